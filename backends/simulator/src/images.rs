//! Images and samplers in a machine's memory: what a runtime does when it creates them (HSA PRM 7.1.7, 7.1.8).
//!
//! The structures are the same for all machines (`wavelift_images::layout`); where rows begin and what the descriptors say is for
//! [`Machine::place_image`], [`Machine::image_descriptor`] and [`Machine::sampler_descriptor`].

use crate::machine::Machine;
use std::fmt;
use wavelift_images::{ImageProperties, Object, Sampler, View, layout};

/// Why an image or sampler cannot be created.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ObjectError {
    /// HSAIL has none with such properties.
    Illegal(String),
    /// The machine has none with such properties; it need not, or Wavelift does not support them there yet.
    Unsupported(String),
    /// There is no room for it.
    TooLarge(String),
}

impl fmt::Display for ObjectError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ObjectError::Illegal(why) | ObjectError::Unsupported(why) | ObjectError::TooLarge(why) => {
                f.write_str(why)
            }
        }
    }
}

impl std::error::Error for ObjectError {}

/// Creates an image, whose data is zeros, or a sampler. Returns its handle. Messages about wrong accesses call it `name`.
///
/// # Errors
/// Properties that do not go together, that the machine lacks, or that need too much memory.
pub fn create(machine: &mut dyn Machine, name: &str, object: &Object) -> Result<u64, ObjectError> {
    match object {
        Object::Image(image) => create_image(machine, name, image),
        Object::Sampler(sampler) => create_sampler(machine, name, sampler),
    }
}

fn create_image(machine: &mut dyn Machine, name: &str, image: &ImageProperties) -> Result<u64, ObjectError> {
    let view = View::packed(image.geometry, image.format, image.size, 0);
    let mut view =
        view.map_err(|illegal| ObjectError::Illegal(format!("{illegal} (HSA PRM {})", illegal.section())))?;
    machine
        .place_image(&mut view, image.permission)
        .map_err(ObjectError::Unsupported)?;
    if view.row_pitch.max(view.slice_pitch) > u64::from(u32::MAX) {
        let what = format!("an image of {} elements is too large", view.elements());
        return Err(ObjectError::TooLarge(what));
    }
    view.base = allocate(machine, name, view.bytes().max(1))?;
    let descriptor = machine.image_descriptor(&view, image.permission);
    let descriptor = descriptor.map_err(ObjectError::Unsupported)?;
    let bytes = layout::image_structure(&view, descriptor)
        .ok_or_else(|| ObjectError::TooLarge("an image with rows that are too long".to_owned()))?;
    structure(machine, name, &bytes)
}

fn create_sampler(machine: &mut dyn Machine, name: &str, sampler: &Sampler) -> Result<u64, ObjectError> {
    let descriptor = machine.sampler_descriptor(sampler);
    let descriptor = descriptor.map_err(ObjectError::Unsupported)?;
    structure(machine, name, &layout::sampler_structure(sampler, descriptor))
}

fn allocate(machine: &mut dyn Machine, name: &str, bytes: u64) -> Result<u64, ObjectError> {
    let address = machine.allocate(name, bytes);
    address.map_err(|error| ObjectError::TooLarge(error.to_string()))
}

/// Puts a structure into memory of its own; pages begin at any alignment that it wants.
fn structure(machine: &mut dyn Machine, name: &str, bytes: &[u8]) -> Result<u64, ObjectError> {
    let handle = allocate(machine, &format!("{name}'s structure"), bytes.len() as u64)?;
    let memory = machine.memory();
    memory.make_internal(handle);
    let written = memory.write(handle, bytes);
    written.map_err(|fault| ObjectError::TooLarge(fault.to_string()))?;
    Ok(handle)
}
