//! The instruction sets of AMD machines, as values: instructions in memory, their bytes, their text.
//!
//! Everything here is driven by tables (`tables/*.tsv` of `wavelift_amdgpu_meta`, which has the notation):
//! - [`Op`], [`Format`]: the operations and encodings that some machine has, under one name for all of them;
//! - [`Isa`]: an instruction set. [`Isa::op`] is what it says about an operation: encodings, operands with role, class and type,
//!   implicit registers, wait counters, latency, flags; [`Isa::format`] where an encoding keeps them; [`Isa::traits`] what is true
//!   of all its instructions. Both are constant data, so a further instruction set is further tables;
//! - [`Inst`]: one instruction for a [`Machine`], before or after register allocation ([`Operand::Virtual`]);
//! - [`decode()`] and [`encode()`]: bytes to instruction and back; `encode(decode(bytes)) == bytes` for everything `decode` accepts;
//! - [`std::fmt::Display`] and [`disassemble()`]: text exactly as LLVM's disassembler prints it; [`parse()`] and [`assemble`] read it;
//! - [`check`] and [`Isa::accepts`]: the rules that instruction selection and legalisation have to respect.
//!
//! An operation such as `v_add_f32` has one [`Op`] and several encodings (VOP2, VOP3, SDWA, DPP): the encoding is [`Inst::format`], so
//! passes that do not care compare operations only. A dual instruction has the operation of its pair.
//!
//! Below that are [`bits`]: fields of encodings of up to 96 bits; [`value`]: registers and inline constants; [`operand`]: operands; [`text`]:
//! lines of assembly, programs with labels; [`swizzle`]: lane patterns; [`listing`]: whole code as `llvm-objdump -d` prints it.

pub mod bits;
mod decode;
mod disassemble;
pub mod dpp;
mod encode;
mod encodings;
mod fields;
mod halves;
mod image;
mod inst;
pub mod listing;
mod modrules;
mod mods;
mod modtext;
pub mod operand;
mod order;
mod parse;
mod print;
mod printmods;
mod registers;
mod rules;
pub mod swizzle;
mod symbols;
mod table;
pub mod text;
pub mod value;

pub use decode::{DecodeError, DecodeErrorKind, decode};
pub use disassemble::{disassemble, render};
pub use encode::{EncodeError, encode};
pub use encodings::{Fixed, fixed_bits};
pub use image::{ImageArguments, LevelArgument};
pub use inst::{Access, Inst, Machine};
pub use listing::Listing;
pub(crate) use mods::set_modifier;
pub use mods::{DPP8_IDENTITY, Modifiers, Mods};
pub use operand::{Operand, Sgpr, Special};
pub use order::{Hazard, MemoryRow, Needs, Step, Timing};
pub use parse::{assemble, parse};
pub(crate) use parse::{encodings, is_mnemonic, parse_unsettled};
pub use registers::{FlatScratch, Traits};
pub use rules::{Accepts, check};
pub use symbols::{Delay, HwReg, Messages, WaitCount, WaitFields};
pub use table::{
    Class, Condition, Feature, FieldKind, First, Flag, Format, FormatInfo, Guard, ImmKind, Implicit, Isa,
    Latency, MemoryOperation, MemorySegment, ModField, ModifierField, Op, OpInfo, OperandField, OperandInfo,
    OperandName, Order, Role, Scope, Second, Type, WaitCounter,
};
pub use text::ParseError;
pub use value::{Agpr, InlineFloat, Vgpr, VirtualReg, WaveSize};
