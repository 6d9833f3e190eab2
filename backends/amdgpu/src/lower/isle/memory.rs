//! Addresses, accesses and atomic operations.

use super::*;
use crate::machine::MInst;
use crate::schedule::is_vector_load;

impl Lower<'_> {
    fn addr([lane, base, scalar]: [Operand; 3], offset: i64) -> Addr {
        Addr {
            lane,
            base,
            scalar,
            offset: offset as i32,
            indexed: false,
        }
    }
}

impl Lower<'_> {
    /// The scalar load of a register says so if it loads for an instruction what may be written later.
    fn mark_initial(&mut self, inst: Inst, loaded: Sreg) {
        if !self.func.dfg.inst(inst).mem().is_some_and(|mem| mem.initial) {
            return;
        }
        let loads = self.current.iter_mut().rev().filter_map(|inst| match inst {
            MInst::Real(real) if real.inst.operands.first() == Some(&Operand::Virtual(loaded.0)) => {
                Some(real)
            }
            _ => None,
        });
        if let Some(load) = loads.take(1).next() {
            load.initial = true;
        }
    }
}

impl Lower<'_> {
    /// What was just selected says so if it loads what nobody writes.
    pub(crate) fn mark_constant(&mut self, inst: Inst) {
        if !matches!(self.func.dfg.inst(inst), InstructionData::Load { mem, .. } if mem.constant) {
            return;
        }
        for inst in &mut self.current {
            if let MInst::Real(real) = inst {
                real.constant = is_vector_load(&real.inst);
            }
        }
    }
}

impl AddressTerms for Lower<'_> {
    fn at_lanes(&mut self, lanes: Vreg, offset: i64) -> Addr {
        Self::addr([Operand::Virtual(lanes.0), Operand::Off, Operand::Off], offset)
    }

    fn at_scalar(&mut self, base: Sreg, offset: i64) -> Addr {
        Self::addr([Operand::Off, Operand::Virtual(base.0), Operand::Off], offset)
    }

    fn at_both(&mut self, base: Sreg, lanes: Vreg, offset: i64) -> Addr {
        let [lanes, base] = [lanes.0, base.0].map(Operand::Virtual);
        Self::addr([lanes, base, Operand::Off], offset)
    }

    fn at_number(&mut self, offset: i64) -> Addr {
        Self::addr([Operand::Off; 3], offset)
    }

    fn flat_parts(&mut self, at: Addr) -> (Vreg, i64) {
        let lanes = match at.lane {
            Operand::Virtual(reg) => reg,
            _ => self.fresh(VGPR, 2),
        };
        (Vreg(lanes), at.offset.into())
    }

    fn buffer_lane(&mut self, buffer: Sreg, lanes: Vreg, scalar: Sreg, offset: i64) -> Addr {
        Self::addr([lanes.0, buffer.0, scalar.0].map(Operand::Virtual), offset)
    }

    fn buffer_fixed(&mut self, buffer: Sreg, scalar: Sreg, offset: i64) -> Addr {
        let registers = [buffer.0, scalar.0].map(Operand::Virtual);
        Self::addr([Operand::Off, registers[0], registers[1]], offset)
    }

    fn mem(&mut self, mem: MemInfo) -> (Segment, MemoryOrder, MemoryScope, u8) {
        (mem.segment, mem.order, mem.scope, mem.align_log2)
    }

    fn private_segment(&mut self, segment: &Segment) -> Option<()> {
        matches!(segment, Segment::Private | Segment::Spill | Segment::Arg).then_some(())
    }

    fn reaches(&mut self, reach: &Reach, offset: i64) -> Option<i64> {
        self.offset_fits(*reach, offset).then_some(offset)
    }

    fn split(&mut self, offset: i64, address: Value) -> Split {
        self.split32(offset, address)
    }

    fn frame_place(&mut self, value: Value) -> Option<i64> {
        self.frame_variable(value).map(i64::from)
    }

    fn known(&mut self, value: Value) -> Option<i64> {
        self.constant(value).map(|bits| bits as i64)
    }

    fn scalar_register(&mut self, value: Value) -> Option<Value> {
        self.scalar_value(value)
            .filter(|_| self.constant(value).is_none())
    }

    fn global_by_flat(&mut self) -> Option<Unit> {
        self.subtarget.offsets.global.is_empty().then_some(())
    }

    fn private_by_buffer(&mut self) -> Option<Unit> {
        (self.subtarget.private == Private::Buffer).then_some(())
    }

    fn i64_of(&mut self, number: i32) -> i64 {
        number.into()
    }

    fn u64_of(&mut self, number: i64) -> u64 {
        number as u64
    }

    fn plus(&mut self, a: i64, b: i64) -> i64 {
        a.wrapping_add(b)
    }

    fn high_word(&mut self, number: i64) -> u64 {
        (number >> 32) as u64
    }

    fn v_lo(&mut self, value: Value) -> Vreg {
        let word = self.operand32(value, 0);
        Vreg(self.in_vector(word, None))
    }

    fn v_const64(&mut self, bits: i64) -> Vreg {
        Vreg(self.in_vector(Operand::Off, Some(bits as u64)))
    }
}

