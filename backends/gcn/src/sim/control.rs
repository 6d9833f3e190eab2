//! What formulas call on the wave: waiting, barriers, hardware registers, moving data between lanes.

use super::counters::Counter;
use super::op::Op;
use super::state::{Fault, SCALARS, State, illegal, poison, unsupported};
use super::step::Step;
use crate::isa::{HwReg, WaitCount};
use wavelift_simulator::memory::InFlight;
use wavelift_simulator::{SimError, Site, WaveEvent};

/// MODE bits that `s_setreg` may change here: rounding, denormals, DX10 clamp, IEEE, exceptions, GPR index mode.
const MODE_SUPPORTED: u32 = 0x0807_f3ff;

impl State {
    /// Completes what a wait on a counter guarantees.
    pub(crate) fn wait(&mut self, counter: Counter, limit: usize) {
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

    /// `s_waitcnt`
    pub(crate) fn wait(&mut self, imm: i32) {
        let count = WaitCount::from_imm(imm as u16);
        if count.vm < 63 {
            self.state.wait(Counter::Vm, count.vm.into());
        }
        if count.lgkm < 15 {
            self.state.wait(Counter::Lgkm, count.lgkm.into());
        }
        self.land();
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

    /// `s_nop`, `s_sleep`: one instruction is counted anyway, the rest here.
    pub(crate) fn idle(&mut self, imm: i32) {
        self.state.clocks.advance((imm & 15) as u64);
        if imm > 15 {
            self.event = Some(WaveEvent::Yield);
        }
    }

    /// `s_sleep`: other waves should run.
    pub(crate) fn sleep(&mut self) {
        self.event = Some(WaveEvent::Yield);
    }

    /// `s_barrier`: accesses of group memory that are outstanding are not ordered by it.
    pub(crate) fn barrier(&mut self) {
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
        self.event = Some(WaveEvent::Barrier);
    }

    /// `s_endpgm`
    pub(crate) fn end(&mut self) {
        self.event = Some(WaveEvent::End);
    }

    /// `s_setprio` has no effect on results.
    pub(crate) fn set_priority(&mut self, _imm: i32) {}

    /// `s_sendmsg`: an interrupt is only noted by the host.
    pub(crate) fn message(&mut self, imm: i32) {
        if imm & 15 != 1 {
            self.fail(unsupported(format!("message {}", imm & 15)));
        }
    }

    /// `s_trap`
    pub(crate) fn trap(&mut self, imm: i32) {
        self.fail(Box::new(SimError::Trap {
            site: Box::new(Site::default()),
            what: format!("s_trap {imm}"),
        }));
    }

    /// `s_memtime`
    pub(crate) fn clock(&mut self) -> u64 {
        self.state.executed * 4
    }

    /// `s_memrealtime`
    pub(crate) fn real_clock(&mut self) -> u64 {
        self.state.executed
    }

    fn hardware_register(&mut self, id: u8) -> Option<u32> {
        let value = match id {
            1 => self.state.mode,
            2 => {
                u32::from(self.state.scc)
                    | u32::from(self.state.exec == 0) << 9
                    | u32::from(self.state.scalar(106) | self.state.scalar(107) == 0) << 10
                    | 1 << 16
            }
            3 => self.state.trap_status,
            // Wave (10 of a SIMD), SIMD, pipe, CU and so on: any assignment is possible, but two waves of a dispatch differ.
            4 => {
                let identity = self.state.identity;
                (identity % 10) | ((identity / 10) % 4) << 4 | ((identity / 40) % 16) << 8
            }
            5 | 6 | 15 => {
                self.fail(unsupported(format!("hardware register {id}")));
                return None;
            }
            _ => {
                self.fail(illegal(format!("hardware register {id}")));
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
                self.state.set_mode(mode);
                self.fp = self.state.fp;
            }
            3 => self.state.trap_status = merge(self.state.trap_status),
            _ => self.fail(unsupported(format!("writing hardware register {id}"))),
        }
        self.state.clocks.sets_hardware_register(id);
    }

    /// Switches GPR index mode on or off.
    pub(crate) fn set_gpr_index_mode(&mut self, on: bool) {
        self.state.mode = self.state.mode & !(1 << 27) | u32::from(on) << 27;
    }

    /// Sets the index of GPR index mode, M0 bits 7:0.
    pub(crate) fn set_gpr_index(&mut self, index: u32) {
        self.set_m0(self.state.scalar(super::state::M0) & !0xff | index & 0xff);
    }

    /// Sets which operands GPR index mode applies to, M0 bits 15:12.
    pub(crate) fn set_gpr_index_operands(&mut self, imm: i32) {
        self.set_m0(self.state.scalar(super::state::M0) & !0xf000 | (imm as u32 & 15) << 12);
    }

    /// One lane of a VGPR; used by instructions that read exactly this lane.
    fn lane_of(&mut self, register: usize, lane: u32) -> u32 {
        let lane = lane & 63;
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
        let lane = lane & 63;
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
        state.clocks.valu_writes_vector(register);
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
        let read = (0..64)
            .filter(|&lane| active >> lane & 1 == 1)
            .map(|lane| source(lane) & 63)
            .filter(|&lane| active >> lane & 1 == 1)
            .fold(0u64, |mask, lane| mask | 1 << lane);
        let undefined = self.check_lane(op, from, read)?;
        let old = self.state.vectors[from];
        let pick = |lane: usize| source(lane) & 63;
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
        let addresses = self.lane_addresses(address)?;
        let undefined = self.check_lane(op, from, active)?;
        let data = self.state.vectors[from];
        let (mut values, mut result_undefined) = ([0; 64], 0u64);
        for lane in (0..64).filter(|&lane| active >> lane & 1 == 1) {
            let target = (addresses[lane].wrapping_add(offset) / 4) as usize & 63;
            values[target] = data[lane];
            result_undefined = result_undefined & !(1 << target) | (undefined >> lane & 1) << target;
        }
        self.put_register(op, to, &values, active, result_undefined)
    }
}
