//! Bytes that follow one another are loaded as words.
//!
//! - Bytes that become floats, because machines convert bytes of words ([`Machine::bytes_to_floats`](crate::opt::Machine)): several of a word, or of half of one, where it is known where words begin.
//! - Loads of several bytes or halves at once, as the elements of a vector are.
//! - All bytes of a word, whatever becomes of them, where words may begin at any byte ([`Merging::anywhere`](crate::opt::Merging)): one access has as many such words as the machine takes.
//!
//! Each byte is then a part of a word, of which shifts and masks are left.

use super::{Edit, Group, Member, WORD, anchor};
use crate::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, MemInfo, MemoryOrder, Opcode, Segment, SourceLoc,
    Type, Value,
};
use crate::opt::Context;
use cranelift_entity::EntitySet;
use rustc_hash::FxHashMap;

/// Loaded bytes that become floats and nothing else.
pub(super) fn bytes_of_floats(func: &Function) -> EntitySet<Value> {
    let dfg = &func.dfg;
    let is_word = |inst: Inst| {
        matches!(*dfg.inst(inst), InstructionData::Unary { opcode: Opcode::Uextend, arg }
            if dfg.value_type(arg) == Type::I8 && dfg.ctrl_type(inst) == Type::I32)
    };
    let (mut bytes, mut others) = (EntitySet::new(), EntitySet::new());
    // Most functions load no bytes.
    if !func.layout.iter().any(|(_, inst)| is_word(inst)) {
        return bytes;
    }
    let mut words: FxHashMap<Value, Value> = FxHashMap::default();
    for (_, inst) in func.layout.iter() {
        match *dfg.inst(inst) {
            InstructionData::Unary { arg, .. } if is_word(inst) => {
                words.insert(dfg.first_result(inst), dfg.resolve(arg));
                bytes.insert(dfg.resolve(arg));
            }
            InstructionData::UnaryFp {
                opcode: Opcode::FcvtFromUint,
                ..
            } if dfg.ctrl_type(inst) == Type::F32 => {}
            _ => {
                for value in dfg.uses(inst) {
                    let value = dfg.resolve(value);
                    others.insert(words.get(&value).copied().unwrap_or(value));
                }
            }
        }
    }
    let mut only = EntitySet::new();
    only.extend(bytes.iter().filter(|&byte| !others.contains(byte)));
    only
}

impl Edit<'_> {
    /// Replaces loads of bytes, in the order of their places.
    pub(super) fn merge_bytes(&mut self, group: &Group, members: &[Member], context: &mut Context<'_>) {
        let aligned = |member: &&Member| {
            let mem = self.func.dfg.inst(member.inst).mem();
            mem.is_some_and(|mem| 1 << mem.align_log2 >= WORD)
        };
        match members.iter().find(aligned).map(|member| member.start) {
            Some(origin) if group.floats => self.merge_floats(group, members, origin, context),
            _ if group.merging.anywhere => self.merge_words(group, members, context),
            _ => {}
        }
    }

    /// Words of which all bytes are loaded.
    fn merge_words(&mut self, group: &Group, members: &[Member], context: &mut Context<'_>) {
        let follows = |a: &Member, b: &Member| b.start == a.start + 1;
        for row in members.chunk_by(follows) {
            let mut words = row.chunks_exact(WORD as usize).len();
            let mut rest = row;
            while words > 0 {
                let fits = |&count: &usize| group.is_access(WORD * count as u64);
                let count = (2..=words).rev().find(fits).unwrap_or(1);
                let (run, after) = rest.split_at(count * WORD as usize);
                self.join_bytes(group, run, (run[0].start, Type::I32, count), context);
                rest = after;
                words -= count;
            }
        }
    }

    /// Words and halves of words of which several bytes become floats; a word begins at the origin.
    fn merge_floats(&mut self, group: &Group, members: &[Member], origin: i64, context: &mut Context<'_>) {
        let unit_of = |member: &Member, unit: i64| origin + (member.start - origin).div_euclid(unit) * unit;
        let word = |member: &Member| unit_of(member, WORD as i64);
        let half = |member: &Member| unit_of(member, WORD as i64 / 2);
        let (lowest, highest) = (members[0].start, members[members.len() - 1].start);
        for run in members.chunk_by(|a, b| word(a) == word(b)) {
            let start = word(&run[0]);
            if (lowest..=highest - (WORD as i64 - 1)).contains(&start) {
                self.join_bytes(group, run, (start, Type::I32, 1), context);
                continue;
            }
            for pair in run.chunk_by(|a, b| half(a) == half(b)) {
                self.join_bytes(group, pair, (half(&pair[0]), Type::I16, 1), context);
            }
        }
    }

    /// Bytes of so many words, or of half of one, if there are several.
    fn join_bytes(
        &mut self,
        group: &Group,
        run: &[Member],
        (start, ty, count): (i64, Type, usize),
        context: &mut Context<'_>,
    ) {
        if let Some((mem, offset, base)) = self.address(group, run, start)
            && run.len() > 1
            && context.burn()
        {
            self.load_bytes(run, (start, ty, count), (mem, offset, base));
            self.changes += run.len() - 1;
        }
    }

    fn load_bytes(
        &mut self,
        run: &[Member],
        (start, ty, count): (i64, Type, usize),
        (mem, offset, address): (MemInfo, i32, Value),
    ) {
        let Some(at) = anchor(run, false) else { return };
        let place = |member: &Member| {
            let byte = (member.start - start) as u64;
            (self.func.dfg.first_result(member.inst), byte)
        };
        let bytes: Vec<(Value, u64)> = run.iter().map(place).collect();
        self.put(at.index, |func, block, loc| {
            let data = InstructionData::Load {
                opcode: Opcode::Load,
                mem,
                offset,
                arg: address,
            };
            load_parts(func, (block, loc), data, (ty, count), &bytes);
        });
        self.gone.extend(run.iter().map(|member| member.inst));
    }
}

