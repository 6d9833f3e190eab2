//! An outside judge: GCC's HSAIL front end (`gccbrig-11`), which compiles HSAIL for the processor that runs this.
//!
//! It runs the kernels that Wavelift's targets run, on the same operands, and is judged by the same arithmetic. So where it is right the
//! arithmetic of the cells has one more witness, and where it is not somebody has to look into the manual: `decided` says what was
//! found there, and for mistakes that can be computed what it must give with them. It has waves of one lane.

mod decided;

use crate::kernel::{GROUP, KERNARG_BYTES, Kernel, Mode, Probe, SCRATCH, fixed_byte, module};
use crate::list::Cell;
use crate::machine::Machine;
use crate::probes::probes_of;
use crate::run::{Outcome, Values, Wrong, judge};
use crate::walk::chosen;
pub use decided::DECIDED;
use decided::{decided, model};
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use wavelift_hsail::model::Profile;

/// The driver of a compiled kernel.
const DRIVER: &str = include_str!("gccbrig.c");

/// The judge as a machine: a lane by itself.
const MACHINE: Machine = Machine {
    target: "gccbrig",
    waves: &[1],
    wave: 1,
};

/// Probes of a kernel.
const PER_KERNEL: usize = 8;

/// The judge, with a folder of its own that goes with it.
pub struct Gccbrig {
    folder: PathBuf,
}

impl Drop for Gccbrig {
    fn drop(&mut self) {
        // A folder that stays behind is no reason to fail.
        let _ = std::fs::remove_dir_all(&self.folder);
    }
}

/// Runs a command to its end.
fn call(command: &mut Command) -> Result<(), String> {
    let output = command
        .output()
        .map_err(|error| format!("{}: {error}", command.get_program().to_string_lossy()))?;
    if output.status.success() {
        return Ok(());
    }
    let said = String::from_utf8_lossy(&output.stderr);
    let line = said
        .lines()
        .find(|line| line.contains("error"))
        .or(said.lines().last());
    Err(format!("{}: {}", output.status, line.unwrap_or_default()))
}

impl Gccbrig {
    /// The judge, if it is installed with what it needs.
    ///
    /// # Errors
    /// What is missing.
    pub fn new() -> Result<Gccbrig, String> {
        let name = format!("wavelift-gccbrig-{}", std::process::id());
        let judge = Gccbrig {
            folder: std::env::temp_dir().join(name),
        };
        std::fs::create_dir_all(&judge.folder).map_err(|error| error.to_string())?;
        let source = judge.folder.join("driver.c");
        std::fs::write(&source, DRIVER).map_err(|error| error.to_string())?;
        let mut gcc = Command::new("gcc");
        // The library's run-time support wants symbols of the C library's mathematics.
        gcc.args(["-O1", "-rdynamic", "-Wl,--no-as-needed", "-o"])
            .arg(judge.folder.join("driver"))
            .arg(&source)
            .args(["-ldl", "-lm"]);
        call(&mut gcc)?;
        for tool in ["HSAILasm", "gccbrig-11"] {
            let found = Command::new(tool).arg("--help").output();
            found.map_err(|error| format!("{tool}: {error}"))?;
        }
        Ok(judge)
    }

    /// Whether it can be asked of a cell: what is only compiled has no results.
    pub fn knows(cell: &Cell) -> bool {
        !cell.family.is_only_compiled() && cell.inst.opcode.vendor_extension().is_none()
    }

