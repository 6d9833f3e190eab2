//! The instruction set of gfx12: instructions in memory, their bytes, their text.
//!
//! Everything here is driven by one table (`isa/gfx12.tsv` and `isa/formats.tsv`, notation in `wavelift_amdgpu_meta`):
//! - [`Opcode`], [`Format`] and [`Opcode::info`]: what an operation is: operands with role, class and type, implicit registers,
//!   wait counters, latency, flags;
//! - [`Inst`]: one instruction of a program for a wave size, before or after register allocation ([`Operand::Virtual`]);
//! - [`decode`] and [`encode`]: bytes to instruction and back; `encode(decode(bytes)) == bytes` for everything `decode` accepts;
//! - [`std::fmt::Display`] and [`disassemble`]: text exactly as LLVM's disassembler prints it; [`parse`] and [`assemble`] read it;
//! - [`check`] and [`Opcode::accepts`]: the rules that instruction selection and legalisation have to respect.
//!
//! An operation such as `v_add_f32` has one [`Opcode`] and several encodings (VOP2, VOP3, DPP): the encoding is
//! [`Inst::format`], so passes that do not care compare opcodes only. A dual instruction has the opcode of its pair.

mod decode;
mod encode;
mod fields;
mod inst;
mod listing;
mod modtext;
mod parse;
mod print;
mod rules;
mod sym;
mod table;

pub use decode::{DecodeError, DecodeErrorKind, decode};
pub use encode::{EncodeError, encode};
pub use inst::{
    DPP8_IDENTITY, InlineFloat, Inst, M0, Modifiers, NULL, Operand, SGPRS, SPECIALS, Sgpr, Special, Vgpr,
    VirtualReg, constant_bits, is_scalar_value,
};
pub use listing::{Listing, disassemble, render};
pub use parse::{ParseError, assemble, parse};
pub(crate) use parse::{is_mnemonic, parse_unsettled};
pub use rules::{Accepts, check};
pub use sym::{Delay, HwReg};
pub use table::{
    Class, Condition, FieldKind, Flag, Format, FormatInfo, ImmKind, Implicit, Latency, ModField,
    ModifierField, Opcode, OpcodeInfo, OperandField, OperandInfo, OperandName, Role, Type, WaitCounter,
    WaveSize,
};
