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
        for half in 0..if halves { self.span() } else { 1 } {
            let mut srcs = self.sources(op, ty, half)?;
            if math.is_some() && srcs.len() == 1 {
                srcs.push(Src::reg(Place::NULL, ty, Region::PACKED));
            }
            let mut dst = self.dst(op, 0, dst_ty)?.later(half);
            if dst_ty.size() == 2 && op.scope == Scope::Lanes {
                dst.stride = 2;
            }
            let (exec, mask) = match halves {
                true => (ExecSize::S8, Mask::Running),
                false => self.scope(op.scope),
            };
            let inst = self.emit(code, exec, mask, dst, &srcs);
            inst.math = math;
            inst.control.quarter = half;
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
        let (exec, parts) = self.of_three(code);
        let dst = self.dst(op, 0, ty)?;
        for half in 0..parts {
            let mut srcs = [ud(0); 3];
            for (at, index) in order.into_iter().enumerate() {
                let src = self.source(op.srcs[index], ty, half)?;
                srcs[at] = self.registered(at as u8, src);
            }
            self.align16(code, exec, Mask::Running, dst.later(half), srcs)
                .control
                .quarter = half;
        }
        Ok(())
    }

    /// An instruction with three sources, which are in registers.
    pub(super) fn align16(
        &mut self,
        code: Opcode,
        exec: ExecSize,
        mask: Mask,
        mut dst: Dst,
        mut srcs: [Src; 3],
    ) -> &mut Inst {
        dst.mask = 15;
        for src in &mut srcs {
            let scalar = src.region == Region::SCALAR;
            src.region = Region::Three {
                scalar,
                swizzle: if scalar { Swizzle(0) } else { Swizzle::XYZW },
            };
        }
        let inst = self.emit(code, exec, mask, dst, &srcs);
        inst.control.access = isa::Access::Align16;
        inst
    }

    /// With a condition `sel` takes no predicate: where lanes are chosen by one, they are when the result moves.
    pub(super) fn min_max(&mut self, op: &GenOp, cond: Cond, ty: Type) -> Result<()> {
        let srcs = self.two_sources(op, ty, 0)?;
        let dst = self.dst(op, 0, ty)?;
        let (exec, mask) = self.scope(op.scope);
        let (mask, first) = match op.scope {
            Scope::Lanes => (Mask::All, to(TEMP[0], ty)),
            _ => (mask, dst),
        };
        self.emit(Opcode::Sel, exec, mask, first, &srcs).control.cond = cond;
        if op.scope == Scope::Lanes {
            self.mov(op.scope, Dst { ty: Type::Ud, ..dst }, Src::grf(TEMP[0], Type::Ud));
        }
        Ok(())
    }

    /// The product of a doubleword and a word. The machine takes the word as the second source.
    pub(super) fn multiply_word(&mut self, op: &GenOp, high: bool) -> Result<()> {
        let (exec, mask) = self.scope(op.scope);
        let first = self.source(op.srcs[0], Type::Ud, 0)?;
        let first = self.registered(0, first);
        let word = self.word_half(op.srcs[1], high, 0)?;
        let dst = self.dst(op, 0, Type::Ud)?;
        self.emit(Opcode::Mul, exec, mask, dst, &[first, word]);
        Ok(())
    }

    /// The high word of each doubleword, and the low one of another.
    pub(super) fn add_word(&mut self, op: &GenOp) -> Result<()> {
        let (exec, mask) = self.scope(op.scope);
        let mut dst = self.dst(op, 0, Type::Uw)?.above(Type::Uw.size());
        let mut region = Region::SCALAR;
        if op.scope != Scope::Wave {
            dst.stride = 2;
            region = operands::LOW_WORDS;
        }
        let other = self.word_half(op.srcs[0], false, 0)?;
        self.emit(Opcode::Add, exec, mask, dst, &[dst.source(region), other]);
        Ok(())
    }

    /// The accumulator serves the first quarter only, so halves are computed in all channels and moved to the lanes.
    pub(super) fn multiply_high(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        for half in 0..self.span() {
            let srcs = self.two_sources(op, ty, half)?;
            let srcs = self.legal(Opcode::Mul, &srcs);
            let acc = arf_dst(ACC0, 0, ty);
            self.emit(Opcode::Mul, ExecSize::S8, Mask::All, acc, &srcs);
            let high = to(TEMP[0] + half, ty);
            self.emit(Opcode::Mach, ExecSize::S8, Mask::All, high, &srcs)
                .control
                .acc_write = true;
        }
        let dst = self.dst(op, 0, Type::Ud)?;
        self.mov(Scope::Lanes, dst, Src::grf(TEMP[0], Type::Ud));
        Ok(())
    }

    /// A sum less than a term carries; a difference borrows where the first is less.
    pub(super) fn carry(&mut self, op: &GenOp, borrow: bool) -> Result<()> {
        if op.scope == Scope::Lanes {
            self.running_to_flag();
        }
        let [a, b] = self.two_sources(op, Type::Ud, 0)?;
        self.compare(op.scope, Cond::L, a, b);
        let dst = self.dst(op, 0, Type::D)?;
        let region = match op.scope {
            Scope::Wave => Region::SCALAR,
            _ => Region::PACKED,
        };
        let step = Src::imm(if borrow { u32::MAX } else { 1 }, Type::D);
        self.flagged(op.scope, Opcode::Add, false, dst, &[dst.source(region), step]);
        Ok(())
    }

    pub(super) fn and_not(&mut self, op: &GenOp) -> Result<()> {
        let [a, b] = self.two_sources(op, Type::Ud, 0)?;
        self.scalar(Opcode::Not, temp_dst(0), &[b]);
        let dst = self.dst(op, 0, Type::Ud)?;
        self.scalar(Opcode::And, dst, &[a, temp(0, Type::Ud)]);
        Ok(())
    }
}
