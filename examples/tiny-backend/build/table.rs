//! What the instruction table becomes: Rust for the machine (the operations, their facts, what they compute), and terms for the rules.
//!
//! A row is a term wherever the machine can compute it, with the file of what it reads and makes in its type:
//!
//! | term | reads | makes | what |
//! |---|---|---|---|
//! | `r_add` | `R` | `R` | in the file of the rule's result, scalar or vector, where both units have it |
//! | `s_add` | `S` | `S` | once for the wave |
//! | `v_add` | `V` | `V` | in the lanes that run |
//! | `m_and` | `M` | `M` | on sets of lanes, once for the wave |
//! | `r_eq` | `R` | `T` | a truth value of that file: 0 or 1, or the lanes for which it holds; `r_sel` takes one |
//!
//! Values of the IR become each of them by themselves; so does a scalar where lanes are asked for, but no vector where a scalar is. A rule
//! with another file, width or number of operands does not build. Mistakes in the table are reported with their line.

use std::fmt::Write;
use wavelift_isle_rules::{Constructor, Conversion, LOWERING_PRELUDE, RuleSet, Widths};

/// Where the table is.
pub const TABLE: &str = "isa/tiny.tsv";

/// The methods that emit instructions (`src/lower/terms.rs`). Rows of other shapes have no term: what branches and what reaches memory
/// is emitted in Rust.
const METHODS: [&str; 6] = ["op0", "op1", "op2", "op3", "op0_number", "effect1"];

/// A row of the table.
pub struct Row {
    mnemonic: String,
    name: String,
    code: u8,
    wave: bool,
    lane: bool,
    operands: String,
    value: String,
    what: String,
}

/// The rows of the table.
pub fn rows(table: &str) -> Result<Vec<Row>, String> {
    let mut rows: Vec<Row> = Vec::new();
    for (index, line) in table.lines().enumerate() {
        if line.starts_with('#') || line.is_empty() {
            continue;
        }
        let fail = |what: &str| format!("{TABLE}:{}: {what}", index + 1);
        let [mnemonic, code, unit, operands, value, what] = line.split('\t').collect::<Vec<_>>()[..] else {
            return Err(fail("six columns"));
        };
        let code = u8::from_str_radix(code, 16).map_err(|_| fail("the code is hexadecimal"))?;
        if code > 63 || rows.iter().any(|row| row.code == code) {
            return Err(fail("the code is taken or has more than six bits"));
        }
        if !["wave", "lane", "both"].contains(&unit) {
            return Err(fail("a unit is wave, lane or both"));
        }
        if operands.split(' ').any(|one| !"-dmpabcvw#".contains(one)) {
            return Err(fail("an operand is one of d m p a b c v w #"));
        }
        rows.push(Row {
            mnemonic: mnemonic.to_owned(),
            name: mnemonic[..1].to_uppercase() + &mnemonic[1..],
            code,
            wave: unit != "lane",
            lane: unit != "wave",
            operands: operands.replace([' ', '-'], ""),
            value: value.to_owned(),
            what: what.to_owned(),
        });
    }
    Ok(rows)
}

/// The operations as Rust.
pub fn rust(rows: &[Row]) -> String {
    let (mut variants, mut all, mut infos, mut values) =
        (String::new(), String::new(), String::new(), String::new());
    for row in rows {
        let Row {
            mnemonic, name, code, ..
        } = row;
        // Writing to a string cannot fail.
        let _ = writeln!(variants, "    /// {}\n    {name},", row.what);
        let _ = write!(all, "Op::{name}, ");
        let _ = writeln!(
            infos,
            "    Info {{ mnemonic: {mnemonic:?}, code: {code}, wave: {}, lane: {}, operands: {:?} }},",
            row.wave, row.lane, row.operands
        );
        if row.value != "-" {
            let a = if row.operands.contains('a') { "a" } else { "_" };
            let _ = writeln!(values, "        Op::{name} => |{a}, b| {},", row.value);
        }
    }
    format!(
        "/// An operation of the machine.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]\npub enum Op {{\n{variants}}}\n\
         impl Op {{\n    /// Every operation.\n    pub const ALL: &[Op] = &[{all}];\n}}\n\
         static INFOS: &[Info] = &[\n{infos}];\n\
         fn value(op: Op) -> Option<fn(u32, u32) -> u32> {{\n    Some(match op {{\n{values}        _ => return None,\n    }})\n}}\n"
    )
}

