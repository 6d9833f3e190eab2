//! The generated step functions.

wavelift_amdgpu_sim::generated_steps!(crate::machine::Gfx12 {
    use crate::control::Formulas;
    use crate::matrix::Matrices;
    use crate::vectors::Vectors;
    use wavelift_rdna4::isa::{Latency, OperandName, Type, WaitCounter};
});
