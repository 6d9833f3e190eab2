//! Kernels that do not fit are refused when they are compiled: with what they need, what there is, and a line.

use std::fmt::Write;
use wavelift_codegen::target::Options;
use wavelift_frontend_hsail::parse_text;
use wavelift_gen7::backend::compiler;
use wavelift_gen7::elf::SimdWidth;
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

/// What is said about a kernel `&k` with these lines, which begin at line 4.
fn refusal(lines: &str, simd: SimdWidth) -> String {
    let text = format!(
        "module &m:1:0:$full:$large:$default;
prog kernel &k(kernarg_u64 %out)
{{
{lines}
}};
"
    );
    let parsed = parse_text("limits", &text).unwrap_or_else(|found| panic!("{found:?}"));
    let source = Source::text("limits".to_owned(), &text);
    let part = translate::Part {
        module: &parsed,
        source: Some(&source),
    };
    let program = translate::translate_program(&[part], &translate::Options::new(simd.channels()))
        .unwrap_or_else(|found| panic!("{found:?}"));
    let options = Options::for_wave(simd.channels());
    let compiled = compiler().program(&program.ir, &options).unwrap();
    assert!(compiled.kernels.is_empty());
    let error = &compiled.failed[0];
    assert_eq!(error.kernel.as_deref(), Some("k"));
    error.to_string()
}

fn check(lines: &str, wanted: &[&str]) {
    for simd in [SimdWidth::Simd8, SimdWidth::Simd16] {
        let text = refusal(lines, simd);
        println!("{simd:?}: {text}");
        for word in wanted {
            assert!(text.contains(word), "{text}: no {word}");
        }
    }
}

#[test]
fn group_memory() {
    let lines = "group_u32 %small[4];
group_u32 %g[20000];
workitemabsid_u32 $s0, 0;
st_group_align(4)_u32 $s0, [%small];
st_group_align(4)_u32 $s0, [%g];
ret;";
    check(lines, &["80016 bytes", "65536", "for g (line 8)"]);
}

#[test]
fn private_memory() {
    // Something has to read it at a place that is not known: otherwise it is no memory any more.
    let lines = "private_u32 %p[2000000];
workitemabsid_u32 $s0, 0;
st_private_align(4)_u32 $s0, [%p][$s0];
ld_private_align(4)_u32 $s1, [%p];
ld_kernarg_align(8)_width(all)_u64 $d0, [%out];
st_global_align(4)_u32 $s1, [$d0];
ret;";
    check(lines, &["8000000 bytes", "1048576", "(line 6)"]);
}

#[test]
fn work_group() {
    let lines = "requiredworkgroupsize 4096, 4, 1;
workitemabsid_u32 $s0, 0;
ret;";
    check(lines, &["16384 work-items", "(line "]);
    // 64 threads, and what is possible at all.
    for (simd, most) in [
        (SimdWidth::Simd8, "at most 512"),
        (SimdWidth::Simd16, "at most 1024"),
    ] {
        assert!(refusal(lines, simd).contains(most), "{simd:?}");
    }
}

#[test]
fn spilled_registers() {
    // So many loads of one word, all of them used after a barrier.
    let count = 600;
    let mut lines =
        String::from("ld_kernarg_align(8)_width(all)_u64 $d0, [%out];\nworkitemabsid_u32 $s0, 0;\n");
    lines += "cvt_u64_u32 $d1, $s0;\nadd_u64 $d0, $d0, $d1;\n";
    for index in 0..count {
        let _ = writeln!(
            lines,
            "ld_global_align(4)_u32 $s{}, [$d0+{}];",
            index + 1,
            4 * index
        );
    }
    lines += "barrier;\n";
    for index in 0..count {
        let _ = writeln!(
            lines,
            "st_global_align(4)_u32 $s{}, [$d0+{}];",
            index + 1,
            4 * (count - index)
        );
    }
    check(
        &(lines + "ret;"),
        &["bytes of spilled registers per wave", "12288", "(line 4)"],
    );
}
