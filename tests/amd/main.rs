//! AMD's backends: tables beside LLVM, control flow and masks of lanes, waits that are left out, and code of clang on our simulators.

mod amd_rows;
mod amd_tables;
#[path = "../support/blocks.rs"]
mod blocks;
mod branches;
#[path = "../support/clang.rs"]
mod clang;
mod clang_kernels;
#[path = "../support/clang_run.rs"]
mod clang_run;
#[path = "../support/executors.rs"]
#[allow(dead_code)]
mod executors;
mod gcn_blocks;
mod gcn_conformance;
mod gcn_control_flow;
mod gcn_masks;
mod gcn_switches;
mod gcn_waits;
mod listings;
mod llvm_constants;
mod llvm_facts;
#[path = "../support/numbers.rs"]
mod numbers;
#[path = "../support/packs.rs"]
mod packs;
#[path = "../support/proofs.rs"]
mod proofs;
#[path = "../../interpreter/tests/common/random.rs"]
mod random;
mod rdna4_divergence;
mod rdna4_waits;
#[path = "../support/weakened.rs"]
mod weakened;
