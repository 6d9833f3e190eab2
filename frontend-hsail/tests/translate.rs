//! What kernels become: shapes of the IR, per family of instructions.

use rustc_hash::FxHashSet;
use std::path::PathBuf;
use wavelift_codegen::ir;
use wavelift_codegen::ir::text::{parse_module, print_module};
use wavelift_codegen::ir::{Block, Function, Inst, InstructionData, Opcode, Rounding, Type};
use wavelift_codegen::verify::verify_module;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::link::Finding;
use wavelift_hsail::translate::*;
use wavelift_hsail::{Diagnostic, Source};

/// The large-model module with a kernel of this body, after `decls` at module scope.
fn module_text(decls: &str, body: &str) -> String {
    format!(
        "module &m:1:0:$full:$large:$near;\n{decls}\nprog kernel &k(kernarg_u64 %p, kernarg_u32 %n)\n{{\n{body}\n}};\n"
    )
}

fn translate_text(text: &str) -> Result<ir::Module, Vec<Diagnostic>> {
    let module = parse_text("t.hsail", text).unwrap_or_else(|errors| {
        panic!(
            "{text}\n{:#?}",
            errors.iter().map(|e| &e.message).collect::<Vec<_>>()
        )
    });
    let source = Source::text("t.hsail", text);
    let options = Options {
        source: Some(&source),
        ..Options::new(64)
    };
    translate(&module, &options)
}

fn kernel(body: &str) -> Function {
    kernel_with("", body)
}

fn kernel_with(decls: &str, body: &str) -> Function {
    let module = translate_text(&module_text(decls, body))
        .unwrap_or_else(|e| panic!("{body}\n{:?}", e.iter().map(|d| &d.message).collect::<Vec<_>>()));
    let func = module.defined().next().expect("a kernel").1.clone();
    check_module(&module);
    func
}

fn failure(body: &str) -> String {
    let errors = translate_text(&module_text("", body)).expect_err("not translated");
    errors[0].message.clone()
}

fn opcodes(func: &Function) -> Vec<Opcode> {
    func.layout
        .iter()
        .map(|(_, inst)| func.dfg.opcode(inst))
        .collect()
}

fn find(func: &Function, op: Opcode) -> Inst {
    func.layout
        .iter()
        .map(|(_, inst)| inst)
        .find(|&inst| func.dfg.opcode(inst) == op)
        .unwrap_or_else(|| panic!("no {} in {:?}", op.name(), opcodes(func)))
}

fn count(func: &Function, op: Opcode) -> usize {
    opcodes(func).into_iter().filter(|&o| o == op).count()
}

/// T1 and T2 of a function; the verifier says the rest, once per module.
fn check(func: &Function) {
    let entry = func.layout.entry().expect("an entry");
    assert!(func.kind == ir::FunctionKind::Function || func.dfg.block_params(entry).is_empty());
    let mut reached = vec![entry];
    let mut at = 0;
    while at < reached.len() {
        for call in func.successor_calls(reached[at]) {
            assert_ne!(call.block, entry, "an edge into the entry");
            if !reached.contains(&call.block) {
                reached.push(call.block);
            }
        }
        at += 1;
    }
    let mut laid_out: Vec<Block> = func.layout.blocks().to_vec();
    laid_out.sort();
    reached.sort();
    assert_eq!(laid_out, reached, "blocks in the layout and reachable blocks");
}

fn check_module(module: &ir::Module) {
    if let Err(errors) = verify_module(module) {
        let list: Vec<String> = errors.iter().map(ToString::to_string).collect();
        panic!("{}\n{}", list.join("\n"), print_module(module));
    }
    for (_, func) in module.defined() {
        check(func);
    }
}

fn kernels(level: &str) -> Vec<PathBuf> {
    let dir = PathBuf::from(env!("CARGO_MANIFEST_DIR"))
        .join("../kernels")
        .join(level);
    let mut files: Vec<PathBuf> = std::fs::read_dir(dir)
        .expect("the kernel corpus")
        .map(|entry| entry.expect("an entry").path())
        .filter(|path| path.extension().is_some_and(|e| e == "hsail"))
        .collect();
    files.sort();
    files
}

#[test]
fn kernel_corpus_translates() {
    let mut translated = 0;
    for path in kernels("O0").into_iter().chain(kernels("O2")) {
        let text = std::fs::read_to_string(&path).expect("a text file");
        let module = translate_text(&text).unwrap_or_else(|errors| {
            let source = Source::text(path.display().to_string(), text.clone());
            panic!(
                "{}",
                errors
                    .iter()
                    .map(|e| e.one_line(&source) + "\n")
                    .collect::<String>()
            )
        });
        check_module(&module);
        translated += module.defined().count();
        let printed = print_module(&module);
        let again = parse_module(&printed).unwrap_or_else(|errors| panic!("{errors:?}\n{printed}"));
        assert_eq!(print_module(&again), printed);
    }
    assert!(translated >= 48, "{translated} kernels");
}

