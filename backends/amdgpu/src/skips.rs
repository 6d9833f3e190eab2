//! Branches around a few vector instructions, for waves that no lane runs them in, go: the branch costs as much.
//!
//! - **S1** Without a lane, what stands there writes nothing: it writes vector registers only, and nothing that no operand names.
//! - **S2** After it the wave comes to where the branch would have led.
//!
//! Where nothing stood there, nothing reads the lanes that were to run it: what wrote them to EXEC goes, too.
//!
//! Runs when registers are allocated and blocks are what they will be, in front of what lays them out. Cost: linear.

use crate::backend::Amd;
use crate::exec::remove_overwritten_writes;
use crate::isa::{Operand, WaveSize};
use crate::machine::{BranchCond, MInst, Real};
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, Pseudo, destination};
use wavelift_codegen::target::MachPass;

/// Instructions that a branch leads around at least.
const WORTH_A_BRANCH: usize = 3;

/// Takes such branches away.
pub const SKIPS: MachPass<Amd> = MachPass {
    name: "skips",
    run: |_, func, plan, _| Ok(run(func, plan.wave)),
};

/// Takes such branches away. Returns how many.
fn run(func: &mut MachFunc<MInst>, wave: WaveSize) -> usize {
    let mut gone = 0;
    for index in 0..func.order.len() {
        let block = func.order[index];
        if let Some(target) = around_little(func, block) {
            let data = &mut func.blocks[block];
            if let Some(last) = data.insts.last_mut() {
                *last = MInst::Pseudo(Pseudo::Jump { target });
            }
            data.succs.retain(|edge| edge.block == target);
            gone += 1;
        }
    }
    if gone > 0 {
        remove_overwritten_writes(func, wave);
    }
    gone
}

/// Where a block branches if a lane is left, if that is little, and where it branches otherwise comes after it.
fn around_little(func: &MachFunc<MInst>, block: MBlock) -> Option<MBlock> {
    let &MInst::Branch {
        cond: BranchCond::ExecNonZero,
        targets: [inside, around],
    } = func.blocks[block].insts.last()?
    else {
        return None;
    };
    let (last, insts) = func.blocks[inside].insts.split_last()?;
    let after = last.jump_target()?;
    let little = insts.len() < WORTH_A_BRANCH && insts.iter().all(needs_lanes);
    (little && inside != around && destination(func, after) == destination(func, around)).then_some(inside)
}

/// Whether an instruction does nothing where no lane runs it.
fn needs_lanes(inst: &MInst) -> bool {
    let MInst::Real(Real { inst, .. }) = inst else {
        return false;
    };
    let writes = |index: usize| inst.access(index).is_some_and(|access| access.writes());
    inst.format.is_valu()
        && !inst.has_effect()
        && inst.operands.iter().enumerate().all(|(index, operand)| {
            !writes(index) || matches!(operand, Operand::Vgpr { .. } | Operand::Agpr(_))
        })
}
