//! Memory: address forms, access widths, orders.
//!
//! | segment | instructions |
//! |---|---|
//! | kernarg, readonly, constant with a uniform address | `s_load_*` |
//! | global, readonly, kernarg | `global_*`, with a scalar base where the address is one |
//! | flat | `flat_*` |
//! | group | `ds_*` |
//! | private, spill | `buffer_*` through the private segment buffer, a dword at a time: its element size is four bytes |

use super::context::{Input, InstOutput, Lower};
use super::operands::{Sreg, VSrc, part};
use crate::isa::{Inst as GcnInst, Opcode as GcnOp, Operand, VirtualReg, WaitCount};
use crate::machine::{SGPR, VGPR};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{
    AtomicOp, Inst, InstructionData, MemInfo, MemoryOrder, MemoryScope, Opcode, Segment, Symbol, Type, Value,
    ValueList,
};

/// How an access reaches memory.
enum Path {
    /// Address operand, scalar base or off, byte offset.
    Global(Operand, Operand, i32),
    /// Address pair, byte offset of 12 bits.
    Flat(Operand, i32),
    Lds(Operand, i32),
    Scratch(Option<Operand>, i32),
}

impl Path {
    /// The same path, some bytes further on.
    fn further(&self, bytes: i32) -> Path {
        match *self {
            Path::Global(address, base, offset) => Path::Global(address, base, offset + bytes),
            Path::Flat(address, offset) => Path::Flat(address, offset + bytes),
            Path::Lds(address, offset) => Path::Lds(address, offset + bytes),
            Path::Scratch(address, offset) => Path::Scratch(address, offset + bytes),
        }
    }
}

