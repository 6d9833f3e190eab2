//! HSAIL: the module model, and the ways into and out of it.
//!
//! [`model`] says what a module is. Text becomes a [`Module`] through the parser, a BRIG file through the
//! `wavelift-frontend-brig` crate; both fill the same structures.

pub mod diagnostics;
mod lexer;
pub mod literal;
pub mod model;
mod parser;
mod printer;
pub mod source;
pub mod table;
pub mod translate;
mod validate;

pub use diagnostics::{Diagnostic, Severity};
pub use model::Module;
pub use parser::{MAX_ERRORS, ParseOptions, parse_bytes, parse_text, parse_with};
pub use printer::{print, print_inst};
pub use source::{Location, Source, SourceKind, Span};
pub use validate::validate;
