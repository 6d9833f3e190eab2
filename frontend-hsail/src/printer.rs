//! Printer: the module model to canonical HSAIL text.
//!
//! The text reads back to an equal module, and printing that gives the same text again. What BRIG cannot hold is not printed
//! either: modifiers, alignments and dimensions that say what is meant anyway are left out, floats are raw bits, every `loc`
//! names its file. Layout follows the disassembly that the HSA tools print: a tab before statements and between mnemonic
//! and operands, one formal per line when there are several.

use crate::literal::quote;
use std::fmt::{self, Write};
use wavelift_hsail::mnemonic::{decimal, write_mnemonic};
use wavelift_hsail::model::part;
use wavelift_hsail::model::*;
use wavelift_hsail::text::Text;

/// Canonical text of a module. Large modules are printed by several threads.
pub fn print(module: &Module) -> String {
    /// Statements that are worth a thread.
    const SHARE: usize = 20_000;
    let statements: usize = module.executables.values().map(|e| e.body.len()).sum();
    let threads = match statements / SHARE {
        0 | 1 => 1,
        shares => std::thread::available_parallelism()
            .map_or(1, usize::from)
            .min(shares),
    };
    let mut parts = split(module, statements.div_ceil(threads)).into_iter();
    let first = parts.next().unwrap_or(&[]);
    std::thread::scope(|scope| {
        let others: Vec<_> = parts
            .map(|items| {
                (
                    items,
                    std::thread::Builder::new().spawn_scoped(scope, || print_items(module, items)),
                )
            })
            .collect();
        let mut out = print_items(module, first);
        for (items, thread) in others {
            // Without a thread, or if it is lost, the work is done here.
            match thread.ok().and_then(|thread| thread.join().ok()) {
                Some(text) => out.push_str(&text),
                None => out.push_str(&print_items(module, items)),
            }
        }
        out
    })
}

/// The items of a module in pieces of about `share` statements.
fn split(module: &Module, share: usize) -> Vec<&[Item]> {
    let mut pieces = Vec::new();
    let mut rest = &module.items[..];
    let (mut at, mut statements) = (0, 0);
    while at < rest.len() {
        if let Item::Executable(id) = rest[at] {
            statements += module.executables.get(id).map_or(0, |e| e.body.len());
        }
        at += 1;
        if statements >= share && share > 0 {
            let (piece, after) = rest.split_at(at);
            pieces.push(piece);
            rest = after;
            (at, statements) = (0, 0);
        }
    }
    pieces.push(rest);
    pieces
}

fn print_items(module: &Module, items: &[Item]) -> String {
    let mut p = Printer {
        module,
        out: Text::new(),
        heads: Heads::default(),
    };
    // Writing to a string cannot fail.
    let _ = p.items(items);
    p.out.into_text()
}

/// Prints parts of a module ([`wavelift_hsail::model::part`]), one after the other.
#[derive(Debug, Default)]
pub struct PartPrinter {
    out: Text,
    heads: Heads,
}

impl PartPrinter {
    /// Canonical text of items of an outline. Executables whose code blocks are in `part` are printed from there.
    pub fn print(&mut self, outline: &Module, items: &[Item], part: &part::Part) -> String {
        self.out.clear();
        let mut code_blocks = part.executables().filter(|_| part.slice.is_none()).peekable();
        for item in items {
            let origin = |copy: &ExecutableId| part.origin(Symbol::Executable(*copy));
            let copy = match item {
                Item::Executable(id) => {
                    code_blocks.next_if(|copy| origin(copy) == Some(Symbol::Executable(*id)))
                }
                _ => None,
            };
            let mut p = Printer {
                module: if copy.is_some() { &part.module } else { outline },
                out: std::mem::take(&mut self.out),
                heads: std::mem::take(&mut self.heads),
            };
            let begins = |id| {
                part.slice
                    .is_some_and(|slice| slice.is_first && slice.executable == id)
            };
            // Writing to a string cannot fail.
            let _ = match (copy, item) {
                (Some(copy), _) => p.executable(copy),
                (None, Item::Executable(id)) if begins(*id) => p.beginning(*id).map(|_| ()),
                _ => p.items(std::slice::from_ref(item)),
            };
            (self.out, self.heads) = (p.out, p.heads);
        }
        if let Some(slice) = part.slice {
            let mut p = Printer {
                module: &part.module,
                out: std::mem::take(&mut self.out),
                heads: std::mem::take(&mut self.heads),
            };
            for id in part.executables() {
                let _ = p.body(&part.module.executables[id].body);
            }
            if slice.is_last {
                p.end(true);
            }
            (self.out, self.heads) = (p.out, p.heads);
        }
        self.out.to_text()
    }
}

