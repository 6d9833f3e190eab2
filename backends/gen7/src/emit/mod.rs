//! Machine functions to instructions and bytes.
//!
//! Every operation becomes one or a few instructions. Those on vectors are predicated by f0.0, the running lanes; f1.0 belongs to one
//! operation at a time. r112 to r121 hold the payload of a message, r122 to r126 temporaries of one operation.

mod doubles;
mod frame;
mod fused;
mod layout;
mod locked;
mod memory;
mod operations;
mod regions;
mod singles;

pub use frame::Frame;

use crate::elf::{RelocationKind, SimdWidth};
use crate::isa::{
    Arf, AtomicOp, Cond, DataMessage, Dst, EncodeError, ExecSize, Flag, Generation, Inst, MathFn, Message,
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
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashSet;
use std::fmt;
use wavelift_codegen::divergence::watch::{Decision, Note};
use wavelift_codegen::ir::{FuncRef, SourceLoc, Symbol};
use wavelift_codegen::machine::{LaneStep, MBlock, MachFunc, Reg, RegFile};
use wavelift_codegen::target::{ErrorKind, Limit, Limited};

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
/// The low words of doublewords.
const LOW_WORDS: Region = Region::Align1 {
    vert: 16,
    width: 8,
    horz: 2,
};

/// Why code cannot be emitted.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum EmitError {
    /// An instruction has no encoding (our fault).
    Encode(EncodeError),
    /// The code does what the machine forbids (our fault).
    Forbidden(String),
    /// An operand has no register (our fault).
    Unallocated,
    /// More than a thread may have in scratch.
    Scratch {
        /// Bytes.
        bytes: u32,
        /// The machine.
        machine: &'static Subtarget,
    },
    /// Scalars have moves in places that the conditionals and loops of the machine go past.
    Nested,
    /// Not supported yet.
    Unsupported {
        /// What.
        what: &'static str,
        /// The machine.
        machine: &'static Subtarget,
    },
}

impl fmt::Display for EmitError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EmitError::Encode(error) => write!(f, "cannot encode: {error}"),
            EmitError::Forbidden(what) => write!(f, "the code breaks a rule of the machine: {what}"),
            EmitError::Unallocated => f.write_str("an operand has no register"),
            EmitError::Scratch { bytes, .. } => {
                write!(f, "{bytes} bytes of spilled registers per thread")
            }
            EmitError::Nested => f.write_str("a conditional or loop has moves on its edges"),
            EmitError::Unsupported { what, .. } => write!(f, "not supported yet: {what}"),
        }
    }
}

impl std::error::Error for EmitError {}

impl From<EmitError> for ErrorKind {
    fn from(error: EmitError) -> ErrorKind {
        match error {
            EmitError::Scratch { bytes, machine } => ErrorKind::Limit(Limit {
                what: Limited::SpillMemory,
                machine: machine.name,
                needed: bytes.into(),
                most: machine.generation.scratch_bytes().into(),
            }),
            EmitError::Unsupported { what, machine } => ErrorKind::Unsupported {
                machine: machine.name,
                what,
            },
            error => ErrorKind::Encode(error.to_string()),
        }
    }
}

/// A field that depends on an address.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Fixup {
    /// Byte offset in the code.
    pub offset: u32,
    /// The variable.
    pub symbol: Symbol,
    /// Which half.
    pub kind: RelocationKind,
}

/// Numbers of instructions.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Counts {
    /// All of them.
    pub all: u32,
    /// Those that send a message.
    pub messages: u32,
    /// Those that branch.
    pub branches: u32,
}

impl Counts {
    fn of(insts: &[Inst]) -> Counts {
        let count = |what: fn(&&Inst) -> bool| insts.iter().filter(what).count() as u32;
        Counts {
            all: insts.len() as u32,
            messages: count(|inst| inst.send.is_some()),
            branches: count(|inst| inst.op.info().format.has_jip()),
        }
    }
}

