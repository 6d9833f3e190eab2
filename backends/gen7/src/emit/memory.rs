//! Payloads of memory messages.

use super::*;
use crate::calls::Field;

impl Emitter<'_, '_> {
    /// Private memory of all hardware threads, then of this one, then of the lane.
    pub(super) fn private_address(&mut self, op: &GenOp, bytes: Option<u32>) -> Result<()> {
        let (at, stride) = match bytes {
            Some(bytes) => {
                self.private_base(temp_dst(0), bytes * self.simd.channels())?;
                (temp(0, Type::Ud), self.in_temp(1, bytes, Type::Ud))
            }
            None => (frame::field(Field::Base), frame::field(Field::Stride)),
        };
        self.lane_numbers();
        let exec = self.exec();
        // Numbers of lanes are words: the product is exact whatever the bytes.
        let (number, offset) = (Src::grf(TEMP[0], Type::Uw), to(TEMP[1], Type::Ud));
        self.emit(Opcode::Mul, exec, Mask::Running, offset, &[stride, number]);
        let dst = self.dst(op, 0, Type::Ud)?;
        let srcs = [offset.source(Region::PACKED), at];
        self.emit(Opcode::Add, exec, Mask::Running, dst, &srcs);
        Ok(())
    }

    /// Address of the private memory of the thread, which has these bytes.
    pub(super) fn private_base(&mut self, dst: Dst, thread_bytes: u32) -> Result<()> {
        let thread = self.source(abi::thread(), Type::Ud, 0)?;
        self.scalar(Opcode::And, temp_dst(8), &[thread, ud(0x1ff)]);
        let bytes = self.in_temp(0, thread_bytes, Type::Ud);
        self.scalar(Opcode::Mul, temp_dst(12), &[bytes, temp(8, Type::Uw)]);
        let base = self.source(abi::private(), Type::Ud, 0)?;
        self.scalar(Opcode::Add, dst, &[temp(12, Type::Ud), base]);
        Ok(())
    }

    /// An address with an offset, at the start of the payload.
    pub(super) fn address(&mut self, exec: ExecSize, mask: Mask, source: Source, offset: i32) -> Result<()> {
        let dst = to(FIRST_PAYLOAD, Type::Ud);
        let src = self.source(source, Type::Ud, 0)?;
        let offset = offset as u32;
        match (offset, src.immediate()) {
            (0, _) => self.emit(Opcode::Mov, exec, mask, dst, &[src]),
            (_, Some(bits)) => self.emit(Opcode::Mov, exec, mask, dst, &[ud(bits.wrapping_add(offset))]),
            _ => self.emit(Opcode::Add, exec, mask, dst, &[src, ud(offset)]),
        };
        Ok(())
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

    /// Sends a message for the running lanes, or for those that a temporary scalar has, of which the next one is free: one, or one for the lanes that reach
    /// group memory and one for the others.
    pub(super) fn send_to(
        &mut self,
        among: Option<u8>,
        space: Space,
        group: Option<Source>,
        dst: Dst,
        payload: u8,
        kind: impl Fn(u8) -> DataMessage,
    ) -> Result<()> {
        let exec = self.exec();
        if space != Space::Flat {
            let message = kind(self.surface(space));
            let mask = among.map_or(Mask::Running, |_| Mask::Flag);
            if let Some(lanes) = among {
                self.scalar(Opcode::Mov, flag_dst(WORK), &[temp(lanes, Type::Uw)]);
            }
            self.send(exec, mask, dst, payload, message);
            return Ok(());
        }
        let (among, free) = match among {
            Some(lanes) => (temp(lanes, Type::Uw), lanes + 4),
            None => (flag_source(RUNNING), 0),
        };
        let group = group.unwrap_or(Source::Imm(0));
        let lanes = self.lanes(group)?;
        self.scalar(Opcode::And, flag_dst(WORK), &[among, lanes]);
        self.send(exec, Mask::Flag, dst, payload, kind(isa::SURFACE_GROUP));
        let lanes = self.source(group, Type::Ud, 0)?;
        self.scalar(Opcode::Not, temp_dst(free), &[lanes]);
        self.scalar(Opcode::And, flag_dst(WORK), &[among, temp(free, Type::Uw)]);
        self.send(exec, Mask::Flag, dst, payload, kind(self.global_surface));
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
            let payload = match srcs[0] {
                source @ Source::Reg { file, .. } if offset == 0 && file != SCALAR => {
                    self.register(source)?
                }
                source => {
                    self.address(self.exec(), Mask::Running, source, offset)?;
                    FIRST_PAYLOAD
                }
            };
            let dst = self.dst(op, 0, Type::Uw)?;
            return self.send_to(None, space, group, dst, payload, kind);
        }
        // All channels read the same; the first has what is wanted.
        let message = kind(self.surface(space));
        self.address(ExecSize::S8, Mask::All, srcs[0], offset)?;
        let response = to(FIRST_PAYLOAD + 1, Type::Uw);
        self.send(ExecSize::S8, Mask::All, response, FIRST_PAYLOAD, message);
        for unit in 0..self.message(message).response {
            let dst = self.dst(op, unit, Type::Ud)?;
            let word = Src::scalar(FIRST_PAYLOAD + 1 + unit, 0, Type::Ud);
            self.scalar(Opcode::Mov, dst, &[word]);
        }
        Ok(())
    }

    pub(super) fn store(&mut self, op: &GenOp, space: Space, access: Access) -> Result<()> {
        let simd = self.simd.channels() as u8;
        let kind = |surface| match access {
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
        };
        let (group, srcs) = Self::operands(op, space);
        let payload = self.register(srcs[0])?;
        self.send_to(None, space, group, NOWHERE, payload, kind)
    }

    pub(super) fn atomic(&mut self, op: &GenOp, space: Space, atomic: AtomicOp) -> Result<()> {
        let (simd, returns) = (self.simd.channels() as u8, op.dst.is_some());
        let (group, srcs) = Self::operands(op, space);
        let payload = self.register(srcs[0])?;
        let dst = self.dst(op, 0, Type::Uw)?;
        let kind = |surface| DataMessage::UntypedAtomic {
            simd,
            op: atomic,
            returns,
            surface,
        };
        self.send_to(None, space, group, dst, payload, kind)
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
