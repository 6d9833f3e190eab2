//! The machine, lanes and the wave level.

use super::*;

/// The message that asks for the clock (RDNA4 ISA 5.6).
const GET_REALTIME: i32 = 0x83;

impl WaveTerms for Lower<'_> {
    fn same_mask(&mut self, value: Value) -> InstOutput {
        Self::one(self.mask_operand(value).0)
    }

    fn m_count(&mut self, lanes: Mask) -> Sreg {
        let op = MaskOp::Count.operation(self.wave);
        self.sop(op, &[lanes.0], false)
    }

    fn input_workitem(&mut self, dim: u8) -> Vreg {
        self.workitem_id(dim)
    }

    fn input_workgroup(&mut self, dim: u8) -> Sreg {
        self.workgroup_id(dim)
    }

    fn v_lane(&mut self) -> Vreg {
        self.rank(|_| Operand::Int(-1))
    }

    fn v_rank(&mut self) -> Vreg {
        let lanes = self.running();
        self.rank(|half| Operand::Virtual(part(lanes, half, 1)))
    }

    fn running_of(&mut self, lanes: Mask) -> Mask {
        let exec = self.exec_operand();
        Mask(self.mask_op(MaskOp::And, &[lanes.0, exec]))
    }

    fn active_lanes(&mut self, inst: Inst, lanes: Mask) -> InstOutput {
        self.active_mask(inst, lanes)
    }

    fn v_permute(&mut self, a: Value, lane: Value, identity: Value, keep: Value) -> InstOutput {
        self.lane_permute([a, lane, identity, keep])
    }

    fn lane_movement(&mut self, lane: Value) -> Option<u16> {
        self.lane_movement(lane)
    }

    fn v_moved(&mut self, movement: u16, a: Value, identity: Value) -> InstOutput {
        self.moved_lanes(movement, a, identity)
    }

    fn v_of_scalar(&mut self, source: Sreg) -> Vreg {
        Vreg(self.in_vector(Operand::Virtual(source.0), None))
    }

    fn hw_id(&mut self, offset: u8, size: u8) -> Sreg {
        let id = self.subtarget.hardware_id;
        let field = HwReg { id, offset, size };
        self.sop(Op::SGetregB32, &[Operand::Imm(field.to_imm().into())], false)
    }

    fn packet_word(&mut self, offset: i64) -> Option<u8> {
        let packet = self.packet.as_ref()?;
        let word = u8::try_from(offset / 4).ok()?.checked_sub(packet.first)?;
        (word < packet.words.count).then_some(word)
    }

    fn word_of_packet(&mut self, word: u8) -> Sreg {
        let Some(packet) = &mut self.packet else {
            return Sreg(self.fresh(SGPR, 1));
        };
        packet.used = true;
        Sreg(part(packet.words, word, 1))
    }

    fn dispatch_id(&mut self) -> Sreg {
        Sreg(self.0.input(Input::DispatchId))
    }

    fn s_clock(&mut self) -> Sreg {
        let dst = self.fresh(SGPR, 2);
        match self.subtarget.isa.has(Op::SMemtime) {
            true => self.emit_op(Op::SMemtime, &[Operand::Virtual(dst)]),
            false => {
                let operands = [Operand::Virtual(dst), Operand::Imm(GET_REALTIME)];
                self.emit_op(Op::SSendmsgRtnB64, &operands);
            }
        }
        Sreg(dst)
    }

    fn exec(&mut self) -> Mask {
        let exec = self.exec_operand();
        Mask(self.mask_op(MaskOp::Move, &[exec]))
    }

    fn set_exec(&mut self, lanes: Mask) -> Unit {
        let exec = self.exec_operand();
        let op = MaskOp::Move.operation(self.wave);
        self.emit_op(op, &[exec, lanes.0]);
    }
}
