//! Finds the one change that makes a result wrong: its number (fuel), its pass, its function, and the rule that made it.
//!
//! Fuel counts the changes that the mid-end, and after it scheduling, may make in each function, and the calls that may be inlined ([`Options::fuel`]). [`boundary`] halves
//! the fuel until one unit more makes the difference. [`changes`] compiles with and without that unit, and compares the function after each
//! pass, the machine function where the IR does not differ: the first pass after which the two differ made the change.
//!
//! Invariants:
//! - **B1** The result of [`boundary`] is a pair of neighbours: it is not wrong with one unit less, also where wrongness comes and goes as the fuel grows.
//! - **B2** The same program and the same answers give the same culprit. Nothing depends on time.
//!
//! Cost: about two questions for each binary digit of the fuel, and two compilations with checks after each pass.

use log::{LevelFilter, Log, Metadata, Record};
use similar::{ChangeTag, TextDiff};
use std::cell::RefCell;
use std::fmt;
use std::sync::Once;
use wavelift_codegen::ir::{Function, Module};
use wavelift_codegen::target::{CompileError, CompiledModule, Options, Target, Verify};

/// Fuel that no function uses up.
const MOST_FUEL: u64 = 1 << 40;
/// Where the rules of the mid-end log.
const RULES: &str = "wavelift_codegen::opt";
/// The terms whose rules change a function.
const RULE_TERMS: [&str; 2] = ["simplify", "complemented"];

/// How wrongness depends on the fuel.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Boundary {
    /// Nothing is wrong with all changes made.
    Right,
    /// It is wrong without any change: what may change is not the culprit, or not alone.
    Always,
    /// It is wrong with this much fuel, and not with one unit less.
    At(u64),
}

/// Looks for the fuel that makes a result wrong; `wrong` is asked with an amount of fuel.
///
/// # Errors
/// Those of `wrong`.
pub fn boundary<E>(wrong: &mut dyn FnMut(u64) -> Result<bool, E>) -> Result<Boundary, E> {
    if !wrong(u64::MAX)? {
        return Ok(Boundary::Right);
    }
    if wrong(0)? {
        return Ok(Boundary::Always);
    }
    let (mut right, mut bad) = (0, 1);
    while bad < MOST_FUEL && !wrong(bad)? {
        right = bad;
        bad *= 2;
    }
    // Right with `right`, wrong with `bad` (B1).
    while bad - right > 1 {
        let middle = right + (bad - right) / 2;
        match wrong(middle)? {
            true => bad = middle,
            false => right = middle,
        }
    }
    Ok(Boundary::At(bad))
}

/// What one unit of fuel changed in a function.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Change {
    /// The pass.
    pub pass: String,
    /// Whether the function is a machine function.
    pub machine: bool,
    /// Name of the function, without sigil.
    pub function: String,
    /// The rules that fired for it, as file and line; none if the pass has no rules.
    pub rules: Vec<String>,
    /// Lines of the function that went.
    pub gone: Vec<String>,
    /// Lines that came.
    pub came: Vec<String>,
}

impl fmt::Display for Change {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "pass {}, function %{}", self.pass, self.function)?;
        for rule in &self.rules {
            writeln!(f, "  rule {rule}")?;
        }
        for line in &self.gone {
            writeln!(f, "  - {line}")?;
        }
        for line in &self.came {
            writeln!(f, "  + {line}")?;
        }
        Ok(())
    }
}

