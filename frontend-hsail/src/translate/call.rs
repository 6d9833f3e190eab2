//! Functions, calls and their arguments (HSA PRM 10).
//!
//! Arguments are passed as values: a formal is one parameter of the callee's entry block, or one per element if it is an
//! array; the output formal is what `return` carries. The `arg` segment itself does not exist in the IR. An argument
//! variable that is only ever loaded and stored as a whole is an SSA variable ([`Place::Value`]); any other one is a private
//! variable of the function that owns it, from which a call gathers its elements and into which results are spread.
//!
//! `scall` is a `switch` over blocks with one call each, which meet behind it. So is `icall`: the program is linked, hence the
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

/// Most values that one argument may be passed as.
const MAX_ARGUMENT_ELEMENTS: u64 = 256;

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
    inputs: Vec<Type>,
    outputs: Vec<Type>,
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
        let (inputs, outputs) = types_of_function(module, exec)?;
        let name = module.name(exec.name);
        let alone = exec.linkage == Linkage::Program || count.get(name) == Some(&1);
        Some(Indirect {
            handle: if alone {
                indirect_handle(name)
            } else {
                indirect_handle_in(module.name(module.header.name), name)
            },
            func: *context.functions.get(&id)?,
            inputs,
            outputs,
        })
    });
    list.collect()
}

/// Arguments that a function was given, and what it returns.
fn elements(module: &Module, variable: VariableId) -> Result<(Type, usize)> {
    let data = &module.variables[variable];
    let count = match data.dim {
        Dimension::Scalar => 1,
        Dimension::Array(n) if n <= MAX_ARGUMENT_ELEMENTS => n as usize,
        Dimension::Array(n) => {
            return Err(Failure::unsupported(format!(
                "an argument of {n} elements; {MAX_ARGUMENT_ELEMENTS} are possible"
            )));
        }
        Dimension::Unsized => return Err(Failure::unsupported("an argument of unknown size")),
    };
    Ok((ir_type(data.ty), count))
}

/// The types of the values that variables are passed as.
fn signature(module: &Module, variables: &[VariableId]) -> Result<Vec<Type>> {
    let mut types = Vec::new();
    for &variable in variables {
        let (ty, count) = elements(module, variable)?;
        types.extend(std::iter::repeat_n(ty, count));
    }
    Ok(types)
}

/// The types of what a function is passed and of what it returns, in this order: an `icall` may reach the indirect functions that have
/// those of its actual arguments. `None` if they cannot be translated.
pub(crate) fn types_of_function(module: &Module, exec: &Executable) -> Option<(Vec<Type>, Vec<Type>)> {
    let inputs = signature(module, &exec.inputs).ok()?;
    Some((inputs, signature(module, &exec.outputs).ok()?))
}

/// The types of what an `icall` passes and of what it gets, as [`types_of_function`].
pub(crate) fn types_of_icall(module: &Module, inst: &Inst) -> Option<(Vec<Type>, Vec<Type>)> {
    let [outputs, _, inputs, _] = module.inst_operands(inst) else {
        return None;
    };
    let types = |operand| signature(module, &variables(module, operand).ok()?).ok();
    Some((types(*inputs)?, types(*outputs)?))
}

/// Gives the entry block its parameters and the input formals their values.
pub(crate) fn receive(body: &mut Body<'_>, inputs: &[VariableId]) -> Result<()> {
    for ty in signature(body.context.module, inputs)? {
        body.func.dfg.append_block_param(body.block, ty);
    }
    let params = body.func.dfg.block_params(body.block).to_vec();
    spread(body, inputs, &params)
}

/// What `return` carries.
pub(crate) fn returned(body: &mut Body<'_>, outputs: &[VariableId]) -> Result<Vec<Value>> {
    gather(body, outputs)
}

/// The values of argument variables, element by element.
fn gather(body: &mut Body<'_>, variables: &[VariableId]) -> Result<Vec<Value>> {
    let mut values = Vec::new();
    for &variable in variables {
        let (ty, count) = elements(body.context.module, variable)?;
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
            Place::Kernarg(_) | Place::Missing(_) | Place::Undefined => {
                return Err(Failure::invalid("an argument outside `arg`"));
            }
        }
    }
    Ok(values)
}

/// Gives argument variables their values, element by element.
fn spread(body: &mut Body<'_>, variables: &[VariableId], values: &[Value]) -> Result<()> {
    let mut values = values.iter().copied();
    for &variable in variables {
        let (ty, count) = elements(body.context.module, variable)?;
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
            Place::Kernarg(_) | Place::Missing(_) | Place::Undefined => {
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
    let arguments = gather(body, &site.inputs)?;
    match (inst.opcode, site.targets.as_slice()) {
        (Opcode::Call, &[target]) => call(body, &site, target, &arguments),
        (Opcode::SCall, &[_, ..]) => switch_call(body, inst, &site, &arguments),
        (Opcode::ICall, _) => indirect_call(body, inst, &site, &arguments),
        _ => Err(Failure::invalid(format!("`{}` without a function", inst.opcode))),
    }
}

fn call(body: &mut Body<'_>, site: &Site, target: ExecutableId, arguments: &[Value]) -> Result<()> {
    let module = body.context.module;
    let exec = &module.executables[target];
    let results = signature(module, &exec.outputs)?;
    let given: Vec<Type> = arguments.iter().map(|&a| body.func.dfg.value_type(a)).collect();
    if signature(module, &exec.inputs)? != given || signature(module, &site.outputs)? != results {
        return Err(Failure::invalid(format!(
            "a call of `{}` with other arguments than its formals",
            module.name(exec.name)
        )));
    }
    let func = body.function(target)?;
    call_function(body, site, func, &results, arguments)
}

fn call_function(
    body: &mut Body<'_>,
    site: &Site,
    func: FuncRef,
    results: &[Type],
    arguments: &[Value],
) -> Result<()> {
    let inst = body.ins().call(results, func, arguments);
    let values = body.func.dfg.results(inst).to_vec();
    spread(body, &site.outputs, &values)
}

/// `icall`: a handle of no function with this signature is undefined. The program stops there.
fn indirect_call(body: &mut Body<'_>, inst: &Inst, site: &Site, arguments: &[Value]) -> Result<()> {
    let given: Vec<Type> = arguments.iter().map(|&a| body.func.dfg.value_type(a)).collect();
    let results = signature(body.context.module, &site.outputs)?;
    let all = body.context.indirect.iter();
    let fitting = all.filter(|f| f.inputs == given && f.outputs == results);
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
        body.ins().debugtrap(reason);
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
fn switch_call(body: &mut Body<'_>, inst: &Inst, site: &Site, arguments: &[Value]) -> Result<()> {
    let ty = body.ty(inst)?;
    let index = body.src(inst, 1, ty)?;
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
        call(body, site, target, arguments)?;
        meet(body, block, join);
    }
    body.ssa.seal(&mut body.func, join);
    body.enter(join);
    Ok(())
}
