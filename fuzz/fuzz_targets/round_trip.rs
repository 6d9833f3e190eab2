//! Text to BRIG to text: what validates can be written, what is written reads, and the text is the same again.

#![no_main]

use libfuzzer_sys::fuzz_target;
use wavelift_frontend_brig::{read, write};
use wavelift_frontend_hsail::{Severity, parse_text, print, validate};

fuzz_target!(|bytes: &[u8]| {
    let Ok(text) = std::str::from_utf8(bytes) else { return };
    let Ok(module) = parse_text("fuzz", text) else { return };
    if validate(&module).iter().any(|d| d.severity == Severity::Error) {
        return;
    }
    let once = print(&module);
    let Ok(image) = write(&module) else { return };
    let again = read(&image).unwrap_or_else(|found| panic!("{found:?}\n{once}"));
    assert_eq!(print(&again), once);
    assert_eq!(write(&again).expect("what was read can be written"), image);
});
