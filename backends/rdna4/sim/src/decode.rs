//! Instructions of gfx10, gfx11 and gfx12 as the shared simulator runs them.

use super::machine::{Gfx12, NULL, counter_of};
use super::rules::Facts;
use super::step::{Op, STEPS, kind, purpose, unit};
use smallvec::SmallVec;
use wavelift_amdgpu::logic::Logic;
use wavelift_amdgpu_sim::Machine;
use wavelift_amdgpu_sim::counters::CounterSet;
use wavelift_amdgpu_sim::formatted::FormatAccess;
use wavelift_amdgpu_sim::images::ImageAccess;
use wavelift_amdgpu_sim::op::{
    self, Addressing, Kind, Link, Movement, PartialResult, Place, Slot, Space, Unit, waits_for_memory,
};
use wavelift_amdgpu_sim::state::{EXEC, VCC};
use wavelift_rdna4::isa::{
    self, Flag, Format, Implicit, Inst, Op as Opcode, Operand, OperandName, Role, Type, WaveSize,
};
use wavelift_simulator::memory::{AccessKind, Reach};

/// Decodes an instruction; its length is in words.
///
/// # Errors
/// Why there is none.
pub(crate) fn decode(machine: isa::Machine, words: &[u32], pc: u64) -> Result<(Op, usize), String> {
    let (inst, length) =
        wavelift_amdgpu::isa::decode(machine, words, pc).map_err(|error| error.to_string())?;
    Ok((op(inst), length))
}

/// The lane that each lane reads by a control value; 64 is none.
fn dpp16_map(control: u16) -> [u8; 64] {
    std::array::from_fn(|lane| isa::dpp::source(control, lane as u8).unwrap_or(64))
}

/// The lane movement within eight lanes, three bits for each.
fn dpp8_map(select: u32) -> [u8; 64] {
    std::array::from_fn(|lane| (lane & !7) as u8 | (select >> (3 * (lane & 7)) & 7) as u8)
}

/// The lane movement of an instruction. Movement within eight lanes always has a source, which reads as zero if it is not active.
fn movement(inst: &Inst) -> Option<Box<Movement>> {
    let mods = &inst.mods;
    let movement = if inst.format.is_dpp16() {
        Movement {
            source: dpp16_map(mods.dpp_ctrl),
            enabled: Movement::rows_and_banks(mods.row_mask, mods.bank_mask),
            fetch: mods.fi,
            zero: mods.bound_ctrl,
        }
    } else if inst.format.is_dpp8() {
        Movement {
            source: dpp8_map(mods.dpp8),
            enabled: u64::MAX,
            fetch: mods.fi,
            zero: true,
        }
    } else {
        return None;
    };
    Some(Box::new(movement))
}

/// A constant in place of a matrix: a number of the elements' format, of bfloat16 the upper half of a single (RDNA4 ISA 7.7.2).
fn matrix_of(inst: &Inst, operand: Operand) -> Place {
    let name = inst.info().mnemonic;
    let isa = inst.machine.isa;
    Place::of(operand, |constant| match constant {
        Operand::Float(float) if name.starts_with("v_wmma_bf16") => Some(u64::from(float.f32_bits() >> 16)),
        _ if name.starts_with("v_wmma_f16") => isa.constant_bits(constant, Type::F16),
        _ => isa.constant_bits(constant, Type::F32),
    })
}

fn place(isa: isa::Isa, operand: Operand, ty: Type) -> Place {
    Place::of(renumbered(isa, operand), |constant| {
        isa.constant_bits(constant, ty)
    })
}

/// M0 and NULL as gfx12 numbers them.
fn renumbered(isa: isa::Isa, operand: Operand) -> Operand {
    let traits = isa.traits();
    match operand {
        Operand::Sgpr { first, .. } if first == traits.m0 => Operand::s(Gfx12::M0),
        Operand::Sgpr { first, count } if Some(first) == traits.null => Operand::s_range(NULL, count),
        other => other,
    }
}

/// Whether an instruction adds two products of halves, as RDNA3 and later have it.
fn sums_two_products(inst: &Inst) -> bool {
    let info = inst.info();
    let pairs = info.operands.iter().any(|operand| operand.ty.is_float_pair());
    pairs && info.mnemonic.contains("dot2") && inst.machine.isa.has_feature(isa::Feature::Rdna3Up)
}

