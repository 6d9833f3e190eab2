//! Addresses: their size, the variables that they name, what an access may do there (HSA PRM 4.18, 6.1).

use super::super::Validator;
use super::Place;
use crate::model::*;
use crate::source::Span;

impl<'m> Validator<'m> {
    pub(super) fn address(&mut self, place: Place<'m>, address: Address, span: Span) {
        let inst = place.inst;
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
        self.address_width(segment, address, span);
        let named = address.symbol.expand();
        let Some(variable) = named.and_then(|id| self.module.variables.get(id)) else {
            if matches!(segment, Segment::Arg | Segment::Spill)
                && matches!(inst.opcode, Opcode::Ld | Opcode::St)
            {
                let message = format!("this access to the {segment} segment names no variable");
                self.error("unnamed-address", span, "6.1.1", message);
            }
            return;
        };
        if variable.owner.is_some_and(|o| o != place.owner) {
            let message = format!("`{}` is not in scope here", self.name(variable.name));
            self.error("out-of-scope", span, "4.6.2", message);
            return;
        }
        if variable.segment != segment {
            self.other_segment(inst, segment, variable, span);
            return;
        }
        if !self.accesses_type(inst, variable, span) {
            return;
        }
        if let (Some(size), Some(ty)) = (variable.byte_size(), inst.ty) {
            let access = ty.bytes() as u64 * inst.mods.vector.max(1) as u64;
            if inst.opcode != Opcode::Lda {
                self.access_inside(access, address, (variable, size), span);
            }
            self.write_to_const(inst, variable, span);
        }
    }

    /// The register and the offset against the width of addresses.
    #[inline]
    fn address_width(&mut self, segment: Segment, address: Address, span: Span) {
        let bits = self.module.address_bits(segment);
        if let Some(r) = address.register {
            let wanted = if bits == 64 {
                RegisterKind::Double
            } else {
                RegisterKind::Single
            };
            if r.kind() != wanted {
                let message = format!("`{r}` cannot address the {segment} segment");
                self.error("address-size", span, "6.1.1", message).help = Some(format!(
                    "addresses there have {bits} bits: use a `{wanted}` register"
                ));
            }
        }
        if bits == 32 && address.offset > u32::MAX as u64 {
            let message = "the offset does not fit in a 32-bit address";
            self.error("address-size", span, "4.18", message);
        }
    }

    /// An address in `segment` names a variable of another one.
    fn other_segment(&mut self, inst: &Inst, segment: Segment, variable: &Variable, span: Span) {
        let name = self.name(variable.name);
        let there = variable.segment;
        let d = if segment == Segment::Flat {
            let message = format!("a flat address cannot name `{name}`");
            self.error("address-segment", span, "6.3.3", message)
        } else {
            let message = format!("`{name}` is not in the {segment} segment");
            self.error("address-segment", span, "4.18", message)
        };
        d.help = Some(format!(
            "`{name}` is in the {there} segment: write `{}_{there}`",
            inst.opcode
        ));
        *d = d.clone().also(variable.span, "declared here");
    }

    /// Handles are accessed as what they are (HSA PRM 6.3.3, 6.4.3). Whether there is more to say of the access.
    #[inline]
    fn accesses_type(&mut self, inst: &Inst, variable: &Variable, span: Span) -> bool {
        let prm = match inst.opcode {
            Opcode::Ld => "6.3.3",
            Opcode::St => "6.4.3",
            _ => return true,
        };
        let Some(ty) = inst.ty else { return true };
        if ty == variable.ty || !(ty.is_opaque() || variable.ty.is_opaque()) {
            return true;
        }
        // Aggregates hold handles in arrays of bit types.
        let in_bits = ty.is_opaque() && variable.ty.is_bit() && variable.dim != Dimension::Scalar;
        let name = self.name(variable.name);
        let message = format!("`{name}` has type {}, this accesses {ty}", variable.ty);
        let rule = if in_bits { "handle-in-bits" } else { "opaque-type" };
        let d = self.error(rule, span, prm, message);
        *d = d.clone().also(variable.span, "declared here");
        in_bits
    }

    /// An access of some bytes at an address without a register stays inside of its variable, whose size is given.
    #[inline]
    fn access_inside(&mut self, access: u64, address: Address, variable: (&Variable, u64), span: Span) {
        let (variable, size) = variable;
        let offset = address.offset;
        let outside = offset.checked_add(access).is_none_or(|end| end > size);
        if address.register.is_none() && outside {
            let name = self.name(variable.name);
            let message =
                format!("access of {access} bytes at offset {offset} of `{name}`, which has {size} bytes");
            // The layout of kernel arguments is known (HSA PRM 4.21): another one can be meant.
            let rule = match variable.segment {
                Segment::Kernarg => "outside-formal",
                _ => "outside-variable",
            };
            self.warning(rule, span, "6.1.1", message);
        }
    }

    #[inline]
    fn write_to_const(&mut self, inst: &Inst, variable: &Variable, span: Span) {
        use Opcode::{AmdGcnAtomic, AmdGcnAtomicNoRet, Atomic, AtomicNoRet, St};
        let writes = matches!(
            inst.opcode,
            St | Atomic | AtomicNoRet | AmdGcnAtomic | AmdGcnAtomicNoRet
        );
        if variable.is_const && writes {
            let name = self.name(variable.name);
            let message = format!("`{name}` is `const`: writing it is undefined");
            self.warning("write-to-const", span, "4.3.10", message);
        }
    }
}
