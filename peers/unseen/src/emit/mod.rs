//! HSAIL text from a [`Module`](crate::ir::Module).
//!
//! Each value of LLVM IR is one or more registers. Integers of fewer bits than their register has leave the others undefined; what reads more
//! than the bits extends them first. A phi is a copy into a temporary at the end of each block before, and one out of it where its block begins.

mod arithmetic;
mod calls;
mod casts;
mod memory;
mod registers;

use crate::Error;
use crate::constants::mask;
use crate::ir::{Inst, Kernel, Module, Op, Operand, Type, Variable};
use std::collections::HashMap;
use std::fmt::Write;

/// A value of one register, or a constant.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Part {
    /// A register of a class (`c`, `s` or `d`) with its number, and whether the bits above those of the type are zero.
    Register(char, usize, bool),
    /// The bits of a constant.
    Bits(u64),
}

/// What becomes a kernel's text.
pub(crate) struct Emitter<'a> {
    module: &'a Module,
    /// Lines of the body, with registers as `$s<12>`.
    lines: Vec<String>,
    registers: usize,
    values: HashMap<String, Vec<Part>>,
    /// The variable that a pointer goes into.
    roots: HashMap<String, String>,
    /// The temporaries of phis.
    incoming: HashMap<String, Vec<Part>>,
    /// Definitions of private variables.
    private: Vec<String>,
    labels: HashMap<String, usize>,
    uses: HashMap<String, usize>,
    line: usize,
}

/// The class of the register for a type.
pub(crate) fn class(ty: &Type) -> char {
    match ty.bits() {
        1 => 'c',
        bits if bits <= 32 => 's',
        _ => 'd',
    }
}

/// Bits of the integer register that holds so many bits.
pub(crate) fn container(bits: u32) -> u32 {
    if bits <= 32 { 32 } else { 64 }
}

impl<'a> Emitter<'a> {
    fn error(&self, what: impl Into<String>) -> Error {
        Error::new(self.line, what)
    }

    fn emit(&mut self, line: impl Into<String>) {
        self.lines.push(line.into());
    }

    fn fresh(&mut self, class: char) -> Part {
        self.registers += 1;
        Part::Register(class, self.registers, false)
    }

    /// Emits `operation result, sources` and gives the result.
    fn make(&mut self, class: char, operation: &str, sources: &[String]) -> Part {
        let result = self.fresh(class);
        let text = plain(&result);
        self.emit(format!("{operation}\t{text}, {};", sources.join(", ")));
        result
    }

    /// The values of an operand.
    fn parts(&mut self, operand: &Operand) -> Result<Vec<Part>, Error> {
        match operand {
            Operand::Bits(bits) => Ok(vec![Part::Bits(*bits)]),
            Operand::Vector(elements) => {
                let mut parts = Vec::new();
                for element in elements {
                    parts.extend(self.parts(element)?);
                }
                Ok(parts)
            }
            Operand::Local(name) => {
                let known = self.values.get(name).cloned();
                known.ok_or_else(|| self.error(format!("%{name} is used before it is defined")))
            }
            Operand::Global(name, offset) => Ok(vec![self.variable_address(name, *offset)?]),
        }
    }

    fn part(&mut self, operand: &Operand) -> Result<Part, Error> {
        let parts = self.parts(operand)?;
        let first = parts.into_iter().next();
        first.ok_or_else(|| self.error("an operand has no value"))
    }

    fn define(&mut self, inst: &Inst, parts: Vec<Part>) {
        if let Some(name) = &inst.result {
            self.values.insert(name.clone(), parts);
        }
    }

