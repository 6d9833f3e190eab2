//! Atomics, and the waits that order memory across waves.

use super::address::Path;
use crate::abi::{INTERRUPT, PAUSE, trap};
use crate::inputs::Input;
use crate::isa::{ModField, Op, Operand, VirtualReg};
use crate::lower::Lower;
use crate::lower::operands::part;
use crate::lower::values::InstOutput;
use crate::machine::{MInst, Real, SGPR, Tie, TrapInst, VGPR};
use cranelift_entity::EntityRef;
use wavelift_codegen::ir::{AtomicOp, Inst, MemInfo, MemoryOrder, MemoryScope, Value, ValueList};
use wavelift_codegen::machine::{PReg, Reg, VReg};

impl Lower<'_> {
    pub(crate) fn atomic(
        &mut self,
        inst: Inst,
        op: AtomicOp,
        mem: MemInfo,
        offset: i32,
        args: ValueList,
    ) -> InstOutput {
        let args = args.as_slice(&self.func.dfg.value_lists).to_vec();
        let returns = !self.func.dfg.results(inst).is_empty();
        let ty = self.func.dfg.ctrl_type(inst);
        let wide = ty.bytes() == 8;
        if matches!(mem.order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release(mem.scope);
        }
        let path = self.path(mem.segment, offset, args[0]);
        self.note_group_access(&path);
        let output = match op {
            AtomicOp::Load => {
                let dst = self.load_once(&path, ty, if wide { 2 } else { 1 }, false);
                self.make_coherent(op, &path, mem.scope);
                InstOutput::from_slice(&[Operand::Virtual(dst)])
            }
            AtomicOp::Store => {
                let operand = self.operand(args[1]);
                let bits = self.constant(args[1]).filter(|_| wide);
                let data = self.in_vector(operand, bits);
                self.store_once(&path, ty, if wide { 2 } else { 1 }, Operand::Virtual(data));
                self.make_coherent(op, &path, mem.scope);
                InstOutput::new()
            }
            _ => {
                let output = self.read_modify_write(op, &path, wide, returns, &args[1..]);
                self.make_coherent(op, &path, mem.scope);
                output
            }
        };
        if matches!(mem.order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire(mem.scope);
        }
        output
    }

    fn read_modify_write(
        &mut self,
        op: AtomicOp,
        path: &Path,
        wide: bool,
        returns: bool,
        values: &[Value],
    ) -> InstOutput {
        let data: Vec<VirtualReg> = values
            .iter()
            .map(|&v| {
                let bits = self.constant(v).filter(|_| wide);
                let operand = if bits.is_some() {
                    Operand::Off
                } else {
                    self.operand(v)
                };
                self.in_vector(operand, bits)
            })
            .collect();
        let width = if wide { 2 } else { 1 };
        let dst = returns.then(|| self.fresh(VGPR, width));
        if let Path::Lds(address, offset) = *path {
            let stores = self.subtarget.isa.has(Op::DsCmpstoreB32);
            let Some(op) = lds_atomic(op, wide, returns, stores) else {
                self.fail(format!("atomic {} in the group segment", op.name()));
                return InstOutput::new();
            };
            let mut operands: Vec<Operand> = dst.iter().map(|&d| Operand::Virtual(d)).collect();
            operands.push(address);
            // Compare and swap: where it is called a store, the new value comes first, then the one that is expected.
            let data = data.iter().map(|&d| Operand::Virtual(d));
            match stores {
                true => operands.extend(data.rev()),
                false => operands.extend(data),
            }
            let inst = self.inst(op, &operands);
            self.emit(inst.with_mods(|m| m.offset = offset));
        } else {
            // Compare and swap: the new value first, then the one that is expected.
            let data = match data[..] {
                [expected, new] => {
                    let units = |r: VirtualReg| (0..width).map(move |i| part(r, i, 1));
                    let parts: Vec<VirtualReg> = units(new).chain(units(expected)).collect();
                    let moved: Vec<VirtualReg> =
                        parts.iter().map(|&p| self.vmov(Operand::Virtual(p)).0).collect();
                    self.tuple(&moved, VGPR)
                }
                [value] => value,
                _ => return InstOutput::new(),
            };
            let [global, flat, buffered] = global_atomic(op, wide);
            if let Path::Buffer(address, buffer, offset) = *path {
                return self.buffer_atomic(buffered, [address, buffer], offset, data, dst);
            }
            let d = dst.map_or(Operand::Off, Operand::Virtual);
            let inst = match *path {
                Path::Global(address, base, offset) => self
                    .inst(global, &[d, address, Operand::Virtual(data), base])
                    .with_mods(|m| m.offset = offset),
                Path::Flat(address, offset) => {
                    let (address, offset) = self.flat_address(address, offset);
                    self.inst(flat, &[d, address, Operand::Virtual(data)])
                        .with_mods(|m| m.offset = offset)
                }
                _ => {
                    self.fail("an atomic in the private segment");
                    return InstOutput::new();
                }
            };
            let hints = inst.layout().modifier(ModField::Th).is_some();
            self.emit(inst.with_mods(|m| match hints {
                true => m.th = u8::from(returns),
                false => m.glc = returns,
            }));
        }
        dst.into_iter().map(Operand::Virtual).collect()
    }

    /// An atomic operation whose old value takes the place of its data.
    fn buffer_atomic(
        &mut self,
        op: Op,
        place: [Operand; 2],
        offset: i32,
        data: VirtualReg,
        dst: Option<VirtualReg>,
    ) -> InstOutput {
        let Some(old) = dst else {
            let inst = self.global_buffer_access(op, Operand::Virtual(data), place, offset);
            self.emit(inst);
            return InstOutput::new();
        };
        // Registers of its own: what a tie names must not stand for others.
        let moved: Vec<VirtualReg> = (0..data.count)
            .map(|unit| self.vmov(Operand::Virtual(part(data, unit, 1))).0)
            .collect();
        let whole = match moved[..] {
            [single] => single,
            _ => self.tuple(&moved, VGPR),
        };
        let result = self.fresh(VGPR, data.count);
        let inst = self.global_buffer_access(op, Operand::Virtual(result), place, offset);
        let mut real = Real::new(inst.with_mods(|m| m.glc = true));
        real.ties.push(Tie {
            operand: 0,
            prev: Some(Reg::Virtual(VReg::new(whole.index as usize))),
            width: data.count,
        });
        self.current.push(MInst::Real(real));
        InstOutput::from_slice(&[Operand::Virtual(part(result, 0, old.count))])
    }

    pub(crate) fn fence(&mut self, order: MemoryOrder, scope: MemoryScope) {
        if matches!(order, MemoryOrder::Release | MemoryOrder::AcquireRelease) {
            self.release(scope);
        }
        if matches!(order, MemoryOrder::Acquire | MemoryOrder::AcquireRelease) {
            self.acquire(scope);
        }
    }

    /// Sleeps for some time.
    pub(crate) fn pause(&mut self) {
        self.emit_op(Op::SSleep, &[Operand::Imm(PAUSE)]);
    }

    /// Interrupts the host with what the first lane has. What was written before is there then.
    pub(crate) fn interrupt(&mut self, event: Value) {
        self.release(MemoryScope::System);
        let word = self.operand32(event, 0);
        let word = Operand::Virtual(self.vmov(word).0);
        let m0 = Operand::s(self.subtarget.isa.traits().m0.0);
        self.emit_op(Op::VReadfirstlaneB32, &[m0, word]);
        self.emit_op(Op::SSendmsg, &[Operand::Imm(INTERRUPT)]);
    }

    /// Stops the wave with a trap of this number. Its handler finds the reason in a vector register, and the queue in a scalar pair.
    pub(crate) fn trap(&mut self, number: u8, reason: Value) {
        let word = self.operand32(reason, 0);
        let word = self.vmov(word).0;
        let queue = self.input(Input::QueuePtr);
        let reg = |v: VirtualReg| Reg::Virtual(VReg::new(v.index as usize));
        let mut uses = vec![(reg(word), PReg::new(VGPR, trap::REASON.into(), 1))];
        let pinned = self.pinned.get(&{ queue.index }).copied();
        if pinned.is_none() {
            uses.push((reg(queue), PReg::new(SGPR, trap::QUEUE.into(), 2)));
        }
        self.current.push(MInst::Trap(Box::new(TrapInst {
            number,
            uses,
            queue: pinned,
        })));
    }
}

