//! What is undefined, bit by bit: the rules of `wavelift_simulator::undefined` for the IR.
//!
//! - U1: an activation without an undefined value has no shadows ([`Registers::all_defined`]); then nothing here runs. Values become
//!   undefined by loads of undefined bytes, by `undef`, and by what a caller hands over.
//! - U2: [`InterpWave::pass_undefined`] runs before an instruction. It stops the run where an undefined value decides something, and gives
//!   the results their shadows, but for those of loads and atomics, which memory knows.
//! - U3: bits of a shadow beyond the width of its value are zero, and a shadow counts only where the lane is in the row's `lanes`.

use crate::code::{Op, OpKind};
use crate::eval::{Eval, Registers, Slot, extract};
use crate::lanes::LaneMask;
use crate::wave::{Frame, InterpWave};
use wavelift_codegen::ir::eval::ones;
use wavelift_codegen::ir::text::{Names, print_inst};
use wavelift_codegen::ir::{Inst, Opcode, eval_lane};
use wavelift_simulator::SimError;
use wavelift_simulator::undefined::{Decides, MAX_OPERANDS, chosen, structural, upwards};

/// The shadows of an activation's registers.
#[derive(Clone, Debug)]
pub(crate) struct Shadows {
    /// As the registers.
    words: Vec<u64>,
    /// Per row, the lanes with undefined bits.
    lanes: Vec<u64>,
    /// Per row, where the undefined bits come from.
    causes: Vec<Option<Inst>>,
}

/// A value of one lane with what is undefined of it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Shadowed {
    value: u128,
    shadow: u128,
    cause: Option<Inst>,
}

impl Registers {
    fn shadow_row(&self, slot: Slot) -> usize {
        // Waves have a power of two of lanes.
        slot.at as usize >> self.lanes.trailing_zeros()
    }

    /// Lanes in which a value has undefined bits.
    pub(crate) fn undefined_lanes(&self, slot: Slot) -> u64 {
        match &self.shadows {
            None => 0,
            Some(shadows) => shadows.lanes[self.shadow_row(slot)],
        }
    }

    /// The undefined bits of a lane's value.
    pub(crate) fn shadow(&self, slot: Slot, lane: usize) -> u128 {
        let Some(shadows) = &self.shadows else { return 0 };
        if shadows.lanes[self.shadow_row(slot)] >> lane & 1 == 0 {
            return 0;
        }
        let low = u128::from(shadows.words[slot.at as usize + lane]);
        match slot.wide {
            true => low | u128::from(shadows.words[slot.at as usize + self.lanes + lane]) << 64,
            false => low,
        }
    }

    /// Where the undefined bits of a value come from.
    fn cause(&self, slot: Slot) -> Option<Inst> {
        self.shadows
            .as_ref()
            .and_then(|shadows| shadows.causes[self.shadow_row(slot)])
    }

    /// Says which bits of a lane's value are undefined.
    pub(crate) fn set_shadow(&mut self, slot: Slot, lane: usize, shadow: u128, cause: Option<Inst>) {
        if shadow == 0 {
            return self.define(slot, 1 << lane);
        }
        let row = self.shadow_row(slot);
        let (count, lanes) = (self.words.len(), self.lanes);
        let shadows = self.shadows.get_or_insert_with(|| {
            Box::new(Shadows {
                words: vec![0; count],
                lanes: vec![0; count / lanes],
                causes: vec![None; count / lanes],
            })
        });
        shadows.words[slot.at as usize + lane] = shadow as u64;
        if slot.wide {
            shadows.words[slot.at as usize + lanes + lane] = (shadow >> 64) as u64;
        }
        shadows.lanes[row] |= 1 << lane;
        shadows.causes[row] = cause;
    }

    /// The lanes of a value are defined.
    pub(crate) fn define(&mut self, slot: Slot, mask: u64) {
        let row = self.shadow_row(slot);
        if let Some(shadows) = &mut self.shadows {
            shadows.lanes[row] &= !mask;
        }
    }