#[test]
fn saxpy_has_no_redundant_casts() {
    let func = kernel(
        "workitemabsid_u32 $s0, 0; ld_kernarg_align(8)_u64 $d0, [%p]; cvt_u64_u32 $d1, $s0; shl_u64 $d1, $d1, 2;
         add_u64 $d0, $d0, $d1; ld_global_align(4)_f32 $s1, [$d0]; mul_f32 $s1, $s1, $s1; add_f32 $s1, $s1, $s1;
         st_global_align(4)_f32 $s1, [$d0]; ret;",
    );
    assert_eq!(
        opcodes(&func),
        [
            Opcode::Workitemabsid,
            Opcode::Iconst,
            Opcode::Load,
            Opcode::Uextend,
            Opcode::Iconst,
            Opcode::Ishl,
            Opcode::Iadd,
            Opcode::Load,
            Opcode::Bitcast,
            Opcode::Fmul,
            Opcode::Bitcast,
            Opcode::Fadd,
            Opcode::Bitcast,
            Opcode::Store,
            Opcode::Return,
        ]
    );
}

#[test]
fn instructions_know_their_lines() {
    let func = kernel("add_u32 $s0, $s1, 1;\n\nmul_u32 $s0, $s0, $s0;\nst_global_u32 $s0, [0];");
    let line = |op| func.dfg.locs[find(&func, op)].0;
    assert_eq!(line(Opcode::Imul) - line(Opcode::Iadd), 2);
    assert_eq!(line(Opcode::Iadd), 5);
    assert_eq!(func.source_name, "t.hsail");
}

#[test]
fn formals_are_offsets_in_the_kernarg_segment() {
    let func = kernel("ld_kernarg_u32 $s0, [%n]; ld_kernarg_u32 $s1, [%p][$d0+4]; st_global_u32 $s0, [$d1];");
    assert_eq!((func.params[1].offset, func.kernarg_bytes), (8, 12));
    let loads: Vec<(i32, u8)> = func
        .layout
        .iter()
        .filter_map(|(_, inst)| match *func.dfg.inst(inst) {
            InstructionData::Load { mem, offset, .. } => Some((offset, mem.align_log2)),
            _ => None,
        })
        .collect();
    // The variable says how the first is aligned; nothing is known of the second's register.
    assert_eq!(loads, [(8, 3), (4, 0)]);
}

#[test]
fn branch_to_the_block_after_is_a_jump() {
    let func = kernel("cbr_b1 $c0, @next;\n@next:\nret;");
    assert_eq!(opcodes(&func), [Opcode::Jump, Opcode::Return]);
}

#[test]
fn loop_at_the_start_gets_an_entry_of_its_own() {
    let func =
        kernel("@top:\nadd_u32 $s0, $s0, 1;\ncmp_lt_b1_u32 $c0, $s0, 9;\ncbr_width(all)_b1 $c0, @top;");
    assert_eq!(func.layout.blocks().len(), 3);
    assert_eq!(func.dfg.block_params(func.layout.blocks()[1]).len(), 1);
    let branch = find(&func, Opcode::Branch);
    assert!(
        matches!(
            func.dfg.inst(branch),
            InstructionData::Branch {
                width: ir::Width::All,
                ..
            }
        ),
        "the width stays"
    );
}

#[test]
fn unreachable_blocks_are_left_out() {
    let func = kernel("br @end;\n@dead:\nadd_u32 $s0, $s0, 1;\nbr @dead;\n@end:\nret;");
    assert_eq!(opcodes(&func), [Opcode::Jump, Opcode::Return]);
}

#[test]
fn irreducible_flow_and_switches() {
    let func = kernel(
        "ld_kernarg_u32 $s0, [%n]; sbr_u32 $s0 [@a, @b, @a];\n@a:\nadd_u32 $s1, $s1, 1; cmp_eq_b1_u32 $c0, $s1, 5;
         cbr_b1 $c0, @end;\nbr @b;\n@b:\nmul_u32 $s1, $s1, 3; cbr_b1 $c1, @a;\n@end:\nst_global_u32 $s1, [$d0];",
    );
    assert_eq!(count(&func, Opcode::Switch), 1);
    assert_eq!(func.dfg.switch_tables.values().next().map(Vec::len), Some(3));
}

#[test]
fn narrow_values_are_extended_by_their_own_sign() {
    let func = kernel(
        "ld_global_s8 $s0, [$d0]; ld_global_u16 $s1, [$d0]; cvt_u32_u8 $s2, $s0; cvt_s16_u8 $s3, $s0;
         st_global_u32 $s0, [$d1]; st_global_u32 $s1, [$d1]; st_global_u32 $s2, [$d1]; st_global_u32 $s3, [$d1];",
    );
    // The load, and the result of the last conversion from `i16`.
    assert_eq!(count(&func, Opcode::Sextend), 2);
    assert_eq!(count(&func, Opcode::Ireduce), 0);
}

#[test]
fn true_is_all_ones_only_in_wide_signed_integers() {
    let func = kernel("cvt_s32_b1 $s0, $c0; st_global_u32 $s0, [$d0];");
    assert_eq!(count(&func, Opcode::Sextend), 1);
    let func = kernel("cvt_u64_b1 $d1, $c0; st_global_u64 $d1, [$d0];");
    assert_eq!(count(&func, Opcode::Uextend), 1);
    // True as `s16` is 1, which is then extended to the register.
    let func = kernel("cvt_s16_b1 $s0, $c0; st_global_u32 $s0, [$d0];");
    assert_eq!(
        (count(&func, Opcode::Uextend), count(&func, Opcode::Sextend)),
        (1, 1)
    );
}

