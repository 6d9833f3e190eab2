//! Tests of the allocator on a small target.

mod cases;
mod measure;
mod planted;
mod random;
mod toy;
