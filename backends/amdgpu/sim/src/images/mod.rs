//! Image instructions: descriptors are taken apart as the machine has them, and the formulas are those that
//! everybody shares (`wavelift_images`).
//!
//! | module | what |
//! |---|---|
//! | here | what instructions and descriptors say, loads, stores, sizes |
//! | `address` | the words of addresses |
//! | `sample` | samples, gathers and levels of detail |
//! | `atomic` | atomic operations |
//!
//! Checked beside that: the instruction and the descriptor agree about the geometry, addresses of loads and stores are not normalized, and every
//! address is defined. The slice of an array is cut, not rounded, when it is sampled: programs round it. Results of samples have no subnormal
//! numbers (RDNA4 ISA 10.4.2). What is stored must be defined as far as the image keeps it. All of an image is there, so that an instruction that
//! asks for failures (`tfe`) finds none and leaves their register alone (10.1.1).

mod address;
mod atomic;
mod sample;

use super::access::Access;
use super::fault::{Fault, illegal, unsupported};
use super::formatted::{narrowed, widened};
use super::machine::Machine;
use super::op::{Op, Purpose};
use super::step::Step;
use wavelift_amdgpu::images;
use wavelift_amdgpu::isa::{Flag, ImageArguments, Inst, Isa, ModField, OperandName, WaveSize};
pub use wavelift_images::Gather;
use wavelift_images::{Access as ChannelAccess, Element, Geometry, Levels, Memory, View};
use wavelift_simulator::UndefinedPolicy;
use wavelift_simulator::undefined::Decides;

/// What an access with a format does beside its operands.
#[derive(Clone, Copy, Debug)]
pub struct ImageAccess {
    isa: Isa,
    /// Components that registers hold, a bit each.
    components: u8,
    /// All four words of a gather are results, whose component the mask says.
    gathers: bool,
    /// Coordinates are those of elements.
    unnormalized: bool,
    /// What the instruction says about the geometry.
    shape: Shape,
    /// What stands in the address.
    arguments: ImageArguments,
    /// Coordinates have 16 bits.
    half_address: bool,
    /// Data has 16 bits.
    half_data: bool,
    /// Bytes that an atomic operation works on.
    bytes: u8,
    /// What it does that is not simulated.
    refused: Option<&'static str>,
}

/// What an instruction says about the geometry.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shape {
    /// It is an array or not.
    Array(bool),
    /// The geometry (RDNA4 ISA 10.2.1, "dim").
    Dim(u8),
}

impl Shape {
    /// Whether it is that of an image.
    fn fits(self, geometry: Geometry) -> bool {
        let dim = match geometry {
            Geometry::OneDBuffer => return false,
            Geometry::OneD => 0,
            Geometry::TwoD | Geometry::TwoDDepth => 1,
            Geometry::ThreeD => 2,
            Geometry::OneDArray => 4,
            Geometry::TwoDArray | Geometry::TwoDArrayDepth => 5,
        };
        match self {
            Shape::Array(array) => array == geometry.is_array(),
            Shape::Dim(said) => said == dim,
        }
    }
}

impl ImageAccess {
    /// What an instruction does if it is an access with a format.
    pub fn of(inst: &Inst) -> Option<ImageAccess> {
        let (info, mods, layout) = (inst.info(), &inst.mods, inst.layout());
        let has = |field| layout.modifier(field).is_some();
        if !inst.format.is_image() {
            return None;
        }
        let samples = info.index_of(OperandName::Ssamp).is_some();
        // Compare-and-swap sends two values of the size of an element.
        let sent = info
            .operands
            .first()
            .map_or(1, |data| data.ty.registers(WaveSize::Wave64));
        Some(ImageAccess {
            isa: inst.machine.isa,
            components: mods.dmask,
            gathers: info.has(Flag::Gather4),
            // Newer instructions without a sampler need not say so.
            unnormalized: mods.unorm || !samples && !has(ModField::Unorm),
            shape: match has(ModField::Dim) {
                true => Shape::Dim(mods.dim),
                false => Shape::Array(mods.da),
            },
            arguments: ImageArguments::of(info.mnemonic),
            half_address: mods.a16,
            half_data: mods.d16,
            bytes: 4 * (mods.dmask.count_ones() as u8 / sent.max(1)),
            refused: (mods.lwe && samples).then_some("samples that report a level (lwe)"),
        })
    }
}

