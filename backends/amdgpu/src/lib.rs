//! What the AMD backends share: code objects, kernel descriptors, ABI.
//!
//! - [`target`]: processors, their ELF machine numbers, target ids.
//! - [`descriptor`]: the 64-byte kernel descriptor and its resource registers.
//! - [`metadata`]: the MessagePack note that describes kernels and their arguments.
//! - [`elf`]: code objects as ELF files, writing and reading.
//! - [`isa`]: what the instruction sets share: bit fields, constants, text, listings.
//! - [`calls`]: the calling convention; [`legalize`]: operations that the machines lack; [`modes`]: rounding and subnormals;
//!   [`program`]: what a kernel and what it calls have in common.
//! - [`code`]: code before it is linked; [`flow`]: the frame of passes that insert waits; [`mask_op`], [`masks`]: operations
//!   on lane masks, and what code does to them.
//! - [`counters`], [`waits`], [`hazards`]: what stands between instructions, by the counters of a machine and by tables; [`rename`]: registers that need no guard.
//! - [`backend`]: what the machines say to [the pipeline](wavelift_codegen::target), over what only one of them knows
//!   ([`subtarget`]); [`inputs`], [`lower`], [`machine`], [`exec`], [`frame`], [`emit`], [`kernel`]: its parts.
//! - [`text`]: machine functions as text.
//! - [`abi`]: hidden kernel arguments, queue and signal layouts.

pub mod abi;
pub mod accumulators;
pub mod backend;
pub mod calls;
pub mod code;
mod constants;
pub mod counters;
pub mod cycles;
pub mod descriptor;
pub mod elf;
pub mod emit;
pub mod exec;
pub mod files;
mod fill;
pub mod flow;
pub mod frame;
mod group;
pub mod hazards;
pub mod images;
pub mod inputs;
pub mod isa;
pub mod kernel;
pub mod kernel_code;
pub mod legalize;
pub mod listing;
pub mod logic;
pub mod lower;
pub mod machine;
pub mod mask_op;
pub mod masks;
pub mod metadata;
pub mod modes;
mod moved;
mod object;
pub mod private;
pub mod program;
pub mod rename;
mod schedule;
mod segments;
pub mod shrink;
pub mod skips;
mod subdword;
pub mod subtarget;
pub mod target;
pub mod text;
pub mod waits;
pub mod watched;

pub use descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
pub use elf::{CodeObject, Image, Item, ItemKind, Relocation, RelocationKind};
pub use metadata::{Argument, KernelMetadata, Metadata, ValueKind};
pub use target::{CodeObjectVersion, Feature, Processor, TargetId};
