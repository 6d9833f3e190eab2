//! The mid-end: passes over the thread level of a function that keep what every lane computes.
//!
//! | pass | what it does |
//! |---|---|
//! | [`simplify`] | constant folding and the rewrite rules of `isle-rules/opt/*.isle` |
//! | [`gvn`] | one instruction for equal values where one dominates the other |
//! | [`narrow`] | arithmetic of 64 bits by that of 32, signed operations by unsigned ones, by what is known and what is asked for |
//! | [`equal`] | block parameters that are one constant whichever edge is taken |
//! | [`steps`] | steps of loop counters behind the last use of the counter |
//! | [`dce`] | instructions and block parameters that nobody reads |
//! | [`inline`] | bodies of functions instead of calls; works on modules, before the others |
//! | [`unwritten`] | loads of global memory that a kernel does not write become loads of constant memory |
//! | [`common`] | what both sides of a branch compute is computed in front of it |
//! | [`if_convert`] | small branches become straight lines |
//! | [`switches`] | switches that all lanes of a wave take alike become searches |
//! | [`unroll`] | small loops that run a known number of times become straight lines |
//! | [`sroa`] | private variables become values: at known offsets first, small ones at an index at last |
//! | [`hoist`] | what is the same in every iteration leaves the loop |
//! | [`factors`] | terms of a sum are added before they are multiplied by a factor that they share |
//! | [`forward`] | loads of what was stored or loaded before |
//! | [`strides`] | an address a known distance behind another one is that and the distance |
//! | [`offsets`] | constants in addresses become offsets of accesses |
//! | [`bases`] | addresses that differ by a constant are one with offsets |
//! | [`dead`] | stores that nobody sees |
//! | [`merge`] | accesses of neighbouring bytes become one |
//! | [`arguments`] | arguments of a kernel are loaded at once |
//! | [`tables`] | loads at known places of constant variables become constants |
//! | [`initial`] | loads of global memory that nothing has written yet are marked |
//! | `cfg` | constant branches, unreachable blocks, straight lines, empty blocks |
//!
//! [`run`] puts them in order; [`passes`] has their names, so that some can be left out. Each pass is `fn run(&mut Function, &mut Context) -> usize`, the number of its changes.
//!
//! Invariants:
//! - **I1 Convergence.** No communication operation (HSA PRM 2.12.3) is cloned, hoisted, sunk, merged or if-converted, and the
//!   lanes that execute it together stay the same; [`Context::checked`] compares before and after each pass. One whose result nobody reads goes if it has no other effect. (Inlining copies a function's, one for each call,
//!   and [`unroll`] those of a counted loop with barriers, one for each round.)
//! - **I2 Exactness.** A floating-point value is replaced by one with the same bits, NaNs and signs of zero included,
//!   under the instruction's own mode. Division by zero is left alone.
//! - **I3 Fuel.** Every change asks [`Context::burn`] first, so that a change that breaks a program is found by halving
//!   the fuel.
//!
//! Cost: each pass is linear in instructions, operands and block arguments, but for hashing and the dominator tree.
//! Passes run before the divergence pass; they do not look at a wave level.

pub mod cfg;
pub mod common;
pub mod counts;
pub mod dce;
mod divisors;
pub mod equal;
pub mod factors;
pub(crate) mod fold;
pub mod gvn;
pub mod if_convert;
pub mod inline;
pub mod loops;
mod machine;
pub mod memory;
pub mod narrow;
mod parts;
pub mod passes;
mod rules;
pub mod simplify;
pub mod sink;
pub mod sroa;
pub mod steps;
pub mod strides;
pub mod switches;
pub mod unwritten;

use crate::analysis::Cfg;
use crate::analysis::cfg::has_cycle;
use crate::ir::{Block, Format, Function, Inst, Opcode};
use crate::pass::After;
pub use crate::pass::{Broken, Context};
use loops::{hoist, partial, unnest, unroll};
pub use machine::{Machine, Merging};
use memory::{arguments, bases, dead, forward, initial, merge, offsets, tables};
pub use passes::{PASSES, PassSet, UnknownPass};

