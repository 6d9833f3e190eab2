//! Printer: the module model to canonical HSAIL text.
//!
//! The text reads back to an equal module, and printing that gives the same text again. What BRIG cannot hold is not printed
//! either: modifiers, alignments and dimensions that say what is meant anyway are left out, floats are raw bits, every `loc`
//! names its file. Layout follows the disassembly that the HSA tools print: a tab before statements and between mnemonic
//! and operands, one formal per line when there are several.

mod constants;
mod instructions;
mod numbers;

use self::numbers::{from_bytes, number, unsigned};
use crate::literal::quote;
use std::fmt::{self, Write};
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
    };
    // Writing to a string cannot fail.
    let _ = p.items(items);
    p.out.into_text()
}

/// Prints parts of a module ([`wavelift_hsail::model::part`]), one after the other.
#[derive(Debug, Default)]
pub struct PartPrinter {
    out: Text,
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
            self.out = p.out;
        }
        if let Some(slice) = part.slice {
            let mut p = Printer {
                module: &part.module,
                out: std::mem::take(&mut self.out),
            };
            for id in part.executables() {
                let _ = p.body(&part.module.executables[id].body);
            }
            if slice.is_last {
                p.end(true);
            }
            self.out = p.out;
        }
        self.out.to_text()
    }
}

/// Canonical text of one instruction, with its semicolon.
pub fn print_inst(module: &Module, inst: &Inst) -> String {
    let mut p = Printer {
        module,
        out: Text::new(),
    };
    let _ = p.inst(inst);
    p.out.into_text()
}

struct Printer<'a> {
    module: &'a Module,
    out: Text,
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
                let text = self.module.name(*text);
                let is_shown = |c: u8| matches!(c, b' '..=b'~');
                if text.bytes().all(is_shown) {
                    self.out.push_str(text);
                } else {
                    // One character for each byte, as in the peer's text, which is ASCII.
                    let shown = |c: u8| if is_shown(c) { c as char } else { '.' };
                    text.bytes().for_each(|c| self.out.push(shown(c)));
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
}
