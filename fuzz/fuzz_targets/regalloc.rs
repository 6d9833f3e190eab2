//! Programs that the bytes choose, with few registers: both checkers of the allocator agree, on every target.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use wavelift::{Registry, targets};
use wavelift_workshop::inputs;

static TARGETS: LazyLock<Registry> = LazyLock::new(targets);

fuzz_target!(|bytes: &[u8]| inputs::registers(&TARGETS, bytes));
