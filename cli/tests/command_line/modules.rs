//! The command line on modules and code objects: checking, assembling, disassembling and linking; see `cli.rs` for its contract.

use crate::command::*;
use std::fmt::Write;
use std::path::Path;
use std::process::Command;

#[test]
fn errors_in_text_have_line_and_column() {
    let text = "module &m:1:0:$full:$large:$near;\nprog kernel &k()\n{\n\tadd_u33 $s0, $s1, $s2;\n};\n";
    let outcome = wavelift_with(&["verify", "-"], Some(text.as_bytes()));
    assert_eq!((outcome.code, outcome.out.as_str()), (1, ""));
    assert!(
        outcome.err.contains("<stdin>:4:6") && outcome.err.contains("add_u33"),
        "{}",
        outcome.err
    );
    let outcome = wavelift_with(&["verify", "-", "--diagnostics", "json"], Some(text.as_bytes()));
    let first: serde_json::Value =
        serde_json::from_str(outcome.err.lines().next().expect("a line")).expect("JSON");
    assert_eq!(
        (&first["line"], &first["column"], &first["severity"]),
        (&4.into(), &6.into(), &"error".into())
    );
    let colored = wavelift_with(&["verify", "-", "--color", "always"], Some(text.as_bytes()));
    assert!(colored.err.contains("\x1b["), "{}", colored.err);

    let ir = "kernel %k {\nblock0:\n    frobnicate v1\n}\n";
    let outcome = wavelift_with(&["verify", "-"], Some(ir.as_bytes()));
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.err.contains("<stdin>:3:") && outcome.err.contains("frobnicate"),
        "{}",
        outcome.err
    );
    for damaged in [
        &b"\x7fELF\x02\x01"[..],
        b"HSA BRIG nothing else",
        b"\xff\xfe\x00\x01",
        b"",
    ] {
        let outcome = wavelift_with(&["verify", "-"], Some(damaged));
        assert_eq!(outcome.code, 1, "{damaged:?}");
        assert!(outcome.err.contains("error"), "{damaged:?}: {}", outcome.err);
    }
}

#[test]
fn verify_takes_several_files() {
    assert_eq!(
        good("verify examples/vector_add.hsail kernels/O2/sha256.brig kernels/O0/sha256.hsail"),
        ""
    );
    bad(
        "verify examples/vector_add.hsail no-such-file",
        1,
        &["no-such-file"],
    );
}

#[test]
fn disassemble_brig_as_text_that_means_the_same() {
    let text = good("disassemble kernels/O2/vecadd.brig");
    assert!(text.contains("prog kernel &vecadd("), "{text}");
    let outcome = wavelift_with(&["verify", "-"], Some(text.as_bytes()));
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    bad("disassemble examples/vector_add.hsail", 1, &["neither BRIG"]);
    bad("disassemble no-such-file", 1, &["no-such-file"]);
}

#[test]
fn assemble_gives_the_bytes_of_the_corpus() {
    let folder = folder("assemble");
    let out = folder.join("vecadd.brig");
    good(&format!("assemble kernels/O2/vecadd.hsail -o {}", out.display()));
    let expected = std::fs::read(Path::new(ROOT).join("kernels/O2/vecadd.brig"));
    let expected = expected.expect("a module of the corpus");
    let written = || std::fs::read(&out).expect("the module");
    assert!(written() == expected);
    for jobs in [1, 3] {
        let text = format!("disassemble kernels/O2/vecadd.brig -j {jobs}");
        assert_eq!(good(&text), good("disassemble kernels/O2/vecadd.brig"));
        std::fs::remove_file(&out).expect("the module");
        good(&format!(
            "assemble kernels/O2/vecadd.hsail -j {jobs} -o {}",
            out.display()
        ));
        assert!(written() == expected, "{jobs}");
    }
    for container in ["elf32", "elf64"] {
        let file = folder.join(container);
        let made = file.display();
        good(&format!(
            "assemble kernels/O2/vecadd.hsail --container {container} -o {made}"
        ));
        assert_eq!(
            good(&format!("disassemble {made}")),
            good("disassemble kernels/O2/vecadd.brig")
        );
    }
    // What is wrong leaves the file that was there.
    let wrong = folder.join("wrong.hsail");
    let text = "module &m:1:0:$full:$large:$default;\nkernel &k() { add_u32 $s0; };\n";
    std::fs::write(&wrong, text).expect("a file");
    bad(
        &format!("assemble {} -o {}", wrong.display(), out.display()),
        1,
        &["wrong.hsail:2"],
    );
    assert!(written() == expected);
    bad("assemble kernels/O2/vecadd.hsail --container coff", 2, &["coff"]);
}

