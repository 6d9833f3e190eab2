//! What `wavelift test` reports: differences, colours, the command to run a file again, and selection by name.

use std::path::{Path, PathBuf};
use std::process::Command;

struct Done {
    code: Option<i32>,
    out: String,
    err: String,
}

fn test(folder: &Path, words: &[&str]) -> Done {
    let mut command = Command::new(env!("CARGO_BIN_EXE_wavelift"));
    let output = command
        .arg("test")
        .args(words)
        .current_dir(folder)
        .output()
        .expect("the program starts");
    Done {
        code: output.status.code(),
        out: String::from_utf8(output.stdout).expect("text"),
        err: String::from_utf8(output.stderr).expect("text"),
    }
}

/// A folder with a file that passes and one that does not.
fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = std::fs::remove_dir_all(&folder);
    std::fs::create_dir_all(&folder).expect("a folder");
    let kernel = "kernel %k {\nblock0:\n    return\n}\n";
    let good = format!("; test verify\n{kernel}");
    std::fs::write(folder.join("good.wl"), good).expect("a file");
    let bad =
        format!("; test cat precise-output\n{kernel};; kernel %k {{\n;; block1:\n;;     return\n;; }}\n");
    std::fs::write(folder.join("not so good.wl"), bad).expect("a file");
    folder
}

#[test]
fn a_difference_and_how_to_run_the_file_again() {
    let done = test(&folder("filetest-difference"), &["."]);
    assert_eq!(
        done.out,
        "FAIL ./not so good.wl\n    test cat, %k: the output is not the expected one (- is expected, + was printed); \
         `--bless`, or WAVELIFT_BLESS=1, takes it over:\n        @@ from line 6 of the file, line 1 of the output @@\n          \
         kernel %k {\n        - block1:\n        + block0:\n              return\n          }\n    \
         again: wavelift test './not so good.wl'\n1 passed, 1 failed\n"
    );
    assert_eq!((done.code, done.err.as_str()), (Some(1), ""));
}

#[test]
fn colours_where_they_are_asked_for() {
    let folder = folder("filetest-colours");
    let done = test(&folder, &[".", "--color", "always"]);
    assert!(done.out.contains("\u{1b}[31m- block1:\u{1b}[0m"), "{}", done.out);
    assert!(done.out.contains("\u{1b}[32m+ block0:\u{1b}[0m"), "{}", done.out);
    for words in [&["."][..], &[".", "--color", "never"]] {
        assert!(!test(&folder, words).out.contains('\u{1b}'));
    }
}

#[test]
fn files_are_selected_by_text_in_their_paths() {
    let folder = folder("filetest-filter");
    let done = test(&folder, &[".", "--filter", "/good"]);
    assert_eq!((done.code, done.out.as_str()), (Some(0), "1 passed, 0 failed\n"));
    // The two halves are both files, in order.
    let halves = ["count:1/2", "count:2/2"].map(|part| test(&folder, &[".", "--partition", part]));
    let [first, second] = halves.map(|done| done.out);
    assert_eq!(first, "1 passed, 0 failed\n");
    assert!(second.ends_with("0 passed, 1 failed\n"), "{second}");
    let done = test(&folder, &[".", "--filter", "nowhere"]);
    assert_eq!((done.code, done.out.as_str()), (Some(1), ""));
    assert!(
        done.err.contains("the path of no test file contains `nowhere`"),
        "{}",
        done.err
    );
}

#[test]
fn blessing_takes_the_output_over() {
    let folder = folder("filetest-bless");
    let done = test(&folder, &[".", "--bless"]);
    assert_eq!(
        (done.code, done.out.as_str()),
        (Some(0), "BLESSED ./not so good.wl\n2 passed, 0 failed\n")
    );
    assert_eq!(test(&folder, &["."]).out, "2 passed, 0 failed\n");
}
