//! AMD machines as the scheduler sees them ([`wavelift_codegen::schedule`]): what instructions touch beside registers that are allocated.
//!
//! | state | written by | read by |
//! |---|---|---|
//! | the flag (SCC) | most scalar arithmetic | carries, selects, branches |
//! | MODE | `s_setreg` of MODE | arithmetic on floats, and vector arithmetic on anything but bits and integers of up to 64 bits |
//! | VCC, M0 | who names them, and who destroys VCC | who names them |
//! | other physical registers | who names them | who names them |
//! | the sequence of communication | atomics, fences, barriers, the clock, what moves data between lanes, reads of EXEC | the same |
//!
//! EXEC is no state: what writes it is a border. Waits and cache operations that selection puts in for orders of memory are fences: no access moves over
//! them. Scalar loads of what may be written later stay in front of stores; the others read what nobody writes. Memories are group, global and private; flat accesses may reach all of
//! them.

use crate::counters::Counters;
use crate::isa::{
    Flag, Format, HwReg, Implicit, Inst, Isa, Latency, Needs, Op, Operand, OperandName, Role, Second, Sgpr,
    Special, Type,
};
use crate::machine::{MInst, Real, SGPR};
use smallvec::SmallVec;
use wavelift_codegen::machine::{Pseudo, RegFile};
use wavelift_codegen::schedule::{Access, Model, Place, Pressure, Timing, Traits};

/// State, as bits.
const MODE: u16 = 1;
const VCC: u16 = 1 << 1;
const M0: u16 = 1 << 2;
const OTHER: u16 = 1 << 3;
const SEQUENCE: u16 = 1 << 4;

/// Memories, as bits.
const GROUP: u8 = 1;
const GLOBAL: u8 = 1 << 1;
const PRIVATE: u8 = 1 << 2;

/// A machine with the registers that a unit may use.
pub(crate) struct AmdModel<'a> {
    pub isa: Isa,
    pub counters: &'a Counters,
    /// By file, the registers with which as many waves run as with fewer; none if that is not known here.
    pub steps: Vec<Vec<u16>>,
    /// By file, the registers that values may be in.
    pub units: [u16; 2],
    /// Whether registers are allocated: they are no state then, and what an address is made of may change.
    pub allocated: bool,
}

