//! Loops that run a known number of times around barriers and exchange through group memory: what unrolling under a certificate transforms.
//!
//! As those of the IR (`wavelift_generate`): counters grow by one, shrink by one, double or halve, and now and then one stands in another whose number
//! it takes up. In a round a work-item may write its own word of group memory, mostly under a condition that differs between work-items; then all
//! meet, read the word of another one, and meet again. So nobody writes while somebody reads.
//!
//! A barrier orders no memory (HSA PRM 9.3): fences stand before and after it, which make what was written before it visible after it.

use crate::kernel::Writer;
use crate::shapes;
use crate::values::known as known_register;
use wavelift_generate::Choices;
use wavelift_hsail::model::Type;

/// Most rounds of a loop, or the binary logarithm of how far a counter doubles.
const MOST_ROUNDS: usize = 4;
/// The words of group memory: one for each work-item of the largest group, and more.
pub(crate) const WORDS: &str = "group_u32 %words[128];\n";
/// The number of the round, of a loop and of one in it.
pub(crate) const OUTER: &str = "$s52";
const INNER: &str = "$s53";
/// The work-item in its group, and the offset of its word.
pub(crate) const ITEM: &str = "$s54";
pub(crate) const OWN: &str = "$s55";
/// Another work-item, and how many there are.
pub(crate) const OTHER: &str = "$s56";
const ITEMS: &str = "$s57";
/// A short-lived condition.
pub(crate) const CONDITION: &str = "$c23";

/// How work-items meet.
#[derive(Clone, Debug)]
pub(crate) struct Meeting {
    /// The instructions.
    pub(crate) text: String,
    /// Words are exchanged among so many neighbours only: a power of two.
    pub(crate) among: Option<u32>,
    /// What it counts as.
    pub(crate) shape: &'static str,
}

/// Instructions between fences that make what was written before them visible after them.
pub(crate) fn fenced(choices: &mut Choices<'_>, text: &str) -> String {
    let (before, after) = choices.of(&[
        ("screl_wg", "scacq_wg"),
        ("screl_wg", "scacq_wg"),
        ("scar_wg", "scar_wg"),
        ("screl_agent", "scacq_agent"),
    ]);
    format!("memfence_{before};\n{text}\nmemfence_{after};")
}

/// How a counter goes.
pub(crate) struct Counter {
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
    /// A barrier without exchange.
    pub(crate) fn barrier(&mut self) {
        let text = self.choices.of(&[
            "barrier;",
            "barrier;",
            "wavebarrier;",
            "barrier_width(all);",
            "barrier_width(64);",
            "barrier_width(WAVESIZE);",
        ]);
        self.line(text);
    }

    /// A barrier of all work-items, or one over which only neighbours exchange something.
    fn meeting_at_barrier(&mut self) -> Meeting {
        let among = match self.shared.is_line && self.choices.one_in(3) {
            true => Some(1 << (1 + self.choices.below(7))),
            false => None,
        };
        let barrier = match among {
            Some(count) => format!("barrier_width({count});"),
            None => self
                .choices
                .of(&["barrier;", "barrier;", "barrier_width(all);"])
                .to_owned(),
        };
        Meeting {
            text: fenced(self.choices, &barrier),
            among,
            shape: match among {
                Some(_) => shapes::MEET_SLICE,
                None => shapes::MEET_ALL,
            },
        }
    }

    /// Rounds of exchange, or rounds of such rounds. All work-items come here.
    pub(crate) fn meet_in_rounds(&mut self) {
        let meeting = self.meeting_at_barrier();
        self.begin_meeting();
        self.line(&meeting.text);
        self.rounds(&meeting);
    }

    /// One exchange, where all work-items of the group come.
    pub(crate) fn meet_once(&mut self) {
        let meeting = self.meeting_at_barrier();
        self.begin_meeting();
        let number = 1 + self.choices.below(8);
        self.round(&number.to_string(), &meeting);
    }

    /// Puts numbers of the work-item in registers, and something into its word.
    pub(crate) fn begin_meeting(&mut self) {
        self.meets = true;
        let word = known_register(self.choices, Type::U32);
        self.line(&format!(
            "currentworkitemflatid_u32 {ITEM};\nshl_u32 {OWN}, {ITEM}, 2;\nst_group_u32 {word}, [%words][{OWN}];"
        ));
    }

    /// Rounds of exchange, or rounds of such rounds.
    pub(crate) fn rounds(&mut self, meeting: &Meeting) {
        let outer = self.counter(OUTER);
        if self.choices.one_in(3) {
            let inner = self.counter_within();
            self.count(&outer, &mut |writer| {
                writer.count(&inner, &mut |writer| writer.round(INNER, meeting))
            });
        } else {
            self.count(&outer, &mut |writer| writer.round(OUTER, meeting));
        }
    }

    pub(crate) fn counter(&mut self, register: &'static str) -> Counter {
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
    pub(crate) fn count(&mut self, counter: &Counter, body: &mut dyn FnMut(&mut Self)) {
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

    fn round(&mut self, number: &str, meeting: &Meeting) {
        self.note(meeting.shape);
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
        // The number of another one, which differs in low bits only where neighbours meet.
        let near = meeting.among.map_or(String::new(), |count| {
            format!(
                "\nxor_b32 {OTHER}, {OTHER}, {ITEM};\nand_b32 {OTHER}, {OTHER}, {};\nxor_b32 {OTHER}, {OTHER}, {ITEM};",
                count - 1
            )
        });
        let meet = &meeting.text;
        self.line(&format!(
            "{meet}
{operation} {OTHER}, {ITEM}, {number};{near}
currentworkgroupsize_u32 {ITEMS}, 0;
cmp_lt_b1_u32 {CONDITION}, {OTHER}, {ITEMS};
cmov_b32 {OTHER}, {CONDITION}, {OTHER}, {ITEM};
shl_u32 {OTHER}, {OTHER}, 2;
ld_group_u32 {OTHER}, [%words][{OTHER}];
mad_u32 {result}, {result}, 0x9e3779b1, {OTHER};
{meet}"
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
