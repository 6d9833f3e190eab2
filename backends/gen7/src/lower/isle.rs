//! The terms of `lower/*.isle` that are written in Rust.
//!
//! Instructions of the table are generated (`wavelift-gen7-meta`): a method here serves all rows of its shape. What has a method of its own is no
//! single row:
//!
//! | terms | why |
//! |---|---|
//! | operands and results | what becomes what: constants, words, lanes, registers |
//! | `carry`, `borrow`, `times_low_word`, `times_high_word`, `add_to_high_word` | change a register of one unit, or read halves of words; a row has whole operands |
//! | `high_product`, `sum_with_subnormals` and its like, `m_and_not`, `v_select` | several instructions with temporaries, in emission |
//! | `directed`, `in_mode` | the mode is set before the instruction whose operands are there already |
//! | `choose`, `choose_if`, `gathered`, vectors | values of any number of units |
//! | memory, images | see [`super::memory`], `super::images` |

#![allow(
    clippy::all,
    unused_imports,
    dead_code,
    missing_docs,
    unused_variables,
    unreachable_patterns
)]

extern crate alloc;

use super::context::{InstOutput, Lower, Vr, file_of, scope_of};
use super::forms::{Size, cond_of, int_cond, thread_loads};
use super::images::Coordinates;
use crate::abi;
use crate::isa::{Cond, MathFn, Opcode as Gen7Op, SampleOp, Type as GenType};
use crate::machine::{Access, Kind, SCALAR, Scope, Source, Space, VECTOR};
use wavelift_codegen::divergence::ValueFile as File;
use wavelift_codegen::ir::{Rounding, Symbol as IrSymbol};
use wavelift_codegen::machine::{Reg, RegFile};
wavelift_codegen::isle_names!();

type Unit = ();

/// What rules tell apart by file, width and modifiers is the same here.
mod types {
    use super::{Source, Vr};
    pub(super) type Imm = Source;
    pub(super) type R = Source;
    pub(super) type RD = Source;
    pub(super) type S = Source;
    pub(super) type SD = Source;
    pub(super) type V = Source;
    pub(super) type VD = Source;
    pub(super) type VF = Source;
    pub(super) type VDf = Source;
    pub(super) type VDfN = Source;
    pub(super) type M = Source;
    pub(super) type T = Vr;
    pub(super) type R1 = Vr;
    pub(super) type R2 = Vr;
    pub(super) type S1 = Vr;
    pub(super) type S2 = Vr;
    pub(super) type V1 = Vr;
    pub(super) type V2 = Vr;
    pub(super) type W2 = Vr;
    pub(super) type Payload = Vr;
}
use types::*;

/// Who computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    /// Whoever computes for the file of the rule's result.
    Result,
    /// The thread, once.
    Thread,
    /// The channels that run.
    Channels,
}

include!(concat!(env!("OUT_DIR"), "/lower.rs"));

/// The machine's condition that says how singles compare, if one does, and whether it must not hold.
fn float_cond(cc: FloatCC) -> Option<(Cond, bool)> {
    Some(match cc {
        FloatCC::Eq => (Cond::Z, false),
        FloatCC::Neu => (Cond::Nz, false),
        FloatCC::Lt => (Cond::L, false),
        FloatCC::Le => (Cond::Le, false),
        FloatCC::Gt => (Cond::G, false),
        FloatCC::Ge => (Cond::Ge, false),
        // Not greater is less, equal, or unordered, and so on.
        FloatCC::Ltu => (Cond::Ge, true),
        FloatCC::Leu => (Cond::G, true),
        FloatCC::Gtu => (Cond::Le, true),
        FloatCC::Geu => (Cond::L, true),
        FloatCC::Ne | FloatCC::Equ | FloatCC::Num | FloatCC::Nan => return None,
    })
}

/// A comparison that is one of the machine.
pub(crate) struct Comparison {
    cond: Cond,
    ty: GenType,
    /// It holds where that of the machine does not.
    inverse: bool,
    args: [Value; 2],
}

/// A function of the math box.
fn math(function: MathFn, ty: GenType) -> Kind {
    Kind::Alu {
        op: Gen7Op::Math,
        math: Some(function),
        ty,
        dst: ty,
    }
}

