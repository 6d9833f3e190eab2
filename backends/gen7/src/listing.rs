//! Code objects that users bring, and the text of their code.

use crate::elf::{EM_INTELGT, Image};
use crate::isa::{self, Generation};
use object::read::elf::ElfFile64;
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};
use std::collections::BTreeMap;
use std::fmt::Write;
use wavelift_codegen::target::{CodeLine, ObjectError, Origin};

/// Whose object some bytes are.
pub(crate) fn origin(generation: Generation, object: &[u8]) -> Origin {
    let file = ElfFile64::<LittleEndian>::parse(object);
    let machine = file.map(|file| {
        let header = file.elf_header();
        (
            header.e_machine.get(LittleEndian),
            header.e_flags.get(LittleEndian),
        )
    });
    match machine {
        Ok((EM_INTELGT, flags)) => match Generation::of_number(flags) {
            Some(known) if known == generation => Origin::Own,
            Some(_) => Origin::Foreign,
            None => Origin::Relative(format!("Intel graphics of generation {flags}")),
        },
        Ok(_) => Origin::Foreign,
        Err(error) => Origin::unreadable(object, error),
    }
}

/// Reads an object as a loader does.
///
/// # Errors
/// An object that cannot be loaded.
pub(crate) fn check_object(object: &[u8]) -> Result<(), ObjectError> {
    let read = Image::read(object);
    read.map(|_| ())
        .map_err(|error| ObjectError::Unloadable(error.to_string()))
}

/// The text of Mesa's disassembler with addresses and labels.
///
/// # Errors
/// Bytes that are no object, or no instructions.
pub(crate) fn disassemble(
    generation: Generation,
    name: &str,
    bytes: &[u8],
    raw: bool,
) -> Result<String, ObjectError> {
    let mut out = String::new();
    match raw {
        true => list_code(generation, bytes, 0, &mut out)?,
        false => list_object(generation, name, bytes, &mut out)?,
    }
    Ok(out)
}

/// The instructions of code.
///
/// # Errors
/// Bytes that are no instructions.
pub(crate) fn list(generation: Generation, code: &[u8]) -> Result<Vec<CodeLine>, ObjectError> {
    let lines = isa::disassemble(generation, code).map_err(|error| ObjectError::Code(error.to_string()))?;
    // What leads elsewhere than to an instruction, as to the end of the code, is shown as a distance: there is no line for its label.
    let labels: BTreeMap<i64, String> = lines
        .iter()
        .filter_map(|line| Some((line.offset.into(), line.label.clone()?)))
        .collect();
    let lines = lines.into_iter().map(|line| CodeLine {
        text: line.inst.text(&|distance| {
            let target = i64::from(line.offset) + i64::from(distance) * 8;
            labels
                .get(&target)
                .cloned()
                .unwrap_or_else(|| distance.to_string())
        }),
        offset: line.offset,
        flow: decides(&line.inst),
        label: line.label,
    });
    Ok(lines.collect())
}

/// Whether an instruction decides which lanes run or where the thread goes: branches, comparisons, operations on whole words (lane masks).
fn decides(inst: &isa::Inst) -> bool {
    inst.op.info().unit == isa::Unit::Branch
        || inst.control.cond != isa::Cond::None
        || inst.control.exec == isa::ExecSize::S1
}

/// Kernels and functions of a code object. What lies between them only fills up.
fn list_object(
    generation: Generation,
    name: &str,
    bytes: &[u8],
    out: &mut String,
) -> Result<(), ObjectError> {
    let malformed = |error: object::Error| ObjectError::Malformed(error.to_string());
    let file = ElfFile64::<LittleEndian>::parse(bytes).map_err(malformed)?;
    // Writing to a string cannot fail.
    let _ = write!(out, "\n{name}:\tfile format elf64-intelgt\n");
    for section in file
        .sections()
        .filter(|section| section.kind() == SectionKind::Text)
    {
        let code = section.data().map_err(malformed)?;
        let mut symbols = Vec::new();
        for symbol in file.symbols() {
            if symbol.kind() == SymbolKind::Text && symbol.section_index() == Some(section.index()) {
                symbols.push((symbol.address(), symbol.size(), symbol.name().map_err(malformed)?));
            }
        }
        symbols.sort_unstable();
        let _ = writeln!(
            out,
            "\nDisassembly of section {}:",
            section.name().map_err(malformed)?
        );
        for (address, size, symbol) in symbols {
            let start = address.wrapping_sub(section.address());
            let bytes = usize::try_from(start)
                .ok()
                .zip(usize::try_from(start.saturating_add(size)).ok())
                .and_then(|(start, end)| code.get(start..end))
                .ok_or_else(|| ObjectError::Malformed(format!("`{symbol}` is outside of its section")))?;
            let _ = writeln!(out, "\n{address:016x} <{symbol}>:");
            list_code(generation, bytes, address, out)?;
        }
    }
    Ok(())
}

fn list_code(generation: Generation, bytes: &[u8], base: u64, out: &mut String) -> Result<(), ObjectError> {
    let lines = isa::disassemble(generation, bytes).map_err(|error| ObjectError::Code(error.to_string()))?;
    for line in lines {
        if let Some(label) = &line.label {
            let _ = writeln!(out, "{label}:");
        }
        let start = line.offset as usize;
        let size = if line.inst.compact { 8 } else { 16 };
        let words: Vec<String> = bytes
            .get(start..start + size)
            .unwrap_or_default()
            .chunks(4)
            .map(|word| word.iter().rev().map(|byte| format!("{byte:02x}")).collect())
            .collect();
        let address = base + u64::from(line.offset);
        let _ = writeln!(out, "    {:<80} // {address:08x}: {}", line.text, words.join(" "));
    }
    Ok(())
}
