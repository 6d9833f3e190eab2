//! Accesses at an offset that each way to their block knows are done at the ends of these ways.
//!
//! A search that was unrolled ends at one place with the index where it ended, and what follows stores there: the index is a parameter, and every edge passes another
//! constant for it. Here each edge gets a block with a copy of the access, at a known offset, and a load passes what it loads as one more argument. Once the variable is a
//! value, the blocks hold what is put together of parts, or nothing.
//!
//! - **W1** Nothing that stays in front of the access in its block accesses the variable. What the access reads is there at the ends of all ways: it is not defined in the
//!   block, but for parameters and loads that move, too.
//! - **W2** That is done only if afterwards all accesses of the variable are at known offsets, and all variables whose accesses are fit into what they may need together,
//!   so that it becomes a value.
//! - **W3** Lanes part and meet where they did: an edge becomes two, with a block that nothing else leads to. No communication operation moves.
//!
//! Cost: linear in the function, and the copies, which are bounded.

use super::{MAX_UNITS, Pieces, Place, fields_of, may_split, parts, place_of};
use crate::analysis::alias::{Aliases, Location};
use crate::ir::eval::ones;
use crate::ir::incoming::{Edge, Incoming};
use crate::ir::{Block, Function, Inst, InstBuilder, InstructionData, Module, Symbol, Type, Value, ValueDef};
use crate::opt::Context;
use rustc_hash::{FxHashMap, FxHashSet};
use std::cell::OnceCell;

/// Edges into a block that may get copies.
const MAX_EDGES: usize = 80;

/// Accesses of a block that may move.
const MAX_MOVES: usize = 16;

/// Copies that a function may get.
const MAX_COPIES: usize = 256;

/// An access that may move, with its offset on each edge.
struct Move {
    inst: Inst,
    symbol: Symbol,
    offsets: Vec<u32>,
}

/// The accesses of a block that may move, in order.
struct Moves {
    block: Block,
    list: Vec<Move>,
}

/// Moves accesses of variables that become values by that; returns how many.
pub(super) fn run(
    func: &mut Function,
    module: &Module,
    aliases: &Aliases,
    context: &mut Context<'_>,
) -> usize {
    let edges = Incoming::new(&func.dfg, &func.layout);
    let mut pieces: FxHashMap<Symbol, Option<Pieces>> = FxHashMap::default();
    let mut moves = Vec::new();
    for &block in func.layout.blocks() {
        let found = find(func, (module, aliases), &edges, block, &mut pieces);
        if !found.is_empty() {
            moves.push(Moves { block, list: found });
        }
    }
    if moves.is_empty() {
        return 0;
    }
    let mut units = 0;
    let mut split: FxHashSet<Symbol> = FxHashSet::default();
    for (symbol, list) in pieces {
        if let Some(fields) = list.and_then(fields_of) {
            units += fields.iter().map(|field| field.bytes.div_ceil(4)).sum::<u32>();
            split.insert(symbol);
        }
    }
    let moved = |access: &&Move| split.contains(&access.symbol);
    let copies = moves.iter().flat_map(|moves| &moves.list).filter(moved);
    let copies: usize = copies.map(|access| access.offsets.len()).sum();
    if units > MAX_UNITS || copies > MAX_COPIES {
        return 0;
    }
    let (mut changes, mut before) = (0, FxHashMap::default());
    for Moves { block, mut list } in moves {
        list.retain(|access| split.contains(&access.symbol) && context.burn());
        if !list.is_empty() {
            changes += list.len();
            before.insert(block, apply(func, edges.of(block), block, &list));
        }
    }
    let mut order = Vec::with_capacity(func.dfg.num_blocks());
    for &block in func.layout.blocks() {
        order.extend(before.remove(&block).unwrap_or_default());
        order.push(block);
    }
    func.layout.set_order(order);
    func.resolve_all_aliases();
    changes
}

/// The accesses of a block that may move. Of all it notes what they access, or that a variable stays.
fn find(
    func: &Function,
    (module, aliases): (&Module, &Aliases),
    edges: &Incoming,
    block: Block,
    pieces: &mut FxHashMap<Symbol, Option<Pieces>>,
) -> Vec<Move> {
    let mut moves: Vec<Move> = Vec::new();
    // Variables that an access which stays is of.
    let mut stay: FxHashSet<Symbol> = FxHashSet::default();
    let insts = OnceCell::new();
    let is_inside = |inst: Inst| {
        insts
            .get_or_init(|| {
                func.layout
                    .insts(block)
                    .iter()
                    .copied()
                    .collect::<FxHashSet<Inst>>()
            })
            .contains(&inst)
    };
    for &inst in func.layout.insts(block) {
        let Some(location) = aliases.location(&func.dfg, inst) else {
            continue;
        };
        let Some(symbol) = location
            .variable
            .filter(|&symbol| may_split(aliases, module, symbol))
        else {
            continue;
        };
        let list = pieces.entry(symbol).or_insert_with(|| Some(Vec::new()));
        let data = &module.symbols[symbol];
        let mut add = |offset: u32| {
            if let Some(list) = list {
                list.extend(parts(func, inst, offset).map(|(at, value)| (at, func.dfg.value_type(value))));
            }
        };
        if let Some(Place::Known(offset)) = place_of(func, inst, &location, data, false) {
            stay.insert(symbol);
            add(offset);
            continue;
        }
        let free = moves.len() < MAX_MOVES
            && !stay.contains(&symbol)
            && is_there(func, &is_inside, (inst, symbol), &moves);
        let offsets = offsets(func, edges.of(block), block, &location).filter(|offsets| {
            free && (offsets.iter())
                .all(|&at| at.checked_add(location.bytes).is_some_and(|end| end <= data.size))
        });
        match offsets {
            Some(offsets) => {
                let offsets: Vec<u32> = offsets.into_iter().map(|at| at as u32).collect();
                offsets.iter().copied().for_each(add);
                moves.push(Move {
                    inst,
                    symbol,
                    offsets,
                });
            }
            None => {
                *list = None;
                stay.insert(symbol);
            }
        }
    }
    moves
}

