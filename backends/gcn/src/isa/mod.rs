//! The instruction set of gfx900: instructions in memory, their bytes, their text.
//!
//! Everything here is driven by one table (`isa/gfx900.tsv` and `isa/formats.tsv`, notation in `wavelift_amdgpu_meta`):
//! - [`Opcode`], [`Format`] and [`Opcode::info`]: what an operation is: operands with role, class and type, implicit registers,
//!   wait counters, latency, flags;
//! - [`Inst`]: one instruction, before or after register allocation ([`Operand::Virtual`]);
//! - [`decode`] and [`encode`]: bytes to instruction and back; `encode(decode(bytes)) == bytes` for everything `decode` accepts;
//! - [`std::fmt::Display`] and [`disassemble`]: text exactly as LLVM's disassembler prints it; [`parse`] and [`assemble`] read it;
//! - [`check`] and [`Opcode::accepts`]: the rules that instruction selection and legalisation have to respect.
//!
//! An operation such as `v_add_f32` has one [`Opcode`] and several encodings (VOP2, VOP3, SDWA, DPP): the encoding is
//! [`Inst::format`], so passes that do not care compare opcodes only.

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
    FLAT_SCRATCH, InlineFloat, Inst, M0, Modifiers, Mods, Operand, SGPRS, SPECIALS, Sgpr, Special, Vgpr,
    VirtualReg, XNACK_MASK, constant_bits, uses_constant_bus,
};
pub use listing::{Listing, disassemble, render};
pub use parse::{ParseError, assemble, parse};
pub(crate) use parse::{is_mnemonic, parse_unsettled};
pub use rules::{Accepts, check};
pub use sym::{HwReg, WaitCount};
pub use table::{
    Class, Condition, FieldKind, Flag, Format, FormatInfo, ImmKind, Implicit, Latency, ModField,
    ModifierField, Opcode, OpcodeInfo, OperandField, OperandInfo, OperandName, Role, Type, WaitCounter,
};
