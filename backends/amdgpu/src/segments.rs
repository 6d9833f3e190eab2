//! Flat accesses on machines without instructions for them: the high word of an address says in which segment it lies, so lanes go different
//! ways to an access of that segment, and meet after it. What no function of the module makes flat addresses of needs no way; most often all are
//! global.
//!
//! What is tested is the address with its offset: without it, it may be in no segment.
//!
//! Cost: a test and a branch for group memory, and for private memory, per access.

use wavelift_codegen::analysis::FlatSegments;
use wavelift_codegen::ir::{
    Block, Function, Inst, InstBuilder, InstructionData, Segment, SourceLoc, Type, Value, ValueList, Width,
};
use wavelift_codegen::legalize::flat::add_flat_offsets;

/// Replaces the flat accesses of a function, and says how many there were.
pub fn split(func: &mut Function, flat: FlatSegments) -> usize {
    if flat == FlatSegments::default() {
        return all_global(func);
    }
    add_flat_offsets(func);
    let (mut at, mut count) = (0, 0);
    while let Some(&block) = func.layout.blocks().get(at) {
        at += 1;
        let is_flat = |&inst: &Inst| {
            func.dfg
                .inst(inst)
                .mem()
                .is_some_and(|mem| mem.segment == Segment::Flat)
        };
        let Some(index) = func.layout.insts(block).iter().position(is_flat) else {
            continue;
        };
        count += 1;
        Access::cut(func, block, index).go_ways(func, flat);
    }
    if count > 0 {
        func.resolve_all_aliases();
    }
    count
}

/// No flat address lies anywhere else.
fn all_global(func: &mut Function) -> usize {
    let insts: Vec<Inst> = func.layout.iter().map(|(_, inst)| inst).collect();
    let mut count = 0;
    for inst in insts {
        match func.dfg.inst_mut(inst) {
            InstructionData::Load { mem, .. }
            | InstructionData::Store { mem, .. }
            | InstructionData::Atomic { mem, .. }
                if mem.segment == Segment::Flat =>
            {
                mem.segment = Segment::Global;
                count += 1;
            }
            _ => {}
        }
    }
    count
}

/// A flat access that has been cut out of its block.
struct Access {
    data: InstructionData,
    ty: Type,
    loc: SourceLoc,
    address: Value,
    /// What is stored, or what an atomic takes.
    values: Vec<Value>,
    results: Vec<Type>,
    /// The first half of the block, and the second, whose parameters are the results.
    block: Block,
    after: Block,
}

impl Access {
    fn cut(func: &mut Function, block: Block, index: usize) -> Access {
        let inst = func.layout.insts(block)[index];
        let args = func.dfg.args(inst).to_vec();
        let results = func.dfg.results(inst).to_vec();
        let after = func.dfg.make_block();
        let mut types = Vec::new();
        for &result in &results {
            let ty = func.dfg.value_type(result);
            let param = func.dfg.append_block_param(after, ty);
            func.dfg.make_alias(result, param);
            types.push(ty);
        }
        let rest = func.layout.insts_mut(block).split_off(index + 1);
        func.layout.insts_mut(block).pop();
        for inst in rest {
            func.layout.append_inst(inst, after);
        }
        Access {
            data: *func.dfg.inst(inst),
            ty: func.dfg.ctrl_type(inst),
            loc: func.dfg.locs[inst],
            address: args[0],
            values: args[1..].to_vec(),
            results: types,
            block,
            after,
        }
    }

    /// Makes the ways, and puts their blocks after that of the access.
    fn go_ways(&self, func: &mut Function, flat: FlatSegments) {
        // An atomic operation on private memory has no meaning.
        let atomic = matches!(self.data, InstructionData::Atomic { .. });
        let wanted = [
            (Segment::Group, flat.group),
            (Segment::Private, flat.private && !atomic),
        ];
        let (mut here, mut made) = (self.block, Vec::new());
        for (segment, _) in wanted.into_iter().filter(|(_, wanted)| *wanted) {
            let [inside, outside] = [0, 1].map(|_| func.dfg.make_block());
            let targets = [inside, outside].map(|block| func.dfg.block_call(block, &[]));
            let mut at = func.at_end(here).with_loc(self.loc);
            let lies = at.segmentp(segment, true, self.address);
            at.branch(Width::ONE, lies, targets);
            let address = func
                .at_end(inside)
                .with_loc(self.loc)
                .ftos(Type::I32, segment, true, self.address);
            self.access(func, inside, segment, address);
            made.extend([inside, outside]);
            here = outside;
        }
        self.access(func, here, Segment::Global, self.address);
        made.push(self.after);
        let mut order = Vec::with_capacity(func.layout.blocks().len() + made.len());
        for &block in func.layout.blocks() {
            order.push(block);
            if block == self.block {
                order.append(&mut made);
            }
        }
        func.layout.set_order(order);
    }

    /// The access of a segment, and the jump to what comes after it.
    fn access(&self, func: &mut Function, block: Block, segment: Segment, address: Value) {
        let args: Vec<Value> = [address].into_iter().chain(self.values.iter().copied()).collect();
        let list = func.dfg.make_list(&args);
        let data = in_segment(self.data, segment, address, list);
        let inst = func.dfg.make_inst(data, self.ty, Some(&self.results));
        func.dfg.locs[inst] = self.loc;
        func.layout.append_inst(inst, block);
        let results = func.dfg.results(inst).to_vec();
        let target = func.dfg.block_call(self.after, &results);
        func.at_end(block).with_loc(self.loc).jump(target);
    }
}

/// An access in another segment.
fn in_segment(mut data: InstructionData, to: Segment, address: Value, list: ValueList) -> InstructionData {
    match &mut data {
        InstructionData::Load { mem, arg, .. } => (mem.segment, *arg) = (to, address),
        InstructionData::Store { mem, args, .. } | InstructionData::Atomic { mem, args, .. } => {
            (mem.segment, *args) = (to, list)
        }
        _ => {}
    }
    data
}
