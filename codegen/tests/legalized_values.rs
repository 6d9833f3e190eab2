//! Expansions compute what the operation does: functions of one operation before and after legalisation, by the evaluator of the interpreter.
//!
//! Integers of 8 bits take all pairs of operands, those of 16 bits and, in the usual mode, halves all numbers beside a few; wider ones take the ends of their ranges and
//! random numbers. The operation itself is one step of the evaluator, so what is compared are the steps with their meaning.

#[path = "../../tests/support/numbers.rs"]
mod numbers;

use numbers::Random;
use std::collections::HashMap;
use wavelift_codegen::ir::eval::{fp, ones};
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::ir::{Function, InstructionData, Opcode, Type, Value, eval_lane};
use wavelift_codegen::legality_rows;
use wavelift_codegen::legalize::groups::{CARRIED, CONVERSIONS, DIVISION, FLOATS, IDS, NARROW, WIDE, WORDS};
use wavelift_codegen::legalize::{Action, Legality, Row, When, run};

/// What one block makes of operands.
fn value(func: &Function, args: &[u64]) -> u64 {
    value_of_launch(func, args, &|_, _| panic!("a number of the launch"))
}

/// What one block makes of operands and of numbers that the machine tells, by operation and dimension.
fn value_of_launch(func: &Function, args: &[u64], told: &dyn Fn(Opcode, u8) -> u64) -> u64 {
    let block = func.layout.entry().expect("a block");
    let dfg = &func.dfg;
    let params = dfg.block_params(block).iter().copied().zip(args.iter().copied());
    let mut known: HashMap<Value, u64> = params.collect();
    for &inst in func.layout.insts(block) {
        let data = dfg.inst(inst);
        let opcode = data.opcode();
        let operands = dfg.args(inst);
        let mut args = [0; 4];
        for (arg, operand) in args.iter_mut().zip(operands) {
            *arg = known[operand];
        }
        if opcode == Opcode::Return {
            return args[0];
        }
        let result = dfg.first_result(inst);
        let bits = match *data {
            InstructionData::Const { imm, .. } => imm,
            InstructionData::Dim { opcode, dim } => told(opcode, dim),
            _ if opcode == Opcode::Bitcast => args[0],
            _ => {
                let (w, ws) = (dfg.value_type(result).bits(), dfg.value_type(operands[0]).bits());
                let value = eval_lane(opcode, w, ws, data.fp_mode(), data.condition(), args);
                value.unwrap_or_else(|| panic!("{} has no value", opcode.name()))
            }
        };
        known.insert(result, bits & ones(dfg.value_type(result).bits()));
    }
    panic!("no return")
}

/// An operation, as it is written, with the types of its operands, before and after legalisation.
struct Pair {
    name: String,
    operands: Vec<Type>,
    before: Function,
    after: Function,
}

fn pair(operation: &str, operands: &[Type], table: &Legality) -> Pair {
    let params: Vec<String> = (0..)
        .zip(operands)
        .map(|(index, ty)| format!("v{index}: {ty}"))
        .collect();
    let names: Vec<String> = (0..operands.len()).map(|index| format!("v{index}")).collect();
    let text = format!(
        "function %f {{\nblock0({}):\n    v9 = {operation} {}\n    return v9\n}}\n",
        params.join(", "),
        names.join(", ")
    );
    let mut module = parse_module(&text).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
    let (_, func) = module.defined_mut().next().expect("a function");
    let before = func.clone();
    let replaced = run(func, table, &mut |_, _, _| None).expect("an end");
    assert!(replaced > 0, "{operation} is legal");
    Pair {
        name: operation.to_owned(),
        operands: operands.to_vec(),
        before,
        after: func.clone(),
    }
}

fn is_nan(ty: Type, bits: u64) -> bool {
    ty.is_float() && fp::classify(ty.bits(), bits) & 3 != 0
}

