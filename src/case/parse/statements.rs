//! The statements that have parts of their own.

use super::words::{Words, call, clip, declare, element_type, expected, lookup, next_index, number, triple};
use super::{Name, ParseErrorKind, Parsed, Parser};
use crate::case::model::*;
use crate::case::types::parse_hex;
use std::path::PathBuf;

impl Parser {
    pub(super) fn resource(&mut self, words: &mut Words<'_>, what: &'static str, id: Name) -> Parsed<String> {
        let name = words.name(what)?;
        declare(&mut self.resources, &name, id)?;
        Ok(name)
    }

    pub(super) fn buffer(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = BufferId(next_index(&self.case.buffers));
        let name = words.name("a buffer name")?;
        let bytes: u64 = words.number("a size in bytes")?;
        let init = match words.next() {
            None => None,
            Some("init") => Some(self.values(words)?),
            Some(other) => return Err(expected("`init`", other)),
        };
        if let Some(values) = &init {
            fits(&name, bytes, values)?;
        }
        // Declared last, so that its own initial value cannot refer to it.
        declare(&mut self.resources, &name, Name::Buffer(id))?;
        self.case.buffers.push(Buffer { name, bytes, init });
        self.step(Action::CreateBuffer(id));
        Ok(())
    }

    pub(super) fn image(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = ImageId(next_index(&self.case.images));
        let name = self.resource(words, "an image name", Name::Image(id))?;
        let text = std::mem::take(&mut words.0).trim();
        let (text, optional) = match text.strip_suffix("optional") {
            Some(text) => (text, true),
            None => (text, false),
        };
        let (access, parts) = call::<7>(text, "an image description")?;
        let [geometry, order, channel, size @ ..] = parts;
        let mut sizes = [0; 4];
        for (slot, text) in sizes.iter_mut().zip(size) {
            *slot = number(text, "an image dimension")?;
        }
        if !matches!(access, "roimg" | "woimg" | "rwimg") {
            return Err(expected("`roimg`, `woimg` or `rwimg`", access));
        }
        self.case.images.push(Image {
            name,
            access: access.to_owned(),
            geometry: geometry.to_owned(),
            channel_order: order.to_owned(),
            channel_type: channel.to_owned(),
            size: sizes,
            optional,
        });
        self.step(Action::CreateImage(id));
        Ok(())
    }

    pub(super) fn image_name(&self, words: &mut Words<'_>) -> Parsed<ImageId> {
        let name = words.need("an image name")?;
        match self.resources.get(name) {
            Some(Name::Image(id)) => Ok(*id),
            _ => Err(ParseErrorKind::Undeclared {
                what: "image",
                name: clip(name),
            }),
        }
    }

    pub(super) fn image_write(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let image = self.image_name(words)?;
        let mut coordinates = [0; 6];
        for slot in &mut coordinates {
            *slot = words.number("a coordinate")?;
        }
        let [x, y, z, width, height, depth] = coordinates;
        let values = self.values(words)?;
        self.step(Action::WriteImage {
            image,
            origin: [x, y, z],
            size: [width, height, depth],
            values,
        });
        Ok(())
    }

    pub(super) fn sampler(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = SamplerId(next_index(&self.case.samplers));
        let name = self.resource(words, "a sampler name", Name::Sampler(id))?;
        let text = std::mem::take(&mut words.0).trim();
        let (call_name, [coordinates, filter, addressing]) = call::<3>(text, "a sampler description")?;
        if call_name != "sampler" {
            return Err(expected("`sampler`", call_name));
        }
        self.case.samplers.push(Sampler {
            name,
            coordinates: coordinates.to_owned(),
            filter: filter.to_owned(),
            addressing: addressing.to_owned(),
        });
        self.step(Action::CreateSampler(id));
        Ok(())
    }

    pub(super) fn signal_value(&mut self, words: &mut Words<'_>) -> Parsed<(SignalId, i64)> {
        let name = words.need("a signal name")?;
        let signal = match self.resources.get(name) {
            Some(Name::Signal(id)) => *id,
            _ => {
                return Err(ParseErrorKind::Undeclared {
                    what: "signal",
                    name: clip(name),
                });
            }
        };
        Ok((signal, words.number("a signal value")?))
    }

    pub(super) fn executable(&mut self, name: &str, declared: bool) -> Parsed<ExecutableId> {
        let id = declare(
            &mut self.executables,
            name,
            ExecutableId(next_index(&self.case.executables)),
        )?;
        self.case.executables.push(Executable {
            name: name.to_owned(),
            codes: Vec::new(),
            declared,
        });
        Ok(id)
    }

