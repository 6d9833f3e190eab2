//! Instances of left sides: an instruction that a rule's pattern describes, with free values where the pattern says nothing.
//!
//! Types, modes, conditions and constants are drawn; whether the rule fires on what came out is for the [engine](crate::engine) to say.

use crate::engine::{Bindings, Datum, Engine};
use crate::enums::Enums;
use crate::patterns::{Facts, array, find};
use crate::program::{Program, Set};
use crate::terms::Table;
use cranelift_isle::sema::{Expr, Pattern, TermId, VarId};
use std::collections::HashSet;
use wavelift_cells::oracle::format::{Format as Layout, ones};
use wavelift_cells::values::{Random, special_floats, special_integers};
use wavelift_codegen::ir::{
    FloatCC, Format, FpMode, Inst, InstructionData, IntCC, Opcode, Rounding, Segment, Type, TypeRule, Value,
};

/// Every type of a value.
pub const TYPES: &[Type] = &[
    Type::B1,
    Type::I8,
    Type::I16,
    Type::I32,
    Type::I64,
    Type::F16,
    Type::F32,
    Type::F64,
];

/// How often a part is drawn until it fits the pattern.
const TRIES: usize = 48;

/// Draws an instance of one rule's left side.
pub struct Draw<'e, 'p> {
    pub(crate) engine: &'e mut Engine<'p, Table>,
    pub(crate) random: &'e mut Random,
    pub(crate) bindings: Bindings,
    /// Variables that conditions ask to be constants.
    pub(crate) constant: HashSet<VarId>,
    /// Singles that conditions ask about may be made of integers instead.
    pub(crate) made_of_integers: bool,
    /// Whether a condition asks for a vector's own lanes in order.
    pub(crate) whole: bool,
    pub(crate) constants: Vec<(Type, u64)>,
    pub(crate) lanes: Vec<u64>,
    pub(crate) vectors: bool,
    pub(crate) constant_floats: bool,
    /// Whether the rules are those of selection.
    pub(crate) selection: bool,
    /// Whether modes flush, if that is not drawn but taken in turns.
    pub(crate) flushes: Option<bool>,
}

/// Values that conditions ask something of.
pub(crate) fn asked(program: &Program, expr: &Expr, vars: &mut HashSet<VarId>, terms: &mut HashSet<String>) {
    if let Expr::Term(_, term, args) = expr {
        terms.insert(program.term_name(*term).to_owned());
        for arg in args {
            match arg {
                Expr::Var(ty, var) if program.type_name(*ty) == "Value" => {
                    vars.insert(*var);
                }
                other => asked(program, other, vars, terms),
            }
        }
    }
}

impl<'e, 'p> Draw<'e, 'p> {
    /// The instruction that a rule of the root term may replace, in the engine's function.
    pub fn instruction(
        engine: &'e mut Engine<'p, Table>,
        random: &'e mut Random,
        rule: usize,
        vectors: bool,
    ) -> Option<Inst> {
        let program = engine.program;
        let (mut constant, mut terms) = (HashSet::new(), HashSet::new());
        let tree = &program.terms.rules[rule];
        for clause in &tree.iflets {
            asked(program, &clause.rhs, &mut constant, &mut terms);
        }
        let mut draw = Draw {
            engine,
            random,
            bindings: vec![None; tree.vars.len()],
            constant,
            made_of_integers: false,
            whole: terms.contains("whole_vector"),
            constants: Vec::new(),
            lanes: Vec::new(),
            vectors,
            constant_floats: program.set == Set::Legalization,
            selection: matches!(program.set, Set::Selection(_)),
            flushes: None,
        };
        // What is to become of the instruction decides on types: it comes first.
        let (last, first) = tree.args.split_last()?;
        for pattern in first {
            draw.action(pattern)?;
        }
        draw.inst(last, &draw.types())
    }

    /// The value that a rule of a term over values takes apart.
    pub fn value(engine: &'e mut Engine<'p, Table>, random: &'e mut Random, rule: usize) -> Option<Value> {
        let tree = &engine.program.terms.rules[rule];
        let set = engine.program.set;
        let mut draw = Draw {
            bindings: vec![None; tree.vars.len()],
            engine,
            random,
            constant: HashSet::new(),
            made_of_integers: false,
            whole: false,
            constants: Vec::new(),
            lanes: Vec::new(),
            vectors: false,
            constant_floats: false,
            selection: matches!(set, Set::Selection(_)),
            flushes: None,
        };
        draw.operand(&tree.args[0], TYPES)
    }

