//! The IR verifier: which functions are well formed.
//!
//! It is run after frontends, after every pass in debug builds, and on text that a user wrote. It checks what every
//! other part of the compiler takes for granted, so those parts need not check again:
//!
//! - **V1 Blocks.** Every block ends with its only terminator, is in the layout once and is reachable from the entry; a
//!   kernel's entry has no parameters, and no terminator leads to an entry.
//! - **V2 Edges.** A terminator names blocks of its layout and passes one argument of the right type per parameter.
//! - **V3 Dominance.** What an instruction reads is defined on every path to it.
//! - **V4 Types.** Controlling types, operands and results follow the instruction table, addresses have the width that
//!   their segment has in the machine model, and the rules that the table cannot say hold ([`Rule`] lists them).
//! - **V5 Levels.** Lane masks and wave-level instructions occur at the wave level only. There, wave-level terminators end
//!   blocks, and V3 holds for what wave-level instructions define. Values of the thread level live per lane, so the wave
//!   may pass around their definitions. Once a function has a wave level, its thread level may read scalars and masks
//!   that the wave level defines.
//! - **V6 Module.** Variables, parameters and calls agree with what they name.
//! - **V7 Lanes.** At the wave level every lane follows its thread-level path, and lanes that part at a branch meet at its
//!   immediate post-dominator. [`verify_lanes`] proves it; it is apart because it costs more.
//! - **V8 Communication.** Communication operations stay where they are. That is a rule for passes rather than functions:
//!   [`verify_communication`] compares the function before one and after it.
//! - **V9 Initial memory.** A load that is marked `initial` is an ordinary one of global memory, in a kernel, and nothing that may change global
//!   memory comes before it on any way.
//!
//! Cost but for V7 and V8: linear in instructions, operands and block arguments, plus the dominator trees.

mod communication;
mod context;
mod initial;
mod lanes;
pub mod masks;
mod module;
mod rule;
mod special;
mod structure;
#[cfg(test)]
mod tests;
mod types;

use crate::ir::text::{Names, print_inst};
use crate::ir::{Block, Function, Inst, Module, SourceLoc};
pub use communication::{
    Certificate, Change, CommunicationError, Uncertified, UnrolledLoop, verify_communication,
    verify_inlining, verify_unrolling,
};
pub(crate) use communication::{in_each_round, may_repeat, no_effect};
use context::Context;
pub use lanes::verify_lanes;
pub use module::verify_module;
pub use rule::Rule;
use std::fmt;

/// A broken rule and where. Always the fault of whoever made the function: the text, a frontend or a pass.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct VerifierError {
    /// Name of the function, without sigil; empty for what concerns the module.
    pub function: String,
    /// The block.
    pub block: Option<Block>,
    /// The instruction.
    pub inst: Option<Inst>,
    /// The text of the instruction; empty if there is none.
    pub text: String,
    /// Where the instruction comes from.
    pub loc: SourceLoc,
    /// The rule.
    pub rule: Rule,
}

impl fmt::Display for VerifierError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if !self.function.is_empty() {
            write!(f, "%{}: ", self.function)?;
        }
        if let Some(block) = self.block {
            write!(f, "{block}: ")?;
        }
        if !self.text.is_empty() {
            write!(f, "`{}`: ", self.text)?;
        }
        write!(f, "{}", self.rule)?;
        if self.loc.is_known() {
            write!(f, " (line {})", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for VerifierError {}

/// Checks a function. `module` is what its symbols, calls and address widths refer to.
///
/// # Errors
/// Every broken rule, in the order of the layout. Types are not looked at while the structure is broken.
pub fn verify_function(func: &Function, module: &Module) -> Result<(), Vec<VerifierError>> {
    let mut context = Context::new(func, module);
    module::parameters(&mut context);
    structure::layout(&mut context, &func.layout, false);
    if let Some(wave) = &func.wave {
        structure::layout(&mut context, &wave.layout, true);
    }
    if context.errors.is_empty() {
        types::function(&mut context);
        initial::function(&mut context);
    }
    context.finish()
}

/// The text of an instruction for messages, with names as in the module's text.
fn describe(func: &Function, module: &Module, inst: Inst) -> String {
    print_inst(func, &Names::new(module), inst)
}
