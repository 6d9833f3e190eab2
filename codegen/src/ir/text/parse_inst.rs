//! From text to one instruction: its results and its mnemonic, by its row of the table. Operands are in the sibling module.

use super::error::{ParseError, ParseErrorKind, Span};
use super::lexer::Token;
use super::parse_operands::Operands;
use super::parser::{Body, Parse, Parser};
use crate::ir::{
    FloatCC, Format, FpMode, Function, InstructionData, IntCC, Opcode, Rounding, SourceLoc, Type, TypeClass,
};

/// An instruction that is read but not yet made.
#[derive(Debug)]
pub(super) struct RawInst {
    pub(super) span: Span,
    /// Marked with `|`.
    pub(super) shared: bool,
    /// Everything but the mark and the source line, as indices of the parser's tokens.
    pub(super) tokens: std::ops::Range<usize>,
    pub(super) results: Vec<(u32, Span)>,
    pub(super) data: InstructionData,
    pub(super) ty: Type,
    /// Types of the results where the table does not give them.
    pub(super) result_types: Option<Vec<Type>>,
    pub(super) loc: SourceLoc,
    /// The variable of a `symbol_addr`, to be looked up.
    pub(super) symbol: Option<(String, Span)>,
}

/// What is written after a mnemonic with dots.
#[derive(Default)]
pub(super) struct Suffixes {
    ty: Option<Type>,
    pub(super) int_cond: Option<IntCC>,
    pub(super) float_cond: Option<FloatCC>,
    round: Option<Rounding>,
    ftz: bool,
    sat: bool,
}

impl Suffixes {
    pub(super) fn mode(&self) -> FpMode {
        FpMode {
            round: self.round.unwrap_or(FpMode::DEFAULT.round),
            ftz: self.ftz,
            sat: self.sat,
        }
    }
}

fn has_mode(format: Format) -> bool {
    matches!(
        format,
        Format::UnaryFp | Format::BinaryFp | Format::TernaryFp | Format::FloatCompare
    )
}

impl Parser {
    /// One instruction, up to but not including the end of its line.
    pub(super) fn instruction(&mut self, func: &mut Function, body: &mut Body, wave: bool) -> Parse<RawInst> {
        let span = self.span();
        let shared = self.eat('|');
        if shared && !wave {
            return Err(ParseError {
                span,
                kind: ParseErrorKind::SharedAtThreadLevel,
            });
        }
        let start = self.position();
        let (results, annotations) = self.results()?;
        let (opcode, suffixes, mnemonic) = self.mnemonic()?;
        let ty = suffixes.ty.unwrap_or(Type::INVALID);
        let result_types = result_types(opcode, ty, &results, &annotations, mnemonic)?;
        let mut symbol = None;
        let data = Operands {
            parser: self,
            func,
            body,
            symbol: &mut symbol,
        }
        .data(opcode, &suffixes, ty)?;
        let tokens = start..self.position();
        let mut loc = SourceLoc::UNKNOWN;
        if self.eat('@') {
            loc = SourceLoc(self.number_u32("a source line")?);
        }
        Ok(RawInst {
            span,
            shared,
            tokens,
            results,
            data,
            ty,
            result_types,
            loc,
            symbol,
        })
    }

    /// `v1, v2: i32 =`, or nothing.
    #[allow(clippy::type_complexity)]
    fn results(&mut self) -> Parse<(Vec<(u32, Span)>, Vec<Option<Type>>)> {
        let (mut results, mut types) = (Vec::new(), Vec::new());
        if !matches!(self.peek(), Token::Word(word) if is_value(word)) {
            return Ok((results, types));
        }
        loop {
            let (number, span) = self.numbered("v", "value")?;
            if let Some(&(last, _)) = results.last()
                && number != last + 1
            {
                let kind = ParseErrorKind::ResultsNotConsecutive {
                    expected: last + 1,
                    found: number,
                };
                return Err(ParseError { span, kind });
            }
            results.push((number, span));
            types.push(if self.eat(':') { Some(self.ty()?) } else { None });
            if !self.eat(',') {
                break;
            }
        }
        if self.eat('=') {
            Ok((results, types))
        } else {
            self.expected("`=` after the results")
        }
    }