/// Code of a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Code {
    /// Instructions.
    pub bytes: Vec<u8>,
    /// Instructions: all, those that send messages, and those that branch.
    pub counts: Counts,
    /// Addresses to be filled in.
    pub fixups: Vec<Fixup>,
    /// Source lines, by offset.
    pub lines: Vec<(u32, SourceLoc)>,
    /// Whether there is a barrier.
    pub barriers: bool,
    /// Bytes of scratch per thread.
    pub scratch_bytes: u32,
    /// Bytes that compact forms save.
    pub saved_bytes: u32,
    /// Writes that need not wait for the write before.
    pub hints: u32,
    /// What is noted for those who watch, by byte offset.
    pub notes: Vec<(u32, Note)>,
    /// Calls: byte offset of the instruction, callee.
    pub calls: Vec<(u32, FuncRef)>,
    /// How they say where the callee is.
    pub call_kind: RelocationKind,
    /// Of a function, bytes of its frame of registers.
    pub register_bytes: u32,
    /// Whose instructions they are.
    pub generation: Generation,
}

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

/// Where a block leads that does nothing but jump.
fn forwards(func: &MachFunc<MInst>, block: MBlock) -> Option<MBlock> {
    match func.blocks[block].insts[..] {
        [MInst::Jump { target }] if target != block => Some(target),
        _ => None,
    }
}

/// Where a jump to a block arrives. Blocks that lead to each other in a circle stay: an endless loop has to be somewhere.
fn arrives(func: &MachFunc<MInst>, start: MBlock) -> MBlock {
    let mut block = start;
    for _ in 0..func.order.len() {
        match forwards(func, block) {
            Some(next) => block = next,
            None => return block,
        }
    }
    start
}

/// A branch beyond the 16 bits of `jmpi` adds to the instruction pointer, in bytes, under the same predicate (manual 7.3.6). As a source
/// that is the address of the instruction itself.
fn far_jump(jump: &mut Inst, distance: u32) {
    let control = jump.control;
    *jump = pointer_plus(distance);
    jump.control = control;
    jump.control.no_mask = true;
}

fn pointer_plus(distance: u32) -> Inst {
    let pointer = arf(Arf::Ip.number(0), 0);
    let mut add = Inst::new(Opcode::Add, ExecSize::S1);
    add.control.no_mask = true;
    add.dst = Dst {
        place: pointer,
        ..Dst::null(Type::Ud)
    };
    add.src[0] = Src::reg(pointer, Type::Ud, Region::SCALAR);
    add.src[1] = Src::imm(distance.wrapping_mul(8), Type::Ud);
    add
}

fn arf(reg: u8, sub: u8) -> Place {
    Place::Direct {
        file: HwFile::Arf,
        reg,
        sub,
    }
}

/// A flag as a word.
fn flag_source(reg: u8) -> Src {
    Src::reg(arf(reg, 0), Type::Uw, Region::SCALAR)
}

fn flag_dst(reg: u8) -> Dst {
    Dst {
        place: arf(reg, 0),
        ..Dst::null(Type::Uw)
    }
}

/// How an instruction is masked.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Mask {
    /// By the running lanes.
    Running,
    /// By f1.0.
    Flag,
    /// By which channels run.
    Channels,
    /// Not at all.
    All,
}

impl Emitter {
    fn push(&mut self, inst: Inst) -> usize {
        self.insts.push(inst);
        self.insts.len() - 1
    }

    fn generation(&self) -> Generation {
        self.machine.generation
    }

    fn unsupported(&self, what: &'static str) -> EmitError {
        let machine = self.machine;
        EmitError::Unsupported { what, machine }
    }

    fn message(&self, kind: DataMessage) -> Message {
        Message::new(self.generation(), kind)
    }

    fn exec(&self) -> ExecSize {
        match self.simd {
            SimdWidth::Simd8 => ExecSize::S8,
            SimdWidth::Simd16 => ExecSize::S16,
        }
    }

