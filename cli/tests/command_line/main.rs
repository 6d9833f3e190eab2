//! The contract of the command line, in one program; those whose time counts, or that change what a process has once, have their own.

mod base_profile;
mod bisect;
mod bound_objects;
mod calls;
#[path = "../../../tests/support/clang.rs"]
#[allow(dead_code)]
mod clang;
mod clang_objects;
#[path = "../support/command.rs"]
mod command;
mod commands;
mod control_shapes;
mod convergence;
mod docs;
mod filetest_reports;
mod legality;
mod modules;
mod new_backend;
#[path = "../support/object_files.rs"]
mod object_files;
mod object_metadata;
mod objects;
mod odd_input;
mod pictures;
mod refusals;
mod rules;
mod traps;
mod unseen;
