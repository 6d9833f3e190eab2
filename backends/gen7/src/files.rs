//! Which values are computed once for the whole thread.
//!
//! A uniform value is a scalar, a doubleword of a register, if its operation has a rule for scalars and all its operands are scalars,
//! too. Uniform floating point and what follows from it stay per lane. Loads are scalar where memory does not change while the
//! kernel runs.

use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Function, Inst, Opcode, Type, Value};

/// The file of every value of a function.
pub fn assign(func: &Function, info: &UniformityInfo) -> ValueFiles {
    let mut files = ValueFiles::by_uniformity(func, info);
    // Start from everything uniform as scalar and take back what is not, until nothing changes.
    let mut changed = true;
    while changed {
        changed = false;
        for &block in func.layout.blocks() {
            for &inst in func.layout.insts(block) {
                let scalar = is_scalar(func, &files, inst);
                if !scalar {
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
    files
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

/// Whether an instruction can be computed once for the thread, with operands in their files.
fn is_scalar(func: &Function, files: &ValueFiles, inst: Inst) -> bool {
    let data = func.dfg.inst(inst);
    let results = func.dfg.results(inst);
    if results.iter().any(|&v| files.get(v) != ValueFile::Scalar) {
        return false;
    }
    // Answers about the whole thread, whatever the operand.
    if matches!(data.opcode(), Opcode::Activelanecount | Opcode::Activelanemask) {
        return true;
    }
    if func
        .dfg
        .args(inst)
        .iter()
        .any(|&v| files.get(v) != ValueFile::Scalar)
    {
        return false;
    }
    let ty = results.first().map_or(Type::INVALID, |&v| func.dfg.value_type(v));
    let arg_ty = func
        .dfg
        .args(inst)
        .first()
        .map_or(Type::INVALID, |&v| func.dfg.value_type(v));
    if ty.is_vector() || arg_ty.is_vector() {
        return false;
    }
    let narrow = ty.bits() <= 32;
    match data.opcode() {
        Opcode::Iconst
        | Opcode::Fconst
        | Opcode::Bconst
        | Opcode::SymbolAddr
        | Opcode::Undef
        | Opcode::Iadd
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
        | Opcode::Bitrev
        | Opcode::Ilow
        | Opcode::Ihigh
        | Opcode::Iconcat
        | Opcode::Uextend
        | Opcode::Sextend
        | Opcode::Ireduce
        | Opcode::Bitcast
        | Opcode::Select
        | Opcode::Popcount
        | Opcode::Workgroupid
        | Opcode::Workgroupsize
        | Opcode::Gridsize
        | Opcode::Gridgroups
        | Opcode::Dim
        | Opcode::Groupbaseptr
        | Opcode::Kernargbaseptr => true,
        Opcode::Umin | Opcode::Umax | Opcode::Smin | Opcode::Smax | Opcode::Iabs => narrow,
        Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem => narrow,
        Opcode::Ufirstbit | Opcode::Sfirstbit | Opcode::Lastbit => arg_ty == Type::I32,
        Opcode::Icmp => arg_ty.bits() <= 32,
        Opcode::Load => data
            .mem()
            .is_some_and(|mem| mem.constant && ty.bytes() >= 4 && mem.align_log2 >= 2),
        _ => false,
    }
}
