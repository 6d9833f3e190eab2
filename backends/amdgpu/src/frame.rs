//! Stack frames: what functions keep for their callers, and how calls become instructions.
//!
//! Runs after [`crate::emit::expand`], when all registers are known. The frame of an activation, from the stack pointer up:
//!
//! ```text
//! interface   arguments and results that have no register
//! variables   private and spill variables of the function
//! spills      of the register allocator
//! saved       registers that callers want back
//! ```
//! The stack pointer stands still in a function; a call adds the frame to it and takes it off again. It counts in the machine's unit
//! ([`Private::unit`](crate::private::Private::unit)): bytes of a lane, or of all lanes of the wave together. A kernel's own frame begins where its private memory
//! does, and its stack pointer after it.
//!
//! Scalars are saved to lanes of a vector register that the function has for itself. That register, and those that hold
//! spilled scalars, are saved with all lanes on, because lanes that do not run here may wait elsewhere with values in it;
//! other vector registers are saved for the lanes that run, which are the only ones that the function writes.

use crate::calls::{
    Convention, FIRST_KEPT_SGPR, FIRST_KEPT_VGPR, RETURN_ADDRESS, SCRATCH_PAIR, STACK_POINTER,
};
use crate::isa::{Access, Inst, Machine, Op, Operand, Sgpr, WaveSize};
use crate::machine::{MInst, Real, SGPR};
use crate::mask_op::MaskOp;
use crate::subtarget::Subtarget;
use std::collections::BTreeSet;
use std::fmt;
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlock, MachFunc, PReg, Pseudo, Reg};
use wavelift_codegen::target::ErrorKind;

/// Where saved registers begin, in large frames, at entry and return: nothing lives there then.
const SAVED_BASE: u8 = 27;

/// Why a frame cannot be made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FrameError {
    /// No vector register is left for saved scalars.
    NoRegister {
        /// The machine.
        machine: &'static str,
    },
}

impl fmt::Display for FrameError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FrameError::NoRegister { machine } => {
                write!(
                    f,
                    "not supported yet on {machine}: a function that needs every vector register"
                )
            }
        }
    }
}

impl std::error::Error for FrameError {}

impl From<FrameError> for ErrorKind {
    fn from(error: FrameError) -> ErrorKind {
        let FrameError::NoRegister { machine } = error;
        ErrorKind::Unsupported {
            machine,
            what: "a function that needs every vector register",
        }
    }
}

/// The parts of a frame that are known before.
#[derive(Clone, Copy, Debug)]
pub struct Known {
    /// Interface and variables, bytes per lane.
    pub variables: u32,
    /// Spilled registers.
    pub spills: u32,
    /// Every frame is a multiple of this.
    pub align: u32,
}

fn reals(func: &MachFunc<MInst>) -> impl Iterator<Item = &Real> {
    func.order
        .iter()
        .flat_map(|&block| &func.blocks[block].insts)
        .filter_map(|inst| match inst {
            MInst::Real(real) => Some(real),
            _ => None,
        })
}

/// What a function writes.
#[derive(Default)]
struct Written {
    scalars: BTreeSet<u8>,
    vectors: BTreeSet<u16>,
    /// Vector registers of which single lanes are written, whichever run.
    lanes: BTreeSet<u16>,
}

