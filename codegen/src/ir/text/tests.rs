//! Round trips over hand-written samples of every format, over generated instructions of every table row, and what
//! mistakes are reported.

use super::*;
use crate::ir::{
    AtomicOp, Block, BlockCall, FloatCC, Format, FpMode, FuncRef, Function, FunctionDecl, FunctionKind,
    ImageGeometry, InstructionData, IntCC, MatrixIntegers, MatrixProduct, MemInfo, MemoryOrder, MemoryScope,
    Module, Opcode, ParamKind, Rounding, Segment, SourceLoc, Symbol, SymbolData, SymbolScope, Type,
    TypeClass, Value, WaveLevel, Width,
};
use proptest::prelude::*;

fn parse(text: &str) -> Module {
    parse_module(text).unwrap_or_else(|errors| {
        let list: Vec<String> = errors.iter().map(|e| e.render("test", text)).collect();
        panic!("{}\n{text}", list.join("\n"))
    })
}

fn kinds(text: &str) -> Vec<(u32, u32, ParseErrorKind)> {
    match parse_module(text) {
        Ok(module) => panic!("no error in\n{}", print_module(&module)),
        Err(errors) => errors
            .into_iter()
            .map(|e| (e.span.line, e.span.column, e.kind))
            .collect(),
    }
}

/// Every format, as the printer writes it.
const SAMPLE: &str = r#"module %sample large

group %tile : 1024 align 4
readonly const %table : 4 align 4 = [01 00 7f ff]
global external %"odd name" : 8 align 8
global export %shared : 8 align 8

external function %g

kernel %k {
    source "k.hsail"
    kernarg 48
    param %out : i64 at 0 align 8
    param %data : f32 x 4 at 8 align 4
    param %image : i64 at 24 align 8 write_only_image
    required_group_size 64 1 1
    max_flat_group_size 64
    required_grid_size 4096 1 1
    required_dim 1
    no_partial_groups
    max_dynamic_group_size 512
    max_flat_grid_size 4294967296
    private %stack : 16 align 4
block0:
    v0 = workitemabsid.i32 0
    v1 = iconst.i32 -1
    v2 = iconst.i64 0x1234567890
    v3 = fconst.f32 1.5
    v4 = fconst.f64 0x7ff8000000000000
    v5 = fconst.f16 -0.25
    v6 = bconst 1
    v7 = undef.i32x4
    v8 = iadd.i32 v0, v1 @12
    v9 = fadd.ftz.up.f32 v3, v3
    v10 = fma.f32 v3, v3, v9
    v11 = icmp.slt v0, v8
    v12 = fcmp.ltu.ftz v3, v9
    v13 = fcvt_to_sint.zero.sat.i32 v3
    v14 = extract_lane.i32 v7, 3
    v15 = insert_lane.i32x4 v7, v14, 0
    v16 = make_vector.f32x2 v3, v9
    v17 = nullptr.i64 global
    v18 = symbol_addr.i32 %tile
    v19 = symbol_addr.i32 %stack
    v20 = stof.i64 group nonull v18
    v21 = kernargbaseptr.i64
    v22 = load.i64 kernarg align 8 width all [v21]
    v23, v24, v25 = load.i32 group align 4 equiv 2 [v18+16]
    v26 = load.f32 global align 4 const [v22-4]
    store.i32 private align 4 [v19], v23, v24
    v27 = atomic_rmw.i32 add global align 4 scar agent [v22], v0
    atomic_cas_noret.i32 cas group align 4 rlx wg [v18+4], v0, v1
    fence scar system
    barrier
    wavebarrier width wave
    v28, v29, v30, v31 = activelanemask v6
    v32 = bitinsert.i32 v0, v1, v0, v1
    v33: i32, v34: f32 = call %g(v0, v3)
    call %f()
    branch width 64 v11, block1(v8), block2
block1(v35: i32):
    switch v35, [block2, block1(v0), block3]
block2:
    jump block3
block3:
    return
wave {
block0 of block0 0..2:
    | v0 = workitemabsid.i32 0
    | store.i32 private align 4 [v19], v23, v24
    v36 = exec_get
    v37 = mask_of v6
    v38 = mask_andn v36, v37
    wave_branch_any v38, block4(v36), block3
block4(v39: mask):
    exec_set v39
    wave_jump block3
block3:
    wave_end
}
}

