//! Communication operations as machine code: each once, in the order of the wave level, in every shape that tempts.
//!
//! Every instruction of the IR gets a source line of its own. The line table of the code tells which machine instructions
//! came from it, and those that do the operation itself are known by name.

use wavelift_amdgpu::{files, legalize};
use wavelift_codegen::divergence::linearize;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::ir::{Function, FunctionDecl, Module, SourceLoc};
use wavelift_codegen::opt::{self, Context, Level};
use wavelift_codegen::target::Options;
use wavelift_gcn::isa;
use wavelift_gcn::subtarget::SUBTARGET;
use wavelift_gcn::target::compiler;

/// Operations, `#` being the number of the result, with the type of the result and the instructions that do them, once each.
const OPERATIONS: &[(&str, &str, &[&str])] = &[
    (
        "v# = atomic_rmw.i32 add global align 4 rlx agent [v2], v1",
        "i32",
        &["global_atomic_add"],
    ),
    (
        "atomic_rmw_noret.i32 add global align 4 rlx agent [v2], v1",
        "",
        &["global_atomic_add"],
    ),
    (
        "v# = atomic_cas.i32 cas global align 4 scar agent [v2], v1, v1",
        "i32",
        &["global_atomic_cmpswap"],
    ),
    (
        "v# = atomic_load.i32 ld global align 4 scacq agent [v2]",
        "i32",
        &["global_load_dword"],
    ),
    (
        "atomic_store.i32 st global align 4 rlx agent [v2], v1",
        "",
        &["global_store_dword"],
    ),
    ("fence scar agent", "", &["buffer_wbinvl1_vol"]),
    ("barrier", "", &["s_barrier"]),
    (
        "v# = activelaneid",
        "i32",
        &["v_mbcnt_lo_u32_b32", "v_mbcnt_hi_u32_b32"],
    ),
    ("v# = activelanecount v0", "i32", &["s_bcnt1_i32_b64"]),
    (
        "v# = activelanepermute.i32 v1, v1, v1, v0",
        "i32",
        &["ds_bpermute_b32"],
    ),
    ("v# = clock.i64", "i64", &["s_memtime"]),
];

/// `A` and `B` are two equal operations. `v0` differs between lanes.
const SHAPES: &[&str] = &[
    "branch v0, block1, block2\nblock1:\n A\n jump block3\nblock2:\n B\n jump block3\nblock3:\n return",
    "branch v0, block1, block2\nblock1:\n A\n jump block2\nblock2:\n B\n return",
    "jump block1\nblock1:\n A\n branch v0, block1, block2\nblock2:\n B\n return",
    "jump block1\nblock1:\n branch v0, block2, block3\nblock2:\n A\n jump block1\nblock3:\n B\n return",
    "jump block1\nblock1:\n A\n B\n return",
    "jump block1\nblock1:\n A\n branch v0, block2, block3\nblock2:\n B\n jump block3\nblock3:\n return",
    "branch v0, block1, block2\nblock1:\n store.i32 global align 4 [v2], v1\n jump block3\nblock2:\n jump block3\nblock3:\n A\n branch v0, block4, block5\nblock4:\n B\n return\nblock5:\n return",
    "switch v1, [block1, block2, block1, block3]\nblock1:\n A\n jump block3\nblock2:\n B\n jump block3\nblock3:\n return",
    "branch v0, block1, block2\nblock1:\n A\n jump block2\nblock2:\n B\n branch v0, block1, block3\nblock3:\n return",
];

fn module(shape: &str, operation: &str, read: &str) -> Module {
    let text = |number: u32| {
        let op = operation.replace('#', &number.to_string());
        match read {
            "" => op,
            ty => format!("{op}\n store.{ty} global align 8 [v2], v{number}"),
        }
    };
    let body = shape
        .replace(" A\n", &format!(" {}\n", text(100)))
        .replace(" B\n", &format!(" {}\n", text(200)));
    let text = format!(
        "kernel %k {{\n param %out : i64 at 0 align 8\nblock0:\n v1 = workitemid.i32 0\n v3 = kernargbaseptr.i64\n \
         v2 = load.i64 kernarg align 8 [v3]\n v4 = load.i32 global align 4 [v2]\n v0 = icmp.eq v1, v4\n {body}\n}}\n"
    );
    let mut module = parse_module(&text).unwrap_or_else(|errors| panic!("{}\n{text}", errors[0]));
    for (_, func) in module.defined_mut() {
        let insts: Vec<_> = func.layout.iter().map(|(_, inst)| inst).collect();
        for (line, inst) in insts.into_iter().enumerate() {
            func.dfg.locs[inst] = SourceLoc(line as u32 + 1);
        }
    }
    module
}

/// The lines of the operations in the order of the wave level.
fn expected(module: &Module, level: Level) -> Vec<u32> {
    let Some(FunctionDecl::Defined(func)) = module.functions.values().next() else {
        panic!("a kernel");
    };
    let mut func: Function = (**func).clone();
    let mut context = Context::new(Some(module));
    opt::run(&mut func, level, &mut context).unwrap();
    wavelift_codegen::legalize::for_machine(&mut func, level, &mut context, &mut |func| {
        wavelift_codegen::legalize::run(func, legalize::legality(&SUBTARGET.facts), &mut |_, _, _| None)
    })
    .unwrap();
    linearize(
        &mut func,
        64,
        &mut |func, info| files::assign(func, info, &SUBTARGET),
        &mut context,
    )
    .unwrap();
    let wave = func.wave.as_ref().unwrap();
    let ops = wave.layout.iter().filter(|&(_, inst)| func.may_communicate(inst));
    ops.map(|(_, inst)| func.dfg.locs[inst].0).collect()
}

/// Lines and names of the machine instructions.
fn machine(module: &Module, level: Level) -> Vec<(u32, String)> {
    let options = Options {
        level,
        ..Options::default()
    };
    let compiled = compiler().program(module, &options).unwrap();
    assert!(compiled.failed.is_empty(), "{}", compiled.failed[0]);
    let code = &compiled.kernels[0].body.code;
    let (mut at, mut found) = (0, Vec::new());
    while at < code.words().len() {
        let (inst, words) = isa::decode(&code.words()[at..], 4 * at as u64).unwrap();
        let line = code
            .text
            .lines()
            .iter()
            .take_while(|(offset, _)| *offset as usize <= 4 * at)
            .last()
            .map_or(0, |(_, loc)| loc.0);
        let text = inst.to_string();
        let name = text.split_whitespace().next().unwrap_or_default().to_owned();
        found.push((line, name));
        at += words;
    }
    found
}

#[test]
fn operations_are_selected_once_each_in_their_order() {
    for &(operation, read, names) in OPERATIONS {
        for shape in SHAPES {
            for level in [Level::None, Level::Full] {
                let module = module(shape, operation, read);
                let expected = expected(&module, level);
                assert_eq!(expected.len(), 2, "{module}");
                let code = machine(&module, level);
                for name in names {
                    let lines: Vec<u32> = code
                        .iter()
                        .filter(|(line, found)| found == name && expected.contains(line))
                        .map(|(line, _)| *line)
                        .collect();
                    assert_eq!(lines, expected, "{name}\n{module}\n{code:?}");
                }
            }
        }
    }
}