fn written(func: &MachFunc<MInst>) -> Written {
    let mut set = Written::default();
    for real in reals(func) {
        for (index, &operand) in real.inst.operands.iter().enumerate() {
            if !real.inst.access(index).is_some_and(Access::writes) {
                continue;
            }
            match operand {
                Operand::Sgpr { first, count } => set.scalars.extend(first.0..first.0 + count),
                Operand::Vgpr { first, count } => {
                    let units = u16::from(first.0)..u16::from(first.0) + u16::from(count);
                    if real.inst.op == Op::VWritelaneB32 {
                        set.lanes.extend(units);
                    } else {
                        set.vectors.extend(units);
                    }
                }
                _ => {}
            }
        }
    }
    for inst in func.order.iter().flat_map(|&block| &func.blocks[block].insts) {
        // What becomes loads, and what becomes sums with the program counter, later.
        match inst {
            MInst::ArgLoad { dst, .. } => {
                let found = dst.as_physical();
                set.vectors.extend(
                    found
                        .into_iter()
                        .flat_map(|preg| preg.first..preg.first + u16::from(preg.width)),
                );
            }
            MInst::SymbolAddress { dst, .. } => {
                let found = dst.as_physical();
                let units = found
                    .into_iter()
                    .flat_map(|preg| preg.first..preg.first + u16::from(preg.width));
                set.scalars.extend(units.map(|unit| unit as u8));
            }
            _ => {}
        }
    }
    set
}

/// The frame of a function while it is made.
struct Frame<'s> {
    subtarget: &'s Subtarget,
    machine: Machine,
    convention: Convention,
    /// Scalars with the register and the lane that they are saved in.
    scalars: Vec<(u8, u16, u8)>,
    /// Vector registers that are saved whole, and where.
    whole: Vec<(u16, u32)>,
    /// Vector registers that are saved for the running lanes, and where.
    vectors: Vec<(u16, u32)>,
    /// Where the saved registers begin, if that is too far for offsets from the stack pointer; else 0.
    far: u32,
    bytes: u32,
}

