//! Loads of bytes whose content is known: stored before, or loaded before, with nothing between that may have written them.
//!
//! One walk down the dominator tree keeps the accesses that dominate the current place with the version (`slots`) of their
//! slot. A load whose slot has that version still gives the same bits, undefined ones included. If an access in between has written the
//! slot but surely not these bytes, what is known is carried over to the new version, for the last `WINDOW` accesses.
//!
//! A load may take a part of what was stored or loaded, by a shift; one of several values is replaced if all are known. Loads of constant memory
//! are the business of value numbering. A promise of `width` goes with the load that made it.
//!
//! Cost: versions, and `WINDOW` comparisons for each access.

use super::slots::{Slot, Slots, Version, Versions, renew, version};
use crate::analysis::alias::{Aliases, Linear, Location};
use crate::analysis::changes::{Effect, effect};
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, Function, Inst, InstructionData, Segment, Type, Value};
use crate::opt::Context;
use crate::opt::parts::Edit;
use rustc_hash::FxHashMap;

/// Accesses that are looked back at.
const WINDOW: usize = 8;

/// Replaces loads; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let (Some(module), Some(entry)) = (context.module, func.layout.entry()) else {
        return 0;
    };
    if !func.layout.iter().any(|(_, inst)| is_changing_load(func, inst)) {
        return 0;
    }
    let aliases = Aliases::new(func, module);
    let slots = Slots::new(&aliases, module);
    let cfg = Cfg::new(func);
    let starts = slots.versions(func, &aliases, &cfg);
    let dom = DominatorTree::new(&cfg);
    let children = dom.children(&cfg);
    let mut walk = Walk {
        func,
        context,
        aliases: &aliases,
        slots: &slots,
        known: Vec::new(),
        places: FxHashMap::default(),
        versions: Versions::new(),
        changes: 0,
    };
    let mut stack = vec![Step::Enter(entry)];
    while let Some(step) = stack.pop() {
        match step {
            Step::Leave(mark) => walk.forget(mark),
            Step::Enter(block) => {
                stack.push(Step::Leave(walk.known.len()));
                stack.extend(children[block].iter().rev().map(|&child| Step::Enter(child)));
                walk.versions.clone_from(&starts[block]);
                walk.block(block);
            }
        }
    }
    let changes = walk.changes;
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

/// Whether an instruction loads from memory that may change.
fn is_changing_load(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.inst(inst), InstructionData::Load { mem, .. } if !mem.constant)
}

enum Step {
    Enter(Block),
    /// Forget what is known from here on.
    Leave(usize),
}

/// Addresses that differ in their constants only.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
struct Place {
    segment: Segment,
    address: Linear,
}

impl Place {
    fn of(location: &Location) -> Place {
        Place {
            segment: location.segment,
            address: Linear {
                offset: 0,
                ..location.address.clone()
            },
        }
    }
}

/// A value that is known to be in memory.
#[derive(Clone, Debug)]
struct Content {
    location: Location,
    slot: Slot,
    version: Version,
    value: Value,
}

struct Walk<'a, 'c, 'm> {
    func: &'a mut Function,
    context: &'c mut Context<'m>,
    aliases: &'a Aliases,
    slots: &'a Slots,
    known: Vec<Content>,
    /// Where the contents of each place are in `known`.
    places: FxHashMap<Place, Vec<usize>>,
    versions: Versions,
    changes: usize,
}

