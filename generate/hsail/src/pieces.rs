//! Pieces of HSAIL text, right ones and wrong ones.

use wavelift_generate::Choices;
use wavelift_hsail::combinations::{further_values, values};
use wavelift_hsail::model::{Opcode, Type};
use wavelift_hsail::table;

/// What may stand between tokens, and what may not.
pub const SPACES: &[&str] = &[
    " ", "\t", "\r", "\r\n", "\x0b", "\x0c", "\n\n", "\u{a0}", "\u{feff}", "\\\n", "\0", "\r\r\n", "//\r\n",
    "//\x0b\n",
];
/// Comments.
pub const COMMENTS: &[&str] = &[
    "/*c*/",
    " /*c*/ ",
    " // c\n",
    "/*c*//*d*/",
    "\n/*c*/\n",
    "/**/",
    "//\n",
    "/* // */ ",
];
/// Words that stand in front of something, or nowhere.
pub const WORDS: &[&str] = &[
    "decl",
    "prog",
    "alloc(agent)",
    "align(4)",
    "align(3)",
    "align(256)",
    "align(512)",
    "align(0x8)",
    "const",
    "kernel",
    "function",
    "indirect",
    "signature",
    "fbarrier",
    "loc 1;",
    "pragma $s1;",
    "extension",
    "module",
    "-",
    "+",
    "&x",
    "u32",
];
/// Registers, some of which there are not.
pub const REGISTERS: &[&str] = &[
    "$c0", "$c127", "$c128", "$s0", "$s1", "$s2047", "$s2048", "$d0", "$d1", "$d1023", "$d1024", "$q0",
    "$q511", "$q512", "$s01", "$s", "$x1", "$S1", "$s1a",
];
/// Names.
pub const NAMES: &[&str] = &[
    "&x", "%x", "@x", "&k", "&m", "%a", "@l", "&_", "%1", "&a.b", "&", "&__hsa.x", "%k.1",
];
/// Characters.
pub const CHARACTERS: &[&str] = &[
    "0", "1", "9", "a", "x", "X", "e", "f", "F", "d", "h", "p", "u", "_", ".", "-", "+", ",", ";", ":", "$",
    "&", "%", "@", "(", ")", "\"", "\\", "'", "=", "*", "/", "é", "#", " ",
];
/// Statements, right and wrong.
pub const INSTRUCTIONS: &[&str] = &[
    "ret;",
    "nop;",
    "barrier;",
    "br @x;",
    "@x:",
    "@l:",
    "@x: @x:",
    "cbr_b1 $c0, @l;",
    "cbr_width(3)_b1 $c0, @l;",
    "alloca_u32 $s0, 4;",
    "alloca_align(8)_u32 $s0, WAVESIZE;",
    "class_b1_f32 $c0, $s1, WAVESIZE;",
    "mov_b1 $c0, 2;",
    "mov_b1 $c0, 0x100000000;",
    "mov_u32 $s0, 4294967296;",
    "mov_f16 $s0, 1.00048828125h;",
    "mov_f32 $s0, 0x1.00000100000000000000001p0f;",
    "mov_f64 $d0, 1e400;",
    "mov_f32 $s0, 0x1p128f;",
    "mov_f32 $s0, 0x.8p3f;",
    "ld_spill_u32 $s0, [$s1];",
    "ld_arg_u32 $s0, [4];",
    "st_spill_u32 $s0, [%x];",
    "ld_global_u32 $s0, [&x][-4];",
    "ld_global_u32 $s0, [&x][$d0-4];",
    "ld_global_u32 $s0, [&x][$d0+0xffffffffffffffff];",
    "ld_global_u32 $s0, [$d0-0x8000000000000000];",
    "ld_group_u32 $s0, [$s0-0x80000000];",
    "ld_group_u32 $s0, [$s0+0x80000000];",
    "ld_group_u32 $s0, [0xffffffff];",
    "ld_group_u32 $s0, [0x100000000];",
    "lda_group_u32 $s0, [&x];",
    "atomicnoret_add_global_rlx_system_u64 [$d0], 1;",
    "memfence_scar_wg;",
    "activelanemask_v4_b64_b1 ($d0, $d1, $d2, $d3), 1;",
    "initfbar &fb;",
    "call &f()();",
    "{ call &f0()(); }",
    "{ arg_u32 %z; call &f0()(%z); }",
    "{ ret; }",
    "queryimage_1d_width_u32_roimg $s0, $d1;",
    "sbr_u32 $s0 [@l];",
    "sbr_width(all)_u64 $d0 [];",
    "shuffle_u8x4 $s0, $s1, $s2, 256;",
    "bitmask_b64 $d0, 64, 1;",
    "workitemid_u32 $s0, 3;",
    "workitemid_u32 $s0, WAVESIZE;",
    "debugtrap_u32 0;",
    "cleardetectexcept_u32 32;",
    "packedcompletionsig_sig64 $d0;",
    "packetcompletionsig_sig64 $d0;",
    "unpackcvt_f32_u8x4 $s0, $s1, 4;",
    "packcvt_u8x4_f32 $s0, $s1, $s2, $s3, 1.0f;",
    "pack_u8x4_u32 $s0, $s1, $s2, 4;",
    "cmp_eq_pp_u8x4_u8x4 $s0, $s1, $s2;",
    "cvt_f32_f32 $s0, $s1;",
    "combine_v2_b64_b32 $d0, (1, $s0);",
    "expand_v2_b32_b64 ($s0, $s0), $d0;",
    "loc 0;",
    "loc 4294967296;",
    "loc 1 2 \"a\\x41\\101\\n\";",
    "pragma \"a\", 1, -1, 1.0f, &x;",
    "pragma 18446744073709551616;",
    ";",
];

