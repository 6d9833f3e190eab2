//! Tests of the allocator on a small target.

mod borders;
mod cases;
mod execute;
mod generate;
mod measure;
mod parts;
mod pitfalls;
mod planted;
mod planted_spills;
mod random;
mod scale;
mod spills;
mod toy;
mod whole;
