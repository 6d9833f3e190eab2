//! Printer: the module model to canonical HSAIL text.
//!
//! The text reads back to an equal module, and printing that gives the same text again. What BRIG cannot hold is not printed
//! either: modifiers, alignments and dimensions that say what is meant anyway are left out, floats are raw bits, every `loc`
//! names its file. Layout follows the disassembly that the HSA tools print: a tab before statements and between mnemonic
//! and operands, one formal per line when there are several.

use crate::literal::quote;
use crate::model::*;
use crate::table::{self, Part};
use std::fmt::{self, Write};

/// Canonical text of a module.
pub fn print(module: &Module) -> String {
    let mut p = Printer {
        module,
        out: String::new(),
    };
    // Writing to a string cannot fail.
    let _ = p.module();
    p.out
}

/// Canonical text of one instruction, with its semicolon.
pub fn print_inst(module: &Module, inst: &Inst) -> String {
    let mut p = Printer {
        module,
        out: String::new(),
    };
    let _ = p.inst(inst);
    p.out
}

/// The mnemonic with its suffixes, defaults left out.
pub(crate) fn mnemonic(inst: &Inst) -> String {
    let mut out = String::new();
    let _ = write_mnemonic(&mut out, inst);
    out
}

/// An integer of `bits` bits: signed decimal if small, else hexadecimal.
fn integer(value: u64, bits: u32) -> String {
    const SMALL: i64 = 1 << 16;
    let shift = 64 - bits.clamp(1, 64);
    let signed = (value << shift) as i64 >> shift;
    if bits == 1 {
        (value & 1).to_string()
    } else if (-SMALL..=SMALL).contains(&signed) {
        signed.to_string()
    } else {
        format!("{:#x}", (signed as u64) << shift >> shift)
    }
}

fn float(ty: Type, bits: u64) -> String {
    match ty.bits() {
        16 => format!("0H{bits:04x}"),
        32 => format!("0F{bits:08x}"),
        _ => format!("0D{bits:016x}"),
    }
}

/// A number, packed value or signal of at most 128 bits.
fn number(ty: Type, value: u128) -> String {
    if ty.is_packed() {
        let width = ty.element_bits();
        let mask = if width >= 128 {
            u128::MAX
        } else {
            (1u128 << width) - 1
        };
        let elements = (0..ty.elements()).rev().map(|i| {
            let element = (value >> (i * width) & mask) as u64;
            match ty.class() {
                TypeClass::Float => float(ty.element(), element),
                TypeClass::Signed => ((element << (64 - width)) as i64 >> (64 - width)).to_string(),
                _ => element.to_string(),
            }
        });
        return format!("{ty}({})", elements.collect::<Vec<_>>().join(","));
    }
    match ty.class() {
        TypeClass::Float => float(ty, value as u64),
        TypeClass::Signal => format!("{ty}({})", integer(value as u64, 64)),
        // Narrow unsigned numbers read best as they are; wide ones are often small negative numbers.
        TypeClass::Unsigned if ty.bits() <= 16 => (value as u64).to_string(),
        _ => integer(value as u64, ty.bits()),
    }
}

fn from_bytes(bytes: &[u8]) -> u128 {
    bytes.iter().take(16).rev().fold(0, |v, b| v << 8 | *b as u128)
}

struct Printer<'a> {
    module: &'a Module,
    out: String,
}

impl<'a> Printer<'a> {
    fn module(&mut self) -> fmt::Result {
        for item in &self.module.items {
            match item {
                Item::Header => {
                    let h = &self.module.header;
                    writeln!(
                        self.out,
                        "module {}:{}:{}:{}:{}:{};",
                        self.module.name(h.name),
                        h.major,
                        h.minor,
                        h.profile,
                        h.machine,
                        h.round
                    )?;
                }
                Item::Extension { name, .. } => {
                    writeln!(self.out, "extension {};", quote(self.module.name(*name)))?;
                }
                Item::Variable(id) => {
                    self.variable(*id)?;
                    self.out.push_str(";\n");
                }
                Item::Fbarrier(id) => self.fbarrier(*id)?,
                Item::Executable(id) => self.executable(*id)?,
                Item::Annotation(a) => self.annotation(a, "")?,
            }
        }
        Ok(())
    }

