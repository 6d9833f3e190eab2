//! Two words of group memory in one instruction: `ds_read2_b32` and `ds_write2_b32` (Vega ISA 12.13, RDNA4 ISA 16.15).
//!
//! Both words have one base and an offset each, of 8 bits in words. So two accesses with the same address and different offsets become one, at the place of the first load or of the
//! last store. Between them nothing writes group memory, or reads it where stores move, and nothing orders memory or communicates.
//!
//! Selection goes backwards: the later access comes first, decides, and says what the earlier one has to do.
//!
//! Rust, not rules: the two are different instructions of the IR, and rows with two offsets are no terms.

use super::super::Lower;
use super::super::operands::{Vreg, part};
use super::super::values::InstOutput;
use super::address::{Addr, Reach, Split};
use crate::isa::{Op, Operand, VirtualReg};
use crate::machine::VGPR;
use rustc_hash::FxHashMap;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Function, Inst, InstructionData, MemoryOrder, Segment, Value};

/// Instructions between two accesses, which keep registers.
const FAR: usize = 40;

/// Largest offset of an access of two words, in bytes.
const MOST: i64 = 255 * 4;

/// Accesses that may be one.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    /// The earlier access of the later one.
    earlier: FxHashMap<Inst, Inst>,
    /// What the earlier one of a pair has to do.
    decided: FxHashMap<Inst, Pair>,
}

/// What becomes of the earlier access.
#[derive(Clone, Copy, Debug)]
enum Pair {
    /// It loads both words.
    Load {
        both: VirtualReg,
        base: Value,
        /// In words.
        offsets: [i64; 2],
    },
    /// The later one stored its word.
    Stored,
}

/// An access that a later one may join.
#[derive(Clone, Copy, Debug)]
struct Pending {
    inst: Inst,
    index: usize,
    store: bool,
}

impl Pairs {
    /// Looks for pairs in each block.
    pub(in super::super) fn new(func: &Function) -> Pairs {
        let mut pairs = Pairs::default();
        for &block in func.layout.blocks() {
            let mut pending: Vec<Pending> = Vec::new();
            for (index, &inst) in func.layout.insts(block).iter().enumerate() {
                let Some(store) = touches(func, inst, &mut pending) else {
                    continue;
                };
                pending.retain(|other| index - other.index <= FAR);
                let distance = |other: &Pending| {
                    let far = offset(func, inst) - offset(func, other.inst);
                    far % 4 == 0 && far.abs() <= MOST && far != 0
                };
                let base = |inst: Inst| func.dfg.resolve(func.dfg.args(inst)[0]);
                let found = pending.iter().rposition(|other| {
                    other.store == store && base(other.inst) == base(inst) && distance(other)
                });
                let other = found.map(|place| pending.remove(place).inst);
                if store {
                    // Nothing is stored between two that become one.
                    pending.clear();
                }
                match other {
                    Some(other) => {
                        pairs.earlier.insert(inst, other);
                    }
                    None => pending.push(Pending { inst, index, store }),
                }
            }
        }
        pairs
    }
}

/// Forgets the accesses that cannot go over an instruction; tells whether it is a store, if it may be one of a pair.
fn touches(func: &Function, inst: Inst, pending: &mut Vec<Pending>) -> Option<bool> {
    let data = func.dfg.inst(inst);
    let store = match data {
        InstructionData::Load { .. } => false,
        InstructionData::Store { .. } => true,
        _ => {
            let effects = func.dfg.opcode(inst).effects();
            if !effects.removable() || effects.convergent() {
                pending.clear();
            }
            return None;
        }
    };
    let mem = data.mem()?;
    if !matches!(mem.segment, Segment::Group | Segment::Flat) {
        return None;
    }
    let values = match store {
        true => func.dfg.args(inst).get(1..).unwrap_or_default(),
        false => func.dfg.results(inst),
    };
    let words = matches!(values, [value] if {
        let ty = func.dfg.value_type(*value);
        ty.bits() == 32 && !ty.is_vector()
    });
    let ordinary = mem.segment == Segment::Group && mem.order == MemoryOrder::None && mem.align_log2 >= 2;
    // A store goes over no load, and a load over no store.
    pending.retain(|other| other.store == store);
    if !ordinary && store {
        pending.clear();
    }
    (words && ordinary).then_some(store)
}

fn offset(func: &Function, inst: Inst) -> i64 {
    match *func.dfg.inst(inst) {
        InstructionData::Load { offset, .. } | InstructionData::Store { offset, .. } => offset.into(),
        _ => 0,
    }
}

impl Lower<'_> {
    /// Selects an access of a pair; nothing if it is none.
    pub(crate) fn select_paired(&mut self, inst: Inst) -> Option<InstOutput> {
        match self.pairs.decided.remove(&inst) {
            Some(Pair::Stored) => return Some(InstOutput::new()),
            Some(Pair::Load { both, base, offsets }) => {
                let lane = self.lane_of(base);
                let at = paired_at(lane, offsets[0]);
                let load = self.access(Op::DsRead2B32, at, Operand::Virtual(both), &[]);
                self.emit(load.with_mods(|m| m.offset1 = offsets[1] as u8));
                return Some(InstOutput::from_slice(&[Operand::Virtual(part(both, 0, 1))]));
            }
            None => {}
        }
        let &earlier = self.pairs.earlier.get(&inst)?;
        let address = self.func.dfg.args(inst)[0];
        let distance = offset(self.func, earlier) - offset(self.func, inst);
        let Split::Sum { value: base, bytes } = self.split32(offset(self.func, inst), address) else {
            return None;
        };
        let fits = |bytes: i64| {
            bytes % 4 == 0 && (0..=MOST).contains(&bytes) && self.offset_fits(Reach::Group, bytes)
        };
        if !fits(bytes) || !fits(bytes + distance) {
            return None;
        }
        let offsets = [(bytes + distance) / 4, bytes / 4];
        if let InstructionData::Store { .. } = self.func.dfg.inst(inst) {
            self.store_both([earlier, inst], base, offsets);
            self.pairs.decided.insert(earlier, Pair::Stored);
            return Some(InstOutput::new());
        }
        let first = *self.func.dfg.results(earlier).first()?;
        if self.files.get(first) != ValueFile::Vector
            || self.files.get(*self.func.dfg.results(inst).first()?) != ValueFile::Vector
        {
            return None;
        }
        // Whoever reads it: it is selected, because both are loaded there.
        self.reg_of(first);
        let both = self.fresh(VGPR, 2);
        self.pairs
            .decided
            .insert(earlier, Pair::Load { both, base, offsets });
        Some(InstOutput::from_slice(&[Operand::Virtual(part(both, 1, 1))]))
    }

    fn lane_of(&mut self, base: Value) -> Operand {
        let word = self.operand32(base, 0);
        Operand::Virtual(self.in_vector(word, None))
    }

    fn store_both(&mut self, insts: [Inst; 2], base: Value, offsets: [i64; 2]) {
        let data = insts.map(|inst| {
            let value = self.func.dfg.args(inst)[1];
            let word = self.words(value)[0];
            Vreg(self.in_vector(word, None))
        });
        let lane = self.lane_of(base);
        let store = self.access(Op::DsWrite2B32, paired_at(lane, offsets[0]), Operand::Off, &data);
        self.emit(store.with_mods(|m| m.offset1 = offsets[1] as u8));
    }
}

fn paired_at(lane: Operand, offset: i64) -> Addr {
    Addr {
        lane,
        base: Operand::Off,
        scalar: Operand::Off,
        indexed: false,
        offset: offset as i32,
    }
}
