//! The module model: everything that HSAIL can say, shared by text and BRIG.
//!
//! Entities (variables, fbarriers, executables, labels, constants) live in maps of the [`Module`] and are referred to
//! by typed indices; a reader creates them in source order. Order of statements is kept: a module is a list of
//! [`Item`]s, a code block a list of [`Statement`]s. Names are interned and include their sigil (`&`, `%`, `@`).
//!
//! Invariants that both frontends establish:
//! - M1: every index refers to an entity of the same module.
//! - M2: where a module has a declaration and a definition of one symbol, operands refer to the definition, even if it
//!   comes later; with declarations only, to the first (HSA PRM 18.5.1).
//! - M3: modifiers and alignments are explicit: what the source left out is filled in (see [`Modifiers`], [`Variable`]).
//! - M4: immediates have the type that the instruction expects (HSA PRM table 4-1, 18.7).
//! - M5: the items hold exactly one [`Item::Header`].
//! - M6: labels belong to one executable, and branches name labels of their own executable.
//!
//! Whether a module makes sense beyond that is for [`crate::validate()`] to say.

pub mod constant;
pub mod enums;
pub mod inst;
pub mod names;
pub mod opcode;
pub mod part;
pub mod types;

pub use constant::{Constant, ImageConstant, SamplerConstant};
pub use enums::*;
pub use inst::{Address, Inst, Modifiers, Operand, OperandList, Register};
pub use names::{Name, Names};
pub use opcode::{InstFormat, Opcode};
pub use types::{BRIG_TYPE_ARRAY, Type, TypeClass};

use crate::source::Span;
use cranelift_entity::{PrimaryMap, entity_impl};

macro_rules! ids {
    ($($(#[$meta:meta])* $name:ident $prefix:literal;)+) => {
        $($(#[$meta])*
        #[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
        pub struct $name(u32);
        entity_impl!($name, $prefix);)+
    };
}

ids! {
    /// A variable, formal argument or argument of an arg block.
    VariableId "var";
    /// An fbarrier.
    FbarrierId "fbar";
    /// A kernel, function, indirect function or signature.
    ExecutableId "exec";
    /// A label.
    LabelId "label";
    /// A constant too large for an operand.
    ConstantId "const";
}

/// The `module` directive (HSA PRM 14.1).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ModuleHeader {
    /// Name with its `&`.
    pub name: Name,
    /// HSAIL version, major part: 1.
    pub major: u32,
    /// HSAIL version, minor part: 0.
    pub minor: u32,
    /// Profile.
    pub profile: Profile,
    /// Machine model.
    pub machine: MachineModel,
    /// Default float rounding.
    pub round: DefaultRound,
    /// The whole directive.
    pub span: Span,
}

/// The dimension of a variable.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Dimension {
    /// Not an array.
    Scalar,
    /// `[]`: an array of unknown size, in declarations and for the last formal of a function.
    Unsized,
    /// `[n]`: an array of `n` elements. An array whose size comes from its initializer has that size here.
    Array(u64),
}

/// A variable: at module scope, in a function, in an arg block, or a formal argument.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Variable {
    /// Name with its sigil; empty for an unnamed formal of a signature.
    pub name: Name,
    /// Segment.
    pub segment: Segment,
    /// Type, or type of an element.
    pub ty: Type,
    /// Dimension.
    pub dim: Dimension,
    /// Alignment; the natural one if none was written.
    pub align: Align,
    /// `const`.
    pub is_const: bool,
    /// False for `decl`. Formals count as definitions.
    pub is_definition: bool,
    /// Program, module, function (locals and formals), arg (arg blocks), none (formals of declarations and signatures).
    pub linkage: Linkage,
    /// Program or agent for global, agent for readonly, automatic otherwise.
    pub allocation: Allocation,
    /// Initializer.
    pub init: Option<ConstantId>,
    /// The executable it belongs to; `None` at module scope.
    pub owner: Option<ExecutableId>,
    /// The name, or the whole declaration if it has none.
    pub span: Span,
}

impl Variable {
    /// The alignment of the type itself: its size, for packed types the size of the whole value (HSA PRM 4.3.10).
    pub fn natural_align(ty: Type) -> Align {
        Align::from_bytes(ty.bytes() as u64).unwrap_or(Align::ONE)
    }

