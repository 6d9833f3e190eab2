//! The instruction table: what may follow each operation.
//!
//! Parser, printer, validator and BRIG translation read the same two tables. [`syntax`] gives the order of suffixes of an
//! operation (HSA PRM 19.2); [`TABLE`] gives, per group of legal types, the operands and the legal values of every
//! modifier (HSA PRM 4 to 11). An operation has several rows when operands or modifiers depend on its types, its sub-operation
//! or its geometry; exactly one row fits a legal instruction, which a test checks for `cvt`, the densest case.

use crate::model::Pack;
use crate::model::*;

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TypeSet(u128);

impl TypeSet {
    /// No type.
    pub const NONE: TypeSet = TypeSet(0);

    /// The set of the listed types.
    pub const fn of(types: &[Type]) -> TypeSet {
        let mut set = 0;
        let mut i = 0;
        while i < types.len() {
            set |= 1 << types[i] as u8;
            i += 1;
        }
        TypeSet(set)
    }

    /// The union.
    pub const fn or(self, other: TypeSet) -> TypeSet {
        TypeSet(self.0 | other.0)
    }

    /// Contains `ty`.
    #[inline]
    pub fn has(self, ty: Type) -> bool {
        let (bit, [low, high]) = (ty as u8, [self.0 as u64, (self.0 >> 64) as u64]);
        let half = if bit < 64 { low } else { high };
        half >> (bit % 64) & 1 != 0
    }

    /// Has no member.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The members.
    pub fn iter(self) -> impl Iterator<Item = Type> {
        Type::ALL.iter().copied().filter(move |t| self.has(*t))
    }
}

/// Type that an operand must have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ty {
    /// The first type suffix.
    T,
    /// The second type suffix.
    S,
    /// The third type suffix.
    C,
    /// The packed unsigned type of the shape of the first suffix: the mask of a packed `cmov`.
    Mask,
    /// Always this one.
    Is(Type),
}

impl Ty {
    /// The type for a given instruction; `None` if the instruction lacks the suffix.
    pub fn of(self, inst: &Inst) -> Option<Type> {
        match self {
            Ty::T => inst.ty,
            Ty::S => inst.source_type,
            Ty::C => inst.coord_type,
            Ty::Mask => inst.ty.and_then(Type::packed_unsigned),
            Ty::Is(t) => Some(t),
        }
    }
}

/// One operand of an instruction.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Slot {
    /// A register that is written.
    Dest(Ty),
    /// A register, immediate or, for integer and bit types, `WAVESIZE`.
    Src(Ty),
    /// A register that is read.
    Reg(Ty),
    /// An immediate; no `WAVESIZE`.
    Imm(Ty),
    /// Registers that are written: one, or as many as the vector modifier says.
    DestVector(Ty),
    /// Sources: one, or as many as the vector modifier says.
    SrcVector(Ty),
    /// Four registers that are written.
    DestQuad(Ty),
    /// Four sources.
    SrcQuad(Ty),
    /// An immediate or `WAVESIZE`.
    Constant(Ty),
    /// Image coordinates: as many as the geometry has.
    Coordinates,
    /// How image coordinates change: as many as the geometry has dimensions.
    Gradients,
    /// An address.
    Address,
    /// A label.
    Label,
    /// `[@a, @b]`, without a comma before it.
    Labels,
    /// An fbarrier, or an `s` register with the address of one.
    Fbarrier,
    /// An fbarrier by name.
    FbarrierName,
    /// The function of `call`.
    Function,
    /// The functions of `scall`.
    Functions,
    /// The signature of `icall`.
    Signature,
    /// Actual arguments.
    Arguments,
}

/// One suffix position.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Part {
    /// `_v2`, `_v3`, `_v4`.
    Vector,
    /// `_ftz`.
    Ftz,
    /// Rounding.
    Round,
    /// Packing control.
    Pack,
    /// Segment.
    Segment,
    /// `_align(n)`.
    Align,
    /// `_const`.
    Const,
    /// `_equiv(n)`.
    Equiv,
    /// `_width(n)`.
    Width,
    /// Memory order.
    Order,
    /// Memory scope.
    Scope,
    /// Operation of an atomic or signal.
    Atomic,
    /// Comparison.
    Compare,
    /// Geometry.
    Geometry,
    /// Property of `queryimage`.
    ImageQuery,
    /// Property of `querysampler`.
    SamplerQuery,
    /// `_nonull`.
    NoNull,
    /// First type.
    Type,
    /// Second type.
    SourceType,
    /// Third type.
    CoordType,
}

/// How the second type depends on the first.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Relation {
    /// It does not: any pair of the two sets.
    Free,
    /// First is the packed unsigned type of the shape of the second.
    MaskOf,
    /// First is packed, second is what one of its elements widens to.
    PacksFrom,
    /// Second is packed, first is what one of its elements widens to.
    UnpacksTo,
    /// Widths differ.
    OtherSize,
    /// First is narrower.
    Narrower,
    /// First is wider.
    Wider,
}

impl Relation {
    fn holds(self, ty: Type, source: Type) -> bool {
        match self {
            Relation::Free => true,
            Relation::MaskOf => source.packed_unsigned() == Some(ty),
            Relation::PacksFrom => widened_element(ty) == Some(source),
            Relation::UnpacksTo => widened_element(source) == Some(ty),
            Relation::OtherSize => ty.bits() != source.bits(),
            Relation::Narrower => ty.bits() < source.bits(),
            Relation::Wider => ty.bits() > source.bits(),
        }
    }
}

