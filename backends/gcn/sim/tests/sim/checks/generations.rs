//! Rules of other processors than gfx900.

use super::*;

/// Runs a program on gfx803; the byte offset of the lane's dword is in v1.
fn on_gfx803(body: &str) -> Result<Vec<u32>, String> {
    let options = DispatchOptions::default();
    run_on("gfx803", &with_setup(body), 64, 64, &options).map_err(|error| error.to_string())
}

/// Lane n's dword is stored to the buffer from v3.
const FLAT_STORE: &str = "v_mov_b32 v5, s11\nv_add_u32 v4, vcc, s10, v1\nv_addc_u32 v5, vcc, 0, v5, vcc\n\
                          flat_store_dword v[4:5], v3\n";

#[test]
fn m0_limits_group_memory_before_gfx9() {
    if !tools_installed() {
        return;
    }
    let body = |m0: &str| {
        format!("{m0}\nds_write_b32 v1, v0\nds_read_b32 v3, v1\ns_waitcnt lgkmcnt(0)\n{FLAT_STORE}")
    };
    let words = on_gfx803(&body("s_mov_b32 m0, 0x100")).unwrap();
    assert_eq!(words[..4], [0, 1, 2, 3]);
    let small = on_gfx803(&body("s_mov_b32 m0, 0x10")).unwrap_err();
    assert!(small.contains("m0 allows 0x10 bytes"), "{small}");
    let unset = on_gfx803(&body("")).unwrap_err();
    assert!(unset.contains("m0"), "{unset}");
    // Later generations do not look at it.
    accepted("ds_write_b32 v1, v0\n");
}

#[test]
fn flat_scratch_is_size_and_offset_before_gfx9() {
    if !tools_installed() {
        return;
    }
    let aperture = wavelift_amdgpu_sim::access::PRIVATE_APERTURE;
    let body = |set_up: &str| {
        format!(
            "{set_up}\ns_mov_b32 m0, -1\nv_mov_b32 v6, 8\nv_mov_b32 v7, {aperture:#x}\nv_lshlrev_b32 v3, 1, v0\n\
             flat_store_dword v[6:7], v3\ns_waitcnt vmcnt(0) lgkmcnt(0)\nflat_load_dword v3, v[6:7]\n\
             s_waitcnt vmcnt(0) lgkmcnt(0)\n{FLAT_STORE}"
        )
    };
    let right = "s_add_u32 s12, s6, s9\ns_lshr_b32 flat_scratch_hi, s12, 8\ns_mov_b32 flat_scratch_lo, s7";
    assert_eq!(on_gfx803(&body(right)).unwrap()[..4], [0, 2, 4, 6]);
    let exchanged =
        "s_add_u32 s12, s6, s9\ns_lshr_b32 flat_scratch_lo, s12, 8\ns_mov_b32 flat_scratch_hi, s7";
    let error = on_gfx803(&body(exchanged)).unwrap_err();
    assert!(error.contains("flat_scratch"), "{error}");
    let unshifted = "s_add_u32 flat_scratch_hi, s6, s9\ns_mov_b32 flat_scratch_lo, s7";
    let error = on_gfx803(&body(unshifted)).unwrap_err();
    assert!(error.contains("flat_scratch"), "{error}");
}

/// Runs a program on a processor with settings.
fn on(cpu: &str, body: &str) -> Result<Vec<u32>, String> {
    let options = DispatchOptions::default();
    run_on(cpu, &with_setup(body), 64, 64, &options).map_err(|error| error.to_string())
}

