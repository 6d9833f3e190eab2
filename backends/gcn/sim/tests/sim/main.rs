//! The simulator of GCN: each of its checks, single instructions, random code, and compiled arithmetic beside the host's.

mod checks;
mod fuzz;
mod host;
mod native;
mod values;
