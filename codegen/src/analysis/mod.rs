//! Analyses of functions. Each says in its module what it computes, what it costs and what it is tested against.

pub mod alias;
pub mod arguments;
pub mod calls;
pub mod cfg;
pub mod changes;
pub mod demand;
pub mod dominators;
mod flat;
pub mod known;
pub mod loops;
pub mod order;
pub mod print;
pub mod program;
pub mod shape;
mod stack;
pub mod strict;
pub mod uniformity;

pub use arguments::{ArgumentUse, argument_uses};
pub use calls::CallGraph;
pub use cfg::{Cfg, Graph};
pub use dominators::{DominatorTree, PostDominatorTree, strongly_connected_by};
pub use flat::FlatSegments;
pub use loops::{Loop, LoopTree};
pub use order::{BlockOrder, Cycle};
pub use print::{dot_cfg, dot_cfgs, print_cfg};
pub use program::{ProgramError, check_program, undefined_variable, used_externals};
pub use shape::Shapes;
pub use stack::{Stack, UndefinedFunction, check_callees, stack};
pub use strict::{CrossLane, StrictRegion};
pub use uniformity::{Uniformity, UniformityInfo};
