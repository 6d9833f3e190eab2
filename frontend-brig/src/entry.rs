//! Entries of the three standard sections.
//!
//! - E1: an [`Entry`] has at least as many bytes as the structure of its kind, a multiple of 4, so that its
//!   fields can be read; longer entries are legal, and what the tail holds is not looked at (HSA PRM 18.2).
//! - E2: [`Section::entry`] gives an entry only for an offset that is the start of one.
//!
//! Both are established once by [`Section::index`], which walks a section from its first entry to its end.

use crate::container::{SectionBytes, u32_at};
use crate::error::{Fail, Read, error};
use wavelift_hsail::Span;

/// Kinds of entries (`BrigKind`, HSA PRM 18.3.13).
pub(crate) mod kind {
    pub(crate) const NONE: u16 = 0;
    pub(crate) const ARG_BLOCK_END: u16 = 0x1000;
    pub(crate) const ARG_BLOCK_START: u16 = 0x1001;
    pub(crate) const COMMENT: u16 = 0x1002;
    pub(crate) const CONTROL: u16 = 0x1003;
    pub(crate) const EXTENSION: u16 = 0x1004;
    pub(crate) const FBARRIER: u16 = 0x1005;
    pub(crate) const FUNCTION: u16 = 0x1006;
    pub(crate) const INDIRECT_FUNCTION: u16 = 0x1007;
    pub(crate) const KERNEL: u16 = 0x1008;
    pub(crate) const LABEL: u16 = 0x1009;
    pub(crate) const LOC: u16 = 0x100a;
    pub(crate) const MODULE: u16 = 0x100b;
    pub(crate) const PRAGMA: u16 = 0x100c;
    pub(crate) const SIGNATURE: u16 = 0x100d;
    pub(crate) const VARIABLE: u16 = 0x100e;
    pub(crate) const INST_ADDR: u16 = 0x2000;
    pub(crate) const INST_ATOMIC: u16 = 0x2001;
    pub(crate) const INST_BASIC: u16 = 0x2002;
    pub(crate) const INST_BR: u16 = 0x2003;
    pub(crate) const INST_CMP: u16 = 0x2004;
    pub(crate) const INST_CVT: u16 = 0x2005;
    pub(crate) const INST_IMAGE: u16 = 0x2006;
    pub(crate) const INST_LANE: u16 = 0x2007;
    pub(crate) const INST_MEM: u16 = 0x2008;
    pub(crate) const INST_MEM_FENCE: u16 = 0x2009;
    pub(crate) const INST_MOD: u16 = 0x200a;
    pub(crate) const INST_QUERY_IMAGE: u16 = 0x200b;
    pub(crate) const INST_QUERY_SAMPLER: u16 = 0x200c;
    pub(crate) const INST_QUEUE: u16 = 0x200d;
    pub(crate) const INST_SEG: u16 = 0x200e;
    pub(crate) const INST_SEG_CVT: u16 = 0x200f;
    pub(crate) const INST_SIGNAL: u16 = 0x2010;
    pub(crate) const INST_SOURCE_TYPE: u16 = 0x2011;
    pub(crate) const ADDRESS: u16 = 0x3000;
    pub(crate) const ALIGN: u16 = 0x3001;
    pub(crate) const CODE_LIST: u16 = 0x3002;
    pub(crate) const CODE_REF: u16 = 0x3003;
    pub(crate) const CONSTANT_BYTES: u16 = 0x3004;
    pub(crate) const CONSTANT_IMAGE: u16 = 0x3006;
    pub(crate) const CONSTANT_OPERAND_LIST: u16 = 0x3007;
    pub(crate) const CONSTANT_SAMPLER: u16 = 0x3008;
    pub(crate) const OPERAND_LIST: u16 = 0x3009;
    pub(crate) const REGISTER: u16 = 0x300a;
    pub(crate) const STRING: u16 = 0x300b;
    pub(crate) const WAVESIZE: u16 = 0x300c;
}

