//! Writes the static tables of a backend: enums, operand data, format layouts, decoder look-up.
//!
//! The generated file expects `OperandField`, `ModifierField`, `OperandInfo`, `FormatInfo` and `OpcodeInfo` in scope (the module that
//! includes it declares these structs); everything enumerable is declared here so that no list is written twice.

use std::collections::HashSet;
use std::fmt::Write;

use crate::model::*;

/// Number of leading bits of the first word that the classification table is indexed by.
const CLASS_BITS: u32 = 9;

/// The Rust source of the tables.
pub fn emit_isa(table: &Table) -> String {
    let mut out = String::from("// Generated from the instruction table; do not edit.\n\n");
    let used = Used::new(table);
    for declaration in DECLARATIONS {
        declare(
            &mut out,
            declaration.0,
            declaration.1,
            used.variants(declaration)
                .map(|v| (v.0.to_string(), v.1.to_string())),
        );
    }
    emit_types(&mut out, &used);
    declare(
        &mut out,
        "OperandName",
        " Names of operands, equal to the names of the fields that hold them.",
        operand_names(table)
            .into_iter()
            .map(|n| (operand_variant(&n), format!(" `{n}`."))),
    );
    declare(
        &mut out,
        "Format",
        " Encodings.",
        table
            .formats
            .iter()
            .map(|f| (format_variant(&f.name), format!(" {}.", f.name))),
    );
    declare(
        &mut out,
        "Opcode",
        " Operations. One operation may have several encodings.",
        table
            .instructions
            .iter()
            .map(|i| (i.variant(), format!(" `{}`", i.mnemonic))),
    );
    emit_formats(&mut out, table);
    emit_opcodes(&mut out, table, &used);
    emit_classes(&mut out, table);
    out
}

/// Name, documentation and variants of an enum.
type Declaration = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

const DECLARATIONS: [Declaration; 11] = [
    FieldKind::DECLARATION,
    ModField::DECLARATION,
    Class::DECLARATION,
    Type::DECLARATION,
    ImmKind::DECLARATION,
    Role::DECLARATION,
    Condition::DECLARATION,
    Implicit::DECLARATION,
    WaitCounter::DECLARATION,
    Latency::DECLARATION,
    Flag::DECLARATION,
];

/// The words that the tables of a machine use: its enums have no others.
pub(crate) struct Used(HashSet<(&'static str, &'static str)>);

impl Used {
    pub(crate) fn new(table: &Table) -> Used {
        let mut used = HashSet::new();
        for format in &table.formats {
            used.extend(format.operands.iter().map(|f| ("FieldKind", f.kind.variant())));
            used.extend(format.modifiers.iter().map(|f| ("ModField", f.name.variant())));
        }
        for instruction in &table.instructions {
            for operand in &instruction.operands {
                used.insert(("Class", operand.class.variant()));
                used.insert(("Type", operand.ty.variant()));
                used.insert(("Role", operand.role.variant()));
                used.insert(("Condition", operand.condition.variant()));
                used.extend(operand.imm.map(|imm| ("ImmKind", imm.variant())));
            }
            let implicit = instruction.reads.iter().chain(&instruction.writes);
            used.extend(implicit.map(|r| ("Implicit", r.variant())));
            used.extend(instruction.waits.iter().map(|w| ("WaitCounter", w.variant())));
            used.insert(("Latency", instruction.latency.variant()));
            used.extend(instruction.flags.iter().map(|f| ("Flag", f.variant())));
        }
        Used(used)
    }

    pub(crate) fn variants(
        &self,
        declaration: Declaration,
    ) -> impl Iterator<Item = &'static (&'static str, &'static str)> {
        let (name, _, variants) = declaration;
        variants.iter().filter(move |v| self.0.contains(&(name, v.0)))
    }

    /// A bit per variant, numbered as the machine's enum numbers them.
    fn set(&self, declaration: Declaration, members: impl Iterator<Item = &'static str>) -> u64 {
        members.fold(0, |set, member| {
            let number = self.variants(declaration).position(|v| v.0 == member);
            set | number.map_or(0, |number| 1 << number)
        })
    }
}

/// Sizes of the data types.
fn emit_types(out: &mut String, used: &Used) {
    out.push_str(
        "impl Type {\n    /// Size of the value in bits; of a mask or part of a matrix at most this.\n    pub fn bits(self) -> u32 {\n        match self {\n",
    );
    for variant in used.variants(Type::DECLARATION) {
        let bits = Type::ALL
            .iter()
            .find(|ty| ty.variant() == variant.0)
            .map_or(0, |ty| ty.bits());
        let _ = writeln!(out, "            Type::{} => {bits},", variant.0);
    }
    out.push_str("        }\n    }\n}\n\n");
}

fn declare(out: &mut String, name: &str, doc: &str, variants: impl Iterator<Item = (String, String)>) {
    let variants: Vec<_> = variants.collect();
    let repr = if variants.len() > 256 { "u16" } else { "u8" };
    let _ = writeln!(
        out,
        "///{doc}\n#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]\n#[repr({repr})]\npub enum {name} {{"
    );
    for (variant, doc) in &variants {
        let _ = writeln!(out, "    ///{doc}\n    {variant},");
    }
    let _ = writeln!(
        out,
        "}}\n\nimpl {name} {{\n    /// Every variant, in order.\n    pub const ALL: &'static [{name}] = &["
    );
    for (variant, _) in &variants {
        let _ = writeln!(out, "        {name}::{variant},");
    }
    out.push_str("    ];\n}\n\n");
}

