//! Instructions as terms of a solver: bit vectors of the lanes' widths, a truth value as one bit.

use crate::meaning::is_native;
use easy_smt::{Context, SExpr};
use std::collections::HashMap;
use wavelift_codegen::ir::{Function, InstructionData, IntCC, Opcode, Type, Value, ValueDef};

/// Terms of values.
pub struct Terms<'c> {
    /// The solver.
    pub context: &'c mut Context,
    /// Lanes of values.
    pub lanes: HashMap<Value, Vec<SExpr>>,
    /// What must hold so that the manual defines the result.
    pub defined: Vec<SExpr>,
    fresh: usize,
}

/// An operator applied.
pub fn app(context: &Context, operator: &str, args: &[SExpr]) -> SExpr {
    let mut list = vec![context.atom(operator)];
    list.extend(args);
    context.list(list)
}

/// A number of bits.
pub fn number(context: &Context, width: u32, bits: u64) -> SExpr {
    let digits = format!("(_ bv{bits} {width})");
    context.atom(digits)
}

/// More bits above.
pub fn extend(context: &Context, how: &str, by: u32, term: SExpr) -> SExpr {
    match by {
        0 => term,
        _ => app(context, &format!("(_ {how} {by})"), &[term]),
    }
}

/// The bits from `low` to `high`.
pub fn bits(context: &Context, high: u32, low: u32, term: SExpr) -> SExpr {
    app(context, &format!("(_ extract {high} {low})"), &[term])
}

/// A condition as one bit.
fn truth(context: &Context, condition: SExpr) -> SExpr {
    app(
        context,
        "ite",
        &[condition, number(context, 1, 1), number(context, 1, 0)],
    )
}

/// Operators with the same meaning.
const SAME: &[(Opcode, &str)] = &[
    (Opcode::Iadd, "bvadd"),
    (Opcode::Isub, "bvsub"),
    (Opcode::Imul, "bvmul"),
    (Opcode::Udiv, "bvudiv"),
    (Opcode::Sdiv, "bvsdiv"),
    (Opcode::Urem, "bvurem"),
    (Opcode::Srem, "bvsrem"),
    (Opcode::Ineg, "bvneg"),
    (Opcode::Band, "bvand"),
    (Opcode::Bor, "bvor"),
    (Opcode::Bxor, "bvxor"),
    (Opcode::Bnot, "bvnot"),
];

/// The first operand where the comparison holds, else the second.
const CHOICES: &[(Opcode, &str)] = &[
    (Opcode::Umin, "bvule"),
    (Opcode::Umax, "bvuge"),
    (Opcode::Smin, "bvsle"),
    (Opcode::Smax, "bvsge"),
];

const SHIFTS: &[(Opcode, &str)] = &[
    (Opcode::Ishl, "bvshl"),
    (Opcode::Ushr, "bvlshr"),
    (Opcode::Sshr, "bvashr"),
];

