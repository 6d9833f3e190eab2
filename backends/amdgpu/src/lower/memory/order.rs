//! Orders of memory across waves (AMDGPU memory model): what accesses, fences and barriers of each scope take, by the rows of `memory.tsv`.
//!
//! Waits are asked for as if everything were outstanding: [`waits`](crate::waits) reads these as "complete before the wave communicates
//! again", and puts waits where they are needed.
//!
//! Rust, not rules: the decisions are rows of a table; what is left is to read it.

use crate::isa::{
    Class, Flag, Format, Inst, Latency, MemoryOperation, MemoryRow, MemorySegment, Operand, Order, Scope,
    Step, set_modifier,
};
use crate::lower::Lower;
use crate::machine::MInst;
use wavelift_codegen::ir::{AtomicOp, MemoryScope};

/// The scope, if it is one across waves.
fn scope_of(scope: MemoryScope) -> Option<Scope> {
    match scope {
        MemoryScope::WorkGroup => Some(Scope::Workgroup),
        MemoryScope::Agent => Some(Scope::Agent),
        MemoryScope::System => Some(Scope::System),
        _ => None,
    }
}

/// Whether a row is about an operation.
fn is_about(row: &MemoryRow, operation: MemoryOperation) -> bool {
    row.operation == operation
        || row.operation == MemoryOperation::Any && operation != MemoryOperation::Barrier
}

/// The segment that an access reaches, unless that is private.
fn segment(inst: &Inst) -> Option<MemorySegment> {
    let info = inst.info();
    match (info.latency, info.format()) {
        (Latency::Lds, _) => Some(MemorySegment::Group),
        (_, Format::Flat) => Some(MemorySegment::Flat),
        (_, format) if format == Format::Scratch || format.is_buffer() && !inst.mods.addr64 => None,
        _ => Some(MemorySegment::Global),
    }
}

impl Lower<'_> {
    /// The access that was selected last is coherent within a scope.
    pub(crate) fn make_coherent(&mut self, op: AtomicOp, scope: MemoryScope) {
        let operation = match op {
            AtomicOp::Load => MemoryOperation::Load,
            AtomicOp::Store => MemoryOperation::Store,
            _ => MemoryOperation::Rmw,
        };
        let rows = self.orders(operation, None, scope);
        let Some(MInst::Real(real)) = self.current.last_mut() else {
            return;
        };
        real.communicates = !real.inst.info().has(Flag::Atomic);
        let Some(segment) = segment(&real.inst) else {
            return;
        };
        for row in rows.iter().filter(|row| row.segments.contains(&segment)) {
            for &(field, value) in row.bits {
                set_modifier(&mut real.inst.mods, field, value);
            }
        }
    }

    /// Lanes of a wave see accesses in the order in which the wave issues them: nothing is waited for, but that order stays.
    pub(crate) fn keep_order(&mut self) {
        let machine = self.subtarget.machine(self.wave);
        if let Some(inst) = self.subtarget.counters.request_for_nothing(machine) {
            self.emit(inst);
        }
    }

    /// What was written must be seen within a scope before anything after.
    pub(crate) fn release_to(&mut self, scope: MemoryScope) {
        if scope == MemoryScope::Wave {
            self.keep_order();
        }
        for row in self.orders(MemoryOperation::Any, Some(Order::Release), scope) {
            self.steps(row.before);
        }
    }

    /// An access that acquires comes after what releases before it: synchronizing accesses have one order for everybody (HSA PRM 6.2.1), and
    /// without a wait it could overtake the store. What releases, too, waits anyhow.
    pub(crate) fn sequence_after(&mut self, scope: MemoryScope) {
        for row in self.orders(MemoryOperation::Any, Some(Order::Acquire), scope) {
            self.steps(row.before);
        }
    }

    /// What is read after is what a scope sees.
    pub(crate) fn acquire_from(&mut self, scope: MemoryScope) {
        if scope == MemoryScope::Wave {
            self.keep_order();
        }
        for row in self.orders(MemoryOperation::Any, Some(Order::Acquire), scope) {
            self.steps(row.after);
        }
    }

    /// A barrier orders relaxed atomics across the waves of a work-group, without a fence (HSA PRM 9.3). Which of the outstanding
    /// accesses are atomic is not known here, so all of them are waited for that do not stay in order by themselves: those of LDS, and
    /// where the waves of a work-group may be on two compute units, those of memory too.
    pub(crate) fn barrier(&mut self) {
        for row in self.orders(MemoryOperation::Barrier, None, MemoryScope::WorkGroup) {
            self.steps(row.before);
            self.steps(row.after);
        }
    }

    /// The rows about an operation.
    fn orders(
        &self,
        operation: MemoryOperation,
        order: Option<Order>,
        scope: MemoryScope,
    ) -> Vec<&'static MemoryRow> {
        let scope = scope_of(scope);
        let wanted = |row: &&MemoryRow| {
            row.order == order
                && is_about(row, operation)
                && scope.is_some_and(|scope| row.scopes.contains(&scope))
        };
        self.subtarget.memory().filter(wanted).collect()
    }

    fn steps(&mut self, steps: &[Step]) {
        let machine = self.subtarget.machine(self.wave);
        for step in steps {
            match *step {
                Step::Wait(counters) => {
                    let wait = self.subtarget.counters.all_of(counters);
                    for inst in self.subtarget.counters.instructions(machine, wait) {
                        self.emit(inst);
                    }
                }
                Step::Op { op, operands, bits } => {
                    let places = machine.isa.op(op).operands.iter().zip(operands);
                    let operands: Vec<Operand> = places
                        .map(|(info, &value)| match info.class {
                            Class::Imm => Operand::Imm(value),
                            _ => i8::try_from(value).map_or(Operand::Literal(value as u32), Operand::Int),
                        })
                        .collect();
                    let mut inst = self.inst(op, &operands);
                    for &(field, value) in bits {
                        set_modifier(&mut inst.mods, field, value);
                    }
                    self.emit(inst);
                }
            }
        }
    }
}
