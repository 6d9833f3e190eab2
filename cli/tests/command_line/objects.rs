//! Programs of several modules and their objects, as linkers and loaders know them: from the command line, and through `ld.lld` together
//! with what clang makes.

use crate::command::*;
use crate::object_files::*;
use std::path::Path;
use std::process::{Command, Stdio};

const TARGETS: [&str; 4] = ["gfx900", "gfx1201", "ivb", "interp"];
const MACHINES: [&str; 3] = ["gfx900", "gfx1201", "ivb"];
const CALLS: &str = "tests/data/linked_calls/main.hsail";
const CALLED: &str = "tests/data/linked_calls/library.hsail";
const VARIABLES: &str = "tests/data/linked_variables/main.hsail";
const SHARED: &str = "tests/data/linked_variables/library.hsail";

/// A kernel that uses a variable of others, and variables that others may use.
const OURS: &str = "module &linked:1:0:$full:$large:$default;
decl prog global_u32 &theirs;
prog global_u32 &ours = 41;
prog readonly_u32 &table[4] = u32[](10, 20, 30, 40);
global_u32 &own = 6;
prog kernel &uses_theirs(kernarg_u64 %out)
{
    ld_kernarg_u64 $d0, [%out];
    ld_global_u32 $s0, [&theirs];
    ld_global_u32 $s1, [&ours];
    ld_global_u32 $s2, [&own];
    st_v3_global_u32 ($s0, $s1, $s2), [$d0];
};
";

/// The same in OpenCL, the other way around.
const THEIRS: &str = "__global int theirs = 7;
extern __global int ours;
extern __constant int table[4];
__kernel void reads_ours(__global int *p) { p[0] = ours + table[2]; ours = 99; p[1] = ours; }
__kernel void reads_own(__global int *p) { p[0] = theirs; theirs = 5; p[1] = theirs; }
";

#[test]
fn modules_from_the_command_line_are_one_program() {
    let folder = folder("several");
    for target in MACHINES {
        let object = folder.join(format!("{target}.co")).display().to_string();
        good(&format!("compile {CALLS} {CALLED} --target {target} -o {object}"));
        let run = format!("run {object} --target {target} --grid 4 --group 4 zero:16:print=u32");
        assert_eq!(values(&run), "3 6 9 12", "{target}");
    }
    // A BRIG file is a module like any other.
    let brig = folder.join("library.brig").display().to_string();
    good(&format!("assemble {CALLED} -o {brig}"));
    for target in TARGETS {
        for modules in [format!("{CALLS} {CALLED}"), format!("{brig} {CALLS}")] {
            let run = format!("run {modules} --target {target} --grid 4 --group 4 zero:16:print=u32");
            assert_eq!(values(&run), "3 6 9 12", "{target}");
        }
        let run = format!("run {VARIABLES} {SHARED} --target {target} --grid 1 --group 1 zero:24:print=u32");
        assert_eq!(values(&run), "1 4 8 2 16 112", "{target}");
    }
    let ir = good(&format!(
        "compile {CALLS} {CALLED} --link --target gfx900 --emit ir"
    ));
    assert_eq!(ir.matches("kernel %k {").count(), 1, "{ir}");
    // Without --link or a file they are programs by themselves.
    let line = format!("compile {CALLS} {CALLED} --target gfx900 -o {}", folder.display());
    bad(&line, 1, &["error[undefined-in-program]"]);
    let code_object = folder.join("gfx900.co").display().to_string();
    let line = format!("run {CALLS} {code_object} --target gfx900 --grid 4 --group 4 zero:16");
    bad(&line, 1, &["gfx900.co cannot be linked with other modules"]);
}

