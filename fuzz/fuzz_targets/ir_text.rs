//! Any bytes as text of the IR.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_workshop::inputs;

fuzz_target!(|bytes: &[u8]| inputs::ir_text(bytes));
