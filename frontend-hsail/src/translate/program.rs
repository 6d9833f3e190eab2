//! Linking: the modules of a program as one IR module (HSA PRM 4.12, 14).
//!
//! What has program linkage is one thing under one name, wherever it is declared or defined; what has module linkage is a
//! thing of its module. A function or variable that no module of the program defines stays external.

use super::body::Body;
use super::call::{Indirect, indirect_functions};
use super::data::{place_allocations, place_fbarriers, place_variables};
use super::{Context, LineTable, Options, bare, needed};
use crate::diagnostics::Diagnostic;
use crate::model::{self, DefaultRound, ExecutableId, ExecutableKind, Linkage};
use crate::source::{Source, SourceKind, Span};
use rustc_hash::{FxHashMap, FxHashSet};
use std::rc::Rc;
use wavelift_codegen::ir;

/// A module of a program.
#[derive(Clone, Copy, Debug)]
pub struct Part<'a> {
    /// The module, which passed validation.
    pub module: &'a model::Module,
    /// Where it came from.
    pub source: Option<&'a Source>,
}

/// A kernel that a program defines.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Kernel {
    /// Name without `&`.
    pub name: String,
    /// Name of its module without `&`.
    pub module: String,
    /// Whether other modules see it: within a program the name is unique then.
    pub program_linkage: bool,
    /// The function. Its name in the IR differs from [`Kernel::name`] where several modules have that name.
    pub func: ir::FuncRef,
}

/// A linked program.
#[derive(Clone, Debug)]
pub struct Program {
    /// Everything in one module, which has the name of the first.
    pub ir: ir::Module,
    /// The kernels, in the order of modules and definitions.
    pub kernels: Vec<Kernel>,
}

/// An error and the number of the module that it is in.
pub type PartError = (usize, Diagnostic);

/// What modules share by name.
#[derive(Debug, Default)]
pub(super) struct Shared {
    functions: FxHashMap<String, ir::FuncRef>,
    /// Variables and fbarriers: names of symbols are unique across kinds (HSA PRM 4.6).
    pub(super) symbols: FxHashMap<String, ir::Symbol>,
    /// How often a name was given to a function.
    taken: FxHashMap<String, u32>,
    /// Functions with program linkage that have a definition.
    defined: FxHashSet<ir::FuncRef>,
}

