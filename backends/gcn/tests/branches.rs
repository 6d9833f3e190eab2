//! Branches near and far in encoded functions.

use wavelift_amdgpu::emit::encode;
use wavelift_amdgpu::isa::{Inst, Machine, Op, Operand, decode};
use wavelift_amdgpu::machine::{BranchCond, MInst, Real};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlockData, MEdge, MachFunc};
use wavelift_gcn::subtarget::SUBTARGET;

const MACHINE: Machine = Machine::GFX9;

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
    let nop = real(Inst::new(MACHINE, Op::SNop, &[Operand::Imm(0)]));
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
    let code = encode(&function(32767), &SUBTARGET, MACHINE.wave).unwrap();
    assert_eq!(code.words().len(), 32767 + 2);
    assert_eq!(code.words()[0] & 0xffff, 32767);
}

#[test]
fn far_branch_goes_through_vcc() {
    let code = encode(&function(32768), &SUBTARGET, MACHINE.wave).unwrap();
    assert_eq!(code.words().len(), 32768 + 1 + 7);
    let (first, _) = decode(MACHINE, code.words(), 0).unwrap();
    assert_eq!((first.op, first.operands[0]), (Op::SCbranchScc0, Operand::Imm(6)));
    // From the word after s_getpc to the end.
    assert_eq!(code.words()[3], (code.words().len() as u32 - 1 - 2) * 4);
    assert_eq!(code.words()[5], 0);
}
