//! The simulator: runs the bytes of a kernel on the scheduler that all simulators share.
//!
//! It knows nothing of the compiler: kernels come as bytes with a few numbers ([`Kernel`]). What real hardware would leave undefined is
//! tracked bit by bit (`Word`); arithmetic hands it on, and where it would be seen (addresses, memory, branches, who runs) it is an
//! error with instruction and lane. That finds wrong code that happens to give right results.

mod wave;

use crate::abi::{self, LAUNCH_WORDS};
use crate::isa::{self, Inst};
use std::rc::Rc;
use wave::TinyWave;
use wavelift_simulator::dispatch::{GroupContext, GroupInfo, Program, ScheduleStats, WaveInfo, run_grid};
use wavelift_simulator::{DeviceMemory, Geometry, Limits, SimError};

/// What the machine needs to run a kernel: on a real one a code object holds it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Kernel {
    /// Its name.
    pub name: String,
    /// Its instructions.
    pub code: Vec<u8>,
    /// Bytes of its arguments.
    pub argument_bytes: u32,
    /// Words that each lane has for `spill` and `fill`.
    pub spill_words: u32,
}

/// A value with the bits of it that nobody has written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Word {
    bits: u32,
    unknown: u32,
}

impl Word {
    const UNKNOWN: Word = Word {
        bits: 0,
        unknown: u32::MAX,
    };

    fn known(bits: u32) -> Word {
        Word { bits, unknown: 0 }
    }
}

/// Global memory of a device. The first addresses are nobody's, so that null pointers fault.
pub fn memory() -> DeviceMemory {
    let mut memory = DeviceMemory::new();
    if let Ok(guard) = memory.allocate_internal("null", 1 << 16) {
        memory.free(guard);
    }
    memory
}

/// Runs a kernel with its arguments on a grid.
///
/// # Errors
/// If the code cannot be decoded, the launch does not fit, or the kernel does something wrong.
pub fn run(
    memory: &mut DeviceMemory,
    kernel: &Kernel,
    geometry: &Geometry,
    arguments: &[u8],
    limits: &Limits,
) -> Result<ScheduleStats, SimError> {
    let launch = |what: String| SimError::Launch { what };
    let insts = isa::decode(&kernel.code).map_err(|error| launch(error.to_string()))?;
    if arguments.len() != kernel.argument_bytes as usize {
        return Err(launch(format!(
            "{} bytes of arguments, {} takes {}",
            arguments.len(),
            kernel.name,
            kernel.argument_bytes
        )));
    }
    let buffer = memory
        .allocate_internal("kernel arguments", arguments.len().max(1) as u64)
        .map_err(|what| SimError::Limit { what })?;
    memory.bytes_mut(buffer)[..arguments.len()].copy_from_slice(arguments);
    let mut dispatch = Dispatch {
        name: kernel.name.as_str().into(),
        insts: insts.into(),
        geometry: *geometry,
        arguments: abi::address(memory.address(buffer)),
        spill_words: kernel.spill_words as usize,
    };
    let result = run_grid(&mut dispatch, geometry, memory, 0, limits);
    memory.free(buffer);
    result
}

/// A kernel while it runs.
struct Dispatch {
    name: Rc<str>,
    insts: Rc<[Inst]>,
    geometry: Geometry,
    arguments: u32,
    spill_words: usize,
}

impl Program for Dispatch {
    type Wave = TinyWave;

    fn wave_size(&self) -> u32 {
        abi::LANES as u32
    }

    fn start_wave(
        &mut self,
        _: &mut GroupContext<'_>,
        group: &GroupInfo,
        wave: &WaveInfo,
    ) -> Result<TinyWave, SimError> {
        let mut launch = [self.arguments; LAUNCH_WORDS];
        let triples = [
            (abi::GROUP_ID, group.id),
            (abi::GROUP_SIZE, self.geometry.group()),
            (abi::GRID_SIZE, self.geometry.grid()),
        ];
        for (first, words) in triples {
            launch[first..first + 3].copy_from_slice(&words);
        }
        let lane_words = vec![[Word::UNKNOWN; abi::LANES]; self.spill_words];
        let items = std::array::from_fn(|lane| group.item_id(wave.first + lane as u32));
        let code = (Rc::clone(&self.name), Rc::clone(&self.insts));
        Ok(TinyWave::new(code, wave.active as u8, launch, items, lane_words))
    }
}
