//! Decoded code: each instruction with everything that does not change from one execution to the next.
//!
//! A backend decodes an instruction of its own into an [`Op`]: operands as [`Slot`]s, what it does to memory, which counters count it.
//! What only its own rules need is in [`Machine::Facts`].

use super::counters::{Counter, CounterSet};
use super::formatted::FormatAccess;
use super::images::ImageAccess;
use super::machine::Machine;
use super::shadow::Passing;
use super::step::Run;
use std::fmt;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering};
use wavelift_amdgpu::TargetId;
use wavelift_amdgpu::cycles::Cost;
use wavelift_amdgpu::isa::operand::{self, Operand};
use wavelift_amdgpu::isa::{OpInfo, OperandName};
use wavelift_simulator::memory::{AccessKind, Reach};
use wavelift_simulator::undefined::Decides;

/// How modifiers see a value, and how much of a register it takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// Whole registers without modifiers.
    Bits,
    /// 16 bits.
    Half,
    /// 16 bits in the high half of the register.
    HalfHigh,
    /// 16-bit float.
    Float16,
    /// 16-bit float in the high half of the register.
    Float16High,
    /// 32-bit float.
    Float32,
    /// 64-bit float.
    Float64,
    /// A 32-bit float, or one half of 16-bit floats.
    Mixed,
    /// Two halves.
    Pair,
    /// Two 16-bit floats.
    FloatPair,
    /// Two 32-bit floats.
    FloatWords,
}

impl Kind {
    /// Half of a register.
    pub fn is_half(self) -> bool {
        matches!(
            self,
            Kind::Half | Kind::HalfHigh | Kind::Float16 | Kind::Float16High
        )
    }

    /// In the high half of a register.
    pub fn is_high(self) -> bool {
        matches!(self, Kind::HalfHigh | Kind::Float16High)
    }
}

/// What an operand is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Purpose {
    /// Source 0 to 2.
    Source(u8),
    /// Data of a memory access.
    Data,
    /// Address or index and offset in VGPRs.
    Address,
    /// Scalar base of a vector memory access.
    ScalarBase,
    /// Scalar offset.
    ScalarOffset,
    /// Base of a scalar memory access.
    Base,
    /// Descriptor of a buffer or an image.
    Descriptor,
    /// Descriptor of a sampler.
    Sampler,
    /// Anything else.
    Other,
}

/// Which unit an instruction runs on, for statistics and rules.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Unit {
    /// Scalar arithmetic and control.
    Salu,
    /// Vector arithmetic.
    Valu,
    /// Scalar memory.
    ScalarMemory,
    /// Vector memory.
    VectorMemory,
    /// Group memory.
    Lds,
}

/// A source that is no register and no constant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Special {
    /// Group aperture, first address.
    SharedBase,
    /// Group aperture, last address.
    SharedLimit,
    /// Private aperture, first address.
    PrivateBase,
    /// Private aperture, last address.
    PrivateLimit,
    /// VCC is zero.
    Vccz,
    /// EXEC is zero.
    Execz,
    /// SCC.
    Scc,
    /// One that is not simulated, by name.
    Refused(&'static str),
}

/// Where an operand's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Nowhere.
    Off,
    /// First VGPR.
    Vector(u8),
    /// An accumulation register.
    Accumulator(u8),
    /// First scalar register.
    Scalar(u8),
    /// A constant, already in the operand's type.
    Constant(u64),
    /// A special source.
    Special(Special),
}

impl Place {
    /// Where the value of an operand is; a constant has these bits.
    pub fn of(operand: Operand, constant: impl FnOnce(Operand) -> Option<u64>) -> Place {
        match operand {
            Operand::Sgpr { first, .. } => Place::Scalar(first.0),
            Operand::Vgpr { first, .. } => Place::Vector(first.0),
            Operand::Agpr(register) => Place::Accumulator(register.0),
            Operand::Special(special) => Place::Special(match special {
                operand::Special::SharedBase => Special::SharedBase,
                operand::Special::SharedLimit => Special::SharedLimit,
                operand::Special::PrivateBase => Special::PrivateBase,
                operand::Special::PrivateLimit => Special::PrivateLimit,
                operand::Special::Vccz => Special::Vccz,
                operand::Special::Execz => Special::Execz,
                operand::Special::Scc => Special::Scc,
                operand::Special::PopsExitingWaveId | operand::Special::LdsDirect => {
                    Special::Refused(special.name())
                }
            }),
            other => constant(other).map_or(Place::Off, Place::Constant),
        }
    }
}

