//! What code objects say of processors and their features: numbers, target ids, and registers.

use std::sync::Arc;
use wavelift_amdgpu::CodeObjectVersion;
use wavelift_amdgpu::elf::Image;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::target::{OptionValue, Options, Target};
use wavelift_gcn::target::compilers;

const KERNEL: &str = "kernel %k {\n param %out : i64 at 0 align 8\nblock0:\n v1 = workitemid.i32 0\n v2 = kernargbaseptr.i64\n \
    v3 = load.i64 kernarg align 8 [v2]\n store.i32 global align 4 [v3], v1\n return\n}\n";

/// Flags of the file as clang 19 writes them (`-mcpu=...`), by target id.
const EXPECTED: [(&str, u32); 42] = [
    ("gfx600", 0x20),
    ("gfx601", 0x21),
    ("gfx602", 0x3a),
    ("gfx700", 0x22),
    ("gfx701", 0x23),
    ("gfx702", 0x24),
    ("gfx703", 0x25),
    ("gfx704", 0x26),
    ("gfx705", 0x3b),
    ("gfx803", 0x2a),
    ("gfx801", 0x128),
    ("gfx802", 0x29),
    ("gfx805", 0x3c),
    ("gfx810", 0x12b),
    ("gfx801:xnack+", 0x328),
    ("gfx801:xnack-", 0x228),
    ("gfx900", 0x12c),
    ("gfx900:xnack+", 0x32c),
    ("gfx900:xnack-", 0x22c),
    ("gfx902", 0x12d),
    ("gfx902:xnack+", 0x32d),
    ("gfx904", 0x12e),
    ("gfx904:xnack-", 0x22e),
    ("gfx906", 0x52f),
    ("gfx906:sramecc+", 0xd2f),
    ("gfx906:sramecc-", 0x92f),
    ("gfx906:xnack+", 0x72f),
    ("gfx906:xnack-", 0x62f),
    ("gfx906:sramecc+:xnack+", 0xf2f),
    ("gfx906:sramecc+:xnack-", 0xe2f),
    ("gfx906:sramecc-:xnack+", 0xb2f),
    ("gfx906:sramecc-:xnack-", 0xa2f),
    ("gfx909", 0x131),
    ("gfx909:xnack-", 0x231),
    ("gfx90a", 0x53f),
    ("gfx90a:sramecc+", 0xd3f),
    ("gfx90a:sramecc-", 0x93f),
    ("gfx90a:sramecc+:xnack-", 0xe3f),
    ("gfx90a:xnack+", 0x73f),
    ("gfx90a:sramecc-:xnack+", 0xb3f),
    ("gfx90c", 0x132),
    ("gfx90c:xnack+", 0x332),
];

/// The target of a name with settings.
fn find(name: &str) -> Arc<dyn Target> {
    let (plain, settings) = name.split_once(':').unwrap_or((name, ""));
    let target = compilers()
        .find(|target| target.info().name == plain)
        .expect(name);
    match settings {
        "" => Arc::new(target),
        settings => target.with_settings(settings).expect(name),
    }
}

#[test]
fn flags_target_ids_and_scalar_registers() {
    let module = parse_module(KERNEL).unwrap();
    for (name, flags) in EXPECTED {
        let target = find(name);
        assert_eq!(target.name(), name);
        let compiled = target.compile(&module, &Options::default()).unwrap();
        let image = Image::read(&compiled.object).unwrap();
        let blocks = image.kernels[0].descriptor.rsrc1.sgpr_blocks();
        match name {
            // A wave must have 96 of them.
            "gfx802" | "gfx805" => {
                assert_eq!(blocks, 96 / 8 - 1, "{name}");
                // As clang-19 says it.
                assert_eq!(image.kernels[0].metadata.sgpr_count, 96, "{name}");
            }
            _ => assert!(blocks < 3, "{name}: {blocks}"),
        }
        let written = u32::from_le_bytes(compiled.object[48..52].try_into().unwrap());
        assert_eq!(written, flags, "{name}");
        let id = format!("amdgcn-amd-amdhsa--{name}");
        assert_eq!(image.metadata.target, Some(id));
    }
}

/// clang 19 writes the same flags and target ids, in any order of the features.
#[test]
fn flags_and_target_ids_are_those_of_clang() {
    if !wavelift_peers::installed(&["clang-19"]) {
        return;
    }
    let folder = std::path::Path::new(env!("CARGO_TARGET_TMPDIR"));
    let source = folder.join(format!("ids-{}.cl", std::process::id()));
    std::fs::write(&source, "kernel void k(global int *p) { *p = 1; }\n").unwrap();
    let judged = ["gfx906", "gfx90a", "gfx6", "gfx7"];
    let judged = |name: &str| judged.iter().any(|processor| name.starts_with(processor));
    for (name, flags) in EXPECTED.iter().filter(|(name, _)| judged(name)) {
        let out = source.with_extension("co");
        let clang = std::process::Command::new("clang-19")
            .args([
                "-x",
                "cl",
                "-target",
                "amdgcn-amd-amdhsa",
                "-nogpulib",
                "-nogpuinc",
                "-c",
            ])
            .args([&format!("-mcpu={name}"), "-o"])
            .args([&out, &source])
            .status();
        assert!(clang.unwrap().success(), "{name}");
        let object = std::fs::read(&out).unwrap();
        assert_eq!(object[48..52], flags.to_le_bytes(), "{name}");
        let id = format!("amdgcn-amd-amdhsa--{name}");
        let ends_there = |at: usize| !matches!(object.get(at), Some(b':' | b'a'..=b'z' | b'0'..=b'9'));
        let found = object.windows(id.len()).enumerate();
        let mut found = found.filter(|(_, window)| *window == id.as_bytes());
        assert!(found.any(|(at, _)| ends_there(at + id.len())), "{name}");
        let _ = std::fs::remove_file(&out);
    }
    let _ = std::fs::remove_file(&source);
}

