//! HSAIL: the module model, and the ways into and out of it.
//!
//! [`model`] says what a module is. Text becomes a [`Module`] through the parser, a BRIG file through the
//! `wavelift-frontend-brig` crate; both fill the same structures.

pub mod diagnostics;
pub mod model;
pub mod source;
pub mod table;
pub mod translate;

pub use diagnostics::{Diagnostic, Severity};
pub use model::Module;
pub use source::{Location, Source, SourceKind, Span};
