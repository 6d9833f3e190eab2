//! The first sixteen kernels of the corpus, for tests that run each kernel hundreds of times, and for measurements that are compared
//! with earlier ones. The kernels that came later run in the tests of every target (`*_kernels.rs`).

use std::path::Path;

/// Names of the files without their ends. `bitonic_local` is the second case of `bitonic`.
pub const FIRST: [&str; 17] = [
    "bitonic",
    "bitonic_local",
    "histogram",
    "int64_mix",
    "mandelbrot",
    "matmul_naive",
    "matmul_tiled",
    "nbody",
    "reduce",
    "saxpy4",
    "scan_hillis",
    "sha256",
    "spmv_csr",
    "statemachine",
    "stencil2d",
    "transpose",
    "vecadd",
];

/// Whether a file of the corpus is of one of them.
pub fn is_first(file: &Path) -> bool {
    let name = file.file_stem().and_then(|name| name.to_str());
    name.is_some_and(|name| FIRST.contains(&name))
}
