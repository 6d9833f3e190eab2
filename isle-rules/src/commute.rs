//! Both operand orders of commutative operations from one rule.
//!
//! A pattern that looks into one operand of a commutative operation, `(iadd (ishl _ a n) b)`, is meant for both orders. The pass adds the
//! rule with the operands swapped. So that the compiler's check on overlapping rules stays on, every priority `p` of the rule set becomes
//! `4p + 3`, and the added forms get the numbers below it: the order that is written goes first.

use crate::Misfit;
use cranelift_isle::ast::{Def, Ident, Pattern, Rule};
use std::collections::{HashMap, HashSet};

/// Commutative operations that a pattern may have two operand orders of: more than two would need more numbers than there are.
const MOST: usize = 2;

/// Adds the swapped forms of rules. Returns how many.
///
/// # Errors
/// A rule with too many commutative operations.
pub(crate) fn both_orders(defs: &mut Vec<Def>, commutative: &HashSet<String>) -> Result<usize, Misfit> {
    if commutative.is_empty() {
        return Ok(0);
    }
    let operands = first_operands(defs, commutative);
    let mut added = Vec::new();
    for (index, def) in defs.iter_mut().enumerate() {
        let Def::Rule(rule) = def else { continue };
        let mut count = 0;
        visit(&mut rule.pattern, &operands, &mut count, 0);
        if count > MOST {
            let message = format!(
                "{count} commutative operations with two orders each; {MOST} are possible: split the rule"
            );
            return Err(Misfit { rule: index, message });
        }
        let prio = 4 * rule.prio.unwrap_or(0) + 3;
        rule.prio = Some(prio);
        for swaps in 1..1_u32 << count {
            added.push(swapped(rule, &operands, swaps, prio));
        }
    }
    let count = added.len();
    defs.extend(added.into_iter().map(Def::Rule));
    Ok(count)
}

/// The rule with the operands of some of its commutative operations swapped.
fn swapped(rule: &Rule, operands: &HashMap<String, usize>, swaps: u32, prio: i64) -> Rule {
    let mut rule = rule.clone();
    visit(&mut rule.pattern, operands, &mut 0, swaps);
    rule.prio = Some(prio - i64::from(swaps));
    // Errors name two places, one for each form.
    rule.pos.offset += swaps as usize;
    rule
}

/// For each commutative operation the place of the first of its two operands among the arguments of its term.
fn first_operands(defs: &[Def], commutative: &HashSet<String>) -> HashMap<String, usize> {
    let decls = defs.iter().filter_map(|def| match def {
        Def::Decl(decl) if commutative.contains(&decl.term.0) => Some(decl),
        _ => None,
    });
    let is_value = |ty: &Ident| ty.0 == "Value";
    let place = |tys: &[Ident]| tys.windows(2).position(|pair| pair.iter().all(is_value));
    decls
        .filter_map(|decl| Some((decl.term.0.clone(), place(&decl.arg_tys)?)))
        .collect()
}

/// Counts the operations with two orders, and swaps the operands of those whose bit in `swaps` is set.
fn visit(pattern: &mut Pattern, operands: &HashMap<String, usize>, count: &mut usize, swaps: u32) {
    match pattern {
        Pattern::BindPattern { subpat, .. } => visit(subpat, operands, count, swaps),
        Pattern::And { subpats, .. } => {
            for subpat in subpats {
                visit(subpat, operands, count, swaps);
            }
        }
        Pattern::Term { sym, args, .. } => {
            if let Some(&first) = operands.get(&sym.0)
                && let Some([a, b]) = args.get(first..first + 2)
                && (looks_into(a) || looks_into(b))
                && shape(a) != shape(b)
            {
                if swaps >> *count & 1 == 1 {
                    args.swap(first, first + 1);
                }
                *count += 1;
            }
            for arg in args {
                visit(arg, operands, count, swaps);
            }
        }
        _ => {}
    }
}

/// Whether a pattern asks for more than the type of an operand, which both have.
fn looks_into(pattern: &Pattern) -> bool {
    match pattern {
        Pattern::Var { .. } | Pattern::Wildcard { .. } => false,
        Pattern::BindPattern { subpat, .. } => looks_into(subpat),
        Pattern::Term { sym, .. } => sym.0 != "value_type",
        _ => true,
    }
}

