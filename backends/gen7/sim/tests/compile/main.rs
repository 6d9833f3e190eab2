//! Compiled kernels on the simulator, against the host's arithmetic. One program, because each one that compiles kernels has the compiler in it.

mod far;
mod floats;
mod singles;
mod values;
