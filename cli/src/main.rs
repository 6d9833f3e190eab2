//! The program `wavelift`: the [command line](wavelift_cli) with the targets that Wavelift brings along.
//!
//! A compiler makes and drops many small objects, and a large kernel does not fit the caches: with the allocator below, which
//! keeps objects of a size together, 100,000 instructions take a fifth less time than with that of the C library. The library
//! leaves the choice to its user.

use std::process::ExitCode;

#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

fn main() -> ExitCode {
    wavelift_cli::run(std::env::args_os(), &wavelift::targets())
}
