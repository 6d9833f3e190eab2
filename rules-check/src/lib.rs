//! Rules that are checked: those of the mid-end and of legalisation, one by one, against arithmetic that is not Wavelift's.
//!
//! - [`program`]: a set of rules as trees, and the names of rules. [`files`]: the rules of all sets.
//! - [`engine`], [`terms`], [`enums`]: ISLE, run as it stands; the terms that are written in Rust have a second meaning here.
//! - [`instance`], [`patterns`]: instructions that a rule's left side describes.
//! - [`meaning`], [`place`], [`graph`]: what both sides compute. [`inputs`]: of what.
//! - [`mod@check`]: whether they are the same. [`faults`]: whether the check would notice. [`lists`]: what is known of that.
//!
//! - [`prove`], [`smt`], [`symbols`]: rules as problems for a solver.
//! - [`selection`]: rules of backends, executed by the machines of targets.
//! - [`report`]: rules that never fire, and those that lack a form.
//!
//! Design: `docs/design/rules.md`.

pub mod check;
pub mod engine;
pub mod enums;
pub mod faults;
pub mod files;
pub mod graph;
pub mod inputs;
pub mod instance;
pub mod lists;
pub mod meaning;
pub mod patterns;
pub mod place;
pub mod program;
pub mod prove;
pub mod report;
pub mod selection;
pub mod smt;
pub mod symbols;
pub mod terms;
