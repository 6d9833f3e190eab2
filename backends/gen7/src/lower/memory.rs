//! Memory: which surface, which message, which address.
//!
//! | segment | surface | address |
//! |---|---|---|
//! | global, readonly | that of global memory | lower half of the 64-bit address |
//! | kernarg | the same | that of the arguments and an offset; the first bytes are in registers from the start (`abi.rs`) |
//! | group | 254 | 32 bits |
//! | private, spill | the same | that of the lane's private memory and 32 bits |
//! | flat | 254 in lanes whose high half is the aperture of group memory, that of global memory in others | lower half; plus the lane's private memory where the high half is its aperture |
//!
//! Flat addresses are told apart only if the module makes some of group or private memory.
//!
//! Values of 8 and 16 bits take byte scattered messages, all others untyped ones of up to four doublewords. No rule says this: how many
//! messages an access is, and what goes into their payloads, follows from types, alignment and the number of values.

use super::context::{InstOutput, Lower, Vr, file_of, scope_of};
use super::forms::thread_loads;
use super::isle::MemoryTerms;
use crate::abi;
use crate::calls::Convention;
use crate::isa::{AtomicOp, Cond, Opcode as Gen7Op, Type as GenType};
use crate::machine::{Access, Kind, MInst, SCALAR, Scope, Source, Space, VECTOR};
use crate::order::{self, Around, Side};
use smallvec::SmallVec;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{
    AtomicOp as IrAtomic, Inst, MemInfo, MemoryOrder, Segment, Symbol, Type, Value, ValueList,
};
use wavelift_codegen::machine::{Reg, SubReg};

/// The rows that an order has.
fn about(order: MemoryOrder) -> &'static [Around] {
    match order {
        MemoryOrder::None | MemoryOrder::Relaxed => &[],
        MemoryOrder::Acquire => &[Around::Acquire],
        MemoryOrder::Release => &[Around::Release],
        MemoryOrder::AcquireRelease => &[Around::Release, Around::Acquire],
    }
}

/// Doublewords of one message.
const MOST_DWORDS: u8 = 4;

