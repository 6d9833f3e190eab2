//! Operations on values: one or a few instructions each.

use super::*;
use crate::machine::{CHECK_TRAP, DEBUG_TRAP, GenOp, Kind, Source, TRAP_KIND};

impl Emitter<'_, '_> {
    pub(super) fn operation(&mut self, op: &GenOp) -> Result<()> {
        let scope = op.scope;
        let exec = self.exec();
        match op.kind {
            Kind::Alu {
                op: code,
                math,
                ty,
                dst,
            } => self.alu(op, code, math, ty, dst)?,
            Kind::MinMax { cond, ty } => {
                let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
                let srcs = self.legal(Opcode::Sel, &[a, b]);
                let dst = self.dst(op, 0, ty)?;
                // With a condition `sel` takes no predicate: lanes are chosen when the result moves.
                let (exec, to) = match scope {
                    Scope::Wave => (ExecSize::S1, dst),
                    Scope::Lanes => (exec, Dst::grf(TEMP[0], 0, 1, ty)),
                };
                let mut select = self.build(Opcode::Sel, exec, Mask::All, to, &srcs);
                select.control.cond = cond;
                self.push(select);
                if scope == Scope::Lanes {
                    self.mov(scope, Dst { ty: Type::Ud, ..dst }, Src::grf(TEMP[0], Type::Ud));
                }
            }
            Kind::KeepingSubnormals { op: Opcode::Mad, .. } => self.fused_keeping_subnormals(op)?,
            Kind::KeepingSubnormals { op: code, negate } => self.keeping_subnormals(op, code, negate)?,
            Kind::Three { op: code, ty } => self.three(op, code, ty, [0, 1, 2])?,
            Kind::Double { .. } | Kind::ToDouble { .. } | Kind::FromDouble { .. } => self.double(op)?,
            Kind::Mode { round, flush, enter } => self.mode(round, flush, enter),
            Kind::MulLow => self.multiply(op)?,
            Kind::MulHigh { ty } => self.multiply_high(op, ty)?,
            Kind::Compare { cond, ty } => {
                if scope == Scope::Lanes {
                    self.running_to_flag();
                }
                let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
                self.compare(scope, cond, a, b);
                let dst = self.dst(op, 0, Type::Ud)?;
                if scope == Scope::Lanes {
                    self.scalar(Opcode::Mov, dst, &[flag_source(WORK)]);
                } else {
                    self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
                    self.mov_flagged(Scope::Wave, dst, Src::imm(1, Type::Ud));
                }
            }
            Kind::Test => {
                let value = self.source(op.srcs[0], Type::D, 0)?;
                self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
            }
            Kind::TestLanes => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::And, flag_dst(WORK), &[flag_source(RUNNING), lanes]);
            }
            Kind::Spread => {
                let value = self.source(op.srcs[0], Type::D, 0)?;
                self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
                self.mov_flagged(Scope::Wave, dst, Src::imm(0xffff, Type::Ud));
            }
            Kind::Select => {
                if scope == Scope::Lanes {
                    let lanes = self.lanes(op.srcs[0])?;
                    self.scalar(Opcode::And, flag_dst(WORK), &[flag_source(RUNNING), lanes]);
                } else {
                    let value = self.source(op.srcs[0], Type::D, 0)?;
                    self.compare(Scope::Wave, Cond::Nz, value, Src::imm(0, Type::D));
                }
                let units = (op.srcs.len() - 1) / 2;
                for unit in 0..units {
                    let dst = self.dst(op, unit as u8, Type::Ud)?;
                    let yes = self.source(op.srcs[1 + unit], Type::Ud, 0)?;
                    let no = self.source(op.srcs[1 + units + unit], Type::Ud, 0)?;
                    self.mov(scope, dst, no);
                    self.mov_flagged(scope, dst, yes);
                }
            }
            Kind::Tuple => {
                for (unit, &source) in op.srcs.iter().enumerate() {
                    let (dst, src) = (
                        self.dst(op, unit as u8, Type::Ud)?,
                        self.source(source, Type::Ud, 0)?,
                    );
                    self.mov(scope, dst, src);
                }
            }
            Kind::AddWide { subtract } => self.add_wide(op, subtract)?,
            Kind::AndNot => {
                let (a, b) = (
                    self.source(op.srcs[0], Type::Ud, 0)?,
                    self.source(op.srcs[1], Type::Ud, 0)?,
                );
                let temp = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
                self.scalar(Opcode::Not, temp, &[b]);
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::And, dst, &[a, Src::scalar(TEMP_SCALARS, 0, Type::Ud)]);
            }
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
                let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
                let srcs = self.legal(Opcode::Cmp, &[a, b]);
                let mut cmp = self.build(Opcode::Cmp, exec, Mask::Running, Dst::null(Type::D), &srcs);
                cmp.control.cond = cond;
                cmp.control.thread = ThreadControl::Switch;
                self.push(cmp);
            }
            Kind::LanesToFlag => {
                let lanes = self.lanes(op.srcs[0])?;
                self.scalar(Opcode::Mov, flag_dst(WORK), &[lanes]);
            }
            Kind::MoveFlagged { inverse } => {
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
                    let mut mov = self.build(Opcode::Mov, exec, Mask::Flag, dst, &[src]);
                    mov.control.pred.inverse = inverse;
                    self.push(mov);
                }
            }
            Kind::CompareToFlag { cond, ty } => {
                let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
                let srcs = self.legal(Opcode::Cmp, &[a, b]);
                let mut cmp = self.build(Opcode::Cmp, exec, Mask::Channels, Dst::null(Type::D), &srcs);
                cmp.control.cond = cond;
                cmp.control.flag = WORK_FLAG;
                cmp.control.thread = ThreadControl::Switch;
                self.push(cmp);
            }
            Kind::Clock => {
                // Both halves at once.
                let pair = Region::Align1 {
                    vert: 2,
                    width: 2,
                    horz: 1,
                };
                let stamp = Src::reg(arf(TM0, 0), Type::Ud, pair);
                let temp = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
                self.simple(Opcode::Mov, ExecSize::S2, Mask::All, temp, &[stamp]);
                for unit in 0..2 {
                    let dst = self.dst(op, unit, Type::Ud)?;
                    self.scalar(Opcode::Mov, dst, &[Src::scalar(TEMP_SCALARS, 4 * unit, Type::Ud)]);
                }
            }
            Kind::LaneNumber => {
                self.lane_numbers();
                let dst = self.dst(op, 0, Type::Ud)?;
                self.mov(Scope::Lanes, dst, Src::grf(TEMP[0], Type::Uw));
            }
            Kind::Gather => self.gather(op)?,
            Kind::PrivateAddress { bytes } => self.private_address(op, bytes)?,
            Kind::SymbolAddress { symbol, high } => {
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[Src::imm(0, Type::Ud)]);
                let kind = if high {
                    RelocationKind::AddressHigh32
                } else {
                    RelocationKind::Address32
                };
                self.refer(self.code.units.len() - 1, Referent::Variable(symbol), kind);
            }
            Kind::Load {
                space,
                access,
                offset,
            } => self.load(op, space, access, offset)?,
            Kind::Store {
                space,
                access,
                offset,
            } => self.store(op, space, access, offset)?,
            Kind::Atomic {
                space,
                op: atomic,
                offset,
            } => self.atomic(op, space, atomic, offset)?,
            Kind::Fence => self.fence(),
            Kind::Locked {
                space,
                op: atomic,
                wide,
                offset,
            } => self.locked(op, space, atomic, wide, offset)?,
            Kind::Trap { debug } => {
                // Channels that do not run say nothing.
                let kind = Dst::grf(TRAP_KIND, 0, 1, Type::Ud);
                let how = if debug { DEBUG_TRAP } else { CHECK_TRAP };
                let reason = self.source(op.srcs[0], Type::Ud, 0)?;
                self.simple(Opcode::Mov, exec, Mask::All, kind, &[Src::imm(0, Type::Ud)]);
                self.mov(scope, kind, Src::imm(how, Type::Ud));
                self.mov(scope, Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud), reason);
                self.push(Inst::new(Opcode::Illegal, ExecSize::S1));
            }
            Kind::Barrier => {
                let payload = Dst::grf(FIRST_PAYLOAD, 0, 1, Type::Ud);
                self.simple(
                    Opcode::Mov,
                    ExecSize::S8,
                    Mask::All,
                    payload,
                    &[Src::imm(0, Type::Ud)],
                );
                let id = Dst::grf(FIRST_PAYLOAD, 8, 1, Type::Ud);
                self.scalar(
                    Opcode::And,
                    id,
                    &[Src::scalar(0, 8, Type::Ud), Src::imm(0x0f00_0000, Type::Ud)],
                );
                let message = self.message(DataMessage::Barrier);
                let null = Dst::null(Type::Uw);
                self.send(ExecSize::S8, Mask::All, null, FIRST_PAYLOAD, message, false);
                let wait = Inst::new(Opcode::Wait, ExecSize::S1);
                self.push(wait);
                self.barriers = true;
            }
        }
        Ok(())
    }

    /// One instruction of the table; integer division in halves of eight channels.
    pub(super) fn alu(
        &mut self,
        op: &GenOp,
        code: Opcode,
        math: Option<MathFn>,
        ty: Type,
        dst_ty: Type,
    ) -> Result<()> {
        let narrow = code == Opcode::Bfi1 && self.simd.channels() > self.generation().field_channels();
        let halves = (narrow || math.is_some_and(MathFn::is_integer)) && op.scope == Scope::Lanes;
        let parts = if halves { self.span() } else { 1 };
        for half in 0..parts {
            let mut srcs = Vec::new();
            for &source in &op.srcs {
                srcs.push(self.source(source, ty, half)?);
            }
            let mut srcs = self.legal(code, &srcs);
            if math.is_some() && srcs.len() == 1 {
                srcs.push(Src::reg(Place::NULL, ty, Region::PACKED));
            }
            let mut dst = self.dst(op, 0, dst_ty)?;
            if dst_ty.size() == 2 && op.scope == Scope::Lanes {
                dst.stride = 2;
            }
            let (exec, mask) = match op.scope {
                Scope::Wave => (ExecSize::S1, Mask::All),
                Scope::Lanes if halves => (ExecSize::S8, Mask::Running),
                Scope::Lanes => (self.exec(), Mask::Running),
            };
            if let Place::Direct { reg, .. } = &mut dst.place {
                *reg += half;
            }
            let mut inst = self.build(code, exec, mask, dst, &srcs);
            inst.math = math;
            inst.control.quarter = half;
            self.push(inst);
        }
        Ok(())
    }

    /// Channels of an operation with three sources, and how many of it are as many as a vector has.
    pub(super) fn of_three(&self, code: Opcode) -> (ExecSize, u8) {
        let most = match code {
            Opcode::Bfi2 => self.generation().field_channels().min(8),
            _ => self.generation().three_channels(),
        };
        match self.simd.channels() <= most {
            true => (self.exec(), 1),
            false => (ExecSize::S8, self.span()),
        }
    }

    /// Three sources in Align16, all of them registers, as many channels at a time as there may be.
    pub(super) fn three(&mut self, op: &GenOp, code: Opcode, ty: Type, order: [usize; 3]) -> Result<()> {
        let order = order.map(|index| op.srcs[index]);
        let (exec, parts) = self.of_three(code);
        for half in 0..parts {
            let mut srcs = Vec::new();
            for (index, &source) in order.iter().enumerate() {
                let mut src = match source {
                    Source::Imm(bits) => self.in_temp(index as u8, bits, ty),
                    _ => self.source(source, ty, half)?,
                };
                let scalar = src.region == Region::SCALAR;
                src.region = Region::Three {
                    scalar,
                    swizzle: if scalar { Swizzle(0) } else { Swizzle::XYZW },
                };
                srcs.push(src);
            }
            let mut dst = self.dst(op, 0, ty)?;
            dst.mask = 15;
            if let Place::Direct { reg, .. } = &mut dst.place {
                *reg += half;
            }
            let mut inst = self.build(code, exec, Mask::Running, dst, &srcs);
            inst.control.access = isa::Access::Align16;
            inst.control.quarter = half;
            self.push(inst);
        }
        Ok(())
    }

    /// Products of doublewords are made of two with a word each.
    pub(super) fn multiply(&mut self, op: &GenOp) -> Result<()> {
        let (mut a, mut b) = (op.srcs[0], op.srcs[1]);
        if matches!(a, Source::Imm(_)) {
            std::mem::swap(&mut a, &mut b);
        }
        let (exec, mask) = match op.scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Running),
        };
        let dst = self.dst(op, 0, Type::Ud)?;
        let mut first = self.source(a, Type::Ud, 0)?;
        if let Some(bits) = first.immediate() {
            first = self.in_temp(0, bits, Type::Ud);
        }
        if let Source::Imm(bits) = b
            && bits < 0x1_0000
        {
            self.simple(Opcode::Mul, exec, mask, dst, &[first, Src::imm(bits, Type::Uw)]);
            return Ok(());
        }
        let (low, high) = (self.word_half(b, false, 0)?, self.word_half(b, true, 0)?);
        let (temps, subs, region) = match op.scope {
            Scope::Wave => ([TEMP_SCALARS; 2], [0, 4], Region::SCALAR),
            Scope::Lanes => (
                TEMP,
                [0, 0],
                Region::Align1 {
                    vert: 16,
                    width: 8,
                    horz: 2,
                },
            ),
        };
        for (index, word) in [low, high].into_iter().enumerate() {
            let to = Dst::grf(temps[index], subs[index], 1, Type::Ud);
            self.simple(Opcode::Mul, exec, mask, to, &[first, word]);
        }
        let word =
            |index: usize, high: u8| Src::reg(Place::grf(temps[index], subs[index] + high), Type::Uw, region);
        let stride = if op.scope == Scope::Wave { 1 } else { 2 };
        let to = Dst::grf(temps[0], subs[0] + 2, stride, Type::Uw);
        self.simple(Opcode::Add, exec, mask, to, &[word(0, 2), word(1, 0)]);
        let result = match op.scope {
            Scope::Wave => Src::scalar(temps[0], subs[0], Type::Ud),
            Scope::Lanes => Src::grf(temps[0], Type::Ud),
        };
        self.mov(op.scope, dst, result);
        Ok(())
    }

    /// The accumulator serves the first quarter only, so halves are computed in all channels and moved to the lanes.
    pub(super) fn multiply_high(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        for half in 0..self.span() {
            let (a, b) = (
                self.source(op.srcs[0], ty, half)?,
                self.source(op.srcs[1], ty, half)?,
            );
            let srcs = self.legal(Opcode::Mul, &[a, b]);
            let acc = Dst {
                place: arf(ACC0, 0),
                ..Dst::null(ty)
            };
            let mul = self.build(Opcode::Mul, ExecSize::S8, Mask::All, acc, &srcs);
            self.push(mul);
            let to = Dst::grf(TEMP[0] + half, 0, 1, ty);
            let mut mach = self.build(Opcode::Mach, ExecSize::S8, Mask::All, to, &srcs);
            mach.control.acc_write = true;
            self.push(mach);
        }
        let dst = self.dst(op, 0, Type::Ud)?;
        self.mov(Scope::Lanes, dst, Src::grf(TEMP[0], Type::Ud));
        Ok(())
    }

    pub(super) fn add_wide(&mut self, op: &GenOp, subtract: bool) -> Result<()> {
        let (exec, mask) = match op.scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Running),
        };
        let mut srcs = Vec::new();
        for (index, &source) in op.srcs.iter().enumerate() {
            let source = if subtract && index >= 2 {
                source.negated(Type::D)
            } else {
                source
            };
            srcs.push(self.source(source, Type::D, 0)?);
        }
        let plain = |at: &Self, index: usize| at.source(op.srcs[index], Type::Ud, 0);
        let [low, high] = [self.dst(op, 0, Type::D)?, self.dst(op, 1, Type::D)?];
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        if subtract {
            // A borrow if the first is less.
            let (a, b) = (plain(self, 0)?, plain(self, 2)?);
            self.compare(op.scope, Cond::L, a, b);
        }
        self.simple(Opcode::Add, exec, mask, low, &[srcs[0], srcs[2]]);
        if !subtract {
            // A carry if the sum is less than a term.
            let term = plain(self, 2)?;
            let mut sum = match op.scope {
                Scope::Wave => Src::scalar(0, 0, Type::Ud),
                Scope::Lanes => Src::grf(0, Type::Ud),
            };
            sum.value = isa::SrcValue::Reg(low.place);
            self.compare(op.scope, Cond::L, sum, term);
        }
        self.simple(Opcode::Add, exec, mask, high, &[srcs[1], srcs[3]]);
        let mut one = match op.scope {
            Scope::Wave => Src::scalar(0, 0, Type::D),
            Scope::Lanes => Src::grf(0, Type::D),
        };
        one.value = isa::SrcValue::Reg(high.place);
        let carry = Src::imm(if subtract { u32::MAX } else { 1 }, Type::D);
        let mut add = self.build(Opcode::Add, exec, Mask::Flag, high, &[one, carry]);
        add.control.no_mask = op.scope == Scope::Wave;
        self.push(add);
        Ok(())
    }

    /// Every channel has the address of its source in a0, which serves eight at a time.
    pub(super) fn gather(&mut self, op: &GenOp) -> Result<()> {
        let Source::Reg { reg, part, file, .. } = op.srcs[1] else {
            return Err(EmitError::Unallocated);
        };
        let (grf, _) = self.location(reg, file, part.start)?;
        for half in 0..self.span() {
            let number = self.word_half(op.srcs[0], false, half)?;
            let offsets = Dst::grf(TEMP[0], 0, 1, Type::Uw);
            let scaled = Src::grf(TEMP[0], Type::Uw);
            let base = Src::imm(u32::from(grf) * 32, Type::Uw);
            let address = Dst {
                place: arf(A0, 0),
                ..Dst::null(Type::Uw)
            };
            let from = Src::reg(
                Place::Indirect {
                    file: HwFile::Grf,
                    addr: 0,
                    offset: 0,
                },
                Type::Ud,
                Region::Align1 {
                    vert: Region::PER_CHANNEL,
                    width: 1,
                    horz: 0,
                },
            );
            let mut to = self.dst(op, 0, Type::Ud)?;
            if let Place::Direct { reg, .. } = &mut to.place {
                *reg += half;
            }
            let steps = [
                (Opcode::Shl, offsets, vec![number, Src::imm(2, Type::Uw)]),
                (Opcode::Add, address, vec![scaled, base]),
                (Opcode::Mov, to, vec![from]),
            ];
            for (code, dst, srcs) in steps {
                let srcs = self.legal(code, &srcs);
                let mut inst = self.build(code, ExecSize::S8, Mask::Running, dst, &srcs);
                inst.control.quarter = half;
                self.push(inst);
            }
        }
        Ok(())
    }

    /// Numbers of the lanes, as words, in the first temporary.
    pub(super) fn lane_numbers(&mut self) {
        let words = |sub: u8| Dst::grf(TEMP[0], sub, 1, Type::Uw);
        let numbers = Src::imm(0x7654_3210, Type::V);
        self.simple(Opcode::Mov, ExecSize::S8, Mask::All, words(0), &[numbers]);
        if self.simd == SimdWidth::Simd16 {
            let srcs = [Src::grf(TEMP[0], Type::Uw), Src::imm(8, Type::Uw)];
            self.simple(Opcode::Add, ExecSize::S8, Mask::All, words(16), &srcs);
        }
    }
}
