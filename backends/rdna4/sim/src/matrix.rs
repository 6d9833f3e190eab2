//! Products of matrices: where their elements lie in the registers of a wave, and loads that transpose (RDNA4 ISA 7.12, 11.6).
//!
//! Matrices are of 16 rows and columns, but for the inner dimension K, which has 16 to 64. A column of B lies as a row of A does, so one function says
//! where both are. A sparse matrix has half as many elements in a row; what places they stand for is in a register whose bits lie as the elements do:
//! a lane has the four bits of each pair of elements that it holds, in the order of the pairs. The guide's formula for the first bit is for elements of
//! 8 and 4 bits; for 16 bits its text decides, which says that the order is that of the elements.
//!
//! EXEC does not count. What is undefined in one element makes the whole result undefined.

use super::step::{Op, Step};
use wavelift_amdgpu_sim::arith::{Element, Product, Total, expand};
use wavelift_amdgpu_sim::fault::{Fault, illegal};
use wavelift_amdgpu_sim::op::Place as Holder;

/// Rows of A, columns of B, rows and columns of C and D.
const SIZE: usize = 16;

/// Where an element is: lane, register from the first of the operand on, lowest bit.
type At = (usize, usize, u32);

/// Where element `k` of a row of A, or of a column of B, lies, of `count` elements of so many bits (table of 7.12.2).
fn factor_at(bits: u32, count: usize, lanes: u32, row: usize, k: usize) -> At {
    let bit = |number: usize| k >> number & 1;
    // Larger matrices are several of these, in the registers after one another.
    let unit = if bits == 4 && count > 16 { 32 } else { 16 };
    let per_register = 32 / bits as usize;
    let registers = (SIZE * unit).div_ceil(per_register * lanes as usize);
    let (part, register) = match (bits, unit, lanes) {
        (16, _, 32) => (bit(2), bit(3) << 1 | bit(1)),
        (16, _, _) => (bit(3) << 1 | bit(2), bit(1)),
        (8, _, 32) => (bit(3), bit(2)),
        (8, _, _) => (bit(2) << 1 | bit(3), 0),
        (_, 16, _) => (bit(3), 0),
        (_, _, 32) => (bit(4), bit(3)),
        _ => (bit(3) << 1 | bit(4), 0),
    };
    let position = (k % per_register) as u32;
    (part << 4 | row, k / unit * registers + register, position * bits)
}

/// Where an element of C or D of so many bits lies.
fn sum_at(bits: u32, lanes: u32, row: usize, column: usize) -> At {
    let (part, low) = match lanes {
        32 => (row >> 3, row & 7),
        _ => ((row >> 2 & 1) << 1 | row >> 3, row & 3),
    };
    match bits {
        32 => (part << 4 | column, low, 0),
        _ => (part << 4 | column, low >> 1, 16 * (low as u32 & 1)),
    }
}

/// The registers of an operand.
type Registers = Vec<[u32; 64]>;

fn element(registers: &Registers, (lane, register, low): At, bits: u32) -> u32 {
    registers[register][lane] >> low & u32::MAX >> (32 - bits)
}

/// What formulas call for matrices.
pub(crate) trait Matrices {
    /// `v_wmma`: D is C and the product of A and B, whose inner dimension is `k`.
    fn multiply(
        &mut self,
        op: &Op,
        row: Element,
        column: Element,
        total: Total,
        k: usize,
    ) -> Result<(), Fault>;
    /// `v_swmmac`: the same where A is sparse, and C is D.
    fn multiply_sparse(
        &mut self,
        op: &Op,
        row: Element,
        column: Element,
        total: Total,
        k: usize,
    ) -> Result<(), Fault>;
    /// `global_load_tr`: a matrix of elements of so many bits, of which each of the first 32 lanes loads eight of a column.
    fn load_transposed(&mut self, op: &Op, bits: u32) -> Result<(), Fault>;
}

