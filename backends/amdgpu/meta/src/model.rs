//! The tables in memory.

use std::collections::{HashMap, HashSet};

/// Declares an enum together with the words the tables use for its variants.
macro_rules! words {
    (#[doc = $doc:literal] $name:ident { $(#[doc = $vdoc:literal] $variant:ident = $word:literal,)* }) => {
        #[doc = $doc]
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub enum $name { $(#[doc = $vdoc] $variant,)* }

        impl $name {
            /// Name of the enum, its documentation, and name and documentation of every variant: generated code
            /// declares the same enum for the backend.
            pub const DECLARATION: (&'static str, &'static str, &'static [(&'static str, &'static str)]) =
                (stringify!($name), $doc, &[$((stringify!($variant), $vdoc),)*]);

            /// Every variant, in order.
            pub const ALL: &'static [$name] = &[$($name::$variant,)*];

            /// The variant a table writes as `word`.
            pub fn parse(word: &str) -> Option<$name> {
                match word { $($word => Some($name::$variant),)* _ => None }
            }

            /// The word the tables use.
            pub fn word(self) -> &'static str {
                match self { $($name::$variant => $word,)* }
            }

            /// The name of the variant in generated code.
            pub fn variant(self) -> &'static str {
                match self { $($name::$variant => stringify!($variant),)* }
            }
        }
    };
}

words! {
    /// What the bits of an operand field mean.
    FieldKind {
        /// First VGPR.
        Vgpr = "vgpr",
        /// First scalar register.
        Sgpr = "sgpr",
        /// First scalar register, divided by two.
        Sgpr2 = "sgpr2",
        /// First scalar register, divided by four.
        Sgpr4 = "sgpr4",
        /// Second VGPR of a dual instruction without its lowest bit, which differs from the first one's.
        VgprPair = "vgprpair",
        /// VGPR or scalar register, by the operand's class.
        Dst = "dst",
        /// 8-bit scalar source.
        Ssrc = "ssrc",
        /// 9-bit vector source.
        Src = "src",
        /// Register number, and a bit that is set for scalar sources.
        SdwaSrc = "sdwasrc",
        /// Scalar register number, and a bit that is clear for VCC.
        SdwaDst = "sdwadst",
        /// Immediate.
        Imm = "imm",
        /// Interpolation attribute and channel.
        Attr = "attr",
        /// Offset of a scalar memory access: immediate, register, or both.
        Smem = "smem",
        /// Not in the bits: always VCC.
        Vcc = "vcc",
    }
}

words! {
    /// Modifier fields.
    ModField {
        /// Negate, one bit per source.
        Neg = "neg",
        /// Absolute value, one bit per source.
        Abs = "abs",
        /// Negate the high half, one bit per source.
        NegHi = "neghi",
        /// Clamp the result.
        Clamp = "clamp",
        /// Output modifier.
        Omod = "omod",
        /// Half selection: one bit per source, then the destination.
        OpSel = "opsel",
        /// Half selection of the high half of a packed operation.
        OpSelHi = "opselhi",
        /// High half of an interpolation parameter.
        High = "high",
        /// Address offset in bytes or elements.
        Offset = "offset",
        /// Second offset of a paired DS access.
        Offset1 = "offset1",
        /// Globally coherent; for atomics: return the old value.
        Glc = "glc",
        /// Coherent in the cache of the shader engine or the device.
        Dlc = "dlc",
        /// System level coherent.
        Slc = "slc",
        /// Coherent across the system.
        Sc1 = "sc1",
        /// Data goes to LDS.
        Lds = "lds",
        /// Texture fail enable.
        Tfe = "tfe",
        /// LOD warning enable.
        Lwe = "lwe",
        /// Address has an offset VGPR.
        Offen = "offen",
        /// Address is that of two VGPRs, beside the base.
        Addr64 = "addr64",
        /// Address has an index VGPR.
        Idxen = "idxen",
        /// Global data share.
        Gds = "gds",
        /// Scalar memory: the immediate offset is used.
        Imm = "imm",
        /// Scalar memory: the scalar offset is used beside the immediate.
        Soe = "soe",
        /// Scalar memory: the scalar offset register.
        Soffset = "soffset",
        /// Buffer data format.
        Dfmt = "dfmt",
        /// Buffer number format.
        Nfmt = "nfmt",
        /// Channels of an image access.
        Dmask = "dmask",
        /// Unnormalised coordinates.
        Unorm = "unorm",
        /// Array image.
        Da = "da",
        /// Geometry of an image.
        Dim = "dim",
        /// 16-bit addresses.
        A16 = "a16",
        /// 16-bit data.
        D16 = "d16",
        /// Part of the destination that is written.
        DstSel = "dst_sel",
        /// What happens to the rest of the destination.
        DstUnused = "dst_unused",
        /// Part of source 0.
        Src0Sel = "src0_sel",
        /// Part of source 1.
        Src1Sel = "src1_sel",
        /// Sign extension of the selected part, one bit per source.
        Sext = "sext",
        /// Lane movement.
        DppCtrl = "dpp_ctrl",
        /// Lanes out of range read zero.
        BoundCtrl = "bound_ctrl",
        /// Banks that are written.
        BankMask = "bank_mask",
        /// Rows that are written.
        RowMask = "row_mask",
        /// Lanes that are not active are read.
        Fi = "fi",
        /// The same of a movement within eight lanes: 1 without, 2 with it.
        Fi8 = "fi8",
        /// Lane movement within eight lanes, three bits for each.
        Dpp8 = "dpp8",
        /// Temporal hint; of atomics also whether the old value is returned.
        Th = "th",
        /// Which caches a memory access is coherent with.
        Scope = "scope",
        /// The address of a scratch access has a VGPR.
        Sve = "sve",
        /// Buffer format.
        Format = "format",
        /// Export enable per channel.
        En = "en",
        /// Export target.
        Tgt = "tgt",
        /// Compressed export.
        Compr = "compr",
        /// Last export.
        Done = "done",
        /// Valid mask.
        Vm = "vm",
        /// The export is for the row that M0 names.
        Row = "row",
        /// Exports and parameters that interpolation waits for.
        WaitExp = "waitexp",
        /// Vector instructions that a parameter waits for.
        WaitVa = "waitva",
        /// A parameter waits until memory instructions have read their sources.
        WaitVm = "waitvm",
    }
}

words! {
    /// What may stand at an operand.
    Class {
        /// VGPRs.
        Vgpr = "v",
        /// Accumulation registers.
        Agpr = "a",
        /// Scalar registers (SGPR, VCC, EXEC, M0, ...).
        Sgpr = "s",
        /// The scalar register that reads as zero.
        Null = "snull",
        /// Scalar registers without EXEC and M0.
        SgprData = "sx",
        /// Scalar source: scalar register, inline constant, special value or literal.
        ScalarSrc = "ss",
        /// Vector source: VGPR or anything a scalar source may be; forms restrict it further.
        VectorSrc = "vs",
        /// Immediate.
        Imm = "imm",
        /// Literal that always follows the instruction.
        Literal = "lit",
        /// Interpolation attribute.
        Attr = "attr",
        /// Scalar memory offset: absent (immediate only) or one scalar register.
        SmemOffset = "soff",
        /// Address of a global access: a 64-bit VGPR pair, or a 32-bit offset beside a scalar base.
        GlobalAddr = "gaddr",
        /// Scalar base of a global access, or off.
        GlobalBase = "goff",
        /// Address of a scratch access: one VGPR, or off.
        ScratchAddr = "saddr",
        /// Scalar offset of a scratch access, or off.
        ScratchBase = "soffs",
        /// Buffer address: off, one VGPR, or two when both `idxen` and `offen` are set.
        BufferAddr = "baddr",
        /// Image data: as many VGPRs as `dmask`, `d16`, `tfe` and `lwe` say.
        ImageData = "vdata",
        /// Image address, whose type is that for one dimension: the first VGPR, or all where an encoding has one field for them.
        ImageAddr = "vaddr",
        /// A further VGPR of an image address: off if the geometry has no use for it, or the first operand has them all.
        ImageNext = "vnext",
        /// Export source: one VGPR, or off where `en` is clear.
        ExportSrc = "vexp",
        /// EXEC as a destination: fixed, and not in the text.
        ExecMask = "exec",
        /// Scalar source that is a constant or M0.
        ScalarConst = "sconst",
        /// VGPR or inline constant.
        VgprConst = "vc",
        /// Scalar source that is no literal.
        ScalarInline = "si",
    }
}

words! {
    /// Data types of operands.
    Type {
        /// 16 bits.
        B16 = "b16",
        /// 16-bit unsigned.
        U16 = "u16",
        /// 16-bit signed.
        I16 = "i16",
        /// 16-bit float.
        F16 = "f16",
        /// bfloat16.
        Bf16 = "bf16",
        /// 16 bits in the high half of the register.
        B16Hi = "b16hi",
        /// 16-bit float in the high half of the register.
        F16Hi = "f16hi",
        /// 32 bits.
        B32 = "b32",
        /// 32-bit unsigned.
        U32 = "u32",
        /// 32-bit signed.
        I32 = "i32",
        /// 32-bit float.
        F32 = "f32",
        /// f32, or one half of f16, as op_sel_hi says.
        Mix = "mix",
        /// Two 16-bit signed.
        I16x2 = "i16x2",
        /// Two 16-bit without sign.
        U16x2 = "u16x2",
        /// Two 16-bit without interpretation.
        B16x2 = "b16x2",
        /// Two 16-bit floats.
        F16x2 = "f16x2",
        /// Two bfloat16.
        Bf16x2 = "bf16x2",
        /// Two 32-bit floats.
        F32x2 = "f32x2",
        /// 64 bits.
        B64 = "b64",
        /// 64-bit unsigned.
        U64 = "u64",
        /// 64-bit signed.
        I64 = "i64",
        /// 64-bit float.
        F64 = "f64",
        /// One bit per lane, as many as a wave has.
        Mask = "mask",
        /// Three words.
        B96 = "b96",
        /// Four words.
        B128 = "b128",
        /// Eight words.
        B256 = "b256",
        /// Ten words.
        B320 = "b320",
        /// Sixteen words.
        B512 = "b512",
        /// 32 words.
        B1024 = "b1024",
        /// Part of a matrix: one register per lane.
        Frag1 = "frag1",
        /// Part of a matrix: two registers per lane in waves of 32 lanes, half of that in waves of 64.
        Frag2 = "frag2",
        /// Part of a matrix: four registers per lane in waves of 32 lanes, half of that in waves of 64.
        Frag4 = "frag4",
        /// Part of a matrix: eight registers per lane in waves of 32 lanes, half of that in waves of 64.
        Frag8 = "frag8",
    }
}

impl Type {
    /// Size of the value in bits; of a mask or part of a matrix at most this.
    pub fn bits(self) -> u32 {
        match self {
            Type::B16 | Type::U16 | Type::I16 | Type::F16 | Type::Bf16 | Type::B16Hi | Type::F16Hi => 16,
            Type::B32 | Type::U32 | Type::I32 | Type::F32 | Type::Mix | Type::Frag1 => 32,
            Type::I16x2 | Type::U16x2 | Type::B16x2 | Type::F16x2 | Type::Bf16x2 => 32,
            Type::B64 | Type::U64 | Type::I64 | Type::F64 | Type::F32x2 | Type::Mask | Type::Frag2 => 64,
            Type::B96 => 96,
            Type::B128 | Type::Frag4 => 128,
            Type::B256 | Type::Frag8 => 256,
            Type::B320 => 320,
            Type::B512 => 512,
            Type::B1024 => 1024,
        }
    }

    /// The type of the formula's variable.
    pub fn rust(self) -> &'static str {
        match self {
            Type::B16 | Type::U16 | Type::F16 | Type::Bf16 | Type::B16Hi | Type::F16Hi => "u16",
            Type::I16 => "i16",
            Type::B32 | Type::U32 | Type::F32 | Type::Mix | Type::Frag1 => "u32",
            Type::I32 => "i32",
            Type::I16x2 => "[i16; 2]",
            Type::U16x2 | Type::F16x2 | Type::Bf16x2 | Type::B16x2 => "[u16; 2]",
            Type::F32x2 => "[u32; 2]",
            Type::B64 | Type::U64 | Type::F64 | Type::Frag2 => "u64",
            Type::I64 => "i64",
            Type::Mask => "bool",
            Type::B96 => "[u32; 3]",
            Type::B128 | Type::Frag4 => "[u32; 4]",
            Type::B256 | Type::Frag8 => "[u32; 8]",
            Type::B320 => "[u32; 10]",
            Type::B512 => "[u32; 16]",
            Type::B1024 => "[u32; 32]",
        }
    }
}

