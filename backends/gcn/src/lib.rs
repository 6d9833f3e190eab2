//! The AMD GCN backend (gfx900).

pub mod isa;
pub mod machine;
pub mod sim;
