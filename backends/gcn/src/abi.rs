//! Where kernel inputs arrive (AMDGPU compute ABI, "Initial register state"): user SGPRs in a fixed order, then work-group
//! indices and the scratch offset; work-item indices in v0 to v2.

use wavelift_amdgpu::inputs::InitialState;

/// What a kernel that calls functions asks for.
pub fn initial_of_caller(workitem_ids: u8) -> InitialState {
    InitialState::of_caller(true, workitem_ids)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::{PRIVATE_BUFFER, WAVE_OFFSET};
    use wavelift_amdgpu::inputs::Input;

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = initial_of_caller(1);
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
