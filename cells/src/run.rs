//! Probes on a machine: compiled, run, judged.
//!
//! Kernels of several probes go into modules of several kernels. What cannot be compiled or run is tried again in halves until single
//! probes are left, so that each error has its cell.

use crate::kernel::{KERNARG_BYTES, Kernel, Launched, Mode, Probe, SCRATCH, fixed_byte, module};
use crate::machine::Machine;
use crate::oracle::expect::Expected;
use crate::values::Tuple;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::PathBuf;
use wavelift::case::{
    ExecError, Executor, KernArgValue, Kernarg, KernelRef, Launch, LoadedId, ModuleForm, ModuleSource, Packet,
};

/// What became of a probe.
#[derive(Clone, Debug)]
pub enum Outcome {
    /// All results are as they should be; how many there were.
    Right(usize),
    /// Some are not.
    Wrong(Box<Wrong>),
    /// The target lacks the cell, and says so.
    Lacking(String),
    /// It neither works nor is refused: an error of the compiler or the machine, or a panic.
    Failed(String),
}

/// A wrong result.
#[derive(Clone, Debug)]
pub struct Wrong {
    /// How many work-items had one, of how many.
    pub count: (usize, usize),
    /// The first: operands.
    pub operands: Tuple,
    /// Immediates.
    pub immediates: Vec<u64>,
    /// What came.
    pub got: Vec<u128>,
    /// What should have.
    pub expected: Vec<Expected>,
    /// Where operands were.
    pub mode: Mode,
}

/// How operands are made.
#[derive(Clone, Copy, Debug)]
pub struct Values {
    /// Seed of the first round.
    pub seed: u64,
    /// Work-items of a round.
    pub count: usize,
    /// Rounds, each with the next seed.
    pub rounds: u64,
}