/// The rules over the table. They are in `lower.isle`.
pub fn rules(rows: &[Row]) -> RuleSet {
    let names: String = rows.iter().map(|row| format!(" ({})", row.name)).collect();
    let conversions = [
        ("Value", "R", "word_of"),
        ("Value", "S", "scalar_of"),
        ("Value", "V", "word_of"),
        ("Value", "M", "lanes_of"),
        ("Value", "T", "truth_of"),
        ("Imm", "R", "as_it_is"),
        ("Imm", "S", "as_it_is"),
        ("Imm", "V", "as_it_is"),
        ("Imm", "M", "as_it_is"),
        ("S", "R", "as_it_is"),
        ("S", "V", "as_it_is"),
        ("R", "InstOutput", "out"),
        ("S", "InstOutput", "out"),
        ("V", "InstOutput", "out"),
        ("M", "InstOutput", "out"),
        ("T", "InstOutput", "out"),
        ("Pair", "InstOutput", "out_pair"),
    ];
    RuleSet::new("lower")
        .text("ir.isle", wavelift_codegen_meta::generate::isle())
        .text("tiny.isle", format!("(type Op extern (enum{names}))\n"))
        .constructors(rows.iter().flat_map(terms))
        .conversions(conversions.map(|(from, to, method)| Conversion::new(from, to, method)))
        .widths(widths())
        .both_orders()
        .file(LOWERING_PRELUDE)
        .file("lower.isle")
}

/// The terms of a row.
fn terms(row: &Row) -> Vec<Constructor> {
    // Prefix, unit, what sources and results are, what a truth value is.
    let mut forms = Vec::new();
    if row.wave && row.lane {
        forms.push(("r_", "On.Result", "R", "T"));
    }
    if row.wave {
        forms.extend([("s_", "On.Wave", "S", "S"), ("m_", "On.Wave", "M", "S")]);
    }
    if row.lane {
        forms.push(("v_", "On.Lanes", "V", "M"));
    }
    let of = |(prefix, on, word, truth): (&str, &str, &str, &str)| {
        let (mut takes, mut makes, mut count) = (Vec::new(), "Unit", 0);
        for letter in row.operands.chars() {
            match letter {
                'd' => makes = word,
                'm' => makes = truth,
                '#' => takes.push("u32".to_owned()),
                // Moves of scalars to lanes are the allocator's.
                'p' | 'v' => return None,
                letter => {
                    takes.push(if letter == 'c' { truth } else { word }.to_owned());
                    count += 1;
                }
            }
        }
        let number = if takes.len() > count { "_number" } else { "" };
        let kind = if makes == "Unit" { "effect" } else { "op" };
        let method = format!("{kind}{count}{number}");
        METHODS.contains(&&*method).then(|| Constructor {
            term: format!("{prefix}{}", row.mnemonic),
            told: vec![
                ("On".to_owned(), format!("({on})")),
                ("Op".to_owned(), format!("(Op.{})", row.name)),
            ],
            takes,
            makes: makes.to_owned(),
            method,
        })
    };
    forms.into_iter().filter_map(of).collect()
}

/// What the rules' types are: in which files, and how wide.
fn widths() -> Widths {
    let results: [(&str, &[&str], u8); 6] = [
        ("R", &["File.Scalar", "File.Vector"], 1),
        ("S", &["File.Scalar"], 1),
        ("V", &["File.Vector"], 1),
        ("M", &["File.Mask"], 0),
        ("T", &["File.Scalar", "File.Mask"], 0),
        ("Pair", &["File.Scalar", "File.Vector"], 2),
    ];
    let files = |files: &[&str]| files.iter().map(|&file| file.to_owned()).collect();
    let counted = |list: &[(&str, u8)]| list.iter().map(|&(ty, words)| (ty.to_owned(), words)).collect();
    Widths {
        root: "lower".to_owned(),
        results: results
            .map(|(ty, of, words)| (ty.to_owned(), (files(of), words)))
            .into(),
        operands: counted(&[("R", 1), ("S", 1), ("V", 1)]),
        types: counted(&[("$I32", 1), ("$F32", 1), ("$I64", 2), ("$F64", 2)]),
    }
}
