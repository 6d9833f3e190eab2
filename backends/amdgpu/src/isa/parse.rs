//! Assembly text to instructions, in the syntax the printer writes (LLVM's).
//!
//! The operand list of the table drives the parser: each operand is parsed as what its class allows, then come the
//! modifiers in any order. A mnemonic without suffix takes the shortest encoding that can hold the operands.

use super::encode::encode;
use super::halves::parse_half;
use super::inst::{Inst, Machine};
use super::modtext::{parse_modifier, source_count};
use super::operand::{Operand, Sgpr};
use super::symbols::gfx9::parse_gpr_index;
use super::symbols::gfx12::{parse_delay, parse_dependencies};
use super::symbols::{parse_hwreg, parse_message, parse_wait};
use super::table::{
    Class, Condition, Feature, Format, ImmKind, Isa, ModField, Op, OperandInfo, OperandName, Type,
};
use super::text::{self, Cursor, Labels, ParseError, Problem, number_text};
use super::value::InlineFloat;

/// Parses one instruction of a program for a machine. Branch targets are distances in words.
///
/// # Errors
/// Where and why the text is no instruction.
pub fn parse(machine: Machine, text: &str) -> Result<Inst, ParseError> {
    let code = text.split("//").next().unwrap_or(text);
    parse_line(machine, code, &|_| None).map_err(|(columns, message)| ParseError {
        line: 1,
        columns,
        message,
    })
}

/// Assembles a program: instructions, labels (`name:`) and `.long` words, with `//` comments. Branches take labels.
///
/// # Errors
/// The first line that is none of this.
pub fn assemble(machine: Machine, source: &str) -> Result<Vec<u32>, ParseError> {
    text::assemble(source, |line, labels, words| {
        let inst = parse_line(machine, line, labels)?;
        encode(&inst, words).map_err(|error| (0..line.len(), error.to_string()))
    })
}

/// What a mnemonic may end in: whether it is one of VOP3, moves lanes, and has sub-dword sources.
const ENCODINGS: [(&str, bool, bool, bool); 5] = [
    ("_e64_dpp", true, true, false),
    ("_dpp", false, true, false),
    ("_sdwa", false, false, true),
    ("_e64", true, false, false),
    ("_e32", false, false, false),
];

/// The suffixes of mnemonics that name an encoding, longer ones before those they end in.
pub(crate) fn encodings() -> impl Iterator<Item = &'static str> {
    ENCODINGS.iter().map(|(suffix, ..)| *suffix)
}

/// The operation and the encodings a mnemonic leaves open, with lane movement and sub-dword sources or without.
fn mnemonic(isa: Isa, word: &str, moves: bool, parts: bool) -> Option<(Op, Vec<Format>)> {
    let known = |name: &str, keep: &dyn Fn(Format) -> bool| {
        let op = isa.from_mnemonic(name)?;
        let formats: Vec<Format> = isa
            .op(op)
            .encodings
            .iter()
            .map(|e| e.0)
            .filter(|&f| keep(f))
            .collect();
        (!formats.is_empty()).then_some((op, formats))
    };
    if let Some(found) = known(word, &|f| f.is_dpp() == moves && f.is_sdwa() == parts) {
        return Some(found);
    }
    for (suffix, vop3, dpp, sdwa) in ENCODINGS {
        if let Some(name) = word.strip_suffix(suffix) {
            return known(name, &|f| {
                f.is_vop3() == vop3 && f.is_dpp() == dpp && f.is_sdwa() == sdwa
            });
        }
    }
    None
}

/// Modifiers of lane movement.
const MOVEMENTS: [&str; 9] = [
    "row_mask:",
    "dpp8:",
    "quad_perm:",
    "row_mirror",
    "row_half_mirror",
    "row_sh",
    "row_ror:",
    "row_xmask:",
    "row_bcast:",
];

