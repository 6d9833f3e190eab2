//! The command line on input that is odd or no input at all: encodings, cut and misnamed files, places that cannot be written to.
//! `verify`, `assemble` and `disassemble` say what is wrong and what would be right, and harm no file.

use crate::command::*;
use std::path::{Path, PathBuf};

const TEXT: &str = "module &m:1:0:$full:$large:$default;\nprog kernel &k()\n{\n\tret;\n};\n";

fn write(folder: &Path, name: &str, bytes: impl AsRef<[u8]>) -> String {
    let path = folder.join(name);
    std::fs::write(&path, bytes).expect("a file");
    path.display().to_string()
}

fn corpus_file(name: &str) -> Vec<u8> {
    let path = Path::new(ROOT).join("kernels/O2").join(name);
    std::fs::read(path).expect("a file of the corpus")
}

/// A code object, and BRIG in an ELF file.
fn elf_files(folder: &Path) -> [PathBuf; 3] {
    let [amd, intel, brig] = ["amd.co", "intel.co", "brig.o"].map(|name| folder.join(name));
    let source = "kernels/O2/vecadd.hsail";
    good(&format!("compile {source} --target gfx900 -o {}", amd.display()));
    good(&format!("compile {source} --target ivb -o {}", intel.display()));
    good(&format!(
        "assemble {source} --container elf64 -o {}",
        brig.display()
    ));
    [amd, intel, brig]
}

#[test]
fn text_in_another_encoding() {
    let folder = folder("encodings");
    let utf16: Vec<u8> = TEXT.encode_utf16().flat_map(u16::to_le_bytes).collect();
    let marked: Vec<u8> = [&[0xff, 0xfe], &utf16[..]].concat();
    for bytes in [utf16, marked] {
        let file = write(&folder, "utf16.hsail", &bytes);
        for command in ["verify", "assemble -o x"] {
            bad(
                &format!("{command} {file}"),
                1,
                &["looks like text in UTF-16", "help: save it as UTF-8"],
            );
        }
    }
    let latin = [TEXT.as_bytes(), b"// gr\xfc\xdfe\n"].concat();
    let file = write(&folder, "latin.hsail", &latin);
    let says = [
        "latin.hsail:6:6: the byte 0xfc is no UTF-8",
        "help: save the text as UTF-8",
    ];
    bad(&format!("verify {file}"), 1, &says);
    bad(&format!("assemble {file} -o x"), 1, &says);
    // Line ends of Windows and a byte order mark mean nothing.
    let crlf = TEXT.replace('\n', "\r\n");
    let expected = wavelift_with(&["assemble", "-"], Some(TEXT.as_bytes())).out;
    for text in [crlf.clone(), format!("\u{feff}{TEXT}"), format!("\u{feff}{crlf}")] {
        let file = write(&folder, "odd.hsail", &text);
        assert_eq!(good(&format!("verify {file}")), "");
        assert_eq!(good(&format!("assemble {file}")), expected);
    }
    let wrong = format!("\u{feff}{}", TEXT.replace("ret", "rot"));
    bad(
        &format!("verify {}", write(&folder, "odd.hsail", wrong)),
        1,
        &["odd.hsail:4:2"],
    );
    let ir = write(
        &folder,
        "odd.wl",
        "\u{feff}module large\r\nkernel %k {\r\nblock0:\r\n    return\r\n}\r\n",
    );
    assert_eq!(good(&format!("verify {ir}")), "");
}

#[test]
fn bytes_that_are_no_module() {
    let folder = folder("no_module");
    let noise: Vec<u8> = (0..3000u32).map(|n| (n.wrapping_mul(n) >> 3) as u8).collect();
    let noise = write(&folder, "noise", noise);
    bad(
        &format!("verify {noise}"),
        1,
        &["neither text nor BRIG nor a code object"],
    );
    bad(
        &format!("assemble {noise} -o x"),
        1,
        &["neither text nor BRIG nor a code object"],
    );
    bad(
        &format!("disassemble {noise}"),
        1,
        &["help: plain code needs --raw --target"],
    );
    let zero = write(&folder, "zero.hsail", TEXT.replace("ret;", "ret;\0"));
    bad(
        &format!("verify {zero}"),
        1,
        &["zero.hsail:4:6", "cannot start a token"],
    );
    let empty = write(&folder, "empty", "");
    bad(
        &format!("verify {empty}"),
        1,
        &["empty:1:1", "starts with a `module` directive"],
    );
    bad(&format!("assemble {empty} -o x"), 1, &["empty:1:1"]);
    bad(&format!("disassemble {empty}"), 1, &["empty is empty"]);
    let here = folder.display();
    // With nothing in it, so that it takes no room.
    let huge = std::fs::File::create(folder.join("huge")).expect("a file");
    huge.set_len(5 << 30).expect("a file system with sparse files");
    for command in ["verify", "assemble", "disassemble"] {
        bad(
            &format!("{command} {here}/huge"),
            1,
            &["larger than 4096 MiB", "help: divide the module"],
        );
        bad(&format!("{command} {here}"), 1, &["cannot read", "directory"]);
        bad(
            &format!("{command} {here}/nothing"),
            1,
            &["cannot read", "help: check the name"],
        );
    }
    // Text has nothing to disassemble, binary files nothing to assemble.
    bad(
        "disassemble examples/vector_add.hsail",
        1,
        &["help: it is text already; `assemble`"],
    );
    let ir = write(&folder, "a.wl", "module large\n");
    bad(
        &format!("disassemble {ir}"),
        1,
        &["help: it is text already; `compile`"],
    );
    bad(
        &format!("assemble {ir} -o x"),
        1,
        &["is IR text, not HSAIL", "help: `compile`"],
    );
}

