//! A corpus made from the instruction table: every row with every legal combination of types and modifiers, and operands of every
//! kind.
//!
//! The combinations are those that the tests of the validator multiply out, with a few values of `align`, `equiv` and `width`; their
//! other values stand once beside the defaults of the rest, and in some combinations drawn with a fixed seed. Each instruction comes
//! twice: with registers, and with constants, vectors of both, `WAVESIZE` and other forms of addresses. What the validator finds illegal
//! (a type that the machine model does not have) is left out.

use std::collections::BTreeSet;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::combinations::{Value, further_values, legal_values, product, values};
use wavelift_hsail::model::*;
use wavelift_hsail::table::{self, Part, Row, Slot, Ty};
use wavelift_hsail::{Severity, Span, validate};

/// Combinations drawn where not all are made.
const DRAWN: usize = 24;

struct Random(u64);

impl Random {
    fn next(&mut self) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0
    }

    fn below(&mut self, n: usize) -> usize {
        (self.next() >> 16) as usize % n.max(1)
    }

    fn pick<'t, T>(&mut self, items: &'t [T]) -> &'t T {
        &items[self.below(items.len())]
    }
}

/// The values that a row allows at a place of the mnemonic, the default first if there is one, and how many of them are multiplied out
/// with those of other places.
fn choices(row: &Row, part: Part, inst: &Inst) -> (Vec<Value>, usize) {
    let ty = match part {
        Part::Type => inst.ty,
        Part::SourceType => inst.source_type,
        Part::CoordType => inst.coord_type,
        _ => None,
    };
    let all = values(part);
    let mut legal: Vec<Value> = legal_values(row, &all)
        .into_iter()
        .map(|index| all[index].clone())
        .filter(|value| ty.is_none_or(|ty| ty.brig_code() == value.code))
        .collect();
    let multiplied = legal.len();
    legal.extend(further_values(part));
    (legal, multiplied)
}

/// Which value of each list to take: the product of those that are multiplied out, each other value once, and some combinations of
/// any.
fn combinations(lists: &[(Vec<Value>, usize)], random: &mut Random) -> BTreeSet<Vec<usize>> {
    let multiplied: Vec<usize> = lists.iter().map(|(_, multiplied)| *multiplied).collect();
    let mut out = BTreeSet::new();
    product(&multiplied, &mut |at| {
        out.insert(at.to_vec());
    });
    let sizes: Vec<usize> = lists.iter().map(|(list, _)| list.len()).collect();
    if sizes == multiplied {
        return out;
    }
    for (at, size) in sizes.iter().enumerate() {
        for value in multiplied[at]..*size {
            let mut one = vec![0; lists.len()];
            one[at] = value;
            out.insert(one);
        }
    }
    for _ in 0..DRAWN {
        out.insert(sizes.iter().map(|size| random.below(*size)).collect());
    }
    out
}

fn register(ty: Option<Type>, number: usize) -> String {
    format!("{}{number}", ty.map_or(RegisterKind::Single, Type::register_kind))
}

fn element(ty: Type, random: &mut Random) -> String {
    let bits = random.next() >> random.below(64);
    match ty {
        Type::F16 => format!("0H{:04x}", bits as u16),
        Type::F32 => format!("0F{:08x}", bits as u32),
        Type::F64 => format!("0D{bits:016x}"),
        Type::B1 => (bits & 1).to_string(),
        ty => {
            let shift = 64 - ty.bits().min(64);
            match random.below(4) {
                0 => ((bits << shift) as i64 >> shift).to_string(),
                1 => format!("{:#x}", bits << shift >> shift),
                2 => (random.below(5) as i64 - 2).to_string(),
                _ => (1u64 << random.below(ty.bits().min(63) as usize)).to_string(),
            }
        }
    }
}

fn packed(ty: Type, random: &mut Random) -> String {
    let elements: Vec<String> = (0..ty.elements())
        .map(|_| element(ty.element(), random))
        .collect();
    format!("{ty}({})", elements.join(", "))
}

