//! What operations do, as mnemonics and modifiers.

use crate::isa::{AtomicOp, Cond, MathFn, Opcode, SampleOp, Type};
use crate::machine::{Access, Join, Kind, Space};
use std::ops::RangeInclusive;
use wavelift_codegen::ir::{self, Rounding, Symbol};
use wavelift_codegen::machine::text::{Arguments, InstForm, Problem};

/// Kinds without anything to them.
const PLAIN: [(&str, Kind); 23] = [
    ("mul_word.low", Kind::MulWord { high: false }),
    ("mul_word.high", Kind::MulWord { high: true }),
    ("add_word", Kind::AddWord),
    ("weave", Kind::Weave),
    ("unweave", Kind::Unweave),
    ("test", Kind::Test),
    ("test_lanes", Kind::TestLanes),
    ("select", Kind::Select),
    ("carry", Kind::Carry { borrow: false }),
    ("borrow", Kind::Carry { borrow: true }),
    ("and_not", Kind::AndNot),
    ("get_exec", Kind::GetExec),
    ("set_exec", Kind::SetExec),
    ("and_exec", Kind::AndExec),
    ("lanes_to_flag", Kind::LanesToFlag),
    ("move_flagged", Kind::MoveFlagged { inverse: false }),
    ("move_unflagged", Kind::MoveFlagged { inverse: true }),
    ("clock", Kind::Clock),
    ("lane_number", Kind::LaneNumber),
    ("gather", Kind::Gather),
    ("fence", Kind::Fence { waits: true }),
    ("fence_only", Kind::Fence { waits: false }),
    ("barrier", Kind::Barrier),
];

/// First words of the others; operations of the table stand alone.
const FAMILIES: [&str; 22] = [
    "trap",
    "debugtrap",
    "minmax",
    "keeping",
    "three",
    "double",
    "to_double",
    "from_double",
    "mode",
    "mul_high",
    "compare",
    "compare_to_flag",
    "compare_exec",
    "select_if",
    "private_address",
    "symbol_address",
    "load",
    "store",
    "atomic",
    "locked",
    "texel",
    "store_texel",
];

const TYPES: [Type; 11] = [
    Type::Ud,
    Type::D,
    Type::Uw,
    Type::W,
    Type::Ub,
    Type::B,
    Type::Df,
    Type::F,
    Type::Uv,
    Type::Vf,
    Type::V,
];

/// A type in small letters.
pub(super) fn type_text(ty: Type) -> String {
    ty.name().to_ascii_lowercase()
}

/// The inverse of [`type_text`].
pub(super) fn parse_type(text: &str) -> Option<Type> {
    TYPES.into_iter().find(|&ty| type_text(ty) == text)
}

fn atomic_text(op: AtomicOp) -> String {
    format!("{op:?}").to_ascii_lowercase()
}

fn access_text(access: Access) -> String {
    match access {
        Access::Bytes(count) => format!("b{count}"),
        Access::Dwords(count) => format!("d{count}"),
    }
}

fn parse_access(text: &str) -> Option<Access> {
    let count = |prefix| text.strip_prefix(prefix)?.parse::<u8>().ok();
    let bytes = count('b').filter(|count| [1, 2].contains(count));
    let dwords = count('d').filter(|count| (1..=4).contains(count));
    bytes.map(Access::Bytes).or(dwords.map(Access::Dwords))
}

/// The form of an operation, without its operands.
pub(super) fn form(kind: &Kind) -> InstForm {
    if let Some((name, _)) = PLAIN.iter().find(|(_, known)| known == kind) {
        return InstForm::new(*name);
    }
    InstForm::new(name(kind))
}