function %f {
block0:
    return
}
"#;

#[test]
fn sample_of_every_format_is_a_fixed_point() {
    let module = parse(SAMPLE);
    assert_eq!(print_module(&module), SAMPLE);
    assert_eq!(print_module(&parse(&print_module(&module))), SAMPLE);
}

#[test]
fn sample_means_what_it_says() {
    let module = parse(SAMPLE);
    let (_, func) = module.defined().next().unwrap();
    assert_eq!(
        (func.name.as_str(), func.kernarg_bytes, func.params.len()),
        ("k", 48, 3)
    );
    assert_eq!(func.limits.required_grid_size, Some([4096, 1, 1]));
    let entry = func.layout.entry().unwrap();
    let inst = |i: usize| func.layout.insts(entry)[i];
    assert_eq!(func.dfg.int_constant(Value::from_u32(1)), Some(0xffff_ffff));
    assert!(matches!(
        func.dfg.inst(inst(5)),
        InstructionData::Const { imm: 0xb400, .. }
    ));
    assert_eq!(func.dfg.locs[inst(8)], SourceLoc(12));
    assert!(matches!(
        func.dfg.inst(inst(9)),
        InstructionData::BinaryFp {
            mode: FpMode {
                round: Rounding::Up,
                ftz: true,
                sat: false
            },
            ..
        }
    ));
    let InstructionData::Load { mem, offset, .. } = func.dfg.inst(inst(23)) else {
        panic!("not a load")
    };
    assert_eq!(
        (mem.segment, mem.align_log2, mem.equiv, *offset),
        (Segment::Group, 2, 2, 16)
    );
    assert_eq!(func.dfg.results(inst(23)).len(), 3);
    let wave = func.wave.as_ref().unwrap();
    assert_eq!(wave.layout.insts(entry)[0], inst(0));
    assert_eq!(wave.thread_block[entry].expand(), Some(entry));
    assert_eq!((wave.body_start[entry], wave.body_end[entry]), (0, 2));
    let symbol = |i| &module.symbols[Symbol::from_u32(i)];
    assert_eq!(symbol(1).init.as_deref(), Some(&[1, 0, 0x7f, 0xff][..]));
    assert!(symbol(3).exported && !symbol(2).exported && symbol(2).external);
    assert_eq!(func.params[2].kind, ParamKind::WriteOnlyImage);
    assert_eq!(symbol(4).scope, SymbolScope::Function(FuncRef::from_u32(1)));
}

#[test]
fn suffixes_in_any_order_and_free_layout() {
    let module = parse(
        "function %f { ; comment\nblock0:\nv0=fconst.f32 0x3f800000\n v1 = fadd.f32.up.ftz v0,\n v0\n\
         jump block7(v0,\n v1)\n; more\nblock7(v5: f32, v9: f32): return v5 , v9\n}\n"
            .replace(": return", ":\n return")
            .as_str(),
    );
    assert_eq!(
        print_module(&module),
        "module large\n\nfunction %f {\nblock0:\n    v0 = fconst.f32 1.0\n    v1 = fadd.ftz.up.f32 v0, v0\n    \
         jump block7(v0, v1)\nblock7(v5: f32, v9: f32):\n    return v5, v9\n}\n"
    );
}