words! {
    /// Kinds of immediates.
    ImmKind {
        /// 16-bit signed, printed as its 16 bits in hexadecimal.
        HexI16 = "hexi16",
        /// 16-bit unsigned, printed in hexadecimal.
        HexU16 = "hexu16",
        /// 16-bit unsigned, printed in decimal.
        Dec16 = "dec16",
        /// 16-bit, not printed if zero.
        Opt16 = "opt16",
        /// Seven bits.
        Dec7 = "dec7",
        /// Branch distance in words from the next instruction.
        Rel16 = "rel16",
        /// Distances to earlier arithmetic instructions.
        Delay = "delay",
        /// Dependencies to wait for.
        Depctr = "depctr",
        /// Message that is answered.
        MsgRtn = "msgrtn",
        /// 24-bit signed offset, printed in hexadecimal.
        HexI24 = "hexi24",
        /// Length in a field of seven bits.
        Len5 = "len5",
        /// Hardware register, first bit and number of bits.
        Hwreg = "hwreg",
        /// Message.
        Msg = "msg",
        /// Wait counters.
        Waitcnt = "waitcnt",
        /// Operands that GPR index mode applies to.
        GprIdx = "gpridx",
        /// Interpolation parameter: p10, p20, p0.
        Param = "param",
    }
}