    /// Size in bytes; `None` for an unsized array and on overflow of 64 bits.
    pub fn byte_size(&self) -> Option<u64> {
        match self.dim {
            Dimension::Scalar => Some(self.ty.bytes() as u64),
            Dimension::Array(n) => n.checked_mul(self.ty.bytes() as u64),
            Dimension::Unsized => None,
        }
    }
}

/// An fbarrier (HSA PRM 9.2).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fbarrier {
    /// Name with its sigil.
    pub name: Name,
    /// False for `decl`.
    pub is_definition: bool,
    /// Program, module or function.
    pub linkage: Linkage,
    /// The executable it belongs to; `None` at module scope.
    pub owner: Option<ExecutableId>,
    /// The name.
    pub span: Span,
}

/// What an executable is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ExecutableKind {
    /// A kernel.
    Kernel,
    /// A function.
    Function,
    /// An indirect function: callable through `icall` as well.
    IndirectFunction,
    /// A signature: formals without code.
    Signature,
}

impl ExecutableKind {
    /// The keyword in text.
    pub fn name(self) -> &'static str {
        match self {
            ExecutableKind::Kernel => "kernel",
            ExecutableKind::Function => "function",
            ExecutableKind::IndirectFunction => "indirect function",
            ExecutableKind::Signature => "signature",
        }
    }

    /// The BRIG entry kind (HSA PRM 18.3.13).
    pub fn brig_code(self) -> u16 {
        match self {
            ExecutableKind::Function => 0x1006,
            ExecutableKind::IndirectFunction => 0x1007,
            ExecutableKind::Kernel => 0x1008,
            ExecutableKind::Signature => 0x100d,
        }
    }

    /// The executable with this BRIG entry kind.
    pub fn from_brig(code: u16) -> Option<ExecutableKind> {
        match code {
            0x1006 => Some(ExecutableKind::Function),
            0x1007 => Some(ExecutableKind::IndirectFunction),
            0x1008 => Some(ExecutableKind::Kernel),
            0x100d => Some(ExecutableKind::Signature),
            _ => None,
        }
    }
}

/// A kernel, function, indirect function or signature.
#[derive(Clone, Debug, PartialEq)]
pub struct Executable {
    /// What it is.
    pub kind: ExecutableKind,
    /// Name with its `&`.
    pub name: Name,
    /// Program or module; none for signatures.
    pub linkage: Linkage,
    /// False for `decl`. Signatures count as definitions.
    pub is_definition: bool,
    /// Output formals: at most one, none for kernels.
    pub outputs: Vec<VariableId>,
    /// Input formals.
    pub inputs: Vec<VariableId>,
    /// The code block in order; empty for declarations and signatures.
    pub body: Vec<Statement>,
    /// The name.
    pub span: Span,
    /// The whole executable.
    pub extent: Span,
}

/// A label.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Label {
    /// Name with its `@`.
    pub name: Name,
    /// The executable it belongs to.
    pub owner: ExecutableId,
    /// The name at its definition.
    pub span: Span,
}

/// `loc`: the source position of what follows (HSA PRM 13.2).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Loc {
    /// File name; the previous one, or the empty string, where the directive has none.
    pub file: Name,
    /// Line, from 1.
    pub line: u32,
    /// Column, from 1; 1 where the directive has none.
    pub column: u32,
    /// The directive.
    pub span: Span,
}

/// A symbol of any kind.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Symbol {
    /// A variable.
    Variable(VariableId),
    /// An fbarrier.
    Fbarrier(FbarrierId),
    /// An executable.
    Executable(ExecutableId),
    /// A label.
    Label(LabelId),
    /// The module itself; only pragmas can name it.
    Module,
}

/// An operand of a pragma.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PragmaOperand {
    /// A string, decoded.
    String(Name),
    /// A constant; plain integers are `u64`, plain floats have the type of their spelling (HSA PRM 13.3).
    Constant(ConstantId),
    /// `WAVESIZE`.
    Wavesize,
    /// A register.
    Register(Register),
    /// A symbol in scope.
    Symbol(Symbol),
}

/// `pragma` (HSA PRM 13.3).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Pragma {
    /// Operands.
    pub operands: Vec<PragmaOperand>,
    /// The directive.
    pub span: Span,
}

