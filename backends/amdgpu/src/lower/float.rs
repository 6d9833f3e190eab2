//! Floating point that takes several instructions: division, square root.

use super::operands::{Sreg, VSrc, Vreg, part};
use super::{Lower, division};
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real, SGPR, Tie, VGPR};
use crate::mask_op::MaskOp;
use cranelift_entity::EntityRef;
use wavelift_codegen::ir::eval::fp::SIGNALLING_NAN;
use wavelift_codegen::ir::{FpMode, Type, Value};
use wavelift_codegen::legalize::floats::never_signals;
use wavelift_codegen::machine::{Reg, VReg};

impl Lower<'_> {
    /// The quotient.
    pub(crate) fn divide(&mut self, ty: Type, mode: FpMode, a: Vreg, b: Vreg) -> Vreg {
        division::divide(self, ty, mode, [a, b])
    }

    /// Correctly rounded square root: the machine's result is at most one unit off, and the signs of two residuals say
    /// which neighbour is right. Small arguments are scaled by 2^64: residuals have 48 digits less, and must not be flushed.
    pub(crate) fn square_root32(&mut self, a: VSrc) -> Vreg {
        let plain = |v: Vreg| VSrc::plain(Operand::Virtual(v.0));
        let literal = |bits: u32| VSrc::plain(Operand::constant32(bits));
        let x = Vreg(self.in_vector(a.operand, None));
        // 0x1p-64 and 0x1p+64.
        let small = self.fresh_mask();
        self.vop_to(Op::VCmpGtF32, &[small], &[literal(0x1f80_0000), plain(x)]);
        let scaled = self.vop(Op::VMulF32, &[literal(0x5f80_0000), plain(x)]);
        let x = self.vop(Op::VCndmaskB32, &[plain(x), plain(scaled), VSrc::plain(small)]);
        let root = self.vop(Op::VSqrtF32, &[plain(x)]);
        let down = self.vadd(VSrc::plain(Operand::Int(-1)), plain(root));
        let up = self.vadd(VSrc::plain(Operand::Int(1)), plain(root));
        let minus = |v: Vreg| VSrc {
            neg: true,
            ..VSrc::plain(Operand::Virtual(v.0))
        };
        let rest_down = self.vop(Op::VFmaF32, &[minus(down), plain(root), plain(x)]);
        let rest_up = self.vop(Op::VFmaF32, &[minus(up), plain(root), plain(x)]);
        let zero = VSrc::plain(Operand::Int(0));
        let too_high = self.fresh_mask();
        self.vop_to(Op::VCmpGeF32, &[too_high], &[zero, plain(rest_down)]);
        let root = self.vop(
            Op::VCndmaskB32,
            &[plain(root), plain(down), VSrc::plain(too_high)],
        );
        let too_low = self.fresh_mask();
        self.vop_to(Op::VCmpLtF32, &[too_low], &[zero, plain(rest_up)]);
        let root = self.vop(Op::VCndmaskB32, &[plain(root), plain(up), VSrc::plain(too_low)]);
        // 0x1p-32 undoes the scaling.
        let unscaled = self.vop(Op::VMulF32, &[literal(0x2f80_0000), plain(root)]);
        let root = self.vop(
            Op::VCndmaskB32,
            &[plain(root), plain(unscaled), VSrc::plain(small)],
        );
        // Zeros of both signs and +infinity are their own roots; the classes are the bits of V_CMP_CLASS_F32.
        let itself = self.fresh_mask();
        self.vop_to(Op::VCmpClassF32, &[itself], &[plain(x), literal(0x260)]);
        self.vop(Op::VCndmaskB32, &[plain(root), plain(x), VSrc::plain(itself)])
    }

    /// A minimum or maximum that took the number over any NaN, or what `nan`, in which NaN wins, makes where an operand is a signalling one (HSA PRM
    /// 5.11, RDNA4 ISA V_MIN_NUM_F32). Operands that arithmetic made are none.
    pub(crate) fn unless_signalling(
        &mut self,
        result: Vreg,
        nan: Op,
        class: Op,
        operands: [Value; 2],
    ) -> Vreg {
        let sources = operands.map(|value| VSrc::plain(self.operand(value)));
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
