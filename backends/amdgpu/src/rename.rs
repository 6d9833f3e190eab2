//! Registers for scalar values that need no guard. Where hardware does not keep the writer of a scalar register and its readers apart once a vector
//! instruction has read its pair ([`hazards`](crate::hazards)), a value in a pair that none has read yet needs no instruction that waits.
//! Allocation takes the lowest registers again and again; here values move to registers that nothing names. How many scalar registers
//! a kernel takes does not count on these machines: every wave has all of them.
//!
//! - **N1** A value moves if an instruction writes it to a pair that may have been read, and something reads it then.
//! - **N2** It moves to registers that nothing else names, beside values that live elsewhere and moved, too.
//! - **N3** None of the values of a pair is written after a vector instruction may have read the pair. So values that only scalar instructions read
//!   share pairs, and a value that is written in a loop and read by vector instructions there stays where it is.
//! - **N4** Of values that want to move, those that live in loops come first.
//!
//! Only in kernels that do not call: other functions may have read every register. Runs before code is moved for the last time, which is then free of
//! what the shared registers ordered. Cost: that of liveness and data flow over the blocks, and for each value that moves a look at the pairs.

mod webs;

use crate::backend::Amd;
use crate::calls::Convention;
use crate::flow::{FlowState, notes};
use crate::hazards::{Registers, Tracked};
use crate::isa::{Inst, Operand, Sgpr, Type};
use crate::machine::MInst;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use wavelift_codegen::analysis::strongly_connected_by;
use wavelift_codegen::machine::{MBlock, MachFunc};
use wavelift_codegen::target::{Backend, MachPass};
use webs::{Id, Webs, bits};

/// Moves scalar values to registers that need no guard.
pub const RENAME: MachPass<Amd> = MachPass {
    name: "rename",
    run: |amd, func, plan, _| {
        let tracked = Tracked::new(amd.sub, plan.wave);
        match plan.convention {
            Convention::Plain if tracked.any() => {
                let scalars = amd.registers(plan).budget.units[0];
                Ok(run(func, &tracked, scalars as u8))
            }
            _ => Ok(0),
        }
    },
};

/// A place in the code, so that a place that control may come to from another one is not before it. All places of a loop are one.
type Place = (u32, u32);

/// Says of instructions where they are.
struct Places {
    /// Number of the block, by which no edge leads backwards, and whether it is in a loop.
    blocks: SecondaryMap<MBlock, (u32, bool)>,
}

impl Places {
    fn new(func: &MachFunc<MInst>) -> Places {
        let mut succs: SecondaryMap<MBlock, Vec<MBlock>> = SecondaryMap::new();
        for &block in &func.order {
            succs[block] = func.blocks[block].succs.iter().map(|edge| edge.block).collect();
        }
        let components = strongly_connected_by(func.blocks.len(), &func.order, |block| &succs[block]);
        let mut blocks = SecondaryMap::new();
        for (number, component) in components.iter().rev().enumerate() {
            for &block in component {
                let looped = component.len() > 1 || succs[block].contains(&block);
                blocks[block] = (number as u32, looped);
            }
        }
        Places { blocks }
    }

    fn of(&self, block: MBlock, inst: u32) -> Place {
        let (number, looped) = self.blocks[block];
        (number, if looped { 0 } else { inst + 1 })
    }

    fn in_loop(&self, block: MBlock) -> bool {
        self.blocks[block].1
    }
}

/// Pairs that vector instructions may have read.
#[derive(Clone, Copy)]
struct Read(Registers);

impl FlowState for Read {
    fn join(&mut self, other: &Read) -> bool {
        let before = self.0;
        self.0 |= other.0;
        before != self.0
    }
}

/// When a vector instruction reads values at first, and when something writes them last.
#[derive(Clone, Copy, Debug, Default)]
struct Times {
    read: Option<Place>,
    written: Option<Place>,
}

impl Times {
    /// Whether one of the values is written after another has been read.
    fn meets(&self, other: &Times) -> bool {
        let after = |read: Option<Place>, written: Option<Place>| matches!((read, written), (Some(read), Some(written)) if read <= written);
        after(self.read, other.written) || after(other.read, self.written)
    }

    fn add(&mut self, other: &Times) {
        self.read = self.read.into_iter().chain(other.read).min();
        self.written = self.written.max(other.written);
    }
}

/// A value that wants to move.
#[derive(Debug, Default)]
struct Value {
    times: Times,
    in_loop: bool,
    is_read: bool,
    /// Pieces of the code where it lives.
    spans: Vec<(u32, u32)>,
}

/// Makes rising pieces with something between them of any pieces. The two halves of a value live side by side.
fn tidy(spans: &mut Vec<(u32, u32)>) {
    spans.sort_unstable();
    spans.dedup_by(|next, last| {
        let meet = next.0 <= last.1;
        if meet {
            last.1 = last.1.max(next.1);
        }
        meet
    });
}

/// A pair that nothing named before.
struct Pair {
    first: u8,
    times: Times,
    /// Where each half is taken: rising, with something between them.
    spans: [Vec<(u32, u32)>; 2],
}

impl Pair {
    /// The half, or both of them, that a value of so many registers fits.
    fn takes(&self, value: &Value, count: u8) -> Option<u8> {
        if self.times.meets(&value.times) {
            return None;
        }
        let free = |half: usize| {
            let taken = &self.spans[half];
            value.spans.iter().all(|&(start, end)| {
                let next = taken.partition_point(|&(_, end)| end < start);
                taken.get(next).is_none_or(|&(start, _)| end < start)
            })
        };
        match count {
            2 => (free(0) && free(1)).then_some(0),
            _ => (0..2).find(|&half| free(usize::from(half))),
        }
    }

