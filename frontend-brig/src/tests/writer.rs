//! What the writer makes, against files of HSAILasm that are checked in, so that no peer is needed.

use super::{CONSTANT_BYTES, CONTROL, EVERYTHING, IN_ELF32, IN_ELF64, entries, kernels, word};
use crate::{Container, Extras, Options, WriteError, read, read_whole, read_with, write, write_with};
use std::path::Path;
use wavelift_frontend_hsail::{ParseOptions, parse_with, print};
use wavelift_hsail::Span;
use wavelift_hsail::model::*;

pub(super) fn assemble(text: &str) -> Vec<u8> {
    let options = ParseOptions::with_comments();
    let (module, found) = parse_with("t", text, options);
    let module = module.unwrap_or_else(|| panic!("{found:?}\n{text}"));
    write(&module).unwrap_or_else(|error| panic!("{error}\n{text}"))
}

/// As [`write_with`], as if something had been changed: also what was read is laid out by the writer.
fn write_anew(module: &Module, extras: &Extras) -> Vec<u8> {
    let mut extras = extras.clone();
    extras.forget_layout();
    write_with(module, &extras).expect("a module")
}

/// Says where two modules differ.
#[track_caller]
pub(super) fn same_bytes(name: &str, ours: &[u8], theirs: &[u8]) {
    let at = ours.iter().zip(theirs).position(|(a, b)| a != b);
    let same = at.is_none() && ours.len() == theirs.len();
    assert!(
        same,
        "{name}: {} and {} bytes, first difference at {at:?}",
        ours.len(),
        theirs.len()
    );
}

#[test]
fn every_construct_is_written_as_the_peer_does() {
    let image = assemble(include_str!("../../tests/data/everything.hsail"));
    same_bytes("everything", &image, EVERYTHING);
    let wrap = |container: Container| container.wrap(image.clone()).expect("a small module");
    same_bytes("raw", &wrap(Container::Raw), EVERYTHING);
    same_bytes("32 bits", &wrap(Container::Elf32), IN_ELF32);
    same_bytes("64 bits", &wrap(Container::Elf64), IN_ELF64);
}

#[test]
fn kernels_are_written_as_the_peer_does() {
    for path in kernels() {
        let name = path.display().to_string();
        let text = std::fs::read_to_string(path.with_extension("hsail")).expect("its text");
        let expected = std::fs::read(&path).expect("a module");
        same_bytes(&name, &assemble(&text), &expected);
        // Reading and writing changes nothing, and text is a fixed point.
        let options = Options {
            comments: true,
            ..Options::default()
        };
        let (module, extras) = read_whole(&expected, options).expect("a module of the corpus");
        same_bytes(&name, &write_anew(&module, &extras), &expected);
        let printed = print(&module);
        same_bytes(&name, &assemble(&printed), &expected);
    }
}

/// Constants of every type in every place, directives in every place, comments, strings of every character: text, BRIG and
/// text again as HSAILasm has them.
#[test]
fn directives_and_constants_are_written_as_the_peer_does() {
    for name in ["constants", "directives", "comments"] {
        let data = |extension: &str| {
            let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data");
            std::fs::read(folder.join(name).with_extension(extension)).expect("a file of the tests")
        };
        let text = String::from_utf8(data("hsail")).expect("text");
        same_bytes(name, &assemble(&text), &data("brig"));
        let options = Options {
            comments: true,
            ..Options::default()
        };
        let module = read_with(&data("brig"), options).unwrap_or_else(|found| panic!("{name}: {found:?}"));
        let printed = print(&module);
        for (ours, theirs) in printed
            .lines()
            .zip(String::from_utf8_lossy(&data("text")).lines())
        {
            assert_eq!(ours, theirs, "{name}");
        }
        assert_eq!(printed.len(), data("text").len(), "{name}");
        same_bytes(name, &assemble(&printed), &data("brig"));
    }
}

/// Where the text of HSAILasm cannot be read back, ours is another, and is read back (see `docs/design/brig.md`).
#[test]
fn text_differs_where_that_of_the_peer_is_wrong() {
    let text = "module &m:1:0:$full:$large:$default;\npragma \"\\001A\\x01g\";\n\nkernel &k()\n{\n\t\
                ld_global_u32\t$s0, [$d0-9223372036854775808];\n};\n";
    let image = assemble(text);
    assert_eq!(print(&read(&image).expect("a module")), text);
}