#[test]
fn libraries_give_what_is_needed() {
    let folder = folder("libraries");
    // Defines what nobody needs, and once more what the first library has.
    let text = std::fs::read_to_string(Path::new(ROOT).join(CALLED)).expect("a module");
    let second = write(
        &folder,
        "second.hsail",
        &text
            .replace("&library", "&second")
            .replace("mul_u32 $s0, $s0, 3", "mul_u32 $s0, $s0, 5"),
    );
    let unused = write(
        &folder,
        "unused.hsail",
        "module &unused:1:0:$full:$large:$default;\nprog global_u32 &other = 1;\n",
    );
    let run = |libraries: &str| {
        format!("run {CALLS} {libraries} --target gfx900 --grid 4 --group 4 zero:16:print=u32")
    };
    let first = format!("--library {unused} --library {CALLED} --library {second}");
    assert_eq!(values(&run(&first)), "3 6 9 12");
    let other = format!("--library {second} --library {CALLED}");
    assert_eq!(values(&run(&other)), "5 10 15 20");
    let object = folder.join("p.co").display().to_string();
    good(&format!("compile {CALLS} {first} --target gfx900 -o {object}"));
    let line = format!("run {object} --target gfx900 --grid 4 --group 4 zero:16:print=u32");
    assert_eq!(values(&line), "3 6 9 12");
    let bytes = std::fs::read(&object).expect("an object");
    assert!(
        !bytes.windows(5).any(|word| word == b"other"),
        "unused is not in it"
    );
    // As modules both are in the program.
    bad(
        &run(&format!("{CALLED} {second}")),
        1,
        &["has two definitions in the program"],
    );
    bad(
        &run(&format!("--library {unused}")),
        1,
        &["no module of the program defines it"],
    );
    bad(
        &run(&format!("--library {VARIABLES}")),
        1,
        &["has the kernel &k", "as a module"],
    );
    let empty = write(
        &folder,
        "empty.hsail",
        "module &empty:1:0:$full:$large:$default;\n",
    );
    bad(
        &run(&format!("--library {empty}")),
        1,
        &["defines nothing that other modules see"],
    );
    bad(&run("--library no-such-file"), 1, &["cannot read no-such-file"]);
    bad(&run("no-such-file.hsail"), 1, &["cannot read no-such-file.hsail"]);
}

const EXTERNAL: &str = "module &m:1:0:$full:$large:$default;
decl prog global_u32 &ext;
decl prog readonly_u32 &fixed;
decl prog global_u32 &unused;
prog global_u32 &tab[4] = u32[](1, 2, 3, 4);
prog kernel &k(kernarg_u64 %out)
{
    ld_kernarg_u64 $d1, [%out];
    ld_global_u32 $s0, [&ext];
    ld_readonly_u32 $s1, [&fixed];
    st_v2_global_u32 ($s0, $s1), [$d1];
    workitemabsid_u32 $s2, 0;
    st_global_u32 $s2, [&ext];
};
";

#[test]
fn what_nobody_defines_is_undefined_in_the_object_and_refused_by_loaders() {
    let folder = folder("external");
    let source = write(&folder, "m.hsail", EXTERNAL);
    for target in TARGETS {
        let line = format!("run {source} --target {target} --grid 1 --group 1 zero:8");
        bad(
            &line,
            1,
            &[
                "`&ext` is used, and no module of the program defines it",
                "m.hsail:9:",
            ],
        );
    }
    for target in MACHINES {
        let object = folder.join(format!("{target}.co")).display().to_string();
        good(&format!("compile {source} --target {target} -o {object}"));
        let line = format!("run {object} --target {target} --grid 1 --group 1 zero:8");
        bad(
            &line,
            1,
            &[
                "uses the symbol ext, which nobody defines",
                "help: compile the modules",
            ],
        );
        if !installed(&["llvm-readelf-19"]) {
            continue;
        }
        let symbols = match target {
            "ivb" => tool("llvm-readelf-19", &["--wide", "-s", &object]),
            _ => tool("llvm-readelf-19", &["--wide", "--dyn-syms", &object]),
        };
        let line = |name: &str| {
            let mut lines = symbols
                .lines()
                .filter(|line| line.split_whitespace().last() == Some(name));
            lines
                .next()
                .map(|line| line.split_whitespace().collect::<Vec<_>>().join(" "))
        };
        for name in ["ext", "fixed"] {
            let shown = line(name).unwrap_or_else(|| panic!("no {name} in\n{symbols}"));
            assert!(shown.contains("NOTYPE GLOBAL DEFAULT UND"), "{shown}");
        }
        let shown = line("tab").unwrap_or_else(|| panic!("no tab in\n{symbols}"));
        assert!(shown.contains("16 OBJECT GLOBAL PROTECTED"), "{shown}");
        assert_eq!(line("unused"), None, "what no code uses is no symbol");
        let relocations = tool("llvm-readelf-19", &["--wide", "-r", &object]);
        let all: Vec<&str> = relocations
            .lines()
            .filter(|line| line.contains("ext + 0"))
            .collect();
        match target {
            // Nobody reads the upper half of an address.
            "ivb" => assert!(!all.is_empty(), "{relocations}"),
            _ => assert!(
                all.len() == 1 && all[0].contains("R_AMDGPU_ABS64"),
                "{relocations}"
            ),
        }
    }
}

