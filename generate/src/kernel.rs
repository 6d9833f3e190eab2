//! A kernel with the functions that it calls, and the launch that runs it.

use crate::body::Body;
use crate::choices::{Choices, bytes_of_seed};
use crate::classes;
use crate::drawn::Drawn;
use crate::launch::{self, KERNARG_BYTES, Launch};
use crate::layouts::{self, Layout};
use crate::memory::{GROUP_ITEM_BYTES, Places, READONLY_BYTES};
use crate::names::{self, Known};
use crate::operations;
use crate::setup::Variables;
use wavelift_codegen::analysis::{Cfg, DominatorTree};
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, InstBuilder, Module, Opcode, Segment, Symbol, SymbolData,
    SymbolScope, Type, Value,
};

/// What programs may be made of.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Operations to draw, about; constants, addresses, and what settles floats come on top, and half as many instructions for everything else.
    pub size: usize,
    /// Values of several lanes.
    pub vectors: bool,
    /// Cross-lane operations, whose result depends on the size of a wave.
    pub cross_lane: bool,
    /// Control flow that no structure has.
    pub graphs: bool,
    /// Functions besides the kernel, at most.
    pub functions: usize,
    /// Group memory with barriers.
    pub group: bool,
    /// Flat addresses.
    pub flat: bool,
    /// Atomics and fences.
    pub atomics: bool,
    /// Blocks laid out in any order.
    pub layouts: bool,
    /// Variables, beside those that `group` is about.
    pub variables: bool,
    /// The operations that are drawn.
    pub operations: Vec<Opcode>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            size: 30,
            vectors: true,
            cross_lane: true,
            graphs: true,
            functions: 2,
            group: true,
            flat: true,
            atomics: true,
            layouts: true,
            variables: true,
            operations: operations::all(),
        }
    }
}

impl Settings {
    /// These settings with some of their parts left out, so that programs differ in kind.
    fn narrowed(&self, choices: &mut Choices<'_>) -> Settings {
        let mut keep = |part: bool, one_in: usize| part && !choices.one_in(one_in);
        Settings {
            vectors: keep(self.vectors, 3),
            cross_lane: keep(self.cross_lane, 2),
            graphs: keep(self.graphs, 3),
            group: keep(self.group, 2),
            flat: keep(self.flat, 2),
            atomics: keep(self.atomics, 2),
            layouts: keep(self.layouts, 3),
            variables: keep(self.variables, 3),
            functions: if keep(true, 2) { self.functions } else { 0 },
            size: self.size * 3 / 4 + choices.below(self.size / 4 + 1),
            operations: self.operations.clone(),
        }
    }
}

/// An argument of a launch.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Argument {
    /// The bytes of a value.
    Value(Vec<u8>),
    /// The address of a buffer with these bytes.
    Buffer(Vec<u8>),
}

/// A program and its launch; one without anything is the default.
#[derive(Clone, Debug, Default)]
pub struct Program {
    /// The program, with one kernel.
    pub module: Module,
    /// Name of the kernel, without sigil.
    pub kernel: String,
    /// Arguments in the order of the kernel's parameters.
    pub arguments: Vec<Argument>,
    /// Work-items.
    pub grid: [u32; 3],
    /// Work-items of a group.
    pub group: [u32; 3],
    /// Whether its result depends on the size of a wave.
    pub observes_wave_size: bool,
}

/// What a function is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// It gets two addresses, pointers to the parts of known variables, and numbers.
    Computes,
    /// It says where the work-item's part of a known variable of a segment is.
    Finds(Segment),
}

/// A function that others may call.
#[derive(Clone, Debug)]
pub(crate) struct Callee {
    pub(crate) func: FuncRef,
    pub(crate) kind: Kind,
    /// Whether it calls itself as often as its first argument says.
    pub(crate) recurs: bool,
    /// Beyond the addresses that every function gets.
    pub(crate) params: Vec<Type>,
    pub(crate) results: Vec<Type>,
}

/// Draws a program.
pub fn program(choices: &mut Choices<'_>, settings: &Settings) -> Program {
    program_counted(choices, settings).0
}

