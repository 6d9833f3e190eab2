//! The `wavelift` command line. Everything is in [`wavelift::cli`].

use std::process::ExitCode;

fn main() -> ExitCode {
    wavelift::cli::main(std::env::args_os())
}
