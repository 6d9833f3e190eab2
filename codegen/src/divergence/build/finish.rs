//! After the last place: split edges of the wave level, thread-level arguments that moved, dead mask code.

use super::Builder;
use crate::divergence::DivergenceStats;
use crate::divergence::files::{ValueFile, ValueFiles};
use crate::divergence::places::Places;
use crate::ir::incoming::Incoming;
use crate::ir::{Block, Function, Inst, Layout, Opcode, Value, ValueDef, WaveLevel};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;

impl Builder<'_> {
    /// Where nothing ever ends, what would run parked lanes is never reached.
    pub(super) fn drop_unreachable(&mut self) {
        let Some(entry) = self.wave.layout.entry() else {
            return;
        };
        let mut reached: SecondaryMap<Block, bool> = sized(self.func.dfg.num_blocks());
        let mut work = vec![entry];
        while let Some(block) = work.pop() {
            if std::mem::replace(&mut reached[block], true) {
                continue;
            }
            if let Some(inst) = self.wave.layout.last_inst(block) {
                work.extend(self.func.dfg.targets(inst).iter().map(|call| call.block));
            }
        }
        let order = self.wave.layout.blocks().iter().copied();
        let order = order.filter(|&block| reached[block]).collect();
        self.wave.layout.set_order(order);
    }

    pub(super) fn split_critical_wave_edges(&mut self) {
        let mut preds: SecondaryMap<Block, u32> = sized(self.func.dfg.num_blocks());
        let blocks = self.wave.layout.blocks().to_vec();
        for &block in &blocks {
            if let Some(inst) = self.wave.layout.last_inst(block) {
                for call in self.func.dfg.targets(inst) {
                    preds[call.block] += 1;
                }
            }
        }
        let mut order = Vec::with_capacity(blocks.len());
        for &block in &blocks {
            order.push(block);
            let Some(inst) = self.wave.layout.last_inst(block) else {
                continue;
            };
            let count = self.func.dfg.targets(inst).len();
            if count < 2 {
                continue;
            }
            for index in 0..count {
                let target = self.func.dfg.targets(inst)[index].block;
                if preds[target] < 2 {
                    continue;
                }
                let split = self.func.dfg.make_block();
                self.jump(split, target);
                self.func.dfg.targets_mut(inst)[index].block = split;
                order.push(split);
            }
        }
        self.wave.layout.set_order(order);
    }

    pub(super) fn finish(mut self) -> DivergenceStats {
        drop_wave_arguments(self.func, self.places, self.files);
        let mut thread_order = Vec::new();
        for block in self.places.programs() {
            thread_order.push(block);
            if let Some(splits) = self.new_thread_blocks.get(&block) {
                thread_order.extend_from_slice(splits);
            }
        }
        self.func.layout.set_order(thread_order);
        crate::ir::remove_redundant_params_of(&mut self.func.dfg, &self.wave.layout);
        resolve(self.func, &self.wave.layout);
        remove_dead(self.func, &mut self.wave);
        self.stats.wave_blocks = self.wave.layout.blocks().len();
        self.func.wave = Some(self.wave);
        self.stats
    }
}

/// Only per-lane parameters and arguments stay at the thread level.
fn drop_wave_arguments(func: &mut Function, places: &Places, files: &ValueFiles) {
    let mut keep: SecondaryMap<Block, Option<Vec<bool>>> = sized(func.dfg.num_blocks());
    for block in places.programs() {
        let flags: Vec<bool> = func
            .dfg
            .block_params(block)
            .iter()
            .map(|&p| !func.dfg.is_alias(p) && files.get(p) == ValueFile::Vector)
            .collect();
        if flags.iter().any(|&k| !k) {
            func.dfg.retain_block_params(block, |i| flags[i]);
            keep[block] = Some(flags);
        }
    }
    let blocks: Vec<Block> = (0..func.dfg.num_blocks())
        .map(|i| Block::from_u32(i as u32))
        .collect();
    for block in blocks {
        let Some(inst) = func.terminator(block) else {
            continue;
        };
        for index in 0..func.dfg.targets(inst).len() {
            let call = func.dfg.targets(inst)[index];
            if let Some(flags) = &keep[call.block] {
                retain_arguments(func, inst, index, flags);
            }
        }
    }
}

