//! Text to BRIG to text: what validates can be written, what is written reads, and the text is the same again. Taking the text in parts
//! gives the BRIG and the messages of the whole.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_convert::{Work, assemble};
use wavelift_frontend_brig::{Container, Options, read_with, write};
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::{RuleLevels, Severity, validate};

/// So few bytes that the smallest module has several parts.
const PARTS: Work = Work {
    jobs: 1,
    part_bytes: 16,
    levels: RuleLevels::USUAL,
};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else {
        return;
    };
    let (module, mut found) = parse_with("fuzz", text, ParseOptions::with_comments());
    let (in_parts, found_in_parts) = assemble("fuzz", text, Container::Raw, PARTS);
    let Some(module) = module else {
        assert!(in_parts.is_none());
        assert_eq!(found, found_in_parts);
        return;
    };
    found.extend(validate(&module));
    assert_eq!(found, found_in_parts);
    if found.iter().any(|d| d.severity == Severity::Error) {
        assert!(in_parts.is_none());
        return;
    }
    let once = print(&module);
    let Ok(image) = write(&module) else {
        assert!(in_parts.is_none());
        return;
    };
    assert_eq!(in_parts.map(|pieces| pieces.concat()), Some(image.clone()));
    let options = Options {
        comments: true,
        ..Options::default()
    };
    let again = read_with(&image, options).unwrap_or_else(|found| panic!("{found:?}\n{once}"));
    assert_eq!(print(&again), once);
    assert_eq!(write(&again).expect("what was read can be written"), image);
});
