//! A kernel with the functions that it calls, and the launch that runs it.

use crate::arguments::{LIST, LISTED};
use crate::arrays::ARRAY_BYTES;
use crate::body::Body;
use crate::choices::Choices;
use crate::indices;
use crate::layouts::{self, Layout};
use crate::memory::{
    COUNTER_BYTES, GROUP_ITEM_BYTES, Group, INPUT_BYTES, OWN_BYTES, PRIVATE_BYTES, Places, READONLY_BYTES,
};
use crate::names::{self, KEPT_BYTES, Known, SLOT_BYTES};
use crate::operations;
use crate::walks;
use wavelift_codegen::analysis::{Cfg, DominatorTree};
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, InstBuilder, InstructionData, MemInfo, Module, Opcode,
    Param, Segment, Symbol, SymbolData, SymbolScope, Type, Value,
};

/// Values that a kernel leaves at its end.
const RESULTS: usize = 8;
/// Bytes of each: a vector fits.
const RESULT_BYTES: u32 = 16;
/// Bytes of a work-item's part of the output.
const ITEM_BYTES: u32 = OWN_BYTES + RESULTS as u32 * RESULT_BYTES;

/// What programs may be made of.
#[derive(Clone, Debug)]
pub struct Settings {
    /// Instructions to draw, about; what makes addresses and settles floats comes on top.
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
    /// The operations that are drawn.
    pub operations: Vec<Opcode>,
}

