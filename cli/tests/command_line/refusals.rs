//! What the command line refuses, and how it says so: input that no target carries out, launches that break what a kernel promises,
//! amounts that no machine has, and places that cannot be written to. Nothing is passed over in silence; see `cli.rs` for the contract.

use crate::command::*;
use std::path::Path;
use std::process::{Command, Stdio};

/// Every machine, and the reference.
const MACHINES: [&str; 3] = ["gfx900", "gfx1201", "ivb"];
const TARGETS: [&str; 4] = ["interp", "gfx900", "gfx1201", "ivb"];

const KERNEL: &str =
    "prog kernel &k(kernarg_u64 %o)\n{\n\tld_kernarg_u64 $d0, [%o];\n\tst_global_u32 7, [$d0];\n\tret;\n};\n";

/// Writes a module of text to a folder of its own and gives its name.
fn module_file(name: &str, model: &str, body: &str) -> String {
    let file = folder(&format!("refused-{name}")).join("k.hsail");
    let text = format!("module &m:1:0:$full:{model}:$near;\n{body}");
    std::fs::write(&file, text).expect("a file");
    file.display().to_string()
}

/// `compile` on every machine and `run` on every target fail and say the same.
#[track_caller]
fn refused_everywhere(file: &str, says: &[&str]) {
    for target in MACHINES {
        bad(&format!("compile {file} --target {target} -o -"), 1, says);
    }
    for target in TARGETS {
        let line = format!("run {file} --target {target} --grid 1 --group 1 zero:8");
        bad(&line, 1, says);
    }
}

#[test]
fn what_no_target_has_is_named_with_its_place() {
    let extension = module_file(
        "extension",
        "$large",
        &format!("extension \"foo:bar\";\n{KERNEL}"),
    );
    let says = [
        "error[unknown-extension]",
        "k.hsail:2:1",
        "\"foo:bar\"",
        "HSA PRM 13.1",
    ];
    refused_everywhere(&extension, &says);
    let variable = module_file(
        "variable",
        "$large",
        &format!(
            "decl prog global_u32 &ext;\n{}",
            KERNEL.replace(
                "\tst_global_u32 7,",
                "\tld_global_u32 $s0, [&ext];\n\tst_global_u32 $s0,"
            )
        ),
    );
    // An object may leave it to others (`objects.rs`); what runs may not.
    let says = ["`&ext`", "k.hsail:6:2", "k.hsail:2:", "declared here"];
    for target in TARGETS {
        let line = format!("run {variable} --target {target} --grid 1 --group 1 zero:8");
        bad(&line, 1, &says);
    }
}

#[test]
fn a_variable_of_another_module_is_no_refusal() {
    let folder = folder("refused-linked");
    let write = |name: &str, text: &str| std::fs::write(folder.join(name), text).expect("a file");
    write(
        "a.hsail",
        "module &a:1:0:$full:$large:$near;\ndecl prog global_u32 &ext;\nprog kernel &k(kernarg_u64 %o)\n{\n\
         \tld_kernarg_u64 $d0, [%o];\n\tld_global_u32 $s0, [&ext];\n\tst_global_u32 $s0, [$d0];\n};\n",
    );
    write(
        "b.hsail",
        "module &b:1:0:$full:$large:$near;\nprog global_u32 &ext = 7;\n",
    );
    write(
        "linked.case",
        "test linked\nwavesize 64\nwavespergroup 1\nbuffer out 256\nprogram P\nmodule A a.hsail\nmodule B b.hsail\nadd P A\n\
         add P B\nfinalize C P\nexecutable E\nload E C\nfreeze E\ndispatch D exe=E kernel=&k module=- dim=1 grid=1,1,1 \
         wg=1,1,1 dyngroup=0\narg D buffer out\nexec D\ncheck out u32 method=default 1 u32 x07000000\nend\n",
    );
    for target in TARGETS {
        let line = format!("case {}/linked.case --target {target} --text", folder.display());
        assert_eq!(good(&line), "1 passed, 0 failed, 0 skipped\n", "{target}");
    }
    let a = folder.join("a.hsail").display().to_string();
    let b = folder.join("b.hsail").display().to_string();
    assert_eq!(good(&format!("link {a} {b}")), "");
}

