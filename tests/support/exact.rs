//! Quotients and square roots by integers: exact digits, one rounding. It shares nothing with what it checks.

/// A format of IEEE 754 by the bits of its fields.
#[derive(Clone, Copy, Debug)]
pub struct Format {
    /// Of the exponent.
    pub exponent: u32,
    /// Of the fraction.
    pub fraction: u32,
}

impl Format {
    pub const HALF: Format = Format {
        exponent: 5,
        fraction: 10,
    };
    pub const SINGLE: Format = Format {
        exponent: 8,
        fraction: 23,
    };
    pub const DOUBLE: Format = Format {
        exponent: 11,
        fraction: 52,
    };

    pub fn bits(self) -> u32 {
        1 + self.exponent + self.fraction
    }

    pub fn infinity(self) -> u64 {
        ((1 << self.exponent) - 1) << self.fraction
    }

    fn sign(self) -> u64 {
        1 << (self.bits() - 1)
    }

    fn magnitude(self, x: u64) -> u64 {
        x & (self.sign() - 1)
    }

    fn is_nan(self, x: u64) -> bool {
        self.magnitude(x) > self.infinity()
    }

    fn quiet(self, x: u64) -> u64 {
        x | 1 << (self.fraction - 1)
    }

    fn bias(self) -> i32 {
        (1 << (self.exponent - 1)) - 1
    }

    fn flushed(self, ftz: bool, x: u64) -> u64 {
        let small = self.magnitude(x) >> self.fraction == 0;
        if ftz && small { x & self.sign() } else { x }
    }

    /// Digits and the exponent of the last one of a finite number.
    fn parts(self, x: u64) -> (u64, i32) {
        let magnitude = self.magnitude(x);
        let fraction = magnitude & ((1 << self.fraction) - 1);
        let lowest = 1 - self.bias() - self.fraction as i32;
        match (magnitude >> self.fraction) as i32 {
            0 => (fraction, lowest),
            field => (fraction | 1 << self.fraction, lowest + field - 1),
        }
    }

    /// `digits * 2^exponent`, and a little more if `more`, rounded.
    fn rounded(
        self,
        round: Round,
        ftz: bool,
        negative: bool,
        digits: u128,
        exponent: i32,
        more: bool,
    ) -> u64 {
        let lowest = 1 - self.bias() - self.fraction as i32;
        let top = exponent + 127 - digits.leading_zeros() as i32;
        // The exponent of the last digit that is kept.
        let last = (top - self.fraction as i32).max(lowest);
        let cut = u32::try_from(last - exponent).expect("more digits than the format has");
        let (kept, half, below) = match cut {
            0 => (digits, false, more),
            1..=127 => {
                let below = digits & ((1 << (cut - 1)) - 1);
                (digits >> cut, digits >> (cut - 1) & 1 == 1, below != 0 || more)
            }
            128 => (0, digits >> 127 == 1, digits << 1 != 0 || more),
            _ => (0, false, true),
        };
        let up = match round {
            Round::Near => half && (below || kept & 1 == 1),
            Round::Up => (half || below) && !negative,
            Round::Down => (half || below) && negative,
            Round::Zero => false,
        };
        // A carry out of the fraction moves into the exponent.
        let field = (last - lowest) as u64;
        let magnitude = (field << self.fraction) + kept as u64 + u64::from(up);
        let sign = if negative { self.sign() } else { 0 };
        if magnitude >= self.infinity() {
            let to_infinity = match round {
                Round::Near => true,
                Round::Up => !negative,
                Round::Down => negative,
                Round::Zero => false,
            };
            return sign | self.infinity() - u64::from(!to_infinity);
        }
        sign | self.flushed(ftz, magnitude)
    }
}

/// A direction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Round {
    Near,
    Up,
    Down,
    Zero,
}

/// What a result may be.
#[derive(Debug)]
pub enum Expected {
    /// This one.
    Bits(u64),
    /// Any quiet NaN.
    Nan,
    /// The payload of one of these, of either sign (HSA PRM 4.19.4).
    Payload(Vec<u64>),
}

impl Expected {
    pub fn allows(&self, format: Format, found: u64) -> bool {
        match self {
            Expected::Bits(bits) => found == *bits,
            Expected::Nan => format.is_nan(found) && format.quiet(found) == found,
            Expected::Payload(nans) => nans
                .iter()
                .any(|&nan| format.magnitude(format.quiet(nan)) == format.magnitude(found)),
        }
    }
}

fn nans(format: Format, operands: &[u64]) -> Option<Expected> {
    let nans: Vec<u64> = operands.iter().copied().filter(|&x| format.is_nan(x)).collect();
    (!nans.is_empty()).then_some(Expected::Payload(nans))
}

/// `a / b`.
pub fn quotient(format: Format, round: Round, ftz: bool, a: u64, b: u64) -> Expected {
    let [a, b] = [a, b].map(|x| format.flushed(ftz, x));
    if let Some(nan) = nans(format, &[a, b]) {
        return nan;
    }
    let negative = (a ^ b) & format.sign() != 0;
    let sign = if negative { format.sign() } else { 0 };
    let infinity = format.infinity();
    let [ma, mb] = [a, b].map(|x| format.magnitude(x));
    if ma == mb && (ma == 0 || ma == infinity) {
        return Expected::Nan;
    }
    if ma == infinity || mb == 0 {
        return Expected::Bits(sign | infinity);
    }
    if mb == infinity || ma == 0 {
        return Expected::Bits(sign);
    }
    let ((a, ea), (b, eb)) = (format.parts(a), format.parts(b));
    // More than 64 digits of the quotient, and whether that is all.
    let up = a.leading_zeros() + 63;
    let wide = u128::from(a) << up;
    let (digits, rest) = (wide / u128::from(b), wide % u128::from(b));
    let exponent = ea - eb - up as i32;
    Expected::Bits(format.rounded(round, ftz, negative, digits, exponent, rest != 0))
}

/// The square root.
pub fn root(format: Format, round: Round, ftz: bool, a: u64) -> Expected {
    let a = format.flushed(ftz, a);
    if let Some(nan) = nans(format, &[a]) {
        return nan;
    }
    if format.magnitude(a) == 0 || a == format.infinity() {
        return Expected::Bits(a);
    }
    if a & format.sign() != 0 {
        return Expected::Nan;
    }
    let (digits, exponent) = format.parts(a);
    let up = digits.leading_zeros() + 62;
    let up = up + ((exponent - up as i32) & 1) as u32;
    let wide = u128::from(digits) << up;
    let root = wide.isqrt();
    let exponent = (exponent - up as i32) / 2;
    Expected::Bits(format.rounded(round, ftz, false, root, exponent, root * root != wide))
}
