//! Modifiers against the row of the instruction and against the profile (HSA PRM 4.14, 4.19, 6.2, 16.2).

use super::super::{Validator, listed, section};
use super::legal::{has_constants, has_scope, is_base_rounding};
use crate::mnemonic::mnemonic;
use crate::model::*;
use crate::table::{self, Part, Row};

impl<'m> Validator<'m> {
    /// Checks each modifier that can be wrong.
    pub(super) fn modifiers(&mut self, inst: &Inst, row: &Row) {
        self.packing_control(inst, row);
        self.vector_size(inst, row);
        self.flush_to_zero(inst, row);
        self.rounding(inst, row);
        self.segment(inst, row);
        self.memory_order(inst, row);
        self.memory_scope(inst);
        self.constant_load(inst);
    }

    fn packing_control(&mut self, inst: &Inst, row: &Row) {
        let (op, pack) = (inst.opcode, inst.mods.pack);
        if row.has_pack(pack) {
            return;
        }
        let legal = Pack::ALL.iter().filter(|p| row.has_pack(Some(**p)));
        let (message, help) = match pack {
            None => (
                format!(
                    "`{}` works on packed data and needs a packing control",
                    mnemonic(inst)
                ),
                format!("write one of {}", listed(legal.map(|p| format!("_{p}")))),
            ),
            Some(p) if row.packs == 1 => (
                format!("`{op}` with these types takes no packing control, found `_{p}`"),
                format!("remove `_{p}`"),
            ),
            Some(p) => (
                format!("`_{p}` is not legal for `{op}` with these types"),
                format!("legal is {}", listed(legal.map(|p| format!("_{p}")))),
            ),
        };
        self.error("wrong-packing", inst.span, "4.14", message).help = Some(help);
    }

    fn vector_size(&mut self, inst: &Inst, row: &Row) {
        let (op, size) = (inst.opcode, inst.mods.vector);
        if row.has_vector(size) {
            return;
        }
        let message = match (size, row.vectors) {
            (0, _) => format!("`{}` needs a vector size", mnemonic(inst)),
            (n, 1) => format!("`{op}` with this geometry or type takes no vector, found `_v{n}`"),
            (n, _) => format!("`_v{n}` is not legal in `{}`", mnemonic(inst)),
        };
        let sizes = (2..=4).filter(|n| row.has_vector(*n)).map(|n| format!("_v{n}"));
        self.error("wrong-vector", inst.span, section(op), message).help =
            (row.vectors > 1).then(|| format!("legal is {}", listed(sizes)));
    }

    fn flush_to_zero(&mut self, inst: &Inst, row: &Row) {
        if !inst.mods.ftz || row.ftz {
            return;
        }
        let message = format!("`{}` takes no `ftz`", mnemonic(inst));
        self.error("wrong-ftz", inst.span, "4.19.3", message).help = Some(
            "`ftz` is for arithmetic on floats; bit operations, native operations and integers have none"
                .into(),
        );
    }

    fn rounding(&mut self, inst: &Inst, row: &Row) {
        let round = inst.mods.round;
        if row.has_round(round) {
            return;
        }
        let legal: Vec<&Round> = Round::ALL
            .iter()
            .filter(|r| **r != Round::Default && row.has_round(Some(**r)))
            .collect();
        let name = mnemonic(inst);
        let message = match round {
            Some(r) => format!("rounding `{r}` is not legal in `{name}`"),
            None => format!("`{name}` has a rounding"),
        };
        let prm = match inst.opcode {
            Opcode::Cvt => "5.19.3",
            _ => "4.19.2",
        };
        self.error("wrong-rounding", inst.span, prm, message).help = Some(if legal.is_empty() {
            "write none".into()
        } else {
            format!("legal is {}", listed(legal.iter()))
        });
    }

    fn segment(&mut self, inst: &Inst, row: &Row) {
        let op = inst.opcode;
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
        let has_segments = table::syntax(op).contains(&Part::Segment) || row.segments != 0;
        if !has_segments || row.has_segment(segment) {
            return;
        }
        let legal = Segment::ALL.iter().filter(|s| row.has_segment(**s));
        let message = match segment {
            Segment::Flat => format!("`{op}` needs a segment"),
            _ => format!("`{op}` cannot access the {segment} segment"),
        };
        self.error("wrong-segment", inst.span, section(op), message).help =
            Some(format!("legal is {}", listed(legal)));
    }

    fn memory_order(&mut self, inst: &Inst, row: &Row) {
        let op = inst.opcode;
        let Some(order) = inst.mods.order.filter(|order| !row.has_order(*order)) else {
            return;
        };
        let legal = MemoryOrder::ALL.iter().filter(|o| row.has_order(**o));
        let what = inst.mods.atomic.map_or(op.to_string(), |a| format!("{op}_{a}"));
        let message = format!("memory order `{order}` is not legal for `{what}`");
        self.error("wrong-order", inst.span, section(op), message).help =
            Some(format!("legal is {}", listed(legal)));
    }

    fn memory_scope(&mut self, inst: &Inst) {
        let Some(scope) = inst.mods.scope else { return };
        if has_scope(inst.mods.segment, scope) {
            return;
        }
        let group = inst.mods.segment == Some(Segment::Group);
        let help = if group {
            "the group segment has scopes `wave` and `wg`"
        } else {
            "write `wave`, `wg`, `agent` or `system`"
        };
        let message = format!("memory scope `{scope}` is not legal here");
        self.error("wrong-scope", inst.span, "6.6", message).help = Some(help.into());
    }

    fn constant_load(&mut self, inst: &Inst) {
        if inst.mods.constant && !has_constants(inst.mods.segment) {
            let message = "`const` is for loads from global, readonly and flat addresses";
            self.error("wrong-const", inst.span, "6.3", message);
        }
    }

    /// What the Base profile leaves out.
    pub(super) fn profile(&mut self, inst: &Inst, row: &Row) {
        if self.module.header.profile != Profile::Base {
            return;
        }
        let (m, span) = (&inst.mods, inst.span);
        let name = mnemonic(inst);
        if row.ftz && !m.ftz {
            self.error(
                "base-ftz",
                span,
                "16.2.1",
                format!("`{name}` needs `ftz` in the Base profile"),
            );
        }
        match m.round {
            Some(r) if is_base_rounding(r) => {}
            Some(r) if r.is_integer() => {
                let message = format!("rounding `{r}` is not available in the Base profile");
                self.error("base-rounding", span, "16.2.1", message).help =
                    Some("legal is `zeroi`, `zeroi_sat`, `szeroi` and `szeroi_sat`".into());
            }
            Some(r) if r != Round::Default => {
                let message = format!("explicit rounding `{r}` is not available in the Base profile");
                self.error("base-rounding", span, "16.2.1", message).help =
                    Some("leave the rounding out".into());
            }
            _ => {}
        }
        if inst.opcode == Opcode::ICall {
            self.error(
                "base-icall",
                span,
                "16.2.1",
                "`icall` is not available in the Base profile",
            );
        }
    }
}
