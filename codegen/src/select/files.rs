//! Which values are computed once for the wave, and which by every lane.
//!
//! A uniform value is a scalar if the machine has a scalar form of its operation and all operands are scalars, too. What follows from
//! a uniform value that the scalar unit does not compute stays per lane. So does a comparison that only values of lanes are chosen by: its result is a
//! mask for all of them at once, where a flag of the scalar unit becomes one for each.

use crate::analysis::UniformityInfo;
use crate::divergence::{ValueFile, ValueFiles};
use crate::ir::{Function, Inst, Opcode, Type, Value};
use cranelift_entity::EntitySet;

/// The file of every value of a function. `scalar_form` says whether the machine's scalar unit can compute an instruction; it is asked for those
/// without vectors whose results and operands are scalars so far.
pub fn assign(
    func: &Function,
    info: &UniformityInfo,
    scalar_form: &dyn Fn(&Function, Inst) -> bool,
) -> ValueFiles {
    let mut files = ValueFiles::by_uniformity(func, info);
    // Start from everything uniform as scalar and take back what is not, until nothing changes.
    let mut changed = true;
    while changed {
        changed = false;
        for &block in func.layout.blocks() {
            for &inst in func.layout.insts(block) {
                if !is_scalar(func, &files, inst, scalar_form) {
                    for &result in func.dfg.results(inst) {
                        changed |= demote(func, &mut files, result);
                    }
                }
                for call in func.dfg.targets(inst) {
                    let params = func.dfg.block_params(call.block).iter();
                    for (&param, &arg) in params.zip(func.dfg.call_args(call)) {
                        if files.get(arg) != ValueFile::Scalar {
                            changed |= demote(func, &mut files, param);
                        }
                    }
                }
            }
        }
    }
    for value in choices(func, &files) {
        demote(func, &mut files, value);
    }
    files
}

/// Results of scalar comparisons that nothing reads but instructions with results of lanes.
fn choices(func: &Function, files: &ValueFiles) -> Vec<Value> {
    let mut compared = Vec::new();
    let mut scalar: EntitySet<Value> = EntitySet::with_capacity(func.dfg.num_values());
    for (_, inst) in func.layout.iter() {
        let results = func.dfg.results(inst);
        let of_lanes = |&result: &Value| files.get(result) != ValueFile::Scalar;
        if results.is_empty() || !results.iter().all(of_lanes) {
            scalar.extend(func.dfg.uses(inst));
        }
        if matches!(func.dfg.opcode(inst), Opcode::Icmp | Opcode::Fcmp) {
            compared.extend(results.iter().copied().filter(|&result| !of_lanes(&result)));
        }
    }
    compared.retain(|&value| !scalar.contains(value));
    compared
}

fn demote(func: &Function, files: &mut ValueFiles, value: Value) -> bool {
    if files.get(value) != ValueFile::Scalar {
        return false;
    }
    let file = if func.dfg.value_type(value) == Type::B1 {
        ValueFile::Mask
    } else {
        ValueFile::Vector
    };
    files.set(value, file);
    true
}

/// Types of the first result and of the first operand of an instruction.
pub fn types(func: &Function, inst: Inst) -> (Type, Type) {
    let of = |value: Option<&Value>| value.map_or(Type::INVALID, |&v| func.dfg.value_type(v));
    (
        of(func.dfg.results(inst).first()),
        of(func.dfg.args(inst).first()),
    )
}

/// Whether an instruction is computed once for the wave, with operands in their files.
fn is_scalar(
    func: &Function,
    files: &ValueFiles,
    inst: Inst,
    scalar_form: &dyn Fn(&Function, Inst) -> bool,
) -> bool {
    let scalars = |values: &[Value]| values.iter().all(|&v| files.get(v) == ValueFile::Scalar);
    if !scalars(func.dfg.results(inst)) {
        return false;
    }
    // Answers about the whole wave, whatever the operand.
    if matches!(
        func.dfg.opcode(inst),
        Opcode::Activelanecount | Opcode::Activelanemask
    ) {
        return true;
    }
    let (ty, arg_ty) = types(func, inst);
    scalars(func.dfg.args(inst)) && !ty.is_vector() && !arg_ty.is_vector() && scalar_form(func, inst)
}
