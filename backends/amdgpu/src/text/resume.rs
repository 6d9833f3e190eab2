//! From the text of a machine function on through the passes that are left, to code.

use super::UnitFacts;
use crate::code::Code;
use crate::compile::{self, Backend, CompileError, SpillArea};
use crate::emit;
use std::fmt;
use wavelift_codegen::machine::text::{Header, Part, Prints, TextError, parse};

/// A function that was read and went through passes.
#[derive(Debug)]
pub struct Resumed {
    /// The header that was read.
    pub header: Header,
    /// The function behind each pass that ran.
    pub prints: Prints,
    /// Its code, unless a pass in front was the last that was wanted.
    pub code: Option<Code>,
}

/// Why a text does not become code.
#[derive(Debug)]
pub enum ResumeError {
    /// It cannot be read.
    Text(Vec<TextError>),
    /// Its header says what the target does not understand, or lacks what it needs.
    Header(String),
    /// A pass refuses it.
    Compile(Box<CompileError>),
}

impl fmt::Display for ResumeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ResumeError::Text(errors) => {
                let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
                f.write_str(&list.join("\n"))
            }
            ResumeError::Header(what) => f.write_str(what),
            ResumeError::Compile(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for ResumeError {}

impl<E: Into<CompileError>> From<E> for ResumeError {
    fn from(error: E) -> ResumeError {
        ResumeError::Compile(Box::new(error.into()))
    }
}

/// Runs the passes behind the one that a function's text names, up to the pass `until` (or to the end), and prints the function behind
/// each. `check` runs the checkers of the allocator.
///
/// # Errors
/// [`ResumeError`].
pub fn resume<B: Backend>(part: &Part<'_>, until: Option<&str>, check: bool) -> Result<Resumed, ResumeError> {
    let wave = compile::wave_size(part.header.wave).map_err(ResumeError::Header)?;
    let files = B::files(wave);
    let (header, mut func) = parse(part, files).map_err(ResumeError::Text)?;
    let mut facts = UnitFacts::<B>::of_header(&header).map_err(ResumeError::Header)?;
    let options = facts.options(check).map_err(ResumeError::Header)?;
    let names = compile::passes::<B>(&facts);
    let done = names.iter().position(|name| *name == header.after);
    let done = done.ok_or_else(|| {
        let what = format!("`after {}`: expected one of {}", header.after, names.join(", "));
        ResumeError::Header(what)
    })?;
    let mut prints = Prints::new(true).checked(check);
    let last = match until {
        None => names.len(),
        Some(until) => {
            let last = names.iter().position(|name| *name == until);
            last.ok_or_else(|| ResumeError::Header(format!("no pass `{until}`; there are {}", names.join(", "))))?
        }
    };
    // What was read already is behind its pass.
    prints.after(&header.after, &func, files, || facts.header());
    for (number, name) in names.iter().enumerate().skip(done + 1) {
        if number > last {
            break;
        }
        if *name == "regalloc" {
            let place = compile::place(facts.convention, facts.private, &options);
            let selected = func.clone();
            let again = &mut || Ok(selected.clone());
            let area = facts.area;
            (func, _) = compile::allocate::<B>(func, again, &place, &options, area)?;
            if let Some(larger) = SpillArea::larger(facts.area, func.spill_bytes, &place) {
                facts.area = Some(larger);
                let what = format!(
                    "{} bytes of registers are spilled, for which the kernel sets up no registers: select again with {}",
                    func.spill_bytes,
                    facts.header().facts.last().map_or_else(String::new, |(name, value)| format!("`.{name} {value}`")),
                );
                return Err(ResumeError::Header(what));
            }
        } else {
            compile::run_pass::<B>(name, &mut func, &facts)?;
        }
        prints.after(name, &func, files, || facts.header());
    }
    let code = match last >= names.len() {
        true => Some(emit::encode(&func, wave)?),
        false => None,
    };
    Ok(Resumed {
        header,
        prints,
        code,
    })
}
