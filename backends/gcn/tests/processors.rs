//! What code objects say of processors of the third generation: their number, and registers.

use wavelift_amdgpu::elf::Image;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::target::{Options, Target};
use wavelift_gcn::target::targets;

const KERNEL: &str = "kernel %k {\n param %out : i64 at 0 align 8\nblock0:\n v1 = workitemid.i32 0\n v2 = kernargbaseptr.i64\n \
    v3 = load.i64 kernarg align 8 [v2]\n store.i32 global align 4 [v3], v1\n return\n}\n";

/// Flags of the file as LLVM 19 has them (`llvm-mc -mcpu=... -filetype=obj`).
const EXPECTED: [(&str, u32); 5] = [
    ("gfx803", 0x2a),
    ("gfx801", 0x128),
    ("gfx802", 0x29),
    ("gfx805", 0x3c),
    ("gfx810", 0x12b),
];

#[test]
fn flags_and_scalar_registers() {
    let module = parse_module(KERNEL).unwrap();
    for (name, flags) in EXPECTED {
        let mut all = targets();
        let target = all.find(|target| target.info().name == name).expect(name);
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
    }
}
