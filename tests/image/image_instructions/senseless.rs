//! Descriptors and instructions that make no sense together are errors that say what is wrong.

use super::machines::{Bench, CHIPS, Random, Words};
use super::picture::{Form, Kind, Picture};
use super::reference::Sampler;

/// The error of an instruction with these descriptors on gfx1201.
fn error(body: &str, picture: &Picture, change: impl Fn(&mut Words)) -> String {
    let mut bench = Bench::new(picture.chip);
    bench.put_image(&picture.data);
    let mut words = Words {
        image: picture.words(bench.image()),
        sampler: Sampler {
            limits: [0, 0xfff],
            ..Sampler::default()
        }
        .words(picture.chip),
        lanes: vec![[0; 16]; picture.chip.wave.lanes() as usize],
    };
    change(&mut words);
    bench.run(body, &words).expect_err(body)
}

/// An image of gfx1201 with two levels that are seen.
fn picture(kind: Kind, form: Form) -> Picture {
    let mut all = (0..).map(|seed| Picture::new(CHIPS[7], kind, form, &mut Random(seed)));
    let found = all.find(|picture| picture.levels > 1).expect("an image");
    Picture {
        seen: [0, 1],
        ..found
    }
}

#[test]
fn what_makes_no_sense_is_named() {
    let plane = picture(Kind::Plane, Form::Float);
    let load = "image_load v[28:31], [v16, v17], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D";
    let sample = "image_sample v[28:31], [v16, v17], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D";
    let level = "image_sample_l v[28:31], [v16, v17, v18], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D";
    let has = |error: String, words: &[&str]| {
        for word in words {
            assert!(error.contains(word), "{word:?} is missing in: {error}");
        }
    };
    // Types of resources (RDNA4 ISA 10.5): cube, several samples.
    has(
        error(load, &plane, |words| {
            words.image[3] = words.image[3] & 0xfff_ffff | 11 << 28
        }),
        &["cube"],
    );
    has(
        error(load, &plane, |words| {
            words.image[3] = words.image[3] & 0xfff_ffff | 14 << 28
        }),
        &["several samples", "row by row"],
    );
    has(
        error(load, &plane, |words| words.image[3] |= 1 << 20),
        &["order 1"],
    );
    has(
        error(load, &plane, |words| words.image[3] |= 31 << 15),
        &["levels 0 to 31"],
    );
    has(
        error(load, &plane, |words| {
            words.image[3] |= 31 << 15;
            words.image[1] |= 31 << 12;
        }),
        &["32 levels"],
    );
    let lines = picture(Kind::Lines, Form::Float);
    has(
        error(load, &lines, |_| {}),
        &["1da", "not that of the instruction"],
    );
    has(
        error(
            "image_load v[28:31], [v16, v17], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_1D_ARRAY",
            &lines,
            |words| words.image[4] |= 9 << 16,
        ),
        &["images 9 to 2 of 3"],
    );
    has(
        error(sample, &plane, |words| words.sampler[0] |= 4),
        &["half of the border"],
    );
    has(
        error(level, &plane, |words| words.sampler[3] |= 3 << 30),
        &["colour in a table"],
    );
    has(
        error(level, &plane, |words| {
            words.sampler[0] |= 2 << 9;
            words.sampler[2] |= 2 << 20;
        }),
        &["anisotropic", "ratio 4"],
    );
    has(
        error(level, &plane, |words| words.sampler[1] = 9),
        &["levels from 9 to 0"],
    );
    has(
        error(level, &plane, |words| {
            words.sampler[0] |= 1 << 27;
            words.sampler[2] |= 1 << 20;
        }),
        &["cuts coordinates"],
    );
    has(
        error(sample, &plane, |words| words.sampler[0] |= 1 << 19),
        &["fractions of one bit"],
    );
    // The level of a lane whose neighbour does not run is not known; one that does not matter is.
    let alone = format!("s_mov_b32 exec_lo, 5\n{sample}\ns_mov_b32 exec_lo, -1");
    has(
        error(&alone, &plane, |words| words.sampler[2] |= 1 << 26),
        &["lane 1 does not run", "s_wqm"],
    );
    let integers = picture(Kind::Plane, Form::Uint);
    has(
        error(
            "image_sample_c_lz v28, [v16, v17, v18], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
            &integers,
            |_| {},
        ),
        &["comparisons of integers"],
    );
    has(
        error(
            "image_atomic_add_uint v[28:29], [v16, v17], s[8:15] dmask:0x3 dim:SQ_RSRC_IMG_2D",
            &integers,
            |_| {},
        ),
        &["8 bytes on elements of 4"],
    );
    has(
        error(
            "image_gather4_lz v[28:31], [v16, v17], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_1D_ARRAY",
            &lines,
            |_| {},
        ),
        &["gather", "1da"],
    );
}

