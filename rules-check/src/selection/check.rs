//! All rules of a backend: instances are drawn, compiled and run, and the machine's results are compared with what the left side means.
//!
//! An instance counts for the rule that it was drawn for, and for rules of other terms that this rule's right side is made of, if the compiler's log has them more often
//! than in a kernel that only moves the same values. C1: so no rule counts because of how operands come and results go.

use super::Backend;
use super::changed::changed;
use super::draw;
use super::kernel::{Plan, SLOT, read};
use super::listed;
use super::log::Fired;
use super::operands::{Amount, Operands};
use super::rules;
use super::run::{Compiled, Failure, Runner};
use crate::engine::Engine;
use crate::graph::{Graph, Nothing};
use crate::instance::Draw;
use crate::place::Place;
use crate::program::Program;
use crate::terms::Table;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt;
use wavelift::Registry;
use wavelift_cells::oracle::expect::Expect;
use wavelift_cells::values::Random;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Function, InstructionData, Module, Opcode, Type, Value};
use wavelift_codegen::verify::verify_function;

/// Choices of operations in the middle of an instance: a NaN of three operands with either sign of a zero.
const CHOICES: usize = 4;

/// Instances that are drawn of rules that are listed.
const LISTED: usize = 40;

/// How much is tried.
#[derive(Clone, Copy, Debug)]
pub struct Effort {
    /// Instances of each rule.
    pub instances: usize,
    /// Instances that are drawn until one fires.
    pub draws: usize,
    /// Instances that are drawn in vain for rules of other terms.
    pub pursuit: usize,
    /// Operands of the first instance.
    pub first: Amount,
    /// Operands of the others.
    pub others: Amount,
    /// Whether instances are run on every target where the rule fires, and not on the first one only.
    pub everywhere: bool,
    /// Whether kernels compute something else than the instance, by one change: then what is wrong is what is noticed.
    pub changed: bool,
    /// Seed of all that is drawn.
    pub seed: u64,
}

impl Effort {
    /// For ordinary tests.
    pub const TEST: Effort = Effort {
        instances: 6,
        draws: 1000,
        pursuit: 100,
        first: Amount {
            drawn: 1024,
            pairs: 24_000,
            exhaustive: 16,
        },
        others: Amount {
            drawn: 768,
            pairs: 768,
            exhaustive: 8,
        },
        everywhere: false,
        changed: false,
        seed: 1,
    };
    /// For instances that are changed on purpose.
    pub const CHANGED: Effort = Effort {
        instances: 1,
        draws: 30,
        pursuit: 0,
        first: Effort::TEST.others,
        changed: true,
        ..Effort::TEST
    };

    /// So many times as many instances.
    #[must_use]
    pub fn times(self, times: usize) -> Effort {
        Effort {
            instances: self.instances * times,
            draws: self.draws * times,
            ..self
        }
    }
}

/// A rule whose code computes something else than its left side.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// The rule's index.
    pub rule: usize,
    /// Target and size of a wave.
    pub target: String,
    /// The kernel.
    pub kernel: String,
    /// Lanes of the free values.
    pub operands: Vec<u64>,
    /// What the left side may be, or what went wrong.
    pub expected: String,
    /// What the machine has.
    pub got: Vec<u64>,
}

impl fmt::Display for Wrong {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}: of {:x?} it is {:x?}, not {}\n{}",
            self.target, self.operands, self.got, self.expected, self.kernel
        )
    }
}

/// What was found of a set.
#[derive(Debug, Default)]
pub struct Findings {
    /// Operands that each rule was checked with.
    pub checked: BTreeMap<usize, u64>,
    /// Targets on which it was.
    pub targets: BTreeMap<usize, BTreeSet<&'static str>>,
    /// The first difference of each rule.
    pub wrong: BTreeMap<usize, Wrong>,
    /// Why an instance of a rule was not run, of rules that were not checked.
    pub missed: BTreeMap<usize, String>,
}

impl Findings {
    /// The first reason why an instance of a rule was not run stays.
    fn miss(&mut self, rule: usize, why: &dyn fmt::Display, module: &Module) {
        let text = || format!("{why}\n{module}");
        self.missed.entry(rule).or_insert_with(text);
    }

    /// Rules that were checked and are right.
    pub fn right(&self) -> BTreeSet<usize> {
        let all = self.checked.keys().copied();
        all.filter(|rule| !self.wrong.contains_key(rule)).collect()
    }
}

/// An instance as a kernel.
struct Instance {
    rule: usize,
    /// What the kernel computes.
    func: Function,
    root: Value,
    graph: Graph,
    plan: Plan,
}

