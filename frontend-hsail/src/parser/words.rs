//! The words of mnemonics: what each operation and each suffix of one word means, found by the word as a number.
//!
//! A module may have thousands of forms of instructions, but all of them consist of some three hundred words. The tables are made
//! while compiling, from the names of the model.

use wavelift_hsail::model::*;
use wavelift_hsail::table::{self, Part};

/// Bytes that are looked at in one step.
const STEP: usize = 8;

/// What a suffix of one word says. Suffixes that are longer than [`STEP`] bytes, or have two words, are none of these.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Suffix {
    Vector(u8),
    Ftz,
    Round(Round),
    Pack(Pack),
    Segment(Segment),
    /// With an argument.
    Align,
    Const,
    /// With an argument.
    Equiv,
    /// With an argument, or a property of an image.
    Width,
    Order(MemoryOrder),
    Scope(MemoryScope),
    Atomic(AtomicOperation),
    Compare(CompareOperation),
    Geometry(Geometry),
    ImageQuery(ImageQuery),
    SamplerQuery(SamplerQuery),
    NoNull,
    Type(Type),
}

/// The word at the beginning of some bytes as a number, and its length. A word that is longer has the length [`STEP`]; bytes that no
/// known word has may be taken for a part of it.
#[inline]
pub(super) fn first_word(bytes: [u8; STEP]) -> (u64, usize) {
    const ONES: u64 = u64::from_le_bytes([1; STEP]);
    const HIGH: u64 = ONES << 7;
    let v = u64::from_le_bytes(bytes);
    // The high bit of the first byte below the digits, and of the first underscore: bits after these may be wrong.
    let below = v.wrapping_sub(ONES * b'0' as u64) & !v & HIGH;
    let others = v ^ (ONES * b'_' as u64);
    let underscore = others.wrapping_sub(ONES) & !others & HIGH;
    let length = (below | underscore).trailing_zeros() as usize / 8;
    let mask = if length == STEP {
        u64::MAX
    } else {
        (1 << (8 * length)) - 1
    };
    (v & mask, length)
}

const fn number(word: &[u8], from: usize) -> u64 {
    let mut value = 0;
    let mut i = from;
    while i < word.len() && i < from + STEP {
        value |= (word[i] as u64) << (8 * (i - from));
        i += 1;
    }
    value
}

/// Spreads words over the slots of a table.
const fn slot(key: u64, slots: usize) -> usize {
    (key.wrapping_mul(0x9e37_79b9_7f4a_7c15) >> 40) as usize % slots
}

const SUFFIX_SLOTS: usize = 512;

/// Suffixes by their words; a word of 0 is a free slot. Less than half full.
static SUFFIXES: [(u64, Suffix); SUFFIX_SLOTS] = suffixes();

/// Adds the names of an enumeration.
macro_rules! add_all {
    ($table:ident, $($variant:ident: $kind:ident),*) => {$(
        let mut i = 0;
        while i < $kind::ALL.len() {
            let value = $kind::ALL[i];
            $table = add($table, value.name(), Suffix::$variant(value));
            i += 1;
        }
    )*};
}

type Suffixes = [(u64, Suffix); SUFFIX_SLOTS];

const fn add(mut table: Suffixes, name: &str, suffix: Suffix) -> Suffixes {
    let bytes = name.as_bytes();
    let mut i = 0;
    while i < bytes.len() {
        if bytes[i] == b'_' {
            return table;
        }
        i += 1;
    }
    let unwritten = matches!(
        suffix,
        Suffix::Round(Round::Default) | Suffix::Segment(Segment::Flat) | Suffix::Scope(MemoryScope::WorkItem)
    );
    let is_width = matches!(suffix, Suffix::ImageQuery(ImageQuery::Width));
    if bytes.len() > STEP || unwritten || is_width {
        return table;
    }
    let key = number(bytes, 0);
    let mut at = slot(key, SUFFIX_SLOTS);
    while table[at].0 != 0 {
        assert!(table[at].0 != key, "a word has two meanings");
        at = (at + 1) % SUFFIX_SLOTS;
    }
    table[at] = (key, suffix);
    table
}

const fn suffixes() -> Suffixes {
    let mut table = [(0, Suffix::Ftz); SUFFIX_SLOTS];
    table = add(table, "v2", Suffix::Vector(2));
    table = add(table, "v3", Suffix::Vector(3));
    table = add(table, "v4", Suffix::Vector(4));
    table = add(table, "ftz", Suffix::Ftz);
    table = add(table, "align", Suffix::Align);
    table = add(table, "const", Suffix::Const);
    table = add(table, "equiv", Suffix::Equiv);
    table = add(table, "width", Suffix::Width);
    table = add(table, "nonull", Suffix::NoNull);
    add_all!(table, Round: Round, Pack: Pack, Segment: Segment, Order: MemoryOrder, Scope: MemoryScope);
    add_all!(table, Atomic: AtomicOperation, Compare: CompareOperation, Geometry: Geometry);
    add_all!(table, ImageQuery: ImageQuery, SamplerQuery: SamplerQuery, Type: Type);
    table
}