/// Translates and links the modules of a program, whose [`Options::source`] is ignored.
///
/// # Errors
/// As [`super::translate`], and for modules that do not fit together: other machine models, other default
/// roundings, two definitions of one name.
pub fn translate_program(parts: &[Part<'_>], options: &Options<'_>) -> Result<Program, Vec<PartError>> {
    let mut program = Program {
        ir: ir::Module::default(),
        kernels: Vec::new(),
    };
    let mut shared = Shared::default();
    let mut errors = Vec::new();
    let Some(first) = parts.first().map(|part| &part.module.header) else {
        return Ok(program);
    };
    program.ir.name = bare(parts[0].module.name(first.name)).to_owned();
    program.ir.model = match first.machine {
        model::MachineModel::Small => ir::MachineModel::Small,
        model::MachineModel::Large => ir::MachineModel::Large,
    };
    let rounding = default_rounding(parts, options, &mut errors);
    let mut contexts = Vec::with_capacity(parts.len());
    for (index, part) in parts.iter().enumerate() {
        let module = part.module;
        let mut found = Vec::new();
        if module.header.machine != first.machine {
            found.push(mismatch(module.header.span, "machine models"));
        }
        let functions = declare_functions(module, &mut program, &mut shared, &mut found);
        let places = place_variables(module, &functions, &mut program.ir, &mut shared, &mut found);
        let fbarriers = place_fbarriers(module, &functions, &mut program.ir, &mut shared, &mut found);
        let allocations = place_allocations(module, &functions, options.wave_size, &mut program.ir);
        errors.extend(found.into_iter().map(|d| (index, d)));
        contexts.push(Context {
            module,
            options: Options {
                source: part.source,
                ..*options
            },
            functions,
            places,
            fbarriers,
            allocations,
            lines: part.source.and_then(|source| match &source.kind {
                SourceKind::Text(text) => Some(LineTable::new(text)),
                SourceKind::Brig(_) => None,
            }),
            default_rounding: rounding,
            indirect: Rc::default(),
        });
    }
    let indirect: Rc<[Indirect]> = contexts
        .iter()
        .flat_map(|context| indirect_functions(context.module, &context.functions))
        .collect();
    for context in &mut contexts {
        context.indirect = Rc::clone(&indirect);
    }
    for (index, context) in contexts.iter().enumerate() {
        let found = translate_bodies(context, &mut program.ir);
        errors.extend(found.into_iter().map(|d| (index, d)));
    }
    if errors.is_empty() {
        Ok(program)
    } else {
        Err(errors)
    }
}

fn mismatch(span: Span, what: &str) -> Diagnostic {
    Diagnostic::error(
        "program-mismatch",
        span,
        format!("the modules of the program have different {what}"),
    )
    .prm("4.1")
}

/// The rounding of the program: that of any module that names one (HSA PRM 4.1, 14.1).
fn default_rounding(parts: &[Part<'_>], options: &Options<'_>, errors: &mut Vec<PartError>) -> ir::Rounding {
    let mut named = None;
    for (index, part) in parts.iter().enumerate() {
        let header = &part.module.header;
        let rounding = match header.round {
            DefaultRound::Near => ir::Rounding::Near,
            DefaultRound::Zero => ir::Rounding::Zero,
            DefaultRound::Default => continue,
        };
        if *named.get_or_insert(rounding) != rounding {
            errors.push((index, mismatch(header.span, "default float roundings")));
        }
    }
    named.unwrap_or(options.default_rounding)
}

/// An entry of the IR module for every kernel and function, definitions and names defined elsewhere. Several
/// declarations of one name share the entry of the definition.
fn declare_functions(
    module: &model::Module,
    program: &mut Program,
    shared: &mut Shared,
    errors: &mut Vec<Diagnostic>,
) -> FxHashMap<ExecutableId, ir::FuncRef> {
    let mut of_module = FxHashMap::default();
    let mut functions = FxHashMap::default();
    let module_name = bare(module.name(module.header.name));
    for (id, exec) in &module.executables {
        if exec.kind == ExecutableKind::Signature {
            continue;
        }
        let name = bare(module.name(exec.name)).to_owned();
        let program_linkage = exec.linkage == Linkage::Program;
        let entries = if program_linkage {
            &mut shared.functions
        } else {
            &mut of_module
        };
        let taken = &mut shared.taken;
        let func = *entries.entry(name.clone()).or_insert_with(|| {
            let count = taken.entry(name.clone()).or_insert(0);
            *count += 1;
            let unique = if *count == 1 {
                name.clone()
            } else {
                format!("{name}.{module_name}.{count}")
            };
            program.ir.functions.push(ir::FunctionDecl::External(unique))
        });
        functions.insert(id, func);
        if !exec.is_definition {
            continue;
        }
        if program_linkage && !shared.defined.insert(func) {
            errors.push(defined_twice(exec.span, &name));
        }
        if exec.kind == ExecutableKind::Kernel {
            program.kernels.push(Kernel {
                name,
                module: module_name.to_owned(),
                program_linkage,
                func,
            });
        }
    }
    functions
}

/// The error of a name with program linkage that has two definitions.
pub(super) fn defined_twice(span: Span, name: &str) -> Diagnostic {
    Diagnostic::error(
        "defined-twice",
        span,
        format!("`&{name}` has program linkage and another definition in the program"),
    )
    .prm("4.12")
}

fn translate_bodies(context: &Context<'_>, out: &mut ir::Module) -> Vec<Diagnostic> {
    let needed = needed(context.module);
    let mut errors = Vec::new();
    for (id, exec) in &context.module.executables {
        let Some(&func_ref) = context.functions.get(&id) else {
            continue;
        };
        if !exec.is_definition || exec.kind == ExecutableKind::Signature {
            continue;
        }
        match Body::translate(context, id) {
            Ok(mut func) => {
                if let ir::FunctionDecl::External(name) = &out.functions[func_ref] {
                    func.name.clone_from(name);
                }
                out.functions[func_ref] = ir::FunctionDecl::Defined(Box::new(func));
            }
            Err(found) if needed.contains(&id) => errors.extend(found),
            Err(_) => {}
        }
    }
    errors
}
