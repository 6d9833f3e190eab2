//! Rules that are changed on purpose: what the check must notice.
//!
//! Changes are made to the trees, one at a time, on a copy: a constant one off, operands exchanged that do not commute, another operation, condition or
//! direction, another variable, a condition of the rule dropped, a rule dropped that goes first.

use crate::check::{Checker, Effort, Findings};
use crate::program::Program;
use cranelift_isle::sema::{Expr, Rule, TermId, VariantId};
use std::collections::{BTreeMap, BTreeSet};
use wavelift::Registry;
use wavelift_codegen::ir::Opcode;

/// A change of one rule.
#[derive(Clone, Debug)]
pub struct Fault {
    /// The rule's index.
    pub rule: usize,
    /// What was changed.
    pub what: String,
    change: Change,
}

#[derive(Clone, Debug)]
enum Change {
    /// Another right side.
    Right(Expr),
    /// Without one of its conditions.
    Unless(usize),
    /// Without the rule.
    Dropped,
    /// Whatever the rule gives, it is another value.
    Spoiled,
}

/// Operations that are put in the place of others.
const SIBLINGS: &[(&str, &str)] = &[
    ("iadd", "isub"),
    ("isub", "iadd"),
    ("imul", "iadd"),
    ("umulhi", "smulhi"),
    ("smulhi", "umulhi"),
    ("udiv", "sdiv"),
    ("urem", "srem"),
    ("band", "bor"),
    ("bor", "band"),
    ("bxor", "bor"),
    ("ishl", "ushr"),
    ("ushr", "sshr"),
    ("sshr", "ushr"),
    ("umin", "umax"),
    ("umax", "umin"),
    ("smin", "smax"),
    ("smax", "smin"),
    ("ineg", "bnot"),
    ("bnot", "ineg"),
    ("uextend", "sextend"),
    ("sextend", "uextend"),
    ("ilow", "ihigh"),
    ("ihigh", "ilow"),
    ("ufirstbit", "lastbit"),
    ("lastbit", "ufirstbit"),
    ("fadd", "fsub"),
    ("fsub", "fadd"),
    ("fmul", "fadd"),
    ("fdiv", "fmul"),
    ("ffloor", "fceil"),
    ("fceil", "ffloor"),
    ("ftrunc", "frint"),
    ("frint", "ftrunc"),
    ("fneg", "fabs"),
    ("fabs", "fneg"),
    ("fcvt_to_sint", "fcvt_to_uint"),
    ("fcvt_to_uint", "fcvt_to_sint"),
    ("fcvt_from_sint", "fcvt_from_uint"),
    ("fcvt_from_uint", "fcvt_from_sint"),
];

impl Fault {
    /// The rules with the change.
    pub fn program(&self, program: &Program) -> Program {
        let mut changed = program.clone();
        let rule = &mut changed.terms.rules[self.rule];
        match &self.change {
            Change::Right(right) => rule.rhs = right.clone(),
            Change::Unless(index) => drop(rule.iflets.remove(*index)),
            Change::Dropped => changed.drop_rule(self.rule),
            Change::Spoiled => changed.spoiled = Some(self.rule),
        }
        changed
    }
}

/// All changes of a program's rules.
pub fn faults(program: &Program) -> Vec<Fault> {
    let mut faults = Vec::new();
    for rule in program.own() {
        let tree = &program.terms.rules[rule];
        let maker = Maker { program, tree };
        let rights = maker.changes(&tree.rhs).into_iter();
        faults.extend(rights.map(|(what, right)| Fault {
            rule,
            what,
            change: Change::Right(right),
        }));
        for index in 0..tree.iflets.len() {
            // Conditions that bind what the right side needs cannot go.
            if maker.binds_nothing(index) {
                let what = format!("without condition {}", index + 1);
                faults.push(Fault {
                    rule,
                    what,
                    change: Change::Unless(index),
                });
            }
        }
        if shields(program, rule) {
            faults.push(Fault {
                rule,
                what: "dropped".to_owned(),
                change: Change::Dropped,
            });
        }
    }
    faults
}

