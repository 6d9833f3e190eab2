//! Instruction selection: the wave level of a function becomes a machine function.

mod terms;
mod walk;

use crate::isa::Op;
use crate::machine::{MInst, SCALAR, Source, VECTOR};
use cranelift_entity::SecondaryMap;
use smallvec::{SmallVec, smallvec};
use std::collections::HashMap;
use std::fmt;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{
    Block, Function, Inst, InstructionData, MemInfo, Opcode, Segment, SourceLoc, Type, Value,
};
use wavelift_codegen::machine::{MachFunc, Reg, RegFile, VReg};

pub use walk::select;

/// Why a function cannot be selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowerError {
    /// What is missing.
    pub what: String,
    /// Where it stands in the source.
    pub loc: SourceLoc,
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not supported on the tiny machine: {}", self.what)?;
        if self.loc.is_known() {
            write!(f, " at line {}", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for LowerError {}

/// A register or a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Vr {
    reg: VReg,
    first: u8,
    count: u8,
}

impl Vr {
    /// A unit of it as a source.
    fn unit(self, unit: u8) -> Source {
        let reg = Reg::Virtual(self.reg);
        Source::Unit {
            reg,
            unit: self.first + unit,
        }
    }
}

/// Registers that hold the results of an IR instruction.
pub(crate) type InstOutput = SmallVec<[Vr; 2]>;

/// Instruction selection for one function.
pub(crate) struct Lower<'a> {
    func: &'a Function,
    files: &'a ValueFiles,
    mach: MachFunc<MInst>,
    /// Instructions of the IR instruction that is being selected.
    current: Vec<MInst>,
    /// Wave block of every instruction.
    block_of: SecondaryMap<Inst, Option<Block>>,
    /// The wave block that is being selected.
    block: Block,
    /// The register of a value that something reads.
    regs: SecondaryMap<Value, Option<VReg>>,
    /// What a register stands for after all.
    aliases: HashMap<VReg, Vr>,
    /// The first thing that cannot be selected.
    error: Option<String>,
}

/// The registers of a file of values.
fn file_of(file: ValueFile) -> RegFile {
    match file {
        ValueFile::Vector => VECTOR,
        ValueFile::Scalar | ValueFile::Mask => SCALAR,
    }
}

