//! The instructions of the wave level: lane masks as values, and jumps of the whole wave.

use crate::decode::{Op, OpKind};
use crate::lanes::LaneMask;
use crate::sequence::EXIT;
use crate::wave::{Flow, Frame, InterpWave};
use wavelift_codegen::ir::Opcode;
use wavelift_simulator::SimError;

impl<'p> InterpWave<'p> {
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
                    return Err(SimError::Illegal {
                        site: self.site(frame, op.inst, None),
                        what: format!(
                            "lanes {} are set to run, but only {} exist",
                            LaneMask(lanes),
                            LaneMask(frame.all)
                        ),
                    });
                }
                frame.mask = lanes;
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
                let (a, b) = (regs.low(args[0], 0), regs.low(args[1], 0));
                let value = match opcode {
                    Opcode::MaskAnd => a & b,
                    Opcode::MaskOr => a | b,
                    _ => a & !b,
                };
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
                let edge = &edges[usize::from(!any)];
                self.take_edge(frame, edge, mask);
                self.go(frame, &[(edge.target, mask)]);
                return Ok(Flow::Leave);
            }
            OpKind::WaveBranchUniform { cond, edges } => {
                let holds = LaneMask(mask)
                    .iter()
                    .filter(|&lane| regs.low(*cond, lane) & 1 == 1)
                    .count() as u32;
                if holds != 0 && holds != mask.count_ones() {
                    return Err(SimError::Illegal {
                        site: self.site(frame, op.inst, None),
                        what: format!("a uniform branch holds in {holds} of {} lanes", mask.count_ones()),
                    });
                }
                let edge = &edges[usize::from(holds == 0)];
                self.take_edge(frame, edge, mask);
                self.go(frame, &[(edge.target, mask)]);
                return Ok(Flow::Leave);
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
}
