//! Instruction selection, as far as it is the same for all targets: the wave level of a function becomes a machine function.
//!
//! A target implements [`Selector`]: which register a value takes, and what instructions compute one IR instruction, which is
//! where its rules come in. The driver does the rest:
//!
//! 1. [`select_blocks`] walks the wave-level blocks backwards, and the instructions of each, so that an instruction is
//!    selected only if something reads its result or it has an effect. Wave-level blocks map one to one to
//!    machine blocks; a block that holds a thread-level block is part of the thread view.
//! 2. The target adds what comes first in the entry ([`Selection::insert_at_entry`]).
//! 3. [`resolve`] gives every operand the register that its value has after all: selecting an instruction may find that its result is
//!    in a register that exists already, or in a part of one.
//!
//! Instructions of one IR instruction collect in [`Selection::current`]; the driver puts them in front of what was selected
//! before.
//!
//! Cost: linear in instructions and edges.

mod aliases;
mod blocks;
pub mod files;
mod lanes;

pub use aliases::{Aliases, resolve, whole};
pub use blocks::{edge_argument, reg_of, select_blocks};
pub use lanes::by_lane;

use crate::divergence::watch::{FlowTable, Mark};
use crate::divergence::{ValueFile, ValueFiles};
use crate::ir::{Block, Function, Inst, InstructionData, Opcode, SourceLoc, Type, Value, ValueDef};
use crate::machine::{MBlock, MBlockData, MachFunc, MachInst, Reg, RegFile, SubReg, VReg};
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use smallvec::SmallVec;
use std::fmt;

/// Units of a virtual register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Part {
    /// The register.
    pub reg: VReg,
    /// The first unit.
    pub first: u8,
    /// How many units.
    pub count: u8,
}

impl Part {
    /// Units of these units.
    pub fn part(self, first: u8, count: u8) -> Part {
        Part {
            first: self.first + first,
            count,
            ..self
        }
    }

    /// Which units of the register they are.
    pub fn units(self) -> SubReg {
        SubReg {
            start: self.first,
            width: self.count,
        }
    }
}

/// Where the results of an IR instruction are; `None` for one that nobody reads.
pub type Results = SmallVec<[Option<Part>; 4]>;

/// Why a function cannot be selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SelectError {
    /// The target.
    pub target: &'static str,
    /// What it cannot do.
    pub what: String,
    /// Where it stands in the source.
    pub loc: SourceLoc,
}

