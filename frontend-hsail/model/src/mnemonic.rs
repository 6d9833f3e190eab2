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

/// Appends the mnemonic of an instruction with its suffixes.
pub fn write_mnemonic(out: &mut Text, inst: &Inst) {
    let m = &inst.mods;
    out.push_str(inst.opcode.name());
    for &part in table::syntax(inst.opcode) {
        match part {
            Part::Vector if m.vector > 0 => {
                out.push_str("_v");
                decimal(out, u64::from(m.vector));
            }
            Part::Ftz if m.ftz => out.push_str("_ftz"),
            Part::Const if m.constant => out.push_str("_const"),
            Part::NoNull if m.nonull => out.push_str("_nonull"),
            Part::Equiv if m.equiv != 0 => argument(out, "_equiv(", m.equiv.into()),
            Part::Round if m.round == Some(Round::Default) => {}
            Part::Round
                if m.round.is_some() && m.round == table::nearest(inst).and_then(|r| r.default_round) => {}
            Part::Round => suffix(out, m.round.map(Round::name)),
            Part::Pack => suffix(out, m.pack.map(Pack::name)),
            Part::Segment => suffix(out, m.segment.filter(|s| *s != Segment::Flat).map(Segment::name)),
            Part::Align => {
                if let Some(align) = m.align.filter(|a| *a != Align::ONE) {
                    argument(out, "_align(", align.bytes().into());
                }
            }
            Part::Width => {
                if let Some(width) = m.width.filter(|w| Some(*w) != table::default_width(inst.opcode)) {
                    match width.lanes() {
                        Some(lanes) => argument(out, "_width(", lanes.into()),
                        None => {
                            out.push_str("_width(");
                            out.push_str(width.word());
                            out.push(')');
                        }
                    }
                }
            }
            Part::Order => suffix(out, m.order.map(MemoryOrder::name)),
            Part::Scope => suffix(out, m.scope.map(MemoryScope::name)),
            Part::Atomic => suffix(out, m.atomic.map(AtomicOperation::name)),
            Part::Compare => suffix(out, m.compare.map(CompareOperation::name)),
            Part::Geometry => suffix(out, m.geometry.map(Geometry::name)),
            Part::ImageQuery => suffix(out, m.image_query.map(ImageQuery::name)),
            Part::SamplerQuery => suffix(out, m.sampler_query.map(SamplerQuery::name)),
            Part::Type => suffix(out, inst.ty.map(Type::name)),
            Part::SourceType => suffix(out, inst.source_type.map(Type::name)),
            Part::CoordType => suffix(out, inst.coord_type.map(Type::name)),
            Part::Vector | Part::Ftz | Part::Const | Part::NoNull | Part::Equiv => {}
        }
    }
}

/// Appends a suffix with a number in parentheses.
fn argument(out: &mut Text, name: &str, number: u64) {
    out.push_str(name);
    decimal(out, number);
    out.push(')');
}

fn suffix(out: &mut Text, text: Option<&str>) {
    if let Some(text) = text {
        out.push('_');
        out.push_str(text);
    }
}
