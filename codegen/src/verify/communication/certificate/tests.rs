//! Loops with barriers are replaced by their rounds under a certificate, and planted mistakes in the copies, in the certificate or in what it names are noticed.

use super::*;
use crate::ir::text::parse_module;
use crate::ir::{InstBuilder, InstructionData, Module};
use crate::opt::{Context, loops::unroll};
use crate::verify::{Change, CommunicationError, verify_communication, verify_unrolling};

/// Three rounds of a barrier and a fence, with an `if` between them. `T` stands in front of the loop and after it.
const ROUNDS: &str = "\
function %f {
block0(v0: b1, v1: i32, v2: i64):
    v10 = iconst.i32 4
    v11 = iconst.i32 1
    v12 = iconst.i32 0
    jump block1(v10)
block1(v13: i32):
    barrier
    branch v0, block2, block3
block2:
    store.i32 global align 4 [v2], v13
    jump block3
block3:
    fence scar wg
    v14 = ushr.i32 v13, v11
    v15 = icmp.ugt v14, v12
    branch v15, block1(v14), block4
block4:
    fence scar agent
    return
}
";

/// The test stands above the barrier, and the ways of an `if` after it meet where the next round begins; a cross-lane operation can tell where lanes meet.
const AT_TOP: &str = "\
function %f {
block0(v0: b1, v1: i32, v2: i64):
    v10 = iconst.i32 0
    v11 = iconst.i32 1
    v12 = iconst.i32 3
    jump block1(v10)
block1(v13: i32):
    v15 = icmp.ult v13, v12
    branch v15, block2, block5
block2:
    barrier
    v14 = iadd.i32 v13, v11
    branch v0, block3, block4
block3:
    store.i32 global align 4 [v2], v13
    jump block1(v14)
block4:
    store.i32 global align 4 [v2], v14
    jump block1(v14)
block5:
    branch v0, block6, block7
block6:
    store.i32 global align 4 [v2], v1
    jump block7
block7:
    v20 = activelanecount v0
    store.i32 global align 4 [v2], v20
    return
}
";

/// A loop in a loop, which halves what the outer one doubles.
const NESTED: &str = "\
function %f {
block0(v0: b1, v1: i32, v2: i64):
    v11 = iconst.i32 1
    v12 = iconst.i32 0
    v10 = iconst.i32 2
    v16 = iconst.i32 8
    jump block1(v10)
block1(v13: i32):
    v17 = ushr.i32 v13, v11
    jump block2(v17)
block2(v18: i32):
    barrier
    store.i32 global align 4 [v2], v18
    v19 = ushr.i32 v18, v11
    v20 = icmp.ugt v19, v12
    branch v20, block2(v19), block3
block3:
    v14 = ishl.i32 v13, v11
    v15 = icmp.ule v14, v16
    branch v15, block1(v14), block4
block4:
    return
}
";

/// A function before and after a pass, and what the pass says.
struct Unrolled {
    before: Function,
    after: Function,
    certificate: Certificate,
}

impl Unrolled {
    fn new(text: &str) -> Unrolled {
        Unrolled::of(text, 1)
    }

    /// Of a function with so many loops that go at once.
    fn of(text: &str, expected: usize) -> Unrolled {
        let before = parse(text);
        let mut after = before.clone();
        let mut context = quiet();
        let loops = unroll::run(&mut after, &mut context);
        assert_eq!(loops, expected, "{before}");
        Unrolled {
            before,
            after,
            certificate: context.certificate,
        }
    }

    fn verify(&self) -> Result<(), Vec<CommunicationError>> {
        verify_unrolling(&self.before, &self.after, &self.certificate)
    }

    /// The operations after the pass, in the order of the layout.
    fn ops(&self) -> Vec<(Block, Inst)> {
        let func = &self.after;
        let insts = func.layout.iter();
        insts.filter(|&(_, inst)| func.may_communicate(inst)).collect()
    }

    fn take(&mut self, number: usize) -> (Block, Inst) {
        let (block, inst) = self.ops()[number];
        self.after.layout.insts_mut(block).retain(|&other| other != inst);
        (block, inst)
    }

    /// A branch on the parameter in the place of the jump at the end of a block.
    fn branch(&mut self, block: Block, to: [Block; 2]) {
        let func = &mut self.after;
        let entry = func.layout.entry().unwrap();
        let condition = func.dfg.block_params(entry)[0];
        func.layout.insts_mut(block).pop();
        let targets = to.map(|to| func.dfg.block_call(to, &[]));
        func.at_end(block)
            .branch(crate::ir::Width::ONE, condition, targets);
    }
}

fn quiet() -> Context<'static> {
    Context {
        verify: false,
        ..Context::new(None)
    }
}