/// An operand.
#[derive(Clone, Copy, Debug)]
pub struct Slot {
    /// Where it is.
    pub place: Place,
    /// What it is.
    pub kind: Kind,
    /// What it is for.
    pub purpose: Purpose,
    /// Its old value is read.
    pub reads: bool,
    /// It is written.
    pub writes: bool,
    /// Registers.
    pub words: u8,
    /// Negate.
    pub neg: bool,
    /// Absolute value.
    pub abs: bool,
    /// Negate the high half.
    pub neg_high: bool,
    /// The high half, or for the low half of a pair.
    pub high: bool,
    /// The high half for the high half of a pair.
    pub high_for_high: bool,
    /// Sign extend the selected part.
    pub sext: bool,
    /// Selected part: bytes 0 to 3, words 4 and 5, everything 6.
    pub select: u8,
    /// No modifier applies: the register's bits are the value.
    pub plain: bool,
    /// M0 is added to the number of the register: shifted to the right by this, and this many bits of it.
    pub relative: Option<(u8, u8)>,
}

impl Slot {
    /// An operand without modifiers.
    pub fn new(place: Place, kind: Kind, purpose: Purpose, words: u8) -> Slot {
        Slot {
            place,
            kind,
            purpose,
            reads: true,
            writes: false,
            words,
            neg: false,
            abs: false,
            neg_high: false,
            high: false,
            high_for_high: false,
            sext: false,
            select: 6,
            plain: true,
            relative: None,
        }
    }

    /// Sees whether any modifier applies; `packed` operations treat halves apart in any case.
    pub fn note_modifiers(&mut self, packed: bool) {
        self.plain = !self.neg
            && !self.abs
            && !self.neg_high
            && !self.high
            && !self.sext
            && self.select == 6
            && !packed
            && self.kind != Kind::Mixed;
    }

    /// Source number 0 to 2, 3 for anything else.
    pub fn number(&self) -> u8 {
        match self.purpose {
            Purpose::Source(number) => number,
            _ => 3,
        }
    }

    /// The registers as numbers: scalar ones by encoding, VGPRs from 256 on. Accumulation registers, which nothing keeps apart from anything, are
    /// not among them.
    pub fn registers(&self) -> Range<u16> {
        let first = match self.place {
            Place::Scalar(first) => u16::from(first),
            Place::Vector(first) => 256 + u16::from(first),
            _ => return 0..0,
        };
        first..first + u16::from(self.words)
    }
}

/// Lane movement of the first source.
#[derive(Clone, Debug)]
pub struct Movement {
    /// For each lane the lane that it reads; 64 is none.
    pub source: [u8; 64],
    /// Lanes that are written at most.
    pub enabled: u64,
    /// Lanes that are not active are read, too.
    pub fetch: bool,
    /// Lanes without a source read zero; otherwise they are not written.
    pub zero: bool,
}

impl Movement {
    /// The lanes of rows and banks that are enabled.
    pub fn rows_and_banks(row_mask: u8, bank_mask: u8) -> u64 {
        (0..64u32)
            .filter(|lane| row_mask >> (lane / 16) & 1 == 1 && bank_mask >> (lane % 16 / 4) & 1 == 1)
            .fold(0, |mask, lane| mask | 1 << lane)
    }

    /// The lane that a lane reads, if it has a source.
    pub(super) fn from(&self, lane: usize, exec: u64) -> Option<usize> {
        let source = self.source[lane];
        (source < 64 && (self.fetch || exec >> source & 1 == 1)).then_some(usize::from(source))
    }

    /// The lanes that run.
    pub(super) fn active(&self, exec: u64) -> u64 {
        let active = exec & self.enabled;
        if self.zero {
            return active;
        }
        (0..64)
            .filter(|&lane| self.from(lane, exec).is_none())
            .fold(active, |mask, lane| mask & !(1 << lane))
    }
}

/// Part of a register that a result goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct PartialResult {
    /// Bytes 0 to 3, words 4 and 5.
    pub select: u8,
    /// The rest: 0 zero, 1 sign, 2 kept.
    pub unused: u8,
}