impl fmt::Display for SelectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not supported yet on {}: {}", self.target, self.what)?;
        if self.loc.is_known() {
            write!(f, " at line {}", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for SelectError {}

/// What a target says of its instructions and registers while one function is selected.
pub trait Selector<'a> {
    /// The target's instruction.
    type Inst: MachInst;

    /// The state that the driver shares with the target.
    fn selection(&self) -> &Selection<'a, Self::Inst>;

    /// As [`Self::selection`], to be changed.
    fn selection_mut(&mut self) -> &mut Selection<'a, Self::Inst>;

    /// The register file of values of a kind.
    fn file(kind: ValueFile) -> RegFile;

    /// Units of the register of a value.
    fn width_of(&self, value: Value) -> u8;

    /// The bits of a value that is known now and needs no register.
    fn constant(&self, value: Value) -> Option<u64> {
        self.selection().constant(value)
    }

    /// What the readers of a value in other blocks read: the value itself, or one that is alive wherever it is.
    fn read_elsewhere(&self, value: Value) -> Value {
        value
    }

    /// Emits what computes one instruction that is no terminator, and says where its results are: no registers if they are
    /// undefined. `None` if no rule covers it.
    fn select_inst(&mut self, inst: Inst) -> Option<Results>;

    /// The terminator of a wave-level block, with machine blocks for its targets; what it needs in front is emitted. `None` if
    /// no rule covers it.
    fn select_terminator(&mut self, inst: Inst, targets: &[MBlock]) -> Option<Self::Inst>;

    /// Whether an instruction belongs to the terminator after it, so that copies go in front.
    fn belongs_to_terminator(_inst: &Self::Inst) -> bool {
        false
    }

    /// What defines a register without a value, of a value of a kind.
    fn undefined(&self, kind: ValueFile, dst: VReg) -> Self::Inst;

    /// Emits what brings a constant into a new register, as values of a kind are kept.
    fn constant_in(&mut self, kind: ValueFile, width: u8, bits: u64) -> VReg;

    /// Emits what brings a value that is kept in another way into a new register, as values of a kind are kept.
    fn convert(&mut self, value: Value, kind: ValueFile) -> VReg
    where
        Self: Sized,
    {
        let src = Part {
            reg: reg_of(self, value),
            first: 0,
            count: self.width_of(value),
        };
        self.copy_in(Self::file(kind), src)
    }

    /// Emits a copy of units of a register into a new whole one, which may be of the per-lane file where the source is scalar.
    fn copy_in(&mut self, file: RegFile, src: Part) -> VReg;

    /// Whether instructions may name a register as a whole; not where it stands for a part of a fixed one.
    fn is_whole(&self, _reg: VReg) -> bool {
        true
    }

    /// Emits what stands at the end of a thread-level block besides copies for its edges.
    fn end_of_body(&mut self, _thread: Block) {}

    /// Gives the operands of an instruction the registers that they have after all. What it needs in front goes to `copies`.
    fn rename(&mut self, inst: &mut Self::Inst, aliases: &Aliases, copies: &mut Vec<Self::Inst>)
    where
        Self: Sized,
    {
        let mut operands = Vec::new();
        inst.operands(&mut operands);
        let mut regs = SmallVec::<[Reg; 8]>::new();
        for operand in &operands {
            regs.push(match operand.is_use() {
                true => aliases::whole(self, operand.reg, aliases, copies),
                false => operand.reg,
            });
        }
        inst.set_operands(&mut regs.into_iter());
    }

    /// A place that somebody who watches the code is told of, if the target can be watched.
    fn mark(_mark: Mark) -> Option<Self::Inst> {
        None
    }

    /// Where the lanes of a thread-level block part: the condition or the index that says where each goes.
    fn decide(_block: Block, _by: Reg, _width: u8) -> Option<Self::Inst> {
        None
    }

    /// Where all lanes of a thread-level block go one way: the branch of the wave that says which, in front of which this is put.
    fn decide_together(_block: Block, _branch: &Self::Inst) -> Option<Self::Inst> {
        None
    }
}

/// The machine blocks of wave-level and of thread-level blocks.
#[derive(Debug, Default)]
struct MBlocks {
    wave: SecondaryMap<Block, PackedOption<MBlock>>,
    thread: SecondaryMap<Block, PackedOption<MBlock>>,
}

impl MBlocks {
    fn of(&self, block: Block) -> MBlock {
        self.wave[block].expect("every block of the wave level has a machine block")
    }
}

/// The state of the selection of one function.
#[derive(Debug)]
pub struct Selection<'a, I> {
    /// The function, linearised.
    pub func: &'a Function,
    /// Which registers its values take.
    pub files: &'a ValueFiles,
    /// What was selected.
    pub mach: MachFunc<I>,
    /// Instructions of the IR instruction that is being selected.
    pub current: Vec<I>,
    target: &'static str,
    marks: Option<&'a FlowTable>,
    blocks: MBlocks,
    /// What was selected of the block, backwards; empty between blocks.
    backwards: Vec<I>,
    /// Wave block of every instruction.
    block_of: SecondaryMap<Inst, PackedOption<Block>>,
    /// The wave block that is being selected.
    block: Option<Block>,
    /// The register of a value that something reads.
    regs: SecondaryMap<Value, PackedOption<VReg>>,
    aliases: Aliases,
    error: Option<String>,
}

