//! Gen7's backend: masks of channels, waits that are left out, and watched runs.

#[path = "../support/corpus.rs"]
mod corpus;
#[path = "../support/executors.rs"]
#[allow(dead_code)]
mod executors;
mod gen7_masks;
mod gen7_waits;
mod gen7_watch;
#[path = "../support/numbers.rs"]
mod numbers;
#[path = "../support/packs.rs"]
mod packs;
#[path = "../support/proofs.rs"]
mod proofs;
#[path = "../../interpreter/tests/common/random.rs"]
mod random;