const INTEGERS: &[&str] = &[
    "0",
    "1",
    "2",
    "3",
    "4",
    "7",
    "8",
    "15",
    "16",
    "31",
    "32",
    "63",
    "64",
    "127",
    "128",
    "255",
    "256",
    "257",
    "511",
    "512",
    "65535",
    "65536",
    "2147483647",
    "2147483648",
    "4294967295",
    "4294967296",
    "9223372036854775807",
    "9223372036854775808",
    "18446744073709551615",
    "18446744073709551616",
    "99999999999999999999999999",
    "08",
    "017",
    "0777777777777777777777",
    "01777777777777777777777",
    "02000000000000000000000",
    "0x",
    "0x10",
    "0XfF",
    "0xffffffffffffffff",
    "0x10000000000000000",
    "0x1ffffffffffffffff",
    "1u",
    "1L",
    "00",
];

fn digits(choices: &mut Choices<'_>, radix: usize) -> String {
    let length = [1, 1, 2, 4, 8, 9, 16, 17, 24, 40][choices.below(10)];
    (0..length)
        .filter_map(|_| char::from_digit(choices.below(radix) as u32, radix as u32))
        .collect()
}

fn float(choices: &mut Choices<'_>) -> String {
    let suffix = choices.of(&["f", "f", "h", "d", "", "F", "H", "D", "l"]);
    let sign = choices.of(&["", "+", "-"]);
    match choices.below(6) {
        0 => choices
            .of(&[
                "1e40f",
                "1e40h",
                "1.5",
                "3.5e38f",
                "3.4028235e38f",
                "3.4028236e38f",
                "1e308",
                "1.8e308",
                "65504h",
                "65504.0h",
                "65519.0h",
                "65520.0h",
                "1e-400",
                "1e-60f",
                "1e-30h",
                "1.",
                ".5f",
                "1e",
                "1e+f",
                "1f",
                "1h",
                "1d",
                "0x1p0",
                "0x1p",
                "0x1.p1f",
                "0x.8p3f",
                "0x.p1f",
                "0x1.8f",
                "0x1.8p1",
                "0x1p-1074",
                "0x1p-1075",
                "0x1p1024",
                "0x1p128f",
                "0x1p16h",
                "0x1.ffffffp127f",
                "0x1.ffep15h",
                "0x1.fffp15h",
                "0f",
                "0F1",
                "0h3c00",
                "0H3c000",
                "0d0",
                "0f3f800000",
                "0f3F8000000",
                "0d3ff0000000000000",
                "nan",
                "inf",
            ])
            .to_owned(),
        1 => format!(
            "0{}{}",
            choices.of(&["f", "F", "d", "D", "h", "H"]),
            digits(choices, 16)
        ),
        2 | 3 => {
            let point = choices.of(&["", "."]);
            format!(
                "0x{}{point}{}p{sign}{}{suffix}",
                digits(choices, 16),
                digits(choices, 16),
                choices.below(160)
            )
        }
        4 => format!("{}.{}{suffix}", digits(choices, 10), digits(choices, 10)),
        _ => {
            let exponent = [1, 3, 5, 8, 30, 45, 300, 330][choices.below(8)];
            format!(
                "{}.{}e{sign}{exponent}{suffix}",
                digits(choices, 10),
                digits(choices, 10)
            )
        }
    }
}

