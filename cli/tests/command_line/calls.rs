//! Functions from the outside: across modules, in code objects as the peers read them, and what errors say.

use std::path::PathBuf;
use std::process::Command;

/// The exit code, the standard output and the standard error of a command.
fn wavelift(words: &[&str]) -> (i32, String, String) {
    let output = Command::new(env!("CARGO_BIN_EXE_wavelift"))
        .current_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/.."))
        .args(words)
        .output()
        .expect("the program starts");
    (
        output.status.code().expect("no signal"),
        String::from_utf8_lossy(&output.stdout).into_owned(),
        String::from_utf8_lossy(&output.stderr).into_owned(),
    )
}

/// A file in a folder of its own.
fn file(name: &str, text: &str) -> String {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, text).expect("the file is written");
    path.display().to_string()
}

const TARGETS: [&str; 2] = ["interp", "gfx900"];
const CALLS: &str = "filetests/filetests/hsail/calls.hsail";

/// A function with program linkage of another module, and one with module linkage whose name both modules have.
#[test]
fn function_of_another_module() {
    for target in TARGETS {
        let case = "tests/data/linked_calls/linked.case";
        let (code, out, err) = wavelift(&["case", case, "--text", "--target", target]);
        assert_eq!(
            (code, out.as_str()),
            (0, "1 passed, 0 failed, 0 skipped\n"),
            "{err}"
        );
    }
}

/// Variables with one name: of two modules, of a kernel, of a function.
#[test]
fn variables_of_other_modules_and_functions() {
    for (target, width) in [
        ("interp", None),
        ("gfx900", None),
        ("gfx1200", Some(["--wave", "32"])),
        ("gfx1201", Some(["--wave", "32"])),
        ("gfx1201", Some(["--wave", "64"])),
        ("ivb", Some(["--simd", "16"])),
        ("ivb", Some(["--simd", "8"])),
    ] {
        let case = "tests/data/linked_variables/linked.case";
        let mut words = vec!["case", case, "--text", "--target", target];
        words.extend(width.into_iter().flatten());
        let (code, out, err) = wavelift(&words);
        let passed = (0, "1 passed, 0 failed, 0 skipped\n");
        assert_eq!((code, out.as_str()), passed, "{words:?}: {err}");
    }
}

#[test]
fn call_of_nothing_names_kernel_and_line() {
    let text = "module &m:1:0:$full:$large:$default;
decl prog function &elsewhere()();
prog kernel &k(kernarg_u64 %out)
{
    { call &elsewhere()(); }
};
";
    let path = file("undefined.hsail", text);
    let line = ["5", ":5:"];
    for (target, line) in TARGETS.into_iter().zip([line[1], line[0]]) {
        let words = [
            "run", &path, "--target", target, "--grid", "1", "--group", "1", "zero:4",
        ];
        let (code, _, err) = wavelift(&words);
        assert_eq!(code, 1, "{err}");
        let remedy = "help: add the module that defines it to the program";
        for part in [
            "&elsewhere",
            "in kernel `&k`",
            line,
            "no module of the program defines",
            remedy,
        ] {
            assert!(err.contains(part), "{target}: no {part} in {err}");
        }
    }
}

#[test]
fn endless_recursion_names_kernel_function_and_line() {
    let path = "filetests/filetests/hsail/recursion.hsail";
    for target in TARGETS {
        let words = [
            "run", path, "--target", target, "--grid", "1", "--group", "1", "zero:4",
        ];
        let (code, _, err) = wavelift(&words);
        assert_eq!(code, 1, "{err}");
        let says = match target {
            "interp" => [
                "calls nest deeper than 1024 in &again",
                "kernel endless",
                "recursion.hsail:18",
            ],
            _ => [
                "recursion deeper than the simulated stack",
                "kernel endless",
                // Of the code before the next call.
                "recursion.hsail:1",
            ],
        };
        for part in says.into_iter().chain(["help: nest calls less deeply"]) {
            assert!(err.contains(part), "{target}: no {part} in {err}");
        }
    }
}