/// What a word is as a suffix.
#[inline]
pub(super) fn suffix(word: u64) -> Option<Suffix> {
    let mut at = slot(word, SUFFIX_SLOTS);
    loop {
        match SUFFIXES[at] {
            (0, _) => return None,
            (known, suffix) if known == word => return Some(suffix),
            _ => at = (at + 1) % SUFFIX_SLOTS,
        }
    }
}

const OPCODE_SLOTS: usize = 512;

/// Operations by the first sixteen bytes of their names, as two numbers; 0 is a free slot.
static OPCODES: [(u64, u64, Opcode); OPCODE_SLOTS] = {
    let mut table = [(0, 0, Opcode::Nop); OPCODE_SLOTS];
    let mut i = 0;
    while i < Opcode::ALL.len() {
        let name = Opcode::ALL[i].name().as_bytes();
        let key = (number(name, 0), number(name, STEP));
        let mut at = slot(key.0 ^ key.1, OPCODE_SLOTS);
        while table[at].0 != 0 {
            at = (at + 1) % OPCODE_SLOTS;
        }
        table[at] = (key.0, key.1, Opcode::ALL[i]);
        i += 1;
    }
    table
};

/// The operation with a name, of which `first` and `second` are the first sixteen bytes.
#[inline]
pub(super) fn opcode(name: &[u8], first: u64, second: u64) -> Option<Opcode> {
    let mut at = slot(first ^ second, OPCODE_SLOTS);
    loop {
        let (known, more, opcode) = OPCODES[at];
        if known == 0 {
            return None;
        }
        // A name of sixteen bytes may be the beginning of a longer one.
        if (known, more) == (first, second) && (name.len() < 2 * STEP || opcode.name().as_bytes() == name) {
            return Some(opcode);
        }
        at = (at + 1) % OPCODE_SLOTS;
    }
}

/// The number of kinds of suffixes.
const PARTS: usize = Part::CoordType as usize + 1;

/// The order of the suffixes of an operation, as [`table::syntax`] has it.
pub(super) struct Order {
    /// The place of each kind of suffix, from 1; 0 for those that the operation does not have.
    pub(super) places: [u8; PARTS],
    /// Those that must be there, bit by kind.
    pub(super) required: u32,
}

/// By the index of the operation.
pub(super) static ORDERS: [Order; Opcode::ALL.len()] = {
    let mut orders = [const {
        Order {
            places: [0; PARTS],
            required: 0,
        }
    }; Opcode::ALL.len()];
    let mut i = 0;
    while i < orders.len() {
        let opcode = Opcode::ALL[i];
        let parts = table::syntax(opcode);
        let mut place = 0;
        while place < parts.len() {
            let part = parts[place];
            orders[i].places[part as usize] = place as u8 + 1;
            if super::suffixes::is_required(part, opcode) {
                orders[i].required |= 1 << part as u32;
            }
            place += 1;
        }
        i += 1;
    }
    orders
};

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_end_where_they_should() {
        let word = |text: &[u8; 8]| {
            let (value, length) = first_word(*text);
            (value == number(&text[..length], 0)).then_some(length)
        };
        assert_eq!(word(b"u32 $s0,"), Some(3));
        assert_eq!(word(b"u8_const"), Some(2));
        assert_eq!(word(b"align(4)"), Some(5));
        assert_eq!(word(b"2dadepth"), Some(8));
        assert_eq!(word(b"_x\t;123z"), Some(0));
        // No word has a semicolon, so this is none: `ret;` is left to the tokens.
        assert_eq!(word(b"ret;\n\n\n\n"), Some(4));
    }

    #[test]
    fn every_name_is_found() {
        for op in Opcode::ALL {
            let name = op.name().as_bytes();
            assert_eq!(opcode(name, number(name, 0), number(name, STEP)), Some(*op));
            // What a name begins with is that operation only if it is its whole name.
            for length in 1..name.len() {
                let begins = &name[..length];
                let whole = Opcode::ALL.iter().find(|op| op.name().as_bytes() == begins);
                let found = opcode(begins, number(begins, 0), number(begins, STEP));
                assert_eq!(found, whole.copied(), "{}", op.name());
            }
        }
        assert_eq!(opcode(b"ldx", number(b"ldx", 0), 0), None);
        for ty in Type::ALL {
            assert_eq!(suffix(number(ty.name().as_bytes(), 0)), Some(Suffix::Type(*ty)));
        }
        assert_eq!(suffix(number(b"default", 0)), None);
        assert_eq!(suffix(number(b"flat", 0)), None);
        assert_eq!(suffix(number(b"wi", 0)), None);
        assert_eq!(
            suffix(number(b"rlx", 0)),
            Some(Suffix::Order(MemoryOrder::Relaxed))
        );
    }
}