impl Lower<'_> {
    /// A dword of the dispatch packet.
    pub(crate) fn load_packet(&mut self, offset: u32) -> Sreg {
        let base = Operand::Virtual(self.input(Input::DispatchPtr));
        let dst = self.fresh(SGPR, 1);
        let load = GcnInst::new(GcnOp::SLoadDword, &[Operand::Virtual(dst), base, Operand::Off]);
        self.emit(load.with_mods(|m| m.offset = offset as i32));
        Sreg(dst)
    }

    /// Address of a variable in global or readonly memory, relative to the code.
    pub(crate) fn symbol_address(&mut self, symbol: Symbol) -> Sreg {
        if let Some(offset) = self.symbol_offset(symbol) {
            return self.const64(offset);
        }
        let dst = self.fresh(SGPR, 2);
        self.current.push(crate::machine::MInst::SymbolAddress {
            dst: wavelift_codegen::machine::Reg::Virtual(vreg_of(dst)),
            symbol,
        });
        Sreg(dst)
    }

    // -- Loads ----------------------------------------------------------------------------------------------------

    pub(crate) fn scalar_load(
        &mut self,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        let results = self.func.dfg.results(inst).to_vec();
        let unit = self.width_of(results[0]);
        let dwords = unit * results.len() as u8;
        let (base, offset) = self.scalar_address(mem.segment, offset, address);
        let (op, width) = match dwords {
            1 => (GcnOp::SLoadDword, 1),
            2 => (GcnOp::SLoadDwordx2, 2),
            3 | 4 => (GcnOp::SLoadDwordx4, 4),
            _ => (GcnOp::SLoadDwordx8, 8),
        };
        let dst = self.fresh(SGPR, width);
        self.emit(
            GcnInst::new(op, &[Operand::Virtual(dst), base, Operand::Off]).with_mods(|m| m.offset = offset),
        );
        (0..results.len() as u8)
            .map(|i| Operand::Virtual(part(dst, i * unit, unit)))
            .collect()
    }

    /// Scalar base and immediate offset (21 bits, signed) of a uniform address.
    fn scalar_address(&mut self, segment: Segment, offset: i32, address: Value) -> (Operand, i32) {
        let kernarg = segment == Segment::Kernarg;
        let known = if kernarg { self.constant(address) } else { None };
        let (mut base, mut offset) = match known {
            Some(bits) => (self.input(Input::KernargPtr), i64::from(offset) + bits as i64),
            None => {
                let operand = self.ssrc_operand(address).0;
                let reg = match operand {
                    Operand::Virtual(reg) => reg,
                    _ => self.const64(self.constant(address).unwrap_or(0)).0,
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
        if !(-(1 << 20)..1 << 20).contains(&offset) {
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
        let low = self.sop(GcnOp::SAddU32, &[Operand::Virtual(part(base, 0, 1)), lo], true);
        let high = self.sop(GcnOp::SAddcU32, &[Operand::Virtual(part(base, 1, 1)), hi], false);
        self.pair(low.0, high.0, SGPR)
    }

    pub(crate) fn vector_load(
        &mut self,
        inst: Inst,
        mem: MemInfo,
        offset: i32,
        address: Value,
    ) -> InstOutput {
        let results = self.func.dfg.results(inst).to_vec();
        let ty = self.func.dfg.value_type(results[0]);
        let unit = self.width_of(results[0]);
        let dwords = unit * results.len() as u8;
        let path = self.path(mem.segment, offset, address);
        let small = ty.bytes() < 4;
        if misaligned(&path, ty, mem.align_log2) {
            return self.load_by_bytes(&path, ty, results.len() as u8, unit);
        }
        if let Path::Scratch(..) = path {
            return self.load_by_dwords(&path, ty, results.len() as u8, unit);
        }
        if small && results.len() > 1 {
            return (0..results.len() as i32)
                .map(|i| {
                    let path = self.path(mem.segment, offset + i * ty.bytes() as i32, address);
                    Operand::Virtual(self.load_once(&path, ty, 1))
                })
                .collect();
        }
        let align = u32::from(mem.align_log2);
        if let Path::Lds(base, at) = path
            && !small
            && dwords > 1
            && (1u32 << align) < lds_alignment(dwords)
        {
            return self.load_by_dwords(&Path::Lds(base, at), ty, results.len() as u8, unit);
        }
        let dst = self.load_once(&path, ty, dwords);
        (0..results.len() as u8)
            .map(|i| Operand::Virtual(part(dst, i * unit, unit)))
            .collect()
    }

    /// One load instruction of up to four dwords.
    fn load_once(&mut self, path: &Path, ty: Type, dwords: u8) -> VirtualReg {
        let width = dwords.max(1);
        let dst = self.fresh(VGPR, width);
        let d = Operand::Virtual(dst);
        let size = access(ty, dwords);
        let inst = match *path {
            Path::Global(address, base, offset) => {
                let op = [
                    GcnOp::GlobalLoadUbyte,
                    GcnOp::GlobalLoadUshort,
                    GcnOp::GlobalLoadDword,
                    GcnOp::GlobalLoadDwordx2,
                    GcnOp::GlobalLoadDwordx3,
                    GcnOp::GlobalLoadDwordx4,
                ][size];
                GcnInst::new(op, &[d, address, base]).with_mods(|m| m.offset = offset)
            }
            Path::Flat(address, offset) => {
                let op = [
                    GcnOp::FlatLoadUbyte,
                    GcnOp::FlatLoadUshort,
                    GcnOp::FlatLoadDword,
                    GcnOp::FlatLoadDwordx2,
                    GcnOp::FlatLoadDwordx3,
                    GcnOp::FlatLoadDwordx4,
                ][size];
                GcnInst::new(op, &[d, address]).with_mods(|m| m.offset = offset)
            }
            Path::Lds(address, offset) => {
                let op = [
                    GcnOp::DsReadU8,
                    GcnOp::DsReadU16,
                    GcnOp::DsReadB32,
                    GcnOp::DsReadB64,
                    GcnOp::DsReadB96,
                    GcnOp::DsReadB128,
                ][size];
                GcnInst::new(op, &[d, address]).with_mods(|m| m.offset = offset)
            }
            Path::Scratch(address, offset) => {
                let op = [
                    GcnOp::BufferLoadUbyte,
                    GcnOp::BufferLoadUshort,
                    GcnOp::BufferLoadDword,
                ][size.min(2)];
                self.scratch_access(op, d, address, offset)
            }
        };
        self.emit(inst);
        dst
    }

    /// A load of several dwords as one load each.
    fn load_by_dwords(&mut self, path: &Path, ty: Type, count: u8, unit: u8) -> InstOutput {
        let step = ty.bytes().min(4) as i32;
        let total = if ty.bytes() < 4 { count } else { count * unit };
        let element = if ty.bytes() < 4 { ty } else { Type::I32 };
        let parts: Vec<VirtualReg> = (0..i32::from(total))
            .map(|i| {
                let path = path.further(i * step);
                self.load_once(&path, element, 1)
            })
            .collect();
        self.group(&parts, unit)
    }

    /// A load that may not be aligned, a byte at a time.
    fn load_by_bytes(&mut self, path: &Path, ty: Type, count: u8, unit: u8) -> InstOutput {
        let bytes = ty.bytes() as i32;
        let mut words = Vec::new();
        for element in 0..i32::from(count) {
            for word in 0..i32::from(unit) {
                let first = element * bytes + word * 4;
                let mut value = self.load_once(&path.further(first), Type::I8, 1);
                for byte in 1..(bytes - word * 4).min(4) {
                    let next = self.load_once(&path.further(first + byte), Type::I8, 1);
                    let shift = VSrc::plain(Operand::Int(8 * byte as i8));
                    let (next, low) = (
                        VSrc::plain(Operand::Virtual(next)),
                        VSrc::plain(Operand::Virtual(value)),
                    );
                    value = self.vop(GcnOp::VLshlOrB32, &[next, shift, low]).0;
                }
                words.push(value);
            }
        }
        self.group(&words, unit)
    }

    /// Values of `unit` registers each.
    fn group(&mut self, words: &[VirtualReg], unit: u8) -> InstOutput {
        if unit == 1 {
            return words.iter().map(|&word| Operand::Virtual(word)).collect();
        }
        words
            .chunks(usize::from(unit))
            .map(|chunk| Operand::Virtual(self.tuple(chunk, VGPR)))
            .collect()
    }

    // -- Stores ---------------------------------------------------------------------------------------------------

    pub(crate) fn vector_store(&mut self, mem: MemInfo, offset: i32, args: ValueList) {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let Some((&address, values)) = args.split_first() else {
            return;
        };
        let ty = self.func.dfg.value_type(values[0]);
        let unit = self.width_of(values[0]);
        let path = self.path(mem.segment, offset, address);
        let dwords = unit * values.len() as u8;
        let small = ty.bytes() < 4;
        let align = 1u32 << mem.align_log2;
        let split = match path {
            Path::Scratch(..) => true,
            Path::Lds(..) => dwords > 1 && align < lds_alignment(dwords),
            _ => small && values.len() > 1,
        };
        let parts: Vec<Operand> = values
            .iter()
            .flat_map(|&v| (0..unit).map(move |half| (v, half)))
            .map(|(v, half)| self.operand32(v, half))
            .collect();
        if misaligned(&path, ty, mem.align_log2) {
            self.store_by_bytes(&path, ty, unit, &parts);
            return;
        }
        if split {
            let step = ty.bytes().min(4) as i32;
            let element = if small { ty } else { Type::I32 };
            for (i, &operand) in parts.iter().enumerate() {
                let data = self.in_vector(operand, None);
                let at = i as i32 * step;
                let path = path.further(at);
                self.store_once(&path, element, 1, Operand::Virtual(data));
            }
            return;
        }
        let data = if let [value] = values
            && self.constant(*value).is_none()
            && self.files.get(*value) == ValueFile::Vector
        {
            self.reg_of(*value)
        } else if let [operand] = parts[..] {
            self.in_vector(operand, None)
        } else {
            let moved: Vec<VirtualReg> = parts.iter().map(|&operand| self.vmov(operand).0).collect();
            self.tuple(&moved, VGPR)
        };
        self.store_once(&path, ty, dwords, Operand::Virtual(data));
    }

    /// A store that may not be aligned, a byte at a time.
    fn store_by_bytes(&mut self, path: &Path, ty: Type, unit: u8, parts: &[Operand]) {
        let bytes = ty.bytes() as i32;
        for (index, &operand) in parts.iter().enumerate() {
            let (element, word) = (index as i32 / i32::from(unit), index as i32 % i32::from(unit));
            let data = self.in_vector(operand, None);
            for byte in 0..(bytes - word * 4).min(4) {
                let shifted = match byte {
                    0 => data,
                    _ => {
                        let shift = VSrc::plain(Operand::Int(8 * byte as i8));
                        self.vop(GcnOp::VLshrrevB32, &[shift, VSrc::plain(Operand::Virtual(data))])
                            .0
                    }
                };
                let at = path.further(element * bytes + word * 4 + byte);
                self.store_once(&at, Type::I8, 1, Operand::Virtual(shifted));
            }
        }
    }

    fn store_once(&mut self, path: &Path, ty: Type, dwords: u8, data: Operand) {
        let size = access(ty, dwords);
        let inst = match *path {
            Path::Global(address, base, offset) => {
                let op = [
                    GcnOp::GlobalStoreByte,
                    GcnOp::GlobalStoreShort,
                    GcnOp::GlobalStoreDword,
                    GcnOp::GlobalStoreDwordx2,
                    GcnOp::GlobalStoreDwordx3,
                    GcnOp::GlobalStoreDwordx4,
                ][size];
                GcnInst::new(op, &[address, data, base]).with_mods(|m| m.offset = offset)
            }
            Path::Flat(address, offset) => {
                let op = [
                    GcnOp::FlatStoreByte,
                    GcnOp::FlatStoreShort,
                    GcnOp::FlatStoreDword,
                    GcnOp::FlatStoreDwordx2,
                    GcnOp::FlatStoreDwordx3,
                    GcnOp::FlatStoreDwordx4,
                ][size];
                GcnInst::new(op, &[address, data]).with_mods(|m| m.offset = offset)
            }
            Path::Lds(address, offset) => {
                let op = [
                    GcnOp::DsWriteB8,
                    GcnOp::DsWriteB16,
                    GcnOp::DsWriteB32,
                    GcnOp::DsWriteB64,
                    GcnOp::DsWriteB96,
                    GcnOp::DsWriteB128,
                ][size];
                GcnInst::new(op, &[address, data]).with_mods(|m| m.offset = offset)
            }
            Path::Scratch(address, offset) => {
                let op = [
                    GcnOp::BufferStoreByte,
                    GcnOp::BufferStoreShort,
                    GcnOp::BufferStoreDword,
                ][size.min(2)];
                self.scratch_access(op, data, address, offset)
            }
        };
        self.emit(inst);
    }

    fn scratch_access(&mut self, op: GcnOp, data: Operand, address: Option<Operand>, offset: i32) -> GcnInst {
        let buffer = Operand::Virtual(self.input(Input::PrivateBuffer));
        let wave = Operand::Virtual(self.input(Input::ScratchOffset));
        GcnInst::new(op, &[data, address.unwrap_or(Operand::Off), buffer, wave]).with_mods(|m| {
            m.offen = address.is_some();
            m.offset = offset;
        })
    }

    // -- Addresses ------------------------------------------------------------------------------------------------

    fn path(&mut self, segment: Segment, offset: i32, address: Value) -> Path {
        match segment {
            Segment::Group => self.lds_path(offset, address),
            Segment::Private | Segment::Spill | Segment::Arg => self.scratch_path(offset, address),
            Segment::Flat => {
                // Room for the parts of a split access behind the first.
                let near = (0..4096 - 64).contains(&offset);
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
            Some(value) if (0..0xff00).contains(&constant) => {
                let operand = self.operand32(value, 0);
                Path::Lds(Operand::Virtual(self.in_vector(operand, None)), constant as i32)
            }
            Some(_) => {
                let operand = self.sum32(offset, address);
                Path::Lds(operand, 0)
            }
            None => Path::Lds(Operand::Virtual(self.vmov(Operand::Int(0)).0), constant as i32),
        }
    }

    fn scratch_path(&mut self, offset: i32, address: Value) -> Path {
        let (value, constant) = self.split32(offset, address);
        match value {
            // Room for the dwords of a wide access behind the first.
            Some(value) if (0..4096 - 64).contains(&constant) => {
                let operand = self.operand32(value, 0);
                Path::Scratch(
                    Some(Operand::Virtual(self.in_vector(operand, None))),
                    constant as i32,
                )
            }
            None if (0..4096 - 64).contains(&constant) => Path::Scratch(None, constant as i32),
            _ => Path::Scratch(Some(self.sum32(offset, address)), 0),
        }
    }

    /// The whole 32-bit address in a vector register.
    fn sum32(&mut self, offset: i32, address: Value) -> Operand {
        let base = self.operand32(address, 0);
        if offset == 0 {
            return Operand::Virtual(self.in_vector(base, None));
        }
        let sum = self.vop(
            GcnOp::VAddU32,
            &[VSrc::plain(Operand::constant32(offset as u32)), VSrc::plain(base)],
        );
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
        if (-4096..4096 - 64).contains(&constant) {
            return Path::Global(Operand::Virtual(low), base, constant as i32);
        }
        let sum = self.vop(
            GcnOp::VAddU32,
            &[
                VSrc::plain(Operand::constant32(constant as u32)),
                VSrc::plain(Operand::Virtual(low)),
            ],
        );
        Path::Global(Operand::Virtual(sum.0), base, 0)
    }

    fn global_path(&mut self, offset: i32, address: Value) -> Path {
        if !(-4096..4096 - 64).contains(&offset) {
            return Path::Global(self.wide_address(offset, address), Operand::Off, 0);
        }
        if self.files.get(address) == ValueFile::Scalar && self.constant(address).is_none() {
            let base = Operand::Virtual(self.reg_of(address));
            return Path::Global(Operand::Virtual(self.vmov(Operand::Int(0)).0), base, offset);
        }
        // A scalar base and a zero extended lane offset.
        if let Some(inst) = self.foldable(address)
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
                    let base = Operand::Virtual(self.reg_of(base));
                    let operand = self.operand32(low, 0);
                    return Path::Global(Operand::Virtual(self.in_vector(operand, None)), base, offset);
                }
            }
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
        let (sum, carry) = (self.fresh(VGPR, 1), Operand::Virtual(self.fresh(SGPR, 2)));
        let literal = VSrc::plain(Operand::constant32(offset as u32));
        self.vop_to(
            GcnOp::VAddCoU32,
            &[Operand::Virtual(sum), carry],
            &[literal, VSrc::plain(lo)],
        );
        let (high, out) = (self.fresh(VGPR, 1), Operand::Virtual(self.fresh(SGPR, 2)));
        let sign = VSrc::plain(Operand::Int(if offset < 0 { -1 } else { 0 }));
        self.vop_to(
            GcnOp::VAddcCoU32,
            &[Operand::Virtual(high), out],
            &[sign, VSrc::plain(hi), VSrc::plain(carry)],
        );
        Operand::Virtual(self.pair(sum, high, VGPR))
    }

    // -- Atomics and fences ---------------------------------------------------------------------------------------

    pub(crate) fn atomic(
        &mut self,
        inst: Inst,
        op: AtomicOp,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let returns = !self.func.dfg.results(inst).is_empty();
        let ty = self.func.dfg.ctrl_type(inst);
        let wide = ty.bytes() == 8;
        if matches!(mem.order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release(mem.scope);
        }
        let path = self.path(mem.segment, offset, args[0]);
        let output = match op {
            AtomicOp::Load => {
                let dst = self.load_once(&path, ty, if wide { 2 } else { 1 });
                if mem.scope >= MemoryScope::Agent
                    && let Some(crate::machine::MInst::Real(real)) = self.current.last_mut()
                {
                    real.inst.mods.glc = !matches!(path, Path::Lds(..));
                }
                InstOutput::from_slice(&[Operand::Virtual(dst)])
            }
            AtomicOp::Store => {
                let operand = self.operand(args[1]);
                let bits = self.constant(args[1]).filter(|_| wide);
                let data = self.in_vector(operand, bits);
                self.store_once(&path, ty, if wide { 2 } else { 1 }, Operand::Virtual(data));
                InstOutput::new()
            }
            _ => self.read_modify_write(op, &path, wide, returns, &args[1..]),
        };
        if matches!(mem.order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire(mem.scope);
        }
        output
    }

    fn read_modify_write(
        &mut self,
        op: AtomicOp,
        path: &Path,
        wide: bool,
        returns: bool,
        values: &[Value],
    ) -> InstOutput {
        let data: Vec<VirtualReg> = values
            .iter()
            .map(|&v| {
                let bits = self.constant(v).filter(|_| wide);
                let operand = if bits.is_some() {
                    Operand::Off
                } else {
                    self.operand(v)
                };
                self.in_vector(operand, bits)
            })
            .collect();
        let width = if wide { 2 } else { 1 };
        let dst = returns.then(|| self.fresh(VGPR, width));
        if let Path::Lds(address, offset) = *path {
            let Some(op) = lds_atomic(op, wide, returns) else {
                self.fail(format!("atomic {} in the group segment", op.name()));
                return InstOutput::new();
            };
            let mut operands: Vec<Operand> = dst.iter().map(|&d| Operand::Virtual(d)).collect();
            operands.push(address);
            operands.extend(data.iter().map(|&d| Operand::Virtual(d)));
            self.emit(GcnInst::new(op, &operands).with_mods(|m| m.offset = offset));
        } else {
            // Compare and swap: the new value first, then the one that is expected.
            let data = match data[..] {
                [expected, new] => {
                    let units = |r: VirtualReg| (0..width).map(move |i| part(r, i, 1));
                    let parts: Vec<VirtualReg> = units(new).chain(units(expected)).collect();
                    let moved: Vec<VirtualReg> =
                        parts.iter().map(|&p| self.vmov(Operand::Virtual(p)).0).collect();
                    self.tuple(&moved, VGPR)
                }
                [value] => value,
                _ => return InstOutput::new(),
            };
            let d = dst.map_or(Operand::Off, Operand::Virtual);
            let (global, flat) = global_atomic(op, wide);
            let inst = match *path {
                Path::Global(address, base, offset) => {
                    GcnInst::new(global, &[d, address, Operand::Virtual(data), base])
                        .with_mods(|m| m.offset = offset)
                }
                Path::Flat(address, offset) => {
                    GcnInst::new(flat, &[d, address, Operand::Virtual(data)]).with_mods(|m| m.offset = offset)
                }
                _ => {
                    self.fail("an atomic in the private segment");
                    return InstOutput::new();
                }
            };
            self.emit(inst.with_mods(|m| m.glc = returns));
        }
        dst.into_iter().map(Operand::Virtual).collect()
    }

    /// Waits that order memory across waves (AMDGPU memory model for GFX6 to GFX9). Vector memory of a work-group goes through
    /// one cache in order, so work-group scope waits for LDS only; wider scopes wait for vector memory, too.
    fn release(&mut self, scope: MemoryScope) {
        let vm = match scope {
            MemoryScope::WorkGroup => WaitCount::NONE.vm,
            MemoryScope::Agent | MemoryScope::System => 0,
            _ => return,
        };
        self.wait(WaitCount {
            lgkm: 0,
            vm,
            ..WaitCount::NONE
        });
    }

    fn acquire(&mut self, scope: MemoryScope) {
        match scope {
            MemoryScope::WorkGroup => self.wait(WaitCount {
                lgkm: 0,
                ..WaitCount::NONE
            }),
            MemoryScope::Agent | MemoryScope::System => {
                self.wait(WaitCount {
                    lgkm: 0,
                    vm: 0,
                    ..WaitCount::NONE
                });
                self.emit(GcnInst::new(GcnOp::BufferWbinvl1Vol, &[]));
            }
            _ => {}
        }
    }

    pub(crate) fn fence(&mut self, order: MemoryOrder, scope: MemoryScope) {
        if matches!(order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release(scope);
        }
        if matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire(scope);
        }
    }

    fn wait(&mut self, count: WaitCount) {
        self.emit(GcnInst::new(
            GcnOp::SWaitcnt,
            &[Operand::Imm(i32::from(count.to_imm()))],
        ));
    }
}

fn vreg_of(reg: VirtualReg) -> wavelift_codegen::machine::VReg {
    use cranelift_entity::EntityRef;
    wavelift_codegen::machine::VReg::new(reg.index as usize)
}

/// Whether an access may cross the elements of the private segment's buffer, or is less aligned than LDS demands.
fn misaligned(path: &Path, ty: Type, align_log2: u8) -> bool {
    matches!(path, Path::Scratch(..) | Path::Lds(..)) && 1 << align_log2 < ty.bytes().min(4)
}

/// Index of an access among byte, short, and one to four dwords.
fn access(ty: Type, dwords: u8) -> usize {
    match ty.bytes() {
        1 => 0,
        2 => 1,
        _ => 1 + usize::from(dwords.clamp(1, 4)),
    }
}

/// Alignment that one LDS access of several dwords needs.
fn lds_alignment(dwords: u8) -> u32 {
    match dwords {
        1 => 4,
        2 => 8,
        _ => 16,
    }
}

macro_rules! atomics {
    ($($op:ident $global:ident $global64:ident $flat:ident $flat64:ident $lds:ident $lds_rtn:ident $lds64:ident $lds64_rtn:ident;)*) => {
        /// The GLOBAL and the FLAT operation.
        fn global_atomic(op: AtomicOp, wide: bool) -> (GcnOp, GcnOp) {
            match (op, wide) {
                $((AtomicOp::$op, false) => (GcnOp::$global, GcnOp::$flat), (AtomicOp::$op, true) => (GcnOp::$global64, GcnOp::$flat64),)*
                (AtomicOp::Exch, false) => (GcnOp::GlobalAtomicSwap, GcnOp::FlatAtomicSwap),
                (AtomicOp::Exch, true) => (GcnOp::GlobalAtomicSwapX2, GcnOp::FlatAtomicSwapX2),
                (_, false) => (GcnOp::GlobalAtomicCmpswap, GcnOp::FlatAtomicCmpswap),
                (_, true) => (GcnOp::GlobalAtomicCmpswapX2, GcnOp::FlatAtomicCmpswapX2),
            }
        }

        /// The DS operation.
        fn lds_atomic(op: AtomicOp, wide: bool, returns: bool) -> Option<GcnOp> {
            Some(match (op, wide, returns) {
                $(
                    (AtomicOp::$op, false, false) => GcnOp::$lds,
                    (AtomicOp::$op, false, true) => GcnOp::$lds_rtn,
                    (AtomicOp::$op, true, false) => GcnOp::$lds64,
                    (AtomicOp::$op, true, true) => GcnOp::$lds64_rtn,
                )*
                (AtomicOp::Exch, false, true) => GcnOp::DsWrxchgRtnB32,
                (AtomicOp::Exch, true, true) => GcnOp::DsWrxchgRtnB64,
                (AtomicOp::Exch, false, false) => GcnOp::DsWriteB32,
                (AtomicOp::Exch, true, false) => GcnOp::DsWriteB64,
                (AtomicOp::Cas, false, false) => GcnOp::DsCmpstB32,
                (AtomicOp::Cas, false, true) => GcnOp::DsCmpstRtnB32,
                (AtomicOp::Cas, true, false) => GcnOp::DsCmpstB64,
                (AtomicOp::Cas, true, true) => GcnOp::DsCmpstRtnB64,
                _ => return None,
            })
        }
    };
}

atomics! {
    Add GlobalAtomicAdd GlobalAtomicAddX2 FlatAtomicAdd FlatAtomicAddX2 DsAddU32 DsAddRtnU32 DsAddU64 DsAddRtnU64;
    Sub GlobalAtomicSub GlobalAtomicSubX2 FlatAtomicSub FlatAtomicSubX2 DsSubU32 DsSubRtnU32 DsSubU64 DsSubRtnU64;
    And GlobalAtomicAnd GlobalAtomicAndX2 FlatAtomicAnd FlatAtomicAndX2 DsAndB32 DsAndRtnB32 DsAndB64 DsAndRtnB64;
    Or GlobalAtomicOr GlobalAtomicOrX2 FlatAtomicOr FlatAtomicOrX2 DsOrB32 DsOrRtnB32 DsOrB64 DsOrRtnB64;
    Xor GlobalAtomicXor GlobalAtomicXorX2 FlatAtomicXor FlatAtomicXorX2 DsXorB32 DsXorRtnB32 DsXorB64 DsXorRtnB64;
    UMin GlobalAtomicUmin GlobalAtomicUminX2 FlatAtomicUmin FlatAtomicUminX2 DsMinU32 DsMinRtnU32 DsMinU64 DsMinRtnU64;
    UMax GlobalAtomicUmax GlobalAtomicUmaxX2 FlatAtomicUmax FlatAtomicUmaxX2 DsMaxU32 DsMaxRtnU32 DsMaxU64 DsMaxRtnU64;
    SMin GlobalAtomicSmin GlobalAtomicSminX2 FlatAtomicSmin FlatAtomicSminX2 DsMinI32 DsMinRtnI32 DsMinI64 DsMinRtnI64;
    SMax GlobalAtomicSmax GlobalAtomicSmaxX2 FlatAtomicSmax FlatAtomicSmaxX2 DsMaxI32 DsMaxRtnI32 DsMaxI64 DsMaxRtnI64;
    WrapInc GlobalAtomicInc GlobalAtomicIncX2 FlatAtomicInc FlatAtomicIncX2 DsIncU32 DsIncRtnU32 DsIncU64 DsIncRtnU64;
    WrapDec GlobalAtomicDec GlobalAtomicDecX2 FlatAtomicDec FlatAtomicDecX2 DsDecU32 DsDecRtnU32 DsDecU64 DsDecRtnU64;
}
