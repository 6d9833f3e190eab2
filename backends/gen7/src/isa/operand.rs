//! Operands: registers, regions, constants.

use super::table::Type;

/// Files of registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum RegFile {
    /// Architecture registers.
    Arf,
    /// General registers.
    Grf,
}

/// Kinds of architecture registers: the high four bits of their number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Arf {
    /// Nothing.
    Null,
    /// `a0`
    Address,
    /// `acc0`, `acc1`
    Accumulator,
    /// `f0`, `f1`
    Flag,
    /// `sr0`
    State,
    /// `cr0`
    Control,
    /// `n0`
    Notification,
    /// `ip`
    Ip,
    /// `tdr0`
    ThreadDependency,
    /// `tm0`
    Timestamp,
}

impl Arf {
    /// Kinds with the high four bits of their register numbers, their names, and how many there are.
    pub const ALL: [(Arf, u8, &'static str, u8); 10] = [
        (Arf::Null, 0x00, "null", 1),
        (Arf::Address, 0x10, "a", 1),
        (Arf::Accumulator, 0x20, "acc", 2),
        (Arf::Flag, 0x30, "f", 2),
        (Arf::State, 0x70, "sr", 1),
        (Arf::Control, 0x80, "cr", 1),
        (Arf::Notification, 0x90, "n", 1),
        (Arf::Ip, 0xa0, "ip", 1),
        (Arf::ThreadDependency, 0xb0, "tdr", 1),
        (Arf::Timestamp, 0xc0, "tm", 1),
    ];

    /// The kind of a register number, if there is such a register.
    pub fn of(number: u8) -> Option<Arf> {
        Arf::ALL
            .iter()
            .find(|&&(_, base, _, count)| number & 0xf0 == base && number & 15 < count)
            .map(|&(kind, ..)| kind)
    }

    /// Register number of the `index`-th register of the kind.
    pub fn number(self, index: u8) -> u8 {
        Arf::ALL
            .iter()
            .find(|&&(kind, ..)| kind == self)
            .map_or(0, |&(_, base, ..)| base + index)
    }
}

/// Where an operand begins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Place {
    /// A register and a byte in it.
    Direct {
        /// File.
        file: RegFile,
        /// Number of the register.
        reg: u8,
        /// Byte in the register.
        sub: u8,
    },
    /// The byte address in an address register plus an offset, in general registers.
    Indirect {
        /// File (general registers; the field is kept as it is encoded).
        file: RegFile,
        /// Element of a0.
        addr: u8,
        /// Signed offset in bytes (10 bits).
        offset: i16,
    },
}

impl Place {
    /// The null register.
    pub const NULL: Place = Place::Direct {
        file: RegFile::Arf,
        reg: 0,
        sub: 0,
    };

    /// Byte `sub` of general register `reg`.
    pub fn grf(reg: u8, sub: u8) -> Place {
        Place::Direct {
            file: RegFile::Grf,
            reg,
            sub,
        }
    }

    /// The same byte, so many registers on.
    fn later(mut self, registers: u8) -> Place {
        if let Place::Direct { reg, .. } = &mut self {
            *reg += registers;
        }
        self
    }

    /// The kind of architecture register, if it is one.
    pub fn arf(self) -> Option<Arf> {
        match self {
            Place::Direct {
                file: RegFile::Arf,
                reg,
                ..
            } => Arf::of(reg),
            _ => None,
        }
    }

    /// The null register.
    pub fn is_null(self) -> bool {
        self.arf() == Some(Arf::Null)
    }
}

/// A destination.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Dst {
    /// Where it begins.
    pub place: Place,
    /// Type of elements.
    pub ty: Type,
    /// Elements between channels: 0, 1, 2 or 4.
    pub stride: u8,
    /// Align16: channels of each vector that are written, x in bit 0.
    pub mask: u8,
}

impl Dst {
    /// The null register.
    pub const fn null(ty: Type) -> Dst {
        Dst {
            place: Place::NULL,
            ty,
            stride: 1,
            mask: 0,
        }
    }

    /// General registers from byte `sub` of `reg` on.
    pub fn grf(reg: u8, sub: u8, stride: u8, ty: Type) -> Dst {
        Dst {
            place: Place::grf(reg, sub),
            ty,
            stride,
            mask: 0,
        }
    }

    /// The same, so many registers on.
    pub fn later(mut self, registers: u8) -> Dst {
        self.place = self.place.later(registers);
        self
    }

    /// The same, so many bytes on.
    pub fn above(mut self, bytes: u8) -> Dst {
        if let Place::Direct { sub, .. } = &mut self.place {
            *sub += bytes;
        }
        self
    }

