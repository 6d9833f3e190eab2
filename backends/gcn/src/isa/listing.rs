//! Whole code as a listing, in the format of `llvm-objdump -d`.
//!
//! Every line has the text of an instruction, its address and its words. Runs of eight or more zero bytes, which only
//! padding has, are one line `...`, and words that are no instruction are `.long`.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::decode::decode;
use super::inst::{Inst, Operand};
use super::table::{ImmKind, OperandName};

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

/// Disassembles `bytes`, which are loaded at address `base`, with labels at branch targets.
pub fn disassemble(bytes: &[u8], base: u64) -> String {
    Listing {
        base,
        symbols: Vec::new(),
        labels: true,
    }
    .render(bytes)
}

/// The target of a relative branch at `pc`.
fn branch_target(inst: &Inst, pc: u64) -> Option<u64> {
    let info = inst.op.info();
    let index = info.index_of(OperandName::Imm)?;
    match (info.operands[index].imm, inst.operands.get(index)) {
        (Some(ImmKind::Rel16), Some(&Operand::Imm(words))) => {
            Some(pc.wrapping_add(4).wrapping_add_signed(i64::from(words) * 4))
        }
        _ => None,
    }
}

/// One line of a block.
enum Line {
    /// An instruction with its target, if it is a branch, and its length in bytes.
    Inst {
        inst: Inst,
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
    pub fn render(&self, bytes: &[u8]) -> String {
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
            self.render_block(&bytes[start..stop], pc, &mut out);
        }
        out
    }

    fn render_block(&self, bytes: &[u8], base: u64, out: &mut String) {
        let lines = lines_of(bytes, base);
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
                    inst,
                    target: Some(target),
                    ..
                } => {
                    let (text, place) = self.branch_text(&inst, target, &labels);
                    suffix = place;
                    text
                }
                Line::Inst { inst, .. } => inst.to_string(),
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
    fn branch_text(&self, inst: &Inst, target: u64, labels: &[u64]) -> (String, String) {
        let mut text = inst.to_string();
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

fn lines_of(bytes: &[u8], base: u64) -> Vec<Line> {
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
                Ok((inst, length)) => Line::Inst {
                    target: branch_target(&inst, pc),
                    inst,
                    length: length * 4,
                },
                Err(_) => Line::Data { length: 4 },
            }
        };
        at += line.length();
        lines.push(line);
    }
    lines
}

#[cfg(test)]
mod tests {
    use super::*;

    fn bytes(words: &[u32]) -> Vec<u8> {
        words.iter().flat_map(|w| w.to_le_bytes()).collect()
    }

    // The expected text is llvm-objdump's for the same bytes.
    #[test]
    fn symbols_padding_and_unknown_words() {
        let mut code = bytes(&[
            0xbf800000, 0xffffffff, 0xbf8a0001, 0xbf82fffc, 0xbf820000, 0, 0, 0, 0xbf810000,
        ]);
        code.extend([1, 2, 3]);
        let listing = Listing {
            base: 0,
            symbols: vec![(0, "foo"), (0x14, "bar")],
            labels: false,
        };
        let expected = "\
0000000000000000 <foo>:
\ts_nop 0                                                    // 000000000000: BF800000
\t.long 0xffffffff                                           // 000000000004: FFFFFFFF
\t.long 0xbf8a0001                                           // 000000000008: BF8A0001
\ts_branch foo                                               // 00000000000C: BF82FFFC
\ts_branch bar                                               // 000000000010: BF820000

0000000000000014 <bar>:
\t\t...
\ts_endpgm                                                   // 000000000020: BF810000
\t.byte 0x01, 0x02, 0x03                                     // 000000000024: 01 02 03
";
        assert_eq!(listing.render(&code), expected);
    }

    #[test]
    fn a_loop_gets_a_label() {
        let code = bytes(&[0x7e000280, 0x68000081, 0xbf85fffe, 0xbf810000]);
        let expected = "\
\tv_mov_b32_e32 v0, 0                                        // 000000001000: 7E000280

0000000000001004 <L0>:
\tv_add_u32_e32 v0, 1, v0                                    // 000000001004: 68000081
\ts_cbranch_scc1 L0                                          // 000000001008: BF85FFFE
\ts_endpgm                                                   // 00000000100C: BF810000
";
        assert_eq!(disassemble(&code, 0x1000), expected);
    }

    #[test]
    fn nothing_and_single_bytes() {
        assert_eq!(disassemble(&[], 0), "");
        assert!(disassemble(&[7], 0).contains(".byte 0x07"));
    }
}
