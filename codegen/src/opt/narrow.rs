//! Integer arithmetic in the width that it needs, by what is known of values and by what anything asks of them.
//!
//! One walk down the dominator tree computes what is known of each integer ([`Known`]): of constants and operations, of identities of work-items by
//! control directives and the machine ([`Machine`](super::Machine)), of parameters by the arguments for them and by the counters of loops
//! (`loops`), and in the blocks below an edge by the comparison that leads there. On the way it replaces
//! - what can be one number only by that number,
//! - arithmetic of 64 bits by that of 32, where the result fits, or where nothing asks for its high half ([`Demand`]),
//! - signed extensions, quotients, remainders and comparisons by unsigned ones, where no operand is negative,
//! - masks that keep or set nothing that anything asks for by what they mask,
//! - conditions of branches that an edge above decides.
//!
//! Invariants:
//! - **N1** A replacement has the same demanded bits (D1 of [`Demand`]). What is known of it is computed again, so nothing is believed of bits that
//!   it does not have. Conclusions from a comparison are about operands whose bits are all demanded.
//! - **N2** Division by zero stays what it was: it is narrowed with its operands, and nothing is known of its result.
//! - **N3** Only operations that other functions have, too, are made: machines that lack some expand them.
//!
//! Cost: linear, with Known's few words for each value, and the dominator tree.

mod loops;
mod rewrite;

use super::Context;
use crate::analysis::demand::Demand;
use crate::analysis::known::{Known, apply, combine};
use crate::analysis::{Cfg, DominatorTree};
use crate::ir::incoming::{Edge, Incoming};
use crate::ir::{Block, Function, Inst, InstructionData, IntCC, Opcode, Type, Value, ValueDef};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;

/// How deep conditions are looked into that are made of others.
const CONDITION_DEPTH: u32 = 4;

/// Narrows a function; returns how many instructions were replaced.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(entry) = func.layout.entry() else {
        return 0;
    };
    func.resolve_all_aliases();
    let graph = Cfg::new(func);
    let dom = DominatorTree::new(&graph);
    let children = dom.children(&graph);
    let demand = Demand::new(func, &context.machine);
    let edges = Incoming::new(&func.dfg, &func.layout);
    let known = sized(func.dfg.num_values());
    let blocks = func.layout.blocks().iter();
    let ends = blocks
        .filter_map(|&block| Some((func.layout.last_inst(block)?, block)))
        .collect();
    let mut walk = Walk {
        func,
        dom: &dom,
        edges: &edges,
        demand: &demand,
        ends,
        known,
        changed: Vec::new(),
        made: Vec::new(),
    };
    let mut changes = 0;
    let mut stack = vec![Step::Enter(entry)];
    while let Some(step) = stack.pop() {
        match step {
            Step::Enter(block) => {
                stack.push(Step::Leave(walk.changed.len()));
                stack.extend(children[block].iter().rev().map(|&child| Step::Enter(child)));
                walk.believe_edge(block);
                walk.params(block);
                changes += walk.block(block, context);
            }
            Step::Leave(mark) => {
                for (value, old) in walk.changed.drain(mark..).rev() {
                    walk.known[value] = old;
                }
            }
        }
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

enum Step {
    Enter(Block),
    /// Forget what edges said from here on.
    Leave(usize),
}

/// The walk.
struct Walk<'a> {
    func: &'a mut Function,
    dom: &'a DominatorTree<Block>,
    edges: &'a Incoming,
    demand: &'a Demand,
    /// The blocks of terminators.
    ends: FxHashMap<Inst, Block>,
    /// What is known here, of what the walk has seen.
    known: SecondaryMap<Value, Option<Known>>,
    /// What was known before edges said more.
    changed: Vec<(Value, Option<Known>)>,
    /// New instructions in front of the current one.
    made: Vec<Inst>,
}

/// The width of an integer or truth value of one register lane.
fn width(ty: Type) -> Option<u32> {
    (ty == Type::B1 || ty.is_int() && !ty.is_vector()).then(|| ty.bits())
}

