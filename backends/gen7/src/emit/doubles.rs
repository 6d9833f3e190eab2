//! Doubles.
//!
//! The machine's doubles are pairs of adjacent doublewords, four to a register. Ivy Bridge's execution sizes and regions count the halves (manual 3.3.9,
//! 5A), Haswell's count doubles. A vector of doubles is two vectors of doublewords, the halves; woven together, four channels to a register, it is one of the same size, which is written for
//! all channels and so has a register that no lane's other value is in ([`wavelift_codegen::regalloc`]).

use super::*;
use crate::machine::{GenOp, Source};
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
pub(super) const HALVES: Region = Region::Align1 {
    vert: 8,
    width: 4,
    horz: 2,
};
const QUAD: Region = Region::Align1 {
    vert: 4,
    width: 4,
    horz: 1,
};

impl Emitter<'_, '_> {
    /// Whether regions count the halves of doubles.
    fn counts_halves(&self) -> bool {
        self.generation().double_elements() == 2
    }

    /// Channels of an instruction for a register of doubles.
    pub(super) fn double_exec(&self) -> ExecSize {
        match self.counts_halves() {
            true => ExecSize::S8,
            false => ExecSize::S4,
        }
    }

    /// Four doubles.
    pub(super) fn packed(&self, register: u8) -> Src {
        let region = match self.counts_halves() {
            true => Region::PACKED,
            false => QUAD,
        };
        Src::reg(Place::grf(register, 0), Type::Df, region)
    }

    /// A double for all channels.
    fn scalar_pair(&self, register: u8, sub: u8) -> Src {
        let region = match self.counts_halves() {
            true => Region::Align1 {
                vert: 0,
                width: 2,
                horz: 1,
            },
            false => Region::SCALAR,
        };
        Src::reg(Place::grf(register, sub), Type::Df, region)
    }

    /// The region of four elements that become doubles: each stands for both halves where those are counted.
    fn to_doubles(&self) -> Region {
        match self.counts_halves() {
            true => Region::Align1 {
                vert: 1,
                width: 2,
                horz: 0,
            },
            false => QUAD,
        }
    }

    /// Four elements in the places of doubles.
    pub(super) fn at_doubles(&self, register: u8, ty: Type) -> Dst {
        let stride = if self.counts_halves() { 1 } else { 2 };
        Dst::grf(register, 0, stride, ty)
    }

    fn control(&mut self, op: Opcode, bits: u32) {
        let cr0 = Src::reg(arf(CR0, 0), Type::Ud, Region::SCALAR);
        let dst = Dst {
            place: arf(CR0, 0),
            ..Dst::null(Type::Ud)
        };
        let mut inst = self.build(op, ExecSize::S1, Mask::All, dst, &[cr0, Src::imm(bits, Type::Ud)]);
        inst.control.thread = ThreadControl::Switch;
        self.push(inst);
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
        if code != 0 && enter {
            self.control(Opcode::Or, code << ROUNDING_SHIFT);
        } else if code != 0 {
            self.control(Opcode::And, !(3 << ROUNDING_SHIFT));
        }
        if flush && enter {
            self.control(Opcode::And, !KEEP_SUBNORMALS);
        } else if flush {
            self.control(Opcode::Or, KEEP_SUBNORMALS);
        }
    }

    /// Registers of a woven double, four channels each.
    fn quarters(&self) -> u8 {
        2 * self.span()
    }

