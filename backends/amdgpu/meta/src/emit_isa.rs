//! Writes the static tables: enums of what any machine has, and for each machine operand data, format layouts, decoder look-up.
//!
//! The generated file expects `OperandField`, `ModifierField`, `OperandInfo`, `FormatInfo`, `OpInfo` and `Tables` in scope (the module that
//! includes it declares these structs); everything enumerable is declared here so that no list is written twice.

use std::fmt::Write;

use crate::machines::{Machine, Machines};
use crate::model::*;
use crate::order;

/// Number of leading bits of the first word that the classification table is indexed by.
const CLASS_BITS: u32 = 9;

/// The Rust source of the tables.
pub fn emit_isa(machines: &Machines) -> String {
    let mut out = String::from("// Generated from the instruction tables; do not edit.\n\n");
    for (name, doc, variants) in DECLARATIONS {
        let variants = variants.iter().map(|v| (v.0.to_string(), v.1.to_string()));
        declare(&mut out, name, doc, variants);
    }
    emit_types(&mut out);
    declare(
        &mut out,
        "OperandName",
        " Names of operands, equal to the names of the fields that hold them.",
        machines
            .operand_names()
            .iter()
            .map(|n| (operand_variant(n), format!(" `{n}`."))),
    );
    declare(
        &mut out,
        "Format",
        " Encodings of all machines.",
        machines
            .formats
            .iter()
            .map(|name| (format_variant(name), format!(" {name}."))),
    );
    declare(
        &mut out,
        "Op",
        " Operations of all machines. One operation may have several encodings.",
        machines
            .operations
            .iter()
            .map(|key| (variant(key), format!(" `{key}`"))),
    );
    declare(
        &mut out,
        "Feature",
        " What some instruction sets have and others lack.",
        machines
            .features
            .iter()
            .map(|feature| (variant(&feature.name), format!(" `{}`.", feature.name))),
    );
    declare(
        &mut out,
        "Isa",
        " Instruction sets.",
        machines
            .list
            .iter()
            .map(|m| (m.name.to_string(), m.doc.to_string())),
    );
    for machine in &machines.list {
        emit_formats(&mut out, machines, machine);
        emit_operations(&mut out, machines, machine);
        emit_names(&mut out, machine);
        emit_classes(&mut out, machine);
    }
    let _ = writeln!(out, "static TABLES: [Tables; {}] = [", machines.list.len());
    for machine in &machines.list {
        let name = machine.name.to_uppercase();
        let _ = writeln!(
            out,
            "    Tables {{ formats: &FORMATS_{name}, operations: &OPERATIONS_{name}, names: &NAMES_{name}, classes: &CLASSES_{name}, \
             features: {:#x} }},",
            features(machines, machine)
        );
    }
    out.push_str("];\n");
    order::emit(&mut out, machines);
    out
}

/// Name, documentation and variants of an enum.
type Declaration = (
    &'static str,
    &'static str,
    &'static [(&'static str, &'static str)],
);

const DECLARATIONS: [Declaration; 18] = [
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
    First::DECLARATION,
    Second::DECLARATION,
    Guard::DECLARATION,
    MemoryOperation::DECLARATION,
    MemorySegment::DECLARATION,
    Order::DECLARATION,
    Scope::DECLARATION,
];

