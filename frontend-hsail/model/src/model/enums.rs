//! Enumerations of the language with their text spelling and their BRIG code.
//!
//! Text and BRIG must agree on every one of these, so each value is written once: variant, BRIG code (HSA PRM 18.3)
//! and spelling. `name`/`from_name` serve the text frontend, `brig_code`/`from_brig` the binary one.

use std::fmt;
use std::num::NonZeroU8;
use wavelift_images::brig_enum;
pub use wavelift_images::{
    ChannelOrder, ChannelType, Geometry, SamplerAddressing, SamplerCoord, SamplerFilter,
};

brig_enum! {
    /// Profile of a module (HSA PRM 16).
    Profile { Base = 0 "$base", Full = 1 "$full", }
}

brig_enum! {
    /// Machine model: width of flat, global, readonly and kernarg addresses (HSA PRM 2.9).
    MachineModel { Small = 0 "$small", Large = 1 "$large", }
}

brig_enum! {
    /// Default float rounding of a module header; codes are those of `BrigRound` (HSA PRM 14.1).
    DefaultRound { Default = 1 "$default", Near = 2 "$near", Zero = 3 "$zero", }
}

brig_enum! {
    /// Linkage of a symbol (HSA PRM 4.12). The spelling is for messages only: text writes just `prog`.
    Linkage { None = 0 "none", Program = 1 "prog", Module = 2 "module", Function = 3 "function", Arg = 4 "arg", }
}

brig_enum! {
    /// Allocation of a variable (HSA PRM 4.3.10). Text writes only `alloc(agent)`.
    Allocation { None = 0 "none", Program = 1 "program", Agent = 2 "agent", Automatic = 3 "automatic", }
}

brig_enum! {
    /// Memory segment (HSA PRM 2.8); `flat` is what an omitted segment modifier means. `region` is the extension amd:gcn's:
    /// memory that all work-groups of a device share, with addresses of 32 bits and no variables.
    Segment {
        Flat = 1 "flat", Global = 2 "global", Readonly = 3 "readonly", Kernarg = 4 "kernarg", Group = 5 "group",
        Private = 6 "private", Spill = 7 "spill", Arg = 8 "arg",
        Region = 128 "region",
    }
}

impl Segment {
    /// Its bit in sets of segments.
    pub const fn bit(self) -> u16 {
        match self {
            Segment::Region => 1,
            standard => 1 << standard as u8,
        }
    }

    /// Can hold variables.
    pub fn has_variables(self) -> bool {
        !matches!(self, Segment::Flat | Segment::Region)
    }
}

brig_enum! {
    /// Memory order (HSA PRM 6.2).
    MemoryOrder { Relaxed = 1 "rlx", Acquire = 2 "scacq", Release = 3 "screl", AcquireRelease = 4 "scar", }
}

brig_enum! {
    /// Memory scope (HSA PRM 6.2). No instruction of HSAIL 1.0 writes `wi`.
    MemoryScope { WorkItem = 1 "wi", Wavefront = 2 "wave", WorkGroup = 3 "wg", Agent = 4 "agent", System = 5 "system", }
}

brig_enum! {
    /// Operation of atomic and signal instructions (HSA PRM 6.6, 6.8).
    AtomicOperation {
        Add = 0 "add", And = 1 "and", Cas = 2 "cas", Exch = 3 "exch", Ld = 4 "ld", Max = 5 "max", Min = 6 "min",
        Or = 7 "or", St = 8 "st", Sub = 9 "sub", WrapDec = 10 "wrapdec", WrapInc = 11 "wrapinc", Xor = 12 "xor",
        WaitEq = 13 "wait_eq", WaitNe = 14 "wait_ne", WaitLt = 15 "wait_lt", WaitGte = 16 "wait_gte",
        WaitTimeoutEq = 17 "waittimeout_eq", WaitTimeoutNe = 18 "waittimeout_ne",
        WaitTimeoutLt = 19 "waittimeout_lt", WaitTimeoutGte = 20 "waittimeout_gte",
    }
}

brig_enum! {
    /// Comparison of `cmp` (HSA PRM 5.18). A `u` suffix is true on unordered operands, an `s` prefix signals on quiet NaN.
    CompareOperation {
        Eq = 0 "eq", Ne = 1 "ne", Lt = 2 "lt", Le = 3 "le", Gt = 4 "gt", Ge = 5 "ge", Equ = 6 "equ", Neu = 7 "neu",
        Ltu = 8 "ltu", Leu = 9 "leu", Gtu = 10 "gtu", Geu = 11 "geu", Num = 12 "num", Nan = 13 "nan",
        Seq = 14 "seq", Sne = 15 "sne", Slt = 16 "slt", Sle = 17 "sle", Sgt = 18 "sgt", Sge = 19 "sge",
        Sgeu = 20 "sgeu", Sequ = 21 "sequ", Sneu = 22 "sneu", Sltu = 23 "sltu", Sleu = 24 "sleu", Snum = 25 "snum",
        Snan = 26 "snan", Sgtu = 27 "sgtu",
    }
}

