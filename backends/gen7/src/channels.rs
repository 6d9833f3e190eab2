//! Where no instruction needs the predicate of the running lanes.
//!
//! Where f0.0 has all lanes of the dispatch, those that run are the channels that the machine has on, in conditionals and loops, too. Operations
//! that a predicate by f0.0 makes longer are told so ([`Scope::Channels`]): `sel` with a condition takes none and so writes its result at once, a comparison
//! need not begin with f1.0 as the running lanes, and what lanes choose is one `sel`.
//!
//! Runs after [`crate::structure`], which leaves f0.0 alone where it can. Cost: linear in the instructions, times the depth of loops.

use crate::machine::{Kind, MInst, Scope};
use crate::structure::Full;
use wavelift_codegen::machine::MachFunc;

/// Tells operations of a kernel so.
pub fn find(func: &mut MachFunc<MInst>) {
    let mut full = Full::new(func, true);
    for block in func.order.clone() {
        let mut state = full.at_start[block];
        for inst in &mut func.blocks[block].insts {
            let before = state;
            state = full.after(inst, state, &mut false);
            if let MInst::Op(op) = inst
                && before
                && op.scope == Scope::Lanes
                && gains(op.kind)
            {
                op.scope = Scope::Channels;
            }
        }
    }
}

fn gains(kind: Kind) -> bool {
    matches!(
        kind,
        Kind::MinMax { .. }
            | Kind::Compare { .. }
            | Kind::Select
            | Kind::SelectIf { .. }
            | Kind::Carry { .. }
    )
}