impl Matrices for Step<'_> {
    fn multiply(
        &mut self,
        op: &Op,
        row: Element,
        column: Element,
        total: Total,
        k: usize,
    ) -> Result<(), Fault> {
        in_all_lanes(self, |step| {
            let [a, b] = [registers(step, op, 1)?, registers(step, op, 2)?];
            let c = match op.slots[3].place {
                Holder::Constant(bits) => constant(bits as u32, total, op.slots[0].words),
                _ => registers(step, op, 3)?,
            };
            let rows = factors(op, &a, (row, 0), k, step.state.lanes);
            put_product(step, op, (row, column, total), &rows, (&b, &signed(op, c, total)))
        })
    }

    fn multiply_sparse(
        &mut self,
        op: &Op,
        row: Element,
        column: Element,
        total: Total,
        k: usize,
    ) -> Result<(), Fault> {
        in_all_lanes(self, |step| {
            let [d, a, b, index] = [0, 1, 2, 3].map(|operand| registers(step, op, operand));
            let (d, a, b, index) = (d?, a?, b?, index?);
            let lanes = step.state.lanes;
            let kept = factors(op, &a, (row, 0), k / 2, lanes);
            let rows = kept.iter().enumerate().map(|(number, kept)| {
                expand(kept, |group| {
                    let at = index_at(row.bits(), k / 2, lanes, (number, group));
                    index[0][at.0]
                        >> (at.1 + index_set(row.bits(), k / 2, lanes) * u32::from(op.inst.mods.op_sel))
                })
            });
            let rows: Vec<Vec<u32>> = rows.collect();
            put_product(step, op, (row, column, total), &rows, (&b, &d))
        })
    }

    fn load_transposed(&mut self, op: &Op, bits: u32) -> Result<(), Fault> {
        let (all, exec) = (self.state.all_lanes(), self.state.exec);
        if exec != 0 && exec != all {
            return Err(illegal("all lanes or none must run where a load transposes"));
        }
        // Each lane's elements, of a column of the matrix: two words for eight bytes, or four for eight halves.
        let first = all & u64::from(u32::MAX) & exec;
        let before = std::mem::replace(&mut self.active, first);
        let loaded = self.addresses(op).map(|(addresses, _)| {
            let lanes = (0..32).filter(|lane| first >> lane & 1 == 1);
            let mut loaded = [[0; 4]; 32];
            for lane in lanes {
                self.mem.lane(lane);
                loaded[lane] = match bits {
                    16 => self.mem.load128(addresses[lane]),
                    _ => {
                        let pair = self.mem.load64(addresses[lane]);
                        [pair as u32, (pair >> 32) as u32, 0, 0]
                    }
                };
            }
            loaded
        });
        self.active = before;
        let loaded = loaded?;
        self.finish_access(op)?;
        let lanes = self.state.lanes;
        let mut words = vec![[0; 64]; op.slots[0].words.into()];
        for k in 0..SIZE {
            for row in 0..SIZE {
                // The lane that loads it (the figure of 11.6.2), and its place there.
                let lane = k >> 2 << 3 | row >> 3 << 2 | k & 3;
                let low = (row as u32 & 7) * bits;
                let value = loaded[lane][low as usize / 32] >> (low % 32) & u32::MAX >> (32 - bits);
                let to = factor_at(bits, SIZE, lanes, row, k);
                words[to.1][to.0] |= value << to.2;
            }
        }
        self.put_words(op, 0, &words)
    }
}

