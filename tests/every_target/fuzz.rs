//! The differential fuzzer over fixed seeds on every target, and the reducer on a planted mistake.

use std::collections::BTreeSet;
use std::path::Path;
use std::time::Duration;
use wavelift::{REFERENCE, targets};
use wavelift_codegen::ir::{FunctionDecl, InstructionData, Module, Opcode};
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::Options;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Change, Choices};
use wavelift_hsail::model as hsail;
use wavelift_workshop::campaign::{Campaign, Input, Settings};
use wavelift_workshop::code::{Drawer, Trip};
use wavelift_workshop::hsail::{reduce_text, trouble};
use wavelift_workshop::{Way, execute, inputs, reduce};

const REFERENCE_WAY: Way = Way::new(REFERENCE, 64, Level::None);

fn campaign(programs: u64) -> Campaign {
    let registry = targets();
    let own = registry.compilers().filter(|target| target.info().like.is_none());
    Campaign {
        targets: own.map(|target| target.name().to_owned()).collect(),
        reference: REFERENCE.to_owned(),
        seed: 1,
        first: 0,
        programs,
        time: None,
        jobs: 2,
        settings: Settings {
            size: 30,
            ..Settings::default()
        },
        input: Input::Ir,
        metamorphic: false,
    }
}

#[test]
fn every_target_agrees_with_the_reference() {
    let summary = campaign(32)
        .run(&targets(), &|_, _| true)
        .expect("all are targets");
    for finding in &summary.findings {
        eprintln!(
            "program {} on {}: {}",
            finding.number, finding.way, finding.failure
        );
    }
    assert_eq!(summary.findings.len(), 0);
    assert!(summary.executions > 180, "{summary}");
    let (shown, idle) = (summary.reached.to_string(), summary.reached.missing_passes());
    for pass in ["gvn", "dce", "hoist", "legalize"] {
        assert!(shown.contains(&format!("pass {pass} | ")), "{shown}");
        assert!(!idle.contains(&format!("pass {pass}")), "{idle:?}");
    }
    assert_eq!(summary.unsupported.len(), 0, "{:?}", summary.unsupported);
}

#[test]
fn variations_of_a_program_give_what_it_gives() {
    let metamorphic = Campaign {
        metamorphic: true,
        seed: 3,
        ..campaign(20)
    };
    let summary = metamorphic
        .run(&targets(), &|_, _| true)
        .expect("all are targets");
    for finding in &summary.findings {
        eprintln!(
            "program {} on {}: {:?}: {}",
            finding.number, finding.way, finding.variation, finding.failure
        );
    }
    assert_eq!(summary.findings.len(), 0);
    for change in Change::ALL {
        assert!(
            summary.variations.contains_key(change.name()),
            "{:?}",
            summary.variations
        );
    }
    assert!(summary.variations.contains_key("at most 16 registers"));
    assert!(summary.variations.contains_key("from its disassembly"));
}

#[test]
fn a_campaign_ends_when_it_is_told_to() {
    let summary = campaign(1000)
        .run(&targets(), &|summary, _| summary.programs < 3)
        .expect("all are targets");
    assert!(summary.programs < 10, "{summary}");
    let none = Campaign {
        time: Some(Duration::ZERO),
        ..campaign(1000)
    };
    assert_eq!(
        none.run(&targets(), &|_, _| true)
            .expect("all are targets")
            .programs,
        0
    );
    let unknown = Campaign {
        targets: vec!["gfx9000".to_owned()],
        ..campaign(1)
    };
    assert!(unknown.run(&targets(), &|_, _| true).is_err());
}

/// Products become sums: a mistake as a rule might make it.
fn mistaken(module: &Module) -> Module {
    let mut module = module.clone();
    for decl in module.functions.values_mut() {
        let FunctionDecl::Defined(func) = decl else {
            continue;
        };
        let all: Vec<_> = func.layout.iter().map(|(_, inst)| inst).collect();
        for inst in all {
            if let InstructionData::Binary { opcode, .. } = func.dfg.inst_mut(inst)
                && *opcode == Opcode::Umulhi
            {
                *opcode = Opcode::Iadd;
            }
        }
    }
    module
}