#[test]
fn rounding_comes_from_the_instruction_then_the_module() {
    let mode = |func: &Function, op| func.dfg.inst(find(func, op)).fp_mode();
    let func = kernel("add_ftz_up_f32 $s0, $s1, $s2; st_global_f32 $s0, [$d0];");
    let fadd = mode(&func, Opcode::Fadd);
    assert_eq!((fadd.round, fadd.ftz), (Rounding::Up, true));
    let text = module_text("", "mul_f32 $s0, $s1, $s2; st_global_f32 $s0, [$d0];").replace("$near", "$zero");
    let module = translate_text(&text).expect("translates");
    let (_, func) = module.defined().next().expect("a kernel");
    assert_eq!(mode(func, Opcode::Fmul).round, Rounding::Zero);
    let func = kernel(
        "cvt_upi_sat_u8_f32 $s0, $s1; cvt_s32_f32 $s2, $s1; st_global_u32 $s0, [$d0]; st_global_u32 $s2, [$d0];",
    );
    let (to_byte, to_int) = (mode(&func, Opcode::FcvtToUint), mode(&func, Opcode::FcvtToSint));
    assert_eq!((to_byte.round, to_byte.sat), (Rounding::Up, true));
    assert_eq!((to_int.round, to_int.sat), (Rounding::Zero, false));
}

#[test]
fn float_mad_rounds_once() {
    let func = kernel("mad_f32 $s0, $s1, $s2, $s3; mad_u32 $s0, $s0, $s2, $s3; st_global_f32 $s0, [$d0];");
    let ops: Vec<Opcode> = opcodes(&func)
        .into_iter()
        .filter(|op| matches!(op, Opcode::Fma | Opcode::Fmul | Opcode::Imul | Opcode::Iadd))
        .collect();
    assert_eq!(ops, [Opcode::Fma, Opcode::Imul, Opcode::Iadd]);
}

#[test]
fn packed_forms() {
    let func = kernel("add_pp_u8x4 $s0, $s1, $s2; st_global_u32 $s0, [$d0];");
    assert_eq!(func.dfg.ctrl_type(find(&func, Opcode::Iadd)), Type::I8X4);
    let func = kernel("sub_ps_f32x2 $d1, $d2, $d3; st_global_u64 $d1, [$d0];");
    assert_eq!(func.dfg.ctrl_type(find(&func, Opcode::Fsub)), Type::F32X2);
    let func = kernel("mul_ss_s16x4 $d1, $d2, $d3; st_global_u64 $d1, [$d0];");
    // Only the lowest element is written.
    assert_eq!(func.dfg.ctrl_type(find(&func, Opcode::Imul)), Type::I16);
    assert_eq!(count(&func, Opcode::InsertLane), 1);
    kernel(
        "add_pp_sat_s8x16 $q0, $q1, $q2; mul_pp_sat_u16x2 $s0, $s1, $s2; st_b128 $q0, [$d0]; st_u32 $s0, [$d0];",
    );
    kernel(
        "shl_u8x8 $d1, $d2, 3; cmp_lt_pp_u16x2_s16x2 $s0, $s1, $s2; cmov_s16x2 $s3, $s0, $s1, $s2; st_u32 $s3, [$d1];",
    );
    kernel(
        "shuffle_u8x4 $s0, $s1, $s2, 27; unpackhi_u16x4 $d1, $d2, $d3; st_u64 $d1, [$d0]; st_u32 $s0, [$d0];",
    );
    kernel(
        "pack_u8x4_u32 $s0, $s1, $s2, $s3; unpack_s32_s8x4 $s4, $s0, 2; unpack_u32_u16x8 $s5, $q0, $s1; st_u32 $s4, [$d0]; st_u32 $s5, [$d0];",
    );
    kernel(
        "packcvt_u8x4_f32 $s0, $s1, $s2, $s3, $s4; unpackcvt_f32_u8x4 $s1, $s0, 3; lerp_u8x4 $s2, $s0, $s0, $s3; st_u32 $s2, [$d0]; st_f32 $s1, [$d0];",
    );
    kernel(
        "sad_u32_u8x4 $s0, $s1, $s2, $s3; sadhi_u16x2_u8x4 $s1, $s0, $s2, $s3; sad_u32_u32 $s2, $s1, $s0, 1; st_u32 $s2, [$d0];",
    );
}

#[test]
fn joins_and_splits() {
    kernel(
        "combine_v2_b64_b32 $d1, ($s0, 7); combine_v4_b128_b32 $q0, ($s0, $s1, $s2, $s3); combine_v2_b128_b64 $q1, ($d0, $d1);
         expand_v2_b32_b64 ($s4, $s5), $d1; expand_v4_b32_b128 ($s0, $s1, $s2, $s3), $q1; expand_v2_b64_b128 ($d2, $d3), $q0;
         st_v4_global_u32 ($s0, $s1, $s2, $s3), [$d0]; st_global_b128 $q0, [$d0]; st_u64 $d2, [$d0]; st_u32 $s5, [$d0];",
    );
}

#[test]
fn memory_modifiers_are_kept() {
    let func = kernel_with(
        "alloc(agent) global_u32 &g; group_f32 &shared[64];",
        "ld_v2_global_align(8)_const_equiv(3)_width(all)_u32 ($s0, $s1), [&g]; lda_group_u32 $s2, [&shared][4];
         st_group_align(4)_f32 $s0, [&shared][$s1+8]; atomic_add_global_scar_agent_u32 $s3, [&g], 1;",
    );
    let mem = func
        .dfg
        .inst(find(&func, Opcode::Load))
        .mem()
        .copied()
        .expect("a load");
    assert_eq!(
        (mem.align_log2, mem.constant, mem.equiv, mem.width),
        (3, true, 3, ir::Width::All)
    );
}

