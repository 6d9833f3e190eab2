//! Image instructions: descriptors are taken apart as the machine has them, and the formulas are those that
//! everybody shares (`wavelift_images`).
//!
//! Checked beside that: the instruction and the descriptor agree about the geometry, addresses of loads and stores are not normalized, and every
//! address is defined. The slice of an array is cut, not rounded, when it is sampled: programs round it. Results of samples have no subnormal
//! numbers (RDNA4 ISA 10.6). What is stored must be defined as far as the image keeps it.

use super::access::Access;
use super::fault::{Fault, illegal, unsupported};
use super::machine::Machine;
use super::op::{Op, Purpose};
use super::step::Step;
use wavelift_amdgpu::images;
use wavelift_amdgpu::isa::{Inst, Isa, ModField, OperandName};
use wavelift_images::{Access as ChannelAccess, Coords, Geometry, Memory, View};
use wavelift_simulator::UndefinedPolicy;
use wavelift_simulator::undefined::Decides;

/// What an access with a format does beside its operands.
#[derive(Clone, Copy, Debug)]
pub struct ImageAccess {
    isa: Isa,
    /// Components that registers hold, a bit each.
    components: u8,
    /// Coordinates are those of elements.
    unnormalized: bool,
    /// What the instruction says about the geometry.
    shape: Shape,
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
        let refused = [
            (mods.a16, "coordinates of 16 bits"),
            (mods.d16, "image data of 16 bits"),
            (mods.tfe || mods.lwe, "image accesses that report failures"),
        ];
        let samples = info.index_of(OperandName::Ssamp).is_some();
        Some(ImageAccess {
            isa: inst.machine.isa,
            components: mods.dmask,
            // Newer instructions without a sampler need not say so.
            unnormalized: mods.unorm || !samples && !has(ModField::Unorm),
            shape: match has(ModField::Dim) {
                true => Shape::Dim(mods.dim),
                false => Shape::Array(mods.da),
            },
            refused: refused
                .into_iter()
                .find(|(refused, _)| *refused)
                .map(|(_, what)| what),
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

/// A result of a sample: subnormal numbers become zeros.
fn flushed(bits: u32, access: ChannelAccess) -> u32 {
    match access {
        ChannelAccess::Float if bits & 0x7f80_0000 == 0 => bits & 0x8000_0000,
        _ => bits,
    }
}

/// An access of an image: what it is, the image, and the coordinates of each lane.
type Place = (ImageAccess, View, [[u32; 64]; 3]);

impl<M: Machine> Step<'_, M> {
    /// What the instruction does, if it is simulated.
    fn image_access(&mut self, op: &Op<M>) -> Result<ImageAccess, Fault> {
        self.mem.strict = self.state.policy != UndefinedPolicy::Ignore;
        self.mem.coherent = op.addressing.coherent;
        match op.image {
            Some(ImageAccess {
                refused: Some(what), ..
            }) => Err(unsupported(what)),
            Some(access) => Ok(access),
            None => Err(unsupported(format!("the operation {}", op.inst))),
        }
    }

    /// The image of the descriptor; `None` of an empty one.
    fn image_view(&mut self, op: &Op<M>, access: ImageAccess) -> Result<Option<View>, Fault> {
        let Some((index, _)) = op.slot_for(Purpose::Descriptor) else {
            return Err(illegal("no descriptor"));
        };
        let view = images::image_view(access.isa, self.read_words(op, index)?).map_err(unsupported)?;
        if let Some(view) = view
            && !access.shape.fits(view.geometry)
        {
            return Err(illegal(format!(
                "the geometry of the descriptor is {}, not that of the instruction",
                view.geometry
            )));
        }
        Ok(view)
    }

    /// The coordinates of all lanes. They begin in the first address register; where each has an operand, in the operands after it.
    fn coordinates(&mut self, op: &Op<M>, geometry: Geometry) -> Result<[[u32; 64]; 3], Fault> {
        let Some((first, slot)) = op.slot_for(Purpose::Address) else {
            return Err(illegal("no address"));
        };
        let separate = slot.words == 1
            && op
                .slots
                .get(first + 1)
                .is_some_and(|next| next.purpose == Purpose::Address && next.words == 1);
        let mut lanes = [[0; 64]; 3];
        for (index, lanes) in lanes.iter_mut().enumerate().take(geometry.coordinates()) {
            *lanes = match separate {
                true => self.word(op, first + index, 0)?,
                false => self.word(op, first, index as u8)?,
            };
        }
        Ok(lanes)
    }

    /// The operands that decide where an access goes.
    fn image_place(&mut self, op: &Op<M>) -> Result<Option<Place>, Fault> {
        let access = self.image_access(op)?;
        self.deciding = Some(Decides::Address);
        let place = self.image_view(op, access).and_then(|view| match view {
            None => Ok(None),
            Some(view) => Ok(Some((access, view, self.coordinates(op, view.geometry)?))),
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

    /// Writes the components that the instruction wants, which are zeros where there is no image.
    fn put_components(&mut self, op: &Op<M>, values: &[[u32; 64]; 4]) -> Result<(), Fault> {
        let components = self.image_access(op)?.components;
        let wanted = (0..4).filter(|component| components >> component & 1 == 1);
        let words: Vec<[u32; 64]> = wanted.map(|component: usize| values[component]).collect();
        self.finish_access(op)?;
        self.put_words(op, 0, &words)
    }

    /// Loads an element in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_load(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let mut values = [[0; 64]; 4];
        if let Some((access, view, at)) = self.image_place(op)? {
            if !access.unnormalized {
                return Err(illegal("a load with normalized coordinates"));
            }
            self.each_lane(|lane, memory| {
                let Ok(element) = wavelift_images::load(&view, at.map(|axis| axis[lane] as i32), memory);
                for (lanes, value) in values.iter_mut().zip(element) {
                    lanes[lane] = value;
                }
            });
        }
        self.put_components(op, &values)
    }

    /// Stores an element in each lane.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_store(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let Some((access, view, at)) = self.image_place(op)? else {
            return Ok(());
        };
        if !access.unnormalized {
            return Err(illegal("a store with normalized coordinates"));
        }
        if !images::is_stored(&view) {
            return Err(unsupported(format!("stores of `{}` elements", view.order)));
        }
        let Some((data, _)) = op.slot_for(Purpose::Data) else {
            return Err(illegal("no data"));
        };
        // Registers hold the components that are enabled; the others are the first of them (RDNA4 ISA 10.4).
        let kept: Vec<usize> = (0..view.order.memory_components())
            .map(|component| view.order.stored_from(component))
            .collect();
        let mut values = [[0; 64]; 4];
        self.deciding = Some(Decides::Buffer);
        for component in kept {
            let enabled = access.components >> component & 1 == 1;
            let before = (access.components & ((1 << component) - 1)).count_ones() as u8;
            match self.word(op, data, if enabled { before } else { 0 }) {
                Ok(lanes) => values[component] = lanes,
                Err(fault) => {
                    self.deciding = None;
                    return Err(fault);
                }
            }
        }
        self.deciding = None;
        self.each_lane(|lane, memory| {
            let at = at.map(|axis| axis[lane] as i32);
            let Ok(()) = wavelift_images::store(&view, at, values.map(|lanes| lanes[lane]), memory);
        });
        self.finish_access(op)
    }

    /// Samples an image in each lane, of which there is one level.
    ///
    /// # Errors
    /// What is wrong with the access.
    pub fn image_sample(&mut self, op: &Op<M>) -> Result<(), Fault> {
        let mut values = [[0; 64]; 4];
        if let Some((access, view, at)) = self.image_place(op)? {
            let Some((index, _)) = op
                .slots
                .iter()
                .enumerate()
                .find(|(_, slot)| slot.purpose == Purpose::Sampler)
            else {
                return Err(illegal("no sampler"));
            };
            self.deciding = Some(Decides::Address);
            let words = self.read_words(op, index);
            self.deciding = None;
            let mut sampler = images::sampler(access.isa, words?).map_err(unsupported)?;
            if access.unnormalized {
                sampler.coord = wavelift_images::SamplerCoord::Unnormalized;
            }
            let slice = view.geometry.is_array().then(|| view.geometry.dimensions());
            let channels = view.ty.access();
            self.each_lane(|lane, memory| {
                let mut at = at.map(|axis| f32::from_bits(axis[lane]));
                if let Some(slice) = slice {
                    at[slice] = at[slice].floor();
                }
                let Ok(element) = wavelift_images::sample(&view, &sampler, Coords::Float(at), memory);
                for (lanes, value) in values.iter_mut().zip(element) {
                    lanes[lane] = flushed(value, channels);
                }
            });
        }
        self.put_components(op, &values)
    }
}
