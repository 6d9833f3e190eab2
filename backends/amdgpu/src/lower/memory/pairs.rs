//! Two words of group memory in one instruction: `ds_read2_b32` and `ds_write2_b32` (Vega ISA 12.13, RDNA4 ISA 16.15); or two of 64 bits: `ds_read2_b64` and `ds_write2_b64`.
//!
//! Both have one base and an offset each, of 8 bits in their own size. So two accesses whose addresses differ by a constant become one, at the place of the first load or of the
//! last store. Between them nothing orders memory or communicates, and what goes over another access, a load up over stores, a store down over both, has the same address with other bytes.
//!
//! Selection goes backwards: the later access comes first, decides, and says what the earlier one has to do.
//!
//! Rust, not rules: the two are different instructions of the IR, and rows with two offsets are no terms.

use super::super::Lower;
use super::super::operands::{Vreg, part};
use super::super::values::InstOutput;
use super::address::{Addr, Reach, Split};
use super::sums::{AddressSums, taken_apart};
use crate::isa::{Op, Operand, VirtualReg};
use crate::machine::VGPR;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Function, Inst, InstructionData, MemoryOrder, Segment, Value};

/// Instructions between two accesses, which keep registers.
const FAR: usize = 40;

/// Largest offset of an access of two words of 32 bits, in bytes.
pub(super) const FARTHEST_OF_PAIRS: i64 = FARTHEST * 4;

/// The same in sizes of what is accessed.
const FARTHEST: i64 = 255;

/// Accesses that may be one.
#[derive(Clone, Debug, Default)]
pub struct Pairs {
    /// The earlier access of the later one, and how many bytes further on it is.
    earlier: FxHashMap<Inst, (Inst, i64)>,
    /// What the earlier one of a pair has to do.
    decided: FxHashMap<Inst, Pair>,
}

/// What becomes of the earlier access.
#[derive(Clone, Copy, Debug)]
enum Pair {
    /// It loads both.
    Load {
        both: VirtualReg,
        base: Value,
        /// In what is loaded.
        offsets: [i64; 2],
    },
    /// The later one stored its word.
    Stored,
}

/// An access of group memory.
#[derive(Clone, Copy, Debug)]
struct Access {
    inst: Inst,
    store: bool,
    /// The address without its offset and the constants in it, and the bytes from there.
    base: Value,
    bytes: (i64, i64),
    /// Whether it may be one of a pair: one value of 32 or 64 bits, aligned.
    joins: bool,
}

impl Access {
    /// Whether both surely are of different bytes.
    fn is_apart(&self, other: &Access) -> bool {
        self.base == other.base && (self.bytes.1 <= other.bytes.0 || other.bytes.1 <= self.bytes.0)
    }

    /// Whether both fit into one instruction, if its offsets do.
    fn fits(&self, other: &Access) -> bool {
        let far = self.bytes.0 - other.bytes.0;
        let size = self.bytes.1 - self.bytes.0;
        self.store == other.store
            && self.base == other.base
            && size == other.bytes.1 - other.bytes.0
            && far % size == 0
            && far.abs() <= FARTHEST * size
            && far != 0
    }
}

/// An access that a later one may join.
struct Pending {
    access: Access,
    index: usize,
    /// Of a load: the stores that another load would go over.
    over: SmallVec<[Access; 4]>,
}

impl Pending {
    /// Whether an access can become one with this one. A load moves up to it, over stores; it moved down itself if it is a store, and nothing that it went
    /// over forbade that.
    fn takes(&self, access: &Access) -> bool {
        access.fits(&self.access) && self.over.iter().all(|store| store.is_apart(access))
    }

    /// Whether the search goes on after an access: a store moves down over what is apart from it; the stores that loads move up over are noted.
    fn outlives(&mut self, access: &Access) -> bool {
        match (self.access.store, access.store) {
            (true, _) => self.access.is_apart(access),
            (false, false) => true,
            (false, true) => {
                self.over.push(*access);
                access.base == self.access.base
            }
        }
    }
}

impl Pairs {
    /// Looks for pairs in each block.
    pub(in super::super) fn new(
        func: &Function,
        sums: &AddressSums,
        constant: &dyn Fn(Value) -> Option<u64>,
    ) -> Pairs {
        let base = |inst| base(func, inst, sums, constant);
        let mut pairs = Pairs::default();
        for &block in func.layout.blocks() {
            let mut pending: Vec<Pending> = Vec::new();
            for (index, &inst) in func.layout.insts(block).iter().enumerate() {
                match effect(func, inst, &base) {
                    Effect::Nothing => {}
                    Effect::Reads => pending.retain(|other| !other.access.store),
                    Effect::Orders => pending.clear(),
                    Effect::Access(access) => {
                        pending.retain(|other| index - other.index <= FAR);
                        pairs.join(&mut pending, index, access);
                    }
                }
            }
        }
        pairs
    }

    /// Lets an access join an earlier one, or makes it one that others may join.
    fn join(&mut self, pending: &mut Vec<Pending>, index: usize, access: Access) {
        let found = pending
            .iter()
            .rposition(|other| access.joins && other.takes(&access));
        let other = found.map(|place| pending.remove(place).access);
        pending.retain_mut(|other| other.outlives(&access));
        match other {
            Some(other) => {
                let distance = other.bytes.0 - access.bytes.0;
                self.earlier.insert(access.inst, (other.inst, distance));
                // An earlier store moves here, so that loads after this one go over it, too, wherever it stood.
                if other.store {
                    let loads = pending.iter_mut().filter(|load| !load.access.store);
                    loads.for_each(|load| load.over.push(other));
                }
            }
            None if access.joins => pending.push(Pending {
                access,
                index,
                over: SmallVec::new(),
            }),
            None => {}
        }
    }
}

