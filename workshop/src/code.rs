//! Machine code of any target: drawn from its table, and read back from its own text.

use crate::execute::Failure;
use object::{Object, ObjectSection, ObjectSymbol};
use std::fmt::Write;
use std::sync::{Arc, OnceLock};
use wavelift_codegen::target::{CodeLine, CompiledModule, Encoding, ObjectError, Target};
use wavelift_generate::Choices;
use wavelift_simulator::Registry;

/// Steps that an instruction is drawn in: each changes some bits of it.
const STEPS: usize = 32;
/// Bits in a row that the first instruction with an encoding may have: those of a register number.
const LONGEST_RUN: usize = 7;
/// Bytes of a constant that may follow an instruction.
const LITERAL: usize = 4;

/// What becomes of code whose text is read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Trip {
    /// The same.
    Same,
    /// Code with the same text, whose other bits are zero.
    Plain,
    /// Code of the same operations that comes back, with another text: of two forms of an operand the text is read as the other one.
    Renamed,
    /// The assembler refuses an instruction that breaks a rule of the machine.
    Refused,
}

/// Draws code of a target for waves of one size.
#[derive(Clone, Debug)]
pub struct Drawer {
    target: Arc<dyn Target>,
    wave: u32,
    encodings: Vec<Encoding>,
    /// The first instruction of each encoding, once somebody has looked for it.
    firsts: Vec<OnceLock<Option<Vec<u8>>>>,
}

impl Drawer {
    /// One for each target with a table of encodings and each of its sizes of waves.
    pub fn all(registry: &Registry) -> Vec<Drawer> {
        let own = registry.compilers().filter(|target| target.info().like.is_none());
        let of = |target: &Arc<dyn Target>| {
            let waves = target.info().waves.iter();
            let drawers = waves.map(|&wave| {
                let encodings = target.encodings(wave);
                Drawer {
                    firsts: vec![OnceLock::new(); encodings.len()],
                    encodings,
                    target: Arc::clone(target),
                    wave,
                }
            });
            drawers
                .filter(|drawer| !drawer.encodings.is_empty())
                .collect::<Vec<_>>()
        };
        own.flat_map(of).collect()
    }

    /// The target.
    pub fn target(&self) -> &dyn Target {
        self.target.as_ref()
    }

    /// Lanes of a wave.
    pub fn wave(&self) -> u32 {
        self.wave
    }

    /// Encodings of the table.
    pub fn encodings(&self) -> &[Encoding] {
        &self.encodings
    }

    /// The lines of code, if it is code.
    fn lines(&self, code: &[u8]) -> Option<Vec<CodeLine>> {
        let lines = self.target.list(code, self.wave).ok()?;
        // What is no instruction is a directive, which begins with a point in every syntax; what an operand cannot be is called invalid.
        let is_instruction = |line: &CodeLine| !line.text.starts_with('.') && !line.text.contains("invalid_");
        lines.iter().all(is_instruction).then_some(lines)
    }

    fn is_one(&self, code: &[u8]) -> bool {
        self.lines(code).is_some_and(|lines| lines.len() == 1)
    }

    /// Draws an instruction with an encoding of the table: `None` if no operands were found that it takes.
    pub fn instruction(&self, choices: &mut Choices<'_>) -> Option<Vec<u8>> {
        let number = choices.below(self.encodings.len());
        self.of(number, choices)
    }

    /// Draws an instruction with the encoding of a number, by steps from one that is valid to the next.
    pub fn of(&self, number: usize, choices: &mut Choices<'_>) -> Option<Vec<u8>> {
        let encoding = self.encodings.get(number)?;
        let mut found = self.firsts[number].get_or_init(|| self.first(encoding)).clone()?;
        let bits = encoding.value.len() * 8;
        for _ in 0..STEPS {
            let mut next = found.clone();
            for _ in 0..1 + choices.below(6) {
                flip(encoding, &mut next, choices.below(bits));
            }
            if self.is_one(&next) {
                found = next;
                continue;
            }
            // Perhaps it is one that a constant follows.
            if next.len() == encoding.value.len() {
                next.extend((0..LITERAL).map(|_| choices.below(256) as u8));
                if self.is_one(&next) {
                    found = next;
                }
            }
        }
        Some(found)
    }

    /// The first instruction with an encoding: with all open bits zero, perhaps before a constant, or with a few in a row or two anywhere that are not.
    /// Sources that must be vector registers have one bit each that says so, a result that must be one register has a row of them.
    fn first(&self, encoding: &Encoding) -> Option<Vec<u8>> {
        if self.is_one(&encoding.value) {
            return Some(encoding.value.clone());
        }
        let constant = [&encoding.value[..], &[0; LITERAL]].concat();
        if self.is_one(&constant) {
            return Some(constant);
        }
        let bits = encoding.value.len() * 8;
        let open: Vec<usize> = (0..bits)
            .filter(|bit| encoding.fixed[bit / 8] >> (bit % 8) & 1 == 0)
            .collect();
        let with = |set: &[usize]| {
            let mut code = encoding.value.clone();
            for &bit in set {
                flip(encoding, &mut code, bit);
            }
            self.is_one(&code).then_some(code)
        };
        let run = || (1..=LONGEST_RUN).find_map(|length| open.windows(length).find_map(with));
        let two = || {
            let pairs = open
                .iter()
                .enumerate()
                .flat_map(|(at, &a)| open[at + 1..].iter().map(move |&b| [a, b]));
            pairs.into_iter().find_map(|pair| with(&pair))
        };
        run().or_else(two)
    }

