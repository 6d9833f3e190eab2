//! Looking up rows, suffixes and what is meant where nothing is written.

use super::row::*;
use super::rows::TABLE;
use crate::model::*;
use Opcode::*;

/// First and one past the last row of each operation; rows of one operation stand together.
static EXTENTS: [(u16, u16); Opcode::ALL.len()] = {
    let mut extents = [(0, 0); Opcode::ALL.len()];
    let mut i = 0;
    while i < TABLE.len() {
        let extent = &mut extents[TABLE[i].opcode.index()];
        if extent.1 == 0 {
            extent.0 = i as u16;
        }
        extent.1 = i as u16 + 1;
        i += 1;
    }
    extents
};

/// The rows of an operation.
pub fn rows(opcode: Opcode) -> &'static [Row] {
    let (start, end) = EXTENTS[opcode.index()];
    &TABLE[start as usize..end as usize]
}

/// The row that an instruction fits, if its types are legal.
pub fn find(inst: &Inst) -> Option<&'static Row> {
    rows(inst.opcode).iter().find(|r| r.fits(inst))
}

/// The row that comes nearest: the one that fits, or one whose first type does, or one with the same sub-operation, or
/// any of the operation. Says which operands an instruction with a wrong type was meant to have.
pub fn nearest(inst: &Inst) -> Option<&'static Row> {
    let rows = rows(inst.opcode);
    let has = |r: &&Row| inst.ty.is_some_and(|t| r.ty.has(t));
    find(inst)
        .or_else(|| rows.iter().find(|r| r.selects(inst) && has(r)))
        .or_else(|| rows.iter().find(|r| r.selects(inst)))
        .or_else(|| rows.iter().find(has))
        .or(rows.first())
}

/// Gives the kinds of suffixes of an operation, in order (HSA PRM 19.2), to a macro: for each order code of its own can be made.
macro_rules! by_syntax {
    ($opcode:expr, $with:ident) => {
        match $opcode.format() {
            InstFormat::Mod => $with!(Ftz, Round, Pack, Type),
            InstFormat::Addr | InstFormat::Seg => match $opcode {
                Opcode::AmdGcnAtomicConsume | Opcode::AmdGcnAtomicAppend => $with!(Type),
                _ => $with!(Segment, Type),
            },
            InstFormat::Atomic => $with!(Atomic, Segment, Order, Scope, Equiv, Type),
            InstFormat::Cmp => $with!(Compare, Ftz, Pack, Type, SourceType),
            InstFormat::Cvt => $with!(Ftz, Round, Type, SourceType),
            InstFormat::Image => $with!(Vector, Geometry, Equiv, Type, SourceType, CoordType),
            InstFormat::MemFence => $with!(Order, Scope),
            InstFormat::QueryImage => $with!(Geometry, ImageQuery, Type, SourceType),
            InstFormat::QuerySampler => $with!(SamplerQuery, Type),
            InstFormat::Queue => $with!(Segment, Order, Type),
            InstFormat::SegCvt => $with!(Segment, NoNull, Type, SourceType),
            InstFormat::Signal => $with!(Atomic, Order, Type, SourceType),
            InstFormat::SourceType => match $opcode {
                Opcode::Combine | Opcode::Expand => $with!(Vector, Type, SourceType),
                _ => $with!(Type, SourceType),
            },
            InstFormat::Lane => match $opcode {
                Opcode::ActiveLaneMask => $with!(Vector, Width, Type, SourceType),
                Opcode::ActiveLaneCount => $with!(Width, Type, SourceType),
                _ => $with!(Width, Type),
            },
            InstFormat::Mem => match $opcode {
                Opcode::Ld => $with!(Vector, Segment, Align, Const, Equiv, Width, Type),
                Opcode::St | Opcode::AmdGcnSt => $with!(Vector, Segment, Align, Equiv, Type),
                Opcode::AmdGcnLd => $with!(Vector, Segment, Align, Equiv, Width, Type),
                _ => $with!(Align, Type),
            },
            InstFormat::Br => match $opcode {
                Opcode::Br | Opcode::WaveBarrier | Opcode::Call => $with!(),
                Opcode::Cbr | Opcode::Sbr | Opcode::SCall | Opcode::ICall => $with!(Width, Type),
                _ => $with!(Width),
            },
            InstFormat::Basic => match $opcode {
                Opcode::Nop | Opcode::ImageFence | Opcode::Ret | Opcode::InitFbar | Opcode::ReleaseFbar => {
                    $with!()
                }
                Opcode::AmdGcnMadU
                | Opcode::AmdGcnMadS
                | Opcode::AmdGcnRegionAlloc
                | Opcode::AmdGcnMQSad4 => $with!(),
                _ => $with!(Type),
            },
        }
    };
}
pub(crate) use by_syntax;