brig_enum! {
    /// Packing control (HSA PRM 4.14). `s` forms write element 0 only and keep the rest of the destination.
    Pack {
        PP = 1 "pp", PS = 2 "ps", SP = 3 "sp", SS = 4 "ss", S = 5 "s", P = 6 "p", PPSat = 7 "pp_sat",
        PSSat = 8 "ps_sat", SPSat = 9 "sp_sat", SSSat = 10 "ss_sat", SSat = 11 "s_sat", PSat = 12 "p_sat",
    }
}

brig_enum! {
    /// Rounding of an instruction (HSA PRM 4.19.2, 5.19.4). `Default` is the program's default float rounding and has no
    /// spelling in text.
    Round {
        Default = 1 "default", Near = 2 "near", Zero = 3 "zero", Up = 4 "up", Down = 5 "down",
        NearI = 6 "neari", ZeroI = 7 "zeroi", UpI = 8 "upi", DownI = 9 "downi",
        NearISat = 10 "neari_sat", ZeroISat = 11 "zeroi_sat", UpISat = 12 "upi_sat", DownISat = 13 "downi_sat",
        SNearI = 14 "sneari", SZeroI = 15 "szeroi", SUpI = 16 "supi", SDownI = 17 "sdowni",
        SNearISat = 18 "sneari_sat", SZeroISat = 19 "szeroi_sat", SUpISat = 20 "supi_sat", SDownISat = 21 "sdowni_sat",
    }
}

impl Round {
    /// Rounds a float to an integer (the `i` modes of `cvt`).
    pub fn is_integer(self) -> bool {
        self >= Round::NearI
    }

    /// Saturates out-of-range values.
    pub fn is_saturating(self) -> bool {
        matches!(self as u8, 10..=13 | 18..=21)
    }

    /// Raises the inexact exception (the `s` prefix).
    pub fn is_signaling(self) -> bool {
        self as u8 >= 14
    }
}

impl Pack {
    /// Clamps results to the element range.
    pub fn is_saturating(self) -> bool {
        self as u8 >= Pack::PPSat as u8
    }

    /// Takes two sources (`pp`, `ps`, `sp`, `ss`), as opposed to one (`p`, `s`).
    pub fn is_binary(self) -> bool {
        !matches!(self, Pack::S | Pack::P | Pack::SSat | Pack::PSat)
    }

    /// Writes only element 0 and keeps the other bits of the destination (HSA PRM 4.14).
    pub fn writes_lowest_only(self) -> bool {
        matches!(self, Pack::S | Pack::SS | Pack::SSat | Pack::SSSat)
    }
}

brig_enum! {
    /// Property asked for by `queryimage` (HSA PRM 7.5); `nummiplevels` is the extension amd:mipmap's.
    ImageQuery {
        Width = 0 "width", Height = 1 "height", Depth = 2 "depth", Array = 3 "array",
        ChannelOrder = 4 "channelorder", ChannelType = 5 "channeltype", NumMipLevels = 6 "nummiplevels",
    }
}

brig_enum! {
    /// Property asked for by `querysampler` (HSA PRM 7.5).
    SamplerQuery { Addressing = 0 "addressing", Coord = 1 "coord", Filter = 2 "filter", }
}

brig_enum! {
    /// Control directive (HSA PRM 13.4).
    ControlDirective {
        EnableBreakExceptions = 1 "enablebreakexceptions", EnableDetectExceptions = 2 "enabledetectexceptions",
        MaxDynamicGroupSize = 3 "maxdynamicgroupsize", MaxFlatGridSize = 4 "maxflatgridsize",
        MaxFlatWorkGroupSize = 5 "maxflatworkgroupsize", RequiredDim = 6 "requireddim",
        RequiredGridSize = 7 "requiredgridsize", RequiredWorkGroupSize = 8 "requiredworkgroupsize",
        RequireNoPartialWorkGroups = 9 "requirenopartialworkgroups",
    }
}

impl ControlDirective {
    /// Number of operands.
    pub fn arity(self) -> usize {
        match self {
            ControlDirective::RequireNoPartialWorkGroups => 0,
            ControlDirective::RequiredGridSize | ControlDirective::RequiredWorkGroupSize => 3,
            _ => 1,
        }
    }

    /// Operands are 64 bits wide (grid sizes), as opposed to 32.
    pub fn is_wide(self) -> bool {
        matches!(
            self,
            ControlDirective::MaxFlatGridSize | ControlDirective::RequiredGridSize
        )
    }

