//! The smallest whole backend: a made-up GPU, from table to bytes and back. `docs/adding-a-backend.md` walks through it.
//!
//! The machine runs waves of eight lanes. It has 32 scalars, one value for the wave, and 32 vectors, one value per lane, of 32 bits each;
//! nearly every operation exists on scalars and on vectors. Vector operations touch the lanes that run, which `run` sets from a mask
//! in a scalar. Instructions are words of 64 bits.
//!
//! | room | what is in it |
//! |---|---|
//! | `isa/tiny.tsv` | the instruction table |
//! | [`isa`] | instructions, encoder, decoder |
//! | [`sim`] | the simulator, on bytes |
//! | [`abi`] | what a wave starts with, what an address is |
//! | [`machine`] | machine instructions and register files, as the register allocator sees them |
//! | [`legalize`] | operations that the machine lacks |
//! | `lower.isle`, [`lower`] | instruction selection |
//! | [`emit`] | machine instructions to bytes |
//! | [`text`] | machine instructions as text and back |
//! | [`object`] | code objects |
//! | [`backend`] | what the machine says to the pipeline, and so the target |
//! | [`device`] | the simulator as a machine that programs are loaded into |
//!
//! A registry with [`backend::target`] and [`device::new_machine`] is all that commands need to compile for it and to run (`tests/registry.rs`).

pub mod abi;
pub mod backend;
pub mod device;
pub mod emit;
pub mod isa;
pub mod legalize;
pub mod lower;
pub mod machine;
pub mod object;
pub mod sim;
pub mod template;
pub mod text;
