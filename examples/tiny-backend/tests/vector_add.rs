//! `vector_add.hsail`, from the text to a sum in memory.

mod support;

use support::Launch;
use wavelift_codegen::target::Options;

#[test]
fn vector_add() {
    let module = support::module(include_str!("../vector_add.hsail"));
    // Two whole waves and a part of one; the last work-items have nothing to do.
    let (items, count) = (20, 18_u32);
    let numbers = |first: f32, step: f32| (0..items).map(move |i| first + step * i as f32);
    let bytes =
        |values: &mut dyn Iterator<Item = f32>| values.flat_map(f32::to_le_bytes).collect::<Vec<u8>>();
    let launch = Launch {
        kernel: "vector_add",
        items,
        group: 12,
        buffers: vec![
            bytes(&mut numbers(0.5, 1.0)),
            bytes(&mut numbers(100.0, -0.25)),
            vec![0; 4 * items as usize],
        ],
        words: vec![count],
    };
    let left = support::on_tiny(&module, &Options::default(), &launch);
    let sums = (0..items).map(|i| if i < count { 100.5 + 0.75 * i as f32 } else { 0.0 });
    assert_eq!(left[2], bytes(&mut { sums }));
    assert_eq!(left, support::on_interpreter(&module, &launch));
}