    pub(super) fn dispatch(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let id = DispatchId(next_index(&self.case.dispatches));
        let name = words.name("a dispatch name")?;
        let named = |text: &str| (text != "-").then(|| text.trim_start_matches('&').to_owned());
        let executable = words.field("exe")?;
        let kernel = named(words.field("kernel")?);
        let module = named(words.field("module")?);
        let dimensions: u8 = number(words.field("dim")?, "a number of dimensions")?;
        let grid = triple(words.field("grid")?, "a grid size X,Y,Z")?;
        let work_group = triple(words.field("wg")?, "a work-group size X,Y,Z")?;
        let dynamic_group_bytes = number(words.field("dyngroup")?, "a size in bytes")?;
        if !(1..=3).contains(&dimensions) {
            return Err(expected("1, 2 or 3 dimensions", &dimensions.to_string()));
        }
        let executable = match self.executables.get(executable) {
            Some(id) => *id,
            None => self.executable(executable, false)?,
        };
        declare(&mut self.dispatches, &name, id)?;
        self.case.dispatches.push(Dispatch {
            name,
            line: self.line,
            executable,
            kernel,
            module,
            dimensions,
            grid,
            work_group,
            dynamic_group_bytes,
            args: Vec::new(),
        });
        Ok(())
    }

    pub(super) fn arg(&mut self, words: &mut Words<'_>) -> Parsed<ArgValue> {
        let kind = words.need("an argument kind")?;
        let what = match kind {
            "value" => return Ok(ArgValue::Value(self.value(words.need("TYPE:HEX or $EXPR")?)?)),
            "values" => return Ok(ArgValue::Values(self.values(words)?)),
            "groupoffset" => return Ok(ArgValue::GroupOffset(words.number("an offset")?)),
            "buffer" => "buffer",
            "image" => "image",
            "sampler" => "sampler",
            "signal" => "signal",
            "queue" => "queue",
            other => return Err(expected("an argument kind", other)),
        };
        let name = words.need("a name")?;
        match (what, self.resources.get(name)) {
            ("buffer", Some(Name::Buffer(id))) => Ok(ArgValue::Buffer(*id)),
            ("image", Some(Name::Image(id))) => Ok(ArgValue::Image(*id)),
            ("sampler", Some(Name::Sampler(id))) => Ok(ArgValue::Sampler(*id)),
            ("signal", Some(Name::Signal(id))) => Ok(ArgValue::Signal(*id)),
            ("queue", Some(Name::Queue(id))) => Ok(ArgValue::Queue(*id)),
            _ => Err(ParseErrorKind::Undeclared {
                what,
                name: clip(name),
            }),
        }
    }

    pub(super) fn check(&mut self, words: &mut Words<'_>) -> Parsed<()> {
        let name = words.need("a buffer name")?;
        let buffer = match self.resources.get(name) {
            Some(Name::Buffer(id)) => *id,
            _ => {
                return Err(ParseErrorKind::Undeclared {
                    what: "buffer",
                    name: clip(name),
                });
            }
        };
        let ty = element_type(words.need("an element type")?)?;
        let method = words.need("method=")?;
        let method = method
            .strip_prefix("method=")
            .ok_or_else(|| expected("method=", method))?;
        let method = parse_method(method)?;
        let values = self.values(words)?;
        let found = values.byte_len();
        if let Some(excess) = found.checked_rem(ty.bytes() as u64)
            && excess != 0
        {
            return Err(ParseErrorKind::ValueCount {
                expected_bytes: found - excess,
                found_bytes: found,
            });
        }
        let target = &self.case.buffers[buffer.index()];
        fits(&target.name, target.bytes, &values)?;
        self.step(Action::Check(Check {
            buffer,
            ty,
            method,
            values,
        }));
        Ok(())
    }

    /// `TYPE:HEX` or `$EXPR`.
    pub(super) fn value(&self, word: &str) -> Parsed<Value> {
        if let Some(expr) = word.strip_prefix('$') {
            return self.expr(expr).map(Value::Expr);
        }
        let (ty, hex) = word
            .split_once(':')
            .ok_or_else(|| expected("TYPE:HEX or $EXPR", word))?;
        let ty = element_type(ty)?;
        let bytes = parse_hex(hex).ok_or_else(|| expected("hexadecimal bytes", hex))?;
        if bytes.len() != ty.bytes() {
            return Err(ParseErrorKind::ValueCount {
                expected_bytes: ty.bytes() as u64,
                found_bytes: bytes.len() as u64,
            });
        }
        Ok(Value::Bytes(ty, bytes))
    }

