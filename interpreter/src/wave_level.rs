//! The instructions of the wave level: lane masks as values, and jumps of the whole wave.

use crate::code::{Edge, Op, OpKind};
use crate::eval::Slot;
use crate::lanes::LaneMask;
use crate::sequence::EXIT;
use crate::wave::{Flow, Frame, InterpWave};
use wavelift_codegen::divergence::ValueFile;
use wavelift_codegen::divergence::watch::{Invariant, Lanes, Violation};
use wavelift_codegen::ir::Opcode;
use wavelift_simulator::SimError;
use wavelift_simulator::dispatch::GroupContext;

impl<'p> InterpWave<'p> {
    /// What happens at an index of a wave-level block besides its instructions: the lane program begins, and per-lane
    /// parameters get their arguments.
    pub(crate) fn lane_program_edges(&self, frame: &mut Frame<'p>) -> Result<(), SimError> {
        let code: &'p _ = frame.code;
        let block = &code.blocks[frame.block as usize];
        let Some(lanes) = &block.lanes else { return Ok(()) };
        let mask = frame.mask;
        if frame.pc == lanes.start && !frame.announced {
            frame.announced = true;
            if let Some(edge) = &lanes.incoming {
                self.take_edge(frame, edge, mask);
            }
            self.announce(frame, lanes.block, block)?;
        }
        if frame.pc == lanes.end && !frame.left {
            frame.left = true;
            if let Some(edge) = &lanes.outgoing {
                self.take_edge(frame, edge, mask);
            }
            for (&to, &from) in code.returns.iter().zip(lanes.returns.iter()) {
                for lane in LaneMask(mask).iter() {
                    frame.regs.copy(to, from, lane);
                }
            }
        }
        Ok(())
    }

    /// An instruction of the lane program or of the mask code, with the rule of its result's file: scalars are one value
    /// for the wave and are computed whatever lanes run; the bits that a mask has for other lanes become arbitrary.
    pub(crate) fn filed_step(
        &mut self,
        frame: &mut Frame<'p>,
        op: &'p Op,
        context: &mut GroupContext<'_>,
    ) -> Result<Flow, SimError> {
        let exec = frame.mask;
        let all = LaneMask::first(frame.regs.lanes as u32).0;
        let results = self.shared.function(frame.code.func).dfg.results(op.inst);
        match op.file {
            ValueFile::Scalar if op.pure => {
                (frame.mask, frame.checked) = (all, exec);
                let flow = self.step(frame, op, context);
                (frame.mask, frame.checked) = (exec, u64::MAX);
                flow
            }
            ValueFile::Scalar => {
                let flow = self.step(frame, op, context)?;
                let Some(first) = LaneMask(exec).iter().next() else {
                    let what = "a scalar result of lanes, but no lane runs".to_owned();
                    return Err(self.illegal(frame, op, None, what));
                };
                for slot in results.iter().filter_map(|&value| frame.code.slot(value)) {
                    let value = frame.regs.get(slot, first);
                    let whole = frame.regs.shadowed(slot, first);
                    for lane in 0..frame.regs.lanes {
                        if exec >> lane & 1 == 1 && frame.regs.get(slot, lane) != value {
                            let what = "a value that lives in a scalar differs between running lanes";
                            return Err(self.illegal(frame, op, Some(lane), what.to_owned()));
                        }
                        frame.regs.set_shadowed(slot, lane, whole);
                    }
                }
                Ok(flow)
            }
            ValueFile::Mask if !is_mask_code(op) => {
                let flow = self.step(frame, op, context)?;
                for slot in results.iter().filter_map(|&value| frame.code.slot(value)) {
                    for lane in LaneMask(all & !exec).iter() {
                        let noise = self.shared.noise();
                        frame.regs.set_low(slot, lane, noise & 1);
                    }
                    frame.regs.define(slot, all & !exec);
                }
                Ok(flow)
            }
            _ => self.step(frame, op, context),
        }
    }

    #[cold]
    fn illegal(&self, frame: &Frame<'p>, op: &Op, lane: Option<usize>, what: String) -> SimError {
        let site = self.site(frame, op.inst, lane);
        SimError::Illegal { site, what }
    }

