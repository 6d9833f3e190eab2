//! Minima and maxima, whose instructions depend on what is known of the operands and on the words of the type; ties, which rules do not name.

use super::Lower;
use super::operands::{Sreg, VSrc, Vreg, part};
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real, SGPR, Tie, VGPR};
use crate::mask_op::MaskOp;
use cranelift_entity::EntityRef;
use wavelift_codegen::ir::Value;
use wavelift_codegen::ir::eval::fp::SIGNALLING_NAN;
use wavelift_codegen::legalize::floats::never_signals;
use wavelift_codegen::machine::{Reg, VReg};

impl Lower<'_> {
    /// A minimum or maximum that took the number over any NaN, or what `nan`, in which NaN wins, makes where an operand is a signalling one (HSA PRM
    /// 5.11, RDNA4 ISA V_MIN_NUM_F32). Operands that arithmetic made are none.
    pub(crate) fn unless_signalling(
        &mut self,
        result: Vreg,
        nan: Op,
        class: Op,
        operands: [Value; 2],
    ) -> Vreg {
        let sources = operands.map(|value| VSrc::plain(self.float_operand(value)));
        let mut signals = None;
        for (value, source) in operands.into_iter().zip(sources) {
            if never_signals(self.func, value) {
                continue;
            }
            let lanes = self.fresh_mask();
            let signalling_nan = VSrc::plain(Operand::constant32(SIGNALLING_NAN as u32));
            self.vop_to(class, &[lanes], &[source, signalling_nan]);
            signals = Some(match signals {
                Some(other) => self.mask_op(MaskOp::Or, &[other, lanes]),
                None => lanes,
            });
        }
        let Some(lanes) = signals else {
            return result;
        };
        let quiet = self.vop(nan, &sources);
        let words: Vec<_> = (0..result.0.count)
            .map(|word| {
                let [no, yes] =
                    [result, quiet].map(|reg| VSrc::plain(Operand::Virtual(part(reg.0, word, 1))));
                self.vop(Op::VCndmaskB32, &[no, yes, VSrc::plain(lanes)]).0
            })
            .collect();
        match words[..] {
            [word] => Vreg(word),
            _ => Vreg(self.tuple(&words, VGPR)),
        }
    }

    /// A scalar operation that overwrites its third operand.
    pub(crate) fn scalar_tied(&mut self, op: Op, a: Operand, b: Operand, c: Sreg) -> Sreg {
        // There is room for one literal.
        let b = match (a, b) {
            (Operand::Literal(x), Operand::Literal(y)) if x != y => {
                Operand::Virtual(self.sop(Op::SMovB32, &[b], false).0)
            }
            _ => b,
        };
        // A register of its own: what a tie names must not stand for another one.
        let whole = self.sop(Op::SMovB32, &[Operand::Virtual(c.0)], false);
        let dst = self.fresh(SGPR, 1);
        let mut real = Real::new(self.inst(op, &[Operand::Virtual(dst), a, b]));
        real.ties.push(Tie {
            operand: 0,
            prev: Some(Reg::Virtual(VReg::new(whole.0.index as usize))),
            width: 1,
        });
        self.current.push(MInst::Real(real));
        Sreg(dst)
    }
}
