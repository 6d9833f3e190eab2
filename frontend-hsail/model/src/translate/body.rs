//! The translation of one code block: its state, and the walk over the blocks.

mod operands;
mod operations;

use self::operations::translation;
use super::flow::{Flow, terminator};
use super::types::ir_type;
use super::{Context, Failure, Place, Result, bare, breaks, call, control, data, exceptions, stack};
use crate::diagnostics::Diagnostic;
use crate::model::{
    self, Annotation, ControlDirective, ControlOperand, ExecutableId, ExecutableKind, Inst, Register,
    Statement, VariableId,
};
use rustc_hash::FxHashMap;
use wavelift_codegen::ir::{
    Block, FpMode, Function, FunctionKind, InsertAtEnd, InstBuilder, Rounding, SourceLoc, SsaBuilder, Type,
    Value, Variable, Width,
};

/// The state of one translation.
pub(crate) struct Body<'a> {
    pub(crate) context: &'a Context<'a>,
    pub(crate) func: Function,
    pub(crate) ssa: SsaBuilder,
    registers: FxHashMap<Register, Variable>,
    /// The block that instructions are put into.
    pub(crate) block: Block,
    /// Place of the instruction that is translated.
    loc: SourceLoc,
    flow: Flow,
    /// IR block of each source block; `None` where unreachable.
    blocks: Vec<Option<Block>>,
    /// Edges into each source block that are not made yet.
    open_edges: Vec<usize>,
    /// The blocks that were entered, in order: the layout.
    order: Vec<Block>,
    /// Argument variables that are values.
    arguments: FxHashMap<VariableId, Variable>,
    /// Addresses of formals that are arrays of the caller.
    arrays: FxHashMap<VariableId, Value>,
    /// The top of the work-item's stack, where this needs one.
    stack_top: Option<Variable>,
    /// What an indirect function found in the word of exceptions to break at.
    breaks_before: Option<Value>,
    exec: &'a model::Executable,
    id: ExecutableId,
    /// The source block and the statement that are translated.
    at: (usize, usize),
}

impl<'a> Body<'a> {
    /// Translates a definition.
    pub(crate) fn translate(context: &'a Context<'a>, id: ExecutableId) -> Result<Function, Vec<Diagnostic>> {
        let module = context.module;
        let exec = &module.executables[id];
        let kind = match exec.kind {
            ExecutableKind::Kernel => FunctionKind::Kernel,
            _ => FunctionKind::Function,
        };
        let mut func = Function::with_capacity(bare(module.name(exec.name)), kind, 2 * exec.body.len());
        if kind == FunctionKind::Kernel {
            func.params = data::kernarg_layout(module, exec);
            func.kernarg_bytes = func
                .params
                .last()
                .map_or(0, |p| p.offset.saturating_add(p.bytes()));
        }
        let flow = Flow::new(module, exec).map_err(|failure| vec![failure.at(exec.span)])?;
        let blocks: Vec<Option<Block>> = flow
            .blocks
            .iter()
            .map(|b| b.reachable.then(|| func.append_block()))
            .collect();
        let Some(entry) = func.layout.entry() else {
            return Err(vec![
                Failure::invalid("an executable without a code block").at(exec.span),
            ]);
        };
        let mut body = Body {
            context,
            // Most statements write one register, and some of them more than once in a block.
            ssa: SsaBuilder::with_capacity(blocks.len(), exec.body.len()),
            registers: FxHashMap::default(),
            block: entry,
            loc: SourceLoc::UNKNOWN,
            open_edges: flow.blocks.iter().map(|b| b.predecessors).collect(),
            order: Vec::new(),
            arguments: FxHashMap::default(),
            arrays: FxHashMap::default(),
            stack_top: None,
            breaks_before: None,
            exec,
            id,
            at: (0, 0),
            blocks,
            flow,
            func,
        };
        body.ssa.seal(&mut body.func, entry);
        body.name_source(exec);
        if kind == FunctionKind::Function {
            call::receive(&mut body, exec).map_err(|failure| vec![failure.at(exec.span)])?;
        }
        if kind == FunctionKind::Kernel {
            stack::begin(&mut body);
            exceptions::begin(&mut body);
        }
        body.breaks_before = breaks::begin(&mut body, exec.kind);
        body.walk(exec)?;
        body.func.layout.set_order(std::mem::take(&mut body.order));
        body.ssa.finish(&mut body.func);
        Ok(body.func)
    }