words! {
    /// How an instruction uses an operand.
    Role {
        /// Reads it.
        Src = "",
        /// Writes it.
        Dst = "=",
        /// Reads and writes it; what it does not write is kept.
        SrcDst = "+",
        /// Reads it, and writes it if the access returns the old value.
        SrcDstReturn = "*",
    }
}

words! {
    /// When an operand exists.
    Condition {
        /// Always.
        Always = "",
        /// When an atomic returns the old value: with `glc`, or by its temporal hint.
        Return = "return",
        /// Without `lds`.
        NoLds = "nolds",
        /// Without `a16`.
        NoA16 = "noa16",
    }
}

words! {
    /// Registers that instructions use without naming them.
    Implicit {
        /// Scalar condition code.
        Scc = "scc",
        /// Vector condition code.
        Vcc = "vcc",
        /// Execution mask.
        Exec = "exec",
        /// M0.
        M0 = "m0",
        /// Flat scratch base.
        FlatScratch = "flat_scratch",
    }
}

words! {
    /// Wait counters.
    WaitCounter {
        /// Vector memory of GCN.
        Vm = "vm",
        /// LDS, GDS, scalar memory and messages of GCN.
        Lgkm = "lgkm",
        /// Exports and GDS.
        Exp = "exp",
        /// Vector memory that returns data.
        Load = "load",
        /// Vector memory that returns none.
        Store = "store",
        /// Image sampling.
        Sample = "sample",
        /// Ray tracing.
        Bvh = "bvh",
        /// LDS.
        Ds = "ds",
        /// Scalar memory and messages.
        Km = "km",
    }
}