macro_rules! atomics {
    ($($op:ident $global:ident $global64:ident $flat:ident $flat64:ident $buffer:ident $buffer64:ident $lds:ident $lds_rtn:ident $lds64:ident $lds64_rtn:ident;)*) => {
        /// The GLOBAL, the FLAT and the buffer operation.
        fn global_atomic(op: AtomicOp, wide: bool) -> [Op; 3] {
            match (op, wide) {
                $((AtomicOp::$op, false) => [Op::$global, Op::$flat, Op::$buffer], (AtomicOp::$op, true) => [Op::$global64, Op::$flat64, Op::$buffer64],)*
                (AtomicOp::Exch, false) => [Op::GlobalAtomicSwap, Op::FlatAtomicSwap, Op::BufferAtomicSwap],
                (AtomicOp::Exch, true) => [Op::GlobalAtomicSwapX2, Op::FlatAtomicSwapX2, Op::BufferAtomicSwapX2],
                (_, false) => [Op::GlobalAtomicCmpswap, Op::FlatAtomicCmpswap, Op::BufferAtomicCmpswap],
                (_, true) => [Op::GlobalAtomicCmpswapX2, Op::FlatAtomicCmpswapX2, Op::BufferAtomicCmpswapX2],
            }
        }

        /// The DS operation; `stores` is whether compare and swap is called a store.
        fn lds_atomic(op: AtomicOp, wide: bool, returns: bool, stores: bool) -> Option<Op> {
            Some(match (op, wide, returns) {
                $(
                    (AtomicOp::$op, false, false) => Op::$lds,
                    (AtomicOp::$op, false, true) => Op::$lds_rtn,
                    (AtomicOp::$op, true, false) => Op::$lds64,
                    (AtomicOp::$op, true, true) => Op::$lds64_rtn,
                )*
                (AtomicOp::Exch, false, true) => Op::DsWrxchgRtnB32,
                (AtomicOp::Exch, true, true) => Op::DsWrxchgRtnB64,
                (AtomicOp::Exch, false, false) => Op::DsWriteB32,
                (AtomicOp::Exch, true, false) => Op::DsWriteB64,
                (AtomicOp::Cas, ..) => match (stores, wide, returns) {
                    (false, false, false) => Op::DsCmpstB32,
                    (false, false, true) => Op::DsCmpstRtnB32,
                    (false, true, false) => Op::DsCmpstB64,
                    (false, true, true) => Op::DsCmpstRtnB64,
                    (true, false, false) => Op::DsCmpstoreB32,
                    (true, false, true) => Op::DsCmpstoreRtnB32,
                    (true, true, false) => Op::DsCmpstoreB64,
                    (true, true, true) => Op::DsCmpstoreRtnB64,
                },
                _ => return None,
            })
        }
    };
}

