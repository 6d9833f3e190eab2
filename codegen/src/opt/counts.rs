//! How often each pass of the mid-end changed something: what shows that a pass was reached at all, and which one never was.
//!
//! The passes count their changes anyway, as [`run`](super::run) decides by them what is worth another round; [`Context::passes`] keeps the
//! sums. Cost: one search in a short list for each run of a pass.
//!
//! [`Context::passes`]: crate::pass::Context::passes

use super::passes::PASSES;

/// Changes by pass.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct PassCounts([u64; PASSES.len()]);

impl PassCounts {
    /// Adds changes of a pass.
    pub(crate) fn add(&mut self, pass: &str, changes: u64) {
        // Most runs change nothing.
        if changes == 0 {
            return;
        }
        let place = PASSES.iter().position(|&name| name == pass);
        debug_assert!(place.is_some(), "{pass} is not in the list of passes");
        if let Some(place) = place {
            self.0[place] += changes;
        }
    }

    /// Adds what another count has.
    pub fn merge(&mut self, other: &PassCounts) {
        for (count, more) in self.0.iter_mut().zip(other.0) {
            *count += more;
        }
    }

    /// Each pass with its changes, in the order of [`PASSES`].
    pub fn iter(&self) -> impl Iterator<Item = (&'static str, u64)> + '_ {
        PASSES.into_iter().zip(self.0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ir::text::parse_module;
    use crate::opt::{self, Level};
    use crate::pass::Context;

    #[test]
    fn counts_of_passes_are_sums() {
        let mut counts = PassCounts::default();
        counts.add("gvn", 2);
        let mut others = PassCounts::default();
        others.add("gvn", 3);
        others.add("dce", 1);
        counts.merge(&others);
        let some: Vec<_> = counts.iter().filter(|(_, changes)| *changes > 0).collect();
        assert_eq!(some, [("dce", 1), ("gvn", 5)]);
    }

    #[test]
    fn a_function_with_equal_values_is_counted_by_value_numbering() {
        let text = "function %f {\nblock0(v0: i32, v1: i32):\n v2 = imul.i32 v0, v1\n v3 = imul.i32 v0, v1\n\
                    v4 = bxor.i32 v2, v3\n v5 = bor.i32 v4, v0\n return v5\n}\n";
        let mut module = parse_module(text).expect("a module");
        let mut context = Context::new(None);
        for (_, func) in module.defined_mut() {
            opt::run(func, Level::Full, &mut context).expect("no pass breaks it");
        }
        let of = |pass: &str| context.passes.iter().find(|(name, _)| *name == pass);
        assert!(of("gvn").is_some_and(|(_, changes)| changes > 0));
        assert_eq!(of("unroll"), Some(("unroll", 0)));
    }
}
