//! The table of cells, walked: every operation of HSAIL with every legal combination of types and modifiers, on every target and wave size,
//! against arithmetic that is not Wavelift's.
//!
//! - [`list`]: the cells, from the instruction table of the frontend.
//! - [`values`]: operands, special and random, the same for the same seed.
//! - [`gccbrig`]: an outside judge of cells.
//! - [`kernel`]: kernels that compute cells; operands come from memory, so that nothing is folded.
//! - [`probes`]: the uses of cells, with the memory, divergence or grid that they need.
//! - [`contended`]: atomic operations on locations that all work-items share.
//! - [`oracle`]: what has to come out, by Berkeley [`softfloat`] and wide integers.
//! - [`machine`], [`run`]: targets, and what happens on them. Targets are judged alike, the interpreter too.
//! - [`walk`]: all of it multiplied out; [`report`]: the outcome as text; [`table`]: as the table in `docs/cells.md`.

pub mod contended;
pub mod gccbrig;
pub mod kernel;
pub mod list;
pub mod machine;
pub mod oracle;
pub mod probes;
pub mod report;
pub mod run;
pub mod softfloat;
pub mod table;
pub mod values;
pub mod walk;
