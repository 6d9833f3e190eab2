//! Integers, and what needs nothing but an instruction of the table.

use super::*;

impl Emitter<'_, '_> {
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

    /// With a condition `sel` takes no predicate: lanes are chosen when the result moves.
    pub(super) fn min_max(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
        let srcs = self.legal(Opcode::Sel, &[a, b]);
        let dst = self.dst(op, 0, ty)?;
        let (exec, to) = match op.scope {
            Scope::Wave => (ExecSize::S1, dst),
            Scope::Lanes => (self.exec(), Dst::grf(TEMP[0], 0, 1, ty)),
        };
        let mut select = self.build(Opcode::Sel, exec, Mask::All, to, &srcs);
        select.control.cond = cond;
        self.push(select);
        if op.scope == Scope::Lanes {
            self.mov(op.scope, Dst { ty: Type::Ud, ..dst }, Src::grf(TEMP[0], Type::Ud));
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

    pub(super) fn and_not(&mut self, op: &GenOp) -> Result<()> {
        let (a, b) = (
            self.source(op.srcs[0], Type::Ud, 0)?,
            self.source(op.srcs[1], Type::Ud, 0)?,
        );
        let temp = Dst::grf(TEMP_SCALARS, 0, 1, Type::Ud);
        self.scalar(Opcode::Not, temp, &[b]);
        let dst = self.dst(op, 0, Type::Ud)?;
        self.scalar(Opcode::And, dst, &[a, Src::scalar(TEMP_SCALARS, 0, Type::Ud)]);
        Ok(())
    }

    /// A register of several units from its parts.
    pub(super) fn tuple(&mut self, op: &GenOp) -> Result<()> {
        for (unit, &source) in op.srcs.iter().enumerate() {
            let dst = self.dst(op, unit as u8, Type::Ud)?;
            let src = self.source(source, Type::Ud, 0)?;
            self.mov(op.scope, dst, src);
        }
        Ok(())
    }
}
