//! Addresses a known distance apart: the later one is the earlier one and the distance.
//!
//! An unrolled loop over the rows of an array computes `base + 4 * ((start + k) * width + column)` for each `k`, with products of 64 bits, which take most machines many instructions. Each is a
//! polynomial of the values that it is made of, and if two of a block differ in one term only, `4 * width`, a sum is enough.
//!
//! - **T1** Sums and products wrap at the width of the address, so polynomials are equal wherever their terms are.
//! - **T2** The earlier address is computed in the same block, in front of the later one, and what the distance is made of is part of the later one.
//! - **T3** Only if nobody else asks for what the later address is made of, and that costs more than `WORTH`.
//!
//! Cost: at most `MAX_VISITS` values for each address, and `WINDOW` comparisons.

use super::Context;
use crate::ir::{Block, Function, Inst, InstBuilder, InstructionData, Opcode, SourceLoc, Type, Value};
use crate::maps::sized;
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use smallvec::SmallVec;

/// Terms of a polynomial.
const MAX_TERMS: usize = 6;

/// How far an address is taken apart.
const MAX_DEPTH: u32 = 10;

/// Values that are looked at to take an address apart.
const MAX_VISITS: u32 = 48;

/// Addresses that are looked back at.
const WINDOW: usize = 8;

/// What a product of two values costs; other operations cost one.
const PRODUCT: u32 = 4;

/// What must be saved.
const WORTH: u32 = 4;

/// The product of two values, in order, or a value.
type Monomial = (Value, Option<Value>);

/// A sum of products with constant factors, and a constant.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Polynomial {
    /// In the order of the products; no factor is zero.
    terms: SmallVec<[(Monomial, u64); MAX_TERMS]>,
    constant: u64,
}

impl Polynomial {
    fn number(constant: u64) -> Polynomial {
        Polynomial {
            constant,
            ..Polynomial::default()
        }
    }

    fn leaf(value: Value) -> Polynomial {
        Polynomial {
            terms: SmallVec::from_slice(&[((value, None), 1)]),
            constant: 0,
        }
    }

    fn add(&mut self, monomial: Monomial, factor: u64) {
        match self.terms.binary_search_by_key(&monomial, |term| term.0) {
            Ok(at) => {
                self.terms[at].1 = self.terms[at].1.wrapping_add(factor);
                if self.terms[at].1 == 0 {
                    self.terms.remove(at);
                }
            }
            Err(_) if factor == 0 => {}
            Err(at) => self.terms.insert(at, (monomial, factor)),
        }
    }

    /// The sum with so many times another one.
    fn plus(&self, other: &Polynomial, factor: u64) -> Polynomial {
        let mut sum = self.clone();
        sum.constant = sum.constant.wrapping_add(other.constant.wrapping_mul(factor));
        for &(monomial, by) in &other.terms {
            sum.add(monomial, by.wrapping_mul(factor));
        }
        sum
    }

    /// The product; nothing if a term would have three values.
    fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut product = Polynomial::number(self.constant.wrapping_mul(other.constant));
        for &(monomial, by) in &self.terms {
            product.add(monomial, by.wrapping_mul(other.constant));
        }
        for &(monomial, by) in &other.terms {
            product.add(monomial, by.wrapping_mul(self.constant));
        }
        for &((a, second), by) in &self.terms {
            for &((b, third), times) in &other.terms {
                if second.is_some() || third.is_some() {
                    return None;
                }
                product.add((a.min(b), Some(a.max(b))), by.wrapping_mul(times));
            }
        }
        Some(product)
    }

    /// Takes a value of 64 bits apart.
    fn of(func: &Function, value: Value, depth: u32, visits: &mut u32) -> Polynomial {
        let dfg = &func.dfg;
        if let Some(bits) = dfg.int_constant(value) {
            return Polynomial::number(bits);
        }
        let mut parts = || {
            if depth >= MAX_DEPTH || *visits == 0 {
                return None;
            }
            *visits -= 1;
            let &InstructionData::Binary { opcode, args: [a, b] } = dfg.inst(dfg.defining_inst(value)?)
            else {
                return None;
            };
            let mut part = |value| Polynomial::of(func, dfg.resolve(value), depth + 1, visits);
            match opcode {
                Opcode::Iadd => Some(part(a).plus(&part(b), 1)),
                Opcode::Isub => Some(part(a).plus(&part(b), u64::MAX)),
                Opcode::Imul => part(a).times(&part(b)),
                Opcode::Ishl => {
                    let count = dfg.int_constant(dfg.resolve(b))? % 64;
                    Some(Polynomial::default().plus(&part(a), 1 << count))
                }
                _ => None,
            }
        };
        parts()
            .filter(|sum| sum.terms.len() <= MAX_TERMS)
            .unwrap_or_else(|| Polynomial::leaf(value))
    }
}