words! {
    /// What the first instruction of a hazard does.
    First {
        /// Vector arithmetic writes a scalar register.
        ValuScalar = "valu-scalar",
        /// Vector arithmetic writes VCC.
        ValuVcc = "valu-vcc",
        /// A scalar instruction that is no memory access writes a scalar register.
        SaluScalar = "salu-scalar",
        /// The same, of a register that vector arithmetic of a wave of 64 lanes has read as a lane mask.
        SaluMask = "salu-mask",
        /// A transcendental function writes a vector register.
        Trans = "trans",
        /// Vector arithmetic writes a vector register.
        ValuWritesVector = "valu-writes-vector",
        /// Vector arithmetic writes part of a vector register that it selects.
        PartWrite = "part-write",
        /// A dot product writes a vector register.
        DotWrite = "dot-write",
        /// `s_setreg`.
        Setreg = "setreg",
        /// Vector memory stores more than 64 bits.
        WideStore = "wide-store",
        /// A load among memory instructions in a row.
        ClauseLoad = "clause-load",
        /// A product of matrices writes a vector register.
        MatrixWrite = "matrix-write",
        /// A scalar load is not complete when VCC is written, or is issued after that.
        ScalarLoad = "scalar-load",
    }
}

words! {
    /// What the second instruction of a hazard does.
    Second {
        /// Vector memory reads that scalar register.
        VmemScalar = "vmem-scalar",
        /// A scalar load reads that scalar register.
        SmemScalar = "smem-scalar",
        /// `v_div_fmas`, which reads VCC.
        DivFmas = "div-fmas",
        /// `v_readlane` or `v_writelane` with that register as the lane.
        LaneSelect = "lane-select",
        /// `s_setreg` or `s_getreg` of the same hardware register.
        Hwreg = "hwreg",
        /// Vector arithmetic writes a vector register that the first reads.
        ValuVector = "valu-vector",
        /// Any instruction reads that scalar register.
        Scalar = "scalar",
        /// Vector arithmetic reads that scalar register.
        ValuReadsScalar = "valu-reads-scalar",
        /// Vector arithmetic reads that vector register.
        ValuReadsVector = "valu-reads-vector",
        /// The same, but no transcendental function.
        PlainReadsVector = "plain-reads-vector",
        /// `v_readlane` or `v_readfirstlane` reads that vector register.
        LaneRead = "lane-read",
        /// Vector arithmetic reads that vector register of other lanes (DPP).
        MovedRead = "moved-read",
        /// Vector arithmetic or memory reads or writes that vector register, unless a dot product of the same kind adds to it or writes it.
        AfterDot = "after-dot",
        /// A store or atomic operation in the same row.
        ClauseStore = "clause-store",
        /// A load in the same row that writes a register which the row reads.
        ClauseOverwrite = "clause-overwrite",
        /// A product of matrices has that vector register as part of a factor, or as the index of a sparse one.
        MatrixFactor = "matrix-factor",
        /// A branch by whether VCC is zero.
        VccBranch = "vcc-branch",
    }
}

