//! Build-time generator for the instruction tables of the AMD backends.
//!
//! The tables stand beside the sources, in `tables`, as tab-separated text. What an operation does is a row of `operations.tsv`,
//! whatever machine has it. How machines encode operations is in two files for each family: `gcn-formats.tsv` and `rdna-formats.tsv` say
//! where the bits of every encoding are, `gcn.tsv` and `rdna.tsv` have a row per operation and a column per generation. What generations
//! have in common beside that are features (`features.tsv`). [`Machines`] reads all of this. From it the crate writes Rust source: the
//! enums `Op` and `Format` of what any machine has, for each machine the constant tables that decoder, encoder, printer and register
//! allocator read, and the simulator's steps. Nothing about an instruction is written a second time anywhere.
//!
//! ```no_run
//! # fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let machines = wavelift_amdgpu_meta::Machines::read()?;
//! std::fs::write("isa.rs", wavelift_amdgpu_meta::emit_isa(&machines))?;
//! std::fs::write("step.rs", wavelift_amdgpu_meta::emit_step(&machines, &["Gfx9", "Gfx8"]))?;
//! # Ok(())
//! # }
//! ```
//!
//! In all files `#` starts a comment line, columns are separated by one tab, the first row names them, and `-` is an empty column.
//!
//! # formats.tsv: `format words match opcode promotes fields`
//! - *words*: length in 32-bit words without a literal.
//! - *match*: `hi:lo=value` terms that tell the format from the others; a format with more fixed bits is tried first,
//!   and two formats with the same fixed bits share one opcode space.
//! - *opcode*: the bits with the opcode number (`-`: the format has one instruction).
//! - *promotes*: `VOPDX*VOPDY` means that every pair of a VOPDX row and a VOPDY row is an instruction of this format: `D`, `S0` and
//!   `S1` of the two are its operands `DX`, `X0`, `X1`, `DY`, `Y0` and `Y1`. `VOP2+256` means that an operation whose own format is VOP2 may list this format among its *forms*,
//!   and its opcode there is 256 larger.
//! - *fields*: `NAME:kind@bits` for operands (upper case) and `name@bits` for modifiers (lower case). `bits` are `hi:lo` or
//!   one bit; several parts, low part first, are separated by commas. Bits 32 to 63 are in the second word, 64 to 95 in the third. A modifier
//!   that is a two's complement number is `name:signed@bits`. `NAME:vcc` is an operand this format fixes to VCC.
//!
//!   | kind | meaning of the bits |
//!   |---|---|
//!   | `vgpr` | number of the first VGPR |
//!   | `sgpr`, `sgpr2`, `sgpr4` | number of the first scalar register, divided by 1, 2, 4 |
//!   | `dst` | a VGPR, or a scalar register if the operand's class says so |
//!   | `ssrc`, `src` | 8-bit scalar source, 9-bit vector source |
//!   | `sdwasrc`, `sdwadst` | register number and the bit that makes it scalar; number and the bit that makes it not VCC |
//!   | `vgprpair` | number of a VGPR without its lowest bit |
//!   | `imm`, `attr`, `smem` | immediate; interpolation attribute and channel; the offset of a scalar memory access |
//!
//! - *format* may end in the generations that it is so in: `VOP3@gfx8`. No generation has a format twice.
//!
//! # gcn.tsv, rdna.tsv: `key format forms generations...`
//! - *key*: the name by which code and rules know the operation, the same on all machines: the oldest machine's mnemonic.
//! - *format*: the operation's own format; *forms*: other formats that can encode it (comma-separated), of which a generation may
//!   have less; one that is a generation's own format is no further form there.
//! - A column per generation: the number in the operation's own format, after a colon the mnemonic if it is not the key, after a stroke
//!   the format if it is another one, and in braces operands that are others: `3/SMRD`, `37:v_add_nc_u32`, `4{S1:vs.u16}`.
//!   `.` is what the generation to the left has, `-` says that there is no such operation.
//! - The columns *operands* to *semantics* of `operations.tsv` may follow, for what operations do differently in the family; `=` stands for
//!   what `operations.tsv` says.
//!
//! # features.tsv: `feature generations`
//! What some generations (comma-separated) have and others lack.
//!
//! # hazards.tsv: `name first second needs generations source`
//! Pairs of instructions that hardware does not keep apart. *first*: see [`First`]; *second*: see [`Second`]; *needs*: wait states that must lie
//! between them, `v_nop` for any other vector instruction, or a guard ([`Guard`]) that must, where vector arithmetic has read part of the aligned pair of registers before.
//!
//! # memory.tsv: `name operation segments order scope generations before bits after`
//! What orders of memory take. *operation*: see [`MemoryOperation`]; *segments*: see [`MemorySegment`], `all` for all; *order*: see [`Order`], `-` for what any
//! access within the scope takes; *scope*: see [`Scope`]. *before* and *after*: steps that stand there, with semicolons between them: counters that
//! must be zero (`vm(0) lgkm(0)`), or an operation with constants and modifiers (`global_wb scope:1`). What a row that acquires has before stands before
//! accesses, not before fences. *bits*: modifiers of the access.
//!
//! # sched.tsv: `class generations issue latency plan source`
//! How long the instructions of a latency class take, in issue slots of a wave, one row for each class of a generation: until the wave issues the next one, until
//! the result can be read without a stall if nothing else is in the way, and the latter as decisions take it.
//!
//! # operations.tsv: `key operands implicit waits latency flags needs semantics`
//! - *operands*, in assembler order, space-separated: `ROLE NAME:class.type?condition`.
//!   - ROLE: nothing is a source, `=` a destination, `+` both (kept where the operation does not write), `*` a source that
//!     is also the destination when the access returns the old value.
//!   - NAME: the name of the format's field. `D` is the destination, `VD` the carry or compare result beside it, `S0`
//!     to `S2` sources, `K` a literal that is part of the opcode, `ADDR`, `DATA`, ... the operands of memory accesses.
//!   - class: what may stand there, see [`Class`]. type: see [`Type`]; it gives the width and how an inline constant
//!     is read. For class `imm` the type is the kind of immediate, see [`ImmKind`].
//!   - condition: `?return` the operand exists only when the access returns the old value; `?nolds` only without `lds`; `?noa16` only without `a16`.
//! - *implicit*: `r:`, `w:`, `rw:` with `scc`, `vcc`, `exec`, `m0` or `flat_scratch`: registers no operand names. What a
//!   form fixes to VCC is an operand, not implicit.
//! - *waits*: the wait counters the instruction increments when issued and that count down on completion, see
//!   [`WaitCounter`].
//! - *latency*: scheduling class, see [`Latency`].
//! - *flags*: see [`Flag`].
//! - *needs*: the feature whose generations are those that have the operation, `-` if all have it. Any other feature is an error.
//! - *semantics*: what the operation does, see below.
//!
//! # The semantics column
//! Rust statements over variables named like the operands (without `mut`, types or `let`). The generator wraps them: for a
//! scalar instruction once, for a vector instruction once per active lane, it reads the sources into variables, runs the
//! formula, and writes the destinations.
//!
//! - The Rust type of an operand: `u16`/`u32`/`u64` for `b*`, `u*`, `f*` (floats are passed as bits), `i16`/`i32`/`i64` for `i*`,
//!   `[T; 2]` for `i16x2`, `u16x2`, `f16x2`, `[u32; N]` for wider `b*`. A lane mask (`mask`) is a `bool` in a vector instruction: the bit of
//!   this lane. `mix` is a source of mixed precision, already widened to `f32` bits.
//! - Source modifiers (`neg`, `abs`, `sext`, SDWA and DPP selection, `op_sel`) are applied before the formula sees the value,
//!   and `clamp`, `omod` and the destination selection of float results after it. Integer clamp needs exact
//!   arithmetic, so the formula says it: `clamped!(a, add, b)` saturates if the instruction has `clamp` and wraps otherwise, and
//!   `clamped!(wide e)` does the same for an exact 64-bit value `e`.
//! - A destination with role `+` holds its old value at the start. A 16-bit destination with role `=` zeroes the other
//!   half of its register, with role `+` keeps it; a type that ends in `hi` lives in the high half.
//! - `SCC` (`bool`), `VCC`, `EXEC` (`u64`), `M0` (`u32`) are variables when the *implicit* column lists them. `NEXT_PC` (`u64`) is the
//!   address of the following instruction, and assigning it branches; `TARGET` is the target of a relative branch;
//!   `IMM` the decoded immediate (`i32` or `u32`); `OFFSET` the offset modifier; `LANE` the lane.
//! - `fp` is the arithmetic environment (rounding and denormal modes, exception flags): `fp.add32(S0, S1)`.
//! - `mem` is the memory the format addresses and `A` the address of this access (`A1` the second one of a paired DS
//!   instruction): `mem.load8/16/32/64/96/128(A)`, `mem.store32(A, v)`, `mem.atomic32(A, |old| new)` which returns the old value.
//! - `wave` is everything else: `wave.barrier()`.
//! - With the flag `wave` a vector instruction's formula runs once, and a VGPR operand is a handle to all lanes of the register
//!   that methods of `wave` read and write: `D = wave.read_lane(S0, S1 & 63)`.
//! - `whole.image_load` is a method that reads the operands and writes the results by itself; `whole.append(1)` has further arguments.
//! - `! it draws` says why a wave of a kernel cannot run the operation, which the simulator's error repeats.
//!
//! A row without semantics is an instruction the simulator reports as not supported.

mod constructors;
mod emit_facts;
mod emit_isa;
mod emit_step;
mod error;
mod machines;
mod model;
mod order;
mod read;
pub mod rules;
mod source;

pub use constructors::{scalar_forms, widths};
pub use emit_isa::emit_isa;
pub use emit_step::emit_step;
pub use error::TableError;
pub use machines::{Feature, Machine, Machines, Sources};
pub use model::{
    Bits, Class, Condition, Field, FieldKind, First, Flag, Format, Guard, ImmKind, Implicit, Instruction,
    Latency, MemoryOperation, MemorySegment, ModField, Operand, Order, Role, Scope, Second, Table, Type,
    WaitCounter, variant,
};
pub use order::{Hazard, MemoryRow, Needs, Step, TimingRow};
pub use source::Source;
