//! Tables of what code must do besides computing: hazards, orders of memory, and how long instructions take.

use std::fmt::Write;

use crate::error::TableError;
use crate::machines::Machines;
use crate::model::*;
use crate::source::{Row, Source};

/// A pair of instructions that must be kept apart (`hazards.tsv`).
#[derive(Clone, Debug)]
pub struct Hazard {
    /// Its name, unique within a generation.
    pub name: String,
    /// What the first instruction does.
    pub first: First,
    /// What the second instruction does.
    pub second: Second,
    /// What keeps them apart.
    pub needs: Needs,
    /// The columns of the generations that have it.
    pub generations: Vec<String>,
}

/// What keeps two instructions apart.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Needs {
    /// So many wait states between them.
    States(u8),
    /// A guard.
    Guard(Guard),
    /// What the second reads is written once more.
    Rewrite,
    /// Any other vector instruction, such as `v_nop`.
    VectorNop,
}

/// What an access or a fence of some order and scope takes (`memory.tsv`).
#[derive(Clone, Debug)]
pub struct MemoryRow {
    /// Its name, unique within a generation.
    pub name: String,
    /// The operation.
    pub operation: MemoryOperation,
    /// The segments.
    pub segments: Vec<MemorySegment>,
    /// The order; none for what any access takes.
    pub order: Option<Order>,
    /// The scopes.
    pub scopes: Vec<Scope>,
    /// The columns of the generations that it is for.
    pub generations: Vec<String>,
    /// What stands before.
    pub before: Vec<Step>,
    /// Modifiers of the access, and their values.
    pub bits: Vec<(ModField, i32)>,
    /// What stands after.
    pub after: Vec<Step>,
}

/// An instruction that orders memory.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Step {
    /// All operations on these counters are complete.
    Wait(Vec<WaitCounter>),
    /// An operation with immediates or constants, and modifiers.
    Op {
        /// Its key.
        key: String,
        /// Immediates or constants.
        operands: Vec<i32>,
        /// Modifiers.
        bits: Vec<(ModField, i32)>,
    },
}

/// How long the instructions of a class take (`sched.tsv`).
#[derive(Clone, Debug)]
pub struct TimingRow {
    /// The class.
    pub class: Latency,
    /// The columns of the generations that it is for.
    pub generations: Vec<String>,
    /// Slots until the wave issues the next instruction.
    pub issue: u16,
    /// Slots until the result can be read without a stall.
    pub latency: u16,
    /// The same as decisions take it: with what usually comes on top.
    pub plan: u16,
}

type Message = String;

fn word<T>(text: &str, parse: impl Fn(&str) -> Option<T>, what: &str) -> Result<T, Message> {
    parse(text).ok_or_else(|| format!("`{text}` is no {what}"))
}

fn list(text: &str) -> impl Iterator<Item = &str> {
    text.split(',').filter(|part| !part.is_empty())
}

/// The columns of generations, all of which exist.
fn generations(machines: &Machines, text: &str) -> Result<Vec<String>, Message> {
    let known = |name: &str| machines.list.iter().any(|machine| machine.column == name);
    list(text)
        .map(|name| match known(name) {
            true => Ok(name.to_string()),
            false => Err(format!("`{name}` is no generation")),
        })
        .collect()
}

fn hazard(machines: &Machines, columns: &[&str]) -> Result<Hazard, Message> {
    Ok(Hazard {
        name: columns[0].to_string(),
        first: word(columns[1], First::parse, "first half of a hazard")?,
        second: word(columns[2], Second::parse, "second half of a hazard")?,
        needs: match (columns[3], columns[3].parse()) {
            ("rewrite", _) => Needs::Rewrite,
            ("v_nop", _) => Needs::VectorNop,
            (_, Ok(states)) => Needs::States(states),
            (guard, Err(_)) => Needs::Guard(word(guard, Guard::parse, "number of wait states or guard")?),
        },
        generations: generations(machines, columns[4])?,
    })
}

fn number(text: &str) -> Result<i32, Message> {
    let parsed = match text.strip_prefix("0x") {
        Some(hex) => i32::from_str_radix(hex, 16),
        None => text.parse(),
    };
    parsed.map_err(|_| format!("`{text}` is not a number"))
}

/// `glc` or `scope:1`.
fn bit(text: &str) -> Result<(ModField, i32), Message> {
    let (name, value) = text.split_once(':').unwrap_or((text, "1"));
    Ok((word(name, ModField::parse, "modifier")?, number(value)?))
}

