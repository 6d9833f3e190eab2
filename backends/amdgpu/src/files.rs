//! Which values the scalar unit computes.
//!
//! A uniform value lives in an SGPR if the operation has a scalar form and all its operands are scalars, too. Some scalar
//! units compute with floats of 32 bits (RDNA4 ISA 6.9). Other uniform floating point, comparisons of 64 bits other than equality, and
//! what follows from them stay on the vector unit.
//! Loads are scalar from kernarg, readonly and constant memory only, which the mid-end finds more of
//! (`wavelift_codegen::opt::unwritten`): the scalar cache is not coherent with stores.

use crate::isa::Op;
use crate::subtarget::Subtarget;
use wavelift_codegen::analysis::UniformityInfo;
use wavelift_codegen::divergence::ValueFiles;
use wavelift_codegen::ir::{Function, Inst, InstructionData, IntCC, Opcode, Rounding, Segment, Type};
use wavelift_codegen::legalize::floats::never_signals;
use wavelift_codegen::select::files;

/// The file of every value of a function.
pub fn assign(func: &Function, info: &UniformityInfo, subtarget: &Subtarget) -> ValueFiles {
    files::assign(func, info, &|func, inst| scalar_form(func, inst, subtarget))
}

/// Whether the scalar unit can compute an instruction.
fn scalar_form(func: &Function, inst: Inst, subtarget: &Subtarget) -> bool {
    let data = func.dfg.inst(inst);
    let results = func.dfg.results(inst);
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
        | Opcode::Dim
        | Opcode::Groupbaseptr
        | Opcode::Kernargbaseptr => true,
        // A product of 64 bits takes the high half of one.
        Opcode::Imul => narrow || high_products(subtarget),
        Opcode::Umulhi | Opcode::Smulhi => narrow && high_products(subtarget),
        Opcode::Umin | Opcode::Umax | Opcode::Smin | Opcode::Smax | Opcode::Iabs => narrow,
        Opcode::Ufirstbit | Opcode::Sfirstbit | Opcode::Lastbit => arg_ty == Type::I32,
        Opcode::Icmp => {
            let InstructionData::IntCompare { cond, .. } = data else {
                return false;
            };
            arg_ty.bits() <= 32 || matches!(cond, IntCC::Eq | IntCC::Ne)
        }
        Opcode::Load => data.mem().is_some_and(|mem| {
            let dwords = results.len() * (ty.bits() as usize).div_ceil(32);
            // Other numbers are loaded with more behind them, which may be beyond the end of a buffer.
            let exact = matches!(dwords, 1 | 2 | 4 | 8) || mem.segment == Segment::Kernarg && dwords <= 8;
            mem.constant && ty.bytes() >= 4 && mem.align_log2 >= 2 && exact
        }),
        _ if subtarget.scalar_floats && float(func, inst, ty, arg_ty) => true,
        Opcode::Clock | Opcode::Waveid | Opcode::Cuid | Opcode::Packetid | Opcode::Packetcompletionsig => {
            true
        }
        _ => false,
    }
}

/// Whether the scalar unit has the high half of a product.
fn high_products(subtarget: &Subtarget) -> bool {
    subtarget.isa.has(Op::SMulHiU32)
}

/// Whether an instruction with this result and first operand is one of those with floats of 32 bits that some scalar units have.
fn float(func: &Function, inst: Inst, ty: Type, arg_ty: Type) -> bool {
    let data = func.dfg.inst(inst);
    match data.opcode() {
        Opcode::Fadd
        | Opcode::Fsub
        | Opcode::Fmul
        | Opcode::Fma
        | Opcode::Nfma
        | Opcode::Fceil
        | Opcode::Ffloor
        | Opcode::Ftrunc
        | Opcode::Frint
        | Opcode::Fneg
        | Opcode::Fabs => ty == Type::F32,
        // Only the vector unit tells what a NaN is.
        Opcode::Fmin | Opcode::Fmax => {
            ty == Type::F32 && func.dfg.args(inst).iter().all(|&v| never_signals(func, v))
        }
        Opcode::Fcmp => arg_ty == Type::F32,
        Opcode::FcvtFromSint | Opcode::FcvtFromUint => ty == Type::F32 && arg_ty == Type::I32,
        Opcode::FcvtToSint | Opcode::FcvtToUint => {
            ty == Type::I32 && arg_ty == Type::F32 && data.fp_mode().round == Rounding::Zero
        }
        Opcode::Fconvert => matches!((ty, arg_ty), (Type::F32, Type::F16) | (Type::F16, Type::F32)),
        _ => false,
    }
}