#[test]
fn the_small_model_is_refused_alike_by_compile_and_run() {
    let text =
        "prog kernel &k(kernarg_u32 %o)\n{\n\tld_kernarg_u32 $s1, [%o];\n\tst_global_u32 7, [$s1];\n};\n";
    let file = module_file("small", "$small", text);
    for target in MACHINES {
        let says = [
            "the small machine model on ",
            "its ABI has addresses of 64 bits only",
            "help: write the module for `$large`",
        ];
        bad(&format!("compile {file} --target {target} -o -"), 1, &says);
        let line = format!("run {file} --target {target} --grid 1 --group 1 zero:4");
        bad(&line, 1, &says);
    }
    let line = format!("run {file} --target interp --grid 1 --group 1 zero:4:print");
    assert_eq!(good(&line), "arg 0: 7\n");
    // A case says the same.
    let brig = file.replace("k.hsail", "k.brig");
    good(&format!("assemble {file} -o {brig}"));
    let case = file.replace("k.hsail", "k.case");
    std::fs::write(
        &case,
        "test small\nwavesize 64\nwavespergroup 1\nbuffer out 4\nprogram P\nmodule M k.brig\nadd P M\nfinalize C P\n\
         executable E\nload E C\nfreeze E\ndispatch D exe=E kernel=&k module=- dim=1 grid=1,1,1 wg=1,1,1 dyngroup=0\n\
         arg D buffer out\nexec D\ncheck out u32 method=default 1 u32 x07000000\nend\n",
    )
    .expect("a file");
    for target in MACHINES {
        let outcome = run(&format!("case {case} --target {target}"));
        assert_ne!(outcome.code, 0);
        let said = format!("{}{}", outcome.out, outcome.err);
        assert!(said.contains("its ABI has addresses of 64 bits only"), "{said}");
    }
}

#[test]
fn launches_keep_what_directives_promise() {
    for (directive, right, wrong, says) in [
        (
            "requiredgridsize 64, 1, 1",
            "--grid 64 --group 32",
            "--grid 32 --group 32",
            "requiredgridsize",
        ),
        (
            "maxflatgridsize 64",
            "--grid 64 --group 32",
            "--grid 65 --group 32",
            "maxflatgridsize",
        ),
        (
            "maxdynamicgroupsize 16",
            "--grid 8 --group 8 --dyn-group 16",
            "--grid 8 --group 8 --dyn-group 17",
            "17 bytes of dynamic group memory",
        ),
        (
            "requireddim 2",
            "--grid 8,1 --group 8,1",
            "--grid 8 --group 8",
            "requireddim",
        ),
        (
            "requiredworkgroupsize 32, 1, 1",
            "--grid 64 --group 32",
            "--grid 64 --group 16",
            "requiredworkgroupsize",
        ),
        (
            "maxflatworkgroupsize 32",
            "--grid 64 --group 32",
            "--grid 64 --group 33",
            "maxflatworkgroupsize",
        ),
    ] {
        let name = directive.split(' ').next().expect("a word");
        let text = KERNEL.replace("{\n", &format!("{{\n\t{directive};\n"));
        let file = module_file(name, "$large", &text);
        for target in TARGETS {
            let run = |shape: &str| format!("run {file} --target {target} {shape} zero:4:print");
            assert_eq!(good(&run(right)), "arg 0: 7\n", "{directive}");
            bad(
                &run(wrong),
                1,
                &["kernel &k is launched with", says, "help: launch it as"],
            );
        }
    }
}

#[test]
fn sizes_whose_product_wraps() {
    let text = KERNEL.replace("{\n", "{\n\trequiredworkgroupsize 2147483648, 2147483648, 4;\n");
    let file = module_file("wraps", "$large", &text);
    for target in MACHINES {
        let says = ["at least 18446744073709551615 work-items", "at most"];
        bad(&format!("compile {file} --target {target} -o -"), 1, &says);
    }
    let file = module_file("launch-wraps", "$large", KERNEL);
    for target in TARGETS {
        let line =
            format!("run {file} --target {target} --grid 8,8,8 --group 2147483648,2147483648,4 zero:4");
        bad(&line, 1, &["more than 1024 work-items"]);
    }
}

