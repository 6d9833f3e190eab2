//! Loop-invariant code motion: what gives the same in every iteration is computed once, in front of the loop.
//!
//! Loops are visited from the inside out, so that a value leaves all loops that it does not depend on. It goes to the *preheader*, a block that goes to
//! the header only; one is made where the loop is entered otherwise.
//!
//! # What may go
//! Values that are functions of their operands ([`Effects::mergeable`](crate::ir::Effects::mergeable)) and loads from kernarg memory, which no
//! address makes fail. Of a loop's body it is not known that it runs, so integer division, whose divisor a branch may have asked, and loads of other constant
//! memory go only from the header, which runs whenever the preheader does. So do ordinary loads, from loops in which nothing writes what they read and
//! nothing lets the work-item see what others wrote. A load that promises a `width` stays: the promise is
//! about the lanes that are active there. Communication operations stay.
//!
//! # What stays because it would not pay
//! - truth values: a mask that lives while lanes leave the loop is merged in each iteration. What they are computed from may go.
//! - constants, addresses of variables, ids: they are cheap to make where they are used. Copies go with what needs them.
//! - what would make values from outside hold more than [`MOST_UNITS`] registers of 32 bits in all of the loop.
//!
//! Cost: instructions times the depth of loops.

use super::preheader::{make_preheaders, preheader};
use super::trips::Graphs;
use crate::analysis::Loop;
use crate::analysis::alias::{Aliases, Location};
use crate::analysis::changes::{Effect, effect};
use crate::ir::{Block, Function, Inst, InstructionData, Opcode, Segment, Type, Value, Width};
use crate::opt::Context;
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;

/// Registers of 32 bits that values from outside may hold in a loop when more are moved there.
pub const MOST_UNITS: u32 = 32;

/// Writes of a loop that each load is compared with, at most.
const MOST_WRITES: usize = 16;

/// Moves code out of loops; returns how many instructions.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    if func.layout.entry().is_none() {
        return 0;
    }
    let mut graphs = Graphs::new(func);
    if graphs.tree.inner_first().next().is_none() {
        return 0;
    }
    let aliases = context
        .module
        .filter(|_| func.layout.iter().any(|(_, inst)| loads(func, inst)))
        .map(|module| Aliases::new(func, module));
    let mut hoisting = Hoisting::new(func, aliases.as_ref());
    let candidates = |which: Loop| !hoisting.invariants(func, &graphs, which).is_empty();
    let loops: Vec<Loop> = graphs.tree.inner_first().filter(|&l| candidates(l)).collect();
    if loops.is_empty() {
        return 0;
    }
    if make_preheaders(func, &graphs) > 0 {
        graphs = Graphs::new(func);
        hoisting = Hoisting::new(func, aliases.as_ref());
    }
    let mut changes = 0;
    for which in graphs.tree.inner_first() {
        let Some(to) = preheader(func, &graphs, which) else {
            continue;
        };
        let mut moved = hoisting.invariants(func, &graphs, which);
        // One that stays for want of fuel keeps those after it, which may read it.
        let affordable = moved.iter().take_while(|_| context.burn()).count();
        moved.truncate(affordable);
        hoisting.place(func, &graphs, which, &moved, to);
        changes += moved.len();
    }
    changes
}

struct Hoisting<'a> {
    /// Where each instruction stands.
    home: SecondaryMap<Inst, PackedOption<Block>>,
    /// Which accesses are of the same bytes, if there are loads that this is asked for.
    aliases: Option<&'a Aliases>,
}

/// What a loop does to memory.
enum Written {
    /// It writes no more than these bytes.
    Only(Vec<Location>),
    /// The work-item may see anything after it.
    Anything,
}

