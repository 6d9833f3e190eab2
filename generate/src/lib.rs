//! Random programs: typed IR that the verifier accepts, that ends, and whose result is determined to the last bit.
//!
//! A program is made from a string of bytes ([`Choices`]), so a fuzzer that changes bytes changes a program and keeps it valid, and a seed
//! always gives the same program. [`program`] makes one, with the launch that runs it; [`Coverage`] counts what programs are made of.
//!
//! | module | what is drawn |
//! |---|---|
//! | [`choices`] | numbers and elements, from bytes or a seed |
//! | `body` | values in scope, constants, instructions at the end of a block |
//! | `operations` | every operation of the instruction table that is a function of its operands |
//! | `control` | conditionals, loops with `break` and `continue`, switches, and graphs that no structure has |
//! | `memory` | accesses of all segments, by their own and by flat addresses; atomics whose result does not depend on order |
//! | `names` | variables that several functions know, pointers to them, and memory that has two names |
//! | `arguments` | arguments of the kernel at an index that a condition in a loop holds within bounds |
//! | `pressure` | many values that live at once |
//! | `arrays` | loops that run a known number of times over a private array, by elements and parts of them |
//! | `indices` | small private arrays at indices that are known at run time only, and searches in them |
//! | `meetings` | loops that run a known number of times around barriers and exchange through group memory |
//! | `walks` | pointers that loops change, and memory accessed by them and by other names |
//! | `layouts` | the order in which blocks are laid out |
//! | `lanes` | cross-lane operations, barriers with exchange through group memory, fences |
//! | [`variants`] | changes that keep the result of a program |
//! | `kernel` | a kernel with the functions that it calls, and its arguments |
//!
//! # Why the result is determined
//! - D1: Every loop counts to a bound, and every other cycle spends fuel.
//! - D2: What the manual leaves open is not observed: operands are kept in the range where a result is defined, and float results whose bits
//!   are a choice (a NaN, the sign of a zero, a flushed number) become one representative (`operations::settle`).
//! - D3: A work-item writes memory of its own only, also of variables that all functions know. It reads what others wrote between two barriers where all work-items come, and
//!   nobody writes there. Shared counters get one commutative operation each and are not read.
//! - D4: No byte is read before it was written.
//! - D5: What depends on the size of a wave is only used where the program says so ([`Program::observes_wave_size`]).

mod addresses;
mod arguments;
mod arrays;
mod body;
pub mod choices;
mod control;
mod coverage;
mod edges;
mod indices;
mod kernel;
mod lanes;
mod layouts;
mod meetings;
mod memory;
mod names;
mod operations;
mod pressure;
mod regions;
pub mod variants;
mod walks;

pub use choices::Choices;
pub use coverage::Coverage;
pub use kernel::{Argument, Program, Settings, program};
pub use variants::Change;