words! {
    /// Fields of the instruction that waits for writers of scalar registers.
    Guard {
        /// Scalar writers.
        SaSdst = "sa_sdst",
        /// Vector writers of VCC.
        VaVcc = "va_vcc",
        /// Vector writers of other scalar registers.
        VaSdst = "va_sdst",
        /// Vector writers of vector registers.
        VaVdst = "va_vdst",
    }
}

words! {
    /// Operations whose order across waves matters.
    MemoryOperation {
        /// Accesses and fences.
        Any = "any",
        /// Atomic loads.
        Load = "load",
        /// Atomic stores.
        Store = "store",
        /// Atomic operations that read and write.
        Rmw = "rmw",
        /// Barriers.
        Barrier = "barrier",
    }
}

words! {
    /// Segments of accesses whose order matters.
    MemorySegment {
        /// Global.
        Global = "global",
        /// Flat.
        Flat = "flat",
        /// Group.
        Group = "group",
    }
}

words! {
    /// Halves of memory orders.
    Order {
        /// What comes before is seen.
        Release = "release",
        /// What comes after sees.
        Acquire = "acquire",
    }
}

words! {
    /// Waves that an order is about.
    Scope {
        /// Those of a work-group.
        Workgroup = "workgroup",
        /// Those of an agent.
        Agent = "agent",
        /// All.
        System = "system",
    }
}

