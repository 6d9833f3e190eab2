//! What formulas call on the wave on every machine: the end, traps, arrival at barriers, moving data between lanes.

use super::counters::Counter;
use super::fault::{Fault, UndefinedPolicy, illegal, poison};
use super::machine::Machine;
use super::op::Op;
use super::step::Step;
use wavelift_amdgpu::abi::trap;
use wavelift_codegen::ir::{BAD_HANDLE_TRAP, trap_message};
use wavelift_simulator::memory::InFlight;
use wavelift_simulator::{SimError, Site, WaveEvent};

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
                    kind: access.kind,
                    instruction: format!("`{text}` at offset {:#x}", entry.pc),
                    pieces: access.pieces.clone(),
                });
            }
        }
        self.state.barriers += 1;
        self.mem.group.arrivals = self.mem.group.arrivals.max(self.state.barriers);
    }

    /// `ds_append` and `ds_consume`: the first running lane adds to a counter for all, and all get the old value.
    pub fn append(&mut self, lane: usize, address: u64, by: u32) -> u32 {
        if self.active.trailing_zeros() as usize == lane {
            self.broadcast = self.mem.atomic32(address, |old| old.wrapping_add(by));
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

    /// `s_trap`
    pub fn trap(&mut self, imm: i32) {
        let m0 = usize::from(M::M0);
        // Code of other compilers leaves nothing there.
        let reason = (self.state.shadow[m0] == 0).then(|| self.state.scalars[m0]);
        let what = match (u8::try_from(imm), reason) {
            (Ok(trap::BAD_HANDLE), _) => trap_message(BAD_HANDLE_TRAP),
            (Ok(trap::DEBUG), Some(reason)) => trap_message(reason.into()),
            _ => format!("s_trap {imm}"),
        };
        self.fail(Box::new(SimError::Trap {
            site: Box::new(Site::default()),
            what,
        }));
    }

    /// One lane of a VGPR; used by instructions that read exactly this lane.
    fn lane_of(&mut self, register: usize, lane: u32) -> u32 {
        let lane = lane & (self.state.lanes - 1);
        let state = &*self.state;
        let (undefined, pending) = (state.undefined[register], state.pending[register]);
        if undefined >> lane & 1 == 1 {
            if pending >> lane & 1 == 1 {
                let fault = self.too_early(register, 1 << lane, "read");
                self.fail(fault);
            } else if state.policy != UndefinedPolicy::Ignore {
                // A scalar copy of an undefined value is undefined; using it is the error.
                let shadow = state
                    .partial
                    .get(&(register as u8, lane as u8))
                    .copied()
                    .unwrap_or(u32::MAX);
                self.passed = u64::MAX;
                self.passed_bits |= shadow;
            }
        }
        self.state.vectors[register][lane as usize]
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
        let undefined = self.passed != 0;
        let shadow = self.passed_bits;
        let state = &mut *self.state;
        state.vectors[register][lane as usize] = value;
        state.partial.remove(&(register as u8, lane as u8));
        if undefined {
            state.cause[register] = self.op.pc;
            if shadow != u32::MAX {
                state.partial.insert((register as u8, lane as u8), shadow);
            }
        }
        state.undefined[register] = state.undefined[register] & !bit | if undefined { bit } else { 0 };
        M::wrote_vector(state, register);
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
        let read = (0..64)
            .filter(|&lane| active >> lane & 1 == 1)
            .map(|lane| source(lane) & last)
            .filter(|&lane| active >> lane & 1 == 1)
            .fold(0u64, |mask, lane| mask | 1 << lane);
        let undefined = self.check_lane(op, from, read)?;
        let old = self.state.vectors[from];
        let pick = |lane: usize| source(lane) & last;
        let values = std::array::from_fn(|lane| {
            if active >> pick(lane) & 1 == 1 {
                old[pick(lane)]
            } else {
                0
            }
        });
        let undefined = (0..64)
            .filter(|&lane| undefined >> pick(lane) & 1 == 1)
            .fold(0u64, |mask, lane| mask | 1 << lane);
        self.put_register(op, to, &values, active, undefined)
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
        let result = self.lane_addresses(address).and_then(|addresses| {
            self.gather(self.op, to, from, |lane| {
                (addresses[lane].wrapping_add(offset) / 4) as usize
            })
        });
        self.settle(result);
    }

    /// Addresses of a permutation; all active lanes must be defined.
    pub fn lane_addresses(&mut self, address: usize) -> Result<[u32; 64], Fault> {
        let undefined = self.check_lane(self.op, address, self.active)?;
        if undefined != 0 {
            return Err(poison(
                Some(undefined.trailing_zeros()),
                format!("v{address}"),
                "used as an address".into(),
            ));
        }
        Ok(self.state.vectors[address])
    }

    /// `ds_permute_b32`: each lane writes to the lane its address names; the highest writer wins, others get 0.
    pub fn permute(&mut self, to: usize, address: usize, from: usize, offset: u32) {
        let result = self.scatter(to, address, from, offset);
        self.settle(result);
    }

    fn scatter(&mut self, to: usize, address: usize, from: usize, offset: u32) -> Result<(), Fault> {
        let (op, active) = (self.op, self.active);
        let last = self.state.lanes as usize - 1;
        let addresses = self.lane_addresses(address)?;
        let undefined = self.check_lane(op, from, active)?;
        let data = self.state.vectors[from];
        let (mut values, mut result_undefined) = ([0; 64], 0u64);
        for lane in (0..64).filter(|&lane| active >> lane & 1 == 1) {
            let target = (addresses[lane].wrapping_add(offset) / 4) as usize & last;
            values[target] = data[lane];
            result_undefined = result_undefined & !(1 << target) | (undefined >> lane & 1) << target;
        }
        self.put_register(op, to, &values, active, result_undefined)
    }
}
