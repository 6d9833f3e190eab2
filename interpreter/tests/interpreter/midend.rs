//! The mid-end keeps what programs compute: random control flow and random expressions, run before and after.

use crate::common::Run;
use crate::common::random::{Shape, build};
use proptest::prelude::*;
use wavelift_codegen::ir::{
    FloatCC, FpMode, Function, FunctionDecl, FunctionKind, InstBuilder, InstructionData, IntCC, MemInfo,
    Module, Opcode, Param, Segment, Type, TypeRule, Value,
};
use wavelift_codegen::opt::{self, Context, Level, Stats};
use wavelift_codegen::verify::verify_module;
use wavelift_simulator::SimError;

const LANES: u32 = 13;

/// The module with its kernel optimised, at most `fuel` changes.
fn optimised(module: &Module, fuel: u64) -> (Module, Stats) {
    let mut out = module.clone();
    let mut stats = Stats::default();
    for function in out.functions.values_mut() {
        if let FunctionDecl::Defined(func) = function {
            let mut context = Context {
                fuel,
                ..Context::new(Some(module))
            };
            stats = opt::run(func, Level::Full, &mut context).unwrap();
        }
    }
    if let Err(errors) = verify_module(&out) {
        panic!("{}", errors[0]);
    }
    (out, stats)
}

/// The output, or nothing if the kernel does not end soon.
fn output(module: &Module) -> Option<Vec<u32>> {
    let mut run = Run::new(module, LANES, LANES).wave_size(8);
    run.options.limits.max_steps = 60_000;
    match run.go() {
        Ok((out, _)) => Some(out),
        Err(SimError::Hang { .. }) => None,
        Err(error) => panic!("{error}"),
    }
}

fn shapes() -> impl Strategy<Value = Shape> {
    let succs = prop::collection::vec(prop::collection::vec(0u32..12, 0..4), 1..12);
    (succs, any::<u64>(), any::<bool>()).prop_map(|(succs, seed, cross_lane)| Shape {
        succs,
        seed,
        cross_lane,
        lanes_matter: false,
    })
}

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(0x5851_f42d_4c95_7f2d)
            .wrapping_add(0x1405_7b7e_f767_814f);
        ((self.0 >> 33) % bound as u64) as usize
    }
}

const TYPES: [Type; 8] = [
    Type::B1,
    Type::I8,
    Type::I16,
    Type::I32,
    Type::I64,
    Type::F16,
    Type::F32,
    Type::F64,
];

/// Bits that rules look for, and some others.
fn bits(random: &mut Random, ty: Type) -> u64 {
    let width = ty.bits();
    let ones = wavelift_codegen::ir::eval::ones(width);
    let pick = match random.below(9) {
        0 => 0,
        1 => 1,
        2 => ones,
        3 => ones >> 1,
        4 => (ones >> 1) + 1,
        5 => 1 << random.below(width as usize),
        6 => u64::from(width),
        7 if ty == Type::F32 => 0x3f80_0000,
        _ => random.0.rotate_left(17),
    };
    pick & ones
}

/// A kernel with `length` random operations on values of every scalar type; it stores a mix of all values.
fn expressions(seed: u64, length: usize) -> Module {
    let mut random = Random(seed);
    let mut func = Function::new("k", FunctionKind::Kernel);
    func.params.push(Param {
        name: "out".to_owned(),
        ty: Type::I64,
        count: 1,
        offset: 0,
        align: 8,
        kind: Default::default(),
    });
    func.kernarg_bytes = 8;
    let block = func.append_block();
    let mut at = func.at_end(block);
    let lane = at.workitemabsid(Type::I32, 0);
    let base = at.kernargbaseptr(Type::I64);
    let load = at.load(
        Type::I64,
        &[Type::I64],
        MemInfo::plain(Segment::Kernarg, 3),
        0,
        base,
    );
    let out = at.dfg_mut().first_result(load);
    let wide = at.uextend(Type::I64, lane);
    let two = at.iconst(Type::I32, 2);
    let offset = at.ishl(Type::I64, wide, two);
    let address = at.iadd(Type::I64, out, offset);
    // One unknown value per type.
    let odd = at.iconst(Type::I64, 0x9e37_79b9_7f4a_7c15);
    let mixed = at.imul(Type::I64, wide, odd);
    let mut values: Vec<Value> = vec![mixed, lane];
    for ty in [Type::I8, Type::I16] {
        values.push(at.ireduce(ty, mixed));
    }
    let half = values[3];
    values.push(at.bitcast(Type::F16, half));
    values.push(at.bitcast(Type::F32, lane));
    values.push(at.bitcast(Type::F64, mixed));
    let one = at.iconst(Type::I32, 1);
    let odd_lane = at.band(Type::I32, lane, one);
    values.push(at.icmp(IntCC::Eq, odd_lane, one));
    for _ in 0..length {
        operation(&mut func, &mut random, &mut values);
    }
    // All values into one word.
    let mut sum = func.at_end(block).iconst(Type::I32, 0);
    for value in values {
        let ty = func.dfg.value_type(value);
        let mut at = func.at_end(block);
        let int = if ty.is_float() {
            at.bitcast(ty.as_int(), value)
        } else {
            value
        };
        let word = match ty.bits() {
            32 => int,
            64 => {
                let (low, high) = (at.ilow(int), at.ihigh(int));
                at.bxor(Type::I32, low, high)
            }
            _ => at.uextend(Type::I32, int),
        };
        let odd = at.iconst(Type::I32, 0x85eb_ca6b);
        let scaled = at.imul(Type::I32, sum, odd);
        sum = at.iadd(Type::I32, scaled, word);
    }
    let mut at = func.at_end(block);
    at.store(Type::I32, MemInfo::plain(Segment::Global, 2), 0, &[address, sum]);
    at.return_(&[]);
    let mut module = Module::default();
    module.functions.push(FunctionDecl::Defined(Box::new(func)));
    module
}

