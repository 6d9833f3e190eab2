//! Errors of the reader.
//!
//! All are the input's fault and are [`Diagnostic`]s with the byte range in the module image. Their codes:
//!
//! | code            | meaning                                                                       |
//! |-----------------|-------------------------------------------------------------------------------|
//! | `brig-elf`      | the ELF file around the module is damaged or holds no module                  |
//! | `brig-magic`    | not BRIG                                                                      |
//! | `brig-version`  | a version that this reader does not know                                      |
//! | `brig-header`   | damaged module header                                                         |
//! | `brig-section`  | damaged or misplaced section                                                  |
//! | `brig-padding`  | padding that is not zero                                                      |
//! | `brig-reserved` | a reserved field that is not zero                                             |
//! | `brig-entry`    | an entry of a wrong kind or size, or in a wrong place                         |
//! | `brig-offset`   | an offset that is not the start of an entry, or of one of a wrong kind        |
//! | `brig-enum`     | a value outside its enumeration                                               |
//! | `brig-name`     | a string that is no name, or no string                                        |
//! | `brig-constant` | a constant whose bytes do not fit its type                                    |
//! | `brig-operand`  | an operand of a kind that cannot stand in its place                           |
//! | `brig-module`   | no `module` directive, or not exactly one at the start                        |
//! | `brig-limit`    | larger than this reader supports                                              |

use wavelift_hsail::{Diagnostic, Span};

/// An error on its way up.
pub(crate) type Fail = Box<Diagnostic>;

/// What reading gives.
pub(crate) type Read<T> = Result<T, Box<Diagnostic>>;

/// The error `code` about `span`.
pub(crate) fn error(code: &'static str, span: Span, message: impl Into<String>) -> Fail {
    Box::new(Diagnostic::error(code, span, message).prm(section(code)))
}

/// The section of the manual that has the rule of a code.
fn section(code: &str) -> &'static str {
    match code {
        "brig-magic" | "brig-header" => "18.3.21",
        "brig-version" => "18.3.38",
        "brig-section" => "18.3.32",
        "brig-padding" | "brig-elf" | "brig-limit" => "18.2",
        "brig-entry" => "18.3.6",
        "brig-offset" => "18.3.1",
        "brig-name" => "18.4",
        "brig-constant" => "18.6.1",
        "brig-operand" => "18.6",
        "brig-module" => "18.5.1.10",
        _ => "18.3",
    }
}
