//! One instruction: which channels run, arithmetic by formulas, conditional modifiers, saturation.

use super::access::Memory;
use super::fp;
use super::lanes::Values;
use super::op::{Code, Exec, LANES, Op, Runner, is_select};
use super::state::{Fault, State, illegal_in, poison, unsupported};
use wavelift_gen7::isa::{Access, Cond, Type};
use wavelift_simulator::float::{F32, F64, Float};
use wavelift_simulator::undefined::Decides;
use wavelift_simulator::{UndefinedPolicy, WaveEvent};

/// A thread and its surroundings while it executes.
pub(crate) struct Step<'a> {
    pub(crate) state: &'a mut State,
    pub(crate) code: &'a Code,
    pub(crate) memory: Memory<'a>,
    /// Where the thread goes on.
    pub(crate) next: u32,
    /// Why the turn ends.
    pub(crate) event: Option<WaveEvent>,
    /// Channels that ran.
    pub(crate) ran: u32,
}

/// The lanes of an instruction that run.
#[derive(Clone, Copy)]
pub(crate) struct Enabled {
    /// Lanes.
    pub(crate) lanes: u32,
    /// Lanes whose predicate is not defined: their results are not either.
    pub(crate) unknown: u32,
}

/// All lanes of an instruction.
fn all_lanes(op: &Op) -> u32 {
    u32::MAX >> (32 - op.lanes)
}

impl State {
    /// Flag bits of all channels, and those that are undefined.
    fn flag_bits(&self, op: &Op) -> (u32, u32) {
        let flag = op.inst.control.flag;
        let (first, index) = (usize::from(flag.reg) * 2, usize::from(flag.sub));
        let word = |words: &[u16; 4]| {
            let low = u32::from(words[first + index]);
            // Channels from 16 on are in the other half.
            low | u32::from(words[first + 1]) << 16
        };
        (word(&self.flags), word(&self.flags_undefined))
    }

    /// The predicate of an instruction's lanes, and which of them depend on undefined flags.
    pub(crate) fn predicate(&self, op: &Op) -> (u32, u32) {
        let pred = op.inst.control.pred;
        let (bits, undefined) = self.flag_bits(op);
        let group = |size: u32, all: bool| {
            let (mut value, mut missing) = (0, 0);
            for start in (0..32).step_by(size as usize) {
                let mask = u32::MAX >> (32 - size) << start;
                let holds = if all {
                    bits & mask == mask
                } else {
                    bits & mask != 0
                };
                if holds {
                    value |= mask;
                }
                // A defined bit that decides makes the others irrelevant.
                let decided = if all {
                    !bits & !undefined & mask != 0
                } else {
                    bits & !undefined & mask != 0
                };
                if undefined & mask != 0 && !decided {
                    missing |= mask;
                }
            }
            (value, missing)
        };
        let component = |which: u32| {
            let spread = |bits: u32| {
                (0..8).fold(0, |mask, vector| {
                    mask | ((bits >> (4 * vector + which) & 1) * (15 << (4 * vector)))
                })
            };
            (spread(bits), spread(undefined))
        };
        let both = |all: bool| {
            let first = usize::from(op.inst.control.flag.reg) * 2;
            let [a, b] = [0, 1].map(|sub| u32::from(self.flags[first + sub]));
            let missing = [0, 1].map(|sub| u32::from(self.flags_undefined[first + sub]));
            (if all { a & b } else { a | b }, missing[0] | missing[1])
        };
        let (value, undefined) = match (op.inst.control.access, pred.control) {
            (_, 0) => return (u32::MAX, 0),
            (_, 1) => (bits, undefined),
            (Access::Align1, 2) => both(false),
            (Access::Align1, 3) => both(true),
            (Access::Align1, control) => {
                let size = 2 << ((u32::from(control) - 4) / 2).min(4);
                group(size, control % 2 == 1)
            }
            (Access::Align16, control @ 2..=5) => component(u32::from(control) - 2),
            (Access::Align16, control) => group(4, control % 2 == 1),
        };
        let value = if pred.inverse { !value } else { value };
        // Groups are of channels, lanes those of this instruction.
        (value >> op.first, undefined >> op.first)
    }