/// Size of the structure of a kind that may stand in `hsa_code` (HSA PRM 18.5, 18.6).
#[inline]
pub(crate) fn code_bytes(kind: u16) -> Option<usize> {
    Some(match kind {
        kind::NONE | kind::ARG_BLOCK_END | kind::ARG_BLOCK_START => 4,
        kind::COMMENT | kind::EXTENSION | kind::LABEL | kind::PRAGMA => 8,
        kind::CONTROL | kind::FBARRIER | kind::INST_BASIC => 12,
        kind::LOC
        | kind::INST_ADDR
        | kind::INST_BR
        | kind::INST_CVT
        | kind::INST_LANE
        | kind::INST_MEM_FENCE
        | kind::INST_MOD
        | kind::INST_QUERY_IMAGE
        | kind::INST_QUERY_SAMPLER
        | kind::INST_QUEUE
        | kind::INST_SEG
        | kind::INST_SEG_CVT
        | kind::INST_SIGNAL
        | kind::INST_SOURCE_TYPE => 16,
        kind::MODULE | kind::INST_ATOMIC | kind::INST_CMP | kind::INST_IMAGE | kind::INST_MEM => 20,
        kind::FUNCTION | kind::INDIRECT_FUNCTION | kind::KERNEL | kind::SIGNATURE | kind::VARIABLE => 28,
        _ => return None,
    })
}

/// Size of the structure of a kind that may stand in `hsa_operand` (HSA PRM 18.7).
#[inline]
pub(crate) fn operand_bytes(kind: u16) -> Option<usize> {
    Some(match kind {
        kind::WAVESIZE => 4,
        kind::ALIGN
        | kind::CODE_LIST
        | kind::CODE_REF
        | kind::OPERAND_LIST
        | kind::REGISTER
        | kind::STRING => 8,
        kind::CONSTANT_BYTES | kind::CONSTANT_OPERAND_LIST | kind::CONSTANT_SAMPLER => 12,
        kind::ADDRESS => 20,
        kind::CONSTANT_IMAGE => 44,
        _ => return None,
    })
}

fn word(bytes: [u8; 4]) -> u32 {
    u32::from_le_bytes(bytes)
}

/// An entry of `hsa_code` or `hsa_operand`.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Entry<'a> {
    bytes: &'a [u8],
    /// Offset in the section.
    pub(crate) offset: u32,
    /// Offset of the section in the image.
    base: u32,
    /// `BrigKind`.
    pub(crate) kind: u16,
}

impl<'a> Entry<'a> {
    /// The whole entry.
    pub(crate) fn span(&self) -> Span {
        self.field(0, self.bytes.len())
    }

    /// `len` bytes of the entry at `at`.
    pub(crate) fn field(&self, at: usize, len: usize) -> Span {
        // The image fits 32 bits (I3).
        let start = self.base + self.offset + at as u32;
        Span::new(start, start + len as u32)
    }

    /// Offset of what follows.
    pub(crate) fn end(&self) -> u32 {
        self.offset + self.bytes.len() as u32
    }

    // A field that E1 does not cover would read as zero; tests over real modules would notice.

    pub(crate) fn u8(&self, at: usize) -> u8 {
        self.bytes.get(at).copied().unwrap_or(0)
    }

    pub(crate) fn u16(&self, at: usize) -> u16 {
        u16::from(self.u8(at)) | u16::from(self.u8(at + 1)) << 8
    }

    pub(crate) fn u32(&self, at: usize) -> u32 {
        u32_at(self.bytes, at).unwrap_or(0)
    }

    pub(crate) fn u64(&self, at: usize) -> u64 {
        u64::from(self.u32(at)) | u64::from(self.u32(at + 4)) << 32
    }

    /// What the entry of an instruction holds beside the offset of its operand list. `None` if it is longer than any.
    #[inline]
    pub(crate) fn head(&self) -> Option<[u32; 4]> {
        match *self.bytes.as_chunks::<4>().0 {
            [kind, operation, _] => Some([word(kind), word(operation), 0, 0]),
            [kind, operation, _, a] => Some([word(kind), word(operation), word(a), 0]),
            [kind, operation, _, a, b] => Some([word(kind), word(operation), word(a), word(b)]),
            _ => None,
        }
    }

