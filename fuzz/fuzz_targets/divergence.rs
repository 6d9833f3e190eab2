//! Programs with much control flow that the bytes choose: their wave level keeps the invariants, on every target.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use wavelift::{Registry, targets};
use wavelift_workshop::inputs;

static TARGETS: LazyLock<Registry> = LazyLock::new(targets);

fuzz_target!(|bytes: &[u8]| inputs::divergence(&TARGETS, bytes));
