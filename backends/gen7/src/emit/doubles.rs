//! Doubles.
//!
//! The machine's doubles are pairs of adjacent doublewords, four to a register. Ivy Bridge's execution sizes and regions count the halves (manual 3.3.9,
//! 5A), Haswell's count doubles. A vector of doubles is two vectors of doublewords, the halves; woven together, four channels to a register, it is one of the same size, which is written for
//! all channels and so has a register that no lane's other value is in ([`wavelift_codegen::regalloc`]).

use super::*;
use wavelift_codegen::ir::Rounding;

/// Rounding field of cr0.0.
const ROUNDING_SHIFT: u32 = 4;
/// Values of that field; both together round towards zero.
const UP: u32 = 1;
const DOWN: u32 = 2;
/// cr0.0: doubles keep subnormals.
const KEEP_SUBNORMALS: u32 = 1 << 6;
const CR0: u8 = 0x80;
/// Every second doubleword of two registers.
pub(super) const HALVES: Region = Region::rows(8, 4, 2);
const QUAD: Region = Region::rows(4, 4, 1);

impl Emitter<'_, '_> {
    /// Which it is: where regions and channels count the halves of doubles, or where they count doubles.
    fn counted<T>(&self, halves: T, doubles: T) -> T {
        match self.generation().double_elements() {
            2 => halves,
            _ => doubles,
        }
    }

    /// Four doubles.
    pub(super) fn packed(&self, register: u8) -> Src {
        let region = self.counted(Region::PACKED, QUAD);
        Src::reg(Place::grf(register, 0), Type::Df, region)
    }

    /// A double for all channels.
    fn scalar_pair(&self, register: u8, sub: u8) -> Src {
        let region = self.counted(Region::rows(0, 2, 1), Region::SCALAR);
        Src::reg(Place::grf(register, sub), Type::Df, region)
    }

    /// Four elements in the places of doubles.
    pub(super) fn at_doubles(&self, register: u8, ty: Type) -> Dst {
        Dst::grf(register, 0, self.counted(1, 2), ty)
    }

    fn control(&mut self, op: Opcode, bits: u32) {
        let (dst, cr0) = (arf_dst(CR0, 0, Type::Ud), arf_source(CR0, 0, Type::Ud));
        self.scalar(op, dst, &[cr0, ud(bits)]).control.thread = ThreadControl::Switch;
    }

    /// Doubles keep subnormals unless an operation says otherwise.
    pub(super) fn keep_subnormals(&mut self) {
        self.control(Opcode::Or, KEEP_SUBNORMALS);
    }

    /// What rounds to nearest now rounds down, or what rounds down rounds up.
    pub(super) fn odd_mode(&mut self, first: bool) {
        let bits = if first { DOWN } else { UP | DOWN };
        self.control(Opcode::Xor, bits << ROUNDING_SHIFT);
    }

    /// The thread rounds to nearest again.
    pub(super) fn near_mode(&mut self) {
        self.control(Opcode::And, !((UP | DOWN) << ROUNDING_SHIFT));
    }

    /// Between operations the thread rounds to nearest.
    pub(super) fn mode(&mut self, round: Rounding, flush: bool, enter: bool) {
        let code = match round {
            Rounding::Near => 0,
            Rounding::Up => UP,
            Rounding::Down => DOWN,
            Rounding::Zero => UP | DOWN,
        };
        // Between operations the mode has nothing but that doubles keep subnormals.
        let set = |at: &mut Self, bits: u32, set: bool| match set {
            true => at.control(Opcode::Or, bits),
            false => at.control(Opcode::And, !bits),
        };
        if code != 0 {
            let bits = if enter { code } else { UP | DOWN };
            set(self, bits << ROUNDING_SHIFT, enter);
        }
        if flush {
            set(self, KEEP_SUBNORMALS, !enter);
        }
    }

    /// Registers of a woven double, four channels each.
    fn quarters(&self) -> u8 {
        2 * self.span()
    }

    /// Four channels of a woven double, or a scalar for them.
    fn woven(&self, source: Source, quarter: u8) -> Result<Src> {
        let Source::Reg {
            reg, part, file, neg, ..
        } = source
        else {
            return Err(self.unsupported("this double"));
        };
        let (grf, sub) = self.location(reg, file, part.start)?;
        let src = match file == SCALAR {
            true => self.scalar_pair(grf, sub),
            false => self.packed(grf + quarter),
        };
        Ok(Src { neg, ..src })
    }