#[test]
fn handles_of_variables_are_printed_and_read() {
    let text = "\
module %m large

global %one : 8 align 8 handles 0: woimg 3d rgbx unorm_int_101010 5 4 6 0
readonly export %two : 24 align 8 = [04] handles 8: samp unnormalized nearest clamp_to_border, 16: roimg 2dadepth depth unorm_int16 7 3 0 2
";
    let module = parse_module(text).expect("well-formed");
    let two = module.symbols.values().nth(1).expect("two variables");
    assert_eq!(two.handles.iter().map(|h| h.offset).collect::<Vec<_>>(), [8, 16]);
    assert_eq!(print_module(&module), text);
    let wrong = text.replace("woimg 3d", "woimg 4d");
    assert!(parse_module(&wrong).is_err());
}

#[test]
fn values_and_blocks_may_be_used_before_their_definition() {
    let text = "module large\n\nkernel %k {\nblock5:\n    jump block1\nblock2:\n    v1 = iadd.i32 v9, v9\n    return\n\
                block1:\n    v9 = iconst.i32 7\n    jump block2\n}\n";
    assert_eq!(print_module(&parse(text)), text);
}

#[test]
fn functions_print_without_a_module() {
    let module = parse(SAMPLE);
    let (_, func) = module.defined().next().unwrap();
    let text = func.to_string();
    assert!(text.contains("v18 = symbol_addr.i32 %sym0"), "{text}");
    assert!(print_function(func, Some(&module)).contains("    private %stack : 16 align 4\n"));
}

#[test]
fn equal_names_are_told_apart() {
    let mut module =
        parse("group %a : 4 align 4\nfunction %f {\nblock0:\nv0 = symbol_addr.i32 %a\nreturn\n}");
    let id = module.defined().next().unwrap().0;
    let mut own = module.symbols[Symbol::from_u32(0)].clone();
    own.scope = SymbolScope::Function(id);
    module.symbols.push(own.clone());
    module.symbols.push(own);
    let text = print_module(&module);
    assert!(
        text.contains("    group %a.1 : 4 align 4\n    group %a.2 : 4 align 4\n"),
        "{text}"
    );
    assert_eq!(print_module(&parse(&text)), text);
}

#[test]
fn mistakes_are_reported_with_their_place() {
    use ParseErrorKind as K;
    let body = |line: &str| format!("kernel %k {{\nblock0:\n{line}\nreturn\n}}\n");
    let cases: &[(&str, u32, K)] = &[
        (
            "v0 = frobnicate.i32 v1",
            6,
            K::UnknownInstruction("frobnicate".into()),
        ),
        (
            "v0 = iadd v1, v1",
            6,
            K::MissingSuffix {
                instruction: "iadd",
                what: "type",
            },
        ),
        (
            "v0 = icmp v1, v1",
            6,
            K::MissingSuffix {
                instruction: "icmp",
                what: "condition",
            },
        ),
        (
            "v0 = iadd.ftz.i32 v1, v1",
            11,
            K::UnknownSuffix {
                instruction: "iadd",
                suffix: "ftz".into(),
            },
        ),
        (
            "v0 = fadd.up.down.f32 v1, v1",
            14,
            K::RepeatedSuffix("down".into()),
        ),
        (
            "iadd.i32 v1, v1",
            1,
            K::ResultCount {
                instruction: "iadd",
                expected: 1,
                found: 0,
            },
        ),
        ("v0: i32 = iconst.i32 1", 1, K::ResultTypeGiven(0)),
        ("v0 = call %k()", 1, K::ResultTypeMissing(0)),
        (
            "v0, v2 = load.i32 group align 4 [v0]",
            5,
            K::ResultsNotConsecutive {
                expected: 1,
                found: 2,
            },
        ),
        ("v0 = bnot.i32 v3", 15, K::Undefined("v3".into())),
        ("jump block3", 6, K::Undefined("block3".into())),
        ("v0 = symbol_addr.i32 %x", 22, K::Undefined("%x".into())),
        ("call %x()", 6, K::Undefined("%x".into())),
        ("| fence", 1, K::SharedAtThreadLevel),
        (
            "v0 = iconst.i8 -129",
            17,
            K::TooLarge {
                what: "a constant",
                limit: 128,
            },
        ),
        (
            "v99999999 = dim.i32",
            1,
            K::TooLarge {
                what: "value",
                limit: 4194303,
            },
        ),
        ("v0 = undef.i32 \"abc", 16, K::UnterminatedString),
        ("v0 = undef.i32 ^", 16, K::UnknownCharacter('^')),
    ];
    for (line, column, kind) in cases {
        let errors = kinds(&body(line));
        assert!(errors.contains(&(3, *column, kind.clone())), "{line}: {errors:?}");
    }
    let expected = |line: &str, what: &str, found: &str| {
        let kind = K::Expected {
            expected: what.into(),
            found: found.into(),
        };
        let errors = kinds(&body(line));
        assert!(
            errors.iter().any(|e| e.0 == 3 && e.2 == kind),
            "{line}: {errors:?}"
        );
    };
    expected("v0 = iadd.i32 v1", "`,`", "the end of the line");
    expected("v0 = load.i32 global [v1]", "`align N`", "`[`");
    expected(
        "v0 = load.i32 global align 3 [v1]",
        "an alignment that is a power of two",
        "`3`",
    );
    expected("v0 = nullptr.i32 heap", "a segment, as in `global`", "`heap`");
    expected("fence scar agent 12", "the end of the line", "`12`");
    expected("v0 iconst.i32 1", "`=` after the results", "`iconst.i32`");
}

