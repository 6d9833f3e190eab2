//! Machine functions to instructions and bytes.
//!
//! Every operation becomes one or a few instructions. Those on vectors are predicated by f0.0, the running lanes; f1.0 belongs to one
//! operation at a time. r112 to r121 hold the payload of a message, r122 to r126 temporaries of one operation. `docs/design/gen7.md` says of each operation of
//! several instructions why rules of selection do not make these.

mod arithmetic;
mod build;
mod code;
mod doubles;
mod frame;
mod fused;
mod images;
mod insts;
mod jumps;
mod layout;
mod locked;
mod memory;
mod moves;
mod operands;
mod operations;
mod regions;
mod singles;
mod truth;
mod wave;

pub use code::{Code, EmitError};
pub use frame::Frame;

use crate::elf::{RelocationKind, SimdWidth};
use crate::isa::{
    Arf, AtomicOp, Cond, DataMessage, Dst, ExecSize, Flag, Generation, Inst, MathFn, Message, Opcode, Place,
    Predicate, RegFile as HwFile, Region, SampleOp, SendTo, Src, Swizzle, ThreadControl, Type,
};
use crate::machine::{
    Access, BranchCond, Decider, FIRST_PAYLOAD, FIRST_SCALAR, FIRST_VECTOR, GenOp, Join, Kind, MInst, SCALAR,
    Scope, Source, Space,
};
use crate::plan::Plan;
use crate::subtarget::Subtarget;
use crate::validate::check_code;
use crate::{abi, isa};
use build::Mask;
use jumps::{far_jump, pointer_plus};
use layout::{Field, Written};
use operands::{arf, arf_dst, arf_source, flag_dst, flag_source, temp, temp_dst, to, ud};
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use wavelift_codegen::divergence::watch::{Decision, Note};
use wavelift_codegen::ir::{FuncRef, SourceLoc, Symbol};
use wavelift_codegen::machine::{
    Branches, CodeBuffer, Label, LaneStep, MBlock, MachFunc, Pseudo, Referent, Reg, RegFile,
    blocks_with_code, destination, relax,
};

/// Temporary vectors, two registers each.
const TEMP: [u8; 2] = [122, 124];
/// Temporary scalars.
const TEMP_SCALARS: u8 = 126;
/// First register of the payload of the last message.
const END_PAYLOAD: u8 = 127;
/// The flag of the running lanes: compact forms know predication by this one only.
const RUNNING: u8 = 0x30;
/// The flag of one operation.
const WORK: u8 = 0x31;
const WORK_FLAG: Flag = Flag { reg: 1, sub: 0 };
const SR0: u8 = 0x70;
const TM0: u8 = 0xc0;
const ACC0: u8 = 0x20;
const A0: u8 = 0x10;
const REGISTER_BYTES: u32 = 32;
/// The destination of a message without an answer.
const NOWHERE: Dst = Dst::null(Type::Uw);
/// What a0 addresses.
const ADDRESSED: Place = Place::Indirect {
    file: HwFile::Grf,
    addr: 0,
    offset: 0,
};

type Result<T> = std::result::Result<T, EmitError>;

/// Writes a function.
struct Emitter<'a, 'b> {
    machine: &'static Subtarget,
    simd: SimdWidth,
    code: CodeBuffer<Inst, RelocationKind>,
    branches: &'a mut Branches<'b, Field>,
    frame: Frame,
    /// Registers that a function saves, and its frame of registers.
    saved: frame::Saved,
    far_calls: bool,
    /// The surface of global memory.
    global_surface: u8,
    /// Indices of instructions that keep their long form: what is in them is known late, or others rely on their length.
    long: FxHashSet<usize>,
    /// What belongs to conditionals and loops: index of the instruction.
    nested: Vec<(usize, regions::Nested)>,
    /// What is noted in front of instructions, by byte offset.
    notes: Vec<(u32, Note)>,
    barriers: bool,
    /// The thread tells which group memory is its own.
    tells_group: bool,
    /// No access of memory since the last fence.
    fenced: bool,
    /// How moves of registers are masked: those of woven doubles, which are not by channel, not at all.
    moved: Mask,
}

/// Emits an allocated function. With `check` the validator looks at the code.
///
/// # Errors
/// [`EmitError`] if a branch does not reach or too much is spilled.
pub fn emit(func: &MachFunc<MInst>, plan: &Plan, check: bool) -> Result<Code> {
    let scratch_bytes = scratch_bytes(func, plan)?;
    let write = |branches: &mut Branches<'_, Field>| {
        let mut emitter = Emitter::new(func, plan, branches);
        emitter.function(func)?;
        emitter.laid_out()
    };
    let code = Code {
        scratch_bytes,
        ..relax(write, Written::fill)?.encoded()?
    };
    if check {
        let found = check_code(code.generation, &code.text.units)
            .map_err(|error| EmitError::Forbidden(error.to_string()))?;
        if let Some(first) = found.first() {
            return Err(EmitError::Forbidden(first.to_string()));
        }
    }
    Ok(code)
}

/// Bytes of scratch per thread.
fn scratch_bytes(func: &MachFunc<MInst>, plan: &Plan) -> Result<u32> {
    let machine = plan.config.machine;
    let registers = match plan.frame {
        Frame::Function { .. } => 0,
        Frame::Plain | Frame::Caller { .. } => func.spill_bytes / 4 * (plan.config.simd.channels() / 8),
    };
    let bytes = registers * REGISTER_BYTES;
    if bytes > machine.generation.scratch_bytes() {
        return Err(EmitError::Scratch { bytes, machine });
    }
    Ok(bytes)
}

impl<'a, 'b> Emitter<'a, 'b> {
    fn new(func: &MachFunc<MInst>, plan: &Plan, branches: &'a mut Branches<'b, Field>) -> Emitter<'a, 'b> {
        let config = &plan.config;
        Emitter {
            machine: config.machine,
            simd: config.simd,
            code: CodeBuffer::default(),
            branches,
            frame: plan.frame,
            saved: frame::Saved::of(func, config.simd, &plan.frame),
            far_calls: config.far_calls,
            global_surface: config.global_surface(),
            long: FxHashSet::default(),
            nested: Vec::new(),
            notes: Vec::new(),
            barriers: false,
            tells_group: config.machine.generation.group_index() == 1 && may_access_group(func),
            fenced: false,
            moved: Mask::Running,
        }
    }
}

/// Whether a function, or one that it calls, may access group memory.
fn may_access_group(func: &MachFunc<MInst>) -> bool {
    let group = |inst: &MInst| match inst {
        MInst::Pseudo(Pseudo::Call(_)) => true,
        MInst::Op(op) => match op.kind {
            Kind::Load { space, .. } | Kind::Store { space, .. } | Kind::Atomic { space, .. } => {
                matches!(space, Space::Flat | Space::Group)
            }
            Kind::Locked { .. } => true,
            _ => false,
        },
        _ => false,
    };
    func.order
        .iter()
        .any(|&block| func.blocks[block].insts.iter().any(group))
}

fn has_doubles(inst: &MInst) -> bool {
    matches!(inst, MInst::Op(op) if matches!(op.kind, Kind::Double { .. }))
}
