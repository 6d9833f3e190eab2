//! Addresses a known distance apart: the later one is the earlier one and the distance.
//!
//! An unrolled loop over the rows of an array computes `base + 4 * ((start + k) * width + column)` for each `k`, with products of 64 bits, which take most machines many instructions. Each is a
//! polynomial of the values that it is made of, and if two of a block differ in one term only, `4 * width`, a sum is enough. So it is with indices of 32 bits, which are extended before
//! they become addresses: they are a `width` apart.
//!
//! - **T1** Sums and products wrap at the width of the address or index, so polynomials are equal wherever their terms are.
//! - **T2** The earlier address is computed in the same block, in front of the later one, and what the distance is made of is part of the later one.
//! - **T3** Only if nobody else asks for what the later address is made of, and that costs more than `WORTH`.
//!
//! Cost: at most `MAX_VISITS` values for each address, and `WINDOW` comparisons.

use super::Context;
use crate::ir::eval::ones;
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

/// A sum of products with constant factors, and a constant, all of which wrap at a width.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Polynomial {
    /// In the order of the products; no factor is zero.
    terms: SmallVec<[(Monomial, u64); MAX_TERMS]>,
    constant: u64,
    /// The ones of its width.
    mask: u64,
}

impl Polynomial {
    fn number(constant: u64, mask: u64) -> Polynomial {
        Polynomial {
            terms: SmallVec::new(),
            constant: constant & mask,
            mask,
        }
    }

    fn leaf(value: Value, mask: u64) -> Polynomial {
        Polynomial {
            terms: SmallVec::from_slice(&[((value, None), 1)]),
            ..Polynomial::number(0, mask)
        }
    }

    fn add(&mut self, monomial: Monomial, factor: u64) {
        let factor = factor & self.mask;
        match self.terms.binary_search_by_key(&monomial, |term| term.0) {
            Ok(at) => {
                self.terms[at].1 = self.terms[at].1.wrapping_add(factor) & self.mask;
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
        sum.constant = sum.constant.wrapping_add(other.constant.wrapping_mul(factor)) & self.mask;
        for &(monomial, by) in &other.terms {
            sum.add(monomial, by.wrapping_mul(factor));
        }
        sum
    }

    /// The product; nothing if a term would have three values.
    fn times(&self, other: &Polynomial) -> Option<Polynomial> {
        let mut product = Polynomial::number(self.constant.wrapping_mul(other.constant), self.mask);
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

    /// Takes a value of 32 or 64 bits apart.
    fn of(func: &Function, value: Value, depth: u32, visits: &mut u32) -> Polynomial {
        let dfg = &func.dfg;
        let width = dfg.value_type(value).bits();
        let mask = ones(width);
        if let Some(bits) = dfg.int_constant(value) {
            return Polynomial::number(bits, mask);
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
                    let count = dfg.int_constant(dfg.resolve(b))? % u64::from(width);
                    Some(Polynomial::number(0, mask).plus(&part(a), 1 << count))
                }
                _ => None,
            }
        };
        parts()
            .filter(|sum| sum.terms.len() <= MAX_TERMS)
            .unwrap_or_else(|| Polynomial::leaf(value, mask))
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
        let extends = matches!(func.dfg.opcode(inst), Opcode::Uextend | Opcode::Sextend);
        if (extends || func.dfg.inst(inst).mem().is_some())
            && let Some(&address) = func.dfg.args(inst).first()
            && matches!(func.dfg.value_type(address), Type::I32 | Type::I64)
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
    // Indices, and addresses, of either width.
    let mut seen: [Vec<Seen>; 2] = [Vec::new(), Vec::new()];
    let mut distances: FxHashMap<(Value, u64), Value> = FxHashMap::default();
    let mut changes = 0;
    for inst in std::mem::take(func.layout.insts_mut(block)) {
        if !is_address(func, inst) {
            func.layout.append_inst(inst, block);
            continue;
        }
        let address = func.dfg.first_result(inst);
        let ty = func.dfg.value_type(address);
        let seen = &mut seen[usize::from(ty == Type::I64)];
        let mut own = Seen::new(address);
        let near = match cost(func, inst, uses, MAX_DEPTH) > WORTH {
            true => distance(func, &mut own, seen),
            false => None,
        };
        let replaced = near.filter(|_| context.burn());
        match replaced {
            None => func.layout.append_inst(inst, block),
            Some((earlier, value, factor)) => {
                let loc = func.dfg.locs[inst];
                // Backwards, it is a difference.
                let back = factor.wrapping_neg() & ones(ty.bits());
                let (factor, backwards) = (factor.min(back), back < factor);
                let distance = match distances.get(&(value, factor)) {
                    Some(&distance) => distance,
                    None => times(func, block, loc, (value, factor)),
                };
                distances.insert((value, factor), distance);
                let mut at = func.at_end(block).with_loc(loc);
                let sum = match backwards {
                    true => at.isub(ty, earlier, distance),
                    false => at.iadd(ty, earlier, distance),
                };
                func.dfg.make_alias(address, sum);
                changes += 1;
                own.now = sum;
            }
        }
        seen.push(own);
    }
    changes
}

/// An address or index that a block has computed.
struct Seen {
    /// The value that was looked at.
    value: Value,
    /// What stands for it.
    now: Value,
    /// Once somebody has asked.
    polynomial: Option<Polynomial>,
}

impl Seen {
    fn new(value: Value) -> Seen {
        Seen {
            value,
            now: value,
            polynomial: None,
        }
    }

    fn polynomial(&mut self, func: &Function) -> &Polynomial {
        let value = self.value;
        self.polynomial
            .get_or_insert_with(|| Polynomial::of(func, value, 0, &mut MAX_VISITS.clone()))
    }
}

/// An earlier address that differs from one by a value times a factor.
fn distance(func: &Function, own: &mut Seen, seen: &mut [Seen]) -> Option<(Value, Value, u64)> {
    let address = own.value;
    let polynomial = own.polynomial(func);
    seen.iter_mut().rev().take(WINDOW).find_map(|earlier| {
        let difference = polynomial.plus(earlier.polynomial(func), u64::MAX);
        match difference.terms[..] {
            // An address that cannot be taken apart is its own term.
            [((value, None), factor)] if difference.constant == 0 && value != address => {
                Some((earlier.now, value, factor))
            }
            _ => None,
        }
    })
}

/// A value so many times, at the end of a block.
fn times(func: &mut Function, block: Block, loc: SourceLoc, (value, factor): (Value, u64)) -> Value {
    let ty = func.dfg.value_type(value);
    match factor {
        1 => value,
        _ if factor.is_power_of_two() => {
            let places = u64::from(factor.trailing_zeros());
            let count = func.at_end(block).with_loc(loc).int(Type::I32, places);
            func.at_end(block).with_loc(loc).ishl(ty, value, count)
        }
        _ => {
            let factor = func.at_end(block).with_loc(loc).int(ty, factor);
            func.at_end(block).with_loc(loc).imul(ty, value, factor)
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
