//! Loops over the lanes of a vector: operations in pieces, and vectors of lanes of 8 and 16 bits, which are fields of 32-bit words.
//!
//! How many lanes and words there are depends on the type, which is why this is no rule; `isle-rules/legalize/vectors.isle` has those.

use super::Expander;
use super::rules::constructor_word_of_lane as word_of_lane;
use crate::ir::{Inst, InstBuilder, Type, Value};

/// The operation on each piece of so many lanes.
pub(super) fn in_lanes(at: &mut Expander<'_>, inst: Inst, count: u32) -> Value {
    let ty = at.func.dfg.ctrl_type(inst);
    let lane = ty.lane();
    let args = at.func.dfg.args(inst).to_vec();
    if let Some(piece) = lane.vector(count)
        && piece.is_vector()
    {
        return in_pieces(at, inst, ty, piece, &args);
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
            at.same_on(inst, lane, &lane_args)
        })
        .collect();
    at.make_vector(ty, &lanes)
}

/// The operation on bits, 64 at once if there are as many.
pub(super) fn in_words(at: &mut Expander<'_>, inst: Inst) -> Value {
    let ty = at.func.dfg.ctrl_type(inst);
    let args = at.func.dfg.args(inst).to_vec();
    let piece = if ty.bits() >= 64 { Type::I64 } else { Type::I32 };
    in_pieces(at, inst, ty, piece, &args)
}

/// A vector of lanes of less than 32 bits.
pub(super) fn of_words(at: &mut Expander<'_>, ty: Type, lanes: &[Value]) -> Value {
    let words: Vec<Value> = lanes
        .chunks((32 / ty.lane_bits()) as usize)
        .map(|lanes| join(at, ty.lane_bits(), lanes))
        .collect();
    from_words(at, ty, &words)
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

fn from_words(at: &mut Expander<'_>, ty: Type, words: &[Value]) -> Value {
    let whole = match (words, Type::I32.vector(words.len() as u32)) {
        (&[single], _) | (&[single, ..], None) => single,
        (_, Some(vector)) => at.make_vector(vector, words),
        ([], None) => at.undef(Type::I32),
    };
    at.as_type(ty, whole)
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