/// What an instruction does to pairs of accesses around it.
enum Effect {
    Nothing,
    /// Stores stay on their sides of it.
    Reads,
    /// Accesses stay on their sides of it.
    Orders,
    Access(Access),
}

fn effect(func: &Function, inst: Inst, base: &dyn Fn(Inst) -> (Value, i64)) -> Effect {
    let data = func.dfg.inst(inst);
    let store = match data {
        InstructionData::Load { .. } => false,
        InstructionData::Store { .. } => true,
        _ => {
            let effects = func.dfg.opcode(inst).effects();
            return match effects.removable() && !effects.convergent() {
                true => Effect::Nothing,
                false => Effect::Orders,
            };
        }
    };
    let values = match store {
        true => func.dfg.args(inst).get(1..).unwrap_or_default(),
        false => func.dfg.results(inst),
    };
    match data.mem() {
        Some(mem) if mem.segment == Segment::Group && mem.order == MemoryOrder::None => {
            let ty = |value: &Value| func.dfg.value_type(*value);
            let size: u32 = values.iter().map(|value| ty(value).bytes()).sum();
            let (base, first) = base(inst);
            let is_scalar = |value| matches!(ty(value).bits(), 32 | 64) && !ty(value).is_vector();
            Effect::Access(Access {
                inst,
                store,
                base,
                bytes: (first, first + i64::from(size)),
                joins: matches!(values, [value] if is_scalar(value)) && 1 << mem.align_log2 >= size,
            })
        }
        // Where it leads is not known.
        Some(mem) if mem.segment == Segment::Flat && mem.order == MemoryOrder::None && !store => {
            Effect::Reads
        }
        // Others see when it happens, too.
        Some(mem) if matches!(mem.segment, Segment::Group | Segment::Flat) => Effect::Orders,
        _ => Effect::Nothing,
    }
}

fn offset(func: &Function, inst: Inst) -> i64 {
    match *func.dfg.inst(inst) {
        InstructionData::Load { offset, .. } | InstructionData::Store { offset, .. } => offset.into(),
        _ => 0,
    }
}

/// The address of an access without the constants that are added to it, and their sum: no less is taken apart than by [`Lower::split32`], so that the base of a pair
/// is there where the first access is. Where the sum is out of reach of offsets, the address as it is.
fn base(
    func: &Function,
    inst: Inst,
    sums: &AddressSums,
    constant: &dyn Fn(Value) -> Option<u64>,
) -> (Value, i64) {
    let address = (func.dfg.resolve(func.dfg.args(inst)[0]), offset(func, inst));
    let (value, further) = match sums.get(address.0) {
        Some(parts) => parts,
        None => taken_apart(func, address.0, constant),
    };
    let bytes = address.1 + further;
    match (0..1 << 16).contains(&bytes) {
        true => (value, bytes),
        false => address,
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
                let (op, words) = match both.count {
                    2 => (Op::DsRead2B32, 1),
                    _ => (Op::DsRead2B64, 2),
                };
                let load = self.access(op, at, Operand::Virtual(both), &[]);
                self.emit(load.with_mods(|m| m.offset1 = offsets[1] as u8));
                return Some(InstOutput::from_slice(&[Operand::Virtual(part(both, 0, words))]));
            }
            None => {}
        }
        let &(earlier, distance) = self.pairs.earlier.get(&inst)?;
        let address = self.func.dfg.args(inst)[0];
        let Split::Sum { value: base, bytes } = self.split32(offset(self.func, inst), address) else {
            return None;
        };
        let words = self.words_of(inst)?;
        let size = 4 * i64::from(words);
        let fits = |bytes: i64| {
            bytes % size == 0
                && (0..=FARTHEST * size).contains(&bytes)
                && self.offset_fits(Reach::Group, bytes)
        };
        if !fits(bytes) || !fits(bytes + distance) {
            return None;
        }
        let offsets = [(bytes + distance) / size, bytes / size];
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
        let both = self.fresh(VGPR, 2 * words);
        self.pairs
            .decided
            .insert(earlier, Pair::Load { both, base, offsets });
        Some(InstOutput::from_slice(&[Operand::Virtual(part(
            both, words, words,
        ))]))
    }

    /// Words of 32 bits of what an access loads or stores.
    fn words_of(&self, inst: Inst) -> Option<u8> {
        let dfg = &self.func.dfg;
        let value = dfg.results(inst).first().or_else(|| dfg.args(inst).get(1))?;
        Some(self.width_of(*value))
    }

    fn lane_of(&mut self, base: Value) -> Operand {
        let word = self.operand32(base, 0);
        Operand::Virtual(self.in_vector(word, None))
    }

    fn store_both(&mut self, insts: [Inst; 2], base: Value, offsets: [i64; 2]) {
        let data = insts.map(|inst| {
            let value = self.func.dfg.args(inst)[1];
            let long = self.constant(value).filter(|_| self.width_of(value) == 2);
            let operand = match long {
                Some(_) => Operand::Off,
                None => self.operand(value),
            };
            Vreg(self.in_vector(operand, long))
        });
        let lane = self.lane_of(base);
        let op = match data[0].0.count {
            1 => Op::DsWrite2B32,
            _ => Op::DsWrite2B64,
        };
        let store = self.access(op, paired_at(lane, offsets[0]), Operand::Off, &data);
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
