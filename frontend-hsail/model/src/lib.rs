//! HSAIL without a form: the module model and what works on it.
//!
//! [`model`] says what a module is. The text frontend (`wavelift-frontend-hsail`) and the BRIG frontend (`wavelift-frontend-brig`) fill and write the same structures.
//! [`validate()`] says whether a module is legal, by [`rules`] of which each has a level; [`link`] puts modules together; [`translate`]
//! makes IR of them. [`diagnostics`] show what is wrong with source lines or as JSON; [`table`] is the one table of instructions that
//! all of these read.
//!
//! ```
//! use wavelift_hsail::table::{TABLE, syntax};
//! use wavelift_hsail::model::Opcode;
//!
//! let forms = TABLE.iter().filter(|row| row.opcode == Opcode::Add).count();
//! assert!(forms > 0 && !syntax(Opcode::Add).is_empty());
//! ```

pub mod combinations;
pub mod diagnostics;
pub mod link;
pub mod mnemonic;
pub mod model;
pub mod rules;
pub mod source;
pub mod table;
pub mod text;
pub mod translate;
mod validate;

pub use diagnostics::{Diagnostic, Severity};
pub use model::Module;
pub use rules::RuleLevels;
pub use source::{Location, Source, SourceKind, Span};
pub use validate::{PartChecker, PartFindings, PartValidator, validate, validate_with};
