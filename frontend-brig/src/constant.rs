//! Constants and operands (HSA PRM 18.7).

use crate::entry::{Entry, kind};
use crate::error::Read;
use crate::reader::Reader;
use wavelift_hsail::Span;
use wavelift_hsail::model::*;

/// What a list of code references is for.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ListRole {
    Labels,
    Executables,
    Arguments,
}

impl<'a> Reader<'a> {
    /// A `ConstantBytes` operand: type, whether it is an array, and its bytes.
    fn constant_bytes(&mut self, entry: &Entry<'_>) -> Read<(Type, bool, &'a [u8])> {
        entry.reserved(6, 2)?;
        let (ty, array) = entry.enum16(4, "type", Type::from_brig)?;
        if ty.is_bit() || ty.is_opaque() && !matches!(ty, Type::Sig32 | Type::Sig64) {
            let message = format!("a constant cannot have type {ty}");
            return Err(entry.fail_at("brig-constant", 4, 2, message));
        }
        let bytes = self.bytes(entry, 8)?;
        let (size, found) = (ty.bytes() as usize, bytes.len());
        if if array { found % size != 0 } else { found != size } {
            let message = format!("{found} bytes are no {ty}{}", if array { " array" } else { "" });
            return Err(entry.fail_at("brig-constant", 8, 4, message));
        }
        self.spend_constant(entry, found)?;
        Ok((ty, array, bytes))
    }

    fn image(&self, entry: &Entry<'_>) -> Read<Constant> {
        entry.reserved(9, 3)?;
        let image = |code| match Type::from_brig(code) {
            Some((ty @ (Type::RoImg | Type::WoImg | Type::RwImg), false)) => Some(ty),
            _ => None,
        };
        Ok(Constant::Image(Box::new(ImageConstant {
            ty: entry.enum16(4, "image type", image)?,
            geometry: entry.enum8(6, "image geometry", Geometry::from_brig)?,
            order: entry.enum8(7, "channel order", ChannelOrder::from_brig)?,
            channel: entry.enum8(8, "channel type", ChannelType::from_brig)?,
            width: entry.u64(12),
            height: entry.u64(20),
            depth: entry.u64(28),
            array: entry.u64(36),
        })))
    }

    fn sampler(&self, entry: &Entry<'_>) -> Read<Constant> {
        entry.reserved(9, 3)?;
        let sampler = |code| (Type::from_brig(code) == Some((Type::Samp, false))).then_some(());
        entry.enum16(4, "sampler type", sampler)?;
        Ok(Constant::Sampler(SamplerConstant {
            coord: entry.enum8(6, "coordinate normalization", SamplerCoord::from_brig)?,
            filter: entry.enum8(7, "sampler filter", SamplerFilter::from_brig)?,
            addressing: entry.enum8(8, "sampler addressing", SamplerAddressing::from_brig)?,
        }))
    }

    /// The constant at an operand entry. Lists are one level deep: arrays of images and samplers inside an aggregate
    /// are flattened (HSA PRM 18.7), so a list inside a list is an error and there are no cycles.
    pub(crate) fn constant(&mut self, entry: &Entry<'_>) -> Read<Constant> {
        match entry.kind {
            kind::CONSTANT_BYTES => {
                let (ty, array, bytes) = self.constant_bytes(entry)?;
                Ok(Constant::Bytes {
                    ty,
                    array,
                    bytes: bytes.into(),
                })
            }
            kind::CONSTANT_IMAGE => self.image(entry),
            kind::CONSTANT_SAMPLER => self.sampler(entry),
            kind::CONSTANT_OPERAND_LIST => self.constant_list(entry),
            other => {
                let message = format!("an operand of kind {other:#x} is no constant");
                Err(entry.fail("brig-operand", message))
            }
        }
    }

    fn constant_list(&mut self, entry: &Entry<'_>) -> Read<Constant> {
        entry.reserved(6, 2)?;
        let element = |code| match code {
            0 => Some(None),
            code => match Type::from_brig(code) {
                Some((ty @ (Type::Samp | Type::RoImg | Type::WoImg | Type::RwImg), true)) => Some(Some(ty)),
                _ => None,
            },
        };
        let element = entry.enum16(4, "image or sampler array type", element)?;
        let offsets = self.list(entry, 8)?;
        self.spend_constant(entry, offsets.len() * size_of::<Constant>())?;
        let mut elements = Vec::with_capacity(offsets.len());
        for offset in offsets {
            let item = self.operand_entry(entry, 8, offset)?;
            let constant = match item.kind {
                kind::ALIGN if element.is_none() => {
                    item.reserved(5, 3)?;
                    Constant::Align(item.enum8(4, "alignment", Align::from_brig)?)
                }
                kind::CONSTANT_BYTES | kind::CONSTANT_IMAGE | kind::CONSTANT_SAMPLER => {
                    self.constant(&item)?
                }
                other => {
                    let message = format!("an operand of kind {other:#x} cannot stand in a constant list");
                    return Err(item.fail("brig-operand", message));
                }
            };
            let fits = match (&constant, element) {
                (_, None) => true,
                (Constant::Image(image), Some(ty)) => image.ty == ty,
                (Constant::Sampler(_), Some(ty)) => ty == Type::Samp,
                _ => false,
            };
            if !fits {
                return Err(item.fail(
                    "brig-constant",
                    "an element of an array has another type than the array",
                ));
            }
            elements.push(constant);
        }
        Ok(match element {
            Some(ty) => Constant::OpaqueArray { ty, elements },
            None => Constant::Aggregate(elements),
        })
    }

