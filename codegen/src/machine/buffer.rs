//! The code of a function while it is written: units of instructions, references to what is elsewhere, and source lines.
//!
//! Offsets are in bytes, as if every unit had its usual length. Where a machine has short forms of instructions, it chooses them when all
//! of the code is written: [`CodeBuffer::pack`] moves what follows, and with it what is noted of places. Branches are beside the buffer
//! ([`relax`](super::relax)).

use crate::ir::{FuncRef, SourceLoc, Symbol};

/// What code is written in: words, or instructions that become bytes later.
pub trait CodeUnit {
    /// Usual length of one, in bytes.
    const BYTES: u32;
}

impl CodeUnit for u8 {
    const BYTES: u32 = 1;
}

impl CodeUnit for u32 {
    const BYTES: u32 = 4;
}

impl CodeUnit for u64 {
    const BYTES: u32 = 8;
}

/// What a reference leads to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Referent {
    /// A variable of the module.
    Variable(Symbol),
    /// A function of the module.
    Function(FuncRef),
}

/// A field that depends on where something outside of the function is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Reference<K> {
    /// Byte offset of the field.
    pub offset: u32,
    /// What it leads to.
    pub to: Referent,
    /// What the field holds: a relocation of the target.
    pub kind: K,
    /// What is added, in bytes.
    pub addend: i64,
}

/// Code in units of the machine's instructions, with references of kinds `K`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CodeBuffer<U, K> {
    /// The code.
    pub units: Vec<U>,
    /// Instructions.
    pub instructions: u32,
    /// Branches among them.
    pub branches: u32,
    /// Fields that are filled in when the function is linked.
    pub references: Vec<Reference<K>>,
    /// The source line of each byte offset at which the code of another one begins.
    lines: Vec<(u32, SourceLoc)>,
}

impl<U, K> Default for CodeBuffer<U, K> {
    fn default() -> Self {
        CodeBuffer {
            units: Vec::new(),
            instructions: 0,
            branches: 0,
            references: Vec::new(),
            lines: Vec::new(),
        }
    }
}

impl<U: CodeUnit, K> CodeBuffer<U, K> {
    /// The byte offset of what comes next.
    pub fn here(&self) -> u32 {
        Self::offset(self.units.len())
    }

    /// The byte offset of a unit.
    pub fn offset(unit: usize) -> u32 {
        unit as u32 * U::BYTES
    }

    /// What comes next is of this source line. Unknown ones belong to the line before.
    pub fn line(&mut self, loc: SourceLoc) {
        if loc.is_known() && self.lines.last().is_none_or(|&(_, last)| last != loc) {
            self.lines.push((self.here(), loc));
        }
    }

    /// The source line of each byte offset at which the code of another one begins.
    pub fn lines(&self) -> &[(u32, SourceLoc)] {
        &self.lines
    }

    /// A reference in the field at a byte offset.
    pub fn refer(&mut self, offset: u32, to: Referent, kind: K, addend: i64) {
        self.references.push(Reference {
            offset,
            to,
            kind,
            addend,
        });
    }

    /// Gives each unit the length in bytes that `length` says, which may change the unit, too. Source lines and references move along.
    /// A unit with a reference keeps its usual length: the field stays where it is in it.
    pub fn pack(&mut self, mut length: impl FnMut(usize, &mut U) -> u32) -> Packing {
        let mut starts = Vec::with_capacity(self.units.len() + 1);
        let mut offset = 0;
        for (index, unit) in self.units.iter_mut().enumerate() {
            starts.push(offset);
            offset += length(index, unit);
        }
        starts.push(offset);
        let packing = Packing {
            unit: U::BYTES,
            starts,
        };
        for (offset, _) in &mut self.lines {
            *offset = packing.place(*offset);
        }
        for reference in &mut self.references {
            reference.offset = packing.place(reference.offset);
        }
        packing
    }

    /// The same code in other units, which `encode` appends for each.
    ///
    /// # Errors
    /// The first of `encode`.
    pub fn encoded<V, E>(
        self,
        mut encode: impl FnMut(&U, &mut Vec<V>) -> Result<(), E>,
    ) -> Result<CodeBuffer<V, K>, E> {
        let mut units = Vec::new();
        for unit in &self.units {
            encode(unit, &mut units)?;
        }
        Ok(CodeBuffer {
            units,
            instructions: self.instructions,
            branches: self.branches,
            references: self.references,
            lines: self.lines,
        })
    }
}

impl<K> CodeBuffer<u32, K> {
    /// The code as bytes: words are little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        self.units.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

impl<K> CodeBuffer<u64, K> {
    /// The code as bytes: words are little-endian.
    pub fn bytes(&self) -> Vec<u8> {
        self.units.iter().flat_map(|word| word.to_le_bytes()).collect()
    }
}

/// Where the units of packed code begin.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Packing {
    /// Usual length of a unit, in bytes.
    unit: u32,
    /// Byte offset of each unit, and of the end.
    starts: Vec<u32>,
}

impl Packing {
    /// Where what was at a byte offset is now. Within a unit it has the distance from its beginning that it had.
    pub fn place(&self, offset: u32) -> u32 {
        self.starts[(offset / self.unit) as usize] + offset % self.unit
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use cranelift_entity::EntityRef;
    use std::convert::Infallible;

    #[test]
    fn lines_are_noted_where_they_change() {
        let mut code = CodeBuffer::<u32, ()>::default();
        for (line, words) in [(3, 1), (3, 2), (0, 1), (4, 1), (3, 1)] {
            code.line(if line == 0 {
                SourceLoc::UNKNOWN
            } else {
                SourceLoc(line)
            });
            code.units.extend(std::iter::repeat_n(0, words));
        }
        let lines: Vec<(u32, SourceLoc)> = [(0, 3), (16, 4), (20, 3)]
            .map(|(at, line)| (at, SourceLoc(line)))
            .into();
        assert_eq!(code.lines(), lines);
    }

    /// Words of which those above 9 become halves: what lies after them moves, fields keep their place in their word.
    #[test]
    fn packed_code_takes_its_notes_along() {
        let mut code = CodeBuffer::<u32, ()>::default();
        for (line, word) in [(1, 10), (2, 5), (3, 12), (4, 6)] {
            code.line(SourceLoc(line));
            code.units.push(word);
        }
        let to = Referent::Function(FuncRef::new(0));
        code.refer(CodeBuffer::<u32, ()>::offset(3) + 2, to, (), 0);
        let packing = code.pack(|_, word| if *word > 9 { 2 } else { 4 });
        let places: Vec<u32> = (0..=4).map(|unit| packing.place(4 * unit)).collect();
        assert_eq!(places, [0, 2, 6, 8, 12]);
        let lines: Vec<u32> = code.lines().iter().map(|&(offset, _)| offset).collect();
        assert_eq!(lines, [0, 2, 6, 8]);
        assert_eq!(code.references[0].offset, 8 + 2);
        let encoded = code.encoded(|&word, out| {
            let bytes = if word > 9 { 2 } else { 4 };
            out.extend_from_slice(&word.to_le_bytes()[..bytes]);
            Ok::<_, Infallible>(())
        });
        let Ok(encoded) = encoded;
        assert_eq!(encoded.units, [10, 0, 5, 0, 0, 0, 12, 0, 6, 0, 0, 0]);
        assert_eq!(encoded.references[0].offset, 10);
    }
}
