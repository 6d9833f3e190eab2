//! A wave: its registers, and what each instruction does to them.

use super::Word;
use crate::abi::{self, LANES, LAUNCH_WORDS};
use crate::isa::{INST_BYTES, Inst, Op, Register};
use std::rc::Rc;
use wavelift_simulator::dispatch::GroupContext;
use wavelift_simulator::{MemoryFault, SimError, Site, Wave, WaveEvent};

/// A wave that is being run.
pub(super) struct TinyWave {
    name: Rc<str>,
    insts: Rc<[Inst]>,
    /// Index of the next instruction.
    pc: usize,
    /// Lanes that run.
    running: u8,
    scalars: [Word; 32],
    vectors: [[Word; LANES]; 32],
    launch: [u32; LAUNCH_WORDS],
    items: [[u32; 3]; LANES],
    /// Memory of `spill` and `fill`.
    lane_words: Vec<[Word; LANES]>,
}

/// What an instruction does wrong, in which lane.
enum Fault {
    Memory(MemoryFault, usize),
    Unknown(&'static str, usize),
    Illegal(&'static str),
}

impl TinyWave {
    pub(super) fn new(
        (name, insts): (Rc<str>, Rc<[Inst]>),
        running: u8,
        launch: [u32; LAUNCH_WORDS],
        items: [[u32; 3]; LANES],
        lane_words: Vec<[Word; LANES]>,
    ) -> TinyWave {
        TinyWave {
            name,
            insts,
            pc: 0,
            running,
            scalars: [Word::UNKNOWN; 32],
            vectors: [[Word::UNKNOWN; LANES]; 32],
            launch,
            items,
            lane_words,
        }
    }

    /// A register as a lane sees it: a scalar is the same for all.
    fn read(&self, register: Register, lane: usize) -> Word {
        if register.is_vector() {
            self.vectors[register.number()][lane]
        } else {
            self.scalars[register.number()]
        }
    }

    fn write(&mut self, register: Register, lane: usize, word: Word) {
        if register.is_vector() {
            self.vectors[register.number()][lane] = word;
        } else {
            self.scalars[register.number()] = word;
        }
    }

    /// Who computes: the lanes that run, or lane 0 in the place of the wave.
    fn units(&self, inst: &Inst) -> impl Iterator<Item = usize> + use<> {
        let lanes = if inst.lanes { self.running } else { 1 };
        (0..LANES).filter(move |lane| lanes >> lane & 1 == 1)
    }

    /// The second source, which may be the literal.
    fn second(&self, inst: &Inst, lane: usize) -> Word {
        match inst.literal {
            Some(literal) => Word::known(literal),
            None => self.read(inst.b, lane),
        }
    }

    /// Executes the next instruction; true if the wave ends.
    fn step(&mut self, context: &mut GroupContext<'_>) -> Result<bool, Fault> {
        let insts = Rc::clone(&self.insts);
        let inst = insts
            .get(self.pc)
            .ok_or(Fault::Illegal("the wave has left the code"))?;
        let makes_mask = inst.op.has('m') && inst.lanes;
        let mut mask = Word::known(0);
        for lane in self.units(inst) {
            let Some(result) = self.in_lane(inst, lane, context)? else {
                continue;
            };
            if makes_mask {
                mask.bits |= (result.bits & 1) << lane;
                mask.unknown |= (result.unknown & 1) << lane;
            } else {
                self.write(inst.dst, lane, result);
            }
        }
        if makes_mask {
            self.write(inst.dst, 0, mask);
        }
        if inst.op == Op::End {
            return Ok(true);
        }
        let straight = self.pc + 1;
        let next = self.once(inst)?.unwrap_or(straight);
        if next != straight && next >= insts.len() {
            return Err(Fault::Illegal("the branch leads out of the code"));
        }
        self.pc = next;
        Ok(false)
    }

    /// The result of an instruction in a lane; nothing, if it has none there.
    fn in_lane(
        &mut self,
        inst: &Inst,
        lane: usize,
        context: &mut GroupContext<'_>,
    ) -> Result<Option<Word>, Fault> {
        let literal = inst.literal.unwrap_or_default();
        let (a, b, c) = (
            self.read(inst.a, lane),
            self.second(inst, lane),
            self.read(inst.c, lane),
        );
        Ok(Some(match inst.op {
            Op::Sel => {
                // A bit of the mask, or all of the number.
                let (bits, unknown) = match inst.lanes {
                    true => (c.bits >> lane & 1, c.unknown >> lane & 1),
                    false => (c.bits, c.unknown),
                };
                match (unknown, bits) {
                    (0, 0) => b,
                    (0, _) => a,
                    _ => Word::UNKNOWN,
                }
            }
            Op::Item => Word::known(self.items[lane][literal as usize % 3]),
            Op::Start => Word::known(*self.launch.get(literal as usize).ok_or(NO_SUCH)?),
            Op::Ld => {
                let at = host_address(a, literal, lane)?;
                let bytes = context.memory.read_array(at);
                Word::known(u32::from_le_bytes(
                    bytes.map_err(|fault| Fault::Memory(fault, lane))?,
                ))
            }
            Op::St => {
                let at = host_address(a, literal, lane)?;
                let bytes = known(c, "what is stored", lane)?.to_le_bytes();
                let written = context.memory.write(at, &bytes);
                written.map_err(|fault| Fault::Memory(fault, lane))?;
                return Ok(None);
            }
            Op::Spill => {
                self.lane_words.get_mut(literal as usize / 4).ok_or(NO_SUCH)?[lane] = c;
                return Ok(None);
            }
            Op::Fill => self.lane_words.get(literal as usize / 4).ok_or(NO_SUCH)?[lane],
            Op::Lanes => Word::known(self.running.into()),
            Op::Put | Op::Take | Op::Run | Op::Jmp | Op::Jany | Op::Jnz | Op::End => return Ok(None),
            op => compute(op, a, b).ok_or(Fault::Illegal("an operation without a meaning"))?,
        }))
    }

    /// What is done once, whoever runs. Gives the target of a branch that is taken.
    fn once(&mut self, inst: &Inst) -> Result<Option<usize>, Fault> {
        let literal = inst.literal.unwrap_or_default();
        let lane = literal as usize % LANES;
        let target = self.pc.wrapping_add_signed(literal as i32 as isize);
        match inst.op {
            Op::Put => self.vectors[inst.dst.number()][lane] = self.read(inst.c, 0),
            Op::Take => self.write(inst.dst, 0, self.read(inst.c, lane)),
            Op::Run => {
                let lanes = self.second(inst, 0);
                known(
                    Word {
                        unknown: lanes.unknown & 0xff,
                        ..lanes
                    },
                    "who runs",
                    0,
                )?;
                self.running = lanes.bits as u8;
            }
            Op::Jmp => return Ok(Some(target)),
            Op::Jany if self.running != 0 => return Ok(Some(target)),
            Op::Jnz if known(self.read(inst.c, 0), "the condition", 0)? != 0 => return Ok(Some(target)),
            _ => {}
        }
        Ok(None)
    }

    fn site(&self) -> Site {
        Site {
            kernel: self.name.to_string(),
            pc: Some((self.pc * INST_BYTES) as u64),
            instruction: self.insts.get(self.pc).map_or(String::new(), Inst::to_string),
            ..Site::default()
        }
    }

    fn located(&self, fault: Fault) -> SimError {
        match fault {
            Fault::Memory(fault, lane) => SimError::Memory {
                site: Box::new(self.site().with_lane(lane as u32)),
                fault,
            },
            Fault::Unknown(holder, lane) => SimError::Poison {
                site: Box::new(self.site().with_lane(lane as u32)),
                holder: holder.to_owned(),
                cause: "nobody has written all of it".to_owned(),
            },
            Fault::Illegal(what) => SimError::Illegal {
                site: Box::new(self.site()),
                what: what.to_owned(),
            },
        }
    }
}

const NO_SUCH: Fault = Fault::Illegal("the number is too large");

fn known(word: Word, what: &'static str, lane: usize) -> Result<u32, Fault> {
    match word.unknown {
        0 => Ok(word.bits),
        _ => Err(Fault::Unknown(what, lane)),
    }
}

/// An address as the host sees it.
fn host_address(base: Word, offset: u32, lane: usize) -> Result<u64, Fault> {
    let address = known(base, "the address", lane)?.wrapping_add(offset);
    Ok(abi::HOST_BASE + u64::from(address))
}

/// A value of the table. Bits of `and`, `or`, `andn` may be known although some of their operands are not: zeros, or ones, decide.
fn compute(op: Op, a: Word, b: Word) -> Option<Word> {
    let bits = op.value()?(a.bits, b.bits);
    let (maybe_a, maybe_b) = (a.bits | a.unknown, b.bits | b.unknown);
    let (sure_a, sure_b) = (a.bits & !a.unknown, b.bits & !b.unknown);
    let either = a.unknown | b.unknown;
    let unknown = match op {
        Op::And => either & maybe_a & maybe_b,
        Op::Andn => either & maybe_a & !sure_b,
        Op::Or => either & !sure_a & !sure_b,
        Op::Xor => either,
        Op::Mov | Op::Cnt if b.unknown == 0 => 0,
        Op::Mov => b.unknown,
        Op::Cnt => u32::MAX,
        _ if either == 0 => 0,
        _ => u32::MAX,
    };
    Some(Word { bits, unknown })
}

impl Wave for TinyWave {
    fn run(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError> {
        while *budget > 0 {
            *budget -= 1;
            if self.step(context).map_err(|fault| self.located(fault))? {
                return Ok(WaveEvent::End);
            }
        }
        Ok(WaveEvent::Yield)
    }

    fn pending(&self) -> (Site, String) {
        (self.site(), format!("lanes {:#04x} run", self.running))
    }
}
