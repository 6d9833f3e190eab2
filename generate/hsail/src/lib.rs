//! Random HSAIL: modules that are valid, kernels that can be run and compared, and changes that keep a module valid or break it.
//!
//! Everything is made from a string of bytes ([`Choices`]), so a fuzzer that changes bytes changes a module and keeps it valid, and a seed
//! always gives the same module. What is made is text; the text frontend makes the module model of it.
//!
//! | module | what is drawn |
//! |---|---|
//! | [`mod@module`] | whole modules: variables with initializers, signatures, functions, kernels, directives |
//! | `heads` | an operation with its suffixes, from the instruction table, legal or beside it |
//! | `operands` | what an operation of the table takes: registers, constants, addresses, names |
//! | `constants` | literals of a type, in all their spellings |
//! | `variables` | variables of all segments with what they are initialized with |
//! | `calls` | arg blocks with calls of all three kinds |
//! | [`kernel`] | kernels whose result is determined, with a launch |
//! | `callees` | the functions of a kernel, and calls of them by name, by an index and by a handle |
//! | `fbarriers` | exchange at fbarriers, by some waves or by all |
//! | `lanes` | cross-lane operations |
//! | `tables` | arrays of constants, read at an index |
//! | `promises` | branches, loops and loads whose width says that lanes do the same |
//! | `switches`, `selects` | switches and automata; selections in a row |
//! | `names` | variables that several functions know, memory with two names, arguments at an index, addresses that begin below their memory |
//! | `walks` | pointers that loops change, with accesses by them and by other names |
//! | `meetings` | loops around barriers and exchange through group memory |
//! | `layouts` | the basic blocks of a kernel or function in another order |
//! | `values` | their instructions, and what keeps results determined |
//! | `patterns` | shapes that single passes of the mid-end look for |
//! | [`shapes`], [`coverage`] | what kernels were made of |
//! | [`forms`] | every legal combination of suffixes, with operands |
//! | [`near`] | single instructions, legal ones and some that are not |
//! | [`pieces`] | pieces of text, right ones and wrong ones |
//! | [`mutant`] | texts with one change each, mostly wrong |
//! | [`brig`] | BRIG with changes in entries, whose sections, sizes and offsets stay consistent |
//!
//! # Why a module is valid
//! - V1: types and suffixes come from one row of the instruction table, and `heads::is_available` leaves out what profile and machine model lack.
//! - V2: an operand names what is in scope where it stands, of the right segment, type and size.
//! - V3: no rule ties two statements of a code block together, other than labels, which each stand once: so statements can be taken out, doubled and
//!   moved.
//! - V4: what HSAILasm refuses though the manual allows it is left out, so that it can judge every module.

pub mod brig;
mod callees;
mod calls;
mod constants;
pub mod coverage;
mod fbarriers;
mod floats;
pub mod forms;
mod heads;
pub mod kernel;
mod lanes;
mod layouts;
mod loops;
mod meetings;
pub mod module;
pub mod mutant;
mod names;
pub mod near;
mod operands;
mod patterns;
pub mod pieces;
mod promises;
mod scope;
mod selects;
pub mod shapes;
mod switches;
mod tables;
mod values;
mod variables;
mod walks;
mod whereabouts;

pub use coverage::Coverage;
pub use module::{Module, module};
pub use scope::Setting;
pub use wavelift_generate::Choices;
