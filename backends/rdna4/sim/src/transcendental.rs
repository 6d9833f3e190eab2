//! What transcendental functions have written and vector instructions must not read yet, on gfx11 (LLVM 19's hazard recognizer,
//! VALUTransUseHazard): the result of `v_exp`, `v_log`, `v_rcp`, `v_rsq`, `v_sqrt`, `v_sin` and `v_cos` is there once an instruction has
//! waited for `va_vdst(0)`.
//!
//! By that recognizer the result is there, too, after six other vector instructions, two transcendental ones, or a memory access. Code of
//! compilers that know the rule may count on it; ours always waits.

use super::step::Op;
use smallvec::SmallVec;
use wavelift_amdgpu_sim::fault::{Fault, hazard};
use wavelift_amdgpu_sim::op::{Place, Slot, Unit};
use wavelift_rdna4::isa::Latency;

/// Vector instructions between a result and a reader at most, if the reader is too early.
const VECTOR_BETWEEN: u32 = 5;
/// Transcendental ones among them at most.
const TRANS_BETWEEN: u32 = 1;

/// A result: its registers, and how many instructions came before it.
#[derive(Clone, Copy, Debug)]
struct Late {
    first: u8,
    count: u8,
    vector: u32,
    trans: u32,
}

/// The results of a wave that nobody has waited for.
#[derive(Debug, Default)]
pub(crate) struct Results {
    late: SmallVec<[Late; 4]>,
    /// Vector instructions so far, and transcendental ones.
    vector: u32,
    trans: u32,
}

impl Results {
    /// A wait for `va_vdst(0)`, or an access that waits for all vector registers. Says whether there was anything to wait for.
    pub(crate) fn wait(&mut self) -> bool {
        let found = !self.late.is_empty();
        self.late.clear();
        found
    }

    /// Checks what an instruction reads, and notes what it writes. With `always` a result is late until somebody waits.
    ///
    /// # Errors
    /// The register that is read too early.
    pub(crate) fn check(&mut self, op: &Op, always: bool) -> Result<(), Fault> {
        if op.unit != Unit::Valu {
            if !always && matches!(op.unit, Unit::VectorMemory | Unit::Lds) {
                self.late.clear();
            }
            return Ok(());
        }
        let trans = op.inst.info().latency == Latency::Trans;
        if trans || !self.late.is_empty() {
            self.vector_instruction(op, trans, always)?;
        }
        self.vector += 1;
        self.trans += u32::from(trans);
        Ok(())
    }

    fn vector_instruction(&mut self, op: &Op, trans: bool, always: bool) -> Result<(), Fault> {
        let (vectors, transcendentals) = (self.vector, self.trans);
        let is_late = |late: &Late| {
            always
                || vectors - late.vector - 1 <= VECTOR_BETWEEN
                    && transcendentals - late.trans - 1 <= TRANS_BETWEEN
        };
        let overlaps = |late: &Late, first: u8, count: u8| {
            u16::from(first) < u16::from(late.first) + u16::from(late.count)
                && u16::from(late.first) < u16::from(first) + u16::from(count)
        };
        let registers = |wanted: fn(&Slot) -> bool| {
            let slots = op.slots.iter().filter(move |slot| wanted(slot));
            slots.filter_map(|slot| match slot.place {
                Place::Vector(first) => Some((first, slot.words.max(1))),
                _ => None,
            })
        };
        for (first, count) in registers(|slot| slot.reads) {
            if self
                .late
                .iter()
                .any(|late| overlaps(late, first, count) && is_late(late))
            {
                return Err(hazard(format!(
                    "v{first} is read, which a transcendental function may not have written yet: s_waitcnt_depctr depctr_va_vdst(0) is needed"
                )));
            }
        }
        for (first, count) in registers(|slot| slot.writes) {
            self.late.retain(|late| !overlaps(late, first, count));
            if trans {
                self.late.push(Late {
                    first,
                    count,
                    vector: self.vector,
                    trans: self.trans,
                });
            }
        }
        Ok(())
    }
}
