//! The trait of the terms that are written in Rust, in generated code.
//!
//! The ISLE compiler makes one trait `Context` of all such terms. Here methods that several terms share are listed once, and a set may have
//! a trait for each file that declares terms.

use cranelift_isle::ast::{Def, Extern};
use std::collections::{HashMap, HashSet};
use std::path::Path;

/// What of the generated code is kept.
#[derive(Debug)]
pub(crate) enum Part {
    /// All of it.
    All,
    /// The trait of the terms that are written in Rust.
    Context,
    /// All but that.
    Rules,
}

/// The trait that each method belongs to.
pub(crate) type Owners = HashMap<String, String>;

/// What the trait of terms begins with.
const CONTEXT: &str = "/// Context during lowering";
/// What comes after it.
const HELPERS: &str = "pub trait ContextIter {";
/// What the rules begin with.
const RULES: &str = "// Generated as internal constructor";

/// The traits of methods, by the files that declare their terms. Generated texts have no folder: the IR's, and constructors and
/// conversions.
pub(crate) fn owners(defs: &[Def], texts: &[(String, String)]) -> Owners {
    let mut owners = Owners::new();
    for def in defs {
        let (func, pos) = match def {
            Def::Extern(Extern::Extractor { func, pos, .. } | Extern::Constructor { func, pos, .. }) => {
                (func, pos)
            }
            _ => continue,
        };
        let owner = || owner(&texts[pos.file].0);
        owners.entry(func.0.clone()).or_insert_with(owner);
    }
    owners
}

/// The name of the trait of a file's terms.
fn owner(file: &str) -> String {
    let path = Path::new(file);
    let stem = path.file_stem().unwrap_or_default().to_string_lossy();
    let made = stem.ends_with("-constructors") || stem.ends_with("-conversions");
    let words = match path.parent().is_some_and(|folder| !folder.as_os_str().is_empty()) {
        true => &*stem,
        false if made => "instruction",
        false => "ir",
    };
    let mut name = String::new();
    for word in words.split(['_', '-']) {
        let mut letters = word.chars();
        name.extend(letters.next().map(|first| first.to_ascii_uppercase()));
        name.extend(letters);
    }
    name + "Terms"
}

/// Each method of the trait `Context` once, and the methods of each owner in a trait of its own.
pub(crate) fn split(code: &str, owners: Option<&Owners>) -> String {
    let Some((start, end)) = code.find(CONTEXT).zip(code.find(HELPERS)) else {
        return code.to_owned();
    };
    let mut seen = HashSet::new();
    let (mut rest, mut traits): (String, Vec<(&str, String)>) = (String::new(), Vec::new());
    for line in code[start..end].split_inclusive('\n') {
        let Some(name) = method(line) else {
            rest.push_str(line);
            continue;
        };
        if !seen.insert(name) {
            continue;
        }
        let Some(owner) = owners.and_then(|owners| owners.get(name)) else {
            rest.push_str(line);
            continue;
        };
        match traits.iter_mut().find(|(known, _)| known == owner) {
            Some((_, methods)) => methods.push_str(line),
            None => traits.push((owner, line.to_owned())),
        }
    }
    if !traits.is_empty() {
        let names: Vec<&str> = traits.iter().map(|(name, _)| *name).collect();
        let all = names.join(" + ");
        rest = rest.replacen("pub trait Context {", &format!("pub trait Context: {all} {{"), 1);
        rest += &format!("impl<T: {all}> Context for T {{}}\n\n");
        for (name, methods) in traits {
            rest += &format!("/// Terms that are written in Rust.\npub trait {name} {{\n{methods}}}\n\n");
        }
    }
    format!("{}{rest}{}", &code[..start], &code[end..])
}

/// The method that a line of the trait declares.
fn method(line: &str) -> Option<&str> {
    let rest = line.trim_start().strip_prefix("fn ")?;
    rest.split_once('(').map(|(name, _)| name)
}

/// The part of generated code that is kept.
pub(crate) fn part(code: &str, part: &Part) -> Result<String, String> {
    let place = |text: &str| {
        code.find(text)
            .ok_or_else(|| format!("generated code has no `{text}`"))
    };
    Ok(match part {
        Part::All => code.to_owned(),
        Part::Context => code[place(CONTEXT)?..place(HELPERS)?].to_owned(),
        Part::Rules => format!("{}{}", &code[..place(CONTEXT)?], &code[place(RULES)?..]),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "use x;\n/// Context during lowering\npub trait Context {\n    fn a(&mut self) -> Option<()>;\n    \
                        fn b(&mut self);\n    fn a(&mut self) -> Option<()>;\n    fn c(&mut self);\n}\n\npub trait ContextIter {\n}\n";

    #[test]
    fn a_method_is_listed_once() {
        let code = split(CODE, None);
        assert_eq!(code.matches("fn a(").count(), 1);
        assert_eq!(code.matches("pub trait ").count(), 2);
    }

    #[test]
    fn each_file_has_a_trait() {
        let owners = [("a", "AddressTerms"), ("b", "IrTerms"), ("c", "AddressTerms")];
        let owners = owners.map(|(method, owner)| (method.to_owned(), owner.to_owned()));
        let code = split(CODE, Some(&owners.into()));
        assert!(
            code.contains("pub trait Context: AddressTerms + IrTerms {\n}"),
            "{code}"
        );
        assert!(code.contains(
            "pub trait AddressTerms {\n    fn a(&mut self) -> Option<()>;\n    fn c(&mut self);\n}"
        ));
        assert!(code.contains("pub trait IrTerms {\n    fn b(&mut self);\n}"));
        assert!(code.contains("impl<T: AddressTerms + IrTerms> Context for T {}"));
    }

    #[test]
    fn traits_have_the_names_of_files() {
        let names = [
            "a/lower/memory.isle",
            "prelude.isle",
            "context-constructors.isle",
            "b/two_words.isle",
        ];
        assert_eq!(
            names.map(owner),
            ["MemoryTerms", "IrTerms", "InstructionTerms", "TwoWordsTerms"]
        );
    }
}
