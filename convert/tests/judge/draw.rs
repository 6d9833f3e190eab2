//! Pieces of HSAIL, right ones and wrong ones, drawn at random.

use wavelift_hsail::combinations::{further_values, values};
use wavelift_hsail::model::{Opcode, Type};
use wavelift_hsail::table;

/// xorshift64*.
pub struct Random(pub u64);

impl Random {
    pub fn below(&mut self, n: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 33) as usize % n.max(1)
    }

    pub fn of<'t>(&mut self, all: &[&'t str]) -> &'t str {
        all[self.below(all.len())]
    }
}

pub const SPACES: &[&str] = &[
    " ", "\t", "\r", "\r\n", "\x0b", "\x0c", "\n\n", "\u{a0}", "\u{feff}", "\\\n", "\0", "\r\r\n", "//\r\n",
    "//\x0b\n",
];
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
pub const REGISTERS: &[&str] = &[
    "$c0", "$c127", "$c128", "$s0", "$s1", "$s2047", "$s2048", "$d0", "$d1", "$d1023", "$d1024", "$q0",
    "$q511", "$q512", "$s01", "$s", "$x1", "$S1", "$s1a",
];
pub const NAMES: &[&str] = &[
    "&x", "%x", "@x", "&k", "&m", "%a", "@l", "&_", "%1", "&a.b", "&", "&__hsa.x", "%k.1",
];
pub const CHARACTERS: &[&str] = &[
    "0", "1", "9", "a", "x", "X", "e", "f", "F", "d", "h", "p", "u", "_", ".", "-", "+", ",", ";", ":", "$",
    "&", "%", "@", "(", ")", "\"", "\\", "'", "=", "*", "/", "é", "#", " ",
];
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

fn digits(random: &mut Random, radix: usize) -> String {
    let length = [1, 1, 2, 4, 8, 9, 16, 17, 24, 40][random.below(10)];
    (0..length)
        .filter_map(|_| char::from_digit(random.below(radix) as u32, radix as u32))
        .collect()
}

fn float(random: &mut Random) -> String {
    let suffix = random.of(&["f", "f", "h", "d", "", "F", "H", "D", "l"]);
    let sign = random.of(&["", "+", "-"]);
    match random.below(6) {
        0 => random
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
            random.of(&["f", "F", "d", "D", "h", "H"]),
            digits(random, 16)
        ),
        2 | 3 => {
            let point = random.of(&["", "."]);
            format!(
                "0x{}{point}{}p{sign}{}{suffix}",
                digits(random, 16),
                digits(random, 16),
                random.below(160)
            )
        }
        4 => format!("{}.{}{suffix}", digits(random, 10), digits(random, 10)),
        _ => {
            let exponent = [1, 3, 5, 8, 30, 45, 300, 330][random.below(8)];
            format!(
                "{}.{}e{sign}{exponent}{suffix}",
                digits(random, 10),
                digits(random, 10)
            )
        }
    }
}

fn ty(random: &mut Random) -> &'static str {
    Type::ALL[random.below(Type::ALL.len())].name()
}

/// A literal.
pub fn literal(random: &mut Random) -> String {
    let sign = random.of(&["", "", "", "-", "+"]);
    match random.below(8) {
        0..=3 => format!("{sign}{}", random.of(INTEGERS)),
        4 | 5 => format!("{sign}{}", float(random)),
        6 => typed(random),
        _ => "WAVESIZE".to_owned(),
    }
}

fn number(random: &mut Random) -> String {
    let sign = random.of(&["", "", "-"]);
    if random.below(3) == 0 {
        float(random)
    } else {
        format!("{sign}{}", random.of(INTEGERS))
    }
}

fn typed(random: &mut Random) -> String {
    let ty = ty(random);
    let lanes = ty
        .split_once('x')
        .and_then(|(_, lanes)| lanes.parse().ok())
        .unwrap_or(1);
    let lanes: usize = if random.below(6) == 0 { lanes + 1 } else { lanes };
    let elements: Vec<String> = (0..lanes).map(|_| number(random)).collect();
    let array = if random.below(4) == 0 { "[]" } else { "" };
    format!("{ty}{array}({})", elements.join(", "))
}

