//! From a function to its compact form ([`crate::code`]).
//!
//! Cost: one pass over the instructions; done once per function and interpreter.

use crate::code::{Address, Code, CodeBlock, Copy, Edge, LaneProgram, Op, OpKind};
use crate::eval::{Eval, Slot};
use crate::image::{Does, ImageAccess};
use crate::matrix::MatrixOp;
use crate::sequence::{EXIT, FlowFacts};
use cranelift_entity::{EntityRef, SecondaryMap};
use std::collections::HashSet;
use wavelift_codegen::analysis::{Cfg, PostDominatorTree};
use wavelift_codegen::divergence::watch::{computes_without_lanes, needs_lanes};
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{
    AtomicOp, Block, BlockCall, FuncRef, Function, ImageGeometry, ImageOperands, Inst, InstructionData,
    Layout, MachineModel, MatrixIntegers, MatrixProduct, MemInfo, Opcode, Type, Value, WaveLevel,
};

/// What decoding needs to know besides the function.
pub(crate) struct Decoder<'a> {
    pub(crate) func: &'a Function,
    pub(crate) id: FuncRef,
    pub(crate) model: MachineModel,
    pub(crate) wave_size: usize,
    values: SecondaryMap<Value, Option<Slot>>,
    next: usize,
    returns: Vec<Slot>,
}

impl<'a> Decoder<'a> {
    pub(crate) fn new(func: &'a Function, id: FuncRef, model: MachineModel, wave_size: u32) -> Self {
        Decoder {
            func,
            id,
            model,
            wave_size: wave_size as usize,
            values: SecondaryMap::new(),
            next: 0,
            returns: Vec::new(),
        }
    }

    fn fresh(&mut self, bits: u32) -> Slot {
        let slot = Slot {
            at: (self.next * self.wave_size) as u32,
            wide: bits > 64,
        };
        self.next += 1 + usize::from(slot.wide);
        slot
    }

    fn slot(&mut self, value: Value) -> Slot {
        let value = self.func.dfg.resolve(value);
        if let Some(slot) = self.values[value] {
            return slot;
        }
        let slot = self.fresh(self.func.dfg.value_type(value).bits());
        self.values[value] = Some(slot);
        slot
    }

    fn slots(&mut self, values: &[Value]) -> Box<[Slot]> {
        values.iter().map(|&value| self.slot(value)).collect()
    }

    /// Decodes the thread level, or the wave level if the files of its values are given. `None` if there is no entry
    /// block.
    pub(crate) fn decode(
        mut self,
        layout: &Layout,
        order: Option<&[Block]>,
        files: Option<&ValueFiles>,
    ) -> Option<Code> {
        let wave_level = files.is_some();
        let entry = layout.entry()?;
        let func = self.func;
        // Arguments are parameters of the thread-level entry, whatever level runs.
        let params = match func.layout.entry() {
            Some(entry) => self.slots(func.dfg.block_params(entry)),
            None => Box::default(),
        };
        let mut blocks: Vec<CodeBlock> = Vec::new();
        blocks.resize_with(func.dfg.num_blocks(), CodeBlock::default);
        for &block in layout.blocks() {
            let insts = layout.insts(block);
            let code = &mut blocks[block.index()];
            for &inst in insts {
                let opcode = func.dfg.opcode(inst);
                let result = func.dfg.results(inst).first();
                let file = match (files, result) {
                    (Some(files), Some(&value)) => files.get(func.dfg.resolve(value)),
                    _ => ValueFile::Vector,
                };
                let pure = computes_without_lanes(opcode);
                code.needs_lanes |= files.is_some_and(|files| needs_lanes(func, inst, files));
                let kind = self.op(inst);
                code.ops.push(Op {
                    inst,
                    kind,
                    file,
                    pure,
                });
            }
        }
        if let Some(wave) = func.wave.as_ref().filter(|_| wave_level) {
            for &block in layout.blocks() {
                blocks[block.index()].lanes = self.lane_program(wave, block);
            }
        }
        let mut facts = FlowFacts::default();
        if !wave_level {
            facts.ipdom = vec![EXIT; func.dfg.num_blocks()];
            let post = PostDominatorTree::new(&Cfg::of_layout(func, layout));
            for &block in layout.blocks() {
                facts.ipdom[block.index()] = post.ipdom(block).map_or(EXIT, |p| p.index() as u32);
            }
            let order: Vec<Block> = order.unwrap_or(layout.blocks()).to_vec();
            facts.place = vec![0; func.dfg.num_blocks()];
            for (place, &block) in order.iter().enumerate() {
                facts.place[block.index()] = place as u32;
            }
            facts.order = order.iter().map(|block| block.index() as u32).collect();
        }
        Some(Code {
            func: self.id,
            entry: entry.index() as u32,
            blocks,
            params,
            returns: self.returns,
            slots: self.next,
            facts,
            values: self.values,
            wave_level,
        })
    }

