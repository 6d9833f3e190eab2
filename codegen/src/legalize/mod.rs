//! Operations that a target lacks become others that it has, before instruction selection.
//!
//! [`run`] offers every instruction to the target's function, which returns what to put in its place or `None` if the machine
//! can do it. What is put in place is offered again, so that expansions may be written in terms of each other: they must
//! descend. The modules are expansions that targets share, bit-exact by the IR's meaning of the operation:
//!
//! | module | what |
//! |---|---|
//! | [`ids`] | where a work-item is, by what machines say of it |
//! | [`words`] | 64-bit integers by their halves |
//! | [`vectors`] | operations on vectors, lane by lane or in pieces that the machine has; lanes below 32 bits |
//! | [`integers`] | integers below 32 bits by 32-bit ones, 64-bit minima, bit fields, counts |
//! | [`floats`] | fractions, conversions between floats, quotients and roots of `f16` |
//! | [`division`] | integer division by the reciprocal of a float, high halves of 64-bit products |
//! | [`conversions`] | floats to integers and back, in every width and rounding |
//! | [`softfloat`] | floating point of all formats by little of one |
//!
//! [`borders`] is a pass of its own: it changes parameters, calls and returns.

pub mod borders;
pub mod conversions;
pub mod division;
pub mod floats;
pub mod ids;
pub mod integers;
pub mod softfloat;
pub mod vectors;
pub mod words;

use crate::ir::{DataFlowGraph, Function, Inst, InstBuilder, InstructionData, SourceLoc, Type, Value};
use crate::opt;
use crate::pass::{After, Broken, Context};

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
/// A pass broke the function.
pub fn for_machine(
    func: &mut Function,
    level: opt::Level,
    context: &mut Context<'_>,
    expand: &mut dyn FnMut(&mut Function) -> usize,
) -> Result<opt::Stats, Broken> {
    // What is left of a function is walked many times from here on.
    func.compact();
    let mut legalize = |func: &mut Function, context: &mut Context<'_>| {
        context.checked("legalize", After::Body, func, |func, _| expand(func))
    };
    let mut stats = opt::Stats::default();
    let expanded = legalize(func, context)?;
    if opt::worth_a_round(expanded, func) {
        stats = opt::run(func, level.min(opt::Level::Clean), context)?;
        // The mid-end may join steps of an expansion to an operation that the machine lacks.
        legalize(func, context)?;
    }
    func.compact();
    Ok(stats)
}

/// Replaces instructions until `expand` leaves every one alone; returns how many it replaced.
pub fn run(func: &mut Function, expand: &mut dyn FnMut(&mut Expander<'_>, Inst) -> Option<Value>) -> usize {
    let mut replaced = 0;
    for block in func.layout.blocks().to_vec() {
        let mut rest = std::mem::take(func.layout.insts_mut(block));
        rest.reverse();
        while let Some(inst) = rest.pop() {
            func.dfg.resolve_aliases(inst);
            let loc = func.dfg.locs[inst];
            let mut at = Expander {
                func,
                loc,
                made: Vec::new(),
            };
            match expand(&mut at, inst) {
                Some(value) => {
                    replaced += 1;
                    let made = at.made;
                    rest.extend(made.into_iter().rev());
                    let old = func.dfg.first_result(inst);
                    func.dfg.make_alias(old, value);
                }
                None => func.layout.append_inst(inst, block),
            }
        }
    }
    if replaced > 0 {
        func.resolve_all_aliases();
    }
    replaced
}
