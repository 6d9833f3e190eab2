//! Decoded code: each instruction with everything that does not change from one execution to the next.

use super::hazard::{ClauseStep, Sensitivity, reads_m0_late};
use super::lanes::{DppMap, dpp_map};
use super::state::{Fault, VCC};
use super::step::{STEPS, Step};
use crate::isa::{
    DecodeError, Flag, Format, Implicit, Inst, Latency, Opcode, Operand, OperandName, Role, Special, Type,
    decode,
};
use wavelift_simulator::memory::AccessKind;

/// Bitwise scalar operations.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Logic {
    pub(crate) function: fn(u64, u64) -> u64,
    /// The second operand is EXEC, and EXEC gets the result.
    pub(crate) with_exec: bool,
    pub(crate) wide: bool,
    pub(crate) sets_scc: bool,
}

impl Logic {
    pub(crate) fn of(mnemonic: &str) -> Option<Logic> {
        let rest = mnemonic.strip_prefix("s_")?;
        let (rest, wide) = match rest.strip_suffix("_b64") {
            Some(rest) => (rest, true),
            None => (rest.strip_suffix("_b32")?, false),
        };
        let (name, with_exec) = match rest.strip_suffix("_saveexec") {
            Some(name) => (name, true),
            None => (rest, false),
        };
        let function: fn(u64, u64) -> u64 = match name {
            "mov" => |a, _| a,
            "not" => |a, _| !a,
            "and" => |a, b| a & b,
            "or" => |a, b| a | b,
            "xor" => |a, b| a ^ b,
            "andn2" => |a, b| a & !b,
            "orn2" => |a, b| a | !b,
            "andn1" => |a, b| !a & b,
            "orn1" => |a, b| !a | b,
            "nand" => |a, b| !(a & b),
            "nor" => |a, b| !(a | b),
            "xnor" => |a, b| !(a ^ b),
            _ => return None,
        };
        Some(Logic {
            function,
            with_exec,
            wide,
            sets_scc: name != "mov",
        })
    }

    /// The bits of the result that undefined bits of the sources reach.
    pub(crate) fn undefined(&self, (a, ua): (u64, u64), (b, ub): (u64, u64)) -> u64 {
        let f = self.function;
        let (a, b) = ([a & !ua, a | ua], [b & !ub, b | ub]);
        let all = [f(a[0], b[0]), f(a[0], b[1]), f(a[1], b[0]), f(a[1], b[1])];
        all.iter()
            .fold(0, |differing, result| differing | (result ^ all[0]))
    }
}

/// A step function.
pub(crate) type Run = fn(&mut Step<'_>, &Op) -> Result<(), Fault>;

/// Where an operand's value is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Place {
    /// Nowhere.
    Off,
    /// First VGPR.
    Vector(u8),
    /// First scalar register.
    Scalar(u8),
    /// A constant, already in the operand's type.
    Constant(u64),
    /// A special source.
    Special(Special),
}

/// An operand.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Slot {
    pub(crate) place: Place,
    pub(crate) ty: Type,
    pub(crate) role: Role,
    /// Registers.
    pub(crate) words: u8,
    /// Source number 0 to 2, 3 for anything else.
    pub(crate) number: u8,
    pub(crate) neg: bool,
    pub(crate) abs: bool,
    pub(crate) neg_high: bool,
    pub(crate) high: bool,
    pub(crate) high_for_high: bool,
    pub(crate) sext: bool,
    /// SDWA selection; 6 is everything.
    pub(crate) select: u8,
    /// No modifier applies: the register's bits are the value.
    pub(crate) plain: bool,
}

/// Which unit an instruction runs on, for statistics and hazards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Unit {
    Salu,
    Valu,
    ScalarMemory,
    VectorMemory,
    Lds,
}