/// How an instruction addresses memory.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Space {
    /// Not at all, or by scalars.
    #[default]
    None,
    /// Group memory.
    Lds,
    /// Two places of group memory.
    LdsPair,
    /// Flat addresses.
    Flat,
    /// Global memory.
    Global,
    /// Private memory.
    Scratch,
    /// A buffer.
    Buffer,
    /// Something that is not simulated, by name.
    Refused(&'static str),
}

/// Bytes of one lane's or a scalar access, from a mnemonic of the older machines and the data operand.
pub fn access_size(info: &OpInfo, unit: Unit) -> u64 {
    let name = info.mnemonic;
    if unit == Unit::ScalarMemory {
        let data = info.operands.first();
        return data.map_or(4, |operand| u64::from(operand.ty.bits() / 8));
    }
    if name.contains("byte") {
        return 1;
    }
    if name.contains("short") {
        return 2;
    }
    let data = info.index_of(OperandName::Data);
    let bits = data.map_or(32, |index| info.operands[index].ty.bits());
    u64::from(if name.contains("cmpswap") {
        bits / 16
    } else {
        bits / 8
    })
}

/// What addresses are made of beside registers.
#[derive(Clone, Copy, Debug, Default)]
pub struct Addressing {
    /// How.
    pub space: Space,
    /// Offset, in bytes or elements.
    pub offset: i64,
    /// Offset of the second place.
    pub offset1: u64,
    /// Bytes that the offsets of a pair count in.
    pub element: u64,
    /// Bytes of one lane's or the scalar access.
    pub bytes: u64,
    /// How far it reaches: which caches it goes past, or acts on.
    pub reach: Reach,
    /// The address has an index.
    pub idxen: bool,
    /// The address has an offset.
    pub offen: bool,
    /// The address of a lane has 64 bits, beside the base, and is not checked.
    pub addr64: bool,
}

/// Whether an instruction of that mnemonic waits for memory: for its wait counters, not for the vector unit or for messages.
pub fn waits_for_memory(mnemonic: &str) -> bool {
    mnemonic.starts_with("s_waitcnt") || mnemonic.starts_with("s_wait_") && mnemonic.contains("cnt")
}

/// What a branch does to calls.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Link {
    /// Nothing.
    #[default]
    None,
    /// Begins one.
    Call,
    /// May end one.
    Jump,
}

/// A decoded instruction.
pub struct Op<M: Machine> {
    /// Its step function.
    pub run: Run<M>,
    /// As the backend decodes it.
    pub inst: M::Inst,
    /// Offset in the code.
    pub pc: u32,
    /// Length in bytes.
    pub length: u32,
    /// Operands, in the order of the table.
    pub slots: Vec<Slot>,
    /// The immediate.
    pub imm: i32,
    /// Where it runs.
    pub unit: Unit,
    /// Wait counters it increments.
    pub counters: CounterSet,
    /// Increments any.
    pub waits: bool,
    /// Completes out of order.
    pub unordered: bool,
    /// Accesses flat addresses, which may complete in different orders.
    pub flat: bool,
    /// Accesses global memory. Buffers hold private memory.
    pub global: bool,
    /// Loads.
    pub loads: bool,
    /// Waits for memory ([`waits_for_memory`]).
    pub wait: bool,
    /// Stores data that may be undefined.
    pub stores: bool,
    /// What it does to memory.
    pub access: AccessKind,
    /// How it addresses memory.
    pub addressing: Addressing,
    /// What it does to an image.
    pub image: Option<ImageAccess>,
    /// How it converts the elements of a buffer.
    pub formatted: Option<FormatAccess>,
    /// Invalidates the vector cache.
    pub invalidates: bool,
    /// Decides where the wave goes.
    pub branches: bool,
    /// What it does to calls.
    pub link: Link,
    /// Decides which lanes run, or where the wave goes.
    pub flow: bool,
    /// Only moves values: even with [`UndefinedPolicy::Trap`](wavelift_simulator::UndefinedPolicy) undefined ones may pass.
    pub moves: bool,
    /// What it makes of undefined sources; of a dual instruction, the first operation and the second.
    pub passing: [Passing; 2],
    /// The first slot of the second operation of a dual instruction.
    pub second: usize,
    /// EXEC is among its implicit results.
    pub writes_exec: bool,
    /// The slot that selects a lane, which must be defined.
    pub lane_select: Option<u8>,
    /// Lane movement of the first source.
    pub movement: Option<Box<Movement>>,
    /// Clamp the result.
    pub clamp: bool,
    /// Output modifier.
    pub omod: u8,
    /// The result goes to the high half.
    pub high_result: bool,
    /// The half of a register that a result is not in becomes undefined.
    pub loses_half: bool,
    /// The result goes to a part.
    pub partial_result: Option<PartialResult>,
    /// Number of VGPRs that operands reach.
    pub vgprs: u16,
    /// Number of accumulation registers that operands reach.
    pub accumulators: u16,
    /// Number of ordinary SGPRs that operands reach.
    pub sgprs: u8,
    /// Of a wait, the counters on which it has ever found something to wait for, a bit each.
    waited: AtomicU8,
    /// What the machine's own rules need.
    pub facts: M::Facts,
}

