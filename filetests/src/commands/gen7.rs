//! The Ivy Bridge backend: `test compile` and the way `ivb` to run kernels. `simd=8` takes threads of 8 channels instead of 16, `vectors=N` and `scalars=N`
//! limit the registers, `noinline` leaves calls alone, `masks` uses lane masks where the machine has conditionals and loops. `flow` shows
//! nothing but what decides where lanes go. Emitted code is validated.

use super::machine::Made;
use crate::launch::{Arg, KernelRunner, Launch};
use crate::registry::{CommandOptions, Failure, Job, Output};
use wavelift_codegen::ir::Module;
use wavelift_codegen::machine::text::Part;
use wavelift_gen7::compile::{Options, compile_module};
use wavelift_gen7::elf::SimdWidth;
use wavelift_gen7::isa::{Cond, ExecSize, Unit, decode_all, disassemble};
use wavelift_gen7::text;
use wavelift_gen7::validate::check_code;
use wavelift_gen7_sim::{Device, DispatchOptions};
use wavelift_simulator::dispatch::signal::{NOT_COMPLETED, SIGNAL_BYTES, user_signal};

fn number(words: &CommandOptions, name: &str) -> Result<Option<u16>, Failure> {
    let Some(text) = words.value(name) else {
        return Ok(None);
    };
    let number = text.parse();
    number
        .map(Some)
        .map_err(|_| Failure::new(format!("{name}={text}: expected a number")))
}

fn options(words: &CommandOptions) -> Result<Options, Failure> {
    let simd = number(words, "simd")?.unwrap_or(16);
    Ok(Options {
        simd: SimdWidth::of(simd.into())
            .ok_or_else(|| Failure::new(format!("simd={simd}: there are 8 and 16")))?,
        check: true,
        vector_limit: number(words, "vectors")?,
        scalar_limit: number(words, "scalars")?,
        inline: !words.has("noinline"),
        structure: !words.has("masks"),
        ..Options::default()
    })
}

/// The assembly of a kernel, which the validator has seen.
pub(super) fn compile(job: &Job<'_>) -> Output {
    let compiled = compile_module(
        &super::only(job.module, &job.function.name),
        &options(job.options)?,
    )?;
    let failed = compiled.failed.into_iter().next();
    if let Some((_, error)) = failed {
        return Err(error.into());
    }
    let mut out = String::new();
    for kernel in &compiled.kernels {
        let bytes = &kernel.code.bytes;
        if let Some(first) = check_code(bytes)?.first() {
            return Err(Failure::new(first.to_string()));
        }
        if job.options.has("flow") {
            out.push_str(&flow(bytes)?);
            continue;
        }
        for line in disassemble(bytes)? {
            if let Some(label) = line.label {
                out.push_str(&format!("{label}:\n"));
            }
            out.push_str(&format!("    {}\n", line.text));
        }
    }
    Ok(out)
}

/// A kernel of the IR behind each of its passes.
pub(super) fn made(job: &Job<'_>) -> Result<Made, Failure> {
    let options = Options {
        keep_mir: true,
        watch: job.options.has("watch"),
        ..options(job.options)?
    };
    let compiled = compile_module(job.module, &options)?;
    let of_job = |(name, _): &(String, _)| *name == job.function.name;
    if let Some((_, error)) = compiled.failed.into_iter().find(of_job) {
        return Err(error.into());
    }
    let kernels = compiled.kernels.into_iter();
    let kernels = kernels.map(|kernel| (kernel.info.name, kernel.mir, kernel.code));
    let functions = compiled.functions.into_iter();
    let functions = functions.map(|function| (function.name, function.mir, function.code));
    let found = kernels
        .chain(functions)
        .find(|(name, ..)| *name == job.function.name);
    let (_, prints, code) = found.ok_or_else(|| Failure::new("the function was not compiled"))?;
    Ok(Made {
        prints,
        code: listing(&code.bytes)?,
    })
}

/// A function of machine text behind the passes that are left.
pub(super) fn resumed(part: &Part<'_>, until: Option<&str>) -> Result<Made, Failure> {
    let resumed = text::resume(part, until, true).map_err(super::machine::failure)?;
    Ok(Made {
        code: resumed
            .code
            .map_or_else(|| Ok(String::new()), |code| listing(&code.bytes))?,
        prints: resumed.prints,
    })
}

/// Code as lines with the address, the words and the text of each instruction.
fn listing(bytes: &[u8]) -> Result<String, Failure> {
    let lines = disassemble(bytes)?;
    let ends = lines
        .iter()
        .skip(1)
        .map(|line| line.offset as usize)
        .chain([bytes.len()]);
    let mut out = String::new();
    for (line, end) in lines.iter().zip(ends) {
        let words = bytes[line.offset as usize..end].chunks_exact(4);
        let words: Vec<String> = words
            .map(|word| word.iter().rev().map(|byte| format!("{byte:02x}")).collect())
            .collect();
        out.extend(line.label.iter().map(|label| format!("{label}:\n")));
        out.push_str(&format!(
            "{:>4x}: {}  {}\n",
            line.offset,
            words.join(" "),
            line.text
        ));
    }
    Ok(out)
}

/// What decides which lanes run and where the thread goes: branches, comparisons, operations on whole words (lane masks), without
/// their operands' regions and the options; and their number.
fn flow(bytes: &[u8]) -> Result<String, Failure> {
    let (mut out, mut count) = (String::new(), 0);
    for ((_, inst), line) in decode_all(bytes)?.iter().zip(disassemble(bytes)?) {
        out.extend(line.label.map(|label| format!("{label}:\n")));
        let decides = inst.op.info().unit == Unit::Branch
            || inst.control.cond != Cond::None
            || inst.control.exec == ExecSize::S1;
        if decides {
            let text = line.text.split(" {").next().unwrap_or_default();
            out.push_str(&format!("    {text}\n"));
            count += 1;
        }
    }
    Ok(format!("{out}{count} instructions\n"))
}

/// Compiles, and runs the bytes on the simulator.
pub(super) struct SimulatorRunner;

impl KernelRunner for SimulatorRunner {
    fn name(&self) -> &str {
        "ivb"
    }

    fn run(&self, module: &Module, launch: &Launch, words: &CommandOptions) -> Result<Vec<Vec<u8>>, Failure> {
        let compiled = compile_module(&super::only(module, &launch.kernel), &options(words)?)?;
        if let Some((_, error)) = compiled
            .failed
            .into_iter()
            .find(|(name, _)| *name == launch.kernel)
        {
            return Err(error.into());
        }
        let kernels = compiled.kernels.iter().map(|kernel| &kernel.code);
        for code in kernels.chain(compiled.functions.iter().map(|function| &function.code)) {
            if let Some(first) = check_code(&code.bytes)?.first() {
                return Err(Failure::new(first.to_string()));
            }
        }
        let mut device = Device::new();
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