/// Puts `bytes` into a section of the image at `at`, and moves what comes after.
pub(super) fn insert(image: &[u8], section: usize, at: usize, bytes: &[u8]) -> Vec<u8> {
    let index = word(image, 96);
    let base = word(image, index + 8 * section);
    let size = word(image, base);
    let mut whole = image[base..base + size].to_vec();
    whole.splice(at..at, bytes.iter().copied());
    whole[..8].copy_from_slice(&((size + bytes.len()) as u64).to_le_bytes());
    let mut out = image[..base].to_vec();
    let add = |out: &mut Vec<u8>, n: usize, section: &[u8]| {
        out.resize(out.len().next_multiple_of(16), 0);
        let offset = out.len() as u64;
        out[index + 8 * n..index + 8 * n + 8].copy_from_slice(&offset.to_le_bytes());
        out.extend_from_slice(section);
    };
    add(&mut out, section, &whole);
    for n in section + 1..word(image, 92) {
        let base = word(image, index + 8 * n);
        add(&mut out, n, &image[base..base + word(image, base)]);
    }
    out.resize(out.len().next_multiple_of(16), 0);
    let size = out.len() as u64;
    out[16..24].copy_from_slice(&size.to_le_bytes());
    out
}

#[test]
fn ends_of_longer_entries_are_kept() {
    let image = assemble("module &m:1:0:$full:$large:$default;\nkernel &k() { ret; };\n");
    // The last entry of the code is `ret`; it and the module directive grow, and so the places of what follows.
    let code = word(&image, word(&image, 96) + 8);
    let ret = word(&image, code) - 12;
    let mut longer = image.clone();
    longer[code + ret] += 8;
    longer[code + 32] += 4;
    let mut longer = insert(&longer, 1, ret + 12, b"at an en");
    longer = insert(&longer, 1, 32 + 20, b"tail");
    let kernel = code + 32 + 24;
    for (field, by) in [(12, 4), (16, 4), (20, 12)] {
        let value = word(&longer, kernel + field) as u32 + by;
        longer[kernel + field..kernel + field + 4].copy_from_slice(&value.to_le_bytes());
    }
    let (module, extras) = read_whole(&longer, Options::default()).expect("longer entries are legal");
    same_bytes(
        "with tails",
        &write_with(&module, &extras).expect("a module"),
        &longer,
    );
    same_bytes("without", &write(&module).expect("a module"), &image);
}

/// The image with each operand longer by 0, 4 or 8 bytes, which are all different, and offsets of operands moved with them. The
/// structures are those of HSA PRM 18.5 to 18.7.
fn with_longer_operands(image: &[u8]) -> Vec<u8> {
    let base = |section: usize| word(image, word(image, 96) + 8 * section);
    let (data, code, operand) = (base(0), base(1), base(2));
    let entries = |base: usize| {
        let mut at = base + word(image, base + 8);
        std::iter::from_fn(move || {
            let here = (at < base + word(image, base)).then_some(at)?;
            at += word(image, at) & 0xffff;
            Some(here)
        })
    };
    let kind_of = |at: usize| word(image, at) >> 16;
    let mut longer = image[operand..operand + word(image, operand + 8)].to_vec();
    let mut moved = std::collections::HashMap::from([(0, 0)]);
    for (n, at) in entries(operand).enumerate() {
        moved.insert(at - operand, longer.len());
        let size = word(image, at) & 0xffff;
        let tail = 4 * (n % 3);
        longer.extend_from_slice(&((size + tail) as u16).to_le_bytes());
        longer.extend_from_slice(&image[at + 2..at + size]);
        longer.extend((0..tail).map(|byte| (n * 8 + byte) as u8));
    }
    let mut start = image.to_vec();
    let mut lists = std::collections::BTreeSet::new();
    for at in entries(code) {
        match kind_of(at) {
            0x2000..0x3000 | 0x1003 => lists.insert(word(image, at + 8)),
            0x100c => lists.insert(word(image, at + 4)),
            0x100e => {
                let init = moved[&word(image, at + 8)] as u32;
                start[at + 8..at + 12].copy_from_slice(&init.to_le_bytes());
                false
            }
            _ => false,
        };
    }
    for at in entries(operand) {
        match kind_of(at) {
            0x3009 => lists.insert(word(image, at + 4)),
            0x3007 => lists.insert(word(image, at + 8)),
            0x3000 => {
                let (place, register) = (moved[&(at - operand)], moved[&word(image, at + 8)] as u32);
                longer[place + 8..place + 12].copy_from_slice(&register.to_le_bytes());
                false
            }
            _ => false,
        };
    }
    for list in lists {
        let at = data + list;
        for slot in (at + 4..at + 4 + word(image, at)).step_by(4) {
            let place = moved[&word(image, slot)] as u32;
            start[slot..slot + 4].copy_from_slice(&place.to_le_bytes());
        }
    }
    let size = longer.len() as u64;
    longer[..8].copy_from_slice(&size.to_le_bytes());
    start.truncate(operand);
    start.extend_from_slice(&longer);
    start.resize(start.len().next_multiple_of(16), 0);
    let size = start.len() as u64;
    start[16..24].copy_from_slice(&size.to_le_bytes());
    start
}

