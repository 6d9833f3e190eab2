//! Which operations a machine has, and what becomes of the others: the table of legality.
//!
//! A *cell* is an operation with its controlling type, the type of its first operand, and its mode where it has one. A [`Row`] says what becomes
//! of some cells; the first row of a table that a cell falls under decides, and a cell that no row names is the machine's own. A target puts its
//! table together from rows of its own and from [groups](super::groups) that machines share.
//!
//! Cost of a question: the rows that name the operation, which most operations have none of.

use crate::ir::{FpMode, Function, ImageGeometry, Inst, InstructionData, Opcode, Rounding, Type};
use crate::legalize::floats::never_signals;
use std::fmt;

/// What becomes of a cell.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// The machine has it.
    Legal,
    /// The operation of a wider type, between conversions.
    Widen {
        /// The wider type.
        ty: Type,
        /// Singles flush subnormals, where no result depends on that.
        flush: bool,
    },
    /// Both halves of a 64-bit integer by themselves.
    Halves,
    /// Pieces of so many lanes of a vector.
    Lanes {
        /// Lanes of a piece.
        count: u8,
    },
    /// Other operations of types that the machine has.
    Rules,
    /// A call of a function that the module gets ([`images`](super::images)).
    Routine,
    /// The machine has it for most images; the structure of an image says whether it is one of the others, for which a function is called
    /// ([`images`](super::images)).
    MostImages,
    /// The machine has it for some images; the structures of image and sampler say whether these are among the others, for which a function is called
    /// ([`images`](super::images)).
    SomeImages,
    /// The operation without a level, as images have one ([`images`](super::images)).
    OnlyLevel,
    /// Bits of floating-point numbers by integer operations, for machines with little floating point.
    Soft,
}

impl Action {
    /// In words of 32 bits.
    pub const WORD: Action = Action::widen(Type::I32);
    /// In single precision.
    pub const SINGLE: Action = Action::widen(Type::F32);
    /// In single precision, flushing subnormals, where no result depends on that.
    pub const FLUSHED_SINGLE: Action = Action::Widen {
        ty: Type::F32,
        flush: true,
    };
    /// In double precision.
    pub const DOUBLE: Action = Action::widen(Type::F64);
    const fn widen(ty: Type) -> Action {
        Action::Widen { ty, flush: false }
    }
    /// Each lane by itself.
    pub const LANES: Action = Action::Lanes { count: 1 };
    /// Two lanes at once.
    pub const PAIRS: Action = Action::Lanes { count: 2 };
}

/// A set of types; the empty one stands for all.
pub type Types = &'static [Type];

/// Modes of floating point and geometries of images that a row is for, and what it asks of operands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct When {
    /// Directions of rounding, a bit for each.
    rounds: u8,
    /// Subnormals kept, flushed.
    flushes: [bool; 2],
    /// Out of range anything, the nearest number.
    clamps: [bool; 2],
    /// Only of operands that are known to be no signalling NaN.
    quiet: bool,
    /// Images of these geometries, a bit for each.
    geometries: u8,
}

const fn of_geometry(geometry: ImageGeometry) -> u8 {
    1 << geometry.brig_code()
}

const fn bit(round: Rounding) -> u8 {
    1 << round as u8
}

impl When {
    /// Every mode.
    pub const ANY: When = When {
        rounds: 0xf,
        flushes: [true; 2],
        clamps: [true; 2],
        quiet: false,
        geometries: u8::MAX,
    };
    /// Rounded to nearest.
    pub const NEAR: When = When {
        rounds: bit(Rounding::Near),
        ..When::ANY
    };
    /// Rounded in a direction.
    pub const DIRECTED: When = When {
        rounds: 0xf & !bit(Rounding::Near),
        ..When::ANY
    };
    /// Cut.
    pub const CUT: When = When {
        rounds: bit(Rounding::Zero),
        ..When::ANY
    };
    /// Rounded in any way but cut.
    pub const NOT_CUT: When = When {
        rounds: 0xf & !bit(Rounding::Zero),
        ..When::ANY
    };
    /// Subnormals are flushed.
    pub const FLUSHED: When = When::ANY.flushed();
    /// Subnormals are kept.
    pub const KEPT: When = When::ANY.kept();
    /// No operand is a signalling NaN.
    pub const QUIET: When = When {
        quiet: true,
        ..When::ANY
    };

    /// Images that are buffers.
    pub const BUFFER: When = When {
        geometries: of_geometry(ImageGeometry::OneDBuffer),
        ..When::ANY
    };
    /// Images whose elements are no depths.
    pub const COLOUR: When = When {
        geometries: !(of_geometry(ImageGeometry::TwoDDepth) | of_geometry(ImageGeometry::TwoDArrayDepth)),
        ..When::ANY
    };