/// A level that decides nothing is not asked for: lanes may run alone.
#[test]
fn lanes_that_run_alone() {
    let plane = picture(Kind::Plane, Form::Float);
    let mut bench = Bench::new(plane.chip);
    bench.put_image(&plane.data);
    let words = Words {
        image: plane.words(bench.image()),
        sampler: Sampler {
            limits: [0, 0xfff],
            ..Sampler::default()
        }
        .words(plane.chip),
        lanes: vec![[0; 16]; 32],
    };
    let sample = "s_mov_b32 exec_lo, 5\nimage_sample v28, [v16, v17], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D\ns_mov_b32 exec_lo, -1";
    let found = bench.run(sample, &words).expect("a sample");
    let first = plane.element(0, [0; 3]).expect("an element")[0];
    assert_eq!([found[0][0], found[1][0], found[2][0]], [first, 0, first]);
}

/// A descriptor of zeros is none: reads give 0, writes do nothing (RDNA4 ISA 10.5).
#[test]
fn images_that_are_not_there() {
    let plane = picture(Kind::Plane, Form::Float);
    let mut bench = Bench::new(plane.chip);
    let mut lanes = vec![[0; 16]; 32];
    for lane in &mut lanes {
        lane[12..].copy_from_slice(&[9; 4]);
    }
    let words = Words {
        image: [0; 8],
        sampler: [0; 4],
        lanes,
    };
    for (body, expected) in [
        (
            "image_sample_l v[28:31], [v16, v17, v18], s[8:15], s[16:19] dmask:0xf dim:SQ_RSRC_IMG_2D",
            [0; 4],
        ),
        (
            "image_gather4 v[28:31], [v16, v17], s[8:15], s[16:19] dmask:0x1 dim:SQ_RSRC_IMG_2D",
            [0; 4],
        ),
        (
            "image_get_resinfo v[28:31], v16, s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D",
            [0; 4],
        ),
        (
            "image_load_mip_pck v28, [v16, v17, v18], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D",
            [0, 9, 9, 9],
        ),
        (
            "image_store_mip v[28:31], [v16, v17, v18], s[8:15] dmask:0xf dim:SQ_RSRC_IMG_2D",
            [9; 4],
        ),
        (
            "image_atomic_add_uint v28, [v16, v17], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D th:TH_ATOMIC_RETURN",
            [0, 9, 9, 9],
        ),
        // An empty mask is one of the first component, which is 0; nothing fails, so that the register after it stays.
        (
            "image_load v28, [v16, v17], s[8:15] dmask:0x0 dim:SQ_RSRC_IMG_2D",
            [0, 9, 9, 9],
        ),
        (
            "image_load v[28:29], [v16, v17], s[8:15] dmask:0x1 dim:SQ_RSRC_IMG_2D tfe",
            [0, 9, 9, 9],
        ),
    ] {
        let found = bench
            .run(body, &words)
            .unwrap_or_else(|error| panic!("{body}: {error}"));
        assert_eq!(found[3], expected, "{body}");
    }
}
