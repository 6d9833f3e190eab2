//! What follows the `InstBase` of an instruction (HSA PRM 18.6): the fields of each structure, for reader and writer.

use crate::entry::Entry;
use crate::error::Read;
use crate::reader::ModLayout;
use wavelift_hsail::model::{
    Align, AtomicOperation, CompareOperation, Geometry, ImageQuery, Inst, InstFormat, MemoryOrder,
    MemoryScope, Pack, Round, SamplerQuery, Segment, Type, Width,
};

/// The offset of the first field.
const FIRST: usize = 12;

/// A field of the structure of an instruction, of one byte if nothing else is said.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Field {
    /// Of two bytes.
    SourceType,
    /// Of two bytes.
    CoordType,
    Ftz,
    Round,
    Pack,
    Segment,
    Order,
    Scope,
    /// The scope for the group segment: the three scopes of a fence are one in the language (HSA PRM 18.6.13).
    GroupScope,
    /// The scope for images: none.
    ImageScope,
    Atomic,
    Signal,
    Compare,
    Geometry,
    ImageQuery,
    SamplerQuery,
    Equiv,
    Width,
    Align,
    Const,
    NoNull,
    /// As many zeros.
    Reserved(usize),
}

/// Fields with their offsets in the entry.
pub(crate) type Fields = &'static [(usize, Field)];

/// Writes out what is done with the fields of each structure: a list to walk over, and for modules that tools make a step for each field, because there are
/// as many kinds of instructions as of branches in a walk.
macro_rules! structures {
    ($($format:ident: $($at:literal $field:expr),*;)+) => {
        /// The fields of a structure, in the order in which they are checked.
        pub(crate) fn fields(format: InstFormat, mod_layout: ModLayout) -> Fields {
            use Field::*;
            match format {
                InstFormat::Mod if mod_layout == ModLayout::PackThenRound => {
                    &[(12, Ftz), (14, Round), (13, Pack), (15, Reserved(1))]
                }
                $(InstFormat::$format => &[$(($at, $field)),*],)+
            }
        }

        /// What follows the `InstBase` of an instruction, zero after the last field.
        pub(crate) fn modifiers(format: InstFormat, inst: &Inst) -> u64 {
            use Field::*;
            match format {
                $(InstFormat::$format => 0 $(| u64::from($field.code(inst)) << (8 * ($at - FIRST)))*,)+
            }
        }

        /// Reads what follows the `InstBase` of an instruction. False if something is wrong with it, or unusual: [`Field::read`] says what.
        pub(crate) fn read_modifiers(format: InstFormat, bytes: u64, inst: &mut Inst) -> bool {
            use Field::*;
            match format {
                $(InstFormat::$format => true $(&& $field.take(bytes, $at - FIRST, inst))*,)+
            }
        }
    };
}

structures! {
    Basic: ;
    Mod: 12 Ftz, 13 Round, 14 Pack, 15 Reserved(1);
    Addr: 12 Segment, 13 Reserved(3);
    Seg: 12 Segment, 13 Reserved(3);
    Atomic: 12 Segment, 13 Order, 14 Scope, 15 Atomic, 16 Equiv, 17 Reserved(3);
    Br: 12 Width, 13 Reserved(3);
    Cmp: 12 SourceType, 14 Ftz, 15 Compare, 16 Pack, 17 Reserved(3);
    Cvt: 12 SourceType, 14 Ftz, 15 Round;
    Image: 12 SourceType, 14 CoordType, 16 Geometry, 17 Equiv, 18 Reserved(2);
    Lane: 12 SourceType, 14 Width, 15 Reserved(1);
    Mem: 12 Segment, 13 Align, 14 Equiv, 15 Width, 16 Const, 17 Reserved(3);
    MemFence: 12 Order, 13 Scope, 14 GroupScope, 15 ImageScope;
    QueryImage: 12 SourceType, 14 Geometry, 15 ImageQuery;
    QuerySampler: 12 SamplerQuery, 13 Reserved(3);
    Queue: 12 Segment, 13 Order, 14 Reserved(2);
    SegCvt: 12 SourceType, 14 Segment, 15 NoNull;
    Signal: 12 SourceType, 14 Order, 15 Signal;
    SourceType: 12 SourceType, 14 Reserved(2);
}

/// Takes a value that must be there, with code 0 or another.
fn some<T>(field: &mut Option<T>, value: Option<T>) -> bool {
    *field = value;
    field.is_some()
}

