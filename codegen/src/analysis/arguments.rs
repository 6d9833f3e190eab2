//! What a kernel does with its arguments, as far as the code shows it: which of them are addresses.
//!
//! An argument counts as an address if an instruction accesses memory at an address that begins with it: the argument itself, or a
//! sum to which no other argument contributes. Of a selection or a block parameter every alternative counts. Where two arguments are
//! added it is not known which of them is the address, and neither counts. What a function does with what it is passed is not looked at, nor
//! what goes through memory. So what counts is an address; what does not may still be one.
//!
//! Cost: linear in the instructions for each round of a fixed point that each value reaches in as many steps as there are arguments, in practice two or three rounds.

use crate::ir::{Function, InstructionData, MemInfo, Opcode, ParamKind, Segment, Value, ValueDef};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// What an argument is used as.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ArgumentUse {
    /// Not as an address, as far as can be known.
    Value,
    /// As an address of memory that all work-items share: in the global, readonly or flat segment. Flat if any use is.
    Buffer(Segment),
    /// As an address of group memory, that is promised to be aligned to so many bytes.
    Group {
        /// The largest alignment that an access promises.
        align: u32,
    },
}

/// Which argument a value contains.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
enum Origin {
    /// None.
    #[default]
    None,
    /// One of these, a bit for each.
    Either(u64),
    /// Several at once, or one of too many.
    Mixed,
}

impl Origin {
    /// Of an argument.
    fn of(index: usize) -> Origin {
        match index {
            0..64 => Origin::Either(1 << index),
            _ => Origin::Mixed,
        }
    }

    /// Of a value that is one of two.
    fn or(self, other: Origin) -> Origin {
        match (self, other) {
            (Origin::None, origin) | (origin, Origin::None) => origin,
            (Origin::Either(a), Origin::Either(b)) => Origin::Either(a | b),
            _ => Origin::Mixed,
        }
    }

    /// Of a sum.
    fn plus(self, other: Origin) -> Origin {
        match (self, other) {
            (Origin::None, origin) | (origin, Origin::None) => origin,
            _ => Origin::Mixed,
        }
    }
}

/// The uses of a kernel's arguments, in their order.
pub fn argument_uses(func: &Function) -> Vec<ArgumentUse> {
    let mut uses = vec![ArgumentUse::Value; func.params.len()];
    let scalar = |index: usize| func.params[index].count == 1 && func.params[index].kind == ParamKind::Value;
    let origins = origins(func);
    for (_, inst) in func.layout.iter() {
        let mem = match func.dfg.inst(inst) {
            InstructionData::Load { mem, .. }
            | InstructionData::Store { mem, .. }
            | InstructionData::Atomic { mem, .. } => mem,
            _ => continue,
        };
        let Some(&address) = func.dfg.args(inst).first() else {
            continue;
        };
        let Origin::Either(set) = origins[func.dfg.resolve(address)] else {
            continue;
        };
        for (index, used) in uses.iter_mut().enumerate().take(64) {
            if set >> index & 1 == 1 && scalar(index) {
                *used = joined(*used, mem, func.params[index].ty.bytes());
            }
        }
    }
    uses
}

/// A use of an argument of so many bytes and another access.
fn joined(known: ArgumentUse, mem: &MemInfo, bytes: u32) -> ArgumentUse {
    match (known, mem.segment) {
        (ArgumentUse::Value, Segment::Global | Segment::Readonly | Segment::Flat) if bytes == 8 => {
            ArgumentUse::Buffer(mem.segment)
        }
        (ArgumentUse::Buffer(known), Segment::Global | Segment::Readonly | Segment::Flat) => {
            ArgumentUse::Buffer(match known == mem.segment {
                true => known,
                false if known == Segment::Flat || mem.segment == Segment::Flat => Segment::Flat,
                false => Segment::Global,
            })
        }
        (ArgumentUse::Value, Segment::Group) if bytes == 4 => ArgumentUse::Group {
            align: 1 << mem.align_log2,
        },
        (ArgumentUse::Group { align }, Segment::Group) => ArgumentUse::Group {
            align: align.max(1 << mem.align_log2),
        },
        (known, _) => known,
    }
}

/// Arguments by their places, offset and size in bytes; of several in one place the first.
type Places = FxHashMap<(u64, u32), usize>;

/// Which argument each value contains.
fn origins(func: &Function) -> SecondaryMap<Value, Origin> {
    let mut origins: SecondaryMap<Value, Origin> = SecondaryMap::new();
    let mut places = Places::default();
    for (index, param) in func.params.iter().enumerate() {
        let place = (u64::from(param.offset), param.bytes());
        places.entry(place).or_insert(index);
    }
    loop {
        let mut changed = false;
        for (block, inst) in func.layout.iter() {
            let found = of_result(func, inst, &origins, &places);
            if found != Origin::None {
                let result = func.dfg.first_result(inst);
                let grown = origins[result].or(found);
                changed |= std::mem::replace(&mut origins[result], grown) != grown;
            }
            if Some(&inst) != func.layout.insts(block).last() {
                continue;
            }
            for call in func.successor_calls(block) {
                let params = func.dfg.block_params(call.block).iter();
                for (&arg, &param) in func.dfg.call_args(call).iter().zip(params) {
                    let grown = origins[param].or(origins[func.dfg.resolve(arg)]);
                    changed |= std::mem::replace(&mut origins[param], grown) != grown;
                }
            }
        }
        if !changed {
            return origins;
        }
    }
}

