//! Instruction selection: the wave level of a function becomes a machine function.
//!
//! Blocks are walked backwards, so that an instruction is selected only if something reads its result or it has an effect. Wave-level
//! blocks map one to one to machine blocks; a block that holds a thread-level block is part of the thread view.

mod call;
mod context;
mod floats;
mod isle;
mod lanes;
mod memory;

use crate::calls::Convention;
use crate::elf::SimdWidth;
use crate::machine::{BranchCond, Kind, MInst, SCALAR, Scope, Source, VECTOR};
use context::{Lower, Vr};
use cranelift_entity::SecondaryMap;
use rustc_hash::FxHashMap;
use std::fmt;
use wavelift_codegen::divergence::{ValueFile, ValueFiles};
use wavelift_codegen::ir::{
    Block, Function, Inst, InstructionData, Module, Opcode, Segment, SegmentLayout, SourceLoc, Type, Value,
};
use wavelift_codegen::machine::{Body, MBlock, MBlockData, MEdge, MachFunc, Reg, VReg};

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
        write!(f, "not supported yet on ivb: {}", self.what)?;
        if self.loc.is_known() {
            write!(f, " at line {}", self.loc.0)?;
        }
        Ok(())
    }
}

impl std::error::Error for LowerError {}

/// What a function is part of.
#[derive(Clone, Copy, Debug)]
pub struct Surroundings<'a> {
    /// The module.
    pub module: &'a Module,
    /// The variables of the kernel.
    pub layout: &'a SegmentLayout,
    /// Channels of a thread.
    pub simd: SimdWidth,
    /// What registers hold at the start and at calls.
    pub convention: Convention,
    /// Bytes of the lane's frame of variables; of a kernel that calls nothing, private memory per work-item.
    pub frame_bytes: u32,
    /// Bytes of the interface area at its start.
    pub frame_start: u32,
    /// Which segments but global memory the flat addresses of the module may lie in.
    pub flat: FlatSegments,
}

/// Segments that flat addresses are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct FlatSegments {
    /// Group memory.
    pub group: bool,
    /// Private memory.
    pub private: bool,
}

impl FlatSegments {
    /// What the functions of a module convert; nobody else can make such an address.
    pub fn of(module: &Module) -> FlatSegments {
        let mut found = FlatSegments::default();
        for (_, func) in module.defined() {
            for (_, inst) in func.layout.iter() {
                if let InstructionData::SegmentCvt {
                    opcode: Opcode::Stof,
                    segment,
                    ..
                } = *func.dfg.inst(inst)
                {
                    match segment {
                        Segment::Group => found.group = true,
                        Segment::Private | Segment::Spill | Segment::Arg => found.private = true,
                        _ => {}
                    }
                }
            }
        }
        found
    }
}

/// Selects instructions for a linearised function.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(
    around: &Surroundings<'_>,
    func: &Function,
    files: &ValueFiles,
) -> Result<MachFunc<MInst>, LowerError> {
    let Some(wave) = &func.wave else {
        return Err(LowerError {
            what: "a function without wave level".into(),
            loc: SourceLoc::UNKNOWN,
        });
    };
    let mut block_of = SecondaryMap::new();
    for (block, inst) in wave.layout.iter() {
        block_of[inst] = Some(block);
    }
    let mut lower = Lower {
        around: *around,
        func,
        files,
        mach: MachFunc::new(func.name.clone()),
        current: Vec::new(),
        block_of,
        block: wave.layout.blocks()[0],
        regs: SecondaryMap::new(),
        aliases: FxHashMap::default(),
        error: None,
    };
    let mut blocks: FxHashMap<Block, MBlock> = FxHashMap::default();
    let mut thread_blocks: FxHashMap<Block, MBlock> = FxHashMap::default();
    for &block in wave.layout.blocks() {
        let mblock = lower.mach.blocks.push(MBlockData::default());
        lower.mach.order.push(mblock);
        blocks.insert(block, mblock);
        if let Some(thread) = wave.thread_block[block].expand() {
            thread_blocks.insert(thread, mblock);
        }
    }
    lower.demand_across_blocks();
    for &block in wave.layout.blocks().iter().rev() {
        lower.select_block(block, &blocks, &thread_blocks)?;
    }
    if around.convention == Convention::Function {
        let parameters = lower.take_parameters(func.layout.blocks()[0]);
        let entry = blocks[&wave.layout.blocks()[0]];
        let data = &mut lower.mach.blocks[entry];
        let count = parameters.len();
        insert_all(data, 0, parameters);
        // What sets up the entry joins the body.
        if let Some(body) = &mut data.body {
            body.insts = 0..body.insts.end + count;
        }
        if let Some(what) = lower.error.take() {
            return Err(LowerError {
                what,
                loc: SourceLoc::UNKNOWN,
            });
        }
    }
    lower.resolve_aliases();
    Ok(lower.mach)
}

