//! The files of this crate as text: what `wavelift new-backend` begins a backend with.

/// A file by its path in the crate, with its text.
macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../", $path)))),*]
    };
}

/// All of them but this one.
pub const FILES: &[(&str, &str)] = files![
    "Cargo.toml",
    "build.rs",
    "isa/tiny.tsv",
    "lower.isle",
    "src/abi.rs",
    "src/backend.rs",
    "src/device.rs",
    "src/emit.rs",
    "src/isa.rs",
    "src/legalize.rs",
    "src/lib.rs",
    "src/lower/mod.rs",
    "src/lower/terms.rs",
    "src/machine.rs",
    "src/object.rs",
    "src/sim.rs",
    "src/sim/wave.rs",
    "src/text.rs",
    "tests/faults.rs",
    "tests/isa.rs",
    "tests/programs.rs",
    "tests/random.rs",
    "tests/registry.rs",
    "tests/sim.rs",
    "tests/support/mod.rs",
    "tests/text.rs",
    "tests/vector_add.rs",
];
