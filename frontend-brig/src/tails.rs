//! Ends of operands that are longer than their structure.
//!
//! A later version of BRIG may put more fields after those of an operand (HSA PRM 18.2); the module model has no entries of
//! operands that could hold them. So, when any operand is longer, one more walk over `hsa_code` visits operands in the order in
//! which the writer will write them (W1 of [`crate::write()`]) and keeps the ends by their number in it. Operands that nothing
//! refers to are not visited, and are lost with their ends.

use crate::entry::{Entry, kind, operand_bytes};
use crate::error::Read;
use crate::reader::Reader;
use wavelift_hsail::model::Opcode;

/// Where an entry of `hsa_code` names operands.
enum Names {
    /// Offset of the field with a list.
    List(usize),
    /// Offset of the field with one operand.
    One(usize),
}

impl Reader<'_> {
    /// Keeps the ends of longer operands. Needs both walks without errors, which makes every offset valid.
    pub(crate) fn keep_operand_tails(&mut self) {
        if !self.operands.has_tails || self.has_errors() {
            return;
        }
        let mut at = self.code.first();
        while let Some(entry) = self.code.entry(at) {
            at = entry.end();
            let mut written = 0;
            if let Err(fail) = self.tails_of(&entry, &mut written) {
                self.report(*fail);
                return;
            }
        }
    }

    fn tails_of(&mut self, owner: &Entry<'_>, written: &mut u32) -> Read<()> {
        let names = match owner.kind {
            kind::VARIABLE if owner.u32(8) != 0 => Names::One(8),
            kind::PRAGMA => Names::List(4),
            kind::CONTROL => Names::List(8),
            kind::INST_ADDR..=kind::INST_SOURCE_TYPE => Names::List(8),
            _ => return Ok(()),
        };
        match names {
            Names::One(at) => self.tails_below(owner, at, owner.u32(at), written),
            // Zero operands may be written as no list at all.
            Names::List(at) if owner.u32(at) == 0 => Ok(()),
            Names::List(at) => {
                let mut offsets: Vec<u32> = self.list(owner, at)?.collect();
                let is_inst = owner.kind >= kind::INST_ADDR;
                // What is called is written before the outputs.
                if is_inst
                    && offsets.len() > 1
                    && Opcode::from_brig(owner.u16(4)).is_some_and(Opcode::is_call)
                {
                    offsets.swap(0, 1);
                }
                for offset in offsets {
                    self.tails_below(owner, at, offset, written)?;
                }
                Ok(())
            }
        }
    }

    /// Keeps the end of an operand, after those of what it consists of.
    fn tails_below(&mut self, owner: &Entry<'_>, at: usize, offset: u32, written: &mut u32) -> Read<()> {
        let operand = self.operand_entry(owner, at, offset)?;
        match operand.kind {
            kind::ADDRESS if operand.u32(8) != 0 => {
                let register = self.operand_entry(&operand, 8, operand.u32(8))?;
                self.keep(owner, &register, written)?;
            }
            kind::OPERAND_LIST | kind::CONSTANT_OPERAND_LIST => {
                let field = if operand.kind == kind::OPERAND_LIST { 4 } else { 8 };
                // The elements of lists are no lists: the reader has seen that.
                for element in self.list(&operand, field)? {
                    let element = self.operand_entry(&operand, field, element)?;
                    self.keep(owner, &element, written)?;
                }
            }
            _ => {}
        }
        self.keep(owner, &operand, written)
    }

    fn keep(&mut self, owner: &Entry<'_>, operand: &Entry<'_>, written: &mut u32) -> Read<()> {
        if let Some(tail) = operand.tail(operand_bytes(operand.kind)) {
            self.spend_constant(operand, tail.len())?;
            self.extras.keep_operand_tail(owner.span(), *written, tail);
        }
        *written += 1;
        Ok(())
    }
}
