//! Machine functions as text ([`wavelift_codegen::machine::text`]; docs/design/machine-text.md).
//!
//! Operations that become one instruction have its name with the types of result and sources (`add.d`, `mov.f.d`, `math.inv.f`); others
//! names of their own. Operations are on the lanes that run, unless `scope:wave` says that they are on one value for the thread.
//!
//! - `kind`: what operations do; `inst`: instructions.

mod inst;
mod kind;
