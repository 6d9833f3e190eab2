//! The `wavelift` command line.
fn main() {}
