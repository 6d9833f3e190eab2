//! Any bytes as BRIG: no panic, every message can be shown, and what reads can be validated and printed.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_frontend_hsail::{diagnostics, print, validate};

fuzz_target!(|bytes: &[u8]| {
    let source = wavelift_frontend_brig::source("fuzz", bytes);
    let found = match wavelift_frontend_brig::read(bytes) {
        Ok(module) => {
            let _ = print(&module);
            validate(&module)
        }
        Err(found) => found,
    };
    for d in found.iter().take(10) {
        assert!(diagnostics::render(d, &source, false).contains(d.code));
        assert!(!diagnostics::to_json(d, &source).contains('\n'));
    }
});
