//! Commands and ways to run kernels, by name.

use crate::launch::KernelRunner;
use crate::suggest::{only_known, unknown};
use crate::testfile::{Directive, EXPECTATIONS, Language};
use std::collections::BTreeMap;
use std::fmt;
use std::path::Path;
use wavelift_codegen::ir::text::print_function;
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module};
use wavelift_codegen::verify::verify_function;

/// Why a command failed: one text per mistake.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Failure(pub Vec<String>);

impl Failure {
    /// One mistake.
    pub fn new(text: impl Into<String>) -> Failure {
        Failure(vec![text.into()])
    }

    /// One mistake per item.
    pub fn all<E: fmt::Display>(errors: impl IntoIterator<Item = E>) -> Failure {
        Failure(errors.into_iter().map(|e| e.to_string()).collect())
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::new(error.to_string())
    }
}

/// What a command prints, or why it failed.
pub type Output = Result<String, Failure>;

/// The words of a `test` line after the command: `word` and `key=value`.
#[derive(Clone, Debug, Default)]
pub struct CommandOptions(pub Vec<String>);

impl CommandOptions {
    /// Whether a word is there.
    pub fn has(&self, word: &str) -> bool {
        self.0.iter().any(|w| w == word)
    }

    /// The value of `key=value`.
    pub fn value(&self, key: &str) -> Option<&str> {
        self.0.iter().find_map(|w| w.strip_prefix(key)?.strip_prefix('='))
    }

    /// The first word without `=`.
    pub fn first(&self) -> Option<&str> {
        self.0.iter().find(|w| !w.contains('=')).map(String::as_str)
    }
}

/// What a command works on: one function of a module.
#[derive(Clone, Copy)]
pub struct Job<'a> {
    /// The module.
    pub module: &'a Module,
    /// The function's place in it.
    pub id: FuncRef,
    /// The function.
    pub function: &'a Function,
    /// The file's `target` line.
    pub target: Option<&'a str>,
    /// The words after the command.
    pub options: &'a CommandOptions,
    /// The directives of the function.
    pub directives: &'a [Directive],
    /// The ways to run kernels.
    pub runners: &'a BTreeMap<String, Box<dyn KernelRunner>>,
}

/// What a command works on in a file of machine text: one function.
#[derive(Clone, Copy)]
pub struct MachineJob<'a> {
    /// The whole text.
    pub text: &'a str,
    /// The function's place in it, from 0.
    pub number: usize,
    /// The words after the command.
    pub options: &'a CommandOptions,
}

/// How much of a file a command takes at a time.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Scope {
    /// One function; the outputs of a unit's functions are put together.
    Function,
    /// All functions of a unit at once: [`SubTest::run`] gets the first of them.
    Unit,
    /// The file itself, whether there is IR for it or not: [`SubTest::run_file`].
    File,
}

/// What a command works on that takes a file as it is.
#[derive(Clone, Copy)]
pub struct FileJob<'a> {
    /// Where the file is.
    pub path: &'a Path,
    /// What it is written in.
    pub language: Language,
    /// Its text.
    pub text: &'a str,
    /// The bytes that it holds in hexadecimal; empty for other text.
    pub bytes: &'a [u8],
    /// The file's `target` line.
    pub target: Option<&'a str>,
    /// The words after the command.
    pub options: &'a CommandOptions,
    /// All directives of the file.
    pub directives: &'a [Directive],
}

impl FileJob<'_> {
    /// That a command does not take such files.
    pub fn refused(&self, command: &str, takes: &str) -> Failure {
        let language = self.language.name();
        Failure::new(format!("`test {command}` takes {takes}, not {language}"))
    }
}

/// A command of test files.
pub trait SubTest: Send + Sync {
    /// What the `test` line calls it.
    fn name(&self) -> &str;

