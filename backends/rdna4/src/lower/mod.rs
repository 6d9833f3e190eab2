//! Instruction selection: what the target says to the driver of [`wavelift_codegen::select`], and what a function starts with.

mod call;
mod context;
mod flat;
mod float;
mod isle;
mod lanes;
mod memory;

pub use wavelift_amdgpu::inputs::Input;
pub use wavelift_amdgpu::lower::{LowerError, Surroundings};

/// A selected kernel or function.
pub type Selected = wavelift_amdgpu::lower::Selected<MInst>;

use crate::calls::Convention;
use crate::isa::{self, Opcode as RdnaOp, Operand};
use crate::machine::{BranchCond, MInst, MaskOp, SGPR, VGPR, mask_opcode};
use crate::modes::{self, Mode};
use context::Lower;
use cranelift_entity::EntityRef;
use isa::VirtualReg;
use rustc_hash::FxHashMap;
use wavelift_amdgpu::lower::operands::{as_part, from_part, part};
use wavelift_codegen::divergence::watch::Mark;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, SourceLoc, Value};
use wavelift_codegen::machine::{MBlock, PReg, Reg, RegFile, VReg};
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
    let Surroundings {
        module,
        layout,
        convention,
        ..
    } = *surroundings;
    let selection = Selection::new("gfx12", func, files, surroundings.marks);
    let mut lower = Lower {
        wave: surroundings.wave,
        module,
        selection,
        layout,
        inputs: FxHashMap::default(),
        convention,
        pinned: FxHashMap::default(),
        stack_pointer: None,
        packed_ids: None,
        frame_start: surroundings.frame_start,
        mode: surroundings.mode.unwrap_or_else(|| Mode::of(func)),
        flat_private: false,
        workgroup_ids: 0,
        workitem_ids: 0,
    };
    select::select_blocks(&mut lower)?;
    if convention == Convention::Caller {
        lower.pass_ids(surroundings.callee_ids);
    }
    let parameters = match convention {
        Convention::Function => lower.take_parameters(func.layout.blocks()[0]),
        Convention::Plain | Convention::Caller => Vec::new(),
    };
    lower.place_inputs(parameters);
    lower.check(SourceLoc::UNKNOWN)?;
    select::resolve(&mut lower);
    let mut inputs = lower.placed_inputs();
    inputs.sort_unstable_by_key(|&(input, _)| input);
    Ok(Selected {
        func: lower.selection.mach,
        inputs,
        mode: lower.mode,
        flat_private: lower.flat_private,
        workgroup_ids: lower.workgroup_ids,
        workitem_ids: lower.workitem_ids,
    })
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
        Lower::width_of(self, value)
    }

    fn constant(&self, value: Value) -> Option<u64> {
        Lower::constant(self, value)
    }

    fn select_inst(&mut self, inst: Inst) -> Option<Results> {
        let switches = self.mode.switches(self.func, inst);
        for &(field, value) in &switches {
            self.emit(modes::set(self.wave, field, value));
        }
        let results = self.func.dfg.results(inst);
        let file = results.first().map_or(ValueFile::Vector, |&v| self.files.get(v));
        let output = match *self.func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => self.call(inst, func),
            _ => isle::constructor_lower(self, &file, inst)?,
        };
        for &(field, _) in &switches {
            self.emit(modes::set(self.wave, field, self.mode.get(field)));
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
                        self.emit_clobbering_vcc(self.inst(op, &operands));
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
        let pinned = self.pinned.get(&src.reg.as_u32()).copied();
        let src = from_part(src);
        let units: Vec<VirtualReg> = (0..src.count).map(|unit| part(src, unit, 1)).collect();
        let first = self.current.len();
        let whole = match units[..] {
            [single] => {
                let copy = self.fresh(file, 1);
                let op = if file == SGPR {
                    RdnaOp::SMovB32
                } else {
                    RdnaOp::VMovB32
                };
                let operands = [Operand::Virtual(copy), Operand::Virtual(single)];
                self.emit(self.inst(op, &operands));
                copy
            }
            _ => self.tuple(&units, file),
        };
        if let Some(preg) = pinned {
            for copy in &mut self.current[first..] {
                if let MInst::Real(real) = copy {
                    for operand in &mut real.inst.operands {
                        if let Operand::Virtual(from) = *operand
                            && from.index == src.index
                        {
                            *operand = pinned_operand(preg, from);
                        }
                    }
                }
            }
        }
        VReg::new(whole.index as usize)
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
        match inst {
            MInst::Real(real) => {
                for operand in &mut real.inst.operands {
                    if let Operand::Virtual(v) = operand {
                        *v = from_part(aliases.resolve(as_part(*v)));
                        if let Some(preg) = self.pinned.get(&{ v.index }) {
                            *operand = pinned_operand(*preg, *v);
                        }
                    }
                }
            }
            MInst::Call(call) => {
                for (reg, _) in &mut call.uses {
                    *reg = select::whole(self, *reg, aliases, copies);
                }
            }
            MInst::Results { uses } => {
                for (reg, _) in uses {
                    *reg = select::whole(self, *reg, aliases, copies);
                }
            }
            MInst::ArgStore { src, .. } | MInst::Decide { by: src, .. } => {
                *src = select::whole(self, *src, aliases, copies);
            }
            // Nothing else reads a register before allocation.
            _ => {}
        }
    }

    fn mark(mark: Mark) -> Option<MInst> {
        Some(MInst::Mark(mark))
    }

    fn decide(block: Block, by: Reg, width: u8) -> Option<MInst> {
        Some(MInst::Decide { block, by, width })
    }
}

impl Lower<'_> {
    /// The inputs that are not where the calling convention keeps them.
    fn placed_inputs(&self) -> Vec<(Input, VReg)> {
        let list = self.inputs.iter().map(|(&input, &vreg)| (input, vreg));
        list.filter(|(_, vreg)| !self.pinned.contains_key(&vreg.as_u32()))
            .collect()
    }

    /// The kernel inputs arrive at the start of the entry's body, as do the parameters of a function.
    fn place_inputs(&mut self, parameters: Vec<MInst>) {
        let set_up = std::mem::take(&mut self.current);
        let mut inputs = self.placed_inputs();
        inputs.sort_unstable_by_key(|&(input, _)| input);
        let places = wavelift_amdgpu::inputs::input_registers(inputs.iter().map(|&(input, _)| input));
        let defs: Vec<(Reg, PReg)> = inputs
            .iter()
            .zip(&places)
            .map(|(&(_, vreg), &place)| (Reg::Virtual(vreg), place))
            .collect();
        // Inputs come before everything: their registers are taken from the start. Set-up code of the entry joins the body.
        let first: Vec<MInst> = std::iter::once(MInst::Inputs { defs })
            .chain(parameters)
            .chain(set_up)
            .collect();
        self.insert_at_entry(first);
    }
}

/// The part of a register with a meaning of its own that a virtual register stands for.
fn pinned_operand(preg: PReg, v: isa::VirtualReg) -> Operand {
    let first = preg.first as u8 + v.first;
    if preg.file == SGPR {
        Operand::s_range(first, v.count)
    } else {
        Operand::Vgpr {
            first: isa::Vgpr(first),
            count: v.count,
        }
    }
}
