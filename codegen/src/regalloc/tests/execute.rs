//! Runs functions of the small target before and after allocation.

use super::toy::{LANES, Op, Toy};
use crate::machine::*;
use std::collections::HashMap;

const ALL: u64 = (1 << LANES) - 1;

/// One entry of the record: instruction, running lanes, what was read (per lane for vectors).
pub type Record = Vec<(u64, u64, Vec<u64>)>;

/// Units of a register: for scalars in "lane" 0 only.
type Units = Vec<[u64; LANES]>;

struct Machine<'a> {
    func: &'a MachFunc<Toy>,
    virtuals: HashMap<VReg, Units>,
    physical: Vec<Units>,
    spill: HashMap<u64, [u64; LANES]>,
    exec: u64,
    record: Record,
}

fn hash(parts: &[u64]) -> u64 {
    let mut h = 0xcbf2_9ce4_8422_2325u64;
    for &p in parts {
        h = (h ^ p).wrapping_mul(0x0000_0100_0000_01b3).rotate_left(23) ^ (h >> 29);
    }
    h
}

impl Machine<'_> {
    fn file(&self, reg: Reg) -> RegFile {
        match reg {
            Reg::Virtual(v) => self.func.vregs[v].file,
            Reg::Physical(p) => p.file,
        }
    }

    fn width(&self, reg: Reg) -> u8 {
        match reg {
            Reg::Virtual(v) => self.func.vregs[v].width,
            Reg::Physical(p) => p.width,
        }
    }

    fn unit(&mut self, reg: Reg, unit: u8) -> &mut [u64; LANES] {
        match reg {
            Reg::Virtual(v) => {
                let width = usize::from(self.func.vregs[v].width);
                let units = self.virtuals.entry(v).or_insert_with(|| vec![[0; LANES]; width]);
                &mut units[usize::from(unit)]
            }
            Reg::Physical(p) => {
                &mut self.physical[usize::from(p.file.0)][usize::from(p.first) + usize::from(unit)]
            }
        }
    }

    fn read(&mut self, o: &Operand, lane: usize) -> Vec<u64> {
        let lane = if self.file(o.reg) == RegFile::SCALAR {
            0
        } else {
            lane
        };
        (o.part.start..o.part.start + o.part.width)
            .map(|u| self.unit(o.reg, u)[lane])
            .collect()
    }

    fn mask(&mut self, o: &Operand) -> u64 {
        self.unit(o.reg, 0)[0]
    }

    fn set_mask(&mut self, o: &Operand, mask: u64) {
        self.unit(o.reg, 0)[0] = mask;
        self.unit(o.reg, 1)[0] = 0;
    }

    /// Lanes in which an operand is read or written.
    fn lanes_of(&self, o: &Operand) -> Vec<usize> {
        if o.whole_wave {
            return (0..LANES).collect();
        }
        self.lanes(o.reg)
    }

    fn lanes(&self, reg: Reg) -> Vec<usize> {
        if self.file(reg) == RegFile::SCALAR {
            return vec![0];
        }
        (0..LANES).filter(|l| self.exec >> l & 1 != 0).collect()
    }

    fn step(&mut self, inst: &Toy) {
        let args = &inst.args;
        let uses: Vec<Operand> = args.iter().copied().filter(Operand::is_use).collect();
        let defs: Vec<Operand> = args.iter().copied().filter(|a| !a.is_use()).collect();
        match inst.op {
            Op::Constant => {
                for lane in self.lanes_of(&defs[0]) {
                    for unit in 0..self.width(defs[0].reg) {
                        self.unit(defs[0].reg, unit)[lane] = inst.imm;
                    }
                }
            }
            Op::Insert => {
                let (src, dst) = (uses[0], defs[0]);
                for lane in self.lanes(dst.reg) {
                    let moved = self.read(&src, lane);
                    let mut writes: Vec<(u8, u64)> = (dst.part.start..).zip(moved).collect();
                    // Registers that are allocated keep the rest by themselves.
                    if let (Some(kept), Reg::Virtual(_)) = (uses.get(1), dst.reg) {
                        for unit in (0..self.width(dst.reg)).filter(|&u| !dst.part.contains(u)) {
                            writes.push((unit, self.unit(kept.reg, unit)[lane]));
                        }
                    }
                    for (unit, value) in writes {
                        self.unit(dst.reg, unit)[lane] = value;
                    }
                }
            }
            Op::Mix => {
                let tied: Vec<u8> = defs
                    .iter()
                    .filter_map(|d| {
                        if let OperandKind::TiedDef { tied } = d.kind {
                            Some(tied)
                        } else {
                            None
                        }
                    })
                    .collect();
                let mut writes = Vec::new();
                for def in &defs {
                    for lane in self.lanes_of(def) {
                        let mut parts = vec![inst.imm];
                        if self.file(def.reg) == RegFile::VECTOR {
                            parts.push(lane as u64);
                        }
                        for (i, used) in args.iter().enumerate().filter(|(_, a)| a.is_use()) {
                            if !tied.contains(&(i as u8)) {
                                parts.extend(self.read(used, lane));
                            }
                        }
                        for unit in def.part.start..def.part.start + def.part.width {
                            parts.push(u64::from(unit));
                            writes.push((def.reg, unit, lane, hash(&parts)));
                            parts.pop();
                        }
                        if let (OperandKind::TiedDef { tied }, Reg::Virtual(_)) = (def.kind, def.reg) {
                            let from = args[usize::from(tied)];
                            for unit in 0..self.width(def.reg) {
                                if !def.part.contains(unit) {
                                    let value = self.unit(from.reg, unit)[lane];
                                    writes.push((def.reg, unit, lane, value));
                                }
                            }
                        }
                    }
                }
                for (reg, unit, lane, value) in writes {
                    self.unit(reg, unit)[lane] = value;
                }
                for preg in &inst.clobbers {
                    // Of a per-lane register only the running lanes are destroyed.
                    for lane in self.lanes((*preg).into()) {
                        for unit in 0..preg.width {
                            self.unit((*preg).into(), unit)[lane] = 0xdead;
                        }
                    }
                }
            }
            Op::Copy => {
                let (src, dst) = (uses[0], defs[0]);
                for lane in self.lanes(dst.reg) {
                    for (unit, value) in self.read(&src, lane).into_iter().enumerate() {
                        self.unit(dst.reg, unit as u8)[lane] = value;
                    }
                }
            }
            Op::Spill => {
                for lane in self.lanes(uses[0].reg) {
                    for (unit, value) in self.read(&uses[0], lane).into_iter().enumerate() {
                        self.spill.entry(inst.imm + 4 * unit as u64).or_default()[lane] = value;
                    }
                }
            }
            Op::Reload => {
                for lane in self.lanes(defs[0].reg) {
                    for unit in 0..defs[0].part.width {
                        let value = self.spill.entry(inst.imm + 4 * u64::from(unit)).or_default()[lane];
                        self.unit(defs[0].reg, unit)[lane] = value;
                    }
                }
            }
            Op::Park | Op::Unpark => {
                let (unit, lane) = ((inst.imm >> 8) as usize, (inst.imm & 0xff) as usize);
                if inst.op == Op::Park {
                    self.physical[1][unit][lane] = self.mask(&uses[0]);
                } else {
                    self.unit(defs[0].reg, 0)[0] = self.physical[1][unit][lane];
                }
            }
            Op::Out => {
                let mut values = Vec::new();
                for used in &uses {
                    for lane in self.lanes_of(used) {
                        values.extend(self.read(used, lane));
                    }
                }
                self.record.push((inst.imm, self.exec, values));
            }
            Op::Ballot => {
                let mut mask = 0;
                for lane in self.lanes(uses[0].reg) {
                    let value = hash(&[self.read(&uses[0], lane)[0], inst.imm]);
                    mask |= (value & 1) << lane;
                }
                self.set_mask(&defs[0], mask);
            }
            Op::GetExec => {
                let exec = self.exec;
                self.set_mask(&defs[0], exec);
            }
            Op::AllLanes => self.exec = ALL,
            Op::SetExec => self.exec = self.mask(&uses[0]),
            Op::MaskAnd | Op::MaskAndNot => {
                let (a, b) = (self.mask(&uses[0]), self.mask(&uses[1]));
                self.set_mask(&defs[0], if inst.op == Op::MaskAnd { a & b } else { a & !b });
            }
            Op::MaskLimit => {
                let (a, count) = (self.mask(&uses[0]), self.mask(&uses[1]));
                self.set_mask(&defs[0], if count < inst.imm { a } else { 0 });
            }
            Op::AddImm => {
                let value = uses.first().map_or(0, |u| self.mask(u)).wrapping_add(inst.imm);
                self.unit(defs[0].reg, 0)[0] = value;
            }
            Op::Jump | Op::BranchExecZero | Op::End => {}
        }
    }

    /// Parallel assignment of edge arguments in the given lanes.
    fn edge(&mut self, params: &[VReg], args: &[Reg], lanes: &[usize]) {
        let mut writes = Vec::new();
        for (&param, &arg) in params.iter().zip(args) {
            let scalar = self.func.vregs[param].file == RegFile::SCALAR;
            let lanes = if scalar { &[0] } else { lanes };
            for unit in 0..self.func.vregs[param].width {
                for &lane in lanes {
                    writes.push((param, unit, lane, self.unit(arg, unit)[lane]));
                }
            }
        }
        for (param, unit, lane, value) in writes {
            self.unit(param.into(), unit)[lane] = value;
        }
    }

    fn thread_edges(&mut self, block: MBlock, choice: &HashMap<MBlock, VReg>) {
        let func = self.func;
        let Some(body) = &func.blocks[block].body else {
            return;
        };
        let taken = match (choice.get(&block), body.succs.len()) {
            (Some(&mask), 2) => {
                let mask = self.unit(mask.into(), 0)[0];
                vec![self.exec & mask, self.exec & !mask]
            }
            _ => vec![self.exec],
        };
        // All lanes leave at once: read for each edge its own lanes only.
        for (edge, lanes) in body.succs.iter().zip(taken) {
            let lanes: Vec<usize> = (0..LANES).filter(|l| lanes >> l & 1 != 0).collect();
            if let Some(target) = &func.blocks[edge.block].body {
                self.edge(&target.params, &edge.args, &lanes);
            }
        }
    }
}

