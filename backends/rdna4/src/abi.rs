//! Where kernel inputs arrive (RDNA4 ISA 3.7, AMDGPU compute ABI): user SGPRs in a fixed order, work-item indices packed in v0.
//! Work-group indices are in trap registers that nobody overwrites: x in `ttmp9`, y and z in the halves of `ttmp7`.

use crate::isa::{Operand, Sgpr};
use crate::lower::Input;
use crate::machine::{SGPR, VGPR};
use wavelift_codegen::machine::PReg;

/// The work-group's index along x.
pub const WORKGROUP_X: Operand = Operand::Sgpr {
    first: Sgpr(Sgpr::TTMP0.0 + 9),
    count: 1,
};
/// The work-group's index along y in the lower half, along z in the upper one.
pub const WORKGROUP_YZ: Operand = Operand::Sgpr {
    first: Sgpr(Sgpr::TTMP0.0 + 7),
    count: 1,
};

/// What a kernel asks the hardware to set up.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct InitialState {
    /// Address of the dispatch packet.
    pub dispatch_ptr: bool,
    /// Address of the kernarg segment.
    pub kernarg_ptr: bool,
    /// Identifier of the dispatch packet.
    pub dispatch_id: bool,
    /// Number of work-group indices: 1 to 3. The first is always there.
    pub workgroup_ids: u8,
    /// Number of work-item indices: 1 to 3. The first is always there.
    pub workitem_ids: u8,
}

impl InitialState {
    /// What a set of inputs needs, and so many indices of work-groups and work-items.
    pub fn of(inputs: impl IntoIterator<Item = Input>, workgroup_ids: u8, workitem_ids: u8) -> InitialState {
        let mut state = InitialState {
            workgroup_ids: workgroup_ids.max(1),
            workitem_ids: workitem_ids.max(1),
            ..InitialState::default()
        };
        for input in inputs {
            match input {
                Input::DispatchPtr => state.dispatch_ptr = true,
                Input::KernargPtr => state.kernarg_ptr = true,
                Input::DispatchId => state.dispatch_id = true,
                Input::WorkitemIds => {}
            }
        }
        state
    }

    /// What a kernel that calls functions needs, so that everything arrives where functions expect it. Of the
    /// indices of work-items it asks for as many as functions read.
    pub fn of_caller(workitem_ids: u8) -> InitialState {
        InitialState {
            dispatch_ptr: true,
            kernarg_ptr: true,
            dispatch_id: true,
            workgroup_ids: 3,
            workitem_ids: workitem_ids.max(1),
        }
    }

    /// Number of user SGPRs.
    pub fn user_sgprs(&self) -> u16 {
        2 * u16::from(self.dispatch_ptr) + 2 * u16::from(self.kernarg_ptr) + 2 * u16::from(self.dispatch_id)
    }

    /// The register of an input.
    pub fn register(&self, input: Input) -> PReg {
        let first = match input {
            Input::DispatchPtr | Input::WorkitemIds => 0,
            Input::KernargPtr => 2 * u16::from(self.dispatch_ptr),
            Input::DispatchId => self.user_sgprs() - 2,
        };
        let (file, width) = input.shape();
        debug_assert!(file == SGPR || file == VGPR);
        PReg::new(file, first, width)
    }
}

/// The registers of some inputs, in their order.
pub fn input_registers(inputs: impl IntoIterator<Item = Input> + Clone) -> Vec<PReg> {
    let state = InitialState::of(inputs.clone(), 1, 1);
    inputs.into_iter().map(|input| state.register(input)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::SYSTEM_SGPRS;

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = InitialState::of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::DispatchPtr), 0);
        assert_eq!((first(Input::KernargPtr), first(Input::DispatchId)), (2, 4));
        assert_eq!(state.user_sgprs(), u16::from(SYSTEM_SGPRS));
    }
}