/// A decoded instruction.
#[derive(Debug)]
pub(crate) struct Op {
    pub(crate) run: Run,
    pub(crate) inst: Inst,
    /// Offset in the code.
    pub(crate) pc: u32,
    /// Length in bytes.
    pub(crate) length: u32,
    pub(crate) slots: Vec<Slot>,
    pub(crate) imm: i32,
    pub(crate) unit: Unit,
    /// Increments a wait counter.
    pub(crate) waits: bool,
    /// Decides where the wave goes.
    pub(crate) branches: bool,
    /// Decides which lanes run, or where the wave goes.
    pub(crate) flow: bool,
    /// Only moves values: undefined ones may pass.
    pub(crate) moves: bool,
    /// A bitwise scalar operation, whose undefined bits are computed exactly.
    pub(crate) logic: Option<Logic>,
    pub(crate) is_logic: bool,
    /// The low result word does not depend on high source words.
    pub(crate) high_words_apart: bool,
    /// Stores data that may be undefined.
    pub(crate) stores: bool,
    /// What it does to memory.
    pub(crate) access: AccessKind,
    pub(crate) dpp: Option<Box<DppMap>>,
    pub(crate) sensitivity: Sensitivity,
    pub(crate) sensitive: bool,
    /// Number of VGPRs and ordinary SGPRs that operands reach.
    pub(crate) vgprs: u16,
    pub(crate) sgprs: u8,
}

fn slot(inst: &Inst, index: usize, operand: Operand) -> Option<Slot> {
    let info = inst.op.info().operands.get(index)?;
    let role = inst.operand_role(index).unwrap_or(info.role);
    let mods = &inst.mods;
    let number = match info.name {
        OperandName::S0 => 0,
        OperandName::S1 => 1,
        OperandName::S2 => 2,
        _ => 3u8,
    };
    let place = match operand {
        Operand::Sgpr { first, .. } => Place::Scalar(first.0),
        Operand::Vgpr { first, .. } => Place::Vector(first.0),
        Operand::Special(special) => Place::Special(special),
        other => match other.constant_bits(info.ty) {
            Some(bits) => Place::Constant(bits),
            None => Place::Off,
        },
    };
    let bit = |mask: u8| number < 3 && mask >> number & 1 == 1;
    let sdwa = inst.format.is_sdwa();
    let select = match (sdwa, number) {
        (true, 0) => mods.src0_sel,
        (true, 1) => mods.src1_sel,
        _ => 6,
    };
    let high = bit(mods.op_sel) || matches!(info.ty, Type::B16Hi | Type::F16Hi) && info.role == Role::Src;
    let mut slot = Slot {
        place,
        ty: info.ty,
        role,
        words: inst.operand_registers(index),
        number,
        neg: bit(mods.neg),
        abs: bit(mods.abs) && inst.format != Format::Vop3p,
        neg_high: bit(mods.neg_hi) && inst.format == Format::Vop3p,
        high,
        high_for_high: bit(mods.op_sel_hi),
        sext: bit(mods.sext),
        select,
        plain: true,
    };
    let packed = inst.format == Format::Vop3p && slot.ty.bits() == 32 && number < 3;
    slot.plain = !slot.neg
        && !slot.abs
        && !slot.neg_high
        && !slot.high
        && !slot.sext
        && slot.select == 6
        && !packed
        && slot.ty != Type::Mix;
    Some(slot)
}

fn unit(op: Opcode) -> Unit {
    match op.info().latency {
        Latency::Salu | Latency::Sopp | Latency::Branch | Latency::Message => Unit::Salu,
        Latency::Smem => Unit::ScalarMemory,
        Latency::Valu | Latency::ValuSlow | Latency::Trans => Unit::Valu,
        Latency::Vmem | Latency::Export => Unit::VectorMemory,
        Latency::Lds => Unit::Lds,
    }
}

/// Whether an instruction that can be part of a clause is a scalar one.
fn clause_kind(op: Opcode) -> Option<bool> {
    let info = op.info();
    match unit(op) {
        _ if !info.has(Flag::Load) && !info.has(Flag::Store) => None,
        Unit::ScalarMemory => Some(true),
        Unit::VectorMemory => Some(false),
        _ => None,
    }
}

/// The registers of an operand as clauses number them.
fn registers(slot: &Slot) -> std::ops::Range<u16> {
    let first = match slot.place {
        Place::Scalar(first) => u16::from(first),
        Place::Vector(first) => 256 + u16::from(first),
        _ => return 0..0,
    };
    first..first + u16::from(slot.words)
}

