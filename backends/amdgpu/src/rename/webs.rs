//! Values in scalar registers after allocation: what definitions and uses have in common (webs, Muchnick 1997, 16.3).
//!
//! A value is all that must stay in one register: definitions, the uses that they reach, and what meets at joins. Nothing moves it but
//! what names it as an operand of its own. A value is fixed if something else has to know where it is: the caller, an instruction that reads
//! or writes its register without an operand, or an operand of more than two registers.
//!
//! Cost: liveness to a fixed point over one word for each block, then one walk.

use crate::abi::trap;
use crate::hazards::Registers;
use crate::isa::{Implicit, Inst, Machine, Op, Operand, Sgpr};
use crate::machine::{BranchCond, MInst};
use cranelift_entity::SecondaryMap;
use smallvec::SmallVec;
use wavelift_codegen::machine::{MBlock, MachFunc, MachInst, PReg, Reg, RegFile};
use wavelift_codegen::regalloc::UnionFind;

/// Scalar registers that hold values: s0 to s105, and VCC.
const UNITS: u8 = Sgpr::VCC.0 + 2;

/// A value, or a part of one that was not joined to the rest yet.
pub(super) type Id = u32;
const NONE: Id = Id::MAX;

/// Registers from one on.
pub(super) fn bits(first: u8, count: u8) -> Registers {
    ((1 << count) - 1) << first
}

/// An operand that names a value.
#[derive(Clone, Copy, Debug)]
pub(super) struct Site {
    pub value: Id,
    pub block: MBlock,
    /// Which instruction of the block.
    pub inst: u32,
    /// Which of its operands.
    pub operand: u8,
    pub writes: bool,
}

/// A piece of the code where a value lives: positions are twice the number of an instruction in the layout, and one more after it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Span {
    pub value: Id,
    pub start: u32,
    pub end: u32,
}

/// What is known of a value, or of a part of one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Shape {
    /// First register and how many; none if only edges have been seen.
    place: Option<(u8, u8)>,
    fixed: bool,
}

/// The values of a function.
#[derive(Debug)]
pub(super) struct Webs {
    sets: UnionFind,
    shapes: Vec<Shape>,
    pub sites: Vec<Site>,
    pub spans: Vec<Span>,
    /// Registers that something names.
    pub named: Registers,
}

impl Webs {
    /// The value that a part belongs to.
    pub fn root(&mut self, id: Id) -> Id {
        self.sets.find(id as usize) as Id
    }

    /// Where a value is, unless it is fixed.
    pub fn place(&mut self, id: Id) -> Option<(u8, u8)> {
        let shape = self.shapes[self.sets.find(id as usize)];
        shape.place.filter(|_| !shape.fixed)
    }

    fn add(&mut self, place: Option<(u8, u8)>) -> Id {
        self.shapes.push(Shape { place, fixed: false });
        self.sets.push() as Id
    }

    fn join(&mut self, a: Id, b: Id) {
        let (a, b) = (self.sets.find(a as usize), self.sets.find(b as usize));
        if a == b {
            return;
        }
        let (mine, other) = (self.shapes[a], self.shapes[b]);
        let (place, fits) = match (mine.place, other.place) {
            (Some(mine), Some(other)) => (
                Some(wider(mine, other)),
                contains(wider(mine, other), mine, other),
            ),
            (mine, other) => (mine.or(other), true),
        };
        self.sets.union(a, b);
        self.shapes[self.sets.find(a)] = Shape {
            place,
            fixed: mine.fixed || other.fixed || !fits,
        };
    }

    fn fix(&mut self, id: Id) {
        let root = self.sets.find(id as usize);
        self.shapes[root].fixed = true;
    }
}

/// The place of two that has more registers.
fn wider(a: (u8, u8), b: (u8, u8)) -> (u8, u8) {
    if a.1 >= b.1 { a } else { b }
}

/// Whether both places are part of another one.
fn contains(all: (u8, u8), a: (u8, u8), b: (u8, u8)) -> bool {
    [a, b]
        .iter()
        .all(|part| all.0 <= part.0 && part.0 + part.1 <= all.0 + all.1)
}

