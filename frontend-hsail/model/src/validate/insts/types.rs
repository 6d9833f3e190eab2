//! Types of instructions: those of the table, and sizes that follow from the machine model (HSA PRM 2.9, 4.16).

use super::super::{Validator, listed, section};
use crate::model::*;
use crate::table::{self, Row};

impl<'m> Validator<'m> {
    pub(super) fn wrong_types(&mut self, inst: &Inst) {
        let op = inst.opcode;
        let prm = section(op);
        let rows: Vec<&Row> = table::rows(op).iter().filter(|r| r.selects(inst)).collect();
        let m = &inst.mods;
        if rows.is_empty() {
            let what = match (m.atomic, m.image_query, m.geometry) {
                (Some(a), _, _) => format!("operation `{a}`"),
                (_, Some(q), Some(g)) => format!("property `{q}` for geometry `{g}`"),
                (_, _, Some(g)) => format!("geometry `{g}`"),
                _ => "such form".into(),
            };
            self.error("wrong-operation", inst.span, prm, format!("`{op}` has no {what}"));
            return;
        }
        let Some(ty) = inst.ty else {
            self.error("wrong-type", inst.span, prm, format!("`{op}` needs a type"));
            return;
        };
        let what = match m.compare.map(|c| c.name()).or(m.atomic.map(|a| a.name())) {
            Some(operation) => format!("{op}_{operation}"),
            None => op.to_string(),
        };
        if !rows.iter().any(|r| r.ty.has(ty)) {
            let all = rows.iter().fold(table::TypeSet::NONE, |set, r| set.or(r.ty));
            let named = all
                .iter()
                .filter(|ty| !(op.is_image_access() && *ty == Type::F16));
            let message = match inst.source_type {
                Some(s) if rows.iter().all(|r| r.source.is_empty()) => {
                    format!("`{what}` has one type only, found `{s}` too")
                }
                _ if all.is_empty() => format!("`{what}` has no type, found `{ty}`"),
                _ => format!("`{what}` has no form with type `{ty}`"),
            };
            self.error("wrong-type", inst.span, prm, message).help =
                (!all.is_empty()).then(|| format!("its types are {}", listed(named)));
            return;
        }
        let mut trial = *inst;
        let legal: Vec<Type> = Type::ALL
            .iter()
            .copied()
            .filter(|s| {
                trial.source_type = Some(*s);

                rows.iter().filter(|r| r.source.has(*s)).any(|r| {
                    let mut t = trial;
                    t.coord_type = r.coord.iter().next();
                    r.fits(&t)
                })
            })
            .collect();
        match (inst.source_type, inst.coord_type) {
            (Some(s), Some(c)) if legal.contains(&s) => {
                let all = rows.iter().fold(table::TypeSet::NONE, |set, r| set.or(r.coord));
                let message = format!("`{what}` has no coordinates of type `{c}`");
                self.error("wrong-type", inst.span, prm, message).help =
                    Some(format!("legal is {}", listed(all.iter())));
            }
            (Some(s), _) => {
                let message = format!("`{what}_{ty}` cannot have `{s}` as its second type");
                let same = op == Opcode::Cvt && s.bits() == ty.bits() && s.class() != TypeClass::Float;
                self.error("wrong-type", inst.span, prm, message).help = Some(if same {
                    "types of the same size are converted by `mov`".into()
                } else {
                    format!("legal is {}", listed(legal.iter()))
                });
            }
            _ => {
                self.error(
                    "wrong-type",
                    inst.span,
                    prm,
                    format!("`{what}_{ty}` needs a second type"),
                );
            }
        }
    }

    /// Sizes that follow from the machine model (HSA PRM 2.9).
    pub(super) fn machine(&mut self, inst: &Inst) {
        let Some((ty, wanted)) = self.wrong_size(inst) else {
            return;
        };
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
        let what = match inst.opcode {
            Opcode::Atomic | Opcode::AtomicNoRet => {
                let message = "64-bit atomics do not exist in the small machine model";
                self.error("atomic-model", inst.span, "2.9", message);
                return;
            }
            Opcode::Lda | Opcode::NullPtr => format!("an address in the {segment} segment"),
            Opcode::KernargBasePtr => "a kernarg address".into(),
            Opcode::ICall => "an indirect function handle".into(),
            Opcode::Signal | Opcode::SignalNoRet => "the value of this signal".into(),
            _ => "a flat address".into(),
        };
        let message = format!("{what} has {wanted} bits, `{ty}` has {}", ty.bits());
        self.error("wrong-size", inst.span, "2.9", message);
    }

    /// A type whose size does not fit the machine model, and the bits that it should have.
    pub(super) fn wrong_size(&self, inst: &Inst) -> Option<(Type, u32)> {
        let bits = |s: Segment| self.module.address_bits(s);
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
        let (ty, wanted) = match inst.opcode {
            Opcode::Lda | Opcode::NullPtr => (inst.ty, bits(segment)),
            Opcode::SegmentP | Opcode::FToS => (inst.source_type, bits(Segment::Flat)),
            Opcode::SToF => (inst.ty, bits(Segment::Flat)),
            Opcode::KernargBasePtr => (inst.ty, bits(Segment::Kernarg)),
            Opcode::ICall => (inst.ty, bits(Segment::Global)),
            Opcode::Signal | Opcode::SignalNoRet => {
                let wide = inst.source_type == Some(Type::Sig64);
                (inst.ty, if wide { 64 } else { 32 })
            }
            Opcode::Atomic | Opcode::AtomicNoRet if self.module.header.machine == MachineModel::Small => {
                let ty = inst.ty.filter(|ty| ty.bits() == 64);
                return ty.map(|ty| (ty, 32));
            }
            _ => return None,
        };
        ty.filter(|ty| ty.bits() != wanted).map(|ty| (ty, wanted))
    }
}
