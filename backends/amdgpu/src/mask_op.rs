//! Scalar operations on lane masks, by what they do; a target knows the operation for masks of its size.

/// Operations on lane masks, which take one or two registers.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MaskOp {
    /// Both.
    And,
    /// Any.
    Or,
    /// One of both.
    Xor,
    /// Both or none.
    Xnor,
    /// The first without the second.
    AndNot,
    /// By SCC the first or the second.
    Select,
    /// The one operand.
    Move,
    /// The number of lanes, in one register.
    Count,
    /// EXEC to the destination, and both to EXEC.
    AndSaveExec,
    /// EXEC to the destination, and any to EXEC.
    OrSaveExec,
}
