//! Where all lanes of the dispatch run.

use super::Func;
use crate::exec::{op, scalar};
use crate::machine::{Kind, MInst};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use wavelift_codegen::machine::{LaneStep, MBlock, MachInst, Pseudo, Reg, VReg};

/// Where f0.0 has all lanes of the dispatch. The greatest solution: nothing but the start makes it true.
pub(crate) struct Full {
    pub(crate) at_start: SecondaryMap<MBlock, bool>,
    pub(super) at_end: SecondaryMap<MBlock, bool>,
    /// Masks that may lack a lane.
    pub(super) partial: FxHashSet<VReg>,
}

impl Full {
    /// At the start of a kernel all lanes run, of a function those that call it.
    pub(crate) fn new(func: &Func, starts_full: bool) -> Full {
        let mut full = Full {
            at_start: SecondaryMap::with_default(true),
            at_end: SecondaryMap::with_default(true),
            partial: FxHashSet::default(),
        };
        full.at_start[func.entry()] = starts_full;
        let mut operands = Vec::new();
        for &block in &func.order {
            for inst in &func.blocks[block].insts {
                let copies = op(inst).is_some_and(|op| op.kind == Kind::GetExec)
                    || matches!(
                        inst,
                        MInst::Pseudo(Pseudo::Lanes {
                            step: LaneStep::Keep,
                            ..
                        })
                    );
                if copies {
                    continue;
                }
                operands.clear();
                inst.operands(&mut operands);
                for operand in operands.iter().filter(|operand| !operand.is_use()) {
                    full.partial.extend(operand.reg.as_virtual());
                }
            }
        }
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &func.order {
                let data = &func.blocks[block];
                let mut state = full.at_start[block];
                for inst in &data.insts {
                    state = full.after(inst, state, &mut changed);
                }
                full.at_end[block] = state;
                for edge in &data.succs {
                    changed |= full.at_start[edge.block] && !state;
                    full.at_start[edge.block] &= state;
                    let params = func.blocks[edge.block].params.iter();
                    for (&param, arg) in params.zip(&edge.args) {
                        let lacks = arg.as_virtual().is_none_or(|arg| full.partial.contains(&arg));
                        changed |= lacks && full.partial.insert(param);
                    }
                }
            }
        }
        full
    }

    /// The state after an instruction.
    pub(crate) fn after(&mut self, inst: &MInst, state: bool, changed: &mut bool) -> bool {
        let has_all = |this: &Full, reg: Option<VReg>| reg.is_some_and(|reg| !this.partial.contains(&reg));
        match inst {
            MInst::Op(op) => match op.kind {
                Kind::GetExec => {
                    if let (false, Some((Reg::Virtual(reg), ..))) = (state, op.dst) {
                        *changed |= self.partial.insert(reg);
                    }
                    state
                }
                Kind::SetExec => has_all(self, scalar(op.srcs[0])),
                Kind::AndExec | Kind::CompareExec { .. } => false,
                _ => state,
            },
            MInst::Pseudo(Pseudo::Lanes { step, mask, .. }) => match step {
                LaneStep::Keep => {
                    if let (false, Reg::Virtual(reg)) = (state, *mask) {
                        *changed |= self.partial.insert(reg);
                    }
                    state
                }
                LaneStep::All => false,
                LaneStep::Restore => has_all(self, mask.as_virtual()),
            },
            MInst::Pseudo(Pseudo::Call(_)) => false,
            _ => state,
        }
    }
}
