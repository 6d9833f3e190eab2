//! What compiling a program gives, whatever the target: a code object, facts about kernels, and what could not be compiled.

use crate::exec::{compile_ivb, program_to_ir};
use crate::stats::{Gen7Stats, KernelStats, rdna4_fields};
use crate::target::{Target, rdna4_options};
use std::fmt;
use wavelift_amdgpu::CodeObjectVersion;
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::verify::masks::Verdict;
use wavelift_codegen::{ir, opt};
use wavelift_gen7::elf::SimdWidth;

use crate::case::ModuleSource;

/// How to compile. What a target has no notion of, it passes over.
#[derive(Clone, Copy, Debug)]
pub struct Settings {
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Lanes of a wave, if they are not the target's to choose.
    pub wave: Option<u32>,
    /// Layout of AMD code objects.
    pub version: CodeObjectVersion,
    /// Vector registers that a kernel may use.
    pub vgprs: Option<u16>,
    /// Scalar registers that a kernel may use.
    pub sgprs: Option<u16>,
    /// Keep the machine functions behind each pass as text.
    pub keep_mir: bool,
    /// Look at functions behind every pass, and prove the lane masks of machine code where the target can.
    pub verify: bool,
}

/// A compiled program.
#[derive(Clone, Debug, Default)]
pub struct Product {
    /// The code object; empty if no kernel could be compiled.
    pub object: Vec<u8>,
    /// Facts about the kernels in it.
    pub kernels: Vec<Facts>,
    /// Machine functions behind each of their passes as text, if they were asked for: kernels, then functions.
    pub prints: Vec<Prints>,
    /// What is known of the lane masks of kernels and functions, by name, if it was asked for.
    pub proofs: Vec<(String, Verdict)>,
    /// What could not be compiled.
    pub failed: Vec<Refusal>,
}

/// Facts about a kernel.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Facts {
    /// Name without sigil.
    pub name: String,
    /// Names and values, in the order of reports.
    pub fields: Vec<(&'static str, u32)>,
}

impl fmt::Display for Facts {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.name)?;
        for (name, value) in &self.fields {
            writeln!(f, "    {name:<14}{value:>8}")?;
        }
        Ok(())
    }
}

/// Why something has no code.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    /// The kernel without sigil; `None` if it is about the whole program.
    pub kernel: Option<String>,
    /// What is wrong.
    pub what: String,
    /// What can be done about it.
    pub help: &'static str,
}

/// Compiles a module of the IR, which was translated for [`usual_wave`] lanes, from `source`.
///
/// # Errors
/// What is wrong with the program as a whole. Kernels that cannot be compiled are in [`Product::failed`].
pub fn compile(
    target: Target,
    module: &ir::Module,
    source: &ModuleSource,
    settings: &Settings,
) -> Result<Product, Refusal> {
    match target {
        Target::Gfx900 => gfx900(module, settings),
        Target::Gfx1200 | Target::Gfx1201 => rdna4(target, module, settings),
        Target::Ivb => ivb(module, source, settings),
        Target::Interp => Err(Refusal {
            kernel: None,
            what: "the interpreter has no machine code".to_owned(),
            help: "choose another target",
        }),
    }
}

/// The lanes that a program is translated for first.
pub fn usual_wave(target: Target, wave: Option<u32>) -> u32 {
    wave.unwrap_or(target.wave_sizes()[0])
}

fn gfx900(module: &ir::Module, settings: &Settings) -> Result<Product, Refusal> {
    let options = wavelift_gcn::compile::Options {
        version: settings.version,
        vgpr_limit: settings.vgprs,
        sgpr_limit: settings.sgprs,
        keep_mir: settings.keep_mir,
        check: settings.verify || cfg!(debug_assertions),
        prove: settings.verify,
        level: settings.level,
        ..Default::default()
    };
    let compiled = wavelift_gcn::compile::compile_module(module, &options).map_err(|error| Refusal {
        kernel: None,
        what: error.to_string(),
        help: error.help(),
    })?;
    let failed = compiled.failed.iter().map(|(name, error)| Refusal {
        kernel: Some(name.clone()),
        what: error.to_string(),
        help: error.help(),
    });
    let kernels = compiled.kernels.iter();
    let functions = compiled.functions.iter();
    let proofs = kernels.clone().map(|kernel| (&kernel.name, &kernel.proof));
    let proofs = proofs.chain(
        compiled
            .functions
            .iter()
            .map(|(_, function)| (&function.name, &function.proof)),
    );
    let proofs = proofs.filter_map(|(name, proof)| Some((name.clone(), proof.clone()?)));
    Ok(Product {
        proofs: proofs.collect(),
        failed: failed.collect(),
        prints: kernels
            .clone()
            .map(|kernel| kernel.mir.clone())
            .chain(functions.map(|(_, function)| function.mir.clone()))
            .collect(),
        kernels: kernels
            .map(|kernel| {
                let stats = KernelStats::of(kernel);
                Facts {
                    fields: stats.fields().to_vec(),
                    name: stats.name,
                }
            })
            .collect(),
        object: compiled.object,
    })
}