/// Whether two machines may differ, or the manual leaves the result open.
fn open(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::Nsqrt
            | Opcode::Nrsqrt
            | Opcode::Nrcp
            | Opcode::Nexp2
            | Opcode::Nlog2
            | Opcode::Nsin
            | Opcode::Ncos
            | Opcode::Nfma
            | Opcode::MaskAnd
            | Opcode::MaskOr
            | Opcode::MaskAndn
    )
}

/// Appends one operation that computes on recent values or constants.
fn operation(func: &mut Function, random: &mut Random, values: &mut Vec<Value>) {
    let all: Vec<Opcode> = Opcode::ALL
        .iter()
        .copied()
        .filter(|op| (op.info().evaluates || *op == Opcode::Bitcast) && !open(*op))
        .collect();
    let opcode = all[random.below(all.len())];
    let info = opcode.info();
    let block = func.layout.blocks()[0];
    let fitting: Vec<Type> = TYPES
        .iter()
        .copied()
        .filter(|&ty| info.class.contains(ty))
        .collect();
    let ty = if fitting.is_empty() {
        Type::INVALID
    } else {
        fitting[random.below(fitting.len())]
    };
    // A type for operands that the controlling type does not fix.
    let free = TYPES[random.below(TYPES.len())];
    let mut operands = Vec::new();
    for &rule in info.operands {
        let want = match rule {
            TypeRule::T => ty,
            TypeRule::Exactly(exact) => exact,
            TypeRule::Any(class) if class.contains(free) => free,
            _ => return,
        };
        operands.push(operand(func, random, values, want));
    }
    let narrow = |value: &Value| func.dfg.value_type(*value).bits();
    let fits = match opcode {
        Opcode::Uextend | Opcode::Sextend => narrow(&operands[0]) < ty.bits(),
        Opcode::Ireduce => narrow(&operands[0]) > ty.bits(),
        Opcode::Fconvert => narrow(&operands[0]) != ty.bits(),
        Opcode::Bitcast => narrow(&operands[0]) == ty.bits() && free != Type::B1 && ty != Type::B1,
        // A field operation of the manual is one of 32 or 64 bits.
        Opcode::Ubitextract | Opcode::Sbitextract | Opcode::Bitinsert | Opcode::Bitmask => ty.bits() >= 32,
        Opcode::Bitalign | Opcode::Bytealign | Opcode::Lerp | Opcode::Umul24 | Opcode::Smul24 => {
            ty == Type::I32
        }
        Opcode::Umul24hi | Opcode::Smul24hi => ty == Type::I32,
        Opcode::Popcount | Opcode::Ufirstbit | Opcode::Sfirstbit | Opcode::Lastbit => free.bits() >= 32,
        _ => true,
    };
    if matches!(opcode, Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem) {
        // A quotient by zero is any value.
        let one = func.at_end(block).iconst(ty, 1);
        operands[1] = func.at_end(block).bor(ty, operands[1], one);
    }
    if !fits {
        return;
    }
    let mode = FpMode {
        ftz: random.below(2) == 0 && ty != Type::F64,
        ..FpMode::DEFAULT
    };
    let data = match (operands[..].to_vec(), info.format) {
        (args, wavelift_codegen::ir::Format::Unary) => InstructionData::Unary { opcode, arg: args[0] },
        (args, wavelift_codegen::ir::Format::Binary) => InstructionData::Binary {
            opcode,
            args: [args[0], args[1]],
        },
        (args, wavelift_codegen::ir::Format::Ternary) => InstructionData::Ternary {
            opcode,
            args: [args[0], args[1], args[2]],
        },
        (args, wavelift_codegen::ir::Format::Quaternary) => InstructionData::Quaternary {
            opcode,
            args: [args[0], args[1], args[2], args[3]],
        },
        (args, wavelift_codegen::ir::Format::UnaryFp) => InstructionData::UnaryFp {
            opcode,
            mode,
            arg: args[0],
        },
        (args, wavelift_codegen::ir::Format::BinaryFp) => InstructionData::BinaryFp {
            opcode,
            mode,
            args: [args[0], args[1]],
        },
        (args, wavelift_codegen::ir::Format::TernaryFp) => InstructionData::TernaryFp {
            opcode,
            mode,
            args: [args[0], args[1], args[2]],
        },
        (args, wavelift_codegen::ir::Format::IntCompare) => InstructionData::IntCompare {
            opcode,
            cond: IntCC::ALL[random.below(IntCC::ALL.len())],
            args: [args[0], args[1]],
        },
        (args, wavelift_codegen::ir::Format::FloatCompare) => InstructionData::FloatCompare {
            opcode,
            cond: FloatCC::ALL[random.below(FloatCC::ALL.len())],
            mode,
            args: [args[0], args[1]],
        },
        _ => return,
    };
    let inst = func.dfg.make_inst(data, ty, None);
    func.layout.append_inst(inst, block);
    values.push(func.dfg.first_result(inst));
}