fn parse_line(machine: Machine, text: &str, labels: Labels<'_>) -> Result<Inst, Problem> {
    parse_with(machine, text, labels, &|inst| {
        encode(inst, &mut Vec::new()).map_err(|error| error.to_string())
    })
}

/// Whether a word is an operation, with or without the suffix of an encoding, or the first half of a pair.
pub(crate) fn is_mnemonic(isa: Isa, word: &str) -> bool {
    let known = |moves| mnemonic(isa, word, moves, false).is_some();
    let half = |name: &str| name.split(" :: ").any(|half| half == word);
    known(false) || known(true) || Op::ALL.iter().any(|op| half(isa.op(*op).mnemonic))
}

/// Parses an instruction that need not have an encoding yet: registers may be virtual, and of several encodings it has the first that its
/// text does not rule out.
///
/// # Errors
/// Columns, and what is wrong.
pub(crate) fn parse_unsettled(machine: Machine, text: &str) -> Result<Inst, Problem> {
    parse_with(machine, text, &|_| None, &|_| Ok(()))
}

fn parse_with(
    machine: Machine,
    text: &str,
    labels: Labels<'_>,
    check: &dyn Fn(&Inst) -> Result<(), String>,
) -> Result<Inst, Problem> {
    let mut cursor = Cursor { text, at: 0 };
    cursor.skip_space();
    let start = cursor.at;
    let word = cursor.word();
    let here = start..cursor.at.max(start + 1);
    let unknown = |word: &str| (here.clone(), format!("unknown instruction `{word}`"));
    // A dual instruction is two, one after the other.
    let mut name = word.to_string();
    if let Some((_, second)) = text.split_once("::") {
        name = format!("{word} :: {}", second.split_whitespace().next().unwrap_or(""));
    }
    // Lane movement shows in the modifiers too, and compares have no suffix for it.
    let moves = MOVEMENTS.iter().any(|m| text.contains(m));
    let parts = machine.isa.traits().bare_parts && text.contains("src0_sel:");
    let (op, formats) = mnemonic(machine.isa, &name, moves, parts).ok_or_else(|| unknown(&name))?;
    let mut problem = None;
    for format in formats {
        if moves && format.is_dpp8() != text.contains("dpp8:") {
            continue;
        }
        let mut cursor = Cursor { text, at: cursor.at };
        match parse_as(machine, op, format, &mut cursor, labels) {
            Ok(inst) => match check(&inst) {
                Ok(()) => return Ok(inst),
                // The first encoding that fails is the one to complain about, unless a later one gets further.
                Err(error) => problem = problem.or(Some((here.clone(), error))),
            },
            Err(error) => problem = Some(problem.unwrap_or(error)),
        }
    }
    Err(problem.unwrap_or((here, "the operation has no such encoding".into())))
}

/// Modifiers that say which operands exist and how many registers they take, so that they are read first.
fn read_ahead(inst: &mut Inst, cursor: &Cursor<'_>) -> Result<(), Problem> {
    let rest = cursor.rest();
    let fails = |message| (cursor.at..cursor.text.len(), message);
    for prefix in ["scope:", "th:", "op_sel_hi:", "tfe"] {
        if let Some(word) = rest.split_whitespace().find(|w| w.starts_with(prefix)) {
            parse_modifier(inst, word).map_err(fails)?;
        }
    }
    let has = |name: &str| rest.split_whitespace().any(|w| w == name);
    if has("glc") || has(inst.machine.isa.traits().cache_bits[0]) {
        inst.mods.glc = true;
    }
    inst.mods.lds |= has("lds");
    // Without it some addresses have a further part. Elsewhere the word is an accumulation register.
    if has("a16") && inst.layout().modifier(ModField::A16).is_some() {
        inst.mods.a16 = true;
    }
    Ok(())
}

