//! One rule: instances of its left side are drawn, the rules are run on them, and both sides are computed of many operands.
//!
//! An instance counts for all rules that fired in it, those of other terms included; what decides on the root is the priority of the rules, as in
//! the compiler. Legalisation's instances are cells that a target's table has, with what the table says.

use crate::engine::{Datum, Engine};
use crate::graph::{Graph, Nothing};
use crate::inputs::{EXHAUSTIVE, Inputs};
use crate::instance::Draw;
use crate::place::Place;
use crate::program::{Program, Set};
use crate::terms::Table;
use cranelift_isle::sema::TermId;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;
use wavelift::Registry;
use wavelift_cells::oracle::expect::Expect;
use wavelift_cells::values::Random;
use wavelift_codegen::ir::{Function, Inst, Type, Value, ValueDef};
use wavelift_codegen::legalize::{self, Action};

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Instances that are drawn, most of which differ.
    pub draws: usize,
    /// Operands of an instance that has too many to try all.
    pub drawn: usize,
    /// Instances whose operands are all tried although they have more than 8 bits.
    pub exhaustive: usize,
    /// Operands of a rule that has so many.
    pub least: u64,
    /// Most operands of a rule.
    pub most: u64,
    /// Seed of all that is drawn.
    pub seed: u64,
}

impl Effort {
    /// For ordinary tests.
    pub const TEST: Effort = Effort {
        draws: 300,
        drawn: 192,
        exhaustive: 2,
        least: 4_000,
        most: 160_000,
        seed: 1,
    };
    /// For rules that were changed on purpose.
    pub const FAULT: Effort = Effort {
        draws: 120,
        drawn: 160,
        exhaustive: 1,
        least: 1_000,
        most: 80_000,
        seed: 1,
    };
}

/// A rule whose sides differ.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The rule's index.
    pub rule: usize,
    /// The instance: left side, and what came out.
    pub instance: String,
    /// Lanes of the free values.
    pub operands: Vec<u64>,
    /// What the left side may be.
    pub expected: String,
    /// What the right side is.
    pub got: Vec<u64>,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "of {:x?} it is {:x?}, not {}\n{}",
            self.operands, self.got, self.expected, self.instance
        )
    }
}

/// What was found of a set.
#[derive(Debug, Default)]
pub struct Findings {
    /// Operands that each rule was checked with.
    pub checked: BTreeMap<usize, u64>,
    /// Rules with an instance that had too many operands to try all.
    pub sampled: BTreeSet<usize>,
    /// The first difference of each rule.
    pub wrong: BTreeMap<usize, Wrong>,
    /// Rules whose left side drew no instance on which they fire.
    pub silent: Vec<usize>,
}

impl Findings {
    fn count(&mut self, rules: &[usize], tried: &Tried) {
        for &rule in rules {
            if tried.operands > 0 {
                *self.checked.entry(rule).or_default() += tried.operands;
            }
            if !tried.all {
                self.sampled.insert(rule);
            }
        }
    }

    /// Whether a rule saw so many operands, or all that its instances have.
    pub fn enough(&self, rule: usize, least: u64) -> bool {
        let count = self.checked.get(&rule).copied().unwrap_or_default();
        count >= least || count > 0 && !self.sampled.contains(&rule)
    }
}

/// What was tried of an instance.
struct Tried {
    operands: u64,
    /// Whether it has no others.
    all: bool,
}

impl Tried {
    const NOTHING: Tried = Tried {
        operands: 0,
        all: true,
    };
}

/// The right side of an instance.
struct Right {
    value: Value,
    fired: Vec<usize>,
}

/// Checks rules of a program.
pub struct Checker<'p> {
    program: &'p Program,
    engine: Engine<'p, Table>,
    root: TermId,
    targets: &'p Registry,
    effort: Effort,
    all_fired: BTreeSet<usize>,
}

