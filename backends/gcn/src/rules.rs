//! The lowering rules of gfx900: those that AMD targets share (`../amdgpu/meta/rules`) and own ones (`lower`).

#![allow(
    clippy::all,
    dead_code,
    missing_docs,
    unreachable_patterns,
    unused_imports,
    unused_variables
)]

use wavelift_amdgpu::lower::isle::*;
wavelift_codegen::isle_names!();

include!(concat!(env!("OUT_DIR"), "/lower.rs"));

/// Which instructions the scalar unit computes.
mod forms {
    use wavelift_amdgpu::lower::forms::Context;
    use wavelift_amdgpu::lower::forms::*;
    wavelift_codegen::isle_names!();

    include!(concat!(env!("OUT_DIR"), "/lower_forms.rs"));
}

/// What [`wavelift_amdgpu::lower`] asks.
pub(crate) const RULES: Rules = Rules {
    lower: |lower, file, inst| constructor_lower(lower, &file, inst),
    scalar_form: |forms, inst| forms::constructor_scalar_form(forms, inst).is_some(),
    test: |lower, value| {
        constructor_test(lower, value);
    },
    load: |lower, piece, at| constructor_load_from(lower, piece, at),
    store: |lower, data, at| constructor_store_to(lower, data, at),
};
