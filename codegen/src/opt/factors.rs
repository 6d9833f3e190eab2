//! Factors that terms of a sum share: `z + 19·x + 38·y` becomes `z + 19·(x + 2·y)`.
//!
//! The terms of a sum are multiples of values by constants. Equal values are one term, terms of equal factors are added before they are multiplied, and a factor that another one
//! divides multiplies only what is left of it. A sum is put together again only if that takes fewer products by constants that are no power of two; products by others are shifts,
//! which machines do while they add.
//!
//! - **F1** All of it is modulo the width of the type, so the order of the sums and products does not matter.
//! - **F2** A sum within it is read by nothing but the sum, a product by nothing else either, and they are in its block: what is computed outside of a loop stays there, and what
//!   others read is not computed twice.
//!
//! Cost: linear; a sum has at most `MOST_TERMS` terms.

use super::Context;
use crate::ir::eval::ones;
use crate::ir::{Block, Function, Inst, InstBuilder, Opcode, SourceLoc, Type, Value};
use crate::maps::sized;
use cranelift_entity::SecondaryMap;
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeMap;

/// Terms of a sum.
const MOST_TERMS: usize = 64;

/// Puts sums together by the factors of their terms; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let product = |&(_, inst): &(Block, Inst)| product(func, inst).is_some_and(is_work);
    if func.layout.iter().filter(product).nth(1).is_none() {
        return 0;
    }
    let mut uses: SecondaryMap<Value, u32> = sized(func.dfg.num_values());
    for (_, inst) in func.layout.iter() {
        for value in func.dfg.uses(inst) {
            uses[func.dfg.resolve(value)] += 1;
        }
    }
    let mut blocks: SecondaryMap<Inst, Option<Block>> = SecondaryMap::with_capacity(func.dfg.num_insts());
    for (block, inst) in func.layout.iter() {
        blocks[inst] = Some(block);
    }
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let sums = sums(func, block, (&uses, &blocks), context);
        if !sums.is_empty() {
            changes += sums.len();
            replace(func, block, sums);
        }
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

/// The factor of a product of a value by a constant, and the value.
fn product(func: &Function, inst: Inst) -> Option<(Value, u64)> {
    let ty = func.dfg.ctrl_type(inst);
    let [x, y] = *func.dfg.args(inst) else { return None };
    let constant = func.dfg.int_constant(func.dfg.resolve(y))?;
    if ty.is_vector() || !ty.is_int() {
        return None;
    }
    let factor = match func.dfg.opcode(inst) {
        Opcode::Imul => constant,
        Opcode::Ishl => 1u64.checked_shl((constant % u64::from(ty.bits())) as u32)?,
        _ => return None,
    };
    Some((func.dfg.resolve(x), factor & ones(ty.bits())))
}

/// Whether a product is one, and no shift.
fn is_work((_, factor): (Value, u64)) -> bool {
    !factor.is_power_of_two()
}

/// Factors, the smallest first, and the values that are added before they are multiplied by each.
type Sum = Vec<(u64, Vec<Value>)>;

/// The sums of a block, by the last of their instructions.
fn sums(
    func: &Function,
    block: Block,
    (uses, blocks): (&SecondaryMap<Value, u32>, &SecondaryMap<Inst, Option<Block>>),
    context: &mut Context<'_>,
) -> FxHashMap<Inst, Sum> {
    let here = |&inst: &Inst| blocks[inst] == Some(block);
    let mut within: FxHashSet<Inst> = FxHashSet::default();
    let mut found = FxHashMap::default();
    for &root in func.layout.insts(block).iter().rev() {
        if !is_sum(func, root) || within.contains(&root) {
            continue;
        }
        let terms = Terms::of(func, root, uses, &here, &mut within);
        if let Some(sum) = terms.sum(func, uses).filter(|_| context.burn()) {
            found.insert(root, sum);
        }
    }
    found
}

fn is_sum(func: &Function, inst: Inst) -> bool {
    let ty = func.dfg.ctrl_type(inst);
    func.dfg.opcode(inst) == Opcode::Iadd && ty.is_int() && !ty.is_vector()
}

/// The terms of a sum.
struct Terms {
    ty: Type,
    /// With how often each is added.
    list: Vec<(Value, u64)>,
    /// Products by constants in the block of the sum.
    products: FxHashMap<Value, (Value, u64)>,
}

