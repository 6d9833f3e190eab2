use super::*;
use crate::descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use crate::metadata::{Argument, KernelMetadata, Metadata, ValueKind};
use crate::target::{CodeObjectVersion, Processor, TargetId};
use std::path::{Path, PathBuf};
use std::process::Command;

/// `s_endpgm`
const ENDPGM: [u8; 4] = [0, 0, 0x81, 0xbf];

fn kernel_metadata(name: &str) -> KernelMetadata {
    KernelMetadata {
        name: name.into(),
        symbol: format!("{name}.kd"),
        arguments: vec![Argument::new(ValueKind::GlobalBuffer, 0, 8)],
        kernarg_segment_size: 8,
        kernarg_segment_align: 8,
        wavefront_size: 64,
        sgpr_count: 16,
        vgpr_count: 4,
        max_flat_workgroup_size: 256,
        ..KernelMetadata::default()
    }
}

fn descriptor() -> KernelDescriptor {
    KernelDescriptor {
        kernarg_size: 8,
        rsrc1: Rsrc1(0x00af_0040),
        rsrc2: Rsrc2::default().with_user_sgpr_count(2).with_workgroup_id_x(1),
        properties: KernelProperties::default().with_kernarg_segment_ptr(1),
        ..KernelDescriptor::default()
    }
}

fn data(name: &str, kind: ItemKind, bytes: &[u8], exported: bool) -> Item {
    Item {
        name: name.into(),
        kind,
        bytes: bytes.into(),
        align: 8,
        exported,
        relocations: Vec::new(),
    }
}

/// Two kernels, a function, a constant, a variable that points to the constant, and zeroed memory.
fn sample() -> CodeObject {
    let target = TargetId::new(Processor::by_name("gfx900").unwrap());
    let mut metadata = Metadata::new(CodeObjectVersion::V5, target.to_string());
    metadata.kernels = vec![kernel_metadata("first"), kernel_metadata("second")];
    // s_getpc_b64 s[0:1]; s_add_u32 s0, s0, lo; s_addc_u32 s1, s1, hi; s_endpgm
    let words: [u32; 6] = [0xbe80_1c00, 0x8000_ff00, 0, 0x8201_ff01, 0, 0xbf81_0000];
    let code: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    let half = |offset, kind, addend| Relocation {
        offset,
        kind,
        symbol: "table".into(),
        addend,
    };
    let references = vec![
        half(8, RelocationKind::Rel32Lo, 4),
        half(16, RelocationKind::Rel32Hi, 12),
    ];
    let mut object = CodeObject::new(target, CodeObjectVersion::V5, metadata);
    object.add_kernel("first", descriptor(), code, references);
    object.add_kernel("second", descriptor(), ENDPGM.to_vec(), Vec::new());
    let mut pointer = data("pointer", ItemKind::Variable, &[0; 8], true);
    pointer.relocations.push(Relocation {
        offset: 0,
        kind: RelocationKind::Abs64,
        symbol: "table".into(),
        addend: 4,
    });
    object.items.extend([
        data("helper", ItemKind::Code, &ENDPGM, false),
        data("table", ItemKind::Constant, &[1, 0, 0, 0, 2, 0, 0, 0], false),
        pointer,
        data("zeros", ItemKind::Zeroed(100), &[], true),
    ]);
    object
}

#[test]
fn reader_understands_writer() {
    let object = sample();
    let image = Image::read(&object.write().unwrap()).unwrap();
    assert_eq!(image.target, Some(object.target));
    assert_eq!(image.metadata, object.metadata);
    let first = image.kernel("first").unwrap();
    assert_eq!((first.entry % 256, first.code_size), (0, 24));
    assert_eq!(first.descriptor.rsrc1, descriptor().rsrc1);
    let symbol = |name: &str| {
        image
            .symbols
            .iter()
            .find(|symbol| symbol.name == name)
            .unwrap()
            .address
    };
    let base = 0x7000_0000_0000;
    let bytes = image.relocated(base, |_| None).unwrap();
    let u64_at = |address: u64| u64::from_le_bytes(*bytes[address as usize..].first_chunk().unwrap());
    assert_eq!(u64_at(symbol("pointer")), base + symbol("table") + 4);
    // What the code computes: the address after s_getpc plus the two literals.
    let literal = |offset: u64| u64::from(u64_at(first.entry + offset) as u32);
    let computed = (first.entry + 4).wrapping_add(literal(8) | literal(16) << 32);
    assert_eq!(computed, symbol("table"));
    assert_eq!(image.size(), symbol("zeros") + 100);
}

