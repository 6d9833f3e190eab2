//! Code objects that were compiled apart and are loaded together: names bound across them, and what is wrong with sets of them.

use crate::command::*;
use crate::object_files::*;
use std::path::{Path, PathBuf};

const MACHINES: [&str; 4] = ["gfx900", "gfx803", "gfx1201", "ivb"];

/// Has a kernel, and a variable for `SECOND`; wants one of it, and one of `DATA`.
const FIRST: &str = "module &first:1:0:$full:$large:$default;
decl prog global_u32 &second_count;
decl prog readonly_u32 &table[4];
prog global_u32 &first_count = 100;
global_u32 &own = 7;
prog kernel &from_first(kernarg_u64 %out)
{
    ld_kernarg_u64 $d0, [%out];
    ld_global_u32 $s0, [&second_count];
    ld_readonly_u32 $s1, [&table][8];
    ld_global_u32 $s2, [&own];
    st_v3_global_u32 ($s0, $s1, $s2), [$d0];
    st_global_u32 5, [&second_count];
};
";

/// The other way around: the two want each other.
const SECOND: &str = "module &second:1:0:$full:$large:$default;
decl prog global_u32 &first_count;
prog global_u32 &second_count = 200;
global_u32 &own = 8;
prog kernel &from_second(kernarg_u64 %out)
{
    ld_kernarg_u64 $d0, [%out];
    ld_global_u32 $s0, [&first_count];
    ld_global_u32 $s1, [&second_count];
    ld_global_u32 $s2, [&own];
    st_v3_global_u32 ($s0, $s1, $s2), [$d0];
};
";

/// Nothing but variables.
const DATA: &str = "module &data:1:0:$full:$large:$default;
prog readonly_u32 &table[4] = u32[](10, 20, 30, 40);
prog global_u32 &zeros[100];
";

struct Objects {
    folder: PathBuf,
    target: &'static str,
}

impl Objects {
    fn new(folder: &Path, target: &'static str) -> Objects {
        let folder = folder.join(target);
        std::fs::create_dir_all(&folder).expect("a folder");
        Objects { folder, target }
    }

    /// Compiles a module to an object.
    fn object(&self, name: &str, text: &str) -> String {
        let source = write(&self.folder, &format!("{name}.hsail"), text);
        let object = self.folder.join(format!("{name}.co")).display().to_string();
        good(&format!("compile {source} --target {} -o {object}", self.target));
        object
    }

    fn run(&self, objects: &[&String], rest: &str) -> String {
        let objects: Vec<&str> = objects.iter().map(|object| object.as_str()).collect();
        format!("run {} --target {} {rest}", objects.join(" "), self.target)
    }
}

const ONE: &str = "--grid 1 --group 1 zero:12:print=u32";

#[test]
fn names_are_bound_across_objects_in_any_order_and_in_circles() {
    let folder = folder("bound");
    for target in MACHINES {
        let all = Objects::new(&folder, target);
        let (first, second, data) = (
            all.object("first", FIRST),
            all.object("second", SECOND),
            all.object("data", DATA),
        );
        for order in [
            [&first, &second, &data],
            [&data, &second, &first],
            [&second, &data, &first],
        ] {
            let run = |kernel: &str| values(&all.run(&order, &format!("--kernel {kernel} {ONE}")));
            assert_eq!(run("from_first"), "200 30 7", "{target}");
            assert_eq!(run("from_second"), "100 200 8", "{target}");
        }
        let line = all.run(&[&first, &second, &data], ONE);
        bad(&line, 1, &["several kernels, and none is named"]);
        let line = all.run(&[&first, &second, &data], &format!("--kernel nothing {ONE}"));
        bad(
            &line,
            1,
            &["there is no kernel &nothing; there are &from_first, &from_second"],
        );
    }
}

#[test]
fn a_name_that_no_object_defines_is_named_with_its_file() {
    let folder = folder("bound-missing");
    for target in MACHINES {
        let all = Objects::new(&folder, target);
        let (first, second) = (all.object("first", FIRST), all.object("second", SECOND));
        let line = all.run(&[&second, &first], &format!("--kernel from_second {ONE}"));
        bad(
            &line,
            1,
            &[
                &format!(
                    "{first}: the code object uses the symbol table, which neither it nor {second} defines"
                ),
                "help: pass the object that defines it, too",
            ],
        );
        let line = all.run(&[&first], ONE);
        bad(
            &line,
            1,
            &[
                "first.co: the code object uses the symbol",
                "which nobody defines",
            ],
        );
    }
}

