//! Every machine that there is code for, with every size of wave: what tests run over that no target is special to.

use super::executors::executor;
use std::path::PathBuf;
use wavelift::case::{Executor, ModuleForm, ModuleSource};
use wavelift::targets;
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{Options, TargetInfo, Verify};

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
    /// The target.
    pub target: &'static str,
    /// Lanes of a wave.
    pub wave: u32,
    /// Registers of 32 bits that lanes have.
    pub vectors: usize,
    /// The register file of lanes, and that of waves, in options.
    pub files: [&'static str; 2],
}

impl Machine {
    /// An empty device.
    pub fn executor(&self, wanted: Wanted) -> Box<dyn Executor> {
        let few = match self.vectors {
            256.. => 64,
            all => (all * 5).div_ceil(8) as u16,
        };
        let registers = wanted.few.then(|| (self.files[0].to_owned(), few));
        Box::new(executor(
            self.target,
            Options {
                level: wanted.level,
                inline: wanted.inline,
                registers: registers.into_iter().collect(),
                verify: Verify::Passes,
                ..self.options()
            },
        ))
    }

    /// The usual choices for waves of this size.
    pub fn options(&self) -> Options {
        Options::for_wave(self.wave)
    }
}

/// A target with one of its sizes of waves.
fn machine(info: &TargetInfo, wave: u32) -> Machine {
    let file = |per_lane| {
        let mut files = info.files.iter();
        files.find(|file| file.per_lane == per_lane).expect("a file")
    };
    // A register of ivb and hsw has 8 lanes: waves of 16 have half as many.
    let count = file(true).count as usize;
    let vectors = match (info.name, wave) {
        ("ivb" | "hsw", 16) => count / 2,
        _ => count,
    };
    Machine {
        name: match info.waves {
            [_] => info.name.to_owned(),
            _ => format!("{}, {wave} lanes", info.name),
        },
        target: info.name,
        wave,
        vectors,
        files: [file(true).plural, file(false).plural],
    }
}

/// Processors that ordinary tests run a few kernels on ([`further`]): `WAVELIFT_MACHINE=gfx1100` runs any test on them.
const FURTHER: [&str; 6] = ["gfx600", "gfx700", "gfx90a", "gfx942", "gfx1030", "gfx1100"];

/// Waves that go the ways of those of another machine: 8 channels of hsw those of ivb.
const LIKE: [(&str, u32); 1] = [("hsw", 8)];

/// The machines of targets.
fn machines_of(wanted: impl Fn(&TargetInfo) -> bool) -> Vec<Machine> {
    let registry = targets();
    registry
        .compilers()
        .filter(|target| wanted(target.info()))
        .flat_map(|target| {
            let info = target.info();
            let waves = info.waves.iter();
            let waves = waves.filter(|&&wave| !LIKE.contains(&(info.name, wave)));
            waves.map(|&wave| machine(info, wave))
        })
        .collect()
}

/// All of them but those whose code is that of another one, and those of [`further`].
pub fn machines() -> Vec<Machine> {
    match std::env::var("WAVELIFT_MACHINE") {
        Ok(only) => {
            let mut list = machines_of(|_| true);
            list.retain(|machine| machine.name.contains(&only));
            list
        }
        Err(_) => machines_of(|info| info.like.is_none() && !FURTHER.contains(&info.name)),
    }
}

/// Those that only some tests run on.
#[allow(dead_code)] // Kernels are what runs on these.
pub fn further() -> Vec<Machine> {
    machines_of(|info| FURTHER.contains(&info.name))
}

/// Those whose code is that of another one, but for wait states.
#[allow(dead_code)] // Kernels are what runs on these.
pub fn others() -> Vec<Machine> {
    machines_of(|info| info.like.is_some())
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