impl<'p> Checker<'p> {
    /// A checker of a program; the targets' tables say which cells legalisation is asked about.
    pub fn new(program: &'p Program, targets: &'p Registry, effort: Effort) -> Checker<'p> {
        let root = program.set.root();
        let terms = &program.terms.terms;
        let root = terms.iter().find(|term| program.term_name(term.id) == root);
        Checker {
            program,
            engine: Engine::new(program, Table::new(program)),
            root: root.expect("the root term").id,
            targets,
            effort,
            all_fired: BTreeSet::new(),
        }
    }

    /// Checks all rules of the root term, and those that take values apart.
    pub fn all(&mut self) -> Findings {
        let mut findings = Findings::default();
        for rule in self.program.own() {
            self.rule(rule, &mut findings);
        }
        findings
    }

    /// Checks one rule; those of terms that only rules call are checked by the rules that call them.
    pub fn rule(&mut self, rule: usize, findings: &mut Findings) {
        let term = self.program.terms.rules[rule].root_term;
        let of_values = self.program.term_name(term) == "complemented";
        if term != self.root && !of_values {
            return;
        }
        let mut random = Random::new(self.effort.seed, &self.program.names[rule].text);
        let (mut seen, mut exhaustive, mut spent, mut fired) = (HashSet::new(), 0, 0, false);
        for draw in 0..self.effort.draws {
            if findings.wrong.contains_key(&rule) || spent >= self.effort.most {
                break;
            }
            self.engine.terms.clear();
            self.engine.fired.clear();
            let sides = if of_values {
                self.complement(rule, &mut random)
            } else {
                self.instruction(rule, draw % 6 == 5, &mut random)
            };
            let Some((left, right)) = sides else { continue };
            if right.fired.last() != Some(&rule) {
                continue;
            }
            fired = true;
            self.all_fired.extend(&right.fired);
            // The same instance again needs other operands, or is done.
            let new = seen.insert(text(&self.engine.terms.func, left, right.value));
            if !new && spent >= self.effort.least {
                continue;
            }
            let tried = self.compare(rule, (left, &right), new, &mut exhaustive, &mut random, findings);
            spent += tried.operands;
            findings.count(&right.fired, &tried);
        }
        if !fired {
            findings.silent.push(rule);
        }
    }

    /// An instance of a rule: its left side, and what the rules make of it; both in the function of the [table](Checker::table).
    pub fn instance(&mut self, rule: usize, vectors: bool, random: &mut Random) -> Option<(Value, Value)> {
        self.engine.terms.clear();
        self.engine.fired.clear();
        let (left, right) = self.instruction(rule, vectors, random)?;
        (right.fired.last() == Some(&rule)).then_some((left, right.value))
    }

    /// Rules that fired on instances since the checker was made.
    pub fn fired(&self) -> &BTreeSet<usize> {
        &self.all_fired
    }

    /// The terms, with the function of the last instance.
    pub fn table(&self) -> &Table {
        &self.engine.terms
    }

    /// A truth value, and the one that it is the complement of, complemented again.
    fn complement(&mut self, rule: usize, random: &mut Random) -> Option<(Value, Right)> {
        let left = Draw::value(&mut self.engine, random, rule)?;
        let inner = self.engine.apply(rule, &[Datum::Value(left)])?;
        let fired = std::mem::take(&mut self.engine.fired);
        let data = wavelift_codegen::ir::InstructionData::Unary {
            opcode: wavelift_codegen::ir::Opcode::Bnot,
            arg: crate::enums::value(&inner)?,
        };
        let again = self.engine.terms.make(Type::B1, data);
        let value = self.engine.terms.func.dfg.first_result(again);
        Some((left, Right { value, fired }))
    }

    fn instruction(&mut self, rule: usize, vectors: bool, random: &mut Random) -> Option<(Value, Right)> {
        let inst = Draw::instruction(&mut self.engine, random, rule, vectors)?;
        let left = self.engine.terms.func.dfg.first_result(inst);
        let right = match self.program.set {
            Set::MidEnd => self.replaced(None, inst)?,
            _ => {
                let mut actions = self.actions(inst);
                // Targets differ: each is the first now and then.
                let first = random.below(actions.len().max(1));
                actions.rotate_left(first);
                let all = actions.into_iter();
                all.filter_map(|action| self.replaced(Some(action), inst))
                    .find(|right| right.fired.last() == Some(&rule))?
            }
        };
        Some((left, right))
    }

    /// Whether rules replace a value of the [table](Checker::table).
    pub fn replaces(&mut self, value: Value) -> bool {
        let Some(inst) = self.engine.terms.func.dfg.defining_inst(value) else {
            return false;
        };
        match self.program.set {
            Set::MidEnd => self.replaced(None, inst).is_some(),
            _ => true,
        }
    }

    /// Exchanges the first two operands of an instruction.
    pub fn exchange(&mut self, inst: Inst) {
        self.engine.terms.func.dfg.args_mut(inst).swap(0, 1);
    }

    /// What targets' tables say of an instruction.
    fn actions(&self, inst: Inst) -> Vec<Action> {
        let mut actions: Vec<Action> = Vec::new();
        for target in self.targets.compilers() {
            let Some(table) = target.legality() else { continue };
            let action = table.action(&self.engine.terms.func, inst);
            if action != Action::Legal && !actions.contains(&action) {
                actions.push(action);
            }
        }
        actions
    }

    /// What the rules make of an instruction. Sequences that are written in Rust are the compiler's.
    fn replaced(&mut self, action: Option<Action>, inst: Inst) -> Option<Right> {
        self.engine.fired.clear();
        self.engine.terms.in_rust = false;
        let mut args = vec![Datum::Inst(inst)];
        if let Some(action) = action {
            args.insert(0, self.engine.terms.enums.action(action));
        }
        let result = self.engine.call(self.root, &args)?;
        let fired = std::mem::take(&mut self.engine.fired);
        let value = match (result, action) {
            (_, Some(action)) if self.engine.terms.in_rust => {
                let func = &mut self.engine.terms.func;
                let (value, _) = legalize::step(func, action, inst, &mut |_, _, _| None)?;
                let spoiled = self.program.spoiled.is_some_and(|rule| fired.contains(&rule));
                if spoiled {
                    self.engine.terms.complement(value)
                } else {
                    value
                }
            }
            (Datum::Value(value), _) => value,
            _ => return None,
        };
        Some(Right { value, fired })
    }

    /// Computes both sides.
    fn compare(
        &mut self,
        rule: usize,
        (left, right): (Value, &Right),
        new: bool,
        exhaustive: &mut usize,
        random: &mut Random,
        findings: &mut Findings,
    ) -> Tried {
        let func = &self.engine.terms.func;
        let mut wrong = |operands: &[u64], expected: String, got: &[u64]| {
            let wrong = Wrong {
                rule,
                instance: text(func, left, right.value),
                operands: operands.to_vec(),
                expected,
                got: got.to_vec(),
            };
            findings.wrong.entry(rule).or_insert(wrong);
        };
        // What has no meaning cannot be compared.
        let Ok(left_graph) = Graph::new(func, left) else {
            return Tried::NOTHING;
        };
        let right_graph = match Graph::new(func, right.value) {
            Ok(graph) => graph,
            Err(what) => {
                wrong(&[], what, &[]);
                return Tried::NOTHING;
            }
        };
        if left_graph.result() != right_graph.result() {
            wrong(&[], format!("{}", left_graph.result()), &[]);
            return Tried::NOTHING;
        }
        let strict = !left_graph.natives && !right_graph.natives;
        let mut pair = Pair::new(left_graph, right_graph, strict);
        let all = pair
            .inputs
            .all(EXHAUSTIVE)
            .filter(|_| !pair.left.places && !pair.right.places);
        let all = all.filter(|&count| count <= 256 || *exhaustive < self.effort.exhaustive);
        if all.is_some() && !new {
            return Tried::NOTHING;
        }
        if all.is_some_and(|count| count > 256) {
            *exhaustive += 1;
        }
        let mut tried = 0;
        for number in 0..all.unwrap_or(self.effort.drawn as u64) {
            match all {
                Some(_) => pair.inputs.numbered(number, &mut pair.lanes),
                None => pair.inputs.drawn(random, &mut pair.lanes),
            }
            pair.place = Inputs::place(&pair.left, random);
            match pair.check() {
                Ok(true) => tried += 1,
                Ok(false) => {}
                Err((expected, got)) => {
                    wrong(&pair.lanes, expected, &got);
                    break;
                }
            }
        }
        Tried {
            operands: tried,
            all: all.is_some(),
        }
    }
}

