//! Operations that have one name on all machines.

macro_rules! common {
    ($($op:ident)*) => {
        /// The operations that selection makes without asking the machine.
        #[allow(non_upper_case_globals, missing_docs)]
        pub trait CommonOps: Copy {
            $(const $op: Self;)*
        }

        /// Implements [`CommonOps`](crate::isa::common::CommonOps) for an enum that has variants with these names.
        #[macro_export]
        macro_rules! common_operations {
            ($opcode:ty) => {
                #[allow(non_upper_case_globals)]
                impl $crate::isa::common::CommonOps for $opcode {
                    $(const $op: Self = Self::$op;)*
                }
            };
        }
    };
}

common! {
    DsBpermuteB32
    SMovB32
    SMovB64
    VAndB32
    VCmpGtF32
    VCmpNeU32
    VCndmaskB32
    VDivFixupF32
    VDivFixupF64
    VDivFmasF32
    VDivFmasF64
    VDivScaleF32
    VDivScaleF64
    VFmaF32
    VFmaF64
    VLdexpF32
    VLshlrevB32
    VLshrrevB32
    VLshrrevB64
    VMbcntHiU32B32
    VMbcntLoU32B32
    VMovB32
    VMulF32
    VMulF64
    VOrB32
    VRcpF32
    VRcpF64
}
