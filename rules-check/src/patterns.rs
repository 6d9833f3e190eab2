//! What patterns say of values, read off their trees.

use crate::program::Program;
use crate::selection::draw;
use cranelift_isle::sema::{Pattern, VarId};

/// What a pattern says of a value.
#[derive(Default)]
pub struct Facts<'r> {
    /// A variable that is bound already.
    pub again: Option<VarId>,
    /// Variables that it is bound to.
    pub vars: Vec<VarId>,
    /// The instruction that it comes from.
    pub inst: Option<&'r Pattern>,
    /// Its type.
    pub ty: Option<&'r Pattern>,
    /// The term that takes it as a constant.
    pub constant: Option<String>,
    /// The only constant that will do.
    pub exact: Option<u64>,
    /// A term that asks for values which are made for it, and its parts.
    pub made: Option<(&'r str, &'r [Pattern])>,
    /// Whether it must be in registers of some kind.
    pub placed: bool,
}

impl<'r> Facts<'r> {
    /// Adds what a pattern says.
    pub fn gather(&mut self, program: &'r Program, pattern: &'r Pattern) {
        match pattern {
            Pattern::BindPattern(_, var, inner) => {
                self.vars.push(*var);
                self.gather(program, inner);
            }
            Pattern::Var(_, var) => self.again = Some(*var),
            Pattern::And(_, all) => all.iter().for_each(|inner| self.gather(program, inner)),
            Pattern::Term(_, term, args) => match program.term_name(*term) {
                "def_inst" => self.inst = Some(&args[0]),
                "value_type" => self.ty = Some(&args[0]),
                "scalar_def" => self.inst = Some(&args[0]),
                name if draw::MADE.contains(&name) => self.made = Some((name, args)),
                name if draw::IN_FILES.contains(&name) => {
                    self.placed = true;
                    self.gather(program, &args[0]);
                }
                name => {
                    self.constant = Some(name.to_owned());
                    if let Some(Pattern::ConstInt(_, exact)) = args.first() {
                        self.exact = Some(*exact as u64);
                    }
                }
            },
            _ => {}
        }
    }
}

/// The two parts of the pattern of an instruction.
pub fn find<'r>(program: &Program, pattern: &'r Pattern, name: &str) -> Option<(&'r Pattern, &'r Pattern)> {
    match pattern {
        Pattern::BindPattern(_, _, inner) => find(program, inner, name),
        Pattern::And(_, all) => all.iter().find_map(|inner| find(program, inner, name)),
        Pattern::Term(_, term, args) if program.term_name(*term) == name => Some((&args[0], &args[1])),
        _ => None,
    }
}

/// The patterns of an array's elements.
pub fn array(pattern: &Pattern) -> Option<&[Pattern]> {
    match pattern {
        Pattern::Term(_, _, args) => Some(args),
        Pattern::BindPattern(_, _, inner) => array(inner),
        _ => None,
    }
}