impl Walk<'_, '_, '_> {
    fn block(&mut self, block: Block) {
        let insts = std::mem::take(self.func.layout.insts_mut(block));
        for inst in insts {
            if is_changing_load(self.func, inst)
                && let Some(location) = self.aliases.location(&self.func.dfg, inst)
            {
                if self.replace(block, inst, &location) {
                    continue;
                }
                self.learn(&location, self.func.dfg.results(inst).to_vec());
            }
            self.func.layout.append_inst(inst, block);
            let does = effect(self.func, inst);
            if does != Effect::None {
                let location = self.aliases.location(&self.func.dfg, inst);
                self.write(inst, does, location.as_ref());
            }
        }
    }

    fn forget(&mut self, mark: usize) {
        while self.known.len() > mark {
            if let Some(content) = self.known.pop()
                && let Some(list) = self.places.get_mut(&Place::of(&content.location))
            {
                list.pop();
            }
        }
    }

    fn push(&mut self, content: Content) {
        let list = self.places.entry(Place::of(&content.location)).or_default();
        list.push(self.known.len());
        self.known.push(content);
    }

    /// From here on memory holds these values.
    fn learn(&mut self, location: &Location, values: Vec<Value>) {
        let slot = self.slots.of(location);
        let mut start = 0;
        for value in values {
            let value = self.func.dfg.resolve(value);
            let bytes = u64::from(self.func.dfg.value_type(value).bytes());
            let content = Content {
                location: location.part(start, bytes),
                slot,
                version: version(&self.versions, slot),
                value,
            };
            self.push(content);
            start += bytes;
        }
    }

    /// Goes over a write: what it surely leaves alone stays known.
    fn write(&mut self, inst: Inst, does: Effect, location: Option<&Location>) {
        let before = self.versions.clone();
        let versions = &mut self.versions;
        self.slots
            .each_renewed(self.func, inst, location, &mut |slot| renew(versions, slot, inst));
        let (Effect::Write, Some(location)) = (does, location) else {
            return;
        };
        let first = self.known.len().saturating_sub(WINDOW);
        for index in first..self.known.len() {
            let content = &self.known[index];
            let current = version(&self.versions, content.slot);
            if content.version == version(&before, content.slot)
                && content.version != current
                && !self.aliases.may_alias(&content.location, location)
            {
                let content = Content {
                    version: current,
                    ..content.clone()
                };
                self.push(content);
            }
        }
        if matches!(self.func.dfg.inst(inst), InstructionData::Store { .. }) {
            self.learn(location, self.func.dfg.args(inst)[1..].to_vec());
        }
    }

    /// Replaces a load if all its values are known.
    fn replace(&mut self, block: Block, inst: Inst, location: &Location) -> bool {
        let slot = self.slots.of(location);
        let now = version(&self.versions, slot);
        let Some(list) = self.places.get(&Place::of(location)) else {
            return false;
        };
        let (mut found, mut start) = (Vec::new(), 0);
        for &result in self.func.dfg.results(inst) {
            let ty = self.func.dfg.value_type(result);
            let part = location.part(start, u64::from(ty.bytes()));
            start += part.bytes;
            let usable = |content: &&Content| {
                content.version == now && content.slot == slot && content.location.covers(&part) && {
                    let from = self.func.dfg.value_type(content.value);
                    is_part(from, ty)
                }
            };
            let recent = list.iter().rev().take(WINDOW).map(|&index| &self.known[index]);
            let Some(content) = recent.into_iter().find(usable) else {
                return false;
            };
            let shift = part.behind(&content.location).unwrap_or(0) as u32 * 8;
            found.push((result, content.value, ty, shift));
        }
        if !self.context.burn() {
            return false;
        }
        let loc = self.func.dfg.locs[inst];
        for (result, value, ty, shift) in found {
            let mut edit = Edit {
                func: self.func,
                block,
                loc,
            };
            let part = edit.extract(value, ty, shift);
            self.func.dfg.make_alias(result, part);
        }
        self.changes += 1;
        true
    }
}

/// Whether a value of one type can be had from one of another: it is as large, or part of an integer's.
fn is_part(from: Type, ty: Type) -> bool {
    if ty.lane() == Type::B1 || from.lane() == Type::B1 {
        return false;
    }
    from == ty
        || from.bits() <= 64 && (from.bits() == ty.bits() || !from.is_vector() && ty.bits() < from.bits())
}
