//! Ivy Bridge as everybody sees it ([`Target`]).

use super::{CompileError, CompiledFunction, CompiledKernel, CompiledModule as Compiled, MACHINE, Options};
use crate::elf::{EM_INTELGT, Image, SimdWidth};
use crate::emit::Code;
use crate::{abi, isa, machine};
use object::read::elf::ElfFile64;
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};
use std::fmt::Write;
use wavelift_codegen::divergence::{DivergenceStats, linearize};
use wavelift_codegen::ir::{FuncRef, Function, Module};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::View;
use wavelift_codegen::machine::text::{Part, Prints};
use wavelift_codegen::opt;
use wavelift_codegen::pass::{Behind, Broken, Context};
use wavelift_codegen::regalloc::RegAllocStats;
use wavelift_codegen::target::{
    self, CodeLine, CompiledModule, CompiledUnit, ErrorKind, Fact, FileInfo, FileUse, Input, KernelFacts,
    Limits, ObjectError, OptionInfo, OptionKind, OptionValue, Origin, ResumedText, Target, TargetInfo,
    TextFailure,
};

/// Use of the machine's conditionals and loops.
const STRUCTURE: &str = "structure";
/// Calls that reach all code.
const FAR_CALLS: &str = "far-calls";

const OPTIONS: &[OptionInfo] = &[
    OptionInfo {
        name: STRUCTURE,
        kind: OptionKind::Flag,
        default: OptionValue::Flag(true),
        help: "Use the machine's conditionals and loops where control flow is properly nested",
    },
    OptionInfo {
        name: FAR_CALLS,
        kind: OptionKind::Flag,
        default: OptionValue::Flag(false),
        help: "Calls reach all code; without it they do where a module does not fit their 16 bits",
    },
];

/// Register files in reports.
const VECTORS: &str = "vectors";
const SCALARS: &str = "scalars";

/// Ivy Bridge.
#[derive(Debug)]
pub struct Gen7 {
    info: TargetInfo,
}

/// The target.
pub fn target() -> Gen7 {
    let files = machine::files(SimdWidth::Simd16).iter().map(|file| FileInfo {
        name: file.name,
        plural: if file.view == View::Thread {
            VECTORS
        } else {
            SCALARS
        },
        count: match file.view {
            // In threads of 8 channels there are twice as many.
            View::Thread => machine::units(SimdWidth::Simd8).into(),
            View::Wave => file.units.into(),
        },
        bits: file.unit_bits.into(),
        per_lane: file.view == View::Thread,
        fewest: 1,
    });
    Gen7 {
        info: TargetInfo {
            name: MACHINE,
            aliases: &["ivybridge", "gen7"],
            triple: TargetInfo::triple_of("intel"),
            description: "Intel Gen7 (Ivy Bridge GT2), SIMD16 and SIMD8, code objects and their simulator",
            compiles: true,
            waves: &[16, 8],
            files: files.collect(),
            features: &[],
            limits: Limits {
                group_items: MAX_GROUP_ITEMS,
                group_bytes: Some(abi::MAX_GROUP_BYTES),
                private_bytes: Some(abi::MAX_PRIVATE_BYTES),
                waves_at_once: None,
                own: &[(
                    "bytes of spilled registers of a thread",
                    abi::MAX_SCRATCH_BYTES as u64,
                )],
            },
            options: OPTIONS,
        },
    }
}

impl Gen7 {
    fn compile_for(
        &self,
        module: &Module,
        options: &target::Options,
        simd: SimdWidth,
    ) -> Result<CompiledModule, CompileError> {
        let options = Options {
            simd,
            check: options.checks(),
            prove: options.verify == target::Verify::Masks,
            level: options.level,
            inline: options.inline,
            vector_limit: options.limit_of(VECTORS),
            scalar_limit: options.limit_of(SCALARS),
            fault: options.fault,
            keep_mir: options.keep_mir,
            structure: options.flag(&self.info, STRUCTURE),
            watch: options.watch,
            leave_undefined: options.leave_undefined,
            far_calls: options.flag(&self.info, FAR_CALLS),
        };
        Ok(as_module(super::compile_module(module, &options)?, &options))
    }
}

impl Target for Gen7 {
    fn info(&self) -> &TargetInfo {
        &self.info
    }