#[test]
fn a_planted_mistake_is_reduced_to_a_few_instructions() {
    let registry = targets();
    let big = Campaign {
        settings: Settings {
            size: 120,
            ..Settings::default()
        },
        ..campaign(1)
    };
    let mut fails = |program: &wavelift_generate::Program| {
        let wrong = wavelift_generate::Program {
            module: mistaken(&program.module),
            ..program.clone()
        };
        let right = execute::run(&registry, program, &REFERENCE_WAY);
        right.is_ok_and(|right| execute::compare(&registry, &wrong, &REFERENCE_WAY, &right).is_err())
    };
    let size = |program: &wavelift_generate::Program| -> usize {
        program
            .module
            .defined()
            .map(|(_, func)| func.num_placed_insts())
            .sum()
    };
    let program = (0..200)
        .map(|number| big.program(number))
        .find(|program| size(program) > 200 && fails(program));
    let program = program.expect("one of many programs shows the mistake");
    let small = reduce::reduce(&program, &mut fails);
    assert!(fails(&small));
    assert!(
        size(&small) * 20 <= size(&program),
        "{} of {}\n{}",
        size(&small),
        size(&program),
        small.module
    );
}

#[test]
fn fuzz_targets_take_fixed_inputs() {
    let registry = targets();
    for seed in 0..6u64 {
        let bytes = bytes_of_seed(seed, 400 * seed as usize);
        inputs::differential(&registry, REFERENCE, &bytes);
        inputs::metamorphic(&registry, REFERENCE, &bytes);
        let text = inputs::drawn(&bytes).module.to_string();
        inputs::ir_text(text.as_bytes());
        inputs::verify_then_compile(&registry, text.as_bytes());
        // Text that is cut off somewhere, and bytes that are none.
        inputs::ir_text(&text.as_bytes()[..text.len() / (seed as usize + 2)]);
        inputs::ir_text(&bytes);
        inputs::code_object(&registry, &bytes);
        inputs::machine_code(&registry, &bytes_of_seed(seed, 6 + 12 * seed as usize));
    }
    let target = registry.find("gfx900").expect("a target");
    let module = inputs::drawn(&[]).module;
    let compiled = target
        .compile(&module, &Options::default())
        .expect("an empty program");
    inputs::code_object(&registry, &compiled.object);
    // Each byte of the headers in turn is another one.
    for at in 0..compiled.object.len().min(200) {
        let mut object = compiled.object.clone();
        object[at] ^= 0xff;
        inputs::code_object(&registry, &object);
    }
    // A machine function of one target is none of the others.
    let printed = Options {
        keep_mir: true,
        ..Options::default()
    };
    let compiled = target.compile(&module, &printed).expect("an empty program");
    let text = compiled.units[0].mir.text("isel");
    inputs::machine_text(&registry, text.as_bytes());
    inputs::machine_text(&registry, text.replace("v_", "s_").as_bytes());
}

#[test]
fn drawn_hsail_gives_the_same_on_every_target() {
    let hsail = Campaign {
        input: Input::Hsail,
        seed: 11,
        metamorphic: true,
        ..campaign(24)
    };
    let summary = hsail.run(&targets(), &|_, _| true).expect("all are targets");
    for finding in &summary.findings {
        eprintln!("{} on {}: {}", finding.number, finding.way, finding.failure);
    }
    assert_eq!(summary.findings.len(), 0);
    assert_eq!(summary.modules, 48);
    for shape in [
        "module variable named in a function",
        "pointer to a module variable passed to a function",
        "module variable by name and by a pointer that was given",
        "access by a pointer from a call",
        "argument at an index after a branch",
        "private address that begins below its memory",
        "flat address that begins below its memory",
    ] {
        assert!(
            summary.coverage.shapes.contains_key(shape),
            "{shape}: {:?}",
            summary.coverage.shapes
        );
    }
    // What was drawn is named, and so is what a short campaign did not come to.
    for shape in [
        "scall by an index of each lane",
        "icall by a handle of each lane",
        "rounds of exchange at an fbarrier",
        "cross-lane operation in a region",
        "exchange at a barrier",
        "table read at an index of each lane",
        "branch that a slice takes together",
        "switch of states in a loop",
    ] {
        assert!(
            summary.hsail.shapes.contains_key(shape),
            "{shape}: {:?}",
            summary.hsail.shapes
        );
    }
    assert_eq!(summary.hsail.kernels, 24);
    assert!(summary.executions > 300, "{summary}");
}

