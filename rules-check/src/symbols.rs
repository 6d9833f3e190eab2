//! The terms of the rules with constants that are not known: what a rule asks of a constant becomes an assumption.

use crate::engine::{Datum, Terms};
use crate::enums::{int, ty, value};
use crate::program::Program;
use crate::smt::{self, app, bits, extend, number};
use crate::terms::Table;
use easy_smt::SExpr;
use std::collections::HashMap;
use wavelift_codegen::ir::{Type, Value};

/// Terms over a function whose constants are a solver's.
pub struct Symbols<'s, 'c> {
    /// What needs no constant.
    pub table: Table,
    /// The solver's terms.
    pub smt: &'s mut smt::Terms<'c>,
    /// Constants.
    pub constants: HashMap<Value, SExpr>,
    /// What the rule asks of them.
    pub assumed: Vec<SExpr>,
    /// Counts and logarithms that constants stand for, each with a bound: cases to tell apart if all at once are too much.
    pub cases: Vec<(SExpr, u32)>,
}

impl Symbols<'_, '_> {
    fn app(&self, operator: &str, args: &[SExpr]) -> SExpr {
        app(self.smt.context, operator, args)
    }

    fn number(&self, width: u32, bits: u64) -> SExpr {
        number(self.smt.context, width, bits)
    }

    fn assume(&mut self, operator: &str, args: &[SExpr]) {
        let holds = self.app(operator, args);
        self.assumed.push(holds);
    }

    /// An integer of the rule language, with 64 bits.
    fn word(&self, datum: &Datum) -> Option<SExpr> {
        match datum {
            Datum::Int(int) => Some(self.number(64, *int)),
            Datum::Word(word) => Some(*word),
            _ => None,
        }
    }

    fn symbol(&self, datum: &Datum) -> Option<(SExpr, u32)> {
        let value = value(datum)?;
        let symbol = *self.constants.get(&value)?;
        Some((symbol, self.table.func.dfg.value_type(value).bits()))
    }

    fn wide(&self, (symbol, width): (SExpr, u32)) -> SExpr {
        extend(self.smt.context, "zero_extend", 64 - width, symbol)
    }

    /// So many ones at the low end.
    fn ones(&self, count: SExpr) -> SExpr {
        let one = self.number(64, 1);
        let power = self.app("bvshl", &[one, count]);
        self.app("bvsub", &[power, one])
    }

    fn of_constant(&mut self, name: &str, symbol: (SExpr, u32)) -> Option<Vec<Datum>> {
        let (term, width) = symbol;
        let all = u64::MAX >> (64 - width);
        let equal = match name {
            "u64_from_value" => return Some(vec![Datum::Word(self.wide(symbol))]),
            "zero" => 0,
            "one" => 1,
            "ones" => all,
            "smallest" => (all >> 1) + 1,
            "largest" => all >> 1,
            "log2" | "log2_signed" => {
                let log = self.smt.unknown(64).ok()?;
                let beyond = if name == "log2" { width } else { width - 1 };
                self.assume("bvuge", &[log, self.number(64, 1)]);
                self.assume("bvult", &[log, self.number(64, beyond.into())]);
                let power = self.app("bvshl", &[self.number(64, 1), log]);
                self.assume("=", &[self.wide(symbol), power]);
                self.cases.push((log, width));
                return Some(vec![Datum::Word(log)]);
            }
            _ => return None,
        };
        self.assume("=", &[term, self.number(width, equal)]);
        Some(Vec::new())
    }

    fn covers(&mut self, mask: SExpr, needed: SExpr) -> Datum {
        let common = self.app("bvand", &[mask, needed]);
        self.assume("=", &[common, needed]);
        Datum::Bool(true)
    }

