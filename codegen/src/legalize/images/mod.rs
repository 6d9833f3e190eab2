//! Operations on images for machines without such instructions: calls of routines that compute them through memory.
//!
//! A module gets each routine that it needs once, as a function of the IR with the tables that it looks up. Routines know an image by its structure in
//! memory (`wavelift_images::layout`) and find out there what its format is, so that one serves all formats and geometries:
//!
//! | routine | for | calls |
//! |---|---|---|
//! | `load` | `image_load`: place of the element, or 0 outside | `read` |
//! | `store` | `image_store`: place of the element, or nothing outside | `write` |
//! | `sample` | `image_sample`: places of elements, their average | `axis`, `read` |
//! | `axis` | the elements along one coordinate, and their weights | |
//! | `read` | the components of an element | |
//! | `write` | the bits of components | `put`, `srgb` |
//! | `put` | the components in memory | |
//! | `srgb` | a byte of sRGB | |
//!
//! Values are words: bits of floats or integers, as the channel type says and not the instruction; the manual leaves open what becomes of the others (HSA PRM
//! 7.1.9), and programs count on bits. Samples are there for coordinates of `f32` and of `i32`. Routines compute what the formulas of `wavelift_images` say: the same bits, but for averages,
//! which are sums in single precision.
//!
//! Machines whose instructions know most images, or some ([`Action::MostImages`], [`Action::SomeImages`]), ask the structure of the image first, and have the instruction and the call in two
//! branches (`choice`).
//!
//! An image has one level: machines whose instructions name none ([`Action::OnlyLevel`]) get the operation without it first (`levels`), and routines have none.
//!
//! This pass works on modules and runs before functions are inlined, so that a routine with a single call becomes part of its caller. Stores of routines
//! look like any others to global memory, which is not where the data of images is (HSA PRM 7.1.10): what kernels load and never write is found before.
//!
//! Rust, not rules: routines are functions with control flow, of which a module gets what it needs; no instruction is replaced by others in its place.

mod accesses;
mod choice;
mod code;
mod elements;
mod levels;
mod stores;
mod tables;

use super::{Action, Expander, Legality};
use crate::ir::{
    Block, FuncRef, Function, FunctionDecl, FunctionKind, ImageGeometry, ImageOperands, Inst, InstBuilder,
    InstructionData, MemoryOrder, MemoryScope, Module, Opcode, Symbol, SymbolData, Type, Value,
};
use crate::opt::{Level, unwritten};
use crate::pass::Context;
use accesses::Parts;
use rustc_hash::FxHashMap;
use std::borrow::Cow;

/// A routine.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Routine {
    Load,
    Store,
    /// At coordinates of a type.
    Sample(Type),
    Axis,
    Read,
    Write,
    Put,
    Srgb,
}

impl Routine {
    fn name(self) -> String {
        let name = match self {
            Routine::Load => "load",
            Routine::Store => "store",
            Routine::Sample(Type::F32) => "sample.f32",
            Routine::Sample(_) => "sample.i32",
            Routine::Axis => "axis",
            Routine::Read => "read",
            Routine::Write => "write",
            Routine::Put => "put",
            Routine::Srgb => "srgb",
        };
        format!("image.{name}")
    }
}

/// A table that routines look up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
enum Table {
    Orders,
    Linear,
    Steps,
}

/// The routines and tables that a module has so far.
struct Library<'m> {
    module: &'m mut Module,
    routines: FxHashMap<Routine, FuncRef>,
    tables: FxHashMap<Table, Symbol>,
}