/// The text of a large module goes into its file part by part. An error in the last part leaves nothing of it.
#[test]
fn an_error_at_the_end_of_a_large_module_leaves_no_text() {
    let folder = folder("large_module");
    let mut text = String::from("module &m:1:0:$full:$large:$default;\nglobal_u32 &x;\n");
    for kernel in 0..400 {
        let body = "\tadd_u32 $s0, $s0, $s1;\n".repeat(40);
        let _ = write!(text, "prog kernel &k{kernel}()\n{{\n{body}}};\n");
    }
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        std::fs::write(&path, text).expect("a file");
        path.display().to_string()
    };
    let right = file("right.hsail", &text);
    text.push_str("prog kernel &last()\n{\n\tst_global_u32 1, [&x][4];\n};\n");
    let wrong = file("wrong.hsail", &text);
    let rule = "--allow outside-variable";
    let out = folder.join("out.hsail");
    for file in [&right, &wrong] {
        good(&format!("assemble {rule} {file} -o {file}.brig"));
    }
    let to_file = |file: &str| format!("disassemble {file}.brig -o {}", out.display());
    let written = || std::fs::read_to_string(&out).expect("the text");
    good(&to_file(&right));
    let before = written();
    assert_eq!(before, good(&format!("disassemble {right}.brig")));
    let files = || std::fs::read_dir(&folder).expect("the folder").count();
    let count = files();
    bad(&to_file(&wrong), 1, &["outside-variable"]);
    assert_eq!((written(), files()), (before, count));
    good(&format!("{} {rule}", to_file(&wrong)));
    assert!(written().contains("kernel &last("));
    assert_eq!(files(), count);
}

#[test]
fn disassemble_raw_code() {
    // s_nop 0; s_endpgm
    let code = [0x00, 0x00, 0x80, 0xbf, 0x00, 0x00, 0x81, 0xbf];
    let outcome = wavelift_with(&["disassemble", "--raw", "--target", "gfx900", "-"], Some(&code));
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    assert!(
        outcome.out.contains("s_nop 0") && outcome.out.contains("// 000000000004: BF810000"),
        "{}",
        outcome.out
    );
}

/// Every kernel of the corpus: our listing is that of llvm-objdump, and llvm-readelf has nothing to complain about.
#[test]
fn objects_as_llvm_reads_them() {
    objects_of("gfx900", &[]);
}

#[test]
fn objects_of_gfx1201_as_llvm_reads_them() {
    objects_of("gfx1201 --wave 32", &[]);
    objects_of("gfx1201 --wave 64", &["--mattr=+wavefrontsize64"]);
}

