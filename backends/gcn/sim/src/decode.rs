//! Instructions of gfx900 as the shared simulator runs them.

use super::hazard::{ClauseStep, Forwarding, Sensitivity, reads_m0_late};
use super::machine::{Facts, GROUP, VECTOR};
use super::step::{Op, STEPS, kind, purpose, unit};
use wavelift_amdgpu::TargetId;
use wavelift_amdgpu::logic::Logic;
use wavelift_amdgpu_sim::counters::CounterSet;
use wavelift_amdgpu_sim::formatted::FormatAccess;
use wavelift_amdgpu_sim::images::ImageAccess;
use wavelift_amdgpu_sim::op::{
    Addressing, Link, Movement, PartialResult, Place, Slot, Space, Special as Source, Unit,
};
use wavelift_amdgpu_sim::op::{access_size, waits_for_memory};
use wavelift_amdgpu_sim::state::{EXEC, VCC};
use wavelift_gcn::isa::{self, Flag, Format, Implicit, Inst, Op as Opcode, Operand, OperandName, Type};
use wavelift_simulator::memory::{AccessKind, Reach};

/// Decodes an instruction; its length is in words.
///
/// # Errors
/// Why there is none.
pub(crate) fn decode(
    target: &TargetId,
    isa: isa::Isa,
    words: &[u32],
    pc: u64,
) -> Result<(Op, usize), String> {
    let wave = isa::WaveSize::Wave64;
    let machine = isa::Machine { isa, wave };
    let (inst, length) =
        wavelift_amdgpu::isa::decode(machine, words, pc).map_err(|error| error.to_string())?;
    Ok((op(inst, target), length))
}

/// The lane that each lane reads by a control value; 64 is none.
fn dpp_map(control: u16) -> [u8; 64] {
    std::array::from_fn(|lane| isa::dpp::source(control, lane as u8).unwrap_or(64))
}

fn place(isa: isa::Isa, operand: Operand, ty: Type) -> Place {
    Place::of(operand, |constant| isa.constant_bits(constant, ty))
}

fn slot(inst: &Inst, index: usize, operand: Operand) -> Option<Slot> {
    let info = inst.info().operands.get(index)?;
    let role = inst.operand_role(index).unwrap_or(info.role);
    let mods = &inst.mods;
    let words = inst.operand_registers(index);
    let mut slot = Slot::new(
        place(inst.machine.isa, operand, info.ty),
        kind(info.ty),
        purpose(info.name),
        words,
    );
    let number = slot.number();
    let bit = |mask: u8| number < 3 && mask >> number & 1 == 1;
    slot.reads = role != isa::Role::Dst;
    slot.writes = role != isa::Role::Src;
    slot.neg = bit(mods.neg);
    slot.abs = bit(mods.abs) && inst.format != Format::Vop3p;
    slot.neg_high = bit(mods.neg_hi) && inst.format == Format::Vop3p;
    slot.high = bit(mods.op_sel) || slot.kind.is_high() && info.role == isa::Role::Src;
    slot.high_for_high = bit(mods.op_sel_hi);
    slot.sext = bit(mods.sext);
    slot.select = match (inst.format.is_sdwa(), number) {
        (true, 0) => mods.src0_sel,
        (true, 1) => mods.src1_sel,
        _ => 6,
    };
    slot.note_modifiers(inst.format == Format::Vop3p && info.ty.bits() == 32 && number < 3);
    Some(slot)
}

/// Whether an instruction that can be part of a clause is a scalar one.
fn clause_kind(info: &isa::OpInfo, unit: Unit) -> Option<bool> {
    match unit {
        _ if !info.has(Flag::Load) && !info.has(Flag::Store) => None,
        Unit::ScalarMemory => Some(true),
        Unit::VectorMemory => Some(false),
        _ => None,
    }
}

/// Whether a scalar instruction works on lane masks: it reads or writes EXEC, or computes 64 bits bit by bit.
fn handles_masks(inst: &Inst, logic: Option<&Logic>) -> bool {
    let names_exec = inst.operands.iter().any(|operand| match *operand {
        Operand::Sgpr { first, .. } => first.0 == EXEC,
        _ => false,
    });
    names_exec || logic.is_some_and(|logic| logic.with_exec || logic.wide && logic.sets_scc)
}

