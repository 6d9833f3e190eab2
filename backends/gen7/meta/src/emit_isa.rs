//! The operations, bit fields, compaction tables and facts of generations as Rust source.

use crate::Result;
use crate::table::{Row, camel, range};
use std::fmt::Write;

/// Integer types, as `I` in the table.
const INTEGERS: [&str; 6] = ["Ub", "B", "Uw", "W", "Ud", "D"];

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

/// The enum of operations with their facts.
pub(crate) fn instructions(rows: &[Row], out: &mut String) -> Result<()> {
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

/// Bit fields of operands, control and messages.
pub(crate) fn fields(rows: &[Row], out: &mut String) -> Result<()> {
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

/// The tables of compact instructions.
pub(crate) fn compaction(rows: &[Row], out: &mut String) -> Result<()> {
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

/// The facts of generations, one function each.
pub(crate) fn generations(rows: &[Row], out: &mut String) -> Result<()> {
    out.push_str("impl Generation {\n");
    for row in rows {
        let [name, first, second, what] = row.cells.as_slice() else {
            return row.fail("four columns");
        };
        let (Ok(first), Ok(second)) = (first.parse::<u32>(), second.parse::<u32>()) else {
            return row.fail("a fact is a number for each generation");
        };
        let _ = writeln!(
            out,
            "/// {what}\npub const fn {name}(self) -> u32 {{ [{first}, {second}][self as usize] }}"
        );
    }
    out.push_str("}\n");
    Ok(())
}
