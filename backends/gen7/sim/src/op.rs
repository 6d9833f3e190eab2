//! Decoded code: instructions with the places of their operands worked out.

use super::fp::*;
use super::helpers::*;
use super::state::{FILE_BYTES, REGISTER_BYTES};
use wavelift_gen7::isa::{
    Access, DecodeError, Dst, Format, Generation, Inst, MathFn, Message, Opcode, Place, RegFile, Region,
    Sfid, Src, SrcValue, Type, decode_all, known_bits,
};
use wavelift_simulator::float::{Float, FloatMode, Rounding, round_integral};

mod generated {
    #![allow(clippy::all, unused_variables, unused_parens)]
    use super::*;
    include!(concat!(env!("OUT_DIR"), "/step.rs"));
}
pub(crate) use generated::{Routine, float, integer, routine};

/// Most channels of an instruction.
pub(crate) const LANES: usize = 32;

/// What an instruction computes in.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exec {
    /// Integers, extended to 64 bits.
    Integer,
    /// Single precision.
    Single,
    /// Double precision.
    Double,
}

/// Where an operand comes from or goes to.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// General registers: byte of each channel in [`Slot::offsets`].
    General,
    /// An architecture register: byte of each channel in the register.
    Architecture(u8),
    /// The accumulator from this channel on.
    Accumulator(u8),
    /// General registers at addresses in a0.
    Indirect {
        /// First element of a0.
        addr: u8,
        /// Added to the address.
        offset: i16,
        /// Channels per address; 0 if one address serves all.
        row: u8,
    },
    /// A constant: the value of each channel in [`Slot::values`].
    Constant,
    /// Nothing.
    Null,
}

/// An operand.
#[derive(Clone, Debug)]
pub(crate) struct Slot {
    pub(crate) kind: Kind,
    pub(crate) ty: Type,
    pub(crate) abs: bool,
    pub(crate) neg: bool,
    /// Byte of each channel: in the register file, or relative to the operand's start.
    pub(crate) offsets: [u16; LANES],
    /// Values of a constant: integers extended, floats as bits.
    pub(crate) values: Option<Box<[i64; LANES]>>,
    /// Registers with the bytes that channels touch.
    pub(crate) touched: Vec<(u8, u32)>,
}

/// How an instruction is executed.
#[derive(Clone, Copy)]
pub(crate) enum Runner {
    /// A formula on integers.
    Integer(fn(i64, i64, i64) -> i64),
    /// A formula on singles.
    Single(fn(u32, u32, u32, FloatMode) -> u32),
    /// A formula on doubles.
    Double(fn(u64, u64, u64, FloatMode) -> u64),
    /// A routine.
    Routine(Routine),
    /// Nothing here can execute it.
    Unsupported,
}

/// A decoded instruction.
pub(crate) struct Op {
    pub(crate) inst: Inst,
    pub(crate) offset: u32,
    /// Offset of the next instruction.
    pub(crate) next: u32,
    /// Values that it works on.
    pub(crate) lanes: u32,
    /// Channel of the first.
    pub(crate) first: u32,
    /// Align16: lanes that the channel mask allows.
    pub(crate) chosen: u32,
    pub(crate) exec: Exec,
    pub(crate) src: [Slot; 3],
    pub(crate) sources: usize,
    pub(crate) dst: Slot,
    pub(crate) runner: Runner,
    /// Channels may wait here.
    pub(crate) join: bool,
    pub(crate) message: Option<Message>,
    /// General registers that it reads, and that it writes.
    pub(crate) reads: u128,
    pub(crate) writes: u128,
    /// It says something about waiting.
    pub(crate) hinted: bool,
    /// Its result comes later than those of other instructions.
    pub(crate) late: bool,
}

/// The code of a module.
pub(crate) struct Code {
    /// Whose it is.
    pub(crate) generation: Generation,
    pub(crate) ops: Vec<Op>,
    /// Whether it reads images by the sampler.
    pub(crate) samples: bool,
    /// Number of the instruction at each multiple of 8 bytes, or `u32::MAX`.
    index: Vec<u32>,
}

