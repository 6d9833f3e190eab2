//! The simulator of Gen7: single instructions, programs, images, random code, and what the compiler makes.

mod compile;
mod fuzz;
mod haswell;
mod hints;
mod images;
#[path = "../../../../../tests/support/numbers.rs"]
mod numbers;
mod programs;
mod values;
