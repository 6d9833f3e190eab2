//! Turns the instruction table into Rust source: the opcode enum with its facts, bit fields, compaction tables, and what a channel
//! computes. Every mistake in a table is reported with file and line.

use std::error::Error;
use std::fmt::Write;
use std::path::PathBuf;

type Result<T> = std::result::Result<T, Box<dyn Error>>;

/// Integer types, as `I` in the table.
const INTEGERS: [&str; 6] = ["Ub", "B", "Uw", "W", "Ud", "D"];

fn main() -> Result<()> {
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=build.rs");
    let mut isa = String::new();
    instructions(&rows("isa/gen7.tsv", 9)?, &mut isa)?;
    fields(&rows("isa/formats.tsv", 2)?, &mut isa)?;
    compaction(&rows("isa/compact.tsv", 3)?, &mut isa)?;
    std::fs::write(out.join("isa.rs"), isa)?;
    let table = rows("isa/gen7.tsv", 9)?;
    std::fs::write(out.join("step.rs"), semantics(&table)?)?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("gen7.isle", opcodes(&table))
        .file("lower.isle")
        .compile()?;
    Ok(())
}

/// The machine's operations as an ISLE enum.
fn opcodes(rows: &[Row]) -> String {
    let mut text = String::from("(type Gen7Op extern (enum\n");
    for row in rows {
        let _ = writeln!(text, "    ({})", camel(&row.cells[0]));
    }
    text.push_str("))\n");
    text
}

/// A row with its place.
struct Row {
    place: String,
    cells: Vec<String>,
}

impl Row {
    fn fail<T>(&self, what: impl std::fmt::Display) -> Result<T> {
        Err(format!("{}: {what}", self.place).into())
    }
}

fn rows(path: &str, columns: usize) -> Result<Vec<Row>> {
    println!("cargo::rerun-if-changed={path}");
    let text = std::fs::read_to_string(path)?;
    let mut rows = Vec::new();
    for (index, line) in text.lines().enumerate() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let row = Row {
            place: format!("{path}:{}", index + 1),
            cells: line.split('\t').map(str::to_owned).collect(),
        };
        if row.cells.len() != columns {
            return row.fail(format_args!("{} columns instead of {columns}", row.cells.len()));
        }
        rows.push(row);
    }
    Ok(rows)
}

/// `intdiv` as `Intdiv`.
fn camel(word: &str) -> String {
    let mut letters = word.chars();
    letters.next().map_or(String::new(), |first| {
        first.to_ascii_uppercase().to_string() + &letters.as_str().to_ascii_lowercase()
    })
}

fn types(row: &Row) -> Result<String> {
    let mut text = String::from("&[");
    for group in row.cells[3].split(';').filter(|&group| group != "-") {
        let Some((from, to)) = group.split_once('>') else {
            return row.fail("a type group is `sources>destinations`");
        };
        let list = |names: &str| -> String {
            let mut out = String::from("&[");
            for name in names.split(',') {
                let all: Vec<String> = match name {
                    "I" => INTEGERS.iter().map(|&name| name.to_owned()).collect(),
                    other => vec![camel(other)],
                };
                for name in all {
                    let _ = write!(out, "Type::{name},");
                }
            }
            out + "]"
        };
        let _ = write!(text, "({}, {}),", list(from), list(to));
    }
    Ok(text + "]")
}

fn instructions(rows: &[Row], out: &mut String) -> Result<()> {
    let mut seen = [false; 128];
    let mut variants = String::new();
    let mut infos = String::new();
    let mut all = String::new();
    for row in rows {
        let [mnemonic, opcode, format, _, cmod, flags, acc, unit, _] = row.cells.as_slice() else {
            return row.fail("nine columns");
        };
        let Ok(code) = u8::from_str_radix(opcode, 16) else {
            return row.fail("the opcode is a hexadecimal number");
        };
        match seen.get_mut(usize::from(code)) {
            Some(seen) if !*seen => *seen = true,
            _ => return row.fail(format_args!("opcode {opcode} is taken or does not fit")),
        }
        let variant = camel(mnemonic);
        let _ = writeln!(variants, "/// `{mnemonic}`\n{variant},");
        let _ = write!(all, "Opcode::{variant},");
        let mut set = [false; 6];
        for flag in flags.split(' ').filter(|&flag| flag != "-") {
            let names = ["sat", "pred", "mod", "accin", "accwr", "switch"];
            match names.iter().position(|&name| name == flag) {
                Some(index) => set[index] = true,
                None => return row.fail(format_args!("unknown flag {flag}")),
            }
        }
        let [sat, pred, modifiers, acc_in, acc_wr, switch] = set;
        let cmod = match cmod.as_str() {
            "-" => "None",
            "all" => "All",
            "zn" => "Zero",
            "compare" => "Compare",
            other => return row.fail(format_args!("unknown conditional modifiers {other}")),
        };
        let acc = match acc.as_str() {
            "-" | "none" => "None",
            "free" => "Free",
            "nosrc" => "Destination",
            "nodst" => "Source",
            other => return row.fail(format_args!("unknown accumulator use {other}")),
        };
        let _ = writeln!(
            infos,
            "OpcodeInfo {{ mnemonic: \"{mnemonic}\", code: {code}, format: Format::{}, types: {}, cmod: CondUse::{cmod}, saturates: {sat}, \
             predicable: {pred}, source_modifiers: {modifiers}, acc_in: {acc_in}, acc_write: {acc_wr}, switches: {switch}, \
             acc_operand: AccUse::{acc}, unit: Unit::{} }},",
            camel(format),
            types(row)?,
            camel(unit.trim_matches('-')).replace(char::is_whitespace, ""),
        );
    }
    let count = rows.len();
    let infos = infos.replace("unit: Unit:: }", "unit: Unit::None }");
    let _ = writeln!(
        out,
        "/// An operation.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\npub enum Opcode {{\n{variants}}}\n\
         impl Opcode {{\n/// Every operation.\npub const ALL: [Opcode; {count}] = [{all}];\n}}\n\
         static OPCODES: [OpcodeInfo; {count}] = [\n{infos}];"
    );
    Ok(())
}