#[test]
fn loads_of_halves_keep_the_other_half_without_error_correction() {
    if !tools_installed() {
        return;
    }
    let body = format!(
        "v_mov_b32 v2, 0x50000\nglobal_load_short_d16 v2, v1, s[10:11]\ns_waitcnt vmcnt(0){STORE_V2}"
    );
    assert_eq!(
        on("gfx906:sramecc-", &body).unwrap()[..3],
        [0x50000, 0x50001, 0x50002]
    );
    assert_eq!(on("gfx900", &body).unwrap()[2], 0x50002);
    for cpu in ["gfx906", "gfx906:sramecc+"] {
        let error = on(cpu, &body).unwrap_err();
        assert!(error.contains(STORED), "{cpu}: {error}");
    }
    // The half that was loaded is there.
    let low = body.replace(
        STORE_V2,
        "\nv_and_b32 v2, 0xffff, v2\nglobal_store_dword v1, v2, s[10:11]\n",
    );
    assert_eq!(on("gfx906", &low).unwrap()[..3], [0, 1, 2]);
}

#[test]
fn clauses_may_be_replayed_unless_the_target_says_no() {
    if !tools_installed() {
        return;
    }
    let body =
        "s_load_dwordx2 s[12:13], s[4:5], 0x0\ns_load_dwordx2 s[4:5], s[4:5], 0x8\ns_waitcnt lgkmcnt(0)\n";
    for cpu in ["gfx900", "gfx900:xnack+", "gfx906:sramecc-"] {
        assert!(on(cpu, body).is_err(), "{cpu}");
    }
    for cpu in ["gfx900:xnack-", "gfx906:xnack-"] {
        assert!(on(cpu, body).is_ok(), "{cpu}");
    }
}

/// Dot products and `v_fmac` of gfx906, and what gfx904 mixes.
#[test]
fn gfx906_multiplies_and_adds() {
    if !tools_installed() {
        return;
    }
    // Bytes 1, -2, 3, -4 times 5, 6, 7, -8 and halves 1, -2 times 3, 4 are known by hand.
    let constants = "v_mov_b32 v4, 0xfc03fe01\nv_mov_b32 v5, 0xf8070605\nv_mov_b32 v6, 0xfffe0001\nv_mov_b32 v7, 0x40003\n";
    let value = |operation: &str| {
        let body = format!("{constants}v_mov_b32 v2, 10\n{operation}{STORE_V2}");
        on("gfx906", &body).unwrap()[0]
    };
    assert_eq!(value("v_dot4_i32_i8 v2, v4, v5, v2"), 10 + 5 - 12 + 21 + 32);
    assert_eq!(
        value("v_dot4_u32_u8 v2, v4, v5, v2"),
        10 + 5 + 254 * 6 + 21 + 252 * 248
    );
    assert_eq!(value("v_dot2_i32_i16 v2, v6, v7, v2"), 10 + 3 - 8);
    assert_eq!(value("v_dot2_u32_u16 v2, v6, v7, v2"), 10 + 3 + 0xfffe * 4);
    // Four bits each: 1, 0, -2, -1, 3, 0, -4, -1 times 5, 0, 6, 0, 7, 0, -8, -1.
    assert_eq!(value("v_dot8_i32_i4 v2, v4, v5, v2"), 10 + 5 - 12 + 21 + 32 + 1);
    assert_eq!(value("v_dot8_u32_u4 v2, v4, v5, v2"), 10 + 5 + 84 + 21 + 96 + 225);
    // 1.0 * 2.0 + 0.5 * 4.0 + 1.0, and 2.0 * 3.0 + 1.0.
    let halves = "v_mov_b32 v4, 0x38003c00\nv_mov_b32 v5, 0x44004000\nv_mov_b32 v2, 1.0\n";
    assert_eq!(
        value(&format!("{halves}v_dot2_f32_f16 v2, v4, v5, v2")),
        5f32.to_bits()
    );
    let fmac = "v_mov_b32 v2, 1.0\nv_mov_b32 v4, 0x40400000\nv_fmac_f32 v2, 2.0, v4";
    assert_eq!(value(fmac), 7f32.to_bits());
    assert_eq!(value("v_xnor_b32 v2, v4, v5"), !(0xfc03_fe01 ^ 0xf807_0605));
    let mix = "v_mov_b32 v4, 0x38003c00\nv_mov_b32 v2, 1.0\nv_fma_mix_f32 v2, v4, v4, v2 op_sel:[0,1,0] op_sel_hi:[1,1,0]";
    let body = format!("{mix}{STORE_V2}");
    for cpu in ["gfx904", "gfx906"] {
        assert_eq!(on(cpu, &body).unwrap()[0], 1.5f32.to_bits(), "{cpu}");
    }
}

