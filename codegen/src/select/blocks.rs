//! The walk over blocks and instructions.

use super::{Part, SelectError, Selection, Selector};
use crate::divergence::ValueFile;
use crate::divergence::watch::Mark;
use crate::ir::{Block, Inst, InstructionData, Opcode, SourceLoc, Value, WaveLevel};
use crate::machine::{Body, MBlock, MBlockData, MEdge, MachInst, Reg, VReg};
use smallvec::SmallVec;

/// Selects instructions for all blocks.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select_blocks<'a, S: Selector<'a>>(selector: &mut S) -> Result<(), SelectError> {
    let Some(wave) = &selector.selection().func.wave else {
        let error = selector.selection();
        return Err(error.refused("a function without wave level", SourceLoc::UNKNOWN));
    };
    selector.selection_mut().make_blocks(wave);
    demand_across_blocks(selector, wave);
    for &block in wave.layout.blocks().iter().rev() {
        Walk::new(selector, wave, block).select()?;
    }
    Ok(())
}

impl<I: MachInst> Selection<'_, I> {
    fn make_blocks(&mut self, wave: &WaveLevel) {
        self.mach.blocks.reserve(wave.layout.blocks().len());
        self.mach.order.reserve(wave.layout.blocks().len());
        for &block in wave.layout.blocks() {
            let mblock = self.mach.blocks.push(MBlockData::default());
            self.mach.order.push(mblock);
            self.blocks.wave[block] = mblock.into();
            if let Some(thread) = wave.thread_block[block].expand() {
                self.blocks.thread[thread] = mblock.into();
            }
        }
    }

    fn is_undefined(&self, value: Value) -> bool {
        let def = self.func.dfg.defining_inst(value);
        def.is_some_and(|def| self.func.dfg.opcode(def) == Opcode::Undef)
    }
}

/// The register of a value; from now on its definition is selected.
pub fn reg_of<'a, S: Selector<'a>>(selector: &mut S, value: Value) -> VReg {
    let file = S::file(selector.selection().files.get(value));
    let width = selector.width_of(value);
    selector.selection_mut().reg(value, file, width)
}

/// The register that carries a value over an edge to where it is kept as values of a kind are: constants, what is undefined and
/// what is kept in another way get one of their own.
pub fn edge_argument<'a, S: Selector<'a>>(selector: &mut S, value: Value, kind: ValueFile) -> Reg {
    let width = selector.width_of(value);
    let reg = if selector.selection().is_undefined(value) {
        let dst = selector.selection_mut().mach.vreg(S::file(kind), width);
        let undefined = selector.undefined(kind, dst);
        selector.selection_mut().current.push(undefined);
        dst
    } else if let Some(bits) = selector.constant(value) {
        selector.constant_in(kind, width, bits)
    } else if selector.selection().kind(value) == kind {
        reg_of(selector, value)
    } else {
        // A uniform value that goes to a lane's own register, and the like.
        selector.convert(value, kind)
    };
    Reg::Virtual(reg)
}

/// Values that blocks exchange are always selected.
fn demand_across_blocks<'a, S: Selector<'a>>(selector: &mut S, wave: &WaveLevel) {
    let mut demanded = Vec::new();
    let selection = selector.selection();
    let dfg = &selection.func.dfg;
    for &block in wave.layout.blocks() {
        // What edges carry counts, too: a block may stand in front of the one that defines it.
        let thread = wave.thread_block[block].expand();
        let edges = thread.and_then(|thread| selection.func.terminator(thread));
        for &inst in wave.layout.insts(block).iter().chain(&edges) {
            for value in dfg.uses(inst) {
                let def = dfg.defining_inst(value);
                let here = def.is_some_and(|def| selection.block_of[def] == block.into());
                // An edge makes its own register for what is undefined.
                let undefined = || selection.is_undefined(value) && !dfg.args(inst).contains(&value);
                if !here && !undefined() && selector.constant(value).is_none() {
                    demanded.push(selector.read_elsewhere(value));
                }
            }
        }
    }
    for value in demanded {
        reg_of(selector, value);
    }
}

