//! Rules as bit-vector problems: of no operands do both sides differ.
//!
//! Free values and constants are unknown bits; what a rule asks of constants is assumed ([`crate::symbols`]). A rule is proved for each choice of
//! types, conditions and lanes that is drawn for it.

use crate::check::{Checker, Effort, text};
use crate::engine::{Datum, Engine};
use crate::program::{Program, Set};
use crate::smt;
use crate::symbols::Symbols;
use crate::terms::Table;
use easy_smt::{Context, ContextBuilder, Response, SExpr};
use std::collections::{BTreeSet, HashMap};
use wavelift::Registry;
use wavelift_cells::values::Random;
use wavelift_codegen::ir::{Function, InstructionData, Value, ValueDef};

/// The solver.
pub const SOLVER: &str = "z3";

/// What came of a rule.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// No operands make a difference; of so many choices of types.
    Proved(usize),
    /// Operands make a difference: the instance.
    Refuted(String),
    /// It cannot be said: why, in a few words.
    Open(String),
}

/// How the solver is asked.
#[derive(Clone, Copy, Debug)]
pub struct Asking {
    /// What the solver may spend on a problem, in its own units, of which a second has some millions: not time, so that what is proved does not depend
    /// on the machine.
    pub units: u32,
    /// Instances that are drawn to find choices of types.
    pub draws: usize,
}

/// A solver that waits for problems.
///
/// # Errors
/// There is none; the error says how to get one.
pub fn solver(units: u32) -> Result<Context, String> {
    let missing = |error: std::io::Error| {
        format!("{SOLVER} cannot be run ({error}); on Debian `apt-get install z3` installs it")
    };
    let mut context = ContextBuilder::new()
        .with_z3_defaults()
        .build()
        .map_err(missing)?;
    let units = context.numeral(units);
    context.set_option(":rlimit", units).map_err(missing)?;
    Ok(context)
}

/// Proves the rules that a choice names, and tells what came of each; those that only other rules call are proved with them.
///
/// # Errors
/// There is no solver.
pub fn prove(
    program: &Program,
    targets: &Registry,
    asking: Asking,
    chosen: &dyn Fn(usize) -> bool,
    tell: &mut dyn FnMut(usize, &Verdict),
) -> Result<(), String> {
    let effort = Effort {
        draws: asking.draws,
        ..Effort::TEST
    };
    let mut checker = Checker::new(program, targets, effort);
    for rule in program.own().filter(|&rule| chosen(rule)) {
        if program.names[rule].term != program.set.root() {
            continue;
        }
        tell(rule, &one(program, &mut checker, rule, asking)?);
    }
    Ok(())
}

fn one(program: &Program, checker: &mut Checker<'_>, rule: usize, asking: Asking) -> Result<Verdict, String> {
    let mut random = Random::new(1, &program.names[rule].text);
    let (mut seen, mut proved) = (BTreeSet::new(), 0);
    for draw in 0..asking.draws {
        let Some((left, right)) = checker.instance(rule, draw % 4 == 3, &mut random) else {
            continue;
        };
        let shape = shape(&checker.table().func, left);
        if !seen.insert(shape.clone()) {
            continue;
        }
        let problem = Problem {
            program,
            rule,
            left,
            right,
        };
        match problem.solved(checker.table(), asking)? {
            Ok(Response::Unsat) => proved += 1,
            Ok(Response::Sat) => return Ok(Verdict::Refuted(shape)),
            Ok(Response::Unknown) => return Ok(Verdict::Open("too much for the solver".to_owned())),
            Err(why) => return Ok(Verdict::Open(why)),
        }
    }
    Ok(match proved {
        0 => Verdict::Open("no instance was drawn".to_owned()),
        count => Verdict::Proved(count),
    })
}

/// An instance without its constants: what is proved at once.
fn shape(func: &Function, left: Value) -> String {
    let lines = text(func, left, left);
    let lines = lines.lines().map(|line| line.split(" 0x").next().unwrap_or(line));
    lines.collect::<Vec<_>>().join("\n")
}

/// An instance of a rule.
struct Problem<'p> {
    program: &'p Program,
    rule: usize,
    left: Value,
    right: Value,
}