impl MemoryTerms for Lower<'_> {
    fn symbol(&mut self, symbol: IrSymbol) -> Sreg {
        if let Some(offset) = self.frame_offset(symbol) {
            return self.frame_address(offset);
        }
        let offset = self.symbol_offset(symbol).unwrap_or(0);
        self.sop(Op::SMovB32, &[Operand::constant32(offset as u32)], false)
    }

    fn symbol64(&mut self, symbol: IrSymbol) -> Sreg {
        self.symbol_address(symbol)
    }

    fn dwords(&mut self, inst: Inst) -> u8 {
        let results = self.func.dfg.results(inst);
        results.iter().map(|&value| self.width_of(value)).sum()
    }

    fn stored_dwords(&mut self, args: ValueList) -> u8 {
        let args = args.as_slice(&self.func.dfg.value_lists);
        args.iter().skip(1).map(|&value| self.width_of(value)).sum()
    }

    fn s_values(&mut self, inst: Inst, loaded: Sreg) -> InstOutput {
        self.mark_initial(inst, loaded);
        let unit = self
            .func
            .dfg
            .results(inst)
            .first()
            .map_or(1, |&value| self.width_of(value));
        let count = self.func.dfg.results(inst).len() as u8;
        // Those after the last that somebody reads are not there.
        let last = (loaded.0.count / unit).saturating_sub(1);
        let of = |index: u8| Operand::Virtual(part(loaded.0, index.min(last) * unit, unit));
        (0..count).map(of).collect()
    }

    fn read_dwords(&mut self, inst: Inst) -> u8 {
        let results = self.func.dfg.results(inst);
        let unit = results.first().map_or(1, |&value| self.width_of(value));
        self.read_values(results) as u8 * unit
    }

    fn three_words(&mut self, inst: Inst) -> Option<Unit> {
        let kernarg = (self.func.dfg.inst(inst).mem()).is_some_and(|mem| mem.segment == Segment::Kernarg);
        let three = match self.dwords(inst) {
            3 => true,
            4 => self.read_dwords(inst) == 3,
            _ => false,
        };
        (three && !kernarg).then_some(())
    }

    fn s_three(&mut self, inst: Inst, two: Sreg, third: Sreg) -> InstOutput {
        self.mark_initial(inst, two);
        self.mark_initial(inst, third);
        // Nobody reads the fourth, if there is one.
        let words = [part(two.0, 0, 1), part(two.0, 1, 1), third.0, third.0];
        let count = usize::from(self.dwords(inst));
        words.into_iter().take(count).map(Operand::Virtual).collect()
    }

    fn narrow_piece(&mut self, inst: Inst) -> Piece {
        self.narrow_piece_of(self.func.dfg.first_result(inst))
    }

    fn first_value(&mut self, args: ValueList) -> Option<Value> {
        args.first(&self.func.dfg.value_lists)
    }

    fn misaligned(&mut self, ty: Type, align: u8) -> Option<Unit> {
        (1 << align < ty.bytes().min(4)).then_some(())
    }

    fn load_in(&mut self, inst: Inst, at: &Amode, pieces: &Pieces) -> Option<InstOutput> {
        self.load_pieces(inst, at, *pieces)
    }

    fn store_in(&mut self, args: ValueList, at: &Amode, pieces: &Pieces) -> Option<Unit> {
        self.store_pieces(args, at, *pieces)
    }

    fn release(&mut self, order: &MemoryOrder, scope: &MemoryScope) -> Unit {
        if matches!(order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release_to(*scope);
        }
    }

    fn precede(&mut self, order: &MemoryOrder, scope: &MemoryScope) -> Unit {
        match order {
            MemoryOrder::Acquire => self.sequence_after(*scope),
            _ => self.release(order, scope),
        }
    }

    fn acquire(&mut self, order: &MemoryOrder, scope: &MemoryScope) -> Unit {
        if matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire_from(*scope);
        }
    }

    fn keep_order(&mut self) -> Unit {
        Lower::keep_order(self);
    }

    fn wave_notify(&mut self, event: Value) -> Unit {
        self.interrupt(event);
    }

    fn wave_trap(&mut self, number: u8, reason: Value) -> Unit {
        self.trap(number, reason);
    }

    fn wave_pause(&mut self) -> Unit {
        self.pause();
    }

    fn wave_barrier(&mut self) -> Unit {
        self.barrier();
    }

    fn has_aperture(&mut self, segment: &Segment) -> Option<Segment> {
        matches!(segment, Segment::Group | Segment::Private).then_some(*segment)
    }

    fn apertures_in_queue(&mut self) -> Option<Unit> {
        (self.subtarget.apertures == Apertures::Queue).then_some(())
    }

    fn aperture_base(&mut self, segment: &Segment) -> SSrc {
        SSrc(Operand::Special(match segment {
            Segment::Private => Special::PrivateBase,
            _ => Special::SharedBase,
        }))
    }

    fn flat_private(&mut self) -> Unit {
        self.allow_flat_private();
    }
}

impl AtomicsTerms for Lower<'_> {
    fn first_half(&mut self, mut found: InstOutput) -> InstOutput {
        for operand in &mut found {
            if let Operand::Virtual(words) = operand {
                words.count /= 2;
            }
        }
        found
    }

    fn v_quad(&mut self, low: Vreg, high: Vreg) -> Vreg {
        let words = [(low, 0), (low, 1), (high, 0), (high, 1)];
        let moved = words.map(|(pair, word)| self.vmov(Operand::Virtual(part(pair.0, word, 1))).0);
        Vreg(self.tuple(&moved, VGPR))
    }

    fn one_value(&mut self, args: ValueList) -> Option<(Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b] => Some((a, b)),
            _ => None,
        }
    }

    fn two_values(&mut self, args: ValueList) -> Option<(Value, Value, Value)> {
        match *args.as_slice(&self.func.dfg.value_lists) {
            [a, b, c] => Some((a, b, c)),
            _ => None,
        }
    }

    fn coherent(&mut self, op: &AtomicOp, scope: &MemoryScope) -> Unit {
        self.make_coherent(*op, *scope);
    }
}
