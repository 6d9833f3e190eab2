//! Loads at known places of constant variables are constants.
//!
//! A variable that is declared constant keeps its initial bytes while it lives, and a finalizer may take a value of it from there
//! (HSA PRM 4.3.10). Loops over tables of weights, angles or round constants leave such loads when they are unrolled. Other variables with initial
//! bytes stay what they are: the host may write them between two dispatches, those of the readonly segment included.
//!
//! Cost: linear in the loads; nothing in a module without such variables.

use super::super::Context;
use crate::analysis::alias::linear;
use crate::ir::eval::ones;
use crate::ir::{Function, Inst, InstructionData, Module, Opcode, Segment, SymbolData, Type, Value};

/// Whether a module has a variable with known bytes.
pub(crate) fn any(module: Option<&Module>) -> bool {
    module.is_some_and(|module| module.symbols.values().any(is_table))
}

fn is_table(symbol: &SymbolData) -> bool {
    let readable = matches!(symbol.segment, Segment::Readonly | Segment::Global);
    symbol.constant && !symbol.external && readable && symbol.handles.is_empty() && symbol.init.is_some()
}

/// Replaces loads; returns how many.
pub fn run(func: &mut Function, context: &mut Context<'_>) -> usize {
    let Some(module) = context.module.filter(|module| any(Some(module))) else {
        return 0;
    };
    let mut changes = 0;
    for block in func.layout.blocks().to_vec() {
        let old = std::mem::take(func.layout.insts_mut(block));
        let mut new = Vec::with_capacity(old.len());
        for inst in old {
            match values(func, module, inst).filter(|_| context.burn()) {
                Some(bits) => {
                    replace(func, inst, &bits, &mut new);
                    changes += 1;
                }
                None => new.push(inst),
            }
        }
        *func.layout.insts_mut(block) = new;
    }
    if changes > 0 {
        func.resolve_all_aliases();
    }
    changes
}

/// The bits of what a load gives, if all of them are known.
fn values(func: &Function, module: &Module, inst: Inst) -> Option<Vec<u64>> {
    let dfg = &func.dfg;
    let InstructionData::Load { mem, offset, .. } = *dfg.inst(inst) else {
        return None;
    };
    if !matches!(mem.segment, Segment::Readonly | Segment::Global) {
        return None;
    }
    let address = *dfg.args(inst).first()?;
    let place = linear(dfg, address);
    let symbol = &module.symbols[place.variable.filter(|_| place.terms.is_empty())?];
    let bytes = symbol
        .init
        .as_ref()
        .filter(|_| is_table(symbol) && symbol.segment == mem.segment)?;
    let mask = ones(dfg.value_type(address).bits());
    let mut at = usize::try_from(place.offset.wrapping_add(i64::from(offset) as u64) & mask).ok()?;
    let mut found = Vec::new();
    for &result in dfg.results(inst) {
        let ty = dfg.value_type(result);
        let scalar = (ty.is_int() || ty.is_float()) && !ty.is_vector() && ty.bits() <= 64;
        let size = usize::try_from(ty.bytes()).ok().filter(|_| scalar)?;
        let part = bytes.get(at..at.checked_add(size)?)?;
        let mut word = [0; 8];
        word[..size].copy_from_slice(part);
        found.push(u64::from_le_bytes(word));
        at += size;
    }
    Some(found)
}

/// Puts constants in the place of a load.
fn replace(func: &mut Function, inst: Inst, bits: &[u64], to: &mut Vec<Inst>) {
    let results: Vec<Value> = func.dfg.results(inst).to_vec();
    for (result, &imm) in results.into_iter().zip(bits) {
        let ty: Type = func.dfg.value_type(result);
        let opcode = if ty.is_float() {
            Opcode::Fconst
        } else {
            Opcode::Iconst
        };
        let new = func
            .dfg
            .make_inst(InstructionData::Const { opcode, imm }, ty, None);
        func.dfg.locs[new] = func.dfg.locs[inst];
        let value = func.dfg.first_result(new);
        func.dfg.make_alias(result, value);
        to.push(new);
    }
}
