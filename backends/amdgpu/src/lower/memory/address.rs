//! Address forms: what an instruction of each segment can add up by itself.

use crate::inputs::Input;
use crate::isa::{FlatScratch, Op, Operand, VirtualReg};
use crate::lower::Lower;
use crate::lower::operands::{Sreg, VSrc, part};
use crate::machine::{SGPR, VGPR};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{InstructionData, Opcode, Segment, Symbol, Type, Value};

/// The last word of the descriptor of all global memory: one byte is an element, by the translation of the host's addresses (as LLVM 19 has it).
const GLOBAL_BUFFER: u32 = 0x0100_f000;

/// How an access reaches memory.
pub(super) enum Path {
    /// Address operand, scalar base or off, byte offset.
    Global(Operand, Operand, i32),
    /// Address pair, buffer descriptor, byte offset: global memory where there are no flat accesses.
    Buffer(Operand, Operand, i32),
    /// Address pair, byte offset.
    Flat(Operand, i32),
    Lds(Operand, i32),
    /// Address register or off, byte offset.
    Scratch(Operand, i32),
    /// Byte offset in the frame of a function.
    Frame(i32),
}

impl Path {
    /// The same path, some bytes further on.
    pub(super) fn further(&self, bytes: i32) -> Path {
        match *self {
            Path::Global(address, base, offset) => Path::Global(address, base, offset + bytes),
            Path::Buffer(address, buffer, offset) => Path::Buffer(address, buffer, offset + bytes),
            Path::Flat(address, offset) => Path::Flat(address, offset + bytes),
            Path::Lds(address, offset) => Path::Lds(address, offset + bytes),
            Path::Scratch(address, offset) => Path::Scratch(address, offset + bytes),
            Path::Frame(offset) => Path::Frame(offset + bytes),
        }
    }
}