/// A runtime that defines the variable, as HSA's does.
#[test]
fn loaders_know_what_the_runtime_defines() {
    let folder = folder("defined");
    let source = write(&folder, "m.hsail", EXTERNAL);
    let object = |target: &str| {
        let object = folder.join(format!("{target}.co"));
        good(&format!(
            "compile {source} --target {target} -o {}",
            object.display()
        ));
        std::fs::read(object).expect("an object")
    };
    macro_rules! check {
        ($backend:ident, $target:literal) => {
            let mut device = $backend::Device::new();
            let mut buffer = |name: &str, value: u32| {
                let buffer = device.allocate(name, 64).expect("memory");
                device.bytes_mut(buffer)[..4].copy_from_slice(&value.to_le_bytes());
                (buffer, device.address(buffer))
            };
            let (ext, ext_at) = buffer("ext", 1234);
            let (_, fixed_at) = buffer("fixed", 77);
            let (out, out_at) = buffer("out", 0);
            device.define("ext", ext_at);
            let missing = device.load(&object($target)).expect_err("one is missing").to_string();
            assert!(missing.contains("symbol fixed"), "{missing}");
            device.define("fixed", fixed_at);
            let id = device.load(&object($target)).expect("an object");
            let (grid, options) = ([3, 1, 1], $backend::DispatchOptions::default());
            device
                .dispatch(id, "k", grid, [1, 1, 1], 0, &out_at.to_le_bytes(), &options)
                .expect("a run");
            // The last work-item is not the first that reads: only the first of the results is known before the others write.
            assert_eq!(device.bytes(out)[4..8], 77u32.to_le_bytes(), $target);
            assert!(device.bytes(ext)[0] < 3, $target);
        };
    }
    check!(wavelift_gcn_sim, "gfx900");
    check!(wavelift_rdna4_sim, "gfx1201");
    check!(wavelift_gen7_sim, "ivb");
}

#[test]
fn relocatable_objects_link_with_those_of_clang() {
    if !installed(&["clang-19", "ld.lld-19", "llvm-readelf-19", "llvm-objdump-19"]) {
        return;
    }
    let folder = folder("relocatable");
    let place = |name: &str| folder.join(name).display().to_string();
    let (ours, theirs) = (
        write(&folder, "ours.hsail", OURS),
        write(&folder, "theirs.cl", THEIRS),
    );
    for target in ["gfx900", "gfx1201"] {
        let object = place("ours.o");
        good(&format!(
            "compile {ours} --target {target} --relocatable -o {object}"
        ));
        let header = tool("llvm-readelf-19", &["-h", "-r", "-n", &object]);
        for part in [
            "REL (Relocatable file)",
            "R_AMDGPU_GOTPCREL32_LO",
            "theirs + 4",
            "theirs + c",
            "R_AMDGPU_REL64",
            "R_AMDGPU_REL32_HI",
            ".symbol:         uses_theirs.kd",
        ] {
            assert!(header.contains(part), "{target}: no {part} in\n{header}");
        }
        let code = tool("llvm-objdump-19", &["-d", "-r", &object]);
        assert!(
            code.contains("<uses_theirs>:") && code.contains("R_AMDGPU_GOTPCREL32_LO\ttheirs+0x4"),
            "{code}"
        );
        bad(
            &format!("run {object} --target {target} --grid 1 --group 1 zero:16"),
            1,
            &["the file is not linked"],
        );
        // Hidden symbols are reached directly, others through the global offset table.
        for visibility in ["hidden", "default"] {
            let (other, program) = (place("theirs.o"), place("program.co"));
            let options = [
                &format!("-mcpu={target}"),
                "-cl-std=CL2.0",
                &format!("-fvisibility={visibility}"),
                "-c",
            ];
            clang(&theirs, &options, &other);
            for order in [[&object, &other], [&other, &object]] {
                tool("ld.lld-19", &["-shared", order[0], order[1], "-o", &program]);
                let run = |kernel: &str| {
                    values(&format!(
                        "run {program} --target {target} --kernel {kernel} --grid 1 --group 1 zero:12:print=u32"
                    ))
                };
                assert_eq!(run("uses_theirs"), "7 41 6", "{target} {visibility}");
                assert_eq!(run("reads_ours"), "71 99 0", "{target} {visibility}");
                assert_eq!(run("reads_own"), "7 5 0", "{target} {visibility}");
            }
        }
        // A linker that finds nothing leaves it to the loader, or says so.
        let program = place("alone.co");
        tool("ld.lld-19", &["-shared", &object, "-o", &program]);
        let line = format!("run {program} --target {target} --grid 1 --group 1 zero:16");
        bad(&line, 1, &["uses the symbol theirs, which nobody defines"]);
    }
}