    /// A lane's value with its shadow.
    pub(crate) fn shadowed(&self, slot: Slot, lane: usize) -> Shadowed {
        let shadow = self.shadow(slot, lane);
        Shadowed {
            value: self.get(slot, lane),
            shadow,
            cause: if shadow == 0 { None } else { self.cause(slot) },
        }
    }

    /// Sets a lane's value with its shadow.
    pub(crate) fn set_shadowed(&mut self, slot: Slot, lane: usize, from: Shadowed) {
        self.set(slot, lane, from.value);
        self.set_shadow(slot, lane, from.shadow, from.cause);
    }

    /// Copies a lane's value.
    #[inline]
    pub(crate) fn copy(&mut self, to: Slot, from: Slot, lane: usize) {
        let value = self.get(from, lane);
        self.set(to, lane, value);
        if self.shadows.is_some() {
            self.set_shadow(to, lane, self.shadow(from, lane), self.cause(from));
        }
    }

    /// Copies a lane's value from another activation. Where an undefined one comes from is not known here.
    #[inline]
    pub(crate) fn copy_from(&mut self, to: Slot, other: &Registers, from: Slot, lane: usize) {
        self.set(to, lane, other.get(from, lane));
        if self.shadows.is_some() || other.shadows.is_some() {
            self.set_shadow(to, lane, other.shadow(from, lane), None);
        }
    }
}

/// The operands that control a structural operation, a bit each; `None` for operations that mix.
fn controls(opcode: Opcode) -> Option<u32> {
    Some(match opcode {
        Opcode::Band | Opcode::Bor | Opcode::Bxor | Opcode::Bnot | Opcode::Bitselect | Opcode::Bitrev => 0,
        Opcode::Fneg | Opcode::Fabs | Opcode::Fcopysign => 0,
        Opcode::Uextend | Opcode::Sextend | Opcode::Ireduce => 0,
        Opcode::Iconcat | Opcode::Ilow | Opcode::Ihigh => 0,
        Opcode::Ishl | Opcode::Ushr | Opcode::Sshr => 0b10,
        Opcode::Ubitextract | Opcode::Sbitextract => 0b110,
        Opcode::Bitinsert => 0b1100,
        Opcode::Bitalign | Opcode::Bytealign => 0b100,
        _ => return None,
    })
}

/// Operations whose results depend, bit by bit, on bits of the operands up to the same place.
fn carries(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Iadd | Opcode::Isub | Opcode::Imul | Opcode::Ineg)
}

/// Operations that may trap on a zero divisor (HSA PRM 12.2).
fn divides(opcode: Opcode) -> bool {
    matches!(opcode, Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem)
}

/// The shadow of one element of a result.
fn element_shadow(op: &Eval, operands: &[(u64, u64)]) -> u64 {
    if operands.iter().all(|operand| operand.1 == 0) {
        return 0;
    }
    let controlled = |controls: u32| {
        let mut all = operands.iter().enumerate();
        all.any(|(index, operand)| controls >> index & 1 == 1 && operand.1 != 0)
    };
    let differing = || {
        structural(operands, |args: [u64; MAX_OPERANDS]| {
            // The decoder only makes operations that the table evaluates.
            eval_lane(op.opcode, op.w, op.ws, op.mode, op.cond, args).unwrap_or(0)
        }) & ones(op.w)
    };
    match controls(op.opcode) {
        Some(controls) if !controlled(controls) => differing(),
        None if carries(op.opcode) => upwards(differing()) & ones(op.w),
        _ => ones(op.w),
    }
}

