//! Buffer accesses that convert: elements have a format, which the descriptor names or, of a typed access, the instruction (RDNA4 ISA 9.1, 9.2).
//!
//! - An element lies where an access of its size without a format would; out of range, loads give 0 and stores do nothing (9.4.1).
//! - The descriptor says which components of the element the four of the access are, or that they are 0 or 1. A component that an element lacks is 0, the
//!   fourth 1. A store puts the first component where none is sent.
//! - With 16 bits per component floats are rounded to the nearest, and integers are cut.
//! - What is stored must be defined.

use super::access::OUT_OF_RANGE;
use super::fault::{Fault, illegal, unsupported};
use super::machine::Machine;
use super::op::{Op, Purpose};
use super::step::Step;
use wavelift_amdgpu::images::fields::{self, Field};
use wavelift_amdgpu::images::formats;
use wavelift_amdgpu::isa::{Inst, Isa, ModField};
use wavelift_images::{Access as ChannelAccess, ChannelOrder, Format, Memory};
use wavelift_simulator::UndefinedPolicy;
use wavelift_simulator::float::{F16, F32, FloatMode, convert};
use wavelift_simulator::undefined::Decides;

/// What an access with a format does beside its operands.
#[derive(Clone, Copy, Debug)]
pub struct FormatAccess {
    isa: Isa,
    /// Components that registers hold.
    components: usize,
    /// Registers hold components of 16 bits.
    half: bool,
    /// Each of these has a register of its own.
    spread: bool,
    /// The only component is the upper half of the register.
    high: bool,
    /// The format, and how its numbers are read where the instruction says that apart.
    typed: Option<(u16, u8)>,
}

impl FormatAccess {
    /// What an instruction does if it is such an access.
    pub fn of(inst: &Inst) -> Option<FormatAccess> {
        let (name, mods, layout) = (inst.info().mnemonic, &inst.mods, inst.layout());
        if !inst.format.is_buffer() || !name.contains("_format_") {
            return None;
        }
        let components = name.rsplit('_').next()?.len();
        let half = name.contains("d16");
        // A typed access names its format in a field for both, or in two.
        let typed = name
            .starts_with("tbuffer")
            .then(|| match layout.modifier(ModField::Format) {
                Some(_) => (mods.format.into(), 0),
                None => (mods.dfmt.into(), mods.nfmt),
            });
        let registers = inst.operand_registers(0);
        Some(FormatAccess {
            isa: inst.machine.isa,
            components,
            half,
            spread: half && usize::from(registers) == components && components > 1,
            high: name.contains("d16_hi"),
            typed,
        })
    }

    /// The word and the lowest bit of a component.
    fn place(&self, component: usize) -> (u8, u32) {
        match (self.half, self.spread) {
            (true, false) => (
                (component / 2) as u8,
                16 * (component as u32 % 2) + if self.high { 16 } else { 0 },
            ),
            _ => (component as u8, 0),
        }
    }
}

/// An element's components in memory, the least significant first, with what each of the four of the access is.
struct Element {
    format: Format,
    selects: [u8; 4],
}

impl Element {
    /// Components of packed elements count from the most significant.
    fn in_order(&self, mut values: [u32; 4]) -> [u32; 4] {
        if self.format.order == ChannelOrder::Rgb {
            values.swap(0, 2);
        }
        values
    }

    fn one(&self) -> u32 {
        match self.format.ty.access() {
            ChannelAccess::Float => 1f32.to_bits(),
            _ => 1,
        }
    }

    /// The four components of an element's bytes.
    fn load(&self, bytes: [u8; 16]) -> [u32; 4] {
        let there = self.format.order.memory_components();
        let values = self.in_order(self.format.decode(bytes));
        self.selects.map(|select| match usize::from(select) {
            0 => 0,
            1 => self.one(),
            from @ 4..=7 if from - 4 < there => values[from - 4],
            7 => self.one(),
            _ => 0,
        })
    }

    /// The bytes of an element from the components that an access sends.
    fn store(&self, sent: &[u32]) -> [u8; 16] {
        let from = |component: u8| {
            let place = self.selects.iter().position(|&select| select == 4 + component);
            place.map_or(0, |place| sent.get(place).copied().unwrap_or(sent[0]))
        };
        self.format.encode(self.in_order([0, 1, 2, 3].map(from)))
    }
}

/// A component of 16 bits as one of 32.
pub(crate) fn widened(access: ChannelAccess, half: u32) -> u32 {
    match access {
        ChannelAccess::Float => convert::<F16, F32>(half as u16, FloatMode::IEEE).0,
        ChannelAccess::Signed => half as u16 as i16 as u32,
        ChannelAccess::Unsigned => half & 0xffff,
    }
}

/// A component of 32 bits as one of 16: floats are rounded to the nearest, integers cut.
pub(crate) fn narrowed(access: ChannelAccess, word: u32) -> u32 {
    match access {
        ChannelAccess::Float => convert::<F32, F16>(word, FloatMode::IEEE).0.into(),
        _ => word & 0xffff,
    }
}

