//! Instructions and their operands.

use super::Printer;
use super::numbers::number;
use std::fmt;
use wavelift_hsail::mnemonic::{decimal, write_mnemonic};
use wavelift_hsail::model::*;

impl Printer<'_> {
    pub(super) fn inst(&mut self, inst: &Inst) -> fmt::Result {
        write_mnemonic(&mut self.out, inst);
        let operands = self.module.inst_operands(inst);
        let bits = self
            .module
            .address_bits(inst.mods.segment.unwrap_or(Segment::Flat));
        if !operands.is_empty() {
            self.out.push('\t');
        }
        match (inst.opcode, operands) {
            (Opcode::Call, [outputs, callee, inputs]) => {
                self.sequence(&[callee, outputs, inputs], " ", bits)?
            }
            (Opcode::SCall | Opcode::ICall, [outputs, callee, inputs, targets]) => {
                self.sequence(&[callee, outputs, inputs, targets], " ", bits)?;
            }
            (Opcode::Sbr, [source, labels]) => self.sequence(&[source, labels], " ", bits)?,
            _ => {
                for (i, operand) in operands.iter().enumerate() {
                    self.comma(i);
                    self.operand(operand, bits)?;
                }
            }
        }
        self.out.push(';');
        Ok(())
    }

    /// Separates element `i` from the one before it.
    #[inline]
    fn comma(&mut self, i: usize) {
        self.out.push_ascii(*b", ", if i > 0 { 2 } else { 0 });
    }

    fn sequence(&mut self, operands: &[&Operand], separator: &str, bits: u32) -> fmt::Result {
        for (i, operand) in operands.iter().enumerate() {
            self.out.push_str(if i > 0 { separator } else { "" });
            self.operand(operand, bits)?;
        }
        Ok(())
    }

    fn list(&mut self, open: char, list: OperandList, close: char) -> fmt::Result {
        self.out.push(open);
        for (i, operand) in self.module.operands(list).iter().enumerate() {
            self.comma(i);
            match operand {
                // Lists hold no lists; a broken module must not send us in circles.
                Operand::Vector(_) | Operand::Labels(_) | Operand::Executables(_) | Operand::Arguments(_) => {
                }
                other => self.operand(other, 64)?,
            }
        }
        self.out.push(close);
        Ok(())
    }

    /// An operand; `bits` is the width of addresses here.
    fn operand(&mut self, operand: &Operand, bits: u32) -> fmt::Result {
        match *operand {
            Operand::Register(r) => self.register(r),
            Operand::Immediate { ty, bits } => number(&mut self.out, ty, bits as u128),
            Operand::WideImmediate(_) => {
                if let Some((ty, value)) = self.module.immediate(*operand) {
                    number(&mut self.out, ty, value);
                }
            }
            Operand::Wavesize => self.out.push_str("WAVESIZE"),
            Operand::Address {
                symbol,
                register,
                offset,
            } => self.address(symbol.expand(), register, offset, bits),
            Operand::Vector(l) | Operand::Arguments(l) => self.list('(', l, ')')?,
            Operand::Labels(l) | Operand::Executables(l) => self.list('[', l, ']')?,
            Operand::Label(id) => self.symbol(Symbol::Label(id)),
            Operand::Executable(id) => self.symbol(Symbol::Executable(id)),
            Operand::Variable(id) => self.symbol(Symbol::Variable(id)),
            Operand::Fbarrier(id) => self.symbol(Symbol::Fbarrier(id)),
        }
        Ok(())
    }

    /// An address of `bits` bits.
    fn address(&mut self, symbol: Option<VariableId>, register: Option<Register>, offset: u64, bits: u32) {
        if let Some(id) = symbol {
            self.out.push('[');
            self.symbol(Symbol::Variable(id));
            self.out.push(']');
        }
        let shift = 64 - bits;
        let signed = (offset << shift) as i64 >> shift;
        match register {
            Some(r) => {
                self.out.push('[');
                self.register(r);
                if signed != 0 {
                    self.out.push(if signed < 0 { '-' } else { '+' });
                    decimal(&mut self.out, signed.unsigned_abs());
                }
                self.out.push(']');
            }
            None if signed == 0 && symbol.is_some() => {}
            None if signed < 0 && symbol.is_some() => {
                self.out.push_str("[-");
                decimal(&mut self.out, signed.unsigned_abs());
                self.out.push(']');
            }
            None => {
                self.out.push('[');
                decimal(&mut self.out, offset << shift >> shift);
                self.out.push(']');
            }
        }
    }

    pub(super) fn register(&mut self, register: Register) {
        let kind = match register.kind() {
            RegisterKind::Control => b'c',
            RegisterKind::Single => b's',
            RegisterKind::Double => b'd',
            RegisterKind::Quad => b'q',
        };
        let number = register.number();
        let (tens, ones) = (b'0' + (number / 10 % 10) as u8, b'0' + (number % 10) as u8);
        match number {
            0..10 => self.out.push_ascii([b'$', kind, ones, b' '], 3),
            10..100 => self.out.push_ascii([b'$', kind, tens, ones], 4),
            _ => {
                self.out.push_ascii([b'$', kind], 2);
                decimal(&mut self.out, u64::from(number));
            }
        }
    }

    pub(super) fn symbol(&mut self, symbol: Symbol) {
        let m = self.module;
        let name = match symbol {
            Symbol::Variable(id) => m.variables.get(id).map(|v| v.name),
            Symbol::Fbarrier(id) => m.fbarriers.get(id).map(|f| f.name),
            Symbol::Executable(id) => m.executables.get(id).map(|e| e.name),
            Symbol::Label(id) => m.labels.get(id).map(|l| l.name),
            Symbol::Module => Some(m.header.name),
        };
        self.out.push_str(name.map_or("", |n| m.name(n)));
    }
}
