//! Instruction selection: what the machine says to the driver of [`wavelift_codegen::select`], and how operations are emitted.
//!
//! The driver walks the blocks and asks for one IR instruction after the other ([`Selector::select_inst`], which asks the rules); terms that the
//! rules are made of are in `terms`.

mod terms;

use crate::isa::Op;
use crate::machine::{Condition, MInst, SCALAR, Source, VECTOR};
use smallvec::{SmallVec, smallvec};
use std::ops::{Deref, DerefMut};
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{Function, Inst, InstructionData, MemInfo, Opcode, Segment, Type, Value};
use wavelift_codegen::machine::{MBlock, MachFunc, Pseudo, Reg, RegFile, VReg, VRegData};
use wavelift_codegen::select::{self, Aliases, Part, Results, SelectError, Selection, Selector};

/// Registers that hold the results of an IR instruction.
pub(crate) type InstOutput = SmallVec<[Part; 2]>;

/// Instruction selection for one function. Backends add what they know of the kernel.
pub(crate) struct Lower<'a> {
    /// What the driver shares.
    selection: Selection<'a, MInst>,
    /// The file of the first result of the instruction that is being selected.
    file: ValueFile,
}

impl<'a> Deref for Lower<'a> {
    type Target = Selection<'a, MInst>;

    fn deref(&self) -> &Self::Target {
        &self.selection
    }
}

impl DerefMut for Lower<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.selection
    }
}

/// Selects instructions for a linearised function.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(func: &Function, files: &ValueFiles) -> Result<MachFunc<MInst>, SelectError> {
    let mut lower = Lower {
        selection: Selection::new("tiny", func, files, None),
        file: ValueFile::Vector,
    };
    select::select_blocks(&mut lower)?;
    select::resolve(&mut lower);
    Ok(lower.selection.mach)
}

/// The registers of a file of values.
fn file_of(file: ValueFile) -> RegFile {
    match file {
        ValueFile::Vector => VECTOR,
        ValueFile::Scalar | ValueFile::Mask => SCALAR,
    }
}

/// A unit of a register as a source.
fn unit(part: Part, unit: u8) -> Source {
    let reg = Reg::Virtual(part.reg);
    Source::Unit {
        reg,
        unit: part.first + unit,
    }
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
        match self.func.dfg.value_type(value) {
            Type::MASK | Type::B1 => 1,
            ty => ty.bits().div_ceil(32).max(1) as u8,
        }
    }

    fn constant(&self, value: Value) -> Option<u64> {
        let def = self.func.dfg.defining_inst(value)?;
        match self.func.dfg.opcode(def) {
            Opcode::MaskZero | Opcode::Kernargbaseptr => Some(0),
            _ => self.selection.constant(value),
        }
    }

    fn select_inst(&mut self, inst: Inst) -> Option<Results> {
        let result = self.func.dfg.results(inst).first();
        let file = result.map_or(ValueFile::Vector, |&value| self.files.get(value));
        self.file = file;
        let output = terms::constructor_lower(self, &file, inst)?;
        Some(output.into_iter().map(Some).collect())
    }

    fn select_terminator(&mut self, inst: Inst, targets: &[MBlock]) -> Option<MInst> {
        Some(match (self.func.dfg.opcode(inst), targets) {
            (Opcode::WaveJump, &[target]) => Pseudo::Jump { target }.into(),
            (Opcode::WaveEnd, _) => Pseudo::End.into(),
            // The mask was made the running lanes just before.
            (Opcode::WaveBranchAny, &[yes, no]) => MInst::Branch(Condition::AnyLane, [yes, no]),
            (Opcode::WaveBranchUniform, &[yes, no]) => {
                let value = self.func.dfg.args(inst)[0];
                let mut condition = self.word(value, 0);
                if self.files.get(value) == ValueFile::Mask {
                    let lanes = self.scalar(Op::Lanes, &[]);
                    condition = self.scalar(Op::And, &[lanes, condition]);
                } else if let Source::Imm(_) = condition {
                    condition = self.scalar(Op::Mov, &[condition]);
                }
                MInst::Branch(Condition::NotZero(condition), [yes, no])
            }
            _ => return None,
        })
    }

    fn undefined(&self, kind: ValueFile, dst: VReg) -> MInst {
        match kind {
            // Lanes that nobody has set are none.
            ValueFile::Mask => MInst::Op {
                op: Op::Mov,
                lanes: false,
                dst: Some(dst.into()),
                srcs: smallvec![Source::Imm(0)],
                imm: 0,
            },
            _ => {
                let VRegData { file, width } = self.mach.vregs[dst];
                let dst = dst.into();
                Pseudo::Undef { dst, file, width }.into()
            }
        }
    }

    fn constant_in(&mut self, kind: ValueFile, width: u8, bits: u64) -> VReg {
        let word = |word: u8| match kind {
            // A truth value, in all lanes.
            ValueFile::Mask => Source::Imm(if bits == 0 { 0 } else { 0xff }),
            _ => Source::Imm((bits >> (32 * u32::from(word))) as u32),
        };
        let words: SmallVec<[Source; 2]> = (0..width).map(word).collect();
        self.tuple(file_of(kind), &words).reg
    }

    fn convert(&mut self, value: Value, kind: ValueFile) -> VReg {
        let words: SmallVec<[Source; 2]> = match kind {
            ValueFile::Mask => smallvec![self.lanes(value)],
            _ => (0..self.width_of(value))
                .map(|word| self.word(value, word))
                .collect(),
        };
        self.tuple(file_of(kind), &words).reg
    }

    fn copy_in(&mut self, file: RegFile, src: Part) -> VReg {
        let words: SmallVec<[Source; 2]> = (0..src.count).map(|word| unit(src, word)).collect();
        self.tuple(file, &words).reg
    }

    /// Sources name units, so a value may be a part of another one's register.
    fn rename(&mut self, inst: &mut MInst, aliases: &Aliases, _: &mut Vec<MInst>) {
        for (reg, unit) in inst.units_mut() {
            if let Reg::Virtual(vreg) = *reg {
                let (first, count) = (*unit, 1);
                let part = aliases.resolve(Part {
                    reg: vreg,
                    first,
                    count,
                });
                (*reg, *unit) = (part.reg.into(), part.first);
            }
        }
    }
}

