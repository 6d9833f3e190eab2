//! Rules of the program beyond the wait counters; breaking one is an error.
//!
//! - Scalar registers that vector instructions have read (RDNA4 ISA 5.7): once a vector instruction has read part of an aligned pair of
//!   scalar registers, what is then written to the pair must not be read before `s_wait_alu` has waited for the writer: `sa_sdst` for
//!   scalar writers, `va_vcc` for vector writers of VCC and `va_sdst` for vector writers of others. Scalar reads of what vector
//!   instructions write need no guard. LLVM 19 does not know the rule, so code it made runs with the check off.
//!   What counts is who wrote a register last: what memory writes is waited for by its counter.
//! - Lane masks on gfx11 (LLVM 19's hazard recognizer, VALUMaskWriteHazard; waves of 64 lanes): once a vector instruction has read a pair of scalar
//!   registers as a mask, what a scalar instruction then writes there must not be read before a wait for `sa_sdst`. LLVM forgets the mask when
//!   a vector instruction reads another scalar register or a literal, and after such a wait; our code does not count on that.
//! - Results of transcendental functions on gfx11: `transcendental`.
//! - Caches that are written back (`global_wb`, counted by STOREcnt) are a release (AMDGPU memory model for GFX12): it must be complete before what tells
//!   others: a barrier, an atomic operation, a store that is coherent beyond the compute unit, an interrupt. LLVM 19 leaves the wait out where no other
//!   store is outstanding; below the scope of the system nothing is written back that others do not see, so in code it made only that scope is checked.
//! - Clauses (RDNA4 ISA 5.3, 16.5 S_CLAUSE): 2 to 63 instructions of one kind; only `s_nop` and waits may stand between them.
//! - Matrices (7.12.1): what a product has written must not be a factor or the index of the next product without another vector instruction in
//!   between. It may be what that product is added to.
//! - `s_delay_alu` is a hint that must not be in a clause (16.5 S_DELAY_ALU).
//! - Barriers (5.5): one signal before each wait.

use super::machine::{NULL, State, scalar_name};
use super::step::Op;
use super::transcendental::Results;
use smallvec::SmallVec;
use wavelift_amdgpu_sim::fault::{Fault, hazard, illegal};
use wavelift_amdgpu_sim::op::{Place, Unit};
use wavelift_amdgpu_sim::state::VCC;
use wavelift_rdna4::isa::{Flag, Format, Isa, Op as Opcode};

/// What the rules need of an instruction.
#[derive(Debug)]
pub struct Facts {
    /// Scalar registers it names or implies, with whether it reads and writes them.
    pub(crate) scalars: SmallVec<[(u8, bool, bool); 4]>,
    /// Pairs of them that a vector instruction reads as lane masks, a bit each.
    pub(crate) masks: u64,
    /// A vector instruction that reads a scalar register or a literal.
    pub(crate) reads_scalars: bool,
}

/// Who wrote a pair of scalar registers after a vector read of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Writer {
    Scalar,
    VectorVcc,
    Vector,
}

/// Which pairs of scalar registers are watched once a vector instruction has read them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Pairs {
    None,
    /// Those that it reads as lane masks (gfx11).
    Masks,
    /// All (gfx12).
    All,
}

/// What instructions a clause may have.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ClauseKind {
    Load,
    Store,
    Atomic,
    FlatLoad,
    FlatStore,
    FlatAtomic,
    Lds,
    ScalarMemory,
    Valu,
}

impl ClauseKind {
    /// The kind of an instruction, if clauses may have it.
    fn of(op: &Op) -> Option<ClauseKind> {
        let info = op.inst.info();
        let (atomic, store) = (info.has(Flag::Atomic), info.has(Flag::Store));
        let flat = op.inst.format == Format::Flat;
        match op.unit {
            Unit::Valu => Some(ClauseKind::Valu),
            Unit::Lds => Some(ClauseKind::Lds),
            Unit::ScalarMemory => Some(ClauseKind::ScalarMemory),
            Unit::VectorMemory if !info.has(Flag::Load) && !store => None,
            Unit::VectorMemory => Some(match (flat, atomic, store) {
                (true, true, _) => ClauseKind::FlatAtomic,
                (true, _, true) => ClauseKind::FlatStore,
                (true, _, false) => ClauseKind::FlatLoad,
                (false, true, _) => ClauseKind::Atomic,
                (false, _, true) => ClauseKind::Store,
                (false, _, false) => ClauseKind::Load,
            }),
            Unit::Salu => None,
        }
    }
}