/// Both sides with their values.
struct Pair {
    left: Graph,
    right: Graph,
    inputs: Inputs,
    memories: [Vec<u64>; 3],
    lanes: Vec<u64>,
    place: Place,
    strict: bool,
}

impl Pair {
    fn new(left: Graph, right: Graph, strict: bool) -> Pair {
        Pair {
            inputs: Inputs::new(&left),
            memories: [left.memory(), left.memory(), right.memory()],
            lanes: Vec::new(),
            place: Place::default(),
            left,
            right,
            strict,
        }
    }

    /// Whether both sides are the same; that there was nothing to compare is no difference.
    fn check(&mut self) -> Result<bool, (String, Vec<u64>)> {
        let [meant, ours, made] = &mut self.memories;
        self.left.put(meant, &self.lanes);
        let expected = match self.left.expect(meant, &self.place) {
            Ok(expected) => expected,
            Err(Nothing::Undefined) => return Ok(false),
            Err(Nothing::Differ(what)) => return Err((what, Vec::new())),
        };
        if expected.iter().all(|lane| *lane == Expect::Any) {
            return Ok(false);
        }
        let width = self.left.result().lane_bits();
        self.left.put(ours, &self.lanes);
        let ours = self.left.evaluate(ours, &self.place, 0);
        let tilts: &[i64] = if self.right.natives && !self.left.natives {
            &[0, -1, 1]
        } else {
            &[0]
        };
        for &tilt in tilts {
            self.right.put(made, &self.lanes);
            let made = self.right.evaluate(made, &self.place, tilt);
            for (lane, expected) in expected.iter().enumerate() {
                // Which NaN arithmetic makes is open.
                let exact = self.strict && matches!(expected, Expect::OneOf(_));
                let holds = expected.holds(width, made[lane]) && (!exact || made[lane] == ours[lane]);
                if !holds {
                    return Err((format!("{expected:x?} (evaluator: {:x?})", ours), made.to_vec()));
                }
            }
        }
        Ok(true)
    }
}

