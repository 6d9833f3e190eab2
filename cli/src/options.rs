//! Options that only some targets have: limits of register files, and options of their own. The command line gets a flag for each, and its
//! help says which targets have it.

use crate::report::CliError;
use clap::{Arg, ArgAction, ArgMatches, Command};
use std::collections::BTreeMap;
use std::sync::Arc;
use wavelift_codegen::target::{OptionKind, OptionValue, Options, Target};
use wavelift_simulator::Registry;

/// A flag of the command line, and the targets that have it.
struct Flag {
    help: String,
    kind: Kind,
    targets: Vec<&'static str>,
}

/// What a flag sets.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    /// The most registers of a file.
    Registers,
    /// An option that targets have of their own.
    Own(OptionKind),
}

/// What was given of flags that only some targets have.
#[derive(Clone, Debug, Default)]
pub(super) struct Given {
    list: Vec<(&'static str, Kind, String, Vec<&'static str>)>,
}

fn flags(registry: &Registry) -> BTreeMap<&'static str, Flag> {
    let mut flags: BTreeMap<&'static str, Flag> = BTreeMap::new();
    for target in registry.targets() {
        let info = target.info();
        let files = info.files.iter().map(|file| {
            let help = "Registers that a kernel may use: values beyond go to memory, or to lanes of vector registers";
            (file.plural, help, Kind::Registers)
        });
        let own = info
            .options
            .iter()
            .map(|option| (option.name, option.help, Kind::Own(option.kind)));
        for (name, help, kind) in files.chain(own) {
            let flag = flags.entry(name).or_insert_with(|| Flag {
                help: help.to_owned(),
                kind,
                targets: Vec::new(),
            });
            flag.targets.push(info.name);
        }
    }
    flags
}

/// The command line with a flag for each.
pub(super) fn with_own(command: Command, registry: &Registry) -> Command {
    let flags = flags(registry);
    command.mut_subcommand("compile", |mut compile| {
        for (name, flag) in flags {
            let value = match flag.kind {
                Kind::Registers | Kind::Own(OptionKind::Number(_)) => "N",
                Kind::Own(OptionKind::Flag) => "on|off",
            };
            let help = format!("{} ({})", flag.help, flag.targets.join(", "));
            let arg = Arg::new(name).long(name).value_name(value).help(help);
            compile = compile.arg(arg.action(ArgAction::Set));
        }
        compile
    })
}

/// What was given of them.
pub(super) fn given(matches: &ArgMatches, registry: &Registry) -> Given {
    let Some((_, matches)) = matches.subcommand() else {
        return Given::default();
    };
    let given = flags(registry).into_iter().filter_map(|(name, flag)| {
        let value = matches.try_get_one::<String>(name).ok()??;
        Some((name, flag.kind, value.clone(), flag.targets))
    });
    Given {
        list: given.collect(),
    }
}

impl Given {
    /// The names of the flags that were given.
    pub(super) fn names(&self) -> impl Iterator<Item = &'static str> {
        self.list.iter().map(|(name, ..)| *name)
    }

    /// Puts what was given into options for a target.
    ///
    /// # Errors
    /// A flag that the target does not have, and values that it cannot take.
    pub(super) fn apply(&self, target: &Arc<dyn Target>, options: &mut Options) -> Result<(), CliError> {
        for (name, kind, value, targets) in &self.list {
            // Features follow the name after a colon.
            let plain = target.name().split(':').next();
            if !plain.is_some_and(|plain| targets.contains(&plain)) {
                return Err(CliError::Usage(format!(
                    "{} has no --{name}; it is for {}",
                    target.name(),
                    targets.join(", ")
                )));
            }
            let bad = |expected: &str| CliError::Usage(format!("--{name} {value}: expected {expected}"));
            match kind {
                Kind::Registers => {
                    let number = value.parse().map_err(|_| bad("a number of registers"))?;
                    options.registers.push(((*name).to_owned(), number));
                }
                Kind::Own(kind) => {
                    let value = match (kind, value.as_str()) {
                        (OptionKind::Flag, "on") => Some(OptionValue::Flag(true)),
                        (OptionKind::Flag, "off") => Some(OptionValue::Flag(false)),
                        (OptionKind::Flag, _) => None,
                        (OptionKind::Number(_), text) => text.parse().ok().map(OptionValue::Number),
                    };
                    let value = value.ok_or_else(|| bad(&kind.expected()))?;
                    options.own.push(((*name).to_owned(), value));
                }
            }
        }
        let checked = options.check(target.info());
        checked.map_err(|error| CliError::Usage(format!("--{error}")))
    }
}