/// What an element of a packed type becomes in a register of its own (HSA PRM 5.9.2): integers widen to 32 bits.
pub fn widened_element(packed: Type) -> Option<Type> {
    if !packed.is_packed() {
        return None;
    }
    Some(match packed.element() {
        Type::U8 | Type::U16 => Type::U32,
        Type::S8 | Type::S16 => Type::S32,
        other => other,
    })
}

/// One row of the table.
#[derive(Clone, Copy)]
pub struct Row {
    /// Operation.
    pub opcode: Opcode,
    /// Bit set over the BRIG codes of the sub-operation (atomic operation, comparison or query); all ones if it has none.
    pub ops: u32,
    /// Bit set over the BRIG codes of the geometry; all ones if it has none.
    pub geometries: u8,
    /// Legal first types; empty if there is no type suffix.
    pub ty: TypeSet,
    /// Legal second types; empty if there is none.
    pub source: TypeSet,
    /// How the two depend on each other.
    pub relation: Relation,
    /// Legal third types; empty if there is none.
    pub coord: TypeSet,
    /// Legal vector sizes, bit n for size n; bit 0 for no vector.
    pub vectors: u8,
    /// Legal packing controls, bit per BRIG code; bit 0 for none.
    pub packs: u16,
    /// `ftz` may be written.
    pub ftz: bool,
    /// Legal roundings, bit per BRIG code; bit 0 if no rounding exists at all.
    pub rounds: u32,
    /// What an omitted rounding means.
    pub default_round: Option<Round>,
    /// Legal segments, see [`Segment::bit`](crate::model::Segment::bit).
    pub segments: u16,
    /// Legal orders, bit per BRIG code.
    pub orders: u8,
    /// Operands.
    pub operands: &'static [Slot],
}

use self::Slot::{Address as A, Arguments, Dest, DestVector, Fbarrier as Fb, Imm, Reg, Src, SrcVector};
use self::Ty::{Is, S, T};
use Opcode::*;
use Type::*;

const fn row(opcode: Opcode, ty: TypeSet, operands: &'static [Slot]) -> Row {
    Row {
        opcode,
        ops: u32::MAX,
        geometries: u8::MAX,
        ty,
        source: TypeSet::NONE,
        relation: Relation::Free,
        coord: TypeSet::NONE,
        vectors: 1,
        packs: 1,
        ftz: false,
        rounds: 1,
        default_round: None,
        segments: 0,
        orders: 0,
        operands,
    }
}

impl Row {
    const fn from(mut self, source: TypeSet) -> Row {
        self.source = source;
        self
    }
    const fn related(mut self, relation: Relation) -> Row {
        self.relation = relation;
        self
    }
    const fn vectors(mut self, mask: u8) -> Row {
        self.vectors = mask;
        self
    }
    const fn packed(mut self, mask: u16) -> Row {
        self.packs = mask;
        self
    }
    const fn ftz(mut self) -> Row {
        self.ftz = true;
        self
    }
    /// Float rounding, with the program's default if omitted.
    const fn round(mut self) -> Row {
        self.rounds = 1 << Round::Default as u8
            | 1 << Round::Near as u8
            | 1 << Round::Zero as u8
            | 1 << Round::Up as u8
            | 1 << Round::Down as u8;
        self.default_round = Some(Round::Default);
        self
    }
    /// Float to integer rounding, towards zero if omitted.
    const fn round_integer(mut self) -> Row {
        self.rounds = 0xffff << Round::NearI as u8;
        self.default_round = Some(Round::ZeroI);
        self
    }
    const fn ops(mut self, mask: u32) -> Row {
        self.ops = mask;
        self
    }
    const fn segments(mut self, mask: u16) -> Row {
        self.segments = mask;
        self
    }
    const fn orders(mut self, mask: u8) -> Row {
        self.orders = mask;
        self
    }
    const fn image(mut self, geometries: u8, vectors: u8, images: TypeSet, coord: TypeSet) -> Row {
        self.geometries = geometries;
        self.vectors = vectors;
        self.source = images;
        self.coord = coord;
        self
    }
    const fn query(mut self, query: ImageQuery, geometries: u8) -> Row {
        self.ops = 1 << query as u8;
        self.geometries = geometries;
        self
    }

    /// The types and the sub-operation of `inst` fit this row.
    #[inline]
    pub fn fits(&self, inst: &Inst) -> bool {
        let one = |set: TypeSet, ty: Option<Type>| match ty {
            Some(t) => set.has(t),
            None => set.is_empty(),
        };
        // Most rows of an operation that do not fit have other types.
        one(self.ty, inst.ty)
            && one(self.source, inst.source_type)
            && self.selects(inst)
            && one(self.coord, inst.coord_type)
            && match (inst.ty, inst.source_type) {
                (Some(t), Some(s)) => self.relation.holds(t, s),
                _ => true,
            }
    }

    /// Whether a packing control, or none, may be written.
    pub fn has_pack(&self, pack: Option<Pack>) -> bool {
        self.packs >> pack.map_or(0, Pack::brig_code) & 1 != 0
    }

    /// Whether a vector of a size, or none for 0, may be written.
    pub fn has_vector(&self, size: u8) -> bool {
        self.vectors >> size.min(7) & 1 != 0
    }

    /// Whether a rounding, or none, may be written.
    pub fn has_round(&self, round: Option<Round>) -> bool {
        self.rounds >> round.map_or(0, Round::brig_code) & 1 != 0
    }

    /// Whether the operation accesses a segment.
    #[inline]
    pub fn has_segment(&self, segment: Segment) -> bool {
        self.segments & segment.bit() != 0
    }

    /// Whether a memory order may be written.
    pub fn has_order(&self, order: MemoryOrder) -> bool {
        self.orders >> order.brig_code() & 1 != 0
    }

