//! Any bytes as HSAIL text: no panic, every message can be shown, and what reads prints to a fixed point.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use wavelift_frontend_hsail::{ParseOptions, parse_bytes, parse_with, print};
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::Choices;
use wavelift_generate_hsail::mutant::mutant;
use wavelift_hsail::{Source, diagnostics, validate};

/// Bytes that a change is drawn from.
const CHOICES: usize = 256;

// Every other change is one of tokens and statements.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    if seed % 2 == 0
        && let Ok(text) = std::str::from_utf8(&data[..size])
    {
        let choices = bytes_of_seed(seed.into(), CHOICES);
        let (_, text) = mutant(&mut Choices::new(&choices), text, 0..usize::MAX);
        if text.len() <= max_size {
            data[..text.len()].copy_from_slice(text.as_bytes());
            return text.len();
        }
    }
    fuzzer_mutate(data, size, max_size)
});

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