/// Errors of reading and of checking; everything is wrong, or nearly.
#[test]
fn hundreds_of_errors() {
    let folder = folder("errors");
    for wrong in ["rot;\n", "add_u32 $s0, $d0, $s1;\n"] {
        for (count, more) in [(99, false), (300, true)] {
            let text = TEXT.replace("ret;\n", &wrong.repeat(count));
            let outcome = run(&format!("verify {}", write(&folder, "errors.hsail", text)));
            assert_eq!(outcome.code, 1);
            assert_eq!(outcome.err.matches("error[").count(), count.min(100), "{wrong}");
            let note = "note: FILE: there may be more than these 100 errors";
            let name = folder.join("errors.hsail").display().to_string();
            assert_eq!(
                outcome.err.contains(&note.replace("FILE", &name)),
                more,
                "{wrong}"
            );
        }
    }
}

#[test]
fn names_say_what_text_is() {
    let folder = folder("names");
    let ir = "module large\n\nkernel %k {\nblock0:\n    return\n}\n";
    for name in ["a.wl", "a.txt"] {
        let file = write(&folder, name, ir);
        assert_eq!(good(&format!("verify {file}")), "");
        let object = folder.join("a.co");
        good(&format!("compile {file} --target gfx900 -o {}", object.display()));
        assert!(good(&format!("disassemble {}", object.display())).contains("<k>"));
    }
    // The wrong name for what it is: the reader that the name asks for says so.
    let file = write(&folder, "b.wl", TEXT);
    bad(&format!("verify {file}"), 1, &["b.wl:1:8", "expected"]);
    let file = write(&folder, "b.brig", TEXT);
    bad(
        &format!("verify {file}"),
        1,
        &["not a BRIG module", "help: pass BRIG, HSAIL text"],
    );
    let file = write(&folder, "c.hsail", corpus_file("vecadd.brig"));
    assert_eq!(good(&format!("verify {file}")), "");
}

#[test]
fn cut_files() {
    let folder = folder("cut");
    let image = corpus_file("vecadd.brig");
    let word = |at: usize| u64::from_le_bytes(image[at..at + 8].try_into().expect("eight bytes")) as usize;
    let sections = [0, 1, 2].map(|n| word(word(96) + 8 * n));
    let cuts = sections.iter().flat_map(|at| [*at, at + 10, at + 100]);
    for cut in cuts.chain([0, 4, 8, 50, 104, 110, image.len() - 1]) {
        let file = write(&folder, "cut.brig", &image[..cut]);
        for command in ["verify", "disassemble", "assemble"] {
            bad(
                &format!("{command} {file}"),
                1,
                &["error[brig-", "= note: see HSA PRM 18"],
            );
        }
    }
    let longer = write(&folder, "longer.brig", [&image[..], &[0; 16]].concat());
    bad(
        &format!("verify {longer}"),
        1,
        &["the header says 1584 bytes, the module has 1600"],
    );
    // An ELF file that was made for BRIG is damaged BRIG, not a strange code object.
    let [amd, intel, brig] = elf_files(&folder).map(|path| std::fs::read(path).expect("a file"));
    for cut in [40, 100, brig.len() / 2, brig.len() - 1] {
        let file = write(&folder, "cut.o", &brig[..cut]);
        for command in ["verify", "disassemble", "assemble"] {
            bad(
                &format!("{command} {file}"),
                1,
                &["error[brig-elf]: damaged ELF file"],
            );
        }
    }
    for object in [amd, intel] {
        for cut in [4, 40, 100, object.len() - 1] {
            let file = write(&folder, "cut.co", &object[..cut]);
            bad(&format!("verify {file}"), 1, &["cut.co", "damaged"]);
            bad(&format!("disassemble {file}"), 1, &["cut.co", "damaged"]);
        }
    }
}

