//! Accesses of neighbouring bytes become one.
//!
//! Loads and stores of one block that differ in the constants of their addresses only, and whose bytes follow one another, become a load or store of several values where the
//! machine has an instruction for that ([`Merging`]). The load stands where the first of them stood, the store where the last one did.
//!
//! - **G1** Nothing between may write what moves up, or read or write what moves down; nothing that orders memory or communicates is between either way: an acquire shows
//!   what others wrote, a release publishes what was written before it (HSA PRM 6.2). A store that moves down and a load that moves up do not pass each other either. Memory that does not change is read at any time, but not where the program may have stopped before.
//! - **G2** No byte is written that was not written before. Bytes that nobody asked for are read only in words that lie between two bytes of a group that were: what is behind the end of a buffer is not touched.
//! - **G3** What is promised of the alignment of one access holds for its neighbours as far as their distance keeps it. A promise of `width` stays if all make it: the lanes are the same.
//!
//! Bytes are loaded as words, too (`bytes`). Arguments of a kernel are the business of [`arguments`](super::arguments).
//!
//! Cost: `OPEN` comparisons with at most `MOST_MEMBERS` accesses for each access.

mod bytes;

use super::offsets::MOST;
use crate::analysis::alias::{Aliases, Linear, Location};
use crate::analysis::changes::{Effect, effect};
use crate::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, MemInfo, MemoryOrder, Module, Opcode, SourceLoc,
    Type, Value, Width,
};
use crate::opt::{Context, Merging};
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;

/// Groups of accesses that others may still join.
const OPEN: usize = 12;

/// Accesses of a group.
const MOST_MEMBERS: usize = 16;

/// Stores that loads may have to pass to join a group.
const MOST_STORED: usize = 16;

/// Values of one access.
const MOST_VALUES: usize = 4;

/// Bytes of a word.
const WORD: u64 = 4;