    /// Slots for what a function returns.
    fn reserve_returns(&mut self, args: &[Value]) {
        for &arg in args.iter().skip(self.returns.len()) {
            let slot = self.fresh(self.func.dfg.value_type(arg).bits());
            self.returns.push(slot);
        }
    }

    fn lane_program(&mut self, wave: &WaveLevel, block: Block) -> Option<LaneProgram> {
        let thread = wave.thread_block[block].expand()?;
        let func = self.func;
        let mut incoming = None;
        let mut ways_in = 0;
        for &from in func.layout.blocks() {
            let calls = func.successor_calls(from);
            if let Some(call) = calls.iter().find(|call| call.block == thread) {
                ways_in += 1;
                incoming = calls.iter().any(|other| other.block != thread).then_some(call);
            }
        }
        let incoming = incoming.filter(|_| ways_in == 1).map(|call| self.edge(call));
        // A switch may name one block often, with equal arguments.
        let calls = func.successor_calls(thread);
        let outgoing = calls
            .first()
            .filter(|first| calls.iter().all(|call| call.block == first.block))
            .map(|call| self.edge(call));
        let returned = func
            .terminator(thread)
            .filter(|&inst| func.dfg.opcode(inst) == Opcode::Return)
            .map_or(&[][..], |inst| func.dfg.args(inst));
        self.reserve_returns(returned);
        Some(LaneProgram {
            returns: self.slots(returned),
            block: thread.index() as u32,
            start: wave.body_start[block] as usize,
            end: wave.body_end[block] as usize,
            incoming,
            outgoing,
        })
    }

    fn edge(&mut self, call: &BlockCall) -> Edge {
        let func = self.func;
        let args = func.dfg.call_args(call);
        let params = func.dfg.block_params(call.block);
        let copies = args.iter().zip(params).map(|(&arg, &param)| Copy {
            to: self.slot(param),
            from: self.slot(arg),
        });
        let copies: Box<[Copy]> = copies.collect();
        let mut written = HashSet::new();
        let in_turn = copies.iter().all(|copy| {
            let unchanged = !written.contains(&copy.from.at);
            written.insert(copy.to.at);
            unchanged
        });
        let args = args
            .iter()
            .zip(&copies)
            .map(|(&arg, copy)| (arg, copy.from))
            .collect();
        Edge {
            target: call.block.index() as u32,
            copies,
            in_turn,
            args,
        }
    }

    fn edges(&mut self, targets: &[BlockCall; 2]) -> Box<[Edge; 2]> {
        Box::new([self.edge(&targets[0]), self.edge(&targets[1])])
    }

    fn address(&mut self, mem: MemInfo, offset: i32, base: Value) -> Address {
        Address {
            base: self.slot(base),
            offset: i64::from(offset),
            bits: self.model.address_bits(mem.segment),
            segment: mem.segment,
            align_log2: mem.align_log2,
        }
    }

    fn padded(&mut self, values: &[Value]) -> [Slot; 4] {
        let mut out = [Slot::default(); 4];
        for (to, &value) in out.iter_mut().zip(values) {
            *to = self.slot(value);
        }
        out
    }

    fn eval(&mut self, inst: Inst, args: &[Value]) -> OpKind {
        let dfg = &self.func.dfg;
        let result = dfg.first_result(inst);
        let ty = dfg.value_type(result);
        let first = args.first().map_or(ty, |&arg| dfg.value_type(arg));
        let element_bits = |ty: Type| if ty.is_vector() { ty.lane_bits() } else { 0 };
        let mut vectors = [0; 4];
        for (bits, &arg) in vectors.iter_mut().zip(args) {
            *bits = element_bits(dfg.value_type(arg));
        }
        let vector = (ty.is_vector() || vectors != [0; 4]).then_some((ty.lanes(), vectors));
        let data = *dfg.inst(inst);
        OpKind::Eval(Eval {
            opcode: data.opcode(),
            w: ty.lane_bits(),
            ws: first.lane_bits(),
            mode: data.fp_mode(),
            cond: data.condition(),
            dst: self.slot(result),
            args: self.padded(args),
            count: args.len(),
            vector,
        })
    }

