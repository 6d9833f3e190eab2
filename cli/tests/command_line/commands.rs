//! The command line as its contract says it: each command with input that is right and input that is wrong. Exit codes are
//! 0, 1 (the input or the run failed) and 2 (wrong usage); results come on the standard output, diagnostics on the
//! standard error.

use crate::command::*;
use std::path::Path;

const LAUNCH: &str = "examples/vector_add.hsail --grid 8 --group 8 iota:f32:8 values:f32:8,7,6,5,4,3,2,1";

#[test]
fn run_prints_what_is_asked_for() {
    let expected = "arg 2: 8 8 8 8 8 8 8 8\n";
    for target in ["gfx900", "interp", "vega10", "ivb", "ivb --simd 8"] {
        assert_eq!(
            good(&format!("run --target {target} {LAUNCH} zero:32:print=f32 u32:8")),
            expected
        );
    }
    assert_eq!(
        good(&format!("interp {LAUNCH} zero:32:print=f32 u32:8")),
        expected
    );
    assert_eq!(
        good(&format!(
            "interp --wave 8 --kernel &vector_add {LAUNCH} zero:32:print=f32:2 u32:8"
        )),
        "arg 2: 8 8\n"
    );
    let text = std::fs::read(Path::new(ROOT).join("examples/vector_add.hsail")).expect("the example");
    let line =
        "run --target gfx900 - --grid 4 --group 2 iota:f32:4 iota:f32:4 zero:16:print=f32 u32:3".to_owned();
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(wavelift_with(&words, Some(&text)).out, "arg 2: 0 2 4 0\n");
}

#[test]
fn run_models_cycles_where_a_target_has_a_model() {
    for target in ["gfx900", "gfx1201", "gfx1201 --wave 64"] {
        let ran = run(&format!("run --cycles --target {target} {LAUNCH} zero:32 u32:8"));
        assert_eq!(ran.code, 0, "{}", ran.err);
        assert!(ran.err.contains(" cycles, modelled"), "{}", ran.err);
    }
    for target in ["ivb", "interp"] {
        bad(
            &format!("run --cycles --target {target} {LAUNCH} zero:32 u32:8"),
            2,
            &["has no model of how long instructions take"],
        );
    }
}

#[test]
fn run_saves_buffers() {
    let out = folder("saves").join("c.bin");
    let word = format!("zero:32:out={}", out.display());
    assert_eq!(good(&format!("run --target gfx900 {LAUNCH} {word} u32:8")), "");
    let expected: Vec<u8> = [8f32; 8].iter().flat_map(|v| v.to_le_bytes()).collect();
    assert_eq!(std::fs::read(&out).expect("the result"), expected);
    std::fs::remove_file(&out).expect("the result");
    // A launch that fails leaves no file.
    bad(
        &format!("run --target gfx900 {LAUNCH} {word} u32:8 u32:9"),
        1,
        &["takes 4 arguments, not 5"],
    );
    assert!(!out.exists());
}

#[test]
fn run_says_what_does_not_fit() {
    for target in ["gfx900", "interp"] {
        let run = |rest: &str| format!("run --target {target} {rest}");
        bad(
            &run(&format!("{LAUNCH} zero:32")),
            1,
            &["&vector_add takes 4 arguments, not 3", "%n (4 bytes)"],
        );
        bad(
            &run(&format!("{LAUNCH} zero:32 u64:8")),
            1,
            &["argument 3", "%n (4 bytes)", "8 bytes"],
        );
        bad(
            &run(&format!("--kernel other {LAUNCH} zero:32 u32:8")),
            1,
            &["no kernel &other", "help: there are &vector_add"],
        );
        bad(
            &run("examples/vector_add.hsail --grid 4096 --group 2048 zero:4 zero:4 zero:4 u32:0"),
            1,
            &["2048", "more than 1024 work-items"],
        );
        bad(
            &run("examples/vector_add.hsail --grid 0 --group 1 zero:4 zero:4 zero:4 u32:0"),
            1,
            &["zero size"],
        );
        bad(
            &run("no-such-file --grid 1 --group 1"),
            1,
            &["cannot read no-such-file"],
        );
        bad(
            &run(&format!("{LAUNCH} file:no-such-file u32:8")),
            1,
            &["cannot read no-such-file"],
        );
    }
}

#[test]
fn access_past_the_end_of_a_buffer_shows_the_line() {
    for target in ["gfx900", "interp"] {
        // Line 33 loads from the second array, which has eight elements only.
        bad(
            &format!(
                "run --target {target} examples/vector_add.hsail --grid 16 --group 16 iota:f32:16 iota:f32:8 \
                 zero:64:print u32:16"
            ),
            1,
            &[
                "read of 4 bytes",
                "out of bounds",
                "0x",
                "kernel vector_add",
                "examples/vector_add.hsail:33",
                "ld_global_align(4)_f32 $s3, [$d2];",
            ],
        );
    }
}

