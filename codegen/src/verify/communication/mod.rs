//! V8: communication operations stay where they are.
//!
//! Communication operations (HSA PRM 2.12.3: atomics, fences, barriers, cross-lane operations, the clock, and calls of what
//! holds any) are never cloned, hoisted, sunk, merged or if-converted. [`verify_communication`] proves that of a pass, from
//! the function before and after it; [`verify_inlining`] of inlining, which works on modules.
//!
//! # What is compared
//! The *events* of a lane are the communication operations that it executes, the branches at which it chooses a way, and the end.
//! Which event comes next depends on the last one and the way chosen there alone, so a function is an automaton over its events. Both
//! automata are walked at once from the entry:
//! - **C1 Same way.** Whenever lanes came the same way, the same event is next. An operation that another branch now comes before or after
//!   was hoisted, sunk or if-converted; so was one that has left a loop or entered one; exchanged operations are seen, too.
//! - **C2 One to one.** An event is always the partner of the same event on the other side. Otherwise an operation was cloned (tail
//!   duplication, jump threading, unrolling) or two were merged.
//! - **C3 Same meeting.** If a cross-lane operation is there, the immediate post-dominator of a branch leads to the same event. Earlier or
//!   later, and other lanes would be active. (What post-dominates a branch from which no lane gets to the end is a matter of
//!   convention; lanes that are there never show what they computed.)
//! - **C4 Same groups.** If a cross-lane operation is there, two entries of a switch lead to one block before and after, or to two, unless lanes come to no
//!   other event there than where they meet: lanes that come to one block from one switch are together, and those that come through another block are not.
//! - **C5 Wave level.** Once there is one, each block of the thread level that holds operations is run by one block of the wave
//!   level, in the same order, and no other block holds any.
//!
//! # What may change
//! - Blocks may be cut, joined, renamed and reordered. Other instructions may go anywhere.
//! - A branch may go, or come, if it decides nothing: it is on a constant, or no event is on its ways before they meet, however often they go
//!   round. So loops without events may be unrolled. What lies after an edge that no lane takes may go with it.
//! - A branch on a complement may exchange its targets.
//! - A switch may become a chain of branches, each on whether its index is one of some entries, or a search by branches on whether it is below one.
//! - A new operation may take the place of the old one, of the same kind (legalisation changes types).
//! - An operation may go if its results are not read and it has no other effect: no other lane can notice. Its results may
//!   not become those of another one.
//! - A counted loop whose operations are work-group barriers and fences may be replaced by its rounds, if a certificate says which
//!   instruction is the operation in which round ([`Certificate`]: K1 to K4).
//! - Inlining replaces a call by the events of the function, once for each call: a call and its copy are never both there.
//!   Functions without a call left may go.
//!
//! Whether conditions and operands keep their values is not asked here.
//!
//! Cost: linear in instructions, but for chains of blocks without events, which are walked once per way that leads to them.

mod asked;
mod certificate;
mod deciding;
mod error;
mod skeleton;
#[cfg(test)]
mod tests;
mod wave;

use crate::analysis::{Cfg, PostDominatorTree};
use crate::ir::{
    Block, BlockCall, FuncRef, Function, FunctionDecl, Inst, InstructionData, MemoryOrder, Module, Opcode,
    SourceLoc, Value,
};
use asked::Asked;
pub use certificate::{Certificate, Uncertified, UnrolledLoop};
use certificate::{Rounds, order_alike};
pub(crate) use certificate::{in_each_round, may_repeat};
use cranelift_entity::SecondaryMap;
pub use error::{Change, CommunicationError};
use rustc_hash::{FxHashMap, FxHashSet};
use skeleton::{Cursor, Event, Skeleton, blocks_of_branches, blocks_with_end, parts, placed};
use wave::wave_level;

/// Calls within calls that are followed; inlining nests less deeply, because it leaves recursion alone.
const MAX_FRAMES: usize = 1 << 16;

