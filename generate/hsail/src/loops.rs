//! Loops whose number of rounds is known at run time only, up to 40, and lanes that leave for good.
//!
//! As those of the IR (`wavelift_generate`): counters of 32 and 64 bits begin anywhere, go up or down in steps, and are compared in several ways; one that is compared for equality meets
//! its bound. Bodies are small and hold no other loop. Nobody leaves before a barrier.

use crate::kernel::Writer;
use crate::values::{self, known as known_register};
use wavelift_hsail::model::Type;

/// Rounds beside those that a value says, at most.
const MORE_ROUNDS: usize = 9;
/// Largest step.
const MOST_STEP: usize = 4;

impl Writer<'_, '_> {
    /// A loop of few to 40 rounds in a kernel, of few in a function, which may be called in loops.
    pub(crate) fn long_loop(&mut self) {
        let (kind, bits) = self.choices.of(&[("$s", 32), ("$s", 32), ("$d", 64)]);
        let (counter, bound) = (format!("{kind}58"), format!("{kind}59"));
        let at_top = self.choices.below(2) == 0;
        self.long_bound(at_top, bits);
        let down = self.choices.one_in(3);
        let step = 1 + self.choices.below(MOST_STEP);
        let comparisons = match down {
            true => [("ne", "u"), ("gt", "s"), ("gt", "u")],
            false => [("ne", "u"), ("lt", "s"), ("lt", "u")],
        };
        let (condition, sign) = self.choices.of(&comparisons);
        let first = match (down, sign) {
            (true, _) => 1000,
            _ => self.choices.of(&[0, 0, 1, 3, 1000]),
        };
        if condition == "ne" {
            self.line(&format!("mul_u{bits} {bound}, {bound}, {step};"));
        }
        self.line(&match down {
            true => format!("sub_u{bits} {bound}, {first}, {bound};"),
            false => format!("add_u{bits} {bound}, {bound}, {first};"),
        });
        self.line(&format!("mov_b{bits} {counter}, {first};"));
        let (top, exit) = (self.label(), self.label());
        let test = format!("cmp_{condition}_b1_{sign}{bits} $c24, {counter}, {bound};");
        self.line(&format!("{top}:"));
        if at_top {
            let inside = self.label();
            self.line(&format!("{test}\ncbr_b1 $c24, {inside};\nbr {exit};\n{inside}:"));
        }
        self.long_body(&counter, bits);
        if self.choices.one_in(3) {
            let condition = self.condition();
            self.line(&format!("{condition}, {exit};"));
        }
        let advance = if down { "sub" } else { "add" };
        self.line(&format!("{advance}_u{bits} {counter}, {counter}, {step};"));
        self.line(&match at_top {
            true => format!("br {top};\n{exit}:"),
            false => format!("{test}\ncbr_b1 $c24, {top};\n{exit}:"),
        });
    }

    /// Puts the number of rounds where the bound will be.
    fn long_bound(&mut self, at_top: bool, bits: usize) {
        let least = usize::from(!at_top);
        let more = least + self.choices.below(MORE_ROUNDS + 1 - least);
        let mask = if self.is_kernel { 31 } else { 7 };
        match self.is_kernel && self.choices.below(4) != 3 {
            true => self.line("ld_kernarg_u32 $s59, [%x];"),
            false => {
                let register = known_register(self.choices, Type::U32);
                self.line(&format!("mov_b32 $s59, {register};"));
            }
        }
        self.line(&format!(
            "and_b32 $s59, $s59, {mask};\nadd_u32 $s59, $s59, {more};"
        ));
        if bits == 64 {
            self.line("cvt_u64_u32 $d59, $s59;");
        }
    }

    /// A load at the counter or something made of it, and an operation or two.
    fn long_body(&mut self, counter: &str, bits: usize) {
        let narrow = match bits {
            64 => format!("cvt_u32_u64 $s20, {counter};"),
            _ => format!("mov_b32 $s20, {counter};"),
        };
        let register = known_register(self.choices, Type::U32);
        self.line(&narrow);
        match self.choices.below(2) {
            0 => self.line(&format!("mad_u32 {register}, {register}, 0x9e3779b1, $s20;")),
            _ => self.line(&format!(
                "and_b32 $s20, $s20, 0x7f;\nshl_u32 $s20, $s20, 2;\ncvt_u64_u32 $d20, $s20;\nadd_u64 $d20, $d20, $d30;\n\
                 ld_global_u32 {register}, [$d20];"
            )),
        }
        for _ in 0..1 + self.choices.below(2) {
            values::operation(self.choices, &self.scope, &mut self.out);
        }
    }

    /// Leaves for good under a condition. A function gives a result first.
    pub(crate) fn leave_early(&mut self) {
        let (out, on) = (self.label(), self.label());
        let condition = self.condition();
        self.line(&format!("{condition}, {out};\nbr {on};\n{out}:"));
        match self.output {
            Some(ty) => {
                let register = known_register(self.choices, ty);
                self.line(&format!("st_arg_{ty} {register}, [%o];"));
            }
            None => {
                let register = known_register(self.choices, Type::U32);
                self.line(&format!("st_global_u32 {register}, [$d31];"));
            }
        }
        self.line(&format!("ret;\n{on}:"));
        self.together = false;
    }
}
