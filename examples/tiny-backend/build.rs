//! Turns the instruction table into Rust (the operations, their facts, what they compute) and into an enum for the rules, and compiles
//! the rules. Mistakes in the table are reported with their line.

use std::error::Error;
use std::fmt::Write;

const TABLE: &str = "isa/tiny.tsv";

fn main() -> Result<(), Box<dyn Error>> {
    println!("cargo::rerun-if-changed=build.rs");
    println!("cargo::rerun-if-changed={TABLE}");
    let table = std::fs::read_to_string(TABLE)?;
    let (mut variants, mut all, mut infos) = (String::new(), String::new(), String::new());
    let (mut values, mut terms) = (String::new(), String::new());
    let mut codes = Vec::new();
    for (index, line) in table.lines().enumerate() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let fail = |what: &str| format!("{TABLE}:{}: {what}", index + 1);
        let [mnemonic, code, unit, operands, value, what] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(fail("six columns").into());
        };
        let name = mnemonic[..1].to_uppercase() + &mnemonic[1..];
        let number = u8::from_str_radix(code, 16).map_err(|_| fail("the code is hexadecimal"))?;
        if number > 63 || codes.contains(&number) {
            return Err(fail("the code is taken or has more than six bits").into());
        }
        codes.push(number);
        if !["wave", "lane", "both"].contains(&unit) {
            return Err(fail("a unit is wave, lane or both").into());
        }
        if operands.split(' ').any(|one| !"-dmpabcvw#".contains(one)) {
            return Err(fail("an operand is one of d m p a b c v w #").into());
        }
        let (wave, lane) = (unit != "lane", unit != "wave");
        writeln!(variants, "    /// {what}\n    {name},")?;
        write!(all, "Op::{name}, ")?;
        writeln!(
            infos,
            "    Info {{ mnemonic: {mnemonic:?}, code: {number}, wave: {wave}, lane: {lane}, operands: {:?} }},",
            operands.replace([' ', '-'], "")
        )?;
        if value != "-" {
            let a = if operands.contains('a') { "a" } else { "_" };
            writeln!(values, "        Op::{name} => |{a}, b| {value},")?;
        }
        write!(terms, " ({name})")?;
    }
    let rust = format!(
        "/// An operation of the machine.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Op {{\n{variants}}}\n\
         impl Op {{\n    /// Every operation.\n    pub const ALL: &[Op] = &[{all}];\n}}\n\
         static INFOS: &[Info] = &[\n{infos}];\n\
         fn value(op: Op) -> Option<fn(u32, u32) -> u32> {{\n    Some(match op {{\n{values}        _ => return None,\n    }})\n}}\n"
    );
    let out = std::path::PathBuf::from(std::env::var("OUT_DIR")?);
    std::fs::write(out.join("isa.rs"), rust)?;
    wavelift_isle_rules::RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("tiny.isle", format!("(type Op extern (enum{terms}))\n"))
        .file("lower.isle")
        .both_orders()
        .logged_in_debug_builds()
        .compile()?;
    Ok(())
}