    fn inst(&mut self, inst: &Inst, next: Option<&str>) -> Result<(), Error> {
        self.line = inst.line;
        let parts = match &inst.op {
            Op::Arithmetic(name, ty, operands) => self.elementwise(name, ty, operands)?,
            Op::Compare(float, condition, ty, first, second) => {
                let (first, second) = (self.parts(first)?, self.parts(second)?);
                let element = element(ty);
                let mut parts = Vec::new();
                for (first, second) in first.iter().zip(&second) {
                    parts.push(self.compare(*float, condition, &element, first, second)?);
                }
                parts
            }
            Op::Cast(name, value, to) => self.cast(inst, name, value, to)?,
            Op::Select(condition, ty, yes, no) => self.select(condition, ty, yes, no)?,
            Op::Load(ty, address, alignment) => self.load(ty, &address.1, address.0.clone(), *alignment)?,
            Op::Store(value, address, alignment) => {
                self.store(value, &address.1, address.0.clone(), *alignment)?;
                Vec::new()
            }
            Op::Address(element, base, indices) => self.address(inst, element, base, indices)?,
            Op::Phi(_, _) => return Ok(()),
            Op::Call(ty, name, arguments) => {
                let used = inst
                    .result
                    .as_ref()
                    .is_some_and(|name| self.uses.contains_key(name));
                self.call(ty, name, arguments, used)?
            }
            Op::Extract((ty, vector), index) => {
                let (parts, index) = (self.parts(vector)?, self.constant(index)?);
                let part = parts.get(index as usize).cloned();
                vec![part.ok_or_else(|| self.error(format!("element {index} of {ty:?}")))?]
            }
            Op::Insert((_, vector), value, index) => {
                let (mut parts, index) = (self.parts(vector)?, self.constant(index)?);
                let value = self.part(value)?;
                match parts.get_mut(index as usize) {
                    Some(part) => *part = value,
                    None => return Err(self.error("an element that is not there")),
                }
                parts
            }
            Op::Shuffle((_, first), second, mask) => {
                let mut all = self.parts(first)?;
                all.extend(self.parts(second)?);
                let pick = |index: &Option<usize>| index.and_then(|index| all.get(index).cloned());
                mask.iter()
                    .map(|index| pick(index).unwrap_or(Part::Bits(0)))
                    .collect()
            }
            Op::Alloca(ty, alignment) => vec![self.alloca(ty, *alignment)],
            Op::Jump(_) | Op::Branch(..) | Op::Switch(..) | Op::Return => {
                return self.terminator(&inst.op, next);
            }
        };
        self.define(inst, parts);
        Ok(())
    }

    /// A number that is known.
    fn constant(&mut self, operand: &Operand) -> Result<u64, Error> {
        match self.part(operand)? {
            Part::Bits(bits) => Ok(bits),
            Part::Register(..) => Err(self.error("an index that must be a constant")),
        }
    }

    fn select(
        &mut self,
        condition: &Operand,
        ty: &Type,
        yes: &Operand,
        no: &Operand,
    ) -> Result<Vec<Part>, Error> {
        let conditions = self.parts(condition)?;
        let (yes, no) = (self.parts(yes)?, self.parts(no)?);
        let element = element(ty);
        let mut parts = Vec::new();
        for (index, (yes, no)) in yes.iter().zip(&no).enumerate() {
            let condition = &conditions[index.min(conditions.len() - 1)];
            let bits = if class(&element) == 'c' {
                1
            } else {
                container(element.bits())
            };
            let sources = [plain(condition), plain(yes), plain(no)];
            parts.push(self.make(class(&element), &format!("cmov_b{bits}"), &sources));
        }
        Ok(parts)
    }

    fn label(&self, name: &str) -> Result<usize, Error> {
        let known = self.labels.get(name).copied();
        known.ok_or_else(|| self.error(format!("there is no block %{name}")))
    }

    fn terminator(&mut self, op: &Op, next: Option<&str>) -> Result<(), Error> {
        match op {
            Op::Jump(to) => self.jump(to, next),
            Op::Branch(condition, yes, no) => {
                let condition = self.part(condition)?;
                let mut condition = plain(&condition);
                let (mut yes, mut no) = (yes, no);
                if next == Some(yes) {
                    condition = plain(&self.make('c', "cmp_ne_b1_b1", &[condition, "1".to_owned()]));
                    (yes, no) = (no, yes);
                }
                let label = self.label(yes)?;
                self.emit(format!("cbr_b1\t{condition}, @L{label};"));
                self.jump(no, next)
            }
            Op::Switch((ty, index), otherwise, cases) => {
                let index = self.part(index)?;
                let index = self.extended(&index, ty.bits(), false);
                let bits = container(ty.bits());
                for (value, to) in cases {
                    let sources = [plain(&index), value.to_string()];
                    let hit = self.make('c', &format!("cmp_eq_b1_u{bits}"), &sources);
                    let label = self.label(to)?;
                    self.emit(format!("cbr_b1\t{}, @L{label};", plain(&hit)));
                }
                self.jump(otherwise, next)
            }
            _ => {
                self.emit("ret;");
                Ok(())
            }
        }
    }

    fn jump(&mut self, to: &str, next: Option<&str>) -> Result<(), Error> {
        if next != Some(to) {
            let label = self.label(to)?;
            self.emit(format!("br\t@L{label};"));
        }
        Ok(())
    }

