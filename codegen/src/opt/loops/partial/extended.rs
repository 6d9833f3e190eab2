//! Counters of 32 bits that are extended to 64, as indices of arrays are.

use super::Count;
use crate::ir::{Block, Function, InstructionData, IntCC, Opcode, Type, Value};

impl Count {
    /// Whether the extension of a later number of the copies is that of the first and the distance ([S4](super)).
    fn extends_alike(&self, opcode: Opcode) -> bool {
        let extends = match opcode {
            Opcode::Sextend => self.cond == IntCC::Slt,
            Opcode::Uextend => matches!(self.cond, IntCC::Slt | IntCC::Ult),
            _ => false,
        };
        extends
            && self.ty == Type::I32
            && self.ahead <= 1
            && self
                .first
                .is_some_and(|first| first + self.ahead <= i32::MAX as u64)
    }
}

/// Makes the extensions of the counter in all copies but the first sums of the first one's. A copy begins with its header and has as many blocks as the
/// others.
pub(super) fn share(func: &mut Function, count: &Count, headers: &[Block], blocks: &[Block]) {
    let each = blocks.len() / headers.len();
    let mut shared: [Option<Value>; 2] = [None; 2];
    for (distance, (&header, copy)) in headers.iter().zip(blocks.chunks(each)).enumerate().skip(1) {
        let number = func.dfg.block_params(header)[count.param];
        for &block in copy {
            let mut index = 0;
            while let Some(&inst) = func.layout.insts(block).get(index) {
                index += 1;
                let InstructionData::Unary { opcode, arg } = *func.dfg.inst(inst) else {
                    continue;
                };
                if arg != number || func.dfg.ctrl_type(inst) != Type::I64 || !count.extends_alike(opcode) {
                    continue;
                }
                let first = *shared[usize::from(opcode == Opcode::Sextend)]
                    .get_or_insert_with(|| extended(func, headers[0], count.param, opcode));
                let constant = InstructionData::Const {
                    opcode: Opcode::Iconst,
                    imm: distance as u64,
                };
                let constant = func.dfg.make_inst(constant, Type::I64, None);
                let sum = InstructionData::Binary {
                    opcode: Opcode::Iadd,
                    args: [first, func.dfg.first_result(constant)],
                };
                let sum = func.dfg.make_inst(sum, Type::I64, None);
                func.dfg.locs[sum] = func.dfg.locs[inst];
                let [old, new] = [inst, sum].map(|inst| func.dfg.first_result(inst));
                func.layout.insts_mut(block)[index - 1] = sum;
                func.layout.insts_mut(block).insert(index - 1, constant);
                func.dfg.make_alias(old, new);
                index += 1;
            }
        }
    }
    if shared != [None; 2] {
        func.resolve_all_aliases();
    }
}

/// The extension of the first copy's number, where that copy begins.
fn extended(func: &mut Function, header: Block, param: usize, opcode: Opcode) -> Value {
    let arg = func.dfg.block_params(header)[param];
    let inst = func
        .dfg
        .make_inst(InstructionData::Unary { opcode, arg }, Type::I64, None);
    func.layout.insts_mut(header).insert(0, inst);
    func.dfg.first_result(inst)
}
