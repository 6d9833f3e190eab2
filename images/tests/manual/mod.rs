//! The manual's tables and pseudo code of images (HSA PRM 7.1.3 to 7.1.6) in double precision: nothing here is taken from the crate but names, so that tests of
//! the crate and of executors have a judge of their own.
#![allow(dead_code, reason = "every test takes what it needs")]

use std::collections::HashMap;
use wavelift_images::{Format, Geometry, Sampler, View};

/// The elements of an image, by their coordinates.
pub type Elements = HashMap<[i64; 3], u128>;

/// Table 7-2: memory components, access components, border.
pub const ORDERS: [(&str, &str, &str, &str); 20] = [
    ("a", "a", "000a", "0000"),
    ("r", "r", "r001", "0001"),
    ("rx", "r", "r001", "0000"),
    ("rg", "rg", "rg01", "0001"),
    ("rgx", "rg", "rg01", "0000"),
    ("ra", "ra", "r00a", "0000"),
    ("rgb", "rgb", "rgb1", "0001"),
    ("rgbx", "rgb", "rgb1", "0000"),
    ("rgba", "rgba", "rgba", "0000"),
    ("bgra", "bgra", "rgba", "0000"),
    ("argb", "argb", "rgba", "0000"),
    ("abgr", "abgr", "rgba", "0000"),
    ("srgb", "rgb", "rgb1", "0001"),
    ("srgbx", "rgb", "rgb1", "0000"),
    ("srgba", "rgba", "rgba", "0000"),
    ("sbgra", "bgra", "rgba", "0000"),
    ("intensity", "i", "iiii", "0000"),
    ("luminance", "l", "lll1", "0001"),
    ("depth", "d", "d000", "0000"),
    ("depth_stencil", "ds", "d000", "0000"),
];

/// Table 7-4: bits per pixel by order and bits of the channel type; 0 is an illegal combination. Bits that the crate adds for alignment are not
/// counted.
pub fn bits_per_pixel(order: &str, ty: &str) -> usize {
    let components = ORDERS
        .iter()
        .find(|row| row.0 == order)
        .expect("an order")
        .1
        .len();
    let (kind, bits) = match ty {
        "half_float" => ("float", 16),
        "float" => ("float", 32),
        "unorm_short_555" => ("555", 16),
        "unorm_short_565" => ("565", 16),
        "unorm_int_101010" => ("101010", 32),
        _ => {
            let at = ty.rfind(|c: char| !c.is_ascii_digit()).expect("digits") + 1;
            (
                ty.split('_').next().expect("a word"),
                ty[at..].parse().expect("bits"),
            )
        }
    };
    let plain = !matches!(kind, "555" | "565" | "101010") && bits != 24;
    match order {
        "rgb" | "rgbx" if !plain && bits != 24 => bits,
        "rgb" | "rgbx" => 0,
        "bgra" | "argb" | "abgr" if plain && bits == 8 => 32,
        "bgra" | "argb" | "abgr" => 0,
        "srgb" | "srgbx" if ty == "unorm_int8" => 24,
        "srgba" | "sbgra" if ty == "unorm_int8" => 32,
        "srgb" | "srgbx" | "srgba" | "sbgra" => 0,
        "intensity" | "luminance" if plain && matches!(kind, "unorm" | "snorm" | "float") => bits,
        "intensity" | "luminance" => 0,
        "depth" if matches!(ty, "unorm_int16" | "unorm_int24" | "float") => bits,
        "depth_stencil" if ty == "unorm_int24" => 32,
        "depth_stencil" if ty == "float" => 64,
        "depth" | "depth_stencil" => 0,
        _ if plain => bits * components,
        _ => 0,
    }
}

/// The value of a component: its bits in the element, as the channel type says (table 7-3), in double precision.
pub fn component(format: Format, element: u128, index: usize) -> f64 {
    let packed = |fields: [(u32, u32); 3]| {
        let (high, low) = fields[index];
        let bits = element >> low & ((1 << (high - low + 1)) - 1);
        bits as f64 / ((1u64 << (high - low + 1)) - 1) as f64
    };
    let field = |bits: usize| (element >> (index * bits) & ((1 << bits) - 1)) as u64;
    let signed = |bits: usize| ((field(bits) << (64 - bits)) as i64 >> (64 - bits)) as f64;
    match format.ty.name() {
        "snorm_int8" => (signed(8) / 127.0).max(-1.0),
        "snorm_int16" => (signed(16) / 32767.0).max(-1.0),
        "unorm_int8" => field(8) as f64 / 255.0,
        "unorm_int16" => field(16) as f64 / 65535.0,
        "unorm_int24" => field(24) as f64 / 16_777_215.0,
        "unorm_short_555" => packed([(14, 10), (9, 5), (4, 0)]),
        "unorm_short_565" => packed([(15, 11), (10, 5), (4, 0)]),
        "unorm_int_101010" => packed([(29, 20), (19, 10), (9, 0)]),
        "signed_int8" => signed(8),
        "signed_int16" => signed(16),
        "signed_int32" => signed(32),
        "unsigned_int8" => field(8) as f64,
        "unsigned_int16" => field(16) as f64,
        "unsigned_int32" => field(32) as f64,
        "half_float" => half::f16::from_bits(field(16) as u16).to_f64(),
        _ => f32::from_bits(field(32) as u32).into(),
    }
}

