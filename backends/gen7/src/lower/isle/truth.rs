//! Truth values and comparisons.

use super::*;

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

impl Lower<'_> {
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
        self.emit(Kind::CompareToFlag { cond, ty, join }, Scope::Wave, &srcs);
        true
    }
}

impl TruthTerms for Lower<'_> {
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
        one(self.emit_new(kind, file, count, &srcs))
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
        one(self.emit_new(Kind::Select, file, count, &srcs))
    }

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
}