#[test]
fn atomics_by_signedness_and_form() {
    let func = kernel(
        "atomic_max_global_rlx_system_s32 $s0, [$d0], $s1; atomic_min_group_scar_wg_u64 $d1, [$s2], $d2;
         atomic_cas_scacq_agent_b32 $s0, [$d0], $s1, 5; atomic_ld_global_scacq_wave_b64 $d2, [$d0+8];
         atomicnoret_st_global_screl_system_b32 [$d0], $s0; atomicnoret_wrapinc_group_rlx_wg_u32 [$s2], 7; memfence_scar_agent;",
    );
    let ops: Vec<ir::AtomicOp> = func
        .layout
        .iter()
        .filter_map(|(_, inst)| match *func.dfg.inst(inst) {
            InstructionData::Atomic { op, .. } => Some(op),
            _ => None,
        })
        .collect();
    use ir::AtomicOp::*;
    assert_eq!(ops, [SMax, UMin, Cas, Load, Store, WrapInc]);
}

#[test]
fn variables_become_symbols() {
    let text = module_text(
        "prog alloc(agent) global_u32 &g[3] = u32[](1,2,3); readonly_b64 &r[2] = {u32(1), align(8), u64(2)}; decl prog global_u32 &e;",
        "group_u32 %l[16]; private_u64 %s; st_group_u32 $s0, [%l]; st_private_u64 $d0, [%s];",
    );
    let module = translate_text(&text).expect("translates");
    let named = |name: &str| {
        module
            .symbols
            .values()
            .find(|s| s.name == name)
            .expect("a symbol")
    };
    assert_eq!(
        named("g").init.as_deref(),
        Some(&[1, 0, 0, 0, 2, 0, 0, 0, 3, 0, 0, 0][..])
    );
    assert_eq!(named("r").init.as_ref().map(Vec::len), Some(16));
    assert_eq!((named("l").size, named("l").segment), (64, ir::Segment::Group));
    assert!(matches!(named("s").scope, ir::SymbolScope::Function(_)));
}

#[test]
fn control_directives_become_limits() {
    let func = kernel(
        "requiredworkgroupsize WAVESIZE, 2, 1;\nmaxdynamicgroupsize 128;\nrequirenopartialworkgroups;\nret;",
    );
    assert_eq!(func.limits.required_group_size, Some([64, 2, 1]));
    assert_eq!(func.limits.max_dynamic_group_size, Some(128));
    assert!(func.limits.no_partial_groups);
}

#[test]
fn directives_of_a_function_are_those_of_its_kernels() {
    let text = "module &m:1:0:$full:$large:$near;
        function &g()() { requiredgridsize 64, 1, 1; maxdynamicgroupsize 16; ret; };
        function &f()() { maxflatgridsize 4294967296; { call &g()(); } };
        prog kernel &k() { requireddim 1; { call &f()(); } };
        prog kernel &alone() { ret; };";
    let module = translate_text(text).expect("translates");
    let limits = |name: &str| {
        let (_, func) = module.defined().find(|(_, f)| f.name == name).expect("a kernel");
        func.limits.clone()
    };
    let expected = ir::KernelLimits {
        required_grid_size: Some([64, 1, 1]),
        max_dynamic_group_size: Some(16),
        max_flat_grid_size: Some(1 << 32),
        required_dim: Some(1),
        ..ir::KernelLimits::default()
    };
    assert_eq!(limits("k"), expected);
    assert_eq!(limits("alone"), ir::KernelLimits::default());
}

/// The first error of a module that is not translated.
fn refusal(text: &str) -> (&'static str, String) {
    let errors = translate_text(text).expect_err("an error");
    (errors[0].code, errors[0].message.clone())
}

/// How often each function of a program stops at exceptions.
fn stops(text: &str) -> Vec<(String, usize)> {
    let module = translate_text(text).expect("a module");
    let traps = |func: &ir::Function| {
        let opcodes = func.layout.iter().map(|(_, inst)| func.dfg.opcode(inst));
        opcodes.filter(|&opcode| opcode == ir::Opcode::Trap).count()
    };
    let all = module.defined();
    all.map(|(_, func)| (func.name.clone(), traps(func))).collect()
}

#[test]
fn code_stops_at_exceptions_that_its_kernels_break_at() {
    let text = |directives: [&str; 3]| {
        let [f, a, b] = directives;
        format!(
            "module &m:1:0:$full:$large:$near; function &f()() {{ {f} div_f32 $s0, $s0, $s1; neg_f32 $s0, $s0; }};\n\
             prog kernel &a() {{ {a} {{ call &f()(); }} }};\n\
             prog kernel &b() {{ {b} {{ call &f()(); }} sqrt_f32 $s0, $s0; }};"
        )
    };
    let counts =
        |directives| -> Vec<usize> { stops(&text(directives)).into_iter().map(|(_, n)| n).collect() };
    let on = "enablebreakexceptions 3;";
    assert_eq!(counts(["", "", ""]), [0, 0, 0]);
    // Bits beyond the five mean nothing (HSA PRM 13.2).
    assert_eq!(counts(["", "enablebreakexceptions 0x60;", ""]), [0, 0, 0]);
    assert_eq!(counts(["", on, ""]), [1, 0, 0]);
    assert_eq!(counts(["", "", on]), [1, 0, 1]);
    assert_eq!(counts([on, "", ""]), [1, 0, 1]);
    // A square root is never divided by zero.
    assert_eq!(counts(["", "", "enablebreakexceptions 2;"]), [1, 0, 0]);
    // What kernels want that differ is in a word.
    let words = |directives| translate_text(&text(directives)).expect("a module").symbols.len();
    assert_eq!(
        (words(["", on, on]), words([on, "", ""]), words(["", on, ""])),
        (0, 0, 1)
    );
}

