//! `wavelift compare`: two reports of cases, or the numbers of two builds of kernels.

use crate::input::Input;
use crate::output::print;
use crate::report::CliError;
use serde_json::{Map, Value};
use std::fmt::Write as _;
use std::path::{Path, PathBuf};
use wavelift::case::regressions::{self, Regressions, Turn};
use wavelift::case::report::{self, Row};
use wavelift::changes::{self, Change, Comparison, Metric, Subject};

/// Compare two runs of cases, or two builds of kernels: what got better and what got worse
#[derive(Debug, clap::Args)]
#[command(after_help = "Examples:
  wavelift compile kernels/O2/*.brig --target gfx900 --stats json > new.json
  wavelift compare old.json new.json
  wavelift compare old.json new.json --tolerance 1      what changes by one percent is as it was
  wavelift case cases/ --target gfx900 --report new.tsv; wavelift compare old.tsv new.tsv

The exit code is 1 if something got worse: a number of a kernel, the verdict of a case or the instructions of one that passes in both,
or something that the new file does not have.")]
pub(super) struct CompareArgs {
    /// What was: the --report of `case`, or --stats json of `compile`
    #[arg(value_name = "OLD")]
    old: PathBuf,
    /// What is, of the same kind
    #[arg(value_name = "NEW")]
    new: PathBuf,
    /// Changes of numbers that count as none
    #[arg(long, value_name = "PERCENT", default_value_t = 0.0, value_parser = percent)]
    tolerance: f64,
}

fn percent(text: &str) -> Result<f64, String> {
    let number = text.parse::<f64>().ok();
    let number = number.filter(|number| number.is_finite() && *number >= 0.0);
    number.ok_or_else(|| "expected a percentage, such as 0.5".to_owned())
}

pub(super) fn run(args: &CompareArgs) -> Result<(), CliError> {
    let tolerance = args.tolerance / 100.0;
    let (old, new) = (Measured::read(&args.old)?, Measured::read(&args.new)?);
    let (text, worse) = match (&old, &new) {
        (Measured::Cases(old), Measured::Cases(new)) => {
            let found = regressions::compare(old, new, tolerance);
            (cases_text(&found), found.is_worse())
        }
        (Measured::Kernels(old), Measured::Kernels(new)) => {
            let found = changes::compare(old, new, tolerance);
            (kernels_text(&found), found.is_worse())
        }
        _ => {
            let (old, new) = (args.old.display(), args.new.display());
            let what = format!(
                "{old} and {new} are of two kinds: one is a report of cases, one has the numbers of kernels"
            );
            return Err(CliError::Failed(what).help("name two files that the same command wrote"));
        }
    };
    print(text)?;
    match worse {
        false => Ok(()),
        true => Err(CliError::Reported),
    }
}

enum Measured {
    Cases(Vec<Row>),
    Kernels(Vec<Subject>),
}

impl Measured {
    fn read(path: &Path) -> Result<Measured, CliError> {
        let input = Input::read(path)?;
        let help = "name a file that `case --report` or `compile --stats json` wrote";
        let fail = |what: String| CliError::Failed(format!("{}: {what}", input.name)).help(help);
        let text = str::from_utf8(&input.bytes).map_err(|error| fail(error.to_string()))?;
        if text.trim_start().starts_with('[') {
            let objects: Vec<Map<String, Value>> =
                serde_json::from_str(text).map_err(|error| fail(error.to_string()))?;
            let subjects = objects.iter().enumerate().map(|(index, object)| {
                subject(object).map_err(|what| fail(format!("kernel {} of the list: {what}", index + 1)))
            });
            return Ok(Measured::Kernels(subjects.collect::<Result<_, _>>()?));
        }
        if text.trim_start().starts_with('{') {
            let what = "this is JSON, but no list of kernels; a list begins with `[`";
            return Err(fail(what.to_owned()));
        }
        // A report of another run may be cut, but then cases are missing, which is worse than to have them.
        let rows = report::parse(text).map_err(|error| fail(error.to_string()))?;
        Ok(Measured::Cases(rows))
    }
}

/// A kernel of `--stats json`.
fn subject(object: &Map<String, Value>) -> Result<Subject, String> {
    let word = |name: &str| {
        let word = object.get(name).and_then(Value::as_str);
        word.ok_or_else(|| format!("there is no \"{name}\" with a text"))
    };
    let mut subject = Subject {
        name: format!("{} {}", word("file")?, word("kernel")?),
        values: Vec::new(),
    };
    for (name, value) in object.iter().filter(|(_, value)| !value.is_string()) {
        let number = value.as_f64().filter(|number| *number >= 0.0);
        let number = number.ok_or_else(|| format!("\"{name}\" is {value}, no number from 0 on"))?;
        subject.values.push((name.clone(), number));
    }
    Ok(subject)
}

fn kernels_text(found: &Comparison) -> String {
    let mut text = String::new();
    changed(&mut text, &found.metrics);
    for name in &found.gone {
        let _ = writeln!(text, "gone   {name}");
    }
    for name in &found.added {
        let _ = writeln!(text, "new    {name}");
    }
    table(&mut text, "kernels", &found.metrics);
    text
}

fn cases_text(found: &Regressions<'_>) -> String {
    let mut text = String::new();
    for turned in &found.turned {
        let word = match turned.turn {
            Turn::Worse => "worse ",
            Turn::Better => "better",
            Turn::Other => "other ",
        };
        let (old, new) = (turned.old.outcome.word(), turned.new.outcome.word());
        let line = format!("{word} {old} -> {new} {} {}", turned.new.name, turned.new.reason);
        let _ = writeln!(text, "{}", line.trim_end());
    }
    for row in &found.gone {
        let _ = writeln!(text, "gone   {} {}", row.outcome.word(), row.name);
    }
    for row in &found.added {
        let _ = writeln!(text, "new    {} {}", row.outcome.word(), row.name);
    }
    changed(&mut text, &found.costs.metrics);
    table(&mut text, "cases", &found.costs.metrics);
    let count = |turn| found.turned.iter().filter(|turned| turned.turn == turn).count();
    let (better, worse, other) = (count(Turn::Better), count(Turn::Worse), count(Turn::Other));
    let (gone, added) = (found.gone.len(), found.added.len());
    let _ = writeln!(
        text,
        "verdicts: {better} better, {worse} worse, {other} other, {gone} gone, {added} new"
    );
    text
}

/// A line for each number that changed.
fn changed(text: &mut String, metrics: &[Metric]) {
    for metric in metrics {
        let lists = [("worse ", &metric.worse), ("better", &metric.better)];
        for (word, change) in lists
            .into_iter()
            .flat_map(|(word, list)| list.iter().map(move |change| (word, change)))
        {
            let Change { subject, old, new } = change;
            let (name, part) = (&metric.name, relative(*old, *new));
            let _ = writeln!(text, "{word} {name} {old} -> {new} ({part}) {subject}");
        }
    }
}

/// A row for each metric: totals and the geometric mean of new to old.
fn table(text: &mut String, subjects: &str, metrics: &[Metric]) {
    let width = metrics
        .iter()
        .map(|metric| metric.name.len())
        .max()
        .unwrap_or(0)
        .max("metric".len());
    let _ = writeln!(
        text,
        "{:width$} {subjects:>8} {:>14} {:>14} {:>9} {:>9} {:>7} {:>7}",
        "metric", "old", "new", "change", "geo mean", "better", "worse"
    );
    for metric in metrics {
        let mean = metric
            .geometric_mean()
            .map_or("-".to_owned(), |mean| relative(1.0, mean));
        let change = relative(metric.old, metric.new);
        let _ = writeln!(
            text,
            "{:width$} {:>8} {:>14.0} {:>14.0} {change:>9} {mean:>9} {:>7} {:>7}",
            metric.name,
            metric.subjects,
            metric.old,
            metric.new,
            metric.better.len(),
            metric.worse.len()
        );
    }
}

fn relative(old: f64, new: f64) -> String {
    if old == new {
        return "0".to_owned();
    }
    match old == 0.0 {
        true => "from 0".to_owned(),
        false => format!("{:+.2} %", (new / old - 1.0) * 100.0),
    }
}