impl Lower<'_> {
    /// Memory of an access and the first sources of its operation: the address, after the lanes that reach group memory if there
    /// may be some of both. What one thread reads at once is never group memory.
    fn place(&mut self, segment: Segment, address: Value, scope: Scope) -> (Space, Vec<Source>) {
        let flat = self.flat;
        match segment {
            Segment::Kernarg => {
                let base = abi::arguments();
                let at = match self.constant(address) {
                    Some(0) => base,
                    _ => {
                        let value = self.word(address, 0);
                        let file = match value {
                            Source::Reg { file, .. } => file,
                            _ => SCALAR,
                        };
                        self.word_of(file, Gen7Op::Add, &[base, value])
                    }
                };
                (Space::Global, vec![at])
            }
            Segment::Private | Segment::Spill | Segment::Arg => {
                let value = self.word(address, 0);
                (Space::Global, vec![self.private_place(value)])
            }
            Segment::Group => (Space::Group, vec![self.word(address, 0)]),
            Segment::Flat if scope == Scope::Lanes && (flat.group || flat.private) => {
                let (mut at, high) = (self.word(address, 0), self.word(address, 1));
                if flat.private {
                    let lanes = self.lanes_in(high, abi::PRIVATE_APERTURE);
                    let inside = self.private_place(at);
                    at = self.made(Kind::Select, VECTOR, &[lanes, inside, at]);
                }
                if !flat.group {
                    return (Space::Global, vec![at]);
                }
                let lanes = self.lanes_in(high, abi::GROUP_APERTURE);
                (Space::Flat, vec![lanes, at])
            }
            _ => (Space::Global, vec![self.word(address, 0)]),
        }
    }

    /// The address of the lane's private memory at an offset.
    pub(super) fn private_place(&mut self, offset: Source) -> Source {
        let reg = match self.private_base {
            Some(reg) => reg,
            None => *self.private_base.insert(self.selection.mach.vreg(VECTOR, 1)),
        };
        let base = Source::reg(reg, SubReg::whole(1), VECTOR);
        match offset {
            Source::Imm(0) => base,
            _ => self.word_of(VECTOR, Gen7Op::Add, &[base, offset]),
        }
    }

    /// What makes the address of the lane's private memory, if something has asked for it.
    pub(super) fn take_private_base(&mut self) -> Option<MInst> {
        let reg = self.private_base.take()?;
        let known = self.unit.convention == Convention::Plain;
        let bytes = known.then_some(self.variables.bytes);
        let dst = Some((Reg::Virtual(reg), VECTOR, 1));
        Some(MInst::op(Kind::PrivateAddress { bytes }, Scope::Lanes, dst, &[]))
    }

    /// The lanes in which the high half of an address is an aperture.
    fn lanes_in(&mut self, high: Source, aperture: u32) -> Source {
        let srcs = [high, Source::Imm(aperture)];
        let lanes = self.compared(Scope::Lanes, Cond::Z, GenType::D, &srcs);
        self.unit(lanes, 0)
    }

    /// What a message moves per lane, and how many messages make up a value or one of its doublewords. Messages are as wide as the
    /// address is known to be aligned.
    fn access(&mut self, ty: Type, mem: MemInfo) -> (Access, u8) {
        let bytes = ty.bits().div_ceil(8) as u8;
        let (whole, aligned) = (bytes.min(4), 1 << mem.align_log2.min(2));
        match bytes {
            _ if aligned < whole => (Access::Bytes(aligned), whole / aligned),
            1 | 2 => (Access::Bytes(bytes), 1),
            _ => (Access::Dwords(bytes.div_ceil(4)), 1),
        }
    }

    /// The words of each of the results of a load, if all of them are in registers when the kernel starts.
    fn words_from_start(&self, results: &[Value]) -> Option<Vec<SmallVec<[Source; 2]>>> {
        let words = |&value: &Value| {
            let words = 0..self.width_of(value);
            words.map(|word| self.there_from_start(value, word)).collect()
        };
        results.iter().map(words).collect()
    }

    /// Loads a value or a doubleword in pieces of so many bytes.
    fn load_pieces(&mut self, space: Space, piece: u8, pieces: u8, offset: i32, place: &[Source]) -> Vr {
        let load = |lower: &mut Self, at: u8| {
            let kind = Kind::Load {
                space,
                access: Access::Bytes(piece),
                offset: offset + i32::from(at),
            };
            lower.emit_new(kind, VECTOR, 1, place)
        };
        let mut whole = load(self, 0);
        for index in 1..pieces {
            let at = piece * index;
            let part = load(self, at);
            let moved = [self.all_of(part), Source::Imm(8 * u32::from(at))];
            let moved = self.word_of(VECTOR, Gen7Op::Shl, &moved);
            let both = [self.all_of(whole), moved];
            whole = self.alu(VECTOR, Gen7Op::Or, GenType::Ud, GenType::Ud, &both);
        }
        whole
    }

    /// The sources of a message with data: what [`Self::place`] says, the address with its offset and the data in one register.
    pub(super) fn message(&mut self, place: &[Source], offset: i32, data: &[Source]) -> Vec<Source> {
        let Some((&address, group)) = place.split_last() else {
            return Vec::new();
        };
        let address = match (address, offset) {
            (_, 0) => address,
            (Source::Imm(bits), _) => Source::Imm(bits.wrapping_add(offset as u32)),
            _ => self.word_of(VECTOR, Gen7Op::Add, &[address, Source::Imm(offset as u32)]),
        };
        let words: Vec<Source> = std::iter::once(address).chain(data.iter().copied()).collect();
        let payload = self.tuple(VECTOR, &words);
        let mut srcs = group.to_vec();
        srcs.push(self.all_of(payload));
        srcs
    }

    /// The fence that the machine's orders have beside something.
    fn fence_beside(&mut self, about: &[Around], side: Side) {
        if let Some(waits) = order::fence(self.unit.config.machine, about, side) {
            self.emit(Kind::Fence { waits }, Scope::Wave, &[]);
        }
    }

    /// What stands before an access.
    fn fence_before(&mut self, mem: MemInfo) {
        self.fence_beside(about(mem.order), Side::Before);
    }

    /// What stands after an access.
    fn fence_after(&mut self, mem: MemInfo) {
        self.fence_beside(about(mem.order), Side::After);
    }
}

