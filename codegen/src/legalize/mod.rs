//! Operations that a target lacks become others that it has, before instruction selection.
//!
//! A target's table ([`Legality`]) says of every operation and its types whether the machine has it, and if not, what becomes of it
//! ([`Action`]). [`run`] looks up each instruction; what the table calls illegal is offered to the target ([`Expand`]) and then to the rules in
//! `isle-rules/legalize`. What is put in its place is looked up again, so that rules may be written in terms of each other: they must
//! descend. Expansions are bit-exact by the IR's meaning of the operation. An instruction that nothing replaces stays, and selection
//! names it in an error.
//!
//! | rules | what |
//! |---|---|
//! | `ids` | where a work-item is, by what machines say of it |
//! | `words` | 64-bit integers by their halves |
//! | `integers` | integers below 32 bits by 32-bit ones, minima, bit fields |
//! | `division` | integer division by the reciprocal of a float, high halves of 64-bit products |
//! | `vectors` | operations on vectors in pieces that the machine has; lanes below 32 bits |
//! | `conversions` | floats to integers and back, in every width and rounding |
//! | `floats` | arithmetic by that of a wider format, fractions, roots |
//! | `soft` | floating point of all formats by little of one |
//!
//! Written in Rust are loops over lanes (`vectors`) and sequences that are the same for several formats but for numbers computed from
//! those (`softfloat`). [`borders`] is a pass of its own: it changes parameters, calls and returns.
//!
//! Operations on images become calls of functions that the module gets, which is a pass of its own, too ([`images`]).
//!
//! I1: an instruction is replaced at most [`MOST`] times, counting what is put in its place; a table and rules that go on in a circle end with
//! an error ([`Endless`]).

pub mod borders;
pub mod flat;
pub mod floats;
pub mod groups;
pub mod images;
mod rules;
mod softfloat;
mod table;
mod vectors;

pub use table::{Action, Legality, Row, Types, When};

use crate::ir::{Block, DataFlowGraph, Function, Inst, InstBuilder, InstructionData, SourceLoc, Type, Value};
use crate::opt;
use crate::pass::{After, Broken, Context};
use std::fmt;

/// Replacements of one instruction and of what is put in its place. What takes most on any target takes some hundreds.
pub const MOST: usize = 10_000;

/// The name of the pass.
pub const PASS: &str = "legalize";

/// Replaces an instruction that a machine lacks in a way of its own.
pub type Expand<'e> = &'e mut dyn FnMut(&mut Expander<'_>, Action, Inst) -> Option<Value>;

/// An instruction whose replacement has no end.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Endless {
    /// The operation.
    pub operation: &'static str,
    /// Its controlling type.
    pub ty: Type,
    /// The line.
    pub loc: SourceLoc,
}

impl fmt::Display for Endless {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{}.{} was replaced {MOST} times without becoming what the machine has",
            self.operation, self.ty
        )
    }
}

impl Endless {
    /// The error of the pass.
    pub fn broken(&self, func: &Function) -> Broken {
        Broken {
            pass: PASS,
            function: func.name.clone(),
            what: self.to_string(),
            loc: self.loc,
        }
    }
}

/// Builds what an instruction is replaced by.
#[derive(Debug)]
pub struct Expander<'f> {
    /// The function.
    pub func: &'f mut Function,
    loc: SourceLoc,
    made: Vec<Inst>,
}

impl InstBuilder for Expander<'_> {
    fn dfg_mut(&mut self) -> &mut DataFlowGraph {
        &mut self.func.dfg
    }

    fn build(&mut self, data: InstructionData, ty: Type, results: Option<&[Type]>) -> Inst {
        let inst = self.func.dfg.make_inst(data, ty, results);
        self.func.dfg.locs[inst] = self.loc;
        self.made.push(inst);
        inst
    }
}

impl<'f> Expander<'f> {
    /// A builder of what an instruction of a function is replaced by.
    fn new(func: &'f mut Function, inst: Inst) -> Expander<'f> {
        let loc = func.dfg.locs[inst];
        Expander {
            func,
            loc,
            made: Vec::new(),
        }
    }
}

impl Expander<'_> {
    /// An integer constant of up to 64 bits.
    pub fn int(&mut self, ty: Type, value: u64) -> Value {
        self.iconst(ty, value & crate::ir::eval::ones(ty.bits()))
    }

    /// The same operation on other operands, as another type.
    pub fn same_on(&mut self, inst: Inst, ty: Type, args: &[Value]) -> Value {
        let data = *self.func.dfg.inst(inst);
        let new = self.build(data, ty, None);
        self.func.dfg.args_mut(new).copy_from_slice(args);
        self.func.dfg.first_result(new)
    }

    /// `bitcast`, or the value itself if it has the type.
    pub fn as_type(&mut self, ty: Type, value: Value) -> Value {
        if self.func.dfg.value_type(value) == ty {
            value
        } else {
            self.bitcast(ty, value)
        }
    }
}

