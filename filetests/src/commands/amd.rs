//! The AMD backends: `test compile`, `test legalize`, and the ways `gfx900` and `gfx1201` to run kernels. `wave=64` takes
//! waves of 64 lanes on gfx1201 instead of 32.

use crate::launch::{Arg, KernelRunner, Launch};
use crate::registry::{CommandOptions, Failure, Job, Output};
use std::marker::PhantomData;
use wavelift_amdgpu::code::Code;
use wavelift_amdgpu::compile::{Backend, Options, compile_kernel, compile_module, compile_with_callees};
use wavelift_amdgpu_sim::{Device, DispatchOptions, Machine};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::ir::{Function, FunctionKind, Module};
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

fn options<T: Target>(words: &CommandOptions) -> Result<Options<T>, Failure> {
    let vgpr_limit = match words.value("vgprs") {
        None => None,
        Some(text) => {
            let limit = text
                .parse()
                .map_err(|_| Failure::new(format!("vgprs={text}: expected a number")))?;
            Some(limit)
        }
    };
    Ok(Options {
        check: true,
        vgpr_limit,
        keep_mir: words.value("stage") == Some("mir"),
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
/// front, `stage=mir` prints
/// the machine function before allocation instead. `vgprs=N` limits the registers, `noinline` leaves calls alone.
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
    let options = options::<T>(job.options)?;
    let (code, mir, stats) = match job.function.kind {
        FunctionKind::Kernel => {
            let kernel = compile_kernel(job.module, job.id, &options)?;
            let stats = format!(
                "vgprs {} sgprs {} waits {} private {}\n",
                kernel.vgprs, kernel.sgprs, kernel.waits, kernel.private_bytes
            );
            (kernel.code, kernel.mir.text("isel").to_owned(), stats)
        }
        FunctionKind::Function => compile_function(job, &options)?,
    };
    if job.options.value("stage") == Some("mir") {
        return Ok(mir);
    }
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

/// Code, machine function and statistics of a function, for the first kernel of the module that calls it.
fn compile_function<T: Target>(
    job: &Job<'_>,
    options: &Options<T>,
) -> Result<(Code, String, String), Failure> {
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
    Ok((function.code.clone(), function.mir.text("isel").to_owned(), stats))
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
        let compiled = compile_module(&super::only(module, &launch.kernel), &options::<T>(words)?)?;
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
