//! Code objects that users bring, and the text of their code.

use crate::elf::Image;
use crate::isa::listing::Listing;
use crate::isa::{self, WaveSize};
use crate::kernel_code::{KERNEL_CODE_SIZE, KERNEL_SYMBOL};
use crate::subtarget::Subtarget;
use crate::target::{CodeObjectVersion, TargetId};
use object::elf::EM_AMDGPU;
use object::read::elf::ElfFile64;
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolFlags, SymbolKind};
use std::fmt::Write;
use wavelift_codegen::target::{CodeLine, ObjectError, Origin};

/// Whose code object some bytes are, for the processor of this name.
pub(crate) fn origin(name: &str, object: &[u8]) -> Origin {
    let file = match ElfFile64::<LittleEndian>::parse(object) {
        Ok(file) => file,
        Err(error) => return Origin::unreadable(object, error),
    };
    let header = file.elf_header();
    if header.e_machine.get(LittleEndian) != EM_AMDGPU {
        return Origin::Foreign;
    }
    let flags = header.e_flags.get(LittleEndian);
    let version = CodeObjectVersion::from_abi_version(header.e_ident.abi_version);
    match TargetId::from_e_flags_in(version.unwrap_or_default(), flags) {
        Some(target) if target.processor.name == name => Origin::Own,
        Some(target) => Origin::Relative(target.to_string()),
        None => Origin::Relative(format!("machine {:#x}", flags & 0xff)),
    }
}

/// Reads a code object as a loader does.
///
/// # Errors
/// An object that cannot be loaded.
pub(crate) fn check_object(object: &[u8]) -> Result<(), ObjectError> {
    let read = Image::read(object);
    read.map(|_| ())
        .map_err(|error| ObjectError::Unloadable(error.to_string()))
}

/// Code without any file around it, as if it were at address 0. Branch targets get labels.
pub(crate) fn plain_code(sub: &Subtarget, code: &[u8], wave: WaveSize) -> String {
    let listing = Listing {
        base: 0,
        symbols: Vec::new(),
        labels: true,
    };
    isa::render(sub.machine(wave), &listing, code)
}

/// Whether assembly writes EXEC or branches on it: what divergent control flow costs.
pub fn is_flow(text: &str) -> bool {
    let mut words = text.split_whitespace();
    let (Some(mnemonic), target) = (words.next(), words.next().unwrap_or_default()) else {
        return false;
    };
    let target = target.trim_end_matches(',');
    mnemonic.contains("saveexec")
        || mnemonic.contains("wrexec")
        || mnemonic.starts_with("v_cmpx")
        || mnemonic.starts_with("s_cbranch_exec")
        || (mnemonic.starts_with("s_") && matches!(target, "exec" | "exec_lo" | "exec_hi"))
}

/// The instructions of a listing with addresses: `\ttext // 000000000104: words`, and labels as `0000000000000104 <L0>:`.
pub(crate) fn lines_of(listing: &str) -> Vec<CodeLine> {
    let mut label = None;
    let mut lines = Vec::new();
    for line in listing.lines() {
        let (text, comment) = line.split_once("//").unwrap_or((line, ""));
        let text = text.trim();
        if let Some((_, name)) = text.split_once('<').filter(|_| text.ends_with(">:")) {
            label = Some(name.trim_end_matches(">:").to_owned());
        } else if !text.is_empty() {
            let address = comment.trim().split(':').next().unwrap_or_default();
            lines.push(CodeLine {
                offset: u32::from_str_radix(address, 16).unwrap_or_default(),
                label: label.take(),
                text: text.to_owned(),
                flow: is_flow(text),
            });
        }
    }
    lines
}

/// The code sections of a code object, linked or not, line by line what `llvm-objdump -d` prints.
pub(crate) fn list_object(sub: &Subtarget, name: &str, bytes: &[u8]) -> Result<String, ObjectError> {
    let malformed = |error: object::Error| ObjectError::Malformed(error.to_string());
    let file = ElfFile64::<LittleEndian>::parse(bytes).map_err(malformed)?;
    let wave = wave_size(sub, bytes);
    let mut out = format!("\n{name}:\tfile format elf64-amdgpu\n");
    for section in file
        .sections()
        .filter(|section| section.kind() == SectionKind::Text)
    {
        let code = section.data().map_err(malformed)?;
        if code.is_empty() {
            continue;
        }
        let (mut symbols, mut headers) = (Vec::new(), Vec::new());
        for symbol in file.symbols() {
            if symbol.section_index() != Some(section.index()) {
                continue;
            }
            let (mut address, name) = (symbol.address(), symbol.name().map_err(malformed)?);
            match symbol.flags() {
                SymbolFlags::Elf { st_info, .. } if st_info & 0xf == KERNEL_SYMBOL => {
                    headers.push(address);
                    address = address.saturating_add(KERNEL_CODE_SIZE as u64);
                }
                _ if symbol.kind() != SymbolKind::Text => continue,
                _ => {}
            }
            symbols.push((address, name));
        }
        symbols.sort_unstable();
        headers.sort_unstable();
        let name = section.name().map_err(malformed)?;
        // Writing to a string cannot fail.
        let _ = write!(out, "\nDisassembly of section {name}:\n\n");
        for (base, code) in between(&headers, section.address(), code) {
            let listing = Listing {
                base,
                symbols: symbols.clone(),
                labels: false,
            };
            out.push_str(&isa::render(sub.machine(wave), &listing, code));
        }
    }
    Ok(out)
}

/// The parts of code without the headers of kernels, which begin at these addresses, in order. Each has its address.
fn between<'c>(headers: &[u64], base: u64, code: &'c [u8]) -> Vec<(u64, &'c [u8])> {
    let mut parts = Vec::new();
    let mut next = 0;
    for header in headers {
        let start = usize::try_from(header - base).map_or(code.len(), |at| at.min(code.len()));
        if next < start {
            parts.push((base + next as u64, &code[next..start]));
        }
        next = next.max(start.saturating_add(KERNEL_CODE_SIZE).min(code.len()));
    }
    parts.push((base + next as u64, &code[next..]));
    parts
}

/// The wave size of the kernels of a linked code object; the usual one where it does not say. Text of lane masks depends on it.
fn wave_size(sub: &Subtarget, bytes: &[u8]) -> WaveSize {
    if let Some(only) = sub.isa.traits().only_wave {
        return only;
    }
    let wide = Image::read(bytes).is_ok_and(|image| {
        let mut kernels = image.kernels.iter();
        kernels.any(|kernel| kernel.descriptor.properties.wavefront_size32() == 0)
    });
    if wide { WaveSize::Wave64 } else { WaveSize::Wave32 }
}
