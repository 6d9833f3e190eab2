//! Whole code as a listing with branch labels.

use std::collections::BTreeSet;
use std::fmt::Write;

use super::decode::decode;
use super::inst::{Inst, Operand};
use super::table::{ImmKind, OperandName};

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

/// Disassembles `bytes`, which are loaded at address `base`. Each line has the text of an instruction, its address and its
/// words; branch targets inside the code get labels `L0`, `L1`, ... in address order. Words that are no instruction
/// are listed as `.long` and disassembly goes on behind them.
pub fn disassemble(bytes: &[u8], base: u64) -> String {
    let words: Vec<u32> = bytes
        .chunks_exact(4)
        .map(|c| u32::from_le_bytes([c[0], c[1], c[2], c[3]]))
        .collect();
    let mut lines = Vec::new();
    let mut targets = BTreeSet::new();
    let mut at = 0;
    while at < words.len() {
        let pc = base.wrapping_add(at as u64 * 4);
        let (inst, length) = match decode(&words[at..], pc) {
            Ok((inst, length)) => (Some(inst), length),
            Err(_) => (None, 1),
        };
        targets.extend(inst.as_ref().and_then(|inst| branch_target(inst, pc)));
        lines.push((pc, inst, &words[at..(at + length).min(words.len())]));
        at += length;
    }
    let starts: BTreeSet<u64> = lines.iter().map(|l| l.0).collect();
    let labels: Vec<u64> = targets.intersection(&starts).copied().collect();
    let mut out = String::new();
    for (pc, inst, words) in lines {
        if let Ok(label) = labels.binary_search(&pc) {
            let _ = writeln!(out, "L{label}:");
        }
        let mut text = match &inst {
            Some(inst) => inst.to_string(),
            None => format!(".long {:#010x}", words[0]),
        };
        let target = inst.as_ref().and_then(|inst| branch_target(inst, pc));
        if let Some(label) = target.and_then(|target| labels.binary_search(&target).ok()) {
            // The distance is the last operand of every branch.
            let head = text.rfind(' ').map_or(text.len(), |space| space + 1);
            text.truncate(head);
            let _ = write!(text, "L{label}");
        }
        let _ = write!(out, "\t{text:<60}// {pc:012X}:");
        for word in words {
            let _ = write!(out, " {word:08X}");
        }
        out.push('\n');
    }
    let tail = bytes.len() % 4;
    if tail != 0 {
        let _ = writeln!(out, "\t.byte {:02x?}", &bytes[bytes.len() - tail..]);
    }
    out
}