/// What a unit of fuel changes, by function: the number is of the unit, from 1 on. Each function has its own count of changes, so one number
/// may stand for changes of several functions.
///
/// # Errors
/// The target does not take the module or the options.
pub fn changes(
    target: &dyn Target,
    module: &Module,
    options: &Options,
    number: u64,
) -> Result<Vec<Change>, CompileError> {
    let with = trace(target, module, options, number)?;
    let without = trace(target, module, options, number.saturating_sub(1))?;
    let mut functions: Vec<&str> = with.iter().map(|step| step.function.as_str()).collect();
    functions.sort_unstable();
    functions.dedup();
    let of = |function: &str, steps: &[Step]| -> Vec<Step> {
        let own = steps.iter().filter(|step| step.function == function);
        own.cloned().collect()
    };
    let mut found = Vec::new();
    for function in functions {
        let (with, without) = (of(function, &with), of(function, &without));
        let mut pairs = with.iter().zip(&without);
        if let Some((with, without)) = pairs.find(|(with, without)| with.text != without.text) {
            found.push(change(with, without));
        }
    }
    let machine = machine_changes(target, module, options, number)?;
    let later = machine
        .into_iter()
        .filter(|change| found.iter().all(|known| known.function != change.function));
    let later: Vec<Change> = later.collect();
    found.extend(later);
    Ok(found)
}

/// What a unit of fuel changes in machine functions: the first pass of each after which it shows.
fn machine_changes(
    target: &dyn Target,
    module: &Module,
    options: &Options,
    number: u64,
) -> Result<Vec<Change>, CompileError> {
    let compile = |fuel: u64| -> Result<CompiledModule, CompileError> {
        let keep_mir = true;
        target.compile(
            module,
            &Options {
                fuel,
                keep_mir,
                ..options.clone()
            },
        )
    };
    let (with, without) = (compile(number)?, compile(number.saturating_sub(1))?);
    let mut found = Vec::new();
    for (with, without) in with.units.iter().zip(&without.units) {
        let mut pairs = with.mir.list().iter().zip(without.mir.list());
        if let Some((after, before)) = pairs.find(|(after, before)| after.text != before.text) {
            let (gone, came) = difference(&before.text, &after.text);
            found.push(Change {
                pass: after.pass.clone(),
                machine: true,
                function: module.functions[with.func].name().to_owned(),
                rules: Vec::new(),
                gone,
                came,
            });
        }
    }
    Ok(found)
}

/// The lines that only the first of two texts has in their places, and those that only the second has.
fn difference(before: &str, after: &str) -> (Vec<String>, Vec<String>) {
    let diff = TextDiff::from_lines(before, after);
    let of = |tag: ChangeTag| -> Vec<String> {
        let changes = diff.iter_all_changes().filter(|change| change.tag() == tag);
        changes.map(|change| change.value().trim().to_owned()).collect()
    };
    (of(ChangeTag::Delete), of(ChangeTag::Insert))
}

/// What differs between a function with a unit of fuel and without it.
fn change(with: &Step, without: &Step) -> Change {
    let (gone, came) = difference(&without.text, &with.text);
    // The unit is the last one, so its rules are the last ones.
    let rules = with.rules.iter().skip(without.rules.len());
    Change {
        pass: with.pass.to_owned(),
        machine: false,
        function: with.function.clone(),
        rules: rules.cloned().collect(),
        gone,
        came,
    }
}

/// A function after a pass.
#[derive(Clone, Debug)]
struct Step {
    pass: &'static str,
    function: String,
    text: String,
    /// Rules that fired since the pass before.
    rules: Vec<String>,
}

thread_local! {
    static STEPS: RefCell<Vec<Step>> = const { RefCell::new(Vec::new()) };
    /// Rules that fired since the last step; nobody watches if there is no list.
    static FIRED: RefCell<Option<Vec<String>>> = const { RefCell::new(None) };
}

/// Takes part in the checks after passes, where a function can be seen.
fn watch(pass: &'static str, func: &mut Function) {
    let rules = FIRED.with_borrow_mut(|fired| fired.as_mut().map(std::mem::take));
    STEPS.with_borrow_mut(|steps| {
        steps.push(Step {
            pass,
            function: func.name.clone(),
            text: func.to_string(),
            rules: rules.unwrap_or_default(),
        });
    });
}

