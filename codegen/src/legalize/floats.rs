//! What is known of floating-point numbers from how they were made.
//!
//! Rust, not rules: the question is about what defines an operand, however far away.

use crate::ir::eval::fp;
use crate::ir::incoming::Incoming;
use crate::ir::{Function, Inst, InstructionData, Opcode, Type, Value, ValueDef};
use cranelift_entity::EntitySet;

/// So many choices and changes of sign are looked through.
const DEPTH: u32 = 4;

/// Walks over the parameters in which they have to settle.
const MAX_ROUNDS: usize = 8;

/// Whether a number can be no signalling NaN, because arithmetic made it (HSA PRM 4.19.4) or it is a constant. What chooses a number, or changes its sign,
/// keeps it as it is. What comes along edges is not looked at ([`QuietParams`]).
pub fn never_signals(func: &Function, value: Value) -> bool {
    QuietParams::default().never_signals(func, value)
}

/// Block parameters that can be no signalling NaN, whatever edge leads to the block. Only those that a minimum or maximum asks for are looked at.
///
/// Cost: a walk over the function, and where there are such operations, some over what they read along edges.
#[derive(Clone, Debug, Default)]
pub struct QuietParams(EntitySet<Value>);

impl QuietParams {
    /// Those of a function.
    pub fn new(func: &Function) -> QuietParams {
        let extreme = |&inst: &Inst| matches!(func.dfg.opcode(inst), Opcode::Fmin | Opcode::Fmax);
        let insts = func
            .layout
            .blocks()
            .iter()
            .flat_map(|&block| func.layout.insts(block));
        let roots: Vec<Value> = insts
            .copied()
            .filter(extreme)
            .flat_map(|inst| func.dfg.args(inst).to_vec())
            .collect();
        if roots.is_empty() {
            return QuietParams::default();
        }
        let params = params_of(func, roots);
        // All of them are, until one is given what is not.
        let mut quiet = QuietParams::default();
        for (param, _) in &params {
            quiet.0.insert(*param);
        }
        for _ in 0..MAX_ROUNDS {
            let mut changed = false;
            for (param, args) in &params {
                let all = !args.is_empty() && args.iter().all(|&arg| quiet.never_signals(func, arg));
                changed |= !all && quiet.0.remove(*param);
            }
            if !changed {
                return quiet;
            }
        }
        QuietParams::default()
    }

    /// Whether a number can be no signalling NaN ([`never_signals`]).
    pub fn never_signals(&self, func: &Function, value: Value) -> bool {
        self.is_quiet(func, value, DEPTH)
    }

    fn is_quiet(&self, func: &Function, value: Value, depth: u32) -> bool {
        let value = func.dfg.resolve(value);
        let Some(inst) = func.dfg.defining_inst(value) else {
            return self.0.contains(value);
        };
        if let InstructionData::Const { imm, .. } = *func.dfg.inst(inst) {
            return fp::classify(func.dfg.value_type(value).bits(), imm) != fp::SIGNALLING_NAN;
        }
        match keeps(func, inst) {
            Some(args) => depth > 0 && args.iter().all(|&arg| self.is_quiet(func, arg, depth - 1)),
            None => makes_quiet(func.dfg.opcode(inst)),
        }
    }
}

/// The operands of which an instruction gives one, or the magnitude of one.
fn keeps(func: &Function, inst: Inst) -> Option<&[Value]> {
    let args = func.dfg.args(inst);
    match *func.dfg.inst(inst) {
        InstructionData::Unary {
            opcode: Opcode::Fneg | Opcode::Fabs,
            ..
        } => Some(args),
        InstructionData::Binary {
            opcode: Opcode::Fcopysign,
            ..
        } => Some(&args[..1]),
        InstructionData::Ternary {
            opcode: Opcode::Select,
            ..
        } => Some(&args[1..]),
        InstructionData::Unary {
            opcode: Opcode::Bitcast,
            arg,
        } => {
            // A word or two that are one number on both sides.
            let one = |ty: Type| !ty.is_vector() && matches!(ty.bits(), 32 | 64);
            let result = func.dfg.value_type(func.dfg.first_result(inst));
            (one(func.dfg.value_type(arg)) && one(result)).then_some(args)
        }
        _ => None,
    }
}

/// Whether a result is a number that arithmetic made.
fn makes_quiet(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Fadd
            | Opcode::Fsub
            | Opcode::Fmul
            | Opcode::Fdiv
            | Opcode::Fma
            | Opcode::Fsqrt
            | Opcode::Fmin
            | Opcode::Fmax
            | Opcode::Fceil
            | Opcode::Ffloor
            | Opcode::Ftrunc
            | Opcode::Frint
            | Opcode::Ffract
            | Opcode::Fconvert
            | Opcode::FcvtFromSint
            | Opcode::FcvtFromUint
    )
}

/// The parameters that some values come from, unchanged but for choices and signs, with what the edges pass for them.
fn params_of(func: &Function, roots: Vec<Value>) -> Vec<(Value, Vec<Value>)> {
    let edges = Incoming::new(&func.dfg, &func.layout);
    let mut seen: EntitySet<Value> = EntitySet::new();
    let (mut found, mut work) = (Vec::new(), roots);
    while let Some(value) = work.pop() {
        let value = func.dfg.resolve(value);
        if !seen.insert(value) {
            continue;
        }
        match func.dfg.value_def(value) {
            ValueDef::Param(block, index) => {
                let passed = |&(inst, target): &(Inst, u32)| {
                    let call = &func.dfg.targets(inst)[target as usize];
                    func.dfg.call_args(call)[index]
                };
                let args: Vec<Value> = edges.of(block).iter().map(passed).collect();
                work.extend_from_slice(&args);
                found.push((value, args));
            }
            ValueDef::Result(inst, _) => work.extend_from_slice(keeps(func, inst).unwrap_or(&[])),
        }
    }
    found
}