/// Takes a value, or for code 0 none.
fn some_or_none<T>(field: &mut Option<T>, code: u16, value: Option<T>) -> bool {
    *field = value;
    field.is_some() || code == 0
}

/// Takes a flag of one bit.
fn flag(field: &mut bool, code: u16) -> bool {
    *field = code != 0;
    code <= 1
}

/// Turns a reader of an enumeration into one that takes 0 for "none".
fn or_none<T>(from: impl Fn(u16) -> Option<T>) -> impl Fn(u16) -> Option<Option<T>> {
    move |code| {
        if code == 0 {
            Some(None)
        } else {
            from(code).map(Some)
        }
    }
}

/// A type without the array bit.
pub(crate) fn plain_type(code: u16) -> Option<Type> {
    Type::from_brig(code).and_then(|(ty, array)| (!array).then_some(ty))
}

impl Entry<'_> {
    fn optional8<T>(&self, at: usize, what: &str, from: impl Fn(u16) -> Option<T>) -> Read<Option<T>> {
        self.enum8(at, what, or_none(from))
    }

    pub(crate) fn optional_type(&self, at: usize) -> Read<Option<Type>> {
        self.enum16(at, "type of an operand", or_none(plain_type))
    }

    fn ftz(&self, at: usize) -> Read<bool> {
        self.flags(at, 1).map(|bits| bits != 0)
    }
}

impl Field {
    /// Reads the field at an offset of an entry into the instruction.
    pub(crate) fn read(self, e: &Entry<'_>, at: usize, inst: &mut Inst) -> Read<()> {
        let m = &mut inst.mods;
        match self {
            Field::SourceType => inst.source_type = e.optional_type(at)?,
            Field::CoordType => inst.coord_type = e.optional_type(at)?,
            Field::Ftz => m.ftz = e.ftz(at)?,
            Field::Round => m.round = e.optional8(at, "rounding", Round::from_brig)?,
            Field::Pack => m.pack = e.optional8(at, "packing control", Pack::from_brig)?,
            Field::Segment => m.segment = e.optional8(at, "segment", Segment::from_brig)?,
            Field::Order => m.order = e.optional8(at, "memory order", MemoryOrder::from_brig)?,
            Field::Scope => m.scope = e.optional8(at, "memory scope", MemoryScope::from_brig)?,
            Field::GroupScope if e.u8(at) != e.u8(at - 1) => {
                let message = "the scope for the group segment must be that for the global segment";
                return Err(e.fail_at("brig-enum", at, 1, message));
            }
            Field::ImageScope if e.u8(at) != 0 => {
                return Err(e.fail_at("brig-enum", at, 1, "the scope for images must be none"));
            }
            Field::GroupScope | Field::ImageScope => {}
            Field::Atomic => {
                m.atomic = Some(e.enum8(at, "atomic operation", AtomicOperation::from_brig)?);
            }
            Field::Signal => {
                m.atomic = Some(e.enum8(at, "signal operation", AtomicOperation::from_brig)?);
            }
            Field::Compare => m.compare = Some(e.enum8(at, "comparison", CompareOperation::from_brig)?),
            Field::Geometry => m.geometry = Some(e.enum8(at, "image geometry", Geometry::from_brig)?),
            Field::ImageQuery => m.image_query = Some(e.enum8(at, "image query", ImageQuery::from_brig)?),
            Field::SamplerQuery => {
                m.sampler_query = Some(e.enum8(at, "sampler query", SamplerQuery::from_brig)?);
            }
            Field::Equiv => m.equiv = e.u8(at),
            Field::Width => m.width = e.optional8(at, "width", Width::from_brig)?,
            Field::Align => m.align = e.optional8(at, "alignment", Align::from_brig)?,
            Field::Const => m.constant = e.flags(at, 1)? != 0,
            Field::NoNull => m.nonull = e.flags(at, 1)? != 0,
            Field::Reserved(count) => e.reserved(at, count)?,
        }
        Ok(())
    }