/// The same, and a kernel that reaches a variable of others and one of its own through slots.
fn with_others() -> CodeObject {
    let mut object = sample();
    let slot = |offset, kind, symbol: &str| Relocation {
        offset,
        kind,
        symbol: symbol.into(),
        addend: 4,
    };
    let references = vec![
        slot(0, RelocationKind::GotPcRel32Lo, "other"),
        slot(4, RelocationKind::GotPcRel32Lo, "zeros"),
        slot(8, RelocationKind::GotPcRel32Hi, "other"),
    ];
    object.metadata.kernels.push(kernel_metadata("third"));
    object.add_kernel("third", descriptor(), vec![0; 16], references);
    object.undefined.push("other".into());
    object
}

#[test]
fn others_are_reached_through_slots() {
    let image = Image::read(&with_others().write().unwrap()).unwrap();
    assert_eq!(image.undefined, ["other"]);
    let base = 0x7000_0000_0000;
    let missing = image.relocated(base, |_| None);
    assert_eq!(missing, Err(ReadError::Undefined("other".into())));
    let there = 0x1234_5678_9abc;
    let bytes = image
        .relocated(base, |name| (name == "other").then_some(there))
        .unwrap();
    let entry = image.kernel("third").unwrap().entry;
    let slot = |offset: u64| {
        let field = i32::from_le_bytes(*bytes[(entry + offset) as usize..].first_chunk().unwrap());
        let slot = (entry + offset).wrapping_add_signed(i64::from(field) - 4);
        u64::from_le_bytes(*bytes[slot as usize..].first_chunk().unwrap())
    };
    let zeros = image
        .symbols
        .iter()
        .find(|symbol| symbol.name == "zeros")
        .unwrap();
    assert_eq!((slot(0), slot(4)), (there, base + zeros.address));
}

#[test]
fn relocations_know_their_numbers_and_reach() {
    use wavelift_codegen::object::RelocationKind as _;
    for number in 0..32 {
        if let Some(kind) = RelocationKind::from_number(number) {
            assert_eq!(kind.number(), number, "{kind}");
        }
    }
    // The numbers of the guide that are no relocations of ours: none, reserved, 16-bit branches.
    for number in [0, 12, 14, 15] {
        assert_eq!(RelocationKind::from_number(number), None);
    }
    assert_eq!(RelocationKind::Rel32.value(1 << 40, 0, 0), None);
    assert_eq!(RelocationKind::Rel32Hi.value(1 << 40, 0, 0), Some(1 << 8));
    assert_eq!(RelocationKind::Abs32.value(1 << 32, -1, 0), Some(0xffff_ffff));
    assert_eq!(RelocationKind::Abs32.value(1 << 32, 0, 0), None);
}

#[test]
fn writing_is_deterministic() {
    assert_eq!(sample().write(), sample().write());
}

#[test]
fn bad_objects_are_refused() {
    let mut twice = sample();
    twice.items.push(data("table", ItemKind::Constant, &[], false));
    assert_eq!(twice.write(), Err(WriteError::DuplicateSymbol("table".into())));
    let mut missing = sample();
    missing.items.remove(3);
    assert!(matches!(missing.write(), Err(WriteError::UndefinedSymbol { .. })));
    let mut outside = sample();
    outside.items[0].relocations[0].offset = 22;
    assert!(matches!(outside.write(), Err(WriteError::BadRelocation { .. })));
    let mut absolute = sample();
    absolute.items[0].relocations[0].kind = RelocationKind::Abs64;
    assert!(matches!(absolute.write(), Err(WriteError::BadRelocation { .. })));
    let mut alignment = sample();
    alignment.items[3].align = 3;
    assert!(matches!(alignment.write(), Err(WriteError::BadAlignment { .. })));
}

#[test]
fn damaged_files_are_errors_not_panics() {
    let bytes = with_others().write().unwrap();
    for length in (0..bytes.len()).step_by(7) {
        let _ = Image::read(&bytes[..length]);
    }
    assert!(Image::read(&bytes[..40]).is_err());
    let mut state = 1u32;
    for _ in 0..2000 {
        let mut damaged = bytes.clone();
        for _ in 0..3 {
            state = state.wrapping_mul(1_664_525).wrapping_add(1_013_904_223);
            let at = (state >> 8) as usize % damaged.len();
            damaged[at] = (state >> 3) as u8;
        }
        if let Ok(image) = Image::read(&damaged) {
            let _ = image.relocated(1 << 40, |_| Some(8));
        }
    }
}

fn temporary(name: &str) -> PathBuf {
    std::env::temp_dir().join(format!("wavelift-amdgpu-{}-{name}", std::process::id()))
}

