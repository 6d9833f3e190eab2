//! Instruction selection: what the target says to the driver of [`wavelift_codegen::select`], and what a function starts with.

mod call;
mod context;
mod flat;
mod float;
mod isle;
mod memory;

pub use wavelift_amdgpu::inputs::Input;
pub use wavelift_amdgpu::lower::{LowerError, Surroundings};

/// A selected kernel or function.
pub type Selected = wavelift_amdgpu::lower::Selected<MInst>;

use crate::calls::Convention;
use crate::isa::{Opcode as RdnaOp, Operand};
use crate::machine::{BranchCond, MInst, MaskOp, SGPR, VGPR, mask_opcode};
use crate::modes;
use context::{Lower, Lowering};
use cranelift_entity::EntityRef;
use wavelift_amdgpu::lower::State;
use wavelift_amdgpu::lower::operands::as_part;
use wavelift_codegen::divergence::watch::Mark;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, SourceLoc, Value};
use wavelift_codegen::machine::{MBlock, Reg, RegFile, VReg};
use wavelift_codegen::select::{self, Aliases, Part, Results, Selection, Selector};

/// Selects instructions for a linearised function.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(
    surroundings: &Surroundings<'_>,
    func: &Function,
    files: &ValueFiles,
) -> Result<Selected, LowerError> {
    let convention = surroundings.convention;
    let mut lower = Lower(State::new(surroundings, func, files));
    select::select_blocks(&mut lower)?;
    if convention == Convention::Caller {
        lower.pass_ids(surroundings.callee_ids);
    }
    let parameters = match convention {
        Convention::Function => lower.take_parameters(func.layout.blocks()[0]),
        Convention::Plain | Convention::Caller => Vec::new(),
    };
    wavelift_amdgpu::lower::place_inputs(&mut lower.0, false, parameters);
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

    fn select_inst(&mut self, inst: Inst) -> Option<Results> {
        let switches = self.mode.switches(self.func, inst);
        for &(field, value) in &switches {
            self.0.emit(modes::set(self.0.wave, field, value));
        }
        let results = self.func.dfg.results(inst);
        let file = results.first().map_or(ValueFile::Vector, |&v| self.files.get(v));
        let output = match *self.func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => self.call(inst, func),
            _ => isle::constructor_lower(self, &file, inst)?,
        };
        for &(field, _) in &switches {
            self.0
                .emit(modes::set(self.0.wave, field, self.0.mode.get(field)));
        }
        let place = |operand| match operand {
            Operand::Virtual(reg) => Some(as_part(reg)),
            _ => None,
        };
        Some(output.into_iter().map(place).collect())
    }

    fn select_terminator(&mut self, inst: Inst, targets: &[MBlock]) -> Option<MInst> {
        Some(match self.func.dfg.opcode(inst) {
            Opcode::WaveJump => MInst::Jump { target: targets[0] },
            Opcode::WaveEnd if self.convention == Convention::Function => MInst::Return,
            Opcode::WaveEnd => MInst::End,
            // The mask was made the running lanes just before.
            Opcode::WaveBranchAny => MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets: [targets[0], targets[1]],
            },
            Opcode::WaveBranchUniform => {
                let cond = self.func.dfg.args(inst)[0];
                let cond = match self.files.get(cond) {
                    ValueFile::Scalar => {
                        isle::constructor_test(self, cond);
                        BranchCond::Scc1
                    }
                    _ => {
                        let lanes = self.mask_operand(cond).0;
                        let operands = [Operand::vcc(self.wave), self.exec_operand(), lanes];
                        let op = mask_opcode(MaskOp::And, self.wave);
                        self.0.emit_clobbering_vcc(self.0.inst(op, &operands));
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
        MInst::Undef {
            dst: dst.into(),
            file: shape.file,
            width: shape.width,
        }
    }

    fn constant_in(&mut self, kind: ValueFile, width: u8, bits: u64) -> VReg {
        let reg = match (kind, width) {
            (ValueFile::Vector, 1) => self.vmov(Operand::constant32(bits as u32)).0,
            (ValueFile::Vector, _) => self.in_vector(Operand::Off, Some(bits)),
            // A truth value, in all lanes.
            (ValueFile::Mask, _) => {
                let lanes = Operand::Int(if bits & 1 == 1 { -1 } else { 0 });
                let op = mask_opcode(MaskOp::Move, self.wave);
                self.sop(op, &[lanes], false).0
            }
            (ValueFile::Scalar, 1) => {
                let bits = Operand::constant32(bits as u32);
                self.sop(RdnaOp::SMovB32, &[bits], false).0
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
        wavelift_amdgpu::lower::copy_in(self, file, src)
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
        wavelift_amdgpu::lower::rename(self, inst, aliases, copies);
    }

    fn mark(mark: Mark) -> Option<MInst> {
        // What is on edges has no code where nothing is to be moved.
        (!matches!(mark, Mark::Edge(_))).then_some(MInst::Mark(mark))
    }

    fn decide(block: Block, by: Reg, width: u8) -> Option<MInst> {
        Some(MInst::Decide { block, by, width })
    }
}
