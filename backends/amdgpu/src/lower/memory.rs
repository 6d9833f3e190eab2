//! Memory: address forms, access widths, orders.
//!
//! | segment | instructions |
//! |---|---|
//! | kernarg, readonly, constant with a uniform address | `s_load_*` |
//! | global, readonly, kernarg | `global_*`, with a scalar base where the address is one; `flat_*` where there are no such instructions |
//! | flat | `flat_*` |
//! | group | `ds_*` |
//! | private, spill | `scratch_*`, or `buffer_*` through the private segment buffer, a dword at a time: its element size is four bytes |

mod address;
mod atomics;
mod order;

use super::Lower;
use super::operands::{Sreg, VSrc, part};
use super::values::InstOutput;
use crate::inputs::Input;
use crate::isa::{Flag, Inst as MachineInst, Op, Operand, VirtualReg};
use crate::machine::{SGPR, VGPR};
use crate::private::Private;
use crate::subtarget::Subtarget;
use address::Path;
use rustc_hash::FxHashSet;
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::ir::{Function, Inst, MemInfo, Opcode, Type, Value, ValueList};
use wavelift_codegen::select::files;

/// The load and the store of one width: global, flat, LDS, scratch, and the private segment's buffer.
struct Access {
    load: [Op; 5],
    store: [Op; 5],
}

macro_rules! accesses {
    ($($load:ident $store:ident, $flat_load:ident $flat_store:ident, $lds_load:ident $lds_store:ident, $scratch_load:ident $scratch_store:ident, $buffer_load:ident $buffer_store:ident;)*) => {
        [$(Access {
            load: [Op::$load, Op::$flat_load, Op::$lds_load, Op::$scratch_load, Op::$buffer_load],
            store: [Op::$store, Op::$flat_store, Op::$lds_store, Op::$scratch_store, Op::$buffer_store],
        }),*]
    };
}

/// Byte, short, and one to four dwords.
static ACCESSES: [Access; 6] = accesses! {
    GlobalLoadUbyte GlobalStoreByte, FlatLoadUbyte FlatStoreByte, DsReadU8 DsWriteB8, ScratchLoadUbyte ScratchStoreByte, BufferLoadUbyte BufferStoreByte;
    GlobalLoadUshort GlobalStoreShort, FlatLoadUshort FlatStoreShort, DsReadU16 DsWriteB16, ScratchLoadUshort ScratchStoreShort, BufferLoadUshort BufferStoreShort;
    GlobalLoadDword GlobalStoreDword, FlatLoadDword FlatStoreDword, DsReadB32 DsWriteB32, ScratchLoadDword ScratchStoreDword, BufferLoadDword BufferStoreDword;
    GlobalLoadDwordx2 GlobalStoreDwordx2, FlatLoadDwordx2 FlatStoreDwordx2, DsReadB64 DsWriteB64, ScratchLoadDwordx2 ScratchStoreDwordx2, BufferLoadDwordx2 BufferStoreDwordx2;
    GlobalLoadDwordx3 GlobalStoreDwordx3, FlatLoadDwordx3 FlatStoreDwordx3, DsReadB96 DsWriteB96, ScratchLoadDwordx3 ScratchStoreDwordx3, BufferLoadDwordx3 BufferStoreDwordx3;
    GlobalLoadDwordx4 GlobalStoreDwordx4, FlatLoadDwordx4 FlatStoreDwordx4, DsReadB128 DsWriteB128, ScratchLoadDwordx4 ScratchStoreDwordx4, BufferLoadDwordx4 BufferStoreDwordx4;
};

/// Loads of a byte and of a short that extend the sign, as [`Access::load`].
static SIGNED: [[Op; 5]; 2] = [
    [
        Op::GlobalLoadSbyte,
        Op::FlatLoadSbyte,
        Op::DsReadI8,
        Op::ScratchLoadSbyte,
        Op::BufferLoadSbyte,
    ],
    [
        Op::GlobalLoadSshort,
        Op::FlatLoadSshort,
        Op::DsReadI16,
        Op::ScratchLoadSshort,
        Op::BufferLoadSshort,
    ],
];