/// The access values of an element.
pub fn texel(format: Format, element: u128) -> [f64; 4] {
    let (_, memory, access, _) = ORDERS[format.order.brig_code() as usize];
    let values: Vec<f64> = access
        .chars()
        .map(|c| match c {
            '0' => 0.0,
            '1' => 1.0,
            _ => {
                let value = component(format, element, memory.find(c).expect("a component"));
                // The formulas of sRGB are applied to an access value, which is a single.
                let single = f64::from(value as f32);
                let is_srgb = format.order.name().starts_with('s') && c != 'a';
                if !is_srgb {
                    value
                } else if single <= 0.04045 {
                    single / 12.92
                } else {
                    ((single + 0.055) / 1.055).powf(2.4)
                }
            }
        })
        .collect();
    values.try_into().expect("four")
}

pub fn border(format: Format) -> [f64; 4] {
    let text = ORDERS[format.order.brig_code() as usize].3.as_bytes();
    std::array::from_fn(|index| f64::from(text[index] - b'0'))
}

pub fn is_integer(format: Format) -> bool {
    format.ty.name().contains("signed_int")
}

/// What bits of a result stand for.
pub fn value_of(format: Format, bits: u32) -> f64 {
    match format.ty.name() {
        name if name.starts_with("signed_int") => f64::from(bits as i32),
        name if name.starts_with("unsigned_int") => f64::from(bits),
        _ => f64::from(f32::from_bits(bits)),
    }
}

/// Sizes in the order of coordinates.
pub fn sizes(geometry: Geometry, [width, height, depth]: [u32; 3]) -> [i64; 3] {
    let sizes = match geometry.name() {
        "1d" | "1db" => [width, 1, 1],
        "1da" => [width, depth, 1],
        "2d" | "2ddepth" => [width, height, 1],
        _ => [width, height, depth],
    };
    sizes.map(i64::from)
}

/// The manual's `addressing` for an integer coordinate that is no array index; nothing for the border.
pub fn addressing(mode: &str, coord: i64, dim: i64) -> Option<i64> {
    let out_of_range = coord < 0 || coord > dim - 1;
    if !out_of_range {
        return Some(coord);
    }
    let down = |a: i64| (a as f64 / dim as f64).floor() as i64;
    match mode {
        "clamp_to_border" => None,
        "repeat" => Some(coord - down(coord) * dim),
        "mirrored_repeat" => {
            let mirrored = if coord < 0 { -coord - 1 } else { coord };
            let tile = down(mirrored);
            let mirrored = mirrored - tile * dim;
            Some(if tile & 1 == 1 {
                dim - 1 - mirrored
            } else {
                mirrored
            })
        }
        _ => Some(0.max(coord.min(dim - 1))),
    }
}

/// The manual's `nearest` and `linear`, with the largest magnitude of what is averaged.
pub fn read(view: &View, elements: &Elements, sampler: &Sampler, coords: [f64; 3]) -> ([f64; 4], f64) {
    let format = view.format();
    let dims = sizes(
        view.geometry,
        [view.width, view.height, view.depth.max(view.array)],
    );
    let count = if view.geometry.name().starts_with('1') {
        1
    } else if view.geometry == Geometry::ThreeD {
        3
    } else {
        2
    };
    let linear = sampler.filter.name() == "linear";
    let mut taps: [Vec<(Option<i64>, f64)>; 3] = Default::default();
    for axis in 0..3 {
        let dim = dims[axis];
        taps[axis] = if axis >= count {
            // Nearest even, then clamped; coordinates that are not used are 0.
            let index = coords[axis].round_ties_even().clamp(0.0, dim as f64 - 1.0);
            vec![(Some(index as i64), 1.0)]
        } else {
            let mut c = coords[axis];
            if sampler.coord.name() == "normalized" {
                c *= dim as f64;
            }
            let index = |at: f64| addressing(sampler.addressing.name(), at.floor() as i64, dim);
            if linear {
                c -= 0.5;
                let fraction = c - c.floor();
                vec![(index(c), 1.0 - fraction), (index(c + 1.0), fraction)]
            } else {
                vec![(index(c), 1.0)]
            }
        };
    }
    let (mut sum, mut largest) = ([0.0; 4], 0f64);
    for &(x, wx) in &taps[0] {
        for &(y, wy) in &taps[1] {
            for &(z, wz) in &taps[2] {
                let value = match (x, y, z) {
                    (Some(x), Some(y), Some(z)) => texel(format, elements[&[x, y, z]]),
                    _ => border(format),
                };
                for (sum, value) in sum.iter_mut().zip(value) {
                    *sum += wx * wy * wz * value;
                    largest = largest.max(value.abs());
                }
            }
        }
    }
    (sum, largest)
}