impl Pair {
    fn result(&self) -> Type {
        let dfg = &self.before.dfg;
        let block = self.before.layout.entry().expect("a block");
        let inst = self.before.layout.last_inst(block).expect("a return");
        dfg.value_type(dfg.args(inst)[0])
    }

    fn compare(&self, args: &[u64]) {
        let (before, after) = (value(&self.before, args), value(&self.after, args));
        // Which NaN comes out is open.
        let both = is_nan(self.result(), before) && is_nan(self.result(), after);
        assert!(
            both || before == after,
            "{} of {args:x?}: {before:#x}, legalised {after:#x}",
            self.name
        );
    }
}

/// A number of a type: special, of few bits, or any.
fn number(random: &mut Random, ty: Type) -> u64 {
    let all = ones(ty.bits());
    let special = match ty {
        Type::F32 => [
            0,
            1,
            0x7f_ffff,
            0x80_0000,
            0x3f80_0000,
            0x7f80_0000,
            0x7fc0_0001,
            0x7f7f_ffff,
        ],
        Type::F64 => [
            0,
            1,
            0xf_ffff_ffff_ffff,
            1 << 52,
            0x3ff << 52,
            0x7ff << 52,
            0x7ff8 << 48 | 1,
            0x43e << 52,
        ],
        _ => [0, 1, 2, 31, 32, all, all >> 1, (all >> 1) + 1],
    };
    let sign = if ty.is_float() {
        random.next() << (ty.bits() - 1)
    } else {
        0
    };
    let bits = match random.next() % 4 {
        0 => special[(random.next() % 8) as usize] | sign,
        1 => random.next() >> (random.next() % 64),
        // About one, so that sums cancel and integers have digits after the point.
        2 if ty.is_float() => {
            let exponent = if ty == Type::F32 {
                0x78 + random.next() % 40
            } else {
                0x3f0 + random.next() % 80
            };
            let places = if ty == Type::F32 { 23 } else { 52 };
            exponent << places | random.next() & ones(places) | sign
        }
        _ => random.next(),
    };
    bits & all
}

const ROUNDS: usize = 4_000;

/// Whether the operation says what it makes of operands.
fn defined(name: &str, args: &[u64]) -> bool {
    !(name.contains("div") || name.contains("rem")) || name.starts_with('f') || args[1] != 0
}

fn random(pair: &Pair, rounds: usize) {
    let mut random = Random(7);
    for _ in 0..rounds {
        let args: Vec<u64> = pair.operands.iter().map(|&ty| number(&mut random, ty)).collect();
        if defined(&pair.name, &args) {
            pair.compare(&args);
        }
    }
}

#[test]
fn integers_of_8_bits_with_all_operands() {
    let table = Legality::new(&[NARROW]);
    let compare = |operation: &str, second: Type, last: u64| {
        let pair = pair(operation, &[Type::I8, second], &table);
        for a in 0..256 {
            for b in (0..=last).filter(|&b| defined(operation, &[a, b])) {
                pair.compare(&[a, b]);
            }
        }
    };
    for name in [
        "umin", "umax", "smin", "smax", "udiv", "urem", "sdiv", "srem", "umulhi", "smulhi", "ucarry",
        "uborrow",
    ] {
        compare(&format!("{name}.i8"), Type::I8, 255);
    }
    for name in ["ishl", "ushr", "sshr"] {
        compare(&format!("{name}.i8"), Type::I32, 40);
    }
    for cond in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
        compare(&format!("icmp.{cond}"), Type::I8, 255);
    }
}

#[test]
fn integers_of_16_bits() {
    let table = Legality::new(&[NARROW]);
    for operation in ["iabs.i16", "uextend.i64", "sextend.i64"] {
        let pair = pair(operation, &[Type::I16], &table);
        (0..0x1_0000).for_each(|a| pair.compare(&[a]));
    }
    for name in [
        "umin", "smax", "udiv", "urem", "sdiv", "srem", "umulhi", "smulhi", "ucarry", "uborrow",
    ] {
        let pair = pair(&format!("{name}.i16"), &[Type::I16, Type::I16], &table);
        for b in [1, 3, 0x7fff, 0x8000, 0xffff] {
            (0..0x1_0000).for_each(|a| pair.compare(&[a, b]));
        }
    }
}

