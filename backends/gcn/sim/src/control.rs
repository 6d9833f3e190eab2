//! What formulas call on a wave of gfx900 alone: waiting, the barrier, messages, hardware registers, GPR index mode.

use super::machine::{GROUP, Gfx900, VECTOR};
use super::step::Step;
use wavelift_amdgpu_sim::Machine;
use wavelift_amdgpu_sim::fault::{illegal, unsupported};
use wavelift_gcn::isa::{HwReg, WaitCount};
use wavelift_simulator::WaveEvent;

/// MODE bits that `s_setreg` may change here: rounding, denormals, DX10 clamp, IEEE, exceptions, GPR index mode.
const MODE_SUPPORTED: u32 = 0x0807_f3ff;

/// Formulas of gfx900.
pub(crate) trait Formulas {
    /// EXEC as `v_cmpx` writes it.
    fn set_exec_by_compare(&mut self, value: u64);
    /// `s_waitcnt`
    fn wait(&mut self, imm: i32);
    /// `s_nop`, `s_sleep`: one instruction is counted anyway, the rest here.
    fn idle(&mut self, imm: i32);
    /// `s_barrier`
    fn barrier(&mut self);
    /// `s_sendmsg`: an interrupt is only noted by the host.
    fn message(&mut self, imm: i32);
    /// `s_memtime`
    fn clock(&mut self) -> u64;
    /// `s_memrealtime`
    fn real_clock(&mut self) -> u64;
    /// `s_getreg_b32`
    fn get_hardware_register(&mut self, imm: i32) -> u32;
    /// `s_setreg_b32`
    fn set_hardware_register(&mut self, imm: i32, value: u32);
    /// Switches GPR index mode on or off.
    fn set_gpr_index_mode(&mut self, on: bool);
    /// Sets the index of GPR index mode, M0 bits 7:0.
    fn set_gpr_index(&mut self, index: u32);
    /// Sets which operands GPR index mode applies to, M0 bits 15:12.
    fn set_gpr_index_operands(&mut self, imm: i32);
}

impl Formulas for Step<'_> {
    fn set_exec_by_compare(&mut self, value: u64) {
        self.set_exec(value);
        self.state.rules.clocks.valu_writes_exec();
    }

    fn wait(&mut self, imm: i32) {
        let count = WaitCount::from_imm(self.state.rules.isa, imm as u16);
        if count.vm < WaitCount::NONE.vm {
            self.wait_until(VECTOR, count.vm.into());
        }
        if count.lgkm < WaitCount::NONE.lgkm {
            self.wait_until(GROUP, count.lgkm.into());
            if count.lgkm == 0 {
                self.state.rules.clocks.scalar_loads_are_complete();
            }
        }
        if count.exp < WaitCount::NONE.exp {
            self.state.rules.clocks.stores_have_read(count.exp.into());
        }
        self.land();
    }

    fn idle(&mut self, imm: i32) {
        self.state.rules.clocks.advance((imm & 15) as u64);
        if imm > 15 {
            self.event = Some(WaveEvent::Yield);
        }
    }

    fn barrier(&mut self) {
        self.arrive();
        self.event = Some(WaveEvent::Barrier);
    }

    fn message(&mut self, imm: i32) {
        if imm & 15 != 1 {
            self.fail(unsupported(format!("message {}", imm & 15)));
        }
    }

    fn clock(&mut self) -> u64 {
        self.state.executed * 4
    }

    fn real_clock(&mut self) -> u64 {
        self.state.executed
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
                self.state.set_mode(mode);
                self.fp = self.state.fp;
            }
            3 => self.state.rules.trap_status = merge(self.state.rules.trap_status),
            _ => self.fail(unsupported(format!("writing hardware register {id}"))),
        }
        self.state.rules.clocks.sets_hardware_register(id);
    }

    fn set_gpr_index_mode(&mut self, on: bool) {
        self.state.mode = self.state.mode & !(1 << 27) | u32::from(on) << 27;
    }

    fn set_gpr_index(&mut self, index: u32) {
        set_m0(self, self.state.scalar(Gfx900::M0) & !0xff | index & 0xff);
    }

    fn set_gpr_index_operands(&mut self, imm: i32) {
        set_m0(
            self,
            self.state.scalar(Gfx900::M0) & !0xf000 | (imm as u32 & 15) << 12,
        );
    }
}

/// The value of a hardware register.
fn hardware_register(step: &mut Step<'_>, id: u8) -> Option<u32> {
    let value = match id {
        1 => step.state.mode,
        2 => {
            u32::from(step.state.scc)
                | u32::from(step.state.exec == 0) << 9
                | u32::from(step.state.scalar(106) | step.state.scalar(107) == 0) << 10
                | 1 << 16
        }
        3 => step.state.rules.trap_status,
        // Wave (10 of a SIMD), SIMD, pipe, CU and so on: any assignment is possible, but two waves of a dispatch differ.
        4 => {
            let identity = step.state.identity;
            (identity % 10) | ((identity / 10) % 4) << 4 | ((identity / 40) % 16) << 8
        }
        5 | 6 | 15 => {
            step.fail(unsupported(format!("hardware register {id}")));
            return None;
        }
        _ => {
            step.fail(illegal(format!("hardware register {id}")));
            return None;
        }
    };
    Some(value)
}

fn set_m0(step: &mut Step<'_>, value: u32) {
    step.state.scalars[usize::from(Gfx900::M0)] = value;
    step.state.shadow[usize::from(Gfx900::M0)] = 0;
    step.state.rules.clocks.salu_writes_m0();
}