#[test]
fn declarations_larger_than_any_machine_are_errors() {
    for (name, parameters, variables, body, says) in [
        (
            "huge-global",
            "",
            "prog global_u8 &x[281474976710655];\n",
            "\tlda_global_u64 $d0, [&x];\n\tst_global_u8 1, [$d0];\n",
            "281474976710655 bytes",
        ),
        (
            "huge-private",
            "",
            // Nothing is left of memory that nobody reads.
            "prog global_u32 &x;\n",
            "\tprivate_u8 %p[1073741824];\n\tworkitemabsid_u32 $s1, 0;\n\tst_private_u32 1, [%p][$s1];\n\tld_private_u32 $s0, [%p];\n\tst_global_u32 $s0, [&x];\n",
            "private memory",
        ),
        (
            "huge-group",
            "",
            "",
            "\tgroup_u8 %p[4294967295];\n\tlda_group_u32 $s0, [%p];\n\tst_group_u32 1, [$s0];\n",
            "does not fit the group segment",
        ),
        (
            "huge-formal",
            "kernarg_u8 %z[4294967295]",
            "",
            "",
            "4294967295 bytes",
        ),
        // Twice 2^31 words are no byte in 32 bits.
        (
            "huger-formal",
            "kernarg_u32 %z[2147483648]",
            "",
            "",
            "4294967295 bytes",
        ),
    ] {
        let file = module_file(
            name,
            &format!("{variables}prog kernel &k({parameters})\n{{\n{body}\tret;\n}};\n"),
        );
        let argument = if parameters.is_empty() { "" } else { "u32:0" };
        for target in ["interp", "gfx900"] {
            bad(
                &format!("run --target {target} {file} --grid 64 --group 64 {argument}"),
                1,
                &[says],
            );
        }
    }
}

/// Writes a module of text to a folder of its own and gives its name.
fn module_file(name: &str, body: &str) -> String {
    let file = folder(name).join("k.hsail");
    let text = format!("module &m:1:0:$full:$large:$near;\n{body}");
    std::fs::write(&file, text).expect("a file");
    file.display().to_string()
}

#[test]
fn hang_names_waves_lanes_and_lines() {
    // Lanes 0 to 2 stay in the loop of lines 11 to 13; in the second wave no lane does, so it arrives at the barrier.
    let file = module_file(
        "hang",
        "prog kernel &spin(kernarg_u64 %out)\n{\n\tworkitemabsid_u32 $s0, 0;\n\tld_kernarg_u64 $d0, [%out];\n\
         \tcmp_lt_b1_u32 $c0, $s0, 3;\n\tcbr_b1 $c0, @again;\n\tst_global_u32 $s0, [$d0];\n\tbr @end;\n@again:\n\
         \tld_global_u32 $s1, [$d0];\n\tcmp_ne_b1_u32 $c1, $s1, 7777;\n\tcbr_b1 $c1, @again;\n@end:\n\
         \tbarrier;\n\tret;\n};\n",
    );
    for (target, lanes) in [
        (
            "gfx900 --watch",
            ["lanes 0x7 run", "lanes 0xfffffffffffffff8 wait for block"],
        ),
        (
            "gfx1201 --wave 64 --watch",
            ["lanes 0x7 run", "lanes 0xfffffffffffffff8 wait for block"],
        ),
        (
            "ivb --simd 16 --watch",
            ["lanes 0x7 run", "lanes 0xfff8 wait for block"],
        ),
        // A flag says which channels of a predicated instruction run: for the thread all of them do.
        ("ivb --simd 16", ["channels 0xffff run", "k.hsail:16"]),
        ("interp", ["lanes 0x7 at", "lanes 0xfffffffffffffff8 wait at"]),
        (
            "gfx900",
            [
                "lanes 0x7 run",
                "lanes 0xfffffffffffffff8 wait or have ended, last seen at",
            ],
        ),
    ] {
        let outcome = run(&format!(
            "run --target {target} {file} --grid 128 --group 128 zero:4 --timeout 0.3"
        ));
        assert_eq!(outcome.code, 1, "{}", outcome.err);
        for text in [
            "kernel spin does not end: its time is over (0.3 s)",
            "wave 0 of work-group (0, 0, 0) runs at",
            "wave 1 of work-group (0, 0, 0) waits at the barrier, next at",
            "help: ",
            "--timeout",
            lanes[0],
            lanes[1],
        ] {
            assert!(
                outcome.err.contains(text),
                "{target}: no {text:?} in\n{}",
                outcome.err
            );
        }
        let at = (11..=13).any(|line| outcome.err.contains(&format!("k.hsail:{line}")));
        assert!(at, "{}", outcome.err);
    }
}

