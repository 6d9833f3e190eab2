//! One wave: activations of functions, blocks, calls, and what watchers are told.

use crate::code::{Code, CodeBlock, Edge, Op, OpKind};
use crate::dispatch::{Shared, Stats};
use crate::eval::{Registers, Slot};
use crate::lanes::{LaneMask, for_lanes};
use crate::observe::{LaneValues, Place, WaveId, block_of};
use crate::sequence::{EXIT, Schedule, Sequencer};
use cranelift_entity::EntityRef;
use wavelift_codegen::ir::text::{Names, print_inst};
use wavelift_codegen::ir::{Function, FunctionDecl, Inst, Type};
use wavelift_simulator::dispatch::{GroupContext, GroupInfo, WaveInfo};
use wavelift_simulator::{CallLimit, GroupMemory, SimError, Site, Wave, WaveEvent};

/// Deepest nesting of calls.
const MAX_CALL_DEPTH: usize = 1024;

/// An activation of a function.
pub(crate) struct Frame<'p> {
    pub(crate) code: &'p Code,
    pub(crate) regs: Registers,
    pub(crate) sequencer: Sequencer,
    pub(crate) block: u32,
    pub(crate) pc: usize,
    /// The lanes that run.
    pub(crate) mask: u64,
    /// The lanes in which undefined values are errors.
    pub(crate) checked: u64,
    /// The lanes the activation began with.
    pub(crate) all: u64,
    pub(crate) private_base: u32,
    /// Where the caller wants the results.
    pub(crate) dsts: &'p [Slot],
    /// The watcher was told of the block.
    pub(crate) announced: bool,
    /// The lane program of the wave-level block has ended.
    pub(crate) left: bool,
}

/// What the step says about the wave.
pub(crate) enum Flow {
    Next,
    Barrier,
    /// Other waves should run; then comes the next instruction.
    Yield,
    /// The block ended; the sequencer knows where to go.
    Leave,
}

/// A wave that is being run.
pub(crate) struct InterpWave<'p> {
    pub(crate) shared: &'p Shared<'p>,
    pub(crate) group: GroupInfo,
    pub(crate) info: WaveInfo,
    pub(crate) private: Vec<GroupMemory>,
    pub(crate) frames: Vec<Frame<'p>>,
    pub(crate) stats: Stats,
}

impl<'p> InterpWave<'p> {
    pub(crate) fn new(shared: &'p Shared<'p>, group: GroupInfo, info: WaveInfo) -> Result<Self, SimError> {
        let mut wave = InterpWave {
            shared,
            group,
            info,
            private: Vec::new(),
            frames: Vec::new(),
            stats: Stats::default(),
        };
        let code = shared.code(shared.kernel).ok_or_else(|| SimError::Launch {
            what: "the kernel has no body".to_owned(),
        })?;
        let frame = wave.frame(code, info.active, 0, &[]);
        wave.frames.push(frame);
        let bytes = shared.layout.frame(shared.kernel).bytes;
        if bytes > shared.options.max_private_bytes {
            let most = CallLimit::PrivateBytes(shared.options.max_private_bytes);
            let what = format!("{most} in kernel &{}", shared.kernel_name);
            return Err(SimError::Limit { what });
        }
        // Made one by one: memory that is never touched costs nothing, a copy of it does.
        let lanes = (0..info.wave_size).map(|_| GroupMemory::new(bytes));
        wave.private = lanes.collect();
        Ok(wave)
    }

