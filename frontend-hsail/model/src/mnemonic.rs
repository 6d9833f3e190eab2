//! Mnemonics as canonical text has them (HSA PRM 4.16): suffixes in their order, defaults left out.

use crate::model::*;
use crate::table::{self, Part};
use crate::text::Text;
use std::fmt;

/// The mnemonic with its suffixes, defaults left out: made only if it is displayed.
pub fn mnemonic(inst: &Inst) -> impl fmt::Display {
    fmt::from_fn(|f| {
        let mut out = Text::new();
        write_mnemonic(&mut out, inst);
        f.write_str(&out.to_text())
    })
}

/// Appends a decimal number.
pub fn decimal(out: &mut Text, mut value: u64) {
    if value < 10 {
        out.push_ascii([b'0' + value as u8], 1);
        return;
    }
    if value < 100 {
        out.push_ascii([b'0' + (value / 10) as u8, b'0' + (value % 10) as u8], 2);
        return;
    }
    let mut digits = [b'0'; 20];
    let mut at = digits.len();
    loop {
        at -= 1;
        digits[at] = b'0' + (value % 10) as u8;
        value /= 10;
        if value == 0 {
            break;
        }
    }
    out.push_bytes(&digits[at..]);
}

/// A piece of a mnemonic: the first bytes of a block, which is appended as a whole.
#[derive(Clone, Copy)]
struct Piece<const N: usize> {
    block: [u8; N],
    length: u8,
}

impl<const N: usize> Piece<N> {
    const NOTHING: Piece<N> = Piece {
        block: [0; N],
        length: 0,
    };

    /// A name that fits, after what is there.
    const fn with(mut self, name: &str) -> Piece<N> {
        let bytes = name.as_bytes();
        let mut i = 0;
        while i < bytes.len() {
            self.block[self.length as usize] = bytes[i];
            self.length += 1;
            i += 1;
        }
        self
    }

    /// A decimal number, after what is there.
    const fn with_number(mut self, number: u32) -> Piece<N> {
        if number >= 10 {
            self = self.with_number(number / 10);
        }
        self.block[self.length as usize] = b'0' + (number % 10) as u8;
        self.length += 1;
        self
    }

    #[inline(always)]
    fn write(&self, out: &mut Text) {
        out.push_ascii(self.block, self.length.into());
    }
}

/// The longest name of a suffix has sixteen bytes with its underscore.
type Suffix = Piece<16>;

/// The suffixes for the values of an enumeration, by their BRIG codes.
macro_rules! suffixes {
    ($($table:ident: $kind:ident, $count:literal;)+) => {$(
        static $table: [Suffix; $count] = {
            let mut table = [Suffix::NOTHING; $count];
            let mut i = 0;
            while i < $kind::ALL.len() {
                let value = $kind::ALL[i];
                table[value as u8 as usize] = Suffix::NOTHING.with("_").with(value.name());
                i += 1;
            }
            table
        };
    )+};
}

suffixes! {
    ROUNDS: Round, 22;
    PACKS: Pack, 13;
    SEGMENTS: Segment, 129;
    ORDERS: MemoryOrder, 5;
    SCOPES: MemoryScope, 6;
    ATOMICS: AtomicOperation, 21;
    COMPARISONS: CompareOperation, 28;
    GEOMETRIES: Geometry, 8;
    IMAGE_QUERIES: ImageQuery, 7;
    SAMPLER_QUERIES: SamplerQuery, 3;
    TYPES: Type, 128;
}

static OPCODES: [Piece<24>; Opcode::ALL.len()] = {
    let mut table = [Piece::NOTHING; Opcode::ALL.len()];
    let mut i = 0;
    while i < table.len() {
        table[i] = Piece::NOTHING.with(Opcode::ALL[i].name());
        i += 1;
    }
    table
};

/// By size.
static VECTORS: [Suffix; 5] = {
    let mut table = [Suffix::NOTHING; 5];
    let mut size = 1;
    while size < table.len() {
        table[size] = Suffix::NOTHING.with("_v").with_number(size as u32);
        size += 1;
    }
    table
};

