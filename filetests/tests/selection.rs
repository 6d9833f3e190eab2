//! Every operation of the instruction table has a file test of selection, for each type that it takes and each kind of operand, on the
//! targets that stand for their families.
//!
//! A *cell* is an operation with its types, and whether all of its operands are shared by the wave (`wave`) or lanes have some of their own
//! (`lanes`): the register files that selection chooses between. Which cells there are is asked, not listed: instructions of all types are
//! written down, and those count that the verifier takes. Vectors count where the target's table of legality keeps them; elsewhere they come
//! apart before selection, which `legalize` tests. Accesses of memory count by segment, atomics by what they do, conversions by both types.
//!
//! What has no test stands in [`EXCEPTIONS`] with the reason, and goes from there when it has one.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};
use wavelift_codegen::analysis::{BlockOrder, Cfg, PostDominatorTree, UniformityInfo};
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::ir::{
    AtomicOp, Format, Function, Inst, InstructionData, Module, Opcode, Segment, Type, TypeClass, TypeRule,
};
use wavelift_codegen::legalize::Action;
use wavelift_codegen::target::Target;
use wavelift_codegen::verify::verify_module;
use wavelift_filetests::{Language, Options, Outcome, TestFile, collect_files, commands, run_paths};

/// The targets whose tests are counted.
const TARGETS: [&str; 4] = ["gfx900", "gfx1201", "gfx1030", "ivb"];

/// A target that selects what another one does: it runs the tests of that.
const LIKE: (&str, &str) = ("hsw", "ivb");

/// Lanes of the waves for which operands are looked at.
const WAVE: u32 = 64;

/// Lanes have an operand of their own.
const LANES: &str = "lanes";
/// All operands are the wave's.
const SHARED: &str = "wave";
const FILES: [&str; 2] = [LANES, SHARED];

/// Cells without a test: the targets, the cells (without `lanes` or `wave` both), and why.
const EXCEPTIONS: &[(&[&str], &[&str], &str)] = &[
    (
        &TARGETS,
        &[
            "umul24.i8",
            "umul24.i16",
            "umul24.i64",
            "smul24.i8",
            "smul24.i16",
            "smul24.i64",
            "umul24hi.i8",
            "umul24hi.i16",
            "umul24hi.i64",
            "smul24hi.i8",
            "smul24hi.i16",
            "smul24hi.i64",
            "bitalign.i8",
            "bitalign.i16",
            "bitalign.i64",
            "bytealign.i8",
            "bytealign.i16",
            "bytealign.i64",
        ],
        "HSAIL has it for words only, and targets have no more",
    ),
    (
        &TARGETS,
        &[
            "popcount of i8",
            "popcount of i16",
            "ufirstbit of i8",
            "ufirstbit of i16",
            "sfirstbit of i8",
            "sfirstbit of i16",
            "lastbit of i8",
            "lastbit of i16",
            "bitrev.i8",
            "bitrev.i16",
        ],
        "HSAIL has it for 32 and 64 bits only (HSA PRM 5.7), and targets have no more",
    ),
    (
        &TARGETS,
        &["nexp2.f64", "nlog2.f64", "nsin.f64", "ncos.f64"],
        "HSAIL has it for singles only (HSA PRM 5.14), and no target has it for doubles",
    ),
    (
        &TARGETS,
        &["dim.i64", "packetid.i32", "packetcompletionsig.i32", "clock.i32"],
        "HSAIL asks for it in one width (HSA PRM 11), and targets have no other",
    ),
    (&["ivb"], &["trig_preop"], "an instruction of AMD's machines"),
    (
        &["gfx900", "gfx1030", "ivb"],
        &["wmma"],
        "the machine multiplies no matrices",
    ),
];

/// Whether an exception means a cell: with both kinds of operands, or as it is.
fn means(exception: &str, cell: &str) -> bool {
    cell.strip_prefix(exception)
        .is_some_and(|rest| rest.is_empty() || rest.starts_with(' '))
}

