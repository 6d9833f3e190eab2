//! The cells: every operation with every legal combination of types and modifiers.
//!
//! They come from the instruction table of the HSAIL frontend ([`TABLE`]) and the values that can stand at each place of a mnemonic
//! ([`values`]), which the tests of the validator multiply out, too. What the validator refuses, although the product has it, is left out.

use std::collections::HashSet;
use std::fmt;
use wavelift_frontend_hsail::parse_text;
use wavelift_hsail::combinations::{Value, legal_values, product, values};
use wavelift_hsail::model::{Inst, Opcode, Profile, Type};
use wavelift_hsail::table::{self, Part, Row, Slot, TABLE};
use wavelift_hsail::{Severity, Span, validate};

/// What belongs together in reports.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Family {
    /// Arithmetic of integers (HSA PRM 5.2 to 5.4).
    Integer,
    /// The same of packed integers.
    PackedInteger,
    /// Shifts and bits (HSA PRM 5.5 to 5.7).
    Bits,
    /// Copies, packed data, conditional moves (HSA PRM 5.8 to 5.10).
    Data,
    /// Arithmetic of floats (HSA PRM 5.11, 5.12).
    Float,
    /// The same of packed floats.
    PackedFloat,
    /// Operations on the bits of floats (HSA PRM 5.13).
    FloatBits,
    /// Native operations (HSA PRM 5.14).
    Native,
    /// Multimedia operations (HSA PRM 5.15).
    Multimedia,
    /// Comparisons (HSA PRM 5.18).
    Compare,
    /// Comparisons of packed values.
    PackedCompare,
    /// Conversions (HSA PRM 5.19).
    Convert,
    /// Loads and stores (HSA PRM 6.3, 6.4).
    Memory,
    /// Atomic operations on memory (HSA PRM 6.6, 6.7).
    Atomic,
    /// Operations of segments and addresses (HSA PRM 5.8, 5.16, 5.17, 11.4).
    Address,
    /// Operations across lanes (HSA PRM 9.4).
    CrossLane,
    /// Questions about the dispatch (HSA PRM 11.1).
    Dispatch,
    /// Operations of the extension "amd:gcn" that have a result.
    Vendor,
    /// Signals (HSA PRM 6.8); compiled, not run, like all that follow.
    Signal,
    /// User-mode queues (HSA PRM 11.3).
    Queue,
    /// Images and samplers (HSA PRM 7).
    Image,
    /// Fences, exceptions, clock and identifiers of units (HSA PRM 6.9, 11.2, 11.4).
    Other,
    /// What vendor extensions have besides.
    Extension,
}

impl Family {
    /// Every family.
    pub const ALL: [Family; 23] = [
        Family::Integer,
        Family::PackedInteger,
        Family::Bits,
        Family::Data,
        Family::Float,
        Family::PackedFloat,
        Family::FloatBits,
        Family::Native,
        Family::Multimedia,
        Family::Compare,
        Family::PackedCompare,
        Family::Convert,
        Family::Memory,
        Family::Atomic,
        Family::Address,
        Family::CrossLane,
        Family::Dispatch,
        Family::Vendor,
        Family::Signal,
        Family::Queue,
        Family::Image,
        Family::Other,
        Family::Extension,
    ];

    /// Whether cells are only compiled: their code stands after a branch that no run takes.
    pub fn is_only_compiled(self) -> bool {
        use Family::*;
        matches!(self, Signal | Queue | Image | Other | Extension)
    }

