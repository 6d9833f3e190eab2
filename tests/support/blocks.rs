//! Thread-level blocks that waves of gfx900 enter, beside an immediate-post-dominator stack, for one case.

use super::executors::{executor, prepared, recording};
use wavelift::case::{Case, RunOptions, Verdict, run_case};
use wavelift_codegen::divergence::watch::WavePaths;
use wavelift_codegen::target::Options;
use wavelift_interpreter::WaveId;

/// Counts of all dispatches of a case.
#[derive(Clone, Copy, Debug, Default)]
pub struct Counts {
    /// Blocks entered with lanes by the machine code.
    pub entered: u64,
    /// Blocks passed through without a lane, because a skip was not worth it.
    pub empty: u64,
    /// Blocks that an immediate-post-dominator stack enters for the same paths of lanes.
    pub stack: u64,
    /// Blocks that the interpreter enters, whose lanes are on such a stack.
    pub interpreter: u64,
    /// Instructions of the code as it is shipped, without marks.
    pub instructions: u64,
    /// Those that decide which lanes run or where the wave goes.
    pub flow: u64,
    /// Cross-lane operations that were compared with the stack's.
    pub cross_lane: u64,
    /// Arrivals at immediate post-dominators that were checked.
    pub meetings: u64,
    /// Lanes of the last dispatch, and how many of them went the way that they go in the interpreter.
    pub lanes: u64,
    /// Lanes whose paths agree.
    pub same_paths: u64,
    /// Blocks of the code of which the machine enters some more often than the stack.
    pub above: u64,
}

impl Counts {
    /// Adds another case.
    pub fn add(&mut self, other: &Counts) {
        self.entered += other.entered;
        self.empty += other.empty;
        self.stack += other.stack;
        self.interpreter += other.interpreter;
        self.instructions += other.instructions;
        self.flow += other.flow;
        self.cross_lane += other.cross_lane;
        self.meetings += other.meetings;
        self.lanes += other.lanes;
        self.same_paths += other.same_paths;
        self.above += other.above;
    }
}

fn pass(verdict: Verdict, who: &str) -> Result<(), String> {
    match verdict {
        Verdict::Pass => Ok(()),
        Verdict::Fail(failure) => Err(format!("{who}: {failure}")),
        Verdict::Skip(reason) => Err(format!("{who}: skipped: {reason}")),
    }
}

/// Runs a case with its invariants watched, again without, and on the interpreter.
///
/// # Errors
/// What does not pass.
pub fn measure(case: &Case, text: bool) -> Result<Counts, String> {
    let mut counts = Counts::default();
    let run = RunOptions { text };
    let compile = |watch| Options {
        watch,
        ..Options::default()
    };
    let mut watched = executor("gfx900", compile(true));
    pass(run_case(case, &mut watched, run).verdict, "watched")?;
    let mut waves: Vec<WavePaths> = Vec::new();
    for seen in watched.seen() {
        let total = seen.profile.total();
        counts.entered += total.with_lanes;
        counts.empty += total.without_lanes;
        counts.stack += total.stack;
        counts.cross_lane += seen.profile.cross_lane;
        counts.meetings += seen.profile.meetings;
        let blocks = seen.profile.blocks.values();
        counts.above += blocks.filter(|b| b.with_lanes > b.stack).count() as u64;
        waves.extend(seen.waves.iter().cloned());
    }
    let mut shipped = executor("gfx900", compile(false));
    pass(run_case(case, &mut shipped, run).verdict, "not watched")?;
    let totals = shipped.totals();
    (counts.instructions, counts.flow) = (totals.instructions, totals.flow);
    let options = wavelift_interpreter::Options {
        wave_size: case.wave_size,
        ..Default::default()
    };
    let (mut interpreter, recorded) = recording(options, prepared("gfx900", Options::default()));
    pass(run_case(case, &mut interpreter, run).verdict, "interpreter")?;
    let recorded = recorded.borrow();
    counts.interpreter = recorded.entries;
    for wave in &waves {
        let id = WaveId {
            group: wave.group,
            wave: wave.wave,
        };
        let alone = recorded.traces.get(&id);
        for lane in (0..64).filter(|&lane| wave.lanes.has(lane)) {
            counts.lanes += 1;
            let same = alone.is_some_and(|alone| wave.trace.same_path(alone, lane));
            counts.same_paths += u64::from(same);
        }
    }
    Ok(counts)
}
