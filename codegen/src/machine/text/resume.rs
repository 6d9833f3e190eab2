//! What compiling on from text gives, whatever the target.

use super::{Header, Prints, TextError};
use std::fmt;

/// A function that was read and went through passes.
#[derive(Debug)]
pub struct Resumed<C> {
    /// The header that was read.
    pub header: Header,
    /// The function as it was read, and after each pass that ran.
    pub prints: Prints,
    /// Its code, unless a pass in front was the last that was wanted.
    pub code: Option<C>,
}

impl<C> Resumed<C> {
    /// The same with the code in another form.
    pub fn map<D>(self, code: impl FnOnce(C) -> D) -> Resumed<D> {
        Resumed {
            header: self.header,
            prints: self.prints,
            code: self.code.map(code),
        }
    }
}

/// Why a text does not become code.
#[derive(Debug)]
pub enum ResumeError<E> {
    /// It cannot be read.
    Text(Vec<TextError>),
    /// Its header says what the target does not understand, or lacks what it needs.
    Header(String),
    /// A pass finds that it breaks a rule of machine functions, of which a pass before it takes care in a function that is compiled.
    Rule {
        /// The pass.
        pass: String,
        /// What it says.
        what: String,
    },
    /// A pass refuses it.
    Compile(Box<E>),
}

impl<E> ResumeError<E> {
    /// What a pass says.
    pub fn compile(error: impl Into<E>) -> ResumeError<E> {
        ResumeError::Compile(Box::new(error.into()))
    }
}

impl<E: fmt::Display> fmt::Display for ResumeError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Text(errors) => {
                let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
                f.write_str(&list.join("\n"))
            }
            ResumeError::Header(what) => f.write_str(what),
            ResumeError::Rule { pass, what } => write!(
                f,
                "`{pass}` cannot go on from this text: {what} (unless passes printed the text as it is, the text is wrong)"
            ),
            ResumeError::Compile(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for ResumeError<E> {}

/// The place of a pass among those of a target.
///
/// # Errors
/// There is no such pass.
pub fn place_of<E>(pass: &str, passes: &[&str]) -> Result<usize, ResumeError<E>> {
    let what = || ResumeError::Header(format!("no pass `{pass}`; there are {}", passes.join(", ")));
    passes.iter().position(|known| *known == pass).ok_or_else(what)
}
