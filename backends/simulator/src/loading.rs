//! Code objects on their way into memory, one by itself or several that use symbols of one another.
//!
//! All of them are placed before references are filled in, so they may refer to one another in any order. If one cannot be loaded,
//! memory is as it was before.

use crate::binding::{BindError, exports};
use crate::memory::{BufferId, DeviceMemory};

/// A device that loads code objects.
pub trait Loader {
    /// A code object whose file has been read.
    type Image;
    /// A code object in memory.
    type Module;
    /// Why a code object cannot be loaded.
    type Error;

    /// Reads a file.
    ///
    /// # Errors
    /// A file that is damaged or for another machine.
    fn read(&self, object: &[u8]) -> Result<Self::Image, Self::Error>;

    /// Bytes of an image in memory.
    fn size(image: &Self::Image) -> u64;

    /// What an image defines for others: names, and offsets from its base.
    fn exports(image: &Self::Image) -> impl Iterator<Item = (&str, u64)>;

    /// The bytes of an image at an address. `elsewhere` knows the addresses of what it does not define.
    ///
    /// # Errors
    /// A symbol that nobody defines, or an address that a field cannot hold.
    fn relocated(
        image: &Self::Image,
        base: u64,
        elsewhere: impl Fn(&str) -> Option<u64>,
    ) -> Result<Vec<u8>, Self::Error>;

    /// An image whose bytes lie at an address.
    ///
    /// # Errors
    /// Bytes that are no instructions.
    fn module(&self, image: Self::Image, bytes: &[u8], base: u64) -> Result<Self::Module, Self::Error>;

    /// Room for an image.
    ///
    /// # Errors
    /// If there is none.
    fn place(&mut self, name: &str, bytes: u64) -> Result<BufferId, Self::Error>;

    /// Memory.
    fn memory_mut(&mut self) -> &mut DeviceMemory;

    /// The address of a symbol that whoever runs the device defines.
    fn defined(&self, name: &str) -> Option<u64>;

    /// What is loaded. A module's place in it is its number.
    fn modules_mut(&mut self) -> &mut Vec<Self::Module>;
}

/// Loads code objects that may use symbols of one another. Returns the number of the first; those of the others follow.
///
/// # Errors
/// What keeps one of them from being loaded, or a symbol that two of them define. Then nothing of them stays in memory.
pub fn load_together<L: Loader>(device: &mut L, objects: &[&[u8]]) -> Result<usize, BindError<L::Error>> {
    let mut placed = Vec::new();
    let loaded = place_and_bind(device, objects, &mut placed);
    if loaded.is_err() {
        for buffer in placed {
            device.memory_mut().free(buffer);
        }
    }
    let loaded = loaded?;
    let modules = device.modules_mut();
    let first = modules.len();
    modules.extend(loaded);
    Ok(first)
}

