//! The rules as a command: `cargo run -p wavelift-rules-check -- list`.

use clap::{Parser, Subcommand};
use std::collections::BTreeSet;
use std::io::Write;
use std::process::ExitCode;
use std::str::FromStr;
use wavelift::Registry;
use wavelift_rules_check::check::{Checker, Effort};
use wavelift_rules_check::program::{Program, Set};
use wavelift_rules_check::prove::Verdict;
use wavelift_rules_check::selection::{self, Backend};
use wavelift_rules_check::{faults, files, lists, prove, report};

/// Lists, checks and proves the ISLE rules.
#[derive(Parser)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Every rule of the tree: file, line, and how it begins.
    List {
        /// Only those whose place or text contains this.
        filter: Option<String>,
    },
    /// Compares what rules make with what they replace.
    Check {
        /// The set; both if none is given.
        #[arg(long)]
        set: Option<Which>,
        /// Only those whose place or text contains this.
        filter: Option<String>,
        /// Seed of all that is drawn.
        #[arg(long, default_value_t = 1)]
        seed: u64,
        /// So many times as much as the tests try.
        #[arg(long, default_value_t = 1)]
        times: usize,
    },
    /// Changes rules on purpose, one at a time, and tells which changes the check does not notice.
    Faults {
        /// The set; both if none is given.
        #[arg(long)]
        set: Option<Which>,
        /// Only those whose place or text contains this.
        filter: Option<String>,
        /// Only every so manyth change.
        #[arg(long, default_value_t = 1)]
        step: usize,
    },
    /// Tells which rules never fire, and which take a commutative operation in one order only.
    Report,
    /// Proves rules of integers for all operands with the solver z3.
    Prove {
        /// The set; both if none is given.
        #[arg(long)]
        set: Option<Which>,
        /// Only those whose place or text contains this.
        filter: Option<String>,
        /// What the solver may spend on a problem, in millions of its units.
        #[arg(long, default_value_t = 3)]
        effort: u32,
    },
}

/// A set by its name: `opt`, `legalize`, or a backend's.
#[derive(Clone, Copy)]
struct Which(Set);

impl FromStr for Which {
    type Err = String;

    fn from_str(name: &str) -> Result<Which, String> {
        let all = || Set::ALL.into_iter().chain(Backend::all().map(Set::Selection));
        let found = all().find(|set| set.name() == name);
        found.map(Which).ok_or_else(|| {
            let names: Vec<&str> = all().map(Set::name).collect();
            format!("there is no such set; there are {}", names.join(", "))
        })
    }
}

fn sets(which: Option<Which>) -> Vec<Set> {
    which.map_or_else(|| Set::ALL.to_vec(), |Which(set)| vec![set])
}

fn targets() -> Registry {
    let mut targets = wavelift::targets();
    targets.add(wavelift_tiny::backend::target());
    targets
}

fn chosen(program: &Program, rule: usize, filter: Option<&str>) -> bool {
    let name = &program.names[rule];
    filter.is_none_or(|filter| name.id.contains(filter) || name.text.contains(filter))
}

fn main() -> ExitCode {
    match run(Arguments::parse().command) {
        Ok(true) => ExitCode::SUCCESS,
        Ok(false) => ExitCode::FAILURE,
        Err(error) => {
            eprintln!("error: {error}");
            ExitCode::from(2)
        }
    }
}

/// Runs a command; whether nothing is wrong.
fn run(command: Command) -> Result<bool, String> {
    match command {
        Command::List { filter } => list(filter.as_deref()),
        Command::Check {
            set,
            filter,
            seed,
            times,
        } => check(&sets(set), filter.as_deref(), seed, times),
        Command::Report => odd(),
        Command::Prove { set, filter, effort } => proofs(&sets(set), filter.as_deref(), effort),
        Command::Faults { set, filter, step } => change(&sets(set), filter.as_deref(), step),
    }
}

/// Writes a line; that nobody reads it any more is no error.
fn say(line: &str) {
    let _ = writeln!(std::io::stdout(), "{line}");
}

fn list(filter: Option<&str>) -> Result<bool, String> {
    for rule in files::all()? {
        if filter.is_none_or(|filter| rule.id.contains(filter) || rule.text.contains(filter)) {
            say(&format!("{} {}", rule.id, rule.text));
        }
    }
    Ok(true)
}

fn check(sets: &[Set], filter: Option<&str>, seed: u64, times: usize) -> Result<bool, String> {
    let targets = targets();
    let mut right = true;
    let test = Effort::TEST;
    let effort = Effort {
        seed,
        draws: test.draws * times,
        least: test.least * times as u64,
        most: test.most * times as u64,
        ..test
    };
    for set in sets {
        if let Set::Selection(backend) = *set {
            right &= select(backend, filter, seed, times)?;
            continue;
        }
        let program = set.load()?;
        let mut findings = wavelift_rules_check::check::Findings::default();
        let mut checker = Checker::new(&program, &targets, effort);
        for rule in program.own().filter(|&rule| chosen(&program, rule, filter)) {
            checker.rule(rule, &mut findings);
        }
        for (rule, wrong) in &findings.wrong {
            right = false;
            let name = &program.names[*rule];
            say(&format!("{}: {}\n{wrong}\n", name.id, name.text));
        }
        let checked = findings
            .checked
            .iter()
            .filter(|(rule, _)| !program.generated[**rule]);
        let operands: u64 = checked.clone().map(|(_, count)| count).sum();
        say(&format!(
            "{}: {} rules, {} operands, {} wrong",
            set.name(),
            checked.count(),
            operands,
            findings.wrong.len()
        ));
    }
    Ok(right)
}

