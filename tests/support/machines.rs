//! Every machine that there is code for, with every size of wave: what tests run over that no target is special to. A target gets them by
//! its line in [`machines`].

use std::path::PathBuf;
use wavelift::case::{Executor, ModuleForm, ModuleSource};
use wavelift::exec::{GcnExecutor, Gen7Executor, Rdna4Executor};
use wavelift::target::{Target, rdna4_options};
use wavelift_codegen::opt::Level;
use wavelift_gen7::elf::SimdWidth;

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Wanted {
    /// What the mid-end does.
    pub level: Level,
    /// Whether functions may be inlined.
    pub inline: bool,
    /// Whether only few registers may be used, so that values are spilled.
    pub few: bool,
}

impl Default for Wanted {
    fn default() -> Self {
        Wanted {
            level: Level::Full,
            inline: true,
            few: false,
        }
    }
}

/// A compiler and its simulator.
pub struct Machine {
    /// Target and size of a wave.
    pub name: String,
    /// Lanes of a wave.
    pub wave: u32,
    /// Registers of 32 bits that lanes have.
    pub vectors: usize,
    make: Box<dyn Fn(Wanted) -> Box<dyn Executor>>,
}

impl Machine {
    /// An empty device.
    pub fn executor(&self, wanted: Wanted) -> Box<dyn Executor> {
        (self.make)(wanted)
    }
}

/// All of them.
pub fn machines() -> Vec<Machine> {
    let mut list = vec![Machine {
        name: "gfx900".into(),
        wave: 64,
        vectors: 256,
        make: Box::new(|wanted| {
            let options = wavelift_gcn::compile::Options {
                check: true,
                level: wanted.level,
                inline: wanted.inline,
                vgpr_limit: wanted.few.then_some(64),
                ..Default::default()
            };
            Box::new(GcnExecutor::new(options, Default::default()))
        }),
    }];
    for wave in [32, 64] {
        list.push(Machine {
            name: format!("gfx1201, {wave} lanes"),
            wave,
            vectors: 256,
            make: Box::new(move |wanted| {
                let options = wavelift_rdna4::compile::Options {
                    check: true,
                    level: wanted.level,
                    inline: wanted.inline,
                    vgpr_limit: wanted.few.then_some(64),
                    ..rdna4_options(Target::Gfx1201, Some(wave)).unwrap_or_default()
                };
                Box::new(Rdna4Executor::new(options, Default::default()))
            }),
        });
    }
    for simd in [SimdWidth::Simd16, SimdWidth::Simd8] {
        list.push(Machine {
            name: format!("ivb, {} lanes", simd.channels()),
            wave: simd.channels(),
            vectors: wavelift_gen7::machine::units(simd).into(),
            make: Box::new(move |wanted| {
                let options = wavelift_gen7::compile::Options {
                    simd,
                    check: true,
                    level: wanted.level,
                    inline: wanted.inline,
                    vector_limit: wanted
                        .few
                        .then_some(if simd == SimdWidth::Simd8 { 48 } else { 28 }),
                    ..Default::default()
                };
                Box::new(Gen7Executor::new(options, Default::default()))
            }),
        });
    }
    if let Ok(only) = std::env::var("WAVELIFT_MACHINE") {
        list.retain(|machine| machine.name.contains(&only));
    }
    list
}

/// Text of a module as executors take it.
pub fn source(text: String, form: ModuleForm) -> ModuleSource {
    ModuleSource {
        levels: Default::default(),
        path: PathBuf::from("test"),
        bytes: text.into_bytes(),
        form,
    }
}
