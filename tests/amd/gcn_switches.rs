//! What switches with very many targets cost on gfx900: code and blocks of the wave level grow with the targets, not faster. Counted, not timed.

use std::fmt::Write as _;
use wavelift_codegen::target::{Options, Target, Verify};
use wavelift_frontend_hsail::parse_text;
use wavelift_gcn::target::{WAVE_SIZE, compiler};
use wavelift_hsail::source::Source;
use wavelift_hsail::translate;

/// A kernel whose work-items each take one of `targets` ways. With `asks`, each way asks who is active and falls into the next one, so that lanes must
/// be kept apart.
fn kernel(targets: usize, asks: bool) -> String {
    let labels: Vec<String> = (0..targets).map(|way| format!("@way{way}")).collect();
    let mut text = format!(
        "module &m:1:0:$full:$large:$default;\nprog kernel &k(kernarg_u64 %out)\n{{\n ld_kernarg_align(8)_width(all)_u64 $d0, [%out];\n \
         workitemabsid_u32 $s0, 0;\n mov_b32 $s1, 0;\n sbr_u32 $s0 [{}];\n",
        labels.join(", ")
    );
    for (way, label) in labels.iter().enumerate() {
        let _ = writeln!(text, "{label}:\n mad_u32 $s1, $s1, 5, {way};");
        let _ = match asks {
            true => writeln!(text, " activelanecount_u32_b1 $s2, 1;\n add_u32 $s1, $s1, $s2;"),
            false => writeln!(
                text,
                " atomicnoret_add_global_rlx_agent_u32 [$d0], $s1;\n br @end;"
            ),
        };
    }
    text.push_str("@end:\n st_global_u32 $s1, [$d0];\n ret;\n};\n");
    text
}

/// Bytes of code and blocks of the wave level.
fn cost(text: &str) -> [usize; 2] {
    let module = parse_text("switch", text).unwrap_or_else(|found| panic!("{found:?}"));
    let source = Source::text("switch", text);
    let part = translate::Part {
        module: &module,
        source: Some(&source),
    };
    let program = translate::translate_program(&[part], &translate::Options::new(WAVE_SIZE));
    let program = program.unwrap_or_else(|found| panic!("{found:?}"));
    // The checkers' own time is not what is looked at.
    let options = Options {
        verify: Verify::Nothing,
        ..Options::default()
    };
    let compiled = compiler().compile(&program.ir, &options).expect("a code object");
    assert!(compiled.failed.is_empty(), "{}", compiled.failed[0]);
    let kernel = &compiled.units[0];
    [kernel.code.len(), kernel.divergence.wave_blocks]
}

fn grows_linearly(asks: bool, sizes: &[usize]) {
    let costs: Vec<[usize; 2]> = sizes
        .iter()
        .map(|&targets| cost(&kernel(targets, asks)))
        .collect();
    for (targets, [bytes, blocks]) in sizes.iter().zip(&costs) {
        println!("{targets} targets: {bytes} bytes, {blocks} blocks");
    }
    for (pair, targets) in costs.windows(2).zip(sizes) {
        for (small, large) in pair[0].iter().zip(pair[1]) {
            // Twice as many, and some for literals, and for branches that are too far for short ones.
            assert!(
                large <= small * 5 / 2,
                "from {targets} targets to twice as many: {small} to {large}"
            );
        }
    }
}

#[test]
fn thousands_of_ways() {
    grows_linearly(false, &[500, 1000, 2000, 4000]);
}

/// Lanes are parked, and the edge of each is a number: a bit more for twice the targets.
#[test]
fn thousands_of_ways_that_lanes_must_not_share() {
    grows_linearly(true, &[500, 1000, 2000]);
}
