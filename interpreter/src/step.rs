//! One instruction of a wave: what the table does not compute.

use crate::access::{
    AccessError, Reach, Target, atomic_result, from_flat, in_segment, null_address, to_flat,
};
use crate::code::{Address, Op, OpKind};
use crate::eval::{Registers, Slot, eval, extract};
use crate::lanes::{LaneMask, for_lanes};
use crate::matrix::MatrixOp;
use crate::sequence::EXIT;
use crate::wave::{Flow, Frame, InterpWave, edges_taken};
use wavelift_codegen::ir::eval::ones;
use wavelift_codegen::ir::{AtomicOp, Inst, Opcode, Segment, Type, debugtrap_message, trap_message};
use wavelift_simulator::dispatch::GroupContext;
use wavelift_simulator::undefined::{Decides, bits_of_bytes, bytes_of_bits};
use wavelift_simulator::{SimError, UndefinedPolicy};

impl<'p> InterpWave<'p> {
    pub(crate) fn go(&self, frame: &mut Frame<'p>, groups: &[(u32, u64)]) {
        let (block, facts) = (frame.block, &frame.code.facts);
        frame.sequencer.go(facts, block, groups);
    }

    pub(crate) fn step(
        &mut self,
        frame: &mut Frame<'p>,
        op: &'p Op,
        context: &mut GroupContext<'_>,
    ) -> Result<Flow, SimError> {
        if frame.regs.shadows.is_some() {
            self.pass_undefined(frame, op)?;
        }
        let mask = frame.mask;
        let size = frame.regs.lanes;
        let regs = &mut frame.regs;
        match &op.kind {
            OpKind::Eval(operation) => eval(operation, regs, mask),
            &OpKind::Const { dst, value } => for_lanes(mask, size, |lane| regs.set(dst, lane, value)),
            &OpKind::Undef { dst, value, bits } => {
                for_lanes(mask, size, |lane| regs.set(dst, lane, value));
                self.undefine(frame, op, dst, bits);
            }
            &OpKind::Bitcast { dst, src } => for_lanes(mask, size, |lane| {
                let value = regs.get(src, lane);
                regs.set(dst, lane, value);
            }),
            OpKind::MakeVector { .. } | OpKind::ExtractLane { .. } | OpKind::InsertLane { .. } => {
                vector_operation(&op.kind, regs, mask);
            }
            OpKind::SymbolAddr { .. } | OpKind::SegmentCvt { .. } | OpKind::Nullptr { .. } => {
                self.address(frame, op)?;
            }
            OpKind::Load { .. } | OpKind::Store { .. } | OpKind::Atomic { .. } | OpKind::Image(_) => {
                self.memory(frame, op, context)?;
            }
            OpKind::Fence | OpKind::WaveBarrier => {}
            OpKind::Pause => {
                self.shared.sleep();
                return Ok(Flow::Yield);
            }
            OpKind::Barrier => return self.barrier(frame, op),
            OpKind::LaneOp { opcode, dsts, args } => {
                let place = self.place(frame);
                self.shared
                    .observe(|watch| watch.on_cross_lane(&place, op.inst, LaneMask(mask)));
                lane_operation(*opcode, dsts, args, &mut frame.regs, mask);
            }
            OpKind::Matrix(matrix) => self.multiply(frame, op, matrix)?,
            &OpKind::Id {
                opcode,
                dst,
                dim,
                bits,
            } => {
                // One reading of the clock for all lanes.
                let now = if opcode == Opcode::Clock {
                    self.shared.tick()
                } else {
                    0
                };
                for_lanes(mask, size, |lane| {
                    let value = (now | self.id(opcode, dim, lane as u32)) & ones(bits);
                    regs.set_low(dst, lane, value);
                });
            }
            &OpKind::Trap { debug, arg } => self.trap(frame, op, debug, arg)?,
            OpKind::Jump(_) | OpKind::Branch { .. } | OpKind::Switch { .. } | OpKind::Return { .. } => {
                return self.leave(frame, op);
            }
            // Calls are taken before the step.
            OpKind::Call { .. } => {}
            OpKind::Unsupported(name) => {
                return Err(SimError::Unsupported {
                    site: self.site(frame, op.inst, None),
                    what: (*name).to_owned(),
                });
            }
            _ => return self.wave_step(frame, op),
        }
        Ok(Flow::Next)
    }

