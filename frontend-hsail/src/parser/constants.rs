//! Constants and initializers (HSA PRM 4.8), and their conversion to the type expected (HSA PRM table 4-1).

use super::{Parsed, Parser, Reported};
use crate::lexer::TokenKind;
use crate::literal::Number;
use wavelift_hsail::diagnostics::Diagnostic;
use wavelift_hsail::model::*;
use wavelift_hsail::source::Span;

/// A constant as written, before it has a place.
enum Written {
    /// An integer, two's complement.
    Integer(u64),
    /// A float of the type of its suffix.
    Float(Type, u64),
    /// `type(...)` of a number, packed value or signal.
    Typed(Type, u128),
    /// An image or sampler.
    Opaque(Type, Constant),
    /// `type[](...)`: constant and number of elements.
    Array(Type, Constant, u64),
}

fn bytes_of(ty: Type, value: u128) -> Vec<u8> {
    value.to_le_bytes()[..ty.bytes() as usize].to_vec()
}

/// A constant that is no array.
fn single(ty: Type, value: u128) -> Constant {
    Constant::Bytes {
        ty,
        array: false,
        bytes: bytes_of(ty, value).into_boxed_slice(),
    }
}

fn truncate(value: u128, bits: u32) -> u128 {
    if bits >= 128 {
        value
    } else {
        value & ((1 << bits) - 1)
    }
}

impl<'a> Parser<'a> {
    /// An optional sign and a number.
    fn signed_number(&mut self) -> Parsed<Written> {
        let start = self.token.span.start;
        let negative = self.is(b'-');
        if negative || self.is(b'+') {
            self.advance();
        }
        if self.token.kind != TokenKind::Number {
            return Err(self.expected("a number"));
        }
        let flip = |bits: u64, sign: u32| if negative { bits ^ 1 << sign } else { bits };
        let number = self.number()?;
        if matches!(number, Number::Double(_)) && self.module.header.profile == Profile::Base {
            let span = Span::new(start, self.previous_end);
            let message = "double-precision constants are not available in the Base profile";
            self.push(Diagnostic::error("base-f64-constant", span, message).prm("4.8.2"));
        }
        Ok(match number {
            Number::Integer(v) => Written::Integer(if negative { v.wrapping_neg() } else { v }),
            Number::Half(b) => Written::Float(Type::F16, flip(b as u64, 15)),
            Number::Single(b) => Written::Float(Type::F32, flip(b as u64, 31)),
            Number::Double(b) => Written::Float(Type::F64, flip(b, 63)),
        })
    }

    /// The number for an element of type `ty`: integers truncate, floats must be of that very type.
    fn element(&mut self, ty: Type) -> Parsed<u128> {
        let start = self.token.span.start;
        let number = self.signed_number()?;
        let span = Span::new(start, self.previous_end);
        self.number_as(number, ty, span)
    }

    fn number_as(&mut self, number: Written, ty: Type, span: Span) -> Parsed<u128> {
        match number {
            Written::Integer(v) if ty.is_integer() => {
                self.warn_truncated(v, ty, span);
                Ok(truncate(v as u128, ty.bits()))
            }
            Written::Integer(v) if ty.class() == TypeClass::Signal => Ok(v as u128),
            Written::Float(t, bits) if t == ty => Ok(bits as u128),
            Written::Float(t, _) => Err(self.mismatch(span, &format!("a float of type {t}"), ty)),
            _ => Err(self.mismatch(span, "an integer", ty)),
        }
    }

    /// Integers truncate to the low bits (HSA PRM 4.8.1); rarely is that what was meant.
    pub(super) fn warn_truncated(&mut self, value: u64, ty: Type, span: Span) {
        let bits = ty.bits();
        if bits >= 64 {
            return;
        }
        let high = value as i64 >> (bits - 1);
        // All ones above: a negative number. One zero more: an unsigned number of full width.
        if value >> bits != 0 && high != -1 {
            let kept = value & ((1 << bits) - 1);
            let message = format!("integer does not fit in {ty}: its low bits are {kept:#x}");
            self.push(Diagnostic::warning("constant-truncated", span, message).prm("4.8.1"));
        }
    }

