//! Truth values: comparisons, sets of lanes, and what they choose.

use super::*;

impl Emitter<'_, '_> {
    pub(super) fn truth(&mut self, op: &GenOp) -> Result<()> {
        match op.kind {
            Kind::Compare { cond, ty } => self.comparison(op, cond, ty)?,
            Kind::Test => self.test(op)?,
            Kind::TestLanes => self.test_lanes(op)?,
            Kind::Select => self.select(op)?,
            Kind::SelectIf { cond, ty } => self.select_if(op, cond, ty)?,
            Kind::GetExec => {
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[flag_source(RUNNING)]);
            }
            Kind::SetExec => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::Mov, flag_dst(RUNNING), &[lanes]);
            }
            Kind::AndExec => {
                let lanes = [self.lanes(op.srcs[0])?, self.lanes(op.srcs[1])?];
                self.scalar(Opcode::And, flag_dst(RUNNING), &lanes);
            }
            Kind::CompareExec { cond, ty } => {
                let mut cmp = self.lane_compare(op, Mask::Running, ty)?;
                cmp.control.cond = cond;
                self.push(cmp);
            }
            Kind::LanesToFlag => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::Mov, flag_dst(WORK), &[lanes]);
            }
            Kind::MoveFlagged { inverse } => self.move_flagged(op, inverse)?,
            Kind::CompareToFlag { cond, ty, join } => self.compare_to_flag(op, cond, ty, join)?,
            _ => {}
        }
        Ok(())
    }

    /// A truth value: the lanes for which a comparison holds, or 0 or 1.
    fn comparison(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
        let dst = self.dst(op, 0, Type::Ud)?;
        if op.scope == Scope::Wave {
            // All bits are set where it holds.
            let dst = Dst { ty: Type::D, ..dst };
            let srcs = self.legal(Opcode::Cmp, &[a, b]);
            let mut cmp = self.build(Opcode::Cmp, ExecSize::S1, Mask::All, dst, &srcs);
            cmp.control.cond = cond;
            cmp.control.flag = WORK_FLAG;
            self.push(cmp);
            let mut all = Src::scalar(0, 0, Type::D);
            all.value = isa::SrcValue::Reg(dst.place);
            all.neg = true;
            self.scalar(Opcode::Mov, dst, &[all]);
            return Ok(());
        }
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        self.compare(op.scope, cond, a, b);
        self.scalar(Opcode::Mov, dst, &[flag_source(WORK)]);
        Ok(())
    }

    /// f1.0 says whether a scalar is not zero.
    fn test(&mut self, op: &GenOp) -> Result<()> {
        let value = self.source(op.srcs[0], Type::D, 0)?;
        self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
        Ok(())
    }

    /// f1.0 becomes the running lanes among a set.
    fn test_lanes(&mut self, op: &GenOp) -> Result<()> {
        let lanes = self.lanes(op.srcs[0])?;
        self.scalar(Opcode::And, flag_dst(WORK), &[flag_source(RUNNING), lanes]);
        Ok(())
    }

    /// A comparison in the flag: of all channels, or of those for which it still decides something.
    fn compare_to_flag(&mut self, op: &GenOp, cond: Cond, ty: Type, join: Option<Join>) -> Result<()> {
        let mut cmp = self.lane_compare(op, Mask::Channels, ty)?;
        if op.scope == Scope::Wave {
            (cmp.control.exec, cmp.control.no_mask) = (ExecSize::S1, true);
        }
        if let Some(join) = join {
            cmp.control.pred = Predicate {
                control: Predicate::NORMAL.control,
                inverse: join == Join::Or,
            };
        }
        cmp.control.cond = cond;
        cmp.control.flag = WORK_FLAG;
        self.push(cmp);
        Ok(())
    }

    fn select(&mut self, op: &GenOp) -> Result<()> {
        match op.scope {
            _ if op.srcs[0] == Source::Flag => {}
            Scope::Lanes => self.test_lanes(op)?,
            Scope::Channels => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::Mov, flag_dst(WORK), &[lanes]);
            }
            Scope::Wave => self.test(op)?,
        }
        self.choose(op, &op.srcs[1..])
    }

    fn select_if(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
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
                self.mov_flagged(op.scope, dst, yes);
                continue;
            }
            // Only the second source may be a constant.
            let (mut srcs, mut inverse) = ([yes, no], false);
            match (yes.immediate(), no.immediate()) {
                (Some(bits), Some(_)) => srcs[0] = self.in_temp(0, bits, Type::Ud),
                (Some(_), None) => {
                    srcs.swap(0, 1);
                    inverse = true;
                }
                _ => {}
            }
            let (exec, _) = self.scope(op.scope);
            let mut select = self.build(Opcode::Sel, exec, Mask::Flag, dst, &srcs);
            select.control.no_mask = op.scope == Scope::Wave;
            select.control.pred.inverse = inverse;
            self.push(select);
        }
        Ok(())
    }

    /// A comparison of lanes, which still lacks its condition.
    fn lane_compare(&mut self, op: &GenOp, mask: Mask, ty: Type) -> Result<Inst> {
        let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
        let srcs = self.legal(Opcode::Cmp, &[a, b]);
        let mut cmp = self.build(Opcode::Cmp, self.exec(), mask, Dst::null(Type::D), &srcs);
        cmp.control.thread = ThreadControl::Switch;
        Ok(cmp)
    }

    /// A move where f1.0 is set, or clear, in the order that keeps what is still to be read.
    fn move_flagged(&mut self, op: &GenOp, inverse: bool) -> Result<()> {
        let mut units: Vec<usize> = (0..op.srcs.len()).collect();
        let first = |reg: Reg| reg.as_physical().map_or(0, |preg| preg.first);
        if let (Some((dst, ..)), Source::Reg { reg, .. }) = (op.dst, op.srcs[0])
            && first(dst) > first(reg)
        {
            units.reverse();
        }
        for unit in units {
            let dst = self.dst(op, unit as u8, Type::Ud)?;
            let src = self.source(op.srcs[unit], Type::Ud, 0)?;
            let mut mov = self.build(Opcode::Mov, self.exec(), Mask::Flag, dst, &[src]);
            mov.control.pred.inverse = inverse;
            self.push(mov);
        }
        Ok(())
    }
}
