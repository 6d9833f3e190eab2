//! Working in parts gives what working on whole modules gives: results, warnings and errors, with any number of threads and any
//! size of parts.

use crate::{AsWhole, assemble_parts, assemble_whole, disassemble_parts, disassemble_whole};
use crate::{Work, assemble, check_brig, check_text, copy, disassemble};
use std::path::{Path, PathBuf};
use wavelift_frontend_brig::{Container, Options, image, read_whole, write_with};
use wavelift_hsail::RuleLevels;

const WAYS: [Work; 5] = [
    // Every code block is cut after every statement.
    Work {
        jobs: 1,
        part_bytes: 1,
        levels: RuleLevels::USUAL,
    },
    Work {
        jobs: 1,
        part_bytes: 200,
        levels: RuleLevels::USUAL,
    },
    Work {
        jobs: 1,
        part_bytes: 3000,
        levels: RuleLevels::USUAL,
    },
    Work {
        jobs: 3,
        part_bytes: 1,
        levels: RuleLevels::USUAL,
    },
    Work {
        jobs: 2,
        part_bytes: 64 << 10,
        levels: RuleLevels::USUAL,
    },
];

/// Assembling the text in parts works, and is as assembling the whole.
#[track_caller]
fn same_binary(name: &str, text: &str) -> Vec<u8> {
    let (whole, found) = assemble_whole(name, text, Container::Raw, &RuleLevels::USUAL);
    let whole = whole.unwrap_or_else(|| panic!("{name}: {found:?}")).concat();
    for work in WAYS {
        let (file, parts_found) =
            assemble_parts(text, Container::Raw, work).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert!(file.concat() == whole, "{name}: other bytes with {work:?}");
        assert_eq!(parts_found, found, "{name}: {work:?}");
        assert_eq!(check_text(text, work).as_ref(), Some(&found), "{name}: {work:?}");
    }
    whole
}

/// Disassembling the module in parts works, and is as disassembling the whole.
#[track_caller]
fn same_text(name: &str, brig: &[u8]) -> String {
    let (whole, found) = disassemble_whole(brig, &RuleLevels::USUAL);
    let whole = whole.unwrap_or_else(|| panic!("{name}: {found:?}"));
    for work in WAYS {
        let mut text = Vec::new();
        let parts_found =
            disassemble_parts(brig, work, &mut text).unwrap_or_else(|why| panic!("{name}: {why:?}"));
        assert!(text.concat() == whole, "{name}: other text with {work:?}");
        assert_eq!(parts_found, found, "{name}: {work:?}");
        assert_eq!(check_brig(brig, work).as_ref(), Some(&found), "{name}: {work:?}");
    }
    whole
}

/// Whatever the text is, it is assembled as a whole text is.
#[track_caller]
fn same_verdict(text: &str) -> bool {
    let (whole, whole_found) = assemble_whole("t", text, Container::Raw, &RuleLevels::USUAL);
    let (file, found) = assemble("t", text, Container::Raw, WAYS[0]);
    assert_eq!(found, whole_found, "{text}");
    let checked = check_text(text, WAYS[0]);
    assert!(
        checked.is_none_or(|checked| file.is_some() && checked == found),
        "{text}"
    );
    assert!(
        file.as_ref().map(|f| f.concat()) == whole.map(|f| f.concat()),
        "{text}"
    );
    file.is_some()
}

/// A module with at least one of almost everything, in the three kinds of files.
const EVERYTHING: &[u8] = include_bytes!("../../frontend-brig/tests/data/everything.brig");
const IN_ELF32: &[u8] = include_bytes!("../../frontend-brig/tests/data/everything.elf32");
const IN_ELF64: &[u8] = include_bytes!("../../frontend-brig/tests/data/everything.elf64");

fn word(bytes: &[u8], at: usize) -> usize {
    u32::from_le_bytes(bytes[at..at + 4].try_into().expect("four bytes")) as usize
}

/// All corpus kernels, as text.
fn kernels() -> Vec<PathBuf> {
    let files = [data("../kernels/O0"), data("../kernels/O2")].concat();
    assert_eq!(files.len(), 48);
    files
}

