//! The AMD targets as everybody sees them ([`Target`]).

use super::{
    Backend, CompileError, CompiledFunction, CompiledKernel, CompiledModule as Compiled, FunctionId, Options,
    compile_module,
};
use crate::abi::MAX_GROUP_BYTES;
use crate::elf::Image;
use crate::isa::listing::Listing;
use crate::isa::{self, WaveSize};
use crate::target::{CodeObjectVersion, TargetId};
use cranelift_entity::EntityRef;
use object::elf::EM_AMDGPU;
use object::read::elf::ElfFile64;
use object::{LittleEndian, Object, ObjectSection, ObjectSymbol, SectionKind, SymbolKind};
use std::fmt::Write;
use wavelift_codegen::divergence::{DivergenceStats, linearize};
use wavelift_codegen::ir::{FuncRef, Function};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::machine::View;
use wavelift_codegen::machine::text::Part;
use wavelift_codegen::opt;
use wavelift_codegen::pass::{Behind, Broken, Context};
use wavelift_codegen::regalloc::RegAllocStats;
use wavelift_codegen::target::{
    self, CodeLine, CompiledModule, CompiledUnit, Fact, FileInfo, FileUse, Input, KernelFacts, Limits,
    ObjectError, OptionInfo, OptionKind, OptionValue, Origin, ResumedText, Target, TargetInfo, TextFailure,
};

/// Layout of code objects.
const VERSION: &str = "code-object-version";

/// Options that only the AMD targets have.
const OPTIONS: &[OptionInfo] = &[OptionInfo {
    name: VERSION,
    kind: OptionKind::Number(&[4, 5, 6]),
    default: OptionValue::Number(5),
    help: "Layout of code objects for AMD GPUs",
}];

/// Register files in reports.
const SGPRS: &str = "sgprs";
const VGPRS: &str = "vgprs";

/// An AMD processor as a target.
#[derive(Debug)]
pub struct Amd<B: Backend> {
    processor: B::Processor,
    info: TargetInfo,
}

impl<B: Backend> Amd<B> {
    /// The target of a processor.
    pub fn new(
        processor: B::Processor,
        description: &'static str,
        aliases: &'static [&'static str],
    ) -> Amd<B> {
        let waves = B::WAVES;
        let wave = waves
            .first()
            .and_then(|&lanes| B::wave(lanes))
            .unwrap_or_default();
        let files = B::files(wave.into()).iter().map(|file| FileInfo {
            name: file.name,
            plural: if file.view == View::Thread { VGPRS } else { SGPRS },
            count: file.units.into(),
            bits: file.unit_bits.into(),
            per_lane: file.view == View::Thread,
            fewest: 1,
        });
        let private = waves
            .iter()
            .filter_map(|&lanes| B::wave(lanes))
            .map(|wave| B::max_private_bytes(wave.into()));
        let limits = Limits {
            group_items: MAX_GROUP_ITEMS,
            group_bytes: Some(MAX_GROUP_BYTES),
            private_bytes: private.min(),
            waves_at_once: Some(B::waves_at_once(wave.into(), (1, 1))),
            own: &[],
        };
        let info = TargetInfo {
            name: processor.into(),
            aliases,
            triple: TargetInfo::triple_of("amd"),
            description,
            compiles: true,
            waves,
            files: files.collect(),
            features: &[],
            limits,
            options: OPTIONS,
        };
        Amd { processor, info }
    }

    /// What this backend's compiler has to know.
    fn options(&self, options: &target::Options, wave: u32) -> Options<B> {
        let version = match options.number(&self.info, VERSION) {
            Some(4) => CodeObjectVersion::V4,
            Some(6) => CodeObjectVersion::V6,
            _ => CodeObjectVersion::V5,
        };
        Options {
            version,
            processor: self.processor,
            wave: B::wave(wave).unwrap_or_default(),
            check: options.checks(),
            vgpr_limit: options.limit_of(VGPRS),
            sgpr_limit: least(options.limit_of(SGPRS), B::most_sgprs(self.processor)),
            watch: options.watch,
            prove: options.verify == target::Verify::Masks,
            fault: options.fault,
            keep_mir: options.keep_mir,
            level: options.level,
            inline: options.inline,
            fuel: options.fuel,
            clock: options.clock,
        }
    }
}

/// The lower of two limits.
fn least(a: Option<u16>, b: Option<u16>) -> Option<u16> {
    a.into_iter().chain(b).min()
}

impl<B: Backend> Target for Amd<B> {
    fn info(&self) -> &TargetInfo {
        &self.info
    }

    fn compile(&self, input: &dyn Input, options: &target::Options) -> Result<CompiledModule, CompileError> {
        options.check(&self.info)?;
        let wave = self.first_wave(options);
        let module = input.module(wave).map_err(target::ErrorKind::Input)?;
        let options = self.options(options, wave);
        let compiled = compile_module(&module, &options)?;
        Ok(as_module(compiled, &options))
    }

