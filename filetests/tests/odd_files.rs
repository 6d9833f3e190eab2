//! Files that are no good tests: what is said has a place and a remedy, and nothing panics.

use std::fs;
use std::path::PathBuf;
use wavelift_filetests::{Options, Outcome, collect_files, commands, run_file};

/// A folder that is removed in the end.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Folder {
        let path = std::env::temp_dir().join(format!("wavelift-odd-files-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        Folder(path)
    }

    fn problems(&self, name: &str, bytes: &[u8]) -> String {
        let path = self.0.join(name);
        fs::write(&path, bytes).expect("a file");
        problems(&path)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn problems(path: &std::path::Path) -> String {
    let registry = commands::standard(&Default::default());
    match run_file(path, &registry, &Options::default()) {
        Outcome::Failed(problems) => problems.join("\n"),
        other => panic!("{}: {other:?}", path.display()),
    }
}

const KERNEL: &str = "kernel %k {\nblock0:\n    return\n}\n";
const MODULE: &str = "module &m:1:0:$full:$large:$default;\nprog kernel &k()\n{\n    ret;\n};\n";

#[test]
fn empty_files() {
    let folder = Folder::new("empty");
    for end in ["wl", "mir", "hsail", "brig", "hex"] {
        let text = folder.problems(&format!("a.{end}"), b"");
        assert!(
            text.starts_with("the file is empty; its first lines say what to do"),
            "{text}"
        );
    }
    let text = folder.problems("b.wl", KERNEL.as_bytes());
    assert!(
        text.contains("no `test` line") && text.contains("; test verify"),
        "{text}"
    );
}

#[test]
fn bytes_that_are_not_utf_8() {
    let folder = Folder::new("utf8");
    let text = folder.problems("a.wl", b"; test cat\n\xff");
    assert_eq!(text, "line 2, byte 11: the file is not UTF-8; save it as UTF-8");
    let text = folder.problems("a.brig", b"HSA BRIG\x01\0\0\0\xf0");
    assert!(
        text.contains("write BRIG in hexadecimal, as `xxd -p` does"),
        "{text}"
    );
}

#[test]
fn files_that_cannot_be_read() {
    let folder = Folder::new("unreadable");
    let text = problems(&folder.0.join("gone.wl"));
    assert!(text.starts_with("cannot read the file: No such file"), "{text}");
    let inner = folder.0.join("folder.wl");
    fs::create_dir_all(&inner).expect("a folder");
    assert!(problems(&inner).starts_with("cannot read the file"));
    let error = collect_files(&[folder.0.join("gone.wl")])
        .unwrap_err()
        .to_string();
    assert!(error.contains("gone.wl: No such file"), "{error}");
    let other = folder.0.join("a.txt");
    fs::write(&other, "x").expect("a file");
    let error = collect_files(&[other]).unwrap_err().to_string();
    assert!(
        error.contains("a test file ends in .wl, .mir, .hsail, .brig or .hex"),
        "{error}"
    );
}

#[test]
fn damaged_hexadecimal() {
    let folder = Folder::new("hex");
    let text = folder.problems("a.brig", b"// test hsail parse\n48zz\n");
    assert_eq!(
        text,
        "test hsail parse: line 2: `z` in `48zz` is no hexadecimal digit; comments begin with `//`"
    );
    let text = folder.problems("b.brig", b"// test verify\n00 11\n");
    assert!(text.contains("brig-magic: not a BRIG module"), "{text}");
    let text = folder.problems("c.hex", b"; test disassemble\n; target none\n123\n");
    assert!(
        text.contains("line 3: `123` has 3 digits; a byte has two, a dword eight"),
        "{text}"
    );
    let text = folder.problems("d.hex", b"; test cat\n00\n");
    assert!(
        text.contains("machine code, which `test disassemble` takes"),
        "{text}"
    );
    let text = folder.problems("e.hex", b"; test disassemble\n00\n");
    assert!(text.contains("needs a line `; target T`"), "{text}");
}

#[test]
fn words_that_are_not_known() {
    let folder = Folder::new("words");
    let run = |line: &str| folder.problems("a.wl", format!("; {line}\n{KERNEL}").as_bytes());
    for (line, said) in [
        (
            "test verfy",
            "no command `verfy`; did you mean `verify`? There are arguments,",
        ),
        (
            "test uniformity wvae=32",
            "no option `wvae=32`; did you mean `wave=`?",
        ),
        (
            "test cat precise-ouput",
            "no option `precise-ouput`; did you mean `precise-output`?",
        ),
        (
            "test cat expect-fial",
            "no option `expect-fial`; did you mean `expect-fail`?",
        ),
        (
            "test run interpeter",
            "no runner `interpeter`; did you mean `interpreter`?",
        ),
        (
            "test run levle=wave",
            "no option `levle=wave`; did you mean `level=`?",
        ),
        ("test compile", "needs a line `; target T`"),
        (
            "test link",
            "`test link` takes HSAIL (.hsail) or BRIG (.brig), not IR",
        ),
        (
            "test hsail print",
            "`test hsail` takes HSAIL (.hsail) or BRIG (.brig), not IR",
        ),
        ("test optimize level=7", "level=7: expected 0, 1 or 2"),
        ("test linearize wave=x", "wave=x: expected a number"),
        (
            "test verify expect-fail",
            "should fail (`expect-fail`), but printed",
        ),
        (
            "test cat precise-output expect-fail",
            "line 1: what fails has no output",
        ),
    ] {
        let text = run(line);
        assert!(text.contains(said), "{line}: {text}");
    }
    let module = |line: &str| folder.problems("a.hsail", format!("// {line}\n{MODULE}").as_bytes());
    for (line, said) in [
        ("test hsail", "takes one of parse, print, diagnose"),
        ("test hsail prnit", "no option `prnit`; did you mean `print`?"),
        ("test hsail print compat=other", "compat=other: expected hsailasm"),
        (
            "test hsail print deny=nothing-of-this-name",
            "no rule is called `nothing-of-this-name`",
        ),
        ("test disassemble", "needs a line `; target T`"),
    ] {
        let text = module(line);
        assert!(text.contains(said), "{line}: {text}");
    }
}

#[test]
fn failures_name_command_target_and_function() {
    let folder = Folder::new("place");
    let text = format!("; test print-cfg wave\n; target here\n{KERNEL}; check: x\n");
    let text = folder.problems("a.wl", text.as_bytes());
    assert_eq!(
        text,
        "test print-cfg wave, target here, %k: the function has no wave level"
    );
}