    /// Registers of a vector unit.
    fn span(&self) -> u8 {
        (self.simd.channels() / 8) as u8
    }

    /// An instruction with its channels and mask; sources that are constants are put where they may be.
    fn build(&mut self, op: Opcode, exec: ExecSize, mask: Mask, dst: Dst, srcs: &[Src]) -> Inst {
        let mut inst = Inst::new(op, exec);
        inst.dst = dst;
        for (slot, src) in inst.src.iter_mut().zip(srcs) {
            *slot = *src;
        }
        if let ([only], Some(_)) = (srcs, inst.src[0].immediate()) {
            inst.src[1].ty = only.ty;
        }
        match mask {
            Mask::Running => {
                inst.control.pred = Predicate::NORMAL;
            }
            Mask::Flag => {
                inst.control.pred = Predicate::NORMAL;
                inst.control.flag = WORK_FLAG;
            }
            Mask::Channels => {}
            Mask::All => inst.control.no_mask = true,
        }
        inst
    }

    fn simple(&mut self, op: Opcode, exec: ExecSize, mask: Mask, dst: Dst, srcs: &[Src]) {
        let srcs = self.legal(op, srcs);
        let inst = self.build(op, exec, mask, dst, &srcs);
        self.push(inst);
    }

    /// One channel, whatever runs.
    fn scalar(&mut self, op: Opcode, dst: Dst, srcs: &[Src]) {
        self.simple(op, ExecSize::S1, Mask::All, dst, srcs);
    }

    /// Constants go last, or to temporaries.
    fn legal(&mut self, op: Opcode, srcs: &[Src]) -> Vec<Src> {
        let mut srcs = srcs.to_vec();
        let commutes = matches!(
            op,
            Opcode::Add | Opcode::Mul | Opcode::And | Opcode::Or | Opcode::Xor | Opcode::Sel
        );
        if let [a, b] = &mut srcs[..]
            && commutes
        {
            let constant_first = a.immediate().is_some() && b.immediate().is_none();
            // Architecture registers are source 0.
            let is_arf = |src: &Src| src.place().is_some_and(|place| place.arf().is_some());
            if constant_first || is_arf(b) && !is_arf(a) {
                std::mem::swap(a, b);
            }
        }
        let allowed = match op {
            Opcode::Math | Opcode::Mad | Opcode::F16to32 | Opcode::F32to16 => usize::MAX,
            _ => srcs.len() - 1,
        };
        for (index, src) in srcs.iter_mut().enumerate() {
            if index != allowed
                && let Some(bits) = src.immediate()
            {
                *src = self.in_temp(index as u8, bits, src.ty);
            }
        }
        srcs
    }

    /// A constant in a temporary scalar.
    fn in_temp(&mut self, index: u8, bits: u32, ty: Type) -> Src {
        let sub = 16 + 4 * (index & 3);
        let mov = self.build(
            Opcode::Mov,
            ExecSize::S1,
            Mask::All,
            Dst::grf(TEMP_SCALARS, sub, 1, Type::Ud),
            &[Src::imm(bits, Type::Ud)],
        );
        self.push(mov);
        Src::scalar(TEMP_SCALARS, sub, ty)
    }

    /// Register and byte of a unit.
    fn location(&self, reg: Reg, file: RegFile, unit: u8) -> Result<(u8, u8)> {
        let preg = reg.as_physical().ok_or(EmitError::Unallocated)?;
        let unit = preg.first + u16::from(unit);
        Ok(if file == SCALAR {
            (FIRST_SCALAR + (unit / 8) as u8, (unit % 8 * 4) as u8)
        } else {
            (FIRST_VECTOR + unit as u8 * self.span(), 0)
        })
    }