    /// The sub-operation and geometry of `inst` fit this row, whatever its types.
    pub fn selects(&self, inst: &Inst) -> bool {
        let m = &inst.mods;
        let op = m
            .atomic
            .map(|o| o.brig_code())
            .or(m.compare.map(|o| o.brig_code()));
        let op = op.or(m.image_query.map(|o| o.brig_code()));
        self.opcode == inst.opcode
            && op.is_none_or(|o| self.ops >> o & 1 != 0)
            && m.geometry
                .is_none_or(|g| self.geometries >> g.brig_code() & 1 != 0)
    }
}

const NONE: TypeSet = TypeSet::NONE;
const SI: TypeSet = TypeSet::of(&[S32, S64]);
const SU: TypeSet = TypeSet::of(&[S32, S64, U32, U64]);
const SU32: TypeSet = TypeSet::of(&[S32, U32]);
const SU8_64: TypeSet = TypeSet::of(&[U8, U16, U32, U64, S8, S16, S32, S64]);
const B: TypeSet = TypeSet::of(&[B32, B64]);
const B1B: TypeSet = TypeSet::of(&[B1, B32, B64]);
const F: TypeSet = TypeSet::of(&[F16, F32, F64]);
const TB1: TypeSet = TypeSet::of(&[B1]);
const TB32: TypeSet = TypeSet::of(&[B32]);
const TB64: TypeSet = TypeSet::of(&[B64]);
const TB128: TypeSet = TypeSet::of(&[B128]);
const TU32: TypeSet = TypeSet::of(&[U32]);
const TU64: TypeSet = TypeSet::of(&[U64]);
const TU: TypeSet = TypeSet::of(&[U32, U64]);
const F32_64: TypeSet = TypeSet::of(&[F32, F64]);
const TF32: TypeSet = TypeSet::of(&[F32]);
const TU8X4: TypeSet = TypeSet::of(&[U8X4]);
const TU16X2: TypeSet = TypeSet::of(&[U16X2]);
const PS: TypeSet = TypeSet::of(&[S8X4, S8X8, S8X16, S16X2, S16X4, S16X8, S32X2, S32X4, S64X2]);
const PU: TypeSet = TypeSet::of(&[U8X4, U8X8, U8X16, U16X2, U16X4, U16X8, U32X2, U32X4, U64X2]);
const PSU: TypeSet = PS.or(PU);
const PF: TypeSet = TypeSet::of(&[F16X2, F16X4, F16X8, F32X2, F32X4, F64X2]);
const P64: TypeSet = TypeSet::of(&[
    S8X4, S8X8, S16X2, S16X4, S32X2, U8X4, U8X8, U16X2, U16X4, U32X2, F16X2, F16X4, F32X2,
]);
const IMAGES: TypeSet = TypeSet::of(&[RoImg, WoImg, RwImg]);
const SIGNALS: TypeSet = TypeSet::of(&[Sig32, Sig64]);
const OPAQUE: TypeSet = IMAGES.or(SIGNALS).or(TypeSet::of(&[Samp]));
const PLAIN: TypeSet = SU8_64.or(F).or(TB128);
const MEMORY: TypeSet = PLAIN.or(OPAQUE);
/// The manual has no f16 (HSA PRM 7.2 to 7.4), HSAILasm does: a rule of the validator decides.
const TEXEL: TypeSet = TypeSet::of(&[U32, S32, F32, F16]);

const U: Ty = Is(U32);
const D0: &[Slot] = &[Dest(T)];
const D1: &[Slot] = &[Dest(T), Src(T)];
const D2: &[Slot] = &[Dest(T), Src(T), Src(T)];
const D3: &[Slot] = &[Dest(T), Src(T), Src(T), Src(T)];
const DS: &[Slot] = &[Dest(T), Src(S)];
const SHIFT: &[Slot] = &[Dest(T), Src(T), Src(U)];
const DIM: &[Slot] = &[Dest(T), Imm(U)];

/// Bit set of enumeration codes.
macro_rules! bits {
    ($e:ident: $($v:ident)+) => { 0 $(| 1 << $e::$v as u8)+ };
}

/// `pp ps sp ss` and their saturating forms.
const PP_SAT: u16 = bits!(Pack: PP PS SP SS PPSat PSSat SPSat SSSat);
const PP: u16 = bits!(Pack: PP PS SP SS);
const P: u16 = bits!(Pack: P S);
const PP_ONLY: u16 = bits!(Pack: PP);

const EQ_NE: u32 = bits!(CompareOperation: Eq Ne);
const ORDERED: u32 = bits!(CompareOperation: Eq Ne Lt Le Gt Ge);
const LT_GE: u32 = bits!(CompareOperation: Lt Le Gt Ge);

/// Set of segments.
macro_rules! segments {
    ($($v:ident)+) => { 0 $(| crate::model::Segment::$v.bit())+ };
}

const LOAD: u16 = segments!(Flat Global Readonly Kernarg Group Private Spill Arg);
const STORE: u16 = segments!(Flat Global Group Private Spill Arg);
const LDA: u16 = segments!(Flat Global Readonly Kernarg Group Private);
const ATOMIC: u16 = segments!(Flat Global Group);
const QUEUE: u16 = segments!(Flat Global);
const SEGMENTP: u16 = segments!(Global Group Private);
const SEGCVT: u16 = segments!(Group Private);
const NULLPTR: u16 = segments!(Flat Kernarg Group Private);
const GROUP: u16 = segments!(Group);
const REGION: u16 = segments!(Region);

