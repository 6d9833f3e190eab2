//! Generated kernels for measuring: straight lines, loops and branches in equal parts, of any size.
//!
//! Fifteen 32-bit registers are read and written at random, so that values live across many blocks; the choice of
//! operations and registers is fixed by the seed.

use std::fmt::Write;

/// Registers that segments compute with: `$s1` to `$s15`.
const REGISTERS: u64 = 15;

struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        self.0 % bound
    }

    fn register(&mut self) -> String {
        format!("$s{}", 1 + self.below(REGISTERS))
    }

    fn operand(&mut self) -> String {
        match self.below(4) {
            0 => self.below(1000).to_string(),
            _ => self.register(),
        }
    }
}

/// The text of a module with one kernel of about `size` instructions, and their number.
pub fn kernel(size: usize) -> (String, usize) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut text = String::from(
        "module &generated:1:0:$full:$large:$default;\nprog kernel &k(kernarg_u64 %p)\n{\n\
         ld_kernarg_align(8)_width(all)_u64 $d0, [%p];\nworkitemabsid_u32 $s0, 0;\ncvt_u64_u32 $d1, $s0;\n\
         shl_u64 $d1, $d1, 6;\nadd_u64 $d0, $d0, $d1;\n",
    );
    let mut count = 5;
    for register in 1..=REGISTERS {
        let _ = writeln!(text, "ld_global_u32 $s{register}, [$d0+{}];", 4 * register);
        count += 1;
    }
    let mut segment = 0;
    while count < size {
        count += match segment % 4 {
            0 | 1 => straight(&mut text, &mut random, 16),
            2 => repeated(&mut text, &mut random, segment),
            _ => branched(&mut text, &mut random, segment),
        };
        segment += 1;
    }
    for register in 1..=REGISTERS {
        let _ = writeln!(text, "st_global_u32 $s{register}, [$d0+{}];", 4 * register);
        count += 1;
    }
    text.push_str("ret;\n};\n");
    (text, count + 1)
}

fn straight(text: &mut String, random: &mut Random, length: usize) -> usize {
    for _ in 0..length {
        let (to, a, b) = (random.register(), random.register(), random.operand());
        let _ = match random.below(10) {
            0 => writeln!(text, "sub_u32 {to}, {a}, {b};"),
            1 => writeln!(text, "mul_u32 {to}, {a}, {b};"),
            2 => writeln!(text, "xor_b32 {to}, {a}, {b};"),
            3 => writeln!(text, "and_b32 {to}, {a}, {b};"),
            4 => writeln!(text, "or_b32 {to}, {a}, {b};"),
            5 => writeln!(text, "shl_u32 {to}, {a}, {};", random.below(32)),
            6 => writeln!(text, "shr_u32 {to}, {a}, {};", random.below(32)),
            7 => writeln!(text, "max_s32 {to}, {a}, {b};"),
            8 => writeln!(text, "mad_u32 {to}, {a}, {b}, {};", random.register()),
            _ => writeln!(text, "add_u32 {to}, {a}, {b};"),
        };
    }
    length
}

fn repeated(text: &mut String, random: &mut Random, segment: usize) -> usize {
    let _ = writeln!(text, "mov_b32 $s16, {};\n@loop{segment}:", 2 + random.below(3));
    let body = straight(text, random, 11);
    let _ = writeln!(
        text,
        "sub_u32 $s16, $s16, 1;\ncmp_ne_b1_u32 $c0, $s16, 0;\ncbr_b1 $c0, @loop{segment};"
    );
    body + 4
}

fn branched(text: &mut String, random: &mut Random, segment: usize) -> usize {
    let _ = writeln!(
        text,
        "and_b32 $s17, {}, {};\ncmp_eq_b1_u32 $c1, $s17, 0;\ncbr_b1 $c1, @else{segment};",
        random.register(),
        1 << random.below(16)
    );
    let yes = straight(text, random, 6);
    let _ = writeln!(text, "br @end{segment};\n@else{segment}:");
    let no = straight(text, random, 6);
    let _ = writeln!(text, "@end{segment}:");
    yes + no + 4
}
