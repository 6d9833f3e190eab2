//! Operands: special values and random ones, the same for the same seed.

use crate::list::Cell;
use crate::oracle::format::{Format, ones};
use wavelift_hsail::model::{Opcode, Type};
use wavelift_hsail::table::{Slot, Ty};

/// A generator of numbers (splitmix64).
#[derive(Clone, Debug)]
pub struct Random(u64);

impl Random {
    /// The generator of a seed and a name: each cell has its own values, whatever else is walked.
    pub fn new(seed: u64, name: &str) -> Random {
        // FNV-1a.
        let hash = name.bytes().fold(0xcbf2_9ce4_8422_2325u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15) ^ hash)
    }

    /// Any number.
    pub fn any(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        z ^ (z >> 31)
    }

    /// A number below `bound`.
    pub fn below(&mut self, bound: usize) -> usize {
        ((u128::from(self.any()) * bound as u128) >> 64) as usize
    }

    fn pick(&mut self, list: &[u64]) -> u64 {
        list[self.below(list.len())]
    }
}

/// Special floats: zeros, subnormals, quiet and signaling NaNs with payloads, infinities, largest and smallest, powers of two beside all
/// ones, halves, and the ends of the integer types.
pub fn special_floats(bits: u32) -> Vec<u64> {
    let f = Format::of(bits);
    let (least, one, infinity) = (f.least_normal(), f.one(), f.infinity());
    let power = |e: i64| (one as i64 + (e << f.fraction)) as u64;
    let quiet = 1 << (f.fraction - 1);
    let mut list = vec![
        0,
        1,
        2,
        least >> 1,
        least - 1,
        least,
        least + 1,
        2 * least,
        2 * least - 1,
        one,
        one - 1,
        one + 1,
        power(1),
        power(1) - 1,
        power(2),
        power(-1),
        power(-1) - 1,
        power(-2),
        one | least >> 1,
        power(1) | least >> 2,
        power(1) | least >> 1,
        infinity - 1,
        infinity - 2,
        infinity - least,
        infinity,
        infinity | quiet,
        infinity | quiet | 1,
        infinity | quiet | 0x155 & (quiet - 1),
        infinity | (quiet - 1) | quiet,
        infinity | 1,
        infinity | 0xaa & (quiet - 1),
        infinity | (quiet - 1),
        one | ones(f.fraction),
        // Around what has no fraction any more, and a half below it.
        power(i64::from(f.fraction)),
        power(i64::from(f.fraction)) + 1,
        power(i64::from(f.fraction) - 1) + 1,
        power(i64::from(f.fraction) - 1) + 2,
        power(i64::from(f.fraction) + 1) - 1,
    ];
    // The ends of the integer types, as far as they are in range, with their neighbours and halves.
    for e in [7, 8, 15, 16, 31, 32, 63, 64] {
        if e < (1 << (f.exponent - 1)) {
            list.extend([power(e), power(e) - 1, power(e) + 1]);
            let half = i64::from(f.fraction) - e;
            if half > 0 {
                // A half more, and a half less, than the power.
                list.extend([power(e) + (1 << (half - 1)), power(e) - (1 << half)]);
            }
        }
    }
    let negative: Vec<u64> = list.iter().map(|a| a | f.sign()).collect();
    list.extend(negative);
    list
}

/// Special integers: small ones, powers of two beside all ones, the ends of the range, and their negatives.
pub fn special_integers(bits: u32) -> Vec<u64> {
    let mut list = vec![0, 1, 2, 3, 5, 7, 10, 0x5555_5555_5555_5555, 0xaaaa_aaaa_aaaa_aaaa];
    for power in [4, 7, 8, 12, 15, 16, 23, 24, 31, 32, 33, 47, 53, 62, 63] {
        let p = 1u64 << power;
        list.extend([p, p - 1, p + 1]);
    }
    list.extend([1 << (bits - 1), (1 << (bits - 1)) - 1, (1 << (bits - 1)) + 1]);
    let negative: Vec<u64> = list.iter().map(|a| a.wrapping_neg()).collect();
    list.extend(negative);
    list.iter_mut().for_each(|a| *a &= ones(bits));
    list.sort_unstable();
    list.dedup();
    list
}

