//! The mid-end: passes over the thread level of a function that keep what every lane computes.
//!
//! | pass | what it does |
//! |---|---|
//! | [`simplify`] | constant folding and the rewrite rules of `isle-rules/opt/*.isle` |
//! | [`gvn`] | one instruction for equal values where one dominates the other |
//! | [`dce`] | instructions and block parameters that nobody reads |
//! | [`inline`] | bodies of functions instead of calls; works on modules, before the others |
//! | [`unwritten`] | loads of global memory that a kernel does not write become loads of constant memory |
//! | `cfg` | constant branches, unreachable blocks, straight lines, empty blocks |
//!
//! [`run`] puts them in order. Each pass is `fn run(&mut Function, &mut Context) -> usize`, the number of its changes.
//!
//! Invariants:
//! - **I1 Convergence.** No communication operation (HSA PRM 2.12.3) is cloned, hoisted, sunk, merged or if-converted, and the
//!   lanes that execute it together stay the same; [`verify_communication`](crate::verify::verify_communication) compares before and
//!   behind each pass. One whose result nobody reads goes if it has no other effect. (Inlining copies a function's, one for each call.)
//! - **I2 Exactness.** A floating-point value is replaced by one with the same bits, NaNs and signs of zero included,
//!   under the instruction's own mode. Division by zero is left alone.
//! - **I3 Fuel.** Every change asks [`Context::burn`] first, so that a change that breaks a program is found by halving
//!   the fuel.
//!
//! Cost: each pass is linear in instructions, operands and block arguments, but for hashing and the dominator tree.
//! Passes run before the divergence pass; they do not look at a wave level.

pub mod cfg;
pub mod dce;
mod fold;
pub mod gvn;
pub mod inline;
mod rules;
pub mod simplify;
pub mod unwritten;

use crate::ir::{Format, Function, Module, Opcode};
use std::fmt;

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

/// Changes for which a round is worth its time: more than one in so many instructions of a long function.
const WORTH: usize = 64;

/// Whether so many changes uncover enough for another walk over a function. In a short one any does.
pub fn worth_a_round(changes: usize, func: &Function) -> bool {
    changes > (func.num_placed_insts() / WORTH).saturating_sub(8)
}

/// What passes share.
#[derive(Clone, Debug)]
pub struct Context<'m> {
    /// What the verifier behind each pass needs; without it the verifier does not run.
    pub module: Option<&'m Module>,
    /// Changes that may still be made.
    pub fuel: u64,
    /// Check the function behind each pass, and that it left communication operations alone. So it is in debug builds.
    pub verify: bool,
    /// Put what a check finds into [`Context::broken`], instead of a panic. Passes behind do nothing then.
    pub report: bool,
    /// The first pass that broke something.
    pub broken: Option<Broken>,
}

/// A pass that broke a function: a mistake of this compiler.
#[derive(Clone, Debug)]
pub struct Broken {
    /// The pass.
    pub pass: &'static str,
    /// Name of the function, without sigil.
    pub function: String,
    /// What is wrong, with the line where one is known.
    pub what: String,
}

impl fmt::Display for Broken {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "internal error in function {}, behind pass {}: {}",
            self.function, self.pass, self.what
        )
    }
}

impl std::error::Error for Broken {}

impl<'m> Context<'m> {
    /// Unlimited fuel.
    pub fn new(module: Option<&'m Module>) -> Context<'m> {
        Context {
            module,
            fuel: u64::MAX,
            verify: cfg!(debug_assertions),
            report: false,
            broken: None,
        }
    }

    /// What a check finds behind a pass: reported, or a panic that shows the function before and behind it.
    pub(crate) fn found(&mut self, pass: &'static str, what: String, before: &Function, func: &Function) {
        let function = func.name.clone();
        let broken = Broken { pass, function, what };
        if !self.report {
            panic!("{broken}\n{before}{func}");
        }
        self.broken.get_or_insert(broken);
    }

    /// Takes one unit of fuel; the caller must not make its change if there is none.
    pub fn burn(&mut self) -> bool {
        let some = self.fuel > 0;
        self.fuel = self.fuel.saturating_sub(1);
        some
    }
}

/// What the mid-end did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Stats {
    /// Instructions in the layout before.
    pub before: usize,
    /// Instructions in the layout behind.
    pub after: usize,
    /// Instructions that rules or constant folding replaced.
    pub simplified: usize,
    /// Instructions that an equal one replaced.
    pub merged: usize,
    /// Instructions and block parameters that nobody read.
    pub dead: usize,
    /// Changes of the graph of blocks.
    pub blocks: usize,
    /// Loads that turned out to be of memory that does not change.
    pub unwritten: usize,
}

/// Optimises a function that has no wave level.
pub fn run(func: &mut Function, level: Level, context: &mut Context<'_>) -> Stats {
    let mut stats = Stats {
        before: func.num_placed_insts(),
        ..Stats::default()
    };
    if level != Level::None && func.wave.is_none() {
        if level == Level::Full {
            stats.unwritten = checked("unwritten", unwritten::run, func, context);
            // Half of what frontends make is dead, and the others need not look at it.
            stats.dead += checked("dce", dce::run, func, context);
        }
        for _ in 0..MAX_ROUNDS {
            let blocks = match level {
                Level::Full => checked("cfg", cfg::run, func, context),
                _ => 0,
            };
            let simplified = checked("simplify", simplify::run, func, context);
            let merged = checked("gvn", gvn::run, func, context);
            let dead = checked("dce", dce::run, func, context);
            stats.blocks += blocks;
            stats.simplified += simplified;
            stats.merged += merged;
            stats.dead += dead;
            // Dead code alone uncovers nothing.
            if !worth_a_round(blocks + simplified + merged, func) {
                break;
            }
        }
    }
    stats.after = func.num_placed_insts();
    stats
}

/// Whether the first two operands may be exchanged without a change of any bit of the result.
fn commutes(opcode: Opcode) -> bool {
    // Which of two NaNs passes, or which zero a minimum gives, depends on the order.
    let rounds = matches!(opcode.format(), Format::BinaryFp | Format::TernaryFp);
    opcode.effects().commutative() && !rounds
}

type Pass = fn(&mut Function, &mut Context<'_>) -> usize;

/// A pass with the verifier behind it, where that is wanted.
fn checked(name: &'static str, pass: Pass, func: &mut Function, context: &mut Context<'_>) -> usize {
    if !context.verify {
        return pass(func, context);
    }
    if context.broken.is_some() {
        return 0;
    }
    let before = func.clone();
    let changes = pass(func, context);
    let verified = match context.module {
        Some(module) => crate::verify::verify_function(func, module),
        None => Ok(()),
    };
    let wrong = match verified {
        Err(errors) => errors.first().map(ToString::to_string),
        Ok(()) => match crate::verify::verify_communication(&before, func) {
            Err(errors) => errors.first().map(ToString::to_string),
            Ok(()) => None,
        },
    };
    if let Some(what) = wrong {
        context.found(name, what, &before, func);
    }
    changes
}
