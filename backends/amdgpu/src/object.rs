//! Compiled kernels and functions as a code object.

use crate::backend::{Amd, Config};
use crate::code::Code;
use crate::descriptor::{KernelDescriptor, KernelProperties, Rsrc1, Rsrc2};
use crate::elf::{CodeObject, DESCRIPTOR_SUFFIX, Item, ItemKind, Relocation, WriteError};
use crate::group;
use crate::kernel::Kernel;
use crate::metadata::{Argument, KernelMetadata, Metadata, ValueKind};
use crate::modes::Field;
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module, Segment, SymbolData};
use wavelift_codegen::target::{CompiledKernel, FunctionId, Functions, Program};

/// The code object of a program.
///
/// # Errors
/// As [`CodeObject::write`].
pub(crate) fn write(amd: &Amd, module: &Module, program: &Program<Amd>) -> Result<Vec<u8>, WriteError> {
    let (version, functions) = (program.config.version, &program.functions);
    let mut object = CodeObject {
        target: amd.target_id(),
        version,
        metadata: Metadata::new(version, amd.target_id().to_string()),
        items: Vec::new(),
    };
    for (symbol, data) in module.symbols.iter() {
        object
            .items
            .extend(data_item(functions.names.symbol(symbol), data));
    }
    for kernel in &program.kernels {
        let FunctionDecl::Defined(func) = &module.functions[kernel.func] else {
            continue;
        };
        object
            .metadata
            .kernels
            .push(metadata(amd, kernel, func, &program.config));
        object
            .items
            .push(item(amd, kernel, func, &program.config, functions));
    }
    for (_, function) in functions.iter() {
        let code = &function.body.code;
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Function,
            bytes: code.bytes(),
            align: 256,
            exported: false,
            relocations: relocations(code, &function.callees, functions),
        });
    }
    object.write()
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
    (amd.sub.describe)(kernel, config.wave, descriptor)
}

fn metadata(amd: &Amd, compiled: &CompiledKernel<Amd>, func: &Function, config: &Config) -> KernelMetadata {
    let kernel = &compiled.kernel;
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
        name: compiled.name.clone(),
        symbol: format!("{}{DESCRIPTOR_SUFFIX}", compiled.name),
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
        wavefront_size: u64::from(config.wave.lanes()),
        sgpr_count: u64::from(kernel.sgprs + kernel.special_sgprs),
        vgpr_count: u64::from(kernel.vgprs),
        max_flat_workgroup_size: u64::from(
            group::most_items(amd.sub, config.wave, kernel.vgprs)
                .min(func.limits.max_flat_group_size.unwrap_or(u32::MAX)),
        ),
        reqd_workgroup_size: func.limits.required_group_size.map(|s| s.map(u64::from)),
        ..KernelMetadata::default()
    }
}

fn item(
    amd: &Amd,
    compiled: &CompiledKernel<Amd>,
    func: &Function,
    config: &Config,
    functions: &Functions<Amd>,
) -> Item {
    let (descriptor, code) = (
        descriptor(amd, &compiled.kernel, func, config),
        &compiled.body.code,
    );
    let mut item = Item::kernel(compiled.name.clone(), descriptor, code.bytes());
    item.relocations = relocations(code, &compiled.callees, functions);
    item
}

/// The references of code to variables and functions.
fn relocations(
    code: &Code,
    callees: &[(FuncRef, FunctionId)],
    functions: &Functions<Amd>,
) -> Vec<Relocation> {
    let variable = |symbol| functions.names.symbol(symbol).to_owned();
    let function = |func| functions.symbol_of(callees, func).map(str::to_owned);
    code.relocations(variable, function)
}