/// Whether a scalar instruction works on lane masks: it reads or writes EXEC, or computes 64 bits bit by bit.
fn handles_masks(inst: &Inst, logic: Option<&Logic>) -> bool {
    let names_exec = inst.operands.iter().any(|operand| match *operand {
        Operand::Sgpr { first, .. } => first.0 == super::state::EXEC,
        _ => false,
    });
    names_exec || logic.is_some_and(|logic| logic.with_exec || logic.wide && logic.sets_scc)
}

impl Op {
    fn new(inst: Inst, pc: u32, length: u32) -> Self {
        let op = inst.op;
        let info = op.info();
        let slots: Vec<Slot> = inst
            .operands
            .iter()
            .enumerate()
            .filter_map(|(index, &operand)| slot(&inst, index, operand))
            .collect();
        let unit = unit(op);
        let imm = inst.operands.iter().find_map(|operand| match operand {
            Operand::Imm(value) => Some(*value),
            _ => None,
        });
        let mut sensitivity = Sensitivity {
            is_dpp: inst.format.is_dpp(),
            div_fmas: matches!(op, Opcode::VDivFmasF32 | Opcode::VDivFmasF64),
            m0: reads_m0_late(op),
            ..Sensitivity::default()
        };
        if let Some(scalar) = clause_kind(op) {
            let of = |role: fn(Role) -> bool| {
                let chosen = slots.iter().filter(|slot| role(slot.role));
                chosen.flat_map(registers).collect()
            };
            sensitivity.clause = Some(ClauseStep {
                scalar,
                stores: info.has(Flag::Store),
                reads: of(|role| role != Role::Dst),
                writes: of(|role| role != Role::Src),
            });
        }
        let (mut vgprs, mut sgprs) = (0u16, 0u8);
        for (index, slot) in slots.iter().enumerate() {
            let reads = slot.role != Role::Dst;
            match slot.place {
                Place::Vector(first) => {
                    vgprs = vgprs.max(u16::from(first) + u16::from(slot.words.max(1)));
                    if unit == Unit::Valu && slot.role != Role::Src {
                        sensitivity.valu_writes = Some((first, slot.words));
                    }
                    if inst.format.is_dpp() && slot.number == 0 {
                        sensitivity.dpp = Some(first);
                    }
                }
                Place::Scalar(first) => {
                    if first < 102 {
                        sgprs = sgprs.max(first + slot.words.max(1));
                    }
                    if unit == Unit::VectorMemory && reads {
                        sensitivity
                            .memory_scalars
                            .extend((0..slot.words).map(|word| first + word));
                    }
                    if matches!(op, Opcode::VReadlaneB32 | Opcode::VWritelaneB32)
                        && info.operands[index].name == OperandName::S1
                    {
                        sensitivity.lane_select = Some(first);
                    }
                }
                Place::Special(Special::Vccz | Special::Execz) if unit == Unit::Valu => {
                    sensitivity.zero_flags = true
                }
                Place::Special(_) | Place::Constant(_) | Place::Off => {}
            }
        }
        if let Some(imm) = imm
            && matches!(
                op,
                Opcode::SGetregB32 | Opcode::SSetregB32 | Opcode::SSetregImm32B32
            )
        {
            sensitivity.hardware_register = Some((imm & 63) as u8);
        }
        if unit == Unit::VectorMemory && info.reads(Implicit::Vcc) {
            sensitivity.memory_scalars.extend([VCC, VCC + 1]);
        }
        let logic = Logic::of(info.mnemonic);
        let stores = info.has(Flag::Store) && !info.has(Flag::Atomic);
        let dpp = inst
            .format
            .is_dpp()
            .then(|| Box::new(dpp_map(inst.mods.dpp_ctrl)));
        Self {
            run: STEPS[op as usize],
            pc,
            length,
            imm: imm.unwrap_or(0),
            unit,
            waits: info.uses_vmcnt() || info.uses_lgkmcnt(),
            branches: info.has(Flag::Branch),
            flow: info.has(Flag::Branch) || unit == Unit::Salu && handles_masks(&inst, logic.as_ref()),
            moves: matches!(
                op,
                Opcode::VMovB32
                    | Opcode::VCndmaskB32
                    | Opcode::VSwapB32
                    | Opcode::SMovB32
                    | Opcode::SMovB64
                    | Opcode::DsBpermuteB32
                    | Opcode::DsPermuteB32
                    | Opcode::DsSwizzleB32
                    | Opcode::VReadlaneB32
                    | Opcode::VWritelaneB32
            ) || logic.is_some(),
            logic,
            is_logic: logic.is_some(),
            high_words_apart: matches!(op, Opcode::VMadU64U32 | Opcode::VMadI64I32 | Opcode::VLshlrevB64),
            stores,
            access: match (info.has(Flag::Atomic), info.has(Flag::Store)) {
                (true, _) => AccessKind::Atomic,
                (false, true) => AccessKind::Write,
                (false, false) => AccessKind::Read,
            },
            dpp,
            sensitive: sensitivity.any(),
            sensitivity,
            vgprs,
            sgprs,
            slots,
            inst,
        }
    }