/// Memory of one lane.
pub(crate) struct LaneMemory<'m, 'a>(&'m mut Access<'a>);

impl Memory for LaneMemory<'_, '_> {
    /// What is wrong with an access is kept by the memory.
    type Error = std::convert::Infallible;

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Self::Error> {
        let mem = &mut *self.0;
        match bytes.len() {
            1 => bytes[0] = mem.load8(address),
            2 => bytes.copy_from_slice(&mem.load16(address).to_le_bytes()),
            4 => bytes.copy_from_slice(&mem.load32(address).to_le_bytes()),
            8 => bytes.copy_from_slice(&mem.load64(address).to_le_bytes()),
            _ => {
                for (chunk, word) in bytes.chunks_mut(4).zip(mem.load128(address)) {
                    chunk.copy_from_slice(&word.to_le_bytes()[..chunk.len()]);
                }
            }
        }
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Self::Error> {
        let mem = &mut *self.0;
        let word = |at: usize| u32::from_le_bytes(std::array::from_fn(|byte| bytes[at + byte]));
        match bytes.len() {
            1 => mem.store8(address, bytes[0]),
            2 => mem.store16(address, u16::from_le_bytes([bytes[0], bytes[1]])),
            4 => mem.store32(address, word(0)),
            8 => mem.store64(address, u64::from(word(0)) | u64::from(word(4)) << 32),
            _ => mem.store128(address, std::array::from_fn(|index| word(4 * index))),
        }
        Ok(())
    }
}

/// An access of elements: what it is, the image, the coordinates of each lane, and the level if the address has one.
struct Place {
    access: ImageAccess,
    image: Levels,
    at: [[u32; 64]; 3],
    level: Option<[u32; 64]>,
}

impl Place {
    /// The level that a lane accesses, if it is there, with its coordinates.
    fn of(&self, lane: usize) -> Option<(&View, [i32; 3])> {
        let number = self.level.map_or(0, |lanes| lanes[lane]);
        let view = self.image.level(number)?;
        Some((view, self.at.map(|axis| axis[lane] as i32)))
    }
}

impl<M: Machine> Step<'_, M> {
    /// What the instruction does, if it is simulated.
    fn image_access(&mut self, op: &Op<M>) -> Result<ImageAccess, Fault> {
        self.mem.strict = self.state.policy != UndefinedPolicy::Ignore;
        self.mem.reach = op.addressing.reach;
        match op.image {
            Some(ImageAccess {
                refused: Some(what), ..
            }) => Err(unsupported(what)),
            Some(access) => Ok(access),
            None => Err(unsupported(format!("the operation {}", op.inst))),
        }
    }

    /// The image of the descriptor; `None` of an empty one.
    fn image_levels(&mut self, op: &Op<M>, access: ImageAccess) -> Result<Option<Levels>, Fault> {
        let Some((index, _)) = op.slot_for(Purpose::Descriptor) else {
            return Err(illegal("no descriptor"));
        };
        let image = images::image(access.isa, self.read_words(op, index)?).map_err(unsupported)?;
        if let Some(image) = &image
            && !access.shape.fits(image.first().geometry)
        {
            return Err(illegal(format!(
                "the geometry of the descriptor is {}, not that of the instruction",
                image.first().geometry
            )));
        }
        Ok(image)
    }