fn objects_of(target: &str, options: &[&str]) {
    if !wavelift_peers::installed(&["llvm-objdump-19", "llvm-readelf-19"]) {
        return;
    }
    let folder = folder(&format!("objects-{}", target.replace(' ', "")));
    for version in ["4", "5", "6"] {
        for (index, brig) in corpus().iter().enumerate() {
            // One version for each kernel, and the usual one for all.
            if version != "5" && index % 8 != 0 {
                continue;
            }
            let file = folder.join(format!("{index}-{version}.co"));
            let shown = file.display().to_string();
            let line = format!(
                "compile {} --target {target} --code-object-version {version} -o {shown}",
                brig.display()
            );
            good(&line);
            let theirs = Command::new("llvm-objdump-19")
                .args(options)
                .args(["-d", &shown])
                .output()
                .expect("llvm-objdump");
            assert!(theirs.status.success());
            let ours = good(&format!("disassemble {shown}"));
            for (ours, theirs) in ours.lines().zip(String::from_utf8_lossy(&theirs.stdout).lines()) {
                assert_eq!(ours, theirs, "{}", brig.display());
            }
            assert_eq!(ours.as_bytes(), theirs.stdout, "{}", brig.display());
            for option in ["-a", "--notes"] {
                let read = Command::new("llvm-readelf-19")
                    .args([option, &shown])
                    .output()
                    .expect("llvm-readelf");
                let err = String::from_utf8_lossy(&read.stderr);
                assert!(
                    read.status.success() && err.is_empty(),
                    "{}: {err}",
                    brig.display()
                );
                let out = String::from_utf8_lossy(&read.stdout);
                assert!(
                    out.contains("amdhsa.kernels") && !out.to_lowercase().contains("warning"),
                    "{out}"
                );
            }
        }
    }
}

/// What runs and compiles programs asks the same checker as `link`.
#[test]
fn programs_are_checked_before_they_are_compiled() {
    let main = "tests/data/linked_calls/main.hsail";
    for command in [
        format!("compile {main} --target gfx900 -o -"),
        format!("compile {main} --target gfx900 --emit ir"),
        format!("run {main} --target interp --grid 4 --group 4 zero:16"),
        format!("run {main} --target gfx900 --grid 4 --group 4 zero:16"),
    ] {
        let says = [
            "error[undefined-in-program]",
            "main.hsail:24:14",
            "main.hsail:2:20: declared here",
        ];
        bad(&command, 1, &says);
    }
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join("defined_twice");
    std::fs::create_dir_all(&folder).expect("a folder");
    let read = |name: &str| {
        std::fs::read_to_string(Path::new(ROOT).join("tests/data/linked_calls").join(name)).expect(name)
    };
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect(name);
    write("main.hsail", &read("main.hsail"));
    write("library.hsail", &read("library.hsail"));
    write(
        "second.hsail",
        &read("library.hsail").replace("&library", "&second"),
    );
    let case = read("linked.case").replace(
        "module L library.brig",
        "module L library.brig\nmodule S second.brig",
    );
    write("twice.case", &case.replace("add P L", "add P L\nadd P S"));
    for target in ["interp", "gfx900"] {
        let outcome = run(&format!(
            "case --text --target {target} {}/twice.case",
            folder.display()
        ));
        assert_eq!(outcome.code, 1, "{}", outcome.out);
        for part in [
            "two definitions in the program",
            "second.hsail:8:15",
            "library.hsail:8:15",
        ] {
            assert!(
                outcome.out.contains(part),
                "{target}: no {part} in {}",
                outcome.out
            );
        }
    }
}

#[test]
fn link_checks_modules_as_a_program() {
    let parts = "tests/data/linked_calls/main.hsail tests/data/linked_calls/library.hsail";
    assert_eq!(good(&format!("link {parts}")), "");
    let report = good(&format!("link --report {parts}"));
    for line in ["program: machine model $large", "module &", "kernel &"] {
        assert!(report.contains(line), "{report}");
    }
    // What the library defines is missing without it, and defined twice with two of it.
    bad(
        "link tests/data/linked_calls/main.hsail",
        1,
        &["no module of the program defines it"],
    );
    let twice = format!("link {parts} tests/data/linked_calls/library.hsail");
    bad(
        &twice,
        1,
        &["error[defined-twice]", "first defined here", "= help"],
    );
    let outcome = run(&format!("{twice} --diagnostics json"));
    let first: serde_json::Value =
        serde_json::from_str(outcome.err.lines().next().expect("a line")).expect("JSON");
    assert_eq!(first["severity"], "error");
    assert_eq!(
        first["labels"][0]["file"],
        "tests/data/linked_calls/library.hsail"
    );
    assert!(first["labels"][0]["line"].is_u64() && first["labels"][0]["column"].is_u64());
}
