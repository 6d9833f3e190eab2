//! Small private arrays at indices that are known at run time only: what becomes a choice among values.
//!
//! Indices are held within the array by a mask, and by a minimum where the number of elements is no power of two. Addresses go up or down with them, and now and then begin below the array. Accesses are of one size, or an element is
//! accessed in part at a known place, too. Stores stand under conditions that each work-item answers for itself, in loops that run a known number of times or another one for each
//! work-item, and after searches that end anywhere.

use crate::body::Body;
use crate::choices::Choices;
use crate::kernel::variable;
use wavelift_codegen::ir::{InstBuilder, IntCC, MemInfo, Module, Segment, Symbol, SymbolScope, Type, Value};

/// Types of elements.
const ELEMENTS: [Type; 7] = [
    Type::I32,
    Type::I32,
    Type::F32,
    Type::I8,
    Type::I16,
    Type::I64,
    Type::F64,
];
/// Most bytes of an array.
const MOST_BYTES: u32 = 64;
/// Most accesses in a row.
const MOST_ACCESSES: usize = 4;
/// Most rounds of a loop.
const MOST_ROUNDS: usize = 4;

/// An array, and what it has.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Elements<Base> {
    base: Base,
    ty: Type,
    count: u32,
}

/// An array of a function, now and then.
pub(crate) fn array(
    choices: &mut Choices<'_>,
    module: &mut Module,
    name: String,
    scope: SymbolScope,
) -> Option<Elements<Symbol>> {
    choices.one_in(3).then(|| {
        let ty = choices.of(&ELEMENTS);
        let count = choices.of(&[2, 4, 8, 8, 11, 13, 16]).min(MOST_BYTES / ty.bytes());
        let base = variable(module, name, Segment::Private, count * ty.bytes(), scope, None);
        Elements { base, ty, count }
    })
}

fn plain(ty: Type) -> MemInfo {
    MemInfo::plain(Segment::Private, ty.bytes().trailing_zeros() as u8)
}