/// Every setting of the features that the processor has is a target, and no other.
#[test]
fn every_combination_of_features_is_a_target() {
    for target in compilers() {
        let info = target.info();
        for sramecc in ["", "sramecc-", "sramecc+"] {
            for xnack in ["", "xnack-", "xnack+"] {
                let parts = [sramecc, xnack].into_iter().filter(|part| !part.is_empty());
                let settings = parts.collect::<Vec<_>>().join(":");
                if settings.is_empty() {
                    continue;
                }
                let has = |feature: &str| info.features.contains(&feature.trim_end_matches(['+', '-']));
                let known = settings.split(':').all(has);
                let made = target.with_settings(&settings).map(|made| made.name());
                match known {
                    true => assert_eq!(made.unwrap(), format!("{}:{settings}", info.name)),
                    false => assert!(made.unwrap_err().contains("has no feature"), "{}", info.name),
                }
            }
        }
    }
}

/// Version 2 of code objects: what `llc-14 --amdhsa-code-object-version=2` writes for flags, notes and symbols, and our own reader.
#[test]
fn version_2_has_headers_and_text() {
    let module = parse_module(KERNEL).unwrap();
    let options = Options {
        own: vec![("code-object-version".to_owned(), OptionValue::Number(2))],
        ..Options::default()
    };
    for (name, flags, isa) in [
        ("gfx600", 0x20, "gfx600"),
        ("gfx700", 0x22, "gfx700"),
        ("gfx801", 0x128, "gfx801"),
        ("gfx803", 0x2a, "gfx803"),
        ("gfx900", 0x12c, "gfx901"),
        ("gfx900:xnack-", 0x2c, "gfx900"),
        ("gfx906", 0x32f, "gfx907"),
    ] {
        let object = find(name).compile(&module, &options).unwrap().object;
        assert_eq!(object[48..52], u32::to_le_bytes(flags), "{name}");
        assert_eq!(object[8], 0);
        let image = Image::read(&object).unwrap();
        let kernel = &image.kernels[0];
        assert_eq!(
            (image.version, image.metadata.version),
            (CodeObjectVersion::V2, [1, 0])
        );
        assert_eq!(kernel.entry, kernel.descriptor_address + 256);
        assert_eq!(image.code[0].start, kernel.entry);
        let later = find(name).compile(&module, &Options::default()).unwrap().object;
        let later = Image::read(&later).unwrap();
        let mut descriptor = later.kernels[0].descriptor;
        descriptor.kernel_code_entry_byte_offset = 256;
        assert_eq!(
            (kernel.descriptor, kernel.code_size),
            (descriptor, later.kernels[0].code_size)
        );
        let name = format!("amdgcn-amd-amdhsa--{isa}");
        assert!(
            object.windows(name.len()).any(|bytes| bytes == name.as_bytes()),
            "{name}"
        );
    }
    let without = find("gfx90c").compile(&module, &options);
    assert!(without.is_err());
}

/// Version 3 of code objects, with the flags that LLVM 14 writes (`llc-14 --amdhsa-code-object-version=3`, features by `-mattr`).
#[test]
fn version_3_has_flags_of_its_own() {
    let module = parse_module(KERNEL).unwrap();
    let options = Options {
        own: vec![("code-object-version".to_owned(), OptionValue::Number(3))],
        ..Options::default()
    };
    for (name, flags) in [
        ("gfx602", 0x3a),
        ("gfx700", 0x22),
        ("gfx801", 0x128),
        ("gfx803", 0x2a),
        ("gfx900", 0x12c),
        ("gfx900:xnack-", 0x2c),
        ("gfx906", 0x32f),
        ("gfx906:sramecc-:xnack+", 0x12f),
        ("gfx906:xnack-", 0x22f),
    ] {
        let compiled = find(name).compile(&module, &options).unwrap();
        assert_eq!(compiled.object[48..52], u32::to_le_bytes(flags), "{name}");
        // EI_ABIVERSION.
        assert_eq!(compiled.object[8], 1);
        let image = Image::read(&compiled.object).unwrap();
        assert_eq!((image.metadata.version, &image.metadata.target), ([1, 0], &None));
        let read = image.target.unwrap();
        assert_eq!(read.e_flags_in(CodeObjectVersion::V3), flags, "{name}");
    }
}