    /// The executable among those of the program.
    pub(crate) fn key(&self) -> (usize, ExecutableId) {
        (self.context.part, self.id)
    }

    /// What has to be done before a `ret`.
    pub(crate) fn leave(&mut self) {
        breaks::end(self, self.breaks_before);
    }

    fn name_source(&mut self, exec: &model::Executable) {
        if let (Some(source), Some(_)) = (self.context.options.source, &self.context.lines) {
            self.func.source_name.clone_from(&source.name);
            return;
        }
        let first = exec.body.iter().find_map(as_loc);
        if let Some(loc) = first {
            self.func.source_name = self.context.module.name(loc.file).to_owned();
        }
    }

    fn walk(&mut self, exec: &'a model::Executable) -> Result<(), Vec<Diagnostic>> {
        let mut errors = Vec::new();
        let loc_lines = self.loc_lines(exec);
        for statement in &exec.body {
            if let Statement::Control(directive) = statement {
                self.limit(directive);
            }
        }
        for index in 0..self.blocks.len() {
            let Some(block) = self.blocks[index] else {
                continue;
            };
            self.enter(block);
            let statements = self.flow.blocks[index].statements.clone();
            let last = terminator(exec, &statements);
            for at in statements {
                let Some(Statement::Inst(inst)) = exec.body.get(at) else {
                    continue;
                };
                self.at = (index, at);
                self.loc = match self.context.text_line(inst.span) {
                    Some(loc) => loc,
                    None => loc_lines.get(at).copied().unwrap_or(SourceLoc::UNKNOWN),
                };
                if last.is_some_and(|last| std::ptr::eq(last, inst)) {
                    continue;
                }
                if let Err(failure) = self.instruction(inst) {
                    errors.push(failure.at(inst.span));
                }
            }
            if let Err(failure) = control::terminate(self, index, last) {
                errors.push(failure.at(last.map_or(exec.span, |inst| inst.span)));
                // Without its edges the graph is not consistent; what follows would be noise.
                return Err(errors);
            }
        }
        if errors.is_empty() { Ok(()) } else { Err(errors) }
    }

    /// The line that `loc` directives give to each statement; empty for text sources.
    fn loc_lines(&self, exec: &model::Executable) -> Vec<SourceLoc> {
        if self.context.lines.is_some() {
            return Vec::new();
        }
        let mut line = SourceLoc::UNKNOWN;
        let mut lines = Vec::with_capacity(exec.body.len());
        for statement in &exec.body {
            if let Some(loc) = as_loc(statement) {
                line = SourceLoc(loc.line);
            }
            lines.push(line);
        }
        lines
    }

    /// The failure of a use of a variable that the program does not define.
    pub(crate) fn undefined(&self, id: VariableId) -> Failure {
        let module = self.context.module;
        let variable = &module.variables[id];
        let what = format!("{} variable `{}`", variable.segment, module.name(variable.name));
        Failure::Undefined(what, variable.span)
    }

