//! Whole code as a listing, in the format of `llvm-objdump -d`.
//!
//! Every line has the text of an instruction, its address and its words. Runs of eight or more zero bytes, which only
//! padding has, are one line `...`, and words that are no instruction are `.long`.

use std::collections::BTreeSet;
use std::fmt::Write;

/// Column of the address comment.
const COMMENT_COLUMN: usize = 59;
/// Shortest run of zero bytes that is taken for padding.
const PADDING: usize = 8;

/// What a listing shows beside the instructions.
#[derive(Clone, Debug, Default)]
pub struct Listing<'a> {
    /// Address of the first byte.
    pub base: u64,
    /// Addresses and names, sorted by address. Each starts a new block.
    pub symbols: Vec<(u64, &'a str)>,
    /// Whether branch targets get labels `L0`, `L1`, ... (numbered per symbol). Otherwise branches show their distance
    /// and, if there are symbols, the target relative to a symbol.
    pub labels: bool,
}

/// An instruction at the start of some words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Decoded {
    /// Its text.
    pub text: String,
    /// The target of a relative branch.
    pub target: Option<u64>,
    /// Its length in words.
    pub words: usize,
}

/// Decodes the instruction at the start of words that are at an address.
pub type Decode<'a> = &'a dyn Fn(&[u32], u64) -> Option<Decoded>;

/// One line of a block.
enum Line {
    /// An instruction with its target, if it is a branch, and its length in bytes.
    Inst {
        text: String,
        target: Option<u64>,
        length: usize,
    },
    /// Bytes that are no instruction.
    Data { length: usize },
    /// Zeros.
    Padding { length: usize },
}

impl Line {
    fn length(&self) -> usize {
        match *self {
            Line::Inst { length, .. } | Line::Data { length } | Line::Padding { length } => length,
        }
    }
}

impl Listing<'_> {
    /// The listing of `bytes`.
    pub fn render(&self, bytes: &[u8], decode: Decode<'_>) -> String {
        let mut out = String::new();
        // Positions are relative to the base, so that code at the end of the address space is nothing special.
        let mut starts = vec![(0, "")];
        for &(address, name) in &self.symbols {
            let position = address.wrapping_sub(self.base);
            match starts.last_mut() {
                _ if position >= bytes.len() as u64 => {}
                Some(last) if last.0 == position as usize => last.1 = name,
                _ => starts.push((position as usize, name)),
            }
        }
        starts.sort_by_key(|s| s.0);
        for (index, &(start, name)) in starts.iter().enumerate() {
            let stop = starts.get(index + 1).map_or(bytes.len(), |next| next.0);
            let pc = self.base.wrapping_add(start as u64);
            if !name.is_empty() {
                let newline = if index == 0 { "" } else { "\n" };
                let _ = writeln!(out, "{newline}{pc:016x} <{name}>:");
            }
            self.render_block(&bytes[start..stop], pc, decode, &mut out);
        }
        out
    }

    fn render_block(&self, bytes: &[u8], base: u64, decode: Decode<'_>, out: &mut String) {
        let lines = lines_of(bytes, base, decode);
        let labels = if self.labels {
            self.labels_of(&lines, base)
        } else {
            Vec::new()
        };
        let mut at = 0;
        for line in lines {
            let pc = base.wrapping_add(at as u64);
            if let Ok(label) = labels.binary_search(&pc) {
                let _ = writeln!(out, "\n{pc:016x} <L{label}>:");
            }
            let raw = &bytes[at..at + line.length()];
            at += line.length();
            let mut suffix = String::new();
            let text = match line {
                Line::Padding { .. } => {
                    out.push_str("\t\t...\n");
                    continue;
                }
                Line::Inst {
                    text,
                    target: Some(target),
                    ..
                } => {
                    let (text, place) = self.branch_text(text, target, &labels);
                    suffix = place;
                    text
                }
                Line::Inst { text, .. } => text,
                Line::Data { .. } => match *raw {
                    [a, b, c, d] => format!(".long {:#x}", u32::from_le_bytes([a, b, c, d])),
                    _ => {
                        let bytes: Vec<String> = raw.iter().map(|b| format!("{b:#04x}")).collect();
                        format!(".byte {}", bytes.join(", "))
                    }
                },
            };
            let _ = write!(out, "\t{text:<COMMENT_COLUMN$}// {pc:012X}:");
            let whole = raw.chunks_exact(4);
            let rest = whole.remainder();
            for word in whole {
                let _ = write!(
                    out,
                    " {:08X}",
                    u32::from_le_bytes([word[0], word[1], word[2], word[3]])
                );
            }
            for byte in rest {
                let _ = write!(out, " {byte:02X}");
            }
            let _ = writeln!(out, "{suffix}");
        }
    }

    /// Addresses of labels: branch targets at which an instruction of the block starts.
    fn labels_of(&self, lines: &[Line], base: u64) -> Vec<u64> {
        let mut pc = base;
        let (mut starts, mut targets) = (BTreeSet::new(), BTreeSet::new());
        for line in lines {
            if let Line::Inst { target, .. } = line {
                starts.insert(pc);
                targets.extend(*target);
            }
            pc = pc.wrapping_add(line.length() as u64);
        }
        let named = |address: &u64| self.symbols.iter().any(|s| s.0 == *address);
        targets
            .intersection(&starts)
            .copied()
            .filter(|address| !named(address))
            .collect()
    }

    /// Text of a branch and what follows its words.
    fn branch_text(&self, mut text: String, target: u64, labels: &[u64]) -> (String, String) {
        let exact = self
            .symbols
            .iter()
            .find(|s| s.0 == target)
            .map(|s| s.1.to_string());
        let label = labels
            .binary_search(&target)
            .ok()
            .map(|label| format!("L{label}"));
        if let Some(name) = exact.or(label) {
            // The distance is the last operand of every branch.
            let head = text.rfind(' ').map_or(text.len(), |space| space + 1);
            text.truncate(head);
            text.push_str(&name);
            return (text, String::new());
        }
        let place = match self.symbols.iter().rev().find(|s| s.0 < target) {
            Some(&(address, name)) => format!(" <{name}+{:#x}>", target - address),
            None => String::new(),
        };
        (text, place)
    }
}

fn lines_of(bytes: &[u8], base: u64, decode: Decode<'_>) -> Vec<Line> {
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect();
    let mut lines = Vec::new();
    let mut at = 0;
    while at < bytes.len() {
        let zeros = bytes[at..].iter().take_while(|&&b| b == 0).count();
        let line = if zeros >= PADDING {
            Line::Padding { length: zeros & !3 }
        } else if at + 4 > bytes.len() {
            Line::Data {
                length: bytes.len() - at,
            }
        } else {
            let pc = base.wrapping_add(at as u64);
            match decode(&words[at / 4..], pc) {
                Some(decoded) => Line::Inst {
                    text: decoded.text,
                    target: decoded.target,
                    length: decoded.words * 4,
                },
                None => Line::Data { length: 4 },
            }
        };
        at += line.length();
        lines.push(line);
    }
    lines
}