    pub(crate) fn types(&self) -> Vec<Type> {
        let vectors = if self.vectors { Type::VECTORS } else { &[] };
        TYPES.iter().chain(vectors).copied().collect()
    }

    pub(crate) fn pick<T: Clone>(&mut self, list: &[T]) -> Option<T> {
        match list.len() {
            0 => None,
            count => list.get(self.random.below(count)).cloned(),
        }
    }

    /// Binds the variables of a pattern of an action as far as it says something.
    fn action(&mut self, pattern: &Pattern) -> Option<()> {
        let enums = self.engine.terms.enums.clone();
        for _ in 0..TRIES {
            use wavelift_codegen::legalize::Action;
            let widths = [Type::I32, Type::F32, Type::F64];
            let ty = self.pick(&widths)?;
            let actions = [
                Action::Widen {
                    ty,
                    flush: self.random.below(2) == 0,
                },
                Action::Halves,
                Action::Lanes {
                    count: 1 + self.random.below(2) as u8,
                },
                Action::Rules,
                Action::Soft,
            ];
            let action = enums.action(self.pick(&actions)?);
            if self.engine.matches(pattern, &action, &mut self.bindings) {
                return Some(());
            }
        }
        None
    }

    /// Something that is neither a value nor an instruction.
    pub(crate) fn plain(&mut self, pattern: &Pattern, candidates: &[Datum]) -> Option<Datum> {
        for _ in 0..TRIES {
            let one = self.pick(candidates)?;
            if self.engine.matches(pattern, &one, &mut self.bindings) {
                return Some(one);
            }
        }
        // The last ones that fit, whatever the luck.
        let fits = |draw: &mut Self, one: &Datum| draw.engine.matches(pattern, one, &mut draw.bindings);
        candidates.iter().find(|one| fits(self, one)).cloned()
    }

    fn ty(&mut self, pattern: &Pattern, candidates: &[Type]) -> Option<Type> {
        let all: Vec<Datum> = candidates.iter().copied().map(Datum::Type).collect();
        crate::enums::ty(&self.plain(pattern, &all)?)
    }

    fn scalar(&mut self, pattern: &Pattern) -> Option<Datum> {
        let enums = self.engine.terms.enums.clone();
        let name = self.engine.program.type_name(pattern.ty()).to_owned();
        let candidates: Vec<Datum> = match name.as_str() {
            "IntCC" => IntCC::ALL
                .iter()
                .map(|cc| Enums::variant(&enums.int, cc))
                .collect(),
            "FloatCC" => FloatCC::ALL
                .iter()
                .map(|cc| Enums::variant(&enums.float, cc))
                .collect(),
            "Segment" => Segment::ALL
                .iter()
                .map(|one| Enums::variant(&enums.segments, one))
                .collect(),
            "FpMode" => {
                let flushes = self.flushes;
                let wanted = |mode: &FpMode| flushes.is_none_or(|flushes| mode.ftz == flushes);
                let some: Vec<Datum> = modes().into_iter().filter(wanted).map(Datum::Mode).collect();
                if let Some(mode) = self.plain(pattern, &some) {
                    return Some(mode);
                }
                modes().into_iter().map(Datum::Mode).collect()
            }
            "bool" => vec![Datum::Bool(false), Datum::Bool(true)],
            _ => return Some(Datum::Opaque),
        };
        self.plain(pattern, &candidates)
    }

    /// The result of an instruction that a pattern describes; its type is one of these.
    pub(crate) fn inst(&mut self, pattern: &Pattern, allowed: &[Type]) -> Option<Inst> {
        let Some((ty, data)) = find(self.engine.program, pattern, "inst_typed") else {
            if let Pattern::Term(_, term, args) = pattern
                && self.engine.program.term_name(*term) == "dot_product"
            {
                return self.dot_product(&args[0]);
            }
            return self.any_inst(pattern, allowed);
        };
        let Pattern::Term(_, format, fields) = data else {
            return None;
        };
        let _ = format;
        let Pattern::Term(_, opcode, _) = &fields[0] else {
            return None;
        };
        let opcode = self.opcode(*opcode)?;
        let info = opcode.info();
        let result = info.results?.first().copied()?;
        let fits = |ctrl: &Type| match result {
            TypeRule::T => allowed.contains(ctrl),
            TypeRule::Exactly(exact) => allowed.contains(&exact),
            _ => true,
        };
        let mut ctrls: Vec<Type> = self.types();
        if self.vectors || opcode == Opcode::InsertLane || opcode == Opcode::MakeVector {
            ctrls.extend(Type::VECTORS);
        }
        ctrls.push(Type::INVALID);
        ctrls.retain(|ctrl| info.class.contains(*ctrl) && fits(ctrl));
        if matches!(opcode.format(), Format::Dim | Format::Nullary | Format::Segment) {
            // Places and addresses have these types (HSA PRM 11.1).
            ctrls.retain(|ctrl| matches!(*ctrl, Type::I32 | Type::I64));
        }
        ctrls.dedup();
        let ctrl = self.ty(ty, &ctrls)?;
        let data = self.data(opcode, ctrl, &fields[1..])?;
        let inst = self.engine.terms.make(ctrl, data);
        // Binds the instruction, and checks what is outside of the pattern of its parts.
        self.engine
            .matches(pattern, &Datum::Inst(inst), &mut self.bindings)
            .then_some(inst)
    }

