//! What an image operation takes in its address beside coordinates, as the end of its name says (RDNA4 ISA 10.3, table 59; 10.4).

/// A level that follows the coordinates, or none that is computed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LevelArgument {
    /// The level (`l`, and `mip` of loads and stores).
    Given,
    /// The smallest level that may be taken (`cl`).
    Least,
    /// There is none, and the level is the first (`lz`).
    First,
}

/// The arguments of an image operation, in the order in which they stand before coordinates.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ImageArguments {
    /// What is added to indices of elements, in one word (`o`).
    pub offset: bool,
    /// What is added to the level (`b`).
    pub bias: bool,
    /// What elements are compared with (`c`).
    pub reference: bool,
    /// How coordinates change along both directions of the screen (`d`, `cd`), and whether two of them share a word (`g16`).
    pub changes: Option<bool>,
    /// What is said of the level.
    pub level: Option<LevelArgument>,
}

impl ImageArguments {
    /// Those of a mnemonic; there are none if it is no image operation.
    pub fn of(mnemonic: &str) -> ImageArguments {
        let mut found = ImageArguments::default();
        let Some(name) = mnemonic.strip_prefix("image_") else {
            return found;
        };
        for word in name.split('_').skip(1) {
            match word {
                "o" => found.offset = true,
                "b" => found.bias = true,
                "c" => found.reference = true,
                "d" | "cd" => found.changes = Some(false),
                "g16" => found.changes = Some(true),
                "l" | "mip" => found.level = Some(LevelArgument::Given),
                "cl" => found.level = Some(LevelArgument::Least),
                "lz" => found.level = Some(LevelArgument::First),
                _ => {}
            }
        }
        found
    }

    /// Whether a level follows the coordinates.
    pub fn has_level(self) -> bool {
        matches!(self.level, Some(LevelArgument::Given | LevelArgument::Least))
    }

    /// Words before the coordinates of an image of so many dimensions.
    pub fn words(self, dimensions: u8) -> u8 {
        let changes = match self.changes {
            None => 0,
            Some(false) => 2 * dimensions,
            // Those of each direction begin with a word of their own.
            Some(true) => 2 * dimensions.div_ceil(2),
        };
        u8::from(self.offset) + u8::from(self.bias) + u8::from(self.reference) + changes
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_say_what_is_there() {
        let all = ImageArguments::of("image_sample_c_d_cl_o_g16");
        assert!(all.offset && !all.bias && all.reference);
        assert_eq!((all.changes, all.level), (Some(true), Some(LevelArgument::Least)));
        // Offset, reference, two words for each direction.
        assert_eq!((all.words(3), all.words(1)), (6, 4));
        let biased = ImageArguments::of("image_gather4_b");
        assert_eq!((biased.bias, biased.words(2)), (true, 1));
        assert_eq!(ImageArguments::of("image_sample_cd").words(3), 6);
        assert!(ImageArguments::of("image_load_mip_pck").has_level());
        assert_eq!(ImageArguments::of("image_get_lod"), ImageArguments::default());
        assert_eq!(ImageArguments::of("v_mad_l"), ImageArguments::default());
    }
}
