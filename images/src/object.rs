//! What a handle stands for, as programs describe it: properties of images and samplers that somebody else creates.

use crate::{
    ChannelOrder, ChannelType, Format, Geometry, Sampler, SamplerAddressing, SamplerCoord, SamplerFilter,
};
use std::fmt;

/// What a kernel may do with an image: the type of its handle (HSA PRM 7.1.5, 7.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Permission {
    /// `roimg`: load and sample.
    ReadOnly,
    /// `woimg`: store.
    WriteOnly,
    /// `rwimg`: load and store.
    ReadWrite,
}

impl Permission {
    /// Every permission.
    pub const ALL: &'static [Permission] =
        &[Permission::ReadOnly, Permission::WriteOnly, Permission::ReadWrite];

    /// The type of the handle in HSAIL text.
    pub const fn name(self) -> &'static str {
        match self {
            Permission::ReadOnly => "roimg",
            Permission::WriteOnly => "woimg",
            Permission::ReadWrite => "rwimg",
        }
    }

    /// The permission of a handle's type.
    pub fn from_name(name: &str) -> Option<Permission> {
        Self::ALL
            .iter()
            .copied()
            .find(|permission| permission.name() == name)
    }
}

/// The properties of an image (HSA PRM 7.1.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct ImageProperties {
    /// What may be done with it.
    pub permission: Permission,
    /// How it is addressed.
    pub geometry: Geometry,
    /// What its elements are.
    pub format: Format,
    /// Width, height, depth and array size in elements; 0 where the geometry has none.
    pub size: [u32; 4],
}

/// What a handle stands for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Object {
    /// An image; nothing is said of its data.
    Image(ImageProperties),
    /// A sampler.
    Sampler(Sampler),
}

/// The word that begins the text of a sampler.
const SAMPLER: &str = "samp";
/// What symbols of objects begin with.
const SYMBOL: &str = "wavelift.object";

impl Object {
    /// Words that say all of it: `roimg 2d rgba unorm_int8 16 8 0 0`, `samp normalized linear clamp_to_edge`.
    pub fn words(&self) -> Vec<String> {
        match self {
            Object::Image(image) => {
                let names = [
                    image.permission.name(),
                    image.geometry.name(),
                    image.format.order.name(),
                    image.format.ty.name(),
                ];
                let sizes = image.size.iter().map(u32::to_string);
                names.iter().map(|&name| name.to_owned()).chain(sizes).collect()
            }
            Object::Sampler(sampler) => [
                SAMPLER,
                sampler.coord.name(),
                sampler.filter.name(),
                sampler.addressing.name(),
            ]
            .map(str::to_owned)
            .to_vec(),
        }
    }

    /// How many words follow the first, if that is one of [`Object::words`].
    pub fn words_after(first: &str) -> Option<usize> {
        match first {
            SAMPLER => Some(3),
            _ => Permission::from_name(first).map(|_| 7),
        }
    }

    /// The object that words describe.
    pub fn from_words(words: &[&str]) -> Option<Object> {
        match *words {
            [SAMPLER, coord, filter, addressing] => Some(Object::Sampler(Sampler {
                coord: SamplerCoord::from_name(coord)?,
                filter: SamplerFilter::from_name(filter)?,
                addressing: SamplerAddressing::from_name(addressing)?,
            })),
            [permission, geometry, order, ty, ref sizes @ ..] if sizes.len() == 4 => {
                let mut size = [0; 4];
                for (to, text) in size.iter_mut().zip(sizes) {
                    *to = text.parse().ok()?;
                }
                Some(Object::Image(ImageProperties {
                    permission: Permission::from_name(permission)?,
                    geometry: Geometry::from_name(geometry)?,
                    format: Format {
                        order: ChannelOrder::from_name(order)?,
                        ty: ChannelType::from_name(ty)?,
                    },
                    size,
                }))
            }
            _ => None,
        }
    }

    /// The symbol by which code objects ask their loader for the object whose handle lies at a byte offset of a variable: the address of
    /// the symbol is the handle.
    pub fn symbol(&self, variable: &str, offset: u64) -> String {
        format!("{SYMBOL}.{variable}.{offset}.{}", self.words().join("."))
    }

    /// The object that a code object asks for by a symbol.
    pub fn of_symbol(symbol: &str) -> Option<Object> {
        let words: Vec<&str> = symbol.strip_prefix(SYMBOL)?.split('.').collect();
        let last = |count: usize| words.get(words.len().checked_sub(count)?..);
        [4, 8]
            .into_iter()
            .find_map(|count| Object::from_words(last(count)?))
    }
}

impl fmt::Display for Object {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.words().join(" "))
    }
}