/// How an instruction touches registers.
#[derive(Clone, Copy, Debug)]
struct Touch {
    first: u8,
    count: u8,
    reads: bool,
    writes: bool,
    /// Its operand, if it can name another register.
    operand: Option<u8>,
}

impl Touch {
    fn fixed(first: u8, count: u8, reads: bool) -> Touch {
        Touch {
            first,
            count,
            reads,
            writes: !reads,
            operand: None,
        }
    }

    fn registers(&self) -> std::ops::Range<usize> {
        usize::from(self.first)..usize::from((self.first + self.count).min(UNITS))
    }
}

/// What an instruction touches.
fn touches(machine: Machine, inst: &MInst, out: &mut Vec<Touch>) {
    out.clear();
    let vcc = |reads| Touch::fixed(Sgpr::VCC.0, machine.wave.mask_registers(), reads);
    match inst {
        MInst::Real(real) => {
            operands(&real.inst, out);
            let info = real.inst.info();
            if info.reads(Implicit::Vcc) {
                out.push(vcc(true));
            }
            if info.writes(Implicit::Vcc) {
                out.push(vcc(false));
            }
            // Its handler finds the queue there.
            if real.inst.op == Op::STrap {
                out.push(Touch::fixed(trap::QUEUE, 2, true));
            }
        }
        MInst::Branch {
            cond: BranchCond::VccNonZero,
            ..
        } => out.push(vcc(true)),
        MInst::FunctionAddress { dst, .. } => out.push(Touch::fixed(dst.first as u8, dst.width, false)),
        other => {
            let mut regs = Vec::new();
            other.operands(&mut regs);
            for operand in regs {
                if let Reg::Physical(PReg { file, first, width }) = operand.reg
                    && file == RegFile::SCALAR
                    && first < UNITS.into()
                {
                    out.push(Touch::fixed(first as u8, width, operand.is_use()));
                }
            }
        }
    }
}

fn operands(inst: &Inst, out: &mut Vec<Touch>) {
    for (index, &operand) in inst.operands.iter().enumerate() {
        if let Operand::Sgpr { first, count } = operand
            && first.0 < UNITS
            && let Some(access) = inst.access(index)
        {
            out.push(Touch {
                first: first.0,
                count,
                reads: access.reads(),
                writes: access.writes(),
                operand: Some(index as u8),
            });
        }
    }
}

/// Registers that are alive at the start of each block, and what is alive at its end.
fn liveness(machine: Machine, func: &MachFunc<MInst>) -> SecondaryMap<MBlock, Registers> {
    let mut touched = Vec::new();
    // What a block reads before it writes it, and what it writes.
    let mut effects: SecondaryMap<MBlock, (Registers, Registers)> = SecondaryMap::new();
    for &block in &func.order {
        let (mut read, mut written) = (0, 0);
        for inst in &func.blocks[block].insts {
            touches(machine, inst, &mut touched);
            for touch in touched.iter().filter(|touch| touch.reads) {
                read |= bits(touch.first, touch.count) & !written;
            }
            for touch in touched.iter().filter(|touch| touch.writes) {
                written |= bits(touch.first, touch.count);
            }
        }
        effects[block] = (read, written);
    }
    let mut live: SecondaryMap<MBlock, Registers> = SecondaryMap::new();
    let mut changed = true;
    while changed {
        changed = false;
        for &block in func.order.iter().rev() {
            let (read, written) = effects[block];
            let after = live_after(func, &live, block);
            let before = read | after & !written;
            changed |= before != live[block];
            live[block] = before;
        }
    }
    live
}

fn live_after(func: &MachFunc<MInst>, live: &SecondaryMap<MBlock, Registers>, block: MBlock) -> Registers {
    let succs = func.blocks[block].succs.iter();
    succs.fold(0, |all, edge| all | live[edge.block])
}

