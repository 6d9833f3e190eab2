//! Code objects as assembly text: those of AMD line by line what `llvm-objdump -d` prints, those of Intel in the text of Mesa's
//! disassembler with addresses and labels.

use object::elf::EM_AMDGPU;
use object::read::elf::ElfFile64;
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};
use std::fmt::{self, Write};
use wavelift_amdgpu::Image;
use wavelift_amdgpu::isa::listing::Listing;
use wavelift_gcn::isa::disassemble;
use wavelift_gen7::elf::EM_INTELGT;
use wavelift_rdna4::isa::WaveSize;

/// Why a file cannot be listed. Always the fault of the file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ListingError {
    /// The ELF file is damaged.
    Malformed(String),
    /// The ELF file is not for a GPU that is known.
    Machine,
    /// Bytes that are no code of Ivy Bridge.
    Code(String),
    /// The code is for a processor that Wavelift does not know the instructions of.
    Processor(String),
}

impl fmt::Display for ListingError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ListingError::Malformed(what) => write!(f, "damaged ELF file: {what}"),
            ListingError::Code(what) => f.write_str(what),
            ListingError::Machine => f.write_str("the ELF file is not for an AMD or Intel GPU"),
            ListingError::Processor(name) => {
                write!(
                    f,
                    "not supported yet: instructions of {name} (those of gfx900, gfx1200 and gfx1201 are)"
                )
            }
        }
    }
}

impl std::error::Error for ListingError {}

impl ListingError {
    /// What can be done about it.
    pub fn help(&self) -> &'static str {
        match self {
            ListingError::Malformed(_) => "the file is damaged or cut off; write it again",
            ListingError::Code(_) => "the code is cut off, or is not for Ivy Bridge",
            ListingError::Machine => "pass a code object of an AMD or Intel GPU",
            ListingError::Processor(_) => "`wavelift targets` lists the processors",
        }
    }
}

impl From<object::Error> for ListingError {
    fn from(error: object::Error) -> ListingError {
        ListingError::Malformed(error.to_string())
    }
}

/// Whose code objects are known.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Machine {
    /// AMD GPUs.
    Amd,
    /// Intel GPUs.
    Intel,
}

/// Whose code object a file is.
///
/// # Errors
/// If it is none, or too damaged to say.
pub fn machine(bytes: &[u8]) -> Result<Machine, ListingError> {
    machine_of(&ElfFile64::<LittleEndian>::parse(bytes)?)
}

fn machine_of(file: &ElfFile64<'_, LittleEndian>) -> Result<Machine, ListingError> {
    match file.elf_header().e_machine.get(LittleEndian) {
        EM_INTELGT => Ok(Machine::Intel),
        EM_AMDGPU => Ok(Machine::Amd),
        _ => Err(ListingError::Machine),
    }
}

/// The code sections of a code object, linked or not. `name` is the file's name for the first line.
///
/// # Errors
/// If the file is damaged, or its code is for a processor whose instructions are not known.
pub fn code_object(name: &str, bytes: &[u8]) -> Result<String, ListingError> {
    let file = ElfFile64::<LittleEndian>::parse(bytes)?;
    if machine_of(&file)? == Machine::Intel {
        return intel(name, &file);
    }
    let e_flags = file.elf_header().e_flags.get(LittleEndian);
    let wave = match wavelift_amdgpu::TargetId::from_e_flags(e_flags) {
        Some(target) if target.processor.name == "gfx900" => None,
        Some(target) if matches!(target.processor.name, "gfx1200" | "gfx1201") => Some(wave_size(bytes)),
        Some(target) => return Err(ListingError::Processor(target.to_string())),
        None => return Err(ListingError::Processor(format!("machine {:#x}", e_flags & 0xff))),
    };
    let mut out = format!("\n{name}:\tfile format elf64-amdgpu\n");
    for section in file
        .sections()
        .filter(|section| section.kind() == SectionKind::Text)
    {
        let code = section.data()?;
        if code.is_empty() {
            continue;
        }
        let mut symbols = Vec::new();
        for symbol in file.symbols() {
            if symbol.kind() == SymbolKind::Text && symbol.section_index() == Some(section.index()) {
                symbols.push((symbol.address(), symbol.name()?));
            }
        }
        symbols.sort_unstable();
        let listing = Listing {
            base: section.address(),
            symbols,
            labels: false,
        };
        let _ = write!(out, "\nDisassembly of section {}:\n\n", section.name()?);
        out.push_str(&match wave {
            Some(wave) => wavelift_rdna4::isa::render(&listing, code, wave),
            None => wavelift_gcn::isa::render(&listing, code),
        });
    }
    Ok(out)
}

/// Kernels and functions of an Ivy Bridge code object. What lies between them only fills up.
fn intel(name: &str, file: &ElfFile64<'_, LittleEndian>) -> Result<String, ListingError> {
    let mut out = format!("\n{name}:\tfile format elf64-intelgt\n");
    for section in file
        .sections()
        .filter(|section| section.kind() == SectionKind::Text)
    {
        let code = section.data()?;
        let mut symbols = Vec::new();
        for symbol in file.symbols() {
            if symbol.kind() == SymbolKind::Text && symbol.section_index() == Some(section.index()) {
                symbols.push((symbol.address(), symbol.size(), symbol.name()?));
            }
        }
        symbols.sort_unstable();
        let _ = write!(out, "\nDisassembly of section {}:\n", section.name()?);
        for (address, size, symbol) in symbols {
            let start = address.wrapping_sub(section.address());
            let bytes = usize::try_from(start)
                .ok()
                .zip(usize::try_from(start.saturating_add(size)).ok())
                .and_then(|(start, end)| code.get(start..end))
                .ok_or_else(|| ListingError::Malformed(format!("`{symbol}` is outside of its section")))?;
            let _ = writeln!(out, "\n{address:016x} <{symbol}>:");
            gen7_lines(bytes, address, &mut out)?;
        }
    }
    Ok(out)
}

fn gen7_lines(bytes: &[u8], base: u64, out: &mut String) -> Result<(), ListingError> {
    let lines = wavelift_gen7::isa::disassemble(bytes).map_err(|e| ListingError::Code(e.to_string()))?;
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

/// Code of Ivy Bridge without any file around it.
///
/// # Errors
/// The first bytes that are no instruction.
pub fn raw_ivb(bytes: &[u8]) -> Result<String, ListingError> {
    let mut out = String::new();
    gen7_lines(bytes, 0, &mut out)?;
    Ok(out)
}

/// Code of RDNA4 for waves of 32 lanes without any file around it, as if it were at address 0.
pub fn raw_rdna4(bytes: &[u8]) -> String {
    wavelift_rdna4::isa::disassemble(bytes, 0, WaveSize::Wave32)
}

/// The wave size of the kernels of a linked code object; 32 lanes where it does not say. Text of lane masks depends on it.
fn wave_size(bytes: &[u8]) -> WaveSize {
    let wide = Image::read(bytes).is_ok_and(|image| {
        let mut kernels = image.kernels.iter();
        kernels.any(|kernel| kernel.descriptor.properties.wavefront_size32() == 0)
    });
    if wide { WaveSize::Wave64 } else { WaveSize::Wave32 }
}

/// Code without any file around it, as if it were at address 0. Branch targets get labels.
pub fn raw(bytes: &[u8]) -> String {
    disassemble(bytes, 0)
}
