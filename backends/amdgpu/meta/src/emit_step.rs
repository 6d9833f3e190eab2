//! Writes the simulator's step: one match arm per operation that reads the operands, runs the formula of the semantics
//! column and writes the results.
//!
//! The generated function is `step(cx, inst)`; see [`emit_step`] for what its surroundings must provide.

use std::fmt::Write;

use crate::error::TableError;
use crate::model::*;

/// The Rust source of the step function.
///
/// ```text
/// fn step(cx: &mut Step<'_>, inst: &Inst) -> Result<(), Fault>
/// ```
///
/// The including module provides `Step`, `Fault`, `Inst`, `Opcode`, the macro `clamped!`, the free functions that formulas call,
/// and these methods of `Step`, where `i` is the operand's index and `T` the type of its variable in the formula
/// (a [`Type`] in lower case names the method):
/// - `read_<type>(inst, i) -> Result<T, Fault>`, `write_<type>(inst, i, T)`: scalar instructions;
/// - `lane_read_<type>(inst, i, lane)`, `lane_write_<type>(inst, i, lane, T)`: vector instructions;
/// - `vector(inst, i)`: a handle of a VGPR operand for instructions with the flag `wave`;
/// - `imm_<kind>(inst, i)`, `literal(inst, i)`, `target(inst)`, `next_pc`, `set_next_pc`;
/// - `scc`, `set_scc`, `vcc`, `set_vcc`, `exec`, `set_exec`, `m0`, `set_m0`, each with `Result`;
/// - `lanes(inst) -> Lanes`, an iterator over the active lanes that does not borrow `Step`;
/// - `begin(inst)`, `finish(inst)` around every vector instruction (masks of compares are written by `finish`);
/// - `fp(inst)`: the arithmetic environment, a value that derefs to nothing in `Step`;
/// - `address(inst, lane)`, `address1(inst, lane)`: the effective addresses of memory instructions;
/// - fields `mem` and `wave`;
/// - `unsupported(inst) -> Fault` for rows without semantics.
pub fn emit_step(table: &Table) -> Result<String, TableError> {
    let mut out = String::from(
        "// Generated from the instruction table; do not edit.\n\n/// Executes one instruction.\n\
         #[allow(non_snake_case, unused_mut, unused_variables, unused_assignments, unused_parens, clippy::all)]\n\
         pub(super) fn step(cx: &mut Step<'_>, inst: &Inst) -> Result<(), Fault> {\n    match inst.op {\n",
    );
    for instruction in &table.instructions {
        let Some(formula) = &instruction.semantics else {
            let _ = writeln!(
                out,
                "        Opcode::{} => return Err(cx.unsupported(inst)),",
                instruction.variant()
            );
            continue;
        };
        let _ = writeln!(out, "        Opcode::{} => {{", instruction.variant());
        emit_arm(&mut out, instruction, formula);
        out.push_str("        }\n");
    }
    out.push_str("    }\n    Ok(())\n}\n");
    Ok(out)
}

/// Whether the formula runs once per lane: it is a vector instruction and not one that moves data between lanes, which
/// the formula does for the whole wave.
fn per_lane(instruction: &Instruction) -> bool {
    let vector = !matches!(
        instruction.latency,
        Latency::Salu | Latency::Sopp | Latency::Branch | Latency::Message | Latency::Smem
    );
    vector && !instruction.flags.contains(&Flag::Wave) && !instruction.operands.is_empty()
}

fn uses(formula: &str, name: &str) -> bool {
    let word = |c: char| c.is_alphanumeric() || c == '_';
    formula
        .match_indices(name)
        .any(|(at, _)| !formula[..at].ends_with(word) && !formula[at + name.len()..].starts_with(word))
}