    /// Copies into the temporaries of the phis after a block.
    fn leave(&mut self, kernel: &Kernel, from: usize) -> Result<(), Error> {
        let block = &kernel.blocks[from];
        for successor in block.successors() {
            for inst in &kernel.blocks[self.label(successor)?].insts {
                let Op::Phi(ty, arms) = &inst.op else { break };
                self.line = inst.line;
                let arm = arms.iter().find(|(_, name)| *name == block.name);
                let Some((value, _)) = arm else {
                    return Err(self.error("a phi has no value for a block before it"));
                };
                let values = self.parts(value)?;
                let name = inst.result.as_deref().unwrap_or_default();
                let into = self.incoming.get(name).cloned().unwrap_or_default();
                for ((into, value), ty) in into.iter().zip(&values).zip(ty.parts()) {
                    self.copy(into, value, &ty);
                }
            }
        }
        Ok(())
    }

    fn copy(&mut self, into: &Part, value: &Part, ty: &Type) {
        let bits = if class(ty) == 'c' { 1 } else { container(ty.bits()) };
        self.emit(format!("mov_b{bits}\t{}, {};", plain(into), plain(value)));
    }

    fn block(&mut self, kernel: &Kernel, index: usize, next: Option<&str>) -> Result<(), Error> {
        let block = &kernel.blocks[index];
        self.emit(format!("@L{index}:"));
        for inst in &block.insts {
            let Op::Phi(ty, _) = &inst.op else { break };
            let name = inst.result.clone().unwrap_or_default();
            let from = self.incoming.get(&name).cloned().unwrap_or_default();
            let to = self.values.get(&name).cloned().unwrap_or_default();
            for ((to, from), ty) in to.iter().zip(&from).zip(ty.parts()) {
                self.copy(to, from, &ty);
            }
        }
        for inst in &block.insts {
            let ends = matches!(
                inst.op,
                Op::Jump(_) | Op::Branch(..) | Op::Switch(..) | Op::Return
            );
            if ends {
                self.leave(kernel, index)?;
            }
            self.inst(inst, next)?;
        }
        Ok(())
    }

    /// Registers of phis, arguments, and how often values are used.
    fn prepare(&mut self, kernel: &Kernel) {
        for (index, block) in kernel.blocks.iter().enumerate() {
            self.labels.insert(block.name.clone(), index);
            for inst in &block.insts {
                count_uses(&inst.op, &mut self.uses);
                if let (Op::Phi(ty, _), Some(name)) = (&inst.op, &inst.result) {
                    let parts = ty.parts();
                    let incoming = parts.iter().map(|ty| self.fresh(class(ty))).collect();
                    let values = parts.iter().map(|ty| self.fresh(class(ty))).collect();
                    self.incoming.insert(name.clone(), incoming);
                    self.values.insert(name.clone(), values);
                }
            }
        }
    }

    fn arguments(&mut self, kernel: &Kernel) -> Result<(), Error> {
        for (index, (ty, name)) in kernel.arguments.iter().enumerate() {
            if matches!(ty, Type::Vector(..) | Type::Array(..) | Type::Struct(_)) {
                return Err(self.error(format!("argument {index} has several values")));
            }
            if !self.uses.contains_key(name) {
                continue;
            }
            let (kind, bytes) = (memory::kind(ty), ty.bytes());
            let source = format!("[%a{index}]");
            let operation = format!("ld_kernarg_align({bytes})_width(all)_{kind}");
            let part = self.make(class(ty), &operation, &[source]);
            self.values.insert(name.clone(), vec![part]);
        }
        Ok(())
    }
}

/// The type of a vector's elements, or the type itself.
fn element(ty: &Type) -> Type {
    match ty {
        Type::Vector(_, element) => (**element).clone(),
        other => other.clone(),
    }
}

fn count_uses(op: &Op, uses: &mut HashMap<String, usize>) {
    let mut see = |operand: &Operand| {
        if let Operand::Local(name) = operand {
            *uses.entry(name.clone()).or_default() += 1;
        }
    };
    match op {
        Op::Arithmetic(_, _, operands) => operands.iter().for_each(&mut see),
        Op::Compare(_, _, _, first, second) => [first, second].into_iter().for_each(&mut see),
        Op::Cast(_, value, _) | Op::Load(_, value, _) => see(&value.1),
        Op::Select(condition, _, yes, no) => [condition, yes, no].into_iter().for_each(&mut see),
        Op::Store(value, address, _) => [&value.1, &address.1].into_iter().for_each(&mut see),
        Op::Address(_, base, indices) => {
            see(&base.1);
            indices.iter().for_each(|(_, index)| see(index));
        }
        Op::Phi(_, arms) => arms.iter().for_each(|(value, _)| see(value)),
        Op::Call(_, _, arguments) => arguments.iter().for_each(|(_, value)| see(value)),
        Op::Extract(vector, index) => [&vector.1, index].into_iter().for_each(&mut see),
        Op::Insert(vector, value, index) => [&vector.1, value, index].into_iter().for_each(&mut see),
        Op::Shuffle(first, second, _) => [&first.1, second].into_iter().for_each(&mut see),
        Op::Branch(condition, _, _) => see(condition),
        Op::Switch(index, _, _) => see(&index.1),
        Op::Alloca(..) | Op::Jump(_) | Op::Return => {}
    }
}

