//! Every cell of every target: an operation with its types and mode either has a rule of selection, or rules of legalisation lead to such as have.
//!
//! A cell is what the IR's verifier accepts, as a kernel with that one operation on loaded operands. The walk takes each cell one step at a time through
//! the target's table ([`Target::expand`]) and follows what is made for it:
//! - what the table calls illegal is replaced, and no replacement leads back to what it replaces;
//! - what it calls legal is compiled. What selection refuses stands in `data/legality/refused.txt`, by name.
//!
//! `WAVELIFT_BLESS=1` writes that list.

use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::fmt::Write;
use std::path::Path;
use std::sync::Arc;
use wavelift_codegen::ir::text::parse_module;
use wavelift_codegen::ir::{
    FloatCC, Format, FpMode, Function, Inst, InstructionData, IntCC, Module, Opcode, Rounding, Segment, Type,
    TypeClass, TypeRule, Value, ValueList,
};
use wavelift_codegen::legalize::{Action, MOST};
use wavelift_codegen::opt::Level;
use wavelift_codegen::target::{ErrorKind, Options, Target, Verify};
use wavelift_codegen::verify::verify_function;
use wavelift_simulator::Registry;

const SCALARS: [Type; 8] = [
    Type::B1,
    Type::I8,
    Type::I16,
    Type::I32,
    Type::I64,
    Type::F16,
    Type::F32,
    Type::F64,
];

/// Segments that flat addresses reach (HSA PRM 6.3).
const FLAT: [Segment; 3] = [Segment::Global, Segment::Group, Segment::Private];

/// An operation, and what it is on.
#[derive(Clone, Debug)]
struct Cell {
    opcode: Opcode,
    ty: Type,
    operands: Vec<Type>,
    mode: FpMode,
    /// Index among conditions, segments, lanes.
    choice: u8,
    /// Operands are known to be no signalling NaN.
    quiet: bool,
}

fn types() -> impl Iterator<Item = Type> {
    SCALARS.into_iter().chain(Type::VECTORS.iter().copied())
}

/// The operations whose values the machine computes from operands, and identities.
fn walked(opcode: Opcode) -> bool {
    let info = opcode.info();
    let effects = info.effects;
    let mask = |rule: &TypeRule| *rule == TypeRule::Exactly(Type::MASK);
    let format = matches!(
        opcode.format(),
        Format::Nullary
            | Format::Dim
            | Format::Unary
            | Format::Binary
            | Format::Ternary
            | Format::Quaternary
            | Format::UnaryFp
            | Format::BinaryFp
            | Format::TernaryFp
            | Format::IntCompare
            | Format::FloatCompare
            | Format::UnaryImm
            | Format::BinaryImm
            | Format::MultiAry
            | Format::Segment
            | Format::SegmentCvt
    );
    format
        && effects.removable()
        && !effects.reads_memory()
        && !effects.convergent()
        && info
            .results
            .is_some_and(|results| results.len() == 1 && !results.iter().any(mask))
        && !info.operands.iter().any(mask)
        && opcode != Opcode::Undef
}

fn modes(opcode: Opcode) -> Vec<FpMode> {
    let floats = matches!(
        opcode.format(),
        Format::UnaryFp | Format::BinaryFp | Format::TernaryFp | Format::FloatCompare
    );
    if !floats {
        return vec![FpMode::DEFAULT];
    }
    let clamps: &[bool] = match opcode {
        Opcode::FcvtToSint | Opcode::FcvtToUint => &[false, true],
        _ => &[false],
    };
    let mut all = Vec::new();
    for &round in Rounding::ALL {
        for ftz in [false, true] {
            all.extend(clamps.iter().map(|&sat| FpMode { round, ftz, sat }));
        }
    }
    all
}

