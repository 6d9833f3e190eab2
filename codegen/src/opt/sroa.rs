//! Scalar replacement: private variables become values.
//!
//! - **Which.** [Closed](crate::analysis::alias) private and spill variables of the function, of at most [`MAX_BYTES`] bytes, with loads and
//!   stores only, at constant offsets but for what follows. Group memory belongs to all work-items, so it never is one.
//! - **Choices.** A load of one of two variables becomes a choice among what they hold (`chosen`).
//! - **Where ways meet.** An access at an offset that is a constant on each way to its block is done at the end of these ways (`edges`).
//! - **Indices.** What is left once loops are unrolled may also be accessed at an index known at run time, if it is small (`indexed`): memory of
//!   a work-item is far away, and a choice among a few registers takes less time, unless that is most of what loops do (`most_work`).
//! - **Fields.** Bytes that accesses share make a field: one value of the type of the accesses if these agree, otherwise an integer of at
//!   most 64 bits, of which smaller accesses are parts. A variable with a field that is neither stays.
//! - **Values.** A load is the value that reaches it, a store a new one; where ways meet, blocks get parameters. Bytes that were never
//!   written are undefined, and stay so one by one where fields are put together of parts: only shifts, masks and unions do that.
//!
//! No other lane and no callee sees such a variable, so no order of memory matters.
//!
//! Cost: linear in instructions, and in blocks times the fields that are alive there.

mod chosen;
mod edges;
mod indexed;

use super::Context;
use super::loops::trips::Graphs;
use super::parts::Edit;
use crate::analysis::alias::{Aliases, Location};
use crate::analysis::cfg::{Graph, reverse_post_order};
use crate::analysis::{Cfg, LoopTree};
use crate::ir::{
    Block, Function, Inst, InstructionData, Module, Segment, SsaBuilder, Symbol, SymbolData, SymbolScope,
    Type, Value, Variable,
};
use cranelift_entity::SecondaryMap;
use indexed::Index;
use rustc_hash::FxHashMap;
use std::cell::LazyCell;

/// Bytes of a variable that becomes values.
pub const MAX_BYTES: u64 = 256;

/// Registers of 32 bits that the variables of a function may need together, if all of them were alive at once. Inlined functions bring variables of their own, which are
/// alive one after the other.
pub const MAX_UNITS: u32 = 512;

/// Bytes of the widest field that is put together of parts.
const MAX_PARTED_BYTES: u32 = 8;

/// Choices of 32 bits that indices of a function may become.
const MAX_CHOICES: u32 = 512;

/// Rounds of a loop, as far as is known.
const USUAL_TRIPS: u64 = 8;

/// Loops in each other that count.
const MOST_LOOPS: usize = 4;

/// What setting up private memory counts.
const SET_UP: u64 = 64;

/// What a choice counts where fields are put together of parts.
const PARTED: u32 = 4;

/// Whether a variable may become values, as far as its accesses allow.
pub(super) fn may_split(aliases: &Aliases, module: &Module, symbol: Symbol) -> bool {
    is_small(module, symbol) && aliases.is_closed(symbol)
}

/// Whether a variable may become values, whatever its accesses are.
fn is_small(module: &Module, symbol: Symbol) -> bool {
    let data = &module.symbols[symbol];
    matches!(data.segment, Segment::Private | Segment::Spill)
        && matches!(data.scope, SymbolScope::Function(_))
        && !data.external
        && data.size <= MAX_BYTES
}

/// Whether a function takes the address of such a variable.
fn names_small(func: &Function, module: &Module) -> bool {
    let small = |symbol| is_small(module, symbol);
    module.symbols.keys().any(small)
        && func.layout.iter().any(|(_, inst)| {
            matches!(*func.dfg.inst(inst), InstructionData::SymbolAddr { symbol, .. } if small(symbol))
        })
}

/// Replaces variables at known offsets by values; returns how many, and how many accesses went to the ways to their block or became choices for that.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    replace(func, context, false)
}

/// As [`run`], but variables may also be accessed at indices that are known at run time only. They hold no more registers than the machine has for
/// them ([`Machine`](super::Machine)).
pub fn run_indexed(func: &mut Function, context: &mut Context<'_>) -> usize {
    match context.machine.indexed_registers {
        0 => 0,
        _ => replace(func, context, true),
    }
}