/// Merges accesses; returns how many went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let (Some(module), Some(_)) = (context.module, func.layout.entry()) else {
        return 0;
    };
    if !context.machine.merges() {
        return 0;
    }
    let mut changes = bytes::widen(func, context);
    if changes > 0 {
        func.resolve_all_aliases();
    }
    let aliases = Aliases::new(func, module);
    let floats = match context.machine.bytes_to_floats {
        true => bytes::bytes_of_floats(func),
        false => EntitySet::new(),
    };
    for block in func.layout.blocks().to_vec() {
        let groups = groups(func, block, &aliases, context, &floats);
        if !groups.is_empty() {
            let mut edit = Edit::new(func, block);
            for group in &groups {
                edit.merge(group, context);
            }
            changes += edit.finish();
        }
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

/// An access of a group.
#[derive(Clone, Copy, Debug)]
struct Member {
    inst: Inst,
    /// Where it is in the block.
    index: usize,
    /// Bytes from the first access of the group on.
    start: i64,
    /// How many values it loads or stores.
    values: usize,
}

/// Accesses that differ in the constants of their addresses.
#[derive(Clone, Debug)]
struct Group {
    /// The first one's.
    location: Location,
    mem: MemInfo,
    store: bool,
    /// Whether its values are bytes that become floats.
    floats: bool,
    /// Bytes of each value.
    unit: u64,
    members: Vec<Member>,
    /// All of them, for what may overlap.
    places: Vec<Location>,
    /// Of loads: what was stored since the first of them. A load that joins moves up over it.
    stored: Vec<Location>,
    merging: Merging,
    /// Alignment of the address without its constant, if that is in a variable; otherwise 1.
    variable_align: u64,
}

/// The alignment of an address without its constant, in bytes, by the variable that it is in.
fn variable_align(address: &Linear, module: Option<&Module>) -> u64 {
    let (Some(symbol), Some(module)) = (address.variable, module) else {
        return 1;
    };
    let data = &module.symbols[symbol];
    let align = if data.external { 1 } else { data.layout_align() };
    let factors = address
        .terms
        .iter()
        .map(|&(_, factor)| 1 << factor.trailing_zeros().min(16));
    factors.fold(u64::from(align), u64::min)
}

impl Group {
    fn of(
        first: Member,
        location: Location,
        (unit, floats): (u64, bool),
        (mem, store): (MemInfo, bool),
        (merging, variable_align): (Merging, u64),
    ) -> Group {
        Group {
            variable_align,
            unit,
            floats,
            mem,
            store,
            members: vec![first],
            places: vec![location.clone()],
            stored: Vec::new(),
            location,
            merging,
        }
    }

    fn is_of(&self, location: &Location, kind: (u64, bool), mem: &MemInfo, store: bool) -> Option<i64> {
        let same = self.store == store
            && (self.unit, self.floats) == kind
            && self.mem.constant == mem.constant
            && self.mem.equiv == mem.equiv
            && self.members.len() < MOST_MEMBERS;
        let behind = location.behind(&self.location).filter(|_| same)?;
        let shift = 64 - location.address_bits;
        let start = ((behind << shift) as i64) >> shift;
        (start.unsigned_abs() <= MOST as u64).then_some(start)
    }

    fn may_alias(&self, aliases: &Aliases, location: &Location) -> bool {
        self.places.iter().any(|place| aliases.may_alias(place, location))
    }

    /// The alignment that is known of a place, in bytes: by what accesses promise, or by the variable.
    fn alignment(&self, func: &Function, start: i64) -> u64 {
        let known = |member: &Member| {
            let align = func.dfg.inst(member.inst).mem().map_or(0, |mem| mem.align_log2);
            let distance = (start - member.start).unsigned_abs();
            (1u64 << align.min(16)).min(match distance {
                0 => u64::MAX,
                _ => 1 << distance.trailing_zeros(),
            })
        };
        let promised = self.members.iter().map(known).max().unwrap_or(1);
        let distance = self.location.address.offset.wrapping_add(start as u64);
        promised.max(self.variable_align.min(1 << distance.trailing_zeros().min(16)))
    }

    /// Whether one instruction accesses so many values from a place on.
    fn fits(&self, func: &Function, start: i64, count: usize) -> bool {
        let bytes = self.unit * count as u64;
        let need = (bytes >> self.merging.slack).max(WORD);
        self.is_access(bytes) && self.alignment(func, start) >= need
    }

    /// Whether there is an instruction for so many bytes.
    fn is_access(&self, bytes: u64) -> bool {
        let thirds = match self.mem.constant {
            true => self.merging.constant_thirds,
            false => self.merging.thirds,
        };
        bytes <= u64::from(self.merging.bytes) && (thirds || bytes.is_power_of_two())
    }
}

/// The groups of a block with more than one access.
fn groups(
    func: &Function,
    block: Block,
    aliases: &Aliases,
    context: &Context<'_>,
    floats: &EntitySet<Value>,
) -> Vec<Group> {
    let (mut open, mut closed): (Vec<Group>, Vec<Group>) = (Vec::new(), Vec::new());
    for (index, &inst) in func.layout.insts(block).iter().enumerate() {
        let store = match func.dfg.inst(inst) {
            InstructionData::Load { .. } => false,
            InstructionData::Store { .. } => true,
            _ => {
                let opaque = func.may_communicate(inst)
                    || effect(func, inst) != Effect::None
                    || func.dfg.opcode(inst).effects().side_effect();
                if opaque {
                    let stops = may_stop(func.dfg.inst(inst));
                    closed.extend(open.extract_if(.., |group| stops || !group.mem.constant));
                }
                continue;
            }
        };
        let (Some(location), Some(&mem)) = (aliases.location(&func.dfg, inst), func.dfg.inst(inst).mem())
        else {
            closed.append(&mut open);
            continue;
        };
        close_met(&mut open, &mut closed, aliases, &location, store);
        let merging = context.machine.merging(mem.segment);
        let moved = values_of(func, inst, floats, merging.anywhere);
        let Some((values, kind)) = moved.filter(|_| merging.bytes > 0) else {
            continue;
        };
        let found = (0..open.len()).find_map(|at| Some((open[at].is_of(&location, kind, &mem, store)?, at)));
        let found = found.filter(|&(_, at)| {
            let passes = !open[at]
                .stored
                .iter()
                .any(|stored| aliases.may_alias(stored, &location));
            if !passes {
                closed.push(open.remove(at));
            }
            passes
        });
        match found {
            Some((start, at)) => {
                let group = &mut open[at];
                group.members.push(Member {
                    inst,
                    index,
                    start,
                    values,
                });
                group.places.push(location);
            }
            None => {
                let first = Member {
                    inst,
                    index,
                    start: 0,
                    values,
                };
                let align = variable_align(&location.address, context.module);
                let group = Group::of(first, location, kind, (mem, store), (merging, align));
                begin(&mut open, &mut closed, group);
            }
        }
    }
    closed.append(&mut open);
    closed.retain(|group| group.members.len() > 1);
    // In the order of the block, whatever closed them.
    closed.sort_by_key(|group| group.members[0].index);
    closed
}

/// Opens a group; the oldest one is closed where there are too many.
fn begin(open: &mut Vec<Group>, closed: &mut Vec<Group>, mut group: Group) {
    if open.len() >= OPEN {
        closed.push(open.remove(0));
    }
    if !group.store {
        // Stores before it may move down past it, and what joins it moves up to it.
        let waiting = open.iter().filter(|group| group.store);
        group.stored = waiting.flat_map(|group| group.places.clone()).collect();
    }
    open.push(group);
}

/// Closes the groups that an access must not pass, and tells those of loads what was stored. Loads pass loads.
fn close_met(
    open: &mut Vec<Group>,
    closed: &mut Vec<Group>,
    aliases: &Aliases,
    location: &Location,
    store: bool,
) {
    for place in (0..open.len()).rev() {
        let group = &mut open[place];
        let hit = (store || group.store) && group.may_alias(aliases, location);
        let full = store && !group.store && group.stored.len() >= MOST_STORED;
        if hit || full {
            closed.push(open.remove(place));
        } else if store && !group.store {
            group.stored.push(location.clone());
        }
    }
}

/// Whether the program may end there.
fn may_stop(data: &InstructionData) -> bool {
    matches!(data, InstructionData::Call { .. }) || matches!(data.opcode(), Opcode::Trap | Opcode::Debugtrap)
}

/// Of an access that may be a part of a larger one: how many values it loads or stores, the bytes of each, and whether they become floats. Bytes that do not are loaded as
/// words only where these may lie anywhere.
fn values_of(
    func: &Function,
    inst: Inst,
    floats: &EntitySet<Value>,
    anywhere: bool,
) -> Option<(usize, (u64, bool))> {
    let (store, values) = moved(func, inst);
    let &first = values.first()?;
    let ty = func.dfg.value_type(first);
    let alike = values.iter().all(|&value| func.dfg.value_type(value) == ty);
    let word = !ty.is_vector() && matches!(ty.bits(), 32 | 64);
    let byte = ty == Type::I8 && !store && values.len() == 1;
    let float = byte && floats.contains(func.dfg.resolve(first));
    let ordinary = func.dfg.inst(inst).mem()?.order == MemoryOrder::None;
    let taken = word || float || byte && anywhere;
    (ordinary && alike && taken).then_some((values.len(), (u64::from(ty.bytes()), float)))
}

/// Whether an access is a store, and the values that it stores or loads.
fn moved(func: &Function, inst: Inst) -> (bool, &[Value]) {
    match func.dfg.inst(inst) {
        InstructionData::Store { .. } => (true, func.dfg.args(inst).get(1..).unwrap_or_default()),
        _ => (false, func.dfg.results(inst)),
    }
}

/// A block while its accesses are replaced.
struct Edit<'f> {
    func: &'f mut Function,
    block: Block,
    old: Vec<Inst>,
    gone: EntitySet<Inst>,
    /// What stands in front of an instruction of the block, by its place.
    before: FxHashMap<usize, Vec<Inst>>,
    changes: usize,
}

