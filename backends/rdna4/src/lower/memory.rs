//! Memory: address forms, access widths, orders.
//!
//! | segment | instructions |
//! |---|---|
//! | kernarg, readonly, constant with a uniform address | `s_load_*` |
//! | global, readonly, kernarg | `global_*`, with a scalar base where the address is one |
//! | flat | `flat_*` |
//! | group | `ds_*` |
//! | private, spill | `scratch_*` |

mod address;
mod atomics;

use super::context::{Input, InstOutput, Lower, Lowering};
use crate::isa::{Flag, Inst as RdnaInst, Opcode as RdnaOp, Operand, VirtualReg};
use crate::machine::{SGPR, VGPR};
use address::Path;
use wavelift_amdgpu::lower::operands::{Sreg, VSrc, part};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Inst, MemInfo, Type, Value, ValueList};

/// The load and the store of one width: global, flat, LDS, scratch.
struct Access {
    load: [RdnaOp; 4],
    store: [RdnaOp; 4],
}

macro_rules! accesses {
    ($($load:ident $store:ident, $flat_load:ident $flat_store:ident, $lds_load:ident $lds_store:ident, $scratch_load:ident $scratch_store:ident;)*) => {
        [$(Access {
            load: [RdnaOp::$load, RdnaOp::$flat_load, RdnaOp::$lds_load, RdnaOp::$scratch_load],
            store: [RdnaOp::$store, RdnaOp::$flat_store, RdnaOp::$lds_store, RdnaOp::$scratch_store],
        }),*]
    };
}

/// Byte, short, and one to four dwords.
static ACCESSES: [Access; 6] = accesses! {
    GlobalLoadU8 GlobalStoreB8, FlatLoadU8 FlatStoreB8, DsLoadU8 DsStoreB8, ScratchLoadU8 ScratchStoreB8;
    GlobalLoadU16 GlobalStoreB16, FlatLoadU16 FlatStoreB16, DsLoadU16 DsStoreB16, ScratchLoadU16 ScratchStoreB16;
    GlobalLoadB32 GlobalStoreB32, FlatLoadB32 FlatStoreB32, DsLoadB32 DsStoreB32, ScratchLoadB32 ScratchStoreB32;
    GlobalLoadB64 GlobalStoreB64, FlatLoadB64 FlatStoreB64, DsLoadB64 DsStoreB64, ScratchLoadB64 ScratchStoreB64;
    GlobalLoadB96 GlobalStoreB96, FlatLoadB96 FlatStoreB96, DsLoadB96 DsStoreB96, ScratchLoadB96 ScratchStoreB96;
    GlobalLoadB128 GlobalStoreB128, FlatLoadB128 FlatStoreB128, DsLoadB128 DsStoreB128, ScratchLoadB128 ScratchStoreB128;
};

impl Path {
    fn of(&self, ops: &[RdnaOp; 4]) -> RdnaOp {
        ops[match self {
            Path::Global(..) => 0,
            Path::Flat(..) => 1,
            Path::Lds(..) => 2,
            Path::Scratch(..) | Path::Frame(_) => 3,
        }]
    }

    /// Dwords that one instruction may access. LDS wants several dwords aligned as a whole.
    fn dwords_at_once(&self, align_log2: u8) -> u8 {
        match (self, align_log2) {
            (Path::Lds(..), 0..3) => 1,
            (Path::Lds(..), 3) => 2,
            _ => 4,
        }
    }
}

