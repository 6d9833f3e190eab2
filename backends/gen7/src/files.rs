//! Which values are computed once for the whole thread.
//!
//! A uniform value is a scalar, a doubleword of a register, if its operation has a rule for scalars and all its operands are scalars,
//! too. Uniform floating point and what follows from it stay per lane. Loads are scalar where memory does not change while the
//! kernel runs.

use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::{Function, Inst, Opcode, Type};
use wavelift_codegen::select::files;

/// The file of every value of a function.
pub fn assign(func: &Function, info: &UniformityInfo) -> ValueFiles {
    files::assign(func, info, &scalar_form)
}

/// Whether an instruction can be computed once for the thread.
fn scalar_form(func: &Function, inst: Inst) -> bool {
    let data = func.dfg.inst(inst);
    let (ty, arg_ty) = files::types(func, inst);
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
