//! Instruction selection: the wave level of a function becomes a machine function.
//!
//! Blocks are walked backwards, so that an instruction is selected only if something reads its result or it has an
//! effect; what rules folded into their users is not selected again. Wave-level blocks map one to one to machine blocks; a
//! block that holds a thread-level block is part of the thread view.

mod call;
mod context;
mod flat;
mod float;
mod isle;
mod lanes;
mod memory;
mod operands;

pub use context::Input;

use crate::calls::Convention;
use crate::isa::{self, Opcode as RdnaOp, Operand, WaveSize};
use crate::machine::{BranchCond, MInst, MaskOp, SGPR, VGPR, mask_opcode};
use crate::modes::{self, Mode};
use context::{Aliases, Lower};
use cranelift_entity::packed_option::PackedOption;
use cranelift_entity::{EntityRef, SecondaryMap};
use operands::part;
use rustc_hash::FxHashMap;
use smallvec::SmallVec;
use std::fmt;
use wavelift_codegen::divergence::watch::{FlowTable, Mark};
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{
    Block, Function, Inst, InstructionData, Module, Opcode, SegmentLayout, SourceLoc, Value,
};
use wavelift_codegen::machine::{Body, MBlock, MBlockData, MEdge, MachFunc, MachInst, PReg, Reg, VReg};

/// Why a function cannot be selected.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LowerError {
    /// What is missing.
    pub what: String,
    /// Where it stands in the source.
    pub loc: SourceLoc,
}

impl fmt::Display for LowerError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "not supported yet on gfx12: {}", self.what)?;
        if self.loc.is_known() {
            write!(f, " at line {}", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for LowerError {}

/// A selected kernel.
#[derive(Debug)]
pub struct Selected {
    /// The machine function.
    pub func: MachFunc<MInst>,
    /// The kernel inputs that it reads, with their registers.
    pub inputs: Vec<(Input, VReg)>,
    /// The float mode that the kernel starts in.
    pub mode: Mode,
    /// Whether flat addresses of private memory are made.
    pub private_apertures: bool,
    /// Number of indices of the work-group that are read.
    pub workgroup_ids: u8,
    /// Number of indices of the work-item that are read, by callees too.
    pub workitem_ids: u8,
}

/// What a function is part of.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    /// Lanes of a wave.
    pub wave: WaveSize,
    /// The module.
    pub module: &'a Module,
    /// The variables of the kernel and of all it calls.
    pub layout: &'a SegmentLayout,
    /// What may be assumed of registers.
    pub convention: Convention,
    /// The float mode of the kernel; without one, what most of the function wants.
    pub mode: Option<Mode>,
    /// Of a function: bytes of the interface area at the start of its frame.
    pub frame_start: u32,
    /// Of a kernel: how many indices of the work-item the functions read that it calls.
    pub callee_ids: u8,
    /// Marks what is to be watched in these blocks.
    pub marks: Option<&'a FlowTable>,
}

/// Selects instructions for a linearised function.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(
    surroundings: &Surroundings<'_>,
    func: &Function,
    files: &ValueFiles,
) -> Result<Selected, LowerError> {
    let Surroundings {
        module,
        layout,
        convention,
        ..
    } = *surroundings;
    let Some(wave) = &func.wave else {
        return Err(LowerError {
            what: "a function without wave level".into(),
            loc: SourceLoc::UNKNOWN,
        });
    };
    let mut block_of: SecondaryMap<Inst, PackedOption<Block>> = SecondaryMap::new();
    block_of.resize(func.dfg.num_insts());
    for (block, inst) in wave.layout.iter() {
        block_of[inst] = block.into();
    }
    let entry = wave.layout.blocks()[0];
    let mut lower = Lower {
        wave: surroundings.wave,
        module,
        func,
        files,
        layout,
        mach: MachFunc::new(func.name.clone()),
        current: Vec::new(),
        backwards: Vec::new(),
        block_of,
        block: entry,
        regs: SecondaryMap::new(),
        aliases: Aliases::default(),
        inputs: FxHashMap::default(),
        convention,
        pinned: FxHashMap::default(),
        stack_pointer: None,
        packed_ids: None,
        frame_start: surroundings.frame_start,
        mode: surroundings.mode.unwrap_or_else(|| Mode::of(func)),
        private_apertures: false,
        workgroup_ids: 0,
        workitem_ids: 0,
        error: None,
    };
    let mut blocks = MBlocks::default();
    for &block in wave.layout.blocks() {
        let mblock = lower.mach.blocks.push(MBlockData::default());
        lower.mach.order.push(mblock);
        blocks.wave[block] = mblock.into();
        if let Some(thread) = wave.thread_block[block].expand() {
            blocks.thread[thread] = mblock.into();
        }
    }
    lower.demand_across_blocks();
    for &block in wave.layout.blocks().iter().rev() {
        lower.select_block(block, &blocks, surroundings.marks)?;
    }
    if convention == Convention::Caller {
        lower.pass_ids(surroundings.callee_ids);
    }
    let parameters = match convention {
        Convention::Function => lower.take_parameters(func.layout.blocks()[0]),
        Convention::Plain | Convention::Caller => Vec::new(),
    };
    lower.place_inputs(blocks.of(entry), parameters);
    if let Some(what) = lower.error.take() {
        return Err(LowerError {
            what,
            loc: SourceLoc::UNKNOWN,
        });
    }
    lower.resolve_aliases();
    let mut inputs = lower.placed_inputs();
    inputs.sort_unstable_by_key(|&(input, _)| input);
    Ok(Selected {
        func: lower.mach,
        inputs,
        mode: lower.mode,
        private_apertures: lower.private_apertures,
        workgroup_ids: lower.workgroup_ids,
        workitem_ids: lower.workitem_ids,
    })
}

