//! From text to the operands of one instruction, by its format.

use super::error::{ParseError, ParseErrorKind, Span};
use super::lexer::Token;
use super::parse_inst::{Suffixes, is_value};
use super::parser::{Body, Parse, Parser};
use super::printer::{default_constant, has_leading_width};
use super::tokens::parse_u64;
use crate::ir::eval::ones;
use crate::ir::{
    AtomicOp, Block, BlockCall, FloatCC, Format, Function, ImageGeometry, InstructionData, IntCC,
    MatrixIntegers, MatrixProduct, MemInfo, MemoryOrder, MemoryScope, Opcode, Segment, Symbol, Type, Value,
    ValueList, Width,
};

impl Parser {
    fn named<T>(&mut self, parse: impl Fn(&str) -> Option<T>) -> Option<T> {
        let found = match self.peek() {
            // Geometries of images begin with a digit.
            Token::Word(word) | Token::Number(word) => parse(word),
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

/// Reads what follows the mnemonic.
pub(super) struct Operands<'a> {
    pub(super) parser: &'a mut Parser,
    pub(super) func: &'a mut Function,
    pub(super) body: &'a mut Body,
    /// Takes the variable of a `symbol_addr`.
    pub(super) symbol: &'a mut Option<(String, Span)>,
}

impl Operands<'_> {
    pub(super) fn data(mut self, opcode: Opcode, suffixes: &Suffixes, ty: Type) -> Parse<InstructionData> {
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
            Format::Const => {
                let imm = self.constant(ty)?;
                D::Const { opcode, imm }
            }
            Format::Dim => {
                let dim = self.parser.number("a dimension: 0, 1 or 2", 255)? as u8;
                D::Dim { opcode, dim }
            }
            Format::Unary => {
                let arg = self.value()?;
                D::Unary { opcode, arg }
            }
            Format::Binary => {
                let args = self.values()?;
                D::Binary { opcode, args }
            }
            Format::Ternary => {
                let args = self.values()?;
                D::Ternary { opcode, args }
            }
            Format::Quaternary => {
                let args = self.values()?;
                D::Quaternary { opcode, args }
            }
            Format::UnaryFp => {
                let arg = self.value()?;
                D::UnaryFp { opcode, mode, arg }
            }
            Format::BinaryFp => {
                let args = self.values()?;
                D::BinaryFp { opcode, mode, args }
            }
            Format::TernaryFp => {
                let args = self.values()?;
                D::TernaryFp { opcode, mode, args }
            }
            Format::IntCompare | Format::FloatCompare => self.compare(opcode, suffixes)?,
            Format::UnaryImm | Format::BinaryImm => self.lane_access(opcode)?,
            Format::MultiAry => {
                let args = self.list(None)?;
                D::MultiAry { opcode, args }
            }
            Format::Segment => {
                let segment = self.parser.required_segment()?;
                D::Segment { opcode, segment }
            }
            Format::SegmentCvt => self.segment_conversion(opcode)?,
            Format::SymbolAddr => {
                *self.symbol = Some(self.parser.name("variable")?);
                let symbol = Symbol::from_u32(0);
                D::SymbolAddr { opcode, symbol }
            }
            Format::Load | Format::Store | Format::Atomic => self.access(opcode)?,
            Format::Fence => self.fence(opcode),
            Format::Image => self.image(opcode)?,
            Format::Matrix => self.matrix(opcode)?,
            Format::Barrier => D::Barrier { opcode, width },
            Format::Jump => {
                let target = self.target()?;
                D::Jump { opcode, target }
            }
            Format::Branch => self.branch(opcode, width)?,
            Format::Switch => self.switch(opcode, width)?,
            Format::Call => self.call(opcode)?,
        })
    }

    /// A comparison of floats has a mode, one of integers has none.
    fn compare(&mut self, opcode: Opcode, suffixes: &Suffixes) -> Parse<InstructionData> {
        let args = self.values()?;
        Ok(match opcode.format() {
            Format::FloatCompare => InstructionData::FloatCompare {
                opcode,
                cond: suffixes.float_cond.unwrap_or(FloatCC::Eq),
                mode: suffixes.mode(),
                args,
            },
            _ => InstructionData::IntCompare {
                opcode,
                cond: suffixes.int_cond.unwrap_or(IntCC::Eq),
                args,
            },
        })
    }

    /// A lane that is read from a vector, or a vector and what one of its lanes becomes.
    fn lane_access(&mut self, opcode: Opcode) -> Parse<InstructionData> {
        Ok(match opcode.format() {
            Format::BinaryImm => InstructionData::BinaryImm {
                opcode,
                args: self.values()?,
                imm: self.lane()?,
            },
            _ => InstructionData::UnaryImm {
                opcode,
                arg: self.value()?,
                imm: self.lane()?,
            },
        })
    }

    fn segment_conversion(&mut self, opcode: Opcode) -> Parse<InstructionData> {
        Ok(InstructionData::SegmentCvt {
            opcode,
            segment: self.parser.required_segment()?,
            nonull: self.parser.eat_word("nonull"),
            arg: self.value()?,
        })
    }

    /// A load, a store or an atomic: attributes of the memory, an address, and what is written.
    fn access(&mut self, opcode: Opcode) -> Parse<InstructionData> {
        let op = match opcode.format() {
            Format::Atomic => Some(self.atomic_operation()?),
            _ => None,
        };
        let mem = self.memory()?;
        let (arg, offset) = self.address()?;
        Ok(match (opcode.format(), op) {
            (Format::Load, _) => InstructionData::Load {
                opcode,
                mem,
                offset,
                arg,
            },
            (_, Some(op)) => InstructionData::Atomic {
                opcode,
                op,
                mem,
                offset,
                args: self.list(Some(arg))?,
            },
            (_, None) => InstructionData::Store {
                opcode,
                mem,
                offset,
                args: self.list(Some(arg))?,
            },
        })
    }

    fn fence(&mut self, opcode: Opcode) -> InstructionData {
        let order = self.parser.named(MemoryOrder::parse).unwrap_or(MemoryOrder::None);
        let scope = self.parser.named(MemoryScope::parse).unwrap_or(MemoryScope::None);
        InstructionData::Fence { opcode, order, scope }
    }

    fn image(&mut self, opcode: Opcode) -> Parse<InstructionData> {
        let geometry = self.geometry()?;
        let args = self.list(None)?;
        Ok(InstructionData::Image {
            opcode,
            geometry,
            args,
        })
    }

    fn geometry(&mut self) -> Parse<ImageGeometry> {
        match self.parser.named(ImageGeometry::from_name) {
            Some(geometry) => Ok(geometry),
            None => self.parser.expected("the geometry of an image, as in `2d`"),
        }
    }

    /// Formats and inner size, what is said of integers, and the words of all matrices.
    fn matrix(&mut self, opcode: Opcode) -> Parse<InstructionData> {
        let Some(product) = self.parser.named(MatrixProduct::parse) else {
            let what = "the formats of a product of matrices, as in `f32_16x16x16_f16`";
            return self.parser.expected(what);
        };
        let [a, b, sat] = MatrixIntegers::WORDS.map(|word| self.parser.eat_word(word));
        let integers = MatrixIntegers { signed: [a, b], sat };
        let args = self.list(None)?;
        Ok(InstructionData::Matrix {
            opcode,
            product,
            integers,
            args,
        })
    }

    fn atomic_operation(&mut self) -> Parse<AtomicOp> {
        match self.parser.named(AtomicOp::parse) {
            Some(op) => Ok(op),
            None => self.parser.expected("an atomic operation, as in `add`"),
        }
    }

    fn branch(&mut self, opcode: Opcode, width: Width) -> Parse<InstructionData> {
        let arg = self.value()?;
        self.parser.expect(',')?;
        let yes = self.target()?;
        self.parser.expect(',')?;
        Ok(InstructionData::Branch {
            opcode,
            width,
            arg,
            targets: [yes, self.target()?],
        })
    }

    fn switch(&mut self, opcode: Opcode, width: Width) -> Parse<InstructionData> {
        let arg = self.value()?;
        self.parser.expect(',')?;
        let targets = self.targets()?;
        let table = self.func.dfg.switch_tables.push(targets);
        Ok(InstructionData::Switch {
            opcode,
            width,
            arg,
            table,
        })
    }

    fn call(&mut self, opcode: Opcode) -> Parse<InstructionData> {
        let (name, span) = self.parser.name("function")?;
        let Some(&func) = self.parser.functions.get(&name) else {
            let kind = ParseErrorKind::Undefined(super::print_name(&name));
            return Err(ParseError { span, kind });
        };
        let args = self.in_parentheses()?;
        Ok(InstructionData::Call { opcode, func, args })
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
            } else if self.parser.eat_word("initial") {
                mem.initial = true;
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