    fn mismatch(&mut self, span: Span, what: &str, expected: Type) -> Reported {
        let mut d = Diagnostic::error(
            "constant-type",
            span,
            format!("{what} cannot be a constant of type {expected}"),
        )
        .label(format!("expected {expected}"))
        .prm("4.8.5");
        d.help = match expected.class() {
            TypeClass::Float if !expected.is_packed() => {
                let suffix = match expected {
                    Type::F16 => "h",
                    Type::F32 => "f",
                    _ => "d",
                };
                Some(format!("write a float constant that ends in `{suffix}`"))
            }
            _ if expected.is_packed() => Some(format!("write `{expected}(...)`")),
            TypeClass::Signal => Some(format!("write `{expected}(0)`")),
            TypeClass::Bit if expected == Type::B128 => Some("write a packed constant of 128 bits".into()),
            _ => None,
        };
        self.report(d)
    }

    /// An immediate operand that an instruction reads as `expected`.
    pub(super) fn immediate(&mut self, expected: Type) -> Parsed<Operand> {
        let start = self.token.span.start;
        let written = self.written(false)?;
        let span = Span::new(start, self.previous_end);
        let value = self.convert(written, expected, span)?;
        Ok(self.module.make_immediate(expected.constant_type(), value))
    }

    /// Table 4-1: the value of a constant that stands where `expected` is asked for.
    fn convert(&mut self, written: Written, expected: Type, span: Span) -> Parsed<u128> {
        let bit = expected.is_bit();
        match written {
            Written::Integer(v)
                if (bit && expected != Type::B128) || (expected.is_integer() && !expected.is_packed()) =>
            {
                self.warn_truncated(v, expected, span);
                if expected == Type::B1 && self.levels.is_hsailasm() {
                    // A boolean, for that tool; the manual takes the low bit.
                    return Ok(u128::from(v != 0));
                }
                Ok(truncate(v as u128, expected.bits()))
            }
            Written::Integer(_) => Err(self.mismatch(span, "an integer", expected)),
            Written::Float(t, bits) if t == expected || (bit && t.bits() == expected.bits()) => {
                Ok(bits as u128)
            }
            Written::Float(t, _) => Err(self.mismatch(span, &format!("a float of type {t}"), expected)),
            Written::Typed(t, value)
                if t == expected
                    || (bit && t.bits() == expected.bits() && t.class() != TypeClass::Signal) =>
            {
                Ok(value)
            }
            Written::Typed(t, _) => Err(self.mismatch(span, &format!("a constant of type {t}"), expected)),
            Written::Opaque(t, _) => Err(self.mismatch(span, &format!("a constant of type {t}"), expected)),
            Written::Array(t, ..) => Err(self.mismatch(span, &format!("an array of {t}"), expected)),
        }
    }

    /// A number or typed constant; arrays only if `arrays`.
    fn written(&mut self, arrays: bool) -> Parsed<Written> {
        if self.token.kind != TokenKind::Word {
            if self.token.kind == TokenKind::Number || self.is(b'-') || self.is(b'+') {
                return self.signed_number();
            }
            return Err(self.expected("a constant"));
        }
        let span = self.token.span;
        let text = self.text_of(span);
        let Some(ty) = Type::from_name(text) else {
            return Err(self.expected("a constant"));
        };
        if ty.is_bit() {
            let d = Diagnostic::error(
                "bit-constant",
                span,
                format!("there are no constants of type `{ty}`"),
            )
            .help("write the number without a type, or give it an integer or float type")
            .prm("4.8.3");
            return Err(self.report(d));
        }
        self.advance();
        if arrays && self.accept(b'[') {
            self.expect(b']', "after `[` of an array constant")?;
            return self.array(ty);
        }
        if ty.is_opaque() && ty.class() != TypeClass::Signal {
            return Ok(Written::Opaque(ty, self.opaque(ty)?));
        }
        Ok(Written::Typed(ty, self.typed(ty)?))
    }