    fn frame(&self, code: &'p Code, mask: u64, private_base: u32, dsts: &'p [Slot]) -> Frame<'p> {
        let sequencer = match &self.shared.options.schedule {
            _ if code.wave_level => Sequencer::Single(code.entry),
            Schedule::IpdomStack => Sequencer::stack(code.entry, mask),
            Schedule::LowestPending(_) => Sequencer::pending(&code.facts, code.entry, mask),
        };
        Frame {
            code,
            regs: self.shared.take_registers(code.slots),
            sequencer,
            block: EXIT,
            pc: 0,
            mask,
            checked: u64::MAX,
            all: mask,
            private_base,
            dsts,
            announced: false,
            left: false,
        }
    }

    fn wave_id(&self) -> WaveId {
        WaveId {
            group: self.group.id,
            wave: self.info.number,
        }
    }

    pub(crate) fn place(&self, frame: &Frame<'_>) -> Place {
        Place {
            wave: self.wave_id(),
            // The running activation is taken out of the list.
            depth: self.frames.len() as u32,
            func: frame.code.func,
            block: block_of(frame.block),
        }
    }

    pub(crate) fn site(&self, frame: &Frame<'_>, inst: Inst, lane: Option<usize>) -> Box<Site> {
        let func = self.shared.function(frame.code.func);
        let loc = func.dfg.locs[inst];
        Box::new(Site {
            kernel: self.shared.kernel_name.clone(),
            group: Some(self.group.id),
            wave: Some(self.info.number),
            lane: lane.map(|lane| lane as u32),
            item: None,
            pc: Some(inst.index() as u64),
            instruction: print_inst(func, &Names::new(self.shared.module), inst),
            source: loc.is_known().then(|| (func.source_name.clone(), loc.0)),
        })
    }

    /// Runs until the budget is used up or the wave has to wait.
    fn steps(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError> {
        while let Some(mut frame) = self.frames.pop() {
            if frame.block == EXIT {
                match frame.sequencer.next(&frame.code.facts) {
                    Some((block, mask)) => {
                        frame.block = block;
                        frame.pc = 0;
                        frame.announced = false;
                        frame.left = false;
                        if !frame.code.wave_level {
                            frame.mask = mask;
                        }
                    }
                    None => {
                        self.finish_call(&frame);
                        self.shared.give_registers(frame.regs);
                        continue;
                    }
                }
            }
            self.frames.push(frame);
            match self.run_block(context, budget)? {
                Some(event) => return Ok(event),
                None if *budget == 0 => return Ok(WaveEvent::Yield),
                None => {}
            }
        }
        Ok(WaveEvent::End)
    }

    /// Runs the top activation to the end of its block, or until something else must be done first.
    fn run_block(
        &mut self,
        context: &mut GroupContext<'_>,
        budget: &mut u64,
    ) -> Result<Option<WaveEvent>, SimError> {
        let Some(mut frame) = self.frames.pop() else {
            return Ok(None);
        };
        let code = frame.code;
        let ops = &code.blocks[frame.block as usize].ops;
        // Calls push an activation above this one, so the activation is put back before every way out.
        while let Some(op) = ops.get(frame.pc) {
            if *budget == 0 {
                self.frames.push(frame);
                return Ok(None);
            }
            if code.wave_level {
                self.lane_program_edges(&mut frame)?;
            } else if !frame.announced {
                frame.announced = true;
                self.announce(&frame, frame.block, &code.blocks[frame.block as usize])?;
            }
            *budget -= 1;
            frame.pc += 1;
            self.stats.wave_instructions += 1;
            self.stats.lane_instructions += u64::from(frame.mask.count_ones());
            if let OpKind::Call { func, args, dsts } = &op.kind {
                let callee = self.call(&frame, op.inst, *func, args, dsts)?;
                self.frames.push(frame);
                self.frames.push(callee);
                return Ok(None);
            }
            if self.shared.interest.uses {
                self.tell_uses(&frame, op);
            }
            let flow = if code.wave_level {
                self.filed_step(&mut frame, op, context)?
            } else {
                self.step(&mut frame, op, context)?
            };
            if self.shared.interest.definitions {
                self.tell_definitions(&frame, op);
            }
            match flow {
                Flow::Next => {}
                Flow::Barrier => {
                    self.frames.push(frame);
                    return Ok(Some(WaveEvent::Barrier));
                }
                Flow::Yield => {
                    self.frames.push(frame);
                    return Ok(Some(WaveEvent::Yield));
                }
                Flow::Leave => {
                    frame.block = EXIT;
                    self.frames.push(frame);
                    return Ok(None);
                }
            }
        }
        let what = format!("{} has no terminator", block_of(frame.block));
        Err(SimError::Illegal {
            site: Box::new(Site {
                kernel: self.shared.kernel_name.clone(),
                ..Site::default()
            }),
            what,
        })
    }

    /// Tells the watcher of a thread-level block that begins.
    pub(crate) fn announce(&self, frame: &Frame<'_>, thread: u32, block: &CodeBlock) -> Result<(), SimError> {
        if frame.code.wave_level && frame.mask == 0 && block.needs_lanes {
            return Err(SimError::Illegal {
                site: self.site(frame, block.ops[0].inst, None),
                what: format!(
                    "{} runs without lanes but holds an operation that needs them",
                    block_of(frame.block)
                ),
            });
        }
        if frame.mask != 0 {
            let place = Place {
                block: block_of(thread),
                ..self.place(frame)
            };
            self.shared
                .observe(|watch| watch.on_block(&place, LaneMask(frame.mask)));
        }
        Ok(())
    }

    fn tell_uses(&self, frame: &Frame<'_>, op: &Op) {
        let place = self.place(frame);
        let function = self.shared.function(frame.code.func);
        let lanes = LaneMask(frame.mask);
        let tell = |value, lanes: LaneMask| {
            if let Some(slot) = frame.code.slot(value).filter(|_| !lanes.is_empty()) {
                let bits = LaneValues {
                    low: frame.regs.row(slot),
                    high: frame.regs.high_row(slot),
                };
                self.shared
                    .observe(|watch| watch.on_use(&place, op.inst, value, lanes, bits));
            }
        };
        for &value in function.dfg.args(op.inst) {
            if function.dfg.value_type(value) != Type::MASK {
                tell(value, lanes);
            }
        }
        for (edge, mask) in edges_taken(frame, op) {
            for &(value, _) in edge.args.iter().filter(|_| mask != 0) {
                if function.dfg.value_type(value) != Type::MASK {
                    tell(value, LaneMask(mask));
                }
            }
        }
    }

    fn tell_definitions(&self, frame: &Frame<'_>, op: &Op) {
        let place = self.place(frame);
        let function = self.shared.function(frame.code.func);
        for &value in function.dfg.results(op.inst) {
            if let Some(slot) = frame.code.slot(value)
                && frame.mask != 0
                && function.dfg.value_type(value) != Type::MASK
            {
                let bits = LaneValues {
                    low: frame.regs.row(slot),
                    high: frame.regs.high_row(slot),
                };
                let lanes = LaneMask(frame.mask);
                self.shared
                    .observe(|watch| watch.on_define(&place, value, lanes, bits));
            }
        }
    }

    fn call(
        &mut self,
        frame: &Frame<'p>,
        inst: Inst,
        func: wavelift_codegen::ir::FuncRef,
        args: &[Slot],
        dsts: &'p [Slot],
    ) -> Result<Frame<'p>, SimError> {
        let illegal = |what: String| SimError::Illegal {
            site: self.site(frame, inst, None),
            what,
        };
        let Some(code) = self.shared.code(func) else {
            return Err(match self.shared.module.functions.get(func) {
                Some(FunctionDecl::External(name)) => SimError::UndefinedFunction {
                    site: self.site(frame, inst, None),
                    name: name.clone(),
                },
                _ => illegal("call of a function without a body".to_owned()),
            });
        };
        let limit = |most: CallLimit| SimError::CallDepth {
            site: self.site(frame, inst, None),
            function: self.shared.function(frame.code.func).name.clone(),
            most,
        };
        if self.frames.len() >= MAX_CALL_DEPTH {
            return Err(limit(CallLimit::Calls(MAX_CALL_DEPTH)));
        }
        if args.len() != code.params.len() {
            return Err(illegal(format!(
                "call with {} arguments of a function with {} parameters",
                args.len(),
                code.params.len()
            )));
        }
        let caller = self.shared.layout.frame(frame.code.func).bytes;
        let layout = self.shared.layout.frame(func);
        let base =
            (u64::from(frame.private_base) + u64::from(caller)).next_multiple_of(u64::from(layout.align));
        let end = base + u64::from(layout.bytes);
        let most = self.shared.options.max_private_bytes;
        if end > u64::from(most) {
            return Err(limit(CallLimit::PrivateBytes(most)));
        }
        self.grow_private(base as u32, end as u32);
        let mut callee = self.frame(code, frame.mask, base as u32, dsts);
        for (&to, &from) in code.params.iter().zip(args) {
            // Scalars belong to lanes that do not run, too.
            for lane in 0..frame.regs.lanes {
                callee.regs.copy_from(to, &frame.regs, from, lane);
            }
        }
        Ok(callee)
    }

    /// Makes private memory at least `end` bytes; what an activation finds from `base` on is undefined.
    fn grow_private(&mut self, base: u32, end: u32) {
        for memory in &mut self.private {
            memory.grow(end);
            if end > base {
                memory.mark_undefined(base, (end - base) as usize);
            }
        }
    }

    /// Hands the results of an ended activation to the one below.
    fn finish_call(&mut self, ended: &Frame<'p>) {
        if let Some(caller) = self.frames.last_mut() {
            for (&to, &from) in ended.dsts.iter().zip(&ended.code.returns) {
                // Lanes that do not run may wait with what an earlier call gave them.
                for_lanes(ended.all, caller.regs.lanes, |lane| {
                    caller.regs.copy_from(to, &ended.regs, from, lane);
                });
            }
        }
    }

    /// Moves the arguments of an edge, for the lanes that take it.
    pub(crate) fn take_edge(&self, frame: &mut Frame<'p>, edge: &Edge, mask: u64) {
        let regs = &mut frame.regs;
        match &*edge.copies {
            [] => {}
            copies
                if copies
                    .iter()
                    .any(|copy| regs.undefined_lanes(copy.from) & mask != 0) =>
            {
                for lane in LaneMask(mask).iter() {
                    let values: Vec<_> = copies.iter().map(|copy| regs.shadowed(copy.from, lane)).collect();
                    for (copy, value) in copies.iter().zip(values) {
                        regs.set_shadowed(copy.to, lane, value);
                    }
                }
            }
            copies if edge.in_turn => {
                for copy in copies {
                    for_lanes(mask, regs.lanes, |lane| {
                        let value = regs.get(copy.from, lane);
                        regs.set(copy.to, lane, value);
                    });
                    regs.define(copy.to, mask);
                }
            }
            copies => {
                // All arguments are read before any parameter is written.
                let mut values = Vec::with_capacity(copies.len());
                for lane in LaneMask(mask).iter() {
                    values.clear();
                    values.extend(copies.iter().map(|copy| regs.get(copy.from, lane)));
                    for (copy, &value) in copies.iter().zip(&values) {
                        regs.set(copy.to, lane, value);
                    }
                }
                for copy in copies {
                    regs.define(copy.to, mask);
                }
            }
        }
        // Only lanes that run get values.
        let mask = mask & frame.mask;
        if self.shared.interest.definitions && mask != 0 {
            let mut place = self.place(frame);
            place.block = block_of(edge.target);
            let function = self.shared.function(frame.code.func);
            for &param in function.dfg.block_params(place.block) {
                if let Some(slot) = frame.code.slot(param)
                    && function.dfg.value_type(param) != Type::MASK
                {
                    let bits = LaneValues {
                        low: frame.regs.row(slot),
                        high: frame.regs.high_row(slot),
                    };
                    self.shared
                        .observe(|watch| watch.on_define(&place, param, LaneMask(mask), bits));
                }
            }
        }
    }
}