/// One suffix of some operation.
pub fn suffix(random: &mut Random) -> String {
    let opcode = Opcode::ALL[random.below(Opcode::ALL.len())];
    let parts = table::syntax(opcode);
    if parts.is_empty() {
        return ty(random).to_owned();
    }
    let part = parts[random.below(parts.len())];
    let mut all = values(part);
    all.extend(further_values(part));
    let text = if all.is_empty() {
        String::new()
    } else {
        all[random.below(all.len())].text.clone()
    };
    match random.below(12) {
        0 => random
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
        _ if text.is_empty() => ty(random).to_owned(),
        _ => text,
    }
}

/// An operand of an instruction.
pub fn operand(random: &mut Random) -> String {
    let number = random.of(INTEGERS);
    let sign = random.of(&["+", "-"]);
    let register = random.of(REGISTERS);
    let name = random.of(NAMES);
    match random.below(12) {
        0..=2 => literal(random),
        3 => format!("[{name}][{register}{sign}{number}]"),
        4 => format!("[{register}{sign}{number}]"),
        5 => random
            .of(&[
                "[0]", "[-1]", "[$s0]", "[$d0]", "[]", "[&x]", "[%x][4]", "[@l]", "[&x", "[$s0][4]",
            ])
            .to_owned(),
        6 => format!("({register}, {})", literal(random)),
        7 => format!("({})", ["$s0"; 6][..random.below(6)].join(", ")),
        8 => name.to_owned(),
        9 => random
            .of(&["\"text\"", "{u32(1)}", "()", "-$s0", "[@l, @l]"])
            .to_owned(),
        _ => register.to_owned(),
    }
}

fn initializer(random: &mut Random) -> String {
    match random.below(8) {
        0 | 1 => number(random),
        2 | 3 => typed(random),
        4 => format!("{{{}, {}}}", typed(random), typed(random)),
        5 => format!(
            "{{{}, align({}), {}}}",
            typed(random),
            random.of(INTEGERS),
            typed(random)
        ),
        6 => random
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
            let ty = ty(random);
            let count = random.below(4);
            format!(
                "{ty}[]({})",
                (0..count).map(|_| number(random)).collect::<Vec<_>>().join(", ")
            )
        }
    }
}

/// A declaration: of a variable, fbarrier, kernel, function or signature.
pub fn declaration(random: &mut Random) -> String {
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
        if random.below(6) == 0 {
            text.push_str(word);
        }
    }
    let sigil = random.of(&["&", "&", "%"]);
    let name = random.of(&["new", "x", "k", "f0", "a"]);
    match random.below(12) {
        0 => text + &format!("fbarrier {sigil}{name};"),
        1 => {
            text + &format!(
                "signature {sigil}{name}(arg_u32 %r)(arg_{} %p[{}]);",
                ty(random),
                random.of(INTEGERS)
            )
        }
        2 => {
            let kind = random.of(&["function", "indirect function", "kernel"]);
            let output = random.of(&["()", "(arg_u32 %r)", "", "(arg_u32 %r, arg_u32 %s)"]);
            let segment = random.of(&["arg", "kernarg", "global"]);
            let body = random.of(&["{ }", "", "{ ret; }"]);
            let dim = random.of(&["", "[]", "[4]", "[0]"]);
            text + &format!(
                "{kind} {sigil}{name}{output}({segment}_{} %p{dim}) {body};",
                ty(random)
            )
        }
        _ => {
            let segment = random.of(&[
                "global", "readonly", "group", "private", "spill", "arg", "kernarg", "global", "readonly",
                "flat", "region",
            ]);
            let dim = match random.below(5) {
                0 => "[]".to_owned(),
                1 => format!("[{}]", random.of(INTEGERS)),
                2 => "[2]".to_owned(),
                _ => String::new(),
            };
            let init = if random.below(3) > 0 {
                format!(" = {}", initializer(random))
            } else {
                String::new()
            };
            text + &format!("{segment}_{} {sigil}{name}{dim}{init};", ty(random))
        }
    }
}

/// A control directive or another one.
pub fn directive(random: &mut Random) -> String {
    let name = random.of(&[
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
    let operands: Vec<String> = (0..random.below(4))
        .map(|_| match random.below(6) {
            0 => literal(random),
            1 => random
                .of(&["$s0", "\"IMAGE\"", "\"x\\\"\"", "&x", "@l", "WAVESIZE"])
                .to_owned(),
            _ => random.of(INTEGERS).to_owned(),
        })
        .collect();
    format!("{name} {};", operands.join(random.of(&[", ", ", ", " "])))
}
