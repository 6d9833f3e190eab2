//! The terms of `lower/*.isle` that are written in Rust.

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
use crate::abi;
use crate::isa::{Cond, MathFn, Opcode as Gen7Op, SURFACE_STATELESS, Type as GenType};
use crate::machine::{Access, Kind, SCALAR, Scope, Source, Space, VECTOR};
use wavelift_codegen::divergence::ValueFile as File;
use wavelift_codegen::ir::{Rounding, Symbol as IrSymbol};
wavelift_codegen::isle_names!();

type Unit = ();

/// Types by the registers that they take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Bit,
    Narrow,
    W32,
    W64,
    Other,
}

include!(concat!(env!("OUT_DIR"), "/lower.rs"));

/// The machine's condition for a comparison of integers, and the type of what is compared.
fn int_cond(cc: IntCC) -> (Cond, GenType) {
    match cc {
        IntCC::Eq => (Cond::Z, GenType::D),
        IntCC::Ne => (Cond::Nz, GenType::D),
        IntCC::Slt => (Cond::L, GenType::D),
        IntCC::Sle => (Cond::Le, GenType::D),
        IntCC::Sgt => (Cond::G, GenType::D),
        IntCC::Sge => (Cond::Ge, GenType::D),
        IntCC::Ult => (Cond::L, GenType::Ud),
        IntCC::Ule => (Cond::Le, GenType::Ud),
        IntCC::Ugt => (Cond::G, GenType::Ud),
        IntCC::Uge => (Cond::Ge, GenType::Ud),
    }
}

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

fn one(v: Vr) -> InstOutput {
    let mut out = InstOutput::new();
    out.push(v);
    out
}

