//! Conversions.

use super::arithmetic::{flush, zero_above};
use super::{Emitter, Part, class, container, element, plain, typed};
use crate::Error;
use crate::constants::mask;
use crate::ir::{Inst, Operand, Type, Typed};

impl Emitter<'_> {
    pub(super) fn cast(
        &mut self,
        inst: &Inst,
        name: &str,
        (from, value): &Typed,
        to: &Type,
    ) -> Result<Vec<Part>, Error> {
        self.inherit_root(inst, value);
        let parts = self.parts(value)?;
        let (source, target) = (element(from), element(to));
        if name == "bitcast" && from.parts().len() != to.parts().len() {
            return Err(self.error("a vector becomes one of other elements"));
        }
        let mut made = Vec::new();
        for part in &parts {
            made.push(self.convert(name, &source, &target, part)?);
        }
        Ok(made)
    }

    fn convert(&mut self, name: &str, from: &Type, to: &Type, part: &Part) -> Result<Part, Error> {
        let (bits, wanted) = (from.bits(), to.bits());
        Ok(match name {
            "zext" => self.widen(part, bits, wanted, false),
            "sext" => self.widen(part, bits, wanted, true),
            "trunc" => self.truncate(part, bits, wanted),
            "bitcast" | "addrspacecast" => part.clone(),
            "ptrtoint" | "inttoptr" if bits > wanted => self.truncate(part, bits, wanted),
            "ptrtoint" | "inttoptr" => self.widen(part, bits, wanted, false),
            "fptoui" | "fptosi" => {
                let kind = if name == "fptoui" { 'u' } else { 's' };
                let operation = format!("cvt{}_{kind}{}_f{bits}", flush(bits), container(wanted));
                self.make(class(to), &operation, &[typed(part, from)])
            }
            "uitofp" | "sitofp" => {
                let signed = name == "sitofp";
                let part = if bits == 1 {
                    self.widen(part, 1, 32, signed)
                } else {
                    self.extended(part, bits, signed)
                };
                let kind = if signed { 's' } else { 'u' };
                let operation = format!("cvt_f{wanted}_{kind}{}", container(bits));
                self.make(class(to), &operation, &[plain(&part)])
            }
            "fpext" | "fptrunc" => {
                let flush = if bits == 32 || wanted == 32 { "_ftz" } else { "" };
                let operation = format!("cvt{flush}_f{wanted}_f{bits}");
                self.make(class(to), &operation, &[typed(part, from)])
            }
            _ => return Err(self.error(format!("`{name}` is not translated"))),
        })
    }

    /// More bits.
    pub(super) fn widen(&mut self, part: &Part, bits: u32, wanted: u32, signed: bool) -> Part {
        if let Part::Bits(value) = part {
            let negative = signed && bits < 64 && value >> (bits - 1) & 1 == 1;
            let extended = if negative { value | !mask(bits) } else { *value };
            return Part::Bits(extended & mask(wanted));
        }
        let width = container(wanted);
        let to = if width == 32 { 's' } else { 'd' };
        if bits == 1 {
            if signed {
                let ones = mask(width).to_string();
                return self.make(
                    to,
                    &format!("cmov_b{width}"),
                    &[plain(part), ones, "0".to_owned()],
                );
            }
            let made = self.make('s', "cvt_u32_b1", &[plain(part)]);
            return if width == 64 {
                self.make('d', "cvt_u64_u32", &[plain(&made)])
            } else {
                zero_above(made)
            };
        }
        let narrow = self.extended(part, bits, signed);
        let made = if container(bits) == width {
            narrow
        } else {
            let kind = if signed { 's' } else { 'u' };
            self.make('d', &format!("cvt_{kind}64_{kind}32"), &[plain(&narrow)])
        };
        if signed { made } else { zero_above(made) }
    }

    /// Fewer bits.
    pub(super) fn truncate(&mut self, part: &Part, bits: u32, wanted: u32) -> Part {
        if let Part::Bits(value) = part {
            return Part::Bits(value & mask(wanted));
        }
        let narrow = if container(bits) == 64 && container(wanted) == 32 {
            self.make('s', "cvt_u32_u64", &[plain(part)])
        } else {
            part.clone()
        };
        if wanted == 1 {
            let width = container(if bits > 32 && narrow == *part { 64 } else { 32 });
            let low = self.make(
                if width == 64 { 'd' } else { 's' },
                &format!("and_b{width}"),
                &[plain(&narrow), "1".to_owned()],
            );
            return self.make(
                'c',
                &format!("cmp_ne_b1_u{width}"),
                &[plain(&low), "0".to_owned()],
            );
        }
        match narrow {
            Part::Register(class, number, _) => Part::Register(class, number, false),
            bits => bits,
        }
    }

    /// What is made of a pointer goes into the same variable.
    pub(super) fn inherit_root(&mut self, inst: &Inst, value: &Operand) {
        let root = match value {
            Operand::Global(name, _) => Some(name.clone()),
            Operand::Local(name) => self.roots.get(name).cloned(),
            _ => None,
        };
        if let (Some(root), Some(name)) = (root, &inst.result) {
            self.roots.insert(name.clone(), root);
        }
    }
}
