//! Jumps between blocks and within operations.

use super::*;

/// Where a block leads that does nothing but jump.
pub(super) fn forwards(func: &MachFunc<MInst>, block: MBlock) -> Option<MBlock> {
    match func.blocks[block].insts[..] {
        [MInst::Jump { target }] if target != block => Some(target),
        _ => None,
    }
}

/// Where a jump to a block arrives. Blocks that lead to each other in a circle stay: an endless loop has to be somewhere.
pub(super) fn arrives(func: &MachFunc<MInst>, start: MBlock) -> MBlock {
    let mut block = start;
    for _ in 0..func.order.len() {
        match forwards(func, block) {
            Some(next) => block = next,
            None => return block,
        }
    }
    start
}

/// A branch beyond the 16 bits of `jmpi` adds to the instruction pointer, in bytes, under the same predicate (manual 7.3.6). As a source
/// that is the address of the instruction itself.
pub(super) fn far_jump(jump: &mut Inst, distance: u32) {
    let control = jump.control;
    *jump = pointer_plus(distance);
    jump.control = control;
    jump.control.no_mask = true;
}

pub(super) fn pointer_plus(distance: u32) -> Inst {
    let pointer = arf(Arf::Ip.number(0), 0);
    let mut add = Inst::new(Opcode::Add, ExecSize::S1);
    add.control.no_mask = true;
    add.dst = Dst {
        place: pointer,
        ..Dst::null(Type::Ud)
    };
    add.src[0] = Src::reg(pointer, Type::Ud, Region::SCALAR);
    add.src[1] = Src::imm(distance.wrapping_mul(8), Type::Ud);
    add
}

impl Emitter {
    pub(super) fn jump(&mut self, target: MBlock, cond: Option<(BranchCond, bool)>) {
        let mut jump = Inst::new(Opcode::Jmpi, ExecSize::S1);
        jump.src[1] = Src::imm(0, Type::D);
        if let Some((cond, inverse)) = cond {
            // Any of 8 or 16 lanes.
            let any = if self.simd == SimdWidth::Simd8 { 8 } else { 10 };
            let (flag, control) = match cond {
                BranchCond::ExecNonZero => (0, any),
                BranchCond::AnyLane => (1, any),
                _ => (1, 1),
            };
            jump.control.flag = Flag { reg: flag, sub: 0 };
            jump.control.pred = Predicate { control, inverse };
        }
        let at = self.push(jump);
        self.jumps.push((at, Target::Block(target)));
    }

    /// A branch within an operation, if f1.0 says so; without a target it is one forward that [`Emitter::land`] gives one.
    pub(super) fn jump_within(&mut self, target: Option<usize>, flagged: bool) -> usize {
        let mut jump = Inst::new(Opcode::Jmpi, ExecSize::S1);
        jump.src[1] = Src::imm(0, Type::D);
        if flagged {
            jump.control.pred = Predicate::NORMAL;
            jump.control.flag = WORK_FLAG;
        }
        let at = self.push(jump);
        self.jumps.push((at, Target::Inst(target.unwrap_or(at))));
        at
    }

    /// The branch at an instruction leads here.
    pub(super) fn land(&mut self, at: usize) {
        let here = self.insts.len();
        for (jump, target) in &mut self.jumps {
            if *jump == at {
                *target = Target::Inst(here);
            }
        }
    }
}