impl Library<'_> {
    /// A routine, with all that it calls.
    fn routine(&mut self, routine: Routine) -> FuncRef {
        if let Some(&known) = self.routines.get(&routine) {
            return known;
        }
        let mut func = match routine {
            Routine::Load => accesses::load(self.parts(Routine::Read)),
            Routine::Store => accesses::store(self.parts(Routine::Write)),
            Routine::Sample(Type::F32) => {
                let find = self.routine(Routine::Axis);
                accesses::sample_floats(self.parts(Routine::Read), find)
            }
            Routine::Sample(_) => accesses::sample_integers(self.parts(Routine::Read)),
            Routine::Axis => accesses::axis(),
            Routine::Read => elements::read(self.table(Table::Linear)),
            Routine::Write => {
                let encode = self.routine(Routine::Srgb);
                stores::write(encode, self.routine(Routine::Put))
            }
            Routine::Put => stores::put(),
            Routine::Srgb => stores::encode_srgb(self.table(Table::Steps)),
        };
        func.name = self.fresh(&routine.name());
        let id = self.module.functions.push(FunctionDecl::Defined(Box::new(func)));
        self.routines.insert(routine, id);
        id
    }

    /// What a routine for an access needs, with the routine for its elements.
    fn parts(&mut self, element: Routine) -> Parts {
        Parts {
            element: self.routine(element),
            orders: self.table(Table::Orders),
        }
    }

    fn table(&mut self, table: Table) -> Symbol {
        let make: fn() -> SymbolData = match table {
            Table::Orders => tables::orders,
            Table::Linear => tables::linear,
            Table::Steps => tables::steps,
        };
        let module = &mut self.module;
        *self
            .tables
            .entry(table)
            .or_insert_with(|| module.symbols.push(make()))
    }

    /// A name that no function has.
    fn fresh(&self, wanted: &str) -> String {
        let taken = |name: &String| self.module.functions.values().any(|decl| decl.name() == name);
        let numbered = (1..).map(|number: u64| format!("{wanted}.{number}"));
        let mut names = std::iter::once(wanted.to_owned()).chain(numbered);
        names.find(|name| !taken(name)).unwrap_or_default()
    }
}

/// The module as a machine with a table compiles it at a level.
pub fn for_machine<'m>(
    module: &'m Module,
    table: &Legality,
    level: Level,
    context: &Context<'_>,
) -> Cow<'m, Module> {
    let illegal = |func: &Function| func.layout.iter().any(|(_, inst)| replaced(func, table, inst));
    if !module.defined().any(|(_, func)| illegal(func)) {
        return Cow::Borrowed(module);
    }
    let mut changed = module.clone();
    if level == Level::Full {
        let mut context = Context {
            module: Some(module),
            ..context.clone()
        };
        let kernels = changed.defined_mut();
        let kernels = kernels.filter(|(_, func)| func.kind == FunctionKind::Kernel);
        kernels.for_each(|(_, func)| {
            unwritten::run(func, &mut context);
        });
    }
    run(&mut changed, table);
    Cow::Owned(changed)
}

/// Whether calls take the place of an instruction, for some images or all, or an instruction without a level.
fn replaced(func: &Function, table: &Legality, inst: Inst) -> bool {
    is_image(func.dfg.opcode(inst))
        && matches!(
            table.action(func, inst),
            Action::Routine | Action::MostImages | Action::SomeImages | Action::OnlyLevel
        )
}

fn is_image(opcode: Opcode) -> bool {
    matches!(
        opcode,
        Opcode::ImageLoad
            | Opcode::ImageLoadLevel
            | Opcode::ImageSample
            | Opcode::ImageSampleLevel
            | Opcode::ImageSampleGradient
            | Opcode::ImageStore
            | Opcode::ImageStoreLevel
            | Opcode::ImageFence
    )
}

/// Replaces the operations on images that a table gives to routines; returns how many.
pub fn run(module: &mut Module, table: &Legality) -> usize {
    let mut library = Library {
        module,
        routines: FxHashMap::default(),
        tables: FxHashMap::default(),
    };
    let ids: Vec<FuncRef> = library.module.defined().map(|(id, _)| id).collect();
    let mut count = 0;
    for id in ids {
        let FunctionDecl::Defined(func) = &library.module.functions[id] else {
            continue;
        };
        if !func.layout.iter().any(|(_, inst)| replaced(func, table, inst)) {
            continue;
        }
        // Taken out, so that the module can grow meanwhile.
        let name = FunctionDecl::External(func.name.clone());
        let mut decl = std::mem::replace(&mut library.module.functions[id], name);
        if let FunctionDecl::Defined(func) = &mut decl {
            count += function(&mut library, func, table);
        }
        library.module.functions[id] = decl;
    }
    count
}

