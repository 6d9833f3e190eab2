//! The state of instruction selection for one function, and how operations are emitted.

use super::FlatSegments;
use super::forms::thread_loads;
use crate::abi;
use crate::backend::Gen7;
use crate::elf::SimdWidth;
use crate::isa::{Cond, Opcode as Gen7Op, Type as GenType};
use crate::machine::{GenOp, Kind, MInst, PartOf, SCALAR, Scope, Source, VECTOR};
use crate::plan::Variables;
use smallvec::SmallVec;
use std::ops::{Deref, DerefMut};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{InstructionData, Opcode, Segment, Symbol, Type, Value};
use wavelift_codegen::machine::{Reg, RegFile, VReg};
use wavelift_codegen::select::{self, Part, Selection};
use wavelift_codegen::target::Unit;

/// A register or a part of one.
pub(crate) type Vr = Part;

/// Registers that hold the results of an IR instruction.
pub(crate) type InstOutput = SmallVec<[Vr; 4]>;

/// A move of doublewords.
pub(crate) const MOVE: Kind = Kind::Alu {
    op: Gen7Op::Mov,
    math: None,
    ty: GenType::Ud,
    dst: GenType::Ud,
};

/// Instruction selection for one function.
pub(crate) struct Lower<'a> {
    /// What is selected.
    pub(crate) unit: Unit<'a, Gen7>,
    /// Channels of a thread.
    pub(crate) simd: SimdWidth,
    /// The lane's frame of variables.
    pub(crate) variables: Variables,
    /// Which segments but global memory the flat addresses of the module may lie in.
    pub(crate) flat: FlatSegments,
    /// The address of the lane's private memory, if something asks for it: made once, at the start.
    pub(crate) private_base: Option<VReg>,
    /// The file of the first result of the instruction that is being selected.
    pub(crate) file: ValueFile,
    /// What the driver shares.
    pub(crate) selection: Selection<'a, MInst>,
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

