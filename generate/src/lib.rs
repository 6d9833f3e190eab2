//! Random programs: typed IR that the verifier accepts, that ends, and whose result is determined to the last bit.
//!
//! A program is made from a string of bytes ([`Choices`]), so a fuzzer that changes bytes changes a program and keeps it valid, and a seed
//! always gives the same program. [`program`] makes one, with the launch that runs it; [`Coverage`] counts what programs are made of.
//!
//! | module | what is drawn |
//! |---|---|
//! | [`choices`] | numbers and elements, from bytes or a seed |
//! | `body` | values in scope, constants, instructions at the end of a block |
//! | `operands` | which values are taken: mostly those that lanes have of their own, and results that nothing was made of |
//! | `operations` | every operation of the instruction table that is a function of its operands |
//! | `divisors`, `floats` | factors that terms of a sum share; divisors that are constants or known at run time only; chains of operations on floats |
//! | `control` | conditionals, loops with `break` and `continue`, switches, and graphs that no structure has |
//! | `loops` | loops of up to 40 rounds that are known at run time only |
//! | `reentry` | loops that two ways lead around, one of them through what the first round comes through, too |
//! | `exits` | lanes that leave a kernel or function early |
//! | `memory` | accesses of all segments, by their own and by flat addresses; atomics whose result does not depend on order |
//! | `sides` | branches whose sides do some things alike; sums over the parts of two words |
//! | `neighbours` | bytes and halves side by side, memory of one work-item at an address that all share |
//! | `classes` | promises that what is written and what is only read do not overlap |
//! | `names` | variables that several functions know, pointers to them, and memory that has two names |
//! | `arguments` | arguments of the kernel at an index that a condition in a loop holds within bounds |
//! | `pressure` | many values of all types that live at once |
//! | `rows` | addresses of elements in several rows of a matrix whose width is known at run time only |
//! | `arrays` | loops that run a known number of times over a private array, by elements and parts of them |
//! | `indices` | small private arrays at indices that are known at run time only, and searches in them |
//! | `meetings` | loops that run a known number of times around barriers and exchange through group memory |
//! | `walks` | pointers that loops change, and memory accessed by them and by other names |
//! | `layouts` | the order in which blocks are laid out |
//! | `lanes` | cross-lane operations, barriers with exchange through group memory, fences |
//! | `whereabouts` | where a work-item is, in one to three dimensions |
//! | [`variants`] | changes that keep the result of a program |
//! | `kernel`, `setup`, `launch` | a kernel with the functions that it calls, its memory, its arguments and its launch |
//!
//! What programs were made of is counted by [`Coverage`] from the program itself, and by [`Drawn`] while it is drawn.
//!
//! # Why the result is determined
//! - D1: Every loop counts to a bound, and every other cycle spends fuel.
//! - D2: What the manual leaves open is not observed: operands are kept in the range where a result is defined, and float results whose bits
//!   are a choice (a NaN, the sign of a zero, a flushed number) become one representative (`operations::settle`).
//! - D3: A work-item writes memory of its own only, also of variables that all functions know. It reads what others wrote between two barriers where all work-items come, and
//!   nobody writes there. Who left the kernel early meets nobody, so no barrier comes after that. Shared counters get one commutative operation each and are not read.
//! - D4: No byte is read before it was written.
//! - D5: What depends on the size of a wave is only used where the program says so ([`Program::observes_wave_size`]).

mod addresses;
mod arguments;
mod arrays;
mod body;
pub mod choices;
mod classes;
mod control;
mod coverage;
mod divisors;
mod drawn;
mod edges;
mod exits;
mod floats;
mod indices;
mod kernel;
mod lanes;
mod launch;
mod layouts;
mod loops;
mod meetings;
mod memory;
mod names;
mod neighbours;
mod operands;
mod operations;
mod pressure;
mod reentry;
mod regions;
mod rows;
mod setup;
mod shapes;
mod sides;
pub mod variants;
mod walks;
mod whereabouts;

pub use choices::Choices;
pub use coverage::Coverage;
pub use drawn::Drawn;
pub use kernel::{Argument, Program, Settings, program, program_counted};
pub use variants::Change;
