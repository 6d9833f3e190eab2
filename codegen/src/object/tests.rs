use super::*;
use object::LittleEndian as LE;
use object::elf::{self, FileHeader64};
use object::read::elf::{FileHeader as _, ProgramHeader as _, SectionHeader as _, Sym as _};

/// References of a machine that does not exist.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Kind {
    Address,
    Base,
    Distance,
    Slot,
    /// 8 bits.
    Branch,
}

const KINDS: [Kind; 5] = [
    Kind::Address,
    Kind::Base,
    Kind::Distance,
    Kind::Slot,
    Kind::Branch,
];

impl RelocationKind for Kind {
    fn number(self) -> u32 {
        self as u32 + 1
    }

    fn from_number(number: u32) -> Option<Kind> {
        KINDS.into_iter().find(|kind| kind.number() == number)
    }

    fn size(self) -> usize {
        match self {
            Kind::Address | Kind::Base => 8,
            Kind::Distance | Kind::Slot => 4,
            Kind::Branch => 1,
        }
    }

    fn reference(self) -> Reference {
        match self {
            Kind::Address | Kind::Base => Reference::Absolute,
            Kind::Distance => Reference::Relative,
            Kind::Slot => Reference::Slot,
            Kind::Branch => Reference::Branch,
        }
    }

    fn value(self, symbol: u64, addend: i64, place: u64) -> Option<u64> {
        let address = symbol.wrapping_add_signed(addend);
        let distance = address.wrapping_sub(place) as i64;
        Some(match self {
            Kind::Address | Kind::Base => address,
            Kind::Distance | Kind::Slot => i64::from(i32::try_from(distance).ok()?) as u64,
            Kind::Branch => i64::from(i8::try_from(distance).ok()?) as u64,
        })
    }
}

impl Loadable for Kind {
    const ADDRESS: Self = Kind::Address;
    const BASE: Self = Kind::Base;
}

fn item(name: &str, kind: ItemKind, bytes: usize, relocations: &[(u64, Kind, &str, i64)]) -> Item<Kind> {
    Item {
        name: name.to_owned(),
        kind,
        bytes: vec![0; bytes],
        align: 4,
        exported: kind != ItemKind::Constant,
        relocations: relocations
            .iter()
            .map(|&(offset, kind, symbol, addend)| Relocation {
                offset,
                kind,
                symbol: symbol.to_owned(),
                addend,
            })
            .collect(),
    }
}

fn file<'a>(items: &'a [Item<Kind>], undefined: &'a [String]) -> ObjectFile<'a, Kind> {
    ObjectFile {
        machine: Machine {
            machine: 0x1234,
            os_abi: 7,
            abi_version: 3,
            flags: 0x55,
        },
        code: CodeRules {
            align: 16,
            fill: 0xdead_beef,
            line: 32,
            tail: 8,
        },
        notes: Notes {
            section: ".note.toy",
            loaded: true,
            notes: &[Note {
                owner: b"Toy",
                kind: 9,
                content: b"12345",
            }],
        },
        items,
        undefined,
    }
}

/// A function that names another one, a constant, a variable of its own through a slot, and one of others.
fn sample() -> Vec<Item<Kind>> {
    vec![
        item(
            "f",
            ItemKind::Code,
            20,
            &[
                (0, Kind::Branch, "g", 1),
                (4, Kind::Distance, "c", 0),
                (8, Kind::Slot, "v", 0),
                (12, Kind::Slot, "other", 0),
                (16, Kind::Slot, "v", 4),
            ],
        ),
        item("g", ItemKind::Code, 4, &[]),
        item("c", ItemKind::Constant, 4, &[]),
        item(
            "v",
            ItemKind::Variable,
            16,
            &[(0, Kind::Address, "z", 3), (8, Kind::Address, "other", 5)],
        ),
        item("z", ItemKind::Zeroed(64), 0, &[]),
    ]
}

fn others() -> Vec<String> {
    vec!["other".to_owned()]
}

/// Sections by name: address, contents.
fn sections(bytes: &[u8]) -> Vec<(String, u64, Vec<u8>)> {
    let header = FileHeader64::<LE>::parse(bytes).unwrap();
    let sections = header.sections(LE, bytes).unwrap();
    let one = |section: &elf::SectionHeader64<LE>| {
        let name = sections.section_name(LE, section).unwrap();
        let name = String::from_utf8(name.to_vec()).unwrap();
        (
            name,
            section.sh_addr(LE),
            section.data(LE, bytes).unwrap().to_vec(),
        )
    };
    sections.iter().map(one).collect()
}

