//! What can be written at each place of a mnemonic, and the product of it. The validator's tests, those of BRIG and the walk over all
//! cells take the same combinations.

use crate::model::*;
use crate::table::{Part, Row};

/// Gives an instruction the value with a code.
pub type Set = fn(&mut Inst, u16);
/// Whether a row allows the value with a code.
pub type IsLegal = fn(&Row, u16) -> bool;

/// One value of a suffix: its text, empty if it is left out, and its effect.
#[derive(Clone)]
pub struct Value {
    /// What is written, without `_`.
    pub text: String,
    /// How it changes an instruction.
    pub set: Set,
    /// Its number in the enumeration of the place.
    pub code: u16,
    /// Which rows have it.
    pub legal: IsLegal,
}

fn bit(mask: u32, code: u16) -> bool {
    mask >> code & 1 != 0
}

fn value(text: impl Into<String>, code: u16, set: Set, legal: IsLegal) -> Value {
    Value {
        text: text.into(),
        set,
        code,
        legal,
    }
}

/// Everything that can be written at a place, absence first.
pub fn values(part: Part) -> Vec<Value> {
    let none = |legal| value("", 0, |_, _| {}, legal);
    let words = |words: &[&str]| {
        let mut all = vec![none(|_, _| true)];
        all.extend(words.iter().map(|w| value(*w, 1, |_, _| {}, |_, code| code == 1)));
        all
    };
    let ty = |code: u16| Type::from_brig(code).map(|(ty, _)| ty);
    let mut all = Vec::new();
    match part {
        Part::Vector => {
            all.push(none(|row, _| row.vectors & 1 != 0));
            for n in 2..=4u16 {
                all.push(value(
                    format!("v{n}"),
                    n,
                    |inst, n| inst.mods.vector = n as u8,
                    |row, n| bit(row.vectors.into(), n),
                ));
            }
        }
        Part::Ftz => {
            all.push(none(|_, _| true));
            all.push(value("ftz", 1, |inst, _| inst.mods.ftz = true, |row, _| row.ftz));
        }
        Part::Round => {
            all.push(none(|_, _| true));
            for r in &Round::ALL[1..] {
                all.push(value(
                    r.name(),
                    r.brig_code(),
                    |inst, code| inst.mods.round = Round::from_brig(code),
                    |row, code| bit(row.rounds, code),
                ));
            }
        }
        Part::Pack => {
            all.push(none(|row, _| row.packs & 1 != 0));
            for p in Pack::ALL {
                all.push(value(
                    p.name(),
                    p.brig_code(),
                    |inst, code| inst.mods.pack = Pack::from_brig(code),
                    |row, code| bit(row.packs.into(), code),
                ));
            }
        }
        Part::Segment => {
            for s in Segment::ALL {
                all.push(value(
                    if *s == Segment::Flat { "" } else { s.name() },
                    s.brig_code(),
                    |inst, code| inst.mods.segment = Segment::from_brig(code),
                    |row, code| Segment::from_brig(code).is_some_and(|s| row.segments & s.bit() != 0),
                ));
            }
        }
        Part::Align => return words(&["align(1)", "align(256)"]),
        Part::Const => return words(&["const"]),
        Part::Equiv => return words(&["equiv(255)"]),
        Part::Width => return words(&["width(1)", "width(2147483648)", "width(all)", "width(WAVESIZE)"]),
        Part::NoNull => return words(&["nonull"]),
        Part::Order => {
            all.push(none(|_, _| false));
            for o in MemoryOrder::ALL {
                all.push(value(
                    o.name(),
                    o.brig_code(),
                    |inst, code| inst.mods.order = MemoryOrder::from_brig(code),
                    |row, code| bit(row.orders.into(), code),
                ));
            }
        }
        Part::Scope => {
            all.push(none(|_, _| false));
            for s in MemoryScope::ALL {
                all.push(value(
                    s.name(),
                    s.brig_code(),
                    |inst, code| inst.mods.scope = MemoryScope::from_brig(code),
                    |_, code| code != MemoryScope::WorkItem.brig_code(),
                ));
            }
        }
        Part::Atomic => {
            all.push(none(|_, _| false));
            for a in AtomicOperation::ALL {
                all.push(value(
                    a.name(),
                    a.brig_code(),
                    |inst, code| inst.mods.atomic = AtomicOperation::from_brig(code),
                    |row, code| bit(row.ops, code),
                ));
            }
        }
        Part::Compare => {
            all.push(none(|_, _| false));
            for c in CompareOperation::ALL {
                all.push(value(
                    c.name(),
                    c.brig_code(),
                    |inst, code| inst.mods.compare = CompareOperation::from_brig(code),
                    |row, code| bit(row.ops, code),
                ));
            }
        }
        Part::Geometry => {
            all.push(none(|_, _| false));
            for g in Geometry::ALL {
                all.push(value(
                    g.name(),
                    g.brig_code(),
                    |inst, code| inst.mods.geometry = Geometry::from_brig(code),
                    |row, code| bit(row.geometries.into(), code),
                ));
            }
        }
        Part::ImageQuery => {
            all.push(none(|_, _| false));
            for q in ImageQuery::ALL {
                all.push(value(
                    q.name(),
                    q.brig_code(),
                    |inst, code| inst.mods.image_query = ImageQuery::from_brig(code),
                    |row, code| bit(row.ops, code),
                ));
            }
        }
        Part::SamplerQuery => {
            all.push(none(|_, _| false));
            for q in SamplerQuery::ALL {
                all.push(value(
                    q.name(),
                    q.brig_code(),
                    |inst, code| inst.mods.sampler_query = SamplerQuery::from_brig(code),
                    |_, _| true,
                ));
            }
        }
        Part::Type | Part::SourceType | Part::CoordType => {
            all.push(none(|_, _| false));
            for t in Type::ALL {
                let (set, legal): (Set, IsLegal) = match part {
                    Part::Type => (
                        |inst, code| inst.ty = Type::from_brig(code).map(|t| t.0),
                        |row, code| Type::from_brig(code).is_some_and(|t| row.ty.has(t.0)),
                    ),
                    Part::SourceType => (
                        |inst, code| inst.source_type = Type::from_brig(code).map(|t| t.0),
                        |row, code| Type::from_brig(code).is_some_and(|t| row.source.has(t.0)),
                    ),
                    _ => (
                        |inst, code| inst.coord_type = Type::from_brig(code).map(|t| t.0),
                        |row, code| Type::from_brig(code).is_some_and(|t| row.coord.has(t.0)),
                    ),
                };
                debug_assert!(ty(t.brig_code()).is_some());
                all.push(value(t.name(), t.brig_code(), set, legal));
            }
        }
    }
    all
}