/// Which argument the result of an instruction contains.
fn of_result(
    func: &Function,
    inst: crate::ir::Inst,
    origins: &SecondaryMap<Value, Origin>,
    places: &Places,
) -> Origin {
    let of = |value: Value| origins[func.dfg.resolve(value)];
    match *func.dfg.inst(inst) {
        InstructionData::Load { mem, offset, arg, .. } if mem.segment == Segment::Kernarg => {
            let size = func.dfg.value_type(func.dfg.first_result(inst)).bytes();
            let place = constant(func, arg).map(|at| at.wrapping_add(offset as u64));
            let index = place.and_then(|place| places.get(&(place, size)));
            index.map_or(Origin::None, |&index| Origin::of(index))
        }
        InstructionData::Binary { opcode, args: [a, b] } => match opcode {
            Opcode::Iadd | Opcode::Bor => of(a).plus(of(b)),
            Opcode::Isub if of(b) == Origin::None => of(a),
            _ => Origin::None,
        },
        InstructionData::Ternary {
            opcode: Opcode::Select,
            args: [_, a, b],
        } => of(a).or(of(b)),
        InstructionData::SegmentCvt { arg, .. } => of(arg),
        _ => Origin::None,
    }
}

/// The value of a constant.
fn constant(func: &Function, value: Value) -> Option<u64> {
    match func.dfg.value_def(func.dfg.resolve(value)) {
        ValueDef::Result(inst, _) => match *func.dfg.inst(inst) {
            InstructionData::Const { imm, .. } => Some(imm),
            _ => None,
        },
        ValueDef::Param(..) => None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    fn uses(body: &str) -> Vec<ArgumentUse> {
        let text = format!(
            "kernel %k {{\n    param %a : i64 at 0 align 8\n    param %b : i64 at 8 align 8\n    param %n : i32 at 16 align 4\n\
             block0:\n    v0 = iconst.i64 0\n    v1 = load.i64 kernarg align 8 [v0]\n    v2 = load.i64 kernarg align 8 [v0+8]\n    \
             v3 = load.i32 kernarg align 4 [v0+16]\n{body}}}\n"
        );
        let module = parse_module(&text).unwrap_or_else(|errors| panic!("{errors:?}\n{text}"));
        let (_, func) = module.defined().next().unwrap();
        argument_uses(func)
    }

    const NONE: ArgumentUse = ArgumentUse::Value;
    const GLOBAL: ArgumentUse = ArgumentUse::Buffer(Segment::Global);

    #[test]
    fn a_base_and_an_index() {
        let found = uses(
            "    v4 = sextend.i64 v3\n    v5 = iadd.i64 v1, v4\n    v6 = load.i32 global align 4 [v5]\n    store.i32 flat align 4 [v2+4], v6\n    \
             store.i32 group align 8 [v3], v6\n    return\n",
        );
        let flat = ArgumentUse::Buffer(Segment::Flat);
        assert_eq!(found, [GLOBAL, flat, ArgumentUse::Group { align: 8 }]);
    }

    #[test]
    fn a_sum_of_two_arguments_could_begin_with_either() {
        let found = uses("    v4 = iadd.i64 v1, v2\n    v5 = load.i32 global align 4 [v4]\n    return\n");
        assert_eq!(found, [NONE, NONE, NONE]);
    }

    #[test]
    fn a_pointer_that_a_loop_moves() {
        let found = uses(
            "    jump block1(v1)\nblock1(v4: i64):\n    v5 = load.i32 global align 4 [v4]\n    v6 = iadd.i64 v4, v0\n    v7 = icmp.eq v5, v3\n    \
             branch v7, block1(v6), block2\nblock2:\n    return\n",
        );
        assert_eq!(found, [GLOBAL, NONE, NONE]);
    }

    #[test]
    fn pointers_that_a_loop_exchanges() {
        let found = uses(
            "    jump block1(v1, v2)\nblock1(v4: i64, v5: i64):\n    v6 = load.i32 global align 4 [v4]\n    v7 = icmp.eq v6, v3\n    \
             branch v7, block1(v5, v4), block2\nblock2:\n    return\n",
        );
        assert_eq!(found, [GLOBAL, GLOBAL, NONE]);
    }

    #[test]
    fn what_is_stored_is_no_address() {
        let found = uses("    store.i64 global align 8 [v1], v2\n    return\n");
        assert_eq!(found, [GLOBAL, NONE, NONE]);
    }
}