fn one(v: Vr) -> InstOutput {
    let mut out = InstOutput::new();
    out.push(v);
    out
}

impl Lower<'_> {
    /// The registers of a result.
    fn file_on(&self, on: On) -> RegFile {
        match on {
            On::Result => file_of(self.file),
            On::Thread => SCALAR,
            On::Channels => VECTOR,
        }
    }

    /// An instruction of the table with a result of one unit.
    fn instruction(&mut self, on: On, kind: Kind, srcs: &[Source]) -> Vr {
        let file = self.file_on(on);
        self.emit_new(kind, scope_of(file), file, 1, srcs)
    }

    /// Whether a word is less than 2^16 because of what makes it: sizes of work-groups and places in them are.
    fn is_word(&self, value: Value) -> bool {
        let dfg = &self.func.dfg;
        if let Some(bits) = self.constant(value) {
            return bits <= 0xffff;
        }
        let Some(inst) = dfg.defining_inst(value) else {
            return false;
        };
        match *dfg.inst(inst) {
            InstructionData::Dim { opcode, .. } => {
                matches!(opcode, Opcode::Workitemid | Opcode::Workgroupsize)
            }
            InstructionData::Unary {
                opcode: Opcode::Uextend,
                arg,
            } => dfg.value_type(arg).bits() <= 16,
            InstructionData::Binary { opcode, args } => match opcode {
                Opcode::Band | Opcode::Umin => args.iter().any(|&arg| {
                    let small = self.constant(arg).is_some_and(|bits| bits <= 0xffff);
                    small || opcode == Opcode::Umin && self.is_size(arg)
                }),
                Opcode::Ushr => self.constant(args[1]).is_some_and(|by| (16..32).contains(&by)),
                _ => false,
            },
            _ => false,
        }
    }

    /// Whether a value is the size of a work-group.
    fn is_size(&self, value: Value) -> bool {
        let inst = self.func.dfg.defining_inst(value);
        inst.is_some_and(|inst| self.func.dfg.opcode(inst) == Opcode::Workgroupsize)
    }

    /// The comparison of this block that makes a truth value, if the machine has it and says it, or the inverse of it.
    fn comparison_that(&self, value: Value, inverted: bool) -> Option<(Cond, GenType, Value, Value)> {
        let Comparison {
            cond,
            ty,
            inverse,
            args: [a, b],
        } = self.comparison(value)?;
        (inverse == inverted).then_some((cond, ty, a, b))
    }

    /// The comparison of this block that makes a truth value, if the machine has it.
    fn comparison(&self, value: Value) -> Option<Comparison> {
        let inst = self
            .func
            .dfg
            .defining_inst(value)
            .filter(|&inst| self.is_here(inst))?;
        match *self.func.dfg.inst(inst) {
            InstructionData::IntCompare { cond, args, .. }
                if self.func.dfg.value_type(args[0]) == Type::I32 =>
            {
                let (cond, ty) = int_cond(cond);
                Some(Comparison {
                    cond,
                    ty,
                    inverse: false,
                    args,
                })
            }
            InstructionData::FloatCompare { cond, args, .. }
                if self.func.dfg.value_type(args[0]) == Type::F32 =>
            {
                let (cond, inverse) = float_cond(cond)?;
                Some(Comparison {
                    cond,
                    ty: GenType::F,
                    inverse,
                    args,
                })
            }
            _ => None,
        }
    }

    /// Emits the comparison of scalars that decides a branch, if one does.
    pub(crate) fn test_comparison(&mut self, condition: Value) -> bool {
        if self.files.get(condition) != File::Scalar || self.constant(condition).is_some() {
            return false;
        }
        let Some(Comparison {
            cond,
            ty,
            inverse: false,
            args: [a, b],
        }) = self.comparison(condition)
        else {
            return false;
        };
        let srcs = [self.word(a, 0), self.word(b, 0)];
        let join = None;
        self.emit(Kind::CompareToFlag { cond, ty, join }, Scope::Wave, None, &srcs);
        true
    }
}

