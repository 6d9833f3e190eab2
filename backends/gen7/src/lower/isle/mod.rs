//! The terms of `lower/*.isle` that are written in Rust.
//!
//! Instructions of the table are generated (`wavelift-gen7-meta`): a method here serves all rows of its shape. What has a method of its own is no
//! single row:
//!
//! | terms | why |
//! |---|---|
//! | operands and results | what becomes what: constants, words, lanes, registers |
//! | `carry`, `borrow`, `times_low_word`, `times_high_word`, `add_to_high_word` | change a register of one unit, or read halves of words; a row has whole operands |
//! | `high_product`, `keeping_subnormals`, `mad_keeping_subnormals`, `m_and_not`, `v_select` | several instructions with temporaries, in emission |
//! | `directed`, `in_mode` | the mode is set before the instruction whose operands are there already |
//! | `choose`, `choose_if`, `gathered`, vectors | values of any number of units |
//! | memory, images | in [`super::memory`] and [`super::images`], which say why |

mod arithmetic;
mod instructions;
mod truth;
mod values;
mod wave;

use super::context::{InstOutput, Lower, Vr, file_of};
use super::forms::{Size, cond_of, int_cond};
use super::images::Coordinates;
use crate::abi;
use crate::isa::{Cond, MathFn, Opcode as Gen7Op, Type as GenType};
use crate::machine::{Access, Kind, SCALAR, Scope, Source, Space, VECTOR};
use smallvec::SmallVec;
use wavelift_codegen::divergence::ValueFile as File;
use wavelift_codegen::ir::Rounding;
use wavelift_codegen::machine::{Reg, RegFile};
wavelift_codegen::isle_names!();

type Unit = ();

/// What rules tell apart by file, width and modifiers is the same here.
mod types {
    use super::{Source, Vr};
    pub(super) type Imm = Source;
    pub(super) type R = Source;
    pub(super) type RD = Source;
    pub(super) type S = Source;
    pub(super) type V = Source;
    pub(super) type VD = Source;
    pub(super) type VF = Source;
    pub(super) type VDf = Source;
    pub(super) type VDfN = Source;
    pub(super) type M = Source;
    pub(super) type T = Vr;
    pub(super) type R1 = Vr;
    pub(super) type R2 = Vr;
    pub(super) type S1 = Vr;
    pub(super) type S2 = Vr;
    pub(super) type V1 = Vr;
    pub(super) type W2 = Vr;
    pub(super) type Payload = Vr;
}
use types::*;

/// Who computes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum On {
    /// Whoever computes for the file of the rule's result.
    Result,
    /// The thread, once.
    Thread,
    /// The channels that run.
    Channels,
}

/// What the rules become.
mod generated {
    #![allow(
        clippy::all,
        dead_code,
        missing_docs,
        unreachable_patterns,
        unused_imports,
        unused_variables
    )]

    extern crate alloc;

    use super::*;

    include!(concat!(env!("OUT_DIR"), "/lower.rs"));
}
pub(super) use generated::*;

fn one(v: Vr) -> InstOutput {
    let mut out = InstOutput::new();
    out.push(v);
    out
}
