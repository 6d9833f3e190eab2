//! Which operations of the IR the machine has: what it lacks becomes others before selection, by rules that the framework has.

use std::sync::LazyLock;
use wavelift_codegen::legality_rows;
use wavelift_codegen::legalize::groups::{CARRIED, IDS, WIDE, WORDS};
use wavelift_codegen::legalize::{Action, Legality, Row};

/// Minima, negation, and what chooses between truth values.
const CHOICES: &[Row] = legality_rows! {
    [Umin Umax Smin Smax Ineg] of [I8 I16 I32 I64] => Action::Rules;
    [Select] of [B1] => Action::Rules;
    [Icmp] from [B1] => Action::Rules;
};

/// What the machine has.
pub fn legality() -> &'static Legality {
    static TABLE: LazyLock<Legality> = LazyLock::new(|| Legality::new(&[IDS, WIDE, WORDS, CARRIED, CHOICES]));
    &TABLE
}
