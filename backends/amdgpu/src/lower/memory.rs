//! Memory: values in pieces. Rules say how an access reaches memory and which instruction accesses a piece (`rules/address.isle`,
//! `rules/memory.isle`, `rules/atomics.isle`).
//!
//! | segment | instructions |
//! |---|---|
//! | kernarg, readonly, constant with a uniform address | `s_load_*`; less than a dword since RDNA4 only |
//! | global, readonly, kernarg | `global_*`, with a scalar base where the address is one; `flat_*` where there are no such instructions |
//! | flat | `flat_*` |
//! | group | `ds_*` |
//! | private, spill | `scratch_*`, or `buffer_*` through the private segment buffer, a dword at a time: its element size is four bytes |
//!
//! Written in Rust are loops over registers, whose number depends on the type; what rules ask of addresses, and addresses as operands
//! (`address`); two words of group memory at once (`pairs`); traps and messages, which are no rows of the tables, and tied results (`atomics`); the steps of `memory.tsv` (`order`).

mod address;
mod atomics;
mod order;
mod pairs;
mod sums;

pub use address::{Addr, Amode, Reach, Split};
pub(super) use pairs::Pairs;
pub(super) use sums::AddressSums;

use super::Lower;
use super::operands::{VSrc, Vreg, part};
use super::values::InstOutput;
use crate::isa::{Feature, Op, Operand, VirtualReg};
use crate::machine::VGPR;
use crate::private::Private;
use crate::subtarget::Subtarget;
use rustc_hash::FxHashSet;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Function, Inst, Opcode, Segment, Type, Value, ValueList};
use wavelift_codegen::opt::Merging;
use wavelift_codegen::select::files;

/// What one instruction loads: less than a dword is extended, with zeros or its sign.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Piece {
    Byte,
    SignedByte,
    Short,
    SignedShort,
    Dword,
    Dwords2,
    Dwords3,
    Dwords4,
}

impl Piece {
    fn dwords(count: u8) -> Piece {
        match count {
            1 => Piece::Dword,
            2 => Piece::Dwords2,
            3 => Piece::Dwords3,
            _ => Piece::Dwords4,
        }
    }
}

/// What one instruction stores: the low bits of a register, or all of one or several.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Data {
    Byte { word: Vreg },
    Short { word: Vreg },
    Dword { word: Vreg },
    Dwords2 { words: Vreg },
    Dwords3 { words: Vreg },
    Dwords4 { words: Vreg },
}

impl Data {
    fn dwords(register: VirtualReg) -> Data {
        let (word, words) = (Vreg(register), Vreg(register));
        match register.count {
            1 => Data::Dword { word },
            2 => Data::Dwords2 { words },
            3 => Data::Dwords3 { words },
            _ => Data::Dwords4 { words },
        }
    }
}

/// The pieces of an access: each byte, each value, or at most so many dwords.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Pieces {
    Bytes,
    Narrow,
    Dwords { most: u8 },
}

/// Loaded values of 8 and 16 bits whose sign somebody extends and which nobody extends with zeros: the load itself extends the sign.
pub(super) fn signed_loads(func: &Function) -> FxHashSet<Value> {
    let (mut signed, mut unsigned) = (FxHashSet::default(), Vec::new());
    for (_, inst) in func.layout.iter() {
        let opcode = func.dfg.opcode(inst);
        if !matches!(opcode, Opcode::Sextend | Opcode::Uextend) {
            continue;
        }
        let (ty, from) = files::types(func, inst);
        let value = func.dfg.args(inst)[0];
        let load = func.dfg.defining_inst(value).map(|inst| func.dfg.opcode(inst));
        if !matches!(from, Type::I8 | Type::I16) || load != Some(Opcode::Load) {
            continue;
        }
        match opcode {
            Opcode::Sextend if ty == Type::I32 => {
                signed.insert(value);
            }
            _ => unsigned.push(value),
        }
    }
    for value in unsigned {
        signed.remove(&value);
    }
    signed
}