fn constant(ty: Type, random: &mut Random) -> String {
    let of_size = |bits: u32| -> Vec<Type> {
        let all = Type::ALL.iter().copied();
        all.filter(|t| t.bits() == bits && (t.is_packed() || t.is_float()))
            .collect()
    };
    match ty {
        Type::B128 => {
            let other = *random.pick(&of_size(128));
            packed(other, random)
        }
        t if t.is_packed() => packed(t, random),
        t if t.class() == TypeClass::Signal => format!("{t}(0)"),
        Type::B16 | Type::B32 | Type::B64 if random.below(3) == 0 => {
            let other = *random.pick(&of_size(ty.bits()));
            if other.is_packed() {
                packed(other, random)
            } else {
                element(other, random)
            }
        }
        t => element(t, random),
    }
}

fn takes_wavesize(inst: &Inst, ty: Type) -> bool {
    // The peer does not take it as the condition of `class`.
    !ty.is_packed()
        && ty != Type::B1
        && ty != Type::B128
        && (ty.is_integer() || ty.is_bit())
        && inst.opcode != Opcode::Class
}

fn source(inst: &Inst, ty: Option<Type>, number: usize, plain: bool, random: &mut Random) -> String {
    let Some(t) = ty.filter(|_| !plain) else {
        return register(ty, number);
    };
    // The peer knows signal constants in `st` only.
    let no_constant = t.is_opaque() && !(inst.opcode == Opcode::St && t.class() == TypeClass::Signal);
    match random.below(5) {
        0 => register(ty, number),
        1 if takes_wavesize(inst, t) => "WAVESIZE".to_owned(),
        _ if no_constant => register(ty, number),
        _ => constant(t, random),
    }
}

fn address(inst: &Inst, small: bool, plain: bool, random: &mut Random) -> String {
    let segment = inst.mods.segment.unwrap_or(Segment::Flat);
    let short = small
        || matches!(
            segment,
            Segment::Group | Segment::Private | Segment::Spill | Segment::Arg | Segment::Region
        );
    let base = if short { "$s9" } else { "$d9" };
    let variable = match segment {
        Segment::Flat | Segment::Region => None,
        Segment::Global => Some("&vglobal"),
        Segment::Readonly => Some("&vreadonly"),
        Segment::Kernarg => Some("%vkernarg"),
        Segment::Group => Some("&vgroup"),
        Segment::Private => Some("%vprivate"),
        Segment::Spill => Some("%vspill"),
        Segment::Arg => Some("%varg"),
    };
    let named_only = matches!(segment, Segment::Spill | Segment::Arg);
    // The last only without a name: the peer knows the sizes of variables.
    let offset = [0, 1, 4, 8, 255, 65536][random.below(6)];
    let far = [0x7fff_ffff, offset][random.below(2)];
    let inner = match random.below(5) {
        _ if plain => format!("[{base}]"),
        0 => format!("[{base}]"),
        1 => format!("[{base}+{offset}]"),
        2 => format!("[{base}-{far}]"),
        _ => format!("[{offset}]"),
    };
    // The peer wants variables of handles to be of the very type.
    let opaque = inst.ty.filter(|ty| ty.is_opaque());
    let variable = match (variable, opaque) {
        (Some("%varg"), Some(_)) => Some("%varg".to_owned()),
        (Some("%vspill"), Some(_)) => Some("%vspillsignal".to_owned()),
        (_, Some(_)) => None,
        (name, None) => name.map(str::to_owned),
    };
    match variable {
        Some(name) if plain && named_only => format!("[{name}]"),
        Some(name) if named_only => {
            if random.below(2) == 0 {
                format!("[{name}][{offset}]")
            } else {
                format!("[{name}]")
            }
        }
        Some(name) if !plain && random.below(2) == 0 => {
            if random.below(2) == 0 {
                format!("[{name}]")
            } else {
                format!("[{name}]{inner}")
            }
        }
        _ => inner,
    }
}

