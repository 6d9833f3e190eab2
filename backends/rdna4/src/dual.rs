//! Pairs of vector operations in one instruction (RDNA4 ISA 7.6, VOPD), in waves of 32 lanes.
//!
//! Runs when registers are known and before waits are put in. An operation that can be half of a pair looks for its partner among
//! the next instructions of the block; the partner moves up to it, or it moves down to the partner.
//!
//! - D1 The half that moves reads nothing that instructions between write, and writes nothing that they touch: they
//!   could as well have stood in the other order. Neither half touches what the other one writes, but for D2. EXEC and MODE do not change between.
//! - D2 Both halves read before either writes, but for one rule of the machine: the X half writes no source of the Y half.
//! - D3 One destination is even and the other odd; sources come from different banks, and change places for that where the
//!   operation has both orders; there are two scalar values at most. The rules of the instruction set ([`crate::isa::check`]) say so.
//!
//! Cost: linear, with a constant that the window bounds.

use crate::isa::{self, Flag, Format, Implicit, Inst, Isa, Machine, Mods, Op, Operand, Role, WaveSize};
use crate::machine::{MInst, Real};
use rustc_hash::FxHashMap;
use std::sync::OnceLock;
use wavelift_amdgpu::flow::remove_all;
use wavelift_codegen::machine::{MBlock, MachFunc};

/// Instructions after an operation among which it looks for its partner.
const WINDOW: usize = 8;

/// So many places an operation moves down to its partner: what reads it may wait for that.
const DOWN: usize = 4;

/// Operations that can be a half: the operation alone, the name of the half, whether it can be the X half.
const HALVES: [(Op, &str, bool); 13] = [
    (Op::VFmacF32, "v_dual_fmac_f32", true),
    (Op::VMulF32, "v_dual_mul_f32", true),
    (Op::VAddF32, "v_dual_add_f32", true),
    (Op::VSubF32, "v_dual_sub_f32", true),
    (Op::VSubrevF32, "v_dual_subrev_f32", true),
    (Op::VMulLegacyF32, "v_dual_mul_dx9_zero_f32", true),
    (Op::VMovB32, "v_dual_mov_b32", true),
    (Op::VCndmaskB32, "v_dual_cndmask_b32", true),
    (Op::VMaxF32, "v_dual_max_num_f32", true),
    (Op::VMinF32, "v_dual_min_num_f32", true),
    (Op::VAddU32, "v_dual_add_nc_u32", false),
    (Op::VLshlrevB32, "v_dual_lshlrev_b32", false),
    (Op::VAndB32, "v_dual_and_b32", false),
];

/// The operation of a pair, by the places of its halves in [`HALVES`].
fn pairs() -> &'static FxHashMap<(usize, usize), Op> {
    static PAIRS: OnceLock<FxHashMap<(usize, usize), Op>> = OnceLock::new();
    PAIRS.get_or_init(|| {
        let half = |name: &str| HALVES.iter().position(|half| half.1 == name);
        let named = Op::ALL.iter().filter_map(|&op| {
            let (x, y) = Isa::Gfx12.op(op).mnemonic.split_once(" :: ")?;
            Some(((half(x)?, half(y)?), op))
        });
        named.collect()
    })
}

/// An operation that can be a half.
struct Half {
    machine: Machine,
    /// Place in [`HALVES`].
    number: usize,
    /// Destination, then sources, as the pair names them.
    operands: Vec<Operand>,
}

impl Half {
    fn of(inst: &Inst) -> Option<Half> {
        let number = HALVES.iter().position(|half| half.0 == inst.op)?;
        let short = matches!(inst.format, Format::Vop1 | Format::Vop2);
        if !short || inst.mods != Mods::for_format(inst.machine.isa, inst.format) {
            return None;
        }
        let mut operands = inst.operands.to_vec();
        if inst.op == Op::VCndmaskB32 && operands.pop()? != Operand::vcc(inst.machine.wave) {
            return None;
        }
        Some(Half {
            machine: inst.machine,
            number,
            operands,
        })
    }

    fn destination(&self) -> Option<u8> {
        match self.operands[0] {
            Operand::Vgpr { first, .. } => Some(first.0),
            _ => None,
        }
    }

    /// Whether sources at one place are in one bank. Of two moves one uses another port.
    fn clashes(&self, other: &Half) -> bool {
        let moves = |half: &Half| HALVES[half.number].0 == Op::VMovB32;
        let sources = self.operands[1..].iter().zip(&other.operands[1..]);
        let mut alike = sources.filter(|pair| match pair {
            (Operand::Vgpr { first: a, .. }, Operand::Vgpr { first: b, .. }) => a.0 % 4 == b.0 % 4,
            _ => false,
        });
        alike.next().is_some() && !(moves(self) && moves(other))
    }

    /// The same with its sources the other way round, if the operation has that and both are vector registers.
    fn swapped(&self) -> Option<Half> {
        let &[d, a @ Operand::Vgpr { .. }, b @ Operand::Vgpr { .. }] = &self.operands[..] else {
            return None;
        };
        let op = match HALVES[self.number].0 {
            Op::VSubF32 => Op::VSubrevF32,
            Op::VSubrevF32 => Op::VSubF32,
            op if self.machine.isa.op(op).has(Flag::Commutative) => op,
            _ => return None,
        };
        Some(Half {
            machine: self.machine,
            number: HALVES.iter().position(|half| half.0 == op)?,
            operands: vec![d, b, a],
        })
    }
}

