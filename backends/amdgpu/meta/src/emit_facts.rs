//! What the simulator must know of types, scheduling classes and operand names, as functions over the enums of the instruction set.

use crate::emit_isa::{Used, operand_names, operand_variant};
use crate::model::*;
use std::fmt::Write;

/// The functions `kind`, `unit` and `purpose`.
pub(crate) fn emit_facts(out: &mut String, table: &Table) {
    let used = Used::new(table);
    emit_kinds(out, &used);
    emit_units(out, &used);
    emit_purposes(out, &operand_names(table));
}

/// What each type is to the modifiers of operands.
fn emit_kinds(out: &mut String, used: &Used) {
    out.push_str("/// What a type is to the modifiers of operands.\npub(crate) fn kind(ty: Type) -> Kind {\n    match ty {\n");
    for variant in used.variants(Type::DECLARATION) {
        let ty = Type::ALL.iter().find(|ty| ty.variant() == variant.0);
        let kind = ty.map_or("Bits", |ty| kind(*ty));
        let _ = writeln!(out, "        Type::{} => Kind::{kind},", variant.0);
    }
    out.push_str("    }\n}\n\n");
}

/// What a type is to the modifiers of operands.
fn kind(ty: Type) -> &'static str {
    match ty {
        Type::B16 | Type::U16 | Type::I16 => "Half",
        Type::B16Hi => "HalfHigh",
        Type::F16 => "Float16",
        Type::F16Hi => "Float16High",
        Type::F32 => "Float32",
        Type::F64 => "Float64",
        Type::Mix => "Mixed",
        Type::I16x2 | Type::U16x2 | Type::B16x2 => "Pair",
        Type::F16x2 => "FloatPair",
        _ => "Bits",
    }
}

/// The unit that each scheduling class runs on.
fn emit_units(out: &mut String, used: &Used) {
    out.push_str("/// The unit that a scheduling class runs on.\npub(crate) fn unit(latency: Latency) -> Unit {\n    match latency {\n");
    for variant in used.variants(Latency::DECLARATION) {
        let latency = Latency::ALL.iter().find(|latency| latency.variant() == variant.0);
        let unit = match latency {
            Some(Latency::Valu | Latency::ValuSlow | Latency::Trans) => "Valu",
            Some(Latency::Smem) => "ScalarMemory",
            Some(Latency::Vmem | Latency::Export) => "VectorMemory",
            Some(Latency::Lds) => "Lds",
            _ => "Salu",
        };
        let _ = writeln!(out, "        Latency::{} => Unit::{unit},", variant.0);
    }
    out.push_str("    }\n}\n\n");
}

/// What each operand is for.
fn emit_purposes(out: &mut String, names: &[String]) {
    out.push_str("/// What an operand is for.\npub(crate) fn purpose(name: OperandName) -> Purpose {\n    match name {\n");
    for name in names {
        let purpose = match name.as_str() {
            "S0" => "Source(0)",
            "S1" => "Source(1)",
            "S2" => "Source(2)",
            "DATA" | "DATA0" | "DATA1" => "Data",
            "ADDR" => "Address",
            "SADDR" => "ScalarBase",
            "SOFF" => "ScalarOffset",
            "SBASE" => "Base",
            "SRSRC" => "Descriptor",
            _ => "Other",
        };
        let _ = writeln!(
            out,
            "        OperandName::{} => Purpose::{purpose},",
            operand_variant(name)
        );
    }
    out.push_str("    }\n}\n\n");
}