    fn legalize(&self, func: &mut Function) -> usize {
        B::legalize(func)
    }

    fn wave_level(&self, func: &mut Function, wave: u32) -> Result<(), Broken> {
        let mut context = Context::new(None);
        context.checked("legalize", Behind::Body, func, |func, _| B::legalize(func))?;
        linearize(func, wave, &mut B::assign_files, &mut context)?;
        Ok(())
    }

    fn resume(&self, part: &Part<'_>, until: Option<&str>, check: bool) -> Result<ResumedText, TextFailure> {
        let resumed = crate::text::resume::<B>(part, until, check)?;
        Ok(resumed.map(|code| code.bytes()))
    }

    fn origin(&self, object: &[u8]) -> Origin {
        let file = match ElfFile64::<LittleEndian>::parse(object) {
            Ok(file) => file,
            Err(error) => return Origin::unreadable(object, error),
        };
        let header = file.elf_header();
        if header.e_machine.get(LittleEndian) != EM_AMDGPU {
            return Origin::Foreign;
        }
        let flags = header.e_flags.get(LittleEndian);
        match TargetId::from_e_flags(flags) {
            Some(target) if target.processor.name == self.info.name => Origin::Own,
            Some(target) => Origin::Relative(target.to_string()),
            None => Origin::Relative(format!("machine {:#x}", flags & 0xff)),
        }
    }

    fn check_object(&self, object: &[u8]) -> Result<(), ObjectError> {
        let read = Image::read(object);
        read.map(|_| ())
            .map_err(|error| ObjectError::Unloadable(error.to_string()))
    }

    fn disassemble(&self, name: &str, bytes: &[u8], raw: bool) -> Result<String, ObjectError> {
        if raw {
            let wave = self.info.waves.first().and_then(|&lanes| B::wave(lanes));
            return Ok(plain_code::<B>(bytes, wave.unwrap_or_default().into()));
        }
        list_object::<B>(name, bytes)
    }

    fn list(&self, code: &[u8], wave: u32) -> Result<Vec<CodeLine>, ObjectError> {
        let wave = B::wave(wave).unwrap_or_default();
        Ok(lines_of(&plain_code::<B>(code, wave.into())))
    }
}

/// Code without any file around it, as if it were at address 0. Branch targets get labels.
fn plain_code<B: Backend>(code: &[u8], wave: WaveSize) -> String {
    let listing = Listing {
        base: 0,
        symbols: Vec::new(),
        labels: true,
    };
    isa::render(B::SUBTARGET.machine(wave), &listing, code)
}

