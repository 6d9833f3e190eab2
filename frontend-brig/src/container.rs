//! The containers: a module image, alone or in an ELF file (HSA PRM 18.2).
//!
//! A BRIG module is one block of bytes: a header, an index of section offsets and the sections. The manual defines it
//! as a form in memory; as a file it is either the plain block, or the section `.brig` of an ELF relocatable
//! file, which is what the assembler of the HSA tools writes on request.
//!
//! What [`Image::parse`] guarantees:
//! - I1: the three standard sections lie inside the image, 16-byte aligned and apart from each other, and each
//!   holds its own header.
//! - I2: every other byte of the image outside headers and sections is zero.
//! - I3: the image is smaller than 4 GiB, so that offsets in it fit [`Span`]s.

use crate::error::{Fail, Read, error};
use crate::write::{Extras, OtherSection};
use object::{Object, ObjectSection};
use wavelift_hsail::Span;
use wavelift_hsail::source::BrigSection;

const MAGIC: &[u8; 8] = b"HSA BRIG";
const ELF_MAGIC: &[u8; 4] = b"\x7fELF";
const ELF_SECTION: &str = ".brig";
/// `BrigModuleHeader`.
const MODULE_HEADER_BYTES: usize = 104;
/// `BrigSectionHeader` without the name.
const SECTION_HEADER_BYTES: usize = 16;
/// The names of the standard sections, in index order.
pub(crate) const SECTION_NAMES: [&str; 3] = ["hsa_data", "hsa_code", "hsa_operand"];
const MAJOR: u32 = 1;
const MINOR: u32 = 0;

/// Machines of ELF files that the HSA tools make for BRIG, of 32 and 64 bits.
pub(crate) const ELF_MACHINES: [u16; 2] = [0xaf5a, 0xaf5b];
/// Offset of the machine in an ELF file.
const ELF_MACHINE: usize = 18;

/// Whether `bytes` are BRIG, plain or as a section of an ELF file; also of a damaged one, if it says that it was made for BRIG. Looks
/// only at the container, not at the module.
pub fn is_brig(bytes: &[u8]) -> bool {
    if !bytes.starts_with(ELF_MAGIC) {
        return bytes.starts_with(MAGIC);
    }
    let machine = bytes.get(ELF_MACHINE..).and_then(|rest| rest.first_chunk());
    machine.is_some_and(|machine| ELF_MACHINES.contains(&u16::from_le_bytes(*machine)))
        || object::File::parse(bytes).is_ok_and(|file| file.section_by_name(ELF_SECTION).is_some())
}

/// The module image: `bytes` itself, or the section `.brig` of the ELF file that they are.
pub fn image(bytes: &[u8]) -> Read<&[u8]> {
    if !bytes.starts_with(ELF_MAGIC) {
        return Ok(bytes);
    }
    let fail = |what: String| error("brig-elf", Span::NONE, what);
    let file = object::File::parse(bytes).map_err(|e| fail(format!("damaged ELF file: {e}")))?;
    let section = file.section_by_name(ELF_SECTION);
    let section = section.ok_or_else(|| fail("the ELF file has no section `.brig`".to_owned()))?;
    section
        .data()
        .map_err(|e| fail(format!("damaged ELF section `.brig`: {e}")))
}

/// A section of an image.
#[derive(Clone, Copy, Debug)]
pub(crate) struct SectionBytes<'a> {
    /// The whole section with its header.
    pub(crate) bytes: &'a [u8],
    /// Offset of the section in the image.
    pub(crate) base: u32,
    /// Offset of the first entry in the section.
    pub(crate) first: u32,
    pub(crate) name: &'a [u8],
}

/// The sections of a module image.
#[derive(Debug)]
pub(crate) struct Image<'a> {
    /// All sections in index order; the first three are the standard ones.
    pub(crate) sections: Vec<SectionBytes<'a>>,
    /// The hash of the header.
    hash: [u8; 64],
}

pub(crate) fn u32_at(bytes: &[u8], at: usize) -> Option<u32> {
    bytes.get(at..)?.first_chunk().map(|b| u32::from_le_bytes(*b))
}

pub(crate) fn u64_at(bytes: &[u8], at: usize) -> Option<u64> {
    bytes.get(at..)?.first_chunk().map(|b| u64::from_le_bytes(*b))
}

/// An error about `len` bytes of the image at `at`.
fn fail(code: &'static str, at: usize, len: usize, message: impl Into<String>) -> Fail {
    let clamp = |n: usize| u32::try_from(n).unwrap_or(u32::MAX);
    error(code, Span::new(clamp(at), clamp(at.saturating_add(len))), message)
}

impl<'a> Image<'a> {
    pub(crate) fn parse(bytes: &'a [u8]) -> Read<Image<'a>> {
        header(bytes)?;
        let index = section_index(bytes)?;
        let mut sections = Vec::with_capacity(index.len() / 8);
        // Everything that is not padding, as (start, end).
        let mut used = vec![(0, MODULE_HEADER_BYTES), (index.start, index.end)];
        for (n, at) in index.step_by(8).enumerate() {
            let section = section(bytes, at)?;
            let start = section.base as usize;
            if let Some(expected) = SECTION_NAMES.get(n)
                && section.name != expected.as_bytes()
            {
                let message = format!("section {n} must be `{expected}`");
                let at = start + SECTION_HEADER_BYTES;
                return Err(fail("brig-section", at, section.name.len(), message));
            }
            used.push((start, start + section.bytes.len()));
            sections.push(section);
        }
        gaps(bytes, used)?;
        let hash = bytes.get(24..).and_then(|rest| rest.first_chunk());
        Ok(Image {
            sections,
            hash: hash.copied().unwrap_or([0; 64]),
        })
    }

    /// What the module model has no place for, without the ends of entries.
    pub(crate) fn extras(&self) -> Extras {
        let other = |section: &SectionBytes<'_>| OtherSection {
            bytes: section.bytes.into(),
        };
        let others = self.sections.iter().skip(SECTION_NAMES.len());
        let hash = (self.hash != [0; 64]).then(|| Box::new(self.hash));
        Extras::new(others.map(other).collect(), hash)
    }