impl Code {
    /// Decodes instructions; zeros at the end are padding.
    pub(crate) fn new(
        generation: Generation,
        bytes: &[u8],
        functions: &[(u32, u32)],
    ) -> Result<Code, DecodeError> {
        let mut code = Code {
            generation,
            ops: Vec::new(),
            samples: false,
            index: vec![u32::MAX; bytes.len() / 8 + 1],
        };
        for &(start, size) in functions {
            let end = (start as usize).saturating_add(size as usize).min(bytes.len());
            let part = bytes.get(start as usize..end).unwrap_or_default();
            let insts = decode_all(generation, part).map_err(|error| DecodeError {
                offset: error.offset + start as usize,
                ..error
            })?;
            for (offset, inst) in insts {
                let offset = start + offset;
                if let Some(entry) = code.index.get_mut(offset as usize / 8) {
                    *entry = code.ops.len() as u32;
                }
                let before = code.ops.last().map(|op| op.inst);
                let known = before.and_then(|before| known_bits(&before, &inst));
                let mut op = Op::new(generation, inst, offset);
                if let (Some(bits), Some(send)) = (known, inst.send)
                    && let Some(message) = Message::decode(generation, send.sfid, bits)
                {
                    op.moves(&message);
                }
                code.samples |= inst.send.is_some_and(|send| send.sfid == Sfid::Sampler);
                code.ops.push(op);
            }
        }
        code.mark_joins();
        Ok(code)
    }

    /// The number of the instruction at an offset.
    pub(crate) fn at(&self, offset: u32) -> Option<usize> {
        if !offset.is_multiple_of(8) {
            return None;
        }
        let index = *self.index.get(offset as usize / 8)?;
        (index != u32::MAX).then_some(index as usize)
    }

    /// Text of the instruction at an offset.
    pub(crate) fn text_at(&self, offset: u32) -> String {
        self.at(offset)
            .map_or(String::new(), |index| self.ops[index].inst.to_string())
    }

    /// Channels wait at targets of branches and after branches only.
    fn mark_joins(&mut self) {
        let mut places = Vec::new();
        for op in &self.ops {
            let format = op.inst.op.info().format;
            let target = |distance: i32| op.offset.wrapping_add_signed(distance.wrapping_mul(8));
            if format.has_jip() {
                places.extend([target(op.inst.jip), op.next]);
            }
            if format.has_uip() {
                let uip = target(op.inst.uip);
                places.push(uip);
                // Channels that leave a loop wait after it.
                places.extend(self.at(uip).map(|index| self.ops[index].next));
            }
            if matches!(format, Format::Jmpi | Format::Ret | Format::Call) {
                places.push(op.next);
            }
        }
        for place in places {
            if let Some(index) = self.at(place) {
                self.ops[index].join = true;
            }
        }
    }
}

/// Registers that a plane reads after those that it names.
fn also_read(inst: &Inst, source: &Slot, lanes: u32) -> u128 {
    match inst.op {
        Opcode::Pln => registers(source) << (lanes / 8),
        _ => 0,
    }
}

/// The register of remainders after that of quotients.
fn also_written(inst: &Inst, destination: &Slot) -> u128 {
    match inst.math {
        Some(MathFn::IntDivMod) => registers(destination) << 1,
        _ => 0,
    }
}

