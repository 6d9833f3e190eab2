//! AMD machines as the pass sees them that fills stalls ([`wavelift_codegen::schedule::fill`]).
//!
//! Units of registers are scalar registers by their numbers, then vector registers, then accumulation registers. What hardware does not keep apart is asked of the pass
//! that keeps it apart ([`hazards`](crate::hazards)): wait states that other instructions make need no `s_nop`.

use crate::hazards::States;
use crate::isa::{Operand, WaveSize};
use crate::machine::MInst;
use crate::schedule::{AmdModel, is_load};
use crate::subtarget::Subtarget;
use wavelift_codegen::machine::{MachFunc, Reg};
use wavelift_codegen::schedule::Model;
use wavelift_codegen::schedule::fill::{Allocated, Filler};

/// The first unit of the vector registers.
const VECTORS: u16 = 256;

/// A machine with a unit's registers.
pub(crate) struct AmdFiller<'a> {
    model: AmdModel<'a>,
    states: States,
}

impl<'a> AmdFiller<'a> {
    /// Of a function for waves of a size, on a target that may replay memory instructions in a row or does not.
    pub(crate) fn new(
        func: &MachFunc<MInst>,
        model: AmdModel<'a>,
        sub: &Subtarget,
        wave: WaveSize,
        replays: bool,
    ) -> AmdFiller<'a> {
        AmdFiller {
            model,
            states: States::new(func, sub, wave, replays),
        }
    }
}

/// The units of an operand.
fn units(operand: Operand) -> std::ops::Range<u16> {
    match operand {
        Operand::Sgpr { first, count } => {
            let first = u16::from(first.0);
            first..(first + u16::from(count)).min(VECTORS)
        }
        vector => vector.vector_units(VECTORS),
    }
}

impl Filler<MInst> for AmdFiller<'_> {
    type Recent = crate::hazards::Recent;

    fn loads(&self, inst: &MInst) -> bool {
        matches!(inst, MInst::Real(real) if is_load(&real.inst))
    }

    fn allocated(&self, inst: &MInst) -> Allocated {
        let mut all = Allocated {
            traits: self.model.traits(inst),
            ..Allocated::default()
        };
        match inst {
            MInst::Real(real) => {
                let null = self.model.isa.traits().null;
                for (index, &operand) in real.inst.operands.iter().enumerate() {
                    if matches!(operand, Operand::Sgpr { first, .. } if Some(first) == null) {
                        continue;
                    }
                    let Some(access) = real.inst.access(index) else {
                        continue;
                    };
                    if access.reads() {
                        all.reads.extend(units(operand));
                    }
                    if access.writes() {
                        all.writes.extend(units(operand));
                    }
                }
            }
            MInst::SymbolAddress {
                dst: Reg::Physical(pair),
                ..
            } => all
                .writes
                .extend(pair.first..(pair.first + u16::from(pair.width)).min(VECTORS)),
            // Whoever has registers that nothing here says stays where it is.
            _ => all.traits.border = true,
        }
        all
    }

    fn recent(&self) -> Self::Recent {
        self.states.start()
    }

    fn missing(&self, recent: &Self::Recent, inst: &MInst) -> u16 {
        self.states.missing(recent, inst).into()
    }

    fn issue(&self, recent: &mut Self::Recent, inst: &MInst) {
        self.states.issue(recent, inst);
    }
}
