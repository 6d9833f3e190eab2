//! Functions, calls and their arguments (HSA PRM 10).
//!
//! Arguments are passed as values: a formal is one parameter of the callee's entry block, or one per element if it is a short
//! array; the output formal is what `return` carries. The `arg` segment itself does not exist in the IR. An argument
//! variable that is only ever loaded and stored as a whole is an SSA variable ([`Place::Value`]); any other one is a private
//! variable of the function that owns it, from which a call gathers its elements and into which results are spread.
//!
//! Long arrays and those of unknown size (HSA PRM 10.4) are passed by address ([`Passing`]): the formal is the caller's private variable
//! ([`Place::Array`]). That needs no copy, since a callee only loads from inputs and only stores to outputs, and a caller does not access
//! inputs after the call (HSA PRM 10.2).
//!
//! Functions that need the stack of [`super::stack`] are passed its top, last.
//!
//! `scall` is a `switch` over blocks with one call each, which meet after it. So is `icall`: the program is linked, hence the
//! indirect functions of the signature are known; there may be none (HSA PRM 10.8.2). A handle is a number made from the function's name
//! ([`indirect_handle`], and [`indirect_handle_in`] for functions of modules that share a name); comparisons without branches find its place
//! among them, so that lanes part and meet in one `switch`; lanes whose handle is none of them stop the program.

use super::body::Body;
use super::types::{ir_type, width};
use super::{Context, Failure, Place, Result};
use crate::model::{
    Dimension, Executable, ExecutableId, ExecutableKind, Inst, Linkage, Module, Opcode, Operand, VariableId,
};
use rustc_hash::FxHashMap;
use wavelift_codegen::ir::{
    BAD_HANDLE_TRAP, Block, FuncRef, InstBuilder, IntCC, MemInfo, Segment, Type, Value,
};

/// Most values that one argument is passed as; longer arrays stay in the caller's memory.
const MAX_ARGUMENT_ELEMENTS: u64 = 32;

/// FNV-1a.
fn hash(bytes: impl Iterator<Item = u8>) -> u64 {
    let step = |hash: u64, byte: u8| (hash ^ u64::from(byte)).wrapping_mul(0x0000_0100_0000_01b3);
    bytes.fold(0xcbf2_9ce4_8422_2325, step)
}

/// The handle of the indirect function with this name, with or without `&`: the same in every program and for every target. It is that of
/// the function with program linkage, or of the only one with this name.
pub fn indirect_handle(name: &str) -> u64 {
    hash(super::bare(name).bytes())
}

/// The handle of the indirect function of a module, with module linkage, if other modules of the program have one of its name, too.
pub fn indirect_handle_in(module: &str, name: &str) -> u64 {
    // No name has a slash.
    let bytes = super::bare(module).bytes().chain([b'/']);
    hash(bytes.chain(super::bare(name).bytes()))
}

/// An indirect function that the program defines.
#[derive(Clone, Debug)]
pub(crate) struct Indirect {
    handle: u64,
    func: FuncRef,
    protocol: Protocol,
}

impl Indirect {
    /// The function.
    pub(crate) fn func(&self) -> FuncRef {
        self.func
    }
}

/// The indirect functions that modules define.
pub(crate) fn indirect_functions(contexts: &[Context<'_>]) -> Vec<Indirect> {
    let defined = || {
        contexts.iter().flat_map(|context| {
            let all = context.module.executables.iter();
            let indirect = all.filter(|(_, e)| e.kind == ExecutableKind::IndirectFunction && e.is_definition);
            indirect.map(move |(id, exec)| (context, id, exec))
        })
    };
    let mut count: FxHashMap<&str, u32> = FxHashMap::default();
    for (context, _, exec) in defined() {
        *count.entry(context.module.name(exec.name)).or_insert(0) += 1;
    }
    let list = defined().filter_map(|(context, id, exec)| {
        let module = context.module;
        let name = module.name(exec.name);
        let alone = exec.linkage == Linkage::Program || count.get(name) == Some(&1);
        Some(Indirect {
            handle: if alone {
                indirect_handle(name)
            } else {
                indirect_handle_in(module.name(module.header.name), name)
            },
            func: *context.functions.get(&id)?,
            protocol: Protocol::new(module, exec),
        })
    });
    list.collect()
}

/// How an argument is passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) enum Passing {
    /// As so many values of this type.
    Values(Type, usize),
    /// By the private address of an array of the caller, whose elements have this type; their number, if the formal says it.
    Address(Type, Option<u64>),
}