/// How much to optimise.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Default)]
pub enum Level {
    /// Nothing.
    None,
    /// What cannot make an operation that the function does not have the like of: for functions that are already legal
    /// for a target. The graph of blocks stays.
    Clean,
    /// Every pass, until [little changes](worth_a_round) but at most [`MAX_ROUNDS`] times.
    #[default]
    Full,
}

/// Rounds of all passes; the second one finds what the first one uncovered, later ones find little.
pub const MAX_ROUNDS: usize = 3;

/// Loops within loops, and branches within branches, that are looked at one after the other.
const MAX_NESTING: usize = 4;

/// Changes for which a round is worth its time: more than one in so many instructions of a long function.
const WORTH: usize = 64;

/// So many changes fewer are worth a round where branches go.
const MORE_FOR_BRANCHES: usize = 64;

/// Whether so many changes uncover enough for another walk over a function. In a short one any does.
pub fn worth_a_round(changes: usize, func: &Function) -> bool {
    changes > (func.num_placed_insts() / WORTH).saturating_sub(8)
}

/// Whether so many changes uncover enough for another walk over a function whose branches go. What they uncover may be a whole side, so any change does in a
/// function of up to some 4,700 instructions; longer ones are in no cache when the walk begins.
fn worth_a_round_for_branches(changes: usize, func: &Function) -> bool {
    changes > 0 && worth_a_round(changes + MORE_FOR_BRANCHES, func)
}

/// What the mid-end did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Instructions in the layout before.
    pub before: usize,
    /// Instructions in the layout after.
    pub after: usize,
    /// Instructions that rules or constant folding replaced.
    pub simplified: usize,
    /// Instructions that became narrower or unsigned.
    pub narrowed: usize,
    /// Instructions that an equal one replaced.
    pub merged: usize,
    /// Instructions and block parameters that nobody read.
    pub dead: usize,
    /// Changes of the graph of blocks.
    pub blocks: usize,
    /// Instructions of both sides of a branch that went in front of it.
    pub common: usize,
    /// Small branches that became straight lines.
    pub straightened: usize,
    /// Loads that turned out to be of memory that does not change.
    pub unwritten: usize,
    /// Loads of memory that nothing has written yet.
    pub initial: usize,
    /// Loops that were unrolled.
    pub unrolled: usize,
    /// Variables that became values.
    pub split: usize,
    /// Instructions that left a loop.
    pub hoisted: usize,
    /// Instructions that went to the side of a branch that reads them.
    pub sunk: usize,
    /// Loads of what was known to be in memory.
    pub forwarded: usize,
    /// Stores that nobody reads.
    pub unread: usize,
    /// Accesses that took a constant from their address.
    pub offsets: usize,
    /// Addresses that became sums of others and a distance.
    pub strides: usize,
    /// Sums whose terms share factors.
    pub factored: usize,
    /// Accesses that took the address of another, or became one with it.
    pub joined: usize,
}

/// Optimises a function that has no wave level.
///
/// # Errors
/// A pass broke the function.
pub fn run(func: &mut Function, level: Level, context: &mut Context<'_>) -> Result<Stats, Broken> {
    let mut stats = Stats {
        before: func.num_placed_insts(),
        ..Stats::default()
    };
    context.moved = true;
    context.quotients = level != Level::Full;
    if level != Level::None && func.wave.is_none() {
        if level == Level::Full {
            stats.unwritten = checked("unwritten", unwritten::run, func, context)?;
            // Half of what frontends make is dead, and the others need not look at it.
            stats.dead += checked("dce", dce::run, func, context)?;
        }
        for round in 0..MAX_ROUNDS {
            let mut changes = tidy_up(func, level, context, &mut stats)?;
            if round == 0 && level == Level::Full {
                // Afterwards there is little left to find.
                let narrowed = checked("narrow", narrow::run, func, context)?;
                stats.narrowed += narrowed;
                changes += narrowed;
            }
            // Dead code alone uncovers nothing.
            if !worth_a_round(changes, func) {
                break;
            }
        }
        if level == Level::Full {
            if !has_cycle(&Cfg::new(func)) {
                make_products(func, context, &mut stats)?;
            }
            straighten(func, context, &mut stats)?;
            loops_and_arrays(func, context, &mut stats)?;
            memory(func, context, &mut stats)?;
        }
    }
    if level == Level::Full && func.wave.is_none() {
        stats.blocks += checked("switches", switches::run, func, context)?;
        // Last, as other passes make and merge steps.
        checked("steps", steps::run, func, context)?;
        stats.initial = checked("initial", initial::run, func, context)?;
    }
    stats.after = func.num_placed_insts();
    context.quotients = true;
    Ok(stats)
}