/// Mnemonics by the heads of their instructions.
#[derive(Debug, Default)]
struct Heads {
    text: Text,
    /// Start and length in `text`.
    known: Option<HeadMemo<(u32, u32)>>,
}

impl Heads {
    /// Most bytes of mnemonics that are remembered: far more than modules have.
    const MOST: usize = 1 << 20;

    /// Appends the mnemonic of an instruction.
    fn write(&mut self, out: &mut Text, inst: &Inst) -> fmt::Result {
        let known = self.known.get_or_insert_default();
        if let Some((start, length)) = known.get(inst) {
            let text = self.text.from(start as usize);
            out.push_bytes(text.get(..length as usize).unwrap_or(&[]));
            return Ok(());
        }
        let start = out.len();
        write_mnemonic(out, inst)?;
        if self.text.len() < Heads::MOST {
            let text = out.from(start);
            known.set(inst, (self.text.len() as u32, text.len() as u32));
            self.text.push_bytes(text);
        }
        Ok(())
    }
}

/// Canonical text of one instruction, with its semicolon.
pub fn print_inst(module: &Module, inst: &Inst) -> String {
    let mut p = Printer {
        module,
        out: Text::new(),
        heads: Heads::default(),
    };
    let _ = p.inst(inst);
    p.out.into_text()
}

fn signed_decimal(out: &mut Text, value: i64) {
    if value < 0 {
        out.push('-');
    }
    decimal(out, value.unsigned_abs());
}

/// Appends at least `width` hexadecimal digits.
fn hexadecimal(out: &mut Text, value: u64, width: u32) {
    let digits = (64 - value.leading_zeros()).div_ceil(4).max(width).max(1);
    for i in (0..digits).rev() {
        out.push(char::from(b"0123456789abcdef"[(value >> (4 * i) & 15) as usize]));
    }
}

/// Whether a number reads best in decimal: small ones, small powers of two, and those that end or go on in many zeros.
fn is_round(value: u64) -> bool {
    if value <= 256 || matches!(value, 512 | 1024 | 2048 | 4096 | 8192) {
        return true;
    }
    let (mut rest, mut zeros) = (value, 0);
    while rest > 0 {
        zeros = if rest % 10 == 0 { zeros + 1 } else { 0 };
        if zeros == 3 {
            return true;
        }
        rest /= 10;
    }
    false
}

/// Appends an integer of `bits` bits as the HSA tools write it: signed decimal if that reads well, else hexadecimal.
fn integer(out: &mut Text, value: u64, bits: u32) {
    let shift = 64 - bits.clamp(1, 64);
    let signed = (value << shift) as i64 >> shift;
    let lowest = signed == i64::MIN >> shift;
    if bits == 1 {
        decimal(out, value & 1);
    } else if lowest || is_round(signed.unsigned_abs()) {
        signed_decimal(out, signed);
    } else {
        out.push_str("0x");
        hexadecimal(out, (signed as u64) << shift >> shift, 1);
    }
}