/// Lanes of a wave call different functions through handles, one of them of another module.
const INDIRECT: &str = "signature &op(arg_u32 %r)(arg_u32 %a);
prog indirect function &triple(arg_u32 %r)(arg_u32 %a)
{
    ld_arg_u32 $s0, [%a];
    mul_u32 $s0, $s0, 3;
    st_arg_u32 $s0, [%r];
};
indirect function &count(arg_u32 %r)(arg_u32 %a)
{
    activelanecount_u32_b1 $s0, 1;
    st_arg_u32 $s0, [%r];
};
indirect function &other(arg_u64 %r)(arg_u32 %a)
{
    st_arg_u64 0, [%r];
};
function &plain(arg_u32 %r)(arg_u32 %a)
{
    st_arg_u32 0, [%r];
};
decl prog indirect function &elsewhere(arg_u32 %r)(arg_u32 %a);
prog kernel &k(kernarg_u64 %out, kernarg_u64 %f, kernarg_u64 %g, kernarg_u64 %h)
{
    ld_kernarg_u64 $d0, [%out];
    ld_kernarg_u64 $d1, [%f];
    ld_kernarg_u64 $d2, [%g];
    ld_kernarg_u64 $d3, [%h];
    workitemid_u32 $s0, 0;
    and_b32 $s1, $s0, 3;
    cmp_eq_b1_u32 $c0, $s1, 1;
    cmov_b64 $d1, $c0, $d2, $d1;
    cmp_eq_b1_u32 $c0, $s1, 2;
    cmov_b64 $d1, $c0, $d3, $d1;
    {
        arg_u32 %r; arg_u32 %a;
        st_arg_u32 $s0, [%a];
        icall_u64 $d1 (%r)(%a) &op;
        ld_arg_u32 $s2, [%r];
    }
    activelanecount_u32_b1 $s3, 1;
    mad_u32 $s2, $s3, 100, $s2;
    cvt_u64_u32 $d4, $s0;
    shl_u64 $d4, $d4, 2;
    add_u64 $d0, $d0, $d4;
    st_global_u32 $s2, [$d0];
};
";

#[test]
fn indirect_calls() {
    let path = file(
        "indirect.hsail",
        &format!("module &m:1:0:$full:$large:$default;\n{INDIRECT}"),
    );
    for target in TARGETS {
        let run = |handles: [&str; 3]| {
            let mut words = vec!["run", &path, "--target", target, "--grid", "8", "--group", "8"];
            words.push("zero:32:print=u32");
            words.extend(handles);
            let (code, out, err) = wavelift(&words);
            assert_eq!(code, 0, "{target}: {err}");
            let numbers = out.split(|c: char| !c.is_ascii_digit());
            numbers.filter_map(|text| text.parse().ok()).collect::<Vec<u32>>()
        };
        // Lanes 1 and 5 count themselves; after the call all eight run again.
        let expected = [800, 802, 806, 809, 812, 802, 818, 821];
        let found = run(["func:&triple", "func:&count", "func:triple"]);
        assert!(found.ends_with(&expected), "{target}: {found:?}");
        // Six lanes of 0, 1, 3, 4, 5 and 7.
        let expected = [806, 806, 806, 806, 806, 806, 818, 806];
        let found = run(["func:&count", "func:&count", "func:&triple"]);
        assert!(found.ends_with(&expected), "{target}: {found:?}");
        let mut words = vec!["run", &path, "--target", target, "--grid", "8", "--group", "8"];
        words.extend(["zero:32:print=u32", "func:triple", "func:nobody", "func:count"]);
        let (code, out, err) = wavelift(&words);
        assert_eq!(code, 1, "{target}: {out}{err}");
        assert!(err.contains("has no function &nobody"), "{target}: {err}");
        // A function that is not indirect, or not defined here, has no handle.
        for (name, why) in [
            ("plain", "is a function, no indirect function"),
            ("k", "is a kernel, no indirect function"),
            ("elsewhere", "declares the indirect function &elsewhere"),
        ] {
            let handle = format!("func:{name}");
            let words = [&words[..words.len() - 3], &[&handle, "func:count", "func:count"]].concat();
            let (code, out, err) = wavelift(&words);
            assert_eq!(code, 1, "{target}: {out}{err}");
            assert!(err.contains(why) && err.contains("help: "), "{target}: {err}");
        }
    }
}

