//! Drawn HSAIL: modules through text, BRIG and back, and kernels as programs that are run.

use crate::reduce::{reduce_hsail, reduce_lines};
use std::panic::{AssertUnwindSafe, catch_unwind};
use wavelift_convert::{Work, assemble, disassemble};
use wavelift_frontend_brig::{
    Container, Options as BrigOptions, read_whole, read_with, source, write, write_with,
};
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_generate::Program;
use wavelift_generate_hsail::Coverage;
use wavelift_generate_hsail::kernel::Kernel;
use wavelift_hsail::translate::{Options, translate};
use wavelift_hsail::{Diagnostic, Module, RuleLevels, Severity, Source, diagnostics, validate};

/// So few bytes that the smallest module has several parts.
const PARTS: Work = Work {
    jobs: 1,
    part_bytes: 64,
    levels: RuleLevels::USUAL,
};

fn shown(found: &[Diagnostic], text: &str) -> Option<String> {
    let source = Source::text("drawn.hsail", text);
    let first = found.iter().find(|found| found.severity == Severity::Error);
    first.map(|error| diagnostics::render(error, &source, false))
}

/// The model of a text that is valid.
///
/// # Errors
/// Why it is not.
pub fn read(text: &str) -> Result<Module, String> {
    let (module, mut found) = parse_with("drawn.hsail", text, ParseOptions::with_comments());
    if let Some(module) = &module {
        found.extend(validate(module));
    }
    match (shown(&found, text), module) {
        (None, Some(module)) => Ok(module),
        (error, _) => Err(error.unwrap_or_default()),
    }
}

/// Takes a text through the model, the printer, BRIG and back, as a whole and in parts.
///
/// # Errors
/// What does not come back.
pub fn round_trip(text: &str) -> Result<Module, String> {
    let module = read(text)?;
    let printed = print(&module);
    let same = |what: &str, other: &str| match other == printed {
        true => Ok(()),
        false => Err(format!(
            "{what} differs from the text that was printed:\n{other}\nand\n{printed}"
        )),
    };
    same("the text printed again", &print(&read(&printed)?))?;
    let image = write(&module).map_err(|error| error.to_string())?;
    let options = BrigOptions {
        comments: true,
        ..BrigOptions::default()
    };
    let again =
        read_with(&image, options).map_err(|found| format!("its BRIG is not read: {:?}", found.first()))?;
    same("the text of its BRIG", &print(&again))?;
    if write(&again).map_err(|error| error.to_string())? != image {
        return Err("its BRIG is written otherwise when it was read".to_owned());
    }
    let (parts, found) = assemble("drawn.hsail", text, Container::Raw, PARTS);
    match parts {
        Some(parts) if parts.concat() == image => {}
        Some(_) => return Err("its BRIG made in parts is another".to_owned()),
        None => return Err(shown(&found, text).unwrap_or_default()),
    }
    let (parts, found) = disassemble(&image, PARTS);
    match parts {
        Some(parts) => same("the text of its BRIG made in parts", &parts.concat())?,
        None => return Err(format!("its BRIG in parts is not read: {:?}", found.first())),
    }
    Ok(module)
}

/// Reads BRIG that may be wrong.
///
/// # Errors
/// A message that cannot be shown, or a module that does not come back.
pub fn judge_brig(image: &[u8]) -> Result<(), String> {
    let places = source("changed.brig", image);
    let has_place = |found: &Diagnostic| {
        let line = diagnostics::to_json(found, &places);
        line.contains("\"section\":\"") && line.contains("\"offset\":") && !line.contains('\n')
    };
    let options = BrigOptions {
        comments: true,
        ..BrigOptions::default()
    };
    let (module, mut extras) = match read_whole(image, options) {
        Ok(read) => read,
        Err(found) => {
            let wrong = found.iter().find(|found| !has_place(found));
            return wrong.map_or(Ok(()), |found| {
                Err(format!("a message without a place: {found:?}"))
            });
        }
    };
    let printed = print(&module);
    for found in validate(&module) {
        if !diagnostics::render(&found, &places, false).contains(found.code) {
            return Err(format!("a message that cannot be shown: {found:?}"));
        }
    }
    extras.forget_layout();
    if let Ok(written) = write_with(&module, &extras) {
        let again = read_whole(&written, options).map_err(|found| format!("{:?}", found.first()))?;
        if print(&again.0) != printed {
            return Err(format!("comes back otherwise:\n{printed}\n{}", print(&again.0)));
        }
    }
    Ok(())
}

/// What is wrong with a text: it does not come back, or it panics; with `translates`, also that it is not translated for waves of 64 lanes.
pub fn trouble(text: &str, translates: bool) -> Option<String> {
    let judge = AssertUnwindSafe(|| {
        let module = round_trip(text)?;
        if translates {
            let ir = translate(&module, &Options::new(64));
            ir.map_err(|found| shown(&found, text).unwrap_or_default())?;
        }
        Ok(())
    });
    match catch_unwind(judge) {
        Ok(result) => result.err(),
        Err(_) => Some("a panic".to_owned()),
    }
}

/// The smallest text with which the same is wrong: the message begins alike. A text that is not read is made smaller by lines.
pub fn reduce_text(text: &str, wrong: &mut dyn FnMut(&str) -> Option<String>) -> String {
    let beginning = |message: &str| {
        let line = message.lines().next().unwrap_or_default();
        line.split([':', '"', '`']).next().unwrap_or_default().to_owned()
    };
    let Some(kind) = wrong(text).map(|message| beginning(&message)) else {
        return text.to_owned();
    };
    let mut fails = |text: &str| wrong(text).is_some_and(|message| beginning(&message) == kind);
    match read(text) {
        Ok(module) => print(&reduce_hsail(&module, &mut |text, _| fails(text))),
        Err(_) => reduce_lines(text, &mut fails),
    }
}

/// A drawn kernel as a program of the IR, for waves of so many lanes.
///
/// # Errors
/// What does not come back, or is not translated.
pub fn program(kernel: &Kernel, wave: u32) -> Result<Program, String> {
    program_counted(kernel, wave, &mut Coverage::default())
}

/// As [`program`], and counts what the kernel was made of.
///
/// # Errors
/// What does not come back, or is not translated.
pub fn program_counted(kernel: &Kernel, wave: u32, coverage: &mut Coverage) -> Result<Program, String> {
    let module = round_trip(&kernel.text)?;
    coverage.add(&module, &kernel.shapes);
    let ir = translate(&module, &Options::new(wave));
    Ok(Program {
        module: ir.map_err(|found| shown(&found, &kernel.text).unwrap_or_default())?,
        kernel: "k".into(),
        arguments: kernel.arguments.clone(),
        grid: kernel.grid,
        group: kernel.group,
        observes_wave_size: kernel.observes_wave_size,
    })
}