/// Checks that a pass left communication operations where they were: C1 to C5.
///
/// `after` must come from `before`: both name instructions by the same ids.
///
/// # Errors
/// What happened to operations and branches, in the order in which lanes come to them.
pub fn verify_communication(before: &Function, after: &Function) -> Result<(), Vec<CommunicationError>> {
    verify_unrolling(before, after, &Certificate::default())
}

/// As [`verify_communication`], after a pass that replaced loops by their rounds: K1 to K4, too.
///
/// # Errors
/// As there, and loops that the certificate must not name.
pub fn verify_unrolling(
    before: &Function,
    after: &Function,
    certificate: &Certificate,
) -> Result<(), Vec<CommunicationError>> {
    let rounds = Rounds::new(before, certificate).map_err(|(inst, why)| {
        vec![CommunicationError {
            function: after.name.clone(),
            what: describe(before, Event::Op(inst, 0)),
            loc: before.dfg.locs[inst],
            change: Change::Uncertified(why),
        }]
    })?;
    let (old, new) = (placed(before), placed(after));
    let stays =
        |inst: Inst| old.contains(&inst) && new.contains(&inst) && parts(before, inst) && parts(after, inst);
    let mut errors = compare(
        Skeleton::with_rounds(before, false, &stays, rounds),
        Skeleton::new(after, false, &stays),
        None,
    );
    wave_level(after, &mut errors);
    finish(errors)
}

/// Checks that inlining left communication operations where they were: C1 to C4.
///
/// # Errors
/// As [`verify_communication`], for all functions that are left.
pub fn verify_inlining(before: &Module, after: &Module) -> Result<(), Vec<CommunicationError>> {
    let mut errors = Vec::new();
    for (id, new) in after.defined() {
        if let Some(FunctionDecl::Defined(old)) = before.functions.get(id) {
            errors.extend(compare(
                Skeleton::new(old, true, &|_| true),
                Skeleton::new(new, true, &|_| true),
                Some(before),
            ));
        }
    }
    finish(errors)
}

fn finish(errors: Vec<CommunicationError>) -> Result<(), Vec<CommunicationError>> {
    if errors.is_empty() { Ok(()) } else { Err(errors) }
}

/// A function that is being walked, or a call of one that went.
struct Frame<'f> {
    skeleton: Skeleton<'f>,
    /// Where its lanes go on after its end.
    back: Option<(usize, Cursor)>,
    /// Where its branches meet; made when asked.
    meets: Option<Meets>,
}

struct Meets {
    blocks: SecondaryMap<Inst, Option<Block>>,
    tree: PostDominatorTree<Block>,
    /// The blocks from which the end can be reached.
    ends: FxHashSet<Block>,
}

impl<'f> Frame<'f> {
    fn new(skeleton: Skeleton<'f>, back: Option<(usize, Cursor)>) -> Frame<'f> {
        Frame {
            skeleton,
            back,
            meets: None,
        }
    }

    fn meets(&mut self) -> &Meets {
        let func = self.skeleton.func;
        self.meets.get_or_insert_with(|| {
            let cfg = Cfg::new(func);
            Meets {
                blocks: blocks_of_branches(func),
                tree: PostDominatorTree::new(&cfg),
                ends: blocks_with_end(&cfg, func),
            }
        })
    }

    /// Where lanes that part at a branch meet; `None` for the end of the function.
    fn meet(&mut self, branch: Inst) -> Option<Block> {
        let meets = self.meets();
        meets.blocks[branch].and_then(|block| meets.tree.ipdom(block))
    }

    /// Whether lanes get to the end from a branch.
    fn ends(&mut self, branch: Inst) -> bool {
        let meets = self.meets();
        meets.blocks[branch].is_some_and(|block| meets.ends.contains(&block))
    }
}

/// An event of the function before the pass, with the frame it is in.
type Old = (usize, Event);

struct Comparison<'f> {
    /// The function before the pass, and the calls that inlining replaced.
    frames: Vec<Frame<'f>>,
    /// The frame for a call in a frame.
    calls: FxHashMap<(usize, Inst), usize>,
    /// The module before inlining.
    module: Option<&'f Module>,
    after: Frame<'f>,
    /// What the function after the pass holds.
    kept: FxHashSet<Inst>,
    /// What it held before.
    known: FxHashSet<Inst>,
    partner: FxHashMap<Old, Event>,
    taken: FxHashMap<Event, Old>,
    /// Places where the same lanes come, before and after the pass.
    work: Vec<(usize, Cursor, Cursor)>,
    /// Paired branches.
    branches: Vec<(usize, (Inst, Cursor), Inst)>,
    errors: Vec<CommunicationError>,
}

