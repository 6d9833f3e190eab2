//! Passes leave every kind of communication operation alone in every shape that tempts them, and planted mistakes are noticed.

use super::*;
use crate::divergence::{ValueFiles, linearize};
use crate::ir::text::parse_module;
use crate::opt::{self, Context, Level, inline};

/// Every kind of communication operation, `#` being the number of its first result, `#+1` of the second, with how to read the result.
const OPERATIONS: &[(&str, Option<&str>)] = &[
    (
        "v# = atomic_rmw.i32 add global align 4 rlx agent [v2], v1",
        Some("i32"),
    ),
    ("atomic_rmw_noret.i32 add global align 4 rlx agent [v2], v1", None),
    (
        "v# = atomic_cas.i32 cas global align 4 scar agent [v2], v1, v1",
        Some("i32"),
    ),
    (
        "v# = atomic_load.i32 ld global align 4 scacq agent [v2]",
        Some("i32"),
    ),
    ("v# = atomic_load.i32 ld global align 4 rlx wg [v2]", Some("i32")),
    ("atomic_store.i32 st global align 4 rlx agent [v2], v1", None),
    ("fence scar system", None),
    ("barrier", None),
    ("wavebarrier width wave", None),
    ("v# = activelaneid", Some("i32")),
    ("v# = activelanecount v0", Some("i32")),
    ("v#, v#+1, v#+2, v#+3 = activelanemask v0", Some("i64")),
    ("v# = activelanepermute.i32 v1, v1, v1, v0", Some("i32")),
    ("v# = clock.i64", Some("i64")),
    ("call %talks()", None),
    ("call %unknown()", None),
];

/// An operation with its result read on the spot.
fn operation(kind: usize, number: usize) -> String {
    let (text, read) = OPERATIONS[kind];
    let mut text = text.to_owned();
    for more in 1..=3 {
        text = text.replace(&format!("#+{more}"), &(number + more).to_string());
    }
    let text = text.replace('#', &number.to_string());
    match read {
        Some(ty) => format!("{text}\n store.{ty} global align 8 [v2], v{number}"),
        None => text,
    }
}

/// Shapes that tempt: `A` and `B` are two equal operations. `v0` is a condition, `v1` a number, `v2` an address.
const SHAPES: &[(&str, &str)] = &[
    (
        "equal in both arms",
        "branch v0, block1, block2\nblock1:\n A\n jump block3\nblock2:\n B\n jump block3\nblock3:\n return",
    ),
    (
        "in one small arm",
        "branch v0, block1, block2\nblock1:\n A\n jump block2\nblock2:\n B\n return",
    ),
    (
        "invariant in a loop",
        "jump block1\nblock1:\n A\n branch v0, block1, block2\nblock2:\n B\n return",
    ),
    (
        "invariant in a loop with a test at its top",
        "jump block1\nblock1:\n branch v0, block2, block3\nblock2:\n A\n jump block1\nblock3:\n B\n return",
    ),
    ("one after the other", "A\n B\n return"),
    (
        "one dominates the other",
        "A\n branch v0, block1, block2\nblock1:\n B\n jump block2\nblock2:\n return",
    ),
    (
        "wanted in one arm only",
        "A\n branch v0, block1, block2\nblock1:\n store.i32 global align 4 [v2], v1\n jump block2\nblock2:\n B\n return",
    ),
    (
        "in a small block after a join",
        "branch v0, block1, block2\nblock1:\n store.i32 global align 4 [v2], v1\n jump block3\nblock2:\n jump block3\nblock3:\n A\n branch v0, block4, block5\nblock4:\n B\n return\nblock5:\n return",
    ),
    (
        "after an empty diamond",
        "A\n branch v0, block1, block2\nblock1:\n jump block3\nblock2:\n jump block3\nblock3:\n B\n return",
    ),
    (
        "a decided branch",
        "v90 = bconst 1\n branch v90, block1, block2\nblock1:\n A\n jump block3\nblock2:\n B\n jump block3\nblock3:\n return",
    ),
    (
        "a branch on a complement",
        "v90 = bnot.b1 v0\n branch v90, block1, block2\nblock1:\n A\n return\nblock2:\n B\n return",
    ),
    (
        "a switch with equal arms",
        "switch v1, [block1, block2, block1, block3]\nblock1:\n A\n jump block3\nblock2:\n B\n jump block3\nblock3:\n return",
    ),
    (
        "two entries to a loop",
        "branch v0, block1, block2\nblock1:\n A\n jump block2\nblock2:\n B\n branch v0, block1, block3\nblock3:\n return",
    ),
    (
        "an endless switch",
        "A\n branch v0, block1, block2\nblock1:\n switch v1, [block1, block1, block1]\nblock2:\n B\n return",
    ),
    (
        "an endless loop",
        "branch v0, block1, block2\nblock1:\n A\n jump block1\nblock2:\n B\n return",
    ),
];