fn name(kind: &Kind) -> String {
    let typed = |name: &str, ty| format!("{name}.{}", type_text(ty));
    let compared = |name: &str, cond: Cond, ty| format!("{name}.{}.{}", cond.name(), type_text(ty));
    match kind {
        Kind::Alu { op, math, ty, dst } => {
            let math = math.map_or_else(String::new, |math| format!(".{}", math.name()));
            let own = if ty == dst {
                String::new()
            } else {
                format!(".{}", type_text(*dst))
            };
            format!("{}{math}{own}.{}", op.mnemonic(), type_text(*ty))
        }
        Kind::MinMax { cond, ty } => compared("minmax", *cond, *ty),
        Kind::KeepingSubnormals { op, .. } => format!("keeping.{}", op.mnemonic()),
        Kind::Three { op, ty } => typed(&format!("three.{}", op.mnemonic()), *ty),
        Kind::Double { op } => format!("double.{}", op.mnemonic()),
        Kind::ToDouble { ty } => typed("to_double", *ty),
        Kind::FromDouble { ty } => typed("from_double", *ty),
        Kind::Mode { enter, .. } => format!("mode.{}", if *enter { "enter" } else { "leave" }),
        Kind::MulHigh { ty } => typed("mul_high", *ty),
        Kind::Compare { cond, ty } => compared("compare", *cond, *ty),
        Kind::CompareToFlag { cond, ty, .. } => compared("compare_to_flag", *cond, *ty),
        Kind::SelectIf { cond, ty } => compared("select_if", *cond, *ty),
        Kind::CompareExec { cond, ty } => compared("compare_exec", *cond, *ty),
        Kind::PrivateAddress { .. } => "private_address".to_owned(),
        Kind::SymbolAddress { .. } => "symbol_address".to_owned(),
        Kind::Load { access, .. } => format!("load.{}", access_text(*access)),
        Kind::Store { access, .. } => format!("store.{}", access_text(*access)),
        Kind::Atomic { op, .. } => format!("atomic.{}", atomic_text(*op)),
        Kind::Locked { op, .. } => format!("locked.{}", op.name()),
        Kind::Texel { op, parameters } => format!("texel.{}.{parameters}", op.name()),
        Kind::StoreTexel { coordinates } => format!("store_texel.{coordinates}"),
        Kind::Trap { debug: true } => "debugtrap".to_owned(),
        Kind::Trap { debug: false } => "trap".to_owned(),
        // The others are plain.
        other => format!("{other:?}"),
    }
}

fn in_space(form: InstForm, space: Space, offset: i32) -> InstForm {
    let form = match space {
        Space::Global => form.modifier("space:global"),
        Space::Group => form.modifier("space:group"),
        Space::Flat => form.modifier("space:flat"),
    };
    match offset {
        0 => form,
        _ => form.modifier(format!("offset:{offset}")),
    }
}

/// Adds an operation's modifiers, after its operands.
pub(super) fn modifiers(kind: &Kind, form: InstForm) -> InstForm {
    match *kind {
        Kind::KeepingSubnormals { negate, .. } => form.modifier_if(negate, "second:negated"),
        Kind::CompareToFlag { join: Some(join), .. } => form.modifier(match join {
            Join::And => "join:and",
            Join::Or => "join:or",
        }),
        Kind::Mode { round, flush, .. } => form
            .modifier(format!("round:{}", round.name()))
            .modifier_if(flush, "subnormals:flushed"),
        Kind::PrivateAddress { bytes: Some(bytes) } => form.modifier(format!("bytes:{bytes}")),
        Kind::SymbolAddress { high, .. } => form.modifier_if(high, "half:high"),
        Kind::Load { space, offset, .. } => in_space(form, space, offset),
        Kind::Store { space, .. } | Kind::Atomic { space, .. } => in_space(form, space, 0),
        Kind::Locked {
            space, offset, wide, ..
        } => in_space(form, space, offset).modifier_if(wide, "bits:64"),
        _ => form,
    }
}

/// How many sources an operation has, with a result of so many units.
pub(super) fn sources(kind: &Kind, units: u8) -> RangeInclusive<usize> {
    let exactly = |count: usize| count..=count;
    let units = usize::from(units);
    // The address; in front of it the lanes whose address is one of group memory.
    let address = |space| match space {
        Space::Global | Space::Group => 1,
        Space::Flat => 2,
    };
    match *kind {
        Kind::Alu { math: Some(math), .. } => exactly(1 + usize::from(math.is_binary())),
        Kind::Alu { op, .. } | Kind::Three { op, .. } | Kind::Double { op } => exactly(op.sources()),
        Kind::Weave => 1..=2,
        Kind::KeepingSubnormals { op, .. } => exactly(if op == Opcode::Mad { 3 } else { 2 }),
        Kind::Select => exactly(1 + 2 * units),
        Kind::SelectIf { .. } => exactly(2 + 2 * units),
        Kind::MoveFlagged { .. } => exactly(units),
        Kind::MinMax { .. }
        | Kind::MulWord { .. }
        | Kind::Carry { .. }
        | Kind::MulHigh { .. }
        | Kind::Compare { .. }
        | Kind::CompareToFlag { .. }
        | Kind::CompareExec { .. }
        | Kind::AndNot
        | Kind::AndExec
        | Kind::Gather => exactly(2),
        Kind::Texel { op, .. } => exactly(if op == SampleOp::Ld { 2 } else { 3 }),
        Kind::StoreTexel { coordinates } => usize::from(coordinates) + 2..=usize::from(coordinates) + 5,
        Kind::ToDouble { .. }
        | Kind::FromDouble { .. }
        | Kind::Unweave
        | Kind::AddWord
        | Kind::Test
        | Kind::TestLanes
        | Kind::SetExec
        | Kind::LanesToFlag
        | Kind::Trap { .. } => exactly(1),
        Kind::Mode { .. }
        | Kind::GetExec
        | Kind::Clock
        | Kind::LaneNumber
        | Kind::PrivateAddress { .. }
        | Kind::SymbolAddress { .. }
        | Kind::Fence { .. }
        | Kind::Barrier => exactly(0),
        // Data are in one register with the address.
        Kind::Load { space, .. } | Kind::Store { space, .. } | Kind::Atomic { space, .. } => {
            exactly(address(space))
        }
        Kind::Locked { space, .. } => address(space)..=address(space) + 4,
    }
}