    fn annotation(&mut self, annotation: &Annotation, indent: &str) -> fmt::Result {
        self.out.push_str(indent);
        match annotation {
            Annotation::Comment { text, .. } => writeln!(self.out, "{}", self.module.name(*text)),
            Annotation::Loc(loc) => {
                write!(self.out, "loc {}", loc.line)?;
                if loc.column != 1 {
                    write!(self.out, " {}", loc.column)?;
                }
                writeln!(self.out, " {};", quote(self.module.name(loc.file)))
            }
            Annotation::Pragma(pragma) => {
                self.out.push_str("pragma ");
                for (i, operand) in pragma.operands.iter().enumerate() {
                    if i > 0 {
                        self.out.push_str(", ");
                    }
                    match operand {
                        PragmaOperand::String(name) => self.out.push_str(&quote(self.module.name(*name))),
                        PragmaOperand::Constant(id) => self.pragma_constant(*id)?,
                        PragmaOperand::Wavesize => self.out.push_str("WAVESIZE"),
                        PragmaOperand::Register(r) => write!(self.out, "{r}")?,
                        PragmaOperand::Symbol(s) => self.symbol(*s),
                    }
                }
                self.out.push_str(";\n");
                Ok(())
            }
        }
    }

    /// As an element of an aggregate, but a u64 and floats need no type there.
    fn pragma_constant(&mut self, id: ConstantId) -> fmt::Result {
        match self.module.constants.get(id) {
            Some(Constant::Bytes {
                ty,
                array: false,
                bytes,
            }) if *ty == Type::U64 || ty.is_float() && !ty.is_packed() => {
                self.out.push_str(&number(*ty, from_bytes(bytes)));
                Ok(())
            }
            Some(constant) => self.typed_constant(constant),
            None => Ok(()),
        }
    }

    fn symbol(&mut self, symbol: Symbol) {
        let m = self.module;
        let name = match symbol {
            Symbol::Variable(id) => m.variables.get(id).map(|v| v.name),
            Symbol::Fbarrier(id) => m.fbarriers.get(id).map(|f| f.name),
            Symbol::Executable(id) => m.executables.get(id).map(|e| e.name),
            Symbol::Label(id) => m.labels.get(id).map(|l| l.name),
            Symbol::Module => Some(m.header.name),
        };
        self.out.push_str(name.map_or("", |n| m.name(n)));
    }

