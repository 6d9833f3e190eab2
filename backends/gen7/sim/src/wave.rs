//! A thread that executes instructions.

use super::access::{Bindings, Memory, Private, Surface, Written};
use super::op::{Code, Op};
use super::state::{Barrier, Fault, State, illegal};
use super::step::Step;
use super::watch::{self, Watcher};
use std::sync::Arc;
use wavelift_codegen::ir::SourceLoc;
use wavelift_gen7::isa::Opcode;
use wavelift_simulator::dispatch::GroupContext;
use wavelift_simulator::{SimError, Site, Wave, WaveEvent};

/// Counts of a thread. Channel counts are channels that ran times instructions.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Counts {
    /// Arithmetic, moves and branches.
    pub(crate) alu: u64,
    pub(crate) alu_channels: u64,
    /// Messages.
    pub(crate) messages: u64,
    pub(crate) message_channels: u64,
}

impl Counts {
    #[inline]
    fn add(&mut self, op: &Op, ran: u32) {
        let (instructions, channels) = match op.inst.send {
            Some(_) => (&mut self.messages, &mut self.message_channels),
            None => (&mut self.alu, &mut self.alu_channels),
        };
        *instructions += 1;
        *channels += u64::from(ran.count_ones());
    }
}

/// The index of the instruction at `next`, which mostly follows the one at `index`.
#[inline]
fn following(code: &Code, index: usize, next: u32) -> Result<usize, Fault> {
    if code.ops.get(index + 1).is_some_and(|op| op.offset == next) {
        return Ok(index + 1);
    }
    code.at(next).ok_or_else(|| {
        illegal(format!(
            "the thread goes on at {next:#x}, where no instruction is"
        ))
    })
}

/// A thread.
pub(crate) struct Thread {
    pub(crate) state: State,
    pub(crate) code: Arc<Code>,
    pub(crate) kernel: Arc<str>,
    pub(crate) surfaces: Arc<[Surface]>,
    /// The one that is the whole address space.
    pub(crate) global_surface: u8,
    /// Images and samplers that messages name.
    pub(crate) bindings: Arc<Bindings>,
    /// What the dispatch has written, if the code samples.
    pub(crate) written: Option<Arc<Written>>,
    pub(crate) counts: Counts,
    /// Its private memory.
    pub(crate) private: Private,
    /// Hardware thread that it occupies.
    pub(crate) slot: u32,
    /// Work-group, and number of the thread in it.
    pub(crate) place: ([u32; 3], u32),
    /// The channels that it began with.
    pub(crate) began: u64,
    /// Who watches it.
    pub(crate) watcher: Option<Box<Watcher>>,
}

impl Thread {
    fn locate(&self, fault: SimError) -> SimError {
        let pc = self.state.ip;
        fault.map_site(|site| {
            site.kernel = self.kernel.to_string();
            site.pc = Some(pc.into());
            site.instruction = self.code.text_at(pc);
        })
    }

    fn turn(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, Fault> {
        let code = Arc::clone(&self.code);
        let surfaces = Arc::clone(&self.surfaces);
        let bindings = Arc::clone(&self.bindings);
        let written = self.written.clone();
        if self.state.barrier == Barrier::Waiting {
            self.state.barrier = Barrier::Away;
        }
        self.state.late.begin_turn();
        let Some(mut index) = code.at(self.state.ip) else {
            return Err(illegal("the thread has left the code"));
        };
        while *budget > 0 {
            *budget -= 1;
            let op = &code.ops[index];
            self.state.clock += 1;
            self.state.ip = op.offset;
            if op.join && self.state.parked != 0 {
                self.state.join(op.offset);
            }
            let touched = op.reads | op.writes;
            if op.hinted || touched & self.state.busy != 0 {
                self.state.check_hints(op)?;
            }
            // What it touches, it has waited for.
            self.state.in_flight &= !touched;
            let running = watch::running(&self.state);
            if let Some(watcher) = &mut self.watcher {
                watch::before(watcher, &self.state)?;
            }
            let mut step = Step {
                state: &mut self.state,
                code: &code,
                memory: Memory {
                    global: context.memory,
                    group: context.group,
                    surfaces: &surfaces,
                    global_surface: self.global_surface,
                    private: self.private,
                    bindings: &bindings,
                    written: written.as_deref(),
                },
                next: op.next,
                event: None,
                ran: 0,
            };
            if !step.state.late.is_empty() {
                step.let_arrive(touched)?;
            }
            step.run(op)?;
            let (next, event, ran) = (step.next, step.event, step.ran);
            if let Some(watcher) = &mut self.watcher {
                match op.inst.op {
                    Opcode::Call if next != op.next => watcher.call(op.next.into(), running),
                    Opcode::Ret => watch::returned(watcher, next)?,
                    _ if matches!(event, Some(WaveEvent::End)) => watch::ended(watcher)?,
                    _ => {}
                }
            }
            if op.late {
                self.state.in_flight |= op.writes;
            }
            if op.hinted && ran == 0 {
                return Err(illegal(
                    "an instruction with a hint about waiting runs in no channel",
                ));
            }
            self.counts.add(op, ran);
            if let Some(event @ WaveEvent::End) = event {
                return Ok(event);
            }
            index = following(&code, index, next)?;
            self.state.ip = next;
            if let Some(event) = event {
                return Ok(event);
            }
        }
        Ok(WaveEvent::Yield)
    }
}

impl Wave for Thread {
    fn run(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError> {
        self.turn(context, budget).map_err(|fault| self.locate(*fault))
    }

    fn pending(&self) -> (Site, String) {
        let ip = self.state.ip;
        // In code that is not watched, f0.0 may have any meaning.
        let lanes = match &self.watcher {
            Some(_) => format!("lanes {} run", watch::running(&self.state)),
            None => format!("channels {:#x} run", self.state.active),
        };
        let site = Site {
            kernel: self.kernel.to_string(),
            pc: Some(ip.into()),
            instruction: self.code.text_at(ip),
            ..Site::default()
        };
        (site, lanes)
    }

    /// Each channel has the place where it waits; in code that is watched, each lane the block.
    fn others(&self) -> Vec<(String, Site)> {
        if let Some(watcher) = &self.watcher {
            let site = |loc: SourceLoc| Site {
                source: loc.is_known().then(|| (String::new(), loc.0)),
                ..Site::default()
            };
            let waiting = watcher.watch.waiting(watch::running(&self.state));
            return waiting
                .iter()
                .map(|lanes| (lanes.to_string(), site(lanes.loc)))
                .collect();
        }
        let (mut found, mut rest) = (Vec::new(), self.state.parked);
        while rest != 0 {
            let place = self.state.pcip[rest.trailing_zeros() as usize % 32];
            let there = self.state.waiting_at(place);
            let site = Site {
                pc: Some(place.into()),
                instruction: self.code.text_at(place),
                ..Site::default()
            };
            found.push((format!("{there:#x} wait"), site));
            rest &= !there;
        }
        found
    }
}
