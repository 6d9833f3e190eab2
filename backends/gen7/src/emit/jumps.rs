//! Jumps between blocks and within operations.

use super::*;

/// A branch beyond the 16 bits of `jmpi` adds to the instruction pointer, in bytes, under the same predicate (manual 7.3.6). As a source
/// that is the address of the instruction itself.
pub(super) fn far_jump(jump: &mut Inst, bytes: u32) {
    let control = jump.control;
    *jump = pointer_plus(bytes);
    jump.control = control;
    jump.control.no_mask = true;
}

/// An addition of bytes to the instruction pointer.
pub(super) fn pointer_plus(bytes: u32) -> Inst {
    let pointer = Arf::Ip.number(0);
    let mut add = Inst::new(Opcode::Add, ExecSize::S1);
    add.control.no_mask = true;
    add.dst = arf_dst(pointer, 0, Type::Ud);
    add.src[0] = arf_source(pointer, 0, Type::Ud);
    add.src[1] = ud(bytes);
    add
}

impl Emitter<'_, '_> {
    /// A jump, unless the block follows.
    pub(super) fn jump_on(&mut self, target: MBlock, next: Option<MBlock>) {
        if next != Some(target) {
            self.jump(target, None);
        }
    }

    /// A branch to the first target if the condition holds, else to the second.
    pub(super) fn branch_on(&mut self, cond: BranchCond, [yes, no]: [MBlock; 2], next: Option<MBlock>) {
        if next == Some(yes) {
            self.jump(no, Some((cond, true)));
        } else {
            self.jump(yes, Some((cond, false)));
            self.jump_on(no, next);
        }
    }

    fn jump(&mut self, target: MBlock, cond: Option<(BranchCond, bool)>) {
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
        self.branch(jump, target.into());
    }

    /// A branch within an operation, if f1.0 says so; without a target it is one forward, to a label that [`Emitter::land`] puts.
    pub(super) fn jump_within(&mut self, target: Option<Label>, flagged: bool) -> Label {
        let mut jump = Inst::new(Opcode::Jmpi, ExecSize::S1);
        jump.src[1] = Src::imm(0, Type::D);
        if flagged {
            jump.control.pred = Predicate::NORMAL;
            jump.control.flag = WORK_FLAG;
        }
        let target = target.unwrap_or_else(|| self.label());
        self.branch(jump, target);
        target
    }

    /// A branch whose distance is filled in when all labels have their places.
    fn branch(&mut self, jump: Inst, target: Label) {
        let at = self.push_long(jump);
        self.branches.add(Field::Jump(at), target);
    }

    /// A label here.
    pub(super) fn label(&mut self) -> Label {
        self.branches.label(self.code.here())
    }

    /// A label is here.
    pub(super) fn land(&mut self, label: Label) {
        self.branches.put(label, self.code.here());
    }
}