/// The machine blocks of wave-level and of thread-level blocks.
#[derive(Default)]
struct MBlocks {
    wave: SecondaryMap<Block, PackedOption<MBlock>>,
    thread: SecondaryMap<Block, PackedOption<MBlock>>,
}

impl MBlocks {
    fn of(&self, block: Block) -> MBlock {
        self.wave[block].expect("every block of the wave level has a machine block")
    }
}

impl Lower<'_> {
    /// Values that blocks exchange are always selected.
    fn demand_across_blocks(&mut self) {
        let Some(wave) = &self.func.wave else { return };
        let mut demanded = Vec::new();
        for &block in wave.layout.blocks() {
            // What edges carry counts, too: a block may stand in front of the one that defines it.
            let thread = wave.thread_block[block].expand();
            let edges = thread.and_then(|thread| self.func.terminator(thread));
            for &inst in wave.layout.insts(block).iter().chain(&edges) {
                for value in self.func.dfg.uses(inst) {
                    let def = self.func.dfg.defining_inst(value);
                    let here = def.is_some_and(|def| self.block_of[def] == block.into());
                    // An edge makes its own register for what is undefined.
                    let undefined = def.is_some_and(|def| self.func.dfg.opcode(def) == Opcode::Undef)
                        && !self.func.dfg.args(inst).contains(&value);
                    if !here && !undefined && self.constant(value).is_none() {
                        demanded.push(value);
                    }
                }
            }
        }
        for value in demanded {
            self.reg_of(value);
        }
    }

    fn select_block(
        &mut self,
        block: Block,
        blocks: &MBlocks,
        marks: Option<&FlowTable>,
    ) -> Result<(), LowerError> {
        let Some(wave) = &self.func.wave else {
            return Ok(());
        };
        self.block = block;
        let insts = wave.layout.insts(block);
        let (start, end) = (wave.body_start[block] as usize, wave.body_end[block] as usize);
        let mut body = Body::default();
        // Edge arguments of the thread level may need copies at the end of the body; asking for them first selects their definitions.
        let thread = wave.thread_block[block].expand();
        let marked = thread.filter(|&thread| marks.is_some_and(|table| table.has(thread)));
        let index = marked.and_then(|thread| self.index_decision(thread));
        let mut copies = match thread {
            Some(thread) => self.thread_edges(thread, blocks, &mut body),
            None => Vec::new(),
        };
        // In front of the copies, which may write what is copied.
        copies.splice(0..0, index);
        if let Some(what) = self.error.take() {
            let loc = thread
                .and_then(|thread| self.func.terminator(thread))
                .map_or(SourceLoc::UNKNOWN, |inst| self.func.dfg.locs[inst]);
            return Err(LowerError { what, loc });
        }
        // Chunks of selected instructions, each with its IR index and how many there are. All of it is backwards.
        let mut chunks: SmallVec<[(usize, SourceLoc, usize); 32]> = SmallVec::new();
        let mut backwards = std::mem::take(&mut self.backwards);
        let mut edges = Vec::new();
        let mut decided = false;
        for (index, &inst) in insts.iter().enumerate().rev() {
            let loc = self.func.dfg.locs[inst];
            let opcode = self.func.dfg.opcode(inst);
            if opcode.is_terminator() {
                self.select_terminator(inst, blocks, &mut edges);
            } else {
                let results = self.func.dfg.results(inst);
                let wanted = results.iter().any(|&v| self.regs[v].is_some());
                if !wanted && opcode.effects().removable() && !opcode.effects().convergent() {
                    continue;
                }
                self.select_inst(inst)?;
            }
            if let Some(what) = self.error.take() {
                return Err(LowerError { what, loc });
            }
            let mut count = self.current.len();
            backwards.extend(self.current.drain(..).rev());
            if let Some(thread) = marked
                && self.func.may_cross_lanes(inst)
            {
                backwards.push(MInst::Mark(Mark::CrossLane(thread, inst.as_u32())));
                count += 1;
            }
            if let Some(thread) = marked
                && index >= end
                && !decided
                && let Some(decision) = self.decision(thread, inst)
            {
                decided = true;
                backwards.push(decision);
                count += 1;
            }
            chunks.push((index, loc, count));
        }
        let mut data = MBlockData {
            ir_block: Some(block),
            ..MBlockData::default()
        };
        data.insts.reserve_exact(backwards.len() + copies.len());
        data.locs.reserve_exact(backwards.len() + copies.len());
        let mut selected = backwards.drain(..).rev();
        let mut body_start = None;
        let mut body_closed = thread.is_none();
        for (index, loc, count) in chunks.into_iter().rev() {
            if index >= start && body_start.is_none() {
                body_start = Some(data.insts.len());
                if let Some(thread) = marked {
                    data.locs.push(SourceLoc::UNKNOWN);
                    data.insts.push(MInst::Mark(Mark::Enter(thread)));
                }
            }
            if index >= end && !body_closed {
                body_closed = true;
                data.locs
                    .extend(std::iter::repeat_n(SourceLoc::UNKNOWN, copies.len()));
                data.insts.extend(copies.iter().cloned());
                body.insts = body_start.unwrap_or(data.insts.len())..data.insts.len();
            }
            data.locs.extend(std::iter::repeat_n(loc, count));
            data.insts.extend(selected.by_ref().take(count));
        }
        drop(selected);
        self.backwards = backwards;
        data.params = self.params_of(block);
        data.succs = edges.into_iter().collect();
        if let Some(thread) = thread {
            // The parameters of a function are no parameters of its first block.
            if Some(thread) != self.func.layout.entry() {
                body.params = self.params_of(thread);
            }
            data.body = Some(body);
        }
        self.mach.blocks[blocks.of(block)] = data;
        Ok(())
    }

    /// What says where lanes of a block go, if this instruction of its mask code asks for a condition.
    fn decision(&mut self, thread: Block, inst: Inst) -> Option<MInst> {
        let terminator = self.func.terminator(thread)?;
        let branch = matches!(self.func.dfg.inst(terminator), InstructionData::Branch { .. });
        let asks = self.func.dfg.opcode(inst) == Opcode::MaskOf && branch;
        asks.then(|| self.decide(thread, self.func.dfg.args(inst)[0], ValueFile::Mask))?
    }

    /// The index that says where lanes of a block go that ends in a switch.
    fn index_decision(&mut self, thread: Block) -> Option<MInst> {
        let terminator = self.func.terminator(thread)?;
        match *self.func.dfg.inst(terminator) {
            InstructionData::Switch { arg, .. } => {
                self.decide(thread, self.func.dfg.resolve(arg), ValueFile::Vector)
            }
            _ => None,
        }
    }

    fn decide(&mut self, block: Block, value: Value, file: ValueFile) -> Option<MInst> {
        if self.files.get(value) != file || self.constant(value).is_some() {
            return None;
        }
        let by = Reg::Virtual(VReg::new(self.reg_of(value).index as usize));
        let width = self.width_of(value);
        Some(MInst::Decide { block, by, width })
    }

    fn params_of(&mut self, block: Block) -> Vec<VReg> {
        let params = self.func.dfg.block_params(block).to_vec();
        params
            .into_iter()
            .map(|p| VReg::new(self.reg_of(p).index as usize))
            .collect()
    }

    /// Fills in where a lane may go; arguments that are constants or other registers get copies.
    fn thread_edges(&mut self, thread: Block, blocks: &MBlocks, body: &mut Body) -> Vec<MInst> {
        let calls = self.func.successor_calls(thread).to_vec();
        let mut seen = Vec::new();
        for call in &calls {
            if seen.contains(&call.block) {
                continue;
            }
            seen.push(call.block);
            let args = self.func.dfg.call_args(call).to_vec();
            let args = args
                .into_iter()
                .map(|v| self.edge_argument(v, ValueFile::Vector))
                .collect();
            if let Some(block) = blocks.thread[call.block].expand() {
                body.succs.push(MEdge { block, args });
            }
        }
        if self.convention == Convention::Function {
            self.give_results(thread);
        }
        std::mem::take(&mut self.current)
    }

    /// The register that carries a value over an edge.
    fn edge_argument(&mut self, value: Value, file: ValueFile) -> Reg {
        let width = self.width_of(value);
        let undefined = self
            .func
            .dfg
            .defining_inst(value)
            .is_some_and(|i| self.func.dfg.opcode(i) == Opcode::Undef);
        let reg_file = if file == ValueFile::Vector { VGPR } else { SGPR };
        if undefined {
            let dst = self.mach.vreg(reg_file, width);
            self.current.push(MInst::Undef {
                dst: dst.into(),
                file: reg_file,
                width,
            });
            return Reg::Virtual(dst);
        }
        if let Some(bits) = self.constant(value) {
            let reg = match (file, width) {
                (ValueFile::Vector, 1) => self.vmov(Operand::constant32(bits as u32)).0,
                (ValueFile::Vector, _) => self.in_vector(Operand::Off, Some(bits)),
                (_, 1) => {
                    self.sop(RdnaOp::SMovB32, &[Operand::constant32(bits as u32)], false)
                        .0
                }
                _ => self.const64(bits).0,
            };
            return Reg::Virtual(VReg::new(reg.index as usize));
        }
        Reg::Virtual(VReg::new(self.reg_of(value).index as usize))
    }

    fn select_inst(&mut self, inst: Inst) -> Result<(), LowerError> {
        let loc = self.func.dfg.locs[inst];
        let switches = self.mode.switches(self.func, inst);
        for &(field, value) in &switches {
            self.emit(modes::set(self.wave, field, value));
        }
        let file = self
            .func
            .dfg
            .results(inst)
            .first()
            .map_or(ValueFile::Vector, |&v| self.files.get(v));
        let output = match *self.func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => Some(self.call(inst, func)),
            _ => isle::constructor_lower(self, &file, inst),
        };
        let Some(output) = output else {
            let what = describe(self.func, inst);
            return Err(LowerError { what, loc });
        };
        for &(field, _) in &switches {
            self.emit(modes::set(self.wave, field, self.mode.get(field)));
        }
        let results = self.func.dfg.results(inst).to_vec();
        if output.is_empty() {
            for &value in &results {
                if let Some(vreg) = self.regs[value].expand() {
                    let file = self.mach.vregs[vreg].file;
                    let width = self.mach.vregs[vreg].width;
                    self.current.push(MInst::Undef {
                        dst: vreg.into(),
                        file,
                        width,
                    });
                }
            }
            return Ok(());
        }
        for (&value, &operand) in results.iter().zip(&output) {
            let (Some(vreg), Operand::Virtual(reg)) = (self.regs[value].expand(), operand) else {
                continue;
            };
            if vreg.as_u32() != reg.index {
                self.aliases.insert(vreg, reg);
            }
        }
        Ok(())
    }

    fn select_terminator(&mut self, inst: Inst, blocks: &MBlocks, edges: &mut Vec<MEdge>) {
        let calls = self.func.dfg.targets(inst).to_vec();
        for call in &calls {
            let args = self.func.dfg.call_args(call).to_vec();
            let args = args
                .into_iter()
                .map(|v| match self.func.dfg.value_type(v) {
                    wavelift_codegen::ir::Type::MASK => self.edge_argument(v, ValueFile::Mask),
                    _ => self.edge_argument(v, self.files.get(v)),
                })
                .collect();
            edges.push(MEdge {
                block: blocks.of(call.block),
                args,
            });
        }
        let target = |i: usize| blocks.of(calls[i].block);
        let terminator = match self.func.dfg.opcode(inst) {
            Opcode::WaveJump => MInst::Jump { target: target(0) },
            Opcode::WaveEnd if self.convention == Convention::Function => MInst::Return,
            Opcode::WaveEnd => MInst::End,
            // The mask was made the running lanes just before.
            Opcode::WaveBranchAny => MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets: [target(0), target(1)],
            },
            Opcode::WaveBranchUniform => {
                let cond = self.func.dfg.args(inst)[0];
                let cond = match self.files.get(cond) {
                    ValueFile::Scalar => {
                        isle::constructor_test(self, cond);
                        BranchCond::Scc1
                    }
                    _ => {
                        let lanes = self.mask_operand(cond).0;
                        let operands = [Operand::vcc(self.wave), self.exec_operand(), lanes];
                        let op = mask_opcode(MaskOp::And, self.wave);
                        self.emit_clobbering_vcc(self.inst(op, &operands));
                        BranchCond::VccNonZero
                    }
                };
                MInst::Branch {
                    cond,
                    targets: [target(0), target(1)],
                }
            }
            _ => {
                self.fail(describe(self.func, inst));
                return;
            }
        };
        self.current.push(terminator);
    }

    /// The inputs that are not where the calling convention keeps them.
    fn placed_inputs(&self) -> Vec<(Input, VReg)> {
        let list = self.inputs.iter().map(|(&input, &vreg)| (input, vreg));
        list.filter(|(_, vreg)| !self.pinned.contains_key(&vreg.as_u32()))
            .collect()
    }

    /// The kernel inputs arrive at the start of the entry's body, as do the parameters of a function.
    fn place_inputs(&mut self, entry: MBlock, parameters: Vec<MInst>) {
        let set_up = std::mem::take(&mut self.current);
        let mut inputs = self.placed_inputs();
        inputs.sort_unstable_by_key(|&(input, _)| input);
        let places = crate::abi::input_registers(inputs.iter().map(|&(input, _)| input));
        let defs: Vec<(Reg, PReg)> = inputs
            .iter()
            .zip(&places)
            .map(|(&(_, vreg), &place)| (Reg::Virtual(vreg), place))
            .collect();
        // Inputs come before everything: their registers are taken from the start. Set-up code of the entry joins the body.
        let first: Vec<MInst> = std::iter::once(MInst::Inputs { defs })
            .chain(parameters)
            .chain(set_up)
            .collect();
        let count = first.len();
        let data = &mut self.mach.blocks[entry];
        insert_all(data, 0, first);
        if let Some(body) = &mut data.body {
            body.insts = 0..body.insts.end + count;
        }
    }

    /// Gives every operand the register that its value has after all. Edge arguments are whole registers: a part of a
    /// tuple is copied.
    fn resolve_aliases(&mut self) {
        let aliases = std::mem::take(&mut self.aliases);
        let resolve = |v: isa::VirtualReg| aliases.resolve(v);
        let order = self.mach.order.clone();
        for block in order {
            let mut data = std::mem::take(&mut self.mach.blocks[block]);
            // Copies that calls and the like need in front, because what they name is whole registers.
            let mut needed: Vec<(usize, Vec<MInst>)> = Vec::new();
            for (index, inst) in data.insts.iter_mut().enumerate() {
                match inst {
                    MInst::Real(real) => {
                        for operand in &mut real.inst.operands {
                            if let Operand::Virtual(v) = operand {
                                *v = resolve(*v);
                                if let Some(preg) = self.pinned.get(&{ v.index }) {
                                    *operand = pinned_operand(*preg, *v);
                                }
                            }
                        }
                    }
                    MInst::Call(call) => {
                        let mut copies = Vec::new();
                        for (reg, _) in &mut call.uses {
                            *reg = self.whole_register(*reg, &resolve, &mut copies);
                        }
                        needed.push((index, copies));
                    }
                    MInst::Results { uses } => {
                        let mut copies = Vec::new();
                        for (reg, _) in uses {
                            *reg = self.whole_register(*reg, &resolve, &mut copies);
                        }
                        needed.push((index, copies));
                    }
                    MInst::ArgStore { src, .. } | MInst::Decide { by: src, .. } => {
                        let mut copies = Vec::new();
                        *src = self.whole_register(*src, &resolve, &mut copies);
                        needed.push((index, copies));
                    }
                    other => {
                        let mut operands = Vec::new();
                        other.operands(&mut operands);
                        let regs: Vec<Reg> = operands.iter().map(|o| o.reg).collect();
                        other.set_operands(&mut regs.into_iter().map(|reg| match reg {
                            Reg::Virtual(vreg) => {
                                let v = resolve(isa::VirtualReg {
                                    index: vreg.as_u32(),
                                    first: 0,
                                    count: 1,
                                });
                                Reg::Virtual(VReg::new(v.index as usize))
                            }
                            fixed => fixed,
                        }));
                    }
                }
            }
            for (index, copies) in needed.into_iter().rev() {
                if let Some(body) = &mut data.body {
                    body.insts.end += copies.len();
                }
                insert_all(&mut data, index, copies);
            }
            // Arguments of wave edges are copied before the terminator, those of thread edges at the end of the body.
            let mut wave_copies = Vec::new();
            for edge in &mut data.succs {
                for arg in &mut edge.args {
                    *arg = self.whole_register(*arg, &resolve, &mut wave_copies);
                }
            }
            let at = data.insts.len().saturating_sub(1);
            insert_all(&mut data, at, wave_copies);
            if let Some(mut body) = data.body.take() {
                let mut thread_copies = Vec::new();
                for edge in &mut body.succs {
                    for arg in &mut edge.args {
                        *arg = self.whole_register(*arg, &resolve, &mut thread_copies);
                    }
                }
                let count = thread_copies.len();
                insert_all(&mut data, body.insts.end, thread_copies);
                body.insts.end += count;
                data.body = Some(body);
            }
            self.mach.blocks[block] = data;
        }
    }

    fn whole_register(
        &mut self,
        reg: Reg,
        resolve: &impl Fn(isa::VirtualReg) -> isa::VirtualReg,
        copies: &mut Vec<MInst>,
    ) -> Reg {
        let Reg::Virtual(vreg) = reg else { return reg };
        let width = self.mach.vregs[vreg].width;
        let v = resolve(isa::VirtualReg {
            index: vreg.as_u32(),
            first: 0,
            count: width,
        });
        let target = VReg::new(v.index as usize);
        let shape = self.mach.vregs[target];
        let pinned = self.pinned.get(&{ v.index }).copied();
        if v.first == 0 && v.count == shape.width && pinned.is_none() {
            return Reg::Virtual(target);
        }
        let parts: Vec<isa::VirtualReg> = (0..v.count).map(|i| part(v, i, 1)).collect();
        self.current.clear();
        let whole = if let [single] = parts[..] {
            let copy = self.fresh(shape.file, 1);
            let op = if shape.file == SGPR {
                RdnaOp::SMovB32
            } else {
                RdnaOp::VMovB32
            };
            self.emit(self.inst(op, &[Operand::Virtual(copy), Operand::Virtual(single)]));
            copy
        } else {
            self.tuple(&parts, shape.file)
        };
        if let Some(preg) = pinned {
            for copy in &mut self.current {
                if let MInst::Real(real) = copy {
                    for operand in &mut real.inst.operands {
                        if let Operand::Virtual(from) = *operand
                            && from.index == v.index
                        {
                            *operand = pinned_operand(preg, from);
                        }
                    }
                }
            }
        }
        copies.append(&mut self.current);
        Reg::Virtual(VReg::new(whole.index as usize))
    }
}

/// The part of a register with a meaning of its own that a virtual register stands for.
fn pinned_operand(preg: PReg, v: isa::VirtualReg) -> Operand {
    let first = preg.first as u8 + v.first;
    if preg.file == SGPR {
        Operand::s_range(first, v.count)
    } else {
        Operand::Vgpr {
            first: isa::Vgpr(first),
            count: v.count,
        }
    }
}

fn insert_all(data: &mut MBlockData<MInst>, at: usize, insts: Vec<MInst>) {
    data.locs
        .splice(at..at, std::iter::repeat_n(SourceLoc::UNKNOWN, insts.len()));
    data.insts.splice(at..at, insts);
}

fn describe(func: &Function, inst: Inst) -> String {
    let data = func.dfg.inst(inst);
    let ty = func.dfg.ctrl_type(inst);
    let args: Vec<String> = func
        .dfg
        .args(inst)
        .iter()
        .map(|&v| func.dfg.value_type(v).to_string())
        .collect();
    format!("{}.{ty} of ({})", data.opcode().name(), args.join(", "))
}
