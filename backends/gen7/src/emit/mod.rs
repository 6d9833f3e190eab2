//! Machine functions to instructions and bytes.
//!
//! Every operation becomes one or a few instructions. Those on vectors are predicated by f0.0, the running lanes; f1.0 belongs to one
//! operation at a time. r112 to r121 hold the payload of a message, r122 to r126 temporaries of one operation.

mod build;
mod code;
mod doubles;
mod frame;
mod fused;
mod insts;
mod jumps;
mod layout;
mod locked;
mod memory;
mod operands;
mod operations;
mod regions;
mod singles;

pub use code::{Code, Counts, EmitError, Fixup};
pub use frame::Frame;

use crate::elf::{RelocationKind, SimdWidth};
use crate::isa::{
    Arf, AtomicOp, Cond, DataMessage, Dst, ExecSize, Flag, Generation, Inst, MathFn, Message,
    Opcode, Place, Predicate, RegFile as HwFile, Region, SendTo, Src, Swizzle, ThreadControl, Type, encode,
};
use crate::machine::{
    BranchCond, Decider, FIRST_PAYLOAD, FIRST_SCALAR, FIRST_VECTOR, GenOp, Kind, MInst, SCALAR, Scope,
    Source, Space,
};
use crate::plan::Plan;
use crate::subtarget::Subtarget;
use crate::validate::check_code;
use crate::{abi, isa};
use build::Mask;
use cranelift_entity::SecondaryMap;
use jumps::{arrives, far_jump, forwards, pointer_plus};
use operands::{arf, flag_dst, flag_source};
use rustc_hash::FxHashSet;
use wavelift_codegen::divergence::watch::{Decision, Note};
use wavelift_codegen::ir::{FuncRef, SourceLoc, Symbol};
use wavelift_codegen::machine::{LaneStep, MBlock, MachFunc, Reg, RegFile};

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
/// Bytes that positions of instructions count.
const POSITION_UNIT: i64 = 8;
const REGISTER_BYTES: u32 = 32;

type Result<T> = std::result::Result<T, EmitError>;

/// Where a branch goes.
#[derive(Clone, Copy)]
enum Target {
    Block(MBlock),
    /// Within an operation.
    Inst(usize),
}

struct Emitter {
    machine: &'static Subtarget,
    simd: SimdWidth,
    insts: Vec<Inst>,
    frame: Frame,
    /// Registers that a function saves, and its frame of registers.
    saved: frame::Saved,
    calls: Vec<(usize, FuncRef)>,
    far_calls: bool,
    /// Instructions whose length others rely on.
    long: Vec<usize>,
    /// Branches: index of the instruction, target.
    jumps: Vec<(usize, Target)>,
    /// What belongs to conditionals and loops: index of the instruction.
    nested: Vec<(usize, regions::Nested)>,
    fixups: Vec<(usize, Symbol, RelocationKind)>,
    /// What is noted in front of instructions.
    notes: Vec<(usize, Note)>,
    barriers: bool,
    /// The thread tells which group memory is its own.
    tells_group: bool,
    /// No access of memory since the last fence.
    fenced: bool,
}