/// Modules of the tests of BRIG, as text.
fn constructs() -> Vec<PathBuf> {
    data("../frontend-brig/tests/data")
}

fn data(folder: &str) -> Vec<PathBuf> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let entries = std::fs::read_dir(folder).expect("a folder of the tests");
    let mut files: Vec<PathBuf> = entries.map(|entry| entry.expect("a file").path()).collect();
    files.retain(|path| path.extension().is_some_and(|extension| extension == "hsail"));
    files.sort();
    files
}

#[test]
fn kernels_and_constructs_in_parts() {
    let mut files = kernels();
    files.extend(constructs());
    for path in files {
        let text = std::fs::read_to_string(&path).expect("text");
        let brig = same_binary(&path.display().to_string(), &text);
        if path.ends_with("everything.hsail") {
            assert_eq!(brig, EVERYTHING);
        }
    }
}

#[test]
fn assembling_gives_the_same_pieces_for_any_number_of_threads() {
    let text = std::fs::read_to_string(constructs().remove(0)).expect("text");
    let (one, _) = assemble("t", &text, Container::Elf64, Work::with_jobs(1));
    let (many, _) = assemble("t", &text, Container::Elf64, Work::with_jobs(4));
    assert!(one.is_some() && one == many);
}

#[test]
fn binaries_in_parts() {
    for path in [kernels(), constructs()].concat() {
        let path = path.with_extension("brig");
        same_text(
            &path.display().to_string(),
            &std::fs::read(&path).expect("a module"),
        );
    }
}

/// A definition that comes later and one in another part, signatures, variables and fbarriers of the module, labels and
/// locals with the same names in several functions.
#[test]
fn code_blocks_that_name_each_other() {
    let mut text = String::from(
        "module &m:1:0:$full:$large:$default;\nglobal_u32 &g;\ndecl global_u32 &later;\nfbarrier &fb;\n\
         signature &s()(arg_u32 %x);\ndecl function &last()(arg_u32 %x);\n",
    );
    for n in 0..20 {
        let callee = if n == 0 {
            "last".to_owned()
        } else {
            format!("f{}", n - 1)
        };
        text.push_str(&format!(
            "function &f{n}()(arg_u32 %x)\n{{\n\tspill_u32 %v;\n\tld_arg_u32 $s0, [%x];\n\tst_spill_u32 $s0, [%v];\n\
             @l:\n\tst_global_u32 $s0, [&g];\n\tld_global_u32 $s1, [&later];\n\tldf_u32 $s2, &fb;\n\t{{\n\t\targ_u32 %a;\n\
             \t\tst_arg_u32 $s0, [%a];\n\t\tcall &{callee} ()(%a);\n\t}}\n\tcbr_b1 $c0, @l;\n\tpragma \"x\", &f{n}, &last, @l;\n\
             \tlda_global_u64 $d0, [&g];\n\tldi_u64 $d1, &last;\n}};\n// after &f{n}\n"
        ));
    }
    let text = text.replace("\tldi_u64 $d1, &last;\n", "");
    let text = text + "global_u32 &later = 7;\nfunction &last()(arg_u32 %x) { /* } */ };\n";
    let brig = same_binary("names", &text);
    let again = same_text("names", &brig);
    assert_eq!(same_binary("again", &again), brig);
}