#[test]
fn a_name_that_two_objects_define_is_named_with_both_files() {
    let folder = folder("bound-twice");
    for target in MACHINES {
        let all = Objects::new(&folder, target);
        let (second, data) = (all.object("second", SECOND), all.object("data", DATA));
        let other = all.object("other", &DATA.replace("&zeros", "&more"));
        let line = all.run(&[&data, &second, &other], ONE);
        bad(
            &line,
            1,
            &[
                &format!("{data} and {other} both define the symbol table"),
                "help: leave one of the objects out",
            ],
        );
        // Kernels are found by their names, so these are symbols like others.
        let kernel = "module &third:1:0:$full:$large:$default;
kernel &from_second(kernarg_u64 %out) { ret; };\n";
        let third = all.object("third", kernel);
        let line = all.run(&[&second, &third], ONE);
        bad(
            &line,
            1,
            &[&format!(
                "{second} and {third} both define the symbol from_second"
            )],
        );
        // What has module linkage is each object's own.
        let own = "module &fourth:1:0:$full:$large:$default;
decl prog global_u32 &first_count;
global_u32 &second_count = 9;
prog kernel &k(kernarg_u64 %out)
{
    ld_kernarg_u64 $d0, [%out];
    ld_global_u32 $s0, [&second_count];
    ld_global_u32 $s1, [&first_count];
    st_v2_global_u32 ($s0, $s1), [$d0];
};\n";
        let (fourth, first) = (all.object("fourth", own), all.object("first", FIRST));
        let line = all.run(&[&second, &fourth, &first, &data], &format!("--kernel k {ONE}"));
        assert_eq!(values(&line), "9 100 0", "{target}");
    }
}

#[test]
fn objects_of_other_machines_and_modules_do_not_fit() {
    let folder = folder("bound-mixed");
    let (gfx900, ivb) = (Objects::new(&folder, "gfx900"), Objects::new(&folder, "ivb"));
    let gfx1201 = Objects::new(&folder, "gfx1201");
    let (first, second) = (gfx900.object("first", FIRST), gfx900.object("second", SECOND));
    let data = gfx1201.object("data", DATA);
    let line = gfx900.run(&[&first, &second, &data], &format!("--kernel from_first {ONE}"));
    bad(
        &line,
        1,
        &[&format!(
            "{data}: the code object is for amdgcn-amd-amdhsa--gfx1201, not for gfx900"
        )],
    );
    let data = ivb.object("data", DATA);
    let line = gfx900.run(&[&first, &data, &second], &format!("--kernel from_first {ONE}"));
    bad(
        &line,
        1,
        &[&format!("{data}: the code object is for ivb, not for gfx900")],
    );
    let module = write(&folder, "data.hsail", DATA);
    let line = gfx900.run(&[&first, &module], ONE);
    bad(
        &line,
        1,
        &[
            "first.co cannot be linked with other modules",
            "or of code objects only",
        ],
    );
    let line = gfx900.run(
        &[&first, &second],
        &format!("--library {module} --kernel from_first {ONE}"),
    );
    bad(&line, 1, &["cannot be linked with other modules"]);
}

#[test]
fn an_object_may_hold_nothing_but_variables() {
    let folder = folder("bound-data");
    for target in MACHINES {
        let all = Objects::new(&folder, target);
        let data = all.object("data", DATA);
        bad(&all.run(&[&data], ONE), 1, &["there is no kernel at all"]);
        good(&format!("disassemble {data}"));
        let own = write(
            &all.folder,
            "own.hsail",
            "module &single:1:0:$full:$large:$default;\nglobal_u32 &own = 1;\n",
        );
        let line = format!(
            "compile {own} --target {target} -o {}",
            all.folder.join("own.co").display()
        );
        bad(&line, 1, &["has no kernel", "or a variable with program linkage"]);
    }
}

/// What an object says of a kernel's arguments is checked before it runs, on each machine in the same words.
#[test]
fn arguments_are_checked_from_the_object_alone() {
    let folder = folder("bound-arguments");
    let text = "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u32 %count, kernarg_u64 %out)
{
    ld_kernarg_u32 $s0, [%count];
    ld_kernarg_u64 $d0, [%out];
    st_global_u32 $s0, [$d0];
};\n";
    for target in MACHINES {
        let all = Objects::new(&folder, target);
        let object = all.object("k", text);
        let run = |args: &str| all.run(&[&object], &format!("--grid 1 --group 1 {args}"));
        assert_eq!(good(&run("u32:9 zero:4:print=u32")), "arg 1: 9\n", "{target}");
        for (args, what) in [
            (
                "u32:9",
                "kernel &k takes 2 arguments, not 1: %count (4 bytes), %out (8 bytes)",
            ),
            (
                "u64:9 zero:4",
                "argument 0 of kernel &k is %count (4 bytes), but 8 bytes are given",
            ),
            (
                "u32:9 f64:1",
                "argument 1 of kernel &k, %out, is the address of a buffer, but a value of type f64 is given",
            ),
            (
                "zero:4 u32:9",
                "argument 0 of kernel &k is %count (4 bytes), but 8 bytes are given",
            ),
        ] {
            bad(&run(args), 1, &[what]);
        }
    }
}
