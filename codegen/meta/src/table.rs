//! The table: one row per IR instruction.
//!
//! # Columns
//! - **name**: the mnemonic of the text form, also the builder method and the ISLE term.
//! - **format**: which variant of `InstructionData` holds it, that is, how many operands and immediates it has.
//! - **results / operands**: one [`TypeRule`] per result and per operand. `T` is the controlling type, the one
//!   written after the mnemonic (`iadd.i32`).
//! - **class**: which types the controlling type may be.
//! - **effects**: what passes must know, a set of letters:
//!   `c` commutative in its first two operands, `m` reads memory, `M` writes memory, `o` ordered (a fence for
//!   ordinary memory), `C` convergent (never cloned, hoisted, sunk, merged or if-converted: HSA PRM 2.12.3),
//!   `L` communicates between the lanes of a wave (cross-lane), `t` terminator, `s` has another side effect,
//!   `d` depends on the lane (divergent whatever its operands), `g` uniform in the work-group whatever the lane,
//!   `w` uniform in the wave but not in the work-group, `v` volatile (two executions may differ: not merged).
//! - **meaning**: the value of one result lane, as a Rust expression over the operand lanes `a b c d` (each a
//!   `u64`, zero extended from its lane width), the result lane width `w` and the first operand's lane width
//!   `ws` (bits), the mode `m` for floating point. The result is truncated to `w` bits. Helpers are those of
//!   `codegen::ir::eval`. Empty where the value is not a function of the operands alone.

/// How an operand or a result is typed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TypeRule {
    /// The controlling type.
    T,
    /// Any type of the given class; not fixed by the controlling type.
    Any(Class),
    /// Exactly this type.
    Exactly(&'static str),
    /// The lane type of the controlling type.
    Lane,
    /// An address: the width its segment has in the module's machine model, `i32` or `i64`.
    Address,
}

/// The set of types a rule ranges over.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Class {
    /// `i8 i16 i32 i64` and vectors of them.
    Int,
    /// Scalar `i8 i16 i32 i64`.
    ScalarInt,
    /// `b1` and every integer type.
    Logic,
    /// `f16 f32 f64` and vectors of them.
    Float,
    /// Scalar `f16 f32 f64`.
    ScalarFloat,
    /// Vectors only.
    Vector,
    /// Everything but the lane mask.
    Data,
    /// The instruction has no controlling type.
    None,
    /// Lane masks.
    Mask,
}

macro_rules! formats {
    ($($name:ident),* $(,)?) => {
        /// The shape of an instruction: which variant of `codegen::ir::InstructionData` holds it.
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
        #[allow(missing_docs)]
        pub enum Format {
            $($name),*
        }

        impl Format {
            /// All of them, in the order of the variants.
            pub const ALL: &[Format] = &[$(Format::$name),*];
        }
    };
}

formats! {
    Nullary,
    Const,
    Dim,
    Unary,
    Binary,
    Ternary,
    Quaternary,
    UnaryFp,
    BinaryFp,
    TernaryFp,
    IntCompare,
    FloatCompare,
    UnaryImm,
    BinaryImm,
    MultiAry,
    Segment,
    SegmentCvt,
    SymbolAddr,
    Load,
    Store,
    Atomic,
    Fence,
    Image,
    Matrix,
    Barrier,
    Jump,
    Branch,
    Switch,
    Call,
}

/// One row of the table.
#[derive(Clone, Debug)]
pub struct InstRow {
    /// Mnemonic, builder method, ISLE term.
    pub name: &'static str,
    /// Shape.
    pub format: Format,
    /// Result types; `None` for instructions whose result types the builder passes (loads, calls).
    pub results: Option<&'static [TypeRule]>,
    /// Operand types; a trailing `Any(Data)` of a variable-length format covers the rest.
    pub operands: &'static [TypeRule],
    /// What the controlling type may be.
    pub class: Class,
    /// Effect letters, see the module documentation.
    pub effects: &'static str,
    /// The value of one result lane, or empty.
    pub meaning: &'static str,
    /// One line for the documentation of the opcode.
    pub doc: &'static str,
}

use Class::*;
use Format::*;
use TypeRule::{Address, Any, Exactly, Lane, T};

const I32: TypeRule = Exactly("I32");
const I64: TypeRule = Exactly("I64");
const F64: TypeRule = Exactly("F64");
const B1: TypeRule = Exactly("B1");
const MASK: TypeRule = Exactly("MASK");

