//! Random structured functions in two views: conditionals with and without skips, nested loops, mixed widths, tuples built by
//! parts and of copies, early definitions, late uses, fixed registers, clobbers.

use super::toy::{Builder, Op};
use crate::machine::*;

const V: RegFile = RegFile::VECTOR;
const S: RegFile = RegFile::SCALAR;

/// Decisions, taken from bytes so that a failure shrinks.
struct Choices<'a> {
    bytes: &'a [u8],
}

impl Choices<'_> {
    fn left(&self) -> usize {
        self.bytes.len()
    }

    fn pick(&mut self, n: usize) -> usize {
        match self.bytes.split_first() {
            Some((&first, rest)) => {
                self.bytes = rest;
                usize::from(first) % n
            }
            None => 0,
        }
    }
}

/// Generates a function from bytes.
pub struct Generator<'a> {
    pub b: Builder,
    choices: Choices<'a>,
    /// Vector values that are defined here in the thread view.
    vectors: Vec<VReg>,
    /// Scalar values that are defined here in the wave view.
    scalars: Vec<VReg>,
    /// How many of the latest values are used: small keeps pressure low.
    reach: usize,
}

impl<'a> Generator<'a> {
    /// A whole function.
    pub fn function(bytes: &'a [u8], reach: usize) -> Builder {
        let mut g = Generator {
            b: Builder::new(),
            choices: Choices { bytes },
            vectors: Vec::new(),
            scalars: Vec::new(),
            reach,
        };
        for width in [1, 2] {
            let v = g.b.vector(width, &[]);
            let s = g.b.scalar(width, &[]);
            g.vectors.push(v);
            g.scalars.push(s);
        }
        g.region(0, usize::MAX);
        g.record();
        g.b.end_body();
        g.b.end();
        g.b
    }

    fn vector(&mut self) -> VReg {
        let n = self.vectors.len();
        let back = self.choices.pick(n.min(self.reach));
        self.vectors[n - 1 - back]
    }

    fn scalar(&mut self) -> VReg {
        let n = self.scalars.len();
        let back = self.choices.pick(n.min(self.reach));
        self.scalars[n - 1 - back]
    }

    fn vector_of(&mut self, width: u8) -> VReg {
        let first = self.vector();
        let found = self
            .vectors
            .iter()
            .rev()
            .copied()
            .filter(|&v| self.b.width(v) == width);
        let found: Vec<VReg> = found.take(self.reach.min(8)).collect();
        if found.is_empty() {
            let v = self.b.vector(width, &[first]);
            self.vectors.push(v);
            return v;
        }
        found[self.choices.pick(found.len())]
    }

    fn scalar_of(&mut self, width: u8) -> VReg {
        let found = self
            .scalars
            .iter()
            .rev()
            .copied()
            .find(|&v| self.b.width(v) == width);
        found.unwrap_or_else(|| {
            let v = self.b.scalar(width, &[]);
            self.scalars.push(v);
            v
        })
    }

    /// A use of a value or of a part of it.
    fn operand(&mut self, v: VReg) -> Operand {
        let width = self.b.width(v);
        let mut operand = self.b.whole(v, OperandKind::Use);
        if self.choices.pick(3) == 0 {
            let start = self.choices.pick(usize::from(width)) as u8;
            let len = 1 + self.choices.pick(usize::from(width - start)) as u8;
            operand.part = SubReg { start, width: len };
        }
        operand
    }

    fn width(&mut self, widths: &[u8]) -> u8 {
        widths[self.choices.pick(widths.len())]
    }

    fn record(&mut self) {
        let (a, b, s) = (self.vector(), self.vector(), self.scalar());
        self.b.out(&[a, b, s]);
    }

    fn region(&mut self, depth: usize, steps: usize) {
        for _ in 0..steps {
            if self.choices.left() == 0 {
                return;
            }
            match self.choices.pick(20) {
                0..=5 => self.compute(V),
                6 | 7 => self.compute(S),
                8 | 9 => self.record(),
                10 => self.tuple(),
                11 => self.change_part(),
                12 => self.early_and_late(),
                13 if self.choices.pick(2) == 0 => self.constant(),
                13 => self.copy(),
                14 => self.fixed(),
                15 => self.clobber(),
                16 | 17 if depth < 4 => self.conditional(depth),
                18 if depth < 3 => self.looped(depth),
                _ => self.compute(V),
            }
        }
    }