/// In sums of two products an inline constant of halves is in both of them (RDNA4 ISA 7.2.2; 7.7.2 agrees but for `v_dot2_f32_f16`, for which it
/// has the bits of a single, whose halves would be no such number).
fn repeat_constant(slot: &mut Slot, operand: Operand) {
    let inline = matches!(operand, Operand::Int(_) | Operand::Float(_));
    if let Place::Constant(bits) = &mut slot.place
        && inline
        && matches!(slot.kind, Kind::FloatPair | Kind::Float16)
    {
        *bits = *bits & 0xffff | (*bits & 0xffff) << 16;
    }
}

fn slot(inst: &Inst, index: usize, operand: Operand) -> Option<Slot> {
    let info = inst.info().operands.get(index)?;
    let role = inst.operand_role(index).unwrap_or(info.role);
    let mods = &inst.mods;
    let words = inst.operand_registers(index);
    let mut slot = Slot::new(
        match info.class {
            isa::Class::VgprConst => matrix_of(inst, operand),
            _ => place(inst.machine.isa, operand, info.ty),
        },
        kind(info.ty),
        purpose(info.name),
        words,
    );
    let number = slot.number();
    let packed = inst.format.is_vop3p() && !inst.format.is_mix();
    // Permutations of the whole wave have other uses for the bits of halves.
    let halves = !inst.info().has(Flag::Wave);
    let bit = |mask: u8| number < 3 && mask >> number & 1 == 1;
    slot.reads = role != isa::Role::Dst;
    slot.writes = role != isa::Role::Src;
    slot.neg = bit(mods.neg);
    slot.abs = bit(mods.abs) && !packed;
    slot.neg_high = bit(mods.neg_hi) && packed;
    slot.high = halves && bit(mods.op_sel) || slot.kind.is_high() && info.role == isa::Role::Src;
    if inst.info().has(Flag::Halves) && info.name == isa::OperandName::D {
        slot.high = mods.op_sel & 8 != 0;
    }
    slot.high_for_high = bit(mods.op_sel_hi);
    slot.sext = bit(mods.sext);
    slot.select = match (inst.format.is_sdwa(), number) {
        (true, 0) => mods.src0_sel,
        (true, 1) => mods.src1_sel,
        _ => 6,
    };
    if slot.kind == Kind::FloatPair && !packed {
        // Both halves are read, whatever is selected, and negation is for both.
        (slot.high, slot.high_for_high, slot.neg_high) = (false, true, slot.neg);
    }
    if sums_two_products(inst) {
        repeat_constant(&mut slot, operand);
    }
    if matches!(
        inst.op,
        Opcode::VCvtF32Fp8 | Opcode::VCvtF32Bf8 | Opcode::VCvtPkF32Fp8 | Opcode::VCvtPkF32Bf8
    ) {
        // The formulas select the part themselves.
        slot.high = false;
    }
    slot.note_modifiers(packed && info.ty.bits() == 32 && number < 3);
    Some(slot)
}

/// Scalar registers that an instruction names or implies, with whether it reads and writes them.
fn scalars(inst: &Inst, slots: &[Slot]) -> SmallVec<[(u8, bool, bool); 4]> {
    let mut scalars = SmallVec::new();
    for slot in slots {
        if let Place::Scalar(first) = slot.place {
            let words = (0..slot.words.max(1)).map(|word| first + word);
            let kept = words.filter(|&register| register != NULL);
            scalars.extend(kept.map(|register| (register, slot.reads, slot.writes)));
        }
    }
    if inst.info().reads(Implicit::Vcc) {
        let vcc = (0..inst.machine.wave.mask_registers()).map(|word| VCC + word);
        scalars.extend(vcc.map(|register| (register, true, false)));
    }
    scalars
}

/// Pairs of scalar registers that a vector instruction reads as masks of 64 lanes, a bit each.
fn masks(inst: &Inst) -> u64 {
    let info = inst.info();
    if !inst.format.is_valu() || inst.machine.wave != WaveSize::Wave64 {
        return 0;
    }
    let mut pairs = 0;
    for (index, (&operand, what)) in inst.operands.iter().zip(info.operands).enumerate() {
        if let Operand::Sgpr { first, .. } = operand
            && what.ty == Type::Mask
            && inst.operand_role(index) == Some(Role::Src)
        {
            pairs |= 1 << (first.0 / 2 % 64);
        }
    }
    if info.reads(Implicit::Vcc) {
        pairs |= 1 << (VCC / 2);
    }
    pairs
}

/// Whether a scalar instruction works on lane masks: it reads or writes EXEC, or computes as many bits as there are lanes bit by bit.
fn handles_masks(inst: &Inst, logic: Option<&Logic>) -> bool {
    let names_exec = inst.operands.iter().any(|operand| match *operand {
        Operand::Sgpr { first, .. } => first.0 == EXEC,
        _ => false,
    });
    let wide = inst.machine.wave == WaveSize::Wave64;
    names_exec || logic.is_some_and(|logic| logic.with_exec || logic.wide == wide && logic.sets_scc)
}

