//! Spills are scratch accesses; the rest of emission is [that of all machines](wavelift_amdgpu::emit).

use crate::hazards;
use crate::isa::{Inst, Opcode, Operand, Sgpr, WaveSize};
use crate::shrink;
use wavelift_amdgpu::emit::{Emission, SpillAccess, operand};
use wavelift_codegen::machine::PReg;

pub use wavelift_amdgpu::code::Code;
pub use wavelift_amdgpu::emit::EmitError;

/// Where spilled registers go: private memory of each lane.
#[derive(Clone, Copy, Debug)]
pub struct SpillArea {
    /// In functions and kernels that call, the register with the start of the frame.
    pub pointer: Option<Sgpr>,
    /// First byte behind the private memory that the program names itself.
    pub base: u32,
}

/// Dwords that one scratch access takes, in the order of its operations.
const SPILL_OPS: [(Opcode, Opcode); 4] = [
    (Opcode::ScratchLoadB32, Opcode::ScratchStoreB32),
    (Opcode::ScratchLoadB64, Opcode::ScratchStoreB64),
    (Opcode::ScratchLoadB96, Opcode::ScratchStoreB96),
    (Opcode::ScratchLoadB128, Opcode::ScratchStoreB128),
];

/// A scratch access of registers at a byte offset from a scalar register.
pub(crate) fn scratch(wave: WaveSize, store: bool, reg: PReg, base: Option<Sgpr>, at: u32) -> Inst {
    let (load, save) = SPILL_OPS[usize::from(reg.width.clamp(1, 4)) - 1];
    let base = base.map_or(Operand::Off, |base| Operand::s(base.0));
    let inst = match store {
        true => Inst::new(wave, save, &[Operand::Off, operand(reg), base]),
        false => Inst::new(wave, load, &[operand(reg), Operand::Off, base]),
    };
    inst.with_mods(|m| m.offset = at as i32)
}

impl Emission for Inst {
    type Area = SpillArea;

    /// Up to four dwords at a time.
    fn spill_access(
        area: SpillArea,
        access: SpillAccess,
        _: &mut Option<u32>,
        out: &mut Vec<Inst>,
    ) -> Result<(), EmitError> {
        let SpillAccess {
            wave,
            store,
            reg,
            slot,
        } = access;
        for first in (0..reg.width).step_by(4) {
            let part = PReg::new(reg.file, reg.first + u16::from(first), (reg.width - first).min(4));
            let at = area.base + slot + 4 * u32::from(first);
            out.push(scratch(wave, store, part, area.pointer, at));
        }
        Ok(())
    }

    fn shorten(&mut self) {
        shrink::shorten(self);
    }

    fn guard(wave: WaveSize) -> Option<Inst> {
        Some(hazards::wait_scalar(wave))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::isa::decode;
    use crate::machine::{BranchCond, MInst, Real};
    use wavelift_amdgpu::emit::encode;
    use wavelift_codegen::ir::SourceLoc;
    use wavelift_codegen::machine::MachFunc;
    use wavelift_codegen::machine::{MBlockData, MEdge};

    fn real(inst: Inst) -> MInst {
        MInst::Real(Real::new(inst))
    }

    /// Entry: branch over `padding` instructions to the end.
    fn function(padding: usize) -> MachFunc<MInst> {
        let mut func = MachFunc::new("f");
        let [entry, middle, end] = [(); 3].map(|()| func.blocks.push(MBlockData::default()));
        func.order = vec![entry, middle, end];
        let edge = |block| MEdge {
            block,
            args: Default::default(),
        };
        let cond = BranchCond::Scc1;
        func.blocks[entry].insts = vec![MInst::Branch {
            cond,
            targets: [end, middle],
        }];
        func.blocks[entry].succs.extend([edge(end), edge(middle)]);
        let nop = real(Inst::new(WaveSize::Wave32, Opcode::SNop, &[Operand::Imm(0)]));
        func.blocks[middle].insts = vec![nop; padding];
        func.blocks[middle].insts.push(MInst::Jump { target: end });
        func.blocks[middle].succs.push(edge(end));
        func.blocks[end].insts = vec![MInst::End];
        for block in func.order.clone() {
            func.blocks[block].locs = vec![SourceLoc::UNKNOWN; func.blocks[block].insts.len()];
        }
        func
    }

    #[test]
    fn near_branch_is_one_word() {
        let code = encode(&function(32767), WaveSize::Wave32).unwrap();
        assert_eq!(code.words.len(), 32767 + 2);
        assert_eq!(code.words[0] & 0xffff, 32767);
    }

    #[test]
    fn far_branch_goes_through_vcc() {
        let code = encode(&function(32768), WaveSize::Wave32).unwrap();
        assert_eq!(code.words.len(), 32768 + 1 + 9);
        let (first, _) = decode(&code.words, 0, WaveSize::Wave32).unwrap();
        assert_eq!(
            (first.op, first.operands[0]),
            (Opcode::SCbranchScc0, Operand::Imm(8))
        );
        // From the word behind s_getpc to the end.
        assert_eq!(code.words[4], (code.words.len() as u32 - 1 - 2) * 4);
        assert_eq!(code.words[6], 0);
    }
}