/// `VOP1_SDWA` is `Vop1Sdwa` in generated code.
pub(crate) fn format_variant(name: &str) -> String {
    let mut variant = String::new();
    for part in name.split('_') {
        variant.push_str(&part[..1]);
        variant.push_str(&part[1..].to_lowercase());
    }
    variant
}

pub(crate) fn operand_variant(name: &str) -> String {
    format_variant(name)
}

pub(crate) fn operand_names(table: &Table) -> Vec<String> {
    let mut names: Vec<String> = Vec::new();
    let fields = table
        .formats
        .iter()
        .flat_map(|f| f.operands.iter().map(|o| &o.name));
    let operands = table
        .instructions
        .iter()
        .flat_map(|i| i.operands.iter().map(|o| &o.name));
    for name in fields.chain(operands) {
        if !names.contains(name) {
            names.push(name.clone());
        }
    }
    names
}

fn emit_formats(out: &mut String, table: &Table) {
    let _ = writeln!(out, "static FORMATS: [FormatInfo; {}] = [", table.formats.len());
    for (index, format) in table.formats.iter().enumerate() {
        let _ = writeln!(
            out,
            "    FormatInfo {{ name: {:?}, words: {}, mask: {:#x}, value: {:#x}, opcode: &{:?},",
            format.name, format.words, format.mask, format.value, format.opcode
        );
        out.push_str("        operands: &[");
        for field in &format.operands {
            let _ = write!(
                out,
                "OperandField {{ name: OperandName::{}, kind: FieldKind::{}, bits: &{:?} }}, ",
                operand_variant(&field.name),
                field.kind.variant(),
                field.bits
            );
        }
        out.push_str("],\n        modifiers: &[");
        for field in &format.modifiers {
            let _ = write!(
                out,
                "ModifierField {{ name: ModField::{}, signed: {}, bits: &{:?} }}, ",
                field.name.variant(),
                field.signed,
                field.bits
            );
        }
        let width: u32 = format.opcode.iter().map(|&(_, width)| u32::from(width)).sum();
        let mut opcodes = vec![u16::MAX; 1 << width];
        for (number, instruction) in table.instructions.iter().enumerate() {
            for &(f, opcode) in &instruction.encodings {
                if f == index {
                    opcodes[usize::from(opcode)] = number as u16;
                }
            }
        }
        let _ = writeln!(out, "],\n        opcodes: &{opcodes:?},\n    }},");
    }
    out.push_str("];\n\n");
}

fn emit_opcodes(out: &mut String, table: &Table, used: &Used) {
    let _ = writeln!(
        out,
        "static OPCODES: [OpcodeInfo; {}] = [",
        table.instructions.len()
    );
    for instruction in &table.instructions {
        let _ = write!(
            out,
            "    OpcodeInfo {{ mnemonic: {:?}, encodings: &[",
            instruction.mnemonic
        );
        for &(format, opcode) in &instruction.encodings {
            let _ = write!(
                out,
                "(Format::{}, {opcode}), ",
                format_variant(&table.formats[format].name)
            );
        }
        out.push_str("],\n        operands: &[");
        for operand in &instruction.operands {
            let imm = operand.imm.map_or("None".to_string(), |imm| {
                format!("Some(ImmKind::{})", imm.variant())
            });
            let _ = write!(
                out,
                "OperandInfo {{ name: OperandName::{}, role: Role::{}, class: Class::{}, ty: Type::{}, imm: {imm}, \
                 condition: Condition::{} }}, ",
                operand_variant(&operand.name),
                operand.role.variant(),
                operand.class.variant(),
                operand.ty.variant(),
                operand.condition.variant()
            );
        }
        let _ = writeln!(
            out,
            "],\n        reads: {:#x}, writes: {:#x}, waits: {:#x}, latency: Latency::{}, flags: {:#x}, semantics: {} }},",
            used.set(
                Implicit::DECLARATION,
                instruction.reads.iter().map(|r| r.variant())
            ),
            used.set(
                Implicit::DECLARATION,
                instruction.writes.iter().map(|r| r.variant())
            ),
            used.set(
                WaitCounter::DECLARATION,
                instruction.waits.iter().map(|w| w.variant())
            ),
            instruction.latency.variant(),
            used.set(Flag::DECLARATION, instruction.flags.iter().map(|f| f.variant())),
            instruction.semantics.is_some()
        );
    }
    out.push_str("];\n\n");
}

/// For every value of the leading bits, the formats that may match, most fixed bits first.
fn emit_classes(out: &mut String, table: &Table) {
    let mut order: Vec<usize> = (0..table.formats.len()).collect();
    order.sort_by_key(|&f| std::cmp::Reverse(table.formats[f].mask.count_ones()));
    let shift = 32 - CLASS_BITS;
    let _ = writeln!(out, "static CLASSES: [&[Format]; {}] = [", 1 << CLASS_BITS);
    for leading in 0..1u32 << CLASS_BITS {
        out.push_str("    &[");
        for &index in &order {
            let format = &table.formats[index];
            let mask = (format.mask as u32) & (u32::MAX << shift);
            if (leading << shift) & mask == (format.value as u32) & mask {
                let _ = write!(out, "Format::{}, ", format_variant(&format.name));
            }
        }
        out.push_str("],\n");
    }
    out.push_str("];\n");
}