impl<'a, I: MachInst> Selection<'a, I> {
    /// The selection of a linearised function for a target, which errors name. `marks` says which blocks are to be watched.
    pub fn new(
        target: &'static str,
        func: &'a Function,
        files: &'a ValueFiles,
        marks: Option<&'a FlowTable>,
    ) -> Selection<'a, I> {
        let mut block_of = SecondaryMap::with_capacity(func.dfg.num_insts());
        if let Some(wave) = &func.wave {
            for (block, inst) in wave.layout.iter() {
                block_of[inst] = block.into();
            }
        }
        Selection {
            func,
            files,
            mach: MachFunc::new(func.name.clone()),
            current: Vec::new(),
            target,
            marks,
            blocks: MBlocks::default(),
            backwards: Vec::new(),
            block_of,
            block: None,
            regs: SecondaryMap::with_capacity(func.dfg.num_values()),
            aliases: Aliases::default(),
            error: None,
        }
    }

    /// The bits of a constant, and of what is undefined: no register would be written, and a program may well compute
    /// with such a value, if only to drop the result.
    pub fn constant(&self, value: Value) -> Option<u64> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::Const { imm, .. } => Some(imm),
            InstructionData::Nullary {
                opcode: Opcode::Undef,
            } => {
                let ty = self.func.dfg.value_type(value);
                (ty != Type::MASK && ty.bits() <= 64).then_some(0)
            }
            _ => None,
        }
    }

    /// The register of a value that has one already.
    pub fn known_reg(&self, value: Value) -> Option<VReg> {
        self.regs[value].expand()
    }

    /// The register of a value, of a file and width; from now on its definition is selected.
    pub fn reg(&mut self, value: Value, file: RegFile, width: u8) -> VReg {
        match self.regs[value].expand() {
            Some(reg) => reg,
            None => {
                let reg = self.mach.vreg(file, width);
                self.regs[value] = reg.into();
                reg
            }
        }
    }

    /// Whether an instruction stands in the block that is being selected.
    pub fn is_here(&self, inst: Inst) -> bool {
        self.block_of[inst].expand() == self.block
    }

    /// Whether a value is a result or a parameter of the block that is being selected.
    pub fn comes_from_here(&self, value: Value) -> bool {
        match self.func.dfg.value_def(value) {
            ValueDef::Result(inst, _) => self.is_here(inst),
            ValueDef::Param(block, _) => {
                let blocks = &self.blocks;
                let here = self.block.and_then(|block| blocks.wave[block].expand());
                here.is_some()
                    && [blocks.wave[block], blocks.thread[block]]
                        .map(PackedOption::expand)
                        .contains(&here)
            }
        }
    }

    /// The machine block of a wave-level block.
    pub fn block(&self, block: Block) -> MBlock {
        self.blocks.of(block)
    }

    /// Records what cannot be selected; the first one counts.
    pub fn fail(&mut self, what: impl Into<String>) {
        self.error.get_or_insert_with(|| what.into());
    }

    /// How a value is kept.
    pub fn kind(&self, value: Value) -> ValueFile {
        match self.func.dfg.value_type(value) {
            Type::MASK => ValueFile::Mask,
            _ => self.files.get(value),
        }
    }

    /// The failure that was recorded, if one was, as an error at a place.
    ///
    /// # Errors
    /// That one.
    pub fn check(&mut self, loc: SourceLoc) -> Result<(), SelectError> {
        match self.error.take() {
            Some(what) => Err(self.refused(what, loc)),
            None => Ok(()),
        }
    }

    /// An error of this selection.
    pub fn refused(&self, what: impl Into<String>, loc: SourceLoc) -> SelectError {
        SelectError {
            target: self.target,
            what: what.into(),
            loc,
        }
    }

    /// Puts instructions in front of everything. What sets up the entry joins its body.
    pub fn insert_at_entry(&mut self, insts: Vec<I>) {
        let Some(&entry) = self.mach.order.first() else {
            return;
        };
        let data = &mut self.mach.blocks[entry];
        let count = insts.len();
        insert_all(data, 0, insts);
        if let Some(body) = &mut data.body {
            body.insts = 0..body.insts.end + count;
        }
    }

    /// An instruction in words: operation, type, types of operands.
    pub fn describe(&self, inst: Inst) -> String {
        let dfg = &self.func.dfg;
        if let InstructionData::Matrix { product, .. } = *dfg.inst(inst) {
            return format!(
                "{} {product}, the product of two matrices of a wave",
                dfg.opcode(inst).name()
            );
        }
        let args: Vec<String> = dfg
            .args(inst)
            .iter()
            .map(|&v| dfg.value_type(v).to_string())
            .collect();
        format!(
            "{}.{} of ({})",
            dfg.opcode(inst).name(),
            dfg.ctrl_type(inst),
            args.join(", ")
        )
    }
}

fn insert_all<I>(data: &mut MBlockData<I>, at: usize, insts: Vec<I>) {
    data.locs
        .splice(at..at, std::iter::repeat_n(SourceLoc::UNKNOWN, insts.len()));
    data.insts.splice(at..at, insts);
}
