//! What the tests share: a module from text, a launch on the tiny machine and on the interpreter.

#![allow(dead_code)]

use wavelift_codegen::ir::Module;
use wavelift_frontend_hsail::source::Source;
use wavelift_frontend_hsail::{parse_text, translate};
use wavelift_interpreter::Interpreter;
use wavelift_simulator::{BufferId, DeviceMemory, Geometry, Limits, SimError};
use wavelift_tiny::abi::LANES;
use wavelift_tiny::compile::{Options, compile};
use wavelift_tiny::sim;

/// A launch in one dimension: the arguments are the addresses of the buffers and the words behind them.
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

/// What a launch leaves in its buffers on the tiny machine.
pub fn on_tiny(module: &Module, options: &Options, launch: &Launch) -> Vec<Vec<u8>> {
    let kernels = compile(module, options).unwrap_or_else(|(name, error)| panic!("{name}: {error}"));
    let (kernel, _) = kernels
        .iter()
        .find(|(kernel, _)| kernel.name == launch.kernel)
        .expect("the kernel");
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
