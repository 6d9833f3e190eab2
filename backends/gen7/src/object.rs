//! Compiled kernels and functions as a code object.

use crate::backend::Gen7;
use crate::elf::{CodeObject, Item, ItemKind, KERNEL_ALIGN, Relocation, WriteError};
use crate::emit::Code;
use crate::isa::Generation;
use wavelift_codegen::analysis::used_externals;
use wavelift_codegen::ir::{FuncRef, Module};
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
        object
            .items
            .extend(Item::of_variable(functions.names.symbol(symbol), data));
    }
    for kernel in &program.kernels {
        let code = &kernel.body.code;
        let relocations = relocations(code, &kernel.callees, functions);
        object.add_kernel(kernel.kernel.clone(), code.bytes.clone(), relocations);
    }
    for (_, function) in functions.iter() {
        let code = &function.body.code;
        object.items.push(Item {
            name: function.name.clone(),
            kind: ItemKind::Code,
            bytes: code.bytes.clone(),
            align: KERNEL_ALIGN,
            exported: false,
            relocations: relocations(code, &function.callees, functions),
        });
    }
    object.write()
}

/// What the code refers to: variables and functions.
fn relocations(
    code: &Code,
    callees: &[(FuncRef, FunctionId)],
    functions: &Functions<Gen7>,
) -> Vec<Relocation> {
    let variables = code.fixups.iter().map(|fixup| Relocation {
        offset: fixup.offset.into(),
        kind: fixup.kind,
        symbol: functions.names.symbol(fixup.symbol).to_owned(),
        addend: 0,
    });
    let calls = code.calls.iter().filter_map(|&(offset, callee)| {
        Some(Relocation {
            offset: u64::from(offset) + 12,
            kind: code.call_kind,
            symbol: functions.symbol_of(callees, callee)?.to_owned(),
            addend: 0,
        })
    });
    variables.chain(calls).collect()
}
