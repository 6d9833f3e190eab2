//! Promises of uniformity (HSA PRM 2.12): branches, loops and loads whose `width` says that lanes of a work-group, or of a slice of it, do the
//! same, which they do.
//!
//! What a work-group shares comes from arguments of the kernel, from the input at a constant, or from where the group is; what a slice of `n` work-items shares, from the
//! flattened number of a work-item divided by `n`. Slices are drawn for launches of one dimension, in which both flattened numbers are the same.

use crate::kernel::{INPUT_BYTES, Writer};
use crate::shapes;
use crate::values::{PLAIN, known as known_register};

/// A condition that lanes share.
const CONDITION: &str = "$c25";
/// Most rounds of a loop; less than a power of two by one.
const MOST_ROUNDS: u32 = 3;
/// The binary logarithm of the work-items of a slice, at most.
const MOST_LOG2: usize = 7;

/// Who does the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Who {
    /// The work-group.
    All,
    /// So many work-items, as a binary logarithm.
    Slice(usize),
}

impl Writer<'_, '_> {
    fn who(&mut self) -> Who {
        match self.shared.is_line && self.choices.below(2) == 1 {
            true => Who::Slice(self.choices.below(MOST_LOG2 + 1)),
            false => Who::All,
        }
    }

    /// The suffix that says who does the same; `WAVESIZE` is right for what all share.
    fn width(&mut self, who: Who) -> String {
        match who {
            Who::All => self
                .choices
                .of(&["_width(all)", "_width(all)", "_width(WAVESIZE)"])
                .into(),
            Who::Slice(log2) => format!("_width({})", 1 << log2),
        }
    }

    /// Puts a number that the work-group shares in a register.
    pub(crate) fn shared_word(&mut self, register: &str) {
        let text = match self.choices.below(5) {
            0 if self.is_kernel => format!("ld_kernarg_width(all)_u32 {register}, [%x];"),
            1 if self.is_kernel => format!("ld_kernarg_u32 {register}, [%y];"),
            2 => format!("workgroupid_u32 {register}, {};", self.choices.below(3)),
            3 => format!("currentworkgroupsize_u32 {register}, 0;"),
            _ => {
                let offset = 4 * self.choices.below(INPUT_BYTES / 4);
                format!("ld_global_u32 {register}, [$d30+{offset}];")
            }
        };
        self.line(&text);
        let salt = self.choices.below(1 << 8);
        self.line(&format!(
            "xor_b32 {register}, {register}, {salt};\nmul_u32 {register}, {register}, 0x9e3779b1;\nshr_u32 {register}, {register}, 16;"
        ));
    }

    fn word_of(&mut self, who: Who, register: &str) {
        match who {
            Who::All => self.shared_word(register),
            Who::Slice(log2) => {
                let salt = self.choices.below(1 << 8);
                self.line(&format!(
                    "currentworkitemflatid_u32 {register};\nshr_u32 {register}, {register}, {log2};\nxor_b32 {register}, {register}, {salt};\n\
                     mul_u32 {register}, {register}, 0x9e3779b1;\nshr_u32 {register}, {register}, 16;"
                ));
            }
        }
    }

    /// A branch that lanes take together. Where all work-items come, a work-group may meet on a side of it.
    pub(crate) fn promised_conditional(&mut self) {
        let who = self.who();
        self.note(match who {
            Who::All => shapes::BRANCH_ALL,
            Who::Slice(_) => shapes::BRANCH_SLICE,
        });
        let width = self.width(who);
        let bit = 1 << self.choices.below(4);
        self.word_of(who, "$s23");
        let (otherwise, join) = (self.label(), self.label());
        self.line(&format!(
            "and_b32 $s23, $s23, {bit};\ncmp_ne_b1_u32 {CONDITION}, $s23, 0;\ncbr{width}_b1 {CONDITION}, {otherwise};"
        ));
        self.side(who);
        self.line(&format!("br {join};\n{otherwise}:"));
        self.side(who);
        self.line(&format!("{join}:"));
    }

    fn side(&mut self, who: Who) {
        if who == Who::All && self.may_meet() && !self.meeting && self.choices.below(2) == 0 {
            self.note(shapes::MEET_BRANCH);
            self.meet_once();
        }
        self.inside(4);
    }

    /// A loop whose number of rounds the work-group shares.
    pub(crate) fn promised_loop(&mut self) {
        self.note(shapes::LOOP_ALL);
        let width = self.width(Who::All);
        let (counter, bound) = (
            format!("$s{}", 40 + self.depth()),
            format!("$s{}", 80 + self.depth()),
        );
        let (top, exit) = (self.label(), self.label());
        self.shared_word(&bound);
        self.line(&format!(
            "and_b32 {bound}, {bound}, {MOST_ROUNDS};\nmov_b32 {counter}, 0;\n{top}:"
        ));
        self.exits.push(exit.clone());
        self.inside(4);
        self.exits.pop();
        self.line(&format!(
            "add_u32 {counter}, {counter}, 1;\ncmp_lt_b1_u32 {CONDITION}, {counter}, {bound};\ncbr{width}_b1 {CONDITION}, {top};\n{exit}:"
        ));
    }

    /// A load whose value lanes share.
    pub(crate) fn promised_load(&mut self) {
        let who = self.who();
        self.note(match who {
            Who::All => shapes::LOAD_ALL,
            Who::Slice(_) => shapes::LOAD_SLICE,
        });
        let (width, ty) = (self.width(who), self.choices.of(&PLAIN));
        self.word_of(who, "$s20");
        self.line(&format!(
            "and_b32 $s20, $s20, {:#x};\ncvt_u64_u32 $d20, $s20;\nadd_u64 $d20, $d20, $d30;",
            INPUT_BYTES - 8
        ));
        let segment = self
            .choices
            .of(&["_global", "_global_align(8)", "_global_align(8)_const", ""]);
        let register = known_register(self.choices, ty);
        self.line(&format!("ld{segment}{width}_{ty} {register}, [$d20];"));
    }

    /// Puts a number below `count` that the work-group shares in a register.
    pub(crate) fn shared_index(&mut self, register: &str, count: usize) {
        self.shared_word(register);
        self.line(&format!("rem_u32 {register}, {register}, {count};"));
    }
}
