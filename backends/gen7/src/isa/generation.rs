//! Generations of the machine. What differs between them is in `generations.tsv`, a function for each row.

use super::inst::Sfid;

/// A generation.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[repr(u8)]
pub enum Generation {
    /// Ivy Bridge.
    #[default]
    Gen7 = 0,
    /// Haswell.
    Gen75 = 1,
}

impl Generation {
    /// Every generation.
    pub const ALL: [Generation; 2] = [Generation::Gen7, Generation::Gen75];

    /// The generation with this number in code objects.
    pub fn of_number(number: u32) -> Option<Generation> {
        Generation::ALL
            .into_iter()
            .find(|generation| generation.number() == number)
    }

    /// Whether there is such a receiver of messages.
    pub fn has_port(self, port: Sfid) -> bool {
        port != Sfid::Data1 || self.untyped_port() == Sfid::Data1.code()
    }

    /// Channels of an instruction that works on so many doubles.
    pub const fn double_channels(self, doubles: u32) -> u32 {
        doubles * self.double_elements()
    }
}
