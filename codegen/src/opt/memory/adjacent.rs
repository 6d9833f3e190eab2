//! Accesses next to one another become one.
//!
//! Machines with messages of several words ([`Machine::merged_dwords`](crate::opt::Machine)) have no offsets in them, so that each access makes its own address:
//! `[p + 4 * (i + 1)]` and `[p + 4 * (i - 1)]` are two sums, a shift and a message each. Within a block
//!
//! - *offsets*: where addresses differ by a constant, modulo the bits that the machine looks at, the later access takes the address of the first one with another
//!   offset. An address that is used for anything else stays.
//! - *loads* of one type from one address whose offsets follow on one another become one load of several values, in the place of the first. Nothing in
//!   between may have written what they read: no store, no atomic operation, no call, nothing that orders memory. Memory that does not change is read
//!   at any time.
//! - *stores* alike become one in the place of the last, where nothing in between reads or writes memory at all.
//!
//! What is merged are values of 32 and 64 bits, of which each is aligned to words; the address of the whole is that of the first, with its alignment. Kernel arguments stay: targets have
//! them in registers or load them as they like.
//!
//! Cost: linear, but for sorting the accesses of a block.

use super::offsets::MOST;
use crate::analysis::alias::{Linear, linear_modulo};
use crate::ir::eval::sx;
use crate::ir::{
    Block, DataFlowGraph, Function, Inst, InstructionData, MemInfo, MemoryOrder, Segment, Type, Value,
};
use crate::maps::sized;
use crate::opt::Context;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};

/// Merges accesses; returns how many became others.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let most = u32::from(context.machine.merged_dwords());
    if most < 2 {
        return 0;
    }
    let mut changes = share_addresses(func, context);
    for block in func.layout.blocks().to_vec() {
        let runs = Runs::of(func, block, most);
        if runs.is_empty() {
            continue;
        }
        changes += merge(func, block, runs, context);
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

/// The memory of an access, its offset and its address.
fn access(dfg: &DataFlowGraph, inst: Inst) -> Option<(MemInfo, i32, Value)> {
    match *dfg.inst(inst) {
        InstructionData::Load { mem, offset, .. }
        | InstructionData::Store { mem, offset, .. }
        | InstructionData::Atomic { mem, offset, .. } => {
            Some((mem, offset, dfg.resolve(*dfg.args(inst).first()?)))
        }
        _ => None,
    }
}

/// Gives accesses of a block whose addresses differ by constants the first one's; returns how many.
fn share_addresses(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut uses: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    for (_, inst) in func.layout.iter() {
        func.dfg
            .uses(inst)
            .for_each(|value| uses[func.dfg.resolve(value)] += 1);
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let mut firsts: FxHashMap<(Segment, Linear), (Value, u64)> = FxHashMap::default();
        for inst in func.layout.insts(block).to_vec() {
            let Some((mem, offset, address)) = access(&func.dfg, inst) else {
                continue;
            };
            let bits = context.machine.address_bits(mem.segment);
            let bits = bits.min(func.dfg.value_type(address).bits());
            let shared = matches!(mem.segment, Segment::Global | Segment::Readonly | Segment::Group);
            if !shared || bits > 32 {
                continue;
            }
            let mut parts = linear_modulo(&func.dfg, address, bits);
            let constant = std::mem::take(&mut parts.offset);
            let &mut (first, at) = firsts.entry((mem.segment, parts)).or_insert((address, constant));
            let same_type = func.dfg.value_type(first) == func.dfg.value_type(address);
            if first == address || uses[address] > 1 || !same_type {
                continue;
            }
            let sum = sx(constant.wrapping_sub(at), bits) + i64::from(offset);
            if !(-MOST..=MOST).contains(&sum) || !context.burn() {
                continue;
            }
            func.dfg.args_mut(inst)[0] = first;
            set_offset(func.dfg.inst_mut(inst), sum as i32);
            changes += 1;
        }
    }
    changes
}

fn set_offset(data: &mut InstructionData, sum: i32) {
    match data {
        InstructionData::Load { offset, .. }
        | InstructionData::Store { offset, .. }
        | InstructionData::Atomic { offset, .. } => *offset = sum,
        _ => {}
    }
}

/// What accesses that may be merged have in common.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Common {
    address: Value,
    mem: MemInfo,
    ty: Type,
}

