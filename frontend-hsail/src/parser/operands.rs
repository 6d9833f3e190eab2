//! Operands (HSA PRM 4.16 to 4.18).

use super::plain::{PlainVector, plain_address};
use super::{Parsed, Parser};
use crate::lexer::TokenKind;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;
use wavelift_hsail::table::{Slot, Ty};

/// Most elements of one list of labels, functions or arguments.
const MAX_LIST: usize = 1 << 16;

impl<'a> Parser<'a> {
    pub(super) fn operand(&mut self, inst: &Inst, slot: Slot) -> Parsed<Operand> {
        match slot {
            Slot::Dest(_) | Slot::Reg(_) => self.register_operand(slot),
            Slot::Src(ty) => self.source(inst, ty, true),
            Slot::Imm(ty) | Slot::Constant(ty) => self.source(inst, ty, false),
            Slot::DestVector(ty) | Slot::SrcVector(ty) | Slot::DestQuad(ty) | Slot::SrcQuad(ty) => {
                if self.is(b'(') {
                    self.vector(inst, ty)
                } else {
                    self.source(inst, ty, true)
                }
            }
            Slot::Coordinates | Slot::Gradients => {
                let ty = match slot {
                    Slot::Coordinates => Ty::C,
                    _ => Ty::Is(Type::F32),
                };
                if self.is(b'(') {
                    self.vector(inst, ty)
                } else {
                    self.source(inst, ty, true)
                }
            }
            Slot::Address => self.address(inst),
            Slot::Label => Ok(Operand::Label(self.label_reference()?)),
            Slot::Labels => {
                let list = self.list(b'[', b']', "the list of labels", |p| {
                    Ok(Operand::Label(p.label_reference()?))
                })?;
                Ok(Operand::Labels(list))
            }
            Slot::Fbarrier | Slot::FbarrierName => {
                if slot == Slot::Fbarrier && self.token.kind == TokenKind::Dollar {
                    return Ok(Operand::Register(self.register()?));
                }
                self.fbarrier_name()
            }
            Slot::Function | Slot::Signature => self.executable_name(slot == Slot::Signature),
            Slot::Functions => {
                let list = self.list(b'[', b']', "the list of functions", |p| p.executable_name(false))?;
                Ok(Operand::Executables(list))
            }
            Slot::Arguments => {
                let list = self.list(b'(', b')', "the list of arguments", |p| p.argument())?;
                Ok(Operand::Arguments(list))
            }
        }
    }

    fn register_operand(&mut self, slot: Slot) -> Parsed<Operand> {
        if self.token.kind != TokenKind::Dollar {
            let what = if matches!(slot, Slot::Dest(_)) {
                "a register to write"
            } else {
                "a register"
            };
            return Err(self.expected(what));
        }
        Ok(Operand::Register(self.register()?))
    }

    /// A register, constant or, unless `constant_only`, `WAVESIZE`.
    fn source(&mut self, inst: &Inst, ty: Ty, register: bool) -> Parsed<Operand> {
        match self.token.kind {
            TokenKind::Dollar if register => Ok(Operand::Register(self.register()?)),
            TokenKind::Word if self.is_word("WAVESIZE") => {
                self.advance();
                Ok(Operand::Wavesize)
            }
            TokenKind::Number | TokenKind::Word | TokenKind::Punct(b'+' | b'-') => {
                let Some(expected) = ty.of(inst) else {
                    // Only a packed mask can lack a type, and then the types are wrong anyway.
                    return Err(self.expected("a register"));
                };
                self.immediate(expected)
            }
            TokenKind::Punct(b'(') => {
                let op = inst.opcode;
                let d = Diagnostic::error(
                    "unexpected-vector",
                    self.token.span,
                    format!("`{op}` takes no vector here"),
                )
                .prm("4.16");
                Err(self.report(d))
            }
            _ if register => Err(self.expected("a register or constant")),
            _ => Err(self.expected("a constant")),
        }
    }

    fn vector(&mut self, inst: &Inst, ty: Ty) -> Parsed<Operand> {
        if let Some((vector, end)) = PlainVector::read(self.text.as_bytes(), self.token.span.start as usize) {
            self.pass_mnemonic(end);
            return Ok(Operand::Vector(self.push_vector(&vector)));
        }
        let list = self.list(b'(', b')', "the vector", |p| p.source(inst, ty, true))?;
        Ok(Operand::Vector(list))
    }

