//! Operations on vectors as operations on their lanes, on words, or on shorter vectors.
//!
//! What stays are lanes of 32 and 64 bits: taking them out, putting them together, and reading a vector as another one of the
//! same size. Lanes of 8 and 16 bits are fields of 32-bit words.

use super::Expander;
use crate::ir::{Inst, InstBuilder, InstructionData, Opcode, Type, Value};

/// The value of an operation on a vector, or `None` for what the machine does. `native` says which operations on vectors
/// it has.
pub fn expand(
    at: &mut Expander<'_>,
    inst: Inst,
    native: &dyn Fn(&InstructionData, Type) -> bool,
) -> Option<Value> {
    let ty = at.func.dfg.ctrl_type(inst);
    let data = *at.func.dfg.inst(inst);
    match data {
        InstructionData::UnaryImm {
            opcode: Opcode::ExtractLane,
            arg,
            imm,
        } => {
            let vector = at.func.dfg.value_type(arg);
            return (vector.lane_bits() < 32).then(|| narrow_lane(at, vector, arg, imm.into()));
        }
        InstructionData::BinaryImm {
            opcode: Opcode::InsertLane,
            args: [vector, lane],
            imm,
        } => {
            return (ty.lane_bits() < 32).then(|| with_narrow_lane(at, ty, vector, lane, imm.into()));
        }
        InstructionData::MultiAry {
            opcode: Opcode::MakeVector,
            ..
        } => {
            if ty.lane_bits() >= 32 {
                return None;
            }
            let lanes = at.func.dfg.args(inst).to_vec();
            let words: Vec<Value> = lanes
                .chunks((32 / ty.lane_bits()) as usize)
                .map(|lanes| join(at, ty.lane_bits(), lanes))
                .collect();
            return Some(from_words(at, ty, &words));
        }
        _ => {}
    }
    let lane_wise = matches!(
        data,
        InstructionData::Unary { .. }
            | InstructionData::Binary { .. }
            | InstructionData::Ternary { .. }
            | InstructionData::UnaryFp { .. }
            | InstructionData::BinaryFp { .. }
            | InstructionData::TernaryFp { .. }
    );
    let moves = matches!(data.opcode(), Opcode::Bitcast | Opcode::Select);
    if !ty.is_vector() || !lane_wise || moves || native(&data, ty) {
        return None;
    }
    let args = at.func.dfg.args(inst).to_vec();
    if let Opcode::Band | Opcode::Bor | Opcode::Bxor | Opcode::Bnot = data.opcode() {
        return Some(in_pieces(at, inst, ty, whole_words(ty), &args));
    }
    // The longest piece that the machine has.
    let mut piece = ty.lane();
    let mut lanes = 2;
    while lanes < ty.lanes() {
        if let Some(shorter) = ty.lane().vector(lanes)
            && shorter.bits() >= 32
            && native(&data, shorter)
        {
            piece = shorter;
        }
        lanes *= 2;
    }
    if piece.is_vector() {
        return Some(in_pieces(at, inst, ty, piece, &args));
    }
    let lanes: Vec<Value> = (0..ty.lanes() as u8)
        .map(|index| {
            let lane_args: Vec<Value> = args
                .iter()
                .map(|&arg| {
                    let from = at.func.dfg.value_type(arg);
                    match from.is_vector() {
                        true => at.extract_lane(from.lane(), arg, index),
                        false => arg,
                    }
                })
                .collect();
            at.same_on(inst, piece, &lane_args)
        })
        .collect();
    Some(at.make_vector(ty, &lanes))
}

/// The type in which bits are combined fastest: 64 bits if there are as many.
fn whole_words(ty: Type) -> Type {
    if ty.bits() >= 64 { Type::I64 } else { Type::I32 }
}

