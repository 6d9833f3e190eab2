//! What an instruction becomes, by what is known of its operands and what is asked of its result.

use super::Walk;
use crate::analysis::known::Known;
use crate::ir::eval::ones;
use crate::ir::{Inst, InstructionData, IntCC, Opcode, Type, Value};

/// Numbers of 32 bits.
const WORD: u64 = 0xffff_ffff;

/// A value that may stand for the result of an instruction; what it is made of is in `walk.made`.
pub(super) fn better(walk: &mut Walk<'_>, inst: Inst) -> Option<Value> {
    let dfg = &walk.func.dfg;
    let &[result] = dfg.results(inst) else {
        return None;
    };
    let known = walk.known[result]?;
    let opcode = dfg.opcode(inst);
    if let Some(bits) = known.constant() {
        let replaces = opcode.effects().mergeable() && !matches!(opcode, Opcode::Iconst | Opcode::Bconst);
        return replaces.then(|| constant(walk, dfg_type(walk, result), bits, inst));
    }
    match *dfg.inst(inst) {
        InstructionData::Binary { args, .. } => binary(walk, inst, args.map(|arg| dfg.resolve(arg)), known),
        InstructionData::Unary { arg, .. } => unary(walk, inst, dfg.resolve(arg), known),
        InstructionData::IntCompare { cond, args, .. } => {
            compare(walk, inst, cond, args.map(|arg| dfg.resolve(arg)))
        }
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [condition, a, b],
        } if word_is_enough(walk, result, known) => {
            let args = [condition, low(walk, a, inst), low(walk, b, inst)];
            let data = InstructionData::Ternary {
                opcode: Opcode::Select,
                args,
            };
            Some(extended(walk, data, inst))
        }
        _ => None,
    }
}

fn dfg_type(walk: &Walk<'_>, value: Value) -> Type {
    walk.func.dfg.value_type(value)
}

fn constant(walk: &mut Walk<'_>, ty: Type, bits: u64, like: Inst) -> Value {
    let (opcode, ctrl) = match ty {
        Type::B1 => (Opcode::Bconst, Type::INVALID),
        _ => (Opcode::Iconst, ty),
    };
    let data = InstructionData::Const { opcode, imm: bits };
    walk.make(data, ctrl, like)
}

/// A truth value in front of the current instruction.
pub(super) fn truth(walk: &mut Walk<'_>, holds: bool, like: Inst) -> Value {
    constant(walk, Type::B1, holds.into(), like)
}

/// Whether the low half of a 64-bit result says all: the high one is zero, or nobody asks for it.
fn word_is_enough(walk: &Walk<'_>, result: Value, known: Known) -> bool {
    let wanted = walk.demand.of(result);
    dfg_type(walk, result) == Type::I64 && wanted != 0 && (known.most <= WORD || wanted <= WORD)
}

/// The low half of a 64-bit value.
fn low(walk: &mut Walk<'_>, value: Value, like: Inst) -> Value {
    let dfg = &walk.func.dfg;
    let value = dfg.resolve(value);
    let unary = |opcode, arg| InstructionData::Unary { opcode, arg };
    let data = match dfg.defining_inst(value).map(|inst| *dfg.inst(inst)) {
        Some(InstructionData::Const { imm, .. }) => return constant(walk, Type::I32, imm & WORD, like),
        Some(InstructionData::Unary {
            opcode: opcode @ (Opcode::Uextend | Opcode::Sextend),
            arg,
        }) => {
            let arg = dfg.resolve(arg);
            if dfg.value_type(arg) == Type::I32 {
                return arg;
            }
            unary(opcode, arg)
        }
        Some(InstructionData::Binary {
            opcode: Opcode::Iconcat,
            args,
        }) => return dfg.resolve(args[0]),
        _ => unary(Opcode::Ireduce, value),
    };
    walk.make(data, Type::I32, like)
}

/// A 32-bit operation, zero extended.
fn extended(walk: &mut Walk<'_>, data: InstructionData, like: Inst) -> Value {
    let arg = walk.make(data, Type::I32, like);
    let opcode = Opcode::Uextend;
    walk.make(InstructionData::Unary { opcode, arg }, Type::I64, like)
}

/// An operation on the low halves, zero extended.
fn on_words(walk: &mut Walk<'_>, opcode: Opcode, args: [Value; 2], like: Inst) -> Value {
    let args = args.map(|arg| low(walk, arg, like));
    extended(walk, InstructionData::Binary { opcode, args }, like)
}