/// Handles of the small machine model have 32 bits (HSA PRM 2.9).
#[test]
fn handles_of_the_small_model() {
    let text = "module &m:1:0:$full:$small:$default;
signature &op(arg_u32 %r)();
indirect function &one(arg_u32 %r)() { st_arg_u32 1, [%r]; };
indirect function &two(arg_u32 %r)() { st_arg_u32 2, [%r]; };
prog kernel &k(kernarg_u32 %out, kernarg_u32 %f)
{
    ld_kernarg_u32 $s0, [%out];
    ld_kernarg_u32 $s1, [%f];
    {
        arg_u32 %r;
        icall_u32 $s1 (%r)() &op;
        ld_arg_u32 $s2, [%r];
    }
    st_global_u32 $s2, [$s0];
};
";
    let path = file("small_handles.hsail", text);
    for (handle, expected) in [("func:one", "1"), ("func:two", "2")] {
        let words = [
            "run",
            &path,
            "--target",
            "interp",
            "--grid",
            "1",
            "--group",
            "1",
            "zero:4:print=u32",
        ];
        let (code, out, err) = wavelift(&[&words[..], &[handle]].concat());
        assert_eq!(code, 0, "{err}");
        assert!(out.trim_end().ends_with(expected), "{out}");
    }
}

/// A call through a handle needs no function that it could mean before it is executed (HSA PRM 10.8.2).
#[test]
fn indirect_call_of_no_function_stops_at_its_line() {
    let text = "module &m:1:0:$full:$large:$default;
signature &void()();
prog kernel &k(kernarg_u64 %f)
{
    ld_kernarg_u64 $d0, [%f];
    { icall_u64 $d0 ()() &void; }
};
";
    let path = file("indirect_nothing.hsail", text);
    for target in TARGETS {
        let words = [
            "run", &path, "--target", target, "--grid", "1", "--group", "1", "u64:5",
        ];
        let (code, _, err) = wavelift(&words);
        assert_eq!(code, 1, "{target}: {err}");
        for part in ["names no function of its signature", ":6"] {
            assert!(err.contains(part), "{target}: no {part:?} in {err}");
        }
    }
}

/// A number that is no handle, with one function of the signature and with two.
#[test]
fn indirect_call_by_a_wrong_handle_stops_at_its_line() {
    let body = |more: &str| {
        format!(
            "module &m:1:0:$full:$large:$default;
signature &op(arg_u32 %r)(arg_u32 %a);
indirect function &one(arg_u32 %r)(arg_u32 %a)
{{ ld_arg_u32 $s0, [%a]; st_arg_u32 $s0, [%r]; }};
{more}
prog kernel &k(kernarg_u64 %out, kernarg_u64 %f)
{{
    ld_kernarg_u64 $d0, [%out];
    ld_kernarg_u64 $d1, [%f];
    {{
        arg_u32 %r; arg_u32 %a;
        st_arg_u32 7, [%a];
        icall_u64 $d1 (%r)(%a) &op;
        ld_arg_u32 $s2, [%r];
    }}
    st_global_u32 $s2, [$d0];
}};
"
        )
    };
    let two = "indirect function &two(arg_u32 %r)(arg_u32 %a) { st_arg_u32 3, [%r]; };";
    for (number, more) in ["", two].into_iter().enumerate() {
        let path = file(&format!("wrong_handle{number}.hsail"), &body(more));
        for target in ["interp", "gfx900", "gfx1201"] {
            let run = |handle: &str| {
                wavelift(&[
                    "run",
                    &path,
                    "--target",
                    target,
                    "--grid",
                    "2",
                    "--group",
                    "2",
                    "zero:4:print=u32",
                    handle,
                ])
            };
            let (code, out, err) = run("func:one");
            assert_eq!((code, out.contains("7")), (0, true), "{target}: {out}{err}");
            let (code, _, err) = run("u64:5");
            assert_eq!(code, 1, "{target}: {err}");
            for part in ["names no function of its signature", ":13"] {
                assert!(err.contains(part), "{target}: no {part:?} in {err}");
            }
        }
    }
}