#[test]
fn unknown_extensions_are_errors() {
    let text = |name: &str| {
        format!("module &m:1:0:$full:$large:$near; extension \"{name}\"; prog kernel &k() {{ ret; }};")
    };
    assert_eq!(
        refusal(&text("foo:bar")),
        (
            "unknown-extension",
            "no target has the extension \"foo:bar\"".to_owned()
        )
    );
    for name in ["", "CORE", "IMAGE", "amd:gcn", "amd:mipmap"] {
        assert!(translate_text(&text(name)).is_ok(), "{name}");
    }
}

#[test]
fn variables_that_nothing_defines_are_errors_where_they_are_used() {
    let text = module_text("decl prog readonly_u32 &e;", "ld_readonly_u32 $s0, [&e]; ret;");
    let (code, message) = refusal(&text);
    assert_eq!(code, "undefined-in-program");
    assert!(
        message.starts_with("readonly variable `&e` is used, and no module"),
        "{message}"
    );
    // The address is a use, too; in what nothing calls it is none.
    let text = module_text("decl prog global_u32 &e;", "lda_global_u64 $d0, [&e]; ret;");
    assert_eq!(refusal(&text).0, "undefined-in-program");
    let unused = "module &m:1:0:$full:$large:$near; decl prog global_u32 &e; \
                  function &f()() { ld_global_u32 $s0, [&e]; }; prog kernel &k() { ret; };";
    assert!(translate_text(unused).is_ok());
    // Another module of the program may define it.
    let program = link(&[
        "module &a:1:0:$full:$large:$default; decl prog global_u32 &e; prog kernel &k() { ld_global_u32 $s0, [&e]; };",
        "module &b:1:0:$full:$large:$default; prog global_u32 &e = 7;",
    ])
    .expect("links");
    check_module(&program.ir);
    assert!(
        program
            .ir
            .symbols
            .values()
            .all(|s| !s.external && s.init.is_some())
    );
}

#[test]
fn registers_never_written_are_undef() {
    let func = kernel("st_global_u32 $s0, [$d0]; st_global_f64 $d1, [$d0];");
    assert_eq!(count(&func, Opcode::Undef), 2);
}

/// What has no translation.
const OF_A_VENDOR: &str = "amd_gcn_b4xchg_b32 $s0, $s1, 1;";
const HAS_NO_TRANSLATION: &str =
    "not supported yet: `amd_gcn_b4xchg` of the extension \"amd:gcn\", on any target";

#[test]
fn what_is_missing_is_named() {
    assert_eq!(failure(OF_A_VENDOR), HAS_NO_TRANSLATION);
}

#[test]
fn lane_operations() {
    kernel(
        "activelaneid_u32 $s0; activelanecount_u32_b1 $s1, $c0; activelanemask_v4_b64_b1 ($d0, $d1, $d2, $d3), 1;
         activelanepermute_b32 $s2, $s0, $s1, $s3, $c1; activelanepermute_b1 $c2, $c0, 3, $c1, 0; barrier; wavebarrier;
         st_u64 $d0, [$d4]; st_u32 $s2, [$d4]; cvt_u32_b1 $s4, $c2; st_u32 $s4, [$d4];",
    );
}

/// Every function of a module, by name.
fn functions(text: &str) -> Vec<Function> {
    let module = translate_text(text)
        .unwrap_or_else(|e| panic!("{text}\n{:?}", e.iter().map(|d| &d.message).collect::<Vec<_>>()));
    check_module(&module);
    module.defined().map(|(_, func)| func.clone()).collect()
}

const ADD_ONE: &str = "function &f(arg_u32 %r)(arg_u32 %a)\n{\nld_arg_u32 $s0, [%a]; add_u32 $s0, $s0, 1; st_arg_u32 $s0, [%r]; ret;\n};";

#[test]
fn scalar_arguments_are_values() {
    let text = module_text(
        ADD_ONE,
        "{ arg_u32 %x; arg_u32 %y; st_arg_u32 $s1, [%x]; call &f(%y)(%x); ld_arg_u32 $s2, [%y]; } st_u32 $s2, [$d0];",
    );
    let all = functions(&text);
    let callee = &all[0];
    assert_eq!(opcodes(callee), [Opcode::Iconst, Opcode::Iadd, Opcode::Return]);
    assert_eq!(callee.dfg.args(find(callee, Opcode::Return)).len(), 1);
    assert_eq!(
        opcodes(&all[1]),
        [
            Opcode::Undef,
            Opcode::Undef,
            Opcode::Call,
            Opcode::Store,
            Opcode::Return
        ]
    );
}