/// Operand types for a controlling type; `free` is the type of operands that it does not say.
fn operands(opcode: Opcode, ty: Type, free: Type) -> Option<Vec<Type>> {
    if opcode == Opcode::MakeVector {
        return Some(vec![ty.lane(); ty.lanes() as usize]);
    }
    let of = |rule: &TypeRule| match *rule {
        TypeRule::T => Some(ty),
        TypeRule::Lane => Some(ty.lane()),
        TypeRule::Exactly(exactly) => Some(exactly),
        TypeRule::Any(class) => class.contains(free).then_some(free),
        TypeRule::Address => matches!(free, Type::I32 | Type::I64).then_some(free),
    };
    opcode.info().operands.iter().map(of).collect()
}

/// How many conditions, segments, lanes there are. Truth values have no order: the two first conditions compare for equality.
fn choices(opcode: Opcode, operand: Type, ty: Type) -> u8 {
    match opcode.format() {
        Format::IntCompare if operand == Type::B1 => 2,
        Format::IntCompare => IntCC::ALL.len() as u8,
        Format::FloatCompare => FloatCC::ALL.len() as u8,
        Format::UnaryImm => operand.lanes() as u8,
        Format::BinaryImm => ty.lanes() as u8,
        Format::Segment => Segment::ALL.len() as u8,
        Format::SegmentCvt => 2 * FLAT.len() as u8,
        Format::Dim => 3,
        _ => 1,
    }
}

/// Everything that might be a cell; the verifier says what is.
fn candidates() -> Vec<Cell> {
    let mut cells = Vec::new();
    for &opcode in Opcode::ALL.iter().filter(|&&opcode| walked(opcode)) {
        let info = opcode.info();
        let own: Vec<Type> = match info.class {
            TypeClass::None => vec![Type::INVALID],
            class => types().filter(|&ty| class.contains(ty)).collect(),
        };
        let any = |rule: &TypeRule| matches!(rule, TypeRule::Any(_) | TypeRule::Address);
        let free: Vec<Type> = match info.operands.iter().any(any) && opcode != Opcode::MakeVector {
            true => types().collect(),
            false => vec![Type::INVALID],
        };
        for &ty in &own {
            for operands in free.iter().filter_map(|&free| operands(opcode, ty, free)) {
                // Lanes of conversions and comparisons are taken apart by the frontend.
                let vectors = operands.iter().chain([&ty]).filter(|ty| ty.is_vector()).count();
                let apart = info.operands.iter().any(any) && vectors > 0;
                if apart && !matches!(opcode, Opcode::Bitcast | Opcode::ExtractLane | Opcode::MakeVector) {
                    continue;
                }
                let first = operands.first().copied().unwrap_or(Type::INVALID);
                let quiet: &[bool] = match opcode {
                    Opcode::Fmin | Opcode::Fmax => &[false, true],
                    _ => &[false],
                };
                for mode in modes(opcode) {
                    for choice in 0..choices(opcode, first, ty) {
                        cells.extend(quiet.iter().map(|&quiet| Cell {
                            opcode,
                            ty,
                            operands: operands.clone(),
                            mode,
                            choice,
                            quiet,
                        }));
                    }
                }
            }
        }
    }
    cells
}

impl Cell {
    /// What messages call it. Immediates and conditions share a name.
    fn name(&self) -> String {
        let types = |types: &[Type]| types.iter().map(|ty| format!(" {ty}")).collect::<String>();
        let ty = match self.ty {
            Type::INVALID => String::new(),
            ty => format!(".{ty}"),
        };
        format!(
            "{}{ty}{}{}",
            self.opcode.name(),
            self.mode.suffix(),
            types(&self.operands)
        )
    }

