//! Small values side by side in memory, memory that is read at an address which all lanes share after one of them wrote it, and tables of constants.

use crate::body::Body;
use crate::memory::{GROUP_ITEM_BYTES, OWN_BYTES};
use std::collections::BTreeMap;
use wavelift_codegen::ir::{
    Function, InstBuilder, InstructionData, IntCC, MemInfo, Module, Opcode, Segment, Type, Value, ValueDef,
};

const GLOBAL_NARROW: &str = "bytes or halves side by side in global memory";
const GROUP_NARROW: &str = "bytes or halves side by side in group memory";
const SHARED: &str = "load at a shared address after a store there";
const TABLE: &str = "table of constants at a known index";
const TABLE_INDEX: &str = "table of constants at an index";
const AGAIN: &str = "two pointers to one place given to a function";

/// Every name that [`neighbours`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [GLOBAL_NARROW, GROUP_NARROW, SHARED, TABLE, TABLE_INDEX, AGAIN].into_iter()
}

impl Body<'_, '_, '_> {
    /// Writes bytes or halves side by side in memory of the work-item's own, and reads them in parts of some size.
    pub(crate) fn side_by_side(&mut self) {
        let own = self.places.own.map(|own| (Segment::Global, own, OWN_BYTES));
        let group = self.places.group;
        let group = group.map(|group| (Segment::Group, group.own, GROUP_ITEM_BYTES));
        let places: Vec<(Segment, Value, u32)> = [own, group].into_iter().flatten().collect();
        if places.is_empty() {
            return;
        }
        let (segment, base, bytes) = self.choices.of(&places);
        let part = self.choices.of(&[Type::I8, Type::I8, Type::I16]);
        let count = self.choices.of(&[2, 4, 4, 8]).min(8 / part.bytes());
        let first = 8 * self.choices.below(bytes as usize / 8) as u32;
        let plain = |ty: Type| MemInfo::plain(segment, ty.bytes().trailing_zeros() as u8);
        for number in 0..count {
            let value = self.value(part);
            let offset = (first + number * part.bytes()) as i32;
            self.end().store(part, plain(part), offset, &[base, value]);
        }
        let read = self.choices.of(&[part, part, Type::I16, Type::I32, Type::I64]);
        let step = read.bytes();
        let loads = self.choices.of(&[1, 2, 4]).min(8 / step);
        for number in 0..loads {
            let offset = (first + number * step) as i32;
            let load = self.end().load(read, &[read], plain(read), offset, base);
            let value = self.result(load);
            self.know(value, false);
        }
    }

    /// The first work-item writes its part of the output, and reads it where all lanes would read.
    pub(crate) fn first_item(&mut self) {
        let Some(output) = self.places.output else {
            return;
        };
        let ty = self.choices.of(&[Type::I32, Type::I32, Type::I64, Type::F32]);
        let (written, otherwise) = (self.value(ty), self.value(ty));
        let (inside, _) = self.block(&[]);
        let (join, params) = self.block(&[ty]);
        let zero = self.int(Type::I32, 0);
        let mut at = self.end();
        let id = at.workitemflatabsid(Type::I32);
        let cond = at.icmp(IntCC::Eq, id, zero);
        let targets = [self.to(inside, &[]), self.to(join, &[otherwise])];
        self.branch(cond, targets);
        self.goto(inside);
        let offset = 8 * self.choices.below(OWN_BYTES as usize / 8) as i32;
        let mem = MemInfo::plain(Segment::Global, ty.bytes().trailing_zeros() as u8);
        let before = self.choices.one_in(2).then(|| {
            let load = self.end().load(ty, &[ty], mem, offset, output);
            self.result(load)
        });
        let mut at = self.end();
        at.store(ty, mem, offset, &[output, written]);
        let load = at.load(ty, &[ty], mem, offset, output);
        let mut read = self.result(load);
        if let Some(before) = before.filter(|_| ty.is_int()) {
            read = self.end().isub(ty, read, before);
        }
        self.jump(join, &[read]);
        self.join(join, &params, false);
    }
}

/// What a function does with neighbours in memory, each as often as it has it.
pub(crate) fn neighbours(module: &Module, func: &Function) -> Vec<&'static str> {
    let mut found = Vec::new();
    for &block in func.layout.blocks() {
        // The narrow stores of a block by base and segment, and what was stored to.
        let mut narrow: BTreeMap<(bool, Value), Vec<i32>> = BTreeMap::new();
        let mut stored = Vec::new();
        for &inst in func.layout.insts(block) {
            let args = func.dfg.args(inst);
            let ty = func.dfg.ctrl_type(inst);
            match *func.dfg.inst(inst) {
                InstructionData::Store { mem, offset, .. } => {
                    stored.push((args[0], offset));
                    let group = mem.segment == Segment::Group;
                    if ty.bytes() <= 2 && (group || mem.segment == Segment::Global) {
                        let all = narrow.entry((group, args[0])).or_default();
                        let beside = [offset - ty.bytes() as i32, offset + ty.bytes() as i32];
                        if all.iter().any(|other| beside.contains(other)) {
                            found.push(if group { GROUP_NARROW } else { GLOBAL_NARROW });
                        }
                        all.push(offset);
                    }
                }
                InstructionData::Load { offset, arg, .. } => {
                    if stored.contains(&(arg, offset)) && is_given(func, arg) {
                        found.push(SHARED);
                    }
                    found.extend(table(module, func, arg));
                }
                InstructionData::Call { .. } => {
                    let pointers = args.iter().enumerate();
                    let twice = pointers
                        .filter(|&(_, &arg)| func.dfg.value_type(arg) == Type::I64)
                        .any(|(at, arg)| args[..at].contains(arg));
                    found.extend(twice.then_some(AGAIN));
                }
                _ => {}
            }
        }
    }
    found
}

/// Whether an address is an argument of the kernel as it is.
fn is_given(func: &Function, address: Value) -> bool {
    let ValueDef::Result(inst, _) = func.dfg.value_def(func.dfg.resolve(address)) else {
        return false;
    };
    let data = func.dfg.inst(inst);
    matches!(data, InstructionData::Load { mem, .. } if mem.segment == Segment::Kernarg)
}

/// Whether an address is in a variable that never changes, and how it is found there.
fn table(module: &Module, func: &Function, address: Value) -> Option<&'static str> {
    let mut value = func.dfg.resolve(address);
    let mut shape = TABLE;
    while let ValueDef::Result(inst, _) = func.dfg.value_def(value) {
        match *func.dfg.inst(inst) {
            InstructionData::SymbolAddr { symbol, .. } => {
                return module.symbols[symbol].constant.then_some(shape);
            }
            _ if func.dfg.opcode(inst) == Opcode::Iadd => {
                shape = TABLE_INDEX;
                value = func.dfg.resolve(func.dfg.args(inst)[0]);
            }
            _ => return None,
        }
    }
    None
}
