//! Control flow: conditionals, loops, switches, and graphs that no structure has. All of it ends (D1).

use crate::body::Body;
use wavelift_codegen::ir::{
    Block, BlockCall, InstBuilder, InstructionData, IntCC, Opcode, Type, Value, Width,
};

/// Conditionals, loops and graphs may stand in each other so far.
const DEEPEST: usize = 4;
/// Shapes of many instructions are begun with so many to spare.
const ROOMY: usize = 14;
/// Most rounds of a loop: with [`DEEPEST`] it bounds how long a program runs.
const MOST_ROUNDS: u64 = 4;

/// A loop that is being drawn, as `break` and `continue` see it.
#[derive(Clone, Debug)]
pub(crate) struct Loop {
    /// After the loop.
    exit: Block,
    /// Where the counter grows.
    latch: Block,
    /// Types of what goes around, which the exit gets, too.
    carried: Vec<Type>,
}

impl Body<'_, '_, '_> {
    /// Statements, as long as the budget lasts.
    pub(crate) fn statements(&mut self, most: usize) {
        for _ in 0..most {
            if self.budget == 0 || self.choices.is_empty() {
                return;
            }
            self.statement();
        }
    }

    fn statement(&mut self) {
        if self.spare == 0 {
            self.operations();
            return;
        }
        let deep = self.depth >= DEEPEST;
        let region = if deep { 0 } else { 1 };
        let large = usize::from(self.spare >= ROOMY);
        let settings = self.settings;
        let group = usize::from(self.meets() && self.places.group.is_some());
        let has = |place: bool| usize::from(place);
        let weights = [
            200,
            12,
            8,
            20 * region,
            10 * region,
            4 * region,
            6 * large * region * has(settings.graphs),
            14 * has(!self.callees.is_empty()),
            16 * has(settings.cross_lane),
            6 * group,
            6 * has(settings.atomics),
            4 * has(!self.loops.is_empty()),
            8 * large * has(self.places.array.is_some()),
            10 * large,
            8 * large * has(self.places.arguments.is_some()),
            5 * large * has(self.depth < 2),
            14 * large * region,
            5 * region * has(self.places.kept.is_some()),
            8 * large * has(self.places.elements.is_some()),
            8 * large * region * group,
            8 * region,
            3,
            16 * large * has(self.depth < 2),
            6 * has(self.may_leave()),
            5,
            4 * has(self.places.output.is_some()),
            5 * large * has(self.places.input.is_some()),
            6 * large * has(self.places.own.is_some() && self.depth < 2),
            3 * large,
            6,
            5 * large * region,
        ];
        match self.choices.weighted(&weights) {
            0 => self.operations(),
            1 => self.load(),
            2 => self.store(),
            3 => self.conditional(),
            4 => self.repeat(),
            5 => self.switch(),
            6 => self.graph(),
            7 => self.call(),
            8 => self.cross_lane(),
            9 => self.exchange(),
            10 => self.atomic(),
            11 => self.leave_loop(),
            12 => self.sweep(),
            13 => self.two_names(),
            14 => self.listed(),
            15 => self.hold(),
            16 => self.walk(),
            17 => self.deeper(true, Body::keep),
            18 => self.pick(),
            19 => self.meet_in_rounds(),
            20 => self.fork(),
            21 => self.whereabouts(),
            22 => self.long_loop(),
            23 => self.leave_early(),
            24 => self.side_by_side(),
            25 => self.first_item(),
            26 => self.rows(),
            27 => self.alike(),
            28 => self.parts(),
            29 => self.shared_factors(),
            _ => self.reentry(),
        }
    }

    /// Draws one side of a region, whose values are forgotten after it; ends it with a jump.
    pub(crate) fn side(&mut self, block: Block, most: usize, to: Block, types: &[Type]) -> bool {
        let mark = self.mark();
        self.goto(block);
        let most = self.choices.below(most + 1);
        self.statements(most);
        let args = self.values(types);
        let uniform = args.iter().all(|&arg| self.is_uniform(arg));
        self.store_left_over(mark);
        self.jump(to, &args);
        self.leave(mark);
        uniform
    }

    /// Runs `draw` one level deeper, where work-items come together only if they did and the condition is uniform.
    pub(crate) fn deeper<T>(&mut self, uniform: bool, draw: impl FnOnce(&mut Self) -> T) -> T {
        let together = self.together;
        self.together = together && uniform;
        self.depth += 1;
        let made = draw(self);
        self.depth -= 1;
        self.together = together;
        made
    }

    /// Goes on at a block whose parameters come into scope.
    pub(crate) fn join(&mut self, block: Block, params: &[Value], uniform: bool) {
        self.goto(block);
        for &param in params {
            self.know(param, uniform);
        }
    }

    /// What a conditional asks: now and then something that all work-items of a group answer alike.
    pub(crate) fn decision(&mut self) -> Value {
        if self.choices.one_in(4)
            && let Some(value) = self.uniform_value(Type::I32)
        {
            let limit = self.constant(Type::I32);
            let cond = self.choices.of(IntCC::ALL);
            let data = InstructionData::IntCompare {
                opcode: Opcode::Icmp,
                cond,
                args: [value, limit],
            };
            let inst = self.emit(data, Type::INVALID, None);
            return self.result(inst);
        }
        self.value(Type::B1)
    }

    /// `if`, with or without `else`.
    fn conditional(&mut self) {
        let cond = self.decision();
        let uniform = self.is_uniform(cond);
        let types = self.carried();
        let (join, params) = self.block(&types);
        let (yes, _) = self.block(&[]);
        let both = self.choices.below(2) == 0;
        let mut same = uniform;
        let no = if both {
            let (no, _) = self.block(&[]);
            (self.to(no, &[]), Some(no))
        } else {
            let args = self.values(&types);
            same &= args.iter().all(|&arg| self.is_uniform(arg));
            (self.to(join, &args), None)
        };
        let first = self.to(yes, &[]);
        self.branch(cond, [first, no.0]);
        self.deeper(uniform, |body| {
            same &= body.side(yes, 6, join, &types);
            if let Some(no) = no.1 {
                same &= body.side(no, 6, join, &types);
            }
        });
        self.join(join, &params, same);
    }

    /// How often a loop runs: a constant, or a number that each work-item has.
    pub(crate) fn rounds(&mut self) -> (Value, bool) {
        match self.choices.below(2) {
            0 => {
                let count = 1 + self.choices.below(MOST_ROUNDS as usize) as u64;
                (self.int(Type::I32, count), true)
            }
            _ => {
                let value = self.value(Type::I32);
                let uniform = self.is_uniform(value);
                let mask = self.int(Type::I32, MOST_ROUNDS - 1);
                let count = self.end().band(Type::I32, value, mask);
                self.set_uniform(count, uniform);
                (count, uniform)
            }
        }
    }

    /// A loop, tested at the top or at the bottom.
    pub(crate) fn repeat(&mut self) {
        let (bound, uniform) = self.rounds();
        // Where all come together and may meet at barriers, nobody leaves early.
        let early = !uniform || !self.meets() || self.choices.below(2) == 0;
        let at_top = self.choices.below(2) == 0;
        let carried = self.carried();
        let types: Vec<Type> = std::iter::once(Type::I32)
            .chain(carried.iter().copied())
            .collect();
        let (header, params) = self.block(&types);
        let (exit, results) = self.block(&carried);
        let (latch, latched) = self.block(&carried);
        let start = self.int(Type::I32, 0);
        let mut first = vec![start];
        for &ty in &carried {
            let begins = self.begins(ty);
            first.push(begins);
        }
        self.jump(header, &first);

        let mark = self.mark();
        self.join(header, &params[..1], uniform && !early);
        for &param in &params[1..] {
            self.know(param, false);
            self.low_bits(param);
        }
        if at_top {
            let cond = self.end().icmp(IntCC::Ult, params[0], bound);
            self.set_uniform(cond, uniform && !early);
            let (inside, _) = self.block(&[]);
            let targets = [self.to(inside, &[]), self.to(exit, &params[1..])];
            self.branch(cond, targets);
            self.goto(inside);
        }
        self.deeper(uniform && !early, |body| {
            if early {
                body.loops.push(Loop {
                    exit,
                    latch,
                    carried: carried.clone(),
                });
            }
            let outer = if early {
                Vec::new()
            } else {
                std::mem::take(&mut body.loops)
            };
            let at = body.at;
            let meeting = usize::from(!early);
            body.meeting += meeting;
            body.side(at, 6, latch, &carried);
            body.meeting -= meeting;
            if early {
                body.loops.pop();
            } else {
                body.loops = outer;
            }
        });
        self.leave(mark);
        let mark = self.mark();
        self.deeper(uniform && !early, |body| {
            body.goto(latch);
            let meeting = usize::from(!early);
            body.meeting += meeting;
            let latched = body.late(&latched, &carried);
            body.meeting -= meeting;
            let bottom = if at_top { None } else { Some((bound, exit)) };
            body.close(&latched, params[0], bottom, header);
        });
        self.leave(mark);
        self.join(exit, &results, false);
        for &result in &results {
            self.low_bits(result);
        }
    }

    /// The low bits of an integer as a value of their own, mostly: who knows them wrongly makes something else of it.
    fn low_bits(&mut self, value: Value) {
        let ty = self.type_of(value);
        if !ty.is_int() || ty.is_vector() || self.choices.one_in(4) {
            return;
        }
        let bits = 1 + self.choices.below(4);
        let mask = self.int(ty, (1 << bits) - 1);
        let low = self.end().band(ty, value, mask);
        self.know(low, false);
    }

    /// The end of a round: the counter grows, and a loop that is tested at the bottom is left. Now and then two edges of the branch lead around, with
    /// other values each.
    fn close(&mut self, latched: &[Value], count: Value, bottom: Option<(Value, Block)>, header: Block) {
        let one = self.int(Type::I32, 1);
        let next = self.end().iadd(Type::I32, count, one);
        let mut around = vec![next];
        for &value in latched {
            let turned = self.turned(value);
            around.push(turned);
        }
        let again = self.to(header, &around);
        let other = self.choices.one_in(4).then(|| {
            let types: Vec<Type> = latched.iter().map(|&value| self.type_of(value)).collect();
            let mut around = vec![next];
            around.extend(self.values(&types));
            self.to(header, &around)
        });
        match (bottom, other) {
            (None, None) => {
                self.end().jump(again);
            }
            (None, Some(other)) => {
                let cond = self.decision();
                self.branch(cond, [again, other]);
            }
            (Some((bound, exit)), None) => {
                let cond = self.end().icmp(IntCC::Ult, next, bound);
                let done = self.to(exit, latched);
                self.branch(cond, [again, done]);
            }
            (Some((bound, exit)), Some(other)) => {
                let value = self.value(Type::I32);
                let two = self.int(Type::I32, 2);
                let cond = self.end().icmp(IntCC::Ult, next, bound);
                let which = self.end().band(Type::I32, value, one);
                let index = self.end().select(Type::I32, cond, which, two);
                let (done, never) = (self.to(exit, latched), self.to(exit, latched));
                let table = self.func.dfg.switch_tables.push(vec![again, other, done, never]);
                self.end().switch(Width::ONE, index, table);
            }
        }
    }

    /// Half of the time what a round passes to the next comes from a last conditional.
    fn late(&mut self, latched: &[Value], types: &[Type]) -> Vec<Value> {
        if types.is_empty() || self.choices.one_in(2) {
            return latched.to_vec();
        }
        let cond = self.decision();
        let (join, params) = self.block(types);
        let (yes, _) = self.block(&[]);
        let targets = [self.to(yes, &[]), self.to(join, latched)];
        self.branch(cond, targets);
        // Nobody leaves loops around this one from here.
        let outer = std::mem::take(&mut self.loops);
        let uniform = self.is_uniform(cond);
        self.deeper(uniform, |body| body.side(yes, 4, join, types));
        self.loops = outer;
        self.goto(join);
        params
    }

    /// What a loop carries at first: any value, or an integer whose low bits are known.
    fn begins(&mut self, ty: Type) -> Value {
        if ty.is_int() && !ty.is_vector() && !self.choices.one_in(3) {
            let known = self.choices.of(&[0, 1, 4, 16, 0x60]);
            return self.int(ty, known);
        }
        self.value(ty)
    }

    /// What a round passes to the next: a value, or for integers something that is made of it and of nothing else: a sum or product of it with itself.
    pub(crate) fn turned(&mut self, value: Value) -> Value {
        let ty = self.type_of(value);
        if !ty.is_int() || ty.is_vector() || self.choices.one_in(3) {
            return value;
        }
        let shift = 1 + self.choices.below(4) as u64;
        let shift = self.int(Type::I32, shift);
        let shifted = self.end().ishl(ty, value, shift);
        let made = match self.choices.below(4) {
            0 => self.end().imul(ty, value, value),
            1 => self.end().iadd(ty, shifted, value),
            2 => self.end().bor(ty, shifted, value),
            _ => shifted,
        };
        let uniform = self.is_uniform(value);
        self.set_uniform(made, uniform);
        made
    }

    /// `break` or `continue` of any loop around this place, under a condition.
    fn leave_loop(&mut self) {
        let which = self.choices.below(self.loops.len());
        let Loop { exit, latch, carried } = self.loops[which].clone();
        let to = if self.choices.below(2) == 0 { exit } else { latch };
        let cond = self.value(Type::B1);
        let args = self.values(&carried);
        let (next, _) = self.block(&[]);
        let targets = [self.to(to, &args), self.to(next, &[])];
        self.branch(cond, targets);
        self.goto(next);
    }

    /// A switch over a few numbers, some of which lead to the same place, or fall into what others lead to.
    fn switch(&mut self) {
        let value = self.value(Type::I32);
        let uniform = self.is_uniform(value);
        let entries = self.choices.of(&[2, 4, 8]);
        let mask = self.int(Type::I32, entries as u64 - 1);
        let index = self.end().band(Type::I32, value, mask);
        self.set_uniform(index, uniform);
        let types = self.carried();
        let (join, params) = self.block(&types);
        let sides: Vec<Block> = (0..1 + self.choices.below(entries))
            .map(|_| self.block(&[]).0)
            .collect();
        let calls: Vec<BlockCall> = (0..entries)
            .map(|entry| {
                let to = if entry < sides.len() {
                    sides[entry]
                } else {
                    self.choices.of(&sides)
                };
                self.to(to, &[])
            })
            .collect();
        let width = self.promise(index);
        let table = self.func.dfg.switch_tables.push(calls);
        self.end().switch(width, index, table);
        let same = self.deeper(uniform, |body| {
            sides.iter().enumerate().fold(uniform, |same, (at, &side)| {
                let later = &sides[at + 1..];
                if later.is_empty() || !body.choices.one_in(4) {
                    return body.side(side, 3, join, &types) && same;
                }
                // It falls into a later one, often with nothing on its way.
                let most = body.choices.of(&[0, 0, 3]);
                let into = body.choices.of(later);
                body.side(side, most, into, &[]) && same
            })
        });
        self.join(join, &params, same);
    }

    /// A graph in which every block may lead to every other one, entered at two places. Each block spends fuel, so the walk ends.
    fn graph(&mut self) {
        let own = self.data_type();
        let types = [Type::I32, Type::I32, own];
        let nodes: Vec<(Block, Vec<Value>)> = (0..2 + self.choices.below(5))
            .map(|_| self.block(&types))
            .collect();
        let (exit, results) = self.block(&types[1..]);
        let fuel = 1 + self.choices.below(12) as u64;
        let fuel = self.int(Type::I32, fuel);
        let entry = [fuel, self.value(Type::I32), self.value(own)];
        let cond = self.value(Type::B1);
        let targets = [self.to(nodes[0].0, &entry), self.to(nodes[1].0, &entry)];
        self.branch(cond, targets);
        let outer = std::mem::take(&mut self.loops);
        self.deeper(false, |body| {
            for (block, params) in &nodes {
                body.node(*block, params, &nodes, exit, own);
            }
        });
        self.loops = outer;
        self.join(exit, &results, false);
    }

    /// A block of a graph: it mixes what it gets, and goes on to one of two or four others.
    fn node(
        &mut self,
        block: Block,
        params: &[Value],
        nodes: &[(Block, Vec<Value>)],
        exit: Block,
        own: Type,
    ) {
        let mark = self.mark();
        self.join(block, params, false);
        let most = self.choices.below(3);
        for _ in 0..most {
            match self.choices.below(6) {
                5 if self.settings.cross_lane => self.cross_lane(),
                4 => self.load(),
                3 => self.store(),
                _ => self.operation(),
            }
        }
        let (odd, salt) = (self.int(Type::I32, 0x85eb_ca6b), self.value(Type::I32));
        let mut at = self.end();
        let mixed = at.imul(Type::I32, params[1], odd);
        let mixed = at.bxor(Type::I32, mixed, salt);
        let one = at.iconst(Type::I32, 1);
        let fuel = at.isub(Type::I32, params[0], one);
        let zero = at.iconst(Type::I32, 0);
        let spent = at.icmp(IntCC::Eq, fuel, zero);
        let value = self.value(own);
        let (next, _) = self.block(&[]);
        let targets = [self.to(exit, &[mixed, value]), self.to(next, &[])];
        self.branch(spent, targets);
        self.goto(next);
        let args = [fuel, mixed, value];
        let count = self.choices.of(&[1, 2, 2, 2, 4]);
        let calls: Vec<BlockCall> = (0..count)
            .map(|_| {
                let to = self.choices.below(nodes.len());
                self.to(nodes[to].0, &args)
            })
            .collect();
        let bit = self.choices.below(30) as u64;
        let shift = self.int(Type::I32, bit);
        let mask = self.int(Type::I32, count as u64 - 1);
        let mut at = self.end();
        let shifted = at.ushr(Type::I32, mixed, shift);
        let index = at.band(Type::I32, shifted, mask);
        match calls[..] {
            [only] => {
                at.jump(only);
            }
            [a, b] => {
                let zero = at.iconst(Type::I32, 0);
                let cond = at.icmp(IntCC::Ne, index, zero);
                self.branch(cond, [a, b]);
            }
            _ => {
                let table = at.dfg_mut().switch_tables.push(calls);
                self.end().switch(Width::ONE, index, table);
            }
        }
        self.leave(mark);
    }
}