/// The values of places that have too many for products: those that [`values`] leaves out.
pub fn further_values(part: Part) -> Vec<Value> {
    let words = |words: Vec<String>| {
        let values = words.into_iter().map(|w| value(w, 1, |_, _| {}, |_, _| true));
        values.collect()
    };
    match part {
        Part::Align => words((1..8).map(|n| format!("align({})", 1 << n)).collect()),
        Part::Equiv => words(vec!["equiv(0)".into(), "equiv(1)".into()]),
        Part::Width => words((1..31).map(|n| format!("width({})", 1u32 << n)).collect()),
        _ => Vec::new(),
    }
}

/// Indices of the values that a row allows.
pub fn legal_values(row: &Row, values: &[Value]) -> Vec<usize> {
    (0..values.len())
        .filter(|i| (values[*i].legal)(row, values[*i].code))
        .collect()
}

/// Calls `found` with every combination of indices below `sizes`.
pub fn product(sizes: &[usize], found: &mut dyn FnMut(&[usize])) {
    let mut at = vec![0; sizes.len()];
    if sizes.contains(&0) {
        return;
    }
    loop {
        found(&at);
        let mut place = 0;
        loop {
            let Some(&size) = sizes.get(place) else { return };
            at[place] += 1;
            if at[place] < size {
                break;
            }
            at[place] = 0;
            place += 1;
        }
    }
}