fn replace(func: &mut Function, context: &mut Context<'_>, indexed: bool) -> usize {
    let Some(module) = context.module else {
        return 0;
    };
    if !names_small(func, module) {
        return 0;
    }
    let chosen = chosen::run(func, module, context);
    let aliases = Aliases::new(func, module);
    let mut named = aliases.named().iter();
    if !named.any(|&symbol| may_split(&aliases, module, symbol)) {
        return chosen;
    }
    let sunk = chosen + edges::run(func, module, &aliases, context);
    let aliases = match sunk - chosen {
        0 => aliases,
        _ => Aliases::new(func, module),
    };
    let (mut accesses, fields) = find(func, (module, &aliases), context, indexed);
    if fields.is_empty() {
        return sunk;
    }
    accesses.retain(|_, access| fields.contains_key(&access.symbol));
    let count = fields.len();
    Replacement::new(func, fields, accesses).run();
    sunk + count
}

/// A load or store of a variable.
struct Access {
    symbol: Symbol,
    place: Place,
}

/// Where in its variable an access is.
enum Place {
    /// At this offset.
    Known(u32),
    /// At one of several offsets.
    Indexed(Index),
}

/// Bytes of a variable that are one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Field {
    offset: u32,
    bytes: u32,
    /// Of the value, which may have more bits than the bytes.
    ty: Type,
}

/// What is loaded or stored of a variable, with offsets.
type Pieces = Vec<(u32, Type)>;

type Fields = FxHashMap<Symbol, Vec<Field>>;

/// What is found of a variable.
#[derive(Default)]
struct Found {
    pieces: Pieces,
    /// Registers of 32 bits at places among which indices choose, of all accesses.
    choices: u32,
    /// The same times how often they run.
    work: u64,
    /// Whether an access is neither a load nor a store, or may be anywhere.
    stays: bool,
}

impl Found {
    /// How many times as much each choice costs: it is a comparison and a select of registers of 32 bits, and more where these are parts of a field.
    fn factor(&self) -> u32 {
        let bytes = |&(_, ty): &(u32, Type)| ty.bytes();
        let (least, most) = (
            self.pieces.iter().map(bytes).min(),
            self.pieces.iter().map(bytes).max(),
        );
        if least == most { 1 } else { PARTED }
    }

    /// The fields, and the registers that they need; nothing if the variable stays.
    fn fields(self) -> Option<(Vec<Field>, u32)> {
        if self.stays {
            return None;
        }
        let mut fields = fields_of(self.pieces)?;
        if self.choices > 0 {
            for field in &mut fields {
                field.ty = indexed::selectable(field.ty)?;
            }
        }
        let units = fields.iter().map(|field| field.bytes.div_ceil(4)).sum();
        Some((fields, units))
    }
}

/// The accesses of variables that may become values, and the fields of those that do.
fn find(
    func: &Function,
    (module, aliases): (&Module, &Aliases),
    context: &mut Context<'_>,
    indexed: bool,
) -> (FxHashMap<Inst, Access>, Fields) {
    let mut accesses = FxHashMap::default();
    let named = aliases.named().iter().copied();
    let mut variables: Vec<(Symbol, Found)> = named
        .filter(|&symbol| may_split(aliases, module, symbol))
        .map(|symbol| (symbol, Found::default()))
        .collect();
    let tree = LazyCell::new(|| Graphs::new(func).tree);
    let rate = |block| rate(&tree, block);
    for (block, inst) in func.layout.iter() {
        let Some(location) = aliases.location(&func.dfg, inst) else {
            continue;
        };
        let variable = variables
            .iter_mut()
            .find(|(symbol, _)| Some(*symbol) == location.variable);
        let Some((symbol, found)) = variable else { continue };
        let Some(place) = place_of(func, inst, &location, &module.symbols[*symbol], indexed) else {
            found.stays = true;
            continue;
        };
        let mut add = |start: u32| {
            found
                .pieces
                .extend(parts(func, inst, start).map(|(offset, value)| (offset, func.dfg.value_type(value))));
        };
        match &place {
            Place::Known(offset) => add(*offset),
            Place::Indexed(index) => {
                index.places().for_each(add);
                let words =
                    parts(func, inst, 0).map(|(_, value)| func.dfg.value_type(value).bytes().div_ceil(4));
                let choices = index.count() * words.sum::<u32>();
                found.choices += choices;
                found.work += u64::from(choices) * rate(block);
            }
        }
        accesses.insert(
            inst,
            Access {
                symbol: *symbol,
                place,
            },
        );
    }
    let chosen = variables.iter().any(|(_, found)| found.work > 0);
    let most_work = if chosen { most_work(func, &tree) } else { 0 };
    let (mut fields, mut units, mut indexed_units, mut choices) = (Fields::default(), 0, 0, 0);
    for (symbol, found) in variables {
        let more = found.choices.saturating_mul(found.factor());
        let work = found.work * u64::from(found.factor());
        let Some((list, needed)) = found.fields() else {
            continue;
        };
        let held = if more > 0 { needed } else { 0 };
        let fits = units + needed <= MAX_UNITS
            && indexed_units + held <= context.machine.indexed_registers
            && choices + more <= MAX_CHOICES
            && work <= most_work;
        if fits && context.burn() {
            units += needed;
            indexed_units += held;
            choices += more;
            fields.insert(symbol, list);
        }
    }
    (accesses, fields)
}

