//! Atomics (HSA PRM 6.6), and signals and user-mode queues, which are atomics at places of the runtime's structures
//! (HSA PRM 6.8, 11.3; [`RuntimeLayout`](super::RuntimeLayout)).
//!
//! A `signal_wait` is a loop: it looks at the value, lets other waves run, and gives up after some time, as it has to
//! (HSA PRM 6.8.2). Time is what `clock` counts.
//!
//! What changes a signal asks for its kind (AMDGPU compute ABI, "Signal kernel machine code"): one with a value may have a mailbox, which is told
//! of the event; a doorbell passes what is stored on to the hardware, and knows no other operation.

use super::body::Body;
use super::memory::{address, mem_info, segment_of};
use super::types::{ir_type, order, scope};
use super::{Failure, Result, RuntimeLayout};
use crate::model::{self, AtomicOperation, Inst, Opcode};
use wavelift_codegen::ir::{
    AtomicOp, Block, FpMode, InstBuilder, IntCC, MemInfo, MemoryOrder, MemoryScope, Segment, Type, Value,
    Width,
};

/// After how long a wait gives up, in units of `clock`: well below a millisecond where those are clocks of a GPU.
const SIGNAL_TIMEOUT: u64 = 1 << 16;

/// An atomic before its operation is chosen: where, and what it is given.
struct Access {
    ty: model::Type,
    mem: MemInfo,
    offset: i32,
    /// The address, then the values.
    args: Vec<Value>,
}

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let returns = inst.opcode == Opcode::Atomic;
    let at = usize::from(returns);
    let address = address(body, inst, at)?;
    let mut mem = mem_info(inst, &address);
    mem.align_log2 = ty.bytes().trailing_zeros() as u8;
    mem.order = inst.mods.order.map_or(MemoryOrder::Relaxed, order);
    mem.scope = inst.mods.scope.map_or(MemoryScope::System, scope);
    let mut access = Access {
        ty,
        mem,
        offset: address.offset,
        args: vec![address.base],
    };
    values(body, inst, at + 1, &mut access)?;
    finish(body, inst, operation(inst)?, returns, &access)
}

/// `amd_gcn_atomic` and its form without a result: sums, minima and maxima of floats, by a loop that looks at the value and puts the new one
/// there if nobody was faster. The exchange has the order of the operation.
pub(crate) fn of_floats(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let ty = body.ty(inst)?;
    let returns = inst.opcode == Opcode::AmdGcnAtomic;
    let at = usize::from(returns);
    let address = address(body, inst, at)?;
    let mut mem = mem_info(inst, &address);
    mem.align_log2 = ty.bytes().trailing_zeros() as u8;
    mem.order = inst.mods.order.map_or(MemoryOrder::Relaxed, order);
    mem.scope = inst.mods.scope.map_or(MemoryScope::System, scope);
    let look = MemInfo {
        order: MemoryOrder::Relaxed,
        ..mem
    };
    let operand = body.src(inst, at + 1, ty)?;
    let (float, word) = (ir_type(ty), Type::int(ty.bits()).unwrap_or(Type::I32));
    let [again, done] = std::array::from_fn(|_| body.new_block());
    body.jump_to(again);
    body.enter(again);
    let old = body
        .ins()
        .atomic_load(word, AtomicOp::Load, look, address.offset, &[address.base]);
    let before = body.bitcast(old, float);
    let mut ins = body.ins();
    let after = match inst.mods.atomic {
        Some(AtomicOperation::Add) => ins.fadd(float, FpMode::DEFAULT, before, operand),
        Some(AtomicOperation::Min) => ins.fmin(float, FpMode::DEFAULT, before, operand),
        _ => ins.fmax(float, FpMode::DEFAULT, before, operand),
    };
    let new = body.bitcast(after, word);
    let args = [address.base, old, new];
    let found = body
        .ins()
        .atomic_cas(word, AtomicOp::Cas, mem, address.offset, &args);
    let changed = body.ins().icmp(IntCC::Eq, found, old);
    body.branch_to(changed, done, again);
    body.seal(again);
    body.enter_sealed(done);
    if returns {
        body.def(inst, ty, before)?;
    }
    Ok(())
}