impl Lower<'_> {
    /// Address of a variable in global or readonly memory: relative to the code, or through the global offset table.
    pub(crate) fn symbol_address(&mut self, symbol: Symbol) -> Sreg {
        if let Some(offset) = self.symbol_offset(symbol) {
            return self.const64(offset);
        }
        let dst = self.fresh(SGPR, 2);
        self.current.push(crate::machine::MInst::SymbolAddress {
            dst: wavelift_codegen::machine::Reg::Virtual(vreg_of(dst)),
            symbol,
            guarded: false,
        });
        if !self.module.symbols[symbol].external {
            return Sreg(dst);
        }
        // What others define may be anywhere: the loader writes its address into a slot near the code, and that is what the
        // reference means.
        let address = self.fresh(SGPR, 2);
        let operands = [Operand::Virtual(address), Operand::Virtual(dst), Operand::Off];
        let load = self.inst(Op::SLoadDwordx2, &operands);
        self.emit(load);
        Sreg(address)
    }

    /// Scalar base and immediate offset of a uniform address.
    pub(super) fn scalar_address(&mut self, segment: Segment, offset: i32, address: Value) -> (Operand, i32) {
        let kernarg = segment == Segment::Kernarg;
        let known = if kernarg { self.constant(address) } else { None };
        let (mut base, mut offset) = match known {
            Some(bits) => (self.input(Input::KernargPtr), i64::from(offset) + bits as i64),
            None => {
                let operand = self.ssrc_operand(address).0;
                let reg = match operand {
                    Operand::Virtual(reg) => reg,
                    _ => self.0.const64(self.0.constant(address).unwrap_or(0)).0,
                };
                (reg, i64::from(offset))
            }
        };
        if kernarg && known.is_none() {
            let segment_base = self.input(Input::KernargPtr);
            base = self.scalar_sum(
                base,
                Operand::Virtual(part(segment_base, 0, 1)),
                Operand::Virtual(part(segment_base, 1, 1)),
            );
        }
        let unit = i64::from(self.subtarget.isa.traits().scalar_unit);
        if !self.subtarget.offsets.scalar.contains(&offset) || offset % unit != 0 {
            let (lo, hi) = (
                Operand::constant32(offset as u32),
                Operand::constant32((offset >> 32) as u32),
            );
            base = self.scalar_sum(base, lo, hi);
            offset = 0;
        }
        (Operand::Virtual(base), offset as i32)
    }

    fn scalar_sum(&mut self, base: VirtualReg, lo: Operand, hi: Operand) -> VirtualReg {
        let low = self.sop(Op::SAddU32, &[Operand::Virtual(part(base, 0, 1)), lo], true);
        let high = self.sop(Op::SAddcU32, &[Operand::Virtual(part(base, 1, 1)), hi], false);
        self.pair(low.0, high.0, SGPR)
    }

    pub(super) fn path(&mut self, segment: Segment, offset: i32, address: Value) -> Path {
        match segment {
            Segment::Group => self.lds_path(offset, address),
            Segment::Private | Segment::Spill | Segment::Arg => self.scratch_path(offset, address),
            Segment::Flat => {
                // Where offsets have a sign, the aperture is that of the address without the offset.
                let near = self.subtarget.offsets.flat.contains(&offset);
                let (added, kept) = if near { (0, offset) } else { (offset, 0) };
                Path::Flat(self.wide_address(added, address), kept)
            }
            Segment::Kernarg => self.kernarg_path(offset, address),
            Segment::Global | Segment::Readonly => self.global_path(offset, address),
        }
    }

    /// Register and constant parts of a 32-bit address: `value + constant`, with a sum in this block taken apart.
    fn split32(&mut self, offset: i32, address: Value) -> (Option<Value>, i64) {
        let mut value = address;
        let mut total = i64::from(offset);
        for _ in 0..4 {
            if let Some(bits) = self.constant(value) {
                return (None, total + i64::from(bits as u32));
            }
            let Some(inst) = self.foldable(value) else { break };
            let InstructionData::Binary {
                opcode: Opcode::Iadd,
                args: [a, b],
            } = *self.func.dfg.inst(inst)
            else {
                break;
            };
            match (self.constant(a), self.constant(b)) {
                (_, Some(bits)) => (value, total) = (a, total + i64::from(bits as u32 as i32)),
                (Some(bits), _) => (value, total) = (b, total + i64::from(bits as u32 as i32)),
                _ => break,
            }
        }
        (Some(value), total)
    }

    fn lds_path(&mut self, offset: i32, address: Value) -> Path {
        let (value, constant) = self.split32(offset, address);
        match value {
            Some(value) if self.subtarget.offsets.group.contains(&constant) => {
                let operand = self.operand32(value, 0);
                Path::Lds(Operand::Virtual(self.in_vector(operand, None)), constant as i32)
            }
            Some(_) => {
                let operand = self.sum32(offset, address);
                Path::Lds(operand, 0)
            }
            None => {
                // An address that no offset reaches, the null address among them.
                let near = (0..0xff00).contains(&constant);
                let (base, offset) = if near {
                    (0, constant as i32)
                } else {
                    (constant as u32, 0)
                };
                Path::Lds(Operand::Virtual(self.vmov(Operand::constant32(base)).0), offset)
            }
        }
    }

    fn scratch_path(&mut self, offset: i32, address: Value) -> Path {
        let (value, constant) = self.split32(offset, address);
        if let Some(start) = value.and_then(|value| self.frame_variable(value))
            && self
                .subtarget
                .offsets
                .private
                .contains(&(i64::from(start) + constant))
        {
            return Path::Frame((i64::from(start) + constant) as i32);
        }
        match value {
            Some(value) if self.subtarget.offsets.private.contains(&constant) => {
                let operand = self.operand32(value, 0);
                Path::Scratch(Operand::Virtual(self.in_vector(operand, None)), constant as i32)
            }
            None if self.subtarget.offsets.private.contains(&constant) => {
                Path::Scratch(Operand::Off, constant as i32)
            }
            _ => Path::Scratch(self.sum32(offset, address), 0),
        }
    }

    /// The whole 32-bit address in a vector register.
    fn sum32(&mut self, offset: i32, address: Value) -> Operand {
        let base = self.operand32(address, 0);
        if offset == 0 {
            return Operand::Virtual(self.in_vector(base, None));
        }
        let sum = self.vadd(VSrc::plain(Operand::constant32(offset as u32)), VSrc::plain(base));
        Operand::Virtual(sum.0)
    }

    fn kernarg_path(&mut self, offset: i32, address: Value) -> Path {
        let base = Operand::Virtual(self.input(Input::KernargPtr));
        let (value, constant) = match self.constant(address) {
            Some(bits) => (None, i64::from(offset) + bits as i64),
            None => (Some(address), i64::from(offset)),
        };
        let low = match value {
            Some(value) => {
                let operand = self.operand32(value, 0);
                self.in_vector(operand, None)
            }
            None => self.vmov(Operand::Int(0)).0,
        };
        if self.subtarget.offsets.global.is_empty() {
            let low = VSrc::plain(Operand::Virtual(low));
            let base = self.input(Input::KernargPtr);
            let base = [0, 1].map(|half| Operand::Virtual(part(base, half, 1)));
            let address = self.wide_sum([low, VSrc::plain(Operand::Int(0))], base);
            return Path::Flat(address, constant as i32);
        }
        if !self.has_flat() {
            let near = self.subtarget.offsets.global.contains(&constant);
            let (added, kept) = if near { (0, constant) } else { (constant, 0) };
            let mut low = low;
            if added != 0 {
                let added = VSrc::plain(Operand::constant32(added as u32));
                low = self.vadd(added, VSrc::plain(Operand::Virtual(low))).0;
            }
            let base = self.input(Input::KernargPtr);
            return self.buffer_path(Some(base), low, kept as i32);
        }
        if self.subtarget.offsets.global.contains(&constant) {
            return Path::Global(Operand::Virtual(low), base, constant as i32);
        }
        let sum = self.vadd(
            VSrc::plain(Operand::constant32(constant as u32)),
            VSrc::plain(Operand::Virtual(low)),
        );
        Path::Global(Operand::Virtual(sum.0), base, 0)
    }

    fn has_flat(&self) -> bool {
        self.subtarget.isa.traits().flat_scratch != FlatScratch::Absent
    }

    /// Global memory by a buffer descriptor: a base or none, and 32 bits without a sign, or 64 bits, of a lane.
    fn buffer_path(&mut self, base: Option<VirtualReg>, lane: VirtualReg, offset: i32) -> Path {
        let word = |at: &mut Self, bits| at.sop(Op::SMovB32, &[Operand::constant32(bits)], false).0;
        let [low, high] = match base {
            Some(base) => [0, 1].map(|half| part(base, half, 1)),
            None => [0, 1].map(|_| word(self, 0)),
        };
        let words = [low, high, word(self, 0), word(self, GLOBAL_BUFFER)];
        let buffer = Operand::Virtual(self.tuple(&words, SGPR));
        let address = match lane.count {
            1 => {
                let zero = self.vmov(Operand::Int(0));
                self.pair(lane, zero.0, VGPR)
            }
            _ => lane,
        };
        Path::Buffer(Operand::Virtual(address), buffer, offset)
    }

    fn global_path(&mut self, offset: i32, address: Value) -> Path {
        if self.subtarget.offsets.global.is_empty() {
            return Path::Flat(self.wide_address(offset, address), 0);
        }
        let near = self.subtarget.offsets.global.contains(&i64::from(offset));
        if !near && self.has_flat() {
            return Path::Global(self.wide_address(offset, address), Operand::Off, 0);
        }
        if self.has_flat() && self.files.get(address) == ValueFile::Scalar && self.constant(address).is_none()
        {
            let base = Operand::Virtual(self.reg_of(address));
            return Path::Global(Operand::Virtual(self.vmov(Operand::Int(0)).0), base, offset);
        }
        // A scalar base and a zero extended lane offset.
        if near
            && let Some(inst) = self.foldable(address)
            && let InstructionData::Binary {
                opcode: Opcode::Iadd,
                args: [a, b],
            } = *self.func.dfg.inst(inst)
        {
            for (base, lane) in [(a, b), (b, a)] {
                if self.files.get(base) != ValueFile::Scalar || self.constant(base).is_some() {
                    continue;
                }
                if let Some(low) = self.zero_extended(lane) {
                    let base = self.reg_of(base);
                    let operand = self.operand32(low, 0);
                    let lane = self.in_vector(operand, None);
                    return match self.has_flat() {
                        true => Path::Global(Operand::Virtual(lane), Operand::Virtual(base), offset),
                        false => self.buffer_path(Some(base), lane, offset),
                    };
                }
            }
        }
        if !self.has_flat() {
            let (added, kept) = if near { (0, offset) } else { (offset, 0) };
            let lane = self.wide_address(added, address);
            let lane = self.in_vector(lane, None);
            return self.buffer_path(None, lane, kept);
        }
        let constant = self.constant(address);
        let operand = match constant {
            Some(_) => Operand::Off,
            None => self.operand(address),
        };
        Path::Global(
            Operand::Virtual(self.in_vector(operand, constant)),
            Operand::Off,
            offset,
        )
    }

    /// The 32-bit value that a 64-bit one is the zero extension of, if that is in sight.
    fn zero_extended(&self, value: Value) -> Option<Value> {
        match *self.func.dfg.inst(self.foldable(value)?) {
            InstructionData::Unary {
                opcode: Opcode::Uextend,
                arg,
            } if self.func.dfg.value_type(arg) == Type::I32 && self.files.get(arg) == ValueFile::Vector => {
                Some(arg)
            }
            _ => None,
        }
    }

    /// A 64-bit address in a vector pair, with its offset added.
    fn wide_address(&mut self, offset: i32, address: Value) -> Operand {
        let constant = self
            .constant(address)
            .map(|bits| bits.wrapping_add(offset as i64 as u64));
        if constant.is_some() || offset == 0 {
            let operand = if constant.is_some() {
                Operand::Off
            } else {
                self.operand(address)
            };
            return Operand::Virtual(self.in_vector(operand, constant));
        }
        let (lo, hi) = (self.operand32(address, 0), self.operand32(address, 1));
        self.wide_sum(constant64(offset), [lo, hi])
    }

    /// The sum of two numbers of 64 bits, each in two words, in a vector pair.
    fn wide_sum(&mut self, a: [VSrc; 2], b: [Operand; 2]) -> Operand {
        let [low, sign] = a;
        let (sum, carry) = (self.fresh(VGPR, 1), self.fresh_mask());
        self.vop_to(
            Op::VAddCoU32,
            &[Operand::Virtual(sum), carry],
            &[low, VSrc::plain(b[0])],
        );
        let (high, out) = (self.fresh(VGPR, 1), self.fresh_mask());
        self.vop_to(
            Op::VAddcCoU32,
            &[Operand::Virtual(high), out],
            &[sign, VSrc::plain(b[1]), VSrc::plain(carry)],
        );
        Operand::Virtual(self.pair(sum, high, VGPR))
    }

    /// Address and offset of a flat access as instructions take them.
    pub(super) fn flat_address(&mut self, address: Operand, offset: i32) -> (Operand, i32) {
        match address {
            Operand::Virtual(pair) if !self.subtarget.offsets.flat.contains(&offset) => {
                let words = [0, 1].map(|half| Operand::Virtual(part(pair, half, 1)));
                (self.wide_sum(constant64(offset), words), 0)
            }
            _ => (address, offset),
        }
    }

    /// Group memory is accessed, by an instruction of its own or a flat one.
    pub(super) fn note_group_access(&mut self, path: &Path) {
        self.group_accessed |= matches!(path, Path::Lds(..) | Path::Flat(..));
    }
}

/// The words of an offset.
fn constant64(offset: i32) -> [VSrc; 2] {
    let sign = Operand::Int(if offset < 0 { -1 } else { 0 });
    [Operand::constant32(offset as u32), sign].map(VSrc::plain)
}

fn vreg_of(reg: VirtualReg) -> wavelift_codegen::machine::VReg {
    use cranelift_entity::EntityRef;
    wavelift_codegen::machine::VReg::new(reg.index as usize)
}
