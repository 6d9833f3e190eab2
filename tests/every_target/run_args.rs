//! Kernel arguments of the command line, from words to printed results, on the interpreter.

use crate::executors;
use std::path::Path;
use wavelift::args::{ArgResult, KernelArg, place};
use wavelift::case::{Executor, KernelRef, Launch, ModuleForm, ModuleSource, Packet};
use wavelift_interpreter::Options;
use wavelift_interpreter::machine::Form;

/// Runs a kernel of the corpus and gives what it shows and saves.
fn run(file: &str, kernel: &str, grid: [u32; 3], group: [u32; 3], words: &[&str]) -> Vec<ArgResult> {
    let path = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("kernels/O2")
        .join(file);
    let bytes = std::fs::read(&path).expect("a kernel");
    let options = Options {
        wave_size: 64,
        ..Options::default()
    };
    let mut executor = executors::interpreter(options, Form::Reference);
    let source = ModuleSource {
        levels: Default::default(),
        path,
        bytes,
        form: ModuleForm::Brig,
    };
    let loaded = executor.load(&[vec![source]]).unwrap_or_else(|e| panic!("{e}"));
    let kernel = KernelRef {
        executable: loaded.id,
        kernel: Some(kernel),
        module: None,
    };
    let args: Vec<KernelArg> = words
        .iter()
        .map(|word| KernelArg::parse(word).unwrap_or_else(|e| panic!("{e}")))
        .collect();
    let placed =
        place(&args, &mut executor, kernel, loaded.address_bytes, 0).unwrap_or_else(|e| panic!("{e}"));
    let launch = Launch {
        kernel,
        dimensions: 1,
        grid,
        work_group: group,
        dynamic_group_bytes: placed.dynamic_group_bytes,
        kernarg: &placed.kernarg,
        packet: Packet {
            id: 0,
            completion_signal: 0,
        },
        deadline: None,
    };
    executor.dispatch(&launch).unwrap_or_else(|e| panic!("{e}"));
    placed.results(&mut executor).unwrap_or_else(|e| panic!("{e}"))
}

#[test]
fn vector_addition() {
    let results = run(
        "vecadd.brig",
        "vecadd",
        [64, 1, 1],
        [64, 1, 1],
        &[
            "iota:f32:8",
            "values:f32:0.5,1,-1,2,0,0,0,1e3",
            "zero:32:print=f32:out=sum.bin",
            "s32:8",
        ],
    );
    let sums = [0.5f32, 2.0, 1.0, 5.0, 4.0, 5.0, 6.0, 1007.0];
    let bytes = sums.iter().flat_map(|sum| sum.to_le_bytes()).collect();
    assert_eq!(
        results,
        [
            ArgResult::Show("arg 2: 0.5 2 1 5 4 5 6 1007".to_owned()),
            ArgResult::Save {
                path: "sum.bin".into(),
                bytes,
                undefined: 0,
            },
        ]
    );
}

#[test]
fn elements_beyond_the_count_stay() {
    let words = [
        "iota:f32:4:print=u32:2",
        "iota:f32:4",
        "values:f32:9,9,9,9:print",
        "s32:3",
    ];
    let results = run("vecadd.brig", "vecadd", [64, 1, 1], [64, 1, 1], &words);
    let show = |text: &str| ArgResult::Show(text.to_owned());
    assert_eq!(results, [show("arg 0: 0 1065353216"), show("arg 2: 0 2 4 9")]);
}

/// Bytes that neither the argument nor the kernel writes.
#[test]
fn undefined_bytes_are_shown_and_counted() {
    let words = [
        "iota:f32:4",
        "iota:f32:4",
        "buf:18:out=sum.bin:print=f32:4",
        "s32:3",
    ];
    let results = run("vecadd.brig", "vecadd", [64, 1, 1], [64, 1, 1], &words);
    let sums = [0f32, 2.0, 4.0, 0.0].iter().flat_map(|sum| sum.to_le_bytes());
    assert_eq!(
        results,
        [
            ArgResult::Show("arg 2: 0 2 4 ?".to_owned()),
            ArgResult::Save {
                path: "sum.bin".into(),
                bytes: sums.chain([0; 2]).collect(),
                undefined: 6,
            },
        ]
    );
}
