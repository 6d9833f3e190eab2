//! The layout of IEEE floats of 16, 32 and 64 bits.

/// Sizes of the fields of a float.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Format {
    /// Bits in all.
    pub bits: u32,
    /// Bits of the exponent.
    pub exponent: u32,
    /// Bits of the fraction.
    pub fraction: u32,
}

/// A number with `bits` ones at the low end.
pub const fn ones(bits: u32) -> u64 {
    if bits >= 64 { u64::MAX } else { (1 << bits) - 1 }
}

impl Format {
    /// The format with so many bits.
    pub const fn of(bits: u32) -> Format {
        match bits {
            16 => Format {
                bits,
                exponent: 5,
                fraction: 10,
            },
            32 => Format {
                bits,
                exponent: 8,
                fraction: 23,
            },
            _ => Format {
                bits: 64,
                exponent: 11,
                fraction: 52,
            },
        }
    }

    /// The sign bit.
    pub const fn sign(self) -> u64 {
        1 << (self.bits - 1)
    }

    /// Everything but the sign.
    pub const fn magnitude(self, a: u64) -> u64 {
        a & !self.sign() & ones(self.bits)
    }

    /// Positive infinity.
    pub const fn infinity(self) -> u64 {
        ones(self.exponent) << self.fraction
    }

    /// The smallest positive normal number.
    pub const fn least_normal(self) -> u64 {
        1 << self.fraction
    }

    /// One.
    pub const fn one(self) -> u64 {
        ones(self.exponent - 1) << self.fraction
    }

    /// Is a NaN.
    pub const fn is_nan(self, a: u64) -> bool {
        self.magnitude(a) > self.infinity()
    }

    /// Is a quiet NaN.
    pub const fn is_quiet_nan(self, a: u64) -> bool {
        self.is_nan(a) && a >> (self.fraction - 1) & 1 == 1
    }

    /// Is a signaling NaN.
    pub const fn is_signaling(self, a: u64) -> bool {
        self.is_nan(a) && !self.is_quiet_nan(a)
    }

    /// The quiet form of a NaN.
    pub const fn quiet(self, a: u64) -> u64 {
        a | 1 << (self.fraction - 1)
    }

    /// Is a subnormal number.
    pub const fn is_subnormal(self, a: u64) -> bool {
        let magnitude = self.magnitude(a);
        magnitude != 0 && magnitude < self.least_normal()
    }

    /// The same number as a double, which holds every value of the smaller formats.
    pub fn to_double(self, a: u64) -> f64 {
        let magnitude = self.magnitude(a);
        let fraction = (magnitude & ones(self.fraction)) as f64;
        let exponent = (magnitude >> self.fraction) as i32;
        let bias = ones(self.exponent - 1) as i32;
        let scale = |e: i32| {
            // In two steps, so that the smallest numbers are reached.
            2f64.powi(e / 2) * 2f64.powi(e - e / 2)
        };
        let value = match self.bits {
            64 => return f64::from_bits(a),
            _ if self.is_nan(a) => f64::NAN,
            _ if magnitude == self.infinity() => f64::INFINITY,
            _ if exponent == 0 => fraction * scale(1 - bias - self.fraction as i32),
            _ => (fraction + self.least_normal() as f64) * scale(exponent - bias - self.fraction as i32),
        };
        if a & self.sign() != 0 { -value } else { value }
    }
}
