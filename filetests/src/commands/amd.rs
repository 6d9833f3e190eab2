//! The AMD backends: `test compile`, `test legalize`, and the ways `gfx900` and `gfx1201` to run kernels. `wave=64` takes
//! waves of 64 lanes on gfx1201 instead of 32.

use super::machine::Made;
use crate::launch::{Arg, KernelRunner, Launch};
use crate::registry::{CommandOptions, Failure, Job, Output};
use std::marker::PhantomData;
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::compile::{Backend, Options, compile_kernel, compile_module, compile_with_callees};
use wavelift_amdgpu::text::resume;
use wavelift_amdgpu_sim::{Device, DispatchOptions, Machine};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::ir::{Function, FunctionKind, Module};
use wavelift_codegen::machine::text::{Part, Prints};
use wavelift_gcn::compile::{Gfx900, Lanes64};
use wavelift_rdna4::compile::{Gfx12, WaveSize};
use wavelift_simulator::dispatch::signal::{NOT_COMPLETED, SIGNAL_BYTES, user_signal};

/// An AMD target of filetests.
pub(super) trait Target: Backend {
    /// The simulator that runs its code.
    type Simulator: Machine;
    /// As files name it.
    const NAME: &str;

    /// The lanes that options ask for.
    fn wave(words: &CommandOptions) -> Result<Self::Wave, Failure>;
    /// The text of code.
    fn disassemble(bytes: &[u8], wave: Self::Wave) -> String;
}

impl Target for Gfx900 {
    type Simulator = wavelift_gcn_sim::Gfx900;

    const NAME: &str = "gfx900";

    fn wave(words: &CommandOptions) -> Result<Self::Wave, Failure> {
        match words.value("wave") {
            None | Some("64") => Ok(Lanes64),
            Some(other) => Err(Failure::new(format!(
                "wave={other}: gfx900 has waves of 64 lanes"
            ))),
        }
    }

    fn disassemble(bytes: &[u8], _: Self::Wave) -> String {
        wavelift_gcn::isa::disassemble(bytes, 0)
    }
}

impl Target for Gfx12 {
    type Simulator = wavelift_rdna4_sim::Gfx12;

    const NAME: &str = "gfx1201";

    fn wave(words: &CommandOptions) -> Result<Self::Wave, Failure> {
        match words.value("wave") {
            None | Some("32") => Ok(WaveSize::Wave32),
            Some("64") => Ok(WaveSize::Wave64),
            Some(other) => Err(Failure::new(format!(
                "wave={other}: gfx1201 has waves of 32 and 64 lanes"
            ))),
        }
    }

    fn disassemble(bytes: &[u8], wave: Self::Wave) -> String {
        wavelift_rdna4::isa::disassemble(bytes, 0, wave)
    }
}

fn options<T: Target>(words: &CommandOptions, keep_mir: bool) -> Result<Options<T>, Failure> {
    let limit = |name: &str| {
        let text = words.value(name);
        let number = text.map(|text| {
            let wrong = |_| Failure::new(format!("{name}={text}: expected a number"));
            text.parse().map_err(wrong)
        });
        number.transpose()
    };
    Ok(Options {
        check: true,
        vgpr_limit: limit("vgprs")?,
        sgpr_limit: limit("sgprs")?,
        keep_mir,
        watch: words.has("watch"),
        inline: !words.has("noinline"),
        wave: T::wave(words)?,
        ..Options::default()
    })
}

/// Whether a line of assembly writes EXEC or branches on it: what divergent control flow costs.
pub fn is_flow(line: &str) -> bool {
    let mut words = line.split_whitespace();
    let (Some(mnemonic), target) = (words.next(), words.next().unwrap_or_default()) else {
        return false;
    };
    let target = target.trim_end_matches(',');
    mnemonic.contains("saveexec")
        || mnemonic.contains("wrexec")
        || mnemonic.starts_with("v_cmpx")
        || mnemonic.starts_with("s_cbranch_exec")
        || (mnemonic.starts_with("s_") && matches!(target, "exec" | "exec_lo" | "exec_hi"))
}