    /// Marks the lowest bits of a value as undefined, where that is tracked.
    fn undefine(&self, frame: &mut Frame<'p>, op: &Op, dst: Slot, bits: u32) {
        if self.shared.options.undefined != UndefinedPolicy::Ignore {
            let shadow = u128::MAX >> (128 - bits.clamp(1, 128));
            for_lanes(frame.mask, frame.regs.lanes, |lane| {
                frame.regs.set_shadow(dst, lane, shadow, Some(op.inst));
            });
        }
    }

    /// Addresses of variables, and what conversions between segments make of others.
    fn address(&self, frame: &mut Frame<'p>, op: &Op) -> Result<(), SimError> {
        let (mask, size, model) = (frame.mask, frame.regs.lanes, self.shared.model);
        let regs = &mut frame.regs;
        match op.kind {
            OpKind::SymbolAddr { dst, symbol } => {
                let Some(at) = self.shared.symbol_address(symbol, frame.private_base) else {
                    return Err(SimError::Launch {
                        what: format!("variable {} has no address", self.shared.symbol_name(symbol)),
                    });
                };
                // Small-model addresses are the low halves.
                let segment = self.shared.module.symbols[symbol].segment;
                let at = at & ones(model.address_bits(segment));
                for_lanes(mask, size, |lane| regs.set_low(dst, lane, at));
            }
            OpKind::SegmentCvt {
                opcode,
                segment,
                dst,
                src,
            } => for_lanes(mask, size, |lane| {
                let address = regs.low(src, lane);
                let value = match opcode {
                    Opcode::Stof => to_flat(segment, address, model),
                    Opcode::Ftos => from_flat(segment, address, model),
                    _ => u64::from(in_segment(segment, address, model)),
                };
                regs.set_low(dst, lane, value);
            }),
            OpKind::Nullptr { dst, segment } => {
                let null = match segment {
                    Segment::Kernarg => null_address(segment) & ones(model.address_bits(segment)),
                    _ => null_address(segment),
                };
                for_lanes(mask, size, |lane| regs.set_low(dst, lane, null));
            }
            _ => {}
        }
        Ok(())
    }

    /// A product of matrices, of which all lanes have parts.
    fn multiply(&self, frame: &mut Frame<'p>, op: &Op, matrix: &MatrixOp) -> Result<(), SimError> {
        let (mask, place) = (frame.mask, self.place(frame));
        self.shared
            .observe(|watch| watch.on_cross_lane(&place, op.inst, LaneMask(mask)));
        if let Some(what) = matrix.refusal(frame.regs.lanes, mask) {
            let site = self.site(frame, op.inst, None);
            return Err(SimError::Illegal { site, what });
        }
        matrix.multiply(&mut frame.regs);
        Ok(())
    }

    fn barrier(&self, frame: &Frame<'p>, op: &Op) -> Result<Flow, SimError> {
        if frame.mask != self.info.active && self.shared.options.check_barriers {
            return Err(SimError::Illegal {
                site: self.site(frame, op.inst, None),
                what: format!(
                    "barrier in divergent control flow: lanes {} run, lanes {} of the wave exist",
                    LaneMask(frame.mask),
                    LaneMask(self.info.active)
                ),
            });
        }
        Ok(Flow::Barrier)
    }

    /// The first lane that runs stops the wave, if there is one.
    fn trap(&self, frame: &Frame<'p>, op: &Op, debug: bool, arg: Slot) -> Result<(), SimError> {
        let Some(lane) = LaneMask(frame.mask).iter().next() else {
            return Ok(());
        };
        let reason = frame.regs.low(arg, lane);
        let checked = (!debug).then(|| trap_message(reason)).flatten();
        let what = checked.unwrap_or_else(|| debugtrap_message(reason));
        Err(SimError::Trap {
            site: self.site(frame, op.inst, Some(lane)),
            what,
        })
    }