impl Body<'_, '_, '_> {
    /// Writes every byte of the array (D4), by elements or by larger parts.
    pub(crate) fn elements(&mut self, array: Option<Elements<Symbol>>) {
        let Some(Elements { base, ty, count }) = array else {
            return;
        };
        let base = self.end().symbol_addr(Type::I32, base);
        let bytes = count * ty.bytes();
        if bytes.is_multiple_of(8) && self.choices.one_in(6) {
            self.fill(Segment::Private, base, bytes);
        } else {
            let values = [self.bits_for(ty), self.bits_for(ty)];
            let most = self.choices.of(&[4, 4, 2, 1]);
            for first in (0..count).step_by(most) {
                let mut args = vec![base];
                args.extend(
                    (first..count)
                        .take(most)
                        .map(|number| values[number as usize % 2]),
                );
                let offset = (first * ty.bytes()) as i32;
                self.end().store(ty, plain(ty), offset, &args);
            }
        }
        self.places.elements = Some(Elements { base, ty, count });
    }

    /// Some bits as a value of a type.
    fn bits_for(&mut self, ty: Type) -> Value {
        let from = if ty.bits() == 64 { Type::I64 } else { Type::I32 };
        let value = self.value(from);
        match ty {
            Type::I8 | Type::I16 => self.end().ireduce(ty, value),
            Type::F32 | Type::F64 => self.end().bitcast(ty, value),
            _ => value,
        }
    }

    /// An element or any other value as a number of 32 bits.
    pub(crate) fn word(&mut self, element: Value) -> Value {
        let ty = self.type_of(element);
        match ty {
            _ if ty.is_vector() => {
                let lane = self.choices.below(ty.lanes() as usize) as u8;
                let scalar = self.end().extract_lane(ty.lane(), element, lane);
                self.word(scalar)
            }
            Type::F16 => {
                let bits = self.end().bitcast(Type::I16, element);
                self.end().uextend(Type::I32, bits)
            }
            Type::I32 => element,
            Type::F32 => self.end().bitcast(Type::I32, element),
            Type::I64 => self.end().ireduce(Type::I32, element),
            Type::F64 => {
                let bits = self.end().bitcast(Type::I64, element);
                self.end().ireduce(Type::I32, bits)
            }
            _ => self.end().uextend(Type::I32, element),
        }
    }

    /// The address and the offset of an element whose number is some bits of a value.
    fn element_at(&mut self, array: Elements<Value>, index: Value) -> (Value, i32) {
        let Elements { base, ty, count } = array;
        let (bytes, last) = (u64::from(ty.bytes()), u64::from(count - 1));
        let mask = self.int(Type::I32, u64::from(count.next_power_of_two() - 1));
        let mut index = self.end().band(Type::I32, index, mask);
        if !count.is_power_of_two() {
            let last = self.int(Type::I32, last);
            index = self.end().umin(Type::I32, index, last);
        }
        let end = (last * bytes) as i32;
        match self.choices.below(5) {
            0 | 1 => {
                let scale = self.int(Type::I32, bytes);
                let offset = self.end().imul(Type::I32, index, scale);
                (self.end().iadd(Type::I32, base, offset), 0)
            }
            // From the last element down.
            2 => {
                let scale = self.int(Type::I32, bytes);
                let offset = self.end().imul(Type::I32, index, scale);
                let end = self.int(Type::I32, end as u64);
                let last = self.end().iadd(Type::I32, base, end);
                (self.end().isub(Type::I32, last, offset), 0)
            }
            3 => {
                let scale = self.int(Type::I32, bytes.wrapping_neg() & 0xffff_ffff);
                let offset = self.end().imul(Type::I32, index, scale);
                (self.end().iadd(Type::I32, base, offset), end)
            }
            // A number less, and the offset gives it back.
            _ => {
                let less = 1 + self.choices.below(20) as u64;
                let number = self.int(Type::I32, less);
                let index = self.end().isub(Type::I32, index, number);
                let places = self.int(Type::I32, bytes.trailing_zeros().into());
                let offset = self.end().ishl(Type::I32, index, places);
                (self.end().iadd(Type::I32, base, offset), (less * bytes) as i32)
            }
        }
    }

    /// The address of one of two elements at known places, by a value.
    fn one_of_two_places(&mut self, array: Elements<Value>, by: Value) -> Value {
        let places = [0; 2].map(|_| {
            let number = self.choices.below(array.count as usize) as u64;
            let offset = self.int(Type::I32, number * u64::from(array.ty.bytes()));
            self.end().iadd(Type::I32, array.base, offset)
        });
        let other = self.value(Type::I32);
        let first = self.end().icmp(IntCC::Slt, by, other);
        self.end().select(Type::I32, first, places[0], places[1])
    }

    /// Writes an element that a number says, and reads another one, as a number of 32 bits.
    pub(crate) fn element_word(&mut self, array: Elements<Value>, number: Value, other: Value) -> Value {
        let ty = array.ty;
        let value = self.bits_for(ty);
        let (address, offset) = self.element_at(array, number);
        self.end().store(ty, plain(ty), offset, &[address, value]);
        let (address, offset) = self.element_at(array, other);
        let load = self.end().load(ty, &[ty], plain(ty), offset, address);
        let element = self.result(load);
        self.word(element)
    }

    /// Accesses of the array in a row, in a loop, or a search in it.
    pub(crate) fn pick(&mut self) {
        let Some(array) = self.places.elements else {
            return;
        };
        match self.choices.below(4) {
            0 => self.insert(array),
            1 | 2 => self.pick_in_loop(array),
            _ => {
                let sum = self.value(Type::I32);
                let sum = self.picks(array, sum);
                self.know(sum, false);
            }
        }
    }

    fn pick_in_loop(&mut self, array: Elements<Value>) {
        let rounds = 1 + self.choices.below(MOST_ROUNDS) as u64;
        let known = self.int(Type::I32, rounds);
        let bound = match self.choices.one_in(2) {
            true => known,
            false => {
                let value = self.value(Type::I32);
                let mask = self.int(Type::I32, 3);
                self.end().band(Type::I32, value, mask)
            }
        };
        let (head, params) = self.block(&[Type::I32, Type::I32]);
        let (exit, results) = self.block(&[Type::I32]);
        let (zero, seed) = (self.int(Type::I32, 0), self.value(Type::I32));
        self.jump(head, &[zero, seed]);
        self.goto(head);
        let mixed = self.end().iadd(Type::I32, params[1], params[0]);
        let sum = self.picks(array, mixed);
        self.go_round(params[0], bound, (head, &[sum]), (exit, &[sum]));
        self.goto(exit);
        self.know(results[0], false);
    }

    /// Some accesses, at elements that a number says, which they change.
    fn picks(&mut self, array: Elements<Value>, mut sum: Value) -> Value {
        let ty = array.ty;
        for _ in 0..1 + self.choices.below(MOST_ACCESSES) {
            let index = match self.choices.one_in(2) {
                true => sum,
                false => self.value(Type::I32),
            };
            let (address, offset) = match self.choices.one_in(6) {
                true => (self.one_of_two_places(array, index), 0),
                false => self.element_at(array, index),
            };
            if self.choices.one_in(2) {
                let load = self.end().load(ty, &[ty], plain(ty), offset, address);
                let element = self.result(load);
                let word = self.word(element);
                let odd = self.int(Type::I32, 0x9e37_79b1);
                let mixed = self.end().imul(Type::I32, sum, odd);
                sum = self.end().iadd(Type::I32, mixed, word);
                continue;
            }
            let value = self.bits_for(ty);
            let (join, _) = self.block(&[]);
            if self.choices.one_in(2) {
                let (store, _) = self.block(&[]);
                let other = self.value(Type::I32);
                let cond = self.end().icmp(IntCC::Slt, sum, other);
                let targets = [self.to(store, &[]), self.to(join, &[])];
                self.branch(cond, targets);
                self.goto(store);
            }
            match self.choices.one_in(8) {
                true => {
                    let number = self.choices.below(array.count as usize) as i32;
                    let byte = self.int(Type::I8, 0x5a);
                    let offset = number * ty.bytes() as i32;
                    self.end()
                        .store(Type::I8, plain(Type::I8), offset, &[array.base, byte]);
                }
                false => {
                    self.end().store(ty, plain(ty), offset, &[address, value]);
                }
            }
            self.jump(join, &[]);
            self.goto(join);
        }
        sum
    }

    /// Moves elements up until one is not larger than a number, which goes below it: a search that ends anywhere.
    fn insert(&mut self, array: Elements<Value>) {
        let Elements { base, ty, count } = array;
        let int = Type::int(ty.bits()).unwrap_or(Type::I32);
        let number = self.bits_for(int);
        let rounds = 1 + self.choices.below(count as usize - 1) as u64;
        let (head, params) = self.block(&[Type::I32]);
        let (shift, _) = self.block(&[]);
        let (done, places) = self.block(&[Type::I32]);
        let scale = self.int(Type::I32, ty.bytes().into());
        let (zero, one) = (self.int(Type::I32, 0), self.int(Type::I32, 1));
        let start = self.int(Type::I32, rounds);
        self.jump(head, &[start]);

        self.goto(head);
        let offset = self.end().imul(Type::I32, params[0], scale);
        let address = self.end().iadd(Type::I32, base, offset);
        let load = self
            .end()
            .load(int, &[int], plain(int), -(ty.bytes() as i32), address);
        let element = self.result(load);
        let words = match int {
            Type::I64 => [element, number],
            _ => [self.word(element), self.word(number)],
        };
        let larger = self.end().icmp(IntCC::Ugt, words[0], words[1]);
        let targets = [self.to(shift, &[]), self.to(done, &[params[0]])];
        self.branch(larger, targets);

        self.goto(shift);
        self.end().store(int, plain(int), 0, &[address, element]);
        let next = self.end().isub(Type::I32, params[0], one);
        let on = self.end().icmp(IntCC::Ne, next, zero);
        let targets = [self.to(head, &[next]), self.to(done, &[next])];
        self.branch(on, targets);

        self.goto(done);
        let offset = self.end().imul(Type::I32, places[0], scale);
        let address = self.end().iadd(Type::I32, base, offset);
        self.end().store(int, plain(int), 0, &[address, number]);
    }
}