#[test]
fn devices_with_settings_refuse_code_for_others() {
    if !tools_installed() {
        return;
    }
    use wavelift_amdgpu::TargetId;
    let loads = |device: &str, code: &str| {
        let mut made = Device::new();
        if let Some((processor, settings)) = device.split_once(':') {
            made.set_target(TargetId::of_processor(processor).with_settings(settings).unwrap());
        }
        let loaded = made.load(&assemble(code, "s_nop 0"));
        loaded.map(|_| ()).map_err(|error| error.to_string())
    };
    assert_eq!(loads("gfx906:xnack+", "gfx906:xnack+"), Ok(()));
    assert_eq!(loads("gfx906:xnack+", "gfx906"), Ok(()));
    assert_eq!(loads("gfx906", "gfx906:sramecc-:xnack+"), Ok(()));
    assert_eq!(
        loads("gfx906:xnack+", "gfx906:sramecc+:xnack-").unwrap_err(),
        "the code object is for amdgcn-amd-amdhsa--gfx906:sramecc+:xnack-, and this device is amdgcn-amd-amdhsa--gfx906:xnack+"
    );
    assert!(loads("gfx906:xnack+", "gfx900:xnack+").is_err());
}

#[test]
fn accumulation_registers_come_after_the_others() {
    if !tools_installed() {
        return;
    }
    let stored = |body: &str| on("gfx90a", &format!("{body}{STORE_V2}"));
    // Lanes that do not run keep what they have, in both directions.
    let moves = "v_accvgpr_write_b32 a7, v0\nv_mov_b32 v2, 0x55\nv_mov_b32 v3, 0x66\ns_mov_b64 exec, 0xff\n\
                 v_accvgpr_write_b32 a7, v3\nv_accvgpr_mov_b32 a0, a7\ns_mov_b64 exec, -1\nv_accvgpr_read_b32 v2, a7\n\
                 s_mov_b64 exec, 0xf\nv_accvgpr_read_b32 v2, a0\nv_add_u32 v2, 1, v2\ns_mov_b64 exec, -1";
    let found = stored(moves).unwrap();
    assert_eq!(
        found[..10],
        [0x67, 0x67, 0x67, 0x67, 0x66, 0x66, 0x66, 0x66, 8, 9]
    );
    assert_eq!(found[63], 63);
    // Scalars and constants.
    let constant = "v_accvgpr_write_b32 a1, 7\nv_accvgpr_read_b32 v2, a1";
    assert_eq!(stored(constant).unwrap()[..2], [7, 7]);
    for beyond in ["v_accvgpr_write_b32 a8, v0", "v_mov_b32 v16, v0"] {
        let error = stored(beyond).unwrap_err();
        assert!(
            error.contains("beyond those allocated (16 VGPRs, 8 AGPRs"),
            "{beyond}: {error}"
        );
    }
    // What no instruction names as a vector register no index reaches.
    let indexed =
        "s_mov_b32 s20, 1\ns_set_gpr_idx_on s20, gpr_idx(SRC0)\nv_mov_b32 v2, v15\ns_set_gpr_idx_off";
    let error = stored(indexed).unwrap_err();
    assert!(error.contains("v16 is beyond"), "{error}");
    // Undefined values may be moved, not stored.
    let undefined = "v_accvgpr_read_b32 v2, a3";
    let error = stored(undefined).unwrap_err();
    assert!(error.contains(STORED), "{error}");
}
