//! Units of registers that nobody reads, and the instructions that only compute those.
//!
//! Selection makes whole values: of an address of 64 bits also the upper half, which no message takes. Here each unit of a virtual
//! register is read or not, whoever reads it: an instruction that stays, a block through a parameter that is read, or a register
//! that keeps the unit. Nothing is read to begin with, so that what a loop computes only for itself goes, too.
//!
//! - An operation without an effect goes if nobody reads what it writes. What a part was added to takes the place of the whole.
//! - A load takes as many doublewords as are read, and a register has no units above the only one that is read.
//!
//! Cost: linear in the operands, times the depth of loops that hand units on.
//!
//! Rust, not rules: it looks at selected instructions of the whole function, after the rules.

use crate::machine::{Access, Kind, MInst, PartOf, SCALAR};
use cranelift_entity::{EntitySet, SecondaryMap};
use rustc_hash::FxHashMap;
use wavelift_codegen::machine::{
    MBlockData, MachFunc, MachInst, Operand, OperandKind, Pseudo, Reg, SubReg, VReg,
};

/// Units as bits; registers have eight at most.
type Units = u8;

fn units(part: SubReg) -> Units {
    (((1_u16 << part.width) - 1) << part.start) as Units
}

/// Drops what nobody reads.
pub(super) fn drop_unread(func: &mut MachFunc<MInst>) {
    let reads = Reads::of(func);
    let mut renamed = FxHashMap::default();
    for block in func.order.clone() {
        let mut data = std::mem::take(&mut func.blocks[block]);
        reads.thin(&mut data, &mut renamed);
        for inst in &mut data.insts {
            reads.narrow(func, inst);
        }
        func.blocks[block] = data;
    }
    if renamed.is_empty() {
        return;
    }
    for block in func.order.clone() {
        rename(&mut func.blocks[block], &renamed);
    }
}

/// What is read of each register.
struct Reads {
    units: SecondaryMap<VReg, Units>,
    /// Registers that edges take as a whole, and those that may come to stand for them.
    on_edges: EntitySet<VReg>,
    /// Registers that a result keeps units of.
    kept: EntitySet<VReg>,
    changed: bool,
}

impl Reads {
    fn of(func: &MachFunc<MInst>) -> Reads {
        let mut reads = Reads {
            units: SecondaryMap::with_capacity(func.vregs.len()),
            on_edges: EntitySet::new(),
            kept: EntitySet::new(),
            changed: true,
        };
        let mut operands = Vec::new();
        while std::mem::take(&mut reads.changed) {
            for &block in func.order.iter().rev() {
                reads.edges(func, &func.blocks[block]);
                for inst in func.blocks[block].insts.iter().rev() {
                    operands.clear();
                    inst.operands(&mut operands);
                    reads.instruction(inst, &operands);
                }
            }
        }
        reads
    }

    fn add(&mut self, reg: Reg, units: Units) {
        if let Reg::Virtual(reg) = reg
            && self.units[reg] & units != units
        {
            self.units[reg] |= units;
            self.changed = true;
        }
    }

    /// Arguments are read as the parameters are.
    fn edges(&mut self, func: &MachFunc<MInst>, data: &MBlockData<MInst>) {
        for edge in &data.succs {
            let params = &func.blocks[edge.block].params;
            self.arguments(&edge.args, params);
        }
        for edge in data.body.iter().flat_map(|body| &body.succs) {
            let params = func.blocks[edge.block].body.as_ref().map(|body| &body.params[..]);
            self.arguments(&edge.args, params.unwrap_or_default());
        }
    }

    fn arguments(&mut self, args: &[Reg], params: &[VReg]) {
        for (&arg, &param) in args.iter().zip(params) {
            if let Reg::Virtual(reg) = arg {
                self.changed |= self.on_edges.insert(reg);
            }
            self.add(arg, self.units[param]);
        }
    }

    fn of_reg(&self, reg: Reg) -> Units {
        match reg {
            Reg::Virtual(reg) => self.units[reg],
            Reg::Physical(_) => Units::MAX,
        }
    }

    /// Whether an instruction stays.
    fn stays(&self, inst: &MInst, operands: &[Operand]) -> bool {
        let mut defs = operands.iter().filter(|operand| !operand.is_use());
        !inst.removable() || defs.any(|def| self.of_reg(def.reg) & units(def.part) != 0)
    }

