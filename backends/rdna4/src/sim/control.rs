//! What formulas call on the wave: waiting, barriers, hardware registers, moving data between lanes.

use super::op::Op;
use super::state::{Fault, SCALARS, State, illegal, poison, unsupported};
use super::step::Step;
use crate::isa::{HwReg, WaitCounter, WaveSize};
use wavelift_simulator::memory::InFlight;
use wavelift_simulator::{SimError, Site, WaveEvent};

/// MODE bits that `s_setreg` may change here: rounding, denormals, overflow of halves, scalar prefetch.
const MODE_SUPPORTED: u32 = 0x0180_00ff;
/// Number of the work-group barrier.
const WORK_GROUP: u32 = u32::MAX;

impl State {
    /// Completes what a wait on a counter guarantees.
    pub(crate) fn wait(&mut self, counter: WaitCounter, limit: usize) {
        let (undefined, pending) = (&mut self.undefined, &mut self.pending);
        let (shadow, scalars_pending) = (&mut self.shadow, &mut self.scalars_pending);
        let completed = &mut self.completed_stores;
        self.counters.wait(counter, limit, |entry| {
            if entry.stores {
                completed.push(entry.number);
            }
            for target in &entry.targets {
                match *target {
                    super::counters::Target::Vector(register, lanes, still_undefined) => {
                        let register = usize::from(register);
                        pending[register] &= !lanes;
                        undefined[register] = undefined[register] & !lanes | still_undefined;
                    }
                    super::counters::Target::Scalar(register) => {
                        *scalars_pending &= !(1 << register);
                        shadow[usize::from(register) % SCALARS] = 0;
                    }
                }
            }
        });
    }
}

