//! From the text of a machine function on through the passes that are left, to code.

use super::UnitFacts;
use crate::code::Code;
use crate::compile::{self, Backend, CompileError};
use crate::emit;
use crate::private::SpillArea;
use wavelift_codegen::machine::text::{Part, Prints, ResumeError, Resumed, parse, place_of};

/// Runs the passes behind the one that a function's text names, up to the pass `until` (or to the end), and prints the function behind
/// each. `check` runs the checkers of the allocator.
///
/// # Errors
/// [`ResumeError`].
pub fn resume<B: Backend>(
    part: &Part<'_>,
    until: Option<&str>,
    check: bool,
) -> Result<Resumed<Code>, ResumeError<CompileError>> {
    let wave = compile::wave_size(part.header.wave).map_err(ResumeError::Header)?;
    let files = B::files(wave);
    let (header, mut func) = parse(part, files).map_err(ResumeError::Text)?;
    let mut facts = UnitFacts::of_header::<B>(&header).map_err(ResumeError::Header)?;
    let options = facts.options::<B>(check).map_err(ResumeError::Header)?;
    let names = compile::passes::<B>(&facts);
    let done = place_of(&header.after, &names)?;
    let mut prints = Prints::new(true).checked(check);
    let last = match until {
        None => names.len(),
        Some(until) => place_of(until, &names)?,
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
            (func, _) =
                compile::allocate::<B>(func, again, &place, &options, area).map_err(ResumeError::compile)?;
            if let Some(larger) = SpillArea::larger(facts.area, func.spill_bytes, &place) {
                facts.area = Some(larger);
                let what = format!(
                    "{} bytes of registers are spilled, for which the kernel sets up no registers: select again with {}",
                    func.spill_bytes,
                    facts
                        .header()
                        .facts
                        .last()
                        .map_or_else(String::new, |(name, value)| format!("`.{name} {value}`")),
                );
                return Err(ResumeError::Header(what));
            }
        } else {
            compile::run_pass::<B>(name, &mut func, &facts).map_err(ResumeError::compile)?;
        }
        prints.after(name, &func, files, || facts.header());
    }
    let code = match last >= names.len() {
        true => Some(emit::encode(&func, B::SUBTARGET, wave).map_err(ResumeError::compile)?),
        false => None,
    };
    Ok(Resumed { header, prints, code })
}
