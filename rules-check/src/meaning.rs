//! What operations of the IR mean, by the arithmetic of [`wavelift_cells::oracle`]: wide integers and Berkeley SoftFloat.

use wavelift_cells::oracle::expect::Expect;
use wavelift_cells::oracle::float::{self, Relation};
use wavelift_cells::oracle::format::ones;
use wavelift_cells::oracle::{convert, integer, native, vendor};
use wavelift_codegen::ir::{Condition, FloatCC, FpMode, IntCC, Opcode, Rounding};
use wavelift_hsail::model::{CompareOperation, Inst, Opcode as Hsail, Round, Type as HsailType};
use wavelift_hsail::source::Span;

/// An operation on lanes.
#[derive(Clone, Copy, Debug)]
pub struct Operation {
    /// Which one.
    pub opcode: Opcode,
    /// Bits of a lane of the result.
    pub width: u32,
    /// Bits of a lane of the first operand.
    pub from: u32,
    /// Mode of floating point.
    pub mode: FpMode,
    /// Condition of a comparison.
    pub condition: Condition,
}

/// What a lane of the result may be; nothing if the operation is no function of its operands' lanes.
pub fn meaning(op: &Operation, args: &[u64; 4]) -> Option<Expect> {
    let (a, b, c) = (args[0], args[1], args[2]);
    let all = ones(op.width);
    let bits = |value: u64| Some(Expect::Bits(value & all));
    match op.opcode {
        Opcode::Select => bits(if a & 1 == 1 { b } else { c }),
        Opcode::Uextend | Opcode::Ireduce | Opcode::Ilow => bits(a),
        Opcode::Sextend => bits(integer::value(op.from, true, a) as u64),
        Opcode::Ihigh => bits(a >> 32),
        Opcode::Iconcat => bits(a + (b << 32)),
        Opcode::Icmp => Some(Expect::truth(compares(op, a, b)?)),
        Opcode::Fcmp => Some(Expect::truth(float_compares(op, a, b)?)),
        Opcode::Fclass => Some(Expect::truth(u64::from(float::class(op.from, a)) & b != 0)),
        _ => None
            .or_else(|| of_integers(op, args))
            .or_else(|| of_bits(op, args))
            .or_else(|| of_floats(op, args))
            .or_else(|| of_conversions(op, a))
            .or_else(|| of_vendors(op, args)),
    }
}

/// Operations that HSAIL has in an extension.
fn of_vendors(op: &Operation, args: &[u64; 4]) -> Option<Expect> {
    let float = |bits| match bits {
        16 => HsailType::F16,
        32 => HsailType::F32,
        _ => HsailType::F64,
    };
    let (opcode, ty) = match op.opcode {
        Opcode::SadU8 => {
            return Some(Expect::Bits(
                (vendor::differences(args[0], args[1], false) + args[2]) & ones(32),
            ));
        }
        Opcode::SadU16 => (Hsail::AmdGcnSadW, HsailType::B32),
        Opcode::SadU32 => (Hsail::AmdGcnSadD, HsailType::B32),
        Opcode::MsadU8 => (Hsail::AmdGcnMSad, HsailType::B32),
        Opcode::QsadU8 => (Hsail::AmdGcnQSad, HsailType::B64),
        Opcode::MqsadU8 => (Hsail::AmdGcnMQSad, HsailType::B64),
        Opcode::TrigPreop => (Hsail::AmdGcnTrigPreOp, HsailType::F64),
        Opcode::FrexpExp => (Hsail::AmdGcnFrExpExp, float(op.from)),
        Opcode::FrexpMant => (Hsail::AmdGcnFrExpMant, float(op.width)),
        Opcode::Fldexp => (Hsail::AmdGcnFLdExp, float(op.width)),
        Opcode::Fmed3 => (Hsail::AmdGcnMed3, float(op.width)),
        _ => return None,
    };
    let mut inst = Inst::new(opcode, Span::NONE);
    inst.ty = Some(ty);
    inst.mods.ftz = op.mode.ftz;
    inst.mods.round = Some(direction(op));
    let sources = args.map(u128::from);
    vendor::expected(&inst, &sources).pop()?.elements.pop()
}

