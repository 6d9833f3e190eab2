//! Instruction selection: what the target says to the driver of [`wavelift_codegen::select`].

mod call;
mod constants;
mod context;
mod floats;
mod forms;
mod images;
mod isle;
mod memory;
mod unread;
mod woven;

use crate::backend::Gen7;
use crate::calls::Convention;
use crate::machine::{BranchCond, Decider, Kind, MInst, Scope, Source};
use crate::plan::Variables;
pub(crate) use context::MOVE;
use context::{Lower, file_of};
pub(crate) use forms::scalar_form;
use smallvec::{SmallVec, smallvec};
pub use wavelift_codegen::analysis::FlatSegments;
use wavelift_codegen::divergence::watch::Mark;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, SourceLoc, Value};
use wavelift_codegen::machine::{MBlock, MachFunc, Pseudo, Reg, RegFile, VReg};
use wavelift_codegen::select::{self, Aliases, Part, Results, Selection, Selector};
use wavelift_codegen::target::Unit;

/// Why a function cannot be selected.
pub type LowerError = wavelift_codegen::select::SelectError;

/// Selects instructions for a linearised function.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(
    unit: &Unit<'_, Gen7>,
    func: &Function,
    files: &ValueFiles,
) -> Result<MachFunc<MInst>, LowerError> {
    let mut lower = Lower {
        unit: *unit,
        simd: unit.config.simd,
        variables: Variables::of(unit),
        flat: unit.agreed.copied().unwrap_or_default(),
        private_base: None,
        file: ValueFile::Vector,
        selection: Selection::new(unit.config.machine.name, func, files, unit.marks),
    };
    select::select_blocks(&mut lower)?;
    let mut first = Vec::new();
    if unit.convention == Convention::Function {
        first = lower.take_parameters(func.layout.blocks()[0]);
        lower.check(SourceLoc::UNKNOWN)?;
    }
    // Parameters are in their registers from the start; what is fetched from memory comes after the address.
    let at = usize::from(!first.is_empty());
    first.splice(at..at, lower.take_private_base());
    if !first.is_empty() {
        lower.insert_at_entry(first);
    }
    select::resolve(&mut lower);
    constants::spread(&mut lower.selection.mach);
    constants::read_in_place(&mut lower.selection.mach);
    woven::forward(&mut lower.selection.mach);
    unread::drop_unread(&mut lower.selection.mach);
    Ok(lower.selection.mach)
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
        file_of(kind)
    }

    fn width_of(&self, value: Value) -> u8 {
        Lower::width_of(self, value)
    }

    fn constant(&self, value: Value) -> Option<u64> {
        Lower::constant(self, value)
    }

    fn select_inst(&mut self, inst: Inst) -> Option<Results> {
        let results = self.func.dfg.results(inst);
        let file = results.first().map_or(ValueFile::Vector, |&v| self.files.get(v));
        self.file = file;
        let output = match *self.func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => self.call(inst, func),
            _ => isle::constructor_lower(self, &file, inst)?,
        };
        Some(output.into_iter().map(Some).collect())
    }

    fn select_terminator(&mut self, inst: Inst, targets: &[MBlock]) -> Option<MInst> {
        Some(match self.func.dfg.opcode(inst) {
            Opcode::WaveJump => MInst::Pseudo(Pseudo::Jump { target: targets[0] }),
            Opcode::WaveEnd if self.unit.convention == Convention::Function => MInst::Pseudo(Pseudo::Return),
            Opcode::WaveEnd => MInst::Pseudo(Pseudo::End),
            // The mask was made the running lanes just before.
            Opcode::WaveBranchAny => MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets: [targets[0], targets[1]],
            },
            Opcode::WaveBranchUniform => {
                let cond = self.func.dfg.args(inst)[0];
                let targets = [targets[0], targets[1]];
                if self.test_comparison(cond) {
                    let cond = BranchCond::Flag;
                    return Some(MInst::Branch { cond, targets });
                }
                let (kind, source, cond) = match self.files.get(cond) {
                    ValueFile::Scalar => (Kind::Test, self.word(cond, 0), BranchCond::Flag),
                    _ => (Kind::TestLanes, self.lanes_source(cond), BranchCond::AnyLane),
                };
                self.emit(kind, Scope::Wave, &[source]);
                MInst::Branch { cond, targets }
            }
            _ => return None,
        })
    }

    /// The flags of a test are those that the branch reads.
    fn belongs_to_terminator(inst: &MInst) -> bool {
        match inst {
            MInst::Op(op) => matches!(op.kind, Kind::Test | Kind::CompareToFlag { .. } | Kind::TestLanes),
            MInst::Decide { by, .. } => matches!(by, Decider::Together { .. }),
            _ => false,
        }
    }

    /// Lanes that nobody has set are none: what they are joined with keeps its meaning, bit by bit.
    fn undefined(&self, kind: ValueFile, dst: VReg) -> MInst {
        let shape = self.mach.vregs[dst];
        if kind == ValueFile::Mask {
            let dst = Some((dst.into(), shape.file, shape.width));
            return MInst::op(MOVE, Scope::Wave, dst, &[Source::Imm(0)]);
        }
        MInst::Pseudo(Pseudo::Undef {
            dst: dst.into(),
            file: shape.file,
            width: shape.width,
        })
    }

    fn constant_in(&mut self, kind: ValueFile, width: u8, bits: u64) -> VReg {
        let word = |word: u8| match kind {
            // A truth value, in all lanes.
            ValueFile::Mask => Source::Imm(if bits & 1 == 1 { 0xffff } else { 0 }),
            _ => Source::Imm((bits >> (32 * u32::from(word))) as u32),
        };
        let words: SmallVec<[Source; 2]> = (0..width).map(word).collect();
        self.tuple(file_of(kind), &words).reg
    }

    fn convert(&mut self, value: Value, kind: ValueFile) -> VReg {
        let words: SmallVec<[Source; 4]> = match kind {
            ValueFile::Mask => smallvec![self.lanes_source(value)],
            _ => self.words(&[value]),
        };
        self.tuple(file_of(kind), &words).reg
    }

    fn copy_in(&mut self, file: RegFile, src: Part) -> VReg {
        let words: SmallVec<[Source; 4]> = (0..src.count).map(|word| self.unit(src, word)).collect();
        self.tuple(file, &words).reg
    }

    fn mark(mark: Mark) -> Option<MInst> {
        Some(MInst::Pseudo(Pseudo::Mark { mark, flag: None }))
    }

    fn decide(block: Block, by: Reg, width: u8) -> Option<MInst> {
        let by = Decider::Register(by);
        (width == 1).then_some(MInst::Decide { block, by })
    }

    fn decide_together(block: Block, branch: &MInst) -> Option<MInst> {
        let any = match branch {
            MInst::Branch {
                cond: BranchCond::Flag,
                ..
            } => false,
            MInst::Branch {
                cond: BranchCond::AnyLane,
                ..
            } => true,
            _ => return None,
        };
        let by = Decider::Together { any };
        Some(MInst::Decide { block, by })
    }

    fn end_of_body(&mut self, thread: Block) {
        if self.unit.convention == Convention::Function {
            self.give_results(thread);
        }
    }

    fn rename(&mut self, inst: &mut MInst, aliases: &Aliases, copies: &mut Vec<MInst>) {
        match inst {
            // What a part is added to was made for it alone.
            MInst::Op(op) => {
                for source in &mut op.srcs {
                    if let Source::Reg {
                        reg: Reg::Virtual(reg),
                        part,
                        ..
                    } = source
                    {
                        let known = aliases.resolve(Part {
                            reg: *reg,
                            first: part.start,
                            count: part.width,
                        });
                        *reg = known.reg;
                        part.start = known.first;
                    }
                }
            }
            MInst::Decide {
                by: Decider::Register(reg),
                ..
            } => *reg = select::whole(self, *reg, aliases, copies),
            MInst::Pseudo(Pseudo::Call(call)) => {
                for (reg, _) in &mut call.uses {
                    *reg = select::whole(self, *reg, aliases, copies);
                }
            }
            MInst::Pseudo(Pseudo::Results { uses }) => {
                for (reg, _) in uses {
                    *reg = select::whole(self, *reg, aliases, copies);
                }
            }
            // Nothing else reads a register before allocation.
            _ => {}
        }
    }
}