/// Appends an integer that cannot be negative, of at most `bits` bits.
fn unsigned(out: &mut Text, value: u64, bits: u32) {
    if value >> (bits - 1) == 0 && is_round(value) {
        decimal(out, value);
    } else {
        out.push_str("0x");
        hexadecimal(out, value, 1);
    }
}

fn float(out: &mut Text, ty: Type, bits: u64) {
    let (prefix, width) = match ty.bits() {
        16 => ("0H", 4),
        32 => ("0F", 8),
        _ => ("0D", 16),
    };
    out.push_str(prefix);
    hexadecimal(out, bits, width);
}

/// A number that is not packed.
fn scalar(out: &mut Text, ty: Type, value: u64) {
    match ty.class() {
        TypeClass::Float => float(out, ty, value),
        TypeClass::Signal => {
            out.push_str(ty.name());
            out.push('(');
            integer(out, value, 64);
            out.push(')');
        }
        TypeClass::Unsigned if ty.bits() == 8 => decimal(out, value),
        _ => integer(out, value, ty.bits()),
    }
}

/// A number, packed value or signal of at most 128 bits.
fn number(out: &mut Text, ty: Type, value: u128) {
    if !ty.is_packed() {
        return scalar(out, ty, value as u64);
    }
    let (width, element) = (ty.element_bits(), ty.element());
    out.push_str(ty.name());
    let mut separator = '(';
    for i in (0..ty.elements()).rev() {
        out.push(separator);
        separator = ',';
        let bits = (value >> (i * width)) as u64;
        scalar(out, element, bits << (64 - width) >> (64 - width));
    }
    out.push(')');
}

fn from_bytes(bytes: &[u8]) -> u128 {
    bytes.iter().take(16).rev().fold(0, |v, b| v << 8 | *b as u128)
}

struct Printer<'a> {
    module: &'a Module,
    out: Text,
    heads: Heads,
}

