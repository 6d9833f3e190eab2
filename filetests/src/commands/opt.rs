//! The mid-end, pass by pass and as a whole.

use crate::registry::{CommandOptions, Failure, Registry};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::ir::text::print_function;
use wavelift_codegen::ir::{FuncRef, Function, FunctionDecl, Module, Segment};
use wavelift_codegen::legalize::groups::{IMAGES, MOST_IMAGES, SOME_IMAGES};
use wavelift_codegen::legalize::{self, Legality};
use wavelift_codegen::limits::MAX_GROUP_ITEMS;
use wavelift_codegen::opt::{self, Level, Machine, Merging};
use wavelift_codegen::pass::{After, Context};
use wavelift_codegen::verify::verify_module;

/// A pass of the mid-end.
type Pass = fn(&mut Function, &mut Context<'_>) -> usize;

/// The passes that work on one function.
const PASSES: [(&str, Pass); 28] = [
    ("simplify", opt::simplify::run),
    ("gvn", opt::gvn::run),
    ("equal", opt::equal::run),
    ("narrow", opt::narrow::run),
    ("steps", opt::steps::run),
    ("dce", opt::dce::run),
    ("simplify-cfg", opt::cfg::run),
    ("unwritten", opt::unwritten::run),
    ("common", opt::common::run),
    ("if-convert", opt::if_convert::run),
    ("switches", opt::switches::run),
    ("unnest", opt::loops::unnest::run),
    ("unroll", opt::loops::unroll::run),
    ("partial", opt::loops::partial::run),
    ("sroa", opt::sroa::run),
    ("indexed", opt::sroa::run_indexed),
    ("hoist", opt::loops::hoist::run),
    ("factors", opt::factors::run),
    ("sink", opt::sink::run),
    ("forward", opt::memory::forward::run),
    ("dead-stores", opt::memory::dead::run),
    ("offsets", opt::memory::offsets::run),
    ("bases", opt::memory::bases::run),
    ("strides", opt::strides::run),
    ("merge", opt::memory::merge::run),
    ("arguments", opt::memory::arguments::run),
    ("initial", opt::memory::initial::run),
    ("tables", opt::memory::tables::run),
];

/// `test simplify`, `test gvn`, `test narrow`, `test equal`, `test steps`, `test dce`, `test simplify-cfg`, `test unwritten`, `test unnest`, `test unroll`, `test partial`, `test sroa`, `test indexed`, `test hoist`, `test factors`, `test sink`, `test forward`,
/// `test dead-stores`, `test offsets`, `test bases` (for a machine that looks at 32 bits of an address), `test strides`, `test merge`, `test arguments`, `test initial`, `test tables`, `test inline`, and `test opt` for all that
/// work on one function; `test images` for calls in the place of operations on images; `test optimize [level=0|1|2] [noinline]` inlines as well, as a compilation of that level does. The word `dce` after a pass removes what it leaves without users.
pub(super) fn register(registry: &mut Registry) {
    for (name, pass) in PASSES {
        registry.pass(name, move |func, job| {
            let mut context = Context::new(Some(job.module));
            let bits = if name == "bases" { 32 } else { 64 };
            context.machine = merging(Machine::new(MAX_GROUP_ITEMS, 64, |_| bits)).choosing(32);
            context.checked(name, After::Body, func, |func, context| pass(func, context))?;
            if job.options.has("dce") {
                context.checked("dce", After::Body, func, |func, context| {
                    opt::dce::run(func, context)
                })?;
            }
            Ok(())
        });
    }
    registry.printer("inline", |job| {
        let mut module = job.module.clone();
        opt::inline::run(
            &mut module,
            &opt::inline::Limits::default(),
            &mut Context::new(None),
        )?;
        verified(&module, job.id)
    });
    registry.printer("images", |job| {
        let mut module = job.module.clone();
        let group = match (job.options.has("most"), job.options.has("some")) {
            (true, _) => MOST_IMAGES,
            (_, true) => SOME_IMAGES,
            _ => IMAGES,
        };
        legalize::images::run(&mut module, &Legality::new(&[group]));
        verified(&module, job.id)
    });
    registry.printer("optimize", |job| {
        let level = level(job.options)?;
        let mut context = Context::new(None);
        let wanted = !job.options.has("noinline");
        let mut module = opt::inline::for_machine(job.module, wanted, level, &mut context)?.into_owned();
        let mut func = match &module.functions[job.id] {
            FunctionDecl::Defined(func) => func.clone(),
            FunctionDecl::External(_) => return Ok(String::new()),
        };
        CallGraph::new(&module).annotate(&mut func);
        opt::run(&mut func, level, &mut Context::new(Some(&module)))?;
        let text = print_function(&func, Some(&module));
        module.functions[job.id] = FunctionDecl::Defined(func);
        verify_module(&module).map_err(Failure::all)?;
        Ok(text)
    });
    registry.pass("opt", |func, job| {
        opt::run(func, Level::Full, &mut Context::new(Some(job.module)))?;
        Ok(())
    });
}

/// A function of a module that is well formed.
fn verified(module: &Module, id: FuncRef) -> Result<String, Failure> {
    verify_module(module).map_err(Failure::all)?;
    match &module.functions[id] {
        FunctionDecl::Defined(func) => Ok(print_function(func, Some(module))),
        FunctionDecl::External(_) => Ok(String::new()),
    }
}

/// A machine that accesses four words at once: those of global memory at words, those of group memory aligned as a whole.
fn merging(machine: Machine) -> Machine {
    let merging = |segment| {
        let (bytes, slack) = match segment {
            Segment::Global | Segment::Readonly => (16, 2),
            Segment::Kernarg => (32, 3),
            Segment::Group => (16, 0),
            _ => (0, 0),
        };
        Merging {
            bytes,
            slack,
            thirds: segment != Segment::Group,
            constant_thirds: false,
            anywhere: matches!(segment, Segment::Global | Segment::Readonly),
        }
    };
    machine.merging_accesses(merging, true)
}

/// How much the mid-end does: `level=0|1|2`, all of it if missing.
pub(super) fn level(words: &CommandOptions) -> Result<Level, Failure> {
    match words.value("level") {
        None | Some("2") => Ok(Level::Full),
        Some("1") => Ok(Level::Clean),
        Some("0") => Ok(Level::None),
        Some(text) => Err(Failure::new(format!("level={text}: expected 0, 1 or 2"))),
    }
}