/// An access that may be merged with others.
#[derive(Clone, Copy, Debug)]
struct Member {
    /// Its place in the block.
    at: usize,
    offset: i32,
    align_log2: u8,
    dwords: u32,
}

impl Member {
    fn end(&self) -> i64 {
        i64::from(self.offset) + 4 * i64::from(self.dwords)
    }

    fn overlaps(&self, other: &Member) -> bool {
        i64::from(self.offset) < other.end() && i64::from(other.offset) < self.end()
    }
}

/// Accesses without anything between them that forbids to merge them.
#[derive(Debug)]
struct Group {
    common: Common,
    members: Vec<Member>,
}

/// Accesses that become one, by their places in the block, in the order of their addresses.
type Run = Vec<Member>;

/// The accesses of a block that can be merged.
struct Runs {
    most: u32,
    loads: Vec<Group>,
    /// Loads of memory that does not change.
    constant: Vec<Group>,
    stores: Vec<Group>,
    found: Vec<Run>,
}

impl Runs {
    fn of(func: &Function, block: Block, most: u32) -> Vec<Run> {
        let mut runs = Runs {
            most,
            loads: Vec::new(),
            constant: Vec::new(),
            stores: Vec::new(),
            found: Vec::new(),
        };
        for (at, &inst) in func.layout.insts(block).iter().enumerate() {
            let member = candidate(&func.dfg, inst, at);
            match func.dfg.inst(inst) {
                InstructionData::Load { mem, .. } => {
                    if !mem.constant {
                        runs.close_stores();
                    }
                    let groups = if mem.constant {
                        &mut runs.constant
                    } else {
                        &mut runs.loads
                    };
                    member.into_iter().for_each(|member| add(groups, member));
                }
                InstructionData::Store { .. } => {
                    runs.close_loads();
                    // A store that is none of the group may be of the same bytes.
                    let joins = |group: &Group| {
                        member.is_some_and(|(common, member)| {
                            group.common == common
                                && !group.members.iter().any(|other| other.overlaps(&member))
                        })
                    };
                    if !runs.stores.iter().all(joins) || member.is_none() {
                        runs.close_stores();
                    }
                    member
                        .into_iter()
                        .for_each(|member| add(&mut runs.stores, member));
                }
                data if !data.opcode().effects().removable() || data.opcode().effects().convergent() => {
                    runs.close_loads();
                    runs.close_stores();
                }
                _ => {}
            }
        }
        runs.close_loads();
        runs.close_stores();
        let constant = std::mem::take(&mut runs.constant);
        runs.close(constant);
        runs.found
    }

    fn close_loads(&mut self) {
        let groups = std::mem::take(&mut self.loads);
        self.close(groups);
    }

    fn close_stores(&mut self) {
        let groups = std::mem::take(&mut self.stores);
        self.close(groups);
    }

    fn close(&mut self, groups: Vec<Group>) {
        for mut group in groups {
            group.members.sort_by_key(|member| member.offset);
            let mut run: Run = Vec::new();
            let mut dwords = 0;
            for member in group.members {
                let follows = run
                    .last()
                    .is_some_and(|last| last.end() == i64::from(member.offset));
                if !follows || dwords + member.dwords > self.most {
                    self.found.push(std::mem::take(&mut run));
                    dwords = 0;
                }
                dwords += member.dwords;
                run.push(member);
            }
            self.found.push(run);
        }
        self.found.retain(|run| run.len() > 1);
    }
}

fn add(groups: &mut Vec<Group>, (common, member): (Common, Member)) {
    match groups.iter_mut().find(|group| group.common == common) {
        Some(group) => group.members.push(member),
        None => groups.push(Group {
            common,
            members: vec![member],
        }),
    }
}

