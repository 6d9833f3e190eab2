//! Instructions in the layout that nearly all have, read straight from the text without tokens: no white space inside a mnemonic, a space
//! or tab before operands and nothing else around them, and white space of spaces, tabs and new lines before the next one.
//!
//! - Q1: what is read here is what the rest of the parser would read; whatever is not plain is left to it, at any operand.
//! - Q2: nothing is reported here: of text in which something is wrong only the plain beginning is read.

use super::instructions::{Operands, is_register, simple_register};
use super::words::{ORDERS, Suffix, first_word, opcode, suffix};
use super::{Mnemonic, Parsed, Parser};
use crate::lexer::{TokenKind, is_name};
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;
use wavelift_hsail::table::{self, Part, Slot};

/// Eight bytes of the text, unless it ends before.
#[inline]
fn eight(bytes: &[u8], at: usize) -> Option<[u8; 8]> {
    bytes.get(at..)?.first_chunk().copied()
}

/// The decimal number without leading zeros between the parenthesis at byte `at` and another one, which is at the byte that is
/// given, too.
#[inline]
fn argument(bytes: &[u8], at: usize) -> Option<(u64, usize)> {
    let digits = match bytes.get(at..)? {
        [b'(', digits @ ..] => digits,
        _ => return None,
    };
    let mut value = 0;
    // The longest is the width of 2^31.
    for (n, b) in digits.iter().enumerate().take(11) {
        match b {
            b'0'..=b'9' if n != 1 || value != 0 => value = value * 10 + u64::from(b - b'0'),
            b')' if n > 0 => return Some((value, at + n + 1)),
            _ => return None,
        }
    }
    None
}

/// The argument of a width, and where its parenthesis is.
#[inline]
fn width(bytes: &[u8], at: usize) -> Option<(Width, usize)> {
    for (text, width) in [("(all)", Width::ALL), ("(WAVESIZE)", Width::WAVESIZE)] {
        if bytes.get(at..)?.starts_with(text.as_bytes()) {
            return Some((width, at + text.len() - 1));
        }
    }
    let (lanes, close) = argument(bytes, at)?;
    Some((Width::from_lanes(lanes)?, close))
}

/// Gives a modifier a value, and the kind of its suffix back.
#[inline]
fn set<T>(field: &mut Option<T>, value: T, part: Part) -> Part {
    *field = Some(value);
    part
}

/// As [`set`], for a modifier that is there or not.
#[inline]
fn raise(field: &mut bool, part: Part) -> Part {
    *field = true;
    part
}

/// Registers in parentheses.
pub(super) struct PlainVector {
    operands: [Operand; PlainVector::MOST],
    spans: [Span; PlainVector::MOST],
    count: usize,
}

impl PlainVector {
    const MOST: usize = 4;

    /// The vector whose parenthesis is at byte `at`, and where it ends.
    #[inline]
    pub(super) fn read(bytes: &[u8], mut at: usize) -> Option<(PlainVector, usize)> {
        let mut vector = PlainVector {
            operands: [Operand::Wavesize; PlainVector::MOST],
            spans: [Span::NONE; PlainVector::MOST],
            count: 0,
        };
        for count in 0..PlainVector::MOST {
            at += 1;
            let start = at + usize::from(bytes.get(at) == Some(&b' '));
            let (register, end) = simple_register(bytes, start)?;
            vector.operands[count] = Operand::Register(register);
            vector.spans[count] = Span::new(start as u32, end as u32);
            at = end;
            match bytes.get(end)? {
                b',' => {}
                b')' => {
                    vector.count = count + 1;
                    return Some((vector, end + 1));
                }
                _ => return None,
            }
        }
        None
    }
}

/// An address that is a register alone, or with a number of at most four digits added, and where it ends. Its bracket is at byte `at`.
#[inline]
pub(super) fn plain_address(bytes: &[u8], at: usize) -> Option<(Operand, usize)> {
    let (register, mut end) = simple_register(bytes, at + 1)?;
    let mut offset = 0;
    if bytes.get(end) == Some(&b'+') {
        let digits = bytes.get(end + 1..)?;
        let length = digits.iter().take(5).take_while(|b| b.is_ascii_digit()).count();
        if length == 0 || length > 4 || digits[0] == b'0' && length > 1 {
            return None;
        }
        offset = digits[..length]
            .iter()
            .fold(0, |value, b| value * 10 + u64::from(b - b'0'));
        end += 1 + length;
    }
    let address = Operand::Address {
        symbol: None.into(),
        register: Some(register),
        offset,
    };
    (bytes.get(end) == Some(&b']')).then_some((address, end + 1))
}