    /// `(...)` after the type of a number, packed value or signal.
    fn typed(&mut self, ty: Type) -> Parsed<u128> {
        self.expect_with(b'(', || format!("after `{ty}`"))?;
        let element = ty.element();
        let mut value = 0u128;
        for i in 0..ty.elements() {
            if i > 0 {
                if self.is(b')') {
                    return Err(self.expected(&format!("`,`: `{ty}` has {} elements", ty.elements())));
                }
                self.expect(b',', "between elements")?;
            }
            // The first element is the most significant.
            value = if i == 0 { 0 } else { value << element.bits() } | self.element(element)?;
        }
        let what = if ty.is_packed() {
            "the elements"
        } else {
            "the value"
        };
        self.expect_with(b')', || format!("after {what} of `{ty}`"))?;
        Ok(value)
    }

    fn array(&mut self, ty: Type) -> Parsed<Written> {
        self.expect(b'(', "after `[]`")?;
        let mut bytes = Vec::new();
        let mut elements = Vec::new();
        let mut count = 0u64;
        loop {
            count += 1;
            let start = self.token.span.start;
            let may_be_plain = !ty.is_packed() && !ty.is_opaque();
            if self.token.kind != TokenKind::Word && may_be_plain {
                let value = self.element(ty)?;
                bytes.extend(bytes_of(ty, value));
            } else {
                let written = self.written(false)?;
                let span = Span::new(start, self.previous_end);
                match written {
                    Written::Opaque(t, constant) if t == ty => elements.push(constant),
                    Written::Typed(t, value) if t == ty => bytes.extend(bytes_of(ty, value)),
                    _ => {
                        let d =
                            Diagnostic::error("array-element", span, format!("element is not of type {ty}"))
                                .help(format!("write `{ty}(...)`"))
                                .prm("4.8.3");
                        return Err(self.report(d));
                    }
                }
            }
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')', "after the elements")?;
        let constant = if ty.is_opaque() && ty.class() != TypeClass::Signal {
            Constant::OpaqueArray { ty, elements }
        } else {
            Constant::Bytes {
                ty,
                array: true,
                bytes: bytes.into_boxed_slice(),
            }
        };
        Ok(Written::Array(ty, constant, count))
    }

    fn opaque(&mut self, ty: Type) -> Parsed<Constant> {
        let start = self.previous_end;
        self.expect_with(b'(', || format!("after `{ty}`"))?;
        let constant = if ty == Type::Samp {
            self.sampler(start)?
        } else {
            self.image(ty, start)?
        };
        Ok(constant)
    }

    fn property_name(&mut self) -> Parsed<(&'a str, Span)> {
        if self.token.kind != TokenKind::Word {
            return Err(self.expected("a property"));
        }
        let span = self.advance().span;
        self.expect(b'=', "after the property")?;
        Ok((self.text_of(span), span))
    }

    /// A property value that is a word, such as `2d` or `unorm_int8`.
    fn property_value<T>(&mut self, what: &str, from: impl Fn(&str) -> Option<T>) -> Parsed<T> {
        if matches!(self.token.kind, TokenKind::Word | TokenKind::Number)
            && let Some(value) = from(self.text_of(self.token.span))
        {
            self.advance();
            return Ok(value);
        }
        Err(self.expected(what))
    }

    fn duplicate_property(&mut self, name: &str, span: Span) -> Reported {
        let d = Diagnostic::error(
            "duplicate-property",
            span,
            format!("property `{name}` is given twice"),
        )
        .prm("7.1.7");
        self.report(d)
    }

    fn unknown_property(&mut self, name: &str, span: Span, all: &str) -> Reported {
        let d = Diagnostic::error(
            "unknown-property",
            span,
            format!("no property is called `{name}`"),
        )
        .help(format!("properties are {all}"))
        .prm("7.1.7");
        self.report(d)
    }

    fn missing_property(&mut self, names: &[(&str, bool)], start: u32) -> Reported {
        let missing: Vec<&str> = names.iter().filter(|n| !n.1).map(|n| n.0).collect();
        let span = Span::new(start, self.previous_end);
        let d = Diagnostic::error(
            "missing-property",
            span,
            format!("missing property: {}", missing.join(", ")),
        )
        .prm("7.1.7");
        self.report(d)
    }

