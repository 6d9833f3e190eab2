//! What the notes of AMD's code objects say of kernels and their arguments, beside clang-19's for the same kernels.

use crate::command::*;
use crate::object_files::*;
use wavelift_amdgpu::metadata::{KernelMetadata, Metadata};
use wavelift_amdgpu::{Image, ValueKind};

fn read(path: &str) -> Metadata {
    let bytes = std::fs::read(path).expect("an object");
    Image::read(&bytes).expect("an object that loads").metadata
}

/// What must be equal of two kernels, field by field. Names of arguments and types (and `const`, `restrict`, `volatile`, which
/// are parts of types), the source language, and counts of registers and private bytes are the compiler's own.
fn fields(kernel: &KernelMetadata, limited: bool) -> Vec<(String, String)> {
    let mut all = Vec::new();
    let mut add = |name: String, value: String| all.push((name, value));
    for (index, a) in kernel.arguments.iter().enumerate() {
        let of = |field: &str| format!("argument {index} {field}");
        add(of("offset"), a.offset.to_string());
        add(of("size"), a.size.to_string());
        add(of("value_kind"), a.kind.as_str().to_owned());
        add(of("address_space"), format!("{:?}", a.address_space));
        add(of("access"), format!("{:?}", a.access));
        add(of("pointee_align"), format!("{:?}", a.pointee_align));
    }
    add("symbol".into(), kernel.symbol.clone());
    add(
        "kernarg_segment_size".into(),
        kernel.kernarg_segment_size.to_string(),
    );
    add(
        "kernarg_segment_align".into(),
        kernel.kernarg_segment_align.to_string(),
    );
    add(
        "group_segment_fixed_size".into(),
        kernel.group_segment_fixed_size.to_string(),
    );
    add("wavefront_size".into(), kernel.wavefront_size.to_string());
    add(
        "reqd_workgroup_size".into(),
        format!("{:?}", kernel.reqd_workgroup_size),
    );
    add("uses_dynamic_stack".into(), kernel.uses_dynamic_stack.to_string());
    add(
        "workgroup_processor_mode".into(),
        format!("{:?}", kernel.workgroup_processor_mode),
    );
    add(
        "uniform_work_group_size".into(),
        kernel.uniform_work_group_size.to_string(),
    );
    // OpenCL's clang limits work-groups to 256 work-items where the kernel does not say.
    if limited {
        add(
            "max_flat_workgroup_size".into(),
            kernel.max_flat_workgroup_size.to_string(),
        );
    }
    all
}

fn compare(ours: &KernelMetadata, theirs: &KernelMetadata, known: &[(&str, &str)]) -> Vec<String> {
    let limited = [ours, theirs]
        .iter()
        .all(|kernel| kernel.reqd_workgroup_size.is_some());
    let (a, b) = (fields(ours, limited), fields(theirs, limited));
    assert_eq!(a.len(), b.len(), "{ours:#?}\n{theirs:#?}");
    let differ = a.iter().zip(&b).filter(|(a, b)| a != b);
    let excused = |field: &str| known.contains(&(ours.name.as_str(), field));
    differ
        .filter(|(a, _)| !excused(&a.0))
        .map(|(a, b)| format!("{} {}: {} here, {} by clang", ours.name, a.0, a.1, b.1))
        .collect()
}

/// Kernels with `exp`, `sin` and `cos`, for which clang needs a device library.
const NEED_A_LIBRARY: [&str; 2] = ["binomial", "fft_local"];

/// What the modules do not have, although the sources do.
const LOST: [(&str, &str); 1] = [("matmul_tiled", "reqd_workgroup_size")];