#[test]
fn integers_of_64_bits() {
    let words = Legality::new(&[WIDE, WORDS, DIVISION, CARRIED]);
    for name in [
        "iadd", "isub", "imul", "band", "bor", "bxor", "umin", "umax", "smin", "smax", "ucarry", "uborrow",
        "umulhi", "smulhi", "udiv", "urem", "sdiv", "srem",
    ] {
        random(&pair(&format!("{name}.i64"), &[Type::I64; 2], &words), ROUNDS);
    }
    for name in ["ishl", "ushr", "sshr"] {
        random(
            &pair(&format!("{name}.i64"), &[Type::I64, Type::I32], &words),
            ROUNDS,
        );
    }
    for name in [
        "ineg.i64",
        "iabs.i64",
        "bnot.i64",
        "bitrev.i64",
        "popcount",
        "ufirstbit",
        "sfirstbit",
        "lastbit",
        "ireduce.i32",
        "ireduce.i16",
    ] {
        random(&pair(name, &[Type::I64], &words), ROUNDS);
    }
    for cond in ["eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge"] {
        random(&pair(&format!("icmp.{cond}"), &[Type::I64; 2], &words), ROUNDS);
    }
    random(&pair("uextend.i64", &[Type::I32], &words), ROUNDS);
    random(&pair("sextend.i64", &[Type::I32], &words), ROUNDS);
    random(
        &pair("select.i64", &[Type::B1, Type::I64, Type::I64], &words),
        ROUNDS,
    );
}

#[test]
fn words_fields_and_bits() {
    const ROWS: &[Row] = legality_rows! {
        [Udiv Urem Sdiv Srem Umul24 Umul24hi Smul24 Smul24hi Ucarry Uborrow Umin Smax Ineg] of [I32] => Action::Rules;
        [Lerp Bitalign Bytealign] of [I32] => Action::Rules;
        [Bitselect Bitmask] of [I64] => Action::Rules;
        [Select] of [B1] => Action::Rules;
        [Icmp] from [B1] => Action::Rules;
    };
    let table = Legality::new(&[ROWS]);
    for name in [
        "udiv", "urem", "sdiv", "srem", "umul24", "umul24hi", "smul24", "smul24hi", "ucarry", "uborrow",
        "umin", "smax",
    ] {
        random(&pair(&format!("{name}.i32"), &[Type::I32; 2], &table), ROUNDS);
    }
    for name in ["lerp", "bitalign", "bytealign"] {
        random(&pair(&format!("{name}.i32"), &[Type::I32; 3], &table), ROUNDS);
    }
    random(&pair("bitselect.i64", &[Type::I64; 3], &table), ROUNDS);
    random(&pair("select.b1", &[Type::B1; 3], &table), 100);
    random(&pair("icmp.eq", &[Type::B1; 2], &table), 100);
    random(&pair("icmp.ne", &[Type::B1; 2], &table), 100);
    let fields =
        Legality::new(&[legality_rows! { [Ubitextract Sbitextract Bitinsert Bitmask] => Action::Rules; }]);
    let mut random = Random(11);
    let extract = ["ubitextract", "sbitextract"].map(|name| {
        pair(
            &format!("{name}.i64"),
            &[Type::I64, Type::I32, Type::I32],
            &fields,
        )
    });
    let insert = pair(
        "bitinsert.i64",
        &[Type::I64, Type::I64, Type::I32, Type::I32],
        &fields,
    );
    for offset in 0..64 {
        // Fields beyond the width are undefined, and so is one of the whole width.
        for width in 0..(64 - offset).min(63) {
            let (a, b) = (number(&mut random, Type::I64), number(&mut random, Type::I64));
            extract.iter().for_each(|pair| pair.compare(&[a, offset, width]));
            insert.compare(&[a, b, offset, width]);
        }
    }
}

