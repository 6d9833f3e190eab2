//! Rules of a module that only BRIG can break: text has no way to write a wrong linkage or allocation.
//!
//! | what | linkage | allocation |
//! |---|---|---|
//! | kernels, functions | program or module | |
//! | signatures | none | |
//! | fbarriers, variables of the module | program or module | global: program or agent; readonly: agent; other: automatic |
//! | formal arguments | function; none in declarations and signatures | automatic |
//! | variables and fbarriers of a code block | function | as those of the module |
//! | variables of an arg block | arg | automatic |
//!
//! (HSA PRM 18.3.16, 18.3.3, 18.5.1.5, 18.5.1.7, 18.5.1.13.)

use crate::error::error;
use wavelift_hsail::model::*;
use wavelift_hsail::{Diagnostic, Span};

/// Offsets of the fields in the entries.
const EXECUTABLE_LINKAGE: u32 = 25;
const VARIABLE_LINKAGE: u32 = 25;
const VARIABLE_ALLOCATION: u32 = 26;
const FBARRIER_LINKAGE: u32 = 9;

const OF_MODULE: &[Linkage] = &[Linkage::Program, Linkage::Module];

/// What is wrong with a module that was read without errors, in order of the entries.
pub(crate) fn check(module: &Module) -> Vec<Diagnostic> {
    let mut found = Vec::new();
    for item in &module.items {
        match item {
            Item::Variable(id) => variable(&module.variables[*id], OF_MODULE, &mut found),
            Item::Fbarrier(id) => fbarrier(&module.fbarriers[*id], OF_MODULE, &mut found),
            Item::Executable(id) => executable(module, &module.executables[*id], &mut found),
            Item::Header | Item::Extension { .. } | Item::Annotation(_) => {}
        }
    }
    found
}

fn executable(module: &Module, e: &Executable, found: &mut Vec<Diagnostic>) {
    let signature = e.kind == ExecutableKind::Signature;
    let legal = if signature {
        &[Linkage::None][..]
    } else {
        OF_MODULE
    };
    linkage(e.kind.name(), e.linkage, legal, e.span, EXECUTABLE_LINKAGE, found);
    let of_formals = if e.is_definition && !signature {
        Linkage::Function
    } else {
        Linkage::None
    };
    for id in e.outputs.iter().chain(&e.inputs) {
        variable(&module.variables[*id], &[of_formals], found);
    }
    let mut here = Linkage::Function;
    for statement in &e.body {
        match statement {
            Statement::ArgBlockStart(_) => here = Linkage::Arg,
            Statement::ArgBlockEnd(_) => here = Linkage::Function,
            Statement::Variable(id) => variable(&module.variables[*id], &[here], found),
            Statement::Fbarrier(id) => fbarrier(&module.fbarriers[*id], &[Linkage::Function], found),
            _ => {}
        }
    }
}

fn variable(v: &Variable, legal: &[Linkage], found: &mut Vec<Diagnostic>) {
    linkage("variable", v.linkage, legal, v.span, VARIABLE_LINKAGE, found);
    let legal: &[Allocation] = match v.segment {
        Segment::Global => &[Allocation::Program, Allocation::Agent],
        Segment::Readonly => &[Allocation::Agent],
        _ => &[Allocation::Automatic],
    };
    if !legal.contains(&v.allocation) {
        let message = format!(
            "a variable of the {} segment cannot have {} allocation",
            v.segment, v.allocation
        );
        found.push(*error("brig-enum", field(v.span, VARIABLE_ALLOCATION), message));
    }
}

fn fbarrier(f: &Fbarrier, legal: &[Linkage], found: &mut Vec<Diagnostic>) {
    linkage("fbarrier", f.linkage, legal, f.span, FBARRIER_LINKAGE, found);
}

fn linkage(what: &str, is: Linkage, legal: &[Linkage], entry: Span, at: u32, found: &mut Vec<Diagnostic>) {
    if !legal.contains(&is) {
        let names: Vec<&str> = legal.iter().map(|l| l.name()).collect();
        let message = format!(
            "the linkage of this {what} must be {}, not {is}",
            names.join(" or ")
        );
        found.push(*error("brig-enum", field(entry, at), message));
    }
}

/// The byte at an offset of an entry.
fn field(entry: Span, at: u32) -> Span {
    Span::new(entry.start + at, entry.start + at + 1)
}