/// Units of the register that a message takes: the address, and what follows it. `None` where the source is the address, as any operand.
pub(super) fn payload(kind: &Kind) -> Option<u8> {
    match *kind {
        Kind::Store { access, .. } => Some(match access {
            Access::Bytes(_) => 2,
            Access::Dwords(count) => 1 + count,
        }),
        Kind::Atomic { op, .. } => Some(1 + op.operands()),
        Kind::Texel { parameters, .. } => Some(parameters),
        _ => None,
    }
}

/// All mnemonics as far as there is a list of them: the first words.
pub(super) fn mnemonics() -> Vec<String> {
    let table = Opcode::ALL.iter().map(|op| op.mnemonic());
    let plain = PLAIN.iter().map(|(name, _)| *name);
    let all = table.chain(plain).chain(FAMILIES);
    all.map(str::to_owned).collect()
}

/// What a mnemonic with its modifiers does; `None` if there is no such operation. Of `symbol_address` the first operand is taken out.
pub(super) fn parse(form: &InstForm, args: &mut Arguments) -> Result<Option<Kind>, Problem> {
    let text = form.mnemonic.what.as_str();
    if let Some((_, kind)) = PLAIN.iter().find(|(name, _)| *name == text) {
        return Ok(Some(*kind));
    }
    let words: Vec<&str> = text.split('.').collect();
    let (first, rest) = (words[0], &words[1..]);
    if let Some(mut kind) = typed(first, rest) {
        if let Kind::CompareToFlag { join, .. } = &mut kind {
            *join = match (args.take("join:and"), args.take("join:or")) {
                (true, _) => Some(Join::And),
                (_, true) => Some(Join::Or),
                _ => None,
            };
        }
        return Ok(Some(kind));
    }
    if let Some(kind) = memory(first, rest, form, args)? {
        return Ok(Some(kind));
    }
    Ok(match (first, rest) {
        ("keeping", [op]) => Opcode::from_mnemonic(op).map(|op| Kind::KeepingSubnormals {
            op,
            negate: args.take("second:negated"),
        }),
        ("double", [op]) => Opcode::from_mnemonic(op).map(|op| Kind::Double { op }),
        ("mode", [step @ ("enter" | "leave")]) => {
            let round = args.take_value("round");
            let round = round.and_then(|value| Rounding::parse(&value.what));
            let missing = || Problem::at(&form.mnemonic.at, "expected `round:near`, `zero`, `up` or `down`");
            Some(Kind::Mode {
                round: round.ok_or_else(missing)?,
                flush: args.take("subnormals:flushed"),
                enter: *step == "enter",
            })
        }
        ("private_address", []) => Some(Kind::PrivateAddress {
            bytes: args.take_number("bytes")?,
        }),
        ("symbol_address", []) => {
            if args.list.is_empty() {
                return Err(Problem::at(&form.mnemonic.at, "expected a variable, as `sym0`"));
            }
            let symbol = args.list.remove(0).entity("sym")?;
            Some(Kind::SymbolAddress {
                symbol: Symbol::from_u32(symbol),
                high: args.take("half:high"),
            })
        }
        ("texel", [name, count]) => texel(name, count),
        ("store_texel", [count]) => {
            count_of(count, 1..=3).map(|coordinates| Kind::StoreTexel { coordinates })
        }
        ("trap", []) => Some(Kind::Trap { debug: false }),
        ("debugtrap", []) => Some(Kind::Trap { debug: true }),
        _ => None,
    })
}