    /// Does it for one function. The output is compared with the function's directives.
    ///
    /// # Errors
    /// What `error:` directives are compared with.
    fn run(&self, job: &Job<'_>) -> Output;

    /// Does it for one function of machine text.
    ///
    /// # Errors
    /// As [`SubTest::run`]; commands for IR refuse it.
    fn run_machine(&self, _job: &MachineJob<'_>) -> Output {
        Err(Failure::new(format!(
            "`test {}` takes IR, not machine text",
            self.name()
        )))
    }

    /// How much of a file it takes at a time.
    fn scope(&self, _language: Language) -> Scope {
        Scope::Function
    }

    /// Does it for a file, if that is its [`Scope`].
    ///
    /// # Errors
    /// As [`SubTest::run`].
    fn run_file(&self, job: &FileJob<'_>) -> Output {
        Err(job.refused(self.name(), "other files"))
    }

    /// [`SubTest::compares`] for a file.
    fn compares_file(&self, _job: &FileJob<'_>) -> bool {
        false
    }

    /// For commands that change functions: changes one. `None` if the command only prints.
    ///
    /// # Errors
    /// As [`SubTest::run`].
    fn change(&self, _func: &mut Function, _job: &Job<'_>) -> Option<Result<(), Failure>> {
        None
    }

    /// Whether the input must pass the verifier first.
    fn needs_valid_input(&self) -> bool {
        true
    }

    /// Whether the command compares something by itself for a function, so that the file needs no `check:` lines.
    fn compares(&self, _job: &Job<'_>) -> bool {
        false
    }
}

/// Every command and every way to run kernels.
#[derive(Default)]
pub struct Registry {
    commands: BTreeMap<String, Box<dyn SubTest>>,
    runners: BTreeMap<String, Box<dyn KernelRunner>>,
    /// The words that commands take, where those do not look at them by themselves.
    words: BTreeMap<String, &'static [&'static str]>,
}

impl fmt::Debug for Registry {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("Registry")
            .field("commands", &self.commands.keys())
            .field("runners", &self.runners.keys())
            .finish()
    }
}

impl Registry {
    /// Adds a command. A later one of the same name replaces it.
    pub fn add(&mut self, command: impl SubTest + 'static) {
        self.commands.insert(command.name().to_owned(), Box::new(command));
    }

    /// Adds a command that changes a function. Its output is the changed function, which must pass the verifier.
    pub fn pass<F>(&mut self, name: &str, change: F)
    where
        F: Fn(&mut Function, &Job<'_>) -> Result<(), Failure> + Send + Sync + 'static,
    {
        self.add(Pass {
            name: name.to_owned(),
            change,
        });
    }

    /// Adds a command that prints something about a function.
    pub fn printer<F>(&mut self, name: &str, print: F)
    where
        F: Fn(&Job<'_>) -> Output + Send + Sync + 'static,
    {
        self.add(Printer {
            name: name.to_owned(),
            print,
        });
    }

    /// Adds a way to run kernels for `test run NAME`.
    pub fn runner(&mut self, runner: impl KernelRunner + 'static) {
        self.runners.insert(runner.name().to_owned(), Box::new(runner));
    }

    /// Says which words a command takes; others are errors. `KEY=` stands for all that begin so.
    pub fn takes(&mut self, name: &str, words: &'static [&'static str]) {
        self.words.insert(name.to_owned(), words);
    }

    /// A command by name.
    pub fn command(&self, name: &str) -> Option<&dyn SubTest> {
        self.commands.get(name).map(Box::as_ref)
    }

    /// A command by name, for words after it that it takes.
    ///
    /// # Errors
    /// There is no such command, or it does not take the words; with names that may have been meant.
    pub fn command_with(&self, name: &str, words: &[String]) -> Result<&dyn SubTest, Failure> {
        let names = self.commands.keys().map(String::as_str);
        let command = self.command(name);
        let command = command.ok_or_else(|| Failure::new(unknown("command", name, names)))?;
        if let Some(takes) = self.words.get(name) {
            let known = takes.iter().chain(&EXPECTATIONS).copied();
            only_known(words, known).map_err(Failure)?;
        }
        Ok(command)
    }

    /// Runs commands one after the other on the functions of a module, or on the one called `only`: a name, and words after commas
    /// (`divergence,wave=32`). Passes change the module; the result is what the others print, and whether the module was changed.
    ///
    /// # Errors
    /// An unknown command or function, or what a command fails with.
    pub fn apply(
        &self,
        commands: &[String],
        module: &mut Module,
        only: Option<&str>,
        target: Option<&str>,
    ) -> Result<(String, bool), Failure> {
        let ids: Vec<FuncRef> = module
            .defined()
            .filter(|(_, func)| only.is_none_or(|name| func.name == name))
            .map(|(id, _)| id)
            .collect();
        if let (Some(name), true) = (only, ids.is_empty()) {
            return Err(Failure::new(format!("the module defines no function %{name}")));
        }
        let (mut output, mut changed) = (String::new(), false);
        for command in commands {
            let mut words = command.split(',');
            let name = words.next().unwrap_or_default();
            let options = CommandOptions(words.map(str::to_owned).collect());
            let command = self.command_with(name, &options.0)?;
            for &id in &ids {
                let FunctionDecl::Defined(function) = &module.functions[id] else {
                    continue;
                };
                let job = Job {
                    module,
                    id,
                    function,
                    target,
                    options: &options,
                    directives: &[],
                    runners: &self.runners,
                };
                let mut func = function.clone();
                match command.change(&mut func, &job) {
                    Some(done) => {
                        done?;
                        module.functions[id] = FunctionDecl::Defined(func);
                        changed = true;
                    }
                    None => output.push_str(&command.run(&job)?),
                }
            }
        }
        Ok((output, changed))
    }

    /// The names of all commands, in order.
    pub fn command_names(&self) -> impl Iterator<Item = &str> {
        self.commands.keys().map(String::as_str)
    }

    /// The ways to run kernels, by name.
    pub fn runners(&self) -> &BTreeMap<String, Box<dyn KernelRunner>> {
        &self.runners
    }
}

struct Pass<F> {
    name: String,
    change: F,
}

impl<F> SubTest for Pass<F>
where
    F: Fn(&mut Function, &Job<'_>) -> Result<(), Failure> + Send + Sync,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, job: &Job<'_>) -> Output {
        let mut func = job.function.clone();
        self.apply(&mut func, job)?;
        // Printed as part of the module, so that names are those of the file.
        let mut module = job.module.clone();
        module.functions[job.id] = FunctionDecl::Defined(Box::new(func.clone()));
        Ok(print_function(&func, Some(&module)))
    }