/// Loaded values of 8 and 16 bits whose sign somebody extends and which nobody extends with zeros: the load itself extends the sign.
pub(super) fn signed_loads(func: &Function) -> FxHashSet<Value> {
    let (mut signed, mut unsigned) = (FxHashSet::default(), Vec::new());
    for (_, inst) in func.layout.iter() {
        let opcode = func.dfg.opcode(inst);
        if !matches!(opcode, Opcode::Sextend | Opcode::Uextend) {
            continue;
        }
        let (ty, from) = files::types(func, inst);
        let value = func.dfg.args(inst)[0];
        let load = func.dfg.defining_inst(value).map(|inst| func.dfg.opcode(inst));
        if !matches!(from, Type::I8 | Type::I16) || load != Some(Opcode::Load) {
            continue;
        }
        match opcode {
            Opcode::Sextend if ty == Type::I32 => {
                signed.insert(value);
            }
            _ => unsigned.push(value),
        }
    }
    for value in unsigned {
        signed.remove(&value);
    }
    signed
}

impl Path {
    fn of(&self, private: Private, ops: &[Op; 5]) -> Op {
        ops[match self {
            Path::Global(..) => 0,
            Path::Buffer(..) => 4,
            Path::Flat(..) => 1,
            Path::Lds(..) => 2,
            Path::Scratch(..) | Path::Frame(_) => match private {
                Private::Scratch => 3,
                Private::Buffer => 4,
            },
        }]
    }

    /// Dwords that one instruction may access. Elements of the private segment's buffer are one dword; LDS wants several
    /// dwords aligned as a whole.
    fn dwords_at_once(&self, sub: &Subtarget, align_log2: u8, total: u8) -> u8 {
        let isa = sub.isa;
        match (self, align_log2) {
            (Path::Scratch(..) | Path::Frame(_), _) if sub.private == Private::Buffer => 1,
            (Path::Lds(..), 0..3) => 1,
            (Path::Lds(..), 3) => 2,
            (Path::Lds(..), _) if !isa.has(Op::DsReadB128) => 2,
            // Three dwords of a buffer came with gfx7 (LLVM 19, hasDwordx3LoadStores).
            (Path::Buffer(..), _) if total == 3 => 2,
            _ => 4,
        }
    }
}