/// The selection of one block.
struct Walk<'s, 'w, S> {
    selector: &'s mut S,
    wave: &'w WaveLevel,
    block: Block,
    /// The thread-level block that it holds.
    thread: Option<Block>,
    /// The same, if somebody watches it.
    marked: Option<Block>,
    /// Where it leads, if somebody watches and it is a block on an edge.
    edge: Option<Block>,
    /// The decision of the block was marked.
    decided: bool,
}

impl<'s, 'w, 'a, S: Selector<'a>> Walk<'s, 'w, S> {
    fn new(selector: &'s mut S, wave: &'w WaveLevel, block: Block) -> Self {
        let thread = wave.thread_block[block].expand();
        let marks = selector.selection().marks;
        let marked = thread.filter(|&thread| marks.is_some_and(|table| table.has(thread)));
        let func = selector.selection().func;
        let edge = thread
            .zip(marks)
            .and_then(|(thread, table)| table.after_edge(func, thread));
        selector.selection_mut().block = Some(block);
        Walk {
            selector,
            wave,
            block,
            thread,
            marked,
            edge,
            decided: false,
        }
    }

    fn select(mut self) -> Result<(), SelectError> {
        let mut body = Body::default();
        // Edge arguments of the thread level may need copies at the end of the body; asking for them first selects their definitions.
        let copies = self.end_of_body(&mut body)?;
        // Chunks of selected instructions, each with its IR index and how many there are. All of it is backwards.
        let count = self.wave.layout.insts(self.block).len();
        let mut chunks: SmallVec<[(usize, SourceLoc, usize); 32]> = SmallVec::with_capacity(count);
        let mut backwards = std::mem::take(&mut self.selector.selection_mut().backwards);
        backwards.reserve(count);
        let mut edges = SmallVec::new();
        for (index, &inst) in self.wave.layout.insts(self.block).iter().enumerate().rev() {
            let selection = self.selector.selection();
            let dfg = &selection.func.dfg;
            let (loc, effects) = (dfg.locs[inst], dfg.opcode(inst).effects());
            if effects.terminator() {
                edges = self.select_terminator(inst)?;
            } else if dfg.opcode(inst) == Opcode::StackRoom {
                self.expect_room(inst);
            } else {
                let wanted = dfg.results(inst).iter().any(|&v| selection.regs[v].is_some());
                if !wanted && effects.removable() && !effects.convergent() {
                    continue;
                }
                self.select_inst(inst)?;
            }
            self.selector.selection_mut().check(loc)?;
            let before = backwards.len();
            backwards.extend(self.selector.selection_mut().current.drain(..).rev());
            self.watch(index, inst, &mut backwards);
            chunks.push((index, loc, backwards.len() - before));
        }
        let mut data = MBlockData {
            ir_block: Some(self.block),
            ..MBlockData::default()
        };
        self.assemble(&mut data, &mut body, &mut backwards, &chunks, copies);
        let selection = self.selector.selection_mut();
        selection.backwards = backwards;
        let entry = selection.func.layout.entry();
        data.params = self.params_of(self.block);
        data.succs = edges;
        if let Some(thread) = self.thread {
            // The parameters of a function are no parameters of its first block.
            if Some(thread) != entry {
                body.params = self.params_of(thread);
            }
            data.body = Some(body);
        }
        let selection = self.selector.selection_mut();
        let mblock = selection.blocks.of(self.block);
        selection.mach.blocks[mblock] = data;
        Ok(())
    }

