//! The lowering rules that AMD machines share: paths of their files, for build scripts, and the set that a backend adds its own to.

use crate::Machines;
use wavelift_isle_rules::{LOWERING_PRELUDE, RuleSet};

/// Terms: what rules match besides the IR, and how they make instructions.
pub const PRELUDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/prelude.isle");
/// How instructions of the tables are emitted.
pub const SHAPES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/shapes.isle");

/// Integer arithmetic, comparisons and bits.
pub const INTEGERS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/integers.isle");

/// Integers of 64 bits on a scalar unit of 32.
pub const WIDE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/wide.isle");

/// Comparisons by condition.
pub const COMPARE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/compare.isle");

/// Several operations in one instruction.
pub const PATTERNS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/patterns.isle");

/// Sums of products of parts of words.
pub const DOTS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/dots.isle");

/// Products of matrices.
pub const MATRIX: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/matrix.isle");

/// Float arithmetic and conversions.
pub const FLOATS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/floats.isle");

/// Packed values.
pub const VECTORS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/vectors.isle");

/// Addresses of loads, stores and atomics.
pub const ADDRESS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/address.isle");

/// Atomic operations.
pub const ATOMICS: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/atomics.isle");

/// Loads and stores, fences, flat addresses.
pub const MEMORY: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/memory.isle");

/// Images and samplers.
pub const IMAGES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/images.isle");

/// Operations across lanes, masks, identifiers.
pub const WAVE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/rules/wave.isle");

/// What the selectors of all AMD machines have: the operations of these columns of the tables, the files here but for [`MATRIX`], and how
/// the set is compiled. `ir` are the terms of the IR. A backend adds files of its own.
pub fn selection(machines: &Machines, columns: &[&str], ir: impl Into<String>) -> RuleSet {
    let set = RuleSet::new("lower")
        .text("ir.isle", ir)
        .text("operations.isle", machines.isle_operations())
        .needs(machines.isle_needs(columns))
        .constructors(machines.isle_constructors(columns))
        .widths(crate::widths());
    [
        LOWERING_PRELUDE,
        PRELUDE,
        SHAPES,
        INTEGERS,
        WIDE,
        COMPARE,
        PATTERNS,
        DOTS,
        FLOATS,
        VECTORS,
        ADDRESS,
        MEMORY,
        ATOMICS,
        IMAGES,
        WAVE,
    ]
    .into_iter()
    .fold(set, RuleSet::file)
    .both_orders()
    .scalar_forms(crate::scalar_forms())
    .logged_in_debug_builds()
    .without_context()
}