impl<'a> Hoisting<'a> {
    fn new(func: &Function, aliases: Option<&'a Aliases>) -> Hoisting<'a> {
        let mut home: SecondaryMap<Inst, PackedOption<Block>> = SecondaryMap::new();
        for (block, inst) in func.layout.iter() {
            home[inst] = block.into();
        }
        Hoisting { home, aliases }
    }

    /// What a loop does to memory, with the loops in it.
    fn written(&self, func: &Function, graphs: &Graphs, which: Loop) -> Written {
        let Some(aliases) = self.aliases else {
            return Written::Anything;
        };
        let mut locations = Vec::new();
        for block in graphs.tree.blocks(which) {
            for &inst in func.layout.insts(block) {
                match (effect(func, inst), aliases.location(&func.dfg, inst)) {
                    (Effect::None, _) => {}
                    (Effect::Write, Some(location)) => locations.push(location),
                    _ => return Written::Anything,
                }
            }
        }
        Written::Only(locations)
    }

    /// Whether a load of memory that may change gives the same in all of a loop, and may be made in front of it.
    fn stays_the_same(&self, func: &Function, inst: Inst, written: &Written) -> bool {
        let InstructionData::Load { mem, .. } = *func.dfg.inst(inst) else {
            return false;
        };
        let (Some(aliases), Written::Only(locations)) = (self.aliases, written) else {
            return false;
        };
        let Some(location) = aliases.location(&func.dfg, inst) else {
            return false;
        };
        // Each is a comparison, so loops with many writes are left alone.
        mem.width == Width::ONE
            && locations.len() <= MOST_WRITES
            && !locations
                .iter()
                .any(|written| aliases.may_alias(&location, written))
    }

    /// Whether a value is defined in a loop.
    fn inside(&self, func: &Function, graphs: &Graphs, which: Loop, value: Value) -> Option<Inst> {
        let inst = func.dfg.defining_inst(value)?;
        let block = self.home[inst].expand()?;
        graphs.tree.contains(which, block).then_some(inst)
    }

    /// What may leave a loop and pays, operands first.
    fn invariants(&self, func: &Function, graphs: &Graphs, which: Loop) -> Vec<Inst> {
        let header = graphs.tree.data(which).header;
        let mut moved = Vec::new();
        let mut known: EntitySet<Inst> = EntitySet::new();
        let mut units = self.units_from_outside(func, graphs, which);
        let mut written = None;
        for &block in graphs.tree.own_blocks(which) {
            for &inst in func.layout.insts(block) {
                let &[result] = func.dfg.results(inst) else {
                    continue;
                };
                let ty = func.dfg.value_type(result);
                let needs = ty.bytes().div_ceil(4);
                let fixed = |&arg: &Value| {
                    let arg = func.dfg.resolve(arg);
                    match self.inside(func, graphs, which, arg) {
                        Some(def) => known.contains(def) || is_cheap(func, def),
                        None => !is_param_of(func, graphs, which, arg),
                    }
                };
                if units + needs > MOST_UNITS || !func.dfg.args(inst).iter().all(fixed) {
                    continue;
                }
                let ordinary = block == header && loads(func, inst) && {
                    let written = written.get_or_insert_with(|| self.written(func, graphs, which));
                    self.stays_the_same(func, inst, written)
                };
                if ordinary || may_go(func, inst, ty, block == header) {
                    units += needs;
                    known.insert(inst);
                    moved.push(inst);
                }
            }
        }
        moved
    }

    /// Registers of 32 bits that values from outside hold in a loop.
    fn units_from_outside(&self, func: &Function, graphs: &Graphs, which: Loop) -> u32 {
        let mut seen: EntitySet<Value> = EntitySet::new();
        let mut units = 0;
        for block in graphs.tree.blocks(which) {
            for value in func
                .layout
                .insts(block)
                .iter()
                .flat_map(|&inst| func.dfg.uses(inst))
            {
                let value = func.dfg.resolve(value);
                let outside = match func.dfg.defining_inst(value) {
                    Some(inst) => !is_cheap(func, inst) && self.inside(func, graphs, which, value).is_none(),
                    None => !is_param_of(func, graphs, which, value),
                };
                if outside && seen.insert(value) {
                    units += func.dfg.value_type(value).bytes().div_ceil(4);
                }
            }
        }
        units
    }

    /// Moves instructions to the end of a preheader, with copies of the cheap ones that they read.
    fn place(&mut self, func: &mut Function, graphs: &Graphs, which: Loop, moved: &[Inst], to: Block) {
        let mut gone: EntitySet<Inst> = EntitySet::new();
        gone.extend(moved.iter().copied());
        for &block in graphs.tree.own_blocks(which) {
            func.layout.insts_mut(block).retain(|&inst| !gone.contains(inst));
        }
        let last = func.layout.insts_mut(to).pop();
        let mut copies: FxHashMap<Value, Value> = FxHashMap::default();
        for &inst in moved {
            for index in 0..func.dfg.args(inst).len() {
                let arg = func.dfg.resolve(func.dfg.args(inst)[index]);
                let Some(def) = self.inside(func, graphs, which, arg) else {
                    continue;
                };
                let copy = *copies.entry(arg).or_insert_with(|| {
                    let ty = func.dfg.value_type(arg);
                    let new = func
                        .dfg
                        .make_inst(*func.dfg.inst(def), func.dfg.ctrl_type(def), Some(&[ty]));
                    func.dfg.locs[new] = func.dfg.locs[def];
                    func.layout.append_inst(new, to);
                    self.home[new] = to.into();
                    func.dfg.first_result(new)
                });
                func.dfg.args_mut(inst)[index] = copy;
            }
            func.layout.append_inst(inst, to);
            self.home[inst] = to.into();
        }
        func.layout.insts_mut(to).extend(last);
    }
}

fn is_param_of(func: &Function, graphs: &Graphs, which: Loop, value: Value) -> bool {
    match func.dfg.value_def(value) {
        crate::ir::ValueDef::Param(block, _) => graphs.tree.contains(which, block),
        crate::ir::ValueDef::Result(..) => false,
    }
}

/// Whether an instruction loads from memory that may change.
fn loads(func: &Function, inst: Inst) -> bool {
    matches!(func.dfg.inst(inst), InstructionData::Load { mem, .. } if !mem.constant)
}

/// Whether an instruction is made again wherever it is needed: it has no operands.
fn is_cheap(func: &Function, inst: Inst) -> bool {
    let opcode = func.dfg.opcode(inst);
    opcode.effects().mergeable() && opcode != Opcode::Undef && func.dfg.args(inst).is_empty()
}

/// Whether an instruction loads from a place of the kernarg segment that is known to be in it: only then it never fails.
fn is_of_an_argument(func: &Function, inst: Inst) -> bool {
    let InstructionData::Load { mem, offset, arg, .. } = *func.dfg.inst(inst) else {
        return false;
    };
    let bytes = func.dfg.results(inst).iter();
    let bytes: u64 = bytes
        .map(|&value| u64::from(func.dfg.value_type(value).bytes()))
        .sum();
    let start = func
        .dfg
        .int_constant(func.dfg.resolve(arg))
        .and_then(|at| at.checked_add_signed(offset.into()));
    mem.segment == Segment::Kernarg
        && start
            .and_then(|start| start.checked_add(bytes))
            .is_some_and(|end| end <= u64::from(func.kernarg_bytes))
}

fn may_go(func: &Function, inst: Inst, ty: Type, in_header: bool) -> bool {
    let data = func.dfg.inst(inst);
    let opcode = data.opcode();
    if ty == Type::B1 || func.dfg.args(inst).is_empty() {
        return false;
    }
    match *data {
        InstructionData::Load { mem, .. } => {
            mem.constant && mem.width == Width::ONE && (in_header || is_of_an_argument(func, inst))
        }
        _ => {
            let divides = matches!(opcode, Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem);
            opcode.effects().mergeable() && (!divides || in_header)
        }
    }
}
