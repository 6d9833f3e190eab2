//! Variables of the module that several functions know, memory that has two names, arguments at an index, and addresses that begin below their memory:
//! shapes in which a compiler may take for known what is not.
//!
//! A work-item has a part of each known variable. Every function is given pointers to its parts and names the variables beside that; some
//! functions only say where a part is, and some call themselves once, which keeps them from being inlined.

use crate::kernel::Writer;
use crate::values::{PLAIN, known as known_register};
use std::fmt::Write;
use wavelift_generate::Choices;
use wavelift_hsail::model::Type;

/// Bytes of a work-item's part of a known variable.
const PART: usize = 32;
/// Accesses in a row by two names, at most.
const MOST_ACCESSES: usize = 6;
/// How far below its memory an address may begin, bytes.
const BELOW: [usize; 5] = [0, 8, 64, 4096, 1 << 20];
/// Words of the argument that is read at an index.
pub(crate) const LISTED: usize = 2;

/// A known variable: its segment, and the registers that hold its name and the pointer that was given.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    segment: &'static str,
    /// The type of its addresses.
    pub(crate) address: Type,
    named: &'static str,
    pub(crate) given: &'static str,
    /// Whether a function says where it is.
    found: bool,
}

impl Known {
    /// Its segment.
    pub(crate) fn segment(&self) -> &'static str {
        self.segment
    }

    /// The registers that hold its address.
    pub(crate) fn names(&self) -> [&'static str; 2] {
        [self.named, self.given]
    }
}

/// Draws known variables for a launch, and functions that say where they are.
pub(crate) fn variables(choices: &mut Choices<'_>, grid: u32, items: u32, text: &mut String) -> Vec<Known> {
    let mut all = Vec::new();
    if choices.one_in(3) {
        return all;
    }
    for (segment, address, count, named, given) in [
        ("private", Type::U32, 1, "$s31", "$s32"),
        ("group", Type::U32, items, "$s33", "$s34"),
        ("global", Type::U64, grid, "$d28", "$d29"),
    ] {
        if choices.one_in(3) {
            continue;
        }
        let _ = writeln!(text, "{segment}_u64 &v{segment}[{}];", count as usize * PART / 8);
        let found = choices.below(2) == 0;
        let known = Known {
            segment,
            address,
            named,
            given,
            found,
        };
        if found {
            finder(&known, text);
        }
        all.push(known);
    }
    all
}

/// Instructions that give the address of the work-item's part by the variable's name.
fn part(known: &Known, register: &str) -> String {
    let segment = known.segment;
    let mut text = format!("lda_{segment}_{} {register}, [&v{segment}];\n", known.address);
    text.push_str(&match segment {
        "group" => format!("currentworkitemflatid_u32 $s20;\nmad_u32 {register}, $s20, {PART}, {register};\n"),
        "global" => format!(
            "workitemflatabsid_u32 $s20;\ncvt_u64_u32 $d20, $s20;\nmad_u64 {register}, $d20, {PART}, {register};\n"
        ),
        _ => String::new(),
    });
    text
}

/// A function that says where the work-item's part is, in the last of the activations that its argument asks for.
fn finder(known: &Known, text: &mut String) {
    let (segment, ty) = (known.segment, known.address);
    let register = format!("{}1", ty.register_kind());
    let _ = write!(
        text,
        "function &w{segment}(arg_{ty} %o)(arg_u32 %n)\n{{\nld_arg_u32 $s0, [%n];\ncmp_eq_b1_u32 $c0, $s0, 0;\ncbr_b1 $c0, @here;\n\
         sub_u32 $s0, $s0, 1;\n{{\narg_{ty} %r;\narg_u32 %m;\nst_arg_u32 $s0, [%m];\ncall &w{segment}(%r)(%m);\n\
         ld_arg_{ty} {register}, [%r];\n}}\nbr @end;\n@here:\n{}@end:\nst_arg_{ty} {register}, [%o];\n}};\n",
        part(known, &register)
    );
}

impl Writer<'_, '_> {
    /// Puts the names of known variables in their registers; in the kernel the given ones, too, and something into all parts.
    pub(crate) fn name_variables(&mut self, kernel: bool) {
        for known in self.shared.known.clone() {
            let (ty, bits) = (known.address, known.address.bits());
            let named = part(&known, known.named);
            self.line(named.trim_end());
            if !kernel {
                continue;
            }
            if known.found {
                let depth = self.choices.below(2);
                self.line(&format!(
                    "{{\narg_{ty} %r;\narg_u32 %n;\nst_arg_u32 {depth}, [%n];\ncall &w{}(%r)(%n);\nld_arg_{ty} {}, [%r];\n}}",
                    known.segment, known.given
                ));
            } else {
                self.line(&format!("mov_b{bits} {}, {};", known.given, known.named));
            }
            for word in 0..PART / 8 {
                self.line(&format!(
                    "st_{}_u64 $d{word}, [{}+{}];",
                    known.segment,
                    known.named,
                    8 * word
                ));
            }
        }
    }

    /// What a caller passes for the known variables: names for the call, with declarations and stores.
    pub(crate) fn pass_variables(
        &mut self,
        names: &mut String,
        declarations: &mut String,
        stores: &mut String,
    ) {
        for known in self.shared.known.clone() {
            let (segment, ty) = (known.segment, known.address);
            let register = self.choices.of(&[known.named, known.given]);
            let _ = writeln!(declarations, "arg_{ty} %k{segment};");
            let _ = writeln!(stores, "st_arg_{ty} {register}, [%k{segment}];");
            let _ = write!(names, ", %k{segment}");
        }
    }

