//! Instructions of the tables, by their shapes.

use super::*;

impl Lower<'_> {
    fn read(&mut self, op: Op, at: Addr, data: &[Vreg]) -> Vreg {
        let width = self.result_width(op);
        let dst = self.fresh(VGPR, width);
        let inst = self.access(op, at, Operand::Virtual(dst), data);
        self.emit(inst);
        Vreg(dst)
    }

    /// A vector operation with a vector result and a set of lanes.
    fn with_lanes(&mut self, op: Op, sources: &[VSrc]) -> Carry {
        let width = self.result_width(op);
        let (sum, carry) = (self.fresh(VGPR, width), self.fresh_mask());
        self.vop_to(op, &[Operand::Virtual(sum), carry], sources);
        Carry {
            sum: Vreg(sum),
            carry: Mask(carry),
        }
    }
}

impl ShapesTerms for Lower<'_> {
    fn s1(&mut self, op: &Op, a: SSrc) -> Sreg {
        self.sop(*op, &[a.0], false)
    }

    fn s2(&mut self, op: &Op, a: SSrc, b: SSrc) -> Sreg {
        self.sop(*op, &[a.0, b.0], false)
    }

    fn s2_scc(&mut self, op: &Op, a: SSrc, b: SSrc) -> Sreg {
        self.sop(*op, &[a.0, b.0], true)
    }

    fn s2_of_scc(&mut self, op: &Op, _: Scc, a: SSrc, b: SSrc) -> Sreg {
        self.sop(*op, &[a.0, b.0], false)
    }

    fn s2_tied(&mut self, op: &Op, a: SSrc, b: SSrc, old: Sreg) -> Sreg {
        self.scalar_tied(*op, a.0, b.0, old)
    }

    fn s_cmp(&mut self, op: &Op, a: SSrc, b: SSrc) -> Scc {
        self.scmp(*op, a.0, b.0);
    }

    fn s_pair(&mut self, lo: Sreg, hi: Sreg) -> Sreg {
        Sreg(self.pair(lo.0, hi.0, SGPR))
    }

    fn v1(&mut self, op: &Op, a: VSrc) -> Vreg {
        self.vop(*op, &[a])
    }

    fn v2(&mut self, op: &Op, a: VSrc, b: VSrc) -> Vreg {
        self.vop(*op, &[a, b])
    }

    fn v3(&mut self, op: &Op, a: VSrc, b: VSrc, c: VSrc) -> Vreg {
        self.vop(*op, &[a, b, c])
    }

    fn v3_by_mask(&mut self, op: &Op, a: VSrc, b: VSrc, lanes: Mask) -> Vreg {
        let lanes = self.mask_in_register(lanes);
        self.vop(*op, &[a, b, VSrc::plain(lanes)])
    }

    fn v2_mask(&mut self, op: &Op, a: VSrc, b: VSrc) -> Carry {
        self.with_lanes(*op, &[a, b])
    }

    fn v3_mask(&mut self, op: &Op, a: VSrc, b: VSrc, c: VSrc) -> Carry {
        self.with_lanes(*op, &[a, b, c])
    }

    fn v3_mask_by_mask(&mut self, op: &Op, a: VSrc, b: VSrc, lanes: Mask) -> Carry {
        let lanes = self.mask_in_register(lanes);
        self.with_lanes(*op, &[a, b, VSrc::plain(lanes)])
    }

    fn v_cmp(&mut self, op: &Op, a: VSrc, b: VSrc) -> Mask {
        let lanes = self.fresh_mask();
        self.vop_to(*op, &[lanes], &[a, b]);
        Mask(lanes)
    }

    fn s_quad(&mut self, a: Sreg, b: Sreg, c: Sreg, d: Sreg) -> Sreg {
        Sreg(self.tuple(&[a.0, b.0, c.0, d.0], SGPR))
    }

    fn v_pair(&mut self, lo: Vreg, hi: Vreg) -> Vreg {
        Vreg(self.pair(lo.0, hi.0, VGPR))
    }

    fn v_with_hi(&mut self, pair: Vreg, hi: Vreg) -> Vreg {
        Vreg(self.with_hi(pair.0, hi.0))
    }

    fn v_cndmask_words(&mut self, no: Value, yes: Value, lanes: Mask) -> Vreg {
        let lanes = self.mask_in_register(lanes);
        let words: Vec<_> = (0..self.width_of(yes))
            .map(|word| {
                let no = VSrc::plain(self.operand32(no, word));
                let yes = VSrc::plain(self.operand32(yes, word));
                // Doubles often have the same low word.
                if no.operand == yes.operand && !matches!(no.operand, Operand::Virtual(_)) {
                    return self.vmov(no.operand).0;
                }
                self.vop(Op::VCndmaskB32, &[no, yes, VSrc::plain(lanes)]).0
            })
            .collect();
        Vreg(self.tuple(&words, VGPR))
    }

    fn v_mov64(&mut self, value: Value) -> Vreg {
        let halves = [0, 1].map(|half| {
            let operand = self.operand32(value, half);
            self.vmov(operand).0
        });
        Vreg(self.pair(halves[0], halves[1], VGPR))
    }

    fn m2(&mut self, op: &MaskOp, a: Mask, b: Mask) -> Mask {
        Mask(self.mask_op(*op, &[a.0, b.0]))
    }

    fn m_const(&mut self, bits: u64) -> Mask {
        Mask(Operand::Int(bits as i64 as i8))
    }
}

impl InstructionTerms for Lower<'_> {
    fn s_read(&mut self, op: &Op, at: Addr) -> Sreg {
        let width = self.result_width(*op);
        let dst = self.fresh(SGPR, width);
        let inst = self.access(*op, at, Operand::Virtual(dst), &[]);
        self.emit(inst);
        Sreg(dst)
    }

    fn read0(&mut self, op: &Op, at: Addr) -> Vreg {
        self.read(*op, at, &[])
    }

    fn read1(&mut self, op: &Op, at: Addr, data: Vreg) -> Vreg {
        self.read(*op, at, &[data])
    }

    fn read2(&mut self, op: &Op, at: Addr, first: Vreg, second: Vreg) -> Vreg {
        self.read(*op, at, &[first, second])
    }

    fn write1(&mut self, op: &Op, at: Addr, data: Vreg) -> Unit {
        let inst = self.access(*op, at, Operand::Off, &[data]);
        self.emit(inst);
    }

    fn write2(&mut self, op: &Op, at: Addr, first: Vreg, second: Vreg) -> Unit {
        let inst = self.access(*op, at, Operand::Off, &[first, second]);
        self.emit(inst);
    }

    fn atomic(&mut self, op: &Op, at: Addr, data: Vreg, returns: bool) -> InstOutput {
        let found = self.atomic_operation(*op, at, data, returns);
        found.into_iter().map(Operand::Virtual).collect()
    }

    fn matrix(&mut self, op: &Op, a: Vreg, b: Vreg, c: VSrc) -> Vreg {
        self.matrix_product(*op, [a, b], c, MatrixIntegers::default())
    }

    fn matrix_of_integers(&mut self, op: &Op, a: Vreg, b: Vreg, c: VSrc, integers: MatrixIntegers) -> Vreg {
        self.matrix_product(*op, [a, b], c, integers)
    }
}