impl Lower<'_> {
    /// What the thread starts with, in a register of the file that the result has.
    fn start_value(&mut self, source: Source, file: wavelift_codegen::machine::RegFile) -> InstOutput {
        let ty = match source {
            Source::Fixed { ty, .. } => ty,
            _ => GenType::Ud,
        };
        one(self.alu(file, Gen7Op::Mov, GenType::Ud, ty, &[source]))
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
        self.emit(Kind::CompareTest { cond, ty }, Scope::Wave, None, &srcs);
        true
    }

    /// The lanes for which a comparison of singles holds.
    fn float_lanes(&mut self, cond: Cond, a: Source, b: Source) -> Source {
        let kind = Kind::Compare { cond, ty: GenType::F };
        let lanes = self.emit_new(kind, Scope::Lanes, SCALAR, 1, &[a, b]);
        self.unit(lanes, 0)
    }

    /// The lanes for which it does not hold.
    fn inverted(&mut self, cond: Cond, a: Source, b: Source) -> Source {
        let lanes = self.float_lanes(cond, a, b);
        self.all_but(lanes)
    }

    /// The sum of two doublewords in a register of its own: a move where one is zero, which goes if nobody else reads the other.
    fn sum(&mut self, file: wavelift_codegen::machine::RegFile, a: Source, b: Source) -> Vr {
        let plain = |source| !matches!(source, Source::Reg { neg: true, .. });
        match (a, b) {
            (Source::Imm(0), other) | (other, Source::Imm(0)) if plain(other) => self.tuple(file, &[other]),
            _ => self.alu(file, Gen7Op::Add, GenType::D, GenType::D, &[a, b]),
        }
    }

    fn all_but(&mut self, lanes: Source) -> Source {
        let rest = self.scalar(Gen7Op::Xor, &[lanes, Source::Imm(0xffff)]);
        self.unit(rest, 0)
    }

    pub(crate) fn scalar(&mut self, op: Gen7Op, srcs: &[Source]) -> Vr {
        self.alu(SCALAR, op, GenType::Ud, GenType::Ud, srcs)
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
        match ty.bits() {
            _ if ty.is_vector() => Size::Other,
            1 => Size::Bit,
            0..=16 => Size::Narrow,
            17..=32 => Size::W32,
            64 => Size::W64,
            _ => Size::Other,
        }
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

    // -- Instructions ---------------------------------------------------------------------------------------------

    fn alu1(&mut self, file: &File, op: &Gen7Op, dst: &GenType, ty: &GenType, a: Value) -> InstOutput {
        let a = self.word(a, 0);
        one(self.alu(file_of(*file), *op, *dst, *ty, &[a]))
    }

    fn alu2(&mut self, file: &File, op: &Gen7Op, ty: &GenType, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        one(self.alu(file_of(*file), *op, *ty, *ty, &[a, b]))
    }

    fn halves1(&mut self, file: &File, op: &Gen7Op, a: Value) -> InstOutput {
        let file = file_of(*file);
        let words = [0, 1].map(|word| {
            let a = self.word(a, word);
            let result = self.alu(file, *op, GenType::Ud, GenType::Ud, &[a]);
            self.unit(result, 0)
        });
        one(self.tuple(file, &words))
    }

    fn halves2(&mut self, file: &File, op: &Gen7Op, a: Value, b: Value) -> InstOutput {
        let file = file_of(*file);
        let words = [0, 1].map(|word| {
            let (a, b) = (self.word(a, word), self.word(b, word));
            let result = self.alu(file, *op, GenType::Ud, GenType::Ud, &[a, b]);
            self.unit(result, 0)
        });
        one(self.tuple(file, &words))
    }

    fn subtract(&mut self, file: &File, ty: &GenType, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0).negated(*ty));
        one(self.alu(file_of(*file), Gen7Op::Add, *ty, *ty, &[a, b]))
    }

    fn negate(&mut self, file: &File, ty: &GenType, a: Value) -> InstOutput {
        let a = self.word(a, 0).negated(*ty);
        one(self.alu(file_of(*file), Gen7Op::Mov, *ty, *ty, &[a]))
    }

    fn absolute(&mut self, file: &File, ty: &GenType, a: Value) -> InstOutput {
        let mut a = self.word(a, 0);
        match &mut a {
            Source::Reg { abs, .. } => *abs = true,
            Source::Imm(bits) => *bits = (*bits as i32).unsigned_abs(),
            Source::Fixed { .. } | Source::Exec => {}
        }
        one(self.alu(file_of(*file), Gen7Op::Mov, *ty, *ty, &[a]))
    }

    fn min_max(&mut self, file: &File, cond: &Cond, ty: &GenType, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        let kind = Kind::MinMax { cond: *cond, ty: *ty };
        let file = file_of(*file);
        one(self.emit_new(kind, scope_of(file), file, 1, &[a, b]))
    }

    fn alu_imm(&mut self, file: &File, op: &Gen7Op, ty: &GenType, a: Value, imm: u32) -> InstOutput {
        let a = self.word(a, 0);
        one(self.alu(file_of(*file), *op, *ty, *ty, &[a, Source::Imm(imm)]))
    }

    fn math1(&mut self, function: &MathFn, a: Value) -> InstOutput {
        let a = self.word(a, 0);
        let kind = Kind::Alu {
            op: Gen7Op::Math,
            math: Some(*function),
            ty: GenType::F,
            dst: GenType::F,
        };
        one(self.emit_new(kind, Scope::Lanes, VECTOR, 1, &[a]))
    }

    fn math2(&mut self, function: &MathFn, a: Value, b: Value) -> InstOutput {
        let srcs = [self.word(a, 0), self.word(b, 0)];
        let kind = Kind::Alu {
            op: Gen7Op::Math,
            math: Some(*function),
            ty: GenType::F,
            dst: GenType::F,
        };
        one(self.emit_new(kind, Scope::Lanes, VECTOR, 1, &srcs))
    }

    fn float_compare(&mut self, cc: &FloatCC, a: Value, b: Value) -> InstOutput {
        let [x, y] = [a, b].map(|value| self.word(value, 0));
        if let Some((cond, inverse)) = float_cond(*cc) {
            let lanes = match inverse {
                false => self.float_lanes(cond, x, y),
                true => self.inverted(cond, x, y),
            };
            return one(self.tuple(SCALAR, &[lanes]));
        }
        let lanes = match cc {
            FloatCC::Ne | FloatCC::Equ => {
                let (less, greater) = (self.float_lanes(Cond::L, x, y), self.float_lanes(Cond::G, x, y));
                let either = self.scalar(Gen7Op::Or, &[less, greater]);
                let either = self.unit(either, 0);
                match cc {
                    FloatCC::Ne => either,
                    _ => self.all_but(either),
                }
            }
            _ => {
                let (first, second) = (self.float_lanes(Cond::Nz, x, x), self.float_lanes(Cond::Nz, y, y));
                let either = self.scalar(Gen7Op::Or, &[first, second]);
                let either = self.unit(either, 0);
                match cc {
                    FloatCC::Nan => either,
                    _ => self.all_but(either),
                }
            }
        };
        one(self.tuple(SCALAR, &[lanes]))
    }

    fn divide(&mut self, file: &File, function: &MathFn, ty: &GenType, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        let kind = Kind::Alu {
            op: Gen7Op::Math,
            math: Some(*function),
            ty: *ty,
            dst: *ty,
        };
        let file = file_of(*file);
        one(self.emit_new(kind, scope_of(file), file, 1, &[a, b]))
    }

    fn mul_low(&mut self, file: &File, a: Value, b: Value) -> InstOutput {
        let (mut a, mut b) = (self.word(a, 0), self.word(b, 0));
        if matches!(a, Source::Imm(_)) {
            std::mem::swap(&mut a, &mut b);
        }
        let file = file_of(*file);
        let product = |lower: &mut Self, high: bool| {
            lower.emit_new(Kind::MulWord { high }, scope_of(file), file, 1, &[a, b])
        };
        let low = product(self, false);
        if matches!(b, Source::Imm(0..=0xffff)) {
            return one(low);
        }
        let high = product(self, true);
        let high = self.unit(high, 0);
        one(self.changed(Kind::AddWord, low, &[high]))
    }

    fn mul_high(&mut self, ty: &GenType, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        one(self.emit_new(Kind::MulHigh { ty: *ty }, Scope::Lanes, VECTOR, 1, &[a, b]))
    }

    fn add_wide(&mut self, file: &File, subtract: bool, a: Value, b: Value) -> InstOutput {
        let [a, b] = [a, b].map(|value| [self.word(value, 0), self.word(value, 1)]);
        let file = file_of(*file);
        let terms = match subtract {
            true => b.map(|word| word.negated(GenType::D)),
            false => b,
        };
        let zero = Source::Imm(0);
        let low = self.sum(file, a[0], terms[0]);
        let low = self.unit(low, 0);
        let mut high = self.sum(file, a[1], terms[1]);
        let carries = b[0] != zero && (subtract || a[0] != zero);
        if carries {
            let first = if subtract { a[0] } else { low };
            high = self.changed(Kind::Carry { borrow: subtract }, high, &[first, b[0]]);
        }
        let high = self.unit(high, 0);
        one(self.tuple(file, &[low, high]))
    }

    fn compare(&mut self, file: &File, cc: &IntCC, a: Value, b: Value) -> InstOutput {
        let (cond, ty) = int_cond(*cc);
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        let scope = if *file == File::Scalar {
            Scope::Wave
        } else {
            Scope::Lanes
        };
        one(self.emit_new(Kind::Compare { cond, ty }, scope, SCALAR, 1, &[a, b]))
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

    fn pair(&mut self, file: &File, a: Value, b: Value) -> InstOutput {
        let words = [self.word(a, 0), self.word(b, 0)];
        one(self.tuple(file_of(*file), &words))
    }

    fn extend(&mut self, file: &File, signed: bool, count: u32, a: Value) -> InstOutput {
        let a = self.word(a, 0);
        let file = file_of(*file);
        let up = self.alu(
            file,
            Gen7Op::Shl,
            GenType::Ud,
            GenType::Ud,
            &[a, Source::Imm(count)],
        );
        let up = self.unit(up, 0);
        let (op, ty) = if signed {
            (Gen7Op::Asr, GenType::D)
        } else {
            (Gen7Op::Shr, GenType::Ud)
        };
        one(self.alu(file, op, ty, ty, &[up, Source::Imm(count)]))
    }

    fn sign_pair(&mut self, file: &File, a: Value) -> InstOutput {
        let low = self.word(a, 0);
        let file = file_of(*file);
        let high = self.alu(file, Gen7Op::Asr, GenType::D, GenType::D, &[low, Source::Imm(31)]);
        let high = self.unit(high, 0);
        one(self.tuple(file, &[low, high]))
    }

    fn zero_pair(&mut self, file: &File, a: Value) -> InstOutput {
        let low = self.word(a, 0);
        one(self.tuple(file_of(*file), &[low, Source::Imm(0)]))
    }

    fn constant_of(&mut self, file: &File, wide: bool, bits: u64) -> InstOutput {
        let words = [Source::Imm(bits as u32), Source::Imm((bits >> 32) as u32)];
        let words = &words[..if wide { 2 } else { 1 }];
        one(self.tuple(file_of(*file), &words))
    }

    // -- Truth values ---------------------------------------------------------------------------------------------

    fn lanes2(&mut self, op: &Gen7Op, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.lanes_source(a), self.lanes_source(b));
        one(self.scalar(*op, &[a, b]))
    }

    fn lanes_not(&mut self, a: Value) -> InstOutput {
        let a = self.lanes_source(a);
        one(self.scalar(Gen7Op::Xor, &[a, Source::Imm(0xffff)]))
    }

    fn scalar_equal(&mut self, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.word(a, 0), self.word(b, 0));
        let differ = self.scalar(Gen7Op::Xor, &[a, b]);
        let differ = self.unit(differ, 0);
        one(self.scalar(Gen7Op::Xor, &[differ, Source::Imm(1)]))
    }

    fn lanes_not2(&mut self, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.lanes_source(a), self.lanes_source(b));
        let differ = self.scalar(Gen7Op::Xor, &[a, b]);
        let differ = self.unit(differ, 0);
        one(self.scalar(Gen7Op::Xor, &[differ, Source::Imm(0xffff)]))
    }

    fn three(&mut self, op: &Gen7Op, ty: &GenType, a: Value, b: Value, c: Value) -> InstOutput {
        let srcs = [a, b, c].map(|value| self.word(value, 0));
        let kind = Kind::Three { op: *op, ty: *ty };
        one(self.emit_new(kind, Scope::Lanes, VECTOR, 1, &srcs))
    }

    fn insert_field(&mut self, a: Value, b: Value, offset: Value, width: Value) -> InstOutput {
        let [a, b, offset, width] = [a, b, offset, width].map(|value| self.word(value, 0));
        let field = self.alu(VECTOR, Gen7Op::Bfi1, GenType::Ud, GenType::Ud, &[width, offset]);
        let field = self.unit(field, 0);
        let kind = Kind::Three {
            op: Gen7Op::Bfi2,
            ty: GenType::Ud,
        };
        one(self.emit_new(kind, Scope::Lanes, VECTOR, 1, &[field, b, a]))
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

    fn float2(&mut self, op: &Gen7Op, mode: FpMode, a: Value, b: Value) -> InstOutput {
        self.single_arithmetic(*op, false, mode, [a, b])
    }

    fn float_difference(&mut self, mode: FpMode, a: Value, b: Value) -> InstOutput {
        self.single_arithmetic(Gen7Op::Add, true, mode, [a, b])
    }

    fn float_mad(&mut self, mode: FpMode, a: Value, b: Value, c: Value) -> InstOutput {
        let [a, b, c] = [a, b, c].map(|value| self.word(value, 0));
        if mode.ftz {
            let kind = Kind::Three {
                op: Gen7Op::Mad,
                ty: GenType::F,
            };
            return self.single(kind, mode, &[c, a, b]);
        }
        let kind = Kind::KeepingSubnormals {
            op: Gen7Op::Mad,
            negate: false,
        };
        self.single(kind, mode, &[a, b, c])
    }

    fn double2(&mut self, op: &Gen7Op, mode: FpMode, a: Value, b: Value) -> InstOutput {
        self.double(*op, false, mode, &[a, b])
    }

    fn double_difference(&mut self, mode: FpMode, a: Value, b: Value) -> InstOutput {
        self.double(Gen7Op::Add, true, mode, &[a, b])
    }

    fn double_mad(&mut self, mode: FpMode, a: Value, b: Value, c: Value) -> InstOutput {
        self.double(Gen7Op::Mad, false, mode, &[a, b, c])
    }

    fn to_double(&mut self, ty: &GenType, a: Value) -> InstOutput {
        self.widened(*ty, a)
    }

    fn from_double(&mut self, ty: &GenType, a: Value) -> InstOutput {
        self.narrowed(*ty, a)
    }

    fn cosine(&mut self, a: Value) -> InstOutput {
        let right_angle = Source::Imm(std::f32::consts::FRAC_PI_2.to_bits());
        let mut angle = self.word(a, 0).negated(GenType::F);
        match &mut angle {
            Source::Reg { neg, abs, .. } => (*neg, *abs) = (true, true),
            Source::Imm(bits) => *bits |= 1 << 31,
            Source::Fixed { .. } | Source::Exec => {}
        }
        let rest = self.alu(VECTOR, Gen7Op::Add, GenType::F, GenType::F, &[angle, right_angle]);
        let rest = self.unit(rest, 0);
        let kind = Kind::Alu {
            op: Gen7Op::Math,
            math: Some(MathFn::Sin),
            ty: GenType::F,
            dst: GenType::F,
        };
        one(self.emit_new(kind, Scope::Lanes, VECTOR, 1, &[rest]))
    }

    fn lanes_value(&mut self, set: u32, a: Value) -> InstOutput {
        let lanes = self.lanes_source(a);
        let srcs = [lanes, Source::Imm(set), Source::Imm(0)];
        one(self.emit_new(Kind::Select, Scope::Lanes, VECTOR, 1, &srcs))
    }

    fn rounds_near(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Near).then_some(())
    }

    fn rounds_to_zero(&mut self, mode: FpMode) -> Option<()> {
        (mode.round == Rounding::Zero).then_some(())
    }

    // -- Memory ---------------------------------------------------------------------------------------------------

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

    // -- Where a work-item is ------------------------------------------------------------------------------------

    fn work_item(&mut self, axis: u8) -> InstOutput {
        self.start_value(abi::work_item(axis), VECTOR)
    }

    fn work_group(&mut self, axis: u8) -> InstOutput {
        self.start_value(abi::work_group(axis), SCALAR)
    }

    fn group_size(&mut self, axis: u8) -> InstOutput {
        self.start_value(abi::group_size(axis), SCALAR)
    }

    fn grid_size(&mut self, axis: u8) -> InstOutput {
        self.start_value(abi::grid_size(axis), SCALAR)
    }

    fn group_count(&mut self, axis: u8) -> InstOutput {
        self.start_value(abi::group_count(axis), SCALAR)
    }

    fn dimensions(&mut self) -> InstOutput {
        self.start_value(abi::dimensions(), SCALAR)
    }

    fn clock_value(&mut self) -> InstOutput {
        one(self.emit_new(Kind::Clock, Scope::Wave, SCALAR, 2, &[]))
    }

    fn packet_number(&mut self) -> InstOutput {
        one(self.tuple(SCALAR, &[0, 1].map(|half| abi::packet_id(half == 1))))
    }

    fn completion_signal(&mut self) -> InstOutput {
        let kind = Kind::Load {
            space: Space::Surface(SURFACE_STATELESS),
            access: Access::Dwords(2),
            offset: abi::COMPLETION_SIGNAL_OFFSET,
        };
        one(self.emit_new(kind, Scope::Wave, SCALAR, 2, &[abi::packet()]))
    }

    /// The number of the hardware thread.
    fn wave_number(&mut self) -> InstOutput {
        one(self.scalar(Gen7Op::And, &[abi::thread(), Source::Imm(0x1ff)]))
    }

    fn lane_number(&mut self) -> InstOutput {
        one(self.emit_new(Kind::LaneNumber, Scope::Lanes, VECTOR, 1, &[]))
    }

    // -- Cross-lane operations ------------------------------------------------------------------------------------

    fn active_rank(&mut self) -> InstOutput {
        one(self.rank())
    }

    fn active_count(&mut self, condition: Value) -> InstOutput {
        let lanes = self.running_of(condition);
        one(self.scalar(Gen7Op::Cbit, &[lanes]))
    }

    fn active_lanes(&mut self, inst: Inst, condition: Value) -> InstOutput {
        self.active_mask(inst, condition)
    }

    fn permute_lanes(&mut self, a: Value, lane: Value, identity: Value, keep: Value) -> InstOutput {
        one(self.lane_permute([a, lane, identity, keep]))
    }

    // -- The wave level -------------------------------------------------------------------------------------------

    fn exec_lanes(&mut self) -> InstOutput {
        one(self.emit_new(Kind::GetExec, Scope::Wave, SCALAR, 1, &[]))
    }

    fn set_exec(&mut self, lanes: Value) -> Unit {
        let lanes = self.lanes_source(lanes);
        self.emit(Kind::SetExec, Scope::Wave, None, &[lanes]);
    }

    fn lanes_of(&mut self, value: Value) -> InstOutput {
        if self.files.get(value) == File::Mask && self.constant(value).is_none() {
            return one(self.reg_of(value));
        }
        let lanes = self.lanes_source(value);
        one(self.tuple(SCALAR, &[lanes]))
    }

    fn lanes_without(&mut self, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.lanes_source(a), self.lanes_source(b));
        one(self.emit_new(Kind::AndNot, Scope::Wave, SCALAR, 1, &[a, b]))
    }

    fn lanes_fewer(&mut self, a: Value, b: Value) -> InstOutput {
        let (a, b) = (self.lanes_source(a), self.lanes_source(b));
        // Counts less one: no lane is more than any number.
        let counts = [a, b].map(|lanes| {
            let count = self.scalar(Gen7Op::Cbit, &[lanes]);
            let count = self.unit(count, 0);
            let less = self.scalar(Gen7Op::Add, &[count, Source::Imm(u32::MAX)]);
            self.unit(less, 0)
        });
        let kind = Kind::Compare {
            cond: Cond::L,
            ty: GenType::Ud,
        };
        let fewer = self.emit_new(kind, Scope::Wave, SCALAR, 1, &counts);
        let fewer = self.unit(fewer, 0);
        one(self.emit_new(Kind::Select, Scope::Wave, SCALAR, 1, &[fewer, a, b]))
    }

    fn lanes_merge(&mut self, old: Value, new: Value, lanes: Value) -> InstOutput {
        let [old, new, lanes] = [old, new, lanes].map(|value| self.lanes_source(value));
        let kept = self.emit_new(Kind::AndNot, Scope::Wave, SCALAR, 1, &[old, lanes]);
        let kept = self.unit(kept, 0);
        let taken = self.scalar(Gen7Op::And, &[new, lanes]);
        let taken = self.unit(taken, 0);
        one(self.scalar(Gen7Op::Or, &[kept, taken]))
    }
}