/// `high:low` or `bit`.
fn range(row: &Row, text: &str) -> Result<(u8, u8)> {
    let (high, low) = text.split_once(':').unwrap_or((text, text));
    match (high.parse::<u8>(), low.parse::<u8>()) {
        (Ok(high), Ok(low)) if low <= high && high < 128 => Ok((high, low)),
        _ => row.fail(format_args!("{text} is no range of bits")),
    }
}

fn fields(rows: &[Row], out: &mut String) -> Result<()> {
    out.push_str("/// Bit fields, named by form and field.\n#[allow(dead_code)]\npub(super) mod field {\nuse super::Field;\n");
    for row in rows {
        for field in row.cells[1].split(' ') {
            let Some((name, bits)) = field.split_once('@') else {
                return row.fail("a field is `name@bits`");
            };
            let (high, low) = range(row, bits)?;
            let _ = writeln!(
                out,
                "pub(crate) const {}_{}: Field = Field {{ low: {low}, width: {} }};",
                row.cells[0],
                name.to_uppercase(),
                high - low + 1
            );
        }
    }
    out.push_str("}\n");
    Ok(())
}

fn compaction(rows: &[Row], out: &mut String) -> Result<()> {
    let mut names: Vec<&str> = rows.iter().map(|row| row.cells[0].as_str()).collect();
    names.dedup();
    for name in names {
        let mut values = String::new();
        let mut expansion = String::new();
        let mut width = 0;
        for row in rows.iter().filter(|row| row.cells[0] == name) {
            if row.cells[1] == "to" {
                for text in row.cells[2].split(' ') {
                    let (high, low) = range(row, text)?;
                    width += usize::from(high - low) + 1;
                    let _ = write!(expansion, "Field {{ low: {low}, width: {} }},", high - low + 1);
                }
                continue;
            }
            match u32::from_str_radix(&row.cells[2], 2) {
                Ok(bits) if row.cells[2].len() == width || name == "source" && row.cells[2].len() == 12 => {
                    let _ = write!(values, "{bits:#x},");
                }
                _ => return row.fail("as many binary digits as the expansion has bits"),
            }
        }
        let upper = name.to_uppercase();
        let _ = writeln!(
            out,
            "static {upper}_TO: &[Field] = &[{expansion}];\nstatic {upper}_TABLE: [u32; 32] = [{values}];"
        );
    }
    Ok(())
}

fn semantics(rows: &[Row]) -> Result<String> {
    let mut integer = String::new();
    let mut float = String::new();
    let mut routine = String::new();
    let mut routines: Vec<String> = Vec::new();
    for row in rows {
        let variant = camel(&row.cells[0]);
        for part in row.cells[8].split("; ") {
            if let Some(name) = part.strip_prefix('@') {
                let name = camel(name);
                let _ = writeln!(routine, "Opcode::{variant} => Some(Routine::{name}),");
                if !routines.contains(&name) {
                    routines.push(name);
                }
            } else if let Some(formula) = part.strip_prefix("int ") {
                let _ = writeln!(integer, "Opcode::{variant} => Some(|a, b, c| {formula}),");
            } else if let Some(formula) = part.strip_prefix("float ") {
                let _ = writeln!(float, "Opcode::{variant} => Some(|a, b, c, m| {formula}),");
            } else {
                return row.fail(format_args!("unknown semantics {part}"));
            }
        }
    }
    let variants: String = routines.iter().map(|name| format!("{name},")).collect();
    Ok(format!(
        "/// Operations that the simulator has a routine for.\n#[derive(Clone, Copy, Debug, PartialEq, Eq)]\n\
         pub(crate) enum Routine {{ {variants} }}\n\
         pub(crate) fn routine(op: Opcode) -> Option<Routine> {{\nmatch op {{\n{routine}_ => None }}\n}}\n\
         pub(crate) fn integer(op: Opcode) -> Option<fn(i64, i64, i64) -> i64> {{\nmatch op {{\n{integer}_ => None }}\n}}\n\
         pub(crate) fn float<F: Float>(op: Opcode) -> Option<fn(F::Bits, F::Bits, F::Bits, FloatMode) -> F::Bits> {{\nmatch op {{\n{float}_ => None }}\n}}\n"
    ))
}