words! {
    /// Scheduling classes.
    Latency {
        /// Scalar arithmetic.
        Salu = "salu",
        /// Program control.
        Sopp = "sopp",
        /// Branches.
        Branch = "branch",
        /// Messages.
        Message = "message",
        /// Scalar memory.
        Smem = "smem",
        /// Vector arithmetic at full rate.
        Valu = "valu",
        /// Vector arithmetic at a quarter of the rate or less (64-bit, full 32-bit multiplies).
        ValuSlow = "valu_slow",
        /// Transcendental functions.
        Trans = "trans",
        /// Vector memory.
        Vmem = "vmem",
        /// LDS and GDS.
        Lds = "lds",
        /// Exports.
        Export = "export",
    }
}

words! {
    /// Properties of instructions.
    Flag {
        /// S0 and S1 may be exchanged.
        Commutative = "commutative",
        /// Reads memory.
        Load = "load",
        /// Writes memory.
        Store = "store",
        /// Reads and writes memory in one step.
        Atomic = "atomic",
        /// May change the program counter.
        Branch = "branch",
        /// Conditional branch.
        Cond = "cond",
        /// Control comes back.
        Call = "call",
        /// Ends a block.
        Terminator = "terminator",
        /// Ends the wave.
        End = "end",
        /// Waits for other waves.
        Barrier = "barrier",
        /// Depends on or changes other lanes: never cloned, hoisted or sunk.
        Convergent = "convergent",
        /// Has effects that operands do not show.
        Effect = "effect",
        /// Result is a truth value.
        Compare = "compare",
        /// Register numbers are relative to M0.
        Indirect = "indirect",
        /// Moves data between lanes: the formula runs once for the wave.
        Wave = "wave",
        /// Printed without a suffix for the form.
        NoSuffix = "nosuffix",
        /// The VOP3 form can clamp the result.
        Clamp = "clamp",
        /// The VOP3 form can scale the result.
        Omod = "omod",
        /// The VOP3 form can select halves.
        OpSel = "opsel",
        /// Vector operands are halves of registers that text names and every encoding can select.
        Halves = "halves",
        /// The VOP3 form can select a byte of the source, or of the result if the rest of it is kept.
        ByteSel = "bytesel",
        /// Offsets count 64 elements.
        St64 = "st64",
        /// Uses the global data share only.
        Gds = "gds",
        /// Cannot use the global data share.
        NoGds = "nogds",
        /// The VOP3 form can interpolate the high half.
        High = "high",
        /// The image access can have 16-bit data.
        D16 = "d16",
        /// Always moves data to LDS.
        LdsDirect = "lds",
        /// Always returns four values.
        Gather4 = "gather4",
        /// The first source of the VOP3 form may have a sign modifier although it is no float.
        Neg = "neg",
        /// Multiplies matrices, or parts of them.
        Matrix = "matrix",
        /// With lane movement every source is a VGPR.
        Vectors = "vectors",
        /// Two operations in one instruction.
        Dual = "dual",
        /// Accesses data at addresses that follow from the lane number.
        AddTid = "addtid",
    }
}

/// Bits of an instruction: parts as `(lowest bit, number of bits)`, least significant part first.
pub type Bits = Vec<(u8, u8)>;