    /// A constant with its type in front.
    fn typed_constant(&mut self, constant: &Constant) -> fmt::Result {
        match constant {
            Constant::Bytes {
                ty,
                array: false,
                bytes,
            } => {
                let text = number(*ty, from_bytes(bytes));
                let typed = ty.is_packed() || ty.class() == TypeClass::Signal;
                if typed {
                    write!(self.out, "{text}")
                } else {
                    write!(self.out, "{ty}({text})")
                }
            }
            Constant::Bytes {
                ty,
                array: true,
                bytes,
            } => {
                write!(self.out, "{ty}[](")?;
                for (i, element) in bytes.chunks(ty.bytes() as usize).enumerate() {
                    let separator = if i > 0 { ", " } else { "" };
                    write!(self.out, "{separator}{}", number(*ty, from_bytes(element)))?;
                }
                self.out.push(')');
                Ok(())
            }
            Constant::Image(image) => {
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
            Constant::Sampler(s) => {
                write!(
                    self.out,
                    "samp(coord = {}, filter = {}, addressing = {})",
                    s.coord, s.filter, s.addressing
                )
            }
            Constant::OpaqueArray { ty, elements } => {
                write!(self.out, "{ty}[](")?;
                let lines = elements.len() > 1;
                for (i, element) in elements.iter().enumerate() {
                    self.out.push_str(if i > 0 { ", " } else { "" });
                    self.out.push_str(if lines { "\n\t" } else { "" });
                    self.typed_constant(element)?;
                }
                self.out.push_str(if lines { "\n)" } else { ")" });
                Ok(())
            }
            Constant::Aggregate(items) => {
                self.out.push('{');
                for (i, item) in items.iter().enumerate() {
                    self.out.push_str(if i > 0 { ", \n\t" } else { "\n\t" });
                    self.typed_constant(item)?;
                }
                self.out.push_str("\n}");
                Ok(())
            }
            Constant::Align(align) => write!(self.out, "align({})", align.bytes()),
        }
    }

    /// A variable or formal without what ends it.
    fn variable(&mut self, id: VariableId) -> fmt::Result {
        let Some(v) = self.module.variables.get(id) else {
            return Ok(());
        };
        if !v.is_definition {
            self.out.push_str("decl ");
        }
        if v.linkage == Linkage::Program {
            self.out.push_str("prog ");
        }
        if v.allocation == Allocation::Agent && v.segment == Segment::Global {
            self.out.push_str("alloc(agent) ");
        }
        if v.align != Variable::natural_align(v.ty) {
            write!(self.out, "align({}) ", v.align.bytes())?;
        }
        if v.is_const {
            self.out.push_str("const ");
        }
        write!(self.out, "{}_{}", v.segment, v.ty)?;
        if v.name != Name::EMPTY {
            write!(self.out, " {}", self.module.name(v.name))?;
        }
        match v.dim {
            Dimension::Scalar => {}
            Dimension::Unsized => self.out.push_str("[]"),
            Dimension::Array(n) => write!(self.out, "[{n}]")?,
        }
        if let Some(constant) = v.init.and_then(|id| self.module.constants.get(id)) {
            self.out.push_str(" = ");
            match constant {
                Constant::Bytes {
                    ty,
                    array: false,
                    bytes,
                } => self.out.push_str(&number(*ty, from_bytes(bytes))),
                other => self.typed_constant(other)?,
            }
        }
        Ok(())
    }

    fn fbarrier(&mut self, id: FbarrierId) -> fmt::Result {
        let Some(f) = self.module.fbarriers.get(id) else {
            return Ok(());
        };
        if !f.is_definition {
            self.out.push_str("decl ");
        }
        if f.linkage == Linkage::Program {
            self.out.push_str("prog ");
        }
        writeln!(self.out, "fbarrier {};", self.module.name(f.name))
    }

    fn formals(&mut self, formals: &[VariableId]) -> fmt::Result {
        let several = formals.len() > 1;
        self.out.push('(');
        for (i, &id) in formals.iter().enumerate() {
            self.out.push_str(if i > 0 { "," } else { "" });
            self.out.push_str(if several { "\n\t" } else { "" });
            self.variable(id)?;
        }
        self.out.push(')');
        Ok(())
    }

    fn executable(&mut self, id: ExecutableId) -> fmt::Result {
        let Some(e) = self.module.executables.get(id) else {
            return Ok(());
        };
        if matches!(e.kind, ExecutableKind::Kernel | ExecutableKind::Function) {
            self.out.push('\n');
        }
        if !e.is_definition {
            self.out.push_str("decl ");
        }
        if e.linkage == Linkage::Program {
            self.out.push_str("prog ");
        }
        write!(self.out, "{} {}", e.kind.name(), self.module.name(e.name))?;
        if e.kind != ExecutableKind::Kernel {
            self.formals(&e.outputs)?;
        }
        self.formals(&e.inputs)?;
        if e.is_definition && e.kind != ExecutableKind::Signature {
            self.out.push_str("\n{\n");
            self.body(&e.body)?;
            self.out.push('}');
        }
        self.out.push_str(";\n");
        Ok(())
    }

    fn body(&mut self, body: &[Statement]) -> fmt::Result {
        let mut indent = "\t";
        for statement in body {
            match statement {
                Statement::Inst(inst) => {
                    self.out.push_str(indent);
                    self.inst(inst)?;
                    self.out.push('\n');
                }
                Statement::Label(id) => {
                    self.out.push('\n');
                    self.symbol(Symbol::Label(*id));
                    self.out.push_str(":\n");
                }
                Statement::Variable(id) => {
                    self.out.push_str(indent);
                    self.variable(*id)?;
                    self.out.push_str(";\n");
                }
                Statement::Fbarrier(id) => {
                    self.out.push_str(indent);
                    self.fbarrier(*id)?;
                }
                Statement::Control(control) => {
                    write!(self.out, "{indent}{}", control.directive)?;
                    for (i, operand) in control.operands.iter().enumerate() {
                        self.out.push_str(if i > 0 { ", " } else { " " });
                        match operand {
                            ControlOperand::Value(v) => write!(self.out, "{v}")?,
                            ControlOperand::Wavesize => self.out.push_str("WAVESIZE"),
                        }
                    }
                    self.out.push_str(";\n");
                }
                Statement::ArgBlockStart(_) => {
                    self.out.push_str("\t{\n");
                    indent = "\t\t";
                }
                Statement::ArgBlockEnd(_) => {
                    self.out.push_str("\t}\n");
                    indent = "\t";
                }
                Statement::Annotation(a) => self.annotation(a, indent)?,
            }
        }
        Ok(())
    }

    fn inst(&mut self, inst: &Inst) -> fmt::Result {
        write_mnemonic(&mut self.out, inst)?;
        let operands = self.module.inst_operands(inst);
        let bits = self
            .module
            .address_bits(inst.mods.segment.unwrap_or(Segment::Flat));
        if !operands.is_empty() {
            self.out.push('\t');
        }
        match (inst.opcode, operands) {
            (Opcode::Call, [outputs, callee, inputs]) => {
                self.sequence(&[callee, outputs, inputs], " ", bits)?
            }
            (Opcode::SCall | Opcode::ICall, [outputs, callee, inputs, targets]) => {
                self.sequence(&[callee, outputs, inputs, targets], " ", bits)?;
            }
            (Opcode::Sbr, [source, labels]) => self.sequence(&[source, labels], " ", bits)?,
            _ => {
                for (i, operand) in operands.iter().enumerate() {
                    self.out.push_str(if i > 0 { ", " } else { "" });
                    self.operand(operand, bits)?;
                }
            }
        }
        self.out.push(';');
        Ok(())
    }

    fn sequence(&mut self, operands: &[&Operand], separator: &str, bits: u32) -> fmt::Result {
        for (i, operand) in operands.iter().enumerate() {
            self.out.push_str(if i > 0 { separator } else { "" });
            self.operand(operand, bits)?;
        }
        Ok(())
    }

    fn list(&mut self, open: char, list: OperandList, close: char) -> fmt::Result {
        self.out.push(open);
        for (i, operand) in self.module.operands(list).iter().enumerate() {
            self.out.push_str(if i > 0 { ", " } else { "" });
            match operand {
                // Lists hold no lists; a broken module must not send us in circles.
                Operand::Vector(_) | Operand::Labels(_) | Operand::Executables(_) | Operand::Arguments(_) => {
                }
                other => self.operand(other, 64)?,
            }
        }
        self.out.push(close);
        Ok(())
    }

    /// An operand; `bits` is the width of addresses here.
    fn operand(&mut self, operand: &Operand, bits: u32) -> fmt::Result {
        match *operand {
            Operand::Register(r) => write!(self.out, "{r}")?,
            Operand::Immediate { ty, bits } => self.out.push_str(&number(ty, bits as u128)),
            Operand::WideImmediate(_) => {
                if let Some((ty, value)) = self.module.immediate(*operand) {
                    self.out.push_str(&number(ty, value));
                }
            }
            Operand::Wavesize => self.out.push_str("WAVESIZE"),
            Operand::Address {
                symbol,
                register,
                offset,
            } => {
                let symbol = symbol.expand();
                if let Some(id) = symbol {
                    self.out.push('[');
                    self.symbol(Symbol::Variable(id));
                    self.out.push(']');
                }
                let shift = 64 - bits;
                let signed = (offset << shift) as i64 >> shift;
                match register {
                    Some(r) if signed == 0 => write!(self.out, "[{r}]")?,
                    Some(r) if signed < 0 => write!(self.out, "[{r}-{}]", signed.unsigned_abs())?,
                    Some(r) => write!(self.out, "[{r}+{signed}]")?,
                    None if signed == 0 && symbol.is_some() => {}
                    None => write!(self.out, "[{signed}]")?,
                }
            }
            Operand::Vector(l) | Operand::Arguments(l) => self.list('(', l, ')')?,
            Operand::Labels(l) | Operand::Executables(l) => self.list('[', l, ']')?,
            Operand::Label(id) => self.symbol(Symbol::Label(id)),
            Operand::Executable(id) => self.symbol(Symbol::Executable(id)),
            Operand::Variable(id) => self.symbol(Symbol::Variable(id)),
            Operand::Fbarrier(id) => self.symbol(Symbol::Fbarrier(id)),
        }
        Ok(())
    }
}

fn write_mnemonic(out: &mut String, inst: &Inst) -> fmt::Result {
    let m = &inst.mods;
    out.push_str(inst.opcode.name());
    for &part in table::syntax(inst.opcode) {
        match part {
            Part::Vector if m.vector > 0 => write!(out, "_v{}", m.vector)?,
            Part::Ftz if m.ftz => out.push_str("_ftz"),
            Part::Const if m.constant => out.push_str("_const"),
            Part::NoNull if m.nonull => out.push_str("_nonull"),
            Part::Equiv if m.equiv != 0 => write!(out, "_equiv({})", m.equiv)?,
            Part::Round if m.round == Some(Round::Default) => {}
            Part::Round
                if m.round.is_some() && m.round == table::nearest(inst).and_then(|r| r.default_round) => {}
            Part::Round => suffix(out, m.round.map(Round::name)),
            Part::Pack => suffix(out, m.pack.map(Pack::name)),
            Part::Segment => suffix(out, m.segment.filter(|s| *s != Segment::Flat).map(Segment::name)),
            Part::Align => {
                if let Some(align) = m.align.filter(|a| *a != Align::ONE) {
                    write!(out, "_align({})", align.bytes())?;
                }
            }
            Part::Width => {
                if let Some(width) = m.width.filter(|w| Some(*w) != table::default_width(inst.opcode)) {
                    write!(out, "_width({width})")?;
                }
            }
            Part::Order => suffix(out, m.order.map(MemoryOrder::name)),
            Part::Scope => suffix(out, m.scope.map(MemoryScope::name)),
            Part::Atomic => suffix(out, m.atomic.map(AtomicOperation::name)),
            Part::Compare => suffix(out, m.compare.map(CompareOperation::name)),
            Part::Geometry => suffix(out, m.geometry.map(Geometry::name)),
            Part::ImageQuery => suffix(out, m.image_query.map(ImageQuery::name)),
            Part::SamplerQuery => suffix(out, m.sampler_query.map(SamplerQuery::name)),
            Part::Type => suffix(out, inst.ty.map(Type::name)),
            Part::SourceType => suffix(out, inst.source_type.map(Type::name)),
            Part::CoordType => suffix(out, inst.coord_type.map(Type::name)),
            Part::Vector | Part::Ftz | Part::Const | Part::NoNull | Part::Equiv => {}
        }
    }
    Ok(())
}

fn suffix(out: &mut String, text: Option<&str>) {
    if let Some(text) = text {
        out.push('_');
        out.push_str(text);
    }
}
