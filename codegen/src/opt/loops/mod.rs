//! Loops: how often they run, and what is made of them.

mod closed;
mod cost;
pub mod hoist;
pub mod partial;
mod preheader;
pub mod trips;
pub mod unnest;
pub mod unroll;
