//! Loads and stores of memory that changes: [`forward`] uses what is known to be in memory, [`dead`] removes stores that nobody sees. [`offsets`]
//! moves constants from addresses into accesses, [`bases`] does it where addresses have 32 bits. [`merge`] makes one access of several, [`arguments`] makes one load of the
//! arguments of a kernel, [`initial`] marks loads of what nothing has written yet, [`tables`] takes what constant variables hold.
//!
//! Both go by [aliases](crate::analysis::alias) and by HSAIL's memory model (HSA PRM 6.2): between two synchronisations a work-item may
//! take it that nobody else writes what it reads, because that would be a data race. Atomic operations are never changed.

pub mod arguments;
pub mod bases;
pub mod dead;
pub mod forward;
pub mod initial;
pub mod merge;
pub mod offsets;
mod slots;
pub mod tables;