    fn mnemonic(&mut self) -> Parse<(Opcode, Suffixes, Span)> {
        let span = self.span();
        let Token::Word(word) = self.peek().clone() else {
            return self.expected("an instruction");
        };
        let mut parts = word.split('.');
        let name = parts.next().unwrap_or("");
        let Some(opcode) = Opcode::parse(name) else {
            return Err(ParseError {
                span,
                kind: ParseErrorKind::UnknownInstruction(name.into()),
            });
        };
        self.advance();
        let mut suffixes = Suffixes::default();
        let mut column = span.column + name.len() as u32;
        for part in parts {
            let at = Span {
                line: span.line,
                column: column + 1,
                length: (part.len() as u32).max(1),
            };
            column += 1 + part.len() as u32;
            suffix(opcode, &mut suffixes, part).map_err(|kind| ParseError { span: at, kind })?;
        }
        let info = opcode.info();
        let missing = match info.format {
            Format::IntCompare if suffixes.int_cond.is_none() => Some("condition"),
            Format::FloatCompare if suffixes.float_cond.is_none() => Some("condition"),
            _ if info.class != TypeClass::None && suffixes.ty.is_none() => Some("type"),
            _ => None,
        };
        match missing {
            Some(what) => Err(ParseError {
                span,
                kind: ParseErrorKind::MissingSuffix {
                    instruction: info.name,
                    what,
                },
            }),
            None => Ok((opcode, suffixes, span)),
        }
    }
}

pub(super) fn is_value(word: &str) -> bool {
    word.strip_prefix('v')
        .is_some_and(|n| !n.is_empty() && n.bytes().all(|b| b.is_ascii_digit()))
}

fn suffix(opcode: Opcode, suffixes: &mut Suffixes, part: &str) -> Result<(), ParseErrorKind> {
    let info = opcode.info();
    let repeated = if let Some(ty) = Type::parse(part).filter(|_| info.class != TypeClass::None) {
        suffixes.ty.replace(ty).is_some()
    } else if let Some(cc) = IntCC::parse(part).filter(|_| info.format == Format::IntCompare) {
        suffixes.int_cond.replace(cc).is_some()
    } else if let Some(cc) = FloatCC::parse(part).filter(|_| info.format == Format::FloatCompare) {
        suffixes.float_cond.replace(cc).is_some()
    } else if let Some(round) = Rounding::parse(part).filter(|_| has_mode(info.format)) {
        suffixes.round.replace(round).is_some()
    } else if part == "ftz" && has_mode(info.format) {
        std::mem::replace(&mut suffixes.ftz, true)
    } else if part == "sat" && has_mode(info.format) {
        std::mem::replace(&mut suffixes.sat, true)
    } else {
        return Err(ParseErrorKind::UnknownSuffix {
            instruction: info.name,
            suffix: part.into(),
        });
    };
    if repeated {
        Err(ParseErrorKind::RepeatedSuffix(part.into()))
    } else {
        Ok(())
    }
}

/// Checks the number of results and gathers the types that the table does not give.
fn result_types(
    opcode: Opcode,
    ty: Type,
    results: &[(u32, Span)],
    annotations: &[Option<Type>],
    mnemonic: Span,
) -> Parse<Option<Vec<Type>>> {
    let info = opcode.info();
    if let Some(rules) = info.results {
        if rules.len() != results.len() {
            let kind = ParseErrorKind::ResultCount {
                instruction: info.name,
                expected: rules.len(),
                found: results.len(),
            };
            return Err(ParseError { span: mnemonic, kind });
        }
        for (&(number, span), annotation) in results.iter().zip(annotations) {
            if annotation.is_some() {
                return Err(ParseError {
                    span,
                    kind: ParseErrorKind::ResultTypeGiven(number),
                });
            }
        }
        return Ok(None);
    }
    let mut types = Vec::new();
    for (&(number, span), annotation) in results.iter().zip(annotations) {
        match annotation {
            Some(ty) => types.push(*ty),
            None if info.class != TypeClass::None => types.push(ty),
            None => {
                return Err(ParseError {
                    span,
                    kind: ParseErrorKind::ResultTypeMissing(number),
                });
            }
        }
    }
    Ok(Some(types))
}
