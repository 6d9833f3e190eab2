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
                Scope::Wave => self.scope(op.scope),
                _ if halves => (ExecSize::S8, Mask::Running),
                scope => self.scope(scope),
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

    /// With a condition `sel` takes no predicate: where lanes are chosen by one, they are when the result moves.
    pub(super) fn min_max(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let (a, b) = (self.source(op.srcs[0], ty, 0)?, self.source(op.srcs[1], ty, 0)?);
        let srcs = self.legal(Opcode::Sel, &[a, b]);
        let dst = self.dst(op, 0, ty)?;
        let (exec, mask) = self.scope(op.scope);
        let (mask, to) = match op.scope {
            Scope::Lanes => (Mask::All, Dst::grf(TEMP[0], 0, 1, ty)),
            _ => (mask, dst),
        };
        let mut select = self.build(Opcode::Sel, exec, mask, to, &srcs);
        select.control.cond = cond;
        self.push(select);
        if op.scope == Scope::Lanes {
            self.mov(op.scope, Dst { ty: Type::Ud, ..dst }, Src::grf(TEMP[0], Type::Ud));
        }
        Ok(())
    }

    /// The product of a doubleword and a word. The machine takes the word as the second source.
    pub(super) fn multiply_word(&mut self, op: &GenOp, high: bool) -> Result<()> {
        let (exec, mask) = self.scope(op.scope);
        let mut first = self.source(op.srcs[0], Type::Ud, 0)?;
        if let Some(bits) = first.immediate() {
            first = self.in_temp(0, bits, Type::Ud);
        }
        let word = self.word_half(op.srcs[1], high, 0)?;
        let dst = self.dst(op, 0, Type::Ud)?;
        self.simple(Opcode::Mul, exec, mask, dst, &[first, word]);
        Ok(())
    }

    /// The high word of each doubleword, and the low one of another.
    pub(super) fn add_word(&mut self, op: &GenOp) -> Result<()> {
        let (exec, mask) = self.scope(op.scope);
        let mut dst = self.dst(op, 0, Type::Uw)?;
        let mut own = match op.scope {
            Scope::Wave => Src::scalar(0, 0, Type::Uw),
            _ => {
                dst.stride = 2;
                Src {
                    region: operands::LOW_WORDS,
                    ..Src::grf(0, Type::Uw)
                }
            }
        };
        if let Place::Direct { sub, .. } = &mut dst.place {
            *sub += Type::Uw.size();
        }
        own.value = isa::SrcValue::Reg(dst.place);
        let other = self.word_half(op.srcs[0], false, 0)?;
        self.simple(Opcode::Add, exec, mask, dst, &[own, other]);
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

    /// A sum less than a term carries; a difference borrows where the first is less.
    pub(super) fn carry(&mut self, op: &GenOp, borrow: bool) -> Result<()> {
        let (exec, _) = self.scope(op.scope);
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        let (a, b) = (
            self.source(op.srcs[0], Type::Ud, 0)?,
            self.source(op.srcs[1], Type::Ud, 0)?,
        );
        self.compare(op.scope, Cond::L, a, b);
        let dst = self.dst(op, 0, Type::D)?;
        let mut own = match op.scope {
            Scope::Wave => Src::scalar(0, 0, Type::D),
            _ => Src::grf(0, Type::D),
        };
        own.value = isa::SrcValue::Reg(dst.place);
        let step = Src::imm(if borrow { u32::MAX } else { 1 }, Type::D);
        let mut add = self.build(Opcode::Add, exec, Mask::Flag, dst, &[own, step]);
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
}
