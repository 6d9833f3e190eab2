//! Compiled kernels and functions as a code object.

use crate::backend::Gen7;
use crate::elf::{Argument, ArgumentKind, BufferSpace, ImageAccess};
use crate::elf::{CodeObject, Item, ItemKind, KERNEL_ALIGN, Relocation, RelocationKind, WriteError};
use crate::emit::Code;
use crate::isa::Generation;
use wavelift_codegen::analysis::{ArgumentUse, argument_uses, used_externals};
use wavelift_codegen::ir::{FuncRef, Function, Module, ParamKind, Segment};
use wavelift_codegen::machine::{Reference, Referent};
use wavelift_codegen::object::objects_of;
use wavelift_codegen::target::{FunctionId, Functions, Program};

/// The code object of a program.
///
/// # Errors
/// As [`CodeObject::write`].
pub(crate) fn write(
    generation: Generation,
    module: &Module,
    program: &Program<Gen7>,
) -> Result<Vec<u8>, WriteError> {
    let functions = &program.functions;
    let mut object = CodeObject {
        generation,
        ..CodeObject::default()
    };
    let undefined = used_externals(module).into_iter();
    object.undefined = undefined
        .map(|symbol| functions.names.symbol(symbol).to_owned())
        .collect();
    for (symbol, data) in module.symbols.iter() {
        let name = functions.names.symbol(symbol);
        object
            .items
            .extend(Item::of_variable(name, data, RelocationKind::Address64));
        object.undefined.extend(objects_of(name, data));
    }
    for kernel in &program.kernels {
        let code = &kernel.body.code;
        let relocations = relocations(code, &kernel.callees, functions);
        object.add_kernel(kernel.kernel.clone(), code.text.units.clone(), relocations);
    }
    for (_, function) in functions.iter() {
        let code = &function.body.code;
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Code,
            bytes: code.text.units.clone(),
            align: KERNEL_ALIGN,
            exported: false,
            relocations: relocations(code, &function.callees, functions),
        });
    }
    object.write()
}

/// What is known of a kernel's arguments: what their types say, and what they are used as.
pub(crate) fn arguments(func: &Function) -> Vec<Argument> {
    let kind = |kind: ParamKind, used: ArgumentUse| match (kind, used) {
        (ParamKind::ReadOnlyImage, _) => ArgumentKind::Image(ImageAccess::Read),
        (ParamKind::WriteOnlyImage, _) => ArgumentKind::Image(ImageAccess::Write),
        (ParamKind::ReadWriteImage, _) => ArgumentKind::Image(ImageAccess::ReadWrite),
        (ParamKind::Sampler, _) => ArgumentKind::Sampler,
        (ParamKind::Value, ArgumentUse::Value) => ArgumentKind::Value,
        (ParamKind::Value, ArgumentUse::Buffer(Segment::Readonly)) => {
            ArgumentKind::Buffer(BufferSpace::Readonly)
        }
        (ParamKind::Value, ArgumentUse::Buffer(Segment::Flat)) => ArgumentKind::Buffer(BufferSpace::Flat),
        (ParamKind::Value, ArgumentUse::Buffer(_)) => ArgumentKind::Buffer(BufferSpace::Global),
        (ParamKind::Value, ArgumentUse::Group { align }) => ArgumentKind::Group { align },
    };
    let all = func.params.iter().zip(argument_uses(func));
    all.map(|(param, used)| Argument {
        name: param.name.clone(),
        offset: param.offset,
        bytes: param.bytes(),
        kind: kind(param.kind, used),
    })
    .collect()
}

/// What the code refers to: variables and functions.
fn relocations(
    code: &Code,
    callees: &[(FuncRef, FunctionId)],
    functions: &Functions<Gen7>,
) -> Vec<Relocation> {
    let relocation = |reference: &Reference<RelocationKind>| {
        let symbol = match reference.to {
            Referent::Variable(symbol) => functions.names.symbol(symbol),
            Referent::Function(callee) => functions.symbol_of(callees, callee)?,
        };
        Some(Relocation {
            offset: reference.offset.into(),
            kind: reference.kind,
            symbol: symbol.to_owned(),
            addend: reference.addend,
        })
    };
    code.text.references.iter().filter_map(relocation).collect()
}