/// From here on quotients by constants become products; those that are there do at once.
fn make_products(func: &mut Function, context: &mut Context<'_>, stats: &mut Stats) -> Result<(), Broken> {
    if context.quotients {
        return Ok(());
    }
    context.quotients = true;
    let insts = func.layout.iter().map(|(_, inst)| inst);
    let quotients: Vec<_> = insts
        .filter(|&inst| divisors::divides_by_constant(func, inst))
        .collect();
    for &inst in &quotients {
        func.dfg.set_changed(inst);
    }
    if quotients.is_empty() {
        return Ok(());
    }
    tidy_up(func, Level::Full, context, stats)?;
    // Often the low word of a remainder is all that is asked for.
    let narrowed = checked("narrow", narrow::run, func, context)?;
    stats.narrowed += narrowed;
    if narrowed > 0 {
        tidy_up(func, Level::Full, context, stats)?;
    }
    Ok(())
}

/// The passes that make a function smaller; returns the changes that may uncover others. Where they decide branches, whose other sides go, they run
/// again, as long as that is [worth a round](worth_a_round_for_branches).
fn tidy_up(
    func: &mut Function,
    level: Level,
    context: &mut Context<'_>,
    stats: &mut Stats,
) -> Result<usize, Broken> {
    let mut changes = tidy_once(func, level, context, stats)?;
    for _ in 1..MAX_NESTING {
        if level != Level::Full || !cfg::has_decided_branch(func) {
            break;
        }
        let more = tidy_once(func, level, context, stats)?;
        changes += more;
        // Some decided branches have to stay where lanes meet at them.
        if !worth_a_round_for_branches(more, func) {
            break;
        }
    }
    Ok(changes)
}

/// One round of these passes.
fn tidy_once(
    func: &mut Function,
    level: Level,
    context: &mut Context<'_>,
    stats: &mut Stats,
) -> Result<usize, Broken> {
    let blocks = match level {
        Level::Full => moving("cfg", cfg::run, func, context)? + checked("equal", equal::run, func, context)?,
        _ => 0,
    };
    let mut simplified = checked("simplify", simplify::run, func, context)?;
    if level == Level::Full && tables::any(context.module) {
        let known = checked("tables", tables::run, func, context)?;
        if known > 0 {
            simplified += known + checked("simplify", simplify::run, func, context)?;
        }
    }
    let merged = checked("gvn", gvn::run_again, func, context)?;
    stats.dead += checked("dce", dce::run, func, context)?;
    stats.blocks += blocks;
    stats.simplified += simplified;
    stats.merged += merged;
    Ok(blocks + simplified + merged)
}

/// Small branches become straight lines, those within others first, after what their sides have in common went in front of them.
fn straighten(func: &mut Function, context: &mut Context<'_>, stats: &mut Stats) -> Result<(), Broken> {
    let common = moving("common", common::run, func, context)?;
    if common > 0 {
        tidy_up(func, Level::Full, context, stats)?;
    }
    stats.common += common;
    for _ in 0..MAX_NESTING {
        let changes = moving("if-convert", if_convert::run, func, context)?;
        if changes == 0 {
            break;
        }
        stats.straightened += changes;
        tidy_up(func, Level::Full, context, stats)?;
        if !worth_a_round_for_branches(changes, func) {
            break;
        }
    }
    Ok(())
}

