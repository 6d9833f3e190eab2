//! What code is compiled for: an instruction set, and what it takes beside that.

use crate::backend::{Amd, wave_size};
use crate::calls;
use crate::counters::Counters;
use crate::descriptor::KernelDescriptor;
use crate::inputs::{InitialState, Input};
use crate::isa::{FlatScratch, Hazard, Isa, Machine, MemoryRow, Sgpr, WaveSize};
use crate::kernel::Kernel;
use crate::legalize::MachineFacts;
use crate::lower::isle::Rules;
use crate::private::Private;
use std::fmt;
use std::ops::Range;
use wavelift_codegen::machine::RegFileInfo;
use wavelift_codegen::target::{Abi, MachPass, Occupancy};

/// Where indices of work-groups and work-items are (RDNA4 ISA 3.7).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Ids {
    /// In a register each.
    Separate,
    /// Those of the work-item in one vector register, ten bits each; those of the work-group in a register each.
    PackedItems,
    /// Those of the work-item in one vector register, ten bits each; those of the work-group in trap registers.
    Packed,
}

/// Where the high words of flat addresses of the group and the private segment are (AMDGPU guide, "Flat addresses").
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Apertures {
    /// In the descriptor of the queue; the kernel asks for that and for what FLAT_SCRATCH begins with.
    Queue,
    /// In special registers.
    Registers,
}

/// Byte offsets that instructions add up themselves, with room for the parts of a split access after the first.
#[derive(Clone, Debug)]
pub struct Offsets {
    /// Scalar loads.
    pub scalar: Range<i64>,
    /// Global accesses; empty where the only accesses of global memory are flat ones.
    pub global: Range<i64>,
    /// Flat accesses.
    pub flat: Range<i32>,
    /// Accesses of group memory with an address per lane.
    pub group: Range<i64>,
    /// Accesses of private memory: those that cannot make the sum of an address negative.
    pub private: Range<i64>,
}

/// A processor as users name it.
#[derive(Clone, Copy, Debug)]
pub struct Described {
    /// Name as in a target id.
    pub name: &'static str,
    /// Other names.
    pub aliases: &'static [&'static str],
    /// Names with its features set, as [`TargetId`](crate::TargetId) has them.
    pub with_settings: &'static [&'static str],
    /// One line on what it is.
    pub description: &'static str,
    /// A processor whose code its own is, but for numbers in objects and wait states.
    pub like: Option<&'static str>,
    /// The scalar registers that every wave must have, where hardware sets them up wrongly otherwise.
    pub fixed_sgprs: Option<u16>,
}

/// A kind of processor: all that the AMD machines do not have in common.
#[derive(Clone)]
pub struct Subtarget {
    /// The processors.
    pub processors: &'static [Described],
    /// Lanes that waves can have, the usual number first.
    pub waves: &'static [u32],
    /// The counts of reports, with the pass whose count each is.
    pub counts: &'static [(&'static str, &'static str)],
    /// Its instructions.
    pub isa: Isa,
    /// Scalar registers that the hardware sets up for functions.
    pub system_sgprs: u8,
    /// Scalar registers that the hardware has to be asked to set up at least, where it sets up fewer wrongly.
    pub least_sgprs: u8,
    /// How private memory is reached.
    pub private: Private,
    /// Where indices are.
    pub ids: Ids,
    /// Where apertures are.
    pub apertures: Apertures,
    /// Whether M0 limits accesses of group memory, so that it has to be set (AMDGPU guide, "M0").
    pub group_limit: bool,
    /// The wait counters.
    pub counters: Counters,
    /// The name of a row of the tables of hazards or of orders of memory that is left out, or of a rule of waits
    /// ([`SCALAR_LOADS_WAIT`](crate::waits::SCALAR_LOADS_WAIT)): tests see by that whether it is needed.
    pub without: Option<&'static str>,
    /// A row in place of that of its name in the table of orders of memory: tests see by that which of its steps are needed.
    pub instead: Option<&'static MemoryRow>,
    /// What offsets reach.
    pub offsets: Offsets,
    /// The hardware register that says where a wave runs.
    pub hardware_id: u8,
    /// What legalisation asks.
    pub facts: MachineFacts,
    /// The rules of selection.
    pub rules: Rules,
    /// Bytes of private memory that a kernel has at least if it makes flat addresses of private memory.
    pub flat_private_bytes: u32,
    /// Bytes of group memory that a work-group may have.
    pub max_group_bytes: u32,
    /// The largest private segment of a work-item.
    pub max_private_bytes: fn(WaveSize) -> u32,
    /// The register files.
    pub files: fn(WaveSize) -> &'static [RegFileInfo],
    /// How scalar and vector registers bound the waves of a SIMD.
    pub occupancy: fn(WaveSize) -> &'static Occupancy,
    /// Scalar registers that a descriptor counts on top of those that code names, of kernels that make flat addresses of private memory or not,
    /// for a target that replays page faults or does not.
    pub special_sgprs: fn(bool, bool) -> u16,
    /// Registers that hardware fills, whether or not they are read: scalar, vector.
    pub set_up: fn(&InitialState) -> (u16, u16),
    /// The passes between frames and encoding, in order: loops, waits, hazards.
    pub passes: fn(WaveSize) -> &'static [MachPass<Amd>],
    /// Completes a descriptor by what not all machines have.
    pub describe: fn(&Kernel, &Described, WaveSize, KernelDescriptor) -> KernelDescriptor,
}

