//! Strict branches: one group of the lanes runs up to where all meet, the others are parked meanwhile.
//!
//! Which edge a lane takes is found out once, in the block of the branch, and kept in a mask per edge. Every mask here holds
//! each lane's own bit whatever becomes of the others, so that parked lanes of different iterations share the masks of edges.
//! A stack that is full is a mistake of this pass: `stack_room` tells whoever watches, as an error; code that nobody watches keeps the lanes of
//! the lost entry with those of the one before it, so that at least none is lost.
//!
//! Branches that share a stack, or an entry, share these masks, since a lane is parked at one of them, and keep the number of that branch in a mask
//! per bit. So what is live at once grows with the logarithm of their number, however many blocks are in each other's regions or meet at one block.
//!
//! A switch with more than [`MANY_TARGETS`] targets keeps a mask per bit of the edge's number instead. The dispatch goes down the bits:
//! at each it has the lanes of some numbers, takes a half that has lanes, and ends with those of one number. Where the smallest
//! group is wanted, it takes the half with fewer lanes: as soon as the lanes part, what is left is at most half of them.

use super::{Builder, InsertBefore, ValueFile};
use crate::analysis::{Cfg, Graph};
use crate::divergence::places::Kind;
use crate::divergence::plan::Place;
use crate::divergence::wave_ssa::Var;
use crate::ir::{Block, BlockCall, Inst, InstBuilder, InstructionData, IntCC, Opcode, Type, Value};
use rustc_hash::FxHashMap;

/// Targets of a strict switch beyond which its edges are kept as numbers.
pub(super) const MANY_TARGETS: usize = 8;

/// What the dispatch of a branch knows.
struct Dispatch<'t> {
    place: Place,
    branch: Block,
    terminator: Inst,
    targets: &'t [Place],
    /// The lanes that there are to choose from.
    running: Value,
}

