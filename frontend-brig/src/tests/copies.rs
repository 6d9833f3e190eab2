//! A module that is read and written without a change is the same, whatever its layout; one that was changed is laid out anew.

use super::writer::{assemble, insert, same_bytes};
use super::{EVERYTHING, INST_MOD, entries, entry, word};
use crate::{ModLayout, Options, read_whole, write_with};
use wavelift_frontend_hsail::print;

const COMMENT: u16 = 0x1002;
const OPERAND_REGISTER: [u8; 8] = [8, 0, 0x0a, 0x30, 1, 0, 7, 0];

/// Offset in the image of a section.
fn base(image: &[u8], section: usize) -> usize {
    word(image, word(image, 96) + 8 * section)
}

fn put(image: &mut [u8], at: usize, value: usize) {
    image[at..at + 4].copy_from_slice(&(value as u32).to_le_bytes());
}

/// Reads and writes without a change; that the writer alone would do it otherwise is what makes the case one.
#[track_caller]
fn is_kept(what: &str, image: &[u8]) {
    let (module, mut extras) = read_whole(image, Options::EVERYTHING).expect("a legal module");
    same_bytes(what, &write_with(&module, &extras).expect("a module"), image);
    extras.forget_layout();
    let anew = write_with(&module, &extras).expect("a module");
    assert!(anew != image, "{what}: laid out as the writer does");
    let (again, _) = read_whole(&anew, Options::EVERYTHING).expect("what was written");
    assert_eq!(print(&again), print(&module), "{what}");
}

/// Entries and lists of a module of two stores: `st_global_u32 $s0, [$d0]; st_global_u32 $s0, [$d0];`.
fn two_stores() -> Vec<u8> {
    let store = "st_global_u32 $s0, [$d0];\n".repeat(2);
    assemble(&format!(
        "module &m:1:0:$full:$large:$default;\nkernel &k() {{ {store} }};\n"
    ))
}

#[test]
fn operand_that_nothing_refers_to() {
    let image = two_stores();
    let end = word(&image, base(&image, 2));
    is_kept("unreferenced", &insert(&image, 2, end, &OPERAND_REGISTER));
    // One in the middle: the first operand of the second store is that of the first one, and what it was is left over.
    let mut shared = image.clone();
    let lists: Vec<usize> = entries(&image, 1, 0x2008)
        .iter()
        .map(|at| base(&image, 0) + word(&image, at + 8))
        .collect();
    let first = word(&image, lists[0] + 4);
    assert_ne!(first, word(&image, lists[1] + 4));
    put(&mut shared, lists[1] + 4, first);
    is_kept("one operand of two stores", &shared);
}

#[test]
fn list_of_operands_of_two_instructions() {
    let mut image = two_stores();
    let stores = entries(&image, 1, 0x2008);
    let list = word(&image, stores[0] + 8);
    put(&mut image, stores[1] + 8, list);
    is_kept("one list of two stores", &image);
}

#[test]
fn equal_strings_that_are_not_one() {
    let image = assemble("module &m:1:0:$full:$large:$default;\nextension \"CORE\";\nextension \"CORE\";\n");
    let size = word(&image, base(&image, 0));
    let image = insert(&image, 0, size, b"\x04\0\0\0CORE");
    is_kept("a string that nothing refers to", &image);
    let mut apart = image;
    let second = entries(&apart, 1, 0x1004)[1];
    put(&mut apart, second + 4, size);
    is_kept("the same string twice", &apart);
}

#[test]
fn fillers() {
    let mut image = include_bytes!("../../tests/data/comments.brig").to_vec();
    let comments = entries(&image, 1, COMMENT);
    assert!(comments.len() > 2);
    for at in comments {
        image[at..at + 8].copy_from_slice(&[8, 0, 0, 0, 0, 0, 0, 0]);
    }
    is_kept("fillers", &image);
    // After the last instruction, and longer than any structure.
    let image = two_stores();
    let end = word(&image, base(&image, 1));
    let mut filler = vec![0; 64];
    filler[0] = 64;
    let mut image = insert(&image, 1, end, &filler);
    is_kept("filler after the kernel", &image);
    let kernel = entries(&image, 1, 0x1008)[0];
    put(&mut image, kernel + 20, end + 64);
    is_kept("filler at the end of the kernel", &image);
}

#[test]
fn instruction_of_another_class() {
    let mut image = EVERYTHING.to_vec();
    let at = entry(1, INST_MOD, 0);
    image[at + 12..at + 14].copy_from_slice(&[0, 0]);
    is_kept("InstMod without modifiers", &image);
}

#[test]
fn sections_in_another_order() {
    let image = two_stores();
    let mut out = image[..104].to_vec();
    let mut index = [0; 3];
    for n in [2, 0, 1] {
        // Gaps are legal where they are zero.
        out.resize(out.len().next_multiple_of(16) + 32, 0);
        index[n] = out.len() as u64;
        let at = base(&image, n);
        out.extend_from_slice(&image[at..at + word(&image, at)]);
    }
    out.resize(out.len().next_multiple_of(8), 0);
    let place = out.len() as u64;
    out[96..104].copy_from_slice(&place.to_le_bytes());
    out.extend(index.iter().flat_map(|offset| offset.to_le_bytes()));
    out.resize(out.len().next_multiple_of(16), 0);
    let size = out.len() as u64;
    out[16..24].copy_from_slice(&size.to_le_bytes());
    is_kept("operands, data, code, index", &out);
}

#[test]
fn changed_modules_are_laid_out_anew() {
    let image = two_stores();
    let end = word(&image, base(&image, 2));
    let odd = insert(&image, 2, end, &OPERAND_REGISTER);
    let (mut module, extras) = read_whole(&odd, Options::EVERYTHING).expect("a legal module");
    let name = module.names.intern("&another");
    for e in module.executables.values_mut() {
        e.name = name;
    }
    let written = write_with(&module, &extras).expect("a module");
    let (again, _) = read_whole(&written, Options::EVERYTHING).expect("what was written");
    assert!(print(&again).contains("kernel &another("));
    assert_eq!(word(&written, base(&written, 2)), end, "the operand is gone");
    // What stands beside the model may change, too.
    let (module, mut extras) = read_whole(&odd, Options::EVERYTHING).expect("a legal module");
    extras.hash = Some(Box::new([3; 64]));
    let written = write_with(&module, &extras).expect("a module");
    assert_eq!(written[24..88], [3; 64]);
}

/// Options that leave something out ask for a module without it.
#[test]
fn what_was_not_read_is_not_written() {
    let comments = include_bytes!("../../tests/data/comments.brig");
    let (module, extras) = read_whole(comments, Options::default()).expect("a module");
    let written = write_with(&module, &extras).expect("a module");
    assert_eq!(entries(&written, 1, COMMENT), []);
    let mut manual = EVERYTHING.to_vec();
    for at in entries(EVERYTHING, 1, INST_MOD) {
        manual.swap(at + 13, at + 14);
    }
    let options = Options {
        comments: true,
        mod_layout: ModLayout::PackThenRound,
    };
    let (module, extras) = read_whole(&manual, options).expect("a module");
    same_bytes(
        "converted",
        &write_with(&module, &extras).expect("a module"),
        EVERYTHING,
    );
}