#[test]
fn access_far_from_every_buffer_lists_them() {
    let file = module_file(
        "far",
        "prog kernel &far(kernarg_u64 %to, kernarg_u64 %offset)\n{\n\tld_kernarg_u64 $d0, [%to];\n\
         \tld_kernarg_u64 $d1, [%offset];\n\tadd_u64 $d0, $d0, $d1;\n\tst_global_u32 7, [$d0];\n\tret;\n};\n",
    );
    for target in ["interp", "gfx900"] {
        let run = |rest: &str| format!("run --target {target} {file} --grid 1 --group 1 {rest}");
        bad(
            &run("zero:4 u64:0x10000000"),
            1,
            &[
                "no buffer is near; there are buffer of argument 0 at 0x",
                ", 4 bytes",
                "k.hsail:7",
                "help:",
            ],
        );
        bad(
            &run("zero:4 u64:20000"),
            1,
            &["19996 bytes past the end of buffer of argument 0 at 0x", "help:"],
        );
        bad(
            &run("u64:0 u64:20"),
            1,
            &["at 0x14", "this is address 0 and an offset", "help:"],
        );
    }
}

#[test]
fn wrong_usage() {
    for line in [
        "",
        "frobnicate",
        "run",
        "run --target gfx9999 x --grid 1 --group 1",
        "compile examples/vector_add.hsail",
        "compile examples/vector_add.hsail --target nothing",
        "compile examples/vector_add.hsail --target gfx900 --emit sources",
        "compile examples/vector_add.hsail --target gfx900 --wave 32",
        "compile examples/vector_add.hsail --target gfx900 -O3",
        "compile examples/vector_add.hsail --target interp",
        "compile kernels/O2/vecadd.brig kernels/O2/reduce.brig --target gfx900",
        "run examples/vector_add.hsail --target gfx900 --grid 8x8 --group 8",
        "run examples/vector_add.hsail --target gfx900 --grid 1,1,1,1 --group 8",
        "run examples/vector_add.hsail --target gfx900 --grid 8 --group 4,2",
        "run examples/vector_add.hsail --target gfx900 --grid 8 --group 8 f33:1",
        "run examples/vector_add.hsail --target gfx900 --grid 8 --group 8 u8:256",
        "case --target gfx900",
        "case --target gfx900 kernels/O2/vecadd.case --timeout 0",
        "case --target gfx900 kernels/O2/vecadd.case --resume",
        "case --target gfx900 kernels/O2/vecadd.case --partition 1/4",
        "case --target gfx900 kernels/O2/vecadd.case --partition hash:5/4",
        "compare old.tsv",
        "compare old.tsv new.tsv --tolerance -1",
        "interp --wave 7 x --grid 1 --group 1",
        "disassemble --raw x",
        "verify",
        "targets --color sometimes",
        "targets -q -v",
    ] {
        let outcome = run(line);
        assert_eq!(outcome.code, 2, "{line}\n{}", outcome.err);
        assert_ne!(outcome.err, "", "{line}");
        assert_eq!(outcome.out, "", "{line}");
    }
}

#[test]
fn help_for_every_command() {
    let all = good("help");
    for command in [
        "targets",
        "compile",
        "run",
        "interp",
        "case",
        "compare",
        "disassemble",
        "verify",
        "link",
        "test",
        "pass",
        "print-cfg",
    ] {
        assert!(all.contains(command), "{all}");
        let help = good(&format!("help {command}"));
        assert!(help.contains("Usage:") && help.contains("Example"), "{help}");
    }
    assert!(good("--version").starts_with("wavelift "));
}

#[test]
fn targets_with_their_facts() {
    let text = good("targets");
    for fact in [
        "gfx900",
        "interp",
        "vgpr: 256 of 32 bits per lane",
        "65536 bytes of group memory",
    ] {
        assert!(text.contains(fact), "{text}");
    }
    let json: serde_json::Value = serde_json::from_str(&good("targets --json")).expect("JSON");
    assert_eq!(json[0]["name"], "gfx900");
    assert_eq!(json[0]["triple"], "amdgcn-amd-amdhsa--gfx900");
    assert_eq!(json[0]["wave_sizes"], serde_json::json!([64]));
    let waves = |name: &str| {
        let mut targets = json.as_array().expect("a list").iter();
        let target = targets.find(|target| target["name"] == name);
        target.unwrap_or_else(|| panic!("no {name}"))["wave_sizes"].clone()
    };
    assert_eq!(waves("gfx803"), serde_json::json!([64]));
    assert_eq!(waves("gfx1201"), serde_json::json!([32, 64]));
    assert_eq!(waves("ivb"), serde_json::json!([16, 8]));
    assert_eq!(waves("interp").as_array().map(Vec::len), Some(4));
}