/// `vm(0) lgkm(0)`, or an operation with constants and modifiers.
fn step(machines: &Machines, text: &str) -> Result<Step, Message> {
    let mut words = text.split_whitespace().peekable();
    let first = *words.peek().ok_or("an empty step")?;
    if first.ends_with("(0)") {
        let counter = |word_: &str| {
            let name = word_.strip_suffix("(0)").unwrap_or(word_);
            word(name, WaitCounter::parse, "wait counter")
        };
        return Ok(Step::Wait(words.map(counter).collect::<Result<_, _>>()?));
    }
    if !machines.operations.iter().any(|key| key == first) {
        return Err(format!("no operation is called {first}"));
    }
    let (mut operands, mut bits) = (Vec::new(), Vec::new());
    for word in words.skip(1) {
        match number(word) {
            Ok(number) => operands.push(number),
            Err(_) => bits.push(bit(word)?),
        }
    }
    Ok(Step::Op {
        key: first.to_string(),
        operands,
        bits,
    })
}

fn steps(machines: &Machines, text: &str) -> Result<Vec<Step>, Message> {
    let parts = text.split(';').map(str::trim).filter(|part| !part.is_empty());
    parts.map(|part| step(machines, part)).collect()
}

fn memory_row(machines: &Machines, columns: &[&str]) -> Result<MemoryRow, Message> {
    let segments = match columns[2] {
        "all" => MemorySegment::ALL.to_vec(),
        some => list(some)
            .map(|name| word(name, MemorySegment::parse, "segment"))
            .collect::<Result<_, _>>()?,
    };
    let scopes = list(columns[4]).map(|name| word(name, Scope::parse, "scope"));
    let row = MemoryRow {
        name: columns[0].to_string(),
        operation: word(columns[1], MemoryOperation::parse, "memory operation")?,
        segments,
        order: match columns[3] {
            "" => None,
            order => Some(word(order, Order::parse, "order")?),
        },
        scopes: scopes.collect::<Result<_, _>>()?,
        generations: generations(machines, columns[5])?,
        before: steps(machines, columns[6])?,
        bits: columns[7].split_whitespace().map(bit).collect::<Result<_, _>>()?,
        after: steps(machines, columns[8])?,
    };
    for (of, keys) in row.generations.iter().map(|of| (of, row.keys())) {
        let machine = machines.list.iter().find(|machine| machine.column == *of);
        for key in keys {
            if machine.is_some_and(|machine| machine.table.instruction(key).is_none()) {
                return Err(format!("{of} lacks {key}"));
            }
        }
    }
    Ok(row)
}

impl MemoryRow {
    /// The operations that it names.
    fn keys(&self) -> impl Iterator<Item = &str> {
        let steps = self.before.iter().chain(&self.after);
        steps.filter_map(|step| match step {
            Step::Op { key, .. } => Some(&**key),
            Step::Wait(_) => None,
        })
    }
}

/// Reads rows, with the place of a mistake.
fn read<T>(
    source: Source<'_>,
    columns: &[&str],
    parse: impl Fn(&[&str]) -> Result<T, Message>,
) -> Result<Vec<T>, TableError> {
    let (_, rows) = source.rows(columns)?;
    let row = |row: Row<'_>| parse(&row.columns).map_err(|message| source.error(row.line, message));
    rows.into_iter().map(row).collect()
}

/// Reads `hazards.tsv`.
pub(crate) fn hazards(machines: &Machines, source: Source<'_>) -> Result<Vec<Hazard>, TableError> {
    let columns = ["name", "first", "second", "needs", "generations", "source"];
    read(source, &columns, |columns| hazard(machines, columns))
}

/// Reads `memory.tsv`.
pub(crate) fn memory(machines: &Machines, source: Source<'_>) -> Result<Vec<MemoryRow>, TableError> {
    let columns = [
        "name",
        "operation",
        "segments",
        "order",
        "scope",
        "generations",
        "before",
        "bits",
        "after",
    ];
    read(source, &columns, |columns| memory_row(machines, columns))
}

fn slots(text: &str) -> Result<u16, Message> {
    text.parse()
        .map_err(|_| format!("`{text}` is no number of slots"))
}

/// Reads `sched.tsv`: every generation has a row for each class.
pub(crate) fn timings(machines: &Machines, source: Source<'_>) -> Result<Vec<TimingRow>, TableError> {
    let columns = ["class", "generations", "issue", "latency", "plan", "source"];
    let rows = read(source, &columns, |columns| {
        Ok(TimingRow {
            class: word(columns[0], Latency::parse, "latency class")?,
            generations: generations(machines, columns[1])?,
            issue: slots(columns[2])?,
            latency: slots(columns[3])?,
            plan: slots(columns[4])?,
        })
    })?;
    // Tables of tests may say nothing at all.
    let all = machines.list.iter().filter(|_| !rows.is_empty());
    for machine in all {
        for class in Latency::ALL {
            let about = |row: &&TimingRow| row.class == *class && row.generations.contains(&machine.column);
            let count = rows.iter().filter(about).count();
            if count != 1 {
                let name = class.word();
                let message = format!("{} has {count} rows for `{name}` instead of one", machine.column);
                return Err(source.error(1, message));
            }
        }
    }
    Ok(rows)
}