#[test]
fn ends_of_longer_operands_are_kept() {
    let mut images = vec![EVERYTHING.to_vec()];
    for name in ["constants", "directives", "comments"] {
        let path = Path::new(env!("CARGO_MANIFEST_DIR"))
            .join("tests/data")
            .join(name);
        images.push(std::fs::read(path.with_extension("brig")).expect("a file of the tests"));
    }
    images.extend(
        kernels()
            .iter()
            .map(|path| std::fs::read(path).expect("a module")),
    );
    let options = Options {
        comments: true,
        ..Options::default()
    };
    for image in images {
        let longer = with_longer_operands(&image);
        assert!(longer.len() > image.len());
        let (module, extras) = read_whole(&longer, options).expect("longer operands are legal");
        same_bytes("with tails", &write_anew(&module, &extras), &longer);
        same_bytes("without", &write(&module).expect("a module"), &image);
        assert_eq!(
            print(&module),
            print(&read_with(&image, options).expect("a module"))
        );
    }
}

/// One operand with a long end, shared by many instructions, would be written as often.
#[test]
fn shared_ends_are_counted_each_time() {
    let body = "st_global_u32 $s0, [$d0];\n".repeat(6000);
    let image = assemble(&format!(
        "module &m:1:0:$full:$large:$default;\nkernel &k() {{ {body} }};\n"
    ));
    let operand = word(&image, word(&image, 96) + 16);
    let code = word(&image, word(&image, 96) + 8);
    // The last operand grows, and every instruction has the list of the last one.
    let mut at = operand + word(&image, operand + 8);
    while at + (word(&image, at) & 0xffff) < operand + word(&image, operand) {
        at += word(&image, at) & 0xffff;
    }
    let (entry, tail) = (at - operand, 0xfff0 - 20);
    let mut longer = image.clone();
    longer[at..at + 2].copy_from_slice(&0xfff0u16.to_le_bytes());
    let last = code + word(&image, code) - 20;
    for n in 0..6000 {
        let at = last - 20 * n;
        longer.copy_within(last + 8..last + 12, at + 8);
    }
    let longer = insert(&longer, 2, entry + 20, &vec![7; tail]);
    let found = read(&longer).expect_err("too much");
    assert_eq!(found[0].code, "brig-limit");
}

#[test]
fn unknown_sections_and_the_hash_are_kept() {
    let with_debug = include_bytes!("../../tests/data/debug.brig");
    let options = Options {
        comments: true,
        ..Options::default()
    };
    let (module, extras) = read_whole(with_debug, options).expect("a module with debug sections");
    assert_eq!(extras.sections.len(), 2);
    same_bytes("debug", &write_anew(&module, &extras), with_debug);
    let mut hashed = EVERYTHING.to_vec();
    hashed[24..88].fill(7);
    let (module, extras) = read_whole(&hashed, options).expect("any hash is legal");
    same_bytes("hash", &write_anew(&module, &extras), &hashed);
}

/// What is shared, what is not, and in which order strings stand.
#[test]
fn strings_and_constants_are_shared_and_lists_are_not() {
    let text = "module &m:1:0:$full:$large:$default;\n//c\n//c\npragma \"c\", u8(99), \"\";\n\
                signature &s(arg_u32)(arg_u32, arg_u32);\nkernel &k()\n{\n\tbr\t@l;\n\tbarrier;\n@l:\n\tbarrier;\n};\n";
    let image = assemble(text);
    let base = word(&image, word(&image, 96));
    let (mut at, mut strings) = (base + 32, Vec::new());
    while at < base + word(&image, base) {
        let size = word(&image, at);
        strings.push(String::from_utf8_lossy(&image[at + 4..at + 4 + size]).into_owned());
        at += (size + 7) & !3;
    }
    strings.retain(|string| !string.contains('\0'));
    assert_eq!(strings, ["&m", "//c", "c", "", "&s", "&k", "@l", "", ""]);
    assert_eq!(
        print(&read(&image).expect("a module")),
        text.replace("//c\n", "")
            .replace("arg_u32, arg_u32", "\n\targ_u32,\n\targ_u32")
            .replace("\nkernel", "\n\nkernel")
            .replace("@l:", "\n@l:")
    );
}