fn found(table: &[(Opcode, &'static str)], opcode: Opcode) -> Option<&'static str> {
    table.iter().find(|(of, _)| *of == opcode).map(|(_, name)| *name)
}

fn comparison(cc: IntCC) -> &'static str {
    match cc {
        IntCC::Eq => "=",
        IntCC::Ne => "distinct",
        IntCC::Slt => "bvslt",
        IntCC::Sle => "bvsle",
        IntCC::Sgt => "bvsgt",
        IntCC::Sge => "bvsge",
        IntCC::Ult => "bvult",
        IntCC::Ule => "bvule",
        IntCC::Ugt => "bvugt",
        IntCC::Uge => "bvuge",
    }
}

/// An operation on lanes.
struct Lane<'a> {
    opcode: Opcode,
    width: u32,
    from: u32,
    args: &'a [SExpr],
}

impl<'c> Terms<'c> {
    /// No terms yet.
    pub fn new(context: &'c mut Context) -> Terms<'c> {
        Terms {
            context,
            lanes: HashMap::new(),
            defined: Vec::new(),
            fresh: 0,
        }
    }

    /// A bit vector of which nothing is known.
    ///
    /// # Errors
    /// The solver is gone.
    pub fn unknown(&mut self, width: u32) -> Result<SExpr, String> {
        self.fresh += 1;
        let sort = self.context.bit_vec_sort(self.context.numeral(width));
        let name = format!("x{}", self.fresh);
        self.context
            .declare_const(name, sort)
            .map_err(|error| error.to_string())
    }

    /// The lanes of a value.
    ///
    /// # Errors
    /// An operation that has no term.
    pub fn value(&mut self, func: &Function, value: Value) -> Result<Vec<SExpr>, String> {
        let dfg = &func.dfg;
        if let Some(lanes) = self.lanes.get(&value) {
            return Ok(lanes.clone());
        }
        let ty = dfg.value_type(value);
        let lanes = match dfg.value_def(value) {
            ValueDef::Result(inst, _) => {
                let args = dfg.args(inst).to_vec();
                let args: Result<Vec<Vec<SExpr>>, String> =
                    args.into_iter().map(|arg| self.value(func, arg)).collect();
                let types: Vec<Type> = dfg.args(inst).iter().map(|&arg| dfg.value_type(arg)).collect();
                self.instruction(dfg.inst(inst), ty, &types, &args?)?
            }
            ValueDef::Param(..) => (0..ty.lanes())
                .map(|_| self.unknown(ty.lane_bits()))
                .collect::<Result<_, _>>()?,
        };
        self.lanes.insert(value, lanes.clone());
        Ok(lanes)
    }

    fn instruction(
        &mut self,
        data: &InstructionData,
        ty: Type,
        types: &[Type],
        args: &[Vec<SExpr>],
    ) -> Result<Vec<SExpr>, String> {
        let opcode = data.opcode();
        match *data {
            InstructionData::Const { imm, .. } => return Ok(vec![number(self.context, ty.bits(), imm)]),
            InstructionData::UnaryImm {
                opcode: Opcode::ExtractLane,
                imm,
                ..
            } => return Ok(vec![args[0][usize::from(imm)]]),
            InstructionData::BinaryImm {
                opcode: Opcode::InsertLane,
                imm,
                ..
            } => {
                let mut lanes = args[0].clone();
                lanes[usize::from(imm)] = args[1][0];
                return Ok(lanes);
            }
            InstructionData::IntCompare { cond, .. } => {
                let holds = app(self.context, comparison(cond), &[args[0][0], args[1][0]]);
                return Ok(vec![truth(self.context, holds)]);
            }
            _ if opcode == Opcode::MakeVector => return Ok(args.iter().map(|lane| lane[0]).collect()),
            _ if opcode == Opcode::Bitcast => return Ok(self.cast(ty, &args[0])),
            _ => {}
        }
        let from = types.first().map_or(0, |ty| ty.lane_bits());
        let lane = |index: usize| -> Vec<SExpr> {
            args.iter()
                .map(|lanes| if lanes.len() == 1 { lanes[0] } else { lanes[index] })
                .collect()
        };
        let all = (0..ty.lanes() as usize).map(|index| {
            let lane = Lane {
                opcode,
                width: ty.lane_bits(),
                from,
                args: &lane(index),
            };
            self.lane(&lane)
        });
        all.collect()
    }

    /// The same bits in other lanes.
    fn cast(&self, ty: Type, lanes: &[SExpr]) -> Vec<SExpr> {
        let high_first: Vec<SExpr> = lanes.iter().rev().copied().collect();
        let whole = match high_first[..] {
            [one] => one,
            _ => app(self.context, "concat", &high_first),
        };
        let width = ty.lane_bits();
        (0..ty.lanes())
            .map(|lane| bits(self.context, (lane + 1) * width - 1, lane * width, whole))
            .collect()
    }

    fn lane(&mut self, lane: &Lane<'_>) -> Result<SExpr, String> {
        self.guard(lane);
        let Lane {
            opcode, width, args, ..
        } = *lane;
        let context = &*self.context;
        if let Some(operator) = found(SAME, opcode) {
            return Ok(app(context, operator, args));
        }
        if let Some(operator) = found(CHOICES, opcode) {
            let first = app(context, operator, &args[..2]);
            return Ok(app(context, "ite", &[first, args[0], args[1]]));
        }
        if let Some(operator) = found(SHIFTS, opcode) {
            return Ok(app(context, operator, &[args[0], count(context, width, args[1])]));
        }
        let moved = self
            .moved(lane)
            .or_else(|| self.product(lane))
            .or_else(|| self.field(lane))
            .or_else(|| self.counted(lane));
        moved.ok_or_else(|| match opcode.name().starts_with('f') || is_native(opcode) {
            true => "floating point".to_owned(),
            false => format!("{} is no function of bits", opcode.name()),
        })
    }

    /// What the manual leaves undefined.
    fn guard(&mut self, lane: &Lane<'_>) {
        let context = &*self.context;
        let (width, args) = (lane.width, lane.args);
        match lane.opcode {
            Opcode::Udiv | Opcode::Sdiv | Opcode::Urem | Opcode::Srem => {
                self.defined
                    .push(app(context, "distinct", &[args[1], number(context, width, 0)]));
                if lane.opcode == Opcode::Sdiv {
                    let least = app(context, "=", &[args[0], number(context, width, 1 << (width - 1))]);
                    let minus_one = app(
                        context,
                        "=",
                        &[args[1], number(context, width, u64::MAX >> (64 - width))],
                    );
                    let both = app(context, "and", &[least, minus_one]);
                    self.defined.push(app(context, "not", &[both]));
                }
            }
            Opcode::Bitmask | Opcode::Ubitextract | Opcode::Sbitextract | Opcode::Bitinsert => {
                let (offset, size) = (args[args.len() - 2], args[args.len() - 1]);
                let last = number(context, 32, u64::from(width) - 1);
                let low = |term| app(context, "bvand", &[term, last]);
                let end = app(context, "bvadd", &[low(offset), low(size)]);
                self.defined
                    .push(app(context, "bvule", &[end, number(context, 32, width.into())]));
            }
            _ => {}
        }
    }

    fn moved(&self, lane: &Lane<'_>) -> Option<SExpr> {
        let context = &*self.context;
        let Lane {
            opcode,
            width,
            from,
            args,
        } = *lane;
        let sign = || number(context, width, 1 << (width - 1));
        let rest = || app(context, "bvnot", &[sign()]);
        Some(match opcode {
            Opcode::Uextend => extend(context, "zero_extend", width - from, args[0]),
            Opcode::Sextend => extend(context, "sign_extend", width - from, args[0]),
            Opcode::Ireduce | Opcode::Ilow => bits(context, width - 1, 0, args[0]),
            Opcode::Ihigh => bits(context, 63, 32, args[0]),
            Opcode::Iconcat => app(context, "concat", &[args[1], args[0]]),
            Opcode::Select => {
                let chosen = app(context, "=", &[args[0], number(context, 1, 1)]);
                app(context, "ite", &[chosen, args[1], args[2]])
            }
            Opcode::Iabs => {
                let negative = app(context, "bvslt", &[args[0], number(context, width, 0)]);
                app(
                    context,
                    "ite",
                    &[negative, app(context, "bvneg", &args[..1]), args[0]],
                )
            }
            Opcode::Bitselect => {
                let ones = app(context, "bvand", &[args[0], args[1]]);
                let zeros = app(context, "bvand", &[app(context, "bvnot", &args[..1]), args[2]]);
                app(context, "bvor", &[ones, zeros])
            }
            Opcode::Bitrev => {
                let each: Vec<SExpr> = (0..width).map(|bit| bits(context, bit, bit, args[0])).collect();
                app(context, "concat", &each)
            }
            Opcode::Fneg => app(context, "bvxor", &[args[0], sign()]),
            Opcode::Fabs => app(context, "bvand", &[args[0], rest()]),
            Opcode::Fcopysign => {
                let magnitude = app(context, "bvand", &[args[0], rest()]);
                app(
                    context,
                    "bvor",
                    &[magnitude, app(context, "bvand", &[args[1], sign()])],
                )
            }
            _ => return None,
        })
    }

    fn product(&self, lane: &Lane<'_>) -> Option<SExpr> {
        let context = &*self.context;
        let Lane {
            opcode, width, args, ..
        } = *lane;
        let double = |how: &str| {
            let wide = |arg| extend(context, how, width, arg);
            app(context, "bvmul", &[wide(args[0]), wide(args[1])])
        };
        let of_24 = |how: &str| {
            let wide = |arg| extend(context, how, 40, bits(context, 23, 0, arg));
            app(context, "bvmul", &[wide(args[0]), wide(args[1])])
        };
        Some(match opcode {
            Opcode::Umulhi => bits(context, 2 * width - 1, width, double("zero_extend")),
            Opcode::Smulhi => bits(context, 2 * width - 1, width, double("sign_extend")),
            Opcode::Umul24 if width == 32 => bits(context, 31, 0, of_24("zero_extend")),
            Opcode::Smul24 if width == 32 => bits(context, 31, 0, of_24("sign_extend")),
            Opcode::Umul24hi if width == 32 => bits(context, 63, 32, of_24("zero_extend")),
            Opcode::Smul24hi if width == 32 => bits(context, 63, 32, of_24("sign_extend")),
            Opcode::Ucarry => {
                let wide = |arg| extend(context, "zero_extend", 1, arg);
                let sum = app(context, "bvadd", &[wide(args[0]), wide(args[1])]);
                extend(
                    context,
                    "zero_extend",
                    width - 1,
                    bits(context, width, width, sum),
                )
            }
            Opcode::Uborrow => {
                let below = truth(context, app(context, "bvult", &args[..2]));
                extend(context, "zero_extend", width - 1, below)
            }
            _ => return None,
        })
    }

    fn field(&self, lane: &Lane<'_>) -> Option<SExpr> {
        let context = &*self.context;
        let Lane {
            opcode, width, args, ..
        } = *lane;
        let one = number(context, width, 1);
        let low = |size| {
            app(
                context,
                "bvsub",
                &[app(context, "bvshl", &[one, count(context, width, size)]), one],
            )
        };
        let up = |term, by| app(context, "bvshl", &[term, count(context, width, by)]);
        let two = |by: SExpr| {
            let both = app(context, "concat", &[args[1], args[0]]);
            let by = extend(context, "zero_extend", width, by);
            bits(context, width - 1, 0, app(context, "bvlshr", &[both, by]))
        };
        Some(match opcode {
            Opcode::Bitmask => up(low(args[1]), args[0]),
            Opcode::Ubitextract => {
                let field = app(context, "bvlshr", &[args[0], count(context, width, args[1])]);
                app(context, "bvand", &[field, low(args[2])])
            }
            Opcode::Sbitextract => {
                let field = app(context, "bvlshr", &[args[0], count(context, width, args[1])]);
                let size = count(context, width, args[2]);
                let rest = app(context, "bvsub", &[number(context, width, width.into()), size]);
                let top = app(context, "bvashr", &[app(context, "bvshl", &[field, rest]), rest]);
                let none = app(context, "=", &[size, number(context, width, 0)]);
                app(context, "ite", &[none, number(context, width, 0), top])
            }
            Opcode::Bitinsert => {
                let mask = up(low(args[3]), args[2]);
                let kept = app(context, "bvand", &[args[0], app(context, "bvnot", &[mask])]);
                app(
                    context,
                    "bvor",
                    &[kept, app(context, "bvand", &[up(args[1], args[2]), mask])],
                )
            }
            Opcode::Bitalign => two(count(context, width, args[2])),
            Opcode::Bytealign => {
                let bytes = app(context, "bvand", &[args[2], number(context, 32, 3)]);
                let bits_down = app(context, "bvshl", &[bytes, number(context, 32, 3)]);
                let both = app(context, "concat", &[args[1], args[0]]);
                let by = match width {
                    8 => bits(context, 15, 0, bits_down),
                    _ => extend(context, "zero_extend", 2 * width - 32, bits_down),
                };
                bits(context, width - 1, 0, app(context, "bvlshr", &[both, by]))
            }
            Opcode::Lerp if width == 32 => {
                let byte = |arg, index: u32| {
                    extend(
                        context,
                        "zero_extend",
                        1,
                        bits(context, 8 * index + 7, 8 * index, arg),
                    )
                };
                let each: Vec<SExpr> = (0..4)
                    .rev()
                    .map(|index| {
                        let odd = app(context, "bvand", &[byte(args[2], index), number(context, 9, 1)]);
                        let sum = app(
                            context,
                            "bvadd",
                            &[byte(args[0], index), byte(args[1], index), odd],
                        );
                        bits(context, 8, 1, sum)
                    })
                    .collect();
                app(context, "concat", &each)
            }
            _ => return None,
        })
    }

    fn counted(&self, lane: &Lane<'_>) -> Option<SExpr> {
        let context = &*self.context;
        let Lane {
            opcode, from, args, ..
        } = *lane;
        let is_one = |bit| {
            app(
                context,
                "=",
                &[bits(context, bit, bit, args[0]), number(context, 1, 1)],
            )
        };
        let sign = || bits(context, from - 1, from - 1, args[0]);
        let none = number(context, 32, 0xffff_ffff);
        // What comes last in the order decides, as it is the outermost choice.
        let first = |order: Vec<u32>, holds: &dyn Fn(u32) -> SExpr, place: &dyn Fn(u32) -> u32| {
            order.into_iter().fold(none, |rest, bit| {
                app(
                    context,
                    "ite",
                    &[holds(bit), number(context, 32, place(bit).into()), rest],
                )
            })
        };
        Some(match opcode {
            Opcode::Popcount => (0..from).fold(number(context, 32, 0), |sum, bit| {
                let bit = extend(context, "zero_extend", 31, bits(context, bit, bit, args[0]));
                app(context, "bvadd", &[sum, bit])
            }),
            Opcode::Ufirstbit => first((0..from).collect(), &is_one, &|bit| from - 1 - bit),
            Opcode::Lastbit => first((0..from).rev().collect(), &is_one, &|bit| bit),
            Opcode::Sfirstbit => {
                let differs = |bit| app(context, "distinct", &[bits(context, bit, bit, args[0]), sign()]);
                first((0..from).collect(), &differs, &|bit| from - 1 - bit)
            }
            _ => return None,
        })
    }
}

/// A count of 32 bits modulo a width, with as many bits.
fn count(context: &Context, width: u32, term: SExpr) -> SExpr {
    let low = app(
        context,
        "bvand",
        &[term, number(context, 32, u64::from(width) - 1)],
    );
    match width {
        64 => extend(context, "zero_extend", 32, low),
        32 => low,
        _ => bits(context, width - 1, 0, low),
    }
}