/// Runs a function, virtual or allocated; `None` if it does not end.
pub fn run(func: &MachFunc<Toy>, choice: &HashMap<MBlock, VReg>) -> Option<Record> {
    let garbage = |file: u64| (0..300).map(|u| [hash(&[file, u]); LANES]).collect();
    let mut machine = Machine {
        func,
        virtuals: HashMap::new(),
        physical: vec![garbage(1), garbage(2)],
        spill: HashMap::new(),
        exec: ALL,
        record: Vec::new(),
    };
    // Kernel inputs: the tests' fixed registers begin with known values, wherever they are read from.
    let mut block = func.entry();
    let mut fuel = 20_000;
    loop {
        let data = &func.blocks[block];
        for (i, inst) in data.insts.iter().enumerate() {
            if data.body.as_ref().is_some_and(|b| b.insts.end == i) {
                machine.thread_edges(block, choice);
            }
            machine.step(inst);
            fuel -= 1;
        }
        if fuel < 0 {
            return None;
        }
        let succ = match data.insts.last()?.op {
            Op::Jump => 0,
            Op::BranchExecZero => usize::from(machine.exec != 0),
            _ => return Some(machine.record),
        };
        let edge = &data.succs[succ];
        // Vectors among them are whole-wave values.
        let all: Vec<usize> = (0..LANES).collect();
        machine.edge(&func.blocks[edge.block].params, &edge.args, &all);
        block = edge.block;
    }
}
