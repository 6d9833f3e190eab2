//! Arithmetic and comparisons.

use super::{Emitter, Part, class, container, element, plain, typed};
use crate::Error;
use crate::constants::mask;
use crate::ir::{Operand, Type};

/// Conditions of `icmp`; truth values have the first two.
const INTEGER_CONDITIONS: &[&str] = &["eq", "ne", "ugt", "uge", "ult", "ule", "sgt", "sge", "slt", "sle"];

/// Conditions of `fcmp`.
const FLOAT_CONDITIONS: &[&str] = &[
    "false", "oeq", "ogt", "oge", "olt", "ole", "one", "ord", "ueq", "ugt", "uge", "ult", "ule", "une",
    "uno", "true",
];

impl Emitter<'_> {
    /// A value of so many bits, with the others of its register zero or copies of the sign.
    pub(super) fn extended(&mut self, part: &Part, bits: u32, signed: bool) -> Part {
        let width = container(bits);
        match part {
            Part::Bits(value) if signed && bits < 64 && value >> (bits - 1) & 1 == 1 => {
                Part::Bits((value | !mask(bits)) & mask(width))
            }
            Part::Bits(value) => Part::Bits(value & mask(bits)),
            _ if bits == width || bits == 1 => part.clone(),
            Part::Register(_, _, true) if !signed => part.clone(),
            Part::Register(class, ..) => {
                let source = plain(part);
                let made = match (bits, signed) {
                    (8 | 16, false) => self.make(
                        *class,
                        &format!("and_b{width}"),
                        &[source, mask(bits).to_string()],
                    ),
                    (8 | 16, true) => self.make(*class, &format!("cvt_s{width}_s{bits}"), &[source]),
                    (_, false) => self.make(
                        *class,
                        &format!("and_b{width}"),
                        &[source, mask(bits).to_string()],
                    ),
                    (_, true) => {
                        let sources = [source, "0".to_owned(), bits.to_string()];
                        self.make(*class, &format!("bitextract_s{width}"), &sources)
                    }
                };
                if signed { made } else { zero_above(made) }
            }
        }
    }

    pub(super) fn elementwise(
        &mut self,
        name: &str,
        ty: &Type,
        operands: &[Operand],
    ) -> Result<Vec<Part>, Error> {
        let element = element(ty);
        let mut columns = Vec::new();
        for operand in operands {
            columns.push(self.parts(operand)?);
        }
        let count = columns.iter().map(Vec::len).min().unwrap_or(0);
        let mut parts = Vec::new();
        for index in 0..count {
            let sources: Vec<Part> = columns.iter().map(|column| column[index].clone()).collect();
            parts.push(self.arithmetic(name, &element, &sources)?);
        }
        Ok(parts)
    }

    fn arithmetic(&mut self, name: &str, ty: &Type, sources: &[Part]) -> Result<Part, Error> {
        if let Type::Float(bits) = ty {
            let sources: Vec<String> = sources.iter().map(|part| typed(part, ty)).collect();
            let operation = match name {
                "fneg" => format!("neg_f{bits}"),
                "frem" => return Err(self.error("`frem` is not translated")),
                _ => format!("{}{}_f{bits}", &name[1..], flush(*bits)),
            };
            return Ok(self.make(class(ty), &operation, &sources));
        }
        let (bits, [first, second]) = (ty.bits(), sources) else {
            return Err(self.error(format!("`{name}` has two operands")));
        };
        if bits == 1 {
            let operation = match name {
                "add" | "sub" | "xor" => "xor_b1",
                "mul" | "and" => "and_b1",
                "or" => "or_b1",
                _ => return Err(self.error(format!("`{name}` of truth values"))),
            };
            return Ok(self.make('c', operation, &[plain(first), plain(second)]));
        }
        Ok(self.integers(name, bits, first, second))
    }

    fn integers(&mut self, name: &str, bits: u32, first: &Part, second: &Part) -> Part {
        let width = container(bits);
        let class = if width == 32 { 's' } else { 'd' };
        let (operation, signed) = match name {
            "and" | "or" | "xor" => (format!("{name}_b{width}"), None),
            "udiv" => (format!("div_u{width}"), Some(false)),
            "urem" => (format!("rem_u{width}"), Some(false)),
            "sdiv" => (format!("div_s{width}"), Some(true)),
            "srem" => (format!("rem_s{width}"), Some(true)),
            "lshr" => (format!("shr_u{width}"), Some(false)),
            "ashr" => (format!("shr_s{width}"), Some(true)),
            _ => (format!("{name}_u{width}"), None),
        };
        let shift = matches!(name, "shl" | "lshr" | "ashr");
        let first = match signed {
            Some(signed) => self.extended(first, bits, signed),
            None => first.clone(),
        };
        let mut second = match signed {
            Some(signed) if !shift => self.extended(second, bits, signed),
            _ if shift => self.extended(second, bits, false),
            _ => second.clone(),
        };
        if shift && matches!(second, Part::Register('d', ..)) {
            second = self.make('s', "cvt_u32_u64", &[plain(&second)]);
        }
        let made = self.make(class, &operation, &[plain(&first), plain(&second)]);
        let zero = |part: &Part| matches!(part, Part::Register(_, _, true) | Part::Bits(_));
        let stays = match name {
            "udiv" | "urem" | "lshr" => true,
            "and" => zero(&first) || zero(&second),
            "or" | "xor" => zero(&first) && zero(&second),
            _ => false,
        };
        if stays { zero_above(made) } else { made }
    }

    pub(super) fn compare(
        &mut self,
        float: bool,
        condition: &str,
        ty: &Type,
        first: &Part,
        second: &Part,
    ) -> Result<Part, Error> {
        let bits = ty.bits();
        let known = match (float, bits) {
            (true, _) => FLOAT_CONDITIONS,
            (false, 1) => &INTEGER_CONDITIONS[..2],
            (false, _) => INTEGER_CONDITIONS,
        };
        if !known.contains(&condition) {
            return Err(self.error(format!("the comparison `{condition}` of {ty:?}")));
        }
        if float {
            let sources = [typed(first, ty), typed(second, ty)];
            let name = match condition {
                "ord" => "num".to_owned(),
                "uno" => "nan".to_owned(),
                "true" => return Ok(Part::Bits(1)),
                "false" => return Ok(Part::Bits(0)),
                _ => match condition.split_at(1) {
                    ("o", name) => name.to_owned(),
                    (_, name) => format!("{name}u"),
                },
            };
            let operation = format!("cmp_{name}{}_b1_f{bits}", flush(bits));
            return Ok(self.make('c', &operation, &sources));
        }
        if bits == 1 {
            let sources = [plain(first), plain(second)];
            return Ok(self.make('c', &format!("cmp_{condition}_b1_b1"), &sources));
        }
        let signed = condition.starts_with('s');
        let name = match condition {
            "eq" | "ne" => condition,
            _ => &condition[1..],
        };
        let (first, second) = (
            self.extended(first, bits, signed),
            self.extended(second, bits, signed),
        );
        let kind = if signed { 's' } else { 'u' };
        let operation = format!("cmp_{name}_b1_{kind}{}", container(bits));
        Ok(self.make('c', &operation, &[plain(&first), plain(&second)]))
    }
}

/// Floats of 32 bits flush subnormals, as kernels of OpenCL may.
pub(super) fn flush(bits: u32) -> &'static str {
    if bits == 32 { "_ftz" } else { "" }
}

/// The same register, of which is known that the bits above the type's are zero.
pub(super) fn zero_above(part: Part) -> Part {
    match part {
        Part::Register(class, number, _) => Part::Register(class, number, true),
        bits => bits,
    }
}