impl AmdModel<'_> {
    /// The registers of a file with which as many waves run as with so many.
    fn step_of(&self, file: usize, needed: u16) -> u16 {
        let most = self.units[file];
        let steps = self.steps.get(file).filter(|steps| !steps.is_empty());
        let step = steps.map(|steps| steps.iter().copied().find(|&step| step >= needed).unwrap_or(most));
        match (step, file) {
            (Some(step), _) => step.min(most),
            // Every wave has all scalar registers. Some are left for masks at the edges of blocks.
            (None, 0) => most - most / 8,
            // The kernel decides, of which nothing is known here.
            (None, _) => needed,
        }
    }

    fn timing(&self, class: Latency) -> Timing {
        let timing = self.isa.timing(class);
        Timing {
            issue: timing.issue,
            latency: timing.plan,
        }
    }

    fn real(&self, real: &Real) -> Traits {
        let (inst, info) = (&real.inst, real.inst.info());
        let mut traits = Traits {
            reads_flag: info.reads(Implicit::Scc) || inst.operands.contains(&Operand::Special(Special::Scc)),
            writes_flag: info.writes(Implicit::Scc),
            load: is_load(inst),
            class: info.latency as u8,
            timing: self.timing(info.latency),
            ..Traits::default()
        };
        self.registers(real, &mut traits);
        let moves = [Flag::Branch, Flag::Terminator, Flag::Call, Flag::Indirect];
        traits.border |= moves.into_iter().any(|flag| info.has(flag)) || inst.writes_exec();
        let fence = self.other(real, &mut traits);
        traits.access = match fence {
            true => Some(Access::FENCE),
            false => access(real),
        };
        if self.allocated
            && let Some(access) = &mut traits.access
        {
            access.place = None;
        }
        traits
    }

    /// State that registers are which nobody allocates.
    fn registers(&self, real: &Real, traits: &mut Traits) {
        let (inst, info) = (&real.inst, real.inst.info());
        let m0 = self.isa.traits().m0;
        for (register, bit) in [
            (Implicit::Vcc, VCC),
            (Implicit::M0, M0),
            (Implicit::FlatScratch, OTHER),
        ] {
            traits.reads |= if info.reads(register) { bit } else { 0 };
            traits.writes |= if info.writes(register) { bit } else { 0 };
        }
        // Between these and the instruction before them VCC has something that no operand names, and only they say so.
        traits.joined |= real.clobbers_vcc;
        traits.writes |= if real.clobbers_vcc { VCC } else { 0 };
        // Up to gfx8, M0 has to be set before group memory is accessed.
        if info.latency == Latency::Lds || inst.format == Format::Flat {
            traits.reads |= M0;
        }
        for (index, &operand) in inst.operands.iter().enumerate() {
            let bit = match operand {
                Operand::Sgpr { first, .. } if first.0 & !1 == Sgpr::VCC.0 => VCC,
                Operand::Sgpr { first, .. } if first == m0 => M0,
                Operand::Sgpr { first, .. } if Some(first) == self.isa.traits().null => continue,
                Operand::Sgpr { first, .. } if first.0 & !1 == Sgpr::EXEC.0 => {
                    traits.border |= inst.access(index).is_some_and(|access| access.writes());
                    SEQUENCE
                }
                Operand::Sgpr { .. } | Operand::Vgpr { .. } | Operand::Agpr(_) if self.allocated => continue,
                Operand::Sgpr { .. } | Operand::Vgpr { .. } | Operand::Agpr(_) => OTHER,
                Operand::Special(Special::Vccz) => VCC,
                Operand::Special(Special::Execz | Special::LdsDirect) => {
                    traits.border = true;
                    continue;
                }
                _ => continue,
            };
            match inst.access(index) {
                Some(access) if access.writes() => traits.writes |= bit,
                // What is in order with itself is so by writing.
                Some(_) if bit == SEQUENCE => traits.writes |= bit,
                Some(_) => traits.reads |= bit,
                None => {}
            }
        }
    }

    /// Modes, communication and other effects; whether all accesses keep their order with it.
    fn other(&self, real: &Real, traits: &mut Traits) -> bool {
        let (inst, info) = (&real.inst, real.inst.info());
        let types = || info.operands.iter().map(|operand| operand.ty);
        let float = types().any(Type::is_float);
        if float || inst.format.is_valu() && !types().all(is_exact) {
            traits.reads |= MODE;
        }
        let plain_store = info.has(Flag::Store) && !info.has(Flag::Effect);
        let lanes = [Flag::Convergent, Flag::Wave]
            .into_iter()
            .any(|flag| info.has(flag))
            || inst.format.is_dpp()
            || matches!(inst.op, Op::VMbcntLoU32B32 | Op::VMbcntHiU32B32);
        if real.communicates || lanes || info.has(Flag::Atomic) {
            traits.writes |= SEQUENCE;
        }
        if matches!(inst.op, Op::SSetregImm32B32 | Op::SSetregB32) {
            let register = inst.operands.iter().find_map(|operand| match operand {
                Operand::Imm(imm) => Some(HwReg::from_imm(*imm as u16).id),
                _ => None,
            });
            traits.writes |= MODE;
            traits.border |= register != Some(HwReg::MODE);
            return false;
        }
        let effect =
            info.has(Flag::Effect) || info.has(Flag::Barrier) || self.counters.wait_of(inst).is_some();
        if !effect || plain_store {
            return false;
        }
        traits.writes |= SEQUENCE;
        // What has to do with the state of the wave in other ways.
        let memory = matches!(info.latency, Latency::Smem | Latency::Vmem | Latency::Lds)
            || info.has(Flag::Barrier)
            || self.counters.wait_of(inst).is_some();
        traits.border |= !memory;
        true
    }
}

/// Whether no mode changes what arithmetic makes of operands of a type.
fn is_exact(ty: Type) -> bool {
    use Type::*;
    matches!(ty, B16 | U16 | I16 | B32 | U32 | I32 | B64 | U64 | I64 | Mask)
}

/// Whether a result comes late, and something waits for it.
pub(crate) fn is_load(inst: &Inst) -> bool {
    let late = matches!(
        inst.info().latency,
        Latency::Smem | Latency::Vmem | Latency::Lds | Latency::Message
    );
    late && (0..inst.operands.len()).any(|index| inst.access(index).is_some_and(|access| access.writes()))
}

/// Whether an instruction loads from vector memory and does nothing else.
pub(crate) fn is_vector_load(inst: &Inst) -> bool {
    let info = inst.info();
    let others = [Flag::Store, Flag::Atomic, Flag::Effect];
    info.latency == Latency::Vmem && info.has(Flag::Load) && !others.into_iter().any(|flag| info.has(flag))
}