fn compare<'f>(
    before: Skeleton<'f>,
    after: Skeleton<'f>,
    module: Option<&'f Module>,
) -> Vec<CommunicationError> {
    let (Some(old), Some(new)) = (before.func.layout.entry(), after.func.layout.entry()) else {
        return Vec::new();
    };
    let cross_lane = after
        .func
        .layout
        .iter()
        .any(|(_, inst)| after.func.may_cross_lanes(inst));
    let mut comparison = Comparison {
        kept: placed(after.func),
        known: placed(before.func),
        frames: vec![Frame::new(before, None)],
        calls: FxHashMap::default(),
        module,
        after: Frame::new(after, None),
        partner: FxHashMap::default(),
        taken: FxHashMap::default(),
        work: vec![(0, Cursor::start_of(old), Cursor::start_of(new))],
        branches: Vec::new(),
        errors: Vec::new(),
    };
    while let Some((frame, old, new)) = comparison.work.pop() {
        comparison.step(frame, old, new);
    }
    if cross_lane && comparison.errors.is_empty() {
        comparison.meetings();
    }
    comparison.errors
}

impl<'f> Comparison<'f> {
    /// Compares what comes next at two places.
    fn step(&mut self, frame: usize, old: Cursor, new: Cursor) {
        let (new_event, new_rest) = self.after.skeleton.next(new);
        let (frame, old_event, old_rest) = self.next_before(frame, old, new_event);
        let same = match (old_event, new_event) {
            (Event::Op(a, _), Event::Op(b, _)) => {
                match self.frames[frame].skeleton.rounds().is_copied(old_rest) {
                    true => self.is_copy(frame, old_rest, a, b),
                    false => self.same(frame, a, b),
                }
            }
            (Event::Branch(a, _), Event::Branch(b, _)) => self.same(frame, a, b),
            (a, b) => a == b,
        };
        if !same {
            self.mismatch(frame, old_event, new_event);
            return;
        }
        let key = (frame, old_event);
        let (known, owner) = (self.partner.get(&key), self.taken.get(&new_event));
        match (old_event, new_event) {
            (Event::Return | Event::Forever, _) => {}
            _ if known == Some(&new_event) => {}
            _ if known.is_some() => self.error(frame, old_event, Change::Cloned),
            _ if owner.is_some() => self.error(frame, old_event, Change::Merged),
            _ => {
                self.partner.insert(key, new_event);
                self.taken.insert(new_event, key);
                match (old_event, new_event) {
                    (Event::Branch(a, _), Event::Branch(b, _)) => self.ways(frame, (a, old_rest), b),
                    _ => self.work.push((frame, old_rest, new_rest)),
                }
            }
        }
    }

