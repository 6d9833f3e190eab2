//! What formulas call on a wave of RDNA alone: waits, clauses, the split barrier, messages, hardware registers, permutations.

use super::machine::Gfx12;
use super::step::Step;
use wavelift_amdgpu_sim::Machine;
use wavelift_amdgpu_sim::counters::Counter;
use wavelift_amdgpu_sim::fault::{Fault, illegal, unsupported};
use wavelift_rdna4::isa::{FlatScratch, HwReg, WaitCount, WaitCounter};
use wavelift_simulator::WaveEvent;

/// MODE bits that `s_setreg` may change here: rounding, denormals, overflow of halves, scalar prefetch.
const MODE_SUPPORTED: u32 = 0x0180_00ff;
/// Number of the work-group barrier.
const WORK_GROUP: u32 = u32::MAX;

/// Formulas of gfx12.
pub(crate) trait Formulas {
    /// `s_wait_loadcnt` and its kin.
    fn wait_for(&mut self, counter: WaitCounter, limit: u32);
    /// `s_waitcnt`: by fields up to gfx11, for everything on gfx12.
    fn wait_fields(&mut self, imm: i32);
    /// `s_barrier`
    fn barrier(&mut self);
    /// `buffer_gl0_inv`: loads see what has come to the cache of the shader array.
    fn invalidate_first_cache(&mut self);
    /// `buffer_gl1_inv`: what comes to the cache of the shader array is what others have written.
    fn invalidate_middle_cache(&mut self);
    /// Waits for image accesses, ray tracing and exports, of which there are none.
    fn wait_for_nothing(&mut self, limit: u32);
    /// `s_wait_idle`
    fn wait_idle(&mut self);
    /// `s_wait_alu`
    fn wait_alu(&mut self, imm: i32);
    /// `s_delay_alu`: only where it stands matters.
    fn delay(&mut self, imm: i32);
    /// `s_clause`
    fn clause(&mut self, imm: u32);
    /// `s_nop`, `v_nop`
    fn idle(&mut self, imm: i32);
    /// `s_barrier_signal`: accesses of group memory that are outstanding are not ordered by the barrier.
    fn signal(&mut self, barrier: u32);
    /// `s_barrier_signal_isfirst`: whether no other wave of the work-group has signalled yet.
    fn signal_first(&mut self, barrier: u32) -> bool;
    /// `s_barrier_wait`
    fn barrier_wait(&mut self, barrier: i32);
    /// `s_get_barrier_state`: waves that have arrived, waves of the work-group, and that there is such a barrier.
    fn barrier_state(&mut self, barrier: u32) -> u32;
    /// Whether VCC is zero as branches see it: with 32 lanes its upper half does not count.
    fn vcc_is_zero(&mut self) -> bool;
    /// `s_round_mode`
    fn round_mode(&mut self, imm: u32);
    /// `s_denorm_mode`
    fn denorm_mode(&mut self, imm: i32);
    /// `s_wakeup`: whoever sleeps goes on by itself.
    fn wake(&mut self);
    /// `s_prefetch_data` and its kin have no effect on results.
    fn prefetch(&mut self);
    /// `s_icache_inv`: code does not change.
    fn invalidate_instructions(&mut self);
    /// `global_inv`: loads see what other work-groups have written, from the shader engine's scope on (RDNA4 ISA 4.1.3).
    fn invalidate_vector_cache(&mut self);
    /// `global_wb`: stores go to the cache that work-groups share by themselves, and stay there as far as it is one of an agent.
    fn write_back(&mut self);
    /// `s_sendmsg_rtn_b32`
    fn ask32(&mut self, message: i32) -> u32;
    /// `s_sendmsg_rtn_b64`: the clock is the one question that is answered.
    fn ask64(&mut self, message: i32) -> u64;
    /// `s_sendmsg`: what only the host or other waves notice.
    fn message(&mut self, imm: i32);
    /// `s_memtime`
    fn clock(&mut self) -> u64;
    /// `s_memrealtime`
    fn real_clock(&mut self) -> u64;
    /// `s_getreg_b32`
    fn get_hardware_register(&mut self, imm: i32) -> u32;
    /// `s_setreg_b32`
    fn set_hardware_register(&mut self, imm: i32, value: u32);
    /// `v_permlane64_b32`: the halves of a wave of 64 lanes change places; lanes that are not active are read.
    fn permute_halves(&mut self, to: usize, from: usize);
    /// `ds_bpermute_fi_b32`: each lane reads from the lane its address names, whether that one runs or not.
    fn permute_from_any(&mut self, to: usize, address: usize, from: usize, offset: u32);
    /// `v_permlane16_b32` and `v_permlanex16_b32`: each lane reads the lane of its row, or of the other row of its pair, that its four
    /// bits of `select` name. The first bit of op_sel reads lanes that are not active, the second makes zeros of them.
    fn permute_row(&mut self, to: usize, from: usize, select: u64, other: bool);
    /// The same with a choice in each lane.
    fn permute_row_by(&mut self, to: usize, from: usize, choice: usize, other: bool);
}

