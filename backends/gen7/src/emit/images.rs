//! Messages to the sampler and typed writes. Their descriptors are in a0.0: the entries of the image and of the sampler, which the program has read from their
//! structures, and a constant with the rest.

use super::*;
use crate::machine::GenOp;

/// Slots of a typed message that the header lets through.
const ALL_SLOTS: u32 = 0xffff;
/// Components of an element that a typed write may have.
const ALL_COMPONENTS: u8 = 15;

impl Emitter<'_, '_> {
    /// A message whose descriptor takes the bits of some scalars.
    fn send_described(
        &mut self,
        (exec, half): (ExecSize, u8),
        dst: Dst,
        payload: u8,
        entries: &[Source],
        message: Message,
    ) -> Result<()> {
        let mut entry = self.source(entries[0], Type::Ud, 0)?;
        if let Some(&second) = entries.get(1) {
            let second = self.source(second, Type::Ud, 0)?;
            self.scalar(
                Opcode::Or,
                Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud),
                &[entry, second],
            );
            entry = Src::scalar(TEMP_SCALARS, 0, Type::Ud);
        }
        if entry.immediate().is_some() {
            return Err(self.unsupported("an image whose entry is a constant"));
        }
        let address = Dst {
            place: arf(A0, 0),
            ..Dst::null(Type::Ud)
        };
        self.scalar(
            Opcode::Or,
            address,
            &[entry, Src::imm(message.descriptor(), Type::Ud)],
        );
        let srcs = [
            Src::grf(payload, Type::Ud),
            Src::reg(arf(A0, 0), Type::Ud, Region::SCALAR),
        ];
        let mut send = self.build(Opcode::Send, exec, Mask::Running, dst, &srcs);
        send.control.quarter = half;
        send.send = Some(SendTo {
            sfid: message.sfid,
            eot: false,
        });
        self.fenced = false;
        self.push(send);
        Ok(())
    }

    /// Each lane reads an element, or what a sampler makes of several.
    pub(super) fn texel(&mut self, op: &GenOp, what: SampleOp, parameters: u8) -> Result<()> {
        let Some((&payload, entries)) = op.srcs.split_last() else {
            return Err(self.unsupported("this payload"));
        };
        let payload = self.payload(payload)?;
        let message = self.message(DataMessage::Sample {
            simd: self.simd.channels() as u8,
            op: what,
            parameters,
            surface: 0,
            sampler: 0,
        });
        let dst = self.dst(op, 0, Type::Uw)?;
        self.send_described((self.exec(), 0), dst, payload, entries, message)
    }

    /// Each lane writes an element, eight lanes to a message: a header, coordinates, components.
    pub(super) fn store_texel(&mut self, op: &GenOp, coordinates: u8) -> Result<()> {
        let (entry, words) = op.srcs.split_at(1);
        let components = words.len() as u8 - coordinates;
        let header = Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud);
        self.simple(
            Opcode::Mov,
            ExecSize::S8,
            Mask::All,
            header,
            &[Src::imm(0, Type::Ud)],
        );
        let slots = Dst::grf(FIRST_PAYLOAD, 28, 1, Type::Ud);
        self.scalar(Opcode::Mov, slots, &[Src::imm(ALL_SLOTS, Type::Ud)]);
        for half in 0..self.span() {
            for (index, &word) in words.iter().enumerate() {
                let dst = Dst::grf(FIRST_PAYLOAD + 1 + index as u8, 0, 1, Type::Ud);
                let src = self.source(word, Type::Ud, half)?;
                let mut mov = self.build(Opcode::Mov, ExecSize::S8, Mask::Running, dst, &[src]);
                mov.control.quarter = half;
                self.push(mov);
            }
            let message = self.message(DataMessage::TypedWrite {
                high: half == 1,
                components: ALL_COMPONENTS >> (4 - components),
                coordinates,
                surface: 0,
            });
            let null = Dst::null(Type::Uw);
            self.send_described((ExecSize::S8, half), null, FIRST_PAYLOAD, entry, message)?;
        }
        Ok(())
    }

    /// What the first lane that runs has becomes a scalar: its register is addressed by the number of the lane.
    pub(super) fn first_lane(&mut self, op: &GenOp) -> Result<()> {
        let Source::Reg { reg, part, file, .. } = op.srcs[0] else {
            return Err(EmitError::Unallocated);
        };
        let (grf, _) = self.location(reg, file, part.start)?;
        let number = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
        let word = || Src::scalar(TEMP_SCALARS, 0, Type::Ud);
        self.scalar(Opcode::Mov, number, &[flag_source(RUNNING)]);
        self.scalar(Opcode::Fbl, number, &[word()]);
        self.scalar(Opcode::Shl, number, &[word(), Src::imm(2, Type::Ud)]);
        let address = Dst {
            place: arf(A0, 0),
            ..Dst::null(Type::Uw)
        };
        let base = Src::imm(u32::from(grf) * REGISTER_BYTES, Type::Uw);
        self.scalar(
            Opcode::Add,
            address,
            &[Src::scalar(TEMP_SCALARS, 0, Type::Uw), base],
        );
        let from = Place::Indirect {
            file: HwFile::Grf,
            addr: 0,
            offset: 0,
        };
        let dst = self.dst(op, 0, Type::Ud)?;
        self.scalar(Opcode::Mov, dst, &[Src::reg(from, Type::Ud, Region::SCALAR)]);
        Ok(())
    }
}