fn resolve(func: &mut Function, layout: &Layout) {
    let insts: Vec<Inst> = layout.iter().map(|(_, inst)| inst).collect();
    for inst in insts {
        func.dfg.resolve_aliases(inst);
    }
    func.resolve_all_aliases();
}

/// Removes mask code and wave-level parameters that nothing reads, to a fixed point over uses.
fn remove_dead(func: &mut Function, wave: &mut WaveLevel) {
    let incoming = Incoming::new(&func.dfg, &wave.layout);
    let used = used_values(func, &wave.layout, &incoming);
    for block in wave.layout.blocks().to_vec() {
        drop_unused_params(func, block, &used, &incoming);
        drop_unused_insts(func, wave, block, &used);
    }
}

/// Whether an instruction may go if nothing reads its results: the pass made it, or it is undefined.
fn is_removable(func: &Function, inst: Inst) -> bool {
    matches!(
        func.dfg.opcode(inst),
        Opcode::ExecGet
            | Opcode::MaskOf
            | Opcode::MaskAnd
            | Opcode::MaskAndn
            | Opcode::MaskOr
            | Opcode::MaskFewer
            | Opcode::MaskZero
            | Opcode::B1Merge
            | Opcode::Undef
    )
}

/// What an instruction that has to stay reads, in the end.
fn used_values(func: &Function, layout: &Layout, incoming: &Incoming) -> SecondaryMap<Value, bool> {
    let mut used: SecondaryMap<Value, bool> = sized(func.dfg.num_values());
    let mut work: Vec<Value> = Vec::new();
    let mark = |values: &[Value], used: &mut SecondaryMap<Value, bool>, work: &mut Vec<Value>| {
        for &value in values {
            if !std::mem::replace(&mut used[value], true) {
                work.push(value);
            }
        }
    };
    for (_, inst) in layout.iter() {
        if !is_removable(func, inst) {
            mark(func.dfg.args(inst), &mut used, &mut work);
        }
    }
    // Per-lane values pass blocks at the thread level.
    for (_, inst) in func.layout.iter() {
        for call in func.dfg.targets(inst) {
            mark(func.dfg.call_args(call), &mut used, &mut work);
        }
    }
    while let Some(value) = work.pop() {
        match func.dfg.value_def(value) {
            // Blocks of the thread level have no edges here.
            ValueDef::Param(block, index) => {
                for &(inst, target) in incoming.of(block) {
                    let args = func.dfg.call_args(&func.dfg.targets(inst)[target as usize]);
                    mark(&args[index..=index], &mut used, &mut work);
                }
            }
            ValueDef::Result(inst, _) if is_removable(func, inst) => {
                mark(func.dfg.args(inst), &mut used, &mut work);
            }
            ValueDef::Result(..) => {}
        }
    }
    used
}

fn drop_unused_params(
    func: &mut Function,
    block: Block,
    used: &SecondaryMap<Value, bool>,
    incoming: &Incoming,
) {
    let flags: Vec<bool> = func.dfg.block_params(block).iter().map(|&p| used[p]).collect();
    if flags.iter().all(|&is_used| is_used) {
        return;
    }
    func.dfg.retain_block_params(block, |i| flags[i]);
    for &(inst, target) in incoming.of(block) {
        retain_arguments(func, inst, target as usize, &flags);
    }
}

/// Keeps those arguments of a target whose flag is set.
fn retain_arguments(func: &mut Function, inst: Inst, target: usize, flags: &[bool]) {
    let call = func.dfg.targets(inst)[target];
    let args = func.dfg.call_args(&call).iter().zip(flags);
    let args: Vec<Value> = args.filter(|(_, keep)| **keep).map(|(&v, _)| v).collect();
    let list = func.dfg.make_list(&args);
    func.dfg.targets_mut(inst)[target].args = list;
}

fn drop_unused_insts(func: &Function, wave: &mut WaveLevel, block: Block, used: &SecondaryMap<Value, bool>) {
    let (start, end) = (wave.body_start[block] as usize, wave.body_end[block] as usize);
    let (mut new_start, mut new_end) = (start, end);
    let mut index = 0;
    wave.layout.insts_mut(block).retain(|&inst| {
        let keep = !is_removable(func, inst) || func.dfg.results(inst).iter().any(|&v| used[v]);
        new_start -= usize::from(!keep && index < start);
        new_end -= usize::from(!keep && index < end);
        index += 1;
        keep
    });
    wave.body_start[block] = new_start as u32;
    wave.body_end[block] = new_end as u32;
}
