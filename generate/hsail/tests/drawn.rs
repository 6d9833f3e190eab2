//! What is drawn is what it is meant to be: modules are valid and come back from BRIG, changed BRIG keeps its structure.

use std::collections::BTreeSet;
use wavelift_frontend_brig::{Options, read_whole, write, write_with};
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate_hsail::brig::Image;
use wavelift_generate_hsail::kernel::kernel;
use wavelift_generate_hsail::mutant::mutant;
use wavelift_generate_hsail::{Choices, Coverage, Setting, module};
use wavelift_hsail::model::{Module, Opcode, Statement};
use wavelift_hsail::{Diagnostic, RuleLevels, Severity, Source, diagnostics, validate, validate_with};

/// More bytes than a module needs.
const BYTES: usize = 1 << 15;
/// Kernels that have every shape.
const KERNELS: u64 = 300;

fn first_error(found: Vec<Diagnostic>, text: &str) -> Option<String> {
    let source = Source::text("drawn", text);
    let error = found.iter().find(|found| found.severity == Severity::Error);
    error.map(|error| diagnostics::render(error, &source, false))
}

/// The model of a text that is valid by the usual rules and by those of HSAILasm.
fn valid(text: &str, what: &str) -> Module {
    for levels in [RuleLevels::USUAL, RuleLevels::HSAILASM] {
        let options = ParseOptions {
            levels,
            ..ParseOptions::with_comments()
        };
        let (module, found) = parse_with("drawn", text, options);
        let found = match &module {
            Some(module) => validate_with(module, &levels),
            None => found,
        };
        if let Some(error) = first_error(found, text) {
            panic!("{what}: {error}");
        }
    }
    let (module, _) = parse_with("drawn", text, ParseOptions::with_comments());
    module.expect("it was read before")
}

#[test]
fn modules_are_valid_and_have_every_operation() {
    let mut operations = BTreeSet::new();
    let mut settings = Vec::new();
    for seed in 0..400 {
        let bytes = bytes_of_seed(seed, BYTES);
        let drawn = module(&mut Choices::new(&bytes));
        settings.push(drawn.setting);
        let model = valid(&drawn.to_string(), &format!("seed {seed}"));
        for executable in model.executables.values() {
            let statements = executable.body.iter();
            operations.extend(statements.filter_map(|statement| match statement {
                Statement::Inst(inst) => Some(inst.opcode),
                _ => None,
            }));
        }
        let printed = print(&model);
        let image = write(&model).expect("a valid module can be written");
        let options = Options {
            comments: true,
            ..Options::default()
        };
        let (again, _) = read_whole(&image, options).expect("what was written reads");
        assert_eq!(print(&again), printed, "seed {seed}");
    }
    let missing: Vec<Opcode> = Opcode::ALL
        .iter()
        .copied()
        .filter(|op| !operations.contains(op))
        .collect();
    assert_eq!(missing, []);
    assert!(Setting::ALL.iter().all(|setting| settings.contains(setting)));
}

#[test]
fn mutation_keeps_a_module_valid() {
    for seed in 0..30 {
        let bytes = bytes_of_seed(1000 + seed, BYTES);
        let choices = &mut Choices::new(&bytes);
        let mut drawn = module(choices);
        let before = drawn.to_string();
        let more = bytes_of_seed(seed, BYTES);
        let choices = &mut Choices::new(&more);
        for change in 0..20 {
            drawn.mutate(choices);
            valid(&drawn.to_string(), &format!("seed {seed}, change {change}"));
        }
        assert_ne!(drawn.to_string(), before);
    }
}

#[test]
fn few_bytes_make_a_small_module() {
    valid(&module(&mut Choices::new(&[])).to_string(), "no bytes");
    valid(&kernel(&mut Choices::new(&[]), 30).text, "no bytes");
}

#[test]
fn kernels_are_valid() {
    for seed in 0..200 {
        let bytes = bytes_of_seed(seed, BYTES);
        let drawn = kernel(&mut Choices::new(&bytes), 40);
        valid(&drawn.text, &format!("seed {seed}"));
    }
}

#[test]
fn every_operation_and_shape_of_kernels_is_reached() {
    let mut coverage = Coverage::default();
    for seed in 0..KERNELS {
        let bytes = bytes_of_seed(seed, BYTES / 2);
        let drawn = kernel(&mut Choices::new(&bytes), 30);
        let (module, _) = parse_with("drawn", &drawn.text, ParseOptions::with_comments());
        coverage.add(&module.expect("it is valid"), &drawn.shapes);
    }
    assert_eq!(coverage.missing(), [""; 0]);
    assert_eq!(coverage.kernels, KERNELS);
    let shown = coverage.to_string();
    for line in [
        "scall_u64 | ",
        "waitfbar width(all) | ",
        "ld readonly of 4 bytes | ",
    ] {
        assert!(shown.contains(line), "{line} is not in\n{shown}");
    }
    let points = coverage.points();
    let mut twice = coverage.clone();
    twice.merge(coverage);
    assert_eq!((twice.points(), twice.kernels), (points, 2 * KERNELS));
}

