//! Single instructions with results worked out by hand from their definitions, for operations that compilers select rarely.
//!
//! A vector row has its operands in v2, v3, v4 (64-bit ones in v[2:3]) and its result in v5; a scalar row in s20, s21 (s[20:21], s[22:23])
//! and s24. Group memory rows find their address (0) in v10 and leave the result in v5.

use std::path::Path;
use std::process::Command;
use wavelift_gcn_sim::{Device, DispatchOptions};

/// Instructions, operands, expected result.
type Row = (&'static str, &'static [u32], u32);

const fn f(value: f32) -> u32 {
    value.to_bits()
}

const VECTOR: &[Row] = &[
    (
        "v_trig_preop_f64 v[8:9], v[2:3], 0\nv_mov_b32 v5, v9",
        &[0, 0x3ff0_0000],
        0x3fe4_5f30,
    ),
    (
        "v_mov_b32 v5, 0x11223344\nv_cvt_pkaccum_u8_f32 v5, v2, v3",
        &[f(200.0), 1],
        0x1122_c844,
    ),
    (
        "v_sad_u8 v5, v2, v3, v4",
        &[0x01_02_03_04, 0x04_03_02_01, 100],
        108,
    ),
    (
        "v_sad_hi_u8 v5, v2, v3, v4",
        &[0x01_02_03_04, 0x04_03_02_01, 5],
        0x8_0005,
    ),
    ("v_sad_u16 v5, v2, v3, v4", &[0x0005_0001, 0x0002_000b, 1], 14),
    (
        "v_msad_u8 v5, v2, v3, v4",
        &[0x01_02_03_04, 0x04_00_02_01, 10],
        17,
    ),
    (
        "v_lerp_u8 v5, v2, v3, v4",
        &[0x03_03_ff_10, 0x04_04_ff_20, 0x01_00_00_00],
        0x04_03_ff_18,
    ),
    (
        "v_alignbyte_b32 v5, v2, v3, v4",
        &[0x1122_3344, 0x5566_7788, 1],
        0x4455_6677,
    ),
    (
        "v_alignbit_b32 v5, v2, v3, v4",
        &[0x1122_3344, 0x5566_7788, 4],
        0x4556_6778,
    ),
    (
        "v_perm_b32 v5, v2, v3, v4",
        &[0x1122_3344, 0x5566_7788, 0x0704_0300],
        0x1144_5588,
    ),
    ("v_bfm_b32 v5, v2, v3", &[5, 8], 0x1f00),
    (
        "v_bfi_b32 v5, v2, v3, v4",
        &[0xffff_0000, 0x1234_5678, 0x9abc_def0],
        0x1234_def0,
    ),
    ("v_mul_hi_u32_u24 v5, v2, v3", &[0xff00_ffff, 0x01ff_ffff], 0xff),
    ("v_mul_i32_i24 v5, v2, v3", &[0x00ff_ffff, 7], 0xffff_fff9),
    ("v_mad_i32_i24 v5, v2, v3, v4", &[0x00ff_fffe, 3, 10], 4),
    ("v_mad_u32_u24 v5, v2, v3, v4", &[0xff00_0002, 3, 10], 16),
    (
        "v_mad_u32_u16 v5, v2, v3, v4",
        &[0x1_ffff, 0xffff, 1],
        0xfffe_0002,
    ),
    ("v_mad_i32_i16 v5, v2, v3, v4", &[0xffff, 2, 5], 3),
    ("v_mad_u16 v5, v2, v3, v4", &[300, 300, 7], 90_007 & 0xffff),
    ("v_add_u16 v5, v2, v3 clamp", &[0xfff0, 0x0020], 0xffff),
    ("v_sub_u32 v5, v2, v3 clamp", &[3, 5], 0),
    ("v_add_i32 v5, v2, v3 clamp", &[0x7fff_fff0, 0x20], 0x7fff_ffff),
    ("v_med3_i32 v5, v2, v3, v4", &[5, 0xffff_fffe, 3], 3),
    ("v_med3_u32 v5, v2, v3, v4", &[5, 0xffff_fffe, 3], 5),
    ("v_med3_f32 v5, v2, v3, v4", &[f(1.0), f(-2.0), f(0.5)], f(0.5)),
    ("v_min3_f32 v5, v2, v3, v4", &[f(1.0), f(-2.0), f(0.5)], f(-2.0)),
    (
        "v_max3_f32 v5, v2, v3, v4",
        &[f(1.0), f(-2.0), 0x7fc0_0000],
        f(1.0),
    ),
    ("v_mul_legacy_f32 v5, v2, v3", &[0, f(f32::INFINITY)], 0),
    ("v_mad_f32 v5, v2, v3, v4", &[f(3.0), f(4.0), f(5.0)], f(17.0)),
    ("v_madak_f32 v5, v2, v3, 0x40a00000", &[f(3.0), f(4.0)], f(17.0)),
    ("v_madmk_f32 v5, v2, 0x40a00000, v3", &[f(3.0), f(4.0)], f(19.0)),
    ("v_fract_f32 v5, v2", &[f(-1.25)], f(0.75)),
    ("v_fract_f32 v5, v2", &[f(-1e-20)], 0x3f7f_ffff),
    ("v_frexp_exp_i32_f32 v5, v2", &[f(12.0)], 4),
    ("v_frexp_exp_i32_f32 v5, v2", &[0x0000_0001], (-148i32) as u32),
    ("v_frexp_mant_f32 v5, v2", &[f(-12.0)], f(-0.75)),
    ("v_ldexp_f32 v5, v2, v3", &[f(0.75), 4], f(12.0)),
    ("v_ldexp_f32 v5, v2, v3", &[f(1.0), (-149i32) as u32], 1),
    ("v_exp_f32 v5, v2", &[f(-3.0)], f(0.125)),
    ("v_log_f32 v5, v2", &[f(32.0)], f(5.0)),
    ("v_rsq_f32 v5, v2", &[f(16.0)], f(0.25)),
    ("v_sin_f32 v5, v2", &[f(0.25)], f(1.0)),
    ("v_sin_f32 v5, v2", &[f(1024.25)], 0),
    ("v_cos_f32 v5, v2", &[f(0.5)], f(-1.0)),
    ("v_cos_f32 v5, v2", &[f(-3.0)], f(1.0)),
    ("v_cvt_rpi_i32_f32 v5, v2", &[f(2.5)], 3),
    ("v_cvt_rpi_i32_f32 v5, v2", &[f(-2.5)], (-2i32) as u32),
    ("v_cvt_flr_i32_f32 v5, v2", &[f(-2.5)], (-3i32) as u32),
    ("v_cvt_off_f32_i4 v5, v2", &[0x1c], f(-0.25)),
    (
        "v_cvt_pkrtz_f16_f32 v5, v2, v3",
        &[f(1.000_99), f(-2.0)],
        0xc000_3c01,
    ),
    ("v_cvt_pknorm_i16_f32 v5, v2, v3", &[f(1.0), f(-2.0)], 0x8001_7fff),
    ("v_cvt_pknorm_u16_f32 v5, v2, v3", &[f(0.5), f(2.0)], 0xffff_8000),
    (
        "v_cvt_pk_i16_i32 v5, v2, v3",
        &[70_000, (-70_000i32) as u32],
        0x8000_7fff,
    ),
    ("v_cvt_pk_u16_u32 v5, v2, v3", &[70_000, 5], 0x0005_ffff),
    ("v_cvt_f32_ubyte3 v5, v2", &[0x8012_3456], f(128.0)),
    ("v_cvt_i32_f32 v5, v2", &[f(3e9)], 0x7fff_ffff),
    ("v_cvt_u32_f32 v5, v2", &[f(-1.0)], 0),
    ("v_cvt_u32_f32 v5, v2", &[0x7fc0_0000], 0),
    ("v_sat_pk_u8_i16 v5, v2", &[0xffff_0123], 0x00ff),
    ("v_add_f16 v5, v2, v3", &[0x3c00, 0x4000], 0x4200),
    ("v_mad_f16 v5, v2, v3, v4", &[0x4000, 0x4200, 0x3c00], 0x4700),
    ("v_fma_f16 v5, v2, v3, v4", &[0x4000, 0x4200, 0x3c00], 0x4700),
    ("v_rcp_f16 v5, v2", &[0x4400], 0x3400),
    ("v_sqrt_f16 v5, v2", &[0x4400], 0x4000),
    ("v_ldexp_f16 v5, v2, v3", &[0x3c00, 3], 0x4800),
    ("v_frexp_mant_f16 v5, v2", &[0x4a00], 0x3a00),
    ("v_frexp_exp_i16_f16 v5, v2", &[0x4a00], 4),
    ("v_max_f16 v5, v2, v3", &[0x3c00, 0xc000], 0x3c00),
    ("v_pack_b32_f16 v5, v2, v3", &[0x3c00, 0xc000], 0xc000_3c00),
    (
        "v_pack_b32_f16 v5, v2, v3 op_sel:[1,0,0]",
        &[0x4400_3c00, 0xc000],
        0xc000_4400,
    ),
    (
        "v_pk_fma_f16 v5, v2, v3, v4",
        &[0x4000_3c00, 0x4200_4200, 0x3c00_3c00],
        0x4700_4400,
    ),
    (
        "v_pk_max_f16 v5, v2, v3",
        &[0x3c00_c000, 0x4000_3c00],
        0x4000_3c00,
    ),
    (
        "v_pk_mad_i16 v5, v2, v3, v4",
        &[0xffff_0002, 0x0003_0004, 0x0001_0001],
        0xfffe_0009,
    ),
    (
        "v_pk_add_u16 v5, v2, v3 op_sel:[0,1] op_sel_hi:[1,0]",
        &[0x0002_0001, 0x0020_0010],
        0x0012_0021,
    ),
    (
        "v_pk_add_u16 v5, v2, v3 clamp",
        &[0xffff_0001, 0x0002_0002],
        0xffff_0003,
    ),
    (
        "v_mad_mix_f32 v5, v2, v3, v4 op_sel:[1,0,0] op_sel_hi:[1,0,0]",
        &[0x4000_0000, f(3.0), f(1.0)],
        f(7.0),
    ),
    (
        "v_mov_b32 v5, 0xdead0000\nv_mad_mixlo_f16 v5, v2, v3, v4",
        &[f(2.0), f(3.0), f(1.0)],
        0xdead_4700,
    ),
    (
        "v_mov_b32 v5, 0xbeef\nv_mad_mixhi_f16 v5, v2, v3, v4",
        &[f(2.0), f(3.0), f(1.0)],
        0x4700_beef,
    ),
    (
        "v_mbcnt_lo_u32_b32 v5, v2, v3\nv_readlane_b32 s12, v5, 10\nv_mov_b32 v5, s12",
        &[0xff0f, 100],
        106,
    ),
    (
        "v_mbcnt_hi_u32_b32 v5, v2, v3\nv_readlane_b32 s12, v5, 40\nv_mov_b32 v5, s12",
        &[0xff0f, 100],
        104,
    ),
    ("v_mov_b32 v5, 1\nv_swap_b32 v5, v2", &[7], 7),
    ("v_xad_u32 v5, v2, v3, v4", &[0xf0, 0xff, 1], 0x10),
    ("v_lshl_or_b32 v5, v2, v3, v4", &[3, 4, 5], 0x35),
    ("v_and_or_b32 v5, v2, v3, v4", &[0xff, 0x3c, 0x100], 0x13c),
    ("v_bcnt_u32_b32 v5, v2, v3", &[0xff, 3], 11),
    ("v_ffbh_i32 v5, v2", &[0xffff_0000], 16),
    ("v_ffbh_i32 v5, v2", &[0xffff_ffff], 0xffff_ffff),
    ("v_ffbl_b32 v5, v2", &[0x0001_0000], 16),
    ("v_cubeid_f32 v5, v2, v3, v4", &[f(1.0), f(-3.0), f(2.0)], f(3.0)),
    ("v_cubema_f32 v5, v2, v3, v4", &[f(1.0), f(-3.0), f(2.0)], f(-6.0)),
    ("v_add_f32 v5, v2, v3 mul:2", &[f(1.0), f(2.0)], f(6.0)),
    ("v_add_f32 v5, |v2|, -v3 clamp", &[f(-1.5), f(1.0)], f(0.5)),
    (
        "v_fract_f64 v[8:9], v[2:3]\nv_mov_b32 v5, v9",
        &[0, 0xbff4_0000],
        0x3fe8_0000,
    ),
    ("v_frexp_exp_i32_f64 v5, v[2:3]", &[0, 0x4028_0000], 4),
    (
        "v_frexp_mant_f64 v[8:9], v[2:3]\nv_mov_b32 v5, v9",
        &[0, 0x4028_0000],
        0x3fe8_0000,
    ),
    (
        "v_cmp_class_f32 s[12:13], v2, v3\nv_mov_b32 v5, s12",
        &[0x7f80_0000, 1 << 9],
        0xffff_ffff,
    ),
    (
        "v_cmp_class_f32 s[12:13], v2, v3\nv_mov_b32 v5, s12",
        &[0x8000_0001, 0x3ff & !(1 << 4)],
        0,
    ),
    (
        "v_cmp_lg_f32 s[12:13], v2, v3\nv_mov_b32 v5, s12",
        &[0x7fc0_0000, 0],
        0,
    ),
    (
        "v_cmp_nlg_f32 s[12:13], v2, v3\nv_mov_b32 v5, s12",
        &[0x7fc0_0000, 0],
        0xffff_ffff,
    ),
    (
        "v_mad_i64_i32 v[8:9], s[12:13], v2, v3, v[6:7]\nv_mov_b32 v5, v9",
        &[0xffff_ffff, 2],
        0xffff_ffff,
    ),
    (
        "v_ashrrev_i64 v[8:9], 4, v[2:3]\nv_mov_b32 v5, v9",
        &[0, 0x8000_0000],
        0xf800_0000,
    ),
];

