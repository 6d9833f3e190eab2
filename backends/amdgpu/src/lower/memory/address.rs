//! Addresses as operands, and what rules ask before they choose one.
//!
//! Rust, not rules: what is known of an address is worked out along chains of additions of any length; rules ask for the outcome.

use super::sums::{DEPTH, addends};
use crate::isa::{
    Class, Format, Inst as MachineInst, Latency, ModField, Op, Operand, OperandName, Role, VirtualReg,
};
use crate::lower::Lower;
use crate::lower::operands::{Sreg, Vreg};
use crate::machine::SGPR;
use wavelift_codegen::ir::{Symbol, Value};

/// What an instruction adds up: operands of a lane, of the wave, and a number.
#[derive(Clone, Copy, Debug)]
pub struct Addr {
    /// A register of each lane, or off.
    pub lane: Operand,
    /// A scalar base or a descriptor, or off.
    pub base: Operand,
    /// A scalar beside that, of those that have one.
    pub scalar: Operand,
    /// Bytes.
    pub offset: i32,
    /// The register of a lane is the number of a buffer's element, not an offset.
    pub indexed: bool,
}

/// How an access reaches memory.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Amode {
    Global { at: Addr },
    Flat { at: Addr },
    Group { at: Addr },
    Scratch { at: Addr },
    Buffer { at: Addr },
    Private { at: Addr },
}

impl Amode {
    /// The same, some bytes further on.
    pub(super) fn further(&self, bytes: i32) -> Amode {
        let mut further = *self;
        let (Amode::Global { at }
        | Amode::Flat { at }
        | Amode::Group { at }
        | Amode::Scratch { at }
        | Amode::Buffer { at }
        | Amode::Private { at }) = &mut further;
        at.offset += bytes;
        further
    }
}

/// What the offset of an instruction is to reach.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Reach {
    Scalar,
    Global,
    Flat,
    Group,
    Private,
    /// Group memory, beside an address that is 0.
    Fixed,
}

/// An address of 32 bits.
#[derive(Clone, Copy, Debug)]
#[allow(missing_docs)]
pub enum Split {
    Number { bytes: i64 },
    Sum { value: Value, bytes: i64 },
}

impl Lower<'_> {
    /// Whether instructions can have an offset.
    pub(crate) fn offset_fits(&self, reach: Reach, offset: i64) -> bool {
        let offsets = &self.subtarget.offsets;
        match reach {
            Reach::Scalar => {
                let unit = i64::from(self.subtarget.isa.traits().scalar_unit);
                offsets.scalar.contains(&offset) && offset % unit == 0
            }
            Reach::Global => offsets.global.contains(&offset),
            Reach::Flat => i32::try_from(offset).is_ok_and(|offset| offsets.flat.contains(&offset)),
            Reach::Group => offsets.group.contains(&offset),
            Reach::Private => offsets.private.contains(&offset),
            Reach::Fixed => (0..0xff00).contains(&offset),
        }
    }

    /// Register and constant parts of a 32-bit address: `value + constant`, with a [folded sum](super::AddressSums) or sums in this block taken apart.
    pub(crate) fn split32(&self, offset: i64, address: Value) -> Split {
        if let Some((value, constant)) = self.sums.get(address) {
            let bytes = offset + constant;
            return Split::Sum { value, bytes };
        }
        let constants = |value| self.constant(value);
        let (mut value, mut bytes) = (address, offset);
        for _ in 0..DEPTH {
            if let Some(bits) = self.constant(value) {
                let bytes = bytes + i64::from(bits as u32);
                return Split::Number { bytes };
            }
            let Some(inst) = self.foldable(value) else { break };
            let Some((addend, constant)) = addends(self.func, inst, &constants) else {
                break;
            };
            (value, bytes) = (addend, bytes + constant);
        }
        Split::Sum { value, bytes }
    }

    /// An instruction that accesses memory, with what it makes and takes beside the address.
    pub(crate) fn access(&mut self, op: Op, at: Addr, made: Operand, data: &[Vreg]) -> MachineInst {
        let info = self.subtarget.isa.op(op);
        // Where no constant may stand for a scalar that is not there, the register that reads as zero does.
        let null = self.subtarget.isa.traits().null;
        self.group_accessed |= info.latency == Latency::Lds || info.format() == Format::Flat;
        let mut data = data.iter();
        let operands = info.operands.iter().map(|operand| match operand.name {
            OperandName::Addr => at.lane,
            OperandName::Saddr | OperandName::Sbase | OperandName::Srsrc => at.base,
            OperandName::Soff if operand.class == Class::ScalarSrc && at.scalar == Operand::Off => {
                Operand::Int(0)
            }
            OperandName::Soff if operand.class == Class::Sgpr && at.scalar == Operand::Off => {
                null.map_or(Operand::Off, |null| Operand::s(null.0))
            }
            OperandName::Soff => at.scalar,
            _ if operand.role != Role::Src => made,
            _ => data.next().map_or(Operand::Off, |data| Operand::Virtual(data.0)),
        });
        let operands: Vec<Operand> = operands.collect();
        let class = info
            .operands
            .iter()
            .find(|operand| operand.name == OperandName::Addr);
        let lanes = match at.lane {
            Operand::Virtual(lane) => lane.count,
            _ => 0,
        };
        self.inst(op, &operands).with_mods(|m| {
            m.offset = at.offset;
            match class.map(|operand| operand.class) {
                Some(Class::ScratchAddr) => m.sve = lanes > 0,
                Some(Class::BufferAddr) if at.indexed => m.idxen = true,
                Some(Class::BufferAddr) => (m.offen, m.addr64) = (lanes == 1, lanes == 2),
                Some(_) => {}
                None => m.offset /= i32::from(self.subtarget.isa.traits().scalar_unit),
            }
        })
    }

    /// The modifiers of an atomic operation that returns what it found, or does not.
    pub(super) fn returning(&self, inst: MachineInst, returns: bool) -> MachineInst {
        let hints = inst.layout().modifier(ModField::Th).is_some();
        inst.with_mods(|m| match hints {
            true => m.th = u8::from(returns),
            false => m.glc = returns,
        })
    }

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
}

fn vreg_of(reg: VirtualReg) -> wavelift_codegen::machine::VReg {
    use cranelift_entity::EntityRef;
    wavelift_codegen::machine::VReg::new(reg.index as usize)
}