/// What the hazard rules need.
fn sensitivity(inst: &Inst, unit: Unit, slots: &[Slot], replays: bool) -> Sensitivity {
    let (op, info) = (inst.op, inst.info());
    let mut sensitivity = Sensitivity {
        is_dpp: inst.format.is_dpp(),
        div_fmas: matches!(op, Opcode::VDivFmasF32 | Opcode::VDivFmasF64),
        m0: reads_m0_late(inst),
        vcc_branch: matches!(op, Opcode::SCbranchVccz | Opcode::SCbranchVccnz)
            && inst.machine.isa.has_feature(isa::Feature::Islands),
        ..Sensitivity::default()
    };
    if replays && let Some(scalar) = clause_kind(info, unit) {
        let of = |chosen: fn(&Slot) -> bool| {
            let chosen = slots.iter().filter(|slot| chosen(slot));
            chosen.flat_map(Slot::registers).collect()
        };
        sensitivity.clause = Some(ClauseStep {
            scalar,
            stores: info.has(Flag::Store),
            reads: of(|slot| slot.reads),
            writes: of(|slot| slot.writes),
        });
    }
    let oldest = inst.machine.isa.has_feature(isa::Feature::OnlyGfx6);
    // What lies between the writer of a scalar register and the memory instruction that reads it.
    sensitivity.memory_states = match unit {
        Unit::VectorMemory if inst.machine.isa.has_feature(isa::Feature::Gfx8Up) => 5,
        Unit::ScalarMemory if oldest => 4,
        _ => 0,
    };
    if unit == Unit::Valu && inst.machine.isa == isa::Isa::Gfx942 {
        sensitivity.forwarding = Some(forwarding(inst, slots));
    }
    for (index, slot) in slots.iter().enumerate() {
        match slot.place {
            Place::Vector(first) => {
                if oldest && slot.writes {
                    sensitivity.overwrites.push((first, slot.words));
                }
                if unit == Unit::Valu && slot.writes {
                    sensitivity.valu_writes = Some((first, slot.words));
                }
                if inst.format.is_dpp() && slot.number() == 0 {
                    sensitivity.dpp = Some(first);
                }
            }
            Place::Scalar(first) => {
                if sensitivity.memory_states != 0 && slot.reads {
                    let words = (0..slot.words).map(|word| first + word);
                    sensitivity.memory_scalars.extend(words);
                }
                if matches!(op, Opcode::VReadlaneB32 | Opcode::VWritelaneB32)
                    && info.operands[index].name == OperandName::S1
                {
                    sensitivity.lane_select = Some(first);
                }
            }
            Place::Special(Source::Vccz | Source::Execz) if unit == Unit::Valu => {
                sensitivity.zero_flags = true
            }
            Place::Accumulator(_) | Place::Special(_) | Place::Constant(_) | Place::Off => {}
        }
    }
    if matches!(
        op,
        Opcode::SGetregB32 | Opcode::SSetregB32 | Opcode::SSetregImm32B32
    ) {
        sensitivity.hardware_register = immediate(inst).map(|imm| (imm & 63) as u8);
    }
    if sensitivity.memory_states != 0 && info.reads(Implicit::Vcc) {
        sensitivity.memory_scalars.extend([VCC, VCC + 1]);
    }
    sensitivity
}

/// What vector arithmetic of gfx942 reads and writes that needs time to arrive.
fn forwarding(inst: &Inst, slots: &[Slot]) -> Forwarding {
    let of = |chosen: fn(&Slot) -> bool, vectors: bool| {
        let registers = slots.iter().filter(|slot| chosen(slot)).flat_map(Slot::registers);
        registers
            .filter(|register| (*register >= 256) == vectors)
            .map(|register| register as u8)
            .collect()
    };
    let info = inst.info();
    let mut scalars: Vec<u8> = of(|slot| slot.reads, false);
    if info.reads(Implicit::Vcc) {
        scalars.extend([VCC, VCC + 1]);
    }
    Forwarding {
        scalars,
        reads: of(|slot| slot.reads, true),
        writes: of(|slot| slot.writes, true),
        transcendental: info.latency == isa::Latency::Trans,
        part: inst.writes_part(),
        lane: matches!(inst.op, Opcode::VReadlaneB32 | Opcode::VReadfirstlaneB32),
    }
}

fn immediate(inst: &Inst) -> Option<i32> {
    inst.operands.iter().find_map(|operand| match operand {
        Operand::Imm(value) => Some(*value),
        _ => None,
    })
}

/// Stores of more than 64 bits read their data late; a buffer store with an SGPR offset does not.
fn wide_store(inst: &Inst, slots: &[Slot]) -> Option<(u8, u8)> {
    let slot = |name: OperandName| slots.get(inst.info().index_of(name)?);
    let data = slot(OperandName::Data)?;
    // With a descriptor of 256 bits they are read in time (GCN3 ISA 4.5).
    if inst.format.is_image() {
        return None;
    }
    let late = match slot(OperandName::Soff) {
        Some(offset) if inst.format == Format::Mubuf => !matches!(offset.place, Place::Scalar(_)),
        _ => true,
    };
    match data.place {
        Place::Vector(first) if data.words > 2 && late => Some((first, data.words)),
        _ => None,
    }
}