    /// A kernel with the operation, if it is one, and the instruction.
    fn kernel(&self, name: &str) -> Option<(Module, Inst)> {
        let mut text = format!(
            "kernel %{name} {{\n    param %out : i64 at 0 align 8\nblock0:\n    v90 = iconst.i64 0\n    \
             v91 = load.i64 kernarg align 8 width all [v90]\n    v92 = workitemid.i32 0\n"
        );
        for (index, &ty) in self.operands.iter().enumerate() {
            let at = 16 * index;
            let (value, load) = (10 + index, 30 + index);
            let _ = match ty {
                Type::B1 => writeln!(
                    text,
                    "    v{load} = load.i32 global align 4 [v91+{at}]\n    v{value} = icmp.slt v{load}, v92"
                ),
                _ if self.quiet => writeln!(
                    text,
                    "    v{load} = load.{ty} global align 1 [v91+{at}]\n    v{value} = fadd.{ty} v{load}, v{load}"
                ),
                _ => writeln!(text, "    v{value} = load.{ty} global align 1 [v91+{at}]"),
            };
        }
        let result = self.result();
        let _ = match result {
            Type::B1 => writeln!(
                text,
                "    v60 = undef.b1\n    v61 = select.i32 v60, v92, v92\n    store.i32 global align 1 [v91+128], v61"
            ),
            ty => writeln!(
                text,
                "    v60 = undef.{ty}\n    store.{ty} global align 1 [v91+128], v60"
            ),
        };
        text.push_str("    return\n}\n");
        let mut module = parse_module(&text).unwrap_or_else(|errors| panic!("{text}: {errors:?}"));
        let (_, func) = module.defined_mut().next().expect("the kernel");
        let inst = self.place(func);
        let (_, func) = module.defined().next().expect("the kernel");
        verify_function(func, &module).is_ok().then_some((module, inst))
    }

    fn result(&self) -> Type {
        match self.opcode.info().results.expect("typed")[0] {
            TypeRule::T => self.ty,
            TypeRule::Exactly(ty) => ty,
            _ => Type::INVALID,
        }
    }

    /// Puts the operation in the place of what is undefined.
    fn place(&self, func: &mut Function) -> Inst {
        let block = func.layout.entry().expect("a block");
        let insts = func.layout.insts(block).to_vec();
        let undef = insts
            .iter()
            .position(|&inst| func.dfg.opcode(inst) == Opcode::Undef);
        let undef = undef.expect("an undefined value");
        // Operands are made by the last of one or two instructions for each.
        let operands: Vec<Value> = (0..self.operands.len())
            .map(|index| {
                let steps = |ty: &Type| if *ty == Type::B1 || self.quiet { 2 } else { 1 };
                let end: usize = self.operands[..=index].iter().map(steps).sum();
                func.dfg.first_result(insts[2 + end])
            })
            .collect();
        let data = self.data(func, &operands);
        let inst = func.dfg.make_inst(data, self.ty, None);
        let (old, new) = (func.dfg.first_result(insts[undef]), func.dfg.first_result(inst));
        func.dfg.make_alias(old, new);
        func.layout.insts_mut(block)[undef] = inst;
        func.resolve_all_aliases();
        inst
    }

    fn data(&self, func: &mut Function, args: &[Value]) -> InstructionData {
        use InstructionData as D;
        let (opcode, mode, imm) = (self.opcode, self.mode, self.choice);
        let segment = Segment::ALL[usize::from(imm) % Segment::ALL.len()];
        match opcode.format() {
            Format::Nullary => D::Nullary { opcode },
            Format::Dim => D::Dim { opcode, dim: imm },
            Format::Unary => D::Unary { opcode, arg: args[0] },
            Format::Binary => D::Binary {
                opcode,
                args: [args[0], args[1]],
            },
            Format::Ternary => D::Ternary {
                opcode,
                args: [args[0], args[1], args[2]],
            },
            Format::Quaternary => D::Quaternary {
                opcode,
                args: [args[0], args[1], args[2], args[3]],
            },
            Format::UnaryFp => D::UnaryFp {
                opcode,
                mode,
                arg: args[0],
            },
            Format::BinaryFp => D::BinaryFp {
                opcode,
                mode,
                args: [args[0], args[1]],
            },
            Format::TernaryFp => D::TernaryFp {
                opcode,
                mode,
                args: [args[0], args[1], args[2]],
            },
            Format::IntCompare => D::IntCompare {
                opcode,
                cond: IntCC::ALL[usize::from(imm)],
                args: [args[0], args[1]],
            },
            Format::FloatCompare => {
                let cond = FloatCC::ALL[usize::from(imm)];
                D::FloatCompare {
                    opcode,
                    cond,
                    mode,
                    args: [args[0], args[1]],
                }
            }
            Format::UnaryImm => D::UnaryImm {
                opcode,
                arg: args[0],
                imm,
            },
            Format::BinaryImm => D::BinaryImm {
                opcode,
                args: [args[0], args[1]],
                imm,
            },
            Format::MultiAry => D::MultiAry {
                opcode,
                args: ValueList::from_slice(args, &mut func.dfg.value_lists),
            },
            Format::Segment => D::Segment { opcode, segment },
            Format::SegmentCvt => {
                let (segment, nonull) = (
                    FLAT[usize::from(imm) % FLAT.len()],
                    usize::from(imm) >= FLAT.len(),
                );
                D::SegmentCvt {
                    opcode,
                    segment,
                    nonull,
                    arg: args[0],
                }
            }
            other => panic!("{other:?}"),
        }
    }
}