impl<'f> Edit<'f> {
    fn new(func: &'f mut Function, block: Block) -> Edit<'f> {
        let old = std::mem::take(func.layout.insts_mut(block));
        Edit {
            func,
            block,
            old,
            gone: EntitySet::new(),
            before: FxHashMap::default(),
            changes: 0,
        }
    }

    /// Puts the block together; returns how many accesses went.
    fn finish(mut self) -> usize {
        let mut new = Vec::with_capacity(self.old.len());
        for (index, &inst) in self.old.iter().enumerate() {
            new.append(&mut self.before.remove(&index).unwrap_or_default());
            if !self.gone.contains(inst) {
                new.push(inst);
            }
        }
        *self.func.layout.insts_mut(self.block) = new;
        self.changes
    }

    /// What `make` appends goes in front of an instruction.
    fn put<R>(&mut self, index: usize, make: impl FnOnce(&mut Function, Block, SourceLoc) -> R) -> R {
        let loc = self.func.dfg.locs[self.old[index]];
        let made = make(self.func, self.block, loc);
        let insts = std::mem::take(self.func.layout.insts_mut(self.block));
        self.before.entry(index).or_default().extend(insts);
        made
    }

    fn merge(&mut self, group: &Group, context: &mut Context<'_>) {
        let mut members = group.members.clone();
        members.sort_by_key(|member| (member.start, member.index));
        // The same bytes twice: the second one stays.
        members.dedup_by_key(|member| member.start);
        if group.unit < WORD {
            return self.merge_bytes(group, &members, context);
        }
        let mut from = 0;
        while from < members.len() {
            let end = |member: &Member| member.start + (group.unit * member.values as u64) as i64;
            let fits = |count: &usize| {
                members.get(from..from + count).is_some_and(|run| {
                    let values = run.iter().map(|member| member.values).sum();
                    let follow = run.windows(2).all(|pair| pair[1].start == end(&pair[0]));
                    follow && values <= MOST_VALUES && group.fits(self.func, run[0].start, values)
                })
            };
            let Some(count) = (2..=MOST_VALUES).rev().find(fits) else {
                from += 1;
                continue;
            };
            let run = &members[from..from + count];
            let address = self.address(group, run, run[0].start);
            if let Some((mem, offset, base)) = address
                && context.burn()
            {
                match group.store {
                    true => self.store(run, mem, offset, base),
                    false => self.load(run, mem, offset, base),
                }
                self.changes += count - 1;
            }
            from += count;
        }
    }

    /// The address of a place of a group as the access that stays has it, and what is known of it.
    fn address(&self, group: &Group, run: &[Member], start: i64) -> Option<(MemInfo, i32, Value)> {
        let at = anchor(run, group.store)?;
        let offset = match *self.func.dfg.inst(at.inst) {
            InstructionData::Load { offset, .. } | InstructionData::Store { offset, .. } => offset,
            _ => return None,
        };
        let offset = i64::from(offset) + start - at.start;
        let small = (-MOST..=MOST).contains(&offset);
        let width = |member: &Member| self.func.dfg.inst(member.inst).mem().map(|mem| mem.width);
        let agreed = run.iter().all(|member| width(member) == width(&run[0]));
        let mem = MemInfo {
            align_log2: group.alignment(self.func, start).trailing_zeros() as u8,
            width: width(&run[0]).filter(|_| agreed).unwrap_or(Width::ONE),
            ..group.mem
        };
        let base = *self.func.dfg.args(at.inst).first()?;
        Some((mem, i32::try_from(offset).ok().filter(|_| small)?, base))
    }

    /// What a run loads or stores.
    fn moved(&self, run: &[Member]) -> Vec<Value> {
        run.iter()
            .flat_map(|member| moved(self.func, member.inst).1.to_vec())
            .collect()
    }

    fn load(&mut self, run: &[Member], mem: MemInfo, offset: i32, arg: Value) {
        let Some(at) = anchor(run, false) else { return };
        let results = self.moved(run);
        let ty = self.common_type(&results);
        self.put(at.index, |func, block, loc| {
            let data = InstructionData::Load {
                opcode: Opcode::Load,
                mem,
                offset,
                arg,
            };
            let load = func.dfg.make_inst(data, ty, Some(&vec![ty; results.len()]));
            func.dfg.locs[load] = loc;
            func.layout.append_inst(load, block);
            let loaded = func.dfg.results(load).to_vec();
            for (&old, value) in results.iter().zip(loaded) {
                let old_type = func.dfg.value_type(old);
                let value = match old_type == ty {
                    true => value,
                    false => func.at_end(block).with_loc(loc).bitcast(old_type, value),
                };
                func.dfg.make_alias(old, value);
            }
        });
        self.gone.extend(run.iter().map(|member| member.inst));
    }

    fn store(&mut self, run: &[Member], mem: MemInfo, offset: i32, address: Value) {
        let Some(at) = anchor(run, true) else { return };
        let stored = self.moved(run);
        let ty = self.common_type(&stored);
        self.put(at.index, |func, block, loc| {
            let mut args = vec![address];
            for &value in &stored {
                args.push(match func.dfg.value_type(value) == ty {
                    true => value,
                    false => func.at_end(block).with_loc(loc).bitcast(ty, value),
                });
            }
            let data = InstructionData::Store {
                opcode: Opcode::Store,
                mem,
                offset,
                args: func.dfg.make_list(&args),
            };
            let store = func.dfg.make_inst(data, ty, Some(&[]));
            func.dfg.locs[store] = loc;
            func.layout.append_inst(store, block);
        });
        self.gone.extend(run.iter().map(|member| member.inst));
    }

    /// The type of all, or the integer of that size.
    fn common_type(&self, values: &[Value]) -> Type {
        let first = self.func.dfg.value_type(values[0]);
        let same = values
            .iter()
            .all(|&value| self.func.dfg.value_type(value) == first);
        if same { first } else { first.as_int() }
    }
}

/// The access of a run where the merged one stands.
fn anchor(run: &[Member], store: bool) -> Option<&Member> {
    match store {
        true => run.iter().max_by_key(|member| member.index),
        false => run.iter().min_by_key(|member| member.index),
    }
}
