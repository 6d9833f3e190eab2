//! The lowering rules of RDNA: those that AMD targets share (`../amdgpu/meta/rules`) and own ones (`lower`).

wavelift_amdgpu::lowering_rules!();