fn operand(
    inst: &Inst,
    slot: Slot,
    number: usize,
    small: bool,
    plain: bool,
    random: &mut Random,
) -> Option<String> {
    let mut vector = |ty: Ty, count: usize, plain: bool| {
        let one = |i: usize, random: &mut Random| source(inst, ty.of(inst), number * 4 + i, plain, random);
        if count == 0 {
            return one(0, random);
        }
        let all: Vec<String> = (0..count).map(|i| one(i, random)).collect();
        format!("({})", all.join(", "))
    };
    let count = inst.mods.vector as usize;
    Some(match slot {
        Slot::Dest(ty) | Slot::Reg(ty) => register(ty.of(inst), number),
        Slot::Src(ty) => source(inst, ty.of(inst), number, plain, random),
        Slot::Imm(_) if inst.opcode == Opcode::Shuffle => random.below(1 << 16).to_string(),
        Slot::Imm(_) => random.below(3).to_string(),
        Slot::Constant(_) => {
            ["WAVESIZE".to_owned(), random.below(1 << 20).to_string()][random.below(2)].clone()
        }
        Slot::DestQuad(ty) => vector(ty, 4, true),
        Slot::SrcQuad(ty) => vector(ty, 4, plain),
        Slot::Gradients => {
            let count = inst.mods.geometry?.dimensions();
            vector(Ty::Is(Type::F32), if count == 1 { 0 } else { count }, plain)
        }
        Slot::DestVector(ty) => vector(ty, count, true),
        // The peer takes registers only where a depth is stored.
        Slot::SrcVector(ty) => vector(
            ty,
            count,
            plain || inst.mods.geometry.is_some_and(Geometry::is_depth),
        ),
        Slot::Coordinates => {
            let count = inst.mods.geometry?.coordinates();
            vector(Ty::C, if count == 1 { 0 } else { count }, plain)
        }
        Slot::Address => address(inst, small, plain, random),
        Slot::Label => ["@before", "@after"][random.below(2)].to_owned(),
        Slot::Labels => ["[@after, @before, @after]", "[@before]"][random.below(2)].to_owned(),
        Slot::Fbarrier => ["%fb", "&fb", "$s3"][random.below(3)].to_owned(),
        Slot::FbarrierName => ["%fb", "&fb"][random.below(2)].to_owned(),
        Slot::Function => "&nothing".to_owned(),
        Slot::Functions => ["[&nothing]", "[&nothing, &later]"][random.below(2)].to_owned(),
        Slot::Signature => "&signature".to_owned(),
        Slot::Arguments => "()".to_owned(),
    })
}

/// The statement around an instruction: some need an arg block.
fn statement(inst: &Inst, text: String) -> String {
    let ty = inst.ty.filter(|ty| ty.is_opaque());
    let (ty, function) = ty.map_or(("b8", String::new()), |ty| (ty.name(), format!("_{ty}")));
    match (inst.opcode, inst.mods.segment) {
        (Opcode::Call | Opcode::SCall | Opcode::ICall, _) => format!("{{ {text} }}"),
        (Opcode::St, Some(Segment::Arg)) => {
            format!("{{ arg_{ty} %varg[100000]; {text} call &takes{function}()(%varg); }}")
        }
        (_, Some(Segment::Arg)) => {
            format!("{{ arg_{ty} %varg[100000]; call &gives{function}(%varg)(); {text} }}")
        }
        _ => text,
    }
}

/// One line per instruction of the row with these types.
fn instructions(row: &Row, base: Inst, small: bool, random: &mut Random, out: &mut Vec<String>) {
    let parts = table::syntax(row.opcode);
    let lists: Vec<(Vec<Value>, usize)> = parts.iter().map(|part| choices(row, *part, &base)).collect();
    for combination in combinations(&lists, random) {
        for plain in [true, false] {
            let mut inst = base;
            let mut text = row.opcode.name().to_owned();
            for ((list, _), &choice) in lists.iter().zip(&combination) {
                let value = &list[choice];
                (value.set)(&mut inst, value.code);
                if !value.text.is_empty() {
                    text.push('_');
                    text.push_str(&value.text);
                }
            }
            table::fill_defaults(&mut inst);
            // Images and samplers cannot be variables of the spill segment, and that segment has nothing else to name.
            let handle = inst
                .ty
                .is_some_and(|ty| ty.is_opaque() && ty.class() != TypeClass::Signal);
            if !row.selects(&inst) || handle && inst.mods.segment == Some(Segment::Spill) {
                continue;
            }
            let slots = row.operands;
            let order: Vec<usize> = match row.opcode {
                Opcode::Call => vec![1, 0, 2],
                Opcode::SCall | Opcode::ICall => vec![1, 0, 2, 3],
                _ => (0..slots.len()).collect(),
            };
            let mut operands = Vec::new();
            for at in order {
                operands.extend(operand(&inst, slots[at], at, small, plain, random));
            }
            let spaced = row.opcode.is_call() || row.opcode == Opcode::Sbr;
            let separator = if spaced { " " } else { ", " };
            let line = format!("{text} {};", operands.join(separator));
            out.push(statement(&inst, line.replace(" ;", ";")));
        }
    }
}