/// By BRIG code. One byte is what is meant without it.
static ALIGNMENTS: [Suffix; 10] = {
    let mut table = [Suffix::NOTHING; 10];
    let mut code = 2;
    while code < table.len() {
        table[code] = Suffix::NOTHING
            .with("_align(")
            .with_number(1 << (code - 1))
            .with(")");
        code += 1;
    }
    table
};

/// By equivalence class. Class 0 is what is meant without it.
static CLASSES: [Suffix; 256] = {
    let mut table = [Suffix::NOTHING; 256];
    let mut class = 1;
    while class < table.len() {
        table[class] = Suffix::NOTHING
            .with("_equiv(")
            .with_number(class as u32)
            .with(")");
        class += 1;
    }
    table
};

/// By BRIG code.
static WIDTHS: [Piece<24>; 35] = {
    let mut table = [Piece::NOTHING; 35];
    let mut code = 1;
    while code <= 32 {
        table[code] = Piece::NOTHING
            .with("_width(")
            .with_number(1 << (code - 1))
            .with(")");
        code += 1;
    }
    table[33] = Piece::NOTHING.with("_width(WAVESIZE)");
    table[34] = Piece::NOTHING.with("_width(all)");
    table
};

/// Appends the mnemonic of an instruction with its suffixes.
pub fn write_mnemonic(out: &mut Text, inst: &Inst) {
    macro_rules! write_all {
        ($($part:ident),*) => {{ $(suffix(out, inst, Part::$part);)* }};
    }
    OPCODES[inst.opcode.index()].write(out);
    table::by_syntax!(inst.opcode, write_all);
}

/// Appends a suffix, or nothing. Each order of suffixes has code of its own, which has nothing to tell apart, and nothing is appended in the same
/// way as something: so there are few branches that cannot be foreseen.
#[inline(always)]
fn suffix(out: &mut Text, inst: &Inst, part: Part) {
    let m = &inst.mods;
    macro_rules! named {
        ($value:expr, $table:ident) => {
            $value
                .map_or(&Suffix::NOTHING, |value| &$table[value as usize])
                .write(out)
        };
    }
    let flag = |is_set: bool, name: &'static Suffix| if is_set { name } else { &Suffix::NOTHING };
    match part {
        Part::Vector => VECTORS[usize::from(m.vector.min(4))].write(out),
        Part::Ftz => flag(m.ftz, const { &Suffix::NOTHING.with("_ftz") }).write(out),
        Part::Const => flag(m.constant, const { &Suffix::NOTHING.with("_const") }).write(out),
        Part::NoNull => flag(m.nonull, const { &Suffix::NOTHING.with("_nonull") }).write(out),
        Part::Equiv => CLASSES[usize::from(m.equiv)].write(out),
        Part::Round => {
            let written = m.round.filter(|round| !table::is_default_round(inst, *round));
            named!(written, ROUNDS);
        }
        Part::Pack => named!(m.pack, PACKS),
        Part::Segment => named!(m.segment.filter(|s| *s != Segment::Flat), SEGMENTS),
        Part::Align => m
            .align
            .map_or(&Suffix::NOTHING, |align| {
                &ALIGNMENTS[usize::from(align.brig_code())]
            })
            .write(out),
        Part::Width => {
            let written = m.width.filter(|w| Some(*w) != table::default_width(inst.opcode));
            written
                .map_or(&Piece::NOTHING, |width| &WIDTHS[usize::from(width.brig_code())])
                .write(out);
        }
        Part::Order => named!(m.order, ORDERS),
        Part::Scope => named!(m.scope, SCOPES),
        Part::Atomic => named!(m.atomic, ATOMICS),
        Part::Compare => named!(m.compare, COMPARISONS),
        Part::Geometry => named!(m.geometry, GEOMETRIES),
        Part::ImageQuery => named!(m.image_query, IMAGE_QUERIES),
        Part::SamplerQuery => named!(m.sampler_query, SAMPLER_QUERIES),
        Part::Type => named!(inst.ty, TYPES),
        Part::SourceType => named!(inst.source_type, TYPES),
        Part::CoordType => named!(inst.coord_type, TYPES),
    }
}
