//! Terms of lowering rules from the rows of the table: who computes, types and number of operands become ISLE types.
//!
//! One operation computes a value of the thread or one of each channel, so a row is several terms:
//!
//! | term | reads | makes | what |
//! |---|---|---|---|
//! | `r_add_d` | `R`, `RD` | `R1` | in the file of the rule's result, whichever that is |
//! | `s_add_d` | `S`, `SD` | `S1` | once for the thread |
//! | `v_add_d`, `v_add_f` | `V`, `VD`, `VF` | `V1` | in the channels that run; floats are computed by these only |
//! | `v_add_df` | `VDf`, `VDfN` | `W2` | woven doubles; the second may be negated |
//! | `m_and` | `M` | `M` | on sets of lanes |
//!
//! After the mnemonic stands the type of the result, then that of the sources if it is another (`v_mov_f_d`). `R`, `S`, `V` are doublewords without
//! modifiers, words their low halves; `RD`, `SD`, `VD` and `VF` may be negated or absolute, where the row has modifiers. A condition of `cmp` is an
//! operand, those of `sel` (lesser, greater) and the functions of `math` are terms of their own.
//!
//! No term have rows that branch or send, that touch the accumulator (none outlives an operation), that read other channels, and types that no value
//! has. A product of doublewords is none of the machine's, which takes the low word of the second.

use crate::table::{Row, camel};
use wavelift_isle_rules::{Constructor, Conversion, ScalarForms, Widths};

/// Functions of `math`: name, variant, number of sources, types.
const MATH: [(&str, &str, usize, &[&str]); 9] = [
    ("inv", "Inv", 1, &["F"]),
    ("log", "Log", 1, &["F"]),
    ("exp", "Exp", 1, &["F"]),
    ("sqrt", "Sqrt", 1, &["F"]),
    ("rsq", "Rsq", 1, &["F"]),
    ("sin", "Sin", 1, &["F"]),
    ("cos", "Cos", 1, &["F"]),
    ("intdiv", "IntDiv", 2, &["D", "UD"]),
    ("intmod", "IntMod", 2, &["D", "UD"]),
];

/// Routines of rows that read other channels, or an immediate vector.
const NOT_BY_CHANNEL: [&str; 3] = ["@dp", "@plane", "@movi"];

/// Types that words of values are read and made as.
const TYPES: [&str; 4] = ["D", "UD", "UW", "F"];

/// Who computes: letter of the terms, variant, type of results of one unit, of truth values.
struct Who {
    letter: &'static str,
    on: &'static str,
    makes: &'static str,
    truth: &'static str,
}

const RESULT: Who = Who {
    letter: "r",
    on: "On.Result",
    makes: "R1",
    truth: "T",
};
const THREAD: Who = Who {
    letter: "s",
    on: "On.Thread",
    makes: "S1",
    truth: "S1",
};
const CHANNELS: Who = Who {
    letter: "v",
    on: "On.Channels",
    makes: "V1",
    truth: "M",
};

impl Who {
    fn all(float: bool) -> &'static [Who] {
        match float {
            true => &[CHANNELS],
            false => &[RESULT, THREAD, CHANNELS],
        }
    }

    /// What a source of a type is.
    fn source(&self, ty: &str, modifiers: bool) -> String {
        let file = self.letter.to_uppercase();
        match ty {
            "D" | "F" if modifiers => file + ty,
            _ => file,
        }
    }
}

/// An operation with the types of its result and sources.
struct Form<'a> {
    row: &'a Row,
    dst: &'a str,
    src: &'a str,
    count: usize,
}

