//! Kernels on the simulators, by the command line.

use crate::{Error, Kernel, Machine};
use std::path::Path;
use std::process::Command;

/// What a run cost, and what it printed.
#[derive(Clone, Debug)]
pub struct Run {
    /// Wave instructions.
    pub executed: f64,
    /// Modelled cycles of all waves.
    pub cycles: f64,
    /// The buffers that the launch shows.
    pub output: String,
}

/// Compiles a kernel with both compilers, and runs ours and clang's code, each by the command line at a path. Files are written to a folder.
///
/// # Errors
/// What is not translated, what a tool says, or a run that fails.
pub fn beside(
    wavelift: &Path,
    kernel: &Kernel,
    machine: &Machine,
    folder: &Path,
) -> Result<(Run, Run), Error> {
    let text = folder.join(format!("{}.hsail", kernel.name));
    let arguments = kernel.arguments(folder)?;
    let hsail = kernel.hsail(folder)?;
    std::fs::write(&text, hsail).map_err(|error| Error::new(0, error.to_string()))?;
    let object = kernel.clangs(machine, folder)?;
    let ours = launch(wavelift, &text, kernel, machine, &arguments)?;
    let clangs = launch(wavelift, &object, kernel, machine, &arguments)?;
    Ok((ours, clangs))
}

/// Runs a file by the command line and reads its notes.
fn launch(
    wavelift: &Path,
    file: &Path,
    kernel: &Kernel,
    machine: &Machine,
    arguments: &[String],
) -> Result<Run, Error> {
    let wave = machine.wave.to_string();
    let (grid, group) = (kernel.launch.grid.as_str(), kernel.launch.group.as_str());
    let output = Command::new(wavelift)
        .arg("run")
        .arg(file)
        .args([
            "--target",
            machine.name,
            "--wave",
            &wave,
            "-v",
            "--cycles",
            "--grid",
            grid,
        ])
        .args(["--group", group])
        .args(arguments)
        .output()
        .map_err(|error| Error::new(0, format!("{}: {error}", wavelift.display())))?;
    let said = String::from_utf8_lossy(&output.stderr);
    if !output.status.success() {
        return Err(Error::new(0, format!("{}: {said}", file.display())));
    }
    let number = |after: &str| {
        let line = said.lines().find(|line| line.contains(after))?;
        let before = line.split(after).next()?;
        before.split_whitespace().last()?.parse::<f64>().ok()
    };
    let (Some(executed), Some(cycles)) = (number(" instructions in "), number(" cycles, modelled")) else {
        return Err(Error::new(
            0,
            format!("{} says no numbers: {said}", wavelift.display()),
        ));
    };
    Ok(Run {
        executed,
        cycles,
        output: String::from_utf8_lossy(&output.stdout).into_owned(),
    })
}
