//! Compiled kernels and functions as a code object.

use super::kernel::{compile_with, with_inlining};
use super::{Backend, CompileError, CompiledKernel, FunctionId, Functions, Options, group};
use crate::code::Code;
use crate::descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use crate::elf::{CodeObject, DESCRIPTOR_SUFFIX, Item, ItemKind, MAX_IMAGE_BYTES, Relocation};
use crate::metadata::{Argument, KernelMetadata, Metadata, ValueKind};
use crate::modes::Field;
use crate::target::{PROCESSORS, Processor, TargetId};
use wavelift_codegen::analysis::{CallGraph, check_program};
use wavelift_codegen::divergence::watch::WatchedCode;
use wavelift_codegen::ir::{FuncRef, Function, FunctionKind, Module, Segment, SymbolData};
use wavelift_codegen::target::ErrorKind;

/// Most bytes of global and readonly variables, with room for code in an image that loaders take.
const MAX_VARIABLE_BYTES: u64 = MAX_IMAGE_BYTES / 2;

/// A compiled module.
#[derive(Debug)]
pub struct CompiledModule {
    /// The code object, an ELF shared object; empty if no kernel could be compiled.
    pub object: Vec<u8>,
    /// The kernels in it.
    pub kernels: Vec<CompiledKernel>,
    /// The functions that they call.
    pub functions: Functions,
    /// The kernels that could not be compiled, by name.
    pub failed: Vec<(String, CompileError)>,
    /// The program as the divergence pass got it, if [`Options::watch`] asks for it: what each lane of the code does.
    pub thread: Option<Box<Module>>,
}

impl CompiledModule {
    /// What a simulator that watches the code must know of it; nothing unless
    /// [`Options::watch`] asked for it.
    pub fn watched(&self) -> Vec<WatchedCode> {
        let kernels = self.kernels.iter().map(|k| (&k.name, &k.flow, &k.code));
        let functions = self.functions.iter().map(|(_, f)| (&f.name, &f.flow, &f.code));
        let all = kernels.chain(functions);
        all.filter_map(|(name, flow, code)| Some(code.watched(name, flow.as_ref()?)))
            .collect()
    }
}

/// Compiles every kernel of a module into one code object. Kernels that cannot be compiled are left out and reported.
///
/// # Errors
/// If no code object can be written.
pub fn compile_module<B: Backend>(
    module: &Module,
    options: &Options<B>,
) -> Result<CompiledModule, CompileError> {
    check_program(module, options.processor.into(), MAX_VARIABLE_BYTES)?;
    let module = &*with_inlining(module, options)?;
    let mut object = CodeObject {
        target: target_id(options),
        version: options.version,
        metadata: Metadata::new(options.version, target_id(options).to_string()),
        items: Vec::new(),
    };
    let mut functions = Functions::new(module);
    for (symbol, data) in module.symbols.iter() {
        object
            .items
            .extend(data_item(functions.names.symbol(symbol), data));
    }
    let (mut kernels, mut failed) = (Vec::new(), Vec::new());
    let graph = CallGraph::new(module);
    for (id, func) in module.defined() {
        if func.kind != FunctionKind::Kernel {
            continue;
        }
        match compile_with(module, &graph, id, options, &mut functions) {
            Ok(kernel) => {
                object.metadata.kernels.push(metadata(&kernel, func, options));
                object.items.push(item(&kernel, func, options, &functions));
                kernels.push(kernel);
            }
            Err(error) => failed.push((func.name.clone(), error)),
        }
    }
    for (_, function) in functions.iter() {
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Function,
            bytes: function.code.bytes(),
            align: 256,
            exported: false,
            relocations: relocations(&function.code, &function.callees, &functions),
        });
    }
    // Without a kernel there is nothing that a loader could want.
    let object = if kernels.is_empty() {
        Vec::new()
    } else {
        object.write().map_err(|e| ErrorKind::Object(e.to_string()))?
    };
    let thread = options
        .watch
        .then(|| Box::new(thread_level(module, &kernels, &functions)));
    Ok(CompiledModule {
        object,
        kernels,
        functions,
        failed,
        thread,
    })
}

/// The module with the functions that the divergence pass got.
fn thread_level(module: &Module, kernels: &[CompiledKernel], functions: &Functions) -> Module {
    let mut thread = module.clone();
    for (id, func) in thread.defined_mut() {
        let kernel = kernels
            .iter()
            .find(|k| func.kind == FunctionKind::Kernel && k.name == func.name);
        let flow = match kernel {
            Some(kernel) => kernel.flow.as_ref(),
            None => functions
                .iter()
                .find(|(_, f)| f.func == id)
                .and_then(|(_, f)| f.flow.as_ref()),
        };
        if let Some(flow) = flow {
            *func = flow.thread.clone();
        }
    }
    thread
}