impl Formulas for Step<'_> {
    fn wait_for(&mut self, counter: WaitCounter, limit: u32) {
        let counter = super::machine::counter_of(self.state.rules.isa, counter);
        if (limit as usize) < Gfx12::COUNTERS[usize::from(counter.0)] {
            self.wait_until(counter, limit as usize);
        }
        self.land();
    }

    fn wait_for_nothing(&mut self, _limit: u32) {}

    fn wait_fields(&mut self, imm: i32) {
        let isa = self.state.rules.isa;
        if super::machine::own_waits(isa) {
            return self.wait_idle();
        }
        let count = WaitCount::from_imm(isa, imm as u16);
        self.wait_for(WaitCounter::Load, count.vm.into());
        self.wait_for(WaitCounter::Ds, count.lgkm.into());
    }

    fn barrier(&mut self) {
        self.arrive();
        self.event = Some(WaveEvent::Barrier);
    }

    fn invalidate_first_cache(&mut self) {
        // What the cache behind it has kept stays as old.
        self.mem.invalidate_first_cache();
    }

    fn invalidate_middle_cache(&mut self) {
        self.mem.invalidate_middle_cache();
    }

    fn wait_idle(&mut self) {
        for counter in super::machine::COUNTERS {
            self.wait_until(super::machine::counter_of(self.state.rules.isa, counter), 0);
        }
        self.land();
    }

    fn wait_alu(&mut self, imm: i32) {
        let found = self.state.rules.wait_alu(imm as u32);
        for (number, _) in (0..).zip(found).filter(|&(_, found)| found) {
            self.op.note_waited(Counter(number));
        }
    }

    fn delay(&mut self, _imm: i32) {
        if self.state.rules.in_clause() {
            self.fail(illegal("s_delay_alu in a clause"));
        }
    }

    fn clause(&mut self, imm: u32) {
        let begun = self.state.rules.begin_clause(imm);
        self.settle(begun);
    }

    fn idle(&mut self, _imm: i32) {}

    fn signal(&mut self, barrier: u32) {
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
        self.arrive();
    }

    fn signal_first(&mut self, barrier: u32) -> bool {
        let first = self.mem.group.arrivals <= self.state.barriers;
        self.signal(barrier);
        barrier == WORK_GROUP && first
    }

    fn barrier_wait(&mut self, barrier: i32) {
        if barrier as u16 != WORK_GROUP as u16 {
            return self.fail(unsupported(format!("barrier {}", barrier as i16)));
        }
        if !std::mem::take(&mut self.state.rules.signalled) {
            return self.fail(illegal("s_barrier_wait without s_barrier_signal"));
        }
        self.event = Some(WaveEvent::Barrier);
    }

    fn barrier_state(&mut self, barrier: u32) -> u32 {
        if barrier != WORK_GROUP {
            self.fail(unsupported(format!("barrier {}", barrier as i32)));
        }
        (self.mem.group.signals & 127) << 16 | (self.mem.group.waves & 127) << 4 | 1
    }

    fn vcc_is_zero(&mut self) -> bool {
        match self.vcc() {
            Ok(vcc) => vcc == 0,
            Err(fault) => {
                self.fail(fault);
                true
            }
        }
    }

    fn round_mode(&mut self, imm: u32) {
        change_mode(self, self.state.mode & !15 | imm & 15);
    }

    fn denorm_mode(&mut self, imm: i32) {
        change_mode(self, self.state.mode & !0xf0 | (imm as u32 & 15) << 4);
    }

    fn wake(&mut self) {}

    fn prefetch(&mut self) {}

    fn invalidate_instructions(&mut self) {}

    fn invalidate_vector_cache(&mut self) {
        if self.op.inst.mods.scope != 0 {
            self.mem.invalidate_vector_cache();
        }
    }

    fn write_back(&mut self) {
        self.mem.write_back_vector_cache();
    }

    fn ask32(&mut self, message: i32) -> u32 {
        self.ask64(message) as u32
    }

    fn ask64(&mut self, message: i32) -> u64 {
        if message != 0x83 {
            self.fail(unsupported(format!("message {message:#x}")));
        }
        self.state.executed
    }

    fn clock(&mut self) -> u64 {
        self.state.executed * 4
    }

    fn real_clock(&mut self) -> u64 {
        self.state.executed
    }

    fn message(&mut self, imm: i32) {
        match imm & 255 {
            // An interrupt, and registers given back before the end.
            1 | 3 => {}
            other => self.fail(unsupported(format!("message {other}"))),
        }
    }

    fn get_hardware_register(&mut self, imm: i32) -> u32 {
        let HwReg { id, offset, size } = HwReg::from_imm(imm as u16);
        let value = hardware_register(self, id).unwrap_or(0);
        value >> offset & (u32::MAX >> (32 - u32::from(size.clamp(1, 32))))
    }

    fn set_hardware_register(&mut self, imm: i32, value: u32) {
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
                change_mode(self, mode);
            }
            20 | 21 if self.state.rules.isa.traits().flat_scratch == FlatScratch::Hardware => {
                let half = &mut self.state.rules.flat_scratch[usize::from(id - 20)];
                *half = Some(half.map_or(value, merge));
            }
            _ => self.fail(unsupported(format!("writing hardware register {id}"))),
        }
    }

    fn permute_halves(&mut self, to: usize, from: usize) {
        if self.state.lanes == 64 {
            let result = gather_any(self, to, from, |lane| lane ^ 32, true, true);
            self.settle(result);
        }
    }

    fn permute_from_any(&mut self, to: usize, address: usize, from: usize, offset: u32) {
        let last = self.state.lanes as usize - 1;
        let result = self.lane_addresses(address).and_then(|addresses| {
            let source = |lane: usize| (addresses[lane].wrapping_add(offset) / 4) as usize & last;
            gather_any(self, to, from, source, true, true)
        });
        self.settle(result);
    }

    fn permute_row(&mut self, to: usize, from: usize, select: u64, other: bool) {
        let source = |lane: usize| {
            let row = if other { lane & !15 ^ 16 } else { lane & !15 };
            row | (select >> (4 * (lane & 15)) & 15) as usize
        };
        let select = self.op.inst.mods.op_sel;
        let result = gather_any(self, to, from, source, select & 1 != 0, select & 2 == 0);
        self.settle(result);
    }

    fn permute_row_by(&mut self, to: usize, from: usize, choice: usize, other: bool) {
        let select = self.op.inst.mods.op_sel;
        let result = self.lane_addresses(choice).and_then(|choice| {
            let source = |lane: usize| {
                let row = if other { lane & !15 ^ 16 } else { lane & !15 };
                row | (choice[lane] & 15) as usize
            };
            gather_any(self, to, from, source, select & 1 != 0, select & 2 == 0)
        });
        self.settle(result);
    }
}

