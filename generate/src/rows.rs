//! Addresses of elements of a matrix in several rows, whose width is known at run time only: they are a product of 64 bits apart, or several.

use crate::body::Body;
use crate::memory::OWN_BYTES;
use wavelift_codegen::ir::{InstBuilder, MemInfo, Segment, Type, Value};

/// Most rows; with them, and the masks of [`Matrix`], an access ends within the input and its reach, or within the work-item's part of the output.
const MOST_ROWS: usize = 5;

/// A matrix of words.
#[derive(Clone, Copy, Debug)]
struct Matrix {
    base: Value,
    writable: bool,
    /// Its width, its first row and the column, each a number with these bits.
    masks: [u64; 3],
    rows: usize,
}

const INPUT_MASKS: [u64; 3] = [15, 3, 15];
const OWN_MASKS: [u64; 3] = [3, 1, 3];
const OWN_ROWS: usize = 3;
const _: () = assert!(((1 + OWN_ROWS - 1) * 3 + 3) * 4 + 4 <= OWN_BYTES as usize);

impl Body<'_, '_, '_> {
    /// Sums an element of several rows, or adds one to each.
    pub(crate) fn rows(&mut self) {
        let Some(matrix) = self.matrix() else {
            return;
        };
        let [width, start, column] = matrix.masks.map(|mask| self.wide_number(mask));
        let upwards = self.choices.below(3) > 0;
        let last = self.int(Type::I64, matrix.rows as u64 - 1);
        let last = self.end().iadd(Type::I64, start, last);
        let mut sum = self.value(Type::I32);
        for row in 0..matrix.rows as u64 {
            let number = self.int(Type::I64, row);
            let row = match upwards {
                true if row == 0 => start,
                true => self.end().iadd(Type::I64, start, number),
                false => self.end().isub(Type::I64, last, number),
            };
            let address = self.in_row(matrix.base, (row, width), column);
            let mem = MemInfo::plain(Segment::Global, 2);
            let load = self.end().load(Type::I32, &[Type::I32], mem, 0, address);
            let element = self.result(load);
            sum = self.end().iadd(Type::I32, sum, element);
            if matrix.writable {
                self.end().store(Type::I32, mem, 0, &[address, sum]);
            }
        }
        self.know(sum, false);
    }

    /// The input, or what the work-item writes.
    fn matrix(&mut self) -> Option<Matrix> {
        let writable = self.choices.one_in(3);
        let (base, masks, most) = match writable {
            true => (self.places.own?, OWN_MASKS, OWN_ROWS),
            false => (self.places.input?, INPUT_MASKS, MOST_ROWS),
        };
        Some(Matrix {
            base,
            writable,
            masks,
            rows: 2 + self.choices.below(most - 1),
        })
    }

    /// A number of 64 bits with the bits of a mask, mostly one that all share.
    fn wide_number(&mut self, mask: u64) -> Value {
        let value = match self.choices.below(3) {
            0 => self.value(Type::I32),
            _ => match self.uniform_value(Type::I32) {
                Some(value) => value,
                None => self.value(Type::I32),
            },
        };
        let uniform = self.is_uniform(value);
        let mask = self.int(Type::I32, mask);
        let number = self.end().band(Type::I32, value, mask);
        let wide = self.end().uextend(Type::I64, number);
        self.set_uniform(wide, uniform);
        wide
    }

    /// The address of an element: `base + 4 * (row * width + column)`, or with each part times 4.
    fn in_row(&mut self, base: Value, (row, width): (Value, Value), column: Value) -> Value {
        let product = self.end().imul(Type::I64, row, width);
        if self.choices.one_in(3) {
            let four = self.int(Type::I64, 4);
            let mut at = self.end();
            let row = at.imul(Type::I64, product, four);
            let column = at.imul(Type::I64, column, four);
            let row = at.iadd(Type::I64, base, row);
            return at.iadd(Type::I64, row, column);
        }
        let two = self.int(Type::I32, 2);
        let mut at = self.end();
        let index = at.iadd(Type::I64, product, column);
        let offset = at.ishl(Type::I64, index, two);
        at.iadd(Type::I64, base, offset)
    }
}
