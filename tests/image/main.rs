//! Images on every target, beside the manual's formulas.

#[path = "../support/executors.rs"]
#[allow(dead_code)]
mod executors;
mod image_instructions;
mod image_machines;
mod image_manual;
mod image_routines;
mod image_rules;
#[path = "../support/machines.rs"]
#[allow(dead_code)]
mod machines;
#[path = "../../images/tests/manual/mod.rs"]
mod manual;
#[path = "../support/numbers.rs"]
mod numbers;