/// The suffixes of an operation, in order (HSA PRM 19.2).
pub const fn syntax(opcode: Opcode) -> &'static [Part] {
    macro_rules! list {
        ($($part:ident),*) => { &[$(Part::$part),*] };
    }
    by_syntax!(opcode, list)
}

/// The width that an instruction has when none is written (HSA PRM 2.12.2, 18.6.4); `None` if it has no width field.
pub fn default_width(opcode: Opcode) -> Option<Width> {
    DEFAULTS[opcode.index()].width
}

const fn width_of(opcode: Opcode) -> Option<Width> {
    match opcode {
        Br | Call | Barrier => Some(Width::ALL),
        WaveBarrier | ArriveFbar | JoinFbar | LeaveFbar | WaitFbar => Some(Width::WAVESIZE),
        Cbr | Sbr | SCall | ICall | Ld | AmdGcnLd => Some(Width::ONE),
        ActiveLaneCount | ActiveLaneId | ActiveLaneMask | ActiveLanePermute => Some(Width::ONE),
        _ => None,
    }
}

/// The segment of an operation whose mnemonic has none though BRIG does.
const fn implied_segment(opcode: Opcode) -> Option<crate::model::Segment> {
    match opcode {
        Alloca => Some(crate::model::Segment::Private),
        AmdGcnAtomicConsume | AmdGcnAtomicAppend => Some(crate::model::Segment::Region),
        _ => None,
    }
}

/// What modifiers mean that an operation leaves out.
#[derive(Clone, Copy)]
struct Defaults {
    segment: Option<crate::model::Segment>,
    align: Option<crate::model::Align>,
    width: Option<Width>,
    /// A rounding may be written; what it is without one depends on the types, but for the next ones.
    has_round: bool,
    /// First types of which no row has a rounding.
    unrounded: TypeSet,
    has_vector: bool,
}

pub(super) const fn has_part(opcode: Opcode, part: Part) -> bool {
    let parts = syntax(opcode);
    let mut i = 0;
    while i < parts.len() {
        if parts[i] as u8 == part as u8 {
            return true;
        }
        i += 1;
    }
    false
}

/// The first types of rows without a rounding that no row with a rounding has.
pub(super) const fn unrounded(opcode: Opcode) -> TypeSet {
    let (mut with, mut without) = (0, 0);
    let (mut i, end) = EXTENTS[opcode.index()];
    while i < end {
        let row = &TABLE[i as usize];
        match row.default_round {
            Some(_) => with |= row.ty.0,
            None => without |= row.ty.0,
        }
        i += 1;
    }
    TypeSet(without & !with)
}

/// By the index of the operation.
static DEFAULTS: [Defaults; Opcode::ALL.len()] = {
    let none = Defaults {
        segment: None,
        align: None,
        width: None,
        has_round: false,
        unrounded: TypeSet::NONE,
        has_vector: false,
    };
    let mut defaults = [none; Opcode::ALL.len()];
    let mut i = 0;
    while i < defaults.len() {
        let opcode = Opcode::ALL[i];
        defaults[i] = Defaults {
            segment: match has_part(opcode, Part::Segment) {
                true => Some(crate::model::Segment::Flat),
                false => implied_segment(opcode),
            },
            align: match has_part(opcode, Part::Align) {
                true => Some(crate::model::Align::ONE),
                false => None,
            },
            width: width_of(opcode),
            has_round: has_part(opcode, Part::Round),
            unrounded: unrounded(opcode),
            has_vector: has_part(opcode, Part::Vector),
        };
        i += 1;
    }
    defaults
};

/// What some row has as the rounding that is meant without one, bit per BRIG code.
static DEFAULT_ROUNDS: u32 = {
    let (mut rounds, mut i) = (0, 0);
    while i < TABLE.len() {
        if let Some(round) = TABLE[i].default_round {
            rounds |= 1 << round.brig_code();
        }
        i += 1;
    }
    rounds
};

/// Whether a rounding of an instruction is what is meant without one.
pub fn is_default_round(inst: &Inst, round: Round) -> bool {
    round == Round::Default
        || DEFAULT_ROUNDS >> round.brig_code() & 1 != 0
            && nearest(inst).and_then(|row| row.default_round) == Some(round)
}

/// Whether an operation may have a vector operand.
pub fn has_vector(opcode: Opcode) -> bool {
    DEFAULTS[opcode.index()].has_vector
}

/// Fills in the modifiers that the source left out (invariant M3 of the model).
#[inline]
pub fn fill_defaults(inst: &mut Inst) {
    let defaults = &DEFAULTS[inst.opcode.index()];
    let m = &mut inst.mods;
    m.segment = m.segment.or(defaults.segment);
    m.align = m.align.or(defaults.align);
    m.width = m.width.or(defaults.width);
    let may_round = |ty: Option<Type>| !ty.is_some_and(|ty| defaults.unrounded.has(ty));
    if defaults.has_round && m.round.is_none() && may_round(inst.ty) {
        inst.mods.round = nearest(inst).and_then(|r| r.default_round);
    }
}
