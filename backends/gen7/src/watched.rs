//! What a simulator that watches code must know of it ([`wavelift_codegen::divergence::watch`]): which registers and flags say where
//! lanes go.

use wavelift_codegen::divergence::watch;

/// A kernel or function whose code is watched.
pub type WatchedCode = watch::WatchedCode<Decision>;

/// What says where lanes go, or which of them are at a place.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// The bits of a doubleword, by its byte in the general registers.
    Condition(u16),
    /// A doubleword per channel, by the first register.
    Index(u8),
    /// f1.0, or the channels that it does not have.
    Flag {
        /// Those that it does not have.
        inverse: bool,
    },
    /// All lanes go one way: f1.0 of the first channel says which, or whether any channel has it.
    Together {
        /// Whether any has it.
        any: bool,
    },
    /// The lanes that run: the code has just stopped the others.
    Left,
}