    /// Who runs, with the predicate unless it selects.
    pub(crate) fn enabled(&self, op: &Op) -> Result<Enabled, Fault> {
        let control = &op.inst.control;
        let mut lanes = all_lanes(op) & op.chosen;
        if !control.no_mask {
            lanes &= self.active >> op.first;
        }
        let mut unknown = 0;
        if control.pred.control != 0 && !is_select(op) {
            let (value, undefined) = self.predicate(op);
            unknown = undefined & lanes;
            if unknown != 0 {
                if !control.no_mask && self.policy == UndefinedPolicy::Trap {
                    return Err(self.undefined_flag(op, unknown));
                }
                if self.policy == UndefinedPolicy::Ignore {
                    unknown = 0;
                }
            }
            lanes &= value | unknown;
        }
        Ok(Enabled { lanes, unknown })
    }

    /// A predicate that depends on a flag without a value.
    #[cold]
    pub(crate) fn undefined_flag(&self, op: &Op, lanes: u32) -> Fault {
        let flag = op.inst.control.flag;
        let channel = op.first + lanes.trailing_zeros();
        poison(
            Some(channel),
            format!("f{}.{}", flag.reg, flag.sub),
            format!("{}; has no value for this channel", Decides::Lanes),
        )
    }

    /// Writes the flag bits of lanes.
    pub(crate) fn set_flags(&mut self, op: &Op, lanes: u32, values: u32, undefined: u32) {
        let flag = op.inst.control.flag;
        let first = usize::from(flag.reg) * 2;
        let mut put = |index: usize, lanes: u16, values: u16, undefined: u16| {
            let slot = &mut self.flags[index];
            *slot = *slot & !lanes | values & lanes;
            let slot = &mut self.flags_undefined[index];
            *slot = *slot & !lanes | undefined & lanes;
        };
        let (lanes, values, undefined) = (lanes << op.first, values << op.first, undefined << op.first);
        put(
            first + usize::from(flag.sub),
            lanes as u16,
            values as u16,
            undefined as u16,
        );
        if lanes >> 16 != 0 && flag.sub == 0 {
            let high = |bits: u32| (bits >> 16) as u16;
            put(first + 1, high(lanes), high(values), high(undefined));
        }
    }

    /// Reads a source of arithmetic: flushes denormals of floats. Undefined lanes are an error where a channel runs under its mask.
    pub(crate) fn operand(
        &self,
        op: &Op,
        index: usize,
        enabled: Enabled,
        out: &mut Values,
    ) -> Result<u32, Fault> {
        let undefined = self.read(op, index, enabled.lanes, out)?;
        let missing = self.judge(op, index, undefined)?;
        let lanes = op.lanes as usize;
        match op.exec {
            Exec::Single => {
                for value in &mut out[..lanes] {
                    *value = i64::from(F32::flush(*value as u32));
                }
            }
            Exec::Double if fp::double(self.cr0).flush_inputs => {
                for value in &mut out[..lanes] {
                    *value = F64::flush(*value as u64) as i64;
                }
            }
            _ => {}
        }
        Ok(missing)
    }

    /// What undefined lanes of an operand mean: an error, or an undefined result.
    pub(crate) fn judge(&self, op: &Op, index: usize, undefined: u32) -> Result<u32, Fault> {
        if undefined == 0 || self.policy == UndefinedPolicy::Ignore {
            return Ok(0);
        }
        if op.inst.control.no_mask || self.policy == UndefinedPolicy::Propagate {
            return Ok(undefined);
        }
        Err(self.undefined_operand(op, index, undefined, None))
    }

    /// Saturates and converts results to the destination's type, sets flags and accumulators, and writes.
    pub(crate) fn finish(
        &mut self,
        op: &Op,
        enabled: Enabled,
        undefined: u32,
        values: &mut Values,
        exec: Exec,
    ) -> Result<(), Fault> {
        let lanes = op.lanes as usize;
        let control = &op.inst.control;
        let (own, undefined) = (undefined, undefined | enabled.unknown);
        let exact = *values;
        convert(&mut values[..lanes], exec, op.dst.ty, control.saturate);
        if control.cond != Cond::None && !is_select(op) {
            let bits = conditions(
                &exact[..lanes],
                &values[..lanes],
                exec,
                op.dst.ty,
                control.cond,
                control.saturate,
            );
            let unknown = self.unknown_conditions(op, undefined, values);
            self.set_flags(op, enabled.lanes, bits, unknown);
        }
        if enabled.unknown != 0 {
            self.keep_or_get(op, enabled.unknown, own, values);
        }
        if control.acc_write && self.cr0 >> 1 & 1 == 0 {
            let first = self.implicit_accumulator(op);
            self.set_accumulator(op, op.dst.ty, first, enabled.lanes, undefined, values)?;
        }
        // Accumulators hold more bits than a register.
        if matches!(op.dst.kind, super::op::Kind::Accumulator(_))
            && exec == Exec::Integer
            && !op.dst.ty.is_float()
        {
            return self.write(op, enabled.lanes, undefined, &exact);
        }
        self.write(op, enabled.lanes, undefined, values)
    }

