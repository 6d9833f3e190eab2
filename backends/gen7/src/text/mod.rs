//! Machine functions as text ([`wavelift_codegen::machine::text`]; docs/design/machine-text.md), and compiling on from text.
//!
//! Operations that become one instruction have its name with the types of result and sources (`add.d`, `mov.f.d`, `math.inv.f`); others
//! names of their own. Operations are on the lanes that run, unless `scope:wave` says that they are on one value for the thread.
//!
//! - `kind`: what operations do; `inst`: instructions; `resume`: headers, and from text to code.

mod inst;
mod kind;
mod resume;

pub use resume::{PASSES, resume};

pub(crate) use resume::header;
