//! How a kernel is launched: work-items in one to three dimensions, the kernel's parameters, and the data that they are given.
//!
//! Data follows from eight bytes that are drawn before anything else, so that a short input of a fuzzer has data, too.

use crate::choices::{Choices, bytes_of_seed};
use crate::memory::{COUNTER_BYTES, INPUT_BYTES, INPUT_REACH, OWN_BYTES};
use wavelift_codegen::ir::{Param, Type};

use crate::arguments::{LIST, LISTED};
use crate::kernel::Argument;

/// Values that a kernel leaves at its end.
pub(crate) const RESULTS: usize = 8;
/// Bytes of each: a vector fits.
pub(crate) const RESULT_BYTES: u32 = 16;
/// Bytes of a work-item's part of the output.
pub(crate) const ITEM_BYTES: u32 = OWN_BYTES + RESULTS as u32 * RESULT_BYTES;
/// Offset of the argument that is zero, bytes: nothing but the launch knows that it is.
pub(crate) const NOTHING: u32 = LIST + 4 * LISTED as u32;
/// Bytes of all arguments.
pub(crate) const KERNARG_BYTES: u32 = NOTHING + 8;

/// Buffers among the parameters: the first ones.
pub(crate) const BUFFERS: usize = 3;
/// Parameters that a kernel may load at its start.
pub(crate) const LOADED: usize = 6;

/// Offsets and types of a kernel's parameters: three buffers and three numbers, those that are read at an index, and one that is zero.
pub(crate) const PARAMS: [(&str, Type, u32); LOADED + LISTED + 1] = [
    ("input", Type::I64, 0),
    ("output", Type::I64, 8),
    ("counters", Type::I64, 16),
    ("x", Type::I32, 24),
    ("y", Type::I64, 32),
    ("z", Type::F32, 40),
    ("l0", Type::I32, LIST),
    ("l1", Type::I32, LIST + 4),
    ("l2", Type::I32, LIST + 8),
    ("l3", Type::I32, LIST + 12),
    ("nothing", Type::I64, NOTHING),
];

/// The parameters as the kernel declares them.
pub(crate) fn params() -> Vec<Param> {
    let param = |&(name, ty, offset): &(&str, Type, u32)| Param {
        name: name.into(),
        ty,
        count: 1,
        offset,
        align: ty.bytes(),
        kind: Default::default(),
    };
    PARAMS.iter().map(param).collect()
}

/// The sizes of a launch.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Launch {
    pub(crate) grid: [u32; 3],
    pub(crate) group: [u32; 3],
}

impl Launch {
    /// Whole groups of a power of two, where group memory is shared out; any others.
    pub(crate) fn draw(choices: &mut Choices<'_>, shared: bool) -> Launch {
        let dims = choices.of(&[1, 1, 1, 1, 2, 3]);
        let (mut grid, mut group) = ([1; 3], [1; 3]);
        // Powers of two are shared out over the dimensions.
        let mut rest: u32 = choices.of(&[8, 16, 32, 64, 128]);
        let most = if dims == 1 { [96, 1, 1] } else { [16, 5, 3] };
        for dim in 0..dims {
            let last = dim + 1 == dims;
            let items = match shared {
                true if last => rest,
                true => rest.min(choices.of(&[2, 4, 8])),
                false => 1 + choices.below(most[dim]) as u32,
            };
            rest /= items.min(rest);
            let groups = 1 + choices.below(if dim == 0 { 3 } else { 2 }) as u32;
            let missing = if shared {
                0
            } else {
                choices.below(items as usize) as u32
            };
            grid[dim] = items * groups - missing;
            group[dim] = items.min(grid[dim]);
        }
        Launch { grid, group }
    }

    /// Work-items.
    pub(crate) fn items(self) -> u32 {
        self.grid.iter().product()
    }

    /// Work-items of a whole group.
    pub(crate) fn group_items(self) -> u32 {
        self.group.iter().product()
    }

    /// What the parameters are given, from a seed.
    pub(crate) fn arguments(self, seed: u64) -> Vec<Argument> {
        let bytes = bytes_of_seed(seed, 12 * (INPUT_BYTES + INPUT_REACH) as usize);
        let choices = &mut Choices::new(&bytes);
        let number = |choices: &mut Choices<'_>, bytes: usize| {
            Argument::Value(choices.bits().to_le_bytes()[..bytes].to_vec())
        };
        let numbers: Vec<Argument> = PARAMS[BUFFERS..LOADED + LISTED]
            .iter()
            .map(|&(_, ty, _)| number(choices, ty.bytes() as usize))
            .collect();
        let mut arguments = vec![
            Argument::Buffer(input(choices)),
            Argument::Buffer(vec![0; (self.items() * ITEM_BYTES) as usize]),
            Argument::Buffer(vec![0x55; COUNTER_BYTES as usize]),
        ];
        arguments.extend(numbers);
        arguments.push(Argument::Value(vec![0; 8]));
        arguments
    }
}

/// The input: words that mean something as numbers and as floats of several sizes, and any bytes.
fn input(choices: &mut Choices<'_>) -> Vec<u8> {
    const WORDS: [u32; 12] = [
        0,
        1,
        u32::MAX,
        0x7fff_ffff,
        0x8000_0000,
        0x3f80_0000,
        0x7f80_0000,
        0x7fc0_0001,
        0x3ff0_0000,
        0x0000_0400,
        0x3c00_bc00,
        0x0080_0000,
    ];
    let words = (0..(INPUT_BYTES + INPUT_REACH) / 4).map(|_| match choices.below(3) {
        0 => choices.of(&WORDS),
        1 => ordinary(choices),
        _ => choices.bits() as u32,
    });
    words.flat_map(u32::to_le_bytes).collect()
}

/// A small number, or a float or two halves of a magnitude that sums and products keep.
fn ordinary(choices: &mut Choices<'_>) -> u32 {
    let bits = choices.bits() as u32;
    match choices.below(3) {
        0 => (choices.below(41) as u32).wrapping_sub(20),
        1 => (bits & 0x807f_ffff) | ((0x7c + choices.below(8) as u32) << 23),
        _ => (bits & 0x83ff_83ff) | ((0xd + choices.below(4) as u32) * 0x0400_0400),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn groups_that_share_memory_are_whole_and_a_power_of_two() {
        for seed in 0..200 {
            let bytes = bytes_of_seed(seed, 64);
            let launch = Launch::draw(&mut Choices::new(&bytes), true);
            assert!(launch.group_items().is_power_of_two(), "{launch:?}");
            let whole = launch.grid.iter().zip(launch.group);
            assert!(whole.into_iter().all(|(grid, group)| grid.is_multiple_of(group)));
            assert!(launch.items() <= 128 * 12, "{launch:?}");
        }
    }

    #[test]
    fn data_follows_from_the_seed_and_is_not_zero() {
        let launch = Launch::draw(&mut Choices::new(&[]), false);
        assert_eq!(launch.arguments(3), launch.arguments(3));
        let Argument::Buffer(input) = &launch.arguments(0)[0] else {
            panic!("the input is a buffer");
        };
        assert!(input.iter().filter(|&&byte| byte != 0).count() > input.len() / 4);
    }
}
