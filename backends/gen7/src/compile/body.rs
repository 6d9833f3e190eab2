//! From one kernel or function of the IR to a machine function with registers.

use super::{CompileError, Options};
use crate::calls::{self, Convention};
use crate::elf::SimdWidth;
use crate::emit::Frame;
use crate::lower::{self, Surroundings};
use crate::machine::{self, MInst, VECTOR};
use crate::{exec, files, legalize, structure, text};
use wavelift_codegen::analysis::CallGraph;
use wavelift_codegen::divergence::watch::Flow;
use wavelift_codegen::divergence::{chain_switches, linearize, normalize};
use wavelift_codegen::ir::Function;
use wavelift_codegen::legalize::{borders, for_machine};
use wavelift_codegen::machine::MachFunc;
use wavelift_codegen::machine::text::Prints;
use wavelift_codegen::opt;
use wavelift_codegen::pass::Behind;
use wavelift_codegen::regalloc::{self, Budget, Parking, RegAllocStats};
use wavelift_codegen::verify::masks::Verdict;

/// Vectors that are set aside for spilled scalars, at most.
const MOST_SET_ASIDE: u16 = 16;

/// A machine function with registers, before emission.
pub(super) struct Body {
    pub(super) machine: MachFunc<MInst>,
    pub(super) registers: RegAllocStats,
    /// The machine function after each pass, as text, if the options ask for it.
    pub(super) mir: Prints,
    /// What can be watched or proved, if the options ask for it.
    pub(super) flow: Option<Box<Flow>>,
    /// What was proved of the masks of its code, if the options ask for it.
    pub(super) proof: Option<Verdict>,
}

/// Compiles a kernel or function up to register allocation.
pub(super) fn compile_body(
    graph: &CallGraph,
    original: &Function,
    around: &Surroundings<'_>,
    frame: &Frame,
    options: &Options,
) -> Result<Body, CompileError> {
    let mut func = original.clone();
    graph.annotate(&mut func);
    let mut context = opt::Context {
        verify: options.check || cfg!(debug_assertions),
        fault: options.fault,
        ..opt::Context::new(Some(around.module))
    };
    opt::run(&mut func, options.level, &mut context)?;
    for_machine(&mut func, options.level, &mut context, &mut legalize::legalize)?;
    context.checked("borders", Behind::Border, &mut func, |func, _| {
        borders::truth_as_words(func);
    })?;
    if options.structure && around.convention != Convention::Function {
        // Conditionals nest, switches do not.
        normalize(&mut func);
        chain_switches(&mut func, 2);
    }
    let mut flow = (options.watch || options.prove).then(|| {
        let mut thread = func.clone();
        normalize(&mut thread);
        Box::new(Flow::new(thread))
    });
    let linearized = linearize(
        &mut func,
        options.simd.channels(),
        &mut files::assign,
        &mut context,
    )?;
    if let Some(flow) = &mut flow {
        flow.table.add_wave_level(&func, &linearized.files);
        flow.table.expect_edges(&func);
    }
    let around = &Surroundings {
        marks: flow.as_ref().map(|flow| &flow.table),
        ..*around
    };
    let mut select = || lower::select(around, &func, &linearized.files).map_err(CompileError::from);
    let selected = select()?;
    let (files, header) = (machine::files(options.simd), || {
        text::header(around.convention, frame, options)
    });
    let mut mir = Prints::new(options.keep_mir).checked(options.check);
    mir.after("isel", &selected, files, header);
    let (machine, registers) = allocate(selected, &mut select, around.convention, options)?;
    mir.after("regalloc", &machine, files, header);
    Ok(Body {
        machine,
        registers,
        mir,
        flow,
        proof: None,
    })
}

/// Allocates registers of a selected function; `select` selects it once more.
pub(crate) fn allocate(
    selected: MachFunc<MInst>,
    select: &mut dyn FnMut() -> Result<MachFunc<MInst>, CompileError>,
    convention: Convention,
    options: &Options,
) -> Result<(MachFunc<MInst>, RegAllocStats), CompileError> {
    let simd: SimdWidth = options.simd;
    let vectors = options
        .vector_limit
        .unwrap_or(machine::units(simd))
        .min(machine::units(simd));
    let scalars = options
        .scalar_limit
        .unwrap_or(machine::SCALARS)
        .min(machine::SCALARS);
    // With calls, values need registers that callees keep.
    let (least_scalars, least_vectors, parking_from) = match convention {
        Convention::Plain => (0, 0, 0),
        Convention::Caller | Convention::Function => {
            let first = calls::first_kept(simd);
            (calls::LOST_SCALARS + 16, first + 8, first)
        }
    };
    let (scalars, vectors) = (scalars.max(least_scalars), vectors.max(least_vectors));
    let budget = Budget {
        units: vec![scalars, vectors],
        extra: false,
        check: options.check,
        parking: Some(Parking {
            file: VECTOR,
            lanes: simd.channels() as u8,
        }),
        parking_from,
        ..Budget::default()
    };
    let most = MOST_SET_ASIDE.min((vectors / 2).saturating_sub(5));
    let mut between = |func: &mut MachFunc<MInst>| {
        if options.structure {
            structure::apply(func, convention != Convention::Function);
        }
        exec::simplify(func);
    };
    regalloc::allocate_setting_aside(
        selected,
        select,
        machine::files(simd),
        &budget,
        most,
        &mut between,
    )
}
