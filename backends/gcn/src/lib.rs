//! The AMD GCN backend (gfx900).

pub mod abi;
pub mod isa;
pub mod lower;
pub mod machine;
pub mod sim;