#[test]
fn variables_larger_than_code_objects() {
    for bytes in ["2147483648", "18446744073709551615"] {
        let file = module_file(
            "huge",
            "$large",
            &format!("prog global_u8 &g[{bytes}];\n{KERNEL}"),
        );
        for target in MACHINES {
            let says = [bytes, "at most 134217728", "the largest is &g"];
            bad(&format!("compile {file} --target {target} -o -"), 1, &says);
            let line = format!("run {file} --target {target} --grid 1 --group 1 zero:4");
            bad(&line, 1, &says);
        }
    }
}

#[test]
fn arguments_have_the_types_of_formals() {
    let example = "run examples/vector_add.hsail --grid 8 --group 8 iota:f32:8 iota:f32:8";
    for target in TARGETS {
        let run = |rest: &str| format!("{example} --target {target} {rest}");
        let says = [
            "argument 3",
            "%n",
            "has type u32",
            "type f32 is given",
            "help: write `u32:VALUE`",
        ];
        bad(&run("zero:32 f32:8"), 1, &says);
        good(&run("zero:32 s32:8"));
        good(&run("zero:32 b32:8"));
    }
    let file = module_file("double", "$large", "prog kernel &k(kernarg_f64 %x) { ret; };\n");
    for (word, says) in [
        ("zero:8", "the address of a buffer"),
        ("u64:1", "a value of type u64"),
    ] {
        let line = format!("run {file} --target interp --grid 1 --group 1 {word}");
        bad(&line, 1, &["has type f64", says, "help: write `f64:VALUE`"]);
    }
}

#[test]
fn words_of_arguments() {
    let run = |word: &str| format!("run examples/vector_add.hsail --target interp --grid 8 --group 8 {word}");
    for (word, says) in [
        (
            "zero:32:print=f32:100",
            "100 elements of f32 are to be shown, but the buffer of 32 bytes has 8",
        ),
        ("zero:32:out=x:prnt=f32", "`prnt=f32` is no suffix"),
        ("u8:256", "argument 0: 256 does not fit u8"),
    ] {
        let outcome = run_line(&run(word));
        assert_eq!(outcome.code, 2, "{}", outcome.err);
        assert_eq!(outcome.err.matches(says).count(), 1, "{}", outcome.err);
        assert!(!outcome.err.contains("invalid value"), "{}", outcome.err);
    }
    // Options stand in any order.
    let out = folder("refused-order").join("c.bin");
    let word = format!("zero:32:out={}:print=f32:2", out.display());
    let line = format!(
        "run examples/vector_add.hsail --target gfx900 --grid 8 --group 8 iota:f32:8 iota:f32:8 {word} u32:8"
    );
    assert_eq!(good(&line), "arg 2: 0 2\n");
    assert_eq!(std::fs::read(&out).expect("the buffer").len(), 32);
}

fn run_line(line: &str) -> Outcome {
    run(line)
}

/// Only what the kernel wrote has a value: the rest is shown as such, saved as zeros with a note, and cannot be computed with.
#[test]
fn undefined_bytes_of_a_buffer() {
    let out = folder("refused-undefined").join("c.bin");
    for target in TARGETS {
        let word = format!("buf:32:print=f32:out={}", out.display());
        let line = format!(
            "run examples/vector_add.hsail --target {target} --grid 8 --group 8 iota:f32:8 iota:f32:8 {word} u32:6"
        );
        let outcome = run(&line);
        assert_eq!(outcome.code, 0, "{}", outcome.err);
        assert_eq!(outcome.out, "arg 2: 0 2 4 6 8 10 ? ?\n", "{target}");
        assert!(outcome.err.contains("note: 8 of the 32 bytes"), "{}", outcome.err);
        // As an address, so that it matters on every machine.
        let file = module_file(
            "undefined",
            "$large",
            "prog kernel &k(kernarg_u64 %a)\n{\n\tld_kernarg_u64 $d0, [%a];\n\tld_global_u64 $d1, [$d0];\n\
             \tst_global_u32 1, [$d1];\n};\n",
        );
        let line = format!("run {file} --target {target} --grid 1 --group 1 buf:8");
        let outcome = run(&line);
        assert_eq!(outcome.code, 1, "{target}");
        let text = outcome.err.to_lowercase();
        assert!(
            text.contains("undefined") || text.contains("poison") || text.contains("never written"),
            "{target}: {}",
            outcome.err
        );
    }
}

