//! Every set of three-bit numbers, every operation, every pair of numbers; and wide numbers that are drawn.

use super::{Known, apply, combine, signed_width};
use crate::ir::eval::ones;
use crate::ir::text::parse_module;
use crate::ir::{Condition, FpMode, IntCC, Opcode, eval_lane};

const BINARY: [Opcode; 21] = [
    Opcode::Iadd,
    Opcode::Isub,
    Opcode::Imul,
    Opcode::Umul24,
    Opcode::Band,
    Opcode::Bor,
    Opcode::Bxor,
    Opcode::Ishl,
    Opcode::Ushr,
    Opcode::Sshr,
    Opcode::Umin,
    Opcode::Umax,
    Opcode::Smin,
    Opcode::Smax,
    Opcode::Udiv,
    Opcode::Urem,
    Opcode::Sdiv,
    Opcode::Srem,
    Opcode::Ucarry,
    Opcode::Uborrow,
    Opcode::Umulhi,
];
const COMPARISONS: [IntCC; 10] = [
    IntCC::Eq,
    IntCC::Ne,
    IntCC::Slt,
    IntCC::Sle,
    IntCC::Sgt,
    IntCC::Sge,
    IntCC::Ult,
    IntCC::Ule,
    IntCC::Ugt,
    IntCC::Uge,
];

/// All intervals, all known bits, and some of both.
fn sets(width: u32) -> Vec<Known> {
    let all = ones(width);
    let mut sets = Vec::new();
    for least in 0..=all {
        sets.extend((least..=all).map(|most| Known::between(width, least, most)));
    }
    for zeros in 0..=all {
        for one in (0..=all).filter(|one| one & zeros == 0) {
            let bits = Known::bits(width, zeros, one);
            sets.push(bits);
            sets.push(bits.and(Known::between(width, 1, all - 1)));
        }
    }
    sets
}

fn value(opcode: Opcode, to: u32, from: u32, args: [u64; 4]) -> u64 {
    eval_lane(opcode, to, from, FpMode::DEFAULT, Condition::None, args).expect("a value")
}

#[test]
fn results_of_two_operands_are_in_the_set() {
    let (width, sets) = (3, sets(3));
    for opcode in BINARY {
        for a in &sets {
            for b in &sets {
                let known = apply(opcode, width, &[*a, *b]);
                for x in (0..8).filter(|&x| a.has(x)) {
                    for y in (0..8).filter(|&y| b.has(y)) {
                        let result = value(opcode, width, width, [x, y, 0, 0]);
                        assert!(
                            known.has(result),
                            "{opcode:?} {x} of {a:?}, {y} of {b:?}: {known:?}"
                        );
                    }
                }
            }
        }
    }
}

#[test]
fn results_of_one_operand_are_in_the_set() {
    for (opcode, from, to) in [
        (Opcode::Uextend, 3, 5),
        (Opcode::Sextend, 3, 5),
        (Opcode::Ireduce, 4, 2),
        (Opcode::Bnot, 4, 4),
        (Opcode::Ineg, 4, 4),
        (Opcode::Popcount, 4, 32),
    ] {
        for a in sets(from) {
            let known = apply(opcode, to, &[a]);
            for x in (0..=ones(from)).filter(|&x| a.has(x)) {
                let result = value(opcode, to, from, [x, 0, 0, 0]);
                assert!(known.has(result), "{opcode:?} {x} of {a:?}: {known:?}");
            }
        }
    }
}

#[test]
fn halves_and_choices() {
    let (low, high) = (Known::between(32, 7, 9), Known::between(32, 1, 2));
    let both = combine(low, high);
    for bits in [0x1_0000_0007, 0x2_0000_0009] {
        assert!(both.has(bits));
    }
    assert!(!both.has(7));
    assert_eq!(
        apply(Opcode::Ilow, 32, &[Known::exactly(64, 5 << 32 | 3)]).constant(),
        Some(3)
    );
    assert_eq!(
        apply(Opcode::Ihigh, 32, &[Known::exactly(64, 5 << 32 | 3)]).constant(),
        Some(5)
    );
    let chosen = apply(
        Opcode::Select,
        8,
        &[Known::anything(1), Known::exactly(8, 3), Known::exactly(8, 5)],
    );
    assert_eq!((chosen.least, chosen.most), (3, 5));
    let chosen = apply(
        Opcode::Select,
        8,
        &[Known::exactly(1, 0), Known::exactly(8, 3), Known::exactly(8, 5)],
    );
    assert_eq!(chosen.constant(), Some(5));
}

