//! Variables that several functions know, and memory that has two names.
//!
//! Variables of the module stand in private, group and global memory; a work-item has a part of each. Every function is given pointers to its parts,
//! and most name the variables beside that, so that what one name writes the other reads. Some functions only say where such a part is.
//! Functions may call themselves once, which keeps them from being inlined.

use crate::body::Body;
use crate::choices::Choices;
use crate::kernel::{Callee, Kind, Settings, variable};
use crate::memory::Place;
use wavelift_codegen::ir::{
    FuncRef, Function, FunctionDecl, FunctionKind, InstBuilder, IntCC, MemInfo, Module, Segment, Symbol,
    SymbolScope, Type, Value,
};

/// Bytes of a work-item's part of a known variable.
pub(crate) const KNOWN_BYTES: u32 = 32;
/// Bytes of a variable that holds a pointer.
pub(crate) const SLOT_BYTES: u32 = 8;
/// Bytes of a variable that holds numbers from one place of the program to another.
pub(crate) const KEPT_BYTES: u32 = 16;
/// Accesses in a row by two names, at most.
const MOST_ACCESSES: usize = 6;

/// A variable of the module, of which each work-item has a part.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Known {
    pub(crate) symbol: Symbol,
    pub(crate) segment: Segment,
}

impl Known {
    /// The type of addresses of its segment.
    pub(crate) fn address_type(self) -> Type {
        match self.segment {
            Segment::Global => Type::I64,
            _ => Type::I32,
        }
    }
}

/// The segments that known variables stand in, with the bytes for a launch of so many work-items, in groups of so many.
fn segments(group: bool, grid: u32, items: u32) -> Vec<(Segment, u32)> {
    let all = [
        (Segment::Private, 1),
        (Segment::Global, grid),
        (Segment::Group, items),
    ];
    let used = all
        .into_iter()
        .filter(|&(segment, _)| group || segment != Segment::Group);
    used.map(|(segment, count)| (segment, count * KNOWN_BYTES))
        .collect()
}

/// Variables of the module that all functions know, and functions that say where a work-item's part of one is.
pub(crate) fn variables(
    choices: &mut Choices<'_>,
    settings: &Settings,
    module: &mut Module,
    (grid, items): (u32, u32),
    callees: &mut Vec<Callee>,
) -> Vec<Known> {
    let mut known = Vec::new();
    if !settings.variables || choices.one_in(4) {
        return known;
    }
    for (segment, bytes) in segments(settings.group, grid, items) {
        if choices.one_in(2) {
            continue;
        }
        let name = format!("v{}", segment.name());
        let symbol = variable(module, name, segment, bytes, SymbolScope::Module, None);
        let variable = Known { symbol, segment };
        if settings.functions > 0 && choices.below(2) == 0 {
            callees.push(finder(choices, settings, module, variable));
        }
        known.push(variable);
    }
    known
}

/// A function that says where the work-item's part of a variable is.
fn finder(choices: &mut Choices<'_>, settings: &Settings, module: &mut Module, known: Known) -> Callee {
    let id = FuncRef::from_u32(module.functions.len() as u32);
    let func = Function::new(format!("f{}", id.as_u32()), FunctionKind::Function);
    let ty = known.address_type();
    let recurs = choices.below(2) == 0;
    let mut body = Body::new(choices, settings, &[], func, 0);
    if recurs {
        let depth = body.func.dfg.append_block_param(body.at, Type::I32);
        body.once_more(id, depth, &[], &[ty]);
    }
    let address = body.part_of(known);
    body.end().return_(&[address]);
    module.functions.push(FunctionDecl::Defined(Box::new(body.func)));
    Callee {
        func: id,
        kind: Kind::Finds(known.segment),
        recurs,
        params: Vec::new(),
        results: vec![ty],
    }
}

