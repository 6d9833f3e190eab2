//! HSAIL text: lexer, parser and printer of the [module model](wavelift_hsail).
//!
//! Text becomes a [`Module`](wavelift_hsail::Module) through [`parse_text`], and [`print()`] writes the canonical text of one. What a module means, whether it is
//! legal and what IR it becomes is the model's: the crate `wavelift-hsail`.
//!
//! ```
//! use wavelift_frontend_hsail::parse_text;
//! use wavelift_hsail::{Source, diagnostics, validate};
//!
//! let text = "module &m:1:0:$full:$large:$default;\nkernel &k() { add_u8 $s0, $s0, 1; };\n";
//! let module = parse_text("k.hsail", text).expect("the grammar is fine");
//! let found = validate(&module);
//! let source = Source::text("k.hsail", text);
//! assert_eq!(found[0].one_line(&source), "k.hsail:2:15: error[wrong-type]: `add` has no form with type `u8`");
//! assert!(diagnostics::render(&found[0], &source, false).contains("its types are `u32`"));
//! ```

mod lexer;
pub mod literal;
mod parser;
mod printer;

pub use parser::{MAX_ERRORS, ParseOptions, parse_bytes, parse_text, parse_with};
pub use parser::{ParsedPart, PartParser, TextOutline, WrongPart, outline};
pub use printer::{PartPrinter, print, print_inst};
