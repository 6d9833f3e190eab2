//! Headers of machine functions in text, and from text on through the passes that are left, to code.

use crate::calls::Convention;
use crate::compile::{self, CompileError, MACHINE as TARGET, Options};
use crate::elf::SimdWidth;
use crate::emit::{self, Code, Frame};
use crate::machine::{self, MInst};
use wavelift_codegen::machine::MachFunc;
use wavelift_codegen::machine::text::{Header, Part, Prints, ResumeError, Resumed, parse, place_of};

/// The passes that work on machine functions. Emission does the rest at once.
pub const PASSES: [&str; 2] = ["isel", "regalloc"];

const CONVENTIONS: [(&str, Convention); 3] = [
    ("plain", Convention::Plain),
    ("caller", Convention::Caller),
    ("function", Convention::Function),
];

/// Names of facts.
const NAMES: [&str; 8] = [
    "convention",
    "variables",
    "stride",
    "thread_bytes",
    "structure",
    "far_calls",
    "scalars",
    "vectors",
];

/// The header of a function's text; what pass ran is filled in by who prints it.
pub(crate) fn header(convention: Convention, frame: &Frame, options: &Options) -> Header {
    let kernel = convention != Convention::Function;
    let caller = convention == Convention::Caller;
    let header = Header::new(kernel, TARGET, options.simd.channels(), "")
        .fact_if("convention", caller.then_some("caller"));
    let header = match frame {
        Frame::Plain => header,
        Frame::Function { variables } => header.fact("variables", variables),
        Frame::Caller {
            variables,
            stride,
            thread_bytes,
        } => header
            .fact("variables", variables)
            .fact("stride", stride)
            .fact("thread_bytes", thread_bytes),
    };
    header
        .fact_if("structure", (!options.structure).then_some("no"))
        .fact_if("far_calls", options.far_calls.then_some("yes"))
        .fact_if("scalars", options.scalar_limit)
        .fact_if("vectors", options.vector_limit)
}

/// The inverse of [`header`].
fn facts(header: &Header, check: bool) -> Result<(Convention, Frame, Options), String> {
    header.check_names(&NAMES)?;
    if header.target != TARGET {
        return Err(format!("`target {}`: expected `{TARGET}`", header.target));
    }
    let simd = SimdWidth::of(header.wave);
    let simd = simd.ok_or_else(|| format!("`wave {}`: threads have 8 or 16 channels", header.wave))?;
    let name = header
        .get("convention")
        .unwrap_or(if header.kernel { "plain" } else { "function" });
    let convention = CONVENTIONS.iter().find(|(known, _)| *known == name);
    let &(_, convention) = convention
        .ok_or_else(|| format!("`.convention {name}`: expected `plain`, `caller` or `function`"))?;
    let number = |name| header.bytes(name);
    let frame = match convention {
        Convention::Plain => Frame::Plain,
        Convention::Function => Frame::Function {
            variables: number("variables")?,
        },
        Convention::Caller => Frame::Caller {
            variables: number("variables")?,
            stride: number("stride")?,
            thread_bytes: number("thread_bytes")?,
        },
    };
    let said = |name, usual: bool| match header.get(name) {
        None => Ok(usual),
        Some("yes") => Ok(true),
        Some("no") => Ok(false),
        Some(other) => Err(format!("`.{name} {other}`: expected `yes` or `no`")),
    };
    let options = Options {
        simd,
        check,
        structure: said("structure", true)?,
        far_calls: said("far_calls", false)?,
        scalar_limit: header.number("scalars")?,
        vector_limit: header.number("vectors")?,
        ..Options::default()
    };
    Ok((convention, frame, options))
}

/// Runs the passes behind the one that a function's text names, up to the pass `until` (or to the end), and prints the function behind
/// each. `check` runs the checkers of the allocator and the validator of code.
///
/// # Errors
/// [`ResumeError`].
pub fn resume(
    part: &Part<'_>,
    until: Option<&str>,
    check: bool,
) -> Result<Resumed<Code>, ResumeError<CompileError>> {
    let (_, _, options) = facts(&part.header, check).map_err(ResumeError::Header)?;
    let files = machine::files(options.simd);
    let (header, mut func): (Header, MachFunc<MInst>) = parse(part, files).map_err(ResumeError::Text)?;
    let (convention, frame, options) = facts(&header, check).map_err(ResumeError::Header)?;
    let known = |name: &str| place_of(name, &PASSES);
    let (done, last) = (known(&header.after)?, until.map(known).transpose()?);
    let mut prints = Prints::new(true).checked(check);
    prints.after(&header.after, &func, files, || header.clone());
    if done == 0 && last != Some(0) {
        let selected = func.clone();
        let again = &mut || Ok(selected.clone());
        (func, _) = compile::allocate(func, again, convention, &options).map_err(ResumeError::compile)?;
        prints.after(PASSES[1], &func, files, || header.clone());
    }
    let code = match last {
        Some(_) => None,
        None => {
            let code = emit::emit(&func, &frame, &options);
            Some(code.map_err(ResumeError::compile)?)
        }
    };
    Ok(Resumed { header, prints, code })
}
