//! The same program in other words: each variation of a program must give what the program gives.
//!
//! The result of the reference for the program itself is what every variation is compared with, on every machine; so a program and its
//! variation agree on a target if both agree with it. First the reference runs the variation: where it disagrees with itself, the change or the
//! reference is wrong, and no target is blamed.

use crate::execute::{self, Buffers, Failure, Way};
use std::fmt;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::verify::verify_module;
use wavelift_generate::choices::bytes_of_seed;
use wavelift_generate::{Change, Choices, Program};
use wavelift_simulator::Registry;

/// Bytes that changes are drawn from.
const BYTES: usize = 1 << 10;
/// Registers of each lane that variations leave.
const BUDGETS: [u16; 4] = [16, 24, 40, 64];

/// Another way to say or to compile the same.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum Variation {
    /// A changed program.
    Changed(Change),
    /// Two changes, one after the other.
    Twice(Change, Change),
    /// What the text of the program means.
    Printed,
    /// So few registers that values are spilled.
    Registers(u16),
    /// Code made again from its own disassembly.
    Reassembled,
}

impl fmt::Display for Variation {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Variation::Changed(change) => f.write_str(change.name()),
            Variation::Twice(first, second) => write!(f, "{}, then {}", first.name(), second.name()),
            Variation::Printed => f.write_str("from its text"),
            Variation::Registers(count) => write!(f, "at most {count} registers"),
            Variation::Reassembled => f.write_str("from its disassembly"),
        }
    }
}

impl Variation {
    /// The variation of a number: all kinds take turns.
    pub fn of(number: u64) -> Variation {
        let pick = |number: u64| Change::ALL[(number % Change::ALL.len() as u64) as usize];
        match number % 10 {
            kind @ 0..5 => Variation::Changed(pick(kind)),
            5 => Variation::Twice(pick(number / 10), pick(number / 50)),
            6 => Variation::Printed,
            7 => Variation::Reassembled,
            _ => Variation::Registers(BUDGETS[(number / 10 % BUDGETS.len() as u64) as usize]),
        }
    }

    /// The program in this variation; the same for the same seed.
    ///
    /// # Errors
    /// The variation is not valid, which is a mistake of the change or of the text form.
    pub fn apply(self, program: &Program, seed: u64) -> Result<Program, Failure> {
        let mut varied = program.clone();
        let bytes = bytes_of_seed(seed, BYTES);
        let choices = &mut Choices::new(&bytes);
        match self {
            Variation::Changed(change) => {
                change.apply(&mut varied.module, choices);
            }
            Variation::Twice(first, second) => {
                first.apply(&mut varied.module, choices);
                second.apply(&mut varied.module, choices);
            }
            Variation::Printed => {
                let text = program.module.to_string();
                varied.module = parse_module(&text).map_err(|errors| {
                    let what = errors.first().map(ToString::to_string).unwrap_or_default();
                    Failure::Compiler(format!("the text of the program cannot be read: {what}"))
                })?;
            }
            Variation::Registers(_) | Variation::Reassembled => {}
        }
        match verify_module(&varied.module) {
            Ok(()) => Ok(varied),
            Err(errors) => {
                let what = errors.first().map(ToString::to_string).unwrap_or_default();
                Err(Failure::Compiler(format!(
                    "{self} make an invalid program: {what}"
                )))
            }
        }
    }

    /// How the variation is compiled, where the program is compiled as `way` says.
    pub fn way(self, way: &Way) -> Way {
        let registers = match self {
            Variation::Registers(count) => Some(count),
            _ => way.registers,
        };
        Way {
            registers,
            reassembled: way.reassembled || self == Variation::Reassembled,
            ..way.clone()
        }
    }
}

/// Runs a variation on a target, and on the reference before it.
///
/// # Errors
/// Where it was run, and what is wrong.
pub fn check(
    registry: &Registry,
    varied: &Program,
    (way, reference): (&Way, &Way),
    expected: &Buffers,
) -> Result<(), (Way, Failure)> {
    for way in [reference, way] {
        execute::compare(registry, varied, way, expected).map_err(|failure| (way.clone(), failure))?;
    }
    Ok(())
}