    /// Lanes whose conditions are undefined: a defined one says that a result is not zero.
    fn unknown_conditions(&self, op: &Op, undefined: u32, values: &Values) -> u32 {
        match (&self.partial, op.inst.control.cond) {
            (Some(shadows), Cond::Z | Cond::Nz) if undefined != 0 => {
                let size = u32::from(op.dst.ty.size()).min(8);
                let known = |lane: &usize| {
                    let bits = (values[*lane] & !shadows[*lane]) as u64;
                    bits << (64 - 8 * size) == 0
                };
                (0..op.lanes as usize)
                    .filter(|lane| undefined >> lane & 1 == 1)
                    .filter(known)
                    .fold(0, |lanes, lane| lanes | 1 << lane)
            }
            _ => undefined,
        }
    }

    /// First accumulator channel that an instruction uses without naming it.
    pub(crate) fn implicit_accumulator(&self, op: &Op) -> usize {
        if op.exec == Exec::Single && op.lanes <= 8 {
            usize::from(op.inst.control.quarter & 1) * 8
        } else {
            0
        }
    }
}

/// Range of an integer type.
pub(crate) fn range(ty: Type) -> (i64, i64) {
    match ty {
        Type::Ub => (0, 0xff),
        Type::B => (-0x80, 0x7f),
        Type::Uw => (0, 0xffff),
        Type::W => (-0x8000, 0x7fff),
        Type::Ud => (0, 0xffff_ffff),
        _ => (-0x8000_0000, 0x7fff_ffff),
    }
}

/// Converts results from what was computed in to the destination's type (manual 3.5).
fn convert(values: &mut [i64], exec: Exec, ty: Type, saturate: bool) {
    match (exec, ty) {
        (Exec::Integer, Type::F) => {
            for value in values {
                *value = i64::from((*value as f32).to_bits());
                if saturate {
                    *value = i64::from(fp::saturate_single(*value as u32));
                }
            }
        }
        (Exec::Integer, Type::Df) => {
            for value in values {
                *value = (*value as f64).to_bits() as i64;
                if saturate {
                    *value = fp::saturate_double(*value as u64) as i64;
                }
            }
        }
        (Exec::Integer, ty) => {
            if saturate {
                let (min, max) = range(ty);
                values
                    .iter_mut()
                    .for_each(|value| *value = (*value).clamp(min, max));
            }
        }
        (Exec::Single, Type::F) => {
            if saturate {
                for value in values {
                    *value = i64::from(fp::saturate_single(*value as u32));
                }
            }
        }
        (Exec::Double, Type::Df) => {
            if saturate {
                for value in values {
                    *value = fp::saturate_double(*value as u64) as i64;
                }
            }
        }
        (Exec::Single, Type::Df) => {
            for value in values {
                let wide = f64::from(f32::from_bits(*value as u32)).to_bits();
                *value = if saturate { fp::saturate_double(wide) } else { wide } as i64;
            }
        }
        (Exec::Double, Type::F) => {
            for value in values {
                let narrow = fp::narrow(*value as u64);
                *value = i64::from(if saturate {
                    fp::saturate_single(narrow)
                } else {
                    narrow
                });
            }
        }
        (Exec::Single, ty) => {
            let (min, max) = range(ty);
            for value in values {
                let number = f64::from(f32::from_bits(*value as u32));
                *value = fp::to_integer(number, min, max);
            }
        }
        (Exec::Double, ty) => {
            let (min, max) = range(ty);
            for value in values {
                *value = fp::to_integer(f64::from_bits(*value as u64), min, max);
            }
        }
    }
}

/// The sign of a result against zero; `None` for NaN.
fn sign(value: i64, ty: Type) -> Option<std::cmp::Ordering> {
    match ty {
        Type::F => f32::from_bits(value as u32).partial_cmp(&0.0),
        Type::Df => f64::from_bits(value as u64).partial_cmp(&0.0),
        Type::Ud => Some((value as u32).cmp(&0)),
        Type::D => Some((value as i32).cmp(&0)),
        Type::Uw => Some((value as u16).cmp(&0)),
        Type::W => Some((value as i16).cmp(&0)),
        Type::Ub => Some((value as u8).cmp(&0)),
        _ => Some((value as i8).cmp(&0)),
    }
}