fn rdna4(target: Target, module: &ir::Module, settings: &Settings) -> Result<Product, Refusal> {
    let options = wavelift_rdna4::compile::Options {
        version: settings.version,
        vgpr_limit: settings.vgprs,
        sgpr_limit: settings.sgprs,
        keep_mir: settings.keep_mir,
        check: settings.verify || cfg!(debug_assertions),
        prove: settings.verify,
        level: settings.level,
        ..rdna4_options(target, settings.wave).unwrap_or_default()
    };
    let compiled = wavelift_rdna4::compile::compile_module(module, &options).map_err(|error| Refusal {
        kernel: None,
        what: error.to_string(),
        help: error.help(),
    })?;
    let failed = compiled.failed.iter().map(|(name, error)| Refusal {
        kernel: Some(name.clone()),
        what: error.to_string(),
        help: error.help(),
    });
    let kernels = compiled.kernels.iter();
    let functions = compiled.functions.iter();
    let proofs = kernels.clone().map(|kernel| (&kernel.name, &kernel.proof));
    let proofs = proofs.chain(
        compiled
            .functions
            .iter()
            .map(|(_, function)| (&function.name, &function.proof)),
    );
    let proofs = proofs.filter_map(|(name, proof)| Some((name.clone(), proof.clone()?)));
    Ok(Product {
        proofs: proofs.collect(),
        failed: failed.collect(),
        prints: kernels
            .clone()
            .map(|kernel| kernel.mir.clone())
            .chain(functions.map(|(_, function)| function.mir.clone()))
            .collect(),
        kernels: kernels
            .map(|kernel| Facts {
                name: kernel.name.clone(),
                fields: rdna4_fields(kernel, options.wave),
            })
            .collect(),
        object: compiled.object,
    })
}

fn ivb(module: &ir::Module, source: &ModuleSource, settings: &Settings) -> Result<Product, Refusal> {
    let choice = settings.wave.and_then(SimdWidth::of);
    let options = wavelift_gen7::compile::Options {
        simd: choice.unwrap_or(SimdWidth::Simd16),
        level: settings.level,
        keep_mir: settings.keep_mir,
        check: settings.verify || cfg!(debug_assertions),
        ..Default::default()
    };
    // The program for 8 channels, if it may be run with them.
    let narrow = || {
        let program = program_to_ir(std::slice::from_ref(source), SimdWidth::Simd8.channels()).ok()?;
        (choice.is_none() && !program.observes_wave_size).then_some(program.ir)
    };
    let compiled = compile_ivb(module, &options, narrow).map_err(|error| Refusal {
        kernel: None,
        what: error.to_string(),
        help: error.help(),
    })?;
    let failed = compiled.failed.iter().map(|(name, error)| Refusal {
        kernel: Some(name.clone()),
        what: error.to_string(),
        help: error.help(),
    });
    Ok(Product {
        proofs: Vec::new(),
        failed: failed.collect(),
        prints: compiled
            .kernels
            .iter()
            .map(|kernel| kernel.mir.clone())
            .chain(compiled.functions.iter().map(|function| function.mir.clone()))
            .collect(),
        kernels: compiled
            .kernels
            .iter()
            .map(|kernel| Facts {
                name: kernel.info.name.clone(),
                fields: Gen7Stats::of(kernel).fields().to_vec(),
            })
            .collect(),
        object: compiled.object,
    })
}
