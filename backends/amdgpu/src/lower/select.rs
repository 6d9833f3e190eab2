//! What the AMD targets say to the driver of [`wavelift_codegen::select`], and what a function starts with.

use super::context::State;
use super::operands::{as_part, part};
use super::{Lower, LowerError, values};
use crate::backend::Amd;
use crate::calls::Convention;
use crate::inputs::Input;
use crate::isa::{Op, Operand};
use crate::machine::{BranchCond, MInst, SGPR, VGPR};
use crate::mask_op::MaskOp;
use crate::private::{BufferArea, SpillArea};
use crate::{modes, program};
use cranelift_entity::EntityRef;
use wavelift_codegen::divergence::watch::Mark;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, SourceLoc, Value};
use wavelift_codegen::machine::{MBlock, Pseudo, Reg, RegFile, VReg};
use wavelift_codegen::select::{self, Aliases, Part, Results, Selection, Selector};
use wavelift_codegen::target::{Selected, Unit};

/// Selects instructions for a linearised function. With a spill area the kernel sets its registers up at the start.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(
    unit: &Unit<'_, Amd>,
    func: &Function,
    files: &ValueFiles,
    spill: Option<SpillArea>,
) -> Result<Selected<Amd>, LowerError> {
    let convention = unit.convention;
    let mut lower = Lower(State::new(unit, func, files));
    select::select_blocks(&mut lower)?;
    if convention == Convention::Caller {
        lower.pass_ids(program::callee_ids(unit));
    }
    let parameters = match convention {
        Convention::Function => lower.take_parameters(func.layout.blocks()[0]),
        Convention::Plain | Convention::Caller => Vec::new(),
    };
    lower.place_inputs(spill, parameters);
    lower.check(SourceLoc::UNKNOWN)?;
    select::resolve(&mut lower);
    Ok(lower.0.finish())
}

