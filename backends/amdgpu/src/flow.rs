//! Forward data flow over the wave-level graph of a machine function, and putting instructions where it says: the frame of the passes
//! that insert waits and keep hazards apart.
//!
//! Cost: a block is walked as often as what reaches it changes.

use cranelift_entity::SecondaryMap;
use wavelift_codegen::ir::SourceLoc;
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst};

/// What is known at a place.
pub trait FlowState: Clone {
    /// Joins what is known on another way here; says whether that changed anything.
    fn join(&mut self, other: &Self) -> bool;
}

/// What is known at the start of every block that can be reached. `transfer` goes over the instructions of a block.
pub fn forward<I: MachInst, S: FlowState>(
    func: &MachFunc<I>,
    start: S,
    mut transfer: impl FnMut(&mut S, &[I]),
) -> SecondaryMap<MBlock, Option<S>> {
    let mut entry: SecondaryMap<MBlock, Option<S>> = SecondaryMap::new();
    entry.resize(func.blocks.len());
    visit(
        func,
        &mut entry,
        start,
        |_, slot| slot.clone(),
        |state, block| {
            transfer(state, &func.blocks[block].insts);
        },
    );
    entry
}

/// What a walk over each block notes, seen from what is known at its start in the end. A block that is walked again
/// forgets what it noted before, so nobody has to go over the function once more.
pub fn notes<I: MachInst, S: FlowState, N: Clone>(
    func: &MachFunc<I>,
    start: S,
    mut transfer: impl FnMut(&mut S, &[I], &mut Vec<N>),
) -> SecondaryMap<MBlock, Vec<N>> {
    let mut notes: SecondaryMap<MBlock, Vec<N>> = SecondaryMap::new();
    notes.resize(func.blocks.len());
    let mut preds: SecondaryMap<MBlock, u32> = SecondaryMap::new();
    preds.resize(func.blocks.len());
    preds[func.entry()] = 1;
    for edge in func.order.iter().flat_map(|&block| &func.blocks[block].succs) {
        preds[edge.block] += 1;
    }
    let mut entry: SecondaryMap<MBlock, Option<Box<S>>> = SecondaryMap::new();
    entry.resize(func.blocks.len());
    // Where only one edge leads there is nothing to join, so nothing has to be kept.
    let get = |block, slot: &mut Option<Box<S>>| match preds[block] {
        1 => slot.take(),
        _ => slot.clone(),
    };
    visit(func, &mut entry, Box::new(start), get, |state, block| {
        let list = &mut notes[block];
        list.clear();
        transfer(state, &func.blocks[block].insts, list);
    });
    notes
}

impl<S: FlowState> FlowState for Box<S> {
    fn join(&mut self, other: &Self) -> bool {
        S::join(self, other)
    }
}

/// Goes over blocks until nothing changes. `get` takes what is known at the start of a block.
fn visit<I: MachInst, S: FlowState>(
    func: &MachFunc<I>,
    entry: &mut SecondaryMap<MBlock, Option<S>>,
    start: S,
    get: impl Fn(MBlock, &mut Option<S>) -> Option<S>,
    mut transfer: impl FnMut(&mut S, MBlock),
) {
    entry[func.entry()] = Some(start);
    let mut work = Worklist::new(func);
    while let Some(block) = work.pop() {
        let Some(mut state) = get(block, &mut entry[block]) else {
            continue;
        };
        transfer(&mut state, block);
        for edge in &func.blocks[block].succs {
            let changed = match &mut entry[edge.block] {
                Some(old) => old.join(&state),
                slot => {
                    *slot = Some(state.clone());
                    true
                }
            };
            if changed {
                work.push(edge.block);
            }
        }
    }
}

/// Whether each block is part of a loop of the layout: of what lies between an edge back and its target.
pub fn in_loops<I: MachInst>(func: &MachFunc<I>) -> SecondaryMap<MBlock, bool> {
    let mut place: SecondaryMap<MBlock, usize> = SecondaryMap::with_default(usize::MAX);
    for (at, &block) in func.order.iter().enumerate() {
        place[block] = at;
    }
    let mut looped = SecondaryMap::new();
    // The first block that an edge from here or from later on leads back to.
    let mut first = usize::MAX;
    for (at, &block) in func.order.iter().enumerate().rev() {
        let back = func.blocks[block].succs.iter().map(|edge| place[edge.block]);
        first = back.filter(|&target| target <= at).fold(first, usize::min);
        looped[block] = first <= at;
    }
    looped
}

