//! Operations about the thread: its clock, its lanes, barriers and traps; and addresses that are known when code is linked.

use super::*;
use crate::machine::{CHECK_TRAP, DEBUG_TRAP, TRAP_KIND};

impl Emitter<'_, '_> {
    /// Both halves of the clock at once: units of a pair lie next to each other.
    pub(super) fn clock(&mut self, op: &GenOp) -> Result<()> {
        let pair = Region::Align1 {
            vert: 2,
            width: 2,
            horz: 1,
        };
        let stamp = Src::reg(arf(TM0, 0), Type::Ud, pair);
        let dst = self.dst(op, 0, Type::Ud)?;
        self.simple(Opcode::Mov, ExecSize::S2, Mask::All, dst, &[stamp]);
        Ok(())
    }

    /// Half of the address of a variable.
    pub(super) fn symbol_address(&mut self, op: &GenOp, symbol: Symbol, high: bool) -> Result<()> {
        let dst = self.dst(op, 0, Type::Ud)?;
        self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
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
        let kind = Dst::grf(TRAP_KIND, 0, 1, Type::Ud);
        let how = if debug { DEBUG_TRAP } else { CHECK_TRAP };
        let reason = self.source(op.srcs[0], Type::Ud, 0)?;
        self.simple(
            Opcode::Mov,
            self.exec(),
            Mask::All,
            kind,
            &[Src::imm(0, Type::Ud)],
        );
        self.mov(op.scope, kind, Src::imm(how, Type::Ud));
        self.mov(op.scope, Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud), reason);
        self.push(Inst::new(Opcode::Illegal, ExecSize::S1));
        Ok(())
    }

    /// A message with the number of the barrier, and the wait for its answer.
    pub(super) fn barrier(&mut self) {
        let payload = Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud);
        let zero = Src::imm(0, Type::Ud);
        self.simple(Opcode::Mov, ExecSize::S8, Mask::All, payload, &[zero]);
        let id = Dst::grf(FIRST_PAYLOAD, 8, 1, Type::Ud);
        let number = [Src::scalar(0, 8, Type::Ud), Src::imm(0x0f00_0000, Type::Ud)];
        self.scalar(Opcode::And, id, &number);
        let message = self.message(DataMessage::Barrier);
        let null = Dst::null(Type::Uw);
        self.send(ExecSize::S8, Mask::All, null, FIRST_PAYLOAD, message, false);
        self.push(Inst::new(Opcode::Wait, ExecSize::S1));
        self.barriers = true;
    }

    /// Every channel has the address of its source in a0, which serves eight at a time: the first source is where it lies in the register.
    pub(super) fn gather(&mut self, op: &GenOp) -> Result<()> {
        let Source::Reg { reg, part, file, .. } = op.srcs[1] else {
            return Err(EmitError::Unallocated);
        };
        let (grf, _) = self.location(reg, file, part.start)?;
        for half in 0..self.span() {
            let offset = self.word_half(op.srcs[0], false, half)?;
            let base = Src::imm(u32::from(grf) * 32, Type::Uw);
            let address = Dst {
                place: arf(A0, 0),
                ..Dst::null(Type::Uw)
            };
            let from = Src::reg(
                Place::Indirect {
                    file: HwFile::Grf,
                    addr: 0,
                    offset: 0,
                },
                Type::Ud,
                Region::Align1 {
                    vert: Region::PER_CHANNEL,
                    width: 1,
                    horz: 0,
                },
            );
            let mut to = self.dst(op, 0, Type::Ud)?;
            if let Place::Direct { reg, .. } = &mut to.place {
                *reg += half;
            }
            let steps = [
                (Opcode::Add, address, vec![offset, base]),
                (Opcode::Mov, to, vec![from]),
            ];
            for (code, dst, srcs) in steps {
                let srcs = self.legal(code, &srcs);
                let mut inst = self.build(code, ExecSize::S8, Mask::Running, dst, &srcs);
                inst.control.quarter = half;
                self.push(inst);
            }
        }
        Ok(())
    }

    /// Numbers of the lanes, as words, in the first temporary.
    pub(super) fn lane_numbers(&mut self) {
        let words = |sub: u8| Dst::grf(TEMP[0], sub, 1, Type::Uw);
        let numbers = Src::imm(0x7654_3210, Type::V);
        self.simple(Opcode::Mov, ExecSize::S8, Mask::All, words(0), &[numbers]);
        if self.simd == SimdWidth::Simd16 {
            let srcs = [Src::grf(TEMP[0], Type::Uw), Src::imm(8, Type::Uw)];
            self.simple(Opcode::Add, ExecSize::S8, Mask::All, words(16), &srcs);
        }
    }
}