const SCALAR: &[Row] = &[
    ("s_absdiff_i32 s24, s20, s21", &[3, 10], 7),
    ("s_bcnt0_i32_b32 s24, s20", &[0xff], 24),
    ("s_bcnt1_i32_b64 s24, s[20:21]", &[0xff, 0xf], 12),
    ("s_ff0_i32_b32 s24, s20", &[0x00ff], 8),
    ("s_ff0_i32_b32 s24, s20", &[0xffff_ffff], 0xffff_ffff),
    ("s_ff1_i32_b64 s24, s[20:21]", &[0, 0x10], 36),
    ("s_flbit_i32_b32 s24, s20", &[0x0000_8000], 16),
    ("s_flbit_i32 s24, s20", &[0xff00_0000], 8),
    ("s_flbit_i32_i64 s24, s[20:21]", &[0xff, 0], 56),
    (
        "s_bfe_u64 s[24:25], s[20:21], s22",
        &[0x8765_4321, 0xf, 28 | 8 << 16],
        0xf8,
    ),
    (
        "s_bfe_i64 s[24:25], s[20:21], s22",
        &[0x8765_4321, 0xf, 28 | 8 << 16],
        0xffff_fff8,
    ),
    ("s_bfe_u32 s24, s20, s21", &[0x8765_4321, 8 | 12 << 16], 0x543),
    (
        "s_bfe_i32 s24, s20, s21",
        &[0x8765_4321, 20 | 12 << 16],
        0xffff_f876,
    ),
    ("s_bfm_b64 s[24:25], s20, s21\ns_mov_b32 s24, s25", &[8, 28], 0xf),
    ("s_bitset0_b32 s20, s21\ns_mov_b32 s24, s20", &[0xff, 4], 0xef),
    ("s_bitset1_b64 s[20:21], s22\ns_mov_b32 s24, s21", &[0, 0, 35], 8),
    ("s_bitreplicate_b64_b32 s[24:25], s20", &[5], 0x33),
    (
        "s_bitcmp1_b64 s[20:21], s22\ns_cselect_b32 s24, 5, 6",
        &[0, 8, 35],
        5,
    ),
    ("s_bitcmp0_b32 s20, s21\ns_cselect_b32 s24, 5, 6", &[8, 3], 6),
    ("s_cmpk_eq_u32 s20, 0xfffe\ns_cselect_b32 s24, 5, 6", &[0xfffe], 5),
    (
        "s_cmpk_lt_i32 s20, 0xfffe\ns_cselect_b32 s24, 5, 6",
        &[0xffff_fffd],
        5,
    ),
    ("s_cmpk_ge_u32 s20, 0x10\ns_cselect_b32 s24, 5, 6", &[0xf], 6),
    (
        "s_mov_b32 s24, 9\ns_cmp_eq_u32 s20, s21\ns_cmov_b32 s24, 7",
        &[1, 1],
        7,
    ),
    (
        "s_mov_b32 s24, 9\ns_cmp_eq_u32 s20, s21\ns_cmovk_i32 s24, 0x8000",
        &[1, 2],
        9,
    ),
    ("s_addk_i32 s20, 0xfff0\ns_mov_b32 s24, s20", &[0x20], 0x10),
    ("s_mulk_i32 s20, 0xfffe\ns_mov_b32 s24, s20", &[5], 0xffff_fff6),
    ("s_lshl3_add_u32 s24, s20, s21", &[5, 7], 47),
    (
        "s_lshl1_add_u32 s24, s20, s21\ns_cselect_b32 s24, 1, 0",
        &[0x8000_0000, 0],
        1,
    ),
    (
        "s_pack_ll_b32_b16 s24, s20, s21",
        &[0x1111_2222, 0x3333_4444],
        0x4444_2222,
    ),
    (
        "s_pack_lh_b32_b16 s24, s20, s21",
        &[0x1111_2222, 0x3333_4444],
        0x3333_2222,
    ),
    (
        "s_pack_hh_b32_b16 s24, s20, s21",
        &[0x1111_2222, 0x3333_4444],
        0x3333_1111,
    ),
    ("s_nand_b32 s24, s20, s21", &[0xff, 0x0f], 0xffff_fff0),
    (
        "s_nor_b64 s[24:25], s[20:21], s[22:23]\ns_mov_b32 s24, s25",
        &[0, 1, 0, 2],
        0xffff_fffc,
    ),
    ("s_xnor_b32 s24, s20, s21", &[0xff, 0x0f], 0xffff_ff0f),
    ("s_orn2_b32 s24, s20, s21", &[1, 0xffff_fff0], 0xf),
    ("s_andn2_b32 s24, s20, s21", &[0xff, 0x0f], 0xf0),
    ("s_quadmask_b32 s24, s20", &[0x0010_0001], 0x21),
    ("s_wqm_b32 s24, s20", &[0x0010_0001], 0x00f0_000f),
    ("s_mul_hi_u32 s24, s20, s21", &[0x8000_0000, 6], 3),
    ("s_mul_hi_i32 s24, s20, s21", &[0xffff_ffff, 6], 0xffff_ffff),
    ("s_max_i32 s24, s20, s21", &[0xffff_ffff, 6], 6),
    ("s_abs_i32 s24, s20", &[0xffff_fff9], 7),
    ("s_sext_i32_i8 s24, s20", &[0x1_0080], 0xffff_ff80),
    ("s_brev_b32 s24, s20", &[1], 0x8000_0000),
    (
        "s_add_u32 s20, s20, s22\ns_addc_u32 s24, s21, s23",
        &[0xffff_ffff, 1, 1, 2],
        4,
    ),
    (
        "s_sub_u32 s20, s20, s22\ns_subb_u32 s24, s21, s23",
        &[0, 5, 1, 2],
        2,
    ),
    (
        "s_add_i32 s20, s20, s21\ns_cselect_b32 s24, 1, 0",
        &[0x7fff_ffff, 1],
        1,
    ),
    (
        "s_setreg_b32 hwreg(HW_REG_MODE, 4, 4), s20\ns_nop 2\ns_getreg_b32 s24, hwreg(HW_REG_MODE, 0, 8)\ns_nop 2\ns_setreg_imm32_b32 hwreg(HW_REG_MODE, 4, 4), 15",
        &[5],
        0x50,
    ),
    (
        "s_getpc_b64 s[24:25]\ns_call_b64 s[26:27], 1\ns_nop 0\ns_sub_u32 s24, s26, s24",
        &[],
        4,
    ),
];

