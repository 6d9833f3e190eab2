//! What cannot come together, through the command line: control flow that the manual leaves undefined, lanes that never meet, calls
//! without end. Each is an error that names the kernel and the line. (No graph of blocks is refused: docs/design/divergence.md says why.)

use std::io::Write;
use std::process::{Command, Stdio};

/// Runs a module with 64 work-items; gives the exit code and what is on the standard error.
fn run(text: &str, target: &str) -> (i32, String) {
    let mut child = Command::new(env!("CARGO_BIN_EXE_wavelift"))
        .args([
            "run",
            "-",
            "--target",
            target,
            "--grid",
            "64",
            "--group",
            "64",
            "--timeout",
            "2",
            "zero:256",
        ])
        .stdin(Stdio::piped())
        .stdout(Stdio::null())
        .stderr(Stdio::piped())
        .spawn()
        .expect("the program starts");
    let mut stdin = child.stdin.take().expect("a pipe");
    stdin.write_all(text.as_bytes()).expect("the program reads");
    drop(stdin);
    let output = child.wait_with_output().expect("the program ends");
    let code = output.status.code().expect("no signal");
    (code, String::from_utf8_lossy(&output.stderr).into_owned())
}

fn kernel(body: &str) -> String {
    format!(
        "module &m:1:0:$full:$large:$default;\nprog kernel &apart(kernarg_u64 %out)\n{{\n\
         ld_kernarg_align(8)_width(all)_u64 $d1, [%out];\nworkitemabsid_u32 $s0, 0;\ncmp_lt_b1_u32 $c0, $s0, 5;\n{body}}};\n"
    )
}

#[track_caller]
fn fails(text: &str, target: &str, says: &[&str]) {
    let (code, error) = run(text, target);
    assert_eq!(code, 1, "{target}: {error}");
    for word in says {
        assert!(error.contains(word), "{target}: no `{word}` in\n{error}");
    }
}

/// HSA PRM 9.4: all work-items of the work-group come to a barrier together.
#[test]
fn barrier_in_divergent_control_flow() {
    let text = kernel("cbr_b1 $c0, @less;\nret;\n@less:\nbarrier;\nret;\n");
    let says = [
        "barrier in divergent control flow: lanes 0x1f run",
        "kernel apart",
        ":10:",
    ];
    fails(&text, "interp", &says);
}

/// Lanes in a cycle without a way out, with a cross-lane operation in it, and others after it: they can never meet.
#[test]
fn lanes_that_never_come_back() {
    let text = kernel(
        "cbr_b1 $c0, @spin;\nbr @end;\n@spin:\nactivelanecount_u32_b1 $s1, 1;\nst_global_align(4)_u32 $s1, [$d1];\nbr @spin;\n\
         @end:\nactivelanecount_u32_b1 $s1, 1;\nst_global_align(4)_u32 $s1, [$d1];\nret;\n",
    );
    let says = [
        "kernel apart does not end",
        "lanes 0x1f at block2 (line 10)",
        "lanes 0xffffffffffffffe0 wait at block",
    ];
    fails(&text, "interp", &says);
    fails(
        &text,
        "gfx900",
        &[
            "kernel apart does not end",
            "lanes 0x1f run",
            "lanes 0xffffffffffffffe0 wait",
            "<stdin>:1",
        ],
    );
}

/// A function with a cross-lane operation that calls itself for ever.
#[test]
fn cross_lane_operation_in_endless_recursion() {
    let text = "module &m:1:0:$full:$large:$default;\n\
        function &f(arg_u32 %r)(arg_u32 %n)\n{\nld_arg_u32 $s0, [%n];\nactivelanecount_u32_b1 $s1, 1;\nadd_u32 $s0, $s0, $s1;\n\
        {\narg_u32 %x;\narg_u32 %y;\nst_arg_u32 $s0, [%x];\ncall &f(%y)(%x);\nld_arg_u32 $s0, [%y];\n}\n\
        add_u32 $s0, $s0, 1;\nst_arg_u32 $s0, [%r];\nret;\n};\n\
        prog kernel &deep(kernarg_u64 %out)\n{\nworkitemabsid_u32 $s0, 0;\n\
        {\narg_u32 %x;\narg_u32 %y;\nst_arg_u32 $s0, [%x];\ncall &f(%y)(%x);\nld_arg_u32 $s1, [%y];\n}\nret;\n};\n";
    fails(
        text,
        "interp",
        &["calls nest deeper than 1024", "&f", "kernel deep", ":11"],
    );
    fails(
        text,
        "gfx900",
        &["recursion deeper than the simulated stack", "kernel deep", ":5:"],
    );
}
