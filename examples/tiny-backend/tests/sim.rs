//! What the simulator refuses: programs put together by hand, each wrong in one way.

use wavelift_simulator::{Geometry, Limits, SimError};
use wavelift_tiny::isa::{Inst, Op, Register};
use wavelift_tiny::sim::{Kernel, memory, run};

fn inst(op: Op, lanes: bool, literal: Option<u32>, fields: impl FnOnce(&mut Inst)) -> Inst {
    let mut inst = Inst::new(op, lanes);
    inst.literal = literal;
    fields(&mut inst);
    assert!(inst.check(), "{inst}");
    inst
}

/// Runs instructions with `end` after them on one wave of three lanes.
fn runs(insts: &[Inst]) -> Result<(), SimError> {
    let end = Inst::new(Op::End, false);
    let words = insts.iter().chain([&end]).map(Inst::encode);
    let kernel = Kernel {
        name: "by_hand".into(),
        code: words.flat_map(u64::to_le_bytes).collect(),
        ..Kernel::default()
    };
    let geometry = Geometry::from_sizes([3, 1, 1], [3, 1, 1])?;
    let limits = Limits {
        max_steps: 1000,
        ..Limits::default()
    };
    run(&mut memory(), &kernel, &geometry, &[], &limits).map(|_| ())
}

const S: fn(u8) -> Register = Register::scalar;
const V: fn(u8) -> Register = Register::vector;

/// `mov v1, 0` in the lanes of a mask, all lanes, and a store of `v1` to an address that is nobody's.
fn store_after_mov(mask: u32) -> Vec<Inst> {
    vec![
        inst(Op::Run, false, Some(mask), |_| ()),
        inst(Op::Mov, true, Some(0), |i| i.dst = V(1)),
        inst(Op::Run, false, Some(0b111), |_| ()),
        inst(Op::St, true, Some(0), |i| (i.a, i.c) = (V(1), V(1))),
    ]
}

#[test]
fn lanes_that_did_not_run_have_written_nothing() {
    // The lane that ran reaches memory, the others have no address.
    let error = runs(&store_after_mov(0b110)).unwrap_err();
    let SimError::Poison { site, .. } = error else {
        panic!("{error}");
    };
    assert_eq!(
        (site.lane, site.instruction.as_str()),
        (Some(0), "st.l v1, v1, 0")
    );
    assert_eq!(site.pc, Some(24));
    assert!(matches!(
        runs(&store_after_mov(0b111)),
        Err(SimError::Memory { .. })
    ));
}

#[test]
fn what_nobody_has_written_must_not_decide() {
    let jump = inst(Op::Jnz, false, Some(1), |i| i.c = S(4));
    assert!(matches!(runs(&[jump]), Err(SimError::Poison { .. })));
    // A sum of it may be computed, if nobody looks.
    let sum = inst(Op::Add, false, Some(1), |i| (i.dst, i.a) = (S(4), S(4)));
    assert_eq!(runs(&[sum]), Ok(()));
    assert!(matches!(runs(&[sum, jump]), Err(SimError::Poison { .. })));
    // Of a mask only what is known may decide: here all of it is, whatever s4 holds.
    let none = inst(Op::And, false, Some(0), |i| (i.dst, i.a) = (S(4), S(4)));
    assert_eq!(runs(&[none, jump]), Ok(()));
}

#[test]
fn programs_that_never_end_or_leave_the_code() {
    let forever = inst(Op::Jmp, false, Some(0), |_| ());
    assert!(matches!(runs(&[forever]), Err(SimError::Hang { .. })));
    let away = inst(Op::Jmp, false, Some(99), |_| ());
    assert!(matches!(runs(&[away]), Err(SimError::Illegal { .. })));
    let back = inst(Op::Jmp, false, Some(-5_i32 as u32), |_| ());
    assert!(matches!(runs(&[back]), Err(SimError::Illegal { .. })));
}
