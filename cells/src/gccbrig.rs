//! An outside judge: GCC's HSAIL front end (`gccbrig-11`), which compiles HSAIL for the processor that runs this.
//!
//! It runs the kernels that Wavelift's targets run, on the same operands, and is judged by the same arithmetic. So where it is right the
//! arithmetic of the cells has one more witness, and where it is not somebody has to look into the manual: `decided` says what was
//! found there. It has waves of one lane; only cells of registers and immediates are asked.

use crate::kernel::{GROUP, KERNARG_BYTES, Kernel, Mode, Probe, SCRATCH, fixed_byte, module};
use crate::list::{Cell, Family};
use crate::machine::Machine;
use crate::probes::probes_of;
use crate::run::{Outcome, Values, Wrong, judge};
use crate::walk::chosen;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::Command;
use wavelift_hsail::model::{Opcode, Profile, Round, Type};

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

    /// Whether it can be asked of a cell.
    pub fn knows(cell: &Cell) -> bool {
        use Family::*;
        matches!(
            cell.family,
            Integer
                | PackedInteger
                | Bits
                | Data
                | Float
                | PackedFloat
                | FloatBits
                | Multimedia
                | Compare
                | PackedCompare
                | Convert
        )
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
        for (probe, outcome) in probes.iter().zip(outcomes) {
            let name = probe.cell.mnemonic.clone();
            match outcome {
                Outcome::Right(_) => opinion.agreed += 1,
                Outcome::Wrong(wrong) => match decided(probe.cell) {
                    Some(number) => opinion.known.push((name, number)),
                    None => opinion.open.push((name, *wrong)),
                },
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
        "{} uses of cells agreed, {} known to be wrong, {} open, {} mute\n",
        opinion.agreed,
        opinion.known.len(),
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

/// In what it does not agree, each decided by the manual (docs/design/cells.md).
pub const DECIDED: [&str; 10] = [
    "it rounds to nearest whatever the modifier says (HSA PRM 4.19.2)",
    "it truncates and does not saturate, whatever the integer rounding says (HSA PRM 5.19.4)",
    "it makes 1 of true; the manual says both, and Wavelift follows its table 5-27",
    "it returns or passes over signaling NaN (HSA PRM 4.19.4), and makes 1 of the fraction of numbers just below zero (HSA PRM 5.11)",
    "it computes on bits of f16 by way of f32, which makes signaling NaN quiet (HSA PRM 5.13)",
    "it takes normal numbers of f64 that f32 does not have for subnormal ones (HSA PRM 5.13.2)",
    "it compares the elements of the condition with zero as floats (HSA PRM 5.10)",
    "it rounds twice, which the manual allows; Wavelift rounds once (HSA PRM 5.12)",
    "it truncates (HSA PRM 5.15)",
    "it neither flushes the results of conversions nor makes signaling NaN quiet (HSA PRM 4.19.3, 4.19.4)",
];

/// The number of the decision on what it may make of a cell.
fn decided(cell: &Cell) -> Option<usize> {
    use Opcode::*;
    let (inst, round) = (&cell.inst, cell.inst.mods.round);
    let (to, from) = (inst.ty?, inst.source_type);
    let float = to.is_float();
    match inst.opcode {
        _ if matches!(round, Some(Round::Zero | Round::Up | Round::Down)) => Some(0),
        Cvt if from == Some(Type::B1) && to.is_signed() => Some(2),
        Cvt if float && from.is_some_and(Type::is_float) => Some(9),
        Cvt => round
            .filter(|round| {
                use Round::*;
                round.is_integer() && !matches!(round, ZeroI | ZeroISat | SZeroI)
            })
            .map(|_| 1),
        Ceil | Floor | Trunc | Rint | Fract | Min | Max if float => Some(3),
        Class => Some(5).filter(|_| from == Some(Type::F64)),
        Cmov if float => Some(6),
        Mad if float => Some(7),
        PackCvt => Some(8),
        Abs | Neg | CopySign if to.name().starts_with("f16") => Some(4),
        _ => None,
    }
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