#[test]
fn features_follow_the_name_of_a_target() {
    for (target, message) in [
        (
            "gfx906:foo+",
            "gfx906 has no feature `foo`; it has sramecc and xnack",
        ),
        ("gfx900:xnack+:xnack-", "`xnack` is set twice"),
        ("ivb:xnack+", "ivb has no features to set"),
    ] {
        bad(
            &format!("compile --target {target} examples/vector_add.hsail"),
            2,
            &[message],
        );
    }
    let folder = folder("features");
    let out = folder.join("vecadd.co");
    let shown = out.display();
    good(&format!(
        "compile --target gfx906:xnack+:sramecc- examples/vector_add.hsail -o {shown}"
    ));
    let object = std::fs::read(&out).expect("an object");
    assert_eq!(object[48..52], 0xb2fu32.to_le_bytes());
    // Options are those of the plain name.
    good(&format!(
        "compile --target gfx906:xnack+ --vgprs 32 examples/vector_add.hsail -o {shown}"
    ));
}

#[test]
fn compile_writes_whole_files_or_none() {
    let folder = folder("compile");
    let out = folder.join("vecadd.co");
    let shown = out.display();
    assert_eq!(
        good(&format!(
            "compile kernels/O2/vecadd.hsail --target gfx900 -o {shown}"
        )),
        ""
    );
    let first = std::fs::read(&out).expect("the object");
    assert!(first.starts_with(b"\x7fELF"));
    assert_eq!(good(&format!("verify {shown}")), "");
    // From BRIG the code is the same.
    let asm = |input: &str| {
        let text = good(&format!("compile {input} --target gfx900 --emit asm"));
        text.split_once("Disassembly")
            .map(|(_, rest)| rest.to_owned())
            .expect("a listing")
    };
    assert_eq!(asm("kernels/O2/vecadd.hsail"), asm("kernels/O2/vecadd.brig"));
    // A module that is refused leaves what was there.
    let broken = folder.join("broken.hsail");
    std::fs::write(
        &broken,
        "module &m:1:0:$full:$large:$near;\nprog kernel &k()\n{\n\tbr @x;\n};\n",
    )
    .expect("a file");
    let outcome = run(&format!(
        "compile {} --target gfx900 -o {shown}",
        broken.display()
    ));
    assert_eq!(outcome.code, 1);
    assert_eq!(std::fs::read(&out).expect("the object"), first);
    bad(
        &format!(
            "compile kernels/O2/vecadd.hsail --target gfx900 -o {}/no/such/folder",
            folder.display()
        ),
        1,
        &["cannot write"],
    );
    let mut names: Vec<_> = std::fs::read_dir(&folder)
        .expect("the folder")
        .map(|entry| entry.expect("an entry").file_name())
        .collect();
    names.sort();
    assert_eq!(names, ["broken.hsail", "vecadd.co"]);
    // What is known of lane masks is a remark.
    for target in ["gfx1201", "ivb"] {
        let verified = run(&format!(
            "compile kernels/O2/reduce.hsail --target {target} --verify -v -o {}/reduce.co",
            folder.display()
        ));
        assert_eq!(verified.code, 0, "{}", verified.err);
        let sum = "lane masks of 1 kernels and functions proved, of 0 undecided";
        for said in ["lane masks of &reduce: proved, ", sum] {
            assert!(verified.err.contains(said), "{}", verified.err);
        }
    }
    // Several objects go to a folder.
    good(&format!(
        "compile kernels/O2/vecadd.brig kernels/O2/reduce.brig --target gfx900 -o {}",
        folder.display()
    ));
    assert!(folder.join("reduce.co").is_file());
}

#[test]
fn compiled_objects_run() {
    let out = folder("runs").join("example.co");
    good(&format!(
        "compile examples/vector_add.hsail --target gfx900 -o {}",
        out.display()
    ));
    let rest = LAUNCH.replace("examples/vector_add.hsail", &out.display().to_string());
    assert_eq!(
        good(&format!("run --target gfx900 {rest} zero:32:print=f32 u32:8")),
        "arg 2: 8 8 8 8 8 8 8 8\n"
    );
    bad(
        &format!("run --target interp {rest} zero:32 u32:8"),
        1,
        &["code object"],
    );
}

