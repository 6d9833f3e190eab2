//! What each kind of message does.

use super::*;

/// A message on its way: where its payload and its response are, in bytes of the registers, and which lanes it is for.
#[derive(Clone, Copy)]
pub(super) struct Sent {
    pub(super) source: usize,
    pub(super) target: usize,
    pub(super) lanes: u32,
}

/// Which doublewords an untyped message is about.
#[derive(Clone, Copy)]
struct Untyped {
    /// Lanes whose payload a component has room for.
    simd: u8,
    /// A bit for each component.
    components: u8,
    surface: u8,
}

impl Untyped {
    fn components(self) -> impl Iterator<Item = u32> {
        (0..4).filter(move |component| self.components >> component & 1 == 1)
    }
}

impl Step<'_> {
    /// Executes `send`.
    pub(crate) fn send(&mut self, op: &Op) -> Result<(), Fault> {
        let Some(send) = op.inst.send else {
            return Err(unsupported("a message without a receiver"));
        };
        let enabled = self.state.enabled(op)?;
        if enabled.unknown != 0 {
            return Err(self.state.undefined_flag(op, enabled.unknown));
        }
        self.ran = enabled.lanes;
        if send.eot {
            self.finish_late()?;
            return self.end_of_thread(op, send.sfid);
        }
        let message = match op.message {
            Some(message) => message,
            None => self.message_from_register(op, send.sfid)?,
        };
        let source = match op.inst.src[0].place() {
            Some(Place::Direct {
                file: RegFile::Grf,
                reg,
                ..
            }) if usize::from(reg) + usize::from(message.length) <= 128 => usize::from(reg) * REGISTER_BYTES,
            _ => return Err(illegal("the payload does not lie in general registers")),
        };
        let target = match op.inst.dst.place {
            Place::Direct {
                file: RegFile::Grf,
                reg,
                ..
            } if usize::from(reg) + usize::from(message.response) <= 128 => usize::from(reg) * REGISTER_BYTES,
            _ if message.response == 0 => 0,
            _ => return Err(illegal("the response does not lie in general registers")),
        };
        let needed = Message::new(self.code.generation, message.kind);
        let committed = message.response == 1 && needed.response == 0;
        if message.length != needed.length || message.response != needed.response && !committed {
            return Err(illegal(format!(
                "the message has {} registers and {} in its response, it needs {} and {}",
                message.length, message.response, needed.length, needed.response
            )));
        }
        if message.kind.surface() == Some(SURFACE_GROUP) {
            self.own_group_memory()?;
        }
        let sent = Sent {
            source,
            target,
            lanes: enabled.lanes,
        };
        match self.memory.global.may_be_late() {
            true => self.send_late(op, &message, sent)?,
            false => self.message(op, &message, sent)?,
        }
        if committed {
            self.state.init(target, &[0; REGISTER_BYTES]);
        }
        Ok(())
    }

    /// Whose group memory messages mean is what the thread has told sr0.1, where the machine wants that.
    fn own_group_memory(&self) -> Result<(), Fault> {
        let told = self.state.sr0[1] >> 8 & 15;
        match self.code.generation.group_index() {
            1 if told != self.state.group_index => Err(illegal(format!(
                "sr0.1 says that group memory {told} is meant, this work-group's is {}",
                self.state.group_index
            ))),
            _ => Ok(()),
        }
    }

    /// A descriptor in a0.
    fn message_from_register(&self, op: &Op, sfid: Sfid) -> Result<Message, Fault> {
        let descriptor = match op.inst.src[1].value {
            SrcValue::Imm(bits) => bits,
            SrcValue::Reg(_) => {
                if self.state.a0_undefined & 3 != 0 {
                    return Err(poison(
                        None,
                        "a0.0".into(),
                        format!("{}; never written", Decides::Control),
                    ));
                }
                u32::from(self.state.a0[0]) | u32::from(self.state.a0[1]) << 16
            }
        };
        Message::decode(self.code.generation, sfid, descriptor)
            .ok_or_else(|| unsupported(format!("message {descriptor:#010x} to the {}", sfid.name())))
    }

    fn end_of_thread(&mut self, op: &Op, sfid: Sfid) -> Result<(), Fault> {
        match op.message.map(|message| message.kind) {
            Some(DataMessage::EndOfThread) => {}
            _ => return Err(unsupported(format!("an end of thread at the {}", sfid.name()))),
        }
        let waiting = self.state.parked;
        if waiting != 0 {
            let channel = waiting.trailing_zeros();
            let place = self.state.pcip[channel as usize % 32];
            return Err(Step::wrong(
                op,
                channel,
                format!("the thread ends while channels {waiting:#x} wait, this one at {place:#x}"),
            ));
        }
        self.state.ended = true;
        self.event = Some(WaveEvent::End);
        Ok(())
    }

    pub(super) fn message(&mut self, op: &Op, message: &Message, sent: Sent) -> Result<(), Fault> {
        match message.kind {
            DataMessage::UntypedRead {
                simd,
                components,
                surface,
            } => self.untyped_read(
                op,
                sent,
                Untyped {
                    simd,
                    components,
                    surface,
                },
            )?,
            DataMessage::UntypedWrite {
                simd,
                components,
                surface,
            } => self.untyped_write(
                op,
                sent,
                Untyped {
                    simd,
                    components,
                    surface,
                },
            )?,
            DataMessage::UntypedAtomic {
                simd,
                op: atomic,
                returns,
                surface,
            } => self.untyped_atomic(op, sent, (simd, surface), atomic, returns)?,
            DataMessage::Sample {
                simd,
                op: what,
                parameters,
                surface,
                sampler,
            } => self.sampler(op, sent, (simd, parameters), what, (surface, sampler))?,
            DataMessage::TypedWrite {
                high,
                components,
                coordinates,
                surface,
            } => self.typed_write(op, sent, high, (coordinates, components), surface)?,
            DataMessage::TypedRead { .. } => return Err(unsupported("typed reads")),
            DataMessage::ByteRead { size, surface, .. } => {
                self.lane_reads(op, sent, surface, (1, size.bytes()))?;
            }
            DataMessage::ByteWrite { simd, size, surface } => {
                self.lane_writes(op, sent, (simd, surface), (1, size.bytes()))?;
            }
            DataMessage::DwordRead { surface, .. } => self.lane_reads(op, sent, surface, (4, 4))?,
            DataMessage::DwordWrite { simd, surface } => {
                self.lane_writes(op, sent, (simd, surface), (4, 4))?;
            }
            DataMessage::BlockRead { .. }
            | DataMessage::BlockWrite { .. }
            | DataMessage::ScratchRead { .. }
            | DataMessage::ScratchWrite { .. } => self.block(op, sent, message.kind)?,
            DataMessage::Fence { commit } => self.fence(commit.then_some(sent.target)),
            DataMessage::Barrier => self.barrier(op, sent.source)?,
            DataMessage::EndOfThread => {
                return Err(illegal(
                    "a message to the thread spawner that does not end the thread",
                ));
            }
        }
        Ok(())
    }

    /// So many bytes for each lane, at an address in some unit.
    fn lane_reads(
        &mut self,
        op: &Op,
        sent: Sent,
        surface: u8,
        (unit, bytes): (u32, u32),
    ) -> Result<(), Fault> {
        let addresses = self.addresses(op, sent.source, sent.lanes)?;
        for lane in each(sent.lanes) {
            let address = addresses[lane as usize].wrapping_mul(unit);
            check_alignment(op, lane, address, bytes)?;
            self.load(op, lane, surface, address, bytes, sent.target + lane as usize * 4)?;
        }
        Ok(())
    }

    fn lane_writes(
        &mut self,
        op: &Op,
        sent: Sent,
        (simd, surface): (u8, u8),
        (unit, bytes): (u32, u32),
    ) -> Result<(), Fault> {
        let addresses = self.addresses(op, sent.source, sent.lanes)?;
        for lane in each(sent.lanes) {
            let address = addresses[lane as usize].wrapping_mul(unit);
            check_alignment(op, lane, address, bytes)?;
            let place = sent.source + usize::from(simd) * 4 + lane as usize * 4;
            self.store(op, lane, surface, address, bytes, place)?;
        }
        Ok(())
    }

    fn untyped_read(&mut self, op: &Op, sent: Sent, what: Untyped) -> Result<(), Fault> {
        let addresses = self.addresses(op, sent.source, sent.lanes)?;
        for lane in each(sent.lanes) {
            check_alignment(op, lane, addresses[lane as usize], 4)?;
            let mut place = sent.target;
            for component in what.components() {
                let address = addresses[lane as usize].wrapping_add(component * 4);
                self.load(op, lane, what.surface, address, 4, place + lane as usize * 4)?;
                place += usize::from(what.simd) * 4;
            }
        }
        Ok(())
    }

    fn untyped_write(&mut self, op: &Op, sent: Sent, what: Untyped) -> Result<(), Fault> {
        let addresses = self.addresses(op, sent.source, sent.lanes)?;
        for lane in each(sent.lanes) {
            check_alignment(op, lane, addresses[lane as usize], 4)?;
            let mut place = sent.source + usize::from(what.simd) * 4;
            for component in what.components() {
                let address = addresses[lane as usize].wrapping_add(component * 4);
                self.store(op, lane, what.surface, address, 4, place + lane as usize * 4)?;
                place += usize::from(what.simd) * 4;
            }
        }
        Ok(())
    }

    fn untyped_atomic(
        &mut self,
        op: &Op,
        sent: Sent,
        (simd, surface): (u8, u8),
        atomic: AtomicOp,
        returns: bool,
    ) -> Result<(), Fault> {
        let addresses = self.addresses(op, sent.source, sent.lanes)?;
        for lane in each(sent.lanes) {
            let address = addresses[lane as usize];
            check_alignment(op, lane, address, 4)?;
            let mut operands = [0; 2];
            let wanted = usize::from(atomic.operands());
            for (index, operand) in operands.iter_mut().enumerate().take(wanted) {
                let place = sent.source + usize::from(simd) * 4 * (index + 1) + lane as usize * 4;
                self.require(op, lane, (place, 4), Decides::Atomic)?;
                *operand = self.dword_at(place);
            }
            let (result, defined) = self.atomic(op, lane, surface, address, atomic, operands)?;
            if returns {
                let place = sent.target + lane as usize * 4;
                self.state.init(place, &result.to_le_bytes());
                self.state.mark(place, 4, defined, op.offset);
            }
        }
        Ok(())
    }

    /// Blocks of doublewords at one address.
    fn block(&mut self, op: &Op, sent: Sent, kind: DataMessage) -> Result<(), Fault> {
        let (source, target) = (sent.source, sent.target);
        let enabled = |index: usize| sent.lanes >> (index % op.lanes as usize) & 1 == 1;
        let nth = |address: u32, index: usize| address.wrapping_add(index as u32 * 4);
        match kind {
            DataMessage::BlockRead {
                blocks,
                high,
                unaligned,
                surface,
            } => {
                let address = self.block_address(op, source, surface, if unaligned { 1 } else { 16 })?;
                let start = target + if high { 16 } else { 0 };
                for index in 0..usize::from(blocks) * 4 {
                    self.load(op, 0, surface, nth(address, index), 4, start + index * 4)?;
                }
            }
            DataMessage::BlockWrite {
                blocks,
                high,
                surface,
            } => {
                let address = self.block_address(op, source, surface, 16)?;
                let start = source + REGISTER_BYTES + if high { 16 } else { 0 };
                for index in 0..usize::from(blocks) * 4 {
                    self.spill(op, surface, nth(address, index), start + index * 4)?;
                }
            }
            DataMessage::ScratchRead { registers, slot } => {
                let address = self.scratch_address(op, source, registers, slot)?;
                // What comes back is written to the doublewords of enabled channels.
                for index in (0..usize::from(registers) * 8).filter(|&index| enabled(index)) {
                    let from = nth(address, index);
                    self.load(op, 0, SURFACE_STATELESS, from, 4, target + index * 4)?;
                }
            }
            DataMessage::ScratchWrite {
                registers,
                slot,
                masked,
            } => {
                let address = self.scratch_address(op, source, registers, slot)?;
                let written = |index: &usize| !masked || enabled(*index);
                for index in (0..usize::from(registers) * 8).filter(written) {
                    let from = source + REGISTER_BYTES + index * 4;
                    self.spill(op, SURFACE_STATELESS, nth(address, index), from)?;
                }
            }
            _ => {}
        }
        Ok(())
    }

    /// Accesses are done; a register is written when they are, if the thread wants to know.
    pub(super) fn fence(&mut self, commit: Option<usize>) {
        self.state.unfenced.clear();
        // With the last store those before it are complete, too.
        if let Some(store) = self.state.last_store.take() {
            self.memory.global.complete_store(store);
        }
        // Who has passed the barrier before the fence may still read what was there.
        let (slot, barriers) = (self.state.slot, self.state.barriers);
        let in_flight = &mut self.memory.group.in_flight;
        for access in in_flight.iter_mut().filter(|access| access.id.0 == slot) {
            access.complete.get_or_insert(barriers);
        }
        if let Some(target) = commit {
            self.state.init(target, &[0; REGISTER_BYTES]);
        }
    }

    fn barrier(&mut self, op: &Op, source: usize) -> Result<(), Fault> {
        self.require(op, 0, (source, 16), Decides::Control)?;
        let told = self.dword_at(source + 8) & 0x0f00_0000;
        let own = self.state.dword(0, 2) & 0x0f00_0000;
        if told != own {
            return Err(illegal(format!(
                "the barrier of this work-group is {:#x} (r0.2), the message names {:#x}",
                own >> 24,
                told >> 24
            )));
        }
        if self.state.barrier == Barrier::Told {
            return Err(illegal("the thread tells the gateway twice about one barrier"));
        }
        self.state.barrier = Barrier::Told;
        let slot = self.state.slot;
        self.state.arrive(self.memory.group, slot, || op.inst.to_string());
        Ok(())
    }
}