fn parse_as(
    machine: Machine,
    op: Op,
    format: Format,
    cursor: &mut Cursor<'_>,
    labels: Labels<'_>,
) -> Result<Inst, Problem> {
    let mut inst = Inst::with_format(machine, op, format, &[]);
    read_ahead(&mut inst, cursor)?;
    if format == Format::Exp {
        parse_export(&mut inst, cursor)?;
    } else {
        parse_operands(&mut inst, cursor, labels)?;
    }
    loop {
        cursor.skip_space();
        if cursor.at == cursor.text.len() {
            break;
        }
        let start = cursor.at;
        let text = cursor.modifier();
        parse_modifier(&mut inst, text).map_err(|message| (start..cursor.at.max(start + 1), message))?;
    }
    if format.is_packed() && source_count(&inst) == 2 {
        // Bits of absent sources are set.
        inst.mods.op_sel_hi |= 4;
    }
    if inst.mods.soe && inst.mods.offset != 0 {
        inst.mods.soe = false;
    }
    Ok(inst)
}

fn parse_operands(inst: &mut Inst, cursor: &mut Cursor<'_>, labels: Labels<'_>) -> Result<(), Problem> {
    let mut first = true;
    let mut addresses = Vec::new();
    for operand in inst.info().operands {
        if operand.class == Class::ImageNext {
            inst.operands.push(addresses.pop().unwrap_or(Operand::Off));
            continue;
        }
        if operand.class == Class::ExecMask {
            inst.operands.push(Operand::exec(inst.machine.wave));
            continue;
        }
        let exists = match operand.condition {
            Condition::Always => true,
            Condition::Return => inst.returns(),
            Condition::NoLds => !inst.mods.lds,
            Condition::NoA16 => !inst.mods.a16,
        };
        cursor.skip_space();
        if !exists || operand.imm == Some(ImmKind::Opt16) && cursor.at == cursor.text.len() {
            inst.operands
                .push(if exists { Operand::Imm(0) } else { Operand::Off });
            continue;
        }
        if operand.name == OperandName::Dy {
            let start = cursor.at;
            if !cursor.eat("::") {
                return Err((start..cursor.text.len(), "`::` is missing here".into()));
            }
            cursor.skip_space();
            cursor.word();
            cursor.skip_space();
            first = true;
        }
        if !first {
            cursor.expect(',')?;
        }
        first = false;
        if operand.class == Class::ImageAddr && inst.layout().separate_addresses() && cursor.eat("[") {
            addresses = parse_addresses(cursor, inst, operand)?;
            inst.operands.push(addresses.pop().unwrap_or(Operand::Off));
            continue;
        }
        let value = parse_operand(cursor, inst, operand, labels)?;
        if operand.class == Class::ScratchAddr && inst.layout().modifier(ModField::Sve).is_some() {
            inst.mods.sve = value != Operand::Off;
        }
        inst.operands.push(value);
    }
    Ok(())
}

/// The registers of an image address, `v1, v7]`, the last one first.
fn parse_addresses(
    cursor: &mut Cursor<'_>,
    inst: &Inst,
    info: &OperandInfo,
) -> Result<Vec<Operand>, Problem> {
    let start = cursor.at;
    let mut list = Vec::new();
    loop {
        cursor.skip_space();
        list.push(plain(cursor, inst.machine, inst.format, info.ty)?);
        cursor.skip_space();
        if cursor.eat("]") {
            break;
        }
        cursor.expect(',')?;
    }
    let most = inst
        .info()
        .operands
        .iter()
        .filter(|o| o.class == Class::ImageNext);
    if list.len() > most.count() + 1 {
        return Err((start..cursor.at, "too many registers for an address".into()));
    }
    list.reverse();
    Ok(list)
}

