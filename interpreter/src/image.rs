//! Instructions on images (HSA PRM 7.2 to 7.4): one lane's access, by the formulas of `wavelift-images`.
//!
//! What the manual calls undefined stops a run where no machine could be right about it (the geometry, the sampler, a store outside the image); a
//! load outside the image gives undefined values. The type of the values may be another than the image's: the bits are those of the channel type, as
//! on hardware, and the conformance suite counts on it. An element with an undefined byte is undefined as a whole: conversions mix.

use crate::access::{AccessError, Reach, Target};
use crate::eval::{Registers, Slot};
use wavelift_codegen::ir::{ImageGeometry, Inst};
use wavelift_images::{
    Access, Coords, Memory, Sampler, SamplerAddressing, SamplerCoord, SamplerFilter, View, layout, load,
    sample, store,
};
use wavelift_simulator::UndefinedPolicy;

/// What an instruction does with an image.
#[derive(Clone, Copy, Debug)]
pub(crate) enum Does {
    /// Of a level, if one is named.
    Load { level: Option<Slot> },
    /// As loads.
    Store { level: Option<Slot> },
    /// What an instruction says of the level changes nothing, as there is one.
    Sample {
        sampler: Slot,
        /// Coordinates are floats.
        floats: bool,
    },
}

/// An instruction on an image.
#[derive(Clone, Debug)]
pub(crate) struct ImageAccess {
    pub(crate) does: Does,
    pub(crate) geometry: ImageGeometry,
    pub(crate) handle: Slot,
    pub(crate) coordinates: Box<[Slot]>,
    /// Results, or what is stored.
    pub(crate) values: Box<[Slot]>,
    /// The operands that say where the access goes.
    pub(crate) addresses: Box<[Slot]>,
}

/// The memory of images, which remembers whether anything undefined was read.
struct Data<'r, 'a, 'c> {
    reach: &'r mut Reach<'a, 'c>,
    /// What is written is undefined; the slot it comes from.
    stored: Option<Slot>,
    undefined: bool,
}

impl Memory for Data<'_, '_, '_> {
    type Error = AccessError;

    fn read(&mut self, address: u64, bytes: &mut [u8]) -> Result<(), AccessError> {
        self.undefined |= self.reach.read(Target::Global(address), bytes)? != 0;
        Ok(())
    }

    fn write(&mut self, address: u64, bytes: &[u8]) -> Result<(), AccessError> {
        let target = Target::Global(address);
        match self.stored {
            Some(slot) if !self.reach.keeps_undefined(target) => Err(AccessError::Stored(slot)),
            stored => self
                .reach
                .write(target, bytes, if stored.is_some() { u64::MAX } else { 0 }),
        }
    }
}

fn illegal<T>(what: impl Into<String>) -> Result<T, AccessError> {
    Err(AccessError::Illegal(what.into()))
}

impl ImageAccess {
    /// The operands that say where the access goes.
    pub(crate) fn addresses(&self) -> &[Slot] {
        &self.addresses
    }

