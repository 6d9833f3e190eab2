//! From the table to Rust and ISLE.

use crate::table::{Class, Format, InstRow, TABLE, TypeRule};
use std::fmt::Write;

/// `iadd` to `Iadd`, `fcvt_to_uint` to `FcvtToUint`.
pub fn camel(name: &str) -> String {
    name.split('_')
        .map(|part| {
            let mut chars = part.chars();
            chars.next().map_or(String::new(), |c| {
                c.to_ascii_uppercase().to_string() + chars.as_str()
            })
        })
        .collect()
}

fn rule(rule: TypeRule) -> String {
    match rule {
        TypeRule::T => "TypeRule::T".into(),
        TypeRule::Any(class) => format!("TypeRule::Any(TypeClass::{class:?})"),
        TypeRule::Exactly(ty) => format!("TypeRule::Exactly(Type::{ty})"),
        TypeRule::Lane => "TypeRule::Lane".into(),
        TypeRule::Address => "TypeRule::Address".into(),
    }
}

fn rules(list: &[TypeRule]) -> String {
    list.iter().map(|&r| rule(r)).collect::<Vec<_>>().join(", ")
}

/// The opcode enum, its facts, the instruction builder and the scalar evaluator.
pub fn rust() -> String {
    let mut out = String::new();
    opcode_enum(&mut out);
    opcode_info(&mut out);
    builder(&mut out);
    evaluator(&mut out);
    out
}

fn opcode_enum(out: &mut String) {
    out.push_str("/// The operation of an instruction.\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr(u8)]\npub enum Opcode {\n");
    for row in TABLE {
        writeln!(
            out,
            "    /// `{}`: {}\n    {},",
            row.name,
            row.doc,
            camel(row.name)
        )
        .unwrap();
    }
    out.push_str("}\n\n");
    writeln!(
        out,
        "impl Opcode {{\n    /// Every opcode, in table order.\n    pub const ALL: &'static [Opcode] = &["
    )
    .unwrap();
    for row in TABLE {
        writeln!(out, "        Opcode::{},", camel(row.name)).unwrap();
    }
    out.push_str("    ];\n}\n\n");
}

fn opcode_info(out: &mut String) {
    writeln!(
        out,
        "pub(crate) static OPCODE_INFO: [OpcodeInfo; {}] = [",
        TABLE.len()
    )
    .unwrap();
    for row in TABLE {
        let results = match row.results {
            Some(list) => format!("Some(&[{}])", rules(list)),
            None => "None".into(),
        };
        writeln!(
            out,
            "    OpcodeInfo {{ name: {:?}, format: Format::{:?}, results: {}, operands: &[{}], class: TypeClass::{:?}, effects: Effects::from_letters({:?}), evaluates: {} }},",
            row.name, row.format, results, rules(row.operands), row.class, row.effects, !row.meaning.is_empty()
        )
        .unwrap();
    }
    out.push_str("];\n\n");
}