/// The offset of an access in its variable on each edge to its block, if these are constants.
fn offsets(func: &Function, edges: &[Edge], block: Block, location: &Location) -> Option<Vec<u64>> {
    if edges.is_empty() || edges.len() > MAX_EDGES {
        return None;
    }
    location.address.variable?;
    let offset = |&(inst, target): &Edge| {
        let call = func.dfg.targets(inst)[target as usize];
        let mut sum = location.address.offset;
        for &(value, scale) in &location.address.terms {
            let ValueDef::Param(of, index) = func.dfg.value_def(value) else {
                return None;
            };
            let arg = *func.dfg.call_args(&call).get(index).filter(|_| of == block)?;
            let number = func.dfg.int_constant(func.dfg.resolve(arg))?;
            sum = sum.wrapping_add(number.wrapping_mul(scale));
        }
        Some(sum & ones(location.address_bits))
    };
    edges.iter().map(offset).collect()
}

/// Whether what is stored is there at the ends of all edges, or moves there; `is_inside` says what is in the block.
fn is_there(
    func: &Function,
    is_inside: &dyn Fn(Inst) -> bool,
    (inst, symbol): (Inst, Symbol),
    moves: &[Move],
) -> bool {
    let simple = match func.dfg.inst(inst) {
        InstructionData::Load { .. } => return true,
        data => matches!(data, InstructionData::Store { .. }),
    };
    simple
        && func.dfg.args(inst)[1..]
            .iter()
            .all(|&value| match func.dfg.value_def(func.dfg.resolve(value)) {
                ValueDef::Param(..) => true,
                ValueDef::Result(by, _) => {
                    let moves = moves
                        .iter()
                        .any(|other| other.inst == by && other.symbol == symbol);
                    moves || !is_inside(by)
                }
            })
}

/// Puts copies of accesses on the edges to their block; returns the blocks that have them.
fn apply(func: &mut Function, edges: &[Edge], block: Block, list: &[Move]) -> Vec<Block> {
    let params = func.dfg.block_params(block).to_vec();
    let loads = list.iter().flat_map(|access| match func.dfg.inst(access.inst) {
        InstructionData::Load { .. } => func.dfg.results(access.inst),
        _ => &[],
    });
    let loads: Vec<Value> = loads.copied().collect();
    let mut new = Vec::new();
    for (number, &(inst, target)) in edges.iter().enumerate() {
        let call = func.dfg.targets(inst)[target as usize];
        let mut args = func.dfg.call_args(&call).to_vec();
        let mut here: FxHashMap<Value, Value> = params.iter().copied().zip(args.iter().copied()).collect();
        let way = func.dfg.make_block();
        for access in list {
            copy(func, way, access, access.offsets[number], &mut here);
        }
        args.extend(loads.iter().map(|load| here[load]));
        let onward = func.dfg.block_call(block, &args);
        func.at_end(way).jump(onward);
        func.dfg.targets_mut(inst)[target as usize] = func.dfg.block_call(way, &[]);
        new.push(way);
    }
    func.layout
        .insts_mut(block)
        .retain(|inst| list.iter().all(|access| access.inst != *inst));
    for load in loads {
        let ty = func.dfg.value_type(load);
        let param = func.dfg.append_block_param(block, ty);
        func.dfg.make_alias(load, param);
    }
    new
}

/// Puts a copy of an access at the end of a block; `here` says which values there stand for those of the block that it was in.
fn copy(func: &mut Function, to: Block, access: &Move, offset: u32, here: &mut FxHashMap<Value, Value>) {
    let loc = func.dfg.locs[access.inst];
    let data = *func.dfg.inst(access.inst);
    let ty = func.dfg.ctrl_type(access.inst);
    let address = func.dfg.value_type(func.dfg.args(access.inst)[0]);
    let mut at = func.at_end(to).with_loc(loc);
    let base = at.symbol_addr(address, access.symbol);
    match data {
        InstructionData::Load { mem, .. } => {
            let results = func.dfg.results(access.inst).to_vec();
            let types: Vec<Type> = results
                .iter()
                .map(|&result| func.dfg.value_type(result))
                .collect();
            let load = func
                .at_end(to)
                .with_loc(loc)
                .load(ty, &types, mem, offset as i32, base);
            for (index, result) in results.into_iter().enumerate() {
                here.insert(result, func.dfg.results(load)[index]);
            }
        }
        InstructionData::Store { mem, .. } => {
            let mut args = vec![base];
            for &value in &func.dfg.args(access.inst)[1..] {
                let value = func.dfg.resolve(value);
                args.push(here.get(&value).copied().unwrap_or(value));
            }
            func.at_end(to).with_loc(loc).store(ty, mem, offset as i32, &args);
        }
        _ => {}
    }
}