#[test]
fn every_mistake_of_a_text_is_reported() {
    let text = "module huge\nkernel %k {\nblock0:\n    v0 = nope\n    v1 = iadd.i32 (\n    v1 = dim.i32\n    \
                v1 = dim.i32\n}\nkernel %k {\n}\nkernel %e {\nblock0(v3: i32, v1: i32):\nblock0:\n}\n";
    use ParseErrorKind as K;
    let found: Vec<(u32, K)> = kinds(text)
        .into_iter()
        .map(|(line, _, kind)| (line, kind))
        .collect();
    for wanted in [
        (4, K::UnknownInstruction("nope".into())),
        (7, K::Redefined("v1".into())),
        (9, K::Redefined("%k".into())),
        (12, K::ParamsNotIncreasing(1)),
        (13, K::Redefined("block0".into())),
    ] {
        assert!(found.contains(&wanted), "{wanted:?} in {found:?}");
    }
    assert!(found.iter().any(|(line, _)| *line == 1) && found.iter().any(|(line, _)| *line == 5));
}

#[test]
fn wave_section_must_agree_with_the_thread_level() {
    use ParseErrorKind as K;
    let wave = |text: &str| {
        format!(
            "kernel %k {{\nblock0:\nv0 = dim.i32\njump block1(v0)\nblock1(v1: i32):\nreturn\nwave {{\n{text}\n}}\n}}\n"
        )
    };
    let at = |text: &str| kinds(&wave(text)).remove(0).2;
    assert_eq!(at("block0:\n| v0 = packetid.i32"), K::NotAtThreadLevel);
    assert_eq!(at("block0:\n| v0 = dim.i32\n| v0 = dim.i32"), K::NotAtThreadLevel);
    assert_eq!(at("block1:\nwave_end"), K::BlockHeaderDiffers("block1".into()));
    assert_eq!(
        at("block0 of block7 0..1:\nwave_end"),
        K::Undefined("block7".into())
    );
    assert_eq!(at("block0:\nv1 = exec_get"), K::Redefined("v1".into()));
}

#[test]
fn rendered_errors_show_the_line() {
    let text = "kernel %k {\nblock0:\n  v0 = bnot.i32 v3\n}\n";
    let errors = parse_module(text).unwrap_err();
    assert_eq!(
        errors[0].render("a.wl", text),
        "a.wl:3:17: v3 is not defined\n      v0 = bnot.i32 v3\n                    ^^"
    );
}