impl Lower<'_> {
    /// Units of a value's register.
    pub(crate) fn width_of(&self, value: Value) -> u8 {
        match self.func.dfg.value_type(value) {
            Type::MASK | Type::B1 => 1,
            ty => ty.bits().div_ceil(32).max(1) as u8,
        }
    }

    /// The register of a value; from now on its definition is selected.
    pub(crate) fn reg_of(&mut self, value: Value) -> Vr {
        let (reg, count) = (select::reg_of(self, value), self.width_of(value));
        Vr { reg, first: 0, count }
    }

    /// The bits of a value that is known now: a constant, or the address of a variable whose place is.
    pub(crate) fn constant(&self, value: Value) -> Option<u64> {
        match *self.func.dfg.inst(self.func.dfg.defining_inst(value)?) {
            InstructionData::SymbolAddr { symbol, .. } => self.symbol_offset(symbol),
            _ => self.selection.constant(value),
        }
    }

    /// The offset of a variable in group or private memory, if it is the same in every activation.
    pub(crate) fn symbol_offset(&self, symbol: Symbol) -> Option<u64> {
        if self.frame_offset(symbol).is_some() {
            return None;
        }
        match self.unit.module.symbols[symbol].segment {
            Segment::Group | Segment::Private | Segment::Spill | Segment::Arg => {
                self.unit.layout.offset(symbol).map(u64::from)
            }
            _ => None,
        }
    }

    /// A unit of a register as a source.
    pub(crate) fn unit(&self, v: Vr, word: u8) -> Source {
        self.all_of(v.part(word, 1))
    }

    /// All units of a register as a source.
    pub(crate) fn all_of(&self, v: Vr) -> Source {
        Source::reg(v.reg, v.units(), self.mach.vregs[v.reg].file)
    }

    /// A word of a value: 0 is the lowest.
    pub(crate) fn word(&mut self, value: Value, word: u8) -> Source {
        if let Some(bits) = self.constant(value) {
            return Source::Imm((bits >> (32 * u32::from(word))) as u32);
        }
        match self.extended_word(value) {
            Some((low, _)) if word == 0 => return self.word(low, 0),
            Some((_, false)) => return Source::Imm(0),
            _ => {}
        }
        if let Some(there) = self.there_from_start(value, word) {
            return there;
        }
        let v = self.reg_of(value);
        self.unit(v, word)
    }

    /// All words of values, one after the other.
    pub(crate) fn words(&mut self, values: &[Value]) -> SmallVec<[Source; 4]> {
        let mut words = SmallVec::new();
        for &value in values {
            let count = self.width_of(value);
            words.extend((0..count).map(|word| self.word(value, word)));
        }
        words
    }

    /// Where a word of a value of the thread is when the kernel starts, if it is in a register: it stays there.
    pub(super) fn there_from_start(&self, value: Value, word: u8) -> Option<Source> {
        let dfg = &self.func.dfg;
        let value = dfg.resolve(value);
        let inst = dfg.defining_inst(value)?;
        if self.files.get(value) != ValueFile::Scalar {
            return None;
        }
        match *dfg.inst(inst) {
            InstructionData::Load { mem, offset, arg, .. } if mem.segment == Segment::Kernarg => {
                let index = dfg.results(inst).iter().position(|&result| result == value)?;
                let ty = dfg.value_type(value);
                let words = index as i64 * i64::from(self.width_of(value)) + i64::from(word);
                let at = self.constant(arg)?.cast_signed();
                let here = thread_loads(ty, mem).then_some(at.checked_add(offset.into())? + 4 * words);
                abi::argument(here?)
            }
            InstructionData::Dim { opcode, dim } if dfg.value_type(value) == Type::I32 => {
                Some(match opcode {
                    Opcode::Workgroupid => abi::work_group(dim),
                    Opcode::Workgroupsize => abi::group_size(dim),
                    Opcode::Gridsize => abi::grid_size(dim),
                    Opcode::Gridgroups => abi::group_count(dim),
                    _ => return None,
                })
            }
            InstructionData::Unary { opcode, arg } => {
                let word = match opcode {
                    Opcode::Ilow | Opcode::Ireduce | Opcode::Bitcast => word,
                    Opcode::Ihigh => 1,
                    _ => return None,
                };
                (dfg.value_type(value).bits() >= 32).then_some(())?;
                self.there_from_start(arg, word)
            }
            _ => None,
        }
    }

    /// The word that a 64-bit value is an extension of, in the same file, and whether the extension is signed.
    fn extended_word(&self, value: Value) -> Option<(Value, bool)> {
        let dfg = &self.func.dfg;
        let inst = dfg.defining_inst(value).filter(|&inst| self.is_here(inst))?;
        let InstructionData::Unary { opcode, arg } = *dfg.inst(inst) else {
            return None;
        };
        let arg = dfg.resolve(arg);
        let extends = matches!(opcode, Opcode::Uextend | Opcode::Sextend);
        let words = dfg.value_type(value) == Type::I64 && dfg.value_type(arg) == Type::I32;
        let alike = self.files.get(arg) == self.files.get(value);
        (extends && words && alike).then_some((arg, opcode == Opcode::Sextend))
    }

    /// A `b1` as lanes, whatever file it is in.
    pub(crate) fn lanes_source(&mut self, value: Value) -> Source {
        match self.constant(value) {
            Some(bits) => Source::Imm(if bits & 1 == 1 { 0xffff } else { 0 }),
            None if self.files.get(value) == ValueFile::Mask => self.word(value, 0),
            None => {
                let bit = self.word(value, 0);
                // It is 0 or 1.
                let all = bit.negated(GenType::D);
                let lanes = self.alu(SCALAR, Gen7Op::Mov, GenType::D, GenType::D, &[all]);
                self.unit(lanes, 0)
            }
        }
    }

    /// Emits an operation without a result.
    pub(crate) fn emit(&mut self, kind: Kind, scope: Scope, srcs: &[Source]) {
        self.current.push(MInst::op(kind, scope, None, srcs));
    }

    /// Emits an operation with a fresh result of so many units, computed by whom its file says.
    pub(crate) fn emit_new(&mut self, kind: Kind, file: RegFile, count: u8, srcs: &[Source]) -> Vr {
        self.emit_by(scope_of(file), kind, file, count, srcs)
    }

    fn emit_by(&mut self, scope: Scope, kind: Kind, file: RegFile, count: u8, srcs: &[Source]) -> Vr {
        let reg = self.mach.vreg(file, count);
        let dst = Some((Reg::Virtual(reg), file, count));
        self.current.push(MInst::op(kind, scope, dst, srcs));
        Vr { reg, first: 0, count }
    }

    /// Emits an operation with a result of one unit, which others read.
    pub(crate) fn made(&mut self, kind: Kind, file: RegFile, srcs: &[Source]) -> Source {
        let v = self.emit_new(kind, file, 1, srcs);
        self.unit(v, 0)
    }

    /// The lanes for which a comparison holds, or 0 or 1.
    pub(crate) fn compared(&mut self, scope: Scope, cond: Cond, ty: GenType, srcs: &[Source]) -> Vr {
        self.emit_by(scope, Kind::Compare { cond, ty }, SCALAR, 1, srcs)
    }

    /// Doublewords by one instruction, which others read.
    pub(crate) fn word_of(&mut self, file: RegFile, op: Gen7Op, srcs: &[Source]) -> Source {
        let v = self.alu(file, op, GenType::Ud, GenType::Ud, srcs);
        self.all_of(v)
    }

    /// Emits an operation that changes a register of one unit: the result is what becomes of it.
    pub(crate) fn changed(&mut self, kind: Kind, from: Vr, srcs: &[Source]) -> Vr {
        let file = self.mach.vregs[from.reg].file;
        let whole = self.mach.vreg(file, 1);
        let kept = Some(Reg::Virtual(from.reg));
        self.emit_part(kind, whole, PartOf { unit: 0, kept }, srcs);
        Vr { reg: whole, ..from }
    }

    /// Emits an operation that writes a unit of a register.
    fn emit_part(&mut self, kind: Kind, reg: VReg, part: PartOf, srcs: &[Source]) {
        let shape = self.mach.vregs[reg];
        let dst = Some((Reg::Virtual(reg), shape.file, shape.width));
        let mut op = GenOp::new(kind, scope_of(shape.file), dst, srcs);
        op.part = Some(part);
        self.current.push(MInst::Op(Box::new(op)));
    }

    /// One instruction with a result of one unit.
    pub(crate) fn alu(
        &mut self,
        file: RegFile,
        op: Gen7Op,
        dst: GenType,
        ty: GenType,
        srcs: &[Source],
    ) -> Vr {
        let kind = Kind::Alu {
            op,
            math: None,
            ty,
            dst,
        };
        self.emit_new(kind, file, 1, srcs)
    }

    /// Words become one register.
    pub(crate) fn tuple(&mut self, file: RegFile, words: &[Source]) -> Vr {
        let count = words.len() as u8;
        let reg = self.mach.vreg(file, count);
        self.tuple_to(reg, words);
        Vr { reg, first: 0, count }
    }

    /// Words become a register that exists: a move for each, which goes where the word can be made in its place.
    pub(crate) fn tuple_to(&mut self, reg: VReg, words: &[Source]) {
        let shape = self.mach.vregs[reg];
        if let ([word], 1) = (words, shape.width) {
            let dst = Some((Reg::Virtual(reg), shape.file, 1));
            self.current
                .push(MInst::op(MOVE, scope_of(shape.file), dst, &[*word]));
            return;
        }
        let mut kept = None;
        for (unit, &word) in (0..).zip(words) {
            let to = match usize::from(unit) + 1 == words.len() {
                true => reg,
                false => self.mach.vreg(shape.file, shape.width),
            };
            self.emit_part(MOVE, to, PartOf { unit, kept }, &[word]);
            kept = Some(Reg::Virtual(to));
        }
    }
}

/// The registers of a file of values.
pub(crate) fn file_of(file: ValueFile) -> RegFile {
    match file {
        ValueFile::Vector => VECTOR,
        ValueFile::Scalar | ValueFile::Mask => SCALAR,
    }
}

/// Who computes what goes to a file.
pub(crate) fn scope_of(file: RegFile) -> Scope {
    if file == VECTOR { Scope::Lanes } else { Scope::Wave }
}
