//! Terms of lowering rules from the rows of the tables: register files, widths and number of operands become ISLE types.
//!
//! | ISLE type | what |
//! |---|---|
//! | `S1`, `S2`, `V1`, `V2` | one or two scalar or vector registers, as far as `S8` and `V4`; `M` a set of lanes |
//! | `V1M`, `V2M` | vector registers and a set of lanes, such as a sum and its carries |
//! | `SSrc1`, `SSrc2` | what a scalar instruction reads: registers or a constant |
//! | `VSrc1`, `VSrc2` | what a vector instruction reads, without modifiers |
//! | `F16`, `F32`, `F64` | a source with sign modifiers; `P16` a pair of halves with theirs, `P32` of singles |
//! | `Scc` | the scalar condition, which the instruction that takes it has to read next; `S1Scc` a register and that |
//! | `ScalarAt`, `GlobalAt`, `FlatAt`, `GroupAt`, `ScratchAt`, `BufferAt` | an address: all operands and the offset by which rows of a kind reach memory |
//! | `Part1` to `Part8`, `Sum4`, `Sum8` | registers with parts of a matrix, half as many where a wave has 64 lanes; what a product of matrices is added to |
//! | `MatrixIntegers` | which integers have signs, and whether sums saturate |
//! | `InstOutput` | what an atomic operation found, if the rule wants it: the last operand says that; `Unit` is nothing |
//!
//! A row that writes SCC has a second term, `NAME_scc`, for rules that want it. Rows with other operands than these have no term.

use crate::machines::{Machine, Machines};
use crate::model::{Class, Condition, Flag, Implicit, Instruction, Latency, Operand, Role, Type, variant};
use wavelift_isle_rules::{Constructor, ScalarForms, Widths};

/// The methods that emit instructions (`wavelift_amdgpu::lower::isle`). Rows of other shapes have no term.
const METHODS: [&str; 23] = [
    "s1",
    "s2",
    "s2_scc",
    "s2_of_scc",
    "s2_tied",
    "s_cmp",
    "v1",
    "v2",
    "v3",
    "v_cmp",
    "v2_mask",
    "v3_mask",
    "v3_by_mask",
    "v3_mask_by_mask",
    "s_read",
    "read0",
    "read1",
    "read2",
    "write1",
    "write2",
    "atomic",
    "matrix",
    "matrix_of_integers",
];

impl Machines {
    /// The terms of the operations that generations have, each as its first generation has it.
    pub fn isle_constructors(&self, columns: &[&str]) -> Vec<Constructor> {
        let machines = self
            .list
            .iter()
            .filter(|machine| columns.contains(&&*machine.column));
        let mut all: Vec<Constructor> = Vec::new();
        for row in machines.flat_map(|machine: &Machine| &machine.table.instructions) {
            for constructor in constructors(row) {
                if !all.iter().any(|known| known.term == constructor.term) {
                    all.push(constructor);
                }
            }
        }
        all
    }
}

/// The terms of a row.
fn constructors(row: &Instruction) -> Vec<Constructor> {
    let scc = |list: &[Implicit]| list.contains(&Implicit::Scc);
    let Some(mut shape) = access(row).or_else(|| shape(row)) else {
        return Vec::new();
    };
    let takes_scc = scc(&row.reads);
    if takes_scc {
        shape.takes.insert(0, "Scc");
        shape.method.push_str("_of_scc");
    }
    let of = |term: String, makes: &str, method: String| Constructor {
        term,
        told: vec![("Op".to_owned(), format!("(Op.{})", variant(&row.key)))],
        takes: shape.takes.iter().map(|&ty| ty.to_owned()).collect(),
        makes: makes.to_owned(),
        method,
    };
    let mut list = vec![of(row.key.clone(), shape.makes, shape.method.clone())];
    if scc(&row.writes) && !takes_scc && shape.makes == "S1" {
        list.push(of(
            format!("{}_scc", row.key),
            "S1Scc",
            format!("{}_scc", shape.method),
        ));
    }
    list.retain(|constructor| METHODS.contains(&&*constructor.method));
    list
}

/// What an instruction takes and makes, and the method that emits it.
struct Shape {
    takes: Vec<&'static str>,
    makes: &'static str,
    method: String,
}

