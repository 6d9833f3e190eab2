//! Pointers that loops change: moved on, exchanged for another base, or one of two that a `select` or a branch chooses. Memory is accessed by them and by
//! its other names, in the loop and after it.
//!
//! What a pointer points to follows only from all rounds together, so an analysis that looks at blocks in some order has to look again.

use crate::body::Body;
use crate::choices::Choices;
use crate::kernel::variable;
use crate::memory::Place;
use wavelift_codegen::ir::{
    Block, FuncRef, InstBuilder, MemInfo, Module, Segment, Symbol, SymbolScope, Type, Value,
};

/// Most rounds of a loop; a bit.
const MOST_ROUNDS: u64 = 2;
/// A pointer moves on by so many bytes in a round, at most, and what is computed from it at the head is so far from it. After all rounds an access of 8
/// bytes by either ends within 3 * 8 + 8 bytes: no place has fewer than 32.
const STEP: u64 = 8;
/// Bytes of a place that its own name accesses.
const NAMED_BYTES: usize = 32;
/// Bytes of each of two variables that pointers of loops are made for.
const WALKED_BYTES: u32 = 32;
/// Accesses in a row, at most.
const MOST_ACCESSES: usize = 6;

/// Types of what is accessed.
const PARTS: [Type; 6] = [Type::I32, Type::I32, Type::I64, Type::F32, Type::I16, Type::I8];

/// A name of memory.
#[derive(Clone, Copy, Debug)]
struct Name {
    segment: Segment,
    base: Value,
    /// Bytes from there on that may be accessed.
    bytes: usize,
    /// Whether the address is a multiple of 8, not only of 4.
    aligned: bool,
}

/// Two places that a pointer may point to.
struct Bases {
    places: [Place; 2],
    /// The segment of pointers: that of both places, or flat.
    segment: Segment,
    /// Pointers to the places.
    starts: [Value; 2],
}

impl Bases {
    fn names(&self) -> [Name; 2] {
        self.places.map(|place| Name {
            segment: place.segment,
            base: place.base,
            bytes: NAMED_BYTES,
            aligned: true,
        })
    }

    fn pointer(&self, base: Value) -> Name {
        Name {
            segment: self.segment,
            base,
            bytes: STEP as usize,
            aligned: true,
        }
    }

    /// Names of the places, and pointers that are changed, which come twice as often.
    fn with(&self, pointers: &[Value]) -> Vec<Name> {
        let pointers: Vec<Name> = pointers.iter().map(|&base| self.pointer(base)).collect();
        let twice = pointers.iter().chain(&pointers).copied();
        twice.chain(self.names()).collect()
    }
}

/// Two variables that pointers of loops are made for, in a third of all functions.
pub(crate) fn variables(choices: &mut Choices<'_>, module: &mut Module, id: FuncRef) -> Option<[Symbol; 2]> {
    choices.one_in(3).then(|| {
        ["a", "b"].map(|name| {
            let (name, scope) = (format!("w{name}{}", id.as_u32()), SymbolScope::Function(id));
            variable(module, name, Segment::Private, WALKED_BYTES, scope, None)
        })
    })
}

/// A variable that only pointers that loops change access, beside its own name.
fn walked(base: Value) -> Place {
    Place {
        segment: Segment::Private,
        base,
        bytes: WALKED_BYTES,
        writable: true,
        equiv: 0,
        known: false,
    }
}