/// A field of a format.
#[derive(Clone, Debug)]
pub struct Field<K> {
    /// Operand name or modifier.
    pub name: K,
    /// Meaning of the bits (operands only; modifiers have `Imm`).
    pub kind: FieldKind,
    /// Two's complement.
    pub signed: bool,
    /// Where the bits are.
    pub bits: Bits,
}

/// A row of the format table.
#[derive(Clone, Debug)]
pub struct Format {
    /// Name in the manual's spelling.
    pub name: String,
    /// Length in words without a literal.
    pub words: u8,
    /// Fixed bits.
    pub mask: u128,
    /// Values of the fixed bits.
    pub value: u128,
    /// Where the opcode is.
    pub opcode: Bits,
    /// Formats whose instructions this format can hold too, and what to add to their opcode.
    pub promotes: Vec<(String, u16)>,
    /// The formats whose instructions this format holds two of, the first and the second.
    pub pairs: Option<(String, String)>,
    /// Operand fields.
    pub operands: Vec<Field<String>>,
    /// Modifier fields.
    pub modifiers: Vec<Field<ModField>>,
}

/// An operand of an instruction.
#[derive(Clone, Debug)]
pub struct Operand {
    /// Name, equal to the name of a format's field.
    pub name: String,
    /// Use.
    pub role: Role,
    /// What may stand there.
    pub class: Class,
    /// Data type (`B32` for immediates).
    pub ty: Type,
    /// Kind of immediate, for class `Imm`.
    pub imm: Option<ImmKind>,
    /// When it exists.
    pub condition: Condition,
}

/// A row of the instruction table.
#[derive(Clone, Debug)]
pub struct Instruction {
    /// Line in the file.
    pub line: usize,
    /// Name of the operation, the same on all machines that have it.
    pub key: String,
    /// Mnemonic without suffix, which may be another one.
    pub mnemonic: String,
    /// Index of its own format.
    pub format: usize,
    /// Opcode in its own format.
    pub opcode: u16,
    /// All encodings: format index and opcode, its own first.
    pub encodings: Vec<(usize, u16)>,
    /// Operands in assembler order.
    pub operands: Vec<Operand>,
    /// Registers read without being named.
    pub reads: Vec<Implicit>,
    /// Registers written without being named.
    pub writes: Vec<Implicit>,
    /// Wait counters it increments.
    pub waits: Vec<WaitCounter>,
    /// Scheduling class.
    pub latency: Latency,
    /// Properties.
    pub flags: Vec<Flag>,
    /// Formula, if there is one.
    pub semantics: Option<String>,
    /// Why a wave of a kernel cannot run it.
    pub refused: Option<String>,
}

/// The formula of a semantics column, if it has one.
pub(crate) fn formula(column: &str) -> Option<String> {
    (!column.is_empty() && !column.starts_with('!')).then(|| column.to_string())
}

/// Why no wave of a kernel can run the operation, if the column says that.
pub(crate) fn reason(column: &str) -> Option<String> {
    column.strip_prefix('!').map(|reason| reason.trim().to_string())
}

/// Name of an operation in generated code: `v_add_f32` is `VAddF32`.
pub fn variant(key: &str) -> String {
    let mut name = String::new();
    for part in key.split(['_', ':', ' ', '-']) {
        let mut chars = part.chars();
        name.extend(chars.next().map(|c| c.to_ascii_uppercase()));
        name.push_str(chars.as_str());
    }
    name
}

/// The formats and operations of a machine.
#[derive(Clone, Debug, Default)]
pub struct Table {
    /// Formats, in file order.
    pub formats: Vec<Format>,
    /// Instructions, in file order.
    pub instructions: Vec<Instruction>,
    /// Own formats and keys of all rows, halves of dual instructions included.
    pub(crate) names: HashSet<(usize, String)>,
    /// Their places by [`Instruction::key`].
    pub(crate) keys: HashMap<String, usize>,
}