impl<'s> Frame<'s> {
    fn new(
        func: &MachFunc<MInst>,
        subtarget: &'s Subtarget,
        wave: WaveSize,
        convention: Convention,
        known: Known,
    ) -> Result<Frame<'s>, FrameError> {
        let mut frame = Frame {
            subtarget,
            machine: subtarget.machine(wave),
            convention,
            scalars: Vec::new(),
            whole: Vec::new(),
            vectors: Vec::new(),
            far: 0,
            bytes: known.variables.next_multiple_of(4) + known.spills,
        };
        if convention == Convention::Function {
            frame.keep(func)?;
        }
        if frame.bytes > subtarget.reach() {
            frame.far = known.variables.next_multiple_of(4) + known.spills;
        }
        frame.bytes = frame.bytes.next_multiple_of(known.align.max(4));
        Ok(frame)
    }

    /// What the stack pointer counts for a byte of a lane.
    fn unit(&self) -> u32 {
        self.subtarget.private.unit(self.machine.wave)
    }

    /// Sets the stack pointer of a kernel after its own frame.
    fn start_stack(&self) -> Inst {
        self.subtarget.private.start_stack(
            self.machine,
            self.subtarget.wave_offset(),
            self.bytes * self.unit(),
        )
    }

    /// Finds what the function must keep.
    fn keep(&mut self, func: &MachFunc<MInst>) -> Result<(), FrameError> {
        let written = written(func);
        let calls = |inst: &MInst| matches!(inst, MInst::Pseudo(Pseudo::Call(_)));
        let leaf = !func
            .order
            .iter()
            .any(|&block| func.blocks[block].insts.iter().any(calls));
        let mut scalars: Vec<u8> = if leaf {
            Vec::new()
        } else {
            vec![RETURN_ADDRESS, RETURN_ADDRESS + 1]
        };
        let kept = written.scalars.iter().copied();
        scalars
            .extend(kept.filter(|&unit| (FIRST_KEPT_SGPR..self.machine.isa.traits().sgprs).contains(&unit)));
        // The registers for them: above all that the function uses, and such as callees keep.
        let all = written.vectors.iter().chain(&written.lanes);
        let highest = all.max().map_or(0, |&unit| unit + 1);
        let first = highest.max(FIRST_KEPT_VGPR);
        for (index, &unit) in scalars.iter().enumerate() {
            let lanes = self.machine.wave.lanes() as usize;
            let register = first + (index / lanes) as u16;
            if register > 255 {
                return Err(FrameError::NoRegister {
                    machine: self.machine.isa.traits().name,
                });
            }
            self.scalars.push((unit, register, (index % lanes) as u8));
        }
        let holders: BTreeSet<u16> = self.scalars.iter().map(|s| s.1).collect();
        for &unit in written.lanes.iter().chain(&holders) {
            self.whole.push((unit, self.bytes));
            self.bytes += 4;
        }
        for &unit in &written.vectors {
            if unit >= FIRST_KEPT_VGPR && !written.lanes.contains(&unit) {
                self.vectors.push((unit, self.bytes));
                self.bytes += 4;
            }
        }
        Ok(())
    }

    /// An access of a saved register.
    fn access(&self, store: bool, register: u16, at: u32) -> Inst {
        let (base, at) = match self.far {
            0 => (STACK_POINTER, at),
            far => (SAVED_BASE, at - far),
        };
        (self.subtarget.private).frame_access(self.machine, store, register, Sgpr(base), at)
    }

    /// What accesses of saved registers need in front.
    fn reach_saved(&self, out: &mut Vec<Inst>) {
        if self.far > 0 && !(self.whole.is_empty() && self.vectors.is_empty()) {
            out.push(self.after_stack_pointer(SAVED_BASE, self.far));
        }
    }

    /// `register` = stack pointer plus bytes per lane.
    fn after_stack_pointer(&self, register: u8, bytes: u32) -> Inst {
        let operands = [
            Operand::s(register),
            Operand::s(STACK_POINTER),
            Operand::constant32(bytes * self.unit()),
        ];
        Inst::new(self.machine, Op::SAddU32, &operands)
    }

    /// Accesses of whole registers, with all lanes on.
    fn whole_accesses(&self, store: bool, out: &mut Vec<Inst>) {
        if self.whole.is_empty() {
            return;
        }
        let saved = Operand::s_range(SCRATCH_PAIR, self.machine.wave.mask_registers());
        let all_on = MaskOp::OrSaveExec.operation(self.machine.wave);
        out.push(Inst::new(self.machine, all_on, &[saved, Operand::Int(-1)]));
        let whole = self.whole.iter();
        out.extend(whole.map(|&(register, at)| self.access(store, register, at)));
        let restore = MaskOp::Move.operation(self.machine.wave);
        out.push(Inst::new(
            self.machine,
            restore,
            &[Operand::exec(self.machine.wave), saved],
        ));
    }

    fn prolog(&self) -> Vec<Inst> {
        let mut out = Vec::new();
        self.reach_saved(&mut out);
        self.whole_accesses(true, &mut out);
        for &(unit, register, lane) in &self.scalars {
            let operands = [vector(register), Operand::s(unit), Operand::Int(lane as i8)];
            out.push(Inst::new(self.machine, Op::VWritelaneB32, &operands));
        }
        let vectors = self.vectors.iter();
        out.extend(vectors.map(|&(register, at)| self.access(true, register, at)));
        out
    }

    fn epilog(&self) -> Vec<Inst> {
        let mut out = Vec::new();
        self.reach_saved(&mut out);
        for &(unit, register, lane) in &self.scalars {
            let operands = [Operand::s(unit), vector(register), Operand::Int(lane as i8)];
            out.push(Inst::new(self.machine, Op::VReadlaneB32, &operands));
        }
        let vectors = self.vectors.iter();
        out.extend(vectors.map(|&(register, at)| self.access(false, register, at)));
        self.whole_accesses(false, &mut out);
        let address = Operand::s_range(RETURN_ADDRESS, 2);
        out.push(Inst::new(self.machine, Op::SSetpcB64, &[address]));
        out
    }

    /// Moves the stack pointer over the frame of a function: a kernel's stack pointer is after it already.
    fn move_stack(&self, op: Op) -> Option<Inst> {
        let bytes = self.bytes * self.unit();
        let pointer = Operand::s(STACK_POINTER);
        let moves = self.convention == Convention::Function && bytes > 0;
        moves.then(|| Inst::new(self.machine, op, &[pointer, pointer, Operand::constant32(bytes)]))
    }

    /// Accesses of the interface area, dword by dword.
    fn interface(&self, store: bool, reg: Reg, dword: u16, outgoing: bool) -> Vec<Inst> {
        let start = match self.convention {
            Convention::Function if outgoing => self.bytes,
            _ => 0,
        };
        let Some(preg) = reg.as_physical() else {
            return Vec::new();
        };
        let mut out = Vec::new();
        let start = start + 4 * u32::from(dword);
        let (base, start) = if start + 4 * u32::from(preg.width) > self.subtarget.reach() {
            out.push(self.after_stack_pointer(SCRATCH_PAIR, start));
            (SCRATCH_PAIR, 0)
        } else {
            (STACK_POINTER, start)
        };
        for unit in 0..preg.width {
            let at = start + 4 * u32::from(unit);
            let register = preg.first + u16::from(unit);
            out.push((self.subtarget.private).frame_access(self.machine, store, register, Sgpr(base), at));
        }
        out
    }
}