    /// Name in reports.
    pub fn name(self) -> &'static str {
        match self {
            Family::Integer => "integer",
            Family::PackedInteger => "packed integer",
            Family::Bits => "bits",
            Family::Data => "data",
            Family::Float => "float",
            Family::PackedFloat => "packed float",
            Family::FloatBits => "float bits",
            Family::Native => "native",
            Family::Multimedia => "multimedia",
            Family::Compare => "compare",
            Family::PackedCompare => "packed compare",
            Family::Convert => "convert",
            Family::Memory => "memory",
            Family::Atomic => "atomic",
            Family::Address => "address",
            Family::CrossLane => "cross-lane",
            Family::Dispatch => "dispatch",
            Family::Signal => "signal",
            Family::Queue => "queue",
            Family::Image => "image",
            Family::Other => "other",
            Family::Vendor => "amd:gcn",
            Family::Extension => "extension",
        }
    }

    /// The family of an instruction; `None` if nothing is walked of its operation.
    fn of(inst: &Inst) -> Option<Family> {
        use Opcode::*;
        let float = inst.ty.is_some_and(Type::is_float);
        let packed = inst.ty.is_some_and(Type::is_packed);
        Some(match inst.opcode {
            AmdGcnMadU
            | AmdGcnMadS
            | AmdGcnMax3
            | AmdGcnMin3
            | AmdGcnMed3
            | AmdGcnMax
            | AmdGcnMin
            | AmdGcnFLdExp
            | AmdGcnFrExpExp
            | AmdGcnFrExpMant
            | AmdGcnTrigPreOp
            | AmdGcnBfm
            | AmdGcnMSad
            | AmdGcnQSad
            | AmdGcnMQSad
            | AmdGcnMQSad4
            | AmdGcnSadW
            | AmdGcnSadD
            | AmdGcnDivRelaxed
            | AmdGcnDivRelaxedNarrow
            | AmdGcnAtomic
            | AmdGcnAtomicNoRet => Family::Vendor,
            opcode if opcode.vendor_extension().is_some() => Family::Extension,
            Abs | Neg | CopySign if float => Family::FloatBits,
            Class => Family::FloatBits,
            Abs | Add | Div | Max | Min | Mul | MulHi | Neg | Rem | Sub | Borrow | Carry | Mad | Ceil
            | Floor | Fma | Fract | Rint | Sqrt | Trunc | Mad24 | Mad24Hi | Mul24 | Mul24Hi => {
                match (float, packed) {
                    (false, false) => Family::Integer,
                    (false, true) => Family::PackedInteger,
                    (true, false) => Family::Float,
                    (true, true) => Family::PackedFloat,
                }
            }
            Shl | Shr | And | Not | Or | PopCount | Xor | BitExtract | BitInsert | BitMask | BitRev
            | BitSelect | FirstBit | LastBit => Family::Bits,
            Mov if inst.ty.is_some_and(Type::is_opaque) => return None,
            Combine | Expand | Mov | Shuffle | UnpackHi | UnpackLo | Opcode::Pack | Unpack | Cmov => {
                Family::Data
            }
            NCos | NExp2 | NFma | NLog2 | NRcp | NRsqrt | NSin | NSqrt => Family::Native,
            BitAlign | ByteAlign | PackCvt | UnpackCvt | Lerp | Sad | SadHi => Family::Multimedia,
            Cmp if packed => Family::PackedCompare,
            Cmp => Family::Compare,
            Cvt => Family::Convert,
            Ld | St if inst.ty.is_some_and(Type::is_opaque) => return None,
            Ld | St => Family::Memory,
            Atomic | AtomicNoRet => Family::Atomic,
            Lda | SegmentP | FToS | SToF | NullPtr => Family::Address,
            ActiveLaneCount | ActiveLaneId | ActiveLaneMask | ActiveLanePermute => Family::CrossLane,
            CurrentWorkGroupSize
            | CurrentWorkItemFlatId
            | Dim
            | GridGroups
            | GridSize
            | PacketId
            | WorkGroupId
            | WorkGroupSize
            | WorkItemAbsId
            | WorkItemFlatAbsId
            | WorkItemFlatId
            | WorkItemId
            | LaneId => Family::Dispatch,
            Signal | SignalNoRet => Family::Signal,
            AddQueueWriteIndex | CasQueueWriteIndex | LdQueueReadIndex | LdQueueWriteIndex
            | StQueueReadIndex | StQueueWriteIndex => Family::Queue,
            RdImage | LdImage | StImage | ImageFence | QueryImage | QuerySampler => Family::Image,
            Nop | MemFence | ClearDetectExcept | GetDetectExcept | SetDetectExcept | Clock | CuId
            | MaxCuId | WaveId | MaxWaveId | DebugTrap | GroupBasePtr | KernargBasePtr
            | PacketCompletionSig => Family::Other,
            _ => return None,
        })
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// An operation with its types and modifiers.
#[derive(Clone)]
pub struct Cell {
    /// As HSAIL writes it: `add_ftz_up_f32`.
    pub mnemonic: String,
    /// Operation, types and modifiers; no operands.
    pub inst: Inst,
    /// Its row of the table.
    pub row: &'static Row,
    /// Where it is counted.
    pub family: Family,
    /// Of modules that it stands in.
    pub profile: Profile,
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.mnemonic)
    }
}

impl Cell {
    /// The types of what is written: one, or as many as a vector has.
    pub fn dests(&self) -> Vec<Type> {
        let vector = self.inst.mods.vector.max(1);
        self.of_slots(|slot| match slot {
            Slot::Dest(ty) => Some((ty, 1)),
            Slot::DestVector(ty) => Some((ty, vector)),
            Slot::DestQuad(ty) => Some((ty, 4)),
            _ => None,
        })
    }