    /// If a kernel does not fit the registers of SIMD16, nobody asked for a width, and the program cannot tell, all of it is compiled for
    /// SIMD8: the width is one for the whole program.
    fn compile(&self, input: &dyn Input, options: &target::Options) -> Result<CompiledModule, CompileError> {
        options.check(&self.info)?;
        let simd = SimdWidth::of(self.first_wave(options)).unwrap_or(SimdWidth::Simd16);
        let module = input.module(simd.channels()).map_err(ErrorKind::Input)?;
        let mut compiled = self.compile_for(&module, options, simd)?;
        if simd == SimdWidth::Simd8 || !compiled.wants_registers() {
            return Ok(compiled);
        }
        let narrow = SimdWidth::Simd8.channels();
        if options.wave.is_none()
            && !input.observes_wave_size()
            && let Ok(module) = input.module(narrow)
        {
            let again = self.compile_for(&module, options, SimdWidth::Simd8)?;
            if !again.wants_registers() {
                return Ok(again);
            }
        }
        for error in compiled.failed.iter_mut().filter(|error| error.wants_registers()) {
            error.narrower = Some(narrow);
        }
        Ok(compiled)
    }

    fn legalize(&self, func: &mut Function) -> usize {
        crate::legalize::legalize(func)
    }

    fn wave_level(&self, func: &mut Function, wave: u32) -> Result<(), Broken> {
        let mut context = Context::new(None);
        context.checked("legalize", Behind::Body, func, |func, _| {
            crate::legalize::legalize(func)
        })?;
        linearize(func, wave, &mut crate::files::assign, &mut context)?;
        Ok(())
    }

    fn resume(&self, part: &Part<'_>, until: Option<&str>, check: bool) -> Result<ResumedText, TextFailure> {
        Ok(crate::text::resume(part, until, check)?.map(|code| code.bytes))
    }

    fn origin(&self, object: &[u8]) -> Origin {
        let file = ElfFile64::<LittleEndian>::parse(object);
        match file.map(|file| file.elf_header().e_machine.get(LittleEndian)) {
            Ok(EM_INTELGT) => Origin::Own,
            Ok(_) => Origin::Foreign,
            Err(error) => Origin::unreadable(object, error),
        }
    }

    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        let read = Image::read(object);
        read.map(|_| ())
            .map_err(|error| ObjectError::Unloadable(error.to_string()))
    }

    /// The text of Mesa's disassembler with addresses and labels.
    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError> {
        let mut out = String::new();
        match raw {
            true => list_code(bytes, 0, &mut out)?,
            false => list_object(name, bytes, &mut out)?,
        }
        Ok(out)
    }

    fn list(&self, code: &[u8], _: u32) -> Result<Vec<CodeLine>, ObjectError> {
        let lines = isa::disassemble(code).map_err(|error| ObjectError::Code(error.to_string()))?;
        let lines = lines.into_iter().map(|line| CodeLine {
            offset: line.offset,
            label: line.label,
            flow: decides(&line.inst),
            text: line.text,
        });
        Ok(lines.collect())
    }
}

/// Whether an instruction decides which lanes run or where the thread goes: branches, comparisons, operations on whole words (lane masks).
fn decides(inst: &isa::Inst) -> bool {
    inst.op.info().unit == isa::Unit::Branch
        || inst.control.cond != isa::Cond::None
        || inst.control.exec == isa::ExecSize::S1
}

/// Kernels and functions of a code object. What lies between them only fills up.
fn list_object(name: &str, bytes: &[u8], out: &mut String) -> Result<(), ObjectError> {
    let malformed = |error: object::Error| ObjectError::Malformed(error.to_string());
    let file = ElfFile64::<LittleEndian>::parse(bytes).map_err(malformed)?;
    // Writing to a string cannot fail.
    let _ = write!(out, "\n{name}:\tfile format elf64-intelgt\n");
    for section in file
        .sections()
        .filter(|section| section.kind() == SectionKind::Text)
    {
        let code = section.data().map_err(malformed)?;
        let mut symbols = Vec::new();
        for symbol in file.symbols() {
            if symbol.kind() == SymbolKind::Text && symbol.section_index() == Some(section.index()) {
                symbols.push((symbol.address(), symbol.size(), symbol.name().map_err(malformed)?));
            }
        }
        symbols.sort_unstable();
        let _ = writeln!(
            out,
            "\nDisassembly of section {}:",
            section.name().map_err(malformed)?
        );
        for (address, size, symbol) in symbols {
            let start = address.wrapping_sub(section.address());
            let bytes = usize::try_from(start)
                .ok()
                .zip(usize::try_from(start.saturating_add(size)).ok())
                .and_then(|(start, end)| code.get(start..end))
                .ok_or_else(|| ObjectError::Malformed(format!("`{symbol}` is outside of its section")))?;
            let _ = writeln!(out, "\n{address:016x} <{symbol}>:");
            list_code(bytes, address, out)?;
        }
    }
    Ok(())
}