#[test]
fn comments_and_places_of_functions_are_kept() {
    let parsed =
        parse_module_with_comments("; test cat\nfunction %f {\nblock0: ; entry\nreturn\n}\n; check: f\n")
            .unwrap();
    let comments: Vec<(u32, &str)> = parsed
        .comments
        .iter()
        .map(|c| (c.line, c.text.as_str()))
        .collect();
    assert_eq!(comments, [(1, " test cat"), (3, " entry"), (6, " check: f")]);
    assert_eq!(
        (parsed.functions[0].first_line, parsed.functions[0].last_line),
        (2, 5)
    );
}

/// Every type.
fn types() -> Vec<Type> {
    let scalars = [
        Type::B1,
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::F16,
        Type::F32,
        Type::F64,
        Type::MASK,
    ];
    scalars.into_iter().chain(Type::VECTORS.iter().copied()).collect()
}

/// Random choices from a seed (xorshift64*, Vigna 2016).
struct Choices(u64);

impl Choices {
    fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 >> 12;
        self.0 ^= self.0 << 25;
        self.0 ^= self.0 >> 27;
        (self.0.wrapping_mul(0x2545_f491_4f6c_dd1d) >> 32) as usize % limit
    }

    fn of<T: Copy>(&mut self, list: &[T]) -> T {
        list[self.below(list.len())]
    }

    fn width(&mut self) -> Width {
        match self.below(4) {
            0 => Width::Wave,
            1 => Width::All,
            2 => Width::ONE,
            _ => Width::Lanes(self.below(32) as u8),
        }
    }

    fn bits(&mut self) -> u64 {
        let raw = (self.below(usize::MAX) as u64) << 32 | self.below(usize::MAX) as u64;
        raw >> self.below(64)
    }

    fn mem(&mut self) -> MemInfo {
        MemInfo {
            segment: self.of(Segment::ALL),
            align_log2: self.below(8) as u8,
            constant: self.below(2) == 0,
            initial: self.below(2) == 0,
            equiv: self.below(256) as u8,
            order: self.of(MemoryOrder::ALL),
            scope: self.of(MemoryScope::ALL),
            width: self.width(),
        }
    }

    fn mode(&mut self) -> FpMode {
        FpMode {
            round: self.of(Rounding::ALL),
            ftz: self.below(2) == 0,
            sat: self.below(2) == 0,
        }
    }
}

