//! HSAIL kernels that the bytes choose: every target agrees with the reference.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use wavelift::{REFERENCE, Registry, targets};
use wavelift_workshop::inputs;

static TARGETS: LazyLock<Registry> = LazyLock::new(targets);

fuzz_target!(|bytes: &[u8]| inputs::hsail_kernel(&TARGETS, REFERENCE, bytes));
