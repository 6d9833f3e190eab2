//! Operands against the slots of their row (HSA PRM 4.16, 4.17).

use super::super::{Validator, section};
use super::Place;
use crate::mnemonic::mnemonic;
use crate::model::*;
use crate::source::Span;
use crate::table::{Slot, Ty};

impl<'m> Validator<'m> {
    pub(super) fn operand(&mut self, place: Place<'m>, slot: Slot, operand: &Operand, span: Span) {
        let inst = place.inst;
        match slot {
            Slot::Dest(ty) => match operand {
                Operand::Register(r) => self.register(*r, ty.of(inst), span),
                _ => self.not_a(operand, "a register to write", inst, span),
            },
            Slot::Src(ty) => self.source(inst, ty, operand, span),
            Slot::Reg(ty) => match operand {
                Operand::Register(r) => self.register(*r, ty.of(inst), span),
                _ => self.not_a(operand, "a register", inst, span),
            },
            // The manual does not have the operations of vendors.
            Slot::Imm(_) if *operand == Operand::Wavesize && inst.opcode.vendor_extension().is_some() => {
                let message = format!("`{}` needs a constant other than `WAVESIZE` here", inst.opcode);
                self.error("vendor-wavesize", span, "2.6.2", message);
            }
            Slot::Imm(ty) => match operand {
                Operand::Immediate { .. } | Operand::WideImmediate(_) => self.source(inst, ty, operand, span),
                _ => self.not_a(operand, "a constant other than `WAVESIZE`", inst, span),
            },
            Slot::DestVector(ty) => self.vector(inst, ty, operand, span, inst.mods.vector as usize, true),
            Slot::SrcVector(ty) => self.vector(inst, ty, operand, span, inst.mods.vector as usize, false),
            Slot::DestQuad(ty) => self.vector(inst, ty, operand, span, 4, true),
            Slot::SrcQuad(ty) => self.vector(inst, ty, operand, span, 4, false),
            Slot::Constant(ty) => match operand {
                Operand::Immediate { .. } | Operand::WideImmediate(_) | Operand::Wavesize => {
                    self.source(inst, ty, operand, span)
                }
                _ => self.not_a(operand, "a constant", inst, span),
            },
            Slot::Coordinates | Slot::Gradients => {
                let (ty, count) = match (slot, inst.mods.geometry) {
                    (Slot::Gradients, geometry) => {
                        (Ty::Is(Type::F32), geometry.map_or(1, Geometry::dimensions))
                    }
                    (_, geometry) => (Ty::C, geometry.map_or(1, Geometry::coordinates)),
                };
                let count = if count == 1 { 0 } else { count };
                self.vector(inst, ty, operand, span, count, false);
            }
            Slot::Address => match operand.address() {
                Some(address) => self.address(place, address, span),
                None => self.not_a(operand, "an address", inst, span),
            },
            Slot::Fbarrier => match operand {
                Operand::Register(r) => self.register(*r, Some(Type::U32), span),
                Operand::Fbarrier(id) => self.fbarrier_use(place, *id, span),
                _ => self.not_a(operand, "an fbarrier", inst, span),
            },
            Slot::FbarrierName => match operand {
                Operand::Fbarrier(id) => self.fbarrier_use(place, *id, span),
                _ => self.not_a(operand, "an fbarrier", inst, span),
            },
            Slot::Label if !matches!(operand, Operand::Label(_)) => {
                self.not_a(operand, "a label", inst, span)
            }
            Slot::Labels if !matches!(operand, Operand::Labels(_)) => {
                self.not_a(operand, "a list of labels", inst, span)
            }
            Slot::Function | Slot::Signature if !matches!(operand, Operand::Executable(_)) => {
                self.not_a(operand, "a function or signature", inst, span);
            }
            Slot::Functions if !matches!(operand, Operand::Executables(_)) => {
                self.not_a(operand, "a list of functions", inst, span);
            }
            Slot::Arguments if !matches!(operand, Operand::Arguments(_)) => {
                self.not_a(operand, "a list of arguments", inst, span);
            }
            Slot::Label
            | Slot::Labels
            | Slot::Function
            | Slot::Functions
            | Slot::Signature
            | Slot::Arguments => {}
        }
    }

    fn not_a(&mut self, operand: &Operand, what: &str, inst: &Inst, span: Span) {
        let found = match operand {
            Operand::Register(_) => "a register",
            Operand::Immediate { .. } | Operand::WideImmediate(_) => "a constant",
            Operand::Wavesize => "`WAVESIZE`",
            Operand::Address { .. } => "an address",
            Operand::Vector(_) => "a vector",
            Operand::Label(_) | Operand::Labels(_) => "labels",
            Operand::Executable(_) | Operand::Executables(_) => "a function",
            Operand::Arguments(_) | Operand::Variable(_) => "a variable",
            Operand::Fbarrier(_) => "an fbarrier",
        };
        let message = format!("`{}` needs {what} here, found {found}", inst.opcode);
        self.error("wrong-operand", span, section(inst.opcode), message);
    }

