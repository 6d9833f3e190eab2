//! The AMD GCN backend: gfx900 with the others of the fifth generation, gfx803 with those of the third, gfx700 with those of the second, and gfx600 with those of the first.
//!
//! | room | what is in it |
//! |---|---|
//! | [`subtarget`] | what the machine is to [what the AMD targets share](wavelift_amdgpu): selection, frames, emission |
//! | [`isa`] | its instruction set |
//! | [`machine`] | its register files |
//! | `rules` | selection: shared rules and those of `lower/*.isle` |
//! | [`target`] | the processors as targets, and what the pipeline asks |

pub mod isa;
pub mod machine;
mod rules;
pub mod subtarget;
pub mod target;
