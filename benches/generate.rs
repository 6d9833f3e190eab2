//! Generated kernels for measuring, of named shapes and any size.
//!
//! The shape `mix` has straight lines, loops and branches in equal parts; fifteen 32-bit registers are read and written at
//! random, so that values live across many blocks. The other shapes are one thing only, and each is what some algorithm
//! could be quadratic in. The choice of operations and registers is fixed by the seed.

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

/// What a generated kernel consists of.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Shape {
    /// Straight lines, loops and branches.
    Mix,
    /// One block.
    Straight,
    /// If/else statements one after the other.
    Branches,
    /// If/else statements in each other.
    Nest,
    /// Ifs without an else in each other.
    Ifs,
    /// Conditions one after the other that all leave to one block.
    Guards,
    /// Blocks with a cross-lane operation each, which branch to blocks around them: strict, with stacks.
    Strict,
    /// One switch, each of whose targets is a block of its own.
    Switch,
    /// One switch that goes to few blocks over and over.
    Table,
    /// Loops in each other.
    Loops,
    /// Blocks that jump to the next, which stands somewhere else.
    Chain,
    /// Values that live from the first half of a block to the second.
    Wide,
    /// Loops one after the other that leave from the middle.
    Exits,
    /// Functions, each of which calls the next.
    Calls,
    /// Kernel arguments, all of which are read.
    Arguments,
}

/// Every shape with its name and the smaller of the sizes to compare.
pub const SHAPES: [(Shape, &str, usize); 15] = [
    (Shape::Mix, "mix", 10_000),
    (Shape::Straight, "straight", 10_000),
    (Shape::Branches, "branches", 10_000),
    (Shape::Nest, "nest", 1_000),
    (Shape::Ifs, "ifs", 1_000),
    (Shape::Guards, "guards", 1_000),
    (Shape::Strict, "strict", 300),
    (Shape::Switch, "switch", 1_000),
    (Shape::Table, "table", 1_000),
    (Shape::Loops, "loops", 1_000),
    (Shape::Chain, "chain", 10_000),
    (Shape::Wide, "wide", 10_000),
    (Shape::Exits, "exits", 1_000),
    (Shape::Calls, "calls", 1_000),
    (Shape::Arguments, "arguments", 10_000),
];