/// A float that is near the previous one, near a half, of few digits, or anything.
pub fn random_float(bits: u32, random: &mut Random) -> u64 {
    let f = Format::of(bits);
    let any = random.any() & ones(bits);
    match random.below(8) {
        // Around one, so that sums cancel and products stay in range.
        0..=2 => {
            let exponent = (f.one() >> f.fraction) - 8 + random.below(16) as u64;
            any & (f.sign() | ones(f.fraction)) | exponent << f.fraction
        }
        // Few digits: products and quotients that are exact or half way.
        3 => any & !ones(f.fraction - 4),
        // All ones but some.
        4 => any | ones(f.fraction) & !(1 << random.below(f.fraction as usize)),
        // Subnormal, or just not.
        5 => any & (f.sign() | ones(f.fraction + 1)),
        // Large integers and what lies between them.
        6 => {
            let exponent = ((f.one() >> f.fraction) + random.below(f.fraction as usize + 3) as u64)
                .min((f.infinity() >> f.fraction) - 1);
            any & (f.sign() | ones(f.fraction)) | exponent << f.fraction
        }
        _ => any,
    }
}

/// Makes values of one type.
struct Source {
    element: Type,
    elements: u32,
    special: Vec<u64>,
}

impl Source {
    fn new(ty: Type) -> Source {
        let element = if ty.is_packed() { ty.element() } else { ty };
        let bits = element.element_bits();
        let special = match bits {
            1 => vec![0, 1],
            _ if ty.is_float() => special_floats(bits),
            128 => special_integers(64),
            _ => special_integers(bits),
        };
        Source {
            element,
            elements: ty.elements(),
            special,
        }
    }

    fn one(&self, random: &mut Random, special: bool) -> u64 {
        let bits = self.element.element_bits().min(64);
        if special {
            random.pick(&self.special)
        } else if self.element.is_float() {
            random_float(bits, random)
        } else {
            let any = random.any() >> random.below(bits as usize);
            (if random.below(3) == 0 {
                any.wrapping_neg()
            } else {
                any
            }) & ones(bits)
        }
    }

    fn value(&self, random: &mut Random, special: bool) -> u128 {
        if self.element == Type::B128 {
            return u128::from(self.one(random, special)) << 64 | u128::from(self.one(random, special));
        }
        let bits = self.element.element_bits();
        (0..self.elements).fold(0, |all, i| {
            all | u128::from(self.one(random, special)) << (i * bits)
        })
    }
}

/// The operands of one work-item: the sources in order, what the destination holds before last, if that counts.
pub type Tuple = Vec<u128>;

/// The `count` operands of a cell. The first half, or as many as there are pairs of special values, are special in all operands; each
/// further one is random in some.
pub fn tuples(cell: &Cell, seed: u64, count: usize) -> Vec<Tuple> {
    let mut random = Random::new(seed, &cell.mnemonic);
    let mut types = cell.sources();
    if cell.keeps() {
        types.extend(cell.dests());
    }
    let sources: Vec<Source> = types.iter().map(|&ty| Source::new(ty)).collect();
    // All pairs of special values of the first two scalar operands, in an order of their own, if there is room.
    let lists: Vec<usize> = sources.iter().take(2).map(|s| s.special.len()).collect();
    let pairs: usize = lists.iter().product();
    let systematic = sources.iter().all(|s| s.elements == 1) && pairs <= count;
    (0..count)
        .map(|index| {
            let mut tuple: Tuple = Vec::new();
            for (i, source) in sources.iter().enumerate() {
                if systematic && index < pairs && i < 2 && source.element != Type::B128 {
                    let at = if i == 0 {
                        index % lists[0]
                    } else {
                        index / lists[0]
                    };
                    tuple.push(source.special[at].into());
                } else {
                    let special = index < count / 2 || random.below(3) == 0;
                    tuple.push(source.value(&mut random, special));
                }
            }
            if index % 16 == 15 && !systematic {
                make_alike(&mut tuple, &types);
            }
            if index % 4 == 1 && types.len() == 3 && sources.iter().all(|s| s.element.is_float()) {
                make_contradictory(&mut tuple, &sources, CONTRADICTIONS[index / 4 % 8], &mut random);
            }
            suit(cell, &types, &mut tuple, &mut random);
            tuple
        })
        .collect()
}

/// Equal operands, now and then: comparisons, differences, quotients of one.
fn make_alike(tuple: &mut Tuple, types: &[Type]) {
    if tuple.len() >= 2 && types[0] == types[1] {
        tuple[1] = tuple[0];
    }
}

/// Kinds of special values.
#[derive(Clone, Copy, Debug)]
enum Class {
    Zero,
    Subnormal,
    One,
    Infinity,
    Quiet,
    Signaling,
}

/// Three operands of which two alone decide the result, or make a NaN that no operand is: three independent draws hardly ever meet them.
const CONTRADICTIONS: [[Class; 3]; 8] = {
    use Class::*;
    [
        [Infinity, Zero, Quiet],
        [Zero, Infinity, Signaling],
        [Infinity, Subnormal, Quiet],
        [Subnormal, Infinity, Signaling],
        [Zero, Infinity, One],
        [Infinity, One, Infinity],
        [Signaling, Zero, Quiet],
        [Quiet, Infinity, Signaling],
    ]
};