    /// The formal arguments for known variables.
    pub(crate) fn formal_variables(&self) -> String {
        let formal = |known: &Known| format!(", arg_{} %k{}", known.address, known.segment);
        self.shared.known.iter().map(formal).collect()
    }

    /// Takes the pointers to known variables from the arguments of a function.
    pub(crate) fn take_variables(&mut self) {
        for known in self.shared.known.clone() {
            self.line(&format!(
                "ld_arg_{} {}, [%k{}];",
                known.address, known.given, known.segment
            ));
        }
    }

    /// Writes and reads a known variable by both names in turn.
    pub(crate) fn two_names(&mut self) {
        if self.shared.known.is_empty() {
            return;
        }
        let known = self.shared.known[self.choices.below(self.shared.known.len())];
        let ty = self.choices.of(&PLAIN[..6]);
        for number in 0..3 + self.choices.below(MOST_ACCESSES - 2) {
            let name = match (number + usize::from(self.choices.one_in(4))) % 2 {
                0 => known.named,
                _ => known.given,
            };
            let part = match self.choices.one_in(4) {
                true => self.choices.of(&PLAIN[..11]),
                false => ty,
            };
            let register = known_register(self.choices, part);
            let operation = self.choices.of(&["st", "ld"]);
            let offset = 8 * self.choices.below(2);
            let segment = known.segment;
            match self.choices.one_in(4) {
                false => self.line(&format!(
                    "{operation}_{segment}_{part} {register}, [{name}+{offset}];"
                )),
                true => self.flat_access(operation, part, &register, (known, name, offset)),
            }
        }
    }

    /// An access of a known variable by a flat address, which may begin below its memory.
    fn flat_access(
        &mut self,
        operation: &str,
        ty: Type,
        register: &str,
        (known, name, offset): (Known, &str, usize),
    ) {
        let below = self.choices.of(&BELOW);
        match known.segment {
            "global" => self.line(&format!("mov_b64 $d20, {name};")),
            segment => self.line(&format!("stof_{segment}_u64_u32 $d20, {name};")),
        }
        let index = known_register(self.choices, Type::U32);
        self.line(&format!(
            "and_b32 $s20, {index}, 0x8;\nsub_u32 $s20, $s20, {below};\ncvt_s64_s32 $d21, $s20;\nadd_u64 $d20, $d20, $d21;"
        ));
        let offset = self.raised("$d20", below, offset);
        self.line(&format!("{operation}_{ty} {register}, [$d20+{offset}];"));
    }

    /// Takes an address back up to its memory: now by an addition, now by the offset that it returns.
    fn raised(&mut self, register: &str, below: usize, offset: usize) -> usize {
        if self.choices.below(2) == 0 {
            return offset + below;
        }
        self.line(&format!("add_u64 {register}, {register}, {below};"));
        offset
    }

    /// An access of memory of the code block whose index begins below it.
    pub(crate) fn below_private(&mut self) {
        let ty = self.choices.of(&PLAIN[..11]);
        let operation = self.choices.of(&["st", "ld"]);
        let (register, index) = (
            known_register(self.choices, ty),
            known_register(self.choices, Type::U32),
        );
        let below = self.choices.of(&BELOW);
        self.line(&format!(
            "and_b32 $s20, {index}, 0x18;\nsub_u32 $s20, $s20, {below};\n{operation}_private_align(8)_{ty} {register}, [%p][$s20+{below}];"
        ));
    }

    /// A load from the input whose index begins below it.
    pub(crate) fn below_input(&mut self) {
        let ty = self.choices.of(&PLAIN);
        let (register, index) = (
            known_register(self.choices, ty),
            known_register(self.choices, Type::U32),
        );
        let below = self.choices.of(&BELOW);
        self.line(&format!(
            "and_b32 $s20, {index}, 0x1f8;\nsub_u32 $s20, $s20, {below};\ncvt_s64_s32 $d20, $s20;\nadd_u64 $d20, $d20, $d30;"
        ));
        let offset = self.raised("$d20", below, 0);
        let segment = self.choices.of(&["_global", ""]);
        self.line(&format!("ld{segment}_align(8)_{ty} {register}, [$d20+{offset}];"));
    }

    /// A loop in which words of an argument are summed, where a condition says that the index is one of them.
    pub(crate) fn listed(&mut self) {
        let (top, inside, on) = (self.label(), self.label(), self.label());
        let (index, sum) = (
            known_register(self.choices, Type::U32),
            known_register(self.choices, Type::U32),
        );
        let mask = self.choices.of(&[u32::MAX, 3]);
        let below = 4 * self.choices.of(&[0, 8, 12]);
        let rounds = known_register(self.choices, Type::U32);
        let condition = format!("cmp_lt_b1_u32 $c22, $s47, {LISTED};");
        self.line(&format!(
            "and_b32 $s47, {index}, {mask:#x};\nand_b32 $s48, {rounds}, 3;\nmov_b32 $s46, 0;"
        ));
        let outside = self.choices.below(2) == 0;
        if outside {
            self.line(&condition);
        }
        self.line(&format!("{top}:"));
        if !outside {
            self.line(&condition);
        }
        self.line(&format!(
            "cbr_b1 $c22, {inside};\nbr {on};\n{inside}:\nshl_u32 $s20, $s47, 2;\nsub_u32 $s20, $s20, {below};\ncvt_s64_s32 $d20, $s20;"
        ));
        self.line(&format!(
            "ld_kernarg_u32 $s21, [%l][$d20+{below}];\nadd_u32 {sum}, {sum}, $s21;\n{on}:\nadd_u32 $s46, $s46, 1;\n\
             cmp_lt_b1_u32 $c21, $s46, $s48;\ncbr_b1 $c21, {top};"
        ));
    }
}
