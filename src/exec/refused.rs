//! What executors refuse, in their own words, and what can be done about it.

use crate::case::{ExecError, Fault, Launch, ModuleSource};
use wavelift_codegen::ir;
use wavelift_codegen::target::CompileError;
use wavelift_simulator::binding::BindError;
use wavelift_simulator::machine::LoadError;
use wavelift_simulator::{HangCause, SimError};

/// What an executor refuses, and what can be done about it.
#[derive(Clone, Debug)]
pub(super) struct Refused {
    /// Why.
    pub(super) error: ExecError,
    /// The remedy that belongs to just this reason.
    pub(super) help: Option<String>,
    /// Whether the text begins with the file that it is about.
    pub(super) names_file: bool,
}

impl From<ExecError> for Refused {
    fn from(error: ExecError) -> Refused {
        Refused {
            error,
            help: None,
            names_file: false,
        }
    }
}

impl Refused {
    /// What belongs to a file, which the text names first.
    pub(super) fn of_file(error: ExecError, help: Option<String>) -> Refused {
        Refused {
            error,
            help,
            names_file: true,
        }
    }

    /// With a remedy.
    fn helped(error: ExecError, help: impl Into<String>) -> Refused {
        Refused {
            help: Some(help.into()),
            ..error.into()
        }
    }

    /// What a compiler says of a program.
    pub(super) fn program(error: &CompileError) -> Refused {
        let what = error.to_string();
        let refusal = match error.is_internal() {
            true => ExecError::Compiler(what),
            false => ExecError::Rejected(what),
        };
        Refused::helped(refusal, error.help())
    }

    /// What a compiler says of a kernel, which the others of its program need not share.
    pub(super) fn kernel(error: &CompileError) -> Refused {
        let what = error.to_string();
        let refusal = match error.is_internal() {
            true => ExecError::Compiler(what),
            false => ExecError::NotSupported(what),
        };
        Refused::helped(refusal, error.help())
    }

    /// What a machine says of a program.
    pub(super) fn load(error: &LoadError) -> Refused {
        let what = error.to_string();
        let refusal = match error {
            LoadError::Broken(_) => ExecError::Internal(what),
            _ => ExecError::Rejected(what),
        };
        Refused {
            help: error.help().map(str::to_owned),
            ..refusal.into()
        }
    }

    /// A kernel of which nothing is known but that there is no code.
    pub(super) fn without_code() -> Refused {
        ExecError::Rejected("it has no code".to_owned()).into()
    }

    /// With the name of the kernel that it is about.
    pub(super) fn of_kernel(&self, name: &str) -> Refused {
        let named = |what: &String| format!("kernel &{name}: {what}");
        Refused {
            error: match &self.error {
                ExecError::NotSupported(what) => ExecError::NotSupported(named(what)),
                ExecError::Rejected(what) => ExecError::Rejected(named(what)),
                ExecError::QueueError(what) => ExecError::QueueError(named(what)),
                ExecError::TimedOut(what) => ExecError::TimedOut(named(what)),
                ExecError::Internal(what) => ExecError::Internal(named(what)),
                ExecError::Compiler(what) => ExecError::Compiler(named(what)),
            },
            help: self.help.clone(),
            names_file: false,
        }
    }
}

/// What can be done where a code object is not the device's.
pub(super) const OTHER_DEVICE_HELP: &str =
    "choose the target that the code object was compiled for, or pass the module that it was compiled from";

/// Why code objects cannot be loaded together, by their files.
pub(super) fn not_bound(error: &BindError<LoadError>, sources: &[ModuleSource]) -> Refused {
    let file = |index: usize| sources.get(index).map(|source| source.path.display().to_string());
    let (what, help) = match error {
        BindError::Object(index, LoadError::Undefined(name)) if sources.len() > 1 => {
            let others = (0..sources.len()).filter(|other| other != index).filter_map(file);
            let others: Vec<String> = others.collect();
            let (user, others) = (file(*index).unwrap_or_default(), others.join(" nor "));
            let what = format!(
                "{user}: the code object uses the symbol {name}, which neither it nor {others} defines"
            );
            (what, "pass the object that defines it, too")
        }
        BindError::Object(index, error) => {
            let what = format!("{}: {error}", file(*index).unwrap_or_default());
            (what, error.help().unwrap_or(OTHER_DEVICE_HELP))
        }
        BindError::Twice { name, first, second } => {
            let (first, second) = (
                file(*first).unwrap_or_default(),
                file(*second).unwrap_or_default(),
            );
            let what = format!("{first} and {second} both define the symbol {name}");
            (
                what,
                "leave one of the objects out, or give the symbol module linkage in one of them",
            )
        }
    };
    Refused::of_file(ExecError::Rejected(what), Some(help.to_owned()))
}

/// Refuses a launch that breaks what the kernel's control directives promise (HSA PRM 13.4).
pub(super) fn check_limits(
    kernel: &str,
    limits: &ir::KernelLimits,
    launch: &Launch<'_>,
) -> Result<(), Refused> {
    let broken = limits.broken_by(&ir::LaunchShape {
        dimensions: launch.dimensions.into(),
        grid: launch.grid,
        group: launch.work_group,
        dynamic_group_bytes: launch.dynamic_group_bytes,
    });
    if broken.is_empty() {
        return Ok(());
    }
    let what = format!("kernel &{kernel} is launched with {}", broken.join("; with "));
    Err(Refused::helped(
        ExecError::Rejected(what),
        "launch it as its control directives say, or change them",
    ))
}

/// What a machine stopped at.
pub(super) fn stopped(error: &SimError) -> ExecError {
    match error {
        SimError::Unsupported { .. } => ExecError::NotSupported(error.to_string()),
        SimError::Hang {
            cause: HangCause::Time | HangCause::Steps(_),
            ..
        } => ExecError::TimedOut(error.to_string()),
        SimError::Launch { .. } => ExecError::Rejected(error.to_string()),
        SimError::Broken { .. } => ExecError::Internal(error.to_string()),
        error => ExecError::QueueError(error.to_string()),
    }
}

/// Where, and what can be done.
pub(super) fn fault_of(error: &SimError) -> Fault {
    Fault {
        place: error.site().and_then(|site| site.source.clone()),
        help: Some(error.help().to_owned()),
        names_file: false,
    }
}
