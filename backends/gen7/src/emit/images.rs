//! Messages to the sampler and typed writes. Their descriptors are in a0.0: the entries of the image and of the sampler, which the program has read from their
//! structures, and a constant with the rest.

use super::*;

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
        message: DataMessage,
    ) -> Result<()> {
        let mut entry = self.source(entries[0], Type::Ud, 0)?;
        if let Some(&second) = entries.get(1) {
            let second = self.source(second, Type::Ud, 0)?;
            self.scalar(Opcode::Or, temp_dst(0), &[entry, second]);
            entry = temp(0, Type::Ud);
        }
        if entry.immediate().is_some() {
            return Err(self.unsupported("an image whose entry is a constant"));
        }
        let described = [entry, ud(self.message(message).descriptor())];
        self.scalar(Opcode::Or, arf_dst(A0, 0, Type::Ud), &described);
        let send = self.send(exec, Mask::Running, dst, payload, message);
        send.src[1] = arf_source(A0, 0, Type::Ud);
        send.control.quarter = half;
        Ok(())
    }

    /// Each lane reads an element, or what a sampler makes of several.
    pub(super) fn texel(&mut self, op: &GenOp, what: SampleOp, parameters: u8) -> Result<()> {
        let Some((&payload, entries)) = op.srcs.split_last() else {
            return Err(self.unsupported("this payload"));
        };
        let payload = self.register(payload)?;
        let message = DataMessage::Sample {
            simd: self.simd.channels() as u8,
            op: what,
            parameters,
            surface: 0,
            sampler: 0,
        };
        let dst = self.dst(op, 0, Type::Uw)?;
        self.send_described((self.exec(), 0), dst, payload, entries, message)
    }

    /// Each lane writes an element, eight lanes to a message: a header, coordinates, components.
    pub(super) fn store_texel(&mut self, op: &GenOp, coordinates: u8) -> Result<()> {
        let (entry, words) = op.srcs.split_at(1);
        let components = words.len() as u8 - coordinates;
        self.fill(FIRST_PAYLOAD, ud(0));
        let slots = Dst::grf(FIRST_PAYLOAD, 28, 1, Type::Ud);
        self.scalar(Opcode::Mov, slots, &[ud(ALL_SLOTS)]);
        for half in 0..self.span() {
            for (register, &word) in (FIRST_PAYLOAD + 1..).zip(words) {
                let src = self.source(word, Type::Ud, half)?;
                self.eight(Mask::Running, Opcode::Mov, half, to(register, Type::Ud), &[src]);
            }
            let message = DataMessage::TypedWrite {
                high: half == 1,
                components: ALL_COMPONENTS >> (4 - components),
                coordinates,
                surface: 0,
            };
            let eight = (ExecSize::S8, half);
            self.send_described(eight, NOWHERE, FIRST_PAYLOAD, entry, message)?;
        }
        Ok(())
    }
}