#[test]
fn array_arguments_go_through_private_memory() {
    let text = module_text(
        "function &f()(arg_f32 %a[3])\n{\nld_arg_f32 $s0, [%a][4]; st_f32 $s0, [$d0]; ret;\n};",
        "{ arg_f32 %x[3]; st_v3_arg_f32 ($s1, $s2, 0.0f), [%x]; call &f()(%x); }",
    );
    let all = functions(&text);
    assert_eq!(all[0].dfg.block_params(all[0].layout.blocks()[0]).len(), 3);
    assert_eq!(count(&all[0], Opcode::Store), 4);
    assert_eq!(all[1].dfg.args(find(&all[1], Opcode::Call)).len(), 3);
}

#[test]
fn switched_call_has_one_block_per_function() {
    let text = module_text(
        &format!("{ADD_ONE}\n{}", ADD_ONE.replace("&f", "&g").replace("add", "mul")),
        "@loop:\n{ arg_u32 %x; arg_u32 %y; st_arg_u32 $s1, [%x]; scall_width(all)_u32 $s4(%y)(%x)[&f, &g, &f]; ld_arg_u32 $s1, [%y]; }
         cmp_lt_b1_u32 $c0, $s1, 9; cbr_b1 $c0, @loop;\nst_u32 $s1, [$d0];",
    );
    let all = functions(&text);
    let caller = &all[2];
    assert_eq!(
        (count(caller, Opcode::Switch), count(caller, Opcode::Call)),
        (1, 2)
    );
    assert_eq!(caller.dfg.switch_tables.values().next().map(Vec::len), Some(3));
    // Entry, loop head, two calls, join, exit.
    assert_eq!(caller.layout.blocks().len(), 6);
}

#[test]
fn a_function_that_is_called_must_translate() {
    let decls = &format!("function &f()()\n{{\n{OF_A_VENDOR} ret;\n}};");
    let errors = translate_text(&module_text(decls, "{ call &f()(); }")).expect_err("not translated");
    assert_eq!(errors[0].message, HAS_NO_TRANSLATION);
    assert!(translate_text(&module_text(decls, "ret;")).is_ok());
}

#[test]
fn functions_that_nothing_calls_do_not_matter() {
    let text = module_text(
        "function &f(arg_u32 %r)(arg_u32 %a)\n{\nld_arg_u32 $s0, [%a]; st_arg_u32 $s0, [%r]; ret;\n};",
        "ret;",
    );
    let module = translate_text(&text).expect("translates");
    assert!(module.defined().any(|(_, f)| f.name == "k"));
}

#[test]
fn fbarriers_are_words_of_group_memory() {
    let func = kernel(
        "fbarrier %f; initfbar %f; joinfbar %f; ldf_u32 $s0, %f; waitfbar $s0; arrivefbar %f; leavefbar %f; releasefbar %f;",
    );
    assert_eq!(count(&func, Opcode::AtomicCas), 3);
    assert_eq!(count(&func, Opcode::Activelaneid), 4);
    let module = translate_text(&module_text("fbarrier &f;", "initfbar &f;")).expect("translates");
    let word = module.symbols.values().next().expect("a symbol");
    assert_eq!((word.size, word.segment), (4, ir::Segment::Group));
}

#[test]
fn signals_and_queues_are_atomics_of_the_system() {
    let func = kernel(
        "signal_add_rlx_u64_sig64 $d1, $d0, 1; signal_wait_lt_scacq_s64_sig64 $d2, $d0, 5; signalnoret_st_screl_b64_sig64 $d0, 7;
         addqueuewriteindex_global_scar_u64 $d1, [$d3], 2; ldqueuereadindex_scacq_u64 $d1, [$d3];",
    );
    let places: Vec<(ir::AtomicOp, i32, ir::MemoryScope)> = func
        .layout
        .iter()
        .filter_map(|(_, inst)| match *func.dfg.inst(inst) {
            InstructionData::Atomic { op, mem, offset, .. } => Some((op, offset, mem.scope)),
            _ => None,
        })
        .collect();
    let system = ir::MemoryScope::System;
    // What changes a signal is followed by the mailbox, a store by that to a doorbell as well.
    assert_eq!(
        places,
        [
            (ir::AtomicOp::Add, 8, system),
            (ir::AtomicOp::Store, 0, system),
            (ir::AtomicOp::Load, 8, system),
            (ir::AtomicOp::Store, 8, system),
            (ir::AtomicOp::Store, 0, system),
            (ir::AtomicOp::Store, 0, system),
            (ir::AtomicOp::Add, 56, system),
            (ir::AtomicOp::Load, 128, system),
        ]
    );
}

/// Links texts as the modules of a program.
fn link(texts: &[&str]) -> Result<Program, Vec<Finding>> {
    let modules: Vec<wavelift_hsail::Module> = texts
        .iter()
        .map(|text| parse_text("t.hsail", text).expect("a module that parses"))
        .collect();
    let parts: Vec<Part<'_>> = modules
        .iter()
        .map(|module| Part { module, source: None })
        .collect();
    translate_program(&parts, &Options::new(64))
}