/// Operations that only the divergence pass makes: no frontend writes them, and their tests are those of control flow.
fn is_of_the_wave_level(opcode: Opcode) -> bool {
    let info = opcode.info();
    let masks = |rules: &[TypeRule]| rules.contains(&TypeRule::Exactly(Type::MASK));
    info.name.starts_with("wave_") || masks(info.operands) || info.results.is_some_and(masks)
}

/// Whether the type of the result does not follow from that of the operand.
fn converts(opcode: Opcode) -> bool {
    use Opcode as O;
    matches!(
        opcode,
        O::Uextend
            | O::Sextend
            | O::Ireduce
            | O::Fconvert
            | O::FcvtToUint
            | O::FcvtToSint
            | O::FcvtFromUint
            | O::FcvtFromSint
    )
}

/// Formats of which one test is enough, whatever the operands are: they take any number of them, or none.
fn is_one_cell(opcode: Opcode) -> bool {
    opcode == Opcode::Return
        || matches!(
            opcode.format(),
            Format::Fence | Format::Matrix | Format::Barrier | Format::Jump | Format::Call
        )
}

/// The cells of an instruction whose operands are of a kind.
fn cells(func: &Function, inst: Inst, file: &str) -> Vec<String> {
    use InstructionData as D;
    let dfg = &func.dfg;
    let (data, ty, args) = (dfg.inst(inst), dfg.ctrl_type(inst), dfg.args(inst));
    let opcode = data.opcode();
    let (name, info) = (opcode.name(), opcode.info());
    let from = args.first().map_or(Type::INVALID, |&arg| dfg.value_type(arg));
    let any = info.operands.iter().any(|rule| matches!(rule, TypeRule::Any(_)));
    match data {
        D::Load { .. } | D::Store { .. } if ty.is_vector() => vec![format!("{name}.{ty}")],
        D::Load { mem, .. } | D::Store { mem, .. } => vec![format!("{name}.{ty} {} {file}", mem.segment)],
        // Each lane does its own, so what an atomic does is tested with operands of lanes.
        D::Atomic { mem, .. } if file == SHARED => vec![format!("{name}.{ty} {} {file}", mem.segment)],
        D::Atomic { op, mem, .. } => vec![format!("{name}.{ty} {op} {} {file}", mem.segment)],
        D::SegmentCvt { segment, .. } => vec![format!("{name} {segment} {file}")],
        D::Segment { segment, .. } => vec![format!("{name} {segment}")],
        D::Image { .. } => vec![format!("{name}.{ty}")],
        _ if is_one_cell(opcode) => vec![name.to_owned()],
        _ if args.is_empty() && info.class == TypeClass::None => vec![name.to_owned()],
        _ if args.is_empty() => vec![format!("{name}.{ty}")],
        _ if converts(opcode) => vec![format!("{name}.{ty} from {from} {file}")],
        // All pairs of types of a size would be too many.
        _ if opcode == Opcode::Bitcast => {
            vec![
                format!("{name}.{ty} {file}"),
                format!("{name} from {from} {file}"),
            ]
        }
        _ if opcode == Opcode::ExtractLane || info.class == TypeClass::None && any => {
            vec![format!("{name} of {from} {file}")]
        }
        _ if info.class == TypeClass::None => vec![format!("{name} {file}")],
        _ => vec![format!("{name}.{ty} {file}")],
    }
}

/// No type, and every type but the mask, which only the wave level has.
fn types_of(class: TypeClass) -> Vec<Type> {
    let scalars = [
        Type::INVALID,
        Type::B1,
        Type::I8,
        Type::I16,
        Type::I32,
        Type::I64,
        Type::F16,
        Type::F32,
        Type::F64,
    ];
    let all = scalars.into_iter().chain(Type::VECTORS.iter().copied());
    all.filter(|&ty| class.contains(ty)).collect()
}

/// An instruction as it is written, without results, and the types of its operands `v0`, `v1`, ...
type Written = (String, Vec<Type>);