    /// The sections for diagnostics.
    pub(crate) fn describe(&self) -> Vec<BrigSection> {
        let describe = |section: &SectionBytes<'_>| BrigSection {
            name: String::from_utf8_lossy(section.name).into_owned(),
            start: section.base,
            length: section.bytes.len() as u32,
        };
        self.sections.iter().map(describe).collect()
    }
}

/// Checks what the header says of the file.
fn header(bytes: &[u8]) -> Read<()> {
    if !bytes.starts_with(MAGIC) {
        let message = "not a BRIG module: it does not start with `HSA BRIG`";
        return Err(fail("brig-magic", 0, 8, message));
    }
    if bytes.len() < MODULE_HEADER_BYTES {
        let message = "the file ends inside the module header";
        return Err(fail("brig-header", 0, bytes.len(), message));
    }
    if u32::try_from(bytes.len()).is_err() {
        let message = "modules of 4 GiB and more are not supported";
        return Err(fail("brig-limit", 16, 8, message));
    }
    let word = |at| u32_at(bytes, at).unwrap_or(0);
    let (major, minor) = (word(8), word(12));
    if major != MAJOR || minor > MINOR {
        let message = format!("BRIG version {major}.{minor} is not supported, only {MAJOR}.{MINOR}");
        return Err(fail("brig-version", 8, 8, message));
    }
    let size = u64_at(bytes, 16).unwrap_or(0);
    if size != bytes.len() as u64 || !bytes.len().is_multiple_of(16) {
        let message = format!(
            "the header says {size} bytes, the module has {} (a multiple of 16 is needed)",
            bytes.len()
        );
        return Err(fail("brig-header", 16, 8, message));
    }
    if word(88) != 0 {
        return Err(fail("brig-reserved", 88, 4, "a reserved field is not zero"));
    }
    Ok(())
}

/// Where the index of sections stands, of eight bytes for each.
fn section_index(bytes: &[u8]) -> Read<std::ops::Range<usize>> {
    let count = u32_at(bytes, 92).unwrap_or(0) as usize;
    if count < SECTION_NAMES.len() {
        let message = format!("the module has {count} sections, at least 3 are needed");
        return Err(fail("brig-header", 92, 4, message));
    }
    let index = u64_at(bytes, 96).unwrap_or(0);
    let end = (count as u64)
        .checked_mul(8)
        .and_then(|size| size.checked_add(index));
    match end {
        Some(end)
            if index.is_multiple_of(8)
                && index >= MODULE_HEADER_BYTES as u64
                && end <= bytes.len() as u64 =>
        {
            // Both fit the image, whose size fits 32 bits.
            Ok(index as usize..end as usize)
        }
        _ => Err(fail("brig-header", 96, 8, "the section index is misplaced")),
    }
}

/// Checks that pieces of the file do not overlap, and that there are zeros between them.
fn gaps(bytes: &[u8], mut used: Vec<(usize, usize)>) -> Read<()> {
    used.sort_unstable();
    let mut at = 0;
    for (start, end) in used {
        if start < at {
            return Err(fail("brig-section", start, at - start, "sections overlap"));
        }
        padding(bytes, at, start)?;
        at = end;
    }
    padding(bytes, at, bytes.len())
}

fn padding(bytes: &[u8], from: usize, to: usize) -> Read<()> {
    match bytes
        .get(from..to)
        .and_then(|gap| gap.iter().position(|byte| *byte != 0))
    {
        Some(at) => Err(fail(
            "brig-padding",
            from + at,
            1,
            "padding between sections is not zero",
        )),
        None => Ok(()),
    }
}

/// The section whose offset stands at `slot` of the image.
fn section(bytes: &[u8], slot: usize) -> Read<SectionBytes<'_>> {
    let misplaced = || {
        fail(
            "brig-section",
            slot,
            8,
            "a section lies outside the module or is not aligned",
        )
    };
    let start = u64_at(bytes, slot)
        .filter(|start| start.is_multiple_of(16))
        .ok_or_else(misplaced)?;
    let start = usize::try_from(start).map_err(|_| misplaced())?;
    let rest = bytes
        .get(start..)
        .filter(|rest| rest.len() >= SECTION_HEADER_BYTES)
        .ok_or_else(misplaced)?;
    let size = u64_at(rest, 0).unwrap_or(0);
    let header = u32_at(rest, 8).unwrap_or(0);
    let name_bytes = u32_at(rest, 12).unwrap_or(0);
    if size > rest.len() as u64 || !size.is_multiple_of(4) {
        let message = format!("a section of {size} bytes does not fit, or is not a multiple of 4");
        return Err(fail("brig-section", start, 8, message));
    }
    let whole = &rest[..size as usize];
    let name_end = SECTION_HEADER_BYTES as u64 + u64::from(name_bytes);
    if !header.is_multiple_of(4) || u64::from(header) < name_end || u64::from(header) > size {
        return Err(fail(
            "brig-section",
            start + 8,
            8,
            "the header of a section has a wrong size",
        ));
    }
    Ok(SectionBytes {
        bytes: whole,
        base: start as u32,
        first: header,
        name: &whole[SECTION_HEADER_BYTES..name_end as usize],
    })
}
