//! Any bytes as the text of a conformance case: no panic, and every message can be shown.

#![no_main]

use libfuzzer_sys::fuzz_target;
use std::path::Path;
use wavelift::case::Case;

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    if let Err(error) = Case::parse(text, Path::new("fuzz.case")) {
        assert!(!error.to_string().is_empty());
    }
});