/// `signal` and `signalnoret`.
pub(crate) fn signal(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    use AtomicOperation::*;
    let ty = body.ty(inst)?;
    let handle_type = body.source_type(inst)?;
    let returns = inst.opcode == Opcode::Signal;
    let at = usize::from(returns);
    let handle = body.src(inst, at, handle_type)?;
    let bits = body.context.module.address_bits(model::Segment::Global);
    let base = if bits == 64 {
        handle
    } else {
        body.ins().ireduce(Type::I32, handle)
    };
    let mut access = Access {
        ty,
        mem: system(inst, Segment::Global, ty),
        offset: body.context.options.runtime.signal_value,
        args: vec![base],
    };
    let operation = operation(inst)?;
    let wanted = match operation {
        WaitEq | WaitTimeoutEq => IntCC::Eq,
        WaitNe | WaitTimeoutNe => IntCC::Ne,
        WaitLt | WaitTimeoutLt => IntCC::Slt,
        WaitGte | WaitTimeoutGte => IntCC::Sge,
        other => {
            values(body, inst, at + 1, &mut access)?;
            return match other {
                // Doorbells have no value; what is loaded of them means nothing.
                Ld => finish(body, inst, other, returns, &access),
                _ => change_signal(body, inst, other, returns, &access),
            };
        }
    };
    let than = body.src(inst, at + 1, ty)?;
    let most = body.ins().iconst(Type::I64, SIGNAL_TIMEOUT);
    let timeout = match operation {
        WaitTimeoutEq | WaitTimeoutNe | WaitTimeoutLt | WaitTimeoutGte => {
            let hint = body.src(inst, at + 2, model::Type::U64)?;
            body.ins().umin(Type::I64, hint, most)
        }
        _ => most,
    };
    let start = body.ins().clock(Type::I64);
    let [again, late, sleep, done] = std::array::from_fn(|_| body.new_block());
    body.jump_to(again);
    body.enter(again);
    let value = body.ins().atomic_load(
        ir_type(ty),
        AtomicOp::Load,
        access.mem,
        access.offset,
        &access.args,
    );
    let holds = body.ins().icmp(wanted, value, than);
    body.branch_to(holds, done, late);
    body.enter_sealed(late);
    let now = body.ins().clock(Type::I64);
    let passed = body.ins().isub(Type::I64, now, start);
    let expired = body.ins().icmp(IntCC::Uge, passed, timeout);
    body.branch_to(expired, done, sleep);
    body.enter_sealed(sleep);
    body.ins().pause(Width::ONE);
    body.jump_to(again);
    body.seal(again);
    body.enter_sealed(done);
    body.def(inst, ty, value)
}

/// A field of a signal.
fn field(body: &mut Body<'_>, ty: Type, offset: i32, base: Value) -> Value {
    let mem = MemInfo::plain(Segment::Global, ty.bytes().trailing_zeros() as u8);
    let load = body.ins().load(ty, &[ty], mem, offset, base);
    body.func.dfg.first_result(load)
}

/// Changes the value of a signal, and tells who is interested. A doorbell can only be stored to; signals of other kinds are left alone.
fn change_signal(
    body: &mut Body<'_>,
    inst: &Inst,
    operation: AtomicOperation,
    returns: bool,
    access: &Access,
) -> Result<()> {
    let runtime = body.context.options.runtime;
    let base = access.args[0];
    let kind = field(body, Type::I64, runtime.signal_kind, base);
    let user = body.ins().iconst(Type::I64, RuntimeLayout::USER_SIGNAL as u64);
    let user = body.ins().icmp(IntCC::Eq, kind, user);
    let [changes, other, done] = std::array::from_fn(|_| body.new_block());
    body.branch_to(user, changes, other);
    body.enter_sealed(changes);
    finish(body, inst, operation, returns, access)?;
    tell_mailbox(body, base, done);
    body.enter_sealed(other);
    if operation == AtomicOperation::St {
        let doorbell = body.ins().iconst(Type::I64, RuntimeLayout::DOORBELL as u64);
        let doorbell = body.ins().icmp(IntCC::Eq, kind, doorbell);
        let rings = body.new_block();
        body.branch_to(doorbell, rings, done);
        body.enter_sealed(rings);
        let address = body.func.dfg.value_type(base);
        let bell = field(body, address, runtime.signal_value, base);
        let args = [bell, access.args[1]];
        body.ins()
            .atomic_store(ir_type(access.ty), AtomicOp::Store, access.mem, 0, &args);
    }
    body.jump_to(done);
    body.enter_sealed(done);
    Ok(())
}

/// Writes the event of a signal to its mailbox, if it has one, and interrupts the host; goes on to `done`. A wave interrupts for one lane at
/// a time, because their signals may differ.
fn tell_mailbox(body: &mut Body<'_>, base: Value, done: Block) {
    let runtime = body.context.options.runtime;
    let address = body.func.dfg.value_type(base);
    let mailbox = field(body, address, runtime.signal_mailbox, base);
    let nowhere = body.ins().iconst(address, 0);
    let wanted = body.ins().icmp(IntCC::Ne, mailbox, nowhere);
    let [tells, again, mine, latch] = std::array::from_fn(|_| body.new_block());
    body.branch_to(wanted, tells, done);
    body.enter_sealed(tells);
    let event = field(body, Type::I32, runtime.signal_event, base);
    let mem = MemInfo {
        order: MemoryOrder::Release,
        scope: MemoryScope::System,
        ..MemInfo::plain(Segment::Global, 2)
    };
    let mut ins = body.ins();
    ins.atomic_store(Type::I32, AtomicOp::Store, mem, 0, &[mailbox, event]);
    let bits = ins.iconst(Type::I32, 0xff);
    let number = ins.band(Type::I32, event, bits);
    body.jump_to(again);
    body.enter(again);
    let rank = body.ins().activelaneid();
    let zero = body.ins().iconst(Type::I32, 0);
    let first = body.ins().icmp(IntCC::Eq, rank, zero);
    body.branch_to(first, mine, latch);
    body.enter_sealed(mine);
    body.ins().notify(number);
    body.jump_to(latch);
    body.enter_sealed(latch);
    body.branch_to(first, done, again);
    body.seal(again);
}