/// The text of a module with one kernel of about `size` instructions, and their number.
pub fn kernel(shape: Shape, size: usize) -> (String, usize) {
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut text = String::from("module &generated:1:0:$full:$large:$default;\n");
    let before = match shape {
        Shape::Calls => functions(&mut text, size / CALL),
        _ => 0,
    };
    text.push_str("prog kernel &k(kernarg_u64 %p");
    if shape == Shape::Arguments {
        for argument in 0..size / 2 {
            let _ = write!(text, ", kernarg_u32 %a{argument}");
        }
    }
    text.push_str(
        ")\n{\n\
         ld_kernarg_align(8)_width(all)_u64 $d0, [%p];\nworkitemabsid_u32 $s0, 0;\ncvt_u64_u32 $d1, $s0;\n\
         shl_u64 $d1, $d1, 6;\nadd_u64 $d0, $d0, $d1;\n",
    );
    let mut count = 5;
    for register in 1..=REGISTERS {
        let _ = writeln!(text, "ld_global_u32 $s{register}, [$d0+{}];", 4 * register);
        count += 1;
    }
    let left = size.saturating_sub(count);
    count += match shape {
        Shape::Mix => mix(&mut text, &mut random, left),
        Shape::Straight => accumulated(&mut text, &mut random, left),
        Shape::Branches => branches(&mut text, &mut random, left),
        Shape::Nest => nest(&mut text, &mut random, left),
        Shape::Ifs => ifs(&mut text, &mut random, size / IF),
        Shape::Guards => guards(&mut text, &mut random, left),
        Shape::Strict => strict(&mut text, &mut random, size / STRICT),
        Shape::Switch => switch(&mut text, &mut random, left),
        Shape::Table => table(&mut text, &mut random, left),
        Shape::Loops => loops(&mut text, &mut random, left),
        Shape::Chain => chain(&mut text, &mut random, left),
        Shape::Wide => wide(&mut text, left),
        Shape::Exits => exits(&mut text, &mut random, left),
        Shape::Calls => before + call(&mut text, "$s1", size / CALL),
        Shape::Arguments => arguments(&mut text, size / 2),
    };
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

/// Instructions each of which adds another register to what its register held, so that none is dead and nothing becomes a constant.
fn accumulated(text: &mut String, random: &mut Random, length: usize) -> usize {
    for _ in 0..length {
        let (to, apart) = (random.below(REGISTERS), 1 + random.below(REGISTERS - 1));
        let a = format!("$s{}", 1 + (to + apart) % REGISTERS);
        let to = format!("$s{}", 1 + to);
        let _ = match random.below(4) {
            0 => writeln!(text, "xor_b32 {to}, {to}, {a};"),
            1 => writeln!(text, "sub_u32 {to}, {a}, {to};"),
            2 => writeln!(text, "mad_u32 {to}, {a}, {}, {to};", random.register()),
            _ => writeln!(text, "add_u32 {to}, {to}, {a};"),
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

fn mix(text: &mut String, random: &mut Random, size: usize) -> usize {
    let (mut count, mut segment) = (0, 0);
    while count < size {
        count += match segment % 4 {
            0 | 1 => straight(text, random, 16),
            2 => repeated(text, random, segment),
            _ => branched(text, random, segment),
        };
        segment += 1;
    }
    count
}

/// Two instructions that compare a register with a number, as the condition of the branch that follows.
fn compare(text: &mut String, random: &mut Random) -> usize {
    let _ = writeln!(
        text,
        "and_b32 $s17, {}, {};\ncmp_eq_b1_u32 $c1, $s17, 0;",
        random.register(),
        1 << random.below(16)
    );
    2
}

fn branches(text: &mut String, random: &mut Random, size: usize) -> usize {
    let (mut count, mut segment) = (0, 0);
    while count < size {
        count += compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @else{segment};");
        count += accumulated(text, random, 1);
        let _ = writeln!(text, "br @end{segment};\n@else{segment}:");
        count += accumulated(text, random, 1);
        let _ = writeln!(text, "@end{segment}:");
        count += 2;
        segment += 1;
    }
    count
}

/// A tenth of the size is the depth.
fn nest(text: &mut String, random: &mut Random, size: usize) -> usize {
    let depth = size / 10;
    let mut count = 0;
    for level in 0..depth {
        count += compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @else{level};");
        count += accumulated(text, random, 3) + 1;
    }
    for level in (0..depth).rev() {
        let _ = writeln!(text, "br @end{level};\n@else{level}:");
        count += accumulated(text, random, 2);
        let _ = writeln!(text, "@end{level}:");
        count += accumulated(text, random, 1) + 1;
    }
    count
}

/// Instructions of a level of the shape `ifs`.
const IF: usize = 5;

fn ifs(text: &mut String, random: &mut Random, depth: usize) -> usize {
    let mut count = 0;
    for level in 0..depth {
        count += compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @end{level};");
        count += accumulated(text, random, 1) + 1;
    }
    for level in (0..depth).rev() {
        let _ = writeln!(text, "@end{level}:");
        count += accumulated(text, random, 1);
    }
    count
}

/// Conditions one after the other that all leave to one block.
fn guards(text: &mut String, random: &mut Random, size: usize) -> usize {
    let mut count = 0;
    while count < size {
        count += compare(text, random);
        text.push_str("cbr_b1 $c1, @end;\n");
        count += accumulated(text, random, 1) + 1;
    }
    text.push_str("@end:\n");
    count
}

/// Instructions of a block of the shape `strict`.
const STRICT: usize = 6;

/// Blocks from which lanes go on to the next one, or to one of those from six before to eight after it.
fn strict(text: &mut String, random: &mut Random, blocks: usize) -> usize {
    let mut count = 0;
    for block in 0..blocks {
        let _ = writeln!(text, "@block{block}:");
        let to = (block as u64 + random.below(15))
            .saturating_sub(6)
            .min(blocks as u64);
        let _ = writeln!(
            text,
            "activelanecount_width(all)_u32_b1 $s18, 1;\nadd_u32 $s1, $s1, $s18;"
        );
        count += accumulated(text, random, 1) + compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @block{to};");
        count += 3;
    }
    let _ = writeln!(text, "@block{blocks}:");
    count
}

/// A fifth of the size is the number of targets.
fn switch(text: &mut String, random: &mut Random, size: usize) -> usize {
    let targets = (size / 5).max(1);
    let names: Vec<String> = (0..targets).map(|i| format!("@case{i}")).collect();
    let _ = writeln!(
        text,
        "rem_u32 $s17, {}, {targets};\nsbr_u32 $s17 [{}];",
        random.register(),
        names.join(", ")
    );
    let mut count = 2;
    for name in names {
        let _ = writeln!(text, "{name}:");
        count += accumulated(text, random, 4) + 1;
        text.push_str("br @end;\n");
    }
    text.push_str("@end:\n");
    count
}

/// The table has as many entries as there should be instructions, and seven targets; the rest is straight.
fn table(text: &mut String, random: &mut Random, size: usize) -> usize {
    let entries: Vec<String> = (0..size.max(1))
        .map(|_| format!("@case{}", random.below(7)))
        .collect();
    let _ = writeln!(
        text,
        "rem_u32 $s17, {}, {};\nsbr_u32 $s17 [{}];",
        random.register(),
        entries.len(),
        entries.join(", ")
    );
    let mut count = 2;
    for case in 0..7 {
        let _ = writeln!(text, "@case{case}:");
        count += accumulated(text, random, size / 7) + 1;
        text.push_str("br @end;\n");
    }
    text.push_str("@end:\n");
    count
}

/// A tenth of the size is the depth.
fn loops(text: &mut String, random: &mut Random, size: usize) -> usize {
    let depth = size / 10;
    let mut count = 0;
    for level in 0..depth {
        let _ = writeln!(text, "@loop{level}:");
        count += accumulated(text, random, 4);
    }
    for level in (0..depth).rev() {
        count += accumulated(text, random, 3) + compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @loop{level};");
        count += 1;
    }
    count
}

/// Blocks of three instructions; every other one stands in the first half, the last half runs in reverse.
fn chain(text: &mut String, random: &mut Random, size: usize) -> usize {
    let blocks = (size / 4).max(2);
    let (even, odd) = ((0..blocks).step_by(2), (1..blocks).step_by(2));
    text.push_str("br @block0;\n");
    let mut count = 1;
    for block in even.chain(odd.rev()) {
        let _ = writeln!(text, "@block{block}:");
        count += accumulated(text, random, 3) + 1;
        if block + 1 < blocks {
            let _ = writeln!(text, "br @block{};", block + 1);
        } else {
            text.push_str("br @last;\n");
        }
    }
    text.push_str("@last:\n");
    count
}

/// A fifth of the size lives at once: products that both halves need and that value numbering makes once.
fn wide(text: &mut String, size: usize) -> usize {
    let values = size / 5;
    for (half, op) in ["add", "xor"].iter().enumerate() {
        for value in 0..values {
            let (a, b) = (1 + value % 15, 1 + value / 15 % 15);
            let _ = writeln!(text, "mad_u32 $s16, $s{a}, $s{b}, {};", 100 + value);
            let suffix = if half == 0 { "u32" } else { "b32" };
            let _ = writeln!(text, "{op}_{suffix} $s17, $s17, $s16;");
        }
        let _ = writeln!(text, "st_global_u32 $s17, [$d0];");
    }
    4 * values + 2
}

/// Instructions of a function of the shape `calls`.
const CALL: usize = 6;

/// Passes a register through the functions from a number down.
fn call(text: &mut String, register: &str, functions: usize) -> usize {
    let Some(callee) = functions.checked_sub(1) else {
        return 0;
    };
    let _ = writeln!(
        text,
        "{{\narg_u32 %out;\narg_u32 %in;\nst_arg_u32 {register}, [%in];\ncall &f{callee}(%out)(%in);\n\
         ld_arg_u32 {register}, [%out];\n}}"
    );
    3
}

/// Functions, each of which calls the one before it.
fn functions(text: &mut String, count: usize) -> usize {
    let mut written = 0;
    for function in 0..count {
        let _ = writeln!(
            text,
            "function &f{function}(arg_u32 %r)(arg_u32 %a)\n{{\nld_arg_u32 $s0, [%a];\nmad_u32 $s0, $s0, $s0, {function};"
        );
        written += call(text, "$s0", function);
        text.push_str("st_arg_u32 $s0, [%r];\n};\n");
        written += 3;
    }
    written
}

fn arguments(text: &mut String, count: usize) -> usize {
    for argument in 0..count {
        let _ = writeln!(
            text,
            "ld_kernarg_u32 $s17, [%a{argument}];\nadd_u32 $s1, $s1, $s17;"
        );
    }
    2 * count
}

fn exits(text: &mut String, random: &mut Random, size: usize) -> usize {
    let (mut count, mut segment) = (0, 0);
    while count < size {
        let _ = writeln!(text, "@loop{segment}:");
        count += accumulated(text, random, 3) + compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @out{segment};");
        count += accumulated(text, random, 3) + compare(text, random);
        let _ = writeln!(text, "cbr_b1 $c1, @end;\nbr @loop{segment};\n@out{segment}:");
        count += 3;
        segment += 1;
    }
    text.push_str("@end:\n");
    count
}
