//! Programs that a machine has loaded: their kernels, where their code comes from, and which one a launch means.

use super::program::LoadedProgram;
use super::refused::Refused;
use crate::case::{ExecError, Formal, KernelRef};
use wavelift_codegen::ir::{Function, FunctionDecl, KernelLimits, Param};
use wavelift_codegen::target::CompiledUnit;
use wavelift_simulator::machine::{ArgumentInfo, KernelInfo, LoadedId as MachineId};

/// A loaded program.
pub(super) struct LoadedObject {
    pub(super) id: MachineId,
    pub(super) kernels: Vec<LoadedKernel>,
    /// Kernels and functions by symbol.
    pub(super) lines: Vec<Lines>,
}

/// Where the code of a kernel or function comes from.
pub(super) struct Lines {
    /// Name in the code object.
    pub(super) symbol: String,
    /// Source file, and the line of each byte offset at which another line begins.
    pub(super) source: String,
    pub(super) lines: Vec<(u32, u32)>,
}

impl Lines {
    pub(super) fn new(unit: &CompiledUnit, func: &Function) -> Lines {
        Lines {
            symbol: unit.symbol.clone(),
            source: func.source_name.clone(),
            lines: unit.lines.iter().map(|(offset, loc)| (*offset, loc.0)).collect(),
        }
    }

    /// The source place of the instruction at a byte offset.
    pub(super) fn place(&self, offset: u64) -> Option<(String, u32)> {
        let known = self
            .lines
            .iter()
            .take_while(|(start, _)| u64::from(*start) <= offset);
        let (_, line) = known.last()?;
        (*line != 0).then(|| (self.source.clone(), *line))
    }
}

/// A kernel of a loaded program.
#[derive(Debug)]
pub(super) struct LoadedKernel {
    /// Name in the source.
    pub(super) name: String,
    /// Name of its module; empty if only the code object is known.
    pub(super) module: String,
    /// Whether other modules see it.
    pub(super) program_linkage: bool,
    /// What control directives promise of every launch.
    pub(super) limits: KernelLimits,
    /// What there is to run, or why there is nothing.
    pub(super) code: Result<KernelCode, Refused>,
}

/// What there is to run of a kernel.
#[derive(Debug)]
pub(super) struct KernelCode {
    /// Name in the program that the machine has.
    pub(super) symbol: String,
    pub(super) formals: Vec<Formal>,
    /// What a code object says of the formals, if nothing else is known of them.
    pub(super) arguments: Vec<ArgumentInfo>,
    pub(super) group_bytes: u32,
}

impl LoadedObject {
    /// A program of which everything is known; `why` tells what keeps a kernel from running.
    pub(super) fn of_program(
        id: MachineId,
        program: &LoadedProgram,
        units: &[CompiledUnit],
        info: &[KernelInfo],
        why: impl Fn(&str) -> Option<Refused>,
    ) -> LoadedObject {
        // A compiler adds functions of its own, which have no lines.
        let of = |func| match program.ir.functions.get(func) {
            Some(FunctionDecl::Defined(func)) => Some(func),
            Some(FunctionDecl::External(_)) | None => None,
        };
        let lines = units
            .iter()
            .filter_map(|unit| Some(Lines::new(unit, of(unit.func)?)));
        let kernels = program.kernels.iter().filter_map(|entry| {
            let func = of(entry.func)?;
            let place = |p: &Param| Formal {
                offset: p.offset as usize,
                bytes: p.bytes() as usize,
            };
            let code = info.iter().find(|info| info.name == func.name);
            let code = code.map(|info| KernelCode {
                symbol: func.name.clone(),
                formals: func.params.iter().map(place).collect(),
                arguments: Vec::new(),
                group_bytes: info.group_bytes,
            });
            Some(LoadedKernel {
                name: entry.name.clone(),
                module: entry.module.clone(),
                program_linkage: entry.program_linkage,
                limits: func.limits.clone(),
                code: code.ok_or_else(|| why(&func.name).unwrap_or_else(Refused::without_code)),
            })
        });
        LoadedObject {
            id,
            kernels: kernels.collect(),
            lines: lines.collect(),
        }
    }

    /// A code object of which nothing is known but itself.
    pub(super) fn of_object(id: MachineId, info: Vec<KernelInfo>) -> LoadedObject {
        let kernels = info.into_iter().map(|info| {
            let arguments = info.arguments.unwrap_or_default();
            let formals = arguments.iter().map(|argument| Formal {
                offset: argument.offset as usize,
                bytes: argument.bytes as usize,
            });
            LoadedKernel {
                name: info.name.clone(),
                module: String::new(),
                program_linkage: true,
                // What the code object says is checked by the machine.
                limits: KernelLimits::default(),
                code: Ok(KernelCode {
                    symbol: info.name,
                    formals: formals.collect(),
                    arguments,
                    group_bytes: info.group_bytes,
                }),
            }
        });
        LoadedObject {
            id,
            kernels: kernels.collect(),
            lines: Vec::new(),
        }
    }
}

/// A kernel that a launch may mean.
pub(super) struct Candidate<'a, T> {
    pub(super) name: &'a str,
    /// Name of its module; empty if it is not known.
    pub(super) module: &'a str,
    pub(super) program_linkage: bool,
    pub(super) what: T,
}

/// The kernel that a launch means. Without a module, one with program linkage goes before those of modules.
pub(super) fn choose<'a, T>(
    kernel: KernelRef<'_>,
    all: impl Iterator<Item = Candidate<'a, T>>,
) -> Result<T, ExecError> {
    let name = kernel.kernel.map(|name| name.trim_start_matches('&'));
    let module = kernel.module.map(|name| name.trim_start_matches('&'));
    let (mut found, mut others) = (Vec::new(), Vec::new());
    for candidate in all {
        if name.is_none_or(|name| name == candidate.name)
            && module.is_none_or(|module| module == candidate.module)
        {
            found.push(candidate);
        } else {
            others.push(format!("&{}", candidate.name));
        }
    }
    if module.is_none() && found.iter().any(|candidate| candidate.program_linkage) {
        found.retain(|candidate| candidate.program_linkage);
    }
    let names = |found: &[Candidate<'a, T>]| {
        let names: Vec<String> = found.iter().map(|one| format!("&{}", one.name)).collect();
        names.join(", ")
    };
    if found.len() > 1 {
        return Err(ExecError::Rejected(match name {
            None => format!("several kernels, and none is named; there are {}", names(&found)),
            Some(name) => format!("several modules have a kernel &{name}, and none is named"),
        }));
    }
    found.pop().map(|candidate| candidate.what).ok_or_else(|| {
        ExecError::Rejected(match (name, others.as_slice()) {
            (_, []) => "there is no kernel at all".to_owned(),
            (name, others) => format!(
                "there is no kernel &{}; there are {}",
                name.unwrap_or("of that module"),
                others.join(", ")
            ),
        })
    })
}