impl fmt::Debug for Subtarget {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

impl Subtarget {
    /// Name for messages.
    pub fn name(&self) -> &'static str {
        self.isa.traits().name
    }

    /// The pairs of instructions that must be kept apart.
    pub fn hazards(&self) -> Vec<Hazard> {
        let kept = |row: &&Hazard| self.without != Some(row.name);
        self.isa.hazards().iter().filter(kept).copied().collect()
    }

    /// What orders of memory take.
    pub fn memory(&self) -> impl Iterator<Item = &'static MemoryRow> {
        let kept = |row: &&MemoryRow| self.without != Some(row.name);
        let chosen = |row: &'static MemoryRow| match self.instead {
            Some(other) if other.name == row.name => other,
            _ => row,
        };
        self.isa.memory().iter().filter(kept).map(chosen)
    }

    /// Bytes of private memory that the offset of an instruction reaches.
    pub fn reach(&self) -> u32 {
        // The range leaves room for the parts of a split access.
        self.offsets.private.end as u32 + 64
    }

    /// The usual size of a wave.
    pub fn usual_wave(&self) -> WaveSize {
        wave_size(self.waves.first().copied().unwrap_or(64))
    }

    /// Scalar registers that code may use, without VCC.
    pub fn sgprs(&self) -> u16 {
        (self.files)(self.usual_wave())[0].units
    }

    /// What instructions for waves of a size are for.
    pub fn machine(&self, wave: WaveSize) -> Machine {
        Machine { isa: self.isa, wave }
    }

    /// Whether kernels ask for what FLAT_SCRATCH begins with.
    pub fn has_flat_scratch_init(&self) -> bool {
        self.isa.traits().flat_scratch == FlatScratch::Units
    }

    /// Where functions take arguments and leave results, and what a call destroys.
    pub fn abi(&self) -> Abi {
        let even = self.isa.traits().even_vectors;
        Abi {
            align: if even { 2 } else { 1 },
            ..calls::abi(self.system_sgprs)
        }
    }

    /// What a kernel that calls functions asks for; it and they read so many indices of the work-item.
    pub fn initial_of_caller(&self, workitem_ids: u8) -> InitialState {
        let state = InitialState::of_caller(self.private == Private::Buffer, workitem_ids);
        InitialState {
            flat_scratch_init: self.has_flat_scratch_init(),
            least: self.least_sgprs,
            ..state
        }
    }

    /// Where kernels that call, and functions, find the offset of the wave's private memory.
    pub fn wave_offset(&self) -> Sgpr {
        Sgpr(self.initial_of_caller(1).register(Input::ScratchOffset).first as u8)
    }
}