/// The registers of a set, in rising order.
fn each(mut registers: Registers) -> impl Iterator<Item = u8> {
    std::iter::from_fn(move || {
        let first = registers.trailing_zeros() as u8;
        registers &= registers.wrapping_sub(1);
        (first < 128).then_some(first)
    })
}

/// The values of a function whose registers are allocated.
pub(super) fn find(machine: Machine, func: &MachFunc<MInst>) -> Webs {
    let live = liveness(machine, func);
    let mut walk = Walk {
        machine,
        webs: Webs {
            sets: UnionFind::default(),
            shapes: Vec::new(),
            sites: Vec::new(),
            spans: Vec::new(),
            named: 0,
        },
        now: [NONE; UNITS as usize],
        since: [0; UNITS as usize],
        until: [0; UNITS as usize],
        at: 0,
    };
    // The parts of values that edges lead to a block, register by register.
    let mut entries: SecondaryMap<MBlock, Vec<Id>> = SecondaryMap::new();
    for &block in &func.order {
        entries[block] = each(live[block]).map(|_| walk.webs.add(None)).collect();
    }
    for entry in entries[func.entry()].clone() {
        walk.webs.fix(entry);
    }
    for &block in &func.order {
        walk.block(
            func,
            block,
            (live[block], &entries[block]),
            live_after(func, &live, block),
        );
        for edge in &func.blocks[block].succs {
            for (register, &entry) in each(live[edge.block]).zip(&entries[edge.block]) {
                walk.webs.join(walk.now[usize::from(register)], entry);
            }
        }
    }
    walk.webs
}

/// The walk over the code.
struct Walk {
    machine: Machine,
    webs: Webs,
    /// The value in each register, since when, and until when it is read.
    now: [Id; UNITS as usize],
    since: [u32; UNITS as usize],
    until: [u32; UNITS as usize],
    /// The position.
    at: u32,
}

impl Walk {
    fn block(
        &mut self,
        func: &MachFunc<MInst>,
        block: MBlock,
        (before, entries): (Registers, &[Id]),
        after: Registers,
    ) {
        self.now = [NONE; UNITS as usize];
        for (register, &entry) in each(before).zip(entries) {
            self.start(usize::from(register), entry, self.at);
        }
        let mut touched = Vec::new();
        for (index, inst) in func.blocks[block].insts.iter().enumerate() {
            touches(self.machine, inst, &mut touched);
            self.instruction(block, index as u32, &touched);
            self.at += 2;
        }
        for register in each(after) {
            self.until[usize::from(register)] = self.at;
        }
        for register in 0..usize::from(UNITS) {
            self.close(register);
        }
    }

    fn instruction(&mut self, block: MBlock, inst: u32, touched: &[Touch]) {
        let ids: SmallVec<[Id; 6]> = touched
            .iter()
            .map(|touch| self.webs.add(Some((touch.first, touch.count))))
            .collect();
        let all = || touched.iter().zip(&ids);
        for (touch, &value) in all().filter(|(touch, _)| touch.reads) {
            for register in touch.registers() {
                self.until[register] = self.at + 1;
                self.webs.join(value, self.now[register]);
            }
        }
        for (touch, &value) in all().filter(|(touch, _)| touch.writes) {
            for register in touch.registers() {
                self.close(register);
                self.start(register, value, self.at + 1);
            }
        }
        for (touch, &value) in all() {
            self.webs.named |= bits(touch.first, touch.count);
            match touch.operand {
                Some(operand) if touch.count <= 2 => self.webs.sites.push(Site {
                    value,
                    block,
                    inst,
                    operand,
                    writes: touch.writes,
                }),
                _ => self.webs.fix(value),
            }
        }
    }

    fn start(&mut self, register: usize, value: Id, at: u32) {
        self.now[register] = value;
        (self.since[register], self.until[register]) = (at, at + 1);
    }

    /// What a register holds ends; which value it was stays known for the edges of the block.
    fn close(&mut self, register: usize) {
        let (value, start, end) = (self.now[register], self.since[register], self.until[register]);
        if value != NONE {
            self.webs.spans.push(Span { value, start, end });
        }
    }
}
