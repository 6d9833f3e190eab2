//! Payloads of memory messages.

use super::*;
use crate::machine::{Access, GenOp, Source};

impl Emitter {
    /// Private memory of all hardware threads, then of this one, then of the lane.
    pub(super) fn private_address(&mut self, op: &GenOp, bytes: u32) -> Result<()> {
        let thread_bytes = bytes * self.simd.channels();
        if thread_bytes >= 0x1_0000 {
            return Err(EmitError::Unsupported(
                "private memory of more than 4 KB per work-item",
            ));
        }
        let temp = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
        let at = Src::scalar(TEMP_SCALARS, 0, Type::Ud);
        let thread = self.source(abi::thread(), Type::Ud, 0)?;
        self.scalar(Opcode::And, temp, &[thread, Src::imm(0x1ff, Type::Ud)]);
        self.scalar(Opcode::Mul, temp, &[at, Src::imm(thread_bytes, Type::Uw)]);
        let base = self.source(abi::private(), Type::Ud, 0)?;
        self.scalar(Opcode::Add, temp, &[at, base]);
        self.lane_numbers();
        let vector = Dst::grf(TEMP[1], 0, 1, Type::Ud);
        self.mov(Scope::Lanes, vector, Src::grf(TEMP[0], Type::Uw));
        let exec = self.exec();
        let srcs = [Src::grf(TEMP[1], Type::Ud), Src::imm(bytes, Type::Uw)];
        self.simple(Opcode::Mul, exec, Mask::Running, vector, &srcs);
        let dst = self.dst(op, 0, Type::Ud)?;
        self.simple(
            Opcode::Add,
            exec,
            Mask::Running,
            dst,
            &[Src::grf(TEMP[1], Type::Ud), at],
        );
        Ok(())
    }

    /// An address with an offset, at the start of the payload.
    pub(super) fn address(&mut self, exec: ExecSize, mask: Mask, source: Source, offset: i32) -> Result<()> {
        let dst = Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud);
        let src = self.source(source, Type::Ud, 0)?;
        match (offset, src.immediate()) {
            (0, _) => self.simple(Opcode::Mov, exec, mask, dst, &[src]),
            (_, Some(bits)) => {
                let sum = Src::imm(bits.wrapping_add(offset as u32), Type::Ud);
                self.simple(Opcode::Mov, exec, mask, dst, &[sum]);
            }
            _ => self.simple(
                Opcode::Add,
                exec,
                mask,
                dst,
                &[src, Src::imm(offset as u32, Type::Ud)],
            ),
        }
        Ok(())
    }

    /// Address and data of an operation that has both.
    pub(super) fn payload(&mut self, op: &GenOp, offset: i32) -> Result<()> {
        let exec = self.exec();
        self.address(exec, Mask::Running, op.srcs[0], offset)?;
        for (index, &source) in op.srcs[1..].iter().enumerate() {
            let register = FIRST_PAYLOAD + self.span() * (1 + index as u8);
            let src = self.source(source, Type::Ud, 0)?;
            self.mov(Scope::Lanes, Dst::grf(register, 0, 1, Type::Ud), src);
        }
        Ok(())
    }

    pub(super) fn load(&mut self, op: &GenOp, surface: u8, access: Access, offset: i32) -> Result<()> {
        let simd = match op.scope {
            Scope::Wave => 8,
            Scope::Lanes => self.simd.channels() as u8,
        };
        let kind = match access {
            Access::Dwords(count) => DataMessage::UntypedRead {
                simd,
                components: (1 << count) - 1,
                surface,
            },
            Access::Bytes(bytes) => DataMessage::ByteRead {
                simd,
                size: element(bytes),
                surface,
            },
        };
        let message = Message::new(kind);
        if op.scope == Scope::Lanes {
            let mut payload = FIRST_PAYLOAD;
            match op.srcs[0] {
                Source::Reg { reg, part, file, .. } if offset == 0 && file != SCALAR => {
                    payload = self.location(reg, file, part.start)?.0;
                }
                source => self.address(self.exec(), Mask::Running, source, offset)?,
            }
            let dst = self.dst(op, 0, Type::Uw)?;
            self.send(self.exec(), Mask::Running, dst, payload, message, false);
            return Ok(());
        }
        // All channels read the same; the first has what is wanted.
        self.address(ExecSize::S8, Mask::All, op.srcs[0], offset)?;
        let response = FIRST_PAYLOAD + 1;
        let dst = Dst::grf(response, 0, 1, Type::Uw);
        self.send(ExecSize::S8, Mask::All, dst, FIRST_PAYLOAD, message, false);
        for unit in 0..message.response {
            let dst = self.dst(op, unit, Type::Ud)?;
            self.scalar(Opcode::Mov, dst, &[Src::scalar(response + unit, 0, Type::Ud)]);
        }
        Ok(())
    }

    pub(super) fn atomic(&mut self, op: &GenOp, surface: u8, atomic: AtomicOp, offset: i32) -> Result<()> {
        let message = Message::new(DataMessage::UntypedAtomic {
            simd: self.simd.channels() as u8,
            op: atomic,
            returns: op.dst.is_some(),
            surface,
        });
        self.payload(op, offset)?;
        let dst = self.dst(op, 0, Type::Uw)?;
        self.send(self.exec(), Mask::Running, dst, FIRST_PAYLOAD, message, false);
        Ok(())
    }
}

/// The element of a byte scattered message.
pub(super) fn element(bytes: u8) -> isa::ElementSize {
    match bytes {
        1 => isa::ElementSize::Byte,
        2 => isa::ElementSize::Word,
        _ => isa::ElementSize::Dword,
    }
}