/// Parameters of the builder method after the controlling type, and the fields they fill.
fn fields(format: Format) -> (&'static str, &'static str) {
    match format {
        Format::Nullary => ("", ""),
        Format::Const => ("imm: u64", "imm"),
        Format::Dim => ("dim: u8", "dim"),
        Format::Unary => ("a: Value", "arg: a"),
        Format::Binary => ("a: Value, b: Value", "args: [a, b]"),
        Format::Ternary => ("a: Value, b: Value, c: Value", "args: [a, b, c]"),
        Format::Quaternary => ("a: Value, b: Value, c: Value, d: Value", "args: [a, b, c, d]"),
        Format::UnaryFp => ("mode: FpMode, a: Value", "mode, arg: a"),
        Format::BinaryFp => ("mode: FpMode, a: Value, b: Value", "mode, args: [a, b]"),
        Format::TernaryFp => (
            "mode: FpMode, a: Value, b: Value, c: Value",
            "mode, args: [a, b, c]",
        ),
        Format::IntCompare => ("cond: IntCC, a: Value, b: Value", "cond, args: [a, b]"),
        Format::FloatCompare => (
            "cond: FloatCC, mode: FpMode, a: Value, b: Value",
            "cond, mode, args: [a, b]",
        ),
        Format::UnaryImm => ("a: Value, imm: u8", "arg: a, imm"),
        Format::BinaryImm => ("a: Value, b: Value, imm: u8", "args: [a, b], imm"),
        Format::MultiAry => ("args: &[Value]", "args"),
        Format::Segment => ("segment: Segment", "segment"),
        Format::SegmentCvt => (
            "segment: Segment, nonull: bool, a: Value",
            "segment, nonull, arg: a",
        ),
        Format::SymbolAddr => ("symbol: Symbol", "symbol"),
        Format::Load => ("mem: MemInfo, offset: i32, a: Value", "mem, offset, arg: a"),
        Format::Store => ("mem: MemInfo, offset: i32, args: &[Value]", "mem, offset, args"),
        Format::Atomic => (
            "op: AtomicOp, mem: MemInfo, offset: i32, args: &[Value]",
            "op, mem, offset, args",
        ),
        Format::Fence => ("order: MemoryOrder, scope: MemoryScope", "order, scope"),
        Format::Image => ("geometry: ImageGeometry, args: &[Value]", "geometry, args"),
        Format::Matrix => (
            "product: MatrixProduct, integers: MatrixIntegers, args: &[Value]",
            "product, integers, args",
        ),
        Format::Barrier => ("width: Width", "width"),
        Format::Jump => ("target: BlockCall", "target"),
        Format::Branch => (
            "width: Width, a: Value, targets: [BlockCall; 2]",
            "width, arg: a, targets",
        ),
        Format::Switch => (
            "width: Width, a: Value, table: SwitchTable",
            "width, arg: a, table",
        ),
        Format::Call => ("func: FuncRef, args: &[Value]", "func, args"),
    }
}

fn takes_list(format: Format) -> bool {
    matches!(
        format,
        Format::MultiAry | Format::Store | Format::Atomic | Format::Image | Format::Matrix | Format::Call
    )
}

fn builder(out: &mut String) {
    out.push_str("/// One method per instruction; implementors say where the instruction goes.\n///\n/// A method returns the result, the instruction if it has several or none. `ty` is the controlling type.\npub trait InstBuilder: Sized {\n");
    out.push_str("    /// The data-flow graph that the instruction is made in.\n    fn dfg_mut(&mut self) -> &mut DataFlowGraph;\n");
    out.push_str("    /// Makes the instruction and puts it into its place. `results` overrides the table's result types.\n    fn build(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst;\n\n");
    for row in TABLE {
        let (params, init) = fields(row.format);
        let typed = row.class != Class::None;
        let mut signature = String::from("&mut self");
        if typed {
            signature.push_str(", ty: Type");
        }
        if row.results.is_none() {
            signature.push_str(", results: &[Type]");
        }
        if !params.is_empty() {
            signature.push_str(", ");
            signature.push_str(params);
        }
        let single = row.results.is_some_and(|r| r.len() == 1);
        let ret = if single { "Value" } else { "Inst" };
        writeln!(
            out,
            "    /// {}\n    #[allow(clippy::too_many_arguments)]\n    fn {}({signature}) -> {ret} {{",
            row.doc,
            method(row.name)
        )
        .unwrap();
        if takes_list(row.format) {
            out.push_str("        let args = self.dfg_mut().make_list(args);\n");
        }
        let comma = if init.is_empty() { "" } else { ", " };
        let ty = if typed { "ty" } else { "Type::INVALID" };
        let results = if row.results.is_none() {
            "Some(results)"
        } else {
            "None"
        };
        writeln!(
            out,
            "        let data = InstructionData::{:?} {{ opcode: Opcode::{}{comma}{init} }};",
            row.format,
            camel(row.name)
        )
        .unwrap();
        if single {
            writeln!(out, "        let inst = self.build(data, {ty}, {results});\n        self.dfg_mut().first_result(inst)").unwrap();
        } else {
            writeln!(out, "        self.build(data, {ty}, {results})").unwrap();
        }
        out.push_str("    }\n\n");
    }
    out.push_str("}\n\n");
}

/// The builder method's name; two instructions are Rust keywords.
pub fn method(name: &str) -> String {
    match name {
        "return" => "return_".into(),
        "dim" => "dimensions".into(),
        _ => name.into(),
    }
}

