//! Operation codes: mnemonic, BRIG number and BRIG instruction format (HSA PRM 18.3.18, 18.6).

use super::types::Type;
use std::fmt;

/// The BRIG structure that carries an instruction. It decides which modifiers exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum InstFormat {
    /// Opcode, type and operands only.
    Basic,
    /// As `Basic`, or `InstMod` when a rounding, `ftz` or packing control needs it.
    Mod,
    /// A segment: `lda`.
    Addr,
    /// Segment, order, scope and operation.
    Atomic,
    /// A width: branches, calls, barriers.
    Br,
    /// Comparison and source type.
    Cmp,
    /// Source type and rounding.
    Cvt,
    /// Geometry, image type and coordinate type.
    Image,
    /// Width and source type: cross-lane operations.
    Lane,
    /// Segment, alignment, equivalence class, width: `ld`, `st`, `alloca`.
    Mem,
    /// Order and scopes.
    MemFence,
    /// Geometry, image type and query.
    QueryImage,
    /// Query.
    QuerySampler,
    /// Segment and order.
    Queue,
    /// A segment: `nullptr`.
    Seg,
    /// Segment, source type and `nonull`.
    SegCvt,
    /// Order, operation and signal type.
    Signal,
    /// A second type.
    SourceType,
}

macro_rules! opcodes {
    ($($variant:ident $code:literal $text:literal $format:ident;)+) => {
        /// Operation of an instruction. Numbers below 0x8000 belong to HSAIL itself, those from there on
        /// to extensions of vendors.
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum Opcode {
            $(#[doc = concat!("`", $text, "`")] $variant = $code,)+
        }

        impl Opcode {
            /// Every operation, in order of BRIG number.
            pub const ALL: &'static [Opcode] = &[$(Opcode::$variant,)+];

            /// The first word of the mnemonic.
            pub const fn name(self) -> &'static str {
                match self { $(Opcode::$variant => $text,)+ }
            }

            /// The operation with this first word.
            pub fn from_name(name: &str) -> Option<Opcode> {
                match name { $($text => Some(Opcode::$variant),)+ _ => None }
            }

            /// The BRIG structure that carries it.
            pub const fn format(self) -> InstFormat {
                match self { $(Opcode::$variant => InstFormat::$format,)+ }
            }
        }
    };
}