    /// Where the registers of an operation's woven result begin.
    fn woven_dst(&self, op: &GenOp) -> Result<u8> {
        let (reg, file, _) = op.dst.ok_or(EmitError::Unallocated)?;
        Ok(self.location(reg, file, 0)?.0)
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

    pub(super) fn weave(&mut self, op: &GenOp) -> Result<()> {
        let first = self.woven_dst(op)?;
        for quarter in 0..self.quarters() {
            let [low, high] = op.srcs[..] else {
                let src = self.woven(op.srcs[0], quarter)?;
                let dst = Dst::grf(first + quarter, 0, 1, Type::Df);
                self.simple(Opcode::Mov, self.double_exec(), Mask::All, dst, &[src]);
                continue;
            };
            for (at, source) in [(0, low), (4, high)] {
                let src = Self::four_of_eight(self.source(source, Type::Ud, quarter / 2)?, quarter, QUAD);
                let dst = Dst::grf(first + quarter, at, 2, Type::Ud);
                self.simple(Opcode::Mov, ExecSize::S4, Mask::All, dst, &[src]);
            }
        }
        Ok(())
    }

    pub(super) fn unweave(&mut self, op: &GenOp) -> Result<()> {
        let Source::Reg { reg, part, file, .. } = op.srcs[0] else {
            return Err(self.unsupported("this double"));
        };
        let (first, _) = self.location(reg, file, part.start)?;
        for half in 0..self.span() {
            for unit in 0..2 {
                self.take_apart(op, unit, first + 2 * half, half)?;
            }
        }
        Ok(())
    }

    /// Moves lower or upper halves of eight channels to a unit of the result.
    fn take_apart(&mut self, op: &GenOp, unit: u8, register: u8, half: u8) -> Result<()> {
        let mut dst = self.dst(op, unit, Type::Ud)?;
        if let Place::Direct { reg, .. } = &mut dst.place {
            *reg += half;
        }
        let src = Src::reg(Place::grf(register, 4 * unit), Type::Ud, HALVES);
        let mut mov = self.build(Opcode::Mov, ExecSize::S8, Mask::Running, dst, &[src]);
        mov.control.quarter = half;
        self.push(mov);
        Ok(())
    }

    pub(super) fn double(&mut self, op: &GenOp, code: Opcode) -> Result<()> {
        let first = self.woven_dst(op)?;
        for quarter in 0..self.quarters() {
            let srcs = op.srcs.iter().map(|&source| self.woven(source, quarter));
            let mut srcs = srcs.collect::<Result<Vec<Src>>>()?;
            let mut dst = Dst::grf(first + quarter, 0, 1, Type::Df);
            if code == Opcode::Mad {
                for src in &mut srcs {
                    src.region = Region::Three {
                        scalar: false,
                        swizzle: Swizzle::XYZW,
                    };
                }
                dst.mask = 15;
            }
            let mut inst = self.build(code, self.double_exec(), Mask::All, dst, &srcs);
            if code == Opcode::Mad {
                inst.control.access = isa::Access::Align16;
            }
            self.push(inst);
        }
        Ok(())
    }

    /// Four of eight channels as doubles.
    pub(super) fn four_as_doubles(&mut self, register: u8, src: Src, quarter: u8) {
        let src = Self::four_of_eight(src, quarter, self.to_doubles());
        let dst = Dst::grf(register, 0, 1, Type::Df);
        self.simple(Opcode::Mov, self.double_exec(), Mask::All, dst, &[src]);
    }

    pub(super) fn widen_to_double(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        let first = self.woven_dst(op)?;
        for quarter in 0..self.quarters() {
            let src = match op.srcs[0] {
                Source::Imm(bits) => self.in_temp(0, bits, ty),
                source => self.source(source, ty, quarter / 2)?,
            };
            self.four_as_doubles(first + quarter, src, quarter);
        }
        Ok(())
    }

    pub(super) fn narrow_from_double(&mut self, op: &GenOp, ty: Type) -> Result<()> {
        for half in 0..self.span() {
            for quarter in 0..2 {
                // Singles and integers keep the places of doubles.
                let dst = self.at_doubles(FIRST_PAYLOAD + quarter, ty);
                let src = self.woven(op.srcs[0], 2 * half + quarter)?;
                self.simple(Opcode::Mov, self.double_exec(), Mask::All, dst, &[src]);
            }
            self.take_apart(op, 0, FIRST_PAYLOAD, half)?;
        }
        Ok(())
    }
}
