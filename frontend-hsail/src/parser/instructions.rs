//! Instructions: a mnemonic, then operands as the table says.

use super::{Mnemonic, Parsed, Parser};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;
use wavelift_hsail::table::{self, Slot, Ty};

/// Whether a register can stand in a place.
pub(super) fn is_register(slot: Slot) -> bool {
    matches!(
        slot,
        Slot::Dest(_) | Slot::Src(_) | Slot::Reg(_) | Slot::DestVector(_) | Slot::SrcVector(_)
    )
}

/// The register at byte `at` and where it ends, if its number has at most three digits. What follows is not looked at.
#[inline]
pub(super) fn simple_register(bytes: &[u8], at: usize) -> Option<(Register, usize)> {
    let [b'$', kind, first, rest @ ..] = bytes.get(at..)? else {
        return None;
    };
    let kind = match kind {
        b's' => RegisterKind::Single,
        b'd' => RegisterKind::Double,
        b'c' => RegisterKind::Control,
        b'q' => RegisterKind::Quad,
        _ => return None,
    };
    if !first.is_ascii_digit() {
        return None;
    }
    let mut number = u16::from(first - b'0');
    let mut end = at + 3;
    for digit in rest.iter().take(2).take_while(|b| b.is_ascii_digit()) {
        if number == 0 {
            // A leading zero.
            return None;
        }
        number = number * 10 + u16::from(digit - b'0');
        end += 1;
    }
    Some((Register::new(kind, number)?, end))
}

/// The operands of an instruction while they are read.
pub(super) struct Operands {
    operands: [Operand; Operands::MOST],
    spans: [Span; Operands::MOST],
    pub(super) count: usize,
}

impl Operands {
    /// Most operands outside lists; `bitinsert` has five.
    pub(super) const MOST: usize = 8;

    #[inline]
    pub(super) fn new() -> Operands {
        Operands {
            operands: [Operand::Wavesize; Operands::MOST],
            spans: [Span::NONE; Operands::MOST],
            count: 0,
        }
    }

    #[inline]
    pub(super) fn push(&mut self, (operand, span): (Operand, Span)) {
        self.operands[self.count] = operand;
        self.spans[self.count] = span;
        self.count += 1;
    }
}

impl<'a> Parser<'a> {
    /// Consumes an instruction with its semicolon.
    pub(super) fn instruction(&mut self) -> Parsed<()> {
        self.inst_start = self.token.span.start;
        let mnemonic = self.mnemonic()?;
        self.rest_of_instruction(mnemonic, Operands::new())
    }

    /// Consumes the operands of an instruction that are not read yet, and its semicolon.
    pub(super) fn rest_of_instruction(&mut self, mnemonic: Mnemonic, mut found: Operands) -> Parsed<()> {
        let Mnemonic { inst, slots } = mnemonic;
        if inst.opcode.is_call() {
            self.call_operands(&inst, &mut found)?;
        } else {
            self.listed_operands(&inst, slots, &mut found)?;
        }
        self.end_of_instruction(inst.opcode)?;
        self.push_instruction(inst, &found);
        Ok(())
    }

    /// Adds an instruction whose semicolon was the last that was consumed to the statements.
    #[inline]
    pub(super) fn push_instruction(&mut self, mut inst: Inst, found: &Operands) {
        inst.span.end = self.previous_end;
        let (operands, spans) = (&found.operands[..found.count], &found.spans[..found.count]);
        inst.operands = self.module.push_operands(operands, spans, inst.span.start);
        self.statements.push(Statement::Inst(inst));
    }

    /// The operands of a call. Text order differs from operand order only in where the list of functions stands.
    fn call_operands(&mut self, inst: &Inst, found: &mut Operands) -> Parsed<()> {
        let (target, last) = match inst.opcode {
            Opcode::Call => (Slot::Function, None),
            Opcode::SCall => (Slot::Src(Ty::T), Some(Slot::Functions)),
            Opcode::ICall => (Slot::Reg(Ty::T), Some(Slot::Signature)),
            _ => (Slot::Reg(Ty::T), None),
        };
        let callee = self.spanned(inst, target)?;
        found.push(self.spanned(inst, Slot::Arguments)?);
        let inputs = self.spanned(inst, Slot::Arguments)?;
        found.push(callee);
        found.push(inputs);
        if let Some(slot) = last {
            found.push(self.spanned(inst, slot)?);
        }
        Ok(())
    }

    /// The operands that are not read yet, with commas between all.
    #[inline]
    fn listed_operands(&mut self, inst: &Inst, slots: &[Slot], found: &mut Operands) -> Parsed<()> {
        let simple = found.count;
        for (i, &slot) in slots.iter().enumerate().skip(simple) {
            if i > simple && slot != Slot::Labels && !self.accept(b',') {
                return Err(self.wrong_count(inst, slots.len(), i));
            }
            // Most operands are registers.
            found.push(if is_register(slot) && self.token.kind == TokenKind::Dollar {
                let span = self.token.span;
                (Operand::Register(self.register()?), span)
            } else {
                self.spanned(inst, slot)?
            });
        }
        match self.is(b',') {
            true => Err(self.wrong_count(inst, slots.len(), slots.len() + 1)),
            false => Ok(()),
        }
    }

    #[inline]
    fn end_of_instruction(&mut self, op: Opcode) -> Parsed<()> {
        if self.is(b';') {
            self.advance();
            return Ok(());
        }
        // Where the next statement starts on another line, a semicolon is missing at the end of this one.
        if self.starts_line() || self.token.kind == TokenKind::End {
            let message = format!("`;` is missing after `{op}`");
            self.push(Diagnostic::error("missing-semicolon", self.gap(), message).prm("19.2"));
            return Ok(());
        }
        Err(self.expected(&format!("`;` after `{op}`")))
    }

    #[inline]
    fn spanned(&mut self, inst: &Inst, slot: Slot) -> Parsed<(Operand, Span)> {
        let start = self.token.span.start;
        let operand = self.operand(inst, slot)?;
        Ok((operand, Span::new(start, self.previous_end)))
    }

    fn wrong_count(&mut self, inst: &Inst, wanted: usize, found: usize) -> super::Reported {
        let op = inst.opcode;
        // Operands were taken from some row; what is wrong is what chose it.
        if let Some(operation) = inst.mods.atomic
            && !table::rows(op).iter().any(|row| row.selects(inst))
        {
            let span = Span::new(self.inst_start, self.previous_end);
            let message = format!("`{op}` has no operation `{operation}`");
            let section = match op {
                Opcode::Atomic => "6.6",
                Opcode::AtomicNoRet => "6.7",
                _ => "6.8",
            };
            return self.report(Diagnostic::error("wrong-operation", span, message).prm(section));
        }
        let found = if found > wanted {
            "more".to_string()
        } else {
            found.to_string()
        };
        let d = Diagnostic::error(
            "operand-count",
            self.token.span,
            format!(
                "`{op}` takes {wanted} operand{}, found {found}",
                if wanted == 1 { "" } else { "s" }
            ),
        )
        .prm("19.2");
        self.report(d)
    }
}