    fn take(&mut self, value: &Value, half: u8, count: u8) {
        self.times.add(&value.times);
        for taken in &mut self.spans[usize::from(half)..usize::from(half + count)] {
            taken.extend(&value.spans);
            tidy(taken);
        }
    }
}

/// By block the instructions that write to pairs that may have been read, with these pairs.
fn suspects(func: &MachFunc<MInst>, tracked: &Tracked) -> SecondaryMap<MBlock, Vec<(u32, Registers)>> {
    notes(func, Read(0), |state, insts, found| {
        for (index, inst) in insts.iter().enumerate() {
            if let MInst::Real(real) = inst {
                let (read, written) = tracked.touched_by(&real.inst);
                if written & state.0 != 0 {
                    found.push((index as u32, state.0));
                }
                state.0 |= read;
            }
        }
    })
}

/// The values that these instructions write.
fn wanting(suspects: &SecondaryMap<MBlock, Vec<(u32, Registers)>>, webs: &mut Webs) -> FxHashMap<Id, Value> {
    let mut found = FxHashMap::default();
    for index in 0..webs.sites.len() {
        let site = webs.sites[index];
        if !site.writes {
            continue;
        }
        let list = &suspects[site.block];
        if let Ok(at) = list.binary_search_by_key(&site.inst, |&(inst, _)| inst)
            && let Some((first, count)) = webs.place(site.value)
            && list[at].1 & bits(first, count) != 0
        {
            found.insert(webs.root(site.value), Value::default());
        }
    }
    found
}

/// Fills in what decides where values fit.
fn learn(
    func: &MachFunc<MInst>,
    tracked: &Tracked,
    webs: &mut Webs,
    places: &Places,
    values: &mut FxHashMap<Id, Value>,
) {
    for index in 0..webs.sites.len() {
        let site = webs.sites[index];
        let root = webs.root(site.value);
        let Some(value) = values.get_mut(&root) else {
            continue;
        };
        let MInst::Real(real) = &func.blocks[site.block].insts[site.inst as usize] else {
            continue;
        };
        let place = places.of(site.block, site.inst);
        value.in_loop |= places.in_loop(site.block);
        let mut times = Times::default();
        if site.writes {
            times.written = Some(place);
        } else {
            value.is_read = true;
        }
        if let Operand::Sgpr { first, count } = real.inst.operands[usize::from(site.operand)]
            && tracked.touched_by(&real.inst).0 & bits(first.0, count) != 0
        {
            times.read = Some(place);
        }
        value.times.add(&times);
    }
    for index in 0..webs.spans.len() {
        let span = webs.spans[index];
        let root = webs.root(span.value);
        if let Some(value) = values.get_mut(&root) {
            value.spans.push((span.start, span.end));
        }
    }
}

/// Moves values of a function that may take the scalar registers up to a limit. Returns how many.
fn run(func: &mut MachFunc<MInst>, tracked: &Tracked, limit: u8) -> usize {
    let suspects = suspects(func, tracked);
    if suspects.values().all(Vec::is_empty) {
        return 0;
    }
    let mut webs = webs::find(tracked.machine(), func);
    let mut values = wanting(&suspects, &mut webs);
    let places = Places::new(func);
    learn(func, tracked, &mut webs, &places, &mut values);
    let mut pairs: Vec<Pair> = (0..limit / 2)
        .map(|pair| 2 * pair)
        .filter(|&first| webs.named & bits(first, 2) == 0)
        .map(|first| Pair {
            first,
            times: Times::default(),
            spans: [Vec::new(), Vec::new()],
        })
        .collect();
    // Those that are written again after they were read need their guards anywhere.
    values.retain(|_, value| value.is_read && !value.times.meets(&value.times));
    let mut order: Vec<(Id, Value)> = values.into_iter().collect();
    order.sort_by_key(|(id, value)| (!value.in_loop, *id));
    // How many registers further on a value is now.
    let mut moved: FxHashMap<Id, u8> = FxHashMap::default();
    for (id, value) in &mut order {
        let Some((first, count)) = webs.place(*id) else {
            continue;
        };
        tidy(&mut value.spans);
        let half = |pair: &Pair| pair.takes(value, count);
        if let Some((pair, half)) = pairs
            .iter_mut()
            .find_map(|pair| half(pair).map(|half| (pair, half)))
        {
            pair.take(value, half, count);
            moved.insert(*id, (pair.first + half).wrapping_sub(first));
        }
    }
    for index in 0..webs.sites.len() {
        let site = webs.sites[index];
        if let Some(&by) = moved.get(&webs.root(site.value))
            && let MInst::Real(real) = &mut func.blocks[site.block].insts[site.inst as usize]
        {
            rename(&mut real.inst, usize::from(site.operand), by);
        }
    }
    moved.len()
}

/// Lets an operand name a register further on. Short encodings name no mask but VCC.
fn rename(inst: &mut Inst, operand: usize, by: u8) {
    if let Operand::Sgpr { first, .. } = &mut inst.operands[operand] {
        *first = Sgpr(first.0.wrapping_add(by));
    }
    let info = inst.info();
    if !inst.format.is_vop3()
        && info.operands[operand].ty == Type::Mask
        && let Some(long) = info.vop3_format()
    {
        *inst = Inst::with_format(inst.machine, inst.op, long, &inst.operands);
    }
}