impl Body<'_, '_, '_> {
    /// Calls the function itself while a number is not zero, and goes on where it is.
    pub(crate) fn once_more(&mut self, own: FuncRef, depth: Value, args: &[Value], results: &[Type]) {
        let (again, _) = self.block(&[]);
        let (first, _) = self.block(&[]);
        let zero = self.int(Type::I32, 0);
        let cond = self.end().icmp(IntCC::Eq, depth, zero);
        let targets = [self.to(first, &[]), self.to(again, &[])];
        self.branch(cond, targets);
        self.goto(again);
        let one = self.int(Type::I32, 1);
        let less = self.end().isub(Type::I32, depth, one);
        let all: Vec<Value> = std::iter::once(less).chain(args.iter().copied()).collect();
        let call = self.end().call(results, own, &all);
        let values = self.func.dfg.results(call).to_vec();
        self.end().return_(&values);
        self.goto(first);
    }

    /// The address of the work-item's part of a variable, by the variable's name.
    pub(crate) fn part_of(&mut self, known: Known) -> Value {
        let ty = known.address_type();
        let base = self.end().symbol_addr(ty, known.symbol);
        let item = match known.segment {
            Segment::Global => self.end().workitemflatabsid(Type::I32),
            Segment::Group => self.end().currentworkitemflatid(Type::I32),
            _ => return base,
        };
        let bytes = self.int(Type::I32, KNOWN_BYTES.into());
        let mut offset = self.end().imul(Type::I32, item, bytes);
        if ty == Type::I64 {
            offset = self.end().uextend(ty, offset);
        }
        self.end().iadd(ty, base, offset)
    }

    /// Names the parts of known variables: all of them in a kernel, which writes every byte of them (D4), most in a function, which is given them, too.
    pub(crate) fn names(&mut self, known: &[Known]) {
        for &known in known {
            let given = self
                .places
                .known
                .iter()
                .any(|(segment, _)| *segment == known.segment);
            if !given || !self.choices.one_in(3) {
                let named = self.part_of(known);
                self.places.known.push((known.segment, named));
                if self.func.kind == FunctionKind::Kernel {
                    self.fill(known.segment, named, KNOWN_BYTES);
                }
            }
        }
        if !known.is_empty() && self.choices.one_in(3) {
            self.two_names();
        }
    }

    /// Another name of a place: of its variable, through a call, through memory, as a flat address, or one of two.
    fn renamed(&mut self, place: Place) -> Value {
        let ty = self.type_of(place.base);
        let flat = self.settings.flat && place.segment != Segment::Readonly;
        let finders: Vec<Callee> = self
            .callees
            .iter()
            .filter(|callee| place.known && callee.kind == Kind::Finds(place.segment))
            .cloned()
            .collect();
        match self.choices.below(5) {
            0 if !finders.is_empty() => {
                let callee = finders[self.choices.below(finders.len())].clone();
                let args = self.depth_of(&callee);
                let call = self.end().call(&callee.results, callee.func, &args);
                self.result(call)
            }
            1 if flat => {
                let wide = self.end().stof(Type::I64, place.segment, false, place.base);
                self.end().ftos(ty, place.segment, false, wide)
            }
            2 => {
                let other = self.other_name(place);
                let cond = self.value(Type::B1);
                self.end().select(ty, cond, other, place.base)
            }
            3 => self.other_name(place),
            _ => match self.places.slot {
                Some(slot) => {
                    let mem = MemInfo::plain(Segment::Private, ty.bytes().trailing_zeros() as u8);
                    self.end().store(ty, mem, 0, &[slot, place.base]);
                    let load = self.end().load(ty, &[ty], mem, 0, slot);
                    self.result(load)
                }
                None => self.other_name(place),
            },
        }
    }

    /// A name of the same place that the function has already.
    fn other_name(&mut self, place: Place) -> Value {
        let all = self.places.all();
        let same = all.iter().filter(|other| {
            place.known && other.known && other.segment == place.segment && other.base != place.base
        });
        let same: Vec<Value> = same.map(|other| other.base).collect();
        match same.is_empty() {
            true => place.base,
            false => self.choices.of(&same),
        }
    }

    /// Keeps a number in private memory over some statements, and reads it again; they may put another one in its place.
    pub(crate) fn keep(&mut self) {
        let Some(kept) = self.places.kept else {
            return;
        };
        let offset = 8 * self.choices.below(KEPT_BYTES as usize / 8) as i32;
        let mem = MemInfo::plain(Segment::Private, 3);
        let value = self.value(Type::I64);
        self.end().store(Type::I64, mem, offset, &[kept, value]);
        let most = self.choices.below(4);
        self.statements(most);
        let load = self.end().load(Type::I64, &[Type::I64], mem, offset, kept);
        let value = self.result(load);
        self.know(value, false);
    }

    /// What a function that calls itself is given first.
    pub(crate) fn depth_of(&mut self, callee: &Callee) -> Vec<Value> {
        if !callee.recurs {
            return Vec::new();
        }
        let depth = self.choices.below(2) as u64;
        vec![self.int(Type::I32, depth)]
    }

    /// Writes and reads memory by two names in turn.
    pub(crate) fn two_names(&mut self) {
        let all = self.places.all().into_iter();
        let places: Vec<Place> = all.filter(|place| place.writable).collect();
        let known: Vec<Place> = places.iter().copied().filter(|place| place.known).collect();
        let from = match known.is_empty() || self.choices.one_in(4) {
            true => places,
            false => known,
        };
        if from.is_empty() {
            return;
        }
        let place = self.choices.of(&from);
        let names = [place.base, self.renamed(place)];
        let ty = self.choices.of(&[Type::I32, Type::I32, Type::I64, Type::F32]);
        for number in 0..3 + self.choices.below(MOST_ACCESSES - 2) {
            let name = names[match self.choices.one_in(4) {
                true => self.choices.below(2),
                false => number % 2,
            }];
            let part = match self.choices.one_in(4) {
                true => self.choices.of(&[Type::I8, Type::I16, Type::I32]),
                false => ty,
            };
            let (mem, offset, address) = match self.choices.one_in(3) {
                true => {
                    let named = Place { base: name, ..place };
                    let access = self.access(named, part, part.bytes());
                    (access.mem, access.offset, access.address)
                }
                false => {
                    let offset = 8 * self.choices.below(2) as i32;
                    let mem = MemInfo::plain(place.segment, part.bytes().trailing_zeros() as u8);
                    (mem, offset, name)
                }
            };
            if self.choices.below(2) == 0 {
                let value = self.value(part);
                self.end().store(part, mem, offset, &[address, value]);
            } else {
                let load = self.end().load(part, &[part], mem, offset, address);
                let value = self.result(load);
                self.know(value, false);
            }
        }
    }
}