impl Lower<'_> {
    /// The register of a value; from now on its definition is selected.
    fn reg_of(&mut self, value: Value) -> Part {
        Part {
            reg: select::reg_of(self, value),
            first: 0,
            count: self.width_of(value),
        }
    }

    /// A word of a value: 0 is the lowest. Of a pair that is put together in this block, what it is made from.
    fn word(&mut self, value: Value, word: u8) -> Source {
        if let Some(bits) = self.constant(value) {
            return Source::Imm((bits >> (32 * u32::from(word))) as u32);
        }
        if let Some(inst) = self.func.dfg.defining_inst(value)
            && self.is_here(inst)
            && let InstructionData::Binary {
                opcode: Opcode::Iconcat,
                args,
            } = *self.func.dfg.inst(inst)
        {
            return self.word(args[usize::from(word & 1)], 0);
        }
        unit(self.reg_of(value), word)
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
    fn result(&mut self, op: Op, lanes: bool, file: RegFile, srcs: &[Source], imm: u32) -> Part {
        let reg = self.mach.vreg(file, 1);
        self.emit(op, lanes, Some(reg.into()), srcs, imm);
        Part {
            reg,
            first: 0,
            count: 1,
        }
    }

    /// An operation that is computed once for the wave.
    fn scalar(&mut self, op: Op, srcs: &[Source]) -> Source {
        unit(self.result(op, false, SCALAR, srcs, 0), 0)
    }

    /// Words become a register of a file.
    fn tuple(&mut self, file: RegFile, words: &[Source]) -> Part {
        let (lanes, count) = (file == VECTOR, words.len() as u8);
        let reg = self.mach.vreg(file, count);
        let dst = Reg::Virtual(reg);
        match *words {
            [low, high] => {
                let halves = [low, high];
                self.current.push(MInst::Pair { dst, lanes, halves });
            }
            [word] => self.emit(Op::Mov, lanes, Some(dst), &[word], 0),
            _ => self.fail("a value of more than 64 bits"),
        }
        let first = 0;
        Part { reg, first, count }
    }

    /// The address of an access in the machine's memory, and what is added to it.
    fn place(&mut self, mem: MemInfo, offset: i32, address: Value, lanes: bool) -> (Source, u32) {
        let base = self.word(address, 0);
        match mem.segment {
            Segment::Global | Segment::Readonly | Segment::Flat => (base, offset as u32),
            Segment::Kernarg => {
                let start = self.scalar(Op::Start, &[]);
                match base {
                    Source::Imm(bits) => (start, bits.wrapping_add(offset as u32)),
                    base => {
                        let file = if lanes { VECTOR } else { SCALAR };
                        let sum = self.result(Op::Add, lanes, file, &[base, start], 0);
                        (unit(sum, 0), offset as u32)
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
            let mut words: SmallVec<[Part; 2]> = smallvec![];
            for _ in 0..self.width_of(result) {
                words.push(self.result(Op::Ld, lanes, file, &[base], imm));
                imm = imm.wrapping_add(4);
            }
            outputs.push(match words[..] {
                [word] => word,
                _ => {
                    let units: SmallVec<[Source; 2]> = words.iter().map(|&word| unit(word, 0)).collect();
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