    /// The operands that decide where an access of elements goes.
    fn image_place(&mut self, op: &Op<M>) -> Result<Option<Place>, Fault> {
        let access = self.image_access(op)?;
        if !access.unnormalized {
            return Err(illegal(
                "an access of elements with normalized coordinates: it needs the modifier unorm",
            ));
        }
        self.deciding = Some(Decides::Address);
        let place = self.image_levels(op, access).and_then(|image| match image {
            None => Ok(None),
            Some(image) => {
                let geometry = image.first().geometry;
                let (at, level) = self.element_coordinates(op, access, geometry)?;
                Ok(Some(Place {
                    access,
                    image,
                    at,
                    level,
                }))
            }
        });
        self.deciding = None;
        place
    }

    /// The lanes that run, one after the other, each with its memory.
    pub(crate) fn each_lane(&mut self, mut run: impl FnMut(usize, &mut LaneMemory<'_, '_>)) {
        let mut rest = self.active();
        while rest != 0 {
            let lane = rest.trailing_zeros() as usize;
            rest &= rest - 1;
            self.mem.lane(lane);
            run(lane, &mut LaneMemory(&mut self.mem));
        }
    }

    /// Writes the components that the instruction wants, which are zeros where there is no image. Of halves two share a register, whose other half is 0
    /// if there is one.
    fn put_components(
        &mut self,
        op: &Op<M>,
        values: &[[u32; 64]; 4],
        channels: ChannelAccess,
    ) -> Result<(), Fault> {
        let access = self.image_access(op)?;
        let components = if access.gathers { 15 } else { access.components };
        let wanted = (0..4).filter(|component| components >> component & 1 == 1);
        let mut words: Vec<[u32; 64]> = wanted.map(|component: usize| values[component]).collect();
        if words.is_empty() {
            // An empty mask is one of the first component, which is 0 (RDNA4 ISA 10.1).
            words.push([0; 64]);
        }
        if access.half_data {
            let half = |word: u32| narrowed(channels, word) & 0xffff;
            words = words
                .chunks(2)
                .map(|pair| match pair {
                    [low, high] => std::array::from_fn(|lane| half(low[lane]) | half(high[lane]) << 16),
                    single => single[0].map(half),
                })
                .collect();
        }
        self.finish_access(op)?;
        self.put_words(op, 0, &words)
    }