/// Replaces operations of a function.
fn function(library: &mut Library<'_>, func: &mut Function, table: &Legality) -> usize {
    let mut count = levels::run(func, table);
    // Blocks in order, and calls that are rarely made, which follow all others.
    let (mut order, mut rare): (Vec<Block>, Vec<Block>) = (Vec::new(), Vec::new());
    for mut block in func.layout.blocks().to_vec() {
        order.push(block);
        for inst in std::mem::take(func.layout.insts_mut(block)) {
            func.dfg.resolve_aliases(inst);
            if !replaced(func, table, inst) {
                func.layout.append_inst(inst, block);
                continue;
            }
            let action = table.action(func, inst);
            if matches!(action, Action::MostImages | Action::SomeImages) {
                let all = action == Action::SomeImages;
                let Some(cut) = choice::choose(library, func, (block, inst), all) else {
                    func.layout.append_inst(inst, block);
                    continue;
                };
                order.extend([cut.machine, cut.after]);
                rare.push(cut.routine);
                block = cut.after;
            } else {
                let mut at = Expander::new(func, inst);
                let values = instead(library, &mut at, inst);
                let made = at.made;
                for (&old, new) in func.dfg.results(inst).to_vec().iter().zip(values) {
                    func.dfg.make_alias(old, new);
                }
                made.into_iter()
                    .for_each(|new| func.layout.append_inst(new, block));
            }
            count += 1;
        }
    }
    order.extend(rare);
    func.layout.set_order(order);
    func.resolve_all_aliases();
    count
}

/// What takes the place of an instruction on images: its results.
fn instead(library: &mut Library<'_>, at: &mut Expander<'_>, inst: Inst) -> Vec<Value> {
    let dfg = &at.func.dfg;
    let (ty, args) = (dfg.ctrl_type(inst), dfg.args(inst).to_vec());
    let InstructionData::Image { opcode, geometry, .. } = *dfg.inst(inst) else {
        at.fence(MemoryOrder::AcquireRelease, MemoryScope::WorkGroup);
        return Vec::new();
    };
    let operands = ImageOperands::of(opcode, geometry);
    let coordinates = levels::coordinates(at, &operands, &args);
    let mut all = vec![args[0]];
    let routine = match (operands.sampled, operands.stored.is_empty()) {
        (true, _) => {
            let kind = coordinates
                .first()
                .map_or(Type::I32, |&value| at.func.dfg.value_type(value));
            all.push(args[1]);
            all.extend(sample_coordinates(at, geometry, kind, &coordinates));
            all.push(at.int(Type::I32, geometry.dimensions() as u64));
            Routine::Sample(kind)
        }
        (false, false) => {
            all.extend(coordinates_of(at, geometry, &coordinates));
            // A depth is the first of four values.
            let values = args[operands.stored].iter();
            let words: Vec<Value> = values.map(|&value| at.as_type(Type::I32, value)).collect();
            all.extend((0..4).map(|index| words[index.min(words.len() - 1)]));
            Routine::Store
        }
        (false, true) => {
            all.extend(coordinates_of(at, geometry, &coordinates));
            Routine::Load
        }
    };
    let stored = routine == Routine::Store;
    let given: &[Type] = if stored { &[] } else { &[Type::I32; 4] };
    let call = at.call(given, library.routine(routine), &all);
    let mut words = at.func.dfg.results(call).to_vec();
    // A depth is the first of four words.
    words.truncate(at.func.dfg.results(inst).len());
    words.into_iter().map(|word| at.as_type(ty, word)).collect()
}

/// x, y and slice of an element.
fn coordinates_of(at: &mut Expander<'_>, geometry: ImageGeometry, given: &[Value]) -> [Value; 3] {
    let zero = at.int(Type::I32, 0);
    match (geometry, given) {
        (ImageGeometry::OneDArray, &[x, slice]) => [x, zero, slice],
        (_, &[x]) => [x, zero, zero],
        (_, &[x, y]) => [x, y, zero],
        (_, &[x, y, slice, ..]) => [x, y, slice],
        (_, []) => [zero; 3],
    }
}

/// x, y, z and the index in an array of a sample.
fn sample_coordinates(
    at: &mut Expander<'_>,
    geometry: ImageGeometry,
    ty: Type,
    given: &[Value],
) -> [Value; 4] {
    let zero = match ty {
        Type::F32 => at.fconst(Type::F32, 0),
        _ => at.int(Type::I32, 0),
    };
    let mut all = [zero; 4];
    let dimensions = geometry.dimensions().min(given.len());
    all[..dimensions].copy_from_slice(&given[..dimensions]);
    if let (true, Some(&last)) = (geometry.is_array(), given.last()) {
        all[3] = last;
    }
    all
}