impl<M: Machine> fmt::Debug for Op<M> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{:#x}: {}", self.pc, self.inst)
    }
}

impl<M: Machine> Op<M> {
    /// An instruction with these operands that does nothing special.
    pub fn new(inst: M::Inst, unit: Unit, run: Run<M>, slots: Vec<Slot>, facts: M::Facts) -> Op<M> {
        let (mut vgprs, mut accumulators, mut sgprs) = (0u16, 0u16, 0u8);
        for slot in &slots {
            match slot.place {
                Place::Vector(first) => {
                    vgprs = vgprs.max(u16::from(first) + u16::from(slot.words.max(1)));
                }
                Place::Accumulator(register) => accumulators = accumulators.max(u16::from(register) + 1),
                Place::Scalar(first) if first < M::SGPRS => sgprs = sgprs.max(first + slot.words.max(1)),
                _ => {}
            }
        }
        Op {
            run,
            inst,
            pc: 0,
            length: 0,
            slots,
            imm: 0,
            unit,
            counters: CounterSet::default(),
            waits: false,
            unordered: false,
            flat: false,
            global: false,
            loads: false,
            wait: false,
            stores: false,
            access: AccessKind::Read,
            addressing: Addressing::default(),
            image: None,
            formatted: None,
            invalidates: false,
            branches: false,
            link: Link::None,
            flow: false,
            moves: false,
            passing: [Passing::Mixes(u32::MAX); 2],
            second: usize::MAX,
            writes_exec: false,
            lane_select: None,
            movement: None,
            clamp: false,
            omod: 0,
            high_result: false,
            loses_half: false,
            partial_result: None,
            vgprs,
            accumulators,
            sgprs,
            waited: AtomicU8::new(0),
            facts,
        }
    }

    /// A wait has found something to wait for.
    pub fn note_waited(&self, counter: Counter) {
        let mut set = self.waited();
        if !set.has(counter) {
            set.insert(counter);
            self.waited.fetch_or(set.bits(), Ordering::Relaxed);
        }
    }

    /// Sets what the operation makes of undefined sources, by its mnemonic, by what it does to memory and control, and by whether it has
    /// other effects.
    pub fn set_passing(&mut self, mnemonic: &str, effect: bool) {
        let decides = match self.access {
            _ if self.branches => Some(Decides::Branch),
            AccessKind::Atomic => Some(Decides::Atomic),
            AccessKind::Write => Some(Decides::Buffer),
            AccessKind::Read if self.loads => None,
            AccessKind::Read => effect.then_some(Decides::Control),
        };
        let of = |mnemonic: &str| match (decides, self.loads) {
            (Some(decides), _) => Passing::Decides(decides),
            (None, true) => Passing::LOADS,
            (None, false) => Passing::of(mnemonic),
        };
        match mnemonic.split_once(" :: ") {
            Some((first, second)) => {
                self.passing = [of(first), of(second)];
                let mut results = (0..).zip(&self.slots).filter(|(_, slot)| slot.writes);
                self.second = results.nth(1).map_or(usize::MAX, |(index, _)| index);
            }
            None => self.passing = [of(mnemonic); 2],
        }
    }

    /// The counters on which a wait has found something to wait for.
    pub fn waited(&self) -> CounterSet {
        CounterSet::from_bits(self.waited.load(Ordering::Relaxed))
    }

