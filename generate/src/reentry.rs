//! Loops that two ways lead around: a short one to where each round begins, and one through a block that the first round comes through, too.
//!
//! As a graph it is one loop in another, though each round is a round of both.

use crate::body::Body;
use wavelift_codegen::ir::{Block, InstBuilder, IntCC, Type, Value};

/// Statements of a part of a round, at most.
const MOST_STATEMENTS: usize = 3;

impl Body<'_, '_, '_> {
    /// A loop whose first round, and some others, begin with a small block of their own.
    pub(crate) fn reentry(&mut self) {
        let (bound, _) = self.rounds();
        let ty = self.data_type();
        let types = [Type::I32, ty];
        let (shared, given) = self.block(&types);
        let (meet, params) = self.block(&types);
        let [inside, then, latch] = [(); 3].map(|()| self.block(&[]).0);
        let (exit, results) = self.block(&[ty]);
        let first = [self.int(Type::I32, 0), self.value(ty)];
        self.jump(shared, &first);
        self.goto(shared);
        let turned = self.turned(given[1]);
        self.jump(meet, &[given[0], turned]);
        // Nobody leaves loops around this one from here.
        let outer = std::mem::take(&mut self.loops);
        let mark = self.mark();
        self.deeper(false, |body| {
            body.join(meet, &params, false);
            if body.settings.cross_lane {
                body.cross_lane();
            }
            let one = body.int(Type::I32, 1);
            let next = body.end().iadd(Type::I32, params[0], one);
            let more = body.end().icmp(IntCC::Ule, next, bound);
            let targets = [body.to(inside, &[]), body.to(exit, &params[1..])];
            body.branch(more, targets);
            body.goto(inside);
            let cond = body.decision();
            let targets = [body.to(then, &[]), body.to(latch, &[])];
            body.branch(cond, targets);
            body.round_goes_on(then, shared, (next, ty));
            body.round_goes_on(latch, meet, (next, ty));
        });
        self.leave(mark);
        self.loops = outer;
        self.join(exit, &results, false);
    }

    /// The rest of a round, after which the next one begins at `to`.
    fn round_goes_on(&mut self, block: Block, to: Block, (number, ty): (Value, Type)) {
        let mark = self.mark();
        self.goto(block);
        let most = self.choices.below(MOST_STATEMENTS + 1);
        self.statements(most);
        let value = self.value(ty);
        self.store_left_over(mark);
        self.jump(to, &[number, value]);
        self.leave(mark);
    }
}
