//! Machine instructions: what is around operations.

use super::*;

impl Emitter {
    pub(super) fn prologue(&mut self) -> Result<()> {
        if let Frame::Function { .. } = self.frame {
            self.save_registers();
            return Ok(());
        }
        let dispatched = Src::reg(arf(SR0, 8), Type::Uw, Region::SCALAR);
        self.scalar(Opcode::Mov, flag_dst(RUNNING), &[dispatched]);
        self.scalar(Opcode::Mov, flag_dst(WORK), &[Src::imm(0, Type::Uw)]);
        if self.tells_group {
            // Bits 27 to 24 of r0.0 go to bits 11 to 8 of sr0.1: which group memory messages mean.
            let index = Src::scalar(0, 2, Type::Uw);
            let state = Dst {
                place: arf(SR0, 4),
                ..Dst::null(Type::Uw)
            };
            let mut mov = self.build(Opcode::Mov, ExecSize::S1, Mask::All, state, &[index]);
            mov.control.thread = ThreadControl::Switch;
            self.push(mov);
        }
        self.make_frame()
    }

    pub(super) fn inst(&mut self, inst: &MInst, next: Option<MBlock>) -> Result<()> {
        match inst {
            MInst::Op(op) => self.operation(op)?,
            MInst::Undef { .. } => {}
            MInst::Copy {
                file,
                width,
                dst,
                src,
            } => {
                let scope = if *file == SCALAR {
                    Scope::Wave
                } else {
                    Scope::Lanes
                };
                let first = |reg: &Reg| reg.as_physical().map_or(0, |preg| preg.first);
                let mut units: Vec<u8> = (0..*width).collect();
                if first(dst) > first(src) {
                    units.reverse();
                }
                for unit in units {
                    let (to, to_sub) = self.location(*dst, *file, unit)?;
                    let (from, from_sub) = self.location(*src, *file, unit)?;
                    let source = if scope == Scope::Wave {
                        Src::scalar(from, from_sub, Type::Ud)
                    } else {
                        Src::grf(from, Type::Ud)
                    };
                    self.mov(scope, Dst::grf(to, to_sub, 1, Type::Ud), source);
                }
            }
            MInst::Spill { width, src, slot } if self.saved.in_frame => {
                for unit in 0..*width {
                    self.spill_to_frame(*src, unit, *slot)?;
                }
            }
            MInst::Reload { width, dst, slot } if self.saved.in_frame => {
                for unit in 0..*width {
                    self.reload_from_frame(*dst, unit, *slot)?;
                }
            }
            MInst::Spill { width, src, slot } => {
                for unit in 0..*width {
                    let (from, _) = self.location(*src, crate::machine::VECTOR, unit)?;
                    self.header(FIRST_PAYLOAD);
                    let dst = Dst::grf(FIRST_PAYLOAD + 1, 0, 1, Type::Ud);
                    let exec = self.exec();
                    self.simple(Opcode::Mov, exec, Mask::All, dst, &[Src::grf(from, Type::Ud)]);
                    let message = self.message(DataMessage::ScratchWrite {
                        registers: self.span(),
                        slot: self.slot(*slot, unit)?,
                        masked: true,
                    });
                    self.send(
                        exec,
                        Mask::Running,
                        Dst::null(Type::Uw),
                        FIRST_PAYLOAD,
                        message,
                        false,
                    );
                }
            }
            MInst::Reload { width, dst, slot } => {
                for unit in 0..*width {
                    let (to, _) = self.location(*dst, crate::machine::VECTOR, unit)?;
                    let message = self.message(DataMessage::ScratchRead {
                        registers: self.span(),
                        slot: self.slot(*slot, unit)?,
                    });
                    let exec = self.exec();
                    self.send(
                        exec,
                        Mask::Running,
                        Dst::grf(to, 0, 1, Type::Uw),
                        0,
                        message,
                        false,
                    );
                }
            }
            MInst::Park { unit, lane, src } => {
                let (to, to_sub) = self.lane_place(*unit, *lane)?;
                let (from, from_sub) = self.location(Reg::Physical(*src), SCALAR, 0)?;
                let dst = Dst::grf(to, to_sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
            }
            MInst::Unpark { dst, unit, lane } => {
                let (from, from_sub) = self.lane_place(*unit, *lane)?;
                let (to, to_sub) = self.location(Reg::Physical(*dst), SCALAR, 0)?;
                let dst = Dst::grf(to, to_sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
            }
            MInst::Lanes { step, mask } => match step {
                LaneStep::Keep => {
                    let (to, sub) = self.location(*mask, SCALAR, 0)?;
                    self.scalar(
                        Opcode::Mov,
                        Dst::grf(to, sub, 1, Type::Ud),
                        &[flag_source(RUNNING)],
                    );
                }
                LaneStep::All => self.scalar(Opcode::Mov, flag_dst(RUNNING), &[Src::imm(0xffff, Type::Uw)]),
                LaneStep::Restore => {
                    let (from, sub) = self.location(*mask, SCALAR, 0)?;
                    self.scalar(
                        Opcode::Mov,
                        flag_dst(RUNNING),
                        &[Src::scalar(from, sub, Type::Uw)],
                    );
                }
            },
            MInst::Jump { target } => {
                if next != Some(*target) {
                    self.jump(*target, None);
                }
            }
            MInst::Branch {
                cond,
                targets: [yes, no],
            } => {
                if next == Some(*yes) {
                    self.jump(*no, Some((*cond, true)));
                } else {
                    self.jump(*yes, Some((*cond, false)));
                    if next != Some(*no) {
                        self.jump(*no, None);
                    }
                }
            }
            MInst::Mark { mark, flag } => {
                let among = flag.map(|set| Decision::Flag { inverse: !set });
                self.notes.push((self.insts.len(), Note::At(*mark, among)));
            }
            MInst::Decide { block, by } => {
                let by = self.decision(*by)?;
                self.notes.push((self.insts.len(), Note::Decides(*block, by)));
            }
            MInst::Marker { region, kind } => self.marker(*region, *kind),
            MInst::Inputs { .. } | MInst::Results { .. } => {}
            MInst::Call(call) => self.call(call.callee),
            MInst::Return => self.restore_and_return(),
            MInst::End => {
                self.header(END_PAYLOAD);
                let message = self.message(DataMessage::EndOfThread);
                let null = Dst::null(Type::Uw);
                self.send(ExecSize::S8, Mask::All, null, END_PAYLOAD, message, true);
            }
        }
        Ok(())
    }

    /// What is noted stands in front of an instruction of its own block, which nothing reaches around it.
    pub(super) fn own_place_for_notes(&mut self) {
        if self.notes.last().is_some_and(|&(at, _)| at == self.insts.len()) {
            self.push(Inst::new(Opcode::Nop, ExecSize::S1));
        }
    }

    /// Where what says where lanes go is.
    pub(super) fn decision(&self, by: Decider) -> Result<Decision> {
        Ok(match by {
            Decider::Flag => Decision::Flag { inverse: false },
            Decider::Together { any } => Decision::Together { any },
            Decider::Left => Decision::Left,
            Decider::Register(reg) => {
                let file = reg.as_physical().ok_or(EmitError::Unallocated)?.file;
                let (grf, sub) = self.location(reg, file, 0)?;
                match file == SCALAR {
                    true => Decision::Condition(u16::from(grf) * 32 + u16::from(sub)),
                    false => Decision::Index(grf),
                }
            }
        })
    }
}
