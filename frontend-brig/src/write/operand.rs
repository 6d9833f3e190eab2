//! Operands and constants (HSA PRM 18.7).

use super::{Late, LateSection, WriteError, Writer, Written};
use crate::entry::kind;
use wavelift_hsail::Span;
use wavelift_hsail::model::*;

/// Entries of a list, without heap memory for the lists that instructions have.
pub(super) struct Offsets {
    few: [u32; Offsets::FEW],
    count: usize,
    many: Vec<u32>,
}

impl Offsets {
    const FEW: usize = 8;

    pub(super) fn new() -> Offsets {
        Offsets {
            few: [0; Offsets::FEW],
            count: 0,
            many: Vec::new(),
        }
    }

    pub(super) fn push(&mut self, offset: u32) {
        if let Some(slot) = self.few.get_mut(self.count) {
            *slot = offset;
            self.count += 1;
            return;
        }
        if self.many.is_empty() {
            self.many.extend_from_slice(&self.few);
        }
        self.many.push(offset);
    }

    pub(super) fn as_slice(&self) -> &[u32] {
        if self.many.is_empty() {
            &self.few[..self.count]
        } else {
            &self.many
        }
    }
}

/// The error for a symbol that nothing holds.
pub(super) fn dangling(symbol: Symbol, span: Span) -> WriteError {
    WriteError::Dangling {
        span,
        what: match symbol {
            Symbol::Variable(_) => "a variable",
            Symbol::Fbarrier(_) => "an fbarrier",
            Symbol::Executable(_) => "an executable",
            Symbol::Label(_) => "a label",
            Symbol::Module => "a header",
        },
    }
}

/// Size and kind of an entry in one word.
const fn head(bytes: u32, kind: u16) -> u32 {
    bytes | (kind as u32) << 16
}

