//! What the tests share: a module from text, a launch on the tiny machine and on the interpreter.

#![allow(dead_code)]

use wavelift_codegen::ir::Module;
use wavelift_codegen::machine::text::parts;
use wavelift_codegen::target::{CompiledKernel, Options, Target, Verify};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;
use wavelift_interpreter::Interpreter;
use wavelift_simulator::{BufferId, DeviceMemory, Geometry, Limits, SimError};
use wavelift_tiny::abi::LANES;
use wavelift_tiny::backend::{Tiny, compiler};
use wavelift_tiny::sim;

/// A launch in one dimension: the arguments are the addresses of the buffers and the words after them.
#[derive(Clone)]
pub struct Launch {
    pub kernel: &'static str,
    pub items: u32,
    pub group: u32,
    pub buffers: Vec<Vec<u8>>,
    pub words: Vec<u32>,
}

impl Launch {
    fn geometry(&self) -> Geometry {
        Geometry::from_sizes([self.items, 1, 1], [self.group, 1, 1]).expect("a geometry")
    }

    /// Puts the buffers into memory; gives them and the arguments.
    fn set_up(&self, memory: &mut DeviceMemory) -> (Vec<BufferId>, Vec<u8>) {
        let mut arguments = Vec::new();
        let mut ids = Vec::new();
        for buffer in &self.buffers {
            let id = memory.allocate("buffer", buffer.len() as u64).expect("memory");
            memory.bytes_mut(id).copy_from_slice(buffer);
            arguments.extend(memory.address(id).to_le_bytes());
            ids.push(id);
        }
        arguments.extend(self.words.iter().flat_map(|word| word.to_le_bytes()));
        (ids, arguments)
    }
}

/// The usual choices with so many scalars and vectors.
pub fn with_registers([scalars, vectors]: [u16; 2]) -> Options {
    Options {
        registers: vec![("scalars".to_owned(), scalars), ("vectors".to_owned(), vectors)],
        ..Options::default()
    }
}

/// A module from HSAIL text.
pub fn module(text: &str) -> Module {
    let parsed = parse_text("test", text).unwrap_or_else(|found| panic!("{found:?}"));
    let part = translate::Part {
        module: &parsed,
        source: Some(&Source::text("test".to_owned(), text)),
    };
    let options = translate::Options::new(LANES as u32);
    let program = translate::translate_program(&[part], &options).unwrap_or_else(|found| panic!("{found:?}"));
    program.ir
}

/// A kernel that was compiled. What its machine function is after each pass reads back from text as the same function, and goes on from
/// there to the same bytes.
pub fn compiled(module: &Module, options: &Options, kernel: &str) -> CompiledKernel<Tiny> {
    let printed = Options {
        keep_mir: true,
        verify: Verify::Passes,
        ..options.clone()
    };
    let program = compiler()
        .program(module, &printed)
        .unwrap_or_else(|error| panic!("{error}"));
    if let Some(error) = program.failed.first() {
        panic!("{error}");
    }
    let name = kernel.trim_start_matches('&');
    let found = program.kernels.into_iter().find(|compiled| compiled.name == name);
    let compiled = found.expect("the kernel");
    for printed in compiled.body.mir.list() {
        assert_eq!(printed.fault, None, "after {}:\n{}", printed.pass, printed.text);
        let parts = parts(&printed.text).unwrap_or_else(|error| panic!("{error}"));
        let resumed = compiler()
            .resume(&parts[0], None, true)
            .unwrap_or_else(|error| panic!("{}: {error}", printed.pass));
        assert_eq!(
            resumed.code.as_ref(),
            Some(&compiled.kernel.code),
            "{}",
            printed.text
        );
    }
    let passes: Vec<&str> = compiled
        .body
        .mir
        .list()
        .iter()
        .map(|printed| printed.pass.as_str())
        .collect();
    assert_eq!(passes, ["isel", "regalloc"]);
    compiled
}

/// What a launch leaves in its buffers on the tiny machine.
pub fn on_tiny(module: &Module, options: &Options, launch: &Launch) -> Vec<Vec<u8>> {
    let kernel = &compiled(module, options, launch.kernel).kernel;
    let mut memory = sim::memory();
    let (ids, arguments) = launch.set_up(&mut memory);
    sim::run(
        &mut memory,
        kernel,
        &launch.geometry(),
        &arguments,
        &Limits::default(),
    )
    .unwrap_or_else(|error| panic!("{error}"));
    ids.into_iter().map(|id| memory.bytes(id).to_vec()).collect()
}

/// What it leaves with the reference semantics, in waves of as many lanes; an error if it does not end soon.
pub fn try_interpreter(module: &Module, launch: &Launch) -> Result<Vec<Vec<u8>>, SimError> {
    let mut memory = DeviceMemory::new();
    let (ids, arguments) = launch.set_up(&mut memory);
    let options = wavelift_interpreter::Options {
        wave_size: LANES as u32,
        limits: Limits {
            max_steps: 100_000,
            ..Limits::default()
        },
        ..Default::default()
    };
    let dispatch = wavelift_interpreter::Launch {
        kernel: launch.kernel,
        geometry: launch.geometry(),
        dynamic_group_bytes: 0,
        kernarg: &arguments,
        packet_id: 0,
        completion_signal: 0,
    };
    Interpreter::new(module, options)?.dispatch(&mut memory, &dispatch)?;
    Ok(ids.into_iter().map(|id| memory.bytes(id).to_vec()).collect())
}

/// As [`try_interpreter`], of a launch that ends.
pub fn on_interpreter(module: &Module, launch: &Launch) -> Vec<Vec<u8>> {
    try_interpreter(module, launch).unwrap_or_else(|error| panic!("{error}"))
}