const GROUP: &[Row] = &[
    (
        "ds_write2_b32 v10, v2, v3 offset0:0 offset1:2\nds_add_src2_u32 v10 offset:2\nds_read_b32 v5, v10",
        &[5, 7],
        12,
    ),
    (
        "ds_write2_b32 v10, v2, v3 offset0:0 offset1:2\nds_write_src2_b32 v10 offset:2\nds_read_b32 v5, v10",
        &[5, 7],
        7,
    ),
    (
        "ds_write_b32 v10, v2\nds_wrap_rtn_b32 v5, v10, v3, v4\nds_read_b32 v5, v10",
        &[7, 10, 3],
        10,
    ),
    (
        "s_mov_b32 m0, 0x40000\ns_nop 0\nds_write_b32 v10, v2 offset:8\nds_append v5 offset:4",
        &[5],
        5,
    ),
    (
        "ds_write_b32 v10, v2\nds_inc_rtn_u32 v5, v10, v3\nds_read_b32 v5, v10",
        &[5, 5],
        0,
    ),
    (
        "ds_write_b32 v10, v2\nds_dec_u32 v10, v3\nds_read_b32 v5, v10",
        &[0, 5],
        5,
    ),
    (
        "ds_write_b32 v10, v2\nds_rsub_u32 v10, v3\nds_read_b32 v5, v10",
        &[3, 10],
        7,
    ),
    (
        "ds_write_b32 v10, v2\nds_mskor_b32 v10, v3, v4\nds_read_b32 v5, v10",
        &[0xffff, 0xff0, 0x120],
        0xf12f,
    ),
    (
        "ds_write_b32 v10, v2\nds_min_i32 v10, v3\nds_read_b32 v5, v10",
        &[3, 0xffff_fffe],
        0xffff_fffe,
    ),
    (
        "ds_write_b32 v10, v2\nds_max_rtn_u32 v5, v10, v3\nds_read_b32 v5, v10",
        &[3, 0xffff_fffe],
        0xffff_fffe,
    ),
    (
        "ds_write_b32 v10, v2\nds_add_f32 v10, v3\nds_read_b32 v5, v10",
        &[f(1.5), f(2.0)],
        f(3.5),
    ),
    (
        "ds_write_b32 v10, v2\nds_max_f32 v10, v3\nds_read_b32 v5, v10",
        &[f(1.5), f(-2.0)],
        f(1.5),
    ),
    (
        "ds_write_b32 v10, v2\nds_cmpst_rtn_b32 v5, v10, v3, v4\nds_read_b32 v5, v10",
        &[7, 7, 9],
        9,
    ),
    (
        "ds_write_b32 v10, v2\nds_cmpst_f32 v10, v3, v4\nds_read_b32 v5, v10",
        &[0x8000_0000, 0, 9],
        9,
    ),
    ("ds_write_b32 v10, v2\nds_wrxchg_rtn_b32 v5, v10, v3", &[7, 8], 7),
    (
        "ds_write2st64_b32 v10, v2, v3 offset0:0 offset1:1\nds_read_b32 v5, v10 offset:256",
        &[7, 8],
        8,
    ),
    (
        "ds_write2_b32 v10, v2, v3 offset0:1 offset1:3\nds_read2_b32 v[8:9], v10 offset0:3 offset1:1\ns_waitcnt lgkmcnt(0)\nv_lshl_or_b32 v5, v8, 16, v9",
        &[7, 8],
        0x8_0007,
    ),
    (
        "ds_write_b64 v10, v[2:3]\nds_add_u64 v10, v[2:3]\nds_read_b32 v5, v10 offset:4",
        &[0x8000_0000, 1],
        3,
    ),
    (
        "ds_write_b96 v10, v[2:4]\nds_read_b96 v[6:8], v10\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v5, v8",
        &[1, 2, 3],
        3,
    ),
    (
        "ds_write_b32 v10, v2\nds_read_i8 v5, v10 offset:1",
        &[0x1234_8056],
        0xffff_ff80,
    ),
    (
        "ds_write_b32 v10, v2\nds_read_u16 v5, v10 offset:2",
        &[0x1234_8056],
        0x1234,
    ),
    (
        "v_mov_b32 v5, 0x11112222\nds_write_b32 v10, v2\nds_read_u16_d16_hi v5, v10",
        &[0x1234_8056],
        0x8056_2222,
    ),
    (
        "v_mov_b32 v5, 0x11112222\nds_write_b32 v10, v2\nds_read_i8_d16 v5, v10",
        &[0x1234_80f6],
        0x1111_fff6,
    ),
    (
        "ds_write_b32 v10, v2\nds_write_b8_d16_hi v10, v3\nds_read_b32 v5, v10",
        &[0, 0x55aa_1122],
        0xaa,
    ),
];

