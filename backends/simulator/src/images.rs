//! Images and samplers in a machine's memory: what a runtime does when it creates them (HSA PRM 7.1.7, 7.1.8).
//!
//! The structures are the same for all machines (`wavelift_images::layout`); where rows begin and what the descriptors say is for
//! [`Machine::place_image`], [`Machine::image_descriptor`] and [`Machine::sampler_descriptor`].

use crate::machine::Machine;
use crate::memory::DeviceMemory;
use object::{Object as _, ObjectSymbol as _};
use std::collections::HashSet;
use std::fmt;
use wavelift_images::layout::{self, MachineImage, SAMPLER_DESCRIPTOR_BYTES};
use wavelift_images::{Illegal, ImageProperties, Object, Permission, Sampler, View};

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

/// Where objects are created, and what their machine wants of them.
trait Host {
    fn place(&self, view: &mut View) -> Result<(), String>;
    fn image(&mut self, view: &View, permission: Permission) -> Result<MachineImage, String>;
    fn sampler(&self, sampler: &Sampler) -> Result<[u8; SAMPLER_DESCRIPTOR_BYTES], String>;
    /// Zeros at the start of a page.
    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, String>;
    fn memory(&mut self) -> &mut DeviceMemory;
}

impl Host for &mut dyn Machine {
    fn place(&self, view: &mut View) -> Result<(), String> {
        self.place_image(view)
    }

    fn image(&mut self, view: &View, permission: Permission) -> Result<MachineImage, String> {
        self.image_descriptor(view, permission)
    }

    fn sampler(&self, sampler: &Sampler) -> Result<[u8; SAMPLER_DESCRIPTOR_BYTES], String> {
        self.sampler_descriptor(sampler)
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, String> {
        (**self).allocate(name, bytes).map_err(|error| error.to_string())
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        (**self).memory()
    }
}

/// Memory of no machine: images are as small as they can be, and have no descriptors.
impl Host for &mut DeviceMemory {
    fn place(&self, _: &mut View) -> Result<(), String> {
        Ok(())
    }

    fn image(&mut self, _: &View, _: Permission) -> Result<MachineImage, String> {
        Ok(MachineImage::default())
    }

    fn sampler(&self, _: &Sampler) -> Result<[u8; SAMPLER_DESCRIPTOR_BYTES], String> {
        Ok([0; SAMPLER_DESCRIPTOR_BYTES])
    }

    fn allocate(&mut self, name: &str, bytes: u64) -> Result<u64, String> {
        let buffer = DeviceMemory::allocate(self, name, bytes)?;
        Ok(self.address(buffer))
    }

    fn memory(&mut self) -> &mut DeviceMemory {
        self
    }
}

/// Creates an image, whose data is zeros, or a sampler. Returns its handle. Messages about wrong accesses call it `name`.
///
/// # Errors
/// Properties that do not go together, that the machine lacks, or that need too much memory.
pub fn create(machine: &mut dyn Machine, name: &str, object: &Object) -> Result<u64, ObjectError> {
    create_on(machine, name, object)
}

/// As [`create`], for who runs the IR and has no machine.
///
/// # Errors
/// As [`create`].
pub fn create_in(memory: &mut DeviceMemory, name: &str, object: &Object) -> Result<u64, ObjectError> {
    create_on(memory, name, object)
}

/// Creates the images and samplers that a code object asks its loader for ([`Object::symbol`]), and defines their symbols.
///
/// # Errors
/// As [`create`].
pub fn create_wanted(machine: &mut dyn Machine, code_object: &[u8]) -> Result<(), ObjectError> {
    // A file that cannot be read is for the machine to refuse.
    let Ok(file) = object::File::parse(code_object) else {
        return Ok(());
    };
    let mut seen = HashSet::new();
    for symbol in file.symbols().chain(file.dynamic_symbols()) {
        let Some(name) = symbol.name().ok().filter(|_| symbol.is_undefined()) else {
            continue;
        };
        if let Some(wanted) = Object::of_symbol(name).filter(|_| seen.insert(name.to_owned())) {
            let handle = create(machine, name, &wanted)?;
            machine.define(name, handle);
        }
    }
    Ok(())
}

fn illegal(illegal: Illegal) -> ObjectError {
    ObjectError::Illegal(format!("{illegal} (HSA PRM {})", illegal.section()))
}

fn create_on(mut host: impl Host, name: &str, object: &Object) -> Result<u64, ObjectError> {
    match object {
        Object::Image(image) => create_image(&mut host, name, image),
        Object::Sampler(sampler) => {
            sampler.check().map_err(illegal)?;
            let descriptor = host.sampler(sampler).map_err(ObjectError::Unsupported)?;
            structure(&mut host, name, &layout::sampler_structure(sampler, descriptor))
        }
    }
}

fn create_image(host: &mut impl Host, name: &str, image: &ImageProperties) -> Result<u64, ObjectError> {
    let view = View::packed(image.geometry, image.format, image.size, 0);
    let mut view = view.map_err(illegal)?;
    host.place(&mut view).map_err(ObjectError::Unsupported)?;
    let elements = view.elements();
    let too_large = || ObjectError::TooLarge(format!("an image of {elements} elements is too large"));
    // Says whether its pitches fit before there is any memory.
    layout::image_structure(&view, &MachineImage::default()).ok_or_else(too_large)?;
    let data = host.allocate(name, view.bytes().max(1));
    view.base = data.map_err(ObjectError::TooLarge)?;
    let machine = host
        .image(&view, image.permission)
        .map_err(ObjectError::Unsupported)?;
    let bytes = layout::image_structure(&view, &machine).ok_or_else(too_large)?;
    structure(host, name, &bytes)
}

/// Puts a structure into memory of its own; pages begin at any alignment that it wants.
fn structure(host: &mut impl Host, name: &str, bytes: &[u8]) -> Result<u64, ObjectError> {
    let handle = host.allocate(&format!("{name}'s structure"), bytes.len() as u64);
    let handle = handle.map_err(ObjectError::TooLarge)?;
    let memory = host.memory();
    memory.make_internal(handle);
    let written = memory.write(handle, bytes);
    written.map_err(|fault| ObjectError::TooLarge(fault.to_string()))?;
    Ok(handle)
}