/// Gives the result of an operation its shadow.
fn pass_eval(op: &Eval, regs: &mut Registers, mask: u64) {
    let args = &op.args[..op.count.min(MAX_OPERANDS)];
    let undefined = args
        .iter()
        .fold(0, |lanes, &arg| lanes | regs.undefined_lanes(arg))
        & mask;
    regs.define(op.dst, mask);
    for lane in LaneMask(undefined).iter() {
        let cause = args
            .iter()
            .find(|&&arg| regs.shadow(arg, lane) != 0)
            .and_then(|&arg| regs.cause(arg));
        let operand = |arg: Slot| (regs.get(arg, lane), regs.shadow(arg, lane));
        let shadow = match (op.opcode, op.vector) {
            (Opcode::Select, _) => {
                let condition = operand(args[0]);
                let condition = (condition.1 == 0).then_some(condition.0 != 0);
                chosen(condition, operand(args[1]), operand(args[2]))
            }
            (_, None) => {
                let mut operands = [(0, 0); MAX_OPERANDS];
                for (to, &arg) in operands.iter_mut().zip(args) {
                    let (value, shadow) = operand(arg);
                    *to = (value as u64, shadow as u64);
                }
                element_shadow(op, &operands[..args.len()]).into()
            }
            (_, Some((elements, vectors))) => (0..elements).fold(0, |all, element| {
                let mut operands = [(0, 0); MAX_OPERANDS];
                for ((to, &arg), bits) in operands.iter_mut().zip(args).zip(vectors) {
                    let (value, shadow) = operand(arg);
                    *to = match bits {
                        0 => (value as u64, shadow as u64),
                        bits => (extract(value, element, bits), extract(shadow, element, bits)),
                    };
                }
                all | u128::from(element_shadow(op, &operands[..args.len()])) << (element * op.w)
            }),
        };
        regs.set_shadow(op.dst, lane, shadow, cause);
    }
}

/// Gives each lane's result what `shadow` makes of a source's.
fn pass_move(regs: &mut Registers, dst: Slot, src: Slot, mask: u64, shadow: impl Fn(u128) -> u128) {
    regs.define(dst, mask);
    let cause = regs.cause(src);
    for lane in LaneMask(regs.undefined_lanes(src) & mask).iter() {
        regs.set_shadow(dst, lane, shadow(regs.shadow(src, lane)), cause);
    }
}

/// `activelanepermute`: shadows move as the values do.
fn pass_permute(regs: &mut Registers, dst: Slot, args: &[Slot; 4], mask: u64) {
    let [value, from, identity, use_identity] = *args;
    let picked = LaneMask(mask).iter().map(|lane| {
        let source = regs.low(from, lane) as usize % regs.lanes;
        if regs.low(use_identity, lane) & 1 == 1 || mask >> source & 1 == 0 {
            (lane, regs.shadow(identity, lane), regs.cause(identity))
        } else {
            (lane, regs.shadow(value, source), regs.cause(value))
        }
    });
    let picked: Vec<_> = picked.collect();
    for (lane, shadow, cause) in picked {
        regs.set_shadow(dst, lane, shadow, cause);
    }
}

impl<'p> InterpWave<'p> {
    /// The error of an undefined value that decides something.
    pub(crate) fn undefined_use(
        &self,
        frame: &Frame<'p>,
        inst: Inst,
        (slot, lane): (Slot, usize),
        what: &str,
        decides: Decides,
    ) -> SimError {
        let mut cause = decides.to_string();
        let function = self.shared.function(frame.code.func);
        if let Some(from) = frame.regs.cause(slot) {
            let text = print_inst(function, &Names::new(self.shared.module), from);
            cause.push_str(&format!("; undefined since `{text}`"));
            let loc = function.dfg.locs[from];
            if loc.is_known() {
                cause.push_str(&format!(", line {}", loc.0));
            }
        }
        SimError::Poison {
            site: self.site(frame, inst, Some(lane)),
            holder: what.to_owned(),
            cause,
        }
    }

    /// An operand that must be defined in some lanes.
    fn require(
        &self,
        frame: &Frame<'p>,
        op: &Op,
        (slot, lanes): (Slot, u64),
        what: &str,
        decides: Decides,
    ) -> Result<(), SimError> {
        match LaneMask(frame.regs.undefined_lanes(slot) & lanes).iter().next() {
            None => Ok(()),
            Some(lane) => Err(self.undefined_use(frame, op.inst, (slot, lane), what, decides)),
        }
    }

