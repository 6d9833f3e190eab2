//! Instructions of the table, by their shapes.

use super::*;

/// A function of the math box.
fn math(function: MathFn, ty: GenType) -> Kind {
    Kind::Alu {
        op: Gen7Op::Math,
        math: Some(function),
        ty,
        dst: ty,
    }
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
    pub(super) fn instruction(&mut self, on: On, kind: Kind, srcs: &[Source]) -> Vr {
        let file = self.file_on(on);
        self.emit_new(kind, file, 1, srcs)
    }
}

impl InstructionTerms for Lower<'_> {
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

    fn scalar_of(&mut self, value: Value) -> S {
        let word = self.word(value, 0);
        if matches!(word, Source::Reg { file: VECTOR, .. }) {
            self.fail("a rule reads a vector as a scalar");
        }
        word
    }

    fn double_of(&mut self, value: Value) -> Source {
        self.woven(value)
    }

    fn out_woven(&mut self, woven: W2) -> InstOutput {
        let woven = self.all_of(woven);
        one(self.emit_new(Kind::Unweave, VECTOR, 2, &[woven]))
    }

    fn first_unit(&mut self, v: Vr) -> Source {
        self.unit(v, 0)
    }

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
        self.compared(scope, *cond, *ty, &[a, b])
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
        self.emit_new(Kind::Double { op: *op }, VECTOR, 2, &[a, b])
    }

    fn double3(&mut self, op: &Gen7Op, addend: VDfN, a: VDf, b: VDf) -> W2 {
        let srcs = [addend, a, b].map(|source| self.for_all_channels(source));
        self.emit_new(Kind::Double { op: *op }, VECTOR, 2, &srcs)
    }

    fn widened(&mut self, ty: &GenType, a: Source) -> W2 {
        self.emit_new(Kind::ToDouble { ty: *ty }, VECTOR, 2, &[a])
    }

    fn narrowed(&mut self, ty: &GenType, a: VDf) -> V1 {
        self.instruction(On::Channels, Kind::FromDouble { ty: *ty }, &[a])
    }
}
