//! Modules in parts, so that a large one need not be in memory as a whole.
//!
//! An *outline* is a [`Module`] with everything at module scope and without code blocks. A [`Part`] is a module of its own with
//! the code blocks of some executables; of the outline it holds what these code blocks name, copied when it is first named.
//! So a part takes memory for its own code only, parts do not need each other, and whatever works on a module works on
//! a part.
//!
//! A large code block is cut into *slices*, each of which is a part. Control directives and definitions of the function come first
//! in a code block; of one that is cut they are in the outline, so that all slices know them.
//!
//! - P1: a part holds a copy of a symbol of the outline at most once, and the formals of an executable together with it.
//! - P2: [`Part::origin`] of a copy is the symbol of the outline; of what belongs to a code block it is `None`, but for definitions
//!   that are in the outline.
//! - P3: the items of a part are the executables whose code blocks it holds, in the order of the outline. Other executables
//!   in it are copies without code block.
//! - P4: a slice ends between two statements outside of arg blocks. A label of the code block that stands in another slice is
//!   an entity here when it is named, but no statement.

use super::*;
use cranelift_entity::SecondaryMap;
use cranelift_entity::packed_option::PackedOption;
use rustc_hash::FxHashMap;
use std::ops::Range;

/// See the module.
#[derive(Debug)]
pub struct Part {
    /// The code blocks and what they name.
    pub module: Module,
    /// If the part is a slice of a code block: which.
    pub slice: Option<Slice>,
    copies: Copies,
}

/// Some statements of a code block, after its control directives and definitions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slice {
    /// The executable of the outline.
    pub executable: ExecutableId,
    /// No slice is before it.
    pub is_first: bool,
    /// No slice is after it.
    pub is_last: bool,
}

/// Where the code block of an executable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CodePlace {
    /// In the outline, if there is one.
    Outline,
    /// In a part.
    Part,
    /// It begins in the outline and goes on in slices.
    Slices,
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

/// What a part is made of.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Share {
    /// Numbers of the code blocks.
    pub bodies: Range<usize>,
    /// Items of the outline.
    pub items: Range<usize>,
    /// Number of the slice, if the code block is cut; then it is the only one.
    pub slice: Option<usize>,
}

impl Share {
    /// What comes next, of which nothing is known yet.
    fn after(&self) -> Share {
        Share {
            bodies: self.bodies.end..self.bodies.end,
            items: self.items.end..self.items.end,
            slice: None,
        }
    }
}

/// A code block that is to be divided among parts.
#[derive(Clone, Copy, Debug)]
pub struct CodeBlock {
    /// Its number among the items of the outline.
    pub item: usize,
    /// Its size.
    pub bytes: usize,
    /// The number of its slices, if it is cut.
    pub slices: Option<usize>,
}

/// Divides code blocks and `items` items of an outline so that each part has about `bytes` in its code blocks. Every item
/// belongs to one part, that of a code block that is cut to its first slice.
pub fn divide(code: impl Iterator<Item = CodeBlock>, items: usize, bytes: usize) -> Vec<Share> {
    let mut shares = Vec::new();
    let mut share = Share::default();
    let mut size = 0;
    let mut close = |share: &mut Share| {
        let after = share.after();
        shares.push(std::mem::replace(share, after));
    };
    for (n, body) in code.enumerate() {
        if body.slices.is_some() && !share.bodies.is_empty() {
            close(&mut share);
        }
        share.bodies.end = n + 1;
        share.items.end = body.item + 1;
        size += body.bytes;
        for slice in 0..body.slices.unwrap_or(0) {
            share.bodies.start = n;
            share.slice = Some(slice);
            close(&mut share);
            size = 0;
        }
        if size >= bytes {
            close(&mut share);
            size = 0;
        }
    }
    share.items.end = items;
    shares.push(share);
    shares
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
                let owner = self.owner(module, outline, variable.owner)?;
                // Formals come with their executable (P1).
                if let Some(known) = self.here.get(&symbol) {
                    return Some(*known);
                }
                Symbol::Variable(self.variable(module, outline, id, owner)?)
            }
            Symbol::Fbarrier(id) => {
                let fbarrier = outline.fbarriers.get(id)?;
                let owner = self.owner(module, outline, fbarrier.owner)?;
                let copy = module.fbarriers.push(Fbarrier {
                    name: module.names.intern(outline.name(fbarrier.name)),
                    owner,
                    ..*fbarrier
                });
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

    /// The copy of the executable that a symbol belongs to, if it belongs to one.
    fn owner(
        &mut self,
        module: &mut Module,
        outline: &Module,
        owner: Option<ExecutableId>,
    ) -> Option<Option<ExecutableId>> {
        let Some(owner) = owner else { return Some(None) };
        match self.copy(module, outline, Symbol::Executable(owner))? {
            Symbol::Executable(copy) => Some(Some(copy)),
            _ => None,
        }
    }

    /// A copy of a variable. Code does not look at initializers, which may be large; a formal that has one is wrong, and keeps it.
    fn variable(
        &mut self,
        module: &mut Module,
        outline: &Module,
        id: VariableId,
        owner: Option<ExecutableId>,
    ) -> Option<VariableId> {
        let variable = outline.variables.get(id)?;
        let is_formal = matches!(variable.segment, Segment::Arg | Segment::Kernarg);
        let init = variable.init.filter(|_| owner.is_some() && is_formal);
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
    pub fn from_pieces(module: Module, copies: Copies, slice: Option<Slice>) -> Part {
        Part {
            module,
            slice,
            copies,
        }
    }

    /// The pieces, for who fills the part.
    pub fn into_pieces(self) -> (Module, Copies) {
        (self.module, self.copies)
    }

    /// A part of the module with this outline that holds nothing yet.
    pub fn new(outline: &Module) -> Part {
        let mut part = Part {
            module: Module::new(outline.header.clone(), Names::new()),
            slice: None,
            copies: Copies::default(),
        };
        part.clear(outline);
        part
    }

    /// Forgets everything, but keeps the memory for what comes next.
    pub fn clear(&mut self, outline: &Module) {
        self.module.clear();
        self.copies.clear();
        self.slice = None;
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
