//! What instructions do to memory, and where in a kernel global memory may have changed since it began.
//!
//! Global memory may have changed after
//! - **N1** a store, an atomic operation or a call that may write it;
//! - **N2** an acquire, a barrier or a call, after which the work-item may see what others wrote (HSA PRM 6.2). Without one such a write is a
//!   data race with an ordinary load (HSA PRM 17.7).
//!
//! Which pointers differ is not looked at: kernels get pointers that may overlap. The pass [`initial`](crate::opt::memory::initial) marks loads
//! by this, and the verifier asks again after every pass that follows (V9).
//!
//! Cost: linear.

use super::Cfg;
use super::cfg::Graph as _;
use crate::ir::{Block, Function, Inst, InstructionData, MemoryOrder, Opcode, Segment};
use cranelift_entity::SecondaryMap;

/// What an instruction does to memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Effect {
    /// Nothing, or it only reads.
    None,
    /// Writes its location.
    Write,
    /// Lets the work-item see what others wrote.
    Order,
    /// Calls.
    Call,
}

/// What an instruction does to memory.
pub(crate) fn effect(func: &Function, inst: Inst) -> Effect {
    let data = func.dfg.inst(inst);
    let acquires = |order| matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease);
    match *data {
        InstructionData::Store { .. } => Effect::Write,
        InstructionData::Atomic { mem, .. } => match acquires(mem.order) {
            true => Effect::Order,
            // What another work-item stores meanwhile may be seen by the next one, too.
            false => Effect::Write,
        },
        InstructionData::Fence { order, .. } if !acquires(order) => Effect::None,
        InstructionData::Call { .. } => Effect::Call,
        InstructionData::Load { .. } => Effect::None,
        _ => {
            let effects = data.opcode().effects();
            match effects.writes_memory() || effects.ordered() || data.opcode() == Opcode::Call {
                true => Effect::Order,
                false => Effect::None,
            }
        }
    }
}

/// Whether the work-item may find global memory changed after an instruction (N1, N2).
pub(crate) fn may_change(func: &Function, inst: Inst) -> bool {
    match effect(func, inst) {
        Effect::None => false,
        Effect::Write => {
            let mem = func.dfg.inst(inst).mem();
            mem.is_none_or(|mem| matches!(mem.segment, Segment::Global | Segment::Flat))
        }
        Effect::Order | Effect::Call => true,
    }
}

/// Where global memory may have changed since a kernel began.
#[derive(Debug)]
pub(crate) struct Changes {
    /// An instruction on some way to the start of a block after which it may have.
    before: SecondaryMap<Block, Option<Inst>>,
}

impl Changes {
    /// Looks at all ways through a function.
    pub(crate) fn of(func: &Function) -> Changes {
        let cfg = Cfg::new(func);
        let mut before: SecondaryMap<Block, Option<Inst>> = SecondaryMap::new();
        let mut work: Vec<(Block, Inst)> = Vec::new();
        for &block in func.layout.blocks() {
            let mut insts = func.layout.insts(block).iter();
            work.extend(
                insts
                    .rfind(|&&inst| may_change(func, inst))
                    .map(|&inst| (block, inst)),
            );
        }
        while let Some((block, inst)) = work.pop() {
            for &next in cfg.succs(block) {
                if before[next].is_none() {
                    before[next] = Some(inst);
                    work.push((next, inst));
                }
            }
        }
        Changes { before }
    }

    /// The instructions of a block, each with one before it, on some way, after which memory may have changed.
    pub(crate) fn within<'f>(
        &self,
        func: &'f Function,
        block: Block,
    ) -> impl Iterator<Item = (Inst, Option<Inst>)> + use<'f> {
        let insts = func.layout.insts(block).iter();
        insts.scan(self.before[block], move |changed, &inst| {
            let before = *changed;
            if may_change(func, inst) {
                *changed = Some(inst);
            }
            Some((inst, before))
        })
    }
}