/// All functions after all passes.
fn trace(
    target: &dyn Target,
    module: &Module,
    options: &Options,
    fuel: u64,
) -> Result<Vec<Step>, CompileError> {
    let options = Options {
        fuel,
        verify: options.verify.max(Verify::Passes),
        fault: Some(watch),
        ..options.clone()
    };
    listen();
    STEPS.with_borrow_mut(Vec::clear);
    FIRED.set(Some(Vec::new()));
    let compiled = target.compile(module, &options);
    FIRED.set(None);
    let steps = STEPS.take();
    // A compiler that stops after the change has shown it already.
    match compiled {
        Err(error) if steps.is_empty() => Err(error),
        _ => Ok(steps),
    }
}

/// Keeps the rules of the mid-end that fire on a thread that traces.
struct Listener;

impl Log for Listener {
    fn enabled(&self, metadata: &Metadata<'_>) -> bool {
        metadata.target().starts_with(RULES)
    }

    fn log(&self, record: &Record<'_>) {
        if !self.enabled(record.metadata()) {
            return;
        }
        FIRED.with_borrow_mut(|fired| {
            let Some(fired) = fired else {
                return;
            };
            let text = record.args().to_string();
            // What rules call beside rules is no rule of the mid-end.
            if let Some((term, place)) = text.strip_prefix("ISLE ").and_then(|rule| rule.split_once(' '))
                && RULE_TERMS.contains(&term)
            {
                fired.extend(rule_at(place));
            }
        });
    }

    fn flush(&self) {}
}

/// `isle-rules/opt/x.isle:3` of what is logged: the path where the build found the file, and its line, counted from 0.
fn rule_at(place: &str) -> Option<String> {
    let (path, line) = place.rsplit_once(" line ")?;
    let line: u64 = line.trim().parse().ok()?;
    let names: Vec<&str> = path.rsplit('/').take(3).collect();
    let names: Vec<&str> = names.into_iter().rev().collect();
    Some(format!("{}:{}", names.join("/"), line + 1))
}

/// Makes rules that fire known to [`Listener`]. If the program has another logger, changes come without rules.
fn listen() {
    static ONCE: Once = Once::new();
    ONCE.call_once(|| {
        if log::set_logger(&Listener).is_ok() {
            log::set_max_level(LevelFilter::Debug);
        }
    });
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::convert::Infallible;

    fn find(wrong: impl Fn(u64) -> bool) -> (Boundary, usize) {
        let mut asked = 0;
        let found = boundary(&mut |fuel| {
            asked += 1;
            Ok::<_, Infallible>(wrong(fuel))
        });
        (found.unwrap_or_else(|never| match never {}), asked)
    }

    #[test]
    fn halving_finds_the_first_unit_that_is_wrong() {
        for unit in [1, 2, 3, 100, 4096, 4097] {
            let (found, asked) = find(|fuel| fuel >= unit);
            assert_eq!(found, Boundary::At(unit));
            assert!(asked <= 30, "{asked} for {unit}");
        }
    }

    #[test]
    fn rules_are_named_by_file_and_line() {
        let named = rule_at("/home/me/wavelift/isle-rules/opt/strength.isle line 2");
        assert_eq!(named.as_deref(), Some("isle-rules/opt/strength.isle:3"));
        assert_eq!(rule_at("no place"), None);
    }

    #[test]
    fn what_is_always_or_never_wrong_has_no_unit() {
        assert_eq!(find(|_| true).0, Boundary::Always);
        assert_eq!(find(|_| false).0, Boundary::Right);
    }

    #[test]
    fn wrongness_that_comes_and_goes_gives_neighbours() {
        let wrong = |fuel: u64| fuel == u64::MAX || fuel > 40 || (10..20).contains(&fuel);
        let (Boundary::At(unit), _) = find(wrong) else {
            panic!("it is wrong at the end");
        };
        assert!(wrong(unit) && !wrong(unit - 1), "{unit}");
    }
}
