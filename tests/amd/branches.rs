//! Branches near and far in encoded functions.

use wavelift_amdgpu::emit::encode;
use wavelift_amdgpu::isa::{Inst, Machine, Op, Operand, WaveSize, decode};
use wavelift_amdgpu::machine::{BranchCond, MInst, Real};
use wavelift_amdgpu::subtarget::Subtarget;
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlockData, MEdge, MachFunc, Pseudo};

fn real(inst: Inst) -> MInst {
    MInst::Real(Real::new(inst))
}

/// Entry: branch over `padding` instructions to the end.
fn function(machine: Machine, padding: usize) -> MachFunc<MInst> {
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
    let nop = real(Inst::new(machine, Op::SNop, &[Operand::Imm(0)]));
    func.blocks[middle].insts = vec![nop; padding];
    func.blocks[middle]
        .insts
        .push(Pseudo::Jump { target: end }.into());
    func.blocks[middle].succs.push(edge(end));
    func.blocks[end].insts = vec![Pseudo::End.into()];
    for block in func.order.clone() {
        func.blocks[block].locs = vec![SourceLoc::UNKNOWN; func.blocks[block].insts.len()];
    }
    func
}

/// Words from the branch over a far one to the end of it, and the place in it that the distance from `s_getpc` has. gfx12 waits in between.
const MACHINES: [(Machine, &Subtarget, usize, usize); 2] = [
    (Machine::GFX9, &wavelift_gcn::subtarget::SUBTARGET, 7, 3),
    (
        Machine::gfx12(WaveSize::Wave32),
        &wavelift_rdna4::subtarget::SUBTARGET,
        9,
        4,
    ),
];

#[test]
fn near_branch_is_one_word() {
    for (machine, subtarget, ..) in MACHINES {
        let code = encode(&function(machine, 32767), subtarget, machine.wave).unwrap();
        assert_eq!(code.words().len(), 32767 + 2);
        assert_eq!(code.words()[0] & 0xffff, 32767);
    }
}

#[test]
fn far_branch_goes_through_vcc() {
    for (machine, subtarget, words, distance) in MACHINES {
        let code = encode(&function(machine, 32768), subtarget, machine.wave).unwrap();
        assert_eq!(code.words().len(), 32768 + 1 + words);
        let (first, _) = decode(machine, code.words(), 0).unwrap();
        assert_eq!(
            (first.op, first.operands[0]),
            (Op::SCbranchScc0, Operand::Imm(words as i32 - 1))
        );
        // From the word after s_getpc to the end.
        let rest = code.words().len() as u32 - 1 - 2;
        assert_eq!(code.words()[distance], rest * 4);
        assert_eq!(code.words()[distance + 2], 0);
    }
}