/// Loops become straight lines, from the outside in, and with them arrays become values; each uncovers constants for the other.
fn loops_and_arrays(func: &mut Function, context: &mut Context<'_>, stats: &mut Stats) -> Result<(), Broken> {
    if moving("unnest", unnest::run, func, context)? > 0 {
        tidy_up(func, Level::Full, context, stats)?;
    }
    let mut growth = unroll::Growth::of(func);
    for _ in 0..MAX_NESTING {
        let unrolled = moving(
            "unroll",
            |func, context| unroll::run_within(func, context, &mut growth),
            func,
            context,
        )?;
        if unrolled > 0 {
            tidy_up(func, Level::Full, context, stats)?;
        }
        let split = checked("sroa", sroa::run, func, context)?;
        stats.unrolled += unrolled;
        stats.split += split;
        // What became values may be the bounds of other loops. Where no loop is left, narrowing goes over all of it anyway.
        if unrolled + split == 0 || !has_cycle(&Cfg::new(func)) {
            break;
        }
        if split > 0 {
            tidy_up(func, Level::Full, context, stats)?;
            straighten(func, context, stats)?;
        }
    }
    // No index becomes a constant any more.
    stats.split += checked("indexed", sroa::run_indexed, func, context)?;
    if stats.unrolled + stats.split > 0 {
        // Counters are constants now.
        let narrowed = checked("narrow", narrow::run, func, context)?;
        stats.narrowed += narrowed;
        if narrowed + stats.split > 0 {
            tidy_up(func, Level::Full, context, stats)?;
        }
        if stats.split > 0 {
            // Sides that read variables read values now.
            straighten(func, context, stats)?;
        }
    }
    make_products(func, context, stats)?;
    let partly = moving("partial", partial::run, func, context)?;
    if partly > 0 {
        tidy_up(func, Level::Full, context, stats)?;
    }
    stats.unrolled += partly;
    Ok(())
}

/// What is left of memory and of loops, and at last what only one side of a branch reads.
fn memory(func: &mut Function, context: &mut Context<'_>, stats: &mut Stats) -> Result<(), Broken> {
    let forwarded = checked("forward", forward::run, func, context)?;
    let unread = checked("dead-stores", dead::run, func, context)?;
    let strides = checked("strides", strides::run, func, context)?;
    let offsets = checked("offsets", offsets::run, func, context)?;
    if forwarded > 0 {
        tidy_up(func, Level::Full, context, stats)?;
    } else if unread + strides + offsets > 0 {
        // Sums that became offsets are not to be hoisted. The graph of blocks stayed.
        tidy_up(func, Level::Clean, context, stats)?;
    }
    // Equal addresses are one value now.
    let shared = checked("bases", bases::run, func, context)?;
    if shared > 0 {
        stats.dead += checked("dce", dce::run, func, context)?;
    }
    // Some bytes would leave a loop one by one, and the others stay there, no longer beside them.
    let early = match loads_many_parts(func) {
        true => {
            checked("arguments", arguments::run, func, context)?
                + checked("merge", merge::run, func, context)?
        }
        false => 0,
    };
    let hoisted = moving("hoist", hoist::run, func, context)?;
    if early + hoisted > 0 {
        tidy_up(func, Level::Full, context, stats)?;
    }
    let factored = checked("factors", factors::run, func, context)?;
    let joined =
        checked("arguments", arguments::run, func, context)? + checked("merge", merge::run, func, context)?;
    if factored + joined > 0 {
        // The graph of blocks stayed.
        tidy_up(func, Level::Clean, context, stats)?;
    }
    stats.sunk = moving("sink", sink::run, func, context)?;
    stats.strides += strides;
    stats.hoisted += hoisted;
    stats.factored += factored;
    stats.forwarded += forwarded;
    stats.unread += unread;
    stats.offsets += offsets + shared;
    stats.joined += early + joined;
    Ok(())
}

/// Whether a block loads more parts of words than values from outside may hold registers in a loop.
fn loads_many_parts(func: &Function) -> bool {
    let part = |&&inst: &&Inst| {
        let ty = func.dfg.ctrl_type(inst);
        func.dfg.opcode(inst) == Opcode::Load && ty.is_int() && ty.bits() < 32
    };
    let many = |&block: &Block| {
        let insts = func.layout.insts(block);
        insts.len() > hoist::MOST_UNITS as usize
            && insts.iter().filter(part).count() > hoist::MOST_UNITS as usize
    };
    func.layout.blocks().iter().any(many) && has_cycle(&Cfg::new(func))
}

