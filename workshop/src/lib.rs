//! Finding mistakes of compilers for GPUs without a GPU: random programs run on every target's machine and on the reference, bit for bit.
//!
//! | module | what it does |
//! |---|---|
//! | [`execute`] | runs a program on a target, compiled in some way, and tells mistakes of the compiler from what it does not support |
//! | [`campaign`] | draws programs by seed, compares all targets with the reference, counts |
//! | [`reduce`] | makes a module smaller as long as it goes on failing |
//! | [`finding`] | what a campaign found, and the test file that shows it |

pub mod campaign;
pub mod execute;
pub mod finding;
pub mod reduce;

pub use campaign::{Campaign, Summary};
pub use execute::{Failure, Way};
pub use finding::Finding;
