//! Assembly text to instructions, in the syntax the printer writes (LLVM's).
//!
//! The operand list of the table drives the parser: each operand is parsed as what its class allows, then come the
//! modifiers in any order. A mnemonic without suffix takes the shortest encoding that can hold the operands.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::encode::encode;
use super::inst::{InlineFloat, Inst, Operand, Sgpr, Vgpr};
use super::modtext::parse_modifier;
use super::sym::{parse_delay, parse_dependencies, parse_hwreg, parse_message, parse_old_wait};
use super::table::{Class, Condition, Format, ImmKind, Opcode, OperandInfo, OperandName, Type, WaveSize};
pub use wavelift_amdgpu::isa::text::ParseError;
use wavelift_amdgpu::isa::text::{self, Cursor, Labels, Problem, number_text};

/// Parses one instruction of a program with this wave size. Branch targets are distances in words.
///
/// # Errors
/// Where and why the text is no instruction.
pub fn parse(text: &str, wave: WaveSize) -> Result<Inst, ParseError> {
    let code = text.split("//").next().unwrap_or(text);
    parse_line(code, wave, &|_| None).map_err(|(columns, message)| ParseError {
        line: 1,
        columns,
        message,
    })
}

/// Assembles a program: instructions, labels (`name:`) and `.long` words, with `//` comments. Branches take labels.
///
/// # Errors
/// The first line that is none of this.
pub fn assemble(source: &str, wave: WaveSize) -> Result<Vec<u32>, ParseError> {
    text::assemble(source, |line, labels, words| {
        let inst = parse_line(line, wave, labels)?;
        encode(&inst, words).map_err(|error| (0..line.len(), error.to_string()))
    })
}

fn opcodes() -> &'static HashMap<&'static str, Opcode> {
    static TABLE: OnceLock<HashMap<&'static str, Opcode>> = OnceLock::new();
    TABLE.get_or_init(|| Opcode::ALL.iter().map(|&op| (op.mnemonic(), op)).collect())
}

/// The operation and the encodings a mnemonic leaves open.
fn mnemonic(word: &str, moves: bool) -> Option<(Opcode, Vec<Format>)> {
    let known = |name: &str, keep: &dyn Fn(Format) -> bool| {
        let &op = opcodes().get(name)?;
        let formats: Vec<Format> = op
            .info()
            .encodings
            .iter()
            .map(|e| e.0)
            .filter(|&f| keep(f))
            .collect();
        (!formats.is_empty()).then_some((op, formats))
    };
    if let Some(found) = known(word, &|f| f.is_dpp() == moves) {
        return Some(found);
    }
    for (suffix, vop3, dpp) in [
        ("_e64_dpp", true, true),
        ("_dpp", false, true),
        ("_e64", true, false),
        ("_e32", false, false),
    ] {
        if let Some(name) = word.strip_suffix(suffix) {
            return known(name, &|f| f.is_vop3() == vop3 && f.is_dpp() == dpp);
        }
    }
    None
}

fn parse_line(text: &str, wave: WaveSize, labels: Labels<'_>) -> Result<Inst, Problem> {
    parse_with(text, wave, labels, &|inst| {
        encode(inst, &mut Vec::new()).map_err(|error| error.to_string())
    })
}

/// Whether a word is an operation, with or without the suffix of an encoding, or the first half of a pair.
pub(crate) fn is_mnemonic(word: &str) -> bool {
    let known = |moves| mnemonic(word, moves).is_some();
    known(false)
        || known(true)
        || Opcode::ALL
            .iter()
            .any(|op| op.mnemonic().split(" :: ").any(|half| half == word))
}

/// Parses an instruction that need not have an encoding yet: registers may be virtual, and of several encodings it has the first that its
/// text does not rule out.
pub(crate) fn parse_unsettled(text: &str, wave: WaveSize) -> Result<Inst, Problem> {
    parse_with(text, wave, &|_| None, &|_| Ok(()))
}