    /// And subnormals are flushed.
    pub const fn flushed(self) -> When {
        When {
            flushes: [false, true],
            ..self
        }
    }

    /// And subnormals are kept.
    pub const fn kept(self) -> When {
        When {
            flushes: [true, false],
            ..self
        }
    }

    /// And what is out of range may become anything.
    pub const fn wrapping(self) -> When {
        When {
            clamps: [true, false],
            ..self
        }
    }

    fn takes_geometry(self, func: &Function, inst: Inst) -> bool {
        match *func.dfg.inst(inst) {
            InstructionData::Image { geometry, .. } => self.geometries & of_geometry(geometry) != 0,
            _ => true,
        }
    }

    fn holds(self, mode: FpMode, func: &Function, inst: Inst) -> bool {
        self.rounds & bit(mode.round) != 0
            && self.flushes[usize::from(mode.ftz)]
            && self.clamps[usize::from(mode.sat)]
            && self.takes_geometry(func, inst)
            && (!self.quiet || func.dfg.args(inst).iter().all(|&arg| never_signals(func, arg)))
    }
}

/// What becomes of some cells.
#[derive(Clone, Copy, Debug)]
pub struct Row {
    /// The operations.
    pub operations: &'static [Opcode],
    /// Controlling types.
    pub types: Types,
    /// Types of the first operand.
    pub operands: Types,
    /// Modes.
    pub when: When,
    /// What becomes of them.
    pub action: Action,
}

/// Rows of a table: `OPERATIONS of TYPES, from OPERAND TYPES, when MODES => ACTION`, where all but the first and last may be missing. Lists stand in
/// brackets, or are constants.
#[macro_export]
macro_rules! legality_rows {
    ($($operations:tt $(of $types:tt)? $(from $operands:tt)? $(when $when:expr)? => $action:expr;)*) => {
        &[$($crate::legalize::Row {
            operations: $crate::legality_rows!(@list Opcode $operations),
            types: $crate::legality_rows!(@list Type $($types)?),
            operands: $crate::legality_rows!(@list Type $($operands)?),
            when: $crate::legality_rows!(@when $($when)?),
            action: $action,
        }),*]
    };
    (@list $of:ident) => { &[] };
    (@list $of:ident [$($name:ident)*]) => { &[$($crate::ir::$of::$name),*] };
    (@list $of:ident $name:ident) => { $name };
    (@when) => { $crate::legalize::When::ANY };
    (@when $when:expr) => { $when };
}

/// A row, for questions: types as sets of bits.
#[derive(Clone, Copy, Debug)]
struct Line {
    types: u128,
    operands: u128,
    when: When,
    action: Action,
}

/// A type as a bit.
fn of_type(ty: Type) -> u128 {
    // Codes are 4 bits of the lane's kind, and the logarithm of at most 16 lanes.
    1 << (ty.code() & 0x7f)
}

fn set(types: Types) -> u128 {
    match types {
        [] => u128::MAX,
        types => types.iter().fold(0, |set, &ty| set | of_type(ty)),
    }
}

/// The table of a target.
#[derive(Clone)]
pub struct Legality {
    /// The rows for each operation, in order.
    rows: Vec<Box<[Line]>>,
}

impl fmt::Debug for Legality {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let named = Opcode::ALL.iter().zip(&self.rows);
        f.debug_map()
            .entries(named.filter(|(_, rows)| !rows.is_empty()))
            .finish()
    }
}

impl Legality {
    /// The table of groups of rows; of rows that name a cell the first counts.
    pub fn new(groups: &[&[Row]]) -> Legality {
        let of = |opcode| {
            let rows = groups.iter().copied().flatten();
            let rows = rows.filter(move |row| row.operations.contains(&opcode));
            rows.map(|row| Line {
                types: set(row.types),
                operands: set(row.operands),
                when: row.when,
                action: row.action,
            })
        };
        Legality {
            rows: Opcode::ALL.iter().map(|&opcode| of(opcode).collect()).collect(),
        }
    }

    /// What becomes of an instruction.
    pub fn action(&self, func: &Function, inst: Inst) -> Action {
        let dfg = &func.dfg;
        let data = dfg.inst(inst);
        let rows = &self.rows[data.opcode() as usize];
        if rows.is_empty() {
            return Action::Legal;
        }
        let ty = of_type(dfg.ctrl_type(inst));
        let first = dfg.args(inst).first();
        let operand = of_type(first.map_or(Type::INVALID, |&arg| dfg.value_type(arg)));
        let mode = data.fp_mode();
        rows.iter()
            .find(|row| {
                row.types & ty != 0 && row.operands & operand != 0 && row.when.holds(mode, func, inst)
            })
            .map_or(Action::Legal, |row| row.action)
    }
}