/// The memory that an instruction accesses, if somebody may write it.
fn access(real: &Real) -> Option<Access> {
    let inst = &real.inst;
    let info = inst.info();
    let [load, store, atomic] = [Flag::Load, Flag::Store, Flag::Atomic].map(|flag| info.has(flag));
    let writes = store || atomic;
    if real.constant || !writes && (!load || info.latency == Latency::Smem && !real.initial) {
        return None;
    }
    let memories = match (info.latency, inst.format) {
        (Latency::Lds, _) => GROUP,
        (_, Format::Flat) => GROUP | GLOBAL | PRIVATE,
        (_, Format::Scratch) => PRIVATE,
        (_, format) if format.is_buffer() && !inst.mods.addr64 && !inst.mods.idxen => PRIVATE,
        _ => GLOBAL,
    };
    Some(Access {
        memories,
        writes: store || atomic,
        place: place(inst),
    })
}

/// Where an access is, if it has one address.
fn place(inst: &Inst) -> Option<Place> {
    let info = inst.info();
    let known = inst.format.is_flat_family() || inst.format == Format::Mubuf || info.latency == Latency::Lds;
    let words = ["read2", "write2", "xchg2", "_2addr"];
    let pair = matches!(inst.op, Op::DsRead2B32 | Op::DsWrite2B32);
    let two = || info.latency == Latency::Lds && words.iter().any(|word| info.mnemonic.contains(word));
    if !known || !pair && two() || info.has(Flag::Gds) || inst.mods.lds {
        return None;
    }
    let flags = [inst.mods.offen, inst.mods.idxen, inst.mods.addr64, inst.mods.sve];
    let flags = flags.iter().fold(0, |all, &flag| all << 1 | u32::from(flag));
    let mut base: SmallVec<[u32; 4]> = SmallVec::from_slice(&[(inst.format as u32) << 8 | flags]);
    let mut bytes = 0;
    for (index, operand) in inst.operands.iter().enumerate() {
        let name = info.operands.get(index)?.name;
        let data = !matches!(
            name,
            OperandName::Addr | OperandName::Saddr | OperandName::Srsrc | OperandName::Soff
        );
        if data || inst.operand_role(index) == Some(Role::Dst) {
            bytes = bytes.max(4 * u32::from(inst.operand_registers(index)));
            continue;
        }
        match *operand {
            Operand::Virtual(v) => base.extend([v.index, u32::from(v.first) << 8 | u32::from(v.count)]),
            Operand::Sgpr { first, count } => {
                base.extend([u32::MAX, u32::from(first.0) << 8 | u32::from(count)])
            }
            Operand::Int(value) => base.extend([u32::MAX - 1, value as u32]),
            Operand::Literal(value) => base.extend([u32::MAX - 2, value]),
            Operand::Off => base.push(u32::MAX - 3),
            _ => return None,
        }
    }
    let mut start = i64::from(inst.mods.offset);
    if pair {
        // From the first of two words to the end of the second, with what is between them.
        let [first, last] = [start, inst.mods.offset1.into()];
        start = 4 * first.min(last);
        bytes = 4 * (first.abs_diff(last) as u32 + 1);
    }
    Some(Place { base, start, bytes })
}

impl Model<MInst> for AmdModel<'_> {
    fn traits(&self, inst: &MInst) -> Traits {
        let plain = |class, slots: u16| Traits {
            class: class as u8,
            timing: Timing {
                issue: self.timing(class).issue * slots,
                ..self.timing(class)
            },
            ..Traits::default()
        };
        match inst {
            MInst::Real(real) => self.real(real),
            MInst::Pseudo(Pseudo::Copy { file, width, .. }) if *file == SGPR => {
                plain(Latency::Salu, width.div_ceil(2).into())
            }
            MInst::Pseudo(Pseudo::Copy { width, .. }) => plain(Latency::Valu, u16::from(*width)),
            MInst::Pseudo(Pseudo::Undef { .. }) => plain(Latency::Salu, 0),
            MInst::SymbolAddress { .. } => Traits {
                writes_flag: true,
                ..plain(Latency::Salu, 3)
            },
            _ => Traits {
                border: true,
                ..plain(Latency::Salu, 1)
            },
        }
    }

    /// With the wait states that hardware does not keep by itself.
    fn latency(&self, from: &Traits, to: &Traits, file: RegFile) -> u16 {
        let valu = [Latency::Valu, Latency::ValuSlow, Latency::Trans];
        let scalar = file == SGPR && valu.iter().any(|&class| from.class == class as u8);
        if !scalar || to.class != Latency::Vmem as u8 {
            return from.timing.latency;
        }
        let row = self
            .isa
            .hazards()
            .iter()
            .find(|row| row.second == Second::VmemScalar);
        match row.map(|row| row.needs) {
            Some(Needs::States(states)) => from.timing.latency + u16::from(states),
            _ => from.timing.latency,
        }
    }

    fn step(&self, needed: Pressure) -> Pressure {
        let mut step = Pressure::ANY;
        for file in 0..2 {
            step.0[file] = self.step_of(file, needed.0[file]).max(needed.0[file]);
        }
        step
    }
}