fn output(command: &mut Command) -> (String, String) {
    let output = command.output().unwrap();
    assert!(
        output.status.success(),
        "{}",
        String::from_utf8_lossy(&output.stderr)
    );
    (
        String::from_utf8(output.stdout).unwrap(),
        String::from_utf8(output.stderr).unwrap(),
    )
}

#[test]
fn llvm_tools_accept_our_objects() {
    if !wavelift_peers::installed(&["llvm-readelf-19", "llvm-objdump-19"]) {
        return;
    }
    let path = temporary("ours.co");
    std::fs::write(&path, sample().write().unwrap()).unwrap();
    let (text, warnings) = output(Command::new("llvm-readelf-19").arg("-a").arg(&path));
    assert_eq!(warnings, "");
    for expected in [
        "OS/ABI:                            AMDGPU - HSA",
        "Flags:                             0x12C, gfx900, xnack",
        "FUNC    GLOBAL PROTECTED",
        "first.kd",
        "R_AMDGPU_RELATIVE64",
        "NT_AMDGPU_METADATA",
        ".symbol:         second.kd",
    ] {
        assert!(text.contains(expected), "{expected:?} is missing in\n{text}");
    }
    assert!(!text.contains("Invalid"), "{text}");
    let (text, warnings) = output(Command::new("llvm-objdump-19").arg("-d").arg(&path));
    assert_eq!(warnings, "");
    assert!(
        text.contains("<second>:") && text.contains("s_getpc_b64 s[0:1]"),
        "{text}"
    );
    // The disassembler's view of the descriptor must agree field by field.
    let (text, warnings) = output(
        Command::new("llvm-objdump-19")
            .args(["-d", "-j", ".rodata"])
            .arg(&path),
    );
    assert_eq!(warnings, "");
    assert!(text.contains(".amdhsa_kernel first"), "{text}");
    assert!(text.contains(".amdhsa_user_sgpr_kernarg_segment_ptr 1"), "{text}");
    std::fs::remove_file(&path).unwrap();
}

fn compile(source: &str, name: &str) -> PathBuf {
    let input = temporary(&format!("{name}.cl"));
    let path = temporary(&format!("{name}.co"));
    std::fs::write(&input, source).unwrap();
    output(
        Command::new("clang-19")
            .args([
                "-x",
                "cl",
                "-cl-std=CL2.0",
                "-target",
                "amdgcn-amd-amdhsa",
                "-mcpu=gfx900",
                "-nogpulib",
                "-O2",
            ])
            .arg(&input)
            .arg("-o")
            .arg(&path as &Path),
    );
    std::fs::remove_file(&input).unwrap();
    path
}

#[test]
fn reader_understands_linked_clang_output() {
    if !wavelift_peers::installed(&["clang-19", "ld.lld-19"]) {
        return;
    }
    let source = "
        __constant int table[4] = {1, 2, 3, 4};
        __global int counter = 7;
        __global int *__constant where = &counter;
        __kernel void k(__global int *p, int n) { p[0] = table[n & 3]; *where = 3; }
        __kernel void other(__global int *p, local int *l) { l[p[2]] = 3; p[1] = l[p[3]]; }";
    let path = compile(source, "theirs");
    let image = Image::read(&std::fs::read(&path).unwrap()).unwrap();
    std::fs::remove_file(&path).unwrap();
    assert_eq!(image.target.unwrap().processor.name, "gfx900");
    assert_eq!(image.version, CodeObjectVersion::V5);
    let k = image.kernel("k").unwrap();
    assert_eq!(k.metadata.arguments[0].kind, ValueKind::GlobalBuffer);
    assert_eq!(k.metadata.arguments[1].offset, 8);
    assert_eq!(k.descriptor.kernarg_size, 12);
    assert_eq!(k.descriptor.properties.kernarg_segment_ptr(), 1);
    assert_eq!(
        image.kernel("other").unwrap().metadata.arguments[1].kind,
        ValueKind::DynamicSharedPointer
    );
    let bytes = image.relocated(0x1000_0000, |_| None).unwrap();
    let symbol = |name: &str| {
        image
            .symbols
            .iter()
            .find(|symbol| symbol.name == name)
            .unwrap()
            .address as usize
    };
    assert_eq!(bytes[symbol("counter")], 7);
    assert_eq!(bytes[symbol("table") + 4], 2);
    if let Some(pointer) = image.symbols.iter().find(|symbol| symbol.name == "where") {
        let value = u64::from_le_bytes(*bytes[pointer.address as usize..].first_chunk().unwrap());
        assert_eq!(value, 0x1000_0000 + symbol("counter") as u64);
    }
}
