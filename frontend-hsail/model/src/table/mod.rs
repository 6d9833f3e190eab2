//! The instruction table: what may follow each operation.
//!
//! Parser, printer, validator and BRIG translation read the same two tables. [`syntax`] gives the order of suffixes of an
//! operation (HSA PRM 19.2); [`TABLE`] gives, per group of legal types, the operands and the legal values of every
//! modifier (HSA PRM 4 to 11). An operation has several rows when operands or modifiers depend on its types, its sub-operation
//! or its geometry; exactly one row fits a legal instruction, which a test checks for `cvt`, the densest case.

mod lookup;
mod row;
mod rows;
#[cfg(test)]
mod tests;

pub(crate) use lookup::by_syntax;
pub use lookup::{default_width, fill_defaults, find, has_vector, is_default_round, nearest, rows, syntax};
pub use row::{Part, Relation, Row, Slot, Ty, TypeSet, widened_element};
pub use rows::TABLE;