    /// Before an instruction of an activation with undefined values: see U2.
    ///
    /// # Errors
    /// [`SimError::Poison`] where an undefined value decides something.
    #[cold]
    pub(crate) fn pass_undefined(&self, frame: &mut Frame<'p>, op: &Op) -> Result<(), SimError> {
        let mask = frame.mask;
        // What a scalar unit computes for lanes that do not run must not stop them.
        let lanes = mask & frame.checked;
        match &op.kind {
            OpKind::Eval(eval) => {
                if divides(eval.opcode) {
                    self.require(frame, op, (eval.args[1], lanes), "the divisor", Decides::Trap)?;
                }
                pass_eval(eval, &mut frame.regs, mask);
            }
            &OpKind::Bitcast { dst, src } => pass_move(&mut frame.regs, dst, src, mask, |bits| bits),
            &OpKind::ExtractLane {
                dst,
                src,
                bits,
                index,
            } => {
                pass_move(&mut frame.regs, dst, src, mask, |shadow| {
                    extract(shadow, index, bits).into()
                });
            }
            OpKind::MakeVector { dst, parts, bits } => {
                let regs = &mut frame.regs;
                regs.define(*dst, mask);
                for (index, &part) in parts.iter().enumerate() {
                    add_part(regs, *dst, part, mask, index as u32 * bits);
                }
            }
            &OpKind::InsertLane {
                dst,
                src,
                part,
                bits,
                index,
            } => {
                let regs = &mut frame.regs;
                let field = u128::from(ones(bits)) << (index * bits);
                pass_move(regs, dst, src, mask, |shadow| shadow & !field);
                add_part(regs, dst, part, mask, index * bits);
            }
            &OpKind::SegmentCvt {
                opcode,
                segment,
                dst,
                src,
            } => {
                let bits = match opcode {
                    Opcode::Segmentp => 1,
                    Opcode::Stof => 64,
                    _ => self.shared.model.address_bits(segment),
                };
                pass_move(&mut frame.regs, dst, src, mask, |_| ones(bits).into());
            }
            OpKind::Load { .. } | OpKind::Store { .. } | OpKind::Image(_) | OpKind::Atomic { .. } => {
                self.require_places(frame, op, lanes)?;
            }
            OpKind::LaneOp { opcode, dsts, args } => self.pass_lanes(frame, op, *opcode, (dsts, args))?,
            OpKind::Matrix(matrix) => {
                for &word in &matrix.args {
                    self.require(frame, op, (word, mask), "a word of a matrix", Decides::Exchange)?;
                }
                let dsts = matrix.dsts.iter();
                dsts.for_each(|&dst| frame.regs.define(dst, mask));
            }
            &OpKind::Branch { cond, .. } | &OpKind::WaveBranchUniform { cond, .. } => {
                self.require(frame, op, (cond, mask), "the condition", Decides::Branch)?;
            }
            &OpKind::Switch { index, .. } => {
                self.require(frame, op, (index, mask), "the index", Decides::Branch)?;
            }
            &OpKind::Const { dst, .. }
            | &OpKind::SymbolAddr { dst, .. }
            | &OpKind::Nullptr { dst, .. }
            | &OpKind::Id { dst, .. } => frame.regs.define(dst, mask),
            _ => self.pass_masks(frame, op)?,
        }
        Ok(())
    }

    /// Where accesses go has a value, and what atomic operations compute with.
    fn require_places(&self, frame: &mut Frame<'p>, op: &Op, lanes: u64) -> Result<(), SimError> {
        match &op.kind {
            OpKind::Image(access) => {
                for &slot in access.addresses() {
                    self.require(frame, op, (slot, lanes), "the address", Decides::Address)?;
                }
            }
            OpKind::Load { address, .. } | OpKind::Store { address, .. } | OpKind::Atomic { address, .. } => {
                self.require(frame, op, (address.base, lanes), "the address", Decides::Address)?;
            }
            _ => {}
        }
        if let OpKind::Atomic { args, count, .. } = &op.kind {
            for &arg in &args[..*count] {
                self.require(frame, op, (arg, lanes), "an operand", Decides::Atomic)?;
            }
        }
        Ok(())
    }