    /// A source as an operand of a type; with a half, the one of its eight channels.
    fn source(&self, source: Source, ty: Type, half: u8) -> Result<Src> {
        Ok(match source {
            Source::Imm(bits) => Src::imm(bits, ty),
            Source::Exec => flag_source(RUNNING),
            Source::Fixed {
                grf,
                sub,
                ty,
                lanes: true,
            } => Src::reg(Place::grf(grf, sub + half * 8 * ty.size()), ty, Region::PACKED),
            Source::Fixed {
                grf, sub, ty: own, ..
            } => {
                let ty = if own.size() == ty.size() { ty } else { own };
                Src::scalar(grf, sub, ty)
            }
            Source::Reg {
                reg,
                part,
                file,
                neg,
                abs,
            } => {
                let (grf, sub) = self.location(reg, file, part.start)?;
                let mut src = if file == SCALAR {
                    Src::scalar(grf, sub, ty)
                } else {
                    Src::grf(grf + half, ty)
                };
                if file != SCALAR && ty.size() == 2 {
                    src.region = LOW_WORDS;
                }
                (src.neg, src.abs) = (neg, abs);
                src
            }
        })
    }

    /// The low word of a scalar: lanes.
    fn lanes(&self, source: Source) -> Result<Src> {
        match source {
            Source::Imm(bits) => Ok(Src::imm(bits, Type::Uw)),
            Source::Exec => Ok(flag_source(RUNNING)),
            _ => self.source(source, Type::Uw, 0),
        }
    }

    /// A 16-bit half of a source, for products.
    fn word_half(&self, source: Source, high: bool, half: u8) -> Result<Src> {
        if let Source::Imm(bits) = source {
            return Ok(Src::imm(if high { bits >> 16 } else { bits & 0xffff }, Type::Uw));
        }
        let mut src = self.source(source, Type::Uw, half)?;
        if let isa::SrcValue::Reg(Place::Direct { sub, .. }) = &mut src.value {
            *sub += if high { 2 } else { 0 };
        }
        if src.region == Region::PACKED {
            src.region = LOW_WORDS;
        }
        Ok(src)
    }

    fn dst(&self, op: &GenOp, unit: u8, ty: Type) -> Result<Dst> {
        let Some((reg, file, _)) = op.dst else {
            return Ok(Dst::null(ty));
        };
        let (grf, sub) = self.location(reg, file, unit)?;
        Ok(Dst::grf(grf, sub, 1, ty))
    }

    fn prologue(&mut self) -> Result<()> {
        if let Frame::Function { .. } = self.frame {
            self.save_registers();
            return Ok(());
        }
        let dispatched = Src::reg(arf(SR0, 8), Type::Uw, Region::SCALAR);
        self.scalar(Opcode::Mov, flag_dst(RUNNING), &[dispatched]);
        self.scalar(Opcode::Mov, flag_dst(WORK), &[Src::imm(0, Type::Uw)]);
        if self.tells_group {
            // Bits 27 to 24 of r0.0 go to bits 11 to 8 of sr0.1: which group memory messages mean.
            let index = Src::scalar(0, 2, Type::Uw);
            let state = Dst {
                place: arf(SR0, 4),
                ..Dst::null(Type::Uw)
            };
            let mut mov = self.build(Opcode::Mov, ExecSize::S1, Mask::All, state, &[index]);
            mov.control.thread = ThreadControl::Switch;
            self.push(mov);
        }
        self.make_frame()
    }

    /// f1.0 becomes the running lanes.
    fn running_to_flag(&mut self) {
        self.scalar(Opcode::Mov, flag_dst(WORK), &[flag_source(RUNNING)]);
    }

    /// A comparison into f1.0: of the lanes that f1.0 has, or of one value.
    fn compare(&mut self, scope: Scope, cond: Cond, a: Src, b: Src) {
        let (exec, mask) = match scope {
            Scope::Wave => (ExecSize::S1, Mask::All),
            Scope::Lanes => (self.exec(), Mask::Flag),
        };
        let srcs = self.legal(Opcode::Cmp, &[a, b]);
        let mut cmp = self.build(Opcode::Cmp, exec, mask, Dst::null(Type::D), &srcs);
        cmp.control.cond = cond;
        cmp.control.flag = WORK_FLAG;
        cmp.control.thread = ThreadControl::Switch;
        self.push(cmp);
    }