    pub(crate) fn register(&self, entry: &Entry<'_>) -> Read<Register> {
        let kind = entry.enum16(4, "register kind", RegisterKind::from_brig)?;
        Register::new(kind, entry.u16(6)).ok_or_else(|| {
            let message = format!("register number {} is too large", entry.u16(6));
            entry.fail_at("brig-enum", 6, 2, message)
        })
    }

    /// The register whose entry of the usual size is at `offset`, if there is nothing wrong with it.
    #[inline]
    fn simple_register(&self, offset: u32) -> Option<Register> {
        const HEAD: u32 = 8 | (kind::REGISTER as u32) << 16;
        let [head, value] = self.operands.words(offset)?;
        if head != HEAD {
            return None;
        }
        Register::new(RegisterKind::from_brig(value as u16)?, (value >> 16) as u16)
    }

    fn address(&mut self, entry: &Entry<'_>, scope: Option<ExecutableId>) -> Read<Operand> {
        let symbol = match entry.u32(4) {
            0 => None,
            _ => Some(self.variable(entry, 4, scope)?),
        };
        let register = match entry.u32(8) {
            0 => None,
            offset => match self.simple_register(offset) {
                Some(register) => Some(register),
                None => {
                    let register = self.operand_entry(entry, 8, offset)?;
                    if register.kind != kind::REGISTER {
                        return Err(entry.fail_at(
                            "brig-operand",
                            8,
                            4,
                            "the offset must be that of a register",
                        ));
                    }
                    Some(self.register(&register)?)
                }
            },
        };
        Ok(Operand::Address {
            symbol: symbol.into(),
            register,
            offset: entry.u64(12),
        })
    }

    /// A register, immediate or `WAVESIZE`: what vectors consist of.
    fn scalar(&mut self, entry: &Entry<'_>) -> Read<Operand> {
        match entry.kind {
            kind::REGISTER => self.register(entry).map(Operand::Register),
            kind::WAVESIZE => Ok(Operand::Wavesize),
            kind::CONSTANT_BYTES => {
                let (ty, array, bytes) = self.constant_bytes(entry)?;
                if array {
                    return Err(entry.fail(
                        "brig-operand",
                        "an array constant is no operand of an instruction",
                    ));
                }
                // At most 16 bytes, as many as the type has.
                let value = bytes
                    .iter()
                    .rev()
                    .fold(0, |value, byte| value << 8 | u128::from(*byte));
                Ok(self.module.make_immediate(ty, value))
            }
            other => {
                let message = format!("an operand of kind {other:#x} cannot stand here");
                Err(entry.fail("brig-operand", message))
            }
        }
    }

    /// An operand of an instruction in `scope`. `role` says what a list of code references must hold.
    pub(crate) fn operand(
        &mut self,
        entry: &Entry<'_>,
        scope: Option<ExecutableId>,
        role: Option<ListRole>,
    ) -> Read<Operand> {
        match entry.kind {
            kind::ADDRESS => self.address(entry, scope),
            kind::CODE_REF => match self.symbol(entry, 4, entry.u32(4), scope)? {
                Symbol::Label(id) => Ok(Operand::Label(id)),
                Symbol::Executable(id) => Ok(Operand::Executable(id)),
                Symbol::Fbarrier(id) => Ok(Operand::Fbarrier(id)),
                Symbol::Variable(_) | Symbol::Module => {
                    let message = "the offset must be that of a label, an executable or an fbarrier";
                    Err(entry.fail_at("brig-operand", 4, 4, message))
                }
            },
            kind::OPERAND_LIST => {
                let offsets = self.list(entry, 4)?;
                if !(2..=4).contains(&offsets.len()) {
                    let message = format!("a vector cannot have {} elements", offsets.len());
                    return Err(entry.fail("brig-operand", message));
                }
                let mut elements = [Operand::Wavesize; 4];
                let count = offsets.len();
                for (slot, offset) in elements.iter_mut().zip(offsets) {
                    // Most elements are registers.
                    *slot = match self.simple_register(offset) {
                        Some(register) => Operand::Register(register),
                        None => {
                            let element = self.operand_entry(entry, 4, offset)?;
                            self.scalar(&element)?
                        }
                    };
                }
                self.spend_operands(entry, count)?;
                Ok(Operand::Vector(self.module.push_operands(
                    &elements[..count],
                    &[],
                    0,
                )))
            }
            kind::CODE_LIST => match role {
                Some(role) => self.code_list(entry, scope, role),
                None => Err(entry.fail("brig-operand", "a list of code references cannot stand here")),
            },
            _ => self.scalar(entry),
        }
    }