/// The data of a store, which gfx6 reads late.
fn oldest_store(inst: &Inst, slots: &[Slot]) -> Option<(u8, u8)> {
    let oldest = inst.machine.isa.has_feature(isa::Feature::OnlyGfx6);
    let buffer = inst.format == Format::Mubuf || inst.format.is_image();
    if !oldest || !buffer || !inst.info().has(Flag::Store) {
        return None;
    }
    let data = slots.get(inst.info().index_of(OperandName::Data)?)?;
    match data.place {
        Place::Vector(first) => Some((first, data.words)),
        _ => None,
    }
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

/// How far an access reaches, or an operation on caches. Atomics work in the second-level cache, and loads with `glc` miss the first one. On
/// gfx942 two bits (sc0, which is `glc`, and sc1) are the scope; sc0 of an atomic asks for its result. Operations on the second-level
/// cache of gfx90a have no bits.
fn reach(inst: &Inst) -> Reach {
    let (mods, atomic) = (&inst.mods, inst.info().has(Flag::Atomic));
    let second = matches!(inst.op, Opcode::BufferWbl2 | Opcode::BufferInvl2);
    match (inst.machine.isa, mods.sc1) {
        (isa::Isa::Gfx942, true) if mods.glc || atomic => Reach::System,
        (isa::Isa::Gfx942, true) => Reach::Agent,
        (isa::Isa::Gfx942, false) if atomic => Reach::Agent,
        // The waves of a work-group have one first-level cache.
        (isa::Isa::Gfx942, false) => Reach::Cache,
        _ if mods.glc || atomic || second => Reach::System,
        _ => Reach::Cache,
    }
}

fn addressing(inst: &Inst, unit: Unit) -> Addressing {
    let (mods, info) = (&inst.mods, inst.info());
    let space = match inst.format {
        Format::Ds | Format::Ds2 if mods.gds => Space::Refused("global data share"),
        Format::Ds => Space::Lds,
        Format::Ds2 => Space::LdsPair,
        Format::Flat => Space::Flat,
        Format::Global => Space::Global,
        Format::Scratch => Space::Scratch,
        Format::Mubuf | Format::Mtbuf if mods.lds || mods.tfe => {
            Space::Refused("buffer accesses with lds or tfe")
        }
        Format::Mubuf | Format::Mtbuf => Space::Buffer,
        _ => Space::None,
    };
    let st64 = if info.has(Flag::St64) { 64 } else { 1 };
    let scale = match inst.format {
        Format::Smem => inst.machine.isa.traits().scalar_unit,
        _ => 1,
    };
    // The offset of an operation on two places says where the second is.
    let offset = match info.mnemonic.contains("_src2_") {
        true => 0,
        false => i64::from(mods.offset) * i64::from(scale),
    };
    Addressing {
        space,
        offset,
        offset1: mods.offset1.into(),
        element: st64 * element_size(info),
        bytes: access_size(info, unit),
        reach: reach(inst),
        idxen: mods.idxen,
        offen: mods.offen,
        addr64: mods.addr64,
    }
}

/// Registers to whose numbers M0 is added.
fn name_by_m0(op: Opcode, slots: &mut [Slot]) {
    let index = match op {
        Opcode::SMovrelsB32 | Opcode::SMovrelsB64 => 1,
        Opcode::SMovreldB32 | Opcode::SMovreldB64 => 0,
        _ => return,
    };
    if let Some(slot) = slots.get_mut(index) {
        slot.relative = Some((0, 32));
    }
}

/// Operations that move undefined bits from place to place and decide nothing by them, beside those of logic.
const MOVES: [Opcode; 13] = [
    Opcode::VMovB32,
    Opcode::VAccvgprReadB32,
    Opcode::VAccvgprWriteB32,
    Opcode::VAccvgprMovB32,
    Opcode::VCndmaskB32,
    Opcode::VSwapB32,
    Opcode::SMovB32,
    Opcode::SMovB64,
    Opcode::DsBpermuteB32,
    Opcode::DsPermuteB32,
    Opcode::DsSwizzleB32,
    Opcode::VReadlaneB32,
    Opcode::VWritelaneB32,
];

fn op(inst: Inst, target: &TargetId) -> Op {
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
    let facts = facts(&inst, unit, &slots, target);
    let mods = inst.mods.clone();
    let mut made = Op::new(inst, unit, STEPS[op as usize], slots, facts);
    set_access(&mut made);
    let inst = &made.inst;
    made.imm = immediate(inst).unwrap_or(0);
    made.branches = info.has(Flag::Branch);
    made.link = match op {
        Opcode::SSwappcB64 => Link::Call,
        Opcode::SSetpcB64 => Link::Jump,
        _ => Link::None,
    };
    made.wait = waits_for_memory(info.mnemonic);
    made.flow = made.branches || unit == Unit::Salu && handles_masks(inst, logic.as_ref());
    made.moves = logic.is_some() || MOVES.contains(&op);
    made.lane_select = matches!(op, Opcode::VReadlaneB32 | Opcode::VWritelaneB32).then_some(2);
    made.writes_exec = info.writes(Implicit::Exec);
    made.movement = inst.format.is_dpp().then(|| {
        Box::new(Movement {
            source: dpp_map(mods.dpp_ctrl),
            enabled: Movement::rows_and_banks(mods.row_mask, mods.bank_mask),
            fetch: false,
            zero: mods.bound_ctrl,
        })
    });
    made.clamp = mods.clamp;
    made.omod = mods.omod;
    made.high_result = mods.op_sel >> 3 & 1 == 1;
    // Loads of half a register (AMDGPU guide, "SRAM ECC").
    let kept_half = |slot: &Slot| slot.writes && slot.reads && slot.kind.is_half();
    made.loses_half = target.loses_halves() && info.has(Flag::Load) && made.slots.iter().any(kept_half);
    made.partial_result = (inst.format.is_sdwa() && mods.dst_sel != 6).then_some(PartialResult {
        select: mods.dst_sel,
        unused: mods.dst_unused,
    });
    made.set_passing(info.mnemonic, info.has(Flag::Effect));
    made
}

/// Whether an operation stores without giving anything back.
fn only_stores(inst: &Inst) -> bool {
    let info = inst.info();
    info.has(Flag::Store) && !info.has(Flag::Atomic)
}

/// What hazards there may be.
fn facts(inst: &Inst, unit: Unit, slots: &[Slot], target: &TargetId) -> Facts {
    let sensitivity = sensitivity(inst, unit, slots, target.replays());
    Facts {
        sensitive: sensitivity.any(),
        wide_store: (only_stores(inst) && unit == Unit::VectorMemory)
            .then(|| wide_store(inst, slots))
            .flatten(),
        stored: oldest_store(inst, slots),
        sensitivity,
    }
}

/// Sets how an operation accesses memory and by which counters it is waited for.
fn set_access(made: &mut Op) {
    let (inst, info, unit) = (&made.inst, made.inst.info(), made.unit);
    let mut counters = CounterSet::default();
    for (counter, counts) in [
        (VECTOR, info.may_wait(isa::WaitCounter::Vm)),
        (GROUP, info.may_wait(isa::WaitCounter::Lgkm)),
    ] {
        if counts {
            counters.insert(counter);
        }
    }
    made.counters = counters;
    made.waits = !counters.is_empty();
    made.flat = inst.format == Format::Flat;
    made.unordered = made.flat || matches!(unit, Unit::ScalarMemory | Unit::Salu);
    let accesses = info.has(Flag::Load) || info.has(Flag::Store);
    made.global = unit == Unit::VectorMemory
        && accesses
        && (inst.mods.addr64 || inst.mods.idxen || !matches!(inst.format, Format::Mubuf | Format::Scratch));
    made.loads = info.has(Flag::Load);
    made.stores = only_stores(inst);
    made.access = match (info.has(Flag::Atomic), info.has(Flag::Store)) {
        (true, _) => AccessKind::Atomic,
        (false, true) => AccessKind::Write,
        (false, false) => AccessKind::Read,
    };
    made.addressing = addressing(inst, unit);
    made.image = ImageAccess::of(inst);
    made.formatted = FormatAccess::of(inst);
    made.global |= made.image.is_some() && accesses;
    made.invalidates = matches!(
        inst.op,
        Opcode::BufferWbinvl1 | Opcode::BufferWbinvl1Vol | Opcode::BufferInv
    );
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dpp_rows() {
        assert_eq!(dpp_map(0x101)[3], 4);
        assert_eq!(dpp_map(0x101)[15], 64);
        assert_eq!(dpp_map(0x111)[17], 16);
        assert_eq!(dpp_map(0x111)[16], 64);
        assert_eq!(dpp_map(0x121)[16], 31);
        assert_eq!(dpp_map(0x140)[16], 31);
        assert_eq!(dpp_map(0x141)[8], 15);
        assert_eq!(dpp_map(0x142)[20], 15);
        assert_eq!(dpp_map(0x142)[3], 64);
        assert_eq!(dpp_map(0x143)[40], 31);
        assert_eq!(dpp_map(0x0e4)[6], 6);
        assert_eq!(dpp_map(0x01b)[4], 7);
        assert_eq!(dpp_map(0x13c)[0], 63);
    }
}