/// An integer of at most ten digits that a type other than `b1` can hold, and where it ends.
#[inline]
fn plain_integer(bytes: &[u8], start: usize, ty: Type) -> Option<(Operand, usize)> {
    const MOST: usize = 10;
    let digits = bytes.get(start..)?;
    let length = digits
        .iter()
        .take(MOST + 1)
        .take_while(|b| b.is_ascii_digit())
        .count();
    if length > MOST || digits[0] == b'0' && length > 1 {
        return None;
    }
    let value = digits[..length]
        .iter()
        .fold(0, |value, b| value * 10 + u64::from(b - b'0'));
    let is_integer = !ty.is_packed() && (ty.is_integer() || ty.is_bit());
    let bits = ty.bits();
    let fits = bits == 64 || bits > 1 && bits < 64 && value >> bits == 0;
    let operand = Operand::Immediate {
        ty: ty.constant_type(),
        bits: value,
    };
    (is_integer && fits).then_some((operand, start + length))
}

/// Where the name with a sigil at byte `at` ends.
#[inline]
fn end_of_name(bytes: &[u8], at: usize) -> usize {
    let rest = bytes.get(at + 1..).unwrap_or(&[]);
    at + 1 + rest.iter().position(|b| !is_name(*b)).unwrap_or(rest.len())
}

/// Whether a vector can stand in a place.
fn is_vector(slot: Slot) -> bool {
    use Slot::{Coordinates, DestQuad, DestVector, Gradients, SrcQuad, SrcVector};
    matches!(
        slot,
        DestVector(_) | SrcVector(_) | DestQuad(_) | SrcQuad(_) | Coordinates | Gradients
    )
}

impl<'a> Parser<'a> {
    /// Consumes plain instructions from the next token on, a word, as many as follow each other. Whether there was one.
    pub(super) fn plain_instructions(&mut self) -> Parsed<bool> {
        let mut any = false;
        let mut at = self.token.span.start as usize;
        // What comes before `at` has been consumed, and the next token is not known.
        let mut ahead = false;
        while let Some((mut mnemonic, end)) = self.plain_mnemonic(at) {
            any = true;
            mnemonic.inst.span = Span::new(at as u32, end as u32);
            self.inst_start = at as u32;
            let mut found = Operands::new();
            let stop = self.plain_operands(mnemonic, end, &mut found);
            let bytes = self.text.as_bytes();
            let finished = match stop.checked_sub(1).and_then(|last| bytes.get(last)) {
                Some(b';') => found.count == mnemonic.slots.len(),
                _ => false,
            };
            self.previous_end = stop as u32;
            if finished {
                ahead = true;
                self.push_instruction(mnemonic.inst, &found);
                if self.at_end_of_slice() {
                    break;
                }
                let space = bytes[stop..]
                    .iter()
                    .take_while(|b| matches!(b, b' ' | b'\t' | b'\n'));
                at = stop + space.count();
                continue;
            }
            self.pass_mnemonic(stop);
            ahead = false;
            self.rest_of_instruction(mnemonic, found)?;
            let stops = self.gave_up() || self.at_end_of_slice();
            if stops || self.token.kind != TokenKind::Word || !self.lexer.comments.is_empty() {
                break;
            }
            at = self.token.span.start as usize;
        }
        if ahead {
            self.pass_mnemonic(self.previous_end as usize);
        }
        Ok(any)
    }

    /// The mnemonic at byte `at` and where it ends, if it is plain.
    #[inline]
    fn plain_mnemonic(&self, at: usize) -> Option<(Mnemonic, usize)> {
        let bytes = self.text.as_bytes();
        let (opcode, mut at) = self.plain_opcode(at)?;
        let order = &ORDERS[opcode.index()];
        let mut inst = Inst::new(opcode, Span::NONE);
        let (mut place, mut seen) = (0, 0);
        while bytes.get(at) == Some(&b'_') {
            let start = at + 1;
            let (word, length) = first_word(eight(bytes, start)?);
            let suffix = suffix(word)?;
            at = start + length;
            let part = self.plain_suffix(&mut inst, suffix, start, &mut at)?;
            let next = order.places[part as usize];
            if next <= place {
                return None;
            }
            place = next;
            seen |= 1 << part as u32;
        }
        if seen & order.required != order.required || !matches!(bytes.get(at)?, b' ' | b'\t' | b';') {
            return None;
        }
        table::fill_defaults(&mut inst);
        let slots = table::nearest(&inst).map_or(&[][..], |row| row.operands);
        Some((Mnemonic { inst, slots }, at))
    }