impl Passing {
    /// How a formal is passed.
    pub(crate) fn of(module: &Module, formal: VariableId) -> Passing {
        let data = &module.variables[formal];
        let ty = ir_type(data.ty);
        match data.dim {
            Dimension::Scalar => Passing::Values(ty, 1),
            Dimension::Array(n) if n <= MAX_ARGUMENT_ELEMENTS => Passing::Values(ty, n as usize),
            Dimension::Array(n) => Passing::Address(ty, Some(n)),
            Dimension::Unsized => Passing::Address(ty, None),
        }
    }

    /// Whether an array of the caller takes the place of the formal.
    pub(crate) fn is_address(self) -> bool {
        matches!(self, Passing::Address(..))
    }
}

/// How the formals of a function are passed: two functions that agree in it can take each other's place in a call.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Protocol {
    inputs: Vec<Passing>,
    outputs: Vec<Passing>,
}

impl Protocol {
    fn new(module: &Module, exec: &Executable) -> Protocol {
        let all = |list: &[VariableId]| list.iter().map(|&formal| Passing::of(module, formal)).collect();
        Protocol {
            inputs: all(&exec.inputs),
            outputs: all(&exec.outputs),
        }
    }

    /// The types of a function's parameters: addresses of outputs, then inputs.
    fn parameters(&self) -> Vec<Type> {
        let mut types = Vec::new();
        types.extend(self.outputs.iter().filter(|o| o.is_address()).map(|_| Type::I32));
        for input in &self.inputs {
            match *input {
                Passing::Values(ty, count) => types.extend(std::iter::repeat_n(ty, count)),
                Passing::Address(..) => types.push(Type::I32),
            }
        }
        types
    }

    /// The types of what it returns.
    fn results(&self) -> Vec<Type> {
        let mut types = Vec::new();
        for output in &self.outputs {
            if let Passing::Values(ty, count) = *output {
                types.extend(std::iter::repeat_n(ty, count));
            }
        }
        types
    }
}

/// How the arguments of a function are passed: an `icall` may reach the indirect functions that agree in it with its signature.
pub(crate) fn protocol_of_function(module: &Module, exec: &Executable) -> Protocol {
    Protocol::new(module, exec)
}

/// How an `icall` passes arguments, as [`protocol_of_function`].
pub(crate) fn protocol_of_icall(module: &Module, inst: &Inst) -> Option<Protocol> {
    match *module.inst_operands(inst).last()? {
        Operand::Executable(signature) => Some(Protocol::new(module, module.executables.get(signature)?)),
        _ => None,
    }
}

/// Gives the entry block its parameters and the formals their values or places.
pub(crate) fn receive(body: &mut Body<'_>, exec: &Executable) -> Result<()> {
    let module = body.context.module;
    for ty in Protocol::new(module, exec).parameters() {
        body.func.dfg.append_block_param(body.block, ty);
    }
    let params = body.func.dfg.block_params(body.block).to_vec();
    if body.uses_stack() {
        let top = body.func.dfg.append_block_param(body.block, Type::I32);
        body.set_stack_top(top);
    }
    let mut params = params.into_iter();
    for &output in &exec.outputs {
        if Passing::of(module, output).is_address()
            && let Some(address) = params.next()
        {
            body.set_array(output, address);
        }
    }
    for &input in &exec.inputs {
        match Passing::of(module, input) {
            Passing::Values(_, count) => {
                let values: Vec<Value> = params.by_ref().take(count).collect();
                spread(body, &[input], &values)?;
            }
            Passing::Address(..) => {
                if let Some(address) = params.next() {
                    body.set_array(input, address);
                }
            }
        }
    }
    Ok(())
}

