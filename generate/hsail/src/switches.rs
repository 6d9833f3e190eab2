//! Switches (HSA PRM 8.1): by indices of 32 and 64 bits, of each lane, of the work-group and constant, with labels that are listed more than once, and as
//! automata whose next state each round of a loop chooses.
//!
//! An index is held below the number of labels.

use crate::kernel::Writer;
use crate::shapes;
use crate::values::known as known_register;
use wavelift_hsail::model::Type;

/// Rounds of an automaton, at most.
const MOST_ROUNDS: usize = 6;

impl Writer<'_, '_> {
    /// A switch whose sides meet after it.
    pub(crate) fn switch(&mut self) {
        let sides = self.choices.of(&[2, 4, 3, 1, 2]);
        let more = self.choices.of(&[0, 0, 1, 2]);
        let labels: Vec<String> = (0..sides).map(|_| self.label()).collect();
        let join = self.label();
        let mut listed = labels.clone();
        for _ in 0..more {
            // One may lead past it at once.
            let other = self.choices.below(sides + 1);
            listed.push(labels.get(other).unwrap_or(&join).clone());
        }
        let count = listed.len();
        if more > 0 {
            self.note(shapes::SWITCH_TWICE);
        }
        if count == 1 {
            self.note(shapes::SWITCH_ONE);
        }
        let head = self.switch_head(count);
        self.line(&format!("{head} [{}];", listed.join(", ")));
        for label in &labels {
            self.line(&format!("{label}:"));
            self.inside(3);
            // Now and then it falls through.
            if self.choices.below(4) != 3 {
                self.line(&format!("br {join};"));
            }
        }
        self.line(&format!("{join}:"));
    }

    /// A switch by a number below `count`, without its labels.
    fn switch_head(&mut self, count: usize) -> String {
        match self.choices.below(7) {
            0 => {
                self.note(shapes::SWITCH_WIDE);
                let index = known_register(self.choices, Type::U64);
                self.line(&format!("rem_u64 $d20, {index}, {count};"));
                "sbr_u64 $d20".to_owned()
            }
            1 => {
                self.note(shapes::SWITCH_SHARED);
                self.shared_index("$s20", count);
                "sbr_width(all)_u32 $s20".to_owned()
            }
            2 => {
                self.note(shapes::SWITCH_CONSTANT);
                format!("sbr_u32 {}", self.choices.below(count))
            }
            _ => {
                let index = known_register(self.choices, Type::U32);
                let held = match count.is_power_of_two() {
                    true => format!("and_b32 $s20, {index}, {};", count - 1),
                    false => format!("rem_u32 $s20, {index}, {count};"),
                };
                self.line(&held);
                "sbr_u32 $s20".to_owned()
            }
        }
    }

    /// An automaton: each round of a loop does what the state says, which chooses the next one; the last state ends it.
    pub(crate) fn states(&mut self) {
        self.note(shapes::SWITCH_STATES);
        let count = 2 + self.choices.below(3);
        let (state, counter) = (
            format!("$s{}", 90 + self.depth()),
            format!("$s{}", 40 + self.depth()),
        );
        let labels: Vec<String> = (0..count).map(|_| self.label()).collect();
        let (top, next, exit) = (self.label(), self.label(), self.label());
        let rounds = 1 + self.choices.below(MOST_ROUNDS);
        let first = known_register(self.choices, Type::U32);
        self.line(&format!(
            "mov_b32 {counter}, 0;\nrem_u32 {state}, {first}, {count};\n{top}:\nsbr_u32 {state} [{}, {exit}];",
            labels.join(", ")
        ));
        for label in &labels {
            self.line(&format!("{label}:"));
            self.inside(2);
            match self.choices.below(3) {
                0 => {
                    let number = self.choices.below(count + 1);
                    self.line(&format!("mov_b32 {state}, {number};"));
                }
                _ => {
                    let from = known_register(self.choices, Type::U32);
                    self.line(&format!("rem_u32 {state}, {from}, {};", count + 1));
                }
            }
            if self.choices.below(3) != 2 {
                self.line(&format!("br {next};"));
            }
        }
        self.line(&format!(
            "{next}:\nadd_u32 {counter}, {counter}, 1;\ncmp_lt_b1_u32 $c21, {counter}, {rounds};\ncbr_b1 $c21, {top};\n{exit}:"
        ));
    }
}