/// Without inlining, the listing of code with functions is that of llvm-objdump; functions are symbols with a size, a dynamic stack is declared.
#[test]
fn code_object_with_functions() {
    if !wavelift_peers::installed(&["llvm-objdump-19", "llvm-readelf-19"]) {
        return;
    }
    let path = file("calls.co", "");
    let (code, _, err) = wavelift(&["compile", CALLS, "--target", "gfx900", "-O1", "-o", &path]);
    assert_eq!(code, 0, "{err}");
    let peer = |tool: &str, words: &[&str]| {
        let output = Command::new(tool)
            .args(words)
            .arg(&path)
            .output()
            .expect("the peer runs");
        assert!(
            output.stderr.is_empty(),
            "{}",
            String::from_utf8_lossy(&output.stderr)
        );
        String::from_utf8_lossy(&output.stdout).into_owned()
    };
    let (_, ours, _) = wavelift(&["disassemble", &path]);
    assert_eq!(ours, peer("llvm-objdump-19", &["-d"]));
    let symbols = peer("llvm-readelf-19", &["--symbols"]);
    for name in ["factorial", "square", "from_neighbour"] {
        let line = symbols.lines().find(|line| line.ends_with(&format!(" {name}")));
        let words: Vec<&str> = line
            .expect("the function has a symbol")
            .split_whitespace()
            .collect();
        assert!(
            words[2] != "0" && words[3] == "FUNC" && words[4] == "LOCAL",
            "{words:?}"
        );
    }
    // The function is the same for every kernel that calls it.
    assert_eq!(symbols.matches(" square").count(), 1);
    let notes = peer("llvm-readelf-19", &["--notes"]);
    let dynamic = |kernel: &str| {
        let at = notes
            .find(&format!(".name:           {kernel}\n"))
            .expect("the kernel is in the notes");
        notes[at..]
            .lines()
            .find(|line| line.contains(".uses_dynamic_stack"))
            .is_some_and(|line| line.ends_with("true"))
    };
    assert!(dynamic("factorials"));
    assert!(!dynamic("divergent"));
}

/// More arguments than the offset of an instruction reaches over, which all lie in memory.
#[test]
fn arguments_that_lie_far_away() {
    // An array has at most 256 elements.
    let (length, count) = (250, 1250);
    let arrays = |between: &str| {
        let names: Vec<String> = (0..count / length)
            .map(|array| format!("arg_u32 %a{array}[{length}]"))
            .collect();
        names.join(between)
    };
    let names: Vec<String> = (0..count / length).map(|array| format!("%a{array}")).collect();
    let place = |at: usize| format!("[%a{}][{}]", at / length, 4 * (at % length));
    let mut text = format!(
        "module &m:1:0:$full:$large:$default;
function &sum(arg_u32 %r)({})
{{
    mov_b32 $s0, 0;
",
        arrays(", ")
    );
    for at in (0..count).step_by(7) {
        text.push_str(&format!(
            "ld_arg_u32 $s1, {};\nmad_u32 $s0, $s0, 3, $s1;\n",
            place(at)
        ));
    }
    text.push_str("st_arg_u32 $s0, [%r];\n};\nprog kernel &k(kernarg_u64 %p)\n{\n");
    text.push_str("ld_kernarg_u64 $d0, [%p];\nworkitemid_u32 $s0, 0;\n");
    let mut expected = [0u32; 2];
    // Called twice, so that it stays a function.
    for (call, expected) in expected.iter_mut().enumerate() {
        text.push_str(&format!("{{\narg_u32 %r; {};\n", arrays("; ")));
        for at in 0..count {
            let value = at * at + call;
            text.push_str(&format!(
                "mad_u32 $s1, $s0, {at}, {value};\nst_arg_u32 $s1, {};\n",
                place(at)
            ));
            if at % 7 == 0 {
                *expected = expected.wrapping_mul(3).wrapping_add(value as u32);
            }
        }
        text.push_str(&format!(
            "call &sum(%r)({});\nld_arg_u32 $s1, [%r];\n}}\nst_global_u32 $s1, [$d0+{}];\n",
            names.join(", "),
            4 * call
        ));
    }
    text.push_str("};\n");
    let path = file("far.hsail", &text);
    for target in TARGETS {
        let words = [
            "run",
            &path,
            "--target",
            target,
            "--grid",
            "1",
            "--group",
            "1",
            "zero:8:print=u32",
        ];
        let (code, out, err) = wavelift(&words);
        assert_eq!(code, 0, "{target}: {err}");
        for sum in expected {
            assert!(out.contains(&sum.to_string()), "{target}: no {sum} in {out}");
        }
    }
}