    fn compute(&mut self, file: RegFile) {
        let mut args = Vec::new();
        for _ in 0..self.choices.pick(4) {
            // Scalars may be read by vector instructions, not the other way round.
            let v = if file == V && self.choices.pick(4) != 0 {
                self.vector()
            } else {
                self.scalar()
            };
            args.push(self.operand(v));
        }
        let widths: &[u8] = if file == V {
            &[1, 1, 1, 1, 2, 2, 3, 4, 8, 16]
        } else {
            &[1, 1, 1, 2, 2, 4, 8]
        };
        let results = 1 + self.choices.pick(5) / 4;
        for _ in 0..results {
            let width = self.width(widths);
            let def = self.b.func.vreg(file, width);
            args.push(self.b.whole(def, OperandKind::Def));
            if file == V {
                self.vectors.push(def)
            } else {
                self.scalars.push(def)
            }
        }
        let imm = self.b.fresh_imm();
        self.b.push(Op::Mix, args, imm);
    }

    fn tuple(&mut self) {
        let file = if self.choices.pick(3) == 0 { S } else { V };
        let width = self.width(if file == V { &[2, 3, 4, 8] } else { &[2, 4] });
        let units: Vec<VReg> = (0..width)
            .map(|_| {
                if file == V {
                    self.vector_of(1)
                } else {
                    self.scalar_of(1)
                }
            })
            .collect();
        let tuple = if self.choices.pick(2) == 0 {
            self.b.concat(file, &units)
        } else {
            self.b.tuple(file, &units)
        };
        if file == V {
            self.vectors.push(tuple)
        } else {
            self.scalars.push(tuple)
        }
    }

    fn change_part(&mut self) {
        let (old, unit) = (self.vector(), self.vector());
        let width = self.b.width(old);
        let def = self.b.func.vreg(V, width);
        let start = self.choices.pick(usize::from(width)) as u8;
        let args = vec![
            self.operand(unit),
            Operand::new(old, SubReg::NONE, OperandKind::Use),
            Operand::new(def, SubReg::unit(start), OperandKind::TiedDef { tied: 1 }),
        ];
        let imm = self.b.fresh_imm();
        self.b.push(Op::Mix, args, imm);
        self.vectors.push(def);
    }

    fn early_and_late(&mut self) {
        let (a, c) = (self.vector(), self.vector());
        let widths = [1, 1, 2, 4];
        let (early, late) = (self.width(&widths), self.width(&widths));
        let (early, late) = (self.b.func.vreg(V, early), self.b.func.vreg(V, late));
        let mut args = vec![
            self.operand(a),
            self.b.whole(c, OperandKind::LateUse),
            self.b.whole(early, OperandKind::EarlyDef),
        ];
        if self.choices.pick(2) == 0 {
            args.push(self.b.whole(late, OperandKind::Def));
            self.vectors.push(late);
        }
        let imm = self.b.fresh_imm();
        self.b.push(Op::Mix, args, imm);
        self.vectors.push(early);
    }

    fn constant(&mut self) {
        let file = if self.choices.pick(3) == 0 { S } else { V };
        let width = self.width(&[1, 1, 2, 4]);
        let value = self.b.constant(file, width);
        if file == V {
            self.vectors.push(value)
        } else {
            self.scalars.push(value)
        }
    }

    fn copy(&mut self) {
        let v = if self.choices.pick(3) == 0 {
            self.scalar()
        } else {
            self.vector()
        };
        let data = self.b.func.vregs[v];
        let def = self.b.func.vreg(data.file, data.width);
        let args = vec![
            self.b.whole(v, OperandKind::Use),
            self.b.whole(def, OperandKind::Def),
        ];
        self.b.push(Op::Copy, args, 0);
        if data.file == V {
            self.vectors.push(def)
        } else {
            self.scalars.push(def)
        }
    }