/// Whether a rule of legalisation or of a term that only rules call goes before a more general one, which is wrong where this one holds.
fn shields(program: &Program, rule: usize) -> bool {
    let tree = &program.terms.rules[rule];
    let others = program
        .rules_of(tree.root_term)
        .iter()
        .map(|&other| &program.terms.rules[other]);
    let root = program.names[rule].term == "simplify";
    !root && tree.prio > 0 && others.into_iter().any(|other| other.prio < tree.prio)
}

struct Maker<'p> {
    program: &'p Program,
    tree: &'p Rule,
}

impl Maker<'_> {
    fn binds_nothing(&self, index: usize) -> bool {
        use cranelift_isle::sema::Pattern;
        let pattern = &self.tree.iflets[index].lhs;
        matches!(
            pattern,
            Pattern::ConstBool(..) | Pattern::ConstInt(..) | Pattern::Var(..) | Pattern::Wildcard(_)
        )
    }

    fn term(&self, name: &str) -> Option<TermId> {
        let terms = &self.program.terms.terms;
        terms
            .iter()
            .map(|term| term.id)
            .find(|&id| self.program.term_name(id) == name)
    }

    /// What can be changed in an expression, each change with the whole expression.
    fn changes(&self, expr: &Expr) -> Vec<(String, Expr)> {
        match expr {
            Expr::ConstInt(ty, value) => [1, -1]
                .into_iter()
                .map(|by| {
                    (
                        format!("{value:#x} is {by} more"),
                        Expr::ConstInt(*ty, i128::from((*value as u64).wrapping_add_signed(by))),
                    )
                })
                .collect(),
            Expr::ConstBool(ty, value) => vec![(format!("not {value}"), Expr::ConstBool(*ty, !value))],
            Expr::Var(ty, var) => self.other_variable(*ty, *var),
            Expr::Let { ty, bindings, body } => {
                let mut all = Vec::new();
                for index in 0..bindings.len() {
                    for (what, changed) in self.changes(&bindings[index].2) {
                        let mut bindings = bindings.clone();
                        *bindings[index].2 = changed;
                        all.push((
                            what,
                            Expr::Let {
                                ty: *ty,
                                bindings,
                                body: body.clone(),
                            },
                        ));
                    }
                }
                for (what, changed) in self.changes(body) {
                    all.push((
                        what,
                        Expr::Let {
                            ty: *ty,
                            bindings: bindings.clone(),
                            body: Box::new(changed),
                        },
                    ));
                }
                all
            }
            Expr::Term(ty, term, args) => {
                let mut all = Vec::new();
                for index in 0..args.len() {
                    for (what, changed) in self.changes(&args[index]) {
                        let mut args = args.clone();
                        args[index] = changed;
                        all.push((what, Expr::Term(*ty, *term, args)));
                    }
                }
                all.extend(self.of_term(expr));
                all
            }
            Expr::ConstPrim(..) => Vec::new(),
        }
    }

    /// Another value that the left side binds, if the right side is only a variable.
    fn other_variable(
        &self,
        ty: cranelift_isle::sema::TypeId,
        var: cranelift_isle::sema::VarId,
    ) -> Vec<(String, Expr)> {
        if self.program.type_name(ty) != "Value" || !matches!(self.tree.rhs, Expr::Var(..)) {
            return Vec::new();
        }
        let others = self
            .tree
            .vars
            .iter()
            .filter(|other| other.ty == ty && other.id != var);
        let name =
            |other: &cranelift_isle::sema::BoundVar| self.program.types.syms[other.name.index()].clone();
        others
            .map(|other| (format!("variable {}", name(other)), Expr::Var(ty, other.id)))
            .collect()
    }

    fn of_term(&self, expr: &Expr) -> Vec<(String, Expr)> {
        let Expr::Term(ty, term, args) = expr else {
            return Vec::new();
        };
        let name = self.program.term_name(*term);
        let mut all = Vec::new();
        if let Some((kind, _)) = name.split_once('.') {
            let variants = match kind {
                "IntCC" | "FloatCC" | "Rounding" => crate::engine::variants(self.program, *ty),
                _ => Vec::new(),
            };
            for (index, variant) in variants.iter().enumerate() {
                let types = &self.program.types;
                let other = self.program.terms.get_variant_term(types, *ty, VariantId(index));
                if other != *term {
                    let what = format!("{name} is {variant}");
                    all.push((what, Expr::Term(*ty, other, args.clone())));
                }
            }
        }
        let Some(opcode) = name.strip_prefix("make_").and_then(Opcode::parse) else {
            return all;
        };
        if let Some((_, sibling)) = SIBLINGS.iter().find(|(of, _)| *of == opcode.name())
            && let Some(other) = self.term(&format!("make_{sibling}"))
        {
            all.push((
                format!("{name} is {sibling}"),
                Expr::Term(*ty, other, args.clone()),
            ));
        }
        let values = |expr: &Expr| self.program.type_name(expr.ty()) == "Value";
        let last = args.len().saturating_sub(2);
        let swappable = args.len() >= 2 && args[last..].iter().all(values) && args[last] != args[last + 1];
        if swappable && !opcode.effects().commutative() {
            let mut args = args.clone();
            args.swap(last, last + 1);
            all.push((
                format!("{name} with operands exchanged"),
                Expr::Term(*ty, *term, args),
            ));
        }
        all
    }
}

