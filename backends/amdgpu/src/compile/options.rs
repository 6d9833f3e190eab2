//! How to compile.

use super::Backend;
use crate::isa::value::WaveSize;
use crate::target::CodeObjectVersion;
use std::time::Duration;
use wavelift_codegen::opt;
use wavelift_codegen::pass::Fault;

/// How to compile.
#[derive(Clone, Copy, Debug)]
pub struct Options<B: Backend> {
    /// Layout of the code object.
    pub version: CodeObjectVersion,
    /// The processor.
    pub processor: B::Processor,
    /// Lanes of a wave.
    pub wave: B::Wave,
    /// Run the register allocator's checkers.
    pub check: bool,
    /// VGPRs that a kernel may use, for more waves at once; values beyond go to scratch memory.
    pub vgpr_limit: Option<u16>,
    /// SGPRs that a kernel may use; values beyond go to lanes of vector registers.
    pub sgpr_limit: Option<u16>,
    /// Mark in the code what a simulator watches ([`CompiledModule::watched`](super::CompiledModule::watched)). The code keeps a
    /// few writes of EXEC that nothing but a mark would miss.
    pub watch: bool,
    /// Prove on the code that its masks keep the lanes (`wavelift_codegen::verify::masks`). Marks the code as [`Options::watch`].
    pub prove: bool,
    /// For tests of the checks behind passes, which then must be on.
    pub fault: Option<Fault>,
    /// Keep the machine function behind each pass as text. With [`Options::check`] every text is read back and compared.
    pub keep_mir: bool,
    /// How much the mid-end does.
    pub level: opt::Level,
    /// Inline functions, if the mid-end does all it can.
    pub inline: bool,
    /// Changes that the mid-end may make in one kernel, and calls that it may inline, for finding one that is wrong.
    pub fuel: u64,
    /// Leave variables that the program does not define to a linker or loader.
    pub leave_undefined: bool,
    /// Make an object for a linker.
    pub relocatable: bool,
    /// The clock of [`PhaseTimes`](super::PhaseTimes), from any start; without one, time passes as on the wall. On a busy machine
    /// the processor time of the thread says more.
    pub clock: Option<fn() -> Duration>,
}

impl<B: Backend> Default for Options<B> {
    fn default() -> Self {
        Options {
            version: CodeObjectVersion::V5,
            processor: B::Processor::default(),
            wave: B::Wave::default(),
            check: cfg!(debug_assertions),
            vgpr_limit: None,
            sgpr_limit: None,
            watch: false,
            prove: false,
            fault: None,
            keep_mir: false,
            level: opt::Level::Full,
            inline: true,
            fuel: u64::MAX,
            leave_undefined: false,
            relocatable: false,
            clock: None,
        }
    }
}

impl<B: Backend> Options<B> {
    /// Lanes of a wave.
    pub fn wave_size(&self) -> WaveSize {
        self.wave.into()
    }
}
