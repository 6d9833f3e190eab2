//! Operations that look at other channels, at the registers beside those they name, or that write two registers (manual 6.35, 6.41.9, 6.42, 6.47, 6.53, 6.54).
//!
//! Lines and planes are sums of products with one rounding each, from the constant on; the manual has no order.

use super::fp;
use super::lanes::Values;
use super::op::{Exec, Kind, LANES, Op};
use super::state::{FILE_BYTES, Fault, REGISTER_BYTES, illegal};
use super::step::{Enabled, Step};
use wavelift_gen7::isa::Opcode;
use wavelift_simulator::float::{F32, Float};

/// Channels 0, 2, 4 and so on.
const EVEN: u32 = 0x5555_5555;

impl Step<'_> {
    /// `sad2` and `sada2`: the distance of pairs of channels, in the first of each pair; the second gets no value.
    pub(crate) fn distances(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        if op.lanes < 2 {
            return Err(illegal("distances of pairs in one channel"));
        }
        let (a, b, missing) = self.pair(op, enabled)?;
        let mut undefined = missing | missing >> 1 & EVEN | !EVEN;
        let distance = |lane: usize| a[lane].abs_diff(b[lane]) as i64;
        let mut sums: Values = std::array::from_fn(|lane| {
            distance(lane) + if lane + 1 < LANES { distance(lane + 1) } else { 0 }
        });
        if op.inst.op == Opcode::Sada2 {
            let (acc, missing) = self.implicit(op, enabled)?;
            undefined |= missing;
            for lane in 0..op.lanes as usize {
                sums[lane] += acc[lane];
            }
        }
        let undefined = undefined & u32::MAX >> (32 - op.lanes);
        self.state
            .finish(op, enabled, undefined, &mut sums, Exec::Integer)
    }

    /// A single at a byte of the general registers, with the signs of a source, and whether it is undefined.
    fn single(&self, op: &Op, index: usize, at: usize) -> (u32, bool) {
        let slot = &op.src[index];
        let mut bits = self.state.dword(at / REGISTER_BYTES, at % REGISTER_BYTES / 4);
        if slot.abs {
            bits &= !(1 << 31);
        }
        if slot.neg {
            bits ^= 1 << 31;
        }
        (
            F32::flush(bits),
            at + 4 > FILE_BYTES || !self.state.is_defined(at, 4),
        )
    }

    /// `line` and `pln`: p times the second source and q, or p and q times it and the registers after it, and r, where p, q, and the last are
    /// components of four singles.
    pub(crate) fn plane(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        if !matches!(op.lanes, 8 | 16) {
            return Err(illegal(format!(
                "`{}` in {} channels",
                op.inst.op.mnemonic(),
                op.lanes
            )));
        }
        if [0, 1].map(|index| op.src[index].kind) != [Kind::General; 2] {
            return Err(illegal("the operands of a line or plane are general registers"));
        }
        let mut u = [0; LANES];
        let mut undefined = self.state.operand(op, 1, enabled, &mut u)?;
        let first = usize::from(op.src[0].offsets[0]) & !15;
        let (p, no_p) = self.single(op, 0, usize::from(op.src[0].offsets[0]));
        let (q, no_q) = self.single(op, 0, first + 4);
        let (last, no_last) = self.single(op, 0, first + 12);
        let plane = op.inst.op == Opcode::Pln;
        if no_p || no_last || plane && no_q {
            undefined = enabled.lanes;
        }
        let mode = fp::single(self.state.cr0);
        let beyond = op.lanes as usize / 8 * REGISTER_BYTES;
        for (lane, value) in u.iter_mut().enumerate().take(op.lanes as usize) {
            let line = fp::fma::<F32>(p, *value as u32, last, mode);
            *value = i64::from(line);
            if plane {
                let (v, missing) = self.single(op, 1, usize::from(op.src[1].offsets[lane]) + beyond);
                *value = i64::from(fp::fma::<F32>(q, v, line, mode));
                undefined |= (u32::from(missing) << lane) & enabled.lanes;
            }
        }
        self.state.finish(op, enabled, undefined, &mut u, Exec::Single)
    }

    /// `movi`: each channel gets the part of one register that its own index names.
    pub(crate) fn move_indexed(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let slot = &op.src[0];
        let Kind::Indirect { addr: 0, offset, row } = slot.kind else {
            return Err(illegal("the source of `movi` is at addresses from a0.0 on"));
        };
        let places = self
            .state
            .indirect(slot, 0, offset, row, op.lanes, enabled.lanes)?;
        let running = (0..op.lanes as usize).filter(|lane| enabled.lanes >> lane & 1 == 1);
        let mut registers = running.map(|lane| usize::from(places[lane]) / REGISTER_BYTES);
        let register = registers.next();
        if registers.any(|other| Some(other) != register) {
            return Err(illegal("the indices of `movi` are in different registers"));
        }
        let mut values = [0; LANES];
        let undefined = self.state.read(op, 0, enabled.lanes, &mut values)?;
        let undefined = self.state.judge(op, 0, undefined)?;
        self.state.finish(op, enabled, undefined, &mut values, op.exec)
    }

    /// Writes the remainders of `math intdivmod` to the register after the destination.
    pub(crate) fn put_remainders(
        &mut self,
        op: &Op,
        enabled: Enabled,
        undefined: u32,
        remainders: &Values,
    ) -> Result<(), Fault> {
        if op.dst.kind != Kind::General || op.lanes > 8 {
            return Err(illegal(
                "quotients and remainders go to two registers, in 8 channels at most",
            ));
        }
        for lane in (0..op.lanes as usize).filter(|lane| enabled.lanes >> lane & 1 == 1) {
            let at = usize::from(op.dst.offsets[lane]) + REGISTER_BYTES;
            let Some(target) = self.state.grf.get_mut(at..at + 4) else {
                return Err(illegal("there is no register after the destination"));
            };
            target.copy_from_slice(&remainders[lane].to_le_bytes()[..4]);
            self.state.mark(at, 4, undefined >> lane & 1 == 0, op.offset);
        }
        Ok(())
    }
}
