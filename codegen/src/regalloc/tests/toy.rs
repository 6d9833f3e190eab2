//! A small target, a builder of two-view functions, and an executor that runs them before and after allocation.

use crate::ir::SourceLoc;
use crate::machine::*;
use smallvec::SmallVec;
use std::collections::HashMap;

/// Lanes of a toy wave.
pub const LANES: usize = 8;
const ALL: u64 = (1 << LANES) - 1;

/// Register files like those of an AMD GPU.
pub fn files() -> Vec<RegFileInfo> {
    vec![
        RegFileInfo {
            name: "sgpr",
            prefix: "s",
            view: View::Wave,
            units: 102,
            unit_bits: 32,
            widths: &[(1, 1), (2, 2), (4, 4), (8, 4), (16, 4)],
            extra: &[(106, 2)],
        },
        RegFileInfo {
            name: "vgpr",
            prefix: "v",
            view: View::Thread,
            units: 256,
            unit_bits: 32,
            widths: &[(1, 1), (2, 1), (3, 1), (4, 1), (8, 1), (16, 1)],
            extra: &[],
        },
    ]
}

/// What a toy instruction does. Masks are values of width 2 with the lanes in unit 0.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Op {
    /// Every unit written becomes a hash of everything read, the immediate, the unit, and the lane for vectors.
    Mix,
    Copy,
    Spill,
    Reload,
    /// A scalar to or from a lane of the vector unit that the immediate names: unit times 256 plus lane.
    Park,
    Unpark,
    /// Records everything read, per running lane.
    Out,
    /// Mask of the running lanes in which the vector's hash says so.
    Ballot,
    GetExec,
    SetExec,
    MaskAnd,
    MaskAndNot,
    /// The mask (first use) if the counter (second use) is below the immediate, else no lanes.
    MaskLimit,
    /// Scalar (zero if there is none) plus immediate.
    AddImm,
    Jump,
    /// To the first successor if no lane runs, else the second.
    BranchExecZero,
    End,
}

/// A toy instruction.
#[derive(Clone, Debug)]
pub struct Toy {
    pub op: Op,
    pub args: Vec<Operand>,
    pub imm: u64,
    pub targets: SmallVec<[MBlock; 2]>,
    pub clobbers: Vec<PReg>,
    /// Whether allocated operands leave the operand list.
    pub hide: bool,
}

impl Toy {
    fn listed(&self, arg: &Operand) -> bool {
        !self.hide || matches!(arg.reg, Reg::Virtual(_))
    }

    pub fn new(op: Op, args: Vec<Operand>, imm: u64) -> Toy {
        Toy {
            op,
            args,
            imm,
            targets: SmallVec::new(),
            clobbers: Vec::new(),
            hide: false,
        }
    }
}

fn plain(reg: Reg, width: u8, kind: OperandKind) -> Operand {
    Operand::new(reg, SubReg::whole(width), kind)
}

impl MachInst for Toy {
    fn operands(&self, out: &mut Vec<Operand>) {
        out.extend(self.args.iter().copied().filter(|a| self.listed(a)));
    }

    fn set_operands(&mut self, regs: &mut dyn Iterator<Item = Reg>) {
        let listed: Vec<usize> = (0..self.args.len())
            .filter(|&i| self.listed(&self.args[i]))
            .collect();
        for (i, reg) in listed.into_iter().zip(regs) {
            self.args[i].reg = reg;
        }
    }

    fn clobbers(&self) -> &[PReg] {
        &self.clobbers
    }

    fn as_copy(&self) -> Option<(Reg, Reg)> {
        (self.op == Op::Copy).then(|| (self.args[1].reg, self.args[0].reg))
    }

    fn terminator(&self) -> Terminator {
        match self.op {
            Op::Jump => Terminator::Jump,
            Op::BranchExecZero => Terminator::Branch,
            Op::End => Terminator::End,
            _ => Terminator::None,
        }
    }

    fn set_targets(&mut self, targets: &[MBlock]) {
        self.targets = targets.into();
    }

    fn removable(&self) -> bool {
        matches!(self.op, Op::Mix | Op::Copy)
    }

    fn reads_exec(&self) -> bool {
        self.args
            .iter()
            .any(|a| matches!(a.reg, Reg::Physical(p) if p.file == RegFile::VECTOR))
    }

    fn writes_exec(&self) -> bool {
        self.op == Op::SetExec
    }

    fn copy(_file: RegFile, width: u8, dst: Reg, src: Reg) -> Self {
        Toy::new(
            Op::Copy,
            vec![
                plain(src, width, OperandKind::Use),
                plain(dst, width, OperandKind::Def),
            ],
            0,
        )
    }

    fn spill(_file: RegFile, width: u8, src: Reg, slot_offset: u32) -> Self {
        Toy::new(
            Op::Spill,
            vec![plain(src, width, OperandKind::Use)],
            u64::from(slot_offset),
        )
    }

    fn reload(_file: RegFile, width: u8, dst: Reg, slot_offset: u32) -> Self {
        Toy::new(
            Op::Reload,
            vec![plain(dst, width, OperandKind::Def)],
            u64::from(slot_offset),
        )
    }

