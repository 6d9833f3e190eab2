//! What code objects say of processors: numbers, target ids and registers, beside clang 19.

use std::process::Command;
use wavelift_amdgpu::elf::{Image, ImageKernel};
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::target::{Options, Target};
use wavelift_rdna4::target::compilers;

const KERNEL: &str = "kernel %k {\n param %out : i64 at 0 align 8\nblock0:\n v1 = workitemid.i32 0\n v2 = kernargbaseptr.i64\n \
    v3 = load.i64 kernarg align 8 [v2]\n store.i32 global align 4 [v3], v1\n return\n}\n";

/// Flags of the file as clang 19 writes them (`-mcpu=...`).
const EXPECTED: [(&str, u32); 13] = [
    ("gfx1030", 0x36),
    ("gfx1031", 0x37),
    ("gfx1032", 0x38),
    ("gfx1033", 0x39),
    ("gfx1034", 0x3e),
    ("gfx1035", 0x3d),
    ("gfx1036", 0x45),
    ("gfx1100", 0x41),
    ("gfx1101", 0x46),
    ("gfx1102", 0x47),
    ("gfx1103", 0x44),
    ("gfx1200", 0x48),
    ("gfx1201", 0x4e),
];

/// Flags, and the target of the metadata.
fn header(object: &[u8]) -> (u32, Option<String>) {
    let flags = u32::from_le_bytes(object[48..52].try_into().unwrap());
    (flags, Image::read(object).unwrap().metadata.target)
}

fn kernel(object: &[u8]) -> ImageKernel {
    Image::read(object).unwrap().kernels.remove(0)
}

/// What clang makes of a kernel for a processor and a size of waves; nothing where it is not installed, and then the test counts as skipped.
#[track_caller]
fn clang(source: &str, processor: &str, wave: u32) -> Option<Vec<u8>> {
    if !wavelift_peers::installed(&["clang-19"]) {
        return None;
    }
    // Tests that run side by side compile for the same processor.
    let folder = tempfile::tempdir().unwrap();
    let file = folder.path().join("kernel.cl");
    std::fs::write(&file, source).unwrap();
    let out = file.with_extension("co");
    let wide = if wave == 64 {
        "-mwavefrontsize64"
    } else {
        "-mno-wavefrontsize64"
    };
    let made = Command::new("clang-19")
        .args([
            "-x",
            "cl",
            "-target",
            "amdgcn-amd-amdhsa",
            "-nogpulib",
            "-nogpuinc",
            "-O2",
            wide,
        ])
        .args([&format!("-mcpu={processor}"), "-o"])
        .args([&out, &file])
        .status();
    assert!(made.unwrap().success(), "{processor}");
    Some(std::fs::read(&out).unwrap())
}

#[test]
fn flags_and_target_ids_are_those_of_clang() {
    let module = parse_module(KERNEL).unwrap();
    assert_eq!(compilers().count(), EXPECTED.len());
    for (name, flags) in EXPECTED {
        let target = compilers().find(|target| target.info().name == name).expect(name);
        let compiled = target.compile(&module, &Options::default()).unwrap();
        let expected = (flags, Some(format!("amdgcn-amd-amdhsa--{name}")));
        assert_eq!(header(&compiled.object), expected, "{name}");
        if let Some(theirs) = clang("kernel void k(global int *p) { *p = 1; }\n", name, 32) {
            assert_eq!(header(&theirs), expected, "{name}");
        }
    }
}

/// What the descriptors of gfx1030 say of modes, waves and inputs is what those of clang say, for a kernel that asks for as much.
#[test]
fn descriptors_of_gfx1030_are_those_of_clang() {
    let module = parse_module(KERNEL).unwrap();
    let source = "kernel void k(global int *p) { *p = __builtin_amdgcn_workitem_id_x(); }\n";
    let target = compilers()
        .find(|target| target.info().name == "gfx1030")
        .expect("a target");
    for wave in [32, 64] {
        let Some(theirs) = clang(source, "gfx1030", wave) else {
            return;
        };
        let (theirs, ours) = (
            kernel(&theirs),
            target.compile(&module, &Options::for_wave(wave)).unwrap(),
        );
        let ours = kernel(&ours.object);
        let modes = |kernel: &ImageKernel| {
            let rsrc1 = kernel.descriptor.rsrc1;
            [
                rsrc1.vgpr_blocks(),
                rsrc1.sgpr_blocks(),
                rsrc1.float_mode(),
                rsrc1.dx10_clamp(),
                rsrc1.ieee_mode(),
                rsrc1.wgp_mode(),
                rsrc1.mem_ordered(),
            ]
        };
        assert_eq!(modes(&ours), modes(&theirs), "{wave} lanes");
        let inputs = |kernel: &ImageKernel| {
            let (rsrc2, properties) = (kernel.descriptor.rsrc2, kernel.descriptor.properties);
            [
                rsrc2.enable_private_segment(),
                rsrc2.workitem_id(),
                rsrc2.workgroup_id_x(),
                properties.wavefront_size32(),
            ]
        };
        assert_eq!(inputs(&ours), inputs(&theirs), "{wave} lanes");
        assert_eq!(ours.metadata.wavefront_size, theirs.metadata.wavefront_size);
    }
}