/// Instructions of both sides, as text.
pub fn text(func: &Function, left: Value, right: Value) -> String {
    let mut lines = Vec::new();
    let mut seen = HashSet::new();
    for root in [left, right] {
        write(func, root, &mut seen, &mut lines);
        lines.push(format!("-> {root}"));
    }
    lines.join("\n")
}

fn write(func: &Function, value: Value, seen: &mut HashSet<Value>, lines: &mut Vec<String>) {
    if !seen.insert(value) {
        return;
    }
    let dfg = &func.dfg;
    let ValueDef::Result(inst, _) = dfg.value_def(value) else {
        lines.push(format!("{value}: {}", dfg.value_type(value)));
        return;
    };
    for &arg in dfg.args(inst) {
        write(func, arg, seen, lines);
    }
    let data = dfg.inst(inst);
    let mut line = format!("{value} = {}.{}", data.opcode().name(), dfg.ctrl_type(inst));
    line += &match *data {
        wavelift_codegen::ir::InstructionData::Const { imm, .. } => format!(" {imm:#x}"),
        wavelift_codegen::ir::InstructionData::Dim { dim, .. } => format!(" {dim}"),
        wavelift_codegen::ir::InstructionData::UnaryImm { imm, .. }
        | wavelift_codegen::ir::InstructionData::BinaryImm { imm, .. } => format!(" {imm}"),
        wavelift_codegen::ir::InstructionData::IntCompare { cond, .. } => format!(" {cond}"),
        wavelift_codegen::ir::InstructionData::FloatCompare { cond, mode, .. } => {
            format!(" {cond}{}", mode.suffix())
        }
        _ => data.fp_mode().suffix(),
    };
    for arg in dfg.args(inst) {
        line += &format!(" {arg}");
    }
    lines.push(line);
}
