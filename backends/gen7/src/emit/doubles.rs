//! Doubles.
//!
//! The machine's doubles are pairs of adjacent doublewords, four to a register. Ivy Bridge's execution sizes and regions count the halves (manual 3.3.9,
//! 5A), Haswell's count doubles. A vector of doubles is two vectors of doublewords here, so operands are woven together four channels at a time in the payload registers, computed for
//! all channels, and the halves of the result moved back for those that run.

use super::*;
use crate::machine::{GenOp, Kind, Source};
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
    pub(super) fn to_doubles(&self) -> Region {
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

    /// Both halves of a double for all channels, if it is one: a constant goes to temporaries.
    fn scalar_double(&mut self, index: usize, low: Source, high: Source) -> Result<Option<Src>> {
        let sub = 8 * index as u8;
        match (low, high) {
            (Source::Imm(low), Source::Imm(high)) => {
                for (at, bits) in [(sub, low), (sub + 4, high)] {
                    let dst = Dst::grf(TEMP_SCALARS, at, 1, Type::Ud);
                    self.scalar(Opcode::Mov, dst, &[Src::imm(bits, Type::Ud)]);
                }
                Ok(Some(self.scalar_pair(TEMP_SCALARS, sub)))
            }
            (low, high) if low.is_scalar() && high.is_scalar() => {
                let halves = [self.source(low, Type::Ud, 0)?, self.source(high, Type::Ud, 0)?];
                for (at, half) in [(sub, halves[0]), (sub + 4, halves[1])] {
                    self.scalar(Opcode::Mov, Dst::grf(TEMP_SCALARS, at, 1, Type::Ud), &[half]);
                }
                Ok(Some(self.scalar_pair(TEMP_SCALARS, sub)))
            }
            _ => Ok(None),
        }
    }

    /// Weaves eight channels of a double into two registers.
    fn weave(&mut self, register: u8, low: Source, high: Source, half: u8) -> Result<()> {
        for (at, source) in [(0, low), (4, high)] {
            for quarter in 0..2 {
                let mut src = self.source(source, Type::Ud, half)?;
                if src.region == Region::PACKED {
                    if let isa::SrcValue::Reg(Place::Direct { sub, .. }) = &mut src.value {
                        *sub += 16 * quarter;
                    }
                    src.region = QUAD;
                }
                let dst = Dst::grf(register + quarter, at, 2, Type::Ud);
                self.simple(Opcode::Mov, ExecSize::S4, Mask::All, dst, &[src]);
            }
        }
        Ok(())
    }

    /// Moves a result of eight channels out of two registers: unit by unit where doubles are.
    fn unweave(&mut self, op: &GenOp, register: u8, units: u8, half: u8) -> Result<()> {
        for unit in 0..units {
            let mut dst = self.dst(op, unit, Type::Ud)?;
            if let Place::Direct { reg, .. } = &mut dst.place {
                *reg += half;
            }
            let src = Src::reg(Place::grf(register, 4 * unit), Type::Ud, HALVES);
            let mut mov = self.build(Opcode::Mov, ExecSize::S8, Mask::Running, dst, &[src]);
            mov.control.quarter = half;
            self.push(mov);
        }
        Ok(())
    }

    pub(super) fn double(&mut self, op: &GenOp) -> Result<()> {
        for half in 0..self.span() {
            match op.kind {
                Kind::Double {
                    op: code,
                    negate_last,
                } => self.double_arithmetic(op, code, negate_last, half)?,
                Kind::ToDouble { ty } => {
                    for quarter in 0..2 {
                        let mut src = match op.srcs[0] {
                            Source::Imm(bits) => self.in_temp(0, bits, ty),
                            source => self.source(source, ty, half)?,
                        };
                        if src.region == Region::PACKED {
                            if let isa::SrcValue::Reg(Place::Direct { sub, .. }) = &mut src.value {
                                *sub += 4 * ty.size() * quarter;
                            }
                            src.region = self.to_doubles();
                        }
                        let dst = Dst::grf(FIRST_PAYLOAD + quarter, 0, 1, Type::Df);
                        self.simple(Opcode::Mov, self.double_exec(), Mask::All, dst, &[src]);
                    }
                    self.unweave(op, FIRST_PAYLOAD, 2, half)?;
                }
                Kind::FromDouble { ty } => {
                    let scalar = self.scalar_double(0, op.srcs[0], op.srcs[1])?;
                    if scalar.is_none() {
                        self.weave(FIRST_PAYLOAD, op.srcs[0], op.srcs[1], half)?;
                    }
                    for quarter in 0..2 {
                        let src = scalar.unwrap_or_else(|| self.packed(FIRST_PAYLOAD + quarter));
                        // Singles and integers keep the places of doubles.
                        let dst = self.at_doubles(FIRST_PAYLOAD + 2 + quarter, ty);
                        self.simple(Opcode::Mov, self.double_exec(), Mask::All, dst, &[src]);
                    }
                    self.unweave(op, FIRST_PAYLOAD + 2, 1, half)?;
                }
                _ => {}
            }
        }
        Ok(())
    }

    fn double_arithmetic(&mut self, op: &GenOp, code: Opcode, negate_last: bool, half: u8) -> Result<()> {
        let count = op.srcs.len() / 2;
        let result = FIRST_PAYLOAD + 2 * count as u8;
        let mut sources = Vec::new();
        for index in 0..count {
            let register = FIRST_PAYLOAD + 2 * index as u8;
            let (low, high) = (op.srcs[2 * index], op.srcs[2 * index + 1]);
            let scalar = self.scalar_double(index, low, high)?;
            match scalar {
                // Operands of three are whole registers.
                Some(scalar) if code == Opcode::Mad => {
                    for quarter in 0..2 {
                        let dst = Dst::grf(register + quarter, 0, 1, Type::Df);
                        self.simple(Opcode::Mov, self.double_exec(), Mask::All, dst, &[scalar]);
                    }
                    sources.push(None);
                }
                Some(scalar) => sources.push(Some(scalar)),
                None => {
                    self.weave(register, low, high, half)?;
                    sources.push(None);
                }
            }
        }
        for quarter in 0..2 {
            let mut srcs: Vec<Src> = sources
                .iter()
                .enumerate()
                .map(|(index, scalar)| {
                    scalar.unwrap_or_else(|| self.packed(FIRST_PAYLOAD + 2 * index as u8 + quarter))
                })
                .collect();
            if negate_last && let Some(last) = srcs.last_mut() {
                last.neg = true;
            }
            let mut dst = Dst::grf(result + quarter, 0, 1, Type::Df);
            if code == Opcode::Mad {
                // The addend comes first.
                srcs.rotate_right(1);
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
        self.unweave(op, result, 2, half)
    }
}