fn of_integers(op: &Operation, args: &[u64; 4]) -> Option<Expect> {
    let (opcode, signed) = match op.opcode {
        Opcode::Iadd => (Hsail::Add, false),
        Opcode::Isub => (Hsail::Sub, false),
        Opcode::Imul => (Hsail::Mul, false),
        Opcode::Umulhi => (Hsail::MulHi, false),
        Opcode::Smulhi => (Hsail::MulHi, true),
        Opcode::Udiv => (Hsail::Div, false),
        Opcode::Sdiv => (Hsail::Div, true),
        Opcode::Urem => (Hsail::Rem, false),
        Opcode::Srem => (Hsail::Rem, true),
        Opcode::Ucarry => (Hsail::Carry, false),
        Opcode::Uborrow => (Hsail::Borrow, false),
        Opcode::Umin => (Hsail::Min, false),
        Opcode::Umax => (Hsail::Max, false),
        Opcode::Smin => (Hsail::Min, true),
        Opcode::Smax => (Hsail::Max, true),
        Opcode::Ineg => (Hsail::Neg, true),
        Opcode::Iabs => (Hsail::Abs, true),
        Opcode::Umul24 | Opcode::Smul24 | Opcode::Umul24hi | Opcode::Smul24hi => {
            let signed = matches!(op.opcode, Opcode::Smul24 | Opcode::Smul24hi);
            let product = integer::value(24, signed, args[0]) * integer::value(24, signed, args[1]);
            let high = matches!(op.opcode, Opcode::Umul24hi | Opcode::Smul24hi);
            let part = if high { product >> 32 } else { product };
            return Some(Expect::Bits(part as u64 & ones(op.width)));
        }
        _ => return None,
    };
    Some(integer::evaluate(opcode, op.width, signed, false, args))
}

fn of_bits(op: &Operation, args: &[u64; 4]) -> Option<Expect> {
    let (a, b, c) = (args[0], args[1], args[2]);
    let two = |count: u64| {
        Some(Expect::Bits(
            ((u128::from(b) << op.width | u128::from(a)) >> count) as u64 & ones(op.width),
        ))
    };
    let (opcode, signed) = match op.opcode {
        Opcode::Band => (Hsail::And, false),
        Opcode::Bor => (Hsail::Or, false),
        Opcode::Bxor => (Hsail::Xor, false),
        Opcode::Bnot => (Hsail::Not, false),
        Opcode::Ishl => (Hsail::Shl, false),
        Opcode::Ushr => (Hsail::Shr, false),
        Opcode::Sshr => (Hsail::Shr, true),
        Opcode::Popcount => (Hsail::PopCount, false),
        Opcode::Ufirstbit => (Hsail::FirstBit, false),
        Opcode::Sfirstbit => (Hsail::FirstBit, true),
        Opcode::Lastbit => (Hsail::LastBit, false),
        Opcode::Bitrev => (Hsail::BitRev, false),
        Opcode::Ubitextract => (Hsail::BitExtract, false),
        Opcode::Sbitextract => (Hsail::BitExtract, true),
        Opcode::Bitinsert => (Hsail::BitInsert, false),
        Opcode::Bitmask => (Hsail::BitMask, false),
        Opcode::Bitselect => (Hsail::BitSelect, false),
        Opcode::Bitalign => return two(c % u64::from(op.width)),
        Opcode::Bytealign => return two(8 * (c % 4)),
        Opcode::Lerp => {
            let byte = |x: u64, i: u32| x >> (8 * i) & 0xff;
            let sum = |i: u32| (byte(a, i) + byte(b, i) + (byte(c, i) & 1)) / 2;
            let word: u64 = (0..4).map(|i| sum(i) << (8 * i)).sum();
            return Some(Expect::Bits(word & ones(op.width)));
        }
        _ => return None,
    };
    let counts = matches!(opcode, Hsail::PopCount | Hsail::FirstBit | Hsail::LastBit);
    let bits = if counts { op.from } else { op.width };
    Some(integer::of_bits(opcode, bits, signed, args))
}

/// The direction in which floats are rounded.
fn direction(op: &Operation) -> Round {
    match op.mode.round {
        Rounding::Near => Round::Near,
        Rounding::Zero => Round::Zero,
        Rounding::Up => Round::Up,
        Rounding::Down => Round::Down,
    }
}

fn of_floats(op: &Operation, args: &[u64; 4]) -> Option<Expect> {
    let (opcode, count) = match op.opcode {
        Opcode::Fadd => (Hsail::Add, 2),
        Opcode::Fsub => (Hsail::Sub, 2),
        Opcode::Fmul => (Hsail::Mul, 2),
        Opcode::Fdiv => (Hsail::Div, 2),
        Opcode::Fma => (Hsail::Fma, 3),
        Opcode::Fmin => (Hsail::Min, 2),
        Opcode::Fmax => (Hsail::Max, 2),
        Opcode::Fsqrt => (Hsail::Sqrt, 1),
        Opcode::Fceil => (Hsail::Ceil, 1),
        Opcode::Ffloor => (Hsail::Floor, 1),
        Opcode::Ftrunc => (Hsail::Trunc, 1),
        Opcode::Frint => (Hsail::Rint, 1),
        Opcode::Ffract => (Hsail::Fract, 1),
        Opcode::Fneg => (Hsail::Neg, 1),
        Opcode::Fabs => (Hsail::Abs, 1),
        Opcode::Fcopysign => (Hsail::CopySign, 2),
        _ => return of_natives(op, args),
    };
    Some(float::evaluate(
        opcode,
        op.width,
        op.mode.ftz,
        Some(direction(op)),
        &args[..count],
    ))
}

