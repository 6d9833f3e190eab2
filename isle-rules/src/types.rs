//! What the compiler's types do not say of a rule: that its result is in the file that the rule is for and as wide as the operation's
//! type, and that the values it matches are as wide as what takes them. A value of the IR has one ISLE type whatever its width, and
//! every register becomes a result; the widths of the IR's types and of the machine's registers are known here.

use crate::Misfit;
use cranelift_isle::ast::{Def, Expr, Pattern, Rule};
use std::collections::HashMap;
use wavelift_codegen_meta::{InstRow, TABLE, TypeRule};

/// An operation of the IR, as far as the types of its values go.
#[derive(Clone, Debug)]
pub(crate) struct Operation {
    result: Option<TypeRule>,
    operands: &'static [TypeRule],
    /// Whether the first two operands may be swapped.
    pub commutative: bool,
}

/// The operations of the IR by their terms.
pub(crate) fn operations() -> HashMap<&'static str, Operation> {
    let of = |row: &'static InstRow| Operation {
        result: row.results.and_then(|results| results.first()).copied(),
        operands: row.operands,
        commutative: row.effects.contains('c'),
    };
    TABLE.iter().map(|row| (row.name, of(row))).collect()
}

/// What a target says of the types in its rules.
#[derive(Clone, Debug, Default)]
pub struct Widths {
    /// The term whose rules select, with the file of the result as first and the instruction as second argument.
    pub root: String,
    /// ISLE types of registers: the variants of the files that they may be of, and their number of registers, 0 if that depends. One of
    /// several files is that of the rule's result, whichever that is; where there are such types, only they fit a rule for every file.
    pub results: HashMap<String, (Vec<String>, u8)>,
    /// ISLE types of operands: the number of registers that they take.
    pub operands: HashMap<String, u8>,
    /// Terms and constants that types of the IR are matched by: the number of registers of those types.
    pub types: HashMap<String, u8>,
}

/// The first rule whose values do not fit.
pub(crate) fn check(
    defs: &[Def],
    operations: &HashMap<&str, Operation>,
    widths: &Widths,
) -> Result<(), Misfit> {
    let decls = defs.iter().filter_map(|def| match def {
        Def::Decl(decl) => {
            let takes = decl.arg_tys.iter().map(|ty| &*ty.0).collect();
            Some((&*decl.term.0, (takes, &*decl.ret_ty.0)))
        }
        _ => None,
    });
    let check = Check {
        decls: decls.collect(),
        operations,
        widths,
    };
    for (index, def) in defs.iter().enumerate() {
        if let Def::Rule(rule) = def {
            check
                .rule(rule)
                .map_err(|message| Misfit { rule: index, message })?;
        }
    }
    Ok(())
}

struct Check<'a> {
    /// Types of the arguments and of the result of terms.
    decls: HashMap<&'a str, (Vec<&'a str>, &'a str)>,
    operations: &'a HashMap<&'a str, Operation>,
    widths: &'a Widths,
}

