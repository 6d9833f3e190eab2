//! What a mutant is, and the list of them as a file.

use std::path::Path;

/// What was changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// An expression, arm or function of Rust.
    Rust,
    /// A rule of ISLE.
    Rule,
    /// A row of an instruction table.
    Row,
}

impl Kind {
    /// All of them.
    pub const ALL: [Kind; 3] = [Kind::Rust, Kind::Rule, Kind::Row];

    /// Its name in files.
    pub fn name(self) -> &'static str {
        match self {
            Kind::Rust => "rust",
            Kind::Rule => "rule",
            Kind::Row => "row",
        }
    }
}

/// A mutant.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Mutant {
    /// The number that chooses it.
    pub number: u32,
    /// What was changed.
    pub kind: Kind,
    /// The part of the compiler that it is in.
    pub area: String,
    /// File and line, or the table and the row.
    pub place: String,
    /// What stands there now.
    pub what: String,
    /// Why it is not in the build: it does not compile, or cannot be planted.
    pub left_out: Option<String>,
}

/// One line of text without tabs.
pub fn one_line(text: &str) -> String {
    text.split_whitespace().collect::<Vec<_>>().join(" ")
}

/// Writes the list: number, kind, area, place, change, and why it is left out.
///
/// # Errors
/// Those of the file.
pub fn write(path: &Path, mutants: &[Mutant]) -> Result<(), String> {
    let mut text = String::from("number\tkind\tarea\tplace\tchange\tleft out\n");
    for mutant in mutants {
        let columns = [
            mutant.number.to_string(),
            mutant.kind.name().to_string(),
            mutant.area.clone(),
            mutant.place.clone(),
            one_line(&mutant.what),
            mutant.left_out.as_deref().map_or("-".into(), one_line),
        ];
        text.push_str(&columns.join("\t"));
        text.push('\n');
    }
    std::fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

/// Reads a list.
///
/// # Errors
/// Those of the file, or a line that is none of a list.
pub fn read(path: &Path) -> Result<Vec<Mutant>, String> {
    let text = std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))?;
    let line = |line: &str| {
        let columns: Vec<&str> = line.split('\t').collect();
        let &[number, kind, area, place, what, left_out] = &columns[..] else {
            return Err(format!("{}: no mutant: {line}", path.display()));
        };
        let kind = Kind::ALL.into_iter().find(|known| known.name() == kind);
        Ok(Mutant {
            number: number.parse().map_err(|_| format!("no number: {line}"))?,
            kind: kind.ok_or_else(|| format!("no kind: {line}"))?,
            area: area.into(),
            place: place.into(),
            what: what.into(),
            left_out: (left_out != "-").then(|| left_out.into()),
        })
    };
    text.lines().skip(1).map(line).collect()
}

/// What is drawn by seed.
#[derive(Clone, Debug)]
pub struct Draw(u64);

impl Draw {
    /// From a seed.
    pub fn new(seed: u64) -> Draw {
        Draw(seed)
    }

    /// A number below another (SplitMix64).
    pub fn below(&mut self, count: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = self.0;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % count.max(1) as u64) as usize
    }

    /// So many of a list, in an order that is drawn.
    pub fn some<T>(&mut self, mut all: Vec<T>, count: usize) -> Vec<T> {
        for first in 0..all.len().min(count) {
            let other = first + self.below(all.len() - first);
            all.swap(first, other);
        }
        all.truncate(count);
        all
    }
}