/// A pattern without the names that it binds: where both operands have the same shape, both orders are one.
fn shape(pattern: &Pattern) -> String {
    match pattern {
        Pattern::Var { .. } | Pattern::Wildcard { .. } => "_".to_owned(),
        Pattern::BindPattern { subpat, .. } => shape(subpat),
        Pattern::Term { sym, args, .. } => {
            let args: Vec<String> = args.iter().map(shape).collect();
            format!("({} {})", sym.0, args.join(" "))
        }
        Pattern::And { subpats, .. } => {
            let all: Vec<String> = subpats.iter().map(shape).collect();
            format!("(and {})", all.join(" "))
        }
        Pattern::ConstPrim { val, .. } => val.0.clone(),
        Pattern::ConstInt { val, .. } => val.to_string(),
        Pattern::ConstBool { val, .. } => val.to_string(),
        Pattern::MacroArg { index, .. } => format!("#{index}"),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_isle::{lexer::Lexer, parser};

    /// The rules with their priorities, without places.
    fn rules(text: &str) -> Result<Vec<(String, i64)>, Misfit> {
        let decls = "(decl iadd (Type Value Value) Inst) (decl fmul (Type FpMode Value Value) Inst)";
        let mut defs = Lexer::new(0, &format!("{decls} {text}"))
            .and_then(parser::parse)
            .expect("rules");
        let names = ["iadd", "fmul"].map(str::to_owned);
        both_orders(&mut defs, &HashSet::from(names))?;
        let rules = defs.iter().filter_map(|def| match def {
            Def::Rule(rule) => Some((shape(&rule.pattern), rule.prio.unwrap_or(0))),
            _ => None,
        });
        Ok(rules.collect())
    }

    fn pair(shape: &str, prio: i64) -> (String, i64) {
        (shape.to_owned(), prio)
    }

    #[test]
    fn one_operand_is_looked_into() {
        assert_eq!(
            rules("(rule 1 (lower (iadd ty (ishl _ a n) b)) (f a n b)) (rule (lower (iadd ty a b)) (g a b))"),
            Ok(vec![
                pair("(lower (iadd _ (ishl _ _ _) _))", 7),
                pair("(lower (iadd _ _ _))", 3),
                pair("(lower (iadd _ _ (ishl _ _ _)))", 6),
            ])
        );
    }

    #[test]
    fn operands_after_other_arguments() {
        let found = rules("(rule (lower (fmul ty mode a (fneg _ b))) (f a b))").unwrap();
        assert_eq!(found[1], pair("(lower (fmul _ _ (fneg _ _) _))", 2));
    }

    #[test]
    fn two_operations_have_four_orders() {
        let found = rules("(rule (lower (iadd ty (iadd _ (ishl _ a n) b) c)) (f a n b c))").unwrap();
        assert_eq!(
            found,
            [
                pair("(lower (iadd _ (iadd _ (ishl _ _ _) _) _))", 3),
                pair("(lower (iadd _ _ (iadd _ (ishl _ _ _) _)))", 2),
                pair("(lower (iadd _ (iadd _ _ (ishl _ _ _)) _))", 1),
                pair("(lower (iadd _ _ (iadd _ _ (ishl _ _ _))))", 0),
            ]
        );
    }

    #[test]
    fn one_order_is_enough() {
        let equal = "(rule (lower (iadd ty (uextend _ a) (uextend _ b))) (f a b))";
        let types = "(rule (lower (iadd ty a @ (value_type $I32) b)) (f a b))";
        let other = "(rule (lower (isub ty (ishl _ a n) b)) (f a n b))";
        for text in [equal, types, other] {
            assert_eq!(rules(text).unwrap().len(), 1, "{text}");
        }
    }

    #[test]
    fn too_many_orders() {
        let inner = "(iadd _ (iadd _ (ishl _ a n) b) c)";
        assert!(rules(&format!("(rule (lower (iadd ty {inner} d)) (f a n b c d))")).is_err());
    }
}