/// Code blocks that are cut anywhere: labels of other slices, before and after, of branches, lists and pragmas; what the function
/// defines; arg blocks; and comments at the cuts.
#[test]
fn slices_of_code_blocks_name_each_other() {
    let mut text = String::from(
        "module &m:1:0:$full:$large:$default;\nglobal_u32 &g;\nfbarrier &fb;\ndecl prog function &f(arg_u32 %r)(arg_u32 %x);\n\
         kernel &before(kernarg_u32 %p) { ret; };\n\
         kernel &k(kernarg_u32 %p) // 1\n{ // 2\n\trequireddim 2; // 3\n\tpragma \"early\", @l9, %p; /* 4 */ group_u32 %v[4];\n\
         \tfbarrier %b;\n\talign(8) spill_u32 %s; // 5\n\t// 6\n",
    );
    for n in 0..10 {
        let (back, ahead) = (n / 2, (n + 3).min(9));
        text.push_str(&format!(
            "@l{n}: // at {n}\n\tld_kernarg_u32 $s0, [%p]; st_group_u32 $s0, [%v]; /* {{;}} */\n\twaitfbar %b;\n\twaitfbar &fb;\n\
             \tcbr_b1 $c0, @l{ahead};\n\tbr @l{back};\n\tsbr_u32 $s1 [@l{back}, @l{ahead}, @l{n}];\n\
             \tpragma \"x;{{\", @l{ahead}, @in{ahead}, $s0, %v, &g, &k;\n\t{{ // in\n\t\targ_u32 %x;\n\t\targ_u32 %y;\n\
             \t\tst_arg_u32 $s0, [%x];\n\t\tcbr_b1 $c1, @in{n};\n\t\t@in{n}:\n\t\tcall &f (%y)(%x); // once\n\t}}\n\
             \tst_spill_u32 $s{n}, [%s]; // after\n"
        ));
    }
    text.push_str("\t// 7\n} /* 8 */ ; // 9\nkernel &after() { @l0: br @l0; };\nglobal_u32 &last = 7;\n");
    let brig = same_binary("slices", &text);
    let again = same_text("slices", &brig);
    assert_eq!(same_binary("again", &again), brig);
}

/// What only all slices together can say. `$` is the first statement, `#` the last one.
#[test]
fn rules_of_whole_code_blocks_in_slices() {
    let filler = "\tst_global_u32 $s0, [&g];\n".repeat(20);
    let verdict = |first: &str, last: &str| {
        let text = format!(
            "module &m:1:0:$full:$large:$default;\nglobal_u32 &g;\ndecl prog function &f()();\nkernel &k()\n{{\n\t{first}\n{filler}\t{last}\n}};\n"
        );
        let in_parts = assemble_parts(&text, Container::Raw, WAYS[0]).is_ok();
        assert_eq!(same_verdict(&text), in_parts, "{first} ... {last}");
        in_parts
    };
    for (first, last, fine) in [
        ("@a: br @b;", "@b: br @a;", true),
        ("@a: br @a;", "@a: br @a;", false),
        ("br @a;", "@b: br @b;", false),
        ("pragma @a;", "@b: br @b;", false),
        ("pragma @a;", "@a: br @a;", true),
        ("br @a;", "{ @a: call &f ()(); }", false),
        ("{ @a: call &f ()(); }", "br @a;", false),
        ("{ call &f ()(); br @a; }", "@a:", false),
        ("pragma @a;", "{ @a: call &f ()(); }", true),
        ("mov_b32 $s1000, 1;", "mov_b64 $d500, 1;", true),
        ("mov_b32 $s1500, 1;", "mov_b64 $d500, 1;", false),
        ("mov_b1 $c127, 1;", "mov_b1 $c128, 1;", false),
        ("group_u32 %v;", "st_group_u32 $s0, [%v];", true),
        ("st_group_u32 $s0, [%v];", "group_u32 %v;", false),
        ("requireddim 2;", "ret;", true),
        ("ret;", "requireddim 2;", false),
        ("group_u32 %v;", "group_u32 %v;", false),
        ("{ call &f ()();", "}", true),
        ("{ call &f ()();", "", false),
        ("", "} ret;", false),
        ("", "{ call &f ()(); { } }", false),
    ] {
        assert_eq!(verdict(first, last), fine, "{first} ... {last}");
    }
}