    /// Whether it loads by the scalar unit, and does nothing else there. The clock is read there, too.
    pub(crate) fn is_scalar_load(&self) -> bool {
        let loads = self.loads && self.access == AccessKind::Read;
        self.unit == Unit::ScalarMemory && loads && self.slot_for(Purpose::Base).is_some()
    }

    /// An operand by what it is for.
    pub fn slot_for(&self, purpose: Purpose) -> Option<(usize, &Slot)> {
        self.slots
            .iter()
            .enumerate()
            .find(|(_, slot)| slot.purpose == purpose)
    }
}

/// What is at a word of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// Not the start of an instruction.
    Inside,
    /// An instruction.
    Op(u32),
    /// No instruction.
    Bad(u32),
}

/// Decoded code of one code object.
#[derive(Debug)]
pub struct Code<M: Machine> {
    /// What the code is for.
    pub(crate) target: TargetId,
    /// Address of the code object in device memory.
    pub base: u64,
    words: Vec<Word>,
    ops: Vec<Op<M>>,
    errors: Vec<String>,
}

impl<M: Machine> Code<M> {
    /// Decodes the executable ranges (offsets from `base`) of an image for waves of `lanes` lanes. `starts` are offsets where
    /// instructions begin for sure, in rising order.
    pub(super) fn new(
        base: u64,
        image: &[u8],
        (ranges, starts): (&[Range<u64>], &[u64]),
        lanes: u32,
        target: TargetId,
    ) -> Self {
        let mut code = Self {
            base,
            target,
            words: vec![Word::Inside; image.len().div_ceil(4)],
            ops: Vec::new(),
            errors: Vec::new(),
        };
        for range in ranges {
            let end = (range.end as usize).min(image.len()) / 4;
            let start = range.start as usize / 4;
            let text: Vec<u32> = image
                .get(start * 4..end * 4)
                .unwrap_or(&[])
                .chunks_exact(4)
                .map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
                .collect();
            let mut at = 0;
            while at < text.len() {
                let pc = (start + at) * 4;
                // An instruction does not reach over a place where another one begins.
                let following = starts.partition_point(|&next| next <= pc as u64);
                let limit = starts
                    .get(following)
                    .map_or(text.len(), |&next| next as usize / 4 - start);
                let limit = limit.clamp(at + 1, text.len());
                match M::decode(&text[at..limit], pc as u64, lanes, &target) {
                    Ok((mut op, length)) => {
                        code.words[start + at] = Word::Op(code.ops.len() as u32);
                        (op.pc, op.length) = (pc as u32, length as u32 * 4);
                        code.ops.push(op);
                        at += length.max(1);
                    }
                    Err(error) => {
                        code.words[start + at] = Word::Bad(code.errors.len() as u32);
                        code.errors.push(error);
                        at += 1;
                    }
                }
            }
        }
        code
    }

    /// The instruction at an address.
    ///
    /// # Errors
    /// A text if there is none.
    #[inline]
    pub fn at(&self, pc: u64) -> Result<&Op<M>, String> {
        let offset = pc.wrapping_sub(self.base);
        match self.words.get((offset / 4) as usize) {
            Some(Word::Op(index)) if offset.is_multiple_of(4) => Ok(&self.ops[*index as usize]),
            Some(Word::Bad(index)) => Err(self.errors[*index as usize].clone()),
            _ => Err(format!(
                "no instruction begins at {pc:#x} (offset {offset:#x} of the code object)"
            )),
        }
    }

    /// The number of the instruction at an address, in the order of the code.
    pub(super) fn index_at(&self, pc: u64) -> Option<usize> {
        match self.words.get((pc.wrapping_sub(self.base) / 4) as usize) {
            Some(Word::Op(index)) => Some(*index as usize),
            _ => None,
        }
    }

    /// What each instruction costs, in the order of the code.
    pub(super) fn costs(&self) -> Arc<[Cost]> {
        self.ops.iter().map(|op| M::cost(&op.inst)).collect()
    }

    /// The instruction at an offset, for messages.
    pub fn text_at(&self, offset: u32) -> String {
        self.at(self.base + u64::from(offset))
            .map(|op| op.inst.to_string())
            .unwrap_or_default()
    }
}
