//! The 64-bit form: control, types, subregisters and regions are indices into tables of 32 frequent values each
//! (Ivy Bridge EU ISA, "Compact Instruction Format").
//!
//! An instruction has a compact form exactly if expanding the looked-up indices gives it back; nothing else decides.

use super::encode::{encode, native};
use super::generation::Generation;
use super::inst::Inst;
use super::table::{CONTROL, CompactTable, DATATYPE, Field, SUBREG, field as f, source_table};

/// Bits of the constant that a compact instruction holds.
const CONSTANT_BITS: u32 = 13;
/// Register fields of both sources and of the destination in the native form.
const DST_REG: Field = f::DST_ALIGN1_REG;
const SRC0_REG: Field = f::SRC_ALIGN1_REG.at(64);
const SRC1_REG: Field = f::SRC_ALIGN1_REG.at(96);

impl CompactTable {
    /// The bits that index into the table, highest first.
    fn gather(&self, native: u128) -> u32 {
        self.to
            .iter()
            .fold(0, |value, field| value << field.width | field.get(native))
    }

    fn index(&self, value: u32) -> Option<u32> {
        let index = self.table.iter().position(|&entry| entry == value)?;
        Some(index as u32)
    }

    fn scatter(&self, native: &mut u128, index: u32) {
        let mut value = self.table[index as usize % 32];
        for field in self.to.iter().rev() {
            field.put(native, value);
            value >>= field.width;
        }
    }
}

fn has_constant(native: u128) -> bool {
    f::TWO_SRC0_FILE.get(native) == 3 || f::TWO_SRC1_FILE.get(native) == 3
}

/// The compact form of native bits, if there is one.
pub fn compact(native: u128) -> Option<u64> {
    let mut bits = 0;
    f::COMPACT_OPCODE.put(&mut bits, f::HEAD_OPCODE.get(native));
    f::COMPACT_DEBUG.put(&mut bits, f::HEAD_DEBUG.get(native));
    f::COMPACT_ACC_WR.put(&mut bits, f::HEAD_ACC_WR.get(native));
    f::COMPACT_COND.put(&mut bits, f::HEAD_COND.get(native));
    f::COMPACT_COMPACT.put(&mut bits, 1);
    f::COMPACT_CONTROL.put(&mut bits, CONTROL.index(CONTROL.gather(native))?);
    f::COMPACT_DATATYPE.put(&mut bits, DATATYPE.index(DATATYPE.gather(native))?);
    let mut subregs = SUBREG.gather(native);
    f::COMPACT_DST_REG.put(&mut bits, DST_REG.get(native));
    f::COMPACT_SRC0_REG.put(&mut bits, SRC0_REG.get(native));
    let source0 = source_table(0);
    f::COMPACT_SRC0.put(&mut bits, source0.index(source0.gather(native))?);
    if has_constant(native) {
        // The bits of source 1's subregister belong to the constant.
        subregs &= 0x3ff;
        let constant = f::TWO_IMM.get(native);
        f::COMPACT_SRC1.put(&mut bits, constant >> 8);
        f::COMPACT_SRC1_REG.put(&mut bits, constant);
    } else {
        let source1 = source_table(1);
        f::COMPACT_SRC1.put(&mut bits, source1.index(source1.gather(native))?);
        f::COMPACT_SRC1_REG.put(&mut bits, SRC1_REG.get(native));
    }
    f::COMPACT_SUBREG.put(&mut bits, SUBREG.index(subregs)?);
    let bits = bits as u64;
    (expand(bits) == native).then_some(bits)
}

/// The native form of compact bits, without its mark of compactness.
pub(super) fn expand(compact: u64) -> u128 {
    let bits = u128::from(compact);
    let mut native = 0;
    f::HEAD_OPCODE.put(&mut native, f::COMPACT_OPCODE.get(bits));
    f::HEAD_DEBUG.put(&mut native, f::COMPACT_DEBUG.get(bits));
    f::HEAD_ACC_WR.put(&mut native, f::COMPACT_ACC_WR.get(bits));
    f::HEAD_COND.put(&mut native, f::COMPACT_COND.get(bits));
    CONTROL.scatter(&mut native, f::COMPACT_CONTROL.get(bits));
    DATATYPE.scatter(&mut native, f::COMPACT_DATATYPE.get(bits));
    SUBREG.scatter(&mut native, f::COMPACT_SUBREG.get(bits));
    DST_REG.put(&mut native, f::COMPACT_DST_REG.get(bits));
    SRC0_REG.put(&mut native, f::COMPACT_SRC0_REG.get(bits));
    source_table(0).scatter(&mut native, f::COMPACT_SRC0.get(bits));
    let (index, reg) = (f::COMPACT_SRC1.get(bits), f::COMPACT_SRC1_REG.get(bits));
    if has_constant(native) {
        let shift = 32 - CONSTANT_BITS;
        let constant = ((index << 8 | reg) << shift) as i32 >> shift;
        f::TWO_IMM.put(&mut native, constant as u32);
    } else {
        source_table(1).scatter(&mut native, index);
        SRC1_REG.put(&mut native, reg);
    }
    native
}

/// Whether the instruction, native or compact, has a compact form.
pub fn is_compactable(generation: Generation, inst: &Inst) -> bool {
    let long = Inst {
        compact: false,
        ..*inst
    };
    let native = native(generation, &long);
    native.ok().and_then(compact).is_some() && encode(generation, inst).is_ok()
}
