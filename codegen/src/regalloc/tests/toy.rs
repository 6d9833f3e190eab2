//! A small target and a builder of two-view functions.

use crate::ir::SourceLoc;
use crate::machine::*;
use smallvec::SmallVec;
use std::collections::HashMap;

/// Lanes of a toy wave.
pub const LANES: usize = 8;

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
    /// Copies the first use to a part of the definition, which keeps the rest of a tied use.
    Insert,
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
    /// All lanes run.
    AllLanes,
    MaskAnd,
    MaskAndNot,
    /// The mask (first use) if the counter (second use) is below the immediate, else no lanes.
    MaskLimit,
    /// The immediate in every unit.
    Constant,
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

impl Toy {
    /// A copy of one unit of a file.
    pub fn copy(file: RegFile, dst: PReg, src: PReg) -> Toy {
        Toy::from(Pseudo::Copy {
            file,
            width: 1,
            dst: dst.into(),
            src: src.into(),
        })
    }
}

fn plain(reg: Reg, width: u8, kind: OperandKind) -> Operand {
    Operand::new(reg, SubReg::whole(width), kind)
}

impl MachInst for Toy {
    fn operands(&self, out: &mut Vec<Operand>) {
        out.extend(self.args.iter().copied().filter(|a| self.listed(a)));
    }

    fn whole_wave(&self) -> bool {
        self.args.iter().any(|arg| arg.whole_wave)
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

    fn pseudo(&self) -> Option<&Pseudo> {
        None
    }

    fn as_copy(&self) -> Option<(Reg, Reg)> {
        (self.op == Op::Copy).then(|| (self.args[1].reg, self.args[0].reg))
    }

    fn moves_part(&self) -> Option<(u8, u8)> {
        matches!(self.op, Op::Copy | Op::Insert).then(|| (0, self.args.len() as u8 - 1))
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

    fn repeatable(&self) -> bool {
        self.op == Op::AddImm && self.args.len() == 1 || self.op == Op::Constant
    }

    fn lane_mask() -> Option<(RegFile, u8)> {
        Some((RegFile::SCALAR, 2))
    }
}

impl From<Pseudo> for Toy {
    fn from(pseudo: Pseudo) -> Toy {
        use OperandKind::{Def, Use};
        let unit = |reg: PReg, kind| vec![plain(reg.into(), 1, kind)];
        match pseudo {
            Pseudo::Copy { width, dst, src, .. } => {
                Toy::new(Op::Copy, vec![plain(src, width, Use), plain(dst, width, Def)], 0)
            }
            Pseudo::Spill { width, src, slot, .. } => {
                Toy::new(Op::Spill, vec![plain(src, width, Use)], slot.into())
            }
            Pseudo::Reload { width, dst, slot, .. } => {
                Toy::new(Op::Reload, vec![plain(dst, width, Def)], slot.into())
            }
            Pseudo::Lanes { step, mask, width } => match step {
                LaneStep::Keep => Toy::new(Op::GetExec, vec![plain(mask, width, Def)], 0),
                LaneStep::All => Toy::new(Op::AllLanes, Vec::new(), 0),
                LaneStep::Restore => Toy::new(Op::SetExec, vec![plain(mask, width, Use)], 0),
            },
            Pseudo::Park { unit: of, lane, src } => Toy::new(Op::Park, unit(src, Use), lane_imm(of, lane)),
            Pseudo::Unpark { dst, unit: of, lane } => {
                Toy::new(Op::Unpark, unit(dst, Def), lane_imm(of, lane))
            }
            other => unreachable!("the allocator makes no {other:?}"),
        }
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

    /// A value that can be computed anywhere.
    pub fn constant(&mut self, file: RegFile, width: u8) -> VReg {
        let def = self.func.vreg(file, width);
        let args = vec![self.whole(def, OperandKind::Def)];
        let imm = self.fresh_imm();
        self.push(Op::Constant, args, imm);
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
        self.tuple_of(Op::Mix, file, units)
    }

    /// As [`Self::tuple`], with copies of the units.
    pub fn concat(&mut self, file: RegFile, units: &[VReg]) -> VReg {
        self.tuple_of(Op::Insert, file, units)
    }

    fn tuple_of(&mut self, op: Op, file: RegFile, units: &[VReg]) -> VReg {
        let width = units.len() as u8;
        let mut tuple = None;
        for (i, &unit) in units.iter().enumerate() {
            let def = self.func.vreg(file, width);
            let mut args = vec![self.whole(unit, OperandKind::Use)];
            let kind = if let Some(tuple) = tuple {
                args.push(Operand::new(tuple, SubReg::NONE, OperandKind::Use));
                OperandKind::TiedDef { tied: 1 }
            } else {
                OperandKind::PartDef
            };
            args.push(Operand::new(def, SubReg::unit(i as u8), kind));
            let imm = self.fresh_imm();
            self.push(op, args, imm);
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
