//! Instruction selection.
//!
//! - [`Lower`] is the state of selection for a function; `context`: what needs nothing but the state; `values`: values as operands,
//!   calls, cross-lane operations; `legal`: which vector operations are legal.
//! - [`isle`]: the terms of the rules, which backends bring ([`isle::Rules`]).
//! - [`forms`]: which instructions the scalar unit computes, as the rules say.
//! - `float`, `parts`, [`division`], `flat`, `call`, `memory`, `image`, `matrix`, `dots`: what rules do not say, each with the reason.
//! - `select`: what the driver of selection asks for; [`select()`] is the way in.

mod call;
pub mod context;
pub mod division;
mod dots;
mod flat;
mod float;
pub mod forms;
mod image;
pub mod isle;
mod lanes;
mod legal;
mod matrix;
mod memory;
pub mod operands;
mod parts;
mod select;
mod values;

pub use context::State;
pub use memory::merging;
pub use select::select;
pub use values::InstOutput;

use std::ops::{Deref, DerefMut};

/// The state of selection, with what rules and the driver ask for.
pub struct Lower<'a>(State<'a>);

impl<'a> Deref for Lower<'a> {
    type Target = State<'a>;

    fn deref(&self) -> &Self::Target {
        &self.0
    }
}

impl DerefMut for Lower<'_> {
    fn deref_mut(&mut self) -> &mut Self::Target {
        &mut self.0
    }
}

/// Why a function cannot be selected.
pub type LowerError = wavelift_codegen::select::SelectError;
