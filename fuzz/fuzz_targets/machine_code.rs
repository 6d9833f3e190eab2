//! Any bytes as machine code, and as damage to the code of a kernel that then runs.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use wavelift::{Registry, targets};
use wavelift_workshop::inputs;

static TARGETS: LazyLock<Registry> = LazyLock::new(targets);

fuzz_target!(|bytes: &[u8]| inputs::machine_code(&TARGETS, bytes));
