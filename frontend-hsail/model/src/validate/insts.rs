//! Instructions against the instruction table: types, modifiers, operands (HSA PRM 4.16, 5 to 11).

use super::{Validator, listed, section};
use crate::mnemonic::mnemonic;
use crate::model::*;
use crate::source::Span;
use crate::table::{self, Part, Row, Slot, Ty};

/// The instruction at hand, for messages and positions.
#[derive(Clone, Copy)]
struct Place<'m> {
    inst: &'m Inst,
    owner: ExecutableId,
}

/// The kinds of registers that the first operands may be, as far as that is all there is to check of a register.
type Registers = [Option<RegisterKind>; 6];

/// What is remembered of a head in which nothing is wrong.
pub(super) type HeadChecks = (&'static Row, Registers);

fn registers_of(inst: &Inst, row: &Row) -> Registers {
    let mut registers = [None; 6];
    for (kind, slot) in registers.iter_mut().zip(row.operands) {
        *kind = match slot {
            Slot::Dest(ty) | Slot::Src(ty) | Slot::Reg(ty) => ty.of(inst).map(Type::register_kind),
            _ => None,
        };
    }
    registers
}

impl<'m> Validator<'m> {
    /// Checks one instruction of `owner`.
    pub(super) fn inst(&mut self, owner: ExecutableId, inst: &'m Inst) {
        let op = inst.opcode;
        let (row, registers) = match self.heads.get(inst) {
            Some(known) => known,
            None => {
                let found = self.found.len();
                let Some(row) = self.head(inst) else { return };
                let known = (row, registers_of(inst, row));
                // What is wrong is said of every instruction.
                if self.found.len() == found {
                    self.heads.set(inst, known);
                }
                known
            }
        };
        let place = Place { inst, owner };
        let operands = self.module.inst_operands(inst);
        if operands.len() != row.operands.len() {
            let message = format!(
                "`{op}` takes {} operands, found {}",
                row.operands.len(),
                operands.len()
            );
            self.error("operand-count", inst.span, section(op), message);
            return;
        }
        for (i, (&slot, operand)) in row.operands.iter().zip(operands).enumerate() {
            // Most operands are registers of the right kind.
            if let Operand::Register(r) = operand
                && registers.get(i) == Some(&Some(r.kind()))
            {
                continue;
            }
            // Of an address in a segment that the operation cannot access there is nothing more to say.
            let segment = inst.mods.segment.unwrap_or(Segment::Flat);
            if slot == Slot::Address && row.segments & segment.bit() == 0 && operand.address().is_some() {
                continue;
            }
            let span = self.module.operand_span(inst, inst.operands, i);
            self.operand(place, slot, operand, span);
        }
        self.special_operands(place, operands);
    }

    /// Checks what does not depend on operands. Gives the row of the table, if there is one.
    fn head(&mut self, inst: &Inst) -> Option<&'static Row> {
        let op = inst.opcode;
        let image = matches!(
            op,
            Opcode::RdImage
                | Opcode::LdImage
                | Opcode::StImage
                | Opcode::ImageFence
                | Opcode::QueryImage
                | Opcode::QuerySampler
        );
        if image && !self.has_images() {
            self.error(
                "missing-extension",
                inst.span,
                "13.1.2",
                format!("`{op}` needs the extension \"IMAGE\""),
            )
            .help = Some("add `extension \"IMAGE\";` after the module header".into());
        }
        if let Some(needed) = op.vendor_extension().filter(|e| !self.extensions.contains(e)) {
            let message = format!("`{op}` needs the extension \"{needed}\"");
            let help = format!("add `extension \"{needed}\";` after the module header");
            self.error("missing-extension", inst.span, "13.1", message).help = Some(help);
        }
        for ty in [inst.ty, inst.source_type].into_iter().flatten() {
            if !(image && matches!(ty.class(), TypeClass::Image | TypeClass::Sampler)) {
                self.type_available(ty, inst.span);
            }
        }
        let Some(row) = table::find(inst) else {
            self.wrong_types(inst);
            return None;
        };
        if op.is_image_access() && inst.ty == Some(Type::F16) {
            let message = format!("`{op}` has texels of u32, s32 and f32, not of f16");
            self.error("image-f16", inst.span, section(op), message);
        }
        self.modifiers(inst, row);
        self.profile(inst, row);
        self.machine(inst);
        Some(row)
    }

    fn wrong_types(&mut self, inst: &Inst) {
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

    fn modifiers(&mut self, inst: &Inst, row: &Row) {
        let (op, m, span) = (inst.opcode, &inst.mods, inst.span);
        let prm = section(op);
        let name = mnemonic(inst);
        let code = m.pack.map_or(0, Pack::brig_code);
        if row.packs >> code & 1 == 0 {
            let legal = Pack::ALL.iter().filter(|p| row.packs >> p.brig_code() & 1 != 0);
            let (message, help) = match m.pack {
                None => (
                    format!("`{name}` works on packed data and needs a packing control"),
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
            self.error("wrong-packing", span, "4.14", message).help = Some(help);
        }
        if row.vectors >> m.vector.min(7) & 1 == 0 {
            let message = match (m.vector, row.vectors) {
                (0, _) => format!("`{name}` needs a vector size"),
                (n, 1) => format!("`{op}` with this geometry or type takes no vector, found `_v{n}`"),
                (n, _) => format!("`_v{n}` is not legal in `{name}`"),
            };
            let sizes = (2..=4)
                .filter(|n| row.vectors >> n & 1 != 0)
                .map(|n| format!("_v{n}"));
            self.error("wrong-vector", span, prm, message).help =
                (row.vectors > 1).then(|| format!("legal is {}", listed(sizes)));
        }
        if m.ftz && !row.ftz {
            self.error("wrong-ftz", span, "4.19.3", format!("`{name}` takes no `ftz`"))
                .help = Some(
                "`ftz` is for arithmetic on floats; bit operations, native operations and integers have none"
                    .into(),
            );
        }
        let code = m.round.map_or(0, Round::brig_code);
        if row.rounds >> code & 1 == 0 {
            let legal: Vec<&Round> = Round::ALL
                .iter()
                .filter(|r| **r != Round::Default && row.rounds >> r.brig_code() & 1 != 0)
                .collect();
            let message = match m.round {
                Some(r) => format!("rounding `{r}` is not legal in `{name}`"),
                None => format!("`{name}` has a rounding"),
            };
            self.error(
                "wrong-rounding",
                span,
                if op == Opcode::Cvt { "5.19.3" } else { "4.19.2" },
                message,
            )
            .help = Some(if legal.is_empty() {
                "write none".into()
            } else {
                format!("legal is {}", listed(legal.iter()))
            });
        }
        let parts = table::syntax(op);
        if parts.contains(&Part::Segment) || row.segments != 0 {
            let segment = m.segment.unwrap_or(Segment::Flat);
            if row.segments & segment.bit() == 0 {
                let legal = Segment::ALL.iter().filter(|s| row.segments & s.bit() != 0);
                let message = if segment == Segment::Flat {
                    format!("`{op}` needs a segment")
                } else {
                    format!("`{op}` cannot access the {segment} segment")
                };
                self.error("wrong-segment", span, prm, message).help =
                    Some(format!("legal is {}", listed(legal)));
            }
        }
        if let Some(order) = m.order
            && row.orders >> order.brig_code() & 1 == 0
        {
            let legal = MemoryOrder::ALL
                .iter()
                .filter(|o| row.orders >> o.brig_code() & 1 != 0);
            let what = m.atomic.map_or(op.to_string(), |a| format!("{op}_{a}"));
            self.error(
                "wrong-order",
                span,
                prm,
                format!("memory order `{order}` is not legal for `{what}`"),
            )
            .help = Some(format!("legal is {}", listed(legal)));
        }
        if let Some(scope) = m.scope {
            let group = m.segment == Some(Segment::Group);
            let legal = match scope {
                MemoryScope::WorkItem => false,
                MemoryScope::Agent | MemoryScope::System => !group,
                _ => true,
            };
            if !legal {
                let message = format!("memory scope `{scope}` is not legal here");
                self.error("wrong-scope", span, "6.6", message).help = Some(
                    if group {
                        "the group segment has scopes `wave` and `wg`"
                    } else {
                        "write `wave`, `wg`, `agent` or `system`"
                    }
                    .into(),
                );
            }
        }
        if m.constant
            && !matches!(
                m.segment,
                Some(Segment::Flat | Segment::Global | Segment::Readonly)
            )
        {
            self.error(
                "wrong-const",
                span,
                "6.3",
                "`const` is for loads from global, readonly and flat addresses",
            );
        }
    }

    fn profile(&mut self, inst: &Inst, row: &Row) {
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
            Some(r) if r.is_integer() => {
                use Round::*;
                if !matches!(r, ZeroI | ZeroISat | SZeroI | SZeroISat) {
                    let message = format!("rounding `{r}` is not available in the Base profile");
                    self.error("base-rounding", span, "16.2.1", message).help =
                        Some("legal is `zeroi`, `zeroi_sat`, `szeroi` and `szeroi_sat`".into());
                }
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

    /// Sizes that follow from the machine model (HSA PRM 2.9).
    fn machine(&mut self, inst: &Inst) {
        let op = inst.opcode;
        let bits = |s: Segment| self.module.address_bits(s);
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
        let (ty, wanted, what) = match op {
            Opcode::Lda | Opcode::NullPtr => (
                inst.ty,
                bits(segment),
                format!("an address in the {segment} segment"),
            ),
            Opcode::SegmentP | Opcode::FToS => {
                (inst.source_type, bits(Segment::Flat), "a flat address".into())
            }
            Opcode::SToF => (inst.ty, bits(Segment::Flat), "a flat address".into()),
            Opcode::KernargBasePtr => (inst.ty, bits(Segment::Kernarg), "a kernarg address".into()),
            Opcode::ICall => (
                inst.ty,
                bits(Segment::Global),
                "an indirect function handle".into(),
            ),
            Opcode::Signal | Opcode::SignalNoRet => {
                let wide = inst.source_type == Some(Type::Sig64);
                (
                    inst.ty,
                    if wide { 64 } else { 32 },
                    "the value of this signal".into(),
                )
            }
            Opcode::Atomic | Opcode::AtomicNoRet => {
                if self.module.header.machine == MachineModel::Small
                    && inst.ty.is_some_and(|t| t.bits() == 64)
                {
                    let message = "64-bit atomics do not exist in the small machine model";
                    self.error("atomic-model", inst.span, "2.9", message);
                }
                return;
            }
            _ => return,
        };
        if let Some(ty) = ty.filter(|t| t.bits() != wanted) {
            let message = format!("{what} has {wanted} bits, `{ty}` has {}", ty.bits());
            self.error("wrong-size", inst.span, "2.9", message);
        }
    }

    fn operand(&mut self, place: Place<'m>, slot: Slot, operand: &Operand, span: Span) {
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
                let count = if count == 1 { 0 } else { usize::from(count) };
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

    /// A vector of `count` components, or a single operand if `count` is 0.
    fn vector(&mut self, inst: &Inst, ty: Ty, operand: &Operand, span: Span, count: usize, dest: bool) {
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

    fn address(&mut self, place: Place<'m>, address: Address, span: Span) {
        let inst = place.inst;
        let segment = inst.mods.segment.unwrap_or(Segment::Flat);
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
            self.error(
                "address-size",
                span,
                "4.18",
                "the offset does not fit in a 32-bit address",
            );
        }
        let Some(variable) = address
            .symbol
            .expand()
            .and_then(|id| self.module.variables.get(id))
        else {
            if matches!(segment, Segment::Arg | Segment::Spill)
                && matches!(inst.opcode, Opcode::Ld | Opcode::St)
            {
                let message = format!("this access to the {segment} segment names no variable");
                self.error("unnamed-address", span, "6.1.1", message);
            }
            return;
        };
        let name = self.name(variable.name);
        if variable.owner.is_some_and(|o| o != place.owner) {
            self.error(
                "out-of-scope",
                span,
                "4.6.2",
                format!("`{name}` is not in scope here"),
            );
            return;
        }
        if variable.segment != segment {
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
            let declared = variable.span;
            *d = d.clone().also(declared, "declared here");
            return;
        }
        if let Some(ty) = inst.ty.filter(|_| matches!(inst.opcode, Opcode::Ld | Opcode::St)) {
            // HSA PRM 6.3.3, 6.4.3. Aggregates hold handles in arrays of bit types.
            let in_bits = ty.is_opaque() && variable.ty.is_bit() && variable.dim != Dimension::Scalar;
            if ty != variable.ty && (ty.is_opaque() || variable.ty.is_opaque()) {
                let declared = variable.span;
                let message = format!("`{name}` has type {}, this accesses {ty}", variable.ty);
                let prm = match inst.opcode {
                    Opcode::Ld => "6.3.3",
                    _ => "6.4.3",
                };
                let rule = if in_bits { "handle-in-bits" } else { "opaque-type" };
                let d = self.error(rule, span, prm, message);
                *d = d.clone().also(declared, "declared here");
                if !in_bits {
                    return;
                }
            }
        }
        let (Some(size), Some(ty)) = (variable.byte_size(), inst.ty) else {
            return;
        };
        let access = ty.bytes() as u64 * inst.mods.vector.max(1) as u64;
        let outside = address.offset.checked_add(access).is_none_or(|end| end > size);
        if address.register.is_none() && outside && !matches!(inst.opcode, Opcode::Lda) {
            let offset = address.offset;
            let message =
                format!("access of {access} bytes at offset {offset} of `{name}`, which has {size} bytes");
            // The layout of kernel arguments is known (HSA PRM 4.21): another one can be meant.
            let rule = match segment {
                Segment::Kernarg => "outside-formal",
                _ => "outside-variable",
            };
            self.warning(rule, span, "6.1.1", message);
        }
        let is_const = variable.is_const;
        use Opcode::{AmdGcnAtomic, AmdGcnAtomicNoRet, Atomic, AtomicNoRet, St};
        if is_const
            && matches!(
                inst.opcode,
                St | Atomic | AtomicNoRet | AmdGcnAtomic | AmdGcnAtomicNoRet
            )
        {
            self.warning(
                "write-to-const",
                span,
                "4.3.10",
                format!("`{name}` is `const`: writing it is undefined"),
            );
        }
    }

    /// Constants that the manual allows (HSA PRM 4.8.5, 7.4) and HSAILasm refuses.
    fn doubted_constants(&mut self, place: Place<'m>, operands: &[Operand]) {
        let inst = place.inst;
        let stores = matches!(inst.opcode, Opcode::StImage | Opcode::AmdMipmapStImageMip);
        let signal = inst.ty.is_some_and(|ty| ty.class() == TypeClass::Signal);
        for (i, operand) in operands.iter().enumerate() {
            let constant = matches!(operand, Operand::Immediate { .. } | Operand::Wavesize);
            let rule = match inst.opcode {
                Opcode::Mov if constant && signal => "signal-constant",
                _ if constant && stores && i == 0 => "texel-constant",
                _ => continue,
            };
            let at = self.module.operand_span(inst, inst.operands, i);
            let message = format!("a constant stands where `{}` mostly has a register", inst.opcode);
            self.error(rule, at, section(inst.opcode), message);
        }
    }

    /// Rules about values and about one operand together with another.
    fn special_operands(&mut self, place: Place<'m>, operands: &[Operand]) {
        use Opcode::*;
        let inst = place.inst;
        let span = |v: &Self, i: usize| v.module.operand_span(inst, inst.operands, i);
        let limit = match inst.opcode {
            CurrentWorkGroupSize | GridGroups | GridSize | WorkGroupId | WorkGroupSize | WorkItemAbsId
            | WorkItemId => Some((1, 2, "a dimension")),
            UnpackCvt => Some((2, 3, "the index of a byte")),
            _ => None,
        };
        if let Some((index, most, what)) = limit
            && let Some(Operand::Immediate { bits, .. }) = operands.get(index)
            && *bits > most
        {
            let at = span(self, index);
            let message = format!("{what} is 0 to {most}, found {bits}");
            self.error("constant-range", at, section(inst.opcode), message);
        }
        self.doubted_constants(place, operands);
        if inst.opcode == Class && operands.get(2) == Some(&Operand::Wavesize) {
            let at = span(self, 2);
            let message = "`WAVESIZE` stands for the classes to test";
            self.error("wavesize-class", at, "5.13", message);
        }
        let opaque = inst
            .ty
            .is_some_and(|t| matches!(t.class(), TypeClass::Image | TypeClass::Sampler));
        if inst.opcode == St && opaque && inst.mods.segment != Some(Segment::Arg) {
            let message = "images and samplers can be stored only to the arg segment";
            self.error("opaque-store", inst.span, "6.4.3", message);
        }
        if inst.opcode == Sbr
            && let Some(Operand::Labels(list)) = operands.get(1)
            && list.len == 0
        {
            self.error(
                "operand-count",
                inst.span,
                "8.1",
                "`sbr` needs at least one label",
            );
        }
    }
}