#[test]
fn declarations_and_definitions_of_a_program_are_one_thing() {
    let program = link(&[
        "module &a:1:0:$full:$large:$default; decl prog group_u32 &x; decl prog function &f()();
         prog kernel &k() { st_group_u32 1, [&x]; { call &f()(); } };",
        "module &b:1:0:$full:$large:$zero; prog group_u32 &x; prog function &f()() { ld_group_f32 $s0, [&x];
         add_f32 $s0, $s0, $s0; st_group_f32 $s0, [&x]; };",
    ])
    .expect("links");
    check_module(&program.ir);
    assert_eq!(program.ir.symbols.len(), 1);
    assert!(program.ir.symbols.values().all(|s| !s.external));
    assert_eq!(program.ir.defined().count(), 2);
    // The rounding of the program is that of the module that names one.
    let (_, f) = program.ir.defined().find(|(_, f)| f.name == "f").expect("f");
    assert_eq!(f.dfg.inst(find(f, Opcode::Fadd)).fp_mode().round, Rounding::Zero);
}

#[test]
fn module_linkage_stays_in_its_module() {
    let module = |name: &str| {
        format!(
            "module &{name}:1:0:$full:$large:$near; global_u32 &x; kernel &k() {{ ld_u32 $s0, [$d0]; st_global_u32 $s0, [&x]; }};"
        )
    };
    let program = link(&[&module("a"), &module("b")]).expect("links");
    check_module(&program.ir);
    assert_eq!(program.ir.symbols.len(), 2);
    let kernels: Vec<(&str, &str)> = program
        .kernels
        .iter()
        .map(|k| (k.module.as_str(), k.name.as_str()))
        .collect();
    assert_eq!(kernels, [("a", "k"), ("b", "k")]);
    let names: FxHashSet<&str> = program.ir.defined().map(|(_, f)| f.name.as_str()).collect();
    assert_eq!(names.len(), 2, "functions of the IR have names of their own");
}

/// A loader finds by its name what has program linkage, wherever among the modules that is.
#[test]
fn program_linkage_keeps_its_name() {
    let program = link(&[
        "module &a:1:0:$full:$large:$near; global_u32 &x; function &f()() {}; kernel &k() { st_global_u32 1, [&x]; };",
        "module &b:1:0:$full:$large:$near; prog global_u32 &x; prog function &f()() { st_global_u32 2, [&x]; };",
    ])
    .expect("links");
    check_module(&program.ir);
    let variables: Vec<&str> = program.ir.symbols.values().map(|s| s.name.as_str()).collect();
    assert_eq!(variables, ["x.a.2", "x"]);
    let functions: Vec<&str> = program.ir.functions.values().map(|f| f.name()).collect();
    assert_eq!(functions, ["f.a.2", "k", "f"]);
}

/// Each of two modules has an indirect function of one name and signature, and a third has one with program linkage.
#[test]
fn indirect_functions_of_one_name_have_handles_of_their_own() {
    let library = |name: &str, qualifier: &str| {
        format!("module &{name}:1:0:$full:$large:$near; {qualifier} indirect function &f()() {{}};")
    };
    let kernel =
        "module &m:1:0:$full:$large:$near; signature &s()(); kernel &k() { { icall_u64 $d0 ()() &s; } };";
    let handles = |parts: &[&str]| {
        let program = link(parts).expect("links");
        check_module(&program.ir);
        let (_, k) = program
            .ir
            .defined()
            .find(|(_, f)| f.name == "k")
            .expect("the kernel");
        // No other number of the kernel is that large.
        let constants = k.layout.iter().filter_map(|(_, inst)| match *k.dfg.inst(inst) {
            InstructionData::Const { imm, .. } => Some(imm).filter(|imm| *imm > u64::from(u32::MAX)),
            _ => None,
        });
        constants.collect::<Vec<u64>>()
    };
    let (a, b, c) = (library("a", ""), library("b", ""), library("c", "prog"));
    let plain = indirect_handle("&f");
    let (of_a, of_b) = (indirect_handle_in("&a", "&f"), indirect_handle_in("&b", "&f"));
    assert_eq!(handles(&[kernel, &a]), [plain]);
    assert_eq!(handles(&[kernel, &a, &b]), [of_a, of_b]);
    assert_eq!(handles(&[kernel, &a, &b, &c]), [of_a, of_b, plain]);
    assert!(handles(&[kernel]).is_empty());
}

#[test]
fn modules_that_do_not_fit_together() {
    // The checker of programs has the last word, and names both places.
    let refused = |second: &str| {
        let first = "module &a:1:0:$full:$large:$near; prog global_u32 &x; prog fbarrier &fb; prog function &f()() {};";
        let errors = link(&[first, second]).expect_err("refused");
        assert_eq!(errors.len(), 1, "{second}");
        let elsewhere: Vec<usize> = errors[0].elsewhere.iter().map(|(part, _)| *part).collect();
        (errors[0].part, errors[0].diagnostic.code, elsewhere)
    };
    for header in ["$full:$large:$zero", "$full:$small:$near", "$base:$large:$near"] {
        let found = refused(&format!("module &b:1:0:{header};"));
        assert_eq!(found, (1, "program-mismatch", vec![0]), "{header}");
    }
    for definition in [
        "prog global_u32 &x;",
        "prog fbarrier &fb;",
        "prog function &f()() {};",
    ] {
        let found = refused(&format!("module &b:1:0:$full:$large:$near; {definition}"));
        assert_eq!(found, (1, "defined-twice", vec![0]), "{definition}");
    }
    let found = refused("module &b:1:0:$full:$large:$near; decl prog global_u64 &x;");
    assert_eq!(found, (1, "declaration-mismatch", vec![0]));
    let found = refused(
        "module &b:1:0:$full:$large:$near; decl prog function &g()(); kernel &k() { { call &g()(); } };",
    );
    assert_eq!(found, (1, "undefined-in-program", vec![]));
}

