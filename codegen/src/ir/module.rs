//! A module: functions and the variables they share.

use super::entities::{FuncRef, Symbol};
use super::function::Function;
use super::memory::Segment;
use cranelift_entity::PrimaryMap;
use wavelift_images::Object;

/// Address widths of the program (HSA PRM 2.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub enum MachineModel {
    /// 32-bit global and flat addresses.
    Small,
    /// 64-bit global and flat addresses.
    #[default]
    Large,
}

impl MachineModel {
    /// Bits of an address of a segment.
    pub fn address_bits(self, segment: Segment) -> u32 {
        match (segment, self) {
            (Segment::Flat | Segment::Global | Segment::Readonly | Segment::Kernarg, MachineModel::Large) => {
                64
            }
            _ => 32,
        }
    }
}

/// Who owns a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SymbolScope {
    /// The module.
    Module,
    /// One function: its group, private and spill variables.
    Function(FuncRef),
}

/// A variable in a segment.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SymbolData {
    /// Name without sigil.
    pub name: String,
    /// Segment.
    pub segment: Segment,
    /// Size in bytes.
    pub size: u64,
    /// Alignment in bytes, a power of two.
    pub align: u32,
    /// Initial bytes (global and readonly).
    pub init: Option<Vec<u8>>,
    /// Handles of images and samplers that whoever loads the module creates and puts into the variable (global and readonly), in rising order of
    /// their places.
    pub handles: Vec<InitialHandle>,
    /// Its bytes are always the initial ones: nobody may write it, the host included (HSA PRM 4.3.10, `const`).
    pub constant: bool,
    /// Owner.
    pub scope: SymbolScope,
    /// Defined in another module.
    pub external: bool,
    /// Seen by other modules under its name, if it is defined here.
    pub exported: bool,
}

impl SymbolData {
    /// Alignment at which the variable is laid out, in bytes: what it asks for, or more, so that one instruction may access several words of it. Variables of the
    /// object that have 4 bytes or more get as much as fits them, 16 at most. Group variables do so where their sizes are multiples of 8 or 16 bytes; others stay close together, as
    /// group memory is small.
    pub fn layout_align(&self) -> u32 {
        let wide = match self.segment {
            Segment::Group if self.size > 0 => match self.size.trailing_zeros().min(4) {
                log2 @ 3.. => 1 << log2,
                _ => 1,
            },
            Segment::Global | Segment::Readonly if self.size >= 4 && !self.external => {
                1 << self.size.ilog2().min(4)
            }
            _ => 1,
        };
        self.align.max(wide)
    }
}

/// A handle in a variable that stands for an image or sampler of its own from the start (HSA PRM 7.1.7, 7.1.8).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InitialHandle {
    /// Where it is in the variable, in bytes.
    pub offset: u64,
    /// What it stands for.
    pub object: Object,
}

impl InitialHandle {
    /// Bytes of a handle.
    pub const BYTES: u64 = 8;
}

/// The body of a function, or only its name.
#[derive(Clone, Debug)]
pub enum FunctionDecl {
    /// Defined here.
    Defined(Box<Function>),
    /// Defined elsewhere, by name.
    External(String),
}

impl FunctionDecl {
    /// Its name without sigil.
    pub fn name(&self) -> &str {
        match self {
            FunctionDecl::Defined(func) => &func.name,
            FunctionDecl::External(name) => name,
        }
    }
}

/// A module.
#[derive(Clone, Debug, Default)]
pub struct Module {
    /// Name without sigil.
    pub name: String,
    /// Address widths.
    pub model: MachineModel,
    /// Variables.
    pub symbols: PrimaryMap<Symbol, SymbolData>,
    /// Functions and kernels.
    pub functions: PrimaryMap<FuncRef, FunctionDecl>,
}

impl Module {
    /// The defined functions.
    pub fn defined(&self) -> impl Iterator<Item = (FuncRef, &Function)> {
        self.functions.iter().filter_map(|(id, decl)| match decl {
            FunctionDecl::Defined(func) => Some((id, func.as_ref())),
            FunctionDecl::External(_) => None,
        })
    }

    /// The defined functions, to be changed.
    pub fn defined_mut(&mut self) -> impl Iterator<Item = (FuncRef, &mut Function)> {
        self.functions.iter_mut().filter_map(|(id, decl)| match decl {
            FunctionDecl::Defined(func) => Some((id, func.as_mut())),
            FunctionDecl::External(_) => None,
        })
    }
}
