//! Any bytes as BRIG: no panic, every message can be shown, and what reads can be validated and printed. What was not changed is
//! written as it was; what is laid out anew, with all that the model has no place for, reads the same and is written the same again.
//! Taking the module in parts gives the text of the whole.

#![no_main]

use libfuzzer_sys::{fuzz_mutator, fuzz_target, fuzzer_mutate};
use wavelift_convert::{Work, disassemble};
use wavelift_frontend_brig::{Options, image, read_whole, write_with};
use wavelift_frontend_hsail::print;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::Choices;
use wavelift_generate_hsail::brig::Image;
use wavelift_hsail::{RuleLevels, Severity, diagnostics, validate};

/// Bytes that a change is drawn from.
const CHOICES: usize = 64;

/// So few bytes that the smallest module has several parts.
const PARTS: Work = Work {
    jobs: 1,
    part_bytes: 24,
    levels: RuleLevels::USUAL,
};

// Changes that keep offsets and sizes get past the checks of containers; every other one is the fuzzer's own.
fuzz_mutator!(|data: &mut [u8], size: usize, max_size: usize, seed: u32| {
    let changed = match seed % 2 {
        0 => Image::parse(&data[..size]),
        _ => None,
    };
    if let Some(mut image) = changed {
        image.mutate(&mut Choices::new(&bytes_of_seed(seed.into(), CHOICES)));
        let bytes = image.bytes();
        if bytes.len() <= max_size {
            data[..bytes.len()].copy_from_slice(&bytes);
            return bytes.len();
        }
    }
    fuzzer_mutate(data, size, max_size)
});

fuzz_target!(|bytes: &[u8]| {
    let source = wavelift_frontend_brig::source("fuzz", bytes);
    let options = Options {
        comments: true,
        ..Options::default()
    };
    let (text, in_parts) = disassemble(bytes, PARTS);
    let found = match read_whole(bytes, options) {
        Ok((module, mut extras)) => {
            let printed = print(&module);
            let found = validate(&module);
            let legal = found.iter().all(|d| d.severity != Severity::Error);
            assert_eq!(text.map(|text| text.concat()), legal.then_some(printed.clone()));
            if let Ok(same) = write_with(&module, &extras) {
                assert_eq!(image(bytes).ok(), Some(&same[..]));
            }
            extras.forget_layout();
            if let Ok(image) = write_with(&module, &extras) {
                let (again, mut extras) = read_whole(&image, options).expect("what was written reads");
                extras.forget_layout();
                assert_eq!(print(&again), printed);
                assert_eq!(write_with(&again, &extras).as_ref(), Ok(&image));
            }
            found
        }
        Err(found) => {
            assert!(text.is_none());
            found
        }
    };
    assert_eq!(found, in_parts);
    for d in found.iter().take(10) {
        assert!(diagnostics::render(d, &source, false).contains(d.code));
        assert!(!diagnostics::to_json(d, &source).contains('\n'));
    }
});
