//! Machine instructions: what is around operations.

use super::*;

impl Emitter<'_, '_> {
    pub(super) fn prologue(&mut self) -> Result<()> {
        if let Frame::Function { .. } = self.frame {
            self.save_registers();
            return Ok(());
        }
        let dispatched = arf_source(SR0, 8, Type::Uw);
        self.scalar(Opcode::Mov, flag_dst(RUNNING), &[dispatched]);
        if self.tells_group {
            // Bits 27 to 24 of r0.0 go to bits 11 to 8 of sr0.1: which group memory messages mean.
            let state = arf_dst(SR0, 4, Type::Uw);
            let mov = self.scalar(Opcode::Mov, state, &[Src::scalar(0, 2, Type::Uw)]);
            mov.control.thread = ThreadControl::Switch;
        }
        self.make_frame()
    }

    /// All of a function.
    pub(super) fn function(&mut self, func: &MachFunc<MInst>) -> Result<()> {
        self.prologue()?;
        let all = func.order.iter().flat_map(|&block| &func.blocks[block].insts);
        if all.into_iter().any(has_doubles) {
            self.keep_subnormals();
        }
        let order = blocks_with_code(func);
        for (position, &block) in order.iter().enumerate() {
            self.branches.begin(block, self.code.here());
            self.fenced = false;
            regions::check_leaves(func, block)?;
            let data = &func.blocks[block];
            for (index, inst) in data.insts.iter().enumerate() {
                self.code
                    .line(data.locs.get(index).copied().unwrap_or(SourceLoc::UNKNOWN));
                self.placed_inst(func, inst, &order, position)?;
                self.fenced &= !matches!(inst, MInst::Pseudo(Pseudo::Call(_)));
            }
        }
        Ok(())
    }

    /// An instruction of the block at a position; its targets are those that have code.
    fn placed_inst(
        &mut self,
        func: &MachFunc<MInst>,
        inst: &MInst,
        order: &[MBlock],
        position: usize,
    ) -> Result<()> {
        let next = order.get(position + 1).copied();
        // Other branches always have an instruction, to which nothing leads.
        let shared = match inst {
            MInst::Branch { cond, .. } => matches!(cond, BranchCond::While { .. } | BranchCond::Follow),
            MInst::Pseudo(Pseudo::Jump { .. }) | MInst::Marker { .. } => true,
            _ => false,
        };
        if shared {
            self.own_place_for_notes();
        }
        match *inst {
            MInst::Pseudo(Pseudo::Jump { target }) => self.jump_on(destination(func, target), next),
            MInst::Branch { cond, targets } => {
                let nested = regions::is_nested(cond);
                if nested {
                    regions::check(func, order, position, cond, targets)?;
                }
                let targets = targets.map(|target| destination(func, target));
                match nested {
                    true => self.nested_branch(cond, targets[0]),
                    false => self.branch_on(cond, targets, next),
                }
            }
            _ => self.inst(inst)?,
        }
        Ok(())
    }

    fn inst(&mut self, inst: &MInst) -> Result<()> {
        match *inst {
            MInst::Op(ref op) => self.operation(op)?,
            MInst::Pseudo(ref pseudo) => self.pseudo(pseudo)?,
            MInst::Decide { block, by } => {
                let by = self.decision(by)?;
                self.notes.push((self.code.here(), Note::Decides(block, by)));
            }
            MInst::Marker { region, kind } => self.marker(region, kind),
            // Branches come with what follows them ([`Emitter::placed_inst`]).
            MInst::Branch { .. } => {}
        }
        Ok(())
    }

    fn pseudo(&mut self, pseudo: &Pseudo) -> Result<()> {
        match *pseudo {
            Pseudo::Copy {
                file,
                width,
                dst,
                src,
            } => self.copy(file, width, dst, src)?,
            Pseudo::Spill { width, src, slot, .. } => {
                for unit in 0..width {
                    self.spill(src, unit, slot)?;
                }
            }
            Pseudo::Reload { width, dst, slot, .. } => {
                for unit in 0..width {
                    self.reload(dst, unit, slot)?;
                }
            }
            Pseudo::Park { unit, lane, src } => {
                let lane = self.lane_place(unit, lane)?;
                let scalar = self.location(Reg::Physical(src), SCALAR, 0)?;
                self.mov_scalar(lane, scalar);
            }
            Pseudo::Unpark { dst, unit, lane } => {
                let lane = self.lane_place(unit, lane)?;
                let scalar = self.location(Reg::Physical(dst), SCALAR, 0)?;
                self.mov_scalar(scalar, lane);
            }
            Pseudo::Lanes { step, mask, .. } => self.lane_step(step, mask)?,
            Pseudo::Mark { mark, flag } => {
                let among = flag.map(|set| Decision::Flag { inverse: !set });
                self.notes.push((self.code.here(), Note::At(mark, among)));
            }
            // Jumps come with what follows them.
            Pseudo::Undef { .. } | Pseudo::Inputs { .. } | Pseudo::Results { .. } | Pseudo::Jump { .. } => {}
            Pseudo::Call(ref call) => self.call(call.callee),
            Pseudo::Return => self.restore_and_return(),
            Pseudo::End => {
                self.header(END_PAYLOAD);
                let message = DataMessage::EndOfThread;
                self.send(ExecSize::S8, Mask::All, NOWHERE, END_PAYLOAD, message);
            }
        }
        Ok(())
    }

    /// What is noted stands in front of an instruction of its own block, which nothing reaches around it.
    pub(super) fn own_place_for_notes(&mut self) {
        if self.notes.last().is_some_and(|&(at, _)| at == self.code.here()) {
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