impl Lower<'_> {
    /// Values that blocks exchange are always selected.
    fn demand_across_blocks(&mut self) {
        let Some(wave) = &self.func.wave else { return };
        let mut demanded = Vec::new();
        for &block in wave.layout.blocks() {
            let thread = wave.thread_block[block].expand();
            let edges = thread.and_then(|thread| self.func.terminator(thread));
            for &inst in wave.layout.insts(block).iter().chain(&edges) {
                for value in self.func.dfg.uses(inst) {
                    let def = self.func.dfg.defining_inst(value);
                    let here = def.and_then(|def| self.block_of[def]) == Some(block);
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
        blocks: &FxHashMap<Block, MBlock>,
        thread_blocks: &FxHashMap<Block, MBlock>,
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
        let copies = match thread {
            Some(thread) => self.thread_edges(thread, thread_blocks, &mut body),
            None => Vec::new(),
        };
        // Chunks of selected instructions, last first, each with its IR index.
        let mut chunks: Vec<(usize, SourceLoc, Vec<MInst>)> = Vec::new();
        let mut edges = Vec::new();
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
            chunks.push((index, loc, std::mem::take(&mut self.current)));
        }
        let mut data = MBlockData {
            ir_block: Some(block),
            ..MBlockData::default()
        };
        let mut body_start = None;
        let mut body_closed = thread.is_none();
        for (index, loc, chunk) in chunks.into_iter().rev() {
            if index >= start && body_start.is_none() {
                body_start = Some(data.insts.len());
            }
            if index >= end && !body_closed {
                body_closed = true;
                data.locs
                    .extend(std::iter::repeat_n(SourceLoc::UNKNOWN, copies.len()));
                data.insts.extend(copies.iter().cloned());
                body.insts = body_start.unwrap_or(data.insts.len())..data.insts.len();
            }
            data.locs.extend(std::iter::repeat_n(loc, chunk.len()));
            data.insts.extend(chunk);
        }
        data.params = self.params_of(block);
        data.succs = edges.into_iter().collect();
        if let Some(thread) = thread {
            if Some(thread) != self.func.layout.entry() {
                body.params = self.params_of(thread);
            }
            data.body = Some(body);
        }
        self.mach.blocks[blocks[&block]] = data;
        Ok(())
    }

    fn params_of(&mut self, block: Block) -> Vec<VReg> {
        let params = self.func.dfg.block_params(block).to_vec();
        params.into_iter().map(|param| self.reg_of(param).reg).collect()
    }

    /// Fills in where a lane may go; arguments that are constants or other registers get copies.
    fn thread_edges(
        &mut self,
        thread: Block,
        thread_blocks: &FxHashMap<Block, MBlock>,
        body: &mut Body,
    ) -> Vec<MInst> {
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
                .map(|value| self.edge_argument(value, ValueFile::Vector))
                .collect();
            if let Some(&block) = thread_blocks.get(&call.block) {
                body.succs.push(MEdge { block, args });
            }
        }
        if self.around.convention == Convention::Function {
            self.give_results(thread);
        }
        std::mem::take(&mut self.current)
    }

    fn is_undefined(&self, value: Value) -> bool {
        let def = self.func.dfg.defining_inst(value);
        def.is_some_and(|inst| self.func.dfg.opcode(inst) == Opcode::Undef)
    }

    /// The register that carries a value over an edge, to a parameter of a file.
    fn edge_argument(&mut self, value: Value, file: ValueFile) -> Reg {
        // Lanes that nobody has set are none: what they are joined with keeps its meaning, bit by bit.
        if file == ValueFile::Mask {
            let undefined = self.is_undefined(value);
            if !undefined && self.constant(value).is_none() && self.files.get(value) == ValueFile::Mask {
                return Reg::Virtual(self.reg_of(value).reg);
            }
            let lanes = if undefined {
                Source::Imm(0)
            } else {
                self.lanes_source(value)
            };
            return Reg::Virtual(self.tuple(SCALAR, &[lanes]).reg);
        }
        let width = self.width_of(value);
        let reg_file = if file == ValueFile::Vector { VECTOR } else { SCALAR };
        if self.is_undefined(value) {
            let dst = self.mach.vreg(reg_file, width);
            self.current.push(MInst::Undef {
                dst: dst.into(),
                width,
            });
            return Reg::Virtual(dst);
        }
        if let Some(bits) = self.constant(value) {
            let words: Vec<Source> = (0..width)
                .map(|word| Source::Imm((bits >> (32 * u32::from(word))) as u32))
                .collect();
            return Reg::Virtual(self.tuple(reg_file, &words).reg);
        }
        // A uniform value that goes to a lane's own register.
        let reg = self.reg_of(value);
        if self.mach.vregs[reg.reg].file != reg_file {
            let words: Vec<Source> = (0..width).map(|word| self.unit(reg, word)).collect();
            return Reg::Virtual(self.tuple(reg_file, &words).reg);
        }
        Reg::Virtual(reg.reg)
    }

    fn select_inst(&mut self, inst: Inst) -> Result<(), LowerError> {
        let loc = self.func.dfg.locs[inst];
        let file = self
            .func
            .dfg
            .results(inst)
            .first()
            .map_or(ValueFile::Vector, |&value| self.files.get(value));
        let output = match *self.func.dfg.inst(inst) {
            InstructionData::Call { func, .. } => Some(self.call(inst, func)),
            _ => isle::constructor_lower(self, &file, inst),
        };
        let Some(output) = output else {
            let what = format!("`{}`", self.func.dfg.opcode(inst).name());
            return Err(LowerError { what, loc });
        };
        let results = self.func.dfg.results(inst).to_vec();
        if output.is_empty() && !results.is_empty() {
            for &value in &results {
                if let Some(vreg) = self.regs[value] {
                    let mask = self.func.dfg.value_type(value) == Type::MASK;
                    if mask || self.files.get(value) == ValueFile::Mask {
                        self.tuple_to(vreg, &[Source::Imm(0)]);
                        continue;
                    }
                    let width = self.mach.vregs[vreg].width;
                    self.current.push(MInst::Undef {
                        dst: vreg.into(),
                        width,
                    });
                }
            }
            return Ok(());
        }
        for (&value, &reg) in results.iter().zip(&output) {
            let Some(vreg) = self.regs[value] else { continue };
            if vreg == reg.reg {
                continue;
            }
            if self.mach.vregs[vreg].file == self.mach.vregs[reg.reg].file {
                self.aliases.insert(vreg, reg);
            } else {
                // A scalar where lanes have their own copy.
                let words: Vec<Source> = (0..reg.count).map(|word| self.unit(reg, word)).collect();
                self.tuple_to(vreg, &words);
            }
        }
        Ok(())
    }

    fn select_terminator(&mut self, inst: Inst, blocks: &FxHashMap<Block, MBlock>, edges: &mut Vec<MEdge>) {
        let calls = self.func.dfg.targets(inst).to_vec();
        for call in &calls {
            let args = self.func.dfg.call_args(call).to_vec();
            let params = self.func.dfg.block_params(call.block).to_vec();
            let args = args
                .into_iter()
                .zip(params)
                .map(|(value, param)| match self.func.dfg.value_type(value) {
                    Type::MASK => self.edge_argument(value, ValueFile::Mask),
                    _ => self.edge_argument(value, self.files.get(param)),
                })
                .collect();
            edges.push(MEdge {
                block: blocks[&call.block],
                args,
            });
        }
        let target = |index: usize| blocks[&calls[index].block];
        let terminator = match self.func.dfg.opcode(inst) {
            Opcode::WaveJump => MInst::Jump { target: target(0) },
            Opcode::WaveEnd if self.around.convention == Convention::Function => MInst::Return,
            Opcode::WaveEnd => MInst::End,
            // The mask was made the running lanes just before.
            Opcode::WaveBranchAny => MInst::Branch {
                cond: BranchCond::ExecNonZero,
                targets: [target(0), target(1)],
            },
            Opcode::WaveBranchUniform => {
                let cond = self.func.dfg.args(inst)[0];
                let (kind, decides) = match self.files.get(cond) {
                    ValueFile::Scalar => (Kind::Test, BranchCond::Flag),
                    _ => (Kind::TestLanes, BranchCond::AnyLane),
                };
                let source = match kind {
                    Kind::Test => self.word(cond, 0),
                    _ => self.lanes_source(cond),
                };
                self.emit(kind, Scope::Wave, None, &[source]);
                MInst::Branch {
                    cond: decides,
                    targets: [target(0), target(1)],
                }
            }
            other => {
                self.fail(format!("`{}`", other.name()));
                return;
            }
        };
        self.current.push(terminator);
    }

    /// Gives every operand the register that its value has after all. Edge arguments are whole registers: a part of one is copied.
    fn resolve_aliases(&mut self) {
        let aliases = std::mem::take(&mut self.aliases);
        let resolve = |mut v: Vr| {
            while let Some(&to) = aliases.get(&v.reg) {
                v = Vr {
                    reg: to.reg,
                    first: to.first + v.first,
                    count: v.count,
                };
            }
            v
        };
        for block in self.mach.order.clone() {
            let mut data = std::mem::take(&mut self.mach.blocks[block]);
            // Copies that calls need in front, because what they name is whole registers.
            let mut needed: Vec<(usize, Vec<MInst>)> = Vec::new();
            for (index, inst) in data.insts.iter_mut().enumerate() {
                let uses = match inst {
                    MInst::Call(call) => &mut call.uses[..],
                    MInst::Results { uses } => &mut uses[..],
                    _ => &mut [],
                };
                let mut copies = Vec::new();
                for (reg, _) in uses {
                    *reg = self.whole_register(*reg, &resolve, &mut copies);
                }
                if !copies.is_empty() {
                    needed.push((index, copies));
                }
                if let MInst::Op(op) = inst {
                    for source in &mut op.srcs {
                        if let Source::Reg {
                            reg: Reg::Virtual(vreg),
                            part,
                            ..
                        } = source
                        {
                            let v = resolve(Vr {
                                reg: *vreg,
                                first: part.start,
                                count: part.width,
                            });
                            *vreg = v.reg;
                            part.start = v.first;
                        }
                    }
                }
            }
            for (index, copies) in needed.into_iter().rev() {
                if let Some(body) = &mut data.body {
                    body.insts.end += copies.len();
                }
                insert_all(&mut data, index, copies);
            }
            let mut wave_copies = Vec::new();
            for edge in &mut data.succs {
                for arg in &mut edge.args {
                    *arg = self.whole_register(*arg, &resolve, &mut wave_copies);
                }
            }
            // In front of a test that the terminator needs right behind it.
            let tested = data.insts.iter().rev().nth(1).is_some_and(
                |inst| matches!(inst, MInst::Op(op) if matches!(op.kind, Kind::Test | Kind::TestLanes)),
            );
            let at = data.insts.len().saturating_sub(if tested { 2 } else { 1 });
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

    fn whole_register(&mut self, reg: Reg, resolve: &impl Fn(Vr) -> Vr, copies: &mut Vec<MInst>) -> Reg {
        let Reg::Virtual(vreg) = reg else { return reg };
        let count = self.mach.vregs[vreg].width;
        let v = resolve(Vr {
            reg: vreg,
            first: 0,
            count,
        });
        let shape = self.mach.vregs[v.reg];
        if v.first == 0 && v.count == shape.width {
            return Reg::Virtual(v.reg);
        }
        self.current.clear();
        let words: Vec<Source> = (0..v.count).map(|word| self.unit(v, word)).collect();
        let whole = self.tuple(shape.file, &words);
        copies.append(&mut self.current);
        Reg::Virtual(whole.reg)
    }
}

fn insert_all(data: &mut MBlockData<MInst>, at: usize, insts: Vec<MInst>) {
    data.locs
        .splice(at..at, std::iter::repeat_n(SourceLoc::UNKNOWN, insts.len()));
    data.insts.splice(at..at, insts);
}
