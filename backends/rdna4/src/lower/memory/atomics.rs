//! Atomics, and the waits that order memory across waves.

use super::super::context::{InstOutput, Lower, Lowering};
use super::address::Path;
use crate::isa::{M0, Opcode as RdnaOp, Operand, VirtualReg};
use crate::machine::{MInst, VGPR};
use wavelift_amdgpu::abi::{PAUSE, trap};
use wavelift_amdgpu::lower::operands::part;
use wavelift_codegen::ir::{
    AtomicOp, BAD_HANDLE_TRAP, Inst, MemInfo, MemoryOrder, MemoryScope, Value, ValueList,
};

impl Lower<'_> {
    pub(crate) fn atomic(
        &mut self,
        inst: Inst,
        op: AtomicOp,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let returns = !self.func.dfg.results(inst).is_empty();
        let ty = self.func.dfg.ctrl_type(inst);
        let wide = ty.bytes() == 8;
        if matches!(mem.order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release(mem.scope);
        }
        let path = self.path(mem.segment, offset, args[0]);
        let output = match op {
            AtomicOp::Load => {
                let dst = self.load_once(&path, ty, if wide { 2 } else { 1 });
                self.set_scope(&path, mem.scope);
                InstOutput::from_slice(&[Operand::Virtual(dst)])
            }
            AtomicOp::Store => {
                let operand = self.operand(args[1]);
                let bits = self.constant(args[1]).filter(|_| wide);
                let data = self.in_vector(operand, bits);
                self.store_once(&path, ty, if wide { 2 } else { 1 }, Operand::Virtual(data));
                self.set_scope(&path, mem.scope);
                InstOutput::new()
            }
            _ => {
                let output = self.read_modify_write(op, &path, wide, returns, &args[1..]);
                self.set_scope(&path, mem.scope);
                output
            }
        };
        if matches!(mem.order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire(mem.scope);
        }
        output
    }

    fn read_modify_write(
        &mut self,
        op: AtomicOp,
        path: &Path,
        wide: bool,
        returns: bool,
        values: &[Value],
    ) -> InstOutput {
        let data: Vec<VirtualReg> = values
            .iter()
            .map(|&v| {
                let bits = self.constant(v).filter(|_| wide);
                let operand = if bits.is_some() {
                    Operand::Off
                } else {
                    self.operand(v)
                };
                self.in_vector(operand, bits)
            })
            .collect();
        let width = if wide { 2 } else { 1 };
        let dst = returns.then(|| self.fresh(VGPR, width));
        if let Path::Lds(address, offset) = *path {
            let Some(op) = lds_atomic(op, wide, returns) else {
                self.fail(format!("atomic {} in the group segment", op.name()));
                return InstOutput::new();
            };
            let mut operands: Vec<Operand> = dst.iter().map(|&d| Operand::Virtual(d)).collect();
            operands.push(address);
            // Compare and swap: the new value first, then the one that is expected.
            operands.extend(data.iter().rev().map(|&d| Operand::Virtual(d)));
            self.0
                .emit(self.0.inst(op, &operands).with_mods(|m| m.offset = offset));
        } else {
            // Compare and swap: the new value first, then the one that is expected.
            let data = match data[..] {
                [expected, new] => {
                    let units = |r: VirtualReg| (0..width).map(move |i| part(r, i, 1));
                    let parts: Vec<VirtualReg> = units(new).chain(units(expected)).collect();
                    let moved: Vec<VirtualReg> =
                        parts.iter().map(|&p| self.vmov(Operand::Virtual(p)).0).collect();
                    self.tuple(&moved, VGPR)
                }
                [value] => value,
                _ => return InstOutput::new(),
            };
            let d = dst.map_or(Operand::Off, Operand::Virtual);
            let (global, flat) = global_atomic(op, wide);
            let inst = match *path {
                Path::Global(address, base, offset) => self
                    .inst(global, &[d, address, Operand::Virtual(data), base])
                    .with_mods(|m| m.offset = offset),
                Path::Flat(address, offset) => self
                    .inst(flat, &[d, address, Operand::Virtual(data)])
                    .with_mods(|m| m.offset = offset),
                _ => {
                    self.fail("an atomic in the private segment");
                    return InstOutput::new();
                }
            };
            self.emit(inst.with_mods(|m| m.th = u8::from(returns)));
        }
        dst.into_iter().map(Operand::Virtual).collect()
    }

    /// The access that was selected last is coherent within a scope.
    fn set_scope(&mut self, path: &Path, scope: MemoryScope) {
        if let Path::Global(..) | Path::Flat(..) = path
            && let Some(MInst::Real(real)) = self.current.last_mut()
        {
            real.inst.mods.scope = scope_bits(scope);
        }
    }

    /// What was written must be seen within a scope before anything behind (AMDGPU memory model for GFX12): the caches of that scope
    /// are written back, and what is outstanding is complete.
    fn release(&mut self, scope: MemoryScope) {
        if scope_bits(scope) == 0 {
            return;
        }
        let back = self.inst(RdnaOp::GlobalWb, &[]);
        self.emit(back.with_mods(|m| m.scope = scope_bits(scope)));
        self.order();
    }

    /// What is read behind is what a scope sees.
    fn acquire(&mut self, scope: MemoryScope) {
        if scope_bits(scope) == 0 {
            return;
        }
        self.order();
        let invalidate = self.inst(RdnaOp::GlobalInv, &[]);
        self.emit(invalidate.with_mods(|m| m.scope = scope_bits(scope)));
    }

    pub(crate) fn fence(&mut self, order: MemoryOrder, scope: MemoryScope) {
        if matches!(order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release(scope);
        }
        if matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire(scope);
        }
    }

    /// Sleeps for some time.
    pub(crate) fn pause(&mut self) {
        self.emit_op(RdnaOp::SSleep, &[Operand::Imm(PAUSE)]);
    }

    /// Stops the program. M0 has the reason of the first lane.
    pub(crate) fn trap(&mut self, reason: Value) {
        let trap = match self.constant(reason) {
            Some(BAD_HANDLE_TRAP) => trap::BAD_HANDLE,
            _ => {
                let word = self.operand32(reason, 0);
                let word = Operand::Virtual(self.vmov(word).0);
                let m0 = Operand::Sgpr { first: M0, count: 1 };
                self.emit_op(RdnaOp::VReadfirstlaneB32, &[m0, word]);
                trap::DEBUG
            }
        };
        self.emit_op(RdnaOp::STrap, &[Operand::Imm(trap.into())]);
    }

    /// A barrier orders relaxed atomics across the waves of a work-group, without a fence (HSA PRM 9.3). Which of the outstanding
    /// accesses are atomic is not known here, so all of them are waited for: the waves of a work-group may be on two compute units.
    pub(crate) fn barrier(&mut self) {
        self.order();
        self.emit_op(RdnaOp::SBarrierSignal, &[Operand::Int(-1)]);
        self.emit_op(RdnaOp::SBarrierWait, &[Operand::Imm(0xffff)]);
    }

    /// Everything that other waves may see is complete before the wave communicates again: `waits.rs` reads these as that, and
    /// puts waits where they are needed.
    fn order(&mut self) {
        for op in [RdnaOp::SWaitLoadcntDscnt, RdnaOp::SWaitStorecnt] {
            self.emit_op(op, &[Operand::Imm(0)]);
        }
    }
}

