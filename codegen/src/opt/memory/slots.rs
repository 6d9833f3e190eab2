//! Versions of memory: which write a place in the program sees last.
//!
//! Memory is cut into *slots*: a closed variable, a class of global memory, what is left of a segment, what flat addresses may reach. A
//! *version* of a slot is the last instruction that may have written it, or the block where different ones meet. Two accesses of equal
//! bytes that see one version of their slot see one content, if the first dominates the second.
//!
//! What renews a slot, beside stores and atomic operations that may touch it:
//! - **M1** an acquire, a barrier, or anything else that orders memory: group and global memory, because other work-items may have written
//!   there (HSA PRM 6.2). Never private and spill memory: it belongs to the work-item.
//! - **M2** a call: all but closed variables that only this function knows.
//!
//! A release renews nothing.
//!
//! Cost: blocks times slots, times the walks until versions settle; those that have not settled by then are new in each block.

use crate::analysis::Cfg;
use crate::analysis::alias::{Aliases, Location};
use crate::analysis::cfg::{Graph, reverse_post_order};
use crate::analysis::changes::{Effect, effect};
use crate::ir::{Block, Function, Inst, Module, Segment, Symbol};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Closed variables with a slot of their own.
const MAX_VARIABLES: usize = 48;

/// Classes of global memory with a slot of their own; others share that of class 0.
const CLASSES: u8 = 8;

/// Walks in which versions have to settle.
const MAX_ROUNDS: usize = 10;

/// A part of memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Slot(u8);

const FLAT: Slot = Slot(0);
/// Global memory of class 0; the other classes follow.
const GLOBAL: Slot = Slot(1);
const GROUP: Slot = Slot(1 + CLASSES);
const PRIVATE: Slot = Slot(2 + CLASSES);
const SPILL: Slot = Slot(3 + CLASSES);
const ARG: Slot = Slot(4 + CLASSES);
/// Memory that is never written.
const CONSTANT: Slot = Slot(5 + CLASSES);
const VARIABLES: Slot = Slot(6 + CLASSES);

/// The last write of a slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Version {
    /// No path has been seen yet.
    Unseen,
    /// What memory held when the function began, or what different ways bring.
    Block(Block),
    /// A write.
    Inst(Inst),
}

/// The version of each slot at some place.
pub(super) type Versions = SmallVec<[Version; 24]>;

/// The slots of a function.
#[derive(Debug)]
pub(super) struct Slots {
    variables: FxHashMap<Symbol, Slot>,
    /// Slots of closed variables in group memory.
    group: Vec<Slot>,
    /// Those that callees may write, too.
    shared: Vec<Slot>,
    count: usize,
}

impl Slots {
    pub(super) fn new(aliases: &Aliases, module: &Module) -> Slots {
        let mut slots = Slots {
            variables: FxHashMap::default(),
            group: Vec::new(),
            shared: Vec::new(),
            count: usize::from(VARIABLES.0),
        };
        for &symbol in aliases.named() {
            let segment = module.symbols[symbol].segment;
            let own = matches!(segment, Segment::Private | Segment::Spill | Segment::Group);
            if !own || !aliases.is_closed(symbol) || slots.variables.len() >= MAX_VARIABLES {
                continue;
            }
            let slot = Slot(slots.count as u8);
            slots.count += 1;
            slots.variables.insert(symbol, slot);
            if segment == Segment::Group {
                slots.group.push(slot);
            }
            if segment == Segment::Group || aliases.is_shared(symbol) {
                slots.shared.push(slot);
            }
        }
        slots
    }

    /// The slot that a load looks at.
    pub(super) fn of(&self, location: &Location) -> Slot {
        if let Some(&slot) = location.variable.and_then(|symbol| self.variables.get(&symbol)) {
            return slot;
        }
        match location.segment {
            Segment::Flat => FLAT,
            Segment::Global if location.class < CLASSES => Slot(GLOBAL.0 + location.class),
            Segment::Global => GLOBAL,
            Segment::Group => GROUP,
            Segment::Private => PRIVATE,
            Segment::Spill => SPILL,
            Segment::Arg => ARG,
            Segment::Readonly | Segment::Kernarg => CONSTANT,
        }
    }

