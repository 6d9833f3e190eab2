//! Chains of operations on floats that are settled at their end, as those of the IR (`wavelift_generate`): they take each other's results as they are, and none of them shows which
//! NaN or which zero that is in anything else.

use crate::values::{known, settle_scalar, source, zero_of};
use std::fmt::Write;
use wavelift_generate::Choices;
use wavelift_hsail::model::Type;

/// The first register of each kind that holds a result of a chain.
const FIRST: usize = 60;

/// Writes two to four operations, or clamps between them, and puts the settled result in a register.
pub(crate) fn chain(choices: &mut Choices<'_>, out: &mut String) {
    let ty = choices.of(&[Type::F32, Type::F32, Type::F64, Type::F16]);
    let mut chain = Chain {
        ty,
        links: Vec::new(),
        zero: false,
    };
    let count = 2 + choices.below(3);
    for number in 0..count {
        let ftz = number + 1 == count && choices.one_in(6);
        chain.link(choices, ftz, out);
        if number + 1 == count {
            chain.end(choices, ftz, out);
        }
    }
}

struct Chain {
    ty: Type,
    links: Vec<String>,
    /// Whether the sign of a zero is open.
    zero: bool,
}

impl Chain {
    fn last(&self, choices: &mut Choices<'_>) -> String {
        match self.links.last() {
            Some(last) => last.clone(),
            None => known(choices, self.ty),
        }
    }

    fn operand(&self, choices: &mut Choices<'_>) -> String {
        match choices.below(6) {
            0 if self.links.len() > 1 => self.links[choices.below(self.links.len())].clone(),
            1 => self.number(choices.of(&["1.0", "2.0", "0.0", "-1.0", "4.0"])),
            _ => source(choices, self.ty),
        }
    }

    fn number(&self, digits: &str) -> String {
        let zero = zero_of(self.ty);
        format!("{digits}{}", &zero[zero.len() - 1..])
    }

    /// One operation on the last result.
    fn link(&mut self, choices: &mut Choices<'_>, ftz: bool, out: &mut String) {
        let last = self.last(choices);
        let flushes = if ftz { "_ftz" } else { "" };
        match choices.below(13) {
            0 | 1 => self.two(choices, &format!("mul{flushes}"), last, out),
            2 | 3 => self.two(choices, &format!("add{flushes}"), last, out),
            4 => self.two(choices, &format!("sub{flushes}"), last, out),
            5 => self.bound(choices, &format!("min{flushes}"), last, out),
            6 => self.bound(choices, &format!("max{flushes}"), last, out),
            7 => {
                let (a, b) = (self.operand(choices), self.operand(choices));
                let all = [[&last, &a, &b], [&a, &last, &b], [&a, &b, &last]];
                let [a, b, c] = choices.of(&all);
                self.put(&format!("fma{flushes}"), &format!("{a}, {b}, {c}"), out);
            }
            8 | 9 => self.put("neg", &last, out),
            10 => self.put("abs", &last, out),
            _ => self.clamp(choices, &last, out),
        }
    }

    fn put(&mut self, operation: &str, operands: &str, out: &mut String) {
        let register = format!("{}{}", self.ty.register_kind(), FIRST + self.links.len());
        let _ = writeln!(out, "{operation}_{} {register}, {operands};", self.ty);
        self.links.push(register);
    }

    fn two(&mut self, choices: &mut Choices<'_>, operation: &str, last: String, out: &mut String) {
        let other = self.operand(choices);
        let operands = match choices.one_in(3) {
            true => format!("{other}, {last}"),
            false => format!("{last}, {other}"),
        };
        self.put(operation, &operands, out);
    }

    fn bound(&mut self, choices: &mut Choices<'_>, operation: &str, last: String, out: &mut String) {
        self.zero = true;
        self.two(choices, operation, last, out);
    }

    /// Holds a number between 0 and 1, from either side first.
    fn clamp(&mut self, choices: &mut Choices<'_>, last: &str, out: &mut String) {
        self.zero = true;
        let mut steps = [("max", self.number("0.0")), ("min", self.number("1.0"))];
        if choices.one_in(3) {
            steps.reverse();
        }
        let mut value = last.to_owned();
        for (operation, bound) in steps {
            self.put(operation, &format!("{value}, {bound}"), out);
            value = self.last(choices);
        }
    }

    fn end(&self, choices: &mut Choices<'_>, ftz: bool, out: &mut String) {
        let register = known(choices, self.ty);
        let wide = if self.ty == Type::F64 { "b64" } else { "b32" };
        let _ = writeln!(out, "mov_{wide} {register}, {};", self.last(choices));
        settle_scalar(self.ty, &register, (self.zero, ftz), out);
    }
}