/// What is known about the instructions so far.
#[derive(Debug)]
pub struct Rules {
    /// The instruction set.
    pub(crate) isa: Isa,
    /// Where the program says that private memory begins, where it has to: both halves.
    pub(crate) flat_scratch: [Option<u32>; 2],
    /// What is checked of scalar registers that vector instructions have read.
    pairs: Pairs,
    /// Made by this compiler: what only LLVM counts on does not hold.
    own: bool,
    /// Aligned pairs that a vector instruction has read.
    read: u64,
    /// Results of transcendental functions, on gfx11.
    results: Results,
    /// Last writers of registers of such pairs, if they have not been waited for.
    unguarded: [[Option<Writer>; 32]; 4],
    /// Any of them.
    any_unguarded: bool,
    /// The last write-back of caches, by its number in the wave's life, and its offset.
    written_back: Option<(u64, u32)>,
    /// Instructions left of a clause, and their kind once the first has been seen.
    clause: u32,
    clause_kind: Option<ClauseKind>,
    /// The registers of the last product of matrices, first and number, if no other vector instruction came after it.
    product: Option<(u8, u8)>,
    /// The barrier has been signalled and not waited for.
    pub(crate) signalled: bool,
}

impl Rules {
    /// Nothing has run; `own` says whether this compiler made the code.
    pub(crate) fn new(own: bool, isa: Isa) -> Rules {
        Rules {
            isa,
            flat_scratch: [None; 2],
            pairs: match isa {
                Isa::Gfx12 if own => Pairs::All,
                Isa::Gfx11 => Pairs::Masks,
                _ => Pairs::None,
            },
            own,
            read: 0,
            results: Results::default(),
            unguarded: Default::default(),
            any_unguarded: false,
            written_back: None,
            clause: 0,
            clause_kind: None,
            product: None,
            signalled: false,
        }
    }

    /// `s_wait_alu`. Says for scalar writers, vector writers of VCC, other vector writers of scalar registers, and transcendental functions
    /// whether there were any to wait for.
    pub(crate) fn wait_alu(&mut self, imm: u32) -> [bool; 4] {
        let mut found = [false; 4];
        if imm & 0xf000 == 0 {
            found[3] = self.results.wait();
        }
        if self.pairs == Pairs::Masks && !self.own && imm & 1 == 0 {
            self.read = 0;
        }
        let done = |writer: Writer| match writer {
            Writer::Scalar => imm & 1 == 0,
            Writer::VectorVcc => imm & 2 == 0,
            Writer::Vector => imm & 0xe00 == 0,
        };
        for entry in self.unguarded.as_flattened_mut() {
            if let Some(writer) = entry.filter(|&writer| done(writer)) {
                found[writer as usize] = true;
                *entry = None;
            }
        }
        self.any_unguarded = self.unguarded.as_flattened().iter().any(Option::is_some);
        found
    }

    /// `s_clause`
    pub(crate) fn begin_clause(&mut self, imm: u32) -> Result<(), Fault> {
        let length = (imm & 63) + 1;
        if !(2..=63).contains(&length) {
            return Err(illegal(format!(
                "a clause of {length} instructions: 2 to 63 are possible"
            )));
        }
        self.clause = length;
        self.clause_kind = None;
        Ok(())
    }

    /// Whether a clause is not over.
    pub(crate) fn in_clause(&self) -> bool {
        self.clause != 0
    }

    fn advance_clause(&mut self, op: &Op) -> Result<(), Fault> {
        let between = matches!(
            op.inst.op,
            Opcode::SNop
                | Opcode::SWaitIdle
                | Opcode::SWaitLoadcnt
                | Opcode::SWaitStorecnt
                | Opcode::SWaitSamplecnt
                | Opcode::SWaitBvhcnt
                | Opcode::SWaitExpcnt
                | Opcode::SWaitDscnt
                | Opcode::SWaitKmcnt
                | Opcode::SWaitLoadcntDscnt
                | Opcode::SWaitStorecntDscnt
                | Opcode::SWaitEvent
                | Opcode::SWaitcnt
                | Opcode::SWaitcntVscnt
                | Opcode::SSetprio
                | Opcode::SIcacheInv
        );
        if between && self.clause_kind.is_some() {
            return Ok(());
        }
        // Delays say themselves that they must not be here.
        if op.inst.op == Opcode::SDelayAlu {
            return Ok(());
        }
        match (ClauseKind::of(op), self.clause_kind) {
            (Some(kind), None) => self.clause_kind = Some(kind),
            (Some(kind), Some(first)) if kind == first => {}
            _ => {
                return Err(illegal("an instruction of another kind in a clause"));
            }
        }
        self.clause -= 1;
        Ok(())
    }
}

/// Scalar registers.
const REGISTERS: usize = 128;

/// Whether an instruction tells others what the wave has written.
fn tells(op: &Op) -> bool {
    let info = op.inst.info();
    match op.inst.op {
        Opcode::SBarrierSignal | Opcode::SBarrierSignalIsfirst => true,
        // An interrupt.
        Opcode::SSendmsg => op.imm & 255 == 1,
        Opcode::GlobalWb | Opcode::GlobalWbinv => false,
        _ => info.has(Flag::Atomic) || info.has(Flag::Store) && op.global && op.inst.mods.scope != 0,
    }
}

