//! Compiled kernels and functions as a code object.

use super::kernel::{compile_with, with_inlining};
use super::{Backend, CompileError, CompiledKernel, FunctionId, Functions, Options, group};
use crate::code::Code;
use crate::descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use crate::elf::{CodeObject, DESCRIPTOR_SUFFIX, Item, ItemKind, MAX_IMAGE_BYTES, Relocation};
use crate::metadata::{Argument, KernelMetadata, Metadata, ValueKind};
use crate::modes::Field;
use crate::target::{PROCESSORS, Processor, TargetId};
use wavelift_codegen::analysis::{ArgumentUse, CallGraph, argument_uses, check_program, used_externals};
use wavelift_codegen::divergence::watch::WatchedCode;
use wavelift_codegen::ir::{FuncRef, Function, FunctionKind, Module, Param, ParamKind, Segment, SymbolData};
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
    check_program(
        module,
        options.processor.into(),
        MAX_VARIABLE_BYTES,
        options.leave_undefined,
    )?;
    let module = &*with_inlining(module, options)?;
    let target = target_id(options);
    let metadata_of_all = Metadata::new(options.version, target.to_string());
    let mut object = CodeObject::new(target, options.version, metadata_of_all);
    let mut functions = Functions::new(module);
    let undefined = used_externals(module).into_iter();
    object.undefined = undefined
        .map(|symbol| functions.names.symbol(symbol).to_owned())
        .collect();
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
                let descriptor = descriptor(&kernel, func, options);
                let metadata = metadata(&kernel, func, &descriptor, options);
                object.metadata.kernels.push(metadata);
                object.add_kernel(
                    kernel.name.clone(),
                    descriptor,
                    kernel.code.bytes(),
                    relocations(module, &kernel.code, &kernel.callees, &functions),
                );
                kernels.push(kernel);
            }
            Err(error) => failed.push((func.name.clone(), error)),
        }
    }
    for (_, function) in functions.iter() {
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Code,
            bytes: function.code.bytes(),
            align: 256,
            exported: false,
            relocations: relocations(module, &function.code, &function.callees, &functions),
        });
    }
    // Without a kernel there is nothing that a loader could want; a linker may want variables.
    let for_linker = options.relocatable && failed.is_empty() && !object.items.is_empty();
    let object = if kernels.is_empty() && !for_linker {
        Vec::new()
    } else {
        let written = match options.relocatable {
            true => object.write_relocatable(),
            false => object.write(),
        };
        written.map_err(|e| ErrorKind::Object(e.to_string()))?
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
    if data.external {
        return None;
    }
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
        exported: data.exported,
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
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(u32::from(initial.workgroup_ids > 1))
            .with_workgroup_id_z(u32::from(initial.workgroup_ids > 2))
            .with_workitem_id(u32::from(initial.workitem_ids) - 1),
        properties: KernelProperties::default()
            .with_dispatch_ptr(u32::from(initial.dispatch_ptr))
            .with_kernarg_segment_ptr(u32::from(initial.kernarg_ptr))
            .with_dispatch_id(u32::from(initial.dispatch_id))
            .with_uses_dynamic_stack(u32::from(kernel.dynamic_stack)),
        ..KernelDescriptor::default()
    };
    B::describe(kernel, options.wave_size(), descriptor)
}

/// What is known of an argument: what its type says, and what it is used as.
fn argument(param: &Param, used: ArgumentUse) -> Argument {
    let (kind, access) = match (param.kind, used) {
        (ParamKind::ReadOnlyImage, _) => (ValueKind::Image, Some("read_only")),
        (ParamKind::WriteOnlyImage, _) => (ValueKind::Image, Some("write_only")),
        (ParamKind::ReadWriteImage, _) => (ValueKind::Image, Some("read_write")),
        (ParamKind::Sampler, _) => (ValueKind::Sampler, None),
        (ParamKind::Value, ArgumentUse::Value) => (ValueKind::ByValue, None),
        (ParamKind::Value, ArgumentUse::Buffer(_)) => (ValueKind::GlobalBuffer, None),
        (ParamKind::Value, ArgumentUse::Group { .. }) => (ValueKind::DynamicSharedPointer, None),
    };
    let space = match used {
        ArgumentUse::Value => None,
        ArgumentUse::Buffer(Segment::Readonly) => Some("constant"),
        ArgumentUse::Buffer(Segment::Flat) => Some("generic"),
        ArgumentUse::Buffer(_) => Some("global"),
        ArgumentUse::Group { .. } => Some("local"),
    };
    Argument {
        name: Some(param.name.clone()),
        access: access.map(str::to_owned),
        address_space: space.map(str::to_owned),
        pointee_align: match used {
            ArgumentUse::Group { align } => Some(align.into()),
            _ => None,
        },
        ..Argument::new(kind, param.offset.into(), param.bytes().into())
    }
}

fn metadata<B: Backend>(
    kernel: &CompiledKernel,
    func: &Function,
    descriptor: &KernelDescriptor,
    options: &Options<B>,
) -> KernelMetadata {
    let uses = argument_uses(func);
    let arguments = func.params.iter().zip(uses);
    let arguments = arguments.map(|(param, used)| argument(param, used)).collect();
    let limits = &func.limits;
    let required = limits
        .required_group_items()
        .map(|items| items.try_into().unwrap_or(u32::MAX));
    let most_items = [limits.max_flat_group_size, required].into_iter().flatten();
    let has_modes = target_id(options).processor.has_workgroup_processors();
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
            .max(4),
        group_segment_fixed_size: u64::from(kernel.group_bytes),
        private_segment_fixed_size: u64::from(kernel.private_bytes),
        uses_dynamic_stack: kernel.dynamic_stack,
        wavefront_size: u64::from(options.wave_size().lanes()),
        sgpr_count: u64::from(kernel.sgprs + kernel.special_sgprs),
        vgpr_count: u64::from(kernel.vgprs),
        max_flat_workgroup_size: u64::from(
            most_items.fold(group::most_items(options, kernel.vgprs), u32::min),
        ),
        reqd_workgroup_size: limits.required_group_size.map(|s| s.map(u64::from)),
        uniform_work_group_size: limits.no_partial_groups,
        workgroup_processor_mode: has_modes.then_some(descriptor.rsrc1.wgp_mode() == 1),
        ..KernelMetadata::default()
    }
}

/// The references of code to variables and functions.
fn relocations(
    module: &Module,
    code: &Code,
    callees: &[(FuncRef, FunctionId)],
    functions: &Functions,
) -> Vec<Relocation> {
    let variable = |symbol| {
        let name = functions.names.symbol(symbol).to_owned();
        (name, module.symbols[symbol].external)
    };
    let function = |func| {
        let &(_, id) = callees.iter().find(|(known, _)| *known == func)?;
        Some(functions.get(id)?.name.clone())
    };
    code.relocations(variable, function)
}
