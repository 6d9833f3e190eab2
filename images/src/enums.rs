//! Enumerations of images and samplers with their text spelling and their BRIG code (HSA PRM 7.1, 18.3).

/// Declares an enumeration whose variants carry a BRIG code and a spelling: each value is written once.
///
/// `name` and `from_name` serve texts, `brig_code` and `from_brig` binaries.
#[macro_export]
macro_rules! brig_enum {
    ($(#[$meta:meta])* $name:ident { $($(#[$vmeta:meta])* $variant:ident = $code:literal $text:literal,)+ }) => {
        $(#[$meta])*
        #[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
        #[repr(u8)]
        pub enum $name {
            $(#[doc = concat!("`", $text, "`, BRIG code ", stringify!($code), ".")] $(#[$vmeta])* $variant = $code,)+
        }

        impl $name {
            /// Every value, in order of BRIG code where the manual orders them so.
            pub const ALL: &'static [$name] = &[$($name::$variant,)+];

            /// The spelling in HSAIL text.
            pub const fn name(self) -> &'static str {
                match self { $($name::$variant => $text,)+ }
            }

            /// The value with this spelling.
            pub fn from_name(name: &str) -> Option<$name> {
                match name { $($text => Some($name::$variant),)+ _ => None }
            }

            /// The code in BRIG.
            pub const fn brig_code(self) -> u16 {
                self as u8 as u16
            }

            /// The value with this BRIG code.
            pub const fn from_brig(code: u16) -> Option<$name> {
                match code { $($code => Some($name::$variant),)+ _ => None }
            }
        }

        impl ::std::fmt::Display for $name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                f.write_str(self.name())
            }
        }
    };
}

brig_enum! {
    /// The geometry of an image, and how an instruction takes its coordinates (HSA PRM 7.1.3, 18.3.13).
    Geometry {
        OneD = 0 "1d", TwoD = 1 "2d", ThreeD = 2 "3d", OneDArray = 3 "1da", TwoDArray = 4 "2da", OneDBuffer = 5 "1db",
        TwoDDepth = 6 "2ddepth", TwoDArrayDepth = 7 "2dadepth",
    }
}

impl Geometry {
    /// Coordinates of an element: x, y, z as far as there are, the index of the image in an array last.
    pub const fn coordinates(self) -> usize {
        self.dimensions() + self.is_array() as usize
    }

    /// Coordinates without the index of the image in an array.
    pub const fn dimensions(self) -> usize {
        match self {
            Geometry::OneD | Geometry::OneDBuffer | Geometry::OneDArray => 1,
            Geometry::TwoD | Geometry::TwoDDepth | Geometry::TwoDArray | Geometry::TwoDArrayDepth => 2,
            Geometry::ThreeD => 3,
        }
    }

    /// Values of an element: four channels, or one depth.
    pub const fn components(self) -> usize {
        if self.is_depth() { 1 } else { 4 }
    }

    /// Whether the last coordinate is the index of an image in an array; such an image has a property `array`.
    pub const fn is_array(self) -> bool {
        matches!(
            self,
            Geometry::OneDArray | Geometry::TwoDArray | Geometry::TwoDArrayDepth
        )
    }

    /// Whether elements are one depth instead of four channels.
    pub const fn is_depth(self) -> bool {
        matches!(self, Geometry::TwoDDepth | Geometry::TwoDArrayDepth)
    }

    /// Whether such an image has a property `height`.
    pub const fn has_height(self) -> bool {
        self.dimensions() >= 2
    }

    /// Whether such an image has a property `depth`.
    pub const fn has_depth(self) -> bool {
        self.dimensions() >= 3
    }
}

brig_enum! {
    /// Image channel order (HSA PRM 7.1.4.1).
    ChannelOrder {
        A = 0 "a", R = 1 "r", Rx = 2 "rx", Rg = 3 "rg", Rgx = 4 "rgx", Ra = 5 "ra", Rgb = 6 "rgb", Rgbx = 7 "rgbx",
        Rgba = 8 "rgba", Bgra = 9 "bgra", Argb = 10 "argb", Abgr = 11 "abgr", Srgb = 12 "srgb", Srgbx = 13 "srgbx",
        Srgba = 14 "srgba", Sbgra = 15 "sbgra", Intensity = 16 "intensity", Luminance = 17 "luminance",
        Depth = 18 "depth", DepthStencil = 19 "depth_stencil",
    }
}

brig_enum! {
    /// Image channel type (HSA PRM 7.1.4.2).
    ChannelType {
        SnormInt8 = 0 "snorm_int8", SnormInt16 = 1 "snorm_int16", UnormInt8 = 2 "unorm_int8",
        UnormInt16 = 3 "unorm_int16", UnormInt24 = 4 "unorm_int24", UnormShort555 = 5 "unorm_short_555",
        UnormShort565 = 6 "unorm_short_565", UnormInt101010 = 7 "unorm_int_101010", SignedInt8 = 8 "signed_int8",
        SignedInt16 = 9 "signed_int16", SignedInt32 = 10 "signed_int32", UnsignedInt8 = 11 "unsigned_int8",
        UnsignedInt16 = 12 "unsigned_int16", UnsignedInt32 = 13 "unsigned_int32", HalfFloat = 14 "half_float",
        Float = 15 "float",
    }
}

brig_enum! {
    /// Sampler coordinate normalization (HSA PRM 7.1.6.1).
    SamplerCoord { Unnormalized = 0 "unnormalized", Normalized = 1 "normalized", }
}

brig_enum! {
    /// Sampler filter (HSA PRM 7.1.6.3).
    SamplerFilter { Nearest = 0 "nearest", Linear = 1 "linear", }
}

brig_enum! {
    /// Sampler addressing mode (HSA PRM 7.1.6.2).
    SamplerAddressing {
        Undefined = 0 "undefined", ClampToEdge = 1 "clamp_to_edge", ClampToBorder = 2 "clamp_to_border",
        Repeat = 3 "repeat", MirroredRepeat = 4 "mirrored_repeat",
    }
}
