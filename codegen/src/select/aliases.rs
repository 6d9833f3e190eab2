//! Registers that turned out to be others, or parts of others.

use super::{Part, Selector, insert_all};
use crate::machine::{MBlockData, Reg, VReg};
use cranelift_entity::{EntitySet, SecondaryMap, packed_option::ReservedValue};

/// What registers stand for after all.
#[derive(Debug)]
pub struct Aliases {
    /// Those that stand for others. Every operand is asked for, and bits stay in the cache.
    some: EntitySet<VReg>,
    others: SecondaryMap<VReg, Part>,
}

impl Default for Aliases {
    fn default() -> Aliases {
        let nothing = Part {
            reg: VReg::reserved_value(),
            first: 0,
            count: 0,
        };
        Aliases {
            some: EntitySet::new(),
            others: SecondaryMap::with_default(nothing),
        }
    }
}

impl Aliases {
    pub(super) fn insert(&mut self, reg: VReg, other: Part) {
        self.some.insert(reg);
        self.others[reg] = other;
    }

    /// The units after units of a register.
    pub fn resolve(&self, mut part: Part) -> Part {
        while self.some.contains(part.reg) {
            part = self.others[part.reg].part(part.first, part.count);
        }
        part
    }
}

/// Gives every operand the register that its value has after all. Arguments of edges are whole registers: a part of one is
/// copied.
pub fn resolve<'a, S: Selector<'a>>(selector: &mut S) {
    let aliases = std::mem::take(&mut selector.selection_mut().aliases);
    for block in selector.selection().mach.order.clone() {
        let mut data = std::mem::take(&mut selector.selection_mut().mach.blocks[block]);
        // What instructions need in front.
        let mut needed: Vec<(usize, Vec<S::Inst>)> = Vec::new();
        for (index, inst) in data.insts.iter_mut().enumerate() {
            let mut copies = Vec::new();
            selector.rename(inst, &aliases, &mut copies);
            if !copies.is_empty() {
                needed.push((index, copies));
            }
        }
        for (index, copies) in needed.into_iter().rev() {
            if let Some(body) = &mut data.body {
                let count = copies.len();
                if index < body.insts.start {
                    body.insts.start += count;
                }
                if index < body.insts.end {
                    body.insts.end += count;
                }
            }
            insert_all(&mut data, index, copies);
        }
        // Arguments of wave edges are copied before the terminator, those of thread edges at the end of the body.
        let mut copies = Vec::new();
        for edge in &mut data.succs {
            for arg in &mut edge.args {
                *arg = whole(selector, *arg, &aliases, &mut copies);
            }
        }
        let at = before_terminator::<S>(&data);
        insert_all(&mut data, at, copies);
        if let Some(mut body) = data.body.take() {
            let mut copies = Vec::new();
            for edge in &mut body.succs {
                for arg in &mut edge.args {
                    *arg = whole(selector, *arg, &aliases, &mut copies);
                }
            }
            let count = copies.len();
            insert_all(&mut data, body.insts.end, copies);
            body.insts.end += count;
            data.body = Some(body);
        }
        selector.selection_mut().mach.blocks[block] = data;
    }
}

/// Where copies for wave edges go.
fn before_terminator<'a, S: Selector<'a>>(data: &MBlockData<S::Inst>) -> usize {
    let mut at = data.insts.len().saturating_sub(1);
    while at > 0 && S::belongs_to_terminator(&data.insts[at - 1]) {
        at -= 1;
    }
    at
}

/// The register after a register as a whole: a new one, with a copy that goes to `copies`, if it is a part of another.
pub fn whole<'a, S: Selector<'a>>(
    selector: &mut S,
    reg: Reg,
    aliases: &Aliases,
    copies: &mut Vec<S::Inst>,
) -> Reg {
    let Reg::Virtual(vreg) = reg else { return reg };
    let count = selector.selection().mach.vregs[vreg].width;
    let part = aliases.resolve(Part {
        reg: vreg,
        first: 0,
        count,
    });
    let shape = selector.selection().mach.vregs[part.reg];
    if part.first == 0 && part.count == shape.width && selector.is_whole(part.reg) {
        return Reg::Virtual(part.reg);
    }
    debug_assert!(
        selector.selection().current.is_empty(),
        "nothing is being selected"
    );
    let copy = selector.copy_in(shape.file, part);
    copies.append(&mut selector.selection_mut().current);
    Reg::Virtual(copy)
}
