//! Which operations of the IR AMD's machines have, and what becomes of the others before selection.
//!
//! Identities of work-items are arithmetic over the dispatch packet; integer division is multiplication by a reciprocal; truth values cross
//! the borders of functions as words. How is said by the shared rules ([`wavelift_codegen::legalize`]).

use std::sync::OnceLock;
use wavelift_codegen::ir::{Function, Inst, Opcode, Value};
use wavelift_codegen::legality_rows;
use wavelift_codegen::legalize::groups::{
    CONVERSIONS, DIVISION, FLOATS, IDS, IMAGES, MOST_IMAGES, NARROW, SAMPLES_WITHOUT_LEVEL, VECTORS, WIDE,
};
use wavelift_codegen::legalize::{Action, Expander, Legality, Row, When, borders};

/// What is not the same on all machines: numbers that programs ask for, and what operations on pairs do.
#[derive(Clone, Copy, Debug)]
pub struct MachineFacts {
    /// Arithmetic on floats of 16 bits.
    pub half: bool,
    /// Doubles are rounded to integral numbers.
    pub integral_doubles: bool,
    /// Vector operations on pairs of 16 bits.
    pub packed: bool,
    /// Vector operations on pairs of singles.
    pub packed_singles: bool,
    /// Minima and maxima of pairs of halves take a number over a signalling NaN, which HSAIL does not (HSA PRM 5.11).
    pub pairs_prefer_numbers: bool,
    /// Four sums of absolute differences at once, and exponents of infinities and NaN (which LLVM 19 does not trust gfx6 with).
    pub quad_sums: bool,
    /// Instructions for images; without them, and for images that they do not know, routines compute through memory.
    pub images: bool,
    /// Samples of images at a level that code names.
    pub levels: bool,
    /// The largest number of a wave within its compute unit.
    pub max_wave: u64,
    /// The largest number of a compute unit.
    pub max_unit: u64,
}

/// Operations on pairs of 16 bits (VOP3P).
const PAIRS: &[Row] = legality_rows! {
    [Iadd Isub Ineg Imul Umin Umax Smin Smax Ishl Ushr Sshr] of [I16X2] => Action::Legal;
    [Iadd Isub Ineg Imul Umin Umax Smin Smax Ishl Ushr Sshr] of [I16X4 I16X8] => Action::PAIRS;
    [Fadd Fsub Fmul Fma Nfma] of [F16X2] => Action::Legal;
    [Fadd Fsub Fmul Fma Nfma] of [F16X4 F16X8] => Action::PAIRS;
};

/// Operations on pairs of singles, whose rounding and flushing are those of one.
const PAIRS_OF_SINGLES: &[Row] = legality_rows! {
    [Fadd Fsub Fmul Fma Nfma] of [F32X2] => Action::Legal;
    [Fadd Fsub Fmul Fma Nfma] of [F32X4] => Action::PAIRS;
};

const EXTREMES: &[Row] = legality_rows! {
    [Fmin Fmax] of [F16X2] => Action::Legal;
    [Fmin Fmax] of [F16X4 F16X8] => Action::PAIRS;
};

/// Where pairs prefer numbers.
const QUIET_EXTREMES: &[Row] = legality_rows! {
    [Fmin Fmax] of [F16X2] when When::QUIET => Action::Legal;
    [Fmin Fmax] of [F16X4 F16X8] when When::QUIET => Action::PAIRS;
};

/// Of fields `v_bfe` and `v_bfm` make those of 32 bits.
const OWN: &[Row] = legality_rows! {
    [Gridgroups Maxwaveid Maxcuid] => Action::Rules;
    [Laneid Waveid Cuid] of [I64] => Action::Rules;
    [Udiv Urem Sdiv Srem] of [I32] => Action::Rules;
    [Bitmask Ubitextract] of [I8 I16 I64] => Action::Rules;
    [Bitselect] of [I8 I16] => Action::Rules;
    [Sbitextract Bitinsert] => Action::Rules;
    [Fdiv Fsqrt] of [F16] => Action::Rules;
    [Fsqrt] of [F32] when When::DIRECTED => Action::Rules;
    [Fsqrt] of [F64] => Action::Rules;
    [Fmed3] of [F16 F64] => Action::Rules;
    [Nsin Ncos] of [F16] => Action::SINGLE;
};