    /// An instruction of which a pattern says nothing: any operation on lanes.
    fn any_inst(&mut self, pattern: &Pattern, allowed: &[Type]) -> Option<Inst> {
        let lanewise = [
            Opcode::Iadd,
            Opcode::Smin,
            Opcode::Sshr,
            Opcode::Fadd,
            Opcode::Fabs,
            Opcode::Fmax,
        ];
        let opcode = self.pick(&lanewise)?;
        let info = opcode.info();
        let types: Vec<Type> = allowed
            .iter()
            .copied()
            .filter(|ty| info.class.contains(*ty))
            .collect();
        let ctrl = self.pick(&types)?;
        let mode = self.pick(&modes())?;
        let args: Vec<Value> = info
            .operands
            .iter()
            .map(|rule| match rule {
                TypeRule::Exactly(ty) => self.engine.terms.free(*ty),
                _ => self.engine.terms.free(ctrl),
            })
            .collect();
        let data = match args[..] {
            [arg] => InstructionData::Unary { opcode, arg },
            [a, b] if ctrl.is_float() => InstructionData::BinaryFp {
                opcode,
                mode,
                args: [a, b],
            },
            [a, b] => InstructionData::Binary { opcode, args: [a, b] },
            _ => return None,
        };
        let inst = self.engine.terms.make(ctrl, data);
        self.engine
            .matches(pattern, &Datum::Inst(inst), &mut self.bindings)
            .then_some(inst)
    }

    fn opcode(&self, term: TermId) -> Option<Opcode> {
        let program = self.engine.program;
        let name = program.term_name(term);
        let name = name.rsplit('.').next()?;
        let all = Opcode::ALL.iter();
        all.copied()
            .find(|opcode| wavelift_codegen_meta::generate::camel(opcode.name()) == name)
    }

    /// The operands and immediates of an instruction.
    fn data(&mut self, opcode: Opcode, ctrl: Type, fields: &[Pattern]) -> Option<InstructionData> {
        let enums = self.engine.terms.enums.clone();
        let mut parts = vec![Enums::variant(&enums.opcodes, &opcode)];
        let mut types = Operands {
            opcode,
            ctrl,
            first: None,
        };
        for field in fields {
            let name = self.engine.program.type_name(field.ty()).to_owned();
            let part = match name.as_str() {
                "Value" => Datum::Value(self.next_operand(field, &mut types, 0)?),
                "ValueArray2" | "ValueArray3" | "ValueArray4" => {
                    let patterns = array(field)?;
                    let mut values = Vec::new();
                    for (index, pattern) in patterns.iter().enumerate() {
                        values.push(self.next_operand(pattern, &mut types, index)?);
                    }
                    Datum::Values(values)
                }
                "ValueList" => self.list(field, ctrl)?,
                "u8" => self.lane(field, opcode, &types)?,
                _ => self.scalar(field)?,
            };
            parts.push(part);
        }
        let format = enums
            .formats
            .iter()
            .position(|format| *format == opcode.format())?;
        enums.instruction(&mut self.engine.terms.func.dfg, &Datum::Variant(format, parts))
    }

    fn next_operand(&mut self, pattern: &Pattern, types: &mut Operands, index: usize) -> Option<Value> {
        let allowed = types.allowed(index);
        let value = self.operand(pattern, &allowed)?;
        if types.first.is_none() {
            types.first = Some(self.engine.terms.func.dfg.value_type(value));
        }
        Some(value)
    }

