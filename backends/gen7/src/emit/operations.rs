//! Operations on values: one or a few instructions each.

use super::*;

impl Emitter<'_, '_> {
    pub(super) fn operation(&mut self, op: &GenOp) -> Result<()> {
        match op.kind {
            Kind::Alu {
                op: code,
                math,
                ty,
                dst,
            } => self.alu(op, code, math, ty, dst)?,
            Kind::MinMax { cond, ty } => self.min_max(op, cond, ty)?,
            Kind::KeepingSubnormals { op: Opcode::Mad, .. } => self.fused_keeping_subnormals(op)?,
            Kind::KeepingSubnormals { op: code, negate } => self.keeping_subnormals(op, code, negate)?,
            Kind::Three { op: code, ty } => self.three(op, code, ty, [0, 1, 2])?,
            Kind::Weave => self.weave(op)?,
            Kind::Unweave => self.unweave(op)?,
            Kind::Double { op: code } => self.double(op, code)?,
            Kind::ToDouble { ty } => self.widen_to_double(op, ty)?,
            Kind::FromDouble { ty } => self.narrow_from_double(op, ty)?,
            Kind::Mode { round, flush, enter } => self.mode(round, flush, enter),
            Kind::MulWord { high } => self.multiply_word(op, high)?,
            Kind::AddWord => self.add_word(op)?,
            Kind::MulHigh { ty } => self.multiply_high(op, ty)?,
            Kind::Carry { borrow } => self.carry(op, borrow)?,
            Kind::AndNot => self.and_not(op)?,
            Kind::Compare { cond, ty } => self.comparison(op, cond, ty)?,
            Kind::CompareExec { cond, ty } => self.compare_exec(op, cond, ty)?,
            Kind::CompareToFlag { cond, ty, join } => self.compare_to_flag(op, cond, ty, join)?,
            Kind::Test => self.test(op)?,
            Kind::TestLanes => self.test_lanes(op)?,
            Kind::Select => self.select(op)?,
            Kind::SelectIf { cond, ty } => self.select_if(op, cond, ty)?,
            Kind::GetExec => {
                let dst = self.dst(op, 0, Type::Ud)?;
                self.scalar(Opcode::Mov, dst, &[flag_source(RUNNING)]);
            }
            Kind::SetExec => self.lanes_to(RUNNING, op)?,
            Kind::LanesToFlag => self.lanes_to(WORK, op)?,
            Kind::AndExec => {
                let lanes = self.two_sources(op, Type::Uw, 0)?;
                self.scalar(Opcode::And, flag_dst(RUNNING), &lanes);
            }
            Kind::MoveFlagged { inverse } => self.move_flagged(op, inverse)?,
            Kind::Clock => self.clock(op)?,
            Kind::LaneNumber => self.lane_number(op)?,
            Kind::Gather => self.gather(op)?,
            Kind::PrivateAddress { bytes } => self.private_address(op, bytes)?,
            Kind::SymbolAddress { symbol, high } => self.symbol_address(op, symbol, high)?,
            Kind::Load {
                space,
                access,
                offset,
            } => self.load(op, space, access, offset)?,
            Kind::Store { space, access } => self.store(op, space, access)?,
            Kind::Atomic { space, op: atomic } => self.atomic(op, space, atomic)?,
            Kind::Texel {
                op: message,
                parameters,
            } => self.texel(op, message, parameters)?,
            Kind::StoreTexel { coordinates } => self.store_texel(op, coordinates)?,
            Kind::Fence { waits } => self.fence(waits),
            Kind::Locked {
                space,
                op: atomic,
                wide,
                offset,
            } => self.locked(op, space, atomic, wide, offset)?,
            Kind::Trap { debug } => self.trap(op, debug)?,
            Kind::Barrier => self.barrier(),
        }
        Ok(())
    }
}