/// The assembly of a kernel or function, without addresses; `stats` adds lines with registers, waits and the writes and tests of EXEC in
/// front. `vgprs=N` and `sgprs=N` limit the registers, `noinline` leaves calls alone.
pub(super) fn compile(job: &Job<'_>) -> Output {
    match job.target {
        Some(Gfx900::NAME) => compile_for::<Gfx900>(job),
        Some(Gfx12::NAME) => compile_for::<Gfx12>(job),
        Some("ivb") => super::gen7::compile(job),
        _ => Err(Failure::new(
            "`test compile` needs `; target gfx900`, `; target gfx1201` or `; target ivb`",
        )),
    }
}

fn compile_for<T: Target>(job: &Job<'_>) -> Output {
    let options = options::<T>(job.options, false)?;
    let (code, _, stats) = compile_one(job, &options)?;
    let bytes: Vec<u8> = code.words.iter().flat_map(|w| w.to_le_bytes()).collect();
    let text = T::disassemble(&bytes, options.wave);
    let mut out = if job.options.has("stats") {
        format!(
            "{stats}flow {}\n",
            text.lines().filter(|line| is_flow(line)).count()
        )
    } else {
        String::new()
    };
    for line in text.lines() {
        let text = line.split("//").next().unwrap_or_default().trim_end();
        // A label stands behind its address: `0000000000000104 <L0>:`.
        let label = text
            .split_once('<')
            .filter(|_| text.ends_with(">:"))
            .map(|(_, name)| name.trim_end_matches(">:"));
        match label {
            Some(name) => out.push_str(&format!("{name}:\n")),
            None if text.is_empty() => {}
            None => out.push_str(&format!("    {}\n", text.trim_start())),
        }
    }
    Ok(out)
}

/// Code, machine function and statistics of a kernel or function.
fn compile_one<T: Target>(job: &Job<'_>, options: &Options<T>) -> Result<(Code, Prints, String), Failure> {
    match job.function.kind {
        FunctionKind::Kernel => {
            let kernel = compile_kernel(job.module, job.id, options)?;
            let stats = format!(
                "vgprs {} sgprs {} waits {} private {}\n",
                kernel.vgprs, kernel.sgprs, kernel.waits, kernel.private_bytes
            );
            Ok((kernel.code, kernel.mir, stats))
        }
        FunctionKind::Function => compile_function(job, options),
    }
}

/// A function of the IR behind each of its passes.
pub(super) fn made<T: Target>(job: &Job<'_>) -> Result<Made, Failure> {
    let options = options::<T>(job.options, true)?;
    let (code, prints, _) = compile_one(job, &options)?;
    let code = listing::<T>(&code, options.wave);
    Ok(Made { prints, code })
}

/// A function of machine text behind the passes that are left.
pub(super) fn resumed<T: Target>(part: &Part<'_>, until: Option<&str>) -> Result<Made, Failure> {
    let resumed = resume::<T>(part, until, true).map_err(super::machine::failure)?;
    let words = CommandOptions(vec![format!("wave={}", part.header.wave)]);
    let wave = T::wave(&words)?;
    let code = resumed
        .code
        .map_or_else(String::new, |code| listing::<T>(&code, wave));
    Ok(Made {
        prints: resumed.prints,
        code,
    })
}

/// Code as lines with the address, the words and the text of each instruction.
fn listing<T: Target>(code: &Code, wave: T::Wave) -> String {
    let mut out = String::new();
    for line in T::disassemble(&code.bytes(), wave).lines() {
        let Some((text, place)) = line.split_once("//") else {
            continue;
        };
        let (address, words) = place.split_once(':').unwrap_or((place, ""));
        let address = u64::from_str_radix(address.trim(), 16).unwrap_or(0);
        out.push_str(&format!("{address:>4x}: {:<18} {}\n", words.trim(), text.trim()));
    }
    out
}