/// What may stand between statements without being one.
#[derive(Clone, Debug, PartialEq)]
pub enum Annotation {
    /// One line of comment, starting with `//`. Kept only on request.
    Comment {
        /// The text with its `//`.
        text: Name,
        /// Where.
        span: Span,
    },
    /// `loc`.
    Loc(Box<Loc>),
    /// `pragma`.
    Pragma(Box<Pragma>),
}

/// An operand of a control directive.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ControlOperand {
    /// A number.
    Value(u64),
    /// `WAVESIZE`.
    Wavesize,
}

/// A control directive (HSA PRM 13.4).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Control {
    /// Which one.
    pub directive: ControlDirective,
    /// Its operands.
    pub operands: Vec<ControlOperand>,
    /// The directive.
    pub span: Span,
}

/// One entry of a code block.
#[derive(Clone, Debug, PartialEq)]
pub enum Statement {
    /// An instruction.
    Inst(Inst),
    /// A label.
    Label(LabelId),
    /// A variable definition, of the function or of the arg block.
    Variable(VariableId),
    /// An fbarrier definition.
    Fbarrier(FbarrierId),
    /// A control directive.
    Control(Box<Control>),
    /// `{` of an arg block; arg blocks do not nest.
    ArgBlockStart(Span),
    /// `}` of an arg block.
    ArgBlockEnd(Span),
    /// A comment, `loc` or `pragma`.
    Annotation(Annotation),
}

/// One entry of a module.
#[derive(Clone, Debug, PartialEq)]
pub enum Item {
    /// The place of the `module` directive; see [`Module::header`].
    Header,
    /// `extension`.
    Extension {
        /// The name, decoded.
        name: Name,
        /// The directive.
        span: Span,
    },
    /// A variable.
    Variable(VariableId),
    /// An fbarrier.
    Fbarrier(FbarrierId),
    /// An executable.
    Executable(ExecutableId),
    /// A comment, `loc` or `pragma`.
    Annotation(Annotation),
}

/// A module.
#[derive(Clone, Debug)]
pub struct Module {
    /// The `module` directive.
    pub header: ModuleHeader,
    /// Strings.
    pub names: Names,
    /// Everything at module scope, in order.
    pub items: Vec<Item>,
    /// Variables.
    pub variables: PrimaryMap<VariableId, Variable>,
    /// Fbarriers.
    pub fbarriers: PrimaryMap<FbarrierId, Fbarrier>,
    /// Executables.
    pub executables: PrimaryMap<ExecutableId, Executable>,
    /// Labels.
    pub labels: PrimaryMap<LabelId, Label>,
    /// Initializers, pragma constants and 128-bit immediates.
    pub constants: PrimaryMap<ConstantId, Constant>,
    operands: Vec<Operand>,
    /// Where each operand stands, relative to the first byte of its instruction: start and length, saturated. Those at the
    /// end may be missing.
    operand_spans: Vec<(u16, u16)>,
}

impl Module {
    /// An empty module. Its items do not hold the header yet: see M5.
    pub fn new(header: ModuleHeader, names: Names) -> Module {
        Module {
            header,
            names,
            items: Vec::new(),
            variables: PrimaryMap::new(),
            fbarriers: PrimaryMap::new(),
            executables: PrimaryMap::new(),
            labels: PrimaryMap::new(),
            constants: PrimaryMap::new(),
            operands: Vec::new(),
            operand_spans: Vec::new(),
        }
    }

    /// Number of operands in the pool.
    pub fn operand_count(&self) -> usize {
        self.operands.len()
    }

    /// Sets room aside for `count` more operands.
    pub fn reserve_operands(&mut self, count: usize) {
        self.operands.reserve(count);
        self.operand_spans.reserve(count);
    }

    /// Sets room aside for `count` executables, with some formals each.
    pub fn reserve_outline(&mut self, count: usize) {
        const FORMALS: usize = 3;
        self.items.reserve(count);
        self.executables.reserve(count);
        self.variables.reserve(FORMALS * count);
        self.names.reserve(FORMALS * count);
    }

    /// The text of a name.
    pub fn name(&self, name: Name) -> &str {
        self.names.get(name)
    }

    /// The operands in `list`; empty if the list is not of this module.
    pub fn operands(&self, list: OperandList) -> &[Operand] {
        let start = list.start as usize;
        self.operands.get(start..start + list.len as usize).unwrap_or(&[])
    }