fn section(bytes: &[u8], name: &str) -> (u64, Vec<u8>) {
    let all = sections(bytes);
    let (_, address, data) = all.into_iter().find(|(other, ..)| other == name).unwrap();
    (address, data)
}

/// Symbols of a table by name: value, binding and visibility, whether it is defined.
fn symbols(bytes: &[u8], table: u32) -> Vec<(String, u64, (u8, u8), bool)> {
    let header = FileHeader64::<LE>::parse(bytes).unwrap();
    let sections = header.sections(LE, bytes).unwrap();
    let table = sections.symbols(LE, bytes, table).unwrap();
    let one = |symbol: &elf::Sym64<LE>| {
        let name = symbol.name(LE, table.strings()).unwrap().to_vec();
        (
            String::from_utf8(name).unwrap(),
            symbol.st_value(LE),
            (symbol.st_bind(), symbol.st_visibility()),
            !symbol.is_undefined(LE),
        )
    };
    table.iter().map(one).collect()
}

/// Relocations of a file: place, symbol number, kind, addend.
fn relocations(bytes: &[u8], name: &str) -> Vec<(u64, u32, Kind, i64)> {
    let header = FileHeader64::<LE>::parse(bytes).unwrap();
    let sections = header.sections(LE, bytes).unwrap();
    let (_, section) = sections.section_by_name(LE, name.as_bytes()).unwrap();
    let (list, _) = section.rela(LE, bytes).unwrap().unwrap();
    list.iter()
        .map(|r| {
            let kind = Kind::from_number(r.r_type(LE, false)).unwrap();
            (r.r_offset.get(LE), r.r_sym(LE, false), kind, r.r_addend.get(LE))
        })
        .collect()
}

fn dword(bytes: &[u8], at: usize) -> i64 {
    i32::from_le_bytes(*bytes[at..].first_chunk().unwrap()).into()
}

#[test]
fn a_relocatable_file_keeps_what_crosses_sections() {
    let (items, others) = (sample(), others());
    let bytes = file(&items, &others).relocatable().unwrap();
    let (address, text) = section(&bytes, ".text");
    // `g` is at 32: 20 bytes of `f`, aligned to 16. The end is a multiple of 32 and 8 bytes of fill.
    assert_eq!((address, text[0], text.len()), (0, 33, 64 + 8));
    assert_eq!(text[20..24], 0xdead_beef_u32.to_le_bytes(), "fill between items");
    let names: Vec<String> = symbols(&bytes, elf::SHT_SYMTAB)
        .into_iter()
        .map(|s| s.0)
        .collect();
    assert_eq!(names, ["", "c", "f", "g", "v", "z", "other"], "local ones first");
    assert_eq!(
        relocations(&bytes, ".rela.text"),
        [
            (4, 1, Kind::Distance, 0),
            (8, 4, Kind::Slot, 0),
            (12, 6, Kind::Slot, 0),
            (16, 4, Kind::Slot, 4)
        ]
    );
    assert_eq!(
        relocations(&bytes, ".rela.data"),
        [(0, 5, Kind::Address, 3), (8, 6, Kind::Address, 5)]
    );
    let (_, note) = section(&bytes, ".note.toy");
    assert_eq!(note, b"\x04\0\0\0\x05\0\0\0\x09\0\0\0Toy\x0012345\0\0\0");
    assert_eq!(file(&items, &others).relocatable().unwrap(), bytes, "O1");
}