/// An access that may be merged, and what it must have in common with others.
fn candidate(dfg: &DataFlowGraph, inst: Inst, at: usize) -> Option<(Common, Member)> {
    let (mem, offset, address) = access(dfg, inst)?;
    let values = match dfg.inst(inst) {
        InstructionData::Load { .. } => dfg.results(inst),
        InstructionData::Store { .. } => &dfg.args(inst)[1..],
        _ => return None,
    };
    let ty = dfg.value_type(*values.first()?);
    let alike = values.iter().all(|&value| dfg.value_type(value) == ty);
    let segment = matches!(
        mem.segment,
        Segment::Global | Segment::Readonly | Segment::Group | Segment::Private
    );
    let fits = alike && segment && !ty.is_vector() && matches!(ty.bits(), 32 | 64);
    let ordinary = mem.order == MemoryOrder::None && mem.align_log2 >= 2;
    let common = Common {
        address,
        mem: MemInfo { align_log2: 0, ..mem },
        ty,
    };
    let member = Member {
        at,
        offset,
        align_log2: mem.align_log2,
        dwords: values.len() as u32 * ty.bits() / 32,
    };
    (fits && ordinary).then_some((common, member))
}

/// Makes one access of each run; returns how many accesses are gone.
fn merge(func: &mut Function, block: Block, runs: Vec<Run>, context: &mut Context<'_>) -> usize {
    let mut insts = func.layout.insts(block).to_vec();
    let mut gone = FxHashSet::default();
    for run in runs {
        if !context.burn() {
            break;
        }
        let members: Vec<Inst> = run.iter().map(|member| insts[member.at]).collect();
        let places = run.iter().map(|member| member.at);
        let is_load = matches!(func.dfg.inst(members[0]), InstructionData::Load { .. });
        let place = if is_load { places.min() } else { places.max() };
        let Some(place) = place else { continue };
        let loc = func.dfg.locs[insts[place]];
        let whole = match is_load {
            true => merged_load(&mut func.dfg, run[0], &members),
            false => merged_store(&mut func.dfg, run[0], &members),
        };
        func.dfg.locs[whole] = loc;
        gone.extend(run.iter().map(|member| member.at).filter(|&at| at != place));
        insts[place] = whole;
    }
    let count = gone.len();
    let mut at = 0;
    insts.retain(|_| {
        at += 1;
        !gone.contains(&(at - 1))
    });
    *func.layout.insts_mut(block) = insts;
    count
}

/// One load of what several load, the first of which has the lowest address.
fn merged_load(dfg: &mut DataFlowGraph, first: Member, members: &[Inst]) -> Inst {
    let results: Vec<Value> = members
        .iter()
        .flat_map(|&inst| dfg.results(inst).to_vec())
        .collect();
    let types: Vec<Type> = results.iter().map(|&value| dfg.value_type(value)).collect();
    let mut data = *dfg.inst(members[0]);
    if let InstructionData::Load { mem, .. } = &mut data {
        mem.align_log2 = first.align_log2;
    }
    let whole = dfg.make_inst(data, dfg.ctrl_type(members[0]), Some(&types));
    for (index, old) in results.into_iter().enumerate() {
        let new = dfg.results(whole)[index];
        dfg.make_alias(old, new);
    }
    whole
}

/// One store of what several store, the first of which has the lowest address.
fn merged_store(dfg: &mut DataFlowGraph, first: Member, members: &[Inst]) -> Inst {
    let mut args = dfg.args(members[0])[..1].to_vec();
    for &inst in members {
        args.extend_from_slice(&dfg.args(inst)[1..]);
    }
    let list = dfg.make_list(&args);
    let mut data = *dfg.inst(members[0]);
    if let InstructionData::Store { mem, args, .. } = &mut data {
        (mem.align_log2, *args) = (first.align_log2, list);
    }
    dfg.make_inst(data, dfg.ctrl_type(members[0]), Some(&[]))
}
