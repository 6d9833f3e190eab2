use super::*;

fn sample() -> CodeObject {
    let mut info = KernelInfo::new("vec_add", SimdWidth::Simd16);
    info.curbe_registers = 3;
    info.curbe = vec![
        CurbeEntry {
            value: CurbeValue::LocalId(0),
            offset: 0,
            size: 32,
        },
        CurbeEntry {
            value: CurbeValue::Argument(8),
            offset: 32,
            size: 16,
        },
    ];
    info.global_surface = 7;
    info.group_bytes = 1024;
    info.scratch_bytes = 96;
    info.barriers = true;
    info.argument_bytes = 24;
    info.required_group = Some([64, 1, 1]);
    let argument = |name: &str, offset, bytes, kind| Argument {
        name: name.into(),
        offset,
        bytes,
        kind,
    };
    info.arguments = vec![
        argument("out", 0, 8, ArgumentKind::Buffer(BufferSpace::Flat)),
        argument("count", 8, 4, ArgumentKind::Value),
        argument("room", 12, 4, ArgumentKind::Group { align: 16 }),
        argument("picture", 16, 8, ArgumentKind::Image(ImageAccess::Write)),
        argument("", 24, 8, ArgumentKind::Sampler),
    ];
    let relocation = |offset, kind, symbol: &str, addend| Relocation {
        offset,
        kind,
        symbol: symbol.into(),
        addend,
    };
    let item = |name: &str, kind, bytes: Vec<u8>, relocations| Item {
        name: name.into(),
        kind,
        bytes,
        align: 8,
        exported: false,
        relocations,
    };
    let mut object = CodeObject::default();
    let references = vec![
        relocation(12, RelocationKind::Address32, "table", 4),
        relocation(16 + 12, RelocationKind::Branch16, "helper", 0),
    ];
    object.add_kernel(info, vec![0x11; 32], references);
    object.items.extend([
        item("helper", ItemKind::Code, vec![0x22; 16], vec![]),
        item("table", ItemKind::Constant, vec![1; 12], vec![]),
        item(
            "pointer",
            ItemKind::Variable,
            vec![0; 8],
            vec![relocation(0, RelocationKind::Address64, "buffer", 16)],
        ),
        item("buffer", ItemKind::Zeroed(64), vec![], vec![]),
    ]);
    object
}

#[test]
fn written_objects_are_read_back() {
    let object = sample();
    let file = object.write().unwrap();
    let image = Image::read(&file).unwrap();
    let kernel = image.kernel("vec_add").unwrap();
    assert_eq!(kernel.info, object.kernels[0]);
    assert_eq!((kernel.entry % 64, kernel.code_size), (0, 32));
    let base = 0x10_2000_0000;
    let bytes = image.relocated(base, |_| None).unwrap();
    let symbol = |name: &str| image.symbols.iter().find(|symbol| symbol.name == name).unwrap();
    let word = |offset: u64| u32::from_le_bytes(bytes[offset as usize..][..4].try_into().unwrap());
    let low = (base + symbol("table").address + 4) as u32;
    assert_eq!(word(kernel.entry + 12), low);
    let pointer = symbol("pointer").address;
    let address = u64::from(word(pointer)) | u64::from(word(pointer + 4)) << 32;
    assert_eq!(address, base + symbol("buffer").address + 16);
    // The second instruction of the kernel calls the helper 48 bytes after it.
    assert_eq!(word(kernel.entry + 16 + 12) as u16, 6);
    assert_eq!(image.code.end - symbol("helper").address, 16 + PREFETCH_BYTES);
    assert_eq!(object.write().unwrap(), file);
}

#[test]
fn what_others_define_is_left_to_the_loader() {
    let mut object = sample();
    object.undefined.push("other".into());
    object.items[0].relocations.push(Relocation {
        offset: 4,
        kind: RelocationKind::AddressHigh32,
        symbol: "other".into(),
        addend: 0,
    });
    let image = Image::read(&object.write().unwrap()).unwrap();
    assert_eq!(image.undefined, ["other"]);
    assert_eq!(
        image.relocated(1 << 36, |_| None),
        Err(ReadError::Undefined("other".into()))
    );
    let bytes = image.relocated(1 << 36, |_| Some(0x12_3456_789a)).unwrap();
    let entry = image.kernel("vec_add").unwrap().entry as usize;
    assert_eq!(bytes[entry + 4..entry + 8], 0x12_u32.to_le_bytes());
}

#[test]
fn damaged_files_are_refused_without_panic() {
    let file = sample().write().unwrap();
    for length in 0..file.len() {
        let _ = Image::read(&file[..length]);
    }
    let mut state = 1u64;
    for _ in 0..20_000 {
        let mut file = file.clone();
        for _ in 0..3 {
            state = state.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
            let at = (state >> 33) as usize % file.len();
            file[at] ^= 1 << (state >> 20 & 7);
        }
        if let Ok(image) = Image::read(&file) {
            let _ = image.relocated(1 << 36, |_| None);
        }
    }
}

#[test]
fn mistakes_are_named() {
    let mut object = sample();
    object.items[0].relocations[0].symbol = "nothing".into();
    assert!(matches!(object.write(), Err(WriteError::UndefinedSymbol { .. })));
    let mut object = sample();
    object.items[0].relocations[0].offset = 30;
    assert!(matches!(object.write(), Err(WriteError::BadRelocation { .. })));
    let mut object = sample();
    object.items[2].align = 3;
    assert!(matches!(object.write(), Err(WriteError::BadAlignment { .. })));
    let mut object = sample();
    object.items[1].name = "vec_add".into();
    assert!(matches!(object.write(), Err(WriteError::DuplicateSymbol(_))));
}

#[test]
fn readelf_agrees() {
    if !wavelift_peers::installed(&["llvm-readelf-19"]) {
        return;
    }
    let path = std::env::temp_dir().join(format!("wavelift-gen7-{}.o", std::process::id()));
    std::fs::write(&path, sample().write().unwrap()).unwrap();
    let run = std::process::Command::new("llvm-readelf-19")
        .args(["--all", "--wide"])
        .arg(&path)
        .output();
    let _ = std::fs::remove_file(&path);
    let run = run.unwrap();
    let text = String::from_utf8_lossy(&run.stdout);
    let complaints = String::from_utf8_lossy(&run.stderr);
    assert!(complaints.is_empty(), "{complaints}");
    for expected in [
        "REL (Relocatable file)",
        "vec_add",
        ".rela.text",
        "Wavelift",
        ".note.wavelift",
    ] {
        assert!(text.contains(expected), "{expected} is not in\n{text}");
    }
}