/// Bytes of an element of a paired LDS access.
fn element_size(info: &isa::OpInfo) -> u64 {
    if let Some(index) = info.index_of(OperandName::Data0) {
        return u64::from(info.operands[index].ty.bits() / 8);
    }
    let result = info
        .operands
        .iter()
        .find(|operand| operand.role != isa::Role::Src);
    result.map_or(4, |operand| u64::from(operand.ty.bits() / 16))
}

/// Bytes of one lane's or a scalar access: newer mnemonics end with the bits.
fn access_size(info: &isa::OpInfo, unit: Unit) -> u64 {
    let last = info.mnemonic.rsplit('_').next().unwrap_or("");
    let bits = last
        .strip_prefix(['b', 'f', 'i', 'u'])
        .and_then(|bits| bits.parse::<u64>().ok());
    bits.map_or_else(|| op::access_size(info, unit), |bits| bits / 8)
}

/// How far an access reaches, or an operation on caches. Loads of a scope miss the caches within it; atomics work where their scope is, and in the
/// cache that all work-groups share at least. Up to gfx11 `glc` misses the first cache, and on gfx10 `dlc` the one of the shader array.
fn reach(inst: &Inst) -> Reach {
    let (mods, atomic) = (&inst.mods, inst.info().has(Flag::Atomic));
    use isa::Isa;
    match (inst.machine.isa, mods.scope) {
        (Isa::Gfx12, 3) => Reach::System,
        (Isa::Gfx12, 2) => Reach::Agent,
        (Isa::Gfx12, _) if atomic => Reach::Agent,
        (Isa::Gfx12, 1) => Reach::Group,
        (Isa::Gfx12, _) => Reach::Cache,
        _ if atomic => Reach::System,
        (Isa::Gfx10, _) if mods.glc && !mods.dlc => Reach::Group,
        _ if mods.glc => Reach::System,
        _ => Reach::Cache,
    }
}

fn addressing(inst: &Inst) -> Addressing {
    let (mods, info) = (&inst.mods, inst.info());
    let space = match inst.format {
        Format::Ds => Space::Lds,
        Format::Ds2 => Space::LdsPair,
        Format::Flat => Space::Flat,
        Format::Global => Space::Global,
        Format::Scratch => Space::Scratch,
        Format::Mubuf | Format::Mtbuf if mods.tfe => Space::Refused("buffer accesses with tfe"),
        Format::Mubuf | Format::Mtbuf => Space::Buffer,
        _ => Space::None,
    };
    let st64 = if info.has(Flag::St64) { 64 } else { 1 };
    Addressing {
        space,
        offset: mods.offset.into(),
        offset1: mods.offset1.into(),
        element: st64 * element_size(info),
        bytes: access_size(info, unit(info.latency)),
        reach: reach(inst),
        idxen: mods.idxen,
        offen: mods.offen,
        addr64: false,
    }
}

/// Registers to whose numbers M0 is added: all of it, or one half for the source and the other for the destination.
fn name_by_m0(op: Opcode, slots: &mut [Slot]) {
    let (all, low, high) = (Some((0, 32)), Some((0, 10)), Some((16, 10)));
    let [destination, source] = match op {
        Opcode::SMovrelsB32 | Opcode::SMovrelsB64 | Opcode::VMovrelsB32 => [None, all],
        Opcode::SMovreldB32 | Opcode::SMovreldB64 | Opcode::VMovreldB32 => [all, None],
        Opcode::VMovrelsdB32 => [all, all],
        Opcode::SMovrelsd2B32 | Opcode::VMovrelsd2B32 | Opcode::VSwaprelB32 => [high, low],
        _ => return,
    };
    for (slot, relative) in slots.iter_mut().zip([destination, source]) {
        slot.relative = relative;
    }
}

/// Operations whose result is what some lane has in a source, bit for bit.
fn moves(op: Opcode) -> bool {
    matches!(
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
            | Opcode::VMovrelsB32
            | Opcode::VMovreldB32
            | Opcode::VMovrelsdB32
            | Opcode::VMovrelsd2B32
            | Opcode::VSwaprelB32
            | Opcode::VReadlaneB32
            | Opcode::VWritelaneB32
    )
}