fn suffix(ty: Type) -> String {
    match ty {
        Type::INVALID => String::new(),
        ty => format!(".{ty}"),
    }
}

/// Operations that are told by the types of their operands, of all types that their columns in the table name.
fn by_types(opcode: Opcode) -> Vec<Written> {
    let info = opcode.info();
    let condition = match info.format {
        Format::IntCompare => ".eq",
        Format::FloatCompare => ".lt",
        _ => "",
    };
    let last = match info.format {
        Format::Const if opcode == Opcode::Fconst => " 1.5",
        Format::Const | Format::Dim => " 1",
        Format::UnaryImm | Format::BinaryImm => ", 0",
        _ => "",
    };
    let any = info.operands.iter().find_map(|&rule| match rule {
        TypeRule::Any(class) if opcode != Opcode::MakeVector => Some(class),
        _ => None,
    });
    let mut found = Vec::new();
    for ty in types_of(info.class) {
        for from in types_of(any.unwrap_or(TypeClass::None)) {
            let to_itself = opcode == Opcode::Bitcast && ty == from;
            let operand = |&rule: &TypeRule| match rule {
                TypeRule::T => ty,
                TypeRule::Any(_) | TypeRule::Address => from,
                TypeRule::Exactly(exact) => exact,
                TypeRule::Lane => ty.lane(),
            };
            let operands: Vec<Type> = match opcode {
                Opcode::MakeVector => vec![ty.lane(); ty.lanes() as usize],
                _ => info.operands.iter().map(operand).collect(),
            };
            let names: Vec<String> = (0..operands.len()).map(|index| format!("v{index}")).collect();
            let names = names.join(", ");
            if !to_itself {
                let text = format!("{}{condition}{} {names}{last}", info.name, suffix(ty));
                found.push((text, operands));
            }
        }
    }
    found
}

/// Accesses of all segments but that of arguments, which are values once a frontend has read them.
fn by_segments(opcode: Opcode) -> Vec<Written> {
    let info = opcode.info();
    let mut found = Vec::new();
    let operations: Vec<Option<AtomicOp>> = match info.format {
        Format::Atomic => AtomicOp::ALL.iter().copied().map(Some).collect(),
        _ => vec![None],
    };
    let segments = Segment::ALL.iter().filter(|&&segment| segment != Segment::Arg);
    for &segment in segments {
        for ty in types_of(info.class) {
            for address in [Type::I32, Type::I64] {
                let mut operands = vec![address];
                let mut stored = String::new();
                for index in 1..info.operands.len() {
                    operands.push(ty);
                    stored += &format!(", v{index}");
                }
                for operation in &operations {
                    let (op, attributes) = match operation {
                        Some(op) => (format!("{op} "), "align 8 rlx agent"),
                        None => (String::new(), "align 1"),
                    };
                    let text = format!("{}.{ty} {op}{segment} {attributes} [v0]{stored}", info.name);
                    found.push((text, operands.clone()));
                }
            }
        }
    }
    found
}

/// Addresses of all segments as others, or none.
fn by_addresses(opcode: Opcode) -> Vec<Written> {
    let info = opcode.info();
    let mut found = Vec::new();
    for &segment in Segment::ALL {
        for ty in types_of(info.class) {
            let text = format!("{}{} {segment}", info.name, suffix(ty));
            match info.format {
                Format::Segment => found.push((text, Vec::new())),
                _ => {
                    found.extend([Type::I32, Type::I64].map(|address| (format!("{text} v0"), vec![address])))
                }
            }
        }
    }
    found
}

/// Instructions of an operation, valid ones and others; none of an operation that operands do not tell.
fn written(opcode: Opcode) -> Vec<Written> {
    use Format as F;
    match opcode.format() {
        _ if is_of_the_wave_level(opcode) => Vec::new(),
        F::MultiAry if opcode != Opcode::MakeVector => Vec::new(),
        F::Load | F::Store | F::Atomic => by_segments(opcode),
        F::Segment | F::SegmentCvt => by_addresses(opcode),
        F::SymbolAddr | F::Fence | F::Image | F::Matrix | F::Barrier => Vec::new(),
        F::Jump | F::Branch | F::Switch | F::Call => Vec::new(),
        _ => by_types(opcode),
    }
}