    fn limit(&mut self, control: &model::Control) {
        let wave_size = u64::from(self.context.options.wave_size);
        let values: Vec<u64> = control
            .operands
            .iter()
            .map(|operand| match *operand {
                ControlOperand::Value(value) => value,
                ControlOperand::Wavesize => wave_size,
            })
            .collect();
        let narrow = |value: u64| u32::try_from(value).unwrap_or(u32::MAX);
        let limits = &mut self.func.limits;
        match (control.directive, values.as_slice()) {
            (ControlDirective::RequiredWorkGroupSize, &[x, y, z]) => {
                limits.required_group_size = Some([narrow(x), narrow(y), narrow(z)]);
            }
            (ControlDirective::RequiredGridSize, &[x, y, z]) => limits.required_grid_size = Some([x, y, z]),
            (ControlDirective::MaxFlatWorkGroupSize, &[n]) => limits.max_flat_group_size = Some(narrow(n)),
            (ControlDirective::MaxDynamicGroupSize, &[n]) => limits.max_dynamic_group_size = Some(narrow(n)),
            (ControlDirective::RequiredDim, &[n]) => limits.required_dim = u8::try_from(n).ok(),
            (ControlDirective::RequireNoPartialWorkGroups, _) => limits.no_partial_groups = true,
            (ControlDirective::MaxFlatGridSize, &[n]) => limits.max_flat_grid_size = Some(n),
            // For those that ask for exceptions see `exceptions` and `breaks`.
            _ => {}
        }
    }

    fn instruction(&mut self, inst: &'a Inst) -> Result<()> {
        exceptions::watch(self, inst)?;
        match translation(inst.opcode) {
            Some(translate) => translate(self, inst),
            None => Err(Failure::Extension(inst.opcode)),
        }
    }

    // Blocks.

    /// Goes on in a block, whose place in the layout is after all before.
    pub(crate) fn enter(&mut self, block: Block) {
        self.order.push(block);
        self.block = block;
    }

    /// Makes a block; it has no place yet.
    pub(crate) fn new_block(&mut self) -> Block {
        self.func.dfg.make_block()
    }

    /// Ends the block with a jump to one that [`Self::new_block`] made.
    pub(crate) fn jump_to(&mut self, to: Block) {
        let call = self.func.dfg.block_call(to, &[]);
        let inst = self.ins().jump(call);
        self.ssa.add_edge(self.block, inst, 0, to);
    }

    /// Ends the block with a branch to ones that [`Self::new_block`] made.
    pub(crate) fn branch_to(&mut self, condition: Value, taken: Block, other: Block) {
        let calls = [
            self.func.dfg.block_call(taken, &[]),
            self.func.dfg.block_call(other, &[]),
        ];
        let inst = self.ins().branch(Width::ONE, condition, calls);
        self.ssa.add_edge(self.block, inst, 0, taken);
        self.ssa.add_edge(self.block, inst, 1, other);
    }

    /// Says that all edges into a block are made.
    pub(crate) fn seal(&mut self, block: Block) {
        self.ssa.seal(&mut self.func, block);
    }

    /// Goes on in a block that all edges into are made.
    pub(crate) fn enter_sealed(&mut self, block: Block) {
        self.seal(block);
        self.enter(block);
    }

    /// What `return` carries out of this executable: nothing for kernels.
    pub(crate) fn returned(&mut self) -> Result<Vec<Value>> {
        let exec = self.exec;
        call::returned(self, &exec.outputs)
    }

    /// The IR block of a source block that an edge goes to.
    pub(crate) fn target(&self, index: usize) -> Result<Block> {
        self.blocks
            .get(index)
            .copied()
            .flatten()
            .ok_or_else(|| Failure::invalid("a branch out of the code block"))
    }

    /// The source blocks that a source block goes to.
    pub(crate) fn successors(&self, index: usize) -> Vec<usize> {
        self.flow.blocks[index].successors.clone()
    }

    /// Records an edge by target number `position` of terminator `inst`, and seals the target after its last one.
    pub(crate) fn edge(
        &mut self,
        inst: wavelift_codegen::ir::Inst,
        position: usize,
        to: usize,
    ) -> Result<()> {
        let target = self.target(to)?;
        self.ssa.add_edge(self.block, inst, position, target);
        self.open_edges[to] = self.open_edges[to].saturating_sub(1);
        if self.open_edges[to] == 0 {
            self.ssa.seal(&mut self.func, target);
        }
        Ok(())
    }