/// What became of changes.
#[derive(Debug, Default)]
pub struct Campaign {
    /// How many were noticed.
    pub noticed: usize,
    /// Those that were not.
    pub missed: Vec<Fault>,
}

/// Most rules of the root term that are tried to notice a change of another term's rule.
const CALLERS: usize = 12;

/// Checks changed rules.
pub struct Judge<'p> {
    program: &'p Program,
    targets: &'p Registry,
    effort: Effort,
    /// Rules of the root term by the rules that fire with them.
    callers: BTreeMap<usize, BTreeSet<usize>>,
}

impl<'p> Judge<'p> {
    /// A judge of changes of a program.
    pub fn new(program: &'p Program, targets: &'p Registry, effort: Effort) -> Judge<'p> {
        let least = Effort {
            draws: 150,
            drawn: 1,
            least: 1,
            exhaustive: 0,
            ..effort
        };
        let mut callers: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for rule in program.own() {
            let mut findings = Findings::default();
            Checker::new(program, targets, least).rule(rule, &mut findings);
            for &fired in findings.checked.keys() {
                callers.entry(fired).or_default().insert(rule);
            }
        }
        Judge {
            program,
            targets,
            effort,
            callers,
        }
    }

    /// Whether the check notices a change.
    pub fn notices(&self, fault: &Fault) -> bool {
        let changed = fault.program(self.program);
        let mut rules: Vec<usize> = match self.callers.get(&fault.rule) {
            Some(callers) => callers.iter().copied().collect(),
            None => vec![fault.rule],
        };
        if matches!(fault.change, Change::Dropped) {
            let term = self.program.terms.rules[fault.rule].root_term;
            let others = self.program.rules_of(term).iter().copied();
            rules.extend(others.filter(|&other| other != fault.rule));
        }
        let step = rules.len().div_ceil(CALLERS).max(1);
        rules.iter().step_by(step).any(|&rule| {
            let mut findings = Findings::default();
            Checker::new(&changed, self.targets, self.effort).rule(rule, &mut findings);
            !findings.wrong.is_empty()
        })
    }

    /// Judges changes.
    pub fn campaign(&self, faults: &[Fault]) -> Campaign {
        let mut campaign = Campaign::default();
        for fault in faults {
            if self.notices(fault) {
                campaign.noticed += 1;
            } else {
                campaign.missed.push(fault.clone());
            }
        }
        campaign
    }

    /// Rules whose result may be another without notice.
    pub fn unnoticed(&self) -> Vec<usize> {
        let spoiled = |rule: &usize| Fault {
            rule: *rule,
            what: "another result".to_owned(),
            change: Change::Spoiled,
        };
        let rules = self.program.own();
        rules.filter(|rule| !self.notices(&spoiled(rule))).collect()
    }
}
