//! Conditions that rules have to ask.

use cranelift_isle::ast::{Def, Expr, Rule};
use cranelift_isle::lexer::Lexer;
use cranelift_isle::parser;
use std::collections::{HashMap, HashSet};
use std::path::PathBuf;

/// Every rule that builds a term of `needs` must ask for the term that it stands for in a condition: `(if-let _ (... (TERM)))`.
///
/// # Errors
/// The first rule that does not, with its place and what would be right, and files that cannot be read or parsed.
pub(crate) fn check(files: &[PathBuf], needs: &HashMap<String, String>) -> Result<(), String> {
    for (index, path) in files.iter().enumerate() {
        let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
        // Mistakes of syntax are the compiler's to report.
        let Ok(defs) = Lexer::new(index, &text).and_then(parser::parse) else {
            continue;
        };
        for rule in defs.iter().filter_map(rule) {
            if let Some((built, needed)) = lacking(rule, needs) {
                let before = text.get(..rule.pos.offset).unwrap_or_default();
                let line = before.matches('\n').count() + 1;
                return Err(format!(
                    "{}:{line}: not every machine has what `{built}` builds: the rule has to ask for `{needed}` in an `if-let`",
                    path.display()
                ));
            }
        }
    }
    Ok(())
}

fn rule(def: &Def) -> Option<&Rule> {
    match def {
        Def::Rule(rule) => Some(rule),
        _ => None,
    }
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

    #[test]
    fn a_rule_without_its_condition() {
        let needs = HashMap::from([("Op.Add3".to_string(), "Feature.New".to_string())]);
        let check = |text: &str| {
            let defs = Lexer::new(0, text).and_then(parser::parse).unwrap();
            let rule = defs.iter().find_map(rule).unwrap();
            lacking(rule, &needs).map(|(built, _)| built)
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
}
