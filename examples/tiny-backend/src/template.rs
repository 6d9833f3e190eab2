//! The files of this crate as text: what `wavelift new-backend` begins a backend with.

/// A file by its path in the crate, with its text.
macro_rules! files {
    ($($path:literal),* $(,)?) => {
        &[$(($path, include_str!(concat!("../", $path)))),*]
    };
}

/// All of them but this one, and the tests with random programs, which take those from the interpreter's.
pub const FILES: &[(&str, &str)] = files![
    "Cargo.toml",
    "build.rs",
    "build/table.rs",
    "filetests/carried.wl",
    "filetests/isel.wl",
    "filetests/rules.wl",
    "filetests/run.wl",
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
    "tests/registry.rs",
    "tests/rules.rs",
    "tests/sim.rs",
    "tests/support/mod.rs",
    "tests/text.rs",
    "tests/vector_add.rs",
    "unfired.txt",
    "vector_add.hsail",
];

#[cfg(test)]
mod tests {
    use super::FILES;
    use std::path::Path;

    /// Not in the list: see there.
    const OTHERS: [&str; 2] = ["src/template.rs", "tests/random.rs"];

    fn walk(root: &Path, folder: &str, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(root.join(folder)).expect("a folder") {
            let entry = entry.expect("an entry");
            let name = entry.file_name().into_string().expect("a name");
            let path = if folder.is_empty() {
                name
            } else {
                format!("{folder}/{name}")
            };
            match entry.file_type().expect("a kind").is_dir() {
                true => walk(root, &path, found),
                false => found.push(path),
            }
        }
    }

    #[test]
    fn every_file_is_in_the_list() {
        let mut found = Vec::new();
        walk(Path::new(env!("CARGO_MANIFEST_DIR")), "", &mut found);
        found.retain(|path| !OTHERS.contains(&path.as_str()));
        found.sort();
        let listed: Vec<&str> = FILES.iter().map(|(path, _)| *path).collect();
        assert_eq!(found, listed);
    }
}