#[test]
fn only_cross_lane_operations_make_a_kernel_depend_on_waves() {
    let mut counts = [0; 2];
    for seed in 0..100 {
        let bytes = bytes_of_seed(seed, BYTES / 2);
        let drawn = kernel(&mut Choices::new(&bytes), 30);
        let asks = drawn.text.contains("activelane") || drawn.text.contains("laneid");
        assert_eq!(drawn.observes_wave_size, asks, "seed {seed}");
        counts[usize::from(asks)] += 1;
    }
    assert!(counts.iter().all(|&count| count > 20), "{counts:?}");
}

/// Whether the bytes are refused with places and remedies, or make a module that comes back.
fn judge(image: &[u8]) -> Result<(), Vec<Diagnostic>> {
    let source = wavelift_frontend_brig::source("changed", image);
    let (model, mut extras) = read_whole(image, Options::default()).inspect_err(|found| {
        for error in found {
            let shown = diagnostics::to_json(error, &source);
            assert!(
                shown.contains("\"section\":\"") && shown.contains("\"offset\":"),
                "{shown}"
            );
            assert!(
                diagnostics::render(error, &source, false).contains("= help: "),
                "{error:?}"
            );
        }
    })?;
    let printed = print(&model);
    for found in validate(&model) {
        assert!(diagnostics::render(&found, &source, false).contains(found.code));
    }
    extras.forget_layout();
    if let Ok(written) = write_with(&model, &extras) {
        let again = read_whole(&written, Options::default()).map(|(model, _)| print(&model));
        assert_eq!(again.as_ref(), Ok(&printed));
    }
    Ok(())
}

#[test]
fn changed_brig_keeps_its_structure() {
    let (mut read, mut refused) = (0, BTreeSet::new());
    for seed in 0..60 {
        let bytes = bytes_of_seed(2000 + seed, BYTES);
        let text = module(&mut Choices::new(&bytes)).to_string();
        let image = write(&valid(&text, "brig")).expect("a valid module can be written");
        let mut changed = Image::parse(&image).expect("it is an image");
        let whole = read_whole(&changed.bytes(), Options::default());
        let (whole, _) = whole.expect("nothing was changed");
        let (same, _) = read_whole(&image, Options::default()).expect("it was written");
        assert_eq!(print(&whole), print(&same));
        let more = bytes_of_seed(seed, BYTES);
        let choices = &mut Choices::new(&more);
        for _ in 0..12 {
            let before = changed.clone();
            changed.mutate(choices);
            match judge(&changed.bytes()) {
                Ok(()) => read += 1,
                Err(found) => {
                    refused.extend(found.iter().map(|error| error.code));
                    changed = before;
                }
            }
        }
    }
    // Sizes, offsets and containers are never what is wrong.
    for code in ["brig-header", "brig-section", "brig-padding", "brig-magic"] {
        assert!(!refused.contains(code), "{refused:?}");
    }
    assert!(
        read > 100 && refused.len() > 4,
        "{read} modules read, {refused:?}"
    );
}

#[test]
fn any_text_has_a_mutant_and_any_bytes_are_no_image() {
    for seed in 0..200 {
        let bytes = bytes_of_seed(seed, 2048);
        for text in [
            "",
            " ",
            "é+12];",
            "\"",
            "/* é",
            "module &é:1:0;\nkernel &k() { };\n",
        ] {
            let mut text = text.to_owned();
            let choices = &mut Choices::new(&bytes);
            for _ in 0..6 {
                text = mutant(choices, &text, 0..usize::MAX).1;
            }
        }
        let drawn = module(&mut Choices::new(&bytes)).to_string();
        let mut image = write(&valid(&drawn, "image")).expect("a valid module can be written");
        // Each seed damages other bytes of headers, of the index and of what follows.
        let choices = &mut Choices::new(&bytes[1000..]);
        for _ in 0..4 {
            let at = choices.below(image.len().min(400));
            image[at] = choices.below(256) as u8;
        }
        if let Some(mut image) = Image::parse(&image) {
            image.mutate(choices);
            assert!(!image.bytes().is_empty());
        }
    }
}