/// What an instruction of a target is: the operation with what decides about its rules.
fn key(target: &dyn Target, func: &Function, inst: Inst) -> (String, Action) {
    let dfg = &func.dfg;
    let data = dfg.inst(inst);
    let action = target
        .legality()
        .map_or(Action::Legal, |table| table.action(func, inst));
    let operands: Vec<Type> = dfg.args(inst).iter().map(|&arg| dfg.value_type(arg)).collect();
    let own = match *data {
        InstructionData::IntCompare { cond, .. } => format!(" {cond}"),
        InstructionData::FloatCompare { cond, .. } => format!(" {cond}"),
        InstructionData::UnaryImm { imm, .. } | InstructionData::BinaryImm { imm, .. } => format!(" {imm}"),
        InstructionData::SegmentCvt { segment, nonull, .. } => format!(" {segment} {nonull}"),
        InstructionData::Segment { segment, .. } => format!(" {segment}"),
        InstructionData::Dim { dim, .. } => format!(" {dim}"),
        _ => String::new(),
    };
    let mode = data.fp_mode().suffix();
    let ty = dfg.ctrl_type(inst);
    (
        format!("{}.{ty}{mode}{own} {operands:?} {action:?}", data.opcode().name()),
        action,
    )
}

/// The steps of legalisation for a target.
#[derive(Default)]
struct Steps {
    /// What each illegal cell is replaced by.
    edges: BTreeMap<String, Vec<String>>,
    /// Cells that the table calls illegal and that nothing replaces.
    stuck: BTreeSet<String>,
}

impl Steps {
    fn follow(&mut self, target: &dyn Target, func: &mut Function, inst: Inst) {
        let (key, action) = key(target, func, inst);
        if action == Action::Legal || self.edges.contains_key(&key) || self.stuck.contains(&key) {
            return;
        }
        let Some((_, made)) = target.expand(func, inst) else {
            self.stuck.insert(key);
            return;
        };
        let next = made.iter().map(|&made| self::key(target, func, made).0).collect();
        self.edges.insert(key, next);
        for made in made {
            self.follow(target, func, made);
        }
    }

    /// Instructions that replace a cell in the end, and the replacements; a circle is an error with its cells.
    fn count(&self, key: &str, known: &mut HashMap<String, usize>, on: &mut Vec<String>) -> usize {
        let Some(next) = self.edges.get(key) else { return 0 };
        if let Some(&count) = known.get(key) {
            return count;
        }
        assert!(
            !on.iter().any(|open| open == key),
            "a circle: {} > {key}",
            on.join(" > ")
        );
        on.push(key.to_owned());
        let count = 1 + next.iter().map(|next| self.count(next, known, on)).sum::<usize>();
        on.pop();
        known.insert(key.to_owned(), count);
        count
    }
}

/// Targets that compile and whose code is no other's.
fn targets(registry: &Registry) -> Vec<Arc<dyn Target>> {
    let all = registry.compilers().filter(|target| target.info().like.is_none());
    all.cloned().collect()
}

