//! Integers that become parts of the instructions that read them: sums in sums, shifts in sums, logic in logic.
//!
//! Such an instruction takes no less than the one that it stands for. Where something else reads the part as it is, both are there, so that nothing is saved; and of two operands that may be
//! parts, the one that nothing else reads is worth more. Selection goes backwards and has not seen yet what else reads a value, so this is looked up before.
//!
//! Rust, not rules: the question is about all that read a value.

use crate::isa::{Isa, Op};
use cranelift_entity::{EntitySet, SecondaryMap};
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Function, Inst, Opcode, Type, Value};

/// What may be a part of an operation, the first that rules prefer first.
fn parts_of(opcode: Opcode, isa: Isa) -> &'static [Opcode] {
    match opcode {
        Opcode::Iadd => &[
            Opcode::Popcount,
            Opcode::Smul24,
            Opcode::Umul24,
            Opcode::Ishl,
            Opcode::Bxor,
            Opcode::Iadd,
            Opcode::Imul,
        ],
        Opcode::Ishl => &[Opcode::Iadd],
        Opcode::Bor => &[Opcode::Band, Opcode::Bor, Opcode::Ishl],
        Opcode::Umin if isa.has(Op::VMaxminU32) => &[Opcode::Umax, Opcode::Umin],
        Opcode::Umax if isa.has(Op::VMinmaxU32) => &[Opcode::Umin, Opcode::Umax],
        Opcode::Smin if isa.has(Op::VMaxminI32) => &[Opcode::Smax, Opcode::Smin],
        Opcode::Smax if isa.has(Op::VMinmaxI32) => &[Opcode::Smin, Opcode::Smax],
        Opcode::Umin => &[Opcode::Umin],
        Opcode::Umax => &[Opcode::Umax],
        Opcode::Smin => &[Opcode::Smin],
        Opcode::Smax => &[Opcode::Smax],
        _ => &[],
    }
}

/// What is known of those that read values.
pub struct Readers {
    /// Words in vector registers that something reads as they are.
    whole: EntitySet<Value>,
    /// How often values are read, up to twice.
    uses: SecondaryMap<Value, u8>,
}

impl Readers {
    /// Looks at all instructions.
    pub(super) fn new(func: &Function, files: &ValueFiles, isa: Isa) -> Readers {
        let parts = Parts::new(func, files, isa);
        let whole = read_whole(&parts);
        Readers {
            whole,
            uses: parts.uses,
        }
    }

    /// Whether something reads a word as it is.
    pub fn read_whole(&self, value: Value) -> bool {
        self.whole.contains(value)
    }

    /// Whether one instruction reads a value, in one place.
    pub fn read_once(&self, value: Value) -> bool {
        self.uses[value] == 1
    }
}

fn read_whole(parts: &Parts<'_>) -> EntitySet<Value> {
    let func = parts.func;
    let dfg = &func.dfg;
    let mut read = EntitySet::with_capacity(dfg.num_values());
    let mut pairs = Vec::new();
    for (_, inst) in func.layout.iter() {
        match parts.of(inst) {
            [Some(first), Some(second)] => pairs.push((first, second)),
            [one, _] => dfg
                .uses(inst)
                .filter(|&value| Some(value) != one)
                .for_each(|value| {
                    read.insert(value);
                }),
        }
    }
    // One of two is a part. If nothing else reads either, that is the one that rules prefer.
    for (first, second) in pairs {
        if !read.contains(first) {
            read.insert(second);
        }
    }
    read
}

/// What may be a part of what.
struct Parts<'a> {
    func: &'a Function,
    files: &'a ValueFiles,
    isa: Isa,
    /// How often values are read, up to twice.
    uses: SecondaryMap<Value, u8>,
    /// Values that an edge passes to a parameter that is no operand of what makes them.
    passed: EntitySet<Value>,
}

impl<'a> Parts<'a> {
    fn new(func: &'a Function, files: &'a ValueFiles, isa: Isa) -> Self {
        let dfg = &func.dfg;
        let mut uses: SecondaryMap<Value, u8> = SecondaryMap::with_capacity(dfg.num_values());
        let mut passed = EntitySet::with_capacity(dfg.num_values());
        for (_, inst) in func.layout.iter() {
            for value in dfg.uses(inst) {
                uses[value] = (uses[value] + 1).min(2);
            }
            for call in dfg.targets(inst) {
                let params = dfg.block_params(call.block);
                for (param, &value) in params.iter().zip(dfg.call_args(call)) {
                    let made = dfg.defining_inst(value);
                    if made.is_some_and(|made| !dfg.args(made).contains(param)) {
                        passed.insert(value);
                    }
                }
            }
        }
        Parts {
            func,
            files,
            isa,
            uses,
            passed,
        }
    }

    /// The operands that may be parts of an instruction, the one that rules prefer first, as is one that nothing else reads.
    fn of(&self, inst: Inst) -> [Option<Value>; 2] {
        let &[a, b] = self.func.dfg.args(inst) else {
            return [None; 2];
        };
        let parts = parts_of(self.func.dfg.opcode(inst), self.isa);
        // The sum with a product has two registers, and the copy to one by itself would cost what a part saves.
        let passed = |result: &Value| self.passed.contains(*result);
        let passed = self.func.dfg.results(inst).first().is_some_and(passed);
        let rank = |value: Value| {
            let rank = self.rank(parts, value)?;
            if passed && parts[rank] == Opcode::Imul {
                return None;
            }
            // What is read twice would be a part of two: that saves nothing if it has a part itself.
            let once = self.uses[value] == 1;
            (once || !self.has_part(value)).then_some((!once, rank))
        };
        match (rank(a), rank(b)) {
            (Some(first), Some(second)) if a != b && first <= second => [Some(a), Some(b)],
            (Some(_), Some(_)) if a != b => [Some(b), Some(a)],
            (Some(_), None) => [Some(a), None],
            (None, Some(_)) => [Some(b), None],
            _ => [None; 2],
        }
    }

    /// The place of what makes a value among the parts of an operation.
    fn rank(&self, parts: &[Opcode], value: Value) -> Option<usize> {
        let dfg = &self.func.dfg;
        if parts.is_empty()
            || dfg.value_type(value) != Type::I32
            || self.files.get(value) != ValueFile::Vector
        {
            return None;
        }
        let inst = dfg.defining_inst(value)?;
        let def = dfg.opcode(inst);
        // Bits of two numbers, chosen by a third one, are an instruction by themselves.
        let masks = |arg: &Value| {
            let inst = dfg.defining_inst(*arg);
            inst.is_some_and(|inst| dfg.opcode(inst) == Opcode::Band)
        };
        let chooses = matches!(def, Opcode::Bxor | Opcode::Bor) && dfg.args(inst).iter().all(masks);
        parts.iter().position(|&part| part == def && !chooses)
    }

    /// Whether what makes a value may have a part.
    fn has_part(&self, value: Value) -> bool {
        let dfg = &self.func.dfg;
        let Some(inst) = dfg.defining_inst(value) else {
            return false;
        };
        let parts = parts_of(dfg.opcode(inst), self.isa);
        dfg.args(inst)
            .iter()
            .any(|&arg| self.uses[arg] == 1 && self.rank(parts, arg).is_some())
    }
}