#[test]
fn comparisons_decide_and_narrow() {
    let sets = sets(3);
    for cc in COMPARISONS {
        for a in &sets {
            for b in &sets {
                let decided = Known::compare(cc, a, b);
                let (left, right) = Known::where_holds(cc, *a, *b);
                for x in (0..8).filter(|&x| a.has(x)) {
                    for y in (0..8).filter(|&y| b.has(y)) {
                        let holds = cc.holds(x, y, 3);
                        let wrong = decided.is_some_and(|decided| decided != holds);
                        assert!(!wrong, "{x} {cc:?} {y} is not {decided:?}");
                        let kept = !holds || left.has(x) && right.has(y);
                        assert!(kept, "{x} {cc:?} {y}: {a:?} {b:?} become {left:?} {right:?}");
                    }
                }
            }
        }
    }
}

#[test]
fn joins_and_meets() {
    let sets = sets(3);
    for a in &sets {
        for b in &sets {
            let (meet, join) = (a.and(*b), a.or(*b));
            for x in 0..8 {
                assert!(
                    !(a.has(x) && b.has(x)) || meet.has(x),
                    "{x} is in {a:?} and {b:?}, not in {meet:?}"
                );
                assert!(
                    !(a.has(x) || b.has(x)) || join.has(x),
                    "{x} is in {a:?} or {b:?}, not in {join:?}"
                );
            }
        }
    }
}

/// Sixty-four bits, where words overflow.
#[test]
fn wide_numbers() {
    let mut state = 0x9e37_79b9_7f4a_7c15_u64;
    let mut next = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state
    };
    for round in 0..200_000 {
        let shift = next() % 64;
        let numbers = [
            next() >> shift,
            next() >> (next() % 64),
            next() >> (next() % 64),
            next() >> (next() % 64),
        ];
        let set = |x: u64, y: u64| match round % 3 {
            0 => Known::between(64, x.min(y), x.max(y)),
            1 => Known::exactly(64, x),
            _ => Known::bits(64, !x & y, x & y),
        };
        let (a, b) = (set(numbers[0], numbers[1]), set(numbers[2], numbers[3]));
        let opcode = BINARY[(next() % 20) as usize];
        let known = apply(opcode, 64, &[a, b]);
        let result = value(opcode, 64, 64, [numbers[0], numbers[2], 0, 0]);
        assert!(
            known.has(result),
            "{opcode:?} {:x} of {a:?}, {:x} of {b:?}: {known:?}",
            numbers[0],
            numbers[2]
        );
    }
}

/// What the other tests do not ask: that something is known at all.
#[test]
fn something_is_known() {
    let id = Known::between(64, 0, 1023);
    let bytes = apply(Opcode::Ishl, 64, &[id, Known::exactly(32, 2)]);
    assert_eq!((bytes.most, bytes.trailing_zeros()), (4092, 2));
    let place = apply(Opcode::Imul, 64, &[id, Known::exactly(64, 68)]);
    assert_eq!(place.most, 1023 * 68);
    let masked = apply(Opcode::Band, 64, &[Known::anything(64), Known::exactly(64, 0xff)]);
    assert_eq!(masked.most, 0xff);
    assert_eq!(
        Known::compare(IntCC::Slt, &masked, &Known::exactly(64, 256)),
        Some(true)
    );
    let (index, _) = Known::where_holds(
        IntCC::Slt,
        Known::between(32, 0, 0x7fff_ffff),
        Known::anything(32),
    );
    assert_eq!(index.most, 0x7fff_fffe);
}

/// So many bits hold a number with its sign: extended bytes and halves, and what is computed from them. Where it would be more than those of the type, it is those.
#[test]
fn widths_with_signs() {
    let lines = [
        ("ireduce.i8 v0", 8),
        ("sextend.i32 v1", 8),
        ("ireduce.i16 v0", 16),
        ("uextend.i32 v3", 17),
        ("iconst.i32 -128", 8),
        ("iconst.i32 128", 9),
        ("iadd.i32 v2, v6", 10),
        ("imul.i32 v7, v4", 27),
        ("imul.i32 v8, v8", 32),
        ("iconst.i32 16", 6),
        ("sshr.i32 v0, v10", 16),
        ("ishl.i32 v11, v10", 32),
        ("ishl.i32 v2, v10", 24),
        ("smin.i32 v2, v4", 17),
        ("isub.i32 v11, v2", 17),
        ("umin.i32 v2, v4", 32),
        ("iconst.i32 0", 1),
        ("iconst.i32 -1", 1),
        ("ushr.i32 v0, v10", 17),
        ("band.i32 v0, v6", 9),
    ];
    let mut text = String::from("module large\nfunction %f {\nblock0(v0: i32):\n");
    for (at, (line, _)) in lines.iter().enumerate() {
        text += &format!("    v{} = {line}\n", at + 1);
    }
    text += "    return\n}\n";
    let module = parse_module(&text).unwrap_or_else(|error| panic!("{error:?}"));
    let (_, func) = module.defined().next().expect("the function");
    let insts = func.layout.iter().map(|(_, inst)| inst);
    for ((line, width), inst) in lines.iter().zip(insts) {
        let value = func.dfg.first_result(inst);
        assert_eq!(signed_width(func, value, 4), *width, "{line}");
    }
}