const ANY_ORDER: u8 = bits!(MemoryOrder: Relaxed Acquire Release AcquireRelease);
const LD_ORDER: u8 = bits!(MemoryOrder: Relaxed Acquire);
const ST_ORDER: u8 = bits!(MemoryOrder: Relaxed Release);
const FENCE_ORDER: u8 = bits!(MemoryOrder: Acquire Release AcquireRelease);

const BITWISE: u32 = bits!(AtomicOperation: And Or Xor);
const ADD: u32 = bits!(AtomicOperation: Add);
const ARITH: u32 = bits!(AtomicOperation: Add Sub);
const MINMAX: u32 = bits!(AtomicOperation: Max Min);
const WRAP: u32 = bits!(AtomicOperation: WrapInc WrapDec);
const EXCH: u32 = bits!(AtomicOperation: Exch);
const CAS: u32 = bits!(AtomicOperation: Cas);
const OP_LD: u32 = bits!(AtomicOperation: Ld);
const OP_ST: u32 = bits!(AtomicOperation: St);
const WAIT: u32 = bits!(AtomicOperation: WaitEq WaitNe WaitLt WaitGte);
const TIMEOUT: u32 = bits!(AtomicOperation: WaitTimeoutEq WaitTimeoutNe WaitTimeoutLt WaitTimeoutGte);

const COLOR: u8 = bits!(Geometry: OneD TwoD ThreeD OneDArray TwoDArray);
const COLOR_OR_BUFFER: u8 = COLOR | bits!(Geometry: OneDBuffer);
const DEPTH: u8 = bits!(Geometry: TwoDDepth TwoDArrayDepth);
const V0: u8 = 1;
const V2: u8 = 1 << 2;
const V4: u8 = 1 << 4;
const V0_4: u8 = 0b11101;

const READ_IMAGE: TypeSet = TypeSet::of(&[RoImg]);
const LOAD_IMAGE: TypeSet = TypeSet::of(&[RoImg, RwImg]);
const STORE_IMAGE: TypeSet = TypeSet::of(&[WoImg, RwImg]);
const READ_COORD: TypeSet = TypeSet::of(&[S32, F32]);
const RD: &[Slot] = &[DestVector(T), Reg(S), Reg(Is(Samp)), Slot::Coordinates];
const LDI: &[Slot] = &[DestVector(T), Reg(S), Slot::Coordinates];
/// The level of `amd_mipmap_rdimagelod`; that of the other operations on levels is a whole number.
const RD_LOD: &[Slot] = &[
    DestVector(T),
    Reg(S),
    Reg(Is(Samp)),
    Slot::Coordinates,
    Src(Is(F32)),
];
const RD_GRAD: &[Slot] = &[
    DestVector(T),
    Reg(S),
    Reg(Is(Samp)),
    Slot::Coordinates,
    Slot::Gradients,
    Slot::Gradients,
];
const LDI_MIP: &[Slot] = &[DestVector(T), Reg(S), Slot::Coordinates, Reg(U)];
const STI_MIP: &[Slot] = &[SrcVector(T), Reg(S), Slot::Coordinates, Reg(U)];
const STI: &[Slot] = &[SrcVector(T), Reg(S), Slot::Coordinates];

const ATOMIC_D: &[Slot] = &[Dest(T), A, Src(T)];
const ATOMIC_N: &[Slot] = &[A, Src(T)];
const SIGNAL_D: &[Slot] = &[Dest(T), Reg(S), Src(T)];
const SIGNAL_N: &[Slot] = &[Reg(S), Src(T)];

const fn atomic(op: u32, ty: TypeSet, orders: u8, operands: &'static [Slot]) -> Row {
    row(Atomic, ty, operands).ops(op).segments(ATOMIC).orders(orders)
}

const fn atomic_noret(op: u32, ty: TypeSet, orders: u8) -> Row {
    row(AtomicNoRet, ty, ATOMIC_N)
        .ops(op)
        .segments(ATOMIC)
        .orders(orders)
}

/// Atomic operations on floats in the group segment.
const fn gcn_atomic(opcode: Opcode, op: u32, ty: TypeSet, operands: &'static [Slot]) -> Row {
    row(opcode, ty, operands)
        .ops(op)
        .segments(GROUP)
        .orders(ANY_ORDER)
}

const fn signal(op: u32, ty: TypeSet, orders: u8, operands: &'static [Slot]) -> Row {
    row(Signal, ty, operands).from(SIGNALS).ops(op).orders(orders)
}

const fn signal_noret(op: u32, ty: TypeSet, orders: u8) -> Row {
    row(SignalNoRet, ty, SIGNAL_N)
        .from(SIGNALS)
        .ops(op)
        .orders(orders)
}