/// The operation on pieces of 32 or 64 bits, put together again.
fn in_pieces(at: &mut Expander<'_>, inst: Inst, ty: Type, piece: Type, args: &[Value]) -> Value {
    let Some(word) = Type::int(piece.bits()) else {
        return at.undef(ty);
    };
    let count = ty.bits() / piece.bits();
    let words = word.vector(count).unwrap_or(word);
    let wholes: Vec<Value> = args
        .iter()
        .map(|&arg| match at.func.dfg.value_type(arg).is_vector() {
            true => at.as_type(words, arg),
            false => arg,
        })
        .collect();
    let results: Vec<Value> = (0..count as u8)
        .map(|index| {
            let parts: Vec<Value> = wholes
                .iter()
                .zip(args)
                .map(|(&whole, &arg)| {
                    if !at.func.dfg.value_type(arg).is_vector() {
                        return arg;
                    }
                    let part = match count {
                        1 => whole,
                        _ => at.extract_lane(word, whole, index),
                    };
                    at.as_type(piece, part)
                })
                .collect();
            let result = at.same_on(inst, piece, &parts);
            at.as_type(word, result)
        })
        .collect();
    let whole = match results[..] {
        [single] => single,
        _ => at.make_vector(words, &results),
    };
    at.as_type(ty, whole)
}

/// The 32-bit word of a vector that holds a bit.
fn word_at(at: &mut Expander<'_>, ty: Type, vector: Value, bit: u32) -> Value {
    match Type::I32.vector(ty.bits() / 32) {
        Some(words) if words.is_vector() => {
            let whole = at.as_type(words, vector);
            at.extract_lane(Type::I32, whole, (bit / 32) as u8)
        }
        _ => at.as_type(Type::I32, vector),
    }
}

fn from_words(at: &mut Expander<'_>, ty: Type, words: &[Value]) -> Value {
    let whole = match (words, Type::I32.vector(words.len() as u32)) {
        (&[single], _) | (&[single, ..], None) => single,
        (_, Some(vector)) => at.make_vector(vector, words),
        ([], None) => at.undef(Type::I32),
    };
    at.as_type(ty, whole)
}

/// An integer of the width of a lane of less than 32 bits; the low bits of a word.
fn lane_of_word(at: &mut Expander<'_>, lane: Type, word: Value) -> Value {
    match Type::int(lane.bits()) {
        Some(int) => {
            let low = at.ireduce(int, word);
            at.as_type(lane, low)
        }
        None => word,
    }
}

/// A lane of less than 32 bits as a 32-bit word, zero extended.
fn word_of_lane(at: &mut Expander<'_>, lane: Value) -> Value {
    let ty = at.func.dfg.value_type(lane);
    let int = Type::int(ty.bits()).unwrap_or(ty);
    let int = at.as_type(int, lane);
    at.uextend(Type::I32, int)
}

fn narrow_lane(at: &mut Expander<'_>, ty: Type, vector: Value, index: u32) -> Value {
    let bit = index * ty.lane_bits();
    let word = word_at(at, ty, vector, bit);
    let shifted = match bit % 32 {
        0 => word,
        shift => {
            let shift = at.int(Type::I32, shift.into());
            at.ushr(Type::I32, word, shift)
        }
    };
    lane_of_word(at, ty.lane(), shifted)
}

fn with_narrow_lane(at: &mut Expander<'_>, ty: Type, vector: Value, lane: Value, index: u32) -> Value {
    let bit = index * ty.lane_bits();
    let word = word_at(at, ty, vector, bit);
    let field = at.int(Type::I32, ((1 << ty.lane_bits()) - 1) << (bit % 32));
    let lane = word_of_lane(at, lane);
    let shift = at.int(Type::I32, (bit % 32).into());
    let lane = at.ishl(Type::I32, lane, shift);
    let changed = at.bitselect(Type::I32, field, lane, word);
    match Type::I32.vector(ty.bits() / 32) {
        Some(words) if words.is_vector() => {
            let whole = at.as_type(words, vector);
            let whole = at.insert_lane(words, whole, changed, (bit / 32) as u8);
            at.as_type(ty, whole)
        }
        _ => at.as_type(ty, changed),
    }
}

/// A word of lanes of less than 32 bits.
fn join(at: &mut Expander<'_>, bits: u32, lanes: &[Value]) -> Value {
    let mut word = None;
    for &lane in lanes.iter().rev() {
        let lane = word_of_lane(at, lane);
        word = Some(match word {
            None => lane,
            Some(word) => {
                let shift = at.int(Type::I32, bits.into());
                let upper = at.ishl(Type::I32, word, shift);
                at.bor(Type::I32, upper, lane)
            }
        });
    }
    word.unwrap_or_else(|| at.undef(Type::I32))
}