    /// The same four of eight packed channels; what is one for all stays.
    fn four_of_eight(mut src: Src, quarter: u8, region: Region) -> Src {
        if src.region == Region::PACKED {
            if let isa::SrcValue::Reg(Place::Direct { sub, .. }) = &mut src.value {
                *sub += 4 * src.ty.size() * (quarter % 2);
            }
            src.region = region;
        }
        src
    }

    /// An instruction for a register of doubles, whoever runs.
    pub(super) fn four(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) -> &mut Inst {
        let exec = self.counted(ExecSize::S8, ExecSize::S4);
        self.emit(op, exec, Mask::All, dst, srcs)
    }

    pub(super) fn weave(&mut self, op: &GenOp) -> Result<()> {
        let whole = self.dst(op, 0, Type::Df)?;
        for quarter in 0..self.quarters() {
            let dst = whole.later(quarter);
            let [low, high] = op.srcs[..] else {
                let src = self.woven(op.srcs[0], quarter)?;
                self.four(Opcode::Mov, dst, &[src]);
                continue;
            };
            let (ty, stride) = (Type::Ud, 2);
            for (source, dst) in [(low, dst), (high, dst.above(4))] {
                let src = Self::four_of_eight(self.source(source, ty, quarter / 2)?, quarter, QUAD);
                let dst = Dst { ty, stride, ..dst };
                self.emit(Opcode::Mov, ExecSize::S4, Mask::All, dst, &[src]);
            }
        }
        Ok(())
    }

    pub(super) fn unweave(&mut self, op: &GenOp) -> Result<()> {
        let first = self.register(op.srcs[0])?;
        for half in 0..self.span() {
            for unit in 0..2 {
                self.take_apart(op, unit, first + 2 * half, half)?;
            }
        }
        Ok(())
    }

    /// Moves lower or upper halves of eight channels to a unit of the result.
    fn take_apart(&mut self, op: &GenOp, unit: u8, register: u8, half: u8) -> Result<()> {
        let dst = self.dst(op, unit, Type::Ud)?.later(half);
        let src = Src::reg(Place::grf(register, 4 * unit), Type::Ud, HALVES);
        self.eight(Mask::Running, Opcode::Mov, half, dst, &[src]);
        Ok(())
    }

    pub(super) fn double(&mut self, op: &GenOp, code: Opcode) -> Result<()> {
        let whole = self.dst(op, 0, Type::Df)?;
        for quarter in 0..self.quarters() {
            let srcs = op.srcs.iter().map(|&source| self.woven(source, quarter));
            let srcs = srcs.collect::<Result<SmallVec<[Src; 3]>>>()?;
            let dst = whole.later(quarter);
            match srcs[..] {
                [a, b, c] => self.align16(
                    code,
                    self.counted(ExecSize::S8, ExecSize::S4),
                    Mask::All,
                    dst,
                    [a, b, c],
                ),
                _ => self.four(code, dst, &srcs),
            };
        }
        Ok(())
    }

    /// Four of eight channels as doubles.
    pub(super) fn four_as_doubles(&mut self, dst: Dst, src: Src, quarter: u8) {
        // Where halves are counted each element stands for both.
        let region = self.counted(Region::rows(1, 2, 0), QUAD);
        self.four(Opcode::Mov, dst, &[Self::four_of_eight(src, quarter, region)]);
    }

    pub(super) fn widen_to_double(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        let whole = self.dst(op, 0, Type::Df)?;
        for quarter in 0..self.quarters() {
            let src = self.source(op.srcs[0], ty, quarter / 2)?;
            let src = self.registered(0, src);
            self.four_as_doubles(whole.later(quarter), src, quarter);
        }
        Ok(())
    }

    pub(super) fn narrow_from_double(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        for half in 0..self.span() {
            for quarter in 0..2 {
                // Singles and integers keep the places of doubles.
                let dst = self.at_doubles(FIRST_PAYLOAD + quarter, ty);
                let src = self.woven(op.srcs[0], 2 * half + quarter)?;
                self.four(Opcode::Mov, dst, &[src]);
            }
            self.take_apart(op, 0, FIRST_PAYLOAD, half)?;
        }
        Ok(())
    }
}