    fn code_list(&mut self, entry: &Entry<'_>, scope: Option<ExecutableId>, role: ListRole) -> Read<Operand> {
        let offsets = self.list(entry, 4)?;
        self.spend_operands(entry, offsets.len())?;
        let mut operands = Vec::with_capacity(offsets.len());
        for offset in offsets {
            operands.push(match (role, self.symbol(entry, 4, offset, scope)?) {
                (ListRole::Labels, Symbol::Label(id)) => Operand::Label(id),
                (ListRole::Executables, Symbol::Executable(id)) => Operand::Executable(id),
                (ListRole::Arguments, Symbol::Variable(id)) => Operand::Variable(id),
                _ => {
                    let what = match role {
                        ListRole::Labels => "labels",
                        ListRole::Executables => "functions",
                        ListRole::Arguments => "variables",
                    };
                    let message = format!("offset {offset:#x} in a list of {what} is something else");
                    return Err(entry.fail_at("brig-operand", 4, 4, message));
                }
            });
        }
        let list = self.module.push_operands(&operands, &[], 0);
        Ok(match role {
            ListRole::Labels => Operand::Labels(list),
            ListRole::Executables => Operand::Executables(list),
            ListRole::Arguments => Operand::Arguments(list),
        })
    }

    /// The operands of a pragma.
    pub(crate) fn pragma_operands(
        &mut self,
        entry: &Entry<'_>,
        scope: Option<ExecutableId>,
    ) -> Read<Vec<PragmaOperand>> {
        let offsets = self.list(entry, 4)?;
        if offsets.len() == 0 {
            return Err(entry.fail_at("brig-operand", 4, 4, "a pragma has at least one operand"));
        }
        self.spend_operands(entry, offsets.len())?;
        let mut operands = Vec::with_capacity(offsets.len());
        for offset in offsets {
            let operand = self.operand_entry(entry, 4, offset)?;
            operands.push(match operand.kind {
                kind::STRING => PragmaOperand::String(self.string(&operand, 4)?),
                kind::WAVESIZE => PragmaOperand::Wavesize,
                kind::REGISTER => PragmaOperand::Register(self.register(&operand)?),
                kind::CODE_REF => PragmaOperand::Symbol(self.symbol(&operand, 4, operand.u32(4), scope)?),
                _ => {
                    let constant = self.constant(&operand)?;
                    PragmaOperand::Constant(self.module.constants.push(constant))
                }
            });
        }
        Ok(operands)
    }

    /// The operands of a control directive.
    pub(crate) fn control_operands(&mut self, entry: &Entry<'_>) -> Read<Vec<ControlOperand>> {
        // Zero operands may be written as no list at all.
        if entry.u32(8) == 0 {
            return Ok(Vec::new());
        }
        let offsets = self.list(entry, 8)?;
        self.spend_operands(entry, offsets.len())?;
        let mut operands = Vec::with_capacity(offsets.len());
        for offset in offsets {
            let operand = self.operand_entry(entry, 8, offset)?;
            operands.push(match self.scalar(&operand)? {
                Operand::Wavesize => ControlOperand::Wavesize,
                Operand::Immediate { ty, bits } if ty.is_integer() => ControlOperand::Value(bits),
                _ => {
                    let message = "an operand of a control directive must be an integer or WAVESIZE";
                    return Err(operand.fail("brig-operand", message));
                }
            });
        }
        Ok(operands)
    }

    /// The operand list of an instruction; `roles` says by position what lists of code references hold.
    pub(crate) fn instruction_operands(
        &mut self,
        entry: &Entry<'_>,
        scope: Option<ExecutableId>,
        role: impl Fn(usize) -> Option<ListRole>,
    ) -> Read<(OperandList, [u8; 2])> {
        /// Where the list of an `InstBase` is.
        const LIST: usize = 8;
        // Zero operands may be written as no list at all.
        if entry.u32(LIST) == 0 {
            return Ok((OperandList::default(), [0; 2]));
        }
        let offsets = self.list(entry, LIST)?;
        let count = offsets.len();
        self.spend_operands(entry, count)?;
        // Hardly any instruction has more, and those that do not need no memory of their own.
        const FEW: usize = 8;
        let mut few = [Operand::Wavesize; FEW];
        let mut many = Vec::new();
        for (index, offset) in offsets.enumerate() {
            // Most operands are registers.
            if count <= FEW
                && let Some(slot) = few.get_mut(index)
                && let Some(register) = self.simple_register(offset)
            {
                *slot = Operand::Register(register);
                continue;
            }
            let operand = self.operand_entry(entry, LIST, offset)?;
            let operand = self.operand(&operand, scope, role(index))?;
            match few.get_mut(index) {
                Some(slot) if count <= FEW => *slot = operand,
                _ => many.push(operand),
            }
        }
        let operands = if count <= FEW { &few[..count] } else { &many[..] };
        let vector = |index: usize| match operands.get(index) {
            Some(Operand::Vector(list)) => list.len as u8,
            _ => 0,
        };
        let vectors = [vector(0), vector(1)];
        let spans: &[Span] = &[];
        Ok((
            self.module.push_operands(operands, spans, entry.span().start),
            vectors,
        ))
    }
}
