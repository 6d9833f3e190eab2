//! Kernels that keep a given number of values live at once.

use std::fmt::Write;

/// Where the values are kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum File {
    /// The same in all lanes: kernel arguments and what is computed from them.
    Scalar,
    /// Loaded by each lane.
    Vector,
    /// As many of each lane, and half as many that are the same in all lanes and live through everything.
    Both,
}

/// What the values live through.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// A straight line.
    Straight,
    /// A loop that carries all of them.
    Loop,
    /// Conditionals in conditionals that some lanes take.
    Divergent,
    /// A loop that lanes leave at different times, with a conditional in it.
    DivergentLoop,
    /// Barriers, with values passed on through group memory.
    Barrier,
    /// Calls of a small function.
    Calls,
    /// Calls that some lanes make, in a loop that lanes leave at different times.
    DivergentCalls,
    /// All of that in a function, whose values live through calls of another one.
    Callee,
}

impl Place {
    /// Whether values live through calls.
    pub fn calls(self) -> bool {
        matches!(self, Place::Calls | Place::DivergentCalls | Place::Callee)
    }
}

/// All places.
pub const PLACES: [Place; 8] = [
    Place::Straight,
    Place::Loop,
    Place::Divergent,
    Place::DivergentLoop,
    Place::Barrier,
    Place::Calls,
    Place::DivergentCalls,
    Place::Callee,
];

/// A kernel to generate.
#[derive(Clone, Copy, Debug)]
pub struct Shape {
    pub file: File,
    pub place: Place,
    /// 32-bit units that are live at once, besides a few addresses and counters.
    pub live: usize,
    /// Whether values of 64 bits and loads of four are among them.
    pub mixed: bool,
    pub seed: u64,
}

struct Writer {
    text: String,
    random: u64,
    shape: Shape,
    /// Names of 32-bit and of 64-bit values.
    narrow: Vec<String>,
    wide: Vec<String>,
    labels: usize,
}

/// Arguments of a kernel that are uniform values.
pub fn uniform(shape: &Shape) -> usize {
    match shape.file {
        File::Scalar => shape.live,
        File::Vector => 0,
        File::Both => shape.live / 2,
    }
}

/// Values per lane that the kernel reads and writes, as 32-bit words.
pub fn words(shape: &Shape) -> usize {
    shape.live.next_multiple_of(4) + 4
}

/// A function that lanes may call alone.
const SMALL: &str = "function &small(arg_u32 %r)(arg_u32 %a, arg_u32 %b)
{
ld_arg_u32 $s0, [%a];
ld_arg_u32 $s1, [%b];
mul_u32 $s2, $s1, 77;
xor_b32 $s0, $s0, $s2;
add_u32 $s0, $s0, 12345;
st_arg_u32 $s0, [%r];
ret;
};
";

/// The text of a module with the kernel `&k`: its arguments are an input buffer, an output buffer, a count, and the uniform
/// values of a [`File::Scalar`] kernel. Uniform values of a function are computed from the work-group's index.
pub fn kernel(shape: Shape) -> String {
    let mut w = Writer {
        text: String::new(),
        random: shape.seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) | 1,
        shape,
        narrow: Vec::new(),
        wide: Vec::new(),
        labels: 0,
    };
    w.line("module &stress:1:0:$full:$large:$default;");
    if shape.place.calls() {
        w.text.push_str(SMALL);
    }
    if shape.place == Place::Callee {
        w.callee();
    }
    w.text
        .push_str("prog kernel &k(kernarg_u64 %in, kernarg_u64 %out, kernarg_u32 %count");
    for at in 0..uniform(&shape) {
        let _ = write!(w.text, ", kernarg_u32 %u{at}");
    }
    w.line(")\n{");
    if shape.place == Place::Barrier {
        w.line("group_u32 %shared[256];");
    }
    w.line("ld_kernarg_align(8)_width(all)_u64 $d0, [%in];");
    w.line("ld_kernarg_align(8)_width(all)_u64 $d1, [%out];");
    w.line("ld_kernarg_align(4)_width(all)_u32 $s3, [%count];");
    w.line("workitemabsid_u32 $s0, 0;\ncvt_u64_u32 $d2, $s0;");
    let stride = 4 * words(&shape);
    w.line(&format!(
        "mul_u64 $d2, $d2, {stride};\nadd_u64 $d0, $d0, $d2;\nadd_u64 $d1, $d1, $d2;"
    ));
    w.line("mov_b32 $s1, $s0;");
    if shape.place == Place::Callee {
        w.line(
            "{\narg_u64 %a; arg_u64 %b; arg_u32 %n;\nst_arg_u64 $d0, [%a];\nst_arg_u64 $d1, [%b];\n\
             st_arg_u32 $s0, [%n];\ncall &callee()(%a, %b, %n);\n}\nret;\n};",
        );
        return w.text;
    }
    w.load();
    match shape.place {
        Place::Straight => w.mixes(2 * shape.live),
        Place::Loop => {
            w.line("mov_b32 $s2, 0;\n@loop:");
            w.mixes(shape.live / 2 + 8);
            w.line("add_u32 $s2, $s2, 1;\ncmp_lt_b1_u32 $c0, $s2, $s3;\ncbr_b1 $c0, @loop;");
        }
        Place::Divergent => w.conditional(3, shape.live / 4 + 4),
        Place::Calls | Place::Callee => w.calls(),
        Place::DivergentCalls => {
            w.line("and_b32 $s2, $s0, 3;\n@loop:");
            w.arm(shape.live / 8 + 4);
            w.conditional(2, shape.live / 16 + 2);
            w.line("sub_u32 $s2, $s2, 1;\ncmp_gt_b1_s32 $c0, $s2, 0;\ncbr_b1 $c0, @loop;");
        }
        Place::DivergentLoop => {
            w.line("and_b32 $s2, $s0, 3;\n@loop:");
            w.arm(shape.live / 4 + 4);
            w.conditional(1, shape.live / 8 + 4);
            w.line("sub_u32 $s2, $s2, 1;\ncmp_gt_b1_s32 $c0, $s2, 0;\ncbr_b1 $c0, @loop;");
        }
        Place::Barrier => {
            w.line("workitemid_u32 $s4, 0;\nshl_u32 $s4, $s4, 2;\nxor_b32 $s5, $s4, 4;");
            for _ in 0..3 {
                w.mixes(shape.live / 2);
                let value = w.any_narrow();
                w.line(&format!("st_group_align(4)_u32 {value}, [%shared][$s4];"));
                w.line("memfence_screl_wg;\nbarrier;\nmemfence_scacq_wg;");
                w.line("ld_group_align(4)_u32 $s6, [%shared][$s5];\nxor_b32 $s1, $s1, $s6;");
                w.line("memfence_screl_wg;\nbarrier;\nmemfence_scacq_wg;");
            }
        }
    }
    w.store();
    w.line("ret;\n};");
    w.text
}