fn list_code(bytes: &[u8], base: u64, out: &mut String) -> Result<(), ObjectError> {
    let lines = isa::disassemble(bytes).map_err(|error| ObjectError::Code(error.to_string()))?;
    for line in lines {
        if let Some(label) = &line.label {
            let _ = writeln!(out, "{label}:");
        }
        let start = line.offset as usize;
        let size = if line.inst.compact { 8 } else { 16 };
        let words: Vec<String> = bytes
            .get(start..start + size)
            .unwrap_or_default()
            .chunks(4)
            .map(|word| word.iter().rev().map(|byte| format!("{byte:02x}")).collect())
            .collect();
        let address = base + u64::from(line.offset);
        let _ = writeln!(out, "    {:<80} // {address:08x}: {}", line.text, words.join(" "));
    }
    Ok(())
}

/// What compiling gave, as everybody sees it.
fn as_module(compiled: Compiled, options: &Options) -> CompiledModule {
    let kernels = compiled.kernels.len();
    let watched = match options.watch {
        true => compiled.watched(),
        false => Vec::new(),
    };
    let mut units: Vec<CompiledUnit> = compiled
        .kernels
        .into_iter()
        .map(|kernel| kernel_unit(kernel, kernels))
        .collect();
    let functions = compiled.functions.into_iter();
    units.extend(functions.map(|function| function_unit(function, kernels, options.simd)));
    let failed = compiled.failed.into_iter();
    CompiledModule {
        object: compiled.object,
        wave: options.simd.channels(),
        units,
        failed: failed.map(|(name, error)| error.of_kernel(&name)).collect(),
        thread: compiled.thread,
        watched,
    }
}

fn kernel_unit(kernel: CompiledKernel, kernels: usize) -> CompiledUnit {
    let facts = KernelFacts {
        group_bytes: kernel.info.group_bytes,
        private_bytes: kernel.info.private_bytes,
        ..facts(kernel.info.simd, &kernel.registers, &kernel.code)
    };
    CompiledUnit {
        kernel: true,
        proof: kernel.proof,
        ..unit(
            (kernel.func, kernel.info.name),
            facts,
            (kernel.code, kernel.registers),
            kernel.mir,
            places(&kernel.callees, kernels),
        )
    }
}

fn function_unit(function: CompiledFunction, kernels: usize, simd: SimdWidth) -> CompiledUnit {
    let facts = facts(simd, &function.registers, &function.code);
    CompiledUnit {
        proof: function.proof,
        ..unit(
            (function.func, function.name),
            facts,
            (function.code, function.registers),
            function.mir,
            places(&function.callees, kernels),
        )
    }
}

fn unit(
    (func, symbol): (FuncRef, String),
    facts: KernelFacts,
    (code, registers): (Code, RegAllocStats),
    mir: Prints,
    callees: Vec<usize>,
) -> CompiledUnit {
    CompiledUnit {
        func,
        symbol,
        kernel: false,
        facts,
        code: code.bytes,
        lines: code.lines,
        callees,
        mir,
        proof: None,
        times: Default::default(),
        midend: opt::Stats::default(),
        legalized: opt::Stats::default(),
        divergence: DivergenceStats::default(),
        registers,
    }
}

/// Places of functions after so many kernels.
fn places(callees: &[(FuncRef, usize)], kernels: usize) -> Vec<usize> {
    callees.iter().map(|(_, place)| kernels + place).collect()
}

/// What registers and code say.
fn facts(simd: SimdWidth, registers: &RegAllocStats, code: &Code) -> KernelFacts {
    let of = |file: usize, name: &'static str| {
        let stats = registers.files.get(file);
        FileUse {
            name,
            used: stats.map_or(0, |stats| stats.units.into()),
            spills: stats.map_or(0, |stats| stats.spills),
            copies: stats.map_or(0, |stats| stats.copies),
        }
    };
    let fact = |name, unit, value| Fact { name, unit, value };
    KernelFacts {
        wave: simd.channels(),
        files: vec![
            of(machine::VECTOR.0.into(), VECTORS),
            of(machine::SCALAR.0.into(), SCALARS),
        ],
        code_bytes: code.bytes.len() as u32,
        instructions: code.counts.all,
        branches: code.counts.branches,
        own: vec![
            fact("spill_bytes", "bytes of a thread", code.scratch_bytes),
            fact("messages", "instructions", code.counts.messages),
        ],
        ..KernelFacts::default()
    }
}