/// Whether assembly writes EXEC or branches on it: what divergent control flow costs.
pub fn is_flow(text: &str) -> bool {
    let mut words = text.split_whitespace();
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

/// The instructions of a listing with addresses: `\ttext // 000000000104: words`, and labels as `0000000000000104 <L0>:`.
fn lines_of(listing: &str) -> Vec<CodeLine> {
    let mut label = None;
    let mut lines = Vec::new();
    for line in listing.lines() {
        let (text, comment) = line.split_once("//").unwrap_or((line, ""));
        let text = text.trim();
        if let Some((_, name)) = text.split_once('<').filter(|_| text.ends_with(">:")) {
            label = Some(name.trim_end_matches(">:").to_owned());
        } else if !text.is_empty() {
            let address = comment.trim().split(':').next().unwrap_or_default();
            lines.push(CodeLine {
                offset: u32::from_str_radix(address, 16).unwrap_or_default(),
                label: label.take(),
                text: text.to_owned(),
                flow: is_flow(text),
            });
        }
    }
    lines
}

/// The code sections of a code object, linked or not, line by line what `llvm-objdump -d` prints.
fn list_object<B: Backend>(name: &str, bytes: &[u8]) -> Result<String, ObjectError> {
    let malformed = |error: object::Error| ObjectError::Malformed(error.to_string());
    let file = ElfFile64::<LittleEndian>::parse(bytes).map_err(malformed)?;
    let wave = wave_size::<B>(bytes);
    let mut out = format!("\n{name}:\tfile format elf64-amdgpu\n");
    for section in file
        .sections()
        .filter(|section| section.kind() == SectionKind::Text)
    {
        let code = section.data().map_err(malformed)?;
        if code.is_empty() {
            continue;
        }
        let mut symbols = Vec::new();
        for symbol in file.symbols() {
            if symbol.kind() == SymbolKind::Text && symbol.section_index() == Some(section.index()) {
                symbols.push((symbol.address(), symbol.name().map_err(malformed)?));
            }
        }
        symbols.sort_unstable();
        let listing = Listing {
            base: section.address(),
            symbols,
            labels: false,
        };
        let section = section.name().map_err(malformed)?;
        // Writing to a string cannot fail.
        let _ = write!(out, "\nDisassembly of section {section}:\n\n");
        out.push_str(&isa::render(B::SUBTARGET.machine(wave), &listing, code));
    }
    Ok(out)
}

/// The wave size of the kernels of a linked code object; the usual one where it does not say. Text of lane masks depends on it.
fn wave_size<B: Backend>(bytes: &[u8]) -> WaveSize {
    if let Some(only) = B::SUBTARGET.isa.traits().only_wave {
        return only;
    }
    let wide = Image::read(bytes).is_ok_and(|image| {
        let mut kernels = image.kernels.iter();
        kernels.any(|kernel| kernel.descriptor.properties.wavefront_size32() == 0)
    });
    if wide { WaveSize::Wave64 } else { WaveSize::Wave32 }
}

/// What compiling gave, as everybody sees it.
fn as_module<B: Backend>(compiled: Compiled, options: &Options<B>) -> CompiledModule {
    let kernels = compiled.kernels.len();
    let watched = match options.watch {
        true => compiled.watched(),
        false => Vec::new(),
    };
    let mut units: Vec<CompiledUnit> = compiled
        .kernels
        .into_iter()
        .map(|kernel| kernel_unit(kernel, kernels, options))
        .collect();
    let functions = compiled.functions.into_list().into_iter();
    units.extend(functions.map(|function| function_unit(function, kernels, options)));
    let failed = compiled.failed.into_iter();
    CompiledModule {
        object: compiled.object,
        wave: options.wave_size().lanes(),
        units,
        failed: failed.map(|(name, error)| error.of_kernel(&name)).collect(),
        thread: compiled.thread,
        watched,
    }
}

fn kernel_unit<B: Backend>(kernel: CompiledKernel, kernels: usize, options: &Options<B>) -> CompiledUnit {
    let wave = options.wave_size();
    let facts = KernelFacts {
        group_bytes: kernel.group_bytes,
        private_bytes: kernel.private_bytes,
        dynamic_stack: kernel.dynamic_stack,
        code_bytes: kernel.code.words.len() as u32 * 4,
        instructions: kernel.code.instructions,
        branches: kernel.code.branches,
        waves_at_once: Some(B::waves_at_once(wave, (kernel.sgprs, kernel.vgprs))),
        own: counts::<B>(kernel.waits, kernel.guards, kernel.pairs),
        ..facts(wave, (kernel.sgprs, kernel.vgprs), &kernel.registers)
    };
    CompiledUnit {
        func: kernel.func,
        symbol: kernel.name,
        kernel: true,
        facts,
        code: kernel.code.bytes(),
        lines: kernel.code.lines,
        callees: places(&kernel.callees, kernels),
        mir: kernel.mir,
        proof: kernel.proof,
        times: kernel.times,
        midend: kernel.midend,
        legalized: kernel.legalized,
        divergence: kernel.divergence,
        registers: kernel.registers,
    }
}

fn function_unit<B: Backend>(
    function: CompiledFunction,
    kernels: usize,
    options: &Options<B>,
) -> CompiledUnit {
    let facts = KernelFacts {
        private_bytes: function.frame_bytes,
        code_bytes: function.code.words.len() as u32 * 4,
        instructions: function.code.instructions,
        branches: function.code.branches,
        own: counts::<B>(function.waits, function.guards, function.pairs),
        ..facts(
            options.wave_size(),
            (function.sgprs, function.vgprs),
            &function.registers,
        )
    };
    CompiledUnit {
        func: function.func,
        symbol: function.name,
        kernel: false,
        facts,
        code: function.code.bytes(),
        lines: function.code.lines,
        callees: places(&function.callees, kernels),
        mir: function.mir,
        proof: function.proof,
        times: Default::default(),
        midend: opt::Stats::default(),
        legalized: opt::Stats::default(),
        divergence: DivergenceStats::default(),
        registers: function.registers,
    }
}

/// Places of functions after so many kernels.
fn places(callees: &[(FuncRef, FunctionId)], kernels: usize) -> Vec<usize> {
    callees.iter().map(|(_, id)| kernels + id.index()).collect()
}

/// What registers say.
fn facts(wave: WaveSize, (sgprs, vgprs): (u16, u16), registers: &RegAllocStats) -> KernelFacts {
    let of = |file: usize, name: &'static str, used: u16| {
        let stats = registers.files.get(file);
        FileUse {
            name,
            used: used.into(),
            spills: stats.map_or(0, |stats| stats.spills),
            copies: stats.map_or(0, |stats| stats.copies),
        }
    };
    KernelFacts {
        wave: wave.lanes(),
        files: vec![of(1, VGPRS, vgprs), of(0, SGPRS, sgprs)],
        ..KernelFacts::default()
    }
}

/// Instructions that passes after allocation put in, as far as the machine has such.
fn counts<B: Backend>(waits: usize, guards: usize, pairs: usize) -> Vec<Fact> {
    let all = [("waits", waits), ("guards", guards), ("pairs", pairs)];
    let known = all.into_iter().filter(|(name, _)| B::COUNTS.contains(name));
    known
        .map(|(name, value)| Fact {
            name,
            unit: "instructions",
            value: value as u32,
        })
        .collect()
}