/// What the solver said, and how many cases there are that can be told apart.
type Answer = Result<(Response, u32), String>;

impl Problem<'_> {
    /// All at once, or else case by case.
    fn solved(&self, table: &Table, asking: Asking) -> Result<Result<Response, String>, String> {
        let (answer, cases) = match self.ask(table.clone(), None, &mut solver(asking.units)?) {
            Ok(answer) => answer,
            Err(why) => return Ok(Err(why)),
        };
        if answer != Response::Unknown || cases == 0 {
            return Ok(Ok(answer));
        }
        for case in 0..cases {
            match self.ask(table.clone(), Some(case), &mut solver(asking.units)?) {
                Ok((Response::Unsat, _)) => {}
                Ok((other, _)) => return Ok(Ok(other)),
                Err(why) => return Ok(Err(why)),
            }
        }
        Ok(Ok(Response::Unsat))
    }

    fn ask(&self, table: Table, case: Option<u32>, context: &mut Context) -> Answer {
        let mut terms = smt::Terms::new(context);
        let constants = match self.program.set {
            Set::MidEnd => constants(&table.func, self.left),
            // What tables say of a cell does not depend on constants.
            _ => Vec::new(),
        };
        let (func, right, mut assumed, cases) = if constants.is_empty() {
            (table.func, self.right, Vec::new(), Vec::new())
        } else {
            self.symbolic(table, &constants, &mut terms)?
        };
        let expected = terms.value(&func, self.left)?;
        assumed.append(&mut terms.defined);
        let made = terms.value(&func, right)?;
        let pairs = expected.iter().zip(&made);
        let differ: Vec<SExpr> = pairs
            .map(|(a, b)| smt::app(terms.context, "distinct", &[*a, *b]))
            .collect();
        assumed.push(match differ[..] {
            [one] => one,
            _ => smt::app(terms.context, "or", &differ),
        });
        if let (Some(case), Some((term, _))) = (case, cases.first()) {
            let number = smt::number(terms.context, 64, case.into());
            assumed.push(smt::app(terms.context, "=", &[*term, number]));
        }
        let said = |error: std::io::Error| error.to_string();
        for holds in assumed {
            terms.context.assert(holds).map_err(said)?;
        }
        let answer = terms.context.check().map_err(said)?;
        Ok((answer, cases.first().map_or(0, |(_, bound)| *bound)))
    }

    /// The rule once more, on constants that are not known.
    fn symbolic(
        &self,
        table: Table,
        constants: &[Value],
        terms: &mut smt::Terms<'_>,
    ) -> Result<Symbolic, String> {
        let mut symbols = Symbols {
            table,
            smt: terms,
            constants: HashMap::new(),
            assumed: Vec::new(),
            cases: Vec::new(),
        };
        for &value in constants {
            let width = symbols.table.func.dfg.value_type(value).bits();
            let symbol = symbols.smt.unknown(width)?;
            symbols.smt.lanes.insert(value, vec![symbol]);
            symbols.constants.insert(value, symbol);
        }
        let mut engine = Engine::new(self.program, symbols);
        let dfg = &engine.terms.table.func.dfg;
        let inst = dfg.defining_inst(self.left).ok_or("no instruction")?;
        let result = engine.apply(self.rule, &[Datum::Inst(inst)]);
        let result = result.ok_or("what it asks of constants has no term")?;
        let right = crate::enums::value(&result).ok_or("no value")?;
        let Symbols {
            table,
            assumed,
            cases,
            ..
        } = engine.terms;
        Ok((table.func, right, assumed, cases))
    }
}

/// The function, the right side, what is assumed, and cases.
type Symbolic = (Function, Value, Vec<SExpr>, Vec<(SExpr, u32)>);

/// The constants that a value is made of.
fn constants(func: &Function, value: Value) -> Vec<Value> {
    let dfg = &func.dfg;
    let ValueDef::Result(inst, _) = dfg.value_def(value) else {
        return Vec::new();
    };
    if let InstructionData::Const { .. } = dfg.inst(inst) {
        return vec![value];
    }
    let mut all: Vec<Value> = dfg
        .args(inst)
        .iter()
        .flat_map(|&arg| constants(func, arg))
        .collect();
    all.sort_unstable();
    all.dedup();
    all
}
