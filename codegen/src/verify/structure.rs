//! Blocks, edges and dominance: V1, V2, V3 and the levels of V5.

use super::Rule;
use super::context::Context;
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, FunctionKind, Inst, Layout, Opcode, Type, TypeRule, Value, ValueDef};
use cranelift_entity::{EntityRef, SecondaryMap};

/// Whether an opcode exists at the wave level only: it handles lane masks or moves the wave as a whole.
pub(super) fn wave_only(opcode: Opcode) -> bool {
    let info = opcode.info();
    let mask = TypeRule::Exactly(Type::MASK);
    info.operands.contains(&mask)
        || info.results.is_some_and(|rules| rules.contains(&mask))
        || matches!(
            opcode,
            Opcode::WaveJump | Opcode::WaveBranchUniform | Opcode::WaveEnd
        )
}

/// Checks one of a function's layouts.
pub(super) fn layout(context: &mut Context, layout: &Layout, wave: bool) {
    let before = context.errors.len();
    blocks(context, layout, wave);
    edges(context, layout);
    // A graph with holes has no meaningful dominators.
    if context.errors.len() == before {
        dominance(context, layout, wave);
    }
    context.block = None;
    context.inst = None;
}

fn blocks(context: &mut Context, layout: &Layout, wave: bool) {
    let func = context.func;
    context.inst = None;
    let Some(entry) = layout.entry() else {
        context.error(Rule::NoBlocks);
        return;
    };
    context.block = Some(entry);
    let no_params = func.kind != FunctionKind::Kernel || func.dfg.block_params(entry).is_empty();
    context.check(no_params, || Rule::EntryParameters);

    let mut seen_blocks: SecondaryMap<Block, bool> = SecondaryMap::new();
    let mut seen_insts: SecondaryMap<Inst, bool> = SecondaryMap::new();
    for &block in layout.blocks() {
        context.block = Some(block);
        context.inst = None;
        if std::mem::replace(&mut seen_blocks[block], true) {
            context.error(Rule::BlockTwice);
            continue;
        }
        let params = func.dfg.block_params(block);
        let mask = params.iter().any(|&p| func.dfg.value_type(p) == Type::MASK);
        context.check(wave || !mask, || Rule::MaskAtThreadLevel);
        let insts = layout.insts(block);
        for (i, &inst) in insts.iter().enumerate() {
            context.inst = Some(inst);
            let opcode = func.dfg.opcode(inst);
            if std::mem::replace(&mut seen_insts[inst], true) {
                context.error(Rule::InstructionTwice);
            }
            let last = i + 1 == insts.len();
            context.check(!opcode.is_terminator() || last, || Rule::TerminatorInside);
            if wave {
                let thread = matches!(opcode, Opcode::Jump | Opcode::Branch | Opcode::Switch);
                context.check(!thread, || Rule::ThreadTerminator);
            } else {
                context.check(!wave_only(opcode), || Rule::WaveInstruction);
            }
        }
        context.inst = None;
        let ends = insts
            .last()
            .is_some_and(|&inst| func.dfg.opcode(inst).is_terminator());
        context.check(ends, || Rule::NoTerminator);
    }
}

fn edges(context: &mut Context, layout: &Layout) {
    let func = context.func;
    let mut placed: SecondaryMap<Block, bool> = SecondaryMap::new();
    for &block in layout.blocks() {
        placed[block] = true;
    }
    for (block, inst) in layout.iter() {
        context.block = Some(block);
        context.inst = Some(inst);
        for call in func.dfg.targets(inst) {
            if !placed[call.block] || call.block.index() >= func.dfg.num_blocks() {
                context.error(Rule::TargetNotPlaced(call.block));
                continue;
            }
            let (params, args) = (func.dfg.block_params(call.block), func.dfg.call_args(call));
            if params.len() != args.len() {
                context.error(Rule::BlockArgumentCount {
                    target: call.block,
                    expected: params.len(),
                    found: args.len(),
                });
                continue;
            }
            for (index, (&param, &arg)) in params.iter().zip(args).enumerate() {
                let (expected, found) = (func.dfg.value_type(param), func.dfg.value_type(arg));
                context.check(expected == found, || Rule::BlockArgumentType {
                    target: call.block,
                    index,
                    expected,
                    found,
                });
            }
        }
    }
}

/// Where a value is defined: the block, and the position behind which it may be read.
type Place = (Block, usize);

fn dominance(context: &mut Context, layout: &Layout, wave: bool) {
    let func = context.func;
    let cfg = Cfg::of_layout(func, layout);
    let tree = DominatorTree::new(&cfg);
    context.inst = None;
    for &block in layout.blocks() {
        context.block = Some(block);
        context.check(tree.is_reachable(block), || Rule::Unreachable);
    }
    let mut thread_level: SecondaryMap<Inst, bool> = SecondaryMap::new();
    let mut thread_block: SecondaryMap<Block, bool> = SecondaryMap::new();
    if wave {
        for &block in func.layout.blocks() {
            thread_block[block] = true;
            for &inst in func.layout.insts(block) {
                thread_level[inst] = true;
            }
        }
    }
    let mut places: SecondaryMap<Inst, Option<(Block, u32)>> = SecondaryMap::new();
    let mut placed: SecondaryMap<Block, bool> = SecondaryMap::new();
    for &block in layout.blocks() {
        placed[block] = true;
        for (i, &inst) in layout.insts(block).iter().enumerate() {
            places[inst] = Some((block, i as u32));
        }
    }
    // `None` if the value is not defined in the layout.
    let place = |value: Value| -> Option<Place> {
        match func.dfg.value_def(value) {
            ValueDef::Result(inst, _) => places[inst].map(|(block, i)| (block, i as usize + 1)),
            ValueDef::Param(block, _) => placed[block].then_some((block, 0)),
        }
    };
    // What lives per lane, and is defined wherever the lane is.
    let per_lane = |value: Value| {
        wave && match func.dfg.value_def(value) {
            ValueDef::Result(inst, _) => thread_level[inst],
            ValueDef::Param(block, _) => thread_block[block] && func.dfg.value_type(value) != Type::MASK,
        }
    };
    for &block in layout.blocks().iter().filter(|&&b| tree.is_reachable(b)) {
        context.block = Some(block);
        for (i, &inst) in layout.insts(block).iter().enumerate() {
            context.inst = Some(inst);
            for value in func.dfg.uses(inst) {
                match place(value) {
                    None => context.error(Rule::NotPlaced(value)),
                    Some(_) if per_lane(value) => {}
                    Some((defined_in, position)) => {
                        let holds = if defined_in == block {
                            position <= i
                        } else {
                            tree.dominates(defined_in, block)
                        };
                        context.check(holds, || Rule::NotDominated { value, defined_in });
                    }
                }
            }
        }
    }
}