#[test]
fn properties_of_images_are_words_of_the_handle() {
    let text = "module &m:1:0:$full:$large:$near;\nextension \"IMAGE\";\nkernel &k(kernarg_roimg %i, kernarg_samp %s)\n{
        ld_kernarg_roimg $d0, [%i]; ld_kernarg_samp $d1, [%s]; queryimage_2d_height_u32_roimg $s0, $d0;
        querysampler_filter_u32 $s1, $d1; st_u32 $s0, [$d2]; st_u32 $s1, [$d2]; };";
    let module = translate_text(text).expect("translates");
    check_module(&module);
    let (_, func) = module.defined().next().expect("a kernel");
    let offsets: Vec<i32> = func
        .layout
        .iter()
        .filter_map(|(_, inst)| match *func.dfg.inst(inst) {
            InstructionData::Load { mem, offset, .. } if mem.segment == ir::Segment::Global => Some(offset),
            _ => None,
        })
        .collect();
    assert_eq!(offsets, [44, 24]);
}

#[test]
fn instructions_on_images_are_ones_of_the_ir() {
    let text = "module &m:1:0:$full:$large:$near;\nextension \"IMAGE\";
        alloc(agent) global_samp &s = samp(coord = normalized, filter = linear, addressing = repeat);
        kernel &k(kernarg_roimg %i, kernarg_rwimg %j)\n{
        ld_kernarg_roimg $d0, [%i]; ld_kernarg_rwimg $d1, [%j]; ld_global_samp $d2, [&s];
        rdimage_v4_2d_f32_roimg_f32 ($s0, $s1, $s2, $s3), $d0, $d2, ($s4, $s5);
        stimage_v4_1da_u32_rwimg_u32 ($s0, $s1, $s2, $s3), $d1, ($s4, $s5); imagefence;
        ldimage_2ddepth_u32_roimg_u32 $s6, $d0, ($s4, $s5); st_u32 $s6, [$d3]; };";
    let module = translate_text(text).expect("translates");
    check_module(&module);
    let (_, func) = module.defined().next().expect("a kernel");
    for opcode in [
        Opcode::ImageSample,
        Opcode::ImageStore,
        Opcode::ImageFence,
        Opcode::ImageLoad,
    ] {
        assert_eq!(count(func, opcode), 1, "{}", opcode.name());
    }
    let handles: Vec<String> = module
        .symbols
        .values()
        .flat_map(|symbol| &symbol.handles)
        .map(|handle| format!("{}: {}", handle.offset, handle.object))
        .collect();
    assert_eq!(handles, ["0: samp normalized linear repeat"]);
}

#[test]
fn alloca_of_a_known_size_is_a_private_variable() {
    let text = module_text(
        "",
        "alloca_align(8)_u32 $s0, 24; st_private_u32 7, [$s0+20]; alloca_u32 $s1, WAVESIZE;",
    );
    let module = translate_text(&text).expect("translates");
    check_module(&module);
    let sizes: Vec<(u64, u32)> = module.symbols.values().map(|s| (s.size, s.align)).collect();
    assert_eq!(sizes, [(24, 8), (64, 1)]);
}

/// Who allocates at run time has the top of the stack as one more parameter, and so has who calls it.
#[test]
fn other_alloca_takes_from_a_stack() {
    let decls = "function &inner()()\n{\n@l:\nalloca_align(32)_u32 $s0, 4; cbr_b1 $c0, @l;\nret;\n};
         function &outer(arg_u32 %r)(arg_u32 %a)\n{\n{ call &inner()(); } ret;\n};
         function &plain(arg_u32 %r)(arg_u32 %a)\n{\nalloca_u32 $s0, 4; ret;\n};";
    let module = translate_text(&module_text(
        decls,
        "{ arg_u32 %r; arg_u32 %a; call &outer(%r)(%a); }",
    ));
    let module = module.expect("translates");
    check_module(&module);
    let stack = module
        .symbols
        .values()
        .find(|s| s.scope == ir::SymbolScope::Module);
    let stack = stack.expect("a stack");
    assert_eq!((stack.size, stack.align), (u64::from(ir::STACK_BYTES), 32));
    let parameters = |name: &str| {
        let (_, func) = module
            .defined()
            .find(|(_, f)| f.name == name)
            .expect("a function");
        func.dfg
            .block_params(func.layout.entry().expect("an entry"))
            .len()
    };
    assert_eq!(
        [parameters("inner"), parameters("outer"), parameters("plain")],
        [1, 2, 1]
    );
}

/// Only programs that ask for exceptions have code for them.
#[test]
fn exceptions_cost_nothing_where_nobody_asks() {
    let divisions = |text: &str| count(&kernel(text), Opcode::Fdiv);
    assert_eq!(divisions("enabledetectexceptions 31; div_f32 $s0, $s1, $s2;"), 1);
    assert_eq!(divisions("div_f32 $s0, $s1, $s2; getdetectexcept_u32 $s3;"), 1);
    let watched = "enabledetectexceptions 16; div_f32 $s0, $s1, $s2; getdetectexcept_u32 $s3;";
    assert!(divisions(watched) > 1);
}