    /// Brings what was selected into order.
    fn assemble(
        &self,
        data: &mut MBlockData<S::Inst>,
        body: &mut Body,
        backwards: &mut Vec<S::Inst>,
        chunks: &[(usize, SourceLoc, usize)],
        copies: Vec<S::Inst>,
    ) {
        let start = self.wave.body_start[self.block] as usize;
        let end = self.wave.body_end[self.block] as usize;
        // A long block has room for what comes into it later.
        let room = backwards.len() + copies.len() + 1;
        data.insts.reserve_exact(room + room / 16);
        data.locs.reserve_exact(room + room / 16);
        let mut selected = backwards.drain(..).rev();
        let mut body_start = None;
        let mut copies = self.thread.is_some().then_some(copies);
        for &(index, loc, count) in chunks.iter().rev() {
            if index >= start && body_start.is_none() {
                body_start = Some(data.insts.len());
                let mark = self.marked.map(Mark::Enter).or(self.edge.map(Mark::Edge));
                let enter = mark.and_then(S::mark);
                data.locs.extend(enter.iter().map(|_| SourceLoc::UNKNOWN));
                data.insts.extend(enter);
            }
            if index >= end
                && let Some(copies) = copies.take()
            {
                data.locs
                    .extend(std::iter::repeat_n(SourceLoc::UNKNOWN, copies.len()));
                data.insts.extend(copies);
                body.insts = body_start.unwrap_or(data.insts.len())..data.insts.len();
            }
            data.locs.extend(std::iter::repeat_n(loc, count));
            data.insts.extend(selected.by_ref().take(count));
        }
    }

    fn params_of(&mut self, block: Block) -> Vec<VReg> {
        let func = self.selector.selection().func;
        let params = func.dfg.block_params(block).iter();
        params.map(|&param| reg_of(self.selector, param)).collect()
    }

    /// Fills in where a lane may go, and returns what stands at the end of the body: arguments that are constants or in other
    /// registers get copies.
    fn end_of_body(&mut self, body: &mut Body) -> Result<Vec<S::Inst>, SelectError> {
        let Some(thread) = self.thread else {
            return Ok(Vec::new());
        };
        let func = self.selector.selection().func;
        // In front of the copies, which may write what is copied.
        let index = self.marked.and_then(|thread| self.index_decision(thread));
        let mut seen: SmallVec<[Block; 2]> = SmallVec::new();
        for call in func.successor_calls(thread) {
            if seen.contains(&call.block) {
                continue;
            }
            seen.push(call.block);
            let args = func.dfg.call_args(call).iter();
            let args = args
                .map(|&v| edge_argument(self.selector, v, ValueFile::Vector))
                .collect();
            if let Some(block) = self.selector.selection().blocks.thread[call.block].expand() {
                body.succs.push(MEdge { block, args });
            }
        }
        self.selector.end_of_body(thread);
        let terminator = func.terminator(thread);
        let loc = terminator.map_or(SourceLoc::UNKNOWN, |inst| func.dfg.locs[inst]);
        let selection = self.selector.selection_mut();
        selection.check(loc)?;
        let mut copies = std::mem::take(&mut selection.current);
        copies.splice(0..0, index);
        Ok(copies)
    }

    fn select_inst(&mut self, inst: Inst) -> Result<(), SelectError> {
        let Some(output) = self.selector.select_inst(inst) else {
            let selection = self.selector.selection();
            let loc = selection.func.dfg.locs[inst];
            return Err(selection.refused(selection.describe(inst), loc));
        };
        let func = self.selector.selection().func;
        for (index, &value) in func.dfg.results(inst).iter().enumerate() {
            let selection = self.selector.selection_mut();
            let Some(reg) = selection.regs[value].expand() else {
                continue;
            };
            let part = match output.get(index) {
                None if output.is_empty() => {
                    let kind = selection.kind(value);
                    let undefined = self.selector.undefined(kind, reg);
                    self.selector.selection_mut().current.push(undefined);
                    continue;
                }
                Some(&Some(part)) if part.reg != reg => part,
                _ => continue,
            };
            let file = selection.mach.vregs[reg].file;
            let same = if selection.mach.vregs[part.reg].file == file {
                part
            } else {
                // A scalar where lanes have their own copy.
                Part {
                    reg: self.selector.copy_in(file, part),
                    first: 0,
                    count: part.count,
                }
            };
            self.selector.selection_mut().aliases.insert(reg, same);
        }
        Ok(())
    }

