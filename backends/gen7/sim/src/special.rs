//! Operations that need more than a formula: moves, selections, comparisons, multiplication, carries, dot products.

use super::fp;
use super::helpers::{extract, first_bit_high};
use super::lanes::Values;
use super::op::{Exec, LANES, Op, Routine};
use super::state::{Fault, REGISTER_BYTES, illegal, site, unsupported};
use super::step::{Enabled, Step, holds};
use half::f16;
use std::cmp::Ordering;
use wavelift_codegen::ir::{debugtrap_message, trap_message};
use wavelift_gen7::isa::{Cond, Opcode, Type};
use wavelift_gen7::machine::{CHECK_TRAP, DEBUG_TRAP, FIRST_PAYLOAD, TRAP_KIND};
use wavelift_simulator::float::{F32, F64, Float};
use wavelift_simulator::{SimError, UndefinedPolicy};

impl Step<'_> {
    /// Executes an operation that has a routine.
    pub(crate) fn routine(&mut self, op: &Op, routine: Routine) -> Result<(), Fault> {
        match routine {
            Routine::Nop => return Ok(()),
            Routine::Illegal => return Err(self.trap()),
            Routine::Jmpi => return self.jump_indexed(op),
            Routine::If => return self.branch_if(op),
            Routine::Else => return self.branch_else(op),
            Routine::Endif => return self.branch_endif(op),
            Routine::While => return self.branch_while(op),
            Routine::Break => return self.branch_break(op),
            Routine::Cont => return self.branch_continue(op),
            Routine::Halt => return self.branch_halt(op),
            Routine::Brd => return self.branch_diverging(op),
            Routine::Brc => return self.branch_converging(op),
            Routine::Call => return self.call(op),
            Routine::Ret => return self.ret(op),
            Routine::Wait => return self.wait(),
            Routine::Send => return self.send(op),
            _ => {}
        }
        let enabled = self.state.enabled(op)?;
        self.ran = enabled.lanes;
        self.state.partial = None;
        if enabled.lanes == 0 {
            return Ok(());
        }
        match routine {
            Routine::Mov => self.mov(op, enabled),
            Routine::Sel => self.select(op, enabled),
            Routine::Cmp => self.compare(op, enabled),
            Routine::Half => self.half(op, enabled),
            Routine::Bfe => self.extract(op, enabled),
            Routine::Fbh => self.first_bit(op, enabled),
            Routine::Mul => self.multiply(op, enabled),
            Routine::Mac => self.multiply_add(op, enabled),
            Routine::Mach => self.multiply_high(op, enabled),
            Routine::Addc => self.carry(op, enabled),
            Routine::Dp => self.dot_product(op, enabled),
            Routine::Math => self.math(op, enabled),
            Routine::Sad2 => self.distances(op, enabled),
            Routine::Plane => self.plane(op, enabled),
            Routine::Movi => self.move_indexed(op, enabled),
            _ => Err(unsupported(format!("the operation `{}`", op.inst.op.mnemonic()))),
        }
    }

    /// The way in which code stops: one pair of registers says for each channel how, another one why.
    fn trap(&self) -> Fault {
        let word = |register: u8, channel: usize| {
            let register = usize::from(register);
            let known = self.state.is_defined(register * REGISTER_BYTES + 4 * channel, 4);
            known.then(|| self.state.dword(register, channel))
        };
        for channel in 0..2 * REGISTER_BYTES / 4 {
            let how = word(TRAP_KIND, channel);
            let said = match (how, word(FIRST_PAYLOAD, channel)) {
                (Some(0), _) => continue,
                (Some(DEBUG_TRAP), Some(reason)) => Some(debugtrap_message(reason.into())),
                (Some(CHECK_TRAP), Some(reason)) => trap_message(reason.into()),
                _ => None,
            };
            let Some(what) = said else { break };
            return Box::new(SimError::Trap {
                site: site(Some(channel as u32)),
                what,
            });
        }
        illegal("the `illegal` instruction")
    }

    /// The first two sources.
    pub(crate) fn pair(&self, op: &Op, enabled: Enabled) -> Result<(Values, Values, u32), Fault> {
        let (mut a, mut b) = ([0; LANES], [0; LANES]);
        let undefined =
            self.state.operand(op, 0, enabled, &mut a)? | self.state.operand(op, 1, enabled, &mut b)?;
        Ok((a, b, undefined))
    }

    fn mov(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let src = &op.src[0];
        let raw = src.ty.size() == op.dst.ty.size()
            && src.ty.is_float() == op.dst.ty.is_float()
            && !src.abs
            && !src.neg
            && !op.inst.control.saturate;
        let mut values = [0; LANES];
        if raw {
            let mut undefined = self.state.read(op, 0, enabled.lanes, &mut values)?;
            if self.state.policy == UndefinedPolicy::Ignore {
                undefined = 0;
            }
            // Flags do not take undefined values from channels that run if the policy is to trap.
            if op.inst.control.cond != Cond::None {
                undefined = self.state.judge(op, 0, undefined)?;
            }
            if undefined != 0 {
                self.state.partial = self.state.pass_bits(op, &[&values], undefined, |[a, ..]| a);
            }
            return self.state.finish(op, enabled, undefined, &mut values, op.exec);
        }
        let mut undefined = self.state.read(op, 0, enabled.lanes, &mut values)?;
        undefined = self.state.judge(op, 0, undefined)?;
        if undefined != 0 {
            self.state.partial = self.state.pass_bits(op, &[&values], undefined, |[a, ..]| a);
        }
        // Conversions between formats keep denormals; modified moves of floats are arithmetic.
        if op.exec == Exec::Single && op.dst.ty == Type::F {
            for value in &mut values[..op.lanes as usize] {
                *value = i64::from(F32::flush(*value as u32));
            }
        }
        self.state.finish(op, enabled, undefined, &mut values, op.exec)
    }

    fn select(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let state = &mut *self.state;
        let (mut a, mut b) = ([0; LANES], [0; LANES]);
        let cond = op.inst.control.cond;
        let missing = [
            state.read(op, 0, enabled.lanes, &mut a)?,
            state.read(op, 1, enabled.lanes, &mut b)?,
        ];
        let (chosen, unknown) = if cond == Cond::None {
            let (value, undefined) = state.predicate(op);
            let unknown = undefined & enabled.lanes;
            if unknown != 0 && state.policy == UndefinedPolicy::Trap && !op.inst.control.no_mask {
                return Err(state.undefined_flag(op, unknown));
            }
            (value, unknown)
        } else {
            let mut unknown = 0;
            for (index, missing) in missing.into_iter().enumerate() {
                unknown |= state.judge(op, index, missing)?;
            }
            let mut value = 0;
            for lane in 0..op.lanes as usize {
                if op.exec == Exec::Single {
                    a[lane] = i64::from(F32::flush(a[lane] as u32));
                    b[lane] = i64::from(F32::flush(b[lane] as u32));
                }
                // min and max return the number if one is NaN.
                let first = match (cond, is_nan(op.exec, a[lane]), is_nan(op.exec, b[lane])) {
                    (Cond::L | Cond::Ge, _, true) => true,
                    (Cond::L | Cond::Ge, true, false) => false,
                    _ => holds(cond, order(op.exec, a[lane], b[lane])),
                };
                value |= u32::from(first) << lane;
            }
            (value, unknown)
        };
        // Only the chosen side matters.
        let [first, second] = missing;
        let mut undefined = unknown | first & chosen | second & !chosen;
        if state.policy == UndefinedPolicy::Ignore {
            undefined = 0;
        }
        if undefined != 0 && cond == Cond::None {
            state.partial = state.choose_bits(op, (&a, &b), missing, chosen, unknown);
        }
        for lane in 0..op.lanes as usize {
            if chosen >> lane & 1 == 0 {
                a[lane] = b[lane];
            }
        }
        state.finish(op, enabled, undefined, &mut a, op.exec)
    }

    fn compare(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (a, b, undefined) = self.pair(op, enabled)?;
        let cond = op.inst.control.cond;
        let mut bits = 0;
        for lane in 0..op.lanes as usize {
            let set = match op.inst.op {
                // NaN in source 1 compares true, in source 0 false.
                Opcode::Cmpn if is_nan(op.exec, b[lane]) => cond != Cond::Nz,
                Opcode::Cmpn if is_nan(op.exec, a[lane]) => cond == Cond::Nz,
                _ => holds(cond, order(op.exec, a[lane], b[lane])),
            };
            bits |= u32::from(set) << lane;
        }
        let undefined = undefined | enabled.unknown;
        self.state.set_flags(op, enabled.lanes, bits, undefined);
        let values = std::array::from_fn(|lane| -i64::from(bits >> lane & 1));
        self.state.write(op, enabled.lanes, undefined, &values)
    }

    fn half(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let mut values = [0; LANES];
        let undefined = self.state.read(op, 0, enabled.lanes, &mut values)?;
        let undefined = self.state.judge(op, 0, undefined)?;
        for value in &mut values[..op.lanes as usize] {
            *value = if op.inst.op == Opcode::F32to16 {
                let flushed = F32::flush(*value as u32);
                i64::from(f16::from_f32(f32::from_bits(flushed)).to_bits())
            } else {
                i64::from(f16::from_bits(*value as u16).to_f32().to_bits())
            };
        }
        let exec = if op.inst.op == Opcode::F32to16 {
            Exec::Integer
        } else {
            Exec::Single
        };
        self.state.finish(op, enabled, undefined, &mut values, exec)
    }

    fn extract(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (mut a, b, mut undefined) = self.pair(op, enabled)?;
        let mut c = [0; LANES];
        undefined |= self.state.operand(op, 2, enabled, &mut c)?;
        let signed = op.src[2].ty == Type::D;
        if undefined != 0 {
            let formula = |[a, b, c]: [i64; 3]| extract(a, b, c, signed);
            self.state.partial = self.state.pass_bits(op, &[&a, &b, &c], undefined, formula);
        }
        for lane in 0..op.lanes as usize {
            a[lane] = extract(a[lane], b[lane], c[lane], signed);
        }
        self.state.finish(op, enabled, undefined, &mut a, Exec::Integer)
    }

    fn first_bit(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let mut a = [0; LANES];
        let undefined = self.state.operand(op, 0, enabled, &mut a)?;
        let signed = op.src[0].ty.is_signed();
        for value in &mut a[..op.lanes as usize] {
            *value = i64::from(first_bit_high(*value, signed));
        }
        self.state.finish(op, enabled, undefined, &mut a, Exec::Integer)
    }

    /// Products of doublewords take the low word of source 1 (manual 6, mul).
    fn multiply(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (mut a, b, undefined) = self.pair(op, enabled)?;
        let both = op.src[0].ty.size() == 4 && op.src[1].ty.size() == 4;
        if undefined != 0 && op.exec == Exec::Integer {
            let low = if both { 0xffff } else { -1 };
            let formula = |[a, b, _]: [i64; 3]| a.wrapping_mul(b & low);
            self.state.partial = self.state.pass_bits(op, &[&a, &b], undefined, formula);
        }
        let state = &mut *self.state;
        for lane in 0..op.lanes as usize {
            a[lane] = match op.exec {
                Exec::Integer if both => a[lane].wrapping_mul(b[lane] & 0xffff),
                Exec::Integer => a[lane].wrapping_mul(b[lane]),
                Exec::Single => {
                    let product = fp::mul::<F32>(a[lane] as u32, b[lane] as u32, fp::single(state.cr0));
                    i64::from(product)
                }
                Exec::Double => fp::mul::<F64>(a[lane] as u64, b[lane] as u64, fp::double(state.cr0)) as i64,
            };
        }
        state.finish(op, enabled, undefined, &mut a, op.exec)
    }

    /// The accumulator that an operation reads without naming it.
    pub(crate) fn implicit(&self, op: &Op, enabled: Enabled) -> Result<(Values, u32), Fault> {
        let mut acc = [0; LANES];
        let first = self.state.implicit_accumulator(op);
        let missing = self.state.accumulator(op, op.src[0].ty, first, &mut acc)? & enabled.lanes;
        if missing != 0 && !op.inst.control.no_mask && self.state.policy == UndefinedPolicy::Trap {
            let lane = op.first + missing.trailing_zeros();
            let cause = "never written".to_owned();
            return Err(super::state::poison(Some(lane), "the accumulator".into(), cause));
        }
        Ok((acc, missing))
    }

    fn multiply_add(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (mut a, b, undefined) = self.pair(op, enabled)?;
        let (acc, missing) = self.implicit(op, enabled)?;
        let cr0 = self.state.cr0;
        for lane in 0..op.lanes as usize {
            a[lane] = match op.exec {
                Exec::Integer => a[lane].wrapping_mul(b[lane]).wrapping_add(acc[lane]),
                Exec::Single => {
                    let mode = fp::single(cr0);
                    i64::from(fp::fma::<F32>(
                        a[lane] as u32,
                        b[lane] as u32,
                        acc[lane] as u32,
                        mode,
                    ))
                }
                Exec::Double => {
                    let mode = fp::double(cr0);
                    fp::fma::<F64>(a[lane] as u64, b[lane] as u64, acc[lane] as u64, mode) as i64
                }
            };
        }
        self.state
            .finish(op, enabled, undefined | missing, &mut a, op.exec)
    }

    /// The other half of a product of doublewords. `mul` has taken the low word of source 1, so this takes the high one, although the
    /// manual's text says source 0: only then is the result the product that the manual promises.
    fn multiply_high(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (a, b, undefined) = self.pair(op, enabled)?;
        let (acc, missing) = self.implicit(op, enabled)?;
        let sums: Values = std::array::from_fn(|lane| {
            let product = a[lane].wrapping_mul(b[lane] >> 16);
            acc[lane].wrapping_add(product << 16)
        });
        let undefined = undefined | missing;
        let signed = op.dst.ty.is_signed();
        let mut high: Values = std::array::from_fn(|lane| {
            if signed {
                sums[lane] >> 32
            } else {
                (sums[lane] as u64 >> 32) as i64
            }
        });
        self.state
            .finish(op, enabled, undefined, &mut high, Exec::Integer)?;
        if op.inst.control.acc_write {
            self.state
                .set_accumulator(op, Type::D, 0, enabled.lanes, undefined, &sums)?;
        }
        Ok(())
    }

    /// `addc` and `subb`: carry or borrow go to the accumulator.
    fn carry(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (mut a, b, undefined) = self.pair(op, enabled)?;
        if undefined != 0 {
            let add = op.inst.op == Opcode::Addc;
            let formula = |[a, b, _]: [i64; 3]| if add { a.wrapping_add(b) } else { a.wrapping_sub(b) };
            self.state.partial = self.state.pass_bits(op, &[&a, &b], undefined, formula);
        }
        let mut carries = [0; LANES];
        for lane in 0..op.lanes as usize {
            let (x, y) = (a[lane] as u32, b[lane] as u32);
            let (result, carry) = if op.inst.op == Opcode::Addc {
                x.overflowing_add(y)
            } else {
                x.overflowing_sub(y)
            };
            a[lane] = result.into();
            carries[lane] = carry.into();
        }
        self.state.finish(op, enabled, undefined, &mut a, Exec::Integer)?;
        if op.inst.control.acc_write {
            self.state
                .set_accumulator(op, Type::Ud, 0, enabled.lanes, undefined, &carries)?;
        }
        Ok(())
    }

    fn dot_product(&mut self, op: &Op, enabled: Enabled) -> Result<(), Fault> {
        let (mut a, b, undefined) = self.pair(op, enabled)?;
        let mode = fp::single(self.state.cr0);
        let terms = match op.inst.op {
            Opcode::Dp2 => 2,
            Opcode::Dp3 | Opcode::Dph => 3,
            _ => 4,
        };
        for start in (0..op.lanes as usize).step_by(4) {
            let mut sum = 0;
            for lane in start..start + terms {
                let product = fp::mul::<F32>(a[lane] as u32, b[lane] as u32, mode);
                sum = fp::add::<F32>(sum, product, mode);
            }
            if op.inst.op == Opcode::Dph {
                sum = fp::add::<F32>(sum, b[start + 3] as u32, mode);
            }
            a[start..start + 4].fill(i64::from(sum));
        }
        self.state.finish(op, enabled, undefined, &mut a, Exec::Single)
    }
}

fn is_nan(exec: Exec, value: i64) -> bool {
    match exec {
        Exec::Integer => false,
        Exec::Single => f32::from_bits(value as u32).is_nan(),
        Exec::Double => f64::from_bits(value as u64).is_nan(),
    }
}

fn order(exec: Exec, a: i64, b: i64) -> Option<Ordering> {
    match exec {
        Exec::Integer => Some(a.cmp(&b)),
        Exec::Single => f32::from_bits(a as u32).partial_cmp(&f32::from_bits(b as u32)),
        Exec::Double => f64::from_bits(a as u64).partial_cmp(&f64::from_bits(b as u64)),
    }
}
