//! The text form of machine functions (`.mir` files): printer and parser (docs/design/machine-text.md has the grammar).
//!
//! - T1 The text of a function is complete: what is printed parses back to the same function ([`difference`] says what "the same" is), and
//!   printing that gives the same text again.
//! - T2 With the facts of its [`Header`], a function that was read goes on where the printed one was: a target's later passes need
//!   nothing else.
//! - T3 Whatever cannot be read is an error with line, column and what was expected; text never makes a panic.
//!
//! A target implements [`InstText`]: what an instruction looks like when it is taken apart ([`InstForm`]), and the inverse. Registers with
//! their parts, places and roles, blocks, edges, types and lines are printed and read here, the same for all targets. The text of
//! pseudo-instructions is that of [`Pseudo`](crate::machine::Pseudo).
//!
//! | module | what is in it |
//! |---|---|
//! | `form`, `arguments` | an instruction taken apart |
//! | `context` | what text depends on beside the function |
//! | `printer`; `line`, `parser` | both directions |
//! | `pseudo` | pseudo-instructions |
//! | `same` | when two functions are the same |
//! | `prints` | functions after passes, as they are compiled |
//! | `resume` | what compiling on from text gives |
//!
//! Cost: linear in the length of the text.

mod arguments;
mod context;
mod cursor;
mod error;
mod form;
mod header;
mod line;
mod parser;
mod printer;
mod prints;
mod pseudo;
mod resume;
mod same;
#[cfg(test)]
mod tests;

pub use arguments::{parse_word, word_text};
pub use context::{Dialect, Registers, TextContext};
pub use error::{Problem, TextError};
pub use form::{Argument, Arguments, Def, DefForm, InstForm, Piece, Placed, RegForm};
pub use header::{Header, Part, parts};
pub use parser::parse;
pub use printer::print;
pub use prints::{PrintedPass, Prints};
pub use pseudo::{in_places, places};
pub use resume::{ResumeError, Resumed, place_of};
pub use same::difference;

use crate::machine::{MachInst, PReg};
use crate::nearest_name;

/// A target's instruction that has a text form.
pub trait InstText: MachInst {
    /// The instruction taken apart.
    fn form(&self, cx: &TextContext<'_>) -> InstForm;

    /// The instruction that is taken apart so.
    ///
    /// # Errors
    /// There is none: what was expected, and where.
    fn from_form(form: &InstForm, cx: &TextContext<'_>) -> Result<Self, Problem>;

    /// The operations that there are, for remarks on those that there are not.
    fn mnemonics() -> Vec<String>;

    /// What may follow on the name of an operation to say how it is encoded, as `_e32`. Longer ones come before those they end in.
    fn encodings() -> Vec<&'static str> {
        Vec::new()
    }

    /// The register that a word is the name of, apart from those made of prefix and numbers.
    fn named(_word: &str) -> Option<PReg> {
        None
    }

    /// The inverse of [`InstText::named`].
    fn name_of(_preg: PReg) -> Option<&'static str> {
        None
    }

    /// Whether two instructions are the same to all passes to come.
    fn same(&self, other: &Self) -> bool;

    /// What [`InstText::from_form`] says of an operation that does not exist.
    fn unknown(form: &InstForm) -> Problem {
        let name = &form.mnemonic;
        let problem = Problem::at(&name.at, format!("unknown instruction `{}`", name.what));
        let known = Self::mnemonics();
        let near = |name: &str| nearest_name(name, known.iter().map(String::as_str));
        // A name without its encoding is as far from those that there are as with it.
        let encoded = || {
            let encodings = Self::encodings();
            let mut bare = encodings
                .iter()
                .filter_map(|end| Some((name.what.strip_suffix(end)?, end)));
            let (bare, end) = bare.next()?;
            Some(format!("{}{end}", near(bare)?))
        };
        match near(&name.what).map(str::to_owned).or_else(encoded) {
            Some(near) => problem.help(format!("did you mean `{near}`?")),
            None => problem,
        }
    }
}
