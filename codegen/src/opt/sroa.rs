//! Scalar replacement: private variables all of whose accesses are at known offsets become values.
//!
//! - **Which.** [Closed](crate::analysis::alias) private and spill variables of the function, of at most [`MAX_BYTES`] bytes, with loads and
//!   stores at constant offsets only. Group memory belongs to all work-items, so it never is one.
//! - **Fields.** Bytes that accesses share make a field: one value of the type of the accesses if these agree, otherwise an integer of at
//!   most 64 bits, of which smaller accesses are parts. A variable with a field that is neither stays.
//! - **Values.** A load is the value that reaches it, a store a new one; where ways meet, blocks get parameters. Bytes that were never
//!   written are undefined, and stay so one by one where fields are put together of parts: only shifts, masks and unions do that.
//!
//! No other lane and no callee sees such a variable, so no order of memory matters.
//!
//! Cost: linear in instructions, and in blocks times the fields that are alive there.

use super::Context;
use super::parts::Edit;
use crate::analysis::Cfg;
use crate::analysis::alias::Aliases;
use crate::analysis::cfg::{Graph, reverse_post_order};
use crate::ir::{
    Block, Function, Inst, InstructionData, Module, Segment, SsaBuilder, Symbol, SymbolScope, Type, Value,
    Variable,
};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// Bytes of a variable that becomes values.
pub const MAX_BYTES: u64 = 256;

/// Registers of 32 bits that the variables of a function may need together.
pub const MAX_UNITS: u32 = 96;

/// Bits of the widest field that is put together of parts.
const MAX_PARTED_BYTES: u32 = 8;

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

/// Replaces variables by values; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let (Some(module), Some(entry)) = (context.module, func.layout.entry()) else {
        return 0;
    };
    if !names_small(func, module) {
        return 0;
    }
    // What reaches the entry from inside could only come to it by parameters, and callers pass those.
    if (func.layout.blocks().iter())
        .any(|&block| func.successor_calls(block).iter().any(|call| call.block == entry))
    {
        return 0;
    }
    let (mut accesses, fields) = find(func, module, context);
    if fields.is_empty() {
        return 0;
    }
    accesses.retain(|_, access| fields.contains_key(&access.symbol));
    let count = fields.len();
    Replacement::new(func, fields, accesses).run();
    count
}

/// A load or store of a variable.
#[derive(Clone, Copy)]
struct Access {
    symbol: Symbol,
    /// Offset of its first value.
    offset: u32,
}

/// Bytes of a variable that are one value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Field {
    offset: u32,
    bytes: u32,
    ty: Type,
}

/// What is loaded or stored of a variable, with offsets.
type Pieces = Vec<(u32, Type)>;

type Fields = FxHashMap<Symbol, Vec<Field>>;

/// The accesses of variables that may become values, and the fields of those that do.
fn find(func: &Function, module: &Module, context: &mut Context<'_>) -> (FxHashMap<Inst, Access>, Fields) {
    let mut accesses = FxHashMap::default();
    let aliases = Aliases::new(func, module);
    let named = aliases.named().iter().copied();
    let mut pieces: Vec<(Symbol, Option<Pieces>)> = named
        .filter(|&symbol| may_split(&aliases, module, symbol))
        .map(|symbol| (symbol, Some(Vec::new())))
        .collect();
    if pieces.is_empty() {
        return (accesses, Fields::default());
    }
    for (_, inst) in func.layout.iter() {
        let Some(location) = aliases.location(&func.dfg, inst) else {
            continue;
        };
        let place = pieces
            .iter_mut()
            .find(|(symbol, _)| Some(*symbol) == location.variable);
        let Some((symbol, list)) = place else { continue };
        let end = location.address.offset.saturating_add(location.bytes);
        let simple = matches!(
            func.dfg.inst(inst),
            InstructionData::Load { .. } | InstructionData::Store { .. }
        );
        let known = location.address.variable == Some(*symbol) && location.address.terms.is_empty();
        if !simple || !known || end > module.symbols[*symbol].size {
            *list = None;
        }
        let Some(list) = list else { continue };
        let offset = location.address.offset as u32;
        accesses.insert(
            inst,
            Access {
                symbol: *symbol,
                offset,
            },
        );
        list.extend(parts(func, inst, offset).map(|(offset, value)| (offset, func.dfg.value_type(value))));
    }
    let (mut fields, mut units) = (Fields::default(), 0);
    for (symbol, list) in pieces {
        let Some(found) = list.and_then(fields_of) else {
            continue;
        };
        let needed: u32 = found.iter().map(|field| field.bytes.div_ceil(4)).sum();
        if units + needed <= MAX_UNITS && context.burn() {
            units += needed;
            fields.insert(symbol, found);
        }
    }
    (accesses, fields)
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
                match self.accesses.get(&inst).copied() {
                    Some(access) => self.replace(block, inst, access),
                    None => self.func.layout.append_inst(inst, block),
                }
            }
            for &header in &sealed_after[index] {
                self.ssa.seal(self.func, header);
            }
        }
        self.ssa.finish(self.func);
    }

    fn replace(&mut self, block: Block, inst: Inst, access: Access) {
        let loc = self.func.dfg.locs[inst];
        let store = matches!(self.func.dfg.inst(inst), InstructionData::Store { .. });
        let parts: Vec<(u32, Value)> = parts(self.func, inst, access.offset).collect();
        for (offset, value) in parts {
            let list = &self.fields[&access.symbol];
            let at = list.partition_point(|(field, _)| field.offset <= offset) - 1;
            let (field, variable) = list[at];
            let mut edit = Edit {
                func: self.func,
                block,
                loc,
            };
            let shift = 8 * (offset - field.offset);
            if store {
                let value = edit.func.dfg.resolve(value);
                let ty = edit.func.dfg.value_type(value);
                let whole = match ty.bits() == field.ty.bits() {
                    true => edit.cast(value, field.ty),
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
