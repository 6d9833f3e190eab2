//! Comparison conditions and floating-point modes.

use super::eval::sx;
use std::fmt;

macro_rules! named {
    ($(#[$doc:meta])* $ty:ident { $($(#[$vdoc:meta])* $variant:ident $text:literal,)* }) => {
        $(#[$doc])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $ty { $($(#[$vdoc])* #[doc = concat!("`", $text, "`")] $variant,)* }

        impl $ty {
            /// Every variant.
            pub const ALL: &'static [$ty] = &[$($ty::$variant),*];

            /// The name in the text form.
            pub fn name(self) -> &'static str {
                match self { $($ty::$variant => $text,)* }
            }

            /// The variant that a name of the text form means.
            pub fn parse(text: &str) -> Option<$ty> {
                Self::ALL.iter().copied().find(|v| v.name() == text)
            }
        }

        impl fmt::Display for $ty {
            fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}
pub(super) use named;

named! {
    /// An integer comparison.
    IntCC { Eq "eq", Ne "ne", Slt "slt", Sle "sle", Sgt "sgt", Sge "sge", Ult "ult", Ule "ule", Ugt "ugt", Uge "uge", }
}

impl IntCC {
    /// Whether the comparison of two `bits`-wide integers holds.
    pub fn holds(self, a: u64, b: u64, bits: u32) -> bool {
        let (sa, sb) = (sx(a, bits), sx(b, bits));
        match self {
            IntCC::Eq => a == b,
            IntCC::Ne => a != b,
            IntCC::Slt => sa < sb,
            IntCC::Sle => sa <= sb,
            IntCC::Sgt => sa > sb,
            IntCC::Sge => sa >= sb,
            IntCC::Ult => a < b,
            IntCC::Ule => a <= b,
            IntCC::Ugt => a > b,
            IntCC::Uge => a >= b,
        }
    }

    /// The comparison that holds exactly when this one does not.
    pub fn inverse(self) -> IntCC {
        match self {
            IntCC::Eq => IntCC::Ne,
            IntCC::Ne => IntCC::Eq,
            IntCC::Slt => IntCC::Sge,
            IntCC::Sge => IntCC::Slt,
            IntCC::Sgt => IntCC::Sle,
            IntCC::Sle => IntCC::Sgt,
            IntCC::Ult => IntCC::Uge,
            IntCC::Uge => IntCC::Ult,
            IntCC::Ugt => IntCC::Ule,
            IntCC::Ule => IntCC::Ugt,
        }
    }

    /// The comparison with its operands exchanged.
    pub fn swapped(self) -> IntCC {
        match self {
            IntCC::Slt => IntCC::Sgt,
            IntCC::Sgt => IntCC::Slt,
            IntCC::Sle => IntCC::Sge,
            IntCC::Sge => IntCC::Sle,
            IntCC::Ult => IntCC::Ugt,
            IntCC::Ugt => IntCC::Ult,
            IntCC::Ule => IntCC::Uge,
            IntCC::Uge => IntCC::Ule,
            same => same,
        }
    }

    /// The comparison of numbers that are not equal.
    pub fn strict(self) -> IntCC {
        match self {
            IntCC::Sle => IntCC::Slt,
            IntCC::Sge => IntCC::Sgt,
            IntCC::Ule => IntCC::Ult,
            IntCC::Uge => IntCC::Ugt,
            same => same,
        }
    }
}

named! {
    /// A floating-point comparison (HSA PRM 5.18): ordered (`eq`), or true for NaN operands, too (`equ`).
    /// The signaling forms of HSAIL differ in exceptions only and share these codes.
    FloatCC {
        Eq "eq", Ne "ne", Lt "lt", Le "le", Gt "gt", Ge "ge",
        Equ "equ", Neu "neu", Ltu "ltu", Leu "leu", Gtu "gtu", Geu "geu",
        Num "num", Nan "nan",
    }
}

impl FloatCC {
    /// Whether the comparison holds for an ordering of its operands; `None` is unordered.
    pub fn holds(self, order: Option<std::cmp::Ordering>) -> bool {
        use std::cmp::Ordering::{Equal, Greater, Less};
        match (self, order) {
            (FloatCC::Nan, o) => o.is_none(),
            (FloatCC::Num, o) => o.is_some(),
            (
                FloatCC::Equ | FloatCC::Neu | FloatCC::Ltu | FloatCC::Leu | FloatCC::Gtu | FloatCC::Geu,
                None,
            ) => true,
            (_, None) => false,
            (FloatCC::Eq | FloatCC::Equ, Some(o)) => o == Equal,
            (FloatCC::Ne | FloatCC::Neu, Some(o)) => o != Equal,
            (FloatCC::Lt | FloatCC::Ltu, Some(o)) => o == Less,
            (FloatCC::Le | FloatCC::Leu, Some(o)) => o != Greater,
            (FloatCC::Gt | FloatCC::Gtu, Some(o)) => o == Greater,
            (FloatCC::Ge | FloatCC::Geu, Some(o)) => o != Less,
        }
    }

    /// The comparison that holds exactly when this one does not.
    pub fn inverse(self) -> FloatCC {
        match self {
            FloatCC::Eq => FloatCC::Neu,
            FloatCC::Ne => FloatCC::Equ,
            FloatCC::Lt => FloatCC::Geu,
            FloatCC::Le => FloatCC::Gtu,
            FloatCC::Gt => FloatCC::Leu,
            FloatCC::Ge => FloatCC::Ltu,
            FloatCC::Equ => FloatCC::Ne,
            FloatCC::Neu => FloatCC::Eq,
            FloatCC::Ltu => FloatCC::Ge,
            FloatCC::Leu => FloatCC::Gt,
            FloatCC::Gtu => FloatCC::Le,
            FloatCC::Geu => FloatCC::Lt,
            FloatCC::Num => FloatCC::Nan,
            FloatCC::Nan => FloatCC::Num,
        }
    }
}

/// The condition of a comparison, for [`super::eval_lane`].
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Condition {
    /// Not a comparison.
    None,
    /// Of an `icmp`.
    Int(IntCC),
    /// Of an `fcmp`.
    Float(FloatCC),
}

impl Condition {
    pub(crate) fn int(self) -> Option<IntCC> {
        if let Condition::Int(cc) = self {
            Some(cc)
        } else {
            None
        }
    }

    pub(crate) fn float(self) -> Option<FloatCC> {
        if let Condition::Float(cc) = self {
            Some(cc)
        } else {
            None
        }
    }
}

named! {
    /// A rounding direction.
    Rounding { Near "near", Zero "zero", Up "up", Down "down", }
}

/// How a floating-point instruction rounds, whether it flushes subnormals (`ftz`: operands and result), and for
/// conversions to integer whether it saturates.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct FpMode {
    /// Direction of rounding.
    pub round: Rounding,
    /// Subnormal operands and results count as zero of the same sign.
    pub ftz: bool,
    /// Conversions to integer clamp, and give 0 for NaN.
    pub sat: bool,
}

impl FpMode {
    /// Round to nearest even, subnormals kept.
    pub const DEFAULT: FpMode = FpMode {
        round: Rounding::Near,
        ftz: false,
        sat: false,
    };

    /// The suffixes of the text form, such as `.ftz.up`; empty for the default.
    pub fn suffix(self) -> String {
        let mut out = String::new();
        if self.ftz {
            out.push_str(".ftz");
        }
        if self.round != Rounding::Near {
            out.push('.');
            out.push_str(self.round.name());
        }
        if self.sat {
            out.push_str(".sat");
        }
        out
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::cmp::Ordering;

    #[test]
    fn inverse_conditions_are_complements() {
        for &cc in IntCC::ALL {
            for (a, b) in [(0u64, 0u64), (1, 0xff), (0xff, 1), (3, 3), (0x80, 0x7f)] {
                assert_ne!(cc.holds(a, b, 8), cc.inverse().holds(a, b, 8), "{cc} {a} {b}");
                assert_eq!(cc.holds(a, b, 8), cc.swapped().holds(b, a, 8), "{cc} {a} {b}");
                assert!(
                    a == b || cc.holds(a, b, 8) == cc.strict().holds(a, b, 8),
                    "{cc} {a} {b}"
                );
            }
        }
        for &cc in FloatCC::ALL {
            for order in [
                None,
                Some(Ordering::Less),
                Some(Ordering::Equal),
                Some(Ordering::Greater),
            ] {
                assert_ne!(cc.holds(order), cc.inverse().holds(order), "{cc} {order:?}");
            }
        }
    }
}
