//! Instructions: a mnemonic, then operands as the table says.

use super::{Mnemonic, Parsed, Parser};
use crate::diagnostics::Diagnostic;
use crate::lexer::TokenKind;
use crate::model::*;
use crate::source::Span;
use crate::table::{self, Slot, Ty};

/// Most operands outside lists; `bitinsert` has five.
const MAX_OPERANDS: usize = 8;

impl<'a> Parser<'a> {
    /// Consumes an instruction with its semicolon.
    pub(super) fn instruction(&mut self) -> Parsed<Inst> {
        self.inst_start = self.token.span.start;
        let mnemonic = self.mnemonic()?;
        self.operands_of(mnemonic)
    }

    /// Consumes an instruction whose mnemonic is known and ends at `end`.
    pub(super) fn instruction_of(&mut self, mut mnemonic: Mnemonic, end: usize) -> Parsed<Inst> {
        self.inst_start = self.token.span.start;
        mnemonic.inst.span = Span::new(self.inst_start, end as u32);
        self.pass_mnemonic(end);
        self.operands_of(mnemonic)
    }

    /// Consumes the operands of an instruction and its semicolon.
    fn operands_of(&mut self, mnemonic: Mnemonic) -> Parsed<Inst> {
        let Mnemonic { mut inst, slots } = mnemonic;
        let mut operands = [Operand::Wavesize; MAX_OPERANDS];
        let mut spans = [Span::NONE; MAX_OPERANDS];
        let mut count = 0;
        let add = |operand: Operand,
                   span: Span,
                   operands: &mut [Operand; MAX_OPERANDS],
                   spans: &mut [Span; MAX_OPERANDS],
                   count: &mut usize| {
            operands[*count] = operand;
            spans[*count] = span;
            *count += 1;
        };
        if inst.opcode.is_call() {
            // Text order differs from operand order only in where the list of functions stands.
            let target = match inst.opcode {
                Opcode::Call => Slot::Function,
                Opcode::SCall => Slot::Src(Ty::T),
                _ => Slot::Reg(Ty::T),
            };
            let (callee, callee_span) = self.spanned(&inst, target)?;
            let (outputs, outputs_span) = self.spanned(&inst, Slot::Arguments)?;
            let (inputs, inputs_span) = self.spanned(&inst, Slot::Arguments)?;
            add(outputs, outputs_span, &mut operands, &mut spans, &mut count);
            add(callee, callee_span, &mut operands, &mut spans, &mut count);
            add(inputs, inputs_span, &mut operands, &mut spans, &mut count);
            let last = match inst.opcode {
                Opcode::SCall => Some(Slot::Functions),
                Opcode::ICall => Some(Slot::Signature),
                _ => None,
            };
            if let Some(slot) = last {
                let (operand, span) = self.spanned(&inst, slot)?;
                add(operand, span, &mut operands, &mut spans, &mut count);
            }
        } else {
            for (i, &slot) in slots.iter().enumerate() {
                if i > 0 && slot != Slot::Labels && !self.accept(b',') {
                    return Err(self.wrong_count(&inst, slots.len(), i));
                }
                // Most operands are registers.
                let register = matches!(
                    slot,
                    Slot::Dest(_) | Slot::Src(_) | Slot::Reg(_) | Slot::DestVector(_) | Slot::SrcVector(_)
                );
                let (operand, span) = if register && self.token.kind == TokenKind::Dollar {
                    let span = self.token.span;
                    (Operand::Register(self.register()?), span)
                } else {
                    self.spanned(&inst, slot)?
                };
                add(operand, span, &mut operands, &mut spans, &mut count);
            }
            if self.is(b',') {
                return Err(self.wrong_count(&inst, slots.len(), slots.len() + 1));
            }
        }
        if !self.is(b';') {
            let op = inst.opcode;
            // Where the next statement starts on another line, a semicolon is missing at the end of this one.
            if self.starts_line() || self.token.kind == TokenKind::End {
                let d = Diagnostic::error(
                    "missing-semicolon",
                    self.gap(),
                    format!("`;` is missing after `{op}`"),
                )
                .prm("19.2");
                self.push(d);
            } else {
                return Err(self.expected(&format!("`;` after `{op}`")));
            }
        } else {
            self.advance();
        }
        inst.span.end = self.previous_end;
        inst.operands = self
            .module
            .push_operands(&operands[..count], &spans[..count], inst.span.start);
        Ok(inst)
    }

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
