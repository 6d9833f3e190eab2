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

/// A backend, by its rules of selection.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Backend {
    /// AMD machines up to CDNA.
    Gcn,
    /// RDNA machines.
    Rdna4,
    /// Intel machines of the seventh generation.
    Gen7,
}

/// The rules that backends of AMD machines share.
const SHARED: &str = "backends/amdgpu/meta/rules";

impl Backend {
    /// All.
    pub const ALL: [Backend; 3] = [Backend::Gcn, Backend::Rdna4, Backend::Gen7];

    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Backend::Gcn => "gcn",
            Backend::Rdna4 => "rdna4",
            Backend::Gen7 => "gen7",
        }
    }

    /// The crate whose code its rules become: the beginning of the names of modules in the log.
    pub fn module(self) -> String {
        format!("wavelift_{}::", self.name())
    }

    /// Folders with its rules, from the root of the tree.
    pub fn folders(self) -> &'static [&'static str] {
        match self {
            Backend::Gcn => &[SHARED, "backends/gcn/lower"],
            Backend::Rdna4 => &[SHARED, "backends/rdna4/lower"],
            Backend::Gen7 => &["backends/gen7/lower"],
        }
    }

    /// Files of these folders that are not of its set.
    pub fn without(self) -> &'static [&'static str] {
        match self {
            Backend::Gcn => &["matrix.isle"],
            _ => &[],
        }
    }
}