    /// The end of a block: lanes go to other blocks, or out of the function.
    fn leave(&self, frame: &mut Frame<'p>, op: &'p Op) -> Result<Flow, SimError> {
        let (mask, size) = (frame.mask, frame.regs.lanes);
        match &op.kind {
            OpKind::Jump(edge) => {
                // What passes wave-level edges belongs to the wave, whatever lanes run.
                let lanes = if frame.code.wave_level {
                    ones(size as u32)
                } else {
                    mask
                };
                self.take_edge(frame, edge, lanes);
                self.go(frame, &[(edge.target, mask)]);
            }
            OpKind::Branch { .. } => {
                let mut groups = [(EXIT, 0); 2];
                let mut count = 0;
                for (edge, lanes) in edges_taken(frame, op) {
                    if lanes == 0 {
                        continue;
                    }
                    self.take_edge(frame, edge, lanes);
                    if count == 1 && groups[0].0 == edge.target {
                        groups[0].1 |= lanes;
                    } else {
                        groups[count] = (edge.target, lanes);
                        count += 1;
                    }
                }
                self.go(frame, &groups[..count]);
            }
            OpKind::Switch { index, edges } => {
                self.check_index(frame, op, *index, edges.len())?;
                let mut groups: Vec<(u32, u64)> = Vec::new();
                for (edge, lanes) in edges_taken(frame, op) {
                    if lanes == 0 {
                        continue;
                    }
                    self.take_edge(frame, edge, lanes);
                    match groups.iter_mut().find(|(target, _)| *target == edge.target) {
                        Some(group) => group.1 |= lanes,
                        None => groups.push((edge.target, lanes)),
                    }
                }
                self.go(frame, &groups);
            }
            OpKind::Return { args } => {
                let regs = &mut frame.regs;
                for (&to, &from) in frame.code.returns.iter().zip(args.iter()) {
                    for_lanes(mask, size, |lane| regs.copy(to, from, lane));
                }
                self.go(frame, &[(EXIT, mask)]);
            }
            _ => {}
        }
        Ok(Flow::Leave)
    }

    /// No lane may switch beyond the targets.
    fn check_index(&self, frame: &Frame<'p>, op: &Op, index: Slot, targets: usize) -> Result<(), SimError> {
        let beyond = |&lane: &usize| frame.regs.low(index, lane) >= targets as u64;
        let Some(lane) = LaneMask(frame.mask).iter().find(beyond) else {
            return Ok(());
        };
        let what = format!(
            "switch index {} is beyond the {targets} targets",
            frame.regs.low(index, lane)
        );
        Err(SimError::Illegal {
            site: self.site(frame, op.inst, Some(lane)),
            what,
        })
    }

    /// Loads, stores and atomics, lane by lane in lane order.
    fn memory(
        &mut self,
        frame: &mut Frame<'p>,
        op: &Op,
        context: &mut GroupContext<'_>,
    ) -> Result<(), SimError> {
        let shared = self.shared;
        // What memory gives is defined but for what it says is not.
        match &op.kind {
            OpKind::Load { dsts, .. } => dsts.iter().for_each(|&dst| frame.regs.define(dst, frame.mask)),
            OpKind::Atomic { dst: Some(dst), .. } => frame.regs.define(*dst, frame.mask),
            _ => {}
        }
        for lane in LaneMask(frame.mask).iter() {
            let mut reach = Reach {
                context: &mut *context,
                private: &mut self.private[lane],
                kernarg: shared.kernarg,
                model: shared.model,
                policy: shared.options.undefined,
                aligned: shared.options.check_alignment,
                address_bits: shared.options.address_bits,
            };
            if let Err(error) = access(&mut reach, &mut frame.regs, op, lane) {
                let site = self.site(frame, op.inst, Some(lane));
                return Err(match error {
                    AccessError::Fault(fault) => SimError::Memory { site, fault },
                    AccessError::Stored(slot) => {
                        let what = "the stored value";
                        self.undefined_use(frame, op.inst, (slot, lane), what, Decides::Buffer)
                    }
                    AccessError::Undefined(holder) => SimError::Poison {
                        site,
                        holder,
                        cause: "never written".to_owned(),
                    },
                    AccessError::Illegal(what) => SimError::Illegal { site, what },
                });
            }
        }
        Ok(())
    }

    /// The work-item and dispatch ids (HSA PRM 2.1 to 2.6, 11.1, 11.4). Flat ids have 32 bits (HSA PRM appendix A).
    fn id(&self, opcode: Opcode, dim: usize, lane: u32) -> u64 {
        let geometry = &self.shared.geometry;
        let flat = self.info.first + lane;
        // Lanes without a work-item never run.
        let item = self.group.item_id(flat);
        let [gx, gy, _] = geometry.grid().map(u64::from);
        let full = self.group.full_size;
        let absolute =
            |axis: usize| u64::from(self.group.id[axis]) * u64::from(full[axis]) + u64::from(item[axis]);
        match opcode {
            Opcode::Workitemid => item[dim].into(),
            Opcode::Workitemabsid => absolute(dim),
            Opcode::Workgroupid => self.group.id[dim].into(),
            Opcode::Workgroupsize => full[dim].into(),
            Opcode::Currentworkgroupsize => self.group.size[dim].into(),
            Opcode::Gridsize => geometry.grid()[dim].into(),
            Opcode::Gridgroups => geometry.group_counts()[dim].into(),
            Opcode::Dim => geometry.dimensions().into(),
            Opcode::Workitemflatid => {
                u64::from(item[0])
                    + u64::from(full[0]) * (u64::from(item[1]) + u64::from(full[1]) * u64::from(item[2]))
            }
            Opcode::Currentworkitemflatid => flat.into(),
            Opcode::Workitemflatabsid => absolute(0) + gx * (absolute(1) + gy * absolute(2)),
            Opcode::Laneid => lane.into(),
            Opcode::Waveid => self.info.number.into(),
            Opcode::Maxwaveid => u64::from(geometry_waves(self.shared.options.wave_size)),
            Opcode::Packetid => self.shared.packet_id,
            Opcode::Packetcompletionsig => self.shared.completion_signal,
            // One compute unit; groupbaseptr and kernargbaseptr are offset 0 of their segments.
            _ => 0,
        }
    }
}