/// Draws a program, and says how much of it computes.
pub fn program_counted(choices: &mut Choices<'_>, settings: &Settings) -> (Program, Drawn) {
    let mut drawn = Drawn::default();
    // First, so that few bytes have data, too.
    let data = choices.bits();
    let settings = settings.narrowed(choices);
    let mut module = Module {
        name: "random".into(),
        ..Module::default()
    };
    let tables = [Segment::Readonly, Segment::Global]
        .map(|segment| choices.one_in(4).then(|| table(choices, &mut module, segment)));
    let shared = settings.group;
    let launch = Launch::draw(choices, shared);
    let (grid, items) = (launch.items(), launch.group_items());
    let mut callees: Vec<Callee> = Vec::new();
    let known = names::variables(choices, &settings, &mut module, (grid, items), &mut callees);
    for _ in 0..choices.below(settings.functions + 1) {
        let callee = function(choices, &settings, &mut module, (&callees, &known), &mut drawn);
        callees.push(callee);
    }
    kernel(
        choices,
        &settings,
        &mut module,
        (&callees, &known),
        tables,
        shared.then_some(items),
        &mut drawn,
    );
    if choices.one_in(3) {
        classes::one_for_all_writes(&mut module);
    }
    let program = Program {
        module,
        kernel: "k".into(),
        arguments: launch.arguments(data),
        grid: launch.grid,
        group: launch.group,
        observes_wave_size: settings.cross_lane,
    };
    (program, drawn)
}

/// Adds a variable to a module.
pub(crate) fn variable(
    module: &mut Module,
    name: String,
    segment: Segment,
    size: u32,
    scope: SymbolScope,
    init: Option<Vec<u8>>,
) -> Symbol {
    module.symbols.push(SymbolData {
        name,
        segment,
        size: size.into(),
        align: 16,
        init,
        handles: Vec::new(),
        constant: false,
        scope,
        external: false,
        exported: false,
    })
}

/// A variable that holds the same numbers all the time.
fn table(choices: &mut Choices<'_>, module: &mut Module, segment: Segment) -> Symbol {
    let init = bytes_of_seed(choices.bits(), READONLY_BYTES as usize);
    let name = format!("t{}", segment.name());
    let symbol = variable(
        module,
        name,
        segment,
        READONLY_BYTES,
        SymbolScope::Module,
        Some(init),
    );
    module.symbols[symbol].constant = segment == Segment::Global || choices.below(2) == 0;
    symbol
}

fn function(
    choices: &mut Choices<'_>,
    settings: &Settings,
    module: &mut Module,
    (callees, known): (&[Callee], &[Known]),
    drawn: &mut Drawn,
) -> Callee {
    let id = FuncRef::from_u32(module.functions.len() as u32);
    let func = Function::new(format!("f{}", id.as_u32()), FunctionKind::Function);
    let layout = Layout::draw(choices, settings);
    let own = Variables::draw(choices, settings, module, id);
    let recurs = choices.one_in(3);
    let budget = settings.size / 5;
    let mut body = Body::new(choices, settings, callees, func, budget);
    body.together = false;
    let results: Vec<Type> = (0..1 + body.choices.below(2)).map(|_| body.data_type()).collect();
    let params = body.parameters((id, recurs), known, &results);
    body.names(known);
    body.own_variables(own);
    body.budget = budget;
    body.returns = results.clone();
    body.spare = body.choices.below(budget * 2 + 1);
    body.statements(usize::MAX);
    let values = body.values(&results);
    body.store_left_over(0);
    body.end().return_(&values);
    finish(body, layout, module, drawn);
    Callee {
        func: id,
        kind: Kind::Computes,
        recurs,
        params,
        results,
    }
}

/// Lays out the blocks of a function that is drawn to its end, and adds it to a module.
fn finish(body: Body<'_, '_, '_>, layout: Layout, module: &mut Module, drawn: &mut Drawn) {
    let layouts = body.settings.layouts;
    let Body {
        mut func,
        early,
        drawn: operations,
        ..
    } = body;
    drop_unreachable(&mut func);
    layout.apply(&mut func);
    if layouts {
        layouts::put_early(&mut func, &early);
    }
    drawn.add(&func, &operations);
    module.functions.push(FunctionDecl::Defined(Box::new(func)));
}