    fn with_words(&mut self, name: &str, args: &[Datum]) -> Option<Datum> {
        let words: Vec<Option<SExpr>> = args.iter().map(|arg| self.word(arg)).collect();
        let two = || Some((words[0]?, words[1]?));
        let operator = match name {
            "add64" => "bvadd",
            "sub64" => "bvsub",
            "mul64" => "bvmul",
            "and64" => "bvand",
            "or64" => "bvor",
            "xor64" => "bvxor",
            _ => "",
        };
        if !operator.is_empty() {
            let (a, b) = two()?;
            return Some(Datum::Word(self.app(operator, &[a, b])));
        }
        let width_of = |index: usize| ty(&args[index]).map(Type::bits);
        match name {
            "count" => {
                let count = self.wide(self.symbol(&args[1])?);
                let width = width_of(0)?;
                // Widths are powers of two.
                let last = self.number(64, u64::from(width) - 1);
                let count = self.app("bvand", &[count, last]);
                self.cases.push((count, width));
                Some(Datum::Word(count))
            }
            "count_sum" | "count_over" => {
                let sum = self.app("bvadd", &[words[1]?, words[2]?]);
                let width = self.number(64, width_of(0)?.into());
                let below = name == "count_sum";
                self.assume(if below { "bvult" } else { "bvuge" }, &[sum, width]);
                Some(if below {
                    Datum::Word(sum)
                } else {
                    Datum::Bool(true)
                })
            }
            "ones_below" => Some(Datum::Word(self.ones(words[1]?))),
            "ones_from" => {
                let all = self.number(64, u64::MAX >> (64 - width_of(0)?));
                let below = self.ones(words[1]?);
                let above = self.app("bvnot", &[below]);
                Some(Datum::Word(self.app("bvand", &[all, above])))
            }
            "covers" => Some(self.covers(words[0]?, self.number(64, u64::MAX >> (64 - width_of(1)?)))),
            "covers_shifted" => {
                let all = self.number(64, u64::MAX >> (64 - width_of(1)?));
                let needed = self.app("bvlshr", &[all, words[2]?]);
                Some(self.covers(words[0]?, needed))
            }
            "covers_count" => {
                let last = u64::from(ty(&args[1])?.lane_bits()) - 1;
                Some(self.covers(words[0]?, self.number(64, last)))
            }
            "imm" => {
                let ty = ty(&args[0])?;
                let value = self.table.free(ty);
                let term = bits(self.smt.context, ty.bits() - 1, 0, words[1]?);
                self.smt.lanes.insert(value, vec![term]);
                self.constants.insert(value, term);
                Some(Datum::Value(value))
            }
            _ => None,
        }
    }
}

impl Terms for Symbols<'_, '_> {
    fn extract(&mut self, program: &Program, name: &str, datum: &Datum) -> Option<Vec<Datum>> {
        match (self.symbol(datum), name) {
            (Some(_), "value_type" | "def_inst") | (None, _) => self.table.extract(program, name, datum),
            (Some(symbol), _) => self.of_constant(name, symbol),
        }
    }

    fn construct(&mut self, program: &Program, name: &str, args: &[Datum]) -> Option<Datum> {
        let unknown = args.iter().any(|arg| matches!(arg, Datum::Word(_)));
        if unknown || name == "count" {
            return self.with_words(name, args);
        }
        self.table.construct(program, name, args)
    }

    fn constant(&mut self, name: &str) -> Option<Datum> {
        self.table.constant(name)
    }

    fn is(&mut self, datum: &Datum, value: u64) -> bool {
        match datum {
            Datum::Word(word) => {
                self.assume("=", &[*word, self.number(64, value)]);
                true
            }
            _ => int(datum) == Some(value),
        }
    }

    fn same(&mut self, a: &Datum, b: &Datum) -> bool {
        match (self.word(a), self.word(b)) {
            (Some(a), Some(b)) => {
                self.assume("=", &[a, b]);
                true
            }
            _ => a == b,
        }
    }

    fn spoil(&mut self, datum: Datum) -> Datum {
        self.table.spoil(datum)
    }
}