fn op(inst: Inst) -> Op {
    let (op, info) = (inst.op, inst.info());
    let mut slots: Vec<Slot> = inst
        .operands
        .iter()
        .enumerate()
        .filter_map(|(index, &operand)| slot(&inst, index, operand))
        .collect();
    let unit = unit(info.latency);
    name_by_m0(op, &mut slots);
    let logic = Logic::of(info.mnemonic);
    let accesses = info.has(Flag::Load) || info.has(Flag::Store);
    let mut counters = CounterSet::default();
    for wait in super::machine::COUNTERS {
        if inst.waits(wait) {
            counters.insert(counter_of(inst.machine.isa, wait));
        }
    }
    let scalars = scalars(&inst, &slots);
    let literal = || {
        let mut operands = inst.operands.iter();
        operands.any(|operand| matches!(operand, Operand::Literal(_)))
    };
    let facts = Facts {
        masks: masks(&inst),
        reads_scalars: unit == Unit::Valu && (literal() || scalars.iter().any(|&(_, reads, _)| reads)),
        scalars,
    };
    let mut made = Op::new(inst, unit, STEPS[op as usize], slots, facts);
    let inst = &made.inst;
    made.imm = inst
        .operands
        .iter()
        .find_map(|operand| match operand {
            Operand::Imm(value) => Some(*value),
            _ => None,
        })
        .unwrap_or(0);
    made.counters = counters;
    made.waits = !counters.is_empty();
    made.flat = inst.format == Format::Flat;
    made.unordered = matches!(unit, Unit::ScalarMemory | Unit::Salu);
    made.global = unit == Unit::VectorMemory
        && accesses
        && (inst.mods.idxen || !matches!(inst.format, Format::Mubuf | Format::Mtbuf | Format::Scratch));
    made.loads = info.has(Flag::Load);
    made.stores = info.has(Flag::Store) && !info.has(Flag::Atomic);
    made.access = match (info.has(Flag::Atomic), info.has(Flag::Store)) {
        (true, _) => AccessKind::Atomic,
        (false, true) => AccessKind::Write,
        (false, false) => AccessKind::Read,
    };
    made.addressing = addressing(inst);
    made.image = ImageAccess::of(inst);
    made.formatted = FormatAccess::of(inst);
    made.global |= made.image.is_some() && accesses;
    made.invalidates = matches!(op, Opcode::GlobalInv | Opcode::BufferGl0Inv);
    made.branches = info.has(Flag::Branch);
    made.link = match op {
        Opcode::SSwappcB64 | Opcode::SCallB64 => Link::Call,
        Opcode::SSetpcB64 => Link::Jump,
        _ => Link::None,
    };
    made.wait = waits_for_memory(info.mnemonic);
    made.flow = made.branches || unit == Unit::Salu && handles_masks(inst, logic.as_ref());
    made.moves = logic.is_some() || moves(op);
    made.lane_select = matches!(op, Opcode::VReadlaneB32 | Opcode::VWritelaneB32).then_some(2);
    made.writes_exec = info.writes(Implicit::Exec);
    made.movement = movement(inst);
    (made.clamp, made.omod) = (inst.mods.clamp, inst.mods.omod);
    // Where each operand is a half of its own the slots know.
    made.high_result = inst.mods.op_sel >> 3 & 1 == 1 && !info.has(Flag::Halves);
    made.partial_result = (inst.format.is_sdwa() && inst.mods.dst_sel != 6).then_some(PartialResult {
        select: inst.mods.dst_sel,
        unused: inst.mods.dst_unused,
    });
    made.set_passing(info.mnemonic, info.has(Flag::Effect));
    made
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn movement_in_rows() {
        assert_eq!(dpp16_map(0x101)[3], 4);
        assert_eq!(dpp16_map(0x101)[15], 64);
        assert_eq!(dpp16_map(0x111)[17], 16);
        assert_eq!(dpp16_map(0x111)[16], 64);
        assert_eq!(dpp16_map(0x121)[16], 31);
        assert_eq!(dpp16_map(0x140)[16], 31);
        assert_eq!(dpp16_map(0x141)[8], 15);
        assert_eq!(dpp16_map(0x155)[20], 21);
        assert_eq!(dpp16_map(0x161)[20], 21);
        assert_eq!(dpp16_map(0x161)[21], 20);
        assert_eq!(dpp16_map(0x0e4)[6], 6);
        assert_eq!(dpp16_map(0x01b)[4], 7);
    }

    #[test]
    fn movement_in_eight_lanes() {
        assert_eq!(dpp8_map(wavelift_rdna4::isa::DPP8_IDENTITY)[13], 13);
        assert_eq!(dpp8_map(0o01234567)[8], 15);
    }
}