fn parse(text: &str) -> Function {
    let module: Module = parse_module(text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    let (_, func) = module.defined().next().unwrap();
    func.clone()
}

#[test]
fn loops_with_barriers_are_replaced_by_their_rounds() {
    for (text, operations) in [(ROUNDS, 3 * 2 + 1), (AT_TOP, 3 + 1), (NESTED, 3)] {
        let unrolled = Unrolled::new(text);
        unrolled
            .verify()
            .unwrap_or_else(|errors| panic!("{}\n{}", errors[0], unrolled.after));
        assert_eq!(unrolled.ops().len(), operations, "{}", unrolled.after);
        // Nobody but a pass that certifies it may do that.
        assert!(verify_communication(&unrolled.before, &unrolled.after).is_err());
    }
}

#[test]
fn loops_within_follow_when_their_bounds_are_constants() {
    let mut func = Unrolled::new(NESTED).after;
    let mut loops = 0;
    loop {
        crate::opt::simplify::run(&mut func, &mut quiet());
        let before = func.clone();
        let mut context = quiet();
        match unroll::run(&mut func, &mut context) {
            0 => break,
            found => loops += found,
        }
        verify_unrolling(&before, &func, &context.certificate).unwrap();
    }
    assert_eq!(loops, 3, "{func}");
    let barriers = func.layout.iter().filter(|&(_, inst)| func.may_communicate(inst));
    assert_eq!(barriers.count(), 1 + 2 + 3, "{func}");
}

/// What goes wrong in a function that was right, and words of the message.
type Mistake = (&'static str, fn(&mut Unrolled), &'static str);

const MISTAKES: &[Mistake] = &[
    ("a copy is missing", |w| _ = w.take(2), "was next, and now"),
    (
        "the last round is missing its operation",
        |w| _ = w.take(5),
        "went, or another one took its place",
    ),
    (
        "a copy stands twice",
        |w| {
            let (block, inst) = w.ops()[2];
            let data = *w.after.dfg.inst(inst);
            let ty = w.after.dfg.ctrl_type(inst);
            let copy = w.after.dfg.make_inst(data, ty, Some(&[]));
            w.after.layout.insts_mut(block).insert(0, copy);
        },
        "was next, and now",
    ),
    (
        "two copies are exchanged",
        |w| {
            let ops = w.ops();
            let [(first, a), (second, b)] = [ops[0], ops[2]];
            for (block, from, to) in [(first, a, b), (second, b, a)] {
                let insts = w.after.layout.insts_mut(block);
                let place = insts.iter().position(|&inst| inst == from).unwrap();
                insts[place] = to;
            }
        },
        "was next, and now",
    ),
    (
        "a copy goes into a branch",
        |w| {
            let (block, inst) = w.take(1);
            let preds = |to: Block| -> Vec<Block> {
                let blocks = w.after.layout.blocks().iter().copied();
                blocks
                    .filter(|&from| w.after.successor_calls(from).iter().any(|call| call.block == to))
                    .collect()
            };
            let side = preds(block)
                .into_iter()
                .find(|&from| w.after.successor_calls(from).len() == 1);
            w.after.layout.insts_mut(side.unwrap()).insert(0, inst);
        },
        "was next, and now",
    ),
    (
        "lanes leave after the first round",
        |w| {
            let (block, _) = w.ops()[1];
            let next = w.after.successor_calls(block)[0].block;
            let end = *w.after.layout.blocks().last().unwrap();
            w.branch(block, [next, end]);
        },
        "was next, and now",
    ),
    (
        "lanes pass over a round",
        |w| {
            let (first, second) = (w.ops()[1].0, w.ops()[3].0);
            let next = w.after.successor_calls(second)[0].block;
            let terminator = w.after.terminator(first).unwrap();
            w.after.dfg.targets_mut(terminator)[0].block = next;
        },
        "was next, and now",
    ),
    (
        "a copy orders less",
        |w| {
            let (_, inst) = w.ops()[1];
            let InstructionData::Fence { scope, .. } = w.after.dfg.inst_mut(inst) else {
                panic!("a fence");
            };
            *scope = crate::ir::MemoryScope::Wave;
        },
        "was next, and now",
    ),
    (
        "the certificate exchanges rounds",
        |w| {
            for (_, _, round) in &mut w.certificate.loops[0].copies {
                *round = 1 - *round;
            }
        },
        "was next, and now",
    ),
    (
        "the certificate exchanges operations",
        |w| {
            let copies = &mut w.certificate.loops[0].copies;
            let [a, b] = [copies[0].1, copies[1].1];
            copies[0].1 = b;
            copies[1].1 = a;
        },
        "was next, and now",
    ),
    (
        "the certificate has another number of rounds",
        |w| w.certificate.loops[0].trips += 1,
        "the loop makes another number of rounds",
    ),
    (
        "the certificate has the loop twice",
        |w| w.certificate.loops.push(w.certificate.loops[0].clone()),
        "the loop is not left by one branch alone",
    ),
    (
        "the certificate names another branch",
        |w| {
            let header = w.before.layout.blocks()[1];
            w.certificate.loops[0].branch = w.before.terminator(header).unwrap();
        },
        "the loop is not left by one branch alone",
    ),
];

#[test]
fn planted_mistakes_are_noticed() {
    for (name, mistake, message) in MISTAKES {
        let mut wrong = Unrolled::new(ROUNDS);
        mistake(&mut wrong);
        let Err(errors) = wrong.verify() else {
            panic!("{name}: not noticed\n{}", wrong.after);
        };
        let text = errors[0].to_string();
        assert!(text.contains(message), "{name}: {text}\n{}", wrong.after);
    }
}

/// A pass that certifies what must not be copied: the loop as it was, which would be right, is refused as well.
#[test]
fn loops_that_must_not_be_copied_are_refused() {
    let after_test =
        "    v14 = ushr.i32 v13, v11\n    v15 = icmp.ugt v14, v12\n    branch v15, block1(v14), block4\n";
    for (from, to, why) in [
        (
            "    fence scar wg\n",
            "    wavebarrier\n",
            Uncertified::OtherOperations,
        ),
        (
            "    fence scar wg\n",
            "    atomic_rmw_noret.i32 add global align 4 rlx agent [v2], v1\n",
            Uncertified::OtherOperations,
        ),
        ("block2:\n", "block2:\n    barrier\n", Uncertified::NotEachRound),
        (
            after_test,
            "    v14 = ushr.i32 v13, v11\n    branch v0, block1(v14), block4\n",
            Uncertified::NotCounted,
        ),
        (
            "block2:\n    store.i32 global align 4 [v2], v13\n    jump block3\n",
            "block2:\n    branch v0, block3, block4\n",
            Uncertified::NotCounted,
        ),
    ] {
        let func = parse(&ROUNDS.replace(from, to));
        let blocks = func.layout.blocks();
        let certificate = Certificate {
            loops: vec![UnrolledLoop {
                branch: func.terminator(blocks[3]).unwrap(),
                trips: 3,
                copies: Vec::new(),
            }],
        };
        let errors = verify_unrolling(&func, &func, &certificate).unwrap_err();
        assert_eq!(errors[0].change, Change::Uncertified(why), "{func}");
        let mut after = func.clone();
        assert_eq!(unroll::run(&mut after, &mut quiet()), 0, "{func}");
    }
}

/// A loop in a loop that is tested at its top: lanes that leave the inner one meet at the header, in front of the next round's test. The
/// cross-lane operation lets the check ask where.
#[test]
fn lanes_meet_in_the_next_round() {
    let text = "\
function %f {
block0(v0: b1, v1: i32, v2: i64):
    v11 = iconst.i32 1
    v12 = iconst.i32 0
    v10 = iconst.i32 2
    v16 = iconst.i32 8
    jump block1(v10)
block1(v13: i32):
    v15 = icmp.ule v13, v16
    branch v15, block2, block4
block2:
    v14 = ishl.i32 v13, v11
    jump block3(v13)
block3(v18: i32):
    barrier
    store.i32 global align 4 [v2], v18
    v19 = ushr.i32 v18, v11
    v20 = icmp.ugt v19, v12
    branch v20, block3(v19), block1(v14)
block4:
    v21 = activelanecount v0
    store.i32 global align 4 [v2], v21
    return
}
";
    let unrolled = Unrolled::new(text);
    unrolled
        .verify()
        .unwrap_or_else(|errors| panic!("{}\n{}", errors[0], unrolled.after));
    // Three rounds with a loop each, and what comes after them.
    assert_eq!(unrolled.ops().len(), 3 + 1, "{}", unrolled.after);
}

/// The branch that leaves a loop without operations leads to one that decides, a new one in each round: it decides nothing itself.
#[test]
fn loops_without_operations_go_at_the_same_time() {
    let first = "\
    jump block5(v12)
block5(v30: i32):
    branch v0, block6, block7
block6:
    store.i32 private align 4 [v1], v30
    jump block7
block7:
    v31 = iadd.i32 v30, v11
    v32 = icmp.ult v31, v10
    branch v32, block5(v31), block8
block8:
    jump block1(v10)
";
    let last = format!("block4:\n{}", first.replace("jump block1(v10)", "return"));
    for text in [
        NESTED.replace("    jump block1(v10)\n", first),
        NESTED.replace("block4:\n    return\n", &last),
    ] {
        let unrolled = Unrolled::of(&text, 2);
        unrolled
            .verify()
            .unwrap_or_else(|errors| panic!("{}\n{}", errors[0], unrolled.after));
        assert_eq!(unrolled.ops().len(), 3, "{}", unrolled.after);
    }
}