/// After the mid-end: replaces what a machine lacks, which `expand` does and counts, and tidies up.
///
/// # Errors
/// A pass broke the function, or replacement has no end.
pub fn for_machine(
    func: &mut Function,
    level: opt::Level,
    context: &mut Context<'_>,
    expand: &mut dyn FnMut(&mut Function) -> Result<usize, Endless>,
) -> Result<opt::Stats, Broken> {
    // What is left of a function is walked many times from here on.
    func.compact();
    let mut stats = opt::Stats::default();
    let expanded = checked(func, context, expand)?;
    if opt::worth_a_round(expanded, func) {
        stats = opt::run(func, level.min(opt::Level::Clean), context)?;
        // The mid-end may join steps of an expansion to an operation that the machine lacks.
        checked(func, context, expand)?;
    }
    if expanded > 0 && level == opt::Level::Full {
        opt::hoist_expansions(func, context, &mut stats)?;
    }
    func.compact();
    Ok(stats)
}

/// Runs `expand`, with the checks after it.
///
/// # Errors
/// As [`for_machine`].
pub fn checked(
    func: &mut Function,
    context: &mut Context<'_>,
    expand: &mut dyn FnMut(&mut Function) -> Result<usize, Endless>,
) -> Result<usize, Broken> {
    let count = context.checked(PASS, After::Body, func, |func, _| expand(func))?;
    let count = count.map_err(|endless| endless.broken(func))?;
    context.passes.add(PASS, count as u64);
    Ok(count)
}

/// Replaces instructions until the machine has all of them, as far as there are rules; returns how many it replaced.
///
/// # Errors
/// Replacement of an instruction has no end. What was replaced until then stays so.
pub fn run(func: &mut Function, table: &Legality, own: Expand<'_>) -> Result<usize, Endless> {
    let mut replaced = 0;
    for block in func.layout.blocks().to_vec() {
        replaced += usize::from(index_as_word(func, block));
        let mut rest = std::mem::take(func.layout.insts_mut(block));
        rest.reverse();
        // Instructions of the function that are left, and replacements of the one that was last.
        let (mut originals, mut replacements) = (rest.len(), 0);
        while let Some(inst) = rest.pop() {
            if rest.len() < originals {
                (originals, replacements) = (rest.len(), 0);
            }
            func.dfg.resolve_aliases(inst);
            let action = table.action(func, inst);
            if action == Action::Legal {
                func.layout.append_inst(inst, block);
                continue;
            }
            let Some((value, made)) = step(func, action, inst, own) else {
                func.layout.append_inst(inst, block);
                continue;
            };
            replaced += 1;
            replacements += 1;
            if replacements > MOST {
                let endless = Endless {
                    operation: func.dfg.opcode(inst).name(),
                    ty: func.dfg.ctrl_type(inst),
                    loc: func.dfg.locs[inst],
                };
                // Checks after the pass look at a whole function.
                rest.push(inst);
                rest.into_iter()
                    .rev()
                    .for_each(|inst| func.layout.append_inst(inst, block));
                func.resolve_all_aliases();
                return Err(endless);
            }
            rest.extend(made.into_iter().rev());
            let old = func.dfg.first_result(inst);
            func.dfg.make_alias(old, value);
        }
    }
    if replaced > 0 {
        func.resolve_all_aliases();
    }
    Ok(replaced)
}

/// A switch by another width than a word becomes one by a word: the divergence pass makes comparisons of the index, when nothing replaces them any more.
/// What is beyond the entries is undefined, so the low word says as much as all of it.
fn index_as_word(func: &mut Function, block: Block) -> bool {
    let Some(inst) = func.terminator(block) else {
        return false;
    };
    let InstructionData::Switch { arg, .. } = *func.dfg.inst(inst) else {
        return false;
    };
    let bits = func.dfg.value_type(arg).bits();
    if bits == Type::I32.bits() {
        return false;
    }
    let loc = func.dfg.locs[inst];
    func.layout.insts_mut(block).pop();
    let mut at = func.at_end(block).with_loc(loc);
    let word = match bits < Type::I32.bits() {
        true => at.uextend(Type::I32, arg),
        false => at.ireduce(Type::I32, arg),
    };
    func.dfg.args_mut(inst)[0] = word;
    func.layout.append_inst(inst, block);
    true
}

/// What replaces an instruction with an action: its value, and what is made for that, in order.
pub fn step(func: &mut Function, action: Action, inst: Inst, own: Expand<'_>) -> Option<(Value, Vec<Inst>)> {
    let mut at = Expander::new(func, inst);
    let value = own(&mut at, action, inst).or_else(|| rules::constructor_expand(&mut at, &action, inst))?;
    Some((value, at.made))
}

#[cfg(test)]
mod tests;