    /// Loads an element in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_load(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let (mut values, mut channels) = ([[0; 64]; 4], ChannelAccess::Float);
        if let Some(place) = self.image_place(op)? {
            channels = place.image.first().ty.access();
            self.each_lane(|lane, memory| {
                let Some((view, at)) = place.of(lane) else { return };
                let Ok(element) = wavelift_images::load(view, at, memory);
                for (lanes, value) in values.iter_mut().zip(element) {
                    lanes[lane] = value;
                }
            });
        }
        self.put_components(op, &values, channels)
    }

    /// Loads the bytes of an element in each lane; what is less than a word is extended, with a sign or with zeros.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_load_bytes(&mut self, op: &Op<M>, sign: bool) -> Result<(), Fault> {
        let mut values = [[0; 64]; 4];
        if let Some(place) = self.image_place(op)? {
            let unused = 32 - 8 * place.image.first().element_bytes().min(4) as u32;
            self.each_lane(|lane, memory| {
                let Some((view, at)) = place.of(lane) else { return };
                let Ok(element) = wavelift_images::load_bytes(view, at, memory);
                let mut words = words(element.unwrap_or([0; 16]));
                if sign {
                    words[0] = ((words[0] << unused) as i32 >> unused) as u32;
                }
                for (lanes, word) in values.iter_mut().zip(words) {
                    lanes[lane] = word;
                }
            });
        }
        self.put_components(op, &values, ChannelAccess::Unsigned)
    }

    /// The component that a store sends: registers hold those that are enabled, the others are the first of them (RDNA4 ISA 10.4.2).
    fn sent_component(
        &mut self,
        op: &Op<M>,
        access: ImageAccess,
        (component, channels): (usize, ChannelAccess),
    ) -> Result<[u32; 64], Fault> {
        let Some((data, _)) = op.slot_for(Purpose::Data) else {
            return Err(illegal("no data"));
        };
        let enabled = access.components >> component & 1 == 1;
        let before = (access.components & ((1 << component) - 1)).count_ones() as u8;
        let number = if enabled { before } else { 0 };
        if !access.half_data {
            return self.word(op, data, number);
        }
        let word = self.word(op, data, number / 2)?;
        Ok(word.map(|word| widened(channels, word >> (16 * u32::from(number % 2)))))
    }

    /// Stores an element in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_store(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let Some(place) = self.image_place(op)? else {
            return Ok(());
        };
        let view = *place.image.first();
        if !images::is_stored(&view) {
            return Err(unsupported(format!("stores of `{}` elements", view.order)));
        }
        let mut values = [[0; 64]; 4];
        for component in 0..view.order.memory_components() {
            let component = view.order.stored_from(component);
            self.deciding = Some(Decides::Buffer);
            let sent = self.sent_component(op, place.access, (component, view.ty.access()));
            self.deciding = None;
            values[component] = sent?;
        }
        self.each_lane(|lane, memory| {
            let Some((view, at)) = place.of(lane) else { return };
            let Ok(()) = wavelift_images::store(view, at, values.map(|lanes| lanes[lane]), memory);
        });
        self.finish_access(op)
    }

    /// Stores the bytes of an element in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_store_bytes(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let Some(place) = self.image_place(op)? else {
            return Ok(());
        };
        let mut sent = [[0; 64]; 4];
        for (word, lanes) in sent
            .iter_mut()
            .enumerate()
            .take(place.image.first().element_bytes().div_ceil(4))
        {
            self.deciding = Some(Decides::Buffer);
            let found = self.sent_component(op, place.access, (word, ChannelAccess::Unsigned));
            self.deciding = None;
            *lanes = found?;
        }
        self.each_lane(|lane, memory| {
            let Some((view, at)) = place.of(lane) else { return };
            let element: Element = std::array::from_fn(|byte| sent[byte / 4][lane].to_le_bytes()[byte % 4]);
            let Ok(()) = wavelift_images::store_bytes(view, at, element, memory);
        });
        self.finish_access(op)
    }

    /// The sizes of a level in each lane, and how many levels are seen; of an array its images stand in place of the sizes that it lacks. A level that is
    /// not there has no size.
    ///
    /// # Errors
    /// What is wrong with the descriptor or the level.
    pub fn image_get_resinfo(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let access = self.image_access(op)?;
        let mut values = [[0; 64]; 4];
        self.deciding = Some(Decides::Address);
        let found = self.image_levels(op, access).and_then(|image| match image {
            None => Ok(None),
            Some(image) => Ok(Some((image, self.address_word(op, 0)?))),
        });
        self.deciding = None;
        if let Some((image, numbers)) = found? {
            for (lane, &number) in numbers.iter().enumerate() {
                let number = if access.half_address {
                    number & 0xffff
                } else {
                    number
                };
                let sizes = image.level(number).map_or([0; 3], |view| {
                    let images = view.array.max(1);
                    match view.geometry {
                        Geometry::OneDArray => [view.width, images, images],
                        _ => [view.width, view.height.max(1), view.depth.max(images)],
                    }
                });
                let levels = image.views.len() as u32;
                for (lanes, value) in values.iter_mut().zip([sizes[0], sizes[1], sizes[2], levels]) {
                    lanes[lane] = value;
                }
            }
        }
        self.put_components(op, &values, ChannelAccess::Unsigned)
    }
}

/// The words of an element.
fn words(element: Element) -> [u32; 4] {
    std::array::from_fn(|word| u32::from_le_bytes(std::array::from_fn(|byte| element[4 * word + byte])))
}