fn binary(walk: &mut Walk<'_>, inst: Inst, args: [Value; 2], known: Known) -> Option<Value> {
    let dfg = &walk.func.dfg;
    let (result, opcode) = (dfg.first_result(inst), dfg.opcode(inst));
    let long = dfg_type(walk, result) == Type::I64;
    let operands = args.map(|arg| walk.of(arg));
    let words = long && operands.iter().all(|operand| operand.most <= WORD);
    let nonnegative = operands.iter().all(Known::is_nonnegative);
    if let Some(masked) = mask(walk, opcode, result, args) {
        return Some(masked);
    }
    if let Some(value) = at_most_once(walk, inst, args, known) {
        return Some(value);
    }
    match opcode {
        Opcode::Iadd | Opcode::Isub | Opcode::Imul | Opcode::Band | Opcode::Bor | Opcode::Bxor
            if word_is_enough(walk, result, known) =>
        {
            Some(on_words(walk, opcode, args, inst))
        }
        Opcode::Ishl | Opcode::Ushr if long && operands[1].most < 32 => {
            let enough = match opcode {
                Opcode::Ishl => word_is_enough(walk, result, known),
                // Of a shift right, what comes down from the high half has to be zero.
                _ => operands[0].most <= WORD,
            };
            // A constant of an address goes apart, also where the shift fits into a word; of numbers whose high half nobody asks for nothing does.
            let address = opcode == Opcode::Ishl && walk.demand.of(result) > WORD;
            if let Some(value) = address.then(|| split(walk, opcode, args, inst)).flatten() {
                return Some(value);
            }
            match enough {
                true => Some(shifted(walk, opcode, args, inst)),
                false => split(walk, opcode, args, inst),
            }
        }
        Opcode::Iadd | Opcode::Ishl | Opcode::Imul if long => split(walk, opcode, args, inst),
        Opcode::Ishl if known.width == 32 => shifted_apart(walk, args, inst),
        Opcode::Udiv | Opcode::Urem if words => Some(on_words(walk, opcode, args, inst)),
        Opcode::Sdiv | Opcode::Srem if nonnegative && known.width >= 8 => {
            let opcode = if opcode == Opcode::Sdiv {
                Opcode::Udiv
            } else {
                Opcode::Urem
            };
            match words {
                true => Some(on_words(walk, opcode, args, inst)),
                false => {
                    let ty = dfg_type(walk, result);
                    Some(walk.make(InstructionData::Binary { opcode, args }, ty, inst))
                }
            }
        }
        Opcode::Sshr if operands[0].is_nonnegative() => {
            let opcode = Opcode::Ushr;
            if words && operands[1].most < 32 {
                return Some(shifted(walk, opcode, args, inst));
            }
            let ty = dfg_type(walk, result);
            Some(walk.make(InstructionData::Binary { opcode, args }, ty, inst))
        }
        _ => None,
    }
}

/// A quotient or remainder by a constant, other than a power of two, that is contained in the dividend once or not at all: less than the remainder there is nothing, and what is
/// taken away from less wraps to more.
fn at_most_once(walk: &mut Walk<'_>, inst: Inst, args: [Value; 2], known: Known) -> Option<Value> {
    let dfg = &walk.func.dfg;
    let (result, opcode) = (dfg.first_result(inst), dfg.opcode(inst));
    let remainder = match opcode {
        Opcode::Udiv | Opcode::Sdiv => false,
        Opcode::Urem | Opcode::Srem => true,
        _ => return None,
    };
    let [dividend, divisor] = args.map(|arg| walk.of(arg));
    let signed = matches!(opcode, Opcode::Sdiv | Opcode::Srem);
    if signed && !(dividend.is_nonnegative() && divisor.is_nonnegative()) {
        return None;
    }
    let one = divisor
        .constant()
        .filter(|&one| one > 0 && !one.is_power_of_two())?;
    if remainder && dividend.most < one {
        return Some(args[0]);
    }
    let ty = dfg_type(walk, result);
    let wide = ty == Type::I64;
    if dividend.most / one > 1 || dividend.most > WORD || !(wide || ty == Type::I32) {
        return None;
    }
    let word = if wide { low(walk, args[0], inst) } else { args[0] };
    let one = constant(walk, Type::I32, one, inst);
    let found = if remainder {
        let data = |opcode, args| InstructionData::Binary { opcode, args };
        let less = walk.make(data(Opcode::Isub, [word, one]), Type::I32, inst);
        let rest = walk.make(data(Opcode::Umin, [word, less]), Type::I32, inst);
        walk.known[rest] = Some(Known::between(32, known.least, known.most));
        rest
    } else {
        let data = InstructionData::IntCompare {
            opcode: Opcode::Icmp,
            cond: IntCC::Uge,
            args: [word, one],
        };
        let arg = walk.make(data, Type::INVALID, inst);
        let opcode = Opcode::Uextend;
        walk.make(InstructionData::Unary { opcode, arg }, Type::I32, inst)
    };
    if !wide {
        return Some(found);
    }
    let data = InstructionData::Unary {
        opcode: Opcode::Uextend,
        arg: found,
    };
    Some(walk.make(data, Type::I64, inst))
}