fn parse_export(inst: &mut Inst, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    cursor.skip_space();
    let start = cursor.at;
    let word = cursor.word();
    let number = |prefix: &str| word.strip_prefix(prefix).and_then(|n| n.parse::<u8>().ok());
    let newer = inst.layout().modifier(ModField::Row).is_some();
    let target = match word {
        "mrtz" => Some(8),
        "null" => Some(9),
        "prim" if newer => Some(20),
        "pos4" if newer => Some(16),
        _ => number("mrt")
            .filter(|&n| n < 8)
            .or(number("dual_src_blend")
                .filter(|&n| newer && n < 2)
                .map(|n| n + 21))
            .or(number("pos").filter(|&n| n < 4).map(|n| n + 12))
            .or(number("param").filter(|&n| n < 32).map(|n| n + 32)),
    };
    inst.mods.tgt = target.ok_or_else(|| {
        (
            start..cursor.at.max(start + 1),
            format!("`{word}` is no export target"),
        )
    })?;
    let mut values = [Operand::Off; 4];
    for (channel, value) in values.iter_mut().enumerate() {
        if channel != 0 {
            cursor.expect(',')?;
        }
        cursor.skip_space();
        *value = plain(cursor, inst.machine, Format::Exp, Type::B32)?;
        inst.mods.en |= u8::from(*value != Operand::Off) << channel;
    }
    if cursor.text[cursor.at..].split_whitespace().any(|w| w == "compr") {
        let pick = |a: Operand, b: Operand| if a == Operand::Off { b } else { a };
        values = [
            pick(values[0], values[1]),
            pick(values[2], values[3]),
            Operand::Off,
            Operand::Off,
        ];
    }
    inst.operands.extend(values);
    Ok(())
}

fn parse_operand(
    cursor: &mut Cursor<'_>,
    inst: &mut Inst,
    info: &OperandInfo,
    labels: Labels<'_>,
) -> Result<Operand, Problem> {
    let start = cursor.at;
    match info.class {
        Class::Imm => {
            let value = immediate(cursor, inst.machine.isa, info, labels);
            let end = cursor.at.max(start + 1).min(cursor.text.len()).max(start);
            value
                .map(Operand::Imm)
                .ok_or_else(|| (start..end, "no such immediate".to_string()))
        }
        Class::Literal => match cursor
            .number()
            .map(|n| u32::try_from(n).or(i32::try_from(n).map(|n| n as u32)))
        {
            Some(Ok(value)) => Ok(Operand::Literal(value)),
            _ => Err((start..cursor.at, "a literal has 32 bits".into())),
        },
        Class::Attr => attribute(cursor).ok_or_else(|| (start..cursor.at, "attributes are `attr0.x`".into())),
        Class::SmemOffset => {
            if let Some(offset) = cursor.number() {
                inst.mods.offset =
                    i32::try_from(offset).map_err(|_| (start..cursor.at, "too large".to_string()))?;
                return Ok(Operand::Off);
            }
            // NULL adds nothing.
            match plain(cursor, inst.machine, inst.format, info.ty)? {
                Operand::Sgpr { first, count: 1 } if Some(first) == inst.machine.isa.traits().null => {
                    Ok(Operand::Off)
                }
                operand => Ok(operand),
            }
        }
        _ => source(cursor, inst, info),
    }
}

/// A register or constant with its modifiers.
fn source(cursor: &mut Cursor<'_>, inst: &mut Inst, info: &OperandInfo) -> Result<Operand, Problem> {
    let bit = match info.name {
        OperandName::S0 => 1,
        OperandName::S1 => 2,
        OperandName::S2 => 4,
        _ => 0,
    };
    let start = cursor.at;
    let number_follows = cursor
        .rest()
        .get(1..)
        .is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit()));
    let call = cursor.eat("neg(");
    let neg = call || !number_follows && cursor.eat("-");
    let abs = cursor.eat("|");
    let sext = cursor.eat("sext(");
    if (neg || abs || sext) && bit == 0 {
        return Err((start..cursor.at, "this operand takes no modifiers".into()));
    }
    if neg {
        inst.mods.neg |= bit;
    }
    if abs {
        inst.mods.abs |= bit;
    }
    if sext {
        inst.mods.sext |= bit;
    }
    let (machine, format) = (inst.machine, inst.format);
    let register = |cursor: &mut Cursor<'_>| plain(cursor, machine, format, info.ty);
    let operand = parse_half(cursor, inst, info, register)?;
    for (open, close) in [(sext, ')'), (abs, '|'), (call, ')')] {
        if open {
            cursor.expect(close)?;
        }
    }
    Ok(operand)
}