    fn fixed(&mut self) {
        let (file, v, first) = match self.choices.pick(4) {
            0 => (S, self.scalar_of(2), 106),
            1 => (S, self.scalar_of(2), 4),
            2 => (V, self.vector_of(1), 3),
            _ => (V, self.vector_of(2), 8),
        };
        let width = self.b.width(v);
        let place = PReg::new(file, first, width);
        let imm = self.b.fresh_imm();
        if self.choices.pick(2) == 0 {
            let mut operand = self.b.whole(v, OperandKind::Use);
            operand.fixed = Some(place);
            self.b.push(Op::Out, vec![operand], imm);
        } else {
            let def = self.b.func.vreg(file, width);
            let mut operand = self.b.whole(def, OperandKind::Def);
            operand.fixed = Some(place);
            let used = self.b.whole(v, OperandKind::Use);
            self.b.push(Op::Mix, vec![used, operand], imm);
            if file == V {
                self.vectors.push(def)
            } else {
                self.scalars.push(def)
            }
        }
    }

    fn clobber(&mut self) {
        let used = self.vector();
        let def = self.b.vector(1, &[used]);
        self.vectors.push(def);
        let at = self.b.at;
        let first = self.choices.pick(16) as u16;
        if let Some(inst) = self.b.func.blocks[at].insts.last_mut() {
            inst.clobbers = vec![
                PReg::new(V, first, 2),
                PReg::new(S, 106, 2),
                PReg::new(S, 2 * first, 2),
            ];
        }
    }

    /// The part of a conditional's arm between two blocks of the wave order; ends open.
    fn arm(&mut self, at: MBlock, depth: usize, join: MBlock, params: &[VReg]) {
        self.b.at = at;
        self.b.begin_body();
        let steps = 1 + self.choices.pick(6);
        self.region(depth + 1, steps);
        let args: Vec<VReg> = params
            .iter()
            .map(|&p| {
                let width = self.b.width(p);
                self.vector_of(width)
            })
            .collect();
        self.b.thread_edge(join, &args);
        self.b.end_body();
    }

    fn conditional(&mut self, depth: usize) {
        let condition = self.vector();
        let m = self.b.ballot(condition);
        let has_else = self.choices.pick(3) != 0;
        let (skip_then, skip_else) = (self.choices.pick(2) == 0, self.choices.pick(2) == 0);
        let then = self.b.detached(true);
        let other = self.b.detached(true);
        let join = self.b.detached(true);
        let flow = self.b.detached(false);
        let widths: Vec<u8> = (0..self.choices.pick(4))
            .map(|_| self.width(&[1, 1, 2, 4]))
            .collect();
        let params: Vec<VReg> = widths.iter().map(|&w| self.b.thread_param(join, w)).collect();
        self.b.thread_edge(then, &[]);
        self.b.thread_edge(other, &[]);
        self.b.choice.insert(self.b.at, m);
        self.b.end_body();
        let save = self.b.get_exec();
        let taken = self.b.mask_and(save, m);
        self.b.set_exec(taken);
        let (vectors, scalars) = (self.vectors.len(), self.scalars.len());

        // The first arm, skipped or not if no lane wants it.
        let carried = skip_then.then(|| self.scalar());
        let param = carried.map(|c| {
            let width = self.b.width(c);
            self.b.wave_param(flow, width)
        });
        if let Some(carried) = carried {
            let edge = self.b.block(false);
            self.b.branch_exec_zero(edge, then);
            self.b.at = edge;
            self.b.jump(flow, &[carried]);
        } else {
            self.b.jump(then, &[]);
        }
        self.b.func.order.push(then);
        self.arm(then, depth, join, &params);
        match carried {
            Some(carried) => {
                let width = self.b.width(carried);
                let arg = self.scalar_of(width);
                self.b.jump(flow, &[arg]);
                self.scalars.truncate(scalars);
            }
            None => self.b.jump(flow, &[]),
        }
        self.scalars.extend(param);
        self.vectors.truncate(vectors);

        self.b.func.order.push(flow);
        self.b.at = flow;
        let rest = self.b.mask_and_not(save, m);
        self.b.set_exec(rest);
        let scalars = self.scalars.len();
        let skip_else = skip_else && has_else;
        if skip_else {
            let edge = self.b.block(false);
            self.b.branch_exec_zero(edge, other);
            self.b.at = edge;
        }
        self.b.jump(if skip_else { join } else { other }, &[]);
        self.b.func.order.push(other);
        if has_else {
            self.arm(other, depth, join, &params);
        } else {
            self.b.at = other;
            self.b.begin_body();
            let args: Vec<VReg> = widths.iter().map(|&w| self.vector_of(w)).collect();
            self.b.thread_edge(join, &args);
            self.b.end_body();
        }
        self.b.jump(join, &[]);
        if skip_else {
            self.scalars.truncate(scalars);
        }
        self.vectors.truncate(vectors);
        self.b.func.order.push(join);
        self.b.at = join;
        self.b.set_exec(save);
        self.b.begin_body();
        self.vectors.extend(params);
    }