    fn image(&mut self, ty: Type, start: u32) -> Parsed<Constant> {
        const SIZES: [&str; 4] = ["width", "height", "depth", "array"];
        let (mut geometry, mut order, mut channel) = (None, None, None);
        let mut sizes: [Option<u64>; 4] = [None; 4];
        loop {
            let (name, span) = self.property_name()?;
            if let Some(i) = SIZES.iter().position(|s| *s == name) {
                let value = self.integer("a size")?;
                if sizes[i].replace(value).is_some() {
                    return Err(self.duplicate_property(name, span));
                }
            } else {
                let again = match name {
                    "geometry" => geometry
                        .replace(self.property_value("a geometry", Geometry::from_name)?)
                        .is_some(),
                    "channel_order" => order
                        .replace(self.property_value("a channel order", ChannelOrder::from_name)?)
                        .is_some(),
                    "channel_type" => channel
                        .replace(self.property_value("a channel type", ChannelType::from_name)?)
                        .is_some(),
                    _ => {
                        let all = "geometry, width, height, depth, array, channel_type and channel_order";
                        return Err(self.unknown_property(name, span, all));
                    }
                };
                if again {
                    return Err(self.duplicate_property(name, span));
                }
            }
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')', "after the properties")?;
        let (Some(geometry), Some(order), Some(channel)) = (geometry, order, channel) else {
            let given = [
                ("geometry", geometry.is_some()),
                ("channel_order", order.is_some()),
                ("channel_type", channel.is_some()),
            ];
            return Err(self.missing_property(&given, start));
        };
        Ok(Constant::Image(Box::new(ImageConstant {
            ty,
            geometry,
            order,
            channel,
            width: sizes[0].unwrap_or(0),
            height: sizes[1].unwrap_or(0),
            depth: sizes[2].unwrap_or(0),
            array: sizes[3].unwrap_or(0),
        })))
    }

    fn sampler(&mut self, start: u32) -> Parsed<Constant> {
        let (mut coord, mut filter, mut addressing) = (None, None, None);
        loop {
            let (name, span) = self.property_name()?;
            let again = match name {
                "coord" => coord
                    .replace(self.property_value("`normalized` or `unnormalized`", SamplerCoord::from_name)?)
                    .is_some(),
                "filter" => filter
                    .replace(self.property_value("`nearest` or `linear`", SamplerFilter::from_name)?)
                    .is_some(),
                "addressing" => addressing
                    .replace(self.property_value("an addressing mode", SamplerAddressing::from_name)?)
                    .is_some(),
                _ => return Err(self.unknown_property(name, span, "coord, filter and addressing")),
            };
            if again {
                return Err(self.duplicate_property(name, span));
            }
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b')', "after the properties")?;
        match (coord, filter, addressing) {
            (Some(coord), Some(filter), Some(addressing)) => Ok(Constant::Sampler(SamplerConstant {
                coord,
                filter,
                addressing,
            })),
            _ => {
                let given = [
                    ("coord", coord.is_some()),
                    ("filter", filter.is_some()),
                    ("addressing", addressing.is_some()),
                ];
                Err(self.missing_property(&given, start))
            }
        }
    }

    /// `{ constant or align(n), ... }`.
    fn aggregate(&mut self) -> Parsed<Constant> {
        self.in_aggregate = true;
        let aggregate = self.items_of_aggregate();
        self.in_aggregate = false;
        aggregate
    }

    fn items_of_aggregate(&mut self) -> Parsed<Constant> {
        self.expect(b'{', "before the aggregate")?;
        let mut items = Vec::new();
        loop {
            if self.accept_word("align") {
                items.push(Constant::Align(self.align_argument()?));
            } else {
                let start = self.token.span.start;
                match self.written(true)? {
                    Written::Typed(ty, value) => items.push(single(ty, value)),
                    Written::Opaque(_, constant) => items.push(constant),
                    Written::Array(_, Constant::OpaqueArray { elements, .. }, _) => items.extend(elements),
                    Written::Array(_, constant, _) => items.push(constant),
                    Written::Integer(_) | Written::Float(..) => {
                        let span = Span::new(start, self.previous_end);
                        let d = Diagnostic::error(
                            "untyped-in-aggregate",
                            span,
                            "a number in an aggregate needs a type",
                        )
                        .help("write `u32(...)` or the like")
                        .prm("4.8.4");
                        return Err(self.report(d));
                    }
                }
            }
            if !self.accept(b',') {
                break;
            }
        }
        self.expect(b'}', "after the aggregate")?;
        Ok(Constant::Aggregate(items))
    }