fn plain(cursor: &mut Cursor<'_>, machine: Machine, format: Format, ty: Type) -> Result<Operand, Problem> {
    if let Some(register) = cursor.virtual_register() {
        return Ok(register);
    }
    let traits = machine.isa.traits();
    let start = cursor.at;
    let negative = cursor.eat("-");
    let word = cursor.word();
    let bad = |end: usize| {
        (
            start..end.max(start + 1),
            "no register and no constant".to_string(),
        )
    };
    if word.starts_with(|c: char| c.is_ascii_digit()) {
        let text = &cursor.text[start..cursor.at];
        return constant(machine.isa, text, ty, format).ok_or_else(|| bad(cursor.at));
    }
    if negative {
        return Err(bad(cursor.at));
    }
    if let Some(null) = traits.null.filter(|_| word == "null") {
        return Ok(Operand::s_range(null.0, machine.registers(ty)));
    }
    if let Some(special) = special(machine.isa, word) {
        return Ok(special);
    }
    let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
    let (file, number) = word.split_at(digits);
    let (first, last) = if number.is_empty() && cursor.eat("[") {
        let first = cursor.number();
        let last = if cursor.eat(":") { cursor.number() } else { first };
        cursor.expect(']')?;
        (first, last)
    } else {
        (number.parse().ok(), number.parse().ok())
    };
    let (Some(first), Some(last)) = (first, last) else {
        return Err(bad(cursor.at));
    };
    let limit = match file {
        "v" => 256,
        "a" if machine.isa.has(Op::VAccvgprReadB32) => 256,
        "s" => i64::from(traits.sgprs),
        "ttmp" => i64::from(traits.traps.1),
        _ => return Err(bad(cursor.at)),
    };
    if first > last || last >= limit || first < 0 {
        return Err((
            start..cursor.at,
            format!("{file} registers are 0 to {}", limit - 1),
        ));
    }
    let count = (last - first + 1).min(255) as u8;
    Ok(match file {
        "v" => Operand::v_range(first as u8, count),
        "a" if count == 1 => Operand::a(first as u8),
        "a" => return Err(bad(cursor.at)),
        "s" => Operand::s_range(first as u8, count),
        _ => Operand::s_range(traits.traps.0.0 + first as u8, count),
    })
}

fn attribute(cursor: &mut Cursor<'_>) -> Option<Operand> {
    let (attr, chan) = cursor.word().strip_prefix("attr")?.split_once('.')?;
    let chan = ["x", "y", "z", "w"].iter().position(|c| *c == chan)?;
    Some(Operand::Attr {
        attr: attr.parse().ok()?,
        chan: chan as u8,
    })
}

fn interpolation_parameter(cursor: &mut Cursor<'_>) -> Option<i32> {
    let parameters = ["p10", "p20", "p0"];
    let found = parameters.iter().position(|p| cursor.rest().starts_with(p))?;
    cursor.word();
    Some(found as i32)
}

