//! The passes of the mid-end by name, and sets of them that are left out.
//!
//! Every pass but legalisation may be left out: what comes after it takes what is there. Fuzzers leave out some, so that later passes see functions that they do not see otherwise,
//! and whoever looks for a mistake leaves out one after the other.

use crate::legalize;
use crate::nearest::nearest_name;
use std::fmt;
use std::str::FromStr;

/// The pass over modules, whose changes are the calls that it replaced.
pub(crate) const INLINE: &str = "inline";

/// Passes that may be left out.
const OPTIONAL: usize = PASSES.len() - 1;

/// The passes, in the order in which each runs first. The last one, legalisation, cannot be left out.
pub const PASSES: [&str; 30] = [
    INLINE,
    "unwritten",
    "dce",
    "cfg",
    "equal",
    "simplify",
    "tables",
    "gvn",
    "narrow",
    "common",
    "if-convert",
    "unnest",
    "unroll",
    "sroa",
    "indexed",
    "partial",
    "forward",
    "dead-stores",
    "strides",
    "offsets",
    "bases",
    "hoist",
    "factors",
    "arguments",
    "merge",
    "sink",
    "switches",
    "steps",
    "initial",
    legalize::PASS,
];

/// A set of passes. Its text is their names with commas: `gvn,hoist`.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct PassSet(u32);

/// A name that is no pass's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownPass(pub String);

impl fmt::Display for UnknownPass {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (name, known) = (&self.0, &PASSES[..OPTIONAL]);
        write!(f, "`{name}` is no pass of the mid-end")?;
        if let Some(near) = nearest_name(name, known.iter().copied()) {
            write!(f, ", did you mean `{near}`?")?;
        }
        write!(f, "; there are {}", known.join(", "))
    }
}

impl std::error::Error for UnknownPass {}

impl PassSet {
    /// No pass.
    pub const NONE: PassSet = PassSet(0);

    /// The passes whose bits are one, the first of [`PASSES`] the lowest.
    pub fn of_bits(bits: u32) -> PassSet {
        PassSet(bits & ((1 << OPTIONAL) - 1))
    }

    /// Whether there is none.
    pub fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Whether a pass is in it.
    pub fn has(self, name: &str) -> bool {
        !self.is_empty() && self.names().any(|known| known == name)
    }

    /// Its names, in the order of [`PASSES`].
    pub fn names(self) -> impl Iterator<Item = &'static str> {
        let numbered = PASSES.iter().enumerate();
        numbered
            .filter(move |(index, _)| self.0 >> index & 1 == 1)
            .map(|(_, name)| *name)
    }
}

impl fmt::Display for PassSet {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let names: Vec<&str> = self.names().collect();
        f.write_str(&names.join(","))
    }
}

impl FromStr for PassSet {
    type Err = UnknownPass;

    fn from_str(text: &str) -> Result<PassSet, UnknownPass> {
        text.split(',').try_fold(PassSet::default(), |set, name| {
            let index = PASSES[..OPTIONAL].iter().position(|known| *known == name);
            let index = index.ok_or_else(|| UnknownPass(name.to_owned()))?;
            Ok(PassSet(set.0 | 1 << index))
        })
    }
}

#[cfg(test)]
mod tests {
    use super::{OPTIONAL, PassSet};

    #[test]
    fn text_comes_back() {
        for bits in [1, 0x80, 0x0155_5555, u32::MAX] {
            let set = PassSet::of_bits(bits);
            assert_eq!(set.to_string().parse(), Ok(set));
        }
        assert!(PassSet::of_bits(u32::MAX).has("initial"));
        assert!(!PassSet::default().has("inline"));
        let unknown = "gvn,hosit".parse::<PassSet>().unwrap_err();
        let text = unknown.to_string();
        assert!(
            text.starts_with("`hosit` is no pass") && text.contains("did you mean `hoist`?"),
            "{text}"
        );
        assert_eq!(PassSet::of_bits(u32::MAX).names().count(), OPTIONAL);
        assert!("legalize".parse::<PassSet>().is_err());
    }
}