/// Emits an allocated function. With `check` the validator looks at the code.
///
/// # Errors
/// [`EmitError`] if a branch does not reach or too much is spilled.
pub fn emit(func: &MachFunc<MInst>, plan: &Plan, check: bool) -> Result<Code> {
    let (simd, frame, far_calls) = (plan.config.simd, &plan.frame, plan.config.far_calls);
    let machine = plan.config.machine;
    let generation = machine.generation;
    let registers = match frame {
        Frame::Function { .. } => 0,
        Frame::Plain | Frame::Caller { .. } => func.spill_bytes / 4 * (simd.channels() / 8),
    };
    let scratch_bytes = registers * 32;
    if scratch_bytes > generation.scratch_bytes() {
        return Err(EmitError::Scratch {
            bytes: scratch_bytes,
            machine,
        });
    }
    let mut out = Emitter {
        machine,
        simd,
        frame: *frame,
        saved: frame::Saved::of(func, simd, frame),
        calls: Vec::new(),
        far_calls,
        long: Vec::new(),
        insts: Vec::new(),
        jumps: Vec::new(),
        nested: Vec::new(),
        fixups: Vec::new(),
        notes: Vec::new(),
        barriers: false,
        tells_group: generation.group_index() == 1 && may_access_group(func),
        fenced: false,
    };
    let mut starts: SecondaryMap<MBlock, usize> = SecondaryMap::new();
    let mut lines: Vec<(usize, SourceLoc)> = Vec::new();
    out.prologue()?;
    if func
        .order
        .iter()
        .any(|&block| func.blocks[block].insts.iter().any(has_doubles))
    {
        out.keep_subnormals();
    }
    let order: Vec<MBlock> = func
        .order
        .iter()
        .enumerate()
        .filter(|&(index, &block)| index == 0 || forwards(func, block).is_none())
        .map(|(_, &block)| block)
        .collect();
    for (position, &block) in order.iter().enumerate() {
        starts[block] = out.insts.len();
        out.fenced = false;
        regions::check_leaves(func, block)?;
        let next = order.get(position + 1).copied();
        let data = &func.blocks[block];
        for (index, inst) in data.insts.iter().enumerate() {
            let loc = data.locs.get(index).copied().unwrap_or(SourceLoc::UNKNOWN);
            if loc.is_known() && lines.last().is_none_or(|&(_, last)| last != loc) {
                lines.push((out.insts.len(), loc));
            }
            // Other branches always have an instruction, to which nothing leads.
            let shared = match inst {
                MInst::Branch { cond, .. } => matches!(cond, BranchCond::While { .. } | BranchCond::Follow),
                MInst::Jump { .. } | MInst::Marker { .. } => true,
                _ => false,
            };
            if shared {
                out.own_place_for_notes();
            }
            match inst {
                MInst::Jump { target } => {
                    let target = arrives(func, *target);
                    out.inst(&MInst::Jump { target }, next)?;
                }
                MInst::Branch { cond, targets } if regions::is_nested(*cond) => {
                    regions::check(func, &order, position, *cond, *targets)?;
                    let targets = targets.map(|target| arrives(func, target));
                    out.nested_branch(*cond, targets[0]);
                }
                MInst::Branch { cond, targets } => {
                    let targets = targets.map(|target| arrives(func, target));
                    out.inst(&MInst::Branch { cond: *cond, targets }, next)?;
                }
                _ => out.inst(inst, next)?,
            }
            out.fenced &= !matches!(inst, MInst::Call(_));
        }
    }
    let target = |target: Target| match target {
        Target::Block(block) => starts[block],
        Target::Inst(index) => index,
    };
    let mut entered: FxHashSet<usize> = out.jumps.iter().map(|&(_, to)| target(to)).collect();
    let ways = regions::ways(&out.nested, &starts)?;
    entered.extend(
        ways.iter()
            .flat_map(|way| [way.stream, way.channels.unwrap_or(way.stream)]),
    );
    let hints = layout::hints(generation, &mut out.insts, &entered);
    // Branches and what the loader or the linker changes keep their long form.
    let branches = out.jumps.iter().map(|&(at, _)| at);
    let addresses = out.fixups.iter().map(|&(at, ..)| at);
    let calls = out.calls.iter().map(|&(at, _)| at);
    let long = out.long.iter().copied();
    let ends = out.nested.iter().map(|&(at, _)| at);
    let fixed = ends
        .chain(branches)
        .chain(addresses)
        .chain(calls)
        .chain(long)
        .collect();
    let positions = layout::compacted(generation, &mut out.insts, &fixed);
    for way in &ways {
        let distance =
            |to: usize| i16::try_from(i64::from(positions[to]) - i64::from(positions[way.at])).map(i32::from);
        let inst = &mut out.insts[way.at];
        inst.jip = distance(way.stream).map_err(|_| EmitError::Nested)?;
        if let Some(channels) = way.channels {
            inst.uip = distance(channels).map_err(|_| EmitError::Nested)?;
        }
    }
    for &(at, to) in &out.jumps {
        // The distance counts from the next instruction.
        let (start, end) = (positions[target(to)], positions[at + 1]);
        let distance =
            (i64::from(start) - i64::from(end)) * (POSITION_UNIT / i64::from(generation.jump_unit()));
        match i16::try_from(distance) {
            Ok(distance) => out.insts[at].src[1] = Src::imm(i32::from(distance) as u32, Type::D),
            Err(_) => far_jump(&mut out.insts[at], start.wrapping_sub(positions[at])),
        }
    }
    let mut code = Code {
        barriers: out.barriers,
        scratch_bytes,
        register_bytes: out.saved.bytes,
        generation,
        call_kind: if far_calls || generation.call_unit() == 1 {
            RelocationKind::Branch32
        } else {
            RelocationKind::Branch16
        },
        calls: out
            .calls
            .iter()
            .map(|&(at, callee)| (positions[at] * 8, callee))
            .collect(),
        notes: out
            .notes
            .iter()
            .map(|&(at, note)| (positions[at] * 8, note))
            .collect(),
        bytes: Vec::new(),
        counts: Counts::of(&out.insts),
        fixups: Vec::new(),
        lines: Vec::new(),
        saved_bytes: 0,
        hints: 0,
    };
    for inst in &out.insts {
        code.bytes
            .extend(encode(generation, inst).map_err(EmitError::Encode)?);
    }
    code.fixups = out
        .fixups
        .iter()
        .map(|&(at, symbol, kind)| Fixup {
            offset: positions[at] * 8 + 12,
            symbol,
            kind,
        })
        .collect();
    code.lines = lines
        .into_iter()
        .map(|(at, loc)| (positions[at] * 8, loc))
        .collect();
    code.saved_bytes = out.insts.len() as u32 * 16 - code.bytes.len() as u32;
    code.hints = hints;
    if check {
        let found =
            check_code(generation, &code.bytes).map_err(|error| EmitError::Forbidden(error.to_string()))?;
        if let Some(first) = found.first() {
            return Err(EmitError::Forbidden(first.to_string()));
        }
    }
    Ok(code)
}

/// Whether a function, or one that it calls, may access group memory.
fn may_access_group(func: &MachFunc<MInst>) -> bool {
    let group = |inst: &MInst| match inst {
        MInst::Call(_) => true,
        MInst::Op(op) => match op.kind {
            Kind::Load { space, .. } | Kind::Store { space, .. } | Kind::Atomic { space, .. } => {
                matches!(space, Space::Flat | Space::Surface(isa::SURFACE_GROUP))
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