fn evaluator(out: &mut String) {
    out.push_str(
        "/// The value of one lane of `opcode`'s result, or `None` where it is not a function of the operands.\n///\n/// `w` is the result's lane width and `ws` the first operand's, in bits; operands are zero extended.\n#[allow(clippy::too_many_arguments, clippy::many_single_char_names, clippy::identity_op)]\npub fn eval_lane(opcode: Opcode, w: u32, ws: u32, m: FpMode, cond: Condition, args: [u64; 4]) -> Option<u64> {\n    let [a, b, c, d] = args;\n    let _ = (b, c, d);\n    let value = match opcode {\n",
    );
    for row in TABLE.iter().filter(|row| !row.meaning.is_empty()) {
        let meaning = match row.format {
            Format::IntCompare => format!("{{ let cond = cond.int()?; {} }}", row.meaning),
            Format::FloatCompare => format!("{{ let cond = cond.float()?; {} }}", row.meaning),
            _ => row.meaning.to_owned(),
        };
        writeln!(out, "        Opcode::{} => {meaning},", camel(row.name)).unwrap();
    }
    out.push_str("        _ => return None,\n    };\n    Some(value & ones(w))\n}\n");
}

/// The ISLE terms of the IR: the instruction data enum and, per instruction, an extractor `NAME` that matches it on an
/// `Inst`.
pub fn isle() -> String {
    let mut out = String::from(";; Generated from the IR instruction table.\n\n(type Opcode extern (enum\n");
    for row in TABLE {
        writeln!(out, "    ({})", camel(row.name)).unwrap();
    }
    out.push_str("))\n\n(type InstructionData extern (enum\n");
    for format in isle_formats() {
        write!(out, "    ({format:?} (opcode Opcode)").unwrap();
        for (name, ty) in isle_fields(format) {
            write!(out, " ({name} {ty})").unwrap();
        }
        out.push_str(")\n");
    }
    out.push_str("))\n\n");
    for row in TABLE {
        isle_extractor(&mut out, row);
    }
    out
}

/// For rules that make IR: per instruction whose value is a function of its operands, a constructor `make_NAME`.
pub fn isle_constructors() -> String {
    let mut out = String::from(
        ";; Generated from the IR instruction table.\n\n(decl make_inst (Type InstructionData) Value)\n\
         (extern constructor make_inst make_inst)\n(decl untyped () Type)\n(extern constructor untyped untyped)\n\n",
    );
    for row in TABLE.iter().filter(|row| has_constructor(row)) {
        isle_constructor(&mut out, row);
    }
    out
}

fn isle_formats() -> Vec<Format> {
    let mut seen: Vec<Format> = Vec::new();
    for row in TABLE {
        if !seen.contains(&row.format) {
            seen.push(row.format);
        }
    }
    seen
}

/// The fields of a format in the enum of instruction data: name and ISLE type.
fn isle_fields(format: Format) -> &'static [(&'static str, &'static str)] {
    const MODE: (&str, &str) = ("mode", "FpMode");
    const ARG: (&str, &str) = ("arg", "Value");
    const ARGS_2: (&str, &str) = ("args", "ValueArray2");
    const ARGS_3: (&str, &str) = ("args", "ValueArray3");
    const ARGS_4: (&str, &str) = ("args", "ValueArray4");
    const LIST: (&str, &str) = ("args", "ValueList");
    const LANE: (&str, &str) = ("imm", "u8");
    const SEGMENT: (&str, &str) = ("segment", "Segment");
    const MEM: (&str, &str) = ("mem", "MemInfo");
    const OFFSET: (&str, &str) = ("offset", "i32");
    const WIDTH: (&str, &str) = ("width", "Width");
    match format {
        Format::Nullary => &[],
        Format::Const => &[("imm", "u64")],
        Format::Dim => &[("dim", "u8")],
        Format::Unary => &[ARG],
        Format::Binary => &[ARGS_2],
        Format::Ternary => &[ARGS_3],
        Format::Quaternary => &[ARGS_4],
        Format::UnaryFp => &[MODE, ARG],
        Format::BinaryFp => &[MODE, ARGS_2],
        Format::TernaryFp => &[MODE, ARGS_3],
        Format::IntCompare => &[("cond", "IntCC"), ARGS_2],
        Format::FloatCompare => &[("cond", "FloatCC"), MODE, ARGS_2],
        Format::UnaryImm => &[ARG, LANE],
        Format::BinaryImm => &[ARGS_2, LANE],
        Format::MultiAry => &[LIST],
        Format::Segment => &[SEGMENT],
        Format::SegmentCvt => &[SEGMENT, ("nonull", "bool"), ARG],
        Format::SymbolAddr => &[("symbol", "Symbol")],
        Format::Load => &[MEM, OFFSET, ARG],
        Format::Store => &[MEM, OFFSET, LIST],
        Format::Atomic => &[("op", "AtomicOp"), MEM, OFFSET, LIST],
        Format::Fence => &[("order", "MemoryOrder"), ("scope", "MemoryScope")],
        Format::Image => &[("geometry", "ImageGeometry"), LIST],
        Format::Matrix => &[("product", "MatrixProduct"), ("integers", "MatrixIntegers"), LIST],
        Format::Barrier => &[WIDTH],
        Format::Jump => &[("target", "BlockCall")],
        Format::Branch => &[WIDTH, ARG, ("targets", "BlockCallArray2")],
        Format::Switch => &[WIDTH, ARG, ("table", "SwitchTable")],
        Format::Call => &[("func", "FuncRef"), LIST],
    }
}