fn shape(row: &Instruction) -> Option<Shape> {
    if row
        .operands
        .iter()
        .any(|operand| operand.condition != Condition::Always)
    {
        return None;
    }
    let is_source = |operand: &&Operand| operand.role == Role::Src;
    let (sources, made): (Vec<&Operand>, Vec<&Operand>) = row.operands.iter().partition(is_source);
    if let ([d], Some(parts)) = (made.as_slice(), matrix_parts(row, &sources)) {
        return product(row, d, parts);
    }
    let mut takes = sources
        .iter()
        .map(|operand| source(operand))
        .collect::<Option<Vec<_>>>()?;
    let scalar = sources.iter().all(|operand| operand.class == Class::ScalarSrc);
    let count = sources.len();
    let (makes, method) = match made.as_slice() {
        [] if scalar && count == 2 && row.writes.contains(&Implicit::Scc) => ("Scc", "s_cmp".to_owned()),
        [d] if d.class == Class::Sgpr && d.ty == Type::Mask => ("M", "v_cmp".to_owned()),
        [d] if d.class == Class::Sgpr && scalar && d.role == Role::SrcDst => {
            takes.push(register(d)?);
            (register(d)?, format!("s{count}_tied"))
        }
        [d] if d.class == Class::Sgpr && scalar => (register(d)?, format!("s{count}")),
        [d] if d.class == Class::Vgpr && takes.last() == Some(&"M") => {
            (register(d)?, format!("v{count}_by_mask"))
        }
        // What a 16-bit result keeps of its register nobody reads.
        [d] if d.class == Class::Vgpr && (d.role == Role::Dst || d.ty.bits() == 16) => {
            (register(d)?, format!("v{count}"))
        }
        [d, carry] if d.class == Class::Vgpr && carry.ty == Type::Mask => {
            let makes = match register(d)? {
                "V1" => "V1M",
                _ => "V2M",
            };
            let by_mask = if takes.last() == Some(&"M") {
                "_by_mask"
            } else {
                ""
            };
            (makes, format!("v{count}_mask{by_mask}"))
        }
        _ => return None,
    };
    Some(Shape { takes, makes, method })
}

/// The types of what a product of matrices takes; those of other rows, and of products that overwrite what they are added to, have no such parts.
fn matrix_parts(row: &Instruction, sources: &[&Operand]) -> Option<Vec<&'static str>> {
    let whole = row.flags.contains(&Flag::Matrix) && row.flags.contains(&Flag::Wave);
    if !whole || sources.len() != 3 {
        return None;
    }
    sources.iter().map(|operand| matrix_part(operand)).collect()
}

fn matrix_part(operand: &Operand) -> Option<&'static str> {
    Some(match (operand.class, operand.ty) {
        (Class::Vgpr, Type::Frag1) => "Part1",
        (Class::Vgpr, Type::Frag2) => "Part2",
        (Class::Vgpr, Type::Frag4) => "Part4",
        (Class::Vgpr, Type::Frag8) => "Part8",
        (Class::VgprConst, Type::Frag4) => "Sum4",
        (Class::VgprConst, Type::Frag8) => "Sum8",
        _ => return None,
    })
}

/// The shape of a product of matrices.
fn product(row: &Instruction, made: &Operand, mut takes: Vec<&'static str>) -> Option<Shape> {
    let integers = row.flags.contains(&Flag::Clamp);
    if integers {
        takes.push("MatrixIntegers");
    }
    let method = if integers { "matrix_of_integers" } else { "matrix" };
    Some(Shape {
        takes,
        makes: matrix_part(made).filter(|_| made.role == Role::Dst)?,
        method: method.to_owned(),
    })
}

/// The shape of a row that accesses memory: its address stands for all operands that make it up.
fn access(row: &Instruction) -> Option<Shape> {
    let has = |flag: Flag| row.flags.contains(&flag);
    // Accesses of two places have two offsets.
    let twice = row
        .semantics
        .as_deref()
        .is_some_and(|formula| formula.contains("(A1"));
    let others = [Flag::St64, Flag::Gds, Flag::AddTid, Flag::LdsDirect]
        .into_iter()
        .any(has);
    if !(has(Flag::Load) || has(Flag::Store)) || twice || others {
        return None;
    }
    let at = row.operands.iter().find_map(|operand| address(row, operand))?;
    let is_address =
        |operand: &&Operand| matches!(&*operand.name, "ADDR" | "SADDR" | "SBASE" | "SRSRC" | "SOFF");
    let data: Vec<&Operand> = row
        .operands
        .iter()
        .filter(|operand| !is_address(operand))
        .collect();
    let (sources, made): (Vec<&Operand>, Vec<&Operand>) =
        data.into_iter().partition(|operand| operand.role == Role::Src);
    let count = sources.len();
    let mut takes = vec![at];
    for source in sources {
        takes.push(register(source)?);
    }
    let (makes, method) = match made.as_slice() {
        [] => ("Unit", format!("write{count}")),
        [d] if d.role == Role::SrcDstReturn || d.condition == Condition::Return => {
            if d.role == Role::SrcDstReturn {
                takes.push(register(d)?);
            }
            takes.push("bool");
            ("InstOutput", "atomic".to_owned())
        }
        [d] if d.role == Role::Dst && at == "ScalarAt" => (register(d)?, "s_read".to_owned()),
        [d] if d.role == Role::Dst => (register(d)?, format!("read{count}")),
        _ => return None,
    };
    Some(Shape { takes, makes, method })
}