const CALLEES: &str = "\
external function %unknown
function %talks {
block0:
 barrier
 return
}
";

fn shape(index: usize, kind: usize) -> Module {
    module_of(SHAPES[index].1, kind)
}

fn module_of(body: &str, kind: usize) -> Module {
    let body = body
        .replace(" A\n", &format!(" {}\n", operation(kind, 100)))
        .replace(" B\n", &format!(" {}\n", operation(kind, 200)));
    // A shape may begin with an operation.
    let body = match body.strip_prefix("A\n") {
        Some(rest) => format!("{}\n{rest}", operation(kind, 100)),
        None => body,
    };
    parse(&format!(
        "{CALLEES}function %f {{\nblock0(v0: b1, v1: i32, v2: i64):\n {body}\n}}\n"
    ))
}

fn parse(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]))
}

fn function(module: &Module) -> Function {
    let (_, func) = module.defined().find(|(_, func)| func.name == "f").unwrap();
    func.clone()
}

fn holds(name: &str, before: &Function, after: &Function) {
    if let Err(errors) = verify_communication(before, after) {
        panic!("{name}: {}\n{before}{after}", errors[0]);
    }
    assert_eq!(ops(before), ops(after), "{name}\n{before}{after}");
}

/// The reachable operations, counted without the function under test.
fn ops(func: &Function) -> Vec<Inst> {
    let reachable = crate::analysis::cfg::reverse_post_order(&Cfg::new(func));
    let mut found: Vec<Inst> = reachable
        .iter()
        .flat_map(|&block| func.layout.insts(block))
        .copied()
        .filter(|&inst| func.may_communicate(inst))
        .collect();
    found.sort_unstable_by_key(|inst| inst.as_u32());
    found
}

fn every_shape(mut check: impl FnMut(&str, &Module, Function)) {
    for (index, (name, _)) in SHAPES.iter().enumerate() {
        for (kind, (text, _)) in OPERATIONS.iter().enumerate() {
            let module = shape(index, kind);
            let func = function(&module);
            assert_eq!(ops(&func).len(), 2, "{func}");
            check(&format!("{text} in shape `{name}`"), &module, func);
        }
    }
}