/// A set of registers, a bit each. Scalar registers lie after the 256 vector registers.
#[derive(Clone, Copy, Default)]
struct Registers([u64; 8]);

impl Registers {
    fn of(operand: Operand) -> Registers {
        let mut set = Registers::default();
        set.add(operand);
        set
    }

    fn add(&mut self, operand: Operand) {
        let (first, count) = match operand {
            Operand::Vgpr { first, count } => (usize::from(first.0), count),
            Operand::Sgpr { first, count } if first != crate::isa::NULL => {
                (256 + usize::from(first.0), count)
            }
            _ => return,
        };
        for register in first..first + usize::from(count) {
            // What is beyond the last one is no register.
            if let Some(word) = self.0.get_mut(register / 64) {
                *word |= 1 << (register % 64);
            }
        }
    }

    fn add_all(&mut self, other: &Registers) {
        self.0.iter_mut().zip(&other.0).for_each(|(a, b)| *a |= b);
    }

    fn meets(&self, other: &Registers) -> bool {
        self.0.iter().zip(&other.0).any(|(a, b)| a & b != 0)
    }
}

/// What an instruction touches: registers read and written, EXEC left out.
#[derive(Default)]
struct Touched {
    reads: Registers,
    writes: Registers,
}

impl Touched {
    /// Whether this and the other could as well stand in the other order.
    fn passes(&self, other: &Touched) -> bool {
        !self.reads.meets(&other.writes)
            && !self.writes.meets(&other.writes)
            && !self.writes.meets(&other.reads)
    }
}

fn touched(inst: &Inst) -> Touched {
    let mut all = Touched::default();
    for (index, &operand) in inst.operands.iter().enumerate() {
        let role = inst.operand_role(index);
        if !matches!(role, Some(Role::Dst) | None) {
            all.reads.add(operand);
        }
        if matches!(role, Some(Role::Dst | Role::SrcDst)) {
            all.writes.add(operand);
        }
    }
    let info = inst.info();
    let vcc = Operand::vcc(WaveSize::Wave64);
    if info.reads(Implicit::Vcc) {
        all.reads.add(vcc);
    }
    if info.writes(Implicit::Vcc) {
        all.writes.add(vcc);
    }
    all
}

/// Whether instructions may move over this one, which writes some registers, as far as registers allow.
fn is_passed(inst: &Inst, writes: &Registers) -> bool {
    let info = inst.info();
    let flags = [Flag::Branch, Flag::Call, Flag::Terminator, Flag::Barrier];
    let exec = Registers::of(Operand::exec(WaveSize::Wave64));
    let changes_exec = info.writes(Implicit::Exec) || writes.meets(&exec);
    let effect = info.has(Flag::Effect) && !info.has(Flag::Store) && !info.has(Flag::Atomic);
    !changes_exec && !effect && !flags.into_iter().any(|flag| info.has(flag))
}

/// The pair of two halves, the first of which comes first in the program, if the machine has it. Sources change their places where that
/// brings them into different banks.
fn join(first: &Half, second: &Half) -> Option<Inst> {
    if first.destination()? % 2 == second.destination()? % 2 {
        return None;
    }
    let others = [first.swapped(), second.swapped()];
    let firsts = [Some(first), others[0].as_ref()];
    let seconds = [Some(second), others[1].as_ref()];
    let orders = [(0, 0), (0, 1), (1, 0), (1, 1)].into_iter();
    let both = |(a, b): (usize, usize)| Some((firsts[a]?, seconds[b]?));
    let (first, second) = orders.filter_map(both).find(|(a, b)| !a.clashes(b))?;
    join_as_they_are(first, second)
}

/// The pair of two halves with their sources as they are.
fn join_as_they_are(first: &Half, second: &Half) -> Option<Inst> {
    [(first, second), (second, first)].into_iter().find_map(|(x, y)| {
        if !HALVES[x.number].2 || y.operands[1..].contains(&x.operands[0]) {
            return None;
        }
        // An accumulator is a source, too.
        let accumulates = HALVES[y.number].0 == Op::VFmacF32;
        if accumulates && y.destination() == x.destination() {
            return None;
        }
        let op = *pairs().get(&(x.number, y.number))?;
        let operands: Vec<Operand> = x.operands.iter().chain(&y.operands).copied().collect();
        let inst = Inst::new(first.machine, op, &operands);
        isa::encode(&inst, &mut Vec::new()).is_ok().then_some(inst)
    })
}

/// A pair that two instructions can be.
struct Found {
    pair: Inst,
    second: usize,
    /// Whether the second half moves up to the first; otherwise the first one moves down.
    up: bool,
}

