//! What a value is in each lane, where it follows from the number of the lane alone.

use crate::ir::{Function, InstructionData, Opcode, Value};
use crate::opt::fold::fold_with;

/// Lanes of the largest waves.
const LANES: usize = 64;

/// Instructions that such a value may take.
const MOST: usize = 12;

/// The bits of a scalar value in the lanes with numbers 0 to 63, if it is computed from constants and `laneid` by a few instructions.
///
/// Cost: 64 times these.
pub fn by_lane(func: &Function, value: Value) -> Option<[u64; LANES]> {
    let mut bits = [0; LANES];
    for (lane, bits) in bits.iter_mut().enumerate() {
        *bits = in_lane(func, value, lane as u64, &mut MOST.clone())?;
    }
    Some(bits)
}

fn in_lane(func: &Function, value: Value, lane: u64, left: &mut usize) -> Option<u64> {
    let inst = func.dfg.defining_inst(func.dfg.resolve(value))?;
    match *func.dfg.inst(inst) {
        InstructionData::Const { imm, .. } => Some(imm),
        InstructionData::Nullary {
            opcode: Opcode::Laneid,
        } => Some(lane),
        _ => {
            *left = left.checked_sub(1)?;
            fold_with(&func.dfg, inst, &mut |operand| in_lane(func, operand, lane, left))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::{FunctionKind, InstBuilder, Type};

    #[test]
    fn from_the_lane_alone() {
        let mut func = Function::new("k", FunctionKind::Kernel);
        let block = func.append_block();
        let lane = func.at_end(block).laneid(Type::I32);
        let three = func.at_end(block).iconst(Type::I32, 3);
        let other = func.at_end(block).bxor(Type::I32, lane, three);
        assert_eq!(by_lane(&func, other).unwrap()[..6], [3, 2, 1, 0, 7, 6]);
        let item = func.at_end(block).workitemid(Type::I32, 0);
        let sum = func.at_end(block).iadd(Type::I32, other, item);
        assert_eq!(by_lane(&func, sum), None);
    }

    #[test]
    fn long_ones_end() {
        let mut func = Function::new("k", FunctionKind::Kernel);
        let block = func.append_block();
        let mut value = func.at_end(block).laneid(Type::I32);
        for _ in 0..40 {
            value = func.at_end(block).iadd(Type::I32, value, value);
        }
        assert_eq!(by_lane(&func, value), None);
    }
}