/// Every legal combination of operation and types.
pub static TABLE: &[Row] = &[
    row(Nop, NONE, &[]),
    // Integer and float arithmetic (HSA PRM 5.2 to 5.4, 5.11, 5.13).
    row(Abs, SI, D1),
    row(Abs, PS, D1).packed(P),
    row(Abs, F, D1),
    row(Abs, PF, D1).packed(P),
    row(Add, SU, D2),
    row(Add, PSU, D2).packed(PP_SAT),
    row(Add, F, D2).ftz().round(),
    row(Add, PF, D2).packed(PP).ftz().round(),
    row(Borrow, SU, D2),
    row(Carry, SU, D2),
    row(Ceil, F, D1).ftz(),
    row(Ceil, PF, D1).packed(P).ftz(),
    row(CopySign, F, D2),
    row(CopySign, PF, D2).packed(PP),
    row(Div, SU, D2),
    row(Div, F, D2).ftz().round(),
    row(Div, PF, D2).packed(PP).ftz().round(),
    row(Floor, F, D1).ftz(),
    row(Floor, PF, D1).packed(P).ftz(),
    row(Fma, F, D3).ftz().round(),
    row(Fract, F, D1).ftz().round(),
    row(Fract, PF, D1).packed(P).ftz().round(),
    row(Mad, SU, D3),
    row(Mad, F, D3).ftz().round(),
    row(Max, SU, D2),
    row(Max, PSU, D2).packed(PP),
    row(Max, F, D2).ftz(),
    row(Max, PF, D2).packed(PP).ftz(),
    row(Min, SU, D2),
    row(Min, PSU, D2).packed(PP),
    row(Min, F, D2).ftz(),
    row(Min, PF, D2).packed(PP).ftz(),
    row(Mul, SU, D2),
    row(Mul, PSU, D2).packed(PP_SAT),
    row(Mul, F, D2).ftz().round(),
    row(Mul, PF, D2).packed(PP).ftz().round(),
    row(MulHi, SU, D2),
    row(MulHi, PSU, D2).packed(PP),
    row(Neg, SI, D1),
    row(Neg, PS, D1).packed(P),
    row(Neg, F, D1),
    row(Neg, PF, D1).packed(P),
    row(Rem, SU, D2),
    row(Rint, F, D1).ftz(),
    row(Rint, PF, D1).packed(P).ftz(),
    row(Sqrt, F, D1).ftz().round(),
    row(Sqrt, PF, D1).packed(P).ftz().round(),
    row(Sub, SU, D2),
    row(Sub, PSU, D2).packed(PP_SAT),
    row(Sub, F, D2).ftz().round(),
    row(Sub, PF, D2).packed(PP).ftz().round(),
    row(Trunc, F, D1).ftz(),
    row(Trunc, PF, D1).packed(P).ftz(),
    row(Mad24, SU32, D3),
    row(Mad24Hi, SU32, D3),
    row(Mul24, SU32, D2),
    row(Mul24Hi, SU32, D2),
    // Shifts and bits (HSA PRM 5.5 to 5.7).
    row(Shl, SU.or(PSU), SHIFT),
    row(Shr, SU.or(PSU), SHIFT),
    row(And, B1B, D2),
    row(Not, B1B, D1),
    row(Or, B1B, D2),
    row(PopCount, TU32, DS).from(B),
    row(Xor, B1B, D2),
    row(BitExtract, SU, &[Dest(T), Src(T), Src(U), Src(U)]),
    row(BitInsert, SU, &[Dest(T), Src(T), Src(T), Src(U), Src(U)]),
    row(BitMask, B, &[Dest(T), Src(U), Src(U)]),
    row(BitRev, B, D1),
    row(BitSelect, B, D3),
    row(FirstBit, TU32, DS).from(SU),
    row(LastBit, TU32, DS).from(SU),
    // Copies and packed data (HSA PRM 5.8 to 5.10).
    row(Combine, TB64, &[Dest(T), SrcVector(S)])
        .from(TB32)
        .vectors(V2),
    row(Combine, TB128, &[Dest(T), SrcVector(S)])
        .from(TB32)
        .vectors(V4),
    row(Combine, TB128, &[Dest(T), SrcVector(S)])
        .from(TB64)
        .vectors(V2),
    row(Expand, TB32, &[DestVector(T), Src(S)]).from(TB64).vectors(V2),
    row(Expand, TB32, &[DestVector(T), Src(S)])
        .from(TB128)
        .vectors(V4),
    row(Expand, TB64, &[DestVector(T), Src(S)])
        .from(TB128)
        .vectors(V2),
    row(Lda, TU, &[Dest(T), A]).segments(LDA),
    row(Mov, B1B.or(TB128).or(SU).or(F).or(SIGNALS), D1),
    row(Mov, IMAGES.or(TypeSet::of(&[Samp])), &[Dest(T), Reg(T)]),
    row(Shuffle, P64, &[Dest(T), Src(T), Src(T), Imm(Is(B32))]),
    row(UnpackHi, P64, D2),
    row(UnpackLo, P64, D2),
    row(Opcode::Pack, PSU.or(PF), &[Dest(T), Src(T), Src(S), Src(U)])
        .from(SU.or(F))
        .related(Relation::PacksFrom),
    row(Unpack, SU.or(F), &[Dest(T), Src(S), Src(U)])
        .from(PSU.or(PF))
        .related(Relation::UnpacksTo),
    row(Cmov, B1B, &[Dest(T), Src(Is(B1)), Src(T), Src(T)]),
    row(Cmov, PSU.or(PF), &[Dest(T), Src(Ty::Mask), Src(T), Src(T)]),
    row(Class, TB1, &[Dest(T), Src(S), Src(U)]).from(F),
    // Native float and multimedia (HSA PRM 5.14, 5.15).
    row(NCos, TF32, D1),
    row(NExp2, TF32, D1),
    row(NFma, F, D3),
    row(NLog2, TF32, D1),
    row(NRcp, F, D1),
    row(NRsqrt, F, D1),
    row(NSin, TF32, D1),
    row(NSqrt, F, D1),
    row(BitAlign, TB32, D3),
    row(ByteAlign, TB32, D3),
    row(PackCvt, TU8X4, &[Dest(T), Src(S), Src(S), Src(S), Src(S)]).from(TF32),
    row(UnpackCvt, TF32, &[Dest(T), Src(S), Imm(U)]).from(TU8X4),
    row(Lerp, TU8X4, D3),
    row(Sad, TU32, &[Dest(T), Src(S), Src(S), Src(T)]).from(TU32.or(TU16X2).or(TU8X4)),
    row(SadHi, TU16X2, &[Dest(T), Src(S), Src(S), Src(T)]).from(TU8X4),
    // Segments, compare, convert (HSA PRM 5.16 to 5.19).
    row(SegmentP, TB1, DS).from(TU).segments(SEGMENTP),
    row(FToS, TU32, DS).from(TU).segments(SEGCVT),
    row(SToF, TU, DS).from(TU32).segments(SEGCVT),
    row(Cmp, TB1.or(SU).or(F), &[Dest(T), Src(S), Src(S)])
        .from(B1B)
        .ops(EQ_NE),
    row(Cmp, TB1.or(SU).or(F), &[Dest(T), Src(S), Src(S)])
        .from(SU)
        .ops(EQ_NE | LT_GE),
    row(Cmp, TB1.or(SU).or(F), &[Dest(T), Src(S), Src(S)])
        .from(F)
        .ftz(),
    row(Cmp, PU, &[Dest(T), Src(S), Src(S)])
        .from(PSU)
        .related(Relation::MaskOf)
        .packed(PP_ONLY)
        .ops(ORDERED),
    row(Cmp, PU, &[Dest(T), Src(S), Src(S)])
        .from(PF)
        .related(Relation::MaskOf)
        .packed(PP_ONLY)
        .ftz(),
    row(Cvt, SU8_64, DS).from(SU8_64).related(Relation::OtherSize),
    row(Cvt, TB1, DS).from(SU8_64),
    row(Cvt, TB1, DS).from(F).ftz(),
    row(Cvt, SU8_64.or(F), DS).from(TB1),
    row(Cvt, F, DS).from(SU8_64).round(),
    row(Cvt, F, DS).from(F).related(Relation::Narrower).ftz().round(),
    row(Cvt, F, DS).from(F).related(Relation::Wider).ftz(),
    row(Cvt, SU8_64, DS).from(F).ftz().round_integer(),
    // Memory (HSA PRM 6).
    row(Ld, MEMORY, &[DestVector(T), A]).vectors(V0_4).segments(LOAD),
    row(St, MEMORY, &[SrcVector(T), A]).vectors(V0_4).segments(STORE),
    atomic(OP_LD, B, LD_ORDER, &[Dest(T), A]),
    atomic(BITWISE | EXCH, B, ANY_ORDER, ATOMIC_D),
    atomic(ARITH | MINMAX, SU, ANY_ORDER, ATOMIC_D),
    atomic(WRAP, TU, ANY_ORDER, ATOMIC_D),
    atomic(CAS, B, ANY_ORDER, &[Dest(T), A, Src(T), Src(T)]),
    atomic_noret(OP_ST, B, ST_ORDER),
    atomic_noret(BITWISE, B, ANY_ORDER),
    atomic_noret(ARITH | MINMAX, SU, ANY_ORDER),
    atomic_noret(WRAP, TU, ANY_ORDER),
    signal(OP_LD, B, LD_ORDER, &[Dest(T), Reg(S)]),
    signal(BITWISE | EXCH, B, ANY_ORDER, SIGNAL_D),
    signal(ARITH, SU, ANY_ORDER, SIGNAL_D),
    signal(CAS, B, ANY_ORDER, &[Dest(T), Reg(S), Src(T), Src(T)]),
    signal(WAIT, SI, LD_ORDER, SIGNAL_D),
    signal(TIMEOUT, SI, LD_ORDER, &[Dest(T), Reg(S), Src(T), Src(Is(U64))]),
    signal_noret(OP_ST, B, ST_ORDER),
    signal_noret(BITWISE, B, ANY_ORDER),
    signal_noret(ARITH, SU, ANY_ORDER),
    row(MemFence, NONE, &[]).orders(FENCE_ORDER),
    // Images (HSA PRM 7).
    row(RdImage, TEXEL, RD).image(COLOR, V4, READ_IMAGE, READ_COORD),
    row(RdImage, TEXEL, RD).image(DEPTH, V0, READ_IMAGE, READ_COORD),
    row(LdImage, TEXEL, LDI).image(COLOR_OR_BUFFER, V4, LOAD_IMAGE, TU32),
    row(LdImage, TEXEL, LDI).image(DEPTH, V0, LOAD_IMAGE, TU32),
    row(StImage, TEXEL, STI).image(COLOR_OR_BUFFER, V4, STORE_IMAGE, TU32),
    row(StImage, TEXEL, STI).image(DEPTH, V0, STORE_IMAGE, TU32),
    row(ImageFence, NONE, &[]),
    row(QueryImage, TU32, &[Dest(T), Reg(S)])
        .from(IMAGES)
        .query(ImageQuery::Width, u8::MAX),
    row(QueryImage, TU32, &[Dest(T), Reg(S)]).from(IMAGES).query(
        ImageQuery::Height,
        bits!(Geometry: TwoD ThreeD TwoDArray TwoDDepth TwoDArrayDepth),
    ),
    row(QueryImage, TU32, &[Dest(T), Reg(S)])
        .from(IMAGES)
        .query(ImageQuery::Depth, bits!(Geometry: ThreeD)),
    row(QueryImage, TU32, &[Dest(T), Reg(S)]).from(IMAGES).query(
        ImageQuery::Array,
        bits!(Geometry: OneDArray TwoDArray TwoDArrayDepth),
    ),
    row(QueryImage, TU32, &[Dest(T), Reg(S)])
        .from(IMAGES)
        .query(ImageQuery::ChannelOrder, u8::MAX),
    row(QueryImage, TU32, &[Dest(T), Reg(S)])
        .from(IMAGES)
        .query(ImageQuery::ChannelType, u8::MAX),
    row(QuerySampler, TU32, &[Dest(T), Reg(Is(Samp))]),
    // Control flow (HSA PRM 8 to 10).
    row(Cbr, TB1, &[Src(T), Slot::Label]),
    row(Br, NONE, &[Slot::Label]),
    row(Sbr, TU, &[Src(T), Slot::Labels]),
    row(Barrier, NONE, &[]),
    row(WaveBarrier, NONE, &[]),
    row(ArriveFbar, NONE, &[Fb]),
    row(InitFbar, NONE, &[Fb]),
    row(JoinFbar, NONE, &[Fb]),
    row(LeaveFbar, NONE, &[Fb]),
    row(ReleaseFbar, NONE, &[Fb]),
    row(WaitFbar, NONE, &[Fb]),
    row(Ldf, TU32, &[Dest(T), Slot::FbarrierName]),
    row(ActiveLaneCount, TU32, DS).from(TB1),
    row(ActiveLaneId, TU32, D0),
    row(ActiveLaneMask, TB64, &[DestVector(T), Src(S)])
        .from(TB1)
        .vectors(V4),
    row(
        ActiveLanePermute,
        B1B.or(TB128),
        &[Dest(T), Src(T), Src(U), Src(T), Src(Is(B1))],
    ),
    row(Call, NONE, &[Arguments, Slot::Function, Arguments]),
    row(SCall, TU, &[Arguments, Src(T), Arguments, Slot::Functions]),
    row(ICall, TU, &[Arguments, Reg(T), Arguments, Slot::Signature]),
    row(Ret, NONE, &[]),
    row(Alloca, TU32, D1).segments(segments!(Private)),
    // Dispatch packet, exceptions, queues, miscellaneous (HSA PRM 11).
    row(CurrentWorkGroupSize, TU32, DIM),
    row(CurrentWorkItemFlatId, TU32, D0),
    row(Dim, TU32, D0),
    row(GridGroups, TU32, DIM),
    row(GridSize, TU, DIM),
    row(PacketCompletionSig, SIGNALS, D0),
    row(PacketId, TU64, D0),
    row(WorkGroupId, TU32, DIM),
    row(WorkGroupSize, TU32, DIM),
    row(WorkItemAbsId, TU, DIM),
    row(WorkItemFlatAbsId, TU, D0),
    row(WorkItemFlatId, TU32, D0),
    row(WorkItemId, TU32, DIM),
    row(ClearDetectExcept, TU32, &[Imm(T)]),
    row(GetDetectExcept, TU32, D0),
    row(SetDetectExcept, TU32, &[Imm(T)]),
    row(AddQueueWriteIndex, TU64, ATOMIC_D)
        .segments(QUEUE)
        .orders(ANY_ORDER),
    row(CasQueueWriteIndex, TU64, &[Dest(T), A, Src(T), Src(T)])
        .segments(QUEUE)
        .orders(ANY_ORDER),
    row(LdQueueReadIndex, TU64, &[Dest(T), A])
        .segments(QUEUE)
        .orders(LD_ORDER),
    row(LdQueueWriteIndex, TU64, &[Dest(T), A])
        .segments(QUEUE)
        .orders(LD_ORDER),
    row(StQueueReadIndex, TU64, ATOMIC_N)
        .segments(QUEUE)
        .orders(ST_ORDER),
    row(StQueueWriteIndex, TU64, ATOMIC_N)
        .segments(QUEUE)
        .orders(ST_ORDER),
    row(Clock, TU64, D0),
    row(CuId, TU32, D0),
    row(DebugTrap, TU32, &[Src(T)]),
    row(GroupBasePtr, TU32, D0),
    row(KernargBasePtr, TU, D0),
    row(LaneId, TU32, D0),
    row(MaxCuId, TU32, D0),
    row(MaxWaveId, TU32, D0),
    row(NullPtr, TU, D0).segments(NULLPTR),
    row(WaveId, TU32, D0),
    // Extension amd:gcn: operations of one instruction of that family of machines. No manual has them; the forms are
    // those that HSAILasm takes.
    row(AmdGcnMadU, NONE, &[Dest(Is(U64)), Src(U), Src(U), Src(Is(U64))]),
    row(
        AmdGcnMadS,
        NONE,
        &[Dest(Is(S64)), Src(Is(S32)), Src(Is(S32)), Src(Is(S64))],
    ),
    row(AmdGcnMax3, SU32.or(TF32), D3),
    row(AmdGcnMin3, SU32.or(TF32), D3),
    row(AmdGcnMed3, SU32.or(TF32), D3),
    row(AmdGcnFLdExp, F, &[Dest(T), Src(T), Src(Is(S32))]).ftz(),
    row(AmdGcnFrExpExp, F, &[Dest(Is(S32)), Src(T)]).ftz(),
    row(AmdGcnFrExpMant, F, D1).ftz(),
    row(AmdGcnTrigPreOp, TypeSet::of(&[F64]), &[Dest(T), Src(T), Src(U)]).ftz(),
    row(AmdGcnBfm, TB32, D2),
    row(AmdGcnLd, PLAIN, &[DestVector(T), A])
        .vectors(V0_4)
        .segments(REGION),
    row(AmdGcnSt, PLAIN, &[SrcVector(T), A])
        .vectors(V0_4)
        .segments(REGION),
    gcn_atomic(AmdGcnAtomic, ADD, TF32, ATOMIC_D),
    gcn_atomic(AmdGcnAtomic, MINMAX, F32_64, ATOMIC_D),
    gcn_atomic(AmdGcnAtomicNoRet, ADD, TF32, ATOMIC_N),
    gcn_atomic(AmdGcnAtomicNoRet, MINMAX, F32_64, ATOMIC_N),
    row(AmdGcnSleep, TU32, &[Src(T)]),
    row(AmdGcnPriority, TU32, &[Src(T)]),
    row(AmdGcnRegionAlloc, NONE, &[Imm(U)]),
    row(AmdGcnMSad, TB32, D3),
    row(AmdGcnQSad, TB64, &[Dest(T), Src(T), Src(Is(B32)), Src(T)]),
    row(AmdGcnMQSad, TB64, &[Dest(T), Src(T), Src(Is(B32)), Reg(T)]),
    row(
        AmdGcnMQSad4,
        NONE,
        &[
            Slot::DestQuad(Is(B32)),
            Src(Is(B64)),
            Src(Is(B32)),
            Slot::SrcQuad(Is(B32)),
        ],
    ),
    row(AmdGcnSadW, TB32, D3),
    row(AmdGcnSadD, TB32, D3),
    row(AmdGcnAtomicConsume, TU32, &[Dest(T), A]).segments(REGION),
    row(AmdGcnAtomicAppend, TU32, &[Dest(T), A]).segments(REGION),
    row(AmdGcnB4Xchg, TB32, &[Dest(T), Reg(T), Slot::Constant(T)]),
    row(AmdGcnB32Xchg, TB32, &[Dest(T), Reg(T), Slot::Constant(T)]),
    row(AmdGcnMax, SU32.or(F), D2),
    row(AmdGcnMin, SU32.or(F), D2),
    row(AmdGcnDivRelaxed, TF32, D2).ftz(),
    row(AmdGcnDivRelaxedNarrow, TF32, D2),
    // Extension amd:mipmap: images with levels.
    row(AmdMipmapRdImageLod, TEXEL, RD_LOD).image(COLOR, V4, READ_IMAGE, READ_COORD),
    row(AmdMipmapRdImageLod, TEXEL, RD_LOD).image(DEPTH, V0, READ_IMAGE, READ_COORD),
    row(AmdMipmapRdImageGrad, TEXEL, RD_GRAD).image(COLOR, V4, READ_IMAGE, READ_COORD),
    row(AmdMipmapRdImageGrad, TEXEL, RD_GRAD).image(DEPTH, V0, READ_IMAGE, READ_COORD),
    row(AmdMipmapLdImageMip, TEXEL, LDI_MIP).image(COLOR_OR_BUFFER, V4, LOAD_IMAGE, TU32),
    row(AmdMipmapLdImageMip, TEXEL, LDI_MIP).image(DEPTH, V0, LOAD_IMAGE, TU32),
    row(AmdMipmapStImageMip, TEXEL, STI_MIP).image(COLOR_OR_BUFFER, V4, STORE_IMAGE, TU32),
    row(AmdMipmapStImageMip, TEXEL, STI_MIP).image(DEPTH, V0, STORE_IMAGE, TU32),
    row(AmdMipmapQueryImage, TU32, &[Dest(T), Reg(S)])
        .from(IMAGES)
        .query(ImageQuery::NumMipLevels, COLOR),
];

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