fn place_and_bind<L: Loader>(
    device: &mut L,
    objects: &[&[u8]],
    placed: &mut Vec<BufferId>,
) -> Result<Vec<L::Module>, BindError<L::Error>> {
    let number = device.modules_mut().len();
    let mut images = Vec::new();
    for (index, object) in objects.iter().enumerate() {
        let of_object = |error| BindError::Object(index, error);
        let image = device.read(object).map_err(of_object)?;
        let name = format!("code object {}", number + index);
        let buffer = device.place(&name, L::size(&image)).map_err(of_object)?;
        placed.push(buffer);
        images.push((image, device.memory_mut().address(buffer)));
    }
    let exported = exports(images.iter().map(|(image, base)| {
        let exported = L::exports(image);
        // A damaged object has symbols anywhere; what is there is nobody's.
        exported.map(move |(name, offset)| (name, base.wrapping_add(offset)))
    }))?;
    let mut contents = Vec::new();
    for (index, (image, base)) in images.iter().enumerate() {
        let elsewhere = |name: &str| exported.get(name).copied().or_else(|| device.defined(name));
        let bytes = L::relocated(image, *base, elsewhere);
        contents.push(bytes.map_err(|error| BindError::Object(index, error))?);
    }
    let mut modules = Vec::new();
    for (index, ((image, base), bytes)) in images.into_iter().zip(contents).enumerate() {
        device
            .memory_mut()
            .bytes_mut(placed[index])
            .copy_from_slice(&bytes);
        let module = device.module(image, &bytes, base);
        modules.push(module.map_err(|error| BindError::Object(index, error))?);
    }
    Ok(modules)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::collections::HashMap;

    /// A device whose objects are text: a name that they define, after a space a name that they use.
    #[derive(Default)]
    struct Device {
        memory: DeviceMemory,
        modules: Vec<Vec<u8>>,
        host: HashMap<String, u64>,
    }

    impl Loader for Device {
        type Image = (String, String);
        type Module = Vec<u8>;
        type Error = &'static str;

        fn read(&self, object: &[u8]) -> Result<Self::Image, Self::Error> {
            let text = std::str::from_utf8(object).map_err(|_| "no text")?;
            let (defines, uses) = text.split_once(' ').ok_or("no space")?;
            Ok((defines.to_owned(), uses.to_owned()))
        }

        fn size(_: &Self::Image) -> u64 {
            8
        }

        fn exports((defines, _): &Self::Image) -> impl Iterator<Item = (&str, u64)> {
            let offset = if defines == "far" { u64::MAX } else { 4 };
            [(defines.as_str(), offset)].into_iter()
        }

        fn relocated(
            (_, uses): &Self::Image,
            _: u64,
            elsewhere: impl Fn(&str) -> Option<u64>,
        ) -> Result<Vec<u8>, Self::Error> {
            let address = elsewhere(uses).ok_or("undefined")?;
            Ok(address.to_le_bytes().to_vec())
        }

        fn module(&self, _: Self::Image, bytes: &[u8], base: u64) -> Result<Vec<u8>, Self::Error> {
            let mut module = base.to_le_bytes().to_vec();
            module.extend_from_slice(bytes);
            Ok(module)
        }

        fn place(&mut self, name: &str, bytes: u64) -> Result<BufferId, Self::Error> {
            self.memory.allocate_internal(name, bytes).map_err(|_| "no room")
        }

        fn memory_mut(&mut self) -> &mut DeviceMemory {
            &mut self.memory
        }

        fn defined(&self, name: &str) -> Option<u64> {
            self.host.get(name).copied()
        }

        fn modules_mut(&mut self) -> &mut Vec<Vec<u8>> {
            &mut self.modules
        }
    }

    fn word(bytes: &[u8]) -> u64 {
        u64::from_le_bytes(bytes.try_into().expect("eight bytes"))
    }

    #[test]
    fn objects_refer_to_each_other_in_a_circle() {
        let mut device = Device::default();
        device.host.insert("host".to_owned(), 77);
        assert_eq!(load_together(&mut device, &[b"h host"]), Ok(0));
        assert_eq!(load_together(&mut device, &[b"a b", b"b a"]), Ok(1));
        let base = |n: usize| word(&device.modules[n][..8]);
        let used = |n: usize| word(&device.modules[n][8..]);
        assert_eq!(used(0), 77);
        assert_eq!((used(1), used(2)), (base(2) + 4, base(1) + 4));
    }

    #[test]
    fn a_symbol_may_be_anywhere() {
        let mut device = Device::default();
        assert_eq!(load_together(&mut device, &[b"far far"]), Ok(0));
        let module = &device.modules[0];
        assert_eq!(word(&module[8..]), word(&module[..8]).wrapping_sub(1));
    }

    #[test]
    fn nothing_stays_of_objects_that_cannot_be_loaded() {
        let mut fresh = DeviceMemory::default();
        let buffer = fresh.allocate_internal("first", 8).expect("room");
        let first = fresh.address(buffer);
        for objects in [
            &[&b"a b"[..], b"b nobody"][..],
            &[b"a b", b"b a", b"bad"],
            &[b"a a", b"a a"],
        ] {
            let mut device = Device::default();
            assert!(load_together(&mut device, objects).is_err(), "{objects:?}");
            assert!(device.modules.is_empty());
            assert!(device.memory.read(first, &mut [0]).is_err(), "{objects:?}");
        }
        let mut device = Device::default();
        load_together(&mut device, &[b"a b", b"b a"]).expect("they define each other's names");
        assert!(device.memory.read(first, &mut [0]).is_ok());
    }
}