/// Puts instructions in front of others of a block: places in rising order. They belong to no line of the source.
pub fn insert_before<I: MachInst>(func: &mut MachFunc<I>, block: MBlock, places: Vec<(usize, I)>) {
    if places.is_empty() {
        return;
    }
    let data = &mut func.blocks[block];
    let old = std::mem::take(&mut data.insts);
    let old_locs = std::mem::take(&mut data.locs);
    data.insts.reserve(old.len() + places.len());
    data.locs.reserve(old.len() + places.len());
    let mut places = places.into_iter().peekable();
    for (index, (inst, loc)) in old.into_iter().zip(old_locs).enumerate() {
        while let Some((_, new)) = places.next_if(|&(at, _)| at == index) {
            data.insts.push(new);
            data.locs.push(SourceLoc::UNKNOWN);
        }
        data.insts.push(inst);
        data.locs.push(loc);
    }
}

/// What a pass that inserts waits notes of an instruction.
#[derive(Clone, Copy)]
pub struct WaitNote<W> {
    /// Which instruction of its block.
    pub index: usize,
    /// What must be complete before it.
    pub wait: Option<W>,
    /// The instruction is a fence's wait and goes: others have taken what it asks for.
    pub fence: bool,
}

impl<W> WaitNote<W> {
    /// An instruction that waits.
    pub fn before(index: usize, wait: W) -> WaitNote<W> {
        WaitNote {
            index,
            wait: Some(wait),
            fence: false,
        }
    }

    /// A fence.
    pub fn fence(index: usize) -> WaitNote<W> {
        WaitNote {
            index,
            wait: None,
            fence: true,
        }
    }
}

/// Puts waits where notes say, on the lines of what waits, and removes fences. Returns how many waits.
pub fn insert_waits<I: MachInst, W: Clone, L: IntoIterator<Item = I>>(
    func: &mut MachFunc<I>,
    mut notes: SecondaryMap<MBlock, Vec<WaitNote<W>>>,
    instructions: impl Fn(W) -> L,
) -> usize {
    let mut count = 0;
    for block in func.order.clone() {
        let notes = std::mem::take(&mut notes[block]);
        let data = &mut func.blocks[block];
        if notes.is_empty() {
            continue;
        }
        let old = std::mem::take(&mut data.insts);
        let old_locs = std::mem::take(&mut data.locs);
        data.insts.reserve(old.len() + notes.len());
        data.locs.reserve(old.len() + notes.len());
        let mut notes = notes.into_iter().peekable();
        for (index, (inst, loc)) in old.into_iter().zip(old_locs).enumerate() {
            let note = notes.next_if(|note| note.index == index);
            let fence = note.as_ref().is_some_and(|note| note.fence);
            for wait in note
                .and_then(|note| note.wait)
                .into_iter()
                .flat_map(&instructions)
            {
                data.insts.push(wait);
                data.locs.push(loc);
                count += 1;
            }
            if !fence {
                data.insts.push(inst);
                data.locs.push(loc);
            }
        }
    }
    count
}

/// Removes the elements at some places in rising order.
pub fn remove_all<T>(list: &mut Vec<T>, mut places: &[usize]) {
    let mut index = 0;
    list.retain(|_| {
        let gone = places.first() == Some(&index);
        places = &places[usize::from(gone)..];
        index += 1;
        !gone
    });
}

/// Blocks to visit, in layout order round by round: what flows forward has come together at a join before the join is visited.
struct Worklist {
    order: Vec<MBlock>,
    position: SecondaryMap<MBlock, usize>,
    waiting: Vec<bool>,
    count: usize,
    at: usize,
}

impl Worklist {
    /// With the entry.
    fn new<I: MachInst>(func: &MachFunc<I>) -> Worklist {
        let mut position = SecondaryMap::new();
        position.resize(func.blocks.len());
        for (index, &block) in func.order.iter().enumerate() {
            position[block] = index;
        }
        let mut list = Worklist {
            order: func.order.clone(),
            position,
            waiting: vec![false; func.order.len()],
            count: 0,
            at: 0,
        };
        list.push(func.entry());
        list
    }

    fn push(&mut self, block: MBlock) {
        let waiting = &mut self.waiting[self.position[block]];
        self.count += usize::from(!std::mem::replace(waiting, true));
    }

    fn pop(&mut self) -> Option<MBlock> {
        if self.count == 0 {
            return None;
        }
        while !self.waiting[self.at] {
            self.at = (self.at + 1) % self.waiting.len();
        }
        self.waiting[self.at] = false;
        self.count -= 1;
        Some(self.order[self.at])
    }
}
