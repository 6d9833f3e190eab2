//! Instructions that the bytes choose, of every machine: their text means the same code, and a kernel with them runs to an end or an error.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::sync::LazyLock;
use wavelift::{Registry, targets};
use wavelift_workshop::code::Drawer;
use wavelift_workshop::inputs;

static TARGETS: LazyLock<Registry> = LazyLock::new(targets);
static DRAWERS: LazyLock<Vec<Drawer>> = LazyLock::new(|| Drawer::all(&TARGETS));

fuzz_target!(|bytes: &[u8]| inputs::drawn_code(&TARGETS, &DRAWERS, bytes));
