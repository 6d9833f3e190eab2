//! Products of matrices (`docs/design/matrices.md`): elements are gathered from the words of all lanes, multiplied by
//! [`sum_of_products`], and put into the words of the result.

use crate::eval::{Registers, Slot};
use crate::lanes::LaneMask;
use wavelift_codegen::ir::eval::matrix::sum_of_products;
use wavelift_codegen::ir::eval::ones;
use wavelift_codegen::ir::{MatrixIntegers, MatrixPlace, MatrixProduct};

/// A product with its registers.
#[derive(Clone, Debug)]
pub(crate) struct MatrixOp {
    pub(crate) product: MatrixProduct,
    pub(crate) integers: MatrixIntegers,
    /// Words of A, of B and of C, one after the other.
    pub(crate) args: Box<[Slot]>,
    /// Words of D.
    pub(crate) dsts: Box<[Slot]>,
}

impl MatrixOp {
    /// Why a wave with so many lanes, of which some run, cannot compute it.
    pub(crate) fn refusal(&self, lanes: usize, running: u64) -> Option<String> {
        let (product, sums) = (self.product, self.dsts.len());
        if product.lanes(sums) != Some(lanes as u32) {
            return Some(format!(
                "a product of matrices with {sums} words of the sum in each lane, which waves of {lanes} lanes do not have"
            ));
        }
        let all = ones(lanes as u32);
        (running != all).then(|| {
            format!(
                "a product of matrices where only lanes {} of the wave run: all {lanes} have parts of the matrices",
                LaneMask(running)
            )
        })
    }

    /// Computes D. All lanes run.
    pub(crate) fn multiply(&self, regs: &mut Registers) {
        let (product, lanes) = (self.product, regs.lanes as u32);
        let [a, b, _] = product.words(lanes);
        let (a_words, rest) = self.args.split_at(a);
        let (b_words, c_words) = rest.split_at(b);
        let size = MatrixProduct::SIZE;
        let factors = |words: &[Slot], bits: u32| -> Vec<Vec<u32>> {
            let inner = 0..product.inner();
            let row = |row| inner.clone().map(move |k| product.factor_place(lanes, row, k));
            let element = |place| element(regs, words, place, bits);
            (0..size).map(|at| row(at).map(element).collect()).collect()
        };
        let rows = factors(a_words, product.a().bits());
        let columns = factors(b_words, product.b().bits());
        let bits = product.sum().bits();
        let mut sums = vec![vec![0u64; lanes as usize]; self.dsts.len()];
        for (row, elements) in rows.iter().enumerate() {
            for (column, others) in columns.iter().enumerate() {
                let place = product.sum_place(lanes, row, column);
                let start = element(regs, c_words, place, bits);
                let pairs = elements.iter().copied().zip(others.iter().copied());
                let sum = sum_of_products(product, self.integers, start, pairs);
                sums[place.word][place.lane] |= u64::from(sum) << place.bit;
            }
        }
        for (&dst, words) in self.dsts.iter().zip(&sums) {
            for (lane, &word) in words.iter().enumerate() {
                regs.set_low(dst, lane, word);
            }
        }
    }
}

fn element(regs: &Registers, words: &[Slot], place: MatrixPlace, bits: u32) -> u32 {
    (regs.low(words[place.word], place.lane) >> place.bit & ones(bits)) as u32
}
