//! Loads, stores, addresses and variables.

use super::{Emitter, Part, class, plain, typed};
use crate::Error;
use crate::ir::{Inst, Operand, Type, Typed, pointer_bits};

/// A segment and what stands after the alignment.
fn modified(segment: &'static str) -> (&'static str, &'static str) {
    segment
        .strip_suffix("_const")
        .map_or((segment, ""), |segment| (segment, "_const"))
}

/// The type of an access or argument.
pub(super) fn kind(ty: &Type) -> String {
    match ty {
        Type::Float(bits) => format!("f{bits}"),
        Type::Int(bits) if *bits <= 8 => "u8".to_owned(),
        other => format!("u{}", other.bits()),
    }
}

impl Emitter<'_> {
    /// The segment of a pointer.
    fn segment(&self, operand: &Operand, pointer: &Type) -> &'static str {
        let root = match operand {
            Operand::Global(name, _) => Some(name),
            Operand::Local(name) => self.roots.get(name),
            _ => None,
        };
        let variable = root.and_then(|root| self.module.variables.iter().find(|(name, _)| name == root));
        match (variable, pointer) {
            (Some((_, variable)), _) if variable.space != 3 => "readonly",
            (_, Type::Pointer(0)) => "private",
            (_, Type::Pointer(3)) => "group",
            (_, Type::Pointer(2)) => "global_const",
            _ => "global",
        }
    }

    /// Where a variable begins, and bytes after that.
    pub(super) fn variable_address(&mut self, name: &str, offset: i64) -> Result<Part, Error> {
        let known = self.module.variables.iter().find(|(known, _)| known == name);
        let Some((_, variable)) = known else {
            return Err(self.error(format!("there is no variable @{name}")));
        };
        let (class, operation, sign) = if variable.space == 3 {
            ('s', "lda_group_u32", '%')
        } else {
            ('d', "lda_readonly_u64", '&')
        };
        let base = self.make(class, operation, &[format!("[{sign}{name}]")]);
        if offset == 0 {
            return Ok(base);
        }
        let bits = if class == 's' { 32 } else { 64 };
        Ok(self.make(
            class,
            &format!("add_u{bits}"),
            &[plain(&base), offset.to_string()],
        ))
    }

    fn place(&mut self, operand: &Operand, bytes: u64) -> Result<String, Error> {
        if let Operand::Global(name, offset) = operand {
            let group = self
                .module
                .variables
                .iter()
                .any(|(known, variable)| known == name && variable.space == 3);
            let sign = if group { '%' } else { '&' };
            return Ok(format!("[{sign}{name}][{}]", offset + bytes as i64));
        }
        let address = self.part(operand)?;
        Ok(match bytes {
            0 => format!("[{}]", plain(&address)),
            _ => format!("[{}+{bytes}]", plain(&address)),
        })
    }

    pub(super) fn load(
        &mut self,
        ty: &Type,
        address: &Operand,
        pointer: Type,
        alignment: u64,
    ) -> Result<Vec<Part>, Error> {
        let (segment, constant) = modified(self.segment(address, &pointer));
        let parts = ty.parts();
        let Some(element) = parts.first() else {
            return Err(self.error("a load of nothing"));
        };
        let kind = kind(element);
        let known = |part: Part| match (element, part) {
            (Type::Int(_), Part::Register(class, number, _)) => Part::Register(class, number, true),
            (_, part) => part,
        };
        let class = if class(element) == 'c' {
            's'
        } else {
            class(element)
        };
        let mut found = Vec::new();
        for (first, group) in groups(parts.len()) {
            let place = self.place(address, first as u64 * element.bytes())?;
            let alignment = alignment_at(alignment, first as u64 * element.bytes());
            let made: Vec<Part> = (0..group).map(|_| self.fresh(class)).collect();
            let (vector, list) = list(&made.iter().map(plain).collect::<Vec<_>>());
            self.emit(format!(
                "ld{vector}_{segment}_align({alignment}){constant}_{kind}\t{list}, {place};"
            ));
            found.extend(made.into_iter().map(known));
        }
        if element.bits() == 1 {
            for part in &mut found {
                *part = self.truncate(part, 32, 1);
            }
        }
        Ok(found)
    }

    pub(super) fn store(
        &mut self,
        (ty, value): &Typed,
        address: &Operand,
        pointer: Type,
        alignment: u64,
    ) -> Result<(), Error> {
        let segment = self.segment(address, &pointer);
        let types = ty.parts();
        let Some(element) = types.first() else {
            return Err(self.error("a store of nothing"));
        };
        let mut parts = self.parts(value)?;
        if element.bits() == 1 {
            for part in &mut parts {
                *part = self.widen(part, 1, 32, false);
            }
        }
        for (first, group) in groups(parts.len()) {
            let place = self.place(address, first as u64 * element.bytes())?;
            let alignment = alignment_at(alignment, first as u64 * element.bytes());
            let sources: Vec<String> = parts[first..first + group]
                .iter()
                .map(|part| typed(part, element))
                .collect();
            let (vector, list) = list(&sources);
            let kind = kind(element);
            self.emit(format!(
                "st{vector}_{segment}_align({alignment})_{kind}\t{list}, {place};"
            ));
        }
        Ok(())
    }

    pub(super) fn alloca(&mut self, ty: &Type, alignment: u64) -> Part {
        let (number, bytes) = (self.private.len(), ty.bytes());
        let alignment = alignment.max(4);
        self.private
            .push(format!("align({alignment}) private_u8 %p{number}[{bytes}];"));
        self.make('s', "lda_private_u32", &[format!("[%p{number}]")])
    }

    pub(super) fn address(
        &mut self,
        inst: &Inst,
        element: &Type,
        (pointer, base): &Typed,
        indices: &[Typed],
    ) -> Result<Vec<Part>, Error> {
        self.inherit_root(inst, base);
        let mut sum = self.part(base)?;
        let space = if let Type::Pointer(space) = pointer {
            *space
        } else {
            1
        };
        let wide = match &sum {
            Part::Register(class, ..) => *class == 'd',
            Part::Bits(_) => pointer_bits(space) == 64,
        };
        let (class, bits) = if wide { ('d', 64) } else { ('s', 32) };
        let mut constant = 0_i64;
        let mut level = Type::Array(0, Box::new(element.clone()));
        for (ty, index) in indices {
            let index = self.part(index)?;
            if let Part::Bits(value) = index {
                let value = self.extended(&Part::Bits(value), ty.bits(), true);
                let Part::Bits(value) = value else { continue };
                let value = if ty.bits() <= 32 {
                    i64::from(value as i32) as u64
                } else {
                    value
                };
                let (bytes, next) = crate::instructions::step(&level, value)
                    .ok_or_else(|| self.error("an index goes into what has no elements"))?;
                constant = constant.wrapping_add(bytes);
                level = next;
                continue;
            }
            let (Type::Array(_, inner) | Type::Vector(_, inner)) = level else {
                return Err(self.error("an index that is not constant goes into a structure"));
            };
            let size = inner.bytes();
            level = *inner;
            let index = if ty.bits() > bits {
                self.truncate(&index, ty.bits(), bits)
            } else {
                self.widen(&index, ty.bits(), bits, true)
            };
            let term = self.scaled(&index, class, bits, size);
            sum = self.make(class, &format!("add_u{bits}"), &[plain(&sum), plain(&term)]);
        }
        if constant != 0 {
            sum = self.make(
                class,
                &format!("add_u{bits}"),
                &[plain(&sum), constant.to_string()],
            );
        }
        Ok(vec![sum])
    }

    fn scaled(&mut self, index: &Part, class: char, bits: u32, size: u64) -> Part {
        match size {
            1 => index.clone(),
            _ if size.is_power_of_two() => {
                let by = size.trailing_zeros().to_string();
                self.make(class, &format!("shl_u{bits}"), &[plain(index), by])
            }
            _ => self.make(class, &format!("mul_u{bits}"), &[plain(index), size.to_string()]),
        }
    }

    /// `llvm.memcpy`, `llvm.memmove` and `llvm.memset` of known lengths.
    pub(super) fn transfer(
        &mut self,
        (to, from): (&Typed, &Typed),
        (bytes, alignment): (u64, u64),
        transfer: Transfer,
    ) -> Result<(), Error> {
        let words = bytes.is_multiple_of(4) && alignment.is_multiple_of(4);
        let step = if words { 4 } else { 1 };
        let ty = Type::Int(step * 8);
        let (target, (source, constant)) = (
            self.segment(&to.1, &to.0),
            modified(self.segment(&from.1, &from.0)),
        );
        let kind = kind(&ty);
        let mut stores = Vec::new();
        for at in (0..bytes).step_by(step as usize) {
            let value = if transfer == Transfer::Set {
                let Operand::Bits(byte) = from.1 else {
                    return Err(self.error("`memset` of a byte that is not known"));
                };
                ((byte * 0x0101_0101) & crate::constants::mask(step * 8)).to_string()
            } else {
                let place = self.place(&from.1, at)?;
                plain(&self.make(
                    's',
                    &format!("ld_{source}_align({step}){constant}_{kind}"),
                    &[place],
                ))
            };
            let place = self.place(&to.1, at)?;
            stores.push(format!("st_{target}_align({step})_{kind}\t{value}, {place};"));
            // What moves may overlap: all of it is loaded first.
            if transfer != Transfer::Move {
                stores.drain(..).for_each(|store| self.emit(store));
            }
        }
        stores.into_iter().for_each(|store| self.emit(store));
        Ok(())
    }
}

/// What `llvm.memcpy`, `llvm.memmove` and `llvm.memset` do.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Transfer {
    Copy,
    Move,
    Set,
}

/// First elements and counts of the accesses of so many elements: four at once at most.
fn groups(count: usize) -> Vec<(usize, usize)> {
    (0..count)
        .step_by(4)
        .map(|first| (first, (count - first).min(4)))
        .collect()
}

fn list(registers: &[String]) -> (String, String) {
    match registers {
        [one] => (String::new(), one.clone()),
        several => (
            format!("_v{}", several.len()),
            format!("({})", several.join(", ")),
        ),
    }
}

/// What an address with an alignment and bytes added is a multiple of.
fn alignment_at(alignment: u64, bytes: u64) -> u64 {
    match bytes {
        0 => alignment,
        _ => alignment.min(1 << bytes.trailing_zeros()),
    }
}
