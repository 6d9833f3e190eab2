//! HSAIL modules that the bytes choose, with changes in their BRIG that keep offsets and sizes: no panic, and what is read comes back.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_workshop::inputs;

fuzz_target!(|bytes: &[u8]| inputs::brig_structure(bytes));