type Pass = fn(&mut Function, &mut Context<'_>) -> usize;

fn leaves_alone(pass: Pass) {
    every_shape(|name, module, func| {
        let mut after = func.clone();
        pass(&mut after, &mut Context::new(Some(module)));
        // The way that a decided branch does not take is no way.
        if name.contains("decided") {
            verify_communication(&func, &after).unwrap();
            assert!(ops(&after).len() <= ops(&func).len());
        } else {
            holds(name, &func, &after);
        }
    });
}

#[test]
fn simplification_leaves_operations_alone() {
    leaves_alone(opt::simplify::run);
}

#[test]
fn value_numbering_leaves_operations_alone() {
    leaves_alone(opt::gvn::run);
}

#[test]
fn dead_code_elimination_leaves_operations_alone() {
    leaves_alone(opt::dce::run);
}

#[test]
fn constant_memory_leaves_operations_alone() {
    leaves_alone(opt::unwritten::run);
}

#[test]
fn graph_simplification_and_selects_leave_operations_alone() {
    leaves_alone(opt::cfg::run);
}

#[test]
fn all_passes_leave_operations_alone() {
    leaves_alone(|func, context| opt::run(func, Level::Full, context).unwrap().blocks);
}

#[test]
fn legalisation_leaves_operations_alone() {
    use crate::legalize::{Legality, groups, run};
    leaves_alone(|func, _| {
        let table = Legality::new(&[groups::VECTORS, groups::NARROW, groups::WIDE, groups::CONVERSIONS]);
        run(func, &table, &mut |_, _, _| None).unwrap()
    });
}

#[test]
fn divergence_leaves_operations_alone() {
    every_shape(|name, _, func| {
        let mut after = func.clone();
        linearize(
            &mut after,
            64,
            &mut ValueFiles::by_uniformity,
            &mut Context::new(None),
        )
        .unwrap();
        holds(name, &func, &after);
        let wave = after.wave.as_ref().unwrap();
        let mut seen: Vec<Inst> = wave.layout.iter().map(|(_, inst)| inst).collect();
        seen.retain(|&inst| after.may_communicate(inst));
        seen.sort_unstable_by_key(|inst| inst.as_u32());
        assert_eq!(seen, ops(&func), "{name}: each once at the wave level");
    });
}

#[test]
fn inlining_copies_a_function_once_per_call() {
    const CALLERS: &[&str] = &[
        "call %g(v0, v1, v2)\n call %g(v0, v1, v2)\n return",
        "branch v0, block1, block2\nblock1:\n call %g(v0, v1, v2)\n jump block3\nblock2:\n call %g(v0, v1, v2)\n jump block3\nblock3:\n return",
        "jump block1\nblock1:\n call %g(v0, v1, v2)\n branch v0, block1, block2\nblock2:\n return",
        "branch v0, block1, block2\nblock1:\n call %h(v0, v1, v2)\n jump block2\nblock2:\n call %g(v0, v1, v2)\n return",
    ];
    for caller in CALLERS {
        for (index, (name, _)) in SHAPES.iter().enumerate() {
            for kind in 0..OPERATIONS.len() {
                let callee = shape(index, kind).to_string().replace("%f", "%g");
                let nested = "function %h {\nblock0(v0: b1, v1: i32, v2: i64):\n call %g(v0, v1, v2)\n barrier\n return\n}\n";
                let text = format!(
                    "{callee}{nested}function %f {{\nblock0(v0: b1, v1: i32, v2: i64):\n {caller}\n}}\n"
                );
                let before = parse(&text);
                let mut after = before.clone();
                let stats =
                    inline::run(&mut after, &inline::Limits::default(), &mut Context::new(None)).unwrap();
                assert!(stats.calls > 0 || name.contains("endless"), "{text}");
                verify_inlining(&before, &after).unwrap_or_else(|e| panic!("{name}: {}\n{after}", e[0]));
            }
        }
    }
}

/// What would be wrong: a pass that is not ours.
struct Wrong {
    func: Function,
}

impl Wrong {
    fn new(body: &str, kind: usize) -> (Function, Wrong) {
        let func = function(&module_of(body, kind));
        (func.clone(), Wrong { func })
    }

    fn block(&self, number: usize) -> Block {
        self.func.layout.blocks()[number]
    }

    /// Takes the operation with a number out of the layout.
    fn take(&mut self, number: usize) -> Inst {
        let inst = ops(&self.func)[number];
        for block in self.func.layout.blocks().to_vec() {
            self.func.layout.insts_mut(block).retain(|&i| i != inst);
        }
        inst
    }

    /// Puts an instruction at the start of a block, or in front of its terminator.
    fn put(&mut self, inst: Inst, block: usize, at_end: bool) {
        let block = self.block(block);
        let insts = self.func.layout.insts_mut(block);
        let index = if at_end { insts.len() - 1 } else { 0 };
        insts.insert(index, inst);
    }

    fn copy(&mut self, inst: Inst) -> Inst {
        let (data, ty) = (*self.func.dfg.inst(inst), self.func.dfg.ctrl_type(inst));
        let results: Vec<_> = self.func.dfg.results(inst).to_vec();
        let types: Vec<_> = results.iter().map(|&v| self.func.dfg.value_type(v)).collect();
        let copy = self.func.dfg.make_inst(data, ty, Some(types.as_slice()));
        self.func.dfg.locs[copy] = self.func.dfg.locs[inst];
        copy
    }
}

/// Body, what goes wrong in it, and a word of the message.
type Mistake = (&'static str, fn(&mut Wrong), &'static str);

const DIAMOND: &str = SHAPES[0].1;
const ARM: &str = SHAPES[1].1;
const LOOP: &str = SHAPES[2].1;
const LINE: &str = SHAPES[4].1;
const BELOW: &str = SHAPES[5].1;
const WANTED: &str = SHAPES[6].1;
const JOIN: &str = SHAPES[7].1;
const EMPTY: &str = SHAPES[8].1;

const MISTAKES: &[Mistake] = &[
    // Hoisted from both arms.
    (
        DIAMOND,
        |w| {
            w.take(1);
            let inst = w.take(0);
            w.put(inst, 0, true);
        },
        "was next, and now",
    ),
    // Sunk from both arms.
    (
        DIAMOND,
        |w| {
            w.take(1);
            let inst = w.take(0);
            w.put(inst, 3, false);
        },
        "",
    ),
    // Both arms become one.
    (
        DIAMOND,
        |w| {
            let [a, b] = [w.block(1), w.block(2)];
            let inst = w.func.terminator(w.block(0)).unwrap();
            for call in w.func.dfg.targets_mut(inst) {
                if call.block == b {
                    call.block = a;
                }
            }
        },
        "",
    ),
    // The arms are exchanged.
    (
        DIAMOND,
        |w| {
            let inst = w.func.terminator(w.block(0)).unwrap();
            w.func.dfg.targets_mut(inst).swap(0, 1);
        },
        "was next, and now",
    ),
    // If-converted.
    (
        ARM,
        |w| {
            let inst = w.take(0);
            w.put(inst, 0, true);
        },
        "was next, and now",
    ),
    // Hoisted out of the loop.
    (
        LOOP,
        |w| {
            let inst = w.take(0);
            w.put(inst, 0, true);
        },
        "",
    ),
    // Sunk out of the loop.
    (
        LOOP,
        |w| {
            let inst = w.take(0);
            w.put(inst, 2, false);
        },
        "",
    ),
    // Sunk into the loop.
    (
        LOOP,
        |w| {
            let inst = w.take(1);
            w.put(inst, 1, true);
        },
        "",
    ),
    // The first iteration is peeled off.
    (
        LOOP,
        |w| {
            let inst = ops(&w.func)[0];
            let copy = w.copy(inst);
            w.put(copy, 0, true);
        },
        "",
    ),
    // Unrolled: the loop has it twice.
    (
        LOOP,
        |w| {
            let inst = ops(&w.func)[0];
            let copy = w.copy(inst);
            w.put(copy, 1, true);
        },
        "",
    ),
    // Exchanged.
    (
        LINE,
        |w| {
            let inst = w.take(1);
            w.put(inst, 0, false);
        },
        "was next, and now",
    ),
    // Run twice.
    (
        LINE,
        |w| {
            let inst = ops(&w.func)[0];
            let copy = w.copy(inst);
            w.put(copy, 0, false);
        },
        "",
    ),
    // Merged with the one that dominates it.
    (
        BELOW,
        |w| {
            let [first, second] = [ops(&w.func)[0], w.take(1)];
            for index in 0..w.func.dfg.results(first).len() {
                let [old, new] = [second, first].map(|inst| w.func.dfg.results(inst)[index]);
                w.func.dfg.make_alias(old, new);
            }
        },
        "went, or another one took its place",
    ),
    // Sunk to the only arm that reads it.
    (
        WANTED,
        |w| {
            let inst = w.take(0);
            w.put(inst, 1, false);
        },
        "was next, and now",
    ),
    // Sunk after the arms: the same lanes, but across control flow.
    (
        JOIN,
        |w| {
            let inst = w.take(0);
            w.put(inst, 0, true);
        },
        "was next, and now",
    ),
    // The join is copied into what comes before.
    (
        JOIN,
        |w| {
            let inst = w.take(0);
            let copy = w.copy(inst);
            w.put(inst, 1, true);
            w.put(copy, 2, true);
        },
        "",
    ),
    // Hoisted over a diamond that has nothing in it.
    (
        EMPTY,
        |w| {
            let inst = w.take(1);
            w.put(inst, 0, true);
        },
        "was next, and now",
    ),
];

#[test]
fn planted_mistakes_are_noticed() {
    for (kind, (operation, _)) in OPERATIONS.iter().enumerate() {
        for (number, (body, mistake, message)) in MISTAKES.iter().enumerate() {
            let (before, mut wrong) = Wrong::new(body, kind);
            mistake(&mut wrong);
            let Err(errors) = verify_communication(&before, &wrong.func) else {
                panic!("mistake {number} was not noticed\n{before}{}", wrong.func);
            };
            let text = errors[0].to_string();
            let removable = operation.contains("activelane") || operation.contains("rlx wg");
            assert!(
                text.contains(message) || (removable && text.contains("next")),
                "mistake {number}: {text}\n{before}{}",
                wrong.func
            );
        }
    }
}

/// An edge of a switch that leaves out an empty block joins two groups of lanes, which cross-lane operations can tell before they meet anyway.
#[test]
fn groups_of_a_switch_that_become_one_are_noticed() {
    const BODY: &str = "switch v1, [block1, block2, block3]\nblock1:\n jump block2\nblock2:\n A\n jump block3\nblock3:\n return";
    for (kind, (text, _)) in OPERATIONS.iter().enumerate() {
        let (before, mut wrong) = Wrong::new(BODY, kind);
        let (block, target) = (wrong.block(0), wrong.block(2));
        let inst = wrong.func.terminator(block).expect("the switch");
        let call = wrong.func.dfg.block_call(target, &[]);
        wrong.func.dfg.targets_mut(inst)[0] = call;
        let found = verify_communication(&before, &wrong.func);
        let cross = text.contains("activelane") || text.contains("call %");
        assert_eq!(found.is_err(), cross, "{text}");
        if let Err(errors) = found {
            assert!(errors[0].to_string().contains("other groups"), "{}", errors[0]);
        }
    }
    // Where they meet they are one group.
    let body = BODY.replace("[block1, block2, block3]", "[block1, block3, block2]");
    let (before, mut right) = Wrong::new(&body.replace("jump block2", "jump block3"), 10);
    let (block, target) = (right.block(0), right.block(3));
    let inst = right.func.terminator(block).expect("the switch");
    let call = right.func.dfg.block_call(target, &[]);
    right.func.dfg.targets_mut(inst)[0] = call;
    assert_eq!(verify_communication(&before, &right.func), Ok(()));
}

/// An operation with an effect may not go; one without may, if nobody reads it.
#[test]
fn operations_without_effect_may_go() {
    for (kind, (text, _)) in OPERATIONS.iter().enumerate() {
        let (before, mut wrong) = Wrong::new(LINE, kind);
        wrong.take(0);
        let effect = !(text.contains("activelane") || text.contains("rlx wg"));
        assert_eq!(
            verify_communication(&before, &wrong.func).is_err(),
            effect,
            "{text}"
        );
    }
}

#[test]
fn a_meeting_that_moves_is_noticed_where_cross_lane_operations_are() {
    // Without the edge from block1 to block4 the lanes that part in block0 meet in block3.
    const BODY: &str = "v90 = bconst 1\n branch v0, block1, block2\nblock1:\n store.i32 global align 4 [v2], v1\n branch v90, block3, block4\nblock2:\n jump block3\nblock3:\n A\n return\nblock4:\n return";
    for (kind, (text, _)) in OPERATIONS.iter().enumerate() {
        let (before, mut wrong) = Wrong::new(BODY, kind);
        let (block, target) = (wrong.block(1), wrong.block(3));
        wrong.func.layout.insts_mut(block).pop();
        let call = wrong.func.dfg.block_call(target, &[]);
        crate::ir::InstBuilder::jump(&mut wrong.func.at_end(block), call);
        let order = wrong.func.layout.blocks()[..4].to_vec();
        wrong.func.layout.set_order(order);
        let found = verify_communication(&before, &wrong.func);
        let cross = text.contains("activelane") || text.contains("%unknown");
        // The checker does not know what the functions do; anything, then.
        let cross = cross || text.contains("%talks");
        assert_eq!(found.is_err(), cross, "{text}");
        if let Err(errors) = found {
            assert!(
                errors[0]
                    .to_string()
                    .contains("parted lanes that met in front of the end"),
                "{}",
                errors[0]
            );
        }
    }
}

#[test]
fn mistakes_at_the_wave_level_are_noticed() {
    for kind in 0..OPERATIONS.len() {
        let before = function(&module_of(DIAMOND, kind));
        let mut after = before.clone();
        linearize(
            &mut after,
            64,
            &mut ValueFiles::by_uniformity,
            &mut Context::new(None),
        )
        .unwrap();
        verify_communication(&before, &after).unwrap();
        let inst = ops(&before)[0];
        let wave = after.wave.as_ref().unwrap();
        let home = wave.layout.iter().find(|&(_, i)| i == inst).unwrap().0;
        let end = wave.body_end[home] as usize;
        let elsewhere = *wave.layout.blocks().iter().find(|&&b| b != home).unwrap();
        let spoil = |spoil: &dyn Fn(&mut crate::ir::WaveLevel)| {
            let mut wrong = after.clone();
            spoil(wrong.wave.as_mut().unwrap());
            verify_communication(&before, &wrong).unwrap_err()
        };
        // Gone, run twice, in front of the lanes' being set, and in another block.
        for errors in [
            spoil(&|wave| wave.layout.insts_mut(home).retain(|&i| i != inst)),
            spoil(&|wave| wave.layout.insts_mut(home).insert(end, inst)),
            spoil(&|wave| {
                wave.layout.insts_mut(home).retain(|&i| i != inst);
                wave.layout.insts_mut(home).insert(0, inst);
                wave.body_start[home] += 1;
            }),
            spoil(&|wave| {
                wave.layout.insts_mut(home).retain(|&i| i != inst);
                wave.layout.insts_mut(elsewhere).insert(0, inst);
            }),
        ] {
            assert!(errors.iter().any(|e| e.change == Change::WaveLevel), "{errors:?}");
        }
    }
}

#[test]
fn mistakes_of_inlining_are_noticed() {
    let before = parse(
        "function %g {\nblock0(v0: b1):\n branch v0, block1, block2\nblock1:\n barrier\n jump block2\nblock2:\n fence scar system\n return\n}\n\
         function %f {\nblock0(v0: b1):\n branch v0, block1, block2\nblock1:\n call %g(v0)\n jump block3\nblock2:\n call %g(v0)\n jump block3\nblock3:\n return\n}\n",
    );
    let mut right = before.clone();
    inline::run(&mut right, &inline::Limits::default(), &mut Context::new(None)).unwrap();
    let (id, func) = right.defined().find(|(_, f)| f.name == "f").unwrap();
    assert_eq!(ops(func).len(), 4, "{func}");
    let spoil = |spoil: &dyn Fn(&mut Function)| {
        let mut wrong = right.clone();
        if let FunctionDecl::Defined(func) = &mut wrong.functions[id] {
            spoil(func);
        }
        verify_inlining(&before, &wrong).unwrap_err()
    };
    // A copied operation went; a copied branch decides nothing any more; both calls share one copy.
    spoil(&|func| {
        let gone = ops(func)[0];
        for block in func.layout.blocks().to_vec() {
            func.layout.insts_mut(block).retain(|&inst| inst != gone);
        }
    });
    spoil(&|func| {
        let branch = func.layout.iter().find_map(|(block, inst)| {
            (func.dfg.opcode(inst) == Opcode::Branch && Some(block) != func.layout.entry()).then_some(inst)
        });
        let targets = func.dfg.targets_mut(branch.unwrap());
        targets[1] = targets[0];
    });
    let errors = spoil(&|func| {
        let entry = func.layout.entry().unwrap();
        let branch = func.terminator(entry).unwrap();
        let targets = func.dfg.targets_mut(branch);
        targets[1] = targets[0];
    });
    assert!(!errors.is_empty());
    let errors = spoil(&|func| {
        // Both ways jump to the first copy's entry.
        let [yes, no] = func.successor_calls(func.layout.entry().unwrap()) else {
            panic!("a branch");
        };
        let (first, second) = (
            func.terminator(yes.block).unwrap(),
            func.terminator(no.block).unwrap(),
        );
        func.dfg.targets_mut(second)[0] = func.dfg.targets(first)[0];
    });
    assert_eq!(errors[0].change, Change::Merged);
}

#[test]
fn chains_of_switches_are_followed() {
    let cases: Vec<String> = (1..=12)
        .map(|i| {
            format!(
                "block{i}:\n {}\n return\n",
                if i % 2 == 0 {
                    "barrier"
                } else {
                    "fence scar system"
                }
            )
        })
        .collect();
    let targets: Vec<String> = (1..=12).chain([3, 1]).map(|i| format!("block{i}")).collect();
    let before = function(&parse(&format!(
        "function %f {{\nblock0(v0: i32):\n switch v0, [{}]\n{}}}\n",
        targets.join(", "),
        cases.concat()
    )));
    let mut right = before.clone();
    linearize(
        &mut right,
        64,
        &mut ValueFiles::by_uniformity,
        &mut Context::new(None),
    )
    .unwrap();
    let switches = right
        .layout
        .iter()
        .filter(|&(_, inst)| right.dfg.opcode(inst) == Opcode::Switch);
    assert_eq!(switches.count(), 0, "{right}");
    verify_communication(&before, &right).unwrap();
    // Two entries are exchanged.
    let mut wrong = right.clone();
    let links: Vec<Inst> = wrong
        .layout
        .iter()
        .map(|(_, inst)| inst)
        .filter(|&inst| wrong.dfg.opcode(inst) == Opcode::Branch)
        .collect();
    let [a, b] = [links[0], links[5]].map(|link| wrong.dfg.targets(link)[0]);
    wrong.dfg.targets_mut(links[0])[0] = b;
    wrong.dfg.targets_mut(links[5])[0] = a;
    assert!(verify_communication(&before, &wrong).is_err());
}

#[test]
fn searches_of_switches_are_followed() {
    let cases = (1..=5).map(|i| {
        let op = if i % 2 == 0 {
            "barrier"
        } else {
            "fence scar system"
        };
        format!("block{i}:\n {op}\n return\n")
    });
    let before = function(&parse(&format!(
        "function %f {{\nblock0(v0: i64):\n v1 = load.i32 kernarg align 4 width all [v0]\n switch v1, [block1, block2, block3, block3, block4, block5]\n{}}}\n",
        cases.collect::<String>()
    )));
    let mut right = before.clone();
    assert_eq!(crate::opt::switches::run(&mut right, &mut Context::new(None)), 1);
    verify_communication(&before, &right).unwrap();
    // One comparison is with another entry.
    let mut wrong = right.clone();
    let constants = wrong.layout.iter().map(|(_, inst)| inst);
    let constant = constants
        .filter(|&inst| wrong.dfg.opcode(inst) == Opcode::Iconst)
        .last()
        .unwrap();
    if let InstructionData::Const { imm, .. } = wrong.dfg.inst_mut(constant) {
        *imm += 1;
    }
    assert!(verify_communication(&before, &wrong).is_err());
    // The sides of one are exchanged.
    let mut wrong = right.clone();
    let last = wrong.layout.blocks().last().copied().unwrap();
    let branch = wrong.terminator(last).unwrap();
    wrong.dfg.targets_mut(branch).swap(0, 1);
    assert!(verify_communication(&before, &wrong).is_err());
}

#[test]
fn blocks_may_be_cut_joined_and_reordered() {
    let before = parse(&format!(
        "{CALLEES}function %f {{\nblock0(v0: b1, v1: i32, v2: i64):\n v3 = bnot.b1 v0\n barrier\n branch v3, block1, block2\nblock1:\n fence scar system\n jump block3\nblock2:\n jump block3\nblock3:\n v4 = activelanecount v0\n call %talks()\n return\n}}\n"
    ));
    let before = function(&before);
    let mut after = before.clone();
    let blocks = after.layout.blocks().to_vec();
    // The second block of the order is cut, the empty one left out, the branch turned round, the rest is laid out backwards.
    let tail = after.append_block();
    let moved: Vec<Inst> = after.layout.insts_mut(blocks[3]).split_off(1);
    for inst in moved {
        after.layout.append_inst(inst, tail);
    }
    let call = after.dfg.block_call(tail, &[]);
    crate::ir::InstBuilder::jump(&mut after.at_end(blocks[3]), call);
    let branch = after.terminator(blocks[0]).unwrap();
    let plain = after.dfg.block_params(blocks[0])[0];
    after.dfg.args_mut(branch)[0] = plain;
    let targets = after.dfg.targets_mut(branch);
    targets[1].block = blocks[3];
    targets.swap(0, 1);
    after
        .layout
        .set_order(vec![blocks[0], tail, blocks[3], blocks[1]]);
    verify_communication(&before, &after).unwrap_or_else(|e| panic!("{}\n{before}{after}", e[0]));
}

/// A loop with a branch in it between two operations, and one of them in it.
fn loop_between(inside: &str) -> String {
    format!(
        "A\n v10 = iconst.i32 0\n v11 = iconst.i32 1\n v12 = iconst.i32 3\n jump block1(v10)\nblock1(v13: i32):\n branch v0, block2, \
         block3\nblock2:\n jump block3\nblock3:\n{inside} v14 = iadd.i32 v13, v11\n v15 = icmp.slt v14, v12\n branch v15, block1(v14), \
         block4\nblock4:\n B\n return"
    )
}

#[test]
fn loops_without_operations_may_be_unrolled() {
    for kind in 0..OPERATIONS.len() {
        let module = module_of(&loop_between(""), kind);
        let before = function(&module);
        let mut after = before.clone();
        let loops = opt::loops::unroll::run(&mut after, &mut Context::new(Some(&module)));
        assert_eq!(loops, 1, "{before}");
        holds("unrolled", &before, &after);
    }
}

#[test]
fn loops_with_operations_other_than_barriers_and_fences_are_not_unrolled() {
    for (kind, (text, _)) in OPERATIONS.iter().enumerate() {
        let inside = format!(" {}\n", operation(kind, 300));
        let module = module_of(&loop_between(&inside), kind);
        let before = function(&module);
        let mut func = before.clone();
        let mut context = Context::new(Some(&module));
        let loops = opt::loops::unroll::run(&mut func, &mut context);
        let may = *text == "barrier" || text.starts_with("fence");
        assert_eq!(loops, usize::from(may), "{func}");
        assert_eq!(verify_communication(&before, &func).is_err(), may, "{func}");
        verify_unrolling(&before, &func, &context.certificate).unwrap();
    }
}

#[test]
fn a_copied_operation_is_noticed_though_its_loop_went() {
    // The loop runs twice, and so do the copies of its operation.
    let body = loop_between(" A\n")
        .replacen("A\n", "", 1)
        .replace("block4:\n B\n", "block4:\n");
    let (before, mut wrong) = Wrong::new(&body, 0);
    let copy = {
        let op = ops(&wrong.func)[0];
        wrong.copy(op)
    };
    // In front of the loop one copy, behind it the other, and the branch back is gone.
    let (first, last) = (wrong.take(0), copy);
    wrong.put(first, 0, true);
    wrong.put(last, 4, false);
    let (from, to) = (wrong.block(3), wrong.block(4));
    let branch = wrong.func.terminator(from).unwrap();
    let target = wrong.func.dfg.block_call(to, &[]);
    *wrong.func.dfg.inst_mut(branch) = InstructionData::Jump {
        opcode: Opcode::Jump,
        target,
    };
    let errors = verify_communication(&before, &wrong.func).unwrap_err();
    assert!(!errors.is_empty());
}