/// In BRIG two labels of one name are two entries, which slices see one of.
#[test]
fn labels_of_one_name_in_several_slices() {
    let text = "module &m:1:0:$full:$large:$default;\nkernel &k()\n{\n@a:\n\tbr @b;\n\tret;\n\tret;\n@b:\n\tbr @a;\n};\n";
    let mut brig = same_binary("labels", text);
    same_text("labels", &brig);
    let at = brig
        .windows(2)
        .position(|bytes| bytes == b"@b")
        .expect("the name");
    brig[at + 1] = b'a';
    let (whole, whole_found) = disassemble_whole(&brig, &RuleLevels::USUAL);
    assert!(whole.is_none());
    assert_eq!(disassemble_parts(&brig, WAYS[0], &mut Vec::new()), Err(AsWhole));
    assert_eq!(disassemble(&brig, WAYS[0]), (None, whole_found));
}

/// A `loc` without a file has that of the one before, in whatever part that is.
#[test]
fn files_of_locations_reach_into_the_next_part() {
    let head = "module &m:1:0:$full:$large:$default;\n";
    let code = [
        "kernel &a() { loc 1; loc 2 \"one\"; };\n",
        "kernel &b() { };\n",
        "kernel &c() { loc 3; };\n",
        "loc 4 \"two\";\nkernel &d() { loc 5; };\n",
        "kernel &e() { loc 6; loc 7 \"three\"; loc 8; };\n",
        "kernel &f() { loc 9 1; };\n",
    ];
    let text = format!("{head}{}", code.concat());
    let brig = same_binary("locations", &text);
    let printed = same_text("locations", &brig);
    let files = [
        "\"\"", "one", "one", "two", "two", "two", "three", "three", "three",
    ];
    for (n, file) in files.iter().enumerate() {
        let line = printed
            .lines()
            .find(|line| line.contains(&format!("loc {} ", n + 1)));
        assert!(
            line.is_some_and(|line| line.contains(file)),
            "{n} {file}:\n{printed}"
        );
    }
    // At module scope it is known only if everything is read.
    assert!(same_verdict(&format!("{text}loc 10;\n")));
}

/// Comments wherever there can be some.
#[test]
fn comments_between_parts() {
    let text = "// 1\nmodule &m:1:0:$full:$large:$default; // 2\n// 3\nkernel /*4*/ &k(/*5*/ kernarg_u32 /*6*/ %x) // 7\n/*8*/ { // 9 }\n\
                /* } { */ // \"\n ret; // 10\n/*11*/ } /*12*/ ; // 13\n/* 14 */ kernel &l() {/**/}; // 15\n\
                kernel &n() { pragma \"}{ \\\" /*\"; }; // 16";
    same_text("comments", &same_binary("comments", text));
}

/// Warnings of several parts, and of the rules along calls, in the order of the text.
#[test]
fn warnings_of_parts_are_in_order() {
    let mut text = String::from("module &m:1:0:$full:$large:$default;\nconst global_u32 &c = 1;\n");
    for n in 0..10 {
        text.push_str(&format!(
            "function &f{n}()()\n{{\n\trequirenopartialworkgroups;\n\tst_global_u32 $s0, [&c];\n}};\n\
             kernel &k{n}()\n{{\n\tmov_u32 $s0, 0x100000000;\n\t{{\n\t\tcall &f{n} ()();\n\t}}\n}};\n"
        ));
    }
    let (_, found) = assemble_whole("t", &text, Container::Raw, &RuleLevels::USUAL);
    assert_eq!(found.len(), 30, "{found:?}");
    same_text("warnings", &same_binary("warnings", &text));
}

#[test]
fn damaged_binaries_get_the_same_verdict() {
    let (mut fine, mut wrong) = (0, 0);
    for at in (0..EVERYTHING.len()).step_by(4) {
        let old = word(EVERYTHING, at) as u32;
        for new in [
            0,
            old ^ 1,
            old.wrapping_add(4),
            old.wrapping_add(8),
            old | 0x80,
            u32::MAX,
        ] {
            let mut brig = EVERYTHING.to_vec();
            brig[at..at + 4].copy_from_slice(&new.to_le_bytes());
            let (whole, whole_found) = disassemble_whole(&brig, &RuleLevels::USUAL);
            let (text, found) = disassemble(&brig, WAYS[0]);
            assert_eq!(found, whole_found, "{at:#x}: {new:#x}");
            let text = text.map(|text| text.concat());
            assert!(text == whole, "{at:#x}: {new:#x}");
            *if text.is_some() { &mut fine } else { &mut wrong } += 1;
        }
    }
    assert!(fine > 500 && wrong > 1000, "{fine} {wrong}");
}

