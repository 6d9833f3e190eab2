//! Loops whose number of rounds is known at run time only, up to 40: counters of 32 and 64 bits that begin anywhere, go up or down in steps, and are compared in several ways.
//!
//! They are what unrolling in part, strength reduction and the simplification of counters transform. Bodies are small and hold no other loop, so that programs end soon (D1).
//! - L1: A loop that ends where the counter is *equal* to its bound gets a bound that the counter meets.
//! - L2: No other counter passes the end of its range: it begins at least [`MOST_ROUNDS`] steps away from it.

use crate::body::Body;
use wavelift_codegen::ir::{
    Block, Function, FunctionKind, InstBuilder, InstructionData, IntCC, MemInfo, Opcode, Segment, Type,
    Value, ValueDef,
};

/// Bits of the number of rounds that come from a value, in a kernel and in a function, which may be called in loops.
const SOME_ROUNDS: [u64; 2] = [31, 7];
/// Rounds beside these, at most; with those of a kernel these are 40.
const MORE_ROUNDS: usize = 9;
/// Largest step.
const MOST_STEP: usize = 4;
/// Where counters begin that may pass zero.
const STARTS: [u64; 6] = [0, 0, 1, 3, 1000, 5u64.wrapping_neg()];
/// Where unsigned counters begin that go down.
const HIGH: u64 = 1000;

const SLOW: &str = "loop of a number of rounds that is known at run time";
const WIDE: &str = "loop counter of 64 bits";
const DOWN: &str = "loop counter that goes down";
const STEPS: &str = "loop counter that goes in steps";
const LATER: &str = "loop counter that does not begin at 0";
const EQUAL: &str = "loop until its counter is equal to a bound";
const SIGNED: &str = "loop with a signed comparison of its counter";

/// Every name that [`loops`] gives.
pub(crate) fn names() -> impl Iterator<Item = &'static str> {
    [SLOW, WIDE, DOWN, STEPS, LATER, EQUAL, SIGNED].into_iter()
}

/// How a counter goes.
struct Counter {
    ty: Type,
    first: Value,
    step: Value,
    advance: Opcode,
    /// The loop goes on while the counter compares so with the bound.
    cond: IntCC,
    bound: Value,
    uniform: bool,
    at_top: bool,
}

impl Body<'_, '_, '_> {
    /// A loop of few to 40 rounds.
    pub(crate) fn long_loop(&mut self) {
        let counter = self.long_counter();
        let breaks = self.choices.one_in(3);
        let other = self.data_type();
        let (header, params) = self.block(&[counter.ty, Type::I32, other]);
        let (exit, results) = self.block(&[Type::I32, other]);
        let first = [counter.first, self.value(Type::I32), self.value(other)];
        self.jump(header, &first);
        let mark = self.mark();
        self.goto(header);
        self.know(params[0], counter.uniform && !breaks);
        self.know(params[1], false);
        self.know(params[2], false);
        if counter.at_top {
            let cond = self.goes_on(&counter, params[0]);
            let (inside, _) = self.block(&[]);
            let targets = [self.to(inside, &[]), self.to(exit, &params[1..])];
            self.branch(cond, targets);
            self.goto(inside);
        }
        let sum = self.long_body(params[0], params[1]);
        let value = self.value(other);
        if breaks {
            let cond = self.value(Type::B1);
            let (next, _) = self.block(&[]);
            let targets = [self.to(exit, &[sum, value]), self.to(next, &[])];
            self.branch(cond, targets);
            self.goto(next);
        }
        let data = InstructionData::Binary {
            opcode: counter.advance,
            args: [params[0], counter.step],
        };
        let next = self.end().build(data, counter.ty, None);
        let next = self.result(next);
        let around = [next, sum, value];
        if counter.at_top {
            self.jump(header, &around);
        } else {
            self.set_uniform(next, counter.uniform && !breaks);
            let cond = self.goes_on(&counter, next);
            let targets = [self.to(header, &around), self.to(exit, &around[1..])];
            self.branch(cond, targets);
        }
        self.leave(mark);
        self.join(exit, &results, false);
    }

    fn goes_on(&mut self, counter: &Counter, number: Value) -> Value {
        let cond = self.end().icmp(counter.cond, number, counter.bound);
        let uniform = counter.uniform && self.is_uniform(number);
        self.set_uniform(cond, uniform);
        cond
    }

    /// How many rounds there are, as a number of a type, and whether all work-items have as many.
    fn long_rounds(&mut self, ty: Type, at_top: bool) -> (Value, bool) {
        let source = match self.choices.below(4) {
            3 => None,
            _ => self.uniform_value(Type::I32),
        };
        let source = source.unwrap_or_else(|| self.value(Type::I32));
        let uniform = self.is_uniform(source);
        let is_function = self.func.kind == FunctionKind::Function;
        let mask = self.int(Type::I32, SOME_ROUNDS[usize::from(is_function)]);
        let least = usize::from(!at_top);
        let more = least + self.choices.below(MORE_ROUNDS + 1 - least);
        let more = self.int(Type::I32, more as u64);
        let mut at = self.end();
        let rounds = at.band(Type::I32, source, mask);
        let rounds = at.iadd(Type::I32, rounds, more);
        let rounds = match ty {
            Type::I64 => at.uextend(ty, rounds),
            _ => rounds,
        };
        (rounds, uniform)
    }

    fn long_counter(&mut self) -> Counter {
        let ty = self.choices.of(&[Type::I32, Type::I32, Type::I64]);
        let at_top = self.choices.below(2) == 0;
        let (rounds, uniform) = self.long_rounds(ty, at_top);
        let down = self.choices.one_in(3);
        let step = 1 + self.choices.below(MOST_STEP) as u64;
        let step = self.int(ty, step);
        let (advance, conds) = match down {
            true => (Opcode::Isub, [IntCC::Ne, IntCC::Sgt, IntCC::Ugt]),
            false => (Opcode::Iadd, [IntCC::Ne, IntCC::Slt, IntCC::Ult]),
        };
        let cond = self.choices.of(&conds);
        let first = match cond {
            IntCC::Ult => self.choices.of(&STARTS[..5]),
            IntCC::Ugt => HIGH,
            _ => self.choices.of(&STARTS),
        };
        let first = self.int(ty, first);
        let mut at = self.end();
        let distance = match cond {
            IntCC::Ne => at.imul(ty, rounds, step),
            _ => rounds,
        };
        let bound = match down {
            true => at.isub(ty, first, distance),
            false => at.iadd(ty, first, distance),
        };
        self.set_uniform(bound, uniform);
        Counter {
            ty,
            first,
            step,
            advance,
            cond,
            bound,
            uniform,
            at_top,
        }
    }

    /// A round: an access at the counter, an operation or two, and the new sum.
    fn long_body(&mut self, number: Value, sum: Value) -> Value {
        let index = match self.type_of(number) {
            Type::I64 => self.end().ireduce(Type::I32, number),
            _ => number,
        };
        let uniform = self.is_uniform(number);
        self.set_uniform(index, uniform);
        match (self.choices.below(4), self.places.elements) {
            (0, Some(array)) => {
                let word = self.element_word(array, index, sum);
                self.know(word, false);
            }
            (0 | 1, _) => self.load_at(index),
            _ => {}
        }
        for _ in 0..1 + self.choices.below(2) {
            self.operation();
        }
        let value = self.value(Type::I32);
        let odd = self.int(Type::I32, 0x9e37_79b1);
        let mixed = self.end().imul(Type::I32, sum, odd);
        match self.choices.below(3) {
            0 => self.end().bxor(Type::I32, mixed, value),
            1 => self.end().isub(Type::I32, value, mixed),
            _ => self.end().iadd(Type::I32, mixed, value),
        }
    }

    /// Loads the word of the input that a number says, from the beginning or from the work-item's place on.
    fn load_at(&mut self, number: Value) {
        let (Some(input), Some(lane)) = (self.places.input, self.places.lane) else {
            return;
        };
        let base = self.choices.of(&[input, lane]);
        let (mask, two) = (self.int(Type::I32, 0x7f), self.int(Type::I32, 2));
        let mut at = self.end();
        let index = at.band(Type::I32, number, mask);
        let offset = at.ishl(Type::I32, index, two);
        let offset = at.uextend(Type::I64, offset);
        let address = at.iadd(Type::I64, base, offset);
        let mem = MemInfo::plain(Segment::Global, 2);
        let load = at.load(Type::I32, &[Type::I32], mem, 0, address);
        let value = self.result(load);
        self.know(value, false);
    }
}