fn of_natives(op: &Operation, args: &[u64; 4]) -> Option<Expect> {
    let (opcode, count) = match op.opcode {
        Opcode::Nsqrt => (Hsail::NSqrt, 1),
        Opcode::Nrsqrt => (Hsail::NRsqrt, 1),
        Opcode::Nrcp => (Hsail::NRcp, 1),
        Opcode::Nexp2 => (Hsail::NExp2, 1),
        Opcode::Nlog2 => (Hsail::NLog2, 1),
        Opcode::Nsin => (Hsail::NSin, 1),
        Opcode::Ncos => (Hsail::NCos, 1),
        Opcode::Nfma => (Hsail::NFma, 3),
        _ => return None,
    };
    Some(native::evaluate(opcode, op.width, &args[..count]))
}

/// Whether an operation is at the machine's accuracy.
pub fn is_native(opcode: Opcode) -> bool {
    use Opcode::{Ncos, Nexp2, Nfma, Nlog2, Nrcp, Nrsqrt, Nsin, Nsqrt};
    matches!(opcode, Nsqrt | Nrsqrt | Nrcp | Nexp2 | Nlog2 | Nsin | Ncos | Nfma)
}

fn float_type(bits: u32) -> HsailType {
    match bits {
        16 => HsailType::F16,
        32 => HsailType::F32,
        _ => HsailType::F64,
    }
}

fn int_type(bits: u32, signed: bool) -> HsailType {
    match (bits, signed) {
        (8, false) => HsailType::U8,
        (16, false) => HsailType::U16,
        (32, false) => HsailType::U32,
        (_, false) => HsailType::U64,
        (8, true) => HsailType::S8,
        (16, true) => HsailType::S16,
        (32, true) => HsailType::S32,
        (_, true) => HsailType::S64,
    }
}

fn of_conversions(op: &Operation, a: u64) -> Option<Expect> {
    let float_round = match op.mode.round {
        Rounding::Near => Round::Near,
        Rounding::Zero => Round::Zero,
        Rounding::Up => Round::Up,
        Rounding::Down => Round::Down,
    };
    let int_round = match (op.mode.round, op.mode.sat) {
        (Rounding::Near, false) => Round::NearI,
        (Rounding::Zero, false) => Round::ZeroI,
        (Rounding::Up, false) => Round::UpI,
        (Rounding::Down, false) => Round::DownI,
        (Rounding::Near, true) => Round::NearISat,
        (Rounding::Zero, true) => Round::ZeroISat,
        (Rounding::Up, true) => Round::UpISat,
        (Rounding::Down, true) => Round::DownISat,
    };
    let (to, from, round) = match op.opcode {
        Opcode::Fconvert => (float_type(op.width), float_type(op.from), float_round),
        Opcode::FcvtToSint => (int_type(op.width, true), float_type(op.from), int_round),
        Opcode::FcvtToUint => (int_type(op.width, false), float_type(op.from), int_round),
        Opcode::FcvtFromSint => (float_type(op.width), int_type(op.from, true), float_round),
        Opcode::FcvtFromUint => (float_type(op.width), int_type(op.from, false), float_round),
        _ => return None,
    };
    // Registers hold narrow integers extended; here only the low bits count.
    Some(match convert::convert(to, from, op.mode.ftz, Some(round), a) {
        Expect::Bits(bits) => Expect::Bits(bits & ones(op.width)),
        other => other,
    })
}

fn compares(op: &Operation, a: u64, b: u64) -> Option<bool> {
    let Condition::Int(cc) = op.condition else {
        return None;
    };
    let signed = matches!(cc, IntCC::Slt | IntCC::Sle | IntCC::Sgt | IntCC::Sge);
    let order = integer::value(op.from, signed, a).cmp(&integer::value(op.from, signed, b));
    Some(match cc {
        IntCC::Eq => order.is_eq(),
        IntCC::Ne => order.is_ne(),
        IntCC::Slt | IntCC::Ult => order.is_lt(),
        IntCC::Sle | IntCC::Ule => order.is_le(),
        IntCC::Sgt | IntCC::Ugt => order.is_gt(),
        IntCC::Sge | IntCC::Uge => order.is_ge(),
    })
}

fn float_compares(op: &Operation, a: u64, b: u64) -> Option<bool> {
    let Condition::Float(cc) = op.condition else {
        return None;
    };
    let operation = match cc {
        FloatCC::Eq => CompareOperation::Eq,
        FloatCC::Ne => CompareOperation::Ne,
        FloatCC::Lt => CompareOperation::Lt,
        FloatCC::Le => CompareOperation::Le,
        FloatCC::Gt => CompareOperation::Gt,
        FloatCC::Ge => CompareOperation::Ge,
        FloatCC::Equ => CompareOperation::Equ,
        FloatCC::Neu => CompareOperation::Neu,
        FloatCC::Ltu => CompareOperation::Ltu,
        FloatCC::Leu => CompareOperation::Leu,
        FloatCC::Gtu => CompareOperation::Gtu,
        FloatCC::Geu => CompareOperation::Geu,
        FloatCC::Num => CompareOperation::Num,
        FloatCC::Nan => CompareOperation::Nan,
    };
    let relation: Relation = float::relation(op.from, op.mode.ftz, a, b);
    Some(float::holds(operation, relation))
}
