//! Hazards: pairs of instructions that hardware does not keep apart. Which there are is a table (`hazards.tsv` of
//! `wavelift_amdgpu_meta`); this pass reads its rows for the generation.
//!
//! | part | rows |
//! |---|---|
//! | `states` | those that need wait states, which `s_nop` makes |
//! | `replay` | the two about memory instructions in a row, which count registers of many instructions: rows say only whether they hold |
//! | `guards` | those that need a guard of scalar registers, an instruction that waits for their writers |
//! | `products` | the one of products of matrices, which another vector instruction keeps apart |
//! | `rewrites` | the one of VCC, which is written once more |
//!
//! Runs on the wave-level graph of an allocated function with its waits in place.

mod guards;
mod products;
mod replay;
mod rewrites;
mod states;

pub(crate) use guards::{Registers, Tracked};
pub(crate) use states::{Recent, States};

use crate::isa::{First, Guard, Hazard, Inst, Needs, Op, Operand, Role, Second, WaveSize};
use crate::machine::MInst;
use crate::subtarget::Subtarget;
use crate::waits::leaves_function;
use wavelift_codegen::machine::{MachFunc, Pseudo};

/// Keeps the instructions of a function apart, for a target that may replay memory instructions in a row or does not. Returns how many
/// instructions that took.
pub fn insert(
    func: &mut MachFunc<MInst>,
    sub: &Subtarget,
    wave: WaveSize,
    is_function: bool,
    replays: bool,
) -> usize {
    let rows = rows_where(func, sub, wave, replays);
    let machine = sub.machine(wave);
    let has = |what: fn(Needs) -> bool| rows.iter().any(|row| what(row.needs));
    let mut count = 0;
    if has(|needs| needs == Needs::Rewrite) {
        count += rewrites::insert(func, sub, wave, is_function);
    }
    if has(|needs| matches!(needs, Needs::States(_))) {
        count += states::insert(func, machine, &rows);
    }
    if has(|needs| matches!(needs, Needs::Guard(_))) {
        count += guards::insert(func, machine, &rows, is_function);
    }
    if has(|needs| needs == Needs::VectorNop) {
        count += products::insert(func, machine);
    }
    count
}

/// The rows that may hold in a function, for waves of a size, on a target that may replay memory instructions in a row or does not.
fn rows_where(func: &MachFunc<MInst>, sub: &Subtarget, wave: WaveSize, replays: bool) -> Vec<Hazard> {
    let mut rows = rows_of(sub, wave);
    rows.retain(|row| replays || row.first != First::ClauseLoad);
    // All vector arithmetic is the first of these, and hardly any function has the second.
    let moved = |row: &Hazard| row.second == Second::MovedRead;
    if rows.iter().any(moved) && !may_move_lanes(func) {
        rows.retain(|row| !moved(row));
    }
    rows
}

/// Whether lanes move in a function, or perhaps in another one that it goes to.
fn may_move_lanes(func: &MachFunc<MInst>) -> bool {
    let moves = |inst: &MInst| match inst {
        MInst::Real(real) => real.inst.format.is_dpp() || leaves_function(&real.inst),
        MInst::Pseudo(Pseudo::Call(_) | Pseudo::Return) => true,
        _ => false,
    };
    func.order
        .iter()
        .any(|&block| func.blocks[block].insts.iter().any(moves))
}

/// The rows for waves of a size.
fn rows_of(sub: &Subtarget, wave: WaveSize) -> Vec<Hazard> {
    let mut rows = sub.hazards();
    rows.retain(|row| row.first != First::SaluMask || wave == WaveSize::Wave64);
    rows
}

/// What stands between scalar instructions of which one writes a register that the other reads, where vector instructions may have
/// read it before; `None` where nothing has to.
pub fn scalar_guard(sub: &Subtarget, wave: WaveSize) -> Option<Inst> {
    let guard = |row: &Hazard| row.needs == Needs::Guard(Guard::SaSdst);
    let guarded = rows_of(sub, wave).iter().any(guard);
    guarded.then(|| guards::wait(sub.machine(wave), &[Guard::SaSdst]))
}

/// Operands that an instruction reads.
#[inline]
fn reads(inst: &Inst) -> impl Iterator<Item = Operand> + '_ {
    let read = |i: usize| !matches!(inst.operand_role(i), Some(Role::Dst) | None);
    let operands = inst.operands.iter().enumerate();
    operands.filter(move |(i, _)| read(*i)).map(|(_, &o)| o)
}

/// Operands that an instruction writes.
#[inline]
fn writes(inst: &Inst) -> impl Iterator<Item = Operand> + '_ {
    let mut written = inst.written();
    std::iter::from_fn(move || {
        (written != 0).then(|| {
            let index = written.trailing_zeros() as usize;
            written &= written - 1;
            inst.operands[index]
        })
    })
}

/// The hardware register that an instruction names.
fn hardware_register(inst: &Inst) -> Option<u8> {
    match inst.op {
        Op::SSetregB32 | Op::SSetregImm32B32 | Op::SGetregB32 => inst.operands.iter().find_map(|o| match o {
            Operand::Imm(imm) => Some((imm & 63) as u8),
            _ => None,
        }),
        _ => None,
    }
}
