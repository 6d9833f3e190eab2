//! Products of matrices: words of values become groups of registers, as many as the wave's lanes say.
//!
//! The result takes the place of what is added to, so that sums in loops stay where they are, and no register of a factor.
//!
//! Rust, not rules: how many registers a matrix takes follows from its format and the wave size.

use super::Lower;
use super::operands::{VSrc, Vreg};
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real, Tie, VGPR};
use cranelift_entity::EntityRef;
use wavelift_codegen::ir::{MatrixIntegers, MatrixProduct, ValueList};
use wavelift_codegen::machine::{Reg, VReg};

impl Lower<'_> {
    /// The words of a matrix: A is 0, B is 1, C is 2.
    fn matrix_operands(&mut self, product: MatrixProduct, args: ValueList, which: usize) -> Vec<Operand> {
        let lanes = self.wave.lanes();
        let words = product.words(lanes);
        let first: usize = words[..which].iter().sum();
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        if args.len() != words.iter().sum::<usize>() {
            let [a, b, c] = words;
            self.fail(format!(
                "wmma {product} with {} words in each lane, where waves of {lanes} lanes have {a} of A, {b} of B and {c} of C: \
                 give the words that this wave size has, or compile for the other one",
                args.len()
            ));
            return vec![Operand::Int(0); words[which]];
        }
        let args = &args[first..first + words[which]];
        args.iter().map(|&arg| self.operand32(arg, 0)).collect()
    }

    /// A factor in registers.
    pub(super) fn matrix_factor(&mut self, product: MatrixProduct, args: ValueList, which: usize) -> Vreg {
        let words = self.matrix_operands(product, args, which);
        self.vector_of_words(&words)
    }

    /// What is added to, in registers, or zero.
    pub(super) fn matrix_addend(&mut self, product: MatrixProduct, args: ValueList) -> VSrc {
        let words = self.matrix_operands(product, args, 2);
        let zeros = words.iter().all(|&word| word == Operand::Int(0));
        VSrc::plain(match zeros {
            true => Operand::Int(0),
            false => Operand::Virtual(self.vector_of_words(&words).0),
        })
    }

    /// Emits a product.
    pub(super) fn matrix_product(
        &mut self,
        op: Op,
        [a, b]: [Vreg; 2],
        c: VSrc,
        integers: MatrixIntegers,
    ) -> Vreg {
        let width = self.result_width(op);
        let dst = self.fresh(VGPR, width);
        let [a_signed, b_signed] = integers.signed.map(u8::from);
        let operands = [
            Operand::Virtual(dst),
            Operand::Virtual(a.0),
            Operand::Virtual(b.0),
            c.operand,
        ];
        let mut inst = self.inst(op, &operands);
        // Modifiers take memory of their own.
        if integers != MatrixIntegers::default() {
            inst.mods.neg = a_signed | b_signed << 1;
            inst.mods.clamp = integers.sat;
        }
        let mut real = Real::new(inst);
        if let Operand::Virtual(sum) = c.operand {
            real.ties.push(Tie {
                operand: 0,
                prev: Some(Reg::Virtual(VReg::new(sum.index as usize))),
                width,
            });
        }
        self.current.push(MInst::Real(real));
        Vreg(dst)
    }
}
