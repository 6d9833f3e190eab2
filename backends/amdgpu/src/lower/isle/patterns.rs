//! What rules for several operations at once ask.

use super::*;
use wavelift_codegen::analysis::known;

/// So many operations are looked at to know a value.
const NEAR: u32 = 4;

impl PatternsTerms for Lower<'_> {
    fn word24(&mut self, value: Value) -> Option<Value> {
        let known = known::near(self.func, value, NEAR)?;
        (known.most < 1 << 24).then_some(value)
    }
}