fn emit_arm(out: &mut String, instruction: &Instruction, formula: &str) {
    let lanes = per_lane(instruction);
    let whole_wave = instruction.flags.contains(&Flag::Wave);
    let prefix = if lanes { "lane_" } else { "" };
    let lane = if lanes { ", LANE" } else { "" };
    let mut line = |text: String| {
        let _ = writeln!(out, "            {text}");
    };
    let memory = instruction
        .flags
        .iter()
        .any(|f| matches!(f, Flag::Load | Flag::Store));
    if lanes {
        line("cx.begin(inst)?;".into());
        line("for LANE in cx.lanes(inst) {".into());
    }
    if uses(formula, "fp") {
        line("let mut fp = cx.fp(inst);".into());
    }
    for register in Implicit::DECLARATION.2.iter().take(4).map(|v| v.0) {
        let name = register.to_uppercase();
        if uses(formula, &name) {
            let zero = if name == "SCC" { "false" } else { "0" };
            // A register that is only written must not be read: it may hold nothing defined.
            line(if instruction.reads.iter().any(|&r| r.variant() == register) {
                format!("let mut {name} = cx.{}()?;", register.to_lowercase())
            } else {
                format!("let mut {name} = {zero};")
            });
        }
    }
    for (index, operand) in instruction.operands.iter().enumerate() {
        let name = &operand.name;
        if !uses(formula, name) {
            continue;
        }
        let ty = rust_type(operand, lanes);
        match (operand.role, operand.class) {
            (_, Class::Vgpr) if whole_wave => line(format!("let {name} = cx.vector(inst, {index})?;")),
            (Role::Dst, _) => line(format!("let mut {name}: {ty} = Default::default();")),
            (_, Class::Imm) => {
                let kind = operand.imm.map_or("", ImmKind::word);
                line(format!("let {name} = cx.imm_{kind}(inst, {index})?;"));
            }
            (_, Class::Literal) => line(format!("let {name} = cx.literal(inst, {index})? as {ty};")),
            (Role::SrcDst | Role::SrcDstGlc, _) => {
                line(format!(
                    "let mut {name}: {ty} = cx.{prefix}read_{}(inst, {index}{lane})?;",
                    operand.ty.word()
                ));
            }
            (Role::Src, _) => {
                line(format!(
                    "let {name}: {ty} = cx.{prefix}read_{}(inst, {index}{lane})?;",
                    operand.ty.word()
                ));
            }
        }
    }
    if uses(formula, "NEXT_PC") {
        line("let mut NEXT_PC: u64 = cx.next_pc();".into());
    }
    if uses(formula, "OFFSET") {
        line("let OFFSET = inst.mods.offset as u32;".into());
    }
    if uses(formula, "TARGET") {
        line("let TARGET: u64 = cx.target(inst);".into());
    }
    if memory {
        if uses(formula, "A") {
            line(format!("let A = cx.address(inst{lane})?;"));
        }
        if uses(formula, "A1") {
            line(format!("let A1 = cx.address1(inst{lane})?;"));
        }
    }
    let mut formula = formula.to_string();
    for object in ["mem.", "wave."] {
        formula = formula.replace(object, &format!("cx.{object}"));
    }
    line(format!("{formula};"));
    for (index, operand) in instruction.operands.iter().enumerate() {
        let name = &operand.name;
        if operand.role == Role::Src || !uses(&formula, name) || (whole_wave && operand.class == Class::Vgpr)
        {
            continue;
        }
        let write = format!(
            "cx.{prefix}write_{}(inst, {index}{lane}, {name})?;",
            operand.ty.word()
        );
        if operand.condition == Condition::Glc || operand.role == Role::SrcDstGlc {
            line(format!("if inst.mods.glc {{ {write} }}"));
        } else {
            line(write);
        }
    }
    for (index, register) in Implicit::DECLARATION.2.iter().take(4).map(|v| v.0).enumerate() {
        let name = register.to_uppercase();
        if uses(&formula, &name) && instruction.writes.iter().any(|&w| w as usize == index) {
            line(format!("cx.set_{}({name});", register.to_lowercase()));
        }
    }
    if uses(&formula, "NEXT_PC") {
        line("cx.set_next_pc(NEXT_PC);".into());
    }
    if uses(&formula, "fp") {
        line("cx.raise(&fp);".into());
    }
    if lanes {
        line("}".into());
        line("cx.finish(inst)?;".into());
    }
}

fn rust_type(operand: &Operand, lanes: bool) -> &'static str {
    if operand.ty == Type::M64 && !lanes {
        "u64"
    } else {
        operand.ty.rust()
    }
}
