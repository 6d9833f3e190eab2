//! Floating point that takes several instructions: division, square root, comparison opcodes.

use super::context::{Lower, Lowering};
use crate::isa::{Opcode as GcnOp, Operand};
use crate::machine::SGPR;
use crate::modes;
use wavelift_amdgpu::lower::division::{self, Machine};
use wavelift_amdgpu::lower::operands::{VSrc, Vreg};
use wavelift_codegen::ir::{FloatCC, FpMode, Type};

impl Lower<'_> {
    /// The quotient.
    pub(crate) fn divide(&mut self, ty: Type, mode: FpMode, a: Vreg, b: Vreg) -> Vreg {
        let machine = Machine {
            add: GcnOp::VAddU32,
            set: &modes::set,
        };
        division::divide(self, &machine, ty, mode, [a, b])
    }

    /// Correctly rounded square root: the machine's result is at most one unit off, and the signs of two residuals say
    /// which neighbour is right. Small arguments are scaled by 2^64: residuals have 48 digits less, and must not be flushed.
    pub(crate) fn square_root32(&mut self, a: VSrc) -> Vreg {
        let plain = |v: Vreg| VSrc::plain(Operand::Virtual(v.0));
        let literal = |bits: u32| VSrc::plain(Operand::constant32(bits));
        let x = Vreg(self.in_vector(a.operand, None));
        // 0x1p-64 and 0x1p+64.
        let small = Operand::Virtual(self.fresh(SGPR, 2));
        self.vop_to(GcnOp::VCmpGtF32, &[small], &[literal(0x1f80_0000), plain(x)]);
        let scaled = self.vop(GcnOp::VMulF32, &[literal(0x5f80_0000), plain(x)]);
        let x = self.vop(GcnOp::VCndmaskB32, &[plain(x), plain(scaled), VSrc::plain(small)]);
        let root = self.vop(GcnOp::VSqrtF32, &[plain(x)]);
        let down = self.vop(GcnOp::VAddU32, &[VSrc::plain(Operand::Int(-1)), plain(root)]);
        let up = self.vop(GcnOp::VAddU32, &[VSrc::plain(Operand::Int(1)), plain(root)]);
        let minus = |v: Vreg| VSrc {
            neg: true,
            ..VSrc::plain(Operand::Virtual(v.0))
        };
        let rest_down = self.vop(GcnOp::VFmaF32, &[minus(down), plain(root), plain(x)]);
        let rest_up = self.vop(GcnOp::VFmaF32, &[minus(up), plain(root), plain(x)]);
        let zero = VSrc::plain(Operand::Int(0));
        let too_high = Operand::Virtual(self.fresh(SGPR, 2));
        self.vop_to(GcnOp::VCmpGeF32, &[too_high], &[zero, plain(rest_down)]);
        let root = self.vop(
            GcnOp::VCndmaskB32,
            &[plain(root), plain(down), VSrc::plain(too_high)],
        );
        let too_low = Operand::Virtual(self.fresh(SGPR, 2));
        self.vop_to(GcnOp::VCmpLtF32, &[too_low], &[zero, plain(rest_up)]);
        let root = self.vop(
            GcnOp::VCndmaskB32,
            &[plain(root), plain(up), VSrc::plain(too_low)],
        );
        // 0x1p-32 undoes the scaling.
        let unscaled = self.vop(GcnOp::VMulF32, &[literal(0x2f80_0000), plain(root)]);
        let root = self.vop(
            GcnOp::VCndmaskB32,
            &[plain(root), plain(unscaled), VSrc::plain(small)],
        );
        // Zeros of both signs and +infinity are their own roots; the classes are the bits of V_CMP_CLASS_F32.
        let itself = Operand::Virtual(self.fresh(SGPR, 2));
        self.vop_to(GcnOp::VCmpClassF32, &[itself], &[plain(x), literal(0x260)]);
        self.vop(GcnOp::VCndmaskB32, &[plain(root), plain(x), VSrc::plain(itself)])
    }

    /// The comparison of a floating-point type. The machine's negated forms are true for NaN.
    pub(crate) fn float_compare(&mut self, ty: Type, cc: FloatCC) -> GcnOp {
        macro_rules! table {
            ($($cc:ident $f32:ident $f64:ident $f16:ident;)*) => {
                match (cc, ty) {
                    $((FloatCC::$cc, Type::F64) => GcnOp::$f64, (FloatCC::$cc, Type::F16) => GcnOp::$f16, (FloatCC::$cc, _) => GcnOp::$f32,)*
                }
            };
        }
        table! {
            Eq VCmpEqF32 VCmpEqF64 VCmpEqF16;
            Ne VCmpLgF32 VCmpLgF64 VCmpLgF16;
            Lt VCmpLtF32 VCmpLtF64 VCmpLtF16;
            Le VCmpLeF32 VCmpLeF64 VCmpLeF16;
            Gt VCmpGtF32 VCmpGtF64 VCmpGtF16;
            Ge VCmpGeF32 VCmpGeF64 VCmpGeF16;
            Equ VCmpNlgF32 VCmpNlgF64 VCmpNlgF16;
            Neu VCmpNeqF32 VCmpNeqF64 VCmpNeqF16;
            Ltu VCmpNgeF32 VCmpNgeF64 VCmpNgeF16;
            Leu VCmpNgtF32 VCmpNgtF64 VCmpNgtF16;
            Gtu VCmpNleF32 VCmpNleF64 VCmpNleF16;
            Geu VCmpNltF32 VCmpNltF64 VCmpNltF16;
            Num VCmpOF32 VCmpOF64 VCmpOF16;
            Nan VCmpUF32 VCmpUF64 VCmpUF16;
        }
    }
}