/// Appends a load of so many values of a type, words or one half of a word. Each of the parts, which begins at a byte, is from now on what it has there.
fn load_parts(
    func: &mut Function,
    (block, loc): (Block, SourceLoc),
    data: InstructionData,
    (ty, count): (Type, usize),
    parts: &[(Value, u64)],
) {
    let load = func.dfg.make_inst(data, ty, Some(&vec![ty; count]));
    func.dfg.locs[load] = loc;
    func.layout.append_inst(load, block);
    let mut words = func.dfg.results(load).to_vec();
    if ty != Type::I32 {
        for word in &mut words {
            *word = func.at_end(block).with_loc(loc).uextend(Type::I32, *word);
        }
    }
    for &(old, byte) in parts {
        let (mut part, shift) = (words[(byte / WORD) as usize], 8 * (byte % WORD));
        if shift > 0 {
            let count = func.at_end(block).with_loc(loc).int(Type::I32, shift);
            part = func.at_end(block).with_loc(loc).ushr(Type::I32, part, count);
        }
        let whole = func.dfg.value_type(old);
        let int = whole.as_int();
        part = func.at_end(block).with_loc(loc).ireduce(int, part);
        if whole != int {
            part = func.at_end(block).with_loc(loc).bitcast(whole, part);
        }
        func.dfg.make_alias(old, part);
    }
}

/// Loads of several bytes or halves become loads of words, where these are aligned or may lie anywhere; returns how many. What follows merges words.
pub(super) fn widen(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let wide = |&inst: &Inst| as_words(func, inst, context).is_some();
        if !func.layout.insts(block).iter().any(wide) {
            continue;
        }
        for inst in std::mem::take(func.layout.insts_mut(block)) {
            match as_words(func, inst, context) {
                Some(words) if context.burn() => {
                    let results = func.dfg.results(inst).to_vec();
                    let bytes = u64::from(func.dfg.value_type(results[0]).bytes());
                    let places = (0..).map(|index| index * bytes);
                    let parts: Vec<(Value, u64)> = results.into_iter().zip(places).collect();
                    let (data, loc) = (*func.dfg.inst(inst), func.dfg.locs[inst]);
                    load_parts(func, (block, loc), data, words, &parts);
                    changes += 1;
                }
                _ => func.layout.append_inst(inst, block),
            }
        }
    }
    changes
}

/// What an instruction loads instead, if it loads several bytes or halves that one access of words has.
fn as_words(func: &Function, inst: Inst, context: &Context<'_>) -> Option<(Type, usize)> {
    let InstructionData::Load { mem, .. } = func.dfg.inst(inst) else {
        return None;
    };
    let results = func.dfg.results(inst);
    let &[first, _, ..] = results else { return None };
    // Arguments of functions are passed as they are declared.
    if mem.segment == Segment::Arg {
        return None;
    }
    let ty = func.dfg.value_type(first);
    let alike = results.iter().all(|&value| func.dfg.value_type(value) == ty);
    if !alike || !matches!(ty, Type::I8 | Type::I16 | Type::F16) || mem.order != MemoryOrder::None {
        return None;
    }
    let bytes = u64::from(ty.bytes()) * results.len() as u64;
    let merging = context.machine.merging(mem.segment);
    let aligned = |need: u64| merging.anywhere || 1 << mem.align_log2 >= need;
    match bytes {
        2 if aligned(2) => Some((Type::I16, 1)),
        WORD if aligned(WORD) => Some((Type::I32, 1)),
        _ if bytes.is_multiple_of(WORD)
            && bytes.is_power_of_two()
            && bytes <= u64::from(merging.bytes)
            && aligned((bytes >> merging.slack).max(WORD)) =>
        {
            Some((Type::I32, (bytes / WORD) as usize))
        }
        _ => None,
    }
}