    fn looped(&mut self, depth: usize) {
        let head = self.b.detached(true);
        let back = self.b.detached(true);
        let post = self.b.detached(true);
        let zero = self.b.zero();
        let start: Vec<VReg> = (0..1 + self.choices.pick(4)).map(|_| self.vector()).collect();
        let start_scalars: Vec<VReg> = (0..self.choices.pick(3)).map(|_| self.scalar()).collect();
        let counter = self.b.wave_param(head, 1);
        let params: Vec<VReg> = start
            .iter()
            .map(|&v| {
                let width = self.b.width(v);
                self.b.thread_param(head, width)
            })
            .collect();
        let scalar_params: Vec<VReg> = start_scalars
            .iter()
            .map(|&v| {
                let width = self.b.width(v);
                self.b.wave_param(head, width)
            })
            .collect();
        self.b.thread_edge(head, &start);
        self.b.end_body();
        let save = self.b.get_exec();
        let mut args = vec![zero];
        args.extend(&start_scalars);
        self.b.jump(head, &args);
        self.b.func.order.push(head);
        self.b.at = head;
        self.b.begin_body();
        self.vectors.extend(&params);
        self.scalars.extend(&scalar_params);
        let steps = 1 + self.choices.pick(8);
        self.region(depth + 1, steps);
        // The parameters themselves are among what may come round, so permutations happen.
        let next: Vec<VReg> = params
            .iter()
            .map(|&p| {
                let width = self.b.width(p);
                self.vector_of(width)
            })
            .collect();
        let next_scalars: Vec<VReg> = scalar_params
            .iter()
            .map(|&p| {
                let width = self.b.width(p);
                self.scalar_of(width)
            })
            .collect();
        let condition = self.vector();
        let m = self.b.ballot(condition);
        let count = self.b.add_imm(counter, 1);
        let m = self.b.mask_limit(m, count, 3);
        let latch = self.b.at;
        self.b.thread_edge(back, &[]);
        self.b.thread_edge(post, &[]);
        self.b.choice.insert(latch, m);
        self.b.end_body();
        let exec = self.b.get_exec();
        let stay = self.b.mask_and(exec, m);
        self.b.set_exec(stay);
        self.b.branch_exec_zero(post, back);
        self.b.func.order.push(back);
        self.b.at = back;
        self.b.begin_body();
        self.b.thread_edge(head, &next);
        self.b.end_body();
        let mut args = vec![count];
        args.extend(&next_scalars);
        self.b.jump(head, &args);
        self.b.func.order.push(post);
        self.b.at = post;
        self.b.set_exec(save);
        self.b.begin_body();
    }
}

/// A long function from a fixed sequence.
pub fn long_function(insts: usize, reach: usize, seed: u64) -> Builder {
    let mut state = seed;
    let bytes: Vec<u8> = (0..insts * 5)
        .map(|_| {
            state = state
                .wrapping_mul(6_364_136_223_846_793_005)
                .wrapping_add(1_442_695_040_888_963_407);
            (state >> 56) as u8
        })
        .collect();
    Generator::function(&bytes, reach)
}
