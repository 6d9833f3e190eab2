//! Instructions: a mnemonic, then operands as the table says.

use super::{Mnemonic, Parsed, Parser};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;
use wavelift_hsail::table::{self, Slot, Ty};

/// Most operands outside lists; `bitinsert` has five.
const MAX_OPERANDS: usize = 8;

/// Whether a register can stand in a place.
fn is_register(slot: Slot) -> bool {
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
struct Operands {
    operands: [Operand; MAX_OPERANDS],
    spans: [Span; MAX_OPERANDS],
    count: usize,
}

impl Operands {
    #[inline]
    fn new() -> Operands {
        Operands {
            operands: [Operand::Wavesize; MAX_OPERANDS],
            spans: [Span::NONE; MAX_OPERANDS],
            count: 0,
        }
    }

    #[inline]
    fn push(&mut self, (operand, span): (Operand, Span)) {
        self.operands[self.count] = operand;
        self.spans[self.count] = span;
        self.count += 1;
    }
}

impl<'a> Parser<'a> {
    /// Consumes an instruction with its semicolon.
    pub(super) fn instruction(&mut self) -> Parsed<Inst> {
        self.inst_start = self.token.span.start;
        let mnemonic = self.mnemonic()?;
        self.operands_of(mnemonic, None)
    }

    /// Consumes an instruction whose mnemonic is known and ends at `end`.
    pub(super) fn instruction_of(&mut self, mut mnemonic: Mnemonic, end: usize) -> Parsed<Inst> {
        self.inst_start = self.token.span.start;
        mnemonic.inst.span = Span::new(self.inst_start, end as u32);
        self.operands_of(mnemonic, Some(end))
    }

    /// Consumes registers from byte `at` on, as long as they stand in the way that nearly all do: a space at most before each, a
    /// comma or at the end the semicolon right after.
    #[inline]
    fn simple_registers(&mut self, slots: &[Slot], mut at: usize, found: &mut Operands) {
        let bytes = self.text.as_bytes();
        for (i, slot) in slots.iter().enumerate().take(MAX_OPERANDS) {
            let start = match bytes.get(at) {
                Some(b' ' | b'\t') => at + 1,
                // White space is missing before the first one: that is for the other way to say.
                _ if i == 0 => break,
                _ => at,
            };
            let Some((register, end)) = is_register(*slot)
                .then(|| simple_register(bytes, start))
                .flatten()
            else {
                break;
            };
            let last = i + 1 == slots.len();
            let separator = if last { b';' } else { b',' };
            if bytes.get(end) != Some(&separator) || slots.get(i + 1) == Some(&Slot::Labels) {
                break;
            }
            found.push((Operand::Register(register), Span::new(start as u32, end as u32)));
            at = end + 1;
        }
        self.pass_mnemonic(at);
    }

    /// Consumes the operands of an instruction and its semicolon. If `from` is some, the next token is the mnemonic, which ends
    /// there.
    fn operands_of(&mut self, mnemonic: Mnemonic, from: Option<usize>) -> Parsed<Inst> {
        let Mnemonic { mut inst, slots } = mnemonic;
        let mut found = Operands::new();
        if let Some(at) = from {
            self.simple_registers(slots, at, &mut found);
        }
        // The semicolon came with the last register.
        let finished = found.count > 0 && found.count == slots.len();
        if inst.opcode.is_call() {
            self.call_operands(&inst, &mut found)?;
        } else if !finished {
            self.listed_operands(&inst, slots, &mut found)?;
        }
        if !finished {
            self.end_of_instruction(inst.opcode)?;
        }
        inst.span.end = self.previous_end;
        inst.operands = self.module.push_operands(
            &found.operands[..found.count],
            &found.spans[..found.count],
            inst.span.start,
        );
        Ok(inst)
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
