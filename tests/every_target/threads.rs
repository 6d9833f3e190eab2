//! Kernels of a module are compiled on several threads, and the result is the same with any number of them.

use std::fmt::Write;
use wavelift::targets;
use wavelift_codegen::target::{CompiledModule, Options};
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::translate;

/// Kernels that call a function, that call nothing, and one that asks for more group memory than any machine has.
fn program() -> String {
    let mut text = String::from("module &m:1:0:$full:$large:$default;\n");
    text.push_str(
        "indirect function &f(arg_u32 %r)(arg_u32 %x)\n{\n  ld_arg_u32 $s0, [%x];\n  mul_u32 $s0, $s0, 3;\n  st_arg_u32 $s0, [%r];\n};\n",
    );
    for kernel in 0..12 {
        let _ = writeln!(text, "prog kernel &k{kernel}(kernarg_u64 %out)\n{{");
        if kernel == 5 {
            text.push_str("  group_u8 %much[1000000];\n  lda_group_u32 $s0, [%much];\n");
        } else {
            text.push_str("  workitemabsid_u32 $s0, 0;\n");
        }
        for step in 0..kernel * 7 {
            let _ = writeln!(text, "  mad_u32 $s0, $s0, $s0, {};", step * 77 + 5);
        }
        if kernel % 4 == 1 {
            text.push_str("  {\n    arg_u32 %x;\n    arg_u32 %y;\n    st_arg_u32 $s0, [%x];\n    call &f(%y)(%x);\n    ld_arg_u32 $s0, [%y];\n  }\n");
        }
        text.push_str(
            "  ld_kernarg_align(8)_width(all)_u64 $d0, [%out];\n  st_global_u32 $s0, [$d0];\n  ret;\n};\n",
        );
    }
    text
}

/// All that compiling says, but for times.
fn said(compiled: &CompiledModule) -> (Vec<u8>, Vec<String>, Vec<String>) {
    let units = compiled.units.iter();
    let units = units.map(|unit| {
        format!(
            "{} {:?} {:?} {:?}",
            unit.symbol, unit.code, unit.callees, unit.facts
        )
    });
    let failed = compiled.failed.iter().map(ToString::to_string);
    (compiled.object.clone(), units.collect(), failed.collect())
}

#[test]
fn the_result_is_the_same_with_any_number_of_threads() {
    let module = parse_text("threads.hsail", &program()).expect("the program is valid");
    for target in targets().compilers() {
        let info = target.info();
        if info.like.is_some() {
            continue;
        }
        let wave = info.waves[0];
        let parts = [translate::Part {
            module: &module,
            source: None,
        }];
        let program = translate::translate_program(&parts, &translate::Options::new(wave));
        let program = program.expect("it can be translated");
        let compile = |threads| {
            let options = Options {
                threads,
                ..Options::for_wave(wave)
            };
            let compiled = target.compile(&program.ir, &options).expect("an object");
            said(&compiled)
        };
        let one = compile(1);
        assert!(one.1.len() >= 11, "{}: {} units", info.name, one.1.len());
        assert_eq!(one.2.len(), 1, "{}: {:?}", info.name, one.2);
        for threads in [0, 2, 5] {
            assert!(compile(threads) == one, "{}, {threads} threads", info.name);
        }
    }
}
