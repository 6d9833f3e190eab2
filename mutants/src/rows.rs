//! Mutants of instruction tables: rows of the constant data that build scripts make of them.
//!
//! A changed row is data of its own, and the function that looks rows up gives it when the mistake is made. A row of an AMD table is changed
//! for each instruction set that has it, like the line of the table's file that it comes from. The names of instructions and the steps of
//! simulators are made of the same table at build time and stay as they are.

use crate::mutant::Draw;
use std::fmt::Write;

/// A table in generated code.
#[derive(Clone, Debug)]
pub struct Rows {
    /// The type of its rows.
    row_type: &'static str,
    /// What tells instruction sets apart, with the rows of each; without instruction sets one with no name.
    sets: Vec<(String, Vec<String>)>,
    /// The operations, in the order of the rows.
    operations: Vec<String>,
}

/// The changes that a row may get: of what, and the text before and after.
type Changed = (&'static str, String);

impl Rows {
    /// The tables of AMD's machines.
    pub fn amd(code: &str) -> Option<Rows> {
        let operations = list_of(code, "pub const ALL: &'static [Op; ", "Op::");
        let isas = list_of(code, "pub const ALL: &'static [Isa; ", "Isa::");
        let mut sets = Vec::new();
        for isa in isas {
            let start = format!("static OPERATIONS_{}: [OpInfo; ", isa.to_uppercase());
            let table = code.split_once(&start)?.1.split_once("\n];")?.0;
            let table = table.split_once("= [\n")?.1;
            sets.push((format!("Isa::{isa}"), entries(table, "    OpInfo")));
        }
        Some(Rows {
            row_type: "OpInfo",
            sets,
            operations,
        })
    }

    /// The table of Gen7.
    pub fn gen7(code: &str) -> Option<Rows> {
        let operations = list_of(code, "pub const ALL: [Opcode; ", "Opcode::");
        let table = code.split_once("static OPCODES: [OpcodeInfo; ")?.1;
        let table = table.split_once("= [\n")?.1.split_once("];")?.0;
        Some(Rows {
            row_type: "OpcodeInfo",
            sets: vec![(String::new(), entries(table, "OpcodeInfo"))],
            operations,
        })
    }

    /// How many operations it has.
    pub fn count(&self) -> usize {
        self.operations.len()
    }

    /// A change of an operation's rows that is drawn: what it is, and the arms of a `match` that gives the changed rows.
    pub fn draw(&self, operation: usize, number: u32, draw: &mut Draw) -> Option<(String, String)> {
        let seed = draw.below(usize::MAX);
        let mut arms = String::new();
        let mut what = None;
        for (set, rows) in &self.sets {
            let row = rows.get(operation)?;
            if row.contains("absent(") {
                continue;
            }
            let changes = changes(row);
            // The same change for each instruction set, as far as the rows are alike.
            let wanted = what
                .as_ref()
                .and_then(|what| changes.iter().find(|change| change.0 == *what));
            let chosen = match what {
                None => changes.get(Draw::new(seed as u64).below(changes.len())),
                Some(_) => wanted,
            };
            let Some((change, new)) = chosen else { continue };
            what = Some(*change);
            let operation = &self.operations[operation];
            let kind = self.row_type;
            let pattern = match set.is_empty() {
                true => operation.clone(),
                false => format!("({set}, {operation})"),
            };
            let _ = writeln!(
                arms,
                "        {pattern} if crate::planted::on({number}u32) => {{ static ROW: {kind} = {}; Some(&ROW) }}",
                new.trim().trim_end_matches(',')
            );
        }
        Some((what?.to_string(), arms))
    }

    /// An operation's name.
    pub fn name(&self, operation: usize) -> &str {
        &self.operations[operation]
    }

    /// The function that gives changed rows.
    pub fn function(&self, arms: &str) -> String {
        let (arguments, asked) = match self.row_type {
            "OpInfo" => ("isa: Isa, op: Op", "(isa, op)"),
            _ => ("op: Opcode", "op"),
        };
        format!(
            "\n#[allow(clippy::all)]\nfn planted_row({arguments}) -> Option<&'static {}> {{\n    match {asked} {{\n{arms}        _ => None,\n    }}\n}}\n",
            self.row_type
        )
    }
}

fn list_of(code: &str, start: &str, prefix: &str) -> Vec<String> {
    let Some((_, rest)) = code.split_once(start) else {
        return Vec::new();
    };
    let list = rest.split_once("= ").map_or("", |(_, list)| list);
    let list = list.split_once(']').map_or("", |(list, _)| list);
    let names = list
        .split([',', '[', '&', '\n', ' '])
        .filter(|name| name.starts_with(prefix));
    let strip = |name: &str| match prefix {
        "Isa::" => name[prefix.len()..].to_string(),
        _ => name.to_string(),
    };
    names.map(strip).collect()
}

/// The entries of an array: each begins with a text at the start of a line.
fn entries(table: &str, start: &str) -> Vec<String> {
    let mut out: Vec<String> = Vec::new();
    for line in table.lines() {
        match out.last_mut() {
            Some(last) if !line.starts_with(start) => {
                last.push('\n');
                last.push_str(line);
            }
            _ => out.push(line.to_string()),
        }
    }
    out
}

/// What is exchanged for what in a row, and what that is.
const EXCHANGES: &[(&str, &str, &str)] = &[
    (
        "an operand that is read is written, too",
        "role: Role::Src,",
        "role: Role::SrcDst,",
    ),
    (
        "an operand that is written is read",
        "role: Role::Dst,",
        "role: Role::Src,",
    ),
    (
        "an operand that is read and written is only written",
        "role: Role::SrcDst,",
        "role: Role::Dst,",
    ),
    ("an operand of 32 bits has 64", "ty: Type::B32,", "ty: Type::B64,"),
    ("an operand of 64 bits has 32", "ty: Type::B64,", "ty: Type::B32,"),
    ("a single is an integer", "ty: Type::F32,", "ty: Type::U32,"),
    (
        "a double is an integer of 32 bits",
        "ty: Type::F64,",
        "ty: Type::U32,",
    ),
    (
        "an integer without sign is a single",
        "ty: Type::U32,",
        "ty: Type::F32,",
    ),
    (
        "an integer with sign has 64 bits",
        "ty: Type::I32,",
        "ty: Type::I64,",
    ),
    (
        "a scalar operand must be a register",
        "class: Class::ScalarSrc,",
        "class: Class::Sgpr,",
    ),
    (
        "a vector operand must be a register",
        "class: Class::VectorSrc,",
        "class: Class::Vgpr,",
    ),
    (
        "it may be saturated, or not",
        "saturates: true",
        "saturates: false",
    ),
    (
        "it may be predicated, or not",
        "predicable: true",
        "predicable: false",
    ),
    (
        "sources have modifiers, or not",
        "source_modifiers: true",
        "source_modifiers: false",
    ),
    (
        "it may be saturated, or not",
        "saturates: false",
        "saturates: true",
    ),
    (
        "sources have modifiers, or not",
        "source_modifiers: false",
        "source_modifiers: true",
    ),
    (
        "it reads the accumulator, or not",
        "acc_in: false",
        "acc_in: true",
    ),
    (
        "it reads the accumulator, or not",
        "acc_in: true",
        "acc_in: false",
    ),
    (
        "it writes the accumulator, or not",
        "acc_write: false",
        "acc_write: true",
    ),
    (
        "it writes the accumulator, or not",
        "acc_write: true",
        "acc_write: false",
    ),
    ("it needs a switch, or not", "switches: true", "switches: false"),
    ("another unit executes it", "unit: Unit::Alu", "unit: Unit::Math"),
];

/// Numbers of a row that are sets of bits.
const SETS: &[(&str, &str)] = &[
    ("reads: 0x", "a register that it reads without naming it"),
    ("writes: 0x", "a register that it writes without naming it"),
    ("waits: 0x", "a counter"),
    ("flags: 0x", "a property"),
];

/// Each change that a row may get.
fn changes(row: &str) -> Vec<Changed> {
    let mut out = Vec::new();
    for &(what, old, new) in EXCHANGES {
        if row.contains(old) {
            out.push((what, row.replacen(old, new, 1)));
        }
    }
    for &(start, what) in SETS {
        let Some((before, rest)) = row.split_once(start) else {
            continue;
        };
        let length = rest.find(',').unwrap_or(rest.len());
        let Ok(bits) = u64::from_str_radix(&rest[..length], 16) else {
            continue;
        };
        // The lowest bit less; a property of the instruction that has none is no change of one table's row.
        if bits != 0 {
            let new = format!("{before}{start}{:x}{}", bits & (bits - 1), &rest[length..]);
            out.push((what, new));
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const CODE: &str = "\
impl Op {
    pub const ALL: &'static [Op; 2] = &[
        Op::A,
        Op::B,
    ];
}
    pub const ALL: &'static [Isa; 1] = &[
        Isa::Gfx9,
    ];
static OPERATIONS_GFX9: [OpInfo; 2] = [
    OpInfo { mnemonic: \"a\",
        operands: &[OperandInfo { role: Role::Src, ty: Type::B16, }, ],
        reads: 0x0, writes: 0x0, waits: 0x6, flags: 0x0 },
    OpInfo::absent(\"b\"),
];
";

    #[test]
    fn a_row_is_changed_where_it_exists() {
        let rows = Rows::amd(CODE).unwrap();
        assert_eq!((rows.count(), rows.name(1)), (2, "Op::B"));
        assert!(rows.draw(1, 5, &mut Draw::new(1)).is_none());
        let all: Vec<_> = (0..20)
            .filter_map(|seed| rows.draw(0, 5, &mut Draw::new(seed)))
            .collect();
        let arms: Vec<&String> = all.iter().map(|(_, arms)| arms).collect();
        assert!(
            arms.iter().any(|arm| arm.contains("role: Role::SrcDst")),
            "{arms:?}"
        );
        assert!(arms.iter().any(|arm| arm.contains("waits: 0x4")), "{arms:?}");
        let start =
            "        (Isa::Gfx9, Op::A) if crate::planted::on(5u32) => { static ROW: OpInfo = OpInfo {";
        assert!(arms.iter().all(|arm| arm.starts_with(start)), "{arms:?}");
    }
}