fn change_mode(step: &mut Step<'_>, mode: u32) {
    step.state.set_mode(mode);
    step.fp = step.state.fp;
}

fn hardware_register(step: &mut Step<'_>, id: u8) -> Option<u32> {
    let value = match id {
        1 => step.state.mode,
        // SCC, EXEC zero, VCC zero, valid.
        2 => {
            let vcc = step.state.scalar(106)
                | if step.state.all_lanes() >> 32 == 0 {
                    0
                } else {
                    step.state.scalar(107)
                };
            u32::from(step.state.scc)
                | u32::from(step.state.exec == 0) << 9
                | u32::from(vcc == 0) << 10
                | 1 << 16
        }
        // Wave, SIMD, work-group processor and so on: any assignment is possible, but two waves of a dispatch differ.
        23 => {
            let identity = step.state.identity;
            (identity % 16) | ((identity / 16) % 4) << 8 | ((identity / 64) % 8) << 10
        }
        24 => 0,
        29 => step.state.executed as u32,
        30 => (step.state.executed >> 32) as u32,
        _ => {
            step.fail(unsupported(format!("hardware register {id}")));
            return None;
        }
    };
    Some(value)
}

/// Gives each active lane of `to` the value of the lane `source` says. A source that is not active is read if `fetch` says so;
/// otherwise the lane keeps its value (`keep`) or becomes 0.
fn gather_any(
    step: &mut Step<'_>,
    to: usize,
    from: usize,
    source: impl Fn(usize) -> usize,
    fetch: bool,
    keep: bool,
) -> Result<(), Fault> {
    let (op, active, exec) = (step.op, step.active, step.state.exec);
    let valid = |lane: usize| fetch || exec >> source(lane) & 1 == 1;
    let lanes = || (0..64usize).filter(|&lane| active >> lane & 1 == 1);
    let read = lanes()
        .filter(|&lane| valid(lane))
        .fold(0u64, |mask, lane| mask | 1 << source(lane));
    let old = step.shared_lanes(from, read)?;
    let (mut values, mut written) = ([0; 64], 0u64);
    for lane in lanes() {
        if valid(lane) {
            values[lane] = old[source(lane)];
            written |= 1 << lane;
        } else if !keep {
            written |= 1 << lane;
        }
    }
    step.put_lanes(op, to, &values, written)
}