    /// The next event before the pass: after operations that went because nobody can notice, within calls that were replaced.
    fn next_before(&mut self, mut frame: usize, mut at: Cursor, found: Event) -> (usize, Event, Cursor) {
        let mut passed: FxHashSet<(usize, Cursor)> = FxHashSet::default();
        loop {
            let (event, rest) = self.frames[frame].skeleton.next(at);
            (frame, at) = match event {
                Event::Op(inst, _) if self.may_go(frame, inst) => (frame, rest),
                Event::Op(inst, _) => match self.replaced(frame, inst, rest, found) {
                    Some(entered) => entered,
                    None => return (frame, event, rest),
                },
                Event::Return => match self.frames[frame].back {
                    Some(back) => back,
                    None => return (frame, event, rest),
                },
                _ => return (frame, event, rest),
            };
            if !passed.insert((frame, at)) {
                return (frame, Event::Forever, at);
            }
        }
    }

    /// Whether an operation went, and rightly so.
    fn may_go(&self, frame: usize, inst: Inst) -> bool {
        if frame != 0 || self.module.is_some() || self.kept.contains(&inst) {
            return false;
        }
        let after = &self.after.skeleton.func.dfg;
        let aliased = |&value: &Value| after.resolve(value) != value;
        no_effect(self.frames[0].skeleton.func, inst)
            && !self.frames[0].skeleton.func.dfg.results(inst).iter().any(aliased)
    }

    /// The entry of the function of a call that inlining replaced.
    fn replaced(&mut self, frame: usize, call: Inst, rest: Cursor, found: Event) -> Option<(usize, Cursor)> {
        let module = self.module?;
        let callee = callee(self.frames[frame].skeleton.func, call)?;
        let stays = match (frame, found) {
            // Instructions of the function itself keep their ids, copies have new ones.
            (0, _) => self.kept.contains(&call),
            (_, Event::Op(inst, _)) => self::callee(self.after.skeleton.func, inst) == Some(callee),
            _ => false,
        };
        let FunctionDecl::Defined(func) = module.functions.get(callee)? else {
            return None;
        };
        let entry = func.layout.entry()?;
        if stays || self.frames.len() >= MAX_FRAMES {
            return None;
        }
        let next = self.frames.len();
        let entered = *self.calls.entry((frame, call)).or_insert(next);
        if entered == next {
            let skeleton = Skeleton::new(func, true, &|_| true);
            self.frames.push(Frame::new(skeleton, Some((frame, rest))));
        }
        Some((entered, Cursor::start_of(entry)))
    }

    /// Whether an instruction after the pass can be one before it.
    fn same(&self, frame: usize, old: Inst, new: Inst) -> bool {
        let (before, after) = (
            &self.frames[frame].skeleton.func.dfg,
            &self.after.skeleton.func.dfg,
        );
        let as_many = before.targets(old).len() == after.targets(new).len();
        let chained = frame == 0 && self.chained(old, new).is_some();
        // What comes from no file gets the line of the call that it takes the place of.
        let located = before.locs[old] == after.locs[new] || frame != 0 && !before.locs[old].is_known();
        let alike = (before.opcode(old) == after.opcode(new) && as_many || chained) && located;
        // An operation with other types of operands or results is a new one in place of the old one.
        let rebuilt = !self.kept.contains(&old)
            && !self.known.contains(&new)
            && callee(self.frames[frame].skeleton.func, old) == callee(self.after.skeleton.func, new);
        alike && (frame != 0 || old == new || rebuilt)
    }

    /// K4, of an operation in front of a place.
    fn is_copy(&self, frame: usize, at: Cursor, old: Inst, new: Inst) -> bool {
        let (before, after) = (&self.frames[frame].skeleton, self.after.skeleton.func);
        let claimed = before.rounds().stands_for(new) == Some((old, at.round));
        let equal = order_alike(before.func.dfg.inst(old), after.dfg.inst(new))
            && before.func.dfg.locs[old] == after.dfg.locs[new];
        claimed && equal && !self.known.contains(&new)
    }

    /// The index of a switch that became the first link of a chain or of a search.
    fn chained(&self, old: Inst, new: Inst) -> Option<Value> {
        let (before, after) = (self.frames[0].skeleton.func, self.after.skeleton.func);
        match (before.dfg.inst(old), after.dfg.inst(new)) {
            (InstructionData::Switch { arg, .. }, InstructionData::Branch { .. }) => {
                Some(after.dfg.resolve(*arg))
            }
            _ => None,
        }
    }