fn parse_with(
    text: &str,
    wave: WaveSize,
    labels: Labels<'_>,
    check: &dyn Fn(&Inst) -> Result<(), String>,
) -> Result<Inst, Problem> {
    let mut cursor = Cursor { text, at: 0 };
    cursor.skip_space();
    let start = cursor.at;
    let word = cursor.word();
    let here = start..cursor.at.max(start + 1);
    let unknown = |word: &str| (here.clone(), format!("unknown instruction `{word}`"));
    // A dual instruction is two, one behind the other.
    let mut name = word.to_string();
    if let Some((_, second)) = text.split_once("::") {
        name = format!("{word} :: {}", second.split_whitespace().next().unwrap_or(""));
    }
    // Lane movement shows in the modifiers too, and compares have no suffix for it.
    let moves = [
        "row_mask:",
        "dpp8:",
        "quad_perm:",
        "row_mirror",
        "row_half_mirror",
        "row_sh",
        "row_ror:",
        "row_xmask:",
    ]
    .iter()
    .any(|m| text.contains(m));
    let (op, formats) = mnemonic(&name, moves).ok_or_else(|| unknown(&name))?;
    let mut problem = None;
    for format in formats {
        if moves && format.is_dpp8() != text.contains("dpp8:") {
            continue;
        }
        let mut cursor = Cursor { text, at: cursor.at };
        match parse_as(op, format, wave, &mut cursor, labels) {
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

fn parse_as(
    op: Opcode,
    format: Format,
    wave: WaveSize,
    cursor: &mut Cursor<'_>,
    labels: Labels<'_>,
) -> Result<Inst, Problem> {
    let info = op.info();
    let mut inst = Inst::with_format(wave, op, format, &[]);
    // Whether some operands exist depends on modifiers that come behind them.
    for prefix in ["scope:", "th:", "op_sel_hi:", "tfe"] {
        let mut words = cursor.text[cursor.at..].split_whitespace();
        if let Some(word) = words.find(|w| w.starts_with(prefix)) {
            let start = cursor.at;
            parse_modifier(&mut inst, word).map_err(|message| (start..cursor.text.len(), message))?;
        }
    }
    let mut first = true;
    for operand in info.operands {
        if operand.class == Class::ExecMask {
            inst.operands.push(Operand::exec(wave));
            continue;
        }
        let exists = match operand.condition {
            Condition::Always => true,
            Condition::Return => inst.returns(),
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
        let value = parse_operand(cursor, &mut inst, operand, labels)?;
        if operand.class == Class::ScratchAddr {
            inst.mods.sve = value != Operand::Off;
        }
        inst.operands.push(value);
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
    if format.is_vop3p() && !format.is_mix() {
        // Bits of absent sources are set.
        inst.mods.op_sel_hi |= if super::print::source_count(&inst) == 2 {
            4
        } else {
            0
        };
    }
    Ok(inst)
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
            let value = immediate(cursor, info, labels);
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
        Class::SmemOffset => {
            if let Some(offset) = cursor.number() {
                inst.mods.offset =
                    i32::try_from(offset).map_err(|_| (start..cursor.at, "too large".to_string()))?;
                return Ok(Operand::Off);
            }
            // NULL adds nothing.
            match plain(cursor, inst, info)? {
                Operand::Sgpr {
                    first: super::inst::NULL,
                    count: 1,
                } => Ok(Operand::Off),
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
    if (neg || abs) && bit == 0 {
        return Err((start..cursor.at, "this operand takes no modifiers".into()));
    }
    inst.mods.neg |= if neg { bit } else { 0 };
    inst.mods.abs |= if abs { bit } else { 0 };
    let operand = plain(cursor, inst, info)?;
    for (open, close) in [(abs, '|'), (call, ')')] {
        if open {
            cursor.expect(close)?;
        }
    }
    Ok(operand)
}

fn plain(cursor: &mut Cursor<'_>, inst: &Inst, info: &OperandInfo) -> Result<Operand, Problem> {
    if let Some(register) = cursor.virtual_register() {
        return Ok(register);
    }
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
        return constant(text, info.ty, inst.format).ok_or_else(|| bad(cursor.at));
    }
    if negative {
        return Err(bad(cursor.at));
    }
    if word == "null" {
        let count = info.ty.registers(inst.wave);
        return Ok(Operand::s_range(super::inst::NULL.0, count));
    }
    if let Some(special) = special(word) {
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
        "s" => i64::from(super::inst::SGPRS),
        "ttmp" => 16,
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
        "v" => Operand::Vgpr {
            first: Vgpr(first as u8),
            count,
        },
        "s" => Operand::s_range(first as u8, count),
        _ => Operand::s_range(Sgpr::TTMP0.0 + first as u8, count),
    })
}

fn immediate(cursor: &mut Cursor<'_>, info: &OperandInfo, labels: Labels<'_>) -> Option<i32> {
    let numeric = cursor
        .rest()
        .starts_with(|c: char| c.is_ascii_digit() || c == '-');
    let mut whole = |parse: fn(&str) -> Option<u16>| {
        let value = parse(cursor.rest().trim_end());
        cursor.at = cursor.text.len();
        value.map(i32::from)
    };
    match info.imm? {
        ImmKind::Delay if !numeric => return whole(parse_delay),
        ImmKind::Depctr if !numeric => return whole(parse_dependencies),
        ImmKind::Waitcnt if !numeric => return whole(parse_old_wait),
        ImmKind::Hwreg if !numeric => return parse_hwreg(cursor.call()).map(i32::from),
        ImmKind::Msg | ImmKind::MsgRtn if !numeric => return parse_message(cursor.call()).map(i32::from),
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

fn special(word: &str) -> Option<Operand> {
    let pair = |first: Sgpr, part: u8, count: u8| Operand::s_range(first.0 + part, count);
    for (name, first) in [("vcc", Sgpr::VCC), ("exec", Sgpr::EXEC)] {
        match word.strip_prefix(name) {
            Some("") => return Some(pair(first, 0, 2)),
            Some("_lo") => return Some(pair(first, 0, 1)),
            Some("_hi") => return Some(pair(first, 1, 1)),
            _ => {}
        }
    }
    match word {
        "off" => Some(Operand::Off),
        "m0" => Some(Operand::s(super::inst::M0.0)),
        _ => super::inst::SPECIALS
            .iter()
            .find(|s| s.name() == word)
            .map(|&s| Operand::Special(s)),
    }
}

/// A number as an operand of type `ty`: inline where possible, a literal otherwise.
fn constant(text: &str, ty: Type, format: Format) -> Option<Operand> {
    let float = InlineFloat::ALL
        .iter()
        .find(|f| f.text(32) == text || f.text(64) == text);
    if let Some(&float) = float {
        return Some(Operand::Float(float));
    }
    if text.contains('.') {
        let value: f64 = text.parse().ok()?;
        return Some(Operand::Literal(match ty.bits() {
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
    let half = matches!(ty, Type::I16 | Type::U16 | Type::B16) && !format.allows_literal();
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