/// Puts an instruction of a table row with random immediates at the end of a block. Operands have the right number
/// but any type: the text form does not look at them.
fn random_inst(func: &mut Function, values: &[Value], opcode: Opcode, c: &mut Choices, block: Block) {
    use InstructionData as D;
    let info = opcode.info();
    let fitting: Vec<Type> = types().into_iter().filter(|&t| info.class.contains(t)).collect();
    let ty = if info.class == TypeClass::None {
        Type::INVALID
    } else {
        c.of(&fitting)
    };
    let call = |func: &mut Function, c: &mut Choices| -> BlockCall {
        let args: Vec<Value> = (0..c.below(3)).map(|_| c.of(values)).collect();
        let block = func.layout.blocks()[c.below(func.layout.blocks().len())];
        func.dfg.block_call(block, &args)
    };
    let many: Vec<Value> = (0..1 + c.below(5)).map(|_| c.of(values)).collect();
    let list = func.dfg.make_list(&many);
    let any = func.dfg.make_list(&many[..c.below(many.len())]);
    let offset = [0, 4, -8, i32::MAX, i32::MIN][c.below(5)];
    let mut v = || c.of(values);
    let (a, b, d, e) = (v(), v(), v(), v());
    let bits = c.bits();
    let imm = if bits & 1 == 0 { bits } else { bits.wrapping_neg() };
    let data = match info.format {
        Format::Nullary => D::Nullary { opcode },
        Format::Const => D::Const {
            opcode,
            imm: imm & crate::ir::eval::ones(ty.bits().max(1)),
        },
        Format::Dim => D::Dim {
            opcode,
            dim: c.below(3) as u8,
        },
        Format::Unary => D::Unary { opcode, arg: a },
        Format::Binary => D::Binary { opcode, args: [a, b] },
        Format::Ternary => D::Ternary {
            opcode,
            args: [a, b, d],
        },
        Format::Quaternary => D::Quaternary {
            opcode,
            args: [a, b, d, e],
        },
        Format::UnaryFp => D::UnaryFp {
            opcode,
            mode: c.mode(),
            arg: a,
        },
        Format::BinaryFp => D::BinaryFp {
            opcode,
            mode: c.mode(),
            args: [a, b],
        },
        Format::TernaryFp => D::TernaryFp {
            opcode,
            mode: c.mode(),
            args: [a, b, d],
        },
        Format::IntCompare => D::IntCompare {
            opcode,
            cond: c.of(IntCC::ALL),
            args: [a, b],
        },
        Format::FloatCompare => D::FloatCompare {
            opcode,
            cond: c.of(FloatCC::ALL),
            mode: c.mode(),
            args: [a, b],
        },
        Format::UnaryImm => D::UnaryImm {
            opcode,
            arg: a,
            imm: c.below(256) as u8,
        },
        Format::BinaryImm => D::BinaryImm {
            opcode,
            args: [a, b],
            imm: c.below(256) as u8,
        },
        Format::MultiAry => D::MultiAry { opcode, args: any },
        Format::Segment => D::Segment {
            opcode,
            segment: c.of(Segment::ALL),
        },
        Format::SegmentCvt => D::SegmentCvt {
            opcode,
            segment: c.of(Segment::ALL),
            nonull: c.below(2) == 0,
            arg: a,
        },
        Format::SymbolAddr => D::SymbolAddr {
            opcode,
            symbol: Symbol::from_u32(c.below(2) as u32),
        },
        Format::Load => D::Load {
            opcode,
            mem: c.mem(),
            offset,
            arg: a,
        },
        Format::Store => D::Store {
            opcode,
            mem: c.mem(),
            offset,
            args: list,
        },
        Format::Atomic => D::Atomic {
            opcode,
            op: c.of(AtomicOp::ALL),
            mem: c.mem(),
            offset,
            args: list,
        },
        Format::Fence => D::Fence {
            opcode,
            order: c.of(MemoryOrder::ALL),
            scope: c.of(MemoryScope::ALL),
        },
        Format::Image => D::Image {
            opcode,
            geometry: c.of(ImageGeometry::ALL),
            args: any,
        },
        Format::Matrix => D::Matrix {
            opcode,
            product: c.of(MatrixProduct::ALL),
            integers: MatrixIntegers {
                signed: [c.below(2) == 0, c.below(2) == 0],
                sat: c.below(2) == 0,
            },
            args: any,
        },
        Format::Barrier => D::Barrier {
            opcode,
            width: c.width(),
        },
        Format::Jump => D::Jump {
            opcode,
            target: call(func, c),
        },
        Format::Branch => {
            let targets = [call(func, c), call(func, c)];
            D::Branch {
                opcode,
                width: c.width(),
                arg: a,
                targets,
            }
        }
        Format::Switch => {
            let targets = (0..c.below(4)).map(|_| call(func, c)).collect();
            let table = func.dfg.switch_tables.push(targets);
            D::Switch {
                opcode,
                width: c.width(),
                arg: a,
                table,
            }
        }
        Format::Call => D::Call {
            opcode,
            func: FuncRef::from_u32(0),
            args: any,
        },
    };
    let given: Vec<Type> = (0..c.below(5))
        .map(|_| {
            if info.class == TypeClass::None || c.below(4) == 0 {
                c.of(&types())
            } else {
                ty
            }
        })
        .collect();
    let inst = func
        .dfg
        .make_inst(data, ty, info.results.is_none().then_some(&given));
    func.dfg.locs[inst] = SourceLoc([0, 7, u32::MAX][c.below(3)]);
    func.layout.append_inst(inst, block);
}

