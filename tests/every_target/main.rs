//! What holds for all targets, each beside the interpreter.

mod arithmetic;
#[path = "../support/exact.rs"]
mod exact;
#[path = "../support/executors.rs"]
#[allow(dead_code)]
mod executors;
mod faults;
mod fuzz;
#[path = "../../benches/generate.rs"]
#[allow(dead_code)]
mod generate;
mod interp_conformance;
mod interp_kernels;
#[path = "../support/ivb_registers.rs"]
mod ivb_registers;
mod kernels;
mod machine_text;
#[path = "../support/machines.rs"]
#[allow(dead_code)]
mod machines;
mod matrices;
#[path = "../support/numbers.rs"]
mod numbers;
mod other_waves;
#[path = "../support/packs.rs"]
mod packs;
#[path = "../support/pressure.rs"]
mod pressure;
mod proofs;
#[path = "../../interpreter/tests/common/random.rs"]
mod random;
mod random_calls;
mod register_stress;
mod run_args;
mod sizes;
mod target_names;
mod targets;
mod threads;
mod undefined_values;
#[path = "../support/walk.rs"]
mod walk;
mod walks;