/// For a format: the ISLE types of the term after the type, and how the pattern of the enum binds them. Arrays of values are
/// operands of their own in a term.
fn isle_shape(format: Format) -> (String, String) {
    let mut letters = ["a", "b", "c", "d"].into_iter();
    let (mut types, mut binds) = (Vec::new(), Vec::new());
    for (_, ty) in isle_fields(format) {
        let array = ty.strip_prefix("ValueArray").and_then(|count| count.parse().ok());
        let count: usize = array.unwrap_or(1);
        let names: Vec<&str> = letters.by_ref().take(count).collect();
        match array {
            Some(_) => binds.push(format!("(value_array_{count} {})", names.join(" "))),
            None => binds.extend(names.iter().map(|name| (*name).to_owned())),
        }
        types.extend(std::iter::repeat_n(array.map_or(*ty, |_| "Value"), count));
    }
    (types.join(" "), binds.join(" "))
}

/// Instructions whose value is a function of operands and immediates, and identities that others are made of, get a constructor, too: rules
/// may make them. Everything else may only be matched.
fn has_constructor(row: &InstRow) -> bool {
    (!row.meaning.is_empty()
        || row.format == Format::Dim
        || matches!(
            row.name,
            "iconst"
                | "fconst"
                | "bconst"
                | "bitcast"
                | "undef"
                | "extract_lane"
                | "insert_lane"
                | "laneid"
                | "waveid"
                | "cuid"
        ))
        && row.results.is_some_and(|r| r.len() == 1)
}

/// Operand types of a term, operand names, and the words for the controlling type.
fn isle_signature(row: &InstRow) -> (String, String) {
    let (types, _) = isle_shape(row.format);
    let names: Vec<&str> = ["a", "b", "c", "d"]
        .into_iter()
        .take(types.split_whitespace().count())
        .collect();
    if row.class == Class::None {
        (types, names.join(" "))
    } else {
        (format!("Type {types}"), format!("ty {}", names.join(" ")))
    }
}

fn isle_extractor(out: &mut String, row: &InstRow) {
    let (_, bind) = isle_shape(row.format);
    let (types, names) = isle_signature(row);
    let data = format!(
        "(InstructionData.{:?} (Opcode.{}) {bind})",
        row.format,
        camel(row.name)
    );
    let outer = if row.class == Class::None {
        format!("(inst_typed _ {data})")
    } else {
        format!("(inst_typed ty {data})")
    };
    writeln!(out, ";; {}\n(decl {} ({types}) Inst)", row.doc, row.name).unwrap();
    writeln!(out, "(extractor ({} {names}) {outer})\n", row.name).unwrap();
}

fn isle_constructor(out: &mut String, row: &InstRow) {
    let (_, bind) = isle_shape(row.format);
    let (types, names) = isle_signature(row);
    let data = format!(
        "(InstructionData.{:?} (Opcode.{}) {bind})",
        row.format,
        camel(row.name)
    );
    let ty = if row.class == Class::None {
        "(untyped)"
    } else {
        "ty"
    };
    writeln!(out, "(decl make_{} ({types}) Value)", row.name).unwrap();
    writeln!(
        out,
        "(rule (make_{} {names}) (make_inst {ty} {data}))\n",
        row.name
    )
    .unwrap();
}