/// How accesses of neighbouring bytes become one. Flat ones stay, and private ones by descriptors: their dwords may lie apart.
pub fn merging(sub: &Subtarget, segment: Segment) -> Merging {
    let islands = sub.isa.has_feature(Feature::OnlyGfx6);
    let (bytes, slack, thirds) = match segment {
        // Where global memory is a buffer, there are no three dwords.
        Segment::Global | Segment::Readonly => (16, 2, !islands),
        Segment::Kernarg => (32, 3, false),
        // Aligned as a whole. Pairs that are not find together in selection.
        Segment::Group if islands => (8, 0, false),
        Segment::Group => (16, 0, false),
        Segment::Private | Segment::Spill if sub.private == Private::Scratch => (16, 2, true),
        Segment::Flat | Segment::Private | Segment::Spill | Segment::Arg => return Merging::default(),
    };
    Merging {
        bytes,
        slack,
        thirds,
        // The scalar unit loads two words, four or eight.
        constant_thirds: false,
        anywhere: matches!(segment, Segment::Global | Segment::Readonly) && !islands,
    }
}

impl Lower<'_> {
    fn load_piece(&mut self, piece: Piece, at: &Amode) -> Option<VirtualReg> {
        Some((self.subtarget.rules.load)(self, &piece, at)?.0)
    }

    fn store_piece(&mut self, data: Data, at: &Amode) -> Option<()> {
        (self.subtarget.rules.store)(self, &data, at)
    }

    pub(crate) fn load_pieces(&mut self, inst: Inst, at: &Amode, pieces: Pieces) -> Option<InstOutput> {
        match pieces {
            Pieces::Bytes => self.load_bytes(inst, at),
            Pieces::Narrow => self.load_each(inst, at),
            Pieces::Dwords { most } => self.load_words(inst, at, most),
        }
    }

    pub(crate) fn store_pieces(&mut self, args: ValueList, at: &Amode, pieces: Pieces) -> Option<()> {
        match pieces {
            Pieces::Bytes => self.store_bytes(args, at),
            Pieces::Narrow => self.store_each(args, at),
            Pieces::Dwords { most } => self.store_words(args, at, most),
        }
    }

    /// Loads values of less than a dword.
    fn load_each(&mut self, inst: Inst, at: &Amode) -> Option<InstOutput> {
        let results = self.func.dfg.results(inst).to_vec();
        let bytes = self.func.dfg.value_type(*results.first()?).bytes() as i32;
        let load = |(&value, index): (&Value, i32)| {
            let piece = self.narrow_piece_of(value);
            let loaded = self.load_piece(piece, &at.further(index * bytes))?;
            Some(Operand::Virtual(loaded))
        };
        results.iter().zip(0..).map(load).collect()
    }

    /// What is loaded for a value of less than a dword.
    pub(crate) fn narrow_piece_of(&self, value: Value) -> Piece {
        match (
            self.func.dfg.value_type(value).bytes(),
            self.signed_loads.contains(&value),
        ) {
            (1, false) => Piece::Byte,
            (1, true) => Piece::SignedByte,
            (_, false) => Piece::Short,
            (_, true) => Piece::SignedShort,
        }
    }

    /// Loads dwords, at most so many at once.
    fn load_words(&mut self, inst: Inst, at: &Amode, most: u8) -> Option<InstOutput> {
        let results = self.func.dfg.results(inst).to_vec();
        let unit = self.width_of(*results.first()?);
        let total = unit * self.loaded_values(&results, at) as u8;
        let mut words = Vec::new();
        for first in (0..total).step_by(usize::from(most)) {
            let size = most.min(total - first);
            let loaded = self.load_piece(Piece::dwords(size), &at.further(4 * i32::from(first)))?;
            words.extend((0..size).map(|i| part(loaded, i, 1)));
        }
        // What nobody reads stands for itself by something that there is.
        words.resize(usize::from(unit) * results.len(), *words.first()?);
        if !most.is_multiple_of(unit) && most != total {
            return Some(self.group(&words, unit));
        }
        let values = words.iter().step_by(usize::from(unit));
        Some(
            values
                .map(|&first| Operand::Virtual(VirtualReg { count: unit, ..first }))
                .collect(),
        )
    }

    /// How many values of a load there are up to the last one that somebody reads.
    pub(crate) fn read_values(&self, results: &[Value]) -> usize {
        let read = results
            .iter()
            .rposition(|&value| self.selection.known_reg(value).is_some());
        read.map_or(1, |last| last + 1)
    }

    /// How many of the values of a load are loaded: of global memory not those at its end that nobody reads, whose registers the next load
    /// would have to wait for.
    fn loaded_values(&self, results: &[Value], at: &Amode) -> usize {
        let count = self.read_values(results);
        let three = count * usize::from(self.width_of(results[0])) != 3
            || self.subtarget.isa.has(Op::BufferLoadDwordx3);
        match at {
            Amode::Global { .. } if three => count,
            _ => results.len(),
        }
    }

    /// A load that may not be aligned, a byte at a time.
    fn load_bytes(&mut self, inst: Inst, at: &Amode) -> Option<InstOutput> {
        let results = self.func.dfg.results(inst).to_vec();
        let bytes = self.func.dfg.value_type(*results.first()?).bytes() as i32;
        let unit = self.width_of(results[0]);
        let mut words = Vec::new();
        for (result, element) in results.iter().zip(0..) {
            let signed = self.signed_loads.contains(result);
            for word in 0..i32::from(unit) {
                let first = element * bytes + word * 4;
                let mut value = self.load_piece(Piece::Byte, &at.further(first))?;
                let count = (bytes - word * 4).min(4);
                for byte in 1..count {
                    // The highest byte has the sign.
                    let piece = match signed && byte == count - 1 {
                        true => Piece::SignedByte,
                        false => Piece::Byte,
                    };
                    let next = self.load_piece(piece, &at.further(first + byte))?;
                    let shift = VSrc::plain(Operand::Int(8 * byte as i8));
                    let [next, low] = [next, value].map(|reg| VSrc::plain(Operand::Virtual(reg)));
                    value = self.shifted_or(next, shift, low).0;
                }
                words.push(value);
            }
        }
        Some(self.group(&words, unit))
    }

    /// Values of `unit` registers each.
    fn group(&mut self, words: &[VirtualReg], unit: u8) -> InstOutput {
        if unit == 1 {
            return words.iter().map(|&word| Operand::Virtual(word)).collect();
        }
        words
            .chunks(usize::from(unit))
            .map(|chunk| Operand::Virtual(self.tuple(chunk, VGPR)))
            .collect()
    }

    /// What a store stores: values and their words.
    fn stored(&mut self, args: ValueList) -> (Vec<Value>, Vec<Operand>) {
        let args = args.as_slice(&self.func.dfg.value_lists);
        let values = args.get(1..).unwrap_or_default().to_vec();
        let words = values.iter().flat_map(|&value| self.words(value)).collect();
        (values, words)
    }

    /// Stores values of less than a dword.
    fn store_each(&mut self, args: ValueList, at: &Amode) -> Option<()> {
        let (values, words) = self.stored(args);
        let bytes = self.func.dfg.value_type(*values.first()?).bytes() as i32;
        for (index, operand) in (0..).zip(words) {
            let word = Vreg(self.in_vector(operand, None));
            let data = match bytes {
                1 => Data::Byte { word },
                _ => Data::Short { word },
            };
            self.store_piece(data, &at.further(index * bytes))?;
        }
        Some(())
    }

    /// Stores dwords, at most so many at once.
    fn store_words(&mut self, args: ValueList, at: &Amode, most: u8) -> Option<()> {
        let (values, words) = self.stored(args);
        let unit = usize::from(self.width_of(*values.first()?));
        for (index, chunk) in words.chunks(usize::from(most)).enumerate() {
            let first = index * usize::from(most);
            let whole = values[first / unit];
            let data = if let [single] = *chunk {
                self.in_vector(single, None)
            } else if chunk.len() == unit
                && self.constant(whole).is_none()
                && self.files.get(whole) == ValueFile::Vector
            {
                self.reg_of(whole)
            } else {
                let moved: Vec<VirtualReg> = chunk.iter().map(|&operand| self.vmov(operand).0).collect();
                self.tuple(&moved, VGPR)
            };
            self.store_piece(Data::dwords(data), &at.further(4 * first as i32))?;
        }
        Some(())
    }

    /// A store that may not be aligned, a byte at a time.
    fn store_bytes(&mut self, args: ValueList, at: &Amode) -> Option<()> {
        let (values, words) = self.stored(args);
        let unit = i32::from(self.width_of(*values.first()?));
        let bytes = self.func.dfg.value_type(values[0]).bytes() as i32;
        for (index, operand) in (0..).zip(words) {
            let (element, word) = (index / unit, index % unit);
            let data = self.in_vector(operand, None);
            for byte in 0..(bytes - word * 4).min(4) {
                let shift = VSrc::plain(Operand::Int(8 * byte as i8));
                let word_of_byte = match byte {
                    0 => Vreg(data),
                    _ => self.vop(Op::VLshrrevB32, &[shift, VSrc::plain(Operand::Virtual(data))]),
                };
                let at = at.further(element * bytes + word * 4 + byte);
                self.store_piece(Data::Byte { word: word_of_byte }, &at)?;
            }
        }
        Some(())
    }
}
