//! Wait counters as data: which there are, what completes in order on each, and how to wait for them.
//!
//! | counters | generations |
//! |---|---|
//! | vector memory, and all else; one instruction with a field for each | GCN |
//! | stores of vector memory until they have read their data, a third field | gfx6 |
//! | loads, stores, LDS with scalar memory; fields for the first and the last, an instruction for stores | gfx11 |
//! | loads, stores, LDS, scalar memory, samples; an instruction for each, and one for LDS with another | gfx12 |

use crate::isa::{Inst, Latency, Machine, Op, Operand, WaitCount, WaitCounter};

/// As many counters as code for any machine waits for.
pub const MOST_COUNTERS: usize = 5;

/// No operation, or no wait.
pub const NEVER: u8 = u8::MAX;

/// A wait counter.
#[derive(Clone, Copy, Debug)]
pub struct Counter {
    /// What it counts, as tables name it: machines of a family may count together what others count apart.
    pub names: &'static [WaitCounter],
    /// The largest number of later operations that is told from others: an operation with more of them counts as having this many.
    pub most: u8,
    /// Waits for so many operations or more wait for nothing.
    pub nothing: u8,
    /// What completes out of order: while any of it is outstanding, only a wait for all operations says anything.
    pub unordered: &'static [Disorder],
    /// How to wait.
    pub wait: WaitBy,
    /// Whether it counts stores of vector memory until they have read their data, which must not be overwritten before, and nothing else.
    pub stored: bool,
}

/// What completes out of order on a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Disorder {
    /// Accesses that count as vector memory and as LDS (FLAT).
    Flat,
    /// Scalar memory.
    Scalar,
    /// What tables have on a counter.
    Of(WaitCounter),
    /// Whatever counts.
    All,
}

/// How to wait for a counter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum WaitBy {
    /// The field of `s_waitcnt` for vector memory.
    Vm,
    /// The field of `s_waitcnt` for LDS, scalar memory and messages.
    Lgkm,
    /// The field of `s_waitcnt` for exports, and on gfx6 for data of stores.
    Exp,
    /// An instruction of its own.
    Own(Op),
}

/// An instruction that waits for two counters.
#[derive(Clone, Copy, Debug)]
pub struct Joined {
    /// The counter in the high byte of the immediate, by its place.
    pub high: usize,
    /// The counter in the low byte.
    pub low: usize,
    /// The instruction.
    pub op: Op,
}

/// The counters of a machine.
#[derive(Clone, Copy, Debug)]
pub struct Counters {
    /// Those that code waits for, [`MOST_COUNTERS`] at most.
    pub list: &'static [Counter],
    /// Instructions that wait for two of them, which are taken before those for one.
    pub joined: &'static [Joined],
}

/// For each counter how many operations may be outstanding, or [`NEVER`] if it is not waited for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Wait(pub [u8; MOST_COUNTERS]);

impl Wait {
    /// Waits for nothing.
    pub const NONE: Wait = Wait([NEVER; MOST_COUNTERS]);

    /// The wait that does what two do.
    pub fn least(self, other: Wait) -> Wait {
        Wait(std::array::from_fn(|counter| {
            self.0[counter].min(other.0[counter])
        }))
    }
}

impl Counter {
    /// Whether an instruction that counts completes out of order.
    pub fn is_disordered_by(&self, inst: &Inst, counts: usize) -> bool {
        self.unordered.iter().any(|disorder| match disorder {
            Disorder::Flat => counts > 1,
            Disorder::Scalar => inst.info().latency == Latency::Smem,
            Disorder::Of(name) => inst.waits(*name),
            Disorder::All => true,
        })
    }
}

impl Counters {
    /// The wait for all operations on some counters.
    pub fn all_of(&self, counters: &[WaitCounter]) -> Wait {
        let mut wait = Wait::NONE;
        for (count, counter) in wait.0.iter_mut().zip(self.list) {
            if counter.names.iter().any(|name| counters.contains(name)) {
                *count = 0;
            }
        }
        wait
    }

    /// A request to wait for nothing: no code comes of it, but accesses of memory keep their order with it until waits are put in.
    pub fn request_for_nothing(&self, machine: Machine) -> Option<Inst> {
        let counter = self.list.first()?;
        let (op, imm) = match counter.wait {
            WaitBy::Own(op) => (op, i32::from(counter.nothing)),
            _ => (Op::SWaitcnt, WaitCount::NONE.to_imm(machine.isa).into()),
        };
        Some(Inst::new(machine, op, &[Operand::Imm(imm)]))
    }

    /// The instructions that wait: fields of one come first, then single counters, then two in one.
    pub fn instructions(&self, machine: Machine, wait: Wait) -> Vec<Inst> {
        let imm = |op: Op, imm: i32| {
            // Where there is a register to take the count from, it is NULL.
            let register = machine.isa.op(op).operands.len() > 1;
            let null = machine.isa.traits().null.filter(|_| register);
            let null = null.map(|null| Operand::s(null.0));
            let operands: Vec<Operand> = null.into_iter().chain([Operand::Imm(imm)]).collect();
            Inst::new(machine, op, &operands)
        };
        let mut left = wait.0;
        let mut joined = Vec::new();
        for pair in self.joined {
            if left[pair.high] != NEVER && left[pair.low] != NEVER {
                joined.push(imm(
                    pair.op,
                    i32::from(left[pair.high]) << 8 | i32::from(left[pair.low]),
                ));
                (left[pair.high], left[pair.low]) = (NEVER, NEVER);
            }
        }
        let (mut fields, mut singles) = (WaitCount::NONE, Vec::new());
        for (counter, &count) in self.list.iter().zip(&left).filter(|(_, count)| **count != NEVER) {
            match counter.wait {
                WaitBy::Vm => fields.vm = count,
                WaitBy::Lgkm => fields.lgkm = count,
                WaitBy::Exp => fields.exp = count,
                WaitBy::Own(op) => singles.push(imm(op, count.into())),
            }
        }
        let fields =
            (fields != WaitCount::NONE).then(|| imm(Op::SWaitcnt, i32::from(fields.to_imm(machine.isa))));
        fields.into_iter().chain(singles).chain(joined).collect()
    }

    /// What an instruction waits for, if it is one that does.
    pub fn wait_of(&self, inst: &Inst) -> Option<Wait> {
        let &Operand::Imm(imm) = inst.operands.last()? else {
            return None;
        };
        let mut wait = Wait::NONE;
        let mut found = false;
        for (at, counter) in self.list.iter().enumerate() {
            let count = match counter.wait {
                WaitBy::Vm | WaitBy::Lgkm | WaitBy::Exp if inst.op == Op::SWaitcnt => {
                    let fields = WaitCount::from_imm(inst.machine.isa, imm as u16);
                    match counter.wait {
                        WaitBy::Vm => fields.vm,
                        WaitBy::Exp => fields.exp,
                        _ => fields.lgkm,
                    }
                }
                WaitBy::Own(op) if inst.op == op => (imm & 63) as u8,
                _ => continue,
            };
            found = true;
            if count < counter.nothing {
                wait.0[at] = count;
            }
        }
        if let Some(pair) = self.joined.iter().find(|pair| pair.op == inst.op) {
            found = true;
            (wait.0[pair.high], wait.0[pair.low]) = ((imm >> 8 & 63) as u8, (imm & 63) as u8);
        }
        found.then_some(wait)
    }
}
