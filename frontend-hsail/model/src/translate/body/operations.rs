//! Which operation is translated where.

use super::super::{
    Failure, Result, arithmetic, atomic, bits, call, compare, control, convert, exceptions, extension,
    fbarrier, image, memory, packed, query, stack,
};
use super::Body;
use crate::model::{Inst, Opcode};

/// Translates one instruction.
type Translate = fn(&mut Body<'_>, &Inst) -> Result<()>;

/// How an operation is translated. Programs that use another one are refused by name.
pub(super) fn translation(opcode: Opcode) -> Option<Translate> {
    use Opcode::*;
    Some(match opcode {
        Nop => |_, _| Ok(()),
        Abs | Add | Borrow | Carry | Ceil | CopySign | Div | Floor | Fma | Fract | Mad | Max | Min | Mul
        | MulHi | Neg | Rem | Rint | Sqrt | Sub | Trunc | Mad24 | Mad24Hi | Mul24 | Mul24Hi | NCos
        | NExp2 | NFma | NLog2 | NRcp | NRsqrt | NSin | NSqrt => arithmetic::translate,
        Shl | Shr | And | Not | Or | Xor | PopCount | BitExtract | BitInsert | BitMask | BitRev
        | BitSelect | FirstBit | LastBit | Combine | Expand | Mov | BitAlign | ByteAlign | Lerp => {
            bits::translate
        }
        Shuffle | UnpackHi | UnpackLo | Pack | Unpack | PackCvt | UnpackCvt | Sad | SadHi => {
            packed::translate
        }
        Cmov | Cmp | Class => compare::translate,
        Cvt => convert::translate,
        Lda | SegmentP | FToS | SToF | NullPtr | Ld | St | Atomic | AtomicNoRet | MemFence => {
            memory::translate
        }
        Barrier | WaveBarrier | ActiveLaneCount | ActiveLaneId | ActiveLaneMask | ActiveLanePermute => {
            control::translate
        }
        CurrentWorkGroupSize
        | CurrentWorkItemFlatId
        | Dim
        | GridGroups
        | GridSize
        | PacketId
        | WorkGroupId
        | WorkGroupSize
        | WorkItemAbsId
        | WorkItemFlatAbsId
        | WorkItemFlatId
        | WorkItemId
        | PacketCompletionSig
        | Clock
        | CuId
        | DebugTrap
        | GroupBasePtr
        | KernargBasePtr
        | LaneId
        | MaxCuId
        | MaxWaveId
        | WaveId => query::translate,
        Br | Cbr | Sbr | Ret => |_, _| Err(Failure::invalid("a terminator inside a block")),
        Call | SCall | ICall => call::translate,
        QueryImage | QuerySampler | AmdMipmapQueryImage => image::query,
        RdImage | LdImage | StImage => image::access,
        AmdMipmapRdImageLod | AmdMipmapRdImageGrad | AmdMipmapLdImageMip | AmdMipmapStImageMip => {
            image::access
        }
        ImageFence => image::fence,
        Signal | SignalNoRet => atomic::signal,
        AddQueueWriteIndex | CasQueueWriteIndex | LdQueueReadIndex | LdQueueWriteIndex | StQueueReadIndex
        | StQueueWriteIndex => atomic::queue,
        ArriveFbar | InitFbar | JoinFbar | LeaveFbar | ReleaseFbar | WaitFbar | Ldf => fbarrier::translate,
        Alloca => stack::alloca,
        ClearDetectExcept | GetDetectExcept | SetDetectExcept => exceptions::translate,
        _ if extension::is_translated(opcode) => extension::translate,
        _ => return None,
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operations_of_the_manual_are_translated() {
        for opcode in Opcode::ALL {
            let is_lacking = opcode.vendor_extension().is_some() && !extension::is_translated(*opcode);
            assert_eq!(translation(*opcode).is_none(), is_lacking, "{opcode}");
        }
    }
}
