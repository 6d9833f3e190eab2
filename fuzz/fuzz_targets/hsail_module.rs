//! HSAIL modules that the bytes choose: each is valid and comes back from text and BRIG.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_workshop::inputs;

fuzz_target!(|bytes: &[u8]| inputs::hsail_module(bytes));