/// The pair that the instruction at a place makes with a later one.
fn partner(insts: &[MInst], at: usize) -> Option<Found> {
    let MInst::Real(real) = insts.get(at)? else {
        return None;
    };
    let first = Half::of(&real.inst)?;
    let own = touched(&real.inst);
    // What stands between the halves.
    let mut between = Touched::default();
    for (second, inst) in insts.iter().enumerate().skip(at + 1).take(WINDOW) {
        let MInst::Real(real) = inst else { return None };
        let other = touched(&real.inst);
        if let Some(half) = Half::of(&real.inst)
            && !other.reads.meets(&own.writes)
            && !other.writes.meets(&own.writes)
        {
            let up = other.passes(&between);
            if (up || second - at <= DOWN && own.passes(&between))
                && let Some(pair) = join(&first, &half)
            {
                return Some(Found { pair, second, up });
            }
        }
        if !is_passed(&real.inst, &other.writes) {
            return None;
        }
        between.reads.add_all(&other.reads);
        between.writes.add_all(&other.writes);
    }
    None
}

/// Makes pairs in a function for waves of 32 lanes. Returns how many.
pub fn form(func: &mut MachFunc<MInst>) -> usize {
    func.order
        .clone()
        .into_iter()
        .map(|block| form_in(func, block))
        .sum()
}

fn form_in(func: &mut MachFunc<MInst>, block: MBlock) -> usize {
    let data = &mut func.blocks[block];
    // The places of halves that went to the other one, until all of them go at once.
    let mut gone: Vec<usize> = Vec::new();
    let mut at = 0;
    while at < data.insts.len() {
        if let Some(found) = partner(&data.insts, at) {
            let Found { pair, second, up } = found;
            let place = if up {
                data.insts[at + 1..=second].rotate_right(1);
                data.locs[at + 1..=second].rotate_right(1);
                at + 1
            } else {
                second
            };
            data.insts[place] = MInst::Real(Real::new(pair));
            data.locs[place] = data.locs[at];
            gone.push(at);
            at = if up { at + 1 } else { at };
        }
        at += 1;
    }
    remove_all(&mut data.insts, &gone);
    remove_all(&mut data.locs, &gone);
    gone.len()
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_codegen::ir::SourceLoc;
    use wavelift_codegen::machine::MBlockData;

    /// The text of some instructions after the pass.
    fn formed(text: &str) -> Vec<String> {
        let mut func = MachFunc::new("f");
        let block = func.blocks.push(MBlockData::default());
        func.order = vec![block];
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty());
        for line in lines {
            let inst = isa::parse(line, WaveSize::Wave32).unwrap_or_else(|error| panic!("{line}: {error:?}"));
            func.blocks[block].insts.push(MInst::Real(Real::new(inst)));
            func.blocks[block].locs.push(SourceLoc::UNKNOWN);
        }
        form(&mut func);
        let text = |inst: &MInst| match inst {
            MInst::Real(real) => real.inst.to_string(),
            other => format!("{other:?}"),
        };
        func.blocks[block].insts.iter().map(text).collect()
    }

    #[test]
    fn neighbours_with_different_banks_are_a_pair() {
        let out = formed("v_add_f32_e32 v0, v1, v2\nv_mul_f32_e32 v3, v4, v7");
        assert_eq!(out, ["v_dual_add_f32 v0, v1, v2 :: v_dual_mul_f32 v3, v4, v7"]);
    }

    #[test]
    fn partner_moves_over_what_it_does_not_touch() {
        let out = formed("v_mov_b32_e32 v0, 1\ns_mov_b32 s0, 2\nv_mov_b32_e32 v3, 7");
        assert_eq!(
            out,
            ["v_dual_mov_b32 v0, 1 :: v_dual_mov_b32 v3, 7", "s_mov_b32 s0, 2"]
        );
    }

    #[test]
    fn no_pair() {
        for text in [
            // Destinations of one parity; one bank; the second half reads the first's result; EXEC changes between.
            "v_add_f32_e32 v0, v1, v2\nv_mul_f32_e32 v4, v8, v7",
            "v_add_f32_e32 v0, v1, v2\nv_mul_f32_e32 v3, v5, v9",
            "v_add_f32_e32 v0, v1, v2\nv_mul_f32_e32 v3, v0, v7",
            "v_add_f32_e32 v0, v1, v2\ns_mov_b32 exec_lo, s0\nv_mul_f32_e32 v3, v4, v7",
            // Between them something reads what both halves write.
            "v_mov_b32_e32 v2, 1\nglobal_store_b64 v[8:9], v[2:3], off\nv_mov_b32_e32 v3, 7",
        ] {
            assert_eq!(formed(text).len(), text.lines().count(), "{text}");
        }
    }

    /// The half that can only be Y comes first and its source is written by the other: no pair, because X must not write it.
    #[test]
    fn x_writes_no_source_of_y() {
        let out = formed("v_and_b32_e32 v0, v1, v2\nv_mov_b32_e32 v1, 7");
        assert_eq!(out.len(), 2);
        let out = formed("v_mul_f32_e32 v0, v1, v2\nv_mov_b32_e32 v1, 7");
        assert_eq!(out, ["v_dual_mul_f32 v0, v1, v2 :: v_dual_mov_b32 v1, 7"]);
    }
}
