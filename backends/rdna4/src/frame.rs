//! Stack frames: what functions keep for their callers, and how calls become instructions.
//!
//! Runs behind [`crate::emit::expand`], when all registers are known. The frame of an activation, from the stack pointer up:
//!
//! ```text
//! interface   arguments and results that have no register
//! variables   private and spill variables of the function
//! spills      of the register allocator
//! saved       registers that callers want back
//! ```
//! The stack pointer stands still in a function; a call adds the frame to it and takes it off again. It counts bytes of a lane.
//! A kernel's own frame begins at 0, and its stack pointer behind it.
//!
//! Scalars are saved to lanes of a vector register that the function has for itself. That register, and those that hold
//! spilled scalars, are saved with all lanes on, because lanes that do not run here may wait elsewhere with values in it;
//! other vector registers are saved for the lanes that run, which are the only ones that the function writes.

use crate::calls::{
    Convention, FIRST_KEPT_SGPR, FIRST_KEPT_VGPR, RETURN_ADDRESS, SCRATCH_PAIR, STACK_POINTER,
};
use crate::emit::scratch;
use crate::isa::{Inst, Opcode, Operand, Role, WaveSize};
use crate::machine::{MInst, MaskOp, Real, VGPR, mask_opcode};
use std::collections::BTreeSet;
pub use wavelift_amdgpu::frame::{FrameError, Known};
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlock, MachFunc, PReg, Reg};

/// Scalar registers that functions name: VCC lies behind.
const SCALARS: u8 = 106;