/// The IR is that of the machine: AMD's have private arrays at an index in registers, Gen7's in memory.
#[test]
fn the_ir_is_what_the_target_makes_of_it() {
    let module = "module &m:1:0:$full:$large:$near;
prog kernel &pick(kernarg_u64 %out) {
    private_u32 %four[4];
    workitemid_u32 $s0, 0;
    st_private_u32 $s0, [%four];
    st_private_u32 7, [%four][4];
    st_private_u32 9, [%four][8];
    st_private_u32 5, [%four][12];
    and_b32 $s1, $s0, 3;
    shl_u32 $s1, $s1, 2;
    ld_private_u32 $s2, [%four][$s1];
    ld_kernarg_align(8)_width(all)_u64 $d0, [%out];
    st_global_u32 $s2, [$d0];
};
";
    let loads = |target: &str| {
        let words = ["compile", "-", "--target", target, "--emit", "ir"];
        let outcome = wavelift_with(&words, Some(module.as_bytes()));
        assert_eq!(outcome.code, 0, "{}", outcome.err);
        outcome.out.matches("load.i32 private").count()
    };
    assert_eq!(loads("gfx900"), 0);
    assert_eq!(loads("ivb"), 1);
}

#[test]
fn compile_stages_as_text() {
    let ir = good("compile examples/vector_add.hsail --target gfx900 --emit ir");
    assert!(
        ir.contains("kernel %vector_add") && ir.contains("fadd.f32"),
        "{ir}"
    );
    let outcome = wavelift_with(&["verify", "-"], Some(ir.as_bytes()));
    assert_eq!(outcome.code, 0, "{}", outcome.err);
    let rest = LAUNCH.replace("examples/vector_add.hsail", "-");
    let line = format!("run --target gfx900 {rest} zero:32:print=f32 u32:8");
    let words: Vec<&str> = line.split_whitespace().collect();
    assert_eq!(
        wavelift_with(&words, Some(ir.as_bytes())).out,
        "arg 2: 8 8 8 8 8 8 8 8\n"
    );
    // The translation of the example has copies that nothing needs.
    let plain = good("compile examples/vector_add.hsail --target gfx900 --emit ir -O0");
    assert!(plain.lines().count() > ir.lines().count(), "{plain}{ir}");
    let after = |what: &str, pass: &str| {
        let outcome = run(&format!(
            "compile examples/vector_add.hsail --target gfx900 --emit {what}"
        ));
        let header = format!("machine kernel %vector_add target gfx900 wave 64 after {pass} {{");
        assert!(
            outcome.out.contains(&header) || outcome.err.contains(&header),
            "{}{}",
            outcome.out,
            outcome.err
        );
        assert_eq!(outcome.code, 0);
    };
    after("mir", "isel");
    after("mir-ra", "regalloc");
    after("stats --print-after waits", "waits");
    after("stats --print-after all", "expand");
    bad(
        "compile examples/vector_add.hsail --target gfx900 --emit stats --print-after wait",
        2,
        &[
            "no machine function is there after a pass `wait`; there are isel, schedule, regalloc, expand, skips, rotate, fill, waits, hazards and all",
        ],
    );
    let text = good("compile examples/vector_add.hsail --target gfx900 --emit stats");
    assert!(text.contains("vgprs") && text.contains("max_waves"), "{text}");
    let json = good("compile examples/vector_add.hsail --target gfx900 --stats json");
    let json: serde_json::Value = serde_json::from_str(&json).expect("JSON");
    assert_eq!(json[0]["kernel"], "vector_add");
    let asm = good("compile examples/vector_add.hsail --target gfx900 --emit asm");
    let instructions = asm.lines().filter(|line| line.contains(" // ")).count();
    assert_eq!(json[0]["instructions"], instructions);
    assert_eq!(json[0]["spills"], 0);
    for simd in [8, 16] {
        let ivb = |what: &str| {
            good(&format!(
                "compile examples/vector_add.hsail --target ivb --simd {simd} {what}"
            ))
        };
        let header = format!("machine kernel %vector_add target ivb wave {simd} after");
        assert!(ivb("--emit mir").starts_with(&format!("{header} isel {{")));
        assert!(ivb("--emit mir-ra").starts_with(&format!("{header} regalloc {{")));
        let json: serde_json::Value = serde_json::from_str(&ivb("--stats json")).expect("JSON");
        let asm = ivb("--emit asm");
        let instructions = asm.lines().filter(|line| line.contains(" // ")).count();
        assert_eq!(json[0]["instructions"], instructions, "{asm}");
        assert_eq!(json[0]["wave"], simd);
        assert!(
            asm.contains(&format!("add({simd})")) && asm.contains("EOT"),
            "{asm}"
        );
        let out = folder("ivb").join("vector_add.co");
        ivb(&format!("-o {}", out.display()));
        let again = good(&format!("disassemble {}", out.display()));
        let code = |text: &str| text.lines().skip(2).map(str::to_owned).collect::<Vec<_>>();
        assert_eq!(code(&again), code(&asm));
        std::fs::remove_file(&out).expect("the object");
    }
}

