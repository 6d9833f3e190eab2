//! Where kernel inputs arrive (AMDGPU compute ABI, "Initial register state"): user SGPRs in a fixed order, then work-group
//! indices and the scratch offset; work-item indices in v0 to v2.

use crate::lower::Input;
use crate::machine::{SGPR, VGPR};
use wavelift_codegen::machine::PReg;

/// What a kernel asks the hardware to set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InitialState {
    /// Buffer descriptor of the private segment.
    pub private_buffer: bool,
    /// Address of the dispatch packet.
    pub dispatch_ptr: bool,
    /// Address of the kernarg segment.
    pub kernarg_ptr: bool,
    /// Identifier of the dispatch packet.
    pub dispatch_id: bool,
    /// Number of work-group indices: 1 to 3. The first is always there.
    pub workgroup_ids: u8,
    /// Offset of the wave's private memory.
    pub scratch_offset: bool,
    /// Number of work-item indices: 1 to 3. The first is always there.
    pub workitem_ids: u8,
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
                Input::KernargPtr => state.kernarg_ptr = true,
                Input::DispatchId => state.dispatch_id = true,
                Input::WorkgroupId(dim) => state.workgroup_ids = state.workgroup_ids.max(dim + 1),
                Input::ScratchOffset => state.scratch_offset = true,
                Input::WorkitemId(dim) => state.workitem_ids = state.workitem_ids.max(dim + 1),
            }
        }
        state
    }

    /// What a kernel that calls functions needs, so that everything arrives where functions expect it. Of the
    /// indices of work-items it asks for as many as functions read.
    pub fn of_caller(workitem_ids: u8) -> InitialState {
        InitialState {
            private_buffer: true,
            dispatch_ptr: true,
            kernarg_ptr: true,
            dispatch_id: true,
            workgroup_ids: 3,
            scratch_offset: true,
            workitem_ids: workitem_ids.max(1),
        }
    }

    /// Number of user SGPRs.
    pub fn user_sgprs(&self) -> u16 {
        4 * u16::from(self.private_buffer)
            + 2 * u16::from(self.dispatch_ptr)
            + 2 * u16::from(self.kernarg_ptr)
            + 2 * u16::from(self.dispatch_id)
    }

    /// The register of an input.
    pub fn register(&self, input: Input) -> PReg {
        let user = self.user_sgprs();
        let after_buffer = 4 * u16::from(self.private_buffer);
        let first = match input {
            Input::PrivateBuffer => 0,
            Input::DispatchPtr => after_buffer,
            Input::KernargPtr => after_buffer + 2 * u16::from(self.dispatch_ptr),
            Input::DispatchId => user - 2,
            Input::WorkgroupId(dim) => user + u16::from(dim),
            Input::ScratchOffset => user + u16::from(self.workgroup_ids),
            Input::WorkitemId(dim) => u16::from(dim),
        };
        let (file, width) = input.shape();
        debug_assert!(file == SGPR || file == VGPR);
        PReg::new(file, first, width)
    }
}

/// The registers of some inputs, in their order.
pub fn input_registers(inputs: impl IntoIterator<Item = Input> + Clone) -> Vec<PReg> {
    let state = InitialState::of(inputs.clone());
    inputs.into_iter().map(|input| state.register(input)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::{PRIVATE_BUFFER, WAVE_OFFSET};

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = InitialState::of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::PrivateBuffer), u16::from(PRIVATE_BUFFER.0));
        assert_eq!((first(Input::DispatchPtr), first(Input::KernargPtr)), (4, 6));
        assert_eq!(first(Input::DispatchId), 8);
        assert_eq!(
            (first(Input::WorkgroupId(0)), first(Input::WorkgroupId(2))),
            (10, 12)
        );
        assert_eq!(first(Input::ScratchOffset), u16::from(WAVE_OFFSET.0));
    }
}
