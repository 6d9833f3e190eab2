//! The instruction set of the execution units of Ivy Bridge and Haswell: instructions in memory, their bytes, their text.
//!
//! Everything here is driven by the tables in `isa/`: `gen7.tsv` has one row per operation, `formats.tsv` the bit fields, and
//! `compact.tsv` the four compaction tables. What a [`Generation`] has of its own is in `generations.tsv`.
//! - [`Opcode`] and [`Opcode::info`]: what an operation is: format, types, modifiers, accumulator use;
//! - [`Inst`]: one instruction with every field of its encoding, typed;
//! - [`decode`] and [`encode`]: bytes to instruction and back; `encode(decode(bytes)) == bytes` for everything `decode` accepts;
//! - [`compact`]: whether an instruction has a 64-bit form;
//! - [`print`](Inst::text), [`parse`], [`assemble`], [`disassemble`]: the text that Mesa's disassembler prints, both ways;
//! - [`Message`]: descriptors of `send`.
//!
//! Sources: Ivy Bridge EU ISA, "Instruction Formats" and "Instruction Reference".

mod compact;
mod decode;
mod encode;
mod generation;
mod inst;
mod listing;
mod message;
mod number;
mod operand;
mod parse;
mod print;
mod table;

pub use compact::{compact, is_compactable};
pub use decode::{DecodeError, DecodeErrorKind, decode, decode_all};
pub use encode::{EncodeError, encode, opcode_bits};
pub use generation::Generation;
pub use inst::{
    Access, Cond, Control, DepControl, ExecSize, Flag, Inst, MathFn, Predicate, SendTo, Sfid, ThreadControl,
};
pub use listing::{Line, disassemble};
pub use message::{
    AtomicOp, DataMessage, ElementSize, Message, SURFACE_GROUP, SURFACE_STATELESS, SampleOp, known_bits,
};
pub use number::restricted_float;
pub use operand::{Arf, Dst, Place, RegFile, Region, Src, SrcValue, Swizzle};
pub use parse::{ParseError, ParseErrorKind, assemble, parse};
pub use table::{AccUse, CondUse, Field, Format, Opcode, OpcodeInfo, Type, Unit};