#[test]
fn broken_modules_are_errors() {
    let mut names = Names::new();
    let header = ModuleHeader {
        name: names.intern("&m"),
        major: 1,
        minor: 0,
        profile: Profile::Full,
        machine: MachineModel::Large,
        round: DefaultRound::Default,
        span: Span::NONE,
    };
    let empty = || Module::new(header.clone(), names.clone());
    let other = read(EVERYTHING).expect("a module");
    let mut module = empty();
    module
        .items
        .push(Item::Variable(other.variables.keys().next().expect("a variable")));
    assert!(matches!(
        write(&module),
        Err(WriteError::Dangling {
            what: "a variable",
            ..
        })
    ));
    let mut module = empty();
    let label = other.labels.keys().next().expect("a label");
    let mut branch = Inst::new(Opcode::Br, Span::new(3, 4));
    branch.operands = module.push_operands(&[Operand::Label(label)], &[], 0);
    let id = module.executables.push(Executable {
        kind: ExecutableKind::Kernel,
        name: module.header.name,
        linkage: Linkage::Module,
        is_definition: true,
        outputs: Vec::new(),
        inputs: Vec::new(),
        body: vec![Statement::Inst(branch)],
        span: Span::NONE,
        extent: Span::NONE,
    });
    module.items.push(Item::Executable(id));
    let error = write_with(&module, &Extras::default()).expect_err("no such label");
    assert_eq!(
        error,
        WriteError::Dangling {
            span: Span::new(3, 4),
            what: "a label"
        }
    );
    assert_eq!(error.diagnostic().code, "brig-offset");
    let Some(Statement::Inst(branch)) = module.executables[id].body.first_mut() else {
        unreachable!()
    };
    branch.operands = OperandList::default();
    let nested = module.push_operands(&[Operand::Vector(OperandList { start: 0, len: 1 })], &[], 0);
    let vector = module.push_operands(&[Operand::Vector(nested)], &[], 0);
    let Some(Statement::Inst(branch)) = module.executables[id].body.first_mut() else {
        unreachable!()
    };
    branch.operands = vector;
    assert_eq!(
        write(&module),
        Err(WriteError::Misplaced {
            span: Span::new(3, 4)
        })
    );
}

/// What the reader takes from a damaged module is written as it was, and laid out anew it reads the same. False if the reader refuses it.
#[track_caller]
fn written_if_read(changed: &[u8], what: std::fmt::Arguments<'_>) -> bool {
    let options = Options {
        comments: true,
        ..Options::default()
    };
    let Ok((module, extras)) = read_whole(changed, options) else {
        return false;
    };
    let written = write_with(&module, &extras).unwrap_or_else(|e| panic!("{what}: {e}"));
    assert!(written == changed, "{what}: not written as it was");
    let written = write_anew(&module, &extras);
    let (again, _) = read_whole(&written, options).unwrap_or_else(|found| panic!("{what}: {found:?}"));
    assert!(
        print(&again) == print(&module),
        "{what}: written anew, it reads otherwise"
    );
    true
}

/// Whatever the reader takes can be written, printed and read again: each word of a module with everything in it, changed in
/// several ways. Spans, which are the only thing that may differ, do not show in text.
#[test]
fn what_is_read_can_be_written() {
    let mut taken = 0;
    for at in (0..EVERYTHING.len()).step_by(4) {
        let old = word(EVERYTHING, at) as u32;
        for new in [
            0,
            1,
            old ^ 1,
            old.wrapping_add(4),
            old | 0x80,
            old << 16,
            u32::MAX,
        ] {
            let mut changed = EVERYTHING.to_vec();
            changed[at..at + 4].copy_from_slice(&new.to_le_bytes());
            taken += usize::from(written_if_read(&changed, format_args!("{new:#x} at {at:#x}")));
        }
    }
    assert!(taken > 500, "only {taken} of the changes are legal");
}

/// The same where a control directive has each constant of its module for an operand, whatever its type and size.
#[test]
fn control_directives_keep_operands_of_every_size() {
    let directives = include_bytes!("../../tests/data/directives.brig");
    let section = |n: usize| word(directives, word(directives, 96) + 8 * n);
    // The first of those that follow one another with one type.
    let mut constants = entries(directives, 2, CONSTANT_BYTES);
    constants.dedup_by_key(|constant| word(directives, *constant + 4));
    let mut taken = 0;
    for control in entries(directives, 1, CONTROL) {
        let list = section(0) + word(directives, control + 8);
        for operand in 0..word(directives, list) / 4 {
            for constant in &constants {
                let at = list + 4 + 4 * operand;
                let offset = (constant - section(2)) as u32;
                let mut changed = directives.to_vec();
                changed[at..at + 4].copy_from_slice(&offset.to_le_bytes());
                let what = format_args!("the directive at {control:#x} with the constant at {constant:#x}");
                taken += usize::from(written_if_read(&changed, what));
            }
        }
    }
    assert!(taken > 30, "only {taken} of the changes are legal");
}