opcodes! {
    Nop 0 "nop" Basic; Abs 1 "abs" Mod; Add 2 "add" Mod; Borrow 3 "borrow" Basic; Carry 4 "carry" Basic;
    Ceil 5 "ceil" Mod; CopySign 6 "copysign" Mod; Div 7 "div" Mod; Floor 8 "floor" Mod; Fma 9 "fma" Mod;
    Fract 10 "fract" Mod; Mad 11 "mad" Mod; Max 12 "max" Mod; Min 13 "min" Mod; Mul 14 "mul" Mod;
    MulHi 15 "mulhi" Mod; Neg 16 "neg" Mod; Rem 17 "rem" Basic; Rint 18 "rint" Mod; Sqrt 19 "sqrt" Mod;
    Sub 20 "sub" Mod; Trunc 21 "trunc" Mod; Mad24 22 "mad24" Basic; Mad24Hi 23 "mad24hi" Basic;
    Mul24 24 "mul24" Basic; Mul24Hi 25 "mul24hi" Basic; Shl 26 "shl" Basic; Shr 27 "shr" Basic;
    And 28 "and" Basic; Not 29 "not" Basic; Or 30 "or" Basic; PopCount 31 "popcount" SourceType;
    Xor 32 "xor" Basic; BitExtract 33 "bitextract" Basic; BitInsert 34 "bitinsert" Basic;
    BitMask 35 "bitmask" Basic; BitRev 36 "bitrev" Basic; BitSelect 37 "bitselect" Basic;
    FirstBit 38 "firstbit" SourceType; LastBit 39 "lastbit" SourceType; Combine 40 "combine" SourceType;
    Expand 41 "expand" SourceType; Lda 42 "lda" Addr; Mov 43 "mov" Basic; Shuffle 44 "shuffle" Basic;
    UnpackHi 45 "unpackhi" Basic; UnpackLo 46 "unpacklo" Basic; Pack 47 "pack" SourceType;
    Unpack 48 "unpack" SourceType; Cmov 49 "cmov" Basic; Class 50 "class" SourceType; NCos 51 "ncos" Basic;
    NExp2 52 "nexp2" Basic; NFma 53 "nfma" Basic; NLog2 54 "nlog2" Basic; NRcp 55 "nrcp" Basic;
    NRsqrt 56 "nrsqrt" Basic; NSin 57 "nsin" Basic; NSqrt 58 "nsqrt" Basic; BitAlign 59 "bitalign" Basic;
    ByteAlign 60 "bytealign" Basic; PackCvt 61 "packcvt" SourceType; UnpackCvt 62 "unpackcvt" SourceType;
    Lerp 63 "lerp" Basic; Sad 64 "sad" SourceType; SadHi 65 "sadhi" SourceType;
    SegmentP 66 "segmentp" SegCvt; FToS 67 "ftos" SegCvt; SToF 68 "stof" SegCvt; Cmp 69 "cmp" Cmp;
    Cvt 70 "cvt" Cvt; Ld 71 "ld" Mem; St 72 "st" Mem; Atomic 73 "atomic" Atomic;
    AtomicNoRet 74 "atomicnoret" Atomic; Signal 75 "signal" Signal; SignalNoRet 76 "signalnoret" Signal;
    MemFence 77 "memfence" MemFence; RdImage 78 "rdimage" Image; LdImage 79 "ldimage" Image;
    StImage 80 "stimage" Image; ImageFence 81 "imagefence" Basic; QueryImage 82 "queryimage" QueryImage;
    QuerySampler 83 "querysampler" QuerySampler; Cbr 84 "cbr" Br; Br 85 "br" Br; Sbr 86 "sbr" Br;
    Barrier 87 "barrier" Br; WaveBarrier 88 "wavebarrier" Br; ArriveFbar 89 "arrivefbar" Br;
    InitFbar 90 "initfbar" Basic; JoinFbar 91 "joinfbar" Br; LeaveFbar 92 "leavefbar" Br;
    ReleaseFbar 93 "releasefbar" Basic; WaitFbar 94 "waitfbar" Br; Ldf 95 "ldf" Basic;
    ActiveLaneCount 96 "activelanecount" Lane; ActiveLaneId 97 "activelaneid" Lane;
    ActiveLaneMask 98 "activelanemask" Lane; ActiveLanePermute 99 "activelanepermute" Lane;
    Call 100 "call" Br; SCall 101 "scall" Br; ICall 102 "icall" Br; Ret 103 "ret" Basic;
    Alloca 104 "alloca" Mem; CurrentWorkGroupSize 105 "currentworkgroupsize" Basic;
    CurrentWorkItemFlatId 106 "currentworkitemflatid" Basic; Dim 107 "dim" Basic;
    GridGroups 108 "gridgroups" Basic; GridSize 109 "gridsize" Basic;
    PacketCompletionSig 110 "packetcompletionsig" Basic; PacketId 111 "packetid" Basic;
    WorkGroupId 112 "workgroupid" Basic; WorkGroupSize 113 "workgroupsize" Basic;
    WorkItemAbsId 114 "workitemabsid" Basic; WorkItemFlatAbsId 115 "workitemflatabsid" Basic;
    WorkItemFlatId 116 "workitemflatid" Basic; WorkItemId 117 "workitemid" Basic;
    ClearDetectExcept 118 "cleardetectexcept" Basic; GetDetectExcept 119 "getdetectexcept" Basic;
    SetDetectExcept 120 "setdetectexcept" Basic; AddQueueWriteIndex 121 "addqueuewriteindex" Queue;
    CasQueueWriteIndex 122 "casqueuewriteindex" Queue; LdQueueReadIndex 123 "ldqueuereadindex" Queue;
    LdQueueWriteIndex 124 "ldqueuewriteindex" Queue; StQueueReadIndex 125 "stqueuereadindex" Queue;
    StQueueWriteIndex 126 "stqueuewriteindex" Queue; Clock 127 "clock" Basic; CuId 128 "cuid" Basic;
    DebugTrap 129 "debugtrap" Basic; GroupBasePtr 130 "groupbaseptr" Basic;
    KernargBasePtr 131 "kernargbaseptr" Basic; LaneId 132 "laneid" Basic; MaxCuId 133 "maxcuid" Basic;
    MaxWaveId 134 "maxwaveid" Basic; NullPtr 135 "nullptr" Seg; WaveId 136 "waveid" Basic;
AmdGcnMadU 137 "amd_gcn_madu" Basic; AmdGcnMadS 138 "amd_gcn_mads" Basic; AmdGcnMax3 139 "amd_gcn_max3" Basic;
    AmdGcnMin3 140 "amd_gcn_min3" Basic; AmdGcnMed3 141 "amd_gcn_med3" Basic; AmdGcnFLdExp 142 "amd_gcn_fldexp" Mod;
    AmdGcnFrExpExp 143 "amd_gcn_frexp_exp" Mod; AmdGcnFrExpMant 144 "amd_gcn_frexp_mant" Mod;
    AmdGcnTrigPreOp 145 "amd_gcn_trig_preop" Mod; AmdGcnBfm 146 "amd_gcn_bfm" Basic; AmdGcnLd 147 "amd_gcn_ld" Mem;
    AmdGcnSt 148 "amd_gcn_st" Mem; AmdGcnAtomic 149 "amd_gcn_atomic" Atomic;
    AmdGcnAtomicNoRet 150 "amd_gcn_atomicNoRet" Atomic; AmdGcnSleep 151 "amd_gcn_sleep" Basic;
    AmdGcnPriority 152 "amd_gcn_priority" Basic; AmdGcnRegionAlloc 153 "amd_gcn_region_alloc" Basic;
    AmdGcnMSad 154 "amd_gcn_msad" Basic; AmdGcnQSad 155 "amd_gcn_qsad" Basic; AmdGcnMQSad 156 "amd_gcn_mqsad" Basic;
    AmdGcnMQSad4 157 "amd_gcn_mqsad4" Basic; AmdGcnSadW 158 "amd_gcn_sadw" Basic; AmdGcnSadD 159 "amd_gcn_sadd" Basic;
    AmdGcnAtomicConsume 160 "amd_gcn_atomic_consume" Addr; AmdGcnAtomicAppend 161 "amd_gcn_atomic_append" Addr;
    AmdGcnB4Xchg 162 "amd_gcn_b4xchg" Basic; AmdGcnB32Xchg 163 "amd_gcn_b32xchg" Basic;
    AmdGcnMax 164 "amd_gcn_max" Basic; AmdGcnMin 165 "amd_gcn_min" Basic;
    AmdGcnDivRelaxed 166 "amd_gcn_divrelaxed" Mod; AmdGcnDivRelaxedNarrow 167 "amd_gcn_divrelaxednarrow" Basic;
    AmdMipmapRdImageLod 168 "amd_mipmap_rdimagelod" Image; AmdMipmapRdImageGrad 169 "amd_mipmap_rdimagegrad" Image;
    AmdMipmapLdImageMip 170 "amd_mipmap_ldimagemip" Image; AmdMipmapStImageMip 171 "amd_mipmap_stimagemip" Image;
    AmdMipmapQueryImage 172 "amd_mipmap_queryimage" QueryImage;
}