impl Form<'_> {
    fn mnemonic(&self) -> &str {
        &self.row.cells[0]
    }

    fn modifiers(&self) -> bool {
        self.row.cells[5].split(' ').any(|flag| flag == "mod")
    }

    /// The types at the end of a term.
    fn types(&self) -> String {
        let (dst, src) = (self.dst.to_lowercase(), self.src.to_lowercase());
        if dst == src { dst } else { format!("{dst}_{src}") }
    }

    fn operation(&self) -> (String, String) {
        told("Gen7Op", &camel(self.mnemonic()))
    }

    fn terms(&self) -> Vec<Constructor> {
        if self.dst == "DF" || self.src == "DF" {
            return self.of_doubles().into_iter().collect();
        }
        let float = self.dst == "F" || self.src == "F";
        Who::all(float).iter().flat_map(|who| self.by(who)).collect()
    }

    fn by(&self, who: &Who) -> Vec<Constructor> {
        let name = |middle: &str| format!("{}_{middle}_{}", who.letter, self.types());
        let sources = vec![who.source(self.src, self.modifiers()); self.count];
        let ty = told("GenType", &camel(self.src));
        match (self.mnemonic(), self.row.cells[4].as_str(), self.count) {
            ("math", ..) => {
                let list = MATH.iter().filter(|(.., types)| types.contains(&self.src));
                let one = |&(function, variant, count, _): &(&str, &str, usize, _)| Constructor {
                    term: name(&format!("math_{function}")),
                    told: vec![on(who), told("MathFn", variant), ty.clone()],
                    // Integer division has no modifiers.
                    takes: vec![who.source(self.src, self.src == "F"); count],
                    makes: who.makes.to_owned(),
                    method: format!("math{count}"),
                };
                list.map(one).collect()
            }
            ("sel", ..) => {
                let one = |cond: &str| Constructor {
                    term: name(&format!("sel_{}", cond.to_lowercase())),
                    told: vec![on(who), told("Cond", cond), ty.clone()],
                    takes: sources.clone(),
                    makes: who.makes.to_owned(),
                    method: "extreme".to_owned(),
                };
                ["L", "Ge"].map(one).into()
            }
            (_, "compare", _) => {
                let lanes = who.truth == "M";
                let mut takes = vec!["Cond".to_owned()];
                takes.extend(sources);
                vec![Constructor {
                    term: name(self.mnemonic()),
                    told: if lanes { vec![ty] } else { vec![on(who), ty] },
                    takes,
                    makes: who.truth.to_owned(),
                    method: if lanes { "compare_lanes" } else { "compare" }.to_owned(),
                }]
            }
            (_, _, 3) if who.letter != "v" => Vec::new(),
            (_, _, 3) => vec![Constructor {
                term: name(self.mnemonic()),
                told: vec![self.operation(), ty],
                takes: sources,
                makes: who.makes.to_owned(),
                method: "three".to_owned(),
            }],
            _ => vec![Constructor {
                term: name(self.mnemonic()),
                told: vec![on(who), self.operation(), told("GenType", &camel(self.dst)), ty],
                takes: sources,
                makes: who.makes.to_owned(),
                method: format!("alu{}", self.count),
            }],
        }
    }

    /// Sums and products of doubles, of which one operand may be negated, and moves to doubles and from them.
    fn of_doubles(&self) -> Option<Constructor> {
        let (takes, makes, fact, method): (&[&str], _, _, _) =
            match (self.mnemonic(), self.dst, self.src, self.count) {
                ("mov", "DF", "D" | "UD" | "F", _) => (&["V"], "W2", self.src, "widened"),
                ("mov", "D" | "UD" | "F", "DF", _) => (&["VDf"], "V1", self.dst, "narrowed"),
                ("add" | "mul", "DF", "DF", _) => (&["VDf", "VDfN"], "W2", "", "double2"),
                // The addend comes first.
                ("mad", "DF", "DF", _) => (&["VDfN", "VDf", "VDf"], "W2", "", "double3"),
                _ => return None,
            };
        let fact = match fact {
            "" => self.operation(),
            ty => told("GenType", &camel(ty)),
        };
        Some(Constructor {
            term: format!("v_{}_{}", self.mnemonic(), self.types()),
            told: vec![fact],
            takes: takes.iter().map(|&ty| ty.to_owned()).collect(),
            makes: makes.to_owned(),
            method: method.to_owned(),
        })
    }
}

fn told(ty: &str, variant: &str) -> (String, String) {
    (ty.to_owned(), format!("({ty}.{variant})"))
}

fn on(who: &Who) -> (String, String) {
    ("On".to_owned(), format!("({})", who.on))
}

/// The terms of all rows.
pub(crate) fn constructors(rows: &[Row]) -> Vec<Constructor> {
    let mut list: Vec<Constructor> = Vec::new();
    for row in rows {
        let count = match row.cells[2].as_str() {
            "ONE" => 1,
            "TWO" | "MATH" => 2,
            "THREE" => 3,
            _ => continue,
        };
        if row.cells[5].contains("acc") || NOT_BY_CHANNEL.contains(&&*row.cells[8]) {
            continue;
        }
        let groups = row.cells[3].split(';').filter_map(|group| group.split_once('>'));
        for (sources, results) in groups {
            for (src, dst) in types(sources).flat_map(|src| types(results).map(move |dst| (src, dst))) {
                // Operations with two sources on other types than that of the result are those that compare or multiply.
                let integer_product = row.cells[0] == "mul" && TYPES[..3].contains(&src);
                if count > 1 && src != dst || integer_product {
                    continue;
                }
                list.extend(Form { row, dst, src, count }.terms());
            }
        }
        list.extend(of_lanes(row));
    }
    let mut seen = std::collections::HashSet::new();
    list.retain(|one| seen.insert(one.term.clone()));
    list
}