    fn change(&self, func: &mut Function, job: &Job<'_>) -> Option<Result<(), Failure>> {
        Some(self.apply(func, job))
    }
}

impl<F> Pass<F>
where
    F: Fn(&mut Function, &Job<'_>) -> Result<(), Failure> + Send + Sync,
{
    fn apply(&self, func: &mut Function, job: &Job<'_>) -> Result<(), Failure> {
        (self.change)(func, job)?;
        verify_function(func, job.module).map_err(|errors| {
            let mut texts = Failure::all(errors);
            texts
                .0
                .insert(0, format!("`{}` broke the function:\n{func}", self.name));
            texts
        })
    }
}

struct Printer<F> {
    name: String,
    print: F,
}

impl<F> SubTest for Printer<F>
where
    F: Fn(&Job<'_>) -> Output + Send + Sync,
{
    fn name(&self) -> &str {
        &self.name
    }

    fn run(&self, job: &Job<'_>) -> Output {
        (self.print)(job)
    }
}

#[cfg(test)]
mod tests {
    use crate::commands::standard;
    use wavelift_codegen::ir::text::parse_module;

    const TWO: &str = "kernel %a {\nblock0:\nreturn\n}\nkernel %b {\nblock0:\nreturn\n}\n";

    #[test]
    fn commands_apply_in_order_to_all_functions_or_one() {
        let registry = standard(&Default::default());
        let names = |list: &[&str]| -> Vec<String> { list.iter().map(|n| n.to_string()).collect() };
        let mut module = parse_module(TWO).unwrap();
        let (output, changed) = registry
            .apply(&names(&["order"]), &mut module, None, None)
            .unwrap();
        assert_eq!((output.as_str(), changed), ("block0\nblock0\n", false));
        let done = registry
            .apply(&names(&["divergence", "order"]), &mut module, Some("b"), None)
            .unwrap();
        assert_eq!(done, ("block0\n".to_owned(), true));
        let waves: Vec<bool> = module.defined().map(|(_, func)| func.wave.is_some()).collect();
        assert_eq!(waves, [false, true]);
        let unknown = registry
            .apply(&names(&["frobnicate"]), &mut module, None, None)
            .unwrap_err();
        assert!(
            unknown.0[0].starts_with("no command `frobnicate`; there are arguments"),
            "{unknown:?}"
        );
        assert!(
            registry
                .apply(&names(&["order"]), &mut module, Some("c"), None)
                .is_err()
        );
    }
}