impl Lower<'_> {
    fn fail(&mut self, what: impl Into<String>) {
        self.error.get_or_insert_with(|| what.into());
    }

    /// Units of a value's register.
    fn width_of(&self, value: Value) -> u8 {
        match self.func.dfg.value_type(value) {
            Type::MASK | Type::B1 => 1,
            ty => ty.bits().div_ceil(32).max(1) as u8,
        }
    }

    /// The register of a value; from now on its definition is selected.
    fn reg_of(&mut self, value: Value) -> Vr {
        let count = self.width_of(value);
        let file = file_of(self.files.get(value));
        let reg = *self.regs[value].get_or_insert_with(|| self.mach.vreg(file, count));
        Vr { reg, first: 0, count }
    }

    /// The bits of a value that is known now.
    fn constant(&self, value: Value) -> Option<u64> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::Const { imm, .. } => Some(imm),
            InstructionData::Nullary {
                opcode: Opcode::Undef | Opcode::MaskZero | Opcode::Kernargbaseptr,
            } => Some(0),
            _ => None,
        }
    }

    /// A word of a value: 0 is the lowest. Of a pair that is put together in this block, what it is made from.
    fn word(&mut self, value: Value, word: u8) -> Source {
        if let Some(bits) = self.constant(value) {
            return Source::Imm((bits >> (32 * u32::from(word))) as u32);
        }
        if let Some(inst) = self.func.dfg.defining_inst(value)
            && self.block_of[inst] == Some(self.block)
            && let InstructionData::Binary {
                opcode: Opcode::Iconcat,
                args,
            } = *self.func.dfg.inst(inst)
        {
            return self.word(args[usize::from(word & 1)], 0);
        }
        self.reg_of(value).unit(word)
    }

    /// A truth value or mask as lanes, whatever file it is in.
    fn lanes(&mut self, value: Value) -> Source {
        let word = self.word(value, 0);
        match (self.files.get(value), word) {
            (_, Source::Imm(bits)) => Source::Imm(if bits == 0 { 0 } else { 0xff }),
            (ValueFile::Mask, _) => word,
            _ => self.scalar(Op::Mul, &[word, Source::Imm(0xff)]),
        }
    }

    /// Emits an operation. Literals that it has no place for go to a scalar first, which both units can read.
    fn emit(&mut self, op: Op, lanes: bool, dst: Option<Reg>, srcs: &[Source], imm: u32) {
        let letters = op
            .info()
            .operands
            .chars()
            .filter(|letter| "abcw".contains(*letter));
        let srcs = letters
            .zip(srcs)
            .map(|(letter, &source)| match source {
                Source::Imm(_) if letter != 'b' => self.scalar(Op::Mov, &[source]),
                _ => source,
            })
            .collect();
        self.current.push(MInst::Op {
            op,
            lanes,
            dst,
            srcs,
            imm,
        });
    }

    /// Emits an operation with a fresh result in a file.
    fn result(&mut self, op: Op, lanes: bool, file: RegFile, srcs: &[Source], imm: u32) -> Vr {
        let reg = self.mach.vreg(file, 1);
        self.emit(op, lanes, Some(reg.into()), srcs, imm);
        Vr {
            reg,
            first: 0,
            count: 1,
        }
    }

    /// An operation that is computed once for the wave.
    fn scalar(&mut self, op: Op, srcs: &[Source]) -> Source {
        self.result(op, false, SCALAR, srcs, 0).unit(0)
    }

    /// Words become a register of a file.
    fn tuple(&mut self, file: RegFile, words: &[Source]) -> Vr {
        let reg = self.mach.vreg(file, words.len() as u8);
        self.tuple_to(reg, words)
    }

    /// Words become a register that exists.
    fn tuple_to(&mut self, reg: VReg, words: &[Source]) -> Vr {
        let lanes = self.mach.vregs[reg].file == VECTOR;
        match *words {
            [low, high] => self.current.push(MInst::Pair {
                dst: reg.into(),
                lanes,
                halves: [low, high],
            }),
            [word] => self.emit(Op::Mov, lanes, Some(reg.into()), &[word], 0),
            _ => self.fail("a value of more than 64 bits"),
        }
        Vr {
            reg,
            first: 0,
            count: words.len() as u8,
        }
    }

    /// The address of an access in the machine's memory, and what is added to it.
    fn place(&mut self, mem: MemInfo, offset: i32, address: Value, lanes: bool) -> (Source, u32) {
        let base = self.word(address, 0);
        match mem.segment {
            Segment::Global | Segment::Readonly | Segment::Flat => (base, offset as u32),
            Segment::Kernarg => {
                let start = self.result(Op::Start, false, SCALAR, &[], 0).unit(0);
                match base {
                    Source::Imm(bits) => (start, bits.wrapping_add(offset as u32)),
                    base => {
                        let file = if lanes { VECTOR } else { SCALAR };
                        let sum = self.result(Op::Add, lanes, file, &[base, start], 0);
                        (sum.unit(0), offset as u32)
                    }
                }
            }
            other => {
                self.fail(format!("memory of segment {other:?}"));
                (base, 0)
            }
        }
    }

    /// Loads the words of all results.
    fn load(&mut self, file: ValueFile, inst: Inst, mem: MemInfo, offset: i32, address: Value) -> InstOutput {
        let (file, lanes) = (file_of(file), file == ValueFile::Vector);
        let (base, mut imm) = self.place(mem, offset, address, lanes);
        let mut outputs = InstOutput::new();
        for &result in self.func.dfg.results(inst) {
            self.whole_words(result);
            let mut words: SmallVec<[Vr; 2]> = smallvec![];
            for _ in 0..self.width_of(result) {
                words.push(self.result(Op::Ld, lanes, file, &[base], imm));
                imm = imm.wrapping_add(4);
            }
            outputs.push(match words[..] {
                [word] => word,
                _ => {
                    let units: SmallVec<[Source; 2]> = words.iter().map(|word| word.unit(0)).collect();
                    self.tuple(file, &units)
                }
            });
        }
        outputs
    }

    /// Stores the words of all values, in the lanes that run also where all of them store the same.
    fn store(&mut self, mem: MemInfo, offset: i32, address: Value, values: &[Value]) {
        let (base, mut imm) = self.place(mem, offset, address, true);
        for &value in values {
            self.whole_words(value);
            for word in 0..self.width_of(value) {
                let source = self.word(value, word);
                self.emit(Op::St, true, None, &[base, source], imm);
                imm = imm.wrapping_add(4);
            }
        }
    }

    /// Memory is accessed by words.
    fn whole_words(&mut self, value: Value) {
        let ty = self.func.dfg.value_type(value);
        if ty.is_vector() || !matches!(ty.bits(), 32 | 64) {
            self.fail(format!("memory accesses of {ty}"));
        }
    }
}
