//! Assembly text to instructions, in the syntax the printer writes (LLVM's).
//!
//! The operand list of the table drives the parser: each operand is parsed as what its class allows, then come the
//! modifiers in any order. A mnemonic without suffix takes the shortest encoding that can hold the operands.

use std::collections::HashMap;
use std::sync::OnceLock;

use super::encode::encode;
use super::inst::{InlineFloat, Inst, Operand, Sgpr, Vgpr};
use super::modtext::parse_modifier;
use super::sym::{WaitCount, parse_gpr_index, parse_hwreg, parse_message};
use super::table::{Class, Condition, Flag, Format, ImmKind, Opcode, OperandInfo, OperandName, Type};
pub use wavelift_amdgpu::isa::text::ParseError;
use wavelift_amdgpu::isa::text::{self, Cursor, Labels, Problem, number_text};

/// Parses one instruction. Branch targets are distances in words.
pub fn parse(text: &str) -> Result<Inst, ParseError> {
    let code = text.split("//").next().unwrap_or(text);
    parse_line(code, &|_| None).map_err(|(columns, message)| ParseError {
        line: 1,
        columns,
        message,
    })
}

/// Assembles a program: instructions, labels (`name:`) and `.long` words, with `//` comments. Branches take labels.
pub fn assemble(source: &str) -> Result<Vec<u32>, ParseError> {
    text::assemble(source, |line, labels, words| {
        let inst = parse_line(line, labels)?;
        encode(&inst, words).map_err(|error| (0..line.len(), error.to_string()))
    })
}

fn opcodes() -> &'static HashMap<&'static str, Opcode> {
    static TABLE: OnceLock<HashMap<&'static str, Opcode>> = OnceLock::new();
    TABLE.get_or_init(|| Opcode::ALL.iter().map(|&op| (op.mnemonic(), op)).collect())
}

/// The operation and the encodings a mnemonic leaves open.
fn mnemonic(word: &str) -> Option<(Opcode, Vec<Format>)> {
    if let Some(&op) = opcodes().get(word) {
        let all = op.info().encodings.iter().map(|e| e.0);
        return Some((op, all.filter(|f| !f.is_sdwa() && !f.is_dpp()).collect()));
    }
    let (name, suffix) = word.rsplit_once('_')?;
    let &op = opcodes().get(name)?;
    let all = op.info().encodings.iter().map(|e| e.0);
    let formats: Vec<Format> = match suffix {
        "e32" => all.filter(|f| f.info().words == 1).collect(),
        "e64" => all.filter(|f| f.is_vop3()).collect(),
        "sdwa" => all.filter(|f| f.is_sdwa()).collect(),
        "dpp" => all.filter(|f| f.is_dpp()).collect(),
        _ => return None,
    };
    (!formats.is_empty()).then_some((op, formats))
}

fn parse_line(text: &str, labels: Labels<'_>) -> Result<Inst, Problem> {
    parse_with(text, labels, &|inst| {
        encode(inst, &mut Vec::new()).map_err(|error| error.to_string())
    })
}

/// Whether a word is an operation, with or without the suffix of an encoding.
pub(crate) fn is_mnemonic(word: &str) -> bool {
    mnemonic(word).is_some()
}

/// Parses an instruction that need not have an encoding yet: registers may be virtual, and of several encodings it has the first that its
/// text does not rule out.
pub(crate) fn parse_unsettled(text: &str) -> Result<Inst, Problem> {
    parse_with(text, &|_| None, &|_| Ok(()))
}