impl Default for Settings {
    fn default() -> Settings {
        Settings {
            size: 60,
            vectors: true,
            cross_lane: true,
            graphs: true,
            functions: 2,
            group: true,
            flat: true,
            atomics: true,
            layouts: true,
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
            functions: if keep(true, 2) { self.functions } else { 0 },
            size: self.size / 4 + choices.below(self.size * 3 / 2 + 1),
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
    let settings = settings.narrowed(choices);
    let mut module = Module {
        name: "random".into(),
        ..Module::default()
    };
    let readonly = choices.one_in(3).then(|| readonly_variable(choices, &mut module));
    // Whole groups of a power of two, where group memory is shared out; any others.
    let shared = settings.group;
    let items: u32 = if shared {
        choices.of(&[8, 16, 32, 64, 128])
    } else {
        1 + choices.below(96) as u32
    };
    let groups = 1 + choices.below(3) as u32;
    let missing = if shared {
        0
    } else {
        choices.below(items as usize) as u32
    };
    let grid = items * groups - missing;
    let mut callees: Vec<Callee> = Vec::new();
    let known = names::variables(choices, &settings, &mut module, (grid, items), &mut callees);
    for _ in 0..choices.below(settings.functions + 1) {
        let callee = function(choices, &settings, &mut module, &callees, &known);
        callees.push(callee);
    }
    kernel(
        choices,
        &settings,
        &mut module,
        (&callees, &known),
        readonly,
        shared.then_some(items),
    );
    let values = |choices: &mut Choices<'_>, bytes: usize| {
        (0..bytes).map(|_| choices.below(256) as u8).collect::<Vec<u8>>()
    };
    let input = input(choices);
    let mut arguments = vec![
        Argument::Buffer(input),
        Argument::Buffer(vec![0; (grid * ITEM_BYTES) as usize]),
        Argument::Buffer(vec![0x55; COUNTER_BYTES as usize]),
        Argument::Value(values(choices, 4)),
        Argument::Value(values(choices, 8)),
        Argument::Value(values(choices, 4)),
    ];
    arguments.extend((0..LISTED).map(|_| Argument::Value(values(choices, 4))));
    Program {
        module,
        kernel: "k".into(),
        arguments,
        grid: [grid, 1, 1],
        group: [items.min(grid), 1, 1],
        observes_wave_size: settings.cross_lane,
    }
}

/// The input: words that mean something as numbers and as floats of several sizes, and any bytes.
fn input(choices: &mut Choices<'_>) -> Vec<u8> {
    const WORDS: [u32; 12] = [
        0,
        1,
        u32::MAX,
        0x7fff_ffff,
        0x8000_0000,
        0x3f80_0000,
        0x7f80_0000,
        0x7fc0_0001,
        0x3ff0_0000,
        0x0000_0400,
        0x3c00_bc00,
        0x0080_0000,
    ];
    let words = (0..INPUT_BYTES / 4).map(|_| match choices.below(2) {
        0 => choices.of(&WORDS),
        _ => choices.bits() as u32,
    });
    words.flat_map(u32::to_le_bytes).collect()
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

fn readonly_variable(choices: &mut Choices<'_>, module: &mut Module) -> Symbol {
    let init = (0..READONLY_BYTES / 8)
        .flat_map(|_| choices.bits().to_le_bytes())
        .collect();
    variable(
        module,
        "table".into(),
        Segment::Readonly,
        READONLY_BYTES,
        SymbolScope::Module,
        Some(init),
    )
}

fn function(
    choices: &mut Choices<'_>,
    settings: &Settings,
    module: &mut Module,
    callees: &[Callee],
    known: &[Known],
) -> Callee {
    let id = FuncRef::from_u32(module.functions.len() as u32);
    let func = Function::new(format!("f{}", id.as_u32()), FunctionKind::Function);
    let layout = Layout::draw(choices, settings);
    let private = choices.one_in(3).then(|| {
        variable(
            module,
            format!("p{}", id.as_u32()),
            Segment::Private,
            PRIVATE_BYTES,
            SymbolScope::Function(id),
            None,
        )
    });
    let array = choices.one_in(3).then(|| {
        let (name, scope) = (format!("q{}", id.as_u32()), SymbolScope::Function(id));
        variable(module, name, Segment::Private, ARRAY_BYTES, scope, None)
    });
    let slot = choices.one_in(3).then(|| {
        let (name, scope) = (format!("s{}", id.as_u32()), SymbolScope::Function(id));
        variable(module, name, Segment::Private, SLOT_BYTES, scope, None)
    });
    let kept = choices.one_in(2).then(|| {
        let (name, scope) = (format!("k{}", id.as_u32()), SymbolScope::Function(id));
        variable(module, name, Segment::Private, KEPT_BYTES, scope, None)
    });
    let walked = walks::variables(choices, module, id);
    let (name, scope) = (format!("e{}", id.as_u32()), SymbolScope::Function(id));
    let elements = indices::array(choices, module, name, scope);
    let recurs = choices.one_in(3);
    let budget = settings.size / 3;
    let mut body = Body::new(choices, settings, callees, func, budget);
    body.together = false;
    let results: Vec<Type> = (0..1 + body.choices.below(2)).map(|_| body.data_type()).collect();
    let params = body.parameters((id, recurs), known, &results);
    body.places.slot = slot.map(|slot| body.end().symbol_addr(Type::I32, slot));
    body.places.kept = kept.map(|kept| body.end().symbol_addr(Type::I32, kept));
    body.names(known);
    body.private_memory(private);
    body.walked_memory(walked);
    body.array(array);
    body.elements(elements);
    body.statements(budget);
    let values = body.values(&results);
    body.end().return_(&values);
    let Body { mut func, early, .. } = body;
    drop_unreachable(&mut func);
    layout.apply(&mut func);
    if settings.layouts {
        layouts::put_early(&mut func, &early);
    }
    module.functions.push(FunctionDecl::Defined(Box::new(func)));
    Callee {
        func: id,
        kind: Kind::Computes,
        recurs,
        params,
        results,
    }
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

/// Parameters that a kernel loads at its start.
const LOADED: usize = 6;

/// Offsets and types of a kernel's parameters: three buffers and three numbers, and those that are read at an index.
const PARAMS: [(&str, Type, u32); LOADED + LISTED] = [
    ("input", Type::I64, 0),
    ("output", Type::I64, 8),
    ("counters", Type::I64, 16),
    ("x", Type::I32, 24),
    ("y", Type::I64, 32),
    ("z", Type::F32, 40),
    ("l0", Type::I32, LIST),
    ("l1", Type::I32, LIST + 4),
    ("l2", Type::I32, LIST + 8),
    ("l3", Type::I32, LIST + 12),
];

fn kernel(
    choices: &mut Choices<'_>,
    settings: &Settings,
    module: &mut Module,
    (callees, known): (&[Callee], &[Known]),
    readonly: Option<Symbol>,
    group_items: Option<u32>,
) {
    let id = FuncRef::from_u32(module.functions.len() as u32);
    let mut func = Function::new("k", FunctionKind::Kernel);
    let layout = Layout::draw(choices, settings);
    func.params = PARAMS
        .iter()
        .map(|&(name, ty, offset)| Param {
            name: name.into(),
            ty,
            count: 1,
            offset,
            align: ty.bytes(),
            kind: Default::default(),
        })
        .collect();
    func.kernarg_bytes = LIST + 4 * LISTED as u32;
    let scope = SymbolScope::Function(id);
    let private = choices
        .one_in(2)
        .then(|| variable(module, "p".into(), Segment::Private, PRIVATE_BYTES, scope, None));
    let array = choices
        .one_in(2)
        .then(|| variable(module, "q".into(), Segment::Private, ARRAY_BYTES, scope, None));
    let group = group_items.map(|items| {
        let bytes = items * GROUP_ITEM_BYTES;
        (
            variable(module, "g".into(), Segment::Group, bytes, scope, None),
            items,
        )
    });
    let slot = choices
        .one_in(3)
        .then(|| variable(module, "s".into(), Segment::Private, SLOT_BYTES, scope, None));
    let kept = choices
        .one_in(2)
        .then(|| variable(module, "n".into(), Segment::Private, KEPT_BYTES, scope, None));
    let walked = walks::variables(choices, module, id);
    let elements = indices::array(choices, module, "e".into(), scope);
    let mut body = Body::new(choices, settings, callees, func, settings.size);
    body.prologue(readonly);
    body.places.slot = slot.map(|slot| body.end().symbol_addr(Type::I32, slot));
    body.places.kept = kept.map(|kept| body.end().symbol_addr(Type::I32, kept));
    body.names(known);
    body.private_memory(private);
    body.walked_memory(walked);
    body.array(array);
    body.elements(elements);
    body.group_memory(group);
    body.budget = settings.size;
    body.statements(settings.size);
    body.results();
    let Body { mut func, early, .. } = body;
    drop_unreachable(&mut func);
    layout.apply(&mut func);
    if settings.layouts {
        layouts::put_early(&mut func, &early);
    }
    module.functions.push(FunctionDecl::Defined(Box::new(func)));
}

impl Body<'_, '_, '_> {
    /// Arguments, and where the work-item is.
    fn prologue(&mut self, readonly: Option<Symbol>) {
        let base = self.end().kernargbaseptr(Type::I64);
        self.places.arguments = Some(base);
        let arguments: Vec<Value> = PARAMS[..LOADED]
            .iter()
            .map(|&(_, ty, offset)| {
                let mem = MemInfo::plain(Segment::Kernarg, ty.bytes().trailing_zeros() as u8);
                let load = self.end().load(ty, &[ty], mem, offset as i32, base);
                let value = self.result(load);
                self.set_uniform(value, true);
                value
            })
            .collect();
        for &number in &arguments[3..] {
            self.know(number, true);
        }
        let id = self.end().workitemflatabsid(Type::I32);
        self.know(id, false);
        let group = InstructionData::Dim {
            opcode: Opcode::Workgroupid,
            dim: 0,
        };
        let group = self.emit(group, Type::I32, None);
        let group = self.result(group);
        self.set_uniform(group, true);
        let mut at = self.end();
        let bytes = at.iconst(Type::I32, ITEM_BYTES.into());
        let offset = at.imul(Type::I32, id, bytes);
        let offset = at.uextend(Type::I64, offset);
        let own = at.iadd(Type::I64, arguments[1], offset);
        self.places.input = Some(arguments[0]);
        self.places.own = Some(own);
        self.places.counters = self.settings.atomics.then_some(arguments[2]);
        self.places.readonly = readonly.map(|symbol| {
            let address = self.end().symbol_addr(Type::I64, symbol);
            self.set_uniform(address, true);
            address
        });
    }

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
        types
    }

    /// Private memory, every byte of it written (D4).
    fn private_memory(&mut self, symbol: Option<Symbol>) {
        let Some(symbol) = symbol else {
            return;
        };
        let address = self.end().symbol_addr(Type::I32, symbol);
        self.fill(Segment::Private, address, PRIVATE_BYTES);
        self.places.private = Some(address);
    }

    /// The array that loops go over, every byte of it written (D4).
    fn array(&mut self, symbol: Option<Symbol>) {
        let Some(symbol) = symbol else {
            return;
        };
        let address = self.end().symbol_addr(Type::I32, symbol);
        self.fill(Segment::Private, address, ARRAY_BYTES);
        self.places.array = Some(address);
    }

    /// Group memory, of which each work-item writes its part.
    fn group_memory(&mut self, symbol: Option<(Symbol, u32)>) {
        let Some((symbol, items)) = symbol else {
            return;
        };
        let mut at = self.end();
        let base = at.symbol_addr(Type::I32, symbol);
        let item = at.currentworkitemflatid(Type::I32);
        let bytes = at.iconst(Type::I32, GROUP_ITEM_BYTES.into());
        let offset = at.imul(Type::I32, item, bytes);
        let own = at.iadd(Type::I32, base, offset);
        self.fill(Segment::Group, own, GROUP_ITEM_BYTES);
        self.places.group = Some(Group { base, own, items });
    }

    /// Writes every byte of some memory.
    pub(crate) fn fill(&mut self, segment: Segment, address: Value, bytes: u32) {
        let value = self.value(Type::I64);
        for offset in (0..bytes).step_by(8) {
            self.end().store(
                Type::I64,
                MemInfo::plain(segment, 3),
                offset as i32,
                &[address, value],
            );
        }
    }

    /// Stores the youngest values, and ends the kernel.
    fn results(&mut self) {
        let Some(own) = self.places.own else {
            return;
        };
        for (index, value) in self.youngest(RESULTS).into_iter().enumerate() {
            let (ty, value) = match self.type_of(value) {
                Type::B1 => (Type::I32, self.end().uextend(Type::I32, value)),
                ty => (ty, value),
            };
            let offset = OWN_BYTES + index as u32 * RESULT_BYTES;
            let align_log2 = ty.lane().bytes().trailing_zeros() as u8;
            let mem = MemInfo::plain(Segment::Global, align_log2);
            self.end().store(ty, mem, offset as i32, &[own, value]);
        }
        self.end().return_(&[]);
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
        args.extend([input, own]);
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