/// The types of a group that values have.
fn types(list: &str) -> impl Iterator<Item = &str> {
    let integers = list == "I" || list.starts_with("I,");
    let integers = TYPES[..3].iter().copied().filter(move |_| integers);
    let named = list.split(',').filter(|ty| TYPES.contains(ty) || *ty == "DF");
    integers.chain(named)
}

/// Bitwise operations and moves serve sets of lanes.
fn of_lanes(row: &Row) -> Option<Constructor> {
    let bitwise = row.cells[2] == "TWO" && row.cells[4] == "zn";
    let count = match bitwise {
        true => 2,
        false if row.cells[0] == "mov" => 1,
        false => return None,
    };
    Some(Constructor {
        term: format!("m_{}", row.cells[0]),
        told: vec![told("Gen7Op", &camel(&row.cells[0]))],
        takes: vec!["M".to_owned(); count],
        makes: "M".to_owned(),
        method: format!("lanes{count}"),
    })
}

/// The functions of `math` as an ISLE enum.
pub(crate) fn math_functions() -> String {
    let variants: String = MATH
        .iter()
        .map(|(_, variant, ..)| format!(" ({variant})"))
        .collect();
    format!("(type MathFn extern (enum{variants}))\n")
}

/// What stands for what by itself.
pub fn conversions() -> Vec<Conversion> {
    let of = |from: &str, to: &str, method: &str| Conversion::new(from, to, method);
    let mut list = Vec::new();
    for (file, sources, readers) in [
        ("R", &["R", "RD"][..], &["R", "RD"][..]),
        ("S", &["S", "SD"], &["S", "SD", "R", "RD", "V", "VD", "VF"]),
        ("V", &["V", "VD", "VF"], &["V", "VD", "VF"]),
    ] {
        let value = if file == "S" { "scalar_of" } else { "word_of" };
        for source in sources {
            list.push(of("Value", source, value));
            list.push(of("Imm", source, "as_it_is"));
        }
        for reader in readers {
            list.push(of(&format!("{file}1"), reader, "first_unit"));
            if *reader != file {
                list.push(of(file, reader, "as_it_is"));
            }
        }
        list.push(of(&format!("{file}1"), "InstOutput", "out"));
        list.push(of(&format!("{file}2"), "InstOutput", "out"));
    }
    list.extend([
        of("Imm", "M", "as_it_is"),
        of("Value", "M", "lanes_of"),
        of("M", "InstOutput", "out_lanes"),
        of("T", "InstOutput", "out"),
        of("W2", "InstOutput", "out_woven"),
        of("Value", "VDf", "double_of"),
        of("Value", "VDfN", "double_of"),
    ]);
    list
}

/// In which files what rules make may be, and how many units everything takes.
pub fn widths() -> Widths {
    let files = |list: &[&str]| list.iter().map(|file| format!("File.{file}")).collect::<Vec<_>>();
    let results = [
        ("R1", files(&["Scalar", "Vector"]), 1),
        ("R2", files(&["Scalar", "Vector"]), 2),
        ("S1", files(&["Scalar"]), 1),
        ("S2", files(&["Scalar"]), 2),
        ("V1", files(&["Vector"]), 1),
        ("V2", files(&["Vector"]), 2),
        ("W2", files(&["Vector"]), 2),
        ("M", files(&["Mask"]), 0),
        ("T", files(&["Scalar", "Mask"]), 0),
    ];
    let counted = |names: &str, units: u8| -> Vec<(String, u8)> {
        names.split(' ').map(|name| (name.to_owned(), units)).collect()
    };
    let types = counted("$I8 $I16 $F16 narrow $I32 $F32 w32", 1);
    let operands = counted("R RD S SD V VD VF", 1);
    Widths {
        root: "lower".to_owned(),
        results: results
            .map(|(ty, files, units)| (ty.to_owned(), (files, units)))
            .into(),
        operands: operands.into_iter().chain(counted("VDf VDfN", 2)).collect(),
        types: types.into_iter().chain(counted("$I64 $F64 w64", 2)).collect(),
    }
}

/// Where the scalar forms come from.
pub fn scalar_forms() -> ScalarForms {
    ScalarForms {
        root: "lower".to_owned(),
        scalar: "File.Scalar".to_owned(),
    }
}