/// The caches that an access goes through (RDNA4 ISA 4.1): those within a compute unit, a work-group processor, the device, or none.
fn scope_bits(scope: MemoryScope) -> u8 {
    match scope {
        MemoryScope::WorkGroup => 1,
        MemoryScope::Agent => 2,
        MemoryScope::System => 3,
        _ => 0,
    }
}

macro_rules! atomics {
    ($($op:ident $global:ident $global64:ident $flat:ident $flat64:ident $lds:ident $lds_rtn:ident $lds64:ident $lds64_rtn:ident;)*) => {
        /// The GLOBAL and the FLAT operation.
        fn global_atomic(op: AtomicOp, wide: bool) -> (RdnaOp, RdnaOp) {
            match (op, wide) {
                $((AtomicOp::$op, false) => (RdnaOp::$global, RdnaOp::$flat), (AtomicOp::$op, true) => (RdnaOp::$global64, RdnaOp::$flat64),)*
                (AtomicOp::Exch, false) => (RdnaOp::GlobalAtomicSwapB32, RdnaOp::FlatAtomicSwapB32),
                (AtomicOp::Exch, true) => (RdnaOp::GlobalAtomicSwapB64, RdnaOp::FlatAtomicSwapB64),
                (_, false) => (RdnaOp::GlobalAtomicCmpswapB32, RdnaOp::FlatAtomicCmpswapB32),
                (_, true) => (RdnaOp::GlobalAtomicCmpswapB64, RdnaOp::FlatAtomicCmpswapB64),
            }
        }

        /// The DS operation.
        fn lds_atomic(op: AtomicOp, wide: bool, returns: bool) -> Option<RdnaOp> {
            Some(match (op, wide, returns) {
                $(
                    (AtomicOp::$op, false, false) => RdnaOp::$lds,
                    (AtomicOp::$op, false, true) => RdnaOp::$lds_rtn,
                    (AtomicOp::$op, true, false) => RdnaOp::$lds64,
                    (AtomicOp::$op, true, true) => RdnaOp::$lds64_rtn,
                )*
                (AtomicOp::Exch, false, true) => RdnaOp::DsStorexchgRtnB32,
                (AtomicOp::Exch, true, true) => RdnaOp::DsStorexchgRtnB64,
                (AtomicOp::Exch, false, false) => RdnaOp::DsStoreB32,
                (AtomicOp::Exch, true, false) => RdnaOp::DsStoreB64,
                (AtomicOp::Cas, false, false) => RdnaOp::DsCmpstoreB32,
                (AtomicOp::Cas, false, true) => RdnaOp::DsCmpstoreRtnB32,
                (AtomicOp::Cas, true, false) => RdnaOp::DsCmpstoreB64,
                (AtomicOp::Cas, true, true) => RdnaOp::DsCmpstoreRtnB64,
                _ => return None,
            })
        }
    };
}

