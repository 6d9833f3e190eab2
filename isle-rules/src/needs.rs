//! Conditions that rules have to ask.

use crate::Misfit;
use cranelift_isle::ast::{Attr, AttrKind, AttrTarget, Def, Expr, Rule};
use std::collections::{HashMap, HashSet};

/// Every rule that builds a term of `needs` must ask for the term that it stands for in a condition: `(if-let _ (... (TERM)))`. A term
/// with the tag `TERM`, the variant of an enum, is one of those: its own rules need not ask, but who builds it has to.
///
/// # Errors
/// The first rule that does not, with what would be right.
pub(crate) fn check(defs: &[Def], needs: &HashMap<String, String>) -> Result<(), Misfit> {
    let mut needs = needs.clone();
    needs.extend(defs.iter().flat_map(tagged));
    let needs = &needs;
    for (index, def) in defs.iter().enumerate() {
        if let Def::Rule(rule) = def
            && !is_constructor(rule, needs)
            && let Some((built, needed)) = lacking(rule, needs)
        {
            let message = format!(
                "not every machine has what `{built}` builds: the rule has to ask for `{needed}` in an `if-let`"
            );
            return Err(Misfit { rule: index, message });
        }
    }
    Ok(())
}

/// A term whose tag is the variant of an enum, with that.
fn tagged(def: &Def) -> Option<(String, String)> {
    let Def::Attr(Attr {
        target: AttrTarget::Term(term),
        kinds,
        ..
    }) = def
    else {
        return None;
    };
    kinds.iter().find_map(|kind| match kind {
        AttrKind::Tag(tag) if tag.0.contains('.') => Some((term.0.clone(), tag.0.clone())),
        _ => None,
    })
}

/// Whether a rule is that of a term which is in `needs` itself: who builds that has to ask.
fn is_constructor(rule: &Rule, needs: &HashMap<String, String>) -> bool {
    rule.pattern
        .root_term()
        .is_some_and(|term| needs.contains_key(&term.0))
}

/// A term that a rule builds without the condition for it, and that condition.
fn lacking<'a>(rule: &Rule, needs: &'a HashMap<String, String>) -> Option<(String, &'a String)> {
    let asked: HashSet<String> = rule.iflets.iter().flat_map(|iflet| terms(&iflet.expr)).collect();
    let built = terms(&rule.expr).into_iter();
    let mut lacking = built.filter_map(|term| {
        let needed = needs.get(&term)?;
        (!asked.contains(needed)).then_some((term, needed))
    });
    lacking.next()
}

fn terms(expr: &Expr) -> Vec<String> {
    let mut terms = Vec::new();
    expr.terms(&mut |_, name| terms.push(name.0.clone()));
    terms
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_isle::{lexer::Lexer, parser};

    #[test]
    fn a_rule_without_its_condition() {
        let needs = HashMap::from([("Op.Add3".to_string(), "Feature.New".to_string())]);
        let check = |text: &str| {
            let defs = Lexer::new(0, text).and_then(parser::parse).unwrap();
            let rule = defs.iter().find_map(|def| match def {
                Def::Rule(rule) => Some(rule),
                _ => None,
            });
            lacking(rule.unwrap(), &needs).map(|(built, _)| built)
        };
        let built = Some("Op.Add3".to_string());
        assert_eq!(check("(rule (lower a) (v3 (Op.Add3) a))"), built);
        assert_eq!(check("(rule (lower a) (let ((b V (v3 (Op.Add3) a))) b))"), built);
        assert_eq!(
            check("(rule (lower a) (if-let _ (has (Feature.Old))) (v3 (Op.Add3) a))"),
            built
        );
        assert_eq!(
            check("(rule (lower a) (if-let _ (has (Feature.New))) (v3 (Op.Add3) a))"),
            None
        );
        assert_eq!(check("(rule (lower a) (v3 (Op.Add) a))"), None);
    }

    #[test]
    fn a_tag_hands_the_condition_on() {
        let needs = HashMap::from([("new_add".to_string(), "Feature.New".to_string())]);
        let misfit = |caller: &str| {
            let text = format!(
                "(decl add3 (V) V) (attr add3 (tag Feature.New)) (rule (add3 a) (new_add a))\n{caller}"
            );
            let defs = Lexer::new(0, &text).and_then(parser::parse).unwrap();
            check(&defs, &needs).err().map(|misfit| misfit.rule)
        };
        assert_eq!(misfit("(rule (lower a) (if (has (Feature.New))) (add3 a))"), None);
        assert_eq!(misfit("(rule (lower a) (add3 a))"), Some(3));
    }
}