/// The number of the last wave slot: the most waves of a work-group, less one.
fn geometry_waves(wave_size: u32) -> u32 {
    wavelift_simulator::dispatch::geometry::MAX_GROUP_ITEMS / wave_size - 1
}

/// The memory access of one lane.
fn access(reach: &mut Reach<'_, '_>, regs: &mut Registers, op: &Op, lane: usize) -> Result<(), AccessError> {
    match op.kind {
        OpKind::Load {
            ref address,
            ref dsts,
            ty,
        } => {
            let target = resolve(reach, address, regs, lane)?;
            load(reach, regs, target, (dsts, ty), (op.inst, lane))
        }
        OpKind::Store {
            ref address,
            ref srcs,
            ty,
        } => {
            if address.segment == Segment::Readonly {
                return Err(AccessError::Illegal("store to the readonly segment".to_owned()));
            }
            let target = resolve(reach, address, regs, lane)?;
            store(reach, regs, target, (srcs, ty), lane)
        }
        OpKind::Atomic { ref address, .. } => {
            let target = resolve(reach, address, regs, lane)?;
            atomic(reach, regs, target, op, lane)
        }
        OpKind::Image(ref image) => image.run(reach, regs, (op.inst, lane)),
        _ => Ok(()),
    }
}

#[inline]
fn resolve(
    reach: &Reach<'_, '_>,
    address: &Address,
    regs: &Registers,
    lane: usize,
) -> Result<Target, AccessError> {
    reach.resolve(address, regs.low(address.base, lane))
}

#[inline]
fn load(
    reach: &mut Reach<'_, '_>,
    regs: &mut Registers,
    mut target: Target,
    (dsts, ty): (&[Slot], Type),
    (inst, lane): (Inst, usize),
) -> Result<(), AccessError> {
    let bytes = ty.bytes() as usize;
    for &dst in dsts {
        let mut buffer = [0; 16];
        let undefined = reach.read(target, &mut buffer[..bytes])?;
        let mut value = u128::from_le_bytes(buffer);
        let mut shadow = bits_of_bytes(undefined);
        if ty == Type::B1 {
            value &= 1;
            shadow &= 1;
        }
        regs.set(dst, lane, value);
        if shadow != 0 {
            regs.set_shadow(dst, lane, shadow, Some(inst));
        }
        target = advance(target, bytes);
    }
    Ok(())
}

#[inline]
fn store(
    reach: &mut Reach<'_, '_>,
    regs: &Registers,
    mut target: Target,
    (srcs, ty): (&[Slot], Type),
    lane: usize,
) -> Result<(), AccessError> {
    let bytes = ty.bytes() as usize;
    for &src in srcs {
        let undefined = bytes_of_bits(regs.shadow(src, lane));
        if undefined != 0 && !reach.keeps_undefined(target) {
            return Err(AccessError::Stored(src));
        }
        reach.write(target, &regs.get(src, lane).to_le_bytes()[..bytes], undefined)?;
        target = advance(target, bytes);
    }
    Ok(())
}