/// How often a block runs while the entry runs once, by the loops that it is in.
fn rate(tree: &LoopTree, block: Block) -> u64 {
    let loops = std::iter::successors(tree.innermost(block), |&which| tree.data(which).parent);
    USUAL_TRIPS.pow(loops.count().min(MOST_LOOPS) as u32)
}

/// How often choices of one variable may run: five times for four that anything else does. More of them would take longer than memory.
fn most_work(func: &Function, tree: &LoopTree) -> u64 {
    let all: u64 = func.layout.iter().map(|(block, _)| rate(tree, block)).sum();
    (all + SET_UP) * 5 / 4
}

/// Where an access is, if all of it is within its variable, and it may become values.
fn place_of(
    func: &Function,
    inst: Inst,
    location: &Location,
    symbol: &SymbolData,
    indexed: bool,
) -> Option<Place> {
    let mem = match func.dfg.inst(inst) {
        InstructionData::Load { mem, .. } | InstructionData::Store { mem, .. } => mem,
        _ => return None,
    };
    location.address.variable?;
    if !location.address.terms.is_empty() {
        let index = Index::of(location, symbol, mem.align_log2);
        return index.filter(|_| indexed).map(Place::Indexed);
    }
    let end = location.address.offset.checked_add(location.bytes)?;
    (end <= symbol.size).then_some(Place::Known(location.address.offset as u32))
}

/// The values that an access loads or stores, with their offsets.
fn parts(func: &Function, inst: Inst, start: u32) -> impl Iterator<Item = (u32, Value)> + '_ {
    let values = match func.dfg.inst(inst) {
        InstructionData::Store { .. } => &func.dfg.args(inst)[1..],
        _ => func.dfg.results(inst),
    };
    let mut next = start;
    values.iter().map(move |&value| {
        let offset = next;
        next += func.dfg.value_type(value).bytes();
        (offset, value)
    })
}

/// Puts bytes together that accesses share; nothing if a field would be no value.
fn fields_of(mut pieces: Pieces) -> Option<Vec<Field>> {
    pieces.sort_unstable_by_key(|&(offset, ty)| (offset, ty.code()));
    pieces.dedup();
    let mut fields: Vec<Field> = Vec::new();
    for (offset, ty) in pieces {
        if ty.lane() == Type::B1 {
            return None;
        }
        let bytes = ty.bytes();
        match fields.last_mut() {
            Some(field) if offset < field.offset + field.bytes => {
                let (same, end) = (offset == field.offset && bytes == field.bytes, offset + bytes);
                field.bytes = field.bytes.max(end - field.offset);
                let whole = if same {
                    field.bytes
                } else {
                    field.bytes.next_power_of_two()
                };
                field.ty = Type::int(8 * whole).filter(|_| whole <= MAX_PARTED_BYTES)?;
            }
            _ => fields.push(Field { offset, bytes, ty }),
        }
    }
    Some(fields)
}

