//! Finding mistakes of compilers for GPUs without a GPU: random programs run on every target's machine and on the reference, bit for bit.
//!
//! | module | what it does |
//! |---|---|
//! | [`execute`] | runs a program on a target, compiled in some way, and tells mistakes of the compiler from what it does not support |
//! | [`code`] | machine code, drawn from a target's table and read back from its text |
//! | [`campaign`] | draws programs by seed, compares all targets with the reference, counts |
//! | [`metamorphic`] | runs the same program in other words |
//! | [`bisect`] | finds the change of the mid-end or of scheduling that makes a result wrong |
//! | [`differs`] | says whether two ways to compile and run a program come to the same |
//! | [`reached`] | what compilers did with the programs |
//! | [`hsail`] | drawn HSAIL modules through text, BRIG and back, and drawn kernels as programs |
//! | [`reduce`] | makes a module smaller as long as it goes on failing |
//! | [`inputs`] | what fuzz targets do with bytes |
//! | [`saved`] | programs from files with `run:` lines |
//! | [`finding`] | what a campaign found, and the test file that shows it |

pub mod bisect;
pub mod campaign;
pub mod code;
pub mod differs;
pub mod execute;
pub mod finding;
pub mod hsail;
pub mod inputs;
pub mod metamorphic;
pub mod reached;
pub mod reduce;
pub mod saved;

pub use campaign::{Campaign, Summary};
pub use execute::{Failure, Way};
pub use finding::Finding;