/// The scope of the whole system.
const SYSTEM: u8 = 3;

/// Notes that caches are being written back.
pub(crate) fn executed(state: &mut State, op: &Op) {
    let counts = state.rules.pairs == Pairs::All || op.inst.mods.scope == SYSTEM;
    if counts && matches!(op.inst.op, Opcode::GlobalWb | Opcode::GlobalWbinv) {
        state.rules.written_back = Some((state.executed, op.pc));
    }
}

/// Checks that a release is complete before an instruction that tells others.
///
/// # Errors
/// The write-back that is not.
pub(crate) fn check_release(state: &mut State, op: &Op) -> Result<(), Fault> {
    let Some((number, pc)) = state.rules.written_back else {
        return Ok(());
    };
    if !state.counters.is_outstanding(number) {
        state.rules.written_back = None;
    } else if tells(op) {
        return Err(hazard(format!(
            "what the wave has written is told to others before `global_wb` at offset {pc:#x} has completed: s_wait_storecnt 0x0 is needed"
        )));
    }
    Ok(())
}

/// Checks an instruction before it runs and notes what it reads and writes.
///
/// # Errors
/// The rule that it breaks.
pub(crate) fn check(rules: &mut Rules, op: &Op) -> Result<(), Fault> {
    if rules.clause != 0 {
        rules.advance_clause(op)?;
    }
    if op.unit == Unit::Valu {
        check_product(rules, op)?;
    }
    if rules.isa == Isa::Gfx11 {
        rules.results.check(op, rules.own)?;
    }
    if rules.pairs == Pairs::Masks && !rules.own && op.facts.reads_scalars {
        rules.read = 0;
    }
    if rules.pairs == Pairs::None || op.facts.scalars.is_empty() {
        return Ok(());
    }
    check_pairs(rules, op)
}

/// The same for products of matrices.
fn check_product(rules: &mut Rules, op: &Op) -> Result<(), Fault> {
    // Dot products are no products of matrices.
    let is_product = op.inst.info().has(Flag::Matrix) && op.inst.info().has(Flag::Wave);
    let last = rules.product.take();
    if !is_product {
        return Ok(());
    }
    let registers = |index: usize| match op.slots[index].place {
        Place::Vector(first) => Some((first, op.slots[index].words)),
        _ => None,
    };
    // A, B, and the index of a sparse A; what is added to may be there at once.
    let read = if op.slots[0].reads { 1..4 } else { 1..3 };
    let overlap = |(a, more): (u8, u8), (b, others): (u8, u8)| {
        u16::from(a) < u16::from(b) + u16::from(others) && u16::from(b) < u16::from(a) + u16::from(more)
    };
    if let Some(last) = last
        && read.filter_map(registers).any(|read| overlap(last, read))
    {
        return Err(hazard(format!(
            "v{} is a factor right after a product of matrices has written it: another vector instruction is needed in between",
            last.0
        )));
    }
    rules.product = registers(0);
    Ok(())
}

/// The same for pairs of scalar registers.
fn check_pairs(rules: &mut Rules, op: &Op) -> Result<(), Fault> {
    let vector = op.unit == Unit::Valu;
    let masks = rules.pairs == Pairs::Masks;
    if rules.any_unguarded {
        for &(register, reads, _) in &op.facts.scalars {
            if !reads {
                continue;
            }
            let guard = match rules.unguarded.as_flattened()[usize::from(register) % REGISTERS] {
                Some(Writer::Scalar) if masks => "s_waitcnt_depctr depctr_sa_sdst(0)",
                Some(Writer::Scalar) => "s_wait_alu 0xfffe",
                Some(Writer::VectorVcc) if vector => "s_wait_alu 0xfffd",
                Some(Writer::Vector) if vector => "s_wait_alu 0xf1ff",
                _ => continue,
            };
            return Err(hazard(format!(
                "{} is read after it was written, and before that its pair was read by a vector instruction: {guard} is needed",
                scalar_name(register)
            )));
        }
    }
    for &(register, _, writes) in &op.facts.scalars {
        if !writes || register == NULL {
            continue;
        }
        let pair = usize::from(register / 2) % 64;
        let computed = op.unit == Unit::Salu || vector && !masks;
        let writer =
            (computed && rules.read >> pair & 1 == 1).then_some(match (vector, register / 2 == VCC / 2) {
                (false, _) => Writer::Scalar,
                (true, true) => Writer::VectorVcc,
                (true, false) => Writer::Vector,
            });
        rules.any_unguarded |= writer.is_some();
        rules.unguarded.as_flattened_mut()[usize::from(register) % REGISTERS] = writer;
    }
    if vector && masks {
        rules.read |= op.facts.masks;
    } else if vector {
        for &(register, reads, _) in &op.facts.scalars {
            if reads {
                rules.read |= 1 << (register / 2);
            }
        }
    }
    Ok(())
}
