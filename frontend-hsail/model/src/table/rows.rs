//! The rows, by chapter of the manual, and the sets that they share.

use super::row::Slot::{Address as A, Arguments, Dest, DestVector, Fbarrier as Fb, Imm, Reg, Src, SrcVector};
use super::row::Ty::{Is, S, T};
use super::row::*;
use crate::model::Pack;
use crate::model::*;
use Opcode::*;
use Type::*;

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
