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

impl Lower<'_> {
    /// The comparison of this block that makes a truth value, if the machine has it and says it, or `inverted` the opposite of it.
    fn comparison(&self, value: Value, inverted: bool) -> Option<(Cond, GenType, Value, Value)> {
        let dfg = &self.func.dfg;
        let inst = dfg.defining_inst(value).filter(|&inst| self.is_here(inst))?;
        let (cond, ty, inverse, [a, b]) = match *dfg.inst(inst) {
            InstructionData::IntCompare { cond, args, .. } if dfg.value_type(args[0]) == Type::I32 => {
                let (cond, ty) = int_cond(cond);
                (cond, ty, false, args)
            }
            InstructionData::FloatCompare { cond, args, .. } if dfg.value_type(args[0]) == Type::F32 => {
                let (cond, inverse) = float_cond(cond)?;
                (cond, GenType::F, inverse, args)
            }
            _ => return None,
        };
        (inverse == inverted).then_some((cond, ty, a, b))
    }

    /// Emits the comparison of scalars that decides a branch, if one does.
    pub(crate) fn test_comparison(&mut self, condition: Value) -> bool {
        if self.files.get(condition) != File::Scalar || self.constant(condition).is_some() {
            return false;
        }
        let Some((cond, ty, a, b)) = self.comparison(condition, false) else {
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
        self.comparison(value, false)
    }

    fn compared_not(&mut self, value: Value) -> Option<(Cond, GenType, Value, Value)> {
        self.comparison(value, true)
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
        let mut srcs = vec![self.word(a, 0), self.word(b, 0)];
        srcs.extend(self.words(&[yes, no]));
        let kind = Kind::SelectIf { cond: *cond, ty: *ty };
        one(self.emit_new(kind, file_of(*file), self.width_of(yes), &srcs))
    }

    fn choose(&mut self, file: &File, c: Value, a: Value, b: Value) -> InstOutput {
        let file = file_of(*file);
        let mut srcs = match file {
            VECTOR => vec![self.lanes_source(c)],
            _ => vec![self.word(c, 0)],
        };
        srcs.extend(self.words(&[a, b]));
        one(self.emit_new(Kind::Select, file, self.width_of(a), &srcs))
    }

    fn vector_of(&mut self, file: &File, args: ValueList) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let words = self.words(&args);
        one(self.tuple(file_of(*file), &words))
    }

    fn lane_of(&mut self, a: Value, index: u8) -> InstOutput {
        let lane = self.func.dfg.value_type(a).lane_bits().div_ceil(32) as u8;
        one(self.reg_of(a).part(lane * index, lane))
    }

    fn with_lane(&mut self, file: &File, a: Value, lane: Value, index: u8) -> InstOutput {
        let count = self.width_of(lane);
        let first = count * index;
        let words = (0..self.width_of(a)).map(|word| match word.checked_sub(first) {
            Some(own) if own < count => self.word(lane, own),
            _ => self.word(a, word),
        });
        let words: SmallVec<[Source; 4]> = words.collect();
        one(self.tuple(file_of(*file), &words))
    }
}