impl Class {
    /// A float of the class, of any sign.
    fn float(self, bits: u32, random: &mut Random) -> u64 {
        let f = Format::of(bits);
        let quiet = 1u64 << (f.fraction - 1);
        let payload = random.any() & (quiet - 1) | 1;
        let magnitude = match self {
            Class::Zero => 0,
            Class::Subnormal => payload,
            Class::One => f.one(),
            Class::Infinity => f.infinity(),
            Class::Quiet => f.infinity() | quiet | payload,
            Class::Signaling => f.infinity() | payload,
        };
        magnitude | (f.sign() * (random.any() & 1))
    }
}

/// Three floats, or each element of three packed ones, of these classes.
fn make_contradictory(tuple: &mut Tuple, sources: &[Source], classes: [Class; 3], random: &mut Random) {
    for ((value, source), class) in tuple.iter_mut().zip(sources).zip(classes) {
        let bits = source.element.element_bits();
        *value = (0..source.elements).fold(0, |all, i| {
            all | u128::from(class.float(bits, random)) << (i * bits)
        });
    }
}

/// Operands that the operation has a meaning for, mostly: what is undefined tells nothing.
fn suit(cell: &Cell, types: &[Type], tuple: &mut Tuple, random: &mut Random) {
    use Opcode::{
        AmdGcnFLdExp, AmdGcnTrigPreOp, BitExtract, BitInsert, BitMask, Cmov, Mad24, Mad24Hi, Mul24, Mul24Hi,
        NCos, NSin,
    };
    let often = random.below(8) != 0;
    match cell.inst.opcode {
        Mul24 | Mul24Hi | Mad24 | Mad24Hi if often => {
            for factor in tuple.iter_mut().take(2) {
                let low = *factor as u64 & 0xff_ffff;
                let negative = cell.inst.ty == Some(Type::S32) && low >> 23 == 1;
                *factor = u128::from(if negative { low | 0xff00_0000 } else { low });
            }
        }
        BitExtract | BitInsert | BitMask if often => {
            let bits = cell.inst.ty.map_or(32, Type::bits) as u64;
            let n = tuple.len();
            let offset = random.below(bits as usize) as u64;
            let width = random.below((bits - offset) as usize + 1) as u64 & (bits - 1);
            // The low bits count: others may be anything.
            let noise = if random.below(4) == 0 {
                random.any() & ones(32) & !(bits - 1)
            } else {
                0
            };
            tuple[n - 2] = u128::from(offset | noise);
            tuple[n - 1] = u128::from(width);
        }
        AmdGcnFLdExp if often => {
            // From where all is lost to where all is infinite.
            let f = Format::of(types[0].bits());
            let range = 3 * (f.one() >> f.fraction) as i64;
            let by = random.below(2 * range as usize) as i64 - range;
            tuple[1] = u128::from(by as u32);
        }
        AmdGcnTrigPreOp if often => tuple[1] = random.below(32) as u128,
        Opcode::Class => {
            let one = 1u64 << random.below(10);
            tuple[1] = u128::from(if random.below(2) == 0 {
                one
            } else {
                random.any() & 0x3ff
            });
        }
        Cmov if types[0].is_packed() => {
            // Masks with elements of zero are rare otherwise.
            let bits = types[0].element_bits();
            for i in 0..types[0].elements() {
                if random.below(2) == 0 {
                    tuple[0] &= !(u128::from(ones(bits)) << (i * bits));
                }
            }
        }
        NSin | NCos if often && random.below(2) == 0 => {
            let angle = (random.below(20_000) as f32 - 10_000.0) / 64.0;
            tuple[0] = u128::from(angle.to_bits());
        }
        _ => {}
    }
}

/// The immediates that a cell is walked with: one instance for each set; a single empty one if it has none.
pub fn immediates(cell: &Cell, seed: u64) -> Vec<Vec<u64>> {
    let wanted = cell.row.operands.iter().any(|slot| matches!(slot, Slot::Imm(_)));
    if !wanted {
        return vec![Vec::new()];
    }
    let is_selector = cell.row.operands.contains(&Slot::Imm(Ty::Is(Type::B32)));
    if is_selector {
        let mut random = Random::new(seed, &cell.mnemonic);
        let mut list = vec![vec![0], vec![0xffff_ffff]];
        list.extend((0..3).map(|_| vec![random.any() & ones(32)]));
        return list;
    }
    match cell.inst.opcode {
        Opcode::UnpackCvt => (0..4).map(|i| vec![i]).collect(),
        _ => (0..3).map(|i| vec![i]).collect(),
    }
}