impl<'a> Printer<'a> {
    fn items(&mut self, items: &[Item]) -> fmt::Result {
        for item in items {
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
                    self.variable(*id, "")?;
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
            Annotation::Comment { text, .. } => {
                for c in self.module.name(*text).bytes() {
                    // One character for each byte, as in the peer's text, which is ASCII.
                    self.out
                        .push(if matches!(c, b' '..=b'~') { c as char } else { '.' });
                }
                self.out.push('\n');
                Ok(())
            }
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
                        PragmaOperand::Constant(id) => self.pragma_constant(*id, indent)?,
                        PragmaOperand::Wavesize => self.out.push_str("WAVESIZE"),
                        PragmaOperand::Register(r) => self.register(*r),
                        PragmaOperand::Symbol(s) => self.symbol(*s),
                    }
                }
                self.out.push_str(";\n");
                Ok(())
            }
        }
    }

    /// As an element of an aggregate, but a u64 and floats need no type there.
    fn pragma_constant(&mut self, id: ConstantId, indent: &str) -> fmt::Result {
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

    fn register(&mut self, register: Register) {
        let kind = match register.kind() {
            RegisterKind::Control => b'c',
            RegisterKind::Single => b's',
            RegisterKind::Double => b'd',
            RegisterKind::Quad => b'q',
        };
        let number = register.number();
        let (tens, ones) = (b'0' + (number / 10 % 10) as u8, b'0' + (number % 10) as u8);
        match number {
            0..10 => self.out.push_ascii([b'$', kind, ones, b' '], 3),
            10..100 => self.out.push_ascii([b'$', kind, tens, ones], 4),
            _ => {
                self.out.push_ascii([b'$', kind], 2);
                decimal(&mut self.out, u64::from(number));
            }
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

    /// A constant with its type in front; `indent` is that of the line where it begins.
    fn typed_constant(&mut self, constant: &Constant, indent: &str) -> fmt::Result {
        match constant {
            Constant::Bytes {
                ty,
                array: false,
                bytes,
            } => {
                let value = from_bytes(bytes);
                if ty.is_packed() || ty.class() == TypeClass::Signal {
                    number(&mut self.out, *ty, value);
                } else {
                    self.out.push_str(ty.name());
                    self.out.push('(');
                    number(&mut self.out, *ty, value);
                    self.out.push(')');
                }
                Ok(())
            }
            Constant::Bytes {
                ty,
                array: true,
                bytes,
            } => {
                write!(self.out, "{ty}[](")?;
                for (i, element) in bytes.chunks(ty.bytes() as usize).enumerate() {
                    self.out.push_str(if i > 0 { ", " } else { "" });
                    number(&mut self.out, *ty, from_bytes(element));
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
                    if lines {
                        self.line(indent);
                    }
                    self.typed_constant(element, indent)?;
                }
                if lines {
                    self.out.push('\n');
                    self.out.push_str(indent);
                }
                self.out.push(')');
                Ok(())
            }
            Constant::Aggregate(items) => {
                let lines = items.len() > 1;
                self.out.push('{');
                for (i, item) in items.iter().enumerate() {
                    self.out.push_str(if i > 0 { ", " } else { "" });
                    if lines {
                        self.line(indent);
                    }
                    self.typed_constant(item, indent)?;
                }
                self.out.push_str(if lines { "\n}" } else { "}" });
                Ok(())
            }
            Constant::Align(align) => write!(self.out, "align({})", align.bytes()),
        }
    }

    /// A new line, one deeper than `indent`.
    fn line(&mut self, indent: &str) {
        self.out.push('\n');
        self.out.push_str(indent);
        self.out.push('\t');
    }

    /// A variable or formal without what ends it.
    fn variable(&mut self, id: VariableId, indent: &str) -> fmt::Result {
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
                } => number(&mut self.out, *ty, from_bytes(bytes)),
                other => self.typed_constant(other, indent)?,
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
            self.variable(id, "")?;
        }
        self.out.push(')');
        Ok(())
    }

    fn executable(&mut self, id: ExecutableId) -> fmt::Result {
        if self.module.executables.is_valid(id) {
            let has_code = self.beginning(id)?;
            self.end(has_code);
        }
        Ok(())
    }

    fn end(&mut self, has_code: bool) {
        self.out.push_str(if has_code { "};\n" } else { ";\n" });
    }

    /// All but the end. Whether there is a code block.
    fn beginning(&mut self, id: ExecutableId) -> Result<bool, fmt::Error> {
        let Some(e) = self.module.executables.get(id) else {
            return Ok(false);
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
        let has_code = e.is_definition && e.kind != ExecutableKind::Signature;
        if has_code {
            self.out.push_str("\n{\n");
            self.body(&e.body)?;
        }
        Ok(has_code)
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
                    self.variable(*id, indent)?;
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
                            ControlOperand::Value(v) => {
                                let bits = if control.directive.is_wide() { 64 } else { 32 };
                                unsigned(&mut self.out, *v, bits);
                            }
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
        self.heads.write(&mut self.out, inst)?;
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
            Operand::Register(r) => self.register(r),
            Operand::Immediate { ty, bits } => number(&mut self.out, ty, bits as u128),
            Operand::WideImmediate(_) => {
                if let Some((ty, value)) = self.module.immediate(*operand) {
                    number(&mut self.out, ty, value);
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
                    Some(r) => {
                        self.out.push('[');
                        self.register(r);
                        if signed != 0 {
                            self.out.push(if signed < 0 { '-' } else { '+' });
                            decimal(&mut self.out, signed.unsigned_abs());
                        }
                        self.out.push(']');
                    }
                    None if signed == 0 && symbol.is_some() => {}
                    None if signed < 0 && symbol.is_some() => {
                        self.out.push_str("[-");
                        decimal(&mut self.out, signed.unsigned_abs());
                        self.out.push(']');
                    }
                    None => {
                        self.out.push('[');
                        decimal(&mut self.out, offset << shift >> shift);
                        self.out.push(']');
                    }
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