const fn has_part(opcode: Opcode, part: Part) -> bool {
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
const fn unrounded(opcode: Opcode) -> TypeSet {
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

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source::Span;

    #[test]
    fn rows_of_an_operation_stand_together() {
        for &op in Opcode::ALL {
            assert!(!rows(op).is_empty(), "{op} has no row");
            assert!(rows(op).iter().all(|r| r.opcode == op), "{op} is split");
        }
        assert_eq!(
            Opcode::ALL.iter().map(|&op| rows(op).len()).sum::<usize>(),
            TABLE.len()
        );
    }

    #[test]
    fn types_without_rounding_have_no_default() {
        for &op in Opcode::ALL {
            for &t in Type::ALL.iter().filter(|ty| unrounded(op).has(**ty)) {
                let sources = Type::ALL.iter().map(|ty| Some(*ty)).chain([None]);
                for source in sources.filter(|_| has_part(op, Part::Round)) {
                    let mut inst = Inst::new(op, Span::NONE);
                    (inst.ty, inst.source_type) = (Some(t), source);
                    assert_eq!(nearest(&inst).and_then(|row| row.default_round), None, "{op}_{t}");
                }
            }
        }
    }

    #[test]
    fn at_most_one_row_fits_a_pair_of_types() {
        for &op in &[Cvt, Cmp, Opcode::Pack, Unpack, Combine, Expand] {
            for &t in Type::ALL {
                for &s in Type::ALL {
                    let mut inst = Inst::new(op, Span::NONE);
                    (inst.ty, inst.source_type) = (Some(t), Some(s));
                    inst.mods.compare = (op == Cmp).then_some(CompareOperation::Eq);
                    let n = rows(op).iter().filter(|r| r.fits(&inst)).count();
                    assert!(n <= 1, "{op}_{t}_{s}: {n} rows");
                }
            }
        }
    }

    #[test]
    fn types_of_a_row_match_its_syntax() {
        for r in TABLE {
            let parts = syntax(r.opcode);
            assert_eq!(!r.ty.is_empty(), parts.contains(&Part::Type), "{}", r.opcode);
            assert_eq!(
                !r.source.is_empty(),
                parts.contains(&Part::SourceType),
                "{}",
                r.opcode
            );
            assert_eq!(
                !r.coord.is_empty(),
                parts.contains(&Part::CoordType),
                "{}",
                r.opcode
            );
            assert_eq!(r.orders != 0, parts.contains(&Part::Order), "{}", r.opcode);
        }
    }
}
