//! The shapes: events of threads without orders.
//!
//! A shape is a text: threads with `|` between them, each a list of events: `Wx1` stores 1 to `x`, `Rx` loads it, `Ux1` exchanges it with 1,
//! `Ax1` adds 1 to it, `Cx1` does so without giving what was there, `Ix9` counts up to 9 and then from 0, `B` waits for all threads. The names are those of the literature (herd's and the POWER papers').

/// Name and events of each shape.
pub const SHAPES: &[(&str, &str)] = &[
    ("MP", "Wx1 Wy1 | Ry Rx"),
    ("SB", "Wx1 Ry | Wy1 Rx"),
    ("LB", "Rx Wy1 | Ry Wx1"),
    ("S", "Wx2 Wy1 | Ry Wx1"),
    ("R", "Wx1 Wy1 | Wy2 Rx"),
    ("2+2W", "Wx1 Wy2 | Wy1 Wx2"),
    ("CoRR", "Wx1 | Rx Rx"),
    ("CoRW1", "Rx Wx1"),
    ("CoRW2", "Wx1 | Rx Wx2"),
    ("CoWR", "Wx1 Rx | Wx2"),
    ("CoWW", "Wx1 Wx2"),
    ("CoRR2", "Wx1 | Wx2 | Rx Rx | Rx Rx"),
    ("WRC", "Wx1 | Rx Wy1 | Ry Rx"),
    ("RWC", "Wx1 | Rx Ry | Wy1 Rx"),
    ("WWC", "Wx2 | Rx Wy1 | Ry Wx1"),
    ("WRW+2W", "Wx2 | Rx Wy1 | Wy2 Wx1"),
    ("IRIW", "Wx1 | Wy1 | Rx Ry | Ry Rx"),
    ("ISA2", "Wx1 Wy1 | Ry Wz1 | Rz Rx"),
    ("W+RWC", "Wx1 Wy1 | Ry Rz | Wz1 Rx"),
    ("Z6.0", "Wx1 Wy1 | Ry Wz1 | Wz2 Rx"),
    ("Z6.2", "Wx2 Wy1 | Ry Wz1 | Rz Wx1"),
    ("Z6.3", "Wx1 Wy1 | Wy2 Wz1 | Rz Rx"),
    ("Z6.4", "Wx1 Wy1 | Wy2 Rz | Wz1 Rx"),
    ("3.SB", "Wx1 Ry | Wy1 Rz | Wz1 Rx"),
    ("3.LB", "Rx Wy1 | Ry Wz1 | Rz Wx1"),
    ("3.2W", "Wx1 Wy2 | Wy1 Wz2 | Wz1 Wx2"),
    ("MP+rmw", "Wx1 Uy1 | Uy2 Rx"),
    ("SB+rmw", "Ux1 Ry | Uy1 Rx"),
    ("Add", "Ax1 Ax1 | Ax1 Ax1"),
    ("MP+change", "Wx1 Wy1 | Cy1 Rx"),
    ("SB+change", "Cx1 Ry | Cy1 Rx"),
    ("MP+again", "Wx1 Wy1 | Rx Ry Rx"),
    ("MP+first", "Ry Wx1 Wy1 | Ry Rx"),
    ("SB+first", "Ry Wx1 Ry | Wy1 Rx"),
    ("Count", "Ix9 Ix9 | Ix9 Ix9"),
    ("MP+barrier", "Wx1 B | B Rx"),
    ("LB+barrier", "Rx B | B Wx1"),
];

/// The shapes whose threads meet at a barrier. Their accesses have no orders.
pub const WITH_BARRIERS: &[&str] = &["MP+barrier", "LB+barrier"];

/// What an event does.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Access {
    /// It loads.
    Load,
    /// It stores a value.
    Store(u32),
    /// It stores a value and gives the one before.
    Exchange(u32),
    /// It adds a value and gives the one before.
    Add(u32),
    /// It adds a value and gives nothing.
    Change(u32),
    /// It adds 1, or stores 0 where the value before is not less than the bound, and gives the one before.
    Count(u32),
    /// It is no access: the thread waits until all have come.
    Barrier,
}

impl Access {
    /// Whether it reads a value.
    pub fn reads(self) -> bool {
        !matches!(self, Access::Store(_) | Access::Barrier)
    }

    /// Whether it gives the value.
    pub fn gives(self) -> bool {
        self.reads() && !matches!(self, Access::Change(_))
    }

    /// Whether it writes.
    pub fn writes(self) -> bool {
        !matches!(self, Access::Load | Access::Barrier)
    }
}

/// An access to a place, 0 for `x`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// What it does.
    pub access: Access,
    /// Where.
    pub place: usize,
}

/// The threads of a shape; `None` if the text is none.
pub fn parse(text: &str) -> Option<Vec<Vec<Step>>> {
    text.split('|')
        .map(|thread| thread.split_whitespace().map(step).collect())
        .collect()
}

fn step(word: &str) -> Option<Step> {
    if word == "B" {
        return Some(Step {
            access: Access::Barrier,
            place: 0,
        });
    }
    let mut letters = word.chars();
    let (kind, place) = (letters.next()?, letters.next()?);
    let value = letters.as_str().parse();
    let access = match kind {
        'R' => Access::Load,
        'W' => Access::Store(value.ok()?),
        'U' => Access::Exchange(value.ok()?),
        'A' => Access::Add(value.ok()?),
        'C' => Access::Change(value.ok()?),
        'I' => Access::Count(value.ok()?),
        _ => return None,
    };
    let place = "xyz".find(place)?;
    Some(Step { access, place })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn all_shapes_are_read() {
        for (name, text) in SHAPES {
            let threads = parse(text).unwrap_or_else(|| panic!("{name}"));
            assert!(threads.iter().all(|thread| !thread.is_empty()), "{name}");
        }
        let access = Access::Count(9);
        assert_eq!(parse("Iy9"), Some(vec![vec![Step { access, place: 1 }]]));
        assert_eq!(parse("Wq1"), None);
        assert_eq!(parse("Wx"), None);
    }
}