/// Modes as they are written.
const MODES: [&str; 8] = [
    "",
    ".up",
    ".down",
    ".zero",
    ".ftz",
    ".ftz.up",
    ".ftz.down",
    ".ftz.zero",
];

#[test]
fn conversions() {
    let doubles = Legality::new(&[CONVERSIONS, FLOATS]);
    let singles = Legality::new(&[
        legality_rows! {
            [FcvtToSint FcvtToUint] of [I64] from [F32] when When::CUT.wrapping() => Action::Soft;
            [FcvtFromSint FcvtFromUint] of [F32] from [I64] when When::NEAR => Action::Soft;
            [FcvtFromSint FcvtFromUint] of [F32] from [I32] when When::DIRECTED => Action::DOUBLE;
        },
        CONVERSIONS,
    ]);
    for sign in ["sint", "uint"] {
        for mode in MODES {
            for from in [Type::F16, Type::F32, Type::F64] {
                for to in ["i8", "i16", "i64"] {
                    // Without clamping, what is out of range is open.
                    random(
                        &pair(&format!("fcvt_to_{sign}{mode}.sat.{to}"), &[from], &doubles),
                        ROUNDS / 4,
                    );
                }
            }
            for from in [Type::I64, Type::I32] {
                random(
                    &pair(&format!("fcvt_from_{sign}{mode}.f16"), &[from], &doubles),
                    ROUNDS / 4,
                );
            }
            for to in ["f32", "f64"] {
                random(
                    &pair(&format!("fcvt_from_{sign}{mode}.{to}"), &[Type::I64], &doubles),
                    ROUNDS,
                );
            }
        }
        random(
            &pair(&format!("fcvt_from_{sign}.f32"), &[Type::I64], &singles),
            ROUNDS,
        );
        random(
            &pair(&format!("fcvt_from_{sign}.up.f32"), &[Type::I32], &singles),
            ROUNDS,
        );
    }
    for mode in MODES {
        random(
            &pair(&format!("fconvert{mode}.f16"), &[Type::F64], &doubles),
            ROUNDS,
        );
        let widened = pair(&format!("fconvert{mode}.f64"), &[Type::F16], &doubles);
        (0..0x1_0000).for_each(|a| widened.compare(&[a]));
    }
}

#[test]
fn halves_with_all_operands() {
    const ROWS: &[Row] = legality_rows! {
        [Fdiv Fsqrt Ffract] of [F16] => Action::Rules;
    };
    const WIDENED: &[Row] = legality_rows! {
        [Fadd Fsub Fmul Fdiv Fma Fsqrt Fceil Ffloor Ftrunc Frint] of [F16] => Action::SINGLE;
    };
    const SOFT: &[Row] = legality_rows! {
        [Fmin Fmax Fneg Fabs Fcopysign] of [F16] => Action::Soft;
        [Fcmp Fclass] from [F16] => Action::Soft;
    };
    let [rules, widened, soft] = [ROWS, WIDENED, SOFT].map(|rows| Legality::new(&[rows]));
    // In the usual mode all numbers, in the others some.
    let usual = |operation: &str| operation.matches('.').count() == 1;
    let one = |operation: String, table: &Legality| {
        let pair = pair(&operation, &[Type::F16], table);
        let step = if usual(&operation) { 1 } else { 13 };
        (0..0x1_0000).step_by(step).for_each(|a| pair.compare(&[a]));
    };
    let few = [
        0, 0x8000, 1, 0x3ff, 0x400, 0x3555, 0x3c00, 0xbc01, 0x5bff, 0x7bff, 0x7c00, 0xfc00, 0x7e01,
    ];
    let two = |operation: String, table: &Legality| {
        let pair = pair(&operation, &[Type::F16; 2], table);
        for b in few {
            (0..0x1_0000).step_by(151).for_each(|a| pair.compare(&[a, b]));
        }
    };
    for mode in MODES {
        one(format!("fsqrt{mode}.f16"), &rules);
        one(format!("ffract{mode}.f16"), &rules);
        two(format!("fdiv{mode}.f16"), &rules);
        for name in ["fceil", "ffloor", "ftrunc", "frint", "fsqrt"] {
            one(format!("{name}{mode}.f16"), &widened);
        }
        for name in ["fadd", "fsub", "fmul", "fdiv"] {
            two(format!("{name}{mode}.f16"), &widened);
        }
        random(
            &pair(&format!("fma{mode}.f16"), &[Type::F16; 3], &widened),
            ROUNDS,
        );
        for name in ["fmin", "fmax"] {
            two(format!("{name}{mode}.f16"), &soft);
        }
    }
    for cond in [
        "eq", "ne", "lt", "le", "gt", "ge", "equ", "neu", "ltu", "leu", "gtu", "geu", "num", "nan",
    ] {
        two(format!("fcmp.{cond}"), &soft);
        two(format!("fcmp.{cond}.ftz"), &soft);
    }
    for name in ["fneg.f16", "fabs.f16"] {
        one(name.to_owned(), &soft);
    }
    two("fcopysign.f16".to_owned(), &soft);
    let class = pair("fclass", &[Type::F16, Type::I32], &soft);
    for set in 0..10 {
        (0..0x1_0000)
            .step_by(7)
            .for_each(|a| class.compare(&[a, 1 << set]));
    }
}