fn immediate(cursor: &mut Cursor<'_>, isa: Isa, info: &OperandInfo, labels: Labels<'_>) -> Option<i32> {
    let numeric = cursor
        .rest()
        .starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let mut whole = |parse: &dyn Fn(&str) -> Option<u16>| {
        let value = parse(cursor.rest().trim_end());
        cursor.at = cursor.text.len();
        value.map(i32::from)
    };
    match info.imm? {
        ImmKind::Delay if !numeric => return whole(&parse_delay),
        ImmKind::Depctr if !numeric => return whole(&parse_dependencies),
        ImmKind::Waitcnt if !numeric => return whole(&|text| parse_wait(isa, text)),
        ImmKind::Hwreg if !numeric => return parse_hwreg(isa, cursor.call()).map(i32::from),
        ImmKind::Msg | ImmKind::MsgRtn if !numeric => {
            return parse_message(isa, cursor.call()).map(i32::from);
        }
        ImmKind::GprIdx if !numeric => return parse_gpr_index(cursor.call()).map(i32::from),
        ImmKind::Param => return interpolation_parameter(cursor),
        _ => {}
    }
    let kind = info.imm?;
    let value = match cursor.number() {
        Some(value) => value,
        None if kind == ImmKind::Rel16 => labels(cursor.word())?,
        None => return None,
    };
    // Sixteen bits may be written with or without sign.
    match kind {
        ImmKind::HexI16 | ImmKind::Rel16 if (0x8000..0x1_0000).contains(&value) => {
            Some(value as i32 - 0x1_0000)
        }
        ImmKind::Dec16 | ImmKind::HexU16 if (-0x8000..0).contains(&value) => Some(value as i32 + 0x1_0000),
        _ => i32::try_from(value).ok(),
    }
}

fn special(isa: Isa, word: &str) -> Option<Operand> {
    let pair = |first: Sgpr, part: u8, count: u8| Operand::Sgpr {
        first: Sgpr(first.0 + part),
        count,
    };
    let traits = isa.traits();
    for &(name, first) in traits.names {
        match word.strip_prefix(name) {
            Some("") => return Some(pair(first, 0, 2)),
            Some("_lo") => return Some(pair(first, 0, 1)),
            Some("_hi") => return Some(pair(first, 1, 1)),
            _ => {}
        }
    }
    match word {
        "off" => Some(Operand::Off),
        "m0" => Some(Operand::s(traits.m0.0)),
        _ => traits
            .specials
            .iter()
            .find(|s| s.name() == word)
            .map(|&s| Operand::Special(s)),
    }
}

/// A number as an operand of type `ty`: inline where possible, a literal otherwise.
fn constant(isa: Isa, text: &str, ty: Type, format: Format) -> Option<Operand> {
    let float = InlineFloat::ALL
        .iter()
        .find(|f| f.text(32) == text || f.text(64) == text);
    // Before there was arithmetic on halves, inline floats were no halves.
    let inline = |float: &&InlineFloat| {
        isa.has_feature(Feature::Gfx8Up) || **float != InlineFloat::InvTwoPi && ty.bits() != 16
    };
    if let Some(&float) = float.filter(inline) {
        return Some(Operand::Float(float));
    }
    if text.contains('.') {
        let value: f64 = text.parse().ok()?;
        return Some(Operand::Literal(match ty.bits() {
            16 if ty == Type::Bf16 => half::bf16::from_f64(value).to_bits().into(),
            16 => half::f16::from_f64(value).to_bits().into(),
            64 => (value.to_bits() >> 32) as u32,
            _ => (value as f32).to_bits(),
        }));
    }
    let value = number_text(text)?;
    if (-16..=64).contains(&value) && !text.starts_with("0x") {
        return Some(Operand::Int(value as i8));
    }
    // Where no literal fits, an inline float of a 16-bit integer prints as its bits.
    let half = matches!(ty, Type::I16 | Type::U16 | Type::B16) && !isa.allows_literal(format);
    if let Some(&float) = InlineFloat::ALL
        .iter()
        .find(|f| half && i64::from(f.f16_bits()) == value)
    {
        return Some(Operand::Float(float));
    }
    u32::try_from(value)
        .or(i32::try_from(value).map(|v| v as u32))
        .ok()
        .map(Operand::Literal)
}