fn ty(choices: &mut Choices<'_>) -> &'static str {
    Type::ALL[choices.below(Type::ALL.len())].name()
}

/// A literal.
pub fn literal(choices: &mut Choices<'_>) -> String {
    let sign = choices.of(&["", "", "", "-", "+"]);
    match choices.below(8) {
        0..=3 => format!("{sign}{}", choices.of(INTEGERS)),
        4 | 5 => format!("{sign}{}", float(choices)),
        6 => typed(choices),
        _ => "WAVESIZE".to_owned(),
    }
}

fn number(choices: &mut Choices<'_>) -> String {
    let sign = choices.of(&["", "", "-"]);
    if choices.below(3) == 0 {
        float(choices)
    } else {
        format!("{sign}{}", choices.of(INTEGERS))
    }
}

fn typed(choices: &mut Choices<'_>) -> String {
    let ty = ty(choices);
    let lanes = ty
        .split_once('x')
        .and_then(|(_, lanes)| lanes.parse().ok())
        .unwrap_or(1);
    let lanes: usize = if choices.below(6) == 0 { lanes + 1 } else { lanes };
    let elements: Vec<String> = (0..lanes).map(|_| number(choices)).collect();
    let array = if choices.below(4) == 0 { "[]" } else { "" };
    format!("{ty}{array}({})", elements.join(", "))
}

/// One suffix of some operation.
pub fn suffix(choices: &mut Choices<'_>) -> String {
    let opcode = Opcode::ALL[choices.below(Opcode::ALL.len())];
    let parts = table::syntax(opcode);
    if parts.is_empty() {
        return ty(choices).to_owned();
    }
    let part = parts[choices.below(parts.len())];
    let mut all = values(part);
    all.extend(further_values(part));
    let text = if all.is_empty() {
        String::new()
    } else {
        all[choices.below(all.len())].text.clone()
    };
    match choices.below(12) {
        0 => choices
            .of(&[
                "align(3)",
                "align(512)",
                "equiv(0)",
                "equiv(256)",
                "width(3)",
                "width(0)",
                "align",
                "u9",
            ])
            .to_owned(),
        _ if text.is_empty() => ty(choices).to_owned(),
        _ => text,
    }
}

/// An operand of an instruction.
pub fn operand(choices: &mut Choices<'_>) -> String {
    let number = choices.of(INTEGERS);
    let sign = choices.of(&["+", "-"]);
    let register = choices.of(REGISTERS);
    let name = choices.of(NAMES);
    match choices.below(12) {
        0..=2 => literal(choices),
        3 => format!("[{name}][{register}{sign}{number}]"),
        4 => format!("[{register}{sign}{number}]"),
        5 => choices
            .of(&[
                "[0]", "[-1]", "[$s0]", "[$d0]", "[]", "[&x]", "[%x][4]", "[@l]", "[&x", "[$s0][4]",
            ])
            .to_owned(),
        6 => format!("({register}, {})", literal(choices)),
        7 => format!("({})", ["$s0"; 6][..choices.below(6)].join(", ")),
        8 => name.to_owned(),
        9 => choices
            .of(&["\"text\"", "{u32(1)}", "()", "-$s0", "[@l, @l]"])
            .to_owned(),
        _ => register.to_owned(),
    }
}

fn initializer(choices: &mut Choices<'_>) -> String {
    match choices.below(8) {
        0 | 1 => number(choices),
        2 | 3 => typed(choices),
        4 => format!("{{{}, {}}}", typed(choices), typed(choices)),
        5 => format!(
            "{{{}, align({}), {}}}",
            typed(choices),
            choices.of(INTEGERS),
            typed(choices)
        ),
        6 => choices
            .of(&[
                "samp(coord=normalized,filter=linear,addressing=repeat)",
                "samp(coord=unnormalized,filter=nearest,addressing=mirrored_repeat)",
                "roimg(geometry=1d,width=4,channel_type=float,channel_order=rgba)",
                "roimg(geometry=2d,width=4,height=2,channel_type=unorm_int8,channel_order=srgb)",
                "woimg(geometry=1db,width=4,channel_type=snorm_int8,channel_order=depth)",
                "rwimg(geometry=3d,width=4,height=0,depth=1,channel_type=half_float,channel_order=r)",
                "roimg(geometry=2da,width=4,height=1,array=3,channel_type=unorm_short_565,channel_order=rgb)",
                "sig64(0)",
                "sig64(1)",
                "sig64[](sig64(0))",
                "WAVESIZE",
                "{align(8)}",
                "{}",
            ])
            .to_owned(),
        _ => {
            let ty = ty(choices);
            let count = choices.below(4);
            format!(
                "{ty}[]({})",
                (0..count).map(|_| number(choices)).collect::<Vec<_>>().join(", ")
            )
        }
    }
}

/// A declaration: of a variable, fbarrier, kernel, function or signature.
pub fn declaration(choices: &mut Choices<'_>) -> String {
    let mut text = String::new();
    for word in [
        "decl ",
        "prog ",
        "alloc(agent) ",
        "align(8) ",
        "align(2) ",
        "align(16) ",
        "const ",
    ] {
        if choices.below(6) == 0 {
            text.push_str(word);
        }
    }
    let sigil = choices.of(&["&", "&", "%"]);
    let name = choices.of(&["new", "x", "k", "f0", "a"]);
    match choices.below(12) {
        0 => text + &format!("fbarrier {sigil}{name};"),
        1 => {
            text + &format!(
                "signature {sigil}{name}(arg_u32 %r)(arg_{} %p[{}]);",
                ty(choices),
                choices.of(INTEGERS)
            )
        }
        2 => {
            let kind = choices.of(&["function", "indirect function", "kernel"]);
            let output = choices.of(&["()", "(arg_u32 %r)", "", "(arg_u32 %r, arg_u32 %s)"]);
            let segment = choices.of(&["arg", "kernarg", "global"]);
            let body = choices.of(&["{ }", "", "{ ret; }"]);
            let dim = choices.of(&["", "[]", "[4]", "[0]"]);
            text + &format!(
                "{kind} {sigil}{name}{output}({segment}_{} %p{dim}) {body};",
                ty(choices)
            )
        }
        _ => {
            let segment = choices.of(&[
                "global", "readonly", "group", "private", "spill", "arg", "kernarg", "global", "readonly",
                "flat", "region",
            ]);
            let dim = match choices.below(5) {
                0 => "[]".to_owned(),
                1 => format!("[{}]", choices.of(INTEGERS)),
                2 => "[2]".to_owned(),
                _ => String::new(),
            };
            let init = if choices.below(3) > 0 {
                format!(" = {}", initializer(choices))
            } else {
                String::new()
            };
            text + &format!("{segment}_{} {sigil}{name}{dim}{init};", ty(choices))
        }
    }
}

/// A control directive or another one.
pub fn directive(choices: &mut Choices<'_>) -> String {
    let name = choices.of(&[
        "enablebreakexceptions",
        "enabledetectexceptions",
        "maxdynamicgroupsize",
        "maxflatgridsize",
        "maxflatworkgroupsize",
        "requiredgridsize",
        "requiredworkgroupsize",
        "requireddim",
        "requirenopartialworkgroups",
        "pragma",
        "loc",
        "extension",
    ]);
    let operands: Vec<String> = (0..choices.below(4))
        .map(|_| match choices.below(6) {
            0 => literal(choices),
            1 => choices
                .of(&["$s0", "\"IMAGE\"", "\"x\\\"\"", "&x", "@l", "WAVESIZE"])
                .to_owned(),
            _ => choices.of(INTEGERS).to_owned(),
        })
        .collect();
    format!("{name} {};", operands.join(choices.of(&[", ", ", ", " "])))
}