#[test]
fn singles_and_doubles() {
    const ROOTS: &[Row] = legality_rows! {
        [Fsqrt] of [F32] when When::DIRECTED => Action::Rules;
        [Fsqrt] of [F32] => Action::Soft;
        [Fsqrt] of [F64] => Action::Rules;
        [Ffract] => Action::Rules;
    };
    const SOFT: &[Row] = legality_rows! {
        [Fdiv Fsqrt] of [F32 F64] => Action::Soft;
        [Fceil Ffloor Ftrunc Frint] of [F64] => Action::Soft;
        [Fceil Ffloor Ftrunc Frint] of [F32] when When::KEPT => Action::Soft;
        [Fmin Fmax Fneg Fcopysign] => Action::Soft;
        [Fconvert] of [F16] => Action::Soft;
        [Fconvert] of [F32] from [F64] => Action::Soft;
    };
    const WIDENED: &[Row] = legality_rows! {
        [Fadd Fsub Fmul Fma] of [F32] => Action::DOUBLE;
    };
    let [roots, soft, widened] = [ROOTS, SOFT, WIDENED].map(|rows| Legality::new(&[rows]));
    for mode in MODES {
        for ty in [Type::F32, Type::F64] {
            random(&pair(&format!("fsqrt{mode}.{ty}"), &[ty], &roots), ROUNDS);
            random(&pair(&format!("ffract{mode}.{ty}"), &[ty], &roots), ROUNDS);
            random(&pair(&format!("fdiv{mode}.{ty}"), &[ty; 2], &soft), ROUNDS);
            random(&pair(&format!("fmin{mode}.{ty}"), &[ty; 2], &soft), ROUNDS);
            random(&pair(&format!("fmax{mode}.{ty}"), &[ty; 2], &soft), ROUNDS);
            if ty == Type::F64 || !mode.contains("ftz") {
                for name in ["fceil", "ffloor", "ftrunc", "frint"] {
                    random(&pair(&format!("{name}{mode}.{ty}"), &[ty], &soft), ROUNDS);
                }
            }
        }
        random(&pair(&format!("fsqrt{mode}.f64"), &[Type::F64], &soft), ROUNDS);
        random(&pair(&format!("fconvert{mode}.f16"), &[Type::F32], &soft), ROUNDS);
        random(&pair(&format!("fconvert{mode}.f32"), &[Type::F64], &soft), ROUNDS);
        for name in ["fadd", "fsub", "fmul"] {
            random(
                &pair(&format!("{name}{mode}.f32"), &[Type::F32; 2], &widened),
                ROUNDS,
            );
        }
        random(
            &pair(&format!("fma{mode}.f32"), &[Type::F32; 3], &widened),
            ROUNDS,
        );
    }
    for ty in [Type::F32, Type::F64] {
        random(&pair(&format!("fneg.{ty}"), &[ty], &soft), ROUNDS);
        random(&pair(&format!("fcopysign.{ty}"), &[ty; 2], &soft), ROUNDS);
    }
}