impl Lower<'_> {
    /// A dword of the dispatch packet.
    pub(crate) fn load_packet(&mut self, offset: u32) -> Sreg {
        let base = Operand::Virtual(self.input(Input::DispatchPtr));
        let dst = self.fresh(SGPR, 1);
        self.scalar_access(Op::SLoadDword, Operand::Virtual(dst), base, offset as i32);
        Sreg(dst)
    }

    /// A scalar load at a byte offset that the machine can have.
    pub(crate) fn scalar_access(&mut self, op: Op, dst: Operand, base: Operand, offset: i32) {
        let load = self.inst(op, &[dst, base, Operand::Off]);
        let unit = i32::from(self.subtarget.isa.traits().scalar_unit);
        self.emit(load.with_mods(|m| m.offset = offset / unit));
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
            1 => (Op::SLoadDword, 1),
            2 => (Op::SLoadDwordx2, 2),
            3 | 4 => (Op::SLoadDwordx4, 4),
            _ => (Op::SLoadDwordx8, 8),
        };
        let dst = self.fresh(SGPR, width);
        self.scalar_access(op, Operand::Virtual(dst), base, offset);
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
            return self.load_by_bytes(&path, &results);
        }
        let bytes = ty.bytes() as i32;
        if bytes < 4 {
            let values = results.iter().zip(0..);
            return values
                .map(|(value, i)| {
                    let signed = self.signed_loads.contains(value);
                    Operand::Virtual(self.load_once(&path.further(i * bytes), ty, 1, signed))
                })
                .collect();
        }
        let total = unit * count;
        let most = path.dwords_at_once(self.subtarget, mem.align_log2, total);
        let mut words = Vec::new();
        for first in (0..total).step_by(usize::from(most)) {
            let size = most.min(total - first);
            let loaded = self.load_once(&path.further(4 * i32::from(first)), Type::I32, size, false);
            words.extend((0..size).map(|i| part(loaded, i, 1)));
        }
        if !most.is_multiple_of(unit) && most != total {
            return self.group(&words, unit);
        }
        words
            .iter()
            .step_by(usize::from(unit))
            .map(|&first| Operand::Virtual(VirtualReg { count: unit, ..first }))
            .collect()
    }

    /// One load instruction of up to four dwords. Less than a dword is extended, with its sign or zeros.
    fn load_once(&mut self, path: &Path, ty: Type, dwords: u8, signed: bool) -> VirtualReg {
        let dst = self.fresh(VGPR, dwords.max(1));
        let d = Operand::Virtual(dst);
        let access = access(ty, dwords);
        let ops = match SIGNED.get(access) {
            Some(ops) if signed => ops,
            _ => &ACCESSES[access].load,
        };
        let op = path.of(self.subtarget.private, ops);
        self.note_group_access(path);
        let inst = match *path {
            Path::Global(address, base, offset) => self
                .inst(op, &[d, address, base])
                .with_mods(|m| m.offset = offset),
            Path::Buffer(address, buffer, offset) => {
                self.global_buffer_access(op, d, [address, buffer], offset)
            }
            Path::Flat(address, offset) => {
                let (address, offset) = self.flat_address(address, offset);
                self.inst(op, &[d, address]).with_mods(|m| m.offset = offset)
            }
            Path::Lds(address, offset) => self.inst(op, &[d, address]).with_mods(|m| m.offset = offset),
            Path::Scratch(address, offset) => self.private_access(op, d, address, offset),
            Path::Frame(offset) => self.frame_access(op, d, offset),
        };
        self.emit(inst);
        dst
    }

    /// A load that may not be aligned, a byte at a time.
    fn load_by_bytes(&mut self, path: &Path, results: &[Value]) -> InstOutput {
        let bytes = self.func.dfg.value_type(results[0]).bytes() as i32;
        let unit = self.width_of(results[0]);
        let mut words = Vec::new();
        for (result, element) in results.iter().zip(0..) {
            let signed = self.signed_loads.contains(result);
            for word in 0..i32::from(unit) {
                let first = element * bytes + word * 4;
                let mut value = self.load_once(&path.further(first), Type::I8, 1, false);
                let count = (bytes - word * 4).min(4);
                for byte in 1..count {
                    // The highest byte has the sign.
                    let signed = signed && byte == count - 1;
                    let next = self.load_once(&path.further(first + byte), Type::I8, 1, signed);
                    let shift = VSrc::plain(Operand::Int(8 * byte as i8));
                    let (next, low) = (
                        VSrc::plain(Operand::Virtual(next)),
                        VSrc::plain(Operand::Virtual(value)),
                    );
                    value = self.shifted_or(next, shift, low).0;
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
            _ => (
                Type::I32,
                4,
                path.dwords_at_once(self.subtarget, mem.align_log2, parts.len() as u8),
            ),
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
                        self.vop(Op::VLshrrevB32, &[shift, VSrc::plain(Operand::Virtual(data))])
                            .0
                    }
                };
                let at = path.further(element * bytes + word * 4 + byte);
                self.store_once(&at, Type::I8, 1, Operand::Virtual(shifted));
            }
        }
    }

    fn store_once(&mut self, path: &Path, ty: Type, dwords: u8, data: Operand) {
        let op = path.of(self.subtarget.private, &ACCESSES[access(ty, dwords)].store);
        self.note_group_access(path);
        let inst = match *path {
            Path::Global(address, base, offset) => self
                .inst(op, &[address, data, base])
                .with_mods(|m| m.offset = offset),
            Path::Buffer(address, buffer, offset) => {
                self.global_buffer_access(op, data, [address, buffer], offset)
            }
            Path::Flat(address, offset) => {
                let (address, offset) = self.flat_address(address, offset);
                self.inst(op, &[address, data]).with_mods(|m| m.offset = offset)
            }
            Path::Lds(address, offset) => self.inst(op, &[address, data]).with_mods(|m| m.offset = offset),
            Path::Scratch(address, offset) => self.private_access(op, data, address, offset),
            Path::Frame(offset) => self.frame_access(op, data, offset),
        };
        self.emit(inst);
    }

    /// An access of private memory at a lane's address, or none: `data` is the operand that is loaded or stored.
    fn private_access(&mut self, op: Op, data: Operand, address: Operand, offset: i32) -> MachineInst {
        match self.subtarget.private {
            Private::Scratch => self.scratch_access(op, data, [address, Operand::Off], offset),
            Private::Buffer => {
                let buffer = Operand::Virtual(self.input(Input::PrivateBuffer));
                let wave = Operand::Virtual(self.input(Input::ScratchOffset));
                self.buffer_access(op, [data, address, buffer, wave], offset)
            }
        }
    }

    fn frame_access(&mut self, op: Op, data: Operand, offset: i32) -> MachineInst {
        match self.subtarget.private {
            Private::Scratch => {
                let pointer = Operand::Virtual(self.stack_pointer());
                self.scratch_access(op, data, [Operand::Off, pointer], offset)
            }
            Private::Buffer => {
                let buffer = Operand::Virtual(self.input(Input::PrivateBuffer));
                let pointer = Operand::Virtual(self.stack_pointer());
                self.buffer_access(op, [data, Operand::Off, buffer, pointer], offset)
            }
        }
    }

    /// `address` and `base` are what is added to the offset.
    fn scratch_access(&self, op: Op, data: Operand, address: [Operand; 2], offset: i32) -> MachineInst {
        let [lane, base] = address;
        let operands = match self.subtarget.isa.op(op).has(Flag::Store) {
            true => [lane, data, base],
            false => [data, lane, base],
        };
        self.inst(op, &operands).with_mods(|m| {
            m.sve = lane != Operand::Off;
            m.offset = offset;
        })
    }

    /// An access of global memory at an address per lane and the base of a descriptor.
    pub(crate) fn global_buffer_access(
        &self,
        op: Op,
        data: Operand,
        [address, buffer]: [Operand; 2],
        offset: i32,
    ) -> MachineInst {
        let operands = [data, address, buffer, Operand::Int(0)];
        self.inst(op, &operands).with_mods(|m| {
            m.addr64 = true;
            m.offset = offset;
        })
    }

    fn buffer_access(&self, op: Op, operands: [Operand; 4], offset: i32) -> MachineInst {
        self.inst(op, &operands).with_mods(|m| {
            m.offen = operands[1] != Operand::Off;
            m.offset = offset;
        })
    }
}

/// Whether an access is less aligned than private memory, whose dwords are apart, and LDS demand.
fn misaligned(path: &Path, ty: Type, align_log2: u8) -> bool {
    matches!(
        path,
        Path::Scratch(..) | Path::Frame(_) | Path::Lds(..) | Path::Buffer(..)
    ) && 1 << align_log2 < ty.bytes().min(4)
}

/// Index of an access among byte, short, and one to four dwords.
fn access(ty: Type, dwords: u8) -> usize {
    match ty.bytes() {
        1 => 0,
        2 => 1,
        _ => 1 + usize::from(dwords.clamp(1, 4)),
    }
}