#[test]
fn elf_files_of_every_kind() {
    let folder = folder("elf");
    for file in elf_files(&folder) {
        assert_eq!(good(&format!("verify {}", file.display())), "");
        assert!(good(&format!("disassemble {}", file.display())).contains("vecadd"));
    }
    let program = std::env::current_exe().expect("this test").display().to_string();
    let says = ["for no GPU that is known", "help: pass a code object"];
    bad(&format!("verify {program}"), 1, &says);
    bad(&format!("disassemble {program}"), 1, &says);
    bad(
        &format!("assemble {program} -o x"),
        1,
        &["an ELF file without BRIG", "help: pass HSAIL text or BRIG"],
    );
    let named = write(
        &folder,
        "program.brig",
        std::fs::read(&program).expect("this test"),
    );
    bad(
        &format!("verify {named}"),
        1,
        &["the ELF file has no section `.brig`"],
    );
}

#[test]
fn options_that_do_not_fit_the_file() {
    let folder = folder("options");
    let [amd, _, brig] = elf_files(&folder).map(|path| path.display().to_string());
    for (line, note) in [
        (
            format!("{amd} --target gfx1201"),
            "note: FILE says itself what it is; --target is for --raw",
        ),
        (
            format!("{brig} --target gfx900"),
            "note: FILE says itself what it is; --target is for --raw",
        ),
        (
            format!("{amd} --raw --target gfx900"),
            "note: FILE is an ELF file, not plain code; leave out --raw",
        ),
        (
            format!("{brig} --raw --target gfx900"),
            "note: FILE is BRIG, not plain code; leave out --raw",
        ),
    ] {
        let outcome = run(&format!("disassemble {line}"));
        let name = line.split(' ').next().expect("a file");
        assert_eq!(
            (outcome.code, outcome.err.trim()),
            (0, note.replace("FILE", name).as_str())
        );
        assert_eq!(run(&format!("disassemble -q {line}")).err, "");
    }
    let code = write(&folder, "code.bin", [0, 0, 0x80]);
    bad(
        &format!("disassemble --raw --target ivb {code}"),
        1,
        &["code.bin: offset 0x0: the code ends", "for another target"],
    );
}

#[test]
fn brig_from_container_to_container() {
    let folder = folder("containers");
    let file = |name: &str| folder.join(name).display().to_string();
    let raw = corpus_file("vecadd.brig");
    good(&format!(
        "assemble kernels/O2/vecadd.brig --container elf32 -o {}",
        file("a.o")
    ));
    good(&format!(
        "assemble {} --container elf64 -o {}",
        file("a.o"),
        file("b.o")
    ));
    good(&format!(
        "assemble kernels/O2/vecadd.hsail --container elf64 -o {}",
        file("c.o")
    ));
    good(&format!("assemble {} -o {}", file("b.o"), file("d.brig")));
    let read = |name: &str| std::fs::read(folder.join(name)).expect("a file");
    assert!(read("b.o") == read("c.o") && read("d.brig") == raw);
    // What is wrong is not copied.
    let mut wrong = raw;
    let end = wrong.len() - 1;
    wrong[end] = 1;
    let wrong = write(&folder, "wrong.brig", wrong);
    bad(
        &format!("assemble {wrong} -o {}", file("e.brig")),
        1,
        &["error[brig-"],
    );
    assert!(!folder.join("e.brig").exists());
}

#[test]
fn places_for_the_result() {
    let folder = folder("places");
    let text = write(&folder, "a.hsail", TEXT);
    let brig = write(&folder, "a.brig", corpus_file("vecadd.brig"));
    let here = folder.display();
    bad(
        &format!("assemble {text} -o {here}/none/a.brig"),
        1,
        &["cannot write", "help: make the folder first"],
    );
    bad(
        &format!("assemble {text} -o {here}"),
        1,
        &["cannot write", "help: "],
    );
    assert_eq!(run(&format!("assemble {text} -o /dev/null")).code, 0);
    if Path::new("/dev/full").exists() {
        bad(
            &format!("assemble {text} -o /dev/full"),
            1,
            &["cannot write /dev/full", "help: "],
        );
    }
    // A result never takes the place of what it is made from, whatever the name.
    let same = format!("{here}/./a");
    for line in [
        format!("assemble {text} -o {same}.hsail"),
        format!("assemble {brig} -o {same}.brig"),
        format!("disassemble {brig} -o {same}.brig"),
        format!("compile {text} --target gfx900 -o {same}.hsail"),
        format!("compile {text} --target gfx900 --emit ir -o {same}.hsail"),
    ] {
        bad(
            &line,
            2,
            &["the result would replace the input", "name another file"],
        );
    }
    assert_eq!(std::fs::read_to_string(&text).expect("the text"), TEXT);
    assert!(std::fs::read(&brig).expect("the module") == corpus_file("vecadd.brig"));
    // Nor do two results that of each other.
    good(&format!(
        "compile kernels/O2/vecadd.hsail kernels/O2/bitonic.hsail --target gfx900 -o {here}"
    ));
    let line = format!("compile kernels/O0/vecadd.hsail kernels/O2/vecadd.hsail --target gfx900 -o {here}");
    bad(&line, 2, &["the objects of several inputs would be vecadd.co"]);
    // Another file that is there may be replaced.
    good(&format!("assemble {text} -o {brig}"));
    assert!(good(&format!("disassemble {brig}")).contains("kernel &k("));
}

