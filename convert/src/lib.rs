//! From HSAIL text to a file with BRIG and back, with all checks: what the command line offers.
//!
//! A module is worked on in parts ([`wavelift_hsail::model::part`]): a part is read, checked and written or printed, and forgotten, so
//! memory holds the input, the output and a few parts, and a part stays in the cache from one step to the next. Several threads
//! read and check parts at once; what is written is put together in order.
//!
//! Parts are for modules without errors. As soon as there is one, everything is thrown away and the module is read and checked as
//! a whole, so that what is wrong is told in full and in its order.

mod copy;
mod pipeline;
#[cfg(test)]
mod tests;

pub use copy::copy;

use pipeline::in_order;
use std::sync::Mutex;
use wavelift_frontend_brig::parts::{ImageWriter, Indexed, PartReader, Spent};
use wavelift_frontend_brig::{Container, Extras, ModLayout, Options, WriteError, read_with, write_pieces};
use wavelift_frontend_hsail::{
    ParseOptions, ParsedPart, PartParser, PartPrinter, TextOutline, outline as text_outline, parse_with,
    print,
};
use wavelift_hsail::model::part::Part;
use wavelift_hsail::model::{Item, Module};
use wavelift_hsail::{
    Diagnostic, PartChecker, PartFindings, PartValidator, RuleLevels, Severity, validate_with,
};

/// Text or code blocks of a part, bytes: the model of so much stays in the second level of the cache.
const PART_BYTES: usize = 64 << 10;

/// How to work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Work {
    /// Threads; 0 is one per processor. The result does not depend on it.
    pub jobs: usize,
    /// About how many bytes of input a part has.
    pub part_bytes: usize,
    /// How strictly rules are taken.
    pub levels: RuleLevels,
}

impl Default for Work {
    fn default() -> Work {
        Work {
            jobs: 0,
            part_bytes: PART_BYTES,
            levels: RuleLevels::default(),
        }
    }
}

impl Work {
    /// With so many threads; 0 is one per processor.
    pub fn with_jobs(jobs: usize) -> Work {
        Work {
            jobs,
            ..Work::default()
        }
    }

    fn threads(self) -> usize {
        match self.jobs {
            0 => std::thread::available_parallelism().map_or(1, usize::from),
            jobs => jobs,
        }
    }
}

fn is_wrong(found: &[Diagnostic]) -> bool {
    found.iter().any(|d| d.severity == Severity::Error)
}

/// An error was found, or something else that parts cannot cope with: the whole module is to be worked on at once.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct AsWhole;

impl From<WriteError> for AsWhole {
    fn from(_: WriteError) -> AsWhole {
        AsWhole
    }
}

/// Parts that have been worked on, whose memory is used again.
struct Rooms(Mutex<Vec<Part>>);

impl Rooms {
    fn get(&self) -> Option<Part> {
        self.0.lock().ok()?.pop()
    }

    fn put(&self, part: Part) {
        if let Ok(mut rooms) = self.0.lock() {
            rooms.push(part);
        }
    }
}

/// What [`assemble`] and [`disassemble`] give: the result, if there was no error, and all that was found.
pub type Converted<T> = (Option<T>, Vec<Diagnostic>);

/// Text as a file with BRIG, comments included, in pieces that follow each other: the file if there was no error, and
/// all that was found. `name` is that of the text.
pub fn assemble(name: &str, text: &str, container: Container, work: Work) -> Converted<Vec<Vec<u8>>> {
    match assemble_parts(text, container, work) {
        Ok((file, found)) => (Some(file), found),
        Err(AsWhole) => assemble_whole(name, text, container, &work.levels),
    }
}

fn text_options(levels: &RuleLevels) -> ParseOptions {
    ParseOptions {
        keep_comments: true,
        levels: *levels,
    }
}