impl Check<'_> {
    fn rule(&self, rule: &Rule) -> Result<(), String> {
        let Pattern::Term { sym, args, .. } = &rule.pattern else {
            return Ok(());
        };
        let mut values = HashMap::new();
        let mut made = None;
        for arg in args {
            made = self.pattern(arg, &mut values).or(made);
        }
        if sym.0 == self.widths.root {
            self.result(args.first(), made, &rule.expr)?;
        }
        self.expr(&rule.expr, &values)
    }

    /// Registers of a type of the IR, as a pattern says it.
    fn registers(&self, pattern: &Pattern) -> Option<u8> {
        match pattern {
            // The parser has taken the sign of a constant away.
            Pattern::ConstPrim { val, .. } => self.widths.types.get(&format!("${}", val.0)).copied(),
            Pattern::Term { sym, args, .. } => match args.as_slice() {
                [Pattern::ConstInt { val, .. }] if sym.0 == "registers" => u8::try_from(*val).ok(),
                _ => self.widths.types.get(&sym.0).copied(),
            },
            Pattern::BindPattern { subpat, .. } => self.registers(subpat),
            _ => None,
        }
    }

    /// Finds the widths of the values that a pattern binds. Returns that of the result of the instruction that it is.
    fn pattern(&self, pattern: &Pattern, values: &mut HashMap<String, u8>) -> Option<u8> {
        match pattern {
            Pattern::BindPattern { subpat, .. } => self.pattern(subpat, values),
            Pattern::And { subpats, .. } => {
                let made = subpats.iter().map(|subpat| self.pattern(subpat, values));
                made.fold(None, Option::or)
            }
            Pattern::Term { sym, args, .. } => {
                let operation = self.operations.get(&*sym.0);
                let (takes, _) = self.decls.get(&*sym.0)?;
                let typed = takes.first() == Some(&"Type");
                let controlling = args.first().filter(|_| typed).and_then(|ty| self.registers(ty));
                let of = |ty: &TypeRule| match ty {
                    TypeRule::T => controlling,
                    TypeRule::Exactly(fixed) => self.widths.types.get(&format!("${fixed}")).copied(),
                    _ => None,
                };
                let mut operands = operation.iter().flat_map(|operation| operation.operands);
                for (arg, ty) in args.iter().zip(takes) {
                    let known = match *ty {
                        "Value" => operands.next().and_then(of),
                        _ => None,
                    };
                    self.bind(arg, known, values);
                }
                operation.and_then(|operation| of(&operation.result?))
            }
            _ => None,
        }
    }

    /// The pattern of an operand whose width may be known.
    fn bind(&self, pattern: &Pattern, known: Option<u8>, values: &mut HashMap<String, u8>) {
        match (pattern, known) {
            (Pattern::Var { var, .. }, Some(known)) => {
                values.insert(var.0.clone(), known);
            }
            (Pattern::BindPattern { var, subpat, .. }, known) => {
                let said = match &**subpat {
                    Pattern::Term { sym, args, .. } if sym.0 == "value_type" => {
                        args.first().and_then(|ty| self.registers(ty))
                    }
                    _ => None,
                };
                if let Some(known) = said.or(known) {
                    values.insert(var.0.clone(), known);
                }
                self.pattern(subpat, values);
            }
            _ => {
                self.pattern(pattern, values);
            }
        }
    }

    /// The type of an expression, if its term or name says it.
    fn type_of<'e>(&'e self, expr: &'e Expr) -> Option<&'e str> {
        match expr {
            Expr::Term { sym, .. } => self.decls.get(&*sym.0).map(|(_, makes)| *makes),
            Expr::Let { defs, body, .. } => match &**body {
                Expr::Var { name, .. } => defs.iter().find(|def| def.var.0 == name.0).map(|def| &*def.ty.0),
                body => self.type_of(body),
            },
            _ => None,
        }
    }

    fn result(&self, file: Option<&Pattern>, made: Option<u8>, expr: &Expr) -> Result<(), String> {
        let Some(ty) = self.type_of(expr) else {
            return Ok(());
        };
        let Some((files, registers)) = self.widths.results.get(ty) else {
            return Ok(());
        };
        let others = |fits: &dyn Fn(&[String]) -> bool, wanted: Option<u8>| {
            let right = |(files, registers): &(Vec<String>, u8)| {
                fits(files) && wanted.is_none_or(|wanted| *registers == wanted)
            };
            let results = self.widths.results.iter();
            let mut list: Vec<&str> = results.filter(|(_, ty)| right(ty)).map(|(ty, _)| &**ty).collect();
            list.sort_unstable();
            list.join(", ")
        };
        let any = |files: &[String]| files.len() > 1;
        let of = files.join(" or ");
        match file {
            Some(Pattern::Term { sym, .. }) if !files.contains(&sym.0) => {
                let fits = others(&|files| files.contains(&sym.0), made);
                return Err(format!(
                    "the rule is for {}, but what it makes is {ty}, of {of}; {fits} would fit",
                    sym.0
                ));
            }
            Some(Pattern::Var { .. } | Pattern::Wildcard { .. })
                if !any(files) && self.widths.results.values().any(|(files, _)| any(files)) =>
            {
                let fits = others(&any, made);
                return Err(format!(
                    "the rule is for every file, but what it makes is {ty}, of {of}; {fits} would fit"
                ));
            }
            _ => {}
        }
        match made {
            Some(made) if *registers != 0 && *registers != made => Err(format!(
                "the result of the operation takes {made} register(s), but what the rule makes is {ty}, which has {registers}; {} would fit",
                others(&|others| others == files.as_slice(), Some(made))
            )),
            _ => Ok(()),
        }
    }

    /// Values that stand where something of another width is wanted.
    fn expr(&self, expr: &Expr, values: &HashMap<String, u8>) -> Result<(), String> {
        match expr {
            Expr::Let { defs, body, .. } => {
                for def in defs {
                    self.expr(&def.val, values)?;
                }
                self.expr(body, values)
            }
            Expr::Term { sym, args, .. } => {
                let takes = self.decls.get(&*sym.0).map(|(takes, _)| takes.as_slice());
                for (arg, ty) in args.iter().zip(takes.unwrap_or_default()) {
                    self.expr(arg, values)?;
                    let wanted = self.widths.operands.get(*ty);
                    if let (Expr::Var { name, .. }, Some(&wanted)) = (arg, wanted)
                        && let Some(&given) = values.get(&name.0)
                        && given != wanted
                    {
                        return Err(format!(
                            "`{}` takes {given} register(s), but `{}` takes {ty} there, which has {wanted}",
                            name.0, sym.0
                        ));
                    }
                }
                Ok(())
            }
            _ => Ok(()),
        }
    }
}