/// After operations that the machine lacks were expanded: what an expansion computes from what does not change in a loop leaves it, such as the
/// reciprocal of a divisor. What leaves several loops is computed once.
///
/// # Errors
/// A pass broke the function.
pub fn hoist_expansions(
    func: &mut Function,
    context: &mut Context<'_>,
    stats: &mut Stats,
) -> Result<(), Broken> {
    if !has_cycle(&Cfg::new(func)) {
        return Ok(());
    }
    let hoisted = moving("hoist", hoist::run, func, context)?;
    if hoisted > 0 {
        stats.merged += checked("gvn", gvn::run_again, func, context)?;
        stats.dead += checked("dce", dce::run, func, context)?;
    }
    stats.hoisted += hoisted;
    Ok(())
}

/// Whether the first two operands may be exchanged without a change of any bit of the result.
fn commutes(opcode: Opcode) -> bool {
    // Which of two NaNs passes, or which zero a minimum gives, depends on the order.
    let rounds = matches!(opcode.format(), Format::BinaryFp | Format::TernaryFp);
    opcode.effects().commutative() && !rounds
}

/// A pass that changes the graph of blocks or moves instructions, with the checks after it. All others leave both as they are, but for what they make and
/// what they split in two.
fn moving(
    name: &'static str,
    pass: impl FnOnce(&mut Function, &mut Context<'_>) -> usize,
    func: &mut Function,
    context: &mut Context<'_>,
) -> Result<usize, Broken> {
    let changes = checked(name, pass, func, context)?;
    context.moved |= changes > 0;
    Ok(changes)
}

/// A pass with the checks after it, where they are wanted; its changes are counted. It makes none if it is left out.
fn checked(
    name: &'static str,
    pass: impl FnOnce(&mut Function, &mut Context<'_>) -> usize,
    func: &mut Function,
    context: &mut Context<'_>,
) -> Result<usize, Broken> {
    if context.without.has(name) {
        return Ok(0);
    }
    let changes = context.checked(name, After::Body, func, |func, context| pass(func, context))?;
    context.passes.add(name, changes as u64);
    Ok(changes)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;

    /// A function in which each of some branches is decided once the one before it is, behind so many products.
    fn chain(branches: usize, products: usize) -> Function {
        let mut text =
            "function %f {\nblock0(v0: i32):\n v1 = iconst.i32 1\n v2 = icmp.eq v1, v1\n".to_owned();
        let mut next = 10;
        let mut product = 0;
        for _ in 0..products {
            text += &format!(" v{next} = imul.i32 v{product}, v0\n");
            product = next;
            next += 1;
        }
        let mut condition = 2;
        for number in 0..branches {
            let [a, b, join] = [3 * number + 1, 3 * number + 2, 3 * number + 3];
            let [one, two, param, equal] = [next, next + 1, next + 2, next + 3];
            text += &format!(
                " branch v{condition}, block{a}, block{b}\nblock{a}:\n v{one} = iconst.i32 1\n jump block{join}(v{one})\nblock{b}:\n \
                 v{two} = iconst.i32 2\n jump block{join}(v{two})\nblock{join}(v{param}: i32):\n v{equal} = icmp.eq v{param}, v1\n"
            );
            (condition, next) = (equal, next + 4);
        }
        text += &format!(" v{next} = select.i32 v{condition}, v{product}, v0\n return v{next}\n}}\n");
        let module = parse_module(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
        module.defined().next().expect("a function").1.clone()
    }

    /// Branches that are left after tidying up.
    fn left(mut func: Function) -> usize {
        let mut context = Context::new(None);
        tidy_up(&mut func, Level::Full, &mut context, &mut Stats::default()).expect("no pass breaks it");
        func.layout.blocks().len() / 3
    }

    #[test]
    fn a_round_for_one_branch_is_worth_its_time_in_a_short_function_only() {
        assert_eq!(left(chain(2, 1000)), 0);
        assert_eq!(left(chain(2, 6000)), 1);
    }
}
