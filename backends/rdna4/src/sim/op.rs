//! Decoded code: each instruction with everything that does not change from one execution to the next.

use super::counters::CounterSet;
use super::lanes::{DppMap, dpp8_map, dpp16_map};
use super::state::{Fault, NULL, VCC};
use super::step::{STEPS, Step};
use crate::isa::{
    DecodeError, Flag, Implicit, Inst, Latency, Opcode, Operand, OperandName, Role, Sgpr, Special, Type,
    WaveSize, decode,
};
use smallvec::SmallVec;
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
            "and_not1" => |a, b| a & !b,
            "or_not1" => |a, b| a | !b,
            "and_not0" => |a, b| !a & b,
            "or_not0" => |a, b| !a | b,
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
    /// No modifier applies: the register's bits are the value.
    pub(crate) plain: bool,
}

/// Which unit an instruction runs on, for statistics and rules.
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
    /// Wait counters it increments.
    pub(crate) counters: CounterSet,
    /// Increments any.
    pub(crate) waits: bool,
    /// Scalar registers it names or implies, with what it does to them.
    pub(crate) scalars: SmallVec<[(u8, Role); 4]>,
    /// Selects lanes by a scalar: that must be defined.
    pub(crate) lane_select: Option<u8>,
    /// Decides where the wave goes.
    pub(crate) branches: bool,
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
    /// Number of VGPRs that operands reach.
    pub(crate) vgprs: u16,
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
    // Wave-wide permutations have other uses for these bits.
    let halves = !op_has_wave(inst);
    let place = match operand {
        Operand::Sgpr { first, .. } => Place::Scalar(first.0),
        Operand::Vgpr { first, .. } => Place::Vector(first.0),
        Operand::Special(special) => Place::Special(special),
        other => match other.constant_bits(info.ty) {
            Some(bits) => Place::Constant(bits),
            None => Place::Off,
        },
    };
    let packed_format = inst.format.is_vop3p() && !inst.format.is_mix();
    let bit = |mask: u8| number < 3 && mask >> number & 1 == 1;
    let high =
        halves && bit(mods.op_sel) || matches!(info.ty, Type::B16Hi | Type::F16Hi) && info.role == Role::Src;
    let mut slot = Slot {
        place,
        ty: info.ty,
        role,
        words: inst.operand_registers(index),
        number,
        neg: bit(mods.neg),
        abs: bit(mods.abs) && !packed_format,
        neg_high: bit(mods.neg_hi) && packed_format,
        high,
        high_for_high: bit(mods.op_sel_hi),
        plain: true,
    };
    let packed = packed_format && slot.ty.bits() == 32 && number < 3;
    slot.plain = !slot.neg && !slot.abs && !slot.neg_high && !slot.high && !packed && slot.ty != Type::Mix;
    Some(slot)
}

/// Whether the formula sees registers of the whole wave.
fn op_has_wave(inst: &Inst) -> bool {
    inst.op.info().has(Flag::Wave)
}

fn unit(op: Opcode) -> Unit {
    match op.info().latency {
        Latency::Salu | Latency::Sopp | Latency::Branch | Latency::Message => Unit::Salu,
        Latency::Smem => Unit::ScalarMemory,
        Latency::Valu | Latency::ValuSlow | Latency::Trans => Unit::Valu,
        Latency::Vmem => Unit::VectorMemory,
        Latency::Lds => Unit::Lds,
    }
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
        let mut vgprs = 0u16;
        let mut scalars = SmallVec::new();
        for slot in &slots {
            match slot.place {
                Place::Vector(first) => {
                    vgprs = vgprs.max(u16::from(first) + u16::from(slot.words.max(1)));
                }
                Place::Scalar(first) => {
                    let words = (0..slot.words.max(1)).map(|word| first + word);
                    scalars.extend(
                        words
                            .filter(|&register| register != NULL)
                            .map(|register| (register, slot.role)),
                    );
                }
                Place::Special(_) | Place::Constant(_) | Place::Off => {}
            }
        }
        let vcc = (0..inst.wave.mask_registers()).map(|word| VCC + word);
        if info.reads(Implicit::Vcc) {
            scalars.extend(vcc.map(|register| (register, Role::Src)));
        }
        let lane_select = matches!(op, Opcode::VReadlaneB32 | Opcode::VWritelaneB32)
            .then(|| inst.operand(OperandName::S1))
            .flatten();
        let lane_select = match lane_select {
            Some(Operand::Sgpr {
                first: Sgpr(first), ..
            }) => Some(first),
            _ => None,
        };
        let logic = Logic::of(info.mnemonic);
        let stores = info.has(Flag::Store) && !info.has(Flag::Atomic);
        let mods = &inst.mods;
        let dpp = match inst.format {
            format if format.is_dpp16() => Some(Box::new(dpp16_map(mods.dpp_ctrl))),
            format if format.is_dpp8() => Some(Box::new(dpp8_map(mods.dpp8))),
            _ => None,
        };
        let counters = CounterSet::of(|counter| inst.waits(counter));
        Self {
            run: STEPS[op as usize],
            pc,
            length,
            imm: imm.unwrap_or(0),
            unit,
            counters,
            waits: !counters.is_empty(),
            scalars,
            lane_select,
            branches: info.has(Flag::Branch),
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
                    | Opcode::VPermlane16B32
                    | Opcode::VPermlanex16B32
                    | Opcode::VPermlane64B32
                    | Opcode::VReadlaneB32
                    | Opcode::VWritelaneB32
            ) || logic.is_some(),
            logic,
            is_logic: logic.is_some(),
            high_words_apart: matches!(
                op,
                Opcode::VMadCoU64U32 | Opcode::VMadCoI64I32 | Opcode::VLshlrevB64
            ),
            stores,
            access: match (info.has(Flag::Atomic), info.has(Flag::Store)) {
                (true, _) => AccessKind::Atomic,
                (false, true) => AccessKind::Write,
                (false, false) => AccessKind::Read,
            },
            dpp,
            vgprs,
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
    pub(crate) fn new(
        base: u64,
        image: &[u8],
        ranges: &[std::ops::Range<u64>],
        starts: &[u64],
        wave: WaveSize,
    ) -> Self {
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
                match decode(&text[at..limit], pc as u64, wave) {
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
