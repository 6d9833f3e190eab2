//! The walk over the blocks.

use super::*;
use crate::machine::Condition;
use wavelift_codegen::machine::{Body, MBlock, MBlockData, MEdge};

type Blocks = HashMap<Block, MBlock>;

/// Selects instructions for a linearised function.
///
/// # Errors
/// The first instruction that no rule covers.
pub fn select(func: &Function, files: &ValueFiles) -> Result<MachFunc<MInst>, LowerError> {
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
        func,
        files,
        mach: MachFunc::new(func.name.clone()),
        current: Vec::new(),
        block_of,
        block: wave.layout.blocks()[0],
        regs: SecondaryMap::new(),
        aliases: HashMap::new(),
        error: None,
    };
    let (mut blocks, mut thread_blocks) = (Blocks::new(), Blocks::new());
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
        blocks: &Blocks,
        thread_blocks: &Blocks,
    ) -> Result<(), LowerError> {
        let Some(wave) = &self.func.wave else {
            return Ok(());
        };
        self.block = block;
        let insts = wave.layout.insts(block);
        let (start, end) = (wave.body_start[block] as usize, wave.body_end[block] as usize);
        let mut body = Body::default();
        let thread = wave.thread_block[block].expand();
        let copies = match thread {
            Some(thread) => self.thread_edges(thread, thread_blocks, &mut body),
            None => Vec::new(),
        };
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

    fn thread_edges(&mut self, thread: Block, thread_blocks: &Blocks, body: &mut Body) -> Vec<MInst> {
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
        std::mem::take(&mut self.current)
    }

    fn edge_argument(&mut self, value: Value, file: ValueFile) -> Reg {
        let width = self.width_of(value);
        let reg_file = file_of(file);
        let undefined = self
            .func
            .dfg
            .defining_inst(value)
            .is_some_and(|inst| self.func.dfg.opcode(inst) == Opcode::Undef);
        if undefined {
            let dst = self.mach.vreg(reg_file, width);
            self.current.push(MInst::Undef {
                dst: dst.into(),
                width,
            });
            return Reg::Virtual(dst);
        }
        if self.constant(value).is_none() {
            let reg = self.reg_of(value);
            if self.mach.vregs[reg.reg].file == reg_file {
                return Reg::Virtual(reg.reg);
            }
        }
        let words: Vec<Source> = (0..width).map(|word| self.word(value, word)).collect();
        Reg::Virtual(self.tuple(reg_file, &words).reg)
    }

    fn select_inst(&mut self, inst: Inst) -> Result<(), LowerError> {
        let loc = self.func.dfg.locs[inst];
        let results = self.func.dfg.results(inst).to_vec();
        let file = results
            .first()
            .map_or(ValueFile::Vector, |&value| self.files.get(value));
        let Some(output) = terms::constructor_lower(self, &file, inst) else {
            let what = format!("`{}`", self.func.dfg.opcode(inst).name());
            return Err(LowerError { what, loc });
        };
        for (index, &value) in results.iter().enumerate() {
            let Some(vreg) = self.regs[value] else { continue };
            match output.get(index) {
                None => {
                    let width = self.mach.vregs[vreg].width;
                    self.current.push(MInst::Undef {
                        dst: vreg.into(),
                        width,
                    });
                }
                Some(reg) if vreg == reg.reg => {}
                Some(&reg) if self.mach.vregs[vreg].file == self.mach.vregs[reg.reg].file => {
                    self.aliases.insert(vreg, reg);
                }
                Some(&reg) => {
                    let words: Vec<Source> = (0..reg.count).map(|word| reg.unit(word)).collect();
                    self.tuple_to(vreg, &words);
                }
            }
        }
        Ok(())
    }

    fn select_terminator(&mut self, inst: Inst, blocks: &Blocks, edges: &mut Vec<MEdge>) {
        let calls = self.func.dfg.targets(inst).to_vec();
        for call in &calls {
            let args = self.func.dfg.call_args(call).to_vec();
            let args = args
                .into_iter()
                .map(|value| self.edge_argument(value, self.files.get(value)))
                .collect();
            edges.push(MEdge {
                block: blocks[&call.block],
                args,
            });
        }
        let target = |index: usize| blocks[&calls[index].block];
        let terminator = match self.func.dfg.opcode(inst) {
            Opcode::WaveJump => MInst::Jump(target(0)),
            Opcode::WaveEnd => MInst::End,
            // The mask was made the running lanes just before.
            Opcode::WaveBranchAny => MInst::Branch(Condition::AnyLane, [target(0), target(1)]),
            Opcode::WaveBranchUniform => {
                let value = self.func.dfg.args(inst)[0];
                let mut condition = self.word(value, 0);
                if self.files.get(value) == ValueFile::Mask {
                    let lanes = self.scalar(Op::Lanes, &[]);
                    condition = self.scalar(Op::And, &[lanes, condition]);
                }
                if let Source::Imm(_) = condition {
                    condition = self.scalar(Op::Mov, &[condition]);
                }
                MInst::Branch(Condition::NotZero(condition), [target(0), target(1)])
            }
            other => {
                self.fail(format!("`{}`", other.name()));
                return;
            }
        };
        self.current.push(terminator);
    }

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
            for inst in &mut data.insts {
                for (reg, unit) in inst.units_mut() {
                    if let Reg::Virtual(vreg) = reg {
                        let v = resolve(Vr {
                            reg: *vreg,
                            first: *unit,
                            count: 1,
                        });
                        (*reg, *unit) = (v.reg.into(), v.first);
                    }
                }
            }
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
        let words: Vec<Source> = (0..v.count).map(|word| v.unit(word)).collect();
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
