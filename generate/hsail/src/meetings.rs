//! Loops that run a known number of times around barriers and exchange through group memory: what unrolling under a certificate transforms.
//!
//! As those of the IR (`wavelift_generate`): counters grow by one, shrink by one, double or halve, and now and then one stands in another whose number
//! it takes up. In a round a work-item may write its own word of group memory, mostly under a condition that differs between work-items; then all
//! meet, read the word of another one, and meet again. So nobody writes while somebody reads.

use crate::kernel::Writer;
use crate::values::known as known_register;
use wavelift_hsail::model::Type;

/// Most rounds of a loop, or the binary logarithm of how far a counter doubles.
const MOST_ROUNDS: usize = 4;
/// The words of group memory: one for each work-item of the largest group, and more.
pub(crate) const WORDS: &str = "group_u32 %words[128];\n";
/// The number of the round, of a loop and of one in it.
const OUTER: &str = "$s52";
const INNER: &str = "$s53";
/// The work-item in its group, and the offset of its word.
const ITEM: &str = "$s54";
const OWN: &str = "$s55";
/// Another work-item, and how many there are.
const OTHER: &str = "$s56";
const ITEMS: &str = "$s57";
/// A short-lived condition.
const CONDITION: &str = "$c23";

/// How a counter goes.
struct Counter {
    register: &'static str,
    first: String,
    /// What makes the next number, with the constant 1.
    step: &'static str,
    /// The loop goes on while the number compares so with the bound; and the opposite.
    conditions: [&'static str; 2],
    bound: String,
    /// Whether it is tested before its first round.
    at_top: bool,
}

impl Writer<'_, '_> {
    /// Rounds of exchange, or rounds of such rounds. All work-items come here.
    pub(crate) fn meet_in_rounds(&mut self) {
        self.meets = true;
        let word = known_register(self.choices, Type::U32);
        self.line(&format!(
            "currentworkitemflatid_u32 {ITEM};\nshl_u32 {OWN}, {ITEM}, 2;\nst_group_u32 {word}, [%words][{OWN}];\nbarrier;"
        ));
        let outer = self.counter(OUTER);
        if self.choices.one_in(3) {
            let inner = self.counter_within();
            self.count(&outer, &mut |writer| {
                writer.count(&inner, &mut |writer| writer.round(INNER))
            });
        } else {
            self.count(&outer, &mut |writer| writer.round(OUTER));
        }
    }

    fn counter(&mut self, register: &'static str) -> Counter {
        let rounds = 1 + self.choices.below(MOST_ROUNDS);
        let (first, step, conditions, bound) = match self.choices.below(4) {
            0 => (0, "add_u32", ["lt", "ge"], rounds),
            1 => (rounds, "sub_u32", ["ne", "eq"], 0),
            2 => (1, "shl_u32", ["le", "gt"], 1 << rounds),
            _ => (1 << rounds, "shr_u32", ["gt", "le"], 0),
        };
        Counter {
            register,
            first: first.to_string(),
            step,
            conditions,
            bound: bound.to_string(),
            at_top: self.choices.one_in(2),
        }
    }

    /// A counter that takes up the number of the loop around: halves it, or counts up to its low bits.
    fn counter_within(&mut self) -> Counter {
        match self.choices.below(3) {
            0 => self.counter(INNER),
            1 => Counter {
                register: INNER,
                first: OUTER.to_owned(),
                step: "shr_u32",
                conditions: ["gt", "le"],
                bound: "0".to_owned(),
                at_top: self.choices.one_in(2),
            },
            _ => Counter {
                register: INNER,
                first: "0".to_owned(),
                step: "add_u32",
                // The number of the outer loop is 16 at most.
                conditions: ["lt", "ge"],
                bound: OUTER.to_owned(),
                at_top: self.choices.one_in(2),
            },
        }
    }

    /// A loop, which stands in no other one that could be left.
    fn count(&mut self, counter: &Counter, body: &mut dyn FnMut(&mut Self)) {
        let Counter {
            register,
            first,
            step,
            conditions: [on, over],
            bound,
            at_top,
        } = counter;
        let (top, exit) = (self.label(), self.label());
        self.line(&format!("mov_b32 {register}, {first};\n{top}:"));
        if *at_top {
            self.line(&format!(
                "cmp_{over}_b1_u32 {CONDITION}, {register}, {bound};\ncbr_b1 {CONDITION}, {exit};"
            ));
        }
        body(self);
        self.line(&format!("{step} {register}, {register}, 1;"));
        if *at_top {
            self.line(&format!("br {top};\n{exit}:"));
        } else {
            self.line(&format!(
                "cmp_{on}_b1_u32 {CONDITION}, {register}, {bound};\ncbr_b1 {CONDITION}, {top};"
            ));
        }
    }

    fn round(&mut self, number: &str) {
        if self.choices.one_in(3) {
            self.meeting = true;
            self.inside(2);
            self.meeting = false;
        }
        if !self.choices.one_in(4) {
            self.write_own();
        }
        let operation = self.choices.of(&["xor_b32", "add_u32", "sub_u32"]);
        let result = known_register(self.choices, Type::U32);
        self.line(&format!(
            "barrier;
{operation} {OTHER}, {ITEM}, {number};
currentworkgroupsize_u32 {ITEMS}, 0;
cmp_lt_b1_u32 {CONDITION}, {OTHER}, {ITEMS};
cmov_b32 {OTHER}, {CONDITION}, {OTHER}, {ITEM};
shl_u32 {OTHER}, {OTHER}, 2;
ld_group_u32 {OTHER}, [%words][{OTHER}];
mad_u32 {result}, {result}, 0x9e3779b1, {OTHER};
barrier;"
        ));
    }

    /// Writes the work-item's own word, mostly under a condition.
    fn write_own(&mut self) {
        let word = known_register(self.choices, Type::U32);
        let store = format!("st_group_u32 {word}, [%words][{OWN}];");
        if self.choices.one_in(4) {
            return self.line(&store);
        }
        let join = self.label();
        let condition = self.condition();
        self.line(&format!("{condition}, {join};\n{store}\n{join}:"));
    }
}