    fn lane(&mut self, pattern: &Pattern, opcode: Opcode, types: &Operands) -> Option<Datum> {
        let count = match opcode {
            Opcode::ExtractLane => types.first?.lanes(),
            Opcode::InsertLane => types.ctrl.lanes(),
            _ => 3,
        };
        let mut candidates: Vec<Datum> = (0..count).map(|lane| Datum::Int(lane.into())).collect();
        if let Some(&last) = self.lanes.last()
            && self.random.below(2) == 0
        {
            candidates = vec![Datum::Int(last)];
        }
        let lane = self.plain(pattern, &candidates)?;
        self.lanes.extend(crate::enums::int(&lane));
        Some(lane)
    }

    /// The lanes of a vector.
    fn list(&mut self, pattern: &Pattern, ctrl: Type) -> Option<Datum> {
        let whole = self.whole.then(|| self.engine.terms.free(ctrl));
        let lane = |draw: &mut Self, imm: u32| match whole {
            None => draw.engine.terms.free(ctrl.lane()),
            Some(arg) => {
                let data = InstructionData::UnaryImm {
                    opcode: Opcode::ExtractLane,
                    arg,
                    imm: imm as u8,
                };
                let inst = draw.engine.terms.make(ctrl.lane(), data);
                draw.engine.terms.func.dfg.first_result(inst)
            }
        };
        let list = Datum::Values((0..ctrl.lanes()).map(|index| lane(self, index)).collect());
        self.engine
            .matches(pattern, &list, &mut self.bindings)
            .then_some(list)
    }

    /// A value that a pattern describes, of one of these types.
    pub(crate) fn operand(&mut self, pattern: &Pattern, allowed: &[Type]) -> Option<Value> {
        let mut facts = Facts::default();
        facts.gather(self.engine.program, pattern);
        let bound = facts.again.and_then(|var| self.bindings[var.index()].clone());
        if let Some(Datum::Value(value)) = bound {
            let fits = allowed.contains(&self.engine.terms.func.dfg.value_type(value));
            return fits.then_some(value);
        }
        let value = if let Some(inner) = facts.inst {
            let allowed: Vec<Type> = match facts.ty {
                Some(ty) => vec![self.ty(ty, allowed)?],
                None => allowed.to_vec(),
            };
            let inst = self.inst(inner, &allowed)?;
            self.engine.terms.func.dfg.first_result(inst)
        } else if let Some((name, parts)) = facts.made {
            self.made(name, parts, allowed)?
        } else {
            let ty = match facts.ty {
                Some(ty) => self.ty(ty, allowed)?,
                None => self.pick(allowed)?,
            };
            let asked = facts.vars.iter().any(|var| self.constant.contains(var));
            match (facts.constant, asked) {
                (Some(_), _) if facts.exact.is_some() => self.immediate(ty, facts.exact)?,
                (Some(name), _) => self.constant(ty, &name)?,
                (None, true) if self.made_of_integers && ty == Type::F32 && self.random.below(2) == 0 => {
                    self.made_of_integer()
                }
                (None, true) => self.constant(ty, "u64_from_value")?,
                // What is known of a number may choose another rule.
                (None, false) if self.constant_floats && ty.is_float() && self.random.below(6) == 0 => {
                    self.constant(ty, "u64_from_value")?
                }
                // Machines take constants where they take registers, and not all of them.
                (None, false)
                    if self.selection && !facts.placed && self.random.below(6) == 0 && ty.lanes() == 1 =>
                {
                    self.constant(ty, "u64_from_value")?
                }
                (None, false) => self.engine.terms.free(ty),
            }
        };
        self.engine
            .matches(pattern, &Datum::Value(value), &mut self.bindings)
            .then_some(value)
    }

    /// A constant that an extractor may take.
    pub(crate) fn constant(&mut self, ty: Type, extractor: &str) -> Option<Value> {
        if ty.lanes() > 1 {
            return None;
        }
        let bits = ty.bits();
        let all = ones(bits);
        let choice = match extractor {
            "zero" => 0,
            "one" => 1,
            "ones" => all,
            "smallest" => (all >> 1) + 1,
            "largest" => all >> 1,
            "log2" | "log2_signed" => 1 << self.random.below(bits as usize),
            "power_of_two" => {
                let layout = Layout::of(bits);
                let sign = if self.random.below(2) == 0 {
                    0
                } else {
                    layout.sign()
                };
                let normal = layout.infinity() / layout.least_normal();
                sign | (layout.least_normal() * (1 + self.random.below(normal as usize - 1) as u64))
            }
            _ if self.selection => match crate::selection::draw::constant(extractor, self.random) {
                Some(bits) => bits & all,
                None => self.number(ty),
            },
            _ => self.number(ty),
        };
        self.constants.push((ty, choice));
        Some(self.engine.terms.immediate(ty, choice))
    }