/// Floats of 16 bits by those of 32, on machines that can only convert between them. Signs are bits of words.
const HALVES: &[Row] = legality_rows! {
    [Fclass] from [F16] => Action::Soft;
    [Fcmp] from [F16] => Action::SINGLE;
    [Fmin Fmax] of [F16] => Action::Soft;
    [Fadd Fsub Fmul Fma Fceil Ffloor Ftrunc Frint] of [F16] => Action::SINGLE;
    [Nrcp Nrsqrt Nsqrt Nexp2 Nlog2 Nsin Ncos Nfma] of [F16] => Action::SINGLE;
    [Fldexp FrexpMant] of [F16] => Action::Rules;
    [FrexpExp] from [F16] => Action::Rules;
};

/// Sums in pairs, and exponents by bits.
const NO_QUAD_SUMS: &[Row] = legality_rows! {
    [QsadU8] => Action::Rules;
    [FrexpMant] of [F32 F64] => Action::Rules;
    [FrexpExp] from [F32 F64] => Action::Rules;
};

/// Doubles that are rounded to integral numbers, on machines that do not do that.
const INTEGRAL_DOUBLES: &[Row] = legality_rows! {
    [Fceil Ffloor Ftrunc Frint] of [F64] => Action::Soft;
};

impl MachineFacts {
    /// The rows of a machine, the deciding ones first.
    fn rows(&self) -> Vec<&'static [Row]> {
        let mut rows = Vec::new();
        if self.packed {
            let extremes = if self.pairs_prefer_numbers {
                QUIET_EXTREMES
            } else {
                EXTREMES
            };
            rows.extend([PAIRS, extremes]);
        }
        if self.packed_singles {
            rows.push(PAIRS_OF_SINGLES);
        }
        rows.extend([OWN, IDS, VECTORS, DIVISION, NARROW, WIDE, CONVERSIONS, FLOATS]);
        if !self.half {
            rows.push(HALVES);
        }
        if !self.integral_doubles {
            rows.push(INTEGRAL_DOUBLES);
        }
        if !self.quad_sums {
            rows.push(NO_QUAD_SUMS);
        }
        if !self.levels {
            rows.push(SAMPLES_WITHOUT_LEVEL);
        }
        rows.push(if self.images { MOST_IMAGES } else { IMAGES });
        rows
    }
}

/// What a machine has.
pub fn legality(facts: &MachineFacts) -> &'static Legality {
    static TABLES: [OnceLock<Legality>; 256] = [const { OnceLock::new() }; 256];
    let choices = [
        facts.packed,
        facts.packed_singles,
        facts.pairs_prefer_numbers,
        facts.half,
        facts.integral_doubles,
        facts.quad_sums,
        facts.images,
        facts.levels,
    ];
    let index = choices
        .iter()
        .fold(0, |index, &choice| 2 * index + usize::from(choice));
    TABLES[index].get_or_init(|| Legality::new(&facts.rows()))
}

/// Numbers of the machine that programs ask for.
pub(crate) fn expand(at: &mut Expander<'_>, inst: Inst, facts: &MachineFacts) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let number = match at.func.dfg.opcode(inst) {
        Opcode::Maxwaveid => facts.max_wave,
        Opcode::Maxcuid => facts.max_unit,
        _ => return None,
    };
    Some(at.int(ty, number))
}

/// What comes last, because after it calls and functions are no longer what the module says they are.
pub fn settle_borders(func: &mut Function) {
    borders::truth_as_words(func);
}