/// An object may have nothing but variables, and code of functions and branches over sections stays right.
#[test]
fn relocatable_objects_link_with_one_another() {
    if !installed(&["ld.lld-19"]) {
        return;
    }
    let folder = folder("own-objects");
    let place = |name: &str| folder.join(name).display().to_string();
    let data = write(
        &folder,
        "data.hsail",
        "module &data:1:0:$full:$large:$default;\nprog global_u32 &theirs = 1000;\nprog global_u32 &zeros[100];\n",
    );
    let ours = write(&folder, "ours.hsail", OURS);
    for target in ["gfx900", "gfx1201"] {
        let objects = [place("data.o"), place("ours.o"), place("calls.o")];
        good(&format!(
            "compile {data} --target {target} --relocatable -o {}",
            objects[0]
        ));
        good(&format!(
            "compile {ours} --target {target} --relocatable -o {}",
            objects[1]
        ));
        good(&format!(
            "compile {CALLS} {CALLED} --target {target} --relocatable -o {}",
            objects[2]
        ));
        let program = place("program.co");
        tool(
            "ld.lld-19",
            &["-shared", &objects[0], &objects[1], &objects[2], "-o", &program],
        );
        let run = |kernel: &str, rest: &str| {
            values(&format!(
                "run {program} --target {target} --kernel {kernel} {rest}"
            ))
        };
        assert_eq!(
            run("uses_theirs", "--grid 1 --group 1 zero:12:print=u32"),
            "1000 41 6"
        );
        assert_eq!(run("k", "--grid 4 --group 4 zero:16:print=u32"), "3 6 9 12");
        // Two files with a kernel of one name.
        let twice = Command::new("ld.lld-19")
            .args(["-shared", &objects[1], &objects[1], "-o", &program])
            .stderr(Stdio::null())
            .status();
        assert!(!twice.expect("a linker").success());
    }
}

/// Whatever happens to a file on its way, reading it is an error or a program, never a panic.
#[test]
fn damaged_objects_are_errors() {
    let folder = folder("damaged");
    let source = write(&folder, "m.hsail", EXTERNAL);
    for target in MACHINES {
        let object = folder.join(format!("{target}.co"));
        good(&format!(
            "compile {source} --target {target} -o {}",
            object.display()
        ));
        let bytes = std::fs::read(&object).expect("an object");
        let mut state = 7u64;
        for _ in 0..3000 {
            let mut damaged = bytes.clone();
            for _ in 0..3 {
                state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
                let at = (state >> 33) as usize % damaged.len();
                damaged[at] ^= 1 << (state >> 20 & 7);
            }
            let known = |name: &str| (name.len() % 2 == 1).then_some(u64::MAX - 3);
            match target {
                "ivb" => drop(
                    wavelift_gen7::elf::Image::read(&damaged).map(|image| image.relocated(1 << 36, known)),
                ),
                _ => {
                    drop(wavelift_amdgpu::Image::read(&damaged).map(|image| image.relocated(1 << 36, known)))
                }
            }
        }
        let half = folder.join("half.co");
        std::fs::write(&half, &bytes[..bytes.len() / 2]).expect("a file");
        let line = format!(
            "run {} --target {target} --grid 1 --group 1 zero:8",
            half.display()
        );
        bad(&line, 1, &["half.co"]);
    }
}