/// A text that does not come back becomes small, whether it is read or not, and goes on being wrong in the same way.
#[test]
fn a_text_is_reduced_to_what_is_wrong_with_it() {
    let hsail = Campaign {
        input: Input::Hsail,
        ..campaign(1)
    };
    let drawn = hsail.kernel(5).0.text;
    assert_eq!(trouble(&drawn, true), None);
    assert_eq!(reduce_text(&drawn, &mut |text| trouble(text, true)), drawn);
    let mut planted = |text: &str| match trouble(text, true) {
        None if text.contains("st_private_u64") => Some("planted: a mistake".to_owned()),
        other => other,
    };
    let small = reduce_text(&drawn, &mut planted);
    assert!(planted(&small).is_some());
    assert!(small.lines().count() <= 16, "{small}");
    let broken = drawn.replacen("mov_b32", "mov_b31", 1);
    assert!(broken != drawn);
    let small = reduce_text(&broken, &mut |text| trouble(text, true));
    assert!(
        small.contains("mov_b31") && small.lines().count() * 4 < broken.lines().count(),
        "{small}"
    );
}

#[test]
fn choices_of_every_kind_are_taken() {
    let registry = targets();
    for seed in 0..4 {
        let bytes = bytes_of_seed(100 + seed, 6000);
        inputs::hsail_module(&bytes);
        inputs::hsail_kernel(&registry, REFERENCE, &bytes);
        inputs::brig_structure(&bytes);
        inputs::divergence(&registry, &bytes);
        inputs::registers(&registry, &bytes);
    }
}

/// Every encoding of every table: the text of an instruction with drawn operands and modifiers is read as one with that text.
#[test]
fn drawn_instructions_come_back_from_their_text() {
    let registry = targets();
    let drawers = Drawer::all(&registry);
    assert!(drawers.len() >= 3, "{}", drawers.len());
    let mut wrong = Vec::new();
    for drawer in &drawers {
        let mut trips = [0; 5];
        for number in 0..drawer.encodings().len() {
            let bytes = bytes_of_seed(number as u64, 600);
            let code = drawer.of(number, &mut Choices::new(&bytes));
            let trip = code.map(|code| drawer.round_trip(&code));
            let place = match trip {
                Some(Ok(Trip::Same)) => 0,
                Some(Ok(Trip::Plain)) => 1,
                Some(Ok(Trip::Refused)) => 2,
                Some(Err(what)) => {
                    wrong.push(what);
                    continue;
                }
                Some(Ok(Trip::Renamed)) => 3,
                None => 4,
            };
            trips[place] += 1;
        }
        let (name, wave) = (drawer.target().name(), drawer.wave());
        let [same, plain, refused, renamed, none] = trips;
        let line = format!(
            "{name} w{wave}: {same} the same, {plain} without idle bits, {refused} refused, {renamed} with another text, {none} not drawn"
        );
        eprintln!("{line}");
        assert!(same + plain > 2 * (refused + none), "{line}");
        // Lanes to swizzle by are shown as a mask or by the name of what the mask does.
        assert!(renamed <= 1, "{line}");
    }
    for what in &wrong {
        eprintln!("{what}");
    }
    assert_eq!(wrong.len(), 0);
}

/// Code of drawn instructions ends, or stops with an error.
#[test]
fn drawn_code_runs_to_an_end_or_an_error() {
    let registry = targets();
    let drawers = Drawer::all(&registry);
    for seed in 0..40 {
        inputs::drawn_code(&registry, &drawers, &bytes_of_seed(seed, 2000 + seed as usize));
    }
}

/// A dictionary of libFuzzer: a word on each line, in quotes.
fn dictionary(words: impl Iterator<Item = String>) -> String {
    let words: BTreeSet<String> = words.collect();
    words.iter().map(|word| format!("\"{word}\"\n")).collect()
}

/// The dictionaries of the fuzz targets have the operations, types and modifiers of HSAIL, and the operations of the IR. `WAVELIFT_BLESS=1` writes them.
#[test]
fn dictionaries_have_the_words_of_the_tables() {
    let operations = hsail::Opcode::ALL.iter().map(|opcode| opcode.name().to_owned());
    let types = hsail::Type::ALL.iter().map(|ty| format!("_{ty}"));
    let orders = hsail::MemoryOrder::ALL.iter().map(|order| format!("_{order}"));
    let segments = hsail::Segment::ALL.iter().map(|segment| format!("_{segment}"));
    let text = dictionary(operations.chain(types).chain(orders).chain(segments));
    let ir = dictionary(Opcode::ALL.iter().map(|opcode| opcode.name().to_owned()));
    for (file, expected) in [("text.dict", text), ("ir_text.dict", ir)] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("fuzz/dictionaries")
            .join(file);
        if std::env::var_os("WAVELIFT_BLESS").is_some() {
            std::fs::write(&path, &expected).expect("a folder for dictionaries");
        }
        let written = std::fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(written, expected, "{}", path.display());
    }
}
