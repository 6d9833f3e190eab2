//! Constants of initializers and pragmas.

use super::Printer;
use super::numbers::{from_bytes, number};
use std::fmt::{self, Write};
use wavelift_hsail::model::*;

impl Printer<'_> {
    /// As an element of an aggregate, but a u64 and floats need no type there.
    pub(super) fn pragma_constant(&mut self, id: ConstantId, indent: &str) -> fmt::Result {
        match self.module.constants.get(id) {
            Some(Constant::Bytes {
                ty,
                array: false,
                bytes,
            }) if *ty == Type::U64 || ty.is_float() && !ty.is_packed() => {
                number(&mut self.out, *ty, from_bytes(bytes));
                Ok(())
            }
            Some(constant) => self.typed_constant(constant, indent),
            None => Ok(()),
        }
    }

    /// A constant with its type in front; `indent` is that of the line where it begins.
    pub(super) fn typed_constant(&mut self, constant: &Constant, indent: &str) -> fmt::Result {
        match constant {
            Constant::Bytes { ty, array, bytes } => match array {
                true => self.array(*ty, bytes),
                false => {
                    self.typed_number(*ty, from_bytes(bytes));
                    Ok(())
                }
            },
            Constant::Image(image) => self.image(image),
            Constant::Sampler(s) => write!(
                self.out,
                "samp(coord = {}, filter = {}, addressing = {})",
                s.coord, s.filter, s.addressing
            ),
            Constant::OpaqueArray { ty, elements } => {
                write!(self.out, "{ty}[](")?;
                if self.constants(elements, indent)? {
                    self.out.push('\n');
                }
                // HSAILasm indents the end of a line of its own, and also that of a single element.
                self.out.push_str(indent);
                self.out.push(')');
                Ok(())
            }
            Constant::Aggregate(items) => {
                self.out.push('{');
                let lines = self.constants(items, indent)?;
                self.out.push_str(if lines { "\n}" } else { "}" });
                Ok(())
            }
            Constant::Align(align) => write!(self.out, "align({})", align.bytes()),
        }
    }

    fn typed_number(&mut self, ty: Type, value: u128) {
        // These say their type anyway.
        if ty.is_packed() || ty.class() == TypeClass::Signal {
            number(&mut self.out, ty, value);
        } else {
            self.out.push_str(ty.name());
            self.out.push('(');
            number(&mut self.out, ty, value);
            self.out.push(')');
        }
    }

    fn array(&mut self, ty: Type, bytes: &[u8]) -> fmt::Result {
        write!(self.out, "{ty}[](")?;
        for (i, element) in bytes.chunks(ty.bytes() as usize).enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            number(&mut self.out, ty, from_bytes(element));
        }
        self.out.push(')');
        Ok(())
    }

    fn image(&mut self, image: &ImageConstant) -> fmt::Result {
        write!(self.out, "{}(geometry = {}", image.ty, image.geometry)?;
        let sizes = [
            ("width", image.width),
            ("height", image.height),
            ("depth", image.depth),
            ("array", image.array),
        ];
        for (name, value) in sizes {
            if value != 0 {
                write!(self.out, ", {name} = {value}")?;
            }
        }
        write!(
            self.out,
            ", channel_type = {}, channel_order = {})",
            image.channel, image.order
        )
    }

    /// Constants with commas between them, each on a line of its own if there are several: whether there are.
    fn constants(&mut self, constants: &[Constant], indent: &str) -> Result<bool, fmt::Error> {
        let lines = constants.len() > 1;
        for (i, constant) in constants.iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            if lines {
                self.line(indent);
            }
            self.typed_constant(constant, indent)?;
        }
        Ok(lines)
    }

    /// A new line, one deeper than `indent`.
    fn line(&mut self, indent: &str) {
        self.out.push('\n');
        self.out.push_str(indent);
        self.out.push('\t');
    }
}