    /// Instructions of the wave level.
    pub(crate) fn wave_step(&mut self, frame: &mut Frame<'p>, op: &'p Op) -> Result<Flow, SimError> {
        let mask = frame.mask;
        let size = frame.regs.lanes;
        let regs = &mut frame.regs;
        match &op.kind {
            &OpKind::ExecGet { dst } => regs.set_low(dst, 0, mask),
            &OpKind::ExecSet { src } => {
                let lanes = regs.low(src, 0);
                if lanes & !frame.all != 0 {
                    let (set, all) = (LaneMask(lanes), LaneMask(frame.all));
                    let what = format!("lanes {set} are set to run, but only {all} exist");
                    return Err(self.illegal(frame, op, None, what));
                }
                frame.mask = lanes;
            }
            &OpKind::StackRoom { src } => {
                let lanes = regs.low(src, 0);
                if lanes != 0 {
                    let violation = Violation::of_full_stack(Lanes(lanes));
                    let what = format!("the compiler broke {}: {violation}", Invariant::Room);
                    return Err(self.illegal(frame, op, None, what));
                }
            }
            &OpKind::MaskZero { dst } => regs.set_low(dst, 0, 0),
            // The bits of lanes that do not run are arbitrary: what is left there from before stays.
            &OpKind::MaskOf { dst, src } => {
                let mut lanes = 0;
                for lane in 0..size {
                    lanes |= (regs.low(src, lane) & 1) << lane;
                }
                regs.set_low(dst, 0, lanes);
            }
            &OpKind::MaskLogic { opcode, dst, args } => {
                let value = mask_logic(opcode, regs.low(args[0], 0), regs.low(args[1], 0));
                regs.set_low(dst, 0, value);
            }
            &OpKind::B1Merge {
                dst,
                old,
                new,
                mask: which,
            } => {
                let which = regs.low(which, 0);
                for lane in 0..size {
                    let from = if which >> lane & 1 == 1 { new } else { old };
                    let value = regs.low(from, lane);
                    regs.set_low(dst, lane, value);
                }
            }
            OpKind::WaveBranchAny { mask: lanes, edges } => {
                let any = regs.low(*lanes, 0) != 0;
                return Ok(self.wave_jump(frame, &edges[usize::from(!any)]));
            }
            OpKind::WaveBranchUniform { cond, edges } => {
                let holds = self.uniform_condition(frame, op, *cond)?;
                return Ok(self.wave_jump(frame, &edges[usize::from(!holds)]));
            }
            OpKind::WaveEnd => {
                self.go(frame, &[(EXIT, mask)]);
                return Ok(Flow::Leave);
            }
            _ => {
                return Err(SimError::Unsupported {
                    site: self.site(frame, op.inst, None),
                    what: "instruction".to_owned(),
                });
            }
        }
        Ok(Flow::Next)
    }

    /// The whole wave goes along an edge.
    #[inline]
    fn wave_jump(&mut self, frame: &mut Frame<'p>, edge: &'p Edge) -> Flow {
        let mask = frame.mask;
        self.take_edge(frame, edge, LaneMask::first(frame.regs.lanes as u32).0);
        self.go(frame, &[(edge.target, mask)]);
        Flow::Leave
    }

    /// A condition that all lanes that run must agree on.
    #[inline]
    fn uniform_condition(&self, frame: &Frame<'p>, op: &Op, cond: Slot) -> Result<bool, SimError> {
        let lanes = LaneMask(frame.mask).iter();
        let holds = lanes.filter(|&lane| frame.regs.low(cond, lane) & 1 == 1).count() as u32;
        let running = frame.mask.count_ones();
        if holds != 0 && holds != running {
            let what = format!("a uniform branch holds in {holds} of {running} lanes");
            return Err(self.illegal(frame, op, None, what));
        }
        Ok(holds != 0)
    }
}

fn mask_logic(opcode: Opcode, a: u64, b: u64) -> u64 {
    match opcode {
        Opcode::MaskAnd => a & b,
        Opcode::MaskOr => a | b,
        // None is more than any number.
        Opcode::MaskFewer => {
            let size = |lanes: u64| lanes.count_ones().wrapping_sub(1);
            if size(a) < size(b) { a } else { b }
        }
        _ => a & !b,
    }
}

/// Whether an instruction makes a lane mask or merges two: nothing of it is arbitrary.
fn is_mask_code(op: &Op) -> bool {
    matches!(
        op.kind,
        OpKind::ExecGet { .. }
            | OpKind::MaskZero { .. }
            | OpKind::MaskOf { .. }
            | OpKind::MaskLogic { .. }
            | OpKind::B1Merge { .. }
    )
}