fn assemble(rows: &[(String, u32)]) -> Vec<u8> {
    let mut body = String::from(
        "s_load_dwordx2 s[10:11], s[4:5], 0x0\ns_waitcnt lgkmcnt(0)\nv_mov_b32 v10, 0\nv_mov_b32 v6, 0\nv_mov_b32 v7, 0\n",
    );
    for (number, (text, _)) in rows.iter().enumerate() {
        body.push_str(&format!("{text}\ns_waitcnt vmcnt(0) lgkmcnt(0)\nv_mov_b32 v11, {}\nglobal_store_dword v11, v5, s[10:11]\n", 4 * number));
    }
    let base = Path::new(env!("CARGO_TARGET_TMPDIR")).join(format!("values-{}", std::process::id()));
    let (source, out) = (base.with_extension("s"), base.with_extension("co"));
    let text = format!(
        ".amdgcn_target \"amdgcn-amd-amdhsa--gfx900\"\n.text\n.globl k\n.p2align 8\n.type k,@function\nk:\n{body}s_endpgm\n.Lend:\n.size k, .Lend-k\n\
         .rodata\n.p2align 6\n.amdhsa_kernel k\n.amdhsa_group_segment_fixed_size 1024\n.amdhsa_kernarg_size 8\n\
         .amdhsa_user_sgpr_private_segment_buffer 1\n.amdhsa_user_sgpr_kernarg_segment_ptr 1\n.amdhsa_next_free_vgpr 16\n\
         .amdhsa_next_free_sgpr 40\n.amdhsa_float_denorm_mode_32 3\n.end_amdhsa_kernel\n.amdgpu_metadata\n---\namdhsa.version: [1, 2]\namdhsa.kernels:\n  - .name: k\n\
         \x20   .symbol: k.kd\n    .kernarg_segment_size: 8\n    .kernarg_segment_align: 8\n    .group_segment_fixed_size: 1024\n\
         \x20   .private_segment_fixed_size: 0\n    .wavefront_size: 64\n    .sgpr_count: 40\n    .vgpr_count: 16\n\
         \x20   .max_flat_workgroup_size: 256\n...\n.end_amdgpu_metadata\n"
    );
    std::fs::write(&source, text).unwrap();
    let result = Command::new("clang-19")
        .args(["-target", "amdgcn-amd-amdhsa", "-mcpu=gfx900", "-x", "assembler"])
        .arg(&source)
        .arg("-o")
        .arg(&out)
        .output()
        .unwrap();
    assert!(
        result.status.success(),
        "{}",
        String::from_utf8_lossy(&result.stderr)
    );
    let bytes = std::fs::read(&out).unwrap();
    let _ = std::fs::remove_file(&source);
    let _ = std::fs::remove_file(&out);
    bytes
}

