//! What a row of the table says, and how rows are written.

use crate::model::*;

/// A set of types.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct TypeSet(pub(super) u128);

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

/// A row with no modifiers.
pub(super) const fn row(opcode: Opcode, ty: TypeSet, operands: &'static [Slot]) -> Row {
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
    pub(super) const fn from(mut self, source: TypeSet) -> Row {
        self.source = source;
        self
    }
    pub(super) const fn related(mut self, relation: Relation) -> Row {
        self.relation = relation;
        self
    }
    pub(super) const fn vectors(mut self, mask: u8) -> Row {
        self.vectors = mask;
        self
    }
    pub(super) const fn packed(mut self, mask: u16) -> Row {
        self.packs = mask;
        self
    }
    pub(super) const fn ftz(mut self) -> Row {
        self.ftz = true;
        self
    }
    /// Float rounding, with the program's default if omitted.
    pub(super) const fn round(mut self) -> Row {
        self.rounds = 1 << Round::Default as u8
            | 1 << Round::Near as u8
            | 1 << Round::Zero as u8
            | 1 << Round::Up as u8
            | 1 << Round::Down as u8;
        self.default_round = Some(Round::Default);
        self
    }
    /// Float to integer rounding, towards zero if omitted.
    pub(super) const fn round_integer(mut self) -> Row {
        self.rounds = 0xffff << Round::NearI as u8;
        self.default_round = Some(Round::ZeroI);
        self
    }
    pub(super) const fn ops(mut self, mask: u32) -> Row {
        self.ops = mask;
        self
    }
    pub(super) const fn segments(mut self, mask: u16) -> Row {
        self.segments = mask;
        self
    }
    pub(super) const fn orders(mut self, mask: u8) -> Row {
        self.orders = mask;
        self
    }
    pub(super) const fn image(mut self, geometries: u8, vectors: u8, images: TypeSet, coord: TypeSet) -> Row {
        self.geometries = geometries;
        self.vectors = vectors;
        self.source = images;
        self.coord = coord;
        self
    }
    pub(super) const fn query(mut self, query: ImageQuery, geometries: u8) -> Row {
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