    fn op(&mut self, inst: Inst) -> OpKind {
        use InstructionData as D;
        let func = self.func;
        let data = func.dfg.inst(inst);
        let args = data.args(&func.dfg.value_lists);
        let results = func.dfg.results(inst);
        let opcode = data.opcode();
        let ctrl = func.dfg.ctrl_type(inst);
        if opcode.info().evaluates && !matches!(opcode, Opcode::MaskAnd | Opcode::MaskOr | Opcode::MaskAndn) {
            return self.eval(inst, args);
        }
        // Every instruction below has the result its row says; the first of none is a slot nobody reads.
        let dst = match results.first() {
            Some(&value) => self.slot(value),
            None => Slot::default(),
        };
        match *data {
            D::Const { imm, .. } => OpKind::Const {
                dst,
                value: u128::from(imm),
            },
            D::UnaryImm { arg, imm, .. } => OpKind::ExtractLane {
                dst,
                src: self.slot(arg),
                bits: func.dfg.value_type(arg).lane_bits(),
                index: u32::from(imm),
            },
            D::BinaryImm { args, imm, .. } => OpKind::InsertLane {
                dst,
                src: self.slot(args[0]),
                part: self.slot(args[1]),
                bits: func.dfg.value_type(args[0]).lane_bits(),
                index: u32::from(imm),
            },
            D::SymbolAddr { symbol, .. } => OpKind::SymbolAddr { dst, symbol },
            D::Load { mem, offset, arg, .. } => OpKind::Load {
                address: self.address(mem, offset, arg),
                dsts: self.slots(results),
                ty: results.first().map_or(ctrl, |&value| func.dfg.value_type(value)),
            },
            D::Store { mem, offset, .. } => self.store((mem, offset), args, ctrl),
            D::Atomic { op, mem, offset, .. } => {
                let dst = results.first().map(|_| dst);
                self.atomic((opcode, op), (mem, offset), dst, args, ctrl)
            }
            D::Fence { .. } => OpKind::Fence,
            D::Image { opcode, geometry, .. } => self.image((opcode, geometry), args, results),
            D::Matrix {
                product, integers, ..
            } => self.matrix((product, integers), args, results),
            D::SegmentCvt { segment, arg, .. } => OpKind::SegmentCvt {
                opcode,
                segment,
                dst,
                src: self.slot(arg),
            },
            D::Segment { segment, .. } => OpKind::Nullptr { dst, segment },
            D::Jump { ref target, .. } => OpKind::Jump(self.edge(target)),
            D::Branch { arg, ref targets, .. } => self.branch(opcode, arg, targets),
            D::Switch { arg, table, .. } => OpKind::Switch {
                index: self.slot(arg),
                edges: func.dfg.switch_tables[table]
                    .iter()
                    .map(|call| self.edge(call))
                    .collect(),
            },
            D::Call { func: callee, .. } => OpKind::Call {
                func: callee,
                args: self.slots(args),
                dsts: self.slots(results),
            },
            D::Dim { opcode, dim } => OpKind::Id {
                opcode,
                dst,
                dim: usize::from(dim.min(2)),
                bits: ctrl.bits(),
            },
            _ => self.rest(opcode, args, results, dst, ctrl),
        }
    }

    fn store(&mut self, (mem, offset): (MemInfo, i32), args: &[Value], ctrl: Type) -> OpKind {
        let Some((&base, values)) = args.split_first() else {
            return OpKind::Unsupported("a store without an address");
        };
        let first = values.first();
        OpKind::Store {
            address: self.address(mem, offset, base),
            srcs: self.slots(values),
            ty: first.map_or(ctrl, |&value| self.func.dfg.value_type(value)),
        }
    }

    fn image(
        &mut self,
        (opcode, geometry): (Opcode, ImageGeometry),
        args: &[Value],
        results: &[Value],
    ) -> OpKind {
        let operands = ImageOperands::of(opcode, geometry);
        let (Some(&handle), Some(coordinates), Some(level), Some(values)) = (
            args.first(),
            args.get(operands.coordinates),
            args.get(operands.level),
            args.get(operands.stored),
        ) else {
            return OpKind::Unsupported("an image without coordinates");
        };
        let floats = self.func.dfg.value_type(coordinates[0]) == Type::F32;
        let mut addresses = vec![self.slot(handle)];
        let coordinates = self.slots(coordinates);
        let level = self.slots(level);
        addresses.extend(coordinates.iter().chain(&level));
        let level = level.first().copied();
        let does = if operands.sampled {
            let sampler = self.slot(args[1]);
            addresses.push(sampler);
            Does::Sample { sampler, floats }
        } else if values.is_empty() {
            Does::Load { level }
        } else {
            Does::Store { level }
        };
        OpKind::Image(Box::new(ImageAccess {
            does,
            geometry,
            handle: self.slot(handle),
            coordinates,
            values: match does {
                Does::Store { .. } => self.slots(values),
                Does::Load { .. } | Does::Sample { .. } => self.slots(results),
            },
            addresses: addresses.into(),
        }))
    }

