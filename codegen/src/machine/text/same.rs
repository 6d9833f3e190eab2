//! When two machine functions are the same.

use super::InstText;
use crate::machine::{MBlockData, MachFunc, VReg};

/// What differs between two functions, if anything that a pass could see does. Virtual registers and blocks that nothing names do not count:
/// text has none of them.
pub fn difference<I: InstText>(a: &MachFunc<I>, b: &MachFunc<I>) -> Option<String> {
    if a.name != b.name {
        return Some(format!("names %{} and %{}", a.name, b.name));
    }
    if a.spill_bytes != b.spill_bytes {
        return Some(format!("{} and {} bytes of spills", a.spill_bytes, b.spill_bytes));
    }
    if a.order != b.order {
        return Some(format!("layouts {:?} and {:?}", a.order, b.order));
    }
    a.order
        .iter()
        .find_map(|&block| {
            let what = in_block(&a.blocks[block], &b.blocks[block])?;
            Some(format!("in {block} {what}"))
        })
        .or_else(|| registers(a, b))
}

fn in_block<I: InstText>(a: &MBlockData<I>, b: &MBlockData<I>) -> Option<String> {
    if a.params != b.params || a.succs != b.succs {
        let (a, b) = ((&a.params, &a.succs), (&b.params, &b.succs));
        return Some(format!("the wave's parameters and edges {a:?} and {b:?}"));
    }
    if a.ir_block != b.ir_block {
        return Some(format!("the IR's blocks {:?} and {:?}", a.ir_block, b.ir_block));
    }
    match (&a.body, &b.body) {
        (Some(a), Some(b)) if a.insts == b.insts && a.params == b.params && a.succs == b.succs => {}
        (None, None) => {}
        (a, b) => return Some(format!("the lanes' {a:?} and {b:?}")),
    }
    if a.insts.len() != b.insts.len() {
        return Some(format!("{} and {} instructions", a.insts.len(), b.insts.len()));
    }
    if a.locs != b.locs {
        return Some(format!("lines {:?} and {:?}", a.locs, b.locs));
    }
    let mut both = a.insts.iter().zip(&b.insts);
    let (a, b) = both.find(|(a, b)| !a.same(b))?;
    Some(format!("instructions\n{a:?}\n{b:?}"))
}

/// The first virtual register of another type among those that something names.
fn registers<I: InstText>(a: &MachFunc<I>, b: &MachFunc<I>) -> Option<String> {
    let differs = |vreg: VReg| a.vregs.get(vreg) != b.vregs.get(vreg);
    let mut operands = Vec::new();
    let mut named = Vec::new();
    for &block in &a.order {
        let data = &a.blocks[block];
        named.extend(data.params.iter().copied());
        named.extend(data.body.iter().flat_map(|body| body.params.iter().copied()));
        for inst in &data.insts {
            inst.operands(&mut operands);
            named.extend(operands.drain(..).filter_map(|operand| operand.reg.as_virtual()));
        }
    }
    let vreg = named.into_iter().find(|&vreg| differs(vreg))?;
    Some(format!(
        "{vreg} is {:?} and {:?}",
        a.vregs.get(vreg),
        b.vregs.get(vreg)
    ))
}