impl Op {
    fn new(generation: Generation, inst: Inst, offset: u32) -> Op {
        let info = inst.op.info();
        let sources = match info.format {
            Format::Jmpi => 2,
            Format::Send => 0,
            _ => inst.op.sources(),
        };
        let used = &inst.src[..sources];
        let double = inst.dst.ty == Type::Df || used.iter().any(|src| src.ty == Type::Df);
        let exec = match used.first().map(|src| src.ty) {
            Some(Type::Df) => Exec::Double,
            Some(ty) if ty.is_float() => Exec::Single,
            _ => Exec::Integer,
        };
        // Ivy Bridge's doubles take a pair of channels in the syntax of regions (manual 3.3.9 5A).
        let elements = generation.double_elements();
        let step = if double { elements } else { 1 };
        let lanes = (inst.control.exec.channels() / step).max(1);
        let access = inst.control.access;
        let slots = |index: usize| source(&inst.src[index], access, lanes, step, elements);
        let runner =
            match (routine(inst.op), exec) {
                (Some(routine), _) => Runner::Routine(routine),
                (None, Exec::Integer) => integer(inst.op).map_or(Runner::Unsupported, Runner::Integer),
                (None, Exec::Single) => float::<wavelift_simulator::float::F32>(inst.op)
                    .map_or(Runner::Unsupported, Runner::Single),
                (None, Exec::Double) => float::<wavelift_simulator::float::F64>(inst.op)
                    .map_or(Runner::Unsupported, Runner::Double),
            };
        let message = match (inst.send, inst.descriptor()) {
            (Some(send), Some(descriptor)) => Message::decode(generation, send.sfid, descriptor),
            _ => None,
        };
        let mut chosen = u32::MAX;
        if access == Access::Align16 || info.format == Format::Three {
            let nibble = u32::from(inst.dst.mask);
            chosen = (0..8).fold(0, |mask, vector| mask | nibble << (4 * vector));
            if step == 2 {
                // A double has the mask of its lower half.
                chosen = (0..16).fold(0, |mask, lane| mask | (chosen >> (2 * lane) & 1) << lane);
            }
        }
        let src = [slots(0), slots(1), slots(2)];
        let dst = destination(&inst.dst, lanes, step, elements);
        let reads = src[..sources].iter().fold(0, |all, slot| all | registers(slot))
            | also_read(&inst, &src[1], lanes);
        let writes = registers(&dst) | also_written(&inst, &dst);
        let dep = inst.control.dep;
        let mut op = Op {
            reads,
            writes,
            hinted: dep.no_clear || dep.no_check,
            late: inst.send.is_some() || inst.op == Opcode::Math,
            offset,
            next: offset + inst.length(),
            lanes,
            first: inst.control.first_channel(),
            chosen,
            exec,
            src,
            sources,
            dst,
            runner,
            join: false,
            message,
            inst,
        };
        if let Some(message) = message {
            op.moves(&message);
        }
        op
    }

    /// It reads the payload of a message and writes its response.
    fn moves(&mut self, message: &Message) {
        let span = |place: Option<Place>, count: u8| match place {
            Some(Place::Direct {
                file: RegFile::Grf,
                reg,
                ..
            }) => ((1u128 << (count & 31)) - 1).checked_shl(reg.into()).unwrap_or(0),
            _ => 0,
        };
        self.reads = span(self.inst.src[0].place(), message.length);
        self.writes = span(Some(self.inst.dst.place), message.response);
    }
}

/// Registers with the bytes that the first `lanes` elements touch.
fn touched(offsets: &[u16; LANES], lanes: u32, size: u32) -> Vec<(u8, u32)> {
    let mut list: Vec<(u8, u32)> = Vec::new();
    for &offset in &offsets[..lanes as usize] {
        for byte in u32::from(offset)..u32::from(offset) + size {
            let (register, bit) = ((byte / 32) as u8 & 127, 1 << (byte % 32));
            match list.iter_mut().find(|(known, _)| *known == register) {
                Some((_, bits)) => *bits |= bit,
                None => list.push((register, bit)),
            }
        }
    }
    list
}

/// The general registers that an operand lies in; all of them if that is not known yet.
fn registers(slot: &Slot) -> u128 {
    match slot.kind {
        Kind::Indirect { .. } => u128::MAX,
        _ => slot
            .touched
            .iter()
            .fold(0, |all, &(register, _)| all | 1 << register),
    }
}

fn kind_of(place: Place, region: Region) -> (Kind, u32) {
    match place {
        Place::Direct {
            file: RegFile::Grf,
            reg,
            sub,
        } => (
            Kind::General,
            u32::from(reg) * REGISTER_BYTES as u32 + u32::from(sub),
        ),
        Place::Direct { reg, sub, .. } => match reg >> 4 {
            0 => (Kind::Null, 0),
            // acc1 continues acc0.
            2 => (Kind::Accumulator((reg & 1) * 8), 0),
            _ => (Kind::Architecture(reg), sub.into()),
        },
        Place::Indirect { addr, offset, .. } => {
            let row = match region {
                Region::Align1 {
                    vert: Region::PER_CHANNEL,
                    width,
                    ..
                } => width,
                _ => 0,
            };
            (Kind::Indirect { addr, offset, row }, 0)
        }
    }
}