/// The field that a byte is in.
fn field_at(fields: &[(Field, Variable)], offset: u32) -> (Field, Variable) {
    fields[fields.partition_point(|(field, _)| field.offset <= offset) - 1]
}

struct Replacement<'f> {
    func: &'f mut Function,
    ssa: SsaBuilder,
    accesses: FxHashMap<Inst, Access>,
    /// The fields of each variable, in order.
    fields: FxHashMap<Symbol, Vec<(Field, Variable)>>,
}

impl<'f> Replacement<'f> {
    fn new(func: &'f mut Function, fields: Fields, accesses: FxHashMap<Inst, Access>) -> Replacement<'f> {
        let mut ssa = SsaBuilder::with_capacity(func.dfg.num_blocks(), accesses.len());
        let mut declared = FxHashMap::default();
        for (symbol, list) in fields {
            let list: Vec<_> = list
                .into_iter()
                .map(|field| (field, ssa.declare(field.ty)))
                .collect();
            declared.insert(symbol, list);
        }
        Replacement {
            func,
            ssa,
            accesses,
            fields: declared,
        }
    }

    fn run(mut self) {
        let graph = Cfg::new(self.func);
        let order = reverse_post_order(&graph);
        let mut place: SecondaryMap<Block, u32> = SecondaryMap::new();
        for (index, &block) in order.iter().enumerate() {
            place[block] = index as u32;
            if let Some(inst) = self.func.terminator(block) {
                for (index, call) in self.func.dfg.targets(inst).iter().enumerate() {
                    self.ssa.add_edge(block, inst, index, call.block);
                }
            }
        }
        // A block is sealed once its last predecessor has been walked.
        let mut sealed_after: Vec<Vec<Block>> = vec![Vec::new(); order.len()];
        for (index, &block) in order.iter().enumerate() {
            let last = graph.preds(block).iter().map(|&pred| place[pred] as usize).max();
            match last {
                Some(last) if last >= index => sealed_after[last].push(block),
                _ => {}
            }
        }
        for (index, &block) in order.iter().enumerate() {
            let last = graph.preds(block).iter().map(|&pred| place[pred] as usize).max();
            if last.is_none_or(|last| last < index) {
                self.ssa.seal(self.func, block);
            }
            let insts = std::mem::take(self.func.layout.insts_mut(block));
            for inst in insts {
                let Some(Access { symbol, place }) = self.accesses.remove(&inst) else {
                    self.func.layout.append_inst(inst, block);
                    continue;
                };
                let store = matches!(self.func.dfg.inst(inst), InstructionData::Store { .. });
                match place {
                    Place::Known(offset) => self.replace(block, inst, symbol, offset),
                    Place::Indexed(index) if store => self.store_at(block, inst, symbol, &index),
                    Place::Indexed(index) => self.load_at(block, inst, symbol, &index),
                }
            }
            for &header in &sealed_after[index] {
                self.ssa.seal(self.func, header);
            }
        }
        self.ssa.finish(self.func);
    }

    /// An access at an offset.
    fn replace(&mut self, block: Block, inst: Inst, symbol: Symbol, offset: u32) {
        let loc = self.func.dfg.locs[inst];
        let store = matches!(self.func.dfg.inst(inst), InstructionData::Store { .. });
        let parts: Vec<(u32, Value)> = parts(self.func, inst, offset).collect();
        for (offset, value) in parts {
            let (field, variable) = field_at(&self.fields[&symbol], offset);
            let mut edit = Edit {
                func: self.func,
                block,
                loc,
            };
            let shift = 8 * (offset - field.offset);
            if store {
                let value = edit.func.dfg.resolve(value);
                let whole = match edit.func.dfg.value_type(value).bytes() == field.bytes {
                    true => edit.widen(value, field.ty),
                    false => {
                        let old = self.ssa.read(edit.func, variable, block);
                        edit.insert(old, value, shift)
                    }
                };
                self.ssa.write(variable, block, whole);
            } else {
                let whole = self.ssa.read(edit.func, variable, block);
                let part = edit.extract(whole, edit.func.dfg.value_type(value), shift);
                self.func.dfg.make_alias(value, part);
            }
        }
    }
}