/// The type of the address that an operand begins.
fn address(row: &Instruction, operand: &Operand) -> Option<&'static str> {
    Some(match operand.class {
        Class::SmemOffset => "ScalarAt",
        Class::GlobalAddr => "GlobalAt",
        Class::ScratchAddr => "ScratchAt",
        Class::BufferAddr => "BufferAt",
        Class::Vgpr if operand.name == "ADDR" && row.latency == Latency::Lds => "GroupAt",
        Class::Vgpr if operand.name == "ADDR" => "FlatAt",
        _ => return None,
    })
}

/// The type of a result.
fn register(operand: &Operand) -> Option<&'static str> {
    match (operand.class, operand.ty.bits()) {
        (Class::Sgpr | Class::SgprData, 16 | 32) => Some("S1"),
        (Class::Sgpr | Class::SgprData, 64) => Some("S2"),
        (Class::SgprData, 128) => Some("S4"),
        (Class::SgprData, 256) => Some("S8"),
        (Class::Vgpr, 16 | 32) => Some("V1"),
        (Class::Vgpr, 64) => Some("V2"),
        (Class::Vgpr, 96) => Some("V3"),
        (Class::Vgpr, 128) => Some("V4"),
        _ => None,
    }
}

/// The type of a source.
fn source(operand: &Operand) -> Option<&'static str> {
    let wide = operand.ty.bits() == 64;
    match (operand.class, operand.ty) {
        (_, Type::Mask) => Some("M"),
        (Class::VectorSrc, Type::F16) => Some("F16"),
        (Class::VectorSrc, Type::F32) => Some("F32"),
        (Class::VectorSrc, Type::F64) => Some("F64"),
        (Class::VectorSrc, Type::I16x2 | Type::U16x2 | Type::B16x2 | Type::F16x2 | Type::Bf16x2) => {
            Some("P16")
        }
        (Class::VectorSrc, Type::F32x2) => Some("P32"),
        _ if !matches!(operand.ty.bits(), 16 | 32 | 64) => None,
        (Class::ScalarSrc, _) => Some(if wide { "SSrc2" } else { "SSrc1" }),
        (Class::VectorSrc, _) => Some(if wide { "VSrc2" } else { "VSrc1" }),
        (Class::Vgpr, _) => Some(if wide { "V2" } else { "V1" }),
        _ => None,
    }
}

/// The files and widths of the types in rules.
pub fn widths() -> Widths {
    let results = [
        ("S1", "File.Scalar", 1),
        ("S1Scc", "File.Scalar", 1),
        ("S2", "File.Scalar", 2),
        ("V1", "File.Vector", 1),
        ("V2", "File.Vector", 2),
        ("Vn", "File.Vector", 0),
        ("V2M", "File.Vector", 2),
        ("M", "File.Mask", 0),
    ];
    let operands = [
        ("SSrc1", 1),
        ("VSrc1", 1),
        ("F16", 1),
        ("F32", 1),
        ("P16", 1),
        ("P32", 2),
        ("S1", 1),
        ("V1", 1),
        ("SSrc2", 2),
        ("VSrc2", 2),
        ("F64", 2),
        ("S2", 2),
        ("V2", 2),
    ];
    let types = [
        ("$I8", 1),
        ("$I16", 1),
        ("$I32", 1),
        ("$F16", 1),
        ("$F32", 1),
        ("$F16X2", 1),
        ("$F32X2", 2),
        ("narrow", 1),
        ("pair", 1),
        ("w32", 1),
        ("$I64", 2),
        ("$F64", 2),
        ("w64", 2),
    ];
    Widths {
        root: "lower".to_owned(),
        results: results
            .map(|(ty, file, words)| (ty.to_owned(), (vec![file.to_owned()], words)))
            .into(),
        operands: operands.map(|(ty, words)| (ty.to_owned(), words)).into(),
        types: types.map(|(ty, words)| (ty.to_owned(), words)).into(),
    }
}

/// Where the scalar forms come from.
pub fn scalar_forms() -> ScalarForms {
    ScalarForms {
        root: "lower".to_owned(),
        scalar: "File.Scalar".to_owned(),
    }
}
