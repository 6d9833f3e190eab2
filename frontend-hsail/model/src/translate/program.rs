//! Linking: the modules of a program as one IR module (HSA PRM 4.12, 14).
//!
//! What has program linkage is one thing under one name, wherever it is declared or defined; what has module linkage is a
//! thing of its module. Whether several modules fit together is for [`link::check`] to say, which is asked first. Of a single module
//! what it does not define stays external.

use super::body::Body;
use super::breaks::Breaks;
use super::call::{Indirect, indirect_functions};
use super::data::{place_allocations, place_fbarriers, place_variables};
use super::exceptions::Detect;
use super::stack::Stack;
use super::{Context, LineTable, Options, Place, bare, extension, limits, needed};
use crate::diagnostics::{Diagnostic, Severity};
use crate::link::{self, Finding};
use crate::model::{self, DefaultRound, ExecutableId, ExecutableKind, Linkage, VariableId};
use crate::source::{Source, SourceKind};
use rustc_hash::FxHashMap;
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

/// What modules share by name.
#[derive(Debug, Default)]
pub(super) struct Shared {
    functions: FxHashMap<String, ir::FuncRef>,
    /// Variables and fbarriers: names of symbols are unique across kinds (HSA PRM 4.6).
    pub(super) symbols: FxHashMap<String, ir::Symbol>,
    /// How often a name was given; names with program linkage are given from the start, to what has it.
    taken: FxHashMap<String, u32>,
}

impl Shared {
    /// Nothing yet; keeps the names with program linkage for what they link.
    fn new(parts: &[Part<'_>]) -> Shared {
        let mut shared = Shared::default();
        for module in parts.iter().map(|part| part.module) {
            let executables = module.executables.values().map(|e| (e.name, e.linkage));
            let variables = module.variables.values().map(|v| (v.name, v.linkage));
            let fbarriers = module.fbarriers.values().map(|f| (f.name, f.linkage));
            let all = executables.chain(variables).chain(fbarriers);
            for (name, _) in all.filter(|(_, linkage)| *linkage == Linkage::Program) {
                shared.taken.insert(bare(module.name(name)).to_owned(), 1);
            }
        }
        shared
    }

    /// The name in the IR of what has this name with module linkage: other modules may have one of that name, too.
    pub(super) fn of_module(&mut self, name: &str, module: &model::Module) -> String {
        let count = self.taken.entry(name.to_owned()).or_insert(0);
        *count += 1;
        match *count {
            1 => name.to_owned(),
            n => format!("{name}.{}.{n}", bare(module.name(module.header.name))),
        }
    }
}

/// Translates and links the modules of a program, whose [`Options::source`] is ignored.
///
/// # Errors
/// As [`super::translate`], and all that [`link::check`] finds between several modules.
pub fn translate_program(parts: &[Part<'_>], options: &Options<'_>) -> Result<Program, Vec<Finding>> {
    let mut program = Program {
        ir: ir::Module::default(),
        kernels: Vec::new(),
    };
    let mut shared = Shared::new(parts);
    let mut errors = Vec::new();
    let Some(first) = parts.first().map(|part| &part.module.header) else {
        return Ok(program);
    };
    program.ir.name = bare(parts[0].module.name(first.name)).to_owned();
    program.ir.model = match first.machine {
        model::MachineModel::Small => ir::MachineModel::Small,
        model::MachineModel::Large => ir::MachineModel::Large,
    };
    let modules: Vec<&model::Module> = parts.iter().map(|part| part.module).collect();
    if parts.len() > 1 {
        errors = link::check(&modules, &options.levels);
        errors.retain(|finding| finding.diagnostic.severity == Severity::Error);
        if !errors.is_empty() {
            return Err(errors);
        }
    }
    let rounding = default_rounding(parts, options);
    let detect = Detect::new(parts, &mut program.ir);
    let breaks = Rc::new(Breaks::new(&modules, &mut program.ir));
    let mut contexts = Vec::with_capacity(parts.len());
    for (number, part) in parts.iter().enumerate() {
        let module = part.module;
        let functions = declare_functions(module, &mut program, &mut shared);
        let places = place_variables(module, &functions, &mut program.ir, &mut shared);
        let fbarriers = place_fbarriers(module, &functions, &mut program.ir, &mut shared);
        let allocations = place_allocations(module, &functions, options.wave_size, &mut program.ir);
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
            stack: Rc::default(),
            detect,
            breaks: Rc::clone(&breaks),
            part: number,
        });
    }
    let indirect: Rc<[Indirect]> = indirect_functions(&contexts).into();
    let stack = Rc::new(Stack::new(&contexts, &indirect, &mut program.ir));
    for (index, context) in contexts.iter_mut().enumerate() {
        context.indirect = Rc::clone(&indirect);
        context.stack = Rc::clone(&stack);
        if !options.leave_undefined {
            forget_undefined(&program.ir, &mut context.places);
        }
        let found = extension::unknown(context.module).into_iter();
        errors.extend(found.map(|d| Finding::new(index, d)));
    }
    for (index, context) in contexts.iter().enumerate() {
        let found = translate_bodies(context, &mut program.ir);
        errors.extend(found.into_iter().map(|d| Finding::new(index, d)));
    }
    if !errors.is_empty() {
        return Err(errors);
    }
    limits::of_callees(&contexts, &mut program.ir);
    Ok(program)
}

/// Global and readonly variables that no module of the program defines have no place.
fn forget_undefined(ir: &ir::Module, places: &mut FxHashMap<VariableId, Place>) {
    for place in places.values_mut() {
        if let Place::Symbol(symbol, _) = place {
            let data = &ir.symbols[*symbol];
            if data.external && matches!(data.segment, ir::Segment::Global | ir::Segment::Readonly) {
                *place = Place::Undefined;
            }
        }
    }
}

/// The rounding of the program: that of any module that names one (HSA PRM 4.1, 14.1).
fn default_rounding(parts: &[Part<'_>], options: &Options<'_>) -> ir::Rounding {
    let mut named = parts.iter().filter_map(|part| match part.module.header.round {
        DefaultRound::Near => Some(ir::Rounding::Near),
        DefaultRound::Zero => Some(ir::Rounding::Zero),
        DefaultRound::Default => None,
    });
    named.next().unwrap_or(options.default_rounding)
}

/// An entry of the IR module for every kernel and function, definitions and names defined elsewhere. Several
/// declarations of one name share the entry of the definition.
fn declare_functions(
    module: &model::Module,
    program: &mut Program,
    shared: &mut Shared,
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
            &shared.functions
        } else {
            &of_module
        };
        let known = entries.get(&name).copied();
        let func = known.unwrap_or_else(|| {
            let unique = if program_linkage {
                name.clone()
            } else {
                shared.of_module(&name, module)
            };
            program.ir.functions.push(ir::FunctionDecl::External(unique))
        });
        if program_linkage {
            shared.functions.insert(name.clone(), func);
        } else {
            of_module.insert(name.clone(), func);
        }
        functions.insert(id, func);
        if !exec.is_definition {
            continue;
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