#[test]
fn control_flow_graphs() {
    let text = good("print-cfg kernels/O2/vecadd.hsail");
    assert!(
        text.starts_with("%vecadd\nblock") && text.contains("idom"),
        "{text}"
    );
    let wave = good("print-cfg --wave-level kernels/O2/vecadd.hsail");
    assert!(wave.lines().count() > text.lines().count(), "{wave}");
    assert!(good("print-cfg --dot kernels/O2/vecadd.hsail").starts_with("digraph"));
    bad("print-cfg no-such-file", 1, &["no-such-file"]);
}

#[test]
fn passes_and_file_tests() {
    let folder = folder("filetests");
    let file = folder.join("k.wl");
    std::fs::write(
        &file,
        "; test cat\nkernel %k {\nblock0:\n    return\n}\n; check: return\n",
    )
    .expect("a file");
    let shown = file.display();
    assert_eq!(
        good(&format!("test {}", folder.display())),
        "1 passed, 0 failed\n"
    );
    assert!(good(&format!("pass divergence {shown}")).contains("wave {"));
    bad(
        &format!("pass frobnicate {shown}"),
        1,
        &["no command `frobnicate`"],
    );
    std::fs::write(
        &file,
        "; test cat\nkernel %k {\nblock0:\n    return\n}\n; check: other\n",
    )
    .expect("a file");
    let outcome = run(&format!("test {}", folder.display()));
    assert_eq!(outcome.code, 1);
    assert!(
        outcome.out.contains("FAIL") && outcome.out.ends_with("0 passed, 1 failed\n"),
        "{}",
        outcome.out
    );
}

#[test]
fn cases_are_counted_and_reported() {
    let folder = folder("cases");
    for target in ["gfx900", "interp"] {
        let report = folder.join(format!("{target}.tsv"));
        let text = good(&format!(
            "case kernels/O2/vecadd.case kernels/O0/reduce.case --target {target} -j 2 --report {}",
            report.display()
        ));
        assert_eq!(text, "2 passed, 0 failed, 0 skipped\n");
        let report = std::fs::read_to_string(&report).expect("the report");
        let rows: Vec<Vec<&str>> = report.lines().map(|line| line.split('\t').collect()).collect();
        assert_eq!(rows.len(), 2);
        assert_eq!(&rows[0][..3], ["corpus/vecadd", "PASS", ""]);
        assert!(rows[0][3].parse::<u64>().expect("instructions") > 100);
        assert!(rows[0][4].parse::<f64>().expect("milliseconds") >= 0.0);
    }
    let text = good("case -v --text kernels/O2/vecadd.case --target interp");
    assert_eq!(text, "PASS corpus/vecadd\n1 passed, 0 failed, 0 skipped\n");
}

#[test]
fn a_case_ends_alone() {
    let folder = folder("bad-cases");
    let vecadd = Path::new(ROOT).join("kernels/O2");
    let text = std::fs::read_to_string(vecadd.join("vecadd.case")).expect("the case");
    // Another expected result, a missing module, no case at all, and an endless loop.
    for name in ["vecadd.brig", "vecadd.case"] {
        std::fs::copy(vecadd.join(name), folder.join(name)).expect("a copy");
    }
    let mut wrong = text.replace("corpus/vecadd", "wrong/result");
    let at = wrong.rfind(" x").expect("a value") + 2;
    wrong.replace_range(at..at + 8, "00000000");
    std::fs::write(folder.join("wrong.case"), wrong).expect("a file");
    let gone = text
        .replace("corpus/vecadd", "module/gone")
        .replace("vecadd.brig", "gone.brig");
    std::fs::write(folder.join("gone.case"), gone).expect("a file");
    std::fs::write(folder.join("damaged.case"), "test damaged\nfrobnicate\n").expect("a file");
    std::fs::write(
        folder.join("endless.hsail"),
        "module &m:1:0:$full:$large:$near;\nprog kernel &vecadd(kernarg_u64 %a, kernarg_u64 %b, kernarg_u64 %c, \
         kernarg_u32 %n)\n{\n@again:\n\tbr @again;\n};\n",
    )
    .expect("a file");
    let endless = text
        .replace("corpus/vecadd", "endless/loop")
        .replace("vecadd.brig", "endless.hsail");
    std::fs::write(folder.join("endless.case"), endless).expect("a file");
    let list = folder.join("list.txt");
    std::fs::write(
        &list,
        "# all of them\nvecadd.case\nwrong.case\ngone.case\n\ndamaged.case\nendless.case\nmissing.case\n",
    )
    .expect("a file");
    for target in ["gfx900", "interp"] {
        let outcome = run(&format!(
            "case --list {} --target {target} --timeout 1 -j 2",
            list.display()
        ));
        let lines: Vec<&str> = outcome.out.lines().collect();
        assert_eq!(outcome.code, 1, "{}{}", outcome.out, outcome.err);
        assert_eq!(lines.len(), 6, "{}", outcome.out);
        for (line, start) in lines.iter().zip([
            "FAIL wrong/result ",
            "FAIL module/gone ",
            "FAIL ",
            "TIMEOUT endless/loop ",
            "FAIL ",
        ]) {
            assert!(line.starts_with(start), "{line}");
        }
        for text in ["kernel vecadd does not end: its time is over", "endless.hsail:5"] {
            assert!(lines[3].contains(text), "{}", lines[3]);
        }
        assert_eq!(lines[5], "1 passed, 5 failed, 0 skipped");
    }
}

