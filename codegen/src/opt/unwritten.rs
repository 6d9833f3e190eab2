//! Global memory that does not change while a kernel runs: loads of it are marked constant, so that equal ones merge and
//! targets may use caches that stores do not update.
//!
//! A kernel's load is of unwritten memory if
//! - **U1** nothing that the kernel or a function it can call does may write there: it writes to segments other than
//!   global, or in another equivalence class than the load's, both not 0 (HSA PRM 6.1.4). A flat address may be global,
//!   and accesses without a class may be anywhere. Whether two pointers differ otherwise cannot be known: what a kernel
//!   gets may overlap.
//! - **U2** nothing that the kernel or a function it can call does lets it see what other agents, or other kernels, write
//!   meanwhile: no acquire in agent or system scope (HSA PRM 6.2). Without one such a write is a data race with an ordinary
//!   load (HSA PRM 17.7). Acquires in the scope of the work-group, barriers among them, show what the kernel itself wrote,
//!   which U1 has excluded.
//!
//! Only kernels are looked at: who calls a function, and what its callers write, is not known here. Functions that a kernel
//! can call count with any class, and one without a body may do anything. The proof is about the kernel as a whole, whatever
//! the order in which loads and stores run, so a marked load may move.
//!
//! Cost: linear in the instructions of the kernel and its callees.

use super::Context;
use crate::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, InstructionData, MemInfo, MemoryOrder, MemoryScope,
    Module, Opcode, Segment,
};
use std::collections::HashSet;

/// The equivalence classes in which global memory may be written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Written([u64; 4]);

impl Written {
    const NOWHERE: Written = Written([0; 4]);

    fn add(&mut self, class: u8) {
        self.0[usize::from(class / 64)] |= 1 << (class % 64);
    }

    fn has(self, class: u8) -> bool {
        self.0[usize::from(class / 64)] >> (class % 64) & 1 == 1
    }

    /// Whether an access of a class may be of what is written.
    fn may_hit(self, class: u8) -> bool {
        match class {
            0 => self != Written::NOWHERE,
            class => self.has(0) || self.has(class),
        }
    }
}

/// Marks a kernel's loads of unwritten global memory as constant; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let (FunctionKind::Kernel, Some(module)) = (func.kind, context.module) else {
        return 0;
    };
    let Some(written) = written(func, module) else {
        return 0;
    };
    let insts: Vec<_> = func.layout.iter().map(|(_, inst)| inst).collect();
    let mut changes = 0;
    for inst in insts {
        if let InstructionData::Load { mem, .. } = func.dfg.inst_mut(inst)
            && mem.segment == Segment::Global
            && !mem.constant
            && !written.may_hit(mem.equiv)
            && context.burn()
        {
            mem.constant = true;
            changes += 1;
        }
    }
    changes
}

/// Where a kernel and what it can call may write global memory; `None` if that cannot be said, or if others may.
fn written(kernel: &Function, module: &Module) -> Option<Written> {
    let mut written = Written::NOWHERE;
    let mut work = Vec::new();
    let mut seen: HashSet<FuncRef> = HashSet::new();
    for (_, inst) in kernel.layout.iter() {
        add(kernel.dfg.inst(inst), &mut written, &mut work)?;
    }
    while let Some(callee) = work.pop() {
        if !seen.insert(callee) {
            continue;
        }
        let FunctionDecl::Defined(func) = module.functions.get(callee)? else {
            return None;
        };
        let mut here = Written::NOWHERE;
        for (_, inst) in func.layout.iter() {
            add(func.dfg.inst(inst), &mut here, &mut work)?;
        }
        if here != Written::NOWHERE {
            written.add(0);
        }
    }
    Some(written)
}

/// Adds what an instruction may write and what it calls; `None` as for [`written`].
fn add(data: &InstructionData, written: &mut Written, calls: &mut Vec<FuncRef>) -> Option<()> {
    match *data {
        InstructionData::Load { .. } => {}
        InstructionData::Store { mem, .. } => add_write(&mem, written),
        InstructionData::Atomic { opcode, mem, .. } => {
            if is_global(mem.segment) && acquires(mem.order, mem.scope) {
                return None;
            }
            if opcode != Opcode::AtomicLoad {
                add_write(&mem, written);
            }
        }
        InstructionData::Fence { order, scope, .. } if acquires(order, scope) => return None,
        // Fences of the work-group, and barriers, which are such.
        InstructionData::Fence { .. } | InstructionData::Barrier { .. } => {}
        InstructionData::Call { func, .. } => calls.push(func),
        // The data of images is none of the segments' memory (HSA PRM 7.1.10).
        InstructionData::Image { .. }
        | InstructionData::Nullary {
            opcode: Opcode::ImageFence,
        } => {}
        _ => {
            let effects = data.opcode().effects();
            if effects.writes_memory() || effects.ordered() {
                return None;
            }
        }
    }
    Some(())
}

fn is_global(segment: Segment) -> bool {
    matches!(segment, Segment::Global | Segment::Flat)
}

fn add_write(mem: &MemInfo, written: &mut Written) {
    if is_global(mem.segment) {
        written.add(mem.equiv);
    }
}

/// Whether what other agents wrote is visible after it.
fn acquires(order: MemoryOrder, scope: MemoryScope) -> bool {
    matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease)
        && matches!(scope, MemoryScope::Agent | MemoryScope::System)
}