    /// The types of what is read from registers, without what a destination keeps.
    pub fn sources(&self) -> Vec<Type> {
        let vector = self.inst.mods.vector.max(1);
        self.of_slots(|slot| match slot {
            Slot::Src(ty) | Slot::Reg(ty) => Some((ty, 1)),
            Slot::SrcVector(ty) => Some((ty, vector)),
            Slot::SrcQuad(ty) => Some((ty, 4)),
            _ => None,
        })
    }

    fn of_slots(&self, pick: impl Fn(Slot) -> Option<(table::Ty, u8)>) -> Vec<Type> {
        let mut all = Vec::new();
        for &slot in self.row.operands {
            let Some((ty, count)) = pick(slot) else { continue };
            if let Some(ty) = ty.of(&self.inst) {
                all.extend(std::iter::repeat_n(ty, count.into()));
            }
        }
        all
    }

    /// Whether the destination keeps what it does not write (HSA PRM 4.14): it is a source then.
    pub fn keeps(&self) -> bool {
        self.inst.mods.pack.is_some_and(|pack| pack.writes_lowest_only())
    }
}

/// What is walked at a place of the mnemonic: the values of the table's product, but alignments that say something of the type, and no
/// hints that change nothing (`equiv`, `width`).
fn walked(part: Part) -> Vec<Value> {
    let mut all = values(part);
    match part {
        Part::Equiv | Part::Width => all.truncate(1),
        Part::Align => {
            for text in ["align(2)", "align(4)", "align(8)", "align(16)"] {
                let mut value = all[0].clone();
                value.text = text.into();
                all.push(value);
            }
            // `align(1)` is what is meant without it, and 256 is more than any vector needs.
            all.retain(|value| !["align(1)", "align(256)"].contains(&value.text.as_str()));
        }
        _ => {}
    }
    all
}

/// Every cell of the Full profile, in the order of the table.
pub fn cells() -> Vec<Cell> {
    cells_of(Profile::Full)
}

/// Every cell of a profile.
pub fn cells_of(profile: Profile) -> Vec<Cell> {
    let mut all = Vec::new();
    let mut seen = HashSet::new();
    for row in TABLE {
        let parts: Vec<Vec<Value>> = table::syntax(row.opcode)
            .iter()
            .map(|&part| walked(part))
            .collect();
        let fitting: Vec<Vec<usize>> = parts.iter().map(|part| legal_values(row, part)).collect();
        let sizes: Vec<usize> = fitting.iter().map(Vec::len).collect();
        product(&sizes, &mut |at| {
            let chosen = at.iter().zip(&fitting).zip(&parts);
            let chosen = chosen.map(|((&i, fitting), part)| &part[fitting[i]]);
            if let Some(cell) = cell(row, profile, chosen)
                && !seen.contains(&cell.mnemonic)
                && is_legal(&cell)
            {
                seen.insert(cell.mnemonic.clone());
                all.push(cell);
            }
        });
    }
    all
}

fn cell<'a>(row: &'static Row, profile: Profile, chosen: impl Iterator<Item = &'a Value>) -> Option<Cell> {
    let mut inst = Inst::new(row.opcode, Span::NONE);
    let mut mnemonic = row.opcode.name().to_string();
    for value in chosen {
        (value.set)(&mut inst, value.code);
        if !value.text.is_empty() {
            mnemonic.push('_');
            mnemonic.push_str(&value.text);
        }
    }
    table::fill_defaults(&mut inst);
    if !row.fits(&inst) || !is_walked(&inst, &mnemonic) {
        return None;
    }
    Some(Cell {
        family: Family::of(&inst)?,
        mnemonic,
        inst,
        row,
        profile,
    })
}

/// What the product has too much of: alignments that are neither natural for an element nor for a vector, and scopes that mean one
/// thing in the segment.
fn is_walked(inst: &Inst, mnemonic: &str) -> bool {
    if !matches!(inst.opcode, Opcode::Ld | Opcode::St) {
        return true;
    }
    let Some(ty) = inst.ty else { return false };
    let given = mnemonic
        .split_once("align(")
        .and_then(|(_, rest)| rest.split(')').next());
    match given.and_then(|text| text.parse::<u32>().ok()) {
        None => true,
        Some(align) => {
            let whole = ty.bytes() * u32::from(inst.mods.vector.max(1)).next_power_of_two();
            align == ty.bytes() || align == whole.min(16) && align > ty.bytes()
        }
    }
}

/// Whether the validator takes a statement with the mnemonic.
fn is_legal(cell: &Cell) -> bool {
    // What walks do not know how to use is not a cell: `const` of memory that is written, levels of alignment in fixed memory.
    let Some(text) = crate::kernel::for_validator(cell) else {
        return false;
    };
    match parse_text("cell", &text) {
        Ok(module) => validate(&module).iter().all(|d| d.severity != Severity::Error),
        Err(_) => false,
    }
}
