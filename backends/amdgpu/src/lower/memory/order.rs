//! Orders of memory across waves (AMDGPU memory model): what accesses, fences and barriers of each scope take.
//!
//! Waits are asked for as if everything were outstanding: the backend's `waits` reads these as "complete before the wave communicates
//! again", and puts waits where they are needed.

use super::address::Path;
use crate::isa::{Op, Operand, WaitCount};
use crate::lower::Lower;
use crate::machine::MInst;
use crate::subtarget::MemoryModel;
use wavelift_codegen::ir::{AtomicOp, MemoryScope};

impl Lower<'_> {
    /// The access that was selected last is coherent within a scope.
    pub(super) fn make_coherent(&mut self, op: AtomicOp, path: &Path, scope: MemoryScope) {
        let model = self.subtarget.memory;
        let Some(MInst::Real(real)) = self.current.last_mut() else {
            return;
        };
        match model {
            // Atomics that write do so in the second-level cache anyway.
            MemoryModel::Gfx9 if op == AtomicOp::Load && scope >= MemoryScope::Agent => {
                real.inst.mods.glc = !matches!(path, Path::Lds(..));
            }
            MemoryModel::Scopes if matches!(path, Path::Global(..) | Path::Flat(..)) => {
                real.inst.mods.scope = scope_bits(scope);
            }
            _ => {}
        }
    }

    /// What was written must be seen within a scope before anything behind.
    pub(super) fn release(&mut self, scope: MemoryScope) {
        match self.subtarget.memory {
            // Vector memory of a work-group goes through one cache in order, so work-group scope waits for LDS only; wider
            // scopes wait for vector memory, too.
            MemoryModel::Gfx9 => match scope {
                MemoryScope::WorkGroup => self.wait(WaitCount::NONE.vm),
                MemoryScope::Agent | MemoryScope::System => self.wait(0),
                _ => {}
            },
            // The caches of that scope are written back, and what is outstanding is complete.
            MemoryModel::Scopes if scope_bits(scope) > 0 => {
                let back = self.inst(Op::GlobalWb, &[]);
                self.emit(back.with_mods(|m| m.scope = scope_bits(scope)));
                self.complete();
            }
            MemoryModel::Scopes => {}
        }
    }

    /// What is read behind is what a scope sees.
    pub(super) fn acquire(&mut self, scope: MemoryScope) {
        match self.subtarget.memory {
            MemoryModel::Gfx9 => {
                self.release(scope);
                if scope >= MemoryScope::Agent {
                    self.emit_op(Op::BufferWbinvl1Vol, &[]);
                }
            }
            MemoryModel::Scopes if scope_bits(scope) > 0 => {
                self.complete();
                let invalidate = self.inst(Op::GlobalInv, &[]);
                self.emit(invalidate.with_mods(|m| m.scope = scope_bits(scope)));
            }
            MemoryModel::Scopes => {}
        }
    }

    /// A barrier orders relaxed atomics across the waves of a work-group, without a fence (HSA PRM 9.3). Which of the outstanding
    /// accesses are atomic is not known here, so all of them are waited for that do not stay in order by themselves: those of LDS, and
    /// where the waves of a work-group may be on two compute units, those of memory too.
    pub(crate) fn barrier(&mut self) {
        match self.subtarget.memory {
            MemoryModel::Gfx9 => {
                self.release(MemoryScope::WorkGroup);
                self.emit_op(Op::SBarrier, &[]);
            }
            MemoryModel::Scopes => {
                self.complete();
                self.emit_op(Op::SBarrierSignal, &[Operand::Int(-1)]);
                self.emit_op(Op::SBarrierWait, &[Operand::Imm(0xffff)]);
            }
        }
    }

    /// All of LDS and all but so many of vector memory are complete.
    fn wait(&mut self, vm: u8) {
        let count = WaitCount {
            lgkm: 0,
            vm,
            ..WaitCount::NONE
        };
        let imm = count.to_imm(self.subtarget.isa);
        self.emit_op(Op::SWaitcnt, &[Operand::Imm(imm.into())]);
    }

    /// Everything that other waves may see is complete.
    fn complete(&mut self) {
        for op in [Op::SWaitLoadcntDscnt, Op::SWaitStorecnt] {
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