/// Runs instances of the rules of a backend, on all of its targets if more is tried than the tests do.
fn select(backend: Backend, filter: Option<&str>, seed: u64, times: usize) -> Result<bool, String> {
    if !selection::log::LOGGED {
        return Err("only debug builds tell which rules fire: leave `--release` out".to_owned());
    }
    let program = Set::Selection(backend).load()?;
    let targets = wavelift::targets();
    let effort = selection::check::Effort {
        seed,
        everywhere: times > 1,
        ..selection::check::Effort::TEST
    }
    .times(times);
    let mut checker = selection::check::Checker::new(&program, backend, &targets, effort)?;
    let mut findings = selection::check::Findings::default();
    for rule in program.own().filter(|&rule| chosen(&program, rule, filter)) {
        checker.rule(rule, &mut findings);
    }
    let list = selection::listed::reasons(selection::listed::UNCHECKED)?;
    let known = |rule: usize| selection::listed::line(&program, rule, &list);
    let mut right = true;
    for (rule, wrong) in &findings.wrong {
        right &= known(*rule).is_some();
        let (name, why) = (&program.names[*rule], known(*rule).map_or("", |(_, why)| why));
        say(&format!("{}: {} {why}\n{wrong}\n", name.id, name.text));
    }
    let checked = findings.right();
    if filter.is_none() {
        for problem in selection::listed::problems(&program, &checked, &list) {
            right &= findings
                .wrong
                .keys()
                .any(|&rule| problem.contains(&program.names[rule].id));
            say(&problem);
        }
    }
    let operands: u64 = findings.checked.values().sum();
    say(&format!(
        "{}: {} rules, {operands} operands, {} wrong",
        backend.name(),
        checked.len(),
        findings.wrong.len()
    ));
    Ok(right)
}

fn change(sets: &[Set], filter: Option<&str>, step: usize) -> Result<bool, String> {
    let targets = targets();
    let mut all = true;
    for set in sets {
        let program = set.load()?;
        let faults = faults::faults(&program).into_iter();
        let faults = faults.filter(|fault| chosen(&program, fault.rule, filter));
        let faults: Vec<faults::Fault> = faults.step_by(step.max(1)).collect();
        let campaign = faults::Judge::new(&program, &targets, Effort::FAULT).campaign(&faults);
        for fault in &campaign.missed {
            all = false;
            let name = &program.names[fault.rule];
            say(&format!("{}: {}: {}", name.id, fault.what, name.text));
        }
        say(&format!(
            "{}: {} changes, {} noticed",
            set.name(),
            faults.len(),
            campaign.noticed
        ));
    }
    Ok(all)
}

fn proofs(sets: &[Set], filter: Option<&str>, effort: u32) -> Result<bool, String> {
    let targets = targets();
    let asking = prove::Asking {
        units: 1_000_000 * effort,
        draws: 200,
    };
    let (mut holds, mut open) = (true, BTreeSet::new());
    for set in sets {
        let program = set.load()?;
        let (mut rules, mut proved, mut types) = (0, 0, 0);
        let mut tell = |rule: usize, verdict: &Verdict| {
            let name = &program.names[rule];
            rules += 1;
            match verdict {
                Verdict::Proved(count) => {
                    proved += 1;
                    types += count;
                }
                Verdict::Refuted(instance) => {
                    holds = false;
                    say(&format!("{}: {}: refuted for\n{instance}", name.id, name.text));
                }
                Verdict::Open(why) => {
                    open.insert(name.text.clone());
                    say(&format!("{}: {}: {why}", name.id, name.text));
                }
            }
        };
        let filtered = |rule: usize| chosen(&program, rule, filter);
        prove::prove(&program, &targets, asking, &filtered, &mut tell)?;
        say(&format!(
            "{}: {rules} rules, {proved} proved for {types} choices of types",
            set.name()
        ));
    }
    if filter.is_none() && sets.len() == Set::ALL.len() {
        for problem in lists::problems(lists::UNPROVED, &open, |_| true)? {
            holds = false;
            say(&problem);
        }
    }
    Ok(holds)
}

fn odd() -> Result<bool, String> {
    let targets = targets();
    let mut all = BTreeSet::new();
    for set in Set::ALL {
        all.extend(report::odd(&set.load()?, &targets));
    }
    for line in &all {
        say(line);
    }
    let problems = lists::problems(lists::ODD, &all, |_| true)?;
    for problem in &problems {
        say(problem);
    }
    Ok(problems.is_empty())
}
