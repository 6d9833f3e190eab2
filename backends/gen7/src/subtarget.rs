//! The machines that this backend compiles for. What their instructions, messages and threads have of their own is said by their
//! generation; here is what users call them.

use crate::isa::Generation;
use crate::order::{ORDERS, OrderRow};

/// A machine.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Subtarget {
    /// Its name.
    pub name: &'static str,
    /// Other names.
    pub aliases: &'static [&'static str],
    /// What it is, for users.
    pub description: &'static str,
    /// What its instructions have.
    pub generation: Generation,
    /// Limits of its own, for users.
    pub limits: &'static [(&'static str, u64)],
    /// What orders of memory take.
    pub orders: &'static [OrderRow],
}

/// What the limit of scratch memory is about.
const SPILLED: &str = "bytes of spilled registers of a thread";

/// Ivy Bridge.
pub static IVB: Subtarget = Subtarget {
    name: "ivb",
    aliases: &["ivybridge", "gen7"],
    description: "Intel Gen7 (Ivy Bridge GT2), SIMD16 and SIMD8, code objects and their simulator",
    generation: Generation::Gen7,
    limits: &[(SPILLED, Generation::Gen7.scratch_bytes() as u64)],
    orders: &ORDERS,
};

/// Haswell.
pub static HSW: Subtarget = Subtarget {
    name: "hsw",
    aliases: &["haswell", "gen75"],
    description: "Intel Gen7.5 (Haswell GT2), SIMD16 and SIMD8, code objects and their simulator",
    generation: Generation::Gen75,
    limits: &[(SPILLED, Generation::Gen75.scratch_bytes() as u64)],
    orders: &ORDERS,
};

impl Subtarget {
    /// Every machine.
    pub const ALL: [&'static Subtarget; 2] = [&IVB, &HSW];

    /// The machine of a generation.
    pub fn of(generation: Generation) -> &'static Subtarget {
        match generation {
            Generation::Gen7 => &IVB,
            Generation::Gen75 => &HSW,
        }
    }
}