    fn park(lane_unit: PReg, lane: u8, src: PReg) -> Option<Self> {
        let args = vec![plain(src.into(), 1, OperandKind::Use)];
        Some(Toy::new(Op::Park, args, lane_imm(lane_unit, lane)))
    }

    fn unpark(dst: PReg, lane_unit: PReg, lane: u8) -> Option<Self> {
        let args = vec![plain(dst.into(), 1, OperandKind::Def)];
        Some(Toy::new(Op::Unpark, args, lane_imm(lane_unit, lane)))
    }
}

fn lane_imm(unit: PReg, lane: u8) -> u64 {
    u64::from(unit.first) << 8 | u64::from(lane)
}

/// A function under construction, with what a lane does at a thread branch.
pub struct Builder {
    pub func: MachFunc<Toy>,
    /// Lanes in this mask take the first thread edge of the block.
    pub choice: HashMap<MBlock, VReg>,
    pub at: MBlock,
    imm: u64,
}

impl Builder {
    /// A function with an open entry block.
    pub fn new() -> Builder {
        let mut func = MachFunc::new("test");
        let at = func.blocks.push(MBlockData::default());
        func.order.push(at);
        let mut b = Builder {
            func,
            choice: HashMap::new(),
            at,
            imm: 0,
        };
        b.func.blocks[at].body = Some(Body::default());
        b
    }

    /// A block in layout order, in the thread view if `thread`.
    pub fn block(&mut self, thread: bool) -> MBlock {
        let block = self.func.blocks.push(MBlockData::default());
        self.func.order.push(block);
        self.func.blocks[block].body = thread.then(Body::default);
        block
    }

    /// A block that will be laid out later.
    pub fn detached(&mut self, thread: bool) -> MBlock {
        let block = self.func.blocks.push(MBlockData::default());
        self.func.blocks[block].body = thread.then(Body::default);
        block
    }

    pub fn width(&self, v: VReg) -> u8 {
        self.func.vregs[v].width
    }

    pub fn push(&mut self, op: Op, args: Vec<Operand>, imm: u64) {
        let data = &mut self.func.blocks[self.at];
        data.insts.push(Toy::new(op, args, imm));
        data.locs.push(SourceLoc::UNKNOWN);
    }

    /// The set-up of the current block is done; its body begins.
    pub fn begin_body(&mut self) {
        let data = &mut self.func.blocks[self.at];
        let at = data.insts.len();
        if let Some(body) = &mut data.body {
            body.insts = at..at;
        }
    }

    /// The body of the current block is done.
    pub fn end_body(&mut self) {
        let data = &mut self.func.blocks[self.at];
        let at = data.insts.len();
        if let Some(body) = &mut data.body {
            body.insts.end = at;
        }
    }

    pub fn whole(&self, v: VReg, kind: OperandKind) -> Operand {
        plain(v.into(), self.width(v), kind)
    }

    pub fn fresh_imm(&mut self) -> u64 {
        self.imm += 1;
        self.imm
    }

    /// A value of a file and width computed from others.
    pub fn mix(&mut self, file: RegFile, width: u8, uses: &[VReg]) -> VReg {
        let def = self.func.vreg(file, width);
        let mut args: Vec<Operand> = uses.iter().map(|&u| self.whole(u, OperandKind::Use)).collect();
        args.push(self.whole(def, OperandKind::Def));
        let imm = self.fresh_imm();
        self.push(Op::Mix, args, imm);
        def
    }

    pub fn vector(&mut self, width: u8, uses: &[VReg]) -> VReg {
        self.mix(RegFile::VECTOR, width, uses)
    }

    pub fn scalar(&mut self, width: u8, uses: &[VReg]) -> VReg {
        self.mix(RegFile::SCALAR, width, uses)
    }

    pub fn out(&mut self, uses: &[VReg]) {
        let args = uses.iter().map(|&u| self.whole(u, OperandKind::Use)).collect();
        let imm = self.fresh_imm();
        self.push(Op::Out, args, imm);
    }

    fn mask(&mut self, op: Op, uses: &[VReg], imm: u64) -> VReg {
        let def = self.func.vreg(RegFile::SCALAR, 2);
        let mut args: Vec<Operand> = uses.iter().map(|&u| self.whole(u, OperandKind::Use)).collect();
        args.push(self.whole(def, OperandKind::Def));
        self.push(op, args, imm);
        def
    }

    pub fn ballot(&mut self, v: VReg) -> VReg {
        let imm = self.fresh_imm();
        self.mask(Op::Ballot, &[v], imm)
    }

    pub fn get_exec(&mut self) -> VReg {
        self.mask(Op::GetExec, &[], 0)
    }

    pub fn set_exec(&mut self, mask: VReg) {
        let args = vec![self.whole(mask, OperandKind::Use)];
        self.push(Op::SetExec, args, 0);
    }

    pub fn mask_and(&mut self, a: VReg, b: VReg) -> VReg {
        self.mask(Op::MaskAnd, &[a, b], 0)
    }

