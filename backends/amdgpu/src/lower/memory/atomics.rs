//! Atomic operations whose result is tied to an operand, and instructions that are no rows of the tables.
//!
//! Rust, not rules: no row has a result that is tied to an operand, and messages are no operations of the tables.

use super::Addr;
use crate::abi::{INTERRUPT, PAUSE, trap};
use crate::inputs::Input;
use crate::isa::{Op, Operand, Role, VirtualReg};
use crate::lower::Lower;
use crate::lower::operands::{Vreg, part};
use crate::machine::{MInst, Real, SGPR, Tie, TrapInst, VGPR};
use cranelift_entity::EntityRef;
use wavelift_codegen::ir::{MemoryScope, Value};
use wavelift_codegen::machine::{PReg, Reg, VReg};

impl Lower<'_> {
    /// An atomic operation, and what it found if that is wanted: in a register of its own, or in the place of its data.
    pub(crate) fn atomic_operation(
        &mut self,
        op: Op,
        at: Addr,
        data: Vreg,
        returns: bool,
    ) -> Option<VirtualReg> {
        let tied = self.subtarget.isa.op(op).operands[0].role == Role::SrcDstReturn;
        if tied && returns {
            return Some(self.atomic_in_place(op, at, data));
        }
        let width = self.result_width(op);
        let found = returns.then(|| self.fresh(VGPR, width));
        let made = if tied { Some(data.0) } else { found };
        let inst = self.access(op, at, made.map_or(Operand::Off, Operand::Virtual), &[data]);
        let inst = self.returning(inst, returns);
        self.emit(inst);
        found
    }

    fn atomic_in_place(&mut self, op: Op, at: Addr, data: Vreg) -> VirtualReg {
        // Registers of its own: what a tie names must not stand for others.
        let moved: Vec<VirtualReg> = (0..data.0.count)
            .map(|unit| self.vmov(Operand::Virtual(part(data.0, unit, 1))).0)
            .collect();
        let whole = match moved[..] {
            [single] => single,
            _ => self.tuple(&moved, VGPR),
        };
        let result = self.fresh(VGPR, data.0.count);
        let inst = self.access(op, at, Operand::Virtual(result), &[]);
        let mut real = Real::new(self.returning(inst, true));
        real.ties.push(Tie {
            operand: 0,
            prev: Some(Reg::Virtual(VReg::new(whole.index as usize))),
            width: data.0.count,
        });
        self.current.push(MInst::Real(real));
        result
    }

    /// Sleeps for some time.
    pub(crate) fn pause(&mut self) {
        self.emit_op(Op::SSleep, &[Operand::Imm(PAUSE)]);
    }

    /// Lets accesses of group memory reach all of it, on machines that take the limit from M0.
    pub(crate) fn allow_group_memory(&mut self) {
        if self.group_accessed && self.subtarget.group_limit {
            let m0 = Operand::s(self.subtarget.isa.traits().m0.0);
            self.emit_op(Op::SMovB32, &[m0, Operand::Int(-1)]);
        }
    }

    /// Interrupts the host with what the first lane has. What was written before is there then.
    pub(crate) fn interrupt(&mut self, event: Value) {
        self.release_to(MemoryScope::System);
        let word = self.operand32(event, 0);
        let word = Operand::Virtual(self.vmov(word).0);
        let m0 = Operand::s(self.subtarget.isa.traits().m0.0);
        self.emit_op(Op::VReadfirstlaneB32, &[m0, word]);
        self.emit_op(Op::SSendmsg, &[Operand::Imm(INTERRUPT)]);
        self.allow_group_memory();
    }

    /// Stops the wave with a trap of this number. Its handler finds the reason in a vector register, and the queue in a scalar pair.
    pub(crate) fn trap(&mut self, number: u8, reason: Value) {
        let word = self.operand32(reason, 0);
        let word = self.vmov(word).0;
        let queue = self.input(Input::QueuePtr);
        let reg = |v: VirtualReg| Reg::Virtual(VReg::new(v.index as usize));
        let mut uses = vec![(reg(word), PReg::new(VGPR, trap::REASON.into(), 1))];
        let pinned = self.pinned.get(&{ queue.index }).copied();
        if pinned.is_none() {
            uses.push((reg(queue), PReg::new(SGPR, trap::QUEUE.into(), 2)));
        }
        self.current.push(MInst::Trap(Box::new(TrapInst {
            number,
            uses,
            queue: pinned,
        })));
    }
}
