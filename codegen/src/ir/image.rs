//! Geometries of images (HSA PRM 7.1.2), and what an instruction of each takes and gives.

use super::condcodes::named;
use std::fmt;

named! {
    /// The geometry of an image, and how an instruction takes its coordinates (HSA PRM 7.1.2).
    ImageGeometry {
        OneD "1d", TwoD "2d", ThreeD "3d", OneDArray "1da", TwoDArray "2da", OneDBuffer "1db",
        TwoDDepth "2ddepth", TwoDArrayDepth "2dadepth",
    }
}

impl ImageGeometry {
    /// Coordinates of an element: x, y, z as far as there are, the index of the image in an array last.
    pub const fn coordinates(self) -> usize {
        match self {
            ImageGeometry::OneD | ImageGeometry::OneDBuffer => 1,
            ImageGeometry::TwoD | ImageGeometry::OneDArray | ImageGeometry::TwoDDepth => 2,
            ImageGeometry::ThreeD | ImageGeometry::TwoDArray | ImageGeometry::TwoDArrayDepth => 3,
        }
    }

    /// Values of an element: four channels, or one depth.
    pub const fn components(self) -> usize {
        match self {
            ImageGeometry::TwoDDepth | ImageGeometry::TwoDArrayDepth => 1,
            _ => 4,
        }
    }

    /// Whether the last coordinate is the index of an image in an array.
    pub const fn is_array(self) -> bool {
        matches!(
            self,
            ImageGeometry::OneDArray | ImageGeometry::TwoDArray | ImageGeometry::TwoDArrayDepth
        )
    }
}
