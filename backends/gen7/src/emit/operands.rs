//! Operands: where values are, and the registers of the machine.

use super::*;
use wavelift_codegen::machine::PReg;

/// The low words of doublewords.
pub(super) const LOW_WORDS: Region = Region::rows(16, 8, 2);

pub(super) fn arf(reg: u8, sub: u8) -> Place {
    Place::Direct {
        file: HwFile::Arf,
        reg,
        sub,
    }
}

/// An architecture register as a source.
pub(super) fn arf_source(reg: u8, sub: u8, ty: Type) -> Src {
    Src::reg(arf(reg, sub), ty, Region::SCALAR)
}

/// The same as a destination.
pub(super) fn arf_dst(reg: u8, sub: u8, ty: Type) -> Dst {
    Dst {
        place: arf(reg, sub),
        ..Dst::null(ty)
    }
}

/// A flag as a word.
pub(super) fn flag_source(reg: u8) -> Src {
    arf_source(reg, 0, Type::Uw)
}

pub(super) fn flag_dst(reg: u8) -> Dst {
    arf_dst(reg, 0, Type::Uw)
}

/// A doubleword for all channels.
pub(super) fn ud(bits: u32) -> Src {
    Src::imm(bits, Type::Ud)
}

/// A temporary scalar.
pub(super) fn temp(sub: u8, ty: Type) -> Src {
    Src::scalar(TEMP_SCALARS, sub, ty)
}

pub(super) fn temp_dst(sub: u8) -> Dst {
    Dst::grf(TEMP_SCALARS, sub, 1, Type::Ud)
}

/// All of a register.
pub(super) fn to(register: u8, ty: Type) -> Dst {
    Dst::grf(register, 0, 1, ty)
}

impl Emitter<'_, '_> {
    /// Channels and mask of an operation.
    pub(super) fn scope(&self, scope: Scope) -> (ExecSize, Mask) {
        match scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Running),
            Scope::Channels => (self.exec(), Mask::Channels),
        }
    }

    /// Registers of a vector unit.
    pub(super) fn span(&self) -> u8 {
        (self.simd.channels() / 8) as u8
    }

    /// Register and byte of a unit.
    pub(super) fn location(&self, reg: Reg, file: RegFile, unit: u8) -> Result<(u8, u8)> {
        let preg = reg.as_physical().ok_or(EmitError::Unallocated)?;
        let unit = preg.first + u16::from(unit);
        Ok(if file == SCALAR {
            (FIRST_SCALAR + (unit / 8) as u8, (unit % 8 * 4) as u8)
        } else {
            (FIRST_VECTOR + unit as u8 * self.span(), 0)
        })
    }

    /// A source as an operand of a type; with a half, the one of its eight channels.
    pub(super) fn source(&self, source: Source, ty: Type, half: u8) -> Result<Src> {
        Ok(match source {
            Source::Imm(bits) => Src::imm(bits, ty),
            Source::Exec => flag_source(RUNNING),
            Source::Flag => flag_source(WORK),
            Source::Fixed {
                grf,
                sub,
                ty: own,
                lanes,
                neg,
                abs,
            } => {
                let src = match lanes {
                    true => Src::reg(Place::grf(grf, sub + half * 8 * own.size()), own, Region::PACKED),
                    false => Src::scalar(grf, sub, ty),
                };
                Src { neg, abs, ..src }
            }
            Source::Reg {
                reg,
                part,
                file,
                neg,
                abs,
            } => {
                let (grf, sub) = self.location(reg, file, part.start)?;
                let region = match ty.size() {
                    _ if file == SCALAR => Region::SCALAR,
                    2 => LOW_WORDS,
                    _ => Region::PACKED,
                };
                let src = Src::reg(Place::grf(grf, sub), ty, region).later(half);
                Src { neg, abs, ..src }
            }
        })
    }

    /// All sources of an operation.
    pub(super) fn sources(&self, op: &GenOp, ty: Type, half: u8) -> Result<SmallVec<[Src; 4]>> {
        op.srcs
            .iter()
            .map(|&source| self.source(source, ty, half))
            .collect()
    }

    /// The first two sources of an operation.
    pub(super) fn two_sources(&self, op: &GenOp, ty: Type, half: u8) -> Result<[Src; 2]> {
        Ok([
            self.source(op.srcs[0], ty, half)?,
            self.source(op.srcs[1], ty, half)?,
        ])
    }

    /// The register where a source begins.
    pub(super) fn register(&self, source: Source) -> Result<u8> {
        match source {
            Source::Reg { reg, part, file, .. } => Ok(self.location(reg, file, part.start)?.0),
            _ => Err(self.unsupported("an operand that is in no register")),
        }
    }

    /// The low word of a scalar: lanes.
    pub(super) fn lanes(&self, source: Source) -> Result<Src> {
        self.source(source, Type::Uw, 0)
    }

    /// A 16-bit half of a source, for products.
    pub(super) fn word_half(&self, source: Source, high: bool, half: u8) -> Result<Src> {
        if let Source::Imm(bits) = source {
            return Ok(Src::imm(if high { bits >> 16 } else { bits & 0xffff }, Type::Uw));
        }
        let mut src = self.source(source, Type::Uw, half)?;
        if let Source::Fixed { lanes: true, .. } = source {
            // These are words.
            return Ok(if high { Src::imm(0, Type::Uw) } else { src });
        }
        if let isa::SrcValue::Reg(Place::Direct { sub, .. }) = &mut src.value {
            *sub += if high { 2 } else { 0 };
        }
        Ok(src)
    }

    pub(super) fn dst(&self, op: &GenOp, unit: u8, ty: Type) -> Result<Dst> {
        let Some((reg, file, _)) = op.dst else {
            return Ok(Dst::null(ty));
        };
        let first = op.part.map_or(0, |part| part.unit);
        let (grf, sub) = self.location(reg, file, first + unit)?;
        Ok(Dst::grf(grf, sub, 1, ty))
    }

    /// Register offset in scratch of a unit in the spill area.
    pub(super) fn slot(&self, slot: u32, unit: u8) -> Result<u16> {
        let register: u32 = (slot / 4 + u32::from(unit)) * u32::from(self.span());
        u16::try_from(register)
            .ok()
            .filter(|&register| u32::from(register) * REGISTER_BYTES < self.generation().scratch_bytes())
            .ok_or(EmitError::Scratch {
                bytes: register * REGISTER_BYTES,
                machine: self.machine,
            })
    }

    pub(super) fn lane_place(&self, unit: PReg, lane: u8) -> Result<(u8, u8)> {
        let (grf, _) = self.location(Reg::Physical(unit), crate::machine::VECTOR, 0)?;
        Ok((grf + lane / 8, lane % 8 * 4))
    }
}
