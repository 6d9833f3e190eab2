//! The ids of the IR.

use cranelift_entity::{EntityList, ListPool, entity_impl};

/// A basic block.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Block(u32);
entity_impl!(Block, "block");

/// An instruction.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Inst(u32);
entity_impl!(Inst, "inst");

/// An SSA value: the result of an instruction or a block parameter.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Value(u32);
entity_impl!(Value, "v");

/// A variable in a memory segment, of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symbol(u32);
entity_impl!(Symbol, "sym");

/// A function of the module.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct FuncRef(u32);
entity_impl!(FuncRef, "fn");

/// The targets of a `switch`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct SwitchTable(u32);
entity_impl!(SwitchTable, "table");

/// A list of values in the function's pool.
pub type ValueList = EntityList<Value>;
/// The pool of value lists.
pub type ValueListPool = ListPool<Value>;

/// A place in the source program: line in the low 20 bits' worth of range, opaque to the core.
///
/// Frontends choose the meaning (HSAIL text: line number, 1 based); 0 is "unknown".
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, Debug)]
pub struct SourceLoc(pub u32);

impl SourceLoc {
    /// No place known.
    pub const UNKNOWN: SourceLoc = SourceLoc(0);

    /// Whether a place is known.
    pub fn is_known(self) -> bool {
        self != Self::UNKNOWN
    }
}