impl MemoryTerms for Lower<'_> {
    fn scalar_memory(&mut self, ty: Type, mem: MemInfo) -> Option<()> {
        thread_loads(ty, mem).then_some(())
    }

    fn load_from(
        &mut self,
        file: &ValueFile,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        let results = self.func.dfg.results(inst).to_vec();
        let Some(&first) = results.first() else {
            return InstOutput::new();
        };
        let (ty, unit) = (self.func.dfg.value_type(first), self.width_of(first));
        if self.there_from_start(first, 0).is_some()
            && let Some(words) = self.words_from_start(&results)
        {
            return words.iter().map(|words| self.tuple(SCALAR, words)).collect();
        }
        let (access, pieces) = self.access(ty, mem);
        let file = file_of(*file);
        let scope = scope_of(file);
        let (space, place) = self.place(mem.segment, address, scope);
        let total = unit * results.len() as u8;
        let mut parts: Vec<Vr> = Vec::new();
        let step = match access {
            Access::Bytes(_) => 1,
            Access::Dwords(_) => MOST_DWORDS / unit.max(1) * unit.max(1),
        };
        while parts.len() < usize::from(total) {
            let done = parts.len() as u8;
            let count = step.min(total - done);
            // Registers have 1, 2, 4 or 8 units.
            let count = if count == 3 && file == SCALAR { 2 } else { count };
            let loaded = match access {
                Access::Bytes(piece) if pieces > 1 => {
                    let offset = offset + i32::from(piece * pieces) * i32::from(done);
                    self.load_pieces(space, piece, pieces, offset, &place)
                }
                _ => {
                    let (access, bytes) = match access {
                        Access::Bytes(bytes) => (access, bytes),
                        Access::Dwords(_) => (Access::Dwords(count), 4),
                    };
                    let kind = Kind::Load {
                        space,
                        access,
                        offset: offset + i32::from(bytes) * i32::from(done),
                    };
                    self.emit_new(kind, file, count, &place)
                }
            };
            parts.extend((0..count).map(|word| loaded.part(word, 1)));
        }
        parts
            .chunks(unit.into())
            .map(|parts| {
                let whole = parts[0].part(0, unit);
                if (0..unit).all(|word| parts[usize::from(word)] == whole.part(word, 1)) {
                    return whole;
                }
                let words: SmallVec<[Source; 2]> = parts.iter().map(|&part| self.all_of(part)).collect();
                self.tuple(file, &words)
            })
            .collect()
    }

    fn store_to(&mut self, mem: MemInfo, offset: i32, args: ValueList) {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let Some((&address, values)) = args.split_first() else {
            return;
        };
        let Some(&first) = values.first() else { return };
        let (access, pieces) = self.access(self.func.dfg.value_type(first), mem);
        let (space, place) = self.place(mem.segment, address, Scope::Lanes);
        let words = self.words(values);
        if let Access::Bytes(piece) = access
            && pieces > 1
        {
            for (index, word) in words.into_iter().enumerate() {
                for part in 0..pieces {
                    let at = piece * part;
                    let value = match (part, word) {
                        (0, _) => word,
                        (_, Source::Imm(bits)) => Source::Imm(bits >> (8 * at)),
                        _ => {
                            let moved = [word, Source::Imm(8 * u32::from(at))];
                            self.word_of(VECTOR, Gen7Op::Shr, &moved)
                        }
                    };
                    let offset = offset + i32::from(piece * pieces) * index as i32 + i32::from(at);
                    let srcs = self.message(&place, offset, &[value]);
                    self.emit(Kind::Store { space, access }, Scope::Lanes, &srcs);
                }
            }
            return;
        }
        let step = match access {
            Access::Bytes(_) => 1,
            Access::Dwords(_) => usize::from(MOST_DWORDS),
        };
        for (index, chunk) in words.chunks(step).enumerate() {
            let (access, bytes) = match access {
                Access::Bytes(bytes) => (access, i32::from(bytes) * index as i32),
                Access::Dwords(_) => (Access::Dwords(chunk.len() as u8), 16 * index as i32),
            };
            let srcs = self.message(&place, offset + bytes, chunk);
            self.emit(Kind::Store { space, access }, Scope::Lanes, &srcs);
        }
    }

    /// An atomic operation between its fences: one message, or under the device's lock what the data port does not have.
    fn atomic_on(
        &mut self,
        inst: Inst,
        op: &IrAtomic,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let mut out = InstOutput::new();
        let Some((&address, values)) = args.split_first() else {
            return out;
        };
        let bits = |&value: &Value| self.func.dfg.value_type(value).bits();
        let wide = values.first().map(bits) == Some(64);
        if !wide && values.iter().any(|value| bits(value) != 32) {
            self.fail("an atomic operation of other than 32 bits");
        }
        let op = *op;
        let port = match op {
            _ if wide => None,
            IrAtomic::WrapInc | IrAtomic::WrapDec => None,
            IrAtomic::Add => Some(AtomicOp::Add),
            IrAtomic::Sub => Some(AtomicOp::Sub),
            IrAtomic::And => Some(AtomicOp::And),
            IrAtomic::Or => Some(AtomicOp::Or),
            IrAtomic::Xor => Some(AtomicOp::Xor),
            IrAtomic::Exch => Some(AtomicOp::Mov),
            IrAtomic::UMin => Some(AtomicOp::UMin),
            IrAtomic::UMax => Some(AtomicOp::UMax),
            IrAtomic::SMin => Some(AtomicOp::IMin),
            IrAtomic::SMax => Some(AtomicOp::IMax),
            IrAtomic::Cas => Some(AtomicOp::CmpWr),
            other => {
                self.fail(format!("atomic {other:?}"));
                return out;
            }
        };
        let (space, mut srcs) = self.place(mem.segment, address, Scope::Lanes);
        let words = self.words(values);
        let kind = match port {
            Some(op) => {
                srcs = self.message(&srcs, offset, &words);
                Kind::Atomic { space, op }
            }
            None => {
                srcs.extend(words);
                Kind::Locked {
                    space,
                    op,
                    wide,
                    offset,
                }
            }
        };
        self.fence_before(mem);
        if self.func.dfg.results(inst).is_empty() {
            self.emit(kind, Scope::Lanes, &srcs);
        } else {
            out.push(self.emit_new(kind, VECTOR, if wide { 2 } else { 1 }, &srcs));
        }
        self.fence_after(mem);
        out
    }

    fn atomic_load_from(&mut self, inst: Inst, mem: MemInfo, offset: i32, args: ValueList) -> InstOutput {
        let Some(&address) = args.as_slice(&self.func.dfg.value_lists).first() else {
            return InstOutput::new();
        };
        self.fence_before(mem);
        let loaded = self.load_from(&ValueFile::Vector, inst, mem, offset, address);
        self.fence_after(mem);
        loaded
    }

    fn atomic_store_to(&mut self, mem: MemInfo, offset: i32, args: ValueList) {
        self.fence_before(mem);
        self.store_to(mem, offset, args);
        self.fence_after(mem);
    }

    fn memory_fence(&mut self) {
        self.fence_beside(&[Around::Fence], Side::Before);
    }

    fn stop(&mut self, debug: bool, reason: Value) {
        let reason = self.word(reason, 0);
        self.emit(Kind::Trap { debug }, Scope::Lanes, &[reason]);
    }

    fn group_barrier(&mut self) {
        self.fence_beside(&[Around::Barrier], Side::Before);
        self.emit(Kind::Barrier, Scope::Wave, &[]);
    }

    fn address_of(&mut self, file: &ValueFile, symbol: Symbol) -> InstOutput {
        let file = file_of(*file);
        let address = match (self.frame_offset(symbol), self.symbol_offset(symbol)) {
            (Some(offset), _) => self.frame_address(file, offset),
            (_, Some(offset)) => self.tuple(file, &[Source::Imm(offset as u32)]),
            _ => {
                let half = |high| Kind::SymbolAddress { symbol, high };
                let halves = [false, true].map(|high| self.made(half(high), SCALAR, &[]));
                self.tuple(file, &halves)
            }
        };
        InstOutput::from_slice(&[address])
    }
}
