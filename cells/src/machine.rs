//! What cells run on: every target with every size of wave, but for targets whose code is that of another one.

use wavelift::case::Executor;
use wavelift::exec::TargetExecutor;
use wavelift::target::{Options, TargetInfo};
use wavelift::{Limits, SAMPLED, targets};

/// A target with a size of wave.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Machine {
    /// The target.
    pub target: &'static str,
    /// Sizes of waves that it can have.
    pub waves: &'static [u32],
    /// Lanes of a wave.
    pub wave: u32,
}

impl Machine {
    /// Every target with each of its wave sizes, but for those whose code is that of another one.
    pub fn all() -> Vec<Machine> {
        Machine::those(|info| info.like.is_none())
    }

    /// Every target with each of its wave sizes.
    pub fn every() -> Vec<Machine> {
        Machine::those(|_| true)
    }

    /// Those of all that tests walk as a whole, and those of which they walk one cell in nine.
    pub fn whole_and_sampled() -> (Vec<Machine>, Vec<Machine>) {
        let sampled = |machine: &Machine| SAMPLED.contains(&machine.target);
        Machine::all().into_iter().partition(|machine| !sampled(machine))
    }

    fn those(wanted: impl Fn(&TargetInfo) -> bool) -> Vec<Machine> {
        let of = |info: &TargetInfo| {
            let (target, waves) = (info.name, info.waves);
            waves.iter().map(move |&wave| Machine { target, waves, wave })
        };
        let registry = targets();
        let infos = registry.targets().map(|target| target.info());
        infos.filter(|info| wanted(info)).flat_map(of).collect()
    }

    /// The target's name, with the lanes of a wave if there is a choice.
    pub fn name(self) -> String {
        match self.waves {
            [_] => self.target.to_owned(),
            _ => format!("{} w{}", self.target, self.wave),
        }
    }

    /// An empty device. Programs are compiled as the command line does.
    ///
    /// # Panics
    /// If nothing executes programs of the target.
    pub fn executor(self) -> Box<dyn Executor> {
        let options = Options::for_wave(self.wave);
        let executor = TargetExecutor::new(&targets(), self.target, options, Limits::default());
        match executor {
            Ok(executor) => Box::new(executor),
            Err(error) => panic!("{error}"),
        }
    }
}