/// Whether a comparison holds; NaN only differs.
pub(crate) fn holds(cond: Cond, order: Option<std::cmp::Ordering>) -> bool {
    use std::cmp::Ordering::{Equal, Greater, Less};
    match cond {
        Cond::Z => order == Some(Equal),
        Cond::Nz => order != Some(Equal),
        Cond::G => order == Some(Greater),
        Cond::Ge => matches!(order, Some(Greater | Equal)),
        Cond::L => order == Some(Less),
        Cond::Le => matches!(order, Some(Less | Equal)),
        Cond::U => order.is_none(),
        Cond::None | Cond::O => false,
    }
}

/// Flag bits of results (manual 3.6). Without saturation integers compare as they are written; overflow looks at the exact value.
fn conditions(exact: &[i64], written: &[i64], exec: Exec, ty: Type, cond: Cond, saturated: bool) -> u32 {
    let mut bits = 0;
    for (lane, (&exact, &value)) in exact.iter().zip(written).enumerate() {
        let set = match cond {
            Cond::O if exec == Exec::Integer => {
                let (min, max) = range(ty);
                exact < min || exact > max
            }
            Cond::O => match ty {
                Type::Df => f64::from_bits(exact as u64).is_infinite(),
                _ => f32::from_bits(exact as u32).is_infinite(),
            },
            // Flags are made before saturation.
            _ if saturated && exec == Exec::Integer && !ty.is_float() => holds(cond, Some(exact.cmp(&0))),
            _ if saturated && exec == Exec::Single => holds(cond, sign(exact, Type::F)),
            _ => holds(cond, sign(value, ty)),
        };
        bits |= u32::from(set) << lane;
    }
    bits
}

impl Step<'_> {
    /// Executes an instruction.
    pub(crate) fn run(&mut self, op: &Op) -> Result<(), Fault> {
        self.next = op.next;
        match op.runner {
            Runner::Routine(routine) => return self.routine(op, routine),
            Runner::Unsupported => {
                let name = op.inst.op.mnemonic();
                return Err(unsupported(format!("`{name}` on operands of these types")));
            }
            _ => {}
        }
        let enabled = self.state.enabled(op)?;
        self.ran = enabled.lanes;
        if enabled.lanes == 0 {
            return Ok(());
        }
        let mut values: [Values; 3] = [[0; LANES]; 3];
        let mut undefined = 0;
        for (index, value) in values.iter_mut().enumerate().take(op.sources) {
            undefined |= self.state.operand(op, index, enabled, value)?;
        }
        self.state.partial = match op.runner {
            Runner::Integer(formula) if undefined != 0 => {
                let sources: Vec<&Values> = values[..op.sources].iter().collect();
                self.state
                    .pass_bits(op, &sources, undefined, |[a, b, c]| formula(a, b, c))
            }
            _ => None,
        };
        let [mut a, b, c] = values;
        let lanes = op.lanes as usize;
        match op.runner {
            Runner::Integer(formula) => {
                for lane in 0..lanes {
                    a[lane] = formula(a[lane], b[lane], c[lane]);
                }
            }
            Runner::Single(formula) => {
                let mode = fp::single(self.state.cr0);
                for lane in 0..lanes {
                    let result = formula(a[lane] as u32, b[lane] as u32, c[lane] as u32, mode);
                    a[lane] = i64::from(result);
                }
            }
            Runner::Double(formula) => {
                let mode = fp::double(self.state.cr0);
                for lane in 0..lanes {
                    a[lane] = formula(a[lane] as u64, b[lane] as u64, c[lane] as u64, mode) as i64;
                }
            }
            Runner::Routine(_) | Runner::Unsupported => {}
        }
        self.state.finish(op, enabled, undefined, &mut a, op.exec)?;
        // The thread and the channels that run go where the pointer was set to; those that wait stay (manual 3.3.3.10).
        if let Some(target) = self.state.jump.take() {
            self.next = target;
        }
        Ok(())
    }

    /// Channels of lanes, for errors.
    pub(crate) fn channel(op: &Op, lane: u32) -> u32 {
        op.first + lane
    }

    /// An error in a lane.
    pub(crate) fn wrong(op: &Op, lane: u32, what: String) -> Fault {
        illegal_in(Self::channel(op, lane), what)
    }
}