    /// The slots that a write of a location renews.
    fn written(&self, location: &Location) -> SmallVec<[Slot; 12]> {
        let own = self.of(location);
        let global = |class: u8| match class {
            1.. if class < CLASSES => SmallVec::<[Slot; 12]>::from_slice(&[GLOBAL, Slot(GLOBAL.0 + class)]),
            _ => (0..CLASSES).map(|class| Slot(GLOBAL.0 + class)).collect(),
        };
        if own.0 >= VARIABLES.0 {
            return SmallVec::from_slice(&[own]);
        }
        let mut slots = match location.segment {
            Segment::Global => global(location.class),
            Segment::Flat => {
                let mut slots = global(location.class);
                slots.extend([GROUP, PRIVATE, SPILL, ARG]);
                slots
            }
            _ => SmallVec::from_slice(&[own]),
        };
        slots.push(FLAT);
        slots
    }

    /// Tells of each slot that an instruction may write.
    pub(super) fn each_renewed(
        &self,
        func: &Function,
        inst: Inst,
        location: Option<&Location>,
        renew: &mut dyn FnMut(Slot),
    ) {
        match effect(func, inst) {
            Effect::None => {}
            Effect::Write => {
                if let Some(location) = location {
                    self.written(location).into_iter().for_each(renew);
                }
            }
            Effect::Order => {
                [FLAT, GROUP].into_iter().for_each(&mut *renew);
                (0..CLASSES).for_each(|class| renew(Slot(GLOBAL.0 + class)));
                self.group.iter().copied().for_each(&mut *renew);
                if let Some(location) = location {
                    self.written(location).into_iter().for_each(renew);
                }
            }
            Effect::Call => {
                (0..CONSTANT.0).for_each(|slot| renew(Slot(slot)));
                self.shared.iter().copied().for_each(renew);
            }
        }
    }

    /// The versions at the beginning of each block.
    pub(super) fn versions(
        &self,
        func: &Function,
        aliases: &Aliases,
        cfg: &Cfg,
    ) -> SecondaryMap<Block, Versions> {
        let order = reverse_post_order(cfg);
        let unseen: Versions = SmallVec::from_elem(Version::Unseen, self.count);
        // What each block writes last; `Unseen` where it writes nothing.
        let mut writes: SecondaryMap<Block, Versions> = sized(cfg.num_nodes());
        let mut starts: SecondaryMap<Block, Versions> = sized(cfg.num_nodes());
        for &block in &order {
            let mut last = unseen.clone();
            for &inst in func.layout.insts(block) {
                if effect(func, inst) != Effect::None {
                    let location = aliases.location(&func.dfg, inst);
                    self.each_renewed(func, inst, location.as_ref(), &mut |slot| {
                        last[usize::from(slot.0)] = Version::Inst(inst);
                    });
                }
            }
            writes[block] = last;
            starts[block] = unseen.clone();
        }
        starts[cfg.entry()] = SmallVec::from_elem(Version::Block(cfg.entry()), self.count);
        let ends =
            |starts: &SecondaryMap<Block, Versions>, block: Block, slot: usize| match writes[block][slot] {
                Version::Unseen => starts[block][slot],
                written => written,
            };
        for round in 0.. {
            let mut changed = false;
            for &block in &order {
                if block == cfg.entry() {
                    continue;
                }
                for slot in 0..self.count {
                    let joined = Version::Block(block);
                    if starts[block][slot] == joined {
                        continue;
                    }
                    let mut seen = Version::Unseen;
                    for &pred in cfg.preds(block) {
                        let end = ends(&starts, pred, slot);
                        if seen == Version::Unseen {
                            seen = end;
                        } else if end != Version::Unseen && end != seen {
                            seen = joined;
                        }
                    }
                    if round >= MAX_ROUNDS && seen != starts[block][slot] {
                        seen = joined;
                    }
                    changed |= seen != starts[block][slot];
                    starts[block][slot] = seen;
                }
            }
            if !changed {
                return starts;
            }
        }
        starts
    }
}

/// Sets the version of a slot.
pub(super) fn renew(versions: &mut Versions, slot: Slot, inst: Inst) {
    versions[usize::from(slot.0)] = Version::Inst(inst);
}

/// The version of a slot.
pub(super) fn version(versions: &Versions, slot: Slot) -> Version {
    versions[usize::from(slot.0)]
}
