//! Litmus tests of HSAIL's memory model (HSA PRM 6.2): a few work-items that store and load a few places, and the question which
//! values they may see.
//!
//! - [`shapes`]: who stores and loads what: message passing, store buffering, and so on.
//! - [`mod@test`]: a shape with orders, scopes, a segment, and places for its threads.
//! - [`model`]: what a test may give, from the rules alone: all candidate executions, filtered by axioms.
//! - [`kernel`]: the test as HSAIL.
//! - [`run`]: what a target gives under a schedule of waves and arrivals of stores.
//!
//! A target is right if each outcome of each schedule is one that the model allows. The machine models delay stores and keep caches
//! stale as far as waits and fences let them ([`wavelift_simulator::Caches::Weak`]), so a fence or wait that is missing shows.

pub mod kernel;
pub mod model;
pub mod run;
pub mod shapes;
pub mod test;
