//! OpenCL kernels through LLVM IR and HSAIL, beside clang's code for the same source.

use std::path::Path;
use wavelift_unseen::{Kernel, MACHINES, beside};

/// Loops, bytes, group memory with barriers, private arrays, vectors, floats: clang says what is right.
#[test]
fn kernels_compute_what_clangs_code_computes() {
    if !wavelift_peers::installed(&["clang-19", "opt-19", "ld.lld-19"]) {
        return;
    }
    let sources = Path::new(env!("CARGO_MANIFEST_DIR")).join("../peers/unseen/kernels");
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("unseen-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder");
    for name in ["bitpack", "blelloch", "isort", "lu", "quaternion", "scanlocal"] {
        let kernel = Kernel::read(&sources.join(name).with_extension("cl")).expect("a kernel");
        for machine in &MACHINES {
            let both = beside(
                Path::new(env!("CARGO_BIN_EXE_wavelift")),
                &kernel,
                machine,
                &folder,
            );
            let (ours, clangs) = both.unwrap_or_else(|error| panic!("{name} on {}: {error}", machine.name));
            assert_eq!(ours.output, clangs.output, "{name} on {}", machine.name);
            let numbers = ours.output.split_whitespace().filter(|word| *word != "0");
            assert!(numbers.count() > 40, "{name}: {}", ours.output);
        }
    }
    let _ = std::fs::remove_dir_all(&folder);
}