#[cfg(unix)]
#[test]
fn files_without_an_end() {
    if !Path::new("/dev/zero").exists() {
        return;
    }
    let line =
        "run examples/vector_add.hsail --target interp --grid 8 --group 8 file:/dev/zero zero:4 zero:4 u32:0";
    let says = ["/dev/zero is larger than 64 MiB", "help: name a file"];
    bad(line, 1, &says);
    bad("verify /dev/zero", 1, &["/dev/zero is larger than 64 MiB"]);
    let outcome = run("case /dev/zero --target interp");
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.out.contains("FAIL /dev/zero cannot read"),
        "{}",
        outcome.out
    );
}

#[cfg(unix)]
#[test]
fn folders_that_lead_to_themselves() {
    let folder = folder("refused-links");
    for name in ["vecadd.brig", "vecadd.case"] {
        std::fs::copy(Path::new(ROOT).join("kernels/O2").join(name), folder.join(name)).expect("a copy");
    }
    std::fs::write(
        folder.join("k.wl"),
        "; test cat\nkernel %k {\nblock0:\n    return\n}\n; check: return\n",
    )
    .expect("a file");
    std::os::unix::fs::symlink(&folder, folder.join("again")).expect("a link");
    let shown = folder.display();
    assert_eq!(
        good(&format!("case {shown} --target interp")),
        "1 passed, 0 failed, 0 skipped\n"
    );
    assert_eq!(good(&format!("test {shown}")), "1 passed, 0 failed\n");
}

/// Exit codes where nobody can be told anything.
#[cfg(unix)]
#[test]
fn outputs_that_take_nothing() {
    if !Path::new("/dev/full").exists() {
        return;
    }
    let full = || {
        Stdio::from(
            std::fs::OpenOptions::new()
                .write(true)
                .open("/dev/full")
                .expect("the device"),
        )
    };
    let code = |words: &str, out: Stdio, err: Stdio| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wavelift"));
        command
            .current_dir(ROOT)
            .args(words.split(' '))
            .stdin(Stdio::null())
            .stdout(out)
            .stderr(err);
        command.status().expect("the program").code().expect("no signal")
    };
    let wrong = module_file("full", "$large", "rot;\n");
    for words in [
        format!("verify {wrong}"),
        format!("verify {wrong} --diagnostics json"),
        "verify no-such-file".to_owned(),
        format!("compile {wrong} --target gfx900 --emit asm"),
        "case no-such-file --target interp".to_owned(),
    ] {
        assert_eq!(code(&words, Stdio::null(), full()), 1, "{words}");
    }
    assert_eq!(code("verify", Stdio::null(), full()), 2);
    for words in [
        "targets",
        "help",
        "--version",
        "compile examples/vector_add.hsail --target gfx900 --emit asm",
        "print-cfg examples/vector_add.hsail",
        "test filetests/filetests/verify",
    ] {
        let words =
            if words.starts_with("test") && !Path::new(ROOT).join("filetests/filetests/verify").exists() {
                continue;
            } else {
                words
            };
        assert_eq!(code(words, full(), Stdio::null()), 1, "{words}");
    }
}