/// A number in a mnemonic.
fn count_of(text: &str, range: RangeInclusive<u8>) -> Option<u8> {
    text.parse().ok().filter(|count| range.contains(count))
}

/// A message to the sampler that selection makes: of the entry of a sampler, or without one.
fn texel(name: &str, count: &str) -> Option<Kind> {
    let ops = [SampleOp::Ld, SampleOp::SampleL];
    let op = ops.into_iter().find(|op| op.name() == name)?;
    let parameters = count_of(count, 2..=*op.parameters().end())?;
    Some(Kind::Texel { op, parameters })
}

/// What makes an operation of a condition and a type.
type OfCond = fn(Cond, Type) -> Kind;

/// Operations of which conditions and types are all that is said.
const COMPARING: [(&str, OfCond); 5] = [
    ("minmax", |cond, ty| Kind::MinMax { cond, ty }),
    ("compare", |cond, ty| Kind::Compare { cond, ty }),
    ("compare_to_flag", |cond, ty| {
        let join = None;
        Kind::CompareToFlag { cond, ty, join }
    }),
    ("select_if", |cond, ty| Kind::SelectIf { cond, ty }),
    ("compare_exec", |cond, ty| Kind::CompareExec { cond, ty }),
];

fn typed(first: &str, rest: &[&str]) -> Option<Kind> {
    let comparing = COMPARING.iter().find(|(name, _)| *name == first);
    if let (Some((_, make)), [cond, ty]) = (comparing, rest) {
        let cond = Cond::from_name(cond).filter(|cond| *cond != Cond::None);
        return Some(make(cond?, parse_type(ty)?));
    }
    match (first, rest) {
        ("three", [op, ty]) => Some(Kind::Three {
            op: Opcode::from_mnemonic(op)?,
            ty: parse_type(ty)?,
        }),
        ("to_double", [ty]) => Some(Kind::ToDouble { ty: parse_type(ty)? }),
        ("from_double", [ty]) => Some(Kind::FromDouble { ty: parse_type(ty)? }),
        ("mul_high", [ty]) => Some(Kind::MulHigh { ty: parse_type(ty)? }),
        _ => alu(first, rest),
    }
}

/// An operation of the table: function of `math`, type of the result if it is another than that of sources, type of sources.
fn alu(first: &str, rest: &[&str]) -> Option<Kind> {
    let op = Opcode::from_mnemonic(first)?;
    let (math, types) = match rest {
        [name, types @ ..] if MathFn::from_name(name).is_some() => (MathFn::from_name(name), types),
        types => (None, types),
    };
    let (dst, ty) = match types {
        [ty] => (ty, ty),
        [dst, ty] => (dst, ty),
        _ => return None,
    };
    Some(Kind::Alu {
        op,
        math,
        ty: parse_type(ty)?,
        dst: parse_type(dst)?,
    })
}

/// Accesses of memory.
fn memory(
    first: &str,
    rest: &[&str],
    form: &InstForm,
    args: &mut Arguments,
) -> Result<Option<Kind>, Problem> {
    let ("load" | "store" | "atomic" | "locked", [what]) = (first, rest) else {
        return Ok(None);
    };
    let spaces = [
        ("space:global", Space::Global),
        ("space:group", Space::Group),
        ("space:flat", Space::Flat),
    ];
    let Some((_, space)) = spaces.into_iter().find(|(name, _)| args.take(name)) else {
        let problem = Problem::at(&form.mnemonic.at, "expected the memory that is accessed");
        return Err(problem.help("`space:global`, `space:group` or `space:flat`"));
    };
    let offset = match first {
        "store" | "atomic" => 0,
        _ => args.take_number("offset")?.unwrap_or(0),
    };
    Ok(match first {
        "load" => parse_access(what).map(|access| Kind::Load {
            space,
            access,
            offset,
        }),
        "store" => parse_access(what).map(|access| Kind::Store { space, access }),
        "atomic" => AtomicOp::ALL
            .into_iter()
            .find(|&op| atomic_text(op) == *what)
            .map(|op| Kind::Atomic { space, op }),
        _ => ir::AtomicOp::parse(what).map(|op| Kind::Locked {
            space,
            op,
            wide: args.take("bits:64"),
            offset,
        }),
    })
}