/// Runs probes; the outcomes in their order.
pub fn run(
    machine: Machine,
    mode: Mode,
    probes: &[Probe<'_>],
    per_kernel: usize,
    values: Values,
) -> Vec<Outcome> {
    if probes.is_empty() {
        return Vec::new();
    }
    let groups: Vec<Vec<&Probe<'_>>> = probes
        .chunks(per_kernel)
        .map(|chunk| chunk.iter().collect())
        .collect();
    run_groups(machine, mode, &groups, values).concat()
}

/// One module of a kernel for each group.
fn run_groups(machine: Machine, mode: Mode, groups: &[Vec<&Probe<'_>>], values: Values) -> Vec<Vec<Outcome>> {
    let kernels: Vec<Kernel<'_, '_>> = groups
        .iter()
        .map(|probes| Kernel {
            mode,
            probes: probes.clone(),
            count: values.count,
        })
        .collect();
    let attempt = catch_unwind(AssertUnwindSafe(|| {
        let mut executor = machine.executor();
        let id = load(executor.as_mut(), &kernels)?;
        let run = |(number, kernel)| run_kernel(executor.as_mut(), machine, id, number, kernel, values);
        Ok(kernels.iter().enumerate().map(run).collect::<Vec<_>>())
    }));
    let results = match attempt {
        Ok(Ok(results)) => results,
        Ok(Err(error)) => return retry_all(machine, mode, groups, values, outcome_of(&error)),
        Err(panic) => return retry_all(machine, mode, groups, values, outcome_of_panic(panic.as_ref())),
    };
    let each = results.into_iter().zip(groups);
    each.map(|(result, group)| match result {
        Ok(outcomes) => outcomes,
        Err(error) => halves(machine, mode, group, values, outcome_of(&error)),
    })
    .collect()
}

fn retry_all(
    machine: Machine,
    mode: Mode,
    groups: &[Vec<&Probe<'_>>],
    values: Values,
    outcome: Outcome,
) -> Vec<Vec<Outcome>> {
    match groups {
        [] => Vec::new(),
        [only] => vec![halves(machine, mode, only, values, outcome)],
        several => {
            let (left, right) = several.split_at(several.len() / 2);
            let mut all = run_groups(machine, mode, left, values);
            all.extend(run_groups(machine, mode, right, values));
            all
        }
    }
}

/// A kernel that did not run: its probes in two kernels, or the outcome if there is one.
fn halves(
    machine: Machine,
    mode: Mode,
    probes: &[&Probe<'_>],
    values: Values,
    outcome: Outcome,
) -> Vec<Outcome> {
    if probes.len() <= 1 {
        return vec![outcome; probes.len()];
    }
    let (left, right) = probes.split_at(probes.len() / 2);
    run_groups(machine, mode, &[left.to_vec(), right.to_vec()], values).concat()
}

fn outcome_of(error: &ExecError) -> Outcome {
    match error {
        ExecError::NotSupported(what) => Outcome::Lacking(what.clone()),
        ExecError::Rejected(what) => Outcome::Failed(format!("rejected: {what}")),
        other => Outcome::Failed(other.to_string()),
    }
}

fn outcome_of_panic(panic: &(dyn std::any::Any + Send)) -> Outcome {
    let text = panic.downcast_ref::<String>().cloned();
    let text = text.or_else(|| panic.downcast_ref::<&str>().map(|text| (*text).to_owned()));
    Outcome::Failed(format!("panic: {}", text.unwrap_or_default()))
}

fn load(executor: &mut dyn Executor, kernels: &[Kernel<'_, '_>]) -> Result<LoadedId, ExecError> {
    let source = ModuleSource {
        path: PathBuf::from("cells"),
        bytes: module(kernels).into_bytes(),
        form: ModuleForm::Text,
        levels: Default::default(),
    };
    Ok(executor.load(&[vec![source]])?.id)
}

fn run_kernel(
    executor: &mut dyn Executor,
    machine: Machine,
    id: LoadedId,
    number: usize,
    kernel: &Kernel<'_, '_>,
    values: Values,
) -> Result<Vec<Outcome>, ExecError> {
    let mut outcomes: Vec<Outcome> = vec![Outcome::Right(0); kernel.probes.len()];
    let mut buffers = None;
    for round in 0..values.rounds {
        let seed = values.seed.wrapping_add(round);
        let tuples: Vec<Vec<Tuple>> = kernel
            .probes
            .iter()
            .map(|p| p.tuples(seed, values.count))
            .collect();
        let input = kernel.input(&tuples);
        let (from, to, scratch) = match buffers {
            Some(buffers) => buffers,
            None => {
                let from = executor.allocate("operands", input.len() as u64, 256)?;
                let to = executor.allocate("results", kernel.output_bytes() as u64, 256)?;
                let scratch = executor.allocate("memory", (SCRATCH as usize * values.count) as u64, 256)?;
                *buffers.insert((from, to, scratch))
            }
        };
        executor.write(from, &input)?;
        let mut kernarg = Kernarg::new();
        for buffer in [from, to, scratch] {
            kernarg.push_address(KernArgValue::Buffer(buffer), buffer.0, 8);
        }
        kernarg.push(
            KernArgValue::Data,
            (0..KERNARG_BYTES).map(fixed_byte).collect(),
            16,
        );
        let name = format!("k{number}");
        let (dimensions, grid, work_group) = kernel.launch();
        executor.dispatch(&Launch {
            kernel: KernelRef {
                executable: id,
                kernel: Some(&name),
                module: None,
            },
            dimensions,
            grid,
            work_group,
            dynamic_group_bytes: 0,
            kernarg: &kernarg,
            packet: Packet {
                id: PACKET_ID,
                completion_signal: 0,
            },
            deadline: None,
        })?;
        let buffer = executor.read(to, kernel.output_bytes() as u64)?;
        judge(kernel, machine, &tuples, &buffer, &mut outcomes);
    }
    Ok(outcomes)
}

/// The identifier of the packets that kernels are launched with.
pub const PACKET_ID: u64 = 0x1234_5678_9abc_def0;

pub(crate) fn judge(
    kernel: &Kernel<'_, '_>,
    machine: Machine,
    tuples: &[Vec<Tuple>],
    buffer: &[u8],
    outcomes: &mut [Outcome],
) {
    let places = kernel.result_places();
    for (number, probe) in kernel.probes.iter().enumerate() {
        let launched = Launched {
            mode: kernel.mode,
            wave: machine.wave,
            tuples: &tuples[number],
        };
        for (index, tuple) in tuples[number].iter().enumerate() {
            let got = kernel.results(&places, buffer, number, index);
            let expected = probe.expected(&launched, index);
            let right = expected.len() == got.len()
                && expected
                    .iter()
                    .zip(&got)
                    .all(|(expected, &got)| expected.first_wrong(got).is_none());
            count(&mut outcomes[number], right, || Wrong {
                count: (0, 0),
                operands: tuple.clone(),
                immediates: probe.immediates.clone(),
                got,
                expected,
                mode: kernel.mode,
            });
        }
    }
}

fn count(outcome: &mut Outcome, right: bool, wrong: impl FnOnce() -> Wrong) {
    match (&mut *outcome, right) {
        (Outcome::Right(n), true) => *n += 1,
        (Outcome::Right(n), false) => {
            let mut wrong = wrong();
            wrong.count = (1, *n + 1);
            *outcome = Outcome::Wrong(Box::new(wrong));
        }
        (Outcome::Wrong(known), right) => {
            known.count.0 += usize::from(!right);
            known.count.1 += 1;
        }
        _ => {}
    }
}