/// What `return` carries.
pub(crate) fn returned(body: &mut Body<'_>, outputs: &[VariableId]) -> Result<Vec<Value>> {
    let module = body.context.module;
    let mut values = Vec::new();
    for &output in outputs {
        if let Passing::Values(ty, count) = Passing::of(module, output) {
            gather(body, output, ty, count, &mut values)?;
        }
    }
    Ok(values)
}

/// Adds the values of an argument variable, element by element.
fn gather(
    body: &mut Body<'_>,
    variable: VariableId,
    ty: Type,
    count: usize,
    values: &mut Vec<Value>,
) -> Result<()> {
    match body.place(variable)? {
        Place::Value => values.push(body.read_argument(variable)),
        Place::Symbol(symbol, align) => {
            let base = body.ins().symbol_addr(Type::I32, symbol);
            for index in 0..count {
                let (mem, offset) = element(ty, align, index);
                let load = body.ins().load(ty, &[ty], mem, offset, base);
                values.push(body.func.dfg.first_result(load));
            }
        }
        Place::Kernarg(_) | Place::Missing(_) | Place::Undefined | Place::Array(_) => {
            return Err(Failure::invalid("an argument outside `arg`"));
        }
    }
    Ok(())
}

/// The address of an argument variable, which is an array of this function.
fn array(body: &mut Body<'_>, variable: VariableId) -> Result<Value> {
    match body.place(variable)? {
        Place::Symbol(symbol, _) => Ok(body.ins().symbol_addr(Type::I32, symbol)),
        _ => Err(Failure::invalid("an argument of unknown size that is no array")),
    }
}

/// Gives argument variables their values, element by element.
fn spread(body: &mut Body<'_>, variables: &[VariableId], values: &[Value]) -> Result<()> {
    let mut values = values.iter().copied();
    for &variable in variables {
        let Passing::Values(ty, count) = Passing::of(body.context.module, variable) else {
            // The callee has written it.
            continue;
        };
        match body.place(variable)? {
            Place::Value => {
                if let Some(value) = values.next() {
                    body.write_argument(variable, value);
                }
            }
            Place::Symbol(symbol, align) => {
                let base = body.ins().symbol_addr(Type::I32, symbol);
                for (index, value) in values.by_ref().take(count).enumerate() {
                    let (mem, offset) = element(ty, align, index);
                    body.ins().store(ty, mem, offset, &[base, value]);
                }
            }
            Place::Kernarg(_) | Place::Missing(_) | Place::Undefined | Place::Array(_) => {
                return Err(Failure::invalid("an argument outside `arg`"));
            }
        }
    }
    Ok(())
}

/// The access of one element of an argument in private memory.
fn element(ty: Type, align: u32, index: usize) -> (MemInfo, i32) {
    let offset = index as u32 * ty.bytes();
    let align_log2 = align.trailing_zeros().min(offset.trailing_zeros());
    (MemInfo::plain(Segment::Private, align_log2 as u8), offset as i32)
}

/// A call as the model has it.
struct Site {
    outputs: Vec<VariableId>,
    inputs: Vec<VariableId>,
    targets: Vec<ExecutableId>,
}

fn variables(module: &Module, operand: Operand) -> Result<Vec<VariableId>> {
    let Operand::Arguments(list) = operand else {
        return Err(Failure::invalid("a call without an argument list"));
    };
    module
        .operands(list)
        .iter()
        .map(|operand| match *operand {
            Operand::Variable(variable) => Ok(variable),
            _ => Err(Failure::invalid("an actual argument that is no variable")),
        })
        .collect()
}

fn executables(module: &Module, operand: &Operand) -> Vec<ExecutableId> {
    match *operand {
        Operand::Executable(target) => vec![target],
        Operand::Executables(list) => module
            .operands(list)
            .iter()
            .filter_map(|operand| match *operand {
                Operand::Executable(target) => Some(target),
                _ => None,
            })
            .collect(),
        _ => Vec::new(),
    }
}

/// The functions that an instruction may call by name.
pub(crate) fn callees(module: &Module, inst: &Inst) -> Vec<ExecutableId> {
    if !matches!(inst.opcode, Opcode::Call | Opcode::SCall) {
        return Vec::new();
    }
    let operands = module.inst_operands(inst).iter();
    operands
        .flat_map(|operand| executables(module, operand))
        .collect()
}