/// Sizes of the data types.
fn emit_types(out: &mut String) {
    out.push_str(
        "impl Type {\n    /// Size of the value in bits; of a mask or part of a matrix at most this.\n    pub fn bits(self) -> u32 {\n        match self {\n",
    );
    for ty in Type::ALL {
        let _ = writeln!(out, "            Type::{} => {},", ty.variant(), ty.bits());
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
        "}}\n\nimpl {name} {{\n    /// Every variant, in order.\n    pub const ALL: &'static [{name}; {}] = &[",
        variants.len()
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

/// A bit for each feature that a machine has.
fn features(machines: &Machines, machine: &Machine) -> u64 {
    let features = machines.features.iter().enumerate();
    set(features
        .filter(|(_, feature)| machines.has_feature(machine, &feature.name))
        .map(|(bit, _)| bit))
}

/// A bit per variant.
fn set(members: impl Iterator<Item = usize>) -> u64 {
    members.fold(0, |set, member| set | 1 << member)
}

fn emit_formats(out: &mut String, machines: &Machines, machine: &Machine) {
    let table = &machine.table;
    let _ = writeln!(
        out,
        "static FORMATS_{}: [FormatInfo; {}] = [",
        machine.name.to_uppercase(),
        machines.formats.len()
    );
    for name in &machines.formats {
        let Some(index) = table.format(name) else {
            let _ = writeln!(out, "    FormatInfo::absent({name:?}),");
            continue;
        };
        let format = &table.formats[index];
        let _ = writeln!(
            out,
            "    FormatInfo {{ name: {name:?}, words: {}, mask: {:#x}, value: {:#x}, opcode: &{:?},",
            format.words, format.mask, format.value, format.opcode
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
        let mut numbers = vec!["None".to_string(); 1 << width];
        for instruction in &table.instructions {
            for &(f, opcode) in &instruction.encodings {
                if f == index {
                    numbers[usize::from(opcode)] = format!("Some(Op::{})", variant(&instruction.key));
                }
            }
        }
        let _ = writeln!(out, "],\n        numbers: &[{}],\n    }},", numbers.join(", "));
    }
    out.push_str("];\n\n");
}

fn emit_operations(out: &mut String, machines: &Machines, machine: &Machine) {
    let _ = writeln!(
        out,
        "static OPERATIONS_{}: [OpInfo; {}] = [",
        machine.name.to_uppercase(),
        machines.operations.len()
    );
    for key in &machines.operations {
        match machine.table.instruction(key) {
            Some(instruction) => emit_operation(out, &machine.table, instruction),
            None => {
                let _ = writeln!(out, "    OpInfo::absent({key:?}),");
            }
        }
    }
    out.push_str("];\n\n");
}

fn emit_operation(out: &mut String, table: &Table, instruction: &Instruction) {
    let _ = write!(
        out,
        "    OpInfo {{ mnemonic: {:?}, encodings: &[",
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
        "],\n        written: {:#x}, perhaps: {:#x}, reads: {:#x}, writes: {:#x}, waits: {:#x}, latency: Latency::{}, flags: {:#x}, semantics: {} }},",
        written(instruction, true),
        written(instruction, false),
        set(instruction.reads.iter().map(|&r| r as usize)),
        set(instruction.writes.iter().map(|&r| r as usize)),
        set(instruction.waits.iter().map(|&w| w as usize)),
        instruction.latency.variant(),
        set(instruction.flags.iter().map(|&f| f as usize)),
        instruction.semantics.is_some()
    );
}

/// The operands that an instruction writes, as bits by index: those that it writes always, or those of which its modifiers decide.
fn written(instruction: &Instruction, always: bool) -> u64 {
    let operands = instruction.operands.iter().enumerate();
    let wanted = operands.filter(|(_, operand)| match operand.role {
        Role::Dst | Role::SrcDst => (operand.condition == Condition::Always) == always,
        Role::SrcDstReturn => !always,
        _ => false,
    });
    set(wanted.map(|(index, _)| index))
}

/// Mnemonics in alphabetical order, with their operations.
fn emit_names(out: &mut String, machine: &Machine) {
    let mut names: Vec<(&str, &str)> = machine
        .table
        .instructions
        .iter()
        .map(|instruction| (&*instruction.mnemonic, &*instruction.key))
        .collect();
    names.sort_unstable();
    let _ = writeln!(
        out,
        "static NAMES_{}: [(&str, Op); {}] = [",
        machine.name.to_uppercase(),
        names.len()
    );
    for (mnemonic, key) in names {
        let _ = writeln!(out, "    ({mnemonic:?}, Op::{}),", variant(key));
    }
    out.push_str("];\n\n");
}

/// For every value of the leading bits, the formats that may match, most fixed bits first.
fn emit_classes(out: &mut String, machine: &Machine) {
    let formats = &machine.table.formats;
    let mut order: Vec<&Format> = formats.iter().collect();
    order.sort_by_key(|format| std::cmp::Reverse(format.mask.count_ones()));
    let shift = 32 - CLASS_BITS;
    let _ = writeln!(
        out,
        "static CLASSES_{}: [&[Format]; {}] = [",
        machine.name.to_uppercase(),
        1 << CLASS_BITS
    );
    for leading in 0..1u32 << CLASS_BITS {
        out.push_str("    &[");
        for format in &order {
            let mask = (format.mask as u32) & (u32::MAX << shift);
            if (leading << shift) & mask == (format.value as u32) & mask {
                let _ = write!(out, "Format::{}, ", format_variant(&format.name));
            }
        }
        out.push_str("],\n");
    }
    out.push_str("];\n\n");
}
