//! Tests of the allocator on a small target.

mod cases;
mod toy;