impl<M: Machine> Step<'_, M> {
    /// The element of an access, and the address of each lane's.
    fn formatted(&mut self, op: &Op<M>) -> Result<(FormatAccess, Element, [u64; 64]), Fault> {
        self.mem.strict = self.state.policy != UndefinedPolicy::Ignore;
        self.mem.reach = op.addressing.reach;
        let Some(access) = op.formatted else {
            return Err(unsupported(format!("the operation {}", op.inst)));
        };
        self.deciding = Some(Decides::Address);
        let found = self.formatted_place(op, access);
        self.deciding = None;
        let (element, addresses) = found?;
        Ok((access, element, addresses))
    }

    fn formatted_place(&mut self, op: &Op<M>, access: FormatAccess) -> Result<(Element, [u64; 64]), Fault> {
        let Some((index, _)) = op.slot_for(Purpose::Descriptor) else {
            return Err(illegal("no descriptor"));
        };
        let words = self.read_words::<4>(op, index)?;
        let table = fields::buffer(access.isa);
        let of = |field| fields::get(&words, table, field);
        let (code, numbers) = access
            .typed
            .unwrap_or((of(Field::Format) as u16, of(Field::Numbers) as u8));
        let format = formats::element(access.isa, code, numbers);
        let Some(format) = format else {
            return Err(unsupported(format!(
                "buffer elements of format {code}, numbers {numbers}"
            )));
        };
        let selects =
            [Field::SelectX, Field::SelectY, Field::SelectZ, Field::SelectW].map(|field| of(field) as u8);
        let bytes = format.bytes() as u64;
        // gfx8 counts bytes where others count records.
        let unit = match access.isa {
            Isa::Gfx8 => of(Field::Stride).max(1),
            _ => 1,
        };
        let addresses = self.buffer_addresses(op, bytes, unit)?;
        Ok((Element { format, selects }, addresses))
    }

    /// `buffer_load_format` and `tbuffer_load_format`.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn load_formatted(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let (access, element, addresses) = self.formatted(op)?;
        let mut words = vec![[0; 64]; op.slots[0].words.into()];
        let size = element.format.bytes();
        self.each_lane(|lane, memory| {
            if addresses[lane] == OUT_OF_RANGE {
                return;
            }
            let mut bytes = [0; 16];
            let Ok(()) = memory.read(addresses[lane], &mut bytes[..size]);
            let values = element.load(bytes);
            for (component, &value) in values.iter().enumerate().take(access.components) {
                let value = if access.half {
                    narrowed(element.format.ty.access(), value)
                } else {
                    value
                };
                let (word, low) = access.place(component);
                // What goes to half of a register is put in its place when it is written.
                let low = if op.slots[0].kind.is_half() { 0 } else { low };
                words[usize::from(word)][lane] |= value << low;
            }
        });
        self.finish_access(op)?;
        match words.as_slice() {
            [one] => self.put32(op, 0, one),
            words => self.put_words(op, 0, words),
        }
    }

    /// `buffer_store_format` and `tbuffer_store_format`.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn store_formatted(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let (access, element, addresses) = self.formatted(op)?;
        let Some((data, slot)) = op.slot_for(Purpose::Data) else {
            return Err(illegal("no data"));
        };
        self.deciding = Some(Decides::Buffer);
        let words: Result<Vec<[u32; 64]>, Fault> =
            (0..slot.words).map(|word| self.word(op, data, word)).collect();
        self.deciding = None;
        let words = words?;
        let (size, channels) = (element.format.bytes(), element.format.ty.access());
        self.each_lane(|lane, memory| {
            if addresses[lane] == OUT_OF_RANGE {
                return;
            }
            let sent = (0..access.components).map(|component| {
                let (word, low) = access.place(component);
                let bits = words[usize::from(word)][lane] >> low;
                if access.half {
                    widened(channels, bits)
                } else {
                    bits
                }
            });
            let sent: Vec<u32> = sent.collect();
            let Ok(()) = memory.write(addresses[lane], &element.store(&sent)[..size]);
        });
        self.finish_access(op)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use wavelift_images::ChannelType;

    const fn element(order: ChannelOrder, ty: ChannelType, selects: [u8; 4]) -> Element {
        Element {
            format: Format { order, ty },
            selects,
        }
    }

    fn bytes(bytes: &[u8]) -> [u8; 16] {
        std::array::from_fn(|index| bytes.get(index).copied().unwrap_or(0))
    }

    #[test]
    fn components_that_are_not_there() {
        let short = element(ChannelOrder::R, ChannelType::UnsignedInt8, [4, 5, 6, 7]);
        assert_eq!(short.load(bytes(&[200])), [200, 0, 0, 1]);
        assert_eq!(short.store(&[1, 2, 3, 4]), bytes(&[1]));
        let pair = element(ChannelOrder::Rg, ChannelType::SignedInt8, [5, 4, 0, 1]);
        assert_eq!(pair.load(bytes(&[3, 0xfe])), [-2i32 as u32, 3, 0, 1]);
        assert_eq!(pair.store(&[7]), bytes(&[7, 7]));
    }

    #[test]
    fn packed_components_begin_with_the_lowest() {
        let packed = element(ChannelOrder::Rgb, ChannelType::UnormShort565, [4, 5, 6, 1]);
        let one = 1f32.to_bits();
        assert_eq!(packed.load(bytes(&[0x1f, 0])), [one, 0, 0, one]);
        assert_eq!(packed.store(&[0, 0, one, one]), bytes(&[0, 0xf8]));
    }

    #[test]
    fn components_of_16_bits() {
        assert_eq!(narrowed(ChannelAccess::Float, 1f32.to_bits()), 0x3c00);
        assert_eq!(widened(ChannelAccess::Float, 0xc000), (-2f32).to_bits());
        assert_eq!(widened(ChannelAccess::Signed, 0xffff), u32::MAX);
        assert_eq!(narrowed(ChannelAccess::Signed, 0x1_0005), 5);
    }
}