/// A word to which a constant is added, before that is extended.
struct Parts {
    /// `uextend` or `sextend`.
    extension: Opcode,
    word: Value,
    /// What is added before the extension.
    before: u64,
    constant: u64,
}

/// The parts of an extended `x + c`, if that is the sum of the extended `x` and the extended `c`. Of an `x` that ends in zeros at least the bits of `c` in
/// their places can be added last: `2 y + 3` is an even number and 1.
fn parts(walk: &Walk<'_>, value: Value) -> Option<Parts> {
    let dfg = &walk.func.dfg;
    let def = |value| dfg.defining_inst(value).map(|inst| *dfg.inst(inst));
    let Some(InstructionData::Unary {
        opcode: extension @ (Opcode::Uextend | Opcode::Sextend),
        arg,
    }) = def(value)
    else {
        return None;
    };
    let Some(InstructionData::Binary { opcode, args }) = def(dfg.resolve(arg)) else {
        return None;
    };
    let (word, constant) = (dfg.resolve(args[0]), dfg.int_constant(args[1])?);
    let known = walk.of(word);
    let parts_of = |before, constant| {
        Some(Parts {
            extension,
            word,
            before,
            constant,
        })
    };
    let parts = |constant| parts_of(0, constant);
    let low = constant & ones(known.trailing_zeros().min(31));
    // Bits that only the constant has carry nothing into those above, the sign among them.
    let apart = constant & !known.zeros == 0 && constant >> 31 == 0;
    match (opcode, extension) {
        _ if known.width != 32 => None,
        (Opcode::Iadd | Opcode::Bor, _) if apart => parts(constant),
        (Opcode::Bor, Opcode::Uextend) if constant & !known.zeros == 0 => parts(constant),
        (Opcode::Iadd, Opcode::Uextend) if known.most + constant <= WORD => parts(constant),
        (Opcode::Iadd, Opcode::Uextend) if known.least >= (1 << 32) - constant => {
            parts(constant.wrapping_sub(1 << 32))
        }
        (Opcode::Iadd, _) if low > 0 => parts_of(constant - low, low),
        _ => None,
    }
}

/// An address in which a constant is added to a word before that is extended: it is added last, as what accesses memory has offsets.
fn split(walk: &mut Walk<'_>, opcode: Opcode, args: [Value; 2], like: Inst) -> Option<Value> {
    let ty = Type::I64;
    let [a, b] = args;
    let scale = walk.func.dfg.int_constant(b);
    let (other, parts) = match opcode {
        Opcode::Iadd if scale.is_some() => return None,
        Opcode::Iadd => match (parts(walk, b), parts(walk, a)) {
            (Some(parts), _) => (a, parts),
            (_, Some(parts)) => (b, parts),
            _ => return None,
        },
        _ => (b, parts(walk, a)?),
    };
    let more = match (opcode, scale) {
        (Opcode::Iadd, _) => parts.constant,
        (Opcode::Ishl, Some(count)) => parts.constant << (count & 63),
        (_, Some(factor)) => parts.constant.wrapping_mul(factor),
        (_, None) => return None,
    };
    let (mut arg, extension) = (parts.word, parts.extension);
    if parts.before > 0 {
        let args = [arg, constant(walk, Type::I32, parts.before, like)];
        let opcode = Opcode::Iadd;
        arg = walk.make(InstructionData::Binary { opcode, args }, Type::I32, like);
    }
    let nonnegative = walk.of(arg).is_nonnegative();
    let first = match opcode {
        // Shifted as a word, as what has no constant is.
        Opcode::Ishl
            if scale.is_some_and(|count| count < 32 && walk.of(arg).most <= WORD >> count)
                && (nonnegative || extension == Opcode::Uextend) =>
        {
            extended(
                walk,
                InstructionData::Binary {
                    opcode,
                    args: [arg, other],
                },
                like,
            )
        }
        _ => {
            let opcode_of_word = if nonnegative { Opcode::Uextend } else { extension };
            let wide = walk.make(
                InstructionData::Unary {
                    opcode: opcode_of_word,
                    arg,
                },
                ty,
                like,
            );
            let args = [wide, other];
            walk.make(InstructionData::Binary { opcode, args }, ty, like)
        }
    };
    let args = [first, constant(walk, ty, more, like)];
    let opcode = Opcode::Iadd;
    Some(walk.make(InstructionData::Binary { opcode, args }, ty, like))
}

