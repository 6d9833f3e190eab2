//! The generated step functions.

wavelift_amdgpu_sim::generated_steps!(crate::machine::Gfx900 {
    use crate::control::Formulas;
    use wavelift_gcn::isa::{Latency, OperandName, Type};
});