impl Lower<'_> {
    /// A dword of the dispatch packet.
    pub(crate) fn load_packet(&mut self, offset: u32) -> Sreg {
        let base = Operand::Virtual(self.input(Input::DispatchPtr));
        let dst = self.fresh(SGPR, 1);
        let load = self.inst(RdnaOp::SLoadB32, &[Operand::Virtual(dst), base, Operand::Off]);
        self.emit(load.with_mods(|m| m.offset = offset as i32));
        Sreg(dst)
    }

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
            1 => (RdnaOp::SLoadB32, 1),
            2 => (RdnaOp::SLoadB64, 2),
            3 | 4 => (RdnaOp::SLoadB128, 4),
            _ => (RdnaOp::SLoadB256, 8),
        };
        let dst = self.fresh(SGPR, width);
        self.0.emit(
            self.0
                .inst(op, &[Operand::Virtual(dst), base, Operand::Off])
                .with_mods(|m| m.offset = offset),
        );
        (0..results.len() as u8)
            .map(|i| Operand::Virtual(part(dst, i * unit, unit)))
            .collect()
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
        let count = results.len() as u8;
        let path = self.path(mem.segment, offset, address);
        if misaligned(&path, ty, mem.align_log2) {
            return self.load_by_bytes(&path, ty, count, unit);
        }
        let bytes = ty.bytes() as i32;
        if bytes < 4 {
            return (0..i32::from(count))
                .map(|i| Operand::Virtual(self.load_once(&path.further(i * bytes), ty, 1)))
                .collect();
        }
        let (total, most) = (unit * count, path.dwords_at_once(mem.align_log2));
        let mut words = Vec::new();
        for first in (0..total).step_by(usize::from(most)) {
            let size = most.min(total - first);
            let loaded = self.load_once(&path.further(4 * i32::from(first)), Type::I32, size);
            words.extend((0..size).map(|i| part(loaded, i, 1)));
        }
        if most % unit != 0 && most != total {
            return self.group(&words, unit);
        }
        words
            .iter()
            .step_by(usize::from(unit))
            .map(|&first| Operand::Virtual(VirtualReg { count: unit, ..first }))
            .collect()
    }

    /// One load instruction of up to four dwords.
    fn load_once(&mut self, path: &Path, ty: Type, dwords: u8) -> VirtualReg {
        let dst = self.fresh(VGPR, dwords.max(1));
        let d = Operand::Virtual(dst);
        let op = path.of(&ACCESSES[access(ty, dwords)].load);
        let inst = match *path {
            Path::Global(address, base, offset) => self
                .inst(op, &[d, address, base])
                .with_mods(|m| m.offset = offset),
            Path::Flat(address, offset) | Path::Lds(address, offset) => {
                self.inst(op, &[d, address]).with_mods(|m| m.offset = offset)
            }
            Path::Scratch(address, offset) => self.scratch_access(op, d, [address, Operand::Off], offset),
            Path::Frame(offset) => self.frame_access(op, d, offset),
        };
        self.emit(inst);
        dst
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
                    value = self.vop(RdnaOp::VLshlOrB32, &[next, shift, low]).0;
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

    pub(crate) fn vector_store(&mut self, mem: MemInfo, offset: i32, args: ValueList) {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let Some((&address, values)) = args.split_first() else {
            return;
        };
        let ty = self.func.dfg.value_type(values[0]);
        let unit = self.width_of(values[0]);
        let path = self.path(mem.segment, offset, address);
        let parts: Vec<Operand> = values
            .iter()
            .flat_map(|&v| (0..unit).map(move |half| (v, half)))
            .map(|(v, half)| self.operand32(v, half))
            .collect();
        if misaligned(&path, ty, mem.align_log2) {
            self.store_by_bytes(&path, ty, unit, &parts);
            return;
        }
        let bytes = ty.bytes() as i32;
        let (element, step, most) = match bytes {
            1 | 2 => (ty, bytes, 1),
            _ => (Type::I32, 4, path.dwords_at_once(mem.align_log2)),
        };
        for (index, chunk) in parts.chunks(usize::from(most)).enumerate() {
            let first = index * usize::from(most);
            let at = path.further(first as i32 * step);
            let whole = values[first / usize::from(unit)];
            let data = if let [single] = *chunk {
                self.in_vector(single, None)
            } else if chunk.len() == usize::from(unit)
                && self.constant(whole).is_none()
                && self.files.get(whole) == ValueFile::Vector
            {
                self.reg_of(whole)
            } else {
                let moved: Vec<VirtualReg> = chunk.iter().map(|&operand| self.vmov(operand).0).collect();
                self.tuple(&moved, VGPR)
            };
            self.store_once(&at, element, chunk.len() as u8, Operand::Virtual(data));
        }
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
                        self.vop(RdnaOp::VLshrrevB32, &[shift, VSrc::plain(Operand::Virtual(data))])
                            .0
                    }
                };
                let at = path.further(element * bytes + word * 4 + byte);
                self.store_once(&at, Type::I8, 1, Operand::Virtual(shifted));
            }
        }
    }

    fn store_once(&mut self, path: &Path, ty: Type, dwords: u8, data: Operand) {
        let op = path.of(&ACCESSES[access(ty, dwords)].store);
        let inst = match *path {
            Path::Global(address, base, offset) => self
                .inst(op, &[address, data, base])
                .with_mods(|m| m.offset = offset),
            Path::Flat(address, offset) | Path::Lds(address, offset) => {
                self.inst(op, &[address, data]).with_mods(|m| m.offset = offset)
            }
            Path::Scratch(address, offset) => self.scratch_access(op, data, [address, Operand::Off], offset),
            Path::Frame(offset) => self.frame_access(op, data, offset),
        };
        self.emit(inst);
    }

    /// A scratch access: `data` is the operand that is loaded or stored, `address` and `base` what is added to the offset.
    fn scratch_access(&self, op: RdnaOp, data: Operand, address: [Operand; 2], offset: i32) -> RdnaInst {
        let [lane, base] = address;
        let operands = match op.info().has(Flag::Store) {
            true => [lane, data, base],
            false => [data, lane, base],
        };
        self.inst(op, &operands).with_mods(|m| {
            m.sve = lane != Operand::Off;
            m.offset = offset;
        })
    }

    fn frame_access(&mut self, op: RdnaOp, data: Operand, offset: i32) -> RdnaInst {
        let pointer = Operand::Virtual(self.stack_pointer());
        self.scratch_access(op, data, [Operand::Off, pointer], offset)
    }
}

/// Whether an access is less aligned than scratch memory, which is swizzled by dwords, and LDS demand.
fn misaligned(path: &Path, ty: Type, align_log2: u8) -> bool {
    matches!(path, Path::Scratch(..) | Path::Frame(_) | Path::Lds(..)) && 1 << align_log2 < ty.bytes().min(4)
}

/// Index of an access among byte, short, and one to four dwords.
fn access(ty: Type, dwords: u8) -> usize {
    match ty.bytes() {
        1 => 0,
        2 => 1,
        _ => 1 + usize::from(dwords.clamp(1, 4)),
    }
}
