//! Operations about the thread: its clock, its lanes, barriers and traps; and addresses that are known when code is linked.

use super::*;
use crate::machine::{CHECK_TRAP, DEBUG_TRAP, TRAP_KIND};

impl Emitter<'_, '_> {
    /// Both halves of the clock at once: units of a pair lie next to each other.
    pub(super) fn clock(&mut self, op: &GenOp) -> Result<()> {
        let stamp = Src::reg(arf(TM0, 0), Type::Ud, Region::PAIR);
        let dst = self.dst(op, 0, Type::Ud)?;
        self.emit(Opcode::Mov, ExecSize::S2, Mask::All, dst, &[stamp]);
        Ok(())
    }

    /// Half of the address of a variable.
    pub(super) fn symbol_address(&mut self, op: &GenOp, symbol: Symbol, high: bool) -> Result<()> {
        let dst = self.dst(op, 0, Type::Ud)?;
        self.scalar(Opcode::Mov, dst, &[ud(0)]);
        let kind = if high {
            RelocationKind::AddressHigh32
        } else {
            RelocationKind::Address32
        };
        self.refer(self.code.units.len() - 1, Referent::Variable(symbol), kind);
        Ok(())
    }

    pub(super) fn trap(&mut self, op: &GenOp, debug: bool) -> Result<()> {
        // Channels that do not run say nothing.
        let kind = to(TRAP_KIND, Type::Ud);
        let how = if debug { DEBUG_TRAP } else { CHECK_TRAP };
        let reason = self.source(op.srcs[0], Type::Ud, 0)?;
        self.emit(Opcode::Mov, self.exec(), Mask::All, kind, &[ud(0)]);
        self.mov(op.scope, kind, ud(how));
        self.mov(op.scope, to(FIRST_PAYLOAD, Type::Ud), reason);
        self.push(Inst::new(Opcode::Illegal, ExecSize::S1));
        Ok(())
    }

    /// A message with the number of the barrier, and the wait for its answer.
    pub(super) fn barrier(&mut self) {
        self.fill(FIRST_PAYLOAD, ud(0));
        let id = Dst::grf(FIRST_PAYLOAD, 8, 1, Type::Ud);
        let number = [Src::scalar(0, 8, Type::Ud), ud(0x0f00_0000)];
        self.scalar(Opcode::And, id, &number);
        let message = DataMessage::Barrier;
        self.send(ExecSize::S8, Mask::All, NOWHERE, FIRST_PAYLOAD, message);
        self.push(Inst::new(Opcode::Wait, ExecSize::S1));
        self.barriers = true;
    }

    /// Every channel has the address of its source in a0, which serves eight at a time: the first source is where it lies in the register.
    pub(super) fn gather(&mut self, op: &GenOp) -> Result<()> {
        let base = u32::from(self.register(op.srcs[1])?) * REGISTER_BYTES;
        let (a0, base) = (arf_dst(A0, 0, Type::Uw), Src::imm(base, Type::Uw));
        let dst = self.dst(op, 0, Type::Ud)?;
        if op.scope == Scope::Wave {
            let offset = self.source(op.srcs[0], Type::Uw, 0)?;
            self.scalar(Opcode::Add, a0, &[offset, base]);
            let from = Src::reg(ADDRESSED, Type::Ud, Region::SCALAR);
            self.scalar(Opcode::Mov, dst, &[from]);
            return Ok(());
        }
        let each = Region::rows(Region::PER_CHANNEL, 1, 0);
        let from = Src::reg(ADDRESSED, Type::Ud, each);
        for half in 0..self.span() {
            let offset = self.word_half(op.srcs[0], false, half)?;
            self.eight(Mask::Running, Opcode::Add, half, a0, &[offset, base]);
            self.eight(Mask::Running, Opcode::Mov, half, dst.later(half), &[from]);
        }
        Ok(())
    }

    /// The number of each lane.
    pub(super) fn lane_number(&mut self, op: &GenOp) -> Result<()> {
        self.lane_numbers();
        let dst = self.dst(op, 0, Type::Ud)?;
        self.mov(Scope::Lanes, dst, Src::grf(TEMP[0], Type::Uw));
        Ok(())
    }

    /// Numbers of the lanes, as words, in the first temporary.
    pub(super) fn lane_numbers(&mut self) {
        let words = |sub: u8| Dst::grf(TEMP[0], sub, 1, Type::Uw);
        let numbers = Src::imm(0x7654_3210, Type::V);
        self.emit(Opcode::Mov, ExecSize::S8, Mask::All, words(0), &[numbers]);
        if self.simd == SimdWidth::Simd16 {
            let srcs = [Src::grf(TEMP[0], Type::Uw), Src::imm(8, Type::Uw)];
            self.emit(Opcode::Add, ExecSize::S8, Mask::All, words(16), &srcs);
        }
    }
}
