//! What routines look up: how an order arranges components, and sRGB in eight bits.
//!
//! All numbers come from the formulas of `wavelift_images`; routines need no powers for them.

use crate::ir::{Segment, SymbolData, SymbolScope};
use std::sync::OnceLock;
use wavelift_images::{ChannelOrder, ChannelType, Format, Source};

/// Bits of an order's word.
///
/// | bits | what |
/// |---|---|
/// | 4i to 4i + 1 | the memory component of access component i |
/// | 4i + 2 | that has no memory component |
/// | 4i + 3 | and is 1, not 0 |
/// | 16 + 2k to 17 + 2k | the access component that is stored to memory component k |
/// | 24 to 26 | memory components |
/// | 27 | r, g and b are sRGB in memory |
/// | 28 | the border's alpha is 1 |
pub(super) mod word {
    /// Bits of an access component.
    pub(in super::super) const ACCESS: u32 = 4;
    /// Among them: it is a constant.
    pub(in super::super) const CONSTANT: u32 = 2;
    /// Among them: the constant is 1.
    pub(in super::super) const ONE: u32 = 3;
    /// First of the memory components, of two bits each.
    pub(in super::super) const STORED: u32 = 16;
    /// How many there are, three bits.
    pub(in super::super) const COUNT: u32 = 24;
    /// In memory as sRGB.
    pub(in super::super) const SRGB: u32 = 27;
    /// The border is opaque.
    pub(in super::super) const OPAQUE: u32 = 28;
}

/// The word of an order.
fn arrangement(order: ChannelOrder) -> u32 {
    let mut word = 0;
    for (channel, source) in (0..).zip(order.swizzle()) {
        let bits = match source {
            Source::Memory(component) => component as u32,
            Source::Zero => 1 << word::CONSTANT,
            Source::One => 1 << word::CONSTANT | 1 << word::ONE,
        };
        word |= bits << (word::ACCESS * channel);
    }
    let components = order.memory_components();
    for component in 0..components {
        word |= (order.stored_from(component) as u32) << (word::STORED + 2 * component as u32);
    }
    word |= (components as u32) << word::COUNT;
    word |= u32::from(order.is_srgb()) << word::SRGB;
    word | u32::from(order.has_opaque_border()) << word::OPAQUE
}

/// A table that no code writes, of words.
fn table(name: &str, words: &[u32]) -> SymbolData {
    let init: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    SymbolData {
        name: name.to_owned(),
        segment: Segment::Readonly,
        size: init.len() as u64,
        align: 4,
        init: Some(init),
        handles: Vec::new(),
        constant: true,
        scope: SymbolScope::Module,
        external: false,
        exported: false,
    }
}

/// The words of orders, by BRIG code.
pub(super) fn orders() -> SymbolData {
    let codes = ChannelOrder::ALL.iter().map(|order| order.brig_code() + 1);
    let mut words = vec![0; codes.max().unwrap_or(0).into()];
    for &order in ChannelOrder::ALL {
        words[usize::from(order.brig_code())] = arrangement(order);
    }
    table("image.orders", &words)
}

const SRGB: Format = Format {
    order: ChannelOrder::Srgba,
    ty: ChannelType::UnormInt8,
};

/// The linear value of each sRGB byte.
pub(super) fn linear() -> SymbolData {
    static WORDS: OnceLock<Vec<u32>> = OnceLock::new();
    let words = WORDS.get_or_init(|| {
        let element = |byte: u8| std::array::from_fn(|index| if index == 0 { byte } else { 0 });
        (0..=255).map(|byte| SRGB.decode(element(byte))[0]).collect()
    });
    table("image.linear", words)
}

/// For each sRGB byte the least linear value that is stored as it; every value that is less is stored as a lesser byte.
pub(super) fn steps() -> SymbolData {
    static WORDS: OnceLock<Vec<u32>> = OnceLock::new();
    let words = WORDS.get_or_init(|| (0..=255).map(least_stored_as).collect());
    table("image.steps", words)
}

/// The bits of the least float that is not negative and stored as a byte, or as a greater one.
fn least_stored_as(byte: u8) -> u32 {
    let (mut low, mut high) = (0, 1f32.to_bits());
    while low < high {
        let middle = low.midpoint(high);
        match SRGB.encode([middle, 0, 0, 0])[0] >= byte {
            true => high = middle,
            false => low = middle + 1,
        }
    }
    low
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A table search gives what the formula gives for every float around each step.
    #[test]
    fn steps_are_where_the_formula_steps() {
        for byte in 1..=255u8 {
            let step = least_stored_as(byte);
            for bits in step - 40..step + 40 {
                let stored = SRGB.encode([bits, 0, 0, 0])[0];
                assert_eq!(stored >= byte, bits >= step, "{byte} at {bits:#x}");
            }
        }
    }

    #[test]
    fn orders_say_where_components_are() {
        assert_eq!(arrangement(ChannelOrder::Rgba), 0x04e4_3210);
        assert_eq!(arrangement(ChannelOrder::A), 0x0103_0444);
        assert_eq!(arrangement(ChannelOrder::R), 0x1100_c440);
    }
}