/// A module with these statements, one in a line, and the line of the first.
pub fn module(statements: &[String], small: bool) -> (String, usize) {
    let (model, signal) = if small {
        ("$small", "sig32")
    } else {
        ("$large", "sig64")
    };
    let handles = ["samp", "roimg", "woimg", "rwimg", signal];
    let mut text = format!(
        "module &m:1:0:$full:{model}:$default;
extension \"IMAGE\";
extension \"amd:gcn\";
extension \"amd:mipmap\";
global_b8 &vglobal[100000];
decl prog readonly_b8 &vreadonly[100000];
group_b8 &vgroup[100000];
fbarrier &fb;
decl prog function &nothing()();
decl function &later()();
decl prog function &takes()(arg_b8 %x[100000]);
decl prog function &gives(arg_b8 %x[100000])();
"
    );
    for ty in handles {
        text.push_str(&format!(
            "decl prog function &takes_{ty}()(arg_{ty} %x[100000]);\n"
        ));
        text.push_str(&format!(
            "decl prog function &gives_{ty}(arg_{ty} %x[100000])();\n"
        ));
    }
    text.push_str(&format!(
        "signature &signature()();
kernel &k(kernarg_b8 %vkernarg[100000])
{{
fbarrier %fb;
private_b8 %vprivate[100000];
spill_b8 %vspill[100000];
spill_{signal} %vspillsignal[100000];
@before:
"
    ));
    let first = text.lines().count();
    for statement in statements {
        text.push_str(statement);
        text.push('\n');
    }
    text.push_str("@after:\nret;\n};\nfunction &later()() { };\n");
    (text, first)
}

/// Takes out the statements in which the validator finds errors.
fn retain_legal(statements: &mut Vec<String>, small: bool) {
    let (text, first) = module(statements, small);
    let parsed = parse_text("corpus", &text).unwrap_or_else(|found| {
        let d = &found[0];
        let line = text[..d.span.start as usize]
            .bytes()
            .filter(|b| *b == b'\n')
            .count();
        panic!("{}: {}", d.message, text.lines().nth(line).unwrap_or(""))
    });
    let errors = validate(&parsed);
    let errors = errors.iter().filter(|d| d.severity == Severity::Error);
    let mut at: Vec<u32> = errors.map(|d| d.span.start).collect();
    at.sort_unstable();
    let (mut line, mut seen) = (0, 0);
    let mut wrong = BTreeSet::new();
    for offset in at {
        line += text.as_bytes()[seen..offset as usize]
            .iter()
            .filter(|b| **b == b'\n')
            .count();
        seen = offset as usize;
        let statement = line.checked_sub(first).filter(|n| *n < statements.len());
        wrong.insert(statement.unwrap_or_else(|| panic!("line {line} of the frame is wrong")));
    }
    let mut n = 0;
    statements.retain(|_| {
        n += 1;
        !wrong.contains(&(n - 1))
    });
}

/// The legal statements of an operation.
pub fn statements(opcode: Opcode, small: bool) -> Vec<String> {
    let mut random = Random(0x9e37_79b9_7f4a_7c15 ^ u64::from(opcode.brig_code()));
    let mut out = Vec::new();
    for row in table::rows(opcode) {
        let optional = |set: table::TypeSet| -> Vec<Option<Type>> {
            if set.is_empty() {
                vec![None]
            } else {
                set.iter().map(Some).collect()
            }
        };
        for ty in optional(row.ty) {
            for source in optional(row.source) {
                for coord in optional(row.coord) {
                    let mut inst = Inst::new(opcode, Span::NONE);
                    (inst.ty, inst.source_type, inst.coord_type) = (ty, source, coord);
                    // With the first sub-operation of the row, only the types decide.
                    let mut typed = inst;
                    typed.mods = Modifiers::default();
                    if row.fits(&typed) {
                        instructions(row, inst, small, &mut random, &mut out);
                    }
                }
            }
        }
    }
    let other = if small { "_sig64" } else { "_sig32" };
    let mut seen = BTreeSet::new();
    out.retain(|statement| !statement.contains(other) && seen.insert(statement.clone()));
    retain_legal(&mut out, small);
    assert!(small || !out.is_empty(), "no legal {opcode}");
    out
}
