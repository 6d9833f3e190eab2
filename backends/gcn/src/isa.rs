//! The instruction set of gfx900, of those in [`wavelift_amdgpu::isa`].

pub use wavelift_amdgpu::isa::*;

/// The instruction set, and the lanes of its waves.
pub const MACHINE: Machine = Machine::GFX9;

/// Decodes the instruction at the start of `words`, which is at address `pc`. Returns it and its length in words.
///
/// # Errors
/// Why there is no instruction.
pub fn decode(words: &[u32], pc: u64) -> Result<(Inst, usize), DecodeError> {
    wavelift_amdgpu::isa::decode(MACHINE, words, pc)
}

/// Parses one instruction. Branch targets are distances in words.
///
/// # Errors
/// Where and why the text is no instruction.
pub fn parse(text: &str) -> Result<Inst, ParseError> {
    wavelift_amdgpu::isa::parse(MACHINE, text)
}

/// Assembles a program: instructions, labels (`name:`) and `.long` words, with `//` comments. Branches take labels.
///
/// # Errors
/// The first line that is none of this.
pub fn assemble(source: &str) -> Result<Vec<u32>, ParseError> {
    wavelift_amdgpu::isa::assemble(MACHINE, source)
}

/// Disassembles `bytes`, which are loaded at address `base`, with labels at branch targets.
pub fn disassemble(bytes: &[u8], base: u64) -> String {
    wavelift_amdgpu::isa::disassemble(MACHINE, bytes, base)
}

/// The listing of `bytes` with symbols.
pub fn render(listing: &Listing<'_>, bytes: &[u8]) -> String {
    wavelift_amdgpu::isa::render(MACHINE, listing, bytes)
}