    fn matrix(
        &mut self,
        (product, integers): (MatrixProduct, MatrixIntegers),
        args: &[Value],
        results: &[Value],
    ) -> OpKind {
        let words = product.lanes(results.len()).map(|lanes| product.words(lanes));
        if words.is_none_or(|words| words.iter().sum::<usize>() != args.len()) {
            return OpKind::Unsupported("a product of matrices without all its words");
        }
        OpKind::Matrix(Box::new(MatrixOp {
            product,
            integers,
            args: self.slots(args),
            dsts: self.slots(results),
        }))
    }

    fn atomic(
        &mut self,
        (opcode, op): (Opcode, AtomicOp),
        (mem, offset): (MemInfo, i32),
        dst: Option<Slot>,
        args: &[Value],
        ctrl: Type,
    ) -> OpKind {
        let Some((&base, values)) = args.split_first() else {
            return OpKind::Unsupported("an atomic without an address");
        };
        let operands = self.padded(values);
        let op = match opcode {
            Opcode::AtomicLoad => AtomicOp::Load,
            Opcode::AtomicStore => AtomicOp::Store,
            Opcode::AtomicCas | Opcode::AtomicCasNoret => AtomicOp::Cas,
            _ => op,
        };
        OpKind::Atomic {
            address: self.address(mem, offset, base),
            op,
            dst,
            args: [operands[0], operands[1]],
            count: values.len().min(2),
            bytes: ctrl.bytes(),
            bits: ctrl.bits(),
        }
    }

    /// A branch of lanes, or of the whole wave.
    fn branch(&mut self, opcode: Opcode, arg: Value, targets: &[BlockCall; 2]) -> OpKind {
        let cond = self.slot(arg);
        let edges = self.edges(targets);
        match opcode {
            Opcode::WaveBranchAny => OpKind::WaveBranchAny { mask: cond, edges },
            Opcode::WaveBranchUniform => OpKind::WaveBranchUniform { cond, edges },
            _ => OpKind::Branch { cond, edges },
        }
    }

    /// Instructions that are told apart by their opcode alone.
    fn rest(&mut self, opcode: Opcode, args: &[Value], results: &[Value], dst: Slot, ctrl: Type) -> OpKind {
        let operands = self.padded(args);
        match opcode {
            Opcode::Activelaneid
            | Opcode::Activelanecount
            | Opcode::Activelanemask
            | Opcode::Activelanepermute => OpKind::LaneOp {
                opcode,
                dsts: self.slots(results),
                args: operands,
            },
            Opcode::Undef => {
                let ty = self.func.dfg.value_type(results[0]);
                OpKind::Undef {
                    dst,
                    value: crate::eval::undef(ty),
                    bits: ty.bits(),
                }
            }
            Opcode::Bitcast => OpKind::Bitcast {
                dst,
                src: operands[0],
            },
            Opcode::MakeVector => OpKind::MakeVector {
                dst,
                parts: self.slots(args),
                bits: ctrl.lane_bits(),
            },
            // Lanes run one after another, and nothing is kept from memory.
            Opcode::ImageFence => OpKind::Fence,
            Opcode::Barrier => OpKind::Barrier,
            Opcode::Wavebarrier => OpKind::WaveBarrier,
            // Nobody waits for an interrupt: who looks finds what was written before.
            Opcode::Pause | Opcode::Notify => OpKind::Pause,
            Opcode::Debugtrap | Opcode::Trap => OpKind::Trap {
                debug: opcode == Opcode::Debugtrap,
                arg: operands[0],
            },
            Opcode::Return => {
                self.reserve_returns(args);
                OpKind::Return {
                    args: self.slots(args),
                }
            }
            Opcode::ExecGet => OpKind::ExecGet { dst },
            Opcode::ExecSet => OpKind::ExecSet { src: operands[0] },
            Opcode::StackRoom => OpKind::StackRoom { src: operands[0] },
            Opcode::MaskZero => OpKind::MaskZero { dst },
            Opcode::MaskOf => OpKind::MaskOf {
                dst,
                src: operands[0],
            },
            Opcode::MaskAnd | Opcode::MaskOr | Opcode::MaskAndn | Opcode::MaskFewer => OpKind::MaskLogic {
                opcode,
                dst,
                args: [operands[0], operands[1]],
            },
            Opcode::B1Merge => OpKind::B1Merge {
                dst,
                old: operands[0],
                new: operands[1],
                mask: operands[2],
            },
            Opcode::WaveEnd => OpKind::WaveEnd,
            _ if !results.is_empty() && args.is_empty() => OpKind::Id {
                opcode,
                dst,
                dim: 0,
                bits: ctrl.bits(),
            },
            _ => OpKind::Unsupported(opcode.name()),
        }
    }
}
