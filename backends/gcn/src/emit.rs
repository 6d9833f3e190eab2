//! Spills go to memory behind the buffer descriptor of private memory; the rest of emission is [that of all machines](wavelift_amdgpu::emit).

use crate::isa::{Inst, Opcode, Operand};
use crate::shrink;
use wavelift_amdgpu::emit::{Emission, SpillAccess, operand};
use wavelift_amdgpu::isa::value::WaveSize;
use wavelift_codegen::machine::PReg;

pub use wavelift_amdgpu::code::Code;
pub use wavelift_amdgpu::emit::EmitError;

/// Where spilled registers go.
#[derive(Clone, Copy, Debug)]
pub struct SpillArea {
    /// Buffer descriptor, four SGPRs.
    pub buffer: u8,
    /// Wave offset, one SGPR.
    pub offset: u8,
    /// First byte behind the kernel's own private memory, seen from the offset.
    pub base: u32,
    /// Bytes per lane that the offset in the register is ahead of the wave's, so that the area is in reach.
    pub moved: u32,
    /// A vector register for the address of what lies further than an instruction's offset reaches.
    pub far: Option<u8>,
}

impl SpillArea {
    /// Bytes that the offset of an instruction reaches.
    pub const REACH: u32 = 4096;
}

impl Emission for Inst {
    type Area = SpillArea;

    /// `page` is what the register for far addresses holds, in the lanes that run.
    fn spill_access(
        area: SpillArea,
        access: SpillAccess,
        page: &mut Option<u32>,
        out: &mut Vec<Inst>,
    ) -> Result<(), EmitError> {
        let SpillAccess { store, reg, slot, .. } = access;
        let op = if store {
            Opcode::BufferStoreDword
        } else {
            Opcode::BufferLoadDword
        };
        for i in 0..reg.width {
            let data = operand(PReg::new(reg.file, reg.first + u16::from(i), 1));
            let at = area.base + slot + 4 * u32::from(i);
            let far = at - at % SpillArea::REACH;
            let mut address = Operand::Off;
            if far > 0 {
                // An addition to the offset register would overwrite SCC.
                address = Operand::v(area.far.ok_or(EmitError::NotAllocated)?);
                if page.replace(far) != Some(far) {
                    out.push(Inst::new(Opcode::VMovB32, &[address, Operand::constant32(far)]));
                }
            }
            let operands = [
                data,
                address,
                Operand::s_range(area.buffer, 4),
                Operand::s(area.offset),
            ];
            out.push(Inst::new(op, &operands).with_mods(|m| {
                m.offset = (at - far) as i32;
                m.offen = far > 0;
            }));
        }
        Ok(())
    }

    fn shorten(&mut self) {
        shrink::shorten(self);
    }

    fn guard(_: WaveSize) -> Option<Inst> {
        None
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
        let nop = real(Inst::new(Opcode::SNop, &[Operand::Imm(0)]));
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
        let code = encode(&function(32767), WaveSize::Wave64).unwrap();
        assert_eq!(code.words.len(), 32767 + 2);
        assert_eq!(code.words[0] & 0xffff, 32767);
    }

    #[test]
    fn far_branch_goes_through_vcc() {
        let code = encode(&function(32768), WaveSize::Wave64).unwrap();
        assert_eq!(code.words.len(), 32768 + 1 + 7);
        let (first, _) = decode(&code.words, 0).unwrap();
        assert_eq!(
            (first.op, first.operands[0]),
            (Opcode::SCbranchScc0, Operand::Imm(6))
        );
        // From the word behind s_getpc to the end.
        assert_eq!(code.words[3], (code.words.len() as u32 - 1 - 2) * 4);
        assert_eq!(code.words[5], 0);
    }
}
