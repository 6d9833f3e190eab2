//! Operations of the extensions amd:gcn and amd:mipmap: numbers and types in BRIG are those that HSAILasm writes, and they
//! come back as the text they were.

use wavelift_frontend_brig::{read, write};
use wavelift_frontend_hsail::{parse_text, print};
use wavelift_hsail::validate;

/// Statements, and the instruction as HSAILasm writes it; dots stand for its operand list.
const CASES: &[(&str, &str)] = &[
    ("amd_gcn_madu\t$d0, $s4, $s8, $d4;", "0c 00 02 20 00 80 0f 00"),
    ("amd_gcn_mads\t$d0, $s4, $s8, $d4;", "0c 00 02 20 01 80 0f 00"),
    (
        "amd_gcn_max3_f32\t$s0, $s4, $s8, $s12;",
        "0c 00 02 20 02 80 0a 00",
    ),
    (
        "amd_gcn_med3_f32\t$s0, $s4, $s8, $s12;",
        "0c 00 02 20 04 80 0a 00",
    ),
    (
        "amd_gcn_fldexp_ftz_f32\t$s0, $s1, $s2;",
        "10 00 0a 20 05 80 0a 00",
    ),
    ("amd_gcn_frexp_exp_f64\t$s0, $d4;", "0c 00 02 20 06 80 0b 00"),
    ("amd_gcn_frexp_mant_f64\t$d0, $d4;", "0c 00 02 20 07 80 0b 00"),
    (
        "amd_gcn_trig_preop_f64\t$d0, $d4, $s8;",
        "0c 00 02 20 08 80 0b 00",
    ),
    ("amd_gcn_bfm_b32\t$s0, $s4, $s8;", "0c 00 02 20 09 80 0f 00"),
    ("amd_gcn_sleep_u32\t$s0;", "0c 00 02 20 0e 80 03 00"),
    ("amd_gcn_priority_u32\t1;", "0c 00 02 20 0f 80 03 00"),
    ("amd_gcn_region_alloc\t4;", "0c 00 02 20 10 80 0f 00"),
    (
        "amd_gcn_msad_b32\t$s0, $s4, $s8, $s12;",
        "0c 00 02 20 11 80 0f 00",
    ),
    (
        "amd_gcn_qsad_b64\t$d0, $d4, $s8, $d12;",
        "0c 00 02 20 12 80 10 00",
    ),
    (
        "amd_gcn_mqsad_b64\t$d0, $d4, $s8, $d12;",
        "0c 00 02 20 13 80 10 00",
    ),
    (
        "amd_gcn_sadw_b32\t$s0, $s4, $s8, $s12;",
        "0c 00 02 20 15 80 0f 00",
    ),
    (
        "amd_gcn_sadd_b32\t$s0, $s4, $s8, $s12;",
        "0c 00 02 20 16 80 0f 00",
    ),
    ("amd_gcn_max_f64\t$d0, $d4, $d8;", "0c 00 02 20 1b 80 0b 00"),
    ("amd_gcn_min_u32\t$s0, $s4, $s8;", "0c 00 02 20 1c 80 03 00"),
    (
        "amd_gcn_divrelaxed_f32\t$s0, $s4, $s8;",
        "0c 00 02 20 1d 80 0a 00",
    ),
    (
        "amd_gcn_divrelaxednarrow_f32\t$s0, $s4, $s8;",
        "0c 00 02 20 1e 80 0a 00",
    ),
    (
        "amd_mipmap_rdimagelod_v4_1d_f32_roimg_f32\t($s0, $s1, $s2, $s3), $d1, $d3, $s6, $s7;",
        "14 00 06 20 1f 80 0a 00",
    ),
    (
        "amd_mipmap_ldimagemip_v4_1d_f32_roimg_u32\t($s0, $s1, $s2, $s3), $d1, $s6, $s7;",
        "14 00 06 20 21 80 0a 00",
    ),
    (
        "amd_mipmap_stimagemip_v4_1d_f32_woimg_u32\t($s0, $s1, $s2, $s3), $d1, $s6, $s7;",
        "14 00 06 20 22 80 0a 00",
    ),
    (
        "amd_gcn_ld_region_u32\t$s0, [$s1];",
        "14 00 08 20 0a 80 03 00 .. .. .. .. 80 01 00 01 00 00 00 00",
    ),
    (
        "amd_gcn_ld_v2_region_align(4)_equiv(3)_width(all)_b128\t($q0, $q1), [$s1+8];",
        "14 00 08 20 0a 80 11 00 .. .. .. .. 80 03 03 22 00 00 00 00",
    ),
    (
        "amd_gcn_st_v4_region_align(16)_equiv(2)_f32\t($s0, $s1, $s2, 0F3f800000), [4];",
        "14 00 08 20 0b 80 0a 00 .. .. .. .. 80 05 02 00 00 00 00 00",
    ),
    (
        "amd_gcn_st_region_u8\t$s0, [4294967292];",
        "14 00 08 20 0b 80 01 00 .. .. .. .. 80 01 00 00 00 00 00 00",
    ),
    (
        "amd_gcn_atomic_max_group_rlx_wg_equiv(3)_f32\t$s0, [$s1], 0F3f800000;",
        "14 00 01 20 0c 80 0a 00 .. .. .. .. 05 01 03 05 03 00 00 00",
    ),
    (
        "amd_gcn_atomicNoRet_max_group_rlx_wg_f32\t[$s1], $s2;",
        "14 00 01 20 0d 80 0a 00 .. .. .. .. 05 01 03 05 00 00 00 00",
    ),
    (
        "amd_gcn_mqsad4\t($s0, $s1, $s2, $s3), $d2, WAVESIZE, ($s0, 1, $s2, $s2);",
        "0c 00 02 20 14 80 0f 00",
    ),
    (
        "amd_gcn_atomic_consume_u32\t$s0, [$s1+8];",
        "10 00 00 20 17 80 03 00 .. .. .. .. 80 00 00 00",
    ),
    (
        "amd_gcn_atomic_append_u32\t$s0, [4];",
        "10 00 00 20 18 80 03 00 .. .. .. .. 80 00 00 00",
    ),
    (
        "amd_gcn_b4xchg_b32\t$s0, $s1, WAVESIZE;",
        "0c 00 02 20 19 80 0f 00",
    ),
    (
        "amd_gcn_b32xchg_b32\t$s0, $s1, 0x3f800000;",
        "0c 00 02 20 1a 80 0f 00",
    ),
    (
        "amd_mipmap_rdimagegrad_v4_2da_f32_roimg_f32\t($s0, $s1, $s2, $s3), $d1, $d3, ($s6, $s7, $s8), ($s8, $s9), ($s10, $s11);",
        "14 00 06 20 20 80 0a 00 .. .. .. .. 13 00 0a 00 04 00 00 00",
    ),
    (
        "amd_mipmap_rdimagegrad_v4_1d_equiv(3)_f32_roimg_s32\t($s0, $s1, $s2, $s3), $d1, $d3, $s6, 0F3f800000, $s8;",
        "14 00 06 20 20 80 0a 00 .. .. .. .. 13 00 07 00 00 03 00 00",
    ),
    (
        "amd_mipmap_queryimage_1d_nummiplevels_u32_rwimg\t$s0, $d0;",
        "10 00 0b 20 23 80 03 00 .. .. .. .. 15 00 00 06",
    ),
];

#[test]
fn numbers_and_types_are_those_of_the_peer() {
    for (statement, expected) in CASES {
        let text = format!(
            "module &m:1:0:$full:$large:$default;\nextension \"amd:gcn\";\nextension \"amd:mipmap\";\n\
             extension \"IMAGE\";\nkernel &k() {{ {statement} }};\n"
        );
        let module = parse_text("t", &text).unwrap_or_else(|found| panic!("{statement}: {found:?}"));
        assert_eq!(validate(&module), [], "{statement}");
        let image = write(&module).unwrap();
        let expected: Vec<Option<u8>> = expected
            .split(' ')
            .map(|b| u8::from_str_radix(b, 16).ok())
            .collect();
        let fits = |found: &[u8]| {
            found
                .iter()
                .zip(&expected)
                .all(|(f, e)| e.is_none_or(|e| e == *f))
        };
        assert!(
            image.windows(expected.len()).any(fits),
            "{statement}: no {expected:x?}"
        );
        let again = read(&image).unwrap_or_else(|found| panic!("{statement}: {found:?}"));
        assert_eq!(validate(&again), [], "{statement}");
        assert!(print(&again).contains(statement), "{}", print(&again));
        assert_eq!(print(&again), print(&module));
    }
}
