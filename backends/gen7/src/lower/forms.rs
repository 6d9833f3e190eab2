//! Which instructions the thread computes once.
//!
//! The rules say it: from those for scalars a rule set of its own is made, whose terms are answered here, before any value has its file.

use crate::isa::{Cond, Type as GenType};
use wavelift_codegen::ir::{Function, Inst, IntCC, MemInfo, Type};

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

    use super::{Cond, Forms, Size};
    use wavelift_codegen::divergence::ValueFile as File;
    wavelift_codegen::isle_names!();

    type Unit = ();

    include!(concat!(env!("OUT_DIR"), "/lower_forms.rs"));

    impl Context for Forms<'_> {
        wavelift_codegen::isle_prelude_terms!();

        fn inst_typed(&mut self, inst: Inst) -> (Type, InstructionData) {
            (self.func.dfg.ctrl_type(inst), *self.func.dfg.inst(inst))
        }

        /// Rules that look through operands say nothing of scalar forms.
        fn def_inst(&mut self, _: Value) -> Option<Inst> {
            None
        }

        fn size(&mut self, ty: Type) -> Size {
            Size::of(ty)
        }

        fn signed(&mut self, cc: &IntCC) -> Option<Cond> {
            super::cond_of(*cc, super::GenType::D)
        }

        fn unsigned(&mut self, cc: &IntCC) -> Option<Cond> {
            super::cond_of(*cc, super::GenType::Ud)
        }

        fn scalar_memory(&mut self, ty: Type, mem: MemInfo) -> Option<Unit> {
            super::thread_loads(ty, mem).then_some(())
        }
    }
}

/// What the answers are about.
struct Forms<'a> {
    func: &'a Function,
}

/// Whether an instruction whose operands are scalars can be computed once for the thread.
pub(crate) fn scalar_form(func: &Function, inst: Inst) -> bool {
    generated::constructor_scalar_form(&mut Forms { func }, inst).is_some()
}

/// Types by the registers that they take.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Size {
    Bit,
    Narrow,
    W32,
    W64,
    Other,
}

impl Size {
    pub(super) fn of(ty: Type) -> Size {
        match ty.bits() {
            _ if ty.is_vector() => Size::Other,
            1 => Size::Bit,
            0..=16 => Size::Narrow,
            17..=32 => Size::W32,
            64 => Size::W64,
            _ => Size::Other,
        }
    }
}

/// Whether a load is one of the thread: of doublewords from memory that does not change while the kernel runs.
pub(super) fn thread_loads(ty: Type, mem: MemInfo) -> bool {
    mem.constant && ty.bytes() >= 4 && mem.align_log2 >= 2
}

/// The machine's condition for a comparison of integers, and the type of what is compared.
pub(super) fn int_cond(cc: IntCC) -> (Cond, GenType) {
    match cc {
        IntCC::Eq => (Cond::Z, GenType::D),
        IntCC::Ne => (Cond::Nz, GenType::D),
        IntCC::Slt => (Cond::L, GenType::D),
        IntCC::Sle => (Cond::Le, GenType::D),
        IntCC::Sgt => (Cond::G, GenType::D),
        IntCC::Sge => (Cond::Ge, GenType::D),
        IntCC::Ult => (Cond::L, GenType::Ud),
        IntCC::Ule => (Cond::Le, GenType::Ud),
        IntCC::Ugt => (Cond::G, GenType::Ud),
        IntCC::Uge => (Cond::Ge, GenType::Ud),
    }
}

/// The condition, if what is compared is of a type.
pub(super) fn cond_of(cc: IntCC, wanted: GenType) -> Option<Cond> {
    let (cond, ty) = int_cond(cc);
    (ty == wanted).then_some(cond)
}