    /// One lane's access.
    pub(crate) fn run(
        &self,
        reach: &mut Reach<'_, '_>,
        regs: &mut Registers,
        (inst, lane): (Inst, usize),
    ) -> Result<(), AccessError> {
        let view = self.view(reach, regs, lane)?;
        let mut bits = [0; 3];
        for (to, &slot) in bits.iter_mut().zip(&self.coordinates) {
            *to = regs.low(slot, lane) as u32;
        }
        let integers = bits.map(|bits| bits as i32);
        let level = match self.does {
            Does::Load { level } | Does::Store { level } => level,
            Does::Sample { .. } => None,
        };
        let level = level.map_or(0, |slot| regs.low(slot, lane) as u32);
        let outside = view
            .level(level)
            .and_then(|view| view.address(integers))
            .is_none();
        let propagates = reach.policy != UndefinedPolicy::Ignore;
        let mut data = Data {
            reach,
            stored: None,
            undefined: false,
        };
        let values = match self.does {
            Does::Store { .. } if view.level(level).is_none() => {
                return illegal(format!(
                    "a store outside the image: level {level} of {}",
                    layout::LEVELS
                ));
            }
            Does::Store { .. } if outside => {
                return illegal(format!("a store outside the image: {}", place(&view, integers)));
            }
            Does::Store { .. } => {
                let mut values = [0; 4];
                for (to, &slot) in values.iter_mut().zip(&self.values) {
                    *to = regs.low(slot, lane) as u32;
                    if regs.shadow(slot, lane) != 0 {
                        data.stored = Some(slot);
                    }
                }
                return store(&view, integers, values, &mut data);
            }
            Does::Load { .. } => {
                data.undefined = outside && propagates;
                match view.level(level) {
                    Some(view) => load(view, integers, &mut data)?,
                    None => [0; 4],
                }
            }
            Does::Sample { sampler, floats } => {
                let sampler = ImageAccess::sampler(data.reach, &view, (regs.low(sampler, lane), floats))?;
                let coordinates = match floats {
                    true => Coords::Float(bits.map(f32::from_bits)),
                    false => Coords::Int(integers),
                };
                sample(&view, &sampler, coordinates, &mut data)?
            }
        };
        let shadow = if data.undefined { u128::from(u32::MAX) } else { 0 };
        for (&slot, value) in self.values.iter().zip(values) {
            regs.set_low(slot, lane, value.into());
            if shadow != 0 || regs.shadows.is_some() {
                regs.set_shadow(slot, lane, shadow, Some(inst));
            }
        }
        Ok(())
    }

    /// The image of a lane's handle.
    fn view(&self, reach: &Reach<'_, '_>, regs: &Registers, lane: usize) -> Result<View, AccessError> {
        let handle = regs.low(self.handle, lane);
        let mut bytes = [0; layout::IMAGE_BYTES as usize];
        structure(reach, handle, &mut bytes)?;
        let Some(view) = layout::view(&bytes) else {
            return illegal(format!("{handle:#x} is no handle of an image"));
        };
        if view.geometry != self.geometry {
            return illegal(format!(
                "an access of geometry {} to an image of geometry {} (HSA PRM 7.1.9)",
                self.geometry, view.geometry
            ));
        }
        Ok(view)
    }

    /// The sampler of a lane's handle; the combinations are those of HSA PRM table 7-6.
    fn sampler(
        reach: &Reach<'_, '_>,
        view: &View,
        (handle, floats): (u64, bool),
    ) -> Result<Sampler, AccessError> {
        let mut bytes = [0; layout::SAMPLER_BYTES as usize];
        structure(reach, handle, &mut bytes)?;
        let Some(sampler) = layout::sampler(&bytes) else {
            return illegal(format!("{handle:#x} is no handle of a sampler"));
        };
        let wraps = matches!(
            sampler.addressing,
            SamplerAddressing::Repeat | SamplerAddressing::MirroredRepeat
        );
        let normalized = sampler.coord == SamplerCoord::Normalized;
        let linear = sampler.filter == SamplerFilter::Linear;
        let wrong = if !floats && (normalized || linear) {
            "integer coordinates"
        } else if linear && view.ty.access() != Access::Float {
            "integer channels"
        } else if wraps && !normalized {
            "unnormalized coordinates"
        } else {
            return Ok(sampler);
        };
        illegal(format!(
            "{wrong} with a sampler {} {} {} (HSA PRM 7.1.9)",
            sampler.coord, sampler.filter, sampler.addressing
        ))
    }
}

/// Coordinates with the sizes of the image that they miss.
fn place(view: &View, coordinates: [i32; 3]) -> String {
    let count = view.geometry.coordinates();
    format!("{:?} of {:?}", &coordinates[..count], &view.extents()[..count])
}

/// Reads a runtime's structure.
fn structure(reach: &Reach<'_, '_>, handle: u64, bytes: &mut [u8]) -> Result<(), AccessError> {
    for (index, bytes) in bytes.chunks_mut(16).enumerate() {
        let at = handle.wrapping_add(16 * index as u64);
        reach.read(Target::Global(at), bytes)?;
    }
    Ok(())
}
