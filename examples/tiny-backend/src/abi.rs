//! What a wave finds when it starts, and what an address is.
//!
//! The machine has no registers that are set: `start` gives the words of the launch, `item` the index of the work-item, `lanes` who runs.
//! On machines that set registers, a pseudo-instruction at the entry defines them with [`Operand::fixed`]
//! (`backends/gcn` shows it).
//!
//! [`Operand::fixed`]: wavelift_codegen::machine::Operand

/// Lanes of a wave.
pub const LANES: usize = 8;

/// Word of `start`: address of the kernel arguments.
pub const ARGUMENTS: usize = 0;
/// Words of `start`: index of the work-group along x, y, z.
pub const GROUP_ID: usize = 1;
/// Words of `start`: size of a full work-group.
pub const GROUP_SIZE: usize = 4;
/// Words of `start`: size of the grid.
pub const GRID_SIZE: usize = 7;
/// Number of words of `start`.
pub const LAUNCH_WORDS: usize = 10;

/// The machine's addresses have 32 bits; the host adds this. Pointers of programs have 64 bits, of which the machine takes the lower
/// half.
pub const HOST_BASE: u64 = wavelift_simulator::memory::FIRST_ADDRESS;

/// The machine's address of what the host sees at an address.
pub fn address(host: u64) -> u32 {
    host as u32
}
