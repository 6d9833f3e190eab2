//! Memory order: litmus tests, and the steps of memory models left out one by one.

mod litmus;
mod litmus_weakened;