    fn immediate(&mut self, ty: Type, bits: Option<u64>) -> Option<Value> {
        let bits = bits.filter(|_| ty.lanes() == 1)?;
        self.constants.push((ty, bits));
        Some(self.engine.terms.immediate(ty, bits))
    }

    pub(crate) fn number(&mut self, ty: Type) -> u64 {
        let bits = ty.bits();
        let before: Vec<u64> = self
            .constants
            .iter()
            .filter(|(of, _)| *of == ty)
            .map(|(_, c)| *c)
            .collect();
        let choice = match self.random.below(8) {
            // The counts of a rotation are the width together.
            1 if self.selection && !before.is_empty() => {
                u64::from(bits).wrapping_sub(before[self.random.below(before.len())])
            }
            0 | 1 if !before.is_empty() => before[self.random.below(before.len())],
            // Counts of shifts, and multiples of widths.
            0..=2 => self.random.below(70) as u64,
            3 => 8 * self.random.below(9) as u64,
            4 => ones(self.random.below(bits as usize + 1) as u32),
            5 | 6 => {
                let special = if ty.is_float() {
                    special_floats(bits)
                } else {
                    special_integers(bits.max(8))
                };
                special[self.random.below(special.len())]
            }
            _ => self.random.any(),
        };
        choice & ones(bits)
    }
}

/// Every mode of floating point.
pub fn modes() -> Vec<FpMode> {
    let mut all = Vec::new();
    for &round in Rounding::ALL {
        for flags in 0..4 {
            all.push(FpMode {
                round,
                ftz: flags & 1 != 0,
                sat: flags & 2 != 0,
            });
        }
    }
    all
}

/// Types of an instruction's operands.
struct Operands {
    opcode: Opcode,
    ctrl: Type,
    first: Option<Type>,
}

/// Whether the operands of an operation may have these types.
pub fn well_typed(opcode: Opcode, ctrl: Type, operands: &[Type]) -> bool {
    let types = Operands {
        opcode,
        ctrl,
        first: operands.first().copied(),
    };
    if opcode == Opcode::MakeVector {
        return operands.len() == ctrl.lanes() as usize && operands.iter().all(|&ty| ty == ctrl.lane());
    }
    let mut pairs = operands.iter().enumerate();
    opcode.info().class.contains(ctrl) && pairs.all(|(index, ty)| types.allowed(index).contains(ty))
}

impl Operands {
    fn allowed(&self, index: usize) -> Vec<Type> {
        let rule = self.opcode.info().operands.get(index).copied();
        let all = || TYPES.iter().chain(Type::VECTORS).copied();
        let ctrl = self.ctrl;
        match rule {
            Some(TypeRule::T) => vec![ctrl],
            Some(TypeRule::Exactly(ty)) => vec![ty],
            Some(TypeRule::Lane) => vec![ctrl.lane()],
            Some(TypeRule::Any(class)) => match (self.opcode, self.first) {
                (Opcode::Icmp | Opcode::Fcmp, Some(first)) => [first]
                    .into_iter()
                    .filter(|&ty| class.contains(ty) && ty.lanes() == 1)
                    .collect(),
                _ => all().filter(|&ty| class.contains(ty) && self.suits(ty)).collect(),
            },
            _ => Vec::new(),
        }
    }

    /// What the table does not say of an operand's type.
    fn suits(&self, ty: Type) -> bool {
        let ctrl = self.ctrl;
        match self.opcode {
            Opcode::Uextend | Opcode::Sextend => ty.bits() < ctrl.bits() && ty.lanes() == 1,
            Opcode::Ireduce => ty.bits() > ctrl.bits(),
            Opcode::Bitcast => ty.bits() == ctrl.bits() && (ty == Type::B1) == (ctrl == Type::B1),
            Opcode::Fconvert => ty.lane_bits() != ctrl.lane_bits() && ty.lanes() == ctrl.lanes(),
            Opcode::FcvtFromSint | Opcode::FcvtFromUint | Opcode::FcvtToSint | Opcode::FcvtToUint => {
                ty.lanes() == ctrl.lanes()
            }
            Opcode::ExtractLane => ty.lane() == ctrl && ty.lanes() > 1,
            _ => ty.lanes() == 1,
        }
    }
}