    /// The initializer of a variable, and the dimension of the variable with it.
    pub(super) fn initializer(
        &mut self,
        ty: Type,
        dim: Dimension,
        name: Name,
    ) -> Parsed<(Constant, Dimension)> {
        let start = self.token.span.start;
        let is_array = dim != Dimension::Scalar;
        if self.is(b'{') {
            return self.aggregate_initializer(ty, dim, name);
        }
        let written = self.written(true)?;
        let span = Span::new(start, self.previous_end);
        match written {
            Written::Array(t, constant, count) => {
                if !is_array || t != ty {
                    let what = if is_array { "an array of" } else { "a single" };
                    let message = format!("an array of {t} cannot initialize {what} {ty}");
                    let d = Diagnostic::error("initializer-type", span, message).prm("4.10");
                    return Err(self.report(d));
                }
                let dim = match dim {
                    Dimension::Unsized => Dimension::Array(count),
                    other => other,
                };
                Ok((constant, dim))
            }
            _ if is_array => Err(self.single_for_array(ty, span)),
            Written::Opaque(t, constant) if t == ty => Ok((constant, dim)),
            other => {
                let value = self.convert(other, ty, span)?;
                Ok((single(ty.constant_type(), value), dim))
            }
        }
    }

    /// An aggregate, which initializes arrays of bit types.
    fn aggregate_initializer(
        &mut self,
        ty: Type,
        dim: Dimension,
        name: Name,
    ) -> Parsed<(Constant, Dimension)> {
        let start = self.token.span.start;
        let aggregate = self.aggregate()?;
        let span = Span::new(start, self.previous_end);
        if !ty.is_bit() || dim == Dimension::Scalar {
            let message = "an aggregate initializes only arrays of bit type";
            let name = self.module.name(name);
            let help = format!("make `{name}` an array of b8, b16, b32, b64 or b128");
            let d = Diagnostic::error("aggregate-for-non-bit", span, message)
                .help(help)
                .prm("4.8.4");
            return Err(self.report(d));
        }
        let (size, element) = (aggregate.byte_size(), ty.bytes() as u64);
        match dim {
            Dimension::Unsized if size > 0 && size % element == 0 => {
                Ok((aggregate, Dimension::Array(size / element)))
            }
            Dimension::Unsized => {
                let message = format!("an aggregate of {size} bytes is no whole number of {ty} elements");
                let d = Diagnostic::error("initializer-size", span, message).prm("4.10");
                Err(self.report(d))
            }
            other => Ok((aggregate, other)),
        }
    }

    fn single_for_array(&mut self, ty: Type, span: Span) -> Reported {
        let message = "a single constant cannot initialize an array";
        let help = if ty.is_bit() {
            "write `{ ... }`".into()
        } else {
            format!("write `{ty}[](...)`")
        };
        self.report(
            Diagnostic::error("scalar-for-array", span, message)
                .help(help)
                .prm("4.10"),
        )
    }

    /// A constant of a pragma: a plain integer is a u64, a plain float has the type of its suffix (HSA PRM 13.3).
    pub(super) fn pragma_constant(&mut self) -> Parsed<Constant> {
        if self.is(b'{') {
            return self.aggregate();
        }
        Ok(match self.written(true)? {
            Written::Integer(v) => single(Type::U64, u128::from(v)),
            Written::Float(ty, bits) => single(ty, bits as u128),
            Written::Typed(ty, value) => single(ty, value),
            Written::Opaque(_, constant) | Written::Array(_, constant, _) => constant,
        })
    }
}