impl Walk<'_> {
    /// What is known of a value; nothing of what the walk has not seen.
    fn of(&self, value: Value) -> Known {
        let value = self.func.dfg.resolve(value);
        let width = || width(self.func.dfg.value_type(value)).unwrap_or(64);
        // The bound of a loop may stand in it.
        let constant = || Some(Known::exactly(width(), self.func.dfg.int_constant(value)?));
        self.known[value]
            .or_else(constant)
            .unwrap_or_else(|| Known::anything(width()))
    }

    fn block_of(&self, terminator: Inst) -> Option<Block> {
        self.ends.get(&terminator).copied()
    }

    fn is_seen(&self, value: Value) -> bool {
        self.known[self.func.dfg.resolve(value)].is_some()
    }

    /// Believes more of a value until the subtree ends.
    fn believe(&mut self, value: Value, known: Known) {
        let value = self.func.dfg.resolve(value);
        // Every use of what is undefined may differ.
        let undefined = |inst| self.func.dfg.opcode(inst) == Opcode::Undef;
        if self.func.dfg.defining_inst(value).is_some_and(undefined) || !self.is_seen(value) {
            return;
        }
        let old = self.known[value].replace(known);
        self.changed.push((value, old));
    }

    /// Below an edge the comparison holds that leads there.
    fn believe_edge(&mut self, block: Block) {
        let &[(branch, target)] = self.edges.of(block) else {
            return;
        };
        if let InstructionData::Branch {
            opcode: Opcode::Branch,
            arg,
            ..
        } = *self.func.dfg.inst(branch)
        {
            self.believe_condition(arg, target == 0, CONDITION_DEPTH);
        }
    }

    fn believe_condition(&mut self, condition: Value, holds: bool, depth: u32) {
        let condition = self.func.dfg.resolve(condition);
        self.believe(condition, Known::exactly(1, holds.into()));
        let ValueDef::Result(inst, _) = self.func.dfg.value_def(condition) else {
            return;
        };
        if depth == 0 {
            return;
        }
        match *self.func.dfg.inst(inst) {
            InstructionData::IntCompare { cond, args, .. } => {
                let args = args.map(|arg| self.func.dfg.resolve(arg));
                if args[0] == args[1] || width(self.func.dfg.value_type(args[0])).is_none() {
                    return;
                }
                let cc: IntCC = if holds { cond } else { cond.inverse() };
                let (a, b) = Known::where_holds(cc, self.of(args[0]), self.of(args[1]));
                self.believe(args[0], a);
                self.believe(args[1], b);
            }
            InstructionData::Unary {
                opcode: Opcode::Bnot,
                arg,
            } => self.believe_condition(arg, !holds, depth - 1),
            InstructionData::Binary { opcode, args } => {
                let both = matches!((opcode, holds), (Opcode::Band, true) | (Opcode::Bor, false));
                if both && self.func.dfg.value_type(condition) == Type::B1 {
                    for arg in args {
                        self.believe_condition(arg, holds, depth - 1);
                    }
                }
            }
            _ => {}
        }
    }

    /// What is known of a block's parameters.
    fn params(&mut self, block: Block) {
        let params = self.func.dfg.block_params(block).to_vec();
        let edges: Vec<Edge> = self.edges.of(block).to_vec();
        for (index, &param) in params.iter().enumerate() {
            let Some(width) = width(self.func.dfg.value_type(param)) else {
                continue;
            };
            let args: Vec<Value> = edges
                .iter()
                .map(|&(inst, target)| {
                    self.func
                        .dfg
                        .call_args(&self.func.dfg.targets(inst)[target as usize])[index]
                })
                .map(|arg| self.func.dfg.resolve(arg))
                .filter(|&arg| arg != param)
                .collect();
            let known = match args.is_empty() {
                true => Known::anything(width),
                false if args.iter().all(|&arg| self.is_seen(arg)) => self.join(&args),
                false => loops::counter(self, block, param, &edges, &args),
            };
            self.known[param] = Some(known);
        }
    }

    /// What is known of any of some values.
    fn join(&self, values: &[Value]) -> Known {
        let mut all = self.of(values[0]);
        for &value in &values[1..] {
            all = all.or(self.of(value));
        }
        all
    }

    /// Computes what is known of the results of a block, and replaces what can be narrower.
    fn block(&mut self, block: Block, context: &mut Context<'_>) -> usize {
        let old = std::mem::take(self.func.layout.insts_mut(block));
        let mut new = Vec::with_capacity(old.len());
        let mut changes = 0;
        for inst in old {
            self.func.dfg.resolve_aliases(inst);
            if let Some(holds) = self.decided(inst).filter(|_| context.burn()) {
                let value = rewrite::truth(self, holds, inst);
                self.func.dfg.args_mut(inst)[0] = value;
                new.append(&mut self.made);
                changes += 1;
            }
            self.note(inst, context);
            let better = rewrite::better(self, inst);
            let replaced = match better {
                Some(value) if context.burn() => {
                    let result = self.func.dfg.first_result(inst);
                    let changed = self.func.dfg.resolve(value) != result;
                    if changed {
                        self.func.dfg.make_alias(result, value);
                    }
                    changed
                }
                _ => false,
            };
            if replaced {
                new.append(&mut self.made);
                changes += 1;
            } else {
                self.made.clear();
                new.push(inst);
            }
        }
        *self.func.layout.insts_mut(block) = new;
        changes
    }

    /// Whether the condition of a branch holds, where it is known at the branch only: an edge above it said so, of the condition or of what that
    /// compares.
    fn decided(&self, branch: Inst) -> Option<bool> {
        let InstructionData::Branch {
            opcode: Opcode::Branch,
            arg,
            ..
        } = *self.func.dfg.inst(branch)
        else {
            return None;
        };
        let condition = self.func.dfg.resolve(arg);
        let inst = self.func.dfg.defining_inst(condition);
        match inst.map(|inst| (inst, *self.func.dfg.inst(inst))) {
            Some((_, InstructionData::Const { .. })) => None,
            Some((inst, InstructionData::IntCompare { .. })) => {
                let here = self.of(condition).and(self.computed(inst, 1));
                here.constant().map(|bits| bits != 0)
            }
            _ => self.of(condition).constant().map(|bits| bits != 0),
        }
    }

    /// Notes what is known of an instruction's result.
    fn note(&mut self, inst: Inst, context: &Context<'_>) {
        let &[result] = self.func.dfg.results(inst) else {
            for &result in self.func.dfg.results(inst).to_vec().iter() {
                self.known[result] = width(self.func.dfg.value_type(result)).map(Known::anything);
            }
            return;
        };
        let Some(width) = width(self.func.dfg.value_type(result)) else {
            return;
        };
        let known = match identity(self.func, inst, width, context) {
            Some(known) => known,
            None => self.computed(inst, width),
        };
        self.known[result] = Some(known);
    }

    fn computed(&self, inst: Inst, to: u32) -> Known {
        let dfg = &self.func.dfg;
        let (opcode, args) = (dfg.opcode(inst), dfg.args(inst));
        match *dfg.inst(inst) {
            InstructionData::Const { imm, .. } => return Known::exactly(to, imm),
            InstructionData::IntCompare { cond, .. } if width(dfg.value_type(args[0])).is_some() => {
                let decided = Known::compare(cond, &self.of(args[0]), &self.of(args[1]));
                return decided.map_or(Known::anything(1), |holds| Known::exactly(1, holds.into()));
            }
            _ => {}
        }
        if opcode == Opcode::Iconcat {
            return combine(self.of(args[0]), self.of(args[1]));
        }
        let scalar = |&arg: &Value| width(dfg.value_type(arg)).is_some();
        if args.is_empty() || args.len() > 3 || !args.iter().all(scalar) || !opcode.info().evaluates {
            return Known::anything(to);
        }
        let mut known = [Known::anything(to); 3];
        for (known, &arg) in known.iter_mut().zip(args) {
            *known = self.of(arg);
        }
        apply(opcode, to, &known[..args.len()])
    }

    /// A new instruction with one result in front of the current one.
    fn make(&mut self, data: InstructionData, ty: Type, like: Inst) -> Value {
        let inst = self.func.dfg.make_inst(data, ty, None);
        self.func.dfg.locs[inst] = self.func.dfg.locs[like];
        self.made.push(inst);
        let result = self.func.dfg.first_result(inst);
        if let Some(width) = width(self.func.dfg.value_type(result)) {
            self.known[result] = Some(self.computed(inst, width));
        }
        result
    }
}