    fn instruction(&mut self, inst: &MInst, operands: &[Operand]) {
        let stays = self.stays(inst, operands);
        for operand in operands {
            let OperandKind::TiedDef { tied } = operand.kind else {
                continue;
            };
            let kept = self.of_reg(operand.reg) & !units(operand.part);
            let from = operands[usize::from(tied)].reg;
            self.add(from, kept);
            let (Reg::Virtual(reg), Reg::Virtual(from)) = (operand.reg, from) else {
                continue;
            };
            if self.on_edges.contains(reg) {
                self.changed |= self.on_edges.insert(from);
            }
            // Where an instruction goes, what comes after it keeps the register that it kept.
            if stays || self.kept.contains(reg) {
                self.kept.insert(from);
            }
        }
        if stays {
            for operand in operands.iter().filter(|operand| operand.is_use()) {
                self.add(operand.reg, units(operand.part));
            }
        }
    }

    /// Takes out of a block what does not stay. `renamed`: registers for which others stand, or none where no unit is left.
    fn thin(&self, data: &mut MBlockData<MInst>, renamed: &mut FxHashMap<VReg, Option<Reg>>) {
        let mut operands = Vec::new();
        let mut gone = vec![false; data.insts.len()];
        for (index, inst) in data.insts.iter_mut().enumerate() {
            operands.clear();
            inst.operands(&mut operands);
            if self.stays(inst, &operands) {
                continue;
            }
            let MInst::Op(op) = inst else { continue };
            let Some((Reg::Virtual(reg), file, width)) = op.dst else {
                continue;
            };
            if self.units[reg] == 0 && self.on_edges.contains(reg) {
                let dst = Reg::Virtual(reg);
                *inst = MInst::Pseudo(Pseudo::Undef { dst, file, width });
                continue;
            }
            if let Some(PartOf { kept, .. }) = op.part {
                let kept = kept.filter(|&kept| self.of_reg(kept) != 0);
                renamed.insert(reg, kept);
            }
            gone[index] = true;
        }
        data.remove(&gone);
    }

    /// Makes a load as wide as what is read of it, and a register of one unit that begins one of which no more is read.
    fn narrow(&self, func: &mut MachFunc<MInst>, inst: &mut MInst) {
        let MInst::Op(op) = inst else { return };
        if let (Some(PartOf { unit: 0, kept: None }), Some((Reg::Virtual(reg), _, width))) =
            (op.part, &mut op.dst)
            && self.units[*reg] == 1
            && !self.on_edges.contains(*reg)
            && !self.kept.contains(*reg)
        {
            (op.part, *width) = (None, 1);
            func.vregs[*reg].width = 1;
            return;
        }
        let Kind::Load {
            access: Access::Dwords(count),
            ..
        } = &mut op.kind
        else {
            return;
        };
        let Some((Reg::Virtual(reg), file, width)) = &mut op.dst else {
            return;
        };
        let read = (Units::BITS - self.units[*reg].leading_zeros()) as u8;
        // Scalars come by powers of two.
        let wanted = if *file == SCALAR {
            read.next_power_of_two()
        } else {
            read
        };
        if wanted == 0 || wanted >= *width || op.part.is_some() || self.on_edges.contains(*reg) {
            return;
        }
        (*count, *width) = (wanted, wanted);
        func.vregs[*reg].width = wanted;
    }
}

/// Gives registers that stand for others their names.
fn rename(data: &mut MBlockData<MInst>, renamed: &FxHashMap<VReg, Option<Reg>>) {
    let of = |reg: Reg| {
        let mut at = Some(reg);
        while let Some(Reg::Virtual(reg)) = at
            && let Some(&other) = renamed.get(&reg)
        {
            at = other;
        }
        at
    };
    for inst in &mut data.insts {
        let mut operands = Vec::new();
        inst.operands(&mut operands);
        if let MInst::Op(op) = inst
            && let Some(PartOf {
                kept: kept @ Some(_), ..
            }) = &mut op.part
        {
            *kept = kept.and_then(of);
            operands.clear();
            inst.operands(&mut operands);
        }
        let known = operands
            .iter()
            .any(|operand| of(operand.reg) != Some(operand.reg));
        if known {
            let mut regs = operands
                .iter()
                .map(|operand| of(operand.reg).unwrap_or(operand.reg));
            inst.set_operands(&mut regs);
        }
    }
    let edges = data.succs.iter_mut();
    let edges = edges.chain(data.body.iter_mut().flat_map(|body| &mut body.succs));
    for arg in edges.flat_map(|edge| &mut edge.args) {
        *arg = of(*arg).unwrap_or(*arg);
    }
}