impl Writer {
    fn line(&mut self, text: &str) {
        self.text.push_str(text);
        self.text.push('\n');
    }

    fn below(&mut self, bound: usize) -> usize {
        self.random ^= self.random << 13;
        self.random ^= self.random >> 7;
        self.random ^= self.random << 17;
        (self.random % bound.max(1) as u64) as usize
    }

    fn label(&mut self, name: &str) -> String {
        self.labels += 1;
        format!("@{name}{}", self.labels)
    }

    fn load(&mut self) {
        let Shape {
            file, live, mixed, ..
        } = self.shape;
        if file == File::Both {
            for at in 0..uniform(&self.shape) {
                if self.shape.place == Place::Callee {
                    self.uniform(1000 + at, at);
                    continue;
                }
                self.line(&format!(
                    "ld_kernarg_align(4)_width(all)_u32 $s{}, [%u{at}];",
                    1000 + at
                ));
            }
        }
        let file = if file == File::Both { File::Vector } else { file };
        let mut at = 0;
        while at < live {
            let left = live - at;
            let kind = if mixed { self.below(3) } else { 0 };
            let (name, count) = (10 + at, if kind == 0 { 1 } else { 2 * kind }.min(left));
            match (file, count) {
                (File::Scalar, 2) if self.shape.place == Place::Callee => {
                    self.uniform(7, at);
                    self.uniform(8, at + 1);
                    self.line(&format!("combine_v2_b64_b32 $d{name}, ($s7, $s8);"));
                    self.wide.push(format!("$d{name}"));
                }
                (File::Scalar, count) if self.shape.place == Place::Callee => {
                    for at in at..at + count {
                        self.uniform(10 + at, at);
                        self.narrow.push(format!("$s{}", 10 + at));
                    }
                }
                (File::Vector, 4) => {
                    let names: Vec<String> = (0..4).map(|i| format!("$s{}", name + i)).collect();
                    let list = names.join(", ");
                    self.line(&format!("ld_v4_global_align(4)_u32 ({list}), [$d0+{}];", 4 * at));
                    self.narrow.extend(names);
                }
                (File::Vector, 2) => {
                    self.line(&format!("ld_global_align(4)_u64 $d{name}, [$d0+{}];", 4 * at));
                    self.wide.push(format!("$d{name}"));
                }
                (File::Scalar, 2) => {
                    self.line(&format!(
                        "ld_kernarg_align(4)_width(all)_u32 $s7, [%u{at}];\n\
                         ld_kernarg_align(4)_width(all)_u32 $s8, [%u{}];\ncombine_v2_b64_b32 $d{name}, ($s7, $s8);",
                        at + 1
                    ));
                    self.wide.push(format!("$d{name}"));
                }
                (File::Vector, count) => {
                    for at in at..at + count {
                        self.line(&format!(
                            "ld_global_align(4)_u32 $s{}, [$d0+{}];",
                            10 + at,
                            4 * at
                        ));
                        self.narrow.push(format!("$s{}", 10 + at));
                    }
                }
                (File::Scalar | File::Both, count) => {
                    for at in at..at + count {
                        self.line(&format!(
                            "ld_kernarg_align(4)_width(all)_u32 $s{}, [%u{at}];",
                            10 + at
                        ));
                        self.narrow.push(format!("$s{}", 10 + at));
                    }
                }
            }
            at += count;
        }
        if self.narrow.is_empty() {
            self.line("mov_b32 $s9, $s0;");
            self.narrow.push("$s9".to_owned());
        }
    }