    pub fn mask_and_not(&mut self, a: VReg, b: VReg) -> VReg {
        self.mask(Op::MaskAndNot, &[a, b], 0)
    }

    pub fn mask_limit(&mut self, mask: VReg, counter: VReg, limit: u64) -> VReg {
        self.mask(Op::MaskLimit, &[mask, counter], limit)
    }

    pub fn zero(&mut self) -> VReg {
        let def = self.func.vreg(RegFile::SCALAR, 1);
        let args = vec![self.whole(def, OperandKind::Def)];
        self.push(Op::AddImm, args, 0);
        def
    }

    pub fn add_imm(&mut self, a: VReg, imm: u64) -> VReg {
        let def = self.func.vreg(RegFile::SCALAR, 1);
        let args = vec![self.whole(a, OperandKind::Use), self.whole(def, OperandKind::Def)];
        self.push(Op::AddImm, args, imm);
        def
    }

    /// A tuple of units given one by one: a part definition and tied definitions.
    pub fn tuple(&mut self, file: RegFile, units: &[VReg]) -> VReg {
        let width = units.len() as u8;
        let mut tuple = None;
        for (i, &unit) in units.iter().enumerate() {
            let def = self.func.vreg(file, width);
            let mut args = vec![self.whole(unit, OperandKind::Use)];
            let kind = if let Some(tuple) = tuple {
                args.push(self.whole(tuple, OperandKind::Use));
                OperandKind::TiedDef { tied: 1 }
            } else {
                OperandKind::PartDef
            };
            // The tied use keeps the other units; what the tie reads is not what the operation reads.
            args.push(Operand::new(def, SubReg::unit(i as u8), kind));
            let imm = self.fresh_imm();
            self.push(Op::Mix, args, imm);
            tuple = Some(def);
        }
        tuple.expect("a tuple has units")
    }

    fn wave_edge(&mut self, to: MBlock, args: &[VReg]) {
        let edge = MEdge {
            block: to,
            args: args.iter().map(|&a| a.into()).collect(),
        };
        self.func.blocks[self.at].succs.push(edge);
    }

    pub fn jump(&mut self, to: MBlock, args: &[VReg]) {
        self.push(Op::Jump, Vec::new(), 0);
        self.wave_edge(to, args);
    }

    pub fn branch_exec_zero(&mut self, zero: MBlock, other: MBlock) {
        self.push(Op::BranchExecZero, Vec::new(), 0);
        self.wave_edge(zero, &[]);
        self.wave_edge(other, &[]);
    }

    pub fn end(&mut self) {
        self.push(Op::End, Vec::new(), 0);
    }

    /// A thread edge of the current block.
    pub fn thread_edge(&mut self, to: MBlock, args: &[VReg]) {
        let edge = MEdge {
            block: to,
            args: args.iter().map(|&a| a.into()).collect(),
        };
        if let Some(body) = &mut self.func.blocks[self.at].body {
            body.succs.push(edge);
        }
    }

    pub fn thread_param(&mut self, block: MBlock, width: u8) -> VReg {
        let v = self.func.vreg(RegFile::VECTOR, width);
        if let Some(body) = &mut self.func.blocks[block].body {
            body.params.push(v);
        }
        v
    }

    pub fn wave_param(&mut self, block: MBlock, width: u8) -> VReg {
        let v = self.func.vreg(RegFile::SCALAR, width);
        self.func.blocks[block].params.push(v);
        v
    }
}

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
                    for lane in self.lanes(def.reg) {
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
                            for unit in 0..from.part.width {
                                if unit < def.part.start || unit >= def.part.start + def.part.width {
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
                    for lane in self.lanes(used.reg) {
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
        machine.edge(&func.blocks[edge.block].params, &edge.args, &[0]);
        block = edge.block;
    }
}

/// A function in text, one instruction a line.
pub fn text(func: &MachFunc<Toy>) -> String {
    use std::fmt::Write;
    let mut out = String::new();
    let edges = |list: &[MEdge]| {
        let list: Vec<String> = list.iter().map(|e| format!("{}{:?}", e.block, e.args)).collect();
        list.join(" ")
    };
    for &block in &func.order {
        let data = &func.blocks[block];
        let _ = writeln!(out, "{block}{:?}: wave to {}", data.params, edges(&data.succs));
        if let Some(body) = &data.body {
            let _ = writeln!(
                out,
                "  body {:?} {:?} to {}",
                body.insts,
                body.params,
                edges(&body.succs)
            );
        }
        for inst in &data.insts {
            let args: Vec<String> = inst
                .args
                .iter()
                .map(|a| {
                    format!(
                        "{:?} {:?}[{}+{}]{:?}",
                        a.kind, a.reg, a.part.start, a.part.width, a.fixed
                    )
                })
                .collect();
            let _ = writeln!(
                out,
                "  {:?} {} {} {:?}",
                inst.op,
                inst.imm,
                args.join(", "),
                inst.clobbers
            );
        }
    }
    out
}
