//! Truth values: comparisons, sets of lanes, and what they choose.

use super::*;

impl Emitter<'_, '_> {
    /// A truth value: the lanes for which a comparison holds, or 0 or 1.
    pub(super) fn comparison(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let [a, b] = self.two_sources(op, ty, 0)?;
        let dst = self.dst(op, 0, Type::Ud)?;
        if op.scope == Scope::Wave {
            // All bits are set where it holds.
            let dst = Dst { ty: Type::D, ..dst };
            let control = &mut self.scalar(Opcode::Cmp, dst, &[a, b]).control;
            (control.cond, control.flag) = (cond, WORK_FLAG);
            let all = dst.source(Region::SCALAR);
            self.scalar(Opcode::Mov, dst, &[all.negated()]);
            return Ok(());
        }
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        self.compare(op.scope, cond, a, b);
        self.scalar(Opcode::Mov, dst, &[flag_source(WORK)]);
        Ok(())
    }

    /// A flag becomes a set of lanes.
    pub(super) fn lanes_to(&mut self, flag: u8, op: &GenOp) -> Result<()> {
        let lanes = self.lanes(op.srcs[0])?;
        self.scalar(Opcode::Mov, flag_dst(flag), &[lanes]);
        Ok(())
    }

    /// f1.0 says whether a scalar is not zero.
    pub(super) fn test(&mut self, op: &GenOp) -> Result<()> {
        let value = self.source(op.srcs[0], Type::D, 0)?;
        self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
        Ok(())
    }

    /// f1.0 becomes the running lanes among a set.
    pub(super) fn test_lanes(&mut self, op: &GenOp) -> Result<()> {
        let lanes = self.lanes(op.srcs[0])?;
        self.scalar(Opcode::And, flag_dst(WORK), &[flag_source(RUNNING), lanes]);
        Ok(())
    }

    /// A comparison in the flag: of all channels, or of those for which it still decides something.
    pub(super) fn compare_to_flag(
        &mut self,
        op: &GenOp,
        cond: Cond,
        ty: Type,
        join: Option<Join>,
    ) -> Result<()> {
        let wave = op.scope == Scope::Wave;
        let cmp = self.lane_compare(op, Mask::Channels, ty)?;
        cmp.judges(cond);
        if wave {
            (cmp.control.exec, cmp.control.no_mask) = (ExecSize::S1, true);
        }
        if let Some(join) = join {
            cmp.control.pred = Predicate::of(join == Join::Or);
        }
        Ok(())
    }

    /// Only lanes for which a comparison holds run on.
    pub(super) fn compare_exec(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        self.lane_compare(op, Mask::Running, ty)?.control.cond = cond;
        Ok(())
    }

    /// A comparison of lanes, which still lacks its condition.
    fn lane_compare(&mut self, op: &GenOp, mask: Mask, ty: Type) -> Result<&mut Inst> {
        let srcs = self.two_sources(op, ty, 0)?;
        let null = Dst::null(Type::D);
        let cmp = self.emit(Opcode::Cmp, self.exec(), mask, null, &srcs);
        cmp.control.thread = ThreadControl::Switch;
        Ok(cmp)
    }

    pub(super) fn select(&mut self, op: &GenOp) -> Result<()> {
        match op.scope {
            _ if op.srcs[0] == Source::Flag => {}
            Scope::Lanes => self.test_lanes(op)?,
            Scope::Channels => self.lanes_to(WORK, op)?,
            Scope::Wave => self.test(op)?,
        }
        self.choose(op, &op.srcs[1..])
    }

    pub(super) fn select_if(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let [a, b] = self.two_sources(op, ty, 0)?;
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        self.compare(op.scope, cond, a, b);
        self.choose(op, &op.srcs[2..])
    }

    /// What the lanes of f1.0 take, and then what others do. `sel` writes all lanes that the machine has on; with f0.0 lanes are chosen by moves.
    fn choose(&mut self, op: &GenOp, srcs: &[Source]) -> Result<()> {
        let (yes, no) = srcs.split_at(srcs.len() / 2);
        for (unit, (&yes, &no)) in yes.iter().zip(no).enumerate() {
            let dst = self.dst(op, unit as u8, Type::Ud)?;
            let (yes, no) = (self.source(yes, Type::Ud, 0)?, self.source(no, Type::Ud, 0)?);
            if op.scope == Scope::Lanes {
                self.mov(op.scope, dst, no);
                self.flagged(op.scope, Opcode::Mov, false, dst, &[yes]);
                continue;
            }
            // Only the second source may be a constant, only the first an architecture register.
            let is_arf = |src: &Src| src.place().is_some_and(|place| place.arf().is_some());
            let constant_first = yes.immediate().is_some() && no.immediate().is_none();
            let inverse = constant_first || is_arf(&no) && !is_arf(&yes);
            let srcs = if inverse { [no, yes] } else { [yes, no] };
            self.flagged(op.scope, Opcode::Sel, inverse, dst, &srcs);
        }
        Ok(())
    }

    /// A move where f1.0 is set, or clear, in the order that keeps what is still to be read.
    pub(super) fn move_flagged(&mut self, op: &GenOp, inverse: bool) -> Result<()> {
        let upwards = match (op.dst, op.srcs[0]) {
            (Some((dst, ..)), Source::Reg { reg, .. }) => moves::is_above(dst, reg),
            _ => false,
        };
        for unit in moves::units(op.srcs.len() as u8, upwards) {
            let dst = self.dst(op, unit, Type::Ud)?;
            let src = self.source(op.srcs[usize::from(unit)], Type::Ud, 0)?;
            self.emit(Opcode::Mov, self.exec(), Mask::flag(inverse), dst, &[src]);
        }
        Ok(())
    }
}
