//! Halves of vector registers that text names, `v5.l` and `v5.h` (RDNA4 ISA 7.4).
//!
//! Rows with [`Flag::Halves`] have them. Which half an operand is stands in `op_sel`, whatever the encoding: encodings of 64 bits have that
//! field, those of 32 bits have the same bit as the highest of the register's number, so that they reach v0 to v127 only.

use super::inst::Inst;
use super::operand::Operand;
use super::table::{FieldKind, Flag, OperandInfo, OperandName};
use super::text::{Cursor, Problem};

/// The bit of a register's number that selects the upper half.
const UPPER: u64 = 1 << 7;

/// The codes of vector registers among those of sources.
const VECTORS: u64 = 1 << 8;

impl Inst {
    /// The bit of `op_sel` for an operand whose half text names; zero for other operands.
    pub(super) fn half_bit(&self, what: &OperandInfo) -> u8 {
        if !self.info().has(Flag::Halves) {
            return 0;
        }
        match what.name {
            OperandName::S0 => 1,
            OperandName::S1 => 2,
            OperandName::S2 => 4,
            OperandName::D => 8,
            _ => 0,
        }
    }

    /// Whether the encoding has the halves of its operands in the numbers of registers.
    pub(super) fn has_halves_in_numbers(&self) -> bool {
        self.info().has(Flag::Halves) && !self.format.is_vop3()
    }

    /// The bits of `op_sel` that numbers of registers can say.
    pub(super) fn halves_in_numbers(&self) -> u8 {
        let operands = self.operands.iter().zip(self.info().operands);
        let vectors =
            operands.filter(|(operand, _)| matches!(operand, Operand::Vgpr { .. } | Operand::Virtual(_)));
        vectors.fold(0, |bits, (_, what)| bits | self.half_bit(what))
    }

    /// What the half of an operand adds to the number in its field.
    pub(super) fn half_code(&self, operand: Operand, what: &OperandInfo) -> u64 {
        let upper = self.mods.op_sel & self.half_bit(what) != 0;
        match operand {
            Operand::Vgpr { .. } if upper && self.has_halves_in_numbers() => UPPER,
            _ => 0,
        }
    }

    /// Takes the half out of what a field has, and notes it.
    pub(super) fn take_half(&mut self, code: u64, kind: FieldKind, what: &OperandInfo) -> u64 {
        let bit = self.half_bit(what);
        let vector = kind != FieldKind::Src || code & VECTORS != 0;
        if bit == 0 || !self.has_halves_in_numbers() || !vector || code & UPPER == 0 {
            return code;
        }
        self.mods.op_sel |= bit;
        code & !UPPER
    }

    /// The half of a vector operand as text has it after the register; nothing where text names none.
    pub(super) fn half_text(&self, what: &OperandInfo) -> &'static str {
        match (self.half_bit(what), self.mods.op_sel) {
            (0, _) => "",
            (bit, selected) if selected & bit == 0 => ".l",
            _ => ".h",
        }
    }
}

/// Reads a register or constant; of an operand whose half text names the half as well, which it notes.
pub(super) fn parse_half<'a>(
    cursor: &mut Cursor<'a>,
    inst: &mut Inst,
    what: &OperandInfo,
    register: impl Fn(&mut Cursor<'a>) -> Result<Operand, Problem>,
) -> Result<Operand, Problem> {
    let bit = inst.half_bit(what);
    let start = cursor.at;
    let is_vector = cursor.rest().starts_with(['v', '%']) && !cursor.rest().starts_with("vcc");
    if bit == 0 || !is_vector {
        return register(cursor);
    }
    cursor.eat("%");
    let word = cursor.word();
    let end = cursor.at;
    let wrong = |message: &str| (start..end, message.to_string());
    let (name, upper) = match word.rsplit_once('.') {
        Some((name, "l")) => (name, false),
        Some((name, "h")) => (name, true),
        _ => return Err(wrong("a half of a register is missing: `.l` or `.h`")),
    };
    // The register ends in front of the half.
    let mut alone = Cursor {
        text: &cursor.text[..end - word.len() + name.len()],
        at: start,
    };
    let operand = register(&mut alone)?;
    if upper {
        inst.mods.op_sel |= bit;
    }
    Ok(operand)
}
