//! Clauses (RDNA4 ISA 5.3): memory instructions of one kind in a row are issued together.
//!
//! Runs when everything else stands, because nothing but the instructions of a clause may stand in it.

use crate::isa::{Flag, Format, Inst, Latency, Machine, Op, Operand};
use crate::machine::{MInst, Real};
use cranelift_entity::SecondaryMap;
use wavelift_amdgpu::flow::{self, WaitNote};
use wavelift_codegen::machine::{MBlock, MachFunc};

/// Instructions of a clause at most.
const MOST: usize = 63;

/// What clauses can be made of (16.5, S_CLAUSE).
#[derive(Clone, Copy, PartialEq, Eq)]
enum Kind {
    Load,
    Store,
    FlatLoad,
    FlatStore,
    Lds,
    Scalar,
}

fn kind(inst: &MInst) -> Option<Kind> {
    let MInst::Real(real) = inst else { return None };
    let info = real.inst.info();
    // Clauses of images are of one geometry or sampler; none are made.
    if real.inst.format.is_image()
        || info.has(Flag::Atomic)
        || !(info.has(Flag::Load) || info.has(Flag::Store))
    {
        return None;
    }
    let flat = real.inst.format == Format::Flat;
    match (info.latency, flat, info.has(Flag::Store)) {
        (Latency::Smem, ..) => Some(Kind::Scalar),
        (Latency::Lds, ..) => Some(Kind::Lds),
        (Latency::Vmem, true, true) => Some(Kind::FlatStore),
        (Latency::Vmem, true, false) => Some(Kind::FlatLoad),
        (Latency::Vmem, false, true) => Some(Kind::Store),
        (Latency::Vmem, false, false) => Some(Kind::Load),
        _ => None,
    }
}

/// Puts `s_clause` in front of memory instructions in a row. Returns how many.
pub fn insert(func: &mut MachFunc<MInst>, machine: Machine) -> usize {
    let mut notes: SecondaryMap<MBlock, Vec<WaitNote<i32>>> = SecondaryMap::new();
    for &block in &func.order {
        let data = &func.blocks[block];
        let mut at = 0;
        while at < data.insts.len() {
            let first = kind(&data.insts[at]);
            let same = |inst: &&MInst| first.is_some() && kind(inst) == first;
            let length = data.insts[at..].iter().take(MOST).take_while(same).count();
            if length >= 2 {
                notes[block].push(WaitNote::before(at, length as i32 - 1));
            }
            at += length.max(1);
        }
    }
    flow::insert_waits(func, notes, |length| {
        let clause = Inst::new(machine, Op::SClause, &[Operand::Imm(length)]);
        [MInst::Real(Real::new(clause))]
    })
}
