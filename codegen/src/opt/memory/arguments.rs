//! Arguments of a kernel that lie side by side are loaded at once, where the kernel begins.
//!
//! The kernarg segment does not change and every lane may read it, so its loads may stand anywhere in front of their uses. Loads from fixed places become a load of up to four times 64 bits, of whose halves the
//! smaller arguments are made. What is loaded lies within the segment as it is allocated: a multiple of 16 bytes that begins at one (HSA PRM 4.21). At most [`MOST_LOADS`] such loads, as
//! what they load stays in registers.
//! Where one lane has an argument of less than a word, a load of it alone is worth it: it can be one of the scalar unit, which mostly loads nothing smaller.
//!
//! Cost: linear, and sorting the loads.

use crate::ir::{
    Function, FunctionKind, Inst, InstBuilder, InstructionData, MemInfo, Opcode, Segment, SourceLoc, Type,
    Value, Width,
};
use crate::opt::Context;
use cranelift_entity::EntitySet;
use std::collections::BTreeMap;

/// Loads that a kernel begins with: 32 words.
pub const MOST_LOADS: usize = 4;

/// Alignment of the segment and what its size is rounded up to, in bytes.
const SEGMENT_UNIT: u64 = 16;

/// Bytes of a lane: what is loaded as one value.
const LANE: u64 = 8;

/// Bytes of a word.
const WORD: u32 = 4;

/// A load from a fixed place.
#[derive(Clone, Copy, Debug)]
struct Argument {
    inst: Inst,
    /// Bytes from the beginning of the segment on.
    offset: u64,
    ty: Type,
}

/// Merges loads of arguments; returns how many went.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let (FunctionKind::Kernel, Some(entry)) = (func.kind, func.layout.entry()) else {
        return 0;
    };
    let most = u64::from(context.machine.merging(Segment::Kernarg).bytes) / LANE;
    let (lanes, mut loads, address) = arguments(func);
    let Some(address) = address.filter(|_| most > 0) else {
        return 0;
    };
    let end = u64::from(func.kernarg_bytes).next_multiple_of(SEGMENT_UNIT) / LANE;
    let rest = std::mem::take(func.layout.insts_mut(entry));
    let mut gone: EntitySet<Inst> = EntitySet::new();
    let mut next = 0;
    while let Some((&first, _)) = lanes.range(next..).next() {
        let worth = |&count: &u64| {
            let inside = first + count <= end && count <= most;
            let used = lanes.range(first..first + count).count() as u64;
            let narrow = || lanes[&first].iter().any(|argument| argument.ty.bytes() < WORD);
            let several = count > 1 || lanes[&first].len() > 1 || narrow();
            inside && used + count / 4 >= count && several
        };
        let count = [4, 2, 1].into_iter().find(worth);
        next = first + count.unwrap_or(1);
        if loads < MOST_LOADS
            && let Some(count) = count
            && context.burn()
        {
            loads += 1;
            let found: Vec<Argument> = lanes
                .range(first..next)
                .flat_map(|(_, list)| list.clone())
                .collect();
            let loc = found
                .first()
                .map_or(SourceLoc::UNKNOWN, |argument| func.dfg.locs[argument.inst]);
            let values = load(func, address, (first, count), loc);
            for argument in &found {
                let value = part(func, &values, first, argument);
                let old = func.dfg.first_result(argument.inst);
                func.dfg.make_alias(old, value);
            }
            gone.extend(found.iter().map(|argument| argument.inst));
        }
    }
    func.layout.insts_mut(entry).extend(rest);
    let changes = gone.keys().count();
    if changes > 0 {
        for block in func.layout.blocks().to_vec() {
            func.layout.insts_mut(block).retain(|&inst| !gone.contains(inst));
        }
        func.resolve_all_aliases();
    }
    changes
}

/// The loads of single arguments by their lane, how many load several, and the type of addresses.
fn arguments(func: &Function) -> (BTreeMap<u64, Vec<Argument>>, usize, Option<Type>) {
    let mut lanes: BTreeMap<u64, Vec<Argument>> = BTreeMap::new();
    let (mut several, mut address) = (0, None);
    for (_, inst) in func.layout.iter() {
        let InstructionData::Load { mem, offset, arg, .. } = *func.dfg.inst(inst) else {
            continue;
        };
        let (Segment::Kernarg, Some(base)) = (mem.segment, func.dfg.int_constant(func.dfg.resolve(arg)))
        else {
            continue;
        };
        let &[result] = func.dfg.results(inst) else {
            several += 1;
            continue;
        };
        let ty = func.dfg.value_type(result);
        let (bytes, offset) = (u64::from(ty.bytes()), base.wrapping_add(i64::from(offset) as u64));
        let part = !ty.is_vector() && matches!(bytes, 1 | 2 | 4 | 8);
        if part && offset % bytes == 0 && offset < u64::from(func.kernarg_bytes) {
            address = Some(func.dfg.value_type(arg));
            let argument = Argument { inst, offset, ty };
            lanes.entry(offset / LANE).or_default().push(argument);
        }
    }
    (lanes, several, address)
}

/// Loads lanes from one on.
fn load(func: &mut Function, address: Type, (first, count): (u64, u64), loc: SourceLoc) -> Vec<Value> {
    let Some(entry) = func.layout.entry() else {
        return Vec::new();
    };
    let arg = func.at_end(entry).int(address, 0);
    let align = ((first * LANE) | SEGMENT_UNIT).trailing_zeros();
    let data = InstructionData::Load {
        opcode: Opcode::Load,
        mem: MemInfo {
            width: Width::ONE,
            ..MemInfo::plain(Segment::Kernarg, align as u8)
        },
        offset: (first * LANE) as i32,
        arg,
    };
    let types = vec![Type::I64; count as usize];
    let inst = func.dfg.make_inst(data, Type::I64, Some(&types));
    func.dfg.locs[inst] = loc;
    func.layout.append_inst(inst, entry);
    func.dfg.results(inst).to_vec()
}

/// An argument as a part of what was loaded.
fn part(func: &mut Function, lanes: &[Value], first: u64, argument: &Argument) -> Value {
    let Some(entry) = func.layout.entry() else {
        return lanes[0];
    };
    let whole = lanes[(argument.offset / LANE - first) as usize];
    let loc = func.dfg.locs[argument.inst];
    let bytes = argument.ty.bytes();
    let mut part = whole;
    if bytes <= WORD {
        let mut at = func.at_end(entry).with_loc(loc);
        part = match argument.offset % LANE < WORD.into() {
            true => at.ilow(whole),
            false => at.ihigh(whole),
        };
    }
    if bytes < WORD {
        let places = 8 * (argument.offset % u64::from(WORD));
        if places > 0 {
            let count = func.at_end(entry).with_loc(loc).int(Type::I32, places);
            part = func.at_end(entry).with_loc(loc).ushr(Type::I32, part, count);
        }
        let narrow = if bytes == 1 { Type::I8 } else { Type::I16 };
        part = func.at_end(entry).with_loc(loc).ireduce(narrow, part);
    }
    match func.dfg.value_type(part) == argument.ty {
        true => part,
        false => func.at_end(entry).with_loc(loc).bitcast(argument.ty, part),
    }
}
