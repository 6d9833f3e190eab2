//! What kernels were made of: operations by type, accesses by segment, promises of uniformity, and the [`shapes`] that were drawn.

use crate::shapes::{self, Shapes};
use crate::values;
use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use wavelift_hsail::model::{Inst, Module, Opcode, Statement, Type, Width};

/// Operations that kernels may have beside those that compute.
const OTHERS: &[Opcode] = {
    use Opcode::*;
    &[
        Ld,
        St,
        Atomic,
        AtomicNoRet,
        MemFence,
        Lda,
        SToF,
        Br,
        Cbr,
        Sbr,
        Ret,
        Call,
        SCall,
        ICall,
        Barrier,
        WaveBarrier,
        InitFbar,
        JoinFbar,
        WaitFbar,
        ArriveFbar,
        LeaveFbar,
        ReleaseFbar,
        Ldf,
        ActiveLaneCount,
        ActiveLaneId,
        ActiveLaneMask,
        ActiveLanePermute,
        LaneId,
        Dim,
        CurrentWorkGroupSize,
        CurrentWorkItemFlatId,
        GridGroups,
        GridSize,
        WorkGroupId,
        WorkGroupSize,
        WorkItemAbsId,
        WorkItemFlatAbsId,
        WorkItemFlatId,
        WorkItemId,
    ]
};

/// Counts of what kernels had, by kind.
#[derive(Clone, Debug, Default)]
pub struct Coverage {
    /// Kernels with all that they call.
    pub kernels: u64,
    /// Operations with the types that the mnemonic names: of the result, and of the source.
    pub operations: BTreeMap<(Opcode, Option<Type>, Option<Type>), u64>,
    /// Accesses of memory by operation, segment and bytes.
    pub accesses: BTreeMap<(Opcode, &'static str, u32), u64>,
    /// Operations with a width that is not their usual one.
    pub widths: BTreeMap<(Opcode, Width), u64>,
    /// What was drawn.
    pub shapes: Shapes,
}

impl Coverage {
    /// Counts the module of a kernel, and what drew it says.
    pub fn add(&mut self, module: &Module, shapes: &Shapes) {
        self.kernels += 1;
        for (shape, times) in shapes {
            *self.shapes.entry(shape).or_default() += times;
        }
        for executable in module.executables.values() {
            for statement in &executable.body {
                if let Statement::Inst(inst) = statement {
                    self.add_inst(inst);
                }
            }
        }
    }

    fn add_inst(&mut self, inst: &Inst) {
        let types = (inst.opcode, inst.ty, inst.source_type);
        *self.operations.entry(types).or_default() += 1;
        let is_access = matches!(
            inst.opcode,
            Opcode::Ld | Opcode::St | Opcode::Atomic | Opcode::AtomicNoRet
        );
        if let (true, Some(segment), Some(ty)) = (is_access, inst.mods.segment, inst.ty) {
            let bytes = ty.bytes() * u32::from(inst.mods.vector).max(1);
            let key = (inst.opcode, segment.name(), bytes);
            *self.accesses.entry(key).or_default() += 1;
        }
        if let Some(width) = inst.mods.width.filter(|&width| width != usual(inst.opcode)) {
            *self.widths.entry((inst.opcode, width)).or_default() += 1;
        }
    }

    /// Takes over what another count has.
    pub fn merge(&mut self, other: Coverage) {
        fn add<K: Ord>(all: &mut BTreeMap<K, u64>, more: BTreeMap<K, u64>) {
            for (key, count) in more {
                *all.entry(key).or_default() += count;
            }
        }
        self.kernels += other.kernels;
        add(&mut self.operations, other.operations);
        add(&mut self.accesses, other.accesses);
        add(&mut self.widths, other.widths);
        add(&mut self.shapes, other.shapes);
    }

    /// Different things that were seen.
    pub fn points(&self) -> usize {
        self.operations.len() + self.accesses.len() + self.widths.len() + self.shapes.len()
    }

    /// Operations and shapes that kernels may have and none had.
    pub fn missing(&self) -> Vec<String> {
        let seen: BTreeSet<Opcode> = self.operations.keys().map(|&(opcode, ..)| opcode).collect();
        let operations = values::OPERATIONS.iter().chain(OTHERS);
        let operations = operations
            .filter(|opcode| !seen.contains(opcode))
            .map(ToString::to_string);
        let shapes = shapes::ALL
            .iter()
            .filter(|shape| !self.shapes.contains_key(*shape));
        operations.chain(shapes.map(|&shape| shape.to_owned())).collect()
    }
}

/// The width of an operation that does not name one (HSA PRM 2.12).
fn usual(opcode: Opcode) -> Width {
    match opcode {
        Opcode::Barrier => Width::ALL,
        Opcode::JoinFbar | Opcode::WaitFbar | Opcode::ArriveFbar | Opcode::LeaveFbar => Width::WAVESIZE,
        _ => Width::ONE,
    }
}

/// A line for each.
impl fmt::Display for Coverage {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{} HSAIL kernels", self.kernels)?;
        writeln!(f, "HSAIL operation | times")?;
        for ((opcode, ty, source), times) in &self.operations {
            write!(f, "{opcode}")?;
            for ty in [ty, source].into_iter().flatten() {
                write!(f, "_{ty}")?;
            }
            writeln!(f, " | {times}")?;
        }
        for ((opcode, segment, bytes), times) in &self.accesses {
            writeln!(f, "{opcode} {segment} of {bytes} bytes | {times}")?;
        }
        for ((opcode, width), times) in &self.widths {
            writeln!(f, "{opcode} width({width}) | {times}")?;
        }
        for (shape, times) in &self.shapes {
            writeln!(f, "{shape} | {times}")?;
        }
        for what in self.missing() {
            writeln!(f, "{what} | never reached")?;
        }
        Ok(())
    }
}
