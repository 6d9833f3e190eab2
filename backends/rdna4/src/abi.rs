//! Where kernel inputs arrive (RDNA4 ISA 3.7, AMDGPU compute ABI): user SGPRs in a fixed order, work-item indices packed in v0.
//! Work-group indices are in trap registers that nobody overwrites: x in `ttmp9`, y and z in the halves of `ttmp7`.

use crate::isa::{Operand, Sgpr};
use wavelift_amdgpu::inputs::InitialState;

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

/// What a kernel that calls functions asks for.
pub fn initial_of_caller(workitem_ids: u8) -> InitialState {
    InitialState::of_caller(false, workitem_ids)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::calls::SYSTEM_SGPRS;
    use wavelift_amdgpu::inputs::Input;

    #[test]
    fn inputs_of_callers_are_where_the_convention_has_them() {
        let state = initial_of_caller(1);
        let first = |input| state.register(input).first;
        assert_eq!(first(Input::DispatchPtr), 0);
        assert_eq!((first(Input::KernargPtr), first(Input::DispatchId)), (2, 4));
        assert_eq!(state.user_sgprs(), u16::from(SYSTEM_SGPRS));
    }
}