    fn register(&mut self, register: Register, ty: Option<Type>, span: Span) {
        let Some(ty) = ty else { return };
        let wanted = ty.register_kind();
        if register.kind() != wanted {
            let message = format!("`{register}` cannot hold a value of type {ty}");
            self.error("wrong-register", span, "4.16.2", message).help =
                Some(format!("type {ty} needs a `{wanted}` register"));
        }
    }

    fn source(&mut self, inst: &Inst, ty: Ty, operand: &Operand, span: Span) {
        let expected = ty.of(inst);
        match operand {
            Operand::Register(r) => self.register(*r, expected, span),
            Operand::Immediate { .. } | Operand::WideImmediate(_) => {
                let Some(expected) = expected else { return };
                let Some((found, value)) = self.module.immediate(*operand) else {
                    self.error(
                        "wrong-constant",
                        span,
                        "4.8.5",
                        "the constant is not 16 bytes long",
                    );
                    return;
                };
                if matches!(expected.class(), TypeClass::Image | TypeClass::Sampler) {
                    let message = format!("a value of type {expected} must be in a register");
                    self.error("wrong-operand", span, "4.16", message);
                } else if found != expected.constant_type() {
                    let message = format!("a constant of type {found} stands where {expected} is expected");
                    self.error("wrong-constant", span, "4.8.5", message);
                } else if expected.class() == TypeClass::Signal && value != 0 {
                    self.error("nonzero-signal", span, "4.8.3", "the only signal constant is 0");
                } else if expected == Type::B1 && value > 1 {
                    self.error("wrong-constant", span, "18.7", "a constant of type b1 is 0 or 1");
                }
            }
            Operand::Wavesize => {
                let legal = expected
                    .is_none_or(|t| (t.is_integer() || t.is_bit()) && !t.is_packed() && t.bits() <= 64);
                if !legal {
                    let message = "`WAVESIZE` stands only for integers and bits of at most 64 bits";
                    self.error("wavesize", span, "4.16.1", message);
                }
            }
            _ => self.not_a(operand, "a register or constant", inst, span),
        }
    }

    /// Whether an operand is a vector of `count` registers of the right kind, which are different ones if they are written.
    #[inline]
    fn is_right_vector(&self, ty: Option<Type>, operand: &Operand, count: usize, dest: bool) -> bool {
        let (Operand::Vector(list), Some(ty)) = (operand, ty) else {
            return false;
        };
        let (components, kind) = (self.module.operands(*list), ty.register_kind());
        let is_right = |(i, component): (usize, &Operand)| {
            let register = component.register();
            let is_new = || components[..i].iter().all(|before| before.register() != register);
            register.is_some_and(|r| r.kind() == kind) && (!dest || is_new())
        };
        components.len() == count && components.iter().enumerate().all(is_right)
    }

    /// A vector of `count` components, or a single operand if `count` is 0.
    fn vector(&mut self, inst: &Inst, ty: Ty, operand: &Operand, span: Span, count: usize, dest: bool) {
        // Most vectors are.
        if count > 0 && self.is_right_vector(ty.of(inst), operand, count, dest) {
            return;
        }
        let one = |v: &mut Self, operand: &Operand, span: Span| match operand {
            Operand::Register(r) => v.register(*r, ty.of(inst), span),
            _ if dest => v.not_a(operand, "a register to write", inst, span),
            _ => v.source(inst, ty, operand, span),
        };
        let Operand::Vector(list) = *operand else {
            if count > 0 {
                let message = format!("`{}` needs a vector of {count} components here", mnemonic(inst));
                self.error("vector-size", span, "4.17", message).help = Some("write `(a, b, ...)`".into());
            } else {
                one(self, operand, span);
            }
            return;
        };
        let components = self.module.operands(list);
        if components.len() != count || count == 0 {
            let wanted = if count == 0 {
                "no vector".into()
            } else {
                format!("a vector of {count}")
            };
            let message = format!(
                "`{}` takes {wanted} here, found {} components",
                mnemonic(inst),
                components.len()
            );
            self.error("vector-size", span, "4.17", message);
        }
        for (i, component) in components.iter().enumerate() {
            let span = self.module.operand_span(inst, list, i);
            one(self, component, span);
            if dest && component.register().is_some() && components[..i].contains(component) {
                self.error(
                    "duplicate-destination",
                    span,
                    "4.17",
                    "a vector writes each register once",
                );
            }
        }
    }

    fn fbarrier_use(&mut self, place: Place<'m>, id: FbarrierId, span: Span) {
        match self.module.fbarriers.get(id) {
            Some(f) if f.owner.is_none_or(|o| o == place.owner) => {}
            _ => {
                self.error(
                    "out-of-scope",
                    span,
                    "4.6.2",
                    "this fbarrier is not in scope here",
                );
            }
        }
    }
}