impl Context for Lower<'_> {
    wavelift_codegen::isle_prelude_terms!();

    fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
        (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
    }

    fn def_inst(&mut self, value: Value) -> Option<Inst> {
        self.func.dfg.defining_inst(value)
    }

    fn size(&mut self, ty: Type) -> Size {
        Size::of(ty)
    }

    // -- Results --------------------------------------------------------------------------------------------------

    fn nothing(&mut self) -> InstOutput {
        InstOutput::new()
    }

    fn same(&mut self, value: Value) -> InstOutput {
        if let Some(bits) = self.constant(value) {
            let (file, wide) = (self.files.get(value), self.width_of(value) == 2);
            return self.constant_of(&file, wide, bits);
        }
        one(self.reg_of(value))
    }

    fn same_lo(&mut self, value: Value) -> InstOutput {
        match self.constant(value) {
            Some(bits) => {
                let file = file_of(self.files.get(value));
                one(self.tuple(file, &[Source::Imm(bits as u32)]))
            }
            None => one(Vr {
                count: 1,
                ..self.reg_of(value)
            }),
        }
    }

    fn same_hi(&mut self, value: Value) -> InstOutput {
        match self.constant(value) {
            Some(bits) => {
                let file = file_of(self.files.get(value));
                one(self.tuple(file, &[Source::Imm((bits >> 32) as u32)]))
            }
            None => {
                let v = self.reg_of(value);
                one(Vr {
                    reg: v.reg,
                    first: v.first + 1,
                    count: 1,
                })
            }
        }
    }

    fn after(&mut self, _: Unit) -> InstOutput {
        InstOutput::new()
    }

    fn out(&mut self, v: Vr) -> InstOutput {
        one(v)
    }

    fn out_lanes(&mut self, lanes: M) -> InstOutput {
        match lanes {
            Source::Reg {
                reg: Reg::Virtual(reg),
                part,
                ..
            } => one(Vr {
                reg,
                first: part.start,
                count: 1,
            }),
            constant => one(self.tuple(SCALAR, &[constant])),
        }
    }

    // -- Operands -------------------------------------------------------------------------------------------------

    fn word_of(&mut self, value: Value) -> Source {
        self.word(value, 0)
    }

    fn high_of(&mut self, value: Value) -> R {
        self.word(value, 1)
    }

    fn scalar_of(&mut self, value: Value) -> S {
        let word = self.word(value, 0);
        if matches!(word, Source::Reg { file: VECTOR, .. }) {
            self.fail("a rule reads a vector as a scalar");
        }
        word
    }

    fn lanes_of(&mut self, value: Value) -> M {
        self.lanes_source(value)
    }

    fn double_of(&mut self, value: Value) -> Source {
        self.woven(value)
    }

    fn out_woven(&mut self, woven: W2) -> InstOutput {
        let woven = self.all_of(woven);
        one(self.emit_new(Kind::Unweave, Scope::Lanes, VECTOR, 2, &[woven]))
    }

    fn first_unit(&mut self, v: Vr) -> Source {
        self.unit(v, 0)
    }

    fn imm(&mut self, bits: u32) -> Imm {
        Source::Imm(bits)
    }

    fn as_it_is(&mut self, source: Source) -> Source {
        source
    }

    fn neg_d(&mut self, source: RD) -> RD {
        source.negated(GenType::D)
    }

    fn neg_f(&mut self, source: VF) -> VF {
        source.negated(GenType::F)
    }

    fn neg_df(&mut self, double: VDf) -> VDfN {
        double.negated(GenType::Df)
    }

    fn abs_d(&mut self, source: RD) -> RD {
        source.absolute(GenType::D)
    }

    fn abs_f(&mut self, source: VF) -> VF {
        source.absolute(GenType::F)
    }

    fn nothing_added(&mut self, source: RD) -> Option<()> {
        (source == Source::Imm(0)).then_some(())
    }

    fn without_sign(&mut self, source: RD) -> Option<R> {
        (!source.is_modified()).then_some(source)
    }

    fn literal(&mut self, source: R) -> Option<()> {
        matches!(source, Source::Imm(_)).then_some(())
    }

    fn literal_word(&mut self, source: R) -> Option<()> {
        matches!(source, Source::Imm(0..=0xffff)).then_some(())
    }

    fn fits_word(&mut self, value: Value) -> Option<()> {
        self.is_word(value).then_some(())
    }

    fn low_zero(&mut self, value: Value) -> Option<()> {
        self.constant(value)
            .is_some_and(|bits| bits as u32 == 0)
            .then_some(())
    }

    fn pair(&mut self, low: R, high: R) -> R2 {
        self.tuple(file_of(self.file), &[low, high])
    }

    fn constant_of(&mut self, file: &File, wide: bool, bits: u64) -> InstOutput {
        let words = [Source::Imm(bits as u32), Source::Imm((bits >> 32) as u32)];
        let words = &words[..if wide { 2 } else { 1 }];
        one(self.tuple(file_of(*file), &words))
    }

    // -- Instructions of the table, by their shapes ----------------------------------------------------------------

    fn alu1(&mut self, on: &On, op: &Gen7Op, dst: &GenType, ty: &GenType, a: Source) -> Vr {
        let file = self.file_on(*on);
        self.alu(file, *op, *dst, *ty, &[a])
    }

    fn alu2(&mut self, on: &On, op: &Gen7Op, dst: &GenType, ty: &GenType, a: Source, b: Source) -> Vr {
        let file = self.file_on(*on);
        self.alu(file, *op, *dst, *ty, &[a, b])
    }

    fn three(&mut self, op: &Gen7Op, ty: &GenType, a: Source, b: Source, c: Source) -> V1 {
        self.instruction(On::Channels, Kind::Three { op: *op, ty: *ty }, &[a, b, c])
    }

    fn math1(&mut self, on: &On, function: &MathFn, ty: &GenType, a: Source) -> Vr {
        self.instruction(*on, math(*function, *ty), &[a])
    }

    fn math2(&mut self, on: &On, function: &MathFn, ty: &GenType, a: Source, b: Source) -> Vr {
        self.instruction(*on, math(*function, *ty), &[a, b])
    }

    fn extreme(&mut self, on: &On, cond: &Cond, ty: &GenType, a: Source, b: Source) -> Vr {
        self.instruction(*on, Kind::MinMax { cond: *cond, ty: *ty }, &[a, b])
    }

    fn compare(&mut self, on: &On, ty: &GenType, cond: &Cond, a: Source, b: Source) -> Vr {
        let scope = match (on, self.file) {
            (On::Thread, _) | (On::Result, File::Scalar) => Scope::Wave,
            _ => Scope::Lanes,
        };
        self.emit_new(Kind::Compare { cond: *cond, ty: *ty }, scope, SCALAR, 1, &[a, b])
    }

    fn compare_lanes(&mut self, ty: &GenType, cond: &Cond, a: Source, b: Source) -> M {
        let lanes = self.compare(&On::Channels, ty, cond, a, b);
        self.unit(lanes, 0)
    }

    fn lanes1(&mut self, op: &Gen7Op, a: M) -> M {
        let lanes = self.alu(SCALAR, *op, GenType::Ud, GenType::Ud, &[a]);
        self.unit(lanes, 0)
    }

    fn lanes2(&mut self, op: &Gen7Op, a: M, b: M) -> M {
        let lanes = self.alu(SCALAR, *op, GenType::Ud, GenType::Ud, &[a, b]);
        self.unit(lanes, 0)
    }

    fn double2(&mut self, op: &Gen7Op, a: VDf, b: VDfN) -> W2 {
        self.emit_new(Kind::Double { op: *op }, Scope::Lanes, VECTOR, 2, &[a, b])
    }

    fn double3(&mut self, op: &Gen7Op, addend: VDfN, a: VDf, b: VDf) -> W2 {
        let srcs = [addend, a, b].map(|source| self.for_all_channels(source));
        self.emit_new(Kind::Double { op: *op }, Scope::Lanes, VECTOR, 2, &srcs)
    }

    fn widened(&mut self, ty: &GenType, a: Source) -> W2 {
        self.emit_new(Kind::ToDouble { ty: *ty }, Scope::Lanes, VECTOR, 2, &[a])
    }

    fn narrowed(&mut self, ty: &GenType, a: VDf) -> V1 {
        self.instruction(On::Channels, Kind::FromDouble { ty: *ty }, &[a])
    }

    // -- Integers -------------------------------------------------------------------------------------------------

    fn times_low_word(&mut self, a: R, b: R) -> R1 {
        self.instruction(On::Result, Kind::MulWord { high: false }, &[a, b])
    }

    fn times_high_word(&mut self, a: R, b: R) -> R1 {
        self.instruction(On::Result, Kind::MulWord { high: true }, &[a, b])
    }

    fn add_to_high_word(&mut self, to: R1, word: R) -> R1 {
        self.changed(Kind::AddWord, to, &[word])
    }

    fn high_product(&mut self, ty: &GenType, a: V, b: V) -> V1 {
        self.instruction(On::Channels, Kind::MulHigh { ty: *ty }, &[a, b])
    }

    fn carry(&mut self, high: R1, a: R, b: R) -> R1 {
        self.changed(Kind::Carry { borrow: false }, high, &[a, b])
    }

    fn borrow(&mut self, high: R1, a: R, b: R) -> R1 {
        self.changed(Kind::Carry { borrow: true }, high, &[a, b])
    }

    // -- Conditions and choices -----------------------------------------------------------------------------------

    fn signed(&mut self, cc: &IntCC) -> Option<Cond> {
        cond_of(*cc, GenType::D)
    }

    fn unsigned(&mut self, cc: &IntCC) -> Option<Cond> {
        cond_of(*cc, GenType::Ud)
    }

    fn ordered(&mut self, cc: &FloatCC) -> Option<Cond> {
        float_cond(*cc).and_then(|(cond, inverse)| (!inverse).then_some(cond))
    }

    fn unordered_not(&mut self, cc: &FloatCC) -> Option<Cond> {
        float_cond(*cc).and_then(|(cond, inverse)| inverse.then_some(cond))
    }

    fn lanes_without(&mut self, a: M, b: M) -> M {
        let lanes = self.emit_new(Kind::AndNot, Scope::Wave, SCALAR, 1, &[a, b]);
        self.unit(lanes, 0)
    }

    fn select_lanes(&mut self, lanes: M, a: V, b: V) -> V1 {
        self.instruction(On::Channels, Kind::Select, &[lanes, a, b])
    }

    fn m_select(&mut self, first: S, a: M, b: M) -> M {
        let lanes = self.emit_new(Kind::Select, Scope::Wave, SCALAR, 1, &[first, a, b]);
        self.unit(lanes, 0)
    }

    fn compared(&mut self, value: Value) -> Option<(Cond, GenType, Value, Value)> {
        self.comparison_that(value, false)
    }

    fn compared_not(&mut self, value: Value) -> Option<(Cond, GenType, Value, Value)> {
        self.comparison_that(value, true)
    }

    fn choose_if(
        &mut self,
        file: &File,
        cond: &Cond,
        ty: &GenType,
        a: Value,
        b: Value,
        yes: Value,
        no: Value,
    ) -> InstOutput {
        let count = self.width_of(yes);
        let file = file_of(*file);
        let mut srcs = vec![self.word(a, 0), self.word(b, 0)];
        for value in [yes, no] {
            srcs.extend((0..count).map(|word| self.word(value, word)));
        }
        let kind = Kind::SelectIf { cond: *cond, ty: *ty };
        one(self.emit_new(kind, scope_of(file), file, count, &srcs))
    }

    fn choose(&mut self, file: &File, c: Value, a: Value, b: Value) -> InstOutput {
        let count = self.width_of(a);
        let file = file_of(*file);
        let condition = match file {
            VECTOR => self.lanes_source(c),
            _ => self.word(c, 0),
        };
        let mut srcs = vec![condition];
        srcs.extend((0..count).map(|word| self.word(a, word)));
        srcs.extend((0..count).map(|word| self.word(b, word)));
        one(self.emit_new(Kind::Select, scope_of(file), file, count, &srcs))
    }

    // -- Vectors ----------------------------------------------------------------------------------------------------

    fn vector_of(&mut self, file: &File, args: ValueList) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let mut words = Vec::new();
        for value in args {
            words.extend((0..self.width_of(value)).map(|word| self.word(value, word)));
        }
        one(self.tuple(file_of(*file), &words))
    }

    fn lane_of(&mut self, a: Value, index: u8) -> InstOutput {
        let lane = self.func.dfg.value_type(a).lane_bits().div_ceil(32) as u8;
        let v = self.reg_of(a);
        one(Vr {
            reg: v.reg,
            first: v.first + lane * index,
            count: lane,
        })
    }

    fn with_lane(&mut self, file: &File, a: Value, lane: Value, index: u8) -> InstOutput {
        let count = self.width_of(lane);
        let words: Vec<Source> = (0..self.width_of(a))
            .map(|word| {
                let first = count * index;
                if (first..first + count).contains(&word) {
                    self.word(lane, word - first)
                } else {
                    self.word(a, word)
                }
            })
            .collect();
        one(self.tuple(file_of(*file), &words))
    }

    // -- Floats -----------------------------------------------------------------------------------------------------

    fn rounds_near(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Near).then_some(())
    }

    fn rounds_to_zero(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Zero).then_some(())
    }

    fn flushes(&mut self, mode: FpMode) -> Option<FpMode> {
        mode.ftz.then_some(mode)
    }

    fn directed(&mut self, mode: FpMode, single: V1) -> V1 {
        self.around_last(mode.round, false);
        single
    }

    fn in_mode(&mut self, mode: FpMode, double: W2) -> W2 {
        self.around_last(mode.round, mode.ftz);
        double
    }

    fn sum_with_subnormals(&mut self, a: V, b: V) -> V1 {
        self.with_subnormals(Gen7Op::Add, false, &[a, b])
    }

    fn difference_with_subnormals(&mut self, a: V, b: V) -> V1 {
        self.with_subnormals(Gen7Op::Add, true, &[a, b])
    }

    fn product_with_subnormals(&mut self, a: V, b: V) -> V1 {
        self.with_subnormals(Gen7Op::Mul, false, &[a, b])
    }

    fn mad_with_subnormals(&mut self, a: V, b: V, c: V) -> V1 {
        self.with_subnormals(Gen7Op::Mad, false, &[a, b, c])
    }

    // -- Memory ---------------------------------------------------------------------------------------------------

    fn scalar_memory(&mut self, ty: Type, mem: MemInfo) -> Option<Unit> {
        thread_loads(ty, mem).then_some(())
    }

    fn load_from(
        &mut self,
        file: &File,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        self.load(*file, inst, mem, offset, address)
    }

    fn store_to(&mut self, mem: MemInfo, offset: i32, args: ValueList) -> Unit {
        self.store(mem, offset, args);
    }

    fn atomic_on(
        &mut self,
        inst: Inst,
        op: &AtomicOp,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        self.atomic(inst, *op, mem, offset, args)
    }

    fn atomic_load_from(&mut self, inst: Inst, mem: MemInfo, offset: i32, args: ValueList) -> InstOutput {
        let Some(&address) = args.as_slice(&self.func.dfg.value_lists).first() else {
            return InstOutput::new();
        };
        self.fence_before(mem);
        let loaded = self.load(File::Vector, inst, mem, offset, address);
        self.fence_after(mem);
        loaded
    }

    fn atomic_store_to(&mut self, mem: MemInfo, offset: i32, args: ValueList) -> Unit {
        self.fence_before(mem);
        self.store(mem, offset, args);
        self.fence_after(mem);
    }

    fn address_of(&mut self, file: &File, symbol: IrSymbol) -> InstOutput {
        self.symbol(*file, symbol)
    }

    fn memory_fence(&mut self) -> Unit {
        self.emit(Kind::Fence, Scope::Wave, None, &[]);
    }

    fn stop(&mut self, debug: bool, reason: Value) -> Unit {
        let reason = self.word(reason, 0);
        self.emit(Kind::Trap { debug }, Scope::Lanes, None, &[reason]);
    }

    fn group_barrier(&mut self) -> Unit {
        self.emit(Kind::Fence, Scope::Wave, None, &[]);
        self.emit(Kind::Barrier, Scope::Wave, None, &[]);
    }

    // -- Images -----------------------------------------------------------------------------------------------------

    fn coordinates(&mut self, geometry: &ImageGeometry, args: ValueList, skip: u8) -> Coordinates {
        self.image_coordinates(*geometry, args, skip)
    }

    fn array_geometry(&mut self, geometry: &ImageGeometry) -> Option<()> {
        geometry.is_array().then_some(())
    }

    fn first_value(&mut self, args: ValueList) -> Option<Value> {
        args.as_slice(&self.func.dfg.value_lists).first().copied()
    }

    fn first_two_values(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, ..] => Some((a, b)),
            _ => None,
        }
    }

    fn entry_of(&mut self, handle: Value) -> S {
        self.table_entry(handle)
    }

    fn payload2(&mut self, a: V, b: V) -> Payload {
        self.tuple(VECTOR, &[a, b])
    }

    fn payload3(&mut self, a: V, b: V, c: V) -> Payload {
        self.tuple(VECTOR, &[a, b, c])
    }

    fn payload4(&mut self, a: V, b: V, c: V, d: V) -> Payload {
        self.tuple(VECTOR, &[a, b, c, d])
    }

    fn load_element(&mut self, geometry: &ImageGeometry, image: S, at: Payload) -> InstOutput {
        self.texel(SampleOp::Ld, *geometry, &[image], at)
    }

    fn sample_image(&mut self, geometry: &ImageGeometry, image: S, sampler: S, at: Payload) -> InstOutput {
        self.texel(SampleOp::SampleL, *geometry, &[image, sampler], at)
    }

    fn store_element(&mut self, geometry: &ImageGeometry, image: S, args: ValueList) -> Unit {
        self.store_texel(*geometry, image, args);
    }

    // -- Where a work-item is ------------------------------------------------------------------------------------

    fn work_item(&mut self, axis: u8) -> V {
        abi::work_item(axis)
    }

    fn work_group(&mut self, axis: u8) -> S {
        abi::work_group(axis)
    }

    fn group_size(&mut self, axis: u8) -> S {
        abi::group_size(axis)
    }

    fn grid_size(&mut self, axis: u8) -> S {
        abi::grid_size(axis)
    }

    fn group_count(&mut self, axis: u8) -> S {
        abi::group_count(axis)
    }

    fn dimensions(&mut self) -> S {
        abi::dimensions()
    }

    fn thread_state(&mut self) -> S {
        abi::thread()
    }

    fn lane_number(&mut self) -> V1 {
        self.instruction(On::Channels, Kind::LaneNumber, &[])
    }

    fn clock_value(&mut self) -> S2 {
        self.emit_new(Kind::Clock, Scope::Wave, SCALAR, 2, &[])
    }

    fn packet_number(&mut self) -> S2 {
        self.tuple(SCALAR, &[0, 1].map(|half| abi::packet_id(half == 1)))
    }

    fn completion_signal(&mut self) -> S2 {
        let kind = Kind::Load {
            space: Space::Global,
            access: Access::Dwords(2),
            offset: abi::COMPLETION_SIGNAL_OFFSET,
        };
        self.emit_new(kind, Scope::Wave, SCALAR, 2, &[abi::packet()])
    }

    // -- Other lanes, and the wave level --------------------------------------------------------------------------

    fn highest_lane(&mut self) -> Imm {
        Source::Imm(self.simd.channels() - 1)
    }

    fn wide_mask(&mut self, inst: Inst, lanes: M) -> InstOutput {
        let count = self.func.dfg.results(inst).len();
        (0..count)
            .map(|index| {
                let low = if index == 0 { lanes } else { Source::Imm(0) };
                self.tuple(SCALAR, &[low, Source::Imm(0)])
            })
            .collect()
    }

    fn gathered(&mut self, taken: M, lane: V, value: Value, identity: Value) -> InstOutput {
        let units = self.width_of(value);
        let mut srcs = vec![taken];
        let offset = self.alu(
            VECTOR,
            Gen7Op::Shl,
            GenType::Ud,
            GenType::Ud,
            &[lane, Source::Imm(2)],
        );
        let offset = self.unit(offset, 0);
        for word in 0..units {
            srcs.push(match self.word(value, word) {
                word @ Source::Reg { file: VECTOR, .. } => {
                    let gathered = self.emit_new(Kind::Gather, Scope::Lanes, VECTOR, 1, &[offset, word]);
                    self.unit(gathered, 0)
                }
                same => same,
            });
        }
        srcs.extend((0..units).map(|word| self.word(identity, word)));
        one(self.emit_new(Kind::Select, Scope::Lanes, VECTOR, units, &srcs))
    }

    fn running(&mut self) -> M {
        let lanes = self.emit_new(Kind::GetExec, Scope::Wave, SCALAR, 1, &[]);
        self.unit(lanes, 0)
    }

    fn set_exec(&mut self, lanes: M) -> Unit {
        self.emit(Kind::SetExec, Scope::Wave, None, &[lanes]);
    }
}