    /// A builder for the next instruction.
    pub(crate) fn ins(&mut self) -> InsertAtEnd<'_> {
        self.func.at_end(self.block).with_loc(self.loc)
    }

    /// Rounding and flushing of a floating-point instruction.
    pub(crate) fn fp_mode(&self, inst: &Inst) -> FpMode {
        let round = match inst.mods.round {
            Some(model::Round::Near) => Rounding::Near,
            Some(model::Round::Zero) => Rounding::Zero,
            Some(model::Round::Up) => Rounding::Up,
            Some(model::Round::Down) => Rounding::Down,
            Some(model::Round::Default) => self.context.default_rounding,
            _ => Rounding::Near,
        };
        FpMode {
            round,
            ftz: inst.mods.ftz,
            sat: false,
        }
    }

    fn argument(&mut self, variable: VariableId) -> Variable {
        let ty = ir_type(self.context.module.variables[variable].ty);
        let ssa = &mut self.ssa;
        *self.arguments.entry(variable).or_insert_with(|| ssa.declare(ty))
    }

    /// The value of an argument variable that is a value.
    pub(crate) fn read_argument(&mut self, variable: VariableId) -> Value {
        let variable = self.argument(variable);
        self.ssa.read(&mut self.func, variable, self.block)
    }

    /// Gives an argument variable that is a value a new one, of any type of its size.
    pub(crate) fn write_argument(&mut self, variable: VariableId, value: Value) {
        let variable = self.argument(variable);
        let value = self.bitcast(value, self.ssa.variable_type(variable));
        self.ssa.write(variable, self.block, value);
    }

    /// The IR function of an executable.
    pub(crate) fn function(&self, id: ExecutableId) -> Result<wavelift_codegen::ir::FuncRef> {
        self.context
            .functions
            .get(&id)
            .copied()
            .ok_or_else(|| Failure::invalid("a call of what is no function"))
    }

    /// The address of a formal that is an array of the caller.
    pub(crate) fn array(&self, variable: VariableId) -> Result<Value> {
        let known = self.arrays.get(&variable).copied();
        known.ok_or_else(|| Failure::invalid("an array of a function that is not this one"))
    }

    /// Gives a formal that is an array of the caller its address.
    pub(crate) fn set_array(&mut self, variable: VariableId, address: Value) {
        self.arrays.insert(variable, address);
    }

    /// Whether this takes from the work-item's stack, or calls what does.
    pub(crate) fn uses_stack(&self) -> bool {
        let func = self.context.functions.get(&self.id);
        func.is_some_and(|func| self.context.stack.users.contains(func))
    }

    fn stack_variable(&mut self) -> Variable {
        let ssa = &mut self.ssa;
        *self.stack_top.get_or_insert_with(|| ssa.declare(Type::I32))
    }

    /// The private address after what the work-item's stack holds.
    pub(crate) fn stack_top(&mut self) -> Value {
        let top = self.stack_variable();
        self.ssa.read(&mut self.func, top, self.block)
    }

    /// Changes the top of the work-item's stack.
    pub(crate) fn set_stack_top(&mut self, value: Value) {
        let top = self.stack_variable();
        self.ssa.write(top, self.block, value);
    }

    /// The memory of the `alloca` that is translated, if it is a variable; see [`data::place_allocations`].
    pub(crate) fn allocation(&self) -> Option<wavelift_codegen::ir::Symbol> {
        self.context.allocations.get(&(self.id, self.at.1)).copied()
    }

    /// Where a variable is.
    pub(crate) fn place(&self, variable: VariableId) -> Result<Place> {
        match self.context.places.get(&variable) {
            Some(Place::Missing(what)) => Err(Failure::unsupported(*what)),
            Some(Place::Undefined) => Err(self.undefined(variable)),
            Some(&place) => Ok(place),
            None => Err(Failure::invalid("a variable of another module")),
        }
    }
}

fn as_loc(statement: &Statement) -> Option<&model::Loc> {
    match statement {
        Statement::Annotation(Annotation::Loc(loc)) => Some(loc),
        _ => None,
    }
}