/// Registers that are not enough, whatever route leads there: the kernel, the line and what to do about it.
#[test]
fn too_many_registers_pinned() {
    let text = "
function &f(arg_u32 %r)(arg_u32 %a)
{
    ld_arg_u32 $s0, [%a];
    add_u32 $s0, $s0, 1;
    st_arg_u32 $s0, [%r];
};
prog kernel &plain(kernarg_u64 %p)
{
    ld_kernarg_u64 $d0, [%p];
    workitemabsid_u32 $s0, 0;
    cvt_u64_u32 $d1, $s0;
    shl_u64 $d1, $d1, 3;
    add_u64 $d0, $d0, $d1;
    ld_global_u64 $d1, [$d0];
    add_u64 $d1, $d1, 1;
    st_global_u64 $d1, [$d0];
};
prog kernel &caller(kernarg_u64 %p)
{
    ld_kernarg_u64 $d0, [%p];
    workitemabsid_u32 $s0, 0;
    {
        arg_u32 %r; arg_u32 %a;
        st_arg_u32 $s0, [%a];
        call &f(%r)(%a);
        ld_arg_u32 $s0, [%r];
    }
    st_global_u32 $s0, [$d0];
};
";
    let file = module_file("pinned", text);
    let compile = |options: &str| format!("compile --target gfx900 -O1 {file} --emit stats {options}");
    // An address and a value of two registers each.
    let too_few = [
        "kernel &plain",
        "too many registers pinned: 4 (vgpr)",
        "line 1",
        "--vgprs",
    ];
    bad(&compile("--vgprs 3"), 1, &too_few);
    // What the hardware sets up.
    let set_up = [
        "kernel &plain",
        "too many registers pinned",
        "(sgpr) are needed by one instruction",
        "but 2 may be used",
        "--sgprs",
    ];
    bad(&compile("--sgprs 2"), 1, &set_up);
    // What the calling convention gives a meaning.
    let meanings = [
        "kernel &caller",
        "too many registers pinned",
        "(vgpr), but 20 may be used",
    ];
    bad(&compile("--vgprs 20"), 1, &meanings);
    bad(&compile("--vgprs 0"), 2, &["--vgprs"]);
    bad(&compile("--sgprs 103"), 2, &["--sgprs"]);
}

/// More spilled registers than a work-item has private memory.
#[test]
fn more_spills_than_private_memory() {
    let mut text = String::from(
        "prog kernel &k(kernarg_u64 %p)\n{\nprivate_u32 %x[32700];\n\
         ld_kernarg_u64 $d0, [%p];\nworkitemabsid_u32 $s0, 0;\nand_b32 $s1, $s0, 32764;\nst_private_u32 $s0, [%x][$s1];\n",
    );
    let count = 400;
    for at in 0..count {
        text.push_str(&format!("ld_global_u32 $s{}, [$d0+{}];\n", 10 + at, 4 * at));
    }
    for at in 0..count {
        text.push_str(&format!(
            "st_global_u32 $s{}, [$d0+{}];\n",
            10 + at,
            4 * (count - at)
        ));
    }
    text.push_str("ld_private_u32 $s0, [%x];\nst_global_u32 $s0, [$d0];\n};\n");
    let file = module_file("spills", &text);
    let says = [
        "kernel &k",
        "bytes of private memory per work-item",
        "of them spilled registers",
        "131056",
    ];
    bad(&format!("compile --target gfx900 {file} --emit stats"), 1, &says);
}

/// Every target that there is a compiler for, with the options that matter to work-groups.
const COMPILED: [&str; 5] = ["gfx900", "gfx1201", "gfx1201 --wave 64", "ivb", "ivb --simd 8"];

