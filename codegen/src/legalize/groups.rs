//! Rows that tables of several targets have ([`Legality`](super::Legality)).

use super::{Action, Row, Types, When};
use crate::ir::{Opcode, Type};
use crate::legality_rows;

/// Vectors with lanes of less than 32 bits.
const SMALL_LANES: Types = &[
    Type::I8X4,
    Type::I8X8,
    Type::I8X16,
    Type::I16X2,
    Type::I16X4,
    Type::I16X8,
    Type::F16X2,
    Type::F16X4,
    Type::F16X8,
];

/// Vectors.
const VECTOR: Types = Type::VECTORS;

/// Operations whose lanes are the operation of lanes; those on bits alone are in [`VECTORS`] besides.
#[rustfmt::skip]
const LANE_WISE: &[Opcode] = {
    use Opcode::*;
    &[
        Iadd, Isub, Imul, Umulhi, Smulhi, Udiv, Sdiv, Urem, Srem, Ucarry, Uborrow, Umin, Umax, Smin, Smax, Ineg, Iabs,
        Umul24, Smul24, Umul24hi, Smul24hi, Ishl, Ushr, Sshr, Bitrev, Bitselect, Lerp,
        Fadd, Fsub, Fmul, Fdiv, Fma, Fmin, Fmax, Fsqrt, Fceil, Ffloor, Ftrunc, Frint, Ffract, Fneg, Fabs, Fcopysign,
        Nsqrt, Nrsqrt, Nrcp, Nexp2, Nlog2, Nsin, Ncos, Nfma, Fconvert, FcvtFromUint, FcvtFromSint,
    ]
};

/// Vectors in lanes. Taking lanes of 32 and 64 bits out and putting them together stays.
pub const VECTORS: &[Row] = legality_rows! {
    [ExtractLane] from SMALL_LANES => Action::Rules;
    [InsertLane MakeVector] of SMALL_LANES => Action::Rules;
    [Band Bor Bxor Bnot] of VECTOR => Action::Rules;
    LANE_WISE of VECTOR => Action::LANES;
};

/// Where a work-item is, by what packets and registers say in 32 bits.
pub const IDS: &[Row] = legality_rows! {
    [Workitemabsid Currentworkgroupsize Workitemflatid Currentworkitemflatid Workitemflatabsid Nullptr] => Action::Rules;
    [Workitemid Workgroupid Workgroupsize Gridsize Gridgroups] of [I64] => Action::Rules;
};

/// Integers of 8 and 16 bits in words. Of what is not here the low result bits only depend on low operand bits.
pub const NARROW: &[Row] = legality_rows! {
    [Icmp] from [I8 I16] => Action::WORD;
    [Uextend Sextend] of [I8 I16 I64] from [B1 I8 I16] => Action::WORD;
    [Umin Umax Smin Smax Udiv Urem Sdiv Srem Umulhi Smulhi Ishl Ushr Sshr Ucarry Uborrow Iabs] of [I8 I16] => Action::WORD;
};

/// Minima, carries and counts of 64 bits.
pub const WIDE: &[Row] = legality_rows! {
    [Ufirstbit Lastbit] from [I64] => Action::Halves;
    [Sfirstbit] from [I64] => Action::Rules;
    [Iabs Umin Umax Smin Smax Ucarry Uborrow] of [I64] => Action::Rules;
};

/// Comparisons, products, shifts and bits of 64 bits, for machines that add and subtract pairs.
pub const WORDS: &[Row] = legality_rows! {
    [Icmp] from [I64] => Action::Halves;
    [Popcount Bitrev] from [I64] => Action::Halves;
    [Imul Ishl Ushr Sshr] of [I64] => Action::Halves;
    [Ineg] of [I64] => Action::Rules;
};

