//! Rules of selection, executed: what the machine of a target computes by them is what their left sides mean.
//!
//! The rules of the mid-end make IR, which is evaluated here. Those of selection make machine instructions, so that their right sides
//! are compiled and run: an instance of a left side becomes a kernel, the compiler's log says which rules fired in it, and the target's machine runs it on
//! many operands at once. The left side means what it means for the other sets ([`meaning`](crate::meaning)).
//!
//! - [`rules`]: the patterns of a backend's set as trees; what rules make is left to the compiler.
//! - [`terms`], [`draw`]: what the patterns ask of values that only selection knows, said a second time, and values that have it.
//! - [`kernel`]: an instance as a kernel, with operands in memory. [`operands`]: which.
//! - [`run`], [`log`]: it is compiled and run; which rules fired.
//! - [`check`]: all rules of a set. [`listed`]: rules that others judge. [`changed`]: whether a mistake would be noticed.

pub mod changed;
pub mod check;
pub mod draw;
pub mod kernel;
pub mod listed;
pub mod log;
pub mod operands;
pub mod rules;
pub mod run;
pub mod terms;

use std::sync::LazyLock;

/// A backend, by its rules of selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Backend(&'static Described);

/// A line of the list of backends.
#[derive(Debug, PartialEq, Eq)]
struct Described {
    name: &'static str,
    folders: Vec<&'static str>,
    without: Vec<&'static str>,
}

/// The list of backends. A line without its three parts is left out; the tests ask for each by name.
static LIST: LazyLock<Vec<Described>> = LazyLock::new(|| {
    let lines = include_str!("../../backends.txt").lines();
    let described = lines.filter(|line| !line.starts_with('#')).filter_map(|line| {
        let mut parts = line.split(';').map(str::trim);
        let (name, folders, without) = (parts.next()?, parts.next()?, parts.next()?);
        Some(Described {
            name,
            folders: folders.split_whitespace().collect(),
            without: without.split_whitespace().collect(),
        })
    });
    described.collect()
});

impl Backend {
    /// All.
    pub fn all() -> impl Iterator<Item = Backend> {
        LIST.iter().map(Backend)
    }

    /// The one with a name.
    pub fn named(name: &str) -> Option<Backend> {
        Backend::all().find(|backend| backend.name() == name)
    }

    /// Its name.
    pub fn name(self) -> &'static str {
        self.0.name
    }

    /// The crate whose code its rules become: the beginning of the names of modules in the log.
    pub fn module(self) -> String {
        format!("wavelift_{}::", self.name())
    }

    /// Folders with its rules, from the root of the tree.
    pub fn folders(self) -> &'static [&'static str] {
        &self.0.folders
    }

    /// Files of these folders that are not of its set.
    pub fn without(self) -> &'static [&'static str] {
        &self.0.without
    }
}