/// A value as an operand of integers.
fn plain(part: &Part) -> String {
    match part {
        Part::Register(class, number, _) => format!("${class}<{number}>"),
        Part::Bits(bits) => bits.to_string(),
    }
}

/// A value as an operand of a type.
fn typed(part: &Part, ty: &Type) -> String {
    match (part, ty) {
        (Part::Bits(bits), Type::Float(16)) => format!("0H{bits:04x}"),
        (Part::Bits(bits), Type::Float(32)) => format!("0F{bits:08x}"),
        (Part::Bits(bits), Type::Float(_)) => format!("0D{bits:016x}"),
        (Part::Bits(bits), _) => (bits & mask(ty.bits())).to_string(),
        _ => plain(part),
    }
}

/// Blocks that the entry reaches, each before what only comes after it.
fn reverse_post_order(kernel: &Kernel, labels: &HashMap<String, usize>) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = vec![false; kernel.blocks.len()];
    let mut stack = vec![(0_usize, 0_usize)];
    if let Some(first) = seen.first_mut() {
        *first = true;
    }
    while let Some((block, child)) = stack.pop() {
        // The first successor comes next in the text: it is visited last.
        let successors = kernel.blocks[block].successors();
        let count = successors.len();
        let Some(name) = count
            .checked_sub(child + 1)
            .and_then(|index| successors.get(index))
        else {
            order.push(block);
            continue;
        };
        stack.push((block, child + 1));
        if let Some(&to) = labels.get(*name)
            && !seen[to]
        {
            seen[to] = true;
            stack.push((to, 0));
        }
    }
    order.reverse();
    order
}

/// The HSAIL text of a module.
pub(crate) fn text(module: &Module) -> Result<String, Error> {
    let mut out = "module &unseen:1:0:$full:$large:$near;\n\n".to_owned();
    for (name, variable) in &module.variables {
        if variable.space != 3 {
            out.push_str(&constant(name, variable)?);
        }
    }
    for kernel in &module.kernels {
        if kernel.blocks.is_empty() {
            return Err(Error::new(0, format!("`{}` has no blocks", kernel.name)));
        }
        let mut emitter = Emitter {
            module,
            lines: Vec::new(),
            registers: 0,
            values: HashMap::new(),
            roots: HashMap::new(),
            incoming: HashMap::new(),
            private: Vec::new(),
            labels: HashMap::new(),
            uses: HashMap::new(),
            line: 0,
        };
        emitter.prepare(kernel);
        let order = reverse_post_order(kernel, &emitter.labels);
        emitter.arguments(kernel)?;
        for (place, &index) in order.iter().enumerate() {
            let next = order
                .get(place + 1)
                .map(|&next| kernel.blocks[next].name.as_str());
            emitter.block(kernel, index, next)?;
        }
        header(&mut out, kernel);
        for (name, variable) in module
            .variables
            .iter()
            .filter(|(_, variable)| variable.space == 3)
        {
            let (bytes, alignment) = (variable.ty.bytes(), variable.alignment);
            let _ = writeln!(out, "\talign({alignment}) group_u8 %{name}[{bytes}];");
        }
        for line in &emitter.private {
            let _ = writeln!(out, "\t{line}");
        }
        for line in registers::assign(&emitter.lines) {
            let tab = if line.starts_with('@') { "" } else { "\t" };
            let _ = writeln!(out, "{tab}{line}");
        }
        out.push_str("};\n");
    }
    Ok(out)
}

fn header(out: &mut String, kernel: &Kernel) {
    let _ = writeln!(out, "prog kernel &{}(", kernel.name);
    for (index, (ty, _)) in kernel.arguments.iter().enumerate() {
        let comma = if index + 1 < kernel.arguments.len() {
            ","
        } else {
            ")"
        };
        let _ = writeln!(out, "\tkernarg_{} %a{index}{comma}", memory::kind(ty));
    }
    if kernel.arguments.is_empty() {
        out.push_str(")\n");
    }
    out.push_str("{\n");
}

/// A readonly variable.
fn constant(name: &str, variable: &Variable) -> Result<String, Error> {
    let Some(bytes) = &variable.bytes else {
        return Err(Error::new(0, format!("the constant @{name} has no value")));
    };
    let values: Vec<String> = bytes.iter().map(u8::to_string).collect();
    let (alignment, count, values) = (variable.alignment, bytes.len(), values.join(", "));
    Ok(format!(
        "align({alignment}) const readonly_u8 &{name}[{count}] = u8[]({values});\n\n"
    ))
}