/// Registers that a function of real instructions touches, one more than the highest: scalar, vector.
pub fn touched(func: &MachFunc<MInst>) -> (u16, u16) {
    let (mut scalars, mut vectors) = (0, 0);
    for real in reals(func) {
        for &operand in &real.inst.operands {
            match operand {
                Operand::Sgpr { first, count } if first.0 < SCALARS => {
                    scalars = scalars.max(u16::from(first.0) + u16::from(count));
                }
                Operand::Vgpr { first, count } => {
                    vectors = vectors.max(u16::from(first.0) + u16::from(count));
                }
                _ => {}
            }
        }
    }
    (scalars, vectors)
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
            if !matches!(real.inst.operand_role(index), Some(Role::Dst | Role::SrcDst)) {
                continue;
            }
            match operand {
                Operand::Sgpr { first, count } => set.scalars.extend(first.0..first.0 + count),
                Operand::Vgpr { first, count } => {
                    let units = u16::from(first.0)..u16::from(first.0) + u16::from(count);
                    if real.inst.op == Opcode::VWritelaneB32 {
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
        // Becomes loads later.
        if let MInst::ArgLoad { dst, .. } = inst
            && let Some(preg) = dst.as_physical()
        {
            set.vectors.extend(preg.first..preg.first + u16::from(preg.width));
        }
    }
    set
}

/// The frame of a function while it is made.
struct Frame {
    wave: WaveSize,
    convention: Convention,
    /// Scalars with the register and the lane that they are saved in.
    scalars: Vec<(u8, u16, u8)>,
    /// Vector registers that are saved whole, and where.
    whole: Vec<(u16, u32)>,
    /// Vector registers that are saved for the running lanes, and where.
    vectors: Vec<(u16, u32)>,
    bytes: u32,
}

impl Frame {
    fn new(
        func: &MachFunc<MInst>,
        wave: WaveSize,
        convention: Convention,
        known: Known,
    ) -> Result<Frame, FrameError> {
        let mut frame = Frame {
            wave,
            convention,
            scalars: Vec::new(),
            whole: Vec::new(),
            vectors: Vec::new(),
            bytes: known.variables.next_multiple_of(4) + known.spills,
        };
        if convention == Convention::Function {
            frame.keep(func)?;
        }
        frame.bytes = frame.bytes.next_multiple_of(known.align.max(4));
        Ok(frame)
    }

    /// Finds what the function must keep.
    fn keep(&mut self, func: &MachFunc<MInst>) -> Result<(), FrameError> {
        let written = written(func);
        let calls = |inst: &MInst| matches!(inst, MInst::Call(_));
        let leaf = !func
            .order
            .iter()
            .any(|&block| func.blocks[block].insts.iter().any(calls));
        let mut scalars: Vec<u8> = if leaf {
            Vec::new()
        } else {
            vec![RETURN_ADDRESS.0, RETURN_ADDRESS.0 + 1]
        };
        let kept = written.scalars.iter().copied();
        scalars.extend(kept.filter(|&unit| (FIRST_KEPT_SGPR..SCALARS).contains(&unit)));
        // The registers for them: above all that the function uses, and such as callees keep.
        let all = written.vectors.iter().chain(&written.lanes);
        let highest = all.max().map_or(0, |&unit| unit + 1);
        let first = highest.max(FIRST_KEPT_VGPR);
        for (index, &unit) in scalars.iter().enumerate() {
            let lanes = self.wave.lanes() as usize;
            let register = first + (index / lanes) as u16;
            if register > 255 {
                return Err(FrameError::NoRegister { machine: "gfx12" });
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
        scratch(
            self.wave,
            store,
            PReg::new(VGPR, register, 1),
            Some(STACK_POINTER),
            at,
        )
    }

    /// Accesses of whole registers, with all lanes on.
    fn whole_accesses(&self, store: bool, out: &mut Vec<Inst>) {
        if self.whole.is_empty() {
            return;
        }
        let saved = Operand::s_range(SCRATCH_PAIR.0, self.wave.mask_registers());
        let all_on = mask_opcode(MaskOp::OrSaveExec, self.wave);
        out.push(Inst::new(self.wave, all_on, &[saved, Operand::Int(-1)]));
        let whole = self.whole.iter();
        out.extend(whole.map(|&(register, at)| self.access(store, register, at)));
        let restore = mask_opcode(MaskOp::Move, self.wave);
        out.push(Inst::new(self.wave, restore, &[Operand::exec(self.wave), saved]));
    }

    fn prolog(&self) -> Vec<Inst> {
        let mut out = Vec::new();
        self.whole_accesses(true, &mut out);
        for &(unit, register, lane) in &self.scalars {
            let operands = [vector(register), Operand::s(unit), Operand::Int(lane as i8)];
            out.push(Inst::new(self.wave, Opcode::VWritelaneB32, &operands));
        }
        let vectors = self.vectors.iter();
        out.extend(vectors.map(|&(register, at)| self.access(true, register, at)));
        out
    }

    fn epilog(&self) -> Vec<Inst> {
        let mut out = Vec::new();
        for &(unit, register, lane) in &self.scalars {
            let operands = [Operand::s(unit), vector(register), Operand::Int(lane as i8)];
            out.push(Inst::new(self.wave, Opcode::VReadlaneB32, &operands));
        }
        let vectors = self.vectors.iter();
        out.extend(vectors.map(|&(register, at)| self.access(false, register, at)));
        self.whole_accesses(false, &mut out);
        let address = Operand::s_range(RETURN_ADDRESS.0, 2);
        out.push(Inst::new(self.wave, Opcode::SSetpcB64, &[address]));
        out
    }

    /// Moves the stack pointer over the frame of a function: a kernel's stack pointer is behind it already.
    fn move_stack(&self, op: Opcode) -> Option<Inst> {
        let pointer = Operand::s(STACK_POINTER.0);
        let moves = self.convention == Convention::Function && self.bytes > 0;
        let operands = [pointer, pointer, Operand::constant32(self.bytes)];
        moves.then(|| Inst::new(self.wave, op, &operands))
    }

    /// Accesses of the interface area.
    fn interface(&self, store: bool, reg: Reg, dword: u16, outgoing: bool) -> Vec<Inst> {
        let start = match self.convention {
            Convention::Function if outgoing => self.bytes,
            _ => 0,
        };
        let Some(preg) = reg.as_physical() else {
            return Vec::new();
        };
        let at = start + 4 * u32::from(dword);
        (0..preg.width)
            .map(|unit| {
                let register = preg.first + u16::from(unit);
                self.access(store, register, at + 4 * u32::from(unit))
            })
            .collect()
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
    wave: WaveSize,
    convention: Convention,
    known: Known,
) -> Result<u32, FrameError> {
    let frame = Frame::new(func, wave, convention, known)?;
    for block in func.order.clone() {
        expand_block(func, block, &frame);
    }
    let start = match convention {
        Convention::Plain => Vec::new(),
        Convention::Caller => {
            let operands = [Operand::s(STACK_POINTER.0), Operand::constant32(frame.bytes)];
            vec![Inst::new(wave, Opcode::SMovB32, &operands)]
        }
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

fn expand_block(func: &mut MachFunc<MInst>, block: MBlock, frame: &Frame) {
    let data = &mut func.blocks[block];
    let insts = std::mem::take(&mut data.insts);
    let locs = std::mem::take(&mut data.locs);
    for (inst, loc) in insts.into_iter().zip(locs) {
        let mut out = Vec::new();
        match inst {
            MInst::Call(call) => {
                let target = PReg::new(crate::machine::SGPR, u16::from(SCRATCH_PAIR.0), 2);
                out.push(MInst::FunctionAddress {
                    dst: target,
                    func: call.callee,
                    guarded: false,
                });
                let (back, to) = (
                    Operand::s_range(RETURN_ADDRESS.0, 2),
                    Operand::s_range(SCRATCH_PAIR.0, 2),
                );
                out.extend(frame.move_stack(Opcode::SAddCoU32).map(real));
                out.push(real(Inst::new(frame.wave, Opcode::SSwappcB64, &[back, to])));
                out.extend(frame.move_stack(Opcode::SSubCoU32).map(real));
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
            MInst::Return => out.extend(frame.epilog().into_iter().map(real)),
            other => out.push(other),
        }
        data.locs.extend(std::iter::repeat_n(loc, out.len()));
        data.insts.extend(out);
    }
}