/// Number of operations of HSAIL itself; those of vendors follow.
const STANDARD: usize = 137;

/// The BRIG number of the first operation of vendors; the others follow it (HSA PRM 13.1.3: from 0x8000 on).
const FIRST_VENDOR_CODE: u16 = 0x8000;

impl Opcode {
    /// Its place in [`Opcode::ALL`].
    pub const fn index(self) -> usize {
        self as u8 as usize
    }

    /// The number in BRIG.
    pub fn brig_code(self) -> u16 {
        match self.index().checked_sub(STANDARD) {
            Some(vendor) => FIRST_VENDOR_CODE + vendor as u16,
            None => self as u8 as u16,
        }
    }

    /// The operation with this BRIG number.
    pub fn from_brig(code: u16) -> Option<Opcode> {
        let index = match code.checked_sub(FIRST_VENDOR_CODE) {
            Some(vendor) => STANDARD + usize::from(vendor),
            None => Some(usize::from(code)).filter(|index| *index < STANDARD)?,
        };
        Opcode::ALL.get(index).copied()
    }

    /// The extension that a module must name to use it (HSA PRM 13.1); `None` for what HSAIL itself has, of which some
    /// needs "IMAGE".
    pub fn vendor_extension(self) -> Option<&'static str> {
        if self >= Opcode::AmdMipmapRdImageLod {
            Some("amd:mipmap")
        } else if self >= Opcode::AmdGcnMadU {
            Some("amd:gcn")
        } else {
            None
        }
    }

    /// The type that BRIG gives to operations whose mnemonic has none, other than NONE.
    pub fn implied_type(self) -> Option<Type> {
        let implied = matches!(
            self,
            Opcode::AmdGcnMadU | Opcode::AmdGcnMadS | Opcode::AmdGcnRegionAlloc | Opcode::AmdGcnMQSad4
        );
        implied.then_some(Type::B32)
    }

    /// Whether it reads or writes texels of an image.
    pub fn is_image_access(self) -> bool {
        use Opcode::*;
        matches!(
            self,
            RdImage
                | LdImage
                | StImage
                | AmdMipmapRdImageLod
                | AmdMipmapRdImageGrad
                | AmdMipmapLdImageMip
                | AmdMipmapStImageMip
        )
    }

    /// `call`, `scall`, `icall`.
    pub fn is_call(self) -> bool {
        matches!(self, Opcode::Call | Opcode::SCall | Opcode::ICall)
    }

    /// Ends a basic block: `br`, `cbr`, `sbr`, `ret`.
    pub fn is_terminator(self) -> bool {
        matches!(self, Opcode::Br | Opcode::Cbr | Opcode::Sbr | Opcode::Ret)
    }
}

impl fmt::Display for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl fmt::Debug for Opcode {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn numbers_are_dense() {
        for (i, op) in Opcode::ALL.iter().enumerate() {
            assert_eq!(op.index(), i);
            assert_eq!(op.vendor_extension().is_some(), op.brig_code() >= 0x8000);
            assert_eq!(Opcode::from_brig(op.brig_code()), Some(*op));
            assert_eq!(Opcode::from_name(op.name()), Some(*op));
        }
        // HSA PRM 18.3.18; the manual prints 1230 for groupbaseptr.
        assert_eq!(Opcode::GroupBasePtr.brig_code(), 130);
        assert_eq!(Opcode::from_brig(137), None);
        assert_eq!(Opcode::AmdGcnMadU.brig_code(), 0x8000);
        assert_eq!(Opcode::AmdMipmapQueryImage.brig_code(), 0x8023);
        assert_eq!(Opcode::from_brig(0x8024), None);
    }
}
