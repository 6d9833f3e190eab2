//! Random kernels that call random functions: the machine code of gfx900 and the reference agree, with calls and inlined.

use crate::numbers::Random;
use crate::random::build_calling;
use wavelift_codegen::ir::Module;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{Options, Target, Verify};
use wavelift_codegen::verify::verify_module;
use wavelift_gcn::target::compiler;
use wavelift_gcn_sim::{Device, DispatchOptions};
use wavelift_interpreter::{Interpreter, Launch};
use wavelift_simulator::{DeviceMemory, Geometry, SimError};

/// More than a wave, so that one is not full.
const ITEMS: u32 = 75;

fn words(bytes: &[u8]) -> Vec<u32> {
    let words = bytes.chunks_exact(4);
    words
        .map(|b| u32::from_le_bytes([b[0], b[1], b[2], b[3]]))
        .collect()
}

/// What the reference stores, or nothing if the kernel does not end soon.
fn reference(module: &Module) -> Option<Vec<u32>> {
    let mut memory = DeviceMemory::new();
    let out = memory.allocate("out", 4 * u64::from(ITEMS)).expect("memory");
    let kernarg = memory.address(out).to_le_bytes();
    let mut options = wavelift_interpreter::Options::default();
    options.limits.max_steps = 60_000;
    let mut interpreter = Interpreter::new(module, options).expect("the module can be run");
    let launch = Launch {
        kernel: "k",
        geometry: Geometry::from_sizes([ITEMS, 1, 1], [ITEMS, 1, 1]).expect("a geometry"),
        dynamic_group_bytes: 0,
        kernarg: &kernarg,
        packet_id: 0,
        completion_signal: 0,
    };
    match interpreter.dispatch(&mut memory, &launch) {
        Ok(_) => Some(words(memory.bytes(out))),
        Err(SimError::Hang { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

fn machine(module: &Module, options: &Options) -> Vec<u32> {
    let compiled = compiler().compile(module, options).expect("a code object");
    if let [error, ..] = &compiled.failed[..] {
        panic!("{error}\n{}", wavelift_codegen::ir::text::print_module(module));
    }
    let mut device = Device::new();
    let out = device.allocate("out", 4 * u64::from(ITEMS)).expect("memory");
    let kernarg = device.address(out).to_le_bytes();
    let object = device.load(&compiled.object).expect("it loads");
    let items = [ITEMS, 1, 1];
    let done = device.dispatch(
        object,
        "k",
        items,
        items,
        0,
        &kernarg,
        &DispatchOptions::default(),
    );
    done.unwrap_or_else(|error| panic!("{error}"));
    words(device.bytes(out))
}

#[test]
fn machine_code_with_calls_agrees_with_the_reference() {
    let number = |name, default| std::env::var(name).map_or(default, |n| n.parse().expect("a number"));
    let rounds = number("WAVELIFT_FUZZ_ROUNDS", 60);
    let mut random = Random(number("WAVELIFT_FUZZ_SEED", 1));
    let (mut ran, mut called) = (0, 0);
    for round in 0..rounds {
        let module = build_calling(&random.forward(), &random.forward());
        if verify_module(&module).is_err() {
            continue;
        }
        let Some(expected) = reference(&module) else {
            continue;
        };
        ran += 1;
        for (level, inline, few) in [
            (Level::Full, false, false),
            (Level::None, false, true),
            (Level::Full, true, false),
        ] {
            let options = Options {
                verify: Verify::Passes,
                level,
                inline,
                registers: few.then(|| ("vgprs".to_owned(), 64)).into_iter().collect(),
                ..Options::default()
            };
            let found = machine(&module, &options);
            assert!(
                found == expected,
                "round {round}, level {level:?}, inline {inline}: {found:x?}, expected {expected:x?}\n{}",
                wavelift_codegen::ir::text::print_module(&module)
            );
        }
        called += usize::from(wavelift_codegen::ir::text::print_module(&module).contains("call %f"));
    }
    assert!(
        ran * 3 > rounds && called as u64 * 2 > ran,
        "{ran} of {rounds} ran, {called} with calls"
    );
}
