//! Where the operands of operations on images are: image, sampler, coordinates, what is said of the level, and what is stored (HSA PRM 7.2 to 7.4).

use super::{ImageGeometry, Opcode};
use std::ops::Range;

/// The places of the operands of an operation on an image, whose first one is the image.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ImageOperands {
    /// The second operand is a sampler.
    pub sampled: bool,
    /// Coordinates.
    pub coordinates: Range<usize>,
    /// The level, or gradients from which it follows; empty where the first level is meant.
    pub level: Range<usize>,
    /// What is stored.
    pub stored: Range<usize>,
}

impl ImageOperands {
    /// Those of an operation.
    pub fn of(opcode: Opcode, geometry: ImageGeometry) -> ImageOperands {
        use Opcode::*;
        let sampled = matches!(opcode, ImageSample | ImageSampleLevel | ImageSampleGradient);
        let first = 1 + usize::from(sampled);
        let coordinates = first..first + geometry.coordinates();
        let levels = match opcode {
            ImageLoadLevel | ImageStoreLevel | ImageSampleLevel => 1,
            ImageSampleGradient => 2 * geometry.dimensions(),
            _ => 0,
        };
        let level = coordinates.end..coordinates.end + levels;
        let values = match opcode {
            ImageStore | ImageStoreLevel => geometry.components(),
            _ => 0,
        };
        ImageOperands {
            sampled,
            stored: level.end..level.end + values,
            coordinates,
            level,
        }
    }

    /// How many operands there are.
    pub fn count(&self) -> usize {
        self.stored.end
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn operands_follow_each_other() {
        let of = |opcode, geometry| ImageOperands::of(opcode, geometry);
        let gradients = of(Opcode::ImageSampleGradient, ImageGeometry::TwoDArray);
        assert!(gradients.sampled);
        assert_eq!((gradients.coordinates, gradients.level), (2..5, 5..9));
        let store = of(Opcode::ImageStoreLevel, ImageGeometry::ThreeD);
        assert_eq!(
            (store.level.clone(), store.stored.clone(), store.count()),
            (4..5, 5..9, 9)
        );
        let depth = of(Opcode::ImageStore, ImageGeometry::TwoDDepth);
        assert_eq!((depth.level.clone(), depth.stored.clone()), (3..3, 3..4));
        let sample = of(Opcode::ImageSample, ImageGeometry::OneD);
        assert_eq!((sample.count(), sample.stored), (3, 3..3));
    }
}
