//! Case files: kernel launches with their data and the results they must give.
//!
//! A case is one text file with BRIG modules (and, for large buffers, value files) beside it. The format is line
//! oriented and says in order what a host would do: make buffers, images and signals, load modules, dispatch
//! kernels, compare buffers. [`Case::read`] gives the typed form; [`run_case`] carries a case out on anything that
//! implements [`Executor`] and gives a [`Verdict`].
//!
//! | module      | holds                                                                  |
//! |-------------|------------------------------------------------------------------------|
//! | `types`     | element types and byte strings                                         |
//! | `model`     | the typed form                                                         |
//! | `parse`     | text to typed form                                                     |
//! | `compare`   | the check methods                                                      |
//! | `kernarg`   | packing of kernel arguments                                            |
//! | `verdict`   | how a case ends                                                        |
//! | `executor`  | what a target must do                                                  |
//! | `runtime`   | signals, queues, images and samplers in an executor's memory           |
//! | `run`       | the driver: allocates, dispatches and checks through an [`Executor`]   |
//! | [`batch`]   | many cases, several at a time                                          |
//! | [`report`]  | what a run writes about each case, and reading it again                |
//! | [`select`]  | which cases a run takes                                                |
//! | [`summary`] | counts, families, the slowest                                          |
//! | [`regressions`] | two reports compared                                               |
//! | `other_waves` | cases within a wave, on waves of fewer lanes                        |
//! | `same`      | cases that repeat others                                               |
//! | `wave_size` | whether a module can tell how many lanes a wave has                    |

pub mod batch;
mod compare;
mod executor;
mod kernarg;
mod model;
mod other_waves;
mod parse;
pub mod regressions;
pub mod report;
mod run;
pub(crate) mod runtime;
mod same;
pub mod select;
pub mod summary;
mod types;
mod verdict;
mod wave_size;

pub use compare::{CompareError, Mismatch, compare};
pub use executor::*;
pub use kernarg::{Formal, FormalMismatch, KernArg, KernArgValue, Kernarg};
pub use model::*;
pub use parse::{ParseError, ParseErrorKind};
pub use report::Outcome;
pub use run::*;
pub use same::Passed;
pub use types::{ElementKind, ElementType};
pub use verdict::{CaseReport, Failure, RunOptions, Verdict};
pub use wave_size::observes_wave_size;

#[cfg(test)]
mod corpus_tests;
