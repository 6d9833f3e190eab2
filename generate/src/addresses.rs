//! Shapes of addresses: pointers to variables of the module, pointers from elsewhere, arguments at an index, and addresses that begin outside
//! of their memory.

use wavelift_codegen::ir::{
    Function, FunctionKind, InstructionData, Module, Opcode, Segment, SymbolScope, Value, ValueDef,
};

/// How far an address is followed.
const MOST_STEPS: usize = 12;

const NAMED: &str = "module variable named in a function";
const PASSED: &str = "pointer to a module variable passed to a function";
const RETURNED: &str = "pointer to a module variable returned";
const BOTH: &str = "module variable by name and by a pointer that was given";
const FROM_MEMORY: &str = "access by a pointer from memory";
const FROM_CALL: &str = "access by a pointer from a call";
const INDEXED: &str = "argument at an index";
const GUARDED: &str = "argument at an index after a branch";
const BELOW: [(Segment, &str); 5] = [
    (Segment::Global, "global address that begins below its memory"),
    (Segment::Group, "group address that begins below its memory"),
    (Segment::Private, "private address that begins below its memory"),
    (Segment::Flat, "flat address that begins below its memory"),
    (Segment::Kernarg, "kernarg address that begins below its memory"),
];

/// Every name that [`addresses`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [
        NAMED,
        PASSED,
        RETURNED,
        BOTH,
        FROM_MEMORY,
        FROM_CALL,
        INDEXED,
        GUARDED,
    ]
    .into_iter()
    .chain(BELOW.map(|(_, name)| name))
}

/// What an address is made of.
#[derive(Clone, Copy, Debug, Default)]
struct Parts {
    /// A variable of the module that can be written, in this segment.
    module: Option<Segment>,
    memory: bool,
    call: bool,
    /// An argument of a function.
    given: bool,
    /// Something that is no constant.
    index: bool,
    /// A number that is made smaller by a constant.
    below: bool,
}

/// The shapes of a function's addresses, each as often as it has it.
pub(crate) fn addresses(module: &Module, func: &Function) -> Vec<&'static str> {
    let mut found = Vec::new();
    let parts = |value| {
        let mut parts = Parts::default();
        follow(module, func, value, MOST_STEPS, &mut parts);
        parts
    };
    let is_function = func.kind == FunctionKind::Function;
    let (mut named, mut given) = (Vec::new(), Vec::new());
    for (block, inst) in func.layout.iter() {
        let args = func.dfg.args(inst);
        match *func.dfg.inst(inst) {
            InstructionData::SymbolAddr { .. } => {
                named.extend(
                    func.dfg
                        .results(inst)
                        .first()
                        .and_then(|&value| parts(value).module),
                );
            }
            InstructionData::Call { .. } => {
                let passed = args.iter().filter(|&&value| parts(value).module.is_some());
                found.extend(passed.map(|_| PASSED));
            }
            InstructionData::Load { mem, offset, .. }
            | InstructionData::Store { mem, offset, .. }
            | InstructionData::Atomic { mem, offset, .. } => {
                let Some(&address) = args.first() else { continue };
                let parts = parts(address);
                let kernarg = mem.segment == Segment::Kernarg;
                if kernarg && parts.index {
                    found.push(INDEXED);
                    found.extend((func.layout.entry() != Some(block)).then_some(GUARDED));
                }
                found.extend(parts.memory.then_some(FROM_MEMORY));
                found.extend(parts.call.then_some(FROM_CALL));
                given.extend(parts.given.then_some(mem.segment));
                let below = BELOW.iter().filter(|(segment, _)| *segment == mem.segment);
                let outside = parts.below && offset >= 0;
                found.extend(below.filter(|_| outside).map(|(_, name)| *name));
            }
            _ if func.dfg.opcode(inst) == Opcode::Return => {
                let all = args.iter().filter(|&&value| parts(value).module.is_some());
                found.extend(all.map(|_| RETURNED));
            }
            _ => {}
        }
    }
    if is_function {
        found.extend(named.iter().map(|_| NAMED));
        let both = given.iter().filter(|segment| named.contains(segment));
        found.extend(both.map(|_| BOTH));
    }
    found
}

/// Follows the operands of an address as far as they are addresses or sums.
fn follow(module: &Module, func: &Function, value: Value, steps: usize, parts: &mut Parts) {
    let value = func.dfg.resolve(value);
    let ValueDef::Result(inst, _) = func.dfg.value_def(value) else {
        parts.given |= func.kind == FunctionKind::Function && func.layout.entry() == block_of(func, value);
        parts.index = true;
        return;
    };
    let args = func.dfg.args(inst);
    match func.dfg.inst(inst) {
        InstructionData::SymbolAddr { symbol, .. } => {
            let data = &module.symbols[*symbol];
            if data.scope == SymbolScope::Module && data.segment != Segment::Readonly {
                parts.module = Some(data.segment);
            }
        }
        InstructionData::Load { mem, .. } => {
            parts.memory |= mem.segment != Segment::Kernarg;
            parts.index = true;
        }
        InstructionData::Call { .. } => (parts.call, parts.index) = (true, true),
        InstructionData::Const { .. } => {}
        _ => {
            let opcode = func.dfg.opcode(inst);
            let constant = |value: &Value| func.dfg.int_constant(func.dfg.resolve(*value));
            let negative = |value: &Value| {
                let bits = func.dfg.value_type(*value).bits();
                constant(value).is_some_and(|number| number >> (bits - 1) & 1 == 1)
            };
            match opcode {
                Opcode::Isub => parts.below |= args.get(1).and_then(constant).is_some_and(|less| less != 0),
                Opcode::Iadd => parts.below |= args.iter().any(negative),
                _ => {}
            }
            let through = matches!(
                opcode,
                Opcode::Iadd
                    | Opcode::Isub
                    | Opcode::Stof
                    | Opcode::Ftos
                    | Opcode::Select
                    | Opcode::Sextend
                    | Opcode::Uextend
                    | Opcode::Ishl
            );
            if !through || steps == 0 {
                parts.index |= opcode != Opcode::Kernargbaseptr;
                return;
            }
            for &arg in args {
                follow(module, func, arg, steps - 1, parts);
            }
        }
    }
}

/// The block that a parameter is of.
fn block_of(func: &Function, value: Value) -> Option<wavelift_codegen::ir::Block> {
    match func.dfg.value_def(value) {
        ValueDef::Param(block, _) => Some(block),
        ValueDef::Result(..) => None,
    }
}