/// Where a work-item is in a launch; each number of three dimensions.
struct Place {
    grid: [u64; 3],
    size: [u64; 3],
    group: [u64; 3],
    item: [u64; 3],
}

impl Place {
    /// Grids of up to 2^32 - 1 work-items along each dimension, the last group included.
    fn draw(random: &mut Random) -> Place {
        let grid = [0; 3].map(|_| {
            let zeros = 32 + random.below(32);
            1 + (random.next() >> zeros).min(0xffff_fffe)
        });
        let size = [0; 3].map(|_| {
            let most = 1 << random.below(11);
            1 + random.below(most)
        });
        let along = |dim: usize, random: &mut Random| {
            let last = (grid[dim] - 1) / size[dim];
            let group = if random.below(2) == 0 {
                last
            } else {
                random.next() % (last + 1)
            };
            let items = size[dim].min(grid[dim] - group * size[dim]);
            (group, random.next() % items)
        };
        let places = [0, 1, 2].map(|dim| along(dim, random));
        Place {
            grid,
            size,
            group: places.map(|(group, _)| group),
            item: places.map(|(_, item)| item),
        }
    }

    fn told(&self, opcode: Opcode, dim: u8) -> u64 {
        let numbers = match opcode {
            Opcode::Gridsize => self.grid,
            Opcode::Workgroupsize => self.size,
            Opcode::Workgroupid => self.group,
            Opcode::Workitemid => self.item,
            other => panic!("{} is left", other.name()),
        };
        numbers[usize::from(dim)]
    }

    fn absolute(&self) -> [u64; 3] {
        [0, 1, 2].map(|dim| self.group[dim] * self.size[dim] + self.item[dim])
    }

    fn current(&self) -> [u64; 3] {
        [0, 1, 2].map(|dim| self.size[dim].min(self.grid[dim] - self.group[dim] * self.size[dim]))
    }
}

/// Numbers of a place in boxes of a size, row by row (HSA PRM 2.2 and 11.1); as many bits as there are.
fn flat(place: [u64; 3], of: [u64; 3]) -> u64 {
    let [x, y, z] = place.map(u128::from);
    let [width, height, _] = of.map(u128::from);
    (x + width * (y + height * z)) as u64
}

#[test]
fn places_of_work_items() {
    const ROUNDS: usize = 2000;
    let table = Legality::new(&[IDS]);
    let mut random = Random(7);
    for bits in [32, 64] {
        let single = |name: &str| pair(&format!("{name}.i{bits}"), &[], &table);
        let along = |name: &str| [0, 1, 2].map(|dim| pair(&format!("{name}.i{bits} {dim}"), &[], &table));
        let (absolute, current) = (along("workitemabsid"), along("currentworkgroupsize"));
        let flat_id = single("workitemflatid");
        let flat_current = single("currentworkitemflatid");
        let flat_absolute = single("workitemflatabsid");
        for _ in 0..ROUNDS {
            let place = Place::draw(&mut random);
            let check = |pair: &Pair, expected: u64| {
                let found = value_of_launch(&pair.after, &[], &|opcode, dim| place.told(opcode, dim));
                assert_eq!(found, expected & ones(bits), "{}: {:?}", pair.name, place.grid);
            };
            for dim in 0..3 {
                check(&absolute[dim], place.absolute()[dim]);
                check(&current[dim], place.current()[dim]);
            }
            check(&flat_id, flat(place.item, place.size));
            check(&flat_current, flat(place.item, place.current()));
            check(&flat_absolute, flat(place.absolute(), place.grid));
        }
    }
}