fn assemble_parts(
    text: &str,
    container: Container,
    work: Work,
) -> Result<(Vec<Vec<u8>>, Vec<Diagnostic>), AsWhole> {
    let outline = text_outline(text, text_options(&work.levels), work.part_bytes).ok_or(AsWhole)?;
    let extras = Extras::default();
    let mut writer = ImageWriter::new(&outline.module, &extras, text.len());
    let write = |items: &[Item], part: &Part| Ok(writer.items(items, Some(part))?);
    let found = text_in_parts(text, &outline, work, write)?;
    Ok((writer.finish(container)?, found))
}

/// Reads and checks the parts of a text, and gives each with its items of the outline to `write`, in their order. All that was
/// found.
fn text_in_parts(
    text: &str,
    outline: &TextOutline,
    work: Work,
    mut write: impl FnMut(&[Item], &Part) -> Result<(), AsWhole> + Send,
) -> Result<Vec<Diagnostic>, AsWhole> {
    let module = &outline.module;
    let mut checks = PartValidator::new(module, &|id| outline.code_place(id), &work.levels);
    if checks.has_errors() {
        return Err(AsWhole);
    }
    let parts = outline.parts();
    let mut found = outline.diagnostics.clone();
    let mut file: Option<String> = None;
    let rooms = Rooms(Mutex::new(Vec::new()));
    let mut findings = PartFindings::default();
    let worker = || (PartParser::new(text, outline), checks.checker());
    let make = |(parser, checker): &mut (PartParser<'_>, PartChecker<'_>), n: usize| {
        let room = rooms.get().unwrap_or_else(|| Part::new(module));
        let part = parser.part(&parts[n], room).map_err(|_| AsWhole)?;
        let checked = checker.part(&part.part);
        if checked.has_errors() {
            return Err(AsWhole);
        }
        Ok((n, part, checked))
    };
    let take = |(n, mut part, checked): (usize, ParsedPart, PartFindings)| {
        // What comes before is known now.
        part.set_file(file.as_deref().unwrap_or(""));
        file = part.file.or(file.take());
        found.extend(part.diagnostics);
        findings.append(checked);
        let items = module.items.get(parts[n].items.clone()).unwrap_or(&[]);
        write(items, &part.part)?;
        rooms.put(part.part);
        Ok(())
    };
    in_order(work.threads(), parts.len(), worker, make, take)?;
    found.sort_by_key(|d| d.span.start);
    checks.add(findings);
    found.extend(checks.finish());
    if is_wrong(&found) {
        return Err(AsWhole);
    }
    Ok(found)
}

/// Checks a text in parts: what was found, if no error is among it.
pub fn check_text(text: &str, work: Work) -> Option<Vec<Diagnostic>> {
    let options = ParseOptions {
        keep_comments: false,
        ..text_options(&work.levels)
    };
    let outline = text_outline(text, options, work.part_bytes)?;
    text_in_parts(text, &outline, work, |_, _| Ok(())).ok()
}

/// Checks BRIG, plain or in an ELF file, in parts: what was found, if no error is among it.
pub fn check_brig(bytes: &[u8], work: Work) -> Option<Vec<Diagnostic>> {
    let no_text = |_: &mut PartPrinter, _: &Module, _: &[Item], _: &Part| ();
    let found = brig_in_parts(bytes, Options::default(), work, no_text, |()| ());
    found.ok()
}

fn assemble_whole(
    name: &str,
    text: &str,
    container: Container,
    levels: &RuleLevels,
) -> Converted<Vec<Vec<u8>>> {
    let (module, mut found) = parse_with(name, text, text_options(levels));
    let Some(module) = module else {
        return (None, found);
    };
    found.extend(validate_with(&module, levels));
    if is_wrong(&found) {
        return (None, found);
    }
    match write_pieces(module, container) {
        Ok(file) => (Some(file), found),
        Err(error) => {
            found.push(error.diagnostic());
            (None, found)
        }
    }
}

/// BRIG, plain or in an ELF file, as text, comments included, in pieces that follow each other: the text if there was
/// no error, and all that was found.
pub fn disassemble(bytes: &[u8], work: Work) -> Converted<Vec<String>> {
    let mut pieces = Vec::new();
    let (right, found) = disassemble_to(bytes, work, &mut pieces);
    (right.then_some(pieces), found)
}