pub(crate) fn translate(body: &mut Body<'_>, inst: &Inst) -> Result<()> {
    let last = body.operands(inst).len().saturating_sub(1);
    let inputs = match inst.opcode {
        Opcode::Call => last,
        Opcode::SCall | Opcode::ICall => last.saturating_sub(1),
        other => return Err(Failure::unsupported(format!("`{other}`"))),
    };
    let (first, inputs) = (body.operand(inst, 0)?, body.operand(inst, inputs)?);
    let module = body.context.module;
    let site = Site {
        outputs: variables(module, first)?,
        inputs: variables(module, inputs)?,
        targets: callees(module, inst),
    };
    let protocol = match (inst.opcode, site.targets.first()) {
        (Opcode::ICall, _) => protocol_of_icall(module, inst),
        (_, Some(&target)) => Some(Protocol::new(module, &module.executables[target])),
        (_, None) => None,
    };
    let Some(protocol) = protocol else {
        return Err(Failure::invalid(format!("`{}` without a function", inst.opcode)));
    };
    let arguments = pass(body, &site, &protocol)?;
    match (inst.opcode, site.targets.as_slice()) {
        (Opcode::Call, &[target]) => call(body, &site, target, &protocol, &arguments),
        (Opcode::SCall, &[_, ..]) => switch_call(body, inst, &site, &protocol, &arguments),
        (Opcode::ICall, _) => indirect_call(body, inst, &site, &protocol, &arguments),
        _ => Err(Failure::invalid(format!("`{}` without a function", inst.opcode))),
    }
}

/// The values that a call passes, as formals want them. The actual of a formal of unknown size is an array of any size.
fn pass(body: &mut Body<'_>, site: &Site, protocol: &Protocol) -> Result<Vec<Value>> {
    let module = body.context.module;
    let fits = |actuals: &[VariableId], formals: &[Passing]| {
        actuals.len() == formals.len()
            && actuals
                .iter()
                .zip(formals)
                .all(|(&actual, &formal)| match formal {
                    Passing::Address(ty, None) => {
                        let data = &module.variables[actual];
                        ir_type(data.ty) == ty && matches!(data.dim, Dimension::Array(_))
                    }
                    formal => Passing::of(module, actual) == formal,
                })
    };
    if !fits(&site.inputs, &protocol.inputs) || !fits(&site.outputs, &protocol.outputs) {
        return Err(Failure::invalid(
            "a call of a function with other arguments than its formals",
        ));
    }
    let mut values = Vec::new();
    for (&actual, formal) in site.outputs.iter().zip(&protocol.outputs) {
        if formal.is_address() {
            values.push(array(body, actual)?);
        }
    }
    for (&actual, formal) in site.inputs.iter().zip(&protocol.inputs) {
        match *formal {
            Passing::Values(ty, count) => gather(body, actual, ty, count, &mut values)?,
            Passing::Address(..) => values.push(array(body, actual)?),
        }
    }
    Ok(values)
}

fn call(
    body: &mut Body<'_>,
    site: &Site,
    target: ExecutableId,
    protocol: &Protocol,
    arguments: &[Value],
) -> Result<()> {
    let module = body.context.module;
    let exec = &module.executables[target];
    if Protocol::new(module, exec) != *protocol {
        return Err(Failure::invalid(format!(
            "a call of `{}` with other arguments than its formals",
            module.name(exec.name)
        )));
    }
    let func = body.function(target)?;
    call_function(body, site, func, &protocol.results(), arguments)
}

fn call_function(
    body: &mut Body<'_>,
    site: &Site,
    func: FuncRef,
    results: &[Type],
    arguments: &[Value],
) -> Result<()> {
    let mut arguments = arguments.to_vec();
    if body.context.stack.users.contains(&func) {
        arguments.push(body.stack_top());
    }
    let inst = body.ins().call(results, func, &arguments);
    let values = body.func.dfg.results(inst).to_vec();
    spread(body, &site.outputs, &values)
}