    /// Operations across lanes.
    fn pass_lanes(
        &self,
        frame: &mut Frame<'p>,
        op: &Op,
        opcode: Opcode,
        (dsts, args): (&[Slot], &[Slot; 4]),
    ) -> Result<(), SimError> {
        let mask = frame.mask;
        match (opcode, dsts) {
            (Opcode::Activelanepermute, &[dst, ..]) => {
                for arg in [args[1], args[3]] {
                    self.require(frame, op, (arg, mask), "the lane", Decides::Exchange)?;
                }
                pass_permute(&mut frame.regs, dst, args, mask);
            }
            _ => {
                if opcode != Opcode::Activelaneid {
                    self.require(frame, op, (args[0], mask), "the operand", Decides::Exchange)?;
                }
                dsts.iter().for_each(|&dst| frame.regs.define(dst, mask));
            }
        }
        Ok(())
    }

    /// The wave level. A lane mask is one value, in lane 0.
    fn pass_masks(&self, frame: &mut Frame<'p>, op: &Op) -> Result<(), SimError> {
        let size = frame.regs.lanes;
        let regs = &mut frame.regs;
        match &op.kind {
            &OpKind::ExecGet { dst } | &OpKind::MaskZero { dst } => regs.define(dst, 1),
            &OpKind::MaskOf { dst, src } => {
                let undefined = regs.undefined_lanes(src);
                let cause = regs.cause(src);
                regs.set_shadow(dst, 0, undefined.into(), cause);
            }
            &OpKind::MaskLogic { opcode, dst, args } => {
                let operand = |slot: Slot| (regs.low(slot, 0), regs.shadow(slot, 0) as u64);
                let (a, b) = (operand(args[0]), operand(args[1]));
                let shadow = match opcode {
                    Opcode::MaskAnd => structural(&[a, b], |[a, b, ..]| a & b),
                    Opcode::MaskOr => structural(&[a, b], |[a, b, ..]| a | b),
                    Opcode::MaskAndn => structural(&[a, b], |[a, b, ..]| a & !b),
                    _ if a.1 | b.1 != 0 => a.1 | b.1 | a.0 ^ b.0,
                    _ => 0,
                };
                let cause = regs.cause(if a.1 != 0 { args[0] } else { args[1] });
                regs.set_shadow(dst, 0, shadow.into(), cause);
            }
            &OpKind::B1Merge { dst, old, new, mask } => {
                let (which, unknown) = (regs.low(mask, 0), regs.shadow(mask, 0) as u64);
                for lane in 0..size {
                    let condition = (unknown >> lane & 1 == 0).then_some(which >> lane & 1 == 1);
                    let operand = |slot: Slot| (regs.get(slot, lane), regs.shadow(slot, lane));
                    let shadow = chosen(condition, operand(new), operand(old));
                    let cause = regs.cause(if regs.shadow(new, lane) != 0 { new } else { old });
                    regs.set_shadow(dst, lane, shadow, cause);
                }
            }
            &OpKind::ExecSet { src } | &OpKind::StackRoom { src } => {
                let undefined = regs.shadow(src, 0) as u64;
                if undefined != 0 {
                    let lane = undefined.trailing_zeros() as usize;
                    let what = "the mask of lanes";
                    return Err(self.undefined_use(frame, op.inst, (src, lane), what, Decides::Lanes));
                }
            }
            &OpKind::WaveBranchAny { mask, .. } => {
                let (value, undefined) = (regs.low(mask, 0), regs.shadow(mask, 0) as u64);
                // A lane that is there for sure decides.
                if undefined != 0 && value & !undefined == 0 {
                    let lane = undefined.trailing_zeros() as usize;
                    let what = "the mask of lanes";
                    return Err(self.undefined_use(frame, op.inst, (mask, lane), what, Decides::Branch));
                }
            }
            _ => {}
        }
        Ok(())
    }
}

/// Adds the undefined bits of a part at a place in a vector.
fn add_part(regs: &mut Registers, dst: Slot, part: Slot, mask: u64, shift: u32) {
    let cause = regs.cause(part);
    for lane in LaneMask(regs.undefined_lanes(part) & mask).iter() {
        let shadow = regs.shadow(dst, lane) | regs.shadow(part, lane) << shift;
        regs.set_shadow(dst, lane, shadow, cause);
    }
}
