//! The IR instruction table and what is generated from it at build time.
//!
//! [`table`] holds one row per IR instruction: its format, typing rule, effects, meaning and documentation.
//! [`generate`] turns the rows into Rust (the opcode enum with its facts, the builder, the scalar evaluator) and
//! into ISLE (an extractor and a constructor per instruction). Nothing about an IR instruction is written
//! anywhere else: the text form, the verifier and the interpreter all read what is generated here.

pub mod generate;
pub mod table;

pub use table::{Format, InstRow, TABLE, TypeRule};
