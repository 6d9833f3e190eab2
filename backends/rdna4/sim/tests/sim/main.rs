//! The simulator of RDNA: each of its checks, single instructions, matrices, and compiled arithmetic beside the host's.

mod checks;
mod host;
mod late;
mod machine;
mod matrices;
#[path = "../../../../gcn/sim/tests/sim/native/mod.rs"]
mod native;
mod rdna2;
mod registers;
