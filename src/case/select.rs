//! Which cases a run takes: those whose path contains a text, and of these one part of several, so that machines share them.

use std::fmt;
use std::path::{Path, PathBuf};
use std::str::FromStr;

/// One part of all cases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Partition {
    by: By,
    /// From 1.
    part: u64,
    of: u64,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum By {
    /// The path decides: a case stays in its part when others come or go.
    Hash,
    /// Round robin, so that parts are of one size.
    Count,
}

impl Partition {
    /// Whether the part has the case that is the `index`-th of those selected.
    fn has(self, index: usize, path: &Path) -> bool {
        let number = match self.by {
            By::Hash => hash(path.as_os_str().as_encoded_bytes()),
            By::Count => index as u64,
        };
        number % self.of == self.part - 1
    }
}

/// FNV-1a with 64 bits: the same on all machines, and in all versions.
fn hash(bytes: &[u8]) -> u64 {
    const BASIS: u64 = 0xcbf2_9ce4_8422_2325;
    const PRIME: u64 = 0x0100_0000_01b3;
    let step = |hash: u64, byte: &u8| (hash ^ u64::from(*byte)).wrapping_mul(PRIME);
    bytes.iter().fold(BASIS, step)
}

/// A text that names no part.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PartitionError;

impl fmt::Display for PartitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("expected hash:M/N or count:M/N, with M from 1 to N")
    }
}

impl std::error::Error for PartitionError {}

impl FromStr for Partition {
    type Err = PartitionError;

    fn from_str(text: &str) -> Result<Partition, PartitionError> {
        let parts = || {
            let (by, numbers) = text.split_once(':')?;
            let (part, of) = numbers.split_once('/')?;
            let by = match by {
                "hash" => By::Hash,
                "count" => By::Count,
                _ => return None,
            };
            let (part, of) = (part.parse().ok()?, of.parse().ok()?);
            (1..=of).contains(&part).then_some(Partition { by, part, of })
        };
        parts().ok_or(PartitionError)
    }
}

/// The files whose path contains a text, and of these one part.
pub fn select(files: Vec<PathBuf>, filter: Option<&str>, partition: Option<Partition>) -> Vec<PathBuf> {
    let wanted = |path: &PathBuf| filter.is_none_or(|text| path.display().to_string().contains(text));
    let files = files.into_iter().filter(wanted).enumerate();
    let part = files.filter(|(index, path)| partition.is_none_or(|partition| partition.has(*index, path)));
    part.map(|(_, path)| path).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_hash_is_fnv_1a() {
        // From the test vectors of the hash's authors.
        assert_eq!(hash(b""), 0xcbf2_9ce4_8422_2325);
        assert_eq!(hash(b"a"), 0xaf63_dc4c_8601_ec8c);
        assert_eq!(hash(b"foobar"), 0x8594_4171_f739_67e8);
    }

    #[test]
    fn parts_are_disjoint_and_complete() {
        let files: Vec<PathBuf> = (0..100)
            .map(|n| PathBuf::from(format!("cases/{n}.case")))
            .collect();
        for by in ["hash", "count"] {
            let mut all = Vec::new();
            for part in 1..=3 {
                let partition: Partition = format!("{by}:{part}/3").parse().unwrap();
                let chosen = select(files.clone(), None, Some(partition));
                assert!(
                    (20..50).contains(&chosen.len()),
                    "{by}:{part}/3 has {}",
                    chosen.len()
                );
                all.extend(chosen);
            }
            all.sort();
            let mut sorted = files.clone();
            sorted.sort();
            assert_eq!(all, sorted, "{by}");
        }
    }

    #[test]
    fn a_hashed_case_stays_in_its_part() {
        let of = |count: usize| -> Vec<PathBuf> {
            let files = (0..count).map(|n| PathBuf::from(format!("{n}.case")));
            select(files.collect(), None, Some("hash:2/4".parse().unwrap()))
        };
        assert!(of(100).starts_with(&of(50)));
    }

    #[test]
    fn count_takes_each_nth_of_what_the_filter_leaves() {
        let files: Vec<PathBuf> = ["x/a", "y/b", "x/c", "x/d", "y/e", "x/f"]
            .map(PathBuf::from)
            .into();
        let chosen = select(files, Some("x/"), Some("count:2/2".parse().unwrap()));
        assert_eq!(chosen, ["x/c", "x/f"].map(PathBuf::from));
    }

    #[test]
    fn no_partition() {
        for text in [
            "",
            "1/4",
            "hash",
            "hash:0/4",
            "hash:5/4",
            "hash:1/0",
            "slice:1/4",
            "count:a/4",
            "count:1/-4",
        ] {
            assert_eq!(text.parse::<Partition>(), Err(PartitionError), "{text}");
        }
        assert!("count:4/4".parse::<Partition>().is_ok());
    }
}
