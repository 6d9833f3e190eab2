//! Cells that are compiled and not run: signals, queues and images want objects of a runtime, fences and identifiers have no result to
//! compare. The statement stands after a branch that is never taken, which no compiler can know. Either there is code, or an error that
//! names what is lacking.

use crate::kernel::{Probe, dest, source};
use crate::list::{Cell, Family};
use crate::oracle::expect::Expected;
use std::fmt::Write;
use wavelift_hsail::model::{RegisterKind, Segment, Type};
use wavelift_hsail::table::Slot;

pub(super) fn probes(cell: &Cell) -> Vec<Probe<'_>> {
    let zero = source(Type::U32, 0);
    let Some((setup, statement)) = statement(cell, &zero) else {
        return Vec::new();
    };
    let body = format!(
        "cmp_eq_b1_u32 $c80, {zero}, 0;\ncbr_b1 $c80, @skip#;\n{setup}{statement};\n@skip#:\nadd_u32 {}, {zero}, 1;\n",
        dest(Type::U32, 0)
    );
    let mut extensions = Vec::new();
    extensions.extend(cell.inst.opcode.vendor_extension());
    if cell.family == Family::Image || extensions.contains(&"amd:mipmap") {
        extensions.push("IMAGE");
    }
    vec![Probe {
        cell,
        sources: vec![Type::U32],
        dests: vec![Type::U32],
        immediates: Vec::new(),
        locals: String::new(),
        body,
        extensions,
        make: Some(Box::new(|_, _| vec![0])),
        judge: Some(Box::new(|_, _| vec![Expected::exactly(32, 1)])),
    }]
}

/// Statements that give registers a value, and the statement of the cell.
fn statement(cell: &Cell, zero: &str) -> Option<(String, String)> {
    let (inst, mut setup) = (&cell.inst, String::new());
    let mut next = 84;
    let mut register = |ty: Type, setup: &mut String, read: bool| {
        let name = format!("{}{next}", ty.register_kind());
        next += 1;
        if read {
            let _ = match ty.register_kind() {
                _ if ty.is_opaque() => writeln!(setup, "ld_global_align(8)_{ty} {name}, [$d10];"),
                RegisterKind::Control => writeln!(setup, "cmp_ne_b1_u32 {name}, {zero}, 0;"),
                RegisterKind::Single => writeln!(setup, "mov_b32 {name}, {zero};"),
                RegisterKind::Double => writeln!(setup, "mov_b64 {name}, $d10;"),
                RegisterKind::Quad => writeln!(setup, "combine_v2_b128_b64 {name}, ($d10, $d10);"),
            };
        }
        name
    };
    let mut operands = Vec::new();
    for &slot in cell.row.operands {
        let vector = usize::from(inst.mods.vector);
        let geometry = |count: usize| if count == 1 { 0 } else { count };
        let (ty, count, read) = match slot {
            Slot::Dest(ty) => (ty.of(inst)?, 0, false),
            Slot::Src(ty) | Slot::Reg(ty) => (ty.of(inst)?, 0, true),
            Slot::DestVector(ty) => (ty.of(inst)?, vector, false),
            Slot::SrcVector(ty) => (ty.of(inst)?, vector, true),
            Slot::DestQuad(ty) => (ty.of(inst)?, 4, false),
            Slot::SrcQuad(ty) => (ty.of(inst)?, 4, true),
            Slot::Coordinates => (
                inst.coord_type?,
                geometry(inst.mods.geometry?.coordinates()),
                true,
            ),
            Slot::Gradients => (Type::F32, geometry(inst.mods.geometry?.dimensions()), true),
            Slot::Imm(_) | Slot::Constant(_) => {
                operands.push("1".to_owned());
                continue;
            }
            Slot::Address => {
                let short = matches!(
                    inst.mods.segment,
                    Some(Segment::Group | Segment::Region | Segment::Private)
                );
                operands.push(if short {
                    format!("[{zero}]")
                } else {
                    "[$d10]".into()
                });
                continue;
            }
            _ => return None,
        };
        let list: Vec<String> = (0..count.max(1))
            .map(|_| register(ty, &mut setup, read))
            .collect();
        operands.push(if count == 0 {
            list.concat()
        } else {
            format!("({})", list.join(", "))
        });
    }
    Some((setup, format!("{} {}", cell.mnemonic, operands.join(", "))))
}
