//! The instruction set: operations from the table, instructions, 64-bit words.
//!
//! | bits | field |
//! |---|---|
//! | 5:0 | operation |
//! | 11:6, 17:12, 23:18, 29:24 | destination, sources `a`, `b`, `c`: 0 to 31 scalars, 32 to 63 vectors |
//! | 30 | the upper half is a literal |
//! | 31 | computed in the lanes that run, not once for the wave |
//! | 63:32 | literal: source `b`, an offset, or a distance |
//!
//! Invariant: fields that an operation does not use are zero, so `decode(encode(i)) == i` and `encode(decode(w)) == w` for all `i`
//! and `w` that [`Inst::check`] and [`Inst::decode`] accept.

use std::fmt;

include!(concat!(env!("OUT_DIR"), "/isa.rs"));

/// Bytes of an instruction.
pub const INST_BYTES: usize = 8;

/// What the table says about an operation.
#[derive(Debug)]
pub struct Info {
    /// Its name.
    pub mnemonic: &'static str,
    code: u8,
    wave: bool,
    lane: bool,
    /// Its operands, one letter each; the head of the table says what they mean.
    pub operands: &'static str,
}

impl Op {
    /// What the table says.
    pub fn info(self) -> &'static Info {
        &INFOS[self as usize]
    }

    /// What it computes from `a` and `b`, if that is all that it does.
    pub fn value(self) -> Option<fn(u32, u32) -> u32> {
        value(self)
    }

    /// Whether it has an operand of this letter.
    pub fn has(self, letter: char) -> bool {
        self.info().operands.contains(letter)
    }
}

/// A register.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Register(u8);

impl Register {
    /// A scalar, 0 to 31.
    pub fn scalar(number: u8) -> Register {
        Register(number & 31)
    }

    /// A vector, 0 to 31.
    pub fn vector(number: u8) -> Register {
        Register(32 | number & 31)
    }

    /// Whether it has a value per lane.
    pub fn is_vector(self) -> bool {
        self.0 & 32 != 0
    }

    /// Its number in its file.
    pub fn number(self) -> usize {
        usize::from(self.0 & 31)
    }
}

impl fmt::Display for Register {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let file = if self.is_vector() { 'v' } else { 's' };
        write!(f, "{file}{}", self.number())
    }
}

/// An instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Inst {
    /// What it does.
    pub op: Op,
    /// In the lanes that run, not once for the wave.
    pub lanes: bool,
    /// Destination.
    pub dst: Register,
    /// First source.
    pub a: Register,
    /// Second source, unless it is the literal.
    pub b: Register,
    /// Third source.
    pub c: Register,
    /// Literal.
    pub literal: Option<u32>,
}

/// A word that is no instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DecodeError {
    /// Byte offset in the code.
    pub offset: usize,
    /// The word.
    pub word: u64,
}

impl fmt::Display for DecodeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#018x} at {:#x} is no instruction", self.word, self.offset)
    }
}

impl std::error::Error for DecodeError {}

impl Inst {
    /// An instruction with all fields zero.
    pub fn new(op: Op, lanes: bool) -> Inst {
        let zero = Register(0);
        Inst {
            op,
            lanes,
            dst: zero,
            a: zero,
            b: zero,
            c: zero,
            literal: None,
        }
    }

    /// Whether the operands are of the kinds that the table allows, and everything else is zero.
    pub fn check(&self) -> bool {
        let (op, info) = (self.op, self.op.info());
        let unused = |used: bool, register: Register| used || register == Register(0);
        let fits = |register: Register| self.lanes || !register.is_vector();
        let literal = match op.has('#') {
            true => self.literal.is_some(),
            false => self.literal.is_none() || op.has('b') && self.b == Register(0),
        };
        let dst = match () {
            () if op.has('d') => self.dst.is_vector() == self.lanes,
            () if op.has('p') => self.dst.is_vector(),
            () => !self.dst.is_vector() && unused(op.has('m'), self.dst),
        };
        let third = match () {
            () if op.has('v') => self.c.is_vector(),
            () if op.has('w') => fits(self.c),
            () => !self.c.is_vector() && unused(op.has('c'), self.c),
        };
        (if self.lanes { info.lane } else { info.wave })
            && literal
            && dst
            && third
            && (unused(op.has('a'), self.a) && fits(self.a))
            && (unused(op.has('b'), self.b) && fits(self.b))
    }

    /// The word of an instruction that passes [`Inst::check`].
    pub fn encode(&self) -> u64 {
        let fields = [self.op.info().code, self.dst.0, self.a.0, self.b.0, self.c.0];
        let mut word = u64::from(self.lanes) << 31;
        for (position, field) in fields.into_iter().enumerate() {
            word |= u64::from(field) << (6 * position);
        }
        if let Some(literal) = self.literal {
            word |= 1 << 30 | u64::from(literal) << 32;
        }
        word
    }

    /// The instruction of a word, if it is one.
    pub fn decode(word: u64) -> Option<Inst> {
        let field = |position: u32| (word >> (6 * position) & 63) as u8;
        let op = Op::ALL.iter().find(|op| op.info().code == field(0))?;
        let inst = Inst {
            op: *op,
            lanes: word >> 31 & 1 == 1,
            dst: Register(field(1)),
            a: Register(field(2)),
            b: Register(field(3)),
            c: Register(field(4)),
            literal: (word >> 30 & 1 == 1).then_some((word >> 32) as u32),
        };
        (inst.check() && inst.encode() == word).then_some(inst)
    }
}

/// Decodes code.
///
/// # Errors
/// The first word that is no instruction; a last one may be incomplete.
pub fn decode(code: &[u8]) -> Result<Vec<Inst>, DecodeError> {
    let word = |(index, bytes): (usize, &[u8])| {
        let mut whole = [0; INST_BYTES];
        whole[..bytes.len()].copy_from_slice(bytes);
        let word = u64::from_le_bytes(whole);
        let offset = index * INST_BYTES;
        let complete = bytes.len() == INST_BYTES;
        let inst = Inst::decode(word).filter(|_| complete);
        inst.ok_or(DecodeError { offset, word })
    };
    code.chunks(INST_BYTES).enumerate().map(word).collect()
}

impl fmt::Display for Inst {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let info = self.op.info();
        f.write_str(info.mnemonic)?;
        if self.lanes {
            f.write_str(".l")?;
        }
        for (index, letter) in info.operands.chars().enumerate() {
            f.write_str(if index == 0 { " " } else { ", " })?;
            let literal = self.literal.unwrap_or_default();
            match letter {
                'd' | 'm' | 'p' => self.dst.fmt(f)?,
                'a' => self.a.fmt(f)?,
                'b' if self.literal.is_none() => self.b.fmt(f)?,
                '#' | 'b' => write!(f, "{}", literal as i32)?,
                _ => self.c.fmt(f)?,
            }
        }
        Ok(())
    }
}