    /// Reads the field at byte `at` of what follows the `InstBase`. False if something is wrong with it, or if it is none and seldom is.
    #[inline(always)]
    fn take(self, bytes: u64, at: usize, inst: &mut Inst) -> bool {
        let m = &mut inst.mods;
        let word = (bytes >> (8 * at)) as u16;
        let code = word & 0xff;
        match self {
            Field::SourceType => some_or_none(&mut inst.source_type, word, plain_type(word)),
            Field::CoordType => some_or_none(&mut inst.coord_type, word, plain_type(word)),
            Field::Ftz => flag(&mut m.ftz, code),
            Field::Round => some_or_none(&mut m.round, code, Round::from_brig(code)),
            Field::Pack => some_or_none(&mut m.pack, code, Pack::from_brig(code)),
            Field::Segment => some(&mut m.segment, Segment::from_brig(code)),
            Field::Order => some(&mut m.order, MemoryOrder::from_brig(code)),
            Field::Scope => some(&mut m.scope, MemoryScope::from_brig(code)),
            Field::GroupScope => code == (bytes >> (8 * (at - 1))) as u16 & 0xff,
            Field::ImageScope => code == 0,
            Field::Atomic | Field::Signal => some(&mut m.atomic, AtomicOperation::from_brig(code)),
            Field::Compare => some(&mut m.compare, CompareOperation::from_brig(code)),
            Field::Geometry => some(&mut m.geometry, Geometry::from_brig(code)),
            Field::ImageQuery => some(&mut m.image_query, ImageQuery::from_brig(code)),
            Field::SamplerQuery => some(&mut m.sampler_query, SamplerQuery::from_brig(code)),
            Field::Equiv => {
                m.equiv = code as u8;
                true
            }
            Field::Width => some_or_none(&mut m.width, code, Width::from_brig(code)),
            Field::Align => some_or_none(&mut m.align, code, Align::from_brig(code)),
            Field::Const => flag(&mut m.constant, code),
            Field::NoNull => flag(&mut m.nonull, code),
            Field::Reserved(count) => bytes << (64 - 8 * (at + count)) >> (64 - 8 * count) == 0,
        }
    }

    /// What the field says of an instruction; 0 for a modifier that it does not have.
    #[inline(always)]
    fn code(self, inst: &Inst) -> u16 {
        let m = &inst.mods;
        match self {
            Field::SourceType => inst.source_type.map_or(0, Type::brig_code),
            Field::CoordType => inst.coord_type.map_or(0, Type::brig_code),
            Field::Ftz => u16::from(m.ftz),
            Field::Round => m.round.map_or(0, Round::brig_code),
            Field::Pack => m.pack.map_or(0, Pack::brig_code),
            Field::Segment => m.segment.map_or(0, Segment::brig_code),
            Field::Order => m.order.map_or(0, MemoryOrder::brig_code),
            Field::Scope | Field::GroupScope => m.scope.map_or(0, MemoryScope::brig_code),
            Field::Atomic | Field::Signal => m.atomic.map_or(0, AtomicOperation::brig_code),
            Field::Compare => m.compare.map_or(0, CompareOperation::brig_code),
            Field::Geometry => m.geometry.map_or(0, Geometry::brig_code),
            Field::ImageQuery => m.image_query.map_or(0, ImageQuery::brig_code),
            Field::SamplerQuery => m.sampler_query.map_or(0, SamplerQuery::brig_code),
            Field::Equiv => u16::from(m.equiv),
            Field::Width => m.width.map_or(0, Width::brig_code),
            Field::Align => m.align.map_or(0, Align::brig_code),
            Field::Const => u16::from(m.constant),
            Field::NoNull => u16::from(m.nonull),
            Field::ImageScope | Field::Reserved(_) => 0,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::entry::code_bytes;
    use crate::inst::entry_kind;
    use wavelift_hsail::model::Opcode;

    /// The bytes of each structure after its `InstBase` are those of its fields, each once.
    #[test]
    fn fields_fill_their_structure() {
        for opcode in Opcode::ALL {
            let format = opcode.format();
            let end = code_bytes(entry_kind(format)).unwrap_or(FIRST);
            for layout in [ModLayout::RoundThenPack, ModLayout::PackThenRound] {
                let places = fields(format, layout).iter().flat_map(|(at, field)| match field {
                    Field::SourceType | Field::CoordType => *at..at + 2,
                    Field::Reserved(count) => *at..at + count,
                    _ => *at..at + 1,
                });
                let mut places: Vec<usize> = places.collect();
                places.sort_unstable();
                assert_eq!(places, (FIRST..end).collect::<Vec<_>>(), "{format:?}");
            }
        }
    }
}