    /// An operand by name.
    pub(crate) fn slot_named(&self, name: OperandName) -> Option<(usize, &Slot)> {
        let index = self.inst.op.info().index_of(name)?;
        Some((index, self.slots.get(index)?))
    }
}

/// What is at a word of the code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Word {
    /// Not the start of an instruction.
    Inside,
    /// An instruction.
    Op(u32),
    /// No instruction.
    Bad(u32),
}

/// Decoded code of one code object.
#[derive(Debug)]
pub(crate) struct Code {
    /// Address of the code object in device memory.
    pub(crate) base: u64,
    words: Vec<Word>,
    ops: Vec<Op>,
    errors: Vec<DecodeError>,
}

impl Code {
    /// Decodes the executable ranges (offsets from `base`) of an image. `starts` are offsets
    /// where instructions begin for sure, in rising order.
    pub(crate) fn new(base: u64, image: &[u8], ranges: &[std::ops::Range<u64>], starts: &[u64]) -> Self {
        let mut code = Self {
            base,
            words: vec![Word::Inside; image.len().div_ceil(4)],
            ops: Vec::new(),
            errors: Vec::new(),
        };
        for range in ranges {
            let end = (range.end as usize).min(image.len()) / 4;
            let start = range.start as usize / 4;
            let text: Vec<u32> = image
                .get(start * 4..end * 4)
                .unwrap_or(&[])
                .chunks_exact(4)
                .map(|bytes| u32::from_le_bytes([bytes[0], bytes[1], bytes[2], bytes[3]]))
                .collect();
            let mut at = 0;
            while at < text.len() {
                let pc = (start + at) * 4;
                // An instruction does not reach over a place where another one begins.
                let following = starts.partition_point(|&next| next <= pc as u64);
                let limit = starts
                    .get(following)
                    .map_or(text.len(), |&next| next as usize / 4 - start);
                let limit = limit.clamp(at + 1, text.len());
                match decode(&text[at..limit], pc as u64) {
                    Ok((inst, length)) => {
                        code.words[start + at] = Word::Op(code.ops.len() as u32);
                        code.ops.push(Op::new(inst, pc as u32, length as u32 * 4));
                        at += length.max(1);
                    }
                    Err(error) => {
                        code.words[start + at] = Word::Bad(code.errors.len() as u32);
                        code.errors.push(error);
                        at += 1;
                    }
                }
            }
        }
        code
    }

    /// The instruction at an address.
    ///
    /// # Errors
    /// A text if there is none.
    #[inline]
    pub(crate) fn at(&self, pc: u64) -> Result<&Op, String> {
        let offset = pc.wrapping_sub(self.base);
        match self.words.get((offset / 4) as usize) {
            Some(Word::Op(index)) if offset.is_multiple_of(4) => Ok(&self.ops[*index as usize]),
            Some(Word::Bad(index)) => Err(self.errors[*index as usize].to_string()),
            _ => Err(format!(
                "no instruction begins at {pc:#x} (offset {offset:#x} of the code object)"
            )),
        }
    }

    /// The instruction at an offset, for messages.
    pub(crate) fn text_at(&self, offset: u32) -> String {
        self.at(self.base + u64::from(offset))
            .map(|op| op.inst.to_string())
            .unwrap_or_default()
    }
}