/// Writes how long the classes take on each machine: the generated code expects `Timing` in scope.
fn emit_timings(out: &mut String, machines: &Machines) {
    let (count, classes) = (machines.list.len(), Latency::ALL.len());
    let _ = writeln!(
        out,
        "pub(crate) static TIMINGS: [[Timing; {classes}]; {count}] = ["
    );
    for machine in &machines.list {
        out.push_str("    [");
        for class in Latency::ALL {
            let about = |row: &&TimingRow| row.class == *class && row.generations.contains(&machine.column);
            for row in machines.timings.iter().filter(about) {
                let (issue, latency, plan) = (row.issue, row.latency, row.plan);
                let _ = write!(
                    out,
                    "Timing {{ issue: {issue}, latency: {latency}, plan: {plan} }}, "
                );
            }
        }
        out.push_str("],\n");
    }
    out.push_str("];\n");
}

fn bits_text(bits: &[(ModField, i32)]) -> String {
    let bits = bits.iter();
    let texts = bits.map(|(field, value)| format!("(ModField::{}, {value})", field.variant()));
    texts.collect::<Vec<_>>().join(", ")
}

fn variants(names: impl Iterator<Item = &'static str>, of: &str) -> String {
    names
        .map(|name| format!("{of}::{name}"))
        .collect::<Vec<_>>()
        .join(", ")
}

fn steps_text(steps: &[Step]) -> String {
    let text = |step: &Step| match step {
        Step::Wait(counters) => {
            let counters = counters.iter().map(|counter| counter.variant());
            format!("Step::Wait(&[{}])", variants(counters, "WaitCounter"))
        }
        Step::Op { key, operands, bits } => format!(
            "Step::Op {{ op: Op::{}, operands: &{operands:?}, bits: &[{}] }}",
            variant(key),
            bits_text(bits)
        ),
    };
    steps.iter().map(text).collect::<Vec<_>>().join(", ")
}

/// Writes the rows of every machine: the generated code expects `Hazard`, `Needs`, `MemoryRow`, `Step` and `Timing` in scope.
pub(crate) fn emit(out: &mut String, machines: &Machines) {
    let count = machines.list.len();
    let _ = writeln!(out, "pub(crate) static HAZARDS: [&[Hazard]; {count}] = [");
    for machine in &machines.list {
        out.push_str("    &[");
        let mine = |row: &&Hazard| row.generations.contains(&machine.column);
        for row in machines.hazards.iter().filter(mine) {
            let needs = match row.needs {
                Needs::States(states) => format!("States({states})"),
                Needs::Guard(guard) => format!("Guard(Guard::{})", guard.variant()),
                Needs::Rewrite => "Rewrite".to_string(),
                Needs::VectorNop => "VectorNop".to_string(),
            };
            let _ = write!(
                out,
                "Hazard {{ name: {:?}, first: First::{}, second: Second::{}, needs: Needs::{needs} }}, ",
                row.name,
                row.first.variant(),
                row.second.variant()
            );
        }
        out.push_str("],\n");
    }
    let _ = writeln!(out, "];\n\npub(crate) static MEMORY: [&[MemoryRow]; {count}] = [");
    for machine in &machines.list {
        out.push_str("    &[");
        let mine = |row: &&MemoryRow| row.generations.contains(&machine.column);
        for row in machines.memory.iter().filter(mine) {
            let order = row.order.map_or("None".to_string(), |order| {
                format!("Some(Order::{})", order.variant())
            });
            let _ = write!(
                out,
                "MemoryRow {{ name: {:?}, operation: MemoryOperation::{}, segments: &[{}], order: {order}, scopes: &[{}], \
                 before: &[{}], bits: &[{}], after: &[{}] }}, ",
                row.name,
                row.operation.variant(),
                variants(
                    row.segments.iter().map(|segment| segment.variant()),
                    "MemorySegment"
                ),
                variants(row.scopes.iter().map(|scope| scope.variant()), "Scope"),
                steps_text(&row.before),
                bits_text(&row.bits),
                steps_text(&row.after)
            );
        }
        out.push_str("],\n");
    }
    out.push_str("];\n\n");
    emit_timings(out, machines);
}