impl<'a> Selector<'a> for Lower<'a> {
    type Inst = MInst;

    fn selection(&self) -> &Selection<'a, MInst> {
        &self.selection
    }

    fn selection_mut(&mut self) -> &mut Selection<'a, MInst> {
        &mut self.selection
    }

    fn file(kind: ValueFile) -> RegFile {
        match kind {
            ValueFile::Vector => VGPR,
            ValueFile::Scalar | ValueFile::Mask => SGPR,
        }
    }

    fn width_of(&self, value: Value) -> u8 {
        self.0.width_of(value)
    }

    fn constant(&self, value: Value) -> Option<u64> {
        self.0.constant(value)
    }

    fn read_elsewhere(&self, value: Value) -> Value {
        self.sums.get(value).map_or(value, |(addend, _)| addend)
    }

    fn select_inst(&mut self, inst: Inst) -> Option<Results> {
        let switches = self.mode.switches(self.func, inst);
        for &(field, value) in &switches {
            let inst = modes::set(self.machine(), field, value);
            self.emit(inst);
        }
        let results = self.func.dfg.results(inst);
        let file = results.first().map_or(ValueFile::Vector, |&v| self.files.get(v));
        let output = match *self.func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => self.call(inst, func),
            _ => match self.select_paired(inst) {
                Some(output) => output,
                None => (self.subtarget.rules.lower)(self, file, inst)?,
            },
        };
        self.mark_constant(inst);
        for &(field, _) in &switches {
            let inst = modes::set(self.machine(), field, self.mode.get(field));
            self.emit(inst);
        }
        let place = |operand| match operand {
            Operand::Virtual(reg) => Some(as_part(reg)),
            _ => None,
        };
        Some(output.into_iter().map(place).collect())
    }

    fn select_terminator(&mut self, inst: Inst, targets: &[MBlock]) -> Option<MInst> {
        Some(match self.func.dfg.opcode(inst) {
            Opcode::WaveJump => MInst::Pseudo(Pseudo::Jump { target: targets[0] }),
            Opcode::WaveEnd if self.convention == Convention::Function => MInst::Pseudo(Pseudo::Return),
            Opcode::WaveEnd => MInst::Pseudo(Pseudo::End),
            // The mask was made the running lanes just before.
            Opcode::WaveBranchAny => MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets: [targets[0], targets[1]],
            },
            Opcode::WaveBranchUniform => {
                let cond = self.func.dfg.args(inst)[0];
                let cond = match self.files.get(cond) {
                    ValueFile::Scalar => {
                        (self.subtarget.rules.test)(self, cond);
                        BranchCond::Scc1
                    }
                    _ => {
                        let lanes = self.mask_operand(cond).0;
                        let operands = [Operand::vcc(self.wave), self.exec_operand(), lanes];
                        let inst = self.inst(MaskOp::And.operation(self.wave), &operands);
                        self.emit_clobbering_vcc(inst);
                        BranchCond::VccNonZero
                    }
                };
                MInst::Branch {
                    cond,
                    targets: [targets[0], targets[1]],
                }
            }
            _ => return None,
        })
    }

    fn undefined(&self, _kind: ValueFile, dst: VReg) -> MInst {
        let shape = self.mach.vregs[dst];
        MInst::Pseudo(Pseudo::Undef {
            dst: dst.into(),
            file: shape.file,
            width: shape.width,
        })
    }

    fn constant_in(&mut self, kind: ValueFile, width: u8, bits: u64) -> VReg {
        let reg = match (kind, width) {
            (ValueFile::Vector, 1) => self.vmov(Operand::constant32(bits as u32)).0,
            (ValueFile::Vector, _) => self.in_vector(Operand::Off, Some(bits)),
            // A truth value, in all lanes.
            (ValueFile::Mask, _) => {
                let lanes = Operand::Int(if bits & 1 == 1 { -1 } else { 0 });
                let op = MaskOp::Move.operation(self.wave);
                self.sop(op, &[lanes], false).0
            }
            (ValueFile::Scalar, 1) => {
                let bits = Operand::constant32(bits as u32);
                self.sop(Op::SMovB32, &[bits], false).0
            }
            (ValueFile::Scalar, _) => self.const64(bits).0,
        };
        VReg::new(reg.index as usize)
    }

    fn convert(&mut self, value: Value, kind: ValueFile) -> VReg {
        let reg = match kind {
            ValueFile::Mask => {
                let lanes = self.mask_operand(value);
                self.mask_in_register(lanes)
            }
            _ => Operand::Virtual(self.reg_of(value)),
        };
        match (reg, kind) {
            (Operand::Virtual(reg), ValueFile::Mask) => VReg::new(reg.index as usize),
            (reg, _) => VReg::new(self.in_vector(reg, None).index as usize),
        }
    }

    fn copy_in(&mut self, file: RegFile, src: Part) -> VReg {
        values::copy_in(self, file, src)
    }

    fn is_whole(&self, reg: VReg) -> bool {
        !self.pinned.contains_key(&reg.as_u32())
    }

    fn end_of_body(&mut self, thread: Block) {
        if self.convention == Convention::Function {
            self.give_results(thread);
        }
    }

    fn rename(&mut self, inst: &mut MInst, aliases: &Aliases, copies: &mut Vec<MInst>) {
        values::rename(self, inst, aliases, copies);
    }

    fn mark(mark: Mark) -> Option<MInst> {
        // What is on edges has no code where nothing is to be moved.
        (!matches!(mark, Mark::Edge(_))).then_some(MInst::Pseudo(Pseudo::Mark { mark, flag: None }))
    }

    fn decide(block: Block, by: Reg, width: u8) -> Option<MInst> {
        Some(MInst::Decide { block, by, width })
    }
}

impl Lower<'_> {
    /// The kernel inputs arrive at the start of the entry's body, as do the parameters of a function. The registers of the spill area
    /// come before the inputs of lanes.
    fn place_inputs(&mut self, spill: Option<SpillArea>, parameters: Vec<MInst>) {
        let buffer = match spill {
            Some(SpillArea::Buffer(area)) => Some(area),
            Some(SpillArea::Scratch { .. }) | None => None,
        };
        if let Some(area) = &buffer {
            self.set_up_spills(area);
        }
        if self.flat_private {
            self.set_up_flat_scratch();
        }
        self.allow_group_memory();
        values::place_inputs(&mut self.0, buffer.is_some(), parameters);
    }

    fn set_up_spills(&mut self, area: &BufferArea) {
        let buffer = self.input(Input::PrivateBuffer);
        let offset = Operand::Virtual(self.input(Input::ScratchOffset));
        for half in 0..2 {
            let dst = Operand::s_range(area.buffer + 2 * half, 2);
            let half = Operand::Virtual(part(buffer, 2 * half, 2));
            self.emit_op(Op::SMovB64, &[dst, half]);
        }
        let place = Operand::s(area.offset);
        // The offset counts bytes of all lanes. SCC holds nothing yet.
        match area.moved * self.wave.lanes() {
            0 => self.emit_op(Op::SMovB32, &[place, offset]),
            bytes => self.emit_op(Op::SAddU32, &[place, offset, Operand::constant32(bytes)]),
        }
    }
}