/// `icall`: a handle of no function with this signature is undefined. The program stops there.
fn indirect_call(
    body: &mut Body<'_>,
    inst: &Inst,
    site: &Site,
    protocol: &Protocol,
    arguments: &[Value],
) -> Result<()> {
    let results = protocol.results();
    let all = body.context.indirect.iter();
    let fitting = all.filter(|f| f.protocol == *protocol);
    let candidates: Vec<Indirect> = fitting.cloned().collect();
    let ty = body.ty(inst)?;
    let handle = body.src(inst, 1, ty)?;
    let word = ir_type(ty);
    let known = |f: &Indirect| match word {
        Type::I32 => f.handle & 0xffff_ffff,
        _ => f.handle,
    };
    let mut index = body.ins().iconst(Type::I32, candidates.len() as u64);
    for (place, candidate) in candidates.iter().enumerate() {
        if candidates[..place]
            .iter()
            .any(|other| known(other) == known(candidate))
        {
            return Err(Failure::unsupported(
                "two indirect functions of one signature whose names have the same hash",
            ));
        }
        let wanted = body.ins().iconst(word, known(candidate));
        let here = body.ins().iconst(Type::I32, place as u64);
        let is = body.ins().icmp(IntCC::Eq, handle, wanted);
        index = body.ins().select(Type::I32, is, here, index);
    }
    let places = 0..=candidates.len();
    let blocks: Vec<_> = places.map(|_| body.func.dfg.make_block()).collect();
    let join = switch(body, inst, index, &blocks);
    if let Some(&wrong) = blocks.last() {
        body.ssa.seal(&mut body.func, wrong);
        body.enter(wrong);
        let reason = body.ins().iconst(Type::I32, BAD_HANDLE_TRAP);
        body.ins().trap(reason);
        let nothing: Vec<Value> = results.iter().map(|&ty| body.ins().undef(ty)).collect();
        spread(body, &site.outputs, &nothing)?;
        meet(body, wrong, join);
    }
    for (candidate, block) in candidates.iter().zip(blocks) {
        body.ssa.seal(&mut body.func, block);
        body.enter(block);
        call_function(body, site, candidate.func, &results, arguments)?;
        meet(body, block, join);
    }
    body.ssa.seal(&mut body.func, join);
    body.enter(join);
    Ok(())
}

/// The end of the block that a call is in; returns the block in which lanes meet again.
fn switch(body: &mut Body<'_>, inst: &Inst, index: Value, targets: &[Block]) -> Block {
    let from = body.block;
    let calls = targets
        .iter()
        .map(|&block| body.func.dfg.block_call(block, &[]))
        .collect();
    let table = body.func.dfg.switch_tables.push(calls);
    let switch = body.ins().switch(width(inst.mods.width), index, table);
    for (position, &target) in targets.iter().enumerate() {
        body.ssa.add_edge(from, switch, position, target);
    }
    body.func.dfg.make_block()
}

fn meet(body: &mut Body<'_>, block: Block, join: Block) {
    let to = body.func.dfg.block_call(join, &[]);
    let jump = body.ins().jump(to);
    body.ssa.add_edge(block, jump, 0, join);
}

/// `scall`: every function of the list gets one block, however often it is listed. An index beyond the list is
/// undefined.
fn switch_call(
    body: &mut Body<'_>,
    inst: &Inst,
    site: &Site,
    protocol: &Protocol,
    arguments: &[Value],
) -> Result<()> {
    let index = body.entry(inst, 1)?;
    let mut blocks = FxHashMap::default();
    let mut order = Vec::new();
    let mut targets = Vec::with_capacity(site.targets.len());
    for &target in &site.targets {
        let block = *blocks.entry(target).or_insert_with(|| {
            let block = body.func.dfg.make_block();
            order.push((target, block));
            block
        });
        targets.push(block);
    }
    let join = switch(body, inst, index, &targets);
    for (target, block) in order {
        body.ssa.seal(&mut body.func, block);
        body.enter(block);
        call(body, site, target, protocol, arguments)?;
        meet(body, block, join);
    }
    body.ssa.seal(&mut body.func, join);
    body.enter(join);
    Ok(())
}
