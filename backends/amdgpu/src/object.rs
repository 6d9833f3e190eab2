//! Compiled kernels and functions as a code object.

use crate::backend::{Amd, Config};
use crate::code::Code;
use crate::descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use crate::elf::{CodeObject, Item, Relocation, RelocationKind};
use crate::group;
use crate::kernel::Kernel;
use crate::metadata::{Argument, KernelMetadata, Metadata, ValueKind};
use crate::modes::Field;
use wavelift_codegen::analysis::{ArgumentUse, argument_uses, used_externals};
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module, Param, ParamKind, Segment};
use wavelift_codegen::object::{ItemKind, WriteError, objects_of};
use wavelift_codegen::target::{CompiledKernel, FunctionId, Functions, ObjectKind, Program};

/// The code object of a program.
///
/// # Errors
/// As [`CodeObject::write`].
pub(crate) fn write(
    amd: &Amd,
    module: &Module,
    program: &Program<Amd>,
    kind: ObjectKind,
) -> Result<Vec<u8>, WriteError> {
    let (config, functions) = (&program.config, &program.functions);
    let metadata_of_all = Metadata::new(config.version, amd.target.to_string());
    let mut object = CodeObject::new(amd.target, config.version, metadata_of_all);
    let undefined = used_externals(module).into_iter();
    object.undefined = undefined
        .map(|symbol| functions.names.symbol(symbol).to_owned())
        .collect();
    for (symbol, data) in module.symbols.iter() {
        let name = functions.names.symbol(symbol);
        object
            .items
            .extend(Item::of_variable(name, data, RelocationKind::Abs64));
        object.undefined.extend(objects_of(name, data));
    }
    for kernel in &program.kernels {
        let FunctionDecl::Defined(func) = &module.functions[kernel.func] else {
            continue;
        };
        let (descriptor, code) = (descriptor(amd, &kernel.kernel, func, config), &kernel.body.code);
        object
            .metadata
            .kernels
            .push(metadata(amd, kernel, func, &descriptor, config));
        object.add_kernel(
            kernel.name.clone(),
            descriptor,
            code.text.bytes(),
            relocations(module, code, &kernel.callees, functions),
        );
    }
    for (_, function) in functions.iter() {
        let code = &function.body.code;
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Code,
            bytes: code.text.bytes(),
            align: 256,
            exported: false,
            relocations: relocations(module, code, &function.callees, functions),
        });
    }
    match kind {
        ObjectKind::Loadable => object.write(),
        ObjectKind::Relocatable => object.write_relocatable(),
    }
}

fn descriptor(amd: &Amd, kernel: &Kernel, func: &Function, config: &Config) -> KernelDescriptor {
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
            // Traps ask for the queue, and functions may have one. Where flat addresses ask for it, too, the bit does nothing: the packet
            // processor sets it itself if there is a handler.
            .with_enable_trap_handler(u32::from(initial.queue_ptr))
            .with_workgroup_id_x(1)
            .with_workgroup_id_y(u32::from(initial.workgroup_ids > 1))
            .with_workgroup_id_z(u32::from(initial.workgroup_ids > 2))
            .with_workitem_id(u32::from(initial.workitem_ids) - 1),
        properties: KernelProperties::default()
            .with_dispatch_ptr(u32::from(initial.dispatch_ptr))
            .with_kernarg_segment_ptr(u32::from(initial.kernarg_ptr))
            .with_queue_ptr(u32::from(initial.queue_ptr))
            .with_dispatch_id(u32::from(initial.dispatch_id))
            .with_flat_scratch_init(u32::from(initial.flat_scratch_init))
            .with_uses_dynamic_stack(u32::from(kernel.dynamic_stack)),
        ..KernelDescriptor::default()
    };
    (amd.sub.describe)(kernel, &amd.processor, config.wave, descriptor)
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

fn metadata(
    amd: &Amd,
    compiled: &CompiledKernel<Amd>,
    func: &Function,
    descriptor: &KernelDescriptor,
    config: &Config,
) -> KernelMetadata {
    let kernel = &compiled.kernel;
    let uses = argument_uses(func);
    let arguments = func.params.iter().zip(uses);
    let arguments = arguments.map(|(param, used)| argument(param, used)).collect();
    let limits = &func.limits;
    let required = limits
        .required_group_items()
        .map(|items| items.try_into().unwrap_or(u32::MAX));
    let most_items = [limits.max_flat_group_size, required].into_iter().flatten();
    let has_modes = amd.target.processor.has_workgroup_processors();
    KernelMetadata {
        name: compiled.name.clone(),
        symbol: config.version.symbol_of(&compiled.name),
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
        wavefront_size: u64::from(config.wave.lanes()),
        // Where hardware needs a fixed number, it is the one that the descriptor asks for.
        sgpr_count: u64::from(match amd.processor.fixed_sgprs {
            Some(fixed) => fixed,
            None => kernel.sgprs + kernel.special_sgprs,
        }),
        vgpr_count: u64::from(kernel.vector_registers()),
        agpr_count: amd
            .target
            .processor
            .has_accumulators()
            .then_some(kernel.agprs.into()),
        max_flat_workgroup_size: u64::from(most_items.fold(
            group::most_items(amd.sub, config.wave, kernel.vector_registers()),
            u32::min,
        )),
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
    functions: &Functions<Amd>,
) -> Vec<Relocation> {
    let variable = |symbol| {
        let name = functions.names.symbol(symbol).to_owned();
        (name, module.symbols[symbol].external)
    };
    let function = |func| functions.symbol_of(callees, func).map(str::to_owned);
    code.relocations(variable, function)
}