/// Runs with all lanes of the wave, whatever EXEC says.
fn in_all_lanes(
    step: &mut Step<'_>,
    run: impl FnOnce(&mut Step<'_>) -> Result<(), Fault>,
) -> Result<(), Fault> {
    let all = step.state.all_lanes();
    let before = std::mem::replace(&mut step.active, all);
    let result = run(step);
    step.active = before;
    result
}

/// The registers of an operand.
fn registers(step: &mut Step<'_>, op: &Op, operand: usize) -> Result<Registers, Fault> {
    (0..op.slots[operand].words)
        .map(|word| step.whole_word(op, operand, word))
        .collect()
}

/// A matrix of one number.
fn constant(bits: u32, total: Total, words: u8) -> Registers {
    let word = match total.bits() {
        16 => bits & 0xffff | bits << 16,
        _ => bits,
    };
    vec![[word; 64]; words.into()]
}

/// C with the signs that the instruction says: absolute values, then the other sign (7.12).
fn signed(op: &Op, mut c: Registers, total: Total) -> Registers {
    let sign = match total.bits() {
        16 => 0x8000_8000,
        _ => 1 << 31,
    };
    let of = |mask: u8| if mask & 4 != 0 { sign } else { 0 };
    let (positive, other) = (of(op.inst.mods.neg_hi), of(op.inst.mods.neg));
    for word in c.as_flattened_mut() {
        *word = *word & !positive ^ other;
    }
    c
}

/// The rows of A (operand 0) or columns of B (operand 1), with the signs that the instruction says for elements at even and odd places.
fn factors(
    op: &Op,
    registers: &Registers,
    (format, operand): (Element, u8),
    count: usize,
    lanes: u32,
) -> Vec<Vec<u32>> {
    let bits = format.bits();
    let mods = &op.inst.mods;
    let other = [mods.neg, mods.neg_hi].map(|mask| format.is_half() && mask >> operand & 1 == 1);
    let one = |row: usize, k: usize| {
        element(registers, factor_at(bits, count, lanes, row, k), bits) ^ u32::from(other[k & 1]) << 15
    };
    let row = |row: usize| (0..count).map(|k| one(row, k)).collect();
    (0..SIZE).map(row).collect()
}

/// Lane and first bit of the places of a pair of elements.
fn index_at(bits: u32, count: usize, lanes: u32, (row, group): (usize, usize)) -> (usize, u32) {
    let (lane, register, low) = factor_at(bits, count, lanes, row, 2 * group);
    (lane, (register as u32 * 32 + low) / bits / 2 * 4)
}

/// Bits of the places of all pairs that a lane holds.
fn index_set(bits: u32, count: usize, lanes: u32) -> u32 {
    let groups = (0..count / 2).map(|group| index_at(bits, count, lanes, (0, group)).1 + 4);
    groups.max().unwrap_or(0)
}

/// Computes D from rows of A, the registers of B and those of C.
fn put_product(
    step: &mut Step<'_>,
    op: &Op,
    (row, column, total): (Element, Element, Total),
    rows: &[Vec<u32>],
    (b, c): (&Registers, &Registers),
) -> Result<(), Fault> {
    let lanes = step.state.lanes;
    let product = Product {
        row,
        column,
        total,
        signed: op.inst.mods.neg,
        saturates: op.inst.mods.clamp,
    };
    let columns = factors(op, b, (column, 1), rows[0].len(), lanes);
    let mut words = vec![[0; 64]; op.slots[0].words.into()];
    for (m, row) in rows.iter().enumerate() {
        for (n, column) in columns.iter().enumerate() {
            let at = sum_at(total.bits(), lanes, m, n);
            let pairs = row.iter().copied().zip(column.iter().copied());
            let sum = product.sum(&step.fp, pairs, element(c, at, total.bits()));
            words[at.1][at.0] |= sum << at.2;
        }
    }
    step.put_words(op, 0, &words)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashSet;

    /// Every element has a place of its own, and places fill the registers that table 43 counts.
    #[test]
    fn places_fill_registers() {
        // Bits, inner dimension, lanes, registers.
        for (bits, count, lanes, registers) in [
            (16, 16, 32, 4),
            (16, 16, 64, 2),
            (16, 32, 32, 8),
            (16, 32, 64, 4),
            (8, 16, 32, 2),
            (8, 16, 64, 1),
            (8, 32, 32, 4),
            (8, 32, 64, 2),
            (4, 16, 32, 1),
            (4, 32, 32, 2),
            (4, 32, 64, 1),
            (4, 64, 32, 4),
            (4, 64, 64, 2),
        ] {
            let all = (0..SIZE).flat_map(|row| (0..count).map(move |k| (row, k)));
            let places: HashSet<At> = all
                .map(|(row, k)| factor_at(bits, count, lanes, row, k))
                .collect();
            assert_eq!(places.len(), SIZE * count);
            assert_eq!(places.iter().map(|at| at.1).max(), Some(registers - 1));
        }
    }

    /// The example of 7.12.2, and the maps of results.
    #[test]
    fn places_of_the_guide() {
        assert_eq!(factor_at(16, 16, 32, 3, 9), (3, 2, 16));
        assert_eq!(factor_at(16, 16, 32, 5, 0xe), (21, 3, 0));
        assert_eq!(sum_at(32, 32, 9, 4), (20, 1, 0));
        assert_eq!(sum_at(16, 32, 7, 0), (0, 3, 16));
        assert_eq!(sum_at(32, 64, 4, 0), (32, 0, 0));
        assert_eq!(sum_at(32, 64, 15, 15), (63, 3, 0));
        assert_eq!(sum_at(16, 64, 11, 1), (17, 1, 16));
    }

    /// The formula of 7.12.3 where it is for that layout, and the number of sets in a register.
    #[test]
    fn places_of_indices() {
        for (lanes, mask) in [(32, 3), (64, 1)] {
            for group in 0..8 {
                let column = 4 * group;
                assert_eq!(
                    index_at(8, 16, lanes, (0, group)).1 as usize,
                    (column >> 2 & mask) * 4
                );
            }
        }
        let sets = |bits, count| [32, 64].map(|lanes| 32 / index_set(bits, count, lanes));
        assert_eq!(sets(16, 16), [2, 4]);
        assert_eq!(sets(8, 16), [2, 4]);
        assert_eq!(sets(4, 16), [2, 2]);
        assert_eq!(sets(4, 32), [1, 2]);
    }
}