    /// The operands of an instruction.
    pub fn inst_operands(&self, inst: &Inst) -> &[Operand] {
        self.operands(inst.operands)
    }

    /// Adds operands to the pool. `spans` are absolute, one per operand; `base` is the first byte of the instruction.
    /// Missing spans stand for the whole instruction.
    pub fn push_operands(&mut self, operands: &[Operand], spans: &[Span], base: u32) -> OperandList {
        let start = self.operands.len() as u32;
        self.operands.extend_from_slice(operands);
        // Operands without spans at the end of the pool, which are all of BRIG, need no entries.
        if !spans.is_empty() {
            if self.operand_spans.len() < start as usize {
                self.operand_spans.resize(start as usize, (0, 0));
            }
            self.operand_spans
                .extend(spans.iter().take(operands.len()).map(|s| {
                    let from = s.start.saturating_sub(base).min(u16::MAX as u32) as u16;
                    let length = s.end.saturating_sub(s.start).min(u16::MAX as u32) as u16;
                    (from, length)
                }));
            self.operand_spans.resize(self.operands.len(), (0, 0));
        }
        OperandList {
            start,
            len: operands.len() as u32,
        }
    }

    /// Where operand `index` of `list` stands, given the instruction that owns it.
    pub fn operand_span(&self, inst: &Inst, list: OperandList, index: usize) -> Span {
        match self.operand_spans.get(list.start as usize + index) {
            Some(&(from, length)) if length > 0 && from < u16::MAX => {
                let start = inst.span.start + from as u32;
                Span::new(start, start + length as u32)
            }
            _ => inst.span,
        }
    }

    /// Every operand of the module, for rewriting references (M2).
    pub fn operands_mut(&mut self) -> &mut [Operand] {
        &mut self.operands
    }

    /// The value of an immediate of up to 128 bits, zero-extended, with its type.
    pub fn immediate(&self, operand: Operand) -> Option<(Type, u128)> {
        match operand {
            Operand::Immediate { ty, bits } => Some((ty, bits as u128)),
            Operand::WideImmediate(id) => match self.constants.get(id)? {
                Constant::Bytes { ty, bytes, .. } => {
                    Some((*ty, u128::from_le_bytes(bytes[..].try_into().ok()?)))
                }
                _ => None,
            },
            _ => None,
        }
    }

    /// An immediate operand for a value of at most 128 bits; wider than 64 goes to the constants.
    pub fn make_immediate(&mut self, ty: Type, value: u128) -> Operand {
        if ty.bits() <= 64 {
            Operand::Immediate {
                ty,
                bits: value as u64,
            }
        } else {
            let bytes = value.to_le_bytes().to_vec().into_boxed_slice();
            Operand::WideImmediate(self.constants.push(Constant::Bytes {
                ty,
                array: false,
                bytes,
            }))
        }
    }

    /// The executable with this name (with its `&`); the definition if there is one.
    pub fn find_executable(&self, name: &str) -> Option<ExecutableId> {
        let name = self.names.find(name)?;
        let mut found = None;
        for (id, e) in &self.executables {
            if e.name == name {
                if e.is_definition {
                    return Some(id);
                }
                found = found.or(Some(id));
            }
        }
        found
    }

    /// Width in bits of an address in this segment (HSA PRM 2.9).
    pub fn address_bits(&self, segment: Segment) -> u32 {
        match (segment, self.header.machine) {
            (Segment::Group | Segment::Private | Segment::Spill | Segment::Arg | Segment::Region, _) => 32,
            (_, MachineModel::Small) => 32,
            (_, MachineModel::Large) => 64,
        }
    }

    /// Forgets everything but the header, whose name is that of a table of names that is empty now. Keeps the memory.
    pub fn clear(&mut self) {
        self.names.clear();
        self.items.clear();
        self.variables.clear();
        self.fbarriers.clear();
        self.executables.clear();
        self.labels.clear();
        self.constants.clear();
        self.operands.clear();
        self.operand_spans.clear();
    }

    /// Gives back memory reserved while reading.
    pub fn shrink_to_fit(&mut self) {
        self.operands.shrink_to_fit();
        self.operand_spans.shrink_to_fit();
        self.items.shrink_to_fit();
    }
}