/// Checks the rules of a backend.
pub struct Checker<'p> {
    program: &'p Program,
    engine: Engine<'p, Table>,
    runners: Vec<Runner<'p>>,
    effort: Effort,
    /// Rules by name.
    names: HashMap<&'p str, usize>,
    /// Rules of other terms that each rule may make use of.
    reach: HashMap<usize, BTreeSet<usize>>,
    /// Rules that are not looked for, because something else judges them.
    listed: BTreeSet<usize>,
}

/// An instance, compiled for a target.
struct Trial<'i> {
    instance: &'i Instance,
    runner: usize,
    wave: u32,
    /// The rules that it counts for.
    fires: Vec<usize>,
    module: &'i Module,
}

/// How far the check of a rule is.
#[derive(Default)]
struct Progress {
    /// Instances that were run.
    done: usize,
    /// The first target on which it fires.
    fires: Option<usize>,
    /// Instances on which it fired nowhere.
    misses: usize,
    /// Instances since the last one on which a new rule of another term fired.
    idle: usize,
}

impl<'p> Checker<'p> {
    /// A checker of a backend's rules on those targets of a registry that they compile for.
    ///
    /// # Errors
    /// Rules or the list cannot be read.
    pub fn new(
        program: &'p Program,
        backend: Backend,
        targets: &'p Registry,
        effort: Effort,
    ) -> Result<Checker<'p>, String> {
        let reasons = listed::reasons(listed::UNCHECKED)?;
        let is_listed = |&rule: &usize| listed::line(program, rule, &reasons).is_some();
        Ok(Checker {
            engine: Engine::new(program, Table::new(program)),
            runners: Runner::all(targets, backend),
            effort,
            names: program
                .own()
                .map(|rule| (program.names[rule].id.as_str(), rule))
                .collect(),
            reach: reach(program, &rules::calls(backend)?),
            listed: program.own().filter(is_listed).collect(),
            program,
        })
    }

    /// Names of the targets.
    pub fn targets(&self) -> Vec<&'static str> {
        self.runners.iter().map(Runner::name).collect()
    }

    /// Checks all rules.
    pub fn all(&mut self) -> Findings {
        let mut findings = Findings::default();
        for rule in self.program.own() {
            self.rule(rule, &mut findings);
        }
        findings
    }

    /// Checks one rule; those of other terms are checked by the rules that make use of them.
    pub fn rule(&mut self, rule: usize, findings: &mut Findings) {
        let mut random = Random::new(self.effort.seed, &self.program.names[rule].text);
        let mut progress = Progress::default();
        // What is listed is tried now and then: it should not be on the list if it fires.
        let draws = match self.listed.contains(&rule) {
            true => self.effort.draws.min(LISTED),
            false => self.effort.draws,
        };
        // Patterns that fit nothing are found out without compiling.
        for draw in 0..8 * draws {
            let open = self.open(rule, findings);
            let enough = progress.done >= self.effort.instances;
            let all = enough && (open == 0 || progress.idle >= self.effort.pursuit);
            if all || progress.misses >= draws || findings.wrong.contains_key(&rule) {
                break;
            }
            let Some(instance) = self.instance(rule, draw, &mut random) else {
                continue;
            };
            let fired = self.everywhere(&instance, draw, &mut progress, &mut random, findings);
            let closed = self.open(rule, findings) < open;
            progress.idle = if closed {
                0
            } else {
                progress.idle + usize::from(enough)
            };
            match (fired, enough) {
                (true, false) => progress.done += 1,
                // Once it fired it does so again, but seldom if it asks for much.
                (false, false) => progress.misses += usize::from(progress.fires.is_none()),
                _ => {}
            }
        }
    }

    /// Tries an instance on the targets whose turn it is; whether it was run.
    fn everywhere(
        &mut self,
        instance: &Instance,
        draw: usize,
        progress: &mut Progress,
        random: &mut Random,
        findings: &mut Findings,
    ) -> bool {
        let enough = progress.done >= self.effort.instances;
        let amount = match progress.done {
            0 => self.effort.first,
            _ => self.effort.others,
        };
        let turn = if enough { draw } else { progress.done };
        let mut fired = false;
        for runner in self.order(progress.fires, turn) {
            if self.try_on(runner, instance, amount, enough, random, findings) {
                fired = true;
                progress.fires.get_or_insert(runner);
                if !self.effort.everywhere {
                    break;
                }
            }
        }
        fired
    }

    /// How many rules of other terms a rule may make use of that were not checked yet.
    fn open(&self, rule: usize, findings: &Findings) -> usize {
        let all = self.reach.get(&rule).into_iter().flatten();
        all.filter(|other| !findings.checked.contains_key(other) && !self.listed.contains(other))
            .count()
    }

    /// The targets in the order in which they are tried: all until the rule fires on one, then another one each time, and that one.
    fn order(&self, fires: Option<usize>, turn: usize) -> Vec<usize> {
        let count = self.runners.len();
        match fires {
            Some(first) if !self.effort.everywhere => vec![(first + turn) % count, first],
            _ => (0..count).collect(),
        }
    }

    /// An instance of a rule.
    fn instance(&mut self, rule: usize, turn: usize, random: &mut Random) -> Option<Instance> {
        self.engine.terms.clear();
        let program = self.program;
        let term = program.term_name(program.terms.rules[rule].root_term);
        let (root, file) = match term {
            "lower" => {
                let (inst, file) = draw::instruction(&mut self.engine, random, rule, turn)?;
                (self.engine.terms.func.dfg.first_result(inst), file)
            }
            // The condition of a choice.
            "test" => (self.choice(rule, random)?, ValueFile::Scalar),
            _ => return None,
        };
        self.exchange(random);
        let func = &self.engine.terms.func;
        // Of constants alone there is one result: now and then is enough.
        let alone = turn % 4 == 3 && !self.effort.changed;
        let some = |graph: &Graph| !graph.places && (alone || !graph.free().is_empty());
        let graph = Graph::new(func, root).ok().filter(some)?;
        let plan = Plan::draw(func, file, &self.engine.terms.wanted, random);
        let func = match self.effort.changed {
            true => changed(func, root, random)?,
            false => func.clone(),
        };
        Some(Instance {
            rule,
            func,
            root,
            graph,
            plan,
        })
    }

    fn choice(&mut self, rule: usize, random: &mut Random) -> Option<Value> {
        let condition = Draw::value(&mut self.engine, random, rule)?;
        let terms = &mut self.engine.terms;
        (terms.func.dfg.value_type(condition) == Type::B1).then_some(())?;
        let ty = [Type::I32, Type::I64][random.below(2)];
        let args = [condition, terms.free(ty), terms.free(ty)];
        let opcode = Opcode::Select;
        let inst = terms.make(ty, InstructionData::Ternary { opcode, args });
        Some(terms.func.dfg.first_result(inst))
    }

    /// Exchanges operands that commute, now and then: rules match them in both orders.
    fn exchange(&mut self, random: &mut Random) {
        let dfg = &mut self.engine.terms.func.dfg;
        let insts: Vec<_> = dfg
            .values()
            .filter_map(|value| dfg.defining_inst(value))
            .collect();
        for inst in insts {
            if dfg.opcode(inst).effects().commutative() && random.below(4) == 0 {
                dfg.args_mut(inst).swap(0, 1);
            }
        }
    }

    /// Compiles an instance, and runs it if its rule fires; if rules of other terms are pursued, only if one of those fires. Whether it was run.
    fn try_on(
        &mut self,
        runner: usize,
        instance: &Instance,
        amount: Amount,
        pursuing: bool,
        random: &mut Random,
        findings: &mut Findings,
    ) -> bool {
        let waves = self.runners[runner].waves();
        let wave = waves[random.below(waves.len())];
        let func = &instance.func;
        let module = instance.plan.module(func, Some(instance.root), None);
        // Patterns say less than the verifier: which modes an operation has, for one.
        let verified = module.defined().map(|(_, func)| verify_function(func, &module));
        let invalid = verified.last().and_then(Result::err);
        if let Some(errors) = invalid {
            findings.miss(instance.rule, &errors[0], &module);
            return false;
        }
        let (compiled, fired) = self.runners[runner].compile(&module, wave);
        let avoid = func.dfg.defining_inst(instance.root);
        let avoid = avoid.map_or(Opcode::Uextend, |inst| func.dfg.opcode(inst));
        let moves = self.runners[runner].moves(func, &instance.plan, avoid, wave);
        let trial = Trial {
            instance,
            runner,
            wave,
            fires: self.counted(instance.rule, &fired, &moves),
            module: &module,
        };
        let compiled = match compiled {
            Ok(compiled) => compiled,
            Err(Failure::Lacking(what)) => {
                findings.miss(instance.rule, &what, &module);
                return false;
            }
            Err(Failure::Mistake(what)) => {
                self.report(&trial, (&[], what, &[]), findings);
                return false;
            }
        };
        let wanted = |rule: &usize| !findings.checked.contains_key(rule);
        if !trial.fires.contains(&instance.rule) {
            let name = self.runners[runner].name();
            findings.miss(instance.rule, &format!("does not fire on {name}"), &module);
            return false;
        }
        if pursuing && !trial.fires.iter().any(wanted) {
            return false;
        }
        let count = self.judge(&trial, &compiled, amount, random, findings);
        for &rule in trial.fires.iter().filter(|_| count > 0) {
            *findings.checked.entry(rule).or_default() += count;
            findings.missed.remove(&rule);
            let name = self.runners[runner].name();
            findings.targets.entry(rule).or_default().insert(name);
        }
        count > 0
    }

    /// The rules that an instance counts for.
    fn counted(&self, rule: usize, fired: &Fired, moves: &Fired) -> Vec<usize> {
        let more = fired
            .iter()
            .filter(|(name, count)| moves.get(*name).is_none_or(|moved| *count > moved));
        let own = more.filter_map(|(name, _)| self.names.get(name.as_str()).copied());
        let reach = self.reach.get(&rule);
        own.filter(|other| *other == rule || reach.is_some_and(|reach| reach.contains(other)))
            .collect()
    }

    fn report(
        &self,
        trial: &Trial<'_>,
        (operands, expected, got): (&[u64], String, &[u64]),
        findings: &mut Findings,
    ) {
        let rule = trial.instance.rule;
        let others = trial.fires.iter().filter(|other| **other != rule);
        let names: Vec<&str> = others
            .map(|&other| self.program.names[other].id.as_str())
            .collect();
        let wrong = Wrong {
            rule,
            target: format!("{} w{}", self.runners[trial.runner].name(), trial.wave),
            kernel: format!("; by way of {}\n{}", names.join(", "), trial.module),
            operands: operands.to_vec(),
            expected,
            got: got.to_vec(),
        };
        findings.wrong.entry(rule).or_insert(wrong);
    }

    /// Runs an instance on operands, and compares; how many there were.
    fn judge(
        &self,
        trial: &Trial<'_>,
        compiled: &Compiled,
        amount: Amount,
        random: &mut Random,
        findings: &mut Findings,
    ) -> u64 {
        let (graph, plan) = (&trial.instance.graph, &trial.instance.plan);
        let operands = Operands::draw(graph, plan, amount, random);
        let records = operands.records(plan, random);
        let results = self.runners[trial.runner].run(compiled, plan, &records, operands.items.len());
        let results = match results {
            Ok(results) => results,
            Err(Failure::Lacking(what) | Failure::Mistake(what)) => {
                self.report(trial, (&[], what, &[]), findings);
                return 0;
            }
        };
        let mut memory = graph.memory();
        let width = graph.result().lane_bits();
        let mut count = 0;
        for (item, slot) in operands.items.iter().zip(results.chunks_exact(SLOT)) {
            graph.put(&mut memory, item);
            let expected = match graph.expect(&mut memory, &Place::default()) {
                Ok(expected) => expected,
                Err(Nothing::Undefined) => continue,
                Err(Nothing::Differ(what)) => {
                    self.report(trial, (item, what, &[]), findings);
                    break;
                }
            };
            if expected.iter().all(|lane| *lane == Expect::Any) {
                continue;
            }
            count += 1;
            let got = read(graph.result(), slot);
            let holds = |expected: &[Expect]| {
                let mut lanes = expected.iter().zip(&got);
                lanes.all(|(expected, &got)| expected.holds(width, got))
            };
            let mut other = |choice| {
                graph.put(&mut memory, item);
                let expected = graph.expect_by(&mut memory, &Place::default(), choice);
                expected.is_ok_and(|expected| holds(&expected))
            };
            if !holds(&expected) && !(1..=CHOICES).any(&mut other) {
                self.report(trial, (item, format!("{expected:x?}"), &got), findings);
                break;
            }
        }
        count
    }
}

/// For each rule those of other terms that what it makes may come to.
fn reach(program: &Program, calls: &rules::Calls) -> HashMap<usize, BTreeSet<usize>> {
    let mut of_term: HashMap<&str, Vec<usize>> = HashMap::new();
    for rule in program.own() {
        of_term.entry(&program.names[rule].term).or_default().push(rule);
    }
    let next = |rule: usize| {
        let terms = calls.get(&program.names[rule].id).into_iter().flatten();
        terms
            .filter_map(|term| of_term.get(term.as_str()))
            .flatten()
            .copied()
    };
    let mut reach = HashMap::new();
    for rule in program.own() {
        let (mut found, mut todo) = (BTreeSet::new(), vec![rule]);
        while let Some(rule) = todo.pop() {
            todo.extend(next(rule).filter(|&other| found.insert(other)));
        }
        reach.insert(rule, found);
    }
    reach
}
