//! Messages to the sampler and typed writes: states of surfaces and samplers are taken apart as the machine has them, and the formulas are those that
//! everybody shares (`wavelift_images`).
//!
//! Checked beside that: a message has the coordinates of its surface, at level 0; what drivers know to be wrong or the manual forbids (integers at the border, elements as coordinates of a surface of
//! one row) and what is not known (the border of chosen channels) is refused; channels that a format lacks are undefined where a sampler has a border. Refused is also
//! the sampling of what the same dispatch has written: the sampler has a cache of its own,
//! which kernels cannot flush. The number of an image in an array is cut, not rounded, when it is sampled. Results of samples have no subnormal numbers.

use super::messages::Sent;
use super::*;
use std::collections::HashSet;
use std::sync::Mutex;
use wavelift_gen7::images::formats::NATURAL;
use wavelift_gen7::images::{self, SAMPLER_WORDS, SURFACE_WORDS};
use wavelift_gen7::isa::{Generation, SampleOp};
use wavelift_images::{
    Access, ChannelOrder, Coords, Geometry, Sampler, SamplerAddressing, SamplerCoord, View,
};

/// Bytes of a line of the sampler's cache.
const LINE: u64 = 64;
/// Components of what the sampler answers.
const COMPONENTS: usize = 4;
/// Places of channels in a header's mask.
const SLOTS: usize = 28;

/// What a dispatch has written, by lines of the sampler's cache.
#[derive(Debug, Default)]
pub(crate) struct Written(Mutex<HashSet<u64>>);

impl Written {
    pub(crate) fn add(&self, address: u64, bytes: usize) {
        if let Ok(mut lines) = self.0.lock() {
            lines.extend(address / LINE..=(address + bytes.max(1) as u64 - 1) / LINE);
        }
    }

    fn has(&self, address: u64, bytes: usize) -> bool {
        let mut lines = address / LINE..=(address + bytes.max(1) as u64 - 1) / LINE;
        self.0
            .lock()
            .is_ok_and(|written| lines.any(|line| written.contains(&line)))
    }
}

/// The tables that descriptors name entries of.
#[derive(Clone, Debug)]
pub(crate) struct Bindings {
    generation: Generation,
    /// Surfaces of images, from entry 1 on: 0 is global memory.
    surfaces: Vec<[u32; SURFACE_WORDS]>,
    samplers: [[u32; SAMPLER_WORDS]; images::SAMPLERS],
    /// Where the only colour of borders is, which is all zeros.
    border: u32,
}

impl Bindings {
    pub(crate) fn new(generation: Generation, border: u32) -> Bindings {
        Bindings {
            generation,
            surfaces: Vec::new(),
            samplers: images::sampler_table(border),
            border,
        }
    }

    /// Adds a surface; nothing if the table is full.
    pub(crate) fn add(&mut self, surface: [u32; SURFACE_WORDS]) -> Option<u32> {
        let entry = self.surfaces.len() as u32 + 1;
        (entry <= self.generation.last_entry()).then(|| self.surfaces.push(surface))?;
        Some(entry)
    }

    /// The surface of an entry, its image where the host sees it.
    fn surface(&self, entry: u8) -> Result<images::Surface, Fault> {
        let words = usize::from(entry).checked_sub(1);
        let words = words.and_then(|index| self.surfaces.get(index));
        let Some(words) = words else {
            return Err(illegal(format!("entry {entry} of the binding table is no image")));
        };
        let mut surface = images::surface(self.generation, words).map_err(unsupported)?;
        surface.view.base += BASE_ADDRESS;
        Ok(surface)
    }

    fn sampler(&self, entry: u8) -> Result<Sampler, Fault> {
        let (sampler, border) =
            images::sampler(&self.samplers[usize::from(entry) % images::SAMPLERS]).map_err(unsupported)?;
        match border == self.border {
            true => Ok(sampler),
            false => Err(unsupported("a border with a colour")),
        }
    }
}

/// Memory of one lane.
struct LaneMemory<'s, 'a> {
    step: &'s mut Step<'a>,
    op: &'s Op,
    lane: u32,
    /// A byte that was read is undefined.
    undefined: bool,
}