/// The module with the instruction, if the verifier takes it.
fn valid(opcode: Opcode, (text, operands): &Written) -> Option<Module> {
    let params: Vec<String> = (0..)
        .zip(operands)
        .map(|(index, ty)| format!("v{index}: {ty}"))
        .collect();
    let params = match operands.is_empty() {
        true => String::new(),
        false => format!("({})", params.join(", ")),
    };
    // What a load gives is not in the table.
    let results = opcode.info().results.map_or(1, <[TypeRule]>::len);
    let results: Vec<String> = (100..100 + results).map(|number| format!("v{number}")).collect();
    let equals = if results.is_empty() { "" } else { " = " };
    let results = results.join(", ");
    let text = format!("function %f {{\nblock0{params}:\n    {results}{equals}{text}\n    return\n}}\n");
    let module = parse_module(&text).ok()?;
    verify_module(&module).is_ok().then_some(module)
}

/// Cells of operations that [`written`] leaves out.
fn others(opcode: Opcode) -> Vec<String> {
    let name = opcode.name();
    match opcode.format() {
        _ if is_of_the_wave_level(opcode) => Vec::new(),
        _ if is_one_cell(opcode) => vec![name.to_owned()],
        Format::Image => vec![format!("{name}.f32"), format!("{name}.i32")],
        Format::SymbolAddr => vec![format!("{name}.i32"), format!("{name}.i64")],
        Format::Branch => FILES.iter().map(|file| format!("{name} {file}")).collect(),
        Format::Switch => {
            let types = types_of(TypeClass::ScalarInt);
            let of = |ty: Type| FILES.map(|file| format!("{name} of {ty} {file}"));
            types.into_iter().flat_map(of).collect()
        }
        _ => Vec::new(),
    }
}

/// Whether selection sees the instruction: scalars always count, vectors where the machine has the operation for them.
fn is_selected(target: &dyn Target, func: &Function, inst: Inst) -> bool {
    let dfg = &func.dfg;
    let mut types = vec![dfg.ctrl_type(inst)];
    types.extend(dfg.args(inst).iter().map(|&arg| dfg.value_type(arg)));
    if !types.iter().any(|ty| ty.is_vector()) {
        return true;
    }
    // Other lanes' values are those that HSAIL has registers for (HSA PRM 9.4).
    !dfg.opcode(inst).effects().cross_lane()
        && target
            .legality()
            .is_some_and(|table| table.action(func, inst) == Action::Legal)
}

/// What a target needs a test of.
fn needed(modules: &[Module], target: &dyn Target) -> BTreeSet<String> {
    let mut found: BTreeSet<String> = Opcode::ALL.iter().flat_map(|&opcode| others(opcode)).collect();
    for (_, func) in modules.iter().flat_map(|module| module.defined()) {
        let (_, inst) = func.layout.iter().next().expect("the instruction");
        if is_selected(target, func, inst) {
            found.extend(FILES.iter().flat_map(|file| cells(func, inst, file)));
        }
    }
    found
}

/// The cells of a function.
fn tested_in(func: &Function, found: &mut BTreeSet<String>) {
    let cfg = Cfg::new(func);
    let post = PostDominatorTree::new(&cfg);
    let order = BlockOrder::new(&cfg, &post);
    let uniformity = UniformityInfo::new(func, &cfg, &post, &order, WAVE);
    for (_, inst) in func.layout.iter() {
        let mut args = func.dfg.args(inst).iter();
        let file = match args.all(|&arg| uniformity.is_uniform(arg)) {
            true => SHARED,
            false => LANES,
        };
        found.extend(cells(func, inst, file));
    }
}