impl Builder<'_> {
    /// What parked lanes read when they go on: the `b1` that are live after the branch.
    pub(super) fn find_masks_of_parked_lanes(&mut self, cfg: &Cfg) {
        for (place, &dispatch) in self.places.blocks().iter().enumerate() {
            let Kind::Dispatch(branch) = self.places.kind(place as Place) else {
                continue;
            };
            let Some(resume) = self.places.group(branch).map(|g| self.places.groups[g].resume) else {
                continue;
            };
            let waiting = [dispatch, self.thread_block(resume)];
            if let Some(inst) = self.func.terminator(branch) {
                for call in self.func.dfg.targets(inst) {
                    for &arg in self.func.dfg.call_args(call) {
                        if self.files.get(arg) == ValueFile::Mask {
                            self.live.entry(arg).or_default().extend(waiting);
                        }
                    }
                }
            }
            for live in self.live.values_mut() {
                if cfg.succs(branch).iter().any(|s| live.contains(s)) {
                    live.extend(waiting);
                }
            }
        }
    }

    /// The end of a block with a strict branch: which of the running lanes take which edge.
    pub(super) fn prepare_dispatch(
        &mut self,
        place: Place,
        block: Block,
        thread: Block,
        terminator: Inst,
        dispatch: Place,
    ) {
        let targets = self.plan.targets[dispatch as usize].clone();
        let running = self.exec_get(block);
        let mut lanes = self.lanes_of_targets(place, block, thread, terminator, &targets, running);
        // The last edge is that of all others; with numbers, no bit is set for it.
        lanes.pop();
        for (number, mut lanes) in lanes.into_iter().enumerate() {
            let var = self.edge_var(thread, dispatch, number as u32);
            if let Some(resume) = self.shared_of(thread) {
                let old = self.read_mask(block, var);
                let all = self.read_mask(block, self.all_parked(resume));
                let parked = self.mask(block, Opcode::MaskAnd, old, all);
                lanes = self.mask(block, Opcode::MaskOr, parked, lanes);
            }
            self.write(block, var, lanes);
        }
        self.go(place, block, dispatch);
        self.set_locs(block, self.func.dfg.locs[terminator]);
    }

    /// The resume place of a branch, if several entries may wait there.
    fn stack_of(&self, branch: Block) -> Option<Place> {
        let group = &self.places.groups[self.places.group(branch)?];
        (group.depth > 1).then_some(group.resume)
    }

    /// The resume place of a branch, if lanes of several entries or branches may wait there.
    fn shared_of(&self, branch: Block) -> Option<Place> {
        let group = &self.places.groups[self.places.group(branch)?];
        (group.depth > 1 || group.branches.len() > 1).then_some(group.resume)
    }

    /// All lanes that are parked at a resume place.
    fn all_parked(&self, resume: Place) -> Var {
        match self.places.kind(resume) {
            Kind::Resume(group) if self.places.groups[group].depth == 1 => Var::Parked(resume, 0),
            _ => Var::Mask(resume),
        }
    }

    /// Where an edge of a branch is kept. A parked lane waits at one branch only, so those that share a resume place share these masks, too.
    fn edge_var(&self, branch: Block, dispatch: Place, number: u32) -> Var {
        Var::Edge(self.shared_of(branch).unwrap_or(dispatch), number)
    }

    /// The number of a branch among those that share a resume place, as the bits that are set in it.
    fn number_in_group(&self, branch: Block) -> impl Iterator<Item = u32> + use<> {
        let group = self.places.group(branch).map(|g| &self.places.groups[g]);
        let number = group.and_then(|group| group.branches.iter().position(|&b| b == branch));
        let number = number.unwrap_or(0);
        (0..usize::BITS).filter(move |bit| number >> bit & 1 == 1)
    }

    /// Runs one group of the lanes at a strict branch and parks the others.
    pub(super) fn dispatch(&mut self, place: Place, branch: Block) {
        let Some(terminator) = self.func.terminator(branch) else {
            return;
        };
        let loc = self.func.dfg.locs[terminator];
        let targets = self.plan.targets[place as usize].clone();
        let mut at = self.bodies[place as usize];
        let running = self.exec_get(at);
        let known = Dispatch {
            place,
            branch,
            terminator,
            targets: &targets,
            running,
        };
        if targets.len() > MANY_TARGETS {
            self.descend(&known, at, running, 0, bits_of(targets.len()));
            return;
        }
        let mut left = running;
        let mut groups = Vec::with_capacity(targets.len());
        for number in 1..targets.len() as u32 {
            let var = self.edge_var(branch, place, number - 1);
            let edge = self.read_mask(at, var);
            groups.push(self.mask(at, Opcode::MaskAnd, running, edge));
            left = self.mask(at, Opcode::MaskAndn, left, edge);
        }
        groups.push(left);
        if self.stack_of(branch).is_some() {
            let smallest = groups[1..].iter().fold(groups[0], |best, &group| {
                self.mask(at, Opcode::MaskFewer, best, group)
            });
            for group in &mut groups {
                *group = self.mask(at, Opcode::MaskAnd, *group, smallest);
            }
        }
        for (number, (&target, &lanes)) in targets.iter().zip(&groups).enumerate() {
            self.exec_set(at, lanes);
            let mut way = at;
            if number + 1 < targets.len() {
                way = self.new_wave_block();
                let next = self.new_wave_block();
                self.branch(at, Opcode::WaveBranchAny, lanes, [way, next]);
                self.set_locs(at, loc);
                at = next;
            }
            self.run_group(&known, way, target, lanes);
        }
    }

    /// Runs the lanes of a group, which are set, and parks the others.
    fn run_group(&mut self, known: &Dispatch<'_>, mut way: Block, target: Place, lanes: Value) {
        let Dispatch {
            place,
            branch,
            terminator,
            running,
            ..
        } = *known;
        let others = self.mask(way, Opcode::MaskAndn, running, lanes);
        way = self.park(way, branch, others, lanes);
        let args = self.gather_arguments(place, way, terminator, target);
        if let Some(split) = self.split_edge(branch, terminator, target) {
            let block = self.wave_block_of_split(split);
            self.jump(way, block);
            way = block;
        }
        self.send_arguments(place, way, target, args, None);
        self.go(place, way, target);
        self.set_locs(way, self.func.dfg.locs[terminator]);
    }

    /// Goes on from `at` with `lanes`, at least one, whose edges have numbers from `first` on that differ in the lowest `bits`.
    fn descend(&mut self, known: &Dispatch<'_>, at: Block, lanes: Value, first: usize, bits: u32) {
        let Some(bit) = bits.checked_sub(1) else {
            self.exec_set(at, lanes);
            // The last target has number 0.
            let target = match first {
                0 => known.targets[known.targets.len() - 1],
                number => known.targets[number - 1],
            };
            self.run_group(known, at, target, lanes);
            return;
        };
        let second = first + (1 << bit);
        if second >= known.targets.len() {
            self.descend(known, at, lanes, first, bit);
            return;
        }
        let var = self.edge_var(known.branch, known.place, bit);
        let edges = self.read_mask(at, var);
        let mut upper = self.mask(at, Opcode::MaskAnd, lanes, edges);
        let mut lower = lanes;
        if self.stack_of(known.branch).is_some() {
            let rest = self.mask(at, Opcode::MaskAndn, lanes, edges);
            lower = self.mask(at, Opcode::MaskFewer, upper, rest);
            upper = self.mask(at, Opcode::MaskAnd, lower, edges);
        }
        self.exec_set(at, upper);
        let (way, next) = (self.new_wave_block(), self.func.dfg.make_block());
        self.branch(at, Opcode::WaveBranchAny, upper, [way, next]);
        self.set_locs(at, self.func.dfg.locs[known.terminator]);
        self.descend(known, way, upper, second, bit);
        self.wave.layout.append_block(next);
        self.descend(known, next, lower, first, bit);
    }

    /// The number of each entry's edge: 0 for the last target, to which an index beyond the table goes, too, and 1 and so on for the
    /// others in their order.
    pub(super) fn edge_numbers(&self, targets: &[Place], calls: &[BlockCall]) -> Vec<usize> {
        let last = targets.len().saturating_sub(1);
        let number: FxHashMap<Place, usize> = targets
            .iter()
            .enumerate()
            .map(|(index, &target)| (target, if index == last { 0 } else { index + 1 }))
            .collect();
        let place = |call: &BlockCall| self.places.position(call.block);
        calls
            .iter()
            .map(|call| place(call).and_then(|p| number.get(&p).copied()).unwrap_or(0))
            .collect()
    }

    /// The bits of the number of a lane's edge, lowest first, made in the lane program. Only these outlive the comparisons.
    pub(super) fn bits_of_edges(
        &mut self,
        place: Place,
        block: Block,
        thread: Block,
        index: Value,
        numbers: &[usize],
    ) -> Vec<Value> {
        let ty = self.func.dfg.value_type(index);
        let edges = numbers.iter().max().map_or(0, |most| most + 1);
        let mut bits: Vec<Option<Value>> = vec![None; bits_of(edges) as usize];
        for (entry, &number) in numbers.iter().enumerate().filter(|(_, number)| **number != 0) {
            let mut at = InsertBefore {
                func: self.func,
                layout: &mut self.wave.layout,
                thread,
                block,
            };
            let constant = at.iconst(ty, entry as u64);
            let equal = at.icmp(IntCC::Eq, index, constant);
            let mut made = vec![equal];
            for (position, bit) in bits.iter_mut().enumerate() {
                if number >> position & 1 == 0 {
                    continue;
                }
                let all = match *bit {
                    Some(any) => at.bor(Type::B1, any, equal),
                    None => equal,
                };
                made.push(all);
                *bit = Some(all);
            }
            self.files.set(constant, ValueFile::Scalar);
            self.def_place[constant] = Some(place);
            self.write(block, Var::Def(constant), constant);
            for value in made {
                self.files.set(value, ValueFile::Mask);
                self.def_place[value] = Some(place);
            }
        }
        // Some number has the highest bit, and a smaller one each other bit.
        bits.into_iter().flatten().collect()
    }

    /// Parks lanes at a branch as one entry, if there are any; `lanes` go on in the block that is returned.
    fn park(&mut self, mut at: Block, branch: Block, others: Value, lanes: Value) -> Block {
        let Some(group) = self.places.group(branch).map(|g| &self.places.groups[g]) else {
            return at;
        };
        let (resume, depth, recurs) = (group.resume, group.depth, group.recurs);
        if depth == 1 && !recurs {
            self.expect_empty_entry(at, branch, resume);
        }
        for bit in self.number_in_group(branch) {
            let old = self.read_mask(at, Var::Branch(resume, bit));
            let all = self.mask(at, Opcode::MaskOr, old, others);
            self.write(at, Var::Branch(resume, bit), all);
        }
        if depth == 1 {
            let again = self
                .places
                .position(branch)
                .is_some_and(|b| self.plan.pending_at(b, resume));
            let mut parked = others;
            if again {
                let old = self.read_mask(at, Var::Parked(resume, 0));
                parked = self.mask(at, Opcode::MaskOr, old, others);
            }
            self.write(at, Var::Parked(resume, 0), parked);
            return at;
        }
        let old = self.read_mask(at, Var::Mask(resume));
        let all = self.mask(at, Opcode::MaskOr, old, others);
        self.write(at, Var::Mask(resume), all);
        let (push, go) = (self.new_wave_block(), self.new_wave_block());
        self.exec_set(at, others);
        self.branch(at, Opcode::WaveBranchAny, others, [push, go]);
        at = go;
        let last = self.read_mask(push, Var::Parked(resume, depth - 1));
        self.expect_room(push, branch, last);
        for entry in (1..depth).rev() {
            let mut moved = self.read_mask(push, Var::Parked(resume, entry - 1));
            if entry == depth - 1 {
                moved = self.mask(push, Opcode::MaskOr, moved, last);
            }
            self.write(push, Var::Parked(resume, entry), moved);
        }
        self.write(push, Var::Parked(resume, 0), others);
        self.jump(push, go);
        self.exec_set(at, lanes);
        at
    }

    /// A branch that does not recur has one entry, alone or as its part of a shared one: nobody may be parked there when lanes come to it.
    fn expect_empty_entry(&mut self, at: Block, branch: Block, resume: Place) {
        let again = |at: Place| self.plan.pending_at(at, resume);
        if !self.places.position(branch).is_some_and(again) {
            return;
        }
        let mut own = self.read_mask(at, Var::Parked(resume, 0));
        let group = self.places.group(branch).map(|g| &self.places.groups[g]);
        let bits = bits_of(group.map_or(1, |group| group.branches.len()));
        let set: Vec<u32> = self.number_in_group(branch).collect();
        for bit in 0..bits {
            let numbered = self.read_mask(at, Var::Branch(resume, bit));
            let opcode = if set.contains(&bit) {
                Opcode::MaskAnd
            } else {
                Opcode::MaskAndn
            };
            own = self.mask(at, opcode, own, numbered);
        }
        self.expect_room(at, branch, own);
    }

    /// Who watches is told of the last entry of a stack, which must be empty when another one is pushed.
    fn expect_room(&mut self, push: Block, branch: Block, last: Value) {
        let room = InstructionData::Unary {
            opcode: Opcode::StackRoom,
            arg: last,
        };
        let inst = self.emit_void(push, room);
        if let Some(terminator) = self.func.terminator(branch) {
            self.func.dfg.locs[inst] = self.func.dfg.locs[terminator];
        }
    }

    /// Lanes are parked: those that were parked last go back to their branch.
    pub(super) fn resume(&mut self, place: Place, group: usize) {
        let group = self.places.groups[group].clone();
        let at = self.bodies[place as usize];
        if group.depth == 1 {
            if let Some(none) = self.no_lane {
                self.write(at, Var::Parked(place, 0), none);
            }
        } else {
            self.pop(place, at, group.depth);
        }
        if let [branch] = group.branches[..] {
            if let Some(dispatch) = self.places.dispatch(branch) {
                self.go(place, at, dispatch);
            }
            return;
        }
        let running = self.exec_get(at);
        let bits = bits_of(group.branches.len());
        self.descend_branches(place, &group.branches, at, [running; 2], bits);
    }

    /// Goes on from `at` with lanes that were parked, at one of the branches, whose numbers differ in the lowest `bits`. Of the lanes that
    /// run these are a part.
    fn descend_branches(
        &mut self,
        place: Place,
        branches: &[Block],
        at: Block,
        [running, lanes]: [Value; 2],
        bits: u32,
    ) {
        let (Some(bit), [_, _, ..]) = (bits.checked_sub(1), branches) else {
            if let Some(&branch) = branches.first() {
                self.resume_branch(place, branch, at, [running, lanes]);
            }
            return;
        };
        let (lower, upper) = branches.split_at(branches.len().min(1 << bit));
        if upper.is_empty() {
            self.descend_branches(place, lower, at, [running, lanes], bit);
            return;
        }
        let numbered = self.read_mask(at, Var::Branch(place, bit));
        let ones = self.mask(at, Opcode::MaskAnd, lanes, numbered);
        self.exec_set(at, ones);
        let (way, next) = (self.new_wave_block(), self.func.dfg.make_block());
        self.branch(at, Opcode::WaveBranchAny, ones, [way, next]);
        self.descend_branches(place, upper, way, [running, ones], bit);
        self.wave.layout.append_block(next);
        self.exec_set(next, lanes);
        self.descend_branches(place, lower, next, [running, lanes], bit);
    }

    /// Parked lanes, which are set, go back to their branch.
    fn resume_branch(&mut self, place: Place, branch: Block, at: Block, [running, lanes]: [Value; 2]) {
        let Some(dispatch) = self.places.dispatch(branch) else {
            return;
        };
        // An entry of a stack has lanes of one branch only, so nobody is put back there.
        if lanes != running {
            let others = self.mask(at, Opcode::MaskAndn, running, lanes);
            let mut entries = vec![Var::Parked(place, 0)];
            if self.all_parked(place) != entries[0] {
                entries.push(self.all_parked(place));
            }
            for var in entries {
                let old = self.read_mask(at, var);
                let with = self.mask(at, Opcode::MaskOr, old, others);
                self.write(at, var, with);
            }
        }
        for bit in self.number_in_group(branch) {
            let old = self.read_mask(at, Var::Branch(place, bit));
            let without = self.mask(at, Opcode::MaskAndn, old, lanes);
            self.write(at, Var::Branch(place, bit), without);
        }
        self.go(place, at, dispatch);
    }

    /// Takes the last entry off the stack and runs it.
    fn pop(&mut self, place: Place, at: Block, depth: u32) {
        let top = self.read_mask(at, Var::Parked(place, 0));
        let all = self.read_mask(at, Var::Mask(place));
        let others = self.mask(at, Opcode::MaskAndn, all, top);
        self.write(at, Var::Mask(place), others);
        for entry in 1..depth {
            let next = self.read_mask(at, Var::Parked(place, entry));
            self.write(at, Var::Parked(place, entry - 1), next);
        }
        if let Some(none) = self.no_lane {
            self.write(at, Var::Parked(place, depth - 1), none);
        }
        self.exec_set(at, top);
    }
}

/// Bits of the numbers below a bound.
fn bits_of(bound: usize) -> u32 {
    usize::BITS - bound.saturating_sub(1).leading_zeros()
}
