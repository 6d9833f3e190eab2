//! What the hardware puts into registers before a kernel starts (AMDGPU compute ABI, "Initial register state"; RDNA4 ISA 3.7): user
//! SGPRs in a fixed order. Up to gfx9 work-group indices and the scratch offset follow, and work-item indices are in v0 to v2; on
//! gfx12 work-group indices are in trap registers and those of the work-item packed in v0.

use wavelift_codegen::machine::{PReg, RegFile};

/// One of those values, as far as the kernel reads it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Input {
    /// Buffer descriptor of the private segment, four SGPRs.
    PrivateBuffer,
    /// Address of the dispatch packet, two SGPRs.
    DispatchPtr,
    /// Address of the queue, two SGPRs.
    QueuePtr,
    /// Address of the kernarg segment, two SGPRs.
    KernargPtr,
    /// Identifier of the dispatch packet, two SGPRs.
    DispatchId,
    /// Offset of the private memory of all waves, and bytes of that of a work-item: two SGPRs.
    FlatScratchInit,
    /// Index of the work-group along a dimension, where it is in a register of its own.
    WorkgroupId(u8),
    /// Offset of this wave's private memory.
    ScratchOffset,
    /// Index of the work-item along a dimension, a VGPR, where it is in a register of its own.
    WorkitemId(u8),
    /// Indices of the work-item, ten bits for each dimension, a VGPR.
    WorkitemIds,
}

impl Input {
    /// File and units.
    pub fn shape(self) -> (RegFile, u8) {
        match self {
            Input::PrivateBuffer => (RegFile::SCALAR, 4),
            Input::DispatchPtr
            | Input::QueuePtr
            | Input::KernargPtr
            | Input::DispatchId
            | Input::FlatScratchInit => (RegFile::SCALAR, 2),
            Input::WorkgroupId(_) | Input::ScratchOffset => (RegFile::SCALAR, 1),
            Input::WorkitemId(_) | Input::WorkitemIds => (RegFile::VECTOR, 1),
        }
    }
}

/// What a kernel asks the hardware to set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InitialState {
    /// Buffer descriptor of the private segment.
    pub private_buffer: bool,
    /// Address of the dispatch packet.
    pub dispatch_ptr: bool,
    /// Address of the queue.
    pub queue_ptr: bool,
    /// Address of the kernarg segment.
    pub kernarg_ptr: bool,
    /// Identifier of the dispatch packet.
    pub dispatch_id: bool,
    /// What FLAT_SCRATCH is made of.
    pub flat_scratch_init: bool,
    /// Number of work-group indices: 1 to 3. The first is always there.
    pub workgroup_ids: u8,
    /// Offset of the wave's private memory.
    pub scratch_offset: bool,
    /// Number of work-item indices: 1 to 3. The first is always there.
    pub workitem_ids: u8,
    /// Scalar registers that hardware sets up at least, indices of the work-group included.
    pub least: u8,
}

impl InitialState {
    /// What a set of inputs needs. Indices come as x, xy or xyz.
    pub fn of(inputs: impl IntoIterator<Item = Input>) -> InitialState {
        let mut state = InitialState {
            workgroup_ids: 1,
            workitem_ids: 1,
            ..InitialState::default()
        };
        for input in inputs {
            match input {
                Input::PrivateBuffer => state.private_buffer = true,
                Input::DispatchPtr => state.dispatch_ptr = true,
                Input::QueuePtr => state.queue_ptr = true,
                Input::KernargPtr => state.kernarg_ptr = true,
                Input::FlatScratchInit => state.flat_scratch_init = true,
                Input::DispatchId => state.dispatch_id = true,
                Input::WorkgroupId(dim) => state.workgroup_ids = state.workgroup_ids.max(dim + 1),
                Input::ScratchOffset => state.scratch_offset = true,
                Input::WorkitemId(dim) => state.workitem_ids = state.workitem_ids.max(dim + 1),
                Input::WorkitemIds => {}
            }
        }
        state
    }

    /// What a kernel that calls functions needs, so that everything arrives where functions expect it. Of the indices of
    /// work-items it asks for as many as functions read; for `scratch` where functions find private memory.
    pub fn of_caller(scratch: bool, workitem_ids: u8) -> InitialState {
        InitialState {
            private_buffer: scratch,
            dispatch_ptr: true,
            queue_ptr: true,
            kernarg_ptr: true,
            dispatch_id: true,
            flat_scratch_init: false,
            workgroup_ids: 3,
            scratch_offset: scratch,
            workitem_ids: workitem_ids.max(1),
            least: 0,
        }
    }

    /// The same with at least so many indices.
    pub fn with_ids(self, workgroup_ids: u8, workitem_ids: u8) -> InitialState {
        InitialState {
            workgroup_ids: self.workgroup_ids.max(workgroup_ids),
            workitem_ids: self.workitem_ids.max(workitem_ids),
            ..self
        }
    }

    /// The same with at least so many scalar registers that hardware sets up: it is asked for more user SGPRs than have a meaning.
    pub fn with_least(self, least: u8) -> InitialState {
        InitialState { least, ..self }
    }

    /// Number of user SGPRs.
    pub fn user_sgprs(&self) -> u16 {
        let least = u16::from(self.least.saturating_sub(self.workgroup_ids));
        self.used_sgprs().max(least)
    }

    /// Number of user SGPRs that have a meaning.
    fn used_sgprs(&self) -> u16 {
        4 * u16::from(self.private_buffer)
            + 2 * u16::from(self.dispatch_ptr)
            + 2 * u16::from(self.queue_ptr)
            + 2 * u16::from(self.kernarg_ptr)
            + 2 * u16::from(self.dispatch_id)
            + 2 * u16::from(self.flat_scratch_init)
    }

    /// The register of an input.
    pub fn register(&self, input: Input) -> PReg {
        let (user, used) = (self.user_sgprs(), self.used_sgprs());
        let after_buffer = 4 * u16::from(self.private_buffer);
        let after_packet = after_buffer + 2 * u16::from(self.dispatch_ptr);
        let first = match input {
            Input::PrivateBuffer | Input::WorkitemIds => 0,
            Input::DispatchPtr => after_buffer,
            Input::QueuePtr => after_packet,
            Input::KernargPtr => after_packet + 2 * u16::from(self.queue_ptr),
            Input::DispatchId => used - 2 - 2 * u16::from(self.flat_scratch_init),
            Input::FlatScratchInit => used - 2,
            Input::WorkgroupId(dim) => user + u16::from(dim),
            Input::ScratchOffset => user + u16::from(self.workgroup_ids),
            Input::WorkitemId(dim) => u16::from(dim),
        };
        let (file, width) = input.shape();
        PReg::new(file, first, width)
    }
}

/// The registers of some inputs, in their order, where hardware sets up `least` scalar registers at least.
pub fn input_registers(inputs: impl IntoIterator<Item = Input> + Clone, least: u8) -> Vec<PReg> {
    let state = InitialState::of(inputs.clone()).with_least(least);
    inputs.into_iter().map(|input| state.register(input)).collect()
}
