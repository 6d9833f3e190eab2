//! Which values the scalar unit computes, from the rules of the scalar file.
//!
//! The files of values are decided before selection, so a rule for a scalar says by its pattern and conditions for which instructions
//! there is a scalar form. From each such rule the pass makes a rule of the term `scalar_form`. Left out are rules that look through an
//! operand or ask something that depends on the files: another rule has to cover their instruction. What may be asked is tagged,
//! `(attr TERM (tag static))`: it answers the same before and after.

use cranelift_isle::ast::{Attr, AttrKind, AttrTarget, Decl, Def, Expr, Extern, Ident, Pattern, Rule};
use cranelift_isle::lexer::Pos;
use std::collections::HashSet;

/// The term that is made.
const FORM: &str = "scalar_form";

/// Where scalar forms come from.
#[derive(Clone, Debug)]
pub struct ScalarForms {
    /// The term whose rules select, with the file of the result as first and the instruction as second argument.
    pub root: String,
    /// The variant of the file.
    pub scalar: String,
}

/// The definitions of a rule set of its own, with the term `scalar_form`. `shared` are the files of the IR's terms.
pub(crate) fn definitions(
    defs: &[Def],
    forms: &ScalarForms,
    shared: &dyn Fn(usize) -> bool,
    operations: &HashSet<&str>,
) -> Vec<Def> {
    let fixed = static_terms(defs, shared);
    let pos = Pos::default();
    let name = |text: &str| Ident(text.to_owned(), pos);
    let mut out: Vec<Def> = defs
        .iter()
        .filter(|def| keeps(def, shared, &fixed))
        .cloned()
        .collect();
    out.push(Def::Decl(Decl {
        term: name(FORM),
        arg_tys: vec![name("Inst")],
        ret_ty: name("bool"),
        pure: false,
        multi: false,
        partial: true,
        rec: false,
        pos,
    }));
    let rules = defs.iter().filter_map(|def| match def {
        Def::Rule(rule) => form(rule, forms, &fixed, operations),
        _ => None,
    });
    out.extend(rules.map(Def::Rule));
    out
}

/// Terms that answer the same whatever file a value is in: those tagged, and what is shorthand for them.
fn static_terms(defs: &[Def], shared: &dyn Fn(usize) -> bool) -> HashSet<String> {
    let mut fixed: HashSet<String> = defs.iter().filter_map(tagged).collect();
    for def in defs {
        match def {
            Def::Decl(decl) if shared(decl.pos.file) && decl.term.0 != "def_inst" => {
                fixed.insert(decl.term.0.clone());
            }
            Def::Type(ty) => {
                if let cranelift_isle::ast::TypeValue::Enum(variants, _) = &ty.ty {
                    fixed.extend(
                        variants
                            .iter()
                            .map(|variant| format!("{}.{}", ty.name.0, variant.name.0)),
                    );
                }
            }
            _ => {}
        }
    }
    // Shorthands stand after what they are made of.
    for def in defs {
        if let Def::Extractor(extractor) = def {
            let mut all = true;
            extractor
                .template
                .terms(&mut |_, name| all &= fixed.contains(&name.0));
            if all {
                fixed.insert(extractor.term.0.clone());
            }
        }
    }
    fixed
}

fn tagged(def: &Def) -> Option<String> {
    let Def::Attr(Attr {
        target: AttrTarget::Term(term),
        kinds,
        ..
    }) = def
    else {
        return None;
    };
    let is_static = |kind: &AttrKind| matches!(kind, AttrKind::Tag(tag) if tag.0 == "static");
    kinds.iter().any(is_static).then(|| term.0.clone())
}

/// Whether a definition is one of the set with the scalar forms, too.
fn keeps(def: &Def, shared: &dyn Fn(usize) -> bool, fixed: &HashSet<String>) -> bool {
    let about = |term: &Ident, pos: Pos| shared(pos.file) || fixed.contains(&term.0);
    match def {
        Def::Type(_) => true,
        Def::Decl(decl) => about(&decl.term, decl.pos),
        Def::Extractor(extractor) => about(&extractor.term, extractor.pos),
        Def::Extern(Extern::Const { .. }) => true,
        Def::Extern(Extern::Extractor { term, pos, .. } | Extern::Constructor { term, pos, .. }) => {
            about(term, *pos)
        }
        Def::Converter(converter) => shared(converter.pos.file),
        _ => false,
    }
}

