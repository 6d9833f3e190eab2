//! An instruction for tests that ask where blocks lead.

use super::{MBlock, MachInst, Operand, Reg, RegFile, Terminator};

/// A jump, or anything else.
#[derive(Clone, Debug)]
pub struct Jump(pub Option<MBlock>);

impl MachInst for Jump {
    fn operands(&self, _: &mut Vec<Operand>) {}
    fn set_operands(&mut self, _: &mut dyn Iterator<Item = Reg>) {}
    fn as_copy(&self) -> Option<(Reg, Reg)> {
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
    fn copy(_: RegFile, _: u8, _: Reg, _: Reg) -> Jump {
        Jump(None)
    }
    fn spill(_: RegFile, _: u8, _: Reg, _: u32) -> Jump {
        Jump(None)
    }
    fn reload(_: RegFile, _: u8, _: Reg, _: u32) -> Jump {
        Jump(None)
    }
}