    /// What was written, as a source.
    pub fn source(self, region: Region) -> Src {
        Src::reg(self.place, self.ty, region)
    }
}

/// Align16: which channel of its vector each channel reads, two bits each.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Swizzle(pub u8);

impl Swizzle {
    /// Every channel itself.
    pub const XYZW: Swizzle = Swizzle(0xe4);

    /// The channel that channel `index` (0 to 3) reads.
    pub fn channel(self, index: u32) -> u32 {
        u32::from(self.0) >> (2 * (index & 3)) & 3
    }
}

/// How the channels of a source follow each other.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Region {
    /// `<vert;width,horz>` in elements. `vert` [`Region::PER_CHANNEL`] takes an address per row.
    Align1 {
        /// Elements between rows.
        vert: u8,
        /// Elements in a row.
        width: u8,
        /// Elements between channels of a row.
        horz: u8,
    },
    /// Vectors of four.
    Align16 {
        /// Elements between vectors.
        vert: u8,
        /// Channels of each vector.
        swizzle: Swizzle,
    },
    /// Source of a three-source operation.
    Three {
        /// The element is used for all channels.
        scalar: bool,
        /// Channels of each vector.
        swizzle: Swizzle,
    },
}

impl Region {
    /// Vertical stride that takes one address register per row (VxH, Vx1).
    pub const PER_CHANNEL: u8 = 0xff;
    /// `<0;1,0>`
    pub const SCALAR: Region = Region::rows(0, 1, 0);
    /// `<2;2,1>`
    pub const PAIR: Region = Region::rows(2, 2, 1);
    /// `<8;8,1>`
    pub const PACKED: Region = Region::rows(8, 8, 1);

    /// `<vert;width,horz>`
    pub const fn rows(vert: u8, width: u8, horz: u8) -> Region {
        Region::Align1 { vert, width, horz }
    }

    /// `<vert>.swizzle`
    pub const fn align16(vert: u8, swizzle: Swizzle) -> Region {
        Region::Align16 { vert, swizzle }
    }
}

/// A source.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Src {
    /// Register or immediate.
    pub value: SrcValue,
    /// Type of elements.
    pub ty: Type,
    /// Absolute value, before negation.
    pub abs: bool,
    /// Negated.
    pub neg: bool,
    /// Channels.
    pub region: Region,
}

/// Register or immediate.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SrcValue {
    /// A register.
    Reg(Place),
    /// A constant: 32 bits as encoded. Distances of branches are in [`Inst`](super::inst::Inst).
    Imm(u32),
}

impl Src {
    /// A register.
    pub fn reg(place: Place, ty: Type, region: Region) -> Src {
        Src {
            value: SrcValue::Reg(place),
            ty,
            abs: false,
            neg: false,
            region,
        }
    }

    /// Packed general registers.
    pub fn grf(reg: u8, ty: Type) -> Src {
        Src::reg(Place::grf(reg, 0), ty, Region::PACKED)
    }

    /// One element of a general register.
    pub fn scalar(reg: u8, sub: u8, ty: Type) -> Src {
        Src::reg(Place::grf(reg, sub), ty, Region::SCALAR)
    }

    /// A constant; 16-bit ones are put into both halves.
    pub fn imm(bits: u32, ty: Type) -> Src {
        let bits = match ty {
            Type::Uw | Type::W => bits & 0xffff | bits << 16,
            _ => bits,
        };
        Src {
            value: SrcValue::Imm(bits),
            ty,
            abs: false,
            neg: false,
            region: Region::SCALAR,
        }
    }

    /// A source that the operation does not have: all bits zero but the type.
    pub fn absent(ty: Type) -> Src {
        Src::reg(Place::NULL, ty, Region::SCALAR)
    }

    /// The same, so many registers on; what is one element for all channels stays.
    pub fn later(mut self, registers: u8) -> Src {
        if let SrcValue::Reg(place) = &mut self.value
            && self.region != Region::SCALAR
        {
            *place = place.later(registers);
        }
        self
    }

    /// The same, negated.
    pub fn negated(self) -> Src {
        Src {
            neg: !self.neg,
            ..self
        }
    }

    /// The absolute value.
    pub fn magnitude(self) -> Src {
        Src {
            neg: false,
            abs: true,
            ..self
        }
    }

    /// The constant, if it is one.
    pub fn immediate(&self) -> Option<u32> {
        match self.value {
            SrcValue::Imm(bits) => Some(bits),
            SrcValue::Reg(_) => None,
        }
    }

    /// The place, unless it is a constant.
    pub fn place(&self) -> Option<Place> {
        match self.value {
            SrcValue::Reg(place) => Some(place),
            SrcValue::Imm(_) => None,
        }
    }
}
