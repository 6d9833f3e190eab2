//! What cells run on: every target with every size of wave.

use wavelift::case::Executor;
use wavelift::exec::{GcnExecutor, Gen7Executor, InterpExecutor, Rdna4Executor};
use wavelift::target::{TARGETS, Target, rdna4_options};
use wavelift_gen7::elf::SimdWidth;

/// A target with a size of wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Machine {
    /// The target.
    pub target: Target,
    /// Lanes of a wave.
    pub wave: u32,
}

impl Machine {
    /// Every target with each of its wave sizes.
    pub fn all() -> Vec<Machine> {
        let of = |target: Target| {
            target
                .wave_sizes()
                .iter()
                .map(move |&wave| Machine { target, wave })
        };
        TARGETS.into_iter().flat_map(of).collect()
    }

    /// The target's name, with the lanes of a wave if there is a choice.
    pub fn name(self) -> String {
        match self.target.wave_sizes() {
            [_] => self.target.name().to_owned(),
            _ => format!("{} w{}", self.target.name(), self.wave),
        }
    }

    /// An empty device. Programs are compiled as the command line does.
    pub fn executor(self) -> Box<dyn Executor> {
        let wave = self.wave;
        match self.target {
            Target::Gfx900 => Box::new(GcnExecutor::new(Default::default(), Default::default())),
            Target::Gfx1200 | Target::Gfx1201 => {
                let options = rdna4_options(self.target, Some(wave)).unwrap_or_default();
                Box::new(Rdna4Executor::new(options, Default::default()))
            }
            Target::Ivb => {
                let options = wavelift_gen7::compile::Options {
                    simd: SimdWidth::of(wave).unwrap_or(SimdWidth::Simd16),
                    ..Default::default()
                };
                Box::new(Gen7Executor::new(options, Default::default()))
            }
            Target::Interp => Box::new(InterpExecutor::new(wavelift_interpreter::Options {
                wave_size: wave,
                ..Default::default()
            })),
        }
    }
}
