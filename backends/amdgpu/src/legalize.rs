//! IR operations that AMD's machines lack become others before selection.
//!
//! Identities of work-items are arithmetic over the dispatch packet; integer division is multiplication by a reciprocal; truth values cross
//! the borders of functions as words. What other
//! machines lack as well is in [`wavelift_codegen::legalize`].

mod ids;

use wavelift_codegen::ir::{
    Format, FpMode, Function, Inst, InstBuilder, InstructionData, Opcode, Type, Value,
};
use wavelift_codegen::legalize::{
    self, Expander, borders, conversions, division as divide, floats, integers, softfloat, vectors,
};

/// Builds what an instruction is replaced by.
type At<'f> = Expander<'f>;

/// What is not the same on all machines: numbers that programs ask for, and what operations on pairs do.
#[derive(Clone, Copy, Debug)]
pub struct MachineFacts {
    /// Arithmetic on floats of 16 bits.
    pub half: bool,
    /// Doubles are rounded to integral numbers.
    pub integral_doubles: bool,
    /// Vector operations on pairs of 16 bits.
    pub packed: bool,
    /// Minima and maxima of pairs of halves take a number over a signalling NaN, which HSAIL does not (HSA PRM 5.11).
    pub pairs_prefer_numbers: bool,
    /// The largest number of a wave within its compute unit.
    pub max_wave: u64,
    /// The largest number of a compute unit.
    pub max_unit: u64,
}

/// Replaces what the machine cannot do; returns how many instructions.
pub fn legalize(func: &mut Function, facts: &MachineFacts) -> usize {
    legalize::run(func, &mut |at, inst| expand(at, inst, facts))
}

/// What comes last, because after it calls and functions are no longer what the module says they are.
pub fn settle_borders(func: &mut Function) {
    borders::truth_as_words(func);
}

fn expand(at: &mut At<'_>, inst: Inst, facts: &MachineFacts) -> Option<Value> {
    // Most instructions are of 32 bits, where only few need a look.
    ids::expand(at, inst, facts)
        .or_else(|| {
            let apart = facts.pairs_prefer_numbers && extreme_may_signal(at, inst);
            vectors::expand(at, inst, &|data, ty| facts.packed && !apart && packed(data, ty))
        })
        .or_else(|| divide::expand(at, inst))
        .or_else(|| integers::narrow(at, inst))
        .or_else(|| integers::wide(at, inst))
        .or_else(|| field(at, inst))
        .or_else(|| float(at, inst))
        .or_else(|| if facts.half { None } else { half(at, inst) })
        .or_else(|| match facts.integral_doubles {
            true => None,
            false => softfloat::widened::integral(at, inst),
        })
}

/// Operations on pairs of 16 bits (VOP3P).
fn packed(data: &InstructionData, ty: Type) -> bool {
    use Opcode::*;
    match ty {
        Type::I16X2 => matches!(
            data.opcode(),
            Iadd | Isub | Ineg | Imul | Umin | Umax | Smin | Smax | Ishl | Ushr | Sshr
        ),
        Type::F16X2 => matches!(data.opcode(), Fadd | Fsub | Fmul | Fma | Nfma | Fmin | Fmax),
        _ => false,
    }
}

/// Whether an instruction is a minimum or maximum of what may be a signalling NaN.
fn extreme_may_signal(at: &At<'_>, inst: Inst) -> bool {
    matches!(at.func.dfg.opcode(inst), Opcode::Fmin | Opcode::Fmax)
        && at
            .func
            .dfg
            .args(inst)
            .iter()
            .any(|&value| !floats::never_signals(at.func, value))
}

/// `v_bfe` and `v_bfm` make fields of 32 bits.
fn field(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    let opcode = at.func.dfg.opcode(inst);
    let word = at.func.dfg.ctrl_type(inst) == Type::I32;
    if word && matches!(opcode, Opcode::Ubitextract | Opcode::Bitmask) {
        return None;
    }
    integers::fields(at, inst)
}

fn float(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    if !matches!(
        at.func.dfg.opcode(inst).format(),
        Format::UnaryFp | Format::BinaryFp
    ) {
        return None;
    }
    conversions::expand(at, inst)
        .or_else(|| floats::fract(at, inst))
        .or_else(|| floats::half(at, inst))
        .or_else(|| floats::convert(at, inst))
        .or_else(|| floats::directed_root(at, inst))
        .or_else(|| floats::double_root(at, inst, &|at, x| at.nrsqrt(Type::F64, x)))
}

/// Floats of 16 bits by those of 32, on machines that can only convert between them.
fn half(at: &mut At<'_>, inst: Inst) -> Option<Value> {
    if let InstructionData::FloatCompare { cond, mode, args, .. } = *at.func.dfg.inst(inst) {
        if at.func.dfg.value_type(args[0]) != Type::F16 {
            return None;
        }
        // Everything that is to be flushed is, and nothing else is subnormal.
        let mode = FpMode {
            ftz: mode.ftz,
            ..FpMode::DEFAULT
        };
        let [a, b] = args.map(|arg| at.fconvert(Type::F32, mode, arg));
        return Some(at.fcmp(cond, FpMode::DEFAULT, a, b));
    }
    // Signs are bits of words.
    let lacks =
        |opcode, ty, _| ty == Type::F16 && !matches!(opcode, Opcode::Fneg | Opcode::Fabs | Opcode::Fcopysign);
    floats::native_half(at, inst)
        .or_else(|| softfloat::bits::expand(at, inst, &lacks))
        .or_else(|| softfloat::widened::expand(at, inst, &lacks, false))
}