#[test]
fn illegal_cells_have_rules_that_end() {
    let cells: Vec<(Module, Inst)> = candidates()
        .iter()
        .filter_map(|cell| cell.kernel("cell"))
        .collect();
    assert!(cells.len() > 2000, "{} cells", cells.len());
    let mut registry = wavelift::targets();
    registry.add(wavelift_tiny::backend::target());
    for target in targets(&registry) {
        let mut steps = Steps::default();
        for (module, inst) in &cells {
            let mut module = module.clone();
            let (_, func) = module.defined_mut().next().expect("the kernel");
            steps.follow(target.as_ref(), func, *inst);
        }
        let (mut known, mut most) = (HashMap::new(), 0);
        for key in steps.edges.keys() {
            most = most.max(steps.count(key, &mut known, &mut Vec::new()));
        }
        println!(
            "{}: {} cells, {} kinds of instruction are replaced, in at most {most} steps",
            target.name(),
            cells.len(),
            steps.edges.len()
        );
        assert!(most < MOST / 2, "{}: {most} replacements", target.name());
        assert!(steps.stuck.is_empty(), "{}: {:#?}", target.name(), steps.stuck);
    }
}

#[test]
fn legal_cells_are_selected_or_refused_by_name() {
    let mut refused: BTreeMap<String, BTreeSet<String>> = BTreeMap::new();
    // The example's machine has words only, and refuses nearly all.
    for target in targets(&wavelift::targets()) {
        let table = target.legality().expect("a table");
        let mut module: Option<Module> = None;
        let mut names: HashMap<String, String> = HashMap::new();
        for (index, cell) in candidates().iter().enumerate() {
            let name = format!("c{index}");
            let Some((own, inst)) = cell.kernel(&name) else {
                continue;
            };
            let (_, func) = own.defined().next().expect("the kernel");
            if table.action(func, inst) != Action::Legal {
                continue;
            }
            names.insert(name, cell.name());
            match &mut module {
                None => module = Some(own),
                Some(module) => {
                    for decl in own.functions.values().cloned() {
                        module.functions.push(decl);
                    }
                }
            }
        }
        let options = Options {
            level: Level::None,
            verify: Verify::Nothing,
            ..Options::default()
        };
        let module = module.expect("legal cells");
        let compiled = target.compile(&module, &options);
        let compiled = compiled.unwrap_or_else(|error| panic!("{}: {error}", target.name()));
        println!(
            "{}: {} kernels, {} refused",
            target.name(),
            names.len(),
            compiled.failed.len()
        );
        for error in &compiled.failed {
            let cell = &names[error.kernel.as_deref().expect("a kernel")];
            assert!(
                matches!(
                    *error.kind,
                    ErrorKind::Select(_) | ErrorKind::Unsupported { .. } | ErrorKind::Program(_)
                ),
                "{}: {cell}: {error}",
                target.name()
            );
            refused
                .entry(cell.clone())
                .or_default()
                .insert(target.name().to_owned());
        }
    }
    let mut text =
        String::from("# Legal cells that selection refuses, and the targets. Frontends make none of them.\n");
    for (cell, targets) in &refused {
        let targets: Vec<&str> = targets.iter().map(String::as_str).collect();
        let _ = writeln!(text, "{cell} | {}", targets.join(" "));
    }
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/data/legality/refused.txt");
    if std::env::var_os("WAVELIFT_BLESS").is_some() {
        std::fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        std::fs::write(&path, &text).expect("the list is written");
    }
    let listed = std::fs::read_to_string(&path).unwrap_or_default();
    let (listed, found): (BTreeSet<&str>, BTreeSet<&str>) =
        (listed.lines().collect(), text.lines().collect());
    let new: Vec<_> = found.difference(&listed).collect();
    let gone: Vec<_> = listed.difference(&found).collect();
    assert!(
        new.is_empty() && gone.is_empty(),
        "refused and not listed: {new:#?}\nlisted and not refused: {gone:#?}"
    );
}