/// A constant or a value of the type, a recent one more often.
fn operand(func: &mut Function, random: &mut Random, values: &[Value], ty: Type) -> Value {
    let block = func.layout.blocks()[0];
    let known: Vec<Value> = values
        .iter()
        .copied()
        .filter(|&v| func.dfg.value_type(v) == ty)
        .collect();
    if random.below(3) == 0 || known.is_empty() {
        let imm = bits(random, ty);
        let mut at = func.at_end(block);
        return match ty {
            Type::B1 => at.bconst(imm),
            _ if ty.is_float() => at.fconst(ty, imm),
            _ => at.iconst(ty, imm),
        };
    }
    let back = random.below(known.len()).min(random.below(known.len()));
    known[known.len() - 1 - back]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, ..ProptestConfig::default() })]

    #[test]
    fn control_flow_keeps_its_results(shape in shapes(), fuel in prop_oneof![Just(u64::MAX), 0u64..60]) {
        let module = build(&shape);
        if verify_module(&module).is_ok()
            && let Some(before) = output(&module)
        {
            let (after, _) = optimised(&module, fuel);
            prop_assert_eq!(output(&after), Some(before));
        }
    }

    #[test]
    fn expressions_keep_their_results(seed in any::<u64>(), length in 1usize..120) {
        let module = expressions(seed, length);
        if let Err(errors) = verify_module(&module) {
            panic!("the generator is wrong: {}", errors[0]);
        }
        let before = output(&module).expect("a straight line ends");
        let (after, _) = optimised(&module, u64::MAX);
        if output(&after).as_ref() != Some(&before) {
            // The change with which it goes wrong.
            let (mut right, mut wrong) = (0, 10_000);
            while right + 1 < wrong {
                let middle = (right + wrong) / 2;
                match output(&optimised(&module, middle).0) == Some(before.clone()) {
                    true => right = middle,
                    false => wrong = middle,
                }
            }
            let text = |fuel| wavelift_codegen::ir::text::print_module(&optimised(&module, fuel).0);
            let (right, wrong) = (text(right), text(wrong));
            let lines = |from: &str, to: &str| {
                let known: std::collections::HashSet<&str> = to.lines().collect();
                from.lines().filter(|line| !known.contains(line)).map(str::to_owned).collect::<Vec<_>>().join("\n")
            };
            prop_assert!(false, "right:\n{}\nwrong:\n{}", lines(&right, &wrong), lines(&wrong, &right));
        }
    }
}

/// The generator makes what rules and folding apply to.
#[test]
fn expressions_shrink() {
    let module = expressions(7, 400);
    let (_, stats) = optimised(&module, u64::MAX);
    assert!(stats.simplified > 40 && stats.after < stats.before, "{stats:?}");
}