    /// Where a chain or search of branches that begins with `link` leads if its index is that of an entry.
    fn along_chain(&self, mut link: Inst, index: Value, entry: u64) -> Cursor {
        let func = self.after.skeleton.func;
        // No chain is longer than the function.
        for _ in 0..func.layout.blocks().len() {
            let InstructionData::Branch { arg, targets, .. } = *func.dfg.inst(link) else {
                break;
            };
            let Some(asked) = Asked::of(func, arg, index, entry) else {
                break;
            };
            let to = targets[usize::from(!asked.holds)].block;
            let fresh = func.terminator(to).filter(|&next| {
                let links = matches!(func.dfg.inst(next), InstructionData::Branch { arg, .. }
                    if Asked::of(func, *arg, index, entry).is_some());
                links && (asked.below || !asked.holds) && !self.known.contains(&next)
            });
            match fresh {
                Some(next) => link = next,
                None => return Cursor::start_of(to),
            }
        }
        Cursor::start_of(func.dfg.targets(link)[0].block)
    }

    /// Goes on along each way of a branch.
    fn ways(&mut self, frame: usize, (old, at): (Inst, Cursor), new: Inst) {
        self.branches.push((frame, (old, at), new));
        let (before, after) = (self.frames[frame].skeleton.func, self.after.skeleton.func);
        let exchanged = frame == 0
            && match (before.dfg.inst(old), after.dfg.inst(new)) {
                (InstructionData::Branch { arg: a, .. }, InstructionData::Branch { arg: b, .. }) => {
                    exchanged(after, *a, *b)
                }
                _ => false,
            };
        if frame == 0
            && let Some(value) = self.chained(old, new)
        {
            for (entry, call) in before.dfg.targets(old).iter().enumerate() {
                let found = self.along_chain(new, value, entry as u64);
                let from = self.frames[frame].skeleton.enter(at, call.block);
                self.work.push((frame, from, found));
            }
            return;
        }
        let targets = after.dfg.targets(new);
        for (index, call) in before.dfg.targets(old).iter().enumerate() {
            let partner = if exchanged { 1 - index } else { index };
            self.work.push((
                frame,
                self.frames[frame].skeleton.enter(at, call.block),
                Cursor::start_of(targets[partner].block),
            ));
        }
    }

    /// The targets of a switch that some of its entries reach together with others now, and did not before, or the other way round.
    fn regrouped(&self, frame: usize, old: Inst, new: Inst) -> Vec<Block> {
        let (before, after) = (self.frames[frame].skeleton.func, self.after.skeleton.func);
        let switches = [before.dfg.inst(old), after.dfg.inst(new)];
        if !switches
            .iter()
            .all(|inst| matches!(inst, InstructionData::Switch { .. }))
        {
            return Vec::new();
        }
        let (from, to) = (before.dfg.targets(old), after.dfg.targets(new));
        // The first entry with the same target stands for a group.
        let first = |targets: &[BlockCall]| -> Vec<usize> {
            let mut firsts = FxHashMap::default();
            let entries = targets.iter().enumerate();
            entries
                .map(|(entry, call)| *firsts.entry(call.block).or_insert(entry))
                .collect()
        };
        let groups = first(from).into_iter().zip(first(to));
        let regrouped = to
            .iter()
            .zip(groups)
            .filter(|(_, (before, after))| before != after);
        regrouped.map(|(call, _)| call.block).collect()
    }