atomics! {
    Add GlobalAtomicAddU32 GlobalAtomicAddU64 FlatAtomicAddU32 FlatAtomicAddU64 DsAddU32 DsAddRtnU32 DsAddU64 DsAddRtnU64;
    Sub GlobalAtomicSubU32 GlobalAtomicSubU64 FlatAtomicSubU32 FlatAtomicSubU64 DsSubU32 DsSubRtnU32 DsSubU64 DsSubRtnU64;
    And GlobalAtomicAndB32 GlobalAtomicAndB64 FlatAtomicAndB32 FlatAtomicAndB64 DsAndB32 DsAndRtnB32 DsAndB64 DsAndRtnB64;
    Or GlobalAtomicOrB32 GlobalAtomicOrB64 FlatAtomicOrB32 FlatAtomicOrB64 DsOrB32 DsOrRtnB32 DsOrB64 DsOrRtnB64;
    Xor GlobalAtomicXorB32 GlobalAtomicXorB64 FlatAtomicXorB32 FlatAtomicXorB64 DsXorB32 DsXorRtnB32 DsXorB64 DsXorRtnB64;
    UMin GlobalAtomicMinU32 GlobalAtomicMinU64 FlatAtomicMinU32 FlatAtomicMinU64 DsMinU32 DsMinRtnU32 DsMinU64 DsMinRtnU64;
    UMax GlobalAtomicMaxU32 GlobalAtomicMaxU64 FlatAtomicMaxU32 FlatAtomicMaxU64 DsMaxU32 DsMaxRtnU32 DsMaxU64 DsMaxRtnU64;
    SMin GlobalAtomicMinI32 GlobalAtomicMinI64 FlatAtomicMinI32 FlatAtomicMinI64 DsMinI32 DsMinRtnI32 DsMinI64 DsMinRtnI64;
    SMax GlobalAtomicMaxI32 GlobalAtomicMaxI64 FlatAtomicMaxI32 FlatAtomicMaxI64 DsMaxI32 DsMaxRtnI32 DsMaxI64 DsMaxRtnI64;
    WrapInc GlobalAtomicIncU32 GlobalAtomicIncU64 FlatAtomicIncU32 FlatAtomicIncU64 DsIncU32 DsIncRtnU32 DsIncU64 DsIncRtnU64;
    WrapDec GlobalAtomicDecU32 GlobalAtomicDecU64 FlatAtomicDecU32 FlatAtomicDecU64 DsDecU32 DsDecRtnU32 DsDecU64 DsDecRtnU64;
}