/// The kernels of the corpus, by their sources in OpenCL C.
#[test]
fn of_the_corpus_is_that_of_clang() {
    if !installed(&["clang-19", "ld.lld-19"]) {
        return;
    }
    let folder = folder("metadata");
    let mut wrong = Vec::new();
    let mut kernels = 0;
    for path in corpus()
        .iter()
        .filter(|path| path.parent().is_some_and(|p| p.ends_with("O2")))
    {
        let stem = path.file_stem().expect("a name").to_string_lossy().into_owned();
        if NEED_A_LIBRARY.contains(&stem.as_str()) {
            continue;
        }
        let source = format!("{ROOT}/kernels/cl/{stem}.cl");
        for target in ["gfx900", "gfx1201"] {
            let place = |name: &str| {
                folder
                    .join(format!("{stem}-{target}-{name}"))
                    .display()
                    .to_string()
            };
            let (ours, theirs) = (place("ours.co"), place("theirs.co"));
            good(&format!("compile {} --target {target} -o {ours}", path.display()));
            clang(&source, &[&format!("-mcpu={target}"), "-cl-std=CL2.0"], &theirs);
            let (ours, theirs) = (read(&ours), read(&theirs));
            assert_eq!((ours.version, &ours.target), (theirs.version, &theirs.target));
            for kernel in &ours.kernels {
                let same = theirs.kernel(&kernel.name).expect("the same kernel");
                wrong.extend(
                    compare(kernel, same, &LOST)
                        .into_iter()
                        .map(|what| format!("{target}: {what}")),
                );
                kernels += 1;
            }
        }
    }
    assert_eq!(kernels, 48);
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

const IMAGES: &str = "module &m:1:0:$full:$large:$default;
extension \"IMAGE\";
prog kernel &k(kernarg_roimg %a, kernarg_woimg %b, kernarg_rwimg %c, kernarg_samp %s, kernarg_u64 %o, kernarg_u32 %l,
kernarg_u64 %r, kernarg_u32 %n, kernarg_u8 %ch, kernarg_f64 %d, align(16) kernarg_u32 %v[4])
{
requiredworkgroupsize 64, 1, 1;
requirenopartialworkgroups;
ld_kernarg_u64 $d0, [%o];
ld_kernarg_u64 $d1, [%r];
ld_kernarg_u32 $s0, [%l];
ld_kernarg_u32 $s1, [%n];
cvt_u64_u32 $d2, $s1;
shl_u64 $d2, $d2, 2;
add_u64 $d1, $d1, $d2;
ld_readonly_u32 $s2, [$d1];
st_group_align(4)_u32 $s2, [$s0];
add_u64 $d0, $d0, $d2;
st_global_u32 $s2, [$d0];
};
prog kernel &none()
{
requiredworkgroupsize 64, 1, 1;
ret;
};
";

const SAME_IN_OPENCL: &str = "
__attribute__((reqd_work_group_size(64, 1, 1))) __kernel void k(read_only image2d_t a, write_only image2d_t b,
read_write image2d_t c, sampler_t s, __global int *o, __local int *l, __constant int *r, int n, char ch, double d, int4 v)
{ o[n] = *l = r[n]; }
__attribute__((reqd_work_group_size(64, 1, 1))) __kernel void none() {}
";

#[test]
fn of_images_samplers_and_directives_is_that_of_clang() {
    if !installed(&["clang-19", "ld.lld-19"]) {
        return;
    }
    let folder = folder("metadata-kinds");
    let (source, same) = (
        write(&folder, "k.hsail", IMAGES),
        write(&folder, "k.cl", SAME_IN_OPENCL),
    );
    for target in ["gfx900", "gfx1201"] {
        let (ours, theirs) = (folder.join("ours.co"), folder.join("theirs.co"));
        let (ours, theirs) = (ours.display().to_string(), theirs.display().to_string());
        good(&format!("compile {source} --target {target} -o {ours}"));
        let options = [
            &format!("-mcpu={target}"),
            "-cl-std=CL2.0",
            "-cl-uniform-work-group-size",
        ];
        clang(&same, &options, &theirs);
        let (ours, theirs) = (read(&ours), read(&theirs));
        let kinds: Vec<&str> = ours.kernels[0]
            .arguments
            .iter()
            .map(|a| a.kind.as_str())
            .collect();
        assert_eq!(
            kinds,
            [
                "image",
                "image",
                "image",
                "sampler",
                "global_buffer",
                "dynamic_shared_pointer",
                "global_buffer",
                "by_value",
                "by_value",
                "by_value",
                "by_value"
            ]
        );
        assert!(
            ours.kernels
                .iter()
                .flat_map(|k| &k.arguments)
                .all(|a| !a.kind.is_hidden())
        );
        assert_eq!(ours.kernels[0].arguments[0].kind, ValueKind::Image);
        let wrong: Vec<String> = ours
            .kernels
            .iter()
            // Only the first says that it has no partial work-groups.
            .flat_map(|kernel| {
                let known = [("none", "uniform_work_group_size")];
                compare(
                    kernel,
                    theirs.kernel(&kernel.name).expect("the same kernel"),
                    &known,
                )
            })
            .collect();
        assert!(wrong.is_empty(), "{target}: {}", wrong.join("\n"));
    }
}