#[inline]
fn atomic(
    reach: &mut Reach<'_, '_>,
    regs: &mut Registers,
    target: Target,
    op: &Op,
    lane: usize,
) -> Result<(), AccessError> {
    let OpKind::Atomic {
        op: operation,
        dst,
        args,
        bytes,
        bits,
        ..
    } = op.kind
    else {
        return Ok(());
    };
    let at = match target {
        Target::Global(at) | Target::Kernarg(at) => at,
        Target::Group(at) | Target::Private(at) => at.into(),
    };
    if at % u64::from(bytes) != 0 {
        let what = format!("atomic at {at:#x} is not aligned to its {bytes} bytes");
        return Err(AccessError::Illegal(what));
    }
    if !matches!(target, Target::Global(_) | Target::Group(_)) {
        let what = "atomics reach global and group memory only";
        return Err(AccessError::Illegal(what.to_owned()));
    }
    let mut buffer = [0; 8];
    let used = &mut buffer[..bytes as usize];
    let undefined = match operation {
        AtomicOp::Store => 0,
        _ => reach.read(target, used)?,
    };
    let old = u64::from_le_bytes(buffer);
    let (a, b) = (regs.low(args[0], lane), regs.low(args[1], lane));
    if let Some(new) = atomic_result(operation, old, a, b, bits) {
        // What is computed from undefined memory is undefined; only what replaces it is not.
        let replaces = matches!(operation, AtomicOp::Store | AtomicOp::Exch);
        let undefined = if replaces || undefined == 0 { 0 } else { u64::MAX };
        reach.write(target, &new.to_le_bytes()[..bytes as usize], undefined)?;
    }
    if let Some(dst) = dst {
        regs.set_low(dst, lane, old);
        if undefined != 0 {
            regs.set_shadow(dst, lane, bits_of_bytes(undefined), Some(op.inst));
        }
    }
    Ok(())
}

fn advance(target: Target, bytes: usize) -> Target {
    match target {
        Target::Global(at) => Target::Global(at.wrapping_add(bytes as u64)),
        Target::Kernarg(at) => Target::Kernarg(at.wrapping_add(bytes as u64)),
        Target::Group(at) => Target::Group(at.wrapping_add(bytes as u32)),
        Target::Private(at) => Target::Private(at.wrapping_add(bytes as u32)),
    }
}

/// Vectors from lanes, and lanes of vectors.
fn vector_operation(kind: &OpKind, regs: &mut Registers, mask: u64) {
    let size = regs.lanes;
    match *kind {
        OpKind::MakeVector { dst, ref parts, bits } => for_lanes(mask, size, |lane| {
            let value = parts.iter().enumerate().fold(0, |all, (index, &part)| {
                all | u128::from(regs.low(part, lane)) << (index as u32 * bits)
            });
            regs.set(dst, lane, value);
        }),
        OpKind::ExtractLane {
            dst,
            src,
            bits,
            index,
        } => for_lanes(mask, size, |lane| {
            let value = extract(regs.get(src, lane), index, bits);
            regs.set_low(dst, lane, value);
        }),
        OpKind::InsertLane {
            dst,
            src,
            part,
            bits,
            index,
        } => for_lanes(mask, size, |lane| {
            let field = u128::from(ones(bits)) << (index * bits);
            let value = regs.get(src, lane) & !field | u128::from(regs.low(part, lane)) << (index * bits);
            regs.set(dst, lane, value);
        }),
        _ => {}
    }
}

/// Cross-lane operations (HSA PRM 9.4): all operands are read before any result is written.
fn lane_operation(opcode: Opcode, dsts: &[Slot], args: &[Slot; 4], regs: &mut Registers, mask: u64) {
    let size = regs.lanes;
    let holds = LaneMask(mask)
        .iter()
        .filter(|&lane| regs.low(args[0], lane) & 1 == 1)
        .fold(0u64, |all, lane| all | 1 << lane);
    match (opcode, dsts) {
        (Opcode::Activelaneid, [dst, ..]) => {
            for (rank, lane) in LaneMask(mask).iter().enumerate() {
                regs.set_low(*dst, lane, rank as u64);
            }
        }
        (Opcode::Activelanecount, [dst, ..]) => {
            for_lanes(mask, size, |lane| {
                regs.set_low(*dst, lane, u64::from(holds.count_ones()));
            });
        }
        (Opcode::Activelanemask, dsts) => {
            for (index, &dst) in dsts.iter().enumerate() {
                let word = if index == 0 { holds } else { 0 };
                for_lanes(mask, size, |lane| regs.set_low(dst, lane, word));
            }
        }
        (Opcode::Activelanepermute, [dst, ..]) => {
            let [value, from, identity, use_identity] = *args;
            let mut results = [0u128; 64];
            for lane in LaneMask(mask).iter() {
                let source = regs.low(from, lane) as usize % size;
                let active = mask >> source & 1 == 1;
                results[lane] = if regs.low(use_identity, lane) & 1 == 1 || !active {
                    regs.get(identity, lane)
                } else {
                    regs.get(value, source)
                };
            }
            for lane in LaneMask(mask).iter() {
                regs.set(*dst, lane, results[lane]);
            }
        }
        _ => {}
    }
}
