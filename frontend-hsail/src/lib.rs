//! HSAIL: the module model, and the ways into and out of it.
//!
//! [`model`] says what a module is. Text becomes a [`Module`] through [`parse_text`], a BRIG file through the
//! `wavelift-frontend-brig` crate; both fill the same structures. [`validate()`] says whether a module is legal, by [`rules`] of which each has a level,
//! [`print()`] writes its canonical text, [`translate`] makes IR of it. [`diagnostics`] show what is wrong with source
//! lines or as JSON; [`table`] is the one table of instructions that all of these read.
//!
//! ```
//! use wavelift_frontend_hsail::{Source, diagnostics, parse_text, validate};
//!
//! let text = "module &m:1:0:$full:$large:$default;\nkernel &k() { add_u8 $s0, $s0, 1; };\n";
//! let module = parse_text("k.hsail", text).expect("the grammar is fine");
//! let found = validate(&module);
//! let source = Source::text("k.hsail", text);
//! assert_eq!(found[0].one_line(&source), "k.hsail:2:15: error[wrong-type]: `add` has no form with type `u8`");
//! assert!(diagnostics::render(&found[0], &source, false).contains("its types are `u32`"));
//! ```

pub mod combinations;
pub mod diagnostics;
mod lexer;
pub mod link;
pub mod literal;
pub mod model;
mod parser;
mod printer;
pub mod rules;
pub mod source;
pub mod table;
mod text;
pub mod translate;
mod validate;

pub use diagnostics::{Diagnostic, Severity};
pub use model::Module;
pub use parser::{MAX_ERRORS, ParseOptions, parse_bytes, parse_text, parse_with};
pub use parser::{ParsedPart, PartParser, TextOutline, WrongPart, outline};
pub use printer::{PartPrinter, print, print_inst};
pub use rules::RuleLevels;
pub use source::{Location, Source, SourceKind, Span};
pub use validate::{PartChecker, PartFindings, PartValidator, validate, validate_with};