    /// Draws code of so many instructions.
    pub fn code(&self, choices: &mut Choices<'_>, count: usize) -> Vec<u8> {
        (0..count)
            .filter_map(|_| self.instruction(choices))
            .flatten()
            .collect()
    }

    /// Whether the text of code is read as code with the same text. Bits that the machine does not look at are not in it.
    ///
    /// # Errors
    /// The text, and what is wrong with it.
    pub fn round_trip(&self, code: &[u8]) -> Result<Trip, String> {
        let name = self.target.name();
        let list = |code: &[u8]| {
            let lines = self.target.list(code, self.wave);
            lines.map_err(|error| format!("{name} w{}: {error}", self.wave))
        };
        let text = text_of(&list(code)?);
        let again = match self.target.assemble(&text, self.wave) {
            Ok(again) if again == code => return Ok(Trip::Same),
            Ok(again) => again,
            Err(ObjectError::Rule(_)) => return Ok(Trip::Refused),
            Err(error) => return Err(format!("{name} w{}:\n{text}{code:02x?}: {error}", self.wave)),
        };
        let read = text_of(&list(&again)?);
        let stable = self.target.assemble(&read, self.wave).as_ref() == Ok(&again);
        let operations = |text: &str| -> Vec<String> {
            let words = text.lines().filter_map(|line| line.split_whitespace().next());
            words.map(str::to_owned).collect()
        };
        match (stable, read == text) {
            (true, true) => Ok(Trip::Plain),
            (true, false) if operations(&read) == operations(&text) => Ok(Trip::Renamed),
            _ => Err(format!(
                "{name} w{}:\n{text}{code:02x?} comes back as\n{read}{again:02x?}",
                self.wave
            )),
        }
    }
}

/// Changes a bit that an encoding leaves open.
fn flip(encoding: &Encoding, code: &mut [u8], bit: usize) {
    if encoding.fixed[bit / 8] >> (bit % 8) & 1 == 0 {
        code[bit / 8] ^= 1 << (bit % 8);
    }
}

/// Code as the text of a program.
pub fn text_of(lines: &[CodeLine]) -> String {
    let mut text = String::new();
    for line in lines {
        if let Some(label) = &line.label {
            let _ = writeln!(text, "{label}:");
        }
        let _ = writeln!(text, "    {}", line.text);
    }
    text
}

/// Where the code of a symbol begins in an object, if that is ELF.
fn start_of(object: &[u8], name: &str) -> Option<usize> {
    let file = object::File::parse(object).ok()?;
    let mut symbols = file.symbols().chain(file.dynamic_symbols());
    let symbol = symbols.find(|symbol| symbol.name() == Ok(name))?;
    let section = file.section_by_index(symbol.section_index()?).ok()?;
    let (start, _) = section.file_range()?;
    usize::try_from(start + symbol.address().checked_sub(section.address())?).ok()
}

/// Puts in place of code what the assembler makes of its disassembly: of every unit whose code the object has, with its references filled in.
///
/// # Errors
/// The target has no assembler, or its own text is no code of the same length.
pub(crate) fn reassemble(target: &dyn Target, compiled: &mut CompiledModule) -> Result<(), Failure> {
    let mut count = 0;
    for unit in &compiled.units {
        let length = unit.code.len();
        let emitted = || {
            let mut windows = compiled.object.windows(length.max(1));
            windows.position(|window| window == &unit.code[..])
        };
        let Some(place) = start_of(&compiled.object, &unit.symbol).or_else(emitted) else {
            continue;
        };
        let Some(code) = compiled.object.get(place..place + length) else {
            continue;
        };
        let wrong = |error: ObjectError| match error {
            ObjectError::NoAssembler { .. } => Failure::Unsupported(error.to_string()),
            _ => Failure::Compiler(format!("{} in its own disassembly: {error}", unit.symbol)),
        };
        let lines = target.list(code, compiled.wave).map_err(wrong)?;
        let again = target.assemble(&text_of(&lines), compiled.wave).map_err(wrong)?;
        // A reference may be a number that has a shorter form.
        if again.len() < length && code != &unit.code[..] {
            continue;
        }
        if again.len() != length {
            let what = format!(
                "{} has {length} bytes, and {} from its own disassembly",
                unit.symbol,
                again.len()
            );
            return Err(Failure::Compiler(what));
        }
        compiled.object[place..place + again.len()].copy_from_slice(&again);
        count += 1;
    }
    match count {
        0 => Err(Failure::Unsupported(
            "the object has no code under a name of the program".into(),
        )),
        _ => Ok(()),
    }
}