/// A shift of `x | c` of words that have no bit in common: a sum, of which accesses of memory take the constant.
fn shifted_apart(walk: &mut Walk<'_>, [value, count]: [Value; 2], like: Inst) -> Option<Value> {
    let dfg = &walk.func.dfg;
    let places = dfg.int_constant(count)? & 31;
    let InstructionData::Binary {
        opcode: Opcode::Bor,
        args: [x, set],
    } = *dfg.inst(dfg.defining_inst(value)?)
    else {
        return None;
    };
    let (x, set) = (dfg.resolve(x), dfg.int_constant(set)?);
    if set & !walk.of(x).zeros != 0 {
        return None;
    }
    let data = |opcode, args| InstructionData::Binary { opcode, args };
    let shifted = walk.make(data(Opcode::Ishl, [x, count]), Type::I32, like);
    let more = constant(walk, Type::I32, set << places & WORD, like);
    Some(walk.make(data(Opcode::Iadd, [shifted, more]), Type::I32, like))
}

/// A shift of the low half.
fn shifted(walk: &mut Walk<'_>, opcode: Opcode, [value, count]: [Value; 2], like: Inst) -> Value {
    let args = [low(walk, value, like), count];
    extended(walk, InstructionData::Binary { opcode, args }, like)
}

/// What a mask by a constant masks, where it keeps or sets nothing that anything asks for.
fn mask(walk: &Walk<'_>, opcode: Opcode, result: Value, [value, mask]: [Value; 2]) -> Option<Value> {
    let bits = walk.func.dfg.int_constant(mask)?;
    let (wanted, known) = (walk.demand.of(result), walk.of(value));
    let all = ones(known.width);
    let changed = match opcode {
        Opcode::Band => all & !bits & !known.zeros,
        Opcode::Bor => bits & !known.ones,
        _ => return None,
    };
    (wanted != 0 && changed & wanted == 0).then_some(value)
}

fn unary(walk: &mut Walk<'_>, inst: Inst, arg: Value, known: Known) -> Option<Value> {
    let dfg = &walk.func.dfg;
    let (result, opcode) = (dfg.first_result(inst), dfg.opcode(inst));
    match opcode {
        Opcode::Sextend => {
            let from = walk.of(arg);
            let wanted = walk.demand.of(result);
            let unsigned = from.is_nonnegative() || wanted != 0 && wanted <= ones(from.width);
            let opcode = Opcode::Uextend;
            unsigned.then(|| {
                walk.make(
                    InstructionData::Unary { opcode, arg },
                    dfg_type(walk, result),
                    inst,
                )
            })
        }
        Opcode::Ineg | Opcode::Bnot if word_is_enough(walk, result, known) => {
            let arg = low(walk, arg, inst);
            Some(extended(walk, InstructionData::Unary { opcode, arg }, inst))
        }
        _ => None,
    }
}

/// Comparisons of long numbers that are words, and signed ones of numbers that are not negative.
fn compare(walk: &mut Walk<'_>, inst: Inst, cond: IntCC, args: [Value; 2]) -> Option<Value> {
    if dfg_type(walk, args[0]) != Type::I64 {
        return None;
    }
    let words = args.iter().all(|&arg| walk.of(arg).most <= WORD);
    let opcode = Opcode::Icmp;
    words.then(|| {
        let args = args.map(|arg| low(walk, arg, inst));
        let cond = unsigned(cond);
        walk.make(
            InstructionData::IntCompare { opcode, cond, args },
            Type::INVALID,
            inst,
        )
    })
}

/// The comparison of numbers without signs.
fn unsigned(cond: IntCC) -> IntCC {
    match cond {
        IntCC::Slt => IntCC::Ult,
        IntCC::Sle => IntCC::Ule,
        IntCC::Sgt => IntCC::Ugt,
        IntCC::Sge => IntCC::Uge,
        other => other,
    }
}