atomics! {
    Add GlobalAtomicAdd GlobalAtomicAddX2 FlatAtomicAdd FlatAtomicAddX2 BufferAtomicAdd BufferAtomicAddX2 DsAddU32 DsAddRtnU32 DsAddU64 DsAddRtnU64;
    Sub GlobalAtomicSub GlobalAtomicSubX2 FlatAtomicSub FlatAtomicSubX2 BufferAtomicSub BufferAtomicSubX2 DsSubU32 DsSubRtnU32 DsSubU64 DsSubRtnU64;
    And GlobalAtomicAnd GlobalAtomicAndX2 FlatAtomicAnd FlatAtomicAndX2 BufferAtomicAnd BufferAtomicAndX2 DsAndB32 DsAndRtnB32 DsAndB64 DsAndRtnB64;
    Or GlobalAtomicOr GlobalAtomicOrX2 FlatAtomicOr FlatAtomicOrX2 BufferAtomicOr BufferAtomicOrX2 DsOrB32 DsOrRtnB32 DsOrB64 DsOrRtnB64;
    Xor GlobalAtomicXor GlobalAtomicXorX2 FlatAtomicXor FlatAtomicXorX2 BufferAtomicXor BufferAtomicXorX2 DsXorB32 DsXorRtnB32 DsXorB64 DsXorRtnB64;
    UMin GlobalAtomicUmin GlobalAtomicUminX2 FlatAtomicUmin FlatAtomicUminX2 BufferAtomicUmin BufferAtomicUminX2 DsMinU32 DsMinRtnU32 DsMinU64 DsMinRtnU64;
    UMax GlobalAtomicUmax GlobalAtomicUmaxX2 FlatAtomicUmax FlatAtomicUmaxX2 BufferAtomicUmax BufferAtomicUmaxX2 DsMaxU32 DsMaxRtnU32 DsMaxU64 DsMaxRtnU64;
    SMin GlobalAtomicSmin GlobalAtomicSminX2 FlatAtomicSmin FlatAtomicSminX2 BufferAtomicSmin BufferAtomicSminX2 DsMinI32 DsMinRtnI32 DsMinI64 DsMinRtnI64;
    SMax GlobalAtomicSmax GlobalAtomicSmaxX2 FlatAtomicSmax FlatAtomicSmaxX2 BufferAtomicSmax BufferAtomicSmaxX2 DsMaxI32 DsMaxRtnI32 DsMaxI64 DsMaxRtnI64;
    WrapInc GlobalAtomicInc GlobalAtomicIncX2 FlatAtomicInc FlatAtomicIncX2 BufferAtomicInc BufferAtomicIncX2 DsIncU32 DsIncRtnU32 DsIncU64 DsIncRtnU64;
    WrapDec GlobalAtomicDec GlobalAtomicDecX2 FlatAtomicDec FlatAtomicDecX2 BufferAtomicDec BufferAtomicDecX2 DsDecU32 DsDecRtnU32 DsDecU64 DsDecRtnU64;
}
