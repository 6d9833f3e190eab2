//! The lowering rules of gfx900: those that AMD targets share (`../amdgpu/meta/rules`) and own ones (`lower`).

wavelift_amdgpu::lowering_rules!();