/// What is left of 64-bit integers, for machines that have words only.
pub const CARRIED: &[Row] = legality_rows! {
    [Ireduce] from [I64] => Action::Halves;
    [Iadd Isub Band Bor Bxor Bnot Uextend Sextend Select] of [I64] => Action::Halves;
};

/// Division of 64 bits.
pub const DIVISION: &[Row] = legality_rows! {
    [Udiv Urem Sdiv Srem Umulhi Smulhi] of [I64] => Action::Rules;
};

/// Between integers and floating point, down to those of words, cut to integers.
pub const CONVERSIONS: &[Row] = legality_rows! {
    [FcvtToSint FcvtToUint] from [F16] => Action::SINGLE;
    [FcvtToSint FcvtToUint] when When::NOT_CUT => Action::Rules;
    [FcvtToSint FcvtToUint] of [I8 I16] => Action::WORD;
    [FcvtToSint FcvtToUint] of [I64] => Action::Halves;
    [FcvtFromSint FcvtFromUint] from [I8 I16] => Action::WORD;
    [FcvtFromSint FcvtFromUint] of [F16] => Action::SINGLE;
    [FcvtFromSint FcvtFromUint] of [F32] from [I64] when When::DIRECTED => Action::Rules;
    [FcvtFromSint FcvtFromUint] from [I64] => Action::Halves;
};

/// Fractions, and conversions between halves and doubles.
pub const FLOATS: &[Row] = legality_rows! {
    [Ffract] => Action::Rules;
    [Fconvert] of [F64] from [F16] => Action::Rules;
    [Fconvert] of [F16] from [F64] => Action::Rules;
};

/// Images, for machines whose instructions do not know them.
pub const IMAGES: &[Row] = legality_rows! {
    [ImageLoadLevel ImageSampleLevel ImageSampleGradient ImageStoreLevel] => Action::OnlyLevel;
    [ImageLoad ImageSample ImageStore ImageFence] => Action::Routine;
};

/// Images, for machines whose instructions know most of them: not all formats of buffers, nor how to store all formats of colours and what is at
/// their borders.
pub const MOST_IMAGES: &[Row] = legality_rows! {
    [ImageLoadLevel ImageStoreLevel] when When::BUFFER => Action::OnlyLevel;
    [ImageLoad] when When::BUFFER => Action::MostImages;
    [ImageStore ImageStoreLevel] when When::COLOUR => Action::MostImages;
    [ImageSample ImageSampleLevel ImageSampleGradient] when When::COLOUR => Action::MostImages;
};

/// Samples of images, for machines whose samples name no level.
pub const SAMPLES_WITHOUT_LEVEL: &[Row] = legality_rows! {
    [ImageSampleLevel ImageSampleGradient] => Action::OnlyLevel;
};

/// Images, for machines whose instructions know some of them.
pub const SOME_IMAGES: &[Row] = legality_rows! {
    [ImageLoadLevel ImageSampleLevel ImageSampleGradient ImageStoreLevel] => Action::OnlyLevel;
    [ImageLoad ImageStore ImageSample] => Action::SomeImages;
    [ImageFence] => Action::Routine;
};

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{Format, TypeClass};

    /// Everything of a format whose lanes are lanes of operands, and whose type may be a vector, is in the list.
    #[test]
    fn no_operation_on_lanes_is_forgotten() {
        for &opcode in Opcode::ALL {
            let lanes = matches!(
                opcode.format(),
                Format::Unary
                    | Format::Binary
                    | Format::Ternary
                    | Format::UnaryFp
                    | Format::BinaryFp
                    | Format::TernaryFp
            );
            let vector =
                opcode.info().class.contains(Type::I32X2) || opcode.info().class.contains(Type::F32X2);
            let moves = matches!(opcode, Opcode::Bitcast | Opcode::Select);
            let bits = opcode.info().class == TypeClass::Logic;
            let listed = LANE_WISE.contains(&opcode);
            assert_eq!(listed, lanes && vector && !moves && !bits, "{}", opcode.name());
        }
    }
}
