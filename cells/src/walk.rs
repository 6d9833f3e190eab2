//! The walk: cells, machines and modes multiplied out, on all processors.

use crate::kernel::{GRID, Mode, Probe};
use crate::list::{Cell, Family, cells_of};
use crate::machine::Machine;
use crate::probes::probes_of;
use crate::run::{Outcome, Values, run};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::{Duration, Instant};
use wavelift_hsail::model::Profile;

/// What to walk.
#[derive(Clone, Debug)]
pub struct Walk {
    /// Where.
    pub machines: Vec<Machine>,
    /// The profile of the modules.
    pub profile: Profile,
    /// Cells whose mnemonic, or whose family's name, contains one of these; all if there is none.
    pub filters: Vec<String>,
    /// Of those one in so many: 1 for all.
    pub one_in: usize,
    /// Operands for each cell with operands of lanes.
    pub values: usize,
    /// Operands for each cell with uniform operands; none are tried with 0.
    pub uniform_values: usize,
    /// Whether memory is accessed with uniform operands, too: that doubles the time of a short walk.
    pub uniform_memory: bool,
    /// Seed of the operands.
    pub seed: u64,
    /// Go on with further seeds until so much time has passed.
    pub time: Option<Duration>,
}

/// What became of a cell on a machine, in the worst of its modes.
#[derive(Clone, Debug)]
pub struct Finding {
    /// Index of the cell in [`Report::cells`].
    pub cell: usize,
    /// Where.
    pub machine: Machine,
    /// What.
    pub outcome: Outcome,
}

/// What became of all.
#[derive(Debug)]
pub struct Report {
    /// The cells that were walked.
    pub cells: Vec<Cell>,
    /// One for each cell and machine, sorted by both.
    pub findings: Vec<Finding>,
    /// Rounds of operands.
    pub rounds: u64,
}

/// Probes of a kernel, and kernels of a module.
const PER_KERNEL: usize = 8;
const PER_MODULE: usize = 64;

/// The cells of a profile that the filters choose.
pub fn chosen(profile: Profile, filters: &[String]) -> Vec<Cell> {
    let mut list = cells_of(profile);
    let fits = |cell: &Cell| {
        filters.is_empty()
            || filters
                .iter()
                .any(|filter| cell.mnemonic.contains(filter.as_str()) || cell.family.name() == filter)
    };
    list.retain(fits);
    list
}

/// Cells that go into the same modules: of one family, so that what a target lacks is together.
fn batches(cells: &[Cell]) -> Vec<Vec<usize>> {
    let mut all = Vec::new();
    for family in Family::ALL {
        let of: Vec<usize> = (0..cells.len()).filter(|&i| cells[i].family == family).collect();
        all.extend(of.chunks(PER_MODULE).map(<[usize]>::to_vec));
    }
    all
}

/// Walks.
pub fn walk(walk: &Walk) -> Report {
    let cells = chosen(walk.profile, &walk.filters);
    let cells: Vec<Cell> = cells.into_iter().step_by(walk.one_in.max(1)).collect();
    let batches = batches(&cells);
    let end = walk.time.map(|time| Instant::now() + time);
    let findings: Mutex<Vec<Finding>> = Mutex::new(Vec::new());
    let mut round = 0;
    loop {
        let next = AtomicUsize::new(0);
        let tasks = batches.len() * walk.machines.len();
        let work = || {
            loop {
                let task = next.fetch_add(1, Ordering::Relaxed);
                if task >= tasks || round > 0 && end.is_some_and(|end| Instant::now() >= end) {
                    return;
                }
                let machine = walk.machines[task % walk.machines.len()];
                let batch = &batches[task / walk.machines.len()];
                let found = batch_on(walk, &cells, batch, machine, round);
                findings.lock().unwrap_or_else(|e| e.into_inner()).extend(found);
            }
        };
        std::thread::scope(|scope| {
            for _ in 0..std::thread::available_parallelism().map_or(1, Into::into) {
                // Deep recursion of the compiler on large functions needs more than threads have by default.
                let thread = std::thread::Builder::new().stack_size(64 << 20);
                thread.spawn_scoped(scope, work).expect("a thread can be made");
            }
        });
        round += 1;
        if end.is_none_or(|end| Instant::now() >= end) {
            break;
        }
    }
    let mut findings = findings.into_inner().unwrap_or_else(|e| e.into_inner());
    findings.sort_by_key(|f| (f.cell, Machine::all().iter().position(|&m| m == f.machine)));
    merge(&mut findings);
    Report {
        cells,
        findings,
        rounds: round,
    }
}

/// The worst of neighbours about the same cell and machine.
fn merge(findings: &mut Vec<Finding>) {
    findings.dedup_by(|next, kept| {
        let same = next.cell == kept.cell && next.machine == kept.machine;
        if same {
            worse(&mut kept.outcome, next.outcome.clone());
        }
        same
    });
}

fn worse(kept: &mut Outcome, next: Outcome) {
    let rank = |outcome: &Outcome| match outcome {
        Outcome::Right(_) => 0,
        Outcome::Lacking(_) => 1,
        Outcome::Wrong(_) => 2,
        Outcome::Failed(_) => 3,
    };
    let is_worse = rank(&next) > rank(kept);
    match (&mut *kept, &next) {
        (Outcome::Right(a), Outcome::Right(b)) => *a += b,
        (kept, _) if is_worse => *kept = next,
        _ => {}
    }
}

/// The modes of a cell, with the number of operands of each.
fn modes(walk: &Walk, family: Family) -> Vec<(Mode, usize)> {
    let lanes = walk.values.next_multiple_of(64);
    match family {
        Family::Dispatch => vec![
            (Mode::Lanes, 256),
            (Mode::Grid, GRID.iter().product::<u32>() as usize),
        ],
        Family::CrossLane => vec![(Mode::Lanes, lanes)],
        family if family.is_only_compiled() => vec![(Mode::Lanes, 64)],
        Family::Memory if !walk.uniform_memory => vec![(Mode::Lanes, lanes)],
        _ if walk.uniform_values == 0 => vec![(Mode::Lanes, lanes)],
        _ => vec![(Mode::Lanes, lanes), (Mode::Uniform, walk.uniform_values)],
    }
}

fn batch_on(walk: &Walk, cells: &[Cell], batch: &[usize], machine: Machine, round: u64) -> Vec<Finding> {
    let mut probes: Vec<Probe<'_>> = Vec::new();
    let mut owners = Vec::new();
    for &index in batch {
        for probe in probes_of(&cells[index], walk.seed) {
            probes.push(probe);
            owners.push(index);
        }
    }
    let mut findings: Vec<Finding> = Vec::new();
    for (mode, count) in modes(walk, cells[batch[0]].family) {
        let values = Values {
            seed: walk.seed.wrapping_add(round),
            count,
            rounds: 1,
        };
        // Group memory is short: few probes that want some go into a kernel.
        let per_kernel = if cells[batch[0]].family == Family::Memory {
            PER_KERNEL / 2
        } else {
            PER_KERNEL
        };
        let outcomes = run(machine, mode, &probes, per_kernel, values);
        let found = owners.iter().zip(outcomes).map(|(&cell, outcome)| Finding {
            cell,
            machine,
            outcome,
        });
        findings.extend(found);
    }
    findings
}
