//! What the simulator must know of types, scheduling classes and operand names, as functions over the enums of the instruction set.

use crate::emit_isa::operand_variant;
use crate::model::*;
use std::fmt::Write;

/// The functions `kind`, `unit` and `purpose`.
pub(crate) fn emit_facts(out: &mut String, operands: &[String]) {
    emit_kinds(out);
    emit_units(out);
    emit_purposes(out, operands);
}

/// What each type is to the modifiers of operands.
fn emit_kinds(out: &mut String) {
    out.push_str("/// What a type is to the modifiers of operands.\npub(crate) fn kind(ty: Type) -> Kind {\n    match ty {\n");
    for &ty in Type::ALL {
        let _ = writeln!(out, "        Type::{} => Kind::{},", ty.variant(), kind(ty));
    }
    out.push_str("    }\n}\n\n");
}

/// What a type is to the modifiers of operands.
fn kind(ty: Type) -> &'static str {
    match ty {
        Type::B16 | Type::U16 | Type::I16 => "Half",
        Type::B16Hi => "HalfHigh",
        Type::F16 | Type::Bf16 => "Float16",
        Type::F16Hi => "Float16High",
        Type::F32 => "Float32",
        Type::F64 => "Float64",
        Type::Mix => "Mixed",
        Type::I16x2 | Type::U16x2 | Type::B16x2 => "Pair",
        Type::F16x2 | Type::Bf16x2 => "FloatPair",
        Type::F32x2 => "FloatWords",
        _ => "Bits",
    }
}

/// The unit that each scheduling class runs on.
fn emit_units(out: &mut String) {
    out.push_str("/// The unit that a scheduling class runs on.\npub(crate) fn unit(latency: Latency) -> Unit {\n    match latency {\n");
    for &latency in Latency::ALL {
        let unit = match latency {
            Latency::Valu | Latency::ValuSlow | Latency::Trans => "Valu",
            Latency::Smem => "ScalarMemory",
            Latency::Vmem | Latency::Export => "VectorMemory",
            Latency::Lds => "Lds",
            _ => "Salu",
        };
        let _ = writeln!(out, "        Latency::{} => Unit::{unit},", latency.variant());
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
            "ADDR" | "ADDR1" | "ADDR2" | "ADDR3" | "ADDR4" => "Address",
            "SADDR" => "ScalarBase",
            "SOFF" => "ScalarOffset",
            "SBASE" => "Base",
            "SRSRC" => "Descriptor",
            "SSAMP" => "Sampler",
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
