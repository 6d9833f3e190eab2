//! The instruction set of gfx12, of those in [`wavelift_amdgpu::isa`].

pub use wavelift_amdgpu::isa::*;

/// Reads as zero, forgets what is written.
pub const NULL: Sgpr = Sgpr(124);

/// The instruction set, and the lanes of a wave.
pub const fn machine(wave: WaveSize) -> Machine {
    Machine::gfx12(wave)
}

/// Decodes the instruction at the start of `words`, which is at address `pc`, of a program with this wave size. Returns it and its
/// length in words.
///
/// # Errors
/// Why there is no instruction.
pub fn decode(words: &[u32], pc: u64, wave: WaveSize) -> Result<(Inst, usize), DecodeError> {
    wavelift_amdgpu::isa::decode(machine(wave), words, pc)
}

/// Parses one instruction of a program with this wave size. Branch targets are distances in words.
///
/// # Errors
/// Where and why the text is no instruction.
pub fn parse(text: &str, wave: WaveSize) -> Result<Inst, ParseError> {
    wavelift_amdgpu::isa::parse(machine(wave), text)
}

/// Assembles a program: instructions, labels (`name:`) and `.long` words, with `//` comments. Branches take labels.
///
/// # Errors
/// The first line that is none of this.
pub fn assemble(source: &str, wave: WaveSize) -> Result<Vec<u32>, ParseError> {
    wavelift_amdgpu::isa::assemble(machine(wave), source)
}

/// Disassembles `bytes`, which are loaded at address `base` and part of a program with this wave size, with labels at branch targets.
pub fn disassemble(bytes: &[u8], base: u64, wave: WaveSize) -> String {
    wavelift_amdgpu::isa::disassemble(machine(wave), bytes, base)
}

/// The listing of `bytes` with symbols.
pub fn render(listing: &Listing<'_>, bytes: &[u8], wave: WaveSize) -> String {
    wavelift_amdgpu::isa::render(machine(wave), listing, bytes)
}