    /// What stands after the structure of `known` bytes; `None` if that is nothing.
    pub(crate) fn tail(&self, known: Option<usize>) -> Option<&'a [u8]> {
        self.bytes.get(known?..).filter(|tail| !tail.is_empty())
    }

    /// An error about the whole entry.
    pub(crate) fn fail(&self, code: &'static str, message: impl Into<String>) -> Fail {
        error(code, self.span(), message)
    }

    /// An error about `len` bytes at `at`.
    pub(crate) fn fail_at(
        &self,
        code: &'static str,
        at: usize,
        len: usize,
        message: impl Into<String>,
    ) -> Fail {
        error(code, self.field(at, len), message)
    }

    /// Checks that `len` reserved bytes at `at` are zero.
    pub(crate) fn reserved(&self, at: usize, len: usize) -> Read<()> {
        if (at..at + len).all(|at| self.u8(at) == 0) {
            return Ok(());
        }
        Err(self.fail_at("brig-reserved", at, len, "a reserved field is not zero"))
    }

    /// The byte at `at` as an enumeration.
    pub(crate) fn enum8<T>(&self, at: usize, what: &str, from: impl Fn(u16) -> Option<T>) -> Read<T> {
        self.enumeration(u16::from(self.u8(at)), at, 1, what, from)
    }

    /// The 16-bit field at `at` as an enumeration.
    pub(crate) fn enum16<T>(&self, at: usize, what: &str, from: impl Fn(u16) -> Option<T>) -> Read<T> {
        self.enumeration(self.u16(at), at, 2, what, from)
    }

    fn enumeration<T>(
        &self,
        value: u16,
        at: usize,
        len: usize,
        what: &str,
        from: impl Fn(u16) -> Option<T>,
    ) -> Read<T> {
        from(value).ok_or_else(|| self.fail_at("brig-enum", at, len, format!("{value} is no {what}")))
    }

    /// The byte at `at` as flags, of which only those in `mask` exist.
    pub(crate) fn flags(&self, at: usize, mask: u8) -> Read<u8> {
        let value = self.u8(at);
        if value & !mask != 0 {
            return Err(self.fail_at(
                "brig-enum",
                at,
                1,
                format!("{value:#x} has unknown modifier bits"),
            ));
        }
        Ok(value)
    }
}

/// Marks of entries, those of the last 256 bytes not written yet: writing each would have the next one wait for it.
#[derive(Default)]
struct Marks {
    block: usize,
    bits: u64,
}

impl Marks {
    #[inline]
    fn mark(&mut self, starts: &mut [u64], at: u32) {
        let block = at as usize / 256;
        if block != self.block {
            self.flush(starts);
            (self.block, self.bits) = (block, 0);
        }
        self.bits |= 1 << (at / 4 % 64);
    }

    fn flush(&self, starts: &mut [u64]) {
        if let Some(bits) = starts.get_mut(self.block) {
            *bits |= self.bits;
        }
    }
}

/// A section whose entries are known.
#[derive(Debug)]
pub(crate) struct Section<'a> {
    raw: SectionBytes<'a>,
    name: &'static str,
    /// One bit for each 4 bytes of the section: an entry starts there.
    starts: Vec<u64>,
    /// Whether any entry is longer than its structure.
    pub(crate) has_tails: bool,
}

