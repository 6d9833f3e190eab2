//! Atomics, and the waits that order memory across waves.

use super::super::context::{InstOutput, Lower, Lowering};
use super::address::Path;
use crate::isa::{Inst as GcnInst, M0, Opcode as GcnOp, Operand, VirtualReg, WaitCount};
use crate::machine::VGPR;
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
                if mem.scope >= MemoryScope::Agent
                    && let Some(crate::machine::MInst::Real(real)) = self.current.last_mut()
                {
                    real.inst.mods.glc = !matches!(path, Path::Lds(..));
                }
                InstOutput::from_slice(&[Operand::Virtual(dst)])
            }
            AtomicOp::Store => {
                let operand = self.operand(args[1]);
                let bits = self.constant(args[1]).filter(|_| wide);
                let data = self.in_vector(operand, bits);
                self.store_once(&path, ty, if wide { 2 } else { 1 }, Operand::Virtual(data));
                InstOutput::new()
            }
            _ => self.read_modify_write(op, &path, wide, returns, &args[1..]),
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
            operands.extend(data.iter().map(|&d| Operand::Virtual(d)));
            self.emit(GcnInst::new(op, &operands).with_mods(|m| m.offset = offset));
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
                Path::Global(address, base, offset) => {
                    GcnInst::new(global, &[d, address, Operand::Virtual(data), base])
                        .with_mods(|m| m.offset = offset)
                }
                Path::Flat(address, offset) => {
                    GcnInst::new(flat, &[d, address, Operand::Virtual(data)]).with_mods(|m| m.offset = offset)
                }
                _ => {
                    self.fail("an atomic in the private segment");
                    return InstOutput::new();
                }
            };
            self.emit(inst.with_mods(|m| m.glc = returns));
        }
        dst.into_iter().map(Operand::Virtual).collect()
    }

    /// Waits that order memory across waves (AMDGPU memory model for GFX6 to GFX9). Vector memory of a work-group goes through
    /// one cache in order, so work-group scope waits for LDS only; wider scopes wait for vector memory, too.
    fn release(&mut self, scope: MemoryScope) {
        let vm = match scope {
            MemoryScope::WorkGroup => WaitCount::NONE.vm,
            MemoryScope::Agent | MemoryScope::System => 0,
            _ => return,
        };
        self.wait(WaitCount {
            lgkm: 0,
            vm,
            ..WaitCount::NONE
        });
    }

    fn acquire(&mut self, scope: MemoryScope) {
        match scope {
            MemoryScope::WorkGroup => self.wait(WaitCount {
                lgkm: 0,
                ..WaitCount::NONE
            }),
            MemoryScope::Agent | MemoryScope::System => {
                self.wait(WaitCount {
                    lgkm: 0,
                    vm: 0,
                    ..WaitCount::NONE
                });
                self.emit(GcnInst::new(GcnOp::BufferWbinvl1Vol, &[]));
            }
            _ => {}
        }
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
        self.emit_op(GcnOp::SSleep, &[Operand::Imm(PAUSE)]);
    }

    /// Stops the program. M0 has the reason of the first lane.
    pub(crate) fn trap(&mut self, reason: Value) {
        let trap = match self.constant(reason) {
            Some(BAD_HANDLE_TRAP) => trap::BAD_HANDLE,
            _ => {
                let word = self.operand32(reason, 0);
                let word = Operand::Virtual(self.vmov(word).0);
                let m0 = Operand::Sgpr { first: M0, count: 1 };
                self.emit_op(GcnOp::VReadfirstlaneB32, &[m0, word]);
                trap::DEBUG
            }
        };
        self.emit_op(GcnOp::STrap, &[Operand::Imm(trap.into())]);
    }

    /// A barrier orders relaxed atomics of the group segment across the waves of a work-group, without a fence (HSA PRM 9.3).
    /// Which of the outstanding LDS accesses are atomic is not known here, so all of them are waited for. Vector memory of a
    /// work-group stays in order by itself.
    pub(crate) fn barrier(&mut self) {
        self.release(MemoryScope::WorkGroup);
        self.emit(GcnInst::new(GcnOp::SBarrier, &[]));
    }

    fn wait(&mut self, count: WaitCount) {
        self.emit(GcnInst::new(
            GcnOp::SWaitcnt,
            &[Operand::Imm(i32::from(count.to_imm()))],
        ));
    }
}