macro_rules! rows {
    ($($name:literal $format:ident ($($operand:expr),*) -> $results:tt $class:ident $effects:literal $meaning:literal $doc:literal;)*) => {
        &[$(InstRow {
            name: $name, format: $format, operands: &[$($operand),*], results: rows!(@results $results),
            class: $class, effects: $effects, meaning: $meaning, doc: $doc,
        }),*]
    };
    (@results given) => { Option::None };
    (@results ($($r:expr),*)) => { Option::Some(&[$($r),*]) };
}

/// Every IR instruction.
pub const TABLE: &[InstRow] = rows! {
    // Constants.
    "iconst" Const () -> (T) ScalarInt "" "" "An integer constant of at most 64 bits.";
    "fconst" Const () -> (T) Float "" "" "A scalar floating-point constant, given by its bits.";
    "bconst" Const () -> (B1) None "" "" "A `b1` constant, 0 or 1.";
    "undef" Nullary () -> (T) Data "" "" "Any value; a definition that costs no instruction.";

    // Integer arithmetic (HSA PRM 5.2, 5.4).
    "iadd" Binary (T, T) -> (T) Int "c" "a.wrapping_add(b)" "Wrapping sum.";
    "isub" Binary (T, T) -> (T) Int "" "a.wrapping_sub(b)" "Wrapping difference.";
    "imul" Binary (T, T) -> (T) Int "c" "a.wrapping_mul(b)" "Low half of the product.";
    "umulhi" Binary (T, T) -> (T) Int "c" "((u128::from(a) * u128::from(b)) >> w) as u64" "High half of the unsigned product.";
    "smulhi" Binary (T, T) -> (T) Int "c" "((i128::from(sx(a, w)) * i128::from(sx(b, w))) >> w) as u64" "High half of the signed product.";
    "udiv" Binary (T, T) -> (T) Int "" "a.checked_div(b).unwrap_or(u64::MAX)" "Unsigned quotient; division by zero is undefined and gives all ones here.";
    "sdiv" Binary (T, T) -> (T) Int "" "sdiv(sx(a, w), sx(b, w)) as u64" "Signed quotient towards zero; undefined for a zero divisor.";
    "urem" Binary (T, T) -> (T) Int "" "a.checked_rem(b).unwrap_or(a)" "Unsigned remainder; undefined for a zero divisor.";
    "srem" Binary (T, T) -> (T) Int "" "srem(sx(a, w), sx(b, w)) as u64" "Signed remainder with the sign of the dividend; 0 for the minimum by -1.";
    "ucarry" Binary (T, T) -> (T) Int "c" "u64::from((u128::from(a) + u128::from(b)) >> w != 0)" "1 if the unsigned sum carries out, else 0.";
    "uborrow" Binary (T, T) -> (T) Int "" "u64::from(a < b)" "1 if the unsigned difference borrows, else 0.";
    "umin" Binary (T, T) -> (T) Int "c" "a.min(b)" "Unsigned minimum.";
    "umax" Binary (T, T) -> (T) Int "c" "a.max(b)" "Unsigned maximum.";
    "smin" Binary (T, T) -> (T) Int "c" "sx(a, w).min(sx(b, w)) as u64" "Signed minimum.";
    "smax" Binary (T, T) -> (T) Int "c" "sx(a, w).max(sx(b, w)) as u64" "Signed maximum.";
    "ineg" Unary (T) -> (T) Int "" "a.wrapping_neg()" "Two's complement negation.";
    "iabs" Unary (T) -> (T) Int "" "sx(a, w).wrapping_abs() as u64" "Absolute value; the minimum maps to itself.";
    "umul24" Binary (T, T) -> (T) Int "c" "(a & 0xff_ffff) * (b & 0xff_ffff)" "Low half of the product of the low 24 bits, unsigned.";
    "smul24" Binary (T, T) -> (T) Int "c" "sx(a, 24).wrapping_mul(sx(b, 24)) as u64" "Low half of the product of the low 24 bits, signed.";
    "umul24hi" Binary (T, T) -> (T) Int "c" "((a & 0xff_ffff) * (b & 0xff_ffff)) >> 32" "Bits 47:32 of the unsigned 24-bit product.";
    "smul24hi" Binary (T, T) -> (T) Int "c" "(sx(a, 24).wrapping_mul(sx(b, 24)) >> 32) as u64" "Bits above 32 of the signed 24-bit product.";

    // Bits (HSA PRM 5.6, 5.7). Shift counts are i32 and taken modulo the lane width.
    "band" Binary (T, T) -> (T) Logic "c" "a & b" "Bitwise and.";
    "bor" Binary (T, T) -> (T) Logic "c" "a | b" "Bitwise or.";
    "bxor" Binary (T, T) -> (T) Logic "c" "a ^ b" "Bitwise exclusive or.";
    "bnot" Unary (T) -> (T) Logic "" "!a" "Bitwise complement.";
    "ishl" Binary (T, I32) -> (T) Int "" "a << (b % u64::from(w))" "Shift left.";
    "ushr" Binary (T, I32) -> (T) Int "" "a >> (b % u64::from(w))" "Shift right, zeros in.";
    "sshr" Binary (T, I32) -> (T) Int "" "(sx(a, w) >> (b % u64::from(w))) as u64" "Shift right, sign in.";
    "popcount" Unary (Any(ScalarInt)) -> (I32) None "" "u64::from(a.count_ones())" "Number of one bits.";
    "ufirstbit" Unary (Any(ScalarInt)) -> (I32) None "" "first_bit(a, ws)" "Zeros before the first one, counted from the most significant bit; all ones if there is no one.";
    "sfirstbit" Unary (Any(ScalarInt)) -> (I32) None "" "first_bit(if sx(a, ws) < 0 { !a & ones(ws) } else { a }, ws)" "As `ufirstbit`, of the first bit that differs from the sign.";
    "lastbit" Unary (Any(ScalarInt)) -> (I32) None "" "if a == 0 { u64::MAX } else { u64::from(a.trailing_zeros()) }" "Position of the lowest one; all ones if there is none.";
    "bitrev" Unary (T) -> (T) Int "" "a.reverse_bits() >> (64 - w)" "Reversed bits.";
    "ubitextract" Ternary (T, I32, I32) -> (T) ScalarInt "" "ubitextract(a, b, c, w)" "Field of `c` bits at bit `b`, zero extended.";
    "sbitextract" Ternary (T, I32, I32) -> (T) ScalarInt "" "sbitextract(a, b, c, w)" "Field of `c` bits at bit `b`, sign extended.";
    "bitinsert" Quaternary (T, T, I32, I32) -> (T) ScalarInt "" "bitinsert(a, b, c, d, w)" "`a` with the field of `d` bits at bit `c` replaced by the low bits of `b`.";
    "bitmask" Binary (I32, I32) -> (T) ScalarInt "" "bitmask(a, b, w)" "`b` ones at bit `a`.";
    "bitselect" Ternary (T, T, T) -> (T) Int "" "(b & a) | (c & !a)" "Bits of `b` where `a` is one, of `c` elsewhere.";
    "bitalign" Ternary (T, T, I32) -> (T) ScalarInt "" "funnel(a, b, c % u64::from(w), w)" "Low word of `b:a` shifted right by `c` bits.";
    "bytealign" Ternary (T, T, I32) -> (T) ScalarInt "" "funnel(a, b, (c & 3) * 8, w)" "Low word of `b:a` shifted right by `c` bytes.";
    "lerp" Ternary (T, T, T) -> (T) Int "" "lerp(a, b, c)" "Per byte `(a + b + (c & 1)) / 2` of a 32-bit word.";
    "sad_u8" Ternary (I32, I32, I32) -> (I32) None "" "sad(a, b, c, 8)" "`c` and the sum of the absolute differences of the bytes of two words.";
    "sad_u16" Ternary (I32, I32, I32) -> (I32) None "" "sad(a, b, c, 16)" "As `sad_u8`, of halves.";
    "sad_u32" Ternary (I32, I32, I32) -> (I32) None "" "sad(a, b, c, 32)" "As `sad_u8`, of the words.";
    "msad_u8" Ternary (I32, I32, I32) -> (I32) None "" "msad(a, b, c)" "As `sad_u8`, without the bytes where `b` is zero.";
    "qsad_u8" Ternary (I64, I32, I64) -> (I64) None "" "four_sums(a, b, c, false)" "Four sums of 16 bits: to number `i` of `c` the absolute differences of the word at byte `i` of `a` and `b`.";
    "mqsad_u8" Ternary (I64, I32, I64) -> (I64) None "" "four_sums(a, b, c, true)" "As `qsad_u8`, without the bytes where `b` is zero.";
    "select" Ternary (B1, T, T) -> (T) Data "" "if a != 0 { b } else { c }" "`b` where the condition holds, else `c`.";

    // Comparisons.
    "icmp" IntCompare (Any(Logic), Any(Logic)) -> (B1) None "" "u64::from(cond.holds(a, b, ws))" "Integer comparison.";
    "fcmp" FloatCompare (Any(Float), Any(Float)) -> (B1) None "" "u64::from(fp::compare(ws, m, cond, a, b))" "Floating-point comparison.";
    "fclass" Binary (Any(Float), I32) -> (B1) None "" "u64::from(fp::classify(ws, a) & b != 0)" "Whether the class of `a` is in the set of bits `b` (HSA PRM 5.13.2).";

    // Floating point (HSA PRM 5.11 to 5.14).
    "fadd" BinaryFp (T, T) -> (T) Float "c" "fp::add(w, m, a, b)" "Sum.";
    "fsub" BinaryFp (T, T) -> (T) Float "" "fp::sub(w, m, a, b)" "Difference.";
    "fmul" BinaryFp (T, T) -> (T) Float "c" "fp::mul(w, m, a, b)" "Product.";
    "fdiv" BinaryFp (T, T) -> (T) Float "" "fp::div(w, m, a, b)" "Quotient.";
    "fma" TernaryFp (T, T, T) -> (T) Float "c" "fp::fma(w, m, a, b, c)" "Product and sum, rounded once.";
    "fmin" BinaryFp (T, T) -> (T) Float "c" "fp::min(w, m, a, b)" "Minimum; the number if one operand is a quiet NaN.";
    "fmax" BinaryFp (T, T) -> (T) Float "c" "fp::max(w, m, a, b)" "Maximum; the number if one operand is a quiet NaN.";
    "fsqrt" UnaryFp (T) -> (T) Float "" "fp::sqrt(w, m, a)" "Square root, correctly rounded.";
    "fceil" UnaryFp (T) -> (T) Float "" "fp::ceil(w, m, a)" "Round up to integral.";
    "ffloor" UnaryFp (T) -> (T) Float "" "fp::floor(w, m, a)" "Round down to integral.";
    "ftrunc" UnaryFp (T) -> (T) Float "" "fp::trunc(w, m, a)" "Round towards zero to integral.";
    "frint" UnaryFp (T) -> (T) Float "" "fp::rint(w, m, a)" "Round to nearest even integral.";
    "ffract" UnaryFp (T) -> (T) Float "" "fp::fract(w, m, a)" "Fraction `a - floor(a)`, below one.";
    "fmed3" TernaryFp (T, T, T) -> (T) ScalarFloat "" "fp::med3(w, m, a, b, c)" "The middle one; the least if one is a NaN.";
    "fldexp" BinaryFp (T, I32) -> (T) ScalarFloat "" "fp::ldexp(w, m, a, b)" "The product of `a` and two to the power of `b`, rounded once.";
    "frexp_mant" UnaryFp (T) -> (T) ScalarFloat "" "fp::frexp_mant(w, m, a)" "The fraction, at least a half and below one; zeros, infinities and NaNs are their own.";
    "frexp_exp" UnaryFp (Any(ScalarFloat)) -> (I32) None "" "fp::frexp_exp(ws, m, a)" "The power of two that goes with `frexp_mant`; 0 for zeros, infinities and NaNs.";
    "trig_preop" Binary (F64, I32) -> (F64) None "" "fp::two_over_pi(a, b)" "53 bits of 2/pi: those that matter for an angle of the size of `a`, and from there piece number `b`, of which five bits count.";
    "fneg" Unary (T) -> (T) Float "" "a ^ (1 << (w - 1))" "Flipped sign bit.";
    "fabs" Unary (T) -> (T) Float "" "a & !(1 << (w - 1))" "Cleared sign bit.";
    "fcopysign" Binary (T, T) -> (T) Float "" "(a & !(1 << (w - 1))) | (b & (1 << (w - 1)))" "Magnitude of `a`, sign of `b`.";
    "nsqrt" Unary (T) -> (T) Float "" "fp::native_sqrt(w, a)" "Square root at the machine's accuracy.";
    "nrsqrt" Unary (T) -> (T) Float "" "fp::native_rsqrt(w, a)" "Reciprocal square root at the machine's accuracy.";
    "nrcp" Unary (T) -> (T) Float "" "fp::native_rcp(w, a)" "Reciprocal at the machine's accuracy.";
    "nexp2" Unary (T) -> (T) Float "" "fp::native_exp2(w, a)" "Power of two at the machine's accuracy.";
    "nlog2" Unary (T) -> (T) Float "" "fp::native_log2(w, a)" "Base-2 logarithm at the machine's accuracy.";
    "nsin" Unary (T) -> (T) Float "" "fp::native_sin(w, a)" "Sine of radians at the machine's accuracy.";
    "ncos" Unary (T) -> (T) Float "" "fp::native_cos(w, a)" "Cosine of radians at the machine's accuracy.";
    "nfma" Ternary (T, T, T) -> (T) Float "" "fp::fma(w, FpMode::DEFAULT, a, b, c)" "Multiply-add at the machine's accuracy.";

    // Conversions (HSA PRM 5.19). The controlling type is the result's.
    "uextend" Unary (Any(Logic)) -> (T) ScalarInt "" "a" "Zero extension to a wider integer, also of `b1`.";
    "sextend" Unary (Any(Logic)) -> (T) ScalarInt "" "sx(a, ws) as u64" "Sign extension to a wider integer, also of `b1`.";
    "ireduce" Unary (Any(ScalarInt)) -> (T) ScalarInt "" "a" "The low bits.";
    "bitcast" Unary (Any(Data)) -> (T) Data "" "" "The same bits as another type of the same size.";
    "fconvert" UnaryFp (Any(Float)) -> (T) Float "" "fp::convert(ws, w, m, a)" "Floating point to floating point of another size.";
    "fcvt_to_uint" UnaryFp (Any(Float)) -> (T) ScalarInt "" "fp::to_int(ws, w, false, m, a)" "Floating point to unsigned integer; the mode says how to round and whether to saturate.";
    "fcvt_to_sint" UnaryFp (Any(Float)) -> (T) ScalarInt "" "fp::to_int(ws, w, true, m, a)" "Floating point to signed integer.";
    "fcvt_from_uint" UnaryFp (Any(ScalarInt)) -> (T) Float "" "fp::from_int(ws, w, false, m, a)" "Unsigned integer to floating point.";
    "fcvt_from_sint" UnaryFp (Any(ScalarInt)) -> (T) Float "" "fp::from_int(ws, w, true, m, a)" "Signed integer to floating point.";

    // Vectors and halves.
    "iconcat" Binary (I32, I32) -> (I64) None "" "a | (b << 32)" "The 64-bit integer with low half `a` and high half `b`.";
    "ilow" Unary (I64) -> (I32) None "" "a" "The low half of a 64-bit integer.";
    "ihigh" Unary (I64) -> (I32) None "" "a >> 32" "The high half of a 64-bit integer.";
    "make_vector" MultiAry (Any(Data)) -> (T) Vector "" "" "A vector of its lanes, lane 0 first.";
    "extract_lane" UnaryImm (Any(Vector)) -> (T) Data "" "" "One lane of a vector.";
    "insert_lane" BinaryImm (T, Lane) -> (T) Vector "" "" "A vector with one lane replaced.";

    // Memory (HSA PRM 6). An address is an offset within its segment for kernarg, group, private, spill and arg.
    "symbol_addr" SymbolAddr () -> (T) ScalarInt "" "" "Address of a variable within its segment.";
    "load" Load (Address) -> given Data "m" "" "Load of one to four consecutive values.";
    "store" Store (Address, Any(Data)) -> () Data "M" "" "Store of one to four consecutive values.";
    "atomic_rmw" Atomic (Address, T) -> (T) ScalarInt "mMC" "" "Atomic read-modify-write that returns the old value.";
    "atomic_rmw_noret" Atomic (Address, T) -> () ScalarInt "mMC" "" "Atomic read-modify-write without result.";
    "atomic_cas" Atomic (Address, T, T) -> (T) ScalarInt "mMC" "" "Atomic compare and swap: stores the third operand if the second equals memory; returns the old value.";
    "atomic_cas_noret" Atomic (Address, T, T) -> () ScalarInt "mMC" "" "Atomic compare and swap without result.";
    "atomic_load" Atomic (Address) -> (T) ScalarInt "mC" "" "Atomic load.";
    "atomic_store" Atomic (Address, T) -> () ScalarInt "MC" "" "Atomic store.";
    "fence" Fence () -> () None "mMoC" "" "Memory fence of an order and a scope (HSA PRM 6.9).";
    "stof" SegmentCvt (Address) -> (T) ScalarInt "" "" "Segment address to flat address.";
    "ftos" SegmentCvt (Address) -> (T) ScalarInt "" "" "Flat address to segment address.";
    "segmentp" SegmentCvt (Address) -> (B1) None "" "" "Whether a flat address lies in a segment.";
    "nullptr" Segment () -> (T) ScalarInt "g" "" "The null address of a segment.";

    // Images (HSA PRM 7). A handle is the address of the runtime's structure; the format of the image decides how bits and values go together.
    "image_load" Image (I64, I32) -> given Data "m" "" "The element at the coordinates, `i32` or `f32` as its channels are: four values, one of a depth. Operands: image, coordinates.";
    "image_sample" Image (I64, I64, Any(Data)) -> given Data "m" "" "What a sampler makes of the elements around the coordinates, which are `f32` or `i32`. Operands: image, sampler, coordinates.";
    "image_store" Image (I64, Any(Data)) -> () Data "M" "" "Store of an element. Operands: image, coordinates, four values, or one depth, of the controlling type.";
    "image_load_level" Image (I64, I32) -> given Data "m" "" "The element at the coordinates of a level, which is outside of an image that has no such level. Operands: image, coordinates, level.";
    "image_sample_level" Image (I64, I64, Any(Data)) -> given Data "m" "" "What a sampler makes of the elements around the coordinates in a level of detail, an `f32` that is clamped to the levels that there are. Operands: image, sampler, coordinates, level.";
    "image_sample_gradient" Image (I64, I64, Any(Data)) -> given Data "m" "" "The same in the level that follows from how coordinates change, `f32` each. Operands: image, sampler, coordinates, changes of all axes in x of the screen, then in y.";
    "image_store_level" Image (I64, Any(Data)) -> () Data "M" "" "Store of an element of a level. Operands: image, coordinates, level, four values, or one depth, of the controlling type.";
    "image_fence" Nullary () -> () None "mMoC" "" "Orders accesses to images by this work-item (HSA PRM 7.1.10).";

    // Synchronisation and lanes (HSA PRM 9).
    "barrier" Barrier () -> () None "CsmM" "" "Work-group barrier.";
    "wavebarrier" Barrier () -> () None "CsmM" "" "Wave barrier.";
    "pause" Barrier () -> () None "CsmM" "" "Lets other waves run: this one waits for what they do.";
    "notify" Unary (I32) -> () None "CsmM" "" "Interrupts the host, which is told the operand of one of the lanes that run: 8 bits.";
    "activelaneid" Nullary () -> (I32) None "CLd" "" "Rank of this lane among the active lanes.";
    "activelanecount" Unary (B1) -> (I32) None "CLv" "" "Number of active lanes whose operand holds.";
    "activelanemask" Unary (B1) -> (I64, I64, I64, I64) None "CLv" "" "The active lanes whose operand holds, as 256 bits, lane 0 lowest.";
    "activelanepermute" Quaternary (T, I32, T, B1) -> (T) Data "CLd" "" "The value `a` of lane `b`, or `c` where `d` holds or that lane is not active.";

    // Matrices whose elements the lanes of a wave share, by words of 32 bits (docs/design/matrices.md).
    "wmma" Matrix (Any(Data)) -> given Data "CLd" "" "The product of two matrices and a sum, of a whole wave. Operands: words of A, of B, of C.";

    // Where a work-item is (HSA PRM 11.1). Divergent unless the effect letters say otherwise.
    "workitemid" Dim () -> (T) ScalarInt "d" "" "Index in the work-group.";
    "workitemabsid" Dim () -> (T) ScalarInt "d" "" "Index in the grid.";
    "workgroupid" Dim () -> (T) ScalarInt "g" "" "Index of the work-group.";
    "workgroupsize" Dim () -> (T) ScalarInt "g" "" "Size of a full work-group.";
    "currentworkgroupsize" Dim () -> (T) ScalarInt "g" "" "Size of this work-group, which may be partial.";
    "gridsize" Dim () -> (T) ScalarInt "g" "" "Size of the grid.";
    "gridgroups" Dim () -> (T) ScalarInt "g" "" "Number of work-groups.";
    "dim" Nullary () -> (T) ScalarInt "g" "" "Number of dimensions of the dispatch.";
    "workitemflatid" Nullary () -> (T) ScalarInt "d" "" "Flat index in the full work-group.";
    "currentworkitemflatid" Nullary () -> (T) ScalarInt "d" "" "Flat index in this work-group.";
    "workitemflatabsid" Nullary () -> (T) ScalarInt "d" "" "Flat index in the grid.";
    "packetid" Nullary () -> (T) ScalarInt "g" "" "Identifier of the dispatch packet.";
    "packetcompletionsig" Nullary () -> (T) ScalarInt "g" "" "Handle of the completion signal of the dispatch packet, or 0.";
    "laneid" Nullary () -> (T) ScalarInt "d" "" "Lane within the wave.";
    "waveid" Nullary () -> (T) ScalarInt "wv" "" "Wave slot within the compute unit; may change.";
    "maxwaveid" Nullary () -> (T) ScalarInt "g" "" "Number of wave slots.";
    "cuid" Nullary () -> (T) ScalarInt "wv" "" "Compute unit; may change.";
    "maxcuid" Nullary () -> (T) ScalarInt "g" "" "Number of compute units.";
    "clock" Nullary () -> (T) ScalarInt "CsvmM" "" "A counter that never runs backwards.";
    "groupbaseptr" Nullary () -> (T) ScalarInt "g" "" "Start of the group segment.";
    "kernargbaseptr" Nullary () -> (T) ScalarInt "g" "" "Start of the kernarg segment.";
    "debugtrap" Unary (I32) -> () None "s" "" "Halts for the debugger, which is told the operand.";
    "trap" Unary (I32) -> () None "s" "" "Stops the program: what is checked at run time does not hold. The operand says what.";

    // Control flow.
    "jump" Jump () -> () None "t" "" "To a block.";
    "branch" Branch (B1) -> () None "t" "" "To the first block where the condition holds, else to the second.";
    "switch" Switch (Any(ScalarInt)) -> () None "t" "" "To the block at the index; an index beyond the table is undefined.";
    "return" MultiAry (Any(Data)) -> () None "t" "" "End of the function.";
    "call" Call (Any(Data)) -> given None "mMC" "" "Direct call.";

    // The wave level: made by the divergence pass, never by a frontend.
    "exec_get" Nullary () -> (MASK) None "v" "" "The lanes that run.";
    "exec_set" Unary (MASK) -> () None "s" "" "From here the lanes of the operand run.";
    "mask_of" Unary (B1) -> (MASK) None "" "" "The lanes whose `b1` holds; bits of lanes that do not run are arbitrary.";
    "mask_zero" Nullary () -> (MASK) None "" "" "No lane.";
    "mask_and" Binary (MASK, MASK) -> (MASK) None "c" "a & b" "Lanes in both.";
    "mask_or" Binary (MASK, MASK) -> (MASK) None "c" "a | b" "Lanes in either.";
    "mask_andn" Binary (MASK, MASK) -> (MASK) None "" "a & !b" "Lanes in the first but not in the second.";
    "mask_fewer" Binary (MASK, MASK) -> (MASK) None "" "" "The operand with fewer lanes, but at least one; the second if they have as many.";
    "stack_room" Unary (MASK) -> () None "s" "" "Nobody is in the mask, which is the entry that a stack of parked lanes is about to lose.";
    "b1_merge" Ternary (B1, B1, MASK) -> (B1) None "" "" "Lanes of the second operand where the mask holds, of the first elsewhere.";
    "wave_jump" Jump () -> () None "t" "" "The wave goes to a block.";
    "wave_branch_any" Branch (MASK) -> () None "t" "" "The wave goes to the first block if the mask has a lane, else to the second.";
    "wave_branch_uniform" Branch (B1) -> () None "t" "" "The wave goes to the first block if the condition, equal in all running lanes, holds.";
    "wave_end" Nullary () -> () None "t" "" "The wave ends.";
};