#[cfg(unix)]
#[test]
fn names_that_are_no_utf8() {
    use std::os::unix::ffi::OsStringExt;
    let folder = folder("refused-names");
    let name = |bytes: &[u8]| folder.join(std::ffi::OsString::from_vec(bytes.to_vec()));
    let program = |words: &[&std::ffi::OsStr]| {
        let mut command = Command::new(env!("CARGO_BIN_EXE_wavelift"));
        let output = command
            .current_dir(ROOT)
            .args(words)
            .output()
            .expect("the program");
        assert!(
            output.status.success(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let word = |text: &'static str| std::ffi::OsStr::new(text);
    let (one, two) = (name(b"a\xff.hsail"), name(b"a\xfe.hsail"));
    for file in [&one, &two] {
        std::fs::copy(Path::new(ROOT).join("examples/vector_add.hsail"), file).expect("a copy");
    }
    // Results have the names of what they are made from, and do not replace each other.
    let words = ["compile", "--target", "gfx900", "-o"].map(word);
    program(
        &[
            &words[..],
            &[folder.as_os_str(), one.as_os_str(), two.as_os_str()],
        ]
        .concat(),
    );
    assert!(name(b"a\xff.co").is_file() && name(b"a\xfe.co").is_file());
    let mut save = std::ffi::OsString::from("zero:32:out=");
    save.push(name(b"c\xff.bin"));
    save.push(":print=f32:2");
    let words = ["run", "--target", "interp", "--grid", "8", "--group", "8"].map(word);
    let args = [
        one.as_os_str(),
        word("iota:f32:8"),
        word("iota:f32:8"),
        &save,
        word("u32:8"),
    ];
    assert_eq!(program(&[&words[..], &args].concat()), "arg 2: 0 2\n");
    assert!(name(b"c\xff.bin").is_file());
    std::fs::copy(
        Path::new(ROOT).join("kernels/O2/vecadd.brig"),
        folder.join("vecadd.brig"),
    )
    .expect("a copy");
    std::fs::copy(
        Path::new(ROOT).join("kernels/O2/vecadd.case"),
        name(b"v\xff.case"),
    )
    .expect("a copy");
    std::fs::write(folder.join("list"), b"v\xff.case\n").expect("a list");
    let list = folder.join("list");
    let words = [
        word("case"),
        word("--target"),
        word("interp"),
        word("--list"),
        list.as_os_str(),
    ];
    assert_eq!(program(&words), "1 passed, 0 failed, 0 skipped\n");
}

#[test]
fn what_is_wrong_is_said_once() {
    let object = folder("refused-device").join("a.co");
    let shown = object.display();
    good(&format!(
        "compile examples/vector_add.hsail --target gfx900 -o {shown}"
    ));
    for (target, says) in [
        ("gfx1201", "is for amdgcn-amd-amdhsa--gfx900, not for gfx1201"),
        ("ivb", "the code object is for gfx900, not for ivb"),
        ("interp", "a code object is machine code"),
    ] {
        let line = format!("run {shown} --target {target} --grid 8 --group 8");
        bad(&line, 1, &[says, "help: choose the target"]);
        let err = run(&line).err;
        assert_eq!(err.matches("a.co").count(), 1, "{err}");
    }
    for line in [
        "verify no-such-file".to_owned(),
        "test no-such-file".to_owned(),
        "compile examples/vector_add.hsail --target gfx900 -o no/such/folder".to_owned(),
    ] {
        let err = run(&line).err;
        assert!(
            err.contains("No such file or directory") && !err.contains("os error"),
            "{err}"
        );
        assert!(
            err.contains("no-such-file") || err.contains("no/such/folder"),
            "{err}"
        );
    }
    let outcome = run("case no-such-file.case --target interp");
    let line = outcome.out.lines().next().expect("a line").to_owned();
    assert_eq!(line.matches("no-such-file").count(), 1, "{line}");
    assert!(!line.contains("line 0"), "{line}");
    // A comment that does not end is one error, wherever it begins.
    for text in [
        "/* never\nmodule",
        "module &m:1:0:$full:$large:$near;\n/* never",
        "module /* never",
    ] {
        let outcome = wavelift_with(&["verify", "-"], Some(text.as_bytes()));
        assert_eq!(
            outcome.err.matches("error[").count(),
            1,
            "{text:?}\n{}",
            outcome.err
        );
        assert!(
            outcome.err.contains("block comment without end"),
            "{}",
            outcome.err
        );
    }
}

#[test]
fn graphs_of_several_functions_are_one_file() {
    let text = KERNEL.to_owned() + &KERNEL.replace("&k(", "&l(");
    let file = module_file("graphs", "$large", &text);
    for options in ["--dot", "--dot --wave-level"] {
        let dot = good(&format!("print-cfg {options} {file}"));
        assert_eq!(dot.matches("digraph").count(), 1, "{dot}");
        assert!(dot.contains("\"%k\"") && dot.contains("\"%l\""), "{dot}");
    }
}

/// Large amounts of everything that there can be many of: what takes the square of them does not end in the time of a test.
#[test]
fn many_of_everything() {
    let formals: Vec<String> = (0..200_000).map(|n| format!("kernarg_u32 %a{n}")).collect();
    let file = module_file(
        "formals",
        "$large",
        &format!("prog kernel &k({})\n{{\n\tret;\n}};\n", formals.join(",")),
    );
    assert_eq!(good(&format!("verify {file}")), "");
    let mut text = String::from(
        "prog kernel &k(kernarg_u64 %o)\n{\n\tld_kernarg_u64 $d0, [%o];\n\tworkitemabsid_u32 $s0, 0;\n",
    );
    let depth = 3000;
    for n in 0..depth {
        text.push_str(&format!(
            "\tcmp_lt_b1_u32 $c0, $s0, {n};\n\tcbr_b1 $c0, @l{n};\n\tst_global_u32 {n}, [$d0];\n"
        ));
    }
    for n in (0..depth).rev() {
        text.push_str(&format!("@l{n}:\n"));
    }
    text.push_str("\tret;\n};\n");
    let file = module_file("ifs", "$large", &text);
    good(&format!("compile {file} --target gfx900 --emit stats"));
}

#[test]
fn options_that_change_nothing_are_noticed() {
    for (line, says) in [
        (
            "--target gfx900 --stats json --emit ir",
            "--stats is about machine code",
        ),
        (
            "--target gfx900 --vgprs 64 --emit ir",
            "--vgprs is about machine code",
        ),
    ] {
        let outcome = run(&format!("compile examples/vector_add.hsail {line}"));
        assert_eq!(outcome.code, 0, "{}", outcome.err);
        assert!(
            outcome.err.contains(&format!("note: {says}")),
            "{line}: {}",
            outcome.err
        );
    }
    for (line, says) in [
        ("--target ivb --vgprs 64", "ivb has no --vgprs; it is for gfx900"),
        (
            "--target ivb --code-object-version 5",
            "ivb has no --code-object-version",
        ),
        (
            "--target gfx900 --structure on",
            "gfx900 has no --structure; it is for ivb",
        ),
        (
            "--target gfx900 --code-object-version 7",
            "it is one of 2, 3, 4, 5, 6",
        ),
        ("--target ivb --structure perhaps", "expected on or off"),
        ("--target gfx900 --vgprs many", "expected a number of registers"),
        ("--target gfx900 --sgprs 103", "it is from 1 to 102"),
    ] {
        bad(&format!("compile examples/vector_add.hsail {line}"), 2, &[says]);
    }
    let outcome = run("compile examples/vector_add.hsail --target gfx900 --emit asm --vgprs 64");
    assert_eq!(outcome.err, "");
}

/// A command that was given nothing that it can run does not end as if all had passed.
#[test]
fn nothing_to_run_is_an_error() {
    let empty = folder("nothing_to_run").join("empty");
    std::fs::create_dir_all(&empty).expect("a folder");
    let empty = empty.display();
    bad(
        &format!("test {empty}"),
        1,
        &["there is no test file in what was named"],
    );
    bad(
        &format!("case --target gfx900 {empty}"),
        1,
        &["there is no case in what was named"],
    );
    bad(
        "fuzz --target interp --programs 2",
        1,
        &["nothing was run on interp", "each is compared with interp"],
    );
    bad("fuzz --programs 0", 2, &["--programs"]);
    bad("fuzz --time 0", 2, &["--time"]);
    bad(
        "reduce examples/vector_add.hsail",
        2,
        &["give --check COMMAND or --differs A B"],
    );
}
