//! ISLE as a language: rules are matched and run as trees, without code that is compiled from them.
//!
//! Changed rules need no build, and the terms that are written in Rust get a meaning of their own ([`Terms`]).

use crate::program::Program;
use cranelift_isle::sema::{ConstructorKind, Expr, Pattern, TermId, TermKind, TypeId};
use wavelift_codegen::ir::{FpMode, Inst, Type, Value};

/// A value of an ISLE term.
#[derive(Clone, Debug, PartialEq)]
pub enum Datum {
    /// A truth value of the rule language.
    Bool(bool),
    /// An integer of the rule language.
    Int(u64),
    /// An integer that is not known: a term of a solver.
    Word(easy_smt::SExpr),
    /// A type of the IR.
    Type(Type),
    /// A value of the IR.
    Value(Value),
    /// An instruction.
    Inst(Inst),
    /// Values: an array, or a list.
    Values(Vec<Value>),
    /// A mode of floating point.
    Mode(FpMode),
    /// A variant of an enum and its fields.
    Variant(usize, Vec<Datum>),
    /// Something that rules only pass on.
    Opaque,
}

/// What the terms mean that are not made of rules.
pub trait Terms {
    /// Takes a value apart, by the name of the extractor.
    fn extract(&mut self, program: &Program, name: &str, value: &Datum) -> Option<Vec<Datum>>;
    /// Makes a value, by the name of the constructor.
    fn construct(&mut self, program: &Program, name: &str, args: &[Datum]) -> Option<Datum>;
    /// A constant of the rule language: `$I32`.
    fn constant(&mut self, name: &str) -> Option<Datum>;
    /// Whether an integer has a value.
    fn is(&mut self, datum: &Datum, value: u64) -> bool;
    /// Another value than this one, of the same type.
    fn spoil(&mut self, datum: Datum) -> Datum;
    /// Whether two values are the same.
    fn same(&mut self, a: &Datum, b: &Datum) -> bool {
        a == b
    }
}

/// Runs rules.
pub struct Engine<'p, T> {
    /// The rules.
    pub program: &'p Program,
    /// The other terms.
    pub terms: T,
    /// Rules that fired, in order of their end.
    pub fired: Vec<usize>,
}

/// Variables of a rule.
pub type Bindings = Vec<Option<Datum>>;

impl<'p, T: Terms> Engine<'p, T> {
    /// An engine that has run nothing.
    pub fn new(program: &'p Program, terms: T) -> Self {
        Engine {
            program,
            terms,
            fired: Vec::new(),
        }
    }

    /// What a term that is made of rules gives: the first rule that matches decides.
    pub fn call(&mut self, term: TermId, args: &[Datum]) -> Option<Datum> {
        let program = self.program;
        program
            .rules_of(term)
            .iter()
            .find_map(|&rule| self.apply(rule, args))
    }

    /// What one rule gives.
    pub fn apply(&mut self, rule: usize, args: &[Datum]) -> Option<Datum> {
        let mut bindings = self.bind(rule, args)?;
        let result = self.eval(&self.program.terms.rules[rule].rhs, &mut bindings)?;
        self.fired.push(rule);
        if self.program.spoiled == Some(rule) {
            return Some(self.terms.spoil(result));
        }
        Some(result)
    }

    /// The variables of a rule if it matches.
    pub fn bind(&mut self, rule: usize, args: &[Datum]) -> Option<Bindings> {
        let rule = &self.program.terms.rules[rule];
        let mut bindings = vec![None; rule.vars.len()];
        for (pattern, arg) in rule.args.iter().zip(args) {
            self.matches(pattern, arg, &mut bindings).then_some(())?;
        }
        for clause in &rule.iflets {
            let value = self.eval(&clause.rhs, &mut bindings)?;
            self.matches(&clause.lhs, &value, &mut bindings).then_some(())?;
        }
        Some(bindings)
    }

    /// Whether a value matches a pattern; its variables are bound on the way.
    pub fn matches(&mut self, pattern: &Pattern, value: &Datum, bindings: &mut Bindings) -> bool {
        match pattern {
            Pattern::Wildcard(_) => true,
            Pattern::BindPattern(_, var, inner) => {
                bindings[var.index()] = Some(value.clone());
                self.matches(inner, value, bindings)
            }
            Pattern::Var(_, var) => match bindings[var.index()].clone() {
                Some(bound) => self.terms.same(&bound, value),
                None => false,
            },
            Pattern::ConstBool(_, constant) => *value == Datum::Bool(*constant),
            Pattern::ConstInt(_, constant) => self.terms.is(value, *constant as u64),
            Pattern::ConstPrim(_, name) => {
                let name = self.program.types.syms[name.index()].clone();
                self.terms
                    .constant(&name)
                    .is_some_and(|constant| constant == *value)
            }
            Pattern::And(_, all) => all.iter().all(|inner| self.matches(inner, value, bindings)),
            Pattern::Term(_, term, inner) => {
                let Some(parts) = self.parts(*term, value) else {
                    return false;
                };
                let pairs = inner.iter().zip(&parts);
                pairs
                    .into_iter()
                    .all(|(inner, part)| self.matches(inner, part, bindings))
            }
        }
    }

    fn parts(&mut self, term: TermId, value: &Datum) -> Option<Vec<Datum>> {
        if let TermKind::EnumVariant { variant } = self.program.terms.terms[term.index()].kind {
            return match value {
                Datum::Variant(index, fields) if *index == variant.index() => Some(fields.clone()),
                _ => None,
            };
        }
        let program = self.program;
        self.terms.extract(program, program.term_name(term), value)
    }

    /// The value of an expression.
    pub fn eval(&mut self, expr: &Expr, bindings: &mut Bindings) -> Option<Datum> {
        match expr {
            Expr::Var(_, var) => bindings[var.index()].clone(),
            Expr::ConstBool(_, constant) => Some(Datum::Bool(*constant)),
            Expr::ConstInt(_, constant) => Some(Datum::Int(*constant as u64)),
            Expr::ConstPrim(_, name) => {
                let name = self.program.types.syms[name.index()].clone();
                self.terms.constant(&name)
            }
            Expr::Let {
                bindings: lets, body, ..
            } => {
                for (var, _, value) in lets {
                    bindings[var.index()] = Some(self.eval(value, bindings)?);
                }
                self.eval(body, bindings)
            }
            Expr::Term(_, term, args) => {
                let args: Option<Vec<Datum>> = args.iter().map(|arg| self.eval(arg, bindings)).collect();
                self.construct(*term, &args?)
            }
        }
    }

    fn construct(&mut self, term: TermId, args: &[Datum]) -> Option<Datum> {
        let program = self.program;
        match &program.terms.terms[term.index()].kind {
            TermKind::EnumVariant { variant } => Some(Datum::Variant(variant.index(), args.to_vec())),
            TermKind::Decl {
                constructor_kind: Some(ConstructorKind::InternalConstructor),
                ..
            } => self.call(term, args),
            _ => self.terms.construct(program, program.term_name(term), args),
        }
    }
}

/// Names of the variants of an enum, in order.
pub fn variants(program: &Program, ty: TypeId) -> Vec<String> {
    use cranelift_isle::sema::Type as IsleType;
    match &program.types.types[ty.index()] {
        IsleType::Enum { variants, .. } => {
            let name =
                |variant: &cranelift_isle::sema::Variant| program.types.syms[variant.name.index()].clone();
            variants.iter().map(name).collect()
        }
        _ => Vec::new(),
    }
}