/// Leaves out blocks of graphs that no edge happens to lead to.
fn drop_unreachable(func: &mut Function) {
    let tree = DominatorTree::new(&Cfg::new(func));
    let order = func
        .layout
        .blocks()
        .iter()
        .copied()
        .filter(|&block| tree.is_reachable(block))
        .collect();
    func.layout.set_order(order);
}

fn kernel(
    choices: &mut Choices<'_>,
    settings: &Settings,
    module: &mut Module,
    (callees, known): (&[Callee], &[Known]),
    tables: [Option<Symbol>; 2],
    group_items: Option<u32>,
    drawn: &mut Drawn,
) {
    let id = FuncRef::from_u32(module.functions.len() as u32);
    let mut func = Function::new("k", FunctionKind::Kernel);
    let layout = Layout::draw(choices, settings);
    func.params = launch::params();
    func.kernarg_bytes = KERNARG_BYTES;
    let scope = SymbolScope::Function(id);
    let group = group_items.map(|items| {
        let bytes = items * GROUP_ITEM_BYTES;
        (
            variable(module, "g".into(), Segment::Group, bytes, scope, None),
            items,
        )
    });
    let own = Variables::draw(choices, settings, module, id);
    let mut body = Body::new(choices, settings, callees, func, settings.size);
    body.prologue(tables);
    body.names(known);
    body.own_variables(own);
    body.group_memory(group);
    body.budget = settings.size;
    body.spare = body.choices.below(settings.size * 3 / 2 + 1);
    body.statements(usize::MAX);
    body.results();
    finish(body, layout, module, drawn);
}

impl Body<'_, '_, '_> {
    /// The parameters of a function, of which those beyond addresses come into scope; it calls itself if it `recurs`.
    fn parameters(&mut self, (own, recurs): (FuncRef, bool), known: &[Known], results: &[Type]) -> Vec<Type> {
        let entry = self.at;
        let depth = recurs.then(|| self.func.dfg.append_block_param(entry, Type::I32));
        let mut all: Vec<Value> = Vec::new();
        let mut param = |body: &mut Self, ty| {
            let value = body.func.dfg.append_block_param(entry, ty);
            all.push(value);
            value
        };
        self.places = Places {
            input: Some(param(self, Type::I64)),
            own: Some(param(self, Type::I64)),
            // The caller gives the same twice.
            again: Some(param(self, Type::I64)),
            ..Places::default()
        };
        for known in known {
            let given = param(self, known.address_type());
            self.places.known.push((known.segment, given));
        }
        let types: Vec<Type> = (0..1 + self.choices.below(4)).map(|_| self.data_type()).collect();
        for &ty in &types {
            let value = param(self, ty);
            self.know(value, false);
        }
        if let Some(depth) = depth {
            self.once_more(own, depth, &all, results);
        }
        if let Some(input) = self.places.input {
            let id = self.end().workitemflatabsid(Type::I32);
            self.own_input(input, id);
        }
        types
    }

    /// Calls a function, with the addresses that every one gets.
    pub(crate) fn call(&mut self) {
        let (Some(input), Some(own)) = (self.places.input, self.places.own) else {
            return;
        };
        let computing: Vec<Callee> = self
            .callees
            .iter()
            .filter(|callee| callee.kind == Kind::Computes)
            .cloned()
            .collect();
        if computing.is_empty() {
            return;
        }
        let at = self.choices.below(computing.len());
        let callee = computing[at].clone();
        let mut args = self.depth_of(&callee);
        let again = self.places.again.filter(|_| self.choices.below(2) == 0);
        args.extend([input, own, again.unwrap_or(own)]);
        // One pointer for each variable, whatever it is called here.
        let mut given: Vec<Segment> = Vec::new();
        for (segment, _) in self.places.known.clone() {
            if !given.contains(&segment) {
                given.push(segment);
                let names = self.places.known.iter();
                let names: Vec<Value> = names
                    .filter(|name| name.0 == segment)
                    .map(|name| name.1)
                    .collect();
                args.push(self.choices.of(&names));
            }
        }
        args.extend(self.values(&callee.params));
        let call = self.end().call(&callee.results, callee.func, &args);
        for value in self.func.dfg.results(call).to_vec() {
            self.know(value, false);
        }
    }
}
