//! An instruction for tests that ask where blocks lead.

use super::{MBlock, MBlockData, MEdge, MachFunc, MachInst, Operand, Pseudo, Reg, Terminator};
use smallvec::SmallVec;

/// A jump, or anything else.
#[derive(Clone, Debug)]
pub struct Jump(pub Option<MBlock>);

impl MachInst for Jump {
    fn operands(&self, _: &mut Vec<Operand>) {}
    fn set_operands(&mut self, _: &mut dyn Iterator<Item = Reg>) {}
    fn pseudo(&self) -> Option<&Pseudo> {
        None
    }
    fn terminator(&self) -> Terminator {
        self.0.map_or(Terminator::None, |_| Terminator::Jump)
    }
    fn jump_target(&self) -> Option<MBlock> {
        self.0
    }
    fn set_targets(&mut self, _: &[MBlock]) {}
    fn removable(&self) -> bool {
        false
    }
}

impl From<Pseudo> for Jump {
    fn from(_: Pseudo) -> Jump {
        Jump(None)
    }
}

/// A function of blocks with these successors, each with an instruction beside its jump or branch.
pub fn graph(graph: &[&[u32]]) -> MachFunc<Jump> {
    let mut func = MachFunc::<Jump>::new("graph");
    for succs in graph {
        let jump = match succs {
            [target] => Some(MBlock::from_u32(*target)),
            _ => None,
        };
        let edge = |&block: &u32| MEdge {
            block: MBlock::from_u32(block),
            args: SmallVec::new(),
        };
        let block = func.blocks.push(MBlockData {
            insts: vec![Jump(None), Jump(jump)],
            succs: succs.iter().map(edge).collect(),
            ..MBlockData::default()
        });
        func.order.push(block);
    }
    func
}
