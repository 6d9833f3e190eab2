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

/// The type with a number of BRIG.
fn type_of(code: u16) -> Option<Type> {
    Type::from_brig(code).map(|(ty, _)| ty)
}

/// One value for each member of an enumeration, with its name and code.
macro_rules! members {
    ($members:expr, $set:expr, $legal:expr) => {
        $members
            .iter()
            .map(|member| value(member.name(), member.brig_code(), $set, $legal))
            .collect()
    };
}

/// Words that change nothing of what a row is about: every row has them.
fn words<W: Into<String>>(words: impl IntoIterator<Item = W>) -> Vec<Value> {
    let values = words.into_iter().map(|w| value(w, 1, |_, _| {}, |_, _| true));
    values.collect()
}

/// Everything that can be written at a place, absence first.
pub fn values(part: Part) -> Vec<Value> {
    let absent = absence(part).map(|legal| value("", 0, |_, _| {}, legal));
    absent.into_iter().chain(presence(part)).collect()
}

/// Which rows allow that nothing is written at a place. A segment always has a value: flat is the one without a text.
fn absence(part: Part) -> Option<IsLegal> {
    match part {
        Part::Vector => Some(|row, _| bit(row.vectors.into(), 0)),
        Part::Pack => Some(|row, _| bit(row.packs.into(), 0)),
        Part::Ftz | Part::Round | Part::Align | Part::Const | Part::Equiv | Part::Width | Part::NoNull => {
            Some(|_, _| true)
        }
        Part::Order
        | Part::Scope
        | Part::Atomic
        | Part::Compare
        | Part::Geometry
        | Part::ImageQuery
        | Part::SamplerQuery
        | Part::Type
        | Part::SourceType
        | Part::CoordType => Some(|_, _| false),
        Part::Segment => None,
    }
}

/// What can be written at a place.
fn presence(part: Part) -> Vec<Value> {
    match part {
        Part::Vector => {
            let size = |n: u16| {
                value(
                    format!("v{n}"),
                    n,
                    |inst, n| inst.mods.vector = n as u8,
                    |row, n| bit(row.vectors.into(), n),
                )
            };
            (2..=4).map(size).collect()
        }
        Part::Ftz => vec![value("ftz", 1, |inst, _| inst.mods.ftz = true, |row, _| row.ftz)],
        Part::Segment => {
            let segment = |s: &Segment| {
                value(
                    if *s == Segment::Flat { "" } else { s.name() },
                    s.brig_code(),
                    |inst, code| inst.mods.segment = Segment::from_brig(code),
                    |row, code| Segment::from_brig(code).is_some_and(|s| row.segments & s.bit() != 0),
                )
            };
            Segment::ALL.iter().map(segment).collect()
        }
        Part::Align => words(["align(1)", "align(256)"]),
        Part::Const => words(["const"]),
        Part::Equiv => words(["equiv(255)"]),
        Part::Width => words(["width(1)", "width(2147483648)", "width(all)", "width(WAVESIZE)"]),
        Part::NoNull => words(["nonull"]),
        Part::Round | Part::Pack | Part::Order | Part::Scope => controls(part),
        Part::Atomic | Part::Compare | Part::Geometry | Part::ImageQuery | Part::SamplerQuery => {
            operations(part)
        }
        Part::Type | Part::SourceType | Part::CoordType => types(part),
    }
}

/// Modifiers that say how an operation works.
fn controls(part: Part) -> Vec<Value> {
    match part {
        Part::Round => members!(
            Round::ALL[1..],
            |inst, code| inst.mods.round = Round::from_brig(code),
            |row, code| bit(row.rounds, code)
        ),
        Part::Pack => members!(
            Pack::ALL,
            |inst, code| inst.mods.pack = Pack::from_brig(code),
            |row, code| bit(row.packs.into(), code)
        ),
        Part::Order => members!(
            MemoryOrder::ALL,
            |inst, code| inst.mods.order = MemoryOrder::from_brig(code),
            |row, code| bit(row.orders.into(), code)
        ),
        Part::Scope => members!(
            MemoryScope::ALL,
            |inst, code| inst.mods.scope = MemoryScope::from_brig(code),
            |_, code| code != MemoryScope::WorkItem.brig_code()
        ),
        _ => Vec::new(),
    }
}

/// Suffixes that say which operation it is.
fn operations(part: Part) -> Vec<Value> {
    match part {
        Part::Atomic => members!(
            AtomicOperation::ALL,
            |inst, code| inst.mods.atomic = AtomicOperation::from_brig(code),
            |row, code| bit(row.ops, code)
        ),
        Part::Compare => members!(
            CompareOperation::ALL,
            |inst, code| inst.mods.compare = CompareOperation::from_brig(code),
            |row, code| bit(row.ops, code)
        ),
        Part::Geometry => members!(
            Geometry::ALL,
            |inst, code| inst.mods.geometry = Geometry::from_brig(code),
            |row, code| bit(row.geometries.into(), code)
        ),
        Part::ImageQuery => members!(
            ImageQuery::ALL,
            |inst, code| inst.mods.image_query = ImageQuery::from_brig(code),
            |row, code| bit(row.ops, code)
        ),
        Part::SamplerQuery => members!(
            SamplerQuery::ALL,
            |inst, code| inst.mods.sampler_query = SamplerQuery::from_brig(code),
            |_, _| true
        ),
        _ => Vec::new(),
    }
}

/// Types, at the place that a part is.
fn types(part: Part) -> Vec<Value> {
    match part {
        Part::Type => members!(Type::ALL, |inst, code| inst.ty = type_of(code), |row, code| {
            type_of(code).is_some_and(|t| row.ty.has(t))
        }),
        Part::SourceType => members!(
            Type::ALL,
            |inst, code| inst.source_type = type_of(code),
            |row, code| type_of(code).is_some_and(|t| row.source.has(t))
        ),
        Part::CoordType => members!(
            Type::ALL,
            |inst, code| inst.coord_type = type_of(code),
            |row, code| type_of(code).is_some_and(|t| row.coord.has(t))
        ),
        _ => Vec::new(),
    }
}

/// The values of places that have too many for products: those that [`values`] leaves out.
pub fn further_values(part: Part) -> Vec<Value> {
    match part {
        Part::Align => words((1..8).map(|n| format!("align({})", 1 << n))),
        Part::Equiv => words(["equiv(0)", "equiv(1)"]),
        Part::Width => words((1..31).map(|n| format!("width({})", 1u32 << n))),
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