    /// Operands may be `WAVESIZE`.
    pub fn allows_wavesize(self) -> bool {
        use ControlDirective::*;
        matches!(
            self,
            MaxFlatGridSize | MaxFlatWorkGroupSize | RequiredGridSize | RequiredWorkGroupSize
        )
    }
}

brig_enum! {
    /// Kind of a register (HSA PRM 4.7): 1, 32, 64 or 128 bits.
    RegisterKind { Control = 0 "$c", Single = 1 "$s", Double = 2 "$d", Quad = 3 "$q", }
}

impl RegisterKind {
    /// Width in bits.
    pub fn bits(self) -> u32 {
        match self {
            RegisterKind::Control => 1,
            RegisterKind::Single => 32,
            RegisterKind::Double => 64,
            RegisterKind::Quad => 128,
        }
    }
}

/// An alignment in bytes, a power of two from 1 to 256 (`BrigAlignment`: log2 + 1).
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Align(NonZeroU8);

impl Align {
    /// One byte: what an omitted `align` modifier of a memory instruction means.
    pub const ONE: Align = Align(NonZeroU8::MIN);

    /// From a byte count; `None` unless a power of two in 1..=256.
    pub fn from_bytes(bytes: u64) -> Option<Align> {
        if !bytes.is_power_of_two() || bytes > 256 {
            return None;
        }
        NonZeroU8::new(bytes.trailing_zeros() as u8 + 1).map(Align)
    }

    /// The alignment in bytes.
    pub fn bytes(self) -> u32 {
        1 << (self.0.get() - 1)
    }

    /// The code in BRIG.
    pub fn brig_code(self) -> u16 {
        self.0.get() as u16
    }

    /// The alignment with this BRIG code; `None` for NONE and for codes out of range.
    pub fn from_brig(code: u16) -> Option<Align> {
        if code > 9 {
            None
        } else {
            NonZeroU8::new(code as u8).map(Align)
        }
    }
}

impl fmt::Debug for Align {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "align({})", self.bytes())
    }
}

/// The argument of a `width` modifier (HSA PRM 2.12): a power of two in 1..=2^31, `WAVESIZE` or `all`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Width(NonZeroU8);

impl Width {
    /// `width(1)`: no uniformity is promised.
    pub const ONE: Width = Width(NonZeroU8::MIN);
    /// `width(WAVESIZE)`.
    pub const WAVESIZE: Width = Width(NonZeroU8::new(33).unwrap());
    /// `width(all)`: the work-group.
    pub const ALL: Width = Width(NonZeroU8::new(34).unwrap());

    /// From a lane count; `None` unless a power of two in 1..=2^31.
    pub fn from_lanes(lanes: u64) -> Option<Width> {
        if !lanes.is_power_of_two() || lanes > 1 << 31 {
            return None;
        }
        NonZeroU8::new(lanes.trailing_zeros() as u8 + 1).map(Width)
    }

    /// What stands for a width that is no number.
    pub fn word(self) -> &'static str {
        match self == Width::WAVESIZE {
            true => "WAVESIZE",
            false => "all",
        }
    }

    /// The lane count; `None` for `WAVESIZE` and `all`.
    pub fn lanes(self) -> Option<u32> {
        if self.0.get() <= 32 {
            Some(1 << (self.0.get() - 1))
        } else {
            None
        }
    }

    /// The code in BRIG.
    pub fn brig_code(self) -> u16 {
        self.0.get() as u16
    }

    /// The width with this BRIG code; `None` for NONE and for codes out of range.
    pub fn from_brig(code: u16) -> Option<Width> {
        if code > 34 {
            None
        } else {
            NonZeroU8::new(code as u8).map(Width)
        }
    }
}

impl fmt::Display for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.lanes() {
            Some(n) => write!(f, "{n}"),
            None => f.write_str(self.word()),
        }
    }
}

impl fmt::Debug for Width {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "width({self})")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_follow_the_manual() {
        // HSA PRM 18.3: irregular spots.
        assert_eq!(CompareOperation::Sgeu.brig_code(), 20);
        assert_eq!(CompareOperation::Sgtu.brig_code(), 27);
        assert_eq!(Round::Up.brig_code(), 4);
        assert_eq!(Round::from_brig(21), Some(Round::SDownISat));
        assert_eq!(Align::from_bytes(256).map(Align::brig_code), Some(9));
        assert_eq!(Align::from_bytes(3), None);
        assert_eq!(Width::from_lanes(1 << 31).map(Width::brig_code), Some(32));
        assert_eq!(Width::from_brig(0), None);
        assert_eq!(Width::ALL.brig_code(), 34);
        assert_eq!(Segment::from_brig(9), None);
    }

    #[test]
    fn names_round_trip() {
        for &c in CompareOperation::ALL {
            assert_eq!(CompareOperation::from_name(c.name()), Some(c));
            assert_eq!(CompareOperation::from_brig(c.brig_code()), Some(c));
        }
    }
}