/// The shapes of a function's counters, each as often as it has it: parameters of a block that are compared where the block is entered again, and grow by a constant.
pub(crate) fn loops(func: &Function) -> Vec<&'static str> {
    let mut found = Vec::new();
    for &latch in func.layout.blocks() {
        for call in func.successor_calls(latch) {
            let params = func.dfg.block_params(call.block);
            for (&param, &next) in params.iter().zip(func.dfg.call_args(call)) {
                if let Some(counted) = counted(func, param, next) {
                    found.extend(shapes_of(func, call.block, param, next, counted));
                }
            }
        }
    }
    found
}

/// By how much a parameter grows to its next value, as a signed number, if that is a constant.
fn counted(func: &Function, param: Value, next: Value) -> Option<i64> {
    let ValueDef::Result(inst, _) = func.dfg.value_def(func.dfg.resolve(next)) else {
        return None;
    };
    let &[a, b] = func.dfg.args(inst) else {
        return None;
    };
    let step = func.dfg.int_constant(func.dfg.resolve(b))? as i64;
    match func.dfg.opcode(inst) {
        _ if func.dfg.resolve(a) != param => None,
        Opcode::Iadd => Some(step),
        Opcode::Isub => Some(-step),
        _ => None,
    }
}

fn shapes_of(func: &Function, header: Block, param: Value, next: Value, step: i64) -> Vec<&'static str> {
    let mut found = Vec::new();
    for (_, inst) in func.layout.iter() {
        let InstructionData::IntCompare { cond, args, .. } = *func.dfg.inst(inst) else {
            continue;
        };
        let bound = func.dfg.resolve(args[1]);
        let compared = func.dfg.resolve(args[0]);
        if compared != param && compared != next || func.dfg.int_constant(bound).is_some() {
            continue;
        }
        found.push(SLOW);
        match cond {
            IntCC::Ne => found.push(EQUAL),
            IntCC::Slt | IntCC::Sgt => found.push(SIGNED),
            _ => {}
        }
        found.extend((func.dfg.value_type(param) == Type::I64).then_some(WIDE));
        found.extend((step < 0).then_some(DOWN));
        found.extend((step.abs() > 1).then_some(STEPS));
        let begins = func
            .layout
            .blocks()
            .iter()
            .flat_map(|&block| func.successor_calls(block));
        let at = func.dfg.block_params(header).iter().position(|&p| p == param);
        let later = begins
            .filter(|call| call.block == header)
            .filter_map(|call| func.dfg.call_args(call).get(at?).copied())
            .filter_map(|value| func.dfg.int_constant(func.dfg.resolve(value)));
        found.extend(later.into_iter().any(|first| first != 0).then_some(LATER));
        break;
    }
    found
}
