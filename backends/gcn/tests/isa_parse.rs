//! The assembler: programs with labels, choice of encodings, and errors that point at the text.

use wavelift_amdgpu::isa::{Isa, Machine, WaveSize};
use wavelift_gcn::isa::{Format, assemble, encode, parse};

#[test]
fn a_program_with_labels() {
    let source = "
start:
    v_mov_b32 v0, 0              // e32 is enough
loop: v_add_u32 v0, 1, v0
    s_cbranch_scc1 loop
    s_cbranch_execz end
    s_mov_b32 s0, 0x12345678
    s_branch start
end:
    s_endpgm
    .long 0xdeadbeef
";
    let expected = [
        0x7e000280, 0x68000081, 0xbf85fffe, 0xbf880003, 0xbe8000ff, 0x12345678, 0xbf82fff9, 0xbf810000,
        0xdeadbeef,
    ];
    assert_eq!(assemble(source).unwrap(), expected);
}

#[test]
fn a_mnemonic_without_suffix_takes_the_short_encoding_if_it_can() {
    assert_eq!(parse("v_add_f32 v1, v2, v3").unwrap().format, Format::Vop2);
    assert_eq!(parse("v_add_f32 v1, v2, s3").unwrap().format, Format::Vop3);
    assert_eq!(parse("v_add_f32 v1, -v2, v3").unwrap().format, Format::Vop3);
    assert_eq!(parse("v_cmp_lt_f32 vcc, v2, v3").unwrap().format, Format::Vopc);
    assert_eq!(parse("v_cmp_lt_f32 s[2:3], v2, v3").unwrap().format, Format::Vop3);
    assert_eq!(parse("v_add_f32_e64 v1, v2, v3").unwrap().format, Format::Vop3);
}

#[test]
fn floats_without_inline_form_become_literals_of_their_type() {
    let words = |text: &str| {
        let mut out = Vec::new();
        encode(&parse(text).unwrap(), &mut out).unwrap();
        out
    };
    assert_eq!(words("v_mul_f32 v0, 3.0, v1")[1], 3.0f32.to_bits());
    assert_eq!(words("v_add_f16 v0, 3.0, v1")[1], 0x4200);
    // The high half of the double; the low half of a literal is zero.
    assert_eq!(words("v_trunc_f64 v[0:1], 3.0")[1], 0x4008_0000);
}

#[test]
fn errors_point_at_the_text() {
    for (text, start, message) in [
        ("v_foo v0", 0, "unknown instruction"),
        ("v_mov_b32 v0 v1", 13, "`,` is missing"),
        ("v_mov_b32 v0, q7", 14, "no register"),
        ("s_mov_b32 s0, s200", 14, "registers are 0 to 101"),
        ("ds_read_b32 v0, v1 offset:x", 19, "no modifier"),
        ("ds_read_b32 v0, v1 frob", 19, "no modifier"),
        ("s_mov_b64 s[1:2], 0", 0, "misaligned"),
        ("v_add_f32_e32 v0, s1, s2", 0, "cannot stand there"),
        ("v_add_f32_e64 v0, s1, s2", 0, "too many scalar values"),
        ("s_waitcnt vmcnt(64)", 10, "no such immediate"),
        ("v_mov_b32 v[0, v1", 13, "`]` is missing"),
        ("v_mov_b32 é, v1", 10, "no register"),
        ("v_mov_b32", 9, "no register"),
        ("s_getreg_b32 s0, hwreg(64)", 17, "no such immediate"),
        ("", 0, "unknown instruction"),
    ] {
        let error = parse(text).unwrap_err();
        assert!(error.message.contains(message), "`{text}`: {error}");
        assert_eq!(error.columns.start, start, "`{text}`: {error}");
    }
    // What is missing is shown as the place where it should be.
    assert_eq!(parse("v_mov_b32 v0, , v1").unwrap_err().columns, 14..15);
    let error = assemble("s_nop 0\na: s_branch b\n").unwrap_err();
    assert_eq!((error.line, error.columns.start), (2, 12), "{error}");
    let error = assemble("a:\na:\n").unwrap_err();
    assert_eq!((error.line, error.columns), (2, 0..1));
}

/// Groups of vector registers begin with an even number on CDNA (AMDGPU guide, "gfx90a"), single ones anywhere.
#[test]
fn groups_of_vectors_are_aligned_on_cdna() {
    for isa in [Isa::Gfx90a, Isa::Gfx942] {
        let wave = WaveSize::Wave64;
        let parse = |text| wavelift_amdgpu::isa::parse(Machine { isa, wave }, text);
        assert!(parse("v_add_f64 v[2:3], v[4:5], v[6:7]").is_ok());
        assert!(parse("v_mov_b32 v3, v5").is_ok());
        for odd in [
            "v_add_f64 v[1:2], v[4:5], v[6:7]",
            "v_add_f64 v[2:3], v[5:6], v[6:7]",
            "global_load_dwordx2 v[3:4], v[0:1], off",
        ] {
            assert!(parse(odd).is_err(), "{isa:?}: {odd}");
        }
    }
    assert!(parse("v_add_f64 v[1:2], v[5:6], v[7:8]").is_ok());
}

#[test]
fn any_text_is_an_instruction_or_an_error() {
    // Valid lines with a character removed, doubled or replaced.
    let lines = [
        "s_waitcnt vmcnt(0) lgkmcnt(3)",
        "v_add_f32_sdwa v1, -|v2|, s3 clamp mul:4 dst_sel:BYTE_1 dst_unused:UNUSED_PAD src0_sel:WORD_1 src1_sel:BYTE_3",
        "v_mad_f16 v1, |v2|, neg(1.0), sext(v3) op_sel:[1,0,0,1]",
        "ds_swizzle_b32 v1, v2 offset:swizzle(BITMASK_PERM,\"01pip\")",
        "s_getreg_b32 s1, hwreg(HW_REG_MODE, 4, 4)",
        "s_sendmsg sendmsg(MSG_GS, GS_OP_EMIT, 1)",
        "exp mrt0 v1, v1, v2, off compr done vm",
        "global_atomic_add v1, v[2:3], v4, off offset:-8 glc",
        "s_load_dwordx4 s[4:7], s[8:9], s5 offset:0x10",
        "v_interp_p1_f32_e32 v1, v2, attr1.z",
        "tbuffer_load_format_x v1, off, s[4:7], s1 format:[BUF_DATA_FORMAT_32,BUF_NUM_FORMAT_SNORM]",
        "v_mov_b32_dpp v1, v2 quad_perm:[0,1,2,3] row_mask:0xf bank_mask:0xf bound_ctrl:1",
    ];
    for line in lines {
        for (at, _) in line.char_indices() {
            for insert in [
                "",
                "é",
                "(",
                "[",
                "-",
                "|",
                ":",
                "9999999999999999999999",
                " ",
                ",",
            ] {
                let _ = parse(&format!("{}{insert}{}", &line[..at], &line[at..]));
                let _ = parse(&format!("{}{insert}{}", &line[..at], &line[at + 1..]));
                let _ = assemble(&format!("{}{insert}", &line[..at]));
            }
        }
    }
}
