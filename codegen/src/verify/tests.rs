//! A planted mistake per rule, and well-formed functions that come close to one.

use super::*;
use crate::ir::text::parse_module;
use crate::ir::{AtomicOp, FunctionDecl, InstructionData, Opcode, Segment, Type, Value};

fn module(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]))
}

fn rules(module: &Module) -> Vec<Rule> {
    verify_module(module)
        .err()
        .unwrap_or_default()
        .into_iter()
        .map(|e| e.rule)
        .collect()
}

/// Operands of every kind for the lines under test.
const PRELUDE: &str = "\
group %tile : 64 align 4
global %out : 64 align 4
readonly %table : 4 align 4
external function %ext
function %pair {
block0(v0: i32, v1: f32):
return v0
}
kernel %other {
block0:
return
}
kernel %k {
block0:
v0 = iconst.i32 1
v1 = iconst.i64 1
v2 = fconst.f32 1.0
v3 = fconst.f64 1.0
v4 = bconst 1
v5 = undef.i32x2
v6 = undef.i8
v7 = undef.f32x2
v8 = undef.i16x2
v9 = undef.i64x2
";

fn line(line: &str) -> Vec<Rule> {
    rules(&module(&format!("{PRELUDE}{line}\nreturn\n}}\n")))
}

fn operand(index: usize, expected: &str, found: Type) -> Rule {
    Rule::OperandType {
        index,
        expected: expected.into(),
        found,
    }
}

fn control(expected: &'static str, found: Type) -> Rule {
    Rule::ControllingType { expected, found }
}

#[test]
fn well_formed_lines_pass() {
    for text in [
        "v20 = iadd.i32 v0, v0",
        "v20 = iadd.i32x2 v5, v5",
        "v20 = ishl.i32x2 v5, v0",
        "v20 = select.f64 v4, v3, v3",
        "v20 = uextend.i64 v6",
        "v20 = uextend.i32 v4",
        "v20 = ireduce.i8 v0",
        "v20 = bitcast.i64 v7",
        "v20 = fconvert.f64 v2",
        "v20 = fcvt_to_uint.zero.sat.i64 v2",
        "v20 = make_vector.f32x2 v2, v2",
        "v20 = extract_lane.f32 v7, 1",
        "v20 = insert_lane.f32x2 v7, v2, 1",
        "v20 = icmp.eq v4, v4",
        "v20 = symbol_addr.i32 %tile",
        "v20 = symbol_addr.i64 %out",
        "v20, v21, v22, v23 = load.i32 global align 4 [v1]",
        "store.f32x2 group align 4 [v0], v7, v7",
        "v20 = stof.i64 group v0",
        "v20 = ftos.i32 group v1",
        "v20 = segmentp global v1",
        "v20 = atomic_load.i32 ld global align 4 scacq agent [v1]",
        "v20 = atomic_cas.i64 cas group align 8 rlx wg [v0], v1, v1",
        "fence scar system",
        "v20: i32 = call %pair(v0, v2)",
        "v20: i64x2 = call %ext(v0)",
        "v20 = workitemabsid.i64 2",
        "v20 = fclass v2, v0",
    ] {
        assert_eq!(line(text), [], "{text}");
    }
}

#[test]
fn table_types() {
    for (text, rule) in [
        ("v20 = iadd.i32 v0, v1", operand(1, "i32", Type::I64)),
        (
            "v20 = iadd.f32 v2, v2",
            control("an integer or a vector of integers", Type::F32),
        ),
        (
            "v20 = ubitextract.i32x2 v5, v0, v0",
            control("a scalar integer", Type::I32X2),
        ),
        (
            "v20 = fadd.i32 v0, v0",
            control("a floating-point type", Type::I32),
        ),
        ("v20 = make_vector.i32 v0", control("a vector", Type::I32)),
        ("v20 = band.f32 v2, v2", control("b1 or an integer", Type::F32)),
        ("v20 = ishl.i64 v1, v1", operand(1, "i32", Type::I64)),
        ("v20 = select.i32 v0, v0, v0", operand(0, "b1", Type::I32)),
        ("v20 = popcount v5", operand(0, "a scalar integer", Type::I32X2)),
        ("v20 = insert_lane.i32x2 v5, v1, 0", operand(1, "i32", Type::I64)),
        ("v20 = iconcat v0, v1", operand(1, "i32", Type::I64)),
        (
            "v20 = load.i32 group align 4 [v2]",
            operand(0, "i32 or i64", Type::F32),
        ),
        ("v20 = undef.mask", control("a type other than mask", Type::MASK)),
    ] {
        assert_eq!(line(text), [rule], "{text}");
    }
}

#[test]
fn constants_dimensions_and_lanes() {
    for (text, rule) in [
        (
            "v20 = iconst.i32 0x1_0000_0000",
            Rule::ConstantRange {
                imm: 1 << 32,
                bits: 32,
            },
        ),
        ("v20 = iconst.i8 256", Rule::ConstantRange { imm: 256, bits: 8 }),
        ("v20 = bconst 2", Rule::ConstantRange { imm: 2, bits: 1 }),
        (
            "v20 = fconst.f32 0x1_0000_0000",
            Rule::ConstantRange {
                imm: 1 << 32,
                bits: 32,
            },
        ),
        ("v20 = fconst.f32x2 0x0", control("a scalar", Type::F32X2)),
        ("v20 = workitemid.i32 3", Rule::Dimension(3)),
        ("v20 = workitemid.i16 1", control("i32 or i64", Type::I16)),
        ("v20 = laneid.i8", control("i32 or i64", Type::I8)),
        (
            "v20 = extract_lane.f32 v7, 2",
            Rule::LaneNumber { lane: 2, lanes: 2 },
        ),
        (
            "v20 = insert_lane.f32x2 v7, v2, 9",
            Rule::LaneNumber { lane: 9, lanes: 2 },
        ),
        (
            "v20 = extract_lane.i32 v7, 0",
            control("the lane type of the operand", Type::I32),
        ),
        (
            "v20 = make_vector.f32x2 v2",
            Rule::OperandCount {
                expected: "2".into(),
                found: 1,
            },
        ),
        ("v20 = make_vector.f32x2 v2, v3", operand(1, "f32", Type::F64)),
        ("v20 = lerp.i64 v1, v1, v1", control("i32", Type::I64)),
    ] {
        assert_eq!(line(text), [rule], "{text}");
    }
}

#[test]
fn comparisons_and_conversions() {
    let size = |rule, from, to| Rule::ConversionSize { rule, from, to };
    for (text, rule) in [
        ("v20 = icmp.eq v0, v1", Rule::ComparedTypes(Type::I32, Type::I64)),
        (
            "v20 = icmp.eq v5, v5",
            Rule::ComparedTypes(Type::I32X2, Type::I32X2),
        ),
        ("v20 = fcmp.eq v2, v3", Rule::ComparedTypes(Type::F32, Type::F64)),
        ("v20 = fclass v7, v0", operand(0, "a scalar type", Type::F32X2)),
        (
            "v20 = uextend.i32 v0",
            size("an extension makes wider", Type::I32, Type::I32),
        ),
        (
            "v20 = sextend.i8 v0",
            size("an extension makes wider", Type::I32, Type::I8),
        ),
        (
            "v20 = uextend.i64 v8",
            size("an extension makes wider", Type::I16X2, Type::I64),
        ),
        (
            "v20 = ireduce.i64 v0",
            size("a reduction makes narrower", Type::I32, Type::I64),
        ),
        (
            "v20 = bitcast.i64 v0",
            size("a bit cast keeps the size", Type::I32, Type::I64),
        ),
        (
            "v20 = fconvert.f32 v2",
            size(
                "a conversion goes to another size and keeps the lanes",
                Type::F32,
                Type::F32,
            ),
        ),
        (
            "v20 = fcvt_to_uint.i32 v7",
            size("a conversion to integer is of a scalar", Type::F32X2, Type::I32),
        ),
        (
            "v20 = fcvt_from_uint.f32x2 v0",
            size("a conversion from integer gives a scalar", Type::I32, Type::F32X2),
        ),
        ("v20 = fadd.sat.f32 v2, v2", Rule::Saturation),
    ] {
        assert_eq!(line(text), [rule], "{text}");
    }
}

#[test]
fn memory() {
    let width = |segment, expected, found| Rule::AddressWidth {
        segment,
        expected,
        found,
    };
    let count = |found| Rule::ResultCount {
        expected: "1 to 4".into(),
        found,
    };
    let plain = Rule::OrderOrScope("an ordinary access has no order and no scope");
    for (text, rule) in [
        (
            "v20 = load.i32 global align 4 [v0]",
            width(Segment::Global, Type::I64, Type::I32),
        ),
        (
            "v20 = load.i32 group align 4 [v1]",
            width(Segment::Group, Type::I32, Type::I64),
        ),
        (
            "store.i32 private align 4 [v1], v0",
            width(Segment::Private, Type::I32, Type::I64),
        ),
        (
            "v20 = symbol_addr.i64 %tile",
            width(Segment::Group, Type::I32, Type::I64),
        ),
        (
            "v20 = nullptr.i32 global",
            width(Segment::Global, Type::I64, Type::I32),
        ),
        (
            "v20 = kernargbaseptr.i32",
            width(Segment::Kernarg, Type::I64, Type::I32),
        ),
        (
            "v20 = groupbaseptr.i64",
            width(Segment::Group, Type::I32, Type::I64),
        ),
        (
            "v20 = stof.i64 group v1",
            width(Segment::Group, Type::I32, Type::I64),
        ),
        (
            "v20 = ftos.i64 group v1",
            width(Segment::Group, Type::I32, Type::I64),
        ),
        (
            "v20 = segmentp group v0",
            width(Segment::Flat, Type::I64, Type::I32),
        ),
        (
            "v20 = segmentp flat v1",
            Rule::Segment {
                expected: "global, group or private",
                found: Segment::Flat,
            },
        ),
        ("load.i32 global align 4 [v1]", count(0)),
        ("v20, v21, v22, v23, v24 = load.i32 global align 4 [v1]", count(5)),
        (
            "v20, v21: i64 = load.i32 global align 4 [v1]",
            Rule::ResultType {
                index: 1,
                expected: Type::I32,
                found: Type::I64,
            },
        ),
        (
            "store.i32 global align 4 [v1]",
            Rule::OperandCount {
                expected: "2 to 5".into(),
                found: 1,
            },
        ),
        (
            "store.i32 global align 4 [v1], v0, v0, v0, v0, v0",
            Rule::OperandCount {
                expected: "2 to 5".into(),
                found: 6,
            },
        ),
        (
            "store.i32 global align 4 [v1], v0, v1",
            operand(2, "i32", Type::I64),
        ),
        (
            "store.i32 kernarg align 4 [v1], v0",
            Rule::Segment {
                expected: "one that can be written",
                found: Segment::Kernarg,
            },
        ),
        (
            "store.b1 global align 1 [v1], v4",
            control("a type that memory holds", Type::B1),
        ),
        ("v20 = load.i32 global align 4 rlx [v1]", plain.clone()),
        ("store.i32 global align 4 agent [v1], v0", plain),
    ] {
        assert_eq!(line(text), [rule], "{text}");
    }
}

#[test]
fn small_model_has_narrow_global_addresses() {
    let text = |ty| format!("module small\nkernel %k {{\nblock0:\nv0 = nullptr.{ty} global\nreturn\n}}\n");
    assert_eq!(rules(&module(&text("i32"))), []);
    assert_eq!(rules(&module(&text("i64"))).len(), 1);
}

#[test]
fn atomics_and_fences() {
    let order = Rule::OrderOrScope;
    for (text, rule) in [
        (
            "v20 = atomic_rmw.i32 cas global align 4 rlx agent [v1], v0",
            Rule::AtomicOperation(AtomicOp::Cas),
        ),
        (
            "v20 = atomic_load.i32 add global align 4 rlx agent [v1]",
            Rule::AtomicOperation(AtomicOp::Add),
        ),
        (
            "atomic_store.i8 st global align 4 rlx agent [v1], v6",
            control("i32 or i64", Type::I8),
        ),
        (
            "atomic_store.i32 st private align 4 rlx agent [v0], v0",
            Rule::Segment {
                expected: "flat, global or group",
                found: Segment::Private,
            },
        ),
        (
            "v20 = atomic_load.i32 ld global align 4 agent [v1]",
            order("an atomic needs an order"),
        ),
        (
            "v20 = atomic_load.i32 ld global align 4 rlx [v1]",
            order("an atomic needs a scope"),
        ),
        (
            "v20 = atomic_load.i32 ld global align 4 screl agent [v1]",
            order("an atomic load does not release"),
        ),
        (
            "atomic_store.i32 st global align 4 scar agent [v1], v0",
            order("an atomic store does not acquire"),
        ),
        (
            "v20 = atomic_load.i64 ld global align 4 rlx agent [v1]",
            Rule::AtomicAlignment {
                expected: 8,
                found: 4,
            },
        ),
        (
            "v20 = atomic_load.i32 ld global align 4 rlx agent [v0]",
            Rule::AddressWidth {
                segment: Segment::Global,
                expected: Type::I64,
                found: Type::I32,
            },
        ),
        (
            "v20 = atomic_cas.i32 cas global align 4 rlx agent [v1], v0",
            Rule::OperandCount {
                expected: "3".into(),
                found: 2,
            },
        ),
        ("fence rlx agent", order("a fence acquires, releases or both")),
        ("fence scar", order("a fence needs a scope")),
    ] {
        assert_eq!(line(text), [rule], "{text}");
    }
}

#[test]
fn calls_and_returns() {
    for (text, rule) in [
        ("call %other()", Rule::CallOfKernel),
        (
            "v20: i32 = call %pair(v0)",
            Rule::OperandCount {
                expected: "2".into(),
                found: 1,
            },
        ),
        ("v20: i32 = call %pair(v0, v3)", operand(1, "f32", Type::F64)),
        (
            "v20: i64 = call %pair(v0, v2)",
            Rule::ReturnTypes {
                expected: vec![Type::I32],
                found: vec![Type::I64],
            },
        ),
    ] {
        assert_eq!(line(text), [rule], "{text}");
    }
    assert_eq!(
        rules(&module("kernel %k {\nblock0:\nv0 = bconst 0\nreturn v0\n}")),
        [Rule::ReturnsFromKernel(1)]
    );
    let two =
        "function %f {\nblock0(v0: b1):\nbranch v0, block1, block2\nblock1:\nreturn v0\nblock2:\nreturn\n}";
    assert_eq!(
        rules(&module(two)),
        [Rule::ReturnTypes {
            expected: vec![Type::B1],
            found: vec![]
        }]
    );
}

#[test]
fn references_to_nothing() {
    let change = |f: &dyn Fn(&mut InstructionData)| {
        let mut module = module(
            "group %own : 4 align 4\nfunction %g {\ngroup %g_own : 4 align 4\nblock0:\nreturn\n}\n\
             kernel %k {\nblock0:\nv0 = symbol_addr.i32 %own\ncall %g()\nreturn\n}",
        );
        let (_, func) = module.defined_mut().nth(1).unwrap();
        let insts: Vec<Inst> = func.layout.iter().map(|(_, inst)| inst).collect();
        insts.iter().for_each(|&inst| f(func.dfg.inst_mut(inst)));
        rules(&module)
    };
    let symbol = |number| {
        change(&move |data| {
            if let InstructionData::SymbolAddr { symbol, .. } = data {
                *symbol = crate::ir::Symbol::from_u32(number);
            }
        })
    };
    assert_eq!(symbol(0), []);
    assert_eq!(symbol(1), [Rule::UnknownSymbol]);
    assert_eq!(symbol(2), [Rule::UnknownSymbol]);
    let callee = change(&|data| {
        if let InstructionData::Call { func, .. } = data {
            *func = crate::ir::FuncRef::from_u32(9);
        }
    });
    assert_eq!(callee, [Rule::UnknownFunction]);
}

fn kernel(body: &str) -> Vec<Rule> {
    rules(&module(&format!("kernel %k {{\n{body}\n}}\n")))
}

fn block(number: u32) -> Block {
    Block::from_u32(number)
}

#[test]
fn blocks_and_their_terminators() {
    assert_eq!(kernel("block0:\nv0 = bconst 1"), [Rule::NoTerminator]);
    assert_eq!(kernel("block0:"), [Rule::NoTerminator]);
    assert_eq!(
        kernel("block0:\nreturn\nv0 = bconst 1\nreturn"),
        [Rule::TerminatorInside]
    );
    assert_eq!(kernel("block0(v0: i32):\nreturn"), [Rule::EntryParameters]);
    assert_eq!(kernel("block0:\nreturn\nblock1:\nreturn"), [Rule::Unreachable]);
    assert_eq!(
        kernel("block0:\njump block0"),
        [Rule::EntryTarget(Block::from_u32(0))]
    );
    assert_eq!(
        kernel("block0:\nv0 = dim.i32\nswitch v0, []"),
        [Rule::EmptySwitch]
    );
}

#[test]
fn broken_layouts() {
    let text = "kernel %k {\nblock0:\nv0 = dim.i32\njump block1\nblock1:\nreturn\n}";
    let change = |f: &dyn Fn(&mut Function)| {
        let mut module = module(text);
        f(module.defined_mut().next().unwrap().1);
        rules(&module)
    };
    assert_eq!(change(&|_| {}), []);
    assert_eq!(
        change(&|func| func.layout.append_block(block(1))),
        [Rule::BlockTwice]
    );
    assert_eq!(change(&|func| func.layout.set_order(vec![])), [Rule::NoBlocks]);
    assert_eq!(
        change(&|func| func.layout.set_order(vec![block(0)])),
        [Rule::TargetNotPlaced(block(1))]
    );
    let twice = change(&|func| {
        let first = func.layout.insts(block(0))[0];
        func.layout.insts_mut(block(1)).insert(0, first);
    });
    assert_eq!(twice, [Rule::InstructionTwice]);
    let results = change(&|func| {
        let inst = func.dfg.make_inst(
            InstructionData::Nullary { opcode: Opcode::Dim },
            Type::I32,
            Some(&[Type::I64]),
        );
        func.layout.insts_mut(block(1)).insert(0, inst);
        let inst = func.dfg.make_inst(
            InstructionData::Nullary { opcode: Opcode::Dim },
            Type::I32,
            Some(&[]),
        );
        func.layout.insts_mut(block(1)).insert(0, inst);
    });
    assert_eq!(
        results,
        [
            Rule::ResultCount {
                expected: "1".into(),
                found: 0
            },
            Rule::ResultType {
                index: 0,
                expected: Type::I32,
                found: Type::I64
            }
        ]
    );
}

#[test]
fn block_arguments() {
    let to = |call: &str| {
        kernel(&format!(
            "block0:\nv0 = dim.i32\njump {call}\nblock1(v1: i64, v2: i32):\nreturn"
        ))
    };
    assert_eq!(
        to("block1(v0)"),
        [Rule::BlockArgumentCount {
            target: block(1),
            expected: 2,
            found: 1
        }]
    );
    assert_eq!(
        to("block1(v0, v0)"),
        [Rule::BlockArgumentType {
            target: block(1),
            index: 0,
            expected: Type::I64,
            found: Type::I32
        }]
    );
}

#[test]
fn definitions_dominate_uses() {
    let not = |value, defined| Rule::NotDominated {
        value: Value::from_u32(value),
        defined_in: block(defined),
    };
    assert_eq!(
        kernel("block0:\nv1 = bnot.i32 v0\nv0 = dim.i32\nreturn"),
        [not(0, 0)]
    );
    assert_eq!(kernel("block0:\nv0 = bnot.i32 v0\nreturn"), [not(0, 0)]);
    let diamond = |last: &str| {
        kernel(&format!(
            "block0:\nv0 = bconst 1\nbranch v0, block1, block2\nblock1:\nv1 = dim.i32\njump block3\nblock2:\njump block3\n\
             block3:\n{last}\nreturn"
        ))
    };
    assert_eq!(diamond("v2 = bnot.b1 v0"), []);
    assert_eq!(diamond("v2 = bnot.i32 v1"), [not(1, 1)]);
    // A loop: the parameter of the header may be used in the body, a value of the body not before it.
    let around = |first: &str, arg: &str| {
        kernel(&format!(
            "block0:\nv0 = bconst 1\njump block1(v0)\nblock1(v1: b1):\n{first}\nbranch v1, block2, block3\n\
             block2:\nv2 = bnot.b1 v1\njump block1({arg})\nblock3:\nreturn"
        ))
    };
    assert_eq!(around("v3 = bnot.b1 v1", "v2"), []);
    assert_eq!(around("v3 = bnot.b1 v2", "v2"), [not(2, 2)]);
    // A number without a definition in the layout: the parser makes an unplaced value for it.
    let mut module = module("kernel %k {\nblock0:\nv1 = bconst 1\nv2 = bnot.b1 v1\nreturn\n}");
    let (_, func) = module.defined_mut().next().unwrap();
    let inst = func.layout.insts(block(0))[1];
    func.dfg.map_uses(inst, |_| Value::from_u32(0));
    assert_eq!(rules(&module), [Rule::NotPlaced(Value::from_u32(0))]);
}

#[test]
fn a_removed_parameter_defines_nothing() {
    let text =
        "kernel %k {\nblock0:\nv0 = dim.i32\njump block1(v0)\nblock1(v1: i32):\nv2 = bnot.i32 v1\nreturn\n}";
    let mut module = module(text);
    assert_eq!(rules(&module), []);
    let (_, func) = module.defined_mut().next().unwrap();
    func.dfg.retain_block_params(block(1), |_| false);
    let jump = func.terminator(block(0)).unwrap();
    func.dfg.targets_mut(jump)[0].args = Default::default();
    assert_eq!(rules(&module), [Rule::NotPlaced(Value::from_u32(1))]);
}

#[test]
fn levels() {
    for text in [
        "v0 = exec_get",
        "v0 = mask_zero",
        "v0 = bconst 1\nv1 = mask_of v0",
    ] {
        let found = kernel(&format!("block0:\n{text}\nreturn"));
        assert_eq!(found, [Rule::WaveInstruction], "{text}");
    }
    assert_eq!(kernel("block0:\nwave_end"), [Rule::WaveInstruction]);
    let mask = kernel("block0:\njump block1\nblock1(v0: mask):\nreturn");
    assert!(mask.contains(&Rule::MaskAtThreadLevel), "{mask:?}");
    let wave = |text: &str| kernel(&format!("block0:\nv0 = bconst 1\nreturn\nwave {{\n{text}\n}}"));
    assert_eq!(
        wave("block0:\n| v0 = bconst 1\nv1 = exec_get\nv2 = mask_of v0\nexec_set v2\nwave_end"),
        []
    );
    assert_eq!(
        wave("block0:\njump block1\nblock1:\nwave_end"),
        [Rule::ThreadTerminator]
    );
    assert_eq!(wave("block0:\nv1 = exec_get"), [Rule::NoTerminator]);
    assert_eq!(
        wave("block0:\nexec_set v1\nv1 = exec_get\nwave_end"),
        [Rule::NotDominated {
            value: Value::from_u32(1),
            defined_in: block(0)
        }]
    );
    assert_eq!(
        wave("block0:\nexec_set v0\nwave_end"),
        [Rule::NotPlaced(Value::from_u32(0))]
    );
    assert_eq!(wave("block1 of block0 0..1:\n| v0 = bconst 1\nwave_end"), []);
    assert_eq!(
        wave("block1 of block0 1..3:\n| v0 = bconst 1\nwave_end"),
        [Rule::LaneProgram]
    );
    assert_eq!(wave("block1 of block1 0..0:\nwave_end"), [Rule::LaneProgram]);
    assert_eq!(
        wave("block0:\n| v0 = bconst 1\nexec_set v0\nwave_end"),
        [operand(0, "mask", Type::B1)]
    );
}

#[test]
fn variables_and_parameters() {
    let symbol = |text: &str| match rules(&module(text)).as_slice() {
        [Rule::Symbol { problem, .. }] => *problem,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(
        symbol("group %a : 4 align 3"),
        "has an alignment that is not a power of two"
    );
    assert_eq!(
        symbol("flat %a : 4 align 4"),
        "is in the flat segment, which holds no variables"
    );
    assert_eq!(
        symbol("group %a : 4 align 4 = [00]"),
        "has initial bytes in a segment that cannot be initialised"
    );
    assert_eq!(
        symbol("global %a : 1 align 1 = [00 01]"),
        "has more initial bytes than its size"
    );
    assert_eq!(
        symbol("global external %a : 1 align 1 = [00]"),
        "is external and has initial bytes"
    );
    let param = |text: &str| match kernel(&format!("{text}\nblock0:\nreturn")).as_slice() {
        [Rule::Parameter { problem, .. }] => *problem,
        other => panic!("{text}: {other:?}"),
    };
    assert_eq!(
        param("param %a : i32 at 0 align 3"),
        "has an alignment that is not a power of two"
    );
    assert_eq!(
        param("param %a : i32 at 2 align 4"),
        "is not at a multiple of its alignment"
    );
    assert_eq!(
        param("kernarg 4\nparam %a : i32 x 2 at 0 align 4"),
        "reaches beyond the kernarg segment"
    );
    assert_eq!(
        param("param %a : i64 at 0 align 8\nparam %b : i32 at 4 align 4"),
        "overlaps another one"
    );
}

#[test]
fn errors_say_where() {
    let text = format!("{PRELUDE}v20 = iadd.i32 v0, v1 @7\nreturn\n}}\n");
    let errors = verify_module(&module(&text)).unwrap_err();
    assert_eq!(
        errors[0].to_string(),
        "%k: block0: `v20 = iadd.i32 v0, v1`: operand 1 must have type i32, not i64 (line 7)"
    );
}

#[test]
fn a_function_taken_out_of_its_module_may_name_its_variables() {
    let mut module =
        module("kernel %k {\ngroup %own : 4 align 4\nblock0:\nv0 = symbol_addr.i32 %own\nreturn\n}");
    let id = module.defined().next().unwrap().0;
    let decl = std::mem::replace(&mut module.functions[id], FunctionDecl::External("k".into()));
    let FunctionDecl::Defined(func) = decl else {
        panic!("defined")
    };
    assert_eq!(verify_function(&func, &module), Ok(()));
}