    /// A move of whole doublewords in the scope of an operation.
    fn mov(&mut self, scope: Scope, dst: Dst, src: Src) {
        match scope {
            Scope::Wave => self.scalar(Opcode::Mov, dst, &[src]),
            Scope::Lanes => self.simple(Opcode::Mov, self.exec(), Mask::Running, dst, &[src]),
        }
    }

    /// The same, only where f1.0 is set.
    fn mov_flagged(&mut self, scope: Scope, dst: Dst, src: Src) {
        let exec = match scope {
            Scope::Wave => ExecSize::S1,
            Scope::Lanes => self.exec(),
        };
        let mut mov = self.build(Opcode::Mov, exec, Mask::Flag, dst, &[src]);
        mov.control.no_mask = scope == Scope::Wave;
        self.push(mov);
    }

    fn send(&mut self, exec: ExecSize, mask: Mask, dst: Dst, payload: u8, message: Message, eot: bool) {
        let srcs = [
            Src::grf(payload, Type::Ud),
            Src::imm(message.descriptor(), Type::Ud),
        ];
        let mut send = self.build(Opcode::Send, exec, mask, dst, &srcs);
        if exec == ExecSize::S1 {
            send.src[0].region = Region::SCALAR;
        }
        self.fenced &= matches!(message.kind, DataMessage::Barrier);
        send.send = Some(SendTo {
            sfid: message.sfid,
            eot,
        });
        self.push(send);
    }

    /// r0 goes to the first register of a payload.
    fn header(&mut self, register: u8) {
        let dst = Dst::grf(register, 0, 1, Type::Ud);
        self.simple(
            Opcode::Mov,
            ExecSize::S8,
            Mask::All,
            dst,
            &[Src::grf(0, Type::Ud)],
        );
    }

