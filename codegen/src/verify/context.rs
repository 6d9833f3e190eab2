//! What the checks share: the function, its module, and the errors so far.

use super::{Rule, VerifierError, describe};
use crate::ir::{Block, Function, Inst, MachineModel, Module, Segment, SourceLoc, SymbolScope, Type};

/// More errors than this of one function help nobody.
const MAX_ERRORS: usize = 100;

pub(super) struct Context<'a> {
    pub(super) func: &'a Function,
    pub(super) module: &'a Module,
    pub(super) errors: Vec<VerifierError>,
    /// What is being checked.
    pub(super) block: Option<Block>,
    pub(super) inst: Option<Inst>,
}

impl<'a> Context<'a> {
    pub(super) fn new(func: &'a Function, module: &'a Module) -> Context<'a> {
        Context {
            func,
            module,
            errors: Vec::new(),
            block: None,
            inst: None,
        }
    }

    /// Notes a broken rule at the current place.
    pub(super) fn error(&mut self, rule: Rule) {
        if self.errors.len() >= MAX_ERRORS {
            return;
        }
        let (func, module) = (self.func, self.module);
        self.errors.push(VerifierError {
            function: func.name.clone(),
            block: self.block,
            inst: self.inst,
            text: self
                .inst
                .map_or_else(String::new, |inst| describe(func, module, inst)),
            loc: self.inst.map_or(SourceLoc::UNKNOWN, |inst| func.dfg.locs[inst]),
            rule,
        });
    }

    /// Notes a broken rule unless a condition holds.
    pub(super) fn check(&mut self, holds: bool, rule: impl FnOnce() -> Rule) {
        if !holds {
            self.error(rule());
        }
    }

    /// The type of an address of a segment.
    pub(super) fn address_type(&self, segment: Segment) -> Type {
        match self.module.model.address_bits(segment) {
            64 => Type::I64,
            _ => Type::I32,
        }
    }

    /// The type of an address in the flat segment.
    pub(super) fn flat_type(&self) -> Type {
        match self.module.model {
            MachineModel::Small => Type::I32,
            MachineModel::Large => Type::I64,
        }
    }

    /// Whether a variable's owner is the module or the function being checked.
    pub(super) fn may_name(&self, scope: SymbolScope) -> bool {
        match scope {
            SymbolScope::Module => true,
            SymbolScope::Function(id) => match self.module.functions.get(id) {
                Some(crate::ir::FunctionDecl::Defined(func)) => func.name == self.func.name,
                // While a pass holds the function, its place in the module may be empty.
                Some(crate::ir::FunctionDecl::External(name)) => *name == self.func.name,
                None => false,
            },
        }
    }

    pub(super) fn finish(self) -> Result<(), Vec<VerifierError>> {
        if self.errors.is_empty() {
            Ok(())
        } else {
            Err(self.errors)
        }
    }
}
