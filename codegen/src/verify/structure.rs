//! Blocks, edges and dominance: V1, V2, V3 and the levels of V5.

use super::Rule;
use super::context::Context;
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::{Block, Function, FunctionKind, Inst, Layout, Opcode, Type, TypeRule, Value, ValueDef};
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
    if wave {
        lane_programs(context);
    }
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
            context.check(layout.entry() != Some(call.block), || {
                Rule::EntryTarget(call.block)
            });
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

fn lane_programs(context: &mut Context) {
    let func = context.func;
    let Some(wave) = &func.wave else {
        return;
    };
    context.inst = None;
    for &block in wave.layout.blocks() {
        if let Some(thread) = wave.thread_block[block].expand() {
            let (start, end) = (wave.body_start[block] as usize, wave.body_end[block] as usize);
            let inside = start <= end && end <= wave.layout.insts(block).len();
            context.block = Some(block);
            context.check(inside && func.layout.blocks().contains(&thread), || {
                Rule::LaneProgram
            });
        }
    }
}

/// Where the values of a layout are defined.
struct Definitions {
    insts: SecondaryMap<Inst, Option<(Block, u32)>>,
    blocks: SecondaryMap<Block, bool>,
}

impl Definitions {
    fn of(layout: &Layout) -> Definitions {
        let mut definitions = Definitions {
            insts: SecondaryMap::new(),
            blocks: SecondaryMap::new(),
        };
        for &block in layout.blocks() {
            definitions.blocks[block] = true;
            for (i, &inst) in layout.insts(block).iter().enumerate() {
                definitions.insts[inst] = Some((block, i as u32));
            }
        }
        definitions
    }

    /// The block that defines a value and the position from which on it may be read there; `None` if the layout does not
    /// define it.
    fn place(&self, func: &Function, value: Value) -> Option<(Block, usize)> {
        match func.dfg.value_def(value) {
            ValueDef::Result(inst, _) => self.insts[inst].map(|(block, i)| (block, i as usize + 1)),
            ValueDef::Param(block, num) => {
                // A parameter that a pass removed is still known to the graph, but nothing defines it any more.
                let there = func.dfg.block_params(block).get(num) == Some(&func.dfg.resolve(value));
                (there && self.blocks[block]).then_some((block, 0))
            }
        }
    }
}

fn dominance(context: &mut Context, layout: &Layout, wave: bool) {
    let func = context.func;
    let cfg = Cfg::of_layout(func, layout);
    let tree = DominatorTree::new(&cfg);
    context.inst = None;
    for &block in layout.blocks() {
        context.block = Some(block);
        context.check(tree.is_reachable(block), || Rule::Unreachable);
    }
    let own = Definitions::of(layout);
    let other = match (&func.wave, wave) {
        (_, true) => Some(Definitions::of(&func.layout)),
        (Some(wave), false) => Some(Definitions::of(&wave.layout)),
        (None, false) => None,
    };
    for &block in layout.blocks().iter().filter(|&&b| tree.is_reachable(b)) {
        context.block = Some(block);
        for (i, &inst) in layout.insts(block).iter().enumerate() {
            context.inst = Some(inst);
            for value in func.dfg.uses(inst) {
                let elsewhere = other.as_ref().and_then(|other| other.place(func, value));
                match own.place(func, value) {
                    None => {
                        // Once there is a wave level, the thread level reads scalars and masks from it, and the wave level
                        // reads parameters that lanes pass at the thread level.
                        let param = matches!(func.dfg.value_def(value), ValueDef::Param(..));
                        let holds = elsewhere.is_some() && (!wave || param);
                        context.check(holds, || Rule::NotPlaced(value));
                    }
                    // It lives per lane, and is defined wherever the lane is.
                    Some(_) if wave && elsewhere.is_some() && func.dfg.value_type(value) != Type::MASK => {}
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