impl Body<'_, '_, '_> {
    /// The variables that pointers of loops are made for, every byte of them written (D4).
    pub(crate) fn walked_memory(&mut self, symbols: Option<[Symbol; 2]>) {
        self.places.walked = symbols.map(|symbols| {
            symbols.map(|symbol| {
                let address = self.end().symbol_addr(Type::I32, symbol);
                self.fill(Segment::Private, address, WALKED_BYTES);
                address
            })
        });
    }

    /// A loop that changes one or two pointers, with accesses in it and after it.
    pub(crate) fn walk(&mut self) {
        let Some(bases) = self.bases() else {
            return;
        };
        let pointers = 1 + self.choices.below(2);
        let pointer = self.type_of(bases.starts[0]);
        let carried: Vec<Type> = std::iter::once(Type::I32)
            .chain(vec![pointer; pointers])
            .collect();
        let types: Vec<Type> = std::iter::once(Type::I32)
            .chain(carried.iter().copied())
            .collect();
        let bound = self.walk_rounds();
        let (header, params) = self.block(&types);
        // The pointers may leave the loop by parameters, or only as what is known at the head.
        let leaving = if self.choices.below(2) == 0 { pointers } else { 0 };
        let (exit, results) = self.block(&carried[..=leaving]);
        let mut first = vec![self.int(Type::I32, 0), self.value(Type::I32)];
        first.extend((0..pointers).map(|_| self.choices.of(&bases.starts)));
        self.jump(header, &first);
        if self.choices.below(2) == 0 {
            self.early.push((exit, header));
        }

        self.goto(header);
        let mark = self.mark();
        let mut sum = params[1];
        self.know(sum, false);
        // What follows from a pointer at the head is a name in the loop and after it.
        let mut names = bases.with(&params[2..]);
        if self.choices.below(2) == 0 {
            let further = self.moved_on(params[2]);
            let derived = bases.pointer(further);
            names.extend([derived; 2]);
        }
        if self.choices.one_in(3) {
            self.apart();
        }
        sum = self.by_names(&names, sum);
        if self.choices.one_in(3) {
            self.leave_walk(exit, sum, &params[2..][..leaving]);
        }
        if self.choices.one_in(4) {
            self.deeper(false, |body| body.statements(2));
        }
        if self.choices.below(2) == 0 {
            self.apart();
        }
        let changed: Vec<Value> = (0..pointers)
            .map(|at| self.changed(&bases, &params[2..], at))
            .collect();
        if self.choices.below(2) == 0 {
            sum = self.by_names(&bases.with(&changed), sum);
        }
        let around: Vec<Value> = std::iter::once(sum).chain(changed).collect();
        let out = &around[..=leaving];
        self.go_round(params[0], bound, (header, &around), (exit, out));
        self.leave(mark);

        self.goto(exit);
        self.know(results[0], false);
        if self.choices.one_in(3) {
            self.apart();
        }
        self.after_walk(&bases, names, results[0], &results[1..]);
    }

    /// Accesses after a loop by what was known at its head and by the pointers that leave it.
    fn after_walk(&mut self, bases: &Bases, names: Vec<Name>, mut sum: Value, pointers: &[Value]) {
        let names = match self.choices.below(3) {
            0 => bases.with(pointers),
            1 => names,
            _ => names.into_iter().chain(bases.with(pointers)).collect(),
        };
        if self.choices.below(2) == 0 {
            // The last name is what follows from a pointer at the head, if there is such a one.
            let last = names[names.len() - 1];
            let pointer = match self.choices.below(2) {
                0 => last,
                _ => self.choices.of(&names),
            };
            sum = self.between(bases, pointer, sum);
        }
        sum = self.by_names(&names, sum);
        self.know(sum, false);
    }

    /// Two places that are written, and pointers to them: of one segment, or flat addresses.
    fn bases(&mut self) -> Option<Bases> {
        let all = self.places.all().into_iter();
        let mut places: Vec<Place> = all.filter(|place| place.writable).collect();
        if let Some(own) = self.places.walked
            && !self.choices.one_in(4)
        {
            places = own.map(walked).to_vec();
        }
        if places.is_empty() {
            return None;
        }
        let first = self.choices.of(&places);
        let flat = self.settings.flat && self.choices.one_in(3);
        let alike: Vec<Place> = places
            .into_iter()
            .filter(|place| flat || place.segment == first.segment)
            .collect();
        let others: Vec<Place> = alike
            .iter()
            .filter(|place| place.base != first.base)
            .copied()
            .collect();
        let second = match others.is_empty() || self.choices.one_in(4) {
            true => self.choices.of(&alike),
            false => self.choices.of(&others),
        };
        let places = [first, second];
        Some(Bases {
            places,
            segment: if flat { Segment::Flat } else { first.segment },
            starts: places.map(|place| match flat {
                true => self.flat(place.segment, place.base),
                false => place.base,
            }),
        })
    }

    /// How often the loop runs: a number that is not known, so that the loop stays one, or a constant.
    fn walk_rounds(&mut self) -> Value {
        if self.choices.one_in(3) {
            let rounds = 1 + self.choices.below(MOST_ROUNDS as usize) as u64;
            return self.int(Type::I32, rounds);
        }
        let value = match self.choices.below(2) {
            0 => self.uniform_value(Type::I32),
            _ => None,
        };
        let value = value.unwrap_or_else(|| self.value(Type::I32));
        let mask = self.int(Type::I32, MOST_ROUNDS);
        self.end().band(Type::I32, value, mask)
    }

    /// Goes on in a block of its own.
    fn apart(&mut self) {
        let (next, _) = self.block(&[]);
        self.jump(next, &[]);
        self.goto(next);
    }

    /// Leaves the loop in the middle of a round, under a condition.
    fn leave_walk(&mut self, exit: Block, sum: Value, pointers: &[Value]) {
        let cond = self.value(Type::B1);
        let (next, _) = self.block(&[]);
        let args: Vec<Value> = std::iter::once(sum).chain(pointers.iter().copied()).collect();
        let targets = [self.to(exit, &args), self.to(next, &[])];
        self.branch(cond, targets);
        self.goto(next);
    }

    /// What a pointer is in the next round. It moves on by [`STEP`] bytes at most.
    fn changed(&mut self, bases: &Bases, pointers: &[Value], at: usize) -> Value {
        let ty = self.type_of(pointers[at]);
        let base = self.choices.of(&bases.starts);
        match self.choices.below(9) {
            0 => {
                let step = self.int(ty, STEP);
                self.end().iadd(ty, pointers[at], step)
            }
            1 => self.moved_on(pointers[at]),
            2 | 7 => base,
            3 => {
                let cond = self.value(Type::B1);
                self.end().select(ty, cond, base, pointers[at])
            }
            4 => {
                let cond = self.value(Type::B1);
                self.end().select(ty, cond, bases.starts[0], bases.starts[1])
            }
            5 => pointers[(at + 1) % pointers.len()],
            6 => self.one_of_two(ty, [base, pointers[at]]),
            _ => pointers[at],
        }
    }

    /// A pointer that is further on by a step, or not, as a number says.
    fn moved_on(&mut self, pointer: Value) -> Value {
        let ty = self.type_of(pointer);
        let number = self.value(Type::I32);
        let mask = self.int(Type::I32, STEP);
        let mut step = self.end().band(Type::I32, number, mask);
        if ty == Type::I64 {
            step = self.end().uextend(ty, step);
        }
        self.end().iadd(ty, pointer, step)
    }

    /// One of two values, which a branch chooses: directly, or with a block on one side.
    fn one_of_two(&mut self, ty: Type, values: [Value; 2]) -> Value {
        let cond = self.value(Type::B1);
        let (join, params) = self.block(&[ty]);
        let (side, _) = self.block(&[]);
        let targets = [self.to(side, &[]), self.to(join, &values[1..])];
        self.branch(cond, targets);
        self.goto(side);
        self.jump(join, &values[..1]);
        self.goto(join);
        params[0]
    }

    /// A pointer that is computed here from another one: 4 bytes further on, or where a number says.
    fn derived(&mut self, name: Name) -> Name {
        let ty = self.type_of(name.base);
        let four = self.int(Type::I32, 4);
        let mut offset = match self.choices.below(2) {
            0 => four,
            _ => {
                let number = self.value(Type::I32);
                self.end().band(Type::I32, number, four)
            }
        };
        if ty == Type::I64 {
            offset = self.end().uextend(ty, offset);
        }
        Name {
            base: self.end().iadd(ty, name.base, offset),
            bytes: name.bytes - 4,
            aligned: false,
            ..name
        }
    }

    /// A type of what is accessed by a name, and where.
    fn any_part(&mut self, name: Name) -> (Type, usize) {
        let fits = |part: &Type| name.aligned || part.bytes() <= 4;
        let parts: Vec<Type> = PARTS.into_iter().filter(fits).collect();
        let part = self.choices.of(&parts);
        let unit = part.bytes().max(4) as usize;
        (part, unit * self.choices.below(name.bytes / unit))
    }

    /// Writes and reads memory by several names; what is read comes into scope, and is mixed into a number, which is returned.
    fn by_names(&mut self, names: &[Name], mut sum: Value) -> Value {
        // Most are of one word, so that the names meet.
        let word = 4 * self.choices.below(2);
        for _ in 0..2 + self.choices.below(MOST_ACCESSES - 1) {
            let mut name = self.choices.of(names);
            if name.aligned && self.choices.one_in(3) {
                name = self.derived(name);
            }
            let (part, offset) = match self.choices.one_in(3) {
                true => self.any_part(name),
                false => (Type::I32, if name.aligned { word } else { 0 }),
            };
            let size = part.bytes();
            let mem = MemInfo::plain(name.segment, size.trailing_zeros() as u8);
            if self.choices.below(2) == 0 {
                let value = self.value(part);
                self.end().store(part, mem, offset as i32, &[name.base, value]);
                continue;
            }
            let load = self.end().load(part, &[part], mem, offset as i32, name.base);
            let value = self.result(load);
            sum = self.mixed(sum, value, part);
        }
        sum
    }

    /// Writes a word of a place by its own name, writes by a pointer, and reads the word again.
    fn between(&mut self, bases: &Bases, mut pointer: Name, sum: Value) -> Value {
        let places = bases.names();
        let place = self.choices.of(&places);
        let word = 4 * self.choices.below(2);
        if pointer.aligned && self.choices.below(2) == 0 {
            pointer = self.derived(pointer);
        }
        let inner = if pointer.aligned { word } else { 0 };
        for (name, offset) in [(place, word), (pointer, inner)] {
            let value = self.value(Type::I32);
            let mem = MemInfo::plain(name.segment, 2);
            self.end()
                .store(Type::I32, mem, offset as i32, &[name.base, value]);
        }
        let mem = MemInfo::plain(place.segment, 2);
        let load = self
            .end()
            .load(Type::I32, &[Type::I32], mem, word as i32, place.base);
        let value = self.result(load);
        self.mixed(sum, value, Type::I32)
    }

    /// A number with a value mixed in, which comes into scope.
    fn mixed(&mut self, sum: Value, value: Value, part: Type) -> Value {
        self.know(value, false);
        let word = match part {
            Type::I32 => value,
            Type::F32 => self.end().bitcast(Type::I32, value),
            Type::I64 => self.end().ireduce(Type::I32, value),
            _ => self.end().uextend(Type::I32, value),
        };
        let odd = self.int(Type::I32, 0x9e37_79b1);
        let mixed = self.end().imul(Type::I32, sum, odd);
        self.end().iadd(Type::I32, mixed, word)
    }
}