    /// What it makes of probes, in their order.
    pub fn run(&self, probes: &[Probe<'_>], values: Values) -> Vec<Outcome> {
        let mut outcomes = Vec::with_capacity(probes.len());
        for chunk in probes.chunks(PER_KERNEL) {
            self.run_some(&chunk.iter().collect::<Vec<_>>(), values, &mut outcomes);
        }
        outcomes
    }

    /// In one kernel, or in two where that does not work.
    fn run_some(&self, probes: &[&Probe<'_>], values: Values, outcomes: &mut Vec<Outcome>) {
        let kernel = Kernel {
            mode: Mode::Lanes,
            probes: probes.to_vec(),
            count: values.count,
        };
        match self.run_kernel(&kernel, values) {
            Ok(found) => outcomes.extend(found),
            Err(why) if probes.len() == 1 => outcomes.push(Outcome::Failed(why)),
            Err(_) => {
                let (left, right) = probes.split_at(probes.len() / 2);
                self.run_some(left, values, outcomes);
                self.run_some(right, values, outcomes);
            }
        }
    }

    fn run_kernel(&self, kernel: &Kernel<'_, '_>, values: Values) -> Result<Vec<Outcome>, String> {
        let file = |name: &str| self.folder.join(name);
        let write = |name: &str, bytes: &[u8]| -> Result<PathBuf, String> {
            let path = file(name);
            std::fs::write(&path, bytes).map_err(|error| error.to_string())?;
            Ok(path)
        };
        let text = write("k.hsail", module(std::slice::from_ref(kernel)).as_bytes())?;
        let (brig, library, output) = (file("k.brig"), file("k.so"), file("output"));
        let mut assemble = Command::new("HSAILasm");
        call(assemble.arg("-assemble").arg(&text).arg("-o").arg(&brig))?;
        call(compiler(&brig, &library).current_dir(&self.folder))?;
        let fixed: Vec<u8> = (0..KERNARG_BYTES).map(fixed_byte).collect();
        let fixed = write("fixed", &fixed)?;
        let mut outcomes = vec![Outcome::Right(0); kernel.probes.len()];
        for round in 0..values.rounds {
            let seed = values.seed.wrapping_add(round);
            let tuples: Vec<_> = kernel
                .probes
                .iter()
                .map(|p| p.tuples(seed, values.count))
                .collect();
            let input = write("input", &kernel.input(&tuples))?;
            let (_, grid, group) = kernel.launch();
            let mut run = Command::new(file("driver"));
            run.arg(&library).arg("k0");
            run.args([grid[0].to_string(), group[0].to_string()]);
            run.arg(&input).arg(&fixed).arg(&output);
            run.arg(kernel.output_bytes().to_string());
            run.arg((SCRATCH as usize * values.count).to_string());
            call(&mut run)?;
            let buffer = std::fs::read(&output).map_err(|error| error.to_string())?;
            judge(kernel, MACHINE, &tuples, &buffer, &mut outcomes);
        }
        Ok(outcomes)
    }
}

/// What became of the cells that filters choose: those on which it and the arithmetic of the cells do not agree.
#[derive(Debug, Default)]
pub struct Opinion {
    /// Cells that it agreed on.
    pub agreed: usize,
    /// Cells that it does not compile, or whose code ends with a signal.
    pub mute: Vec<(String, String)>,
    /// Cells on which it is known to be wrong, by the number of [`DECIDED`].
    pub known: Vec<(String, usize)>,
    /// How many of them give, for all operands, just what the known mistake makes of right results.
    pub exact: usize,
    /// Other disagreements: the cell, and the first of them.
    pub open: Vec<(String, Wrong)>,
}

/// Asks about cells.
///
/// # Errors
/// What is missing.
pub fn ask(cells: &[Cell], values: usize, seed: u64) -> Result<Opinion, String> {
    let judge = Gccbrig::new()?;
    let mut opinion = Opinion::default();
    let values = Values {
        seed,
        count: values.next_multiple_of(GROUP as usize),
        rounds: 1,
    };
    for cells in cells.chunks(PER_KERNEL) {
        let probes: Vec<Probe<'_>> = cells.iter().flat_map(|cell| probes_of(cell, seed)).collect();
        let outcomes = judge.run(&probes, values);
        let mut modelled = Vec::new();
        for (probe, outcome) in probes.iter().zip(outcomes) {
            let name = probe.cell.mnemonic.clone();
            match outcome {
                Outcome::Right(_) => opinion.agreed += 1,
                Outcome::Wrong(wrong) => match (decided(probe.cell), model(probe.cell)) {
                    (Some(number), None) => opinion.known.push((name, number)),
                    (Some(number), Some(model)) => {
                        let mut probe = Probe::of_registers(probe.cell, probe.immediates.clone());
                        probe.judge = Some(model);
                        modelled.push((number, probe));
                    }
                    (None, _) => opinion.open.push((name, *wrong)),
                },
                Outcome::Lacking(why) | Outcome::Failed(why) => opinion.mute.push((name, why)),
            }
        }
        let (numbers, probes): (Vec<usize>, Vec<Probe<'_>>) = modelled.into_iter().unzip();
        let outcomes = judge.run(&probes, values);
        for ((number, probe), outcome) in numbers.into_iter().zip(&probes).zip(outcomes) {
            let name = probe.cell.mnemonic.clone();
            match outcome {
                Outcome::Right(_) => {
                    opinion.exact += 1;
                    opinion.known.push((name, number));
                }
                Outcome::Wrong(wrong) => opinion.open.push((name, *wrong)),
                Outcome::Lacking(why) | Outcome::Failed(why) => opinion.mute.push((name, why)),
            }
        }
    }
    Ok(opinion)
}

/// The campaign of the command: what was found, as text.
///
/// # Errors
/// What is missing.
pub fn campaign(filters: &[String], values: usize, seed: u64) -> Result<String, String> {
    let mut cells = chosen(Profile::Full, filters);
    cells.retain(Gccbrig::knows);
    let opinion = ask(&cells, values, seed)?;
    let mut text = format!(
        "{} uses of cells agreed, {} known to be wrong ({} of them as the known mistake says in every result), {} open, {} mute\n",
        opinion.agreed,
        opinion.known.len(),
        opinion.exact,
        opinion.open.len(),
        opinion.mute.len()
    );
    for (name, wrong) in &opinion.open {
        let _ = writeln!(
            text,
            "open: {name} {:x?} {:?}: {:x?}, expected {:?}, {} of {}",
            wrong.operands, wrong.immediates, wrong.got, wrong.expected, wrong.count.0, wrong.count.1
        );
    }
    for (name, number) in &opinion.known {
        let _ = writeln!(text, "known: {name}: {}", DECIDED[*number]);
    }
    for (name, why) in &opinion.mute {
        let _ = writeln!(text, "mute: {name}: {why}");
    }
    Ok(text)
}

/// The compiler, told to compute as HSAIL does: rounding modes, signaling NaN, no contraction.
fn compiler(brig: &Path, library: &Path) -> Command {
    let mut command = Command::new("gccbrig-11");
    command
        .args(["-O1", "-frounding-math", "-fsignaling-nans", "-ffp-contract=off"])
        .args(["-fPIC", "-shared", "-fno-use-linker-plugin"])
        .arg(brig)
        .arg("-o")
        .arg(library)
        .arg("-lm");
    command
}