    /// Elements between two brackets.
    fn list(
        &mut self,
        open: u8,
        close: u8,
        what: &str,
        mut element: impl FnMut(&mut Self) -> Parsed<Operand>,
    ) -> Parsed<OperandList> {
        self.expect_with(open, || format!("before {what}"))?;
        let mut operands = Vec::new();
        let mut spans = Vec::new();
        if !(open == b'(' && self.is(close)) {
            loop {
                if operands.len() >= MAX_LIST {
                    let message = format!("a list has at most {MAX_LIST} elements");
                    let d = Diagnostic::error("list-too-long", self.token.span, message);
                    return Err(self.report(d));
                }
                let start = self.token.span.start;
                operands.push(element(self)?);
                spans.push(Span::new(start, self.previous_end));
                if !self.accept(b',') {
                    break;
                }
            }
        }
        self.expect_with(close, || format!("after {what}"))?;
        Ok(self.module.push_operands(&operands, &spans, self.inst_start))
    }

    /// `[name]`, `[address]` or `[name][address]`.
    fn address(&mut self, inst: &Inst) -> Parsed<Operand> {
        if self.is(b'[')
            && let Some((address, end)) = plain_address(self.text.as_bytes(), self.token.span.start as usize)
        {
            self.pass_mnemonic(end);
            return Ok(address);
        }
        self.expect(b'[', "before the address")?;
        let mut address = Address {
            symbol: None.into(),
            register: None,
            offset: 0,
        };
        if matches!(self.token.kind, TokenKind::Global | TokenKind::Local) {
            let (symbol, name, span) = self.symbol()?;
            match symbol {
                Some(Symbol::Variable(id)) => address.symbol = id.into(),
                Some(other) => {
                    let text = self.module.name(name).to_string();
                    let d = Diagnostic::error("not-a-variable", span, format!("`{text}` is not a variable"))
                        .also(self.symbol_span(other), "declared here")
                        .prm("4.18");
                    return Err(self.report(d));
                }
                None => {}
            }
            if self.is(b'+') || self.is(b'-') {
                let text = self.module.name(name).to_string();
                let d = Diagnostic::error(
                    "offset-after-name",
                    self.token.span,
                    "an offset from a variable has brackets of its own",
                )
                .help(format!("write `[{text}][...]`"))
                .prm("4.18");
                return Err(self.report(d));
            }
            self.expect(b']', "after the name")?;
            if !self.accept(b'[') {
                return Ok(address.into());
            }
        }
        let mut signed = false;
        if self.token.kind == TokenKind::Dollar {
            address.register = Some(self.register()?);
            if self.accept(b']') {
                return Ok(address.into());
            }
            signed = true;
        }
        let negative = self.is(b'-');
        if negative || self.is(b'+') {
            self.advance();
        } else if signed {
            return Err(self.expected("`+`, `-` or `]`"));
        }
        let offset = self.integer("an offset in bytes")?;
        address.offset = if negative { offset.wrapping_neg() } else { offset };
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
        if self.module.address_bits(segment) == 32 {
            address.offset &= u32::MAX as u64;
        }
        self.expect(b']', "after the address")?;
        Ok(address.into())
    }

    fn named(&mut self, what: &str) -> Parsed<(Option<Symbol>, Name, Span)> {
        if !matches!(self.token.kind, TokenKind::Global | TokenKind::Local) {
            return Err(self.expected(what));
        }
        self.symbol()
    }

    fn wrong_kind(&mut self, name: Name, span: Span, symbol: Symbol, what: &str) -> super::Reported {
        let text = self.module.name(name).to_string();
        let d = Diagnostic::error("wrong-symbol-kind", span, format!("`{text}` is not {what}"))
            .also(self.symbol_span(symbol), "declared here")
            .prm("4.6.2");
        self.report(d)
    }

    fn fbarrier_name(&mut self) -> Parsed<Operand> {
        let (symbol, name, span) = self.named("an fbarrier")?;
        match symbol {
            Some(Symbol::Fbarrier(id)) => Ok(Operand::Fbarrier(id)),
            Some(other) => Err(self.wrong_kind(name, span, other, "an fbarrier")),
            None => Ok(Operand::Wavesize),
        }
    }

    fn executable_name(&mut self, signature: bool) -> Parsed<Operand> {
        let what = if signature { "a signature" } else { "a function" };
        let (symbol, name, span) = self.named(what)?;
        match symbol {
            Some(Symbol::Executable(id)) => Ok(Operand::Executable(id)),
            Some(other) => Err(self.wrong_kind(name, span, other, what)),
            None => Ok(Operand::Wavesize),
        }
    }

    fn argument(&mut self) -> Parsed<Operand> {
        let (symbol, name, span) = self.named("a variable of the arg block")?;
        match symbol {
            Some(Symbol::Variable(id)) => Ok(Operand::Variable(id)),
            Some(other) => Err(self.wrong_kind(name, span, other, "a variable of the arg block")),
            None => Ok(Operand::Wavesize),
        }
    }
}