impl Terms {
    fn of(
        func: &Function,
        root: Inst,
        uses: &SecondaryMap<Value, u32>,
        here: &dyn Fn(&Inst) -> bool,
        within: &mut FxHashSet<Inst>,
    ) -> Terms {
        let mut terms = Terms {
            ty: func.dfg.ctrl_type(root),
            list: Vec::new(),
            products: FxHashMap::default(),
        };
        let args = |sum: Inst| func.dfg.args(sum).iter().rev().map(|&arg| func.dfg.resolve(arg));
        let mut open: Vec<Value> = args(root).collect();
        while let Some(value) = open.pop() {
            let inst = func.dfg.defining_inst(value).filter(here);
            let more = terms.list.len() + open.len() < MOST_TERMS;
            let inner = inst.filter(|&inst| more && is_sum(func, inst) && uses[value] == 1);
            if let Some(inner) = inner {
                within.insert(inner);
                open.extend(args(inner));
                continue;
            }
            if let Some(product) = inst.and_then(|inst| product(func, inst)) {
                terms.products.insert(value, product);
            }
            add(&mut terms.list, value, 1);
        }
        terms
    }

    /// What is multiplied by each factor, if that takes fewer products than now.
    fn sum(&self, func: &Function, uses: &SecondaryMap<Value, u32>) -> Option<Sum> {
        let (mut terms, mut before) = (Vec::new(), 0);
        for &(value, times) in &self.list {
            match self.products.get(&value) {
                Some(&(x, factor)) if u64::from(uses[value]) == times => {
                    before += usize::from(is_work((x, factor)));
                    add(&mut terms, x, factor.wrapping_mul(times));
                }
                _ => add(&mut terms, value, times),
            }
        }
        // Constants stay the last ones, where accesses of memory have offsets for them.
        terms.sort_by_key(|&(value, _)| func.dfg.int_constant(value).is_some());
        let mut groups: BTreeMap<u64, Vec<Value>> = BTreeMap::new();
        for (value, factor) in terms {
            let factor = factor & ones(self.ty.bits());
            if factor != 0 {
                groups.entry(factor).or_default().push(value);
            }
        }
        let groups: Vec<_> = groups.into_iter().collect();
        let work = |index: &usize| is_work((groups[*index].1[0], outer(&groups, *index).1));
        ((0..groups.len()).filter(work).count() < before).then_some(groups)
    }
}

/// Adds a multiple of a value to a sum.
fn add(terms: &mut Vec<(Value, u64)>, value: Value, times: u64) {
    match terms.iter_mut().find(|(known, _)| *known == value) {
        Some((_, sum)) => *sum = sum.wrapping_add(times),
        None => terms.push((value, times)),
    }
}

/// The largest of the smaller factors that divides one, and what is left of it.
fn outer(groups: &[(u64, Vec<Value>)], index: usize) -> (Option<usize>, u64) {
    let factor = groups[index].0;
    let divides = |&smaller: &usize| factor.is_multiple_of(groups[smaller].0);
    match (0..index).rev().find(divides) {
        Some(smaller) => (Some(smaller), factor / groups[smaller].0),
        None => (None, factor),
    }
}

/// Puts the sums of a block together.
fn replace(func: &mut Function, block: Block, mut sums: FxHashMap<Inst, Sum>) {
    for inst in std::mem::take(func.layout.insts_mut(block)) {
        match sums.remove(&inst) {
            Some(sum) => {
                let total = build(func, block, inst, &sum);
                let result = func.dfg.first_result(inst);
                func.dfg.make_alias(result, total);
            }
            None => func.layout.append_inst(inst, block),
        }
    }
}

/// Makes a sum at the end of a block: what has the largest factor first, so that each product is what others are added to.
fn build(func: &mut Function, block: Block, root: Inst, groups: &[(u64, Vec<Value>)]) -> Value {
    let ty = func.dfg.ctrl_type(root);
    let loc = func.dfg.locs[root];
    let mut parts: Vec<Vec<Value>> = vec![Vec::new(); groups.len()];
    let mut whole = Vec::new();
    for index in (0..groups.len()).rev() {
        let mut values = std::mem::take(&mut parts[index]);
        values.extend(&groups[index].1);
        let (into, factor) = outer(groups, index);
        let sum = total(func, block, (ty, loc), &values);
        let product = times(func, block, (ty, loc), sum, factor);
        match into {
            Some(into) => parts[into].push(product),
            None => whole.push(product),
        }
    }
    total(func, block, (ty, loc), &whole)
}

/// The sum of values.
fn total(func: &mut Function, block: Block, (ty, loc): (Type, SourceLoc), values: &[Value]) -> Value {
    let sum = values
        .iter()
        .copied()
        .reduce(|a, b| func.at_end(block).with_loc(loc).iadd(ty, a, b));
    sum.unwrap_or_else(|| func.at_end(block).with_loc(loc).int(ty, 0))
}

/// A value times a factor.
fn times(
    func: &mut Function,
    block: Block,
    (ty, loc): (Type, SourceLoc),
    value: Value,
    factor: u64,
) -> Value {
    let mut at = func.at_end(block).with_loc(loc);
    match factor {
        1 => value,
        _ if factor.is_power_of_two() => {
            let count = at.int(Type::I32, factor.trailing_zeros().into());
            at.ishl(ty, value, count)
        }
        _ => {
            let factor = at.int(ty, factor);
            at.imul(ty, value, factor)
        }
    }
}