/// Byte of channel `channel` of a source after its start.
fn source_bytes(region: Region, channel: u32, size: u32) -> u32 {
    match region {
        Region::Align1 { vert, width, horz } => {
            let width = u32::from(width.max(1));
            let vert = if vert == Region::PER_CHANNEL {
                0
            } else {
                u32::from(vert)
            };
            (channel / width * vert + channel % width * u32::from(horz)) * size
        }
        Region::Align16 { vert, swizzle } => {
            (channel / 4 * u32::from(vert) + swizzle.channel(channel)) * size
        }
        Region::Three {
            scalar: true,
            swizzle,
        } => swizzle.channel(0) * size,
        Region::Three { swizzle, .. } => (channel / 4 * 4 + swizzle.channel(channel)) * size,
    }
}

/// Bytes of an element of a region, of which a double is `elements`.
fn element_size(ty: Type, elements: u32) -> u32 {
    match ty {
        Type::Df => u32::from(ty.size()) / elements,
        other => other.size().into(),
    }
}

fn source(src: &Src, _access: Access, lanes: u32, step: u32, elements: u32) -> Slot {
    let mut slot = Slot {
        kind: Kind::Constant,
        ty: src.ty,
        abs: src.abs,
        neg: src.neg,
        offsets: [0; LANES],
        values: None,
        touched: Vec::new(),
    };
    let place = match src.value {
        SrcValue::Imm(bits) => {
            slot.ty = src.ty.element();
            slot.values = Some(Box::new(std::array::from_fn(|lane| constant(bits, src.ty, lane))));
            return slot;
        }
        SrcValue::Reg(place) => place,
    };
    let (kind, start) = kind_of(place, src.region);
    slot.kind = kind;
    let size = element_size(src.ty, elements);
    for (lane, offset) in (0..lanes).zip(&mut slot.offsets) {
        let bytes = start + source_bytes(src.region, lane * step, size);
        *offset = (bytes as usize % FILE_BYTES) as u16;
    }
    if kind == Kind::General {
        slot.touched = touched(&slot.offsets, lanes, src.ty.size().into());
    }
    slot
}

/// The value of a constant in a lane: integers extended, floats as bits.
fn constant(bits: u32, ty: Type, lane: usize) -> i64 {
    match ty {
        Type::D => i64::from(bits as i32),
        Type::W => i64::from(bits as i16),
        Type::Uw => i64::from(bits as u16),
        Type::V => i64::from(((bits >> (4 * (lane % 8)) & 15) << 28) as i32 >> 28),
        Type::Uv => i64::from(bits >> (4 * (lane % 8)) & 15),
        Type::Vf => {
            let byte = bits.to_le_bytes()[lane % 4];
            i64::from(wavelift_gen7::isa::restricted_float(byte).to_bits())
        }
        _ => i64::from(bits),
    }
}

fn destination(dst: &Dst, lanes: u32, step: u32, elements: u32) -> Slot {
    let (kind, start) = kind_of(dst.place, Region::SCALAR);
    let mut slot = Slot {
        kind,
        ty: dst.ty,
        abs: false,
        neg: false,
        offsets: [0; LANES],
        values: None,
        touched: Vec::new(),
    };
    let size = element_size(dst.ty, elements);
    for (lane, offset) in (0..lanes).zip(&mut slot.offsets) {
        let bytes = start + lane * step * u32::from(dst.stride) * size;
        *offset = (bytes as usize % FILE_BYTES) as u16;
    }
    if kind == Kind::General {
        slot.touched = touched(&slot.offsets, lanes, dst.ty.size().into());
    }
    slot
}

/// Whether the operation is `sel`, whose predicate does not decide who runs.
pub(crate) fn is_select(op: &Op) -> bool {
    op.inst.op == Opcode::Sel
}