/// The indices of user-mode queues.
pub(crate) fn queue(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    use Opcode::*;
    let (operation, read) = match inst.opcode {
        AddQueueWriteIndex => (AtomicOperation::Add, false),
        CasQueueWriteIndex => (AtomicOperation::Cas, false),
        LdQueueReadIndex => (AtomicOperation::Ld, true),
        LdQueueWriteIndex => (AtomicOperation::Ld, false),
        StQueueReadIndex => (AtomicOperation::St, true),
        _ => (AtomicOperation::St, false),
    };
    let ty = model::Type::U64;
    let returns = operation != AtomicOperation::St;
    let at = usize::from(returns);
    let address = address(body, inst, at)?;
    let runtime = body.context.options.runtime;
    let field = if read {
        runtime.queue_read_index
    } else {
        runtime.queue_write_index
    };
    let offset = address
        .offset
        .checked_add(field)
        .ok_or_else(|| Failure::invalid("a queue at an offset of more than 31 bits"))?;
    let mut access = Access {
        ty,
        mem: system(inst, segment_of(inst), ty),
        offset,
        args: vec![address.base],
    };
    values(body, inst, at + 1, &mut access)?;
    finish(body, inst, operation, returns, &access)
}

fn operation(inst: &Inst) -> Result<AtomicOperation> {
    inst.mods
        .atomic
        .ok_or_else(|| Failure::invalid(format!("`{}` lacks its operation", inst.opcode)))
}

/// An atomic at system scope.
fn system(inst: &Inst, segment: Segment, ty: model::Type) -> MemInfo {
    MemInfo {
        order: inst.mods.order.map_or(MemoryOrder::Relaxed, order),
        scope: MemoryScope::System,
        ..MemInfo::plain(segment, ty.bytes().trailing_zeros() as u8)
    }
}

fn values(body: &mut Body<'_>, inst: &Inst, from: usize, access: &mut Access) -> Result<()> {
    for index in from..body.operands(inst).len() {
        let value = body.src(inst, index, access.ty)?;
        access.args.push(value);
    }
    Ok(())
}

fn finish(
    body: &mut Body<'_>,
    inst: &Inst,
    operation: AtomicOperation,
    returns: bool,
    access: &Access,
) -> Result<()> {
    let &Access { ty, mem, offset, .. } = access;
    let args = access.args.as_slice();
    let t = ir_type(ty);
    let wrong = || {
        Failure::invalid(format!(
            "`{}_{operation}` with {} operands",
            inst.opcode,
            args.len()
        ))
    };
    let op = atomic_op(operation, ty.is_signed()).ok_or_else(wrong)?;
    let expected = match op {
        AtomicOp::Load => 1,
        AtomicOp::Cas => 3,
        _ => 2,
    };
    if args.len() != expected {
        return Err(wrong());
    }
    let mut ins = body.ins();
    let value = match (op, returns) {
        (AtomicOp::Load, true) => ins.atomic_load(t, op, mem, offset, args),
        (AtomicOp::Cas, true) => ins.atomic_cas(t, op, mem, offset, args),
        (AtomicOp::Load, false) | (AtomicOp::Store, true) => return Err(wrong()),
        (_, true) => ins.atomic_rmw(t, op, mem, offset, args),
        (_, false) => {
            match op {
                AtomicOp::Store => ins.atomic_store(t, op, mem, offset, args),
                AtomicOp::Cas => ins.atomic_cas_noret(t, op, mem, offset, args),
                _ => ins.atomic_rmw_noret(t, op, mem, offset, args),
            };
            return Ok(());
        }
    };
    body.def(inst, ty, value)
}

/// The IR operation; `None` for the waits of signals.
fn atomic_op(operation: AtomicOperation, signed: bool) -> Option<AtomicOp> {
    Some(match operation {
        AtomicOperation::Add => AtomicOp::Add,
        AtomicOperation::Sub => AtomicOp::Sub,
        AtomicOperation::And => AtomicOp::And,
        AtomicOperation::Or => AtomicOp::Or,
        AtomicOperation::Xor => AtomicOp::Xor,
        AtomicOperation::Exch => AtomicOp::Exch,
        AtomicOperation::Max if signed => AtomicOp::SMax,
        AtomicOperation::Max => AtomicOp::UMax,
        AtomicOperation::Min if signed => AtomicOp::SMin,
        AtomicOperation::Min => AtomicOp::UMin,
        AtomicOperation::WrapInc => AtomicOp::WrapInc,
        AtomicOperation::WrapDec => AtomicOp::WrapDec,
        AtomicOperation::Cas => AtomicOp::Cas,
        AtomicOperation::Ld => AtomicOp::Load,
        AtomicOperation::St => AtomicOp::Store,
        _ => return None,
    })
}