    /// C3 and C4.
    fn meetings(&mut self) {
        for (frame, (old, at), new) in std::mem::take(&mut self.branches) {
            if !self.frames[frame].ends(old) {
                continue;
            }
            let found = match self.after.meet(new) {
                Some(block) => self.after.skeleton.next(Cursor::start_of(block)).0,
                None => Event::Return,
            };
            let apart = |block: &Block| self.after.skeleton.next(Cursor::start_of(*block)).0 != found;
            if self.regrouped(frame, old, new).iter().any(apart) {
                self.error(frame, Event::Branch(old, at.round), Change::Groups);
                continue;
            }
            let from = match self.frames[frame].meet(old) {
                // Lanes that part in a certified loop meet in their round, or else at its header, where the next one begins.
                Some(block) => Some((frame, self.frames[frame].skeleton.enter(at, block))),
                None => self.frames[frame].back,
            };
            let (frame_of, expected) = match from {
                Some((frame, at)) => {
                    let (frame, event, _) = self.next_before(frame, at, found);
                    (frame, event)
                }
                None => (frame, Event::Return),
            };
            let same = match expected {
                Event::Op(..) | Event::Branch(..) => self.partner.get(&(frame_of, expected)) == Some(&found),
                end => end == found,
            };
            if !same {
                let change = Change::Meets {
                    expected: self.describe_before(frame_of, expected),
                    found: describe(self.after.skeleton.func, found),
                };
                self.error(frame, Event::Branch(old, at.round), change);
            }
        }
    }

    fn mismatch(&mut self, frame: usize, old: Event, new: Event) {
        let lost = matches!(old, Event::Op(inst, _) if frame == 0 && !self.kept.contains(&inst));
        let change = match lost {
            true => Change::Lost,
            false => Change::Moved {
                found: describe(self.after.skeleton.func, new),
            },
        };
        self.error(frame, old, change);
    }

    fn error(&mut self, frame: usize, event: Event, change: Change) {
        let func = self.frames[frame].skeleton.func;
        self.errors.push(CommunicationError {
            function: self.after.skeleton.func.name.clone(),
            what: self.describe_before(frame, event),
            loc: match event {
                Event::Op(inst, _) | Event::Branch(inst, _) => func.dfg.locs[inst],
                Event::Return | Event::Forever => SourceLoc::UNKNOWN,
            },
            change,
        });
    }

    fn describe_before(&self, frame: usize, event: Event) -> String {
        describe(self.frames[frame].skeleton.func, event)
    }
}

fn describe(func: &Function, event: Event) -> String {
    match event {
        Event::Op(inst, round) | Event::Branch(inst, round) => {
            let name = format!("{inst} `{}`", func.dfg.opcode(inst).name());
            match round {
                0 => name,
                _ => format!("{name} of round {round}"),
            }
        }
        Event::Return => "the end".to_owned(),
        Event::Forever => "an endless cycle".to_owned(),
    }
}

fn callee(func: &Function, inst: Inst) -> Option<FuncRef> {
    match *func.dfg.inst(inst) {
        InstructionData::Call { func, .. } => Some(func),
        _ => None,
    }
}

/// Whether nobody notices if an instruction goes whose results are not read. Atomic loads may order other accesses.
pub(crate) fn no_effect(func: &Function, inst: Inst) -> bool {
    let data = func.dfg.inst(inst);
    let orders = data.opcode() == Opcode::AtomicLoad
        && data
            .mem()
            .is_some_and(|mem| !matches!(mem.order, MemoryOrder::None | MemoryOrder::Relaxed));
    !orders && data.opcode().effects().removable()
}

/// Whether the second condition is the complement of the first, by `bnot`s in front of either.
fn exchanged(func: &Function, old: Value, new: Value) -> bool {
    let plain = |mut value: Value| {
        let mut complements = 0;
        loop {
            value = func.dfg.resolve(value);
            match func.dfg.defining_inst(value) {
                Some(inst) if func.dfg.opcode(inst) == Opcode::Bnot => {
                    value = func.dfg.args(inst)[0];
                    complements += 1;
                }
                _ => return (value, complements % 2),
            }
        }
    };
    let ((a, old_parity), (b, new_parity)) = (plain(old), plain(new));
    a == b && old_parity != new_parity
}
