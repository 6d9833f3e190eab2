//! The lowering rules of gfx900: those that AMD targets share (`../amdgpu/meta/rules`) and own ones (`lower`).

use wavelift_amdgpu::lower::isle::Rules;

/// Which instructions compute what.
mod selection {
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
}

/// Which instructions the scalar unit computes.
mod forms {
    #![allow(
        clippy::all,
        dead_code,
        missing_docs,
        unreachable_patterns,
        unused_imports,
        unused_variables
    )]

    use wavelift_amdgpu::lower::forms::Context;
    use wavelift_amdgpu::lower::forms::*;
    wavelift_codegen::isle_names!();

    include!(concat!(env!("OUT_DIR"), "/lower_forms.rs"));
}

/// What [`wavelift_amdgpu::lower`] asks.
pub(crate) const RULES: Rules = Rules {
    lower: |lower, file, inst| selection::constructor_lower(lower, &file, inst),
    scalar_form: |forms, inst| forms::constructor_scalar_form(forms, inst).is_some(),
    test: |lower, value| {
        selection::constructor_test(lower, value);
    },
    load: |lower, piece, at| selection::constructor_load_from(lower, piece, at),
    store: |lower, data, at| selection::constructor_store_to(lower, data, at),
};