/// What the file tests of selection have, by target.
fn tested() -> BTreeMap<String, BTreeSet<String>> {
    let root: PathBuf = Path::new(env!("CARGO_MANIFEST_DIR")).join("filetests/isel");
    let mut found: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    for path in collect_files(&[root]).expect("the file tests") {
        if Language::of(&path) != Some(Language::Ir) {
            continue;
        }
        let text = fs::read_to_string(&path).expect("a file test");
        let file = TestFile::parse(&text, Language::Ir)
            .unwrap_or_else(|errors| panic!("{}: {}", path.display(), errors.join("\n")));
        let Some(target) = file.target.filter(|target| TARGETS.contains(&target.as_str())) else {
            continue;
        };
        let module = file
            .module
            .unwrap_or_else(|errors| panic!("{}: {}", path.display(), errors.join("\n")));
        let found = found.entry(target).or_default();
        for (_, func) in module.defined() {
            tested_in(func, found);
        }
    }
    found
}

/// What is wrong with the tests of a target: cells that have none, and exceptions for cells that have one or are none.
fn problems(name: &str, needed: &BTreeSet<String>, tested: &BTreeSet<String>) -> Vec<String> {
    let missing: Vec<&String> = needed.difference(tested).collect();
    let listed = EXCEPTIONS.iter().filter(|(targets, ..)| targets.contains(&name));
    let listed: Vec<&str> = listed.flat_map(|(_, cells, _)| cells.iter().copied()).collect();
    let mut found = Vec::new();
    for cell in &missing {
        if !listed.iter().any(|exception| means(exception, cell)) {
            found.push(format!("{name}: no test selects {cell}"));
        }
    }
    for exception in listed {
        if !missing.iter().any(|cell| means(exception, cell)) {
            found.push(format!("{name}: {exception} needs no exception any more"));
        }
    }
    found
}

#[test]
fn every_operation_is_selected_of_every_type_and_register_file() {
    let operations = Opcode::ALL.iter().copied();
    let modules: Vec<Module> = operations
        .flat_map(|opcode| {
            let all = written(opcode);
            all.into_iter().filter_map(move |written| valid(opcode, &written))
        })
        .collect();
    let (registry, tested) = (wavelift::targets(), tested());
    let none = BTreeSet::new();
    let mut found = Vec::new();
    for name in TARGETS {
        let target = registry.find(name).unwrap_or_else(|error| panic!("{error}"));
        let needed = needed(&modules, target.as_ref());
        println!("{name}: {} cells", needed.len());
        assert!(needed.len() > 1000, "{name}: {} cells", needed.len());
        found.extend(problems(name, &needed, tested.get(name).unwrap_or(&none)));
    }
    assert!(
        found.is_empty(),
        "{} problems:\n{}",
        found.len(),
        found.join("\n")
    );
}

/// The tests of Ivy Bridge, which say what is selected word by word, hold on Haswell.
#[test]
fn haswell_selects_what_ivy_bridge_does() {
    let (name, like) = LIKE;
    let root = Path::new(env!("CARGO_MANIFEST_DIR"))
        .join("filetests/isel")
        .join(like);
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_dir_all(&folder);
    fs::create_dir_all(&folder).expect("a folder");
    let mut files = Vec::new();
    for (number, path) in (0..).zip(collect_files(&[root]).expect("the file tests")) {
        let text = fs::read_to_string(&path).expect("a file test");
        let stem = path.file_name().expect("a file").to_string_lossy();
        files.push(folder.join(format!("{number}-{stem}")));
        let text = text.replace(&format!("target {like}"), &format!("target {name}"));
        fs::write(&files[files.len() - 1], text).expect("a file");
    }
    assert!(files.len() > 200, "{} files", files.len());
    let failed: Vec<String> = run_paths(
        &files,
        &commands::standard(&wavelift::targets()),
        &Options::default(),
    )
    .into_iter()
    .filter_map(|result| match result.outcome {
        Outcome::Failed(problems) => Some(format!("{}: {}", result.path.display(), problems.join("\n"))),
        _ => None,
    })
    .collect();
    assert!(failed.is_empty(), "{}", failed.join("\n"));
}
