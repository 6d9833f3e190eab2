//! Pointers that loops change: moved on, exchanged for another base, or one of two that a condition or a branch chooses, with accesses by them and by
//! other names of their memory, in the loop and after it.
//!
//! Two registers hold pointers. A step moves one on by 8 bytes in a round, there are two rounds at most, and what is computed from it at the head is one
//! step further on: so an access of 8 bytes ends within 32.

use crate::kernel::Writer;
use crate::values::{PLAIN, known as known_register};
use wavelift_hsail::model::Type;

/// Most rounds of a loop; a bit.
const MOST_ROUNDS: usize = 2;
/// Bytes by which a pointer moves on.
const STEP: usize = 8;
/// Bytes of a place that its own name accesses.
const NAMED: usize = 32;
/// Accesses in a row, at most.
const MOST_ACCESSES: usize = 5;
/// The counter and the bound of the loop.
const COUNTER: &str = "$s49";
const BOUND: &str = "$s50";

/// A place that pointers may point to.
#[derive(Clone, Debug)]
struct Place {
    segment: &'static str,
    /// What stands in brackets, without an offset.
    name: String,
    /// Instructions that put its address in a register: `lda` with the variable, or `mov` with another register.
    address: String,
}

/// Two places, and the pointers.
struct Bases {
    places: [Place; 2],
    /// The segment of accesses by pointers, with `_` in front, or nothing for flat ones.
    segment: String,
    /// Bits of a pointer.
    bits: u32,
    /// Registers that hold the pointers, and pointers to the two places.
    pointers: [&'static str; 2],
    starts: [&'static str; 2],
    /// A register that holds what the first pointer was at the head of the loop, or a step further on.
    derived: &'static str,
}

impl Place {
    fn bits(&self) -> u32 {
        match self.segment {
            "global" => 64,
            _ => 32,
        }
    }
}

impl Writer<'_, '_> {
    /// A loop that changes pointers, with accesses in it and after it.
    pub(crate) fn walk(&mut self) {
        let bases = self.bases();
        let (top, exit) = (self.label(), self.label());
        let rounds = known_register(self.choices, Type::U32);
        for pointer in bases.pointers {
            let start = self.choices.of(&bases.starts);
            self.line(&format!("mov_b{} {pointer}, {start};", bases.bits));
        }
        self.line(&format!(
            "mov_b32 {COUNTER}, 0;\nand_b32 {BOUND}, {rounds}, {MOST_ROUNDS};\n{top}:"
        ));
        // What follows from a pointer at the head is a name in the loop and after it.
        let step = self.step(bases.bits, bases.derived, bases.pointers[0]);
        self.line(&step);
        self.by_names(&bases);
        if self.choices.one_in(3) {
            let condition = self.condition();
            self.line(&format!("{condition}, {exit};"));
        }
        for at in 0..bases.pointers.len() {
            self.change(&bases, at);
        }
        if self.choices.below(2) == 0 {
            self.by_names(&bases);
        }
        self.line(&format!(
            "add_u32 {COUNTER}, {COUNTER}, 1;\ncmp_lt_b1_u32 $c21, {COUNTER}, {BOUND};\ncbr_b1 $c21, {top};\n{exit}:"
        ));
        self.by_names(&bases);
    }

    /// Places of at least 32 bytes that a work-item writes.
    fn walked_places(&self) -> Vec<Place> {
        let by_register = |segment, register: &str, bits| Place {
            segment,
            name: register.into(),
            address: format!("mov_b{bits} REG, {register};"),
        };
        let mut all = vec![
            by_register("global", "$d31", 64),
            Place {
                segment: "private",
                name: "%p".into(),
                address: "lda_private_u32 REG, [%p];".into(),
            },
        ];
        for known in &self.shared.known {
            for register in known.names() {
                all.push(by_register(known.segment(), register, known.address.bits()));
            }
        }
        all
    }

    /// Chooses two places, and writes instructions that put pointers to them in registers.
    fn bases(&mut self) -> Bases {
        let all = self.walked_places();
        let first = all[self.choices.below(all.len())].clone();
        let flat = self.choices.one_in(3);
        let alike: Vec<Place> = all
            .into_iter()
            .filter(|place| flat || place.segment == first.segment)
            .collect();
        let second = alike[self.choices.below(alike.len())].clone();
        let bits = if flat { 64 } else { first.bits() };
        let (pointers, starts, derived) = match bits {
            64 => (["$d24", "$d25"], ["$d26", "$d27"], "$d23"),
            _ => (["$s36", "$s37"], ["$s38", "$s39"], "$s35"),
        };
        let segment = match flat {
            true => String::new(),
            false => format!("_{}", first.segment),
        };
        let places = [first, second];
        for (place, start) in places.iter().zip(starts) {
            let register = if place.bits() == bits { start } else { "$s20" };
            self.line(&place.address.replace("REG", register));
            if register != start {
                self.line(&format!("stof_{}_u64_u32 {start}, {register};", place.segment));
            }
        }
        Bases {
            places,
            segment,
            bits,
            pointers,
            starts,
            derived,
        }
    }

    /// Changes a pointer, or leaves it.
    fn change(&mut self, bases: &Bases, at: usize) {
        let (pointer, other) = (bases.pointers[at], bases.pointers[1 - at]);
        let (start, bits) = (self.choices.of(&bases.starts), bases.bits);
        let condition = known_register(self.choices, Type::B1);
        let text = match self.choices.below(8) {
            0 | 1 => format!("add_u{bits} {pointer}, {pointer}, {STEP};"),
            2 => self.step(bits, pointer, pointer),
            3 => format!("mov_b{bits} {pointer}, {start};"),
            4 => format!("cmov_b{bits} {pointer}, {condition}, {start}, {pointer};"),
            5 => {
                let [one, two] = bases.starts;
                format!("cmov_b{bits} {pointer}, {condition}, {one}, {two};")
            }
            // One pointer is what the other one was, and the other way round.
            6 if at == 0 => {
                let scratch = if bits == 64 { "$d20" } else { "$s20" };
                format!(
                    "mov_b{bits} {scratch}, {pointer};\nmov_b{bits} {pointer}, {other};\nmov_b{bits} {other}, {scratch};"
                )
            }
            7 => {
                let (label, cbr) = (self.label(), self.condition());
                format!("{cbr}, {label};\nmov_b{bits} {pointer}, {start};\n{label}:")
            }
            _ => return,
        };
        self.line(&text);
    }

    /// Instructions that move a pointer on by a step, or not, as a number says.
    fn step(&mut self, bits: u32, to: &str, from: &str) -> String {
        let number = known_register(self.choices, Type::U32);
        let add = match bits {
            64 => format!("cvt_u64_u32 $d20, $s20;\nadd_u64 {to}, {from}, $d20;"),
            _ => format!("add_u32 {to}, {from}, $s20;"),
        };
        format!("and_b32 $s20, {number}, {STEP};\n{add}")
    }

    /// Writes and reads memory by several names; pointers come twice as often.
    fn by_names(&mut self, bases: &Bases) {
        // Most are of one word, so that the names meet.
        let word = 4 * self.choices.below(2);
        for _ in 0..2 + self.choices.below(MOST_ACCESSES - 1) {
            let (segment, name, bytes) = match self.choices.below(7) {
                at @ 0..=1 => {
                    let place = &bases.places[at];
                    (format!("_{}", place.segment), place.name.as_str(), NAMED)
                }
                2 => (bases.segment.clone(), bases.derived, STEP),
                at => (bases.segment.clone(), bases.pointers[at % 2], STEP),
            };
            let ty = match self.choices.one_in(3) {
                true => self.choices.of(&PLAIN[..11]),
                false => Type::U32,
            };
            let size = ty.bytes() as usize;
            if size > bytes {
                continue;
            }
            let unit = size.max(4);
            let mut offset = match ty {
                Type::U32 => word,
                _ => unit * self.choices.below(bytes / unit),
            };
            let mut name = name;
            if offset > 0 && bytes == STEP && self.choices.below(2) == 0 {
                let scratch = if bases.bits == 64 { "$d20" } else { "$s20" };
                self.line(&format!("add_u{} {scratch}, {name}, {offset};", bases.bits));
                (name, offset) = (scratch, 0);
            }
            let register = known_register(self.choices, ty);
            let operation = self.choices.of(&["st", "ld"]);
            let address = match name.starts_with('%') {
                true => format!("[{name}][{offset}]"),
                false => format!("[{name}+{offset}]"),
            };
            self.line(&format!("{operation}{segment}_{ty} {register}, {address};"));
        }
    }
}