/// Code, machine function and statistics of a function, for the first kernel of the module that calls it.
fn compile_function<T: Target>(
    job: &Job<'_>,
    options: &Options<T>,
) -> Result<(Code, Prints, String), Failure> {
    let graph = CallGraph::new(job.module);
    let mut kernels = job
        .module
        .defined()
        .filter(|(_, func)| func.kind == FunctionKind::Kernel);
    let Some((kernel, _)) = kernels.find(|(id, _)| graph.reachable(*id).contains(&job.id)) else {
        return Err(Failure::new("no kernel calls the function"));
    };
    let (_, functions) = compile_with_callees(job.module, kernel, options)?;
    let found = functions.iter().find(|(_, function)| function.func == job.id);
    let (_, function) = found.ok_or_else(|| Failure::new("the function was not compiled"))?;
    let stats = format!(
        "vgprs {} sgprs {} waits {} frame {}\n",
        function.vgprs, function.sgprs, function.waits, function.frame_bytes
    );
    Ok((function.code.clone(), function.mir.clone(), stats))
}

/// Replaces what the machine lacks.
pub(super) fn legalize(func: &mut Function, _job: &Job<'_>) -> Result<(), Failure> {
    wavelift_gcn::legalize::legalize(func);
    Ok(())
}

/// Compiles for a target, and runs the bytes on its simulator.
pub(super) struct SimulatorRunner<T>(PhantomData<fn() -> T>);

/// The way to run kernels on gfx900.
pub(super) const GFX900: SimulatorRunner<Gfx900> = SimulatorRunner(PhantomData);
/// The way to run kernels on gfx1201.
pub(super) const GFX1201: SimulatorRunner<Gfx12> = SimulatorRunner(PhantomData);

impl<T: Target> KernelRunner for SimulatorRunner<T> {
    fn name(&self) -> &str {
        T::NAME
    }

    fn run(&self, module: &Module, launch: &Launch, words: &CommandOptions) -> Result<Vec<Vec<u8>>, Failure> {
        let compiled = compile_module(&super::only(module, &launch.kernel), &options::<T>(words, false)?)?;
        if let Some((_, error)) = compiled
            .failed
            .into_iter()
            .find(|(name, _)| *name == launch.kernel)
        {
            return Err(error.into());
        }
        let mut device = Device::<T::Simulator>::new();
        let mut buffers = Vec::new();
        for arg in &launch.args {
            if let Arg::Buffer(bytes) = arg {
                let name = format!("buffer {}", buffers.len());
                let buffer = device.allocate(&name, bytes.len() as u64)?;
                device.bytes_mut(buffer).copy_from_slice(bytes);
                buffers.push(buffer);
            }
        }
        let addresses: Vec<u64> = buffers.iter().map(|&buffer| device.address(buffer)).collect();
        let func = module.defined().find(|(_, func)| func.name == launch.kernel);
        let (_, func) = func.ok_or_else(|| Failure::new(format!("no kernel %{}", launch.kernel)))?;
        let kernarg = launch.kernarg(func, &addresses)?;
        let object = device.load(&compiled.object)?;
        let (grid, group, dynamic) = (launch.grid, launch.group, launch.dynamic_group_bytes);
        let signal = device.allocate("completion signal", SIGNAL_BYTES)?;
        device
            .bytes_mut(signal)
            .copy_from_slice(&user_signal(NOT_COMPLETED));
        let choices = DispatchOptions {
            completion_signal: device.address(signal),
            ..DispatchOptions::default()
        };
        device.dispatch(object, &launch.kernel, grid, group, dynamic, &kernarg, &choices)?;
        Ok(buffers
            .iter()
            .map(|&buffer| device.bytes(buffer).to_vec())
            .collect())
    }
}
