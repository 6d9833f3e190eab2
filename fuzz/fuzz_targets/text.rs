//! Any bytes as HSAIL text: no panic, every message can be shown, and what reads prints to a fixed point.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_frontend_hsail::{ParseOptions, parse_bytes, parse_with, print};
use wavelift_hsail::{Source, diagnostics, validate};

fuzz_target!(|bytes: &[u8]| {
    let comments = ParseOptions::with_comments();
    let (module, mut found) = match std::str::from_utf8(bytes) {
        Ok(text) => parse_with("fuzz", text, comments),
        Err(_) => (None, parse_bytes("fuzz", bytes).expect_err("no text")),
    };
    let source = Source::text("fuzz", String::from_utf8_lossy(bytes));
    if let Some(module) = &module {
        found.extend(validate(module));
        let once = print(module);
        let (again, found) = parse_with("again", &once, comments);
        let again = again.unwrap_or_else(|| panic!("{found:?}\n{once}"));
        assert_eq!(print(&again), once);
    }
    for d in found.iter().take(10) {
        assert!(diagnostics::render(d, &source, false).contains(d.code));
        assert!(!diagnostics::to_json(d, &source).contains('\n'));
        assert!(d.remedy().is_some(), "no remedy for {}", d.code);
    }
});