    fn inst(&mut self, inst: &MInst, next: Option<MBlock>) -> Result<()> {
        match inst {
            MInst::Op(op) => self.operation(op)?,
            MInst::Undef { .. } => {}
            MInst::Copy {
                file,
                width,
                dst,
                src,
            } => {
                let scope = if *file == SCALAR {
                    Scope::Wave
                } else {
                    Scope::Lanes
                };
                let first = |reg: &Reg| reg.as_physical().map_or(0, |preg| preg.first);
                let mut units: Vec<u8> = (0..*width).collect();
                if first(dst) > first(src) {
                    units.reverse();
                }
                for unit in units {
                    let (to, to_sub) = self.location(*dst, *file, unit)?;
                    let (from, from_sub) = self.location(*src, *file, unit)?;
                    let source = if scope == Scope::Wave {
                        Src::scalar(from, from_sub, Type::Ud)
                    } else {
                        Src::grf(from, Type::Ud)
                    };
                    self.mov(scope, Dst::grf(to, to_sub, 1, Type::Ud), source);
                }
            }
            MInst::Spill { width, src, slot } if self.saved.in_frame => {
                for unit in 0..*width {
                    self.spill_to_frame(*src, unit, *slot)?;
                }
            }
            MInst::Reload { width, dst, slot } if self.saved.in_frame => {
                for unit in 0..*width {
                    self.reload_from_frame(*dst, unit, *slot)?;
                }
            }
            MInst::Spill { width, src, slot } => {
                for unit in 0..*width {
                    let (from, _) = self.location(*src, crate::machine::VECTOR, unit)?;
                    self.header(FIRST_PAYLOAD);
                    let dst = Dst::grf(FIRST_PAYLOAD + 1, 0, 1, Type::Ud);
                    let exec = self.exec();
                    self.simple(Opcode::Mov, exec, Mask::All, dst, &[Src::grf(from, Type::Ud)]);
                    let message = self.message(DataMessage::ScratchWrite {
                        registers: self.span(),
                        slot: self.slot(*slot, unit)?,
                        masked: true,
                    });
                    self.send(
                        exec,
                        Mask::Running,
                        Dst::null(Type::Uw),
                        FIRST_PAYLOAD,
                        message,
                        false,
                    );
                }
            }
            MInst::Reload { width, dst, slot } => {
                for unit in 0..*width {
                    let (to, _) = self.location(*dst, crate::machine::VECTOR, unit)?;
                    let message = self.message(DataMessage::ScratchRead {
                        registers: self.span(),
                        slot: self.slot(*slot, unit)?,
                    });
                    let exec = self.exec();
                    self.send(
                        exec,
                        Mask::Running,
                        Dst::grf(to, 0, 1, Type::Uw),
                        0,
                        message,
                        false,
                    );
                }
            }
            MInst::Park { unit, lane, src } => {
                let (to, to_sub) = self.lane_place(*unit, *lane)?;
                let (from, from_sub) = self.location(Reg::Physical(*src), SCALAR, 0)?;
                let dst = Dst::grf(to, to_sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
            }
            MInst::Unpark { dst, unit, lane } => {
                let (from, from_sub) = self.lane_place(*unit, *lane)?;
                let (to, to_sub) = self.location(Reg::Physical(*dst), SCALAR, 0)?;
                let dst = Dst::grf(to, to_sub, 1, Type::Ud);
                self.scalar(Opcode::Mov, dst, &[Src::scalar(from, from_sub, Type::Ud)]);
            }
            MInst::Lanes { step, mask } => match step {
                LaneStep::Keep => {
                    let (to, sub) = self.location(*mask, SCALAR, 0)?;
                    self.scalar(
                        Opcode::Mov,
                        Dst::grf(to, sub, 1, Type::Ud),
                        &[flag_source(RUNNING)],
                    );
                }
                LaneStep::All => self.scalar(Opcode::Mov, flag_dst(RUNNING), &[Src::imm(0xffff, Type::Uw)]),
                LaneStep::Restore => {
                    let (from, sub) = self.location(*mask, SCALAR, 0)?;
                    self.scalar(
                        Opcode::Mov,
                        flag_dst(RUNNING),
                        &[Src::scalar(from, sub, Type::Uw)],
                    );
                }
            },
            MInst::Jump { target } => {
                if next != Some(*target) {
                    self.jump(*target, None);
                }
            }
            MInst::Branch {
                cond,
                targets: [yes, no],
            } => {
                if next == Some(*yes) {
                    self.jump(*no, Some((*cond, true)));
                } else {
                    self.jump(*yes, Some((*cond, false)));
                    if next != Some(*no) {
                        self.jump(*no, None);
                    }
                }
            }
            MInst::Mark { mark, flag } => {
                let among = flag.map(|set| Decision::Flag { inverse: !set });
                self.notes.push((self.insts.len(), Note::At(*mark, among)));
            }
            MInst::Decide { block, by } => {
                let by = self.decision(*by)?;
                self.notes.push((self.insts.len(), Note::Decides(*block, by)));
            }
            MInst::Marker { region, kind } => self.marker(*region, *kind),
            MInst::Inputs { .. } | MInst::Results { .. } => {}
            MInst::Call(call) => self.call(call.callee),
            MInst::Return => self.restore_and_return(),
            MInst::End => {
                self.header(END_PAYLOAD);
                let message = self.message(DataMessage::EndOfThread);
                let null = Dst::null(Type::Uw);
                self.send(ExecSize::S8, Mask::All, null, END_PAYLOAD, message, true);
            }
        }
        Ok(())
    }

    /// Register offset in scratch of a unit in the spill area.
    fn slot(&self, slot: u32, unit: u8) -> Result<u16> {
        let register: u32 = (slot / 4 + u32::from(unit)) * u32::from(self.span());
        u16::try_from(register)
            .ok()
            .filter(|&register| u32::from(register) * REGISTER_BYTES < self.generation().scratch_bytes())
            .ok_or(EmitError::Scratch {
                bytes: register * REGISTER_BYTES,
                machine: self.machine,
            })
    }

    fn lane_place(&self, unit: wavelift_codegen::machine::PReg, lane: u8) -> Result<(u8, u8)> {
        let (grf, _) = self.location(Reg::Physical(unit), crate::machine::VECTOR, 0)?;
        Ok((grf + lane / 8, lane % 8 * 4))
    }

    /// What is noted stands in front of an instruction of its own block, which nothing reaches around it.
    fn own_place_for_notes(&mut self) {
        if self.notes.last().is_some_and(|&(at, _)| at == self.insts.len()) {
            self.push(Inst::new(Opcode::Nop, ExecSize::S1));
        }
    }

    /// Where what says where lanes go is.
    fn decision(&self, by: Decider) -> Result<Decision> {
        Ok(match by {
            Decider::Flag => Decision::Flag { inverse: false },
            Decider::Together { any } => Decision::Together { any },
            Decider::Left => Decision::Left,
            Decider::Register(reg) => {
                let file = reg.as_physical().ok_or(EmitError::Unallocated)?.file;
                let (grf, sub) = self.location(reg, file, 0)?;
                match file == SCALAR {
                    true => Decision::Condition(u16::from(grf) * 32 + u16::from(sub)),
                    false => Decision::Index(grf),
                }
            }
        })
    }

    fn jump(&mut self, target: MBlock, cond: Option<(BranchCond, bool)>) {
        let mut jump = Inst::new(Opcode::Jmpi, ExecSize::S1);
        jump.src[1] = Src::imm(0, Type::D);
        if let Some((cond, inverse)) = cond {
            // Any of 8 or 16 lanes.
            let any = if self.simd == SimdWidth::Simd8 { 8 } else { 10 };
            let (flag, control) = match cond {
                BranchCond::ExecNonZero => (0, any),
                BranchCond::AnyLane => (1, any),
                _ => (1, 1),
            };
            jump.control.flag = Flag { reg: flag, sub: 0 };
            jump.control.pred = Predicate { control, inverse };
        }
        let at = self.push(jump);
        self.jumps.push((at, Target::Block(target)));
    }

    /// A branch within an operation, if f1.0 says so; without a target it is one forward that [`Emitter::land`] gives one.
    fn jump_within(&mut self, target: Option<usize>, flagged: bool) -> usize {
        let mut jump = Inst::new(Opcode::Jmpi, ExecSize::S1);
        jump.src[1] = Src::imm(0, Type::D);
        if flagged {
            jump.control.pred = Predicate::NORMAL;
            jump.control.flag = WORK_FLAG;
        }
        let at = self.push(jump);
        self.jumps.push((at, Target::Inst(target.unwrap_or(at))));
        at
    }

    /// The branch at an instruction leads here.
    fn land(&mut self, at: usize) {
        let here = self.insts.len();
        for (jump, target) in &mut self.jumps {
            if *jump == at {
                *target = Target::Inst(here);
            }
        }
    }

    /// Memory accesses are done; if there have been any.
    fn fence(&mut self) {
        if self.fenced {
            return;
        }
        self.header(FIRST_PAYLOAD);
        let done = FIRST_PAYLOAD + 1;
        let message = self.message(DataMessage::Fence { commit: true });
        let dst = Dst::grf(done, 0, 1, Type::Uw);
        self.send(ExecSize::S1, Mask::All, dst, FIRST_PAYLOAD, message, false);
        self.scalar(
            Opcode::Mov,
            Dst::null(Type::Ud),
            &[Src::scalar(done, 0, Type::Ud)],
        );
        self.fenced = true;
    }
}