/// Replaces addresses; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let mut uses: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    let mut addresses: EntitySet<Value> = EntitySet::new();
    for (_, inst) in func.layout.iter() {
        for value in func.dfg.uses(inst) {
            uses[func.dfg.resolve(value)] += 1;
        }
        if func.dfg.inst(inst).mem().is_some()
            && let Some(&address) = func.dfg.args(inst).first()
            && func.dfg.value_type(address) == Type::I64
        {
            addresses.insert(func.dfg.resolve(address));
        }
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        changes += in_block(func, context, block, (&addresses, &uses));
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

fn in_block(
    func: &mut Function,
    context: &mut Context<'_>,
    block: Block,
    (addresses, uses): (&EntitySet<Value>, &SecondaryMap<Value, u32>),
) -> usize {
    let is_address = |func: &Function, inst: Inst| matches!(func.dfg.results(inst), [result] if addresses.contains(*result));
    if func
        .layout
        .insts(block)
        .iter()
        .filter(|&&inst| is_address(func, inst))
        .count()
        < 2
    {
        return 0;
    }
    let mut seen: Vec<(Polynomial, Value)> = Vec::new();
    let mut distances: FxHashMap<(Value, u64), Value> = FxHashMap::default();
    let mut changes = 0;
    for inst in std::mem::take(func.layout.insts_mut(block)) {
        if !is_address(func, inst) {
            func.layout.append_inst(inst, block);
            continue;
        }
        let address = func.dfg.first_result(inst);
        let polynomial = Polynomial::of(func, address, 0, &mut MAX_VISITS.clone());
        let near = seen.iter().rev().take(WINDOW).find_map(|(other, earlier)| {
            match polynomial.plus(other, u64::MAX) {
                Polynomial { terms, constant: 0 } => match terms[..] {
                    // An address that cannot be taken apart is its own term.
                    [((value, None), factor)] if value != address => Some((*earlier, value, factor)),
                    _ => None,
                },
                _ => None,
            }
        });
        let replaced = near.filter(|_| cost(func, inst, uses, MAX_DEPTH) > WORTH && context.burn());
        let current = match replaced {
            None => {
                func.layout.append_inst(inst, block);
                address
            }
            Some((earlier, value, factor)) => {
                let loc = func.dfg.locs[inst];
                let distance = match distances.get(&(value, factor)) {
                    Some(&distance) => distance,
                    None => times(func, block, loc, (value, factor)),
                };
                distances.insert((value, factor), distance);
                let sum = func
                    .at_end(block)
                    .with_loc(loc)
                    .iadd(Type::I64, earlier, distance);
                func.dfg.make_alias(address, sum);
                changes += 1;
                sum
            }
        };
        seen.push((polynomial, current));
    }
    changes
}

/// A value of 64 bits so many times, at the end of a block.
fn times(func: &mut Function, block: Block, loc: SourceLoc, (value, factor): (Value, u64)) -> Value {
    match factor {
        1 => value,
        _ if factor.is_power_of_two() => {
            let places = u64::from(factor.trailing_zeros());
            let count = func.at_end(block).with_loc(loc).int(Type::I32, places);
            func.at_end(block).with_loc(loc).ishl(Type::I64, value, count)
        }
        _ => {
            let factor = func.at_end(block).with_loc(loc).int(Type::I64, factor);
            func.at_end(block).with_loc(loc).imul(Type::I64, value, factor)
        }
    }
}

/// What an instruction costs, with all that only it asks for.
fn cost(func: &Function, inst: Inst, uses: &SecondaryMap<Value, u32>, depth: u32) -> u32 {
    let InstructionData::Binary { opcode, args } = *func.dfg.inst(inst) else {
        return 0;
    };
    let args = args.map(|value| func.dfg.resolve(value));
    let variable = args.iter().all(|&value| func.dfg.int_constant(value).is_none());
    let own = match opcode {
        Opcode::Imul if variable => PRODUCT,
        _ => 1,
    };
    let only_here = |value: &&Value| depth > 0 && uses[**value] == 1;
    let below = args
        .iter()
        .filter(only_here)
        .filter_map(|&value| func.dfg.defining_inst(value));
    own + below.map(|inst| cost(func, inst, uses, depth - 1)).sum::<u32>()
}