/// What a rule says of scalar forms.
fn form(
    rule: &Rule,
    forms: &ScalarForms,
    fixed: &HashSet<String>,
    operations: &HashSet<&str>,
) -> Option<Rule> {
    let Pattern::Term { sym, args, .. } = &rule.pattern else {
        return None;
    };
    let [file, inst] = args.as_slice() else {
        return None;
    };
    let scalar = match file {
        Pattern::Term { sym, .. } => sym.0 == forms.scalar,
        _ => true,
    };
    if sym.0 != forms.root || !scalar {
        return None;
    }
    let (mut looks, mut all) = (0, true);
    inst.terms(&mut |_, name| {
        looks += usize::from(operations.contains(&*name.0));
        all &= fixed.contains(&name.0);
    });
    for iflet in &rule.iflets {
        let mut term = |_, name: &Ident| all &= fixed.contains(&name.0);
        iflet.expr.terms(&mut term);
        iflet.pattern.terms(&mut term);
    }
    (looks == 1 && all).then(|| Rule {
        pattern: Pattern::Term {
            sym: Ident(FORM.to_owned(), rule.pos),
            args: vec![inst.clone()],
            pos: rule.pos,
        },
        expr: Expr::ConstBool {
            val: true,
            pos: rule.pos,
        },
        ..rule.clone()
    })
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_isle::{lexer::Lexer, parser};

    /// The places, among the rules of a text, of those that say a scalar form.
    fn forms(rules: &str) -> Vec<usize> {
        let shared = "(type Inst (primitive Inst)) (type File extern (enum (Scalar) (Vector))) (decl w32 () Type) \
                      (decl iadd (Type Value Value) Inst) (decl ishl (Type Value Value) Inst) \
                      (decl fadd (Type Mode Value Value) Inst)";
        let terms = "(decl nearest () Mode) (extern extractor nearest nearest) (attr nearest (tag static)) \
                     (decl scalar_value (Value) Value) (extern extractor scalar_value scalar_value) \
                     (decl near () Mode) (extractor (near) (nearest))";
        let parse = |file: usize, text: &str| {
            Lexer::new(file, text)
                .and_then(parser::parse)
                .expect("definitions")
        };
        let mut defs = parse(0, shared);
        defs.extend(parse(1, terms));
        defs.extend(parse(2, rules));
        let all: Vec<usize> = defs.iter().filter_map(offset).collect();
        let asked = ScalarForms {
            root: "lower".to_owned(),
            scalar: "File.Scalar".to_owned(),
        };
        let operations = HashSet::from(["iadd", "ishl", "fadd"]);
        let made = definitions(&defs, &asked, &|file| file == 0, &operations);
        let of = |offset| {
            all.iter()
                .position(|&known| known == offset)
                .expect("one of them")
        };
        made.iter().filter_map(offset).map(of).collect()
    }

    fn offset(def: &Def) -> Option<usize> {
        match def {
            Def::Rule(rule) => Some(rule.pos.offset),
            _ => None,
        }
    }

    #[test]
    fn rules_for_scalars_and_for_any_file() {
        let rules = "(rule (lower (File.Scalar) (iadd (w32) a b)) (s a b)) (rule (lower (File.Vector) (iadd (w32) a b)) (v a b)) \
                     (rule (lower _ (ishl ty a b)) (same a)) (rule (test (iadd ty a b)) (t a b))";
        assert_eq!(forms(rules), [0, 2]);
    }

    #[test]
    fn what_depends_on_files_says_nothing() {
        let rules = "(rule (lower (File.Scalar) (iadd ty (ishl _ a n) b)) (s a n b)) (rule (lower _ (iadd ty (scalar_value a) b)) (s a b)) \
                     (rule (lower (File.Scalar) (fadd ty (near) a b)) (s a b)) (rule (lower _ (iadd ty a b)) (if (scalar_value a)) (s a b)) \
                     (rule (lower _ (iadd ty a b)) (if (nearest)) (s a b))";
        assert_eq!(forms(rules), [2, 4]);
    }
}
