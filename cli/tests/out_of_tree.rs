//! A target of a crate that Wavelift does not bring along: in a registry beside the others, commands that compile and run have it.

use std::path::PathBuf;
use std::process::ExitCode;
use wavelift::targets;
use wavelift_simulator::Registry;

fn registry() -> Registry {
    let mut registry = targets();
    registry.add(wavelift_tiny::backend::target());
    registry.machine(wavelift_tiny::device::new_machine);
    registry
}

/// Whether a command line succeeds.
fn succeeds(words: &[&str]) -> bool {
    let words = std::iter::once("wavelift").chain(words.iter().copied());
    let code = wavelift_cli::run(words.map(Into::into), &registry());
    format!("{code:?}") == format!("{:?}", ExitCode::SUCCESS)
}

const SOURCE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/vector_add.hsail");

fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("wavelift-{}-{name}", std::process::id()))
}

#[test]
fn kernels_run_on_it() {
    let launch = ["run", SOURCE, "--target", "tiny", "--grid", "8", "--group", "8"];
    let arguments = [
        "iota:f32:8",
        "values:f32:8,7,6,5,4,3,2,1",
        "zero:32:print=f32",
        "u32:8",
    ];
    assert!(succeeds(&[&launch[..], &arguments[..]].concat()));
    // Options of other targets are wrong usage.
    assert!(!succeeds(&[
        "compile", SOURCE, "--target", "tiny", "--vgprs", "24"
    ]));
}

#[test]
fn objects_and_machine_text_go_through_the_commands() {
    let object = temporary("tiny.o");
    let object_name = object.to_str().expect("a name");
    let compile = ["compile", SOURCE, "--target", "tiny", "--vectors", "6"];
    assert!(succeeds(&[&compile[..], &["-o", object_name]].concat()));
    let bytes = std::fs::read(&object).expect("an object");
    assert!(
        registry()
            .of_object(&bytes)
            .is_ok_and(|target| target.name() == "tiny")
    );
    assert!(succeeds(&[
        "compile",
        SOURCE,
        "--target",
        "tiny",
        "--print-after",
        "isel",
        "-o",
        object_name
    ]));
    std::fs::remove_file(object).expect("the object");
}

/// The files that a new backend begins with.
#[test]
fn its_file_tests_pass() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../examples/tiny-backend/filetests");
    assert!(succeeds(&["test", folder]));
}