    pub(super) fn expr(&self, text: &str) -> Parsed<Expr> {
        let unknown = || expected("$D.dispatchpacketid, $D.packetcompletionsig or $ID.handle", text);
        let (name, property) = text.rsplit_once('.').ok_or_else(unknown)?;
        match property {
            "dispatchpacketid" => lookup(&self.dispatches, name, "dispatch").map(Expr::PacketId),
            "packetcompletionsig" => lookup(&self.dispatches, name, "dispatch").map(Expr::CompletionSignal),
            "handle" => Ok(match lookup(&self.resources, name, "object")? {
                Name::Buffer(id) => Expr::BufferHandle(id),
                Name::Image(id) => Expr::ImageHandle(id),
                Name::Sampler(id) => Expr::SamplerHandle(id),
                Name::Signal(id) => Expr::SignalHandle(id),
                Name::Queue(id) => Expr::QueueHandle(id),
            }),
            _ => Err(unknown()),
        }
    }

    /// `COUNT TYPE xHEX`, `COUNT TYPE @FILE` or `COUNT mixed TOKEN..`.
    pub(super) fn values(&self, words: &mut Words<'_>) -> Parsed<Values> {
        let count: u64 = words.number("a number of values")?;
        let ty = words.need("an element type or `mixed`")?;
        if ty == "mixed" {
            let mut values = Vec::new();
            while let Some(word) = words.next() {
                values.push(self.value(word)?);
            }
            if values.len() as u64 != count {
                return Err(expected("as many values as announced", &values.len().to_string()));
            }
            return Ok(Values::Mixed(values));
        }
        let ty = element_type(ty)?;
        let size = count.checked_mul(ty.bytes() as u64);
        let size = size.ok_or_else(|| expected("a number of values", &count.to_string()))?;
        if words.0.trim_start().starts_with('@') {
            let file = words.file()?;
            let name = file.to_string_lossy().trim_start_matches('@').to_owned();
            return Ok(Values::File {
                ty,
                count,
                file: PathBuf::from(name),
            });
        }
        // No values at all may be written as nothing or as a bare `x`.
        let word = words.next().unwrap_or("x");
        let hex = word
            .strip_prefix('x')
            .ok_or_else(|| expected("xHEX or @FILE", word))?;
        let bytes = parse_hex(hex).ok_or_else(|| expected("hexadecimal bytes", hex))?;
        if bytes.len() as u64 != size {
            return Err(ParseErrorKind::ValueCount {
                expected_bytes: size,
                found_bytes: bytes.len() as u64,
            });
        }
        Ok(Values::Bytes(ty, bytes))
    }
}

fn fits(buffer: &str, bytes: u64, values: &Values) -> Parsed<()> {
    let size = values.byte_len();
    if size > bytes {
        return Err(ParseErrorKind::BufferTooSmall {
            buffer: buffer.to_owned(),
            bytes,
            values: size,
        });
    }
    Ok(())
}

/// `default` or a comma-separated list with one measure and any of `minf=`, `maxf=` and `flushDenorms`.
fn parse_method(text: &str) -> Parsed<Method> {
    let mut method = Method::default();
    let mut measure = None;
    for part in text.split(',') {
        let (key, value) = part.split_once('=').unwrap_or((part, ""));
        let number = || -> Parsed<f64> {
            let value: f64 = number(value, "a number")?;
            if value.is_nan() {
                Err(expected("a number", "nan"))
            } else {
                Ok(value)
            }
        };
        let limit = || -> Parsed<f64> {
            let value = number()?;
            if value < 0.0 {
                Err(expected("a limit that is not negative", part))
            } else {
                Ok(value)
            }
        };
        let found = match key {
            "default" if value.is_empty() => Some(Measure::Ulps(0.5)),
            "ulps" => Some(Measure::Ulps(limit()?)),
            "absf" => Some(Measure::Absolute(limit()?)),
            "relf" => Some(Measure::Relative(limit()?)),
            "image" => Some(Measure::Image(limit()?)),
            "minf" => {
                method.min = Some(number()?);
                None
            }
            "maxf" => {
                method.max = Some(number()?);
                None
            }
            "flushDenorms" if value.is_empty() => {
                method.flush_denorms = true;
                None
            }
            _ => return Err(expected("a check method", part)),
        };
        if found.is_some() && measure.replace(method.measure).is_some() {
            return Err(expected("one measure", text));
        }
        method.measure = found.unwrap_or(method.measure);
    }
    Ok(method)
}