#[test]
fn standard_input_and_repeated_modules() {
    for command in ["verify", "link", "compile --target gfx900 --emit asm"] {
        let words: Vec<&str> = command.split(' ').chain(["-", "-"]).collect();
        let outcome = wavelift_with(&words, Some(TEXT.as_bytes()));
        assert_eq!(outcome.code, 2, "{command}: {}", outcome.err);
        assert!(
            outcome.err.contains("the standard input can be read only once"),
            "{}",
            outcome.err
        );
    }
    assert_eq!(wavelift_with(&["verify", "-"], Some(TEXT.as_bytes())).code, 0);
    assert_eq!(
        wavelift_with(&["assemble", "-", "-o", "-"], Some(TEXT.as_bytes())).code,
        0
    );
    // Each file is checked by itself; only a program cannot have two modules of one name.
    let module = "examples/vector_add.hsail";
    assert_eq!(good(&format!("verify {module} {module}")), "");
    bad(
        &format!("link {module} {module}"),
        1,
        &["error[module-name]", "are called `&example`", "help: "],
    );
}

#[test]
fn indirect_call_that_nothing_answers() {
    let folder = folder("icall");
    let module = |more: &str| {
        format!(
            "module &m:1:0:$full:$large:$default;\nsignature &op(arg_u32 %r)(arg_u32 %a);\n{more}\n\
             prog kernel &k(kernarg_u64 %f)\n{{\n\tld_kernarg_u64 $d0, [%f];\n\t{{\n\t\targ_u32 %r; arg_u32 %a;\n\
             \t\tst_arg_u32 7, [%a];\n\t\ticall_u64 $d0 (%r)(%a) &op;\n\t}}\n}};\n"
        )
    };
    let other = "indirect function &f(arg_u64 %r)(arg_u32 %a) {};";
    let declared = "decl prog indirect function &f(arg_u32 %r)(arg_u32 %a);";
    for (n, more) in ["", other, declared].into_iter().enumerate() {
        let file = write(&folder, &format!("nothing{n}.hsail"), module(more));
        for emit in ["asm", "ir"] {
            let outcome = run(&format!("compile {file} --target gfx900 --emit {emit}"));
            assert_eq!(outcome.code, 0, "{}", outcome.err);
            for part in [
                "warning[icall-target]",
                ":10:26",
                "`&op`",
                "the signature",
                "help: define",
                "HSA PRM 10.8.2",
            ] {
                assert!(outcome.err.contains(part), "no {part} in {}", outcome.err);
            }
        }
        let quiet = run(&format!("compile {file} --target gfx900 --emit ir -q"));
        assert_eq!((quiet.code, quiet.err.as_str()), (0, ""));
    }
    // Types of one size and kind are passed alike, as the translation has it.
    let fits = "indirect function &f(arg_s32 %r)(arg_u32 %a) {};";
    let file = write(&folder, "fits.hsail", module(fits));
    let outcome = run(&format!("compile {file} --target gfx900 --emit ir"));
    assert_eq!((outcome.code, outcome.err.as_str()), (0, ""));
}

#[test]
fn operations_of_extensions_have_remedies() {
    let folder = folder("extensions");
    let text = "module &m:1:0:$full:$large:$default;\nextension \"amd:gcn\";\nprog kernel &k()\n{\n\t\
                amd_gcn_b4xchg_b32\t$s0, $s1, 1;\n};\n";
    let file = write(&folder, "exchange.hsail", text);
    let says = [
        "exchange.hsail:5",
        "on any target",
        "help: write `activelanepermute`",
    ];
    bad(&format!("compile {file} --target gfx900 -o x"), 1, &says);
}
