//! Segments, memory orders and scopes, and what a memory instruction carries.

use super::condcodes::named;
use std::fmt;

named! {
    /// A memory segment (HSA PRM 2.8).
    Segment {
        Flat "flat", Global "global", Readonly "readonly", Kernarg "kernarg", Group "group",
        Private "private", Spill "spill", Arg "arg",
    }
}

named! {
    /// A memory order (HSA PRM 6.2.1).
    MemoryOrder { None "none", Relaxed "rlx", Acquire "scacq", Release "screl", AcquireRelease "scar", }
}

named! {
    /// A memory scope (HSA PRM 6.2.2), from narrow to wide.
    MemoryScope { None "none", WorkItem "wi", Wave "wave", WorkGroup "wg", Agent "agent", System "system", }
}

named! {
    /// What an atomic does to memory.
    AtomicOp {
        Add "add", Sub "sub", And "and", Or "or", Xor "xor", Exch "exch",
        UMin "umin", UMax "umax", SMin "smin", SMax "smax", WrapInc "wrapinc", WrapDec "wrapdec",
        Cas "cas", Load "ld", Store "st",
    }
}

/// How many lanes are promised to agree (HSA PRM 2.12.2): a slice of 2^n lanes, or the work-group.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Width {
    /// Slices of 2^n lanes; n up to 31. `Lanes(0)` promises nothing.
    Lanes(u8),
    /// The wave.
    Wave,
    /// The work-group.
    All,
}

impl Width {
    /// Nothing is promised.
    pub const ONE: Width = Width::Lanes(0);

    /// Whether the promise covers a wave of `wave_size` lanes.
    pub fn covers_wave(self, wave_size: u32) -> bool {
        match self {
            Width::Lanes(n) => 1u64 << n >= u64::from(wave_size),
            Width::Wave | Width::All => true,
        }
    }

    /// The width that a text such as `64`, `wave` or `all` names.
    pub fn parse(text: &str) -> Option<Width> {
        match text {
            "wave" => Some(Width::Wave),
            "all" => Some(Width::All),
            _ => {
                let lanes: u32 = text.parse().ok()?;
                lanes
                    .is_power_of_two()
                    .then(|| Width::Lanes(lanes.trailing_zeros() as u8))
            }
        }
    }
}

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Width::Lanes(n) => write!(f, "{}", 1u64 << n),
            Width::Wave => f.write_str("wave"),
            Width::All => f.write_str("all"),
        }
    }
}

/// What a memory instruction carries besides its address.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct MemInfo {
    /// Where the address points.
    pub segment: Segment,
    /// Promised alignment of the address, base-2 logarithm of bytes.
    pub align_log2: u8,
    /// The memory does not change while the kernel runs (`ld_const`, readonly and kernarg).
    pub constant: bool,
    /// The memory still is what it was when the kernel began: on no way to the access anything has written it, or has let the work-item
    /// see what others wrote. It may be written later, so the access must not move down.
    pub initial: bool,
    /// Equivalence class (HSA PRM 6.1.4): distinct non-zero classes never alias.
    pub equiv: u8,
    /// Order, for atomics.
    pub order: MemoryOrder,
    /// Scope, for atomics.
    pub scope: MemoryScope,
    /// Promise that the loaded value is equal over the slice.
    pub width: Width,
}

impl MemInfo {
    /// An ordinary access of a segment with no promises but natural alignment of 2^`align_log2` bytes.
    pub fn plain(segment: Segment, align_log2: u8) -> MemInfo {
        MemInfo {
            segment,
            align_log2,
            constant: matches!(segment, Segment::Kernarg | Segment::Readonly),
            initial: false,
            equiv: 0,
            order: MemoryOrder::None,
            scope: MemoryScope::None,
            width: Width::ONE,
        }
    }
}