/// The edges of a terminator with the lanes that take them.
pub(crate) fn edges_taken<'p>(frame: &Frame<'_>, op: &'p Op) -> Vec<(&'p Edge, u64)> {
    let mask = frame.mask;
    match &op.kind {
        OpKind::Jump(edge) => vec![(edge, mask)],
        OpKind::Branch { cond, edges } => {
            let mut taken = 0;
            for_lanes(mask, frame.regs.lanes, |lane| {
                taken |= (frame.regs.low(*cond, lane) & 1) << lane;
            });
            vec![(&edges[0], taken), (&edges[1], mask & !taken)]
        }
        OpKind::Switch { index, edges } => edges
            .iter()
            .enumerate()
            .map(|(number, edge)| {
                let lanes = LaneMask(mask)
                    .iter()
                    .filter(|&lane| frame.regs.low(*index, lane) == number as u64)
                    .fold(0, |all, lane| all | 1 << lane);
                (edge, lanes)
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// A block with the line where it begins, as far as they are known.
fn place_name(func: &Function, code: &Code, block: u32) -> String {
    if block == EXIT {
        return "the end".to_owned();
    }
    let ops: &[Op] = code.blocks.get(block as usize).map_or(&[], |block| &block.ops);
    let block = block_of(block);
    let mut locs = ops.iter().map(|op| func.dfg.locs[op.inst]);
    match locs.find(|loc| loc.is_known()) {
        Some(loc) => format!("{block} (line {})", loc.0),
        None => block.to_string(),
    }
}

impl Wave for InterpWave<'_> {
    fn run(&mut self, context: &mut GroupContext<'_>, budget: &mut u64) -> Result<WaveEvent, SimError> {
        self.steps(context, budget)
    }

    fn pending(&self) -> (Site, String) {
        let mut site = Site {
            kernel: self.shared.kernel_name.clone(),
            ..Site::default()
        };
        let mut parts = Vec::new();
        for (depth, frame) in self.frames.iter().rev().enumerate() {
            let function = self.shared.function(frame.code.func);
            let waiting = frame.sequencer.waiting(&frame.code.facts);
            // The first entry is the one that runs, except where the schedule takes it out.
            let running =
                usize::from(!matches!(frame.sequencer, Sequencer::Pending(_)) || frame.block == EXIT);
            let (block, mask, pc) = match waiting.first() {
                Some(&(block, mask)) if frame.block == EXIT => (block, mask, 0),
                _ => (frame.block, LaneMask(frame.mask), frame.pc),
            };
            let op = frame
                .code
                .blocks
                .get(block as usize)
                .and_then(|block| block.ops.get(pc));
            if let (0, Some(op)) = (depth, op) {
                site = *self.site(frame, op.inst, None);
            }
            let mut at = vec![format!(
                "lanes {mask} at {}",
                place_name(function, frame.code, block)
            )];
            for &(block, mask) in waiting.iter().skip(running) {
                at.push(format!(
                    "lanes {mask} wait at {}",
                    place_name(function, frame.code, block)
                ));
            }
            parts.push(format!("in {}: {}", function.name, at.join(", ")));
        }
        (site, parts.join("; called "))
    }
}
