//! Which bits of integers anything asks for.
//!
//! A bit of a value is *demanded* if changing it could change what the function does. An operation whose low bits depend on low bits only, as sums
//! and products, hands on what is demanded of its result; masks, shifts and reductions hand on less. Everything else demands all bits of what it
//! reads, but for addresses: a machine may not look at all bits of those ([`Machine::address_bits`]).
//!
//! - **D1** What a value's demand leaves out may be anything: a value with the same demanded bits may take its place.
//! - **D2** Demand of a parameter is that of the arguments for it.
//!
//! Cost: linear. Walks go backwards, and the demand of a value grows at most `GROWS` times before it is all bits.

use crate::ir::eval::ones;
use crate::ir::incoming::Incoming;
use crate::ir::{Block, Function, Inst, InstructionData, Opcode, Value, ValueDef};
use crate::maps::sized;
use crate::opt::Machine;
use cranelift_entity::SecondaryMap;

/// How often the demand of a value grows bit by bit.
const GROWS: u8 = 4;

/// The demanded bits of every value of at most 64 bits that is an integer or truth value; all ones for others.
#[derive(Clone, Debug)]
pub struct Demand {
    bits: SecondaryMap<Value, (u64, u8)>,
}

impl Demand {
    /// Asks a function without aliases.
    pub fn new(func: &Function, machine: &Machine) -> Demand {
        let mut demand = Demand {
            bits: sized(func.dfg.num_values()),
        };
        let mut work = Vec::new();
        for &block in func.layout.blocks().iter().rev() {
            for &inst in func.layout.insts(block).iter().rev() {
                if passes_on(func, inst) {
                    demand.pass_on(func, inst, &mut work);
                    continue;
                }
                let address = func
                    .dfg
                    .inst(inst)
                    .mem()
                    .map(|mem| machine.address_bits(mem.segment));
                for (index, &value) in func.dfg.args(inst).iter().enumerate() {
                    let bits = match address {
                        Some(bits) if index == 0 => ones(bits),
                        _ => u64::MAX,
                    };
                    demand.grow(func, value, bits, &mut work);
                }
            }
        }
        demand.settle(func, work);
        demand
    }

    /// The demanded bits of a value.
    pub fn of(&self, value: Value) -> u64 {
        self.bits[value].0
    }

    /// Hands on what grew after it had been handed on.
    fn settle(&mut self, func: &Function, mut work: Vec<Value>) {
        let edges = Incoming::new(&func.dfg, &func.layout);
        while let Some(value) = work.pop() {
            match func.dfg.value_def(value) {
                ValueDef::Result(inst, _) if passes_on(func, inst) => self.pass_on(func, inst, &mut work),
                ValueDef::Result(..) => {}
                ValueDef::Param(block, index) => {
                    self.hand_to_arguments(func, (block, index), &edges, &mut work)
                }
            }
        }
    }

    fn hand_to_arguments(
        &mut self,
        func: &Function,
        (block, index): (Block, usize),
        edges: &Incoming,
        work: &mut Vec<Value>,
    ) {
        let param = func.dfg.block_params(block)[index];
        for &(inst, target) in edges.of(block) {
            let arg = func.dfg.call_args(&func.dfg.targets(inst)[target as usize])[index];
            self.grow(func, arg, self.of(param), work);
        }
    }

    fn grow(&mut self, func: &Function, value: Value, bits: u64, work: &mut Vec<Value>) {
        if bits & !self.bits[value].0 == 0 {
            return;
        }
        let ty = func.dfg.value_type(value);
        let all = if ty.is_vector() || ty.bits() > 64 {
            u64::MAX
        } else {
            ones(ty.bits())
        };
        let (old, times) = self.bits[value];
        let mut new = old | bits & all;
        if new == old {
            return;
        }
        if times >= GROWS {
            new = all;
        }
        self.bits[value] = (new, times.saturating_add(1));
        work.push(value);
    }

    /// What an operation demands of its operands for what is demanded of its result.
    fn pass_on(&mut self, func: &Function, inst: Inst, work: &mut Vec<Value>) {
        let result = func.dfg.first_result(inst);
        let bits = self.of(result);
        let width = func.dfg.value_type(result).bits();
        // Nothing carries down.
        let below = ones(64 - bits.leading_zeros());
        let args = func.dfg.args(inst);
        let count = |value: Value| {
            let count = func.dfg.int_constant(value)?;
            Some((count % u64::from(width)) as u32)
        };
        let of = |index: usize| {
            let other = |index: usize| args.get(index).and_then(|&value| func.dfg.int_constant(value));
            match func.dfg.opcode(inst) {
                Opcode::Iadd | Opcode::Isub | Opcode::Imul | Opcode::Ineg => below,
                Opcode::Band => bits & other(1 - index).unwrap_or(u64::MAX),
                Opcode::Bor => bits & !other(1 - index).unwrap_or(0),
                Opcode::Ishl | Opcode::Ushr | Opcode::Sshr if index == 1 => u64::from(width) - 1,
                Opcode::Ishl => count(args[1]).map_or(below, |count| bits >> count),
                Opcode::Ushr => count(args[1]).map_or(u64::MAX, |count| bits << count),
                Opcode::Sshr => match count(args[1]) {
                    Some(count) if bits & ones(width) & !(ones(width) >> count) == 0 => bits << count,
                    Some(count) => bits << count | 1 << (width - 1),
                    None => u64::MAX,
                },
                Opcode::Sextend => {
                    let from = func.dfg.value_type(args[0]).bits();
                    let sign = if bits & !ones(from) == 0 {
                        0
                    } else {
                        1 << (from - 1)
                    };
                    bits & ones(from) | sign
                }
                Opcode::Ihigh => bits << 32,
                Opcode::Iconcat if index == 1 => bits >> 32,
                Opcode::Select if index == 0 => u64::MAX,
                // The same bits: complements, extensions, reductions, the low half.
                _ => bits,
            }
        };
        for (index, &value) in args.iter().enumerate() {
            self.grow(func, value, of(index), work);
        }
    }
}

/// Whether an operation reads no more of its operands than what is demanded of its result needs.
fn passes_on(func: &Function, inst: Inst) -> bool {
    let operation = matches!(
        func.dfg.opcode(inst),
        Opcode::Iadd
            | Opcode::Isub
            | Opcode::Imul
            | Opcode::Ineg
            | Opcode::Band
            | Opcode::Bor
            | Opcode::Bxor
            | Opcode::Bnot
            | Opcode::Ishl
            | Opcode::Ushr
            | Opcode::Sshr
            | Opcode::Uextend
            | Opcode::Sextend
            | Opcode::Ireduce
            | Opcode::Ilow
            | Opcode::Ihigh
            | Opcode::Iconcat
            | Opcode::Select
    );
    let scalar = |&value: &Value| {
        let ty = func.dfg.value_type(value);
        ty.bits() <= 64 && !ty.is_vector() && !ty.is_float()
    };
    let data = func.dfg.inst(inst);
    operation
        && func.dfg.results(inst).iter().all(scalar)
        && data.args(&func.dfg.value_lists).iter().all(scalar)
        && !matches!(data, InstructionData::Call { .. })
}

#[cfg(test)]
mod tests;
