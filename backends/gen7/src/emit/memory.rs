//! Payloads of memory messages.

use super::*;
use crate::calls::Field;
use crate::machine::{Access, GenOp, Source, Space};

impl Emitter<'_, '_> {
    /// Private memory of all hardware threads, then of this one, then of the lane.
    pub(super) fn private_address(&mut self, op: &GenOp, bytes: Option<u32>) -> Result<()> {
        let (at, stride) = match bytes {
            Some(bytes) => {
                self.private_base(
                    Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud),
                    bytes * self.simd.channels(),
                )?;
                (
                    Src::scalar(TEMP_SCALARS, 0, Type::Ud),
                    self.in_temp(1, bytes, Type::Ud),
                )
            }
            None => (frame::field(Field::Base), frame::field(Field::Stride)),
        };
        self.lane_numbers();
        let exec = self.exec();
        let vector = Dst::grf(TEMP[1], 0, 1, Type::Ud);
        // Numbers of lanes are words: the product is exact whatever the bytes.
        let srcs = [stride, Src::grf(TEMP[0], Type::Uw)];
        self.simple(Opcode::Mul, exec, Mask::Running, vector, &srcs);
        let dst = self.dst(op, 0, Type::Ud)?;
        let srcs = [Src::grf(TEMP[1], Type::Ud), at];
        self.simple(Opcode::Add, exec, Mask::Running, dst, &srcs);
        Ok(())
    }

    /// Address of the private memory of the thread, which has these bytes.
    pub(super) fn private_base(&mut self, dst: Dst, thread_bytes: u32) -> Result<()> {
        let number = Dst::grf(TEMP_SCALARS, 8, 1, Type::Ud);
        let thread = self.source(abi::thread(), Type::Ud, 0)?;
        self.scalar(Opcode::And, number, &[thread, Src::imm(0x1ff, Type::Ud)]);
        let bytes = self.in_temp(0, thread_bytes, Type::Ud);
        let sum = Src::scalar(TEMP_SCALARS, 12, Type::Ud);
        self.scalar(
            Opcode::Mul,
            Dst::grf(TEMP_SCALARS, 12, 1, Type::Ud),
            &[bytes, Src::scalar(TEMP_SCALARS, 8, Type::Uw)],
        );
        let base = self.source(abi::private(), Type::Ud, 0)?;
        self.scalar(Opcode::Add, dst, &[sum, base]);
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

    /// The register of a payload that is made in registers.
    pub(super) fn payload(&self, source: Source) -> Result<u8> {
        match source {
            Source::Reg { reg, part, file, .. } => Ok(self.location(reg, file, part.start)?.0),
            _ => Err(self.unsupported("this payload")),
        }
    }

    /// The surface of a memory; of flat addresses, that of those which are not group memory.
    pub(super) fn surface(&self, space: Space) -> u8 {
        match space {
            Space::Group => isa::SURFACE_GROUP,
            Space::Global | Space::Flat => self.global_surface,
        }
    }

    /// Address and data sources of an operation, and the lanes that reach group memory if others do not.
    pub(super) fn operands(op: &GenOp, space: Space) -> (Option<Source>, &[Source]) {
        match space {
            Space::Global | Space::Group => (None, &op.srcs),
            Space::Flat => (Some(op.srcs[0]), &op.srcs[1..]),
        }
    }

    /// Sends a message for the running lanes: one, or one for the lanes that reach group memory and one for the others.
    fn send_to(
        &mut self,
        space: Space,
        group: Option<Source>,
        dst: Dst,
        payload: u8,
        kind: impl Fn(u8) -> DataMessage,
    ) -> Result<()> {
        let exec = self.exec();
        if space != Space::Flat {
            let message = self.message(kind(self.surface(space)));
            self.send(exec, Mask::Running, dst, payload, message, false);
            return Ok(());
        }
        let group = group.unwrap_or(Source::Imm(0));
        let lanes = self.lanes(group)?;
        self.scalar(Opcode::And, flag_dst(WORK), &[flag_source(RUNNING), lanes]);
        let message = self.message(kind(isa::SURFACE_GROUP));
        self.send(exec, Mask::Flag, dst, payload, message, false);
        let lanes = self.source(group, Type::Ud, 0)?;
        self.scalar(Opcode::Not, Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud), &[lanes]);
        let others = Src::scalar(TEMP_SCALARS, 0, Type::Uw);
        self.scalar(Opcode::And, flag_dst(WORK), &[flag_source(RUNNING), others]);
        let message = self.message(kind(self.surface(Space::Global)));
        self.send(exec, Mask::Flag, dst, payload, message, false);
        Ok(())
    }

    pub(super) fn load(&mut self, op: &GenOp, space: Space, access: Access, offset: i32) -> Result<()> {
        let simd = match op.scope {
            Scope::Wave => 8,
            _ => self.simd.channels() as u8,
        };
        let kind = |surface: u8| match access {
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
        let (group, srcs) = Self::operands(op, space);
        if op.scope != Scope::Wave {
            let mut payload = FIRST_PAYLOAD;
            match srcs[0] {
                Source::Reg { reg, part, file, .. } if offset == 0 && file != SCALAR => {
                    payload = self.location(reg, file, part.start)?.0;
                }
                source => self.address(self.exec(), Mask::Running, source, offset)?,
            }
            let dst = self.dst(op, 0, Type::Uw)?;
            return self.send_to(space, group, dst, payload, kind);
        }
        // All channels read the same; the first has what is wanted.
        let message = self.message(kind(self.surface(space)));
        self.address(ExecSize::S8, Mask::All, srcs[0], offset)?;
        let response = FIRST_PAYLOAD + 1;
        let dst = Dst::grf(response, 0, 1, Type::Uw);
        self.send(ExecSize::S8, Mask::All, dst, FIRST_PAYLOAD, message, false);
        for unit in 0..message.response {
            let dst = self.dst(op, unit, Type::Ud)?;
            self.scalar(Opcode::Mov, dst, &[Src::scalar(response + unit, 0, Type::Ud)]);
        }
        Ok(())
    }

    pub(super) fn store(&mut self, op: &GenOp, space: Space, access: Access) -> Result<()> {
        let simd = self.simd.channels() as u8;
        let (group, srcs) = Self::operands(op, space);
        let payload = self.payload(srcs[0])?;
        self.send_to(
            space,
            group,
            Dst::null(Type::Uw),
            payload,
            |surface| match access {
                Access::Dwords(count) => DataMessage::UntypedWrite {
                    simd,
                    components: (1 << count) - 1,
                    surface,
                },
                Access::Bytes(bytes) => DataMessage::ByteWrite {
                    simd,
                    size: element(bytes),
                    surface,
                },
            },
        )
    }

    pub(super) fn atomic(&mut self, op: &GenOp, space: Space, atomic: AtomicOp) -> Result<()> {
        let (simd, returns) = (self.simd.channels() as u8, op.dst.is_some());
        let (group, srcs) = Self::operands(op, space);
        let payload = self.payload(srcs[0])?;
        let dst = self.dst(op, 0, Type::Uw)?;
        self.send_to(space, group, dst, payload, |surface| DataMessage::UntypedAtomic {
            simd,
            op: atomic,
            returns,
            surface,
        })
    }
}

/// The element of a byte scattered message.
fn element(bytes: u8) -> isa::ElementSize {
    match bytes {
        1 => isa::ElementSize::Byte,
        2 => isa::ElementSize::Word,
        _ => isa::ElementSize::Dword,
    }
}
