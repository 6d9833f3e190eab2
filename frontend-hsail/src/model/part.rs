//! Modules in parts, so that a large one need not be in memory as a whole.
//!
//! An *outline* is a [`Module`] with everything at module scope and without code blocks. A [`Part`] is a module of its own with
//! the code blocks of some executables; of the outline it holds what these code blocks name, copied when it is first named.
//! So a part takes memory for its own code only, parts do not need each other, and whatever works on a module works on
//! a part.
//!
//! - P1: a part holds a copy of a symbol of the outline at most once, and the formals of an executable together with it.
//! - P2: [`Part::origin`] of a copy is the symbol of the outline; of what belongs to a code block it is `None`.
//! - P3: the items of a part are the executables whose code blocks it holds, in the order of the outline. Other executables
//!   in it are copies without code block.

use super::*;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;

/// See the module.
#[derive(Debug)]
pub struct Part {
    /// The code blocks and what they name.
    pub module: Module,
    copies: Copies,
}

/// What a part has of the outline.
#[derive(Debug, Default)]
pub struct Copies {
    /// From the outline to the part.
    here: FxHashMap<Symbol, Symbol>,
    variables: SecondaryMap<VariableId, PackedOption<VariableId>>,
    fbarriers: SecondaryMap<FbarrierId, PackedOption<FbarrierId>>,
    executables: SecondaryMap<ExecutableId, PackedOption<ExecutableId>>,
}

impl Copies {
    /// The copy of a symbol of the outline, made if there is none. `None` for what the outline does not hold, and for labels.
    pub fn copy(&mut self, module: &mut Module, outline: &Module, symbol: Symbol) -> Option<Symbol> {
        if symbol == Symbol::Module {
            return Some(symbol);
        }
        if let Some(known) = self.here.get(&symbol) {
            return Some(*known);
        }
        let copy = match symbol {
            Symbol::Variable(id) => {
                let variable = outline.variables.get(id)?;
                if let Some(owner) = variable.owner {
                    // Formals come with their executable (P1).
                    self.copy(module, outline, Symbol::Executable(owner))?;
                    return self.here.get(&symbol).copied();
                }
                Symbol::Variable(self.variable(module, outline, id, None)?)
            }
            Symbol::Fbarrier(id) => {
                let mut fbarrier = outline.fbarriers.get(id)?.clone();
                fbarrier.name = module.names.intern(outline.name(fbarrier.name));
                let copy = module.fbarriers.push(fbarrier);
                self.fbarriers[copy] = id.into();
                Symbol::Fbarrier(copy)
            }
            Symbol::Executable(id) => {
                let executable = outline.executables.get(id)?;
                let copy = module.executables.push(Executable {
                    name: module.names.intern(outline.name(executable.name)),
                    outputs: Vec::new(),
                    inputs: Vec::new(),
                    body: Vec::new(),
                    ..*executable
                });
                self.executables[copy] = id.into();
                let mut formals = |ids: &[VariableId]| {
                    let copies = ids
                        .iter()
                        .map(|formal| self.variable(module, outline, *formal, Some(copy)));
                    copies.collect::<Option<Vec<_>>>()
                };
                let (outputs, inputs) = (formals(&executable.outputs)?, formals(&executable.inputs)?);
                module.executables[copy].outputs = outputs;
                module.executables[copy].inputs = inputs;
                Symbol::Executable(copy)
            }
            Symbol::Label(_) | Symbol::Module => return None,
        };
        self.here.insert(symbol, copy);
        Some(copy)
    }

    /// A copy of a variable. Code does not look at the initializers of variables of the module, which may be large; a formal that
    /// has one is wrong, and keeps it.
    fn variable(
        &mut self,
        module: &mut Module,
        outline: &Module,
        id: VariableId,
        owner: Option<ExecutableId>,
    ) -> Option<VariableId> {
        let variable = outline.variables.get(id)?;
        let init = variable.init.filter(|_| owner.is_some());
        let constant = init.and_then(|id| outline.constants.get(id));
        let copy = module.variables.push(Variable {
            name: module.names.intern(outline.name(variable.name)),
            init: constant.map(|constant| module.constants.push(constant.clone())),
            owner,
            ..*variable
        });
        self.variables[copy] = id.into();
        self.here.insert(Symbol::Variable(id), Symbol::Variable(copy));
        Some(copy)
    }

    fn clear(&mut self) {
        self.here.clear();
        self.variables.clear();
        self.fbarriers.clear();
        self.executables.clear();
    }
}

impl Part {
    /// A part of its pieces.
    pub fn from_pieces(module: Module, copies: Copies) -> Part {
        Part { module, copies }
    }

    /// The pieces, for who fills the part.
    pub fn into_pieces(self) -> (Module, Copies) {
        (self.module, self.copies)
    }

    /// A part of the module with this outline that holds nothing yet.
    pub fn new(outline: &Module) -> Part {
        let mut part = Part {
            module: Module::new(outline.header.clone(), Names::new()),
            copies: Copies::default(),
        };
        part.clear(outline);
        part
    }

    /// Forgets everything, but keeps the memory for what comes next.
    pub fn clear(&mut self, outline: &Module) {
        self.module.clear();
        self.copies.clear();
        self.module.header = outline.header.clone();
        self.module.header.name = self.module.names.intern(outline.name(outline.header.name));
    }

    /// What a symbol of the part is a copy of; `None` if it belongs to a code block.
    pub fn origin(&self, symbol: Symbol) -> Option<Symbol> {
        match symbol {
            Symbol::Variable(id) => self.copies.variables[id].expand().map(Symbol::Variable),
            Symbol::Fbarrier(id) => self.copies.fbarriers[id].expand().map(Symbol::Fbarrier),
            Symbol::Executable(id) => self.copies.executables[id].expand().map(Symbol::Executable),
            Symbol::Label(_) => None,
            Symbol::Module => Some(Symbol::Module),
        }
    }

    /// The executables whose code blocks the part holds, in order (P3).
    pub fn executables(&self) -> impl Iterator<Item = ExecutableId> {
        self.module.items.iter().filter_map(|item| match item {
            Item::Executable(id) => Some(*id),
            _ => None,
        })
    }
}