impl<'a> Section<'a> {
    /// Walks a section of entries with a `BrigBase`. `structure` gives the size of the structure of a kind.
    pub(crate) fn index(
        raw: SectionBytes<'a>,
        name: &'static str,
        structure: impl Fn(u16) -> Option<usize>,
    ) -> Read<Section<'a>> {
        let mut section = Section::new(raw, name);
        let mut marks = Marks::default();
        let mut at = raw.first;
        while (at as usize) < raw.bytes.len() {
            let rest = &raw.bytes[at as usize..];
            // The section has a multiple of 4 bytes, so there are at least 4.
            let word = u32_at(rest, 0).unwrap_or(0);
            let (size, kind) = (word as u16 as usize, (word >> 16) as u16);
            let fail = |message| Err(error("brig-entry", section.span(at, 4), message));
            let Some(least) = structure(kind) else {
                return fail(format!("an entry of kind {kind:#x} cannot stand in {name}"));
            };
            if size < least || !size.is_multiple_of(4) || size > rest.len() {
                return fail(format!(
                    "an entry of kind {kind:#x} cannot have {size} bytes here"
                ));
            }
            section.has_tails |= size > least;
            marks.mark(&mut section.starts, at);
            at += size as u32;
        }
        marks.flush(&mut section.starts);
        Ok(section)
    }

    /// Walks the data section, whose entries are a length and bytes (HSA PRM 18.4).
    pub(crate) fn index_data(raw: SectionBytes<'a>, name: &'static str) -> Read<Section<'a>> {
        let mut section = Section::new(raw, name);
        let mut marks = Marks::default();
        let mut at = raw.first;
        while (at as usize) < raw.bytes.len() {
            let rest = &raw.bytes[at as usize..];
            let len = u32_at(rest, 0).unwrap_or(0) as usize;
            let size = len.checked_add(7).map(|size| size & !3);
            let Some(entry) = size.and_then(|size| rest.get(..size)) else {
                let message = format!("data of {len} bytes reach beyond the section");
                return Err(error("brig-entry", section.span(at, 4), message));
            };
            if entry[4 + len..].iter().any(|byte| *byte != 0) {
                let message = "padding after data is not zero";
                return Err(error(
                    "brig-padding",
                    section.span(at, entry.len() as u32),
                    message,
                ));
            }
            marks.mark(&mut section.starts, at);
            at += entry.len() as u32;
        }
        marks.flush(&mut section.starts);
        Ok(section)
    }

    fn new(raw: SectionBytes<'a>, name: &'static str) -> Section<'a> {
        Section {
            raw,
            name,
            starts: vec![0; raw.bytes.len() / 256 + 1],
            has_tails: false,
        }
    }

    fn is_start(&self, at: u32) -> bool {
        at.is_multiple_of(4)
            && self
                .starts
                .get(at as usize / 256)
                .is_some_and(|bits| bits >> (at / 4 % 64) & 1 != 0)
    }

    /// Offset of the first entry.
    pub(crate) fn first(&self) -> u32 {
        self.raw.first
    }

    /// Size of the section, which is the offset after the last entry.
    pub(crate) fn end(&self) -> u32 {
        self.raw.bytes.len() as u32
    }

    /// Whether `at` is an entry's start or the end of the section.
    pub(crate) fn is_boundary(&self, at: u32) -> bool {
        at == self.end() || self.is_start(at)
    }

    /// `len` bytes of the section at `at`.
    pub(crate) fn span(&self, at: u32, len: u32) -> Span {
        let start = self.raw.base + at;
        Span::new(start, start + len)
    }

    /// The entry at `at`; `None` if none starts there.
    pub(crate) fn entry(&self, at: u32) -> Option<Entry<'a>> {
        if !self.is_start(at) {
            return None;
        }
        let rest = self.raw.bytes.get(at as usize..)?;
        let word = u32_at(rest, 0)?;
        let bytes = rest.get(..word as u16 as usize)?;
        Some(Entry {
            bytes,
            offset: at,
            base: self.raw.base,
            kind: (word >> 16) as u16,
        })
    }

    /// The first two words of the entry at `at`; `None` if none starts there, or if it is shorter.
    #[inline]
    pub(crate) fn words(&self, at: u32) -> Option<[u32; 2]> {
        if !self.is_start(at) {
            return None;
        }
        let bytes: &[u8; 8] = self.raw.bytes.get(at as usize..)?.first_chunk()?;
        let [head, value] = *bytes.as_chunks::<4>().0 else {
            return None;
        };
        Some([word(head), word(value)])
    }

    /// The bytes of the data entry at `at`; `None` if none starts there.
    pub(crate) fn data(&self, at: u32) -> Option<&'a [u8]> {
        if !self.is_start(at) {
            return None;
        }
        let rest = self.raw.bytes.get(at as usize..)?;
        let len = u32_at(rest, 0)? as usize;
        rest.get(4..)?.get(..len)
    }

    /// The error for an offset in field `at` of `entry` that does not start an entry of this section.
    pub(crate) fn bad_offset(&self, entry: &Entry<'_>, at: usize) -> Fail {
        let message = format!("no entry of {} starts at offset {:#x}", self.name, entry.u32(at));
        entry.fail_at("brig-offset", at, 4, message)
    }
}
