//! Minima and maxima of what may be signalling NaNs, a choice for each word of the type; ties, which rules do not name; which products are
//! no part of a sum.
//!
//! Rust, not rules: what is asked here is about the definitions and readers of operands, not about their shape.

use super::Lower;
use super::operands::{Sreg, VSrc, Vreg, part};
use crate::isa::{Op, Operand};
use crate::machine::{MInst, Real, SGPR, Tie, VGPR};
use cranelift_entity::EntityRef;
use rustc_hash::FxHashSet;
use smallvec::SmallVec;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::eval::fp::SIGNALLING_NAN;
use wavelift_codegen::ir::{FpMode, Function, Inst, Opcode, Rounding, Type, Value};
use wavelift_codegen::machine::{Reg, VReg};

impl Lower<'_> {
    /// A minimum or maximum by an instruction that takes the number over any NaN, where HSAIL wants a quiet NaN if an operand is a signalling one (HSA PRM
    /// 5.11, RDNA4 ISA V_MIN_NUM_F32). An operand that may be one takes the place of the other operand, too, in the lanes where it is: of two NaNs
    /// the instruction makes a quiet one.
    pub(crate) fn extreme(
        &mut self,
        number: Op,
        class: Op,
        operands: [Operand; 2],
        signals: [bool; 2],
    ) -> Vreg {
        let mut sources = operands;
        for (at, other) in [(1, 0), (0, 1)] {
            if signals[at] {
                let lanes = self.signalling(class, operands[at]);
                sources[other] = self.choose(lanes, operands[at], operands[other]);
            }
        }
        self.vop(number, &sources.map(VSrc::plain))
    }

    /// The lanes whose value is a signalling NaN.
    fn signalling(&mut self, class: Op, value: Operand) -> Operand {
        let lanes = self.fresh_mask();
        let signalling_nan = Operand::constant32(SIGNALLING_NAN as u32);
        self.vop_to(class, &[lanes], &[value, signalling_nan].map(VSrc::plain));
        lanes
    }

    /// One value in some lanes, another one in the others.
    fn choose(&mut self, lanes: Operand, yes: Operand, no: Operand) -> Operand {
        let words = match no {
            Operand::Virtual(reg) => reg.count,
            _ => 1,
        };
        let word = |operand, at| match operand {
            Operand::Virtual(reg) => Operand::Virtual(part(reg, at, 1)),
            constant => constant,
        };
        let words: Vec<_> = (0..words)
            .map(|at| {
                let sources = [word(no, at), word(yes, at), lanes].map(VSrc::plain);
                self.vop(Op::VCndmaskB32, &sources).0
            })
            .collect();
        Operand::Virtual(match words[..] {
            [word] => word,
            _ => self.tuple(&words, VGPR),
        })
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

/// Whether a mode is that of `v_mad_f32`.
pub(super) fn flushes_near(mode: FpMode) -> bool {
    mode.ftz && !mode.sat && mode.round == Rounding::Near
}

/// Products that a sum may take as a part of itself and that something reads as they are: another instruction, or a sum of which they are both operands, or the second one
/// where the first is a product, too.
pub(super) fn read_products(func: &Function, files: &ValueFiles) -> FxHashSet<Value> {
    let dfg = &func.dfg;
    let in_lanes = |inst: Inst| {
        let result = dfg.results(inst).first();
        result
            .is_some_and(|&value| dfg.value_type(value) == Type::F32 && files.get(value) == ValueFile::Vector)
    };
    let suits = |inst: Inst| in_lanes(inst) && flushes_near(dfg.inst(inst).fp_mode());
    let product = |value: &Value| {
        let def = dfg.defining_inst(*value);
        def.is_some_and(|def| dfg.opcode(def) == Opcode::Fmul && suits(def))
    };
    let mut read = FxHashSet::default();
    let mut pairs = Vec::new();
    for (_, inst) in func.layout.iter() {
        let values = dfg.uses(inst).map(|value| dfg.resolve(value));
        let products: SmallVec<[Value; 2]> = values.filter(product).collect();
        let sum = matches!(dfg.opcode(inst), Opcode::Fadd | Opcode::Fsub) && suits(inst);
        match products[..] {
            [_] if sum => {}
            [first, second] if sum && first != second => pairs.push((first, second)),
            _ => read.extend(products),
        }
    }
    // One of two is a part of the sum. If nothing else reads either, that is the first.
    for (first, second) in pairs {
        if !read.contains(&first) && !read.contains(&second) {
            read.insert(second);
        }
    }
    read
}