fn with_operands(row: &Row, register: impl Fn(usize) -> String) -> String {
    let moves: String = row
        .1
        .iter()
        .enumerate()
        .map(|(index, value)| format!("{}, {value:#x}\n", register(index)))
        .collect();
    format!("{moves}{}", row.0)
}

#[test]
fn instructions_give_the_values_of_their_definitions() {
    if !wavelift_peers::installed(&["clang-19", "ld.lld-19"]) {
        return;
    }
    let vector = |index: usize| format!("v_mov_b32 v{}", index + 2);
    let scalar = |index: usize| format!("s_mov_b32 s{}", index + 20);
    let mut rows: Vec<(String, u32)> = Vec::new();
    rows.extend(VECTOR.iter().map(|row| (with_operands(row, vector), row.2)));
    rows.extend(SCALAR.iter().map(|row| {
        (
            format!("{}\nv_mov_b32 v5, s24", with_operands(row, scalar)),
            row.2,
        )
    }));
    // One lane, so that an atomic happens once. Results are waited for before the next instruction uses them.
    let group = |row: &Row| {
        let text = with_operands(row, vector).replace("\nds_", "\ns_waitcnt lgkmcnt(0)\nds_");
        (format!("s_mov_b64 exec, 1\n{text}"), row.2)
    };
    rows.extend(GROUP.iter().map(group));
    let mut device = Device::new();
    let module = device.load(&assemble(&rows)).unwrap();
    let buffer = device.allocate("out", 4 * rows.len() as u64).unwrap();
    let kernarg = device.address(buffer).to_le_bytes();
    device
        .dispatch(
            module,
            "k",
            [64, 1, 1],
            [64, 1, 1],
            0,
            &kernarg,
            &DispatchOptions::default(),
        )
        .unwrap_or_else(|error| panic!("{error}"));
    let results = device
        .bytes(buffer)
        .chunks_exact(4)
        .map(|word| u32::from_le_bytes([word[0], word[1], word[2], word[3]]));
    let wrong: Vec<String> = rows
        .iter()
        .zip(results)
        .filter(|((_, expected), got)| expected != got)
        .map(|((text, expected), got)| {
            format!("{} gives {got:#x}, not {expected:#x}", text.replace('\n', "; "))
        })
        .collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