    fn select_terminator(&mut self, inst: Inst) -> Result<SmallVec<[MEdge; 2]>, SelectError> {
        let func = self.selector.selection().func;
        let mut edges = SmallVec::new();
        let mut targets: SmallVec<[MBlock; 2]> = SmallVec::new();
        for call in func.dfg.targets(inst) {
            // What arrives is kept as the parameter is.
            let args = func
                .dfg
                .call_args(call)
                .iter()
                .zip(func.dfg.block_params(call.block));
            let args = args.map(|(&value, &param)| {
                let kind = self.selector.selection().kind(param);
                edge_argument(self.selector, value, kind)
            });
            let args = args.collect();
            let block = self.selector.selection().blocks.of(call.block);
            targets.push(block);
            edges.push(MEdge { block, args });
        }
        let Some(terminator) = self.selector.select_terminator(inst, &targets) else {
            let selection = self.selector.selection();
            let loc = func.dfg.locs[inst];
            return Err(selection.refused(selection.describe(inst), loc));
        };
        let together = match self.marked {
            Some(thread) if self.goes_together(thread, inst) => S::decide_together(thread, &terminator),
            _ => None,
        };
        let selection = self.selector.selection_mut();
        selection.current.extend(together);
        selection.current.push(terminator);
        Ok(edges)
    }

    /// Whether a terminator of the wave is the branch of a thread-level block that all lanes take alike.
    fn goes_together(&self, thread: Block, inst: Inst) -> bool {
        let func = self.selector.selection().func;
        let own = func.terminator(thread).map(|own| func.dfg.inst(own));
        matches!(own, Some(InstructionData::Branch { .. }))
            && func.dfg.opcode(inst) == Opcode::WaveBranchUniform
    }

    /// Marks an instruction of a block that is watched.
    fn watch(&mut self, index: usize, inst: Inst, backwards: &mut Vec<S::Inst>) {
        let Some(thread) = self.marked else { return };
        if self.selector.selection().func.may_cross_lanes(inst) {
            backwards.extend(S::mark(Mark::CrossLane(thread, inst.as_u32())));
        }
        if index >= self.wave.body_end[self.block] as usize
            && !self.decided
            && let Some(decision) = self.decision(thread, inst)
        {
            self.decided = true;
            backwards.push(decision);
        }
    }

    /// Tells who watches of the entry that a stack of parked lanes would lose; no code.
    fn expect_room(&mut self, inst: Inst) {
        let selection = self.selector.selection();
        if selection.marks.is_some() {
            let last = selection.func.dfg.resolve(selection.func.dfg.args(inst)[0]);
            let told = self.decide(self.block, last, ValueFile::Mask);
            self.selector.selection_mut().current.extend(told);
        }
    }

    /// What says where lanes of a block go, if this instruction of its mask code asks for a condition.
    fn decision(&mut self, thread: Block, inst: Inst) -> Option<S::Inst> {
        let func = self.selector.selection().func;
        let terminator = func.terminator(thread)?;
        let branch = matches!(func.dfg.inst(terminator), InstructionData::Branch { .. });
        let asks = func.dfg.opcode(inst) == Opcode::MaskOf && branch;
        asks.then(|| self.decide(thread, func.dfg.args(inst)[0], ValueFile::Mask))?
    }

    /// The index that says where lanes of a block go that ends in a switch.
    fn index_decision(&mut self, thread: Block) -> Option<S::Inst> {
        let func = self.selector.selection().func;
        match *func.dfg.inst(func.terminator(thread)?) {
            InstructionData::Switch { arg, .. } => {
                self.decide(thread, func.dfg.resolve(arg), ValueFile::Vector)
            }
            _ => None,
        }
    }

    fn decide(&mut self, block: Block, value: Value, kind: ValueFile) -> Option<S::Inst> {
        if self.selector.selection().files.get(value) != kind || self.selector.constant(value).is_some() {
            return None;
        }
        let by = Reg::Virtual(reg_of(self.selector, value));
        S::decide(block, by, self.selector.width_of(value))
    }
}