impl Step<'_> {
    fn fail(&mut self, fault: Fault) {
        self.fault.get_or_insert(fault);
    }

    /// `s_wait_loadcnt` and its kin.
    pub(crate) fn wait_for(&mut self, counter: WaitCounter, limit: u32) {
        if (limit as usize) < super::counters::most(counter) {
            self.state.wait(counter, limit as usize);
        }
        self.land();
    }

    /// Waits for image accesses, ray tracing and exports, of which there are none.
    pub(crate) fn wait_for_nothing(&mut self, _limit: u32) {}

    /// `s_wait_idle`
    pub(crate) fn wait_idle(&mut self) {
        for &counter in WaitCounter::ALL {
            self.state.wait(counter, 0);
        }
        self.land();
    }

    /// `s_wait_alu`
    pub(crate) fn wait_alu(&mut self, imm: i32) {
        self.state.rules.wait_alu(imm as u32);
    }

    /// `s_delay_alu`: only where it stands matters.
    pub(crate) fn delay(&mut self, _imm: i32) {
        if self.state.rules.in_clause() {
            self.fail(illegal("s_delay_alu in a clause"));
        }
    }

    /// `s_clause`
    pub(crate) fn clause(&mut self, imm: u32) {
        let begun = self.state.rules.begin_clause(imm);
        self.settle(begun);
    }

    /// Accesses of group memory that have completed are no longer in flight, and stores have arrived.
    pub(crate) fn land(&mut self) {
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
                    .group_accesses()
                    .any(|(entry, _)| entry.number == access.id.1)
            };
            access.id.0 != wave || is_open()
        });
    }

    /// `s_nop`, `v_nop`
    pub(crate) fn idle(&mut self, _imm: i32) {}

    /// `s_sleep`: other waves should run.
    pub(crate) fn sleep(&mut self) {
        self.event = Some(WaveEvent::Yield);
    }

    /// `s_barrier_signal`: accesses of group memory that are outstanding are not ordered by the barrier.
    pub(crate) fn signal(&mut self, barrier: u32) {
        match barrier {
            WORK_GROUP => {}
            0 => return,
            _ => {
                let what = format!("barrier {}", barrier as i32);
                return self.fail(unsupported(what));
            }
        }
        if std::mem::replace(&mut self.state.rules.signalled, true) {
            return self.fail(illegal(
                "the barrier is signalled twice without a wait in between",
            ));
        }
        self.land();
        let (wave, barriers) = (self.state.number, self.state.barriers);
        for (entry, access) in self.state.counters.group_accesses() {
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
    }

    /// `s_barrier_wait`
    pub(crate) fn barrier_wait(&mut self, barrier: i32) {
        if barrier as u16 != WORK_GROUP as u16 {
            return self.fail(unsupported(format!("barrier {}", barrier as i16)));
        }
        if !std::mem::take(&mut self.state.rules.signalled) {
            return self.fail(illegal("s_barrier_wait without s_barrier_signal"));
        }
        self.event = Some(WaveEvent::Barrier);
    }

    /// Whether VCC is zero as branches see it: with 32 lanes its upper half does not count.
    pub(crate) fn vcc_is_zero(&mut self) -> bool {
        match self.vcc() {
            Ok(vcc) => vcc == 0,
            Err(fault) => {
                self.fail(fault);
                true
            }
        }
    }

    /// `s_round_mode`
    pub(crate) fn round_mode(&mut self, imm: u32) {
        self.change_mode(self.state.mode & !15 | imm & 15);
    }

    /// `s_denorm_mode`
    pub(crate) fn denorm_mode(&mut self, imm: i32) {
        self.change_mode(self.state.mode & !0xf0 | (imm as u32 & 15) << 4);
    }

    fn change_mode(&mut self, mode: u32) {
        self.state.set_mode(mode);
        self.fp = self.state.fp;
    }

    /// `s_wakeup`: whoever sleeps goes on by itself.
    pub(crate) fn wake(&mut self) {}

    /// `s_prefetch_data` and its kin have no effect on results.
    pub(crate) fn prefetch(&mut self) {}

    /// `s_icache_inv`: code does not change.
    pub(crate) fn invalidate_instructions(&mut self) {}

    /// `global_inv`: loads see what other work-groups have written, from the shader engine's scope on (RDNA4 ISA 4.1.3).
    pub(crate) fn invalidate_vector_cache(&mut self) {
        if self.op.inst.mods.scope != 0 {
            self.mem.invalidate_vector_cache();
        }
    }

    /// `global_wb`: stores go to memory by themselves.
    pub(crate) fn write_back(&mut self) {}

    /// `s_sendmsg_rtn_b32`
    pub(crate) fn ask32(&mut self, message: i32) -> u32 {
        self.ask64(message) as u32
    }

    /// `s_sendmsg_rtn_b64`: the clock is the one question that is answered.
    pub(crate) fn ask64(&mut self, message: i32) -> u64 {
        if message != 0x83 {
            self.fail(unsupported(format!("message {message:#x}")));
        }
        self.state.executed
    }

    /// `s_endpgm`
    pub(crate) fn end(&mut self) {
        self.event = Some(WaveEvent::End);
    }

    /// `s_setprio` has no effect on results.
    pub(crate) fn set_priority(&mut self, _imm: i32) {}

    /// `s_sendmsg`: what only the host or other waves notice.
    pub(crate) fn message(&mut self, imm: i32) {
        match imm & 255 {
            // An interrupt, and registers given back before the end.
            1 | 3 => {}
            other => self.fail(unsupported(format!("message {other}"))),
        }
    }

    /// `s_trap`
    pub(crate) fn trap(&mut self, imm: i32) {
        self.fail(Box::new(SimError::Trap {
            site: Box::new(Site::default()),
            what: format!("s_trap {imm}"),
        }));
    }

    fn hardware_register(&mut self, id: u8) -> Option<u32> {
        let value = match id {
            1 => self.state.mode,
            // SCC, EXEC zero, VCC zero, valid.
            2 => {
                let vcc = self.state.scalar(106)
                    | if self.state.all_lanes() >> 32 == 0 {
                        0
                    } else {
                        self.state.scalar(107)
                    };
                u32::from(self.state.scc)
                    | u32::from(self.state.exec == 0) << 9
                    | u32::from(vcc == 0) << 10
                    | 1 << 16
            }
            // Wave, SIMD, work-group processor and so on: any assignment is possible, but two waves of a dispatch differ.
            23 => {
                let identity = self.state.identity;
                (identity % 16) | ((identity / 16) % 4) << 8 | ((identity / 64) % 8) << 10
            }
            24 => 0,
            29 => self.state.executed as u32,
            30 => (self.state.executed >> 32) as u32,
            _ => {
                self.fail(unsupported(format!("hardware register {id}")));
                return None;
            }
        };
        Some(value)
    }

    /// `s_getreg_b32`
    pub(crate) fn get_hardware_register(&mut self, imm: i32) -> u32 {
        let HwReg { id, offset, size } = HwReg::from_imm(imm as u16);
        let value = self.hardware_register(id).unwrap_or(0);
        value >> offset & (u32::MAX >> (32 - u32::from(size.clamp(1, 32))))
    }

    /// `s_setreg_b32`
    pub(crate) fn set_hardware_register(&mut self, imm: i32, value: u32) {
        let HwReg { id, offset, size } = HwReg::from_imm(imm as u16);
        let mask = u32::MAX >> (32 - u32::from(size.clamp(1, 32))) << offset;
        let merge = |old: u32| old & !mask | value << offset & mask;
        match id {
            1 => {
                let mode = merge(self.state.mode);
                if (mode ^ self.state.mode) & !MODE_SUPPORTED != 0 {
                    self.fail(unsupported(format!(
                        "MODE bits {:#x}",
                        (mode ^ self.state.mode) & !MODE_SUPPORTED
                    )));
                }
                self.change_mode(mode);
            }
            _ => self.fail(unsupported(format!("writing hardware register {id}"))),
        }
    }

    /// One lane of a VGPR; used by instructions that read exactly this lane.
    fn lane_of(&mut self, register: usize, lane: u32) -> u32 {
        let lane = lane & (self.state.wave.lanes() - 1);
        let state = &*self.state;
        let (undefined, pending) = (state.undefined[register], state.pending[register]);
        if undefined >> lane & 1 == 1 {
            if pending >> lane & 1 == 1 {
                let fault = self.too_early(register, 1 << lane, "read");
                self.fail(fault);
            } else if state.policy != super::state::UndefinedPolicy::Ignore {
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
    pub(crate) fn read_lane(&mut self, register: usize, lane: u32) -> u32 {
        self.lane_of(register, lane)
    }

    /// `v_readfirstlane_b32`: lane 0 if no lane is active.
    pub(crate) fn first_active_lane(&mut self, register: usize) -> u32 {
        let exec = self.state.exec;
        self.lane_of(register, if exec == 0 { 0 } else { exec.trailing_zeros() })
    }

    /// `v_writelane_b32`
    pub(crate) fn write_lane(&mut self, register: usize, lane: u32, value: u32) {
        let lane = lane & (self.state.wave.lanes() - 1);
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
    }

    /// Gives each active lane of `to` the value of the lane `source` says, 0 if that one is not active.
    fn gather(
        &mut self,
        op: &Op,
        to: usize,
        from: usize,
        source: impl Fn(usize) -> usize,
    ) -> Result<(), Fault> {
        let active = self.active;
        let last = self.state.wave.lanes() as usize - 1;
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

    fn settle(&mut self, result: Result<(), Fault>) {
        if let Err(fault) = result {
            self.fail(fault);
        }
    }

    /// `ds_swizzle_b32`
    pub(crate) fn swizzle(&mut self, to: usize, from: usize, offset: u32) {
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
    pub(crate) fn backward_permute(&mut self, to: usize, address: usize, from: usize, offset: u32) {
        let result = self.lane_addresses(address).and_then(|addresses| {
            self.gather(self.op, to, from, |lane| {
                (addresses[lane].wrapping_add(offset) / 4) as usize
            })
        });
        self.settle(result);
    }

    /// Addresses of a permutation; all active lanes must be defined.
    fn lane_addresses(&mut self, address: usize) -> Result<[u32; 64], Fault> {
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
    pub(crate) fn permute(&mut self, to: usize, address: usize, from: usize, offset: u32) {
        let result = self.scatter(to, address, from, offset);
        self.settle(result);
    }

    fn scatter(&mut self, to: usize, address: usize, from: usize, offset: u32) -> Result<(), Fault> {
        let (op, active) = (self.op, self.active);
        let last = self.state.wave.lanes() as usize - 1;
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

    /// `v_permlane64_b32`: the halves of a wave of 64 lanes change places; lanes that are not active are read.
    pub(crate) fn permute_halves(&mut self, to: usize, from: usize) {
        if self.state.wave == WaveSize::Wave64 {
            let result = self.gather_any(to, from, |lane| lane ^ 32, true, true);
            self.settle(result);
        }
    }

    /// `v_permlane16_b32` and `v_permlanex16_b32`: each lane reads the lane of its row, or of the other row of its pair, that its four
    /// bits of `select` name. The first bit of op_sel reads lanes that are not active, the second makes zeros of them.
    pub(crate) fn permute_row(&mut self, to: usize, from: usize, select: u64, other: bool) {
        let source = |lane: usize| {
            let row = if other { lane & !15 ^ 16 } else { lane & !15 };
            row | (select >> (4 * (lane & 15)) & 15) as usize
        };
        let select = self.op.inst.mods.op_sel;
        let result = self.gather_any(to, from, source, select & 1 != 0, select & 2 == 0);
        self.settle(result);
    }

    /// The same with a choice in each lane.
    pub(crate) fn permute_row_by(&mut self, to: usize, from: usize, choice: usize, other: bool) {
        let select = self.op.inst.mods.op_sel;
        let result = self.lane_addresses(choice).and_then(|choice| {
            let source = |lane: usize| {
                let row = if other { lane & !15 ^ 16 } else { lane & !15 };
                row | (choice[lane] & 15) as usize
            };
            self.gather_any(to, from, source, select & 1 != 0, select & 2 == 0)
        });
        self.settle(result);
    }

    /// Gives each active lane of `to` the value of the lane `source` says. A source that is not active is read if `fetch` says so;
    /// otherwise the lane keeps its value (`keep`) or becomes 0.
    fn gather_any(
        &mut self,
        to: usize,
        from: usize,
        source: impl Fn(usize) -> usize,
        fetch: bool,
        keep: bool,
    ) -> Result<(), Fault> {
        let (op, active, exec) = (self.op, self.active, self.state.exec);
        let valid = |lane: usize| fetch || exec >> source(lane) & 1 == 1;
        let lanes = || (0..64usize).filter(|&lane| active >> lane & 1 == 1);
        let read = lanes()
            .filter(|&lane| valid(lane))
            .fold(0u64, |mask, lane| mask | 1 << source(lane));
        let undefined = self.check_lane(op, from, read)?;
        let old = self.state.vectors[from];
        let (mut values, mut unknown, mut written) = ([0; 64], 0u64, 0u64);
        for lane in lanes() {
            if valid(lane) {
                values[lane] = old[source(lane)];
                unknown |= (undefined >> source(lane) & 1) << lane;
                written |= 1 << lane;
            } else if !keep {
                written |= 1 << lane;
            }
        }
        self.put_register(op, to, &values, written, unknown)
    }
}