/// A function with a value of every type and one instruction of every table row.
fn random_module(seed: u64) -> Module {
    let mut c = Choices(seed | 1);
    let mut module = Module::default();
    let symbol = |name: &str, scope| SymbolData {
        name: name.into(),
        segment: Segment::Group,
        size: 4,
        align: 4,
        init: None,
        handles: Vec::new(),
        constant: false,
        scope,
        external: false,
        exported: false,
    };
    module.symbols.push(symbol("a", SymbolScope::Module));
    module
        .symbols
        .push(symbol("b c\"", SymbolScope::Function(FuncRef::from_u32(0))));
    let mut func = Function::new("f", FunctionKind::Function);
    let entry = func.append_block();
    let body = func.append_block();
    let relay = func.append_block();
    let values: Vec<Value> = types()
        .into_iter()
        .map(|ty| func.dfg.append_block_param(body, ty))
        .collect();
    random_inst(&mut func, &values, Opcode::Jump, &mut c, entry);
    for &opcode in Opcode::ALL {
        random_inst(&mut func, &values, opcode, &mut c, body);
    }
    let mut wave = func.layout.clone();
    for &opcode in Opcode::ALL.iter().skip(c.below(7)).step_by(5) {
        let thread = std::mem::replace(&mut func.layout, wave);
        random_inst(&mut func, &values, opcode, &mut c, relay);
        wave = std::mem::replace(&mut func.layout, thread);
    }
    if c.below(2) == 0 {
        func.wave = Some(WaveLevel {
            layout: wave,
            ..WaveLevel::default()
        });
    }
    module.functions.push(FunctionDecl::Defined(Box::new(func)));
    module
}

/// Everything an instruction says but its place in pools.
fn describe(func: &Function) -> Vec<String> {
    let dfg = &func.dfg;
    let layouts = [Some(&func.layout), func.wave.as_ref().map(|w| &w.layout)];
    let insts = layouts.into_iter().flatten().flat_map(|layout| layout.iter());
    insts
        .map(|(block, inst)| {
            let results: Vec<_> = dfg
                .results(inst)
                .iter()
                .map(|&v| (v, dfg.value_type(v)))
                .collect();
            let targets: Vec<_> = dfg
                .targets(inst)
                .iter()
                .map(|t| (t.block, dfg.call_args(t)))
                .collect();
            let data = match *dfg.inst(inst) {
                InstructionData::Const { imm, .. } => format!("{imm}"),
                InstructionData::Dim { dim, .. } => format!("{dim}"),
                InstructionData::UnaryImm { imm, .. } | InstructionData::BinaryImm { imm, .. } => {
                    format!("{imm}")
                }
                InstructionData::Segment { segment, .. } => format!("{segment}"),
                InstructionData::SegmentCvt { segment, nonull, .. } => format!("{segment} {nonull}"),
                InstructionData::SymbolAddr { symbol, .. } => format!("{symbol}"),
                InstructionData::Load { mem, offset, .. } | InstructionData::Store { mem, offset, .. } => {
                    format!("{mem:?} {offset}")
                }
                InstructionData::Atomic { op, mem, offset, .. } => format!("{op} {mem:?} {offset}"),
                InstructionData::Fence { order, scope, .. } => format!("{order} {scope}"),
                InstructionData::Image { geometry, .. } => format!("{geometry}"),
                InstructionData::Matrix {
                    product, integers, ..
                } => format!("{product} {integers}"),
                InstructionData::Barrier { width, .. }
                | InstructionData::Branch { width, .. }
                | InstructionData::Switch { width, .. } => format!("{width:?}"),
                InstructionData::Call { func, .. } => format!("{func}"),
                other => format!("{:?} {:?}", other.condition(), other.fp_mode()),
            };
            let (opcode, ty, args) = (dfg.opcode(inst), dfg.ctrl_type(inst), dfg.args(inst));
            let loc = dfg.locs[inst];
            format!("{block} {opcode:?} {ty} {results:?} {args:?} {targets:?} {data} {loc:?}")
        })
        .collect()
}

