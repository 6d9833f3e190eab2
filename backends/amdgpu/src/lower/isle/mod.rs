//! The terms of lowering rules that are written in Rust.
//!
//! [`Context`] is generated from the terms that `meta/rules/*.isle` declare: a trait for each file, which a module here implements. Each
//! backend compiles these files together with rules of its own, over the same context, and hands the result over as [`Rules`].

mod images;
mod memory;
mod patterns;
mod products;
mod shapes;
mod values;
mod wave;

pub use super::Lower;
use super::context::inline64;
use super::division::{NUMERATOR_DEPTH, divide, numerator_is_large};
pub use super::dots::{Addend, Dot};
use super::float::flushes_near;
use super::forms::{Context as _, Forms};
pub use super::image::{Coordinates, ImageAt};
pub use super::memory::{Addr, Amode, Data, Piece, Pieces, Reach, Split};
use super::operands::part;
pub use super::operands::{Carry, Mask, SSrc, Sreg, VSrc, Vreg};
pub use super::values::InstOutput;
pub use crate::inputs::Input;
pub use crate::isa::{Feature, Op};
use crate::isa::{HwReg, Operand, Special};
use crate::machine::{SGPR, VGPR};
pub use crate::mask_op::MaskOp;
use crate::modes::{is_middling, was_flushed};
use crate::private::Private;
use crate::subtarget::Apertures;
use wavelift_codegen::divergence::ValueFile;
pub use wavelift_codegen::divergence::ValueFile as File;
pub use wavelift_codegen::ir::Symbol as IrSymbol;
wavelift_codegen::isle_names!();

/// The rules of a backend.
#[derive(Clone, Copy)]
pub struct Rules {
    /// Selects an instruction whose first result is in a file.
    pub lower: fn(&mut Lower<'_>, File, Inst) -> Option<InstOutput>,
    /// Whether the scalar unit computes an instruction whose operands are scalars.
    pub scalar_form: fn(&mut Forms<'_>, Inst) -> bool,
    /// Emits what sets SCC to a truth value that is a scalar.
    pub test: fn(&mut Lower<'_>, Value),
    /// Loads a piece of a value.
    pub load: fn(&mut Lower<'_>, &Piece, &Amode) -> Option<Vreg>,
    /// Stores a piece of a value.
    pub store: fn(&mut Lower<'_>, &Data, &Amode) -> Option<()>,
}

/// The lowering rules of a backend, as its build script made them of those that AMD targets share (`meta/rules`) and its own: the modules that hold
/// them, and `RULES`, which is what [`crate::lower`] asks.
#[macro_export]
macro_rules! lowering_rules {
    () => {
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

            use $crate::lower::isle::*;
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

            use $crate::lower::forms::Context;
            use $crate::lower::forms::*;
            wavelift_codegen::isle_names!();

            include!(concat!(env!("OUT_DIR"), "/lower_forms.rs"));
        }

        /// What the shared lowering asks.
        pub(crate) const RULES: $crate::lower::isle::Rules = $crate::lower::isle::Rules {
            lower: |lower, file, inst| selection::constructor_lower(lower, &file, inst),
            scalar_form: |forms, inst| forms::constructor_scalar_form(forms, inst).is_some(),
            test: |lower, value| {
                selection::constructor_test(lower, value);
            },
            load: |lower, piece, at| selection::constructor_load_from(lower, piece, at),
            store: |lower, data, at| selection::constructor_store_to(lower, data, at),
        };
    };
}

impl std::fmt::Debug for Rules {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Rules")
    }
}

/// Nothing.
pub type Unit = ();
/// SCC holds what the next instruction takes.
pub type Scc = ();

/// Types of ISLE that rules tell apart by width and use, and that are the same here.
mod types {
    #![allow(missing_docs)]

    use super::{Addr, Carry, Mask, SSrc, Sreg, VSrc, Vreg};
    pub type S1 = Sreg;
    pub type S2 = Sreg;
    pub type S4 = Sreg;
    pub type S8 = Sreg;
    pub type Sn = Sreg;
    pub type S1Scc = Sreg;
    pub type V1 = Vreg;
    pub type V2 = Vreg;
    pub type V3 = Vreg;
    pub type V4 = Vreg;
    pub type Vn = Vreg;
    pub type M = Mask;
    pub type V1M = Carry;
    pub type V2M = Carry;
    pub type SSrc1 = SSrc;
    pub type SSrc2 = SSrc;
    pub type VSrc1 = VSrc;
    pub type VSrc2 = VSrc;
    pub type F16 = VSrc;
    pub type F32 = VSrc;
    pub type F64 = VSrc;
    pub type P16 = VSrc;
    pub type P32 = VSrc;
    pub type Part1 = Vreg;
    pub type Part2 = Vreg;
    pub type Part4 = Vreg;
    pub type Part8 = Vreg;
    pub type Sum4 = VSrc;
    pub type Sum8 = VSrc;
    pub type ScalarAt = Addr;
    pub type GlobalAt = Addr;
    pub type FlatAt = Addr;
    pub type GroupAt = Addr;
    pub type ScratchAt = Addr;
    pub type BufferAt = Addr;
}
pub use types::*;

/// The generated traits.
mod terms {
    #![allow(clippy::all, missing_docs)]

    use super::*;

    include!(concat!(env!("OUT_DIR"), "/context.rs"));
}
pub use terms::*;

/// A pair of halves.
pub const F16X2: Type = Type::F16X2;
/// A pair of singles.
pub const F32X2: Type = Type::F32X2;

/// Types by the registers that they take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Size {
    /// A truth value.
    Bit,
    /// 8 or 16 bits in a register.
    Narrow,
    /// A register.
    W32,
    /// Two registers.
    W64,
    /// More.
    Wide,
    /// Two lanes of 16 bits in a register.
    Pair,
    /// Other vectors.
    Packed,
}