#[test]
fn a_linked_file_leaves_addresses_to_the_loader() {
    let (items, others) = (sample(), others());
    let bytes = file(&items, &others).shared().unwrap();
    let (text_at, text) = section(&bytes, ".text");
    let (constants, _) = section(&bytes, ".rodata");
    let (got, slots) = section(&bytes, ".got");
    let (data, _) = section(&bytes, ".data");
    let (zeros, _) = section(&bytes, ".bss");
    assert_eq!(text_at as i64 + 4 + dword(&text, 4), constants as i64);
    // `v` has one slot, although two references go through it.
    assert_eq!(slots.len(), 16);
    assert_eq!(text_at as i64 + 8 + dword(&text, 8), got as i64);
    assert_eq!(text_at as i64 + 12 + dword(&text, 12), got as i64 + 8);
    assert_eq!(text_at as i64 + 16 + dword(&text, 16), got as i64 + 4);
    assert_eq!(
        relocations(&bytes, ".rela.dyn"),
        [
            (data, 0, Kind::Base, zeros as i64 + 3),
            (got, 0, Kind::Base, data as i64),
            (data + 8, 1, Kind::Address, 5),
            (got + 8, 1, Kind::Address, 0),
        ]
    );
    let dynamic = symbols(&bytes, elf::SHT_DYNSYM);
    let global = |visibility| (elf::STB_GLOBAL, visibility);
    assert_eq!(dynamic[1], ("other".into(), 0, global(elf::STV_DEFAULT), false));
    assert_eq!(dynamic.len(), 6, "the constant is nobody's business");
    assert!(dynamic.contains(&("v".into(), data, global(elf::STV_PROTECTED), true)));
    // What the loader maps holds everything that it fills in.
    let header = FileHeader64::<LE>::parse(&*bytes).unwrap();
    let loads = header.program_headers(LE, &*bytes).unwrap().iter();
    let mapped = |at: u64, flags: u32| {
        loads.clone().any(|segment| {
            segment.p_type(LE) == elf::PT_LOAD
                && segment.p_flags(LE) & flags != 0
                && (segment.p_vaddr(LE)..segment.p_vaddr(LE) + segment.p_memsz(LE)).contains(&at)
        })
    };
    for at in [got, got + 15, data, zeros + 63] {
        assert!(mapped(at, elf::PF_W), "{at:#x}");
    }
    assert_eq!(file(&items, &others).shared().unwrap(), bytes, "O1");
}

#[test]
fn a_file_without_anything_is_well_formed() {
    let bytes = file(&[], &[]).relocatable().unwrap();
    assert_eq!(section(&bytes, ".text").1.len(), 8);
    let nothing = file(&[], &[]).shared();
    assert!(matches!(nothing, Err(WriteError::Elf(_))), "{nothing:?}");
    let only = [item("v", ItemKind::Zeroed(4), 0, &[])];
    let bytes = file(&only, &[]).shared().unwrap();
    assert_eq!(symbols(&bytes, elf::SHT_DYNSYM).len(), 2);
}

#[test]
fn mistakes_are_named() {
    let both = |items: &[Item<Kind>], undefined: &[String]| {
        let file = file(items, undefined);
        (file.relocatable().err(), file.shared().err())
    };
    let (one, same) = both(&sample(), &[]);
    let missing = WriteError::UndefinedSymbol {
        item: "f".into(),
        symbol: "other".into(),
    };
    assert_eq!((&one, &same), (&Some(missing.clone()), &Some(missing)), "O3");
    let twice = vec!["v".to_owned()];
    assert_eq!(
        both(&sample(), &twice).0,
        Some(WriteError::DuplicateSymbol("v".into()))
    );
    let far = [
        item("f", ItemKind::Code, 4, &[(0, Kind::Branch, "g", 0)]),
        item("pad", ItemKind::Code, 200, &[]),
        item("g", ItemKind::Code, 4, &[]),
    ];
    let out = Some(WriteError::OutOfReach {
        item: "f".into(),
        symbol: "g".into(),
    });
    assert_eq!(both(&far, &[]), (out.clone(), out));
    let elsewhere = [item("f", ItemKind::Code, 4, &[(0, Kind::Branch, "other", 0)])];
    let (one, same) = both(&elsewhere, &others());
    assert!(matches!(one, Some(WriteError::BadRelocation { .. })), "{one:?}");
    assert!(matches!(same, Some(WriteError::BadRelocation { .. })), "{same:?}");
    let absolute = [item("f", ItemKind::Code, 8, &[(0, Kind::Address, "f", 0)])];
    assert!(matches!(
        both(&absolute, &[]).1,
        Some(WriteError::BadRelocation { .. })
    ));
    let mut odd = [item("f", ItemKind::Code, 8, &[])];
    odd[0].align = 3;
    assert!(matches!(
        both(&odd, &[]).0,
        Some(WriteError::BadAlignment { align: 3, .. })
    ));
    let outside = [item("f", ItemKind::Code, 6, &[(4, Kind::Distance, "f", 0)])];
    assert!(matches!(
        both(&outside, &[]).1,
        Some(WriteError::BadRelocation { .. })
    ));
}
