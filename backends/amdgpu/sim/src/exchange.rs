//! What formulas call on the wave on every machine: the end, traps, arrival at barriers, moving data between lanes.

use super::counters::Counter;
use super::fault::{Fault, illegal};
use super::machine::Machine;
use super::op::Op;
use super::shadow::Mode;
use super::step::Step;
use wavelift_amdgpu::abi::trap;
use wavelift_codegen::ir::{debugtrap_message, trap_message};
use wavelift_simulator::memory::InFlight;
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{SimError, Site, WaveEvent};

/// The number of VGPRs as sources of instructions on whole registers.
const VECTORS: u8 = 20;

impl<M: Machine> Step<'_, M> {
    /// A formula fails; the first failure counts.
    pub fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    /// Accesses of group memory that have completed are no longer in flight, and stores have arrived.
    pub fn land(&mut self) {
        let wave = self.state.identity;
        for number in self.state.completed_stores.drain(..) {
            self.mem.device.complete_store((wave, number));
        }
        for number in self.state.completed_write_backs.drain(..) {
            self.mem.device.complete_write_back((wave, number));
        }
        if self.mem.group.in_flight.is_empty() {
            return;
        }
        let (wave, counters) = (self.state.number, &self.state.counters);
        self.mem.group.in_flight.retain(|access| {
            let is_open = || {
                counters
                    .group_accesses(M::GROUP)
                    .any(|(entry, _)| entry.number == access.id.1)
            };
            access.id.0 != wave || is_open()
        });
    }

    /// The instruction waits until so many are outstanding on a counter.
    pub fn wait_until(&mut self, counter: Counter, limit: usize) {
        if let Err(fault) = self.finish_held(counter, limit) {
            return self.fail(fault);
        }
        if self.state.wait(counter, limit) {
            self.op.note_waited(counter);
        }
    }

    /// The wave arrives at a barrier: accesses of group memory that are outstanding are not ordered by it.
    pub fn arrive(&mut self) {
        let exec = self.state.exec;
        if let Some(all) = self.state.all_arrive
            && all != exec
        {
            return self.fail(illegal(format!(
                "barrier in divergent control flow: lanes {exec:#x} run, lanes {all:#x} of the wave exist"
            )));
        }
        self.land();
        let (wave, barriers) = (self.state.number, self.state.barriers);
        for (entry, access) in self.state.counters.group_accesses(M::GROUP) {
            let id = (wave, entry.number);
            if self.mem.group.in_flight.iter().all(|other| other.id != id) {
                let text = self.code.text_at(entry.pc);
                self.mem.group.in_flight.push(InFlight {
                    id,
                    barriers,
                    complete: None,
                    kind: access.kind,
                    instruction: format!("`{text}` at offset {:#x}", entry.pc),
                    pieces: access.pieces.clone(),
                });
            }
        }
        self.state.barriers += 1;
        let first = self.state.barriers > self.mem.group.arrivals;
        let signals = if first { 1 } else { self.mem.group.signals + 1 };
        self.mem.group.signals = if signals >= self.mem.group.waves {
            0
        } else {
            signals
        };
        self.mem.group.arrivals = self.mem.group.arrivals.max(self.state.barriers);
    }

    /// `ds_append` and `ds_consume`: the first running lane adds to a counter for all, and all get the old value.
    pub fn append(&mut self, lane: usize, address: u64, by: u32) -> u32 {
        if self.active.trailing_zeros() as usize == lane {
            self.broadcast = self.mem.atomic32(address, |old| old.wrapping_add(by));
            if self.mem.undefined_atomics != 0 {
                self.mem.undefined_atomics = self.active;
            }
        }
        self.broadcast
    }

    /// Conversions to small floats give the largest number instead of infinity or NaN (MODE.fp16_ovfl).
    pub fn float_overflow(&self) -> bool {
        self.state.mode >> 23 & 1 == 1
    }

    /// `s_sleep`: other waves should run.
    pub fn sleep(&mut self) {
        self.event = Some(WaveEvent::Yield);
    }

    /// `s_endpgm`
    pub fn end(&mut self) {
        self.event = Some(WaveEvent::End);
    }

    /// `s_setprio` has no effect on results.
    pub fn set_priority(&mut self, _imm: i32) {}

    /// `s_trap`: what the handler finds in its registers is known for the first lane that runs.
    pub fn trap(&mut self, imm: i32) {
        let lane = self.state.exec.trailing_zeros();
        let reason = self.trap_reason(lane);
        let said = match (u8::try_from(imm), reason) {
            (Ok(trap::HSA_DEBUG), Some(reason)) => Some(debugtrap_message(reason.into())),
            // Code of other compilers leaves anything there.
            (Ok(trap::ABORT), Some(reason)) => trap_message(reason.into()),
            _ => None,
        };
        let site = Site {
            lane: said.is_some().then_some(lane),
            ..Site::default()
        };
        self.fail(Box::new(SimError::Trap {
            site: Box::new(site),
            what: said.unwrap_or_else(|| format!("s_trap {imm}")),
        }));
    }

    /// The reason of a trap, if it is known in a lane, and if the address of the queue is where the handler looks for it.
    fn trap_reason(&self, lane: u32) -> Option<u32> {
        let state = &*self.state;
        let register = usize::from(trap::REASON);
        let open = state.undefined.get(register)? | state.pending[register];
        let queue = usize::from(trap::QUEUE);
        let known = open.checked_shr(lane)? & 1 == 0 && state.shadow[queue..queue + 2] == [0; 2];
        known.then(|| state.vectors[register][lane as usize])
    }

    /// One lane of a VGPR; used by instructions that read exactly this lane.
    fn lane_of(&mut self, register: usize, lane: u32) -> u32 {
        let lane = lane & (self.state.lanes - 1);
        match self.read_vector(VECTORS, register, 1 << lane) {
            Ok((values, undefined)) => {
                if undefined != 0 {
                    let shadow = self.state.vector_shadow(register, lane as usize);
                    self.note_source(VECTORS, [shadow; 64]);
                }
                values[lane as usize]
            }
            Err(fault) => {
                self.fail(fault);
                0
            }
        }
    }

    /// `v_readlane_b32`
    pub fn read_lane(&mut self, register: usize, lane: u32) -> u32 {
        self.lane_of(register, lane)
    }

    /// `v_readfirstlane_b32`: lane 0 if no lane is active.
    pub fn first_active_lane(&mut self, register: usize) -> u32 {
        let exec = self.state.exec;
        self.lane_of(register, if exec == 0 { 0 } else { exec.trailing_zeros() })
    }

    /// `v_writelane_b32`
    pub fn write_lane(&mut self, register: usize, lane: u32, value: u32) {
        let lane = lane & (self.state.lanes - 1);
        let bit = 1u64 << lane;
        if self.state.pending[register] & bit != 0 {
            let fault = self.too_early(register, bit, "overwritten");
            return self.fail(fault);
        }
        let shadow = match self.mode {
            Mode::Try(_) => return self.collect(0, 0, &[value; 64]),
            Mode::Given => return,
            Mode::Fast => None,
            Mode::Settle => self.settled(0, 0),
        };
        let state = &mut *self.state;
        state.vectors[register][lane as usize] = value;
        match shadow {
            Some(shadow) => state.set_vector_shadow(register, bit, &shadow, self.op.pc),
            None => state.undefined[register] &= !bit,
        }
        M::wrote_vector(state, register);
    }

    /// Writes lanes of the one VGPR that an instruction on whole registers writes.
    ///
    /// # Errors
    /// If it will still be written.
    pub fn put_lanes(
        &mut self,
        op: &Op<M>,
        register: usize,
        values: &[u32; 64],
        lanes: u64,
    ) -> Result<(), Fault> {
        match self.mode {
            Mode::Try(_) => {
                self.collect(0, 0, values);
                Ok(())
            }
            Mode::Given => Ok(()),
            Mode::Fast => self.put_register(op, register, values, lanes, None),
            Mode::Settle => {
                let shadow = self.settled(0, 0);
                self.put_register(op, register, values, lanes, shadow.as_ref())
            }
        }
    }

    /// The lanes of a VGPR that others read.
    ///
    /// # Errors
    /// If they are still to be written, or undefined and not yet expected.
    pub fn shared_lanes(&mut self, register: usize, lanes: u64) -> Result<[u32; 64], Fault> {
        let (values, undefined) = self.read_vector(VECTORS, register, lanes)?;
        if undefined != 0 {
            self.note_source(VECTORS, [u32::MAX; 64]);
        }
        Ok(values)
    }

    /// Gives each active lane of `to` the value of the lane `source` says, 0 if that one is not active.
    fn gather(
        &mut self,
        op: &Op<M>,
        to: usize,
        from: usize,
        source: impl Fn(usize) -> usize,
    ) -> Result<(), Fault> {
        let active = self.active;
        let last = self.state.lanes as usize - 1;
        let pick = |lane: usize| source(lane) & last;
        let read = (0..64)
            .filter(|&lane| active >> lane & 1 == 1)
            .map(pick)
            .filter(|&lane| active >> lane & 1 == 1)
            .fold(0u64, |mask, lane| mask | 1 << lane);
        let old = self.shared_lanes(from, read)?;
        let values = std::array::from_fn(|lane| {
            if active >> pick(lane) & 1 == 1 {
                old[pick(lane)]
            } else {
                0
            }
        });
        self.put_lanes(op, to, &values, active)
    }

    /// Keeps the fault of something that formulas call.
    pub fn settle(&mut self, result: Result<(), Fault>) {
        if let Err(fault) = result {
            self.fail(fault);
        }
    }

    /// `ds_swizzle_b32`
    pub fn swizzle(&mut self, to: usize, from: usize, offset: u32) {
        let source = |lane: usize| {
            let l = lane as u32;
            let source = if offset & 0x8000 != 0 {
                l & !3 | offset >> (2 * (l & 3)) & 3
            } else {
                let (and, or, xor) = (offset & 31, offset >> 5 & 31, offset >> 10 & 31);
                l & 32 | ((l & 31 & and) | or) ^ xor
            };
            source as usize
        };
        let result = self.gather(self.op, to, from, source);
        self.settle(result);
    }

    /// `ds_bpermute_b32`: each lane reads from the lane its address names.
    pub fn backward_permute(&mut self, to: usize, address: usize, from: usize, offset: u32) {
        let last = M::permute_lanes(self.state) - 1;
        let result = self.lane_addresses(address).and_then(|addresses| {
            self.gather(self.op, to, from, |lane| {
                lane & !last | (addresses[lane].wrapping_add(offset) / 4) as usize & last
            })
        });
        self.settle(result);
    }

    /// Addresses of a permutation; all active lanes must be defined.
    ///
    /// # Errors
    /// If they are not.
    pub fn lane_addresses(&mut self, address: usize) -> Result<[u32; 64], Fault> {
        let before = self.deciding.replace(Decides::Exchange);
        let read = self.read_vector(VECTORS, address, self.active);
        self.deciding = before;
        Ok(read?.0)
    }

    /// `ds_permute_b32`: each lane writes to the lane its address names; the highest writer wins, others get 0.
    pub fn permute(&mut self, to: usize, address: usize, from: usize, offset: u32) {
        let result = self.scatter(to, address, from, offset);
        self.settle(result);
    }

    fn scatter(&mut self, to: usize, address: usize, from: usize, offset: u32) -> Result<(), Fault> {
        let (op, active) = (self.op, self.active);
        let last = M::permute_lanes(self.state).min(self.state.lanes as usize) - 1;
        let addresses = self.lane_addresses(address)?;
        let data = self.shared_lanes(from, active)?;
        let mut values = [0; 64];
        for lane in (0..64).filter(|&lane| active >> lane & 1 == 1) {
            let target = lane & !last | (addresses[lane].wrapping_add(offset) / 4) as usize & last;
            values[target] = data[lane];
        }
        self.put_lanes(op, to, &values, active)
    }
}