    /// The operation at byte `at`, and where its name ends.
    #[inline]
    fn plain_opcode(&self, at: usize) -> Option<(Opcode, usize)> {
        let bytes = self.text.as_bytes();
        let (first, mut length) = first_word(eight(bytes, at)?);
        let mut second = 0;
        if length == 8 {
            let (word, more) = first_word(eight(bytes, at + 8)?);
            (second, length) = (word, 8 + more);
            if more == 8 {
                length += first_word(eight(bytes, at + 16)?).1;
            }
        }
        let name = bytes.get(at..at + length)?;
        match opcode(name, first, second) {
            Some(opcode) => Some((opcode, at + length)),
            None if name == b"amd" => {
                let end = self.end_of_operation(at);
                Some((Opcode::from_name(self.text.get(at..end)?)?, end))
            }
            None => None,
        }
    }

    /// Takes a suffix that begins at byte `start` and whose first word ends at byte `at`, which is moved to its end. Gives its kind.
    #[inline]
    fn plain_suffix(&self, inst: &mut Inst, suffix: Suffix, start: usize, at: &mut usize) -> Option<Part> {
        let bytes = self.text.as_bytes();
        let m = &mut inst.mods;
        // With another word these can be another value.
        let mut two_words = || {
            let more = bytes.get(*at..)?.starts_with(b"_sat");
            *at += if more { 4 } else { 0 };
            self.text.get(start..*at).filter(|_| more)
        };
        Some(match suffix {
            Suffix::Type(ty) => match (inst.ty, inst.source_type) {
                (None, _) => set(&mut inst.ty, ty, Part::Type),
                (Some(_), None) => set(&mut inst.source_type, ty, Part::SourceType),
                _ => set(&mut inst.coord_type, ty, Part::CoordType),
            },
            Suffix::Vector(size) => {
                m.vector = size;
                Part::Vector
            }
            Suffix::Ftz => raise(&mut m.ftz, Part::Ftz),
            Suffix::Const => raise(&mut m.constant, Part::Const),
            Suffix::NoNull => raise(&mut m.nonull, Part::NoNull),
            Suffix::Round(round) => {
                let round = two_words().map_or(Some(round), Round::from_name)?;
                set(&mut m.round, round, Part::Round)
            }
            Suffix::Pack(pack) => {
                let pack = two_words().map_or(Some(pack), Pack::from_name)?;
                set(&mut m.pack, pack, Part::Pack)
            }
            Suffix::Segment(segment) => set(&mut m.segment, segment, Part::Segment),
            Suffix::Order(order) => set(&mut m.order, order, Part::Order),
            Suffix::Scope(scope) => set(&mut m.scope, scope, Part::Scope),
            Suffix::Atomic(operation) => set(&mut m.atomic, operation, Part::Atomic),
            Suffix::Compare(comparison) => set(&mut m.compare, comparison, Part::Compare),
            Suffix::Geometry(geometry) => set(&mut m.geometry, geometry, Part::Geometry),
            Suffix::ImageQuery(query) => set(&mut m.image_query, query, Part::ImageQuery),
            Suffix::SamplerQuery(query) => set(&mut m.sampler_query, query, Part::SamplerQuery),
            Suffix::Width if bytes.get(*at) != Some(&b'(') => {
                set(&mut m.image_query, ImageQuery::Width, Part::ImageQuery)
            }
            Suffix::Align | Suffix::Equiv | Suffix::Width => {
                return Self::plain_argument(m, bytes, suffix, at);
            }
        })
    }

    /// Takes the argument of a suffix that has one.
    #[inline]
    fn plain_argument(m: &mut Modifiers, bytes: &[u8], suffix: Suffix, at: &mut usize) -> Option<Part> {
        let (part, close) = match suffix {
            Suffix::Align => {
                let (value, close) = argument(bytes, *at)?;
                m.align = Some(Align::from_bytes(value)?);
                (Part::Align, close)
            }
            Suffix::Equiv => {
                let (value, close) = argument(bytes, *at)?;
                m.equiv = u8::try_from(value).ok()?;
                (Part::Equiv, close)
            }
            _ => {
                let (value, close) = width(bytes, *at)?;
                m.width = Some(value);
                (Part::Width, close)
            }
        };
        *at = close + 1;
        Some(part)
    }