/// Too much group memory: the kernel, the need, the limit, the variable and its line, whether the kernel or a function names it.
#[test]
fn too_much_group_memory() {
    let own = "
prog kernel &k(kernarg_u64 %p)
{
    group_u32 %small[400];
    group_u32 %large[16000];
    workitemid_u32 $s0, 0;
    st_group_u32 $s0, [%small];
    st_group_u32 $s0, [%large];
};
";
    // Line 1 is that of the module.
    let of_function = "
group_u8 &wide[65552];
function &f()(arg_u32 %a)
{
    ld_arg_u32 $s0, [%a];
    st_group_u32 $s0, [&wide][4];
};
prog kernel &k(kernarg_u64 %p)
{
    workitemid_u32 $s0, 0;
    {
        arg_u32 %a;
        st_arg_u32 $s0, [%a];
        call &f()(%a);
    }
};
";
    for (name, text, bytes, variable) in [
        ("group-memory-own", own, "65600 bytes", "for large (line 9)"),
        (
            "group-memory-of-function",
            of_function,
            "65552 bytes",
            "for wide (line 7)",
        ),
    ] {
        let file = module_file(name, text);
        for target in COMPILED {
            let says = ["kernel &k", bytes, "of group memory", "has 65536", variable];
            bad(
                &format!("compile --target {target} {file} --emit stats"),
                1,
                &says,
            );
        }
    }
}

/// Work-groups that no machine has, and those for which there are not enough registers or threads: the kernel, the need, the limit and
/// the line, when the kernel is compiled if it says its size, else when it is launched.
#[test]
fn too_large_work_groups() {
    let kernel = |directive: &str, values: u32| {
        let mut text =
            format!("prog kernel &k(kernarg_u64 %p)\n{{\n{directive}\nld_kernarg_u64 $d0, [%p];\n");
        text.push_str(
            "workitemid_u32 $s0, 0;\nshl_u32 $s0, $s0, 2;\ncvt_u64_u32 $d1, $s0;\nadd_u64 $d0, $d0, $d1;\n",
        );
        for at in 0..values {
            text.push_str(&format!("ld_global_u32 $s{}, [$d0+{}];\n", 1 + at, 4 * at));
        }
        for at in 0..values {
            text.push_str(&format!(
                "st_global_u32 $s{}, [$d0+{}];\n",
                1 + at,
                4 * (values - at)
            ));
        }
        text.push_str("};\n");
        text
    };
    let large = module_file("group-large", &kernel("requiredworkgroupsize 64, 32, 1;", 1));
    for target in COMPILED {
        let most = if target == "ivb --simd 8" {
            "at most 512"
        } else {
            "at most 1024"
        };
        let says = ["kernel &k", "2048 work-items", most, "line 5"];
        bad(
            &format!("compile --target {target} {large} --emit stats"),
            1,
            &says,
        );
    }
    let narrow = module_file("group-narrow", &kernel("requiredworkgroupsize 1024, 1, 1;", 1));
    let says = ["kernel &k", "1024 work-items", "at most 512", "line 5"];
    bad(
        &format!("compile --target ivb --simd 8 {narrow} --emit stats"),
        1,
        &says,
    );
    // With a size that the kernel says it gets registers with which that fits.
    let launch =
        |target: &str, file: &str| format!("run --target {target} {file} --grid 1024 --group 1024 zero:8192");
    let many = 230;
    for directive in ["requiredworkgroupsize 1024, 1, 1;", "maxflatworkgroupsize 1024;"] {
        let fits = module_file("group-fits", &kernel(directive, many));
        for target in &COMPILED[..3] {
            good(&launch(target, &fits));
        }
    }
    let any = module_file("group-any", &kernel("", many));
    for (target, most) in [
        ("gfx900", "allows 256"),
        ("gfx1201", "allows 768"),
        ("gfx1201 --wave 64", "allows 768"),
    ] {
        bad(
            &launch(target, &any),
            1,
            &["work-group of 1024 work-items", "k", most],
        );
    }
}

/// With no fuel the mid-end changes nothing; with as much as it wants, everything; in between, some of it.
#[test]
fn fuel_limits_the_mid_end() {
    let emit = |options: &str| {
        good(&format!(
            "compile kernels/O0/sobel.hsail --target gfx900 --emit ir {options}"
        ))
    };
    let (none, all) = (emit("-O0"), emit(""));
    let lines = |text: &str| text.lines().count();
    assert_eq!(lines(&emit("--fuel 0")), lines(&none));
    assert_eq!(emit("--fuel 1000000"), all);
    let some = lines(&emit("--fuel 40"));
    assert!(
        lines(&all) < some && some < lines(&none),
        "{} {some} {}",
        lines(&all),
        lines(&none)
    );
    bad(
        "compile kernels/O0/sobel.hsail --target gfx900 --fuel few -o -",
        2,
        &["invalid value 'few'"],
    );
}