impl wavelift_images::Memory for LaneMemory<'_, '_> {
    type Error = Fault;

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), Fault> {
        let (lane, op) = (self.lane, self.op);
        let memory = &self.step.memory;
        if memory
            .written
            .is_some_and(|written| written.has(address, bytes.len()))
        {
            let what =
                format!("the sampler may have what was at {address:#x} before this dispatch wrote there");
            return Err(Step::wrong(op, lane, what));
        }
        let place = (
            super::super::device::graphics_address(address),
            bytes.len() as u32,
        );
        self.step
            .ordered(op, lane, SURFACE_STATELESS, place, AccessKind::Read)?;
        self.step.memory.group.reader = self.step.state.identity;
        let read = self
            .step
            .memory
            .read(SURFACE_STATELESS, place.0, bytes, AccessKind::Read);
        let undefined = read.map_err(|fault| memory_fault(Some(op.first + lane), fault))?;
        self.undefined |= undefined != 0;
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), Fault> {
        let (lane, op) = (self.lane, self.op);
        let place = (
            super::super::device::graphics_address(address),
            bytes.len() as u32,
        );
        self.step
            .ordered(op, lane, SURFACE_STATELESS, place, AccessKind::Write)?;
        let store = (self.step.state.identity, self.step.state.clock);
        self.step.state.last_store = Some(store);
        let memory = &mut self.step.memory;
        memory.global.begin_store(Some(store), Reach::System);
        let written = memory.write(SURFACE_STATELESS, place.0, bytes);
        written.map_err(|fault| memory_fault(Some(op.first + lane), fault))
    }
}

/// A result of a sample: subnormal numbers become zeros.
fn flushed(bits: u32, access: Access) -> u32 {
    match access {
        Access::Float if bits & 0x7f80_0000 == 0 => bits & 0x8000_0000,
        _ => bits,
    }
}

/// What a machine makes of the channels of a format.
fn selected(element: [u32; COMPONENTS], select: [u8; COMPONENTS], access: Access) -> [u32; COMPONENTS] {
    let one = match access {
        Access::Float => 1f32.to_bits(),
        _ => 1,
    };
    select.map(|from| match from {
        0 => 0,
        1 => one,
        from => element[usize::from(from - 4) % COMPONENTS],
    })
}

/// The channels that samples with a border have, a bit each: those of the format.
fn known_at_border(order: ChannelOrder) -> u8 {
    use ChannelOrder as O;
    match order {
        O::Rgba | O::Bgra | O::Srgba | O::Sbgra => 0b1111,
        O::R | O::Depth | O::DepthStencil => 0b0001,
        O::Rg => 0b0011,
        O::Rgb => 0b0111,
        O::A => 0b1000,
        _ => 0,
    }
}

/// Why the sampler does not sample a surface as a sampler says.
fn refusal(surface: &images::Surface, sampler: &Sampler) -> Option<&'static str> {
    let view = &surface.view;
    let border = sampler.addressing == SamplerAddressing::ClampToBorder;
    let one_row = matches!(view.geometry, Geometry::OneD | Geometry::OneDArray);
    let cases = [
        (view.geometry == Geometry::OneDBuffer, "samples of a buffer"),
        (
            one_row && sampler.coord == SamplerCoord::Unnormalized,
            "a surface of one row at coordinates that are not normalized",
        ),
        (
            border && view.ty.access() != Access::Float,
            "integers at the border",
        ),
        (
            border && surface.select != NATURAL,
            "the border of chosen channels",
        ),
    ];
    cases
        .into_iter()
        .find(|(refused, _)| *refused)
        .map(|(_, why)| why)
}