fn target_id<B: Backend>(options: &Options<B>) -> TargetId {
    TargetId::new(Processor::by_name(options.processor.into()).unwrap_or(PROCESSORS[0]))
}

fn data_item(name: &str, data: &SymbolData) -> Option<Item> {
    let kind = match data.segment {
        Segment::Readonly => ItemKind::Constant,
        Segment::Global => ItemKind::Variable,
        _ => return None,
    };
    let mut bytes = data.init.clone().unwrap_or_default();
    bytes.resize(data.size as usize, 0);
    Some(Item {
        name: name.to_owned(),
        kind,
        bytes,
        align: u64::from(data.align.max(1)),
        exported: false,
        relocations: Vec::new(),
    })
}

fn descriptor<B: Backend>(
    kernel: &CompiledKernel,
    func: &Function,
    options: &Options<B>,
) -> KernelDescriptor {
    let initial = &kernel.initial;
    let descriptor = KernelDescriptor {
        group_segment_fixed_size: kernel.group_bytes,
        private_segment_fixed_size: kernel.private_bytes,
        kernarg_size: func.kernarg_bytes,
        rsrc1: Rsrc1::default()
            .with_round_f32(u32::from(kernel.mode.get(Field::Round32)))
            .with_round_f16_f64(u32::from(kernel.mode.get(Field::Round64)))
            .with_denorm_f32(u32::from(kernel.mode.get(Field::Denorm32)))
            .with_denorm_f16_f64(u32::from(kernel.mode.get(Field::Denorm64))),
        rsrc2: Rsrc2::default()
            .with_user_sgpr_count(u32::from(initial.user_sgprs()))
            // Only traps ask for the queue, and functions may have one.
            .with_enable_trap_handler(u32::from(initial.queue_ptr))
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(u32::from(initial.workgroup_ids > 1))
            .with_workgroup_id_z(u32::from(initial.workgroup_ids > 2))
            .with_workitem_id(u32::from(initial.workitem_ids) - 1),
        properties: KernelProperties::default()
            .with_dispatch_ptr(u32::from(initial.dispatch_ptr))
            .with_queue_ptr(u32::from(initial.queue_ptr))
            .with_kernarg_segment_ptr(u32::from(initial.kernarg_ptr))
            .with_dispatch_id(u32::from(initial.dispatch_id))
            .with_uses_dynamic_stack(u32::from(kernel.dynamic_stack)),
        ..KernelDescriptor::default()
    };
    B::describe(kernel, options.wave_size(), descriptor)
}

fn metadata<B: Backend>(kernel: &CompiledKernel, func: &Function, options: &Options<B>) -> KernelMetadata {
    let arguments = func
        .params
        .iter()
        .map(|param| {
            let mut argument = Argument::new(
                ValueKind::ByValue,
                u64::from(param.offset),
                u64::from(param.bytes()),
            );
            argument.name = Some(param.name.clone());
            argument
        })
        .collect();
    KernelMetadata {
        name: kernel.name.clone(),
        symbol: format!("{}{DESCRIPTOR_SUFFIX}", kernel.name),
        arguments,
        kernarg_segment_size: u64::from(func.kernarg_bytes),
        kernarg_segment_align: func
            .params
            .iter()
            .map(|p| u64::from(p.align))
            .max()
            .unwrap_or(1)
            .max(16),
        group_segment_fixed_size: u64::from(kernel.group_bytes),
        private_segment_fixed_size: u64::from(kernel.private_bytes),
        uses_dynamic_stack: kernel.dynamic_stack,
        wavefront_size: u64::from(options.wave_size().lanes()),
        sgpr_count: u64::from(kernel.sgprs + kernel.special_sgprs),
        vgpr_count: u64::from(kernel.vgprs),
        max_flat_workgroup_size: u64::from(
            group::most_items(options, kernel.vgprs).min(func.limits.max_flat_group_size.unwrap_or(u32::MAX)),
        ),
        reqd_workgroup_size: func.limits.required_group_size.map(|s| s.map(u64::from)),
        ..KernelMetadata::default()
    }
}

fn item<B: Backend>(
    kernel: &CompiledKernel,
    func: &Function,
    options: &Options<B>,
    functions: &Functions,
) -> Item {
    let descriptor = descriptor(kernel, func, options);
    let mut item = Item::kernel(kernel.name.clone(), descriptor, kernel.code.bytes());
    item.relocations = relocations(&kernel.code, &kernel.callees, functions);
    item
}

/// The references of code to variables and functions.
fn relocations(code: &Code, callees: &[(FuncRef, FunctionId)], functions: &Functions) -> Vec<Relocation> {
    let variable = |symbol| functions.names.symbol(symbol).to_owned();
    let function = |func| {
        let &(_, id) = callees.iter().find(|(known, _)| *known == func)?;
        Some(functions.get(id)?.name.clone())
    };
    code.relocations(variable, function)
}
