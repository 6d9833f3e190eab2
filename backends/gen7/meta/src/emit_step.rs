//! What a channel computes, as Rust source for the simulator.

use crate::Result;
use crate::table::{Row, camel};
use std::fmt::Write;

/// Formulas of integers and floats, and the operations that have a routine.
pub(crate) fn semantics(rows: &[Row]) -> Result<String> {
    let mut integer = String::new();
    let mut float = String::new();
    let mut routine = String::new();
    let mut routines: Vec<String> = Vec::new();
    for row in rows {
        let variant = camel(&row.cells[0]);
        for part in row.cells[8].split("; ") {
            if let Some(name) = part.strip_prefix('@') {
                let name = camel(name);
                let _ = writeln!(routine, "Opcode::{variant} => Some(Routine::{name}),");
                if !routines.contains(&name) {
                    routines.push(name);
                }
            } else if let Some(formula) = part.strip_prefix("int ") {
                let _ = writeln!(integer, "Opcode::{variant} => Some(|a, b, c| {formula}),");
            } else if let Some(formula) = part.strip_prefix("float ") {
                let _ = writeln!(float, "Opcode::{variant} => Some(|a, b, c, m| {formula}),");
            } else {
                return row.fail(format_args!("unknown semantics {part}"));
            }
        }
    }
    let variants: String = routines.iter().map(|name| format!("{name},")).collect();
    Ok(format!(
        "/// Operations that the simulator has a routine for.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
         pub(crate) enum Routine {{ {variants} }}\n\
         pub(crate) fn routine(op: Opcode) -> Option<Routine> {{\nmatch op {{\n{routine}_ => None }}\n}}\n\
         pub(crate) fn integer(op: Opcode) -> Option<fn(i64, i64, i64) -> i64> {{\nmatch op {{\n{integer}_ => None }}\n}}\n\
         pub(crate) fn float<F: Float>(op: Opcode) -> Option<fn(F::Bits, F::Bits, F::Bits, FloatMode) -> F::Bits> {{\nmatch op {{\n{float}_ => None }}\n}}\n"
    ))
}