    /// A uniform value that nobody knows beforehand.
    fn uniform(&mut self, register: usize, at: usize) {
        let factor = (at as u32).wrapping_mul(0x9e37_79b9) >> 9 | 1;
        self.line(&format!(
            "mul_u32 $s{register}, $s6, {factor};\nxor_b32 $s{register}, $s{register}, {};",
            factor >> 3
        ));
    }

    /// A call of the small function: the first argument dies there, the second one is among the values.
    fn call(&mut self) {
        let value = self.any_narrow();
        self.line(&format!(
            "{{\narg_u32 %r; arg_u32 %a; arg_u32 %b;\nst_arg_u32 $s1, [%a];\nst_arg_u32 {value}, [%b];\n\
             call &small(%r)(%a, %b);\nld_arg_u32 $s1, [%r];\n}}"
        ));
    }

    fn calls(&mut self) {
        for _ in 0..3 {
            self.mixes(self.shape.live / 2);
            self.call();
        }
        self.mixes(self.shape.live / 2);
    }

    /// The function that has the values of a [`Place::Callee`] kernel.
    fn callee(&mut self) {
        self.line("function &callee()(arg_u64 %a, arg_u64 %b, arg_u32 %n)\n{");
        self.line("ld_arg_u64 $d0, [%a];\nld_arg_u64 $d1, [%b];\nld_arg_u32 $s0, [%n];");
        self.line("mov_b32 $s1, $s0;\nworkgroupid_u32 $s6, 0;\nadd_u32 $s6, $s6, 99;");
        self.load();
        self.calls();
        self.store();
        self.line("ret;\n};");
    }

    fn any_narrow(&mut self) -> String {
        let at = self.below(self.narrow.len());
        self.narrow[at].clone()
    }

    /// Changes values in place, so that their number stays.
    fn mixes(&mut self, count: usize) {
        for _ in 0..count {
            let wide = self.wide.len();
            let all = self.narrow.len() + wide;
            if self.below(all) < wide {
                let (a, b) = (self.below(wide), self.below(wide));
                let (a, b) = (self.wide[a].clone(), self.wide[b].clone());
                let op = ["add_u64", "xor_b64", "sub_u64"][self.below(3)];
                self.line(&format!("{op} {a}, {a}, {b};"));
                continue;
            }
            let (a, b) = (self.any_narrow(), self.any_narrow());
            let op = ["add_u32", "xor_b32", "sub_u32", "mul_u32", "or_b32"][self.below(5)];
            self.line(&format!("{op} {a}, {a}, {b};"));
        }
    }

    /// What an arm that some lanes take does: uniform values are only read there.
    fn arm(&mut self, count: usize) {
        if self.shape.file != File::Scalar {
            self.mixes(count);
            return;
        }
        for _ in 0..count {
            let value = self.any_narrow();
            let op = ["add_u32", "xor_b32", "mul_u32"][self.below(3)];
            self.line(&format!("{op} $s1, $s1, {value};"));
        }
    }

    fn conditional(&mut self, depth: usize, count: usize) {
        if depth == 0 {
            self.arm(count);
            if self.shape.place == Place::DivergentCalls {
                self.call();
            }
            return;
        }
        let (other, after) = (self.label("else"), self.label("join"));
        self.line(&format!(
            "and_b32 $s4, $s0, {};\ncmp_eq_b1_u32 $c0, $s4, 0;\ncbr_b1 $c0, {other};",
            1 << depth
        ));
        self.conditional(depth - 1, count);
        self.line(&format!("br {after};\n{other}:"));
        self.conditional(depth - 1, count);
        self.line(&format!("{after}:"));
        self.arm(4);
    }

    fn store(&mut self) {
        if self.shape.file == File::Both {
            for at in 0..uniform(&self.shape) {
                self.line(&format!("mad_u32 $s1, $s1, 3, $s{};", 1000 + at));
            }
        }
        let all: Vec<(String, &str)> = self
            .narrow
            .iter()
            .map(|n| (n.clone(), "u32"))
            .chain(self.wide.iter().map(|n| (n.clone(), "u64")))
            .chain(std::iter::once(("$s1".to_owned(), "u32")))
            .collect();
        let mut at = 0;
        for (name, ty) in all {
            self.line(&format!("st_global_align(4)_{ty} {name}, [$d1+{at}];"));
            at += if ty == "u32" { 4 } else { 8 };
        }
    }
}