/// Each line of a text with everything in it left out, doubled, cut, and with another character.
#[test]
fn damaged_texts_get_the_same_verdict() {
    let text = include_str!("../../frontend-brig/tests/data/everything.hsail");
    let lines: Vec<&str> = text.split_inclusive('\n').collect();
    let (mut fine, mut wrong) = (0, 0);
    for n in 0..lines.len() {
        let line = lines[n];
        let other = |from: &str, to: &str| line.replacen(from, to, 1);
        let half = line.chars().take(line.len() / 2).collect::<String>();
        for new in [
            String::new(),
            line.repeat(2),
            half + "\n",
            other(";", ""),
            other("}", ""),
            other("{", "{{"),
            other("\"", ""),
            other("&", "%"),
            other("1", "2"),
            other("//", "/*"),
        ] {
            if new == line {
                continue;
            }
            let text = [&lines[..n].concat(), new.as_str(), &lines[n + 1..].concat()].concat();
            *if same_verdict(&text) {
                &mut fine
            } else {
                &mut wrong
            } += 1;
        }
    }
    assert!(fine > 50 && wrong > 100, "{fine} {wrong}");
}

/// Everything that the other frontend's tests say is wrong.
#[test]
fn wrong_texts_get_the_same_verdict() {
    const PRELUDE: &str = "global_u32 &gv;\nconst global_u32 &cv = 1;\nreadonly_u32 &ro;\nsignature &sg(arg_u32 %r)(arg_f32 %a);\n\
                           decl prog function &f(arg_u32 %r)(arg_f32 %a);\ndecl prog function &f0()();\n\
                           decl prog kernel &kk();\nkernel &k(kernarg_u32 %ka)\n{\n";
    let cases = include_str!("../../frontend-hsail/tests/data/rejects.txt");
    let mut warned = 0;
    for case in cases.split("\n== ").skip(1) {
        let (head, rest) = case.split_once('\n').expect("a head");
        let body: Vec<&str> = rest.split('\n').filter(|line| !line.starts_with("! ")).collect();
        let body = body.join("\n");
        let words: Vec<&str> = head.split(' ').collect();
        let profile = if words.contains(&"base") { "base" } else { "full" };
        let machine = if words.contains(&"small") {
            "small"
        } else {
            "large"
        };
        let header = format!("module &m:1:0:${profile}:${machine}:$default;\nextension \"IMAGE\";\n");
        let text = match words[1] {
            "F" => body,
            "M" => format!("{header}{body}\n"),
            _ => format!("{header}{PRELUDE}{body}\n}};\n"),
        };
        warned += usize::from(same_verdict(&text));
    }
    assert!(warned > 5, "{warned} warned");
}

#[test]
fn from_container_to_container() {
    for file in [EVERYTHING, IN_ELF32, IN_ELF64] {
        for (container, expected) in [
            (Container::Raw, EVERYTHING),
            (Container::Elf32, IN_ELF32),
            (Container::Elf64, IN_ELF64),
        ] {
            let (copied, found) = copy(file, container, Work::default());
            assert!(found.is_empty(), "{found:?}");
            assert!(
                copied.expect("a legal module") == expected,
                "the container {container:?}"
            );
        }
        // Also as a model the module is that in the container.
        let (module, extras) = read_whole(file, Options::EVERYTHING).expect("a module");
        let written = write_with(&module, &extras).expect("a module");
        assert_eq!(Ok(&written[..]), image(file).map_err(|_| ()));
    }
    let mut wrong = EVERYTHING.to_vec();
    wrong[96] = 1;
    let (copied, found) = copy(&wrong, Container::Raw, Work::default());
    assert!(copied.is_none() && !found.is_empty());
}
