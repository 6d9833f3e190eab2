//! Operands for free values: all that there are if they have few bits, else ends of ranges, special floats and random numbers.

use crate::graph::Graph;
use crate::place::Place;
use wavelift_cells::oracle::format::{Format, ones};
use wavelift_cells::values::{Random, random_float, special_floats, special_integers};
use wavelift_codegen::ir::Type;

/// Bits of free values up to which all operands are tried.
pub const EXHAUSTIVE: u32 = 16;

/// Operands of a graph.
#[derive(Clone, Debug)]
pub struct Inputs {
    types: Vec<Type>,
    special: Vec<Vec<u64>>,
    bits: u32,
}

impl Inputs {
    /// For the free values of a graph.
    pub fn new(graph: &Graph) -> Inputs {
        let types: Vec<Type> = graph.free();
        let constants = graph.constants();
        let special = |ty: &Type| {
            let bits = ty.lane_bits();
            let mut list = match bits {
                1 => return vec![0, 1],
                _ if ty.is_float() => special_floats(bits),
                _ => special_integers(bits),
            };
            // Comparisons with a constant change there.
            for &(_, constant) in constants.iter().filter(|(of, _)| *of == ty.lane()) {
                let near = [constant, constant.wrapping_add(1), constant.wrapping_sub(1)];
                list.extend(near.map(|near| near & ones(bits)));
            }
            list
        };
        Inputs {
            special: types.iter().map(special).collect(),
            bits: types.iter().map(|ty| ty.bits()).sum(),
            types,
        }
    }

    /// How many there are if all are to be tried.
    pub fn all(&self, most: u32) -> Option<u64> {
        (self.bits <= most).then(|| 1 << self.bits)
    }

    /// The operands with a number, of all.
    pub fn numbered(&self, number: u64, lanes: &mut Vec<u64>) {
        lanes.clear();
        let mut rest = number;
        for ty in &self.types {
            for _ in 0..ty.lanes() {
                lanes.push(rest & ones(ty.lane_bits()));
                rest >>= ty.lane_bits();
            }
        }
    }

    /// How many pairs of special values there are of the first two lanes; of one, how many special values.
    pub fn pairs(&self) -> usize {
        let lanes = self.types.iter().zip(&self.special);
        let lanes = lanes.flat_map(|(ty, special)| std::iter::repeat_n(special.len(), ty.lanes() as usize));
        lanes.take(2).product()
    }

    /// The pair with a number, of all, and with it other special values of the other lanes.
    pub fn paired(&self, number: usize, random: &mut Random, lanes: &mut Vec<u64>) {
        lanes.clear();
        let mut rest = number;
        for (ty, special) in self.types.iter().zip(&self.special) {
            for _ in 0..ty.lanes() {
                let index = if lanes.len() < 2 {
                    rest % special.len()
                } else {
                    random.below(special.len())
                };
                rest /= special.len();
                lanes.push(special[index]);
            }
        }
    }

    /// Operands that are drawn.
    pub fn drawn(&self, random: &mut Random, lanes: &mut Vec<u64>) {
        lanes.clear();
        let alike = random.below(12) == 0;
        let apart = random.below(6) == 0;
        let (shared, special_only) = (random.any(), random.below(2) == 0);
        for (ty, special) in self.types.iter().zip(&self.special) {
            for _ in 0..ty.lanes() {
                let bits = ty.lane_bits();
                lanes.push(match random.below(3) {
                    _ if alike && bits > 1 => special[shared as usize % special.len()],
                    _ if apart && ty.is_float() => far(bits, lanes.len(), random),
                    0 | 1 if special_only => special[random.below(special.len())],
                    0 => special[random.below(special.len())],
                    _ if ty.is_float() => random_float(bits, random),
                    // Of few bits, too.
                    1 => (random.any() >> random.below(64)) & ones(bits),
                    _ => random.any() & ones(bits),
                });
            }
        }
    }

    /// A place for what asks for one.
    pub fn place(graph: &Graph, random: &mut Random) -> Place {
        if graph.places {
            Place::draw(random)
        } else {
            Place::default()
        }
    }
}

/// A number with few digits about one, or, for every other operand, one that is much smaller: their sum lies just beside a number of the format, or
/// beside the middle of two, which is where rounding twice is wrong.
fn far(bits: u32, index: usize, random: &mut Random) -> u64 {
    let format = Format::of(bits);
    let fraction = format.fraction;
    let down = match index % 2 {
        0 => 0,
        _ => fraction as usize + random.below(fraction as usize + 3),
    };
    let exponent = ((format.one() >> fraction) as usize).saturating_sub(down) as u64;
    let digits = ones(fraction) & !ones(fraction - random.below(4) as u32);
    let sign = format.sign() * (random.any() & 1);
    sign | exponent << fraction | random.any() & digits
}