macro_rules! atomics {
    ($($op:ident $global:ident $global64:ident $flat:ident $flat64:ident $lds:ident $lds_rtn:ident $lds64:ident $lds64_rtn:ident;)*) => {
        /// The GLOBAL and the FLAT operation.
        fn global_atomic(op: AtomicOp, wide: bool) -> (GcnOp, GcnOp) {
            match (op, wide) {
                $((AtomicOp::$op, false) => (GcnOp::$global, GcnOp::$flat), (AtomicOp::$op, true) => (GcnOp::$global64, GcnOp::$flat64),)*
                (AtomicOp::Exch, false) => (GcnOp::GlobalAtomicSwap, GcnOp::FlatAtomicSwap),
                (AtomicOp::Exch, true) => (GcnOp::GlobalAtomicSwapX2, GcnOp::FlatAtomicSwapX2),
                (_, false) => (GcnOp::GlobalAtomicCmpswap, GcnOp::FlatAtomicCmpswap),
                (_, true) => (GcnOp::GlobalAtomicCmpswapX2, GcnOp::FlatAtomicCmpswapX2),
            }
        }

        /// The DS operation.
        fn lds_atomic(op: AtomicOp, wide: bool, returns: bool) -> Option<GcnOp> {
            Some(match (op, wide, returns) {
                $(
                    (AtomicOp::$op, false, false) => GcnOp::$lds,
                    (AtomicOp::$op, false, true) => GcnOp::$lds_rtn,
                    (AtomicOp::$op, true, false) => GcnOp::$lds64,
                    (AtomicOp::$op, true, true) => GcnOp::$lds64_rtn,
                )*
                (AtomicOp::Exch, false, true) => GcnOp::DsWrxchgRtnB32,
                (AtomicOp::Exch, true, true) => GcnOp::DsWrxchgRtnB64,
                (AtomicOp::Exch, false, false) => GcnOp::DsWriteB32,
                (AtomicOp::Exch, true, false) => GcnOp::DsWriteB64,
                (AtomicOp::Cas, false, false) => GcnOp::DsCmpstB32,
                (AtomicOp::Cas, false, true) => GcnOp::DsCmpstRtnB32,
                (AtomicOp::Cas, true, false) => GcnOp::DsCmpstB64,
                (AtomicOp::Cas, true, true) => GcnOp::DsCmpstRtnB64,
                _ => return None,
            })
        }
    };
}

atomics! {
    Add GlobalAtomicAdd GlobalAtomicAddX2 FlatAtomicAdd FlatAtomicAddX2 DsAddU32 DsAddRtnU32 DsAddU64 DsAddRtnU64;
    Sub GlobalAtomicSub GlobalAtomicSubX2 FlatAtomicSub FlatAtomicSubX2 DsSubU32 DsSubRtnU32 DsSubU64 DsSubRtnU64;
    And GlobalAtomicAnd GlobalAtomicAndX2 FlatAtomicAnd FlatAtomicAndX2 DsAndB32 DsAndRtnB32 DsAndB64 DsAndRtnB64;
    Or GlobalAtomicOr GlobalAtomicOrX2 FlatAtomicOr FlatAtomicOrX2 DsOrB32 DsOrRtnB32 DsOrB64 DsOrRtnB64;
    Xor GlobalAtomicXor GlobalAtomicXorX2 FlatAtomicXor FlatAtomicXorX2 DsXorB32 DsXorRtnB32 DsXorB64 DsXorRtnB64;
    UMin GlobalAtomicUmin GlobalAtomicUminX2 FlatAtomicUmin FlatAtomicUminX2 DsMinU32 DsMinRtnU32 DsMinU64 DsMinRtnU64;
    UMax GlobalAtomicUmax GlobalAtomicUmaxX2 FlatAtomicUmax FlatAtomicUmaxX2 DsMaxU32 DsMaxRtnU32 DsMaxU64 DsMaxRtnU64;
    SMin GlobalAtomicSmin GlobalAtomicSminX2 FlatAtomicSmin FlatAtomicSminX2 DsMinI32 DsMinRtnI32 DsMinI64 DsMinRtnI64;
    SMax GlobalAtomicSmax GlobalAtomicSmaxX2 FlatAtomicSmax FlatAtomicSmaxX2 DsMaxI32 DsMaxRtnI32 DsMaxI64 DsMaxRtnI64;
    WrapInc GlobalAtomicInc GlobalAtomicIncX2 FlatAtomicInc FlatAtomicIncX2 DsIncU32 DsIncRtnU32 DsIncU64 DsIncRtnU64;
    WrapDec GlobalAtomicDec GlobalAtomicDecX2 FlatAtomicDec FlatAtomicDecX2 DsDecU32 DsDecRtnU32 DsDecU64 DsDecRtnU64;
}
