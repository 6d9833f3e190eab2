//! From text to one instruction, by its row of the table and its format.

use super::error::{ParseError, ParseErrorKind, Span};
use super::lexer::Token;
use super::parser::{Body, Parse, Parser, parse_u64};
use super::printer::{default_constant, has_leading_width};
use crate::ir::eval::ones;
use crate::ir::{
    AtomicOp, Block, BlockCall, FloatCC, Format, FpMode, Function, InstructionData, IntCC, MemInfo,
    MemoryOrder, MemoryScope, Opcode, Rounding, Segment, SourceLoc, Symbol, Type, TypeClass, Value,
    ValueList, Width,
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
struct Suffixes {
    ty: Option<Type>,
    int_cond: Option<IntCC>,
    float_cond: Option<FloatCC>,
    round: Option<Rounding>,
    ftz: bool,
    sat: bool,
}

impl Suffixes {
    fn mode(&self) -> FpMode {
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
        }
        .data(opcode, &suffixes, ty, &mut symbol)?;
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

    fn named<T>(&mut self, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = match self.peek() {
            Token::Word(word) => parse(word),
            _ => None,
        };
        if found.is_some() {
            self.advance();
        }
        found
    }

    fn width(&mut self) -> Parse<Width> {
        if let Token::Word(text) | Token::Number(text) = self.peek()
            && let Some(width) = Width::parse(text)
        {
            self.advance();
            return Ok(width);
        }
        self.expected("a width: a power of two, `wave` or `all`")
    }

    fn required_segment(&mut self) -> Parse<Segment> {
        match self.named(Segment::parse) {
            Some(segment) => Ok(segment),
            None => self.expected("a segment, as in `global`"),
        }
    }
}

fn is_value(word: &str) -> bool {
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

/// Reads what follows the mnemonic.
struct Operands<'a> {
    parser: &'a mut Parser,
    func: &'a mut Function,
    body: &'a mut Body,
}

impl Operands<'_> {
    fn data(
        mut self,
        opcode: Opcode,
        suffixes: &Suffixes,
        ty: Type,
        symbol: &mut Option<(String, Span)>,
    ) -> Parse<InstructionData> {
        use InstructionData as D;
        let format = opcode.format();
        let mode = suffixes.mode();
        let width = if has_leading_width(format) && self.parser.eat_word("width") {
            self.parser.width()?
        } else {
            Width::ONE
        };
        Ok(match format {
            Format::Nullary => D::Nullary { opcode },
            Format::Const => D::Const {
                opcode,
                imm: self.constant(ty)?,
            },
            Format::Dim => {
                let dim = self.parser.number("a dimension: 0, 1 or 2", 255)? as u8;
                D::Dim { opcode, dim }
            }
            Format::Unary => D::Unary {
                opcode,
                arg: self.value()?,
            },
            Format::Binary => D::Binary {
                opcode,
                args: self.values()?,
            },
            Format::Ternary => D::Ternary {
                opcode,
                args: self.values()?,
            },
            Format::Quaternary => D::Quaternary {
                opcode,
                args: self.values()?,
            },
            Format::UnaryFp => D::UnaryFp {
                opcode,
                mode,
                arg: self.value()?,
            },
            Format::BinaryFp => D::BinaryFp {
                opcode,
                mode,
                args: self.values()?,
            },
            Format::TernaryFp => D::TernaryFp {
                opcode,
                mode,
                args: self.values()?,
            },
            Format::IntCompare => {
                let cond = suffixes.int_cond.unwrap_or(IntCC::Eq);
                D::IntCompare {
                    opcode,
                    cond,
                    args: self.values()?,
                }
            }
            Format::FloatCompare => {
                let cond = suffixes.float_cond.unwrap_or(FloatCC::Eq);
                D::FloatCompare {
                    opcode,
                    cond,
                    mode,
                    args: self.values()?,
                }
            }
            Format::UnaryImm => {
                let arg = self.value()?;
                D::UnaryImm {
                    opcode,
                    arg,
                    imm: self.lane()?,
                }
            }
            Format::BinaryImm => {
                let args = self.values()?;
                D::BinaryImm {
                    opcode,
                    args,
                    imm: self.lane()?,
                }
            }
            Format::MultiAry => D::MultiAry {
                opcode,
                args: self.list(None)?,
            },
            Format::Segment => D::Segment {
                opcode,
                segment: self.parser.required_segment()?,
            },
            Format::SegmentCvt => {
                let segment = self.parser.required_segment()?;
                let nonull = self.parser.eat_word("nonull");
                D::SegmentCvt {
                    opcode,
                    segment,
                    nonull,
                    arg: self.value()?,
                }
            }
            Format::SymbolAddr => {
                *symbol = Some(self.parser.name("variable")?);
                D::SymbolAddr {
                    opcode,
                    symbol: Symbol::from_u32(0),
                }
            }
            Format::Load => {
                let mem = self.memory()?;
                let (arg, offset) = self.address()?;
                D::Load {
                    opcode,
                    mem,
                    offset,
                    arg,
                }
            }
            Format::Store => {
                let mem = self.memory()?;
                let (arg, offset) = self.address()?;
                D::Store {
                    opcode,
                    mem,
                    offset,
                    args: self.list(Some(arg))?,
                }
            }
            Format::Atomic => {
                let Some(op) = self.parser.named(AtomicOp::parse) else {
                    return self.parser.expected("an atomic operation, as in `add`");
                };
                let mem = self.memory()?;
                let (arg, offset) = self.address()?;
                D::Atomic {
                    opcode,
                    op,
                    mem,
                    offset,
                    args: self.list(Some(arg))?,
                }
            }
            Format::Fence => {
                let order = self.parser.named(MemoryOrder::parse).unwrap_or(MemoryOrder::None);
                let scope = self.parser.named(MemoryScope::parse).unwrap_or(MemoryScope::None);
                D::Fence { opcode, order, scope }
            }
            Format::Barrier => D::Barrier { opcode, width },
            Format::Jump => D::Jump {
                opcode,
                target: self.target()?,
            },
            Format::Branch => {
                let arg = self.value()?;
                self.parser.expect(',')?;
                let yes = self.target()?;
                self.parser.expect(',')?;
                D::Branch {
                    opcode,
                    width,
                    arg,
                    targets: [yes, self.target()?],
                }
            }
            Format::Switch => {
                let arg = self.value()?;
                self.parser.expect(',')?;
                let targets = self.targets()?;
                let table = self.func.dfg.switch_tables.push(targets);
                D::Switch {
                    opcode,
                    width,
                    arg,
                    table,
                }
            }
            Format::Call => {
                let (name, span) = self.parser.name("function")?;
                let Some(&func) = self.parser.functions.get(&name) else {
                    let kind = ParseErrorKind::Undefined(super::print_name(&name));
                    return Err(ParseError { span, kind });
                };
                D::Call {
                    opcode,
                    func,
                    args: self.in_parentheses()?,
                }
            }
        })
    }

    fn value(&mut self) -> Parse<Value> {
        let (number, span) = self.parser.numbered("v", "value")?;
        self.body.values.push((number, span));
        Ok(Value::from_u32(number))
    }

    fn values<const N: usize>(&mut self) -> Parse<[Value; N]> {
        let mut values = [Value::from_u32(0); N];
        for (i, value) in values.iter_mut().enumerate() {
            if i > 0 {
                self.parser.expect(',')?;
                self.parser.skip_newlines();
            }
            *value = self.value()?;
        }
        Ok(values)
    }

    /// Values separated by commas to the end of the line. After a first value the list goes on with a comma.
    fn list(&mut self, first: Option<Value>) -> Parse<ValueList> {
        let mut values = Vec::new();
        values.extend(first);
        if first.is_none() && matches!(self.parser.peek(), Token::Word(word) if is_value(word)) {
            values.push(self.value()?);
        }
        while !values.is_empty() && self.parser.eat(',') {
            self.parser.skip_newlines();
            values.push(self.value()?);
        }
        Ok(self.func.dfg.make_list(&values))
    }

    /// `(v1, v2)`.
    fn in_parentheses(&mut self) -> Parse<ValueList> {
        self.parser.expect('(')?;
        let mut values = Vec::new();
        self.parser.skip_newlines();
        while !self.parser.eat(')') {
            values.push(self.value()?);
            self.parser.skip_newlines();
            if !self.parser.at(')') {
                self.parser.expect(',')?;
                self.parser.skip_newlines();
            }
        }
        Ok(self.func.dfg.make_list(&values))
    }

    fn target(&mut self) -> Parse<BlockCall> {
        self.parser.skip_newlines();
        let (number, span) = self.parser.numbered("block", "block")?;
        self.body.blocks.push((number, span));
        let args = if self.parser.at('(') {
            self.in_parentheses()?
        } else {
            ValueList::new()
        };
        Ok(BlockCall {
            block: Block::from_u32(number),
            args,
        })
    }

    fn targets(&mut self) -> Parse<Vec<BlockCall>> {
        self.parser.expect('[')?;
        let mut targets = Vec::new();
        self.parser.skip_newlines();
        while !self.parser.eat(']') {
            targets.push(self.target()?);
            self.parser.skip_newlines();
            if !self.parser.at(']') {
                self.parser.expect(',')?;
                self.parser.skip_newlines();
            }
        }
        Ok(targets)
    }

    /// `, 3` after the values of a lane access.
    fn lane(&mut self) -> Parse<u8> {
        self.parser.expect(',')?;
        self.parser.number("a lane number", 255).map(|n| n as u8)
    }

    /// `[v1+16]`.
    fn address(&mut self) -> Parse<(Value, i32)> {
        self.parser.expect('[')?;
        let arg = self.value()?;
        let mut offset = 0;
        let negative = self.parser.at('-');
        if negative || self.parser.at('+') {
            self.parser.advance();
            let limit = i32::MAX as u64 + u64::from(negative);
            let number = self.parser.number("an offset in bytes", limit)? as i64;
            offset = (if negative { -number } else { number }) as i32;
        }
        self.parser.expect(']')?;
        Ok((arg, offset))
    }

    fn memory(&mut self) -> Parse<MemInfo> {
        let segment = self.parser.required_segment()?;
        let mut mem = MemInfo::plain(segment, 0);
        mem.constant = default_constant(segment);
        let mut aligned = false;
        loop {
            let span = self.parser.span();
            if self.parser.eat_word("align") {
                let align = self.parser.number("an alignment in bytes", 1 << 31)?;
                if !align.is_power_of_two() {
                    let kind = ParseErrorKind::Expected {
                        expected: "an alignment that is a power of two".into(),
                        found: format!("`{align}`"),
                    };
                    return Err(ParseError { span, kind });
                }
                mem.align_log2 = align.trailing_zeros() as u8;
                if std::mem::replace(&mut aligned, true) {
                    return Err(ParseError {
                        span,
                        kind: ParseErrorKind::Repeated("align"),
                    });
                }
            } else if self.parser.eat_word("const") {
                mem.constant = true;
            } else if self.parser.eat_word("mutable") {
                mem.constant = false;
            } else if self.parser.eat_word("equiv") {
                mem.equiv = self.parser.number("an equivalence class", 255)? as u8;
            } else if self.parser.eat_word("width") {
                mem.width = self.parser.width()?;
            } else if let Some(order) = self.parser.named(MemoryOrder::parse) {
                mem.order = order;
            } else if let Some(scope) = self.parser.named(MemoryScope::parse) {
                mem.scope = scope;
            } else if !aligned {
                return self.parser.expected("`align N`");
            } else {
                return Ok(mem);
            }
        }
    }

    fn constant(&mut self, ty: Type) -> Parse<u64> {
        let negative = self.parser.eat('-');
        let span = self.parser.span();
        let Token::Number(text) = self.parser.peek().clone() else {
            return self.parser.expected("a constant");
        };
        let float = ty.is_float() && !text.starts_with("0x");
        let value = if float {
            float_bits(&text, ty, negative)
        } else {
            int_bits(&text, ty, negative)
        };
        match value {
            Some(value) => {
                self.parser.advance();
                Ok(value)
            }
            None if !float && parse_u64(&text).is_some() => Err(ParseError {
                span,
                kind: ParseErrorKind::TooLarge {
                    what: "a constant",
                    limit: if negative {
                        1 << (ty.bits().clamp(1, 64) - 1)
                    } else {
                        u64::MAX
                    },
                },
            }),
            None => self.parser.expected("a constant"),
        }
    }
}

/// An integer constant; a negative one has the bits of its type and must fit.
fn int_bits(text: &str, ty: Type, negative: bool) -> Option<u64> {
    let value = u64::try_from(parse_u64(text)?).ok()?;
    if !negative {
        return Some(value);
    }
    let bits = ty.bits().clamp(1, 64);
    (value <= 1 << (bits - 1)).then(|| value.wrapping_neg() & ones(bits))
}

fn float_bits(text: &str, ty: Type, negative: bool) -> Option<u64> {
    let text = if negative {
        format!("-{text}")
    } else {
        text.to_owned()
    };
    match ty {
        Type::F16 => {
            let value: f64 = text.parse().ok()?;
            Some(u64::from(half::f16::from_f64(value).to_bits()))
        }
        Type::F32 => text.parse::<f32>().ok().map(|v| u64::from(v.to_bits())),
        Type::F64 => text.parse::<f64>().ok().map(f64::to_bits),
        _ => None,
    }
}