/// Lines of the errors.
fn lines(text: &str) -> Vec<u32> {
    kinds(text).into_iter().map(|(line, _, _)| line).collect()
}

#[test]
fn a_wrong_header_of_a_function_is_one_error() {
    let rest = "block0:\n    v0 = iconst.i32 1\n    return\n";
    let good = format!("kernel %good {{\n{rest}}}\n");
    assert_eq!(lines(&format!("kernel %k( {{\n{rest}}}\n{good}")), [1]);
    assert_eq!(lines(&format!("kernel k {{\n{rest}}}\n{good}")), [1]);
    let wave = "wave {\nblock0 of block0 0..1:\n  | v0 = iconst.i32 1\n    return\n}\n";
    assert_eq!(lines(&format!("kernel %k( {{\n{rest}{wave}}}\n{good}")), [1]);
    // What comes after it is looked at.
    assert_eq!(
        lines(&format!("kernel k {{\n{rest}}}\nkernel l {{\n{rest}}}\n")),
        [1, 6]
    );
    assert_eq!(lines(&format!("nonsense\n{good}")), [1]);
}

#[test]
fn a_function_without_its_brace_does_not_hide_the_next() {
    let body = "block0:\n    return\n";
    assert_eq!(
        lines(&format!("kernel %k {{\n{body}kernel %l {{\n{body}}}\n")),
        [4]
    );
    assert_eq!(
        lines(&format!("kernel %k {{\n{body}kernel l {{\n{body}}}\n")),
        [4, 4]
    );
}

#[test]
fn errors_of_the_verifier_have_places() {
    let text = "kernel %a {\nblock0:\n    return\n}\nkernel %b {\nblock0:\n    v1 = iconst.i64 1\n    v2 = iadd.i32 v1, v1\n    return\nblock1:\n}\n";
    let parsed = parse_module_with_comments(text).expect("the text is well formed");
    let errors = crate::verify::verify_module(&parsed.module).expect_err("types and a block are wrong");
    let places: Vec<_> = errors
        .iter()
        .map(|error| parsed.place(error).map(|span| (span.line, span.column)))
        .collect();
    assert_eq!(places, [Some((10, 1))], "{errors:?}");
    let text = text.replace("block1:\n", "");
    let parsed = parse_module_with_comments(&text).expect("the text is well formed");
    let errors = crate::verify::verify_module(&parsed.module).expect_err("types are wrong");
    assert_eq!(
        parsed.place(&errors[0]).map(|span| (span.line, span.column)),
        Some((8, 5))
    );
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_table_row_round_trips(seed: u64) {
        let module = random_module(seed);
        let text = print_module(&module);
        let again = parse(&text);
        prop_assert_eq!(&print_module(&again), &text);
        let (_, before) = module.defined().next().unwrap();
        let (_, after) = again.defined().next().unwrap();
        prop_assert_eq!(describe(before), describe(after));
    }

    #[test]
    fn no_text_makes_the_parser_panic(
        seed: u64,
        cuts in prop::collection::vec((any::<u32>(), any::<u32>(), 0usize..24), 1..5),
    ) {
        const PIECES: [&str; 24] = [
            "", " ", "\n", "}", "{", "(", ")", "[", "]", ",", ":", "=", "|", "%", "\"", "v0", "block1", "wave {\n",
            "kernel %k {\n", "-", "1e", "@", ".", "9999999999999999999999999999999999999999999",
        ];
        let mut text = print_module(&random_module(seed));
        for (from, length, piece) in cuts {
            let from = from as usize % text.len();
            let to = (from + length as usize % 12).min(text.len());
            if text.is_char_boundary(from) && text.is_char_boundary(to) {
                text.replace_range(from..to, PIECES[piece]);
            }
        }
        if let Ok(module) = parse_module(&text) {
            let printed = print_module(&module);
            prop_assert_eq!(print_module(&parse(&printed)), printed);
        }
    }
}