impl Step<'_> {
    /// A message to the sampler for its lanes: registers of a parameter are those of its width.
    pub(super) fn sampler(
        &mut self,
        op: &Op,
        sent: Sent,
        (simd, parameters): (u8, u8),
        what: SampleOp,
        (entry, sampler): (u8, u8),
    ) -> Result<(), Fault> {
        if what == SampleOp::Sample {
            return Err(unsupported("samples whose level follows from neighbours"));
        }
        let surface = self.memory.bindings.surface(entry)?;
        let width = usize::from(simd) * 4;
        let view = surface.view;
        let level = match what {
            SampleOp::Ld => 1,
            SampleOp::Sample | SampleOp::SampleL | SampleOp::Resinfo => 0,
            SampleOp::Sampleinfo => return self.put_texels(op, sent, width, |_, _| Ok(([1, 0, 0, 0], 1))),
        };
        let mut coordinates = [[0; LANES]; 4];
        for (index, axis) in coordinates.iter_mut().enumerate().take(parameters.into()) {
            *axis = self.addresses(op, sent.source + index * width, sent.lanes)?;
        }
        let count = usize::from(parameters) - 1;
        if what != SampleOp::Resinfo && count != view.geometry.coordinates() {
            let (geometry, wanted) = (view.geometry, view.geometry.coordinates());
            return Err(illegal(format!(
                "{count} coordinates for a surface of geometry {geometry}, which has {wanted}"
            )));
        }
        if each(sent.lanes).any(|lane| coordinates[level][lane as usize] != 0) {
            return Err(unsupported("levels of an image"));
        }
        let at = |lane: usize| -> [u32; 3] {
            let mut rest = (0..4).filter(|&index| index != level);
            std::array::from_fn(|_| rest.next().map_or(0, |index| coordinates[index][lane]))
        };
        if what == SampleOp::Resinfo {
            let [width_of, height, depth] = sizes(&view);
            return self.put_texels(op, sent, width, |_, _| Ok(([width_of, height, depth, 1], 15)));
        }
        let access = view.ty.access();
        let sampler = match what {
            SampleOp::SampleL => Some(self.memory.bindings.sampler(sampler)?),
            _ => None,
        };
        if let Some(why) = sampler.and_then(|sampler| refusal(&surface, &sampler)) {
            return Err(unsupported(why));
        }
        if !surface.row.is_read && surface.select[3] == NATURAL[3] {
            return Err(unsupported(format!("reads of format {}", surface.row.code)));
        }
        let bordered = |sampler: Sampler| sampler.addressing == SamplerAddressing::ClampToBorder;
        let known = match sampler.is_some_and(bordered) {
            true => known_at_border(view.order),
            false => 0b1111,
        };
        self.put_texels(op, sent, width, |memory, lane| {
            let at = at(lane as usize);
            let element = match sampler {
                None => wavelift_images::load(&view, at.map(|axis| axis as i32), memory)?,
                Some(sampler) => {
                    let mut at = at.map(f32::from_bits);
                    if view.geometry.is_array() {
                        let slice = &mut at[view.geometry.dimensions()];
                        *slice = slice.floor();
                    }
                    let element = wavelift_images::sample(&view, &sampler, Coords::Float(at), memory)?;
                    element.map(|value| flushed(value, access))
                }
            };
            Ok((selected(element, surface.select, access), known))
        })
    }

    /// Writes what a routine gives for each lane: components, and a bit for each that is defined.
    fn put_texels(
        &mut self,
        op: &Op,
        sent: Sent,
        width: usize,
        mut texel: impl FnMut(&mut LaneMemory<'_, '_>, u32) -> Result<([u32; COMPONENTS], u8), Fault>,
    ) -> Result<(), Fault> {
        for lane in each(sent.lanes) {
            let mut memory = LaneMemory {
                step: self,
                op,
                lane,
                undefined: false,
            };
            let (element, defined) = texel(&mut memory, lane)?;
            let undefined = memory.undefined && self.state.policy != UndefinedPolicy::Ignore;
            for (component, value) in element.into_iter().enumerate() {
                let place = sent.target + component * width + lane as usize * 4;
                self.state.init(place, &value.to_le_bytes());
                let defined = !undefined && defined >> component & 1 == 1;
                self.state.mark(place, 4, defined, op.offset);
            }
        }
        Ok(())
    }

    /// A typed write for eight lanes: a header, coordinates, components.
    pub(super) fn typed_write(
        &mut self,
        op: &Op,
        sent: Sent,
        high: bool,
        (coordinates, components): (u8, u8),
        entry: u8,
    ) -> Result<(), Fault> {
        let surface = self.memory.bindings.surface(entry)?;
        let view = surface.view;
        if !surface.row.is_written || surface.select != NATURAL {
            return Err(unsupported(format!(
                "typed writes of format {}",
                surface.row.code
            )));
        }
        if usize::from(coordinates) != view.geometry.coordinates() {
            return Err(illegal(format!(
                "{coordinates} coordinates for a surface of geometry {}",
                view.geometry
            )));
        }
        let missing = (0..view.order.memory_components())
            .any(|index| components >> view.order.stored_from(index) & 1 == 0);
        if missing {
            return Err(unsupported("typed writes of some channels"));
        }
        self.require(op, 0, (sent.source + SLOTS, 4), Decides::Control)?;
        let slots = self.dword_at(sent.source + SLOTS) >> if high { 8 } else { 0 };
        let register = |index: usize| sent.source + (1 + index) * REGISTER_BYTES;
        let written = sent.lanes & slots;
        let mut at = [[0; LANES]; 3];
        for (index, axis) in at.iter_mut().enumerate().take(coordinates.into()) {
            *axis = self.addresses(op, register(index), written)?;
        }
        for lane in each(written) {
            let mut values = [0; COMPONENTS];
            let mut next = register(coordinates.into()) + lane as usize * 4;
            for (component, value) in values.iter_mut().enumerate() {
                if components >> component & 1 == 0 {
                    continue;
                }
                let stored = |index: usize| view.order.stored_from(index) == component;
                if (0..view.order.memory_components()).any(stored) {
                    self.require(op, lane, (next, 4), Decides::Buffer)?;
                }
                *value = self.dword_at(next);
                next += REGISTER_BYTES;
            }
            let at = at.map(|axis| axis[lane as usize] as i32);
            let mut memory = LaneMemory {
                step: self,
                op,
                lane,
                undefined: false,
            };
            wavelift_images::store(&view, at, values, &mut memory)?;
        }
        Ok(())
    }
}

/// Width, height and depth as `resinfo` gives them: images of an array come last, and sizes that a surface lacks are 0.
fn sizes(view: &View) -> [u32; 3] {
    match view.geometry {
        Geometry::OneDArray => [view.width, view.array, 0],
        Geometry::TwoDArray | Geometry::TwoDArrayDepth => [view.width, view.height, view.array],
        _ => [view.width, view.height, view.depth],
    }
}