impl Writer<'_> {
    /// Writes an entry of `hsa_operand` and gives its offset. The first word is from [`head()`].
    fn entry<const N: usize>(&mut self, words: [u32; N]) -> u32 {
        let at = self.out.operands.len();
        let bytes = words.map(u32::to_le_bytes);
        self.out.operands.extend_from_slice(bytes.as_flattened());
        if self.extras.has_operand_tails() {
            self.lengthen(at);
        }
        at as u32
    }

    /// Puts after the entry that begins at `at` what stood there when it was read.
    #[cold]
    fn lengthen(&mut self, at: usize) {
        let extras = self.extras;
        let tail = extras.operand_tail(self.owner, self.written);
        self.written += 1;
        self.out.operands.extend_from_slice(tail);
        let size = (self.out.operands.len() - at) as u16;
        if let Some(field) = self
            .out
            .operands
            .get_mut(at..)
            .and_then(|rest| rest.first_chunk_mut())
        {
            *field = size.to_le_bytes();
        }
    }

    /// From now on operands belong to the entry of `hsa_code` that `span` is.
    pub(super) fn operands_of(&mut self, span: Span) {
        (self.owner, self.written) = (span, 0);
    }

    fn register(&mut self, register: Register) -> u32 {
        let value = u32::from(register.kind().brig_code()) | u32::from(register.number()) << 16;
        self.entry([head(8, kind::REGISTER), value])
    }

    fn wavesize(&mut self) -> u32 {
        self.entry([head(4, kind::WAVESIZE)])
    }

    /// A `ConstantBytes` operand.
    fn bytes_operand(&mut self, ty: Type, array: bool, bytes: &[u8]) -> u32 {
        let data = self.out.data.share(bytes);
        let ty = ty.brig_code() | if array { BRIG_TYPE_ARRAY } else { 0 };
        self.entry([head(12, kind::CONSTANT_BYTES), u32::from(ty), data])
    }

    fn immediate(&mut self, ty: Type, bits: u64) -> u32 {
        let bytes = bits.to_le_bytes();
        let size = (ty.bytes() as usize).min(bytes.len());
        self.bytes_operand(ty, false, &bytes[..size])
    }

    fn align(&mut self, align: Align) -> u32 {
        self.entry([head(8, kind::ALIGN), u32::from(align.brig_code())])
    }

    pub(super) fn string_operand(&mut self, name: Name) -> u32 {
        let data = self.string(name);
        self.entry([head(8, kind::STRING), data])
    }

    /// Where a symbol is; 0 if that is not known yet, and then the place is to be noted as [`Late`].
    pub(super) fn place(&mut self, symbol: Symbol, span: Span) -> Written<u32> {
        if let Some(place) = self.layout.symbol(symbol) {
            return Ok(place);
        }
        if let Symbol::Label(id) = symbol {
            return match self.module.labels.get(id) {
                Some(_) => Ok(0),
                None => Err(dangling(symbol, span)),
            };
        }
        let (_, known) = self.in_outline(symbol).ok_or_else(|| dangling(symbol, span))?;
        if known != 0 && self.outline.is_some() {
            self.layout.set(symbol, known);
        }
        Ok(known)
    }

    /// What a symbol that belongs to no code block is in the outline, and its offset or 0.
    fn in_outline(&self, symbol: Symbol) -> Option<(Symbol, u32)> {
        match (symbol, &self.outline) {
            (Symbol::Label(_), _) => None,
            (_, None) => Some((symbol, 0)),
            (_, Some((part, layout))) => {
                let origin = part.origin(symbol)?;
                Some((origin, layout.symbol(origin).unwrap_or(0)))
            }
        }
    }

    /// Notes that the word at `at` is to be the offset of `symbol`, if that is not known yet.
    fn note(&mut self, place: u32, section: LateSection, at: u32, symbol: Symbol, span: Span) {
        if place != 0 {
            return;
        }
        let late = |symbol| Late {
            section,
            at,
            symbol,
            span,
        };
        if let Symbol::Label(_) = symbol {
            self.out.late_labels.push(late(symbol));
        } else if let Some((symbol, _)) = self.in_outline(symbol) {
            self.out.late.push(late(symbol));
        }
    }

    /// Labels have their strings where they are first spoken of, not where they stand.
    fn name_label(&mut self, symbol: Symbol) {
        if let Symbol::Label(id) = symbol
            && let Some(label) = self.module.labels.get(id)
        {
            self.string(label.name);
        }
    }

    pub(super) fn code_ref(&mut self, symbol: Symbol, span: Span) -> Written<u32> {
        let place = self.place(symbol, span)?;
        self.name_label(symbol);
        let at = self.entry([head(8, kind::CODE_REF), place]);
        self.note(place, LateSection::Operands, at + 4, symbol, span);
        Ok(at)
    }

    fn code_list(
        &mut self,
        list: OperandList,
        span: Span,
        symbol: impl Fn(&Operand) -> Option<Symbol>,
    ) -> Written<u32> {
        let operands = self.module.operands(list);
        let mut offsets = Offsets::new();
        for operand in operands {
            let symbol = symbol(operand).ok_or(WriteError::Misplaced { span })?;
            offsets.push(self.place(symbol, span)?);
        }
        let data = self.out.data.list(offsets.as_slice());
        for (n, symbol) in operands.iter().filter_map(symbol).enumerate() {
            let place = offsets.as_slice().get(n).copied().unwrap_or(0);
            self.note(place, LateSection::Data, data + 4 + 4 * n as u32, symbol, span);
            self.name_label(symbol);
        }
        Ok(self.entry([head(8, kind::CODE_LIST), data]))
    }

    fn address(&mut self, address: Address, span: Span) -> Written<u32> {
        let symbol = address.symbol.expand().map(Symbol::Variable);
        let place = match symbol {
            Some(symbol) => self.place(symbol, span)?,
            None => 0,
        };
        let register = address.register.map_or(0, |register| self.register(register));
        let (low, high) = (address.offset as u32, (address.offset >> 32) as u32);
        let at = self.entry([head(20, kind::ADDRESS), place, register, low, high]);
        if let Some(symbol) = symbol {
            self.note(place, LateSection::Operands, at + 4, symbol, span);
        }
        Ok(at)
    }

    fn vector(&mut self, list: OperandList, span: Span) -> Written<u32> {
        let mut offsets = Offsets::new();
        for operand in self.module.operands(list) {
            offsets.push(self.scalar(operand, span)?);
        }
        let data = self.out.data.list(offsets.as_slice());
        Ok(self.entry([head(8, kind::OPERAND_LIST), data]))
    }

    /// A register, constant or `WAVESIZE`.
    fn scalar(&mut self, operand: &Operand, span: Span) -> Written<u32> {
        match *operand {
            Operand::Register(register) => Ok(self.register(register)),
            Operand::Immediate { ty, bits } => Ok(self.immediate(ty, bits)),
            Operand::WideImmediate(id) => self.constant_of(id, span),
            Operand::Wavesize => Ok(self.wavesize()),
            _ => Err(WriteError::Misplaced { span }),
        }
    }

    /// An operand of an instruction that stands at `span`.
    pub(super) fn operand(&mut self, operand: &Operand, span: Span) -> Written<u32> {
        match *operand {
            Operand::Register(_)
            | Operand::Immediate { .. }
            | Operand::WideImmediate(_)
            | Operand::Wavesize => self.scalar(operand, span),
            Operand::Address {
                symbol,
                register,
                offset,
            } => self.address(
                Address {
                    symbol,
                    register,
                    offset,
                },
                span,
            ),
            Operand::Vector(list) => self.vector(list, span),
            Operand::Label(id) => self.code_ref(Symbol::Label(id), span),
            Operand::Executable(id) => self.code_ref(Symbol::Executable(id), span),
            Operand::Variable(id) => self.code_ref(Symbol::Variable(id), span),
            Operand::Fbarrier(id) => self.code_ref(Symbol::Fbarrier(id), span),
            Operand::Labels(list) => self.code_list(list, span, |operand| match operand {
                Operand::Label(id) => Some(Symbol::Label(*id)),
                _ => None,
            }),
            Operand::Executables(list) => self.code_list(list, span, |operand| match operand {
                Operand::Executable(id) => Some(Symbol::Executable(*id)),
                _ => None,
            }),
            Operand::Arguments(list) => self.code_list(list, span, |operand| match operand {
                Operand::Variable(id) => Some(Symbol::Variable(*id)),
                _ => None,
            }),
        }
    }

    /// A constant of the module.
    pub(super) fn constant_of(&mut self, id: ConstantId, span: Span) -> Written<u32> {
        match self.module.constants.get(id) {
            Some(constant) => self.constant(constant, span),
            None => Err(WriteError::Dangling {
                span,
                what: "a constant",
            }),
        }
    }

    fn constant(&mut self, constant: &Constant, span: Span) -> Written<u32> {
        match constant {
            Constant::Aggregate(items) => self.constant_list(0, items, span),
            Constant::OpaqueArray { ty, elements } => {
                self.constant_list(ty.brig_code() | BRIG_TYPE_ARRAY, elements, span)
            }
            single => self.single_constant(single, span),
        }
    }

    fn constant_list(&mut self, ty: u16, items: &[Constant], span: Span) -> Written<u32> {
        let mut offsets = Vec::with_capacity(items.len());
        for item in items {
            offsets.push(self.single_constant(item, span)?);
        }
        let data = self.out.data.list(&offsets);
        Ok(self.entry([head(12, kind::CONSTANT_OPERAND_LIST), u32::from(ty), data]))
    }

    /// A constant that is no list.
    fn single_constant(&mut self, constant: &Constant, span: Span) -> Written<u32> {
        match constant {
            Constant::Bytes { ty, array, bytes } => Ok(self.bytes_operand(*ty, *array, bytes)),
            Constant::Image(image) => Ok(self.image(image)),
            Constant::Sampler(sampler) => {
                let bytes = [
                    0,
                    0,
                    sampler.coord.brig_code() as u8,
                    sampler.filter.brig_code() as u8,
                ];
                let properties = u32::from_le_bytes(bytes) | u32::from(Type::Samp.brig_code());
                let addressing = u32::from(sampler.addressing.brig_code());
                Ok(self.entry([head(12, kind::CONSTANT_SAMPLER), properties, addressing]))
            }
            Constant::Align(align) => Ok(self.align(*align)),
            Constant::Aggregate(_) | Constant::OpaqueArray { .. } => Err(WriteError::Misplaced { span }),
        }
    }

    fn image(&mut self, image: &ImageConstant) -> u32 {
        let bytes = [
            0,
            0,
            image.geometry.brig_code() as u8,
            image.order.brig_code() as u8,
        ];
        let properties = u32::from_le_bytes(bytes) | u32::from(image.ty.brig_code());
        let (low, high) = (|size: u64| size as u32, |size: u64| (size >> 32) as u32);
        self.entry([
            head(44, kind::CONSTANT_IMAGE),
            properties,
            u32::from(image.channel.brig_code()),
            low(image.width),
            high(image.width),
            low(image.height),
            high(image.height),
            low(image.depth),
            high(image.depth),
            low(image.array),
            high(image.array),
        ])
    }

    /// The operands of a pragma, as a list.
    pub(super) fn pragma_operands(&mut self, pragma: &Pragma) -> Written<u32> {
        self.operands_of(pragma.span);
        let mut offsets = Vec::with_capacity(pragma.operands.len());
        for operand in &pragma.operands {
            offsets.push(match *operand {
                PragmaOperand::String(name) => self.string_operand(name),
                PragmaOperand::Constant(id) => self.constant_of(id, pragma.span)?,
                PragmaOperand::Wavesize => self.wavesize(),
                PragmaOperand::Register(register) => self.register(register),
                PragmaOperand::Symbol(symbol) => self.code_ref(symbol, pragma.span)?,
            });
        }
        Ok(self.out.data.list(&offsets))
    }

    /// The operands of a control directive, as a list.
    pub(super) fn control_operands(&mut self, control: &Control) -> u32 {
        self.operands_of(control.span);
        let mut offsets = Offsets::new();
        for operand in &control.operands {
            offsets.push(match *operand {
                // A value that the directive has no place for was read from damaged BRIG. It keeps its bits, so that validation names it.
                ControlOperand::Value(value)
                    if control.directive.is_wide() || value > u64::from(u32::MAX) =>
                {
                    self.immediate(Type::U64, value)
                }
                ControlOperand::Value(value) => self.immediate(Type::U32, value),
                ControlOperand::Wavesize => self.wavesize(),
            });
        }
        self.out.data.list(offsets.as_slice())
    }
}