fn parse_with(
    text: &str,
    labels: Labels<'_>,
    check: &dyn Fn(&Inst) -> Result<(), String>,
) -> Result<Inst, Problem> {
    let mut cursor = Cursor { text, at: 0 };
    cursor.skip_space();
    let start = cursor.at;
    let word = cursor.word();
    let here = start..cursor.at.max(start + 1);
    let (op, mut formats) =
        mnemonic(word).ok_or_else(|| (here.clone(), format!("unknown instruction `{word}`")))?;
    // DPP without a suffix (v_nop) shows in the modifiers only.
    if op.info().has(Flag::NoSuffix) && text.contains("row_mask") {
        formats = op
            .info()
            .encodings
            .iter()
            .map(|e| e.0)
            .filter(|f| f.is_dpp())
            .collect();
    }
    let mut problem = None;
    for format in formats {
        let mut cursor = Cursor { text, at: cursor.at };
        match parse_as(op, format, &mut cursor, labels) {
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
    cursor: &mut Cursor<'_>,
    labels: Labels<'_>,
) -> Result<Inst, Problem> {
    let info = op.info();
    let mut inst = Inst::with_format(op, format, &[]);
    // Whether some operands exist depends on modifiers that come behind them.
    let mut words = cursor.text[cursor.at..].split_whitespace();
    let has = |name: &str| cursor.text[cursor.at..].split_whitespace().any(|w| w == name);
    inst.mods.glc = has("glc");
    inst.mods.lds |= has("lds");
    if format == Format::Vop3p && words.any(|w| w.starts_with("op_sel_hi:")) {
        inst.mods.op_sel_hi = 0;
    }
    if format == Format::Exp {
        parse_export(&mut inst, cursor)?;
    } else {
        let mut first = true;
        for operand in info.operands {
            let exists = match operand.condition {
                Condition::Always => true,
                Condition::Glc => inst.mods.glc,
                Condition::NoLds => !inst.mods.lds,
            };
            cursor.skip_space();
            if !exists || operand.imm == Some(ImmKind::Opt16) && cursor.at == cursor.text.len() {
                inst.operands
                    .push(if exists { Operand::Imm(0) } else { Operand::Off });
                continue;
            }
            if !first {
                cursor.expect(',')?;
            }
            first = false;
            let value = cursor.operand(&mut inst, operand, labels)?;
            inst.operands.push(value);
        }
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
    settle(&mut inst);
    Ok(inst)
}

/// Register counts that depend on modifiers: the text has them, so nothing but the absent parts is left to do.
fn settle(inst: &mut Inst) {
    if inst.format == Format::Vop3p {
        // Bits of absent sources are set.
        inst.mods.op_sel_hi |= if inst.operands.len() == 3 { 4 } else { 0 };
    }
    if matches!(inst.operand(OperandName::Soff), Some(Operand::Sgpr { .. })) && inst.format == Format::Smem {
        inst.mods.soe &= inst.mods.offset == 0;
    }
}

fn parse_export(inst: &mut Inst, cursor: &mut Cursor<'_>) -> Result<(), Problem> {
    cursor.skip_space();
    let start = cursor.at;
    let word = cursor.word();
    let number = |prefix: &str| word.strip_prefix(prefix).and_then(|n| n.parse::<u8>().ok());
    let target = match word {
        "mrtz" => Some(8),
        "null" => Some(9),
        _ => number("mrt")
            .filter(|&n| n < 8)
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
        *value = cursor.plain(Class::ExportSrc, Type::B32, Format::Exp)?;
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

/// What parsing operands needs beside the text.
trait Operands {
    fn operand(
        &mut self,
        inst: &mut Inst,
        info: &OperandInfo,
        labels: Labels<'_>,
    ) -> Result<Operand, Problem>;
    fn source(&mut self, inst: &mut Inst, info: &OperandInfo) -> Result<Operand, Problem>;
    fn plain(&mut self, class: Class, ty: Type, format: Format) -> Result<Operand, Problem>;
    fn attribute(&mut self) -> Option<Operand>;
    fn immediate(&mut self, info: &OperandInfo, labels: Labels<'_>) -> Option<i32>;
    fn wait_counts(&mut self) -> Option<i32>;
}

impl Operands for Cursor<'_> {
    fn operand(
        &mut self,
        inst: &mut Inst,
        info: &OperandInfo,
        labels: Labels<'_>,
    ) -> Result<Operand, Problem> {
        let start = self.at;
        match info.class {
            Class::Imm => {
                let value = self.immediate(info, labels);
                let end = self.at.max(start + 1).min(self.text.len()).max(start);
                value
                    .map(Operand::Imm)
                    .ok_or_else(|| (start..end, "no such immediate".to_string()))
            }
            Class::Literal => match self
                .number()
                .map(|n| u32::try_from(n).or(i32::try_from(n).map(|n| n as u32)))
            {
                Some(Ok(value)) => Ok(Operand::Literal(value)),
                _ => Err((start..self.at, "a literal has 32 bits".into())),
            },
            Class::Attr => self
                .attribute()
                .ok_or_else(|| (start..self.at, "attributes are `attr0.x`".into())),
            Class::SmemOffset => {
                if let Some(offset) = self.number() {
                    inst.mods.offset =
                        i32::try_from(offset).map_err(|_| (start..self.at, "too large".to_string()))?;
                    return Ok(Operand::Off);
                }
                self.plain(info.class, info.ty, inst.format)
            }
            _ => self.source(inst, info),
        }
    }

    /// A register or constant with its modifiers.
    fn source(&mut self, inst: &mut Inst, info: &OperandInfo) -> Result<Operand, Problem> {
        let bit = match info.name {
            OperandName::S0 => 1,
            OperandName::S1 => 2,
            OperandName::S2 => 4,
            _ => 0,
        };
        let start = self.at;
        let number_follows = self
            .rest()
            .get(1..)
            .is_some_and(|r| r.starts_with(|c: char| c.is_ascii_digit()));
        let call = self.eat("neg(");
        let neg = call || !number_follows && self.eat("-");
        let abs = self.eat("|");
        let sext = self.eat("sext(");
        if (neg || abs || sext) && bit == 0 {
            return Err((start..self.at, "this operand takes no modifiers".into()));
        }
        inst.mods.neg |= if neg { bit } else { 0 };
        inst.mods.abs |= if abs { bit } else { 0 };
        inst.mods.sext |= if sext { bit } else { 0 };
        let operand = self.plain(info.class, info.ty, inst.format)?;
        for (open, close) in [(sext, ')'), (abs, '|'), (call, ')')] {
            if open {
                self.expect(close)?;
            }
        }
        Ok(operand)
    }

    fn plain(&mut self, _class: Class, ty: Type, format: Format) -> Result<Operand, Problem> {
        if let Some(register) = self.virtual_register() {
            return Ok(register);
        }
        let start = self.at;
        let negative = self.eat("-");
        let word = self.word();
        let bad = |end: usize| {
            (
                start..end.max(start + 1),
                "no register and no constant".to_string(),
            )
        };
        if word.starts_with(|c: char| c.is_ascii_digit()) {
            let text = &self.text[start..self.at];
            return constant(text, ty, format).ok_or_else(|| bad(self.at));
        }
        if negative {
            return Err(bad(self.at));
        }
        if let Some(special) = special(word) {
            return Ok(special);
        }
        let digits = word.find(|c: char| c.is_ascii_digit()).unwrap_or(word.len());
        let (file, number) = word.split_at(digits);
        let (first, last) = if number.is_empty() && self.eat("[") {
            let first = self.number();
            let last = if self.eat(":") { self.number() } else { first };
            self.expect(']')?;
            (first, last)
        } else {
            (number.parse().ok(), number.parse().ok())
        };
        let (Some(first), Some(last)) = (first, last) else {
            return Err(bad(self.at));
        };
        let limit = match file {
            "v" => 256,
            "s" => i64::from(super::inst::SGPRS),
            "ttmp" => 16,
            _ => return Err(bad(self.at)),
        };
        if first > last || last >= limit || first < 0 {
            return Err((start..self.at, format!("{file} registers are 0 to {}", limit - 1)));
        }
        let count = (last - first + 1).min(255) as u8;
        Ok(match file {
            "v" => Operand::Vgpr {
                first: Vgpr(first as u8),
                count,
            },
            "s" => Operand::Sgpr {
                first: Sgpr(first as u8),
                count,
            },
            _ => Operand::Sgpr {
                first: Sgpr(Sgpr::TTMP0.0 + first as u8),
                count,
            },
        })
    }

    fn attribute(&mut self) -> Option<Operand> {
        let (attr, chan) = self.word().strip_prefix("attr")?.split_once('.')?;
        let chan = ["x", "y", "z", "w"].iter().position(|c| *c == chan)?;
        Some(Operand::Attr {
            attr: attr.parse().ok()?,
            chan: chan as u8,
        })
    }

    fn immediate(&mut self, info: &OperandInfo, labels: Labels<'_>) -> Option<i32> {
        match info.imm? {
            ImmKind::Waitcnt if !self.rest().starts_with(|c: char| c.is_ascii_digit()) => self.wait_counts(),
            ImmKind::Hwreg if self.rest().starts_with("hwreg") => parse_hwreg(self.call()).map(i32::from),
            ImmKind::Msg if self.rest().starts_with("sendmsg") => parse_message(self.call()).map(i32::from),
            ImmKind::GprIdx if self.rest().starts_with("gpr_idx") => {
                parse_gpr_index(self.call()).map(i32::from)
            }
            ImmKind::Param => ["p10", "p20", "p0"]
                .iter()
                .position(|p| *p == self.text[self.at..].get(..p.len()).unwrap_or(""))
                .map(|p| {
                    self.word();
                    p as i32
                }),
            kind => {
                let value = match self.number() {
                    Some(value) => value,
                    None if kind == ImmKind::Rel16 => labels(self.word())?,
                    None => return None,
                };
                // Sixteen bits may be written with or without sign.
                match kind {
                    ImmKind::HexI16 | ImmKind::Rel16 if (0x8000..0x1_0000).contains(&value) => {
                        Some(value as i32 - 0x1_0000)
                    }
                    _ => i32::try_from(value).ok(),
                }
            }
        }
    }

    fn wait_counts(&mut self) -> Option<i32> {
        let mut count = WaitCount::NONE;
        let mut any = false;
        loop {
            self.eat("&");
            self.skip_space();
            if self.at == self.text.len() {
                return any.then(|| count.to_imm().into());
            }
            let (name, value) = self.call().strip_suffix(')')?.split_once('(')?;
            let value: u8 = value.trim().parse().ok()?;
            match name {
                "vmcnt" if value < 64 => count.vm = value,
                "expcnt" if value < 8 => count.exp = value,
                "lgkmcnt" if value < 16 => count.lgkm = value,
                _ => return None,
            }
            any = true;
        }
    }
}

fn special(word: &str) -> Option<Operand> {
    let pair = |first: Sgpr, part: u8, count: u8| Operand::Sgpr {
        first: Sgpr(first.0 + part),
        count,
    };
    let pairs = [
        ("flat_scratch", super::inst::FLAT_SCRATCH),
        ("xnack_mask", super::inst::XNACK_MASK),
        ("vcc", Sgpr::VCC),
        ("exec", Sgpr::EXEC),
    ];
    for (name, first) in pairs {
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
    let half = matches!(ty, Type::I16 | Type::U16 | Type::B16) && !format.info().allows_literal();
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
