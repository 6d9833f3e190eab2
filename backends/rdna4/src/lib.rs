//! The AMD RDNA backend: gfx1200 and gfx1201, gfx1100 to gfx1103, gfx1030 to gfx1036; waves of 32 and 64 lanes.
//!
//! | room | what is in it |
//! |---|---|
//! | [`subtarget`] | what the machine is to [what the AMD targets share](wavelift_amdgpu): selection, frames, emission |
//! | [`isa`] | its instruction set |
//! | [`machine`] | its register files |
//! | `rules` | selection: shared rules and those of `lower/*.isle` |
//! | [`dual`], [`clauses`], [`delays`] | what comes between frames and encoding |
//! | [`target`] | the processors as targets, and what the pipeline asks |

pub mod clauses;
pub mod delays;
pub mod dual;
pub mod isa;
pub mod machine;
mod rules;
pub mod subtarget;
pub mod target;