    /// Adds the registers of a vector to the operands of the module.
    pub(super) fn push_vector(&mut self, vector: &PlainVector) -> OperandList {
        let (operands, spans) = (&vector.operands[..vector.count], &vector.spans[..vector.count]);
        self.module.push_operands(operands, spans, self.inst_start)
    }

    /// Reads operands from byte `at` on, as long as they are plain. Gives the byte after the last one with its comma or semicolon.
    #[inline]
    fn plain_operands(&mut self, mnemonic: Mnemonic, mut at: usize, found: &mut Operands) -> usize {
        let bytes = self.text.as_bytes();
        let slots = mnemonic.slots;
        if mnemonic.inst.opcode.is_call() {
            return at;
        }
        if slots.is_empty() && bytes.get(at) == Some(&b';') {
            return at + 1;
        }
        for (i, slot) in slots.iter().enumerate().take(Operands::MOST) {
            let start = match bytes.get(at) {
                Some(b' ' | b'\t') => at + 1,
                // White space is missing before the first one: that is for the other way to say.
                _ if i == 0 => break,
                _ => at,
            };
            let last = i + 1 == slots.len();
            let separator = if last { b';' } else { b',' };
            // The list of labels has no comma before it.
            if slots.get(i + 1) == Some(&Slot::Labels) {
                break;
            }
            let read = self.plain_operand(&mnemonic.inst, *slot, start, separator);
            let Some((operand, end)) = read else { break };
            found.push((operand, Span::new(start as u32, end as u32)));
            at = end + 1;
        }
        at
    }

    /// The operand at byte `start` and where it ends, if it is plain and `separator` follows it.
    #[inline]
    fn plain_operand(
        &mut self,
        inst: &Inst,
        slot: Slot,
        start: usize,
        separator: u8,
    ) -> Option<(Operand, usize)> {
        let bytes = self.text.as_bytes();
        let is_end = |end: usize| bytes.get(end) == Some(&separator);
        let (operand, end) = match (bytes.get(start)?, slot) {
            (b'$', slot) if is_register(slot) || slot == Slot::Coordinates => {
                let (register, end) = simple_register(bytes, start)?;
                (Operand::Register(register), end)
            }
            (b'[', Slot::Address) => match bytes.get(start + 1)? {
                b'%' | b'&' => {
                    let end = end_of_name(bytes, start + 1);
                    if bytes.get(end) != Some(&b']') || !is_end(end + 1) {
                        return None;
                    }
                    (self.plain_variable(start + 1, end)?, end + 1)
                }
                _ => plain_address(bytes, start)?,
            },
            (b'(', slot) if is_vector(slot) => {
                let (vector, end) = PlainVector::read(bytes, start)?;
                let is_whole = is_end(end);
                return is_whole.then(|| (Operand::Vector(self.push_vector(&vector)), end));
            }
            (b'0'..=b'9', Slot::Src(ty) | Slot::Imm(ty) | Slot::Constant(ty)) => {
                plain_integer(bytes, start, ty.of(inst)?)?
            }
            (b'@', Slot::Label) => {
                let end = end_of_name(bytes, start);
                if !is_end(end) {
                    return None;
                }
                (self.plain_label(start, end)?, end)
            }
            _ => return None,
        };
        is_end(end).then_some((operand, end))
    }

    /// The identifier between two bytes with its sigil, if it is one.
    #[inline]
    fn plain_name(&mut self, start: usize, end: usize) -> Option<(Name, Span)> {
        let first = self.text.as_bytes().get(start + 1)?;
        if end < start + 2 || first.is_ascii_digit() || *first == b'.' {
            return None;
        }
        let span = Span::new(start as u32, end as u32);
        Some((self.intern(span), span))
    }

    /// The address of a variable that is known.
    #[inline]
    fn plain_variable(&mut self, start: usize, end: usize) -> Option<Operand> {
        let (name, span) = self.plain_name(start, end)?;
        match self.lookup(name, span)? {
            Symbol::Variable(id) => Some(Operand::Address {
                symbol: id.into(),
                register: None,
                offset: 0,
            }),
            _ => None,
        }
    }

    #[inline]
    fn plain_label(&mut self, start: usize, end: usize) -> Option<Operand> {
        let (name, span) = self.plain_name(start, end)?;
        self.label_of(name, span).map(Operand::Label)
    }
}