/// What is known of where a work-item is, and of sizes.
fn identity(func: &Function, inst: Inst, width: u32, context: &Context<'_>) -> Option<Known> {
    let (machine, limits) = (&context.machine, &func.limits);
    let below = |(_, most): (u64, u64)| Some(Known::between(width, 0, most.saturating_sub(1)));
    let sized = |(least, most): (u64, u64)| Some(Known::between(width, least, most));
    match *func.dfg.inst(inst) {
        InstructionData::Dim { opcode, dim } => {
            let (group, grid) = (machine.group_size(limits, dim), machine.grid_size(limits, dim));
            match opcode {
                Opcode::Workitemid => below(group),
                Opcode::Workgroupsize => sized(group),
                Opcode::Currentworkgroupsize => sized((1, group.1)),
                Opcode::Workitemabsid | Opcode::Workgroupid => below(grid),
                Opcode::Gridsize => sized(grid),
                Opcode::Gridgroups => sized((1, grid.1)),
                _ => None,
            }
        }
        InstructionData::Nullary { opcode } => match opcode {
            Opcode::Dim => Some(Known::between(width, 1, 3)),
            Opcode::Laneid => Some(Known::between(width, 0, u64::from(machine.wave.max(1)) - 1)),
            Opcode::Activelaneid => Some(Known::between(width, 0, u64::from(machine.wave.max(1)) - 1)),
            Opcode::Workitemflatid | Opcode::Currentworkitemflatid => {
                let most = limits.required_group_items();
                let most = most.unwrap_or_else(|| limits.max_flat_group_size.unwrap_or(u32::MAX).into());
                let most = most.min(machine.group_items.into()).max(1);
                Some(Known::between(width, 0, most - 1))
            }
            _ => None,
        },
        InstructionData::Unary {
            opcode: Opcode::Activelanecount,
            ..
        } => Some(Known::between(width, 0, machine.wave.into())),
        _ => None,
    }
}