fn vector(register: u16) -> Operand {
    Operand::v(register as u8)
}

fn real(inst: Inst) -> MInst {
    MInst::Real(Real::new(inst))
}

/// Makes the frame of an expanded function or of a kernel that calls: saves and restores registers, turns calls into
/// instructions. Returns the bytes of the frame per lane.
///
/// # Errors
/// If the frame cannot be made.
pub fn build(
    func: &mut MachFunc<MInst>,
    subtarget: &Subtarget,
    wave: WaveSize,
    convention: Convention,
    known: Known,
) -> Result<u32, FrameError> {
    let frame = Frame::new(func, subtarget, wave, convention, known)?;
    for block in func.order.clone() {
        expand_block(func, block, &frame);
    }
    let start = match convention {
        Convention::Plain => Vec::new(),
        Convention::Caller => vec![frame.start_stack()],
        Convention::Function => frame.prolog(),
    };
    let data = &mut func.blocks[func.order[0]];
    // An error in the prolog, such as a stack that is used up, is one of the function's first line.
    let first = data.locs.iter().copied().find(|loc| loc.is_known());
    let loc = first.unwrap_or(SourceLoc::UNKNOWN);
    data.locs.splice(0..0, std::iter::repeat_n(loc, start.len()));
    data.insts.splice(0..0, start.into_iter().map(real));
    Ok(frame.bytes)
}

fn expand_block(func: &mut MachFunc<MInst>, block: MBlock, frame: &Frame<'_>) {
    let data = &mut func.blocks[block];
    let insts = std::mem::take(&mut data.insts);
    let locs = std::mem::take(&mut data.locs);
    for (inst, loc) in insts.into_iter().zip(locs) {
        let mut out = Vec::new();
        match inst {
            MInst::Pseudo(Pseudo::Call(call)) => {
                let target = PReg::new(SGPR, u16::from(SCRATCH_PAIR), 2);
                out.push(MInst::FunctionAddress {
                    dst: target,
                    func: call.callee,
                    guarded: false,
                });
                let (back, to) = (
                    Operand::s_range(RETURN_ADDRESS, 2),
                    Operand::s_range(SCRATCH_PAIR, 2),
                );
                out.extend(frame.move_stack(Op::SAddU32).map(real));
                out.push(real(Inst::new(frame.machine, Op::SSwappcB64, &[back, to])));
                out.extend(frame.move_stack(Op::SSubU32).map(real));
            }
            MInst::ArgStore {
                src, dword, outgoing, ..
            } => {
                let list = frame.interface(true, src, dword, outgoing);
                out.extend(list.into_iter().map(real));
            }
            MInst::ArgLoad {
                dst, dword, outgoing, ..
            } => {
                let list = frame.interface(false, dst, dword, outgoing);
                out.extend(list.into_iter().map(real));
            }
            MInst::Pseudo(Pseudo::Return) => out.extend(frame.epilog().into_iter().map(real)),
            other => out.push(other),
        }
        data.locs.extend(std::iter::repeat_n(loc, out.len()));
        data.insts.extend(out);
    }
}
