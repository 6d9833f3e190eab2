//! Build-time generator for the instruction tables of the Gen7 backend.
//!
//! The tables are part of this crate, so that the backend and its simulator are built from the same rows:
//!
//! | table | columns |
//! |---|---|
//! | `isa/gen7.tsv` | one row per operation: mnemonic, opcode, format, types, conditions, flags, accumulator, unit, semantics |
//! | `isa/formats.tsv` | form, bit fields as `name@bits` |
//! | `isa/compact.tsv` | compaction tables: table, index, bits |
//! | `isa/generations.tsv` | facts of generations: name, a number for each, what it is |
//!
//! A build script writes what the functions return into its build directory. A mistake in a table is an error with file and line.

mod constructors;
mod emit_isa;
mod emit_step;
mod table;

use std::error::Error;
use std::fmt::Write;
use table::{Row, camel, rows};

pub use constructors::{conversions, scalar_forms, widths};
use wavelift_isle_rules::Constructor;

/// What a table gives, or the mistake in it with file and line.
pub type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// The operations, one row each.
fn operations() -> Result<Vec<Row>> {
    rows("isa/gen7.tsv", include_str!("../isa/gen7.tsv"), 9)
}

/// The mnemonics of all operations, in the order of the table.
///
/// # Errors
/// A row that does not follow the table's format.
pub fn operation_names() -> Result<Vec<String>> {
    Ok(operations()?
        .into_iter()
        .map(|row| row.cells[0].clone())
        .collect())
}

/// Rust source of the opcode enum with its facts, the bit fields, the compaction tables, and the facts of generations.
///
/// # Errors
/// A row that does not follow the table's format.
pub fn isa() -> Result<String> {
    let mut out = String::new();
    emit_isa::instructions(&operations()?, &mut out)?;
    emit_isa::fields(
        &rows("isa/formats.tsv", include_str!("../isa/formats.tsv"), 2)?,
        &mut out,
    )?;
    emit_isa::compaction(
        &rows("isa/compact.tsv", include_str!("../isa/compact.tsv"), 3)?,
        &mut out,
    )?;
    emit_isa::generations(
        &rows("isa/generations.tsv", include_str!("../isa/generations.tsv"), 4)?,
        &mut out,
    )?;
    Ok(out)
}

/// Rust source of what a channel computes.
///
/// # Errors
/// A row that does not follow the table's format.
pub fn step() -> Result<String> {
    emit_step::semantics(&operations()?)
}

/// The terms of lowering rules that rows are.
///
/// # Errors
/// A row that does not follow the table's format.
pub fn constructors() -> Result<Vec<Constructor>> {
    Ok(constructors::constructors(&operations()?))
}

/// The operations and the functions of `math` as ISLE enums.
///
/// # Errors
/// A row that does not follow the table's format.
pub fn isle() -> Result<String> {
    let mut text = String::from("(type Gen7Op extern (enum\n");
    for row in operations()? {
        let _ = writeln!(text, "    ({})", camel(&row.cells[0]));
    }
    text.push_str("))\n");
    text.push_str(&constructors::math_functions());
    Ok(text)
}