/// Takes a text while it is made.
pub trait Pieces: Send {
    /// The next piece.
    fn add(&mut self, piece: String);

    /// Forgets all pieces: the module is worked on again, as a whole.
    fn clear(&mut self);
}

impl Pieces for Vec<String> {
    fn add(&mut self, piece: String) {
        self.push(piece);
    }

    fn clear(&mut self) {
        self.clear();
    }
}

/// As [`disassemble`], but each piece is given away as soon as it is made, so that memory does not hold the text. Says whether
/// there was no error; if there was one, the pieces are worth nothing.
pub fn disassemble_to(bytes: &[u8], work: Work, out: &mut impl Pieces) -> (bool, Vec<Diagnostic>) {
    match disassemble_parts(bytes, work, out) {
        Ok(found) => (true, found),
        Err(AsWhole) => {
            out.clear();
            let (text, found) = disassemble_whole(bytes, &work.levels);
            let right = text.is_some();
            text.into_iter().for_each(|text| out.add(text));
            (right, found)
        }
    }
}

fn disassemble_parts(bytes: &[u8], work: Work, out: &mut impl Pieces) -> Result<Vec<Diagnostic>, AsWhole> {
    let print = |printer: &mut PartPrinter, outline: &Module, items: &[Item], part: &Part| {
        printer.print(outline, items, part)
    };
    brig_in_parts(bytes, BRIG_OPTIONS, work, print, |text| out.add(text))
}

const BRIG_OPTIONS: Options = Options {
    comments: true,
    mod_layout: ModLayout::RoundThenPack,
};

/// Reads and checks the parts of a module, and makes something of each with its items of the outline, which `take` gets in their order.
/// All that was found.
fn brig_in_parts<T: Send>(
    bytes: &[u8],
    options: Options,
    work: Work,
    print: impl Fn(&mut PartPrinter, &Module, &[Item], &Part) -> T + Sync,
    mut take: impl FnMut(T) + Send,
) -> Result<Vec<Diagnostic>, AsWhole> {
    let indexed = Indexed::new(bytes, work.threads()).ok_or(AsWhole)?;
    let outline = indexed.outline(options, work.part_bytes).ok_or(AsWhole)?;
    let module = &outline.module;
    let mut checks = PartValidator::new(module, &|id| outline.code_place(id), &work.levels);
    if checks.has_errors() {
        return Err(AsWhole);
    }
    let parts = outline.parts();
    let rooms = Rooms(Mutex::new(Vec::new()));
    let mut findings = PartFindings::default();
    let mut spent = outline.spent();
    let worker = || {
        let reader = PartReader::new(&indexed, &outline, options);
        (reader, checks.checker(), PartPrinter::default())
    };
    let make = |(reader, checker, printer): &mut (PartReader<'_>, PartChecker<'_>, PartPrinter), n: usize| {
        let room = rooms.get().unwrap_or_else(|| Part::new(module));
        let (part, spent) = reader.part(&parts[n], room).ok_or(AsWhole)?;
        let checked = checker.part(&part);
        if checked.has_errors() {
            return Err(AsWhole);
        }
        let items = module.items.get(parts[n].items.clone()).unwrap_or(&[]);
        let printed = print(printer, module, items, &part);
        rooms.put(part);
        Ok((printed, checked, spent))
    };
    let take = |(printed, checked, used): (T, PartFindings, Spent)| {
        take(printed);
        findings.append(checked);
        spent.add(used);
        Ok(())
    };
    in_order(work.threads(), parts.len(), worker, make, take)?;
    if !outline.allows(spent) {
        return Err(AsWhole);
    }
    checks.add(findings);
    let found = checks.finish();
    if is_wrong(&found) {
        return Err(AsWhole);
    }
    Ok(found)
}

fn disassemble_whole(bytes: &[u8], levels: &RuleLevels) -> Converted<String> {
    match read_with(bytes, BRIG_OPTIONS) {
        Ok(module) => {
            let found = validate_with(&module, levels);
            let text = (!is_wrong(&found)).then(|| print(&module));
            (text, found)
        }
        Err(found) => (None, found),
    }
}
